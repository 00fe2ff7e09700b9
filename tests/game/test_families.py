"""Families: what each brings fits together. That every room has something for all of them is in the floor plan."""

from __future__ import annotations

import pytest

from sixdot.game.cards import DECKS
from sixdot.game.editions import EDITIONS
from sixdot.game.families import FAMILIES, Family, family_of
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom


def test_every_edition_belongs_to_a_family_and_every_family_has_a_deck() -> None:
    assert {edition.game for edition in EDITIONS.values()} == set(FAMILIES) == set(DECKS)
    assert all(family.name == name for name, family in FAMILIES.items())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_machine_of_a_family_shows_the_view_of_the_family(edition: str) -> None:
    family: Family = family_of(EDITIONS[edition])
    game = family.machine(EDITIONS[edition], 2, 0, FastRandom("1"))
    game.sit_down()
    game.deal()
    assert isinstance(game, Round)
    assert type(game.view(0)) is family.view
    assert game.deck is DECKS[family.name]
