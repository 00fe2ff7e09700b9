"""The leaderboard: opponents that stay as they are, a protocol, results that anybody can check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixdot.bots import NAMES, bot_named
from sixdot.cli import main
from sixdot.lab import leaderboard
from sixdot.lab.leaderboard import (
    EDITIONS,
    OPPONENTS,
    PLAYERS,
    SEED,
    LeaderboardPlan,
    ResultCheck,
    decisions_digest,
    positions,
)
from sixdot.lab.tournament import DealRow, Share
from sixdot.lab.work import Journal

pytestmark = pytest.mark.slow  # bots play

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_decides_as_the_protocol_has_it(name: str) -> None:
    """If this fails, other things are decided now: give the protocol a new number and new digests."""
    assert decisions_digest(name) == OPPONENTS[name]


def test_another_decision_in_one_position_is_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    last = positions(EDITIONS[-1], PLAYERS[-1])[-1]
    easy = bot_named("easy")

    def changed(view: object, source: object) -> object:
        decided = easy(view, source)  # type: ignore[arg-type]
        return next(way for way in last.legal if way != decided) if view is last else decided

    seen = {(edition, players): positions(edition, players) for edition in EDITIONS for players in PLAYERS}
    seen[EDITIONS[-1], PLAYERS[-1]][-1] = last
    monkeypatch.setattr(leaderboard, "positions", lambda edition, players: seen[edition, players])
    assert decisions_digest("easy") == OPPONENTS["easy"]
    monkeypatch.setattr(leaderboard, "bot_named", lambda name: changed)
    assert decisions_digest("easy") != OPPONENTS["easy"]


def test_the_page_tells_the_protocol_as_it_is() -> None:
    plan = LeaderboardPlan("easy")
    rounds = sum(plan.deals * len(table.line_up) for table in plan.tables)
    decided = sum(len(positions(edition, players)) for edition in EDITIONS for players in PLAYERS)
    assert len(plan.tables) == 30
    assert f"{plan.deals} deals, the same for everybody (seed `{SEED}`)" in PAGE
    assert f"every rotation of the seats: {rounds} rounds" in PAGE
    assert f"as they decide in {decided} fixed positions" in PAGE
    assert f"This is number {leaderboard.PROTOCOL}:" in PAGE
    assert all(f"`{name}`" in PAGE for name in (*EDITIONS, *NAMES))
    assert tuple(OPPONENTS) == NAMES


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One deal against the opponents that think fast; the rest of the protocol is not yet played."""
    file = tmp_path_factory.mktemp("leaderboard") / "easy.jsonl"
    plan = LeaderboardPlan("easy")
    journal: Journal[DealRow] = Journal(file, plan)
    for unit, table in enumerate(plan.tables):
        if "sharp" not in table.line_up:
            journal.add(plan.play(unit))
    journal.close()
    return file


def test_results_are_checked_by_playing_them_again(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "leaderboard", "--check", str(played), "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "Deals in the file: 20; missing: 2980; played again: 20." in told
    assert "come out otherwise" not in told
    assert ResultCheck(played, 7).units == 3


def test_results_that_were_changed_are_found(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    row = json.loads(lines[1])
    row["bots"]["easy"][1] += 1  # a win
    lines[1] = json.dumps(row)
    file = tmp_path / "better.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["lab", "leaderboard", "--check", str(file), "--workers", "1"]) == 1
    assert f"Deals that come out otherwise: {row['unit']}." in capsys.readouterr().out


def test_a_bot_against_itself_wins_exactly_par() -> None:
    plan = LeaderboardPlan("easy", deals=1)
    rows = [plan.play(unit) for unit, table in enumerate(plan.tables) if set(table.line_up) == {"easy"}]
    alone = [placing for placing in plan.placings(rows) if placing.played]
    assert len(alone) == len(EDITIONS) * len(PLAYERS)
    assert all(placing.wins.mean == pytest.approx(placing.par) for placing in alone)


def test_the_score_is_in_multiples_of_par_and_counts_only_deals_that_all_contests_have_played() -> None:
    plan = LeaderboardPlan("steady", deals=2)
    rows: list[DealRow] = []
    for unit in range(plan.units):
        bots = {name: Share(2, 1.0) for name in plan.who(unit)}  # par for two, twice par for four
        rows.append(DealRow(unit=unit, bots=bots, faults=[], rounds=2, actions=9, blocked=0, endless=0))
    assert plan.sheets(rows, times=False)[0].rows == [["steady", 1.5, None]]
    rows[-1].bots["steady"].wins = 2.0
    assert plan.sheets(rows, times=False)[0].rows[0][1] == pytest.approx(1.5 + 2 / len(plan.tables) / 2)
    assert plan.sheets(rows[:-1], times=False)[0].rows == [["steady", 1.5, None]]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bot", "nobody"], "nobody"),
        (["--bot", "easy", "--every", "2"], "--every is for results that are checked"),
        (["--check", "{none}"], "There are no results"),
        (["--check", "{page}"], "holds no results of the leaderboard: line 1"),
        (["--check", "{other}"], "was played by another protocol"),
        (["--check", "{torn}"], "line 21 cannot be read"),
    ],
)
def test_what_cannot_be_played_or_checked_is_told(
    arguments: list[str], says: str, played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = played.read_text(encoding="utf-8")
    files = {name: tmp_path / name for name in ("none", "page", "other", "torn")}
    files["page"].write_text(PAGE, encoding="utf-8")
    files["other"].write_text(text.replace(f'"protocol":{leaderboard.PROTOCOL}', '"protocol":0', 1), encoding="utf-8")
    files["torn"].write_text(text[:-9], encoding="utf-8")
    assert main(["lab", "leaderboard", *[word.format(**files) for word in arguments], "--workers", "1"]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)


def test_with_another_opponent_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(OPPONENTS, "easy", "0" * 16)
    assert main(["lab", "leaderboard", "--bot", "steady", "--workers", "1"]) == 2
    assert f"easy plays otherwise here than protocol {leaderboard.PROTOCOL}" in capsys.readouterr().err
