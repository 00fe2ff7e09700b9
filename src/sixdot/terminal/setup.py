"""What somebody wants to play: from the command line, or from the answers to a few questions."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sixdot.agreement import Agreement
from sixdot.bots import CALLED, NAMES
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.families import family_of
from sixdot.game.house import HOUSE_RULES, HouseRule, house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import Question
from sixdot.game.record import check_names
from sixdot.game.scoring import check_players
from sixdot.terminal.console import Console
from sixdot.terminal.port import Quit
from sixdot.voice.trouble import setup_text
from sixdot.voice.words import Value, Words

if TYPE_CHECKING:
    from sixdot.classroom.sets import QuestionSet

USUAL_PLAYERS: Final = 4
_OPTIONS: Final = ("scoring", "target", "partners", "leavers", "judge")


@dataclass(frozen=True)
class GameSetup(Agreement):
    people: tuple[str, ...] = ()  # their names; empty: one person without a name
    players: int | None = None
    bots: tuple[str, ...] = ("steady",)  # seat by seat, then again from the first
    brought: QuestionSet | None = None  # what is asked, instead of the questions that come with the game

    def with_options(self, chosen: Options | Namespace) -> GameSetup:
        """The same with these options, of a record or as they were typed."""
        return replace(self, **{key: getattr(chosen, key) for key in _OPTIONS})

    def names(self, me: str) -> list[str]:
        """The name of each seat: people first, then bots. No two of them sound alike."""
        people = list(self.people or (me,))
        check_names(people)
        taken = {by_ear(name) for name in people}
        if len(taken) < len(people):
            raise SetupError("two people have the same name: give each another one", "same-name")
        begun = {name[:2] for name in taken}  # Ana and Ann would be hard to tell apart
        free = [name for name in CALLED if by_ear(name) not in taken]
        free.sort(key=lambda bot: by_ear(bot)[:2] in begun)
        return (people + free)[: self.seats]

    @property
    def seats(self) -> int:
        """How many play: as asked for, else four, or more if there are more people."""
        return max(USUAL_PLAYERS, len(self.people)) if self.players is None else self.players

    def questions(self, language: str, seed: str) -> dict[str, Question]:
        if self.brought is None:
            return super().questions(language, seed)
        edition = house_edition(self.edition, self.house)
        if not edition.asks_questions:
            message = "the {edition} edition asks no questions"
            raise SetupError(message, "no-questions", edition=edition.name)
        return self.brought.deal(seed)

    def new_game(self, language: str, seed: str) -> Match:
        """The game, or a `SetupError` that says why it is not possible."""
        questions, people = self.questions(language, seed), max(1, len(self.people))
        if people > self.seats:
            message = "{people} people do not sit on {seats} seats"
            raise SetupError(message, "too-many-people", people=people, seats=self.seats)
        free = max(1, self.seats - people)
        if len(self.bots) > free:
            message = "{bots} bots are named, and {seats} can sit down"
            raise SetupError(message, "too-many-bots", bots=len(self.bots), seats=free)
        return self.match(self.seats, range(people), questions)

    def bot_of(self, seat: int) -> str:
        return self.bots[(seat - max(1, len(self.people))) % len(self.bots)]


def by_ear(name: str) -> str:
    """A name as it sounds: without capitals, accents or variant letters."""
    import unicodedata

    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return " ".join("".join([sign for sign in parts if not unicodedata.combining(sign)]).split())


# Question by question


@dataclass
class Interview:
    """Asks what to play. Enter alone takes the first offer. What was `said` already is not asked."""

    console: Console
    me: str
    start: GameSetup = GameSetup()
    said: Collection[str] = ()

    def setup(self) -> GameSetup:
        """Ask everything; `Quit` if the player wants to stop."""
        edition = edition_named(self._edition())
        setup = self._from_the_start(edition)
        setup = self._checked(setup, "people", _names)
        setup = self._seats(setup, edition)
        if setup.seats > len(setup.people or (self.me,)):
            setup = self._bots(setup)
        setup = self._scoring(setup, edition)
        if family_of(edition).house_rules:
            rules = ", ".join([rule.written() for rule in HOUSE_RULES])
            setup = self._checked(setup, "house", _house, rules=rules)
        return setup

    def for_real_cards(self, scores: bool = True) -> GameSetup:
        """Ask everything about a table with real cards; `Quit` if the player wants to stop."""
        edition = edition_named(self._edition())
        setup = replace(self.start, edition=edition.id)
        setup = setup if setup.people else self._at_table(setup, edition)
        return self._scoring(setup, edition) if scores else setup

    def dealer(self, people: Sequence[str]) -> int | None:
        """Who deals first; None: that is not settled."""
        from sixdot.voice.understand.vocabulary import quoted, seat_named

        self.console.say("new-dealer")
        while typed := self._typed("dealer"):
            seat = seat_named(typed, people, range(len(people)))
            if seat is not None:
                return seat
            self.console.say("new-no-player", typed=quoted(typed), players=people)
        return None

    def _at_table(self, setup: GameSetup, edition: Edition) -> GameSetup:
        """The names of all who play, until they make a table."""
        from sixdot.score.reading import people_in

        self.console.say("new-table")
        while True:
            typed = self._typed("table")
            try:
                people = people_in(typed, edition, self.console.words)
                changed = replace(setup, people=people, players=len(people))
                check_players(edition, len(people))
                changed.names("")
                replace(changed, target=None, scoring=None, partners="none").new_game("en", "")
                return changed
            except ValueError as error:
                self._tell_problem("new-table-problem", error)

    def _edition(self) -> str:
        first = self.start.edition
        return first if "edition" in self.said else self._one("edition", "edition", [first, *EDITIONS])

    def _from_the_start(self, edition: Edition) -> GameSetup:
        """What was said already; if this edition does not allow it, everything is asked."""
        players = self.start.players if "players" in self.said else None
        setup = replace(self.start, edition=edition.id, players=players)
        try:
            setup.names(self.me)
            setup.new_game("en", "")
        except ValueError as error:
            self._tell_problem("new-given", error)
            self.said = ()
            return GameSetup(edition=edition.id, bots=self.start.bots)
        return setup

    def _seats(self, setup: GameSetup, edition: Edition) -> GameSetup:
        wanted = max(self.start.players or USUAL_PLAYERS, len(setup.people), edition.least_players)
        usual = min(wanted, edition.most_players)
        values = {"least": edition.least_players, "most": edition.most_players, "usual": usual}
        return self._checked(replace(setup, players=usual), "players", _number, **values)

    def _bots(self, setup: GameSetup) -> GameSetup:
        """Which level; bots chosen by name stay as they are."""
        first = ",".join(setup.bots)
        if "bots" in self.said or first not in NAMES:
            return setup
        return replace(setup, bots=(self._one("bots", "level", [first, *NAMES]),))

    def _scoring(self, setup: GameSetup, edition: Edition) -> GameSetup:
        if not {"scoring", "partners"} & {*self.said}:
            setup = self._form(setup, edition)
        rotating = setup.partners == "rotating"
        return setup if rotating else self._checked(setup, "target", _number, usual=edition.target)

    def _form(self, setup: GameSetup, edition: Edition) -> GameSetup:
        forms: list[str] = list(edition.scorings)
        forms += [pairs for pairs in ("opposite", "rotating") if self._can(replace(setup, partners=pairs))]
        form = self._one("scoring", "form", forms) if len(forms) > 1 else forms[0]
        return replace(setup, partners=form) if form in ("opposite", "rotating") else replace(setup, scoring=form)

    def _can(self, setup: GameSetup) -> bool:
        try:
            setup.new_game("en", "")
        except ValueError:
            return False
        return True

    def _typed(self, question: str) -> str:
        """What is typed. A word for quit stops everything, one for help explains the question."""
        from sixdot.voice.understand.vocabulary import is_called

        while True:
            typed = self.console.ask().strip()
            words = self.console.words
            if is_called(typed, "command-quit", words, words.but(language="en")):
                raise Quit
            if not is_called(typed, "command-help", words, words.but(language="en")):
                return typed
            self.console.say("new-help", question=question)
            if question == "house":
                for rule in HOUSE_RULES:
                    self.console.tell(partial(_house_offer, rule))

    def _one(self, question: str, kind: str, offers: Sequence[str]) -> str:
        """One of the offers, by number or name."""
        offered = list(dict.fromkeys(offers))
        self.console.say(f"new-{question}")
        for number, name in enumerate(offered, 1):
            self.console.say(f"new-{kind}-offer", number=number, **_offered(name, kind))
        while True:
            typed = self._typed(question).casefold()
            if not typed:
                return offered[0]
            if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= len(offered):
                return offered[int(typed) - 1]
            called = {name: offered_names(name, kind, self.console.words) for name in offered}
            begun = [name for name in offered if any(known.startswith(typed) for known in called[name])]
            if len(begun) == 1:
                return begun[0]
            self.console.say("new-which", most=len(offered))

    def _checked(self, setup: GameSetup, question: str, read: Callable[[str], Any], **values: Value) -> GameSetup:
        """Ask until the answer makes a setup that can be played, and say why one cannot; Enter keeps it as it is.

        `question`: what of the setup is asked for; `read`: makes it of what is typed.
        """
        if question in self.said:
            return setup
        self.console.say(f"new-{question}", **values)
        while True:
            typed = self._typed(question)
            try:
                changed = replace(setup, **{question: read(typed)}) if typed else setup
                changed.names(self.me)
                changed.new_game("en", "")
                return changed
            except ValueError as error:
                self._tell_problem("new-problem", error)

    def _tell_problem(self, message: str, error: ValueError) -> None:
        self.console.tell(lambda words: words.say(message, problem=setup_text(error, words)))


def _number(text: str) -> int:
    from sixdot.score.reading import spoken_number

    spoken = spoken_number(text, Words())
    if spoken is not None:
        return spoken
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise SetupError("a number is wanted, not {value!r}", "number", value=text)
    return int(text)


def _names(text: str) -> tuple[str, ...]:
    return tuple([name for part in text.split(",") if (name := " ".join(part.split()))])


def _house(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _house_offer(rule: HouseRule, words: Words) -> str:
    """How a house rule is written, and what it says."""
    from sixdot.voice.rules import house_text

    return words.say("new-house-offer", written=rule.written(), text=house_text(rule.name, words))


def offered_names(name: str, kind: str, words: Words) -> list[str]:
    """The names of an offer: its id, and what stands before its colon, without the number."""
    offer = words.say(f"new-{kind}-offer", number=0, **_offered(name, kind)).partition(":")[0]
    return [name, *[known.strip().casefold() for known in offer.removeprefix("0").split(",")]]


def _offered(name: str, kind: str) -> dict[str, Value]:
    """What is said of an offer: of an edition, more than its name."""
    return {"name": name, "edition": edition_named(name)} if kind == "edition" else {"name": name}
