"""Guesses: what a text is that nobody understands as it stands, once its spelling is mended; else what is nearest."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice, product
from typing import Final

from sixdot.game.actions import Action
from sixdot.game.house import house_edition
from sixdot.voice.help import names_of
from sixdot.voice.rules import is_played
from sixdot.voice.understand.asking import nearest_questions
from sixdot.voice.understand.commands import changes
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Choose, Command, Meant, Unclear, unclear
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.searching import searchable, speaking_of
from sixdot.voice.understand.senses import MOMENTS, TURNING, USUAL
from sixdot.voice.understand.spelling import Spelling
from sixdot.voice.understand.vocabulary import folded, near, vocabulary
from sixdot.voice.words import Words

# What a text means as it stands, if it means anything.
Understood = Callable[[Reader, str, str], Meant | None]
_MOST_WAYS: Final = 24
_MOST_WORDS: Final = 8
_LEAST, _MOST_RULES = 4, 5  # letters of a word that rules are searched for, and how many may speak of it


def mended(reader: Reader, tokens: Sequence[str], understood: Understood) -> Meant | None:
    """What it means once it is spelled right: an action only if there is nothing else it can mean."""
    meant = list(dict.fromkeys([meaning for _, meaning in _ways(reader, tokens, understood)]))
    if len(meant) != 1 or (isinstance(meant[0], Command) and changes(meant[0])):
        return None
    return meant[0]


def suggestions(reader: Reader, typed: str, tokens: Sequence[str], understood: Understood) -> list[str]:
    """What is nearest among all that can be done or asked, each thing once: every one of them is understood."""
    by_meaning: dict[Meant, str] = {meaning: way for way, meaning in _ways(reader, tokens, understood)}
    for phrase in _near(reader, " ".join(tokens), tokens) if len(by_meaning) < 2 else ():
        meaning = understood(reader, phrase, folded(phrase))
        if meaning is not None and not isinstance(meaning, Unclear):
            by_meaning.setdefault(meaning, phrase)
    return [phrase for meaning, phrase in by_meaning.items() if _is_free(reader, typed, tokens, meaning)][:2]


def at_this_moment(reader: Reader, choosing: str = "") -> list[str]:
    """What can be asked that is of use now. `choosing`: what kind of choice is open."""
    view = reader.view
    mine = view.turn is None or view.turn == view.seat
    moment = choosing if choosing in MOMENTS else "over" if view.turn is None else view.phase if mine else "waiting"
    taught = grammar(reader.words.language).taught
    return [taught[fact] for fact in MOMENTS.get(moment, MOMENTS["turn"])]


def not_understood(reader: Reader, typed: str) -> Unclear:
    """A question that nobody understands, with the nearest that can be asked."""
    near = nearest_questions(folded(typed), reader.view, reader.names, reader.words)
    return unclear("unclear-word", typed, searching_rules(reader, typed, near[:2]))


def searching_rules(reader: Reader, typed: str, near: Sequence[str]) -> list[str]:
    """What is near, where the rules as a whole are replaced by those that speak of what is asked."""
    whole = grammar(reader.words.language).taught["rule"]
    found = _rules_search(reader, typed) if whole in near else []
    return [*found, *[phrase for phrase in near if phrase != whole]] if found else [*near]


def _rules_search(reader: Reader, typed: str) -> list[str]:
    """How the rules are searched for what a question is about that nobody understands, if a few rules speak of it."""
    words = reader.words
    known = _usual(words.language).union(map(folded, reader.names))
    texts = _searchable(reader.view.edition, reader.view.house, words.language)
    named = {folded(word): word.strip(" .,;:!?") for word in typed.split()}
    few: list[tuple[int, str]] = []
    for word in [word for word in named if word.isalpha() and len(word) > _LEAST and word not in known]:
        found = [rule for rule in speaking_of(word, texts) if f" {word} " in f"{texts[rule]} "]  # spelled so
        if 0 < len(found) <= _MOST_RULES:
            few.append((len(found), word))
    return [f"{names_of('word-searching', words)[0]} {named[min(few)[-1]]}"] if few else []


@cache
def _usual(language: str) -> frozenset[str]:
    """The words that stand in most questions."""
    asked = grammar(language)
    usual = [
        phrase
        for phrase, senses in asked.lexicon.items()
        if senses & (USUAL | TURNING) or any(sense.startswith("when-") for sense in senses)
    ]
    return frozenset([*asked.idle, *asked.openings, *usual])


@cache
def _searchable(edition: str, house: tuple[str, ...], language: str) -> dict[str, str]:
    played = house_edition(edition, house)
    return {rule: text for rule, text in searchable(played, Words(language)).items() if is_played(rule, played)}


def _is_free(reader: Reader, typed: str, tokens: Sequence[str], meaning: Meant) -> bool:
    """To whoever asks, or wants something not to be done, nothing is suggested that does something."""
    if not (isinstance(meaning, Action | Choose) or (isinstance(meaning, Command) and changes(meaning))):
        return True
    return not reader.is_question(typed) and {*tokens}.isdisjoint(reader.vocabulary.replies["not"])


def _near(reader: Reader, text: str, tokens: Sequence[str]) -> Iterator[str]:
    known = reader.vocabulary
    begins = len(tokens) > 1 and len(tokens[0]) > 1 and not reader.is_question(text)
    if begins and tokens[0] in known.heads and tokens[0] in known.own:
        yield known.spelled[tokens[0]]
    yield from nearest_questions(text, reader.view, reader.names, reader.words)
    phrases = [
        phrase for phrase in known.own if len(phrase) > 2 and (phrase in known.heads or phrase in reader.known)
    ]
    yield from [known.spelled[phrase] for phrase in near(text, phrases)]


def _ways(
    reader: Reader, tokens: Sequence[str], understood: Understood
) -> Iterator[tuple[str, Action | Command | Choose]]:
    """The text with every word that is unknown mended, in each way in which it can be done or is a command."""
    if len(tokens) > _MOST_WORDS or all(_is_word(reader, token) for token in tokens):
        return
    names = Spelling([folded(name) for name in reader.names])
    spelling = own_spelling(reader.words.language)
    ways = [[word] if _is_word(reader, word) else [*spelling.near(word), *names.near(word)] for word in tokens]
    for words in islice(product(*ways), _MOST_WAYS):
        text = " ".join([reader.vocabulary.spelled.get(word, word) for word in words])
        meaning = understood(reader, text, folded(text))
        if isinstance(meaning, Action | Command | Choose):
            yield text, meaning


def _is_word(reader: Reader, word: str) -> bool:
    named = word in [part for name in reader.names for part in folded(name).split()]
    return (
        named or not word.isalpha() or len(word) < 3 or word in _words(reader.words.language) or word in reader.known
    )


@cache
def own_spelling(language: str) -> Spelling:
    return Spelling([word for phrase in vocabulary(language).own for word in phrase.split()])


@cache
def _words(language: str) -> frozenset[str]:
    """Every word that is typed in any language."""
    return frozenset([word for phrase in vocabulary(language).heads for word in phrase.split()])
