"""Reading scenario files: YAML in, checked scenarios out. Errors name the file, the scenario and the key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from sixdot.game.actions import VERBS
from sixdot.game.book import edition_from
from sixdot.game.editions import EDITIONS, bring
from sixdot.game.options import Question, SetupError


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
    rules: tuple[str, ...]
    edition: str
    house: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, Any]
    setup_refused: bool
    setup: dict[str, Any]


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


# Each kind of value is read by a function (where, value) -> value


def _text(where: str, value: Any) -> str:
    if not isinstance(value, str):
        raise FileError(f"{where}: this must be a text, not {_kind(value)}")
    return value


def _number(where: str, value: Any) -> int:
    text = _text(where, value)
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise FileError(f"{where}: this must be a whole number, not {text!r}")
    return int(text)


def _flag(where: str, value: Any) -> bool:
    text = _text(where, value)
    if text not in ("true", "false"):
        raise FileError(f"{where}: this must be true or false, not {text!r}")
    return text == "true"


def _list_of(read: Callable[[str, Any], Any]) -> Callable[[str, Any], list[Any]]:
    def read_list(where: str, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise FileError(f"{where}: this must be a list, not {_kind(value)}")
        return [read(where, item) for item in value]

    return read_list


def _map_of(key: Callable[[str, Any], Any], read: Callable[[str, Any], Any]) -> Callable[[str, Any], dict[Any, Any]]:
    def read_map(where: str, value: Any) -> dict[Any, Any]:
        return {key(where, name): read(f"{where}: {name}", item) for name, item in _mapping(where, value).items()}

    return read_map


def _or_null(read: Callable[[str, Any], Any]) -> Callable[[str, Any], Any]:
    def read_or_null(where: str, value: Any) -> Any:
        return None if value in ("null", "~", "") else read(where, value)

    return read_or_null


def _mapping(where: str, value: Any) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise FileError(f"{where}: this must be keys and values, not {_kind(value)}")
    return value


def _kind(value: Any) -> str:
    if isinstance(value, dict):
        return "keys and values"
    return "a list" if isinstance(value, list) else "a text"


def _partners(where: str, value: Any) -> str:
    text = _text(where, value)
    return {"true": "opposite", "false": "none"}.get(text, text)


def _question(where: str, value: Any) -> Question:
    parts = _keys(where, value, {"ask": _text, "accept": _list_of(_text), "exact": _flag})
    if "ask" not in parts or "accept" not in parts:
        raise FileError(f"{where}: a question needs the keys ask and accept")
    return Question(parts["ask"], tuple(parts["accept"]), parts.get("exact", False))


def _keys(where: str, value: Any, known: dict[str, Callable[[str, Any], Any]]) -> dict[str, Any]:
    """The values of known keys; an unknown key is an error that lists the known ones."""
    found: dict[str, Any] = {}
    for key, item in _mapping(where, value).items():
        if key not in known:
            raise FileError(f"{where}: the key {key!r} is not known; the known keys are {', '.join(known)}")
        found[key] = known[key](f"{where}: {key}", item)
    return found


def _edition(where: str, value: Any) -> str:
    """The id of a built-in edition, or of one written out in the file."""
    if isinstance(value, dict):
        try:
            return bring(edition_from(_typed(value))).id
        except SetupError as error:
            raise FileError(f"{where}: {error}") from None
    text = _text(where, value)
    if text not in EDITIONS:
        raise FileError(f"{where}: there is no edition {text!r}; the editions are {', '.join(EDITIONS)}")
    return text


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
    text = _text(where, value)
    if text.partition(" ")[0] not in VERBS:
        raise FileError(f"{where}: {text!r} is not an action: actions begin with {', '.join(VERBS)}")
    return text


_cards = _list_of(_text)
_OPTIONS = {
    "scoring": _text,
    "target": _number,
    "partners": _partners,
    "round": _number,
    "players_eliminated": _list_of(_number),
}
_SETUP = {
    "dealer": _number,
    "hands": _list_of(_cards),
    "discard": _cards,
    "first": _text,
    "centre": _cards,
    "colour": _text,
    "draw": _cards,
    "rest": _flag,
    "scores": _list_of(_number),
    "players": _number,
    "dealer_cards": _cards,
    "questions": _map_of(_text, _question),
}
_EXPECT = {
    "turn": _or_null(_number),
    "phase": _text,
    "direction": _text,
    "colour": _or_null(_text),
    "top": _or_null(_text),
    "not_top": _text,
    "hand": _map_of(_number, _cards),
    "count": _map_of(_number, _number),
    "draw_count": _number,
    "discard_count": _number,
    "centre": _cards,
    "pending": _number,
    "scores": _list_of(_number),
    "round_winner": _or_null(_number),
    "next_dealer": _or_null(_number),
    "winners": _list_of(_number),
    "dealer": _or_null(_number),
    "blocked": _flag,
    "allowed": _map_of(_number, _list_of(_action)),
    "forbidden": _map_of(_number, _list_of(_action)),
}
_SCENARIO = {
    **_SETUP,
    "name": _text,
    "rules": _list_of(_text),
    "edition": _edition,
    "house": _list_of(_text),
    "options": lambda where, value: _keys(where, value, _OPTIONS),
    "setup_refused": _flag,
    "steps": lambda where, value: tuple(
        _step(f"{where} {place}", item) for place, item in enumerate(_list_of(_mapping)(where, value), 1)
    ),
}


def _scenario(where: str, item: Any) -> Scenario:
    name = _mapping(where, item).get("name")
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
    return Scenario(
        name=found["name"],
        rules=tuple(found.get("rules", ())),
        edition=found["edition"],
        house=tuple(found.get("house", ())),
        steps=found.get("steps", ()),
        options=found.get("options", {}),
        setup_refused=refused,
        setup={key: found[key] for key in _SETUP if key in found},
    )


def _step(where: str, item: dict[Any, Any]) -> Step:
    if "expect" in item:
        if len(item) > 1:
            raise FileError(f"{where}: a step either expects something or acts, not both")
        return Step(where, expect=_keys(f"{where}: expect", item["expect"], _EXPECT))
    seats = [key for key in item if key != "refused"]
    if len(seats) != 1:
        raise FileError(f"{where}: a step is one seat with its action, or expect; this one has {sorted(item)}")
    refused = _flag(f"{where}: refused", item["refused"]) if "refused" in item else False
    return Step(where, _number(where, seats[0]), _action(f"{where}: {seats[0]}", item[seats[0]]), refused)
