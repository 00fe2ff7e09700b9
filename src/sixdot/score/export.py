"""A score to take away: as plain text to read, and as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Final

from sixdot.classroom.sheets import guarded
from sixdot.durable import NotSaved, write_new
from sixdot.score.keeper import Keeper
from sixdot.score.telling import ScoreTelling
from sixdot.voice.pieces import both
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import quoted
from sixdot.voice.words import Words

KINDS: Final = (".txt", ".csv")
_MOST: Final = 1000


def export(keeper: Keeper, words: Words, sheet: Path, typed: str) -> list[Path]:
    """Write the score into new files: the one that is named, or a text and a table beside the sheet.

    A `Trouble` or a FileExistsError says why not.
    """
    if typed:
        path = Path(typed).expanduser()
        if path.suffix.lower() not in KINDS or not typed.isprintable():
            raise Trouble("sheet-export-name", typed=quoted(typed))
        _write(path, keeper, words)
        return [path.absolute()]
    for number in range(1, _MOST):
        name = sheet.stem if number == 1 else f"{sheet.stem}-{number}"
        paths = [sheet.with_name(name + kind) for kind in KINDS]
        if not any(path.exists() for path in paths):
            for path in paths:
                _write(path, keeper, words)
            return paths
    raise FileExistsError(sheet)


def _write(path: Path, keeper: Keeper, words: Words) -> None:
    try:
        _write_new(path, keeper, words)
    except NotSaved as trouble:
        raise Trouble("sheet-not-exported", path=str(path), reason=trouble.values["reason"]) from None


def _write_new(path: Path, keeper: Keeper, words: Words) -> None:
    if path.suffix.lower() == ".csv":
        write_new(path, table_text(keeper, words), "utf-8-sig", "")  # by its first sign spreadsheets know accents
    else:
        write_new(path, plain_text(keeper, words))


def plain_text(keeper: Keeper, words: Words) -> str:
    telling = ScoreTelling(keeper, words)
    about = words.of(keeper.edition).say("sheet-file", edition=keeper.edition, players=keeper.names)
    lines = [about, telling.rounds(), telling.totals(), telling.next() if keeper.is_over else ""]
    return "\n".join([line for line in lines if line]) + "\n"


def table_text(keeper: Keeper, words: Words) -> str:
    """A line for each round that counts: who dealt, who went out, what it brought each score, and the totals."""
    units = keeper.match.scoring.units
    owners = [both([keeper.names[seat] for seat in unit], words) for unit in units]
    headings = [words.say(f"sheet-column-{name}") for name in ("round", "dealer", "out")]
    headings += [words.say("sheet-column-points", who=who) for who in owners]
    headings += [words.say("sheet-column-total", who=who) for who in owners]
    rows: list[list[str | int]] = [list(headings)]
    for number, each in enumerate(keeper.counted, 1):
        seats = [each.dealer, each.kept.winner]
        named = ["" if seat is None else keeper.names[seat] for seat in seats]
        rows.append([number, *named, *each.changes, *each.scores])
    made = io.StringIO()
    writer = csv.writer(made, lineterminator="\r\n")
    for row in rows:
        writer.writerow([cell if isinstance(cell, int) else guarded(cell) for cell in row])
    return made.getvalue()
