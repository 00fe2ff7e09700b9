"""Views on the wire: a seat's View as a message, and the message as a View again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sixdot.game import actions
from sixdot.game.actions import Action, parse
from sixdot.game.cards import Card, Deck
from sixdot.game.editions import edition_named
from sixdot.game.events import Event
from sixdot.game.families import family_of
from sixdot.game.house import house_edition
from sixdot.game.view import RowCard, View, VoteView
from sixdot.wire import messages


def _known() -> dict[int, str]:
    """The text of every action that exists once: found by which object it is, for comparing actions takes longer."""
    found: list[object] = [*vars(actions).values()]
    texts: dict[int, str] = {}
    while found:
        each = found.pop()
        if isinstance(each, Action):
            texts[id(each)] = str(each)
        elif isinstance(each, tuple):
            found += each
    return texts


_TEXTS: Final = _known()


def notation(found: Iterable[Action]) -> tuple[str, ...]:
    """Actions, each as its text."""
    texts = _TEXTS
    return tuple([texts.get(id(action)) or str(action) for action in found])


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([card.code for card in cards])


def view_message(
    view: View, names: Sequence[str], wanted: str = "", offers: Sequence[Action] = (), low: Sequence[int] = ()
) -> messages.ViewMessage:
    """What a seat may know, what is wanted of it, and by which names it knows the others."""
    return messages.ViewMessage(
        view.edition,
        view.house,
        view.seat,
        view.players,
        view.people,
        view.passed_over,
        view.dealer,
        view.phase,
        view.turn,
        view.direction,
        view.counts,
        view.draw_count,
        view.discard_count,
        codes(view.discards),
        view.announced,
        view.catchable,
        tuple([messages.VoteMessage(vote.target, vote.agreeing, vote.against) for vote in view.votes]),
        view.winner,
        view.blocked,
        codes(view.hand),
        None if view.drawn is None else view.drawn.code,
        notation(view.legal),
        None if view.top is None else view.top.code,
        view.colour,
        view.pending,
        view.challenged,
        view.prior_colour,
        view.question,
        tuple([messages.RowMessage(row.card.code, codes(row.matched_with)) for row in view.centre]),
        view.single_bonuses,
        view.double_bonuses,
        view.owed,
        view.round,
        view.scores,
        view.teams,
        view.couples,
        view.partners,
        view.scoring,
        view.target,
        view.winners,
        tuple(names),
        wanted,
        notation(offers),
        tuple(low),
    )


def view_of(message: messages.ViewMessage, heard: tuple[Event, ...] = ()) -> View:
    """The View that was told; what cannot be one is a `ValueError`."""
    _check(message)
    deck = deck_of(message)
    return family_of(edition_named(message.edition)).view(
        edition=message.edition,
        house=message.house,
        seat=message.seat,
        players=message.players,
        people=message.people,
        passed_over=message.passed_over,
        dealer=message.dealer,
        phase=message.phase,
        turn=message.turn,
        direction=message.direction,
        counts=message.counts,
        draw_count=message.draw_count,
        discard_count=message.discard_count,
        discards=_cards(deck, message.discards),
        announced=message.announced,
        catchable=message.catchable,
        votes=tuple([VoteView(vote.target, vote.agreeing, vote.against) for vote in message.votes]),
        winner=message.winner,
        blocked=message.blocked,
        hand=_cards(deck, message.hand),
        drawn=_card(deck, message.drawn),
        legal=tuple([parse(text) for text in message.legal]),
        top=_card(deck, message.top),
        colour=message.colour,
        pending=message.pending,
        challenged=message.challenged,
        prior_colour=message.prior_colour,
        question=message.question,
        centre=tuple(
            [RowCard(deck.cards[deck.kind(row.card)], _cards(deck, row.matched_with)) for row in message.centre]
        ),
        single_bonuses=message.single_bonuses,
        double_bonuses=message.double_bonuses,
        owed=message.owed,
        round=message.round,
        scores=message.scores,
        teams=message.teams,
        couples=message.couples,
        partners=message.partners,
        scoring=message.scoring,
        target=message.target,
        winners=message.winners,
        heard=heard,
    )


def _card(deck: Deck, code: str | None) -> Card | None:
    return None if code is None else deck.cards[deck.kind(code)]


def _cards(deck: Deck, found: Iterable[str]) -> tuple[Card, ...]:
    return tuple([deck.cards[deck.kind(code)] for code in found])


def deck_of(message: messages.ViewMessage) -> Deck:
    """The cards that are played with; an edition that is not known here is a `ValueError`."""
    return edition_named(message.edition).deck


def _check(message: messages.ViewMessage) -> None:
    """A server may be hostile: it cannot tell of players, teams or rules that there are not."""
    house_edition(message.edition, message.house)
    players = message.players
    if not len(message.counts) == len(message.names) == players:
        raise ValueError("every player has a name and a number of cards")
    if len(message.scores) != len(message.teams):
        raise ValueError("every team has a score")
    groups = (message.people, message.passed_over, message.announced, message.catchable, message.partners)
    voters = [seats for vote in message.votes for seats in ((vote.target,), vote.agreeing, vote.against)]
    alone = (message.seat, message.dealer, message.turn, message.winner, message.challenged)
    named = [seat for seats in (*groups, *voters, *message.teams, *message.couples) for seat in seats]
    named += [*message.winners, *message.low, *[seat for seat in alone if seat is not None]]
    if any(seat >= players for seat in named):
        raise ValueError(f"the seats are numbered from 0 to {players - 1}")
