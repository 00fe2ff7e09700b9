"""Families: what each brings fits together, and every room that has something per family has it for all of them."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from sixdot.game.cards import DECKS
from sixdot.game.editions import EDITIONS
from sixdot.game.families import FAMILIES, Family, family_of
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom

SOURCES = Path(__file__).parents[2] / "src"
_REGISTRY = re.compile(r"^(\w+_BY_FAMILY)\b", re.MULTILINE)
_ASKS = re.compile(r"\.game [=!]= |isinstance\([^)]*\b(?:Uno|Dos)Round\b|call_of\(\w+\) [=!]=")
REGISTRIES = [
    (".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"), name)
    for path in sorted(SOURCES.rglob("*.py"))
    for name in sorted(set(_REGISTRY.findall(path.read_text(encoding="utf-8"))))
]


def test_there_are_rooms_with_something_for_every_family() -> None:
    assert {module.split(".")[1] for module, _ in REGISTRIES} >= {"bots", "lab", "voice"}


@pytest.mark.parametrize(("module", "name"), REGISTRIES)
def test_every_family_is_registered_everywhere(module: str, name: str) -> None:
    assert set(getattr(import_module(module), name)) == set(FAMILIES)


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
    assert game.deck is family.deck


def test_no_rule_bot_or_table_asks_which_family_it_is() -> None:
    asking = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for room in ("game", "bots", "lab", "room", "wire", "conformance")
        for path in [*sorted((SOURCES / "sixdot" / room).rglob("*.py")), SOURCES / "sixdot" / "table.py"]
        for line in path.read_text(encoding="utf-8").splitlines()
        if _ASKS.search(line) and not line.strip().startswith("assert ")
    ]
    assert asking == []
