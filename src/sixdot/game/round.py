"""What both round machines share: seats and their order, piles and draws, catches, table talk, leaving."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Final, final

from sixdot.game.actions import ANSWER, CATCH, LAST_MOVE, PLAY, Action, any_answer, catches_of
from sixdot.game.cards import NO_CARD
from sixdot.game.edition import Edition
from sixdot.game.events import Caught, Dealt, Drew, Event, HandDealt, Reshuffled, RoundOver, TurnBegan, VoteEnded
from sixdot.game.kinds import BIT, Hand, empty_hand
from sixdot.game.native import i64
from sixdot.game.questions import DEFAULT_QUESTION, Question
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.game.shuffle import Source
from sixdot.game.view import JUDGE_PHASE, NOBODY, OVER_PHASE, PHASES, TURN_PHASE, View, seating
from sixdot.game.votes import TALK, Votes

NOTHING: Final[tuple[Event, ...]] = ()
NO_ACTION: Final = "apply() takes an Action, not {}: parse() reads one from text"


class Round:
    """One round, from the deal until a player goes out.

    `legal` lists what a seat may do, `apply` does it. Neither calls the other: both read the same state, and
    the laws in tests/laws make sure that they agree.
    """

    __slots__ = (
        "active", "blocked", "called", "caught", "dealer", "deck", "direction", "discard", "drawn", "edition",
        "exposed", "hands", "humans", "left_of", "log", "loose", "order", "out", "person_judges", "phase", "pile",
        "players", "points", "questions", "right_of", "source", "turn", "votes", "winner",
    )  # fmt: skip

    def __init__(self, edition: Edition, players: int, dealer: int, source: Source) -> None:
        self.edition = edition
        self.deck = edition.deck
        self.points = edition.card_points()
        self.players: i64 = players
        self.dealer: i64 = dealer
        self.source = source
        self.loose = False  # the draw pile has no order yet: each draw picks from all of it
        self.log: list[Event] | None = None
        self.hands: list[Hand] = []
        self.pile: list[int] = []  # its top is the end of the list
        self.discard: list[int] = []
        self.out: i64 = 0  # bits of the seats that are passed over
        self.humans: i64 = (1 << players) - 1
        self.exposed: i64 = 0  # bits of the seats that can be caught
        self.called: i64 = 0  # bits of the seats that have called UNO or DOS and still hold those cards
        self.caught: i64 = 0  # bits of the seats that have been caught since they were last in danger
        self.votes = Votes()
        self.questions: dict[int, Question] = {}  # by the kinds of the cards that carry them
        self.person_judges = False
        self.direction: i64 = 1
        self.turn: i64 = NOBODY
        self.phase: i64 = OVER_PHASE
        self.drawn: i64 = NO_CARD  # what the player in turn has just drawn and may still play
        self.winner: i64 = NOBODY
        self.blocked = False
        self.active: i64 = players
        self.left_of: list[int] = []
        self.right_of: list[int] = []
        self.order: list[int] = []

    def listen(self, heard: bool = True) -> None:
        """From now on, make events and return them from `apply`; or make none."""
        self.log = [] if heard else None

    # Seats

    def seat_everybody(self) -> None:
        """Work out who sits next to whom, without the seats that are passed over."""
        self.left_of, self.right_of, self.active = seating(self.players, self.out)
        self.order = self.left_of if self.direction > 0 else self.right_of

    def seated(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out & BIT[seat]]

    def is_seated(self, seat: i64) -> bool:
        return 0 <= seat < self.players and not self.out & BIT[seat]

    def sit_down(self, passed_over: int = 0) -> None:
        """Everybody takes an empty hand; these seats (bits) are passed over."""
        self.hands = [empty_hand(len(self.deck.cards)) for _ in range(self.players)]
        self.out = passed_over
        self.seat_everybody()

    # Dealing

    def deal(self) -> Sequence[Event]:
        """Shuffle, deal one card at a time from the dealer's left (S5), then start (S6, S7)."""
        if self.log is not None:
            self.log = []
        around = [(self.dealer + place) % self.players for place in range(1, self.players + 1)]
        served = [self.hands[seat] for seat in around if not self.out & BIT[seat]]
        self.pile = self.deck.full()
        self._shuffle_pile()
        for _ in range(self.edition.hand_size):
            for hand in served:
                hand.add(self._take())
        if self.log is not None:
            self.log.append(Dealt(self.dealer, self.edition.hand_size))
            self.log += [HandDealt(seat, self.deck.named(self.hands[seat].cards())) for seat in self.seated()]
        self._start()
        return NOTHING if self.log is None else self.log

    def _start(self) -> None:
        """Turn over what starts the round, and begin the first turn."""
        raise NotImplementedError

    def resume(self, first: int, colour: str | None, centre: list[int] | None) -> None:
        """Begin with cards laid out by hand: `first` is turned over (-1: none), a wild on top has named `colour`."""
        raise NotImplementedError

    # Actions

    def apply(self, seat: i64, action: Action) -> Sequence[Event] | Refusal:
        """Do it and say what happened, or refuse and change nothing. Without a listener nothing is said."""
        if self.log is not None:
            self.log = []
        try:
            verb = action.verb
        except AttributeError:
            raise TypeError(NO_ACTION.format(type(action).__name__)) from None
        if verb <= LAST_MOVE:
            if not (self._move(action) if seat == self.turn else self._jump_in(seat, action)):
                return self.refuse(seat, action)
        elif not self._aside(seat, action):
            return self.refuse(seat, action)
        return NOTHING if self.log is None else self.log

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """Everything this seat may do now. An answer in it stands for any answer."""
        if seat != self.turn:
            return self.asides(seat)
        return self.moves() + self.asides(seat) if self.exposed or self.humans else self.moves()

    def any_legal(self, source: Source) -> Action:
        """One of the legal actions of the seat in turn, each equally likely."""
        legal = self.legal(self.turn) if self.exposed or self.humans else self.moves()
        place: int = source.below(len(legal)) if len(legal) > 1 else 0
        return legal[place]

    def is_legal(self, seat: i64, action: Action) -> bool:
        return (any_answer if action.verb == ANSWER else action) in self.legal(seat)

    def moves(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may do."""
        raise NotImplementedError

    def _move(self, action: Action) -> bool:
        """Make a move for the seat whose turn it is; False, with nothing changed, if it may not."""
        raise NotImplementedError

    def _jump_in(self, seat: i64, action: Action) -> bool:
        """Make a move for a seat out of turn; False, with nothing changed, if it may not."""
        return False

    def is_open_to_jumps(self) -> bool:
        """H2: whether somebody may jump in on the top card."""
        return False

    def refuse(self, seat: i64, action: Action) -> Refusal:
        legal = self.legal(seat) if 0 <= seat < self.players else ()
        return Refusal(self._reason(seat, action), self.edition.id, seat, action, legal)

    def _reason(self, seat: i64, action: Action) -> RefusalReason:
        """Why an action was refused."""
        if not self.is_seated(seat):
            return "NO_SUCH_SEAT"
        if self.phase == OVER_PHASE:
            return "ROUND_OVER"
        if action.verb > LAST_MOVE:
            return self._aside_reason(seat, action)
        if seat != self.turn:
            return "CANNOT_JUMP_IN" if self.edition.jump_in and action.verb == PLAY else "NOT_YOUR_TURN"
        if self.phase == JUDGE_PHASE:
            return "BEING_JUDGED"
        return self._move_reason(action)

    def _move_reason(self, action: Action) -> RefusalReason:
        raise NotImplementedError

    # Questions on cards

    def question(self) -> Question:
        """The question on the top card."""
        return self.questions.get(self.discard[-1], DEFAULT_QUESTION) if self.discard else DEFAULT_QUESTION

    def judge(self, correct: bool, anew: bool = False) -> bool:
        """Q7: a person says whether the answer was right; `anew`: from before it. False if there is none to judge."""
        return False

    # Asides: catches and table talk

    def asides(self, seat: i64) -> tuple[Action, ...]:
        if self.phase == OVER_PHASE or not self.is_seated(seat):
            return ()
        found = catches_of[self.exposed & ~BIT[seat]]
        if self.humans & BIT[seat] and self.edition.advice_penalty:
            for target in range(self.players):
                if target != seat and self.is_person(target):
                    found += tuple(self.votes.offers(seat, target))
        return found

    def is_person(self, seat: i64) -> bool:
        return self.is_seated(seat) and self.humans & BIT[seat] != 0

    def _aside(self, seat: i64, action: Action) -> bool:
        target = action.seat
        if self.phase == OVER_PHASE or not self.is_seated(seat):
            return False
        if action.verb == CATCH:
            return self._catch(seat, target)
        if not self.edition.advice_penalty or not self.is_person(seat) or not self.is_person(target):
            return False
        said = self.votes.speak(seat, action)
        if said is None:
            return False
        if self.log is not None:
            self.log.append(said)
        self.count_votes(target)
        return True

    def _aside_reason(self, seat: i64, action: Action) -> RefusalReason:
        target = action.seat
        if action.verb == CATCH:
            if seat == target:
                return "NOT_ONESELF"
            return "ALREADY_CAUGHT" if self.is_seated(target) and self.caught & BIT[target] else "NOTHING_TO_CATCH"
        if action.verb not in TALK:
            return "NOT_IN_THIS_GAME"
        if not self.edition.advice_penalty:
            return "NO_ADVICE_RULE"
        if not self.is_person(seat) or not self.is_person(target):
            return "NOT_A_PERSON"
        return self.votes.reason(seat, action)

    def _catch(self, seat: i64, target: i64) -> bool:
        if seat == target or not 0 <= target < self.players or not self.exposed & BIT[target]:
            return False
        self.exposed ^= BIT[target]
        self.caught |= BIT[target]
        later = self._penalty_waits(target)
        if self.log is not None:
            self.log.append(Caught(seat, target, later))
        if not later:
            self._fine(target, self.edition.call_penalty, "caught")
        return True

    def _penalty_waits(self, target: i64) -> bool:
        """Whether a penalty for a missed call is owed until the turn ends."""
        return False

    def _fine(self, seat: i64, cards: i64, why: str) -> None:
        """Make a seat draw for what it did or left out while others had the turn."""
        self.draw_cards(seat, cards, why)

    def count_votes(self, target: i64) -> None:
        """A1: more than half of the other people decide; a vote that cannot get there lapses."""
        voices = [seat for seat in range(self.players) if seat != target and self.is_person(seat)]
        upheld = self.votes.outcome(target, voices)
        if upheld is not None:
            self.end_vote(target, upheld)
        if upheld:
            self._fine(target, self.edition.advice_penalty, "advice")

    def end_vote(self, target: i64, upheld: bool) -> None:
        del self.votes.open[target]
        if self.log is not None:
            self.log.append(VoteEnded(target, upheld))

    # Piles

    def _take(self) -> i64:
        """The next card of the draw pile, refilled from the discards when it is empty; -1 if no card is left."""
        pile = self.pile
        if not pile and not self._reshuffle():
            return -1
        if self.loose:
            place = self.source.below(len(pile))
            card = pile.pop()
            if place < len(pile):
                card, pile[place] = pile[place], card
            return card
        return pile.pop()

    def _reshuffle(self) -> bool:
        """G2: the discards, except those that must stay, become the draw pile."""
        if self.edition.reshuffles:  # H8
            self.pile.extend(self._discards())
        if not self.pile:
            return False
        self._shuffle_pile()
        if self.log is not None:
            self.log.append(Reshuffled(len(self.pile)))
        return True

    def _shuffle_pile(self) -> None:
        if not self.loose:
            self.source.shuffle(self.pile)

    def _discards(self) -> list[int]:
        """Take out the discards that may be shuffled."""
        raise NotImplementedError

    def draw_cards(self, seat: i64, wanted: i64, why: str) -> i64:
        """G3: a seat draws the wanted number of cards, or as many as there are. Returns how many."""
        hand = self.hands[seat]
        drawn: list[int] | None = None if self.log is None else []
        count: i64 = 0
        while count < wanted and (card := self._take()) >= 0:
            hand.add(card)
            count += 1
            if drawn is not None:
                drawn.append(card)
        if self.log is not None and drawn is not None:
            self.log.append(Drew(seat, count, wanted, why, hand.size, self.deck.named(drawn)))
        self._has_drawn(seat, count)
        return count

    def _has_drawn(self, seat: i64, count: i64) -> None:
        """Called when a seat has drawn, even if there was no card."""
        raise NotImplementedError

    # Leaving

    def settle_for(self, seat: i64) -> None:
        """Answer whatever waits for a seat that leaves during its own turn."""
        raise NotImplementedError

    def has_folded(self) -> None:
        """Called when a seat is passed over from now on."""

    # The course of the round

    def begin(self, seat: i64) -> None:
        """It is this seat's turn."""
        self.wait_for(seat, TURN_PHASE)

    @final
    def wait_for(self, seat: i64, phase: i64) -> None:
        """The table waits for what this seat does in this phase."""
        self.turn = seat
        self.phase = phase
        if self.log is not None:
            self.log.append(TurnBegan(seat, PHASES[phase]))

    def finish(self, winner: i64, blocked: bool = False) -> None:
        """The round is over; nobody has won if it is blocked or abandoned."""
        self.phase = OVER_PHASE
        self.turn = NOBODY
        self.winner = winner
        self.blocked = blocked
        self.exposed = 0
        if self.log is not None:
            hands = tuple([self.deck.named(hand.cards()) for hand in self.hands])
            points = tuple([hand.points(self.points) for hand in self.hands])
            self.log.append(RoundOver(None if winner < 0 else winner, blocked, hands, points))

    # What a seat may know, and copies

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know of the round."""
        raise NotImplementedError

    def copy(self) -> Round:
        """A round that would go on exactly like this one; it makes no events until `listen` is called."""
        raise NotImplementedError

    def _copy_onto(self, twin: Round) -> None:
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile, twin.discard = self.pile.copy(), self.discard.copy()
        twin.loose, twin.out, twin.humans = self.loose, self.out, self.humans
        twin.exposed, twin.called, twin.caught = self.exposed, self.called, self.caught
        twin.questions, twin.person_judges = self.questions, self.person_judges
        if self.votes.open:
            twin.votes = self.votes.copy()
        twin.direction, twin.turn, twin.phase = self.direction, self.turn, self.phase
        twin.winner, twin.blocked, twin.active = self.winner, self.blocked, self.active
        twin.left_of, twin.right_of, twin.order = self.left_of, self.right_of, self.order

    def __copy__(self) -> Round:
        return deepcopy(self)  # a shallow one would share hands and piles

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.edition, self.players, self.dealer, self.source), self.__getstate__()

    def fingerprint(self) -> tuple[object, ...]:
        """Everything that makes up a round: rounds with equal fingerprints go on in the same way."""
        hands = tuple([tuple(hand.cards()) for hand in self.hands])
        return (
            self.edition.id, self.edition.house, self.players, self.dealer, self.source.state_text(), hands,
            tuple(self.pile), tuple(self.discard), self.out, self.humans, self.exposed, self.called, self.caught,
            self.votes.known(), self.direction, self.turn, self.phase, self.winner, self.blocked, tuple(self.order),
        )  # fmt: skip
