"""`sixdot doctor`: what is installed here and works, and what to do about what does not."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from sixdot.durable import reason_of
from sixdot.extras import how_to_install
from sixdot.places import games_folder, settings_folder
from sixdot.terminal.settings import load, settings_path
from sixdot.voice.speech.engines import system
from sixdot.voice.trouble import Finding
from sixdot.voice.words import Value, Words

OLDEST_PYTHON: Final = (3, 11)
_NEEDED: Final = ("python", "games-folder")  # without these nothing can be played or kept
_OPTIONAL: Final = ("liblouis", "brltty", "sounds", "server", "press-pdf", "press-tags", "press-audio")
SERVER: Final = ("h11", "segno", "starlette", "uvicorn", "websockets")  # sixdot[online]
_VOICES: Final = ("prism", "speechd", "say", "espeak")


def examine(say: Callable[[str], object], words: Words) -> int:
    """Try everything and report each finding as it comes; 0 if games can be played and saved."""
    found = tell(chain(the_game(), its_outlets(lambda: say(words.say("doctor-trying")))), say, words)
    fine = all(finding.works for finding in found if finding.id in _NEEDED)
    say(words.say("doctor-fine", missing=_missing(found, words)) if fine else words.say("doctor-not-fine"))
    return 0 if fine else 1


def tell(look: Iterable[Finding], say: Callable[[str], object], words: Words) -> list[Finding]:
    found: list[Finding] = []
    for finding in look:
        found.append(finding)
        say(finding_text(finding, words))
        if finding.id == "settings-file" and not finding.works:
            for problem in load()[1]:
                say(problem.text(words))
    return found


def the_game() -> Iterator[Finding]:
    """What the game cannot do without."""
    path = settings_path()
    yield from (_python(), _sixdot())
    yield Finding("settings-file", not load()[1], {"path": str(path), "there": path.exists()})
    yield from (_folder("settings-folder", settings_folder()), _folder("games-folder", games_folder()))
    yield from (_games(), _terminal(), _encoding())


def its_outlets(still: Callable[[], object] = lambda: None) -> Iterator[Finding]:
    """Braille, speech, sounds, a server and print, each really tried. `still` is called if that takes long."""
    from sixdot.press import needs
    from sixdot.terminal.braille import brlapi
    from sixdot.voice import braille, sounds, speech

    yield braille.status()
    yield brlapi.status()
    yield from speech.status(still)
    yield sounds.status()
    yield _server()
    yield from needs.status()


def _server() -> Finding:
    from importlib import import_module

    for name in SERVER:
        try:
            import_module(name)
        except ImportError:
            return Finding("server", False, {"name": name, "install": how_to_install("online")})
    return Finding("server", True)


def finding_text(finding: Finding, words: Words) -> str:
    values = {"system": system(), **finding.values}
    return words.attribute(f"doctor-{finding.id}", "works" if finding.works else "missing", **values)


def _missing(found: list[Finding], words: Words) -> list[str]:
    """What is missing that somebody may want; one voice that works is enough."""
    parts = [finding.id for finding in found if finding.id in _OPTIONAL and not finding.works]
    if not any(finding.works for finding in found if finding.id in _VOICES):
        parts.append("speech")
    return [words.say("doctor-part", part=part) for part in parts]


# The game and its files


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    wanted = ".".join(map(str, OLDEST_PYTHON))
    return Finding("python", sys.version_info >= OLDEST_PYTHON, {"version": version, "wanted": wanted})


def _sixdot() -> Finding:
    import sixdot
    from sixdot.game import round

    compiled = not str(round.__file__).endswith(".py")
    return Finding("sixdot", True, {"version": sixdot.__version__, "compiled": compiled})


def _folder(name: str, folder: Path) -> Finding:
    """Whether files can be written there: tried in the folder, or in its nearest parent that exists."""
    import tempfile

    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    try:
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"sixdot")
            file.flush()
    except OSError as error:
        return Finding(name, False, {"path": str(folder), "reason": reason_of(error)})
    return Finding(name, True, {"path": str(folder), "reason": None})


def _games() -> Finding:
    from sixdot.terminal.looking_back.history import history
    from sixdot.terminal.saving.judging import DAMAGED, GOING, LEFT

    games = history()
    states = [game.state for game in games]
    damaged = [game.name for game in games if game.state == DAMAGED]
    values: dict[str, Value] = {"count": len(games), "going": states.count(GOING), "left": states.count(LEFT)}
    return Finding("games", not damaged, {**values, "damaged": len(damaged), "names": damaged})


# Where lines go


def _terminal() -> Finding:
    from sixdot.terminal.console import shows_colours

    ours = bool(sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty())
    kind = os.environ.get("TERM") or ("Windows" if sys.platform == "win32" else os.name)
    return Finding("terminal", ours, {"term": kind, "colours": ours and shows_colours(load()[0].colours)})


def _encoding() -> Finding:
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        "é · ⠿".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Finding("encoding", False, {"encoding": encoding})
    return Finding("encoding", True, {"encoding": encoding})
