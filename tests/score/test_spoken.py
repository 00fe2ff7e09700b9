"""The referee hears people as they speak at a table, and takes nothing for a question that is news."""

from __future__ import annotations

from itertools import product

import pytest

from sixdot.score.desk import RefereeDesk
from sixdot.score.referee import Referee
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.score.test_desk import Sitting

FOUR = "Ben plays wild draw four and names blue"
WHICH = "Tell the whole card by its colour and number, such as Ben plays red 5."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Bne plays red 3"),
        ("en", "Zoe draws"),
        ("en", "Cat plays red 3"),
        ("fr", "Bne joue 3 rouge"),
        ("fr", "Zoé pioche"),
    ],
)
def test_somebody_who_is_not_at_the_table_is_named(language: str, line: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    name, players = line.split(maxsplit=1)[0], "Ana, Ben and Cal" if language == "en" else "Ana, Ben et Cal"
    said = sitting.says(line)
    assert name in said
    assert players in said
    assert sitting.referee.told == ["first r5"]


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "Ben puts red 3 down", "1 play r3"),
        ("en", "Ben throws red 3", "1 play r3"),
        ("en", "Ben lays red 3 on the pile", "1 play r3"),
        ("en", "Ben lays down a wild and says green", "1 play wi green"),
        ("en", "Ben wild+4 green", "1 play wi+4 green"),
        ("fr", "Ben balance un 3 rouge", "1 play r3"),
        ("fr", "Ben jette un 3 rouge sur la pile", "1 play r3"),
        ("fr", "Ben pose un joker et dit vert", "1 play wi green"),
    ],
)
def test_a_play_is_told_in_many_words(language: str, line: str, told: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    sitting.says(line)
    assert sitting.referee.told[1:] == [told]


@pytest.mark.parametrize("line", ["Ben flurbs red 3", "Ben goes for a red 3"])
def test_a_verb_that_is_not_known_is_no_question_about_the_past(line: str) -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    assert sitting.says(line).startswith("I have not understood that. Tell who did what, such as Ben plays red 5")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Cal challenges Ben"),
        ("en", "Cal says it's a bluff"),
        ("fr", "Cal conteste Ben"),
        ("fr", "Cal dit que c'est du bluff"),
    ],
)
def test_a_challenge_may_name_whom_it_is_to(language: str, line: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5", FOUR)
    sitting.says(line)
    sitting.says("guilty")
    assert sitting.referee.told[-1] == "2 challenge : guilty"


def test_only_who_has_played_can_be_challenged() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Cal challenges Ben")
    assert sitting.says("Cal challenges Ben").startswith("Cal: It is Ben's turn.")
    sitting.says(FOUR)
    assert sitting.says("Cal challenges Ana") == "Only Ben can be challenged now."


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "Ben draws a card and plays red 4", "Ben draws a card and plays red 4. Cal is next."),
        ("en", "Ben draws and passes", "Ben draws a card and passes. Cal is next."),
        ("en", "Ben draws, then passes", "Ben draws a card and passes. Cal is next."),
        ("fr", "Ben pioche puis passe", "Ben pioche une carte et passe. C'est à Cal."),
    ],
)
def test_two_deeds_in_one_line_are_told_in_one(language: str, line: str, told: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    assert sitting.says(line) == told
    assert len(sitting.referee.told) == 3


def test_of_two_deeds_the_second_may_be_refused() -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    assert sitting.says("Ben draws and plays blue 7").startswith("Ben draws a card. Ben: Blue 7 does not fit red 5.")
    assert sitting.referee.told[1:] == ["1 draw"]


@pytest.mark.parametrize("line", ["she drew two", "Cal took her two cards", "Cal drew the two cards"])
def test_cards_that_are_owed_are_taken(line: str) -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben plays red draw two")
    assert sitting.says(line).startswith("Right, Cal draws 2 cards.")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana says Ben forgot uno"),
        ("en", "Ana says Ben did not say uno"),
        ("fr", "Ana dit que Ben a oublié uno"),
    ],
)
def test_a_call_that_was_forgotten_is_a_catch(language: str, line: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5", "Ben has 2 cards", "Ben plays red 7")
    sitting.says(line)
    assert sitting.referee.told[-1] == "0 catch 1"


def test_who_catches_has_to_be_told() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben has 2 cards", "Ben plays red 7")
    assert sitting.says("Ben forgot uno") == "Tell who catches Ben, such as Ana catches Ben."


def test_uno_out_of_turn_is_told_by_the_turn() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Cal has 2 cards")
    wrong = "UNO is said with the second-to-last card as it is played, and it is Ben's turn. (mattel U1)"
    assert sitting.says("Cal says uno") == f"Cal: {wrong}"


@pytest.mark.parametrize("line", ["blue", "Ben plays", "Ben plays a card"])
def test_of_many_cards_it_is_asked_which_in_one_line(line: str) -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    assert sitting.says(line) == WHICH
    assert sitting.says("Ben plays red 7") == "Ben plays red 7. Cal is next."


def test_while_a_choice_is_open_something_else_can_be_told() -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    assert sitting.says("Ben plays a wild").startswith("Which colour?")
    assert sitting.says("how many cards has Ana") == "Ana has 7 cards."
    assert sitting.says("Ben plays red 7") == "Ben plays red 7. Cal is next."


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("can Ana play?", "No. Ana: It is Ben's turn."),
        ("can Ben play?", "It is Ben's turn. Red 5 is up. After that, Cal. Ben may play a card that fits or draw."),
        ("must Ben draw?", "It is Ben's turn."),
        ("does Ben have to play?", "It is Ben's turn."),
        ("is a red 7 ok?", "Yes, Ben may play red 7."),
        ("is a blue 7 allowed?", "No. Ben: Blue 7 does not fit red 5."),
        ("honest", "No challenge is open now."),
        ("guilty", "No challenge is open now."),
        ("what is T2", "Mattel T2:"),
        ("oops", "Undo takes back what was told last."),
        ("was that legal?", "Yes, by all that the table can see. Mattel"),
        ("no card of mine", "I do not know anybody's cards."),
        ("a flying horse", "I have not understood that."),
    ],
)
def test_what_is_asked_gets_an_answer_for_a_referee(line: str, told: str) -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    assert sitting.says(line).startswith(told)
    assert sitting.referee.told == ["first r5"]


def test_after_a_catch_it_is_said_who_goes_on() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben has 2 cards", "Ben plays red 7")
    told = "Cal catches Ben without UNO. Ben draws 2. Cal may play a card that fits or draw."
    assert sitting.says("Cal catches Ben") == told


@pytest.mark.parametrize(
    ("language", "line", "right"),
    [
        ("en", "Ben answered right", True),
        ("en", "Ben got it wrong", False),
        ("en", "Ben knows it", True),
        ("en", "wrong", False),
        ("en", "yes", True),
        ("fr", "Ben a bien répondu", True),
        ("fr", "Ben s'est trompé", False),
    ],
)
def test_answers_are_judged_as_people_say_it(language: str, line: str, right: bool) -> None:
    sitting = Sitting("question", language, (), "red 5")
    sitting.says(line)
    assert sitting.referee.told[-1].endswith("right" if right else "wrong")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Ana has only one card left"), ("fr", "Ana n'a plus qu'une carte")]
)
def test_a_count_is_put_right_as_people_say_it(language: str, line: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    sitting.says(line)
    assert sitting.referee.told[-1] == "count 0 1"


def test_dos_that_is_said_about_somebody_is_a_catch() -> None:
    sitting = Sitting("dos", "en", (), "red 5, blue 7", "Ben has 3 cards", "Ben plays red 5 on red 5")
    sitting.says("Cal says dos on Ben")
    assert sitting.referee.told[-1] == "2 catch 1"


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        (
            "en",
            "Ben passes",
            "Ben has not drawn and cannot pass yet. Ben may play a card that fits or draw. (mattel T3)",
        ),
        ("en", "Ben catches Ben", "Somebody else has to catch Ben. (mattel U3)"),
        ("fr", "Ben passe", "Ben n'a pas pioché et ne peut pas encore passer. Ben peut jouer une carte qui convient"),
    ],
)
def test_a_player_is_spoken_of_and_not_spoken_to(language: str, line: str, told: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    assert sitting.says(line).startswith(told)


def test_nobody_who_listens_is_asked_the_question_on_a_card() -> None:
    assert "dire que la réponse n'est pas connue" in Sitting("question", "fr", (), "red 5").says("et maintenant")


def test_what_now_says_who_can_be_caught_and_who_is_accused() -> None:
    sitting = Sitting("rnib", "en", (), "red 5", "Ben has 2 cards", "Ben plays red 7")
    assert "Ben can be caught." in sitting.says("what now")
    sitting.says("Ana accuses Ben")
    assert "Ben is accused: the others agree or disagree." in sitting.says("what now")


def test_of_the_cards_that_cannot_be_it_is_said_how_many_lie_elsewhere() -> None:
    sitting = Sitting("mattel", "en", (), "red 7", FOUR, "Cal challenges")
    assert sitting.says("r7 r7 b1 b2 b3 b4").startswith(
        "There are only 2 of red 7 in the deck, and one lies elsewhere."
    )
    assert sitting.says("b7 b7 b7 b2 b3 b4").startswith("There are only 2 of blue 7 in the deck. Undo takes back")


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [("en", "Ana is out", "Ana still has 7 cards."), ("fr", "Ana a terminé", "Ana a encore 7 cartes.")],
)
def test_nobody_is_out_with_cards(language: str, line: str, told: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    assert sitting.says(line).startswith(told)


@pytest.mark.parametrize(
    ("language", "line", "told"), [("fr", "qui joue ?", "C'est à Ben."), ("en", "hello", "Hello!")]
)
def test_what_is_said_in_passing_is_answered_shortly(language: str, line: str, told: str) -> None:
    assert Sitting("mattel", language, (), "red 5").says(line).startswith(told)
    assert "hears you" not in Sitting("mattel", language, (), "red 5").says(line)


def test_what_may_be_laid_need_not_be_laid() -> None:
    sitting = Sitting("dos", "en", (), "red 5, blue 7", "Ben plays blue 3 and blue 4 on blue 7", "Ben red 5 on red 5")
    sitting.says("Ben is done")
    may = "Ben may lay a card into the row or lay nothing."
    assert sitting.says("green 1, green 3") == f"New in the row: green 1 and green 3. {may}"
    assert sitting.says("what now").startswith(may)
    assert "has to lay" not in sitting.says("what now")
    sitting.says("Ben lays green 9")
    assert "DOS O4:" in sitting.says("what now")


def test_who_plays_again_is_named() -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    sitting.referee = Referee(sitting.referee.edition, ("Ana", "Ben"), 0, told=["first r5"])
    sitting.desk = RefereeDesk(sitting.referee)
    told = "Ben plays red Skip. Ana misses a turn. Ben may play a card that fits or draw."
    assert sitting.says("Ben red skip") == told
    for language, length in product(LANGUAGES, LENGTHS):
        sitting.words = Words(language, length, sitting.referee.edition.marks)
        assert sitting.says("Ben red reverse").strip()
        sitting.says("undo")


def test_a_question_with_an_and_is_one_question() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben red 3")
    assert sitting.says("what has Ben drawn and played").startswith("Ben")
    assert len(sitting.referee.told) == 2


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Ben plays red 3, then says uno"), ("fr", "Ben joue 3 rouge puis dit uno")]
)
def test_uno_is_said_after_the_card_in_one_line(language: str, line: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5", "Ben has 2 cards")
    sitting.says(line)
    assert sitting.referee.table.view().announced == (1,)


def test_who_agrees_need_not_name_the_only_one_accused() -> None:
    sitting = Sitting("rnib", "en", (), "red 5", "Ben accuses Cal")
    sitting.says("Ana agrees")
    assert sitting.referee.told[-1] == "0 agree 2"
