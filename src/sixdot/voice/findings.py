"""What was found when something was tried out: whether it works, and what there is to say about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sixdot.voice.words import Value


@dataclass(frozen=True)
class Finding:
    """The words are those of the message `doctor-<id>`: its attribute `.works`, or `.missing` with how to get it."""

    id: str
    works: bool
    values: Mapping[str, Value] = field(default_factory=dict)
