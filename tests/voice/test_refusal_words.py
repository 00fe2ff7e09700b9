"""Refusals in words: what was wrong, what can be done, which rule; every reason, both languages, four lengths."""

from __future__ import annotations

import pytest

from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.voice.refusals import refusal_text, rule_of
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.game.test_refusals import CASES, Case
from tests.helpers.tables import do, laid_out, refusal_of

NAMES = ("Zoe", "Ana", "Ben", "Cleo")
LINE = 40  # cells


def refused(case: Case) -> tuple[Match, Refusal]:
    game = case.table()
    for seat, action in case.before:
        do(game, seat, action)
    return game, refusal_of(game, case.seat, case.action)


def told(game: Match, refusal: Refusal, language: str = "en", length: str = "normal") -> str:
    seat = refusal.seat if 0 <= refusal.seat < game.players else None
    return refusal_text(refusal, game.view(seat), NAMES, Words(language, length, game.edition.marks))


def said(game: Match, seat: int, action: str, language: str = "en", length: str = "normal") -> str:
    return told(game, refusal_of(game, seat, action), language, length)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.seat} {case.action}")
def test_a_refusal_has_words_in_every_length(case: Case, language: str) -> None:
    game, refusal = refused(case)
    brief, normal, full, braille = [told(game, refusal, language, length) for length in LENGTHS]
    seat = refusal.seat if 0 <= refusal.seat < game.players else None
    rule = rule_of(refusal, game.view(seat))
    for text in (brief, normal, full, braille):
        assert text == " ".join(text.split())
        assert "{" not in text
        assert " none" not in text
    assert brief.endswith(".")
    assert not brief[0].islower()
    assert normal.startswith(brief)
    assert full.startswith(brief)
    assert len(full) > len(normal)
    book = {"en": game.edition.name, "fr": "règle"}[language]
    for text in (normal, full):
        assert text.endswith(f"({book} {rule})" if rule else "."), text
    assert braille.endswith(f" ({rule})") if rule else ")" not in braille
    assert len(braille) <= LINE, braille


def test_no_rule_is_named_that_the_edition_does_not_have() -> None:
    game = laid_out("mattel", "b3 r2 b5 | g1 g2", discard="r5")
    assert said(game, 0, "unknown").startswith("Nothing is asked now.")
    assert said(game, 0, "unknown").endswith("or draw.")
    assert said(game, 0, "swap 1").endswith("(mattel H3)")
    assert said(game, 0, "pickup").endswith("(mattel H1)")
    assert said(game, 0, "match r7 with b7").endswith("or draw.")
    assert said(laid_out("question", "b3 r2 | g1 g2", discard="r+2"), 0, "unknown").endswith("(question Q1)")
    assert said(laid_out("question", "b3 r2 | g1 g2", discard="r+2"), 0, "pickup").endswith("(question Q4)")


def test_a_card_that_does_not_fit_is_told_with_what_does() -> None:
    game = laid_out("mattel", "b3 r2 b5 | g1 g2", discard="r5")
    assert said(game, 0, "play b3") == "Blue 3 does not fit red 5. You can play red 2 or blue 5, or draw. (mattel T1)"
    assert said(game, 0, "play b3", length="brief") == "Blue 3 does not fit red 5."
    assert said(game, 0, "play b3", length="braille") == "b3 no: r5 · r2 b5 draw (T1)"
    assert said(game, 0, "play b3", length="full") == (
        "Blue 3 does not fit red 5. A card fits by colour, by number or by symbol; a wild card fits anything."
        " You can play red 2 or blue 5, or draw. (mattel T1)"
    )
    assert said(game, 0, "play b3", "fr") == (
        "3 bleu ne va pas sur 5 rouge. Vous pouvez jouer 2 rouge ou 5 bleu, ou piocher. (règle T1)"
    )


def test_on_a_wild_the_colour_that_counts_is_told() -> None:
    game = laid_out("mattel", "r1 b2 | g1 g2", discard="wi", colour="green")
    assert said(game, 0, "play r1", length="brief") == "Red 1 does not fit: green counts."
    assert said(game, 0, "play r1", "fr", "brief") == "1 rouge ne convient pas : vert demandé."


def test_four_of_many_cards_that_fit_are_named() -> None:
    game = laid_out("mattel", "r1 r2 r3 r4 r6 r7 r8 b1 | g1 g2", discard="r5")
    assert said(game, 0, "play b1") == (
        "Blue 1 does not fit red 5. You can play red 1, red 2, red 3, red 4 or 3 more, or draw. (mattel T1)"
    )
    assert "4 rouge ou 3 autres, ou piocher" in said(game, 0, "play b1", "fr")


def test_a_refused_catch_says_that_the_player_called() -> None:
    game = laid_out("mattel", "r1 b2 | r4 g4 | y1 y2", discard="r5")
    do(game, 0, "play r1 uno")
    assert said(game, 2, "catch 0") == "Zoe called UNO. (mattel U6)"
    assert said(game, 2, "catch 0", "fr", "brief") == "Zoe a dit UNO."
    dos = laid_out("dos", "b7 b3 | r4 g4 g6", centre="r7 y9")
    do(dos, 0, "dos")
    assert said(dos, 1, "catch 0", length="brief") == "Zoe called DOS."


def test_who_can_be_caught_is_not_given_away() -> None:
    silent = laid_out("mattel", "r1 b2 | r4 g4 | y1 y2", discard="r5")
    called = laid_out("mattel", "r1 b2 | r4 g4 | y1 y2", discard="r5")
    do(silent, 0, "play r1")
    do(called, 0, "play r1 uno")
    for language in LANGUAGES:
        for length in LENGTHS:
            assert said(silent, 2, "draw", language, length) == said(called, 2, "draw", language, length)


def test_out_of_turn_you_hear_whose_turn_it_is() -> None:
    game = laid_out("mattel", "r1 b2 b3 | r4 g4", discard="r5")
    assert said(game, 1, "play r4") == "It is Zoe's turn. Wait for your turn. (mattel S7)"
    assert said(game, 1, "play r4", "fr") == "C'est à Zoe. Attendez votre tour. (règle S7)"


def test_only_the_call_was_wrong() -> None:
    game = laid_out("mattel", "r1 b2 b3 | r5 g4 g6", discard="r5", house="jump-in")
    assert said(game, 1, "play r5 uno", length="brief") == "No UNO with 3 cards in hand."


def test_a_wrong_match_is_told_with_one_that_is_right() -> None:
    game = laid_out("dos", "b7 b3 b4 | r4 g4 g6", centre="r7 y9")
    assert said(game, 0, "match r7 with b3") == (
        "Blue 3 does not match red 7. You can match red 7 with blue 7, or draw. (dos O2)"
    )
    assert said(game, 0, "match y9 with b3 b4", length="brief") == "Blue 3 and blue 4 do not add up to yellow 9."


def test_accusations_are_offered_only_to_those_who_mention_them() -> None:
    game = laid_out("rnib", "r1 b2 b3 | r4 g4 g6 | y1 y2 y3", discard="r5")
    assert "accuse" not in said(game, 0, "play b2")
    assert "You can play red 1, accuse Ana, or accuse Ben." in said(game, 0, "accuse 0")


def test_what_a_wild_might_have_stood_for_is_left_out_where_it_is_not_there() -> None:
    game = laid_out("dos", "b7 b3 b4 | r4 g4 g6", centre="r7 y9")
    assert said(game, 0, "match r7 with r#=1 b4", length="brief") == "You do not hold blue 4 and red Wild Number."
    assert said(game, 0, "match b#=1 with b3", length="brief") == "Blue Wild Number is not there to be matched."
