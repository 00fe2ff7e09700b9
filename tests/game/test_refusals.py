"""Every reason for a refusal, met at a table: what was wrong, what is legal instead, which rule says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_args

import pytest

from sixdot.conformance.runner import RULES
from sixdot.game.actions import parse
from sixdot.game.book import edition_from
from sixdot.game.editions import bring
from sixdot.game.match import JUDGE, Match
from sixdot.game.options import Options
from sixdot.game.refusal import RefusalReason, reasons
from tests.helpers.tables import do, laid_out, refusal_of

LEAVERS = "12"  # refusals to players who leave or come back are in section 12, not in a rule


@dataclass(frozen=True)
class Case:
    """At this table, after these actions, this one is refused."""

    reason: RefusalReason
    table: Callable[[], Match]
    seat: int
    action: str
    before: tuple[tuple[int, str], ...] = ()
    instead: str = ""  # something that is legal; none for a player who can do nothing


def mattel(hands: str = "r1 b2 wi | r4 g4 g6 | y1 y2 y3", **layout: Any) -> Callable[[], Match]:
    return lambda: laid_out("mattel", hands, **({"discard": "r5"} | layout))


def rnib(hands: str = "r1 b2 b3 | r4 g4 g6 | y1 y2 y3", **layout: Any) -> Callable[[], Match]:
    return lambda: laid_out("rnib", hands, **({"discard": "r5"} | layout))


def inn() -> Match:
    """By a book in which a draw is the whole turn."""
    book = bring(edition_from({"name": "inn", "based-on": "mattel", "after-draw": "nothing"}))
    return laid_out(book.id, "r1 b2 wi | r4 g4 g6", discard="r5")


def question(
    hands: str = "r1 b2 r+2 | r4 g4 g6 | y1 y2 y3", judge: str = "program", **layout: str
) -> Callable[[], Match]:
    return lambda: laid_out("question", hands, Options(judge=judge), **({"discard": "rsk"} | layout))


def dos(hands: str = "b7 b3 b4 wd r# | r4 g4 g6 | y1 y3 y4", **layout: Any) -> Callable[[], Match]:
    return lambda: laid_out("dos", hands, **({"centre": "r7 y9"} | layout))


def seven() -> Callable[[], Match]:
    return mattel("r7 b2 b3 | r4 g4 | y1 y2", house="seven-zero")


def first_wild() -> Match:
    return laid_out("mattel", "r1 b2 | r4 g4", first="wi")


BLUFF = "wi+4 r2 | r4 g4"
CASES = [
    Case("NO_SUCH_SEAT", mattel(), 3, "draw"),
    Case("NO_SUCH_SEAT", mattel(), -1, "play r1"),
    Case("NO_SUCH_SEAT", mattel(), 9, "catch 0"),
    Case("ROUND_OVER", mattel("r1 | r4 g4 g6"), 1, "play r4", ((0, "play r1"),)),
    Case("ROUND_OVER", mattel("r1 | r4 g4 g6"), 1, "catch 0", ((0, "play r1"),)),
    Case("ROUND_OVER", dos("b7 | r4 g4 g6"), 1, "draw", ((0, "match r7 with b7"),)),
    Case("NOT_YOUR_TURN", mattel(), 1, "play r4"),
    Case("NOT_YOUR_TURN", mattel(), 2, "draw"),
    Case("NOT_YOUR_TURN", mattel("wi+4 b2 b3 | r4 g4 g6 | y1 y2"), 2, "challenge", ((0, "play wi+4 red"),)),
    Case("NOT_YOUR_TURN", mattel("r6 b5 y1 | r3 g4 g6 | r6 r8 b1"), 2, "play r6", ((0, "play r6"),)),
    Case("NOT_YOUR_TURN", dos(), 1, "draw"),
    Case("NOT_IN_HAND", mattel(), 0, "play r9", instead="play r1"),
    Case("NOT_IN_HAND", mattel(), 0, "play wi+4 red", instead="play r1"),
    Case("DOES_NOT_FIT", mattel(), 0, "play b2", instead="draw"),
    Case("DOES_NOT_FIT", mattel(discard="wi", colour="green"), 0, "play r1", instead="draw"),
    Case("COLOUR_REQUIRED", mattel(), 0, "play wi", instead="play wi blue"),
    Case("COLOUR_REQUIRED", mattel("r1 wi | r4 g4"), 0, "play wi uno", instead="play wi blue uno"),
    Case("COLOUR_NOT_WANTED", mattel(), 0, "play r1 red", instead="play r1"),
    Case("NAME_THE_COLOUR", first_wild, 0, "play r1", instead="colour red"),
    Case("NAME_THE_COLOUR", first_wild, 0, "draw", instead="colour blue"),
    Case("NO_COLOUR_TO_NAME", mattel(), 0, "colour red", instead="play r1"),
    Case("ONLY_THE_DRAWN_CARD", mattel(draw="r9"), 0, "play r1", ((0, "draw"),), instead="play r9"),
    Case("ONLY_THE_DRAWN_CARD", mattel(draw="b9"), 0, "play r1", ((0, "draw"),), instead="pass"),
    Case("ALREADY_DRAWN", mattel(), 0, "draw", ((0, "draw"),), instead="pass"),
    Case("NOT_DRAWN", mattel(), 0, "pass", instead="draw"),
    Case("DRAW_ENDS_TURN", inn, 0, "pass", instead="draw"),
    Case("MUST_PLAY", rnib(), 0, "draw", instead="play r1"),
    Case("MUST_PLAY", rnib("wi+4 b2 b3 | r4 g4"), 0, "draw", instead="play wi+4 red"),
    Case("CHALLENGE_OR_ACCEPT", mattel(BLUFF), 1, "play r4", ((0, "play wi+4 red"),), instead="challenge"),
    Case("CHALLENGE_OR_ACCEPT", mattel(BLUFF), 1, "draw", ((0, "play wi+4 red"),), instead="accept"),
    Case("NOTHING_TO_CHALLENGE", mattel(), 0, "challenge", instead="play r1"),
    Case("NOTHING_TO_CHALLENGE", mattel(), 0, "accept", instead="play r1"),
    Case("NOTHING_TO_CHALLENGE", mattel(), 1, "challenge", ((0, "play wi red"),), instead="play r4"),
    Case("NOT_YOUR_TURN", mattel(BLUFF + " | y1 y2"), 1, "challenge", ((0, "play wi+4 red"), (1, "accept"))),
    Case(
        "NOTHING_TO_CHALLENGE", mattel(BLUFF + " | y1 y2"), 1, "challenge", ((0, "play wi+4 red"), (1, "challenge")),
        instead="draw",
    ),
    Case("STACK_OR_PICKUP", question(), 1, "play r4", ((0, "play r+2"),), instead="pickup"),
    Case("STACK_OR_PICKUP", question(), 1, "draw", ((0, "play r+2"),), instead="pickup"),
    Case("NOTHING_STACKED", question(), 0, "pickup", instead="play r1"),
    Case("NOTHING_STACKED", mattel(), 0, "pickup", instead="play r1"),
    Case("ANSWER_FIRST", question(discard="r5"), 0, "play r1", instead="unknown"),
    Case("ANSWER_FIRST", question(discard="r5"), 0, "draw", instead="answer ..."),
    Case("NOTHING_ASKED", question(), 0, "answer yes", instead="play r1"),
    Case("NOTHING_ASKED", mattel(), 0, "unknown", instead="play r1"),
    Case("NOTHING_TO_CONFIRM", question(discard="r5"), 0, "confirm", instead="unknown"),
    Case("NOTHING_TO_HINT", question(discard="r5"), 0, "hint", instead="unknown"),
    Case("BEING_JUDGED", question(judge="person", discard="r5"), 0, "play r1", ((0, "answer yes"),)),
    Case("NOT_TWO_CARDS", mattel(), 0, "play r1 uno", instead="play r1"),
    Case("NOT_TWO_CARDS", mattel("r1 | r4 g4"), 0, "play r1 uno", instead="play r1"),
    Case("NOTHING_TO_CATCH", mattel(), 1, "catch 0"),
    Case("NOTHING_TO_CATCH", mattel(), 0, "catch 7", instead="draw"),
    Case("NOTHING_TO_CATCH", mattel("r1 b2 | r4 g4"), 1, "catch 0", ((0, "play r1 uno"),), instead="play r4"),
    Case("ALREADY_CAUGHT", mattel("r1 b2 | r4 g4 | y1 y2"), 2, "catch 0", ((0, "play r1"), (1, "catch 0"))),
    Case("ALREADY_CAUGHT", dos("b7 b3 | r4 g4 g6 | y1 y3 y4"), 2, "catch 0", ((1, "catch 0"),)),
    Case("NOT_ONESELF", mattel("r1 b2 | r4 g4"), 0, "catch 0", ((0, "play r1"),)),
    Case("NOT_ONESELF", dos("b7 b3 | r4 g4 g6"), 0, "catch 0", instead="dos"),
    Case("NO_ADVICE_RULE", mattel(), 1, "accuse 0"),
    Case("NO_ADVICE_RULE", dos(), 1, "agree 0"),
    Case("NOT_A_PERSON", rnib(people=[0, 1]), 0, "accuse 2", instead="accuse 1"),
    Case("NOT_A_PERSON", rnib(people=[0, 1]), 2, "accuse 0"),
    Case("NOT_A_PERSON", rnib(), 0, "accuse 8", instead="accuse 1"),
    Case("NOT_A_PERSON", rnib(people=[0, 1]), 2, "leave"),
    Case("ACCUSES_ONESELF", rnib(), 1, "accuse 1", instead="accuse 0"),
    Case("ALREADY_ACCUSED", rnib(), 2, "accuse 1", ((0, "accuse 1"),), instead="agree 1"),
    Case("NOT_ACCUSED", rnib(), 2, "agree 1", instead="accuse 1"),
    Case("NOT_ACCUSED", rnib(), 2, "disagree 1", instead="accuse 1"),
    Case("ACCUSED_HAS_NO_VOICE", rnib(), 1, "disagree 1", ((0, "accuse 1"),), instead="accuse 0"),
    Case("ALREADY_VOTED", rnib(), 0, "agree 1", ((0, "accuse 1"),), instead="accuse 2"),
    Case("NOTHING_TO_JUDGE", question(judge="person", discard="r5"), JUDGE, "right"),
    Case("NOTHING_TO_JUDGE", question(judge="person", discard="r5"), 1, "right", ((0, "answer yes"),)),
    Case("NOTHING_TO_JUDGE", mattel(), JUDGE, "wrong"),
    Case("ALREADY_AWAY", mattel(), 1, "leave", ((1, "leave"),)),
    Case("NOT_AWAY", mattel(), 0, "return", instead="play r1"),
    Case("NOT_IN_THIS_GAME", mattel(), 0, "match r7 with b7", instead="play r1"),
    Case("NOT_IN_THIS_GAME", mattel(), 1, "dos"),
    Case("NOT_IN_THIS_GAME", mattel(), 0, "nolay", instead="play r1"),
    Case("NOT_IN_THIS_GAME", dos(), 0, "play r7", instead="draw"),
    Case("NOT_IN_THIS_GAME", dos(), 0, "challenge", instead="draw"),
    Case(
        "STACK_OR_LOSE_TURN", mattel("r+2 b2 b3 | r4 g+2 g6", house="stacking=same"), 1, "play r4",
        ((0, "play r+2"),), instead="pickup",
    ),
    Case(
        "STACK_OR_LOSE_TURN", mattel("r+2 b2 b3 | wi+4 g+2 g6", house="stacking=same"), 1, "play wi+4 red",
        ((0, "play r+2"),), instead="play g+2",
    ),
    Case(
        "STACK_OR_LOSE_TURN", mattel("r+2 b2 b3 | wi+4 g+2 g6", house="stacking=any"), 1, "draw",
        ((0, "play r+2"),), instead="play wi+4 red",
    ),
    Case("CANNOT_JUMP_IN", mattel(house="jump-in"), 1, "play r4"),
    Case("CANNOT_JUMP_IN", mattel("r1 b2 b3 | r5 g4 g6", house="jump-in"), 1, "play r5", ((0, "draw"),)),
    Case("CANNOT_JUMP_IN", mattel("r1 b2 b3 | r5 g4 g6", house="jump-in"), 1, "play r5 uno", instead="play r5"),
    Case("SWAP_FIRST", seven(), 0, "draw", ((0, "play r7"),), instead="swap 1"),
    Case("SWAP_WITH_ANOTHER", seven(), 0, "swap 0", ((0, "play r7"),), instead="swap 2"),
    Case("SWAP_WITH_ANOTHER", seven(), 0, "swap 7", ((0, "play r7"),), instead="swap 2"),
    Case("NOTHING_TO_SWAP", seven(), 0, "swap 1", instead="draw"),
    Case("NOT_IN_THIS_GAME", mattel(), 0, "swap 1", instead="draw"),
    Case("NOT_HONEST", mattel("wi+4 r2 | r4 g4", house="no-bluff"), 0, "play wi+4 blue", instead="play r2"),
    Case("FORCED_TO_PLAY", mattel(house="forced-play"), 0, "draw", instead="play r1"),
    Case(
        "FORCED_TO_PLAY", mattel("b1 b2 | g1 g2", house="forced-play", draw="r9"), 0, "pass", ((0, "draw"),),
        instead="play r9",
    ),
    Case("SAME_COLOUR", mattel(house="new-colour"), 0, "play wi red", instead="play wi blue"),
    Case("NUMBER_LAST", mattel("rsk | g1 g2", house="number-last"), 0, "play rsk", instead="draw"),
    Case("NOT_IN_ROW", dos(), 0, "match g3 with b3", instead="match r7 with b7"),
    Case("NOT_IN_ROW", dos("b7 g7 b3 | r4 g4 g6"), 0, "match r7 with g7", ((0, "match r7 with b7"),), instead="done"),
    Case("NOT_IN_DOS_HAND", dos(), 0, "match r7 with g7", instead="match r7 with b7"),
    Case("NOT_IN_DOS_HAND", dos(centre="r6 y9"), 0, "match r6 with b3 b3", instead="draw"),
    Case("NOT_IN_DOS_HAND", dos(), 0, "lay y10", ((0, "draw"), (0, "done")), instead="lay b7"),
    Case("DOES_NOT_ADD_UP", dos(), 0, "match r7 with b3", instead="match r7 with b7"),
    Case("DOES_NOT_ADD_UP", dos(), 0, "match y9 with b3 b4", instead="match r7 with b3 b4"),
    Case("DOES_NOT_ADD_UP", dos(), 0, "match r7 with r#=6", instead="match r7 with r#=7"),
    Case("NAME_WILD_DOS", dos(centre="r6 y9"), 0, "match r6 with wd b4", instead="match r6 with b4 wd=red"),
    Case("NAME_WILD_DOS", dos(centre="wd y9"), 0, "match wd with wd=red", instead="match wd=red with wd=red"),
    Case("NAME_WILD_NUMBER", dos(), 0, "match r7 with r#", instead="match r7 with r#=7"),
    Case("NAME_WILD_NUMBER", dos(centre="b# y9"), 0, "match b# with b4", instead="match b#=4 with b4"),
    Case("NO_DRAW_AFTER_MATCH", dos(), 0, "draw", ((0, "match r7 with b7"),), instead="done"),
    Case("DRAWN_IN_DOS", dos(), 0, "draw", ((0, "draw"),), instead="done"),
    Case("MATCH_OR_DRAW", dos(), 0, "done", instead="draw"),
    Case("LAY_FIRST", dos(), 0, "match r7 with b7", ((0, "draw"), (0, "done")), instead="lay b7"),
    Case("LAY_FIRST", dos(), 0, "draw", ((0, "draw"), (0, "done")), instead="lay b3"),
    Case("LAY_FIRST", dos(), 0, "done", ((0, "draw"), (0, "done")), instead="lay b3"),
    Case("NOTHING_TO_LAY", dos(), 0, "lay b7", instead="draw"),
    Case("NOTHING_TO_LAY", dos(), 0, "nolay", instead="draw"),
    Case("MUST_LAY", dos(centre="b7 y9"), 0, "nolay", ((0, "match b7 with b3 b4"), (0, "done")), instead="lay b7"),
    Case("MUST_LAY_AFTER_DRAW", dos(), 0, "nolay", ((0, "draw"), (0, "done")), instead="lay b7"),
    Case("NOT_TWO_FOR_DOS", dos(), 0, "dos", instead="draw"),
    Case("ALREADY_CALLED", dos("b7 b3 | r4 g4 g6"), 0, "dos", ((0, "dos"),), instead="draw"),
    Case("ALREADY_CALLED", dos("b7 b3 | r4 g4 g6"), 0, "dos", ((1, "catch 0"),), instead="draw"),
    Case("CANNOT_CATCH_DOS", dos(), 1, "catch 0"),
    Case("CANNOT_CATCH_DOS", dos("b7 b3 | r4 g4 g6"), 1, "catch 0", ((0, "dos"),)),
    Case("CANNOT_CATCH_DOS", dos(), 1, "catch 9"),
]  # fmt: skip


@pytest.mark.fault("R12", "R17", "R22", "R23", "R24", "R30", "R36")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.seat} {case.action}")
def test_a_refusal_says_what_was_wrong_what_is_legal_and_which_rule_says_so(case: Case) -> None:
    game = case.table()
    for seat, action in case.before:
        do(game, seat, action)
    legal = game.legal(case.seat) if 0 <= case.seat < game.players else ()
    refusal = refusal_of(game, case.seat, case.action)  # and nothing has changed

    rule, wrong = reasons()[case.reason]
    assert refusal.reason == case.reason
    assert (refusal.edition, refusal.rule) == (game.edition.id, rule)
    assert (refusal.seat, refusal.action) == (case.seat, parse(case.action))
    assert refusal.legal == legal
    said = str(refusal)
    assert said.startswith(f"'{refusal.action}' is refused: {wrong}. ")
    assert said.endswith(f"({game.edition.name} {rule})")
    for action in map(str, legal[:8]):
        assert action in said
    if not legal:
        assert "Nothing can be done from that seat now." in said
    if case.instead:
        assert case.instead in map(str, legal)
    elif 0 <= case.seat < game.players and game.view(case.seat).turn == case.seat and case.reason != "BEING_JUDGED":
        assert legal, "somebody whose turn it is can do something"


@pytest.mark.parametrize("reason", reasons())
def test_every_reason_has_a_case(reason: str) -> None:
    assert reason in {case.reason for case in CASES}


def test_the_reasons_that_the_types_allow_are_those_that_there_are() -> None:
    assert get_args(RefusalReason) == tuple(reasons())


@pytest.mark.parametrize("reason", reasons())
def test_every_reason_names_a_rule_that_is_there(reason: RefusalReason) -> None:
    rule, wrong = reasons()[reason]
    assert rule in RULES or rule == LEAVERS
    assert len(wrong) > 15
    assert not wrong.endswith(".")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.seat} {case.action}")
def test_after_a_refusal_everything_legal_is_still_done(case: Case) -> None:
    game = case.table()
    for seat, action in case.before:
        do(game, seat, action)
    refusal = refusal_of(game, case.seat, case.action)
    if refusal.legal:
        do(game, case.seat, str(refusal.legal[0]))


def test_a_long_list_of_legal_actions_is_cut_short() -> None:
    refusal = refusal_of(mattel("r1 r2 r3 r4 r6 r7 r8 r9 r0 | g1 g2", discard="r5")(), 0, "pass")
    assert len(refusal.legal) == 10
    assert "play r8, ..." in str(refusal)
    assert "play r9" not in str(refusal)
