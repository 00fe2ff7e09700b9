"""Who plays: bots by name or as module:function, and how they change seats over one deal."""

import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.util import find_spec
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Final

import sixdot
from sixdot.bots import Bot, bot_named
from sixdot.bots.foreign import Guard, load
from sixdot.bots.guard import in_words, printable
from sixdot.game.options import SetupError

LineUp = tuple[str, ...]

_PACKAGE: Final = Path(sixdot.__file__).parent
_RULES_AND_BOTS: Final = ("game", "bots")
_TABLE: Final = ("table.py", "lab/play.py")


def bot_called(name: str, patience: float | None = None) -> Bot:
    """One of our bots, or anybody's: `module:function`, looked for in the current folder as well.

    With patience a foreign bot has a process of its own, and so many seconds for a decision.
    """
    if ":" not in name:
        return bot_named(name)
    if patience is not None:
        if (name, patience) not in _fences:
            _fences[name, patience] = Guard(name, patience)
        return _fences[name, patience].ask  # the table hears of faults, and falls back itself
    _look_here_too()
    try:
        return load(name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # even one that wants to leave the program
        message = "the bot {bot} cannot be loaded: {problem}"
        raise SetupError(message, "bot-not-loaded", bot=printable(name), problem=in_words(error)) from None


_fences: dict[tuple[str, float], Guard] = {}


def _look_here_too() -> None:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def check_bots(names: Iterable[str], patience: float | None = None) -> None:
    """A ValueError names the first that cannot play. With patience, foreign code runs only behind the fence."""
    for name in dict.fromkeys(names):
        if patience is None or ":" not in name:
            bot_called(name)
        else:
            Guard(name, patience).close()


def code_of(names: Iterable[str], patience: float | None = None) -> str:
    """A digest of the source of the rules, the table and these bots: other code gives other results."""
    folders = [_PACKAGE / folder for folder in _RULES_AND_BOTS]
    files = {path for folder in folders for kind in ("*.py", "*.txt") for path in folder.rglob(kind)}
    files |= {_PACKAGE / file for file in _TABLE}
    for name in names:
        module, colon, _ = name.partition(":")
        if colon:
            files |= _files_of(module, patience is None)
    digests = sorted(sha256(file.read_bytes()).digest() for file in files)  # wherever they lie
    return sha256(b"".join(digests)).hexdigest()[:16]


def _files_of(module: str, is_loaded: bool) -> set[Path]:
    """The files of a foreign bot: those loaded from its folder or package, or all that are there."""
    _look_here_too()
    spec = find_spec(module.partition(".")[0])
    if spec is None or not (spec.submodule_search_locations or spec.has_location):
        return set()
    packages = [Path(folder) for folder in spec.submodule_search_locations or ()]
    home = packages[0] if packages else Path(spec.origin or "").parent
    if not is_loaded:
        return set(home.rglob("*.py") if packages else home.glob("*.py"))
    names = [getattr(each, "__file__", None) for each in list(sys.modules.values())]
    files = [Path(name) for name in names if isinstance(name, str)]
    own = [file for file in files if home in file.parents and _PACKAGE not in file.parents and file.is_file()]
    return {file for file in own if "site-packages" not in file.relative_to(home).parts}  # other libraries


def line_ups(names: Sequence[str], players: int) -> list[LineUp]:
    """Who sits down together: all, in turn again where there are more seats; every choice where there are fewer."""
    different = list(dict.fromkeys(names))
    if len(names) <= players:
        return [tuple(islice(cycle(names), players))]
    return list(combinations(different, players)) or [tuple(names[:players])]


def rotations(line_up: LineUp) -> list[LineUp]:
    """Every rotation of the line-up round the table that differs from the others."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))
