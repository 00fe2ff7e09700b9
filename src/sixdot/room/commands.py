"""What members ask of a table, in one line each: moves, and everything around the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixdot.bots import NAMES
from sixdot.game.actions import LAST_MOVE, VERBS, Action, NotationError, parse, shortened
from sixdot.game.editions import edition_named
from sixdot.game.match import StageError
from sixdot.game.options import SetupError
from sixdot.game.refusal import Refusal
from sixdot.room import questions
from sixdot.room.room import Room
from sixdot.room.rules import book_of, changed_rules
from sixdot.room.soundalikes import sounds_like
from sixdot.room.state import (
    LOBBY,
    OVER,
    PLAYING,
    READY,
    Happening,
    Member,
    Private,
    Refused,
    RoomReason,
    RuleReason,
    refuse,
)
from sixdot.room.texts import Problem, clean_chat
from sixdot.voice.refusals import refusal_text
from sixdot.voice.trouble import setup_text
from sixdot.voice.words import Words

Outcome = Happening | Private | Refused
Handler = Callable[[Room, Member, str, Words], Outcome]


def obey(room: Room, member: int, seen: int, do: str, words: Words) -> Outcome:
    """What a member wants, in one line; `seen`: the number of the last thing they had been told."""
    known = room.members.get(member)
    if known is None or known.left:
        return refuse("NOT_A_MEMBER", words)
    verb, _, rest = do.partition(" ")
    if verb in VERBS:
        try:
            return _move_if_current(room, known, seen, parse(do), words)
        except NotationError as error:
            return refuse("BAD_MOVE", words, problem=str(error))
    if verb == "type":
        return _typed(room, known, seen, rest, words)
    handler = _COMMANDS.get(verb)
    if handler is None:
        return refuse("UNKNOWN_COMMAND", words, typed=shortened(verb))
    if verb in _FOR_THE_HOST and room.members.host != member:
        host = room.members.get(room.members.host)
        return refuse("NOT_HOST", words, host=host.name if host else None)
    return handler(room, known, rest.strip(), words)


# Moves


def _move_if_current(room: Room, member: Member, seen: int, action: Action, words: Words) -> Outcome:
    """A move is for the position its player has seen; what is said out of turn is judged as it comes in."""
    if room.stage != PLAYING:
        return _not_now(room, words)
    if action.verb <= LAST_MOVE and seen < room.decided:
        return refuse("STALE", words, now=questions.turn_text(room, member.id, words))
    done = room.move(member.id, action)
    if done is None:
        return refuse("NOT_PLAYING", words)
    if not isinstance(done, Refusal):
        return done
    assert room.playing is not None
    view = room.playing.game.view(room.seat_of(member.id))
    return Refused(RuleReason(done.reason), refusal_text(done, view, room.playing.names, words), done.rule)


def _typed(room: Room, member: Member, seen: int, text: str, words: Words) -> Outcome:
    """As at the terminal: an action, a question, or something unclear."""
    meant = questions.meaning(room, member.id, text, words)
    return _move_if_current(room, member, seen, meant, words) if isinstance(meant, Action) else meant


def _go(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if rest != "on":
        return refuse("UNKNOWN_COMMAND", words, typed=shortened(f"go {rest}".strip()))
    return room.go_on(member.id) or Private("", room.number)


# The game


def _start(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if not room.free:
        return refuse("UNDER_WAY", words)
    if not any(seat.member in room.members.present for seat in room.members.seats):
        return refuse("NOBODY_SITS", words)
    seats, least, most = len(room.members.seats), room.edition.least_players, room.edition.most_players
    if not least <= seats <= most:
        return refuse("WRONG_NUMBER", words, count=seats, least=least, most=most)
    begun = room.begin(member.id)
    return _cannot_be(begun, words) if isinstance(begun, SetupError) else begun


def _deal(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    return room.deal() if room.stage == READY else _not_now(room, words)


def _entropy(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if room.stage != READY or room.playing is None:
        return refuse("NO_TEXT_NOW", words)
    secret = room.playing.game.secret
    if room.seat_of(member.id) is None or secret is None:
        return refuse("NOT_PLAYING", words)
    if room.seat_of(member.id) in secret.entropy:
        return refuse("TEXT_TWICE", words)
    try:
        return room.add_entropy(member.id, rest)
    except StageError:
        return refuse("BAD_TEXT", words)


# Seats and options


def _seat(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if not room.free:
        return refuse("UNDER_WAY", words)
    if member.seat is not None:
        return refuse("SEATED", words)
    if room.is_full():
        return refuse("NO_SEAT", words, most=room.edition.most_players)
    return room.change({"kind": "seated", "member": member.id, "sits": True}, member.id)


def _stand(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if not room.free:
        return refuse("UNDER_WAY", words)
    if member.seat is None:
        return refuse("NOT_PLAYING", words)
    return room.change({"kind": "seated", "member": member.id, "sits": False}, member.id)


def _bot(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if not room.free:
        return refuse("UNDER_WAY", words)
    what, _, which = rest.partition(" ")
    if what == "add" and which in NAMES:
        if room.is_full():
            return refuse("NO_SEAT", words, most=room.edition.most_players)
        return room.change({"kind": "bot", "level": which, "name": room.members.name_for_bot()}, member.id)
    if what == "remove" and which.isascii() and which.isdigit() and len(which) < 3:
        seat = next(iter(room.members.seats[int(which) :]), None)
        if seat is not None and seat.bot:
            return room.change({"kind": "bot", "level": None, "seat": int(which), "name": seat.name}, member.id)
    return refuse("BAD_BOT", words, levels=NAMES)


def _options(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if room.stage == PLAYING:
        return refuse("ROUND_UNDER_WAY", words)
    wanted = {key: value for key, _, value in [item.partition("=") for item in rest.split()]}
    try:
        if "edition" in wanted:  # the log names the very book
            wanted["edition"] = edition_named(wanted["edition"]).id
        changed = changed_rules(room.options, wanted)
    except SetupError as error:
        return _cannot_be(error, words)
    if changed == room.options:
        return Private(words.say("room-nothing-changed"), room.number)
    book = book_of(changed.edition) if "edition" in wanted else {}
    return room.change({"kind": "options", "options": wanted, **book}, member.id)


# People


def _host(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    other = _member(room, rest)
    if other is None or other.left or other.id == member.id or other.id not in room.members.present:
        return refuse("NO_SUCH_MEMBER", words)
    return room.change({"kind": "host", "member": other.id}, member.id)


def _remove(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    other = _member(room, rest)
    if other is None or other.left or other.id == member.id:
        return refuse("NO_SUCH_MEMBER", words)
    if not room.free and other.seat is not None:
        return refuse("UNDER_WAY", words)
    return room.depart(other.id, member.id)


def _readmit(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    other = _member(room, rest)
    if other is None or other.id == member.id or other.id in room.members.present:
        return refuse("NO_SUCH_MEMBER", words)
    if room.playing is not None and room.stage == PLAYING and other.id in room.playing.seats:
        gone = room.members.absent() | room.playing.held
    else:
        gone = {other.id}
    if other.id not in gone:
        return refuse("STILL_PLAYS", words, name=other.name)
    if other.expected:
        return Private(words.say("room-nothing-changed"), room.number)
    like = [each.name for each in room.members.remaining() if each.id != other.id]
    if any(sounds_like(name, other.name) for name in like):
        return refuse("NO_SUCH_MEMBER", words)
    return room.change({"kind": "expected", "member": other.id}, member.id)


def _quit(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    return room.depart(member.id, member.id)


def _chat(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    text = clean_chat(rest)
    if isinstance(text, Problem):
        return Refused("BAD_CHAT", text.text(words))
    return room.change({"kind": "chat", "text": text}, member.id)


def _mute(on: bool) -> Handler:
    def mute(room: Room, member: Member, rest: str, words: Words) -> Outcome:
        other = _member(room, rest)
        if other is None or other.id == member.id:
            return refuse("NO_SUCH_MEMBER", words)
        if (other.id in member.muted) == on:
            return Private(words.say("room-nothing-changed"), room.number)
        return room.change({"kind": "muted", "member": other.id, "on": on}, member.id)

    return mute


def _ask(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    return questions.answer(room, member.id, rest, words)


def _elsewhere(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    """How somebody is spoken to, and the clock, are not the table's business."""
    return Private("", room.number)


# Refusals that several have


def _not_now(room: Room, words: Words) -> Refused:
    reasons: dict[str, RoomReason] = {LOBBY: "NO_GAME", READY: "NOT_DEALT", PLAYING: "DEALT", OVER: "GAME_OVER"}
    return refuse(reasons[room.stage], words)


def _cannot_be(error: SetupError, words: Words) -> Refused:
    return refuse("BAD_OPTION", words, problem=setup_text(error, words))


def _member(room: Room, text: str) -> Member | None:
    return room.members.get(int(text)) if text.isascii() and text.isdigit() and len(text) < 6 else None


_FOR_THE_HOST: Final = ("start", "rematch", "deal", "bot", "options", "host", "remove", "readmit")
_COMMANDS: Final[dict[str, Handler]] = {
    "go": _go,
    "start": _start,
    "rematch": _start,
    "deal": _deal,
    "entropy": _entropy,
    "seat": _seat,
    "stand": _stand,
    "bot": _bot,
    "options": _options,
    "host": _host,
    "remove": _remove,
    "readmit": _readmit,
    "quit": _quit,
    "chat": _chat,
    "mute": _mute(True),
    "unmute": _mute(False),
    "ask": _ask,
    "speak": _elsewhere,
    "more": _elsewhere,
}
