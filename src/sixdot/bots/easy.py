"""The easy opponent: it plays whatever fits, forgets to call now and then, and seldom catches anybody."""

from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

from sixdot.bots.views import moves_of
from sixdot.game.actions import CATCH, COLOUR, DOS, DRAW, MATCH, NOLAY, PASS, PLAY, Action, accept, any_answer
from sixdot.game.cards import COLOURS, WILD
from sixdot.game.events import Drew, Laid, Matched, Played
from sixdot.game.shuffle import Source
from sixdot.game.view import View

_FORGETS: Final = 4  # one call in so many is forgotten,
_CATCHES: Final = 5  # one that somebody else forgot is caught,
_CHALLENGES: Final = 8  # one Wild Draw Four is challenged,
_JUMPS: Final = 3  # one chance to jump in is taken
_DEAL: Final = 4  # the first few events heard tell one deal from another
_LAST_RESORT: Final = (DRAW, PASS, NOLAY)

_T = TypeVar("_T")


def choose(view: View, source: Source) -> Action | None:
    """What to do now; None: nothing, it is not this seat's turn."""
    aside = _aside(view, source)
    if aside is not None or view.turn != view.seat:
        return aside
    moves = moves_of(view)
    return _move(view, moves, source) if moves else None


def _aside(view: View, source: Source) -> Action | None:
    """A call, a catch or a jump-in, if it comes to mind; what slipped its mind once does not come back."""
    for action in view.legal:
        if action.verb == DOS and _lot(view, view.seat, _FORGETS):
            return action
        if action.verb == CATCH and action.seat not in view.partners and not _lot(view, action.seat, _CATCHES):
            return action
    if view.turn == view.seat or _lot(view, None, _JUMPS):
        return None
    jumps = [action for action in view.legal if action.verb == PLAY]
    return _play(view, jumps, source) if jumps else None


def _lot(view: View, seat: int | None, bound: int) -> int:
    """A number below the bound, the same while one chance lasts: until this seat (None: any) moves cards."""
    place = len(view.heard) - 1
    while place >= 0:
        event = view.heard[place]
        if isinstance(event, Played | Drew | Matched | Laid) and seat in (None, event.seat):
            break
        place -= 1
    return crc32(repr((view.heard[:_DEAL], place, seat, view.seat)).encode()) % bound


def _move(view: View, moves: Sequence[Action], source: Source) -> Action:
    if any_answer in moves:
        return any_answer
    if accept in moves:
        return accept if source.below(_CHALLENGES) else moves[0]
    if moves[0].verb == COLOUR:
        return _with_own_colour(view, moves, source)
    plays = [action for action in moves if action.verb == PLAY]
    if plays:
        return _play(view, plays, source)
    matches = [action for action in moves if action.verb == MATCH]
    others = [action for action in moves if action.verb not in _LAST_RESORT]
    return _any(matches or others or moves, source)


def _play(view: View, plays: Sequence[Action], source: Source) -> Action:
    """Any card that fits, wilds last; a wild names a colour of the hand."""
    card = _any(sorted({int(action.card) for action in plays}), source)
    coloured = sorted({int(action.card) for action in plays if action.card < WILD})
    if card >= WILD and coloured:
        card = _any(coloured, source)
    found = [action for action in plays if action.card == card]
    calling = [action for action in found if action.uno]
    if calling and source.below(_FORGETS):
        found = calling
    else:
        found = [action for action in found if not action.uno] or found
    return found[0] if card < WILD else _with_own_colour(view, found, source)


def _with_own_colour(view: View, actions: Sequence[Action], source: Source) -> Action:
    held = {card.colour for card in view.hand}
    own = [action for action in actions if COLOURS[action.colour] in held]
    return _any(own or actions, source)


def _any(things: Sequence[_T], source: Source) -> _T:
    return things[source.below(len(things))]
