"""Values that the locale says in its own way: players as somebody speaks of them, colours, places left open."""

from typing import NamedTuple


class Who(NamedTuple):
    """A player, as one seat speaks of them."""

    name: str
    kind: str = "other"  # you | partner | other


class Colour(str):
    """blue, green, red or yellow, to be said in the words of a language."""

    __slots__ = ()


class Places(dict[str, str | int]):
    """Instead of values: where each of them goes."""

    def __missing__(self, name: str) -> str:
        return "{" + name + "}"
