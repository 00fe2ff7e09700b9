"""How a saved game stands: judged here for the list, the doctor, resuming, proving, and telling it again.

over      its record reaches the end of the game
going     it can be resumed: the record is sound, and its notes have the secret of the round under way
left      broken off: the record is sound, but without its notes nobody can go on
damaged   the record cannot be read to its end; what stands before the damage still counts
"""

from __future__ import annotations

from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.durable import OPEN, PRIVATE, DurableFile, NotSaved, read_bytes, reason_of
from sixdot.game.edition import Edition
from sixdot.places import games_folder
from sixdot.terminal.saving.notes import NOTES_SUFFIX, notes_beside, without_pauses
from sixdot.voice.damage import damage, damage_of
from sixdot.voice.trouble import Trouble

if TYPE_CHECKING:
    from sixdot.game.reading import Record

SUFFIX: Final = ".sixdot"
OVER: Final = "over"
GOING: Final = "going"
LEFT: Final = "left"
DAMAGED: Final = "damaged"
_LONGEST: Final = 1 << 26
_LONGEST_NUMBER: Final = 12
_MOST_MENDED: Final = 100
_COUNTED: Final = ("round", "scores", "winners")


@dataclass(frozen=True)
class JudgedGame:
    """A saved game, and what its record says without being played again."""

    path: Path
    when: datetime  # last played
    state: str
    problem: str = ""  # what is damaged, or why it cannot go on: a word that the locales know, or a sentence
    record: Record | None = None  # of a damaged game, what is sound of it; None: nothing, and nothing below is known
    lost: str = ""  # why it could not be taken up where its record, or what is sound of it, ends
    round: int = 0  # the last one that was begun
    scores: tuple[tuple[tuple[str, ...], int], ...] = ()  # of partners together, otherwise of each player
    winners: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def edition(self) -> Edition | None:
        return None if self.record is None else self.record.edition

    @property
    def names(self) -> tuple[str, ...]:
        return () if self.record is None else tuple(self.record.names)

    @property
    def can_be_mended(self) -> bool:
        """Whether it is damaged, but could go on from before the damage."""
        return self.state == DAMAGED and self.record is not None and not self.lost

    @property
    def opens(self) -> bool:
        """Whether it can be taken up: to go on, or in practice also to go back from its end."""
        return self.state in (GOING, OVER) and not self.lost

    def to_take_up(self) -> Record:
        """Its record, if it can be taken up."""
        return self.need(self.state if self.opens else GOING)

    def need(self, *states: str) -> Record:
        """Its record, if the game stands like this; otherwise a `Trouble` says how it stands."""
        if self.state in states and self.record is not None:
            return self.record
        raise self.trouble()

    def trouble(self) -> Trouble:
        """Why it cannot go on."""
        if self.problem == "missing":
            return Trouble("saved-nowhere", name=str(self.path))
        message = {OVER: "saved-over", LEFT: "saved-left"}.get(self.state, "saved-damaged")
        problem = damage(self.problem)
        return Trouble(message, name=self.name, game=typed_name(self.path), round=self.round, **problem)


def typed_name(path: Path) -> str:
    """What to type for this game after `sixdot resume`: its name in the list, or the file if it lies elsewhere."""
    whole = path.absolute()
    if is_listed(path):
        return whole.stem
    return f'"{whole}"' if " " in str(whole) else str(whole)


def is_listed(path: Path) -> bool:
    """Whether it lies among the other games, and is found there by its name."""
    whole = path.absolute()
    return whole.parent == games_folder().absolute() and whole.suffix == SUFFIX


def judge(path: Path) -> JudgedGame:
    found = JudgedGame(path, datetime.fromtimestamp(0), DAMAGED)
    data = b""
    try:
        found = replace(found, when=datetime.fromtimestamp(path.stat().st_mtime))
        data = read_bytes(path, _LONGEST + 1)
        return _told(found, _whole(data))
    except OSError as error:
        problem = reason_of(error)
    except (ValueError, OverflowError) as error:
        problem = damage_of(error)
    with suppress(ValueError, OverflowError):
        sound = _told(found, _before_the_damage(data))
        return replace(sound, state=DAMAGED, problem=problem)
    return replace(found, problem=problem)


def _whole(data: bytes) -> Record:
    """The record in a file, whose checks fit; a last line that was cut off may end in the middle of a character."""
    from sixdot.game.reading import read_record
    from sixdot.game.replay import check_chain

    if len(data) > _LONGEST:
        raise ValueError("no-record")
    whole, end, torn = data.rpartition(b"\n")
    record = read_record((whole + end).decode() + torn.decode("utf-8", "replace" if end else "strict"))
    check_chain(record)
    return record


def _before_the_damage(data: bytes) -> Record:
    from sixdot.game.reading import read_record
    from sixdot.game.replay import sound_lines

    return read_record(sound_lines(data[:_LONGEST].decode("utf-8", "replace")))


def _told(found: JudgedGame, record: Record) -> JudgedGame:
    from sixdot.game.replay import game_of

    last = {line.word: _numbers(line.rest) for line in record.standing if line.word in _COUNTED}
    names = record.names
    teams = [tuple([names[seat] for seat in team]) for team in game_of(record).scoring.units]
    rounds, scores = last.get("round", (0,)), last.get("scores", (0,) * len(teams))
    winners = last.get("winners", ())
    if len(scores) != len(teams) or len(rounds) != 1:
        raise ValueError("scores")
    if any(seat not in range(len(names)) for seat in winners):
        raise ValueError("winners")
    is_over = record.lines[-1].text == "end"
    lost = "over" if is_over and record.deals != "practice" else _why_it_is_left(found.path, record)
    return replace(
        found,
        state=OVER if is_over else LEFT if lost else GOING,
        problem="" if is_over else lost,
        lost=lost,
        record=record,
        round=rounds[0],
        scores=tuple(zip(teams, scores, strict=True)),
        winners=tuple([names[seat] for seat in winners]),
    )


def _numbers(text: str) -> tuple[int, ...]:
    parts = text.split()
    if any(not part.removeprefix("-").isdecimal() or len(part) > _LONGEST_NUMBER for part in parts):
        raise ValueError("scores")
    return tuple([int(part) for part in parts])


def _why_it_is_left(path: Path, record: Record) -> str:
    """Why a game that is not over cannot go on; empty: it can."""
    try:
        notes = notes_beside(path)
    except FileNotFoundError:
        return "no-notes"
    except (OSError, ValueError):
        return "bad-notes"
    begun = [line for line in record.standing if line.word in ("round", "commitment")]
    if not begun or begun[-1].rest in record.seeds:
        return ""
    number = [line.rest for line in begun if line.word == "round"][-1]
    return "" if int(number) in notes.secrets else "no-secret"


# Mending


def mend(game: JudgedGame) -> Path:
    """A game of its own from what is sound of a damaged one, which stays as it is."""
    assert game.record is not None
    text = "".join([f"{line.text}  #{line.check}\n" for line in game.record.lines])
    for number in range(1, _MOST_MENDED):
        again = f"-{number}" if number > 1 else ""
        path = game.path.with_name(f"{game.name}-mended{again}{SUFFIX}")
        try:
            notes = without_pauses(read_bytes(game.path.with_suffix(NOTES_SUFFIX)))
            _write_both(path, text, notes.decode())
        except FileExistsError:
            continue
        except OSError as error:
            raise NotSaved(path, error) from None
        return path
    raise NotSaved(game.path, FileExistsError("it has been mended too often"))


def _write_both(path: Path, text: str, notes: str) -> None:
    """The notes first: a record without notes cannot be resumed."""
    with ExitStack() as undone:
        for file, content, mode in ((path.with_suffix(NOTES_SUFFIX), notes, PRIVATE), (path, text, OPEN)):
            made = DurableFile(file, mode, new=True)
            undone.callback(file.unlink, missing_ok=True)
            with closing(made):
                made.add(content)
        undone.pop_all()
