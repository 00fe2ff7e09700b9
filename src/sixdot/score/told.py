"""What is said to a referee: who did what, whether somebody may do something, what is taken back or put right."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from sixdot.game import actions as a
from sixdot.game.actions import ANSWER, Action
from sixdot.game.edition import Edition
from sixdot.game.view import View
from sixdot.score.referee import Referee
from sixdot.voice.help import names_of
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Choose, Command, Meant, Talk, Unclear
from sixdot.voice.understand.said import Unknown, pieces_of
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import asks, beginnings, card_words, folded, in_all_languages, rest_of
from sixdot.voice.words import Words

ORDERS: Final = ("undo", "now", "quit", "help", "reshuffle", "again")
CALL: Final = "uno"
# The verbs whose third person is listed in the locale.
_VERBS: Final = (
    "play", "draw", "pass", "colour", "challenge", "accept", "pickup", "unknown", "match", "done", "lay", "nolay",
    "swap", "catch", "dos", "accuse", "agree", "disagree", "answer", CALL,
)  # fmt: skip


class RefereeOrder(NamedTuple):
    """Something for the referee to do."""

    name: str


class ToldDeed(NamedTuple):
    """Somebody did something; `asked`: or only wants to know whether it may be done."""

    seat: int
    action: Action
    asked: bool = False


class ToldDraw(NamedTuple):
    """Somebody drew, perhaps so many cards."""

    seat: int
    number: int | None
    asked: bool = False


class ToldCall(NamedTuple):
    seat: int
    asked: bool = False


class AnswerJudged(NamedTuple):
    """An answer was given, right or wrong."""

    seat: int
    right: bool


class ToldCount(NamedTuple):
    seat: int
    number: int


class SeveralMeant(NamedTuple):
    """Several things could be meant by it."""

    seat: int
    choice: Choose


class NotNow(NamedTuple):
    """Whether somebody may do something that cannot be done now at all."""

    why: Unclear


Said = RefereeOrder | ToldDeed | ToldDraw | ToldCall | AnswerJudged | ToldCount | SeveralMeant | NotNow | Meant


def is_asked(said: Said) -> bool:
    """Whether it leaves the table as it is: a question, a command or small talk, and nothing that happened."""
    return isinstance(said, Command | Enquiry | Talk | NotNow) or bool(getattr(said, "asked", False))


class RefereeEar:
    """Both languages are understood at once, the listener's own first."""

    def __init__(self, referee: Referee, words: Words) -> None:
        self._referee = referee
        self._words = words
        self._spoken = in_all_languages(words)
        self._names = [folded(name).split() for name in referee.names]

    def heard(self, typed: str) -> Said:
        order = self.order(typed)
        if order is not None:
            return order
        line, named, asked = self._who(typed)
        asked, view = asked or asks(typed), self._referee.view()
        seat = named if named is not None else view.turn if view.turn is not None else 0
        deed = self._deed(line, seat, asked, view)
        tokens = folded(line).split()
        is_told = named is not None and (self._verb(tokens)[0] or self._begins(tokens, "verb-play"))
        if is_told and asked and isinstance(deed, Unclear):
            return NotNow(deed)
        if deed is not None and (is_told or not isinstance(deed, Unclear)):
            return deed
        meant = understand(typed, view, self._referee.names, self._words)
        return deed if isinstance(deed, Unclear) and not isinstance(meant, Command | Enquiry | Talk) else meant

    def order(self, typed: str) -> RefereeOrder | None:
        text = folded(typed).rstrip("? ")
        return next((RefereeOrder(name) for name in ORDERS if text in self._phrases(f"referee-word-{name}")), None)

    def _phrases(self, message: str) -> list[str]:
        return [folded(name) for words in self._spoken for name in names_of(message, words)]

    def _begins(self, tokens: Sequence[str], message: str) -> int:
        """How many words of it the text begins with."""
        phrases = self._phrases(message)
        return next((length for length, phrase in beginnings(tokens) if phrase in phrases), 0)

    def _who(self, typed: str) -> tuple[str, int | None, bool]:
        """What is said of whom, and whether it is asked: 'may Ben draw', 'Ben peut-il piocher'."""
        line, seat, asked, more = typed, None, False, True
        while more:
            tokens = folded(line).split()
            if seat is None and self._named(tokens[(lead := self._begins(tokens, "referee-word-ask")) :]) is not None:
                line, tokens, asked = rest_of(line, lead) if lead else line, tokens[lead:], asked or lead > 0
            named = self._named(tokens) if seat is None else None
            may = self._begins(tokens, "referee-word-may")
            more = named is not None or may > 0
            if named is not None:
                seat = named
                line = rest_of(line, len(self._names[named]))
            elif may:
                asked = True
                line = rest_of(line, may)
        return line, seat, asked

    def _named(self, tokens: Sequence[str]) -> int | None:
        found = [seat for seat, name in enumerate(self._names) if name and [*tokens[: len(name)]] == name]
        return max(found, key=lambda seat: len(self._names[seat]), default=None)

    # What was done

    def _deed(self, line: str, seat: int, asked: bool, view: View) -> Said | None:
        tokens = folded(line).split()
        right = self._judged(tokens, view)
        if right is not None and not asked:
            return AnswerJudged(seat, right)
        count = self._count(tokens, self._begins(tokens, "referee-word-has"))
        if count is not None and not asked:
            return ToldCount(seat, count)
        verb, length = self._verb(tokens)
        if verb == CALL and length == len(tokens):
            return ToldCall(seat, asked)
        drawn = length if verb == "draw" else self._begins(tokens, "verb-draw")
        if drawn and (drawn == len(tokens) or self._count(tokens, drawn) is not None):
            return ToldDraw(seat, self._count(tokens, drawn), asked)
        if verb == "answer" and length == len(tokens) and self._referee.edition.asks_questions:
            return ToldDeed(seat, a.any_answer, asked)
        if verb and verb != CALL:
            taught = names_of(f"verb-{verb}", self._words)[0]
            line = f"{taught} {rest_of(line, length)}"
        return self._meant(self._plainly(line), seat, asked)

    def _verb(self, tokens: Sequence[str]) -> tuple[str, int]:
        """The verb in the third person that the text begins with, the longest, and how many words it has."""
        found = {verb: self._begins(tokens, f"referee-does-{verb}") for verb in _VERBS}
        verb = max(found, key=lambda verb: found[verb])
        return (verb, found[verb]) if found[verb] else ("", 0)

    def _judged(self, tokens: Sequence[str], view: View) -> bool | None:
        if view.phase not in ("answer", "judge"):
            return None
        length = self._begins(tokens, "referee-does-answer")
        said = " ".join(tokens[length:])
        for right in (True, False):
            if said in self._phrases(f"referee-word-{'right' if right else 'wrong'}"):
                return right
        return None

    def _count(self, tokens: Sequence[str], length: int) -> int | None:
        """A number after so many words, perhaps with the word for cards."""
        if not length:
            return None
        said = [token for token in tokens[length:] if token not in self._phrases("referee-word-cards")]
        if len(said) != 1:
            return None
        return number_in(said[0], self._referee.edition, self._words)

    def _plainly(self, line: str) -> str:
        """Without what only joins a card to its colour and its call: 'wild and names red', 'red 5 and says uno'."""
        text = f" {folded(line)} "
        for phrase in sorted(self._phrases("referee-does-uno"), key=len, reverse=True):
            text = text.replace(f" {phrase} ", " uno ")
        for phrase in sorted(self._phrases("referee-word-naming"), key=len, reverse=True):
            text = text.replace(f" {phrase} ", " ")
        return text.strip()

    def _meant(self, line: str, seat: int, asked: bool) -> Said | None:
        """As if they held every card there may be; nothing is an answer to a question on a card."""
        imagined = self._referee.table.imagined(seat)
        legal = tuple([each for each in imagined.legal if each.verb != ANSWER])
        meant = understand(line, replace(imagined, legal=legal), self._referee.names, self._words)
        if isinstance(meant, Action):
            return ToldDraw(seat, None, asked) if meant.verb == a.DRAW else ToldDeed(seat, meant, asked)
        if isinstance(meant, Choose) and asked:
            return ToldDeed(seat, meant.options[0], asked)  # whether one of them is allowed says it of all
        if isinstance(meant, Choose):
            return SeveralMeant(seat, meant)
        return meant if isinstance(meant, Unclear) else None


def number_in(word: str, edition: Edition, words: Words) -> int | None:
    """A number, in digits or in words."""
    try:
        pieces = pieces_of([word], card_words(words.language, edition.id))
    except Unknown:
        return None
    numbers = [piece.value for piece in pieces if piece.kind in ("number", "digits", "perhaps")]
    return numbers[0] if len(numbers) == 1 and len(pieces) == 1 else None
