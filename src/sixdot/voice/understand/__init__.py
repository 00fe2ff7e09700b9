"""From what a player types to what is meant: a command, an action, a choice among actions, or why it is unclear.

Both languages are understood at once, the player's own first. What was said is a set of limits on what can be done
now: one action left is done, several are asked about, and if there is none the action is made as it was said, for
the table to refuse with its reason.
"""

from __future__ import annotations

from sixdot.voice.understand.choosing import choose
from sixdot.voice.understand.meant import Ambiguous, Cancelled, Choose, Command, Do, Meant, Unclear
from sixdot.voice.understand.options import groups
from sixdot.voice.understand.typed import seat_named
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import goes_on

__all__ = [
    "Ambiguous", "Cancelled", "Choose", "Command", "Do", "Meant", "Unclear", "choose", "goes_on", "groups",
    "seat_named", "understand",
]  # fmt: skip
