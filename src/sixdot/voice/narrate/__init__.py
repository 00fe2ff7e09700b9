"""One utterance for everything that one action caused: what happened, then what is wanted or who is next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from sixdot.game.events import Event
from sixdot.game.view import View
from sixdot.voice.family import parts_of
from sixdot.voice.narrate.deeds import DEEDS
from sixdot.voice.narrate.ending import ENDING
from sixdot.voice.narrate.saying import Saying, spoken
from sixdot.voice.narrate.story import Story, Teller, Tellers
from sixdot.voice.narrate.upcoming import is_wanted, upcoming
from sixdot.voice.words import Words, sentence


@dataclass(frozen=True)
class Utterance:
    text: str
    urgent: bool  # something is wanted of this seat now
    deeds: str = ""  # only what happened, without who is next: for telling it again


def narrate(
    events: Sequence[Event], view: View | None, names: Sequence[str], words: Words, seat: int | None = None
) -> Utterance:
    """What a seat (None: a spectator) has heard, in words. `view`: its View afterwards; without one, its `seat`."""
    story = Story(events, view, names, seat)
    wanted = is_wanted(story)
    if not events:
        return Utterance("", wanted)
    deeds = joined(story.tell(tellers(view and view.edition)), words)
    coming = joined(upcoming(story, wanted), words)
    between = words.say("before-next") if deeds and coming else ""
    return Utterance(deeds + between + coming, wanted, deeds)


@cache
def tellers(edition: str | None) -> Tellers:
    """For every kind of event in the family that is played, or in any if that is not known, what says it."""
    found: dict[type[Event], Teller] = {**DEEDS, **ENDING}
    for family in parts_of(edition, "events"):
        found |= family.TELLERS
    return found


def joined(sayings: Sequence[Saying], words: Words) -> str:
    """Sentences one after the other; in braille without capitals."""
    texts = [text for text in [spoken(said, words) for said in sayings] if text]
    if words.length != "braille":
        texts = [sentence(text) for text in texts]
    return words.say("between-deeds").join(texts)
