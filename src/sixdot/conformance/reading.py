"""Reading scenario files: YAML in, checked scenarios out. Errors name the file, the scenario and the key."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import yaml
from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert, field, to_builtins

from sixdot.game.actions import VERBS
from sixdot.game.book import new_edition
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS, bring
from sixdot.game.options import SetupError
from sixdot.game.position import Position
from sixdot.game.questions import Question

T = TypeVar("T")


class FileError(ValueError):
    """A file that cannot be understood; the message names the file, the scenario and the key."""


class Written(Struct, kw_only=True, forbid_unknown_fields=True):
    """Keys and values as a file has them."""


class QuestionText(Written, omit_defaults=True):
    ask: str
    accept: tuple[str, ...]
    exact: bool = False


class Agreed(Written, omit_defaults=True):
    """The options of a table, and how far its game has come."""

    scoring: str | None = None
    target: int | None = None
    partners: str = "none"
    round: int | None = None
    players_eliminated: list[int] = []

    def __post_init__(self) -> None:
        self.partners = {"true": "opposite", "false": "none"}.get(self.partners, self.partners)


class Seen(Written, omit_defaults=True):
    """What can be seen of a whole table."""

    turn: int | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET
    direction: str | UnsetType = UNSET
    colour: str | UnsetType | None = UNSET
    top: str | UnsetType | None = UNSET
    draw_count: int | UnsetType = UNSET
    discard_count: int | UnsetType = UNSET
    centre: list[str] | UnsetType = UNSET
    pending: int | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    round_winner: int | UnsetType | None = UNSET
    next_dealer: int | UnsetType | None = UNSET
    winners: list[int] | UnsetType = UNSET
    dealer: int | UnsetType | None = UNSET
    blocked: bool | UnsetType = UNSET


class Observed(Seen):
    """What an engine tells of a table: the cards of every seat, their number, and the rest, as far as it knows."""

    hand: list[list[str]] | UnsetType = UNSET
    count: list[int] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Cards and winners are in no order."""
        if self.hand is not UNSET:
            self.hand = [sorted(cards) for cards in self.hand]
        if self.centre is not UNSET:
            self.centre = sorted(self.centre)
        if self.winners is not UNSET:
            self.winners = sorted(self.winners)


class Expected(Seen):
    not_top: str | UnsetType = UNSET
    hand: dict[int, list[str]] | UnsetType = UNSET
    count: dict[int, int] | UnsetType = UNSET
    allowed: dict[int, list[str]] = {}
    forbidden: dict[int, list[str]] = {}

    def __post_init__(self) -> None:
        for actions in (*self.allowed.values(), *self.forbidden.values()):
            for action in actions:
                check_verb(action)


class Step(Struct):
    """One action and whether it is refused; or, without a seat, something to expect."""

    line: str
    seat: int | None = None
    action: str = ""
    refused: bool = False
    expect: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if self.seat is not None:
            check_verb(self.action)


class LaidOut(Written, kw_only=True):
    """Cards on a table, as a file has them."""

    dealer: int | None = None
    hands: list[list[str]] | None = None
    discard: list[str] = []
    first: str | None = None
    centre: list[str] | None = None
    colour: str | None = None
    draw: list[str] = []
    rest: bool = True
    questions: dict[str, QuestionText] = {}

    def position(self, edition: Edition, key: str, eliminated: Sequence[int] = ()) -> Position:
        """`key`: shuffles the cards that are not named."""
        questions = {card: Question(asked.ask, asked.accept, asked.exact) for card, asked in self.questions.items()}
        laid_out = {
            name: getattr(self, name) for name in LaidOut.__struct_fields__ if name not in ("hands", "questions")
        }
        return Position(
            edition, self.hands or [], eliminated=eliminated, questions=questions, key=key.encode(), **laid_out
        )


class Scenario(LaidOut, kw_only=True):
    name: Annotated[str, Meta(min_length=1)]
    edition: str  # its id, even if it is written out in the file
    rules: list[str] = []
    house: list[str] = []
    options: Agreed = field(default_factory=Agreed)
    scores: list[int] | None = None
    players: int = 0
    dealer_cards: list[str] | None = None
    setup_refused: bool = False
    steps: list[Step] = []

    def __post_init__(self) -> None:
        if self.setup_refused and self.steps:
            raise ValueError("a scenario whose setup is refused cannot have steps")
        if not self.setup_refused and not self.steps:
            raise ValueError("the key 'steps' is missing")
        if not self.setup_refused and self.hands is None and self.dealer_cards is None:
            raise ValueError("the key 'hands' is missing")


def check_verb(action: str) -> None:
    """An unknown verb is a mistake in the file; the rest is for the engine to accept or refuse."""
    if action.partition(" ")[0] not in VERBS:
        raise ValueError(f"{action!r} is not an action: actions begin with {', '.join(VERBS)}")


class _Loader(yaml.BaseLoader):
    """Every scalar but null is read as text, so that `yes` and `12` stay as written; no key may appear twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.MarkedYAMLError(problem=f"the key {key!r} appears twice", problem_mark=node.start_mark)
        return super().construct_mapping(node, deep=deep)


_Loader.add_implicit_resolver("null", re.compile("^(null|~|)$"), ["n", "~", ""])
_Loader.add_constructor("null", lambda loader, node: None)


def read_file(path: Path) -> list[Scenario]:
    return [scenario for scenario, _ in read_written(path)]


def read_written(path: Path) -> list[tuple[Scenario, dict[str, Any]]]:
    """The scenarios of a file, each also as JSON has it: the same keys, with numbers and flags."""
    listed = listed_in(path)
    found = [_scenario(f"{path}: scenario {place}", item) for place, item in enumerate(listed, 1)]
    names = [scenario.name for scenario in found]
    for name in names:
        if names.count(name) > 1:
            raise FileError(f"{path}: the name {name!r} appears twice")
    return [(scenario, _written(item)) for scenario, item in zip(found, listed, strict=True)]


def _written(item: dict[str, Any]) -> dict[str, Any]:
    kinds: dict[str, Any] = {"name": str, "options": Agreed, "questions": dict[str, QuestionText]}
    return {
        key: to_builtins(convert(value, kinds[key], strict=False)) if key in kinds else _typed(value)
        for key, value in item.items()
    }


def scenario_of(written: Mapping[str, Any]) -> Scenario:
    """A scenario from what JSON has of it."""
    return _scenario("scenario", written)


def listed_in(path: Path) -> list[Any]:
    """What a file lists, as it stands there."""
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
    return data


def converted(where: str, kind: type[T], value: Any) -> T:
    """A value of this type. Every scalar in the file was read as text."""
    try:
        return convert(value, kind, strict=False)
    except ValidationError as error:
        raise FileError(f"{where}: {error}") from None


def _scenario(where: str, item: Any) -> Scenario:
    keys = converted(where, dict[str, Any], item)
    if keys.get("name"):
        where = f"{where} ({keys['name']})"
    if "edition" in keys:
        keys["edition"] = _edition(f"{where}: edition", keys["edition"])
    steps = converted(f"{where}: steps", list[dict[str, Any]], keys.get("steps", []))
    keys["steps"] = [_step(f"{where}: steps {place}", step) for place, step in enumerate(steps, 1)]
    return converted(where, Scenario, keys)


def _edition(where: str, value: Any) -> str:
    """The id of a built-in edition, or of one written out in the file."""
    if isinstance(value, dict):
        try:
            return bring(new_edition(_typed(value))).id
        except SetupError as error:
            raise FileError(f"{where}: {error}") from None
    text = converted(where, str, value)
    if text not in EDITIONS:
        raise FileError(f"{where}: there is no edition {text!r}; the editions are {', '.join(EDITIONS)}")
    return text


def _typed(value: Any) -> Any:
    """A part of a rule book with its numbers and flags, which were read as text."""
    if isinstance(value, dict):
        return {key: _typed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_typed(item) for item in value]
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    return {"true": True, "false": False}.get(value, value)


def _step(where: str, keys: dict[str, Any]) -> Step:
    if "expect" in keys:
        if len(keys) > 1:
            raise FileError(f"{where}: a step either expects something or acts, not both")
        return Step(where, expect=to_builtins(converted(f"{where}: expect", Expected, keys["expect"])))
    seats = [key for key in keys if key != "refused"]
    if len(seats) != 1:
        raise FileError(f"{where}: a step is one seat with its action, or expect; this one has {sorted(keys)}")
    acting = {"line": where, "seat": seats[0], "action": keys[seats[0]], "refused": keys.get("refused", False)}
    return converted(where, Step, acting)
