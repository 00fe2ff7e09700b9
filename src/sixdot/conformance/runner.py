"""Running scenarios against the engine: what was expected, what was found, and which rules they are about."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sixdot.conformance.reading import Scenario, Step, read_file
from sixdot.game.actions import NotationError, parse
from sixdot.game.cards import Card
from sixdot.game.dealer import draw_for_dealer
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.scoring import check_players

RULES: Final[dict[str, str]] = tomllib.loads((files(__package__) / "rules.toml").read_text(encoding="utf-8"))
_OTHERS: Final = "other rule books"  # those written out in the scenarios


def own_files() -> list[Path]:
    """Those that come with Sixdot: in its package, or where the package is run straight from its repository."""
    here = Path(__file__).parent
    packed = here / "scenarios"
    return sorted((packed if packed.is_dir() else here.parents[2] / "scenarios").glob("*.yaml"))


class Difference(Exception):
    """The engine did something other than what the scenario says."""


def selected(paths: Iterable[Path], edition: str | None, rule: str | None) -> list[tuple[Path, Scenario]]:
    """The scenarios of these files, each with its file. An edition from outside is found by its name too."""
    return [
        (path, scenario)
        for path in paths
        for scenario in read_file(path)
        if edition in (None, scenario.edition, scenario.edition.partition("~")[0])
        if rule is None or rule in scenario.rules
    ]


def coverage(scenarios: Sequence[Scenario], rule: str | None = None) -> Iterator[str]:
    """Lines to be read from top to bottom: those of all rules, or of the one that is named."""
    counts = Counter((about, _book(scenario)) for scenario in scenarios for about in scenario.rules)
    for id, told in RULES.items():
        if rule in (None, id):
            found = [f"{book} {counts[id, book]}" for book in (*EDITIONS, _OTHERS) if counts[id, book]]
            yield f"{id}, {told}. Scenarios: {', '.join(found) or 'none'}"
    yield f"{len(scenarios)} in all; a scenario about several rules is counted for each of them"


def _book(scenario: Scenario) -> str:
    return scenario.edition if scenario.edition in EDITIONS else _OTHERS


def difference_in(scenario: Scenario) -> str:
    """Play a scenario. Returns what went differently, or nothing."""
    try:
        table = set_up(scenario)
    except SetupError as error:
        return "" if scenario.setup_refused else f"the setup is refused: {error}"
    if scenario.setup_refused:
        return "expected: the setup is refused\n  found: it is accepted"
    for step in scenario.steps:
        try:
            table.run(step)
        except Difference as difference:
            return f"{step.line}: {difference}"
    return ""


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
    """A scenario about the cards drawn to choose the dealer."""

    def __init__(self, edition: Edition, players: int, cards: list[str]) -> None:
        check_players(edition, players)
        if edition.first_dealer != "highest":
            raise SetupError(f"the dealer of the {edition.name} edition is chosen and not drawn for (S1)")
        self.dealer, _ = draw_for_dealer(edition, range(players), _kinds(edition, cards))

    def run(self, step: Step) -> None:
        if set(step.expect) != {"dealer"}:
            raise Difference("a draw for the dealer can expect only a dealer")
        _compare("dealer", step.expect["dealer"], self.dealer)


def _kinds(edition: Edition, codes: Iterable[str]) -> Iterator[int]:
    for code in codes:
        try:
            yield edition.deck.kind(code)
        except ValueError as error:
            raise SetupError(f"{error} (D2)") from None
    raise SetupError("the draw for the dealer needs more cards than are given (S1)")


def _compare(key: str, expected: Any, found: Any) -> None:
    if expected != found:
        raise Difference(f"{key}\n  expected: {_shown(expected)}\n  found: {_shown(found)}")


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


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

    def run(self, step: Step) -> None:
        if step.seat is None:
            for key, expected in step.expect.items():
                self._check(key, expected)
            return
        before = self._everything()
        refusal = self._do(step.seat, step.action)
        if step.refused:
            if not refusal:
                raise Difference(f"{step.seat}: {step.action}\n  expected: it is refused\n  found: it is done")
            if self._everything() != before:
                raise Difference(f"{step.seat}: {step.action}\n  it is refused, but something has changed")
        elif refusal:
            raise Difference(f"{step.seat}: {step.action}\n  expected: it is done\n  found: {refusal}")

    def _everything(self) -> tuple[object, ...]:
        return (*self.round.fingerprint(), tuple(self.match.scores), self.match.winners)

    def _do(self, seat: int, text: str) -> str:
        """Do it. Returns why it was refused, or nothing."""
        try:
            told = self.match.apply(seat, parse(text))
        except NotationError as error:
            return str(error)
        return str(told) if isinstance(told, Refusal) else ""

    def _is_legal(self, seat: int, text: str) -> bool:
        try:
            return 0 <= seat < self.match.players and self.round.is_legal(seat, parse(text))
        except NotationError:
            return False

    def _check(self, key: str, expected: Any) -> None:
        if key in ("hand", "count", "allowed", "forbidden"):
            for seat, value in expected.items():
                self._check_seat(key, seat, value)
        elif key == "not_top":
            if self._found("top") == expected:
                raise Difference(f"top\n  expected: any card but {expected}\n  found: {expected}")
        elif key == "centre":
            _compare(key, sorted(expected), sorted(self._found(key)))
        elif key == "winners":
            _compare(key, sorted(expected), list(self.match.winners))
        else:
            _compare(key, expected, self._found(key))

    def _check_seat(self, key: str, seat: int, expected: Any) -> None:
        if not 0 <= seat < self.match.players:
            raise Difference(f"{key}: there is no seat {seat}")
        hand = self.round.hands[seat]
        if key == "hand":
            found = [card.code for card in self.round.deck.named(hand.cards())]
            _compare(f"hand of seat {seat}", sorted(expected), sorted(found))
        elif key == "count":
            _compare(f"count of seat {seat}", expected, int(hand.size))
        else:
            wanted = key == "allowed"
            for text in expected:
                if self._is_legal(seat, text) != wanted:
                    legal = ", ".join(map(str, self.round.legal(seat))) or "nothing"
                    raise Difference(f"{key}: {seat}: {text}\n  found: seat {seat} may do: {legal}")

    def _found(self, key: str) -> Any:
        if key == "next_dealer":
            return self.match.next_dealer
        view = self.match.view(None)
        name = "winner" if key == "round_winner" else key
        if not hasattr(view, name):
            raise Difference(f"{key}: there is no such thing in the {self.match.edition.name} edition")
        return _plain(getattr(view, name))
