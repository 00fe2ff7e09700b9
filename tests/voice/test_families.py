"""Every family of games has a voice of its own, and only the one that is played is loaded."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.game.families import FAMILIES
from sixdot.voice.describe import Description
from sixdot.voice.families.dos import events as dos_events
from sixdot.voice.families.dos import reading as dos_reading
from sixdot.voice.families.uno import events as uno_events
from sixdot.voice.families.uno import reading as uno_reading
from sixdot.voice.family import VOICE_BY_FAMILY, FamilyVoice, part_of
from sixdot.voice.story import FamilyEvents
from sixdot.voice.understand.reading import FamilyReading

# mypy compares what they have
EVENTS: dict[str, FamilyEvents] = {"uno": uno_events, "dos": dos_events}
READINGS: dict[str, FamilyReading] = {"uno": uno_reading, "dos": dos_reading}


def test_every_family_has_a_voice() -> None:
    assert VOICE_BY_FAMILY.keys() == FAMILIES.keys() == EVENTS.keys() == READINGS.keys()


@pytest.mark.parametrize("family", VOICE_BY_FAMILY)
def test_a_voice_has_all_its_parts(family: str) -> None:
    folder = VOICE_BY_FAMILY[family]
    table = import_module(f"{folder}.table")
    assert isinstance(table.VOICE, FamilyVoice)
    assert issubclass(table.TABLE, Description)
    assert import_module(f"{folder}.events") is EVENTS[family]
    assert import_module(f"{folder}.reading") is READINGS[family]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_speaks_with_the_voice_of_its_family(edition: str) -> None:
    assert part_of(edition, "table").__name__.startswith(VOICE_BY_FAMILY[EDITIONS[edition].game])


@pytest.mark.parametrize("family", VOICE_BY_FAMILY)
def test_another_game_is_not_loaded_to_play_this_one(family: str) -> None:
    """What a game loads when it is begun, described and acted in."""
    edition = next(name for name in EDITIONS if EDITIONS[name].game == family)
    code = f"""
import sys
from sixdot.game.editions import edition_named
from sixdot.game.match import Match
from sixdot.voice.describe import describe
from sixdot.voice.narrate import narrate
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
game = Match(edition_named({edition!r}), 3)
game.commit()
game.deal()
for seat in range(3):
    view = game.view(seat)
    table = describe(view, "abc", Words())
    table.state(), table.choices(), understand("red 5", view, "abc", Words())
    narrate(view.heard, view, "abc", Words())
print(*sorted({{name.split(".")[3] for name in sys.modules if name.startswith("sixdot.voice.families.")}}))
"""
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded == f"{family}\n"
