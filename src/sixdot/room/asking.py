"""What members ask about the game, by the name of a question or in ordinary words, and lines as they are typed."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, overload

from sixdot.answers.given import NoAnswer
from sixdot.answers.known import ChatLine, Hearing, SeatKnowledge
from sixdot.answers.questions import QUESTIONS, answer, enquiry_of
from sixdot.game.actions import Action, hint, leave, return_
from sixdot.game.events import Event, hear
from sixdot.game.house import house_edition
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.options import SetupError
from sixdot.room.room import Room
from sixdot.room.state import Outcome, Private, Recorded, Refused, RoomReason, refuse
from sixdot.voice.chapters import turned_by
from sixdot.voice.choices import ask
from sixdot.voice.hands import in_order
from sixdot.voice.understand.commands import answer_or_command
from sixdot.voice.understand.enquiry import Enquiry, Fact
from sixdot.voice.understand.meant import Choose, Command, Talk, Unclear
from sixdot.voice.understand.replying import agreed, offered_by
from sixdot.voice.understand.talking import talk_text
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import goes_on
from sixdot.voice.words import Who, Words

_BEGIN_QUESTIONS: Final = ("why", "last", "hand")  # names that questions in ordinary words begin with, too
_LONGEST: Final = {"last": 10, "why": 10, "rules": 60, "help": 100, "spell": 40}  # letters after it; others have none
_MOST_LINES: Final = 200
_NO_ANSWER: Final[dict[str, RoomReason]] = {
    "no-cards": "NO_CARDS",
    "no-seat": "NOT_PLAYING",
    "no-number": "BAD_NUMBER",
    "not-here": "NOT_HERE",
}


class _Heard(Sequence[Hearing]):
    """What a seat has heard of the story of a round, each thing made when it is wanted."""

    def __init__(self, story: Sequence[tuple[int | None, tuple[Event, ...]]], seat: int | None) -> None:
        self._story, self._seat = story, seat

    def __len__(self) -> int:
        return len(self._story)

    @overload
    def __getitem__(self, place: int) -> Hearing: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Hearing]: ...

    def __getitem__(self, place: int | slice) -> Hearing | Sequence[Hearing]:
        if isinstance(place, slice):
            return _Heard(self._story[place], self._seat)
        _, events = self._story[place]
        return Hearing(tuple([hear(event, self._seat) for event in events]), None, self._seat)


def answered_by_name(room: Room, member: int, text: str, words: Words) -> Private | Recorded | Refused:
    """To a question by its name, or in ordinary words."""
    name, _, rest = text.partition(" ")
    if name == "record":
        return _record(room, words)
    in_words = _answered_in_words(room, member, text, words) if name in _BEGIN_QUESTIONS and rest else None
    if isinstance(in_words, Private):
        return in_words  # 'why not', 'why did Ana draw'
    if name not in QUESTIONS:
        return _answered_in_words(room, member, text, words) or refuse(
            "UNKNOWN_QUESTION", words, questions=(*QUESTIONS, "record")
        )
    return _answered(room, member, name, words, rest.strip()[: _LONGEST.get(name, 0)])


def _answered_in_words(room: Room, member: int, text: str, words: Words) -> Private | Refused | None:
    """As a typed line is answered that asks, so that nothing is done by it; None: nobody knows what is meant."""
    view = room.view(member)
    if view is None or room.playing is None:
        return None
    aside = room.members.asides[member]
    text = agreed(text, aside.offered, words).rstrip("? ")
    meant = understand(f"{text}?", view, room.playing.names, words, in_order(view.hand, "colour", view))
    aside.offered = offered_by(meant)
    if isinstance(meant, Talk):
        return _talked(room, member, meant, words)
    if isinstance(meant, Enquiry):
        return _answered(room, member, meant, words)
    if meant == hint:
        meant = Command("hint")
    if isinstance(meant, Command) and meant.name in QUESTIONS:
        return _answered(room, member, meant.name, words, meant.rest.strip()[: _LONGEST.get(meant.name, 0)])
    if isinstance(meant, Unclear) and " " in text:
        return Refused("UNCLEAR", words.say(meant.message, **meant.values))
    return None


def _talked(room: Room, member: int, talk: Talk, words: Words) -> Private:
    aside = room.members.asides[member]
    again, aside.last = aside.last == "talk", "talk"
    return Private(talk_text(talk, words, can_write=True, again=again))


def _answered(room: Room, member: int, question: Enquiry | str, words: Words, about: str = "") -> Private | Refused:
    try:
        fact = (question if isinstance(question, Enquiry) else enquiry_of(question, about)).fact
        told = answer(question, _known(room, member, fact, words), about)
        aside = room.members.asides[member]
        aside.last, aside.chapter = "rules" if told.chapter else "", told.chapter or aside.chapter
        return Private(told.text(words))
    except NoAnswer as none:
        return refuse(_NO_ANSWER[none.reason], words)


def _known(room: Room, member: int, fact: Fact, words: Words) -> SeatKnowledge:
    """What this member knows; how far it can be heard again is bounded."""
    story = room.playing.story[-_MOST_LINES:] if room.playing else []
    seat, wanted = room.seat_of(member), room.wanted(member) if fact in ("howto", "choices") else ""
    own = [place for place, (who, _) in enumerate(story) if who == member]
    return SeatKnowledge(
        _match(room, fact),
        room.playing.names if room.playing else (),
        room.view(member),
        room.stage == PLAYING,
        room.playing.game.number if room.playing else 0,
        _Heard(story, seat),
        own[-1] + 1 if own else 0,
        ruling=room.members.asides[member].ruling,
        chapter=room.members.asides[member].chapter,
        situation=wanted if wanted in ("pause", "judge") else "",
        says_next=False,
        clock=room.options.clock,
        chat=_remarks(room, member, words) if fact == "said" else (),
        going_on=partial(_going_on, room, member),
    )


def _going_on(room: Room, member: int, words: Words) -> str:
    """How the game goes on between rounds."""
    if room.stage == OVER:
        return words.say("room-no-game-over")
    if room.wanted(member) == "ready":
        return words.say("room-ready")
    waiting = [room.members[other].name for other in sorted(room.wants())]
    return words.say("room-waiting", players=waiting) if waiting else ""


def _remarks(room: Room, member: int, words: Words) -> list[ChatLine]:
    """What was written lately, as far as this member was there."""
    told = []
    for remark in [each for each in room.members.talk if member in each.heard_by]:
        name = room.members[remark.member].name
        writer = Who(name, "you" if remark.member == member else "other")
        told.append(ChatLine(name, words.say("room-chat", who=writer, text=remark.text, erased=False)))
    return told


def _match(room: Room, fact: Fact) -> Match:
    """What is played or, as far as the options make sense with those who sit here, will be."""
    if room.playing is not None and (fact != "card" or room.stage == PLAYING):
        return room.playing.game
    edition = house_edition(room.options.edition, room.options.house)
    seats = min(max(len(room.members.seats), edition.least_players), edition.most_players)
    try:
        return room.options.match(seats, [], room.options.questions("en", ""))
    except SetupError:
        if fact == "rule":
            raise
        return Match(replace(edition, in_teams=False), seats)


def _record(room: Room, words: Words) -> Recorded | Refused:
    """The whole game in writing, once it is over: then it can be proved, and holds no secret."""
    if room.playing is None or room.stage != OVER or not room.playing.is_whole:
        return refuse("NO_RECORD", words)
    return Recorded(room.playing.begun)


# A line as it is typed at the terminal


def typed_line(room: Room, member: int, typed: str, words: Words) -> Action | Outcome:
    """The action that is meant, or the answer to a question."""
    aside = room.members.asides[member]
    way = turned_by(typed) if aside.last == "rules" else None
    if way is not None:
        return _answered(room, member, "rules", words, way)
    if room.wanted(member) in ("pause", "ready") and (not typed.strip() or goes_on(typed, words)):
        return room.go_on(member) or Private("")
    view = room.view(member)
    if view is None or room.playing is None:
        return refuse("NO_CARDS", words)
    seat, names = room.seat_of(member), room.playing.names
    offers = room.playing.table.offers(seat) if seat is not None and room.stage == PLAYING else ()
    typed = agreed(typed, aside.offered, words)
    meant = understand(typed, view, names, words, in_order(view.hand, "colour", view), offers)
    aside.offered = offered_by(meant)
    if isinstance(meant, Talk):
        return _talked(room, member, meant, words)
    aside.last = ""
    if isinstance(meant, Action):
        return meant
    if isinstance(meant, Enquiry):
        return _answered(room, member, meant, words)
    if isinstance(meant, Command):
        return _commanded(room, member, meant, words)
    if isinstance(meant, Unclear):
        return Refused("UNCLEAR", words.say(meant.message, **meant.values))
    if isinstance(meant, Choose):
        return Refused("WHICH", "\n".join(ask(meant.kind, meant.options, view, names, words)))
    return Refused("WHICH", answer_or_command(meant, words))


def _commanded(room: Room, member: int, command: Command, words: Words) -> Action | Private | Recorded | Refused:
    if command.name in ("leave", "return"):
        return leave if command.name == "leave" else return_
    if command.name in QUESTIONS or command.name == "record":
        return answered_by_name(room, member, f"{command.name} {command.rest}".strip(), words)
    if command.name in ("undo", "whatif"):
        return Refused("NOT_HERE", words.say("practice-only"))
    return refuse("NOT_HERE", words)
