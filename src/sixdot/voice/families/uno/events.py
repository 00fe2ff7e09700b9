"""What happens in UNO, in sentences (plays, challenges, questions, hands that change owners), and what is next."""

from typing import Any

from sixdot.game import events as e
from sixdot.game.actions import CHALLENGE, DRAW, PASS
from sixdot.game.cards import COLOURS
from sixdot.game.uno.table import UnoView
from sixdot.voice.family import edition_of
from sixdot.voice.hands import fitting, may
from sixdot.voice.narrate import tell_drew
from sixdot.voice.pieces import ended
from sixdot.voice.story import Story
from sixdot.voice.words import Colour, Who


def begin(story: Story) -> None:
    """Every action in UNO makes events."""


def after_draw(story: Story, drew: e.Drew) -> bool:
    """'Sam draws a card and plays red 5.'"""
    played = story.take(e.Played, drew.seat)
    if played is not None:
        tell_played(story, played, "drew", drew.count)
    return played is not None


def drawn_fits(view: UnoView) -> str:
    """yes, no, barred (by a house rule), or none (was drawn)."""
    if view.drawn is None or view.top is None:
        return "none"
    if any(action.card == view.drawn.kind for action in view.legal):
        return "yes"
    alike = view.drawn.colour in (None, view.colour) or view.drawn.symbol == view.top.symbol
    return "barred" if alike else "no"


def _counting(view: Any) -> Colour | None:
    """The colour that counts, if the View is known."""
    return None if view is None or view.colour is None else Colour(view.colour)


def tell_played(story: Story, event: e.Played, how: str = "plays", drew: int = 0) -> None:
    following = story.rest[0] if story.rest else None
    hit = following.seat if isinstance(following, e.Drew | e.Skipped) and following.seat != event.seat else None
    if event.uno:
        story.say("uno-called")
    on = None if hit is None or hit == story.seat else story.who(hit)
    story.say("played", event, how=how, drew=drew, on=on)
    if hit is not None:
        _hit(story, hit)


def _hit(story: Story, seat: int) -> None:
    """What the card that was played does to the next player."""
    drew = story.take(e.Drew, seat)
    misses = story.take(e.Skipped, seat) is not None
    if drew is None:
        story.say("skipped", who=story.who(seat), told=True)
    else:
        story.say_drawn(drew, told=True, misses=misses)


def tell_jumped_in(story: Story, event: e.JumpedIn) -> None:
    played = story.take(e.Played, event.seat)
    if played is None:
        story.say("jumped-in", event)
    else:
        tell_played(story, played, "jumps")


# Hands that change owners


def tell_swapped(story: Story, event: e.Swapped) -> None:
    counts = None if story.view is None else story.view.counts
    left = (0, 0) if counts is None else (counts[event.seat], counts[event.target])
    _say_hands(story, "swapped", event, counts=counts is not None, left=left[0], target_left=left[1])


def tell_hands_passed(story: Story, event: e.HandsPassed) -> None:
    view = story.view
    seated = [] if view is None else [seat for seat in range(view.players) if seat not in view.passed_over]
    giver = None
    if story.seat in seated:
        step = 1 if event.direction == "left" else -1
        giver = Who(story.names[seated[(seated.index(story.seat) - step) % len(seated)]])
    _say_hands(story, "hands-passed", event, giver=giver, counts=story.hands_of_others())


def _say_hands(story: Story, message: str, event: e.Event, **values: Any) -> None:
    """What happened, with the hand that the listener holds now."""
    own = [taken for taken in story.rest if isinstance(taken, e.HandTaken) and taken.seat == story.seat]
    mine = own[0].cards if own else None
    if mine is not None:
        story.rest.remove(own[0])
    story.say(message, event, cards=list(mine or ()), known=mine is not None, **values)


# Wild Draw Four


def tell_accepted(story: Story, event: e.Accepted) -> None:
    story.say("accepted", event, colour=_counting(story.view), **_penalty(story, event.seat))


def tell_challenged(story: Story, event: e.Challenged) -> None:
    back = story.take(e.TookBack)
    story.say(
        "challenge-won" if event.guilty else "challenge-lost",
        event,
        held=_held(story, back),
        back=back is not None,
        top=None if back is None else back.top,
        colour=_counting(story.view) if back is None else Colour(back.colour),
        hand=list(event.hand or ()) if event.seat == story.seat else [],
        **_penalty(story),
    )


def _penalty(story: Story, seat: int | None = None) -> dict[str, Any]:
    """What is drawn, and the turn missed, next (by this seat), as values."""
    drew = story.take(e.Drew, seat)
    return story.draw_values(drew, story.take(e.Skipped, seat) is not None)


def _held(story: Story, back: e.TookBack | None) -> Colour | str | None:
    """The colour before the Wild Draw Four, or `fitting` where the rule is about what fits; None: unknown."""
    view = story.view
    if view is None:
        return None
    if edition_of(view).wild_four_honest != "colour":
        return "fitting"
    if back is not None:
        return Colour(back.colour)
    played = False  # the card itself
    for event in reversed(story.before()):
        if isinstance(event, e.Played | e.TurnedUp | e.ColourNamed | e.TookBack):
            if played:
                colour = _colour_after(event)
                return Colour(colour) if colour in COLOURS else None
            played = isinstance(event, e.Played)
    return None


def _colour_after(event: e.Played | e.TurnedUp | e.ColourNamed | e.TookBack) -> str | None:
    """The colour that counted then."""
    if isinstance(event, e.TurnedUp):
        return event.card.colour
    return event.colour or (event.card.colour if isinstance(event, e.Played) else None)


# Questions


def tell_near_missed(story: Story, event: e.NearMissed) -> None:
    story.say("near-missed", event, text=event.text.rstrip(". "))


def tell_hinted(story: Story, event: e.Hinted) -> None:
    story.say("hinted", event, hint=ended(event.hint))


def tell_answered(story: Story, event: e.Answered) -> None:
    following = story.rest[0] if story.rest else None
    goes_on = isinstance(following, e.Played | e.Drew) and following.seat == event.seat
    asked = _asked(story, event)
    if event.right and event.text is not None and event.seat != story.seat and goes_on:
        second = story.rest.pop(0)
        teller = tell_played if isinstance(second, e.Played) else tell_drew
        story.say_and("answered-then", event.seat, teller, second, text=event.text.rstrip(". "), question=asked)
        return
    right = "waits" if event.right is None else event.right
    text = None if event.text is None else event.text.rstrip(". ")
    story.say("answered", event, text=text, question=asked, **_corrected(story, event) | {"right": right})


def _asked(story: Story, event: e.Answered) -> str | None:
    """The question, if it is told with its answer: what a bot is asked is not told before, nor what is said briefly.

    A question that goes on to the next player is told once.
    """
    view, told = story.view, story.words.length in ("normal", "full")
    if view is None or event.seat == story.seat or (told and event.seat in view.people):
        return None
    asked: str | None = None
    for before in reversed(story.before()):
        if isinstance(before, e.Played | e.TurnedUp):
            break
        if isinstance(before, e.Asked):
            if asked is not None:
                asked = None if before.question == asked else asked
                break
            asked = before.question
    same = [other for other in story.all if isinstance(other, e.Asked) and other.seat == story.seat]
    return None if asked is None or any(other.question == asked for other in same) else ended(asked)


def tell_judged(story: Story, event: e.Judged) -> None:
    story.say("judged", event, **_corrected(story, event))


def tell_overruled(story: Story, event: e.Overruled) -> None:
    story.say("overruled", event, **_corrected(story, event))


def _corrected(story: Story, event: e.Answered | e.Judged | e.Overruled) -> dict[str, Any]:
    """The card that is drawn for a wrong answer."""
    return story.draw_values(story.take(e.Drew, event.seat) if event.right is False else None)


def tell_answer_told(story: Story, event: e.AnswerTold) -> None:
    spellings = event.answer.split(" / ")  # every accepted one; the first is told
    explanation = ended(event.explanation) if event.explanation else None
    story.say("answer-told", answer=spellings[0], card=event.card, explanation=explanation)


# What the player in turn is told to do


def yours(story: Story, view: UnoView) -> list[str]:
    words = story.words
    if view.phase == "colour":
        return [words.say("next-colour")]
    if view.phase == "respond":
        return _respond(story, view)
    if view.phase == "stack":
        cards = list(dict.fromkeys(fitting(view)))
        return [words.say("next-stack", count=view.pending, cards=cards, can=bool(cards))]
    if view.phase == "answer" and story.heard(e.Hinted, e.NearMissed):
        return []  # the question is known
    if view.phase == "answer":
        asked, top = view.question or "", None if story.heard(e.Played, e.TurnedUp) else view.top
        return [words.say("next-answer", top=top, question=ended(asked), plain=asked.rstrip(" .?"))]
    if view.phase == "swap":
        return [words.say("next-swap", others=story.hands_of_others())]
    if story.is_turn_known():
        return [words.say("next-still-you")]
    return _drawn(story, view) if view.phase == "drawn" else _turn(story, view)


def _turn(story: Story, view: UnoView) -> list[str]:
    cards = fitting(view)
    plays = [event for event in story.all if isinstance(event, e.Played)]
    wild = view.top is not None and view.top.colour is None
    values: dict[str, Any] = {
        "count": len(cards),
        "hand": len(view.hand),
        "cards": cards,
        "top": view.top,
        "colour": _counting(view) if wild else None,
        "named": story.heard(e.ColourNamed, e.TookBack) or any(played.colour for played in plays),
        "draw": may(view, DRAW),
        "all": len(cards) == len(view.hand),
        "uno": len(view.hand) == 2 and bool(cards),
    }
    return [story.words.say("next-you", **values), story.words.say("next-you-more", **values)]


def _drawn(story: Story, view: UnoView) -> list[str]:
    told = story.words.say(
        "next-drawn",
        card=view.drawn,
        fits=drawn_fits(view),
        top=view.top,
        colour=_counting(view),
        others=[card for card in dict.fromkeys(fitting(view)) if card != view.drawn],
        may_pass=may(view, PASS),
    )
    return [told]


def _respond(story: Story, view: UnoView) -> list[str]:
    can = may(view, CHALLENGE)
    edition = edition_of(view)
    wanted = story.words.say("next-respond", can=can, wild_four=edition.wild_four)
    if not can or view.challenged is None:
        return [wanted]
    stakes = story.words.say(
        "stakes",
        player=Who(story.names[view.challenged]),
        colour=None if view.prior_colour is None else Colour(view.prior_colour),
        honest=edition.wild_four_honest,
        back=edition.guilty_takes_back,
        guilty=edition.guilty_draws,
        challenger=edition.challenger_draws,
    )
    return [stakes, wanted]
