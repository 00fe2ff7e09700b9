"""What the words about an edition are chosen by: its answers, and those of the house rules, as raw values."""

from __future__ import annotations

from sixdot.game.edition import Edition
from sixdot.voice.words import Value


def facts(edition: Edition, target: int | None = None) -> dict[str, Value]:
    """What the words about an edition, with its house rules, are chosen by and say; `target`: of the table."""
    return {
        "edition": edition.id,
        "source": edition.source,
        "game": edition.game,
        "cards": sum(edition.deck.copies),
        "reference": edition.reference_cards,
        "least": edition.least_players,
        "most": edition.most_players,
        "hand": edition.hand_size,
        "first_dealer": edition.first_dealer,
        "blank_redraws": edition.blank_redraws,
        "next_dealer": edition.next_dealer,
        "first_special": edition.first_special,
        "first_reverse": edition.first_reverse,
        "first_four": edition.first_wild_four,
        "decline": edition.may_decline,
        "stacking": edition.stacking,
        "keeps_turn": edition.pickup_keeps_turn,
        "honest": edition.wild_four_honest,
        "challenge": edition.challenge,
        "takes_back": edition.guilty_takes_back,
        "asks": edition.asks_questions,
        "penalty": edition.call_penalty,
        "window": edition.catch_window,
        "advice": edition.advice_penalty,
        "lowest": "lowest" in edition.scorings,
        "elimination": "elimination" in edition.scorings,
        "partners": edition.partners,
        "rotating": edition.rotating_partners,
        "target": edition.target if target is None else target,
        "book_target": edition.target,
        "jump_in": edition.jump_in,
        "until_fits": edition.draws_until_fits,
        "any_after": edition.after_draw == "any",
        "bluffing": edition.bluffing,
        "forced": edition.must_play_drawn,
        "reshuffles": edition.reshuffles,
        "new_colour": edition.wild_changes_colour,
    }
