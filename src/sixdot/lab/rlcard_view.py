"""What RLCard's UNO tells a player, as a View of the nearest table we have.

RLCard's game has rules of its own: two players, no calls or challenges, a Reverse does nothing, whoever cannot play
draws, and a drawn wild or card of the colour is played at once, the wild with a random colour. The View is made only
from what RLCard tells the player in its turns: hand, pile, counts and the record of actions.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from sixdot.game import events
from sixdot.game.actions import DRAW, Action, draw, plays, plays_with_uno
from sixdot.game.cards import COLOURS, UNO_DECK, WILD, Card
from sixdot.game.editions import EDITIONS
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View

DECK_SIZE: Final = 108
HAND_SIZE: Final = 7
_TRAITS: Final = {"draw_2": "+2", "reverse": "rv", "skip": "sk", "wild": "wi", "wild_draw_4": "wi+4"}
_COLOUR_OF: Final = {name[0]: colour for colour, name in enumerate(COLOURS)}
_PENALTY: Final = {"+2": (2, "draw-two"), "wi+4": (4, "wild-four")}

Step = tuple[int, str]  # who did what, in RLCard's words
Said = tuple[Card, int]  # a card and the colour it has or was given


def nearest_edition() -> str:
    """The rule book whose Wild Draw Four is honest only when nothing else fits: RLCard offers no other.

    House rules (no-bluff, forced-play) would come nearer still, but bots know plain rule books better and win more.
    """
    return next(edition.id for edition in EDITIONS.values() if edition.wild_four_honest == "unplayable")


@cache
def said(text: str) -> Said:
    """RLCard's `r-draw_2` as our card, and its colour."""
    letter, trait = text.split("-")
    colour = _COLOUR_OF[letter]
    symbol = _TRAITS.get(trait, trait)
    code = symbol if symbol.startswith("wi") else letter + symbol
    return UNO_DECK.cards[UNO_DECK.kind(code)], colour


def in_its_words(action: Action) -> str:
    """Our action as RLCard says it."""
    if action.verb == DRAW:
        return "draw"
    card = UNO_DECK.cards[action.card]
    colour = COLOURS[action.colour] if card.colour is None else card.colour
    traits = {symbol: trait for trait, symbol in _TRAITS.items()}
    return f"{colour[0]}-{traits.get(card.symbol, card.symbol)}"


# What RLCard tells, as a View


class Memory:
    """What one player has been told in a game, turn by turn."""

    def __init__(self) -> None:
        self.record: list[Step] = []
        self.pile: list[Said] = []
        self.counts: list[int] = []
        self.hand: Counter[Card] = Counter()
        self.heard: list[events.Event] = []

    def view(self, state: dict[str, Any]) -> UnoView:
        """The View of the player RLCard asks, from the state that RLCard gives it."""
        told = state["raw_obs"]
        seat = int(told["current_player"])
        record: list[Step] = [(int(player), str(action)) for player, action in state["action_record"]]
        pile = [said(text) for text in told["played_cards"]]
        counts = [int(count) for count in told["num_cards"]]
        hand = Counter(said(text)[0] for text in told["hand"])
        if not self.counts or len(record) <= len(self.record) or record[: len(self.record)] != self.record:
            self._begin(seat, pile, hand)
        self.heard += self._since(seat, record, pile, counts, hand)
        self.record, self.pile, self.counts, self.hand = record, pile, counts, hand
        return self._view(seat, _on_top(told, record), state["raw_legal_actions"])

    def _begin(self, seat: int, pile: list[Said], hand: Counter[Card]) -> None:
        """A new game: seven cards each, two more for the first player if a Draw Two was turned up.

        Nobody tells the player what it was dealt: it first sees its hand in its own turn.
        """
        first, colour = pile[0]
        self.record = []
        self.pile = [pile[0]]
        self.counts = [HAND_SIZE, HAND_SIZE]
        self.hand = Counter()
        self.heard = [
            events.Dealt(1 - seat, HAND_SIZE),
            events.HandDealt(seat, tuple(sorted(hand.elements()))),
            events.HandDealt(1 - seat, None),
            events.TurnedUp(first, False),
        ]
        if first.kind >= WILD:
            self.heard.append(events.ColourNamed(0, COLOURS[colour]))
        if first.symbol == "+2":
            self.counts[0] += 2
            self.heard.append(events.Drew(0, 2, 2, "first-card", self.counts[0], () if seat == 0 else None))

    def _since(
        self, seat: int, record: list[Step], pile: list[Said], counts: list[int], hand: Counter[Card]
    ) -> list[events.Event]:
        """Work out what has happened since this player was last asked."""
        since = record[len(self.record) :]
        following = [player for player, _ in since[1:]] + [seat]
        steps = [(*step, after) for step, after in zip(since, following, strict=False)]
        new = pile[len(self.pile) :] if pile[: len(self.pile)] == self.pile else None
        told = next(_ways(steps, self.counts, self.pile[-1][1] if self.pile else 0, new, counts), None)
        if told is None:  # the pile was reshuffled meanwhile: assume that whoever drew kept the card
            told = next(_ways(steps, self.counts, 0, None, None))
        played = Counter(said(action)[0] for player, action in since if player == seat and action != "draw")
        gained = list((hand - (self.hand - played)).elements()) if self.hand else []
        return [_with_cards(event, seat, gained) for event in told]

    def _view(self, seat: int, top: Said, offered: Sequence[str]) -> UnoView:
        pile = [card for card, _ in self.pile] or [top[0]]
        hand = sorted(self.hand.elements())
        return UnoView(
            edition=nearest_edition(),
            house=(),
            seat=seat,
            players=2,
            people=(),
            passed_over=(),
            dealer=1 - seat,
            phase="turn",
            turn=seat,
            direction="left",
            counts=tuple(self.counts),
            draw_count=max(0, DECK_SIZE - sum(self.counts) - len(pile)),
            discard_count=len(pile),
            discards=tuple(pile),
            announced=tuple(player for player, count in enumerate(self.counts) if count == 1),
            catchable=(),
            votes=(),
            winner=None,
            blocked=False,
            hand=tuple(hand),
            drawn=None,
            legal=_legal(offered, len(hand)),
            top=top[0],
            colour=COLOURS[top[1]],
            scores=(0, 0),
            teams=((0,), (1,)),
            target=1,
            heard=(*self.heard, events.TurnBegan(seat, "turn")),
        )


def _ways(
    steps: Sequence[tuple[int, str, int]],
    counts: list[int],
    colour: int,
    new: Sequence[Said] | None,
    wanted: list[int] | None,
) -> Iterator[list[events.Event]]:
    """Every way these steps can have gone, as events: with these new cards on the pile and these counts at the end.

    A step is who did what, and who acted next. The record tells who drew, not whether the card was kept or played at
    once.
    """
    if not steps:
        if not new and wanted in (None, counts):
            yield []
        return
    (player, action, following), *rest = steps
    if action != "draw":
        if new is None or (new and new[0] == said(action)):
            told, left = _played(player, said(action), counts, _acts(said(action)[0]))
            for later in _ways(rest, left, said(action)[1], new and new[1:], wanted):
                yield told + later
        return
    left = counts.copy()
    left[player] += 1
    drew: list[events.Event] = [events.Drew(player, 1, 1, "turn", left[player], None)]
    if following != player or new is None:
        for later in _ways(rest, left, colour, new, wanted):
            yield [*drew, events.Passed(player), *later]
    if not new:
        return
    drawn, its_colour = new[0]
    acts = _acts(drawn) and drawn.kind < WILD  # a Wild Draw Four played this way makes nobody draw
    if (drawn.kind >= WILD or its_colour == colour) and acts == (following == player):
        told, after = _played(player, new[0], left, acts)
        for later in _ways(rest, after, its_colour, new[1:], wanted):
            yield drew + told + later


def _acts(card: Card) -> bool:
    """Whether the player who plays it has the next turn too."""
    return card.symbol in _PENALTY or card.symbol == "sk"


def _played(player: int, played: Said, counts: list[int], acts: bool) -> tuple[list[events.Event], list[int]]:
    """The events of a play, and how many cards each player holds then."""
    card, colour = played
    left = counts.copy()
    left[player] -= 1
    named = COLOURS[colour] if card.kind >= WILD else None
    told: list[events.Event] = [events.Played(player, card, named, left[player] == 1, left[player])]
    other = 1 - player
    if acts and card.symbol in _PENALTY:
        count, why = _PENALTY[card.symbol]
        left[other] += count
        told.append(events.Drew(other, count, count, why, left[other], None))
    if acts:
        told.append(events.Skipped(other))
    return told, left


def _with_cards(event: events.Event, seat: int, gained: list[Card]) -> events.Event:
    """The player knows the cards it drew itself."""
    if not isinstance(event, events.Drew) or event.seat != seat:
        return event
    cards = tuple(gained[: event.count])
    del gained[: event.count]
    return events.Drew(event.seat, event.count, event.wanted, event.why, event.left, cards)


def _on_top(told: dict[str, Any], record: Sequence[Step]) -> Said:
    """The card on top and the colour that counts. RLCard's own target forgets the colour a wild was given."""
    if told["played_cards"]:
        return said(told["played_cards"][-1])
    played = [action for _, action in record if action != "draw"]
    target = said(told["target"])
    if target[0].kind >= WILD and played and said(played[-1])[0] == target[0]:
        return said(played[-1])
    return target


def _legal(offered: Sequence[str], cards: int) -> tuple[Action, ...]:
    """What may be done, in the order of our own lists; with two cards in hand each play comes with the call too."""
    if "draw" in offered:
        return (draw,)
    kinds = {said(text)[0].kind for text in offered}
    found: list[Action] = []
    for kind in sorted(kinds):
        found += plays[kind]
        if cards == 2:
            found += plays_with_uno[kind]
    return tuple(found)


def can_be(view: View) -> bool:
    """Whether the deck has these cards. RLCard shuffles the top card in as well, so it may be drawn a second time."""
    seen = Counter(card.kind for card in (*view.hand, *view.discards))
    return all(count <= UNO_DECK.copies[kind] for kind, count in seen.items())
