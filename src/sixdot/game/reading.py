"""Reading records strictly, line by line. `replay` finds out whether what they say is true."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, get_args

from sixdot.game.actions import shortened
from sixdot.game.book import edition_from
from sixdot.game.edition import Edition
from sixdot.game.editions import bring, edition_named
from sixdot.game.house import with_house_rules
from sixdot.game.match import RULES_VERSION
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import Question, question_from, question_kinds
from sixdot.game.record import CHECK_DIGITS, FORMAT, UNDO, Deals
from sixdot.game.shuffle import SALT_BYTES, SEED_BYTES, Deal
from sixdot.game.values import FrozenValue


class RecordError(ValueError):
    """A text that is not a record, or a record that cannot be replayed; the message names the line."""


class NewerRules(RecordError):
    """A record made by newer rules than this program knows."""


class UnfinishedRound(RecordError):
    """The record ends in a round whose seed has not been told yet."""


@dataclass(frozen=True)
class RecordLine(FrozenValue):
    number: int
    text: str
    check: str

    @property
    def word(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2]

    @property
    def is_action(self) -> bool:
        return self.word.isdigit() or self.word == "judge"

    def wrong(self, problem: object) -> RecordError:
        return RecordError(f"line {self.number}: {problem}")


@dataclass
class Record:
    """What a file says, before anybody has checked whether it is true."""

    lines: list[RecordLine]
    edition: Edition
    options: Options
    names: list[str]
    people: list[int]
    questions: dict[str, Question]
    body: list[RecordLine]
    deals: Deals = "drawn"
    rules: int = RULES_VERSION  # the version it was begun with; older rules may have been corrected since
    torn: bool = False  # the last line was cut off while it was being written, and is left out
    seeds: dict[str, RecordLine] = field(default_factory=dict)  # by the commitment of their round
    given_up: set[int] = field(default_factory=set)  # the lines of rounds that were taken back before their end

    @property
    def standing(self) -> list[RecordLine]:
        """The lines that count: all, but for what was taken back."""
        standing: list[RecordLine] = []
        for line in self.body:
            if line.word == UNDO:
                del standing[kept_before(standing, line) :]
            else:
                standing.append(line)
        return standing

    def decisions(self, seat: int) -> dict[int, list[RecordLine]]:
        """What the person on a seat did by themselves, in each round by its number, as far as it counts."""
        found: dict[int, list[RecordLine]] = {}
        number, is_here = 0, True
        for line in self.standing:
            if line.word == "round":
                number = whole_number(line, line.rest)
                found[number] = []
            elif line.word == str(seat) and number:
                if is_here:
                    found[number].append(line)
                is_here = line.rest == "return" or (is_here and line.rest != "leave")
        return found


def read_record(text: str) -> Record:
    """Read a record; a `RecordError` names the first line that does not belong in one.

    >>> lines = []
    >>> recorder = Recorder(Match(edition_named("dos"), players=2), ["Ana", "Ben"], lines.append)
    >>> record = read_record("".join(lines))
    >>> record.names, record.edition.name, record.people
    (['Ana', 'Ben'], 'dos', [0, 1])
    """
    if not isinstance(text, str):
        raise TypeError(f"a record is text, not {type(text).__name__}")
    pieces = text.split("\n")
    torn = pieces.pop() != ""
    lines = [_line(number, piece) for number, piece in enumerate(pieces, 1)]
    if not lines or lines[0].text != FORMAT:
        raise RecordError(f"line 1: a record begins with {FORMAT!r}")
    reader = _Reader(lines)
    version = reader.take("rules")
    if version.rest not in [str(known) for known in range(1, RULES_VERSION + 1)]:
        raise NewerRules(
            f"line {version.number}: made with rules {shortened(version.rest)}; known here: rules {RULES_VERSION}"
        )
    edition = _edition(reader)
    options = reader.take("options")
    deals = reader.take("deals")
    record = Record(lines, edition, _options(options), [], [], {}, [], _deals(deals), int(version.rest), torn)
    while reader.at("seat"):
        _read_seat(reader.take("seat"), record)
    while reader.at("question"):
        _read_question(reader.take("question"), record)
    record.body = lines[reader.place :]
    _find_seeds(record)
    return record


def _line(number: int, piece: str) -> RecordLine:
    text, mark, check = piece.rpartition("  #")
    if not mark or len(check) != CHECK_DIGITS or not text:
        raise RecordError(f"line {number}: a line of a record ends with two spaces, '#' and its check")
    return RecordLine(number, text, check)


def _edition(reader: _Reader) -> Edition:
    """The edition, written out if it came from outside, with its house rules if there are any."""
    line = reader.take("edition")
    try:
        edition = _brought(line, reader.take("book")) if reader.at("book") else edition_named(line.rest)
        if reader.at("house"):
            line = reader.take("house")
            edition = with_house_rules(edition, line.rest.split(" "))
    except SetupError as error:
        raise line.wrong(error) from None
    return edition


def _brought(line: RecordLine, book: RecordLine) -> Edition:
    """An edition from outside, which the record carries with it."""
    try:
        data = json.loads(book.rest)
        edition = edition_from(data if isinstance(data, dict) else {})
    except SetupError as error:
        raise book.wrong(error) from None
    except (ValueError, RecursionError):
        raise book.wrong("a rule book is written as JSON") from None
    if edition.id != line.rest:
        raise book.wrong(f"this is the rule book {edition.id}, not {shortened(line.rest)}")
    return bring(edition)


class _Reader:
    def __init__(self, lines: list[RecordLine]) -> None:
        self.lines = lines
        self.place = 1

    def at(self, word: str) -> bool:
        return self.place < len(self.lines) and self.lines[self.place].word == word

    def take(self, word: str) -> RecordLine:
        if not self.at(word):
            raise RecordError(f"line {self.place + 1}: the line {word!r} is expected here")
        self.place += 1
        return self.lines[self.place - 1]


def _options(line: RecordLine) -> Options:
    values: dict[str, Any] = {}
    for item in line.rest.split():
        key, equals, text = item.partition("=")
        if not equals or key in values:
            raise line.wrong(f"{shortened(item)} is not an option")
        if key not in [each.name for each in fields(Options)]:
            raise line.wrong(f"there is no option {shortened(key)}")
        values[key] = whole_number(line, text) if key in ("target", "dealer") else text
    try:
        return Options(**values)
    except SetupError as error:
        raise line.wrong(error) from None


def whole_number(line: RecordLine, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9 or str(int(text)) != text:
        raise line.wrong(f"this must be a whole number, not {shortened(text)}")
    return int(text)


def _read_seat(line: RecordLine, record: Record) -> None:
    parts = line.text.split(" ", 3)
    if len(parts) != 4 or parts[1] != str(len(record.names)) or parts[2] not in ("person", "bot"):
        raise line.wrong(f"a seat is 'seat {len(record.names)} person|bot NAME'")
    if parts[2] == "person":
        record.people.append(len(record.names))
    record.names.append(parts[3])


def _read_question(line: RecordLine, record: Record) -> None:
    try:
        code, question = question_in(line.text)
        if code in record.questions:
            raise TypeError
        record.questions[code] = question
        question_kinds(record.edition, {code: question})
    except SetupError as error:
        raise line.wrong(error) from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise line.wrong("a card has one question, with ask, accept and exact") from None


def question_in(text: str) -> tuple[str, Question]:
    """A card and its question; a text that has none is a `ValueError`, `KeyError` or `TypeError`."""
    _, code, written = text.split(" ", 2)
    asked = json.loads(written)
    if not isinstance(asked, dict):
        raise TypeError
    return code, question_from(asked)


def _deals(line: RecordLine) -> Deals:
    for deals in get_args(Deals):
        if line.rest == deals:
            return deals  # type: ignore[no-any-return]
    raise line.wrong(f"the deals are one of {', '.join(get_args(Deals))}, not {shortened(line.rest)}")


def _find_seeds(record: Record) -> None:
    """Whose seeds are told, and which rounds never came to their end because they were taken back."""
    begun: list[RecordLine] = []  # the commitments of rounds that count so far
    for line in record.body:
        if line.word == "commitment":
            begun.append(line)
        elif line.word == "seed" and begun:
            record.seeds.setdefault(begun[-1].rest, line)
        elif line.word == UNDO:
            kept = kept_before(begun, line)
            record.given_up.update([each.number for each in begun[kept:]])
            del begun[kept:]


def kept_before(lines: Sequence[RecordLine], undo: RecordLine) -> int:
    """How many of these lines are left when the decision in a line, and what followed, is taken back."""
    number = whole_number(undo, undo.rest)
    return len([line for line in lines if line.number < number])


def told_deals(record: Record) -> dict[int, Deal]:
    """The deals whose seeds are told, by the number of the round."""
    found: dict[int, Deal] = {}
    number = 0
    for line in record.body:
        if line.word == "round":
            number = whole_number(line, line.rest)
        elif line.word == "commitment" and line.rest in record.seeds:
            found[number] = deal_of(record.seeds[line.rest])
    return found


def deal_of(line: RecordLine) -> Deal:
    parts = line.text.split(" ")
    if len(parts) == 4 and parts[2] == "salt":
        seed, salt = parts[1], parts[3]
        if is_hex(seed, SEED_BYTES) and is_hex(salt, SALT_BYTES):
            return Deal(bytes.fromhex(seed), bytes.fromhex(salt))
    raise line.wrong(f"a seed is 'seed HEX salt HEX', of {SEED_BYTES} and {SALT_BYTES} bytes")


def is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and all(sign in "0123456789abcdef" for sign in text)
