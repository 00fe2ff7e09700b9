"""Score sheets on the disk: every entry is a line of its own, written before anybody hears that it counts.

    {"sixdot": "score 1", "language": "en", "edition": "rnib", "names": ["Ana", "Ben"], ...}
    {"do": "round", "winner": 0, "hands": [[], ["r5", "wi"]]}
    {"do": "correct", "number": 1, "winner": 0, "hands": [[], 34]}
    {"do": "undo"}

A last line that was cut off while it was being written has never counted, and is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, ValidationError, convert

from sixdot.agreement import Agreement
from sixdot.durable import OPEN, DurableFile, NotSaved, read_bytes, reason_of
from sixdot.game.book import edition_from
from sixdot.game.cards import Deck
from sixdot.game.edition import edition_data
from sixdot.game.editions import EDITIONS, bring, edition_named
from sixdot.places import data_folder
from sixdot.score.keeper import CORRECT, ROUND, Held, Keeper, KeptRound, ScoreEntry
from sixdot.voice.trouble import Trouble, setup_text
from sixdot.voice.words import LANGUAGES, Words

SUFFIX: Final = ".score"
_FORMAT: Final = "score 1"
_LONGEST: Final = 1 << 24
_MOST: Final = 10_000  # sheets of one minute


class _Heading(Struct, forbid_unknown_fields=True):
    sixdot: str
    language: str
    edition: str
    names: list[str]
    house: list[str] = []
    scoring: str | None = None
    target: int | None = None
    partners: str = "none"
    book: dict[str, Any] | None = None  # an edition that does not come with the game


class _Line(Struct, forbid_unknown_fields=True):
    do: str
    number: int = 0
    winner: int | None = None
    hands: list[int | list[str]] = []
    seat: int = -1


def sheets_folder() -> Path:
    return data_folder() / "scores"


class ScoreSheet:
    """A score that is kept: `do` an entry, and it is on the disk before it counts."""

    def __init__(self, file: DurableFile, keeper: Keeper, language: str) -> None:
        self.path = file.path
        self.keeper = keeper
        self.language = language
        self._file = file

    @property
    def name(self) -> str:
        return self.path.stem

    def do(self, entry: ScoreEntry) -> None:
        """A `Trouble` if it makes no sense or cannot be saved; then nothing has changed."""
        self._file.add(_json(line_of(self.keeper.checked(entry))))
        self.keeper.take(entry)

    def close(self) -> None:
        self._file.close()


def new_sheet(agreed: Agreement, names: Sequence[str], language: str, path: Path | None = None) -> ScoreSheet:
    """A sheet of its own, in the folder of sheets or at `path`; a FileExistsError if one is there already."""
    keeper = Keeper(agreed, names)
    edition = edition_named(agreed.edition)
    heading: dict[str, object] = {
        "sixdot": _FORMAT,
        "language": language,
        "edition": edition.id,
        "names": list(names),
        "house": list(agreed.house),
        "scoring": agreed.scoring,
        "target": agreed.target,
        "partners": agreed.partners,
    }
    if edition.id not in EDITIONS:
        heading["book"] = edition_data(edition)
    file = _new_file(edition.name) if path is None else _made(path)
    try:
        file.lock()
        file.add(_json(heading))
    except NotSaved:
        file.close()
        file.path.unlink(missing_ok=True)
        raise
    return ScoreSheet(file, keeper, language)


def _new_file(edition: str) -> DurableFile:
    from datetime import datetime

    folder = sheets_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(folder, error) from None
    begun = f"{datetime.now():%Y-%m-%d-%H%M}-{edition}"
    for number in range(1, _MOST):
        try:
            return _made(folder / f"{begun}{f'-{number}' if number > 1 else ''}{SUFFIX}")
        except FileExistsError:
            continue
    raise NotSaved(folder, FileExistsError("there are too many sheets of this minute"))


def _made(path: Path) -> DurableFile:
    try:
        return DurableFile(path, OPEN, new=True)
    except FileExistsError:
        raise FileExistsError(path) from None
    except OSError as error:
        raise NotSaved(path, error) from None


def open_sheet(path: Path) -> ScoreSheet:
    """The sheet as it was left; a `Trouble` if it cannot be read, or somebody else has it open."""
    try:
        with ExitStack() as opened:
            file = DurableFile(path, OPEN, new=False)
            opened.callback(file.close)
            if not file.lock():
                raise Trouble("sheet-in-use", name=path.stem)
            data = file.read()
            keeper, language = _read(data, path)
            file.cut(data.rfind(b"\n") + 1)
            opened.pop_all()
            return ScoreSheet(file, keeper, language)
    except FileNotFoundError:
        raise Trouble("sheet-nowhere", name=str(path)) from None
    except OSError as error:
        raise Trouble("sheet-unreadable", path=str(path), reason=reason_of(error)) from None


@dataclass(frozen=True)
class FoundSheet:
    path: Path
    when: float  # last written
    keeper: Keeper | None  # None: it cannot be read

    @property
    def goes_on(self) -> bool:
        return self.keeper is not None and not self.keeper.is_over


def sheets() -> list[FoundSheet]:
    """All that were kept here, the latest first."""
    found = []
    for path in sheets_folder().glob(f"*{SUFFIX}"):
        try:
            when = path.stat().st_mtime
            found.append(FoundSheet(path, when, _read(read_bytes(path, _LONGEST + 1), path)[0]))
        except (OSError, Trouble):
            found.append(FoundSheet(path, 0.0, None))
    return sorted(found, key=lambda each: (each.when, each.path.name), reverse=True)


def find_sheet(wanted: str | None) -> Path:
    """By its file, its name or how that begins, or its number in the list; by default the latest that is not over."""
    if wanted is not None and (wanted.endswith(SUFFIX) or "/" in wanted or "\\" in wanted):
        return Path(wanted)
    found = sheets()
    if wanted is None:
        going = [each for each in found if each.goes_on] or found
        if not going:
            raise Trouble("sheet-none")
        return going[0].path
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 6 and 1 <= int(wanted) <= len(found):
        return found[int(wanted) - 1].path
    named = [each.path for each in found if each.path.stem == wanted]
    named = named or [each.path for each in found if wanted and each.path.stem.startswith(wanted)]
    if len(named) == 1:
        return named[0]
    if named:
        raise Trouble("sheet-many", name=wanted, names=[path.stem for path in named])
    raise Trouble("sheet-nowhere", name=wanted)


# Lines


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def line_of(entry: ScoreEntry) -> dict[str, object]:
    line: dict[str, object] = {"do": entry.does}
    if entry.number:
        line["number"] = entry.number
    if entry.seat >= 0:
        line["seat"] = entry.seat
    if entry.round is not None:
        line["winner"] = entry.round.winner
        line["hands"] = [
            held if isinstance(held, int) else [card.code for card in held] for held in entry.round.hands
        ]
    return line


def _read(data: bytes, path: Path) -> tuple[Keeper, str]:
    """What was kept, and in which language. A `Trouble` names the line that makes no sense."""
    whole = data[: data.rfind(b"\n") + 1]
    number = 1
    try:
        if len(data) > _LONGEST:
            raise ValueError("too long")
        first, *lines = whole.decode().removesuffix("\n").split("\n")
        heading = convert(json.loads(first), _Heading)
        keeper = _begun(heading)
        for line in lines:
            number += 1
            keeper.take(_entry(convert(json.loads(line), _Line), keeper.edition.deck))
    except (ValueError, ValidationError, RecursionError, Trouble) as error:
        problem = setup_text(error, Words("en")) if isinstance(error, ValueError) else str(error)
        raise Trouble("sheet-damaged", name=path.stem, line=number) from ValueError(problem)
    return keeper, heading.language


def _begun(heading: _Heading) -> Keeper:
    if heading.sixdot != _FORMAT or heading.language not in LANGUAGES:
        raise ValueError("this is no score sheet")
    if heading.book is not None:
        bring(edition_from(heading.book))
    agreed = Agreement(heading.edition, tuple(heading.house), heading.scoring, heading.target, heading.partners)
    return Keeper(agreed, heading.names)


def _entry(line: _Line, deck: Deck) -> ScoreEntry:
    kept = None
    if line.do in (ROUND, CORRECT):
        hands: list[Held] = [
            held if isinstance(held, int) else deck.named([deck.kind(code) for code in held]) for held in line.hands
        ]
        kept = KeptRound(line.winner, tuple(hands))
    return ScoreEntry(line.do, line.number, kept, line.seat)
