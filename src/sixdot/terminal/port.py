"""What the terminal needs of a game, whether it is played here or at a table online."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sixdot.answers.known import ChatLine, Hearing, SeatKnowledge
from sixdot.game.actions import Action
from sixdot.game.events import Event, hear
from sixdot.game.match import PLAYING, Match
from sixdot.game.refusal import Refusal
from sixdot.game.view import Decision, View
from sixdot.terminal.console import Console
from sixdot.voice.words import Words


class Quit(Exception):
    """Somebody wants to stop."""


@dataclass
class Person:
    seat: int | None  # None: everybody in the room
    history: list[Hearing] = field(default_factory=list)  # in this round, or since the game was opened
    unread: list[Hearing] = field(default_factory=list)  # not told yet, because others would have heard it
    own: int = 0  # where in the history their own last action stands
    ruling: Refusal | None = None  # why the last thing tried was refused
    chapter: str = ""  # of the rules, read last
    aside: str = ""  # what was told last, if it was beside the game: rules, talk
    offered: tuple[str, ...] = ()  # when the last line was not understood

    def hears(self, events: Sequence[Event], view: View) -> Hearing:
        told = Hearing(tuple([hear(event, self.seat) for event in events]), view, self.seat)
        self.history.append(told)
        return told

    def acted(self) -> None:
        """From here on, everything is news since their own turn."""
        self.own = len(self.history)
        self.ruling = None


class Game(Protocol):
    """What may be asked of a game under way."""

    @property
    def stage(self) -> str: ...

    @property
    def number(self) -> int: ...

    def view(self, seat: int | None) -> View: ...


class Practising(Protocol):
    """What can be done in a practice game only."""

    def undo(self, person: Person, typed: str) -> None:
        """`typed`: to which decision; empty: the last."""

    def what_if(self, person: Person, action: Action) -> None: ...


class GamePort(Protocol):
    """A game as the people at this terminal meet it. Whatever happens in it, the port tells by itself."""

    nobody_asks: str  # said where a question is for one player's ears, and nobody has the keyboard
    nobody_acts: str
    console: Console
    chances: dict[int, list[View]]  # of each round: where a catch was let go by at a pause
    practice: Practising | None  # None: what is done is done
    saved_as: str  # the file in which the game is being written down here; empty: the server keeps it

    @property
    def game(self) -> Game: ...

    @property
    def match(self) -> Match:
        """What is played: edition, players, scoring."""

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def situation(self) -> str:
        """Where somebody is asked out of turn: pause, judge, away, between, over."""

    @property
    def chat(self) -> Sequence[ChatLine] | None:
        """What was written to the table; None: nobody can write."""

    @property
    def speaker(self) -> Person:
        """Who is taken to have typed a line that names nobody."""

    @property
    def wants_verdict(self) -> bool:
        """Whether somebody here is to say if an answer is right."""

    # How it goes on

    def greet(self) -> None: ...

    def advance(self) -> bool:
        """Go on until somebody here is asked for something; False: the game is over."""

    def line(self) -> str:
        """What is typed next."""

    def reply(self) -> str:
        """What is typed next, as the answer to a question back."""

    def said(self, typed: str) -> str | None:
        """What the speaker says of the game; None: the line was not for it, and has been dealt with."""

    # What is done

    def go_on(self) -> bool:
        """Whether Enter alone goes on here; if so, it has."""

    def judge(self, right: bool) -> None: ...

    def do(self, person: Person, action: Action) -> None:
        """Do it and tell it, or say why it was refused."""

    def offers(self, seat: int | None) -> Sequence[Action]:
        """What may be tried besides what is legal."""

    def decisions(self, seat: int) -> Sequence[Decision]:
        """Those of the last round that is over."""

    # What is said

    def going_on(self, words: Words) -> str:
        """How the game goes on, where no round is under way."""

    def help(self, asked: str, usual: Callable[[Words], str], words: Words) -> str:
        """`usual`: help as it is given anywhere; a table may have more to say."""


def known_to(port: GamePort, person: Person) -> SeatKnowledge:
    """What questions of this person are answered from."""
    game = port.game
    return SeatKnowledge(
        port.match,
        port.names,
        game.view(person.seat),
        game.stage == PLAYING,
        game.number,
        person.history,
        person.own,
        person.ruling,
        port.console.settings.sort,
        person.chapter,
        port.situation,
        practice=port.practice is not None,
        chat=port.chat,
        going_on=port.going_on,
    )


def tell_answer(port: GamePort, what: str, person: Person) -> None:
    from sixdot.answers.questions import answer

    port.console.tell(answer(what, known_to(port, person)).text)


def say_refused(port: GamePort, told: Refusal, view: View) -> None:
    """Where no round is under way, with how to go on."""
    from sixdot.voice.pieces import together
    from sixdot.voice.refusals import refusal_text

    def text(words: Words) -> str:
        refused = refusal_text(told, view, port.names, words)
        return together([refused, port.going_on(words)], words) if waits else refused

    waits = port.situation in ("between", "over")
    port.console.buzz()
    port.console.tell(text)
