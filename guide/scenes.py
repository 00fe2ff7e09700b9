"""Scenes: scenarios played by the real engine and told in the words of the game, with cards drawn beside.

A scene is told openly: with all hands, as to somebody who walks around the table.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cached_property
from html import escape
from typing import Any, Final

from guide.frame import HERE, frame_word, told, with_rules
from sixdot.conformance.own import DealerDraw, PlayedScenario, set_up
from sixdot.conformance.reading import Scenario, Step
from sixdot.game.actions import Action, NotationError, parse
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.house import house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import DEFAULT_QUESTION
from sixdot.game.refusal import Refusal
from sixdot.voice.choices import action_text, typed
from sixdot.voice.describe import describe
from sixdot.voice.narrate import narrate
from sixdot.voice.pieces import both
from sixdot.voice.refusals import refusal_text
from sixdot.voice.rules import house_text, scoring_text
from sixdot.voice.words import Colour, Who, Words, sentence

SIGNS: Final = {"+2": "+2", "rv": "⇄", "sk": "⊘", "wi": "", "wi+4": "+4", "#": "#", "wd": "2"}
# What the scenarios are called in other languages, as far as somebody has translated it.
_NAMES: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "fr": tomllib.loads((HERE / "scenes-fr.toml").read_text(encoding="utf-8")),
}
_WITHIN: Final = frozenset({"allowed", "forbidden"})


def card_html(card: Card) -> str:
    """A card as it is drawn: colour, shape and number. The words stand beside it."""
    kind = card.colour or "wild"
    sign = SIGNS.get(card.symbol, card.symbol)
    return f'<span class="card {kind}"><i></i><b>{escape(sign)}</b></span>'


class Scene:
    """One scenario in one language."""

    def __init__(self, scenario: Scenario, language: str, folder: str = "") -> None:
        """`folder`: of the pages that it stands on, in that of the language."""
        self.scenario, self.language = scenario, language
        self.path = f"{language}/{folder}index.html"
        self.edition: Edition = _edition_of(scenario)
        self.words = Words(language, marks=self.edition.marks).of(self.edition)
        count = len(scenario.hands or ()) or scenario.players
        self.names = frame_word(language, "names").split(", ")[:count]

    def html(self, number: int) -> str:
        """With its heading, under one of the second level."""
        name = told(self.words.about(self.edition, "name"))
        if self.is_of_own_book:
            name = self.say("own-book", name=name)
        about = _NAMES[self.language].get(self.scenario.name, "")
        title = self.say("scene", number=number, edition=name)
        english = [self.say("scene-name", name=f'<span lang="en">{told(self.scenario.name)}</span>')]
        if about or self.language == "en":
            title, english = self.say("scene-of", scene=title, name=told(about or self.scenario.name)), []
        return "\n".join(
            [
                '<section class="scene">',
                f'<h3 id="scene-{number}">{title}</h3>',
                *[f'<p class="name">{line}</p>' for line in english],
                self.told,
                "</section>",
            ]
        )

    @property
    def is_of_own_book(self) -> bool:
        return self.scenario.edition not in EDITIONS

    @cached_property
    def told(self) -> str:
        """How it stands, and what happens."""
        return "\n".join([*self._laid_out(), *self._course()])

    def say(self, name: str, /, **values: object) -> str:
        return frame_word(self.language, name, **values)

    def _told(self, text: str) -> str:
        """For HTML. Questions and their answers are in English in every language, and marked as such."""
        html = told(text)
        return html if self.language == "en" else self._asked.sub(r'<span lang="en">\g<0></span>', html)

    @cached_property
    def _asked(self) -> re.Pattern[str]:
        """What is asked and answered in this scene."""
        texts = {DEFAULT_QUESTION.ask, *DEFAULT_QUESTION.accept}
        for asked in self.scenario.questions.values():
            texts |= {asked.ask, *asked.accept}
        done = [step.action for step in self.scenario.steps if step.seat is not None]
        texts |= {text.removeprefix("answer ") for text in done if text.startswith("answer ")}
        worded = sorted({told(text) for text in texts if not text.isdecimal()}, key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, worded))})(?!\w)")

    # How it stands

    def _laid_out(self) -> list[str]:
        scenario = self.scenario
        lines = [_line(self.say("house", rule=told(house_text(rule, self.words)))) for rule in scenario.house]
        lines += self._agreed()
        if scenario.dealer_cards is not None:
            lines.append(_line(self.say("players", count=scenario.players)))
            lines.append(self._cards("drawn-in-turn", scenario.dealer_cards))
        for seat, hand in enumerate(scenario.hands or ()):
            if hand:
                who = Who(self.names[seat])
                held = told(self.words.say("hand-told", who=who, cards=self._named(hand)))
                lines.append(_line(held, self._drawn(hand)))
            else:
                lines.append(_line(self.say("out-already", who=self.names[seat])))
        return [*lines, *self._piles()]

    def _agreed(self) -> list[str]:
        scenario, lines = self.scenario, []
        form = self._scoring()
        if form:
            lines.append(_line(told(sentence(form))))
        if scenario.scores is not None:
            lines.append(_line(self.say("scores-before", scores=", ".join(map(str, scenario.scores)))))
        if scenario.dealer is not None and scenario.dealer < len(self.names):
            lines.append(_line(self.say("dealt-by", who=self.names[scenario.dealer])))
        return lines

    def _scoring(self) -> str:
        """What the table has agreed on, if it has: how it scores, with partners or not, and to how many points."""
        agreed = self.scenario.options
        if (agreed.scoring, agreed.target, agreed.partners) == (None, None, "none"):
            return ""
        try:
            match = Match(self.edition, len(self.names), Options(agreed.scoring, agreed.target, agreed.partners))
        except SetupError:  # which is what such a scene is about
            return ""
        return scoring_text(match.scoring.form, match.scoring.target, self.words)

    def _piles(self) -> list[str]:
        scenario, lines = self.scenario, []
        if scenario.first is not None:
            lines.append(self._cards("turned-first", [scenario.first]))
        if scenario.centre is not None:
            lines.append(self._cards("row", scenario.centre))
        if scenario.discard:
            lines.append(self._discards(scenario.discard, scenario.colour))
        if scenario.draw:
            lines.append(self._cards("pile-next", scenario.draw))
        if not scenario.rest:
            lines.append(_line(self.say("no-more-cards")))
        for code, asked in scenario.questions.items():
            card = self._list([code])
            question, answers = self._told(asked.ask), self._told(", ".join(asked.accept))
            lines.append(_line(self.say("question-on", card=card, question=question, answers=answers)))
        return lines

    def _discards(self, codes: Sequence[str], colour: str | None) -> str:
        """`colour`: the one that was named for a wild on top."""
        lying = self._cards("pile-under", codes) if len(codes) > 1 else ""
        top = self._drawn(codes[-1:])
        if not top or (lying and not colour):
            return lying
        named = {"colour": Colour(colour)} if colour else {}
        up = told(self.words.say("table-up-colour" if colour else "table-up", card=top[0], **named))
        return lying + _line(sentence(up), top)

    def _cards(self, message: str, codes: Sequence[str]) -> str:
        listed = self._list(codes)
        return _line(self.say(message, cards=listed, card=listed), self._drawn(codes))

    def _named(self, codes: Sequence[str]) -> list[Card | str]:
        """A card that this deck does not have is told by its code."""
        known = {card.code: card for card in self.edition.deck.cards}
        return [known.get(code, code) for code in codes]

    def _list(self, codes: Sequence[str]) -> str:
        return told(both([self.words.one(each) for each in self._named(codes)], self.words))

    def _drawn(self, codes: Sequence[str]) -> list[Card]:
        return [card for card in self._named(codes) if isinstance(card, Card)]

    # What happens

    def _course(self) -> list[str]:
        try:
            table = set_up(self.scenario, listening=True)
        except SetupError:
            return [f'<p class="refused">{self.say("refused-table")}</p>']
        items = [] if isinstance(table, DealerDraw) else self._begun(table.match)
        items += [item for step in self.scenario.steps for item in self._step(step, table)]
        return ['<ol class="course">', *[f"<li>{item}</li>" for item in items], "</ol>"]

    def _begun(self, match: Match) -> list[str]:
        """What the first card has done, or who begins; nothing if the first step tells it anyway."""
        view = match.view(None)
        if view.phase == "answer":
            return [self._told(describe(view, self.names, self.words).question())]
        if self.scenario.first is None and set(self.scenario.steps[0].expect) - _WITHIN:
            return []
        events = match.round.log if match.round is not None else None
        said = narrate(events or [], view, self.names, self.words).text
        return [self._told(said)] if said else []

    def _step(self, step: Step, table: PlayedScenario | DealerDraw) -> list[str]:
        if isinstance(table, DealerDraw):
            return [self.say("dealer-is", who=self.names[table.dealer])]
        if step.seat is None:
            return self._expected(step, table.match)
        return [self._done(step.seat, step.action, table.match)]

    def _done(self, seat: int, text: str, match: Match) -> str:
        """What an action came to, for everybody at the table."""
        action = _parsed(text)
        if action is None:
            return self.say("tries", who=self.names[seat], action=_code(text), answer=self.say("unreadable"))
        drawn, said = self._drawn_for(action, match), self._act(text, match)
        result = match.apply(seat, action)
        if isinstance(result, Refusal):
            view = match.view(seat)
            said_no = self._told(refusal_text(result, view, self.names, self.words))
            answer = f"<q>{with_rules(said_no, self.path, self.language)}</q>"
            return drawn + self.say("tries", who=self.names[seat], action=said, answer=answer)
        happened = self._told(narrate(result, match.view(None), self.names, self.words).text)
        return drawn + (happened or self.say("does", who=self.names[seat], action=said))

    def _drawn_for(self, action: Action, match: Match) -> str:
        kinds = [int(kind) for kind in (action.card, action.second) if 0 <= kind < len(match.edition.deck.cards)]
        return _picture([match.edition.deck.cards[kind] for kind in kinds])

    def _act(self, text: str, match: Match) -> str:
        """What a player says to do it."""
        action = _parsed(text)
        if action is None:
            return _code(text)
        if action.seat >= len(self.names):
            names = [*self.names, *[self.say("stranger")] * action.seat]
            return f"<q>{told(action_text(action, names, self.words))}</q>"
        said = typed(action, self.names, self.words, match.view(None))
        return f"<q>{self._told(said.replace('...', action.text))}</q>"

    def _expected(self, step: Step, match: Match) -> list[str]:
        """Who can do what, and how the table stands then."""
        lines = []
        for key, message in (("allowed", "can"), ("forbidden", "cannot")):
            for seat, texts in step.expect.get(key, {}).items():
                actions = list(dict.fromkeys([self._act(text, match) for text in texts]))
                if actions and seat < len(self.names):
                    lines.append(self.say(message, who=self.names[seat], actions=", ".join(actions)))
        if set(step.expect) - _WITHIN:
            lines.append(self._told(" ".join([part for part in self._state(step.expect, match) if part])))
        return lines

    def _state(self, expected: dict[str, Any], match: Match) -> list[str]:
        """The table as a spectator hears it, and what else the scene is about."""
        view = match.view(None)
        table = describe(view, self.names, self.words)
        parts = [table.state(), table.counts() if view.turn is not None else ""]
        if "direction" in expected:
            parts.append(table.direction())
        if "draw_count" in expected or "discard_count" in expected:
            parts.append(table.pile())
        if match.round is not None and "hand" in expected:
            named = [match.round.deck.named(hand.cards()) for hand in match.round.hands]
            parts += [
                self.words.say("hand-told", who=Who(self.names[seat]), cards=list(cards))
                for seat, cards in enumerate(named)
                if cards and seat in expected["hand"]
            ]
        if "next_dealer" in expected and match.next_dealer is not None:
            parts.append(self.say("deals-next", who=self.names[match.next_dealer]))
        return parts


def _edition_of(scenario: Scenario) -> Edition:
    """With its house rules; without them where they do not go together, which is what such a scene is about."""
    try:
        return house_edition(scenario.edition, scenario.house)
    except SetupError:
        return house_edition(scenario.edition, [])


def _parsed(text: str) -> Action | None:
    """None: nobody could do such a thing in any game."""
    try:
        return parse(text)
    except NotationError:
        return None


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _picture(cards: Iterable[Card]) -> str:
    drawn = "".join([card_html(card) for card in cards])
    return f'<span class="cards" aria-hidden="true">{drawn}</span>' if drawn else ""


def _line(text: str, cards: Sequence[Card] = ()) -> str:
    return f'<div class="laid"><p>{text}</p>{_picture(cards)}</div>'
