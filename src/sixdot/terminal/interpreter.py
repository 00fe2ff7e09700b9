"""What was typed, and what becomes of it: an action, a command, or a question back."""

from __future__ import annotations

from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.terminal.commands import PlayerCommands, verdict_of
from sixdot.terminal.people import Person
from sixdot.terminal.port import GamePort
from sixdot.voice.choices import ask
from sixdot.voice.hands import in_order
from sixdot.voice.understand.meant import Ambiguous, Cancelled, Choose, Command, Do, Meant, Unclear
from sixdot.voice.understand.understanding import choose, understand
from sixdot.voice.understand.vocabulary import command_word, goes_on


class Interpreter:
    def __init__(self, port: GamePort) -> None:
        self._port = port
        self._outputs = port.console.outputs
        self._commands = PlayerCommands(port)

    def hear(self, typed: str) -> None:
        """Whatever a line brings about."""
        port = self._port
        if (not typed or goes_on(typed, self._outputs.words)) and port.go_on():
            return
        said = port.said(typed)
        if said is None:
            return
        verdict = verdict_of(said, self._outputs.words) if port.wants_verdict else None
        if verdict is None:
            self._act(port.speaker, said)
        else:
            port.judge(verdict)

    def _act(self, person: Person, typed: str) -> None:
        """Do what was typed, answer it, or say what was not understood; nothing typed asks for the state."""
        view = self._port.game.view(person.seat)
        offers = self._port.offers(person.seat)
        meant: Meant | Cancelled = understand(
            typed, view, self._port.names, self._outputs.words, self._hand(view), offers
        )
        while isinstance(meant, Choose | Ambiguous):
            meant = self._which(meant, person, view)
        if isinstance(meant, Command):
            self._commands.run(meant, person)
        elif isinstance(meant, Unclear):
            self._outputs.say(meant.message, **meant.values)
        elif isinstance(meant, Do) and person.seat is None:
            self._outputs.say(self._port.nobody_acts)
        elif isinstance(meant, Do):
            self._port.do(person, meant.action)

    def _which(self, meant: Choose | Ambiguous, person: Person, view: View) -> Meant | Cancelled:
        """Several things could be meant: ask which, until it is one, or none of them."""
        if isinstance(meant, Ambiguous):
            return self._answer_or_command(meant, view)
        asked, names = meant, self._port.names
        self._outputs.tell(lambda words: "\n".join(ask(asked.kind, asked.options, view, names, words)))
        hand = self._hand(view)
        while True:
            typed = self._port.reply()
            if not typed:
                return asked
            chosen = choose(typed, asked, view, self._port.names, self._outputs.words, hand)
            if isinstance(chosen, Command) and chosen.name not in ("leave", "return"):
                self._commands.run(chosen, person)
            elif isinstance(chosen, Unclear):
                self._outputs.say(chosen.message, **chosen.values)
            else:
                if isinstance(chosen, Cancelled):
                    self._outputs.say("session-cancelled")
                return chosen

    def _answer_or_command(self, meant: Ambiguous, view: View) -> Meant:
        """An answer can be the word of a command. Anything but 1 or 2 is read as a new line."""
        self._outputs.tell(
            lambda words: words.say(
                "session-answer-or-command",
                answer=meant.answer.text,
                command=command_word(meant.command.name, words),
            )
        )
        typed = self._port.reply()
        if typed in ("1", "2"):
            return Do(meant.answer) if typed == "1" else meant.command
        if not typed:
            return meant
        return understand(typed, view, self._port.names, self._outputs.words, self._hand(view))

    def _hand(self, view: View) -> list[Card]:
        """In the order in which its cards are numbered."""
        return in_order(view.hand, self._port.console.settings.sort, view)
