"""What is said to a referee: who did what, whether somebody may do something, what is taken back or put right."""

from collections.abc import Sequence
from dataclasses import replace
from re import sub
from typing import Final, NamedTuple

from sixdot.game import actions as a
from sixdot.game.actions import ANSWER, Action
from sixdot.game.edition import Edition
from sixdot.game.view import View
from sixdot.score.referee import Referee
from sixdot.voice.help import names_of
from sixdot.voice.understand.asking import is_question
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Choose, Command, Meant, Talk, Unclear
from sixdot.voice.understand.said import Unknown, pieces_of
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import (
    asks,
    begins_with,
    card_words,
    folded,
    in_all_languages,
    near,
    phrases,
    quoted,
    rest_of,
)
from sixdot.voice.words import Who, Words

_PAST: Final = ("played", "drew", "said", "last", "called")
# What can be told together with something else that the same player did.
_APART: Final = ("play", "draw", "pass", "challenge", "accept", "pickup", "match", "done", "lay", "nolay", "catch")
_MOST_BEFORE: Final = 5  # words, the name of a rule among them: 'what does T2 say'
ORDERS: Final = ("undo", "now", "quit", "help", "reshuffle", "again", "oops")
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

    seat: int
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
        self._lays = referee.table.to_start > 1  # where there is a row, cards are laid into it

    def heard(self, typed: str) -> Said:
        order = self.order(typed)
        if order is not None:
            return order
        line, named, asked, must = self._who(_apart(typed))
        asked, view = asked or asks(typed), self._referee.view()
        said = self._forgotten(typed, named) or self._judgement(typed, view)
        if said is not None:
            return said
        fine = "" if named is not None else self._whether_fine(line)
        if must or fine:
            return (
                RefereeOrder("now") if must else self._deed(fine, view.turn or 0, True, view) or RefereeOrder("now")
            )
        tokens = folded(line).split()
        stranger = named is None and not asked and self._stranger(tokens, typed)
        if stranger:
            return Unclear(
                "sheet-no-player", {"typed": quoted(typed.split(maxsplit=1)[0]), "players": [*self._referee.names]}
            )
        if named is None and not asked and self._begins(tokens, "referee-word-they"):
            line, named = rest_of(line, self._begins(tokens, "referee-word-they")), self._spoken_of(tokens, view)
            tokens = folded(line).split()
        going = self._going(tokens)
        if going is not None and named is not None:
            return ToldDeed(named, going, asked)
        seat = named if named is not None else view.turn if view.turn is not None else 0
        deed = self._deed(line, seat, asked, view)
        is_told = named is not None and (self._verb(tokens)[0] or self._begins(tokens, "verb-play"))
        if is_told and asked and isinstance(deed, Unclear):
            return NotNow(seat, deed)
        if deed is not None and (is_told or not isinstance(deed, Unclear) or deed.message.startswith("referee-")):
            return deed
        meant = understand(typed, view, self._referee.names, self._words)
        if named is not None and isinstance(meant, Enquiry) and not asked and not is_question(typed, self._words):
            return meant if meant.fact not in _PAST else Unclear("unclear-nothing", {})  # it may be meant as news
        return deed if isinstance(deed, Unclear) and not isinstance(meant, Command | Enquiry | Talk) else meant

    def parts(self, typed: str) -> list[str]:
        """What one player did one after the other in one line, each with the name: 'Dan draws and plays red 4'."""
        line, named, asked, must = self._who(_apart(typed))
        words = line.split()
        if asked or must or is_question(typed, self._words):
            return [typed]
        cuts = [
            (place, length)
            for place in range(1, len(words))
            for length in [self._begins(folded(" ".join(words[place:])).split(), "referee-word-then")]
            if length and self._verb(folded(" ".join(words[place + length :])).split())[0] in _APART
        ]
        name = "" if named is None else f"{self._referee.names[named]} "
        ends = [place for place, _ in cuts] + [len(words)]
        starts = [0] + [place + length for place, length in cuts]
        return (
            [name + " ".join(words[start:end]) for start, end in zip(starts, ends, strict=True)] if cuts else [typed]
        )

    def _stranger(self, tokens: Sequence[str], typed: str) -> bool:
        """Whether the line tells what somebody did who is not at the table."""
        if len(tokens) < 2 or not self._verb(tokens[1:])[0] or is_question(typed, self._words):
            return False
        spoken = [each.language for each in self._spoken]
        known = {tokens[0] in grammar(each).lexicon for each in spoken}
        known |= {tokens[0] in card_words(each, self._referee.edition.id) for each in spoken}
        they = tokens[0] in self._phrases("referee-word-they")
        return not they and (not any(known) or bool(near(tokens[0], [" ".join(name) for name in self._names])))

    def _spoken_of(self, tokens: Sequence[str], view: View) -> int | None:
        """Who is meant by 'she': whoever has to draw for what was told last, or the player in turn."""
        owed = [event.seat for event in self._referee.owed]
        verb = self._verb(tokens[self._begins(tokens, "referee-word-they") :])[0]
        return owed[0] if owed and verb == "draw" else view.turn

    def _whether_fine(self, line: str) -> str:
        """The card of 'is a red 5 ok?'; nothing: that is not asked."""
        tokens = folded(line).split()
        lead = self._begins(tokens, "referee-word-ask")
        fine = self._phrases("referee-word-fine")
        ends = [place for place in range(lead + 1, len(tokens)) if " ".join(tokens[place:]) in fine]
        if not lead or not ends:
            return ""
        return f"{names_of('verb-play', self._words)[0]} {' '.join(tokens[lead : ends[0]])}"

    def _judgement(self, typed: str, view: View) -> Said | None:
        """That somebody bluffed, or that a rule is named, where nothing waits for it."""
        tokens = folded(typed).split()
        text = " ".join(tokens[len(self._names[seat]) :] if (seat := self._named(tokens)) is not None else tokens)
        if text in self._phrases("referee-word-legal"):
            return Enquiry("last", topic="legal") if view.phase == "respond" else RefereeOrder("legal")
        verdicts = {*self._phrases("referee-word-guilty"), *self._phrases("referee-word-honest")}
        verdicts -= {*self._phrases("referee-word-right"), *self._phrases("referee-word-wrong")}
        if text in verdicts and self._referee.edition.wild_four:
            return RefereeOrder("now") if view.phase == "respond" else Unclear("referee-no-challenge", {})
        rule = tokens[-1].upper() if tokens else ""
        is_rule = rule[1:].isdigit() and self._words.of(self._referee.edition).has(f"rule-{rule}")
        return Command("rules", rule) if is_rule and len(tokens) < _MOST_BEFORE else None

    def _forgotten(self, typed: str, named: int | None) -> Said | None:
        """Somebody says that somebody else has not called: that is a catch."""
        tokens = folded(typed).split()
        ends = [
            place
            for place in range(1, len(tokens))
            if " ".join(tokens[place:]) in self._phrases("referee-word-forgot")
        ]
        if not ends or asks(typed):
            return None
        before = tokens[: ends[0]]
        seat = next((seat for seat, name in enumerate(self._names) if name and before[-len(name) :] == name), None)
        if seat is None:
            return None
        if named is None or seat == named:
            return Unclear("referee-who-catches", {"who": Who(self._referee.names[seat])})
        return ToldDeed(named, Action(a.CATCH, seat=seat))

    def order(self, typed: str) -> RefereeOrder | None:
        text = folded(typed).rstrip("? ")
        return next((RefereeOrder(name) for name in ORDERS if text in self._phrases(f"referee-word-{name}")), None)

    def _phrases(self, message: str) -> list[str]:
        return phrases(message, *self._spoken)

    def _begins(self, tokens: Sequence[str], message: str) -> int:
        """How many words of it the text begins with."""
        return begins_with(tokens, self._phrases(message))

    def _who(self, typed: str) -> tuple[str, int | None, bool, bool]:
        """What is said of whom, and whether it is asked: 'may Ben draw', 'Ben peut-il piocher', 'must Ben draw'."""
        line, seat, asked, must, more = typed, None, False, False, True
        while more:
            tokens = folded(line).split()
            if seat is None and self._named(tokens[(lead := self._begins(tokens, "referee-word-ask")) :]) is not None:
                line, tokens, asked = rest_of(line, lead) if lead else line, tokens[lead:], asked or lead > 0
            named = self._named(tokens) if seat is None else None
            may = self._begins(tokens, "referee-word-may")
            has_to = self._begins(tokens, "referee-word-must")
            more = named is not None or may > 0 or has_to > 0
            if named is not None:
                seat = named
                line = rest_of(line, len(self._names[named]))
            elif may or has_to:
                asked, must = True, must or has_to > 0
                line = rest_of(line, may or has_to)
        return line, seat, asked, must and seat is not None

    def _named(self, tokens: Sequence[str]) -> int | None:
        return name_before(tokens, self._names)

    # What was done

    def _deed(self, line: str, seat: int, asked: bool, view: View) -> Said | None:
        tokens = folded(line).split()
        right = self._judged(tokens, view)
        if right is not None and not asked:
            return AnswerJudged(seat, right)
        count = self._count(tokens, self._begins(tokens, "referee-word-has"))
        if count is not None and not asked:
            return ToldCount(seat, count)
        if not self._lays and not asked and " ".join(tokens) in self._phrases("sheet-word-out"):
            held = view.counts[seat]
            who = Who(self._referee.names[seat])
            return Unclear("referee-not-out", {"who": who, "count": held}) if held else RefereeOrder("now")
        verb, length = self._verb(tokens)
        if verb == CALL and length == len(tokens):
            return ToldCall(seat, asked)
        drawn = length if verb == "draw" else self._begins(tokens, "verb-draw")
        if drawn and (drawn == len(tokens) or self._count(tokens, drawn) is not None):
            return ToldDraw(seat, self._count(tokens, drawn), asked)
        if verb == "answer" and length == len(tokens) and self._referee.edition.asks_questions:
            return ToldDeed(seat, a.any_answer, asked)
        if verb in ("challenge", "dos") and length < len(tokens):
            line, verb, length = self._at_whom(line, verb, length)
            challenged = getattr(view, "challenged", None)
            if (
                verb == "challenge"
                and self._named(tokens[length:]) not in (None, challenged)
                and challenged is not None
            ):
                return Unclear("referee-not-challenged", {"who": Who(self._referee.names[challenged])})
        if verb and verb != CALL:
            taught = names_of(f"verb-{verb}", self._words)[0]
            line = f"{taught} {rest_of(line, length)}"
        return self._meant(self._plainly(line), seat, asked)

    def _at_whom(self, line: str, verb: str, length: int) -> tuple[str, str, int]:
        """A challenge is always to the one who has played; DOS that is said about somebody else is a catch."""
        tokens = folded(line).split()
        seats = [self._named(tokens[place:]) for place in range(length, len(tokens))]
        seat = next((seat for seat in seats if seat is not None), None)
        if seat is None:
            return line, verb, length
        said = " ".join(tokens[:length])
        return (
            (said, verb, length) if verb == "challenge" else (f"{said} {self._referee.names[seat]}", "catch", length)
        )

    def _verb(self, tokens: Sequence[str]) -> tuple[str, int]:
        """The verb in the third person that the text begins with, the longest, and how many words it has."""
        found = {verb: self._begins(tokens, f"referee-does-{verb}") for verb in _VERBS}
        verb = max(found, key=lambda verb: found[verb])
        if verb == "lay" and found[verb] and not self._lays:
            return "play", found[verb]
        return (verb, found[verb]) if found[verb] else ("", 0)

    def _going(self, tokens: Sequence[str]) -> Action | None:
        """That somebody leaves, or is back."""
        said = " ".join(tokens)
        if said in self._phrases("referee-does-leave"):
            return a.leave
        return a.return_ if said in self._phrases("referee-does-return") else None

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
            if len(folded(line).split()) == 1:
                return RefereeOrder("now")  # no card is named
            return ToldDeed(seat, meant.options[0], asked)  # whether one of them is allowed says it of all
        if isinstance(meant, Choose):
            return SeveralMeant(seat, meant)
        return meant if isinstance(meant, Unclear) else None


def _apart(typed: str) -> str:
    """With a space before the sign of a card that draws: 'wild+4'."""
    return sub(r"(?<=\w)\+(?=\d)", " +", typed)


def name_before(tokens: Sequence[str], names: Sequence[Sequence[str]]) -> int | None:
    """Whose name, the longest, a text begins with."""
    found = [seat for seat, name in enumerate(names) if name and [*tokens[: len(name)]] == name]
    return max(found, key=lambda seat: len(names[seat]), default=None)


def number_in(word: str, edition: Edition, words: Words) -> int | None:
    """A number, in digits or in words."""
    try:
        pieces = pieces_of([word], card_words(words.language, edition.id))
    except Unknown:
        return None
    numbers = [piece.value for piece in pieces if piece.kind in ("number", "digits", "perhaps")]
    return numbers[0] if len(numbers) == 1 and len(pieces) == 1 else None
