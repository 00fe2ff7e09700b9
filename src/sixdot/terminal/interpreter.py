"""What was typed, and what becomes of it: an action, a question back, or a command, which is no move."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from sixdot.answers.given import NoAnswer
from sixdot.answers.questions import QUESTIONS, answer
from sixdot.answers.taken import taken_for
from sixdot.durable import NotSaved
from sixdot.game.actions import Action, leave, return_
from sixdot.game.cards import COLOURS, Card
from sixdot.game.match import PLAYING
from sixdot.game.view import View
from sixdot.terminal.manner import Manner
from sixdot.terminal.port import GamePort, Person, Practising, Quit, known_to
from sixdot.voice.chapters import turned_by
from sixdot.voice.choices import asked_back
from sixdot.voice.hands import ORDERS, in_order
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Ambiguous, Choose, Command, Meant, Talk, Unclear
from sixdot.voice.understand.replying import agreed, offered_by, reply_to
from sixdot.voice.understand.talking import talk_text
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import asks, goes_on, in_all_languages, is_called
from sixdot.voice.words import Words

# Not before the whole room.
_PRIVATE: Final = ("hand", "fits", "choices", "hint", "review", "undo", "whatif", "leave", "return")
# The commands that answer what is not about the game.
_ANSWERED_HERE: Final = {"repeat": "repeat", "howto": "help"}


class Interpreter:
    def __init__(self, port: GamePort) -> None:
        self._port = port
        self._console = console = port.console
        self._manner = manner = Manner(console)
        self._commands: dict[str, Callable[[str, Person], object]] = {
            **{question: partial(self._ask, question) for question in QUESTIONS},
            "hand": self._hand,
            "help": self._help,
            "repeat": lambda rest, person: console.repeat(),
            "sort": self._sort,
            "review": self._review,
            "undo": self._undo,
            "whatif": self._what_if,
            "more": lambda rest, person: manner.length(1),
            "less": lambda rest, person: manner.length(-1),
            "language": lambda rest, person: manner.language(rest),
            "marks": lambda rest, person: manner.marks(),
            "set": self._set,
            "save": self._save,
            "leave": lambda rest, person: port.do(person, leave),
            "return": lambda rest, person: port.do(person, return_),
            "quit": self._quit,
        }

    def hear(self, typed: str) -> None:
        """Whatever a line brings about."""
        port = self._port
        way = turned_by(typed) if port.speaker.aside == "rules" else None
        if way is not None:
            self._obey(Command("rules", way), port.speaker)
            return
        if (not typed or goes_on(typed, self._console.words)) and port.go_on():
            return
        said = port.said(typed)
        if said is None:
            return
        verdict = verdict_of(said, self._console.words) if port.wants_verdict else None
        if verdict is None:
            self._act(port.speaker, said)
        else:
            port.judge(verdict)

    def _act(self, person: Person, typed: str) -> None:
        """Do what was typed, answer it, or say what was not understood; nothing typed asks for the state."""
        meant = self._meaning(person, agreed(typed, person.offered, self._console.words))
        person.offered = offered_by(meant)
        if not isinstance(meant, Talk):
            person.aside = ""
        if isinstance(meant, Unclear) and meant.message == "unclear-undo" and self._port.practice is not None:
            spoken = in_all_languages(self._console.words)
            meant = Command("undo") if is_called(typed, "word-cancel", *spoken) else meant
        if isinstance(meant, Command | Enquiry | Talk):
            self._obey(meant, person)
        elif isinstance(meant, Unclear):
            self._console.say(meant.message, **meant.values)
        elif isinstance(meant, Action) and person.seat is None:
            self._console.say(self._port.nobody_acts)
        elif isinstance(meant, Action):
            self._port.do(person, meant)

    def _meaning(self, person: Person, typed: str) -> Meant | None:
        """What was meant, once it is clear."""
        view = self._port.game.view(person.seat)
        offers = self._port.offers(person.seat)
        names, hand, practice = self._port.names, self._numbered(view), self._port.practice is not None
        meant: Meant | None = understand(typed, view, names, self._console.words, hand, offers, practice)
        while isinstance(meant, Choose | Ambiguous):
            meant = self._which(meant, person, view)
        return meant

    def _which(self, asked: Choose | Ambiguous, person: Person, view: View) -> Meant | None:
        """Several things could be meant: ask which, until it is one, or (None) none of them.

        Whatever is asked meanwhile is answered, and the choice remains.
        """
        names, words, hand = self._port.names, self._console.words, self._numbered(view)
        self._console.tell(lambda words: asked_back(asked, view, names, words))
        while True:
            meant, is_detour = reply_to(asked, self._port.reply(), view, names, words, hand)
            if isinstance(meant, Unclear):
                self._console.say(meant.message, **meant.values)
            elif isinstance(meant, Command | Enquiry | Talk) and is_detour:
                self._obey(meant, person)
            else:
                if meant is None:
                    self._console.say("session-cancelled")
                return meant

    def _numbered(self, view: View) -> list[Card]:
        """The hand in the order in which its cards are numbered."""
        return in_order(view.hand, self._console.settings.sort, view)

    def _obey(self, meant: Command | Enquiry | Talk, person: Person) -> None:
        """Do what is no move, or say what stands against it."""
        if isinstance(meant, Talk):
            again, person.aside = person.aside == "talk", "talk"
            self._console.tell(lambda words: talk_text(meant, words, self._port.chat is not None, again))
            return
        name, rest = (meant.fact, meant.topic) if isinstance(meant, Enquiry) else meant
        if person.seat is None and name in _PRIVATE:
            self._console.say(self._port.nobody_asks)
            return
        try:
            if isinstance(meant, Enquiry) and meant.fact == "settings":
                self._settings(meant, person)
            elif isinstance(meant, Enquiry) and not self._answers_here(meant, person):
                self._ask(meant, "", person)
            else:
                self._commands[_ANSWERED_HERE.get(name, name)](rest.strip(), person)
        except NotSaved:
            raise  # the game itself, which cannot go on so
        except Trouble as trouble:
            self._console.tell(trouble.text)

    def _answers_here(self, question: Enquiry, person: Person) -> bool:
        """Whether it is not the game that answers; but what the game itself has asked is heard again from it."""
        view = self._port.game.view(person.seat)
        waits = question.fact == "repeat" and view.phase == "answer" and view.turn == person.seat
        return question.sure and not question.so and question.fact in _ANSWERED_HERE and not waits

    # Questions

    def _ask(self, what: str | Enquiry, rest: str, person: Person) -> None:
        known = known_to(self._port, person)
        try:
            told = answer(what, known, rest)
        except NoAnswer as none:
            if none.reason == "no-number":
                self._console.say("session-last-number", typed=rest)
            else:
                self._console.tell(self._port.going_on)
        else:
            person.chapter = told.chapter or person.chapter
            person.aside = "rules" if told.chapter else ""
            self._console.tell(told.text, told.cards)

    def _hand(self, rest: str, person: Person) -> None:
        """All of it; with an order, sorted so; with a colour, only that."""
        only = self._colour(rest)
        if rest and only is None:
            self._order(rest)
        self._ask("hand", only or "", person)

    def _colour(self, text: str) -> str | None:
        """By its name in any language."""
        spoken = in_all_languages(self._console.words)
        named = {words.say("colour", colour=colour): colour for words in spoken for colour in COLOURS}
        return named.get(text.casefold())

    def _help(self, rest: str, person: Person) -> None:
        usual = answer("help", known_to(self._port, person), rest).text
        self._console.tell(lambda words: self._port.help(rest, usual, words))

    def _review(self, rest: str, person: Person) -> None:
        from sixdot.answers.reviewing import tell_review

        port = self._port
        assert person.seat is not None
        decisions = port.decisions(person.seat)
        if not decisions:
            self._console.say("session-no-review")
            if port.game.stage == PLAYING:  # how it stands, instead
                stands = answer(Enquiry("state", topic="score"), known_to(port, person))
                self._console.tell(stands.text)
            return
        number = port.game.number - (port.game.stage == PLAYING)
        chances = [view for view in port.chances.get(number, ()) if view.seat == person.seat]
        mistakes = tell_review(decisions, chances, port.names, self._console.tell)
        if mistakes and port.practice is not None:
            self._console.say("practice-jump", number=mistakes[0], round=number, now=number == port.game.number)

    # Practice

    def _practice(self) -> Practising:
        if self._port.practice is None:
            raise Trouble("practice-only")
        return self._port.practice

    def _undo(self, rest: str, person: Person) -> None:
        self._practice().undo(person, rest)

    def _what_if(self, rest: str, person: Person) -> None:
        """Try out what is named; the table itself is asked what would be refused."""
        practice = self._practice()
        if self._port.game.stage != PLAYING:
            self._console.tell(self._port.going_on)
            return
        meant = self._meaning(person, rest) if rest else Unclear("whatif-what")
        if isinstance(meant, Action):
            practice.what_if(person, meant)
        elif meant is not None:
            told = meant if isinstance(meant, Unclear) else Unclear("whatif-what")
            self._console.say(told.message, **told.values)

    # Settings

    def _order(self, rest: str) -> None:
        for order in ORDERS:
            if is_called(rest.rsplit(maxsplit=1)[-1], f"order-{order}", self._console.words):
                self._manner.change("sort", order)
                return
        raise Trouble("session-which-order", typed=rest)

    def _sort(self, rest: str, person: Person) -> None:
        """Alone: how the hand is sorted; with an order: sort it so."""
        if rest:
            self._order(rest)
        self._console.say("session-sorted", order=self._console.settings.sort, asked=not rest)

    def _set(self, rest: str, person: Person) -> None:
        """Alone: all settings; with a name: one of them; with a value too: change it."""
        from sixdot.terminal.settings import NEXT_TIME, describe_setting, describe_settings, key_and_value

        if not rest:
            self._console.tell(partial(describe_settings, self._console.settings))
            return
        key, value = key_and_value(rest, self._console.words)
        if value:
            self._manner.change(key, value)
        self._console.tell(partial(describe_setting, self._console.settings, key))
        if value and key in NEXT_TIME:
            self._console.say("session-next-time")

    def _settings(self, question: Enquiry, person: Person) -> None:
        """All of them, or one and how it is changed, after what the question was taken for."""
        from sixdot.terminal.settings import describe_settings, key_and_value, setting_and_how

        now, known = self._console.settings, known_to(self._port, person)
        key = key_and_value(question.topic, self._console.words)[0] if question.topic else ""
        tell = partial(setting_and_how, now, key) if key else partial(describe_settings, now)
        self._console.tell(
            lambda words: tell(words) if question.sure else f"{taken_for(question, known, words)}\n{tell(words)}"
        )

    # Leaving

    def _save(self, rest: str, person: Person) -> None:
        """Every move is saved anyway; with a name, a copy of the record so far."""
        path = self._port.saved_as
        if not path:
            self._console.say("join-saved")
            return
        if not rest:
            self._console.say("session-saved", path=path)
            return
        from sixdot.terminal.saving.saved_game import copy_record

        self._console.say("session-copied", path=str(copy_record(Path(path), rest)))

    def _quit(self, rest: str, person: Person) -> None:
        raise Quit


def verdict_of(typed: str, words: Words) -> bool | None:
    """Right or wrong, by any word for it; None: neither."""
    if asks(typed):
        return None
    if is_called(typed, "verdict-right", words):
        return True
    return False if is_called(typed, "verdict-wrong", words) else None
