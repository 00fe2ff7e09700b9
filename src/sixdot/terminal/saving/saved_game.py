"""A game that is saved as it is played, and taken up again exactly where it was left.

    saved = create(match, names, Notes(seed, "en", {1: "steady"}))
    table = saved.table(match, names, bot_named)
    ...
    saved.close()

    table, saved = resume(path, bot_named)

The record (`.sixdot`) has every action on the disk before anybody hears of it; beside it lie the notes (`.table`)
with what is needed to go on but not in the record, which nobody else can read, until the game is over:

    sixdot table 1
    seed 4f0c...              what the chance of the bots follows from
    language fr
    program 0.2.0             which Sixdot began the game, and each that has gone on with it since
    knows 75
    stand-in steady           who plays for people who leave
    bot 1 steady
    secret 1 9a3e... 77b1...  seed and salt of a round, before its commitment is told
    on 57 2                   after 57 actions the person on seat 2 had nothing to say out of turn

A `Trouble` says what stands against either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.bots import Bot
from sixdot.durable import OPEN, PRIVATE, DurableFile, NotSaved, read_bytes, reason_of
from sixdot.game.events import Event
from sixdot.game.match import Match, StageError
from sixdot.game.options import SetupError
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal
from sixdot.places import games_folder
from sixdot.table import FACTS, KNOWS, Table
from sixdot.versions import FIRST, Version, this_version
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES

if TYPE_CHECKING:
    from sixdot.game.reading import Record, RecordLine

SUFFIX: Final = ".sixdot"
NOTES_SUFFIX: Final = ".table"
NOTES_FORMAT: Final = "sixdot table 1"
_NOT_IN_NAMES: Final = '/\\<>:"|?*'  # not allowed in file names on some systems
_END: Final = "end  #"  # begins the last line of a finished game

Witness = Callable[[Table, str, Sequence[Event]], None]


@dataclass
class Notes:
    seed: str
    language: str
    bots: dict[int, str]
    knows: int = KNOWS
    stand_in: str = "steady"
    program: str = field(default_factory=lambda: this_version().program)
    secrets: dict[int, Deal] = field(default_factory=dict)  # by the number of the round
    went_on: dict[int, set[int]] = field(default_factory=dict)  # who, by the number of actions so far

    def opening(self) -> str:
        lines = [NOTES_FORMAT, f"seed {self.seed}", f"language {self.language}", f"program {self.program}"]
        lines += [f"knows {self.knows}", f"stand-in {self.stand_in}"]
        lines += [f"bot {seat} {name}" for seat, name in sorted(self.bots.items())]
        return "\n".join(lines) + "\n"


class RulesMended(Trouble):
    """A game begun by an older Sixdot, which would go differently by the rules of this one. It can still be read."""

    def __init__(self, record: Record, notes: Notes, name: str, number: int) -> None:
        super().__init__("saved-mended", name=name, program=notes.program, round=number)
        self.record = record
        self.notes = notes


class SavedGame:
    def __init__(self, record: DurableFile, beside: DurableFile, notes: Notes, practice: bool) -> None:
        self.path = record.path
        self.notes = notes
        self.practice = practice
        self.over = False
        self._record = record
        self._beside = beside
        self._known: deque[str] = deque()  # lines of a game that is taken up again, which are still to be done again

    @property
    def name(self) -> str:
        return self.path.stem

    def table(self, match: Match, names: Sequence[str], bot_by_name: Callable[[str], Bot]) -> Table:
        """The table of this game. Each seat gets a bot of its own, because some have a process to close."""
        return Table(
            match,
            names,
            {seat: bot_by_name(name) for seat, name in self.notes.bots.items()},
            self.notes.seed,
            self.write,
            self.practice,
            self.notes.knows,
            bot_by_name(self.notes.stand_in),
            self.keep,
            self.went_on,
        )

    # What the table writes

    def write(self, text: str) -> None:
        """The lines of one step. They are on disk when this returns; otherwise `NotSaved`, and nothing was added."""
        lines = text.splitlines(keepends=True)
        known = [self._known.popleft() for _ in range(min(len(lines), len(self._known)))]
        if lines[: len(known)] != known:
            raise Trouble("saved-differs", name=self.name)
        if len(lines) > len(known):
            self._record.add("".join(lines[len(known) :]))
        self.over = lines[-1].startswith(_END)

    def keep(self, number: int, deal: Deal) -> None:
        """The secret of a round, which must be on disk before its commitment is told."""
        if not self._known:
            self._beside.add(f"secret {number} {deal.seed.hex()} {deal.salt.hex()}\n")

    def went_on(self, actions: int, seat: int) -> None:
        """Remember who had nothing to say; if that is lost, they are simply asked again."""
        if not self._known and seat not in self.notes.went_on.get(actions, ()):
            with suppress(NotSaved):
                self._beside.add(f"on {actions} {seat}\n", lasting=False)

    def close(self) -> None:
        """Close the files. The notes of a finished game are deleted: it has no secrets left."""
        self._record.close()
        self._beside.close()
        if self.over:
            with suppress(OSError):
                self._beside.path.unlink()

    # Taking it up again

    def follow(self, record: Record, bot_by_name: Callable[[str], Bot], witness: Witness) -> Table:
        """Replay the record to its end; a last step that was cut off is completed."""
        from sixdot.game.replay import game_of

        self._known.extend([f"{line.text}  #{line.check}\n" for line in record.lines])
        match = game_of(record)
        try:
            table = self.table(match, record.names, bot_by_name)
        except ValueError as error:
            raise Trouble("saved-no-bot", name=self.name, problem=str(error)) from error
        begun, now = Version(record.rules, self.notes.program), this_version()
        try:
            self._do_again(table, record.body, witness)
        except (Trouble, StageError, ValueError) as error:
            if begun == now or (isinstance(error, Trouble) and error.message != "saved-differs"):
                raise
            raise RulesMended(record, self.notes, self.name, match.number) from error
        if begun.program != now.program:
            self._beside.add(f"program {now.program}\n")
        return table

    def _do_again(self, table: Table, lines: Sequence[RecordLine], witness: Witness) -> None:
        for line in lines:
            if line.word in FACTS:
                continue
            told = table.again(line.text, self._secret_of)
            if isinstance(told, Refusal):
                break
            witness(table, line.word, told)
            for seat in self.notes.went_on.get(table.actions, ()):
                table.go_on(seat)
        if self._known:
            raise Trouble("saved-differs", name=self.name)

    def _secret_of(self, number: int) -> Deal:
        if number not in self.notes.secrets:
            raise Trouble("saved-no-secret", name=self.name, round=number)
        return self.notes.secrets[number]


def create(
    match: Match, names: Sequence[str], notes: Notes, practice: bool = False, path: Path | None = None
) -> SavedGame:
    """The files of a new game, in the folder of games or at `path`; a FileExistsError if one is there already."""
    from sixdot.game.record import header

    header(match, names, practice)  # refuses unusable names before any file is made
    for text in (notes.seed, notes.language, *notes.bots.values()):
        if not text.isprintable():
            raise SetupError("a seed, a language and the name of a bot are printable texts", "printable")
    if path is not None:
        if path.suffix == NOTES_SUFFIX:
            raise Trouble("saved-as-notes", name=path.name, better=path.with_suffix(SUFFIX).name)
        return _new(path, notes, practice)
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(folder, error) from None
    for number in range(1, 10_000):
        with suppress(FileExistsError):
            return _new(folder / _file_name(match.edition.id, number), notes, practice)
    raise NotSaved(folder, FileExistsError("there are too many games of this minute"))


def _file_name(edition: str, number: int) -> str:
    from datetime import datetime

    again = f"-{number}" if number > 1 else ""
    return f"{datetime.now():%Y-%m-%d-%H%M}-{edition}{again}{SUFFIX}"


def _new(path: Path, notes: Notes, practice: bool) -> SavedGame:
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
            saved = SavedGame(DurableFile(path, OPEN, new=True), beside, notes, practice)
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
    try:
        with ExitStack() as opened:
            beside = opened.enter_context(closing(_notes_of(path)))
            record_file = opened.enter_context(closing(DurableFile(path, OPEN, new=False)))
            saved, record = _opened(record_file, beside)
            table = saved.follow(record, bot_by_name, witness)
            opened.pop_all()
            return table, saved
    except OSError as error:
        raise Trouble("saved-unreadable", path=str(path), reason=reason_of(error)) from None
    except (ValueError, StageError) as error:
        raise Trouble("saved-damaged", name=path.stem, problem=damage_of(error)) from error


def damage_of(error: Exception) -> str:
    """What is wrong with a record: a word that the locales know, or a sentence."""
    from sixdot.game.reading import NewerRules

    known = {UnicodeDecodeError: "no-text", NewerRules: "newer"}
    return known.get(type(error)) or str(error).removesuffix(".")


def _opened(record_file: DurableFile, beside: DurableFile) -> tuple[SavedGame, Record]:
    """Read both files. A last line that was cut off is removed, but only if the rest is sound."""
    from sixdot.game.reading import read_record
    from sixdot.game.replay import check_chain

    text, noted = _whole_lines(record_file), _whole_lines(beside)
    record = read_record(text.decode())
    check_chain(record)
    if record.lines[-1].text == "end":
        raise Trouble("saved-over", name=record_file.path.stem)
    notes = _read_notes(noted.decode())
    if notes.language not in LANGUAGES:
        raise ValueError(f"there is no language {notes.language!r} that its notes name")
    record_file.cut(len(text))
    beside.cut(len(noted))
    return SavedGame(record_file, beside, notes, record.practice), record


def _whole_lines(file: DurableFile) -> bytes:
    data = file.read()
    return data[: data.rfind(b"\n") + 1]


def _read_notes(text: str) -> Notes:
    """Read the notes of a game; a ValueError if this is something else."""
    lines = text.removesuffix("\n").split("\n")
    if lines[0] != NOTES_FORMAT:
        raise ValueError(f"notes begin with {NOTES_FORMAT!r}")
    notes = Notes("", "", {}, -1, "", FIRST.program)  # which did not write it down
    for line in lines[1:]:
        word, _, rest = line.partition(" ")
        _read_note(notes, word, rest)
    if notes.knows < 0 or not notes.stand_in:
        raise ValueError("the notes are not whole")
    return notes


def _read_note(notes: Notes, word: str, rest: str) -> None:
    match word, rest.split(" "):
        case "seed" | "language" | "program" | "stand-in", _:
            setattr(notes, word.replace("-", "_"), rest)
        case "knows", [knows]:
            notes.knows = int(knows)
        case "bot", [seat, *_]:
            notes.bots[int(seat)] = rest.partition(" ")[2]
        case "secret", [number, seed, salt]:
            notes.secrets[int(number)] = Deal(bytes.fromhex(seed), bytes.fromhex(salt))
        case "on", [actions, seat]:
            notes.went_on.setdefault(int(actions), set()).add(int(seat))
        case _:
            raise ValueError(f"{word!r} is no note")


def _notes_of(path: Path) -> DurableFile:
    """The notes of a game, locked, so that a second program learns that the game is being played."""
    try:
        beside = DurableFile(path.with_suffix(NOTES_SUFFIX), PRIVATE, new=False)
    except FileNotFoundError:
        if not path.exists():
            raise Trouble("saved-nowhere", name=str(path)) from None
        raise Trouble("saved-over" if _is_over(path) else "saved-no-notes", name=path.stem) from None
    if not beside.lock():
        beside.close()
        raise Trouble("saved-in-use", name=path.stem)
    return beside


def _is_over(path: Path) -> bool:
    with suppress(OSError):
        return (read_bytes(path)[-64:].splitlines() or [b""])[-1].startswith(_END.encode())
    return False
