"""A bot that raises, loops or is late is replaced by a legal fallback within its time, and the game goes on."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from sixdot.bots import easy
from sixdot.bots.foreign import Guard
from sixdot.bots.guard import BotFault, fallback, safely
from sixdot.game.actions import Action
from sixdot.game.editions import EDITIONS
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.shuffle import FastRandom, Source, chosen_deal
from sixdot.game.view import View
from sixdot.table import Table
from tests.helpers import foreign
from tests.helpers.tables import laid_out

pytestmark = pytest.mark.slow  # processes are started, bots play

# How a bot goes wrong, and what is said about it.
NO_HANG = 30.0  # seconds: what hangs here hangs for a minute, and a busy machine may be slow
WRONG = {
    "raises": "raised ZeroDivisionError",
    "leaves": "raised SystemExit",
    "loops": "took more than 0.5 seconds",
    "loops_deep_down": "took more than 0.5 seconds",
    "sleeps": "took more than 0.5 seconds",
    "writes_rubbish": "answered str, which is no action",
    "cheats": "wanted to 'challenge', which is not legal",
    "says_nothing": "nothing to say in its turn",
    "dies": "its process ended",
    "is_greedy": "raised MemoryError",
    "is_lost_for_words": "raised Wordless, which cannot be written",
    "paints": r"raised \x1b[31mRed: '\x1b]52;c;aaaa\x07\nred'",
    "answers_paint": r"answered \x1b[31mRed, which is no action",
}


def a_view() -> View:
    return laid_out("mattel", "r1 b2 g3 | g3 y4", discard="r5", people=[]).view(0)


@pytest.mark.fault("B02")
@pytest.mark.parametrize("name", WRONG)
def test_whatever_a_foreign_bot_does_a_legal_action_comes_in_time(name: str) -> None:
    view = a_view()
    with closing(Guard(f"tests.helpers.foreign:{name}", 0.5)) as bot:
        for turn in (1, 2):
            begun = time.monotonic()
            assert bot(view, FastRandom("x")) in view.legal
            assert time.monotonic() - begun < NO_HANG
            assert bot.fault_count == turn
        assert WRONG[name] in bot.fault
        assert bot.fault.isprintable()


def test_every_fault_is_counted_and_the_first_is_kept() -> None:
    with closing(Guard("tests.helpers.foreign:raises_more_and_more", 5.0)) as bot:
        for _ in range(5):
            bot(a_view(), FastRandom("x"))
        assert bot.fault_count == 5
        assert bot.fault.endswith("it raised LookupError: 'for the 1th time'")
        with pytest.raises(BotFault, match="'for the 6th time'"):
            bot.ask(a_view(), FastRandom("x"))


def test_a_bot_that_was_late_is_there_again_for_the_next_decision() -> None:
    late = laid_out("mattel", "r1 r2 r3 r4 r6 r7 r8 | g3 y4", discard="r5", people=[]).view(0)
    with closing(Guard("tests.helpers.foreign:is_late_once", 1.0)) as bot:
        assert bot(late, FastRandom("x")) in late.legal
        assert bot.fault_count == 1
        time.sleep(1.0)
        assert bot(a_view(), FastRandom("x")) in a_view().legal
        assert bot.fault_count == 1


def interrupt() -> None:
    """As Ctrl-C would."""
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal on Windows")
def test_an_answer_that_somebody_did_not_wait_for_is_not_taken_for_the_next() -> None:
    other = laid_out("mattel", "y1 y2 y3 | g3 y4", discard="y5", people=[]).view(0)
    with closing(Guard("tests.helpers.foreign:takes_its_time", 10.0)) as bot:
        assert bot(other, FastRandom("x")) in other.legal
        threading.Timer(0.1, interrupt).start()
        with pytest.raises(KeyboardInterrupt):
            bot(a_view(), FastRandom("x"))
        time.sleep(0.5)
        assert bot(other, FastRandom("x")) in other.legal
        assert bot.fault == ""


def test_a_foreign_bot_plays_as_it_would_at_home() -> None:
    view = a_view()
    with closing(Guard("tests.helpers.foreign:plays")) as bot:
        source = FastRandom("x")
        seed = " ".join(str(source.below(1 << 16)) for _ in range(4))
        assert bot(view, FastRandom("x")) == easy.choose(view, FastRandom(seed))
        assert bot.fault == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_foreign_bot_plays_a_whole_game(edition: str) -> None:
    game = Match(EDITIONS[edition], 2, Options(target=1), people=[])
    with closing(Guard("tests.helpers.foreign:plays", 10.0)) as bot:
        faults: list[str] = []
        table = Table(game, ("Ana", "Ben"), {0: safely(bot, faults.append), 1: easy.choose}, "x")
        play_out(table)
        assert (bot.fault, faults) == ("", [])


def play_out(table: Table) -> None:
    while table.game.stage != OVER:
        table.commit(chosen_deal("x", table.game.number + 1))
        table.deal()
        while table.game.stage == PLAYING:
            assert table.step()


def test_what_a_foreign_bot_prints_and_reads_does_not_reach_the_terminal() -> None:
    script = (
        "from tests.bots.test_guard import a_view; from sixdot.bots.foreign import Guard;"
        "from sixdot.game.shuffle import FastRandom; bot = Guard('tests.helpers.foreign:prints');"
        "print(bot(a_view(), FastRandom('x')), repr(bot.fault)); bot.close()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input="mine\n", capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.startswith("play ")
    assert done.stdout.endswith(" ''\n")
    assert "win" not in done.stdout + done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up by signals")
def test_a_foreign_bot_dies_with_its_table(tmp_path: Path) -> None:
    file = tmp_path / "process"
    script = (
        "from tests.bots.test_guard import a_view; from sixdot.bots.foreign import Guard;"
        "from sixdot.game.shuffle import FastRandom\n"
        "Guard('tests.helpers.foreign:tells_its_process', 60.0)(a_view(), FastRandom('x'))"
    )
    assert until(lambda: not is_alive(child_of_killed(script, file)))


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up by signals")
@pytest.mark.parametrize("stuck", ["while True: pass", "import time; time.sleep(600)"])
def test_a_foreign_bot_that_is_never_loaded_dies_with_its_table(stuck: str, tmp_path: Path) -> None:
    file = tmp_path / "process"
    write_stuck_module(tmp_path, stuck)
    script = "from sixdot.bots.foreign import Guard; Guard('stuck:plays')"
    assert until(lambda: not is_alive(child_of_killed(script, file, tmp_path)))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up by signals")
def test_a_foreign_bot_whose_thread_holds_up_all_others_dies_after_its_table(tmp_path: Path) -> None:
    script = (
        "from tests.bots.test_guard import a_view; from sixdot.bots.foreign import Guard;"
        "from sixdot.game.shuffle import FastRandom; import time\n"
        "bot = Guard('tests.helpers.foreign:tells_its_process_and_is_stuck_later', 60.0)\n"
        "bot(a_view(), FastRandom('x')); time.sleep(60)"
    )
    child = child_of_killed(script, tmp_path / "process")
    assert until(lambda: not is_alive(child))


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up by signals")
def test_giving_up_on_a_bot_that_is_loading_leaves_no_process_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "process"
    write_stuck_module(tmp_path, "import time; time.sleep(600)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIXDOT_TEST_FILE", str(file))

    def lose_patience() -> None:
        until(lambda: file.exists() and file.read_text(encoding="utf-8"))
        interrupt()

    watch = threading.Thread(target=lose_patience)
    watch.start()
    with pytest.raises(KeyboardInterrupt):
        Guard("stuck:plays")
    watch.join()
    assert not is_alive(int(file.read_text(encoding="utf-8")))


def write_stuck_module(folder: Path, stuck: str) -> None:
    tell = "import os; open(os.environ['SIXDOT_TEST_FILE'], 'w').write(str(os.getpid()))"
    (folder / "stuck.py").write_text(f"{tell}\n{stuck}\n", encoding="utf-8")


def child_of_killed(script: str, file: Path, folder: Path | None = None) -> int:
    """The bot's process id, read from the file, after the script's process has been killed."""
    environment = {**os.environ, "SIXDOT_TEST_FILE": str(file)}
    parent = subprocess.Popen([sys.executable, "-c", script], env=environment, cwd=folder)
    try:
        return int(until(lambda: file.exists() and file.read_text(encoding="utf-8")))
    finally:
        parent.kill()
        parent.wait()


def test_a_long_view_is_not_waited_for_when_the_bot_reads_no_more() -> None:
    view = a_view()
    long = replace(view, heard=view.heard * (1 + 500_000 // len(pickle.dumps(view))))
    assert len(pickle.dumps(view)) < 1 << 16
    with closing(Guard("tests.helpers.foreign:leaves_a_thread_behind", 1.0)) as bot:
        assert bot(view, FastRandom("x")) in view.legal
        time.sleep(0.5)
        begun = time.monotonic()
        assert bot(long, FastRandom("x")) in view.legal
        assert time.monotonic() - begun < NO_HANG
        assert bot.fault.endswith(": it took more than 1 seconds")


def until(found: Callable[[], object], seconds: float = 60.0) -> str:
    """Wait until this holds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = found()
        if answer:
            return str(answer)
        time.sleep(0.01)
    raise AssertionError("it did not come")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("tests.helpers.foreign", "is named module:function"),
        ("tests.nowhere:plays", "cannot play: ModuleNotFoundError"),
        ("tests.helpers.foreign:nobody", "there is no function nobody in tests.helpers.foreign"),
        ("tests.helpers.foreign:NOT_A_BOT", "there is no function NOT_A_BOT"),
        ("tests.\x1b[31m:plays", r"the bot tests.\\x1b\[31m:plays cannot play"),
    ],
)
def test_an_unknown_bot_is_refused_with_a_sentence(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Guard(name)


def test_a_bot_that_was_sent_home_no_longer_plays() -> None:
    bot = Guard("tests.helpers.foreign:plays")
    bot.close()
    bot.close()
    with pytest.raises(ValueError, match="sent home"):
        bot.ask(a_view(), FastRandom("x"))


@pytest.mark.parametrize(
    "name",
    ["raises", "leaves", "writes_rubbish", "cheats", "says_nothing", "is_lost_for_words", "paints", "answers_paint"],
)
def test_a_bot_in_our_own_process_is_replaced_when_it_goes_wrong(name: str) -> None:
    view = a_view()
    faults: list[str] = []
    assert safely(getattr(foreign, name), faults.append)(view, FastRandom("x")) in view.legal
    assert WRONG[name].split("0.5")[0] in faults[0]
    assert faults[0].isprintable()


def test_an_interrupt_is_not_taken_for_a_fault_of_the_bot() -> None:
    def interrupted(view: View, source: Source) -> Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        safely(interrupted)(a_view(), FastRandom("x"))


def test_the_fallback_calls_and_gets_rid_of_points() -> None:
    assert str(fallback(laid_out("mattel", "r1 r+2 | g3", discard="r5").view(0), FastRandom("x"))) == "play r+2 uno"
    assert str(fallback(laid_out("mattel", "wi b2 b3 | g3", discard="r5").view(0), FastRandom("x"))) == "play wi blue"
    assert str(fallback(laid_out("dos", "b3 y9 | g3", centre="r4 r5").view(0), FastRandom("x"))) == "dos"
    assert fallback(laid_out("mattel", "r1 r+2 | g3", discard="r5").view(1), FastRandom("x")) is None


def test_a_view_travels_as_it_is() -> None:
    for edition in EDITIONS:
        game = Match(EDITIONS[edition], 3, people=[0])
        game.commit(chosen_deal("x", 1))
        game.deal()
        view = game.view(1)
        assert pickle.loads(pickle.dumps(view)) == view
