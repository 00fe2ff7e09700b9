"""The table of UNO in words: the card that is up, the colour, stacks, challenges, questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sixdot.game.actions import CHALLENGE, PLAY
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.uno.table import UnoView
from sixdot.voice.describe.waiting import turn
from sixdot.voice.facts import stacking_rule
from sixdot.voice.family import FamilyVoice, edition_of
from sixdot.voice.hands import may
from sixdot.voice.pieces import colour_value, together, who
from sixdot.voice.words import Value, Words

_ASKED: Final = ("swap", "colour", "answer", "judge")
_WAITING_RULES: Final = {"answer": "Q1", "colour": "F4", "swap": "H3"}


class UnoVoice(FamilyVoice[UnoView]):
    draw_rules: ClassVar = {
        "turn": "T3",
        "draw-two": "T4",
        "wild-four": "C5",
        "answer": "Q2",
        "caught": "U2",
        "advice": "A1",
        "first-card": "F1",
    }

    def up(self, view: UnoView, words: Words) -> str:
        if view.top is None:
            return words.say("table-up-none")
        if view.top.colour is None and view.colour:
            return words.say("table-up-colour", card=view.top, colour=colour_value(view.colour, words))
        return words.say("table-up", card=view.top)

    def top(self, view: UnoView, words: Words) -> str:
        parts = [self.up(view, words)]
        card = view.top
        if card is not None and view.colour and view.phase in ("turn", "drawn", "answer"):
            colour = colour_value(view.colour, words)
            parts.append(words.say("table-top-fits", card=card, colour=colour, number=card.symbol))
        return together(parts, words)

    def colour(self, view: UnoView, words: Words) -> str:
        if view.colour is None:
            return words.say("table-colour-none")
        return together([words.say("table-colour", colour=colour_value(view.colour, words))], words)

    def question(self, view: UnoView, names: Sequence[str], words: Words) -> str:
        if view.question is None or view.turn is None:
            return words.say("table-question-none")
        return words.say("table-question", question=view.question, who=who(view.turn, view, names))

    def reviewed(self, view: UnoView, words: Words) -> str:
        named = view.colour if view.top is not None and view.top.colour is None else None
        return words.say("coach-up", card=view.top, colour=colour_value(named, words) if named else None)

    def after_drawing(self, view: UnoView) -> str:
        if view.turn != view.seat:
            return "drawn"
        if may(view, PLAY) and (view.drawn is None or edition_of(view).after_draw == "any"):
            return "any"
        return "empty" if view.drawn is None else "drawn"

    def pending(self, view: UnoView, names: Sequence[str], words: Words) -> list[str]:
        if view.turn is None:
            return []
        if view.phase in _ASKED:
            return [turn(view, names, words)]
        player = who(view.turn, view, names)
        if view.phase == "stack":
            return [words.say("table-pending-stack", who=player, count=view.pending)]
        if view.phase != "respond" or view.challenged is None:
            return []
        edition = edition_of(view)
        return [
            words.say(
                "table-pending-four",
                who=player,
                by=who(view.challenged, view, names),
                colour=colour_value(str(view.prior_colour), words),
                left=view.counts[view.challenged],
                may=may(view, CHALLENGE),
                held=edition.wild_four_honest,
                back=edition.guilty_takes_back,
                wild_four=edition.wild_four,
                guilty=edition.guilty_draws,
                challenger=edition.challenger_draws,
            )
        ]

    def stacked(self, view: UnoView) -> int:
        return view.pending

    def answered_colour(self, view: UnoView) -> str | None:
        return view.prior_colour

    def jump(self, view: UnoView, words: Words) -> str:
        return words.say("pause-jump", card=view.top)

    def refused(self, view: UnoView, card: Card | None, words: Words) -> dict[str, Value]:
        return {
            "top": view.top,
            "wild": view.top is not None and view.top.colour is None,
            "colour": colour_value(view.colour, words) if view.colour else None,
            "drawn": view.drawn,
            "pending": view.pending,
            "same": card == view.top,
        }

    def rule_waiting(self, view: UnoView, edition: Edition) -> str | None:
        if view.phase == "respond":
            return "C1" if may(view, CHALLENGE) else "C5"
        return stacking_rule(edition) if view.phase == "stack" else _WAITING_RULES.get(view.phase)


VOICE: Final = UnoVoice()
