"""The settings of a player: which there are, the values they may have, and the file they are read from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Final, NamedTuple

from sixdot.durable import read_bytes, reason_of
from sixdot.game.record import LONGEST_NAME
from sixdot.places import settings_folder
from sixdot.voice.trouble import Trouble

FILE: Final = "settings.toml"
LONGEST_TEXT: Final = 200
MARK: Final = "\ufeff"  # some editors begin a file with it
Setting = str | int | bool | None


@dataclass(frozen=True)
class Settings:
    """None: whatever suits the system, the language or the game."""

    language: str | None = None
    verbosity: str = "normal"
    sort: str = "colour"
    marks: bool = False
    name: str | None = None
    edition: str | None = None
    players: int = 4
    bots: str = "steady"
    colours: bool = True
    braille: bool = False
    braille_table: str | None = None
    width: int = 40
    speech: bool = False
    speech_engine: str | None = None
    speech_rate: int | None = None
    speech_voice: str | None = None
    sounds: bool = False


KEYS: Final = tuple(field.name for field in fields(Settings))
DEFAULTS: Final[Mapping[str, Setting]] = asdict(Settings())
_NUMBERS: Final = {"players": (2, 10), "width": (10, 100), "speech_rate": (1, 100)}


def changed_in(settings: Settings, chosen: Mapping[str, Setting]) -> Settings:
    return replace(settings, **chosen)  # type: ignore[arg-type]


# What they may be


# Where the words are that a setting can be.
_CHOICES: Final = {
    "language": "sixdot.voice.words:LANGUAGES",
    "verbosity": "sixdot.voice.words:SPOKEN",
    "sort": "sixdot.voice.hands:ORDERS",
    "edition": "sixdot.game.editions:EDITIONS",
    "braille_table": "sixdot.voice.braille:TABLES",
    "speech_engine": "sixdot.voice.speech:ENGINES",
    "bots": "sixdot.bots:NAMES",
}


class Wanted(NamedTuple):
    """What a value must be: a flag, a number, a text, one of several words, or bots with commas between them."""

    kind: str
    options: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def fits(self, value: object) -> bool:
        if self.kind == "choice":
            return value in self.options
        if isinstance(value, bool) or self.kind == "flag":
            return isinstance(value, bool) and self.kind == "flag"
        if self.kind == "number":
            return isinstance(value, int) and self.least <= value <= self.most
        if not isinstance(value, str):
            return False
        if self.kind == "bots":
            return all(name in self.options or _is_foreign(name) for name in value.split(","))
        return value.isprintable() and 0 < len(value.strip()) <= self.most


def wanted(key: str) -> Wanted:
    """What the value of this key must be."""
    if isinstance(DEFAULTS[key], bool):
        return Wanted("flag")
    if key in _NUMBERS:
        return Wanted("number", (), *_NUMBERS[key])
    if key in _CHOICES:
        from pkgutil import resolve_name

        return Wanted("bots" if key == "bots" else "choice", tuple(resolve_name(_CHOICES[key])))
    return Wanted("text", (), 1, LONGEST_NAME if key == "name" else LONGEST_TEXT)


def _is_foreign(name: str) -> bool:
    """Whether it is module:function of a module that exists; none of its code is run."""
    import sys
    from importlib.machinery import PathFinder

    module, _, function = name.partition(":")
    parts = module.split(".")
    if not function.isidentifier() or not all(part.isidentifier() for part in parts):
        return False
    return PathFinder.find_spec(parts[0], [*sys.path, "."]) is not None


# The file


def settings_path() -> Path:
    return settings_folder() / FILE


def load(path: Path | None = None) -> tuple[Settings, list[Trouble]]:
    """The settings, and what is wrong with the file."""
    place = settings_path() if path is None else path
    try:
        return read(read_bytes(place).decode(), str(place))
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        reason = reason_of(error)
    except UnicodeDecodeError:
        reason = "no-text"
    return Settings(), [Trouble("settings-unreadable", path=str(place), reason=reason)]


def read(text: str, path: str = FILE) -> tuple[Settings, list[Trouble]]:
    import tomllib

    try:
        said = tomllib.loads(text.removeprefix(MARK))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return Settings(), [Trouble("settings-broken", path=path, line=_line_in(str(error)))]
    chosen: dict[str, Setting] = {}
    problems: list[Trouble] = []
    for key, value in said.items():
        if key not in KEYS:
            problems.append(Trouble("settings-unknown-key", path=path, line=_line_of(text, key), key=key))
        elif wanted(key).fits(value):
            chosen[key] = " ".join(value.split()) if key == "name" else value
        else:
            shown = value if isinstance(value, str) else str(value).lower()
            line, asked = _line_of(text, key), wanted(key)._asdict()
            problems.append(Trouble("settings-wrong-value", path=path, line=line, key=key, value=shown, **asked))
    return changed_in(Settings(), chosen), problems


def _line_in(problem: str) -> int:
    """The line number in an error message; 0 if there is none."""
    import re

    found = re.search(r"at line (\d+)", problem)
    return int(found[1]) if found else 0


def _line_of(text: str, key: str) -> int:
    """The line of this key or table; 0 if it is not found."""
    for number, line in enumerate(text.removeprefix(MARK).split("\n"), 1):
        if is_line_of(line, key) or line.strip().strip("[]").partition(".")[0].strip("\"' ") == key:
            return number
    return 0


def is_line_of(line: str, key: str) -> bool:
    return line.partition("=")[0].strip().strip("\"'") == key and "=" in line
