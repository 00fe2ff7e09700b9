"""Settings as they are typed, told and kept: their names in each language, and the file they are written into."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sixdot.durable import NotSaved, read_bytes, reason_of, replace_text
from sixdot.terminal.settings import (
    DEFAULTS,
    KEYS,
    MARK,
    Setting,
    Settings,
    changed_in,
    is_line_of,
    read,
    settings_path,
    wanted,
)
from sixdot.voice.help import names_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import beginning, in_all_languages, is_called
from sixdot.voice.words import Words

# Not in the middle of a game.
NEXT_TIME: Final = ("name", "edition", "players", "bots", "colours", "braille", "width")


# Changing


def change(settings: Settings, key: str, text: str, words: Words) -> Settings:
    """The settings with a change as it was typed: keys and values by id, or by name in any language."""
    found = key_named(key, words)
    if found is None:
        raise Trouble("settings-no-key", key=key, keys=[_name(each, words) for each in KEYS])
    value = _meant(found, text.strip(), words)
    is_none = value is None and DEFAULTS[found] is None and _is_value(text, None, words)
    if not is_none:
        check(found, value, text, words)
    return changed_in(settings, {found: value})


def check(key: str, value: Setting, text: str, words: Words) -> None:
    """A `Trouble` if the setting cannot be so. `text`: how the value was typed."""
    asked = wanted(key)
    if not asked.fits(value):
        told = asked._asdict() | {"options": [value_text(option, words) for option in asked.options]}
        raise Trouble("settings-not-so", key=_name(key, words), value=text, **told)


def key_named(typed: str, words: Words) -> str | None:
    """The setting that is called so, by its id or its name in any language."""
    for spoken in in_all_languages(words):
        for key in KEYS:
            if _plain(typed) == _plain(key) or is_called(typed, f"setting-{setting_id(key)}", spoken):
                return key
    return None


def key_and_value(typed: str, words: Words) -> tuple[str, str]:
    """The key and value typed after `set`; the name of a setting may have several words."""
    key, value = beginning(typed, lambda name: key_named(name, words))
    first, _, rest = typed.partition(" ")
    return (first, rest) if key is None else (key, value)


def _meant(key: str, text: str, words: Words) -> Setting:
    """The value that was typed; None if it is not a value of this key."""
    typed, asked = _plain(text), wanted(key)
    if asked.kind == "number":
        return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else None
    if asked.kind in ("flag", "choice"):
        options: Sequence[Setting] = asked.options or (True, False)
        return next((option for option in options if _is_value(text, option, words)), None)
    if _is_value(text, None, words):
        return None
    if asked.kind == "bots":
        return text.replace(" ", "") if ":" in text else typed.replace(" ", "")
    return " ".join(text.split()) if key == "name" else text


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("_", " ").replace("-", " ").split())


def _is_value(typed: str, value: Setting, words: Words) -> bool:
    """Whether a value is called so, by its id or its name in any language."""
    message = _value_id(value)
    names = is_called(typed, message, *in_all_languages(words)) if words.has(message) else False
    return names or (isinstance(value, str) and _plain(typed) == _plain(value))


def setting_id(key: str) -> str:
    return key.replace("_", "-")


def _value_id(value: Setting) -> str:
    if isinstance(value, bool):
        return "setting-value-yes" if value else "setting-value-no"
    return f"setting-value-{'none' if value is None else value}"


# Telling


def describe_settings(settings: Settings, words: Words) -> str:
    """A line for each setting: its name, its value, what it is for."""
    return "\n".join([describe_setting(settings, key, words) for key in KEYS])


def describe_setting(settings: Settings, key: str, words: Words) -> str:
    about = words.say(f"setting-about-{setting_id(key)}")
    value = value_text(getattr(settings, key), words)
    return words.say("setting-line", name=_name(key, words), value=value, about=about)


def value_text(value: Setting, words: Words) -> str:
    """The name of a value, as it is typed."""
    message = _value_id(value)
    return names_of(message, words)[0] if words.has(message) else str(value)


def _name(key: str, words: Words) -> str:
    return names_of(f"setting-{setting_id(key)}", words)[0]


# Keeping


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
    known, problems = read(text, str(place))
    if any(problem.message == "settings-broken" for problem in problems):
        raise Trouble("settings-not-saved", path=str(place))
    wanted_now = changed_in(known, {key: getattr(settings, key)})
    fresh = text if wanted_now == known else _with(text, key, getattr(settings, key))
    if read(fresh)[0] != wanted_now:
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
