"""The steady bot: rules of thumb that a player would recognise."""

from __future__ import annotations

import pytest

from sixdot.bots import steady
from sixdot.game.options import Options
from tests.helpers.bot_positions import choice, dealt, laid_out, play_round

TABLES = [
    ("rnib", 3, ()),
    ("rnib", 10, ()),
    ("mattel", 2, ()),
    ("mattel", 4, ("stacking=any", "seven-zero", "jump-in")),
    ("mattel", 3, ("number-last", "new-colour", "no-bluff", "forced-play")),
    ("french", 6, ()),
    ("french", 2, ("draw-until-fits", "any-after-draw")),
    ("question", 4, ()),
    ("dos", 2, ()),
    ("dos", 4, ()),
]


@pytest.mark.parametrize(("edition", "players", "house"), TABLES)
def test_it_plays_every_edition_to_the_end(edition: str, players: int, house: tuple[str, ...]) -> None:
    for seed in range(8):
        play_round(dealt(edition, players, f"steady {seed}", house), [steady.choose] * players, str(seed))


def test_it_goes_out_when_it_can() -> None:
    assert choice(steady.choose, laid_out(["r5", "b1 b2"], top="r9")) == "play r5"


def test_it_calls_with_the_second_to_last_card() -> None:
    assert choice(steady.choose, laid_out(["r5 b3", "b1 b2"], top="r9")) == "play r5 uno"


def test_it_keeps_its_wilds() -> None:
    assert choice(steady.choose, laid_out(["r1 wi wi+4", "b1 b2 b3 b4"], top="r9")) == "play r1"


def test_it_names_the_colour_it_holds() -> None:
    assert choice(steady.choose, laid_out(["wi g1 g5 b2", "b1 b2 b3 b4"], top="r9")) == "play wi green"


def test_it_names_a_colour_the_next_player_drew_on() -> None:
    before = ["0 play r5", "1 draw", "1 pass", "0 play y5", "1 play y9"]
    hands = ["r5 y5 wi r1 b1 g1", "y9 g2 g3 g4 g6 g7"]
    assert choice(steady.choose, laid_out(hands, top="r9", before=before)) == "play wi red"


def test_it_hits_a_player_who_is_about_to_go_out() -> None:
    hands = ["r7 r+2 r8 b1", "y1", "b1 b2 b3 b4"]
    assert choice(steady.choose, laid_out(hands, top="r9")) == "play r+2"


def test_it_spares_its_partner() -> None:
    hands = ["r7 r+2 r8 b1", "g1", "y1", "b2 b3 b4"]
    partners = Options(partners="opposite")
    assert choice(steady.choose, laid_out(hands, top="r9", edition="rnib", options=partners)) == "play r+2"
    before = ["0 play r7", "1 play r4", "2 play r1"]
    hands = ["r7 b1 b2 b3", "r4 g1 g2 g3", "r1 r3 g6 g7", "r+2 r8 b2 b3"]
    rivals = laid_out(hands, top="r9", edition="rnib", before=before)
    assert choice(steady.choose, rivals, 3) in ("play r+2", "play r8")


def test_it_challenges_a_large_hand_and_accepts_a_small_one() -> None:
    large = laid_out(["wi+4 " + " ".join(f"b{n}" for n in range(1, 10)), "r1 g2 g3"], top="r9")
    large.apply(0, next(action for action in large.legal(0) if str(action) == "play wi+4 blue"))
    assert choice(steady.choose, large, 1) == "challenge"
    small = laid_out(["wi+4 b1 b2", "r1 g2 g3"], top="r9", before=["0 play wi+4 blue"])
    assert choice(steady.choose, small, 1) == "accept"


def test_it_catches_opponents_but_not_its_partner() -> None:
    missed = ["0 play r5"]
    hands = ["r5 b3", "b1 b2", "g1 g2", "y1 y2"]
    assert choice(steady.choose, laid_out(hands, top="r9", before=missed), 1) == "catch 0"
    partners = laid_out(hands, top="r9", edition="rnib", options=Options(partners="opposite"), before=missed)
    assert choice(steady.choose, partners, 2) == "None"
    assert choice(steady.choose, partners, 3) == "catch 0"


def test_in_dos_it_prefers_two_cards_of_the_colour_and_keeps_a_wild() -> None:
    match = laid_out(["b3 b4 g7 wd y10 r9", "b1 b5 g8"], edition="dos", centre="b7 r1")
    assert choice(steady.choose, match) == "match b7 with b3 b4"


def test_in_dos_it_calls() -> None:
    match = laid_out(["b3 b4 g7 y9", "b1 b5 g8"], edition="dos", centre="b7 r1", before=["0 match b7 with b3 b4"])
    assert choice(steady.choose, match) == "dos"
