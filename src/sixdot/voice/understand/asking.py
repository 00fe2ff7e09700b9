"""Questions in ordinary words: what they ask for, about whom, about which card, and when.

A text is a question for the fact whose words it has, the more of them the better; every word that has nothing to do
with it makes that less certain, and what is too uncertain is no question at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple, cast

from sixdot.game.editions import edition_named
from sixdot.game.view import View
from sixdot.voice.understand.about import About
from sixdot.voice.understand.enquiry import Enquiry, Fact
from sixdot.voice.understand.grammar import Pattern, grammar
from sixdot.voice.understand.hearing import Ear, Token, senses_of
from sixdot.voice.understand.senses import ASKING, EARLIER, ELSEWHERE, OF_NOW, OPENERS, SLIGHT, TURNING
from sixdot.voice.understand.vocabulary import around, beginnings, folded, in_all_languages
from sixdot.voice.words import Words

_CLAUSES: Final = r"[.,;:!?…()\n]+|\s[-–—]+\s"
_LIKELY: Final = 0.8  # how much of a question must be understood
_SURE: Final = 0.95  # and how much of all that was typed, so that nobody need be told how it was understood,
_CLOSE: Final = 0.1  # unless it is nearly as good a question for something else
_UNKNOWN: Final = 1.5  # what a word nobody knows weighs
_OTHERWISE: Final = 0.3  # what any other word weighs that no fact needs
_ASKED: Final = 1.0  # and a question word
_AKIN: Final = 0.25  # the share of its weight that a word has which other questions for the same fact need
_MENDED: Final = 0.9
_BESIDE: Final = 0.8  # what a word beside the point takes away
_BEFORE: Final = 0.4  # and one of the chatter before or after the question
_LEAST: Final = 3  # words of a question that has no question word
_MOST_CLAUSES: Final = 6
_DECIDING: Final = 2.0


class Found(NamedTuple):
    score: float
    pattern: Pattern
    tokens: Sequence[Token]
    sure: bool


class Asker:
    """Somebody who asks: in one language, at one table."""

    def __init__(self, language: str, view: View, names: Sequence[str]) -> None:
        self.grammar = grammar(language)
        self._language = language
        self._view = view
        self._tokens = Ear(language, view, names).tokens

    # Facts

    def found(self, typed: str) -> Found | None:
        """The fact that is asked for: by the whole text, by some of its clauses, or from a question word on.

        None if there is none, or if two of them are asked for alike.
        """
        clauses = [self._tokens(folded(clause)) for clause in re.split(_CLAUSES, typed) if folded(clause)]
        every = [token for clause in clauses for token in clause]
        if len(every) == 1:
            every = clauses[0] = [every[0]._replace(senses=every[0].senses | {"alone"})]
        have = senses_of(every)
        patterns = [pattern for pattern in self.grammar.patterns if pattern.needs <= have]
        best: dict[str, Found] = {}
        depends = "if" in senses_of([token for token in every if "when" not in token.senses])
        for clause, tokens in self._runs(clauses[:_MOST_CLAUSES]) if patterns else ():
            if depends and "if" not in senses_of(tokens):
                continue  # what follows from a condition is another question without it
            aside = sum(map(self._cost, every)) - sum(map(self._cost, tokens))
            lead = sum(map(self._cost, clause)) - sum(map(self._cost, tokens))
            barred = senses_of(clause)
            for pattern in patterns:
                if pattern.bars & barred:
                    continue
                said, beside = self._weighed(pattern, tokens)
                score = round(said - _BESIDE * beside - _BEFORE * aside, 6)
                if not said or said < _LIKELY * (said + beside + lead):
                    continue
                other, sure = best.get(pattern.fact), said >= _SURE * (said + beside + aside)
                found = Found(score, pattern, tokens, sure)
                kept = found if other is None or score >= other.score else other
                best[pattern.fact] = kept._replace(sure=sure or (other is not None and other.sure))
        if not best:
            return None
        first, *others = sorted(best.values(), key=lambda found: -found.score)
        close = [found.score for found in others if found.score >= first.score - _CLOSE]
        return None if first.score in close else first._replace(sure=first.sure and not close)

    def heard(self, typed: str) -> Found | None:
        """The same without 'right?' at its end, if it is the plainer so."""
        plain = around(typed, (), self.grammar.tags)
        found, plainer = self.found(typed), self.found(plain) if plain != typed else None
        better = plainer is not None and (found is None or plainer.score > found.score)
        return plainer if better else found

    def _runs(self, clauses: Sequence[list[Token]]) -> Iterator[tuple[list[Token], list[Token]]]:
        """Clauses that stand together, and what of them may be the question: all, or from a question word on.

        Where a clause asks, those that only tell something are no question.
        """
        asks = [
            bool(clause[0].text in self.grammar.openings or senses_of(clause) & OPENERS) if clause else False
            for clause in clauses
        ]
        for first, last in combinations(range(len(clauses) + 1), 2):
            if any(asks) and not any(asks[first:last]):
                continue
            tokens = [token for clause in clauses[first:last] for token in clause]
            yield tokens, tokens
            for place, token in enumerate(tokens):
                if place and token.senses & OPENERS:
                    yield tokens, tokens[place:]

    def _weighed(self, pattern: Pattern, tokens: Sequence[Token]) -> tuple[float, float]:
        """What its words weigh, and those that have nothing to do with it; nothing if words are missing."""
        have = senses_of(tokens)
        if not pattern.needs <= have:
            return 0.0, 0.0
        plain = senses_of([token for token in tokens if not token.mended])
        weights = self.grammar.weights
        said = sum([weights[sense] * (1 if sense in plain else _MENDED) for sense in pattern.needs])
        deciding = self.grammar.deciding - pattern.needs
        others = [token for token in tokens if token.senses & deciding or not token.telling & pattern.needs]
        if pattern.about_any:
            telling = deciding | ASKING | TURNING
            others = [token for token in others if not token.senses or token.senses & telling]
        return said, sum([self._weight(token, pattern) for token in others])

    def _weight(self, token: Token, pattern: Pattern) -> float:
        """What a word weighs that this question need not have: little if others for the same fact have it."""
        if pattern.fact in OF_NOW and token.senses & EARLIER:
            return _UNKNOWN
        akin = token.senses & self.grammar.families[pattern.fact]
        return self._cost(token) * (
            _AKIN if akin and not token.senses & (self.grammar.deciding | ASKING | {"unanswered"}) else 1
        )

    def _cost(self, token: Token) -> float:
        """What a word weighs that has nothing to do with what is asked for."""
        if token.senses & self.grammar.deciding:
            return _DECIDING
        if token.senses & TURNING:
            return _UNKNOWN
        if token.senses & ASKING:
            return _ASKED
        if token.idle or any(sense.startswith("when-") for sense in token.senses):
            return 0.0
        weights = self.grammar.weights
        return min([SLIGHT.get(sense, weights.get(sense, _OTHERWISE)) for sense in token.telling], default=_UNKNOWN)

    def nearest(self, typed: str) -> list[str]:
        """What can be asked in nearly these words, the nearest first: the question that is taught for each fact."""
        tokens = self._tokens(folded(typed))
        have = senses_of(tokens)
        telling = senses_of([token for token in tokens if not token.idle])
        weights = self.grammar.weights
        best: dict[str, float] = {}
        for fact, needs, *_ in self.grammar.patterns:
            said = sum([weights[sense] for sense in needs & have])
            share = said * said / sum([weights[sense] for sense in needs])
            if said >= _LIKELY and needs & telling and share > best.get(fact, 0.3):
                best[fact] = share
        foreign = {"none", *ELSEWHERE[edition_named(self._view.edition).game]}
        foreign |= set() if telling & {"pile", "coming"} else {"secret"}  # it is taught about the draw pile
        return [
            self.grammar.taught[fact] for fact in sorted(best, key=lambda fact: -best[fact]) if fact not in foreign
        ]

    def about(self, typed: str, found: Found) -> About:
        """What it is about."""
        every = self._tokens(folded(typed))
        return About(cast(Fact, found.pattern.fact), found.tokens, every, self._language, self._view)


def asked(typed: str, view: View, names: Sequence[str], words: Words) -> Enquiry | None:
    """What is asked in these words, in the player's own language or in another; None: nothing that we know."""
    for spoken in in_all_languages(words):
        asker = Asker(spoken.language, view, names)
        found = asker.heard(typed)
        if found is not None:
            about = None if found.pattern.fact == "none" else asker.about(typed, found)
            meant = None if about is None else about.enquiry(found.sure)
            return meant if about is not None and meant is not None and about.is_plain(meant) else None
    return None


def is_question(typed: str, words: Words) -> bool:
    """Whether it ends or begins like a question or has a question word, in any language."""
    said = folded(typed).split()
    grammars = [grammar(spoken.language) for spoken in in_all_languages(words)]
    begins = {phrase for _, phrase in beginnings(said)} if len(said) >= _LEAST else set()
    phrases = {phrase for place in range(len(said)) for _, phrase in beginnings(said[place:])}
    return typed.rstrip().endswith("?") or any(
        begins & known.openings or any(known.lexicon.get(phrase, frozenset()) & OPENERS for phrase in phrases)
        for known in grammars
    )


def nearest_questions(typed: str, view: View, names: Sequence[str], words: Words) -> list[str]:
    """What can be asked in nearly these words, in the player's language; each of them is understood."""
    return Asker(words.language, view, names).nearest(typed)
