"""What a member asks about the game, and what a line typed as at the terminal means."""

from __future__ import annotations

from typing import Final

from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.answers.questions import QUESTIONS, NoAnswer
from sixdot.answers.questions import answer as answer_from
from sixdot.game.actions import Action, leave, return_
from sixdot.game.events import hear
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import SetupError
from sixdot.room.room import Room
from sixdot.room.state import OVER, PLAYING, Happening, Private, Refused, RoomReason, refuse
from sixdot.voice.choices import ask
from sixdot.voice.hands import in_order
from sixdot.voice.understand.meant import Choose, Command, Unclear
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import goes_on
from sixdot.voice.words import Words

_OF_THE_STORY: Final = ("last", "since", "why")
_LONGEST: Final = {"last": 10, "why": 10, "help": 100}  # letters after the name; other questions have none
_MOST_LINES: Final = 200
_NO_ANSWER: Final[dict[str, RoomReason]] = {
    "no-cards": "NO_CARDS",
    "no-seat": "NOT_PLAYING",
    "no-number": "BAD_NUMBER",
}


def answer(room: Room, member: int, asked: str, words: Words) -> Private | Refused:
    name, _, rest = asked.partition(" ")
    if name == "record":
        return _record(room, words)
    if name not in QUESTIONS:
        return refuse("UNKNOWN_QUESTION", words, questions=(*QUESTIONS, "record"))
    try:
        about = rest.strip()[: _LONGEST.get(name, 0)]
        return Private(answer_from(name, _known(room, member, name), about).text(words))
    except NoAnswer as none:
        return refuse(_NO_ANSWER[none.reason], words)


def _known(room: Room, member: int, question: str) -> SeatKnowledge:
    """What this member knows; how far it can be heard again is bounded."""
    story = room.playing.story[-_MOST_LINES:] if room.playing and question in _OF_THE_STORY else []
    seat = room.seat_of(member)
    own = [place for place, (who, _) in enumerate(story) if who == member]
    return SeatKnowledge(
        _match(room, question),
        room.playing.names if room.playing else (),
        room.view(member),
        room.stage == PLAYING,
        room.playing.game.number if room.playing else 0,
        [Hearing(tuple([hear(event, seat) for event in events]), None, seat) for _, events in story],
        own[-1] + 1 if own else 0,
        situation="pause" if question == "help" and room.wanted(member) == "pause" else "",
        says_next=False,
    )


def _match(room: Room, question: str) -> Match:
    """What is played or, as far as the options make sense with those who sit here, will be."""
    if room.playing is not None and question != "reference":
        return room.playing.game
    edition = house_edition(room.options.edition, room.options.house)
    seats = min(max(len(room.members.seats), edition.least_players), edition.most_players)
    try:
        return room.options.match(seats, [], room.options.questions("en", ""))
    except SetupError:
        if question == "rules":
            raise
        return Match(edition, seats)


def _record(room: Room, words: Words) -> Private | Refused:
    """The whole game in writing, once it is over: then it can be proved, and holds no secret."""
    if room.playing is None or room.stage != OVER or not room.playing.is_whole:
        return refuse("NO_RECORD", words)
    return Private("".join(room.playing.record))


# A line as it is typed at the terminal


def meaning(room: Room, member: int, typed: str, words: Words) -> Action | Happening | Private | Refused:
    """The action that is meant, or the answer to a question."""
    if room.wanted(member) in ("pause", "ready") and (not typed.strip() or goes_on(typed, words)):
        return room.go_on(member) or Private("")
    view = room.view(member)
    if view is None or room.playing is None:
        return refuse("NO_CARDS", words)
    seat, names = room.seat_of(member), room.playing.names
    offers = room.playing.table.offers(seat) if seat is not None and room.stage == PLAYING else ()
    meant = understand(typed, view, names, words, in_order(view.hand, "colour", view), offers)
    if isinstance(meant, Action):
        return meant
    if isinstance(meant, Command):
        return _commanded(room, member, meant, words)
    if isinstance(meant, Unclear):
        return Refused("UNCLEAR", words.say(meant.message, **meant.values))
    if isinstance(meant, Choose):
        return Refused("WHICH", "\n".join(ask(meant.kind, meant.options, view, names, words)))
    return meant.answer


def _commanded(room: Room, member: int, command: Command, words: Words) -> Action | Private | Refused:
    if command.name in ("leave", "return"):
        return leave if command.name == "leave" else return_
    if command.name in QUESTIONS or command.name == "record":
        return answer(room, member, f"{command.name} {command.rest}".strip(), words)
    return refuse("NOT_HERE", words)
