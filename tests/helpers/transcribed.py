"""Sessions at the terminal as text: what was said, and what was typed after each prompt.

python -m tests.helpers.transcribed    # every session that is kept, with what is said today; then read the changes
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "transcripts"
ENTRANCE = "import sys; from sixdot.cli import main; sys.exit(main())"
PROMPT = "\n> "
# How far a review has come is told every few seconds: on a quick machine never.
PROGRESS = re.compile(r"^(Looking back: \d+ percent\.|Bilan : \d+ pour cent\.)\n", re.MULTILINE)


def transcript(arguments: Sequence[str], typed: Sequence[str]) -> str:
    """A session in which this is typed, as it would look on the terminal afterwards, or feel on a display."""
    entrance = ["-m", "tests.helpers.felt"] if "--braille" in arguments else ["-c", ENTRANCE]
    with tempfile.TemporaryDirectory(prefix="sixdot-") as home:
        done = subprocess.run(
            [sys.executable, *entrance, *arguments],
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            encoding="utf-8",
            timeout=300,
            env={**os.environ, "SIXDOT_HOME": home, "PYTHONIOENCODING": "utf-8"},
            cwd=FOLDER.parents[1],
            check=False,
        )
    if done.returncode or done.stderr:
        raise AssertionError(f"{done.returncode}: {done.stderr}")
    opening, *answers = [PROGRESS.sub("", said) for said in done.stdout.replace(home, "HOME").split(PROMPT)]
    told = [opening]
    for line, answer in zip([*typed, ""], answers, strict=False):
        told.append(f"> {line}".rstrip() + (f"\n{answer}" if answer.strip() else ""))
    return "\n".join(told)


def read(path: Path) -> tuple[list[str], list[str]]:
    """The arguments of a saved session, from its first line, and what was typed in it."""
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    arguments = first.removeprefix("$ sixdot ").split()
    return arguments, [line.removeprefix(">").strip() for line in lines if line.startswith(">")]


def kept(arguments: Sequence[str], typed: Sequence[str]) -> str:
    """A session as it is kept in a file."""
    return f"$ sixdot {' '.join(arguments)}\n{transcript(arguments, typed)}"


if __name__ == "__main__":
    for path in sorted(FOLDER.rglob("*.txt")):
        path.write_text(kept(*read(path)), encoding="utf-8")
