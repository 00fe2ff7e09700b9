"""Two worlds: two rounds that differ only in cards a seat cannot see must look and sound alike to it.

`other_world` redeals every card the seat cannot see: the hands of the others and the draw pile. Hands keep their
sizes, and secrets that depend on cards (the card somebody has just drawn, whether a Wild Draw Four was a
bluff) are made to depend on the new ones. Where a step is to be taken in both worlds, the cards it shows to the
seat stay where they are: those that are played, laid or turned up, and those the seat itself draws.

What a rule shows, and so may differ, is left out: the hand shown to a challenger, and all hands when the
round is over. Where hands are swapped (H3), those given to the seat stay as they are. Nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from sixdot.game.actions import CHALLENGE, DRAW, LAY, LEAVE, MATCH, PASS, PICKUP, PLAY, Action
from sixdot.game.cards import WILD_FOUR
from sixdot.game.events import Challenged, Drew, Event, HandTaken, RoundOver, RowFilled, hear
from sixdot.game.kinds import ALL_BUT_WILD_FOUR, OF_COLOUR, Hand, empty_hand
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import COLOUR_PHASE, DRAWN_PHASE, RESPOND_PHASE
from tests.laws.laws import LawBroken, every_card, must, universe
from tests.laws.tables import Step, Table, do, is_over, next_step

Seat = int | None
TRIES = 30


class NoOtherWorld(Exception):
    """The remaining cards cannot be dealt so that the step is possible."""


@dataclass
class Pins:
    """What stays as it is in the other world."""

    held: dict[int, list[int]] = field(default_factory=dict)  # cards in a hand
    pile: set[int] = field(default_factory=set)  # places in the draw pile
    lacks: dict[int, int] = field(default_factory=dict)  # kinds a hand may not hold, as bits
    drawn: int | None = None  # the card just drawn
    bluff: bool | None = None  # whether the Wild Draw Four was one


def other_world(game: Round, seat: Seat, rng: Random, pins: Pins | None = None) -> Round:
    """The same table as this seat knows it, with every other card redealt."""
    pins = pins or Pins()
    world = game.copy()
    world.listen()
    hidden = [other for other in range(game.players) if other != seat]
    pool = [card for place, card in enumerate(game.pile) if place not in pins.pile]
    for other in hidden:
        pool += game.hands[other].cards()
    for cards in pins.held.values():
        for card in cards:
            pool.remove(card)
    rng.shuffle(pool)
    for other in sorted(hidden, key=lambda one: one not in pins.lacks):  # hands that must lack something choose first
        world.hands[other] = _new_hand(game, other, pool, pins)
    world.pile = [card if place in pins.pile else pool.pop() for place, card in enumerate(game.pile)]
    must(not pool and sorted(every_card(world)) == game.deck.full(), "the other world was dealt wrongly")
    if isinstance(world, UnoRound):
        _follow(world, seat, rng, pins)
    return world


def _new_hand(game: Round, seat: int, pool: list[int], pins: Pins) -> Hand:
    hand = empty_hand(len(game.deck.cards))
    for card in pins.held.get(seat, ()):
        hand.add(card)
    lacks = pins.lacks.get(seat, 0)
    while hand.size < game.hands[seat].size:
        places = [place for place, card in enumerate(pool) if not lacks >> card & 1]
        if not places:
            raise NoOtherWorld
        hand.add(pool.pop(places[-1]))
    return hand


def _follow(world: UnoRound, seat: Seat, rng: Random, pins: Pins) -> None:
    """Secrets that depend on cards depend on the new ones; those of long ago may be anything."""
    turn = int(world.turn)
    if world.phase == DRAWN_PHASE and turn != seat and world.drawn >= 0:
        world.drawn = rng.choice(world.hands[turn].cards()) if pins.drawn is None else pins.drawn
    if world.phase != RESPOND_PHASE:
        world.bluff = rng.random() < 0.5
        world.proof = [0] * len(world.deck.cards)
    elif world.bluffer != seat and world.is_seated(world.bluffer):
        keep = pins.held.get(int(world.bluffer), [])
        size = len(world.exhibit())
        if len(keep) > size:  # the whole hand stays, including what was drawn since
            return
        rest = world.hands[world.bluffer].cards()
        for card in keep:
            rest.remove(card)
        shown = [*keep, *rng.sample(rest, size - len(keep))]
        world.proof = [shown.count(kind) for kind in range(len(world.deck.cards))]
        world.bluff = is_bluff(world, shown)


def is_bluff(world: UnoRound, shown: Sequence[int]) -> bool:
    """T7, T9: whether the Wild Draw Four was a bluff from this hand."""
    mask = sum({1 << card for card in shown})
    if world.edition.wild_four_honest == "colour":
        return mask & OF_COLOUR[world.prior_face.colour] != 0
    return mask & world.prior_face.fit & ALL_BUT_WILD_FOUR != 0


def pins_for(game: Round, table: Table, seat: Seat, step: Step) -> Pins | None:
    """What must stay so that the step can be taken in both worlds and shows the seat the same cards.

    None: the step itself gives hidden cards away (a bot names the colour it holds most of).
    """
    acting, action = step
    pins = Pins()
    if action.verb == LEAVE and game.phase == COLOUR_PHASE and game.turn == acting != seat:
        return None
    if acting != seat:
        if action.verb in (PLAY, LAY, MATCH):
            cards = [action.card, action.second] if action.verb == MATCH else [action.card]
            pins.held[acting] = [int(card) for card in cards if card >= 0]
            if game.phase == DRAWN_PHASE:
                pins.drawn = int(action.card)
        if isinstance(game, UnoRound):
            if _house_rules_tell(game, action):
                return None
            pins.lacks[acting] = _lacking(game, action)
    if action.verb == CHALLENGE and isinstance(game, UnoRound) and game.bluffer != seat:
        pins.bluff = game.bluff
    trial = game.copy()
    trial.listen()
    told = do(trial, table, step)
    assert not isinstance(told, Refusal)
    pins.pile = _places_shown(game, told, seat)
    if any(isinstance(event, HandTaken) and event.seat == seat for event in told):  # H3: somebody's hand is shown
        pins.held = {other: game.hands[other].cards() for other in range(game.players) if other != seat}
    if action.verb == LEAVE and acting != seat and _shown_to(told, seat):  # drawn after a hand went under the pile
        pins.pile = set(range(len(game.pile)))
        pins.held[acting] = game.hands[acting].cards()
    return pins


def _house_rules_tell(game: UnoRound, action: Action) -> bool:
    """H4 with other rules: how long somebody draws shows which cards that hand may play."""
    return action.verb == DRAW and game.edition.draws_until_fits and game.strict


def _lacking(game: UnoRound, action: Action) -> int:
    """The kinds (bits) that a hand must lack for this to be legal: T2, H6, H7."""
    if action.verb == DRAW and not game.edition.may_decline:
        return int(game.face.fit)
    if action.verb in (PASS, PICKUP) and game.edition.must_play_drawn:
        return int(game.face.fit)
    if action.verb == PLAY and action.card == WILD_FOUR and not game.edition.bluffing:
        if game.edition.wild_four_honest == "colour":
            return int(OF_COLOUR[game.colour])
        return int(game.face.fit & ALL_BUT_WILD_FOUR)
    return 0


def _places_shown(game: Round, told: Sequence[Event], seat: Seat) -> set[int]:
    """The places in the draw pile whose cards this seat gets to see, or learns whether they fit (H4)."""
    shown: list[bool] = []
    for event in told:
        if isinstance(event, Drew):
            until = event.why == "turn" and game.edition.draws_until_fits
            shown += [event.seat == seat or until] * event.count
        elif isinstance(event, RowFilled):
            shown += [True] * len(event.cards)
    return {place for place, is_shown in zip(next_places(game, len(shown)), shown, strict=False) if is_shown}


def next_places(game: Round, count: int) -> list[int]:
    """Where in the draw pile the next cards come from, until it has to be refilled."""
    places = list(range(len(game.pile)))
    source = game.source.copy()
    found: list[int] = []
    while places and len(found) < count:
        place = int(source.below(len(places))) if game.loose else len(places) - 1
        last = places.pop()
        if place == len(places):
            found.append(last)
        else:
            found.append(places[place])
            places[place] = last
    return found


def world_for(game: Round, table: Table, seat: Seat, step: Step, rng: Random) -> Round | None:
    """Another world in which the step can be taken too."""
    pins = pins_for(game, table, seat, step)
    if pins is None:
        return None
    try:
        world = other_world(game, seat, rng, pins)
    except NoOtherWorld:
        return None
    if pins.bluff is None:
        return world
    for _ in range(TRIES):
        assert isinstance(world, UnoRound)
        if world.bluff == pins.bluff:
            return world
        world = other_world(game, seat, rng, pins)
    assert isinstance(game, UnoRound)
    pins.held[int(game.bluffer)] = game.exhibit()
    return other_world(game, seat, rng, pins)


# What a seat sees and hears


def heard(event: Event, seat: Seat) -> Event:
    """An event as this seat hears it, without the cards that a rule has just shown."""
    event = hear(event, seat)
    if isinstance(event, RoundOver):
        return RoundOver(event.winner, event.blocked, (), ())
    if isinstance(event, Challenged) and event.seat == seat:
        return Challenged(event.seat, event.target, event.guilty, None)
    return event


def looks_alike(one: Round, other: Round, seat: Seat) -> None:
    """This seat's views are equal in two worlds."""
    here, there = one.view(seat), other.view(seat)
    if here != there:
        differing = [name for name in vars(here) if getattr(here, name) != getattr(there, name)]
        raise LawBroken(f"seat {seat} sees hidden cards in {', '.join(differing)}: {here} / {there}")


def sounds_alike(one: Sequence[Event] | Refusal, other: Sequence[Event] | Refusal, seat: Seat) -> None:
    """This seat hears the same in two worlds."""
    if isinstance(one, Refusal) or isinstance(other, Refusal):
        must(one == other, f"seat {seat} is told of hidden cards by a refusal: {one} / {other}")
        return
    here = [heard(event, seat) for event in one]
    there = [heard(event, seat) for event in other]
    must(here == there, f"seat {seat} hears of hidden cards: {here} / {there}")


def two_worlds(game: Round, table: Table, seat: Seat, step: Step, rng: Random) -> bool:
    """The law, for one seat and one step. Returns whether the step could be taken in both worlds."""
    looks_alike(game, other_world(game, seat, rng), seat)
    world = world_for(game, table, seat, step, rng)
    if world is None:
        return False
    looks_alike(game, world, seat)
    twin = game.copy()
    twin.listen()
    sounds_alike(do(twin, table, step), do(world, table, step), seat)
    looks_alike(twin, world, seat)
    return True


def refusals_tell_nothing(game: Round, seat: int, rng: Random, tries: int = 20) -> None:
    """Whatever this seat tries is refused alike in both worlds, or done in both."""
    world = other_world(game, seat, rng)
    for action in rng.sample(universe(game, seat, rng, 100), tries):
        if not game.is_legal(seat, action):
            twin = game.copy()
            twin.listen()
            sounds_alike(twin.apply(seat, action), world.apply(seat, action), seat)


def walk_together(game: Round, table: Table, seat: Seat, rng: Random, steps: int) -> int:
    """Play on in two worlds while what happens is legal in both and shows the seat no different card.

    Returns how many steps they went together.
    """
    one = game.copy()
    one.listen()
    other = other_world(game, seat, rng)
    for taken in range(steps):
        if is_over(one):
            return taken
        step = next_step(rng, one, table)
        if not _same_way(one, other, step, table, seat):
            return taken
        told, also_told = do(one, table, step), do(other, table, step)
        if _shown_to(told, seat) != _shown_to(also_told, seat):
            return taken
        sounds_alike(told, also_told, seat)
        looks_alike(one, other, seat)
    return steps


def _same_way(one: Round, other: Round, step: Step, table: Table, seat: Seat) -> bool:
    acting, action = step
    if action.verb == LEAVE and one.phase == COLOUR_PHASE and one.turn == acting != seat:
        return False
    if action.verb == CHALLENGE and isinstance(one, UnoRound) and isinstance(other, UnoRound):
        return one.bluff == other.bluff
    if acting != seat and action.verb == DRAW and one.edition.draws_until_fits:
        return False
    if acting != seat and acting >= 0 and one.is_legal(acting, action):
        return other.is_legal(acting, action)
    return True


def _shown_to(told: Sequence[Event] | Refusal, seat: Seat) -> list[object]:
    """The cards this seat has seen, from the draw pile or with another hand."""
    if isinstance(told, Refusal):
        return []
    return [
        event.cards
        for event in told
        if isinstance(event, RowFilled) or (isinstance(event, Drew | HandTaken) and event.seat == seat)
    ]
