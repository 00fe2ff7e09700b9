"""Families: what UNO and DOS each bring to the table. Nobody asks which family it is: the family answers.

A third game is a folder beside `uno` and `dos`, its deck in `cards.DECKS`, and an entry here. The folder is loaded
when the game is first played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sixdot.game.actions import Action, dos
from sixdot.game.cards import DECKS, Deck
from sixdot.game.edition import Edition
from sixdot.game.round import Round
from sixdot.game.shuffle import Source
from sixdot.game.view import DosView, UnoView, View


class Call(NamedTuple):
    """What is called out when few cards are left."""

    word: str
    cards: int  # left in the hand
    action: Action | None  # the call on its own; None: it is part of the play
    rule: str
    penalty_rule: str


class Family(NamedTuple):
    name: str
    machine: Callable[[Edition, int, int, Source], Round]  # edition, players, dealer, source of chance
    view: type[View]
    call: Call
    house_rules: bool
    questions: tuple[str, ...]  # the fields of an Edition that only this family uses

    @property
    def deck(self) -> Deck:
        return DECKS[self.name]

    def lapses(self, edition: Edition) -> bool:
        """Whether a missed call can no longer be caught once the next player acts (U4)."""
        return "catch_window" in self.questions and edition.catch_window == "turn"


def _uno_round(edition: Edition, players: int, dealer: int, source: Source) -> Round:
    from sixdot.game.uno.machine import UnoRound

    return UnoRound(edition, players, dealer, source)


def _dos_round(edition: Edition, players: int, dealer: int, source: Source) -> Round:
    from sixdot.game.dos.machine import DosRound

    return DosRound(edition, players, dealer, source)


_UNO_ALONE: Final = (
    "first_special", "first_draw_two", "first_reverse", "first_wild_four", "may_decline", "after_draw", "draw_two",
    "stacking", "pickup_keeps_turn", "wild_four_honest", "challenge", "guilty_takes_back", "guilty_draws",
    "challenger_draws", "wild_four", "reverse_skips", "asks_questions", "wrong_answer", "catch_window", "jump_in",
    "seven_zero", "draws_until_fits", "bluffing", "must_play_drawn", "reshuffles", "wild_changes_colour",
    "number_last",
)  # fmt: skip
_DOS_ALONE: Final = ("row_size", "single_bonus", "double_bonus")
FAMILIES: Final[dict[str, Family]] = {
    family.name: family
    for family in (
        Family(
            name="uno",
            machine=_uno_round,
            view=UnoView,
            call=Call(word="uno", cards=1, action=None, rule="U1", penalty_rule="U2"),
            house_rules=True,
            questions=_UNO_ALONE,
        ),
        Family(
            name="dos",
            machine=_dos_round,
            view=DosView,
            call=Call(word="dos", cards=2, action=dos, rule="O10", penalty_rule="O10"),
            house_rules=False,
            questions=_DOS_ALONE,
        ),
    )
}


def family_of(edition: Edition) -> Family:
    return FAMILIES[edition.game]
