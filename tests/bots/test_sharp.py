"""The sharp bot: search over redeals, and tactics it must not miss."""

from __future__ import annotations

import pytest

from sixdot.bots import sharp, steady
from sixdot.game.actions import Action
from sixdot.game.book import read_book
from sixdot.game.editions import bring
from sixdot.game.options import Options
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import View
from tests.helpers.bot_positions import choice, dealt, from_the_deal, laid_out, play_round

TABLES = [
    ("rnib", 4, ()),
    ("mattel", 2, ()),
    ("mattel", 10, ()),
    ("mattel", 4, ("stacking=any", "seven-zero", "jump-in")),
    ("mattel", 3, ("number-last", "new-colour", "no-bluff", "forced-play")),
    ("french", 2, ("draw-until-fits", "any-after-draw")),
    ("french", 3, ()),
    ("question", 3, ()),
    ("dos", 2, ()),
    ("dos", 4, ()),
]

CAUGHT = ["0 play wi+4 blue", "1 challenge", "1 draw", "1 pass"]


def quick(view: View, source: Source) -> Action | None:
    """The sharp bot with less work."""
    if view.turn != view.seat or len(sharp.sensible(view)) < 2:
        return sharp.choose(view, source)
    aside = steady.choose(view, source)
    if aside is not None and str(aside).startswith(("catch", "dos")):
        return aside
    return sharp.weigh(view, source, 150)[0][0]


@pytest.mark.parametrize(("edition", "players", "house"), TABLES)
def test_it_plays_every_edition_to_the_end(edition: str, players: int, house: tuple[str, ...]) -> None:
    bots = [quick if seat % 2 == 0 else steady.choose for seat in range(players)]
    play_round(dealt(edition, players, "sharp", house), bots, "sharp")


def test_it_plays_a_book_from_outside_that_says_what_only_house_rules_say() -> None:
    answers = "seven-zero = true\ndraws-until-fits = true\n"
    pub = bring(read_book(f'name = "inn"\nsource = "The wall"\nbased-on = "mattel"\n{answers}'))
    play_round(dealt(pub.id, 3, "brought"), [quick, quick, steady.choose], "brought")


@pytest.mark.parametrize("options", [Options(scoring="lowest", target=60), Options(scoring="elimination", target=80)])
def test_it_plays_every_way_to_score(options: Options) -> None:
    play_round(dealt("french", 3, "scores", options=options), [quick] * 3, "scores")


@pytest.mark.parametrize("partners", ["opposite", "rotating"])
def test_it_plays_with_partners(partners: str) -> None:
    play_round(dealt("french", 4, "partners", options=Options(partners=partners)), [quick] * 4, "partners")


def test_the_same_view_and_source_give_the_same_choice() -> None:
    match = dealt("mattel", 3, "twice")
    assert match.round is not None
    seat = int(match.round.turn)
    view = match.view(seat)
    first = sharp.weigh(view, FastRandom("a"), 500)
    assert first == sharp.weigh(view, FastRandom("a"), 500)


def test_it_goes_out_when_it_can() -> None:
    assert choice(sharp.choose, laid_out(["r5", "b1 b2"], top="r9")) == "play r5"


def test_it_calls_with_the_second_to_last_card() -> None:
    assert choice(sharp.choose, laid_out(["r5 b3", "b1 b2 g4"], top="r9")).endswith("uno")


def test_with_two_players_it_goes_out_by_way_of_a_skip() -> None:
    """A Skip brings the turn back and the last card fits on it; the other way round does not work."""
    assert choice(sharp.choose, laid_out(["rsk r5", "b1 b2 g4"], top="r9")) == "play rsk uno"


def test_it_hits_a_player_who_is_about_to_go_out() -> None:
    hands = ["r7 r+2 r8 b1 g3", "y1", "b1 b2 b3 b4 b6 b7 b8"]
    assert choice(sharp.choose, laid_out(hands, top="r9")) in ("play r+2",)


def test_it_names_the_colour_it_holds() -> None:
    assert choice(sharp.choose, laid_out(["wi g1 g5 g7", "b1 b2 b3 b4"], top="r9")) == "play wi green"


def test_it_does_not_give_the_win_away() -> None:
    """Seat 1 drew on green and kept the card: staying on green keeps it from playing."""
    hands = ["r5 g2 g4 r4 y4 b8", "r2 y1"]
    before = ["0 play r5", "1 play r2 uno", "0 play g2", "1 draw", "1 pass"]
    match = laid_out(hands, top="r9", edition="rnib", before=before)
    view = from_the_deal(match, 0, hands, "r9")
    assert str(sharp.choose(view, FastRandom("green"))) == "play g4"


def test_it_challenges_a_certain_bluff() -> None:
    """After the swap seat 1 knows all of seat 0's cards, and the Wild Draw Four cannot be honest."""
    before = ["0 play r7", "0 swap 1", "1 play r1", "2 play r3", "0 play wi+4 blue"]
    hands = ["r7 r1 g1 g2 g3 y1", "wi+4 r8 r6 b2 b3", "r3 y3 y4 y5"]
    match = laid_out(hands, top="r9", house=["seven-zero"], before=before)
    assert str(sharp.choose(from_the_deal(match, 1, hands, "r9"), FastRandom("bluff"))) == "challenge"


@pytest.mark.parametrize("edition", ["rnib", "french"])
@pytest.mark.parametrize("options", [Options(target=500), Options(scoring="elimination", target=500)])
@pytest.mark.parametrize("hand", ["wi+4 r4 b2", "wi+4 r4 b2 g3 y1 b8", "wi+4 r4 b2 b3 b5 b8"])
def test_found_bluffing_it_does_not_bluff_again(edition: str, options: Options, hand: str) -> None:
    """The card went back to the hand, in which seat 1 has seen the red 4."""
    match = laid_out([hand, "g1 g2 g4 b7 b1"], top="r9", edition=edition, options=options, before=CAUGHT)
    assert "play wi+4 red" in [str(action) for action in match.view(0).legal]
    for seed in range(3):
        assert "wi+4" not in choice(sharp.choose, match, 0, str(seed))


def test_it_knows_what_it_plays_for() -> None:
    """Values are shares of the game, from none to all of it, the best first."""
    match = laid_out(["r5 r7 b9 b3 wi", "b1 b2 g4"], top="r9", options=Options(target=500))
    weighed = sharp.weigh(match.view(0), FastRandom("v"), 600)
    values = [value for _, value in weighed]
    assert values == sorted(values, reverse=True)
    assert all(0.0 <= value <= 1.0 for value in values)
    assert {str(action) for action, _ in weighed} == {
        "play r5", "play r7", "play b9", "play wi blue", "play wi green", "play wi red", "play wi yellow",
    }  # fmt: skip


def test_in_dos_it_makes_the_double_match_of_one_colour() -> None:
    match = laid_out(["b3 b4 g7 y10 r9", "b1 b5 g8 g9"], edition="dos", centre="b7 r1")
    assert choice(sharp.choose, match) == "match b7 with b3 b4"
