"""What lay there: the card that was up, the colour that counted, and who changed it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sixdot.answers.cards import CardAsked
from sixdot.game import events as e
from sixdot.game.cards import Card
from sixdot.game.view import View


class TopCard(NamedTuple):
    """A card that was up, with the colour that counted."""

    card: Card
    colour: str | None
    seat: int | None = None  # who played it, or named its colour; None: it was turned up, or lay there again
    played: bool = False


def faces(view: View) -> Iterator[TopCard]:
    """All that was up in this round, one after the other."""
    now: TopCard | None = None
    for event in view.heard:
        if isinstance(event, e.ColourNamed) and now is not None:
            now = TopCard(now.card, event.colour, event.seat)
        elif isinstance(event, e.TookBack):
            now = TopCard(event.top, event.colour)
        elif isinstance(event, e.Played):
            now = TopCard(event.card, event.colour or event.card.colour, event.seat, played=True)
        elif isinstance(event, e.TurnedUp) and not event.buried:
            now = TopCard(event.card, event.card.colour)
        else:
            continue
        yield now


def colour_named(seats: Sequence[int], view: View) -> tuple[int, str] | None:
    """Who of these named a colour last, and which."""
    for event in reversed(view.heard):
        if isinstance(event, e.Played | e.ColourNamed) and event.colour is not None and event.seat in seats:
            return event.seat, event.colour
    return None


def colour_changed(colour: str, view: View) -> TopCard | None:
    """What changed the colour to this one (empty: to any) last; without a seat, nobody did."""
    found: TopCard | None = None
    before: str | None = None
    for face in faces(view):
        if face.colour != before and colour in ("", face.colour):
            found = face
        before = face.colour
    return found


def face_before(card: CardAsked, view: View) -> TopCard | None:
    """What was up before such a card was played last; a Wild Draw Four is a wild, too."""
    wilds = ("wi", "wi+4") if card == CardAsked("", "wi") else (card.symbol,)
    before: TopCard | None = None
    now: TopCard | None = None
    for face in faces(view):
        if face.played and any(CardAsked(card.colour, symbol).among([face.card]) for symbol in wilds):
            before = now
        now = face
    return before
