"""Every message of the wire, version 1: what a client says, and what the server tells it.

docs/protocol.md and the schema beside it are made from this file: its docstrings and comments are read there.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Union

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sixdot.wire.events import MESSAGES
from sixdot.wire.kinds import (
    Code,
    Codes,
    Colour,
    Count,
    Direction,
    Do,
    Given,
    Id,
    Kept,
    Language,
    Length,
    Name,
    Notation,
    Phase,
    Points,
    Seat,
    Seats,
    Stage,
    TableCode,
    Text,
    Token,
    Wanted,
)

if TYPE_CHECKING:
    Event = Struct
else:
    Event = Union[MESSAGES]  # noqa: UP007

VERSION: Final = 1
MOST_MISSED: Final = 200  # a list holds at most this many, the newest


# What a client says first


class Open(Struct, frozen=True, forbid_unknown_fields=True, tag="open"):
    """Open a table, and be its host."""

    version: int  # 1
    name: Name  # what the others call you
    edition: Name  # the id of a rule book
    public: bool  # whether strangers may find the table
    language: Language
    length: Length
    changes: bool = False  # of a View, be told only what has changed; it may be left out


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Sit down at a table, or only watch."""

    version: int  # 1
    code: TableCode
    name: Name  # what the others call you
    watch: bool  # take no seat
    language: Language
    length: Length
    changes: bool = False  # of a View, be told only what has changed; it may be left out


class Resume(Struct, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """Come back to a seat with the newest token."""

    version: int  # 1
    code: TableCode
    token: Given
    seen: Count  # the number of the last thing you were told
    language: Language
    length: Length
    changes: bool = False  # of a View, be told only what has changed; it may be left out


class Learn(Struct, frozen=True, forbid_unknown_fields=True, tag="learn"):
    """Take the lessons of a rule book, at no table: from the beginning, or from where they were left. What answers
    it is `taught`."""

    version: int  # 1
    edition: Name  # the id of a rule book that has lessons
    bookmark: Kept  # as it came with the last `taught`
    language: Language
    length: Length


Seating = Open | Join | Resume
Greeting = Seating | Learn


# What a client says after that


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. A request with the same `id` is carried out once, however often it is sent, and always gets
    the same answer."""

    id: Id  # new for each command; the same when you send it again
    seen: Count  # the number of the last thing you were told
    do: Do  # see the list of commands


# What the server tells of a table


class MemberInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table."""

    id: Count  # members of a table are numbered from 1
    name: Name
    seat: Seat | None  # null: a spectator
    here: bool  # whether the member is connected
    away: bool  # whether a bot holds the seat


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, held by a member or by a bot."""

    name: Name
    member: Count | None  # the id of the member whose seat it is; null: a bot's
    bot: Name | None  # the level of the bot; null: a person's seat


class TableInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table apart from the cards: its options, who is there, and who the game is waiting for."""

    code: TableCode
    edition: Name
    house: tuple[Name, ...]  # the house rules
    scoring: Name | None  # null: as the edition says
    target: Count | None  # null: as the edition says
    partners: Name  # who plays with whom: `none`, `opposite`, `rotating`
    leavers: Name  # what happens to a hand when its player leaves: `bot` or `fold`
    judge: Name  # who judges answers: `program`, `person` (the host) or `vote`
    public: bool  # whether strangers may find it
    clock: Count  # seconds to think; 0: no clock
    stage: Stage
    game: Count  # how many games have begun
    round: Count  # the number of the round that is being played or comes next
    host: Count  # a member's id; 0: nobody
    members: tuple[MemberInfo, ...]
    seats: tuple[SeatInfo, ...]
    waiting: tuple[Count, ...]  # the ids of those the game is waiting for
    muted: tuple[Count, ...]  # the ids of those whose chat you do not hear
    watching: bool = True  # whether anybody else may come to watch; left out if so
    pace: Name = "brisk"  # of the bots; left out if brisk: `heard` (when what was said can be heard), `slow`
    chat: bool = True  # whether anybody but the host may write; left out if so
    paused: bool = False  # whether nobody can play until the host goes on; left out if not
    quiz: Name = ""  # the set of questions that the next game asks; left out if it is the one of Sixdot
    quizzes: tuple[Name, ...] = ()  # the sets that the host may choose; left out if there are none
    book: Text | None = None  # the whole rule book, as JSON, if it is not one of Sixdot's own; otherwise left out


class RowMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the DOS centre row, and what has been played on it in this turn."""

    card: Code
    matched_with: Codes


class VoteMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """An accusation, and how each has voted."""

    target: Seat
    agreeing: Seats
    against: Seats


class ViewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that one seat may know about the cards; for a spectator, what everybody knows."""

    edition: Name
    house: tuple[Name, ...]  # the house rules in force
    seat: Seat | None  # null: a spectator
    players: Count  # how many seats there are
    people: Seats  # the seats of people
    passed_over: Seats  # the seats that take no part in this round
    dealer: Seat
    phase: Phase
    turn: Seat | None  # who must act; null: nobody
    direction: Direction  # the direction of play
    counts: tuple[Count, ...]  # how many cards each seat holds
    draw_count: Count  # how many cards are in the draw pile
    discard_count: Count  # how many cards are on the discard pile
    discards: Codes  # the whole discard pile, bottom first
    announced: Seats  # who has called UNO (or DOS) and still holds that many cards
    catchable: Seats  # who has not called and can be caught
    votes: tuple[VoteMessage, ...]
    winner: Seat | None  # the winner of the round
    blocked: bool  # whether the round ended because no card could move
    hand: Codes  # your cards, sorted
    drawn: Code | None  # what you have just drawn, while you may play it
    legal: tuple[Notation, ...]  # everything you may do now; an `answer` stands for any answer
    top: Code | None  # the top card of the discard pile
    colour: Colour | None  # the colour in play
    pending: Count  # the stacked total waiting to be drawn
    challenged: Seat | None  # who played the Wild Draw Four that must be answered
    prior_colour: Colour | None  # the colour in play before it
    question: Text | None  # the question being asked
    choices: tuple[Text, ...]  # what it offers to choose from: `answer` and one of these
    hint: Text | None  # its hint, once somebody has asked for it
    near: Text | None  # an answer that may be a slip of the finger: `confirm` says so, `answer` answers anew
    centre: tuple[RowMessage, ...]  # DOS: the centre row
    single_bonuses: Count  # DOS: bonuses for single colour matches not yet laid or declined
    double_bonuses: Count  # DOS: bonuses for double colour matches not yet laid
    owed: Count  # DOS: penalty cards to be drawn at the end of the turn
    round: Count  # the number of the round in this game
    scores: tuple[Points, ...]  # one for each team, or for each seat
    teams: tuple[Seats, ...]  # the seats that each score belongs to
    couples: tuple[Seats, ...]  # who plays together in this round
    partners: Seats  # who plays with you
    scoring: Name  # how the score is kept
    target: Count  # the score that ends the game; 0: there is none
    winners: Seats  # the winners of the game
    names: tuple[Name, ...]  # the names, seat by seat
    wanted: Wanted  # what the table is waiting for you to do
    offers: tuple[Notation, ...]  # what you may try during a pause
    low: Seats  # who has just come down to one card (in DOS two)


if TYPE_CHECKING:
    ViewChanges = ViewMessage
else:
    _FIELDS = [(field.name, field.type | UnsetType, UNSET) for field in msgspec.structs.fields(ViewMessage)]
    ViewChanges = msgspec.defstruct("ViewChanges", _FIELDS, frozen=True, forbid_unknown_fields=True)


# What the server answers and tells


class Told(Struct, frozen=True, forbid_unknown_fields=True, tag="told"):
    """One thing that happened, ready to be spoken. The numbers come in order, each once, without gaps."""

    number: Count
    say: Text  # to be spoken; it may be empty
    urgent: bool  # it is your turn, or something needs your answer
    events: tuple[Event, ...]  # what happened, as you may know it
    view: ViewChanges | None  # a ViewMessage, or what has changed in it; null: no cards, or listed as missed
    table: TableInfo | None  # null: nothing about it has changed
    chat: Count | None  # the member who wrote it, if somebody wrote something


class Missed(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened while the line was down: a summary to be spoken, and a list for the record."""

    say: Text  # to be spoken
    list: tuple[Told, ...]  # at most the last 200


class Welcome(Struct, frozen=True, forbid_unknown_fields=True, tag="welcome"):
    """The greeting was understood: who you are, the token to come back with, and everything as it stands now."""

    version: int  # 1
    build: Name  # the server's version
    member: Count  # your id at this table
    token: Token  # the one to come back with
    number: Count  # the number of the last thing that happened
    table: TableInfo
    view: ViewMessage | None  # null: no cards have been dealt
    heard: tuple[Event, ...]  # everything you have heard since the deal
    say: Text  # to be spoken
    missed: Missed | None  # after a `resume`; null: nothing was missed


class Acknowledged(Struct, frozen=True, forbid_unknown_fields=True, tag="accepted"):
    """The command was carried out, and its effect is safely on disk."""

    id: Id
    number: Count  # the number under which it was told, or the last one
    say: Text  # the answer to a question, for you alone


class Denied(Struct, frozen=True, forbid_unknown_fields=True, tag="refused"):
    """The command was refused, and nothing has changed."""

    id: Name  # empty if the message had no readable id
    reason: Name  # a word for programs
    rule: Name  # the rule's id in the rule book, or empty
    say: Text  # what was wrong, and what can be done instead
    number: Count  # the number of the last thing that happened


class TableShown(Struct, frozen=True, forbid_unknown_fields=True, tag="table"):
    """Somebody lost the connection or is back. It has no number and is not spoken."""

    table: TableInfo


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that may be done in a lesson."""

    do: Do  # the command
    say: Text  # what to call it


class Taught(Struct, frozen=True, forbid_unknown_fields=True, tag="taught"):
    """In a lesson: the answer to the greeting, or to a line."""

    id: Name  # of the request; empty: it answers the greeting
    say: tuple[Text, ...]  # each to be spoken once
    lessons: tuple[Text, ...]  # what each of them is about
    lesson: Count  # the number of this one, from 1
    choices: tuple[Choice, ...]  # what may be done now, besides whatever is typed
    bookmark: Kept  # to go on here another time
    over: bool  # all lessons are done, or the learner has left them


class Notice(Struct, frozen=True, forbid_unknown_fields=True, tag="notice"):
    """Something to be spoken to this member alone that is not part of the game, such as that time is running out."""

    say: Text
    urgent: bool


class Bye(Struct, frozen=True, forbid_unknown_fields=True, tag="bye"):
    """The last frame: why the line is being closed."""

    reason: Name  # a word for programs
    say: Text


Message = Welcome | Acknowledged | Denied | Told | TableShown | Taught | Notice | Bye
encoded: Final[Callable[[Message], bytes]] = msgspec.json.Encoder().encode


def encode(message: Struct) -> str:
    """A message, or a part of one, as text. Anything else is a `TypeError`: msgspec would encode a deal too."""
    if not isinstance(message, Struct):
        raise TypeError(f"a {type(message).__name__} is not a message")
    return msgspec.json.encode(message).decode()
