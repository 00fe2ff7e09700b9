"""What comes next, as sayings: what the listener has to do, or whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixdot.game import events as e
from sixdot.voice.family import part_of
from sixdot.voice.narrate.saying import Saying, saying
from sixdot.voice.narrate.story import Story

_OTHERS: Final = {
    "respond": "next-other-responds",
    "swap": "next-other-swaps",
    "lay": "next-other-lays",
    "colour": "next-other-colour",
}


def is_wanted(story: Story) -> bool:
    """Whether the listener, unless they have just left, has to do something now."""
    if story.seat is None or story.heard(e.WentAway, seat=story.seat):
        return False
    view = story.view
    if view is not None:
        return view.turn == view.seat and view.phase not in ("over", "judge")
    return story.begun is not None and story.begun.seat == story.seat and not story.heard(e.RoundOver)


def upcoming(story: Story, wanted: bool) -> list[Saying]:
    """The sayings at the end of an utterance; none if it is still the same player's turn.

    `wanted`: it is for the listener to do something.
    """
    if story.heard(e.RoundOver, e.GameOver):
        return []
    if wanted:
        return _yours(story)
    if story.begun is None or story.begun.seat == story.seat:
        return []
    return _others(story, story.begun)


def _yours(story: Story) -> list[Saying]:
    if story.view is None:
        return [saying("next-you-only")]
    told: Callable[[Story, Any], list[Saying]] = part_of(story.view.edition, "turns").yours
    return told(story, story.view)


def ended(text: str) -> str:
    """A text with a full stop, unless it ends like a sentence already."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _others(story: Story, begun: e.TurnBegan) -> list[Saying]:
    """What another player does next."""
    who = story.who(begun.seat)
    if begun.phase == "turn":
        message = _other_turn(story, begun.seat)
        return [saying(message, who=who)] if message else []
    if begun.phase == "stack":
        pending = [event.pending for event in story.all if isinstance(event, e.Stacked)]
        return [saying("next-other-stack", who=who, count=pending[-1] if pending else 0)]
    if begun.phase == "answer":
        asked = [ended(event.question) for event in story.all if isinstance(event, e.Asked)]
        again = not story.heard(e.Played, e.TurnedUp, e.TookBack)  # it is still the question of the same card
        return [saying("next-other-asked", who=who, question=asked[-1] if asked else None, same=again)]
    return [saying(_OTHERS[begun.phase], who=who)] if begun.phase in _OTHERS else []


def _other_turn(story: Story, seat: int) -> str:
    """The message about a turn. Who goes on is not announced again, except after a skip or a challenge won."""
    if story.heard(e.Challenged, seat=seat):
        return "next-other-turn"
    drawn = [event for event in story.all if isinstance(event, e.Drew) and event.why == "stack"]
    goes_on = story.heard(e.Played, e.Answered, e.Judged, e.ColourNamed, seat=seat)
    if not goes_on and all(event.seat != seat for event in drawn):
        return "next-other"
    return "next-same" if story.heard(e.Skipped) else ""
