"""What can be printed of an edition without any choice to make: each file by its name, made when somebody wants it.

    for offer in offers("mattel", "en"):
        print(offer.name, missing(offer) or len(offer.make()))

All of it is what `sixdot press` makes of the same arguments. Sound is left to that command: it is a folder.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Final, NamedTuple

from sixdot.game.editions import edition_named
from sixdot.press.command import file_for
from sixdot.press.large_print import fonts, lacking
from sixdot.voice.braille import TABLES_OF, Braille
from sixdot.voice.trouble import Trouble

# By thing: its forms, and in which grades of braille.
_FORMS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "rules": (("html", 0), ("text", 0), ("pdf", 0), ("brf", 1), ("brf", 2), ("unicode", 1), ("unicode", 2)),
    "cards": (("pdf", 1), ("large", 0), ("brf", 1), ("text", 0)),
    "labels": (("pdf", 1), ("brf", 1), ("text", 0)),
    "tags": (("stl", 1), ("3mf", 1)),
    "sheets": (("pdf", 1), ("brf", 1), ("text", 0)),
}
THINGS: Final = tuple(_FORMS)


class PressOffer(NamedTuple):
    thing: str
    form: str
    grade: int  # of its braille; 0: it has none
    tables: tuple[str, ...]  # of its braille: that of the text, and that of the marks on the cards
    name: str  # of the file
    make: Callable[[], bytes]


def offers(edition: str, language: str) -> list[PressOffer]:
    made = []
    for thing, forms in _FORMS.items():
        for form, grade in forms:
            typed = [thing, f"--edition={edition}", f"--language={language}", f"--as={form}"]
            contracted = [f"--grade={grade}"] if thing == "rules" and grade else []
            name, make = file_for([*typed, *contracted])
            tables = (TABLES_OF[language, grade], TABLES_OF[edition_named(edition).language, 1]) if grade else ()
            made.append(PressOffer(thing, form, grade, tables, name, make))
    return made


def missing(offer: PressOffer) -> Trouble | None:
    """What making it would fail for, told as `sixdot press` tells it; it is not made for that."""
    try:
        if offer.grade:
            for table in offer.tables:
                Braille(table)
        if offer.form in ("pdf", "large"):
            _check_module("fpdf", "press-missing" if offer.grade else "press-missing-pdf")
            fonts()
        if offer.thing == "tags":
            _check_module("manifold3d", "press-missing")
    except Trouble as trouble:
        return trouble
    return None


def _check_module(name: str, told: str) -> None:
    if find_spec(name) is None:
        raise lacking(name, told)
