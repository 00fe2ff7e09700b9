"""The small values that messages are made of, and the bounds within which each is accepted."""

from typing import Annotated, Final

from msgspec import Meta

from sixdot.game.actions import MOST_SEATS
from sixdot.game.cards import COLOURS
from sixdot.game.view import PHASES
from sixdot.voice.words import LANGUAGES, LENGTHS

LARGEST: Final = 2**53 - 1  # the largest whole number that JavaScript can hold exactly
LONGEST_DO: Final = 2000
LONGEST_KEPT: Final = 2000


def like(pattern: str) -> Meta:
    """A text that matches this whole pattern. (`$` alone would accept a final line end.)"""
    return Meta(pattern=rf"^(?:{pattern})$(?!\n)")


def one_of(*words: str) -> Meta:
    return like("|".join(words))


Count = Annotated[int, Meta(ge=0, le=LARGEST)]  # a whole number, 0 or more
Points = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]  # a whole number
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]  # a place at the table, numbered from 0 to the left
Seats = tuple[Seat, ...]  # a list of seats
Code = Annotated[str, like("[bgry](?:[0-9]|10|[+]2|rv|sk|#)|wi|wi[+]4|wd")]  # a card: `r5`, `b+2`, `grv`, `ysk`, `wi`
Codes = tuple[Code, ...]  # a list of cards
Colour = Annotated[str, one_of(*COLOURS)]  # `blue`, `green`, `red` or `yellow`
Direction = Annotated[str, one_of("left", "right")]  # `left` or `right`
Phase = Annotated[str, one_of(*PHASES)]  # what must be done: `turn`, `drawn`, `respond`, `colour`, `answer`, …
Stage = Annotated[str, one_of("lobby", "ready", "playing", "over")]  # `lobby`, `ready`, `playing` or `over`
Wanted = Annotated[str, one_of("", "turn", "pause", "judge", "ready")]  # empty, `turn`, `pause`, `judge` or `ready`
Language = Annotated[str, one_of(*LANGUAGES)]  # `en` or `fr`
Length = Annotated[str, one_of(*LENGTHS)]  # how much is said: `brief`, `normal`, `full`, or `braille` for short lines
Id = Annotated[str, like("[A-Za-z0-9_-]{1,64}")]  # 1 to 64 letters, digits, `_` and `-`
Token = Annotated[str, like("[A-Za-z0-9_-]{1,100}")]  # the secret with which a member comes back to the seat
Given = Annotated[str, Meta(max_length=100)]  # a token, or what somebody takes for one
TableCode = Annotated[str, Meta(max_length=100)]  # the code of a table: `bek-dor-mip-tan-rus`
Name = Annotated[str, Meta(max_length=300)]  # a short text
Notation = Annotated[str, Meta(max_length=600)]  # an action: `play r5 uno`
Text = Annotated[str, Meta(max_length=1_000_000)]  # a text, to be spoken or shown as it is
Kept = Annotated[str, Meta(max_length=LONGEST_KEPT)]  # how far a learner is, as the server wrote it; empty: nowhere
Do = Annotated[str, Meta(max_length=LONGEST_DO)]  # a command, of at most 2000 characters
