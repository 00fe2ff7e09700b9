"""The file of a player's settings, which can be edited by hand: `settings.toml`.

What the file says wrongly is named, with its line, and left out; the file stays as it is. A change made in a game
goes into it without touching anything else, comments and unknown keys included.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sixdot.durable import NotSaved, read_bytes, reason_of, replace_text
from sixdot.places import settings_folder
from sixdot.terminal.settings.settings import DEFAULTS, KEYS, Setting, Settings, changed_in, setting_id, wrong
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

FILE: Final = "settings.toml"
_MARK: Final = "\ufeff"  # some editors begin a file with it


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
        elif wanted := wrong(key, value):
            shown = value if isinstance(value, str) else str(value).lower()
            line, asked = _line_of(text, key), wanted._asdict()
            problems.append(Trouble("settings-wrong-value", path=path, line=line, key=key, value=shown, **asked))
        else:
            chosen[key] = " ".join(value.split()) if key == "name" else value
    return changed_in(Settings(), chosen), problems


def _line_in(problem: str) -> int:
    """The line number in an error message; 0 if there is none."""
    import re

    found = re.search(r"at line (\d+)", problem)
    return int(found[1]) if found else 0


def _line_of(text: str, key: str) -> int:
    """The line of this key or table; 0 if it is not found."""
    for number, line in enumerate(text.removeprefix(_MARK).split("\n"), 1):
        if _is_line_of(line, key) or line.strip().strip("[]").partition(".")[0].strip("\"' ") == key:
            return number
    return 0


def _is_line_of(line: str, key: str) -> bool:
    return line.partition("=")[0].strip().strip("\"'") == key and "=" in line


# Keeping


def save(settings: Settings, path: Path | None = None, words: Words | None = None) -> None:
    """Write what has changed into the file and leave the rest alone; a `Trouble` if the file must not be touched."""
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


def keep(key: str, settings: Settings, words: Words) -> None:
    """Keep one of these settings for later games."""
    save(changed_in(load()[0], {key: getattr(settings, key)}), words=words)


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
