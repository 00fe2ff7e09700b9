"""The easy opponent: never illegal, never stuck, a little careless."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from sixdot.bots import bot_named, steady
from sixdot.bots.easy import choose
from sixdot.bots.guard import safely
from sixdot.game.actions import parse
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Committed, Dealt
from sixdot.game.house import HOUSE_RULES, OF_QUESTIONS, house_edition
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.game.view import View
from sixdot.table import Table
from tests.helpers.soak import bounded
from tests.helpers.tables import do, laid_out

TABLES: list[tuple[str, tuple[str, ...], int]]
TABLES = [(edition, (), players) for edition in EDITIONS for players in (2, EDITIONS[edition].most_players)]
TABLES += [
    ("question" if rule.name in OF_QUESTIONS else "mattel", (rule.written().partition("|")[0],), 4)
    for rule in HOUSE_RULES
    if rule.name != "hand"
]
TABLES += [("rnib", ("stacking=any", "jump-in", "seven-zero", "draw-until-fits", "forced-play", "number-last"), 4)]


@pytest.mark.parametrize(("edition", "house", "players"), TABLES)
def test_easy_plays_whole_rounds_and_every_answer_is_legal(
    edition: str, house: tuple[str, ...], players: int
) -> None:
    faults: list[str] = []
    for seed in ("a", "b", "c"):
        game = Match(house_edition(edition, house), players, Options(target=1), people=[])
        names = [f"Bot {seat}" for seat in range(players)]
        table = Table(game, names, dict.fromkeys(range(players), safely(choose, faults.append)), seed)
        steps = 0
        while game.stage != OVER:
            table.commit(chosen_deal(seed, game.number + 1))
            table.deal()
            while game.stage == PLAYING:
                assert table.step()
                steps += 1
                assert steps < 20_000
    assert faults == []


ROUNDS = bounded(100, soak=100_000)
CAP = 20_000  # steps


@pytest.mark.fault("B06")
@pytest.mark.slow
def test_ten_bots_end_round_after_round_and_try_nothing_illegal(
    record_property: Callable[[str, object], None],
) -> None:
    rounds = 0
    for edition in itertools.cycle([name for name, book in EDITIONS.items() if book.most_players == 10]):
        faults: list[str] = []
        game = Match(EDITIONS[edition], 10, people=[])
        bots = {seat: safely((choose, steady.choose)[seat % 2], faults.append) for seat in range(10)}
        table = Table(game, [f"Bot {seat}" for seat in range(10)], bots, f"ten {rounds}")
        while game.stage != OVER and rounds < ROUNDS:
            table.commit(chosen_deal(f"ten {rounds}", game.number + 1))
            table.deal()
            steps = 0
            while game.stage == PLAYING:
                assert table.step()
                steps += 1
                assert steps < CAP, f"round {rounds} of {edition} does not end"
            rounds += 1
        assert faults == []
        if rounds >= ROUNDS:
            break
    record_property("rounds of ten bots, all ended", rounds)


def often(view: View, rounds: int = 400) -> Counter[str]:
    """What easy does in one position, this many times."""
    source = FastRandom("often")
    return Counter(str(choose(view, source)) for _ in range(rounds))


def test_easy_forgets_to_call_uno_now_and_then() -> None:
    done = often(laid_out("mattel", "r1 r2 | g3 g4", discard="r5").view(0))
    called = sum(count for action, count in done.items() if action.endswith("uno"))
    assert 240 < called < 360
    assert sum(done.values()) == 400


def in_many_deals(view: View, rounds: int = 400) -> Counter[str]:
    """What easy does in one position, reached in this many different deals."""
    source = FastRandom("deals")
    return Counter(
        str(choose(replace(view, heard=(Dealt(0, 7), Committed(1, str(deal)), *view.heard)), source))
        for deal in range(rounds)
    )


def test_easy_forgets_to_call_dos_now_and_then() -> None:
    done = in_many_deals(laid_out("dos", "b9 y9 | g3 g4 g5", centre="r4 r5").view(0))
    assert 240 < done["dos"] < 360


def missed_call() -> Match:
    game = laid_out("rnib", "r1 r2 | g3 g4 | b1 b2", discard="r5")
    do(game, 0, "play r1")
    return game


def test_easy_seldom_catches_and_says_nothing_else_out_of_turn() -> None:
    done = in_many_deals(missed_call().view(2))
    assert 40 < done["catch 0"] < 140
    assert done["catch 0"] + done["None"] == 400


def test_what_easy_has_missed_it_does_not_notice_later() -> None:
    """U4: a window may stay open for many turns; a missed call is one chance, not one each turn."""
    for deal in range(20):
        dealt = (Committed(1, str(deal)), *[Dealt(0, 7)] * 3)
        game = missed_call()
        view = game.view(2)
        at_once = choose(replace(view, heard=(*dealt, *view.heard)), FastRandom("at once"))
        do(game, 1, "draw")
        do(game, 1, "pass")
        view = game.view(2)
        assert parse("catch 0") in view.legal
        later = choose(replace(view, heard=(*dealt, *view.heard)), FastRandom("later"))
        assert (later == parse("catch 0")) == (at_once == parse("catch 0"))


def test_a_chance_to_jump_in_is_taken_or_not_once() -> None:
    game = laid_out("mattel", "r1 r2 g7 | b4 g4 | r1 b2 b3", discard="r5", house="jump-in")
    do(game, 0, "play r1")
    assert len(often(game.view(2))) == 1
    done = in_many_deals(game.view(2))
    assert 80 < done["play r1"] < 190
    assert done["play r1"] + done["None"] == 400


def test_easy_mostly_accepts_a_wild_draw_four() -> None:
    game = laid_out("mattel", "wi+4 r1 b2 | g3 g4", discard="r5")
    do(game, 0, "play wi+4 blue")
    done = often(game.view(1))
    assert 300 < done["accept"] < 400
    assert done["accept"] + done["challenge"] == 400


def test_easy_names_a_colour_it_holds_and_keeps_wilds_for_later() -> None:
    assert set(often(laid_out("mattel", "wi g1 b2 | g3 g4", discard="r5").view(0))) == {
        "play wi blue",
        "play wi green",
    }
    assert set(often(laid_out("mattel", "wi r1 b2 | g3 g4", discard="r5").view(0))) == {"play r1"}


def test_bots_are_known_by_their_names() -> None:
    assert bot_named("easy") is choose
    with pytest.raises(ValueError, match="the bots are easy, steady, sharp"):
        bot_named("nobody")
