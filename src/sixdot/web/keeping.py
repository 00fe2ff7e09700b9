"""How long tables are kept that nobody uses: as it is set, and in words.

Time counts only while there is a server: one that was switched off for a summer finds every table in its place, and a
clock that was set wrong deletes nothing.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from sixdot.game.match import OVER
from sixdot.room.room import Room
from sixdot.room.state import LOBBY
from sixdot.voice.words import Value, Words

HOUR: Final = 60
DAY: Final = 24 * HOUR
UNDER_WAY: Final = "game"
_UNITS: Final = {"d": DAY, "h": HOUR, "m": 1}


class Keep(NamedTuple):
    """For how many minutes a table is kept that nobody uses; 0: for ever."""

    lobbies: int = DAY  # where no game has begun
    games: int = 90 * DAY  # in the middle of one
    finished: int = 14 * DAY


# As the store has them; a table that an earlier version stored may be at any stage, and is kept longest.
STAGES: Final[Mapping[str, tuple[str, ...]]] = {"lobbies": (LOBBY,), "games": ("", UNDER_WAY), "finished": (OVER,)}


def stored_stage(room: Room) -> str:
    """What the store is told of a stage: it need not know one part of a game from another. A table where games were
    played, and other rules chosen since, is no new one.
    """
    if room.stage == LOBBY:
        return OVER if room.games else LOBBY
    return room.stage if room.stage == OVER else UNDER_WAY


def keep_with(said: Iterable[str]) -> Keep:
    """The times with changes such as `lobbies=12h`, `finished=30d` or `games=never`; or a `ValueError`."""
    changed: dict[str, int] = {}
    for text in said:
        name, _, value = text.partition("=")
        if name not in Keep._fields:
            raise ValueError(f"there is nothing called {name!r} to be kept: there are {', '.join(Keep._fields)}")
        found = re.fullmatch(r"([0-9]{1,5})([mhd])", value)
        if found is None and value not in ("0", "never"):
            raise ValueError(f"{text!r} is no time: it is written as {name}=12h, {name}=30d or {name}=never")
        changed[name] = int(found[1]) * _UNITS[found[2]] if found else 0
    return Keep(**changed)


def measured(minutes: int) -> dict[str, Value]:
    """A length of time for the words to say: in days, hours or minutes, whichever says it best."""
    unit = next((unit for unit, size in _UNITS.items() if minutes >= 2 * size or minutes == size), "m")
    return {"count": minutes // _UNITS[unit], "unit": unit}


def keep_text(keep: Keep, words: Words) -> str:
    """How long a table is kept, for whoever opens one; nothing where all are kept for ever."""
    spans = [
        words.say("server-keep-one", stage=name, **measured(minutes))
        for name, minutes in keep._asdict().items()
        if minutes
    ]
    return words.say("server-keep", spans=spans) if spans else ""
