"""How long the long tests go on: bounded in `make test`, in full in `make soak`, which sets SIXDOT_SOAK=1.

A long loop names both figures side by side where it is, so that a reader sees what each run proves:

    KILLS = bounded(20, soak=200)
"""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")
SOAK = os.environ.get("SIXDOT_SOAK", "") not in ("", "0")


def bounded(usual: T, *, soak: T) -> T:
    """The first figure in `make test`, the second in `make soak`."""
    return soak if SOAK else usual
