"""A game that is saved as it is played, and taken up again exactly where it was left.

    saved = create(match, names, Notes(seed, "en", {1: "steady"}))
    table = saved.table(match, names, bot_named)
    ...
    saved.close()

    table, saved = resume(path, bot_named)

The record (`.sixdot`) has every action on the disk before anybody hears of it; beside it lie the notes (`.table`),
which nobody else can read, until the game is over.

A `Trouble` says what stands against either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.bots import Bot
from sixdot.bots.guard import fallback
from sixdot.durable import OPEN, PRIVATE, DurableFile, NotSaved, read_bytes, reason_of
from sixdot.game.events import Event
from sixdot.game.match import Match, StageError
from sixdot.game.options import SetupError
from sixdot.game.record import UNDO, Deals, checked, header, link
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal
from sixdot.places import games_folder
from sixdot.table import FACTS, Table
from sixdot.terminal.saving.judging import SUFFIX, judge
from sixdot.terminal.saving.notes import NOTES_SUFFIX, Notes, read_notes, whole_lines
from sixdot.versions import Version, this_version
from sixdot.voice.damage import damage, damage_of
from sixdot.voice.trouble import Trouble

if TYPE_CHECKING:
    from sixdot.game.reading import Record, RecordLine

_NOT_IN_NAMES: Final = '/\\<>:"|?*'  # not allowed in file names on some systems
_END: Final = "end  #"  # begins the last line of a finished game

Witness = Callable[[Table, str, Sequence[Event]], None]


def _leave_it(*said: object) -> None:
    """What is only tried out is not written down."""


class RulesMended(Trouble):
    """A game begun by an older Sixdot, which would go differently by the rules of this one. It can still be read."""

    def __init__(self, record: Record, notes: Notes, name: str, number: int) -> None:
        super().__init__("saved-mended", name=name, program=notes.program, round=number)
        self.record = record
        self.notes = notes


class SavedGame:
    def __init__(self, record: DurableFile, beside: DurableFile, notes: Notes, deals: Deals) -> None:
        self.path = record.path
        self.notes = notes
        self.deals = deals
        self.over = False
        self._record = record
        self._beside = beside
        self._bots: dict[int, Bot] = {}
        self._stand_in: Bot = fallback
        self._known: deque[str] = deque()  # lines of a game that is taken up again, which are still to be done again

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def record(self) -> Record:
        """What is written down so far."""
        from sixdot.game.reading import read_record

        return read_record(self._record.read().decode())

    def table(self, match: Match, names: Sequence[str], bot_by_name: Callable[[str], Bot]) -> Table:
        """The table of this game."""
        self._seat_bots(bot_by_name)
        return self._table(match, names)

    def _seat_bots(self, bot_by_name: Callable[[str], Bot]) -> None:
        """Each seat gets a bot of its own, because some have a process to close."""
        self._bots = {seat: bot_by_name(name) for seat, name in self.notes.bots.items()}
        self._stand_in = bot_by_name(self.notes.stand_in)

    def _table(self, match: Match, names: Sequence[str], writes: bool = True) -> Table:
        return Table(
            match,
            names,
            self._bots,
            self.notes.seed,
            self.write if writes else _leave_it,
            self.deals,
            self.notes.knows,
            self._stand_in,
            self.keep if writes else _leave_it,
            self.went_on if writes else _leave_it,
        )

    # What the table writes

    def write(self, text: str) -> None:
        """The lines of one step. They are on disk when this returns; otherwise `NotSaved`, and nothing was added."""
        lines = text.splitlines(keepends=True)
        known = [self._known.popleft() for _ in range(min(len(lines), len(self._known)))]
        if [line.rpartition("  #")[0] for line in lines[: len(known)]] != known:
            raise Trouble("saved-differs", name=self.name)
        if len(lines) > len(known):
            self._record.add("".join(lines[len(known) :]))
        self.over = lines[-1].startswith(_END)

    def keep(self, number: int, deal: Deal) -> None:
        """The secret of a round, which must be on disk before its commitment is told."""
        if not self._known:
            self._beside.add(f"secret {number} {deal.seed.hex()} {deal.salt.hex()}\n")
            self.notes.secrets[number] = deal

    def went_on(self, actions: int, seat: int) -> None:
        """Remember who had nothing to say; if that is lost, they are simply asked again."""
        if not self._known and seat not in self.notes.went_on.get(actions, ()):
            with suppress(NotSaved):
                self._beside.add(f"on {actions} {seat}\n", lasting=False)

    def close(self) -> None:
        """Close the files. The notes of a finished game are deleted, unless somebody may want to go back in it."""
        self._record.close()
        self._beside.close()
        if self.over and self.deals != "practice":
            with suppress(OSError):
                self._beside.path.unlink()

    # Taking it up again

    def take_up(self, record: Record, bot_by_name: Callable[[str], Bot], witness: Witness) -> Table:
        """The table as the record leaves it."""
        from sixdot.game.replay import game_of

        try:
            self._seat_bots(bot_by_name)
        except ValueError as error:
            raise Trouble("saved-no-bot", name=self.name, problem=str(error)) from error
        begun, now = Version(record.rules, self.notes.program), this_version()
        match = game_of(record)
        try:
            table = self._follow(match, record, witness)
        except (Trouble, StageError, ValueError) as error:
            if begun == now or (isinstance(error, Trouble) and error.message != "saved-differs"):
                raise
            raise RulesMended(record, self.notes, self.name, match.number) from error
        if begun.program != now.program:
            self._beside.add(f"program {now.program}\n")
        return table

    def _follow(self, match: Match, record: Record, witness: Witness) -> Table:
        """Replay the record to its end; a last step that was cut off is completed."""
        opening = record.lines[: len(record.lines) - len(record.body)]
        self._known.extend([line.text for line in (*opening, *record.standing)])
        table = self._table(match, record.names)
        self._do_again(table, record, witness)
        if self._known:
            raise Trouble("saved-differs", name=self.name)
        return table

    def _do_again(self, table: Table, record: Record, witness: Witness = lambda table, actor, events: None) -> None:
        """What counts of the record. Its chain goes over everything in it, also over what was taken back."""
        from sixdot.game.reading import told_deals

        secrets = {**told_deals(record), **self.notes.secrets}
        chains = list(accumulate([line.text for line in record.lines], link, initial=""))
        for line in record.standing:
            if line.word in FACTS:
                continue
            table.resume(table.actions, chains[line.number - 1])
            told = table.again(line.text, secrets.__getitem__)
            if isinstance(told, Refusal):
                break
            witness(table, line.word, told)
            for seat in self.notes.went_on.get(table.actions, ()):
                table.go_on(seat)
        if record.lines[-1].word == UNDO:
            table.resume(table.actions, chains[-1])

    # In practice

    def take_back(self, decision: RecordLine, chain: str, witness: Witness) -> Table:
        """The table before a decision, which is taken back; that is on disk first, so a crash changes nothing."""
        from sixdot.game.replay import game_of

        actions = len([line for line in self.record.standing if line.number < decision.number and line.is_action])
        text = f"{UNDO} {decision.number}"
        self._beside.add(f"back {actions}\n")
        self._record.add(checked(text, link(chain, text)))
        self.notes.take_back(actions)
        record = self.record
        return self._follow(game_of(record), record, witness)

    def trial(self) -> Table:
        """The same table once more, to try something out: nothing of it is written down."""
        from sixdot.game.replay import game_of

        record = self.record
        table = self._table(game_of(record), record.names, writes=False)
        self._do_again(table, record)
        return table


def create(
    match: Match, names: Sequence[str], notes: Notes, deals: Deals = "drawn", path: Path | None = None
) -> SavedGame:
    """The files of a new game, in the folder of games or at `path`; a FileExistsError if one is there already."""
    header(match, names, deals)  # refuses unusable names before any file is made
    for text in (notes.seed, notes.language, *notes.bots.values()):
        if not text.isprintable():
            raise SetupError("a seed, a language and the name of a bot are printable texts", "printable")
    if path is not None:
        if path.suffix == NOTES_SUFFIX:
            raise Trouble("saved-as-notes", name=path.name, better=path.with_suffix(SUFFIX).name)
        return _new(path, notes, deals)
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(folder, error) from None
    for number in range(1, 10_000):
        with suppress(FileExistsError):
            return _new(folder / _file_name(match.edition.id, number), notes, deals)
    raise NotSaved(folder, FileExistsError("there are too many games of this minute"))


def _file_name(edition: str, number: int) -> str:
    from datetime import datetime

    again = f"-{number}" if number > 1 else ""
    return f"{datetime.now():%Y-%m-%d-%H%M}-{edition}{again}{SUFFIX}"


def _new(path: Path, notes: Notes, deals: Deals) -> SavedGame:
    """Make both files, the notes first: a record without notes cannot be resumed."""
    if path.exists():
        raise FileExistsError(path)
    try:
        with ExitStack() as undone:
            beside = DurableFile(path.with_suffix(NOTES_SUFFIX), PRIVATE, new=True)
            undone.callback(beside.path.unlink, missing_ok=True)
            undone.callback(beside.close)
            beside.lock()
            beside.add(notes.opening())
            saved = SavedGame(DurableFile(path, OPEN, new=True), beside, notes, deals)
            undone.pop_all()
            return saved
    except FileExistsError:
        raise FileExistsError(path) from None
    except OSError as error:
        raise NotSaved(path, error) from None


def copy_record(path: Path, name: str) -> Path:
    """Copy a record to a name beside it, or to an absolute path. Without its notes, the copy cannot be resumed.

    All of it, or a `Trouble` and no copy.
    """
    copy = _place_of_copy(path, name)
    begun = False
    try:
        text = read_bytes(path)
        with copy.open("xb") as file:
            begun = True
            file.write(text)
    except OSError as error:
        if begun:
            with suppress(OSError):
                copy.unlink()
        raise Trouble("saved-no-copy", path=str(copy), reason=reason_of(error)) from None
    return copy


def _place_of_copy(path: Path, name: str) -> Path:
    whole = Path(name)
    if not name.isprintable() or name.endswith(NOTES_SUFFIX):
        raise Trouble("saved-bad-name", name=name)
    if whole.is_absolute():
        return whole
    plain = name.removesuffix(SUFFIX).strip()
    if not plain or plain.startswith(".") or any(sign in _NOT_IN_NAMES for sign in plain):
        raise Trouble("saved-bad-name", name=name)
    return path.with_name(f"{plain}{SUFFIX}")


def resume(
    path: Path, bot_by_name: Callable[[str], Bot], witness: Witness = lambda table, actor, events: None
) -> tuple[Table, SavedGame]:
    """The table as it was left. Its game may be at any stage: before a commitment, before a deal, or in a round.

    `witness` sees every step again: the table after it, the first word of its line in the record, what happened.
    """
    judge(path).to_take_up()
    try:
        with ExitStack() as opened:
            beside = opened.enter_context(closing(_notes_of(path)))
            record_file = opened.enter_context(closing(DurableFile(path, OPEN, new=False)))
            saved, record = _opened(record_file, beside)
            table = saved.take_up(record, bot_by_name, witness)
            opened.pop_all()
            return table, saved
    except OSError as error:
        raise Trouble("saved-damaged", name=path.stem, **damage(reason_of(error))) from None
    except (ValueError, StageError) as error:
        raise Trouble("saved-damaged", name=path.stem, **damage(damage_of(error))) from error


def _notes_of(path: Path) -> DurableFile:
    """The notes of a game, locked, so that a second program learns that the game is being played."""
    beside = DurableFile(path.with_suffix(NOTES_SUFFIX), PRIVATE, new=False)
    if not beside.lock():
        beside.close()
        raise Trouble("saved-in-use", name=path.stem)
    return beside


def _opened(record_file: DurableFile, beside: DurableFile) -> tuple[SavedGame, Record]:
    """Read both files, which nobody else writes to now. A last line that was cut off is removed."""
    record = judge(record_file.path).to_take_up()
    noted = whole_lines(beside.read())
    record_file.cut(len(whole_lines(record_file.read())))
    beside.cut(len(noted))
    return SavedGame(record_file, beside, read_notes(noted.decode()), record.deals), record
