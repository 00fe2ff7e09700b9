"""The small values that messages are made of, and within what bounds each of them is read."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from sixdot.game.actions import MOST_SEATS
from sixdot.game.cards import COLOURS
from sixdot.game.phases import PHASES
from sixdot.voice.words import LANGUAGES, LENGTHS

LARGEST: Final = 2**53 - 1  # what a page can count to
LONGEST_DO: Final = 2000


def like(pattern: str) -> Meta:
    """A text that is all of this pattern. (A `$` alone would let a line end pass.)"""
    return Meta(pattern=rf"^(?:{pattern})$(?!\n)")


def one_of(*words: str) -> Meta:
    return like("|".join(words))


Count = Annotated[int, Meta(ge=0, le=LARGEST)]  # a whole number from 0
Points = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]  # a whole number
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]  # a place at the table, from 0, in the order of play to the left
Seats = tuple[Seat, ...]  # a list of seats
Code = Annotated[str, like("[bgry](?:[0-9]|10|[+]2|rv|sk|#)|wi|wi[+]4|wd")]  # a card: `r5`, `b+2`, `grv`, `ysk`, `wi`
Codes = tuple[Code, ...]  # a list of cards
Colour = Annotated[str, one_of(*COLOURS)]  # `blue`, `green`, `red` or `yellow`
Direction = Annotated[str, one_of("left", "right")]  # `left` or `right`
Phase = Annotated[
    str, one_of(*PHASES)
]  # what is to be done: `turn`, `drawn`, `respond`, `colour`, `answer`, `judge`, …
Stage = Annotated[str, one_of("lobby", "ready", "playing", "over")]  # `lobby`, `ready`, `playing` or `over`
Wanted = Annotated[str, one_of("", "turn", "pause", "judge", "ready")]  # empty, `turn`, `pause`, `judge` or `ready`
Language = Annotated[str, one_of(*LANGUAGES)]  # `en` or `fr`
Length = Annotated[str, one_of(*LENGTHS)]  # how much is said: `brief`, `normal`, `full`, or lines for `braille`
Id = Annotated[str, like("[A-Za-z0-9_-]{1,64}")]  # 1 to 64 letters, digits, `_` and `-`
Token = Annotated[str, like("[A-Za-z0-9_-]{1,100}")]  # a secret that gives the seat back
TableCode = Annotated[str, Meta(max_length=100)]  # the code of a table: `bek-dor-mip-tan-rus`
Name = Annotated[str, Meta(max_length=300)]  # a short text
Notation = Annotated[str, Meta(max_length=600)]  # an action: `play r5 uno`
Text = Annotated[str, Meta(max_length=1_000_000)]  # a text, to be spoken or shown as it is
Do = Annotated[str, Meta(max_length=LONGEST_DO)]  # a command, of at most 2000 characters
