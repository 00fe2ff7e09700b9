"""A whole game: dealers, rounds and scores; who leaves, who is out, and who has won."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Final, NamedTuple

from sixdot.game import events as e
from sixdot.game.actions import ANSWER, CONFIRM, LEAVE, RETURN, RIGHT, WRONG, Action, right, wrong
from sixdot.game.dealer import draw_for_dealer, shuffled_packs
from sixdot.game.edition import Edition
from sixdot.game.families import new_round
from sixdot.game.knowledge import Own, own_part
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import Question, question_kinds
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.game.round import NO_ACTION, Round
from sixdot.game.scoring import scoring_for
from sixdot.game.shuffle import LONGEST_ENTROPY, Deal, new_deal
from sixdot.game.view import JUDGE_PHASE, OVER_PHASE, Seats, View, neighbours, no_such_seat, seat_bits

RULES_VERSION: Final = 1
JUDGE: Final = -2  # the seat of a person who judges answers

BETWEEN: Final = "between"
COMMITTED: Final = "committed"
PLAYING: Final = "playing"
OVER: Final = "over"


class Ruling(NamedTuple):
    """How the program judged the last answer, and the round before it, unless something has happened since."""

    seat: int
    right: bool
    before: Round | None


class StageError(Exception):
    """The game cannot do what it was asked to do at this stage."""


def _check_seat(seat: int, players: int | None = None) -> None:
    """When compiled, the annotation checks what it is; otherwise we do. `players`: it must be one of their seats."""
    if not isinstance(seat, int):
        raise TypeError(f"a seat is a whole number, not {seat!r}")
    if players is not None and not 0 <= seat < players:
        raise no_such_seat(seat, players)


class Match:
    """One game from the first deal to the last score. `copy.copy`, `copy.deepcopy` and `pickle` make games that go on
    like it by themselves.

    >>> game = Match(edition_named("mattel"), players=4)
    >>> told = game.commit()                           # draws a secret seed and tells its commitment
    >>> told += game.add_entropy(0, "my own chance")   # each person may add to it
    >>> told += game.deal()
    >>> seat = game.view(None).turn
    >>> told = game.apply(seat, game.legal(seat)[-1])  # until the round is over; then again from `commit`
    >>> game.stage
    'playing'
    """

    def __init__(
        self,
        edition: Edition,
        players: int,
        options: Options | None = None,
        people: Sequence[int] | None = None,
        questions: dict[str, Question] | None = None,
    ) -> None:
        """A game of `edition`; `people` are the seats of human players, by default all of them."""
        if not isinstance(edition, Edition):
            raise TypeError(f"a game needs an Edition, not {edition!r}: edition_named() finds one by its name")
        if not isinstance(players, int) or not isinstance(options, Options | None):
            raise TypeError("a game needs a number of players, and Options or none")
        self.edition = edition
        self.rules = RULES_VERSION  # by which it was begun
        self.players = players
        self.options = (options or Options()).agreed(edition.in_teams)
        self.scoring = scoring_for(edition, players, self.options)
        self._check_options()
        self.people: set[int] = set(range(players) if people is None else people)
        for seat in self.people:
            if not isinstance(seat, int) or not 0 <= seat < players:
                raise SetupError(f"the people sit on seats 0 to {players - 1}, not {seat!r}")
        self.questions = question_kinds(edition, questions or {})
        self.scores = [0] * len(self.scoring.units)
        self.number = 0  # of the deal
        self.scored = 0  # rounds that somebody has won: a blocked round does not count
        self.dealer: int | None = self.options.dealer
        self.next_dealer: int | None = None
        self.eliminated: set[int] = set()
        self.away: set[int] = set()
        self.winners: tuple[int, ...] = ()
        self.stage = BETWEEN
        self.secret: Deal | None = None
        self._told_seeds: set[bytes] = set()
        self.round: Round | None = None
        self.ruling: Ruling | None = None
        self._told: list[e.Event] = []  # since the deal, and what each seat has heard of it
        self._heard: dict[int | None, list[e.Event]] = {}

    def __copy__(self) -> "Match":
        return deepcopy(self)  # a shallow one would share the round and the scores

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.edition, self.players, self.options), self.__getstate__()

    def _check_options(self) -> None:
        dealer = self.options.dealer
        if dealer is not None:
            if self.edition.first_dealer != "chosen":
                raise SetupError(f"the first dealer of the {self.edition.name} edition is drawn for, not chosen (S1)")
            if dealer not in range(self.players):
                raise SetupError(f"the dealer is one of the seats 0 to {self.players - 1}, not {dealer} (S1)")
        if self.options.judge != "program" and not self.edition.asks_questions:
            message = "the {edition} edition asks no questions, so nobody judges (Q7)"
            raise SetupError(message, "no-judge", edition=self.edition.name)

    # The deal

    def commit(self, deal: Deal | None = None) -> list[e.Event]:
        """Draw the seed of the next round and tell its commitment."""
        self._need(BETWEEN, "a round is under way, or the game is over")
        secret = new_deal() if deal is None else deal
        if not isinstance(secret, Deal):
            raise TypeError("commit() takes a Deal")
        if secret.entropy:
            raise StageError("not like that: the seats add texts after the commitment")
        if secret.seed in self._told_seeds:
            raise StageError("not like that: this seed has been told, so everybody could know the cards")
        promise = secret.commitment(self.number + 1)
        self._told_seeds.add(secret.seed)
        self.secret = secret
        self.stage = COMMITTED
        return [e.Committed(self.number + 1, promise)]

    def add_entropy(self, seat: int, text: str) -> list[e.Event]:
        """A person adds a text to the seed, which nobody knows yet; each seat may do so once."""
        _check_seat(seat)
        self._need(COMMITTED, "texts are added between the commitment and the deal")
        if self.secret is None or seat not in self.people:
            raise StageError(f"seat {seat} is not a person at this table")
        if seat in self.secret.entropy:
            raise StageError(f"seat {seat} has already added a text")
        if not text or len(text) > LONGEST_ENTROPY or not text.isprintable() or text != text.strip():
            raise StageError(f"a text has 1 to {LONGEST_ENTROPY} printable characters")
        self.secret = Deal(self.secret.seed, self.secret.salt, {**self.secret.entropy, seat: text})
        return [e.EntropyAdded(seat, text)]

    def deal(self, heard: bool = True) -> list[e.Event]:
        """Choose the dealer if need be, shuffle, deal, and start the round; not `heard`, it tells nothing of it."""
        self._need(COMMITTED, "a round must be committed to before it is dealt")
        assert self.secret is not None
        stream = self.secret.stream(self.number + 1)
        told: list[e.Event] = []
        dealer = self.next_dealer if self.number else self.dealer
        if dealer is None and self.edition.first_dealer == "chosen" and self.number == 0:
            seats = self.present()
            dealer = seats[stream.below(len(seats))]
        elif dealer is None:
            dealer, draws = draw_for_dealer(self.edition, self.present(), shuffled_packs(self.edition, stream))
            if heard:
                told.append(e.DealerDrawn(tuple(draws), dealer))
        elif dealer not in self.present():  # the player who was to deal has left
            dealer = self._next_present(dealer)
        self.dealer = dealer
        game = new_round(self.edition, self.players, dealer, stream)
        game.listen(heard)
        game.humans = seat_bits(sorted(self.people - self.away))
        game.questions = self.questions
        game.person_judges = self.options.judge != "program"
        game.sit_down(seat_bits(self._passed_over()))
        self.number += 1
        self.stage = PLAYING
        self.round = game
        self.ruling = None
        told += game.deal()
        self._told = list(told)
        self._heard = {}
        return told

    def present(self) -> list[int]:
        """The seats that are dealt in."""
        passed_over = self._passed_over()
        return [seat for seat in range(self.players) if seat not in passed_over]

    def _passed_over(self) -> list[int]:
        gone = self.away if self.options.leavers == "fold" else set()
        return sorted(self.eliminated | gone)

    def _need(self, stage: str, otherwise: str) -> None:
        if self.stage != stage:
            raise StageError(f"not now: {otherwise}")

    # The round

    def play_on(self, game: Round) -> None:
        """Carry on with a round that was laid out elsewhere."""
        self.round = game
        self.dealer = game.dealer
        self.number = max(self.number, 1)
        self.stage = PLAYING
        game.person_judges = self.options.judge != "program"
        if game.phase == OVER_PHASE:
            self.settle(game)

    def apply(self, seat: int, action: Action) -> Sequence[e.Event] | Refusal:
        """Do it and say what happened, including the score at the end of a round; or refuse."""
        _check_seat(seat)
        if not isinstance(action, Action):
            raise TypeError(NO_ACTION.format(type(action).__name__))
        game = self.round
        if game is None or self.stage == COMMITTED:
            raise StageError("not now: the cards have not been dealt yet")
        before = game.copy() if action.verb in (ANSWER, CONFIRM) and not game.person_judges else None
        if action.verb in (RIGHT, WRONG):
            told = self._judge(game, seat, action)
            game = self.round or game  # an overruling goes back
        elif action.verb in (LEAVE, RETURN):
            told = self._come_or_go(game, seat, action)
        else:
            told = game.apply(seat, action)
        if isinstance(told, Refusal):
            return told
        if self.stage == PLAYING and game.phase == OVER_PHASE:
            told = [*told, *self.settle(game)]
        self._note_ruling(told, before)
        self._told += told
        return told

    def _note_ruling(self, told: Sequence[e.Event], before: Round | None) -> None:
        """What can be overruled: the last ruling of the program, which stands once anything else has been done."""
        if self.ruling is not None:
            self.ruling = Ruling(self.ruling.seat, self.ruling.right, None)
        for event in told if self.edition.asks_questions else ():
            if isinstance(event, e.Answered) and event.right is not None:
                since = before if self.stage == PLAYING else None
                self.ruling = None if event.text is None else Ruling(event.seat, event.right, since)

    def _judge(self, game: Round, seat: int, action: Action) -> Sequence[e.Event] | Refusal:
        game.log = []
        right = action.verb == RIGHT
        if seat == JUDGE and game.judge(right):
            return game.log
        if seat == JUDGE and self.ruling is not None and self.ruling.right != right:
            return self._overrule(self.ruling, right)
        return Refusal("NOTHING_TO_JUDGE", self.edition.id, seat, action, game.legal(seat) if seat >= 0 else ())

    def _overrule(self, ruling: Ruling, right: bool) -> Sequence[e.Event]:
        """Q7: if nothing has been done since that answer, the game goes on from there as if it had been judged so; if
        something has, the cards stay where they are.
        """
        self.ruling = Ruling(ruling.seat, right, None)
        told: list[e.Event] = [e.Overruled(ruling.seat, right, ruling.before is not None)]
        if ruling.before is not None:
            ruling.before.listen()
            ruling.before.log = []
            ruling.before.judge(right, anew=True)
            self.round = ruling.before
            told += ruling.before.log
        return told

    def _come_or_go(self, game: Round, seat: int, action: Action) -> Sequence[e.Event] | Refusal:
        from sixdot.game.leaving import come_back, fold, go_away

        leaving = action.verb == LEAVE
        if self.stage == OVER:
            return Refusal("ROUND_OVER", self.edition.id, seat, action, ())
        if seat not in self.people:
            return Refusal("NOT_A_PERSON", self.edition.id, seat, action, ())
        if (seat in self.away) == leaving:
            reason: RefusalReason = "ALREADY_AWAY" if leaving else "NOT_AWAY"
            return Refusal(reason, self.edition.id, seat, action, game.legal(seat))
        game.log = []
        if leaving:
            self.away.add(seat)
            if self.options.leavers == "fold" and game.phase != OVER_PHASE and game.is_seated(seat):
                fold(game, seat)
            else:
                go_away(game, seat, self.options.leavers == "fold")
        else:
            self.away.discard(seat)
            come_back(game, seat)
        return [*game.log, *self._see_who_stays()] if self.stage == BETWEEN else game.log

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Everything a seat (or the judge) may do now, except leaving and coming back."""
        if seat == JUDGE:
            judging = self.stage == PLAYING and self.round is not None and self.round.phase == JUDGE_PHASE
            return (right, wrong) if judging else ()
        _check_seat(seat, self.players)
        return () if self.round is None or self.stage != PLAYING else self.round.legal(seat)

    def view(self, seat: int | None, past: bool = True) -> View:
        """What this seat (None: a spectator) may know; `past`: also all that it has heard."""
        if seat is not None:
            _check_seat(seat, self.players)
        if self.round is None:
            raise StageError("not now: no round has been dealt")
        view = self.round.view(seat)
        view.round = self.number
        view.scores = tuple(self.scores)
        view.teams = self.scoring.units
        view.couples = self.couples()
        view.partners = partners_in(view.couples, seat)
        view.scoring = self.scoring.form
        view.target = self.scoring.target
        view.winners = self.winners
        if past:
            view.heard = tuple(self.heard_by(seat))
        return view

    def couples(self) -> tuple[Seats, ...]:
        """Who plays together in this round."""
        return self.scoring.couples(self.scored + (self.stage == PLAYING or self.stage == COMMITTED))

    def own(self, seat: int) -> Own:
        """The part of a View that is for its seat alone."""
        _check_seat(seat, self.players)
        if self.round is None:
            raise StageError("not now: no round has been dealt")
        return own_part(self.round, seat)

    def heard_by(self, seat: int | None) -> list[e.Event]:
        """What a seat has heard of this round; only events that are new since the last call are looked through."""
        heard = self._heard.setdefault(seat, [])
        for event in self._told[len(heard) :]:
            heard.append(event if event.open else e.hear(event, seat))
        return heard

    def retell(self, told: Sequence[e.Event]) -> None:
        """All that has been told since the deal, where not everything was listened to until now."""
        self._told = list(told)
        self._heard = {}

    # The end of a round

    def settle(self, game: Round) -> list[e.Event]:
        """Tell the seed, and score the round, which is over. `apply` does it for those who play by it."""
        told: list[e.Event] = []
        if self.secret is not None:
            told.append(e.SeedTold(self.number, self.secret.seed.hex(), self.secret.salt.hex()))
        winner = game.winner if game.winner >= 0 else None
        return told + self.score([hand.points(game.points) for hand in game.hands], winner)

    def score(self, points: Sequence[int], winner: int | None) -> list[e.Event]:
        """Score a round by what is left in each hand, and see who is out, who has won and who deals next."""
        changes = [0] * len(self.scores)
        if winner is not None:
            self.scored += 1
            changes = self.scoring.changes(points, winner, self.scored)
        self.scores = [score + change for score, change in zip(self.scores, changes, strict=True)]
        told: list[e.Event] = [e.Scored(tuple(changes), tuple(self.scores))]
        if winner is not None:
            told += self._eliminate()
            self.winners = self.scoring.winners(self.scores, self.scored, tuple(self._passed_over()))
        self.next_dealer = self.dealer_after(winner)
        self.stage = BETWEEN
        return told + self._see_who_stays()

    def _see_who_stays(self) -> list[e.Event]:
        """The game is over when it is won, or when fewer than two are left to play on."""
        present = self.present()
        if not self.winners and len(present) > 1:
            return []
        self.winners = self.winners or tuple(present)
        self.stage = OVER
        return [e.GameOver(self.winners)]

    def _eliminate(self) -> list[e.Event]:
        gone = [seat for seat in self.scoring.eliminated(self.scores) if seat not in self.eliminated]
        self.eliminated.update(gone)
        return [e.Eliminated(seat) for seat in gone]

    def dealer_after(self, winner: int | None) -> int | None:
        """S4: who deals the next round, among those still playing; None if they draw for it."""
        wins = self.edition.next_dealer == "winner" and winner is not None
        dealer = winner if wins else self.dealer
        if dealer is None or not self.present() or self.edition.next_dealer == "drawn":
            return None
        stays = self.edition.next_dealer == "winner" and dealer in self.present()
        return dealer if stays else self._next_present(dealer)

    def _next_present(self, seat: int) -> int:
        """The next seat to the left that is still playing."""
        return neighbours(self.players, seat_bits(self._passed_over()), 1)[seat]


def partners_in(couples: Sequence[Sequence[int]], seat: int | None) -> tuple[int, ...]:
    """Who plays with this seat."""
    return tuple([mate for pair in couples if seat in pair for mate in pair if mate != seat]) if couples else ()
