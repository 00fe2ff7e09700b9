"""What a player of UNO is told to do next, as sayings."""

from __future__ import annotations

from typing import Final

from sixdot.game import events as e
from sixdot.game.actions import CHALLENGE, DRAW, PASS
from sixdot.game.view import UnoView
from sixdot.voice.families.uno.events import counting, drawn_fits
from sixdot.voice.family import edition_of
from sixdot.voice.hands import distinct, fitting, may
from sixdot.voice.narrate.saying import Saying, saying
from sixdot.voice.narrate.story import Story
from sixdot.voice.narrate.upcoming import ended
from sixdot.voice.words import Colour, Who

_TWO: Final = 2


def yours(story: Story, view: UnoView) -> list[Saying]:
    if view.phase == "colour":
        return [saying("next-colour")]
    if view.phase == "respond":
        return _respond(story, view)
    if view.phase == "stack":
        cards = distinct(fitting(view))
        return [saying("next-stack", count=view.pending, cards=cards, can=bool(cards))]
    if view.phase == "answer":
        return _question(story, view)
    if view.phase == "swap":
        return _swap(story, view)
    if story.is_turn_known():
        return [saying("next-still-you")]
    return _drawn(view) if view.phase == "drawn" else _turn(story, view)


def _turn(story: Story, view: UnoView) -> list[Saying]:
    cards = fitting(view)
    plays = [event for event in story.all if isinstance(event, e.Played)]
    wild = view.top is not None and view.top.colour is None
    values = {
        "count": len(cards),
        "hand": len(view.hand),
        "cards": cards,
        "top": view.top,
        "colour": counting(view) if wild else None,
        "named": story.heard(e.ColourNamed, e.TookBack) or any(played.colour for played in plays),
        "draw": may(view, DRAW),
        "all": len(cards) == len(view.hand),
        "uno": len(view.hand) == _TWO and bool(cards),
    }
    return [Saying("next-you", values), Saying("next-you-more", values)]


def _drawn(view: UnoView) -> list[Saying]:
    values = {
        "card": view.drawn,
        "fits": drawn_fits(view),
        "top": view.top,
        "colour": counting(view),
        "others": [card for card in distinct(fitting(view)) if card != view.drawn],
        "may-pass": may(view, PASS),
    }
    return [Saying("next-drawn", values)]


def _respond(story: Story, view: UnoView) -> list[Saying]:
    can = may(view, CHALLENGE)
    edition = edition_of(view)
    wanted = saying("next-respond", can=can, wild_four=edition.wild_four)
    if not can or view.challenged is None:
        return [wanted]
    stakes = saying(
        "stakes",
        player=Who(story.names[view.challenged]),
        colour=None if view.prior_colour is None else Colour(view.prior_colour),
        honest=edition.wild_four_honest,
        back=edition.guilty_takes_back,
        guilty=edition.guilty_draws,
        challenger=edition.challenger_draws,
    )
    return [stakes, wanted]


def _question(story: Story, view: UnoView) -> list[Saying]:
    asked = view.question or ""
    values = {"question": ended(asked), "plain": asked.rstrip(" .?")}
    return [saying("next-answer", top=None if story.heard(e.Played, e.TurnedUp) else view.top, **values)]


def _swap(story: Story, view: UnoView) -> list[Saying]:
    return [saying("next-swap", others=story.hands_of_others())]
