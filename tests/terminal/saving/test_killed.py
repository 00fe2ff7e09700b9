"""A game killed at any moment, in the middle of a turn or of a write, goes on with nothing lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from sixdot.bots import bot_named
from sixdot.game.reading import Record, read_record
from sixdot.game.replay import verify
from sixdot.terminal.looking_back.history import history
from sixdot.terminal.saving.judging import GOING
from sixdot.terminal.saving.saved_game import resume
from sixdot.voice.trouble import Trouble
from tests.helpers.saved_games import begin, play_on
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow

KILLS = bounded(20, soak=100)
ROOT = Path(__file__).parents[3]
BY_SCRIPT = [sys.executable, "-m", "tests.helpers.saved_games"]
AT_THE_TERMINAL = [str(Path(sys.executable).with_name("sixdot"))]
LONG_GAMES = ("question-judge", "rnib-elimination", "mattel-house", "dos-two", "french-fold")
EDITIONS = ("mattel", "dos", "rnib", "french", "question")
# Whatever is asked, one of these answers it: Enter goes on at a pause and between rounds.
TYPED = "draw\npass\n\naccept\n1\ndone\nunknown\nanswer 7\n\nlay 1\n" * 150


def killed(command: list[str], most_lines: int, chance: random.Random, home: Path, typed: str = "") -> list[str]:
    """Play until SIGKILL comes, at any moment; return the whole lines heard by then."""
    child = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "SIXDOT_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stderr is not None
    with child.stdin, child.stdout, child.stderr:
        with suppress(BrokenPipeError):
            child.stdin.write(typed.encode())
            child.stdin.flush()
        said = [child.stdout.readline() for _ in range(1 + chance.randrange(most_lines))]
        time.sleep(chance.random() * 0.004)
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()
        errors = child.stderr.read().decode()
        with suppress(BrokenPipeError):
            child.stdin.close()
    child.wait()
    assert errors == ""
    return [line.decode() for line in said if line.endswith(b"\n")]


def sound_record(path: Path) -> Record:
    record = read_record(path.read_text(encoding="utf-8"))
    assert verify(record).problem == ""
    return record


# By the tests' script, which says how many actions were done


def kill_by_script(folder: Path, times: int) -> None:
    chance = random.Random("kill -9")
    games = 0
    path = folder / "none"
    for _ in range(times):
        if not path.exists() or sound_record(path).lines[-1].text == "end":
            games += 1
            name = LONG_GAMES[games % len(LONG_GAMES)]
            path = folder / f"{name}-{games}.sixdot"
            heard = killed([*BY_SCRIPT, "begin", str(path), name], 12, chance, folder)
        else:
            heard = killed([*BY_SCRIPT, "resume", str(path)], 12, chance, folder)
        done = [line for line in sound_record(path).body if line.word.isdigit() or line.word == "judge"]
        assert len(done) >= int(heard[-1])
    with suppress(Trouble):  # it may have been killed just after the end
        table, saved = resume(path, bot_named)
        play_on(table)
        saved.close()
    table, saved = begin(folder / "whole.sixdot", path.stem.rpartition("-")[0])
    play_on(table)
    saved.close()
    assert path.read_bytes() == saved.path.read_bytes()


def test_a_game_that_is_killed_again_and_again_is_the_game_played_through(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    kill_by_script(tmp_path, KILLS)
    record_property("kills of a game at the terminal", KILLS)


# At the terminal


def kill_at_the_terminal(home: Path, times: int) -> int:
    """How many of the player's own draws were heard, all of which must be in the records."""
    chance = random.Random("kill -9 at the terminal")
    drawn: dict[Path, int] = {}
    for number in range(times):
        going = [entry for entry in history(home / "games") if entry.state == GOING]
        edition = EDITIONS[number % len(EDITIONS)]
        command = ["resume"] if going and number % 10 else ["play", "--edition", edition, "--seed", f"seed {number}"]
        heard = killed([*AT_THE_TERMINAL, *command], 25, chance, home, TYPED)
        path = history(home / "games")[0].path
        drawn[path] = drawn.get(path, 0) + len([line for line in heard if line.startswith("> You draw ")])
        actions = [line for line in sound_record(path).body if line.text == "0 draw"]
        assert len(actions) >= drawn[path]
    assert all(entry.state != "damaged" for entry in history(home / "games"))
    return sum(drawn.values())


def test_a_turn_that_was_killed_after_the_draw_goes_on_after_the_draw(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    around = {**os.environ, "SIXDOT_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    child = subprocess.Popen(
        [*AT_THE_TERMINAL, "play", "--edition", "mattel", "--seed", "abc", "--record", str(path)],
        env=around,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    with child.stdin, child.stdout:
        child.stdin.write(b"draw\n")
        child.stdin.flush()
        while not child.stdout.readline().startswith(b"> You draw "):
            assert child.poll() is None
        child.send_signal(signal.SIGKILL)
    child.wait()
    assert sound_record(path).lines[-1].text == "0 draw"
    again = [*AT_THE_TERMINAL, "resume", str(path)]
    done = subprocess.run(again, env=around, input=b"pass\nquit\n", capture_output=True, check=True)
    assert done.stderr == b""
    texts = [line.text for line in sound_record(path).lines]
    assert texts[texts.index("0 draw") + 1] == "0 pass"


def test_sixdot_resume_goes_on_after_kill_9_again_and_again(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    assert kill_at_the_terminal(tmp_path, KILLS) > KILLS // 2
    record_property("kills of a game at the terminal", KILLS)


def test_practice_goes_on_after_kill_9_in_the_middle_of_taking_back(tmp_path: Path) -> None:
    chance = random.Random("kill -9 in practice")
    typed = "draw\npass\nwhat if draw\nundo\n\naccept\n1\nundo 1\ndraw\nundo\n" * 40
    taken_back = 0
    for number in range(max(6, KILLS // 3)):
        command = ["resume"] if number % 6 else ["play", "--practice", "--seed", f"seed {number}"]
        heard = killed([*AT_THE_TERMINAL, *command], 40, chance, tmp_path, typed)
        path = history(tmp_path / "games")[0].path
        undone = len([line for line in sound_record(path).body if line.word == "undo"])
        told = len([line for line in heard if "You are back at decision" in line])
        assert undone >= told
        taken_back += told
        table, saved = resume(path, bot_named)
        saved.close()
        assert table.actions == len([line for line in sound_record(path).standing if line.is_action])
    assert taken_back > 3
