"""The rules in words: the one behind what happened, what each says, what a table plays by, the reference card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sixdot.game import events as e
from sixdot.game.cards import COLOURS
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.families import FAMILIES
from sixdot.game.house import HOUSE_RULES
from sixdot.game.view import View
from sixdot.voice.family import SYMBOL_OF, facts, stacking_rule, voice_of
from sixdot.voice.words import Colour, Value, Words, sentence

if TYPE_CHECKING:
    from sixdot.game.match import Match

SMALL_PRINT: Final = "12"  # what is said about players who leave
_HOUSE_IDS: Final = {rule.id: rule.name for rule in HOUSE_RULES}

SCORING_RULES: Final = {
    "first-to": "G6",
    "lowest": "G7",
    "elimination": "G8",
    "credit": "G9",
    "charge": "G9",
    "rotating": "G10",
}
_ALWAYS: Final[dict[type[e.Event], str]] = {
    e.AnswerTold: "Q3",
    e.CalledDos: "O10",
    e.Eliminated: "G8",
    e.HandsPassed: "H3",
    e.JumpedIn: "H2",
    e.Reshuffled: "G2",
    e.Swapped: "H3",
    e.VoteEnded: "A1",
    e.WentAway: "12",
}


# The rule behind what happened


def rule_behind(
    events: Sequence[e.Event], edition: Edition, players: int, scoring: str, view: View | None = None
) -> str | None:
    """The id of the weightiest rule that was applied in these events; None if there was none.

    `view`: of whoever asks; what waits for that seat now comes before everything that has happened.
    """
    if view is not None and view.seat is not None and view.turn == view.seat:
        waiting = voice_of(view).rule_waiting(view, edition)
        if waiting is not None:
            return waiting
    found = [rule for event in events if (rule := _rule(event, events, edition, players, scoring)) is not None]
    return min(found, key=_weight) if found else None


def _weight(rule: str) -> int:
    """A challenge or a catch explains more than the cards that were drawn for it."""
    return "CUQHAOFTGPS1".find(rule[0])


def _rule(event: e.Event, events: Sequence[e.Event], edition: Edition, players: int, scoring: str) -> str | None:
    """The rule behind one event."""
    if type(event) in _ALWAYS:
        return _ALWAYS[type(event)]
    if isinstance(event, e.Challenged):
        return "C3" if event.guilty else "C4"
    if isinstance(event, e.Caught):
        return voice_of(edition).draw_rules["caught"]
    if isinstance(event, e.Drew):
        return _drawing(event, events, edition)
    if isinstance(event, e.Skipped | e.Reversed):
        return _turning(events) if players == 2 else "T5"
    if isinstance(event, e.Stacked):
        return stacking_rule(edition)
    if isinstance(event, e.Matched) and event.bonus != "none":
        return "O5" if event.bonus == "double" else "O4"
    if isinstance(event, e.TurnedUp):
        return "F5" if event.buried else None
    if isinstance(event, e.RoundOver):
        return "G4" if event.blocked else SCORING_RULES[scoring]
    return None


def _drawing(event: e.Drew, events: Sequence[e.Event], edition: Edition) -> str:
    if event.why == "challenge":
        return next(("C3" if each.guilty else "C4" for each in events if isinstance(each, e.Challenged)), "C4")
    if event.why == "stack":
        return stacking_rule(edition)
    return voice_of(edition).draw_rules[event.why]


def _turning(events: Sequence[e.Event]) -> str:
    """With two players a Reverse, a Skip or a draw card gives its player another turn."""
    symbols = [event.card.symbol for event in events if isinstance(event, e.Played)]
    return {"rv": "P1", "sk": "P2"}.get(symbols[0] if symbols else "", "P3")


# What a rule says


def why_text(rule: str, edition: Edition, words: Words, target: int | None = None) -> str:
    """The rule behind a ruling: 'Mattel T1: a card fits if its colour, its number or its symbol is the same; ...'

    There may be no such rule: that is said.
    """
    rule = rule.strip().upper()
    here, known = words.of(edition), facts(edition, target)
    if not here.has(f"rule-{rule}"):
        return _elsewhere(rule, here, known)
    text = rule_text(rule, edition, words, target)
    if rule == SMALL_PRINT:
        return words.say("why-small-print", text=text)
    if rule in _HOUSE_IDS:
        return words.say("why-house", rule=rule, text=text, on=is_played(rule, edition))
    why = words.say("why", rule=rule, text=text, **known)
    return words.say("why-ours", why=why) if is_ours(rule, edition, words) else why


def rule_text(rule: str, edition: Edition, words: Words, target: int | None = None) -> str:
    """What a rule says at such a table; it begins with a small letter."""
    here = words.of(edition)
    numbers, on = _odd_numbers(edition, here), is_played(rule, edition)
    return here.say(f"rule-{rule}", on=on, numbers=numbers, **facts(edition, target))


def rule_line(rule: str, edition: Edition, words: Words, target: int | None = None, named: bool = False) -> str:
    """A rule as one of several that are read; `named`: with its id, which is told in full anyway."""
    text = sentence(rule_text(rule, edition, words, target))
    if is_ours(rule, edition, words):
        text = words.say("rules-ours", text=text)
    return words.say("rules-line", rule=rule, text=text, named=named)


def is_played(rule: str, edition: Edition) -> bool:
    """A house rule is only played where the table has agreed on it."""
    return rule not in _HOUSE_IDS or _HOUSE_IDS[rule] in [text.partition("=")[0] for text in edition.house]


def rules_here(rules: Sequence[str], edition: Edition) -> list[str]:
    """Those of these rules that such a table has."""
    missing = voice_of(edition).missing(edition)
    return [rule for rule in rules if rule not in missing and is_played(rule, edition)]


def is_ours(rule: str, edition: Edition, words: Words) -> bool:
    """Whether the book is silent on it, and no house rule of the table decides it."""
    if rule not in (SMALL_PRINT, *words.about(edition, "silent").split()):
        return False
    return not edition.house or rule_text(rule, edition, words) == rule_text(rule, edition_named(edition.id), words)


def _odd_numbers(edition: Edition, words: Words) -> list[str]:
    """G5: the numbers that do not count what they say."""
    numbers = {card.symbol: card.points for card in edition.deck.cards if card.number is not None}
    odd = {symbol: points for symbol, points in edition.points.items() if numbers.get(symbol, points) != points}
    return [words.say("number-counts", number=symbol, points=points) for symbol, points in odd.items()]


def _elsewhere(rule: str, words: Words, known: dict[str, Value]) -> str:
    """About a rule of another family, or of none."""
    for family in FAMILIES:
        other = words.but(family=family, edition="")
        if other.has(f"rule-{rule}"):
            text = words.say("rule-elsewhere", there=other.say("family-there"))
            return words.say("why", rule=rule, text=text, **known)
    return words.say("why-unknown", rule=rule)


# What a table plays by


def rules_text(game: Match, words: Words) -> str:
    """The edition and its book, how it scores, calls and challenges, the house rules."""
    edition, form, target = game.edition, game.scoring.form, game.scoring.target
    return words.of(edition).say(
        "rules",
        **facts(edition, target),
        scoring=scoring_text(form, target, words),
        form_braille=words.say("scoring-braille", form=form, target=target),
        house=edition.house,
        house_text=" ".join([house_text(rule, words) for rule in edition.house]),
    )


def scoring_text(form: str, target: int, words: Words) -> str:
    return words.say("scoring-form", form=form, target=target)


def house_text(rule: str, words: Words) -> str:
    """The sentence of a house rule as it is written: `jump-in`, `penalty=4`; without its value: for any."""
    name, _, value = rule.partition("=")
    number = int(value) if value.isdigit() else value or None
    return words.say("house", rule=name, value=number)


# The reference card


def reference_text(edition: Edition, words: Words) -> list[str]:
    """The reference card: every mark with what it stands for and does, then what there is to say and to call."""
    family, known, words = voice_of(edition), facts(edition), words.of(edition)
    lines = [_numbers_line(edition, colour, words) for colour in COLOURS]
    symbols = [*family.symbols, *(("seven", "zero") if edition.seven_zero else ())]
    lines += [card_text(name, edition, words) for name in symbols]
    others = [*(("question",) if edition.asks_questions else ()), *family.others]
    lines += [words.say(f"ref-{name}", **known) for name in others]
    house = [rule for rule in edition.house if rule.partition("=")[0] in _UNSEEN]
    return lines + (house if words.length == "braille" else [house_text(rule, words) for rule in house])


# The house rules that no other line of the card tells.
_UNSEEN: Final = (
    "jump-in", "draw-until-fits", "any-after-draw", "no-bluff", "forced-play", "no-reshuffle", "number-last", "hand",
    "tell-answers", "no-hints", "near-misses", "follow-levels", "teams",
)  # fmt: skip


def card_text(name: str, edition: Edition, words: Words) -> str:
    """What the reference card says about one symbol: its marks, one for each colour, what it does and counts."""
    cards = [card for card in edition.deck.cards if card.symbol == SYMBOL_OF[name]]
    marks = " ".join([edition.marks.of(card) for card in cards])
    points = edition.card_points()[cards[0].kind]
    return words.of(edition).say(f"ref-{name}", marks=marks, points=points, **facts(edition))


def _numbers_line(edition: Edition, colour: str, words: Words) -> str:
    numbers, marks = numbers_text(edition, colour, words)
    return words.say("ref-numbers", marks=marks, numbers=numbers, colour=Colour(colour))


def numbers_text(edition: Edition, colour: str, words: Words) -> tuple[str, str]:
    """The numbers of a colour, from the lowest to the highest, and their marks: '1 and 3 to 10', 'b1 and b3 to b10'.

    A number that is not there parts them.
    """
    cards = {card.number: card for card in edition.deck.cards if card.colour == colour and card.number is not None}
    firsts = [card for number, card in cards.items() if number - 1 not in cards]
    lasts = [card for number, card in cards.items() if number + 1 not in cards]
    runs = list(zip(firsts, lasts, strict=True))
    mark = edition.marks.of
    marks = words.listing([_run(mark(first), mark(last), words) for first, last in runs])
    return words.listing([_run(first.symbol, last.symbol, words) for first, last in runs]), marks


def _run(first: str, last: str, words: Words) -> str:
    return first if first == last else words.say("ref-run", first=first, last=last)
