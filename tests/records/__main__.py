"""Rewrite the golden records: python -m tests.records. Only for a new version of the rules."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.games import GAMES, play_game

for name in GAMES:
    Path(__file__).with_name(f"{name}.sixdot").write_text(play_game(name)[0], encoding="utf-8", newline="\n")
