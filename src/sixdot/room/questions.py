"""What a member asks about the game, and what a line typed as at the terminal means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixdot.game.actions import Action, leave, return_
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.shuffle import FairStream
from sixdot.game.view import View
from sixdot.room.room import Room
from sixdot.room.state import OVER, PLAYING, Happening, Private, Refused, refuse
from sixdot.voice import describe
from sixdot.voice.hands import in_order
from sixdot.voice.help import help_for, help_text
from sixdot.voice.narrate import narrate
from sixdot.voice.rules import reference_text, rules_text, why_text
from sixdot.voice.rulings import rule_behind
from sixdot.voice.understand import Ambiguous, Choose, Command, Do, Unclear, goes_on, understand
from sixdot.voice.words import Words

_DESCRIBED: Final = (
    "state", "top", "colour", "counts", "turn", "order", "direction", "pending", "row", "question", "pile", "hand",
    "fits", "choices",
)  # fmt: skip
_MOST_LINES: Final = 200


def view_for(room: Room, member: int) -> View | None:
    """What this member may know of the cards; None: none have been dealt."""
    return None if room.playing is None else room.playing.view(room.seat_of(member))


def turn_text(room: Room, member: int, words: Words) -> str:
    view = view_for(room, member)
    assert view is not None
    assert room.playing is not None
    return describe.turn(view, room.playing.names, words)


def answer(room: Room, member: int, asked: str, words: Words) -> Private | Refused:
    name, _, rest = asked.partition(" ")
    if name in _DESCRIBED:
        text = _described(room, member, name, words)
    elif name in _OTHERS:
        text = _OTHERS[name](room, member, rest.strip(), words)
    else:
        return refuse("UNKNOWN_QUESTION", words, questions=(*_DESCRIBED, *_OTHERS))
    return Private(text, room.number) if isinstance(text, str) else text


def _described(room: Room, member: int, name: str, words: Words) -> str | Refused:
    view = view_for(room, member)
    if view is None or room.playing is None or room.stage != PLAYING:
        return refuse("NO_CARDS", words)
    told = getattr(describe, name)(view, room.playing.names, words)
    return told if isinstance(told, str) else "\n".join(told)


def _score(room: Room, member: int, rest: str, words: Words) -> str | Refused:
    view = view_for(room, member)
    if view is None or room.playing is None:
        return refuse("NO_CARDS", words)
    return describe.score(view, room.playing.names, words)


def _last(room: Room, member: int, rest: str, words: Words) -> str | Refused:
    if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 4):
        return refuse("BAD_NUMBER", words)
    return _again(room, member, len(room.story) - min(max(1, int(rest or "1")), _MOST_LINES), words)


def _since(room: Room, member: int, rest: str, words: Words) -> str:
    own = [place for place, (who, _) in enumerate(room.story) if who == member]
    return _again(room, member, max(own[-1] + 1 if own else 0, len(room.story) - _MOST_LINES), words)


def _again(room: Room, member: int, start: int, words: Words) -> str:
    """What was told in this round from there on, each a line."""
    from sixdot.game.events import hear

    if room.playing is None or not room.story[max(0, start) :]:
        return words.say("session-nothing-happened")
    seat = room.seat_of(member)
    lines = []
    for _, events in room.story[max(0, start) :]:
        heard = [hear(event, seat) for event in events]
        lines.append(narrate(heard, None, room.playing.names, words, seat).deeds)
    return "\n".join([line for line in lines if line])


def _why(room: Room, member: int, rest: str, words: Words) -> str:
    """The rule that is named, or the one behind what waits or happened last."""
    target = room.playing.game.scoring.target if room.playing else None
    if rest:
        return why_text(rest[:10].upper(), _edition(room), words, target=target)
    view = view_for(room, member)
    if view is not None and room.playing is not None:
        game = room.playing.game
        seen = [((), view), *[(events, None) for _, events in reversed(room.story)]]
        for events, known in seen:
            rule = rule_behind(events, game.edition, game.players, game.scoring.form, known)
            if rule is not None:
                return why_text(rule, game.edition, words, target=target)
    return words.say("session-no-ruling")


def _edition(room: Room) -> Edition:
    from sixdot.game.house import house_edition

    return room.playing.game.edition if room.playing else house_edition(room.options.edition, room.options.house)


def _rules(room: Room, member: int, rest: str, words: Words) -> str | Refused:
    if room.playing is not None:
        return rules_text(room.playing.game, words)
    from sixdot.game.options import SetupError
    from sixdot.room.playing import questions_of
    from sixdot.voice.trouble import setup_text

    seats = min(max(len(room.members.seats), room.edition.least_players), room.edition.most_players)
    try:
        return rules_text(room.options.match(seats, [], questions_of(room.options, "en", "")), words)
    except SetupError as error:
        return refuse("BAD_OPTION", words, problem=setup_text(error, words))


def _reference(room: Room, member: int, rest: str, words: Words) -> str:
    from sixdot.game.house import house_edition

    return "\n".join(reference_text(house_edition(room.options.edition, room.options.house), words))


def _hint(room: Room, member: int, rest: str, words: Words) -> str | Refused:
    from sixdot.bots.coach import hint
    from sixdot.voice.coach import hint_text

    view = view_for(room, member)
    if view is None or room.playing is None or room.stage != PLAYING:
        return refuse("NO_CARDS", words)
    if view.seat is None:
        return refuse("NOT_PLAYING", words)
    found = hint(view, FairStream(f"sixdot coach {room.playing.game.number} {len(view.heard)}".encode()))
    return hint_text(found.action, found.reason.code, found.reason.facts, room.playing.names, words)


def _help(room: Room, member: int, rest: str, words: Words) -> str:
    if rest:
        return help_for(rest[:100], words, room.edition)
    view = view_for(room, member) if room.stage == PLAYING else None
    return help_text(view, words, "pause" if room.wanted(member) == "pause" else "")


def _record(room: Room, member: int, rest: str, words: Words) -> str | Refused:
    """The whole game in writing, when it is over: it can be proved then, and holds no secret."""
    if room.playing is None or room.stage != OVER:
        return refuse("NO_RECORD", words)
    return "".join(room.playing.record)


_OTHERS: Final[dict[str, Callable[[Room, int, str, Words], str | Refused]]] = {
    "score": _score,
    "last": _last,
    "since": _since,
    "why": _why,
    "rules": _rules,
    "reference": _reference,
    "hint": _hint,
    "help": _help,
    "record": _record,
}


# A line as it is typed at the terminal


def meaning(room: Room, member: int, typed: str, words: Words) -> Action | Happening | Private | Refused:
    """The action that is meant, or the answer to a question."""
    if room.wanted(member) in ("pause", "ready") and (not typed.strip() or goes_on(typed, words)):
        return room.go_on(member) or Private("", room.number)
    view = view_for(room, member)
    if view is None or room.playing is None:
        return refuse("NO_CARDS", words)
    seat, names = room.seat_of(member), room.playing.names
    offers = room.playing.table.offers(seat) if seat is not None and room.stage == PLAYING else ()
    meant = understand(typed, view, names, words, _hand(view), offers)
    if isinstance(meant, Do):
        return meant.action
    if isinstance(meant, Command):
        return _commanded(room, member, meant, words)
    if isinstance(meant, Unclear):
        return Refused("UNCLEAR", words.say(meant.message, **meant.values))
    if isinstance(meant, Choose):
        return Refused("WHICH", "\n".join(describe.ask(meant.kind, meant.options, view, names, words)))
    assert isinstance(meant, Ambiguous)
    return meant.answer


def _hand(view: View) -> list[Card]:
    return in_order(view.hand, "colour", view)


def _commanded(room: Room, member: int, command: Command, words: Words) -> Action | Private | Refused:
    if command.name in ("leave", "return"):
        return leave if command.name == "leave" else return_
    if command.name in _DESCRIBED or command.name in _OTHERS:
        return answer(room, member, f"{command.name} {command.rest}".strip(), words)
    return refuse("NOT_HERE", words)
