"""A table online: its members and seats, its host, its games, what all are told. No clock, no socket, no file."""

from __future__ import annotations

from sixdot.room.retelling import Retelling, retold
from sixdot.room.room import Room
from sixdot.room.rules import Rules
from sixdot.room.state import LOBBY, OVER, PLAYING, READY, Broken, Happening, Member, Private, Refused, Seat

__all__ = [
    "LOBBY",
    "OVER",
    "PLAYING",
    "READY",
    "Broken",
    "Happening",
    "Member",
    "Private",
    "Refused",
    "Retelling",
    "Room",
    "Rules",
    "Seat",
    "retold",
]
