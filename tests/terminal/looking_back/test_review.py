"""Looking back on a round: from the table just left, or from a record."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.answers.reviewing import look_back, missed_catches, tell_review
from sixdot.bots.steady import choose
from sixdot.cli import main
from sixdot.game.actions import ANSWER, LEAVE, RETURN, parse
from sixdot.game.editions import EDITIONS
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.reading import RecordError, read_record
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.game.view import Decision
from sixdot.table import Table
from sixdot.voice.words import Words
from tests.helpers.games import GAMES, play_game
from tests.helpers.tables import do, laid_out

pytestmark = pytest.mark.slow  # many positions are weighed

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_gives_back_what_a_seat_knew_and_did(name: str) -> None:
    record = read_record(play_game(name)[0])
    for seat in (0, 1):
        decisions = look_back(record, seat, 1).decisions
        for decision in decisions:
            assert record.lines[decision.line - 1].text == f"{seat} {decision.action}"
            assert decision.view.seat == seat
            if decision.action.verb not in (ANSWER, LEAVE, RETURN):
                assert decision.action in decision.view.legal


def test_without_a_number_the_last_round_that_is_over_is_looked_at() -> None:
    record = read_record(play_game("mattel")[0])
    rounds = len(record.seeds)
    assert rounds > 1
    assert look_back(record, 0, None) == look_back(record, 0, rounds)
    assert look_back(record, 0, None) != look_back(record, 0, 1)


def test_a_round_that_is_not_over_is_not_looked_at() -> None:
    text = play_game("mattel")[0]
    lines = text.splitlines(keepends=True)
    seeds = [number for number, line in enumerate(lines) if line.startswith("seed ")]
    with pytest.raises(RecordError, match="no round of this game is over"):
        look_back(read_record("".join(lines[: seeds[0]])), 0, None)
    second = read_record("".join(lines[: seeds[1]]))
    assert look_back(second, 0, None) == look_back(second, 0, 1)
    with pytest.raises(RecordError, match="there is no round 2 to look back on: 1 are over"):
        look_back(second, 0, 2)


def test_a_catch_that_was_let_go_by_is_told_once_for_each_player() -> None:
    game = laid_out("mattel", "r1 r2 | g3 g4 r6 | b1 b2 b3", discard="r5")
    do(game, 0, "play r1")
    turn, pause = game.view(1), game.view(2)
    lines: list[str] = []

    def keep(say: Callable[[Words], str]) -> None:
        lines.append(say(Words()))

    tell_review([Decision(turn, parse("play r6"))], [pause], ("Zoe", "Ana", "Ben"), keep)
    assert lines[-1] == "Decision 1 (red 1 up): you could have caught Zoe first."
    assert [seat for _, _, seat in missed_catches([Decision(turn, parse("play r6"))], [pause])] == [0]
    assert missed_catches([Decision(turn, parse("catch 0"))], []) == []
    tell_review([], [pause], ("Zoe", "Ana", "Ben"), keep)
    assert lines[-1] == "At a pause (red 1 up) you could have caught Zoe."


def test_a_partner_need_not_be_caught() -> None:
    game = laid_out("rnib", "r1 r2 | g3 g4 | b1 b2 | y3 y4", Options(partners="opposite"), discard="r5")
    do(game, 0, "play r1")
    assert missed_catches([], [game.view(2)]) == []
    assert len(missed_catches([], [game.view(3)])) == 1


def test_a_record_gives_back_the_catches_that_were_let_go_by() -> None:
    record = read_record(play_game("mattel")[0])
    found = 0
    for number in range(1, len(record.seeds) + 1):
        for seat in range(4):
            for view in look_back(record, seat, number).chances:
                assert view.seat == seat
                assert set(view.catchable) - {seat}
                found += 1
    assert found > 0


def played(edition: str, players: int) -> str:
    """The record of a short game with a person who plays like the steady bot, and says nothing out of turn."""
    game = Match(EDITIONS[edition], players, Options(target=1), people=[0])
    lines: list[str] = []
    bots = dict.fromkeys(range(1, players), choose)
    table = Table(game, ["Player", "Ana", "Ben"][:players], bots, "5", lines.append, deals="chosen")
    source = FastRandom("5")
    while game.stage != OVER:
        table.commit(chosen_deal("5", game.number + 1))
        table.deal()
        while game.stage == PLAYING:
            if table.is_pause(0):
                table.go_on(0)
            elif 0 in table.awaited():
                action = choose(game.view(0), source)
                assert action is not None
                assert not isinstance(table.apply(0, action), Refusal)
            else:
                table.step()
    return "".join(lines)


def test_an_immediate_call_of_dos_leaves_no_chance() -> None:
    read = read_record(played("dos", 3))
    assert any(line.text in ("1 dos", "2 dos") for line in read.lines)
    assert look_back(read, 0, 1).chances == []


def test_without_a_seat_the_only_person_is_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.sixdot"
    record.write_text(played("mattel", 2), encoding="utf-8")
    assert main(["review", str(record)]) == 0
    assert "Looked at " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "whose decisions? Name a seat with --seat: 0 Player 0, 1 Player 1 (bot), 2 Player 2, 3 Player 3 (bot)"),
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
    assert re.fullmatch(r"Looked at \d+ decisions\. (This one|These \d+) cost you most\.", lines[0])
    assert 1 <= len([line for line in lines if "you chose" in line]) <= 3
    record = (RECORDS / "mattel.sixdot").read_text(encoding="utf-8").splitlines()
    for line in [line for line in lines[1:] if " you could have caught " not in line]:
        place = re.match(r"Decision \d+, line (\d+) \(.* up.*; you held .*\): you chose to ", line)
        assert place is not None, line
        assert record[int(place[1]) - 1].startswith("0 ")
