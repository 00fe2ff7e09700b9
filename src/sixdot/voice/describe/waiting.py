"""What is awaited: whose turn it is and for what, stacks, challenges, bonuses, penalties, accusations."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.actions import CHALLENGE, NOLAY, PLAY, SWAP
from sixdot.game.view import View
from sixdot.voice.family import edition_of, voice_of
from sixdot.voice.hands import may
from sixdot.voice.pieces import colour_value, joined, numbered, together, who
from sixdot.voice.understand.meant import groups
from sixdot.voice.words import Words


def turn(view: View, names: Sequence[str], words: Words, waiting: bool = False) -> str:
    """Who must act, and how. `waiting`: the game goes on when the listener says so."""
    if view.turn is None:
        return words.say("table-turn-over")
    voice = voice_of(view)
    phase = voice.after_drawing(view) if view.phase == "drawn" else view.phase
    colour = voice.answered_colour(view)
    possible = may(view, *{"respond": (CHALLENGE,), "stack": (PLAY,), "lay": (NOLAY,)}.get(phase, ()))
    return together(
        [
            words.say(
                f"table-turn-{phase}",
                who=who(view.turn, view, names),
                card=view.drawn,
                fits=may(view, PLAY),
                may=possible,
                pending=voice.stacked(view),
                wild_four=edition_of(view).wild_four,
                colour=colour_value(colour, words) if colour else None,
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


def pending(view: View, names: Sequence[str], words: Words) -> str:
    """The stack, the Wild Draw Four to be answered, bonuses and penalties to come, accusations."""
    parts = voice_of(view).pending(view, names, words)
    for vote in view.votes:
        accused = who(vote.target, view, names)
        voices = {"for": len(vote.agreeing), "against": len(vote.against)}
        parts.append(words.say("table-pending-vote", who=accused, **voices))
    return together(parts or [words.say("table-pending-none")], words)
