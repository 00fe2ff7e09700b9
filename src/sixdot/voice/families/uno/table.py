"""UNO: one card up, a colour that counts. Its table in words, with stacks, challenges and questions."""

from typing import ClassVar, Final

from sixdot.game.actions import CHALLENGE, COLOUR, DRAW, PASS, PLAY, UNKNOWN, Action
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.events import Answered, Asked
from sixdot.game.questions import plain_text
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.game.uno.table import UnoView
from sixdot.voice.describe import Description
from sixdot.voice.family import FamilyVoice, edition_of, stacking_rule
from sixdot.voice.hands import may
from sixdot.voice.pieces import ended, listed, together
from sixdot.voice.words import SYMBOLS, Colour, Value, Words

_WAITING_RULES: Final = {"answer": "Q1", "colour": "F4", "swap": "H3"}
_STRIKES: Final = ("+2", "rv", "sk", "wi+4")
# What has to be done before a card is played.
_FIRST: Final[dict[str, RefusalReason]] = {
    "answer": "ANSWER_FIRST",
    "judge": "BEING_JUDGED",
    "respond": "CHALLENGE_OR_ACCEPT",
    "colour": "NAME_THE_COLOUR",
    "swap": "SWAP_FIRST",
}


_NOT_NOW: Final[dict[int, RefusalReason]] = {
    CHALLENGE: "NOTHING_TO_CHALLENGE",
    COLOUR: "NO_COLOUR_TO_NAME",
    UNKNOWN: "NOTHING_ASKED",
}


def _bare(word: str) -> str:
    """A word as it is looked for: without the signs around it."""
    return plain_text(word).strip("?!.,;:()\"'«»\u202f\u00a0 ")


def _may_stack(card: Card, top: Card | None, edition: Edition) -> bool:
    """Q4, H1: whether such a card may go on a stack, if it fits."""
    return card.symbol in ("+2", "wi+4") and (
        edition.stacking == "any" or (top is not None and card.symbol == top.symbol)
    )


class UnoDescription(Description[UnoView]):
    def _colour(self) -> Value:
        """The colour that counts."""
        return Colour(self.view.colour) if self.view.colour else None

    def up(self) -> str:
        top = self.view.top
        if top is None:
            return self.words.say("table-up-none")
        if top.colour is None and self.view.colour:
            return self.words.say("table-up-colour", card=top, colour=self._colour())
        return self.words.say("table-up", card=top)

    def top(self) -> str:
        parts = [self.up()]
        card = self.view.top
        if card is not None and self.view.colour and self.view.phase in ("turn", "drawn", "answer"):
            parts.append(self.words.say("table-top-fits", card=card, colour=self._colour(), number=card.symbol))
        return together(parts, self.words)

    def colour(self) -> str:
        if self.view.colour is None:
            return self.words.say("table-colour-none")
        over = self.view.turn is None
        return together([self.words.say("table-colour", colour=self._colour(), over=over)], self.words)

    def question(self) -> str:
        view = self.view
        if view.question is None or view.turn is None:
            return self.words.say("table-question-none")
        asked = self.words.say("table-question", question=view.question, who=self.who(view.turn))
        near = self.words.say("near-missed", who=self.who(view.turn), text=view.near) if view.near else ""
        return together([asked, near], self.words) if near else asked

    def spelled(self, what: str) -> str:
        question = self.view.question
        if question is None:
            return self.words.say("table-question-none")
        found = question.split()
        if what.isdecimal():
            found = found[int(what) - 1 : int(what)] if len(what) < 4 and int(what) else []
        elif what:
            found = [word for word in found if _bare(word) == _bare(what)][:1]
        if not found:
            return self.words.say("table-spelled-none", count=len(question.split()))
        spelled = [" ".join(word.rstrip(",;:") or word) for word in found]  # the signs only part words
        return self.words.say("table-spelled", letters=", ".join(spelled))

    def judge(self, after: str = "") -> str:
        asked = [event.question for event in self.view.heard if isinstance(event, Asked)]
        given = [event.text for event in self.view.heard if isinstance(event, Answered)]
        if self.view.phase != "judge" or not asked or not given:
            return ""
        question = ended(asked[-1])
        return self.words.say("judge", question=None if question in after else question, text=given[-1])

    def reviewed(self) -> str:
        top = self.view.top
        wild = top is not None and top.colour is None
        return self.words.say("coach-up", card=top, colour=self._colour() if wild else None)

    def refused(self, card: Card | None) -> dict[str, Value]:
        view = self.view
        return {
            "top": view.top,
            "wild": view.top is not None and view.top.colour is None,
            "colour": self._colour(),
            "drawn": view.drawn,
            "pending": view.pending,
            "same": card == view.top,
        }

    def fits(self) -> str:
        """While a question waits, also what will fit after it."""
        told = super().fits()
        if self.view.phase != "answer" or self.view.turn != self.view.seat:
            return told
        later = [card for card in self.view.hand if self.would_fit(card)]
        head = self.words.say("table-fits-later", fit=len(later))
        return together([told, listed(head, self.placed(later), self.words) if later else ""], self.words)

    def would_fit(self, card: Card) -> bool:
        top = self.view.top
        return top is not None and (card.colour in (None, self.view.colour) or card.symbol == top.symbol)

    def refusal(self, card: Card) -> Refusal | None:
        return self._refused(self._reason(card), Action(PLAY, card=card.kind))

    def _reason(self, card: Card) -> RefusalReason:
        view, edition = self.view, edition_of(self.view)
        if view.turn != view.seat:
            return "CANNOT_JUMP_IN" if edition.jump_in else "NOT_YOUR_TURN"
        if view.phase == "stack" and not _may_stack(card, view.top, edition):
            return "STACK_OR_PICKUP" if edition.pickup_keeps_turn else "STACK_OR_LOSE_TURN"
        if view.phase in _FIRST:
            return _FIRST[view.phase]
        if view.phase == "drawn" and card != view.drawn and edition.after_draw != "any":
            return "ONLY_THE_DRAWN_CARD"
        if not self.would_fit(card):
            return "DOES_NOT_FIT"
        return "NUMBER_LAST" if edition.number_last and len(view.hand) == 1 else "NOT_HONEST"

    def barred(self, verb: int) -> RefusalReason:
        view, edition = self.view, edition_of(self.view)
        if view.phase in _FIRST:
            return _FIRST[view.phase]
        if view.phase == "stack":
            return "STACK_OR_PICKUP" if edition.pickup_keeps_turn else "STACK_OR_LOSE_TURN"
        if verb in _NOT_NOW:
            return _NOT_NOW[verb]
        if verb == PASS and view.phase != "drawn":
            return "DRAW_ENDS_TURN" if edition.after_draw == "nothing" else "NOT_DRAWN"
        if verb == DRAW and view.phase == "drawn":
            return "ALREADY_DRAWN"
        return "FORCED_TO_PLAY" if verb == PASS or edition.must_play_drawn else "MUST_PLAY"

    def struck(self, seat: int, symbol: str) -> str:
        edition = edition_of(self.view)
        others = [other for other in self._seats_from(seat) if other != seat]
        if symbol not in _STRIKES or not others:
            return self.follows(seat)
        back = symbol == "rv" and not (len(others) == 1 and edition.reverse_skips)
        said = self.words.say(
            "table-struck",
            what="skip" if symbol == "rv" and not back else SYMBOLS[symbol],
            who=self.who(others[-1 if back else 0]),
            by=self.who(seat),
            stacks=edition.stacking != "none",
            may=edition.challenge,
            draw_two=edition.draw_two,
            wild_four=edition.wild_four,
        )
        return together([said], self.words)

    def after_drawing(self) -> str:
        view = self.view
        if view.turn != view.seat:
            return "drawn"
        if may(view, PLAY) and (view.drawn is None or edition_of(view).after_draw == "any"):
            return "any"
        return "empty" if view.drawn is None else "drawn"

    def answered_colour(self) -> str | None:
        return self.view.prior_colour

    def to_come(self) -> list[str]:
        view, words = self.view, self.words
        if view.turn is None:
            return []
        if view.phase in ("swap", "colour", "answer", "judge"):
            return [self.awaited()]
        player = self.who(view.turn)
        if view.phase == "stack":
            return [words.say("table-pending-stack", who=player, count=view.pending)]
        if view.phase != "respond" or view.challenged is None:
            return []
        edition = edition_of(view)
        told = words.say(
            "table-pending-four",
            who=player,
            by=self.who(view.challenged),
            colour=Colour(str(view.prior_colour)),
            left=view.counts[view.challenged],
            may=may(view, CHALLENGE),
            held=edition.wild_four_honest,
            back=edition.guilty_takes_back,
            wild_four=edition.wild_four,
            guilty=edition.guilty_draws,
            challenger=edition.challenger_draws,
        )
        return [told]

    def jump(self, words: Words) -> str:
        return words.say("pause-jump", card=self.view.top)


class UnoVoice(FamilyVoice):
    draw_rules: ClassVar = {
        "turn": "T3",
        "draw-two": "T4",
        "wild-four": "C5",
        "answer": "Q2",
        "caught": "U2",
        "advice": "A1",
        "first-card": "F1",
    }
    symbols = ("draw-two", "reverse", "skip", "wild", "wild-four")
    others = ("match", "uno")
    chapters: ClassVar = {
        "aim": ("", "D4"),
        "table": ("", "", "G11 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15 H16 H17"),
        "turn": ("T1 T2 T3", "T10"),
        "questions": ("Q1 Q2", "Q3 Q7"),
        "special": ("T4 T5 T6", "Q4"),
        "four": ("T7 C5 C3 C4", "Q5 T8 T9 C1 C2 C6"),
        "two": ("P1 P2 P3",),
        "uno": ("U1 U2", "Q6 U4 U3 U5", "U6 U7"),
        "end": ("G1 G2", "G3 G4"),
        "score": ("G5 G6", "G7 G8 G9 G10"),
        "cards": ("D2 D5", "D1 D3 D6"),
        "deal": ("S5 S6 S7", "S1 S2 S3 S4"),
        "first": ("F1 F2 F3 F4 F5",),
        "talk": ("A1 A2", "A3 A4 12"),
    }
    stakes: ClassVar = {
        "turn": "T2 T3",
        "turn-ends": "T2 T3",
        "uno": "U2 U4",
        "catch": "U2 U4 U6",
        "wild-four": "T7 Q5 C5 C3 C4 P3",
        "challenge": "C1 C5 C3 C4 P3",
        "stack": "H1 Q4 P3",
        "swap": "H3",
        "jump": "H2",
        "answer": "Q1 Q2 Q3",
        "advice": "A1",
        "scoring": "G5",
    }

    def topics(self, edition: Edition) -> list[str]:
        sometimes = {
            "challenge": edition.challenge,
            "stack": edition.stacking != "none",
            "answer": edition.asks_questions,
            "swap": edition.seven_zero,
            "jump": edition.jump_in,
            "advice": edition.advice_penalty > 0,
        }
        turn = "turn-ends" if edition.after_draw == "nothing" else "turn"
        return ["cards", "wilds", turn, "uno", "catch", *[topic for topic, on in sometimes.items() if on]]

    def without(self, edition: Edition) -> tuple[str, ...]:
        return ("row",) if edition.asks_questions else ("row", "question")

    def missing(self, edition: Edition) -> set[str]:
        without = {
            "D3": edition.reference_cards == 0,
            "S2 S3": edition.first_dealer == "chosen",
            "F2 F3 F4 F5": edition.first_special == "buried",
            "T8 T9": edition.wild_four_honest == "always",
            "C1 C2 C3 C4 C6": not edition.challenge,
            "C5": edition.wild_four_honest == "always" and edition.stacking != "none",
            "U5": edition.catch_window == "draw",
            "G7": "lowest" not in edition.scorings,
            "G8": "elimination" not in edition.scorings,
            "G9": edition.partners == "none",
            "G10": not edition.rotating_partners,
            "A1": edition.advice_penalty == 0,
            "Q1 Q2 Q3 Q6 Q7": not edition.asks_questions,
            "Q4": stacking_rule(edition) != "Q4" or edition.stacking == "none",
            "Q5": edition.wild_four_honest != "always",
        }
        return {rule for rules, so in without.items() if so for rule in rules.split()}

    def rule_waiting(self, view: UnoView, edition: Edition) -> str | None:
        if view.phase == "respond":
            return "C1" if may(view, CHALLENGE) else "C5"
        return stacking_rule(edition) if view.phase == "stack" else _WAITING_RULES.get(view.phase)

    def counting(self, view: UnoView) -> str | None:
        return view.colour

    def stacked(self, view: UnoView) -> int:
        return view.pending

    def up(self, view: UnoView) -> list[Card]:
        return [] if view.top is None else [view.top]


VOICE: Final = UnoVoice()
TABLE: Final = UnoDescription
