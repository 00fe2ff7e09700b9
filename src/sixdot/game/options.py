"""What a table may choose before it plays; what makes no sense is a `SetupError`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixdot.game.values import FrozenValue

HIGHEST_TARGET: Final = 1_000_000
JUDGES: Final = ("program", "person", "vote")  # vote: of the others, at a table online (Q7)


class SetupError(ValueError):
    """A set-up that the rules do not allow; its message says why, with the values filled in.

    If a player can come across it, `code` and `values` say the same, so that it can be put into any language.

    >>> Match(edition_named("dos"), players=5)
    Traceback (most recent call last):
    sixdot.game.options.SetupError: the dos edition is for 2 to 4 players, not 5 (D4)
    """

    def __init__(self, message: str, code: str = "", **values: str | int | Sequence[str]) -> None:
        said = {key: value if isinstance(value, str | int) else ", ".join(value) for key, value in values.items()}
        super().__init__(message.format(**said) if said else message)
        self.code = code
        self.values = values


@dataclass(frozen=True)
class Options(FrozenValue):
    """What the players have agreed on; anything that is not said is as the edition has it.

    >>> game = Match(edition_named("rnib"), 4, Options(partners="opposite", target=200))
    >>> game.scoring.units
    ((0, 2), (1, 3))
    """

    scoring: str | None = None  # first-to | lowest | elimination; None: the edition's standard game
    target: int | None = None  # None: the edition's own (G11)
    partners: str = "none"  # none | opposite | rotating
    dealer: int | None = None  # the first dealer, where the edition lets the table choose (S1)
    leavers: str = "bot"  # who plays on for a player who leaves: bot | fold (nobody: the seat is passed over)
    judge: str = "program"  # who judges answers: one of JUDGES (Q7)

    def __post_init__(self) -> None:
        if self.target is not None and not (isinstance(self.target, int) and 1 <= self.target <= HIGHEST_TARGET):
            message = "a target is a whole number from 1 to {most}, not {value} (G11)"
            raise SetupError(message, "target", most=HIGHEST_TARGET, value=str(self.target))
        if self.dealer is not None and not isinstance(self.dealer, int):
            raise SetupError(f"the dealer is a seat, not {self.dealer!r} (S1)")
        _one_of("partners", self.partners, ("none", "opposite", "rotating"))
        _one_of("leavers", self.leavers, ("bot", "fold"))
        _one_of("judge", self.judge, JUDGES)
        if self.leavers == "fold" and self.partners != "none":
            message = "partners cannot be passed over: a bot plays on for a partner who leaves"
            raise SetupError(message, "partners-leave")

    def agreed(self, in_teams: bool) -> "Options":
        """As they are played where perhaps nobody plays alone (H17)."""
        return replace(self, partners="opposite") if in_teams and self.partners == "none" else self


def _one_of(name: str, value: str, offered: tuple[str, ...]) -> None:
    if value not in offered:
        raise SetupError(f"{name} is {' or '.join(offered)}, not {value!r}")
