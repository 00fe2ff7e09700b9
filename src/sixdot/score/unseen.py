"""A round at a real table: the machine that plays every game, dealt cards that nobody has shown it.

A card in a hand or in the draw pile is faceless: it counts, and it fits nothing. Whoever plays a card had it: one
faceless card becomes that card first, and then the machine judges as it always does. So an action is refused only if
no hand whatever would allow it. Where some hands would and others would not, `may` says so.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from sixdot.game import events as e
from sixdot.game.actions import CHALLENGE, DRAW, LAY, MATCH, PLAY, Action
from sixdot.game.cards import DECKS, Card, Deck
from sixdot.game.edition import Edition
from sixdot.game.families import family_of, new_round
from sixdot.game.kinds import BIT, Hand
from sixdot.game.leaving import come_back, fold, go_away
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.scoring import check_players
from sixdot.game.shuffle import FairStream
from sixdot.game.view import COLOUR_PHASE, DRAWN_PHASE, JUDGE_PHASE, OVER_PHASE, RESPOND_PHASE, View, seat_bits
from sixdot.score.real import real_table


def _with_faceless(deck: Deck) -> Deck:
    blank = Card(deck.name, len(deck.cards), "?", None, None, 0)
    return Deck(deck.name, [*deck.cards, blank], [*deck.copies, 0])


_DECKS: Final = {name: _with_faceless(deck) for name, deck in DECKS.items()}


class Revealed(NamedTuple):
    """What came to light with an action, which only the table can know."""

    drawn: int | None = None  # how many cards were drawn, where one draws until a card fits (H4)
    guilty: bool | None = None  # whether a challenged Wild Draw Four was a bluff
    right: bool | None = None  # whether an answer was
    cards: tuple[int, ...] | None = None  # turned over into the row (O7)


NOTHING_SHOWN: Final = Revealed()


class ToTell(NamedTuple):
    """What the table has to tell besides, before an action can be judged: one of the fields of `Revealed`."""

    what: str
    number: int = 0  # of cards


class Impossible(NamedTuple):
    """Something that cannot have happened with this deck; its words are `impossible-...`."""

    why: str
    rule: str | None
    card: Card | None = None
    number: int = 0
    seat: int | None = None
    seen: int = 0  # how many of these cards lie where everybody knows


class MayRuling(NamedTuple):
    """Whether something may be done: no; or yes, perhaps unless the hand forbids it; perhaps only as a bluff."""

    barred: Refusal | Impossible | None = None
    unless: Refusal | None = None
    bluff: bool = False


Happened = list[e.Event]


class UnseenRound:
    def __init__(self, edition: Edition, players: int, dealer: int, passed_over: Sequence[int] = ()) -> None:
        check_players(edition, players)
        self.edition = edition
        self._real = real_table(edition.game)
        self.deck = _DECKS[edition.game]
        self.blank = len(self.deck.cards) - 1
        self.shown_size = 0  # of the hand that a Wild Draw Four left, for a challenge
        self.game = self._ready(new_round(edition, players, dealer, FairStream(b"a real table")))
        self.game.sit_down(seat_bits(passed_over))
        self.game.person_judges = True
        seats = self.game.seated()
        for seat in seats:
            self.game.hands[seat] = Hand([0] * len(self.deck.cards), 0, edition.hand_size)
        self.game.pile = [self.blank] * (sum(self.deck.copies) - edition.hand_size * len(seats))

    def _ready(self, game: Round) -> Round:
        game.deck = self.deck
        game.points = [*self.edition.card_points(), 0]
        game.listen()
        return game

    def _twin(self) -> Round:
        return self._ready(self.game.copy())

    # The start

    @property
    def to_start(self) -> int:
        """How many cards are turned over to start."""
        return self._real.to_start(self.edition)

    def start(self, cards: Sequence[int]) -> Happened | ToTell | Impossible:
        """With the first card, or the row, as it was turned over; some cards go back, and another one is told."""
        game = self._twin()
        if len(cards) != self.to_start:
            return ToTell("cards", self.to_start)
        odd = self._missing(cards)
        if odd is not None:
            return odd
        del game.pile[: len(cards)]
        game.log = [e.Dealt(game.dealer, self.edition.hand_size)]
        rule = self._real.start(game, cards)
        return self._taken_over(game) if rule is None else Impossible("first", rule, self.deck.cards[cards[0]])

    # What happens

    def apply(
        self, seat: int, action: Action, shown: Revealed = NOTHING_SHOWN
    ) -> Happened | Refusal | ToTell | Impossible:
        """Do it and say what happened; or, with nothing changed, why it cannot be, or what has to be told besides."""
        game = self._twin()
        odd = self._hand_out(game, seat, action)
        if odd is not None:
            return odd
        until = action.verb == DRAW and self.edition.draws_until_fits
        if action.verb == CHALLENGE:
            self._real.judge_bluff(game, bool(shown.guilty))
        if until:
            self._real.lay_ready(game, max(shown.drawn or 0, 1), self.blank)
        refused = game.apply(seat, action)
        if isinstance(refused, Refusal):
            return refused
        if game.phase == JUDGE_PHASE:
            if shown.right is None:
                return ToTell("right")
            game.judge(shown.right)
        if action.verb == CHALLENGE and shown.guilty is None:
            return ToTell("guilty")
        if until:
            drawn = sum([event.count for event in game.log or () if isinstance(event, e.Drew)])
            if shown.drawn is None:
                return ToTell("drawn")
            if shown.drawn != drawn:
                return Impossible("drawn", "H4", number=drawn)
        turned = self._turn_over(game, shown.cards)
        return turned if turned is not None else self._taken_over(game)

    def _hand_out(self, game: Round, seat: int, action: Action) -> Impossible | None:
        """Give the seat the cards that it plays, instead of faceless ones; what it is known to hold, it has."""
        if not game.is_seated(seat) or action.verb not in (PLAY, LAY, MATCH):
            return None
        hand, wanted = game.hands[seat], [int(kind) for kind in (action.card, action.second) if kind >= 0]
        fresh = seat == game.turn and self._real.only_drawn(game)
        for kind in set(wanted):
            lacking = wanted.count(kind) - (0 if fresh else hand.counts[kind])
            if lacking <= 0 or hand.size - sum(hand.counts) < lacking:
                continue  # it holds them, or it cannot: then the machine says so
            left, copies = self._left(game)[kind], self.deck.copies[kind]
            if left < lacking:
                return Impossible("copies", "D2", self.deck.cards[kind], copies, seen=copies - left)
            for _ in range(lacking):
                hand.add(kind)
                hand.size -= 1
            if fresh:
                game.drawn = kind
        return None

    def _turn_over(self, game: Round, cards: Sequence[int] | None) -> ToTell | Impossible | None:
        """O7: put the cards that were really turned over into the row."""
        filled = [event for event in game.log or () if isinstance(event, e.RowFilled)]
        if not filled:
            return None
        count = len(filled[0].cards)
        if cards is None or len(cards) != count:
            return ToTell("cards", count)
        self._real.turn_over(game, [self.blank] * count)
        odd = self._missing(cards, game)
        if odd is not None:
            return odd
        self._real.turn_over(game, cards)
        assert game.log is not None
        game.log[game.log.index(filled[0])] = e.RowFilled(self.deck.named(list(cards)))
        return None

    def _taken_over(self, game: Round) -> Happened:
        """Go on from this round, in which nobody has seen what was drawn."""
        happened = list(game.log or ())
        for event in happened:
            if isinstance(event, e.Drew) and game.is_seated(event.seat):
                for card in event.cards or ():
                    game.hands[event.seat].remove(card.kind)
                    game.hands[event.seat].size += 1
        if game.phase == DRAWN_PHASE and game.drawn >= 0:
            game.drawn = self.blank
        if game.phase == RESPOND_PHASE and self.game.phase != RESPOND_PHASE:
            self.shown_size = int(game.hands[self._real.challenged(game)].size)
        game.pile = [self.blank] * len(game.pile)
        self.game = game
        return happened

    def leave(self, seat: int, shown: Revealed = NOTHING_SHOWN) -> Happened | ToTell | Impossible:
        """A player leaves: the hand goes under the draw pile and the seat is passed over."""
        game = self._twin()
        game.log = []
        if game.phase == OVER_PHASE or not game.is_seated(seat):
            go_away(game, seat, True)
            return self._taken_over(game)
        if game.turn == seat and game.phase == COLOUR_PHASE:
            return Impossible("colour", None, seat=seat)
        hand = game.hands[seat]
        for _ in range(hand.size - sum(hand.counts)):
            hand.add(self.blank)
            hand.size -= 1
        fold(game, seat)
        turned = self._turn_over(game, shown.cards)
        return turned if turned is not None else self._taken_over(game)

    def come_back(self, seat: int) -> Happened:
        """Who has left is here again, and plays from the next round on."""
        game = self._twin()
        game.log = []
        come_back(game, seat)
        return self._taken_over(game)

    # What the table tells besides

    def reshuffle(self) -> Happened | Impossible:
        """G2: somebody has shuffled the discards into the draw pile."""
        game = self._twin()
        found = game._discards() if self.edition.reshuffles else []
        if not found:
            return Impossible("reshuffle", "G2" if self.edition.reshuffles else "H8")
        game.pile.extend(found)
        game.log = [e.Reshuffled(len(game.pile))]
        return self._taken_over(game)

    def correct(self, seat: int, count: int) -> Happened | Impossible:
        """A seat holds another number of cards than was thought; the difference lies in the draw pile."""
        game = self._twin()
        hand = game.hands[seat] if game.is_seated(seat) else Hand([], 0, 0)
        more = count - int(hand.size)
        if not hand.counts or count < max(1, sum(hand.counts)) or more > len(game.pile):
            return Impossible("count", "A2", number=count, seat=seat)
        hand.size += more
        game.pile = [self.blank] * (len(game.pile) - more)
        call = family_of(self.edition).call
        game.called &= ~BIT[seat]
        game.exposed &= ~BIT[seat]
        if count == call.cards and call.action is not None:
            game.exposed |= BIT[seat]
        game.log = []
        return self._taken_over(game)

    def is_bluff(self, kinds: Sequence[int]) -> bool | Impossible:
        """T7: whether the Wild Draw Four that is challenged was wrong, by the rest of the hand it was played from."""
        game = self._twin()
        seat = self._real.challenged(game)
        if len(kinds) != self.shown_size:
            return Impossible("hand", "T7", number=self.shown_size, seat=seat)
        odd = self._missing([kind for kind in kinds if not game.hands[seat].counts[kind]])
        return odd if odd is not None else self._real.is_bluff(game, kinds)

    # Which cards nobody has seen

    def _left(self, game: Round) -> list[int]:
        """How many of each kind lie in no place that is known."""
        left = self.deck.copies.copy()
        for kind in self._real.lying(game):
            left[kind] -= 1
        for hand in game.hands:
            left = [count - held for count, held in zip(left, hand.counts, strict=False)] if hand.counts else left
        return left

    def _missing(self, cards: Sequence[int], game: Round | None = None) -> Impossible | None:
        left = self._left(game or self.game)
        for kind in cards:
            if cards.count(kind) > left[kind]:
                copies = self.deck.copies[kind]
                return Impossible("copies", "D2", self.deck.cards[kind], copies, seen=copies - left[kind])
        return None

    # Rulings

    def may(self, seat: int, action: Action) -> MayRuling:
        """Whether it may be done: with the kindest hand there can be, and with the most awkward one."""
        kept, size = self.game, self.shown_size
        try:
            told = self.apply(seat, action)
        finally:
            self.game, self.shown_size = kept, size
        if isinstance(told, Refusal | Impossible):
            return MayRuling(told)
        game = self._twin()
        if not self._burden(game, seat, action):
            return MayRuling()
        refused = game.apply(seat, action)
        if isinstance(refused, Refusal):
            return MayRuling(None, refused)
        return MayRuling(bluff=self._real.may_be_bluff(game))

    def _burden(self, game: Round, seat: int, action: Action) -> bool:
        """Let the seat hold one of every card there may be, and another one just drawn; False: it is all known."""
        self._hand_out(game, seat, action)
        hand = game.hands[seat]
        size = hand.size
        if size - sum(hand.counts) <= 0 or not self._real.draw_otherwise(game, action):
            return False
        for kind, left in enumerate(self._left(game)):
            if left > 0:
                hand.add(kind)
        hand.size = size
        return True

    # What can be known

    def view(self, seat: int | None = None) -> View:
        """What this seat may know: of the hands, how many cards are in them."""
        view = self.game.view(seat)
        if seat is None:
            return view
        return replace(view, hand=(self.deck.cards[self.blank],) * int(self.game.hands[seat].size))

    def imagined(self, seat: int) -> View:
        """The same as if it held every card that it may hold: what is said of any card is then understood."""
        game = self._twin()
        hand = game.hands[seat]
        size = hand.size
        for kind, left in enumerate(self._left(game)):
            for _ in range(min(left, 2)):
                hand.add(kind)
        hand.size = size
        return game.view(seat)
