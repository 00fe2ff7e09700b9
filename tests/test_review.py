"""Looking back on a round: from the table just left, or from a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.actions import ANSWER, LEAVE, RETURN
from sixdot.game.replay import RecordError, read_record
from sixdot.terminal.review import decisions_of
from tests.games import GAMES, play_game

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_gives_back_what_a_seat_knew_and_did(name: str) -> None:
    record = read_record(play_game(name)[0])
    for seat in (0, 1):
        decisions = decisions_of(record, seat, 1)
        assert [decision.number for decision in decisions] == list(range(1, len(decisions) + 1))
        for decision in decisions:
            assert record.lines[decision.line - 1].text == f"{seat} {decision.action}"
            assert decision.view.seat == seat
            if decision.action.verb not in (ANSWER, LEAVE, RETURN):
                assert decision.action in decision.view.legal


def test_without_a_number_the_last_round_that_is_over_is_looked_at() -> None:
    record = read_record(play_game("mattel")[0])
    rounds = len(record.seeds)
    assert rounds > 1
    assert decisions_of(record, 0, None) == decisions_of(record, 0, rounds)
    assert decisions_of(record, 0, None) != decisions_of(record, 0, 1)


def test_a_round_that_is_not_over_is_not_looked_at() -> None:
    text = play_game("mattel")[0]
    lines = text.splitlines(keepends=True)
    seeds = [number for number, line in enumerate(lines) if line.startswith("seed ")]
    with pytest.raises(RecordError, match="no round of this game is over"):
        decisions_of(read_record("".join(lines[: seeds[0]])), 0, None)
    second = read_record("".join(lines[: seeds[1]]))
    assert decisions_of(second, 0, None) == decisions_of(second, 0, 1)
    with pytest.raises(RecordError, match="there is no round 2 to look back on: 1 are over"):
        decisions_of(second, 0, 2)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seat", "9"], "there is no seat 9"),
        (["--seat", "-1"], "there is no seat -1"),
        (["--seat", "0", "--round", "0"], "there is no round 0"),
        (["--seat", "0", "--round", "99"], "there is no round 99"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_with_a_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(RECORDS / "mattel.sixdot"), *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err
    assert told.err.count("\n") == 1


def test_a_changed_record_is_not_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = tmp_path / "changed.sixdot"
    text = (RECORDS / "mattel.sixdot").read_text(encoding="utf-8")
    changed.write_text(text.replace("turned ", "turned b", 1), encoding="utf-8")
    assert main(["review", str(changed), "--seat", "0"]) == 2
    assert "does not fit its check" in capsys.readouterr().err


def test_a_review_of_a_record_names_decisions_by_number_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(RECORDS / "mattel.sixdot"), "--seat", "0", "--round", "1"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("Looking back")]
    assert re.fullmatch(r"Looked at \d+ decisions\. (This one|These \w+) cost you most\.", lines[0])
    assert 1 <= len(lines[1:]) <= 3
    record = (RECORDS / "mattel.sixdot").read_text(encoding="utf-8").splitlines()
    for line in lines[1:]:
        place = re.match(r"Decision \d+, line (\d+) \(.* up.*\): you chose to ", line)
        assert place is not None, line
        assert record[int(place[1]) - 1].startswith("0 ")
