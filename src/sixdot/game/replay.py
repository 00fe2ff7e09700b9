"""Playing records again, line by line, and proving them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.game.actions import RIGHT, WRONG, NotationError, parse, shortened
from sixdot.game.events import Event
from sixdot.game.match import BETWEEN, JUDGE, OVER, PLAYING, Match, StageError
from sixdot.game.options import SetupError
from sixdot.game.reading import (
    Record,
    RecordError,
    RecordLine,
    UnfinishedRound,
    deal_of,
    is_hex,
    kept_before,
    whole_number,
)
from sixdot.game.record import CHECK_DIGITS, UNDO, Facts, header, link
from sixdot.game.refusal import Refusal
from sixdot.game.scoring import check_players
from sixdot.game.values import FrozenValue


class Replay:
    """A record played again, line by line. Each fact in it is compared with what happens."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.unproved = 0  # lines of rounds that were taken back before their seed was told
        self.taken_back = 0  # decisions, each with all that followed
        self._begin_anew()

    def _begin_anew(self) -> None:
        self.actions = 0
        self.game = game_of(self.record)
        self._standing: list[RecordLine] = []  # what was done so far and has not been taken back
        self._round: RecordLine | None = None  # begun, but not yet committed to
        self._lost = 0  # the line of a round that cannot be played again, while it lasts
        self._facts = Facts()
        self._expected: list[str] = []  # facts that must come next

    def step(self, line: RecordLine) -> Sequence[Event]:
        """What happens with the next line; a `RecordError` says what does not fit."""
        if line.word == UNDO and not self._expected:
            self._take_back(line)
            return ()
        self._standing.append(line)
        if self._lost:
            self.unproved += 1
            return ()
        if self._expected:
            fact = self._expected.pop(0)
            if line.text != fact:
                raise line.wrong(f"{shortened(line.text)} does not fit: it should be {fact!r}")
            return ()
        try:
            told = self._do(line)
        except (NotationError, StageError) as error:
            raise line.wrong(error) from None
        self._expected = self._facts.of(told)
        return told

    def _take_back(self, line: RecordLine) -> None:
        """Play the game again up to the decision that is taken back."""
        place = kept_before(self._standing, line)
        kept, gone = self._standing[:place], self._standing[place:]
        people = [str(seat) for seat in self.record.people]
        if self.record.deals != "practice" or not gone or gone[0].word not in people:
            raise line.wrong(f"{shortened(line.text)} names no decision that could be taken back in practice")
        self.taken_back += 1
        if self._lost and kept[-1].number >= self._lost:
            self._standing = kept
            return
        self._begin_anew()
        for each in kept:
            self.step(each)

    def _do(self, line: RecordLine) -> Sequence[Event]:
        if self._round is not None and line.word != "commitment":
            raise line.wrong("the commitment of the round is expected here")
        if line.word == "round":
            return self._begin(line)
        if line.word == "commitment":
            return self._commit(line)
        if line.word == "entropy":
            seat, _, text = line.rest.partition(" ")
            return self.game.add_entropy(whole_number(line, seat), text)
        if line.text == "deal":
            return self.game.deal()
        return self._act(line)

    def _begin(self, line: RecordLine) -> Sequence[Event]:
        if self.game.stage != BETWEEN or line.rest != str(self.game.number + 1):
            raise line.wrong(f"{shortened(line.text)} does not belong here")
        self._round = line
        return ()

    def _commit(self, line: RecordLine) -> Sequence[Event]:
        if self._round is None:
            raise line.wrong("a commitment follows the line of its round")
        seed_line = self.record.seeds.get(line.rest)
        if seed_line is None and line.number in self.record.given_up:
            self._lost = line.number
            self.unproved += 1
            return ()
        if seed_line is None:
            raise UnfinishedRound(f"line {line.number}: the round is not over, so its seed has not been told")
        self._round = None
        deal = deal_of(seed_line)
        if deal.commitment(self.game.number + 1) != line.rest:
            raise seed_line.wrong(f"the seed does not fit the commitment of line {line.number}")
        return self.game.commit(deal)

    def _act(self, line: RecordLine) -> Sequence[Event]:
        seat = JUDGE if line.word == "judge" else whole_number(line, line.word)
        action = parse(line.rest)
        if (seat == JUDGE) != (action.verb in (RIGHT, WRONG)):
            raise line.wrong("only the judge judges answers")
        if str(action) != line.rest:
            raise line.wrong(f"{shortened(line.rest)} must be written {shortened(str(action))}")
        told = self.game.apply(seat, action)
        if isinstance(told, Refusal):
            raise line.wrong(f"seat {line.word}: {told}")
        self.actions += 1
        return told

    @property
    def rounds(self) -> int:
        """How many rounds have been played to their end."""
        return self.game.number - (self.game.stage == PLAYING)

    @property
    def complete(self) -> bool:
        return self.game.stage == OVER and not self._expected


def game_of(record: Record) -> Match:
    """The game that the header describes; the header must be written exactly as that game would write it."""
    seats = [line.number for line in record.lines if line.word == "seat"]
    blamed = seats[-1] if seats else 6
    try:
        check_players(record.edition, len(record.names))
        blamed = 4
        game = Match(record.edition, len(record.names), record.options, record.people, record.questions)
        game.rules = record.rules
        written = header(game, record.names, record.deals)
    except SetupError as error:
        raise RecordError(f"line {blamed}: {error}") from None
    for line, text in zip(record.lines, written, strict=False):
        if line.text != text:
            raise line.wrong(f"{shortened(line.text)} should be {shortened(text)}")
    return game


# Proving


@dataclass(frozen=True)
class Verdict(FrozenValue):
    problem: str  # empty: everything that can be proved fits
    rounds: int
    actions: int
    complete: bool
    unproved: int = 0  # lines of a round that is not over, or was taken back before it was
    taken_back: int = 0  # decisions, in practice


def check_chain(record: Record) -> None:
    """A `RecordError` for the first line that breaks the chain of checks."""
    chain = ""
    for line in record.lines:
        chain = link(chain, line.text)
        if chain[:CHECK_DIGITS] != line.check:
            raise line.wrong(f"{shortened(line.text)} does not fit its check: it or one before was changed")
    if record.torn and record.lines[-1].text == "end":
        raise RecordError(f"line {len(record.lines) + 1}: nothing comes after the end")


def sound_lines(text: str) -> str:
    """The lines of a damaged record before the first whose check does not fit."""
    chain = ""
    sound: list[str] = []
    for piece in text.split("\n")[:-1]:
        said, _, check = piece.rpartition("  #")
        chain = link(chain, said)
        if chain[:CHECK_DIGITS] != check:
            break
        sound.append(f"{piece}\n")
    return "".join(sound)


def verify(record: Record) -> Verdict:
    """Check the chain, prove every deal, and play every action again, up to the first line that does not fit.

    >>> lines = []
    >>> recorder = Recorder(Match(edition_named("dos"), players=2), ["Ana", "Ben"], lines.append)
    >>> verify(read_record("".join(lines))).problem
    ''
    >>> verify(read_record("".join(lines).replace("Ben", "Eve"))).problem
    "line 7: 'seat 1 person Eve' does not fit its check: it or one before was changed"
    """
    if not isinstance(record, Record):
        raise TypeError(f"verify() takes a Record, not {type(record).__name__}: read_record() reads one from text")
    try:
        check_chain(record)
    except RecordError as error:
        return Verdict(str(error), 0, 0, False)
    replay = Replay(record)
    for place, line in enumerate(record.body):
        try:
            replay.step(line)
        except UnfinishedRound:
            rest = record.body[place:]
            problem, unproved = _open_round_problem(record, rest), len(rest) + replay.unproved
            undone = replay.taken_back + len([each for each in rest if each.word == UNDO])
            return Verdict(problem, replay.rounds, replay.actions, False, unproved, undone)
        except RecordError as error:
            return Verdict(str(error), replay.rounds, replay.actions, False)
    return Verdict("", replay.rounds, replay.actions, replay.complete, replay.unproved, replay.taken_back)


_PUBLIC_FACTS: Final = ("drew", "dealer", "turned", "row")


def _open_round_problem(record: Record, lines: list[RecordLine]) -> str:
    """What is certainly wrong in a round that is not over; its deal and its actions cannot be proved yet."""
    dealt = False
    for line in lines:
        try:
            if line is lines[0]:
                if not is_hex(line.rest, 32):
                    raise line.wrong("a commitment is 32 bytes, written in hexadecimal digits")
            elif line.text == "deal" and not dealt:
                dealt = True
            elif line.word == "entropy" and not dealt:
                _seat_of(line, line.rest.partition(" ")[0], record)
            elif line.word == UNDO and record.deals == "practice":
                whole_number(line, line.rest)
            elif line.word not in _PUBLIC_FACTS or not dealt:
                _check_action(line, record)
        except NotationError as unread:
            return f"line {line.number}: {unread}"
        except RecordError as wrong:
            return str(wrong)
    return ""


def _check_action(line: RecordLine, record: Record) -> None:
    if line.word != "judge":
        _seat_of(line, line.word, record)
    if str(parse(line.rest)) != line.rest:
        raise line.wrong(f"{shortened(line.rest)} is not how an action is written")


def _seat_of(line: RecordLine, text: str, record: Record) -> int:
    seat = whole_number(line, text)
    if seat >= len(record.names):
        raise line.wrong(f"there is no seat {seat}")
    return seat
