"""House rules: what a table may agree on besides its rule book. Each changes answers of the edition and nothing else.

A house rule is written as its name, or as name=value: `jump-in`, `stacking=same`. A rule that would change nothing
in an edition, or that makes no sense there or together with another, is refused with a sentence.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sixdot.game.actions import shortened
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.families import family_of
from sixdot.game.options import SetupError


@dataclass(frozen=True)
class HouseRule:
    id: str
    name: str
    changes: dict[str, Any] = field(default_factory=dict)  # answers of the edition
    values: tuple[str, ...] = ()  # what it can be set to; empty: it is on or off
    sets: str = ""  # the answer that takes this value

    def written(self) -> str:
        """How it is written, with every value it takes."""
        return f"{self.name}={'|'.join(self.values)}" if self.values else self.name

    def change(self, edition: Edition, value: str) -> Edition:
        chosen: Any = int(value) if value.isdigit() else value
        return replace(edition, **self.changes, **({self.sets: chosen} if self.sets else {}))


_NUMBERS: Final = tuple([str(number) for number in range(11)])
HOUSE_RULES: Final = (
    HouseRule("H1", "stacking", {"challenge": False}, values=("same", "any"), sets="stacking"),
    HouseRule("H2", "jump-in", {"jump_in": True}),
    HouseRule("H3", "seven-zero", {"seven_zero": True}),
    HouseRule("H4", "draw-until-fits", {"draws_until_fits": True}),
    HouseRule("H5", "any-after-draw", {"after_draw": "any"}),
    HouseRule("H6", "no-bluff", {"bluffing": False, "challenge": False}),
    HouseRule("H7", "forced-play", {"may_decline": False, "must_play_drawn": True}),
    HouseRule("H8", "no-reshuffle", {"reshuffles": False}),
    HouseRule("H9", "new-colour", {"wild_changes_colour": True}),
    HouseRule("H10", "number-last", {"number_last": True}),
    HouseRule("H11", "hand", values=_NUMBERS[3:], sets="hand_size"),
    HouseRule("H12", "penalty", values=_NUMBERS[1:7], sets="call_penalty"),
    HouseRule("H13", "tell-answers", {"tells_answers": True}),
    HouseRule("H14", "no-hints", {"hints": False}),
    HouseRule("H15", "near-misses", {"near_misses": True}),
    HouseRule("H16", "follow-levels", {"follows_levels": True}),
    HouseRule("H17", "teams", {"in_teams": True, "partners": "credit"}),
)
OF_QUESTIONS: Final = ("tell-answers", "no-hints", "near-misses", "follow-levels")
# A rule, the answer of the edition (or of the rules before it) with which it makes no sense, and why.
_SENSELESS: Final[dict[str, tuple[str, object, str]]] = {
    "jump-in": ("asks_questions", True, "in the {edition} edition a card is played after an answer"),
    "draw-until-fits": ("after_draw", "nothing", "in the {edition} edition nothing is played after a draw"),
    "no-bluff": ("wild_four_honest", "always", "in the {edition} edition a Wild Draw Four is always honest"),
    **dict.fromkeys(OF_QUESTIONS, ("asks_questions", False, "in the {edition} edition nothing is asked")),
    "no-reshuffle": ("draws_until_fits", True, "with draw-until-fits one turn could take the whole pile"),
}
_BY_NAME: Final = {rule.name: rule for rule in HOUSE_RULES}


def with_house_rules(edition: Edition, wanted: Sequence[str]) -> Edition:
    """The edition with these house rules, or a `SetupError` that says which one is impossible and why."""
    chosen: dict[str, str] = {}
    for text in wanted:
        rule, value = _read(text)
        if rule.name in chosen:
            raise SetupError(f"the house rule {{rule}} is named twice ({rule.id})", "house-twice", rule=rule.name)
        chosen[rule.name] = value
    if chosen and not family_of(edition).house_rules:
        message = "house rules are for UNO: the {edition} edition has none"
        raise SetupError(message, "house-none", edition=edition.name)
    changed = edition
    for rule in HOUSE_RULES:
        if rule.name in chosen:
            changed = _changed(rule, chosen[rule.name], edition, changed)
    return changed


def house_edition(name: str, wanted: Sequence[str]) -> Edition:
    """The edition of this name, with these house rules."""
    return with_house_rules(edition_named(name), wanted)


def _read(text: str) -> tuple[HouseRule, str]:
    name, equals, value = text.partition("=")
    rule = _BY_NAME.get(name)
    if rule is None:
        names = ", ".join([rule.written() for rule in HOUSE_RULES])
        message = "there is no house rule {value}: the house rules are {rules}"
        raise SetupError(message, "house-unknown", value=shortened(name), rules=names)
    if bool(equals) != bool(rule.values) or (equals and value not in rule.values):
        message = f"the house rule {{rule}} is written {{written}}, not {{value}} ({rule.id})"
        raise SetupError(message, "house-written", rule=rule.name, written=rule.written(), value=shortened(text))
    return rule, value


def _changed(rule: HouseRule, value: str, book: Edition, so_far: Edition) -> Edition:
    text = f"{rule.name}={value}" if rule.values else rule.name
    answer, unless, why = _SENSELESS.get(rule.name, ("id", None, ""))
    if getattr(so_far, answer) == unless:
        message = f"{{rule}} makes no sense at this table: {why} ({rule.id})"
        raise SetupError(message, "house-senseless", rule=rule.name, edition=book.name)
    if rule.change(book, value) == book:
        message = f"{{rule}} is what the {{edition}} edition says anyway: leave it out ({rule.id})"
        raise SetupError(message, "house-anyway", rule=text, edition=book.name)
    return replace(rule.change(so_far, value), house=(*so_far.house, text))
