"""A table in a chat program, which calls `wrote` with each line of a player: python examples/chat.py"""

from collections.abc import Callable, Sequence

from sixdot.bots import bot_named
from sixdot.game import Action, Event, Match, Options, Refusal, edition_named, hear
from sixdot.game.match import BETWEEN, OVER
from sixdot.table import Table
from sixdot.voice.describe import describe
from sixdot.voice.narrate import narrate
from sixdot.voice.refusals import refusal_text
from sixdot.voice.understand.meant import Unclear
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words

WORDS = Words("en")


class Chat:
    def __init__(self, people: Sequence[str], tell: Callable[[str, str], object], seed: str, target: int) -> None:
        self.people, self.tell, self.names = people, tell, (*people, "Robin", "Max")
        self.game = Match(edition_named("mattel"), len(self.names), Options(target=target), range(len(people)))
        self.record: list[str] = []
        bots = {seat: bot_named("steady") for seat in range(len(people), len(self.names))}
        self.table = Table(self.game, self.names, bots, seed, self.record.append, "chosen")  # or "drawn", by chance
        self.go_on()

    def go_on(self) -> None:  # deal, and let the bots play until a person is waited for
        while self.game.stage == BETWEEN or (self.game.stage != OVER and not self.table.is_waiting):
            between = self.game.stage == BETWEEN
            self.tell_all([*self.table.commit(), *self.table.deal()] if between else self.table.bot_turn())

    def tell_all(self, events: Sequence[Event]) -> None:
        for seat, name in enumerate(self.people):
            heard = [hear(event, seat) for event in events]
            self.tell(name, narrate(heard, self.game.view(seat), self.names, WORDS).text)

    def wrote(self, name: str, text: str) -> None:
        seat, table = self.names.index(name), self.table
        view = self.game.view(seat)
        meant = understand(text, view, self.names, WORDS, view.hand, table.offers(seat))
        if table.is_pause(seat) and text == "":  # nobody is to be caught
            table.go_on(seat)
        elif isinstance(meant, Action):
            told = table.apply(seat, meant)
            if isinstance(told, Refusal):
                self.tell(name, refusal_text(told, view, self.names, WORDS))
            else:
                self.tell_all(told)
        elif isinstance(meant, Unclear):
            self.tell(name, WORDS.say(meant.message, **meant.values))
        else:  # a question; sixdot.answers knows them all
            self.tell(name, describe(view, self.names, WORDS).state())
        self.go_on()


if __name__ == "__main__":
    chat = Chat(["Ana"], lambda name, text: print(text), seed="today", target=100)
    while chat.game.stage != OVER:
        chat.wrote("Ana", input("> "))
