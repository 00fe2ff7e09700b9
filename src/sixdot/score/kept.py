"""A referee's round in a file: who plays what, and then every line that was told, as it was told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sixdot.durable import read_bytes, reason_of, replace_text
from sixdot.game.house import house_edition
from sixdot.score.referee import Referee
from sixdot.voice.trouble import Trouble

_FORMAT: Final = "referee 1"
_LONGEST: Final = 1 << 20


def keep(referee: Referee, path: Path) -> None:
    """A `Trouble` if it cannot be written; what was there before is still there then."""
    heading = {
        "sixdot": _FORMAT,
        "edition": referee.edition.id,
        "house": list(referee.edition.house),
        "names": list(referee.names),
        "dealer": referee.dealer,
        "gone": list(referee.gone_before),
    }
    replace_text(path, "".join([f"{line}\n" for line in [json.dumps(heading, ensure_ascii=False), *referee.told]]))


def kept_round(path: Path) -> Referee:
    """The round as it was left; a `Trouble` if it cannot be read."""
    try:
        first, *told = read_bytes(path, _LONGEST).decode().splitlines()
        heading = json.loads(first)
        if heading["sixdot"] != _FORMAT:
            raise ValueError("this is no referee's round")
        edition = house_edition(str(heading["edition"]), [str(rule) for rule in heading["house"]])
        names = [str(name) for name in heading["names"]]
        dealer = int(heading["dealer"])
        if dealer not in range(len(names)):
            raise ValueError("there is no such dealer")
        gone = [int(seat) for seat in heading.get("gone", [])]
        return Referee(edition, names, dealer, told=told, gone=gone)
    except OSError as error:
        raise Trouble("referee-unreadable", path=str(path), reason=reason_of(error)) from None
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        raise Trouble("referee-damaged", path=str(path)) from None
