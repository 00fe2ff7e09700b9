"""Bots with faults for the lab to find: easy ones that sometimes do what no bot may."""

from __future__ import annotations

import os
import re
from pathlib import Path
from time import sleep

from sixdot.bots.easy import choose
from sixdot.game.actions import Action, parse
from sixdot.game.shuffle import Source
from sixdot.game.view import View


def slow(view: View, source: Source) -> Action | None:
    sleep(0.002)
    return choose(view, source)


def raises(view: View, source: Source) -> Action | None:
    if view.turn == view.seat and source.below(20) == 0:
        raise LookupError("lost my cards")
    return choose(view, source)


def cheats(view: View, source: Source) -> Action | None:
    return parse("pickup") if view.turn == view.seat and source.below(20) == 0 else choose(view, source)


def hesitates(view: View, source: Source) -> Action | None:
    """Draws for ever."""
    return next((action for action in view.legal if str(action) in ("draw", "pass")), None) or choose(view, source)


def dies(view: View, source: Source) -> Action | None:
    os._exit(9)


def gets_stuck(view: View, source: Source) -> Action | None:
    """Never answers again once it is down to three cards."""
    while len(view.hand) == 3:
        pass
    return choose(view, source)


def _tell_process() -> None:
    (Path(os.environ["SIXDOT_TEST_FOLDER"]) / str(os.getpid())).touch()


def tells_and_loops(view: View, source: Source) -> Action:
    _tell_process()
    while True:
        pass


def tells_and_loops_deep_down(view: View, source: Source) -> Action:
    """In one call of C that lets no other thread run."""
    _tell_process()
    re.match(r"(a|a)*b", "a" * 60)
    return view.legal[0]
