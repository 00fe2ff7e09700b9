"""Spelling: the known words that a mistyped one may be, a letter or two away."""

from collections.abc import Iterable
from typing import Final

_SHORT: Final = 4  # below this many letters only neighbours that changed places are mended
_LONG: Final = 8  # from here on two slips are mended
_LONGEST: Final = 24
_VOWELS: Final = frozenset("aeiouy")


class Spelling:
    """Words that are known, found by what is left of them when letters are dropped."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known: dict[str, list[str]] = {}
        for word in dict.fromkeys(known):
            if 2 < len(word) <= _LONGEST:
                for left in _dropped(word):
                    self._known.setdefault(left, []).append(word)

    def near(self, word: str) -> list[str]:
        """The known words that it may be, the nearest first."""
        if not 2 < len(word) <= _LONGEST or not word.isalpha():
            return []
        found = sorted({known for left in _dropped(word) for known in self._known.get(left, ())})
        away = {known: distance(word, known) for known in found}
        return sorted([known for known, far in away.items() if _is_slip(word, known, far)], key=away.__getitem__)


def _is_slip(word: str, known: str, far: int) -> bool:
    """Letters that changed places, one too many or too few, a vowel for another; the first letter is seldom wrong."""
    shorter, swapped = min(len(word), len(known)), sorted(word) == sorted(known)
    if shorter < _SHORT or word[0] != known[0]:
        return far == 1 and (swapped or _undoubled(word) == known)
    if far == 1 and len(word) == len(known) and not swapped:
        return shorter > _SHORT and {*word} ^ {*known} <= _VOWELS
    return far <= (2 if shorter >= _LONG else 1)


def _undoubled(word: str) -> str:
    return "".join([letter for letter, before in zip(word, " " + word, strict=False) if letter != before])


def _dropped(word: str) -> set[str]:
    """The word itself and what is left of it without one letter; without two, if it is long."""
    less = {word[:place] + word[place + 1 :] for place in range(len(word))}
    if len(word) >= _LONG:
        less |= {left[:place] + left[place + 1 :] for left in less for place in range(len(left))}
    return {word} | less


def distance(one: str, other: str) -> int:
    """How many letters were dropped, added, exchanged, or changed places with their neighbour."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row]
        for column, wanted in enumerate(other, 1):
            cost = min(last[column] + 1, now[-1] + 1, last[column - 1] + (letter != wanted))
            swapped = row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == wanted
            now.append(min(cost, before[column - 2] + 1) if swapped else cost)
        before, last = last, now
    return last[-1]
