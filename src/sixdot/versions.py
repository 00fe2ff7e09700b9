"""By which rules, and by which Sixdot, something was written: every stored entry carries both."""

from typing import Final, NamedTuple

import sixdot
from sixdot.game import match


class Version(NamedTuple):
    rules: int
    program: str


FIRST: Final = Version(1, "0.1.0")  # by which everything was written that does not say


def this_version() -> Version:
    return Version(match.RULES_VERSION, sixdot.__version__)
