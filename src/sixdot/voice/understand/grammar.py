"""The grammar of questions in one language, as its asked.ftl has it.

It lists words that mean the same, and for each fact the few words that a question for it cannot do without.
"""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import Final, NamedTuple

from sixdot.voice.help import STAKES, names_of
from sixdot.voice.understand.senses import COMMANDED
from sixdot.voice.understand.spelling import Spelling
from sixdot.voice.understand.vocabulary import beginnings, folded, vocabulary
from sixdot.voice.words import Words

_WAYS: Final = {"regret": "undo", "pause": "quit"}  # what is done by whoever uses such words


class Pattern(NamedTuple):
    """What a question for a fact has words for, and what it has none for."""

    fact: str
    needs: frozenset[str]
    bars: frozenset[str]
    about_any: bool = False  # any other word that is known tells what it is about


class Grammar:
    """The questions of one language."""

    def __init__(self, language: str) -> None:
        self._words = words = Words(language)
        self.idle = {folded(name) for name in names_of("idle", words)}
        self.openings = {folded(name) for name in names_of("opening", words)}
        self.tags = [folded(name) for name in names_of("tag", words)]  # 'isn't it': whoever only makes sure
        self.lexicon: dict[str, frozenset[str]] = {}
        self._first: dict[str, str] = {}  # what a phrase means in a pattern: the first list that it is in
        for sense in self._lists("alike-"):
            self._add(f"alike-{sense}", sense)
        for topic in self._lists("topic-"):
            self._add(f"topic-{topic}", f"topic-{topic}", "topic")
        for kind in ("when-", "part-"):
            for name in self._lists(kind):
                self._add(f"{kind}{name}", f"{kind}{name}")
        self.taught: dict[str, str] = {}
        self.patterns = [pattern for fact in self._lists("asked-") for pattern in self._patterns(fact)]
        for phrase in vocabulary(language).own - {*vocabulary(language).pieces}:
            if " " not in phrase and len(phrase) > 1 and phrase not in self.idle:
                self.lexicon.setdefault(phrase, frozenset(["act"]))
        users: dict[str, set[str]] = {}
        self.families: dict[str, set[str]] = {}  # by fact: what any question for it has words for
        for fact, needs, *_ in self.patterns:
            self.families.setdefault(fact, set()).update(needs)
            for sense in needs:
                users.setdefault(sense, set()).add(fact)
        # What decides by itself which fact it is: why, how, should.
        self.deciding = frozenset().union(
            *[each.needs for each in self.patterns if each.about_any and len(each.needs) == 1]
        )
        # The fewer facts a word is for, the more it tells.
        self.weights = {sense: len(facts) ** -0.3 for sense, facts in users.items()}
        phrases = (*self.lexicon, *self.idle, *vocabulary(language).pieces)
        self.spelling = Spelling([phrase for phrase in phrases if " " not in phrase])
        self.words = {word for phrase in phrases for word in phrase.split()}
        # What settings are called in a question, and their own names.
        self._tuned = self._named("tuned-", self._lists("tuned-"))
        self.settings = self._named("setting-", self._lists("setting-about-")) | self._tuned

    def _named(self, beginning: str, keys: Sequence[str]) -> dict[str, str]:
        return {folded(name): key for key in keys for name in names_of(f"{beginning}{key}", self._words)}

    @cached_property
    def ways(self) -> dict[str, str]:
        """What things to do are called in a question."""
        stakes = [names_of(f"stake-{topic}", self._words) for topic in STAKES]
        ways = {folded(name): names[0] for names in stakes for name in names}
        ways |= {name: key if key in COMMANDED else "set" for name, key in self._tuned.items()}
        ways |= {name: way for sense, way in _WAYS.items() for name in self._named("alike-", [sense])}
        return ways | self._named("way-", self._lists("way-"))

    @cached_property
    def lessons(self) -> frozenset[str]:
        """The questions that are taught, as they are compared."""
        return frozenset(map(folded, self.taught.values()))

    def _lists(self, beginning: str) -> list[str]:
        return [message.removeprefix(beginning) for message in self._words.names(beginning)]

    def _add(self, message: str, *senses: str) -> None:
        for phrase in map(folded, names_of(message, self._words)):
            self._first.setdefault(phrase, senses[0])
            self.lexicon[phrase] = self.lexicon.get(phrase, frozenset()).union(senses)

    def _patterns(self, fact: str) -> Iterator[Pattern]:
        """Of a list: words, capitals for a place to fill, ! before what must not be, ... for anything else."""
        for written in names_of(f"asked-{fact}", self._words):
            words = written.split()
            self.taught.setdefault(fact, written.removesuffix(" ..."))
            bars = [word[1:] for word in words if word.startswith("!")]
            needs = self._senses([word for word in words if not word.startswith("!")])
            if needs:
                yield Pattern(fact, needs, self._senses(bars), "..." in words)

    def _senses(self, said: Sequence[str]) -> frozenset[str]:
        """What words of a pattern mean; one that is like no other means itself."""
        slots = [word for word in said if word.isupper() and len(word) > 1]
        tokens, found = (
            folded(" ".join([word for word in said if word not in slots])).split(),
            {*map(str.lower, slots)},
        )
        while tokens:
            known = [(length, phrase) for length, phrase in beginnings(tokens) if self.knows(phrase)]
            length, phrase = known[0] if known else (1, tokens[0])
            if not known:
                self.lexicon[phrase] = frozenset([phrase])
            if phrase in self.lexicon:
                found.add(self._first.get(phrase, phrase))
            tokens = tokens[length:]
        return frozenset(found)

    def knows(self, phrase: str) -> bool:
        return phrase in self.lexicon or phrase in self.idle


grammar: Final = cache(Grammar)
