"""Events and actions in plain English: one utterance for what one action made, the most important first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sixdot.game import events as e
from sixdot.game.actions import (
    ACCUSE,
    AGREE,
    ANSWER,
    CATCH,
    COLOUR,
    DISAGREE,
    LAY,
    MATCH,
    PLAY,
    SWAP,
    VERBS,
    Action,
)
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD_DOS, Card
from sixdot.game.view import View

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

    def name(self, seat: int) -> str:
        return "You" if seat == self.seat else self.names[seat]

    def whom(self, seat: int) -> str:
        return "you" if seat == self.seat else self.names[seat]

    def does(self, seat: int, verb: str, others: str | None = None) -> str:
        """'You play', 'Sam plays'."""
        return f"You {verb}" if seat == self.seat else f"{self.names[seat]} {others or verb + 's'}"

    def seats(self, seats: Sequence[int]) -> str:
        return listing([self.whom(seat) for seat in seats])

    def tell(self, events: Sequence[e.Event]) -> str:
        """One utterance for events that this seat has heard."""
        return " ".join(text[0].upper() + text[1:] for text in map(self._event, events) if text)

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
        if event.seat != self.seat:
            return "" if event.phase in ("drawn", "lay", "answer", "swap") else f"{self.names[event.seat]} is next."
        return {
            "colour": "Name the colour.",
            "drawn": "",
            "respond": "Challenge or accept?",
            "stack": "Play a draw card or pick up?",
            "lay": "Lay a card into the centre row.",
            "swap": "With whom do you swap hands?",
            "answer": "Answer, or say unknown.",
        }.get(event.phase, "Your turn.")

    def _ColourNamed(self, event: e.ColourNamed) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'name')} {event.colour}."

    def _Played(self, event: e.Played) -> str:  # noqa: N802
        call = "UNO! " if event.uno else ""
        named = f" and {'name' if event.seat == self.seat else 'names'} {event.colour}" if event.colour else ""
        return f"{call}{self.does(event.seat, 'play')} {card_name(event.card)}{named}."

    def _Drew(self, event: e.Drew) -> str:  # noqa: N802
        drew = self.does(event.seat, "draw")
        if event.count == 0:
            return f"{drew} nothing: no card is left to draw."
        if event.cards is None:
            amount = "a card" if event.count == 1 else count_text(event.count)
        else:
            amount = f"{event.count}: {cards_text(event.cards)}" if event.count > 1 else cards_text(event.cards)
        short = " No more are left." if event.count < event.wanted else ""
        return f"{drew} {amount}.{short}"

    def _Passed(self, event: e.Passed) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'pass', 'passes')}."

    def _Skipped(self, event: e.Skipped) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'miss', 'misses')} a turn."

    def _Reversed(self, event: e.Reversed) -> str:  # noqa: N802
        return f"Play goes to the {event.direction}."

    def _Reshuffled(self, event: e.Reshuffled) -> str:  # noqa: N802
        return f"The discard pile is shuffled; {count_text(event.count)} to draw."

    def _JumpedIn(self, event: e.JumpedIn) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'jump')} in."

    def _Swapped(self, event: e.Swapped) -> str:  # noqa: N802
        return f"{self.does(event.seat, 'swap')} hands with {self.whom(event.target)}."

    def _HandsPassed(self, event: e.HandsPassed) -> str:  # noqa: N802
        return f"Every hand goes to the {event.direction}."

    def _HandTaken(self, event: e.HandTaken) -> str:  # noqa: N802
        if event.cards is None:
            return ""
        whose = "Your hand is now" if event.seat == self.seat else f"Hand of {self.names[event.seat]}"
        return f"{whose}: {cards_text(event.cards)}."

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
        return f"{event.pending} cards are stacked up against {self.whom(event.seat)}."

    def _Asked(self, event: e.Asked) -> str:  # noqa: N802
        return f"Question for {self.whom(event.seat)}: {event.question}"

    def _Answered(self, event: e.Answered) -> str:  # noqa: N802
        if event.text is None:
            return f"{self.does(event.seat, 'do', 'does')} not know."
        verdict = {True: " Right.", False: " Wrong.", None: ""}[event.right]
        return f"{self.does(event.seat, 'answer')}: {event.text}.{verdict}"

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
        return f"{self.does(event.seat, 'catch', 'catches')} {self.whom(event.target)} without the call.{later}"

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
        return f"{self.name(event.seat)} {'are' if event.seat == self.seat else 'is'} back."

    def _RoundOver(self, event: e.RoundOver) -> str:  # noqa: N802
        if event.winner is None:
            return "No card can move: the round is blocked." if event.blocked else "The round is over."
        left = [
            f"{self.whom(seat)} {cards_text(hand)} ({points})"
            for seat, (hand, points) in enumerate(zip(event.hands, event.points, strict=True))
            if hand
        ]
        out = f"{self.name(event.winner)} {'are' if event.winner == self.seat else 'is'} out."
        return f"{out} Left in hand: {'; '.join(left) or 'nothing'}."

    def _SeedTold(self, event: e.SeedTold) -> str:  # noqa: N802
        return f"The seed of the deal begins with {event.seed[:8]}."

    def _Scored(self, event: e.Scored) -> str:  # noqa: N802
        return f"Scores: {', '.join(map(str, event.scores))}."

    def _Eliminated(self, event: e.Eliminated) -> str:  # noqa: N802
        return f"{self.name(event.seat)} {'are' if event.seat == self.seat else 'is'} eliminated."

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


def action_text(action: Action, names: Sequence[str]) -> str:
    """An action as a menu says it."""
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
    return {"pass": "pass", "nolay": "lay no card", "done": "be done", "dos": "call DOS", "pickup": "pick up"}.get(
        VERBS[action.verb], VERBS[action.verb]
    )


def state_text(view: View, names: Sequence[str]) -> str:
    """What counts now: the card on top or the row, the hand, how many cards the others hold."""
    parts: list[str] = []
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
    others = [f"{names[seat]} {count}" for seat, count in enumerate(view.counts) if seat != view.seat]
    parts.append(f"Others: {', '.join(others)}.")
    return " ".join(parts)


def pause_text(view: View, low: Sequence[int], offers: Sequence[Action], names: Sequence[str]) -> str:
    """Why the game waits, and what can be done about it; the first choice is always to go on."""
    teller = Teller(names, view.seat)
    parts: list[str] = []
    if low:
        have = "have" if len(low) > 1 or low[0] == view.seat else "has"
        parts.append(f"{teller.seats(low)} {have} {'one card' if view.top is not None else 'two cards'}.")
    if any(action.verb == PLAY for action in offers) and view.top is not None:
        parts.append(f"you hold {card_name(view.top)} too.")
    choices = ["1 go on", *[f"{number} {action_text(action, names)}" for number, action in enumerate(offers, 2)]]
    return " ".join(text[0].upper() + text[1:] for text in parts) + f" {', '.join(choices)}: "
