"""What a player asks about the game, as it was understood: what for, about whom or which card, and when."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

Fact = Literal[
    "state", "turn", "next", "order", "direction", "colour", "top", "row", "count", "pile", "score", "leader",
    "target", "hand", "fits", "choices", "last", "played", "drew", "said", "called", "pending", "duration", "round",
    "people", "dealer", "winner", "question", "rule", "card", "howto", "hint", "why", "repeat", "proof", "settings",
    "secret", "clock",
]  # fmt: skip
Span = Literal["", "now", "since", "turn", "before", "after", "round", "game"]


@dataclass(frozen=True)
class When:
    """Which part of what was heard is meant.

    now: what has just happened; since: everything since the asker's last turn; turn: the last turn of whoever is
    meant; before and after: next to the last time the card of the question was played; round and game: all of it.
    """

    span: Span = ""
    count: int = 0  # the last so many things


MAY: Final = ("draw", "pass", "challenge", "call", "unknown", "name")  # topics of whether something can be done now
UNDO: Final = "undo"  # the topic of whether what was done can be taken back
CHOSEN: Final = "chosen"  # the topic of a question for advice about a card that is being played already
SPELL: Final = "spell"  # the topic of a wish to hear the question (or the word that is its symbol) in letters
SUPPOSED: Final = "if-"  # what the topic of a what-if begins with,
OFTEN: Final = "often-"  # and that of a question how often something happened
BEGAN: Final = "began"  # the topic of a question for the player who began the round
SUM: Final = "sum"  # the topic of a question about the cards that make a number


class Enquiry(NamedTuple):
    """A question about the game. (A `Question` is one that a card asks.)"""

    fact: Fact
    seats: tuple[int, ...] = ()  # about whom; the asker's own seat among them if they ask about themselves
    all: bool = False  # about everybody, or anybody
    others: bool = False  # about everybody but the asker
    colour: str = ""  # of the card that is meant: blue, green, red, yellow
    symbol: str = ""  # its symbol or number, as in a card's code
    topic: str = ""  # the rule, action, command or setting meant, by its name in the locales; of cards few or most
    when: When = When()
    sure: bool = True  # or else the answer begins with what the question was taken for
    beside: str = ""  # the symbol of the card that it is compared with
    by: int = -1  # the seat that is supposed to do something
    nth: int = 0  # the number of the round that is meant
    so: str = ""  # where one rule is enough: what is said before it, such as yes or no
