"""DOS: its machine, and how wilds are named."""

from __future__ import annotations

from sixdot.game.dos.machine import DosRound as DosRound
from sixdot.game.dos.naming import HIGHEST as HIGHEST
from sixdot.game.dos.naming import NUMBER_OF as NUMBER_OF
from sixdot.game.dos.naming import is_wild as is_wild
