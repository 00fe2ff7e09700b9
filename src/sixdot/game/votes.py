"""Table talk (A1): who is accused of giving advice, and the votes for and against."""

from __future__ import annotations

from typing import Final, final

from sixdot.game.actions import ACCUSE, AGREE, DISAGREE, Action, accusals, agreements, disagreements
from sixdot.game.events import Accused, Event, Voted
from sixdot.game.native import i64
from sixdot.game.refusal import RefusalReason
from sixdot.game.view import VoteView, seats_in

TALK: Final = (ACCUSE, AGREE, DISAGREE)


@final
class Vote:
    """One accusation: who has voted for and against it, as bits of their seats."""

    __slots__ = ("against", "agreeing")

    def __init__(self, agreeing: int, against: int) -> None:
        self.agreeing = agreeing
        self.against = against

    def outcome(self, voices: list[int]) -> bool | None:
        """Whether more than half of these seats have upheld it; None while that is still open."""
        agreeing = len([seat for seat in voices if self.agreeing & (1 << seat)])
        against = len([seat for seat in voices if self.against & (1 << seat)])
        if 2 * agreeing > len(voices):
            return True
        return None if 2 * (len(voices) - against) > len(voices) else False


@final
class Votes:
    """The open accusations, by the seat of the accused."""

    __slots__ = ("open",)

    def __init__(self) -> None:
        self.open: dict[int, Vote] = {}

    def offers(self, seat: i64, target: i64) -> tuple[Action, ...]:
        """What a seat may say about another."""
        vote = self.open.get(target)
        if vote is None:
            return (accusals[target],)
        if (vote.agreeing | vote.against) & (1 << seat):
            return ()
        return agreements[target], disagreements[target]

    def speak(self, seat: i64, action: Action) -> Event | None:
        """Accuse somebody, or vote; None, with nothing changed, if the seat may not."""
        target = action.seat
        if action.verb not in TALK or seat == target:
            return None
        vote = self.open.get(target)
        voice = 1 << seat
        if action.verb == ACCUSE:
            if vote is not None:
                return None
            self.open[target] = Vote(voice, 0)
            return Accused(seat, target)
        if vote is None or (vote.agreeing | vote.against) & voice:
            return None
        if action.verb == AGREE:
            vote.agreeing |= voice
        else:
            vote.against |= voice
        return Voted(seat, target, action.verb == AGREE)

    def reason(self, seat: i64, action: Action) -> RefusalReason:
        """Why a person may not say this about another."""
        target = action.seat
        if action.verb == ACCUSE:
            return "ACCUSES_ONESELF" if seat == target else "ALREADY_ACCUSED"
        if target not in self.open:
            return "NOT_ACCUSED"
        return "ACCUSED_HAS_NO_VOICE" if seat == target else "ALREADY_VOTED"

    def known(self) -> tuple[VoteView, ...]:
        """What everybody knows about them."""
        found = sorted(self.open.items())
        return tuple([VoteView(seat, seats_in(vote.agreeing), seats_in(vote.against)) for seat, vote in found])

    def copy(self) -> Votes:
        twin = Votes()
        twin.open = {seat: Vote(vote.agreeing, vote.against) for seat, vote in self.open.items()}
        return twin

    def state(self) -> tuple[tuple[int, int, int], ...]:
        return tuple([(seat, vote.agreeing, vote.against) for seat, vote in sorted(self.open.items())])
