"""Who plays: bots by name or as module:function, and how they change seats over one deal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib import import_module
from itertools import combinations, cycle, islice
from pathlib import Path

import sixdot
from sixdot.bots import NAMES, Bot, bot_named
from sixdot.bots.guard import Guard
from sixdot.game.actions import Action
from sixdot.game.shuffle import Source
from sixdot.game.view import View

LineUp = tuple[str, ...]

_RULES_AND_BOTS = ("game", "bots")


def bot_called(name: str) -> Bot:
    """A bot of ours, or anybody's: `module:function`, looked for in the current folder as well."""
    if ":" not in name:
        if name not in NAMES:
            raise ValueError(
                f"there is no bot {name!r}: the bots are {', '.join(NAMES)}, and your own as module:function"
            )
        return bot_named(name)
    module, _, function = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        bot = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"the bot {name} cannot be loaded: {error}") from error
    if not callable(bot):
        raise ValueError(f"the bot {name} cannot be loaded: it is not a function")
    return bot  # type: ignore[no-any-return]


_fences: dict[tuple[str, float], Guard] = {}


def fenced(name: str, seconds: float) -> Bot:
    """A bot of somebody's in a process of its own, with so many seconds a decision; ours need no fence."""
    if ":" not in name:
        return bot_called(name)
    guard = _fences.get((name, seconds))
    if guard is None:
        guard = _fences[name, seconds] = Guard(name, seconds)

    def choose(view: View, source: Source) -> Action | None:
        faults = guard.fault_count
        action = guard(view, source)
        if guard.fault_count > faults:  # the table is to hear of it, and falls back itself
            raise RuntimeError(guard.faults[-1])
        return action

    return choose


def code_of(names: Iterable[str]) -> str:
    """A digest of the rules and of these bots as they are written: results of other code are other results."""
    package = Path(sixdot.__file__).parent
    files = [path for folder in _RULES_AND_BOTS for path in sorted((package / folder).rglob("*.py"))]
    for name in sorted(set(names)):
        bot_called(name)
        module = sys.modules.get(name.partition(":")[0])
        if module is not None and module.__file__ is not None:
            files.append(Path(module.__file__))
    digest = sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def line_ups(names: Sequence[str], players: int) -> list[LineUp]:
    """Who sits down together: all; over and over where there are more seats; each choice where there are fewer."""
    different = list(dict.fromkeys(names))
    if len(names) <= players:
        return [tuple(islice(cycle(names), players))]
    return list(combinations(different, players)) or [tuple(names[:players])]


def rotations(line_up: LineUp) -> list[LineUp]:
    """Every way to move the whole line-up round the table that seats somebody else somewhere."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))
