"""What is to be played at a table, before anybody knows whether it can be."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixdot.game.editions import DEFAULT
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.questions import Question


@dataclass(frozen=True)
class Agreement:
    """What is to be played, as somebody wants it: only its methods find out whether that makes sense."""

    edition: str = DEFAULT.id
    house: tuple[str, ...] = ()
    scoring: str | None = None
    target: int | None = None
    partners: str = "none"
    leavers: str = "bot"
    judge: str = "program"

    def options(self) -> Options:
        return Options(self.scoring, self.target, self.partners, None, self.leavers, self.judge)

    def match(self, players: int, people: Sequence[int], questions: dict[str, Question]) -> Match:
        """The game, or a `SetupError` that says why there can be none."""
        return Match(house_edition(self.edition, self.house), players, self.options(), people, questions)

    def questions(self, language: str, seed: str) -> dict[str, Question]:
        """What is asked in a new game."""
        if not house_edition(self.edition, self.house).asks_questions:
            return {}
        from sixdot.classroom.starter import starter_questions

        return starter_questions(language, seed)
