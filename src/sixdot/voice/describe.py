"""What a player may ask about the table: whose turn, what is up, the hand, what fits, the others, the scores.

describe(view, names, words).state()
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Generic, TypeVar

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.cards import Card
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.game.view import View
from sixdot.voice import pieces
from sixdot.voice.choices import action_text, choices, typed
from sixdot.voice.family import edition_of, part_of, voice_of
from sixdot.voice.hands import fitting, in_order, may
from sixdot.voice.pieces import ended, together, who
from sixdot.voice.standings import Standings
from sixdot.voice.understand.meant import groups
from sixdot.voice.words import Colour, Value, Who, Words

Kind = TypeVar("Kind", bound=View)


def describe(
    view: View, names: Sequence[str], words: Words, order: str = "colour", waiting: bool = False
) -> Description[Any]:
    """The table as one listener asks about it. `order`: of the hand; `waiting`: the game goes on at their word."""
    found: Description[Any] = part_of(view.edition, "table").TABLE(view, names, words, order, waiting)
    return found


class Description(ABC, Generic[Kind]):
    """A table as one listener asks about it; each family has its own kind of tables.

    What is not abstract is answered here for a family that has no such thing.
    """

    own_message = "table-own-fit"  # the message about how many cards can be used,
    own_phases: tuple[str, ...] = ("turn", "stack")  # and the phases in which it is told
    tells_besides = False  # whether other things to do are told even if a card can be played

    def __init__(self, view: Kind, names: Sequence[str], words: Words, sorting: str, waiting: bool) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.sorting = sorting
        self.waiting = waiting

    def who(self, seat: int) -> Who:
        return who(seat, self.view, self.names)

    # What lies on the table

    @abstractmethod
    def up(self) -> str:
        """The card on the pile, or the row."""

    def top(self) -> str:
        """The same as an answer, with what fits it."""
        return self.up()

    @abstractmethod
    def colour(self) -> str: ...

    def row(self) -> str:
        return self.words.say("table-row-none")

    def question(self) -> str:
        """The question to be answered, as it stands on the card."""
        return self.words.say("table-question-none")

    def spelled(self, what: str) -> str:
        """The question that waits, or one word of it (or the so-manieth), letter by letter."""
        return self.words.say("table-question-none")

    def judge(self, after: str = "") -> str:
        """What whoever judges is asked: the question, unless it was in what they have just heard, and the answer."""
        return ""

    def making(self, number: int) -> str:
        """Which cards of the hand make a number, where numbers are added up."""
        return ""

    def pile(self) -> str:
        return self.words.say("table-pile", draw=self.view.draw_count, discard=self.view.discard_count)

    @abstractmethod
    def reviewed(self) -> str:
        """The table as the coach looks back at it: 'red 5 up', 'blue 7 and red 4 in the row'."""

    def refused(self, card: Card | None) -> dict[str, Value]:
        """What a refusal may say about the table and the card that was refused."""
        return {"top": None, "wild": False, "colour": None, "drawn": None, "pending": 0, "same": False}

    # The essentials

    def state(self) -> str:
        """What waits for whom, the top card or the row, the listener's cards, who is next.

        In the listener's own turn it ends on what is to be done.
        """
        view, length = self.view, self.words.length
        if view.turn is None:
            return together([self.awaited(), self.score()], self.words)
        up, own, following, wanted = self.up(), self._own(), self._following(), [self._wanted()]
        more = [self.hand() if view.hand else "", self.list_counts(others=True)] if length == "full" else []
        if view.turn != view.seat or length == "braille":
            if view.phase == "judge" and length == "full":
                wanted.append(self.question())
            parts = [*wanted, up, own, *more, following]
        elif view.phase == "answer":
            parts = [ended(wanted[0]), up, own, *more]
        elif view.phase == "turn":
            parts = [*wanted, following, up, *more, own, self._to_do()]
        else:
            parts = [up, own, *more, *wanted]
        return together(parts, self.words)

    def _wanted(self) -> str:
        """What is awaited: the answer to a question or to a Wild Draw Four (explained in full), or a turn."""
        if self.view.phase == "answer":
            return self.question()
        if self.view.phase == "respond" and self.words.length == "full":
            return self.pending()
        return self.awaited()

    def _to_do(self) -> str:
        """In a plain turn, what can be done besides playing, where it is the only thing or ends the turn."""
        if not fitting(self.view):
            return self._besides(alone=True)
        return self._besides() if self.tells_besides else ""

    def _own(self) -> str:
        """How many cards the listener holds, and in their own turn how many of them can be used."""
        view, words = self.view, self.words
        count = len(view.hand)
        if count and view.turn == view.seat and view.phase in self.own_phases:
            fit = len(fitting(view))
            return words.say(self.own_message, count=count, fit=fit, all=fit == count)
        return words.say("table-own-count", count=count) if count and words.length != "full" else ""

    def _following(self) -> str:
        """Who is next, where that is not obvious."""
        view = self.view
        seats = self._seats_from(view.turn or 0)
        plain = ("turn",) if view.turn == view.seat else ("turn", "drawn", "answer", "lay")
        if len(seats) < 3 or view.phase not in plain:
            return ""
        return self.words.say("table-next", who=self.who(seats[1]))

    def _seats_from(self, first: int) -> list[int]:
        """The seats in the order of play, beginning with one of them, without those that are passed over."""
        view = self.view
        step = 1 if view.direction == "left" else -1
        seats = [(first + step * place) % view.players for place in range(view.players)]
        return [seat for seat in seats if seat not in view.passed_over]

    # Whose turn it is, and what is awaited

    def turn(self) -> str:
        """Who must act, and how; and that the game waits for the listener."""
        waits = self.waiting and self.view.turn is not None
        return together([self.awaited(), self.words.say("pause-on") if waits else ""], self.words)

    def awaited(self) -> str:
        view, words = self.view, self.words
        if view.turn is None:
            return words.say("table-turn-over")
        phase = self.after_drawing() if view.phase == "drawn" else view.phase
        colour = self.answered_colour()
        told = words.say(
            f"table-turn-{phase}",
            who=self.who(view.turn),
            card=view.drawn,
            fits=may(view, a.PLAY),
            may=self.may_decline() or may(view, *{"respond": (a.CHALLENGE,), "stack": (a.PLAY,)}.get(phase, ())),
            pending=voice_of(view).stacked(view),
            wild_four=edition_of(view).wild_four,
            colour=Colour(colour) if colour else None,
        )
        return together([told, self._partners_to_swap()], words)

    @abstractmethod
    def after_drawing(self) -> str:
        """Which `table-turn-...` message tells of a turn after a draw."""

    def may_decline(self) -> bool:
        return False  # whether a card may be laid, and need not be

    def answered_colour(self) -> str | None:
        """The colour before the Wild Draw Four that is to be answered."""
        return None

    def _partners_to_swap(self) -> str:
        """Everybody to swap hands with, numbered, and how many cards they hold: '1 Ana 6, 2 Ben 6.'"""
        swaps = [action for action in self.view.legal if action.verb == a.SWAP]
        told = [self._count(int(options[0].seat)) for options in groups("target", swaps, self.view)]
        return self.words.joined(pieces.numbered(told, self.words)) + self.words.say("table-end") if told else ""

    def pending(self) -> str:
        """The stack, the Wild Draw Four to be answered, bonuses and penalties to come, accusations."""
        words = self.words
        parts = self.to_come()
        for vote in self.view.votes:
            voices = {"for": len(vote.agreeing), "against": len(vote.against)}
            parts.append(words.say("table-pending-vote", who=self.who(vote.target), **voices))
        return together(parts or [words.say("table-pending-none")], words)

    @abstractmethod
    def to_come(self) -> list[str]:
        """What must be answered or done first, and what is still to come in this turn."""

    def follows(self, seat: int, before: bool = False) -> str:
        """Who plays after this seat, or `before` it, as play goes now."""
        others = [other for other in self._seats_from(seat) if other != seat]
        if not others:
            return self.turn()
        first, second = (others[-1], seat) if before else (seat, others[0])
        return together([self.words.say("table-after", who=self.who(first), then=self.who(second))], self.words)

    def struck(self, seat: int, symbol: str) -> str:
        """Whom a card of this seat would strike, and how."""
        return self.follows(seat)

    def order(self) -> str:
        """Everybody in the order of play, beginning with whoever plays now."""
        view, words = self.view, self.words
        seats = self._seats_from(view.turn if view.turn is not None else view.seat or 0)
        players = words.joined([words.one(self.who(seat)) for seat in seats])
        return together([words.say("table-order", players=players)], words)

    def direction(self) -> str:
        return self.words.say("table-direction", direction=self.view.direction)

    # The hand

    def hand(self, only: str | None = None) -> str:
        """'6 cards: 1 red 2, 2 red Skip; 3 blue 5.'; in braille the marks alone. `only`: cards of this colour."""
        view, words = self.view, self.words
        if not view.hand:
            return words.say("table-hand-none")
        kept = [card for card in view.hand if only is None or card.colour == only]
        if not kept:
            return words.say("table-hand-colour", colour=Colour(str(only)))
        return pieces.listed(words.say("table-hand", count=len(kept)), self.placed(kept), words)

    def colours(self) -> str:
        """How many cards of each colour are in the hand, the most first."""
        counts = Counter([card.colour for card in in_order(self.view.hand, "colour", self.view)])
        told = [
            self.words.say("table-hand-of", count=count, colour=colour and Colour(colour), first=place == 0)
            for place, (colour, count) in enumerate(sorted(counts.items(), key=lambda each: (not each[0], -each[1])))
        ]
        return self.words.joined(told) + self.words.say("table-end") if told else self.hand()

    def placed(self, kept: Sequence[Card]) -> str:
        """Cards with their places in the hand, a semicolon where the colour (or the number) changes."""
        held = enumerate(in_order(self.view.hand, self.sorting, self.view), 1)
        placed = [(place, card) for place, card in held if card in kept]
        groups = groupby(placed, lambda each: each[1].symbol if self.sorting == "number" else each[1].colour)
        told = [self.words.joined([self._numbered(*each) for each in group]) for _, group in groups]
        return self.words.joined(told, "table-group")

    def _numbered(self, place: int, card: Card) -> str:
        said = self.words.one(card)
        return said if self.words.length == "braille" else self.words.say("table-placed", number=place, item=said)

    def fits(self) -> str:
        """Only what can be used now, with its numbers in the hand, and what can be done besides."""
        view, words = self.view, self.words
        if view.turn != view.seat and not may(view, a.PLAY):
            return self._nothing_now()
        if may(view, a.MATCH):
            return together([self._matching(), self._besides()], words)
        cards = fitting(view)
        if not cards and view.phase != "turn":
            return self.awaited()
        if not cards:
            none = words.say("table-fits-none", count=len(view.hand)) if view.hand else words.say("table-hand-none")
            return together([none, self._besides(alone=True)], words)
        fit, count = len(cards), len(view.hand)
        message = "table-fits-lay" if may(view, a.LAY) else "table-fits"
        head = words.say(message, fit=fit, count=count, all=fit == count)
        return together([pieces.listed(head, self.placed(cards), words), self._besides()], words)

    @abstractmethod
    def would_fit(self, card: Card) -> bool:
        """Whether a card goes with what lies there by itself, whoever is in turn and holds it."""

    @abstractmethod
    def refusal(self, card: Card) -> Refusal | None:
        """Why a card of the hand cannot be played now; None: it goes with nothing that lies there."""

    @abstractmethod
    def barred(self, verb: int) -> RefusalReason:
        """Why drawing, passing or challenging, which cannot be done in the listener's turn, is not possible."""

    def verb_for(self, verbs: Sequence[int]) -> int:
        """The one of these that this game has for it now."""
        return verbs[0]

    def _refused(self, reason: RefusalReason, action: Action) -> Refusal:
        view = self.view
        assert view.seat is not None
        return Refusal(reason, view.edition, view.seat, action, view.legal)

    def choices(self) -> str:
        """Everything that can be done now, one line each, in words that can be typed; or that there is nothing."""
        return "\n".join(choices(self.view, self.names, self.words, self.sorting)) or self._nothing_now()

    def _nothing_now(self) -> str:
        return together([self.words.say("table-fits-wait"), self.turn()], self.words)

    def _matching(self) -> str:
        words = self.words
        found = pieces.matches(self.view.legal, words)
        told = [words.say("table-match", card=card, ways=pieces.few(ways, words)) for card, ways in found]
        return pieces.listed(words.say("table-matches"), words.joined(told, "table-group"), words)

    def _besides(self, alone: bool = False) -> str:
        """Drawing, passing, picking up, laying nothing, being done. `alone`: there is nothing else."""
        view, words = self.view, self.words
        others = [action for action in view.legal if action.verb in (a.DRAW, a.PASS, a.PICKUP, a.NOLAY, a.DONE)]
        told = pieces.either([action_text(action, self.names, words, view) for action in others], words)
        return words.say("table-only" if alone else "table-also", what=told) if told else ""

    # The others

    def counts(self, seats: Sequence[int] = ()) -> str:
        """A2, the card check: how many cards each player holds, in the order of play, the listener first.

        `seats`: only these players, a sentence each.
        """
        if seats:
            return together([self._counted("table-holds", seat) for seat in seats], self.words)
        to_draw = self.words.say("table-to-draw", count=self.view.draw_count)
        return together([self.list_counts(), to_draw], self.words)

    def list_counts(self, others: bool = False) -> str:
        """Of everybody, or of all the others."""
        view = self.view
        first = view.seat if view.seat is not None else view.turn or 0
        seats = [seat for seat in self._seats_from(first) if not others or seat != view.seat]
        told = [self._count(seat, first=place == 0) for place, seat in enumerate(seats)]
        return self.words.joined(told) + self.words.say("table-end")

    def extreme(self, most: bool) -> str:
        """Who holds the fewest cards, or the most."""
        view, words = self.view, self.words
        seats = self._seats_from(view.seat or 0)
        count = (max if most else min)([view.counts[seat] for seat in seats])
        found = pieces.own_first([seat for seat in seats if view.counts[seat] == count], view.seat)
        verb = "you" if view.seat in found else "one" if len(found) == 1 else "many"
        players = pieces.both([words.one(self.who(seat)) for seat in found], words)
        return together([words.say("table-extreme", players=players, verb=verb, most=most, count=count)], words)

    def _count(self, seat: int, first: bool = False) -> str:
        return self._counted("table-count", seat, first=first)

    def _counted(self, message: str, seat: int, **values: Value) -> str:
        """With the call, if it has been made and still counts."""
        view = self.view
        called = {"count": view.counts[seat], "called": seat in view.announced, "over": view.turn is None}
        return self.words.of(edition_of(view)).say(message, who=self.who(seat), **called, **values)

    def score(self) -> str:
        return Standings(self.view, self.names, self.words).all()

    # Pauses

    def pause(self, low: Sequence[int], offers: Sequence[Action]) -> str:
        """Why the game pauses: somebody has few cards left, called or not, or somebody may jump in."""
        view, words = self.view, self.words.of(edition_of(self.view))
        if view.seat is None:  # several people listen, so nobody's cards are mentioned
            offers = [action for action in offers if action.verb == a.CATCH]
        seats = [seat for seat in low if seat != view.seat or any(action.verb == a.DOS for action in offers)]
        jumps = any(action.verb == a.PLAY for action in offers)
        parts = [self._low(seats, words), self.jump(words) if jumps else ""]
        if not seats and not jumps:
            parts.append(words.say("pause-wait"))
        told = list(dict.fromkeys(typed(action, self.names, words, view) for action in offers))
        parts.append(words.say("pause-how", what=pieces.either(told, words)) if told else words.say("pause-on"))
        return together(parts, words)

    def jump(self, words: Words) -> str:
        """That the listener may play out of turn."""
        return ""

    def _low(self, seats: Sequence[int], words: Words) -> str:
        if len(seats) < 2:
            return words.say("pause-low", who=self.who(seats[0])) if seats else ""
        players = pieces.both([words.one(self.who(seat)) for seat in seats], words)
        return words.say("pause-lows", players=players, you=self.view.seat in seats)
