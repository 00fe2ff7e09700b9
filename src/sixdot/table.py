"""One live game: people and bots on their seats, who is waited for, and what the table does for the bots.

Bots act only while no person is waited for. A person is waited for in turn, and also when somebody has come down to
the last card (in DOS to two), called or not, so that a missed call can be caught; when an own call of DOS is open; or
when a card may be jumped in on. Such a pause ends when the person has acted or says to go on: there is no clock here,
and whoever keeps one calls `go_on` when it has run out. Only a bot's own call of DOS comes at once, with its play.

What a bot decides follows from the seed of the table and how many actions there have been, not from what was asked
before: a game that is taken up again goes on as it would have without the interruption.

    table = Table(game, names, {1: bot, 2: bot}, seed)
    table.commit(); table.deal()
    table.step()            # what the next bot did; nothing while people are waited for
    table.awaited()         # these
    table.apply(0, action)  # or table.go_on(0)
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeGuard

from sixdot.bots import Bot
from sixdot.bots.guard import fallback, safely
from sixdot.game import events as e
from sixdot.game.actions import ANSWER, CATCH, LAST_MOVE, PLAY, RETURN, Action, catches, parse, unknown
from sixdot.game.families import family_of
from sixdot.game.match import JUDGE, PLAYING, Match
from sixdot.game.options import SetupError
from sixdot.game.record import Deals, Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.shuffle import Deal, FairStream, Source, chosen_deal
from sixdot.game.view import Decision

# Lines of a record that follow from the line before them.
FACTS: Final = ("commitment", "drew", "dealer", "turned", "row", "seed", "dealt", "scores", "winners", "end")
_COUNTED: Final = (e.Played, e.Matched, e.Laid, e.Drew)  # what tells how many cards are left
KNOWS: Final = 75  # how many questions of a hundred a bot answers right


_parsed: Final = lru_cache(4096)(parse)  # in a record the same few hundred actions come again and again


def answer_for(game: Match, action: Action, source: Source, knows: int = KNOWS) -> Action:
    """What a bot's wish to answer becomes: the right answer so many times in a hundred, else that it does not know.

    A bot is never told what answers are accepted, so the table answers in its place.
    """
    if action.verb != ANSWER or game.round is None:
        return action
    if source.below(100) >= knows:
        return unknown
    return Action(ANSWER, text=game.round.question().accept[0])


def _begun_by(told: Sequence[e.Event]) -> int | None:
    """Who has done half a thing: drawn and may play or pass, or answered right and may play."""
    for event in told:
        if (isinstance(event, e.Drew) and event.why == "turn") or (
            isinstance(event, e.Answered) and event.right is True
        ):
            return event.seat
    return None


def _check_seats(game: Match, bots: Mapping[int, Bot]) -> None:
    for seat in range(game.players):
        if (seat in bots) == (seat in game.people):
            raise SetupError(f"on seat {seat} sits a person or a bot, one of them")


class Table:
    def __init__(
        self,
        game: Match,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        seed: str,
        write: Callable[[str], object] = lambda line: None,
        deals: Deals = "drawn",
        knows: int = KNOWS,
        stand_in: Bot = fallback,
        keep: Callable[[int, Deal], object] = lambda number, deal: None,
        went_on: Callable[[int, int], object] = lambda actions, seat: None,
        remembers: bool = True,
    ) -> None:
        """A bot for every seat that is no person's; `stand_in` plays on for people who leave.

        `write` is given the lines of the record, `keep` the secret of each round before its commitment is told,
        `went_on` who had nothing to say out of turn, after how many actions: this is not in the record.
        `remembers`: what people decided, and what they knew then, to look back on.
        """
        _check_seats(game, bots)
        self.game, self.names, self.seed = game, names, seed
        self.deals, self.knows = deals, knows
        self.actions = 0  # that were taken in this game
        self._bots = {seat: safely(bots.get(seat, stand_in)) for seat in range(game.players)}
        self._recorder = Recorder(game, names, write, deals, keep)
        self._people = tuple(sorted(game.people))
        self._went_on = went_on
        self._remembers = remembers
        self._decided: dict[int, list[Decision]] = {}  # what people did in the round that was dealt last,
        self._decided_before: dict[int, list[Decision]] = {}  # and in the one before it
        self._lapses = family_of(game.edition).lapses(game.edition)
        self._call = family_of(game.edition).call
        self._low: set[int] = set()  # who has come down to the cards that are to be called
        self._pausing: set[int] = set()  # the people who are asked whether to go on,
        self._asked: set[int] = set()  # and who has been asked whether to jump in on the card on top
        self._callers: list[int] = []  # bots that have yet to think of their own call,
        self._watchers: list[int] = []  # and of what the others did

    # Rounds

    def commit(self, deal: Deal | None = None) -> Sequence[e.Event]:
        """Commit to the next round: to `deal`, or to a new one, which follows from the seed unless it is drawn."""
        if deal is None and self.deals != "drawn":
            deal = chosen_deal(self.seed, self.game.number + 1)
        return self._recorder.commit(deal)

    def add_entropy(self, seat: int, text: str) -> Sequence[e.Event]:
        return self._recorder.add_entropy(seat, text)

    def deal(self) -> Sequence[e.Event]:
        self._decided_before, self._decided = self._decided, {}
        self._low = set()
        self._pausing = set()
        self._asked = set()
        told = self._recorder.deal()
        self._note(JUDGE, True, told)
        return told

    @property
    def chain(self) -> str:
        """The check of the lines of the record so far."""
        return self._recorder.chain

    def resume(self, actions: int, chain: str) -> None:
        """Go on with a game that has been played so far elsewhere, or whose record says more than it has done."""
        self.actions = actions
        self._recorder.resume(chain)

    # What people do

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people who are here."""
        return tuple(sorted(self.game.people - self.game.away)) if self.game.away else self._people

    def awaited(self) -> tuple[int, ...]:
        """The people who are waited for, the judge among them; nobody: `step` goes on."""
        if self.game.stage != PLAYING:
            return ()
        turn = JUDGE if self.game.legal(JUDGE) else self.turn
        in_turn = (turn,) if turn == JUDGE or turn in self.people else ()
        return tuple(sorted(self._pausing.union(in_turn))) if self._pausing else in_turn

    def is_pause(self, seat: int) -> bool:
        """Whether this person is only asked to go on, out of turn."""
        return seat in self._pausing and self.turn != seat

    @property
    def turn(self) -> int:
        """The seat that must act."""
        assert self.game.round is not None
        return int(self.game.round.turn)

    @property
    def low(self) -> tuple[int, ...]:
        """Who has just come down to as many cards as are to be called, and still holds so many."""
        return tuple(sorted(self._low)) if self._low else ()

    def offers(self, seat: int) -> tuple[Action, ...]:
        """What a person may try at a pause: what is legal, and to catch whoever is low, called or not."""
        legal = self.game.legal(seat)
        tries = self.tries(seat)
        others = tuple(action for action in legal if action.verb == PLAY or action == self._call.action)
        late = tuple(action for action in legal if action.verb == CATCH and action not in tries)
        return others + tries + late

    def tries(self, seat: int) -> tuple[Action, ...]:
        """Catches of everybody who is low, legal or not."""
        return tuple([catches[low] for low in sorted(self._low) if low != seat])

    def apply(self, seat: int, action: Action) -> Sequence[e.Event] | Refusal:
        """What a person (or the judge) does, or why it was refused."""
        view = self.game.view(seat) if self._remembers and seat in self.people else None
        told = self._do(seat, action)
        if view is not None and not isinstance(told, Refusal):
            self._decided.setdefault(seat, []).append(Decision(view, action))
        return told

    def go_on(self, seat: int) -> None:
        """This person has nothing to say out of turn."""
        if seat in self._pausing:
            self._pausing.discard(seat)
            self._went_on(self.actions, seat)

    def again(self, line: str, secret: Callable[[int], Deal]) -> Sequence[e.Event] | Refusal:
        """What a line of the record tells of a game that is taken up again; `secret`: that of a round, by its number.

        A bot's move shows that nobody was waited for.
        """
        word, _, rest = line.partition(" ")
        if word == "round":
            return self.commit(secret(int(rest)))
        if word == "entropy":
            whose, _, text = rest.partition(" ")
            return self.add_entropy(int(whose), text)
        if word == "deal":
            return self.deal()
        seat, action = JUDGE if word == "judge" else int(word), _parsed(rest)
        if seat != JUDGE and seat not in self.people and action != self._call.action and action.verb != RETURN:
            self._pausing = set()
        return self.apply(seat, action)

    def decisions(self, seat: int) -> tuple[Decision, ...]:
        """What a person did in the last round that is over."""
        kept = self._decided_before if self.game.stage == PLAYING else self._decided
        return tuple(kept.get(seat, ()))

    # What bots do

    def step(self) -> Sequence[e.Event]:
        """The next thing a bot does, and what happened; nothing while people are waited for, or between rounds."""
        if self.game.stage != PLAYING:
            return ()
        while self._callers:
            seat = self._callers.pop(0)
            call = self._call.action
            if call is not None and call in self.game.legal(seat) and self._wish(seat) == call:
                return self._bot_does(seat, call)
        if self.awaited():
            return ()
        while self._watchers:
            seat = self._watchers.pop(0)
            action = self._wish(seat) if self.game.legal(seat) else None
            if action is not None:
                return self._bot_does(seat, action)
        return self.act_for(self.turn)

    def bot_turn(self) -> list[e.Event]:
        """What the next bot does; a draw or a right answer together with what its player then makes of it."""
        told = list(self.step())
        begun = _begun_by(told)
        while begun is not None and self.game.stage == PLAYING and self.turn == begun:
            more = self.step()
            told += more
            begun = _begun_by(more)
        return told

    def act_for(self, seat: int) -> Sequence[e.Event]:
        """The bot of a seat in turn does one thing; for a person who is out of time, the stand-in."""
        wish = self._wish(seat)
        assert wish is not None
        knows = 100 if seat in self.game.away else self.knows  # nobody is punished for what a stand-in does not know
        return self._bot_does(seat, answer_for(self.game, wish, self._chance("table"), knows))

    @property
    def is_waiting(self) -> bool:
        """Whether `step` does nothing until a person has acted."""
        return not self._callers and bool(self.awaited())

    def _wish(self, seat: int) -> Action | None:
        return self._bots[seat](self.game.view(seat), self._chance(f"bot {seat}"))

    def _chance(self, whose: str) -> FairStream:
        """The same whenever it is asked for after so many actions."""
        return FairStream(f"sixdot {whose} {self.actions} {self.seed}".encode())

    def _bot_does(self, seat: int, action: Action) -> Sequence[e.Event]:
        told = self._do(seat, action)
        assert not isinstance(told, Refusal), told
        return told

    # What everybody heard, and who is asked about it

    def _do(self, seat: int, action: Action) -> Sequence[e.Event] | Refusal:
        told = self._recorder.apply(seat, action)
        if not isinstance(told, Refusal):
            self.actions += 1
            self._note(seat, action.verb <= LAST_MOVE, told)
        return told

    def _note(self, seat: int, moved: bool, told: Sequence[e.Event]) -> None:
        """After every action: who has come down to the last card, which people are asked, which bots may speak."""
        if self.game.stage != PLAYING:
            self._low, self._pausing, self._callers, self._watchers = set(), set(), [], []
            return
        assert self.game.round is not None
        dealt, people = self.game.round, self.people
        fresh = {
            event.seat for event in told if self._is_low(event) and dealt.hands[event.seat].size == self._call.cards
        }
        if fresh or self._low or self._pausing or self.game.edition.jump_in:
            self._see_who_is_asked(dealt, seat, moved, told, fresh)
        players = self.game.players
        self._callers, self._watchers = [], []
        if seat >= 0 and len(people) < players:
            seats = [(seat + place) % players for place in range(1, players + 1)]
            others = [other for other in seats if other not in people and dealt.is_seated(other)]
            self._callers = list(others) if self._call.action is not None else []
            self._watchers = [other for other in others if other != dealt.turn]

    def _see_who_is_asked(
        self, dealt: Round, seat: int, moved: bool, told: Sequence[e.Event], fresh: set[int]
    ) -> None:
        """`fresh`: who has come down to the last card just now."""
        cards = self._call.cards
        kept = set() if moved and self._lapses else {low for low in self._low if dealt.hands[low].size == cards}
        self._low = (kept | fresh) - {event.target for event in told if isinstance(event, e.Caught)}
        playing = [person for person in self.people if dealt.is_seated(person)]
        still = (self._pausing & set(playing)) - {seat} if kept or not moved else set()
        if not self.game.edition.jump_in:
            still = {person for person in still if self._has_a_say(person, self._low)}
        back = {event.seat for event in told if isinstance(event, e.CameBack)}
        asked = {person for person in playing if self._has_a_say(person, self._low if person in back else fresh)}
        self._pausing = still | asked
        if self.game.edition.jump_in:
            self._pausing |= self._jumpers(dealt, playing, told)

    def _is_low(self, event: e.Event) -> TypeGuard[e.Played | e.Matched | e.Laid | e.Drew]:
        if not isinstance(event, _COUNTED) or event.left != self._call.cards:
            return False
        return not isinstance(event, e.Drew) or event.count > 0

    def _has_a_say(self, person: int, low: set[int]) -> bool:
        """Whether somebody else has just come down to the last card, or this person has a call to make."""
        return bool(low - {person}) or (person in low and self._call.action in self.game.legal(person))

    def _jumpers(self, dealt: Round, playing: Sequence[int], told: Sequence[e.Event]) -> set[int]:
        """The people who may be about to jump in, each asked once about a card on top, and again with a new hand.

        Where several play, all are asked: who holds the card is secret.
        """
        for event in told:
            if isinstance(event, e.Played | e.TookBack | e.TurnedUp):
                self._asked = set()
            elif isinstance(event, e.Drew | e.HandTaken):
                self._asked.discard(event.seat)
        if not dealt.is_open_to_jumps():
            return set()
        waiting = {person for person in playing if person not in self._asked}
        self._asked |= waiting  # who is in turn may play the card anyway
        waiting.discard(int(dealt.turn))
        if len(self.game.people) > 1:  # those who are away listen too
            return waiting
        return {person for person in waiting if any(action.verb == PLAY for action in self.game.legal(person))}
