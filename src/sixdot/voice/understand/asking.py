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
from sixdot.voice.understand.likely import NOTHING, Likely, likely
from sixdot.voice.understand.senses import ASKING, EARLIER, ELSEWHERE, OF_NOW, OPENERS, PARTS, SLIGHT, TURNING
from sixdot.voice.understand.shapes import shaped
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
_AGREED: Final = 0.15  # the share that a fact has which the grammar finds rightly,
_HALF: Final = 0.5  # and has at least if it is answered without a word although another one has more,
_BOTH: Final = 0.9  # and from which on nobody need be told how it was understood
_RATHER: Final = 0.6  # the share of a fact that is asked for rather than the one the grammar finds,
_CERTAIN: Final = 0.67  # and of one where it finds none
_NEAR: Final = 0.03  # the share of what is offered instead
_AT_LEAST: Final = 0.35  # the part that the nearest has of all that is any question; if none has it, nothing is near,
_FAINT: Final = 0.05  # nor if the share of the nearest is smaller than this
_MOST_NEAR: Final = 3


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
        self._names = frozenset([part for name in names for part in folded(name).split()])
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

    # What is most likely

    def likely(self, typed: str) -> list[Likely]:
        """What it asks for by its likeness to other questions; if that is uncertain, what its last clause does."""
        whole = likely(typed, self._language, self._names)
        clauses = [clause for clause in re.split(_CLAUSES, typed) if len(clause.split()) >= _LEAST]
        if not clauses or (whole[0].fact != NOTHING and whole[0].share >= _BOTH):
            return whole
        last = likely(clauses[-1], self._language, self._names)
        return last if last[0].fact != NOTHING and last[0].share >= _BOTH else whole

    def settled(self, typed: str, found: Found) -> Found | None:
        """What the grammar has found, or what other questions in such words ask for; None if neither is certain."""
        if len(found.tokens) < _LEAST or folded(typed) in self.grammar.lessons:
            return found
        others, facts = self.likely(typed), {found.pattern.fact, self._about(typed, found).enquiry(True).fact}
        share = sum([each.share for each in others if each.fact in facts])
        first, settled = others[0], len(facts) > 1  # by what waits at this moment
        doubted = found.sure and not settled and first.fact not in facts and share < _HALF
        if share >= _AGREED and not doubted:
            return found._replace(sure=found.sure or share >= _BOTH)
        if first.share >= (_BOTH if found.sure and first.fact != NOTHING else _RATHER):
            return self._as_others(typed, first)
        return found._replace(sure=False) if found.sure else None

    def guessed(self, typed: str) -> Found | None:
        """What it is so much like that it can be answered, after saying what it was taken for."""
        first = self.likely(typed)[0]
        return self._as_others(typed, first) if first.share >= _CERTAIN else None

    def _as_others(self, typed: str, first: Likely) -> Found | None:
        if first.fact == NOTHING:
            return None
        return Found(first.share, Pattern(first.fact, frozenset(), frozenset()), self._tokens(folded(typed)), False)

    def nearest(self, typed: str) -> list[str]:
        """The questions that are taught for what is asked for in nearly these words, the nearest first."""
        others = [each for each in self.likely(typed) if each.fact != NOTHING]
        least = max(_FAINT, _AT_LEAST * sum([each.share for each in others]))
        if len(typed.split()) < 2 or others[0].share < least:
            return []
        foreign = ELSEWHERE[edition_named(self._view.edition).game]
        near = [each.fact for each in others if each.share >= _NEAR and each.fact not in foreign]
        return [self.grammar.taught[fact] for fact in near[:_MOST_NEAR]]

    def enquiry(self, typed: str, found: Found | None) -> Enquiry | None:
        """The question, with what it is about, if that is plain."""
        if found is None:
            return None
        about = self._about(typed, found)
        meant = about.enquiry(found.sure)
        topic = next((each.topic for each in self.likely(typed) if each.fact == meant.fact), "")
        of_others = meant.fact == "howto" and {*meant.seats} - {self._view.seat}
        if not of_others and (not meant.topic or topic in PARTS.get(meant.topic, ())):
            meant = meant._replace(topic=topic)
        if meant.fact == "rule":
            meant = meant._replace(topic=about.at_this_moment(meant.topic))
        elif meant.fact == "howto" and meant.topic != topic and about.is_beside(meant.topic):
            return None
        return meant if about.is_plain(meant) else None

    def _about(self, typed: str, found: Found) -> About:
        every = self._tokens(folded(typed))
        return About(cast(Fact, found.pattern.fact), found.tokens, every, self._language, self._view)


def asked(typed: str, view: View, names: Sequence[str], words: Words) -> Enquiry | None:
    """What is asked in these words, in the player's own language or in another; None: nothing that we know."""
    for spoken in in_all_languages(words):
        put = shaped(typed, spoken.language, view, names)
        if put is not None:
            return put
        asker = Asker(spoken.language, view, names)
        found = asker.heard(typed)
        if found is not None:
            return None if found.pattern.fact == "none" else asker.enquiry(typed, asker.settled(typed, found))
    return None


def guessed(typed: str, view: View, names: Sequence[str], words: Words) -> Enquiry | None:
    """What is most likely asked, though the words are not understood."""
    asker = Asker(words.language, view, names)
    return asker.enquiry(typed, asker.guessed(typed))


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
