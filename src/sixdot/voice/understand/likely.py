"""What a question most likely asks for, learned from thousands of examples: a second ear beside the grammar.

The examples are in corpus/. `scripts/learn-questions` makes of them a table for each language: how much every feature
of a text (a word, two words, a piece of a word) speaks for every fact. Features are numbered by a hash; a few share a
number, which does little harm.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import pairwise
from math import exp, sqrt
from typing import Final, NamedTuple

from sixdot.voice.understand.vocabulary import folded

BITS: Final = 14
PIECES: Final = (3, 4)  # letters of a word, its beginning and its end among them
NOTHING: Final = "-"  # what can be asked, but not at this table
_SOMEBODY: Final = "@"
_NEEDS_TOPIC: Final = ("rule", "howto", "settings")
_SOME, _MOST = 0.4, 0.5


class Likely(NamedTuple):
    fact: str
    share: float  # of 1, all facts together
    topic: str = ""  # what exactly is most likely asked about it


def features(text: str, names: Collection[str] = ()) -> set[int]:
    """What a text is known by. All names are alike, and so are all numbers."""
    said = [_SOMEBODY if word in names else "0" if word.isdigit() else word for word in folded(text).split()]
    return {zlib.crc32(feature.encode()) & ((1 << BITS) - 1) for feature in _told(said)}


def _told(said: Sequence[str]) -> Iterator[str]:
    for word in said:
        yield word
        spelled = f"<{word}>"
        for length in PIECES:
            yield from [f"_{spelled[place : place + length]}" for place in range(len(spelled) - length + 1)]
    whole = ["<", *said, ">"]
    yield from [f"{first} {second}" for first, second in pairwise(whole)]
    yield from [f"{first} _ {third}" for first, third in zip(whole, whole[2:], strict=False)]


class Guesser:
    """The table of one language."""

    def __init__(self, labels: Sequence[str], scale: float, weights: bytes) -> None:
        """`labels`: facts, and facts with their topics; `weights`: for each feature a byte for each label; `scale`:
        what one of them stands for.
        """
        self.labels, self.scale, self.weights = labels, scale, weights
        self._cells = memoryview(weights).cast("b")

    def likely(self, text: str, names: Collection[str] = ()) -> list[Likely]:
        """The facts that it may ask for, the most likely first."""
        found, width = features(text, names), len(self.labels)
        rows = [self._cells[feature * width : (feature + 1) * width] for feature in found]
        unit = self.scale / sqrt(len(rows))
        sums = [sum(column) * unit for column in zip(*rows, strict=True)]
        most = max(sums)
        weighed = [exp(each - most) for each in sums]
        whole = sum(weighed)
        shares: dict[str, dict[str, float]] = {}
        for label, each in zip(self.labels, weighed, strict=True):
            fact, _, topic = label.partition("/")
            shares.setdefault(fact, {})[topic] = each / whole
        return sorted([_together(fact, topics) for fact, topics in shares.items()], key=lambda likely: -likely.share)


def _together(fact: str, topics: dict[str, float]) -> Likely:
    """A fact with its topic: one that has enough of it, and most of it unless the fact is nothing without a topic."""
    share, named = sum(topics.values()), {topic: each for topic, each in topics.items() if topic}
    first = max(named, key=lambda topic: named[topic], default="")
    least = _SOME if fact in _NEEDS_TOPIC else _MOST
    return Likely(fact, share, first if first and named[first] >= least * share else "")


@lru_cache(32)
def likely(text: str, language: str, names: frozenset[str]) -> list[Likely]:
    """The facts that a text may ask for in a language, the most likely first."""
    return guesser(language).likely(text, names)


@cache
def guesser(language: str) -> Guesser:
    stored = resources.files("sixdot.voice.locales").joinpath(f"{language}/asked.weights").read_bytes()
    head, _, packed = stored.partition(b"\n")
    scale, *labels = head.decode().split()
    return Guesser(labels, float(scale), zlib.decompress(packed))
