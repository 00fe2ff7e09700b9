"""A rule book may count cards in its own way; bots go by the book that is played."""

from __future__ import annotations

from sixdot.bots import steady
from sixdot.bots.guard import fallback
from sixdot.bots.uno.evidence import dearer_than
from sixdot.game.book import read_book
from sixdot.game.cards import UNO_DECK
from sixdot.game.editions import bring, edition_named
from sixdot.game.options import Options
from tests.helpers.bot_positions import choice, laid_out

BOOK = 'name = "eights"\nbased-on = "mattel"\npoints = {"8" = 60, "+2" = 1}\n'
DOS_BOOK = 'name = "ones"\nbased-on = "dos"\npoints = {"1" = 60}\n'
GAME = Options(target=500)


def brought(text: str) -> str:
    return bring(read_book(text)).id


def test_the_fallback_gets_rid_of_what_counts_most_in_the_book() -> None:
    for edition, wanted in (("mattel", "play r+2"), (brought(BOOK), "play r8")):
        assert choice(fallback, laid_out(["r8 r+2 b4", "g3 g4"], top="r5", edition=edition)) == wanted
    for edition, wanted in (("dos", "lay b9"), (brought(DOS_BOOK), "lay b1")):
        match = laid_out(["b1 b9 y5 y8", "g3 g4 g5"], edition=edition, centre="r7 r3", before=["0 draw", "0 done"])
        assert choice(fallback, match) == wanted


def test_the_steady_bot_gets_rid_of_what_counts_most_in_the_book_when_somebody_is_about_to_win() -> None:
    for edition, wanted in (("mattel", "play r1"), (brought(BOOK), "play r8")):
        match = laid_out(["r1 r8 b4 b5", "g3 g4 g6", "y3"], top="r5", edition=edition, options=GAME)
        assert choice(steady.choose, match) == wanted


def test_the_steady_bot_lays_what_counts_most_in_the_book() -> None:
    for edition, wanted in (("dos", "lay b9"), (brought(DOS_BOOK), "lay b1")):
        match = laid_out(["b1 b9 y5 y8", "g3 g4 g5"], edition=edition, centre="r7 r3", before=["0 draw", "0 done"])
        assert choice(steady.choose, match) == wanted


def test_whoever_plays_plainly_is_taken_to_hold_nothing_that_counts_more_in_the_book() -> None:
    eight, nine, two = (UNO_DECK.kind(code) for code in ("r8", "r9", "r+2"))
    plain = dearer_than(tuple(edition_named("mattel").card_points()))
    book = dearer_than(tuple(edition_named(brought(BOOK)).card_points()))
    assert plain[eight] >> nine & 1
    assert plain[nine] >> two & 1
    assert not book[eight] >> nine & 1
    assert not book[nine] >> two & 1
    assert book[nine] >> eight & 1
