"""What a player has chosen once and for all, kept in a file that can be edited by hand: `settings.toml`.

What the file says wrongly is named, with its line, and left out; the file stays as it is. A change made in a game
goes into it without touching anything else, comments and unknown keys included.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Final, NamedTuple

from sixdot.terminal.durable import NotSaved, read_bytes, reason_of, replace_text
from sixdot.terminal.places import settings_folder
from sixdot.voice.hands import ORDERS
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, SPOKEN, Words

FILE: Final = "settings.toml"
LONGEST_TEXT: Final = 200
_MARK: Final = "\ufeff"  # some editors begin a file with it
Setting = str | int | bool | None


@dataclass(frozen=True)
class Settings:
    """None: as it suits the system, the language or the game."""

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
NEXT_TIME: Final = (
    "name",
    "edition",
    "players",
    "bots",
    "colours",
    "braille",
    "width",
)  # not in the middle of a game
_DEFAULTS: Final[Mapping[str, Setting]] = asdict(Settings())
_NUMBERS: Final = {"players": (2, 10), "width": (10, 100), "speech_rate": (1, 100)}
_FLAGS: Final = tuple(key for key, value in _DEFAULTS.items() if isinstance(value, bool))


def _editions() -> Sequence[str]:
    from sixdot.game.editions import EDITIONS

    return tuple(EDITIONS)


def _tables() -> Sequence[str]:
    from sixdot.voice.braille import TABLES

    return tuple(TABLES)


def _engines() -> Sequence[str]:
    from sixdot.voice.speech import ENGINES

    return ENGINES


_CHOICES: Final[Mapping[str, Callable[[], Sequence[str]]]] = {
    "language": lambda: LANGUAGES,
    "verbosity": lambda: SPOKEN,
    "sort": lambda: ORDERS,
    "edition": _editions,
    "braille_table": _tables,
    "speech_engine": _engines,
}


# Reading


def settings_path() -> Path:
    return settings_folder() / FILE


def load(path: Path | None = None) -> tuple[Settings, list[Trouble]]:
    """The settings, and what is wrong with the file."""
    place = settings_path() if path is None else path
    try:
        text = read_bytes(place).decode()
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [Trouble("settings-unreadable", path=str(place), reason=reason_of(error))]
    except UnicodeDecodeError:
        return Settings(), [Trouble("settings-unreadable", path=str(place), reason="no-text")]
    return read(text, str(place))


def read(text: str, path: str = FILE) -> tuple[Settings, list[Trouble]]:
    import tomllib

    try:
        said = tomllib.loads(text.removeprefix(_MARK))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return Settings(), [Trouble("settings-broken", path=path, line=_line_in(str(error)))]
    chosen: dict[str, Setting] = {}
    problems: list[Trouble] = []
    for key, value in said.items():
        if key not in KEYS:
            problems.append(Trouble("settings-unknown-key", path=path, line=_line_of(text, key), key=key))
        elif wanted := _wrong(key, value):
            shown = value if isinstance(value, str) else str(value).lower()
            line, asked = _line_of(text, key), wanted._asdict()
            problems.append(Trouble("settings-wrong-value", path=path, line=line, key=key, value=shown, **asked))
        else:
            chosen[key] = " ".join(value.split()) if key == "name" else value
    return _changed(Settings(), chosen), problems


def _line_in(problem: str) -> int:
    """The line that a message of the reader names; 0: none, such as at the end of the file."""
    import re

    found = re.search(r"at line (\d+)", problem)
    return int(found[1]) if found else 0


def _line_of(text: str, key: str) -> int:
    """Where a key or a table of this name stands; 0: it is not found."""
    for number, line in enumerate(text.removeprefix(_MARK).split("\n"), 1):
        if _is_line_of(line, key) or line.strip().strip("[]").partition(".")[0].strip("\"' ") == key:
            return number
    return 0


def _is_line_of(line: str, key: str) -> bool:
    return line.partition("=")[0].strip().strip("\"'") == key and "=" in line


class Wanted(NamedTuple):
    """What a value has to be: a flag, a number, a text, or one of some words."""

    kind: str
    options: Sequence[str] = ()
    least: int = 0
    most: int = 0


def _wrong(key: str, value: object) -> Wanted | None:
    """What is wanted instead, if this is no value for the key."""
    if key in _FLAGS:
        return None if isinstance(value, bool) else Wanted("flag")
    if key in _NUMBERS:
        least, most = _NUMBERS[key]
        fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        return None if fits else Wanted("number", (), least, most)
    if key in _CHOICES:
        options = _CHOICES[key]()
        return None if value in options else Wanted("choice", options)
    if key == "bots":
        from sixdot.bots import NAMES

        return None if isinstance(value, str) and _are_bots(value) else Wanted("bots", NAMES)
    most = _longest(key)
    fits = isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= most
    return None if fits else Wanted("text", (), 1, most)


def _longest(key: str) -> int:
    """How long a text may be; a name has to fit into a record."""
    from sixdot.game.record import LONGEST_NAME

    return LONGEST_NAME if key == "name" else LONGEST_TEXT


def _are_bots(text: str) -> bool:
    """Names with commas between them: of our own bots, or module:function where there is such a module."""
    from sixdot.bots import NAMES

    return all(name in NAMES or _is_foreign(name) for name in text.split(","))


def _is_foreign(name: str) -> bool:
    """Whether somebody's own bot can be looked for; nothing of theirs is run for that."""
    import sys
    from importlib.machinery import PathFinder

    module, _, function = name.partition(":")
    parts = module.split(".")
    if not function.isidentifier() or not all(part.isidentifier() for part in parts):
        return False
    return PathFinder.find_spec(parts[0], [*sys.path, "."]) is not None


def problem_with(settings: Settings, key: str, words: Words | None = None) -> Trouble | None:
    """Why a setting cannot be as it is, if it cannot."""
    value = getattr(settings, key)
    wanted = _wrong(key, value) if value is not None or _DEFAULTS[key] is not None else None
    return None if wanted is None else _not_so(key, str(value), wanted, words or Words("en"))


def _not_so(key: str, value: str, wanted: Wanted, words: Words) -> Trouble:
    asked = wanted._replace(options=[value_text(option, words) for option in wanted.options])._asdict()
    return Trouble("settings-not-so", key=_name(key, words), value=value, **asked)


# Changing


def change(settings: Settings, key: str, text: str, words: Words | None = None) -> Settings | Trouble:
    """The settings with what was typed: keys and values by their own names, and by those of the language."""
    spoken = words or Words("en")
    found = setting_names(spoken).get(_plain(key))
    if found is None:
        return Trouble("settings-no-key", key=key, keys=[_name(each, spoken) for each in KEYS])
    value = _meant(found, text.strip(), spoken)
    if value is None and _DEFAULTS[found] is None and _plain(text) in _typed("setting-value-none", spoken):
        return _changed(settings, {found: None})
    wanted = _wrong(found, value)
    if wanted is not None:
        return _not_so(found, text, wanted, spoken)
    return _changed(settings, {found: value})


def _changed(settings: Settings, chosen: Mapping[str, Setting]) -> Settings:
    return replace(settings, **chosen)  # type: ignore[arg-type]


def setting_names(words: Words) -> dict[str, str]:
    """Every way to type the name of a setting, and which it is."""
    names = {_plain(key): key for key in KEYS}
    for spoken in _languages(words):
        for key in KEYS:
            for typed in _own(f"setting-{_id(key)}", spoken):
                names.setdefault(typed, key)
    return names


def key_and_value(typed: str, words: Words) -> tuple[str, str]:
    """What was typed after `set`, taken apart: names of settings may be several words."""
    parts = typed.split()
    names = setting_names(words)
    for length in range(len(parts), 0, -1):
        key = names.get(_plain(" ".join(parts[:length])))
        if key is not None:
            return key, " ".join(parts[length:])
    return parts[0] if parts else "", " ".join(parts[1:])


def _meant(key: str, text: str, words: Words) -> Setting:
    """What was typed as a value of this kind; None if it is none."""
    typed = _plain(text)
    if key in _FLAGS:
        return {typed: value for value in (True, False) for typed in _typed(_value_id(value), words)}.get(typed)
    if key in _NUMBERS:
        return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else None
    if key in _CHOICES:
        for option in _CHOICES[key]():
            if typed in (_plain(option), *_typed(_value_id(option), words)):
                return option
        return None
    if typed in _typed("setting-value-none", words):
        return None
    if key == "bots":
        return text.replace(" ", "") if ":" in text else typed.replace(" ", "")
    return " ".join(text.split()) if key == "name" else text


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("_", " ").replace("-", " ").split())


def _typed(message: str, words: Words) -> list[str]:
    """What may be typed for it, in any language."""
    return [typed for spoken in _languages(words) for typed in _own(message, spoken)]


def _own(message: str, words: Words) -> list[str]:
    return [_plain(each) for each in words.say(message).split(",")] if words.has(message) else []


def _languages(words: Words) -> list[Words]:
    """The player's own language first."""
    return [words, *(words.in_language(other) for other in LANGUAGES if other != words.language)]


def _id(key: str) -> str:
    return key.replace("_", "-")


def _value_id(value: Setting) -> str:
    if isinstance(value, bool):
        return "setting-value-yes" if value else "setting-value-no"
    return f"setting-value-{'none' if value is None else value}"


# Telling


def describe_settings(settings: Settings, words: Words) -> list[str]:
    """One line a setting: its name, what it is, what it is for."""
    return [describe_setting(settings, key, words) for key in KEYS]


def describe_setting(settings: Settings, key: str, words: Words) -> str:
    about = words.say(f"setting-about-{_id(key)}")
    return words.say(
        "setting-line", name=_name(key, words), value=value_text(getattr(settings, key), words), about=about
    )


def value_text(value: Setting, words: Words) -> str:
    """How a value is called: as it is typed."""
    message = _value_id(value)
    return words.say(message).split(",")[0] if words.has(message) else str(value)


def _name(key: str, words: Words) -> str:
    return words.say(f"setting-{_id(key)}").split(",")[0]


# Keeping


def save(settings: Settings, path: Path | None = None, words: Words | None = None) -> None:
    """Put what has changed into the file, the rest stays as it is; a `Trouble` if the file is not to be touched."""
    place = settings_path() if path is None else path
    try:
        text = read_bytes(place).decode()
    except FileNotFoundError:
        text = _opening(words or Words(settings.language or "en"))
    except OSError as error:
        raise Trouble("settings-not-written", path=str(place), reason=reason_of(error)) from None
    except UnicodeDecodeError:
        raise Trouble("settings-not-saved", path=str(place)) from None
    known, problems = read(text, str(place))
    if any(problem.message == "settings-broken" for problem in problems):
        raise Trouble("settings-not-saved", path=str(place))
    fresh = text
    for key in KEYS:
        if getattr(settings, key) != getattr(known, key):
            fresh = _with(fresh, key, getattr(settings, key))
    if read(fresh)[0] != settings:
        raise Trouble("settings-not-saved", path=str(place))
    if fresh != text or not place.exists():
        try:
            replace_text(place, fresh)
        except NotSaved as error:
            raise Trouble("settings-not-written", **error.values) from None


def _opening(words: Words) -> str:
    """A new file: every setting with what it is for, all of them as they are by default."""
    lines = [f"# {words.say('settings-file')}", ""]
    for key in KEYS:
        lines.append(f"# {words.say('setting-about-' + _id(key))}")
        shown = _DEFAULTS[key]
        lines += [f"# {key} = {_toml(shown) if shown is not None else ''}".rstrip(), ""]
    return "\n".join(lines)


def _with(text: str, key: str, value: Setting) -> str:
    """The text with this key set: in its line, after the line that comments it out, or before the first table."""
    if text.startswith(_MARK):
        return _MARK + _with(text[1:], key, value)
    if "\r\n" in text and text.count("\n") == text.count("\r\n"):
        return _with(text.replace("\r\n", "\n"), key, value).replace("\n", "\r\n")
    lines = text.split("\n")
    said = [] if value is None else [f"{key} = {_toml(value)}"]
    for place, line in enumerate(lines):
        if _is_line_of(line, key):
            return "\n".join([*lines[:place], *said, *lines[place + 1 :]])
    for place, line in enumerate(lines):
        if line.startswith("#") and _is_line_of(line[1:], key):
            return "\n".join([*lines[: place + 1], *said, *lines[place + 1 :]])
    table = next((place for place, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    table -= table == len(lines) and lines[-1] == ""
    return "\n".join([*lines[:table], *said, *lines[table:]])


def _toml(value: Setting) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
