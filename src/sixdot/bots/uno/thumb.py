"""Rules of thumb for UNO: what a steady player hears at the table and weighs before a move."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from sixdot.bots.uno.habits import TASTES, THREAT
from sixdot.bots.views import neighbour, points_of, step_of
from sixdot.game import events
from sixdot.game.actions import ANSWER, CHALLENGE, COLOUR, DRAW, PASS, PLAY, SWAP, Action
from sixdot.game.cards import COLOURS, DRAW_TWO, REVERSE, SKIP, WILD_FOUR
from sixdot.game.kinds import COLOUR_OF, RANK_OF
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View

LAST_RESORT: Final = -1000.0
LACKING: Final = 0.6  # what it is worth that the next opponent lacks a colour, in cards of that colour
BLUFFING: Final = 0.08  # how often somebody bluffs who could,
PROVED: Final = 0.5  # and who has been found bluffing
WORTH_A_CHALLENGE: Final = 0.3
RISK: Final = 0.02  # what a point in hand is worth to be rid of when somebody is about to go out


def with_colours(heard: Iterable[events.Event]) -> Iterator[tuple[events.Event, str | None]]:
    """What was heard, each event with the colour that counts after it; turns that begin are left out."""
    colour: str | None = None
    for event in heard:
        if isinstance(event, events.TurnBegan):  # every other event is one
            continue
        if isinstance(event, events.Played):
            colour = event.colour or event.card.colour
        elif isinstance(event, events.TurnedUp):
            colour = event.card.colour
        elif isinstance(event, events.ColourNamed | events.TookBack):
            colour = event.colour
        yield event, colour


class Signs:
    """What a quick ear picks up: the colours each seat seems to lack and to like, and who was found bluffing."""

    def __init__(self, view: View) -> None:
        self.lacks: list[set[str]] = [set() for _ in range(view.players)]
        self.likes: list[str | None] = [None] * view.players
        self.bluffed: set[int] = set()
        for event, colour in with_colours(view.heard):
            if isinstance(event, events.Played | events.ColourNamed):
                self.likes[event.seat] = colour
                self.lacks[event.seat].discard(colour or "")
            elif isinstance(event, events.Drew):
                self._draws(event, colour)
            elif isinstance(event, events.Challenged):
                if event.guilty:
                    self.bluffed.add(event.target)
            elif isinstance(event, events.Swapped):
                self._move_hands({event.seat: event.target, event.target: event.seat})
            elif isinstance(event, events.HandsPassed):
                seats = [seat for seat in range(view.players) if seat not in view.passed_over]
                step = step_of(event.direction)
                self._move_hands({seat: seats[(place + step) % len(seats)] for place, seat in enumerate(seats)})

    def _draws(self, event: events.Drew, colour: str | None) -> None:
        if event.why == "turn" and event.count == 1:
            if colour in COLOURS:
                self.lacks[event.seat].add(colour or "")
        elif event.count:
            self.lacks[event.seat].clear()

    def _move_hands(self, takers: dict[int, int]) -> None:
        """What is known of a hand moves with it to the seat that takes it."""
        lacks, likes = self.lacks.copy(), self.likes.copy()
        for giver, taker in takers.items():
            self.lacks[taker], self.likes[taker] = lacks[giver], likes[giver]


class Thumb:
    """The rules of thumb for one View of UNO."""

    def __init__(self, view: View) -> None:
        assert isinstance(view, UnoView)
        self.view = view
        self.signs = Signs(view)
        self.points = points_of(view)
        self.held = [sum(card.colour == colour for card in view.hand) for colour in COLOURS]
        self.ranks = Counter(RANK_OF[card.kind] for card in view.hand)
        self.following = neighbour(view, step_of(view.direction))
        self.friend = self.following in view.partners
        others = [seat for seat in range(view.players) if seat != view.seat and seat not in view.passed_over]
        self.rivals = [seat for seat in others if seat not in view.partners]
        near = view.counts[self.following] <= THREAT and not self.friend
        self.taste = TASTES[(0 if len(others) == 1 else 2) + (1 if near else 0)]
        # Whether the cards in hand will soon be counted; never when the round alone decides the game.
        self.danger = view.target > 1 and any(view.counts[seat] <= THREAT for seat in self.rivals)

    def worth(self, action: Action) -> float:
        """How good a move looks; only the order matters."""
        verb = action.verb
        if verb == PLAY:
            return self._play(action)
        if verb == COLOUR:
            return self._colour(action.colour)
        if verb == CHALLENGE:
            return 1.0 if self._bluff_chance() > WORTH_A_CHALLENGE else -1.0
        if verb == SWAP:
            return -self.view.counts[action.seat] - (50.0 if action.seat in self.view.partners else 0.0)
        if verb == ANSWER:
            return 1.0
        return LAST_RESORT if verb in (DRAW, PASS) else 0.0

    def _play(self, action: Action) -> float:
        if len(self.view.hand) == 1:
            return 1000.0
        card = action.card
        worth = self.taste.kinds[card] + (10.0 if action.uno else 0.0)
        if action.colour >= 0:
            worth += 0.1 * self._colour(action.colour)
        else:
            worth += self.taste.colour * self.held[COLOUR_OF[card]]
            worth += self.taste.rank * (self.ranks[RANK_OF[card]] - 1)
        if COLOURS[action.face.colour] in self.signs.lacks[self.following] and not self.friend:
            worth += 0.3 * LACKING
        if self.friend and (RANK_OF[card] in (DRAW_TWO, SKIP, REVERSE) or card == WILD_FOUR):
            worth -= 2.0
        if self.danger:
            worth += RISK * self.points[card]
        return worth

    def _colour(self, colour: int) -> float:
        """How good a colour is to name: held here, lacking there, liked by a partner."""
        name = COLOURS[colour]
        worth = float(self.held[colour])
        for seat in self.rivals:
            if name in self.signs.lacks[seat]:
                worth += LACKING if seat == self.following else LACKING / 3
        for seat in self.view.partners:
            if self.signs.likes[seat] == name:
                worth += 2 * LACKING if self.view.counts[seat] <= THREAT else LACKING / 3
        return worth

    def _bluff_chance(self) -> float:
        """How likely the Wild Draw Four on top is a bluff: by the size of the hand and the cards unseen."""
        view = self.view
        assert view.challenged is not None
        if view.prior_colour in self.signs.lacks[view.challenged]:
            return 0.0
        seen = [*view.hand, *view.discards]
        of_colour = 25 - sum([card.colour == view.prior_colour for card in seen])
        share = of_colour / max(1, 108 - len(seen))
        holds = 1.0 - (1.0 - share) ** view.counts[view.challenged]
        bluffs = PROVED if view.challenged in self.signs.bluffed else BLUFFING
        return holds * bluffs / (holds * bluffs + 1.0 - holds) if holds < 1.0 else 1.0
