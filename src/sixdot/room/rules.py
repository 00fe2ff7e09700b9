"""What a table online has agreed to play, and how its host changes that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sixdot.game.book import edition_from
from sixdot.game.edition import edition_data
from sixdot.game.editions import DEFAULT, EDITIONS, bring, edition_named
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options, Question, SetupError

LONGEST_CLOCK: Final = 3600
OPTIONS: Final = ("edition", "house", "scoring", "target", "partners", "leavers", "judge", "public", "clock")
_USUAL: Final = ("", "usual")


@dataclass(frozen=True)
class Rules:
    """The last two can change without a new game."""

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
        """The game, or a `SetupError` that says why there can be none."""
        return Match(house_edition(self.edition, self.house), players, self.options(), people, questions)

    def is_same_game(self, other: Rules) -> bool:
        return replace(self, public=other.public, clock=other.clock) == other


def book_of(edition: str) -> dict[str, Any]:
    """For the log, which needs no other file: the whole rule book, unless it is one of ours."""
    return {} if edition in EDITIONS else {"book": edition_data(edition_named(edition))}


def learn_book(data: Mapping[str, Any]) -> None:
    """Make the rule book known that an entry carries."""
    if "book" in data:
        bring(edition_from(data["book"]))


def changed_rules(rules: Rules, wanted: dict[str, str]) -> Rules:
    """The rules with these options changed; another edition starts from its own. A `SetupError` if that cannot be."""
    if "edition" in wanted and wanted["edition"] != rules.edition:
        rules = Rules(wanted["edition"], public=rules.public, clock=rules.clock)
    for key, text in wanted.items():
        rules = _changed(rules, key, text)
    rules.options()
    edition = house_edition(rules.edition, rules.house)
    if rules.scoring is not None and rules.scoring not in edition.scorings:
        message = f"the {edition.name} edition has no scoring {rules.scoring!r}"
        raise SetupError(message, "scoring", edition=edition.name, value=rules.scoring, offered=edition.scorings)
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


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise SetupError(f"a number is wanted, not {text!r}", "number", value=text)
    return int(text)
