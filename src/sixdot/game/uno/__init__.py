"""UNO: its machine and its menus."""

from __future__ import annotations

from sixdot.game.uno.machine import UnoRound as UnoRound
from sixdot.game.uno.machine import any_answer as any_answer
