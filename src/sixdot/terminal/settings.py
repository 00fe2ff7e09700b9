"""The settings of a player: which there are, what they may be, how they are typed and told, and their file."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Final, NamedTuple

from sixdot.durable import NotSaved, read_bytes, reason_of, replace_text
from sixdot.game.record import LONGEST_NAME
from sixdot.places import settings_folder
from sixdot.voice.help import names_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

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
    braille_status: bool = True
    braille_maths: str = "text"
    width: int = 40
    speech: bool = False
    speech_engine: str | None = None
    speech_rate: int | None = None
    speech_voice: str | None = None
    sounds: bool = False


KEYS: Final = tuple(field.name for field in fields(Settings))
DEFAULTS: Final[Mapping[str, Setting]] = asdict(Settings())
NEXT_TIME: Final = ("name", "edition", "players", "bots", "colours", "braille", "width")  # not in mid-game
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
    "braille_maths": "sixdot.voice.mathematics:WAYS",
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


# How they are typed


def key_and_value(typed: str, words: Words) -> tuple[str, str]:
    """A setting by its id or its name in any language, which may have several words, and the value typed after it."""
    from sixdot.voice.understand.vocabulary import beginning

    key, value = beginning(typed, lambda name: key_named(name, words))
    if key is None:
        raise Trouble("settings-no-key", key=typed.partition(" ")[0], keys=[_name(each, words) for each in KEYS])
    return key, value


def key_named(typed: str, words: Words) -> str | None:
    return next((key for key in KEYS if _is_called(typed, key, f"setting-{setting_id(key)}", words)), None)


def change(settings: Settings, key: str, text: str, words: Words) -> Settings:
    """The settings with a value as it was typed: by its id, or by its name in any language."""
    value: Setting = None
    if DEFAULTS[key] is not None or not _is_value(text, None, words):
        value = _meant(key, text.strip(), words)
        check(key, value, text, words)
    return changed_in(settings, {key: value})


def check(key: str, value: Setting, text: str, words: Words) -> None:
    """A `Trouble` if the setting cannot be so. `text`: how the value was typed."""
    asked = wanted(key)
    if not asked.fits(value):
        told = asked._asdict() | {"options": [value_text(option, words) for option in asked.options]}
        raise Trouble("settings-not-so", key=_name(key, words), value=text, **told)


def _meant(key: str, text: str, words: Words) -> Setting:
    """The value that was typed; None if it is not a value of this key."""
    asked = wanted(key)
    if asked.kind == "number":
        return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None
    if asked.kind in ("flag", "choice"):
        options: Sequence[Setting] = asked.options or (True, False)
        return next((option for option in options if _is_value(text, option, words)), None)
    if asked.kind == "bots":
        return (text if ":" in text else text.casefold()).replace(" ", "")
    return " ".join(text.split()) if key == "name" else text


def _is_value(typed: str, value: Setting, words: Words) -> bool:
    message = _value_id(value)
    return _is_called(typed, value if isinstance(value, str) else message, message, words)


def _is_called(typed: str, own_id: str, message: str, words: Words) -> bool:
    """Whether this means something by its id, or by one of the names that a message lists in any language."""
    from sixdot.voice.understand.vocabulary import folded, in_all_languages, is_called

    if folded(typed) == folded(own_id):
        return True
    return words.has(message) and is_called(typed, message, *in_all_languages(words))


def setting_id(key: str) -> str:
    return key.replace("_", "-")


def _value_id(value: Setting) -> str:
    if isinstance(value, bool):
        return "setting-value-yes" if value else "setting-value-no"
    return f"setting-value-{'none' if value is None else value}"


# How they are told


def describe_settings(settings: Settings, words: Words) -> str:
    """A line for each setting: its name, its value, what it is for; then how they are changed."""
    return "\n".join([*[describe_setting(settings, key, words) for key in KEYS], words.say("settings-how")])


def describe_setting(settings: Settings, key: str, words: Words) -> str:
    about = words.say(f"setting-about-{setting_id(key)}")
    value = value_text(getattr(settings, key), words)
    return words.say("setting-line", name=_name(key, words), value=value, about=about)


def setting_and_how(settings: Settings, key: str, words: Words) -> str:
    """What a setting is, and how it is changed: by an example, where there are few values."""
    asked, now = wanted(key), getattr(settings, key)
    others: list[Setting] = [not now] if asked.kind == "flag" else [each for each in asked.options if each != now]
    value = value_text(others[0], words) if others else None
    how = words.say("settings-how-one", name=_name(key, words), value=value)
    return f"{describe_setting(settings, key, words)}\n{how}"


def value_text(value: Setting, words: Words) -> str:
    """The name of a value, as it is typed."""
    message = _value_id(value)
    return names_of(message, words)[0] if words.has(message) else str(value)


def _name(key: str, words: Words) -> str:
    return names_of(f"setting-{setting_id(key)}", words)[0]


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


def keep(key: str, settings: Settings, words: Words, path: Path | None = None) -> None:
    """Keep one of these settings for later games: write it into the file and leave the rest alone.

    A `Trouble` if the file must not be touched.
    """
    place = settings_path() if path is None else path
    try:
        text = read_bytes(place).decode()
    except FileNotFoundError:
        text = _opening(words)
    except OSError as error:
        raise Trouble("settings-not-written", path=str(place), reason=reason_of(error)) from None
    except UnicodeDecodeError:
        raise Trouble("settings-not-saved", path=str(place)) from None
    known, value = read(text)[0], getattr(settings, key)
    fresh = text if getattr(known, key) == value else _with(text, key, value)
    again, problems = read(fresh)
    if again != changed_in(known, {key: value}) or any(each.message == "settings-broken" for each in problems):
        raise Trouble("settings-not-saved", path=str(place))
    if fresh != text or not place.exists():
        try:
            replace_text(place, fresh)
        except NotSaved as error:
            raise Trouble("settings-not-written", **error.values) from None


def _opening(words: Words) -> str:
    """A new file: every setting, explained, commented out and with its default."""
    lines = [f"# {words.say('settings-file')}", ""]
    for key in KEYS:
        lines.append(f"# {words.say('setting-about-' + setting_id(key))}")
        shown = DEFAULTS[key]
        lines += [f"# {key} = {_toml(shown) if shown is not None else ''}".rstrip(), ""]
    return "\n".join(lines)


def _with(text: str, key: str, value: Setting) -> str:
    """Set a key: in its own line, after the line that comments it out, or before the first table."""
    if text.startswith(MARK):
        return MARK + _with(text[1:], key, value)
    if "\r\n" in text and text.count("\n") == text.count("\r\n"):
        return _with(text.replace("\r\n", "\n"), key, value).replace("\n", "\r\n")
    lines = text.split("\n")
    said = [] if value is None else [f"{key} = {_toml(value)}"]
    for place, line in enumerate(lines):
        if is_line_of(line, key):
            return "\n".join([*lines[:place], *said, *lines[place + 1 :]])
    for place, line in enumerate(lines):
        if line.startswith("#") and is_line_of(line[1:], key):
            return "\n".join([*lines[: place + 1], *said, *lines[place + 1 :]])
    table = next((place for place, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    table -= table == len(lines) and lines[-1] == ""
    return "\n".join([*lines[:table], *said, *lines[table:]])


def _toml(value: Setting) -> str:
    """Flags, numbers and printable texts are written in TOML as in JSON."""
    return json.dumps(value, ensure_ascii=False)
