"""One live game: whom it waits for, and when bots may speak."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from sixdot.bots import Bot
from sixdot.bots.easy import choose
from sixdot.bots.guard import fallback, safely
from sixdot.game.actions import CATCH, DOS, PLAY, Action, parse
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Answered, CalledDos, Caught, Event, JumpedIn
from sixdot.game.house import house_edition
from sixdot.game.match import JUDGE, OVER, PLAYING, Match
from sixdot.game.options import Options, SetupError
from sixdot.game.reading import read_record
from sixdot.game.refusal import Refusal
from sixdot.game.replay import verify
from sixdot.game.shuffle import FastRandom, Source, chosen_deal
from sixdot.game.view import View
from sixdot.table import Table, answer_for
from tests.helpers.tables import laid_out

NAMES = ("You", "Ana", "Ben", "Cleo")


def watchful(view: View, source: Source) -> Action | None:
    """A bot that misses nothing: it catches, calls and jumps in whenever it may."""
    for action in view.legal:
        if action.verb in (CATCH, DOS) or (action.verb == PLAY and view.turn != view.seat):
            return action
    return fallback(view, source)


def careless(view: View, source: Source) -> Action | None:
    """A bot that never calls."""
    plain = tuple(action for action in view.legal if action.verb not in (CATCH, DOS) and not action.uno)
    return plain[0] if view.turn == view.seat else None


def a_table(game: Match, bot: Bot = watchful) -> Table:
    bots = {seat: bot for seat in range(game.players) if seat not in game.people}
    return Table(game, NAMES[: game.players], bots, "x")


def does(table: Table, seat: int, text: str) -> Sequence[Event]:
    told = table.apply(seat, parse(text))
    assert not isinstance(told, Refusal), str(told)
    return told


def caught(told: Sequence[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.target) for event in told if isinstance(event, Caught)]


def test_a_person_is_asked_before_any_bot_catches() -> None:
    table = a_table(laid_out("rnib", "r1 r2 | b1 b2 b3 | g1 g2 g3 | y1 y2 y3", discard="r5", people=[0, 2]))
    does(table, 0, "play r1")
    assert table.awaited() == (2,)
    assert table.step() == ()
    table.go_on(2)
    assert table.awaited() == ()
    assert caught(table.step()) == [(3, 0)]


def test_a_person_who_is_quick_enough_catches_first() -> None:
    table = a_table(laid_out("rnib", "r1 r2 | b1 b2 b3 | g1 g2 g3 | y1 y2 y3", discard="r5", people=[0, 2]))
    does(table, 0, "play r1")
    assert caught(does(table, 2, "catch 0")) == [(2, 0)]
    assert table.awaited() == ()


@pytest.mark.parametrize("play", ["play r1", "play r1 uno"])
def test_people_are_asked_alike_whether_or_not_the_call_was_made(play: str) -> None:
    table = a_table(laid_out("mattel", "r1 r2 | b1 b2 b3 | g1 g2 g3 | y1 y2 y3", discard="r5", people=[0, 2]))
    does(table, 0, play)
    assert table.awaited() == (2,)
    assert table.is_pause(2)
    assert [str(action) for action in table.offers(2)] == ["catch 0"]
    refused = table.apply(2, parse("catch 0"))
    assert isinstance(refused, Refusal) == play.endswith("uno")


def test_nobody_is_asked_when_nobody_is_down_to_the_last_card() -> None:
    table = a_table(laid_out("mattel", "r1 r2 r3 | r6 b2 b3 | g1 g2 g3", discard="r5", people=[0, 2]))
    does(table, 0, "play r1")
    assert table.awaited() == ()
    assert table.step()
    assert table.awaited() == (2,)
    assert not table.is_pause(2)


def test_the_person_in_turn_is_not_asked_twice() -> None:
    table = a_table(laid_out("mattel", "r1 r2 | b1 r6 b3 | g1 g2 g3", discard="r5", people=[1], dealer=2), careless)
    assert table.step()
    assert table.awaited() == (1,)
    assert not table.is_pause(1)
    assert caught(does(table, 1, "catch 0")) == [(1, 0)]
    assert table.awaited() == (1,)


def test_bots_never_catch_while_a_person_is_in_turn() -> None:
    table = a_table(laid_out("mattel", "r1 r2 | b1 r6 b3 | g1 g2 g3", discard="r5", people=[0, 1]))
    does(table, 0, "play r1")
    assert table.step() == ()
    does(table, 1, "play r6")
    assert caught(table.step()) == []


def test_a_person_calls_dos_before_any_bot_can_catch() -> None:
    game = laid_out("dos", "b5 b3 b4 | g3 g4 g6 | y3 y4 y6", centre="r5 r9", people=[0])
    table = a_table(game)
    does(table, 0, "match r5 with b5")
    assert table.step() == ()
    assert "dos" in [str(action) for action in table.game.view(0).legal]
    does(table, 0, "dos")
    does(table, 0, "done")
    assert caught(table.step()) == []


def test_a_person_who_does_not_call_dos_is_caught() -> None:
    table = a_table(laid_out("dos", "b5 b3 b4 | g3 g4 g6 | y3 y4 y6", centre="r5 r9", people=[0]))
    does(table, 0, "match r5 with b5")
    does(table, 0, "done")
    assert caught(table.step()) == [(2, 0)]


def test_a_player_with_two_cards_at_the_end_of_the_turn_is_asked_to_call() -> None:
    table = a_table(laid_out("dos", "b5 b3 b4 | g3 g4 g6", centre="r9 r10", draw="y8", people=[0]))
    does(table, 0, "draw")
    does(table, 0, "done")
    does(table, 0, "lay b5")
    assert table.game.view(0).counts[0] == 3
    does_two = a_table(laid_out("dos", "b5 b3 | g3 g4 g6", centre="r9 r10", draw="y8", people=[0]))
    does(does_two, 0, "draw")
    does(does_two, 0, "done")
    does(does_two, 0, "lay b5")
    assert does_two.is_pause(0)
    assert [str(action) for action in does_two.offers(0)] == ["dos"]
    assert does_two.step() == ()
    does_two.go_on(0)
    assert caught(does_two.step()) == [(1, 0)]


def test_a_bot_calls_dos_with_its_play_before_people_can_catch_it() -> None:
    table = a_table(laid_out("dos", "b5 b3 b8 | g3 g4 g6", centre="r5 r9", people=[1], dealer=1))
    assert table.step()
    assert table.awaited() == (1,)
    assert [type(event) for event in table.step()] == [CalledDos]
    assert table.step() == ()
    refused = table.apply(1, parse("catch 0"))
    assert isinstance(refused, Refusal)


def test_a_person_may_jump_in_before_bots_go_on() -> None:
    table = a_table(
        laid_out("mattel", "r5 b2 b3 | g1 g2 g3 | r5 y2 y3 | y5 y6 y7", discard="r1", people=[2], house="jump-in"),
        fallback,
    )
    assert table.step()
    assert table.is_pause(2)
    assert [str(action) for action in table.offers(2)] == ["play r5"]
    assert table.step() == ()
    told = does(table, 2, "play r5")
    assert isinstance(told[0], JumpedIn)


@pytest.mark.parametrize(
    ("house", "hands"),
    [
        ("seven-zero jump-in", "r7 g1 g2 g3 | r7 b1 b2 | b4 | y2 y3 y4 y6 y8"),  # a swap comes in between
        ("stacking=same jump-in", "r+2 g1 g2 g3 | r+2 b1 b2 b3 | b4 b5 b6 y1 | y2 y3 y4 b8"),  # and here a pick-up
    ],
)
def test_a_person_is_asked_to_jump_in_as_soon_as_that_is_possible(house: str, hands: str) -> None:
    table = a_table(laid_out("mattel", hands, discard="r5", people=[0], house=house, dealer=0), fallback)
    for _ in range(2):
        assert table.awaited() == ()
        assert table.step()
    assert table.is_pause(0)
    assert any(action.verb == PLAY for action in table.offers(0))


def test_a_player_who_let_a_jump_in_go_by_is_asked_again_only_with_a_new_card() -> None:
    hands = "r5 b2 b3 g7 | g1 g2 g3 | r5 y2 y3 | y8 y6 y7"
    table = a_table(
        laid_out("mattel", hands, discard="r1", people=[2], house="jump-in", dealer=3, draw="b8"), fallback
    )
    assert table.step()
    assert table.is_pause(2)
    table.go_on(2)
    for _ in range(2):  # the next player draws and passes; the card on top is the same
        assert table.step()
        assert not table.is_pause(2)


def test_a_bot_jumps_in_only_when_people_have_had_their_chance() -> None:
    table = a_table(
        laid_out("mattel", "r5 b2 b3 | g1 g2 y6 | r5 y2 y3 | r6 y5 y7", discard="r1", people=[0, 3], house="jump-in")
    )
    does(table, 0, "play r5")
    assert table.awaited() == (0, 3)
    assert table.step() == ()
    table.go_on(0)
    table.go_on(3)
    assert isinstance(table.step()[0], JumpedIn)


def test_where_several_people_play_all_are_asked_to_jump_in_whatever_they_hold() -> None:
    for hand in ("r5 y2 y3", "y1 y2 y3"):
        table = a_table(
            laid_out("mattel", f"r5 b2 b3 | g1 g2 g3 | {hand}", discard="r1", people=[0, 2], house="jump-in")
        )
        does(table, 0, "play r5")
        assert table.awaited() == (0, 2)


def test_once_somebody_is_caught_nobody_else_is_waited_for() -> None:
    table = a_table(laid_out("rnib", "r1 r2 | b1 b2 b3 | g1 g2 g3 | y1 y2 y3", discard="r5", people=[0, 2, 3]))
    does(table, 0, "play r1")
    assert table.awaited() == (2, 3)
    does(table, 2, "catch 0")
    assert table.awaited() == ()


def test_a_catch_that_fails_leaves_the_others_their_say() -> None:
    table = a_table(laid_out("rnib", "r1 r2 | b1 b2 b3 | g1 g2 g3 | y1 y2 y3", discard="r5", people=[0, 2, 3]))
    does(table, 0, "play r1 uno")
    assert isinstance(table.apply(2, parse("catch 0")), Refusal)
    assert table.awaited() == (2, 3)


def test_a_player_who_is_passed_over_is_not_asked() -> None:
    hands = "r1 r2 | b1 b2 b3 |  | y1 y2 y3"
    table = a_table(laid_out("rnib", hands, discard="r5", people=[0, 2, 3], eliminated=[2]))
    does(table, 0, "play r1")
    assert table.awaited() == (3,)


def test_a_bot_plays_on_for_a_person_who_leaves_until_the_return() -> None:
    table = a_table(laid_out("mattel", "r1 r2 r3 | r6 b2 b3", discard="r5", people=[0]))
    assert table.awaited() == (0,)
    does(table, 0, "leave")
    assert table.awaited() == ()
    assert table.step()
    assert table.step()
    does(table, 0, "return")
    assert table.awaited() == (0,)


def test_the_judge_is_waited_for() -> None:
    table = a_table(laid_out("question", "r1 r2 r3 | r6 b2 b3", Options(judge="person"), discard="r5", people=[0]))
    does(table, 0, "answer perhaps")
    assert table.awaited() == (JUDGE,)
    assert table.step() == ()
    does(table, JUDGE, "right")
    assert table.awaited() == (0,)


@pytest.mark.parametrize(("knows", "right"), [(0, False), (100, True)])
def test_the_table_decides_what_a_bot_knows(knows: int, right: bool) -> None:
    game = laid_out("question", "r1 r2 r3 | r6 b2 b3", discard="r5", people=[])
    table = Table(game, NAMES[:2], {0: watchful, 1: choose}, "x", knows=knows)
    told = [event for _ in range(12) for event in table.step() if isinstance(event, Answered)]
    assert told
    assert {event.right for event in told} == {right}


def test_an_answer_is_turned_into_one_only_where_something_is_asked() -> None:
    game = laid_out("mattel", "r1 r2 r3 | r6 b2 b3", discard="r5")
    assert answer_for(game, parse("play r1"), FastRandom("x")) == parse("play r1")


def test_every_seat_has_one_player() -> None:
    game = laid_out("mattel", "r1 r2 r3 | r6 b2 b3", discard="r5", people=[0])
    for bots in ({}, {0: choose, 1: choose}):
        with pytest.raises(SetupError, match="a person or a bot"):
            Table(game, NAMES[:2], bots, "x")


def test_what_people_knew_and_did_is_kept_when_the_round_is_over() -> None:
    table = a_table(laid_out("mattel", "r1 r2 | r6 b2 b3 b4", discard="r5", people=[0]))
    before = table.game.view(0)
    does(table, 0, "play r1 uno")
    assert table.decisions(0) == ()
    while table.awaited() != (0,):
        assert table.step()
    does(table, 0, "play r2")
    assert [str(decision.action) for decision in table.decisions(0)] == ["play r1 uno", "play r2"]
    assert table.decisions(0)[0].view == before
    assert table.decisions(1) == ()
    table.commit()
    table.deal()
    assert len(table.decisions(0)) == 2


def test_a_refusal_leaves_nothing_behind() -> None:
    table = a_table(laid_out("mattel", "r1 r2 r3 | r6 b2 b3", discard="r5", people=[0]))
    assert isinstance(table.apply(0, parse("play b9")), Refusal)
    assert table.decisions(0) == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_of_people_and_bots_is_recorded_and_never_stuck(edition: str) -> None:
    lines: list[str] = []
    game = Match(EDITIONS[edition], 4, Options(target=60), people=[0, 2])
    faults: list[str] = []
    bots = {1: safely(choose, faults.append), 3: safely(watchful, faults.append)}
    table = Table(game, NAMES, bots, "x", lines.append, deals="chosen")
    source = FastRandom("people")
    while game.stage != OVER:
        table.commit(chosen_deal("x", game.number + 1))
        table.deal()
        while game.stage == PLAYING:
            if not table.step():
                somebody_acts(table, source)
    assert faults == []
    assert verify(read_record("".join(lines))).problem == ""


def somebody_acts(table: Table, source: FastRandom) -> None:
    awaited = table.awaited()
    assert awaited
    seat = awaited[source.below(len(awaited))]
    if table.is_pause(seat):
        table.go_on(seat)
        return
    action = fallback(table.game.view(seat), source)
    assert action is not None
    assert not isinstance(table.apply(seat, action), Refusal)


def test_the_same_seed_plays_the_same_game() -> None:
    def played(seed: str) -> str:
        lines: list[str] = []
        game = Match(EDITIONS["mattel"], 3, Options(target=1), people=[])
        table = Table(game, NAMES[:3], dict.fromkeys(range(3), choose), seed, lines.append)
        table.commit(chosen_deal("x", 1))
        table.deal()
        while game.stage == PLAYING:
            table.step()
        return "".join(lines)

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_what_a_bot_decides_follows_from_the_seed_and_how_far_the_game_is() -> None:
    """Not from what it was asked before, so that a game can be resumed anywhere."""

    def drawn(asked: int) -> list[int]:
        seen: list[int] = []

        def curious(view: View, source: Source) -> Action | None:
            seen.append(source.below(1 << 30))
            return fallback(view, source)

        table = a_table(laid_out("mattel", "r1 r2 r3 | r6 r7 r8 b3 b4", discard="r5", people=[0], dealer=0), curious)
        for _ in range(asked):
            table._wish(1)
        seen.clear()
        assert table.step()
        does(table, 0, "play r1")
        assert table.step()
        return seen

    first, second = drawn(0)
    assert first != second
    assert drawn(3) == [first, second]


def test_in_practice_the_deals_follow_from_the_seed() -> None:
    game = Match(EDITIONS["mattel"], 2, people=[0])
    table = Table(game, NAMES[:2], {1: choose}, "x", deals="chosen")
    table.commit()
    assert game.secret == chosen_deal("x", 1)


def test_going_on_is_noted_once_and_only_for_those_who_were_asked() -> None:
    game = laid_out("mattel", "r1 r2 | b1 b2 b3 | g1 g2 g3 | y1 y2 y3", discard="r5", people=[0, 2])
    noted: list[tuple[int, int]] = []
    table = Table(game, NAMES, {1: watchful, 3: watchful}, "x", went_on=lambda *who: noted.append(who))
    table.go_on(2)
    does(table, 0, "play r1")
    table.go_on(2)
    table.go_on(2)
    assert noted == [(1, 2)]


def test_a_move_of_a_bot_that_is_done_again_shows_that_nobody_was_waited_for() -> None:
    game = laid_out("rnib", "r1 r2 | b1 b2 b3 | g1 g2 g3 | y1 y2 y3", discard="r5", people=[0, 2])
    table = a_table(game)
    secret = partial(chosen_deal, "x")
    table.again("0 play r1", secret)
    assert table.awaited() == (2,)
    assert isinstance(table.again("3 play y9", secret), Refusal)
    assert not isinstance(table.again("3 catch 0", secret), Refusal)
    assert table.awaited() == ()


@pytest.mark.parametrize(
    ("edition", "house", "leavers"),
    [
        ("rnib", "jump-in seven-zero", "bot"),
        ("mattel", "stacking=any jump-in", "fold"),
        ("french", "", "fold"),
        ("question", "", "bot"),
        ("dos", "", "fold"),
    ],
)
def test_whoever_comes_and_goes_no_bot_acts_while_a_person_is_waited_for(
    edition: str, house: str, leavers: str
) -> None:
    game = Match(house_edition(edition, house.split()), 4, Options(target=60, leavers=leavers), people=[0, 1, 3])
    faults: list[str] = []
    table = Table(game, NAMES, {2: safely(watchful, faults.append)}, "x", stand_in=safely(choose, faults.append))
    source = FastRandom(f"comings and goings {edition}")
    while game.stage != OVER:
        table.commit(chosen_deal("x", game.number + 1))
        table.deal()
        while game.stage == PLAYING:
            if source.below(80) == 0:
                seat = (0, 1, 3)[source.below(3)]
                table.apply(seat, parse("return" if seat in game.away else "leave"))
                continue
            awaited = table.awaited()
            told = table.step()
            if told and awaited:
                assert isinstance(told[0], CalledDos)
            elif not told and game.stage == PLAYING:
                somebody_acts(table, source)
    assert faults == []
