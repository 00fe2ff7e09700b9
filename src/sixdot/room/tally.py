"""How a game stands as its written lines tell it, without the cards: all that is left if they cannot be replayed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from sixdot.game.events import Event, SeedTold
from sixdot.game.match import OVER as GAME_OVER
from sixdot.game.match import Match
from sixdot.room.state import OVER, PLAYING, READY


@dataclass
class Tally:
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

    def read(self, data: Mapping[str, Any]) -> None:
        """An entry of the game."""
        for secret in data.get("secrets", {}).values():
            self.secret = list(secret)
        for line in data["lines"].splitlines():
            word, _, rest = line.rpartition("  #")[0].partition(" ")
            if word == "deal":
                self.rounds, self.dealt = self.rounds + 1, True
            elif word == "dealer":
                self.dealer = int(rest)
            elif word == "scores":
                self._score([int(score) for score in rest.split(" ")])
            elif word == "winners":
                self.winners = [int(seat) for seat in rest.split(" ")]
            elif rest == "leave":
                self.away.append(int(word))
            elif rest == "return":
                self.away.remove(int(word))

    def _score(self, scores: list[int]) -> None:
        self.scored += scores != self.scores  # in a blocked round nobody scores
        self.scores, self.dealt = scores, False

    def apply_to(self, match: Match) -> None:
        """Let a new game stand as this one did. A round that was called off is dealt again by the same dealer."""
        match.scores, match.number, match.scored = list(self.scores), self.rounds, self.scored
        match.eliminated = set(match.scoring.eliminated(match.scores))
        match.away, match.winners = set(self.away), tuple(self.winners)
        if self.dealer >= 0:
            match.next_dealer = self.dealer if self.dealt else (self.dealer + 1) % match.players
        if self.winners:
            match.stage = GAME_OVER

    def reveal(self) -> list[Event]:
        """The secret of a round that is not played to its end."""
        number = self.rounds if self.dealt else self.rounds + 1
        return [SeedTold(number, *self.secret)] if self.secret and not self.winners else []

    def data(self) -> dict[str, Any]:
        """As it is stored, without the secret: that has been told."""
        return {name: value for name, value in asdict(self).items() if name != "secret"}
