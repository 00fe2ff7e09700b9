"""Events and actions in plain English: one utterance for what one action made, the most important first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any

from sixdot.game import events as e
from sixdot.game.actions import (
    ACCUSE,
    AGREE,
    ANSWER,
    CATCH,
    CHALLENGE,
    COLOUR,
    DISAGREE,
    LAY,
    MATCH,
    PICKUP,
    PLAY,
    SWAP,
    VERBS,
    Action,
)
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD_DOS, Card
from sixdot.game.house import house_edition
from sixdot.game.view import View
from sixdot.voice.rules import gains_text, scores_text

SYMBOLS = {
    "+2": "Draw Two",
    "rv": "Reverse",
    "sk": "Skip",
    "wi": "Wild",
    "wi+4": "Wild Draw Four",
    "#": "Wild number",
    "wd": "Wild DOS",
}


def card_name(card: Card) -> str:
    symbol = SYMBOLS.get(card.symbol, card.symbol)
    return symbol if card.colour is None else f"{card.colour} {symbol}"


def cards_text(cards: Sequence[Card]) -> str:
    return listing([card_name(card) for card in cards])


def listing(items: Sequence[str]) -> str:
    """A, B and C."""
    if not items:
        return "nothing"
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def count_text(count: int, thing: str = "card") -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"


class Teller:
    """Tells one seat (None: a spectator) what it has heard, by the names of the players."""

    def __init__(self, names: Sequence[str], seat: int | None) -> None:
        self.names = names
        self.seat = seat
        self.view: View | None = None  # after what is being told; None: nobody gave it
        self._turn: int | None = None
        self._jumping = False
        self._following: e.Event | None = None  # what is told next
        self._lost_turn = False  # that somebody misses a turn was told with the draw
        self._givers: dict[int, int] = {}  # whose hand each seat takes

    def name(self, seat: int) -> str:
        return "You" if seat == self.seat else self.names[seat]

    def whom(self, seat: int) -> str:
        return "you" if seat == self.seat else self.names[seat]

    def does(self, seat: int, verb: str, others: str | None = None) -> str:
        """'You play', 'Sam plays'."""
        return f"You {verb}" if seat == self.seat else f"{self.names[seat]} {others or verb + 's'}"

    def seats(self, seats: Sequence[int]) -> str:
        return listing([self.whom(seat) for seat in seats])

    def tell(self, events: Sequence[e.Event], view: View | None = None) -> str:
        """One utterance for events that this seat has heard; with its View after them more can be said."""
        self.view = view
        told = [self._done(events)]
        for event, following in zip_longest(events, events[1:]):
            self._following = following
            told.append(self._event(event))
        return " ".join(text[0].upper() + text[1:] for text in told if text)

    def _done(self, events: Sequence[e.Event]) -> str:
        """DOS: that no more is matched makes no event of its own; the row is cleared, or a card is to be laid."""
        first = events[0] if events else None
        laying = isinstance(first, e.TurnBegan) and first.phase == "lay"
        if self._turn is None or not (laying or isinstance(first, e.Cleared | e.RowFilled)):
            return ""
        return f"{self.is_(self._turn)} done."

    def is_(self, seat: int) -> str:
        return "You are" if seat == self.seat else f"{self.names[seat]} is"

    def _call(self) -> str:
        """What is to be called at this table."""
        if self.view is None:
            return ""
        return " UNO" if house_edition(self.view.edition, ()).game == "uno" else " DOS"

    def _event(self, event: e.Event) -> str:
        tell: Callable[[Any], str] | None = getattr(self, "_" + type(event).__name__, None)
        if tell is None:
            raise LookupError(f"there are no words for {type(event).__name__}")
        return tell(event)

    # One method an event, named after it

    def _Committed(self, event: e.Committed) -> str:  # noqa: N802
        return f"Round {event.round}. The deal is fixed: its commitment begins with {event.commitment[:8]}."

    def _EntropyAdded(self, event: e.EntropyAdded) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'add')} a text to the deal."

    def _DealerDrawn(self, event: e.DealerDrawn) -> str:  # noqa: N802
        drawn = [f"{self.whom(seat)} {card_name(card)}" for seat, card in event.draws]
        return f"Drawn for the dealer: {listing(drawn)}."

    def _Dealt(self, event: e.Dealt) -> str:  # noqa: N802
        return f"{self.does(event.dealer, 'deal')} {event.size} cards each."

    def _HandDealt(self, event: e.HandDealt) -> str:  # noqa: N802
        if event.cards is None:
            return ""
        whose = "Your hand" if event.seat == self.seat else f"Hand of {self.names[event.seat]}"
        return f"{whose}: {cards_text(event.cards)}."

    def _TurnedUp(self, event: e.TurnedUp) -> str:  # noqa: N802
        card = card_name(event.card)
        return f"{card} is turned up and goes back into the deck." if event.buried else f"The first card is {card}."

    def _RowFilled(self, event: e.RowFilled) -> str:  # noqa: N802
        return f"Into the centre row: {cards_text(event.cards)}."

    def _TurnBegan(self, event: e.TurnBegan) -> str:  # noqa: N802
        self._turn = event.seat
        if event.seat != self.seat:
            if event.phase == "swap":
                return "A swap of hands comes next."
            return "" if event.phase in ("drawn", "lay", "answer", "stack") else f"{self.names[event.seat]} is next."
        return {
            "colour": "Name the colour.",
            "drawn": "",
            "respond": "Challenge or accept?" if self._may(CHALLENGE) else "Accept it.",
            "stack": "Play a draw card or pick up?" if self._may(PLAY) else "Pick up.",
            "lay": "Lay a card into the centre row.",
            "swap": "With whom do you swap hands?",
            "answer": "Answer, or say unknown.",
        }.get(event.phase, "Your turn.")

    def _may(self, verb: int) -> bool:
        return self.view is None or any(action.verb == verb for action in self.view.legal)

    def _ColourNamed(self, event: e.ColourNamed) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'name')} {event.colour}."

    def _Played(self, event: e.Played) -> str:  # noqa: N802
        call = "UNO! " if event.uno else ""
        named = f" and {'name' if event.seat == self.seat else 'names'} {event.colour}" if event.colour else ""
        plays = f"{self.does(event.seat, 'jump')} in with" if self._jumping else self.does(event.seat, "play")
        self._jumping = False
        return f"{call}{plays} {card_name(event.card)}{named}."

    def _Drew(self, event: e.Drew) -> str:  # noqa: N802
        drew = self.does(event.seat, "draw")
        if event.count == 0:
            return f"{drew} nothing: no card is left to draw."
        if event.cards is None:
            amount = "a card" if event.count == 1 else count_text(event.count)
        else:
            amount = f"{event.count}: {cards_text(event.cards)}" if event.count > 1 else cards_text(event.cards)
        short = " No more are left." if event.count < event.wanted else ""
        if event.cards is None and self._following == e.Skipped(event.seat):
            self._lost_turn = True
            return f"{drew} {amount} and misses a turn.{short}"
        return f"{drew} {amount}.{short}"

    def _Passed(self, event: e.Passed) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'pass', 'passes')}."

    def _Skipped(self, event: e.Skipped) -> str:  # noqa: N802
        told, self._lost_turn = self._lost_turn, False
        return "" if told else f"{self.does(event.seat, 'miss', 'misses')} a turn."

    def _Reversed(self, event: e.Reversed) -> str:  # noqa: N802
        return f"Play goes to the {event.direction}."

    def _Reshuffled(self, event: e.Reshuffled) -> str:  # noqa: N802
        return f"The discard pile is shuffled; {count_text(event.count)} to draw."

    def _JumpedIn(self, event: e.JumpedIn) -> str:  # noqa: N802
        self._jumping = True  # the play says it
        return ""

    def _Swapped(self, event: e.Swapped) -> str:  # noqa: N802
        self._givers = {event.seat: event.target, event.target: event.seat}
        if event.seat == self.seat:
            return ""
        swaps = f"{self.does(event.seat, 'swap')} hands with {self.whom(event.target)}"
        if self.view is None or event.target == self.seat:
            return f"{swaps}."
        counts = self.view.counts
        one, other = self.names[event.seat], self.names[event.target]
        return f"{swaps}: {one} now has {count_text(counts[event.seat])}, {other} {counts[event.target]}."

    def _HandsPassed(self, event: e.HandsPassed) -> str:  # noqa: N802
        told = f"Every hand goes to the {event.direction}."
        view = self.view
        if view is None:
            self._givers = {}
            return told
        seated = [seat for seat in range(view.players) if seat not in view.passed_over]
        step = 1 if event.direction == "left" else -1
        self._givers = {seat: seated[(place - step) % len(seated)] for place, seat in enumerate(seated)}
        others = [f"{self.names[seat]} {view.counts[seat]}" for seat in seated if seat != self.seat]
        return f"{told} Now {', '.join(others)}."

    def _HandTaken(self, event: e.HandTaken) -> str:  # noqa: N802
        if event.cards is None:
            return ""
        if event.seat != self.seat:
            return f"Hand of {self.names[event.seat]}: {cards_text(event.cards)}."
        amount = count_text(len(event.cards))
        giver = self._givers.get(event.seat)
        what = amount if giver is None else f"{self.names[giver]}'s hand, {amount}"
        now = ""
        if self.view is not None and giver is not None and self._givers.get(giver) == event.seat:
            now = f" {self.names[giver]} now has {count_text(self.view.counts[giver])}."
        return f"You get {what}: {cards_text(event.cards)}.{now}"

    def _Accepted(self, event: e.Accepted) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'accept')}."

    def _Challenged(self, event: e.Challenged) -> str:  # noqa: N802
        shown = ""
        if event.hand is not None and event.seat == self.seat:
            shown = f" The hand was: {cards_text(event.hand)}."
        verdict = "The play was wrong." if event.guilty else "The play was right."
        return f"{self.does(event.seat, 'challenge')} {self.whom(event.target)}.{shown} {verdict}"

    def _TookBack(self, event: e.TookBack) -> str:  # noqa: N802
        back = f"{self.does(event.seat, 'take')} {card_name(event.card)} back."
        return f"{back} {card_name(event.top)} is up again, {event.colour} counts."

    def _Stacked(self, event: e.Stacked) -> str:  # noqa: N802
        return f"Stack of {event.pending} against {self.whom(event.seat)}."

    def _Asked(self, event: e.Asked) -> str:  # noqa: N802
        return f"Question for {self.whom(event.seat)}: {event.question}"

    def _Answered(self, event: e.Answered) -> str:  # noqa: N802
        if event.text is None:
            return f"{self.does(event.seat, 'do', 'does')} not know."
        verdict = {True: " Right.", False: " Wrong.", None: ""}[event.right]
        end = "" if event.text.endswith((".", "!", "?")) else "."
        return f"{self.does(event.seat, 'answer')}: {event.text}{end}{verdict}"

    def _Judged(self, event: e.Judged) -> str:  # noqa: N802
        return f"The answer is {'right' if event.right else 'wrong'}."

    def _AnswerTold(self, event: e.AnswerTold) -> str:  # noqa: N802
        return f"Nobody knew: the answer is {event.answer}."

    def _Matched(self, event: e.Matched) -> str:  # noqa: N802
        centre = named_card(event.centre, event.names[0])
        names = event.names[1:]
        played = [named_card(card, name) for card, name in zip(event.cards, names, strict=True)]
        bonus = {"none": "", "single": ": a colour match", "double": ": a double colour match"}[event.bonus]
        return f"{self.does(event.seat, 'play')} {listing(played)} on {centre}{bonus}."

    def _Cleared(self, event: e.Cleared) -> str:  # noqa: N802
        return ""

    def _Laid(self, event: e.Laid) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'lay')} {card_name(event.card)} into the centre row."

    def _LayDeclined(self, event: e.LayDeclined) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'lay')} no card."

    def _Caught(self, event: e.Caught) -> str:  # noqa: N802
        later = " The penalty comes at the end of the turn." if event.later else ""
        whom = self.whom(event.target)
        return f"{self.does(event.seat, 'catch', 'catches')} {whom}: {whom} did not call{self._call()}.{later}"

    def _CalledDos(self, event: e.CalledDos) -> str:  # noqa: N802
        return f"DOS! {self.does(event.seat, 'hold')} two cards."

    def _Accused(self, event: e.Accused) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'accuse')} {self.whom(event.target)} of giving advice."

    def _Voted(self, event: e.Voted) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'agree' if event.agrees else 'disagree')}."

    def _VoteEnded(self, event: e.VoteEnded) -> str:  # noqa: N802
        outcome = "is upheld" if event.upheld else "has lapsed"
        return f"The accusation of {self.whom(event.target)} {outcome}."

    def _WentAway(self, event: e.WentAway) -> str:  # noqa: N802
        how = "the seat is passed over" if event.folded else "a bot plays on"
        return f"{self.does(event.seat, 'leave')}: {how}."

    def _CameBack(self, event: e.CameBack) -> str:  # noqa: N802
        return f"{self.is_(event.seat)} back."

    def _RoundOver(self, event: e.RoundOver) -> str:  # noqa: N802
        if event.winner is None:
            return "No card can move: the round is blocked." if event.blocked else "The round is over."
        left = [
            f"{self.whom(seat)} {cards_text(hand)} ({points})"
            for seat, (hand, points) in enumerate(zip(event.hands, event.points, strict=True))
            if hand
        ]
        out = f"{self.is_(event.winner)} out."
        return f"{out} Left in hand: {'; '.join(left) or 'nothing'}."

    def _SeedTold(self, event: e.SeedTold) -> str:  # noqa: N802
        return f"The seed of the deal begins with {event.seed[:8]}."

    def _Scored(self, event: e.Scored) -> str:  # noqa: N802
        form, target = (self.view.scoring, self.view.target) if self.view is not None else ("", 0)
        gains = gains_text(event.changes, self.names, self.seat, form)
        return f"{gains} Scores: {scores_text(event.scores, self.names, self.seat, form, target)}."

    def _Eliminated(self, event: e.Eliminated) -> str:  # noqa: N802
        return f"{self.is_(event.seat)} eliminated."

    def _GameOver(self, event: e.GameOver) -> str:  # noqa: N802
        if not event.winners:
            return "The game is over, nobody has won."
        alone = len(event.winners) == 1 and event.winners[0] != self.seat
        names = listing(
            [self.name(seat) if place == 0 else self.whom(seat) for place, seat in enumerate(event.winners)]
        )
        return f"{names} {'wins' if alone else 'win'} the game."


def named_card(card: Card, name: str | None) -> str:
    return card_name(card) if name is None else f"{card_name(card)} as {name}"


def _dos_card(kind: int, name: int) -> str:
    card = DOS_DECK.cards[kind]
    if name < 0:
        return card_name(card)
    return named_card(card, COLOURS[name] if kind == WILD_DOS else str(name))


def action_text(action: Action, names: Sequence[str], pending: int = 0) -> str:
    """An action as a menu says it; `pending`: how many cards a pick-up means."""
    if action.verb == PLAY:
        named = f", naming {COLOURS[action.colour]}" if action.colour >= 0 else ""
        return f"play {card_name(UNO_DECK.cards[action.card])}{named}{' and call UNO' if action.uno else ''}"
    if action.verb == COLOUR:
        return f"name {COLOURS[action.colour]}"
    if action.verb == LAY:
        return f"lay {card_name(DOS_DECK.cards[action.card])}"
    if action.verb == MATCH:
        second = f" and {_dos_card(action.second, action.second_as)}" if action.second >= 0 else ""
        on = _dos_card(action.centre, action.centre_as)
        return f"play {_dos_card(action.card, action.first_as)}{second} on {on}"
    if action.verb == ANSWER:
        return "answer, then your answer"
    if action.verb in (SWAP, CATCH, ACCUSE, AGREE, DISAGREE):
        said = {
            SWAP: "swap hands with",
            CATCH: "catch",
            ACCUSE: "accuse",
            AGREE: "agree about",
            DISAGREE: "disagree about",
        }[action.verb]
        return f"{said} {names[action.seat]}"
    if action.verb == PICKUP:
        return f"pick up {count_text(pending)}" if pending else "pick up"
    return {"nolay": "lay no card", "done": "be done", "dos": "call DOS"}.get(VERBS[action.verb], VERBS[action.verb])


def state_text(view: View, names: Sequence[str], just_told: bool = False) -> str:
    """What counts now, the most urgent first: what waits, the card on top or the row, the hand, the others.

    `just_told`: the seat has just heard that it is its turn, and with it what waits.
    """
    parts = [_waiting_text(view, names, just_told)]
    if view.top is not None:
        colour = f", {view.colour} counts" if view.top.colour is None and view.colour else ""
        parts.append(f"Up: {card_name(view.top)}{colour}.")
    if view.centre:
        row = [card_name(place.card) + (" (matched)" if place.matched_with else "") for place in view.centre]
        parts.append(f"Centre row: {listing(row)}.")
    if view.question is not None:
        parts.append(f"Question: {view.question}")
    if view.hand:
        parts.append(f"Your hand: {cards_text(view.hand)}.")
    others = [
        f"{names[seat]} {count}"
        for seat, count in enumerate(view.counts)
        if seat != view.seat and seat not in view.passed_over
    ]
    parts.append(f"Others: {', '.join(others)}.")
    if view.direction == "right":
        parts.append("Play goes to the right.")
    return " ".join([part for part in parts if part])


def _waiting_text(view: View, names: Sequence[str], just_told: bool) -> str:
    """The stack, the Wild Draw Four or the swap that somebody has to answer."""
    if view.turn is None:
        return ""
    yours = view.turn == view.seat
    if view.phase == "respond" and view.challenged is not None:
        return _four_text(view, names[view.challenged], "" if yours else names[view.turn])
    if just_told and yours:
        return ""
    if view.phase == "stack":
        return f"Stack of {view.pending} against {'you' if yours else names[view.turn]}."
    if view.phase == "swap":
        return "You have yet to swap hands." if yours else f"{names[view.turn]} has yet to swap hands."
    return ""


def _four_text(view: View, player: str, waiting: str) -> str:
    """Who played the Wild Draw Four, on what, with how many cards left, and what is at stake."""
    edition = house_edition(view.edition, view.house)
    assert view.challenged is not None
    who = "You" if view.challenged == view.seat else player
    has = "have" if who == "You" else "has"
    told = f"{who} played Wild Draw Four on {view.prior_colour} and {has} {count_text(view.counts[view.challenged])}."
    if waiting:
        return f"{told} {waiting} has yet to accept or challenge."
    if not any(action.verb == CHALLENGE for action in view.legal):
        return f"{told} You draw 4."
    held = f"a {view.prior_colour} card" if edition.wild_four_honest == "colour" else "another card that fitted"
    back = "takes it back and draws 4" if edition.guilty_takes_back else "draws 4"
    return f"{told} Accept: you draw 4. Challenge: if {player} held {held}, {player} {back}; if not, you draw 6."


def standing_text(view: View, names: Sequence[str]) -> str:
    """'Scores: Ana 468, you 0; 500 wins.'"""
    return f"Scores: {scores_text(view.scores, names, view.seat, view.scoring, view.target)}."


def pause_text(view: View, low: Sequence[int], offers: Sequence[Action], names: Sequence[str]) -> str:
    """Why the game waits, and what can be done about it; the first choice is always to go on."""
    teller = Teller(names, view.seat)
    parts: list[str] = []
    if view.top is not None:  # in UNO the own call came with the play, or it did not
        low = [seat for seat in low if seat != view.seat]
    if low:
        have = "have" if len(low) > 1 or low[0] == view.seat else "has"
        parts.append(f"{teller.seats(low)} {have} {'one card' if view.top is not None else 'two cards'}.")
    if any(action.verb == PLAY for action in offers) and view.top is not None:
        parts.append(f"you hold {card_name(view.top)} too.")
    choices = ["1 go on", *[f"{number} {action_text(action, names)}" for number, action in enumerate(offers, 2)]]
    return " ".join(text[0].upper() + text[1:] for text in parts) + f" {', '.join(choices)}: "
