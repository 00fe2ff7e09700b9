"""DOS: a row of cards to be matched. Its table in words, with bonuses and penalties to come."""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final

from sixdot.game.actions import DONE, DRAW, MATCH, NOLAY, Action, draw
from sixdot.game.cards import DOS_DECK, Card
from sixdot.game.dos.machine import DosView
from sixdot.game.edition import Edition
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.voice.describe import Description
from sixdot.voice.family import FamilyVoice, edition_of
from sixdot.voice.pieces import both, listed, matches, others, together


class DosDescription(Description[DosView]):
    own_message = "table-own-match"
    own_phases = ("turn", "stack", "drawn")
    tells_besides = True

    def up(self) -> str:
        return self.row()

    def row(self) -> str:
        """The row, and for each card what it has been matched with in this turn."""
        words = self.words
        told = [
            words.say("table-row-matched", card=place.card, **{"with": self._both(place.matched_with)})
            if place.matched_with
            else words.one(place.card)
            for place in self.view.centre
        ]
        cards = words.joined(told, last="" if words.length == "braille" else "table-and")
        return words.say("table-row", cards=cards or words.say("list-none"))

    def _both(self, cards: Sequence[Card]) -> str:
        return both([self.words.one(card) for card in cards], self.words)

    def making(self, number: int) -> str:
        """What matches such a card of the row; else which two cards would."""
        words, view = self.words, self.view
        legal = [action for action in view.legal if DOS_DECK.cards[int(action.centre)].number == number]
        told = [words.say("table-match", card=row, ways=others(ways, words)) for row, ways in matches(legal, words)]
        if told:
            return listed(words.say("table-matches"), words.joined(told, "table-group"), words)
        pairs = dict.fromkeys(
            [pair for pair in combinations(view.hand, 2) if sum([card.number or 0 for card in pair]) == number]
        )
        row = any(place.card.number == number for place in view.centre if not place.matched_with)
        said = others([self._both([one, two]) for one, two in pairs if None not in (one.number, two.number)], words)
        return together([words.say("sum-of-two", number=number, pairs=said or None, row=row)], words)

    def colour(self) -> str:
        return self.words.say("table-colour-row")

    def reviewed(self) -> str:
        return self.words.say("coach-row", cards=self._both([place.card for place in self.view.centre]))

    def would_fit(self, card: Card) -> bool:
        """Alone on a card of the row."""
        numbers = [place.card.number for place in self.view.centre if not place.matched_with]
        return bool(numbers) and (card.number is None or None in numbers or card.number in numbers)

    def refusal(self, card: Card) -> Refusal | None:
        view = self.view
        action = Action(MATCH, card=card.kind, centre=view.centre[0].card.kind) if view.centre else draw
        if view.turn != view.seat:
            return self._refused("NOT_YOUR_TURN", action)
        return None

    def barred(self, verb: int) -> RefusalReason:
        view = self.view
        if verb == NOLAY:
            return "MUST_LAY" if view.single_bonuses + view.double_bonuses else "MUST_LAY_AFTER_DRAW"
        if verb not in (DRAW, DONE):
            return "NOT_IN_THIS_GAME"
        if view.phase == "lay":
            return "LAY_FIRST"
        if verb == DONE:
            return "MATCH_OR_DRAW"
        return "DRAWN_IN_DOS" if view.phase == "drawn" else "NO_DRAW_AFTER_MATCH"

    def verb_for(self, verbs: Sequence[int]) -> int:
        """Passing is to be done with matching, or to lay nothing."""
        ends = NOLAY if self.view.phase == "lay" else DONE
        return ends if ends in verbs else verbs[0]

    def after_drawing(self) -> str:
        return "matching"

    def may_decline(self) -> bool:
        return _may_decline(self.view)

    def to_come(self) -> list[str]:
        view, words, edition = self.view, self.words, edition_of(self.view)
        parts: list[str] = []
        if view.single_bonuses:
            must = edition.single_bonus == "must"
            parts.append(words.say("table-pending-single", count=view.single_bonuses, must=must))
        if view.double_bonuses:
            draw = view.double_bonuses * edition.double_bonus
            parts.append(words.say("table-pending-double", count=view.double_bonuses, draw=draw))
        if view.turn is not None and view.phase == "lay" and not parts:
            parts.append(self.awaited())
        if view.owed and view.turn is not None:
            parts.append(words.say("table-pending-owed", who=self.who(view.turn), count=view.owed))
        return parts


def _may_decline(view: DosView) -> bool:
    """Whether a card may be laid, and need not be (O4)."""
    return view.phase == "lay" and view.single_bonuses > 0 and edition_of(view).single_bonus == "may"


class DosVoice(FamilyVoice):
    draw_rules: ClassVar = {"turn": "O1", "caught": "O10", "bonus": "O5", "advice": "A1"}
    symbols = ("wild-number", "wild-dos")
    others = ("single", "double", "dos-draw", "dos")
    cards: ClassVar = {"first": "b3", "second": "g4", "row": "b7"}
    marks: ClassVar = {"dos": "wd", "number": "b#"}
    chapters: ClassVar = {
        "aim": ("", "D4"),
        "table": ("", "", "G11"),
        "turn": ("O1 O2 O3", "O14"),
        "bonus": ("O4 O5", "O6 O7"),
        "wilds": ("O8 O9",),
        "dos": ("O10", "U3 O13", "U6 U7"),
        "end": ("O11", "G2 G3"),
        "score": ("G5 G6", "O12"),
        "cards": ("D2 D5", "D1 D3 D6"),
        "deal": ("S5 S6 S7", "S1 S2 S3 S4"),
        "talk": ("A2", "A3 A4 12"),
    }
    stakes: ClassVar = {
        "dos-turn": "O1 O3",
        "dos": "O10 O13",
        "catch": "O10 U6",
        "match": "O2 O4 O5",
        "scoring": "G5",
    }

    def topics(self, edition: Edition) -> list[str]:
        return ["cards", "match", "dos-wilds", "dos-turn", "dos", "catch"]

    def without(self, edition: Edition) -> tuple[str, ...]:
        return ("question", "colour")

    def missing(self, edition: Edition) -> set[str]:
        without = {"D3": edition.reference_cards == 0, "S2 S3": edition.first_dealer == "chosen"}
        return {rule for rules, so in without.items() if so for rule in rules.split()}

    def rule_waiting(self, view: DosView, edition: Edition) -> str | None:
        if view.phase != "lay":
            return None
        return "O4" if _may_decline(view) else "O5" if view.double_bonuses else "O3"

    def lying(self, view: DosView) -> list[Card]:
        return [place.card for place in view.centre]


VOICE: Final = DosVoice()
TABLE: Final = DosDescription
