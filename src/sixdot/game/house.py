"""House rules: what a table may agree on besides its rule book. Each changes answers of the edition and nothing else.

A house rule is written as its name, or as name=value: `jump-in`, `stacking=same`. A rule that would change nothing
in an edition, or that makes no sense there or together with another, is refused with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixdot.game.actions import shortened
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.families import family_of
from sixdot.game.options import SetupError


@dataclass(frozen=True)
class HouseRule:
    id: str
    name: str
    values: tuple[str, ...]  # empty: it is on or off
    change: Callable[[Edition, str], Edition]
    # Why an edition, or the house rules before this one, do not allow it; empty if they do.
    senseless: Callable[[Edition], str]

    def written(self) -> str:
        """How it is written, with every value it takes."""
        return f"{self.name}={'|'.join(self.values)}" if self.values else self.name


def _always(edition: Edition) -> str:
    return ""


def _stack(edition: Edition, value: str) -> Edition:
    return replace(edition, stacking="same" if value == "same" else "any", challenge=False)


def _jumps(edition: Edition) -> str:
    return f"in the {edition.name} edition a card is played after an answer" if edition.asks_questions else ""


def _honesty(edition: Edition) -> str:
    return (
        f"in the {edition.name} edition a Wild Draw Four is always honest"
        if edition.wild_four_honest == "always"
        else ""
    )


def _wasted(edition: Edition) -> str:
    return f"in the {edition.name} edition nothing is played after a draw" if edition.after_draw == "nothing" else ""


def _drains(edition: Edition) -> str:
    return "with draw-until-fits one turn could take the whole pile" if edition.draws_until_fits else ""


HOUSE_RULES: Final[tuple[HouseRule, ...]] = (
    HouseRule("H1", "stacking", ("same", "any"), _stack, _always),
    HouseRule("H2", "jump-in", (), lambda edition, value: replace(edition, jump_in=True), _jumps),
    HouseRule("H3", "seven-zero", (), lambda edition, value: replace(edition, seven_zero=True), _always),
    HouseRule("H4", "draw-until-fits", (), lambda edition, value: replace(edition, draws_until_fits=True), _wasted),
    HouseRule("H5", "any-after-draw", (), lambda edition, value: replace(edition, after_draw="any"), _always),
    HouseRule(
        "H6", "no-bluff", (), lambda edition, value: replace(edition, bluffing=False, challenge=False), _honesty
    ),
    HouseRule(
        "H7",
        "forced-play",
        (),
        lambda edition, value: replace(edition, may_decline=False, must_play_drawn=True),
        _always,
    ),
    HouseRule("H8", "no-reshuffle", (), lambda edition, value: replace(edition, reshuffles=False), _drains),
    HouseRule("H9", "new-colour", (), lambda edition, value: replace(edition, wild_changes_colour=True), _always),
    HouseRule("H10", "number-last", (), lambda edition, value: replace(edition, number_last=True), _always),
    HouseRule(
        "H11",
        "hand",
        ("3", "4", "5", "6", "7", "8", "9", "10"),
        lambda edition, value: replace(edition, hand_size=int(value)),
        _always,
    ),
    HouseRule(
        "H12",
        "penalty",
        ("1", "2", "3", "4", "5", "6"),
        lambda edition, value: replace(edition, call_penalty=int(value)),
        _always,
    ),
)
_BY_NAME: Final = {rule.name: rule for rule in HOUSE_RULES}


def with_house_rules(edition: Edition, wanted: Sequence[str]) -> Edition:
    """The edition with these house rules, or a `SetupError` that says which one is impossible and why."""
    chosen: dict[str, str] = {}
    for text in wanted:
        rule, value = _read(text)
        if rule.name in chosen:
            message = f"the house rule {rule.name} is named twice ({rule.id})"
            raise SetupError(message, "house-twice", rule=rule.name)
        chosen[rule.name] = value
    if chosen and not family_of(edition).house_rules:
        message = f"house rules are for UNO: the {edition.name} edition has none"
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
        message = f"there is no house rule {shortened(name)}: the house rules are {names}"
        raise SetupError(message, "house-unknown", value=shortened(name), rules=names)
    if bool(equals) != bool(rule.values) or (equals and value not in rule.values):
        message = f"the house rule {rule.name} is written {rule.written()}, not {shortened(text)} ({rule.id})"
        raise SetupError(message, "house-written", rule=rule.name, written=rule.written(), value=shortened(text))
    return rule, value


def _changed(rule: HouseRule, value: str, book: Edition, so_far: Edition) -> Edition:
    text = f"{rule.name}={value}" if rule.values else rule.name
    senseless = rule.senseless(so_far)
    if senseless:
        message = f"{text} makes no sense at this table: {senseless} ({rule.id})"
        raise SetupError(message, "house-senseless", rule=rule.name, edition=book.name)
    if rule.change(book, value) == book:
        message = f"{text} is what the {book.name} edition says anyway: leave it out ({rule.id})"
        raise SetupError(message, "house-anyway", rule=text, edition=book.name)
    return replace(rule.change(so_far, value), house=(*so_far.house, text))
