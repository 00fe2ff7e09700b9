"""The score keeper hears people as they speak: who went out, what is left, and how the game stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixdot.agreement import Agreement
from sixdot.game.editions import EDITIONS
from sixdot.score.reading import hand_in, spoken_number
from sixdot.terminal.setup import _number
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
from tests.helpers.score_tables import Kept

Opens = Callable[..., Kept]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """A score keeper by its language and what is agreed."""
    opened: list[Kept] = []

    def table(language: str = "en", agreed: Agreement | None = None, players: int = 3) -> Kept:
        opened.append(Kept(agreed or Agreement("mattel"), players, tmp_path / "a.score", language))
        return opened[-1]

    yield table
    for each in opened:
        each.sheet.close()


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana is out"),
        ("en", "Ana went out"),
        ("en", "ana won"),
        ("fr", "Ana a terminé"),
        ("fr", "Ana a gagné"),
    ],
)
def test_who_went_out_is_told_as_people_say_it(language: str, line: str, opens: Opens) -> None:
    table = opens(language)
    assert "Ben" in table.hears(line)
    table.hears("12")
    table.hears("8")
    assert table.keeper.match.scores == [20, 0, 0]


@pytest.mark.parametrize(
    "line",
    [
        "ana 0, ben 20, cleo 30",
        "ana wins, ben 20, cleo 30",
        "ben 20, cleo 30, ana is out",
        "ben 20, cleo 30, ana none",
    ],
)
def test_a_whole_round_is_told_in_any_order(line: str, opens: Opens) -> None:
    table = opens()
    table.hears(line)
    assert table.keeper.match.scores == [50, 0, 0]


@pytest.mark.parametrize("line", ["ana 20, ben 20, cleo 30", "ana 0, ben 0, cleo 30", "ana 5"])
def test_a_round_without_anybody_who_went_out_is_not_understood(line: str, opens: Opens) -> None:
    table = opens()
    assert table.hears(line).startswith("I do not understand ana")
    assert table.keeper.rounds == ()


@pytest.mark.parametrize(
    ("language", "text", "points"),
    [
        ("en", "none", 0),
        ("en", "nothing", 0),
        ("en", "twenty", 20),
        ("en", "twenty-five points", 25),
        ("en", "five hundred and twenty", 520),
        ("en", "one hundred and five", 105),
        ("fr", "rien", 0),
        ("fr", "quatre-vingt", 80),
        ("fr", "cent", 100),
        ("fr", "deux cents", 200),
        ("fr", "trois cent vingt et un points", 321),
    ],
)
def test_points_are_read_in_words(language: str, text: str, points: int) -> None:
    assert hand_in(text, EDITIONS["mattel"], Words(language)) == points


@pytest.mark.parametrize("text", ["five thousand", "hundred hundred", "eleventy", "two hundred hundred", ""])
def test_what_is_no_number_is_none(text: str) -> None:
    assert spoken_number(text, Words()) is None


def test_a_target_can_be_said_in_words() -> None:
    assert (_number("five hundred"), _number("cent"), _number("250")) == (500, 100, 250)


@pytest.mark.parametrize(
    ("language", "text", "codes"),
    [
        ("en", "two red fives", "r5 r5"),
        ("en", "two blue sixes, wild", "b6 b6 wi"),
        ("en", "3 wilds", "wi wi wi"),
        ("en", "2 red 5", "r5 r5"),
        ("fr", "deux 5 rouges", "r5 r5"),
        ("fr", "deux jokers, 3 bleu", "b3 wi wi"),
        ("en", "5 red", "r5"),
    ],
)
def test_several_cards_of_one_kind_are_counted(language: str, text: str, codes: str) -> None:
    held = hand_in(text, EDITIONS["mattel"], Words(language))
    assert not isinstance(held, int)
    assert " ".join([card.code for card in held]) == codes


@pytest.mark.parametrize(("language", "text"), [("en", "five reds"), ("fr", "5 rouges")])
def test_several_cards_of_a_colour_are_not_one_card(language: str, text: str) -> None:
    with pytest.raises(Trouble, match="may be one card or several"):
        hand_in(text, EDITIONS["mattel"], Words(language))


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "who is winning", "Ana leads with 20 points."),
        ("en", "what's the score?", "Scores: Ana 20, Ben 0, Cleo 0; 500 wins."),
        ("en", "how many points does Ana need", "500 points win the game. Ana"),
        ("fr", "quel est le score ?", "Scores : Ana 20, Ben 0, Cleo 0 ;"),
        ("fr", "qui gagne ?", "Ana mène avec 20 points."),
    ],
)
def test_how_the_game_stands_is_asked_in_any_words(language: str, line: str, told: str, opens: Opens) -> None:
    table = opens(language)
    table.hears("ana, ben 12, cleo 8")
    assert table.hears(line).startswith(told)


def test_a_question_that_is_not_understood_is_quoted_with_one_stop(opens: Opens) -> None:
    said = opens().hears("who is dancing?")
    assert said == "I do not understand who is dancing. Type who went out, such as Ana, or help."


@pytest.mark.parametrize(("language", "line"), [("en", "change round 1"), ("fr", "corriger la manche 1")])
def test_a_round_is_corrected_by_its_name(language: str, line: str, opens: Opens) -> None:
    table = opens(language)
    table.hears("ana, ben 12, cleo 8")
    assert table.hears(line).endswith("Enter leaves it so." if language == "en" else "Entrée ne change rien.")
    table.hears("cleo")
    assert "Ana" in table.hears("5")


def test_back_at_the_first_hand_of_a_correction_asks_who_went_out(opens: Opens) -> None:
    table = opens()
    table.hears("ana, ben 12, cleo 8")
    table.hears("correct 1")
    table.hears("cleo")
    assert table.hears("back") == "Who went out? Enter leaves it so."
    assert "Cleo" in table.hears("ben")


def test_a_hand_of_whoever_went_out_is_corrected_otherwise(opens: Opens) -> None:
    table = opens()
    table.hears("ana, ben 12, cleo 8")
    said = table.hears("correct 1 ana 30")
    assert said.startswith("Ana went out of round 1, so no cards are left there. Type correct 1 to go")


def test_after_the_game_nobody_deals_and_nobody_plays_together(opens: Opens) -> None:
    table = opens("en", Agreement("french", partners="rotating"), 4)
    while not table.keeper.is_over:
        table.hears("ana, ben 90, cleo 90, dan 90")
    for line in ("partners", "dealer"):
        assert "wins the game" in table.hears(line) or "win the game" in table.hears(line)


def test_a_score_that_cannot_be_exported_gets_advice_about_the_file(opens: Opens, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "x.txt"
    advice = "there is no such folder. Name another file, such as export evening.txt."
    assert opens().hears(f"export {path}") == f"The score could not be written in {path}: {advice}"
