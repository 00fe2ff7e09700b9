"""Games of bots kept in parts: a file for so many games, as lines of JSON in gzip or as Parquet, and its check."""

import gzip
import io
import zlib
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from msgspec import DecodeError, Meta, Struct, ValidationError, convert, json, to_builtins

from sixdot.durable import read_bytes, reason_of
from sixdot.extras import how_to_install
from sixdot.lab.work import Count, Line, Row
from sixdot.voice.trouble import Trouble

Check = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class KeptGame(Struct, kw_only=True, forbid_unknown_fields=True):
    """One game, or one round. With the header of its folder it is a whole record: `retold` makes it."""

    game: Count  # its number, from 0; its deals follow from it
    edition: Line  # and the house rules, with blanks between
    bots: list[Line]  # by seat
    rounds: list[list[Line]]  # what was done in each, as records write it: "0 play r5"
    winners: list[Count]  # seats; nobody wins a blocked round
    scores: list[Count]  # of the players or teams
    faults: Count  # how often a bot chose what it must not, and the fallback played
    check: Line  # of the last line of its record


class PartRow(Row, omit_defaults=True):
    """A part, as `parts.jsonl` lists it."""

    digest: Check  # SHA-256 of the file
    size: Count  # in bytes
    games: Count
    rounds: Count
    actions: Count
    blocked: Count  # rounds
    faults: Count
    endless: list[Count]  # the numbers of games that did not end: they are left out
    data: bytes = b""  # on its way from the worker to the file


class DamagedPart(Trouble):
    """A part is not what was written; the message names it."""


# Two forms of a file


class Form(NamedTuple):
    suffix: str
    packed: Callable[[Sequence[KeptGame]], bytes]
    unpacked: Callable[[bytes], list[KeptGame]]  # a ValueError or OSError if it is none


def _lines(games: Sequence[KeptGame]) -> bytes:
    return gzip.compress(b"".join([json.encode(game) + b"\n" for game in games]), mtime=0)


def _from_lines(data: bytes) -> list[KeptGame]:
    try:
        return [json.decode(line, type=KeptGame) for line in gzip.decompress(data).splitlines()]
    except (DecodeError, EOFError, zlib.error) as error:
        raise ValueError(str(error)) from None


def pyarrow() -> Any:
    """Apache Arrow, which reads and writes Parquet."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise Trouble("lab-no-pyarrow", install=how_to_install("data")) from None


def _table(games: Sequence[KeptGame]) -> bytes:
    arrow, out = pyarrow(), io.BytesIO()
    texts = arrow.list_(arrow.string())
    columns = [
        ("game", arrow.int64()), ("edition", arrow.string()), ("bots", texts), ("rounds", arrow.list_(texts)),
        ("winners", arrow.list_(arrow.int64())), ("scores", arrow.list_(arrow.int64())),
        ("faults", arrow.int64()), ("check", arrow.string()),
    ]  # fmt: skip
    table = arrow.Table.from_pylist(to_builtins(games), schema=arrow.schema(columns))
    arrow.parquet.write_table(table, out, compression="zstd", compression_level=19)
    return out.getvalue()


def _from_table(data: bytes) -> list[KeptGame]:
    arrow = pyarrow()
    try:
        return convert(arrow.parquet.read_table(io.BytesIO(data)).to_pylist(), list[KeptGame])
    except ValidationError as error:
        raise ValueError(str(error)) from None


FORMS: Final = {
    "lines": Form("jsonl.gz", _lines, _from_lines),
    "parquet": Form("parquet", _table, _from_table),
}


# The file of a part


def part_name(unit: int, form: str) -> str:
    return f"part-{unit:06}.{FORMS[form].suffix}"


def digest_of(data: bytes) -> str:
    return sha256(data).hexdigest()


def part_bytes(folder: Path, row: PartRow, form: str) -> bytes:
    """The file of a part, if it is what was written."""
    path = folder / part_name(row.unit, form)
    try:
        data = read_bytes(path)
    except OSError as error:
        raise DamagedPart("lab-part-unread", path=str(path), reason=reason_of(error)) from None
    if digest_of(data) != row.digest:
        raise DamagedPart("lab-part-damaged", path=str(path), number=row.unit)
    return data


def games_of(folder: Path, row: PartRow, form: str) -> list[KeptGame]:
    data = part_bytes(folder, row, form)
    try:
        return FORMS[form].unpacked(data)
    except (ValueError, OSError):
        path = folder / part_name(row.unit, form)
        raise DamagedPart("lab-part-damaged", path=str(path), number=row.unit) from None
