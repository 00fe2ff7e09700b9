"""The model of docs/capacity.md: it finds known costs, foretells what was measured, and is what the page says."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
TOGETHER = "two nodes, each table at one"


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "bench")
    return import_module("capacity_model")


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "bench")
    return import_module("capacity")


def rows_of_known_costs(model: ModuleType, kinks: float = 1.0) -> list[object]:
    """800 µs a move, 1500 a commit, 3 ms a second for each of two nodes and 20 µs for a table; half of it stored."""
    rows = []
    for tables in (10, 40, 160):
        still = 4.0 * (2 * 0.003 + tables * 0.00002) * kinks
        rows.append(model.Row(TOGETHER, 2, tables, "idle", 4.0, 0, still, still / 2))
        for phase, moves, syncs in (("paced", 160, 150), ("rush", 2000, 9000 / tables)):
            work = still + moves * 0.0008 + syncs * 0.0015
            rows.append(model.Row(TOGETHER, 2, tables, phase, 4.0, moves, work, work / 2, 0.01, syncs=syncs))
    return rows


def test_known_costs_are_found(model: ModuleType) -> None:
    costs = model.fitted(rows_of_known_costs(model))
    found = (costs.move, costs.commit, costs.there, costs.table, costs.move_stored, costs.commit_stored)
    assert found == pytest.approx((0.0008, 0.0015, 0.003, 0.00002, 0.0004, 0.00075))
    assert [off for _, *off in model.held_out(rows_of_known_costs(model))] == [
        pytest.approx([0.0, 0.0], abs=1e-9)
    ] * 2


def test_what_was_measured_with_most_tables_is_foretold_by_the_others(model: ModuleType, pages: ModuleType) -> None:
    found = model.held_out(pages.read(pages.KEPT))
    assert {row.phase for row, _, _ in found} == {"paced", "rush"}
    for row, node, stored in found:
        assert abs(node) < model.TOLERANCE, row
        assert abs(stored) < model.TOLERANCE, row


def test_the_page_says_what_the_model_says(pages: ModuleType, model: ModuleType) -> None:
    page = (ROOT / "docs/capacity.md").read_text(encoding="utf-8")
    assert pages.text(pages.read(pages.KEPT), model.Load(), 1) in page
    assert f"{model.TOLERANCE:.0%}".replace("%", " %") in page


def test_a_move_alone_takes_what_its_parts_take(model: ModuleType) -> None:
    costs, load = model.fitted(rows_of_known_costs(model)), model.Load(sync=0.002)
    seldom = model.evening(costs, 0.2, load, seed=3, seconds=300)
    alone = costs.move + costs.commit + load.sync + costs.move_stored + costs.commit_stored
    assert seldom.half == pytest.approx(alone)
    assert seldom.commits == pytest.approx(1.0, abs=0.05)
    assert seldom.busy == pytest.approx(0.2 * (costs.move + costs.commit), rel=0.3)
    assert model.evening(costs, 0.2, load, seed=3, seconds=300) == seldom


def test_the_more_moves_the_more_share_a_commit(model: ModuleType) -> None:
    costs, load = model.fitted(rows_of_known_costs(model)), model.Load()
    found = [model.evening(costs, rate, load, seed=1, seconds=20) for rate in (10, 100, 400, 800)]
    assert [each.commits for each in found] == sorted([each.commits for each in found], reverse=True)
    assert [each.busy for each in found] == sorted(each.busy for each in found)
    assert [each.most for each in found] == sorted(each.most for each in found)


def test_those_who_come_back_take_at_least_their_work_and_let_moves_pass(model: ModuleType) -> None:
    costs = model.fitted(rows_of_known_costs(model))._replace(back=0.005)
    calm = model.evening(costs, 100, model.Load(), seed=1)
    storm = model.evening(costs, 100, model.Load(), seed=1, comers=2000)
    assert storm.back >= 2000 * 0.005
    assert storm.half < calm.half + 2 * 0.005


def test_more_people_need_more_of_everything(model: ModuleType) -> None:
    costs, load = model.fitted(rows_of_known_costs(model))._replace(entry=300.0), model.Load()
    few, many = (model.plan(people, costs, load) for people in (100_000, 1_000_000))
    assert many.moves == pytest.approx(10 * few.moves) == pytest.approx(1_000_000 / 4 * 10 / 60)
    assert many.node_cores / many.nodes <= load.busy
    assert 8 < many.nodes / few.nodes < 12
    assert many.hints_to_all > 50 * few.hints_to_all  # each node tells all others
    assert many.databases >= many.commits / load.commits


def test_the_pictures_on_the_page_are_there_and_told_in_words() -> None:
    page = (ROOT / "docs/capacity.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[([^\]]+)\]\((screens/[^)]+)\)", page)
    assert {name for _, name in shown} == {"screens/load.svg", "screens/load-parts.svg"}
    assert all(len(words) > 40 and (ROOT / "docs" / name).exists() for words, name in shown)
