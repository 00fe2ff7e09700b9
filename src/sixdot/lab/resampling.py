"""Rounds that a seat cannot tell from the one it plays: for searches in games with hidden cards.

They are those that `sharp` thinks about: every card that the seat has seen is where it is, the others are dealt anew,
in ways that agree with what it has heard.
"""

from collections.abc import Iterator

from sixdot.bots.playout import Redealer
from sixdot.bots.sharp import playout_for
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom, Source
from sixdot.game.view import OVER_PHASE, PHASES, View, seat_bits


def resample_from_view(view: View, source: Source) -> Round:
    """A round that the seat of this View may be in. It can be played on, and copied; it makes no events.

    >>> from sixdot.game.shuffle import FastRandom
    >>> game = Position(edition_named("mattel"), [["r5", "b2"], ["g1", "y9"]], discard=["r9"]).set_up()
    >>> view = game.view(0)
    >>> imagined = resample_from_view(view, FastRandom("kitchen"))
    >>> imagined.view(0) == view, imagined.view(1).hand == game.view(1).hand
    (True, False)
    >>> told = imagined.apply(0, view.legal[0])
    """
    return next(rounds_like(view, source))


def rounds_like(view: View, source: Source) -> Iterator[Round]:
    """One such round after the other, without an end: cheaper than asking for each by itself."""
    if view.seat is None:
        raise ValueError("a spectator plays in no round: the View of a seat is wanted")
    if view.phase == PHASES[OVER_PHASE]:
        raise ValueError("the round is over: there is nothing to play on")
    dealer = Redealer(playout_for(view), FastRandom(f"{source.below(60000)} {source.below(60000)}"))
    while True:
        game = dealer.deal()
        game.humans = seat_bits(view.people)
        yield game
