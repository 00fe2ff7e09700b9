"""The rules read by chapters: what the game is about first, then rule by rule; one rule, or a word looked up in all.

    passage = read_rules("next", match, place="turn")
    passage.text(words)

What is asked for is understood in every language. A rule says the same here as in `why` and in help.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from sixdot.game.edition import Edition
from sixdot.game.match import Match
from sixdot.voice.family import facts, voice_of
from sixdot.voice.help import names_of
from sixdot.voice.rules import is_played, rules_text, why_text
from sixdot.voice.understand.searching import rule_said, searchable, speaking_of
from sixdot.voice.understand.vocabulary import beginning, folded, is_called
from sixdot.voice.words import LANGUAGES, Words, sentence

FIRST: Final = "aim"
_TURNS: Final = ("next", "back")
_WAYS: Final = (*_TURNS, "ids", "all", "contents")  # what may be asked for besides a chapter, a rule or a word
_MOST_FOUND: Final = 5  # rules that are told of those that speak of a word; the others are only named
_LONGEST_ID: Final = 3
_SENTENCES: Final = r"(?<=[.!?]) +"
_LENGTHS: Final = {"brief": 1, "normal": 2}


class Passage(NamedTuple):
    text: Callable[[Words], str]
    place: str = ""  # the chapter that was read, if it was one


def chapters_of(edition: Edition, players: int = 0) -> dict[str, list[list[str]]]:
    """The chapters of an edition and the rules of each: those told in brief, those besides in normal, and in full.

    A rule on something that the edition does not have is none of its rules. With two players their rules come early.
    """
    family = voice_of(edition)
    missing = family.missing(edition)
    chapters = {
        name: [[rule for rule in rules.split() if rule not in missing] for rules in lengths]
        for name, lengths in family.chapters.items()
    }
    early = [FIRST, "table", *(["two"] if players == 2 else [])]
    return {name: chapters[name] for name in (*early, *chapters) if any(chapters.get(name, ()))}


def read_rules(asked: str, game: Match, place: str = "") -> Passage:
    """`place`: the chapter read last; empty: none yet."""
    book = Rulebook(game)
    wanted = folded(asked)
    spoken = [Words(language) for language in LANGUAGES]
    way = next((way for way in _WAYS if is_called(wanted, f"rules-way-{way}", *spoken)), "")
    if way in _TURNS:
        return book.turned(1 if way == "next" else -1, place)
    if way:
        return Passage(getattr(book, way))
    return book.chapter_or_rule(wanted, spoken) or Passage(partial(book.search, searched_for(wanted, spoken)))


def turned_by(typed: str) -> str | None:
    """Whether this alone turns the page, right after a chapter: next or back."""
    spoken = [Words(language) for language in LANGUAGES]
    return next((way for way in _TURNS if is_called(typed, f"rules-way-{way}", *spoken)), None)


def searched_for(wanted: str, spoken: Sequence[Words]) -> str:
    """The word alone, without the command that looks it up."""
    _, rest = beginning(wanted, lambda text: is_called(text, "rules-way-search", *spoken) or None)
    return rest or wanted


class Rulebook:
    """The rules of one table."""

    def __init__(self, game: Match) -> None:
        self._game = game
        self._chapters = chapters_of(game.edition, game.players)
        self._names = list(self._chapters)

    # Where to read

    def turned(self, step: int, place: str) -> Passage:
        """The chapter after or before the one read last."""
        number = self._names.index(place) + step if place in self._names else 0
        if number >= len(self._names):
            return Passage(lambda words: words.say("rules-end"), place)
        return self._at(self._names[max(0, number)])

    def chapter_or_rule(self, wanted: str, spoken: Sequence[Words]) -> Passage | None:
        """By its number, its name, or the id of a rule."""
        if not wanted:
            return self._at(FIRST)
        if wanted.isascii() and wanted.isdigit() and len(wanted) <= _LONGEST_ID:
            if 0 < int(wanted) <= len(self._names):
                return self._at(self._names[int(wanted) - 1])
            return Passage(self.contents)
        for name in self._names:
            if is_called(wanted, f"chapter-{name}", *spoken):
                return self._at(name)
        if len(wanted) <= _LONGEST_ID and wanted[0].isalpha() and wanted[1:].isdigit():
            return Passage(partial(why_text, wanted, self._game.edition, target=self._game.scoring.target))
        return None

    def _at(self, name: str) -> Passage:
        return Passage(partial(self.chapter, name), name)

    # What is read

    def chapter(self, name: str, words: Words) -> str:
        """Its number and title, its rules, and how to go on."""
        number = self._names.index(name) + 1
        lines = [words.say("rules-chapter", number=number, count=len(self._names), title=title_of(name, words))]
        lines += self._lines(name, words)
        lines.append(self._how_on(number, words) if name != FIRST else self.contents(words))
        return "\n".join([line for line in lines if line])

    def _how_on(self, number: int, words: Words) -> str:
        if number == len(self._names):
            return words.say("rules-end")
        title = title_of(self._names[number], words)
        return words.say("rules-on", title=title)

    def _lines(self, name: str, words: Words) -> list[str]:
        edition = self._game.edition
        here, known = words.of(edition), facts(edition, self._game.scoring.target)
        opening = {"aim": [here.say("about", **known)], "table": [rules_text(self._game, words)]}.get(name, [])
        return opening + [self._rule(rule, words) for rule in self._told(name, words)]

    def _told(self, name: str, words: Words) -> list[str]:
        """The rules of a chapter that are told in this length; of the house rules those that are played."""
        lengths = self._chapters[name][: _LENGTHS.get(words.length)]
        return [rule for rule in chain(*lengths) if is_played(rule, self._game.edition)]

    def _rule(self, rule: str, words: Words, named: bool = False) -> str:
        return rule_said(rule, self._game.edition, words, self._game.scoring.target, named)

    def contents(self, words: Words) -> str:
        """All chapters by number, and what else can be asked for."""
        titles = [
            words.say("rules-title", number=number, title=title_of(name, words))
            for number, name in enumerate(self._names, 1)
        ]
        return words.say("rules-contents", titles=titles, rule=self._example)

    @property
    def _example(self) -> str:
        return self._chapters["turn"][0][0]

    def all(self, words: Words) -> str:
        """Every chapter, one after the other."""
        lines: list[str] = []
        for name in self._names:
            heading = words.say("rules-heading", title=sentence(title_of(name, words)))
            lines += [heading, *self._lines(name, words)]
        return "\n".join(lines)

    def ids(self, words: Words) -> str:
        """The ids of all rules, chapter by chapter."""
        lines = [
            words.say("rules-of-chapter", title=title_of(name, words), rules=list(chain(*rules)))
            for name, rules in self._chapters.items()
        ]
        return "\n".join([words.say("rules-ids", rule=self._example), *lines])

    def search(self, wanted: str, words: Words) -> str:
        """What the rules say of it, in the reader's language; at the end house rules that are not played.

        Of each rule the sentences that speak of it are told; the whole rule is read by its id.
        """
        game = self._game
        found = speaking_of(wanted, searchable(game.edition, words, game.scoring.target))
        if not found:
            return words.say("rules-not-found", wanted=wanted)
        whole = [self._rule(rule, words, named=True) for rule in found[:_MOST_FOUND]]
        told, others = [_speaking(wanted, line) for line in whole], found[_MOST_FOUND:]
        cut = [rule for rule, line, all_of_it in zip(found, told, whole, strict=False) if line != all_of_it]
        rest = [words.say("rules-also", rules=others)] if others else []
        rest += [words.say("rules-whole", rule=cut[0])] if cut and not others else []
        return "\n".join([*told, *rest])


def _speaking(wanted: str, line: str) -> str:
    """The sentences of a rule that have the word, after its id."""
    head, colon, text = line.partition(": ")
    sentences = dict(enumerate(re.split(_SENTENCES, text)))
    found = speaking_of(wanted, {str(place): f" {folded(each)}" for place, each in sentences.items()})
    return f"{head}{colon}{' '.join([sentences[int(place)] for place in found])}" if found else line


def title_of(chapter: str, words: Words) -> str:
    return names_of(f"chapter-{chapter}", words)[0]
