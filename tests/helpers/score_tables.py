"""Tables with real cards for tests: engine games to keep the score of, and a score keeper without a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sixdot.agreement import Agreement
from sixdot.bots import bot_named
from sixdot.game.actions import ANSWER, UNKNOWN, parse, right
from sixdot.game.events import RoundOver
from sixdot.game.match import JUDGE, OVER, PLAYING, Match
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.score.sheet import ScoreSheet, new_sheet
from sixdot.terminal.console import Console
from sixdot.terminal.scoring import ScoreTable
from sixdot.terminal.settings import Settings

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jo")
# Every way to score, in every edition that has it.
TABLES: dict[str, tuple[Agreement, int]] = {
    "first-to": (Agreement("mattel", target=300), 3),
    "first-to, ten players": (Agreement("rnib"), 10),
    "first-to, question": (Agreement("question", target=200, judge="person"), 3),
    "first-to, french": (Agreement("french", target=300), 2),
    "lowest": (Agreement("mattel", scoring="lowest", target=300), 4),
    "elimination": (Agreement("rnib", scoring="elimination", target=200), 5),
    "elimination, french": (Agreement("french", scoring="elimination", target=150), 4),
    "credit": (Agreement("rnib", partners="opposite", target=400), 4),
    "credit, house": (Agreement("mattel", ("teams",), target=300), 6),
    "charge": (Agreement("french", partners="opposite", target=250), 6),
    "rotating": (Agreement("french", partners="rotating"), 4),
    "dos": (Agreement("dos"), 4),
    "dos, two players": (Agreement("dos", target=100), 2),
}


def engine_rounds(agreed: Agreement, players: int, seed: str) -> Iterator[tuple[Match, RoundOver]]:
    """A game among bots, round by round: the game after each, and how it ended. All cards are known."""
    game = agreed.match(players, range(players), {})
    source = FastRandom(seed)
    bot = bot_named("easy")
    while game.stage != OVER:
        told = [*game.commit(chosen_deal(seed, game.number + 1)), *game.deal()]
        while game.stage == PLAYING:
            assert game.round is not None
            seat = int(game.round.turn)
            if game.view(None).phase == "judge":
                seat, action = JUDGE, right
            else:
                action = bot(game.view(seat), source) or game.legal(seat)[0]
                action = parse("answer 7") if action.verb in (ANSWER, UNKNOWN) else action
            happened = game.apply(seat, action)
            assert not isinstance(happened, Refusal), happened
            told += happened
        yield game, next(event for event in told if isinstance(event, RoundOver))


class Kept:
    """A score keeper that hears lines and answers with what it says."""

    def __init__(
        self, agreed: Agreement, players: int, path: Path, language: str = "en", sheet: ScoreSheet | None = None
    ) -> None:
        self.sheet = sheet or new_sheet(agreed, NAMES[:players], language, path)
        self.keeper = self.sheet.keeper
        self.lines: list[str] = []
        self.console = Console(Settings(), language, self.keeper.edition, write=self.lines.append)
        self.table = ScoreTable(self.sheet, self.console)

    def hears(self, typed: str) -> str:
        """What one line is answered with: one utterance."""
        before = len(self.lines)
        self.table.hear(typed)
        assert len(self.lines) == before + 1, self.lines[before:]
        return self.lines[-1]
