"""Whole games of every scoring form, kept from what people type, stand as the engine has them after every round."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sixdot.game.events import RoundOver
from sixdot.game.match import OVER, Match
from sixdot.game.scoring import FORMS
from sixdot.score.sheet import open_sheet
from sixdot.voice.words import Words
from tests.helpers.score_tables import NAMES, TABLES, Kept, engine_rounds

GAMES_EACH = 3


def test_every_scoring_form_is_kept() -> None:
    forms = {agreed.match(players, range(players), {}).scoring.form for agreed, players in TABLES.values()}
    assert forms == set(FORMS)
    assert any(agreed.edition == "dos" for agreed, _ in TABLES.values())


@pytest.mark.parametrize("name", TABLES)
def test_a_game_stands_as_the_engine_has_it(name: str, tmp_path: Path) -> None:
    agreed, players = TABLES[name]
    for number in range(GAMES_EACH):
        chance = random.Random(f"{name} {number}")
        kept = Kept(agreed, players, tmp_path / f"{number}.score", chance.choice(("en", "fr")))
        rounds = 0
        for match, over in engine_rounds(agreed, players, f"{name} {number}"):
            rounds += 1
            assert not kept.keeper.is_over
            if kept.keeper.dealer is None:
                assert match.dealer is not None
                word = "dealer" if kept.console.words.language == "en" else "donneur"
                kept.hears(f"{word} {NAMES[match.dealer]}")
            assert kept.keeper.dealer == match.dealer
            enter(kept, over, chance)
            compare(kept, match)
        assert match.stage == OVER
        assert len(kept.keeper.counted) == rounds
        kept.sheet.close()
        again = open_sheet(kept.sheet.path)
        assert again.keeper.counted == kept.keeper.counted
        assert again.keeper.match.winners == match.winners
        again.close()


def enter(kept: Kept, over: RoundOver, chance: random.Random) -> None:
    """Somebody types how a round ended: hand by hand or in one line, by cards or by points."""
    number = kept.keeper.number
    if over.winner is None:
        kept.hears("blocked" if kept.console.words.language == "en" else "bloquée")
        return
    asked = kept.keeper.asked(over.winner, number)
    hands = {seat: hand_text(kept, over, seat, chance) for seat in asked}
    if chance.random() < 0.5:
        kept.hears(", ".join([NAMES[over.winner], *[f"{NAMES[seat]} {hands[seat]}" for seat in asked]]))
    else:
        kept.hears(NAMES[over.winner].lower())
        for seat in asked:
            assert kept.keeper.number == number
            kept.hears(hands[seat])
    assert kept.keeper.number == number + 1, kept.lines[-3:]


def hand_text(kept: Kept, over: RoundOver, seat: int, chance: random.Random) -> str:
    way, cards = chance.random(), list(over.hands[seat])
    chance.shuffle(cards)
    if way < 0.3 or not cards:
        return str(over.points[seat])
    if way < 0.6:
        return " ".join([kept.keeper.edition.marks.of(card) for card in cards])
    words: Words = kept.console.words.of(kept.keeper.edition)
    return "; ".join([words.one(card) for card in cards])


def compare(kept: Kept, match: Match) -> None:
    keeper = kept.keeper
    assert keeper.match.scores == match.scores
    assert keeper.match.eliminated == match.eliminated
    assert keeper.match.winners == match.winners
    assert keeper.match.stage == match.stage
    assert keeper.counted[-1].dealer == match.dealer
    if not keeper.is_over:
        assert keeper.match.next_dealer == match.next_dealer
        assert keeper.couples == match.scoring.couples(match.scored + 1)


def test_a_referee_hands_a_round_over_without_typing() -> None:
    from sixdot.score.keeper import Keeper

    for name, (agreed, players) in TABLES.items():
        keeper = Keeper(agreed, NAMES[:players])
        for match, over in engine_rounds(agreed, players, f"referee {name}"):
            left = {seat: hand for seat, hand in enumerate(over.hands) if hand}
            keeper.take(keeper.round(over.winner, left))
            assert keeper.match.scores == match.scores
        assert keeper.match.winners == match.winners
