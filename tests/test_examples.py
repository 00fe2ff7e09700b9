"""The examples for a program of one's own: a table in a chat, and a record told again."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

from sixdot.game import read_record, verify
from sixdot.voice.words import Words

EXAMPLES = Path(__file__).parents[1] / "examples"
MOST_LINES = 60


def test_a_game_is_played_in_a_chat_and_told_again() -> None:
    told: list[tuple[str, str]] = []
    chat = run_path(str(EXAMPLES / "chat.py"))["Chat"](
        ["Ana", "Eva"], lambda name, text: told.append((name, text)), seed="chat", target=20
    )
    assert [name for name, _ in told[:2]] == ["Ana", "Eva"]
    assert "Your hand" in told[0][1]
    for line in ("play the purple one", "what is on top", "red 5"):
        chat.wrote("Ana", line)
    for _ in range(500):
        if chat.game.stage == "over":
            break
        seat = chat.table.awaited()[0]
        legal = chat.game.legal(seat)
        chat.wrote(chat.names[seat], "" if chat.table.is_pause(seat) else str(legal[0]))
    record = "".join(chat.record)
    assert verify(read_record(record)).complete
    said = list(run_path(str(EXAMPLES / "retold.py"))["retold"](record, Words("en")))
    assert said[0].startswith("Round 1.")
    assert "wins the game" in said[-1]


def test_the_chat_fits_on_a_page() -> None:
    assert len((EXAMPLES / "chat.py").read_text(encoding="utf-8").splitlines()) <= MOST_LINES
