"""A round and a lesson with a screen reader are told as in round.txt and lesson.txt, which scripts/heard rewrites."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.browser import lesson
from tests.browser.people import Person
from tests.browser.serving import dealing
from tests.browser.story import KEPT, SEED, told
from tests.helpers.teaching import Lesson

pytestmark = pytest.mark.slow


def test_a_round_is_told_by_a_screen_reader_as_it_was(
    people: Callable[..., Person], tmp_path: Path, servers: ExitStack
) -> None:
    server = servers.enter_context(dealing(tmp_path, SEED))
    assert told(people(server.url)) == KEPT.read_text(encoding="utf-8")


def test_a_lesson_is_told_at_the_desk_and_at_a_pupils_page_as_it_was(
    people: Callable[..., Person], tmp_path: Path, servers: ExitStack
) -> None:
    server = servers.enter_context(Lesson(tmp_path, "--questions", str(lesson.brought(tmp_path))))
    assert lesson.told(server, people(server.url), people(server.url)) == lesson.KEPT.read_text(encoding="utf-8")
