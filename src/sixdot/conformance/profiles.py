"""Profiles: what the author of an engine can claim, and which scenarios that means."""

import tomllib
from importlib.resources import files
from typing import Final

from msgspec import Struct, convert

from sixdot.conformance.reading import Scenario
from sixdot.game.editions import EDITIONS


class Profile(Struct, forbid_unknown_fields=True):
    editions: list[str]
    within: list[str] = []
    about: list[str] = []

    def has(self, rules: set[str]) -> bool:
        return rules <= {*self.within} if self.within else not rules.isdisjoint(self.about)


_TABLE: Final = convert(
    tomllib.loads((files(__package__) / "profiles.toml").read_text(encoding="utf-8")), dict[str, Profile]
)
_HOUSE: Final = "house"
_BOOKS: Final = "books"
PROFILES: Final = (*_TABLE, *EDITIONS, _HOUSE, _BOOKS)


def profiles_of(scenario: Scenario) -> list[str]:
    """An edition has the scenarios without house rules; rule books written out in a scenario are `books`."""
    book = scenario.edition if scenario.edition in EDITIONS else _BOOKS
    home = _HOUSE if scenario.house else book
    rules = {*scenario.rules}
    return [*(name for name, profile in _TABLE.items() if home in profile.editions and profile.has(rules)), home]
