"""Who sits next to whom."""

from __future__ import annotations

from typing import Final

_seatings: Final[dict[tuple[int, int, int], list[int]]] = {}


def neighbours(players: int, out: int, step: int) -> list[int]:
    """For each seat, the next one in this direction that is not passed over. Callers share the lists."""
    known = _seatings.get((players, out, step))
    if known is None:
        known = []
        for seat in range(players):
            other = (seat + step) % players
            while out & (1 << other) and other != seat:
                other = (other + step) % players
            known.append(other)
        _seatings[(players, out, step)] = known
    return known
