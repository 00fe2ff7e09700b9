"""Evidence and redeals: bots believe what they have heard, and know nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from sixdot.bots import easy, steady
from sixdot.bots.playout import Redealer
from sixdot.bots.sharp import playout_for
from sixdot.game.actions import Action
from sixdot.game.events import Passed
from sixdot.game.kinds import BIT
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import View
from tests.helpers.bot_positions import dealt, from_the_deal, laid_out, play_round


def redeals(view: View, wanted: int = 20) -> list[Round]:
    dealer = Redealer(playout_for(view), FastRandom("redeal"))
    return [dealer.deal() for _ in range(wanted)]


def all_cards(game: Round) -> Counter[int]:
    found = Counter(list(game.pile) + list(game.discard))
    for hand in game.hands:
        found.update(hand.cards())
    for part in [getattr(game, "centre", []), *getattr(game, "matched", [])]:
        found.update(part)
    return found


@pytest.mark.parametrize(
    ("edition", "players"), [("rnib", 3), ("mattel", 2), ("french", 5), ("question", 3), ("dos", 3)]
)
def test_a_redeal_looks_the_same_to_the_seat_it_is_for(edition: str, players: int) -> None:
    """Every card is there once, everybody holds as many as before, and the legal actions are the same."""
    seen: list[View] = []
    match = dealt(edition, players, "the same")
    play_round(match, [steady.choose] * players, "the same", lambda view, action: seen.append(view))
    for view in seen[::3]:
        for game in redeals(view, 2):
            assert all_cards(game) == Counter(game.deck.full())
            assert tuple(hand.size for hand in game.hands) == view.counts
            assert len(game.pile) == view.draw_count
            assert game.deck.named(game.hands[view.seat or 0].cards()) == view.hand
            assert set(game.moves()) <= set(view.legal)


def test_a_player_forced_to_draw_is_dealt_nothing_that_fitted() -> None:
    """If players must play what fits, only the card just drawn can fit the card they drew on."""
    looked = 0

    def look(view: View, action: Action) -> None:
        nonlocal looked
        passed = [event.seat for event in view.heard[-3:] if isinstance(event, Passed)]
        if not passed or passed[-1] == view.seat:
            return
        for game in redeals(view, 8):
            assert isinstance(game, UnoRound)
            fitting = [kind for kind in game.hands[passed[-1]].cards() if game.face.fit & BIT[kind]]
            assert len(fitting) <= 1
            looked += 1

    for seed in range(6):
        play_round(dealt("rnib", 3, f"forced {seed}"), [steady.choose] * 3, str(seed), look)
    assert looked > 100


def test_a_hand_shown_in_a_challenge_is_known() -> None:
    before = ["0 play wi+4 blue", "1 challenge"]
    match = laid_out(["wi+4 b1 b2 r3", "r1 g2 g3"], top="r9", before=before)
    view = match.view(1)
    for game in redeals(view):
        assert Counter(game.deck.kind(code) for code in ("b1", "b2", "r3")) <= Counter(game.hands[0].cards())


def test_a_hand_given_away_is_known() -> None:
    hands = ["r7 r1 g1 g2", "b2 b3 b4", "y1 y2 y3"]
    match = laid_out(hands, top="r9", house=["seven-zero"], before=["0 play r7", "0 swap 2"])
    for game in redeals(from_the_deal(match, 0, hands, "r9")):
        assert game.deck.named(game.hands[2].cards()) == match.view(2).hand


def test_an_innocent_hand_holds_nothing_of_the_colour() -> None:
    """Only the challenger saw it, but everybody heard that it was honest; cards drawn later may be red."""
    hands = ["wi+4 b1 b2 g3", "r1 g2 g3", "y1 y2 y3"]
    match = laid_out(hands, top="r9", before=["0 play wi+4 blue", "1 challenge"])
    for game in redeals(from_the_deal(match, 2, hands, "r9")):
        assert not [kind for kind in game.hands[0].cards() if game.deck.cards[kind].colour == "red"]


def test_easy_players_do_not_confuse_it() -> None:
    """A random player contradicts what bots believe about sound players; redeals work all the same."""
    seen: list[View] = []
    match = dealt("mattel", 3, "easy")
    play_round(match, [easy.choose] * 3, "easy", lambda view, action: seen.append(view))
    for view in seen[::3]:
        assert redeals(view, 1)[0].hands[0].size == view.counts[0]
