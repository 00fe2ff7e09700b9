"""The games played here: the list of them, and how to find the one somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.durable import read_bytes, reason_of
from sixdot.game.actions import shortened
from sixdot.game.edition import Edition
from sixdot.places import games_folder
from sixdot.terminal.saving.saved_game import NOTES_SUFFIX, SUFFIX, damage_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.game.reading import Record

OVER: Final = "over"
GOING: Final = "going"  # it can be resumed
LEFT: Final = "left"  # not over, but its notes are gone
DAMAGED: Final = "damaged"
_LONGEST: Final = 1 << 26
_LONGEST_NUMBER: Final = 12
_LONGEST_WANTED: Final = 250  # no file name is longer


@dataclass(frozen=True)
class ListedGame:
    """A saved game as the list shows it."""

    path: Path
    when: datetime  # last played
    state: str
    problem: str = ""  # why it cannot be read: then nothing of what follows is known
    edition: Edition | None = None
    names: tuple[str, ...] = ()
    round: int = 0  # the last one that was begun
    scores: tuple[tuple[tuple[str, ...], int], ...] = ()  # of partners together, otherwise of each player
    winners: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.path.stem


def history(folder: Path | None = None) -> list[ListedGame]:
    """Every saved game, the latest first."""
    place = games_folder() if folder is None else folder
    try:
        entries = [entry_of(path) for path in place.glob(f"*{SUFFIX}")]
    except OSError:
        entries = []
    return sorted(entries, key=lambda entry: (entry.when, entry.name), reverse=True)


def entry_of(path: Path) -> ListedGame:
    """What a record says, without replaying it."""
    from sixdot.game.replay import check_chain

    when = datetime.fromtimestamp(0)
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
        record = read_game(path)
        check_chain(record)
        return _told(path, when, record)
    except OSError as error:
        problem = reason_of(error)
    except Trouble as unreadable:
        problem = str(unreadable.values["reason"])
    except (ValueError, OverflowError) as error:
        problem = damage_of(error)
    return ListedGame(path, when, DAMAGED, problem)


def read_game(path: Path) -> Record:
    """The record in a file; a `Trouble` if it cannot be read, a ValueError if it is no record."""
    from sixdot.game.reading import read_record

    try:
        data = read_bytes(path, _LONGEST + 1)
        if len(data) <= _LONGEST:
            return read_record(_text(data))
        reason = "no-record"
    except UnicodeDecodeError:
        reason = "no-text"
    except OSError as error:
        reason = reason_of(error)
    raise Trouble("saved-unreadable", path=str(path), reason=reason)


def _text(data: bytes) -> str:
    """The text of a file; a last line that was cut off may end in the middle of a character."""
    whole, end, torn = data.rpartition(b"\n")
    return (whole + end).decode() + torn.decode("utf-8", "replace" if end else "strict")


def _told(path: Path, when: datetime, record: Record) -> ListedGame:
    from sixdot.game.replay import game_of

    last = {line.word: _numbers(line.rest) for line in record.body if line.word in ("round", "scores", "winners")}
    names = tuple(record.names)
    teams = [tuple([names[seat] for seat in team]) for team in game_of(record).scoring.units]
    rounds, scores = last.get("round", (0,)), last.get("scores", (0,) * len(teams))
    winners = last.get("winners", ())
    if len(scores) != len(teams) or len(rounds) != 1:
        raise ValueError("scores")
    if any(seat not in range(len(names)) for seat in winners):
        raise ValueError("winners")
    state = GOING if path.with_suffix(NOTES_SUFFIX).exists() else LEFT
    if record.lines[-1].text == "end":
        state = OVER
    standing = tuple(zip(teams, scores, strict=True))
    won = tuple([names[seat] for seat in winners])
    return ListedGame(path, when, state, "", record.edition, names, rounds[0], standing, won)


def _numbers(text: str) -> tuple[int, ...]:
    parts = text.split()
    if any(not part.removeprefix("-").isdecimal() or len(part) > _LONGEST_NUMBER for part in parts):
        raise ValueError("scores")
    return tuple([int(part) for part in parts])


def find(wanted: str | None = None, folder: Path | None = None, going: bool = True) -> Path:
    """The game that is wanted: by its file, its name or how that begins, or its number in the list; by default the
    latest (`going`: the latest that can be resumed). `Trouble` if there is none."""
    if wanted is not None and (SUFFIX in wanted or "/" in wanted or "\\" in wanted):
        return Path(wanted)
    if wanted is not None and (not wanted.strip() or len(wanted) > _LONGEST_WANTED):
        raise Trouble("saved-nowhere", name=shortened(wanted))
    entries = history(folder)
    if wanted is None:
        found = [entry for entry in entries if entry.state == GOING or not going][:1]
        if not found:
            raise Trouble("saved-none" if going else "history-none")
        return found[0].path
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(entries):
        return entries[int(wanted) - 1].path
    named = [entry for entry in entries if entry.name == wanted]
    named = named or [entry for entry in entries if entry.name.startswith(wanted)]
    if len(named) == 1:
        return named[0].path
    if named:
        raise Trouble("saved-many", name=wanted, names=[entry.name for entry in named])
    if Path(wanted).is_file():
        return Path(wanted)
    raise Trouble("saved-nowhere", name=wanted)


def history_lines(entries: Sequence[ListedGame], words: Words) -> list[str]:
    """The list in words, numbered for `find`."""
    if not entries:
        return [words.say("history-none")]
    return [
        words.say("history-line", number=number, game=_line(entry, words)) for number, entry in enumerate(entries, 1)
    ]


def _line(entry: ListedGame, words: Words) -> str:
    date = _date(entry.when)
    when = words.say("saved-date", **date)
    if entry.state == DAMAGED:
        return words.say("history-damaged", when=when, name=entry.name, problem=entry.problem)
    return words.say(
        "history-game",
        when=when,
        edition=entry.edition,
        state=entry.state,
        players=entry.names,
        round=entry.round,
        scores=[words.say("history-score", who=who, score=score) for who, score in entry.scores],
        winners=entry.winners,
        name=entry.name,
        **date,
    )


def _date(when: datetime) -> dict[str, str | int]:
    """The parts of a date, which each language puts in its own order."""
    return {
        "day": when.day,
        "month": when.month,
        "year": when.year,
        "day_padded": f"{when:%d}",
        "month_padded": f"{when:%m}",
        "time": f"{when:%H:%M}",
    }
