"""Whole numbers from 0 to 199 as people write them in words, in every spelling that is in use."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 199

_EN_SMALL: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_EN_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_FR_SMALL: Final = (
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf",
    "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
)  # fmt: skip
_FR_TENS: Final = ("vingt", "trente", "quarante", "cinquante", "soixante")
# 70, 80 and 90 as they are said in Belgium, in Switzerland and elsewhere.
_FR_OTHER_TENS: Final = {70: ("septante",), 80: ("huitante", "octante"), 90: ("nonante",)}


def number_words(number: int, language: str) -> list[str]:
    """The usual spelling first."""
    if not 0 <= number <= LARGEST:
        raise ValueError(f"numbers are written out from 0 to {LARGEST}, not {number}")
    if language == "en":
        spellings = [spelling for form in _in_words_en(number) for spelling in (form, form.replace("-", " "))]
    else:
        spellings = [spelling for form in _in_words_fr(number) for spelling in hyphens(form)]
    return list(dict.fromkeys(spellings))


def _in_words_en(number: int) -> list[str]:
    if number < 20:
        return [_EN_SMALL[number]]
    if number < 100:
        ten = _EN_TENS[number // 10 - 2]
        return [f"{ten}-{_EN_SMALL[number % 10]}" if number % 10 else ten]
    hundreds = ["one hundred", "a hundred", "hundred"]
    if number == 100:
        return hundreds
    rest = _in_words_en(number - 100)[0]
    return [f"{hundred}{joint}{rest}" for joint in (" and ", " ") for hundred in hundreds]


def _in_words_fr(number: int) -> list[str]:
    if number >= 100:
        return [f"cent {rest}" for rest in _in_words_fr(number - 100)] if number > 100 else ["cent"]
    if number < 20:
        return [_FR_SMALL[number]]
    if number < 60:
        return [_ten_in_words_fr(_FR_TENS[number // 10 - 2], number % 10)]
    others = [_ten_in_words_fr(ten, number % 10) for ten in _FR_OTHER_TENS.get(number // 10 * 10, ())]
    if number < 80:
        return [_ten_in_words_fr("soixante", number - 60), *others]
    if number == 80:
        return ["quatre-vingts", "quatre-vingt", *others]
    return [f"quatre-vingt-{_FR_SMALL[number - 80]}", *others]


def _ten_in_words_fr(ten: str, rest: int) -> str:
    """vingt, vingt et un, vingt-deux; soixante et onze."""
    if rest == 0:
        return ten
    return f"{ten} et {_FR_SMALL[rest]}" if rest in (1, 11) else f"{ten}-{_FR_SMALL[rest]}"


def hyphens(form: str) -> list[str]:
    """As it stands, with spaces only, and with hyphens only, as the French spelling of 1990 has it."""
    return [form, form.replace("-", " "), form.replace(" ", "-")]
