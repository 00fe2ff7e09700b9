"""What is said about the table and about what happened: the words, and that none are missing."""

from __future__ import annotations

import pytest

from sixdot.game.actions import PICKUP
from sixdot.game.events import Answered, Drew, Passed, Scored, Skipped, TurnBegan, hear
from sixdot.game.house import HOUSE_RULES, HouseRule
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.voice.plain import Teller, action_text, standing_text, state_text
from sixdot.voice.rules import HOUSE_WORDS, house_text, rules_text
from tests.tables import do, laid_out

NAMES = ("Zoe", "Ana", "Ben", "Cleo")


def heard(game: Match, listener: int | None, seat: int, action: str) -> str:
    """What a seat hears of an action."""
    events = [hear(event, listener) for event in do(game, seat, action)]
    return Teller(NAMES[: game.players], listener).tell(events, game.view(listener))


def state(game: Match, seat: int, just_told: bool = False) -> str:
    return state_text(game.view(seat), NAMES, just_told)


# The table


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=[rule.name for rule in HOUSE_RULES])
def test_every_house_rule_has_words(rule: HouseRule) -> None:
    for value in rule.values or ("",):
        told = house_text(f"{rule.name}={value}" if value else rule.name)
        assert told[0].isupper() or told[0].isdigit()
        assert told.endswith(".")
        assert value not in ("3", "6") or told.startswith(f"{value} cards ")


def test_one_card_is_told_as_one() -> None:
    assert house_text("penalty=1") == "1 card for a missed call."


def test_there_are_no_words_for_house_rules_that_are_not() -> None:
    written = {rule.name for rule in HOUSE_RULES}
    assert {name.partition("=")[0] for name in HOUSE_WORDS} == written


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (Options(), "500 points win the game. No house rules."),
        (Options(scoring="lowest", target=80), "once somebody reaches 80, the lowest score wins."),
        (Options(scoring="elimination", target=70), "70 points are out, the last one left wins."),
        (Options(partners="opposite"), "A team is charged what both hold"),
        (Options(partners="rotating"), "Three rounds, each with another partner."),
    ],
)
def test_how_a_table_scores_is_told(options: Options, says: str) -> None:
    game = laid_out("french", "r1 | r2 | r3 | r4", options, discard="r5")
    assert says in rules_text(game)


def test_dos_has_no_house_rules_to_tell() -> None:
    assert "house" not in rules_text(laid_out("dos", "r1 b1 | r3 b3", centre="r5 b5")).lower()


# What waits


def test_a_stack_is_told_with_its_number_and_what_a_pick_up_means() -> None:
    game = laid_out("mattel", "r+2 r1 b2 | b+2 g1 g2 | g3 g4 g6", discard="r5", house="stacking=same")
    assert heard(game, 1, 0, "play r+2") == (
        "Zoe plays red Draw Two. Stack of 2 against you. Play a draw card or pick up?"
    )
    assert state(game, 1).startswith("Stack of 2 against you. Up: red Draw Two.")
    assert state(game, 1, just_told=True).startswith("Up: red Draw Two.")
    assert state(game, 0).startswith("Stack of 2 against Ana.")
    assert heard(game, 2, 1, "play b+2") == "Ana plays blue Draw Two. Stack of 4 against you. Pick up."
    view = game.view(2)
    assert [action_text(action, NAMES, view.pending) for action in view.legal if action.verb == PICKUP] == [
        "pick up 4 cards"
    ]


def test_a_wild_draw_four_is_told_with_what_is_at_stake() -> None:
    game = laid_out("mattel", "wi+4 r1 b2 b3 | g1 g2 | g3 g4", discard="r5")
    assert heard(game, 1, 0, "play wi+4 blue") == "Zoe plays Wild Draw Four and names blue. Challenge or accept?"
    assert state(game, 1, just_told=True).startswith(
        "Zoe played Wild Draw Four on red and has 3 cards. Accept: you draw 4."
        " Challenge: if Zoe held a red card, Zoe draws 4; if not, you draw 6. Up: Wild Draw Four, blue counts."
    )
    assert state(game, 0).startswith("You played Wild Draw Four on red and have 3 cards. Ana has yet to accept")
    french = laid_out("french", "wi+4 r1 b2 b3 | g1 g2", discard="r5")
    do(french, 0, "play wi+4 blue")
    assert "if Zoe held another card that fitted, Zoe takes it back and draws 4" in state(french, 1)


def test_play_to_the_right_is_told() -> None:
    game = laid_out("mattel", "rrv r1 b2 | g1 g2 | g3 g4", discard="r5")
    assert "right" not in state(game, 0)
    do(game, 0, "play rrv")
    assert state(game, 2).endswith("Others: Zoe 2, Ana 2. Play goes to the right.")


def test_who_draws_and_misses_a_turn_is_named_once() -> None:
    game = laid_out("mattel", "r+2 r1 b2 | g1 g2 | g3 g4", discard="r5", draw="y1 y2")
    twin = laid_out("mattel", "r+2 r1 b2 | g1 g2 | g3 g4", discard="r5", draw="y1 y2")
    assert heard(game, 0, 0, "play r+2") == "You play red Draw Two. Ana draws 2 cards and misses a turn. Ben is next."
    assert heard(twin, 1, 0, "play r+2") == (
        "Zoe plays red Draw Two. You draw 2: yellow 1 and yellow 2. You miss a turn. Ben is next."
    )
    apart = [Drew(1, 1, 1, "turn", 5, None), Passed(1), Skipped(1)]
    assert Teller(NAMES, 0).tell(apart) == "Ana draws a card. Ana passes. Ana misses a turn."
    skip = laid_out("mattel", "rsk r1 b2 | g1 g2 | g3 g4", discard="r5")
    assert heard(skip, 2, 0, "play rsk") == "Zoe plays red Skip. Ana misses a turn. Your turn."


# Hands that move


def test_a_jump_in_is_told_with_its_card_and_the_name_once() -> None:
    game = laid_out("mattel", "g1 r2 | r3 r4 | g1 r6", discard="r1", house="jump-in", dealer=2)
    do(game, 0, "play g1 uno")
    assert heard(game, 0, 2, "play g1 uno") == "UNO! Ben jumps in with green 1. Your turn."


def test_a_swap_is_told_before_it_comes_and_with_what_it_brings() -> None:
    game = laid_out("mattel", "r7 r2 r3 | g3 g4 g6 g8 | b7 b8", discard="r5", house="seven-zero")
    assert heard(game, 2, 0, "play r7") == "Zoe plays red 7. A swap of hands comes next."
    assert state(game, 2).startswith("Zoe has yet to swap hands. Up: red 7.")
    assert state(game, 0).startswith("You have yet to swap hands.")
    twin = laid_out("mattel", "r7 r2 r3 | g3 g4 g6 g8 | b7 b8", discard="r5", house="seven-zero")
    do(twin, 0, "play r7")
    assert heard(game, 2, 0, "swap 1") == "Zoe swaps hands with Ana: Zoe now has 4 cards, Ana 2. Ana is next."
    assert heard(twin, 0, 0, "swap 1") == (
        "You get Ana's hand, 4 cards: green 3, green 4, green 6 and green 8. Ana now has 2 cards. Ana is next."
    )
    other = laid_out("mattel", "r7 r2 r3 | g3 g4 g6 g8 | b7 b8", discard="r5", house="seven-zero")
    do(other, 0, "play r7")
    assert heard(other, 1, 0, "swap 1") == (
        "Zoe swaps hands with you. You get Zoe's hand, 2 cards: red 2 and red 3. Zoe now has 4 cards. Your turn."
    )


def test_hands_that_go_round_are_told_with_whose_one_gets_and_how_many_all_hold() -> None:
    game = laid_out("mattel", "r0 r2 r3 | g3 g4 g6 g8 | b7 b8 b9 b1 b2", discard="r5", house="seven-zero")
    assert heard(game, 1, 0, "play r0") == (
        "Zoe plays red 0. Every hand goes to the left. Now Zoe 5, Ben 4."
        " You get Zoe's hand, 2 cards: red 2 and red 3. Your turn."
    )


# Calls, scores and the end of a turn in DOS


def test_who_is_caught_is_told_why() -> None:
    game = laid_out("mattel", "r1 r2 | g3 g4", discard="r5")
    do(game, 0, "play r1")
    assert heard(game, 0, 1, "catch 0").startswith("Ana catches you: you did not call UNO. You draw 2: ")
    dos = laid_out("dos", "b3 y9 | g3 g4 g5", centre="r4 r5")
    assert heard(dos, 1, 1, "catch 0") == (
        "You catch Zoe: Zoe did not call DOS. The penalty comes at the end of the turn."
    )


def test_scores_are_told_with_names_the_target_and_what_was_added() -> None:
    game = laid_out("mattel", "r1 | g3 g4 | b9 b9", discard="r5")
    game.scores = [0, 468, 72]
    assert heard(game, 0, 0, "play r1").endswith("You score 25. Scores: Ana 468, Ben 72, you 25; 500 wins.")
    assert standing_text(game.view(2), NAMES[:3]) == "Scores: Ana 468, you 72, Zoe 25; 500 wins."


def test_scores_of_teams_and_of_charges_are_told() -> None:
    credit = laid_out("rnib", "r1 | g3 g4 | b9 b9 | y2", Options(partners="opposite"), discard="r5")
    assert heard(credit, 2, 0, "play r1").endswith(
        "You and Zoe score 9. Scores: you and Zoe 9, Ana and Cleo 0; 500 wins."
    )
    lowest = laid_out("mattel", "r1 | g3 g4 | b9 b9", Options(scoring="lowest"), discard="r5")
    assert heard(lowest, 0, 0, "play r1").endswith(
        "This round: Ana 7, Ben 18. Scores: you 0, Ana 7, Ben 18; at 500 the lowest wins."
    )
    assert Teller(NAMES, 1).tell([Scored((0, 0), (4, 5))]) == "Nobody scores. Scores: Zoe and Ben 4, you and Cleo 5."


def test_an_answer_is_told_with_one_full_stop() -> None:
    assert Teller(NAMES, 1).tell([Answered(0, "Yes.", True)]) == "Zoe answers: Yes. Right."
    assert Teller(NAMES, 1).tell([Answered(1, "Paris", False)]) == "You answer: Paris. Wrong."


def test_in_dos_everybody_hears_who_is_done() -> None:
    game = laid_out("dos", "b5 b3 b9 b9 | g3 g4 g6", centre="r5 r10", draw="y8 y9 y10", dealer=1)
    teller = Teller(NAMES, 1)
    teller.tell([TurnBegan(0, "turn")])

    def told(seat: int, action: str) -> str:
        return teller.tell([hear(event, 1) for event in do(game, seat, action)], game.view(1))

    assert told(0, "match r5 with b5") == "Zoe plays blue 5 on red 5."
    assert told(0, "done") == "Zoe is done. Into the centre row: yellow 8. Your turn."
    assert told(1, "draw") == "You draw yellow 9."
    assert told(1, "done") == "You are done. Lay a card into the centre row."
    assert told(1, "lay y9") == "You lay yellow 9 into the centre row. Zoe is next."
