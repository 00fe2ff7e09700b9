"""Sixdot's own engine as scenarios know it: a position from a file, actions as text, all that can be seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from sixdot.conformance.reading import Observed, Scenario
from sixdot.game.actions import NotationError, parse
from sixdot.game.cards import Card
from sixdot.game.dealer import draw_for_dealer
from sixdot.game.edition import Edition
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.scoring import check_players

# What a View tells to everybody, by the names it has there.
_IN_VIEW: Final = {key: key for key in Observed.__struct_fields__} | {"round_winner": "winner"}


def set_up(scenario: Scenario, listening: bool = False) -> PlayedScenario | DealerDraw:
    """The table of a scenario before its first step; a `SetupError` if there can be no such table.

    `listening`: whoever plays it wants to hear what happens.
    """
    edition = house_edition(scenario.edition, scenario.house)
    if scenario.dealer_cards is not None:
        return DealerDraw(edition, scenario.players, scenario.dealer_cards)
    agreed, hands = scenario.options, scenario.hands
    players = scenario.players if hands is None else len(hands)
    match = Match(edition, players, Options(agreed.scoring, agreed.target, agreed.partners))
    if hands is None:
        return PlayedScenario(match)
    if agreed.round is not None:
        if match.options.partners != "rotating" or agreed.round not in (1, 2, 3):
            raise SetupError("only rotating partners have a round from 1 to 3 (G10)")
        match.scored = agreed.round - 1
    if agreed.players_eliminated and match.options.scoring != "elimination":
        raise SetupError("players can be eliminated only if elimination is played (G8)")
    if scenario.scores is not None:
        if len(scenario.scores) != len(match.scores):
            raise SetupError(f"{len(match.scores)} scores are needed at this table, not {len(scenario.scores)}")
        match.scores = scenario.scores.copy()
    match.eliminated.update(agreed.players_eliminated)
    match.play_on(scenario.position(edition, scenario.name, agreed.players_eliminated).set_up(listening))
    return PlayedScenario(match)


class DealerDraw:
    """A scenario about the cards drawn to choose the dealer: nobody can do anything."""

    def __init__(self, edition: Edition, players: int, cards: list[str]) -> None:
        check_players(edition, players)
        if edition.first_dealer != "highest":
            raise SetupError(f"the dealer of the {edition.name} edition is chosen and not drawn for (S1)")
        self.dealer, _ = draw_for_dealer(edition, range(players), _kinds(edition, cards))

    def act(self, seat: int, action: str) -> str:
        return self.why_not(seat, action)

    def why_not(self, seat: int, action: str) -> str:
        return "a draw for the dealer can expect only a dealer"

    def view(self) -> Observed:
        return Observed(dealer=self.dealer)

    def everything(self) -> object:
        return self.dealer


def _kinds(edition: Edition, codes: Iterable[str]) -> Iterator[int]:
    for code in codes:
        try:
            yield edition.deck.kind(code)
        except ValueError as error:
            raise SetupError(f"{error} (D2)") from None
    raise SetupError("the draw for the dealer needs more cards than are given (S1)")


def _plain(value: Any) -> Any:
    """What a View tells, as it is written in scenarios."""
    if isinstance(value, Card):
        return value.code
    return [_plain(getattr(each, "card", each)) for each in value] if isinstance(value, tuple) else value


class PlayedScenario:
    """A scenario in play."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def round(self) -> Round:
        assert self.match.round is not None
        return self.match.round

    def act(self, seat: int, action: str) -> str:
        """Do it. Returns why it was refused, or nothing."""
        try:
            told = self.match.apply(seat, parse(action))
        except NotationError as error:
            return str(error)
        return str(told) if isinstance(told, Refusal) else ""

    def why_not(self, seat: int, action: str) -> str:
        """Nothing if it is legal now."""
        try:
            if self.round.is_legal(seat, parse(action)):
                return ""
        except NotationError as error:
            return str(error)
        return f"seat {seat} may do: {', '.join(map(str, self.round.legal(seat))) or 'nothing'}"

    def view(self) -> Observed:
        """Everything that scenarios expect, as they write it."""
        view, hands = self.match.view(None), self.round.hands
        found = {key: _plain(getattr(view, name)) for key, name in _IN_VIEW.items() if hasattr(view, name)}
        found |= {
            "next_dealer": self.match.next_dealer,
            "winners": [*self.match.winners],
            "hand": [[card.code for card in self.round.deck.named(hand.cards())] for hand in hands],
            "count": [int(hand.size) for hand in hands],
        }
        return Observed(**found)

    def everything(self) -> object:
        return (*self.round.fingerprint(), tuple(self.match.scores), self.match.winners)
