"""Saved games of released versions: this one takes them up where they were left, knows the same, and plays on."""

from __future__ import annotations

import json
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import sixdot
from sixdot.bots import bot_named
from sixdot.game.match import OVER
from sixdot.terminal.saving.saved_game import resume
from sixdot.voice.trouble import Trouble
from sixdot.wire.messages import encode
from tests.helpers.saved_games import play_on
from tests.helpers.views import view_message

FOLDER = Path(__file__).parent.parent.parent / "saves"
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / "known.json").exists())
GAMES = [(version, path.stem) for version in VERSIONS for path in sorted((FOLDER / version).glob("*.sixdot"))]


def known_of(version: str, name: str) -> dict[str, Any]:
    known: dict[str, Any] = json.loads((FOLDER / version / "known.json").read_text(encoding="utf-8"))[name]
    return known


def test_every_released_version_has_its_saved_games() -> None:
    assert VERSIONS[:1] == ["0.1.0"]
    assert sixdot.__version__ <= VERSIONS[-1], "a release keeps saved games of its own: python -m tests.saves"


@pytest.mark.parametrize(("version", "name"), GAMES)
def test_it_is_taken_up_as_it_was_left_and_played_to_the_end(version: str, name: str, tmp_path: Path) -> None:
    for part in (FOLDER / version).glob(f"{name}.*"):
        shutil.copy(part, tmp_path)
    path, known = tmp_path / f"{name}.sixdot", known_of(version, name)
    if known["stage"] == OVER:
        with pytest.raises(Trouble, match="over"):
            resume(path, bot_named)
        return
    table, saved = resume(path, bot_named)
    with closing(saved):
        assert (table.actions, table.game.stage) == (known["actions"], known["stage"])
        views = [view_message(table.game.view(seat), table.names) for seat in range(table.game.players)]
        for now, then in zip([json.loads(encode(view)) for view in views], known["views"], strict=True):
            new = {name: now.pop(name) for name in now.keys() - then.keys()}  # what later versions tell besides
            assert now == then
            assert not any(new.values()), "there was nothing of it then"
        play_on(table)
        assert table.game.winners
