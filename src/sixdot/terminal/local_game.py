"""A game that is played here: what it asks of whom, and who hears what of it.

One person hears everything as it happens. Several people share the keyboard: what all may know is told aloud at once;
what only one may know waits until the keyboard has been handed over to that person.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from sixdot.answers.known import Hearing
from sixdot.game.actions import LAST_MOVE, Action, leave, return_, right, wrong
from sixdot.game.events import Dealt, Event, TurnBegan, hear
from sixdot.game.match import BETWEEN, JUDGE, OVER, PLAYING
from sixdot.game.refusal import Refusal
from sixdot.game.view import Decision, View
from sixdot.table import Table
from sixdot.terminal.console import Console
from sixdot.terminal.port import Person, Practising, Quit, known_to, say_refused, tell_answer
from sixdot.voice.help import opening_text
from sixdot.voice.words import Words


class SharedKeyboard(dict[int, Person]):
    """The people by seat. `holder` has the keyboard; None while it is being handed over."""

    def __init__(self, seats: Iterable[int] = ()) -> None:
        super().__init__()
        self.room = Person(None)
        self.holder: int | None = None
        self.sit_down(seats)

    def sit_down(self, seats: Iterable[int]) -> None:
        self.update({seat: Person(seat) for seat in sorted(seats)})
        self.holder = min(self) if self.alone else None

    @property
    def alone(self) -> bool:
        return len(self) == 1

    @property
    def listener(self) -> Person:
        """Whoever has the keyboard, or else the whole room."""
        return self.room if self.holder is None else self[self.holder]

    @property
    def openly(self) -> Person:
        """Who to tell what everybody may hear."""
        return self.listener if self.alone else self.room

    def let_go(self) -> None:
        """Nobody has the keyboard now, since a round is over or somebody has left."""
        if not self.alone:
            self.holder = None

    def hear(self, events: Sequence[Event], view_of: Callable[[int | None], View], actor: int | None) -> Hearing:
        """Let each of them hear it; returns what is said aloud now. `actor`: the person who acted, if one did."""
        told = {seat: person.hears(events, view_of(seat)) for seat, person in self.items()}
        if actor is not None:
            self[actor].acted()
        if self.alone:
            return next(iter(told.values()))
        openly = self.room.hears(events, view_of(None))
        for seat, person in self.items():
            waits = told[seat] if actor is not None and actor == self.holder else _private(told[seat])
            if waits.events and not (seat == actor == self.holder):
                person.unread.append(waits)
        return openly if actor is None or actor != self.holder else told[actor]

    def witness(self, table: Table, actor: str, events: Sequence[Event]) -> None:
        """Something that happened before the game was left: players can hear the current round again."""
        if not self:
            self.sit_down(table.game.people)
        if table.game.stage != PLAYING and table.game.number == 0:
            return
        for person in (self.room, *self.values()):
            if any(isinstance(event, Dealt) for event in events):
                person.history, person.own = [], 0
            person.hears(events, table.game.view(person.seat))
            if actor == str(person.seat):
                person.acted()


def _private(heard: Hearing) -> Hearing:
    """Only what the others do not know, and what is wanted of this seat."""

    def is_private(event: Event) -> bool:
        return hear(event, None) != event or (isinstance(event, TurnBegan) and event.seat == heard.seat)

    return replace(heard, events=tuple(filter(is_private, heard.events)))


class LocalGame:
    nobody_asks = "session-whose-keyboard"
    nobody_acts = "session-who-speaks"
    chat = None

    def __init__(self, table: Table, console: Console, saved_as: str, people: SharedKeyboard | None = None) -> None:
        """`people`: those of a game that is taken up again, with what they have heard of it."""
        self.table = table
        self.game = self.match = table.game
        self.names = table.names
        self.people = people or SharedKeyboard(table.game.people)
        self.saved_as = saved_as
        self.practice: Practising | None = None
        self.chances: dict[int, list[View]] = {}
        self.situation = ""
        self.console = console
        self._asked = False  # something that is still open
        self._person: Person | None = None  # who was asked, if it was not whoever listens
        self._pausing: Sequence[int] = ()  # the seats for which bots wait
        self._in_round = table.game.stage == OVER  # of which nobody has been told the end yet
        self._bots_may = False  # nobody is here, but bots were told to go on
        self._told: Hearing | None = None  # what was told last, since something was typed

    # How it goes on

    def greet(self) -> None:
        """What is played, with whom and how; or how it stands, where a game is taken up again."""
        others = [name for seat, name in enumerate(self.names) if seat not in self.people or not self.people.alone]
        if self.game.number:
            self.console.tell(partial(self._welcome_back, others))
            return
        target = 0 if self.match.options.partners == "rotating" else int(self.match.scoring.target)
        self.console.say("session-table", edition=self.match.edition, players=others, target=target)
        self.console.tell(lambda words: opening_text(self.match.edition, words))
        if self.practice is not None:
            self.console.say("practice-opening")

    def _welcome_back(self, others: Sequence[str], words: Words) -> str:
        """What is played, with whom, and how it stands; the cards, if nobody else hears them."""
        from sixdot.answers.questions import answer

        told = [words.say("saved-welcome", edition=self.match.edition, players=others, round=self.game.number)]
        if self.practice is not None:
            told.append(words.say("practice-opening"))
        asked = ("score", "state") if self.game.stage == PLAYING and self.people.alone else ("score",)
        return "\n".join(told + [answer(what, known_to(self, self.people.openly)).text(words) for what in asked])

    def advance(self) -> bool:
        if self._asked and self.wants_verdict:
            self._say_what_to_judge()
        while not self._asked:
            if self.game.stage == OVER and not self._in_round:
                return False
            self._step()
        return True

    def move_to(self, table: Table, people: SharedKeyboard) -> None:
        """Go on in a round in which less has happened; whoever was waited for then is waited for again."""
        self.table, self.people = table, people
        self.game = self.match = table.game
        self.chances = {number: views for number, views in self.chances.items() if number < self.game.number}
        self.situation, self._person, self._asked, self._in_round = "", None, False, True

    def _step(self) -> None:
        if self.game.stage == PLAYING:
            self._in_round = True
            self._next()
        elif self._in_round:
            self._in_round = False
            self._end_round()
        else:
            self._begin_round()

    def _begin_round(self) -> None:
        told = list(self.table.commit()) if self.game.stage == BETWEEN else []
        self._tell([*told, *self.table.deal()], None)

    def _next(self) -> None:
        """A bot acts, or whoever is waited for is asked."""
        turn = self.game.view(None).turn
        if turn is not None and turn in self.match.away and not self.table.people and not self._bots_may:
            self.console.say("session-away")
            self._ask("away", self.people[turn])
            return
        self._bots_may = False
        told = self.table.bot_turn()
        if told:
            self._tell(told, None)
            return
        awaited = self.table.awaited()
        self._pausing = [seat for seat in awaited if seat != JUDGE and self.table.is_pause(seat)]
        if self._pausing:
            self._ask("pause")
            self._say_why_we_wait()
        elif JUDGE in awaited:
            self._ask("judge", self.people.openly)
            self._say_what_to_judge()
        elif awaited:
            person = self.people[awaited[0]]
            self._hand_to(person)
            self._ask("", person)

    def _ask(self, situation: str, person: Person | None = None) -> None:
        self.situation, self._person, self._asked = situation, person, True

    def _end_round(self) -> None:
        """Time to look back on it."""
        self.console.tell(self.going_on)
        self._ask("over" if self.game.stage == OVER else "between")

    # What is told

    def _tell(self, events: Sequence[Event], actor: int | None) -> None:
        """To each as each may hear it; `actor`: the person who acted just now.

        Whatever happens closes a question of a round; one between rounds is closed only by going on.
        """
        self._asked = self._asked and self.situation in ("between", "over")
        self.console.chime(events, self.people.holder)
        heard = self._told = self.people.hear(events, self.game.view, actor)
        if self.game.stage == PLAYING and not self.table.awaited():  # a bot goes on at once, and is named then
            self.console.tell(partial(heard.deeds, self.names))
        else:
            self.console.tell(partial(heard.text, self.names))

    def _hand_to(self, person: Person) -> None:
        """The keyboard goes to somebody, if they do not have it, who then hears what is for no other ears."""
        assert person.seat is not None
        handed = self.people.holder != person.seat
        if handed:
            self.people.holder = None
            self.console.curtain()
            self._wait_for(person.seat)
            self.people.holder = person.seat
        unread, person.unread = person.unread, []
        for heard in unread:
            self.console.tell(partial(heard.deeds if handed else heard.text, self.names))
        if handed:
            tell_answer(self, "state", person)

    def _wait_for(self, seat: int) -> None:
        """Wait for Enter or the player's own name: the keyboard has been handed over.

        Whatever else is typed, the game says again whom it is waiting for.
        """
        from sixdot.voice.understand.meant import Command
        from sixdot.voice.understand.understanding import understand

        while True:
            self.console.say("session-hand-over", who=self.names[seat])
            typed = self.line()
            named, rest = self._named(typed)
            if not typed or (named is self.people[seat] and not rest):
                return
            meant = understand(typed, self.game.view(None), self.names, self.console.words)
            if isinstance(meant, Command) and meant.name == "quit":
                raise Quit

    # What is typed

    def line(self) -> str:
        """Whatever is being spoken stops."""
        holder = self.people.holder if self.game.stage == PLAYING else None
        self.console.show_standing(lambda: None if holder is None else self.game.view(holder), self.names)
        typed = self.console.ask()
        self.console.hush()
        self._told = None
        return typed.strip()

    reply = line

    @property
    def speaker(self) -> Person:
        return self._person or self.people.listener

    @property
    def wants_verdict(self) -> bool:
        return self.situation == "judge"

    def said(self, typed: str) -> str | None:
        """Somebody who is named speaks up, or at a pause takes the keyboard."""
        if self.wants_verdict or self.people.alone:
            return typed
        named, rest = self._named(typed)
        if named is None or (not rest and self.situation != "pause"):
            return typed
        if not rest:
            self._hand_to(named)
            self._say_why_we_wait()
            return None
        if named is self.speaker:
            return rest
        self._speaks_up(named, rest)
        return None

    def _named(self, typed: str) -> tuple[Person | None, str]:
        """Where several people are: who is named first, and what they say: 'Ben catch Sam'."""
        from sixdot.voice.understand.vocabulary import beginning, folded

        called = {folded(self.names[seat]): person for seat, person in self.people.items()}
        return beginning(typed, lambda name: called.get(folded(name.rstrip(":,"))))

    def _speaks_up(self, person: Person, typed: str) -> None:
        """Somebody without the keyboard says something for which no cards of their own need be read."""
        from sixdot.voice.understand.meant import Command
        from sixdot.voice.understand.understanding import understand

        assert person.seat is not None
        offers = self.table.offers(person.seat)
        meant = understand(typed, self.game.view(person.seat), self.names, self.console.words, (), offers)
        if isinstance(meant, Action) and (meant.verb > LAST_MOVE or meant in offers):
            self.do(person, meant, openly=True)
        elif isinstance(meant, Command) and meant.name in ("leave", "return"):
            self.do(person, leave if meant.name == "leave" else return_, openly=True)
        else:
            self.console.say("session-take-keyboard", who=self.names[person.seat])

    # What is done

    def do(self, person: Person, action: Action, openly: bool = False) -> None:
        """`openly`: nobody's cards are told."""
        assert person.seat is not None
        told = self.table.apply(person.seat, action)
        if isinstance(told, Refusal):
            person.ruling = told
            said = replace(told, legal=()) if openly else told
            say_refused(self, said, self.game.view(None if openly else person.seat))
            return
        self._tell(told, person.seat)
        if person.seat == self.people.holder and person.seat in self.match.away:
            self.people.let_go()

    def judge(self, right_one: bool) -> None:
        told = self.table.apply(JUDGE, right if right_one else wrong)
        assert not isinstance(told, Refusal)
        self._tell(told, None)

    def go_on(self) -> bool:
        if self.situation == "pause":
            for seat in self._pausing:
                self.table.go_on(seat)
                self.chances.setdefault(self.game.number, []).append(self.game.view(seat))
        elif self.situation == "away":
            self._bots_may = True
        elif self.situation in ("between", "over"):
            self.people.let_go()
        else:
            return self.wants_verdict
        self._asked = False
        return True

    def offers(self, seat: int | None) -> Sequence[Action]:
        return () if seat is None or self.wants_verdict else self.table.tries(seat)

    def decisions(self, seat: int) -> Sequence[Decision]:
        return self.table.decisions(seat)

    # What is said

    def _say_why_we_wait(self) -> None:
        """Somebody is down to the last card, or may jump in: bots wait until somebody says something."""
        from sixdot.voice.describe import describe

        holder, seats = self.people.holder, self._pausing
        asked = holder if holder in seats else None
        view, offers = self.game.view(asked), self.table.offers(seats[0] if asked is None else asked)
        self.console.tell(lambda words: describe(view, self.names, words).pause(self.table.low, offers))

    def _say_what_to_judge(self) -> None:
        """The question with its answer, as far as they have not been told right before."""
        from sixdot.voice.describe import describe

        view, told, names = self.game.view(self.people.openly.seat), self._told, self.names
        self.console.tell(lambda words: describe(view, names, words).judge(told.text(names, words) if told else ""))

    def going_on(self, words: Words) -> str:
        over = self.game.stage == OVER
        return words.say("session-over") if over else words.say("session-next-round", round=self.game.number + 1)

    def help(self, asked: str, usual: Callable[[Words], str], words: Words) -> str:
        return usual(words)

    def say_finished(self) -> None:
        self.console.say("session-finished", game=self._typed_name())

    def _typed_name(self) -> str:
        """What to type for this game, if it is not found among the others."""
        from sixdot.terminal.saving.judging import is_listed, typed_name

        path = Path(self.saved_as)
        return "" if is_listed(path) else typed_name(path)

    def say_goodbye(self) -> None:
        """How it stands, and how to go on."""
        print(flush=True)  # the prompt is left behind
        if self.game.stage == OVER:
            self.say_finished()
            return
        if self.game.number:
            tell_answer(self, "score", self.people.openly)
        self.console.say("session-goodbye", game=self._typed_name())
