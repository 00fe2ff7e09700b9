"""Sums in a text, such as 7 x 8 or 12 - 5 = 7, and how braille writes them.

    text      as they were typed: a hyphen is a hyphen, a letter x is an x
    signs     with the signs of operation of the braille table: UEB, or the French code
    nemeth    in the Nemeth code, between its opening and closing signs, as far as liblouis has its signs

Nothing is taken for a sum that could be a count, a card or a time: 3/6, b+2, 10:30.
"""

import re
from collections.abc import Callable
from typing import Final

WAYS: Final = ("text", "signs", "nemeth")
_NUMBER: Final = r"[0-9]+(?:[.,][0-9]+)*"
_ITEM: Final = rf"[-−(√]*(?:{_NUMBER}[a-z]?|[a-z])[²³]?(?:/[0-9]+)?\)*"
_SIGN: Final = r" ?[×÷−=<>≤≥≠] ?| [-+*x/:] |(?<=[0-9])[+*x](?=[0-9])"
_SUM: Final = re.compile(rf"(?<![\w/+.,#=<>-]){_ITEM}(?:(?:{_SIGN}){_ITEM})+(?:(?: =|=)(?= ?\?| ?$))?(?![\w/+#])")
_PARTS: Final = re.compile(rf"{_NUMBER}|\S")
_MEANT: Final = {"-": "−", "*": "×", "x": "×", "/": "÷", ":": "÷"}
_COMPARES: Final = "=<>≤≥≠"
_TABLES: Final = ("nemethdefs.cti", "en-us-mathtext.ctb")  # in liblouis; the first has the signs, the second digits
_NUMERIC, _LETTER, _BLANK = "⠼", "⠰", " "
_OPENS: Final = "⠸⠩ "
CLOSES: Final = "⠸⠱"
Translate = Callable[[str, str], str]  # the cells of a text by a table, "" if the table does not have them
Placed = list[tuple[str, int]]  # each sign with its place in the text


def prepared(text: str, way: str, translate: Translate) -> Placed:
    """A text with its sums as this way writes them; Nemeth's cells stand in it as they are."""
    found: Placed = []
    end = 0
    for each in _sums(text) if way != "text" else ():
        found += _placed(text[end : each.start()], end)
        nemeth = _nemeth(each[0], translate) if way == "nemeth" else None
        found += (
            _placed(_with_signs(each[0]), each.start())
            if nemeth is None
            else [(sign, each.start() + place) for sign, place in nemeth]
        )
        end = each.end()
    return found + _placed(text[end:], end)


def _sums(text: str) -> list[re.Match[str]]:
    return [each for each in _SUM.finditer(text) if any(sign.isdigit() for sign in each[0])]


def _placed(text: str, start: int) -> Placed:
    return [(sign, start + place) for place, sign in enumerate(text)]


def _with_signs(text: str) -> str:
    """The same length, with signs of operation for what was typed instead of them."""
    signs = list(text)
    for match in re.finditer(_SIGN, text):
        for place in range(*match.span()):
            signs[place] = _MEANT.get(signs[place], signs[place])
    return "".join(["−" if sign == "-" else sign for sign in signs])


def _nemeth(text: str, translate: Translate) -> Placed | None:
    """Without blanks, except round signs of comparison; None: not all of it is in liblouis's tables.

    A number has its sign only where the text or something after a blank begins, if need be after a minus.
    """
    found: Placed = [(sign, 0) for sign in _OPENS]
    for part in _PARTS.finditer(_with_signs(text)):
        made = next((made for table in _TABLES if (made := translate(table, part[0]))), "")
        cells = made.strip(" \u2800").removeprefix(_LETTER)
        begins = found[-1][0] == _BLANK or (found[-1][0] == "⠤" and found[-2][0] == _BLANK)
        if not cells or part[0] in "/√²³":
            return None
        if part[0] in _COMPARES:
            cells = f" {cells} "
        elif not begins:
            cells = cells.removeprefix(_NUMERIC)
        found += [(sign, part.start()) for sign in cells]
    end = len(text) - 1
    closing = CLOSES if found[-1][0] == _BLANK else f" {CLOSES}"
    return found + [(sign, end) for sign in closing]
