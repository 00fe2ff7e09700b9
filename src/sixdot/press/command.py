"""`sixdot press`: its arguments, and what becomes of them."""

import argparse
import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

from sixdot.game.editions import DEFAULT, edition_named
from sixdot.press.booklet import Booklet, rule_booklet
from sixdot.press.delivery import check_folder, deliver_file, deliver_folder, may_write, place_for
from sixdot.press.dots_paper import PAPERS
from sixdot.press.embossing import WRITERS, BrailleSize, check
from sixdot.press.things import add_things, thing_file
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Value, Words

# How the name of a file ends in each form; audio is a folder.
FORMS: Final = {"text": ".txt", "html": ".html", "pdf": ".pdf", "brf": ".brf", "unicode": ".txt", "audio": ""}
_OF_BRAILLE: Final = ("grade", "marks", "width", "height")
_STOPPED: Final = 1


def add_commands(press: argparse.ArgumentParser) -> None:
    """Each thing that is printed with its arguments; what they are for is in the locale."""
    commands = press.add_subparsers(dest="thing", required=True)
    rules = commands.add_parser("rules", help="")
    rules.add_argument("--edition")
    rules.add_argument("--trust-code", action="store_true")
    rules.add_argument("--language", choices=LANGUAGES)
    rules.add_argument("--as", dest="form", choices=FORMS, default="text")
    rules.add_argument("--grade", type=int, choices=(1, 2))
    rules.add_argument("--marks", choices=LANGUAGES)
    rules.add_argument("--width", type=int, metavar="CELLS")
    rules.add_argument("--height", type=int, metavar="LINES")
    rules.add_argument("--paper", choices=tuple(PAPERS))
    rules.add_argument("--out", metavar="PATH")
    rules.add_argument("--force", action="store_true")
    rules.set_defaults(print=_rules)
    add_things(commands)


def run(chosen: argparse.Namespace) -> int:
    return int(chosen.print(chosen, Words(chosen.language)))


def file_for(typed: Sequence[str]) -> tuple[str, Callable[[], bytes]]:
    """The file that these arguments ask for, which is no sound: its name, and what makes it."""
    chosen = _parser().parse_args(typed)
    words = Words(chosen.language)
    if chosen.thing != "rules":
        return thing_file(chosen, words)
    edition, grade, size = edition_named(chosen.edition or DEFAULT.id), chosen.grade or 1, _size(chosen)

    def make() -> bytes:
        booklet = rule_booklet(edition, words.language, chosen.marks or "")
        return _data(booklet, chosen.form, grade, size, chosen.paper or next(iter(PAPERS)))

    return _name(edition.id, words.language, chosen.form, grade), make


@cache
def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    add_commands(parser)
    return parser


def _rules(chosen: argparse.Namespace, words: Words) -> int:
    """1: somebody would rather keep what is there."""
    form, grade, size = chosen.form, chosen.grade or 1, _size(chosen)
    if chosen.paper and form != "pdf":
        raise Trouble("press-only-form", option="--paper", forms=["--as pdf"])
    edition = edition_named(chosen.edition or DEFAULT.id)
    booklet = rule_booklet(edition, words.language, chosen.marks or "")
    path = place_for(chosen.out, _name(edition.id, words.language, form, grade), is_folder=form == "audio")
    if form == "audio":
        check_folder(path)
    if not may_write(path, chosen.force, words):
        return _STOPPED
    if form == "audio":
        from sixdot.press.audio import PLAYLIST, record

        deliver_folder(path, partial(record, booklet))
        values: dict[str, Value] = {"count": len(booklet.chapters), "playlist": PLAYLIST}
    else:
        deliver_file(path, _data(booklet, form, grade, size, chosen.paper or next(iter(PAPERS))))
        values = {"count": 0, "playlist": ""}
    print(words.say("press-written", title=booklet.title, path=str(path), form=form, **values))
    return 0


def _size(chosen: argparse.Namespace) -> BrailleSize:
    """Of a page in braille; what is only for braille is refused elsewhere."""
    given = {option: getattr(chosen, option) for option in _OF_BRAILLE if getattr(chosen, option) is not None}
    if given and chosen.form not in WRITERS:
        raise Trouble("press-only-braille", option=f"--{next(iter(given))}")
    size = BrailleSize(**{option: value for option, value in given.items() if option in BrailleSize._fields})
    check(size)
    return size


def _data(booklet: Booklet, form: str, grade: int, size: BrailleSize, paper: str) -> bytes:
    if form in WRITERS:
        return WRITERS[form](booklet, grade, size).encode()
    if form == "pdf":
        from sixdot.press.large_print import pdf_of

        return pdf_of(booklet, paper)
    if form == "html":
        from sixdot.press.html import html_of

        return html_of(booklet).encode()
    from sixdot.press.text import text_of

    return text_of(booklet).encode()


def _name(edition: str, language: str, form: str, grade: int) -> str:
    """rules-mattel-en.pdf, rules-mattel-en-grade2.brf"""
    braille = {"brf": f"-grade{grade}", "unicode": f"-grade{grade}-unicode"}.get(form, "")
    return f"rules-{re.sub(r'[^0-9a-z-]+', '-', edition.lower())}-{language}{braille}{FORMS[form]}"
