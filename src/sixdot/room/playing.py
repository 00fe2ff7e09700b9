"""The game that is played at a table online: who is waited for, what has happened in the round, and its record.

The lines of the record are what is stored of a game, with its secrets; they are enough to play it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import msgspec

from sixdot.bots import bot_named
from sixdot.game.actions import Action, right, wrong
from sixdot.game.events import CameBack, Committed, Dealt, Event, Judged, SeedTold
from sixdot.game.match import BETWEEN, JUDGE, OVER, PLAYING, Match
from sixdot.game.questions import Question, question_data, question_from
from sixdot.game.reading import question_in
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal
from sixdot.game.view import View
from sixdot.room.rules import Rules
from sixdot.room.state import READY, Broken, Seat
from sixdot.table import FACTS, Table

STAND_IN: Final = "steady"  # who plays for people who are away
_NOTED: Final = frozenset((CameBack, Committed, Judged))


@dataclass
class Tally:
    """How a game stands as its lines tell it, without the cards: all that is left if they cannot be replayed."""

    scores: list[int]
    rounds: int = 0  # that were dealt
    scored: int = 0  # that somebody won
    dealer: int = -1
    dealt: bool = False  # whether a round is under way
    away: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    secret: list[str] = field(default_factory=list)  # seed and salt of the round that was committed to last

    @property
    def stage(self) -> str:
        return OVER if self.winners else PLAYING if self.dealt else READY

    def read(self, texts: Sequence[str], secrets: Mapping[str, Sequence[str]]) -> None:
        """An entry of the game: its lines, and the secrets of rounds in it."""
        for secret in secrets.values():
            self.secret = list(secret)
        for text in texts:
            word, _, rest = text.partition(" ")
            if word == "deal":
                self.rounds, self.dealt = self.rounds + 1, True
            elif word == "dealer":
                self.dealer = int(rest)
            elif word == "scores":
                scores = [int(score) for score in rest.split(" ")]
                self.scored += scores != self.scores  # in a blocked round nobody scores
                self.scores, self.dealt = scores, False
            elif word == "winners":
                self.winners = [int(seat) for seat in rest.split(" ")]
            elif rest == "leave":
                self.away.append(int(word))
            elif rest == "return":
                self.away.remove(int(word))

    @classmethod
    def before_a_deal(cls, game: Match) -> Tally:
        secret = [game.secret.seed.hex(), game.secret.salt.hex()] if game.secret is not None else []
        dealer = -1 if game.dealer is None else game.dealer
        return cls(game.scores, game.number, game.scored, dealer, away=sorted(game.away), secret=secret)

    def apply_to(self, match: Match) -> None:
        """Let a new game stand as this one did. A round that was called off is dealt again by the same dealer."""
        match.scores, match.number, match.scored = list(self.scores), self.rounds, self.scored
        match.eliminated = set(match.scoring.eliminated(match.scores))
        match.away, match.winners = set(self.away), tuple(self.winners)
        if self.dealer >= 0:
            match.next_dealer = self.dealer if self.dealt else (self.dealer + 1) % match.players
        if self.winners:
            match.stage = OVER

    def reveal(self) -> list[Event]:
        """The secret of a round that is not played to its end."""
        number = self.rounds if self.dealt else self.rounds + 1
        return [SeedTold(number, *self.secret)] if self.secret and not self.winners else []

    def data(self) -> dict[str, Any]:
        """As it is stored, without the secret: that has been told."""
        return {name: value for name, value in asdict(self).items() if name != "secret"}


class Playing:
    def __init__(
        self,
        rules: Rules,
        seats: Sequence[Seat],
        seed: str,
        questions: dict[str, Question],
        deals: Callable[[], Deal],
        since: Tally | None = None,
    ) -> None:
        """A game at its beginning, or one that goes on as `since` tells. A `SetupError` says why it cannot be."""
        self.names = [seat.name for seat in seats]
        self.members = {place: seat.member for place, seat in enumerate(seats) if seat.member is not None}
        self.seats = {member: place for place, member in self.members.items()}
        self.ready: set[int] = set()  # who has said to go on with the next round
        self.held: set[int] = set()  # whose seat a bot holds until they are back
        self.story: list[tuple[int | None, tuple[Event, ...]]] = []  # of this round: who acted, and what happened
        self.ballots: dict[int, bool] = {}  # who has voted on the answer that is judged, and whether for it
        self.begun = 0  # the number of the entry with which it began
        self.strays = False  # whether its lines cannot be played again; then only the tally counts
        self._begins_anew = since is None
        self._agreed = rules, list(seats), seed, questions, deals
        self._new: list[str] = []
        self._is_headed = False  # whether the header of its record has been written
        self._secrets: dict[int, Deal] = {}
        self._deals = deals
        self.game = rules.match(len(seats), sorted(self.members), questions)
        self.tally = since or Tally([0] * len(self.game.scores))
        if since is not None:
            since.apply_to(self.game)
        self.table = Table(
            self.game,
            self.names,
            {place: bot_named(seat.bot) for place, seat in enumerate(seats) if seat.bot is not None},
            seed,
            self._new.append,
            stand_in=bot_named(STAND_IN),
            keep=self._secrets.__setitem__,
            remembers=False,
        )

    def renewed(self, since: Tally) -> Playing:
        """The same game once more, with its seats, standing as `since` tells."""
        again = Playing(*self._agreed, since)
        again.held = {member for member in self.held if self.seats[member] in again.away}
        return again

    def state(self) -> dict[str, Any]:
        """Before a deal: all that the rest of the game depends on."""
        _, seats, seed, questions, _ = self._agreed
        game, secret = self.game, self.game.secret
        assert secret is not None
        return {
            "seats": [asdict(seat) for seat in seats],
            "seed": seed,
            "questions": [(card, question_data(each)) for card, each in questions.items()],
            "ready": sorted(self.ready),
            "held": sorted(self.held),
            "begun": self.begun,
            "anew": self._begins_anew,
            "tally": asdict(Tally.before_a_deal(game)),
            "dealers": [game.dealer, game.next_dealer],
            "entropy": sorted(secret.entropy.items()),
            "actions": self.table.actions,
            "chain": self.table.chain,
        }

    @classmethod
    def resumed(cls, rules: Rules, state: dict[str, Any], deals: Callable[[], Deal]) -> Playing:
        """The game of which this is the state."""
        questions = {card: question_from(_as_written(*asked)) for card, *asked in state["questions"]}
        again = cls(rules, [Seat(**seat) for seat in state["seats"]], state["seed"], questions, deals)
        again.ready, again.held, again.begun = set(state["ready"]), set(state["held"]), state["begun"]
        again.tally, again._begins_anew = Tally(**state["tally"]), state["anew"]
        again.tally.apply_to(again.game)
        again.game.dealer, again.game.next_dealer = state["dealers"]
        seed, salt = [bytes.fromhex(part) for part in again.tally.secret]
        again.game.commit(Deal(seed, salt))
        for seat, text in state["entropy"]:
            again.game.add_entropy(seat, text)
        again.table.resume(state["actions"], state["chain"])
        again._new.clear()
        again._is_headed = True
        return again

    # How it stands

    @property
    def stage(self) -> str:
        if self.strays:
            return self.tally.stage
        return self.game.stage if self.game.stage in (PLAYING, OVER) else READY

    @property
    def is_whole(self) -> bool:
        """Whether its record tells all of it."""
        return self._begins_anew and not self.strays

    @property
    def away(self) -> set[int]:
        return set(self.tally.away) if self.strays else self.game.away

    def reveal(self) -> list[Event]:
        """The secret of the round that is played, or would have come next; nothing if the game is over."""
        secret = self.game.secret
        if self.strays or secret is None:
            return self.tally.reveal()
        number = self.game.number + (self.stage == READY)
        return [SeedTold(number, secret.seed.hex(), secret.salt.hex())] if self.stage != OVER else []

    def people(self) -> list[int]:
        """The members of the game, without those who are away."""
        away = self.away
        return [member for member, seat in self.seats.items() if seat not in away]

    def view(self, seat: int | None, past: bool = True) -> View | None:
        """What this seat may know of the cards; None: none have been dealt."""
        return None if self.strays or self.game.round is None else self.game.view(seat, past)

    def heard(self, seat: int | None) -> Sequence[Event]:
        """All that this seat has heard of the round."""
        return () if self.strays or self.game.round is None else self.game.heard_by(seat)

    def wants(self, judge: int | None) -> dict[int, str]:
        """From which members something is wanted during a round: that they take their turn, go on, or judge.

        Whoever may speak out of turn is waited for only where a bot would go on: a person's play ends the pause.
        """
        table = self.table
        wanted: dict[int, str] = {}
        for seat in table.awaited():
            if seat == JUDGE:
                judges = self.voters() or ([] if judge is None else [judge])
                wanted |= {member: "judge" for member in judges if member not in self.ballots}
            elif not table.is_pause(seat):
                wanted[self.members[seat]] = "turn"
            elif table.turn not in table.people:
                wanted[self.members[seat]] = "pause"
        return wanted

    @property
    def is_waiting(self) -> bool:
        """Whether nothing goes on by itself until a person has acted."""
        return self.table.is_waiting and self.verdict() is None

    def voters(self) -> list[int]:
        """Who votes on the answer that is judged: all who play but the one who gave it. Nobody: the host judges."""
        if self._agreed[0].judge != "vote" or JUDGE not in self.table.awaited():
            return []
        return [member for member in self.people() if self.seats[member] != self.table.turn]

    def verdict(self) -> bool | None:
        """Whether the answer is right by the votes, for which half of them are enough; None: that is open."""
        voters = self.voters()
        votes = [self.ballots[member] for member in voters if member in self.ballots]
        if votes and 2 * votes.count(True) >= len(voters):
            return True
        return False if 2 * votes.count(False) > len(voters) else None

    # What is done

    def vote(self, data: Mapping[str, Any]) -> None:
        self.ballots[data["member"]] = data["right"]

    def goes_on(self) -> Sequence[Event]:
        """What happens by itself: the votes decide, or a bot does something."""
        verdict = self.verdict()
        if verdict is None:
            return self.table.bot_turn()
        told = self.table.apply(JUDGE, right if verdict else wrong)
        assert not isinstance(told, Refusal), told
        return told

    def commit(self) -> Sequence[Event]:
        """Between rounds: to the next one."""
        return self.table.commit(self._deals()) if self.game.stage == BETWEEN else ()

    def go_on(self, member: int) -> None:
        """Ready for the next round, or nothing to say out of turn."""
        if self.stage == READY:
            self.ready.add(member)
        elif member in self.seats:
            self.table.go_on(self.seats[member])

    def obliged(self, member: int, action: Action) -> Sequence[Event]:
        """What the table lets a seat do that can always be done: leave, or return."""
        told = self.table.apply(self.seats[member], action)
        assert not isinstance(told, Refusal), told
        return told

    def done(self, member: int | None, told: Sequence[Event], data: dict[str, Any]) -> list[Event]:
        """After every step, which is written into `data`: if the round is over, the next one is committed to."""
        events = [*told, *self.commit()]
        self.note(member, events)
        self.write_into(data)
        return events

    def note(self, member: int | None, events: list[Event]) -> None:
        """The story of the round, who has come back, and who is to be asked again."""
        kinds = {type(event) for event in events}
        if Dealt in kinds:
            self.story = []
        if events:
            self.story.append((member, tuple(events)))
        for event in () if kinds.isdisjoint(_NOTED) else events:
            if isinstance(event, CameBack):
                self.held.discard(self.members[event.seat])
            elif isinstance(event, Committed):
                self.ready = set()
            elif isinstance(event, Judged):
                self.ballots = {}

    # Writing it down, and playing it again

    def written(self) -> dict[str, Any]:
        """The lines of what has just been done, and the secrets in it: all that is needed to do it again."""
        lines = "".join(self._new)
        self._is_headed = True
        secrets = {str(number): [deal.seed.hex(), deal.salt.hex()] for number, deal in self._secrets.items()}
        self._new.clear()
        self._secrets.clear()
        return {"lines": lines, "secrets": secrets} if secrets else {"lines": lines}

    def write_into(self, data: dict[str, Any]) -> None:
        """The same; and the tally follows, since what comes next may be done elsewhere and again here."""
        data |= self.written()
        self.tally.read(record_texts(data["lines"]), data.get("secrets", {}))

    def redo(self, data: Mapping[str, Any], exactly: bool) -> list[Event]:
        """Play an entry again. If it gives something else than was written, it is `Broken`; or, where it need not
        be followed `exactly` because other rules may have written it, the game `strays` from there on.
        """
        texts = record_texts(data["lines"])
        self.tally.read(texts, data.get("secrets", {}))
        if self.strays:
            return []
        try:
            return self._replayed(data, texts, exactly)
        except Exception:
            if exactly:
                raise
            self.strays = True
            return []

    def _replayed(self, data: Mapping[str, Any], texts: Sequence[str], exactly: bool) -> list[Event]:
        events: list[Event] = []
        secrets = {
            int(number): Deal(bytes.fromhex(seed), bytes.fromhex(salt))
            for number, (seed, salt) in data.get("secrets", {}).items()
        }
        if not self._is_headed:  # the header is written by itself
            texts = texts[[text.partition(" ")[0] for text in texts].index("round") :]
        for text in texts:
            word = text.partition(" ")[0]
            told = () if word in FACTS else self.table.again(text, secrets.__getitem__)
            if isinstance(told, Refusal):
                raise Broken(f"what seat {word} did is refused: {told.reason}")
            events += told
        given = self.written()["lines"]
        if given != data["lines"] if exactly else _comparable(given) != _comparable(data["lines"]):
            raise Broken("the game does not go as it was written down")
        return events


def record_texts(lines: str) -> list[str]:
    """The lines of a record without their checks, which hang together."""
    return [line.rpartition("  #")[0] for line in lines.splitlines()]


def _comparable(lines: str) -> list[str]:
    """What must be the same whichever version of the rules has written it."""
    return [text for text in record_texts(lines) if not text.startswith("rules ")]


def record_in(texts: Iterable[str]) -> str:
    """The record of a game, which these entries of a log tell from its beginning."""
    return "".join([msgspec.json.decode(text).get("lines", "") for text in texts])


def _as_written(first: Any, *others: Any) -> dict[str, Any]:
    """A question of a state; older states have its text, its answers and whether it is exact."""
    return {"ask": first, "accept": others[0], "exact": others[1]} if others else first


def questions_in(lines: str) -> dict[str, Question]:
    """What is asked in a game whose lines these are."""
    return dict([question_in(text) for text in record_texts(lines) if text.startswith("question ")])
