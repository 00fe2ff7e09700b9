"""Every message of the wire, version 1: what a client says, and what the server tells it.

The documentation in docs/protocol.md and the schema beside it are made from this file: the docstrings are read there.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sixdot.wire.events import Event
from sixdot.wire.kinds import (
    Code,
    Codes,
    Colour,
    Count,
    Direction,
    Do,
    Id,
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

VERSION: Final = 1
MOST_MISSED: Final = 200  # so many come in a list, the newest


# What a client says first


class Open(Struct, frozen=True, forbid_unknown_fields=True, tag="open"):
    """Open a table, and be its host."""

    version: int  # 1
    name: Name  # what the others call you
    edition: Name  # the id of a rule book
    public: bool  # whether strangers may find the table
    language: Language
    length: Length


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Sit down at a table, or only watch."""

    version: int  # 1
    code: TableCode
    name: Name  # what the others call you
    watch: bool  # take no seat
    language: Language
    length: Length


class Resume(Struct, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """Come back to a seat with the newest token."""

    version: int  # 1
    code: TableCode
    token: Token
    seen: Count  # the number of the last thing told
    language: Language
    length: Length


Greeting = Open | Join | Resume


# What a client says then


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. The same `id` is obeyed once, however often it comes, and answered alike."""

    id: Id  # a new one for each command; the same one when it is sent again
    seen: Count  # the number of the last thing told
    do: Do  # see the list of commands


# What the server tells of a table


class MemberInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table."""

    id: Count  # members of a table are numbered from 1
    name: Name
    seat: Seat | None  # null: a spectator
    here: bool  # whether the line stands
    away: bool  # whether a bot holds the seat


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, of a member or of a bot."""

    name: Name
    member: Count | None  # whose seat it is; null: a bot's
    bot: Name | None  # the level of the bot; null: a person


class TableInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table around the cards: its options, who is there, who is waited for to go on."""

    code: TableCode
    edition: Name
    house: tuple[Name, ...]  # the house rules
    scoring: Name | None  # null: as the edition says
    target: Count | None  # null: as the edition says
    partners: Name  # who plays with whom: `none`, `opposite`, `rotating`
    leavers: Name  # what becomes of a hand when its player leaves: `bot` or `fold`
    judge: Name  # who judges answers: `program` or `person`
    public: bool  # whether strangers may find it
    clock: Count  # seconds to think; 0: no clock
    stage: Stage
    game: Count  # how many games have begun
    round: Count  # the round that is played or about to be
    host: Count  # a member's id; 0: nobody
    members: tuple[MemberInfo, ...]
    seats: tuple[SeatInfo, ...]
    waiting: tuple[Count, ...]  # the ids of those who are waited for
    muted: tuple[Count, ...]  # the ids of those whose chat you do not hear
    book: Text | None = None  # the whole rule book, as JSON, if it is not one of Sixdot's own; else left out


class RowMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the DOS centre row, and what has been played on it in this turn."""

    card: Code
    matched_with: Codes


class VoteMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """An accusation, and who has voted how."""

    target: Seat
    agreeing: Seats
    against: Seats


class ViewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """All that one seat may know of the cards; for somebody who watches, what everybody knows."""

    edition: Name
    house: tuple[Name, ...]  # the house rules in force
    seat: Seat | None  # null: a spectator
    players: Count  # how many seats there are
    people: Seats  # seats of people
    passed_over: Seats  # seats that are out of this round
    dealer: Seat
    phase: Phase
    turn: Seat | None  # who must act; null: nobody
    direction: Direction  # of play
    counts: tuple[Count, ...]  # how many cards each seat holds
    draw_count: Count  # cards to draw
    discard_count: Count  # cards on the discard pile
    discards: Codes  # all of them, the bottom first
    announced: Seats  # who has called and still holds that many
    catchable: Seats  # who has not called and can be caught
    votes: tuple[VoteMessage, ...]
    winner: Seat | None  # of the round
    blocked: bool  # nobody can play or draw any more
    hand: Codes  # your cards, sorted
    drawn: Code | None  # what you have just drawn, while you may play it
    legal: tuple[Notation, ...]  # all you may do now; an `answer` stands for any answer
    top: Code | None  # of the discard pile
    colour: Colour | None  # that counts
    pending: Count  # cards stacked up to be drawn
    challenged: Seat | None  # who played the Wild Draw Four to be answered
    prior_colour: Colour | None  # the colour before it
    question: Text | None  # that is asked
    centre: tuple[RowMessage, ...]  # DOS: the row
    single_bonuses: Count  # DOS: single colour matches so far in this turn
    double_bonuses: Count  # DOS: double colour matches
    owed: Count  # DOS: cards still to be laid
    round: Count  # of this game
    scores: tuple[Points, ...]  # one a team, or one a seat
    teams: tuple[Seats, ...]  # whose score each one is
    couples: tuple[Seats, ...]  # who plays together in this round
    partners: Seats  # who plays with you
    scoring: Name  # how the score is kept
    target: Count  # at which the game ends; 0: there is none
    winners: Seats  # of the game
    names: tuple[Name, ...]  # by seat
    wanted: Wanted  # what the table waits for from you
    offers: tuple[Notation, ...]  # what may be tried at a pause
    low: Seats  # who has just come down to the last card (in DOS two)


# What the server answers and tells


class Told(Struct, frozen=True, forbid_unknown_fields=True, tag="told"):
    """One thing that happened, ready to be spoken. Numbers come in order, each once, without a gap."""

    number: Count
    say: Text  # to be spoken; it may be empty
    urgent: bool  # it is your turn, or something needs your answer
    events: tuple[Event, ...]  # what happened, as you may know it
    view: ViewMessage | None  # null: no cards have been dealt; always null in a list of what was missed
    table: TableInfo | None  # null: nothing of it has changed
    chat: Count | None  # the member who wrote it, if somebody wrote something


class Missed(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened while the line was down: a summary to be spoken, and the list, which is only kept."""

    say: Text  # to be spoken
    list: tuple[Told, ...]  # at most the last 200


class Welcome(Struct, frozen=True, forbid_unknown_fields=True, tag="welcome"):
    """The greeting was understood: who you are, the token to come back with, and everything as it stands."""

    version: int  # 1
    build: Name  # of the server
    member: Count  # your id at this table
    token: Token  # to come back with
    number: Count  # of the last thing that happened
    table: TableInfo
    view: ViewMessage | None  # null: no cards have been dealt
    heard: tuple[Event, ...]  # all you have heard since the deal
    say: Text  # to be spoken
    missed: Missed | None  # after a `resume`; null: nothing was missed


class Acknowledged(Struct, frozen=True, forbid_unknown_fields=True, tag="accepted"):
    """The command was obeyed, and what it did is safe on disk."""

    id: Id
    number: Count  # under which it was done, or the last one
    say: Text  # the answer to a question, for you alone


class Denied(Struct, frozen=True, forbid_unknown_fields=True, tag="refused"):
    """The command was not obeyed, and nothing has changed."""

    id: Name  # empty if the message had none that could be read
    reason: Name  # a word for programs
    rule: Name  # the rule's id in the rule book, or empty
    say: Text  # what was wrong, and what can be done instead
    number: Count  # of the last thing that happened


class TableShown(Struct, frozen=True, forbid_unknown_fields=True, tag="table"):
    """Somebody's line broke or stands again. It has no number and is not spoken."""

    table: TableInfo


class Notice(Struct, frozen=True, forbid_unknown_fields=True, tag="notice"):
    """Something for this member alone that is no part of the game, such as that time is running out: to be spoken."""

    say: Text
    urgent: bool


class Bye(Struct, frozen=True, forbid_unknown_fields=True, tag="bye"):
    """The last frame: why the line is closed now."""

    reason: Name  # a word for programs
    say: Text


Message = Welcome | Acknowledged | Denied | Told | TableShown | Notice | Bye
