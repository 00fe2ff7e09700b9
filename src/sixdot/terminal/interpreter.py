"""What was typed at the terminal, and what becomes of it: an action, a command, or a question back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixdot.game.actions import LAST_MOVE, Action, leave, return_
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice import describe
from sixdot.voice.hands import in_order
from sixdot.voice.understand import (
    Ambiguous,
    Cancelled,
    Choose,
    Command,
    Do,
    Meant,
    Unclear,
    choose,
    understand,
)
from sixdot.voice.understand.vocabulary import command_word, folded

if TYPE_CHECKING:
    from sixdot.terminal.people import Person
    from sixdot.terminal.sitting import Sitting


class Interpreter:
    def __init__(self, session: Sitting) -> None:
        self._session = session
        self._outputs = session.outputs

    @property
    def _names(self) -> Sequence[str]:
        return self._session.names

    def acts(self, person: Person, typed: str, offers: Sequence[Action]) -> None:
        """Do what was typed, answer it, or say what was not understood; nothing typed asks for the state."""
        view = self._session.game.view(person.seat)
        hand = self._hand(view)
        meant: Meant | Cancelled = understand(typed, view, self._names, self._outputs.words, hand, offers)
        while isinstance(meant, Choose | Ambiguous):
            meant = self._which(meant, person, view)
        if isinstance(meant, Command):
            self._session.commands.run(meant, person)
        elif isinstance(meant, Unclear):
            self._outputs.say(meant.message, **meant.values)
        elif isinstance(meant, Do) and person.seat is None:
            self._outputs.say(self._session.nobody_acts)
        elif isinstance(meant, Do):
            self._session.do(person, meant.action)

    def speaker(self, typed: str) -> tuple[Person | None, str]:
        """Where several people are: who is named first, and what they say: 'Ben catch Sam'."""
        people, words = self._session.people, typed.split()
        called = {} if people.alone else {folded(self._names[seat]): person for seat, person in people.items()}
        for length in range(len(words), 0, -1):
            person = called.get(folded(" ".join(words[:length]).rstrip(":,")))
            if person is not None:
                return person, " ".join(words[length:])
        return None, typed

    def wants_to_quit(self, typed: str) -> bool:
        view = self._session.game.view(None)
        meant = understand(typed, view, self._names, self._outputs.words)
        return isinstance(meant, Command) and meant.name == "quit"

    def speaks_up(self, person: Person, typed: str) -> None:
        """Somebody without the keyboard says something that needs no cards of their own to be read."""
        assert person.seat is not None
        offers = self._session.offers(person.seat)
        view = self._session.game.view(person.seat)
        meant = understand(typed, view, self._names, self._outputs.words, (), offers)
        if isinstance(meant, Do) and (meant.action.verb > LAST_MOVE or meant.action in offers):
            self._session.do(person, meant.action, openly=True)
        elif isinstance(meant, Command) and meant.name in ("leave", "return"):
            self._session.do(person, leave if meant.name == "leave" else return_, openly=True)
        else:
            self._outputs.say("session-take-keyboard", who=self._names[person.seat])

    def _which(self, meant: Choose | Ambiguous, person: Person, view: View) -> Meant | Cancelled:
        """Several things could be meant: ask which, until it is one, or none of them."""
        if isinstance(meant, Ambiguous):
            return self._answer_or_command(meant, person, view)
        asked = meant
        self._outputs.tell(lambda words: "\n".join(describe.ask(asked.kind, asked.options, view, self._names, words)))
        hand = self._hand(view)
        while True:
            typed = self._session.ask()
            if not typed:
                return asked
            chosen = choose(typed, asked.kind, asked.options, view, self._names, self._outputs.words, hand)
            if isinstance(chosen, Command) and self._session.commands.is_question(chosen):
                self._session.commands.run(chosen, person)
            elif isinstance(chosen, Unclear):
                self._outputs.say(chosen.message, **chosen.values)
            else:
                if isinstance(chosen, Cancelled):
                    self._outputs.say("session-cancelled")
                return chosen

    def _answer_or_command(self, meant: Ambiguous, person: Person, view: View) -> Meant:
        """An answer can be the word of a command. Anything but 1 or 2 is taken as typed anew."""
        self._outputs.tell(
            lambda words: words.say(
                "session-answer-or-command",
                answer=meant.answer.text,
                command=command_word(meant.command.name, words),
            )
        )
        typed = self._session.ask()
        if typed in ("1", "2"):
            return Do(meant.answer) if typed == "1" else meant.command
        hand = self._hand(view)
        return understand(typed, view, self._names, self._outputs.words, hand) if typed else meant

    def _hand(self, view: View) -> list[Card]:
        """In the order in which its numbers count."""
        return in_order(view.hand, self._session.settings.sort, view)
