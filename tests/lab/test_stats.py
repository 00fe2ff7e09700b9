"""Statistics of rounds and what each rule changes; full tables over many rounds."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from sixdot.bots.easy import choose
from sixdot.cli import main
from sixdot.game.editions import EDITIONS
from sixdot.game.events import CameBack, Played, TurnBegan, VoteEnded
from sixdot.game.house import HOUSE_RULES, house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.lab.figures import quantile
from sixdot.lab.play import Watcher, play_game, play_round
from sixdot.lab.soak import SoakPlan
from sixdot.lab.stats import NO_CHALLENGE, StatsPlan, Variant, changes

pytestmark = pytest.mark.slow  # processes are started, bots play


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_is_the_same_whenever_it_is_played_and_differs_with_another_seed(edition: str) -> None:
    bots = [choose] * 4
    first, again, other = (play_round(EDITIONS[edition], bots, seed) for seed in ("a", "a", "b"))
    assert (first.actions, first.points, first.wins) == (again.actions, again.points, again.wins)
    assert (first.actions, first.points) != (other.actions, other.points)
    assert sum(first.wins) == 1
    assert max(first.points) == first.points[first.wins.index(1.0)]


def test_players_who_win_a_game_together_share_it_and_teams_do_not() -> None:
    team = play_game(EDITIONS["rnib"], Options(partners="opposite"), [choose] * 4, "a")
    assert sorted(team.wins) == [0, 0, 1, 1]
    assert team.points[0] == team.points[2]
    alone = play_game(EDITIONS["rnib"], Options(scoring="lowest"), [choose] * 3, "a")
    assert sum(alone.wins) == 1
    assert alone.points[alone.wins.index(max(alone.wins))] == min(alone.points)


def test_the_watcher_counts_turns_not_their_parts() -> None:
    watcher = Watcher()
    match = Match(EDITIONS["question"], 2)
    phases = [(0, "answer"), (0, "turn"), (0, "drawn"), (1, "stack"), (1, "turn"), (1, "turn"), (0, "respond")]
    watcher(match, [TurnBegan(seat, phase) for seat, phase in phases])
    assert watcher.turns == 4
    assert watcher.first == 0


def test_the_watcher_names_what_happens() -> None:
    watcher = Watcher()
    cards = {card.code: card for card in EDITIONS["mattel"].deck.cards}
    told = [Played(0, cards["r+2"], None, False, 1), Played(1, cards["wi+4"], "red", True, 1), VoteEnded(1, True)]
    watcher(Match(EDITIONS["mattel"], 2), [*told, Played(0, cards["r7"], None, False, 0), CameBack(1)])
    assert watcher.counts == {
        "Draw Two played": 1, "Wild Draw Four played": 1, "number played": 1, "UNO not called": 1, "vote ended": 1,
        "came back": 1,
    }  # fmt: skip


def test_the_lead_changes_when_another_seat_alone_holds_the_fewest_cards() -> None:
    watcher = Watcher()
    for sizes in ([7, 7, 7], [6, 7, 7], [6, 6, 7], [6, 5, 7], [6, 6, 7], [5, 6, 7]):
        watcher.see_who_leads(sizes)
    assert watcher.lead_changes == 2


def test_each_house_rule_that_makes_sense_is_compared_with_the_plain_table() -> None:
    names = [table.change for table in changes(Variant("mattel", ()), 4)]
    assert names[0] == NO_CHALLENGE
    of_questions = [table.change for table in changes(Variant("question", ()), 4)]
    for rule in HOUSE_RULES:
        assert any(name.partition("=")[0] == rule.name for name in names + of_questions), rule.name
    assert {"stacking=same", "stacking=any", "hand=3", "hand=10"} < set(names)
    assert "jump-in" not in [table.change for table in changes(Variant("question", ()), 4)]
    assert "hand=10" in [table.change for table in changes(Variant("question", ()), 4)]
    assert "hand=10" not in [table.change for table in changes(Variant("question", ()), 10)]
    assert [table.change for table in changes(Variant("dos", ()), 4)] == []
    assert "jump-in" not in [table.change for table in changes(Variant("mattel", ("jump-in",)), 4)]


def test_a_rule_is_compared_over_the_same_deals() -> None:
    plan = StatsPlan(["mattel"], [], ["easy"], 3, 12, "1", cost=True)
    rows = [plan.play(unit) for unit in range(plan.units)]
    found = {sheet.title.partition(":")[0]: sheet for sheet in plan.sheets(rows, times=False)}
    costs = {row[0]: row for row in found["What each rule changes over the same deals"].rows}
    plain = [row.turns for row in plan.of_table(rows, 0).values()]
    for which, table in enumerate(plan.tables[1:], 1):
        turns = [row.turns for row in plan.of_table(rows, which).values()]
        assert costs[table.change][1] == pytest.approx(sum(turns) / 12)
        assert costs[table.change][2] == pytest.approx((sum(turns) - sum(plain)) / 12)
    assert costs["hand=3"][2] < 0 < costs["hand=10"][2]  # type: ignore[operator]
    assert plan.tables[1].change == NO_CHALLENGE
    for row in plan.of_table(rows, 1).values():
        assert "challenge won" not in row.counts
        assert "challenge lost" not in row.counts


@pytest.mark.parametrize("edition", EDITIONS)
def test_stats_tell_lengths_leads_the_beginner_and_how_often(
    edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [
        "lab",
        "stats",
        "--edition",
        edition,
        "--bots",
        "easy",
        "--rounds",
        "20",
        "--no-cost",
        "--workers",
        "1",
    ]
    assert main([*command, "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    length, beginner, often = found["sheets"]
    assert [row["a round has"] for row in length["rows"]] == [
        "turns", "turns of one seat", "actions", "lead changes", "points",
    ]  # fmt: skip
    assert all(row["mean"] > 0 for row in length["rows"])
    assert beginner["rows"][0]["par"] == 25
    assert len(often["rows"]) >= 6
    assert all(row["times a round"] > 0 for row in often["rows"])
    assert found["notes"] == ["Rounds played: 20; blocked: 0; endless: 0; faults of bots: 0."]


def test_stats_leave_no_bot_out_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "stats", "--bots", "easy,steady,easy", "--players", "2", "--rounds", "2"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "sixdot: 3 bots are named, and there is room for 2\n"


def test_stats_go_on_where_they_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run"
    command = ["lab", "stats", "--bots", "easy", "--rounds", "3", "--workers", "2", "--into", str(file)]
    assert main(command) == 0
    whole = capsys.readouterr().out
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:5], *lines[20:25], lines[30][:10]]))
    assert main(command) == 0
    assert capsys.readouterr().out == whole
    assert sorted(file.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_quantiles_are_values_that_were_there() -> None:
    assert [quantile([3, 1, 2, 4], share) for share in (0, 0.5, 0.95)] == [1, 2, 4]
    assert [quantile(range(1, 101), share) for share in (0.05, 0.07, 0.5, 0.95, 1)] == [5, 7, 50, 95, 100]
    assert quantile([7], 0.05) == quantile([7], 0.95) == 7


def test_a_soak_seats_full_tables_with_and_without_house_rules() -> None:
    plan = SoakPlan(("mattel", "dos"), 12, "1")
    rows = [plan.play(unit) for unit in range(plan.units)]
    assert {len(row.bots.split()) for row in rows if row.unit % 2 == 0} == {10}
    assert {len(row.bots.split()) for row in rows if row.unit % 2} == {4}
    assert len({bool(row.house) for row in rows if row.unit % 2 == 0}) == 2
    for row in rows:
        assert list(house_edition(plan.editions[row.unit % 2], row.house).house) == row.house
    assert plan.broken(rows) == []
    spoilt = replace(rows[2], endless=1, faults=["easy it raised LookupError: 'x'"])
    told = plan.broken([spoilt])
    assert re.fullmatch(
        r"Round 1 of mattel.*, bots .*: easy it raised LookupError: 'x'; the round never ends", told[0]
    )
