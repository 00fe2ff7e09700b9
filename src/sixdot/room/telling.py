"""What each member is told of what happened, at once or after an absence.

It is one utterance, the events as heard, the View, and the table if that has changed.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from sixdot.game import events as happened
from sixdot.game.edition import book_line
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.events import CameBack, Event, WentAway, hear
from sixdot.game.families import family_of
from sixdot.game.knowledge import NOTHING_OWN, Own
from sixdot.game.match import PLAYING, partners_in
from sixdot.room.playing import Playing
from sixdot.room.room import Room
from sixdot.room.rules import OPTIONS, Rules
from sixdot.room.state import READY, Happening
from sixdot.store.entries import Entry
from sixdot.voice.describe import describe
from sixdot.voice.narrate import Utterance, narrate
from sixdot.voice.rules import house_text
from sixdot.voice.words import Value, Who, Words
from sixdot.wire.events import event_message
from sixdot.wire.messages import MOST_MISSED, MemberInfo, Missed, SeatInfo, TableInfo, Told, ViewMessage
from sixdot.wire.views import OwnSight, Shown, Sight

# What is told alike to all whom it does not name, who are not in turn and have no partner.
_OF_OTHERS: Final = frozenset((
    happened.Played, happened.Drew, happened.Passed, happened.Skipped, happened.Reversed, happened.TurnBegan,
    happened.ColourNamed, happened.Accepted, happened.Challenged, happened.TookBack, happened.Stacked,
    happened.Reshuffled, happened.Matched, happened.Laid, happened.LayDeclined, happened.Caught, happened.CalledDos,
))  # fmt: skip
# What is told of an entry as it is written there, besides who did it.
_AS_WRITTEN: Final = {
    "chat": ("text", "erased"),
    "joined": ("sits",),
    "seated": ("sits",),
    "bot": ("name", "level"),
    "mended": ("off",),
    "ballot": ("right",),
}
_SAID_ALONE: Final = frozenset(("chat", "paused"))  # options that need no word about options
_TOLD_ALOUD: Final = 5  # of so many missed things the summary speaks
_UNSPOKEN: Final = ("on", "muted", "opened")  # what is told without words


class Telling:
    """One happening, for everybody who is told of it: what they share is worked out once."""

    def __init__(self, room: Room, happening: Happening, before: Shown | None = None) -> None:
        """`before`: what everybody saw until now."""
        self.wanted = room.wants()
        self._before = before
        self._room = room
        self._happening = happening
        playing = room.playing if room.stage == PLAYING else None
        # Whether a bot goes on at once: its turn is told then.
        self.followed = playing is not None and not self.wanted and not playing.table.awaited()
        self._view = None if room.playing is None else room.playing.view(None, past=False)
        self._own: dict[int, Own] = {}
        self.shown: Shown | None = None  # what everybody sees now, once somebody has been told
        # What those whom it does not concern hear and are told, by their words.
        self._bystanders: dict[Words, Utterance] = {}
        self._alike: dict[Words, Told] = {}
        self._named = _named(room, happening)
        # What everybody may hear of it, and what that is on the wire; with a secret somebody may hear more.
        self._events = [event if event.open else hear(event, None) for event in happening.events]
        self._open = tuple([event_message(event) for event in self._events])
        self._is_open = all(event.open for event in self._events)

    def to(self, member: int, words: Words, sight: Sight | None = None) -> Told:
        """What a member is told; after it has been stored, and before anything else happens here.

        `sight`: what they have been shown, if they want to know only what has changed.
        """
        table = info(self._room, member) if self._happening.changed else None
        view = self._seen(member, sight)
        if table is not None or self.shown is None or view is not self.shown.alone or not self._stands_by(member):
            return self._told(member, words, view, table)
        told = self._alike.get(words)
        if told is None:
            told = self._alike[words] = self._told(member, words, view, None)
        return told

    def _stands_by(self, member: int) -> bool:
        """Whether this member is told the same as every other whom it does not concern."""
        happening, named = self._happening, self._named
        if happening.kind != "act" or named is None or happening.data.get("host") is not None:
            return False
        seat = self._room.seat_of(member)
        return not (seat in named or seat == self._turn or member in self.wanted)

    @property
    def _turn(self) -> int | None:
        return None if self._view is None else self._view.turn

    def missed_by(self, member: int, words: Words) -> Told:
        """What a member who was away is told later, without what there was to see."""
        return self._told(member, words, None, None)

    def _told(self, member: int, words: Words, view: ViewMessage | None, table: TableInfo | None) -> Told:
        happening, seat = self._happening, self._room.seat_of(member)
        heard, messages = self._events, self._open
        if not self._is_open and (self._named is None or seat in self._named):
            heard = [event if event.open else hear(event, seat) for event in happening.events]
            messages = tuple([event_message(event) for event in heard])
        utterance = self._utterance(heard, member, words)
        chat = happening.member if happening.kind == "chat" else None
        return Told(happening.number, utterance.text, utterance.urgent, messages, view, table, chat)

    def _utterance(self, heard: Sequence[Event], member: int, words: Words) -> Utterance:
        """What was done around the cards, then what happened at them, then what is wanted."""
        room, happening, wanted = self._room, self._happening, self.wanted.get(member, "")
        parts, urgent = [around_text(room, happening, member, words)], False
        if heard and room.playing is not None:
            if happening.kind == "left":  # that they leave has been said
                heard = [event for event in heard if not isinstance(event, WentAway)]
            said = self._said(heard, room.seat_of(member), words)
            parts.append(said.deeds if self.followed else said.text)
            urgent = said.urgent
            if wanted == "pause":
                parts.append(pause_text(room, member, words))
                urgent = True
        if wanted == "ready" and (happening.kind == "began" or (heard and happening.kind in ("act", "mended"))):
            parts.append(words.say("room-ready"))
        if happening.kind == "began" and member == happening.member and len(self.wanted) > 0 and not wanted:
            waiting = [room.members[other].name for other in sorted(self.wanted)]
            parts.append(words.say("room-waiting", players=waiting))
        if wanted == "judge" and heard:
            parts.append(judge_text(room, member, words, after=parts[-1]))
            urgent = True
        return Utterance(" ".join([part for part in parts if part]), urgent)

    def _seen(self, member: int, sight: Sight | None) -> ViewMessage | None:
        playing, view = self._room.playing, self._view
        if view is None or playing is None:
            return None
        if self.shown is None:
            self.shown = Shown(view, playing.names, playing.table.low, self._before)
        seat = self._room.seat_of(member)
        own = own_sight(playing, seat, self._own_part(seat), self.wanted.get(member, ""), view.couples)
        return ViewMessage(*self.shown.whole(own)) if sight is None else sight.changes(self.shown, own, self._before)

    def _own_part(self, seat: int | None) -> Own:
        """The part of a View that is for this seat alone."""
        if seat is None or self._room.playing is None:
            return NOTHING_OWN
        if seat not in self._own:
            self._own[seat] = self._room.playing.game.own(seat)
        return self._own[seat]

    def _said(self, heard: Sequence[Event], seat: int | None, words: Words) -> Utterance:
        """What one seat hears in words; what it hears like those whom it does not concern is found once."""
        named, turn = self._named, self._turn
        if named is None:
            return self._narrated(heard, seat, words, None, None)
        others = self._bystanders.get(words)
        if others is None:
            others = self._bystanders[words] = self._narrated(self._events, None, words, None, None)
        if seat not in named and seat != turn:
            return others
        return self._narrated(
            heard, seat, words, others.deeds if seat not in named else None, others.coming if seat != turn else None
        )

    def _narrated(
        self, heard: Sequence[Event], seat: int | None, words: Words, deeds: str | None, coming: str | None
    ) -> Utterance:
        """With the one View without its past, turned to this seat."""
        playing, view = self._room.playing, self._view
        assert playing is not None
        if view is not None:
            hand, drawn, legal = self._own_part(seat)
            view.seat, view.hand, view.drawn, view.legal = seat, hand, drawn, legal
            view.partners = partners_in(view.couples, seat)
        return narrate(heard, view, playing.names, words, seat, deeds, coming, partial(playing.heard, seat))


def _named(room: Room, happening: Happening) -> set[int] | None:
    """The seats that it names: all others are told of it in the same words. None: perhaps not."""
    events, playing = happening.events, room.playing
    if playing is None or playing.game.round is None or playing.game.options.partners != "none":
        return None
    if not all(type(event) in _OF_OTHERS for event in events):
        return None
    return {getattr(event, name) for event in events for name in event.seats}


class Retelling:
    """What a member has missed who has heard everything up to `seen`: one summary to be spoken, and the list.

    It is found by replaying the log, which can be taken in pieces, or from a snapshot on.
    """

    def __init__(self, code: str, member: int, words: Words, seen: int) -> None:
        self.room = Room(code)
        self._member = member
        self._words = words
        self.seen = seen
        self._listed: list[Told] = []
        self._deeds: list[str] = []
        self._before = 0  # things of which nothing more is told than that they happened

    def skip(self, snapshot: str, entries: Sequence[Entry]) -> None:
        """Begin at a snapshot; of the entries from `seen` until then nothing is told but how many they are."""
        self.room.resume(snapshot)
        for entry in entries if self._member in self.room.members else ():
            data = msgspec.json.decode(entry.text)
            if data["kind"] == "joined" and data["member"] == self._member:
                self._before = 0  # what happened earlier was not missed
            self._before += data["kind"] not in _UNSPOKEN

    def take(self, entries: Sequence[Entry]) -> None:
        """Take the next entries. Finding words is slow, so it is done only for what will be listed."""
        first = entries[-1].number - MOST_MISSED if entries else 0
        for entry in entries:
            happening = self.room.redo(entry.number, entry.text, entry.version, entry.said)
            if happening.number <= self.seen or self._member not in self.room.members:
                continue
            if happening.number <= first:
                self._before += happening.kind not in _UNSPOKEN
                continue
            self.room.members.present = {self._member}
            self._listed.append(Telling(self.room, happening).missed_by(self._member, self._words))
            self._deeds.append(self._deed(happening))

    def missed(self) -> Missed | None:
        return Missed(self._summary(), tuple(self._listed[-MOST_MISSED:])) if self._listed else None

    def _deed(self, happening: Happening) -> str:
        """What was done, without what was wanted then, and without one's own return: with that the summary begins."""
        room, words = self.room, self._words
        parts = [around_text(room, happening, self._member, words)]
        if happening.events and room.playing is not None:
            seat = room.seat_of(self._member)
            heard = [hear(event, seat) for event in happening.events]
            heard = [event for event in heard if not (isinstance(event, CameBack) and event.seat == seat)]
            parts.append(narrate(heard, room.view(self._member), room.playing.names, words, seat).deeds)
        return " ".join([part for part in parts if part])

    def _summary(self) -> str:
        room, member, words = self.room, self._member, self._words
        spoken = [deed for deed in self._deeds if deed]
        count = self._before + len(spoken)
        parts = [words.say("room-back", count=count, told=min(len(spoken), _TOLD_ALOUD))]
        parts += spoken[-_TOLD_ALOUD:]
        known = room.view(member)
        wanted = room.wanted(member)
        if known is not None and room.playing is not None and room.stage == PLAYING:
            parts.append(describe(known, room.playing.names, words).turn())
        if wanted == "pause":
            parts.append(pause_text(room, member, words))
        if wanted == "judge":
            parts.append(judge_text(room, member, words))
        if wanted == "ready":
            parts.append(words.say("room-ready"))
        return " ".join(parts)


def pause_text(room: Room, member: int, words: Words) -> str:
    """Why the game waits for somebody out of turn."""
    assert room.playing is not None
    table, seat = room.playing.table, room.seat_of(member)
    assert seat is not None
    low = [room.playing.names[each] for each in table.low if each != seat]
    called_apart = family_of(room.edition).call.action is not None
    own = called_apart and bool(table.offers(seat)) and seat in table.low
    return words.of(room.edition).say("room-pause", low=low, own=own)


def judge_text(room: Room, member: int, words: Words, after: str = "") -> str:
    """What the judge is asked, who has just heard something."""
    known = room.view(member)
    return "" if known is None or room.playing is None else describe(known, room.playing.names, words).judge(after)


def around_text(room: Room, happening: Happening, member: int, words: Words) -> str:
    """What happened that has nothing to do with cards."""
    data, kind, own = happening.data, happening.kind, happening.member == member
    if kind == "act" and data.get("host") is not None:
        return words.say("room-host", who=_who(room, data["host"], member))
    if kind in ("on", "act", "opened") or (kind == "muted" and not own) or data.get("again"):
        return ""
    if kind == "chat" and happening.member in room.members[member].muted:
        return ""
    if kind == "options":
        return options_text(room, happening, member, words)
    if kind == "left":
        return _left_text(room, happening, member, words)
    if kind == "muted":
        return words.say("room-muted", name=room.members[data["member"]].name, on=data["on"])
    values: dict[str, Value] = {name: data.get(name, False) for name in _AS_WRITTEN.get(kind, ())}
    if kind == "began":
        seats = [_who(room, seat.member, member) if seat.member else Who(seat.name) for seat in room.members.seats]
        values |= {"edition": room.edition, "players": seats}
    message = "room-not-expected" if kind == "expected" and not data.get("on", True) else f"room-{kind}"
    return words.say(message, who=_who(room, data.get("member", happening.member), member), **values)


def _left_text(room: Room, happening: Happening, member: int, words: Words) -> str:
    data = happening.data
    gone = _who(room, data["departed"], member)
    removed = happening.member != data["departed"]
    mine = happening.member == member
    parts = [words.say("room-left", who=gone, removed=removed, mine=mine, bot=bool(happening.events))]
    if data.get("host") is not None:
        parts.append(words.say("room-host", who=_who(room, data["host"], member)))
    return " ".join(parts)


def options_text(room: Room, happening: Happening, member: int, words: Words) -> str:
    """What is played from now on; and, if a game was under way, that it has ended."""
    rules = room.options
    wanted = happening.data["options"]
    ended = [words.say("room-ended-early")] if happening.events else []
    message = "room-edition" if "edition" in wanted else "room-options"
    said = words.say(message, who=_who(room, happening.member, member), edition=room.edition)
    parts = [*ended, *([] if wanted.keys() <= _SAID_ALONE else [said])]
    parts += [_option_text(rules, key, words) for key in wanted if key != "edition"]
    if "paused" in wanted and not rules.paused and room.playing is not None:
        known = room.view(member)
        parts += [describe(known, room.playing.names, words).turn()] if known and room.stage == PLAYING else []
    return " ".join(parts)


def _option_text(rules: Rules, key: str, words: Words) -> str:
    value = getattr(rules, key)
    if key == "house" and value:
        return " ".join([house_text(rule, words) for rule in value])
    known: Value = "yes" if value is True else "no" if value is False else value or None
    return words.say("room-option", key=key, value=known)


def _who(room: Room, about: int | None, listener: int) -> Who:
    known = room.members.get(about or 0)
    return Who("") if known is None else Who(known.name, "you" if about == listener else "other")


# What there is to see


def view(room: Room, member: int) -> ViewMessage | None:
    playing = room.playing
    everybody = None if playing is None else playing.view(None, past=False)
    if playing is None or everybody is None:
        return None
    shown = Shown(everybody, playing.names, playing.table.low)
    seat = room.seat_of(member)
    own = NOTHING_OWN if seat is None else playing.game.own(seat)
    return ViewMessage(*shown.whole(own_sight(playing, seat, own, room.wanted(member), everybody.couples)))


def own_sight(
    playing: Playing, seat: int | None, own: Own, wanted: str, couples: Sequence[Sequence[int]]
) -> OwnSight:
    """What one seat sees besides what everybody sees; `wanted`: what it is asked for; `couples`: partners."""
    hand, drawn, legal = own
    offers = playing.table.offers(seat) if seat is not None and playing.table.low else ()
    return seat, hand, drawn, legal, partners_in(couples, seat), wanted, offers


def heard(room: Room, member: int) -> tuple[msgspec.Struct, ...]:
    """All that this member has heard of the round."""
    return () if room.playing is None else tuple([event_message(e) for e in room.playing.heard(room.seat_of(member))])


def info(room: Room, member: int) -> TableInfo:
    rules, playing = room.options, room.playing
    away = {playing.members[seat] for seat in playing.away} if playing else set()
    here, place_of = room.members.present, room.members.place_of
    remaining = [(each.id, each.name) for each in room.members.remaining()]
    members = [MemberInfo(each, name, place_of(each), each in here, each in away) for each, name in remaining]
    return TableInfo(
        room.code,
        **{option: getattr(rules, option) for option in OPTIONS},
        stage=room.stage,
        game=room.games,
        round=playing.game.number + (room.stage == READY) if playing else 0,
        host=room.members.host or 0,
        members=tuple(members),
        seats=tuple([SeatInfo(seat.name, seat.member, seat.bot) for seat in room.members.seats]),
        waiting=tuple(sorted(room.wants())),
        muted=tuple(sorted(room.members[member].muted)) if member in room.members else (),
        quizzes=tuple(room.sets),
        book=None if rules.edition in EDITIONS else book_line(edition_named(rules.edition)),
    )
