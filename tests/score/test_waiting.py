"""What the referee asks, it goes on asking; what is taken back is one thing, and it is named."""

from __future__ import annotations

import pytest

from tests.score.test_desk import BLUFF, Sitting

FOUR = ("red 5", "Ben plays wild draw four and names blue")
TURNED = "Which card is turned up into the row?"
OUT = ("red 5", "Ben has 1 card", "Ana has 2 cards", "Cal has 1 card", "Ben plays red 9")


def test_a_card_for_the_row_is_asked_until_it_is_told() -> None:
    sitting = Sitting("dos", "en", (), "red 5, blue 7", "Ben plays red 5 on red 5", "Ben is done")
    for line in ("Cal draws", "Ben plays blue 7 on blue 7", "Ana has 5 cards", "nonsense"):
        assert sitting.says(line) == f"First tell this. {TURNED}", line
    assert sitting.says("red 9, red 8") == f"That is 2 cards. {TURNED}"
    assert sitting.says("how many cards has Ana") == "Ana has 7 cards."
    assert sitting.says("red 9").startswith("New in the row: red 9.")


def test_a_card_that_cannot_be_leaves_the_question_open() -> None:
    sitting = Sitting("dos", "en", (), "red 5, blue 7", "Ben plays red 5 on red 5", "Ben is done")
    for _ in range(2):
        assert sitting.says("blue wild").endswith(TURNED)
    assert sitting.says("green 9").startswith("New in the row: green 9.")


@pytest.mark.parametrize("line", ["Dan plays green 3", "Ana plays green 3", "Cal takes four", "Cal accepts"])
def test_a_challenge_is_settled_before_anything_else(line: str) -> None:
    sitting = Sitting("mattel", "en", (), *FOUR, "Cal doubts it")
    assert sitting.says(line).startswith("First tell this. Cal challenges. Look at Ben's hand:")
    assert sitting.says("what now").startswith("Cal challenges. Look at Ben's hand:")
    assert sitting.says("guilty") == BLUFF


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Ben bluffed"), ("en", "he bluffed"), ("en", "Ben lied"), ("fr", "il a bluffé"), ("fr", "Ben mentait")],
)
def test_a_bluff_is_named_as_people_say_it(language: str, line: str) -> None:
    sitting = Sitting("mattel", language, (), *FOUR, "Cal challenges")
    sitting.says(line)
    assert sitting.referee.told[-1] == "2 challenge : guilty"


def test_undo_takes_the_hand_back_that_was_told_last() -> None:
    sitting = Sitting("mattel", "en", (), *OUT, "Ana red 5, wild")
    left = "For the score, tell what Ana and Cal still hold: Ana red 5, wild; or the points."
    assert sitting.says("undo") == f"Taken back: the hand of Ana. {left}"
    assert sitting.says("Ana 20 points, Cal wild").startswith(
        "Ana has 20 points. Cal has Wild: 50 points. For the sc"
    )
    assert sitting.says("undo") == "Taken back: the hand of Cal. And Cal?"
    assert sitting.desk.ended is None
    assert sitting.says("Cal 30").startswith("Cal has 30 points. For the score: Ben is out; Ana 20, Cal 30.")
    assert [sitting.says("undo") for _ in range(3)][-1].startswith("Taken back: Ben plays red 9. That was the last")


def test_undo_takes_back_the_call_and_then_the_card() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben has 2 cards", "Ben red 9", "Ben says uno")
    assert sitting.says("undo").startswith("Taken back that Ben said UNO. It is Cal's turn.")
    assert sitting.says("may Cal catch Ben?").startswith("Yes")
    assert sitting.says("undo").startswith("Taken back: Ben plays red 9. It is Ben's turn.")
    sitting.says("Ben says uno")
    assert sitting.says("undo").startswith("Taken back that Ben said UNO. It is Ben's turn.")
    assert sitting.says("undo").startswith("Taken back that Ben has 2 cards. It is Ben's turn.")


@pytest.mark.parametrize(
    ("edition", "line", "told"),
    [
        ("mattel", "hello there", "No card is turned up yet. Which card is turned up first?"),
        ("mattel", "red 5, blue 7", "That is 2 cards. Which card is turned up first?"),
        ("mattel", "who deals", "Ana dealt round 1. Which card is turned up first?"),
        ("dos", "red 5", "That is one card. Which 2 cards are turned up into the row?"),
    ],
)
def test_before_the_first_card_it_is_said_why_it_is_asked_again(edition: str, line: str, told: str) -> None:
    sitting = Sitting(edition)
    assert sitting.says(line).startswith(told)
    assert sitting.referee.told == []
