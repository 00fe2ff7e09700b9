"""`sixdot referee` at the terminal: what is asked, what is kept, and how a round comes to a score sheet."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sixdot.agreement import Agreement
from sixdot.cli import main
from sixdot.score.sheet import new_sheet, open_sheet

TABLE = ["referee", "--edition", "mattel", "--language", "en", "--plain"]
ENDS = ["red 5", "Ben has 1 card", "Ana has 1 card", "Ben plays red 9", "Ana wild"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path / "home"))


def typed(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in lines])))


def test_who_plays_and_who_deals_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["Ana, Ben", "nobody", "Ben", "red 5", "Ana plays red 7", "quit"], monkeypatch)
    assert main(TABLE) == 0
    told = capsys.readouterr().out
    assert "Who plays?" in told
    assert told.count("Who deals: Ana and Ben?") == 2
    assert "Ana plays red 7. Ben is next." in told
    assert told.endswith("The referee leaves.\n")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--people", "Ana,ana"], "Two players cannot have the same name."),
        (["--people", "Ana"], "2"),
        (["--people", "Ana,Ben", "--dealer", "Zoe"], "Zoe is not at the table"),
        (["--file", "there", "--sheet"], "leave out --file or --sheet"),
        (["--sheet", "nowhere"], "nowhere"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TABLE, *arguments]) == 2
    assert why in capsys.readouterr().err


def test_a_round_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.txt"
    begun = [*TABLE, "--people", "Ana,Ben,Cal", "--dealer", "Ana", "--file", str(file)]
    typed(["red 5", "Ben plays red 7", "Cal draws", "undo", "quit"], monkeypatch)
    assert main(begun) == 0
    assert file.read_text(encoding="utf-8").splitlines()[1:] == ["first r5", "1 play r7"]
    capsys.readouterr()
    typed(["Cal plays red 9"], monkeypatch)  # and then nobody types any more
    assert main([*TABLE, "--file", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Back at Mattel, UNO Braille, with Ana, Ben and Cal.\nIt is Cal's turn. Red 7 is up.")
    assert "Cal plays red 9. Ana is next." in told


def test_rounds_are_handed_over_to_a_score_sheet_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.score"
    new_sheet(Agreement("mattel", target=100), ["Ana", "Ben"], "en", path).close()
    typed(["Ana", *ENDS, *["green 1", "Ana plays green skip", "quit"]], monkeypatch)
    assert main(["referee", "--sheet", str(path), "--language", "en", "--plain"]) == 0
    told = capsys.readouterr().out
    assert "Ana has Wild: 50 points. On the score sheet. Round 1: Ben goes out and scores 50 points." in told
    assert "Ben deals 7 cards to each." in told  # S4: the deal has passed on
    sheet = open_sheet(path)
    assert sheet.keeper.match.scores == [0, 50]
    assert [each.dealer for each in sheet.keeper.counted] == [0]
    sheet.close()


def test_a_round_on_the_sheet_is_taken_back_from_the_next_one_and_after_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.score"
    new_sheet(Agreement("mattel", target=50), ["Ana", "Ben"], "en", path).close()
    again = [
        "Ana",
        *ENDS[:-1],
        "Ana 20",
        "undo",
        "Ana wild",
        "what now",
        "undo",
        "Ana 49",
        "what's the score",
        "quit",
    ]
    typed([*again, "what's the score", "quit"], monkeypatch)
    assert main(["referee", "--sheet", str(path), "--language", "en", "--plain"]) == 0
    told = capsys.readouterr().out
    assert told.count("Round 1 is off the score sheet again. Taken back: the hand of Ana. For the score, tell") == 2
    assert "Ben wins the game. Undo takes back what was told last; quit ends." in told
    assert "> For the score: Ben is out; Ana 50." in told
    assert "Scores: Ben 49, Ana 0; 50 wins." in told
    sheet = open_sheet(path)
    assert sheet.keeper.match.scores == [0, 49]
    assert [each.dealer for each in sheet.keeper.counted] == [0]
    sheet.close()


def test_without_a_sheet_the_end_of_a_round_says_what_comes_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed([*ENDS, "undo", "Ana 40", "new round", "Ben", "green 1", "quit"], monkeypatch)
    assert main([*TABLE, "--people", "Ana,Ben", "--dealer", "Ana"]) == 0
    told = capsys.readouterr().out
    assert "For the score: Ben is out; Ana 50. Undo takes back what was told last; new round deals" in told
    assert "Taken back: the hand of Ana." in told
    assert "For the score: Ben is out; Ana 40." in told
    assert "> Who deals: Ana and Ben?" in told
    assert "Ben deals. The first card is green 1. Ana is next." in told


def test_a_sheet_whose_game_is_over_needs_no_referee(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evening.score"
    sheet = new_sheet(Agreement("mattel", target=50), ["Ana", "Ben"], "en", path)
    sheet.do(sheet.keeper.round(1, {0: 50}))
    sheet.close()
    assert main(["referee", "--sheet", str(path), "--language", "en", "--plain"]) == 2
    assert "The game is over. Ben won." in capsys.readouterr().err


def test_how_the_referee_speaks_is_changed_as_in_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["red 5", "repeat", "less", "language French", "language Klingon", "Ben joue 7 rouge", "quit"], monkeypatch)
    assert main([*TABLE, "--people", "Ana,Ben", "--dealer", "Ana"]) == 0
    told = capsys.readouterr().out
    assert told.count("> Ana deals. The first card is red 5. Ben is next.") == 2
    assert "> Ben, 7 rouge. Ana." in told


def test_an_earlier_score_is_not_taken_for_the_latest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    score = ["score", "--language", "en", "--plain"]
    for people, lines in (("Ana,Ben", ["quit"]), ("Cleo,Dan", ["cleo, dan 60", "quit"])):
        typed(lines, monkeypatch)
        assert main([*score, "--edition", "mattel", "--target", "50", "--people", people]) == 0
    capsys.readouterr()
    typed(["quit"], monkeypatch)
    assert main([*score, "--resume"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("The latest score is over; this is an earlier one that is not.\nBack at the score: Mattel")
    assert "with Ana and Ben" in told
