"""The phases of a round: what the table is waiting for. Kept as numbers; `PHASES` has their names."""

from __future__ import annotations

from typing import Final

COLOUR_PHASE: Final = 0
ANSWER_PHASE: Final = 1
JUDGE_PHASE: Final = 2
TURN_PHASE: Final = 3
DRAWN_PHASE: Final = 4
RESPOND_PHASE: Final = 5
STACK_PHASE: Final = 6
LAY_PHASE: Final = 7
OVER_PHASE: Final = 8
SWAP_PHASE: Final = 9
PHASES: Final = ("colour", "answer", "judge", "turn", "drawn", "respond", "stack", "lay", "over", "swap")
NOBODY: Final = -1
