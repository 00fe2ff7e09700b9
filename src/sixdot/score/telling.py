"""What the score keeper says: a round, how the game stands, who deals, what was entered and taken back."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.view import Seats, View
from sixdot.score.keeper import CORRECT, REMOVE, ROUND, UNDO, CountedRound, Held, Keeper, ScoreEntry
from sixdot.score.reading import example_hand
from sixdot.voice.pieces import both, together
from sixdot.voice.standings import Standings
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.words import Who, Words


def view_of(keeper: Keeper) -> View:
    """How the game stands, as anybody at the table may know it; nothing is known of the cards."""
    match = keeper.match
    return View(
        edition=keeper.edition.id,
        house=keeper.edition.house,
        seat=None,
        players=len(keeper.names),
        people=tuple(range(len(keeper.names))),
        passed_over=tuple(sorted(match.eliminated)),
        dealer=-1 if keeper.dealer is None else keeper.dealer,
        phase="over",
        turn=None,
        direction="left",
        counts=(0,) * len(keeper.names),
        draw_count=0,
        discard_count=0,
        discards=(),
        announced=(),
        catchable=(),
        votes=(),
        winner=None,
        blocked=False,
        hand=(),
        drawn=None,
        legal=(),
        round=keeper.number,
        scores=tuple(match.scores),
        teams=match.scoring.units,
        couples=keeper.couples,
        scoring=match.scoring.form,
        target=match.scoring.target,
        winners=match.winners,
    )


class ScoreTelling:
    """One keeper, in the words of one listener."""

    def __init__(self, keeper: Keeper, words: Words) -> None:
        self._keeper = keeper
        self._names = keeper.names
        self._words = words.of(keeper.edition)

    # How it begins and goes on

    def welcome(self, again: bool) -> str:
        keeper, words = self._keeper, self._words
        message = "sheet-again" if again else "sheet-welcome"
        told = words.say(message, edition=keeper.edition, players=keeper.names, round=keeper.number)
        scoring = keeper.match.scoring
        form = words.say("target", form=scoring.form, target=scoring.target)
        stands = self.totals() if again and keeper.counted else ""
        return together([told, form, stands, self.next()], words)

    def totals(self) -> str:
        return Standings(view_of(self._keeper), self._names, self._words).all()

    def next(self) -> str:
        """Who deals, who plays together, and what is asked; at the end, who has won."""
        keeper, words = self._keeper, self._words
        if keeper.is_over:
            won = words.say("game-over", winners=self._who(keeper.match.winners), yours=False)
            return together([won, words.say("sheet-ended")], words)
        rotates = keeper.match.scoring.couples(1) != keeper.match.scoring.couples(2)
        pairs = self.partners() if rotates or (not keeper.rounds and keeper.couples) else ""
        return together([self.dealer(), pairs, words.say("sheet-ask-out")], words)

    def asked(self, question: Enquiry) -> str | None:
        """The answer to a question about the score; None: it is about something else."""
        standings = Standings(view_of(self._keeper), self._names, self._words)
        if question.fact == "score":
            return standings.of(question.seats) if question.seats else standings.all()
        if question.fact == "target":
            return standings.target(question.seats)
        if question.fact in ("leader", "winner"):
            return standings.leader(question.seats)
        return self.dealer() if question.fact == "dealer" else None

    def dealer(self) -> str:
        keeper = self._keeper
        if keeper.is_over:
            return self.next()
        drawn = keeper.edition.next_dealer == "drawn" or not keeper.rounds
        who = None if keeper.dealer is None else Who(self._names[keeper.dealer])
        drawn = drawn and keeper.edition.first_dealer != "chosen"
        return self._words.say("sheet-next", dealer=who, drawn=drawn, round=keeper.number)

    def partners(self) -> str:
        keeper, words = self._keeper, self._words
        if not keeper.couples:
            return words.say("sheet-no-pairs")
        if keeper.is_over:
            return self.next()
        pairs = [
            words.say("sheet-pair", first=self._names[first], second=self._names[second])
            for first, second in keeper.couples
        ]
        return words.say("sheet-pairs", round=keeper.number, pairs=words.listing(pairs))

    # While a round is entered

    def ask_hand(self, seat: int) -> str:
        return self._words.say("sheet-ask-hand", who=self._names[seat], example=example_hand(self._keeper.edition))

    def hand(self, seat: int, held: Held, was: bool = False) -> str:
        """What somebody has, or `was` left with in an earlier round."""
        cards = None if isinstance(held, int) or not held else list(held)
        points = self._keeper.points(held)
        return self._words.say("sheet-hand", who=self._names[seat], cards=cards, points=points, was=was)

    def out(self, winner: int | None) -> str:
        return self._words.say("sheet-out", who=None if winner is None else self._names[winner])

    # Rounds

    def round(self, number: int) -> str:
        """What a round that counts has brought, and how the game stands after the last."""
        keeper, words = self._keeper, self._words
        counted, scoring = keeper.counted[number - 1], keeper.match.scoring
        winner = counted.kept.winner
        who = None if winner is None else self._names[winner]
        told = []
        place = next((place for place, unit in enumerate(scoring.units) if winner in unit), None)
        gains = place is not None and not scoring.low_wins
        if place is not None and gains:
            unit = scoring.units[place]
            owners = both([self._names[seat] for seat in unit], words)
            values = {"points": counted.changes[place], "total": counted.scores[place]}
            told.append(words.say("sheet-scores", round=number, who=who, owners=owners, team=len(unit) > 1, **values))
        else:
            told.append(words.say("sheet-charges", round=number, who=who))
            if winner is not None:
                told.append(words.say("charged", gains=self._gains(counted)))
        told.append(words.say("scores-stand", totals=self._ranked(), told=not scoring.low_wins))
        told += [words.say("eliminated", who=Who(self._names[seat])) for seat in counted.gone]
        left = len(self._names) - len(keeper.match.eliminated)
        if counted.gone and left == 2 and number == len(keeper.counted):
            reverses = any(card.symbol == "rv" for card in keeper.edition.deck.cards)
            told.append(words.say("two-left", skips=reverses and keeper.edition.reverse_skips))
        return together(told, words)

    def _gains(self, counted: CountedRound) -> str | None:
        places = [place for place, change in enumerate(counted.changes) if change]
        return self._scores(counted.changes, places) or None

    def _ranked(self) -> str:
        """The totals of all who still play, the best first."""
        keeper = self._keeper
        scores, scoring = keeper.match.scores, keeper.match.scoring
        gone = keeper.out_before(len(keeper.counted))
        places = [place for place, unit in enumerate(scoring.units) if not set(unit) <= set(gone)]
        places.sort(key=lambda place: scores[place] if scoring.low_wins else -scores[place])
        return self._scores(scores, places)

    def _scores(self, points: Sequence[int], places: Sequence[int]) -> str:
        units, words = self._keeper.match.scoring.units, self._words
        told = [words.say("score-of", owners=self._who(units[place]), points=points[place]) for place in places]
        return words.joined(told, "scores-more")

    def _who(self, seats: Seats) -> list[Who]:
        return [Who(self._names[seat]) for seat in seats]

    def rounds(self) -> str:
        """All that was entered, a line each."""
        keeper = self._keeper
        lines = [self._line(number) for number in range(1, len(keeper.rounds) + 1)]
        return "\n".join(lines) or self._words.say("sheet-no-rounds")

    def details(self, number: int) -> str:
        """One round, with what everybody had."""
        keeper, words = self._keeper, self._words
        kept = keeper.rounds[number - 1]
        told = [self._line(number)]
        told += [self.hand(seat, held, was=True) for seat, held in enumerate(kept.hands) if held not in ((), 0)]
        if number <= len(keeper.counted):
            dealer = keeper.counted[number - 1].dealer
            told += [] if dealer is None else [words.say("sheet-dealt", who=self._names[dealer])]
        return together(told, words)

    def _line(self, number: int) -> str:
        keeper, words = self._keeper, self._words
        if number > len(keeper.counted):
            return words.say("sheet-line-aside", round=number)
        counted = keeper.counted[number - 1]
        winner = counted.kept.winner
        who = None if winner is None else self._names[winner]
        totals = self._scores(counted.scores, range(len(counted.scores)))
        return words.say("sheet-line", round=number, who=who, gains=self._gains(counted), totals=totals)

    # Changes

    def entered(self, entry: ScoreEntry) -> str:
        """After a round or a change: what it was, how the game stands now, and how it goes on."""
        keeper, words = self._keeper, self._words
        told = []
        if entry.does == ROUND:
            told.append(self.round(len(keeper.counted)))
        elif entry.does == CORRECT:
            told += [self._corrected(entry.number), self.totals()]
        elif entry.does == REMOVE:
            told += [words.say("sheet-removed", number=entry.number), self.totals()]
        return together([*told, self._aside(), self.next()], words)

    def _corrected(self, number: int) -> str:
        counted = self._keeper.counted[number - 1]
        winner = counted.kept.winner
        who = None if winner is None else self._names[winner]
        return self._words.say("sheet-corrected", number=number, who=who, gains=self._gains(counted))

    def turned(self, does: str, entry: ScoreEntry) -> str:
        """After this entry was undone, or done again."""
        keeper, words = self._keeper, self._words
        number = entry.number
        if entry.does == ROUND:
            number = keeper.number if does == UNDO else keeper.number - 1
        message = "sheet-undone" if does == UNDO else "sheet-redone"
        who = self._names[entry.seat] if entry.seat >= 0 else ""
        told = words.say(message, does=entry.does, number=number, who=who)
        stands = self.totals() if keeper.counted else ""
        return together([told, stands, self._aside(), self.next()], words)

    def _aside(self) -> str:
        """Which rounds do not count, because a correction has brought the end of the game forward."""
        first, last = len(self._keeper.counted) + 1, len(self._keeper.rounds)
        if first > last:
            return ""
        return self._words.say("sheet-left-aside", round=first, until=last, count=last - first + 1)
