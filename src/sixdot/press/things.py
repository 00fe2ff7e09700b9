"""`sixdot press cards`, `labels`, `tags` and `sheets`: their arguments, and what is made of them."""

import argparse
import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from sixdot.game.edition import Edition
from sixdot.game.editions import DEFAULT, edition_named
from sixdot.press.cards import cards_booklet, cards_pdf, cards_text
from sixdot.press.delivery import deliver_file, may_write, place_for
from sixdot.press.dots import STANDARDS, Standard
from sixdot.press.dots_paper import PAPERS
from sixdot.press.embossing import BrailleSize, brf, check
from sixdot.press.labels import CORNERS, label_list, label_sheets, label_text
from sixdot.press.large_print import lacking, pdf_of
from sixdot.press.sheets import score_brf, score_pdf, score_text
from sixdot.press.solid import stl, tags, threemf
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, SPOKEN, Value, Words

SUFFIXES: Final = {"pdf": ".pdf", "large": "-large.pdf", "brf": ".brf", "text": ".txt", "stl": ".stl", "3mf": ".3mf"}
PLAYERS: Final = 4
# What each option is for: other forms know nothing of it.
_FORMS_OF: Final = {
    "dots": ("pdf", "stl", "3mf"),
    "paper": ("pdf", "large"),
    "grade": ("pdf", "brf"),
    "width": ("brf",),
    "height": ("brf",),
    "marks": ("pdf", "brf", "stl", "3mf"),
}
_SAID: Final = {("labels", "brf"): "labels-brf", ("labels", "text"): "labels-text"}  # no labels, but lists of marks
_STOPPED: Final = 1


class ThingWanted(NamedTuple):
    """A thing as somebody wants it."""

    edition: Edition
    words: Words
    title: str
    standard: Standard
    paper: str
    size: BrailleSize
    players: int
    marks_in: str
    grade: int


Maker = Callable[[ThingWanted], str | bytes]
_MAKERS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "cards": {
        "pdf": lambda it: cards_pdf(it.edition, it.words, it.standard, it.paper, it.marks_in, it.grade),
        "large": lambda it: pdf_of(cards_booklet(it.edition, it.words), it.paper),
        "brf": lambda it: brf(cards_booklet(it.edition, it.words, it.marks_in), it.grade, it.size),
        "text": lambda it: cards_text(it.edition, it.words),
    },
    "labels": {
        "pdf": lambda it: label_sheets(it.edition, it.words, it.standard, it.paper, it.marks_in),
        "brf": lambda it: label_list(it.edition, *it.size, it.marks_in),
        "text": lambda it: label_text(it.edition, it.words),
    },
    "tags": {
        "stl": lambda it: stl(tags(it.edition, it.standard, it.marks_in)),
        "3mf": lambda it: threemf(tags(it.edition, it.standard, it.marks_in), it.title, it.words.language),
    },
    "sheets": {
        "pdf": lambda it: score_pdf(it.edition, it.words, it.players, it.standard, it.paper),
        "brf": lambda it: score_brf(it.edition, it.words, it.players, *it.size),
        "text": lambda it: score_text(it.edition, it.words, it.players),
    },
}


def add_things(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Each with its arguments; what they are for is in the locale."""
    for thing, makers in _MAKERS.items():
        parser = commands.add_parser(thing, help="")
        parser.add_argument("--edition")
        parser.add_argument("--trust-code", action="store_true")
        parser.add_argument("--language", choices=LANGUAGES)
        parser.add_argument("--as", dest="form", choices=tuple(makers), default=next(iter(makers)))
        parser.add_argument("--dots", choices=tuple(STANDARDS))
        if "brf" in makers:
            parser.add_argument("--width", type=int, metavar="CELLS")
            parser.add_argument("--height", type=int, metavar="LINES")
        if thing != "tags":
            parser.add_argument("--paper", choices=tuple(PAPERS))
        if thing != "sheets":
            parser.add_argument("--marks", choices=LANGUAGES)
        if thing == "cards":
            parser.add_argument("--grade", type=int, choices=(1, 2))
            parser.add_argument("--verbosity", choices=SPOKEN)
        if thing == "sheets":
            parser.add_argument("--players", type=int, metavar="N")
        parser.add_argument("--out", metavar="PATH")
        parser.add_argument("--force", action="store_true")
        parser.set_defaults(print=_thing)


def thing_file(chosen: argparse.Namespace, words: Words) -> tuple[str, Callable[[], bytes]]:
    """The name of a file, and what makes it."""
    wanted = _wanted(chosen, words)

    def make() -> bytes:
        data = _made(_MAKERS[chosen.thing][chosen.form], wanted)
        return data if isinstance(data, bytes) else data.encode()

    return _name(chosen.thing, chosen.form, wanted), make


def _thing(chosen: argparse.Namespace, words: Words) -> int:
    """1: somebody would rather keep what is there."""
    thing, form = chosen.thing, chosen.form
    wanted = _wanted(chosen, words)
    path = place_for(chosen.out, _name(thing, form, wanted))
    data = _made(_MAKERS[thing][form], wanted)
    if not may_write(path, chosen.force, words):
        return _STOPPED
    deliver_file(path, data if isinstance(data, bytes) else data.encode())
    cards = sum(wanted.edition.deck.copies)
    known: dict[str, Value] = {"thing": thing, "form": form, "cards": cards, "tags": CORNERS * cards}
    print(words.say("press-made", title=wanted.title, path=str(path), **known))
    return 0


def _name(thing: str, form: str, wanted: ThingWanted) -> str:
    edition = re.sub(r"[^0-9a-z-]+", "-", wanted.edition.id.lower())
    return f"{thing}-{edition}-{wanted.words.language}{SUFFIXES[form]}"


def _wanted(chosen: argparse.Namespace, words: Words) -> ThingWanted:
    """What was asked for; an option that is for another form is refused."""
    given = {option: getattr(chosen, option, None) for option in (*_FORMS_OF, "players", "verbosity")}
    for option, forms in _FORMS_OF.items():
        if given[option] is not None and chosen.form not in forms:
            known = [f"--as {form}" for form in _MAKERS[chosen.thing] if form in forms]
            raise Trouble("press-only-form", option=f"--{option}", forms=known)
    edition = edition_named(chosen.edition or DEFAULT.id)
    size = BrailleSize(given["width"] or BrailleSize().width, given["height"] or BrailleSize().height)
    check(size)
    said = Words(words.language, given["verbosity"] or "normal", edition.marks)
    return ThingWanted(
        edition=edition,
        words=said,
        title=said.say("press-title-of", thing=_SAID.get((chosen.thing, chosen.form), chosen.thing), edition=edition),
        standard=STANDARDS[given["dots"] or next(iter(STANDARDS))],
        paper=given["paper"] or next(iter(PAPERS)),
        size=size,
        players=PLAYERS if given["players"] is None else given["players"],
        marks_in=given["marks"] or edition.language,
        grade=given["grade"] or 1,
    )


def _made(maker: Maker, wanted: ThingWanted) -> str | bytes:
    """Without fpdf2, or manifold3d, `Trouble` says how to get it."""
    try:
        return maker(wanted)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("sixdot"):
            raise
        raise lacking(error.name, "press-missing") from None
