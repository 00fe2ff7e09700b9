"""A kept game played again, move by move: its record, and what each player saw who decided something."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sixdot.game.actions import Action, NotationError, parse
from sixdot.game.events import Event
from sixdot.game.house import house_edition
from sixdot.game.match import Match, StageError
from sixdot.game.options import Options, SetupError
from sixdot.game.record import CHECK_DIGITS, Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.view import View
from sixdot.lab.parts import KeptGame
from sixdot.lab.play import SINGLE, deal_of


@dataclass(frozen=True)
class Terms:
    """What all games of a folder have in common."""

    seed: str
    games: dict[str, Any] | None  # the options of whole games; None: single rounds

    @property
    def options(self) -> Options:
        return SINGLE if self.games is None else Options(**self.games)

    def seed_of(self, game: int) -> str:
        return f"{self.seed} {game}"

    def match(self, edition: str, players: int) -> Match:
        name, *house = edition.split(" ")
        return Match(house_edition(name, house), players, self.options, people=())

    def winners(self, match: Match) -> list[int]:
        """Of the game, or of the one round."""
        if self.games is not None:
            return [int(seat) for seat in match.winners]
        return [int(match.round.winner)] if match.round is not None and match.round.winner >= 0 else []


class Wrong(ValueError):
    """A game that cannot have been played so; the message says why."""


@dataclass(frozen=True)
class Moment:
    """What has just happened, and what is done next: by no seat if the round is over."""

    match: Match
    told: Sequence[Event]
    seat: int
    action: Action | None


NOBODY: Final = -1


def retold(game: KeptGame, terms: Terms, write: Callable[[str], object] = lambda text: None) -> Iterator[Moment]:
    """Each moment of a game; its record goes to `write`. At the end a `Wrong` if it does not come out the same."""
    try:
        match = terms.match(game.edition, len(game.bots))
        recorder = Recorder(match, game.bots, write, "chosen")
        for moves in game.rounds:
            recorder.commit(deal_of(terms.seed_of(game.game), match.number + 1))
            yield from _round(recorder, recorder.deal(), moves)
    except (SetupError, StageError, NotationError) as error:
        raise Wrong(f"game {game.game}: {error}") from None
    came = (terms.winners(match), list(match.scores), recorder.chain[:CHECK_DIGITS])
    if came != (game.winners, game.scores, game.check):
        raise Wrong(f"game {game.game} does not come out as it was kept")


def _round(recorder: Recorder, told: Sequence[Event], moves: Sequence[str]) -> Iterator[Moment]:
    for move in moves:
        seat, _, text = move.partition(" ")
        action = parse(text)
        if not (seat.isascii() and seat.isdecimal() and len(seat) < CHECK_DIGITS):
            raise NotationError(f"{seat!r} is no seat")
        yield Moment(recorder.game, told, int(seat), action)
        done = recorder.apply(int(seat), action)
        if isinstance(done, Refusal):
            raise NotationError(str(done))
        told = done
    yield Moment(recorder.game, told, NOBODY, None)


def record_of(game: KeptGame, terms: Terms) -> str:
    """The record of a game as text, which `sixdot verify` proves (docs/records.md)."""
    lines: list[str] = []
    for _ in retold(game, terms, lines.append):
        pass
    return "".join(lines)


def decisions(game: KeptGame, terms: Terms) -> Iterator[tuple[View, Action]]:
    """What the player who decided saw, and chose, where there was more than one way."""
    for moment in retold(game, terms):
        if moment.action is not None:
            view = moment.match.view(moment.seat)
            if len(view.legal) > 1:
                yield view, moment.action
