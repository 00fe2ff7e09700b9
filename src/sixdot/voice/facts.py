"""Facts: what the words about an edition are chosen by and say: its answers, and those of the house rules."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from sixdot.game.edition import Edition, Marks
from sixdot.voice.words import SYMBOLS, Value

# The cards whose marks and points are told, and their symbols.
SYMBOL_OF: Final = {name: symbol for symbol, name in SYMBOLS.items()} | {"seven": "7", "zero": "0"}
_USUAL_MARKS: Final = Marks()


def facts(edition: Edition, target: int | None = None) -> dict[str, Value]:
    """All that there is to say about an edition as it is played: what it answers in a word or a number, by the name
    of the field, and what follows from it. `target`: of the table, or its own."""
    answers = {field.name: getattr(edition, field.name) for field in fields(edition)}
    known: dict[str, Value] = {name: answer for name, answer in answers.items() if isinstance(answer, str | int)}
    points = edition.card_points()
    for name, symbol in SYMBOL_OF.items():
        card = next((card for card in edition.deck.cards if card.symbol == symbol), None)
        if card is not None:
            known |= {f"{name}_mark": edition.marks.of(card), f"{name}_points": points[card.kind]}
    return known | {
        "edition": edition,
        "cards": sum(edition.deck.copies),
        "lowest": "lowest" in edition.scorings,
        "elimination": "elimination" in edition.scorings,
        "more": max(0, edition.challenger_draws - edition.wild_four),  # what a wrong challenge costs than to accept
        "usual_marks": edition.marks == _USUAL_MARKS,
        "usual_points": points == edition.deck.points,
        "book_target": edition.target,
        "target": edition.target if target is None else target,
    }


def stacking_rule(edition: Edition) -> str:
    return "H1" if any(rule.startswith("stacking") for rule in edition.house) else "Q4"
