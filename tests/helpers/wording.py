"""Every message of a language with values of every kind, for tests of the words and for proof-readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from sixdot.game import events as e
from sixdot.game.cards import UNO_DECK
from sixdot.game.edition import Edition
from sixdot.game.editions import DEFAULT
from sixdot.voice import compiling
from sixdot.voice.help import COMMANDS as GROUPS
from sixdot.voice.words import Words

Values = dict[str, str | int]
MOST_TRIED = 3000  # the most ways through one message that are tried
FEW, MANY = 1, 5
SAMPLES: Mapping[str, Mapping[str, str | int]] = {
    "en": {
        "round": 1, "size": 7, "commitment": "5b02e49f", "seed": "5b02e49f", "draws": "you red 3 and Ana blue 9",
        "counts": "Ana 5 and Ben 4", "others": "Ana 5 and Ben 4", "points": 86, "total": 212, "drew": 2, "number": 0,
        "who": "Sam", "target": "Ana", "player": "Sam", "giver": "Kim", "on": "Kim", "name": "Zoe", "card": "red 5",
        "top": "blue 7", "cards": "red 2, red Skip and blue 5", "colour": "green", "held": "red", "hand": 6,
        "question": "Capital of France?", "answer": "Paris", "text": "Paris", "call": "UNO", "edition": "mattel",
        "totals": "You 212, Ana 140", "gains": "Ana 12, Sam 40", "owners": "you and Zoe", "centre": "red 7",
        "first": "red 5", "second": "red 2", "ways": "red 7, or blue 3 and green 4", "row": "blue 7 and red 4",
    },
    "fr": {
        "round": 1, "size": 7, "commitment": "5b02e49f", "seed": "5b02e49f", "draws": "vous 3 rouge et Ana 9 bleu",
        "counts": "Ana 5 et Ben 4", "others": "Ana 5 et Ben 4", "points": 86, "total": 212, "drew": 2, "number": 0,
        "who": "Sam", "target": "Ana", "player": "Sam", "giver": "Kim", "on": "Kim", "name": "Zoe", "card": "5 rouge",
        "top": "7 bleu", "cards": "2 rouge, Passe-tour rouge et 5 bleu", "colour": "vert", "held": "rouge", "hand": 6,
        "question": "Capitale de la France ?", "answer": "Paris", "text": "Paris", "call": "UNO", "edition": "mattel",
        "totals": "Vous 212, Ana 140", "gains": "Ana 12, Sam 40", "owners": "vous et Zoe", "centre": "7 rouge",
        "first": "5 rouge", "second": "2 rouge", "ways": "7 rouge, ou 3 bleu et 4 vert", "row": "7 bleu et 4 rouge",
    },
}  # fmt: skip
# What an edition answers.
ANSWERS: Mapping[str, str | int] = {
    "hand-size": 6, "call-penalty": "penalty", "guilty-draws": "guilty", "challenger-draws": "challenger",
    "least-players": "least", "most-players": "most", "advice-penalty": "advice",
}  # fmt: skip
MARKS: Mapping[str, str] = {
    "card": "r5", "top": "b7", "cards": "r2 rsk b5", "centre": "r7", "first": "r5", "second": "r2", "row": "b7 r4",
}  # fmt: skip
# One event of every kind that is told by itself.
EVENTS: dict[type[e.Event], e.Event] = {
    type(event): event
    for event in [
        e.Committed(1, "abcdef0123456789"), e.EntropyAdded(0, "a text"),
        e.DealerDrawn(((0, UNO_DECK.cards[3]), (1, UNO_DECK.cards[2])), 0), e.Dealt(0, 7),
        e.HandDealt(0, (UNO_DECK.cards[1],)), e.TurnedUp(UNO_DECK.cards[1], False), e.RowFilled((UNO_DECK.cards[1],)),
        e.TurnBegan(0, "turn"), e.ColourNamed(0, "red"), e.Played(0, UNO_DECK.cards[1], None, False, 3),
        e.Drew(0, 1, 1, "turn", 4, (UNO_DECK.cards[1],)), e.Passed(0), e.Skipped(0), e.Reversed("right"),
        e.Reshuffled(61), e.JumpedIn(0), e.Swapped(0, 1), e.HandsPassed("left"), e.HandTaken(0, (UNO_DECK.cards[1],)),
        e.Accepted(0), e.Challenged(0, 1, True, (UNO_DECK.cards[1],)),
        e.TookBack(0, UNO_DECK.cards[53], UNO_DECK.cards[1], "blue"), e.Answered(0, "Paris", True),
        e.Hinted(0, "It is a town."), e.NearMissed(0, "Pariss"), e.Judged(0, False), e.Overruled(0, True, True),
        e.AnswerTold(UNO_DECK.cards[1], "Paris", ""),
        e.Matched(0, UNO_DECK.cards[1], (UNO_DECK.cards[1],), (None, None), "none", 3), e.Cleared(2),
        e.Laid(0, UNO_DECK.cards[1], 3), e.LayDeclined(0), e.Caught(0, 1, False), e.CalledDos(0), e.Accused(0, 1),
        e.Voted(0, 1, True), e.VoteEnded(0, True), e.WentAway(0, False), e.CameBack(0),
        e.RoundOver(0, False, ((), (UNO_DECK.cards[1],)), (0, 1)), e.SeedTold(1, "00112233445566", "aa"),
        e.Scored((1, 0), (1, 0)), e.Eliminated(0), e.GameOver((0,)),
    ]
}  # fmt: skip
COMMANDS = [command for group in GROUPS.values() for command in group]
compiled = cache(compiling.compiled)  # for all who only read it
_PLURALS = ("zero", "one", "two", "few", "many", "other")


class Language:
    """The messages of a language as they are at a table of an edition, taken apart."""

    def __init__(self, language: str, edition: Edition = DEFAULT) -> None:
        self.language = language
        made = compiled(language)
        own = made["families"][edition.game] | made["editions"][edition.id]
        self.messages: dict[str, dict[str, Any]] = made["messages"] | own
        self.plurals: tuple[str, ...] = made["plurals"]
        self.own = {name for name in self.messages if name in own or self.references(name) & own.keys()}
        self._words = Words(language).of(edition)

    def spoken(self, message: str, form: str, values: Values) -> str:
        return self._words.attribute(message, form, **values)

    def references(self, message: str) -> set[str]:
        """The messages that a message is made of."""
        return {piece[1] for form in self.messages[message].values() for piece in pieces(form) if piece[0] == "m"}

    def form(self, message: str, length: str) -> str:
        """The form in which a message is part of another: this length, or its only one."""
        return length if length in self.messages[message] else ""

    def variables(self, message: str, form: str | None = None) -> set[str]:
        """All values that a message, or one form of it, needs."""
        return {name for name, _ in self._wanted(message, form, set())}

    def domain(self, message: str, form: str) -> dict[str, list[str | int]]:
        """The values that make a difference, for each variable by which forms are chosen."""
        found: dict[str, list[str | int]] = {}
        for name, select in self._wanted(message, form, set()):
            if select is not None:
                values = found.setdefault(name, [])
                values += [value for value in self._choices(name, select) if value not in values]
        return found

    def _wanted(self, message: str, form: str | None, seen: set[tuple[str, str | None]]) -> Iterator[tuple[str, Any]]:
        if (message, form) in seen:
            return
        seen.add((message, form))
        for name, pattern in self.messages[message].items():
            if form is not None and name != form:
                continue
            for piece in pieces(pattern):
                if piece[0] == "$":
                    yield piece[1], None
                elif piece[0] == "?" and piece[1][0] == "$":
                    yield piece[1][1], piece
                elif piece[0] == "m":
                    yield from self._wanted(piece[1], self.form(piece[1], piece[2]), seen)

    def _choices(self, name: str, select: Any) -> list[str | int]:
        _, _, default, variants = select
        keys = [key for key, _ in variants]
        numbers = any(isinstance(key, int) or key in _PLURALS[:-1] for key in keys)
        found: list[str | int] = []
        for place in sorted(range(len(keys)), key=lambda place: place != default):
            key = keys[place]
            if isinstance(key, int):
                found.append(key)
            elif numbers:
                found.append(FEW if key == "one" else MANY)
            else:
                any_other = place == default and key == "other" and not name.endswith("-is")
                found.append(self._sample(name) if any_other else key)
        return found

    def _sample(self, name: str) -> str | int:
        otherwise = MANY if name.endswith(("count", "left")) else name
        return SAMPLES[self.language].get(name, ANSWERS.get(name, otherwise))

    # Ways through a message

    def ways(self, message: str, form: str, most: int = MOST_TRIED) -> Iterator[Values]:
        """Values for a message such that every variant of every choice is said at least once."""
        domain = self.domain(message, form)
        covered: set[tuple[int, int]] = set()
        for count, (chosen, taken) in enumerate(self._walk(self.messages[message][form], {}, domain)):
            twice = [chosen[name] for name in chosen if name.endswith("-is")].count("you") > 1
            if (taken - covered and not twice) or count == 0:
                covered |= taken
                yield self._filled(message, form, chosen)
            if count >= most:
                break

    def _filled(self, message: str, form: str, chosen: Values) -> Values:
        values = {name: self._sample(name) for name in self.variables(message, form)} | chosen
        if form == "braille":
            values |= {name: MARKS[name] for name in values if name in MARKS and values[name] == self._sample(name)}
        for name in list(values):
            if values[name] == "you" and name.endswith("-is"):
                values[name.removesuffix("-is")] = self._words.say("you")
        return values

    def _walk(
        self, pattern: Any, chosen: Values, domain: Mapping[str, list[str | int]]
    ) -> Iterator[tuple[Values, set[tuple[int, int]]]]:
        if isinstance(pattern, str) or not pattern:
            yield chosen, set()
            return
        for first, taken in self._branches(pattern[0], chosen, domain):
            for values, more in self._walk(pattern[1:], first, domain):
                yield values, taken | more

    def _branches(
        self, piece: Any, chosen: Values, domain: Mapping[str, list[str | int]]
    ) -> Iterator[tuple[Values, set[tuple[int, int]]]]:
        if isinstance(piece, str) or piece[0] == "$":
            yield chosen, set()
        elif piece[0] == "m":
            yield from self._walk(self.messages[piece[1]][self.form(piece[1], piece[2])], chosen, domain)
        elif piece[1][0] == "$":
            name = piece[1][1]
            for value in [chosen[name]] if name in chosen else domain[name]:
                place = self._place(piece, value)
                for values, taken in self._walk(piece[3][place][1], chosen | {name: value}, domain):
                    yield values, taken | {(id(piece), place)}

    def _place(self, select: Any, value: str | int) -> int:
        keys = [key for key, _ in select[3]]
        wanted = [value, self.plurals[min(value, len(self.plurals) - 1)]] if isinstance(value, int) else [value]
        places = [keys.index(key) for key in wanted if key in keys]
        return places[0] if places else int(select[2])


def pieces(pattern: Any) -> Iterator[Any]:
    """Every piece of a pattern that is not plain text, including those inside choices."""
    if isinstance(pattern, str):
        return
    for piece in pattern:
        if isinstance(piece, str):
            continue
        yield piece
        if piece[0] == "?":
            yield from pieces((piece[1],))
            for _, variant in piece[3]:
                yield from pieces(variant)
