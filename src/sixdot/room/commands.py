"""What members ask of a table, in one line each: moves, questions, and everything around the cards."""

from collections.abc import Callable
from functools import partial
from typing import Final

from sixdot.bots import NAMES
from sixdot.game.actions import (
    LAST_MOVE,
    LEAVE,
    RETURN,
    RIGHT,
    VERBS,
    WRONG,
    Action,
    NotationError,
    parse,
    shortened,
)
from sixdot.game.cards import COLOURS
from sixdot.game.editions import edition_named
from sixdot.game.match import OVER, PLAYING, StageError
from sixdot.game.options import SetupError
from sixdot.game.refusal import Refusal
from sixdot.room.asking import answered_by_name, typed_line
from sixdot.room.keys import new_pass, token_hash
from sixdot.room.room import Room
from sixdot.room.rules import AT_ANY_TIME, book_of, changed_rules, no_set
from sixdot.room.state import (
    LOBBY,
    READY,
    Member,
    Outcome,
    Private,
    Refused,
    RoomReason,
    RuleReason,
    refuse,
)
from sixdot.room.texts import clean_chat, sounds_like
from sixdot.store.entries import Said
from sixdot.voice.describe import describe
from sixdot.voice.refusals import refusal_text
from sixdot.voice.trouble import Trouble, setup_text
from sixdot.voice.understand.vocabulary import in_all_languages, is_called
from sixdot.voice.words import Words


def obey(room: Room, member: int, seen: int, do: str, words: Words) -> Outcome:
    """What a member wants, in one line; `seen`: the number of the last thing they had been told."""
    known = room.members.get(member)
    if known is None or known.left:
        return refuse("NOT_A_MEMBER", words)
    do = spelled_out(do, words)
    verb, _, rest = do.partition(" ")
    try:
        if verb in VERBS:
            return _move_if_current(room, known, seen, _read(do), words)
        if verb != "type":
            return _around_the_cards(room, known, verb, rest.strip(), words)
        meant = typed_line(room, member, rest, words)  # as at the terminal
        return _move_if_current(room, known, seen, meant, words) if isinstance(meant, Action) else meant
    except NotationError as error:
        return refuse("BAD_MOVE", words, problem=str(error))
    except SetupError as impossible:  # another name: when compiled, one name has one type
        return refuse("BAD_OPTION", words, problem=setup_text(impossible, words))


def _read(do: str) -> Action:
    """A wild with what is no colour is a wild without one: it is refused, and a colour is asked for."""
    parts = do.split()
    if parts[:2] in (["play", "wi"], ["play", "wi+4"]) and not {*parts[2:]} <= {*COLOURS, "uno"}:
        return parse(" ".join(parts[:2]))
    return parse(do)


def spelled_out(do: str, words: Words) -> str:
    """The command that a typed line is, where it is one that may be typed where cards are typed: what somebody writes
    to the others, and a host's options.
    """
    if not do.startswith("type "):
        return do
    line = do.removeprefix("type ")
    if line.startswith("options ") and "=" in line:
        return line
    first, _, rest = line.partition(" ")
    is_chat = rest.strip() and is_called(first, "join-word-chat", *in_all_languages(words))
    return f"chat {rest}" if is_chat else do


def _around_the_cards(room: Room, member: Member, verb: str, rest: str, words: Words) -> Outcome:
    if verb not in COMMANDS:
        return refuse("UNKNOWN_COMMAND", words, typed=shortened(verb))
    if verb in _FOR_THE_HOST and room.members.host != member.id:
        return refuse("NOT_HOST", words, host=room.members.host_name)
    if verb in _BETWEEN_GAMES and not room.free:
        return refuse("UNDER_WAY", words)
    if verb in _PLAYING_ON and room.options.paused:
        return _paused(room, member, words)
    if verb not in _ABOUT_ANOTHER:
        return _BY_ONESELF[verb](room, member, rest, words)
    other = room.members.get(int(rest)) if rest.isascii() and rest.isdigit() and len(rest) < 6 else None
    if verb == "readmit" and other is None:  # who was sent away is in nobody's list, but has a name
        other = next((each for each in room.members.values() if each.left and sounds_like(each.name, rest)), None)
    if other is None or other.id == member.id:
        return refuse("NO_SUCH_MEMBER", words)
    return _ABOUT_ANOTHER[verb](room, member, other, words)


# Moves


def _move_if_current(room: Room, member: Member, seen: int, action: Action, words: Words) -> Outcome:
    """A move is for the position its player has seen; what is said out of turn is judged as it comes in."""
    playing = room.playing
    if playing is None or room.stage != PLAYING:
        return _not_now(room, words)
    if room.options.paused and action.verb not in (LEAVE, RETURN):
        return _paused(room, member, words)
    has_a_part = room.seat_of(member.id) is not None or member.id == room.members.host
    if action.verb <= LAST_MOVE and seen < room.decided and has_a_part:
        view = playing.game.view(room.seat_of(member.id))
        return refuse("STALE", words, now=describe(view, playing.names, words).turn())
    if action.verb in (RIGHT, WRONG) and playing.wants(None).get(member.id) == "judge":
        return room.change({"kind": "ballot", "member": member.id, "right": action.verb == RIGHT}, member.id)
    done = room.move(member.id, action)
    if done is None:
        return refuse("NOT_PLAYING", words)
    room.members.asides[member.id].ruling = done if isinstance(done, Refusal) else None
    if not isinstance(done, Refusal):
        return done
    view = playing.game.view(room.seat_of(member.id))
    return Refused(RuleReason(done.reason), refusal_text(done, view, playing.names, words), done.rule)


def _go(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if rest != "on":
        return refuse("UNKNOWN_COMMAND", words, typed=shortened(f"go {rest}".strip()))
    return room.go_on(member.id) or Private("")


# The game


def _start(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if not any(seat.member in room.members.present for seat in room.members.seats):
        return refuse("NOBODY_SITS", words)
    seats, least, most = len(room.members.seats), room.edition.least_players, room.edition.most_players
    if not least <= seats <= most:
        return refuse("WRONG_NUMBER", words, count=seats, least=least, most=most)
    return room.begin(member.id)


def _end(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    return refuse("NO_GAME", words) if room.free else room.change({"kind": "ended"}, member.id)


def _entropy(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if room.stage != READY or room.playing is None:
        return refuse("NO_TEXT_NOW", words)
    secret, seat = room.playing.game.secret, room.seat_of(member.id)
    if seat is None or secret is None:
        return refuse("NOT_PLAYING", words)
    if seat in secret.entropy:
        return refuse("TEXT_TWICE", words)
    try:
        return room.carried_out(member.id, room.playing.table.add_entropy(seat, rest))
    except StageError:
        return refuse("BAD_TEXT", words)


# Seats and options


def _seat(sits: bool, room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if sits == (room.members.place_of(member.id) is not None):
        return refuse("SEATED" if sits else "NOT_PLAYING", words)
    if sits and room.is_full():
        return refuse("NO_SEAT", words, most=room.edition.most_players)
    return room.change({"kind": "seated", "member": member.id, "sits": sits}, member.id)


def _bot(room: Room, member: Member, rest: str, words: Words) -> Outcome:
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
    wanted = {key: value for key, _, value in [item.partition("=") for item in rest.split()]}
    if room.stage == PLAYING and not AT_ANY_TIME.issuperset(wanted):
        return refuse("ROUND_UNDER_WAY", words)
    if "edition" in wanted:  # the log names the very book
        wanted["edition"] = edition_named(wanted["edition"]).id
    changed = changed_rules(room.options, wanted)
    if "quiz" in wanted and changed.quiz and changed.quiz not in room.sets:
        raise no_set(changed.quiz, room.sets)
    if changed == room.options:
        return _nothing_changed(words)
    book = book_of(changed.edition) if "edition" in wanted else {}
    return room.change({"kind": "options", "options": wanted, **book}, member.id)


# People


def _host(room: Room, member: Member, other: Member, words: Words) -> Outcome:
    if other.left or other.id not in room.members.present:
        return refuse("NO_SUCH_MEMBER", words)
    return room.change({"kind": "host", "member": other.id}, member.id)


def _remove(room: Room, member: Member, other: Member, words: Words) -> Outcome:
    if other.left:
        return refuse("NO_SUCH_MEMBER", words)
    return room.depart(other.id, member.id)


def _readmit(room: Room, member: Member, other: Member, words: Words) -> Outcome:
    if other.id in room.members.present:
        return refuse("NO_SUCH_MEMBER", words)
    playing = room.playing if room.stage == PLAYING else None
    if playing is not None and other.id in playing.seats and other.id not in room.members.absent() | playing.held:
        return refuse("STILL_PLAYS", words, name=other.name)
    like = [each.name for each in room.members.remaining() if each.id != other.id]
    if any(sounds_like(name, other.name) for name in like):
        return refuse("NO_SUCH_MEMBER", words)
    code, again = new_pass(room.code), bool(other.expected)
    data = {"kind": "expected", "member": other.id, "pass": token_hash(code).hex(), "again": again}
    aside = words.say("room-pass", name=other.name, code=code)
    return room.change(data, member.id)._replace(aside=aside)


def _chat(room: Room, member: Member, rest: str, words: Words) -> Outcome:
    if not room.options.chat and room.members.host != member.id:
        return refuse("CHAT_CLOSED", words, host=room.members.host_name)
    text = clean_chat(rest)
    if isinstance(text, Trouble):
        return Refused("BAD_CHAT", text.text(words))
    said = Said(room.seeds().encode(), text)
    room.members.wrote(member.id, text)
    return room.change({"kind": "chat", "seal": said.seal}, member.id).saying(text)._replace(said=said)


def _mute(on: bool, room: Room, member: Member, other: Member, words: Words) -> Outcome:
    if (other.id in member.muted) == on:
        return _nothing_changed(words)
    return room.change({"kind": "muted", "member": other.id, "on": on}, member.id)


# Answers that several have


def _not_now(room: Room, words: Words) -> Refused:
    reasons: dict[str, RoomReason] = {LOBBY: "NO_GAME", READY: "NOT_DEALT", PLAYING: "DEALT", OVER: "GAME_OVER"}
    return refuse(reasons[room.stage], words)


def _paused(room: Room, member: Member, words: Words) -> Refused:
    return refuse("PAUSED", words, mine=member.id == room.members.host)


def _nothing_changed(words: Words) -> Private:
    return Private(words.say("room-nothing-changed"))


_BY_ONESELF: Final[dict[str, Callable[[Room, Member, str, Words], Outcome]]] = {
    "go": _go,
    "start": _start,
    "rematch": _start,
    "deal": lambda room, member, rest, words: room.deal() if room.stage == READY else _not_now(room, words),
    "end": _end,
    "entropy": _entropy,
    "seat": partial(_seat, True),
    "stand": partial(_seat, False),
    "bot": _bot,
    "options": _options,
    "quit": lambda room, member, rest, words: room.depart(member.id, member.id),
    "chat": _chat,
    "ask": lambda room, member, rest, words: answered_by_name(room, member.id, rest, words),
    # How somebody is spoken to, and the clock, are not the table's business.
    "speak": lambda room, member, rest, words: Private(""),
    "more": lambda room, member, rest, words: Private(""),
}
_ABOUT_ANOTHER: Final[dict[str, Callable[[Room, Member, Member, Words], Outcome]]] = {
    "host": _host,
    "remove": _remove,
    "readmit": _readmit,
    "mute": partial(_mute, True),
    "unmute": partial(_mute, False),
}
COMMANDS: Final = (*_BY_ONESELF, *_ABOUT_ANOTHER)
_FOR_THE_HOST: Final = ("start", "rematch", "deal", "end", "bot", "options", "host", "remove", "readmit")
_BETWEEN_GAMES: Final = ("start", "rematch", "seat", "stand", "bot")
_PLAYING_ON: Final = ("go", "start", "rematch", "deal")
