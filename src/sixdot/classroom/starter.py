"""The questions that come with the game: sums, capitals and braille cells, one for each number card.

    starter_questions("en", "some seed")["r5"].ask      "What is the capital of Portugal?"

The same seed gives the same questions. A sum is as hard as its card is high: 0 to 3 easy, 4 to 6 harder, 7 to 9 hard.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pkgutil import get_data
from typing import Any, Final, TypeVar

from sixdot.game.cards import UNO_DECK, Card
from sixdot.game.questions import Question, plain_text
from sixdot.game.shuffle import FastRandom

# Which dots make a letter.
CELLS: Final = {
    "a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "f": "124", "g": "1245", "h": "125", "i": "24", "j": "245",
    "k": "13", "l": "123", "m": "134", "n": "1345", "o": "135", "p": "1234", "q": "12345", "r": "1235", "s": "234",
    "t": "2345", "u": "136", "v": "1236", "w": "2456", "x": "1346", "y": "13456", "z": "1356",
}  # fmt: skip

_NAME: Final = "starter"  # of the set

Item = TypeVar("Item")


def starter_questions(language: str, seed: str) -> dict[str, Question]:
    """A question for each number card, no two alike."""
    chance = FastRandom(f"starter questions {seed}")
    sums = [_drawn(_sums(step), chance) for step in (1, 2, 3)]
    countries = _drawn(capitals(language), chance)
    cells = _cells(chance)
    found: dict[str, Question] = {}
    for place, card in enumerate(_drawn([card for card in UNO_DECK.cards if card.number is not None], chance)):
        if place % 3 == 0:
            found[card.code] = _sum(*next(sums[_level(card) - 1]), language)
        elif place % 3 == 1:
            found[card.code] = _capital(*next(countries), language)
        else:
            found[card.code] = _cell(*next(cells), language)
    return {card.code: replace(found[card.code], source=_NAME) for card in UNO_DECK.cards if card.code in found}


def all_sums(language: str) -> list[Question]:
    return [replace(_sum(*each, language), level=step) for step in (1, 2, 3) for each in _sums(step)]


def all_capitals(language: str) -> list[Question]:
    return [_capital(country, names, language) for country, names in capitals(language)]


def all_cells(language: str) -> list[Question]:
    return [_cell(letter, asks_dots, language) for asks_dots in (False, True) for letter in CELLS]


def all_signs(language: str) -> list[Question]:
    """Signs of English braille: which dots make each of them."""
    words = _words(language)
    return [
        _which_dots(words["which-sign"].format(name if language == "en" else nom), " ".join(dots), words)
        for _, name, nom, dots in lines_of("ueb-signs.txt")
    ]


def lines_of(name: str) -> list[list[str]]:
    """The lines of a table, part by part."""
    return [line.split(" | ") for line in _file(name).splitlines() if not line.startswith("#")]


@cache
def _words(language: str) -> dict[str, Any]:
    words: dict[str, Any] = tomllib.loads(_file("questions.toml"))[language]
    return words


def _file(name: str) -> str:
    return (get_data("sixdot.classroom", name) or b"").decode()


def _level(card: Card) -> int:
    number = card.number or 0
    return 1 if number < 4 else 2 if number < 7 else 3


def _drawn(items: list[Item], chance: FastRandom) -> Iterator[Item]:
    """One after the other, by chance, until none is left."""
    while items:
        place = chance.below(len(items))
        items[place], items[-1] = items[-1], items[place]
        yield items.pop()


# Sums


def _sums(level: int) -> list[tuple[int, str, int]]:
    """Every sum of a level; of 7 + 5 and 5 + 7 only one."""
    if level == 1:
        plus = [(a, "+", b) for a in range(2, 11) for b in range(1, a + 1)]
        return plus + [(a, "-", b) for a in range(3, 13) for b in range(1, a)]
    if level == 2:
        plus = [(a, "+", b) for a in range(13, 50, 4) for b in range(6, 10)]
        minus = [(a, "-", b) for a in range(21, 60, 4) for b in range(6, 10)]
        return plus + minus + [(a, "*", b) for a in range(3, 11) for b in range(2, min(a, 5) + 1)]
    plus = [(a, "+", b) for a in range(56, 100, 3) for b in range(37, 40)]
    minus = [(a, "-", b) for a in range(81, 126, 3) for b in range(27, 30)]
    return plus + minus + [(a, "*", b) for a in range(6, 13) for b in range(6, a + 1)]


def _sum(a: int, sign: str, b: int, language: str) -> Question:
    result = a + b if sign == "+" else a - b if sign == "-" else a * b
    words = _words(language)
    ask = words["sum"].format(f"{a} {words['signs'][sign]} {b}")
    return Question(ask, (str(result), *number_words(result, language)), tolerance=0.0)


# Numbers in words


def number_words(number: int, language: str) -> list[str]:
    """A number below 200 as people write it in words, in every spelling that is in use; the usual one first."""
    words = _words(language)
    if language == "en":
        spellings = [spelling for form in _in_words_en(number, words) for spelling in (form, form.replace("-", " "))]
    else:
        spellings = [spelling for form in _in_words_fr(number, words) for spelling in _hyphens(form)]
    return list(dict.fromkeys(spellings))


def _in_words_en(number: int, words: dict[str, Any]) -> list[str]:
    small = words["small"]
    if number < 20:
        return [small[number]]
    if number < 100:
        ten = words["tens"][number // 10 - 2]
        return [f"{ten}-{small[number % 10]}" if number % 10 else ten]
    hundreds = ["one hundred", "a hundred", "hundred"]
    if number == 100:
        return hundreds
    rest = _in_words_en(number - 100, words)[0]
    return [f"{hundred}{joint}{rest}" for joint in (" and ", " ") for hundred in hundreds]


def _in_words_fr(number: int, words: dict[str, Any]) -> list[str]:
    small, tens = words["small"], words["tens"]
    if number >= 100:
        return [f"cent {rest}" for rest in _in_words_fr(number - 100, words)] if number > 100 else ["cent"]
    if number < 20:
        return [small[number]]
    if number < 60:
        return [_ten_in_words_fr(tens[number // 10 - 2], small[number % 10], number % 10)]
    others = words["other-tens"].get(str(number // 10 * 10), [])
    others = [_ten_in_words_fr(ten, small[number % 10], number % 10) for ten in others]
    if number < 80:
        return [_ten_in_words_fr("soixante", small[number - 60], number - 60), *others]
    if number == 80:
        return ["quatre-vingts", "quatre-vingt", *others]
    return [f"quatre-vingt-{small[number - 80]}", *others]


def _ten_in_words_fr(ten: str, more: str, rest: int) -> str:
    """vingt, vingt et un, vingt-deux; soixante et onze."""
    if rest == 0:
        return ten
    return f"{ten} et {more}" if rest in (1, 11) else f"{ten}-{more}"


def _hyphens(form: str) -> list[str]:
    """As it stands, with spaces only, and with hyphens only, as the French spelling of 1990 has it."""
    return [form, form.replace("-", " "), form.replace(" ", "-")]


# Capitals


def capitals(language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Each country as it stands in a question of this language; its capital by every name, this language's first."""
    found = []
    for parts in lines_of("capitals.txt"):
        country, names, pays, noms = [part.split("; ") for part in parts]
        said, cities = (country[0], [*names, *noms]) if language == "en" else (pays[0], [*noms, *names])
        found.append((said, _spellings(cities, said)))
    return found


def _spellings(names: Sequence[str], country: str) -> tuple[str, ...]:
    """Every name once, with hyphens and with spaces; the name of the country itself is no answer."""
    spellings = [spelling for name in names for spelling in _hyphens(name)]
    return tuple(dict.fromkeys([spelling for spelling in spellings if spelling != country]))


def _capital(country: str, names: tuple[str, ...], language: str) -> Question:
    return Question(_words(language)["capital"].format(country), _plainly_different(names))


def _plainly_different(answers: Sequence[str]) -> tuple[str, ...]:
    """Those that an answer could not tell apart are only written once."""
    return tuple({plain_text(answer): answer for answer in reversed(answers)}.values())[::-1]


# Braille cells


def _cells(chance: FastRandom) -> Iterator[tuple[str, bool]]:
    """Each letter one way round, by chance which. True: its dots are asked."""
    yield from [(letter, chance.below(2) == 1) for letter in _drawn(list(CELLS), chance)]


def _cell(letter: str, asks_dots: bool, language: str) -> Question:
    words, dots = _words(language), " ".join(CELLS[letter])
    return (
        _which_dots(words["which-dots"].format(letter), dots, words)
        if asks_dots
        else _which_letter(letter, dots, words)
    )


def _which_letter(letter: str, dots: str, words: dict[str, Any]) -> Question:
    ask = words["which-letter"].format(words["by-dots"][len(dots) > 1].format(dots))
    return Question(ask, tuple(form.format(letter) for form in words["letters"]))


def _which_dots(ask: str, dots: str, words: dict[str, Any]) -> Question:
    spellings = [dots, dots.replace(" ", ""), dots.replace(" ", "-"), dots.replace(" ", ","), dots.replace(" ", ", ")]
    named = [words["dots"][len(dots) > 1].format(spelling) for spelling in spellings]
    answers = [*spellings, *_spoken(dots, words["and"]), *named]
    return Question(ask, tuple(dict.fromkeys(answers)))


def _spoken(dots: str, joint: str) -> list[str]:
    """1, 2 and 5"""
    *first, last = dots.split()
    return [f"{', '.join(first)} {joint} {last}", f"{' '.join(first)} {joint} {last}"] if first else []
