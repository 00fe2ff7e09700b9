"""`sixdot completion`: what a shell needs to complete commands, options and files, from the arguments themselves."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from sixdot.extras import how_to_install
from sixdot.voice.trouble import Trouble


def run(shell: str, parser: argparse.ArgumentParser) -> int:
    print(script(shell, parser))
    return 0


def script(shell: str, parser: argparse.ArgumentParser) -> str:
    try:
        import shtab
    except ModuleNotFoundError:
        raise Trouble("completion-missing", name="shtab", install=how_to_install("completion")) from None
    for each in parsers_of(parser):
        for action in each._actions:
            parts = str(action.metavar).split("-")  # as in NAME-OR-FILE
            if "FOLDER" in parts:
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
            elif {"FILE", "GAME"} & {*parts}:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
        each.format_help()  # which looks up what everything is for
    return shtab.complete(parser, shell)


def parsers_of(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of its commands, all the way down."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from parsers_of(each)
