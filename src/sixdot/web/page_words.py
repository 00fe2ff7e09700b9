"""What the page needs of a language and of the rule books: its words, cards, colours, editions, levels of bots."""

from __future__ import annotations

from functools import cache
from typing import Any

from sixdot.bots import NAMES
from sixdot.game.cards import COLOURS, DECKS
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named, known_editions
from sixdot.game.house import HOUSE_RULES, with_house_rules
from sixdot.game.options import SetupError
from sixdot.voice.rules import house_text, reference_text, rules_text, scoring_text
from sixdot.voice.words import LANGUAGES, Colour, Words


def page_words(language: str) -> dict[str, Any]:
    return _page_words(language, tuple([edition.id for edition in known_editions()]))


@cache
def _page_words(language: str, offered: tuple[str, ...]) -> dict[str, Any]:
    """All in one: `messages` with {name} where a value goes, and what things are called."""
    words, editions = Words(language), [edition_named(name) for name in offered]
    begun = len("page-")
    return {
        "language": language,
        "languages": {other: words.say(f"language-{other}") for other in LANGUAGES},
        "messages": {f"page-{name[begun:]}": words.template(f"page-{name[begun:]}") for name in words.names("page-")},
        "cards": {deck.name: {card.code: words.one(card) for card in deck.cards} for deck in DECKS.values()},
        "colours": {colour: words.one(Colour(colour)) for colour in COLOURS},
        "marks": {book.id: {card.code: book.marks.of(card) for card in book.deck.cards} for book in editions},
        "editions": [_edition(edition, words) for edition in editions],
        "levels": [{"id": level, "name": words.say("server-level", level=level)} for level in NAMES],
    }


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
    written = [(rule.name, f"={value}" if value else "") for rule in HOUSE_RULES for value in rule.values or ("",)]
    return [
        {"id": rule + value, "rule": rule, "name": house_text(rule + value, words)}
        for rule, value in written
        if _is_possible(edition, rule + value)
    ]


def _is_possible(edition: Edition, rule: str) -> bool:
    try:
        with_house_rules(edition, [rule])
    except SetupError:
        return False
    return True


@cache
def rules_of(edition: str, language: str) -> dict[str, list[str]]:
    """What an edition plays by, and its reference card."""
    from sixdot.game.match import Match

    played = edition_named(edition)
    words = Words(language, "full", played.marks)
    game = Match(played, played.least_players, people=[0], questions=_questions(played, language))
    return {"rules": [rules_text(game, words)], "reference": reference_text(played, words)}


def _questions(edition: Edition, language: str) -> dict[str, Any]:
    if not edition.asks_questions:
        return {}
    from sixdot.classroom.starter import starter_questions

    return starter_questions(language, "")
