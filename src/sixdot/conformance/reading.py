"""Reading scenario files: YAML in, checked scenarios out. Errors name the file, the scenario and the key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import yaml

from sixdot.game.actions import VERBS, Action
from sixdot.game.book import new_edition
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS, bring
from sixdot.game.options import Options, Question, SetupError


class FileError(ValueError):
    """A file that cannot be understood; the message names the file, the scenario and the key."""


@dataclass(frozen=True)
class Step:
    """One action and whether it is refused; or, without a seat, something to expect."""

    line: str
    seat: int | None = None
    action: str = ""
    refused: bool = False
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Scenario:
    name: str
    edition: str
    setup: dict[str, Any]
    steps: Sequence[Step]
    rules: Sequence[str] = ()
    house: Sequence[str] = ()
    options: dict[str, Any] = field(default_factory=dict)
    setup_refused: bool = False


class _Loader(yaml.BaseLoader):
    """Every scalar is read as text, so that `yes` and `12` stay as written; no key may appear twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.MarkedYAMLError(problem=f"the key {key!r} appears twice", problem_mark=node.start_mark)
        return super().construct_mapping(node, deep=deep)


def read_file(path: Path) -> list[Scenario]:
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
    except OSError as error:
        raise FileError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(f"{path}: is not UTF-8 text") from None
    except yaml.YAMLError as error:
        raise FileError(f"{path}: is not YAML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise FileError(f"{path}: is nested too deeply") from None
    if not isinstance(data, list):
        raise FileError(f"{path}: a scenario file must be a list of scenarios")
    found = [_scenario(f"{path}: scenario {place}", item) for place, item in enumerate(data, 1)]
    names = [scenario.name for scenario in found]
    for name in names:
        if names.count(name) > 1:
            raise FileError(f"{path}: the name {name!r} appears twice")
    return found


def _read(where: str, kind: Any, value: Any) -> Any:
    """A value of this type. Every scalar in the file was read as a text."""
    parts = get_args(kind)
    if get_origin(kind) is list:
        return [_read(where, parts[0], item) for item in _checked(where, list, value)]
    if get_origin(kind) is dict:
        items = _checked(where, dict, value).items()
        return {_read(where, parts[0], key): _read(f"{where}: {key}", parts[1], item) for key, item in items}
    if type(None) in parts:
        return None if value in ("null", "~", "") else _read(where, parts[0], value)
    if kind in _READERS:
        return _READERS[kind](where, value)
    text = _checked(where, str, value)
    if kind is bool and text not in ("true", "false"):
        raise FileError(f"{where}: this must be true or false, not {text!r}")
    if kind is int and not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 9):
        raise FileError(f"{where}: this must be a whole number, not {text!r}")
    return text == "true" if kind is bool else kind(text)


def _checked(where: str, kind: type, value: Any) -> Any:
    if not isinstance(value, kind):
        called: dict[type, str] = {str: "a text", list: "a list", dict: "keys and values"}
        raise FileError(f"{where}: this must be {called[kind]}, not {called[type(value)]}")
    return value


def _keys(where: str, value: Any, known: dict[str, Any]) -> dict[str, Any]:
    """The values of known keys; an unknown key is an error that lists the known ones."""
    found: dict[str, Any] = {}
    for key, item in _checked(where, dict, value).items():
        if key not in known:
            raise FileError(f"{where}: the key {key!r} is not known; the known keys are {', '.join(known)}")
        found[key] = _read(f"{where}: {key}", known[key], item)
    return found


def _question(where: str, value: Any) -> Question:
    parts = _keys(where, value, {"ask": str, "accept": list[str], "exact": bool})
    if "ask" not in parts or "accept" not in parts:
        raise FileError(f"{where}: a question needs the keys ask and accept")
    return Question(parts["ask"], tuple(parts["accept"]), parts.get("exact", False))


def _edition(where: str, value: Any) -> str:
    """The id of a built-in edition, or of one written out in the file."""
    if isinstance(value, dict):
        try:
            return bring(new_edition(_typed(value))).id
        except SetupError as error:
            raise FileError(f"{where}: {error}") from None
    text = _read(where, str, value)
    if text not in EDITIONS:
        raise FileError(f"{where}: there is no edition {text!r}; the editions are {', '.join(EDITIONS)}")
    return str(text)


def _typed(value: Any) -> Any:
    """A part of a rule book with its numbers and flags, which were read as text."""
    if isinstance(value, dict):
        return {key: _typed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_typed(item) for item in value]
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value


def _action(where: str, value: Any) -> str:
    """An action. An unknown verb is a mistake in the file; the rest is for the engine to accept or refuse."""
    text: str = _read(where, str, value)
    if text.partition(" ")[0] not in VERBS:
        raise FileError(f"{where}: {text!r} is not an action: actions begin with {', '.join(VERBS)}")
    return text


def _options(where: str, value: Any) -> dict[str, Any]:
    found = _keys(where, value, _OPTIONS)
    partners = found.get("partners")
    return found | {"partners": {"true": "opposite", "false": "none"}.get(partners, partners)} if partners else found


_READERS: Final[dict[Any, Callable[[str, Any], Any]]] = {
    Action: _action,
    Edition: _edition,
    Options: _options,
    Question: _question,
    Step: lambda where, value: _checked(where, dict, value),  # the rest when its place is known
}
_OPTIONS: Final = {"scoring": str, "target": int, "partners": str, "round": int, "players_eliminated": list[int]}
_SETUP: Final = {
    "dealer": int,
    "hands": list[list[str]],
    "discard": list[str],
    "first": str,
    "centre": list[str],
    "colour": str,
    "draw": list[str],
    "rest": bool,
    "scores": list[int],
    "players": int,
    "dealer_cards": list[str],
    "questions": dict[str, Question],
}
_EXPECT: Final = {
    "turn": int | None,
    "phase": str,
    "direction": str,
    "colour": str | None,
    "top": str | None,
    "not_top": str,
    "hand": dict[int, list[str]],
    "count": dict[int, int],
    "draw_count": int,
    "discard_count": int,
    "centre": list[str],
    "pending": int,
    "scores": list[int],
    "round_winner": int | None,
    "next_dealer": int | None,
    "winners": list[int],
    "dealer": int | None,
    "blocked": bool,
    "allowed": dict[int, list[Action]],
    "forbidden": dict[int, list[Action]],
}
_SCENARIO: Final = {
    **_SETUP,
    "name": str,
    "rules": list[str],
    "edition": Edition,
    "house": list[str],
    "options": Options,
    "setup_refused": bool,
    "steps": list[Step],
}


def _scenario(where: str, item: Any) -> Scenario:
    name = _checked(where, dict, item).get("name")
    if isinstance(name, str) and name:
        where = f"{where} ({name})"
    found = _keys(where, item, _SCENARIO)
    for key in ("name", "edition"):
        if not found.get(key):
            raise FileError(f"{where}: the key {key!r} is missing")
    refused = found.get("setup_refused", False)
    if refused and found.get("steps"):
        raise FileError(f"{where}: a scenario whose setup is refused cannot have steps")
    if not refused and not found.get("steps"):
        raise FileError(f"{where}: the key 'steps' is missing")
    if not refused and "hands" not in found and "dealer_cards" not in found:
        raise FileError(f"{where}: the key 'hands' is missing")
    setup = {key: found.pop(key) for key in _SETUP if key in found}
    steps = [_step(f"{where}: steps {place}", step) for place, step in enumerate(found.pop("steps", []), 1)]
    return Scenario(**found, setup=setup, steps=steps)


def _step(where: str, keys: dict[str, Any]) -> Step:
    if "expect" in keys:
        if len(keys) > 1:
            raise FileError(f"{where}: a step either expects something or acts, not both")
        return Step(where, expect=_keys(f"{where}: expect", keys["expect"], _EXPECT))
    seats = [key for key in keys if key != "refused"]
    if len(seats) != 1:
        raise FileError(f"{where}: a step is one seat with its action, or expect; this one has {sorted(keys)}")
    refused = "refused" in keys and _read(f"{where}: refused", bool, keys["refused"])
    return Step(where, _read(where, int, seats[0]), _action(f"{where}: {seats[0]}", keys[seats[0]]), refused)
