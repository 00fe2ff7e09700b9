"""What the page needs of a language and of the rule books: its words, cards, colours, editions, levels of bots."""

from contextlib import suppress
from functools import cache, lru_cache
from typing import Any

from sixdot.agreement import Agreement
from sixdot.bots import NAMES
from sixdot.game.cards import COLOURS, DECKS
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named, known_editions
from sixdot.game.house import HOUSE_RULES, with_house_rules
from sixdot.game.options import SetupError
from sixdot.lessons.course import taught
from sixdot.voice.chapters import read_rules
from sixdot.voice.rules import house_text, reference_text, scoring_text
from sixdot.voice.words import LANGUAGES, Colour, Words, typeset
from sixdot.web.delivery import Parcel, parcel_of
from sixdot.web.scorekeeping import score_words


def offered() -> tuple[str, ...]:
    """The editions that can be played now: a table may bring one."""
    return tuple([edition.id for edition in known_editions()])


@lru_cache(4)
def all_words(offered: tuple[str, ...]) -> dict[str, Parcel]:
    """By language; those of the score keeper on their own."""
    own = {f"score-{language}": parcel_of(score_words(language, offered)) for language in LANGUAGES}
    return {language: parcel_of(_page_words(language, offered)) for language in LANGUAGES} | own


def page_words(language: str) -> dict[str, Any]:
    return _page_words(language, offered())


@lru_cache(4)
def _page_words(language: str, offered: tuple[str, ...]) -> dict[str, Any]:
    """All in one: `messages` with {name} where a value goes, and what things are called."""
    words, editions = Words(language), [edition_named(name) for name in offered]
    begun = len("page-")
    return {
        "language": language,
        "languages": {other: words.say(f"language-{other}") for other in LANGUAGES},
        "messages": {name[begun:]: typeset(words.template(f"page-{name[begun:]}")) for name in words.names("page-")},
        "cards": {deck.name: {card.code: words.one(card) for card in deck.cards} for deck in DECKS.values()},
        "colours": {colour: words.one(Colour(colour)) for colour in COLOURS},
        "marks": {book.id: _own_marks(book) for book in editions},
        "editions": [_edition(edition, words) for edition in editions],
        "lessons": sorted(taught(), key=lambda name: _own_first(edition_named(name), language)),
        "levels": [{"id": level, "name": words.say("server-level", level=level)} for level in NAMES],
    }


def _own_marks(edition: Edition) -> dict[str, str]:
    """The marks of its cards, where they are not what the card is called by."""
    marks = {card.code: edition.marks.of(card) for card in edition.deck.cards}
    return {code: mark for code, mark in marks.items() if mark != code}


def _own_first(edition: Edition, language: str) -> tuple[bool, bool]:
    """Before all others the book of a language, and then the one that is usually played."""
    return edition.language != language, not edition.default


def _edition(edition: Edition, words: Words) -> dict[str, Any]:
    return {
        "id": edition.id,
        "name": words.about(edition, "name"),
        "book": words.about(edition, "listed"),
        "game": edition.game,
        "default": edition.default,
        "least": edition.least_players,
        "most": edition.most_players,
        "asks": edition.asks_questions,
        "target": edition.target,
        "scorings": [{"id": form, "name": scoring_text(form, edition.target, words)} for form in edition.scorings],
        "partners": edition.partners != "none",
        "rotating": edition.rotating_partners,
        "house": _house(edition, words),
    }


def _house(edition: Edition, words: Words) -> list[dict[str, str]]:
    """The house rules that change something in this edition, with each value for which they do."""
    found: list[dict[str, str]] = []
    for rule in HOUSE_RULES:
        for text in [f"{rule.name}={value}" for value in rule.values] or [rule.name]:
            with suppress(SetupError):
                with_house_rules(edition, [text])
                found.append({"id": text, "rule": rule.name, "name": house_text(text, words)})
    return found


@cache
def rules_of(edition: str, language: str) -> dict[str, list[str]]:
    """The whole rules of an edition, and its reference card."""
    played = edition_named(edition)
    words = Words(language, "full", played.marks)
    agreed = Agreement(edition)
    game = agreed.match(played.least_players, [0], agreed.questions(language, ""))
    rules = read_rules("all", game).text(words).split("\n")
    return {"rules": [*map(typeset, rules)], "reference": [*map(typeset, reference_text(played, words))]}
