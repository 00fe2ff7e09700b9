"""What came of trying something out: whether it works, and what there is to say about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sixdot.voice.words import Value


@dataclass(frozen=True)
class Finding:
    """Its words are the message `doctor-<id>`: the attribute `.works`, or `.missing`, which says how to get it."""

    id: str
    works: bool
    values: Mapping[str, Value] = field(default_factory=dict)
