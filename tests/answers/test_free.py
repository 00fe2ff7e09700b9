"""No question costs anything: asked in any phase of any edition, it is answered and nothing has changed."""

from __future__ import annotations

import pytest

from sixdot.bots import bot_named
from sixdot.classroom.starter import starter_questions
from sixdot.game.editions import EDITIONS
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.shuffle import FairStream
from sixdot.table import Table, answer_for
from sixdot.terminal.console import Console
from sixdot.terminal.interpreter import Interpreter
from sixdot.terminal.local_game import LocalGame
from sixdot.terminal.settings import Settings
from tests.helpers.moments import ME, NAMES
from tests.helpers.tables import everything

LINES = {
    "en": [
        "what?", "sorry?", "what colour is it", "which direction", "who's winning", "how many points does Ana have",
        "whose turn is it?", "what did Ben play?", "how many cards are left to draw?", "did anyone call uno?",
        "who plays after me?", "what was the question?", "what happens if I forget to say uno?", "what's on top?",
        "how long has this round lasted?", "which cards does Ben have?", "can I play red 5?", "what does a skip do?",
    ],
    "fr": [
        "quoi ?", "pardon ?", "c'est quoi la couleur ?", "dans quel sens ?", "qui gagne ?",
        "combien de points a Ana ?", "c'est à qui ?", "qu'est-ce que Ben a joué ?",
        "combien de cartes dans la pioche ?", "qui a annoncé uno ?",
        "qui joue après moi ?", "c'était quoi la question ?", "que se passe-t-il si j'oublie de dire uno ?",
        "quelle est la carte du dessus ?", "est-ce que je peux jouer 5 rouge ?", "à quoi sert le passe-tour ?",
    ],
}  # fmt: skip


class Curious:
    """Somebody who asks at every prompt, and then plays steadily."""

    def __init__(self, edition: str, house: tuple[str, ...], options: Options, language: str) -> None:
        rules = house_edition(edition, house)
        questions = starter_questions(language, edition) if rules.asks_questions else None
        self.game = Match(rules, 3, options, people=[ME], questions=questions)
        self.lines: list[str] = []
        console = Console(Settings(language=language), language, rules, write=self.lines.append)
        console.ask = lambda: pytest.fail(f"asked back: {self.lines[-1]}")
        self._bot = bot_named("steady")
        bots = dict.fromkeys((1, 2), self._bot)
        self.table = Table(self.game, NAMES[:3], bots, f"curious {edition}", deals="chosen")
        self.port = LocalGame(self.table, console, "a.sixdot")
        self.interpreter = Interpreter(self.port)
        self.phases: set[str] = set()

    def asks(self, line: str) -> None:
        before, said, history = everything(self.game), len(self.lines), len(self.port.speaker.history)
        self.interpreter.hear(line)
        assert everything(self.game) == before, line
        assert len(self.port.speaker.history) == history
        assert len(self.lines) > said, f"{line}: nothing was said"
        assert self.lines[-1]

    def goes_on(self) -> None:
        if self.port.wants_verdict:
            self.port.judge(True)
        elif not self.port.go_on():
            chance = FairStream(f"curious {self.table.actions}".encode())
            wish = self._bot(self.game.view(ME), chance)
            assert wish is not None
            self.port.do(self.port.speaker, answer_for(self.game, wish, chance))


@pytest.mark.parametrize("language", LINES)
@pytest.mark.parametrize(
    ("edition", "house", "options"),
    [
        *[(edition, (), Options()) for edition in EDITIONS],
        ("question", (), Options(judge="person")),
        ("mattel", ("stacking=any", "seven-zero"), Options()),
    ],
)
def test_no_question_costs_anything_in_any_phase(
    edition: str, house: tuple[str, ...], options: Options, language: str
) -> None:
    table = Curious(edition, house, options, language)
    lines, number = LINES[language], 0
    for _ in range(40):
        if not table.port.advance():
            break
        table.phases.add(table.port.situation or table.game.view(ME).phase)
        for line in [*lines, *lines][number % len(lines) :][:4]:
            table.asks(line)
        number += 4
        table.goes_on()
    assert len(table.phases) > 1 or number > 100, table.phases
    if edition == "question":
        assert "answer" in table.phases
        assert ("judge" in table.phases) == (options.judge == "person")
