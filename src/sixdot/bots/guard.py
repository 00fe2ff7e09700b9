"""What keeps a game going when a bot fails: a legal fallback, and what went wrong in words that are safe to print."""

from collections.abc import Callable
from typing import Final

from sixdot.bots import Bot
from sixdot.bots.views import moves_of, own_call, points_of
from sixdot.game.actions import COLOUR, LAY, PLAY, SWAP, VERBS, Action, shortened
from sixdot.game.cards import COLOURS, WILD
from sixdot.game.shuffle import Source
from sixdot.game.view import View

# The moves, the best first; whatever else there is comes last.
_ORDER: Final = ("play", "match", "colour", "accept", "lay", "swap", "done", "answer", "pickup", "draw", "pass")


def fallback(view: View, source: Source) -> Action | None:
    """A sensible action without thought: play what fits, make the call; None if it is not this seat's turn."""
    call = own_call(view)
    if call is not None or view.turn != view.seat:
        return call
    points = points_of(view)
    return max(moves_of(view), key=lambda action: _worth(view, points, action), default=None)


def _worth(view: View, points: list[int], action: Action) -> tuple[int, int, int]:
    """Which move to prefer: by its verb, then with the call, then by points shed, cards kept or colours held."""
    verb = action.verb
    name = VERBS[verb]
    rank = -_ORDER.index(name) if name in _ORDER else -len(_ORDER)
    if verb == PLAY:
        named = _held(view, action.colour) if action.card >= WILD else 100 + points[action.card]
        return rank, int(action.uno), named
    if verb == COLOUR:
        return rank, 0, _held(view, action.colour)
    if verb == SWAP:
        return rank, 0, -view.counts[action.seat]
    if verb == LAY:
        return rank, 0, points[action.card]
    return rank, int(action.second >= 0), 0


def _held(view: View, colour: int) -> int:
    return len([card for card in view.hand if card.colour == COLOURS[colour]])


# What went wrong


class BotFault(Exception):
    """What a bot did wrong, in words: it may be anybody's bot."""


def printable(text: str) -> str:
    """The text on one line: whatever could steer a terminal is written out."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def in_words(error: BaseException) -> str:
    """Somebody else's error on one line, even if it cannot be turned into text."""
    try:
        return printable(f"{_kind(error)}: {shortened(str(error))}")
    except KeyboardInterrupt:
        raise
    except BaseException:
        return f"{_kind(error)}, which cannot be written"


def no_action(answer: object) -> str:
    return f"it answered {_kind(answer)}, which is no action"


def _kind(thing: object) -> str:
    name: str = type.__dict__["__name__"].__get__(type(thing))  # whatever a foreign class says about itself
    return printable(name[:60])


def fault_of(view: View, answer: object) -> str:
    """What is wrong with a bot's answer; empty if nothing is."""
    if answer is None:
        must = view.turn == view.seat and bool(moves_of(view))
        return "it had nothing to say in its turn" if must else ""
    if not isinstance(answer, Action):
        return no_action(answer)
    if answer not in view.legal:
        return f"it wanted to {shortened(str(answer))}, which is not legal"
    return ""


def safely(bot: Bot, complain: Callable[[str], None] | None = None) -> Bot:
    """The bot, with the fallback where it raises or answers something illegal. It shares our process and our time."""

    def choose(view: View, source: Source) -> Action | None:
        try:
            answer = bot(view, source)
            fault = fault_of(view, answer)
        except BotFault as known:
            fault = printable(str(known))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # even a bot that wants to leave the program must not take the others with it
            fault = f"it raised {in_words(error)}"
        if not fault:
            return answer
        if complain is not None:
            complain(fault)
        return fallback(view, source)

    return choose
