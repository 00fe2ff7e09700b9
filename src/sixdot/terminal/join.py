"""`sixdot play --join LINK`: from a link and a name to a seat at a table far away, and back to it another time."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Final

from sixdot.game.editions import DEFAULT
from sixdot.game.house import house_edition
from sixdot.terminal.desk import Desk, Means, language_for
from sixdot.terminal.people import Quit
from sixdot.terminal.settings import Settings
from sixdot.voice.trouble import Trouble

try:
    from sixdot.terminal.join_hearing import NOT_UNDERSTOOD, SENSELESS, Hostile
    from sixdot.terminal.join_line import Wire
    from sixdot.terminal.join_links import read_code, read_place
    from sixdot.terminal.join_seat import UNKNOWN_KEY, Seat, answer, say_plainly
    from sixdot.terminal.join_session import JoinedSession
    from sixdot.wire import Welcome
    from sixdot.wire.client import Client, Ended
except ModuleNotFoundError as error:
    if error.name not in ("msgspec", "websockets"):
        raise
    raise Trouble("join-no-extra") from None

# What the table decides, not who comes to it.
_NOT_WITH: Final = ("players", "people", "bots", "scoring", "target", "house", "seed", "record", "ask")
# A server that does not speak as was agreed.
_BROKEN: Final = ("NOT_JSON", "BINARY", "BAD_TEXT", "TOO_BIG", "BAD_FIELD", "BAD_MESSAGE", "GAP")
_VERSIONS: Final = ("BAD_VERSION", "OUTDATED")
_FOR_GOOD: Final = ("QUIT", "REMOVED")


def join(chosen: argparse.Namespace, settings: Settings, means: Means) -> int:
    """Sit there until the player has had enough, or the table ends it; the seat is kept."""
    place = read_place(chosen.join)
    for option in (*_NOT_WITH, *(["edition"] if place.code or chosen.watch else [])):
        if getattr(chosen, option) not in (None, [], False):
            raise Trouble("join-not-with", option=f"--{option}")
    edition = house_edition(chosen.edition or settings.edition or DEFAULT.id, ()).id
    with Desk(settings, means, language_for(settings), DEFAULT) as desk:
        desk.inbox()
        try:
            if not place.code and chosen.edition is None:
                place = replace(place, code=_code(desk, chosen.watch))
            seat = Seat(place, desk, settings.name or "", chosen.name is not None, chosen.watch, edition)
            client = seat.taken()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            print(flush=True)  # the prompt is left behind
            desk.outlets.say("join-nothing")
            return 130 if isinstance(end, KeyboardInterrupt) else 0
        except Ended as ended:
            return _say_end(ended, desk)
        return _play(seat, client, desk, settings)


def _code(desk: Desk, watch: bool) -> str:
    """Of the table that somebody wants to go to; empty: of none, but a new one."""
    while True:
        desk.outlets.say("join-ask-code" if watch else "join-ask-code-or-open")
        typed = answer(desk)
        if not typed and not watch:
            return ""
        try:
            return read_code(typed)
        except Trouble as trouble:
            desk.outlets.tell(trouble.text)


def _play(seat: Seat, client: Client, desk: Desk, settings: Settings) -> int:
    wire: Wire | None = None
    session: JoinedSession | None = None
    try:
        welcome = client.next(0)
        assert isinstance(welcome, Welcome)
        wire = Wire(client, desk.inbox().knock)
        session = JoinedSession(wire, welcome, desk, settings, client.link, seat.heard_until)
        if seat.problem is not None:
            desk.outlets.say("join-key-not-kept", problem=seat.problem.text(desk.outlets.words))
        session.play(welcome, seat.arrival)
    except (Quit, EOFError, KeyboardInterrupt) as end:
        if not isinstance(end, Quit):
            print(flush=True)  # the prompt is left behind
        if session is not None:
            session.say_goodbye()
    except Ended as ended:
        return _end(ended, seat, desk, session)
    except (Hostile, *SENSELESS) as hostile:
        return _say_end(Ended("BAD_FIELD", str(hostile)), desk, session)
    finally:
        if session is not None:
            seat.heard_until(session.seen)
        (wire or client).close()
    return 0


def _end(ended: Ended, seat: Seat, desk: Desk, session: JoinedSession | None) -> int:
    """The table has ended it, perhaps because it was asked to: then a key that is unknown there is no surprise."""
    if session is not None and session.leaving and ended.reason in UNKNOWN_KEY:
        ended = Ended("QUIT", "")
    if ended.reason in _FOR_GOOD:
        seat.give_up()
    return _say_end(ended, desk, session)


def _say_end(ended: Ended, desk: Desk, session: JoinedSession | None = None) -> int:
    """Why the table lets nobody in, or will not be reached any more."""
    if session is not None:
        session.leave_prompt()
    if ended.reason in ("REPLACED", "QUIT"):
        desk.outlets.say("join-replaced" if ended.reason == "REPLACED" else "join-left")
        return 0
    if ended.reason == "GAVE_UP" and session is not None:
        desk.outlets.say("join-gave-up")
        session.say_goodbye()
    elif ended.reason in _VERSIONS:
        desk.outlets.say("join-other-version")
    elif ended.reason in _BROKEN:
        desk.outlets.say("join-hostile", problem=ended.reason)
    elif ended.say and ended.reason not in NOT_UNDERSTOOD:
        say_plainly(ended.say, desk)
    else:
        desk.outlets.say("join-turned-away", reason=ended.reason)
    return 1
