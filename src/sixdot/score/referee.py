"""A referee for one round at a real table: keeps what was told, in order, and judges it by the game's own machine.

    referee = Referee(edition, ["Ana", "Ben", "Cleo"], dealer=0)
    referee.tell("first r5")
    referee.do(1, parse("play r7"))
    referee.may(2, parse("draw"))

The lines are the truth: whatever is taken back, or saved and taken up again, is told from the first line on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixdot.answers.known import Hearing
from sixdot.game import events as e
from sixdot.game.actions import LEAVE, PLAY, RETURN, Action, NotationError, leave, parse, return_
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.refusal import Refusal
from sixdot.game.round import Round
from sixdot.game.view import OVER_PHASE, View
from sixdot.score.unseen import NOTHING_SHOWN, Happened, Impossible, MayRuling, Revealed, ToTell, UnseenRound

FIRST: Final = "first"
RESHUFFLE: Final = "reshuffle"
COUNT: Final = "count"
CALL: Final = "uno"
_SHOWN: Final = {
    "guilty": Revealed(guilty=True),
    "honest": Revealed(guilty=False),
    "right": Revealed(right=True),
    "wrong": Revealed(right=False),
}
# Questions stand on the cards, and whether an answer was right is told at once.
NOT_TOLD: Final = (e.Asked, e.Answered, e.AnswerTold)
Outcome = Happened | Refusal | ToTell | Impossible


@dataclass(frozen=True)
class HandedOver:
    """A round as it is handed over to whoever keeps the score."""

    winner: int | None  # None: nobody went out
    left: Mapping[int, int | tuple[Card, ...]]  # what the others are left with: the cards, or what they count


class Referee:
    def __init__(
        self,
        edition: Edition,
        names: Sequence[str],
        dealer: int,
        passed_over: Sequence[int] = (),
        told: Iterable[str] = (),
        round: int = 1,
        gone: Sequence[int] = (),
    ) -> None:
        """`passed_over`: who is eliminated; `gone`: who left in an earlier round.

        `told`: what was told before; a `ValueError` if it makes no sense.
        """
        self.edition = edition
        self.names = tuple(names)
        self.dealer = dealer
        self.passed_over = tuple(passed_over)
        self.round = round  # its number
        self.gone_before = tuple(gone)
        self.told: list[str] = []
        self.begin(told)

    def begin(self, told: Iterable[str]) -> None:
        """From the first line on."""
        self.table = UnseenRound(self.edition, len(self.names), self.dealer, (*self.passed_over, *self.gone_before))
        self.told = []
        self._before: tuple[Round, int, str] | None = None  # what was told last, and the table before
        self.owed: tuple[e.Drew, ...] = ()  # what has to be drawn for what was told last,
        self.heard: list[Happened] = []  # everything since the deal,
        self.hearings: list[Hearing] = []  # and as the whole table heard it
        for line in told:
            outcome = self.tell(line)
            if not isinstance(outcome, list):
                raise ValueError(f"{line!r} cannot have happened: {outcome}")

    @property
    def has_begun(self) -> bool:
        return bool(self.told)

    @property
    def is_over(self) -> bool:
        return self.has_begun and self.table.game.phase == OVER_PHASE

    @property
    def gone(self) -> tuple[int, ...]:
        """Who has left, in this round or before it, and is not back."""
        gone = set(self.gone_before)
        for line in self.told:
            seat, _, text = line.partition(" : ")[0].partition(" ")
            if text == str(leave):
                gone.add(int(seat))
            elif text == str(return_):
                gone.discard(int(seat))
        return tuple(sorted(gone))

    # What is told

    def do(self, seat: int, action: Action, shown: Revealed = NOTHING_SHOWN) -> Outcome:
        return self.tell(f"{seat} {action}{self._written(shown)}")

    def tell(self, line: str) -> Outcome:
        """One line of what happened: `first r5`, `1 play r7 uno`, `2 challenge : guilty`, `count 1 5`, `uno 2`."""
        before = (self.table.game, self.table.shown_size, line)
        again = line.startswith(f"{CALL} ")
        outcome = self._judged(line)
        if not isinstance(outcome, list):
            return outcome
        if again:  # what was told last has happened in another way
            self.heard.pop()
            self.hearings.pop()
        self.told.append(line)
        self.heard.append(outcome)
        self._before = None if again else before
        self.owed = tuple([event for event in outcome if isinstance(event, e.Drew) and self._owes(event)])
        told = [e.hear(without_hands(event), None) for event in outcome if not isinstance(event, NOT_TOLD)]
        if told:
            self.hearings.append(Hearing(tuple(told), replace(self.table.view(), round=self.round), None))
        return outcome

    def was_seated(self, seat: int) -> bool:
        """Whether somebody played in this round before what was told last."""
        return self._before is not None and self._before[0].is_seated(seat)

    def _owes(self, event: e.Drew) -> bool:
        return event.why != "turn" and self.table.game.is_seated(event.seat)

    def view(self) -> View:
        """What everybody at the table may know: what lies there, and all that was heard since the deal."""
        return replace(self.table.view(), round=self.round, heard=self._past)

    @property
    def _past(self) -> tuple[e.Event, ...]:
        return tuple([e.hear(without_hands(event), None) for events in self.heard for event in events])

    def _judged(self, line: str) -> Outcome:
        first, _, rest = line.partition(" ")
        if first == CALL:
            return self._with_call(int(rest))
        if first == FIRST:
            return self.table.start(self._kinds(rest))
        if first == RESHUFFLE:
            return self.table.reshuffle()
        if first == COUNT:
            seat, _, count = rest.partition(" ")
            return self.table.correct(int(seat), int(count))
        text, _, shown = rest.partition(" : ")
        action = parse(text)
        if action.verb in (LEAVE, RETURN):
            return self._come_or_go(int(first), action, self._shown(shown))
        return self.table.apply(int(first), action, self._shown(shown))

    def _come_or_go(self, seat: int, action: Action, shown: Revealed) -> Outcome:
        if seat not in range(len(self.names)):
            raise ValueError(f"there is no seat {seat}")
        is_gone = seat in self.gone
        if action.verb == LEAVE:
            return Impossible("gone", None, seat=seat) if is_gone else self.table.leave(seat, shown)
        return self.table.come_back(seat) if is_gone else Impossible("here", None, seat=seat)

    def _kinds(self, codes: str) -> tuple[int, ...]:
        return tuple([self.edition.deck.kind(code) for code in codes.split()])

    def _shown(self, text: str) -> Revealed:
        if not text:
            return NOTHING_SHOWN
        if text.isdigit():
            return Revealed(drawn=int(text))
        return _SHOWN.get(text) or Revealed(cards=self._kinds(text))

    def _written(self, shown: Revealed) -> str:
        if shown.cards is not None:
            return " : " + " ".join([self.edition.deck.cards[kind].code for kind in shown.cards])
        if shown.drawn is not None and self.edition.draws_until_fits:
            return f" : {shown.drawn}"
        said = [word for word, known in _SHOWN.items() if shown in (known, known._replace(drawn=shown.drawn))]
        return f" : {said[0]}" if said else ""

    # What is taken back

    def undo(self) -> str | None:
        """Take back what was told last, and say what it was."""
        if not self.told:
            return None
        *kept, last = self.told
        self.begin(kept)
        return last

    def called(self, seat: int) -> bool:
        """UNO was said with the card that was told last: then it counts as said with it. False: it was not."""
        return isinstance(self.tell(f"{CALL} {seat}"), list)

    def _with_call(self, seat: int) -> Outcome:
        """The card that was told last, played once more with the call."""
        game, size, line = self._before or (self.table.game, 0, "")
        last, _, shown = line.partition(" : ")
        by, _, text = last.partition(" ")
        no_call = Impossible("call", "U1", seat=seat)
        try:
            action = parse(text)
        except NotationError:
            return no_call
        if by != str(seat) or action.verb != PLAY or action.uno:
            return no_call
        now = self.table.game, self.table.shown_size
        self.table.game, self.table.shown_size = game, size
        outcome = self.table.apply(seat, Action(PLAY, action.card, action.colour, True), self._shown(shown))
        if isinstance(outcome, list):
            return outcome
        self.table.game, self.table.shown_size = now
        return no_call

    # Rulings

    def may(self, seat: int, action: Action) -> MayRuling:
        return self.table.may(seat, action)

    # The end

    def ended(self, left: Mapping[int, int | tuple[Card, ...]]) -> HandedOver | Impossible:
        """The round for the score keeper, if these hands have as many cards as were counted."""
        view = self.table.view()
        for seat, held in left.items():
            if not isinstance(held, int) and len(held) != view.counts[seat]:
                return Impossible("left", "A2", number=view.counts[seat], seat=seat)
        return HandedOver(view.winner, {seat: held for seat, held in left.items() if seat != view.winner})


def without_hands(event: e.Event) -> e.Event:
    """What is left in the hands is told by the players."""
    return e.RoundOver(event.winner, event.blocked, (), ()) if isinstance(event, e.RoundOver) else event
