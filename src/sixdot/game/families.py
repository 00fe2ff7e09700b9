"""Families: what UNO and DOS each bring to the table. Nobody asks which family it is: the family answers.

A third game is a folder beside `uno` and `dos` whose `machine` has its Round and its View, named after the family;
its deck in `cards.DECKS`; and an entry here. The folder is loaded when the game is first played.
"""

from functools import cache
from importlib import import_module
from typing import Final, NamedTuple, cast

from sixdot.game.actions import Action, dos
from sixdot.game.edition import Edition
from sixdot.game.round import Round
from sixdot.game.shuffle import Source
from sixdot.game.view import View


class Call(NamedTuple):
    """What is called out when few cards are left."""

    word: str
    cards: int  # left in the hand
    action: Action | None  # the call on its own; None: it is part of the play


@cache
def _loaded(family: str, kind: str) -> object:
    """A class of this family's machine, such as UnoRound."""
    return getattr(import_module(f"sixdot.game.{family}.machine"), family.capitalize() + kind)


class Family(NamedTuple):
    name: str
    call: Call
    house_rules: bool
    questions: tuple[str, ...]  # the fields of an Edition that only this family uses

    @property
    def machine(self) -> type[Round]:
        return cast(type[Round], _loaded(self.name, "Round"))

    @property
    def view(self) -> type[View]:
        return cast(type[View], _loaded(self.name, "View"))

    def lapses(self, edition: Edition) -> bool:
        """Whether a missed call can no longer be caught once the next player acts (U4)."""
        return "catch_window" in self.questions and edition.catch_window == "turn"


_UNO_ALONE: Final = (
    "first_special", "first_draw_two", "first_reverse", "first_wild_four", "may_decline", "after_draw", "draw_two",
    "stacking", "pickup_keeps_turn", "wild_four_honest", "challenge", "guilty_takes_back", "guilty_draws",
    "challenger_draws", "wild_four", "reverse_skips", "asks_questions", "wrong_answer", "catch_window", "jump_in",
    "seven_zero", "draws_until_fits", "bluffing", "must_play_drawn", "reshuffles", "wild_changes_colour",
    "number_last", "tells_answers", "hints", "near_misses", "follows_levels", "in_teams",
)  # fmt: skip
_DOS_ALONE: Final = ("row_size", "single_bonus", "double_bonus")
FAMILIES: Final[dict[str, Family]] = {
    "uno": Family("uno", Call("uno", cards=1, action=None), house_rules=True, questions=_UNO_ALONE),
    "dos": Family("dos", Call("dos", cards=2, action=dos), house_rules=False, questions=_DOS_ALONE),
}

_machines: Final[dict[str, type[Round]]] = {}  # of the families that have been played, at hand for simulations


def family_of(edition: Edition) -> Family:
    return FAMILIES[edition.game]


def new_round(edition: Edition, players: int, dealer: int, source: Source) -> Round:
    """An empty round, made by the machine that plays this edition."""
    machine = _machines.get(edition.game)
    if machine is None:
        machine = _machines[edition.game] = family_of(edition).machine
    return machine(edition, players, dealer, source)
