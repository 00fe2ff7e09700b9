"""The game that is played at a table online, with the lines of its record: what is stored, and what is done again."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sixdot.bots import bot_named
from sixdot.game.actions import Action, parse
from sixdot.game.events import Event
from sixdot.game.match import BETWEEN, JUDGE, Match
from sixdot.game.questions import Question
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal
from sixdot.room.state import Broken, Rules, Seat
from sixdot.table import Table

STAND_IN: Final = "steady"  # who plays for people who are away
# Lines that follow from the line before them.
_FACTS: Final = ("commitment", "drew", "dealer", "turned", "row", "seed", "dealt", "scores", "winners", "end")


class Playing:
    """A table and what it has written since it was last asked; `start`: what the game begins with, as stored."""

    def __init__(self, start: Mapping[str, Any], rules: Rules, seats: Sequence[Seat], deals: Callable[[], Deal]):
        self.names = [seat.name for seat in seats]
        self.members = {place: seat.member for place, seat in enumerate(seats) if seat.member is not None}
        self.seats = {member: place for place, member in self.members.items()}
        self.record: list[str] = []  # all its lines
        self._new: list[str] = []
        self._secrets: dict[int, Deal] = {}
        self._deals = deals
        questions = questions_of(rules, str(start["language"]), str(start["seed"]))
        bots = {place: bot_named(seat.bot) for place, seat in enumerate(seats) if seat.bot is not None}
        self.game: Match = rules.match(len(seats), sorted(self.members), questions)
        self.table = Table(
            self.game,
            self.names,
            bots,
            str(start["seed"]),
            self._write,
            stand_in=bot_named(STAND_IN),
            keep=self._keep,
            remembers=False,
        )

    def _write(self, text: str) -> None:
        self._new.append(text)

    def _keep(self, number: int, deal: Deal) -> None:
        self._secrets[number] = deal

    def written(self) -> dict[str, Any]:
        """The lines of what has just been done, and the secrets in it: all that is needed to do it again."""
        lines = "".join(self._new)
        self.record.append(lines)
        secrets = {str(number): [deal.seed.hex(), deal.salt.hex()] for number, deal in self._secrets.items()}
        self._new, self._secrets = [], {}
        return {"lines": lines, "secrets": secrets} if secrets else {"lines": lines}

    # Who is waited for

    def wants(self, judge: int | None) -> dict[int, str]:
        """Of which members something is wanted: that they act, go on, or judge.

        Who may speak out of turn is waited for only where a bot would go on: a person closes it by playing.
        """
        table, wanted = self.table, {}
        for seat in table.awaited():
            if seat == JUDGE:
                if judge is not None:
                    wanted[judge] = "judge"
            elif not table.is_pause(seat):
                wanted[self.members[seat]] = "turn"
            elif table.turn not in table.people:
                wanted[self.members[seat]] = "pause"
        return wanted

    # What is done

    def act(self, seat: int, action: Action) -> list[Event] | Refusal:
        told = self.table.apply(seat, action)
        return told if isinstance(told, Refusal) else [*told, *self.commit()]

    def act_for(self, seat: int) -> list[Event]:
        """The stand-in does one thing for a person."""
        return [*self.table.act_for(seat), *self.commit()]

    def step(self) -> list[Event]:
        """What the next bot does, a draw or an answer with what follows; nothing while people are waited for."""
        told = self.table.bot_turn()
        return [*told, *self.commit()] if told else told

    def commit(self) -> Sequence[Event]:
        """Between rounds: to the next one."""
        return self.table.commit(self._deals()) if self.game.stage == BETWEEN else ()

    # Doing it again

    def redo(self, data: Mapping[str, Any]) -> list[Event]:
        """What these lines tell, once more."""
        told: list[Event] = []
        secrets = {
            number: Deal(bytes.fromhex(seed), bytes.fromhex(salt))
            for number, (seed, salt) in data.get("secrets", {}).items()
        }
        for line in data["lines"].splitlines():
            told += self._again(line.rpartition("  #")[0], secrets)
        self.check(data["lines"])
        return told

    def check(self, lines: str) -> None:
        """Whether what was done is what was stored."""
        if self.written()["lines"] != lines:
            raise Broken("the game does not go as it was written down")

    def _again(self, text: str, secrets: Mapping[str, Deal]) -> Sequence[Event]:
        word, _, rest = text.partition(" ")
        if word in _FACTS:
            return ()
        if word == "round":
            return self.table.commit(secrets[rest])
        if word == "entropy":
            seat, _, added = rest.partition(" ")
            return self.table.add_entropy(int(seat), added)
        if word == "deal":
            return self.table.deal()
        told = self.table.again(JUDGE if word == "judge" else int(word), parse(rest))
        if isinstance(told, Refusal):
            raise Broken(f"what seat {word} did is refused: {told.reason}")
        return told


def new_seed() -> str:
    """What the chance of a game's bots follows from."""
    return os.urandom(32).hex()


def questions_of(rules: Rules, language: str, seed: str) -> dict[str, Question]:
    from sixdot.game.editions import edition_named

    if not edition_named(rules.edition).asks_questions:
        return {}
    from sixdot.classroom.starter import starter_questions

    return starter_questions(language, seed)
