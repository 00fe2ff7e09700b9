"""What waits: whose turn it is and for what, stacks, challenges, bonuses, penalties, accusations."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.actions import CHALLENGE, NOLAY, PLAY, SWAP
from sixdot.game.view import View
from sixdot.voice.company import who
from sixdot.voice.describe.pieces import call_of, colour_value, edition_of, joined, numbered, together
from sixdot.voice.understand.options import groups
from sixdot.voice.words import Words


def may(view: View, *verbs: int) -> bool:
    """Whether this seat may do something of the kind."""
    return any(action.verb in verbs for action in view.legal)


def turn(view: View, names: Sequence[str], words: Words, waiting: bool = False) -> str:
    """Who must act, and how; `waiting`: the game goes on when the listener says so."""
    if view.turn is None:
        return words.say("table-turn-over")
    phase = view.phase
    if phase == "drawn":
        phase = _after_drawing(view)
    possible = may(view, *{"respond": (CHALLENGE,), "stack": (PLAY,), "lay": (NOLAY,)}.get(phase, ()))
    return together(
        [
            words.say(
                f"table-turn-{phase}",
                who=who(view.turn, view, names),
                card=view.drawn,
                fits=may(view, PLAY),
                may=possible,
                pending=view.pending,
                colour=colour_value(view.prior_colour, words) if view.prior_colour else None,
            ),
            _partners_to_swap(view, names, words),
            words.say("pause-on") if waiting else "",
        ],
        words,
    )


def _partners_to_swap(view: View, names: Sequence[str], words: Words) -> str:
    """Everybody to swap hands with, numbered, and how many cards they hold: '1 Ana 6, 2 Ben 6.'"""
    swaps = [action for action in view.legal if action.verb == SWAP]
    seats = [int(options[0].seat) for _, options in groups("target", swaps, view)]
    told = [
        words.say("table-count", who=who(seat, view, names), count=view.counts[seat], first=False) for seat in seats
    ]
    return joined(numbered(told, words), words) + words.say("table-end") if told else ""


def _after_drawing(view: View) -> str:
    if call_of(view) == "dos":
        return "matching"
    if view.turn != view.seat:
        return "drawn"
    if may(view, PLAY) and (view.drawn is None or edition_of(view).any_after_draw):
        return "any"
    return "empty" if view.drawn is None else "drawn"


# What is pending


def pending(view: View, names: Sequence[str], words: Words) -> str:
    """The stack, the Wild Draw Four that is to be answered, penalties and bonuses to come, accusations."""
    parts = [*_waiting(view, names, words), *_to_come(view, names, words)]
    for vote in view.votes:
        accused = who(vote.target, view, names)
        voices = {"for": len(vote.agreeing), "against": len(vote.against)}
        parts.append(words.say("table-pending-vote", who=accused, **voices))
    return together(parts or [words.say("table-pending-none")], words)


def _waiting(view: View, names: Sequence[str], words: Words) -> list[str]:
    if view.turn is None:
        return []
    if view.phase == "lay" and (view.single_bonuses or view.double_bonuses):
        return []
    if view.phase in ("swap", "colour", "answer", "judge", "lay"):
        return [turn(view, names, words)]
    player = who(view.turn, view, names)
    if view.phase == "stack":
        return [words.say("table-pending-stack", who=player, count=view.pending)]
    if view.phase != "respond" or view.challenged is None:
        return []
    edition = edition_of(view)
    return [
        words.say(
            "table-pending-four",
            who=player,
            by=who(view.challenged, view, names),
            colour=colour_value(str(view.prior_colour), words),
            left=view.counts[view.challenged],
            may=may(view, CHALLENGE),
            held=edition.wild_four_honest,
            back=edition.guilty_takes_back,
        )
    ]


def _to_come(view: View, names: Sequence[str], words: Words) -> list[str]:
    """DOS: bonuses and penalties of this turn."""
    parts: list[str] = []
    if view.single_bonuses:
        parts.append(words.say("table-pending-single", count=view.single_bonuses))
    if view.double_bonuses:
        parts.append(words.say("table-pending-double", count=view.double_bonuses))
    if view.owed and view.turn is not None:
        parts.append(words.say("table-pending-owed", who=who(view.turn, view, names), count=view.owed))
    return parts
