"""What is suggested where nothing near to what was typed is known: what is of use at that moment."""

from __future__ import annotations

import pytest

from sixdot.game.match import Match
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Choose, Command, Unclear
from sixdot.voice.understand.understanding import choose, understand
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.tables import do, laid_out

NAMES = ("Sam", "Ana", "Ben")
PHRASE = {"en": "blimey what a pickle", "fr": "quelle purée de pois"}


def challenged() -> Match:
    game = laid_out("mattel", "wi+4 r1 b2 | g3 g4 b1 | y1 y2", discard="b9")
    do(game, 0, "play wi+4 red")
    return game


def over() -> Match:
    game = laid_out("mattel", "r5 | g3 g4 b1 | y1 y2", discard="r9")
    do(game, 0, "play r5")
    return game


def suggested(meant: object) -> list[str]:
    assert isinstance(meant, Unclear)
    return [str(meant.values[name]) for name in ("near_1", "near_2", "near_3") if name in meant.values]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seat", "facts"),
    [
        (challenged(), 1, {"pending", "hint"}),
        (challenged(), 2, {"turn", "last"}),
        (over(), 1, {"score", "winner"}),
        (laid_out("mattel", "r5 b5 | g3 g4", first="wi", dealer=1), 0, {"hand", "hint"}),
        (laid_out("mattel", "r5 b5 | g3 g4", discard="r9"), 0, {"choices", "fits"}),
        (laid_out("dos", "b3 g4 r7 | g3 g4", centre="b7 g8"), 0, {"choices", "fits"}),
    ],
)
def test_a_phrase_that_is_near_to_nothing_gets_what_is_of_use_now(
    language: str, game: Match, seat: int, facts: set[str]
) -> None:
    view, words = game.view(seat), Words(language)
    near = suggested(understand(PHRASE[language], view, NAMES[: game.players], words, view.hand))
    found = [understand(phrase, view, NAMES[: game.players], words, view.hand) for phrase in near]
    asked = {each.fact for each in found if isinstance(each, Enquiry)}
    assert asked | {each.name for each in found if isinstance(each, Command)} == facts


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Type a number from 1 to 4 or a colour, or back. You can ask, too: what are my cards or what should I",
        ),
        (
            "fr",
            "Tapez un nombre de 1 à 4 ou une couleur, ou retour. Vous pouvez aussi demander",
        ),
    ],
)
def test_while_a_colour_is_chosen_it_is_said_what_can_be_typed_and_asked(language: str, told: str) -> None:
    view, words = laid_out("mattel", "wi r5 b5 | g3 g4", discard="y9").view(0), Words(language)
    asked = understand("wild", view, NAMES[:2], words, view.hand)
    assert isinstance(asked, Choose)
    meant = choose(PHRASE[language], asked, view, NAMES[:2], words, view.hand)
    assert isinstance(meant, Unclear)
    assert told in words.say(meant.message, **meant.values)
    for phrase in suggested(meant):
        assert isinstance(choose(phrase, asked, view, NAMES[:2], words, view.hand), Enquiry | Command)
    slip = choose("zzz", asked, view, NAMES[:2], words, view.hand)
    assert suggested(slip) == []
