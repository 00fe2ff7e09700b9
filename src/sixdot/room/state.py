"""What a table online consists of, and what comes of asking something of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from sixdot.game.editions import DEFAULT
from sixdot.game.events import Event
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import Question
from sixdot.voice.words import Value, Words

LOBBY: Final = "lobby"
READY: Final = "ready"  # the round is committed to; people say that they are ready
PLAYING: Final = "playing"
OVER: Final = "over"

MOST_MEMBERS: Final = 20
LONGEST_CLOCK: Final = 3600


class Broken(Exception):
    """An entry of the log that does not fit what went before it; the message says which and why."""


@dataclass(frozen=True)
class Happening:
    """One numbered thing that happened at a table. It counts, and may be told, once its text has been stored."""

    number: int
    text: str  # as it is stored: for the server alone
    data: dict[str, Any]
    events: tuple[Event, ...] = ()
    changed: bool = True  # whether the table itself looks different: members, seats, options, stage
    member: int | None = None  # who did it, or who has come
    departed: int | None = None  # whose keys hold no longer

    @property
    def kind(self) -> str:
        return str(self.data["kind"])


@dataclass(frozen=True)
class Private:
    """An answer for the asker alone; nothing has happened."""

    say: str
    number: int


@dataclass(frozen=True)
class Refused:
    reason: str
    say: str
    rule: str | None = None


def refuse(reason: str, words: Words, **values: Value) -> Refused:
    """Something that is no move cannot be: what was wrong, and what can be done instead."""
    return Refused(reason, words.say(f"room-no-{reason.lower().replace('_', '-')}", **values))


@dataclass
class Member:
    id: int
    name: str
    seat: int | None = None  # None: watches
    left: bool = False  # for good, or sent away
    expected: bool = False  # the host lets somebody of this name take the place again
    muted: set[int] = field(default_factory=set)  # whose chat this member does not hear


@dataclass
class Seat:
    name: str
    member: int | None = None
    bot: str | None = None  # how good it is


@dataclass(frozen=True)
class Rules:
    """What a table has agreed to play; the last two can change without a new game."""

    edition: str = DEFAULT.id
    house: tuple[str, ...] = ()
    scoring: str | None = None
    target: int | None = None
    partners: str = "none"
    leavers: str = "bot"
    judge: str = "program"
    public: bool = False
    clock: int = 0  # seconds for a decision; 0: no clock

    def options(self) -> Options:
        return Options(self.scoring, self.target, self.partners, None, self.leavers, self.judge)

    def match(self, players: int, people: list[int], questions: dict[str, Question]) -> Match:
        """The game, or a `SetupError` that says why it cannot be."""
        from sixdot.game.house import house_edition

        return Match(house_edition(self.edition, self.house), players, self.options(), people, questions)

    def is_same_game(self, other: Rules) -> bool:
        return replace(self, public=other.public, clock=other.clock) == other


def changed_rules(rules: Rules, wanted: dict[str, str]) -> Rules:
    """The rules with these options changed; another edition begins with its own. A `SetupError` if that cannot be."""
    from sixdot.game.house import house_edition

    if "edition" in wanted and wanted["edition"] != rules.edition:
        rules = Rules(wanted["edition"], public=rules.public, clock=rules.clock)
    for key, text in wanted.items():
        rules = _changed(rules, key, text)
    rules.options()
    edition = house_edition(rules.edition, rules.house)
    if rules.scoring is not None and rules.scoring not in edition.scorings:
        message = f"the {edition.id} edition has no scoring {rules.scoring!r}"
        raise SetupError(message, "scoring", edition=edition.id, value=rules.scoring, offered=edition.scorings)
    return rules


def _changed(rules: Rules, key: str, text: str) -> Rules:
    if key == "edition":
        return replace(rules, edition=text)
    if key == "house":
        return replace(rules, house=tuple([name for name in text.split(",") if name]))
    if key == "target":
        return replace(rules, target=None if text in _USUAL else _number(text))
    if key == "scoring":
        return replace(rules, scoring=None if text in _USUAL else text)
    if key == "partners":
        return replace(rules, partners=text)
    if key == "leavers":
        return replace(rules, leavers=text)
    if key == "judge":
        return replace(rules, judge=text)
    if key == "public":
        if text not in ("yes", "no"):
            raise SetupError(f"public is yes or no, not {text!r}", "public", value=text)
        return replace(rules, public=text == "yes")
    if key == "clock":
        seconds = _number(text)
        if seconds and not 10 <= seconds <= LONGEST_CLOCK:
            raise SetupError("a clock has 10 to 3600 seconds, or 0 for none", "clock", most=LONGEST_CLOCK, value=text)
        return replace(rules, clock=seconds)
    raise SetupError(f"there is no option {key!r}", "option", value=key, options=OPTIONS)


_USUAL: Final = ("", "usual")
OPTIONS: Final = ("edition", "house", "scoring", "target", "partners", "leavers", "judge", "public", "clock")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise SetupError(f"a number is wanted, not {text!r}", "number", value=text)
    return int(text)
