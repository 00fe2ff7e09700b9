"""What was learned plays wherever bots play."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import pytest

from sixdot.bots import Bot, bot_named
from sixdot.game import edition_named, parse
from sixdot.game.actions import Action
from sixdot.game.editions import EDITIONS
from sixdot.game.shuffle import FairStream, Source
from sixdot.game.view import View
from sixdot.lab import bot_from, play_round
from sixdot.lab.batch import Batch
from sixdot.lab.encoding import Mask, Row
from sixdot.lab.episode import Episode
from sixdot.lab.gym import SixdotGym
from sixdot.lab.lineup import bot_called
from sixdot.lab.play import GameResult
from sixdot.wire.client import Client
from sixdot.wire.messages import Acknowledged
from tests.helpers.learning import encoding_for, index_for
from tests.helpers.servers import Server
from tests.helpers.tables import laid_out
from tests.test_cli import sixdot

LEARNED = """
import numpy as np

from sixdot.lab.policy import bot_from

bot = bot_from(lambda row, mask: np.flatnonzero(mask)[0])
"""


def first(row: Row, mask: Mask) -> np.int64:
    found: np.int64 = np.flatnonzero(mask)[0]
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_every_edition_without_a_fault(edition: str) -> None:
    """Mostly by the last number it may choose: catching, drawing, passing, answering."""
    asked: list[tuple[int, int]] = []

    def policy(row: Row, mask: Mask) -> int:
        asked.append((len(row), len(mask)))
        legal = np.flatnonzero(mask)
        return int(legal[-1 if len(asked) % 3 else 0])

    result: GameResult = play_round(edition_named(edition), [bot_from(policy), bot_named("easy")], seed="a")
    assert result.faults == []
    rules = EDITIONS[edition]
    assert set(asked) == {(encoding_for(rules).size, index_for(rules).size)}


def test_it_decides_as_the_policy_does_in_the_environment() -> None:
    env = SixdotGym(edition="mattel", opponents="easy", players=3)
    row, info = env.reset(seed=4)
    chosen: list[Any] = []

    def policy(seen: Row, mask: Mask) -> int:
        chosen.append((seen.tobytes(), mask.tobytes()))
        return int(first(seen, mask))

    bot = bot_from(policy)
    for _ in range(10):
        action = bot(env.game.view(env.seat), FairStream(b""))
        assert chosen[-1] == (row.tobytes(), info["action_mask"].tobytes())
        row, _, over, _, info = env.step(np.int64(env.index.index(action, env.seat, 3)))
        if over:
            break


@pytest.mark.parametrize("settings", [{"edition": "rnib", "players": 4}, {"edition": "dos", "players": 3}], ids=str)
def test_without_views_it_plays_in_an_environment_as_it_does_with_them(settings: dict[str, Any]) -> None:
    def last_or_first(row: Row, mask: Mask) -> int:
        return int(np.flatnonzero(mask)[-1 if row.sum() % 2 > 1 else 0])

    bot = bot_from(last_or_first)
    shown = SixdotGym(opponents=lambda view, source: bot(view, source), **settings)
    spared = SixdotGym(opponents=bot, **settings)
    for seed in range(3):
        assert list(_episode(shown, seed)) == list(_episode(spared, seed))
        assert shown.game.told == spared.game.told


def test_a_policy_at_a_table_needs_no_view_and_is_not_copied_with_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Network:
        """What cannot be copied."""

        def __init__(self) -> None:
            self.lock = Lock()

        def choose(self, row: Row, mask: Mask) -> int:
            return int(first(row, mask))

    bot = bot_from(Network().choose)

    def view(*_: object) -> None:
        raise AssertionError("a View was made")

    env = SixdotGym(edition="rnib", players=3, opponents=bot)
    batch = Batch(3, "rnib", 3, seed=1, opponents=bot)
    monkeypatch.setattr(Episode, "view", view)
    for _ in range(3):
        twins = deepcopy(env), deepcopy(batch)
        assert list(_episode(env, 1)) == list(_episode(twins[0], 1))
        for each in (batch, twins[1]):
            each.step(each.masks.argmax(axis=1))
        assert np.array_equal(batch.observations, twins[1].observations)


def test_a_bot_of_your_own_is_given_views_whatever_else_it_has() -> None:
    class Own:
        at = 3

        def __call__(self, view: View, source: Source) -> Action | None:
            return view.legal[0] if view.turn == view.seat else None

    assert len(list(_episode(SixdotGym(edition="rnib", opponents=Own()), 2))) > 5


def _episode(env: SixdotGym, seed: int) -> Iterator[tuple[Any, ...]]:
    """What there is to see in it, step by step."""
    row, info = env.reset(seed=seed)
    over = cut_off = False
    while not (over or cut_off):
        row, reward, over, cut_off, info = env.step(first(row, info["action_mask"]))
        yield row.tobytes(), info["action_mask"].tobytes(), reward, over, cut_off


def test_it_is_not_asked_when_it_can_only_wait_and_never_about_table_talk() -> None:
    def never(row: Row, mask: Mask) -> int:
        raise AssertionError("it was asked")

    game = laid_out("rnib", "r5 b2 | g1 g2", discard="r9", dealer=1)
    assert any(action.verb == parse("accuse 0").verb for action in game.legal(1))
    assert bot_from(never)(game.view(1), FairStream(b"")) is None
    assert bot_from(never)(game.view(None), FairStream(b"")) is None
    assert bot_from(first)(game.view(0), FairStream(b"")) == parse("play r5")


def test_a_policy_that_chooses_what_it_may_not_is_told_of_as_any_bot_is() -> None:
    wild: Bot = bot_from(lambda row, mask: np.flatnonzero(mask == 0)[5])
    result = play_round(edition_named("mattel"), [wild, bot_named("easy")], seed="a")
    assert result.faults
    assert result.faults[0][0] == 0


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "own_policy.py").write_text(LEARNED, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("own_policy", None)


def test_a_tournament_takes_it_by_name(learned: Path) -> None:
    done = sixdot(
        "lab", "tournament", "--bots", "own_policy:bot,easy", "--rounds", "4", "--players", "2", "--workers", "1"
    )
    assert done.returncode == 0, done.stderr
    assert "own_policy:bot" in done.stdout
    assert "faults of bots: 0." in done.stdout


def test_it_plays_behind_the_fence_as_without_it(learned: Path) -> None:
    view = laid_out("mattel", "r5 b2 | g1 g2", discard="r9").view(0)
    fenced = bot_called("own_policy:bot", patience=20.0)
    try:
        assert fenced(view, FairStream(b"")) == parse("play r5")
    finally:
        fenced.__self__.close()  # type: ignore[attr-defined]


def test_it_plays_at_the_terminal(learned: Path, home: str) -> None:
    done = sixdot("play", "--bots", "own_policy:bot", "--seed", "x", typed="top\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_it_plays_a_game_at_a_table_on_a_server(learned: Path) -> None:
    """Beside a bot of ours, while the host only watches."""
    example = Path(__file__).parents[2] / "examples" / "any_bot_online.py"
    with Server(learned) as server, Client.open(server.url, "Zoe", "mattel") as host:
        command = [sys.executable, str(example), host.link, "own_policy:bot", "Otto"]
        with (learned / "heard").open("wb") as heard:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(learned), *sys.path])}
            bot = subprocess.Popen(command, stdout=heard, stderr=heard, cwd=learned, env=environment)
        while all(member.name != "Otto" for member in host.known.table.members):
            assert host.next(60) is not None, (learned / "heard").read_text(encoding="utf-8")
        for order in ("bot add easy", "stand", "options target=1", "start"):
            assert isinstance(host.command(order, 30), Acknowledged), order
        while host.known.table.stage != "over":
            assert host.next(60) is not None, (learned / "heard").read_text(encoding="utf-8")
        bot.wait(timeout=60)
    told = (learned / "heard").read_text(encoding="utf-8")
    assert bot.returncode == 0, told
    assert "win" in told.splitlines()[-1]


def test_what_is_loaded_decides_as_it_does_here(learned: Path) -> None:
    game = laid_out("mattel", "r5 b2 | g1 g2", discard="r9")
    assert bot_called("own_policy:bot")(game.view(0), FairStream(b"")) == parse("play r5")
