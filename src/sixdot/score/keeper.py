"""The score of a table with real cards: what was entered, entry by entry, and how the game stands by it.

    keeper = Keeper(Agreement("rnib"), ["Ana", "Ben", "Cleo"])
    keeper.take(keeper.round(0, {1: cards, 2: 34}))      # Ana is out; Ben holds these cards, Cleo 34 points
    keeper.take(keeper.correction(1, 0, {1: 30, 2: 34}))
    keeper.take(UNDO_ENTRY)
    keeper.match.scores

Nothing is added up here: the game itself scores every round, from the first on, whenever an entry is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.agreement import Agreement
from sixdot.game.cards import Card
from sixdot.game.events import Eliminated, Scored
from sixdot.game.match import OVER, Match
from sixdot.game.options import SetupError
from sixdot.game.record import check_names
from sixdot.game.view import Seats
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded

ROUND: Final = "round"
CORRECT: Final = "correct"
REMOVE: Final = "remove"
DEALER: Final = "dealer"
UNDO: Final = "undo"
REDO: Final = "redo"
MOST_ROUNDS: Final = 999

Held = int | tuple[Card, ...]  # what somebody is left with: the cards, or only what they count


@dataclass(frozen=True)
class KeptRound:
    winner: int | None  # None: nobody went out
    hands: tuple[Held, ...]  # of each seat


@dataclass(frozen=True)
class ScoreEntry:
    does: str  # one of the words above
    number: int = 0  # of the round that is corrected, removed or dealt
    round: KeptRound | None = None
    seat: int = -1  # who deals


UNDO_ENTRY: Final = ScoreEntry(UNDO)
REDO_ENTRY: Final = ScoreEntry(REDO)


@dataclass(frozen=True)
class CountedRound:
    """A round as the game has scored it."""

    kept: KeptRound
    points: tuple[int, ...]  # what each seat was left with
    dealer: int | None
    changes: tuple[int, ...]  # of each score
    scores: tuple[int, ...]
    gone: Seats  # who was eliminated by it


@dataclass(frozen=True)
class _Page:
    """What was entered, as it counts now. There is one more dealer than rounds: the next one's."""

    rounds: tuple[KeptRound, ...] = ()
    dealers: tuple[int | None, ...] = (None,)  # as they were told; None: by the rule book

    def after(self, entry: ScoreEntry) -> _Page:
        rounds, dealers, place = list(self.rounds), list(self.dealers), entry.number - 1
        if entry.does == DEALER:
            dealers[place] = entry.seat
        elif entry.does == REMOVE:
            del rounds[place], dealers[place]
        else:
            assert entry.round is not None
            if entry.does == CORRECT:
                rounds[place] = entry.round
            else:
                rounds.append(entry.round)
                dealers.append(None)
        return _Page(tuple(rounds), tuple(dealers))


class Keeper:
    def __init__(self, agreed: Agreement, names: Sequence[str], entries: Iterable[ScoreEntry] = ()) -> None:
        """A `SetupError` says why there can be no such table."""
        _check_called(names)
        self.agreed = agreed
        self.names = tuple(names)
        self.match = self._new_match()
        self.edition = self.match.edition
        self.counted: tuple[CountedRound, ...] = ()
        self._worth = self.edition.card_points()
        self._page = _Page()
        self._past: list[tuple[ScoreEntry, _Page]] = []  # what can be undone, and how it was before
        self._undone: list[ScoreEntry] = []
        for entry in entries:
            self.take(entry)

    def _new_match(self) -> Match:
        return self.agreed.match(len(self.names), range(len(self.names)), {})

    # How the game stands

    @property
    def rounds(self) -> tuple[KeptRound, ...]:
        """All that were entered; those after the end of the game, if a correction has brought it forward, do not
        count."""
        return self._page.rounds

    @property
    def number(self) -> int:
        """Of the round that comes next."""
        return len(self.rounds) + 1

    @property
    def is_over(self) -> bool:
        return self.match.stage == OVER

    @property
    def dealer(self) -> int | None:
        """Who deals the next round; None: it is drawn, or nobody has said."""
        return self._who_deals(self.match, self._page.dealers[-1])

    @staticmethod
    def _who_deals(match: Match, told: int | None) -> int | None:
        return match.next_dealer if told is None or told in match.eliminated else told

    @property
    def couples(self) -> tuple[Seats, ...]:
        """Who plays together in the next round."""
        return self.match.scoring.couples(self.match.scored + 1)

    def points(self, held: Held) -> int:
        return held if isinstance(held, int) else sum([self._worth[card.kind] for card in held])

    def out_before(self, number: int) -> Seats:
        """Who was eliminated before this round."""
        return tuple(sorted([seat for each in self.counted[: number - 1] for seat in each.gone]))

    def asked(self, winner: int | None, number: int) -> list[int]:
        """Whose cards count when this player goes out of this round, beginning on the left."""
        if winner is None or (self.is_over and number > len(self.counted)):
            return []
        players, scoring = len(self.names), self.match.scoring
        scored = sum([each.kept.winner is not None for each in self.counted[: number - 1]]) + 1
        seats = [(winner + step) % players for step in range(1, players)]
        alone = {seat: [int(seat == other) for other in range(players)] for seat in seats}
        gone = self.out_before(number)
        return [seat for seat in seats if seat not in gone and any(scoring.changes(alone[seat], winner, scored))]

    # Entries: each is checked when it is made, and when it is taken

    def round(self, winner: int | None, left: Mapping[int, Held]) -> ScoreEntry:
        """The next round: who went out, and what the others are left with. A referee hands a round over so."""
        return self.checked(ScoreEntry(ROUND, 0, self._kept(winner, left)))

    def correction(self, number: int, winner: int | None, left: Mapping[int, Held]) -> ScoreEntry:
        return self.checked(ScoreEntry(CORRECT, number, self._kept(winner, left)))

    def removal(self, number: int) -> ScoreEntry:
        return self.checked(ScoreEntry(REMOVE, number))

    def deals(self, seat: int) -> ScoreEntry:
        """This player deals the next round, whatever the rule book says."""
        return self.checked(ScoreEntry(DEALER, self.number, seat=seat))

    def _kept(self, winner: int | None, left: Mapping[int, Held]) -> KeptRound:
        return KeptRound(winner, tuple([left.get(seat, ()) for seat in range(len(self.names))]))

    def last(self, does: str) -> ScoreEntry:
        """What would be undone, or done again. A `Trouble` if there is nothing."""
        if does == UNDO and self._past:
            return self._past[-1][0]
        if does == REDO and self._undone:
            return self._undone[-1]
        raise Trouble("sheet-no-undo" if does == UNDO else "sheet-no-redo")

    def checked(self, entry: ScoreEntry) -> ScoreEntry:
        """The same entry, or a `Trouble` that says why it makes no sense now."""
        if entry.does in (UNDO, REDO):
            self.last(entry.does)
            return entry
        if entry.does not in (ROUND, CORRECT, REMOVE, DEALER):
            raise Trouble("sheet-senseless")
        if self.is_over and entry.does in (ROUND, DEALER):
            raise Trouble("sheet-over", winners=[self.names[seat] for seat in self.match.winners])
        if entry.does == ROUND:
            if self.number > MOST_ROUNDS:
                raise Trouble("sheet-full", most=MOST_ROUNDS)
        elif entry.does == DEALER:
            if entry.number != self.number or entry.seat not in range(len(self.names)):
                raise Trouble("sheet-senseless")
            self._check_plays(entry.seat, self.number)
        else:
            self.check_number(entry.number, counts=entry.does == CORRECT)
        if entry.round is not None:
            self._check_round(entry.round, entry.number or self.number)
        elif entry.does in (ROUND, CORRECT):
            raise Trouble("sheet-senseless")
        return entry

    def check_number(self, number: int, counts: bool = True) -> None:
        """A `Trouble` unless there is such a round, and it counts."""
        if not 1 <= number <= len(self.rounds):
            raise Trouble("sheet-no-round", number=number, count=len(self.rounds))
        if counts and number > len(self.counted):
            raise Trouble("sheet-aside", number=number, last=len(self.counted))

    def _check_plays(self, seat: int, number: int) -> None:
        if seat in self.out_before(number):
            raise Trouble("sheet-gone", who=self.names[seat])

    def _check_round(self, kept: KeptRound, number: int) -> None:
        winner, deck = kept.winner, self.edition.deck
        if len(kept.hands) != len(self.names) or not (winner is None or 0 <= winner < len(self.names)):
            raise Trouble("sheet-senseless")
        if winner is not None:
            self._check_plays(winner, number)
            if kept.hands[winner] not in ((), 0):
                raise Trouble("sheet-out-holds", who=self.names[winner])
        for seat, held in enumerate(kept.hands):
            if held not in ((), 0):
                self._check_plays(seat, number)
        counted = Counter([card for held in kept.hands if not isinstance(held, int) for card in held])
        for card, count in counted.items():
            if card.deck != deck.name:
                raise Trouble("sheet-senseless")
            if count > deck.copies[card.kind]:
                raise Trouble("sheet-too-many", card=card, count=count, copies=deck.copies[card.kind])
        most = self.most_points
        for held in kept.hands:
            if isinstance(held, int) and not 0 <= held <= most:
                raise Trouble("sheet-number", value=held, most=most)
        total = sum([self.points(held) for held in kept.hands])
        if total > most:
            raise Trouble("sheet-number", value=total, most=most)

    @property
    def most_points(self) -> int:
        """What all the cards of the deck count together."""
        return sum([worth * count for worth, count in zip(self._worth, self.edition.deck.copies, strict=True)])

    # What counts

    def take(self, entry: ScoreEntry) -> None:
        """Let an entry count, after what was entered before; a `Trouble` and no change if it makes no sense."""
        self.checked(entry)
        if entry.does == UNDO:
            undone, self._page = self._past.pop()
            self._undone.append(undone)
        else:
            meant = self._undone.pop() if entry.does == REDO else entry
            if entry.does != REDO:
                self._undone = []
            self._past.append((meant, self._page))
            self._page = self._page.after(meant)
        self._count()

    def _count(self) -> None:
        """From the first round on; what comes after the end of the game does not count."""
        self.match = match = self._new_match()
        counted = []
        for kept, told in zip(self._page.rounds, self._page.dealers, strict=False):
            if match.stage == OVER:
                break
            match.dealer = self._who_deals(match, told)
            match.number += 1
            points = [self.points(held) for held in kept.hands]
            events = match.score(points, kept.winner)
            scored = next(event for event in events if isinstance(event, Scored))
            gone = tuple([event.seat for event in events if isinstance(event, Eliminated)])
            scores = scored.changes, scored.scores
            counted.append(CountedRound(kept, tuple(points), match.dealer, *scores, gone))
        self.counted = tuple(counted)


def _check_called(names: Sequence[str]) -> None:
    """A `SetupError` unless every name can be typed before a number, and means one player."""
    check_names(names)
    for name in names:
        if not any(sign.isalpha() for sign in name) or "," in name:
            raise SetupError("a name has a letter in it and no comma, unlike {value}", "name-letter", value=name)
    if len({folded(name) for name in names}) < len(names):
        raise SetupError("two people have the same name: give each another one", "same-name")
