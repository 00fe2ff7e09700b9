"""One utterance for everything that one action caused: what happened, then what is wanted or who is next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from sixdot.game import events as e
from sixdot.game.view import View
from sixdot.voice.family import parts_of
from sixdot.voice.happened import TELLERS
from sixdot.voice.pieces import ended, together
from sixdot.voice.story import Story, Teller, Tellers
from sixdot.voice.words import Words

_OTHERS: Final = {
    "respond": "next-other-responds",
    "swap": "next-other-swaps",
    "lay": "next-other-lays",
    "colour": "next-other-colour",
}


@dataclass(frozen=True)
class Utterance:
    text: str
    urgent: bool  # something is wanted of this seat now
    deeds: str = ""  # only what happened, without who is next: for telling it again


def narrate(
    events: Sequence[e.Event], view: View | None, names: Sequence[str], words: Words, seat: int | None = None
) -> Utterance:
    """What a seat (None: a spectator) has heard, in words. `view`: its View afterwards; without one, its `seat`."""
    story = Story(events, view, names, words, seat)
    wanted = _is_wanted(story)
    if not events:
        return Utterance("", wanted)
    deeds = together(story.tell(tellers(view and view.edition)), words)
    coming = together(_upcoming(story, wanted), words)
    between = words.say("before-next") if deeds and coming else ""
    return Utterance(deeds + between + coming, wanted, deeds)


@cache
def tellers(edition: str | None) -> Tellers:
    """For every kind of event in the family that is played, or in any if that is not known, what says it."""
    found: dict[type[e.Event], Teller] = {**TELLERS}
    for family in parts_of(edition, "events"):
        found |= family.TELLERS
    return found


# What comes next


def _is_wanted(story: Story) -> bool:
    """Whether the listener, unless they have just left, has to do something now."""
    if story.seat is None or story.heard(e.WentAway, seat=story.seat):
        return False
    view = story.view
    if view is not None:
        return view.turn == view.seat and view.phase not in ("over", "judge")
    return story.begun is not None and story.begun.seat == story.seat and not story.heard(e.RoundOver)


def _upcoming(story: Story, wanted: bool) -> list[str]:
    """What the listener has to do, if that is `wanted`, or whose turn it is; nothing if it is the same player's."""
    if story.heard(e.RoundOver, e.GameOver):
        return []
    if wanted and story.view is not None:
        return story.families[0].yours(story, story.view)
    if wanted:
        return [story.words.say("next-you-only")]
    if story.begun is None or story.begun.seat == story.seat:
        return []
    return [_other(story, story.begun)]


def _other(story: Story, begun: e.TurnBegan) -> str:
    """What another player does next."""
    words, who = story.words, story.who(begun.seat)
    if begun.phase == "stack":
        pending = [event.pending for event in story.all if isinstance(event, e.Stacked)]
        return words.say("next-other-stack", who=who, count=pending[-1] if pending else 0)
    if begun.phase == "answer":
        asked = [ended(event.question) for event in story.all if isinstance(event, e.Asked)]
        again = not story.heard(e.Played, e.TurnedUp, e.TookBack)  # it is still the question of the same card
        return words.say("next-other-asked", who=who, question=asked[-1] if asked else None, same=again)
    message = _other_turn(story, begun.seat) if begun.phase == "turn" else _OTHERS.get(begun.phase)
    return words.say(message, who=who) if message else ""


def _other_turn(story: Story, seat: int) -> str:
    """The message about a turn. Who goes on is not announced again, except after a skip or a challenge won."""
    if story.heard(e.Challenged, seat=seat):
        return "next-other-turn"
    drawn = [event for event in story.all if isinstance(event, e.Drew) and event.why == "stack"]
    goes_on = story.heard(e.Played, e.Answered, e.Judged, e.ColourNamed, seat=seat)
    if not goes_on and all(event.seat != seat for event in drawn):
        return "next-other"
    return "next-same" if story.heard(e.Skipped) else ""
