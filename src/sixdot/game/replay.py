"""Reading records: taken apart strictly, played again line by line, and proved."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sixdot.game.actions import RIGHT, WRONG, NotationError, parse, shortened
from sixdot.game.book import edition_from
from sixdot.game.edition import Edition
from sixdot.game.editions import bring, edition_named
from sixdot.game.events import Event, HandDealt, Scored
from sixdot.game.house import with_house_rules
from sixdot.game.match import BETWEEN, JUDGE, OVER, PLAYING, RULES_VERSION, Match, StageError
from sixdot.game.options import Options, SetupError
from sixdot.game.position import question_kinds
from sixdot.game.questions import Question
from sixdot.game.record import CHECK_DIGITS, FORMAT, facts, header, link
from sixdot.game.refusal import Refusal
from sixdot.game.scoring import check_players
from sixdot.game.shuffle import SALT_BYTES, SEED_BYTES, Deal


class RecordError(ValueError):
    """A text that is no record, or one that cannot be replayed; the message names the line."""


class UnfinishedRound(RecordError):
    """The record ends in a round whose seed has not been told yet."""


# Reading


@dataclass(frozen=True)
class Line:
    number: int
    text: str
    check: str

    @property
    def word(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2]


@dataclass
class Record:
    """What a file says, before anybody has looked whether it is true."""

    lines: list[Line]
    edition: Edition
    options: Options
    names: list[str]
    people: list[int]
    questions: dict[str, Question]
    body: list[Line]
    practice: bool = False  # somebody chose the seeds
    torn: bool = False  # the last line was cut off in writing, and is left out
    seeds: dict[int, Line] = field(default_factory=dict)  # by the line number of their round


def read_record(text: str) -> Record:
    """Take a record apart; a `RecordError` names the first line that is none."""
    pieces = text.split("\n")
    torn = pieces.pop() != ""
    lines = [_line(number, piece) for number, piece in enumerate(pieces, 1)]
    if not lines or lines[0].text != FORMAT:
        raise RecordError(f"line 1: a record begins with {FORMAT!r}")
    reader = _Reader(lines)
    version = reader.take("rules")
    if version.rest != str(RULES_VERSION):
        raise RecordError(
            f"line {version.number}: made with rules {shortened(version.rest)}, known here are rules {RULES_VERSION}"
        )
    edition = _edition(reader)
    options = reader.take("options")
    deals = reader.take("deals")
    record = Record(lines, edition, _options(options), [], [], {}, [], deals.rest == "chosen", torn)
    while reader.at("seat"):
        _read_seat(reader.take("seat"), record)
    while reader.at("question"):
        _read_question(reader.take("question"), record)
    record.body = lines[reader.place :]
    _find_seeds(record)
    return record


def _line(number: int, piece: str) -> Line:
    text, mark, check = piece.rpartition("  #")
    if not mark or len(check) != CHECK_DIGITS or not text:
        raise RecordError(f"line {number}: a line of a record ends with its check, two spaces and '#' before it")
    return Line(number, text, check)


def _edition(reader: _Reader) -> Edition:
    """The edition, whole if it came from elsewhere, and the house rules if there are any."""
    line = reader.take("edition")
    brought = _brought(line, reader.take("book")) if reader.at("book") else None
    try:
        edition = brought or edition_named(line.rest)
        if reader.at("house"):
            line = reader.take("house")
            edition = with_house_rules(edition, line.rest.split(" "))
    except ValueError as error:
        raise RecordError(f"line {line.number}: {error}") from None
    return edition


def _brought(line: Line, book: Line) -> Edition:
    """An edition from elsewhere, which the record carries with it."""
    try:
        data = json.loads(book.rest)
        edition = edition_from(data if isinstance(data, dict) else {})
    except SetupError as error:
        raise RecordError(f"line {book.number}: {error}") from None
    except (ValueError, RecursionError):
        raise RecordError(f"line {book.number}: a rule book is written as JSON") from None
    if edition.id != line.rest:
        raise RecordError(f"line {book.number}: this is the rule book {edition.id}, not {shortened(line.rest)}")
    return bring(edition)


class _Reader:
    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.place = 1

    def at(self, word: str) -> bool:
        return self.place < len(self.lines) and self.lines[self.place].word == word

    def take(self, word: str) -> Line:
        if not self.at(word):
            raise RecordError(f"line {self.place + 1}: here the line {word!r} is wanted")
        self.place += 1
        return self.lines[self.place - 1]


def _options(line: Line) -> Options:
    texts: dict[str, str] = {}
    for item in line.rest.split():
        key, equals, value = item.partition("=")
        if not equals or key in texts:
            raise RecordError(f"line {line.number}: {shortened(item)} is no option")
        texts[key] = value
    numbers: dict[str, int | None] = {"target": None, "dealer": None}
    for key in numbers:
        if key in texts:
            numbers[key] = _whole(line, texts.pop(key))
    unknown = set(texts) - {"scoring", "partners", "leavers", "judge"}
    if unknown:
        raise RecordError(f"line {line.number}: there is no option {sorted(unknown)[0]!r}")
    try:
        return Options(
            scoring=texts.get("scoring"),
            target=numbers["target"],
            partners=texts.get("partners", "none"),
            dealer=numbers["dealer"],
            leavers=texts.get("leavers", "bot"),
            judge=texts.get("judge", "program"),
        )
    except SetupError as error:
        raise RecordError(f"line {line.number}: {error}") from None


def _whole(line: Line, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9 or str(int(text)) != text:
        raise RecordError(f"line {line.number}: a whole number is wanted, not {shortened(text)}")
    return int(text)


def _read_seat(line: Line, record: Record) -> None:
    parts = line.text.split(" ", 3)
    if len(parts) != 4 or parts[1] != str(len(record.names)) or parts[2] not in ("person", "bot"):
        raise RecordError(f"line {line.number}: a seat is 'seat {len(record.names)} person|bot NAME'")
    if parts[2] == "person":
        record.people.append(len(record.names))
    record.names.append(parts[3])


def _read_question(line: Line, record: Record) -> None:
    code, _, text = line.rest.partition(" ")
    try:
        asked = json.loads(text)
        ask, accept, exact = asked["ask"], asked["accept"], asked["exact"]
        if not isinstance(exact, bool) or not isinstance(accept, list) or code in record.questions:
            raise TypeError
        record.questions[code] = Question(ask, tuple(accept), exact)
        question_kinds(record.edition, {code: record.questions[code]})
    except SetupError as error:
        raise RecordError(f"line {line.number}: {error}") from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordError(f"line {line.number}: a question has ask, accept and exact, once a card") from None


def _find_seeds(record: Record) -> None:
    started: Line | None = None
    for line in record.body:
        if line.word == "round":
            started = line
        elif line.word == "seed" and started is not None:
            record.seeds.setdefault(started.number, line)


# Replaying


@dataclass(frozen=True)
class Step:
    """One line of a record, done again."""

    line: Line
    seat: int | None  # who acted; None: the table
    events: Sequence[Event]


class Replay:
    """A record played again, line by line. Each fact in it is compared with what comes out."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.actions = 0
        self.game = game_of(record)
        self._round: Line | None = None  # begun, and not yet committed to
        self._dealt: list[HandDealt] = []
        self._expected: list[str] = []  # facts that must come next

    def step(self, line: Line) -> Step:
        """Do the next line; a `RecordError` says what does not fit."""
        if self._expected:
            fact = self._expected.pop(0)
            if line.text != fact:
                raise RecordError(f"line {line.number}: {shortened(line.text)} does not fit, it should be {fact!r}")
            return Step(line, None, ())
        try:
            return self._do(line)
        except (NotationError, StageError) as error:
            raise RecordError(f"line {line.number}: {error}") from None

    def _do(self, line: Line) -> Step:
        if self._round is not None and line.word != "commitment":
            raise RecordError(f"line {line.number}: the commitment of the round is wanted here")
        if line.word == "round":
            return self._begin(line)
        if line.word == "commitment":
            return self._commit(line)
        if line.word == "entropy":
            seat, _, text = line.rest.partition(" ")
            return Step(line, None, self.game.add_entropy(_whole(line, seat), text))
        if line.text == "deal":
            return self._tell(line, None, self.game.deal())
        return self._act(line)

    def _begin(self, line: Line) -> Step:
        if self.game.stage != BETWEEN or line.rest != str(self.game.number + 1):
            raise RecordError(f"line {line.number}: {shortened(line.text)} does not begin here")
        self._round = line
        return Step(line, None, ())

    def _commit(self, line: Line) -> Step:
        if self._round is None:
            raise RecordError(f"line {line.number}: a commitment follows the line of its round")
        seed_line = self.record.seeds.get(self._round.number)
        if seed_line is None:
            raise UnfinishedRound(f"line {line.number}: the round is not over, its seed has not been told")
        self._round = None
        deal = deal_of(seed_line)
        if deal.commitment(self.game.number + 1) != line.rest:
            raise RecordError(f"line {seed_line.number}: the seed does not fit the commitment of line {line.number}")
        return Step(line, None, self.game.commit(deal))

    def _act(self, line: Line) -> Step:
        seat = JUDGE if line.word == "judge" else _whole(line, line.word)
        action = parse(line.rest)
        if (seat == JUDGE) != (action.verb in (RIGHT, WRONG)):
            raise RecordError(f"line {line.number}: the judge judges, and nobody else does")
        if str(action) != line.rest:
            raise RecordError(f"line {line.number}: {shortened(line.rest)} is written {shortened(str(action))}")
        told = self.game.apply(seat, action)
        if isinstance(told, Refusal):
            raise RecordError(f"line {line.number}: seat {line.word}: {told}")
        self.actions += 1
        return self._tell(line, seat, told)

    def _tell(self, line: Line, seat: int | None, told: Sequence[Event]) -> Step:
        self._dealt += [event for event in told if isinstance(event, HandDealt)]
        self._expected = facts(told, self._dealt)
        if any(isinstance(event, Scored) for event in told):
            self._dealt = []
        if self.game.stage == OVER:
            self._expected.append("end")
        return Step(line, seat, told)

    @property
    def rounds(self) -> int:
        """How many rounds have been played to their end."""
        return self.game.number - (self.game.stage == PLAYING)

    @property
    def complete(self) -> bool:
        return self.game.stage == OVER and not self._expected


def deal_of(line: Line) -> Deal:
    parts = line.text.split(" ")
    if len(parts) == 4 and parts[2] == "salt":
        seed, salt = parts[1], parts[3]
        if _is_hex(seed, SEED_BYTES) and _is_hex(salt, SALT_BYTES):
            return Deal(bytes.fromhex(seed), bytes.fromhex(salt))
    raise RecordError(f"line {line.number}: a seed is 'seed HEX salt HEX', of {SEED_BYTES} and {SALT_BYTES} bytes")


def _is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and all(sign in "0123456789abcdef" for sign in text)


def game_of(record: Record) -> Match:
    """The game of the header, which must be written just as this game writes it."""
    seats = [line.number for line in record.lines if line.word == "seat"]
    try:
        check_players(record.edition, len(record.names))
    except SetupError as error:
        raise RecordError(f"line {seats[-1] if seats else 6}: {error}") from None
    try:
        game = Match(record.edition, len(record.names), record.options, record.people, record.questions)
        written = header(game, record.names, record.practice)
    except SetupError as error:
        raise RecordError(f"line 4: {error}") from None
    for line, text in zip(record.lines, written, strict=False):
        if line.text != text:
            raise RecordError(f"line {line.number}: {shortened(line.text)} should be {shortened(text)}")
    return game


# Proving


@dataclass(frozen=True)
class Verdict:
    problem: str  # empty: everything that can be proved fits
    rounds: int
    actions: int
    complete: bool
    unproved: int = 0  # lines of a round that is not over


def first_broken_check(record: Record) -> str:
    """The first line that the chain of checks does not hold; nothing if it holds them all."""
    chain = ""
    for line in record.lines:
        chain = link(chain, line.text)
        if chain[:CHECK_DIGITS] != line.check:
            return f"line {line.number}: {shortened(line.text)} does not fit its check: it or one before was changed"
    if record.torn and record.lines[-1].text == "end":
        return f"line {len(record.lines) + 1}: nothing comes after the end"
    return ""


def verify(record: Record) -> Verdict:
    """Check the chain, prove every deal, and play every action again, up to the first line that does not fit."""
    problem = first_broken_check(record)
    if problem:
        return Verdict(problem, 0, 0, False)
    replay = Replay(record)
    for place, line in enumerate(record.body):
        try:
            replay.step(line)
        except UnfinishedRound:
            rest = record.body[place:]
            return Verdict(_open_round_problem(record, rest), replay.rounds, replay.actions, False, len(rest))
        except RecordError as error:
            return Verdict(str(error), replay.rounds, replay.actions, False)
    return Verdict("", replay.rounds, replay.actions, replay.complete)


_PUBLIC_FACTS: Final = ("drew", "dealer", "turned", "row")


def _open_round_problem(record: Record, lines: list[Line]) -> str:
    """What cannot be right in a round that is not over; its deal, and so its actions, are yet to be proved."""
    dealt = False
    for line in lines:
        try:
            if line is lines[0]:
                if not _is_hex(line.rest, 32):
                    raise RecordError(f"line {line.number}: a commitment is 32 bytes, written in hexadecimal digits")
            elif line.text == "deal" and not dealt:
                dealt = True
            elif line.word == "entropy" and not dealt:
                _seat_of(line, line.rest.partition(" ")[0], record)
            elif line.word not in _PUBLIC_FACTS or not dealt:
                _check_action(line, record)
        except NotationError as unread:
            return f"line {line.number}: {unread}"
        except RecordError as wrong:
            return str(wrong)
    return ""


def _check_action(line: Line, record: Record) -> None:
    if line.word != "judge":
        _seat_of(line, line.word, record)
    if str(parse(line.rest)) != line.rest:
        raise RecordError(f"line {line.number}: {shortened(line.rest)} is not how an action is written")


def _seat_of(line: Line, text: str, record: Record) -> int:
    seat = _whole(line, text)
    if seat >= len(record.names):
        raise RecordError(f"line {line.number}: there is no seat {seat}")
    return seat
