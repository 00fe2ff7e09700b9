"""A record is saved at the end of a game, and brought back to the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.alone.test_games import READY
from tests.browser.axe import violations
from tests.browser.people import Person
from tests.browser.playing import add_bots, answer, open_table, play_game, play_to, start

pytestmark = pytest.mark.slow


def test_a_game_is_saved_as_a_record_and_heard_again_from_its_file(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    person = people(service_workers="block")
    person.go()
    person.until_heard("The game is ready", patience=READY)
    open_table(person, "Zoe")
    add_bots(person, 1)
    play_to(person, 5)
    start(person)
    play_game(person, answer)
    with person.page.expect_download() as download:
        person.activate('^button "Save')
    said = len(person.heard())
    person.activate('^button "Review my last round"')
    person.until_heard("Looked at \\d+ decisions?", said, READY)
    if person.page.locator("#cover").is_visible():  # unless nothing was to be said of any decision
        assert "Decision" in person.tree("#cover")
        person.activate('^button "Back"')
    path = tmp_path / "own.sixdot"
    download.value.save_as(path)
    person.page.close()
    person.page = person.context.new_page()
    person.go()
    person.until_on("lobby")
    said = len(person.heard())
    person.page.set_input_files("#record-file", path)
    person.until_heard("own.sixdot: everything fits", said, READY)
    assert person.focused().startswith('heading "own.sixdot"')
    assert "wins the game" in person.tree("#cover")
    assert not violations(person.page)
    person.activate('^button "Back"')
    assert person.screen == "lobby"
    path.write_text(path.read_text("utf-8").replace("play", "draw", 1), "utf-8")
    person.page.set_input_files("#record-file", path)
    person.until_heard("own.sixdot does not fit", said)
