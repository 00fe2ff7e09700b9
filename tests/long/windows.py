"""Sixdot on Windows by real processes: games, saving, bots of strangers, a server, its page, its desk, a kill.

For `make windows`, which runs it with CPython for Windows under Wine; on a real Windows it runs as well:
python tests/long/windows.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

SIXDOT = [sys.executable, "-c", "import sys; from sixdot.cli import main; sys.exit(main())"]
PATIENCE = 200


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ.update(SIXDOT_HOME=home, PYTHONUTF8="1")
        games()
        server(Path(home, "tables.db"))
    print("all of it works")


def sixdot(*words: str, typed: str = "") -> tuple[int, str]:
    done = subprocess.run(
        [*SIXDOT, *words], input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout + done.stderr


def expect(text: str, *words: str, typed: str = "", code: int = 0) -> None:
    got, said = sixdot(*words, typed=typed)
    assert (got, text in said) == (code, True), (words, got, said)
    print("ok:", *words, flush=True)


def games() -> None:
    seed = ("--seed", "3", "--players", "2", "--language", "en")
    expect("The game is saved.", "play", *seed, typed="h\n" + "draw\nhint\n" * 20 + "quit\n")
    expect("Vous revoici dans votre partie", "resume", "--language", "fr", typed="quit\n")
    expect("Game 1, ", "history", "--language", "en")
    expect("everything fits", "verify", "--language", "en")
    stranger = ("--bots", "tests.helpers.foreign:plays")
    expect("The game is saved.", "play", *seed, *stranger, typed="draw\n" * 5 + "quit\n")
    expect("easy", "lab", "tournament", "--bots", "easy,steady", "--rounds", "8", "--workers", "2")
    expect("Games can be saved in", "doctor", "--language", "en")


def server(tables: Path) -> None:
    db = ("--db", str(tables), "--language", "en")
    command = [*SIXDOT, "serve", "--host", "127.0.0.1", "--port", "0", *db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, encoding="utf-8") as running:
        assert running.stdout is not None
        link = next(found for line in running.stdout if (found := re.search(r"(http://\S+/)#(\S+)", line)))
        try:
            with urllib.request.urlopen(link[1], timeout=PATIENCE) as page:
                assert b"<main" in page.read()
            expect("is in use by another Sixdot server", "serve", "--port", "0", *db, code=2)
            expect("connected: 0", "admin", "list", *db)
            typed = "bot add steady\nstart\nquit\n"
            expect("You start the game", "play", "--join", link[0], "--name", "Zoé", "--language", "en", typed=typed)
            expect("In a game: 1.", "admin", "list", *db)
            expect("copied", "serve", "--backup", str(tables.with_name("copy.db")), *db)
        finally:
            running.kill()
    assert tables.with_name("tables.db-admin").exists()
    expect("Tables checked: 1. Damaged: 0.", "admin", "check", *db)


if __name__ == "__main__":
    main()
