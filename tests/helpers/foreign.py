"""Strangers' bots, as a table meets them: one that plays, and many that misbehave."""

from __future__ import annotations

import os
import re
import signal
import sys
import threading
import time
from pathlib import Path

from sixdot.bots.easy import choose
from sixdot.game.actions import Action, parse
from sixdot.game.shuffle import Source
from sixdot.game.view import View

NOT_A_BOT = 5
_raised: list[int] = []


def plays(view: View, source: Source) -> Action | None:
    return choose(view, source)


def raises(view: View, source: Source) -> Action:
    raise ZeroDivisionError("by\nzero")


def raises_more_and_more(view: View, source: Source) -> Action:
    _raised.append(len(_raised) + 1)
    raise LookupError(f"for the {_raised[-1]}th time")


def leaves(view: View, source: Source) -> Action:
    sys.exit("no more")


def loops(view: View, source: Source) -> Action:
    while True:
        pass


def loops_deep_down(view: View, source: Source) -> Action:
    """In one call of C that lets no other thread run."""
    re.match(r"(a|a)*b", "a" * 60)
    return view.legal[0]


def sleeps(view: View, source: Source) -> Action:
    time.sleep(60)
    return view.legal[0]


def takes_its_time(view: View, source: Source) -> Action | None:
    time.sleep(0.3)
    return choose(view, source)


def writes_rubbish(view: View, source: Source) -> object:
    return "play a card"


def cheats(view: View, source: Source) -> Action:
    return parse("challenge")


def says_nothing(view: View, source: Source) -> None:
    return None


def dies(view: View, source: Source) -> Action:
    os.kill(os.getpid(), signal.SIGKILL)
    return view.legal[0]


def prints(view: View, source: Source) -> Action | None:
    print("I shall win", flush=True)
    print("I shall win", file=sys.stderr, flush=True)
    os.write(1, b"I shall win\n")
    assert sys.stdin.readline() == ""
    return choose(view, source)


def is_late_once(view: View, source: Source) -> Action | None:
    """Late for the first View of a round's first turn only: the hand is still whole."""
    if len(view.hand) == 7:
        time.sleep(60)
    return choose(view, source)


def tells_its_process(view: View, source: Source) -> Action:
    Path(os.environ["SIXDOT_TEST_FILE"]).write_text(str(os.getpid()), encoding="utf-8")
    while True:
        pass


def leaves_a_thread_behind(view: View, source: Source) -> Action | None:
    """Its thread stays in one call of C for ever, and nothing else in the process runs."""
    threading.Thread(target=re.match, args=(r"(a|a)*b", "a" * 60), daemon=True).start()
    return choose(view, source)


def tells_its_process_and_is_stuck_later(view: View, source: Source) -> Action | None:
    """After deciding, while the bot waits for the next View."""

    def get_stuck() -> None:
        time.sleep(0.3)
        Path(os.environ["SIXDOT_TEST_FILE"]).write_text(str(os.getpid()), encoding="utf-8")
        re.match(r"(a|a)*b", "a" * 60)

    threading.Thread(target=get_stuck, daemon=True).start()
    return choose(view, source)


def is_greedy(view: View, source: Source) -> Action | None:
    """Takes all the memory there is."""
    return choose(view, source) if bytearray(64 << 30) else None


class Wordless(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


def is_lost_for_words(view: View, source: Source) -> Action:
    raise Wordless


def paints(view: View, source: Source) -> Action:
    raise type("\x1b[31mRed", (Exception,), {})("\x1b]52;c;aaaa\x07\nred")


def answers_paint(view: View, source: Source) -> object:
    return type("\x1b[31mRed", (), {})()
