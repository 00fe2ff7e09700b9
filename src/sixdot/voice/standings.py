"""How the game stands: the scores, who leads, and how many points end it."""

from collections.abc import Sequence

from sixdot.game.view import Seats, View
from sixdot.voice.pieces import both, high_wins, own_first, together, who
from sixdot.voice.words import Words

Score = tuple[int, Seats]  # the points, and whose they are


class Standings:
    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        self._view, self._names, self._words = view, names, words
        self._sign = -1 if high_wins(view) else 1  # of the points, so that the best come first
        scores = zip(view.scores, view.teams, strict=True)
        self._ranked: list[Score] = sorted(scores, key=lambda score: self._sign * score[0])

    def all(self) -> str:
        """The scores of players or teams, the best first, and what wins."""
        view, words = self._view, self._words
        told = []
        for points, seats in self._ranked:
            message = "table-score-out" if self._is_out(points) else "table-score-of"
            told.append(words.say(message, who=self._owners(seats), points=points))
        form = "first-to" if view.scoring == "credit" else view.scoring
        return together([words.say("table-score", scores=words.joined(told), form=form, target=view.target)], words)

    def of(self, seats: Sequence[int]) -> str:
        """The scores of these players, a sentence each; partners have one together."""
        found = [(points, team) for points, team in self._ranked if set(team) & set(seats)]
        return together([self._words.say("score-one", **self._values(*score)) for score in found], self._words)

    def leader(self, seats: Sequence[int] = ()) -> str:
        """Who is first, and which places the listener and these players have."""
        view, words = self._view, self._words
        if view.winners:
            winners = [score for score in self._ranked if set(score[1]) & set(view.winners)]
            return together([words.say("leader-won", **self._values(winners[0][0], view.winners))], words)
        if not any(view.scores):
            return words.say("leader-none")
        best = min([self._sign * points for points, _ in self._still_in()])
        first = [seat for points, team in self._still_in() if self._sign * points == best for seat in team]
        told = [words.say("leader", form=view.scoring, **self._values(best * self._sign, first))]
        asked = [] if view.seat is None else [view.seat, *seats]
        places = [score for score in self._ranked if set(score[1]) & set(asked) and not set(score[1]) & set(first)]
        told += [self._place(score) for score in places]
        if words.length == "full":
            told.append(words.say("target", form=view.scoring, target=view.target))
        return together(told, words)

    def target(self, seats: Sequence[int] = ()) -> str:
        """How many points end the game, and how far these players, or else the listener, are from it."""
        view, words = self._view, self._words
        own = [points for points, team in self._ranked if view.seat in team]
        values: dict[str, str | int] = {"form": view.scoring, "target": view.target}
        told = [words.say("target", **values)]
        others = [score for score in self._ranked if set(score[1]) & {*seats} - {view.seat}]
        for points, team in others:
            left = max(0, view.target - points)
            message = "target-of" if high_wins(view) else "score-one"
            told.append(words.say(message, left=left, **self._values(points, team)))
        if own and not others:
            told.append(words.say("target-own", points=own[0], left=max(0, view.target - own[0]), **values))
        return together(told, words)

    def _place(self, score: Score) -> str:
        points, seats = score
        if self._is_out(points):
            return self._words.say("leader-out", **self._values(points, seats))
        better = [other for other, _ in self._still_in() if self._sign * other < self._sign * points]
        level = [seat for other, team in self._still_in() if other == points and team != seats for seat in team]
        with_ = self._owners(level) if level else None
        return self._words.say("leader-place", place=len(better) + 1, level=with_, **self._values(points, seats))

    def _still_in(self) -> list[Score]:
        return [score for score in self._ranked if not self._is_out(score[0])]

    def _is_out(self, points: int) -> bool:
        return self._view.scoring == "elimination" and points >= self._view.target

    def _owners(self, seats: Sequence[int]) -> str:
        players = [who(seat, self._view, self._names) for seat in own_first(seats, self._view.seat)]
        return both([self._words.one(player) for player in players], self._words)

    def _values(self, points: int, seats: Sequence[int]) -> dict[str, str | int]:
        """`verb`: how the sentence goes on after the players: you, one or many."""
        verb = "you" if self._view.seat in seats else "one" if len(seats) == 1 else "many"
        return {"players": self._owners(seats), "points": points, "verb": verb}
