"""Imagined players: whatever they do is legal, and the outlook knows who is ahead."""

from __future__ import annotations

import pytest

from sixdot.bots.dos.habits import dos_move
from sixdot.bots.dos.playout import DosOutlook
from sixdot.bots.uno.evidence import Hearsay
from sixdot.bots.uno.habits import house_move, right_answer, uno_move
from sixdot.bots.uno.playout import UnoOutlook
from sixdot.game.actions import any_answer, challenge, parse
from sixdot.game.dos.machine import DosRound
from sixdot.game.editions import EDITIONS
from sixdot.game.house import house_edition
from sixdot.game.kinds import BIT
from sixdot.game.position import Position, simulated_round
from sixdot.game.shuffle import FastRandom
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import OVER_PHASE, RESPOND_PHASE
from tests.helpers.bot_positions import laid_out

MOST = 3000


@pytest.mark.parametrize("plain", [0, 0b11, 0b1111111111])
@pytest.mark.parametrize(("edition", "players"), [("rnib", 2), ("mattel", 4), ("french", 10), ("question", 3)])
def test_players_of_uno_do_only_what_is_legal(edition: str, players: int, plain: int) -> None:
    source = FastRandom(edition)
    for number in range(12):
        game = simulated_round(house_edition(edition, ()), players, source, number % players)
        assert isinstance(game, UnoRound)
        for _ in range(MOST):
            if game.phase == OVER_PHASE:
                break
            action = uno_move(game, source, plain)
            assert (any_answer if action is right_answer else action) in game.moves()
            game.apply(game.turn, action)
        assert game.phase == OVER_PHASE


@pytest.mark.parametrize(
    "house",
    [
        ("stacking=same", "jump-in"),
        ("stacking=any", "seven-zero", "new-colour"),
        ("draw-until-fits", "any-after-draw", "number-last"),
        ("no-bluff", "forced-play", "hand=3"),
    ],
)
def test_house_rules_bind_them_too(house: tuple[str, ...]) -> None:
    source = FastRandom("house")
    for number in range(12):
        game = simulated_round(house_edition("mattel", house), 3, source, number % 3)
        assert isinstance(game, UnoRound)
        for _ in range(MOST):
            if game.phase == OVER_PHASE:
                break
            action = house_move(game, source)
            assert action in game.moves()
            game.apply(game.turn, action)
        assert game.phase == OVER_PHASE


def challenged(hands: list[str], before: list[str], plain: int = 0) -> int:
    """How many of a hundred imagined players challenge the Wild Draw Four that seat 0 has just played."""
    match = laid_out(hands, top="r9", edition="french", before=before[:-1])
    hearsay = Hearsay(match.view(0))
    match.apply(0, parse(before[-1].removeprefix("0 ")))
    game = match.round
    assert isinstance(game, UnoRound)
    assert game.phase == RESPOND_PHASE
    source = FastRandom("challenged")
    return [uno_move(game, source, plain, hearsay) for _ in range(100)].count(challenge)


def test_a_player_who_has_seen_a_card_that_proves_a_bluff_challenges() -> None:
    caught = ["0 play wi+4 blue", "1 challenge", "1 draw", "1 pass"]
    assert challenged(["wi+4 r4 b2", "g1 g2 b7"], [*caught, "0 play wi+4 blue"], 0b10) == 100


def test_what_was_seen_and_played_proves_nothing_any_more() -> None:
    """Red 4 is gone, and the only card seen is a blue 2, which does not fit."""
    seen = ["0 play wi+4 blue", "1 challenge", "1 draw", "1 pass", "0 play r4", "1 play r1"]
    hands = ["wi+4 r4 b2", "g1 g2 b7 r1 y1"]
    view = laid_out(hands, top="r9", edition="french", before=seen).view(0)
    deck = EDITIONS["french"].deck
    assert Hearsay(view).seen == [0, BIT[deck.kind("b2")]]
    assert Hearsay(view).found_out == 0b01


@pytest.mark.parametrize(("card", "answer"), [("r7", ["0 swap 1"]), ("r0", [])])
def test_a_player_who_gave_a_hand_away_knows_it(card: str, answer: list[str]) -> None:
    """With three players, seat 0 holds seat 1's hand after a swap, and seat 2's after a 0."""
    hands = [f"{card} b2 b3", "g1 g2 g4", "y1 y2 y4"]
    house = ("seven-zero",)
    match = laid_out(hands, top="r9", edition="french", house=house, before=[f"0 play {card}", *answer])
    giver = 1 if answer else 2
    held = [match.edition.deck.kind(code) for code in hands[giver].split()]
    assert Hearsay(match.view(0)).seen == [
        sum(1 << kind for kind in held) if seat == giver else 0 for seat in range(3)
    ]


def test_a_large_hand_and_a_known_bluffer_are_challenged_more() -> None:
    play = ["0 play wi+4 blue"]
    small, large = "wi+4 b1 b2", "wi+4 b1 b2 b3 b4 g1 g2 g3 g4"
    rival = "y1 y2 y3 y6 y8"
    assert challenged([small, rival], play) < 50 < challenged([large, rival], play)
    assert challenged([small, rival], play, 0b10) == 0
    assert challenged([large, rival], play, 0b10) > 50
    again = ["0 play wi+4 red", "1 challenge", "1 draw", "1 pass", "0 play r1", "1 draw", "1 pass", *play]
    assert challenged(["wi+4 r1 b2", rival], again, 0b10) > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_of_dos_do_only_what_is_legal(players: int) -> None:
    source = FastRandom("dos")
    for number in range(15):
        game = simulated_round(house_edition("dos", ()), players, source, number % players)
        assert isinstance(game, DosRound)
        for _ in range(MOST):
            if game.phase == OVER_PHASE:
                break
            action = dos_move(game)
            assert action in game.moves()
            game.apply(game.turn, action)
        assert game.phase == OVER_PHASE


def test_the_outlook_shares_out_one_round() -> None:
    hands = [["r1", "r2", "b3"], ["g1", "g2", "g3", "g4", "y5", "y6", "b8"], [], ["b1"]]
    game = Position(house_edition("french", ()), hands, discard=["r9"], eliminated=[2]).set_up()
    assert isinstance(game, UnoRound)
    found = UnoOutlook().chances(game)
    assert sum(found) == pytest.approx(1.0)
    assert found[2] == 0.0
    assert found[3] > found[1]


def test_a_wild_is_worth_having() -> None:
    rules = house_edition("mattel", ())
    without = Position(rules, [["r1", "r2", "b3", "g4"], ["g1", "g2", "y3", "b4"]], discard=["r9"]).set_up()
    having = Position(rules, [["r1", "r2", "b3", "wi"], ["g1", "g2", "y3", "b4"]], discard=["r9"]).set_up()
    assert isinstance(without, UnoRound)
    assert isinstance(having, UnoRound)
    assert UnoOutlook().chances(having)[0] > UnoOutlook().chances(without)[0] + 0.1


def test_in_dos_fewer_cards_are_better() -> None:
    hands = [["b3", "b4", "g7", "y9", "y10", "r8"], ["b1", "b5"], ["r3", "r4", "r5", "r6"]]
    game = Position(house_edition("dos", ()), hands, centre=["b7", "r1"]).set_up()
    assert isinstance(game, DosRound)
    found = DosOutlook().chances(game)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[2] > found[0]
