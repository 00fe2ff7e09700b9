"""Somebody leaves a table with real cards, and may come back: what the referee does, and says."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sixdot.agreement import Agreement
from sixdot.cli import main
from sixdot.score.kept import keep, kept_round
from sixdot.score.referee import Referee
from sixdot.score.sheet import new_sheet, open_sheet
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.score.test_desk import Sitting

TABLE = ["--language", "en", "--plain"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path / "home"))


def cards(referee: Referee) -> int:
    view = referee.table.view()
    return sum(view.counts) + view.draw_count + view.discard_count


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        (
            "en",
            "Ben leaves",
            "Ben leaves: the seat is passed over. Cal is next. Ben's cards go under the draw pile.",
        ),
        (
            "fr",
            "Ben s'en va",
            "Ben s'en va : on jouera sans cette place. C'est à Cal. Les cartes de Ben passent sous la Pioche.",
        ),
    ],
)
def test_who_leaves_is_passed_over_and_the_hand_goes_under_the_draw_pile(language: str, line: str, told: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    before = cards(sitting.referee)
    pile = sitting.referee.table.view().draw_count
    assert sitting.says(line) == told
    view = sitting.referee.table.view()
    assert (view.counts, view.draw_count, view.turn) == ((7, 0, 7), pile + 7, 2)
    assert cards(sitting.referee) == before
    sitting.says("Cal red 3")
    assert sitting.referee.table.view().turn == 0


def test_what_waits_for_who_leaves_is_answered_and_nothing_is_owed() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben plays wild draw four and names blue")
    told = sitting.says("Cal leaves")
    assert told.startswith(
        "Cal leaves: the seat is passed over. Cal accepts, draws 4 and misses a turn. Ana is next."
    )
    assert sitting.says("what now").startswith("It is Ana's turn.")
    assert sitting.referee.table.view().counts == (7, 6, 0)


def test_a_colour_that_waits_for_who_leaves_is_told_first() -> None:
    sitting = Sitting("mattel", "en", (), "wild")
    assert sitting.says("Ben leaves") == "Tell first which colour Ben names, then that Ben leaves."
    assert not sitting.referee.gone
    sitting.says("Ben names red")
    sitting.says("Ben leaves")
    assert sitting.referee.gone == (1,)


def test_what_is_turned_up_when_a_turn_ends_so_is_asked_for() -> None:
    sitting = Sitting("dos", "en", (), "red 5, blue 7", "Ben plays red 5 on red 5")
    assert sitting.says("Ben leaves") == "Which card is turned up into the row?"
    assert sitting.says("green 9").startswith("Ben leaves: the seat is passed over. New in the row: green 9. Cal")
    assert sitting.referee.told[-1] == "1 leave : g9"


def test_who_is_back_plays_from_the_next_round_on() -> None:
    sitting = Sitting("rnib", "en", (), "red 5")
    assert sitting.says("Ben is back") == "Ben is still here."
    sitting.says("Ben goes home")
    assert sitting.says("Ben leaves") == "Ben has left already."
    assert sitting.says("Ben plays red 3") == "Ben does not play in this round. (rnib S7)"
    assert "Ben (away)" in sitting.says("who is playing?")
    told = "Ben is back. It is Cal's turn. Ben plays again from the next round on."
    assert sitting.says("Ben is back") == told
    assert sitting.referee.gone == ()
    assert "draw pile" not in sitting.says("Ben leaves")
    for gone in ((), (1,), ()):
        assert sitting.says("undo").startswith("Taken back: Ben")
        assert sitting.referee.gone == gone


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [("en", "may Ana leave?", "Yes. Anybody may leave at any time"), ("fr", "Ana peut partir ?", "Oui. On peut")],
)
def test_anybody_may_leave(language: str, line: str, told: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    assert sitting.says(line).startswith(told)
    assert sitting.referee.gone == ()


def test_whoever_is_alone_at_the_end_has_not_won() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben leaves")
    told = sitting.says("Cal leaves")
    assert "The round is over; nobody went out and nobody scores. Undo takes back what was told last;" in told
    assert sitting.desk.ended is not None
    assert sitting.desk.ended.winner is None
    assert sitting.says("what now").startswith("For the score: nobody is out. Undo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_and_coming_back_has_words_of_every_length(language: str) -> None:
    for length in LENGTHS:
        sitting = Sitting("mattel", "en", (), "red 5")
        sitting.words = Words(language, length, sitting.referee.edition.marks)
        told = [sitting.says(line) for line in ("Ben leaves", "Ben leaves", "Ben is back", "Ben is back")]
        assert len(set(told)) == 4
        assert all("Ben" in each for each in told)
        yes = {"en": "yes", "fr": "oui"}[language]
        assert sitting.says("may Cal leave?").lower().startswith(yes)
        assert sitting.says("may Ben come back?").lower().startswith(yes)


def typed(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in lines])))


def test_the_next_round_is_dealt_to_those_who_are_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = ["Ana has 1 card", "Ana plays red 9", "Cal 20"]
    typed(["red 5", "Ben leaves", "Cal red 3", *ends, "new round", "Ben", "Cal", "red 1", "Ana red 2"], monkeypatch)
    assert main(["referee", "--edition", "mattel", *TABLE, "--people", "Ana,Ben,Cal", "--dealer", "Ana"]) == 0
    told = capsys.readouterr().out
    assert "For the score: Ana is out; Cal 20." in told
    assert told.count("Who deals: Ana and Cal?") == 2
    assert "Ana and Cal. Cal deals 7 cards to each." in told
    assert "Ana plays red 2. Cal is next." in told


def test_a_round_is_kept_with_who_is_gone(tmp_path: Path) -> None:
    sitting = Sitting("mattel", "en")
    edition = sitting.referee.edition
    referee = Referee(edition, ("Ana", "Ben", "Cal", "Dan"), 0, told=["first r5", "2 leave"], gone=[1])
    keep(referee, tmp_path / "round.txt")
    again = kept_round(tmp_path / "round.txt")
    assert again.gone == (1, 2)
    assert again.table.view() == referee.table.view()
    assert again.table.view().turn == 3


def test_on_a_score_sheet_who_has_left_scores_nothing_and_is_passed_over_until_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.score"
    new_sheet(Agreement("mattel", target=500), ["Ana", "Ben", "Cal"], "en", path).close()
    first = ["Ana", "red 5", "Ben leaves", "Cal red 3", "Ana has 1 card", "Ana plays red 9", "Cal 20"]
    second = ["Cal", "red 1", "Ben is back", "Ana has 1 card", "Ana red 2", "Cal 30"]
    typed([*first, *second, "quit"], monkeypatch)
    assert main(["referee", "--sheet", str(path), *TABLE]) == 0
    told = capsys.readouterr().out
    assert "Who deals: Ana and Cal?" in told  # Ben's deal
    assert "Ana and Cal. Cal deals 7 cards to each." in told
    assert "Ana, Ben and Cal. Ana deals 7 cards to each." in told  # the third round
    sheet = open_sheet(path)
    assert sheet.keeper.match.scores == [50, 0, 0]
    sheet.close()
