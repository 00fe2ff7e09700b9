"""The referee follows every round of the engine from what a table can see, and refuses what cannot have happened."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sixdot.game import actions as a
from sixdot.game.actions import Action, parse
from sixdot.game.cards import Card
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Challenged, Drew, RoundOver
from sixdot.game.house import house_edition
from sixdot.game.kinds import NUMBERS
from sixdot.game.refusal import Refusal
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import OVER_PHASE
from sixdot.score.referee import Referee
from sixdot.score.unseen import Impossible, Revealed, ToTell, UnseenRound
from tests.helpers.refereed import dealt, deeds, first_cards, follow, public
from tests.helpers.soak import bounded

ROUNDS = bounded(300, soak=10_000)
BARE = (a.draw, a.pass_, a.challenge, a.accept, a.pickup, a.done, a.nolay, a.dos)
NAMES = ("Ana", "Ben", "Cal")


def test_a_referee_never_calls_a_legal_action_illegal_and_never_loses_the_table(
    record_property: Callable[[str, object], None],
) -> None:
    told = [follow(seed) for seed in range(ROUNDS)]
    record_property("rounds told to a referee", ROUNDS)
    record_property("actions told to a referee", sum(told))
    assert min(told) > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_referee_refuses_the_engine_refuses_too(edition: str) -> None:
    """And whatever may be done with any hand, by the referee's word, the engine allows, whatever the hand is."""
    random, refused, sure = Random(edition), 0, 0
    for seed in range(bounded(6, soak=200)):
        players = 2 + seed % 3
        game, events = dealt(EDITIONS[edition], players, seed)
        table = UnseenRound(EDITIONS[edition], players, int(game.dealer))
        table.start(first_cards(events))
        for deed in deeds(game, random, 60):
            table.apply(deed.seat, deed.action, deed.shown)
            if game.phase == OVER_PHASE:
                break
            for seat in game.seated():
                for action in (*a.catches[:players], *BARE):
                    verdict = table.may(seat, action)
                    if verdict.barred is not None:
                        refused += 1
                        assert not game.is_legal(seat, action), f"seed {seed}: {seat} {action}"
                    elif verdict.unless is None:
                        sure += 1
                        assert game.is_legal(seat, action), f"seed {seed}: {seat} {action}"
                for action in game.legal(seat):
                    assert table.may(seat, action).barred is None, f"seed {seed}: {seat} {action}"
    assert refused > 100
    assert sure > 20


def test_a_referee_who_was_told_otherwise_would_be_found_out() -> None:
    """The comparison is no formality: a table that has seen one card less knows something else."""
    game, events = dealt(EDITIONS["mattel"], 3, 1)
    table = UnseenRound(EDITIONS["mattel"], 3, int(game.dealer))
    table.start(first_cards(events))
    assert public(table.view()) == public(game.view(None))
    table.correct(0, 6)
    assert public(table.view()) != public(game.view(None))


# What cannot have happened


def begun(edition: str, first: str, *told: str, house: tuple[str, ...] = ()) -> Referee:
    return Referee(house_edition(edition, house), NAMES, 0, told=[f"first {first}", *told])


@pytest.mark.parametrize(
    ("edition", "first", "told", "line", "rule"),
    [
        ("mattel", "r5", (), "2 play r7", "S7"),  # out of turn
        ("mattel", "r5", (), "1 play b7", "T1"),  # wrong colour, wrong number
        ("mattel", "r5", (), "1 pass", "T3"),
        ("mattel", "r5", ("1 draw",), "1 draw", "T3"),
        ("mattel", "r5", (), "1 challenge", "C1"),
        ("mattel", "r5", ("1 play wi+4 green",), "1 play g3", "S7"),
        ("mattel", "r5", ("1 play wi+4 green",), "2 play g3", "C5"),
        ("mattel", "r5", (), "1 play r7 uno", "U6"),
        ("mattel", "r5", (), "2 catch 1", "U6"),
        ("mattel", "r5", ("1 play r7",), "2 play wi", "T6"),
        ("mattel", "wi", (), "1 play r7", "F4"),
        ("mattel", "r5", (), "1 accuse 2", "A1"),
        ("french", "r5", ("1 play rrv",), "2 play r1", "S7"),  # the other way round now
        ("french", "r5", ("1 play rsk",), "2 play r1", "S7"),
        ("rnib", "r5", ("1 play wi+4 green", "2 challenge : guilty", "2 play r1", "0 play r2"), "1 draw", "T2"),
        ("question", "r5", (), "1 play r7", "Q1"),
        ("question", "r5", ("1 answer ... : right", "1 play r+2"), "2 play r7", "Q4"),
        ("dos", "b7 r5", (), "1 done", "O14"),
        ("dos", "b7 r5", (), "1 match b7 with b3 b3", "O2"),
        ("dos", "b7 r5", (), "1 match g7 with g7", "O2"),
        ("dos", "b7 r5", ("1 draw", "1 done"), "1 nolay", "O3"),
        ("dos", "b7 r5", ("1 match b7 with b7",), "1 draw", "O1"),
        ("dos", "b7 r5", (), "1 dos", "O10"),
    ],
)  # fmt: skip
def test_what_no_hand_would_allow_is_refused_by_its_rule(
    edition: str, first: str, told: tuple[str, ...], line: str, rule: str
) -> None:
    referee = begun(edition, first, *told)
    before, lines = public(referee.table.view()), referee.told.copy()
    refusal = referee.tell(line)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == rule
    assert public(referee.table.view()) == before
    assert referee.told == lines


@pytest.mark.parametrize(
    ("house", "told", "line", "rule"),
    [
        ("stacking=same", ("1 play r+2",), "2 play wi+4 red", "H1"),
        ("jump-in", (), "2 play r7", "H2"),
        ("seven-zero", ("1 play r7",), "1 draw", "H3"),
        ("new-colour", (), "1 play wi red", "H9"),
        ("number-last", ("count 1 1",), "1 play rsk", "H10"),
    ],
)
def test_house_rules_are_kept_too(house: str, told: tuple[str, ...], line: str, rule: str) -> None:
    refusal = begun("mattel", "r5", *told, house=(house,)).tell(line)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == rule


def test_a_card_of_which_no_more_are_left_cannot_be_played() -> None:
    referee = begun("mattel", "r0", "1 play r5", "2 play r5", "0 draw", "0 pass")
    odd = referee.tell("1 play r5")
    assert isinstance(odd, Impossible)
    assert (odd.why, odd.rule, str(odd.card), odd.number) == ("copies", "D2", "r5", 2)
    assert isinstance(referee.tell("reshuffle"), list)  # under the top card there may be one again
    assert isinstance(referee.tell("1 play r5"), list)


def test_a_hand_that_is_known_is_not_forgotten() -> None:
    """C3: the Wild Draw Four went back, so its player holds it and can play it, and does not draw (T2)."""
    referee = begun("rnib", "r5", "1 play wi+4 green", "2 challenge : guilty", "2 play r1", "0 play r2")
    assert referee.table.view().counts == (6, 11, 6)
    assert isinstance(referee.tell("1 draw"), Refusal)
    assert isinstance(referee.tell("1 play wi+4 red"), list)


# What depends on hands


@pytest.mark.parametrize(
    ("edition", "told", "action", "barred", "unless", "bluff"),
    [
        ("mattel", (), "1 draw", None, None, False),
        ("rnib", (), "1 draw", None, "MUST_PLAY", False),
        ("rnib", (), "2 draw", "NOT_YOUR_TURN", None, False),
        ("mattel", (), "1 play r7", None, None, False),
        ("mattel", (), "1 play b7", "DOES_NOT_FIT", None, False),
        ("mattel", (), "1 play wi+4 red", None, None, True),
        ("question", ("1 answer ... : right",), "1 play wi+4 red", None, None, False),
        ("mattel", ("1 draw",), "1 play r7", None, "ONLY_THE_DRAWN_CARD", False),
        ("mattel", ("count 1 1",), "1 play wi+4 red", None, None, False),  # nothing is left to hide (C6)
        ("mattel no-bluff", (), "1 play wi+4 red", None, "NOT_HONEST", False),
        ("mattel forced-play", ("1 draw",), "1 pass", None, "FORCED_TO_PLAY", False),
        ("dos", (), "1 match b7 with b3 b4", None, None, False),
    ],
)
def test_may_somebody_do_it(
    edition: str, told: tuple[str, ...], action: str, barred: str | None, unless: str | None, bluff: bool
) -> None:
    name, *house = edition.split()
    referee = begun(name, "b7 r5" if name == "dos" else "r5", *told, house=tuple(house))
    before = public(referee.table.view())
    seat, _, text = action.partition(" ")
    verdict = referee.may(int(seat), parse(text))
    assert (getattr(verdict.barred, "reason", None), getattr(verdict.unless, "reason", None)) == (barred, unless)
    assert verdict.bluff == bluff
    assert public(referee.table.view()) == before


@pytest.mark.parametrize("edition", ["rnib", "mattel", "french"])
def test_a_challenge_is_settled_by_the_hand_as_the_engine_settles_it(edition: str) -> None:
    """Both ways, in every edition that has challenges: the engine's hands are told card by card."""
    random, settled = Random(edition), {True: 0, False: 0}
    for seed in range(bounded(25, soak=1000)):
        game, events = dealt(EDITIONS[edition], 3, seed)
        assert isinstance(game, UnoRound)
        table = UnseenRound(EDITIONS[edition], 3, int(game.dealer))
        table.start(first_cards(events))
        for deed in deeds(game, random):
            for event in deed.events:
                if isinstance(event, Challenged):
                    assert event.hand is not None
                    assert table.is_bluff([card.kind for card in event.hand]) is event.guilty, f"seed {seed}"
                    settled[event.guilty] += 1
            table.apply(deed.seat, deed.action, deed.shown)
    assert min(settled.values()) > 5


def test_a_challenge_waits_for_the_verdict_and_a_hand_of_the_right_size() -> None:
    referee = begun("mattel", "r5", "1 play wi+4 green")
    deck = referee.edition.deck
    assert referee.tell("2 challenge") == ToTell("guilty")
    assert isinstance(referee.table.is_bluff([deck.kind("r1")]), Impossible)
    hand = [deck.kind(code) for code in ("b1", "b2", "g3", "y4", "y5", "wi")]
    assert referee.table.is_bluff(hand) is False
    assert referee.table.is_bluff([*hand[:5], deck.kind("r9")]) is True
    assert isinstance(referee.do(2, a.challenge, Revealed(guilty=True)), list)
    assert referee.table.view().counts == (7, 10, 7)


# What is told besides, taken back, corrected, kept


def test_what_was_told_is_taken_back_line_by_line() -> None:
    lines = ["first r5", "1 play r+2", "0 play wi+4 green", "1 challenge : honest", "2 draw", "2 pass", "0 play g1"]
    referee = Referee(EDITIONS["mattel"], NAMES, 0)
    known = []
    for line in lines:
        known.append(public(referee.table.view()))
        assert isinstance(referee.tell(line), list), line
    for line, before in zip(reversed(lines), reversed(known), strict=True):
        assert referee.undo() == line
        assert public(referee.table.view()) == before
    assert referee.undo() is None


def test_a_count_is_put_right_and_the_deck_still_has_all_its_cards() -> None:
    referee = begun("mattel", "r5", "count 1 4", "count 2 9")
    view = referee.table.view()
    assert view.counts == (7, 4, 9)
    assert sum(view.counts) + view.draw_count + view.discard_count == 108
    assert isinstance(referee.tell("count 1 0"), Impossible)
    assert isinstance(referee.tell("count 1 400"), Impossible)


def test_uno_that_was_told_after_the_card_was_said_with_it() -> None:
    referee = begun("mattel", "r5", "count 1 2", "1 play r7")
    assert referee.table.view().catchable == (1,)
    assert referee.called(1)
    assert referee.table.view().catchable == ()
    assert referee.table.view().announced == (1,)
    assert referee.told[-2:] == ["1 play r7", "uno 1"]
    assert not referee.called(1)
    assert not referee.called(2)


def test_draws_that_are_owed_are_known_until_something_else_happens() -> None:
    referee = begun("mattel", "r5", "1 play r+2")
    assert [(event.seat, event.count) for event in referee.owed] == [(2, 2)]
    referee.tell("0 play r1")
    assert referee.owed == ()


def test_a_round_is_handed_over_with_its_winner_and_what_the_others_hold() -> None:
    referee = begun("mattel", "r5", "count 1 1", "count 2 1", "count 0 2")
    over = referee.tell("1 play r+2")
    assert isinstance(over, list)
    assert isinstance(over[-1], RoundOver)
    assert any(isinstance(event, Drew) and event.seat == 2 for event in over)  # G1
    deck = referee.edition.deck
    held = deck.named([deck.kind(code) for code in ("r5", "wi", "b1")])
    left: dict[int, int | tuple[Card, ...]] = {0: 25, 2: held}
    ended = referee.ended(left)
    assert not isinstance(ended, Impossible)
    assert (ended.winner, ended.left) == (1, left)
    assert isinstance(referee.ended({2: held[:2]}), Impossible)


def test_a_first_card_that_may_not_start_goes_back() -> None:
    for edition, code, rule in (("mattel", "wi+4", "F5"), ("question", "rsk", "F1"), ("question", "wi+4", "F5")):
        referee = Referee(EDITIONS[edition], NAMES, 0)
        odd = referee.tell(f"first {code}")
        assert isinstance(odd, Impossible)
        assert odd.rule == rule
        assert not referee.has_begun
        assert isinstance(referee.tell("first r5"), list)


def test_lines_that_make_no_sense_are_not_taken_up() -> None:
    for line in ("1 play b7", "1 play zz", "nobody draw", "1 dance", "count 1 x"):
        with pytest.raises(ValueError, match=r".+"):
            begun("mattel", "r5", line)


def test_every_number_may_start_every_round() -> None:
    for kind in [kind for kind in range(52) if NUMBERS >> kind & 1]:
        table = UnseenRound(EDITIONS["question"], 2, 0)
        assert isinstance(table.start([kind]), list)
        assert isinstance(table.apply(1, Action(a.ANSWER, text="..."), Revealed(right=True)), list)
