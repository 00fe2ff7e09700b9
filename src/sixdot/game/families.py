"""Families: what UNO and DOS each bring to the table. Nobody asks which family it is; what differs is asked of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sixdot.game.cards import DOS_DECK, UNO_DECK, Deck
from sixdot.game.dos import DosRound
from sixdot.game.edition import Edition
from sixdot.game.round import Round
from sixdot.game.shuffle import Source
from sixdot.game.uno import UnoRound
from sixdot.game.view import DosView, UnoView, View


@dataclass(frozen=True)
class Family:
    name: str
    deck: Deck
    machine: Callable[[Edition, int, int, Source], Round]  # edition, players, dealer, source of chance
    view: type[View]


FAMILIES: Final[dict[str, Family]] = {
    family.name: family
    for family in (
        Family(name="uno", deck=UNO_DECK, machine=UnoRound, view=UnoView),
        Family(name="dos", deck=DOS_DECK, machine=DosRound, view=DosView),
    )
}


def family_of(edition: Edition) -> Family:
    return FAMILIES[edition.game]
