"""What would be if somebody played a card, drew or passed: played out on what the asking seat may know."""

from collections.abc import Sequence
from typing import Any, Final

from sixdot.answers.cards import CardAsked, card_of
from sixdot.answers.given import Answer, dealt
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.past import asked_about
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.pieces import together, who
from sixdot.voice.understand.enquiry import SUPPOSED, Enquiry
from sixdot.voice.words import Colour, Who, Words

_DRAWS: Final = ("+2", "wi+4")
_BEFORE: Final = ("respond", "stack", "answer", "judge")  # phases in which something else is decided first


def supposed(question: Enquiry, known: SeatKnowledge) -> Answer:
    world = Supposed(question, known, dealt(known.now))
    return Answer(world.text)


class Supposed:
    """One deed that is thought through, as the rules of this table have it."""

    def __init__(self, question: Enquiry, known: SeatKnowledge, view: View) -> None:
        self._question, self._known, self._view = question, known, view
        self._edition = known.match.edition
        self._deed = question.topic.removeprefix(SUPPOSED)
        self._by, self._own = question.by, question.by == view.seat
        self._asked = card_of(question)
        self._held = self._asked.among(view.hand) if self._asked is not None and self._own else []
        if self._own and len(view.hand) == 1 and self._deed in ("last", "play") and (self._held or not self._asked):
            self._deed, self._held = "play", list(view.hand)
            self._asked = CardAsked(view.hand[0].colour or "", view.hand[0].symbol)
        self._ends = self._deed == "play" and view.counts[self._by] == 1
        step = 1 if view.direction == "left" else -1
        seats = [(self._by + step * place) % view.players for place in range(1, view.players)]
        self._others = [seat for seat in seats if seat not in view.passed_over]  # as they play after whoever does it
        self._struck = self._others[0] if self._others else self._by

    @property
    def _symbol(self) -> str:
        return "" if self._asked is None else self._asked.symbol

    def text(self, words: Words) -> str:
        if self._deed == "last":
            return together([words.say("if-not-last", who=self._who(self._by), count=self._cards(self._by))], words)
        first, *rest = [part for part in self._outcome(words) if part]
        return together([f"{self._head(words)} {first}", *rest, *self._doubts(words)], words)

    # What is supposed

    def _head(self, words: Words) -> str:
        card = self._asked
        lacks = self._own and self._deed == "play" and card is not None and not self._held
        none = (
            [words.say("card-not-held", card=card.called(self._edition, words, absent=True))]
            if lacks and card
            else []
        )
        named = None if card is None else words.one(self._held[0]) if self._is_one(self._held) else card.any(words)
        head = words.say("if-done", deed=self._deed, who=self._who(self._by), card=named, lacks=lacks)
        return together([*none, head], words)

    def _is_one(self, cards: Sequence[Card]) -> bool:
        return len({*cards}) == 1

    def _doubts(self, words: Words) -> list[str]:
        """What may come between."""
        view = self._view
        if view.turn != self._by:
            return [words.say("if-later", who=self._who(view.turn if view.turn is not None else 0))]
        if view.phase in _BEFORE and self._own:
            return [describe(view, self._known.names, words).awaited()]
        usable = {each.card for each in view.legal if each.card >= 0}
        return [words.say("if-no-fit")] if self._held and not any(card.kind in usable for card in self._held) else []

    # What would come of it

    def _outcome(self, words: Words) -> list[str]:
        fact = self._question.fact
        if fact == "colour":
            return [self._colour(words)]
        if fact == "count":
            return self._counts(words)
        told = self._effect(words)
        if self._ends:
            return [words.say("if-out", who=self._who(self._by)), *told]
        if self._deed == "draw":
            return [*self._drawn(words), *self._next(words)]
        if fact == "winner":
            return [words.say("may-no"), self._left(self._by, self._cards(self._by) - 1, words)]
        return [*told, *self._next(words)]

    def _colour(self, words: Words) -> str:
        asked, held = self._asked, self._held
        colours = {card.colour for card in held} if held else {asked.colour or None} if asked is not None else {None}
        colour = colours.pop() if len(colours) == 1 else None
        wild = self._symbol in ("wi", "wi+4")
        return words.say("if-colour", colour=Colour(colour) if colour else None, wild=wild, who=self._who(self._by))

    def _counts(self, words: Words) -> list[str]:
        """How many cards these players would have: whoever does it, whoever it strikes, and those who are meant."""
        view, told, changed = self._view, list[str](), {self._by, *self._hit()}
        asked = asked_about(self._question, view)
        told += (
            [self._left(self._by, self._after(), words)] if not asked or self._by in asked or not self._hit() else []
        )
        told += self._effect(words) if self._hit() else []
        told += [self._left(seat, view.counts[seat], words, still=True) for seat in asked if seat not in changed]
        return told

    def _after(self) -> int:
        """How many cards whoever does it has afterwards."""
        change = {"play": -1, "draw": 1, "pass": 0}[self._deed]
        return self._cards(self._by) + change

    def _hit(self) -> list[int]:
        return [self._struck] if self._deed == "play" and self._symbol in _DRAWS and self._others else []

    def _effect(self, words: Words) -> list[str]:
        """What the card does to others."""
        symbol, edition, struck = self._symbol, self._edition, self._who(self._struck)
        if self._deed != "play" or not self._others:
            return []
        if symbol in _DRAWS:
            return self._draws(words, struck)
        if self._ends:
            return []
        if self._skips():
            return [words.say("if-skipped", who=struck)]
        if symbol == "rv":
            return [words.say("if-turned")]
        if edition.seven_zero and symbol in ("7", "0"):
            return [words.say("if-swap", symbol=symbol, who=self._who(self._by))]
        return []

    def _skips(self) -> bool:
        symbol = self._symbol
        return symbol == "sk" or (symbol == "rv" and len(self._others) == 1 and self._edition.reverse_skips)

    def _draws(self, words: Words, struck: Who) -> list[str]:
        edition, view, symbol = self._edition, self._view, self._symbol
        waiting: Any = getattr(view, "pending", 0)
        count = waiting + (edition.draw_two if symbol == "+2" else edition.wild_four)
        stacks = edition.stacking != "none" and not self._ends
        challenge = symbol == "wi+4" and edition.challenge and not stacks and not self._ends
        total = self._cards(self._struck) + count
        keeps = self._ends or (stacks and edition.pickup_keeps_turn)
        told = [words.say("if-draws", who=struck, count=count, total=total, keeps=keeps)]
        short = view.draw_count + (view.discard_count if edition.reshuffles else 0) < count
        told += [words.say("if-short")] if short else []
        told += [words.say("if-stacks", who=struck)] if stacks else []
        told += [words.say("if-challenge", who=struck)] if challenge else []
        return told

    def _drawn(self, words: Words) -> list[str]:
        told = [] if self._edition.draws_until_fits else [self._left(self._by, self._after(), words)]
        may = self._edition.after_draw != "nothing"
        return [*told, words.say("if-may-play", who=self._who(self._by))] if may else told

    def _next(self, words: Words) -> list[str]:
        """Whose turn it would be."""
        if not self._others:
            return []
        if self._deed == "play" and self._asked is None:
            return [words.say("if-next", who=self._who(self._struck), plain=True)]
        after = self._struck
        if self._deed == "play" and self._symbol in _DRAWS and self._edition.stacking != "none":
            return [] if self._edition.pickup_keeps_turn else [self._turn(self._beyond(), words)]
        if self._deed == "play" and (self._skips() or self._symbol in _DRAWS):
            after = self._beyond()
        elif self._deed == "play" and self._symbol == "rv":
            after = self._others[-1]
        return [self._turn(after, words)]

    def _beyond(self) -> int:
        return self._others[1] if len(self._others) > 1 else self._by

    def _turn(self, seat: int, words: Words) -> str:
        return words.say("if-next", who=self._who(seat), again=seat == self._by, plain=False)

    def _left(self, seat: int, count: int, words: Words, still: bool = False) -> str:
        return words.say("if-left", who=self._who(seat), count=count, still=still)

    def _cards(self, seat: int) -> int:
        return self._view.counts[seat]

    def _who(self, seat: int) -> Who:
        return who(seat, self._view, self._known.names)
