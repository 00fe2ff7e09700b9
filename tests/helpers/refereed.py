"""Rounds of the engine told to a referee as a table would tell them: only what everybody can see or hear."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from random import Random
from typing import NamedTuple

from sixdot.game import actions as a
from sixdot.game import events as e
from sixdot.game.actions import Action
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.families import new_round
from sixdot.game.house import HOUSE_RULES, with_house_rules
from sixdot.game.leaving import fold
from sixdot.game.options import SetupError
from sixdot.game.questions import DEFAULT_QUESTION
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.shuffle import FairStream
from sixdot.game.view import COLOUR_PHASE, OVER_PHASE, View
from sixdot.score.unseen import Revealed, UnseenRound

# What a table with real cards does not show, or the referee is not asked: the words of questions.
NOT_TOLD = ("question", "choices", "hint", "near", "hand", "drawn", "legal", "heard")
LONGEST = 600  # decisions of one round
_RIGHT = Action(a.ANSWER, text=DEFAULT_QUESTION.accept[0])
_WRONG = Action(a.ANSWER, text="certainly wrong")


class Deed(NamedTuple):
    """Something that somebody did, and what came to light with it."""

    seat: int
    action: Action
    shown: Revealed
    events: tuple[e.Event, ...]


def some_edition(random: Random) -> Edition:
    """Any edition with any house rules that make sense together."""
    edition = random.choice(list(EDITIONS.values()))
    for rule in random.sample(HOUSE_RULES, random.choice((0, 0, 1, 2, 4))):
        written = f"{rule.name}={random.choice(rule.values)}" if rule.values else rule.name
        try:
            edition = with_house_rules(EDITIONS[edition.id], [*edition.house, written])
        except SetupError:
            continue
    return edition


def dealt(edition: Edition, players: int, seed: int) -> tuple[Round, list[e.Event]]:
    game = new_round(edition, players, seed % players, FairStream(str(seed).encode()))
    game.listen()
    game.sit_down()
    return game, list(game.deal())


def first_cards(events: Sequence[e.Event]) -> tuple[int, ...]:
    turned = [event.card.kind for event in events if isinstance(event, e.TurnedUp) and not event.buried]
    rows = [card.kind for event in events if isinstance(event, e.RowFilled) for card in event.cards]
    return tuple(turned or rows)


def decided(game: Round, random: Random) -> tuple[int, Action]:
    """Somebody does something legal; asides now and then."""
    asides = [(seat, each) for seat in game.seated() for each in game.asides(seat) if each.verb != a.HINT]
    if asides and random.random() < 0.2:
        return random.choice(asides)
    action = random.choice(game.moves())
    return int(game.turn), random.choice((_RIGHT, _WRONG)) if action.verb == a.ANSWER else action


def shown_by(events: Sequence[e.Event]) -> Revealed:
    count = guilty = right = cards = None
    for event in events:
        if isinstance(event, e.Drew) and event.why == "turn":
            count = event.count
        elif isinstance(event, e.Challenged):
            guilty = event.guilty
        elif isinstance(event, e.Answered):
            right = event.right
        elif isinstance(event, e.RowFilled):
            cards = tuple([card.kind for card in event.cards])
    return Revealed(count, guilty, right, cards)


def deeds(game: Round, random: Random, most: int = LONGEST, leaving: float = 0) -> Iterator[Deed]:
    """`leaving`: how likely it is, at every decision, that somebody leaves."""
    while game.phase != OVER_PHASE and most > 0:
        seat, action = decided(game, random)
        if leaving and random.random() < leaving and game.phase != COLOUR_PHASE:
            seat, action = random.choice(game.seated()), a.leave
            told: Sequence[e.Event] | Refusal = gone(game, seat)
        else:
            told = game.apply(seat, action)
        assert not isinstance(told, Refusal), told
        most -= 1
        events = tuple(told)
        yield Deed(seat, action, shown_by(events), events)


def gone(game: Round, seat: int) -> Sequence[e.Event]:
    game.listen()
    fold(game, seat)
    assert game.log is not None
    return game.log


def public(view: View) -> dict[str, object]:
    """All of a spectator's View that a table shows."""
    plain = replace(view, edition="", house=())
    return {each.name: getattr(plain, each.name) for each in fields(plain) if each.name not in NOT_TOLD}


def follow(seed: int) -> int:
    """Tell a random round to a referee, and compare what both know after every deed. Returns the number of deeds."""
    random = Random(seed)
    edition = some_edition(random)
    players = random.randint(edition.least_players, min(6, edition.most_players))
    game, events = dealt(edition, players, seed)
    table = UnseenRound(edition, players, int(game.dealer))
    begun = table.start(first_cards(events))
    assert isinstance(begun, list), begun
    assert public(table.view()) == public(game.view(None)), f"seed {seed}: the start"
    told = 0
    for told, deed in enumerate(deeds(game, random, leaving=random.choice((0, 0, 0.01))), 1):
        verb, seat, action = deed.action.verb, deed.seat, deed.action
        if any(isinstance(event, e.NearMissed) for event in deed.events):
            continue  # the player is asked again; nothing has been decided
        if verb == a.CONFIRM:
            action = a.any_answer
        heard = table.leave(seat, deed.shown) if verb == a.LEAVE else table.apply(seat, action, deed.shown)
        where = f"seed {seed}, {edition.id} {edition.house}, deed {told}: {seat} {action}"
        assert isinstance(heard, list), f"{where}: {heard}"
        known, real = public(table.view()), public(game.view(None))
        assert known == real, (
            f"{where}: {[(name, known[name], real[name]) for name in real if known[name] != real[name]]}"
        )
    return told
