"""What somebody wants to play, before there is a table: asked for on the command line, or question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixdot.game.edition import Edition
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.game.house import HOUSE_RULES, house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import Question
from sixdot.terminal.outlets import Outlets
from sixdot.voice.words import Value

BOT_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris", "Jon", "Kim", "Lea")
LEVELS: Final = ("easy", "steady", "sharp")
USUAL_PLAYERS: Final = 4


@dataclass(frozen=True)
class Wish:
    edition: str = DEFAULT.id
    house: tuple[str, ...] = ()
    people: tuple[str, ...] = ()  # their names; nobody: one person
    players: int | None = None
    bots: tuple[str, ...] = ("steady",)  # seat by seat, and again from the first
    scoring: str | None = None
    target: int | None = None
    partners: str = "none"
    leavers: str = "bot"
    judge: str = "program"

    def names(self, me: str) -> list[str]:
        """Who sits where: people first, then bots, no name twice."""
        people = list(self.people or (me,))
        taken = {name.casefold() for name in people}
        if len(taken) < len(people):
            raise SetupError("two people have the same name: give each another one")
        free = [name for name in BOT_NAMES if name.casefold() not in taken]
        return (people + free)[: self.seats]

    @property
    def seats(self) -> int:
        """How many play: as asked for, or four, or as many as there are people."""
        return max(USUAL_PLAYERS, len(self.people)) if self.players is None else self.players

    def match(self, language: str, seed: str) -> Match:
        """The game, or a `SetupError` that says what cannot be."""
        edition = house_edition(self.edition, self.house)
        people = max(1, len(self.people))
        if people > self.seats:
            raise SetupError(f"{people} people do not sit on {self.seats} seats")
        options = Options(self.scoring, self.target, self.partners, None, self.leavers, self.judge)
        return Match(edition, self.seats, options, list(range(people)), _questions(edition, language, seed))

    def bot_of(self, seat: int) -> str:
        return self.bots[(seat - max(1, len(self.people))) % len(self.bots)]


def _questions(edition: Edition, language: str, seed: str) -> dict[str, Question]:
    if not edition.asks_questions:
        return {}
    from sixdot.classroom.starter import starter_questions

    return starter_questions(language, seed)


# Question by question


class Interview:
    """Asks what is to be played; Enter alone takes what is offered first."""

    def __init__(self, outlets: Outlets, ask: Callable[[], str], me: str) -> None:
        self._outlets = outlets
        self._ask = ask
        self._me = me

    def wish(self) -> Wish:
        editions = [DEFAULT.id, *[name for name in EDITIONS if name != DEFAULT.id]]
        edition = EDITIONS[self._one("new-edition", editions, "edition")]
        wish = Wish(edition=edition.id)
        wish = self._checked(wish, "new-people", lambda text: replace(wish, people=_names(text)))
        wish = self._seats(wish, edition)
        if wish.seats > len(wish.people or (self._me,)):
            wish = replace(wish, bots=(self._one("new-bots", ["steady", "easy", "sharp"], "level"),))
        wish = self._scoring(wish, edition)
        if edition.game == "uno":
            wish = self._house(wish)
        return wish

    def _seats(self, wish: Wish, edition: Edition) -> Wish:
        usual = min(wish.seats, edition.most_players)
        start = replace(wish, players=usual)
        values = {"least": edition.least_players, "most": edition.most_players, "usual": usual}
        return self._checked(start, "new-players", lambda text: replace(wish, players=int(text)), **values)

    def _scoring(self, wish: Wish, edition: Edition) -> Wish:
        forms = list(edition.scorings)
        if self._can(replace(wish, partners="opposite")):
            forms.append("opposite")
        if self._can(replace(wish, partners="rotating")):
            forms.append("rotating")
        form = self._one("new-scoring", forms, "form") if len(forms) > 1 else forms[0]
        scored = replace(wish, partners=form) if form in ("opposite", "rotating") else replace(wish, scoring=form)
        if form == "rotating":
            return scored
        return self._checked(
            scored, "new-target", lambda text: replace(scored, target=int(text)), usual=edition.target
        )

    def _house(self, wish: Wish) -> Wish:
        rules = ", ".join([rule.written() for rule in HOUSE_RULES])
        return self._checked(wish, "new-house", lambda text: replace(wish, house=_house(text)), rules=rules)

    def _can(self, wish: Wish) -> bool:
        try:
            wish.match("en", "")
        except ValueError:
            return False
        return True

    def _one(self, message: str, offered: Sequence[str], kind: str) -> str:
        """One of these, by number or by name."""
        self._outlets.say(message)
        for number, name in enumerate(offered, 1):
            self._outlets.say(f"new-{kind}-offer", number=number, name=name)
        while True:
            typed = self._ask().strip().casefold()
            if not typed:
                return offered[0]
            if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= len(offered):
                return offered[int(typed) - 1]
            begun = [name for name in offered if name.startswith(typed)]
            if len(begun) == 1:
                return begun[0]
            self._outlets.say("new-which", most=len(offered))

    def _checked(self, wish: Wish, message: str, change: Callable[[str], Wish], **values: Value) -> Wish:
        """A text that makes a wish which can be; what cannot be is said, and asked again. Nothing: the wish as is."""
        self._outlets.say(message, **values)
        while True:
            typed = self._ask().strip()
            if not typed:
                return wish
            try:
                changed = change(typed)
                changed.names(self._me)
                changed.match("en", "")
                return changed
            except ValueError as error:
                self._outlets.say("new-problem", problem=str(error))


def _names(text: str) -> tuple[str, ...]:
    return tuple([name for part in text.split(",") if (name := " ".join(part.split()))])


def _house(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())
