"""The judge that learned who wins between two: what it sees, what it knows, and where it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pkgutil import get_data

import pytest

from sixdot.bots import steady
from sixdot.bots.sharp import playout_for
from sixdot.bots.uno.judge import CELLS, UNITS, Judge, cells_of
from sixdot.bots.uno.playout import LearnedOutlook, UnoOutlook, UnoPlayout
from sixdot.game.book import read_book
from sixdot.game.editions import bring, edition_named
from sixdot.game.events import Event
from sixdot.game.match import Match
from sixdot.game.position import Position, simulated_round
from sixdot.game.shuffle import FastRandom
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import OVER_PHASE, TURN_PHASE
from sixdot.lab.play import play_round
from tests.helpers.bot_positions import dealt

STORED = get_data("sixdot.bots.uno", "judge.bin") or b""
LEARNED = LearnedOutlook()


def position(hands: Sequence[str], top: str) -> UnoRound:
    game = Position(edition_named("mattel"), [hand.split() for hand in hands], discard=[top]).set_up()
    assert isinstance(game, UnoRound)
    return game


def chance(mover: str, other: str, top: str = "r9") -> float:
    return LEARNED.chances(position([mover, other], top))[0]


def test_fifteen_cells_speak_of_every_position() -> None:
    source = FastRandom("cells")
    for number in range(60):
        game = simulated_round(edition_named("rnib"), 2, source, number % 2)
        assert isinstance(game, UnoRound)
        for _ in range(1000):
            if game.phase == OVER_PHASE:
                break
            if game.phase == TURN_PHASE:
                cells = cells_of(game)
                assert len(cells) == 15
                assert min(cells) >= 0
                assert max(cells) < CELLS
                found = LEARNED.chances(game)
                assert 0.0 < found[game.turn] < 1.0
                assert sum(found) == pytest.approx(1.0)
            game.apply(game.turn, game.any_legal(source))


def test_no_colour_is_better_than_another() -> None:
    hands, top = ["r1 r2 r+2 b3 g3 wi", "g1 g3 g7 ysk b8"], "r7"
    first = sorted(cells_of(position(hands, top)))
    for other in ("bgyr", "ybrg", "gryb"):
        change = str.maketrans("rbgy", other)
        turned = [" ".join([code if code[:2] == "wi" else code.translate(change) for code in hand.split()])
                  for hand in hands]  # fmt: skip
        assert sorted(cells_of(position(turned, top.translate(change)))) == first


def test_what_it_knows() -> None:
    assert chance("r1", "g1 g2 g3 b4 b5") > 0.97, "the last card fits"
    assert chance("b1 b2 y3 y4 g5", "r1") < 0.2, "nothing fits, and the other has one card left that does"
    assert chance("r1 r2 b3 wi", "g1 g2 y3 b4") > chance("r1 r2 b3 g4", "g1 g2 y3 b4") + 0.05, (
        "a wild is worth having"
    )
    assert chance("r1 r2 b3 g4 g5", "y1 y2 y3") < chance("r1 r2 b3", "y1 y2 y3 b4 g5") - 0.2, "fewer cards are better"
    assert chance("rsk r3", "g1 r2") > chance("r5 r3", "g1 r2"), "who skips the other goes out at once"


def test_it_foretells_rounds_of_steady_players_better_than_the_tables() -> None:
    lost = {"learned": 0.0, "tables": 0.0}
    outlooks = {"learned": LEARNED, "tables": UnoOutlook()}
    seen: list[tuple[int, dict[str, list[float]]]] = []

    def watch(match: Match, told: Sequence[Event]) -> None:
        game = match.round
        if isinstance(game, UnoRound) and game.phase == TURN_PHASE:
            seen.append((int(game.turn), {name: outlook.chances(game) for name, outlook in outlooks.items()}))

    for number in range(250):
        seen.clear()
        result = play_round(edition_named("mattel"), [steady.choose] * 2, f"judge {number}", watch=watch)
        winner = result.wins.index(1.0)
        for _, chances in seen:
            for name, found in chances.items():
                lost[name] -= log(found[winner]) / len(seen) / 250
    assert lost["learned"] < lost["tables"] < log(2)


def test_more_players_are_left_to_the_tables() -> None:
    game = simulated_round(edition_named("mattel"), 3, FastRandom("three"))
    assert LEARNED.chances(game) == UnoOutlook().chances(game)


@pytest.mark.parametrize(
    ("edition", "house", "asked"),
    [("mattel", (), True), ("rnib", (), True), ("mattel", ("seven-zero",), False), ("question", (), False)],
)
def test_it_is_asked_where_the_rules_are_those_it_has_seen(edition: str, house: tuple[str, ...], asked: bool) -> None:
    match = dealt(edition, 2, "asked", house)
    assert match.round is not None
    outlook = playout_for(match.view(int(match.round.turn))).outlook
    assert isinstance(outlook, LearnedOutlook) == asked


@pytest.mark.parametrize(
    "answer", ["jump-in = true", 'after-draw = "any"', "number-last = true", "reshuffles = false"]
)
def test_a_book_from_outside_with_the_answer_of_a_house_rule_is_played_like_the_rule(answer: str) -> None:
    pub = bring(read_book(f'name = "inn"\nsource = "The wall"\nbased-on = "mattel"\n{answer}\n'))
    match = dealt(pub.id, 2, "brought")
    assert match.round is not None
    playout = playout_for(match.view(int(match.round.turn)))
    assert isinstance(playout, UnoPlayout)
    assert playout.by_house
    assert not isinstance(playout.outlook, LearnedOutlook)


def test_it_is_asked_when_two_of_three_are_left() -> None:
    hands = [["r1", "r2", "b3"], [], ["g1", "g2", "y5"]]
    game = Position(edition_named("french"), hands, discard=["r9"], eliminated=[1]).set_up()
    pair = Position(edition_named("french"), [hands[0], hands[2]], discard=["r9"]).set_up()
    one, other = LEARNED.chances(pair)
    assert LEARNED.chances(game) == [one, 0.0, other]


def test_rows_that_are_not_all_there_are_refused() -> None:
    assert len(STORED.partition(b"\n")[2]) == CELLS * (UNITS + 1)
    with pytest.raises(ValueError, match="the rows of all cells"):
        Judge(STORED[:-1])
