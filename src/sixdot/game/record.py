"""A game as a readable text file: a header, then one action a line, and at the end of each round its seed.

A record holds nothing that a spectator has not heard: the seed of a round, and the hands that were dealt from it,
are written when the round is over. Every line ends with a check, eight digits of a chain of SHA-256 over all lines
so far, so that a changed line is found and named.

    sixdot record 1                                    #4b1f6c2a
    rules 1                                            #...
    edition mattel
    options scoring=first-to target=500
    seat 0 person Ana
    seat 1 bot Sam
    round 1
    commitment 5d0c...
    entropy 0 a text that Ana added
    deal
    dealer 1
    turned r7
    0 play r5
    1 draw
    ...
    seed 9a3e... salt 77b1...
    dealt 0 b1 b5 ...
    scores 86 0
    end
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sixdot.game.actions import RIGHT, WRONG, Action, NotationError, parse
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.events import DealerDrawn, Dealt, Event, GameOver, HandDealt, RowFilled, Scored, SeedTold, TurnedUp
from sixdot.game.match import BETWEEN, JUDGE, OVER, PLAYING, RULES_VERSION, Match, StageError
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import Question
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import SALT_BYTES, SEED_BYTES, Deal, commitment

FORMAT: Final = "sixdot record 1"
_CHECK_DIGITS: Final = 8


class RecordError(ValueError):
    """A text that is no record, or one that cannot be replayed; the message names the line."""


class UnfinishedRound(RecordError):
    """The record ends in a round whose seed has not been told yet."""


def _link(previous: str, text: str) -> str:
    """The next link of the chain of checks."""
    return hashlib.sha256(f"{previous}\n{text}".encode()).hexdigest()


# Writing


class Recorder:
    """A game that writes itself down: every step goes through here to the game and, line by line, to `write`."""

    def __init__(self, game: Match, names: Sequence[str], write: Callable[[str], None]) -> None:
        self.game = game
        self._write = write
        self._chain = ""
        self._dealt: list[HandDealt] = []
        for text in header(game, names):
            self._line(text)

    def _line(self, text: str) -> None:
        self._chain = _link(self._chain, text)
        self._write(f"{text}  #{self._chain[:_CHECK_DIGITS]}\n")

    def commit(self, deal: Deal | None = None) -> list[Event]:
        told = self.game.commit(deal)
        assert self.game.secret is not None
        self._line(f"round {self.game.number + 1}")
        self._line(f"commitment {self.game.secret.commitment}")
        return told

    def add_entropy(self, seat: int, text: str) -> list[Event]:
        told = self.game.add_entropy(seat, text)
        self._line(f"entropy {seat} {text}")
        return told

    def deal(self) -> list[Event]:
        told = self.game.deal()
        self._line("deal")
        self._tell(told)
        return told

    def apply(self, seat: int, action: Action) -> Sequence[Event] | Refusal:
        told = self.game.apply(seat, action)
        if not isinstance(told, Refusal):
            self._line(f"{'judge' if seat == JUDGE else seat} {action}")
            self._tell(told)
        return told

    def _tell(self, told: Sequence[Event]) -> None:
        self._dealt += [event for event in told if isinstance(event, HandDealt)]
        for text in facts(told, self._dealt):
            self._line(text)
        if any(isinstance(event, Scored) for event in told):
            self._dealt = []
        if any(isinstance(event, GameOver) for event in told):
            self._line("end")


def header(game: Match, names: Sequence[str]) -> list[str]:
    """The lines before the first round."""
    if len(names) != game.players:
        raise SetupError(f"{game.players} players have {game.players} names, not {len(names)}")
    for name in names:
        if not name.strip() or name != name.strip() or not name.isprintable():
            raise SetupError(f"a name is printable text on one line, not {name!r}")
    chosen = " ".join([f"{key}={value}" for key, value in _settings(game) if value is not None])
    lines = [FORMAT, f"rules {RULES_VERSION}", f"edition {game.edition.id}", f"options {chosen}"]
    for seat, name in enumerate(names):
        lines.append(f"seat {seat} {'person' if seat in game.people else 'bot'} {name}")
    for kind, question in sorted(game.questions.items()):
        asked = {"ask": question.ask, "accept": list(question.accept), "exact": question.exact}
        lines.append(f"question {game.edition.deck.cards[kind]} {json.dumps(asked, ensure_ascii=False)}")
    return lines


def _settings(game: Match) -> list[tuple[str, object]]:
    """Every option, the edition's own answers written out: a record must not depend on what is standard today."""
    options = game.options
    alone = options.partners == "none"
    return [
        ("scoring", options.scoring or game.edition.scorings[0] if alone else None),
        ("target", None if options.partners == "rotating" else game.scoring.target),
        ("partners", options.partners),
        ("dealer", options.dealer),
        ("leavers", options.leavers),
        ("judge", options.judge),
    ]


def facts(told: Sequence[Event], dealt: Sequence[HandDealt]) -> list[str]:
    """What happened by itself and is written down to be checked: dealers, first cards, seeds, scores."""
    lines: list[str] = []
    starting = False
    for event in told:
        if isinstance(event, Dealt):
            starting = True
            lines.append(f"dealer {event.dealer}")
        elif isinstance(event, DealerDrawn):
            lines.append("drew " + " ".join([f"{seat}:{card}" for seat, card in event.draws]))
        elif isinstance(event, TurnedUp):
            lines.append(f"turned {event.card}")
        elif isinstance(event, RowFilled) and starting:
            lines.append("row " + " ".join([card.code for card in event.cards]))
        elif isinstance(event, SeedTold):
            lines.append(f"seed {event.seed} salt {event.salt}")
            lines += [f"dealt {hand.seat} {_codes(hand)}" for hand in dealt]
        elif isinstance(event, Scored):
            lines.append("scores " + " ".join(map(str, event.scores)))
        elif isinstance(event, GameOver):
            lines.append("winners " + " ".join(map(str, event.winners)))
    return lines


def _codes(hand: HandDealt) -> str:
    return " ".join([card.code for card in hand.cards or ()])


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
    torn: bool = False  # the last line was cut off in writing, and is left out
    seeds: dict[int, Line] = field(default_factory=dict)  # by the line number of their round

    def new_game(self) -> Match:
        return Match(self.edition, len(self.names), self.options, self.people, self.questions)


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
            f"line {version.number}: made with rules {version.rest}, this version knows rules {RULES_VERSION}"
        )
    named = reader.take("edition")
    options = reader.take("options")
    try:
        edition = edition_named(named.rest)
    except ValueError as error:
        raise RecordError(f"line {named.number}: {error}") from None
    record = Record(lines, edition, _options(options), [], [], {}, [], torn)
    while reader.at("seat"):
        _read_seat(reader.take("seat"), record)
    while reader.at("question"):
        _read_question(reader.take("question"), record)
    record.body = lines[reader.place :]
    _find_seeds(record)
    return record


def _line(number: int, piece: str) -> Line:
    text, mark, check = piece.rpartition("  #")
    if not mark or len(check) != _CHECK_DIGITS or not text:
        raise RecordError(f"line {number}: a line of a record ends with its check, two spaces and '#' before it")
    return Line(number, text, check)


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
            raise RecordError(f"line {line.number}: {item!r} is no option")
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
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise RecordError(f"line {line.number}: a whole number is wanted, not {text!r}")
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
        if not isinstance(ask, str) or not isinstance(exact, bool) or not all(isinstance(a, str) for a in accept):
            raise TypeError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordError(f"line {line.number}: a question has ask, accept and exact") from None
    record.questions[code] = Question(ask, tuple(accept), exact)


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
        try:
            self.game = record.new_game()
        except SetupError as error:
            raise RecordError(f"line 3: {error}") from None
        self._round: Line | None = None
        self._commitment: Line | None = None
        self._dealt: list[HandDealt] = []
        self._expected: list[str] = []  # facts that must come next

    def step(self, line: Line) -> Step:
        """Do the next line; a `RecordError` says what does not fit."""
        if self._expected:
            fact = self._expected.pop(0)
            if line.text != fact:
                raise RecordError(f"line {line.number}: {line.text!r} does not fit, it should be {fact!r}")
            return Step(line, None, ())
        try:
            return self._do(line)
        except (NotationError, StageError) as error:
            raise RecordError(f"line {line.number}: {error}") from None

    def _do(self, line: Line) -> Step:
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
            raise RecordError(f"line {line.number}: round {line.rest} does not begin here")
        self._round = line
        self._commitment = None
        return Step(line, None, ())

    def _commit(self, line: Line) -> Step:
        if self._round is None or self._commitment is not None:
            raise RecordError(f"line {line.number}: a commitment follows the line of its round")
        self._commitment = line
        seed_line = self.record.seeds.get(self._round.number)
        if seed_line is None:
            raise UnfinishedRound(f"line {line.number}: the round is not over, its seed has not been told")
        deal = _deal(seed_line)
        if commitment(deal.seed, deal.salt) != line.rest:
            raise RecordError(f"line {seed_line.number}: the seed does not fit the commitment of line {line.number}")
        return Step(line, None, self.game.commit(deal))

    def _act(self, line: Line) -> Step:
        seat = JUDGE if line.word == "judge" else _whole(line, line.word)
        action = parse(line.rest)
        if (seat == JUDGE) != (action.verb in (RIGHT, WRONG)):
            raise RecordError(f"line {line.number}: the judge judges, and nobody else does")
        if str(action) != line.rest:
            raise RecordError(f"line {line.number}: {line.rest!r} is written {str(action)!r}")
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


def _deal(line: Line) -> Deal:
    parts = line.text.split(" ")
    if len(parts) == 4 and parts[2] == "salt":
        seed, salt = parts[1], parts[3]
        if _is_hex(seed, SEED_BYTES) and _is_hex(salt, SALT_BYTES):
            return Deal(bytes.fromhex(seed), bytes.fromhex(salt))
    raise RecordError(f"line {line.number}: a seed is 'seed HEX salt HEX', of {SEED_BYTES} and {SALT_BYTES} bytes")


def _is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and all(sign in "0123456789abcdef" for sign in text)


@dataclass(frozen=True)
class Verdict:
    problem: str  # empty: everything fits
    rounds: int
    actions: int
    complete: bool


def verify(record: Record) -> Verdict:
    """Check the chain, prove every deal, and play every action again, up to the first line that does not fit."""
    chain = ""
    replay = Replay(record)
    body = {line.number for line in record.body}
    for line in record.lines:
        chain = _link(chain, line.text)
        if chain[:_CHECK_DIGITS] != line.check:
            problem = f"line {line.number}: {line.text!r} does not fit its check: it, or one before it, was changed"
            return Verdict(problem, 0, 0, False)
    for line in record.lines:
        if line.number in body:
            try:
                replay.step(line)
            except UnfinishedRound:
                return Verdict("", replay.rounds, replay.actions, False)
            except RecordError as error:
                return Verdict(str(error), replay.rounds, replay.actions, False)
    return Verdict("", replay.rounds, replay.actions, replay.complete)
