"""Everything docs/lab.md shows works."""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.lab.command import add_commands

pytestmark = pytest.mark.slow  # processes are started, bots play

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = [
    line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines() if line.strip()
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_on_the_page_is_understood(command: str) -> None:
    parser = argparse.ArgumentParser()
    add_commands(parser)
    words = shlex.split(command)
    assert words[:2] == ["sixdot", "lab"]
    assert parser.parse_args(words[2:]).experiment == words[2]


def test_every_option_is_on_the_page() -> None:
    for experiment in ("tournament", "stats", "soak", "records", "leaderboard"):
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown), pytest.raises(SystemExit):
            main(["lab", experiment, "--help"])
        options = set(re.findall(r"--[a-z-]+", shown.getvalue())) - {"--help", "--seed", "--workers"}
        assert {option for option in options if option not in PAGE} == set()


def test_the_program_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert program is not None
    exec(program[1], {})
    assert re.fullmatch(r"\[[01. ,]+\] \[[\d ,]+\] \d+\n", capsys.readouterr().out)


def test_a_command_of_the_lab_that_is_not_there_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["lab"], ["lab", "nonsense"], ["lab", "stats", "--nonsense"]):
        with pytest.raises(SystemExit) as refused:
            main(words)
        assert refused.value.code == 2
        assert "--help" in capsys.readouterr().err
