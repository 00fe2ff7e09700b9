"""The log of all tables: what happened at each, in order, on the disk before anybody hears of it."""

from sixdot.durable import NotSaved
from sixdot.store.entries import Append, Entry, Key
from sixdot.store.problems import Damaged, InUse, NewerSchema, StoreError, Taken, Unusable
from sixdot.store.sqlite import Store, backup
from sixdot.store.waiting import Waiting
from sixdot.store.writer import Outcome, Tell

__all__ = [
    "Append",
    "Damaged",
    "Entry",
    "InUse",
    "Key",
    "NewerSchema",
    "NotSaved",
    "Outcome",
    "Store",
    "StoreError",
    "Taken",
    "Tell",
    "Unusable",
    "Waiting",
    "backup",
]
