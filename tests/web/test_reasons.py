"""Every reason for a refusal has words in every language: an unknown one is found by mypy, a wordless one here."""

from __future__ import annotations

from typing import get_args

import pytest

from sixdot.room.state import RoomReason, ServerReason
from sixdot.voice.words import LANGUAGES, Words
from sixdot.web import causes
from sixdot.web.causes import CLOSE_CODES, Cause
from sixdot.wire.reading import Unreadable

CAUSES = [value for value in vars(causes).values() if isinstance(value, Cause)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_is_said_in_words(language: str) -> None:
    known = set(Words(language).names("room-no-")) | set(Words(language).names("server-"))
    assert {f"room-no-{reason.lower().replace('_', '-')}" for reason in get_args(RoomReason)} <= known
    assert {cause.message for cause in CAUSES} <= known


def test_every_reason_of_the_server_has_a_cause() -> None:
    assert {cause.reason for cause in CAUSES} == set(get_args(ServerReason))


def test_a_connection_is_closed_with_a_code_for_its_reason() -> None:
    assert {cause.reason: CLOSE_CODES[cause.reason] for cause in CAUSES if cause.reason in CLOSE_CODES} == {
        "BAD_TOKEN": 4401,
        "CLOSED": 4404,
        "FAULT": 1011,
        "GOING_DOWN": 1001,
        "NOT_SAVED": 1013,
        "NO_TABLE": 4404,
        "OUTDATED": 4426,
        "REPLACED": 4409,
        "SET_ASIDE": 4404,
        "TOO_FAST": 1008,
        "TOO_NEW": 4426,
        "TOO_SLOW": 4408,
    }
    assert {reason for reason in get_args(Unreadable) if CLOSE_CODES.get(reason, 4400) != 4400} == {
        "BINARY",
        "TOO_BIG",
    }
