"""Refusals: values that say what was wrong, by which rule, and what would be legal instead."""

from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from typing import Literal, cast

from sixdot.game.actions import Action
from sixdot.game.values import FrozenValue

RefusalReason = Literal[
    "NO_SUCH_SEAT", "ROUND_OVER", "NOT_YOUR_TURN", "NOT_IN_HAND", "DOES_NOT_FIT", "COLOUR_REQUIRED",
    "COLOUR_NOT_WANTED", "NAME_THE_COLOUR", "NO_COLOUR_TO_NAME", "ONLY_THE_DRAWN_CARD", "ALREADY_DRAWN", "NOT_DRAWN",
    "DRAW_ENDS_TURN", "MUST_PLAY", "CHALLENGE_OR_ACCEPT", "NOTHING_TO_CHALLENGE", "STACK_OR_PICKUP",
    "NOTHING_STACKED", "ANSWER_FIRST", "NOTHING_ASKED", "NOTHING_TO_HINT", "NOTHING_TO_CONFIRM", "BEING_JUDGED",
    "NOT_TWO_CARDS", "NOTHING_TO_CATCH", "ALREADY_CAUGHT", "NOT_ONESELF", "NO_ADVICE_RULE", "NOT_A_PERSON",
    "ACCUSES_ONESELF", "ALREADY_ACCUSED", "NOT_ACCUSED", "ACCUSED_HAS_NO_VOICE", "ALREADY_VOTED", "NOTHING_TO_JUDGE",
    "ALREADY_AWAY", "NOT_AWAY", "NOT_IN_THIS_GAME", "STACK_OR_LOSE_TURN", "CANNOT_JUMP_IN", "SWAP_FIRST",
    "NOTHING_TO_SWAP", "SWAP_WITH_ANOTHER", "NOT_HONEST", "FORCED_TO_PLAY", "SAME_COLOUR", "NUMBER_LAST",
    "NOT_IN_ROW", "NOT_IN_DOS_HAND", "DOES_NOT_ADD_UP", "NAME_WILD_DOS", "NAME_WILD_NUMBER", "NO_DRAW_AFTER_MATCH",
    "DRAWN_IN_DOS", "MATCH_OR_DRAW", "LAY_FIRST", "NOTHING_TO_LAY", "MUST_LAY", "MUST_LAY_AFTER_DRAW",
    "NOT_TWO_FOR_DOS", "ALREADY_CALLED", "CANNOT_CATCH_DOS",
]  # fmt: skip


@cache
def reasons() -> dict[RefusalReason, tuple[str, str]]:
    """Of each reason, the id of its rule and what was wrong."""
    lines = (get_data("sixdot.game", "refusals.txt") or b"").decode().splitlines()
    found = [line.split(maxsplit=2) for line in lines if not line.startswith("#")]
    return {cast(RefusalReason, reason): (rule, wrong) for reason, rule, wrong in found}


@dataclass(frozen=True)
class Refusal(FrozenValue):
    """Why an action was not taken. Nothing has changed.

    >>> round = Position(edition_named("mattel"), hands=[["r5", "b2"], ["g1"]], discard=["r9"]).set_up()
    >>> refusal = round.apply(0, parse("play b2"))
    >>> isinstance(refusal, Refusal), refusal.reason, refusal.rule
    (True, 'DOES_NOT_FIT', 'T1')
    """

    reason: RefusalReason
    edition: str
    seat: int
    action: Action
    legal: tuple[Action, ...]

    @property
    def rule(self) -> str:
        return reasons()[self.reason][0]

    def __str__(self) -> str:
        wrong = reasons()[self.reason][1]
        shown = [str(action) for action in self.legal[:8]]
        if len(self.legal) > len(shown):
            shown.append("...")
        instead = f"Legal now: {', '.join(shown)}." if shown else "Nothing can be done from that seat now."
        return f"{str(self.action)!r} is refused: {wrong}. {instead} ({self.edition.partition('~')[0]} {self.rule})"
