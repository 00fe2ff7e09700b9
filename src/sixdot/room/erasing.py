"""Erasing a person from a table's log: what they wrote, and their name in it and in the records of its games.

What was played stays, so it is still the same game, move for move. A text that somebody added to a shuffle stays too:
the cards were dealt by it, and without it nobody could prove them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from sixdot.game.record import CHECK_DIGITS, FORMAT, link
from sixdot.room.playing import record_texts
from sixdot.room.room import Room
from sixdot.store.entries import Entry


class Erasure(NamedTuple):
    said: tuple[int, ...]  # the numbers of entries whose words lie apart
    texts: dict[int, str]  # other entries as they are to be


def erasure(code: str, entries: Sequence[Entry], member: int, name: str | None) -> Erasure:
    """What has to change so that nothing is left of what a member wrote, nor, if there is another `name`, of theirs.

    `Broken` if the table would not be the same then: a bot may have been called otherwise because of that name.
    """
    before, chain = Room(code), _Chain()
    said: list[int] = []
    texts: dict[int, str] = {}
    for entry in entries:
        before.redo(entry.number, entry.text, entry.version, entry.said)
        data: dict[str, Any] = msgspec.json.decode(entry.text)
        if data["kind"] == "chat" and data["by"] == member:
            if entry.said is not None:
                said.append(entry.number)
            else:  # once the words were in the entry itself
                data |= {"text": "", "erased": True}
        if name is not None and data["kind"] == "joined" and data["member"] == member:
            data["name"] = name
        if name is not None and "lines" in data:
            seat = before.seat_of(member)
            data["lines"] = chain.lines(data["lines"], "" if seat is None else f"seat {seat} person ", name)
        text = msgspec.json.encode(data).decode()
        if data != msgspec.json.decode(entry.text):
            texts[entry.number] = text
    _try_out(code, entries, texts)
    return Erasure(tuple(said), texts)


def _try_out(code: str, entries: Sequence[Entry], texts: dict[int, str]) -> None:
    after = Room(code)
    for entry in entries:
        after.redo(entry.number, texts.get(entry.number, entry.text), entry.version, entry.said)


class _Chain:
    """The checks of a game's record, which follow from its lines."""

    def __init__(self) -> None:
        self._check = ""

    def lines(self, lines: str, seat: str, name: str) -> str:
        """These lines with another name for whoever sits there."""
        written: list[str] = []
        for text in record_texts(lines):
            if text == FORMAT:
                self._check = ""
            if seat and text.startswith(seat):
                text = seat + name
            self._check = link(self._check, text)
            written.append(f"{text}  #{self._check[:CHECK_DIGITS]}\n")
        return "".join(written)
