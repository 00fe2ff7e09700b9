"""Values that are made once and never changed."""

from dataclasses import fields
from typing import Any


class FrozenValue:
    """The base of frozen dataclasses: a copy is the value itself, a pickle its fields, compiled or not."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "FrozenValue":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        made: Any = self
        return type(self), tuple([getattr(self, each.name) for each in fields(made)])
