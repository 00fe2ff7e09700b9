"""What lies beside the record of a game until it is over: all that is needed to go on with it but not in the record.

    sixdot table 1
    seed 4f0c...              what the chance of the bots follows from
    language fr
    program 0.2.0             which Sixdot began the game, and each that has gone on with it since
    knows 75
    stand-in steady           who plays for people who leave
    bot 1 steady
    secret 1 9a3e... 77b1...  seed and salt of a round, before its commitment is told
    on 57 2                   after 57 actions the person on seat 2 had nothing to say out of turn
    back 43                   in practice: all but 43 actions were taken back

Only its owner can read it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sixdot.durable import read_bytes
from sixdot.game.shuffle import Deal
from sixdot.table import KNOWS
from sixdot.versions import FIRST, this_version
from sixdot.voice.words import LANGUAGES

NOTES_SUFFIX: Final = ".table"
_FORMAT: Final = "sixdot table 1"
_WENT_ON: Final = b"on "


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
        lines = [_FORMAT, f"seed {self.seed}", f"language {self.language}", f"program {self.program}"]
        lines += [f"knows {self.knows}", f"stand-in {self.stand_in}"]
        lines += [f"bot {seat} {name}" for seat, name in sorted(self.bots.items())]
        return "\n".join(lines) + "\n"

    def take_back(self, actions: int) -> None:
        """Who had nothing to say after so many actions, or more, will be asked again."""
        self.went_on = {when: seats for when, seats in self.went_on.items() if when < actions}


def notes_beside(path: Path) -> Notes:
    """The notes of the game with this record; an OSError or ValueError if they cannot be read."""
    return read_notes(whole_lines(read_bytes(path.with_suffix(NOTES_SUFFIX))).decode())


def whole_lines(data: bytes) -> bytes:
    """Without a last line that was cut off while it was being written."""
    return data[: data.rfind(b"\n") + 1]


def without_pauses(data: bytes) -> bytes:
    """Notes for a game that goes on from an earlier place: who had nothing to say later is forgotten."""
    return b"".join([line for line in whole_lines(data).splitlines(keepends=True) if not line.startswith(_WENT_ON)])


def read_notes(text: str) -> Notes:
    """Read the notes of a game; a ValueError if this is something else."""
    lines = text.removesuffix("\n").split("\n")
    if lines[0] != _FORMAT:
        raise ValueError(f"notes begin with {_FORMAT!r}")
    notes = Notes("", "", {}, -1, "", FIRST.program)  # which did not write it down
    for line in lines[1:]:
        word, _, rest = line.partition(" ")
        _read_note(notes, word, rest)
    if notes.knows < 0 or not notes.stand_in or notes.language not in LANGUAGES:
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
        case "back", [actions]:
            notes.take_back(int(actions))
        case _:
            raise ValueError(f"{word!r} is no note")
