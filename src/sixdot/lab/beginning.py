"""Positions that episodes begin from: read from the options of a reset, and tried before anything is changed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from msgspec import field

from sixdot.conformance.reading import LaidOut, converted
from sixdot.game.match import Match
from sixdot.game.options import SetupError
from sixdot.game.position import Position
from sixdot.game.round import Round
from sixdot.game.view import seat_bits


class WrittenBeginning(LaidOut, kw_only=True):
    """The keys of a scenario that say where the cards lie, and how the game stands."""

    eliminated: list[int] = field(default_factory=list)
    scores: list[int] | None = None


class Beginning(Protocol):
    """What is on the table when an episode begins that is not dealt."""

    def put_on(self, match: Match, seed: str) -> None:
        """Go on from here in a match that has just been made."""


@dataclass(frozen=True)
class GoingRound:
    """A round that is under way; it goes on by itself, the one that was given stays as it is."""

    round: Round

    def put_on(self, match: Match, seed: str) -> None:
        game = self.round.copy()
        game.listen()
        match.play_on(game)


@dataclass(frozen=True)
class Layout:
    position: Position
    scores: list[int] | None = None

    def put_on(self, match: Match, seed: str) -> None:
        """The seed shuffles the cards that are not named."""
        position = replace(self.position, key=seed.encode())
        if len(position.hands) != match.players:
            raise SetupError(f"{match.players} players need as many hands, not {len(position.hands)}")
        if position.eliminated and match.options.scoring != "elimination":
            raise SetupError("players can be eliminated only if elimination is played (G8)")
        if self.scores is not None and len(self.scores) != len(match.scores):
            raise SetupError(f"{len(match.scores)} scores are needed at this table, not {len(self.scores)}")
        game = position.set_up(listening=True)
        game.humans = seat_bits(sorted(match.people))
        match.scores = match.scores if self.scores is None else self.scores.copy()
        match.eliminated.update(position.eliminated)
        match.play_on(game)


def beginning_in(options: Mapping[str, Any] | None, match: Match) -> Beginning | None:
    """What `options["position"]` asks for; a ValueError says what is wrong with it. It is tried on this match."""
    given = (options or {}).get("position")
    if given is None:
        return None
    if isinstance(given, Position):
        if given.edition != match.edition:
            raise SetupError(f"the position is one of {given.edition.id}, but {match.edition.id} is played here")
        found = Layout(given)
    else:
        written = converted("position", WrittenBeginning, given)
        found = Layout(written.position(match.edition, "", written.eliminated), written.scores)
    found.put_on(match, "tried")
    return found
