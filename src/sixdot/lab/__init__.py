"""The lab: many games for measuring and learning. Tournaments, statistics, environments."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def explained(extra: str) -> Iterator[None]:
    """For imports of an optional library: if one fails, a sentence says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{error.name} is missing: install it with pip install 'sixdot[{extra}]'", name=error.name
        ) from None
