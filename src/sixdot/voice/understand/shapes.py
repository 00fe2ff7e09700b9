"""Questions that are known by how they are put: what if, how often, in which round, and those for yes or no.

Every word of such a question is known; where one is not, it is no such question, and the grammar may find another.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from typing import Final

from sixdot.game.actions import PASS
from sixdot.game.editions import edition_named
from sixdot.game.view import View
from sixdot.voice.family import voice_of
from sixdot.voice.help import names_of
from sixdot.voice.understand.about import About
from sixdot.voice.understand.enquiry import BEGAN, OFTEN, SUPPOSED, Enquiry, Fact, When
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.hearing import Ear, Token, senses_of
from sixdot.voice.understand.pointing import ordinals
from sixdot.voice.understand.senses import OPENERS
from sixdot.voice.understand.vocabulary import beginnings, folded, vocabulary
from sixdot.voice.words import Words

_MOST_WORDS: Final = 40
_PLAIN: Final = frozenset(("me", "name", "all", "others", "being", "thus", "pardon", "what", "or", "when-now", "was"))
# What may stand in the condition of a what-if, and in what is asked about it; what ends the condition.
_IF: Final = _PLAIN | {
    "if", "play", "symbol", "shade", "number", "skip", "way", "draw", "passing", "last", "card", "hand", "reversing",
    "skipping", "change", "happen", "next", "effect", "discard", "top", "can", "repeat", "pile", "will", "moving",
    "pending",
}  # fmt: skip
_THEN: Final = _PLAIN | {
    "who", "next", "turn", "many", "card", "have", "remain", "will", "play", "draw", "colour", "wins", "win",
    "effect", "happen", "after", "when-after", "left", "end", "over", "skip", "hand", "can", "repeat", "bare",
    "having", "option", "shade", "ended", "topic", "topic-winning", "change",
}  # fmt: skip
_ENDS: Final = OPENERS | {"turn", "wins", "win", "will", "colour", "remain", "having"}
# What is counted over a round, by what it is asked with: the first that is there.
_COUNTED: Final = {
    "skip": "skip", "skipping": "skip", "missed": "skip", "wrong-answer": "wrong", "right": "right", "know": "right",
    "catch": "catch", "reversing": "way", "way": "way", "change": "change", "call": "call", "uno": "call",
    "verdict": "challenge", "topic-challenge": "challenge", "passing": "pass", "draw": "draw",
    "play": "play",
}  # fmt: skip
_OF_WHY: Final = _PLAIN | {
    "why", "miss", "change", "colour", "way", "reversing", "draw", "missed", "skip", "play", "turn", "negated",
    "card", "number", "have", "must", "repeat", "happen", "moving", "pile", "effect", "many",
}  # fmt: skip
_NO_WHY: Final = frozenset(("can", "unable", "if", "should", "fit", "symbol", "shade", "refused", "points", "often"))
_HOW_OFTEN: Final = _PLAIN | {
    *_COUNTED, "often", "many", "symbol", "shade", "card", "colour", "have", "when-game", "when-round",
    "who", "question", "answer", "number", "pile", "effect", "turn", "topic", "topic-calling", "so-far", "must",
    "moving", "win", "wins", "rounds", "say", "bare", "topic-answering",
}  # fmt: skip
_OF_ROUNDS: Final = _PLAIN | {
    "nth", "number", "round", "wins", "win", "who", "many", "points", "have", "when-round", "when-after", "after",
    "next", "draw", "bare", "when", "effect", "ended", "turn", "end", "over", "remain", "how",
    "lose", "target", "last", "top", "act",
}  # fmt: skip
_OF_ANSWERS: Final = _PLAIN | {
    "right", "wrong-answer", "know", "who", "question", "answer", "last", "before", "when-before", "asked-who",
    "turn", "symbol", "wrong", "say", "have", "ended", "act", "topic", "topic-answering", "refused", "miss",
}  # fmt: skip

_BEFORE_THIS: Final = _PLAIN | {"card", "when-before", "before", "top", "last", "discard", "pile"}
_OF_TURNS: Final = _PLAIN | {"who", "missed", "skip", "have", "round", "when-round", "so-far", "draw"}


@cache
def _phrases(language: str) -> dict[str, frozenset[str]]:
    """What words mean in these questions alone."""
    words = Words(language)
    found: dict[str, frozenset[str]] = {}
    for sense in [message.removeprefix("shape-") for message in words.names("shape-")]:
        for phrase in map(folded, names_of(f"shape-{sense}", words)):
            found[phrase] = found.get(phrase, frozenset()) | {sense}
    return found


class Shapes:
    """One question, as somebody at a table puts it."""

    def __init__(self, typed: str, language: str, view: View, names: Sequence[str]) -> None:
        self._language, self._view = language, view
        self._ear = Ear(language, view, names)
        self._tokens = self._heard(folded(typed).split()[:_MOST_WORDS])
        self._have = senses_of(self._tokens)
        self._edition = edition_named(view.edition)

    def _heard(self, words: Sequence[str]) -> list[Token]:
        phrases, found = _phrases(self._language), list[Token]()
        start = place = 0
        while place <= len(words):
            own = [length for length, phrase in beginnings(words[place:]) if phrase in phrases]
            if own or place == len(words):
                found += self._ear.tokens(" ".join(words[start:place]))
            if own:
                phrase = " ".join(words[place : place + own[0]])
                senses = phrases[phrase] | ({"me"} if self._is_own(phrase) else frozenset())
                found += [Token(phrase, senses)] if "chatter" not in senses else []
                start = place + own[0]
            place += own[0] if own else 1
        return found

    def _is_own(self, phrase: str) -> bool:
        lexicon = grammar(self._language).lexicon
        return any("me" in lexicon.get(word, ()) for word in phrase.split())

    def enquiry(self) -> Enquiry | None:
        if len(self._tokens) < 2:
            return self._alone()
        return (
            self._what_if()
            or self._why()
            or self._in_round()
            or self._how_often()
            or self._of_answers()
            or self._of_turns()
            or self._of_cards()
            or self._whether()
        )

    def _alone(self) -> Enquiry | None:
        return Enquiry("state", topic="score") if "recap" in self._have else None

    # What if

    def _what_if(self) -> Enquiry | None:
        tokens, view = self._tokens, self._view
        conditions = [
            place for place, token in enumerate(tokens) if "if" in token.senses and "when" not in token.senses
        ]
        if len(conditions) != 1 or view.turn is None or voice_of(view).counting(view) is None:
            return None
        first = conditions[0] + 1
        last = next((place for place in range(first, len(tokens)) if tokens[place].senses & _ENDS), len(tokens))
        condition, then = tokens[first:last], [*tokens[: first - 1], *tokens[last:]]
        if not (_only(condition, _IF) and _only(then, _THEN)):
            return None
        by = self._does(condition)
        meant = About("card", condition, condition, self._language, view).enquiry(True)
        deed, symbol = self._deed(condition, meant.symbol)
        fact = self._then(then, deed, by)
        if by < 0 or not deed or fact is None or (deed == "draw" and view.phase in ("respond", "stack")):
            return None
        seats = tuple(dict.fromkeys([self._seat(token) for token in then if self._seat(token) >= 0]))
        return Enquiry(
            fact, seats, colour=meant.colour, symbol=symbol, topic=f"{SUPPOSED}{deed}", by=by,
            all="all" in senses_of(then),
        )  # fmt: skip

    def _does(self, condition: Sequence[Token]) -> int:
        """Who is supposed to do it; anybody who does something to me sits before me."""
        seats, have, view = [self._seat(token) for token in condition], senses_of(condition), self._view
        anybody = [place for place, token in enumerate(condition) if token.senses & {"all", "others"}][:1]
        mine = [place for place, seat in enumerate(seats) if seat >= 0 and seat == view.seat][:1]
        if "play" in have and anybody and mine and anybody < mine and view.seat is not None:
            step = -1 if view.direction == "left" else 1
            others = [(view.seat + step * place) % view.players for place in range(1, view.players)]
            return next((seat for seat in others if seat not in view.passed_over), -1)
        return next((seat for seat in seats if seat >= 0), -1)

    def _deed(self, condition: Sequence[Token], symbol: str) -> tuple[str, str]:
        """What is supposed to be done, and with which card."""
        have = senses_of(condition)
        if symbol or "shade" in have:
            drawn = symbol == "+2" and condition[-1].senses & {"card"}
            lead = [token for token in takewhile(lambda token: token.piece is None, condition) if not token.seat >= 0]
            bare = "play" not in have and (drawn or any("me" not in token.senses for token in lead))
            return ("", "") if bare else ("play", symbol)
        if "reversing" in have or ("way" in have and "play" not in have):
            return "play", "rv"
        if have & {"skipping", "skip"}:
            return "play", "sk"
        if {"last", "card"} <= have:
            return "last", ""
        heads = vocabulary(self._language).heads
        if "passing" in have or any(PASS in heads[token.text].verbs for token in condition if token.text in heads):
            return "pass", ""
        return ("draw", "") if "draw" in have else ("play", "") if "play" in have else ("", "")

    def _then(self, then: Sequence[Token], deed: str, by: int) -> Fact | None:
        """What is asked about it."""
        have = senses_of(then)
        if have & {"wins", "win", "end", "over"}:
            return "winner" if "having" not in have and deed in ("last", "play") else None
        if "colour" in have:
            return "colour" if deed == "play" else None
        if "many" in have:
            return "count"
        if (
            have & {"next", "turn", "when-after"}
            or {"who", "play"} <= have
            or (have & {"draw", "skip"} and "who" in have)
        ):
            return "next"
        asks_all = not have - (_PLAIN | {"happen", "effect", "option", "bare"})
        if asks_all and deed == "play" and (by != self._view.seat or "name" in have):
            return "next"  # 'what happens to Ben if I play a Skip'
        return "card" if asks_all and deed in ("last", "pass") else None

    def _seat(self, token: Token) -> int:
        own = self._view.seat
        return token.seat if token.seat >= 0 else own if "me" in token.senses and own is not None else -1

    # Why

    def _why(self) -> Enquiry | None:
        have, seats = self._have, self._seats()
        if "why" not in have or have & _NO_WHY or not _only(self._tokens, _OF_WHY):
            return None
        numbers = [
            token.piece.value for token in self._tokens if token.piece is not None and "number" in token.senses
        ]
        if "colour" in have and "change" in have:
            return Enquiry("why", seats, topic="change")
        if have & {"reversing", "way"}:
            return Enquiry("why", topic="way")
        missed = have & {"missed", "skip"} or {"miss", "turn"} <= have
        if seats and (missed or ("negated" in have and have & {"play", "turn"})):
            return Enquiry("why", seats, topic="skip")
        drew = "draw" in have and seats and len(numbers) < 2 and "negated" not in have
        if drew:
            return Enquiry("why", seats, topic="draw", when=When(count=sum(numbers)))
        return Enquiry("why") if "happen" in have and not seats and not have - (_PLAIN | {"why", "happen"}) else None

    # In which round

    def _in_round(self) -> Enquiry | None:
        number = self._round()
        others = [token for token in self._tokens if token.text not in ordinals(self._language)]
        if not number or not _only(others, _OF_ROUNDS):
            return None
        have, seats = self._have, self._seats()
        if have & {"points", "many"}:
            return Enquiry("score", seats, topic="after" if have & {"when-after", "after"} else "", nth=number)
        if have & {"wins", "win", "lose"}:
            return Enquiry("winner", seats, nth=number)
        return Enquiry("last", nth=number) if have & {"end", "over", "effect"} - {"who"} and "bare" in have else None

    def _round(self) -> int:
        """The number of the round that is named: 'the first round', 'round 2', 'manche numéro deux'."""
        known = ordinals(self._language)
        said = [word for token in self._tokens for word in token.text.split()]
        lexicon = grammar(self._language).lexicon
        rounds = [place for place, word in enumerate(said) if "round" in lexicon.get(word, ())]
        for place in rounds:
            beside = [*said[place + 1 : place + 3], *said[max(0, place - 1) : place]]
            beside = [word for word in beside if "number" not in lexicon.get(word, ()) or word in known]
            for word in (*beside[:1], *said[max(0, place - 1) : place]):
                figure = re.fullmatch(r"(\d{1,3})(st|nd|rd|th|e|er|re|ere|eme|ieme)?", word)
                if figure:
                    return int(figure[1])
                if word in known:
                    return known[word]
        return 0

    def _seats(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys([self._seat(token) for token in self._tokens if self._seat(token) >= 0]))

    # How often

    def _how_often(self) -> Enquiry | None:
        have = self._have
        rounds = "many" in have and "rounds" in have and have & {"wins", "win"}
        counts = "often" in have or rounds or ("many" in have and have & {"so-far", "when-game", "wrong-answer"})
        if not counts or not _only(self._tokens, _HOW_OFTEN) or "if" in have:
            return None
        meant = About("played", self._tokens, self._tokens, self._language, self._view).enquiry(True)
        if have & {"wins", "win"}:
            if "rounds" not in have:
                return None
            return Enquiry("winner", self._seats(), topic=f"{OFTEN}won", all="all" in have or "who" in have)
        what = next((_COUNTED[sense] for sense in _COUNTED if sense in have), "")
        if meant.symbol and not have & {"skip", "skipping", "missed", "draw", "reversing"} - self._of_card():
            what = "play"
        if not what or (what == "change" and "colour" not in have):
            return None
        if what == "draw":
            return Enquiry("drew", self._seats(), topic="many")
        fact: Fact = (
            "played" if what in ("play", "change", "way") else "said" if what in ("right", "wrong") else "last"
        )
        symbol = meant.symbol if what == "play" else ""
        colour = meant.colour if what in ("play", "change") else ""
        return Enquiry(fact, self._seats(), colour=colour, symbol=symbol, topic=f"{OFTEN}{what}")

    def _of_card(self) -> frozenset[str]:
        """What a word means besides that is the name of a card."""
        return senses_of([token for token in self._tokens if token.piece is not None])

    # Who knew the answer

    def _of_answers(self) -> Enquiry | None:
        have = self._have
        if not self._edition.asks_questions or not _only(self._tokens, _OF_ANSWERS) or "if" in have:
            return None
        if "asked-who" in have:
            return Enquiry("question", self._seats(), topic="who-last")
        knew, failed = bool(have & {"know", "right"}), "wrong-answer" in have
        if knew == failed or not ("who" in have or self._seats()):
            return None
        own = self._view.phase == "answer" and self._view.turn == self._view.seat
        if knew and "know" not in have and "who" not in have and own:
            return None
        return Enquiry("said", self._seats(), topic="knew" if knew else "failed")

    # Who began, and who missed a turn

    def _of_turns(self) -> Enquiry | None:
        have, seats = self._have, self._seats()
        if "began" in have and ("who" in have or seats) and _only(self._tokens, _OF_TURNS | {"began"}):
            return Enquiry("dealer", seats, topic=BEGAN)
        named = any(token.piece is not None for token in self._tokens)
        missed = have & {"missed", "skip"} and not have & {"who", "can"} and (seats or have & {"all", "others"})
        return (
            Enquiry("last", seats, topic="skip") if missed and not named and _only(self._tokens, _OF_TURNS) else None
        )

    # What cards are, and were

    def _of_cards(self) -> Enquiry | None:
        have, tokens = self._have, self._tokens
        if (
            "recolour" in have
            and have & {"how", "bare"}
            and _only(tokens, _PLAIN | {"recolour", "how", "bare", "can"})
        ):
            return (
                Enquiry("card", symbol="wi") if "wi" in {card.symbol for card in self._edition.deck.cards} else None
            )
        if "marks" in have and _only(tokens, _PLAIN | {"marks", "effect", "works", "how", "bare"}):
            return Enquiry("settings", topic="marks")
        if "card" in have and have & {"when-before", "before"} and not self._seats() and _only(tokens, _BEFORE_THIS):
            return Enquiry("top", when=When("before"))
        coded = [token for token in tokens if token.piece is not None and token.piece.kind == "card"]
        if len(coded) == 1 and have & {"what", "effect"} and _only(tokens, _PLAIN | {"symbol", "effect"}):
            meant = About("card", tokens, tokens, self._language, self._view).enquiry(True)
            return Enquiry("card", colour=meant.colour, symbol=meant.symbol)
        return None

    # Yes or no

    def _whether(self) -> Enquiry | None:
        have, seats = self._have, self._seats()
        if "hinting" in have and _only(self._tokens, _PLAIN | {"hinting", "can", "have", "draw"}):
            return Enquiry("hint")
        if "recap" in have and _only(self._tokens, _PLAIN | {"recap"}):
            return Enquiry("state", topic="score")
        fours = [token for token in self._tokens if token.piece is not None and token.piece.symbol == "wi+4"]
        if "legal" in have and "was" in have and fours and _only(self._tokens, _PLAIN | {"legal", "symbol", "play"}):
            return Enquiry("last", seats, topic="legal")
        if "nearly" in have and seats and "who" not in have and _only(self._tokens, _PLAIN | {"nearly"}):
            return Enquiry("count", seats, topic="nearly")
        if (
            {"still-win", "can"} <= have
            and "round" not in have
            and seats
            and "who" not in have
            and _only(self._tokens, _PLAIN | {"still-win", "can"})
        ):
            return Enquiry("target", seats, topic="still")
        return None


def _only(tokens: Sequence[Token], senses: frozenset[str]) -> bool:
    """Whether every word means one of these, or nothing."""
    return all(token.idle or token.telling & senses for token in tokens)


def shaped(typed: str, language: str, view: View, names: Sequence[str]) -> Enquiry | None:
    return Shapes(typed, language, view, names).enquiry()
