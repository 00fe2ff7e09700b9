"""Braille on paper: the marks of the cards in the code of their deck, the text around them in that of its reader.

    braille = PaperBraille("en-ueb-g2", marks_of(edition), edition.language)
    braille.cells("A Wild is marked 'couleur'.")

In French no blank stands before a high sign or within quotation marks, as in the braille edition of the code itself
(CBFU, 2008). A mark that is also a word of the reader's language is one where it stands alone or in quotation marks:
elsewhere the word is contracted like any other.
"""

import re
from collections.abc import Iterable
from typing import Final

from sixdot.voice.braille import Braille, Cells, default_table

_CLOSED_UP: Final = re.compile(r"[ \u00a0\u202f](?=[;:!?»](?:[\s.,;:)»]|$))|(?<=«)[ \u00a0\u202f]")
_WORD: Final = 4  # letters: shorter marks are no words


class PaperBraille(Braille):
    def __init__(self, table: str, marks: Iterable[str], marks_in: str) -> None:
        """`marks_in`: the language whose uncontracted braille stands on the cards."""
        super().__init__(table)
        self._closes_up = table.startswith("fr")
        self._deck = Braille(default_table(marks_in), every := [*marks])
        self._is_own = self._deck.table[:2] == table[:2]
        words = [mark for mark in every if mark.isalpha() and len(mark) >= _WORD and self._is_own]
        others = [re.escape(mark) for mark in sorted(every, key=len, reverse=True) if mark not in words]
        patterns = [rf"^(?:{'|'.join(words)})$|(?<=[«'\"])(?:{'|'.join(words)})(?=[»'\"])"] if words else []
        self._marks = re.compile("|".join([rf"(?<!\w)(?:{'|'.join(others)})(?!\w)", *patterns]))

    def cells(self, text: str, contracted: bool = True) -> Cells:
        kept = [*range(len(text))]
        if self._closes_up:
            dropped = {match.start() for match in _CLOSED_UP.finditer(text)}
            kept = [place for place in kept if place not in dropped]
            text = "".join([text[place] for place in kept])
        made = super().cells(text, contracted)
        if not self._is_own:
            made = self._as_on_cards(text, made)
        return made._replace(sign_of=tuple([kept[sign] for sign in made.sign_of]))

    def _as_on_cards(self, text: str, made: Cells) -> Cells:
        """With the cells of the deck in the place of every mark."""
        dots: list[int] = []
        signs: list[int] = []
        joined: set[int] = set()
        spans = {match.start(): self._deck.cells(match[0]) for match in self._marks.finditer(text)}
        inside = {place: match.start() for match in self._marks.finditer(text) for place in range(*match.span())}
        told: set[int] = set()
        for cell, (dot, sign) in enumerate(zip(made.dots, made.sign_of, strict=True)):
            if sign not in inside:
                joined |= {len(dots)} if cell in made.joined else set()
                dots.append(dot)
                signs.append(sign)
            elif (start := inside[sign]) not in told:
                told.add(start)
                joined |= {len(dots) + place for place in spans[start].joined}
                dots += spans[start].dots
                signs += [start + place for place in spans[start].sign_of]
        return Cells(tuple(dots), tuple(signs), frozenset(joined))
