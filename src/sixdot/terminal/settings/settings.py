"""The settings of a player: which there are, their values, and their names in each language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Final, NamedTuple

from sixdot.voice.hands import ORDERS
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, SPOKEN, Words

LONGEST_TEXT: Final = 200
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
NEXT_TIME: Final = (
    "name",
    "edition",
    "players",
    "bots",
    "colours",
    "braille",
    "width",
)  # not in the middle of a game
DEFAULTS: Final[Mapping[str, Setting]] = asdict(Settings())
_NUMBERS: Final = {"players": (2, 10), "width": (10, 100), "speech_rate": (1, 100)}
_FLAGS: Final = tuple(key for key, value in DEFAULTS.items() if isinstance(value, bool))


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


class Wanted(NamedTuple):
    """What a value must be: a flag, a number, a text, or one of several words."""

    kind: str
    options: Sequence[str] = ()
    least: int = 0
    most: int = 0


def wrong(key: str, value: object) -> Wanted | None:
    """What is wanted instead, if the key cannot have this value."""
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
    """The longest text allowed; a name must fit into a record."""
    from sixdot.game.record import LONGEST_NAME

    return LONGEST_NAME if key == "name" else LONGEST_TEXT


def _are_bots(text: str) -> bool:
    """Whether these are bots, separated by commas: built-in ones, or module:function of a module that exists."""
    from sixdot.bots import NAMES

    return all(name in NAMES or _is_foreign(name) for name in text.split(","))


def _is_foreign(name: str) -> bool:
    """Whether the module of somebody's own bot exists; none of its code is run."""
    import sys
    from importlib.machinery import PathFinder

    module, _, function = name.partition(":")
    parts = module.split(".")
    if not function.isidentifier() or not all(part.isidentifier() for part in parts):
        return False
    return PathFinder.find_spec(parts[0], [*sys.path, "."]) is not None


def check(settings: Settings, key: str, words: Words) -> None:
    """A `Trouble` if the setting cannot be so."""
    value = getattr(settings, key)
    wanted = wrong(key, value) if value is not None or DEFAULTS[key] is not None else None
    if wanted is not None:
        raise _not_so(key, str(value), wanted, words)


def _not_so(key: str, value: str, wanted: Wanted, words: Words) -> Trouble:
    asked = wanted._replace(options=[value_text(option, words) for option in wanted.options])._asdict()
    return Trouble("settings-not-so", key=_name(key, words), value=value, **asked)


# Changing


def change(settings: Settings, key: str, text: str, words: Words) -> Settings:
    """The settings with a change as it was typed: keys and values by id, or by name in any language."""
    found = setting_names(words).get(_plain(key))
    if found is None:
        raise Trouble("settings-no-key", key=key, keys=[_name(each, words) for each in KEYS])
    value = _meant(found, text.strip(), words)
    is_none = value is None and DEFAULTS[found] is None and _plain(text) in _typed("setting-value-none", words)
    wanted = None if is_none else wrong(found, value)
    if wanted is not None:
        raise _not_so(found, text, wanted, words)
    return changed_in(settings, {found: value})


def changed_in(settings: Settings, chosen: Mapping[str, Setting]) -> Settings:
    return replace(settings, **chosen)  # type: ignore[arg-type]


def setting_names(words: Words) -> dict[str, str]:
    """Every name of a setting that can be typed, and its key."""
    names = {_plain(key): key for key in KEYS}
    for spoken in _languages(words):
        for key in KEYS:
            for typed in _own(f"setting-{setting_id(key)}", spoken):
                names.setdefault(typed, key)
    return names


def key_and_value(typed: str, words: Words) -> tuple[str, str]:
    """The key and value typed after `set`; the name of a setting may have several words."""
    parts = typed.split()
    names = setting_names(words)
    for length in range(len(parts), 0, -1):
        key = names.get(_plain(" ".join(parts[:length])))
        if key is not None:
            return key, " ".join(parts[length:])
    return parts[0] if parts else "", " ".join(parts[1:])


def _meant(key: str, text: str, words: Words) -> Setting:
    """The value that was typed; None if it is not a value of this key."""
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
    """What can be typed for it, in any language."""
    return [typed for spoken in _languages(words) for typed in _own(message, spoken)]


def _own(message: str, words: Words) -> list[str]:
    return [_plain(each) for each in words.say(message).split(",")] if words.has(message) else []


def _languages(words: Words) -> list[Words]:
    """The player's own language first."""
    return [words, *(words.in_language(other) for other in LANGUAGES if other != words.language)]


def setting_id(key: str) -> str:
    return key.replace("_", "-")


def _value_id(value: Setting) -> str:
    if isinstance(value, bool):
        return "setting-value-yes" if value else "setting-value-no"
    return f"setting-value-{'none' if value is None else value}"


# Telling


def describe_settings(settings: Settings, words: Words) -> list[str]:
    """A line for each setting: its name, its value, what it is for."""
    return [describe_setting(settings, key, words) for key in KEYS]


def describe_setting(settings: Settings, key: str, words: Words) -> str:
    about = words.say(f"setting-about-{setting_id(key)}")
    return words.say(
        "setting-line", name=_name(key, words), value=value_text(getattr(settings, key), words), about=about
    )


def value_text(value: Setting, words: Words) -> str:
    """The name of a value, as it is typed."""
    message = _value_id(value)
    return words.say(message).split(",")[0] if words.has(message) else str(value)


def _name(key: str, words: Words) -> str:
    return words.say(f"setting-{setting_id(key)}").split(",")[0]
