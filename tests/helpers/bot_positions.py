"""Views for the tests of bots: positions laid out by hand, and whole rounds of bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sixdot.bots import Bot
from sixdot.game.actions import LAST_MOVE, Action, parse
from sixdot.game.events import Dealt, Event, HandDealt, TurnedUp, hear
from sixdot.game.house import house_edition
from sixdot.game.match import PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.position import Position
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.game.view import View

ROUND = Options(target=1)  # whoever wins the round wins the game


def laid_out(
    hands: Sequence[str],
    top: str = "",
    edition: str = "mattel",
    house: Sequence[str] = (),
    colour: str | None = None,
    centre: str = "",
    options: Options = ROUND,
    before: Sequence[str] = (),
) -> Match:
    """A game in which seat 0 has the turn, or somebody else after the moves `before` ('SEAT ACTION')."""
    rules = house_edition(edition, house)
    row = centre.split() if centre else None
    position = Position(rules, [hand.split() for hand in hands], discard=top.split(), colour=colour, centre=row)
    match = Match(rules, len(hands), options, people=())
    match.play_on(position.set_up(listening=True))
    for step in before:
        seat, _, text = step.partition(" ")
        told = match.apply(int(seat), parse(text))
        assert not isinstance(told, Refusal), told
    return match


def choice(bot: Bot, match: Match, seat: int = 0, seed: str = "test") -> str:
    """What a bot in this seat does, as text."""
    return str(bot(match.view(seat), FastRandom(seed)))


def from_the_deal(match: Match, seat: int, hands: Sequence[str], top: str) -> View:
    """The View of a laid-out game, as if its hands had been dealt and its top card turned over."""
    deck = match.edition.deck
    cards = [deck.named([deck.kind(code) for code in hand.split()]) for hand in hands]
    start: list[Event] = []
    for other, hand in enumerate(cards):
        start += [Dealt(0, len(hand)), hear(HandDealt(other, hand), seat)]
    start.append(TurnedUp(deck.cards[deck.kind(top)], False))
    view = match.view(seat)
    return replace(view, heard=(*start, *view.heard))


def dealt(edition: str, players: int, seed: str, house: Sequence[str] = (), options: Options = ROUND) -> Match:
    match = Match(house_edition(edition, house), players, options, people=())
    match.commit(chosen_deal(seed, 1))
    match.deal()
    return match


def play_round(
    match: Match, bots: Sequence[Bot], seed: str, look: Callable[[View, Action], None] | None = None
) -> int:
    """Bots play the round to its end, those out of turn first. Returns the number of actions."""
    sources = [FastRandom(f"{seed} {seat}") for seat in range(match.players)]
    for actions in range(5000):
        if match.stage != PLAYING or match.round is None:
            return actions
        turn = int(match.round.turn)
        for seat in [seat for seat in range(match.players) if seat != turn] + [turn]:
            view = match.view(seat)
            action = bots[seat](view, sources[seat]) if view.legal else None
            if action is not None:
                break
        assert action is not None, f"nobody does anything in {match.round.phase}"
        assert action in view.legal, f"{action} is not legal for {seat}"
        if look is not None and action.verb <= LAST_MOVE:
            look(view, action)
        told = match.apply(seat, parse("answer yes") if str(action) == "answer ..." else action)
        assert not isinstance(told, Refusal), told
    raise AssertionError("the round has no end")
