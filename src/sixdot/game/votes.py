"""Table talk (A1): who is accused of giving advice, and the votes for and against."""

from __future__ import annotations

from typing import Final, final

from sixdot.game.actions import ACCUSE, AGREE, DISAGREE, Action, accusals, agreements, disagreements
from sixdot.game.events import Accused, Event, Voted
from sixdot.game.native import i64
from sixdot.game.refusal import RefusalReason
from sixdot.game.view import VoteView

TALK: Final = (ACCUSE, AGREE, DISAGREE)


@final
class Votes:
    """The open accusations: by the seat of the accused, who has voted, and whether for the accusation."""

    __slots__ = ("open",)

    def __init__(self) -> None:
        self.open: dict[int, dict[int, bool]] = {}

    def offers(self, seat: i64, target: i64) -> tuple[Action, ...]:
        """What a seat may say about another."""
        vote = self.open.get(target)
        if vote is None:
            return (accusals[target],)
        return () if seat in vote else (agreements[target], disagreements[target])

    def speak(self, seat: i64, action: Action) -> Event | None:
        """Accuse somebody, or vote; None, with nothing changed, if the seat may not."""
        target = action.seat
        if seat == target or action not in self.offers(seat, target):
            return None
        if action.verb == ACCUSE:
            self.open[target] = {seat: True}
            return Accused(seat, target)
        self.open[target][seat] = action.verb == AGREE
        return Voted(seat, target, action.verb == AGREE)

    def reason(self, seat: i64, action: Action) -> RefusalReason:
        """Why a person may not say this about another."""
        target = action.seat
        if action.verb == ACCUSE:
            return "ACCUSES_ONESELF" if seat == target else "ALREADY_ACCUSED"
        if target not in self.open:
            return "NOT_ACCUSED"
        return "ACCUSED_HAS_NO_VOICE" if seat == target else "ALREADY_VOTED"

    def outcome(self, target: i64, voices: list[int]) -> bool | None:
        """Whether more than half of these seats have upheld it; None while that is still open."""
        said = [self.open[target].get(seat) for seat in voices]
        if 2 * said.count(True) > len(voices):
            return True
        return None if 2 * (len(voices) - said.count(False)) > len(voices) else False

    def known(self) -> tuple[VoteView, ...]:
        """What everybody knows about them."""
        found: list[VoteView] = []
        for target, vote in sorted(self.open.items()):
            agreeing = tuple([seat for seat in sorted(vote) if vote[seat]])
            found.append(VoteView(target, agreeing, tuple([seat for seat in sorted(vote) if not vote[seat]])))
        return tuple(found)

    def copy(self) -> Votes:
        twin = Votes()
        twin.open = {target: vote.copy() for target, vote in self.open.items()}
        return twin
