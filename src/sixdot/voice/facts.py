"""Facts: what the words about an edition are chosen by and say: its answers, and those of the house rules."""

from __future__ import annotations

from typing import Final

from sixdot.game.edition import Edition, Marks
from sixdot.voice.words import Value

# What the words call an answer, and the field of the edition that gives it.
_ANSWERS: Final = {
    "source": "source",
    "reference": "reference_cards",
    "least": "least_players",
    "most": "most_players",
    "hand": "hand_size",
    "first_dealer": "first_dealer",
    "blank_redraws": "blank_redraws",
    "next_dealer": "next_dealer",
    "first_special": "first_special",
    "first_draw_two": "first_draw_two",
    "first_reverse": "first_reverse",
    "first_four": "first_wild_four",
    "decline": "may_decline",
    "after_draw": "after_draw",
    "draw_two": "draw_two",
    "stacking": "stacking",
    "keeps_turn": "pickup_keeps_turn",
    "honest": "wild_four_honest",
    "challenge": "challenge",
    "takes_back": "guilty_takes_back",
    "guilty": "guilty_draws",
    "challenger": "challenger_draws",
    "wild_four": "wild_four",
    "reverse_skips": "reverse_skips",
    "asks": "asks_questions",
    "wrong_answer": "wrong_answer",
    "row_size": "row_size",
    "single_bonus": "single_bonus",
    "double_bonus": "double_bonus",
    "penalty": "call_penalty",
    "window": "catch_window",
    "advice": "advice_penalty",
    "partners": "partners",
    "rotating": "rotating_partners",
    "book_target": "target",
    "jump_in": "jump_in",
    "until_fits": "draws_until_fits",
    "bluffing": "bluffing",
    "forced": "must_play_drawn",
    "reshuffles": "reshuffles",
    "new_colour": "wild_changes_colour",
}

# Cards whose marks and points are told, by their codes.
_CARDS: Final = {
    "zero": "b0",
    "seven": "b7",
    "draw_two": "b+2",
    "reverse": "brv",
    "skip": "bsk",
    "wild": "wi",
    "wild_four": "wi+4",
    "wild_number": "b#",
    "wild_dos": "wd",
}
_USUAL_MARKS: Final = Marks()


def facts(edition: Edition, target: int | None = None) -> dict[str, Value]:
    """All that there is to say about an edition as it is played; `target`: of the table, or its own."""
    answers: dict[str, Value] = {name: getattr(edition, field) for name, field in _ANSWERS.items()}
    points = edition.card_points()
    for name, code in _CARDS.items():
        if code in edition.deck.by_code:
            card = edition.deck.cards[edition.deck.kind(code)]
            answers |= {f"{name}_mark": edition.marks.of(card), f"{name}_points": points[card.kind]}
    return answers | {
        "edition": edition,
        "cards": sum(edition.deck.copies),
        "lowest": "lowest" in edition.scorings,
        "elimination": "elimination" in edition.scorings,
        "more": max(0, edition.challenger_draws - edition.wild_four),  # what a wrong challenge costs than to accept
        "usual_marks": edition.marks == _USUAL_MARKS,
        "usual_points": points == edition.deck.points,
        "target": edition.target if target is None else target,
    }
