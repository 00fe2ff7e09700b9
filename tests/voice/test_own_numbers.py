"""What an edition answers is said with its own numbers: no word quotes those of the usual rule books.

Two ways to find a number that somebody wrote where the edition decides: rule books whose numbers are met nowhere else
are told in all they say, and whatever number is left must be known to be no answer; and no message may state a number
after a word for drawing, costing or counting, except where the text was chosen by that very number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from sixdot.conformance.runner import RULES
from sixdot.game.book import edition_from
from sixdot.game.edition import Edition
from sixdot.game.editions import bring
from sixdot.game.families import family_of
from sixdot.game.match import Match
from sixdot.voice.coach import hint_text
from sixdot.voice.describe import describe
from sixdot.voice.help import help_for, help_text, opening_text, typing_text
from sixdot.voice.rules import reference_text, rules_text, why_text
from sixdot.voice.words import LANGUAGES, LENGTHS, SYMBOLS, Words
from tests.helpers.tables import do, laid_out
from tests.helpers.wording import compiled

pytestmark = pytest.mark.slow  # everything that is said by each of its books

# Each answer in two books: near the usual one, as a real book would be, and far from every other number there is.
Numbers = Mapping[str, tuple[int, int]]
UNO: Numbers = {
    "draw-two": (3, 13), "wild-four": (5, 14), "guilty-draws": (7, 15), "challenger-draws": (8, 20),
    "wrong-answer": (2, 17), "call-penalty": (9, 18), "advice-penalty": (11, 19), "hand-size": (6, 12),
    "target": (333, 777), "reference-cards": (3, 16),
}  # fmt: skip
UNO_POINTS: Numbers = {
    "+2": (31, 41), "rv": (32, 42), "sk": (33, 43), "wi": (34, 44), "wi+4": (35, 45), "9": (36, 46),
}  # fmt: skip
DOS: Numbers = {
    "row-size": (3, 4), "double-bonus": (2, 13), "call-penalty": (9, 18), "advice-penalty": (11, 19),
    "hand-size": (6, 12), "target": (333, 777), "reference-cards": (3, 16),
}  # fmt: skip
DOS_POINTS: Numbers = {"#": (31, 41), "wd": (32, 42), "9": (36, 46)}
# Where each of them is told: rules, and cards of the reference card by their symbols.
TOLD = {
    "draw-two": "F1 T4 G1 +2", "wild-four": "C4 C5 G1 H6 wi+4", "guilty-draws": "C3 wi+4",
    "challenger-draws": "C4 wi+4", "wrong-answer": "Q2", "call-penalty": "U2", "advice-penalty": "A1",
    "hand-size": "S5", "target": "G6 G7 G8 G11", "reference-cards": "D3",
}  # fmt: skip
DOS_TOLD = {
    "row-size": "S6 O7", "double-bonus": "O5", "call-penalty": "O10", "advice-penalty": "A1", "hand-size": "S5",
    "target": "G6 G7 G8 G11 O12", "reference-cards": "D3",
}  # fmt: skip
# Numbers that none of these answers gives, where they are said: what the decks hold, how many play, what is called.
KNOWN = {
    "D1": "108", "D2": "0 1 2 3 4 5 6 7 8 9 10 12", "D4": "2 10", "D5": "0 2 7", "S2": "0", "U6": "2", "G5": "9",
    "G8": "2", "T3": "1", "T7": "2", "P1": "2", "P2": "2", "P3": "2", "H3": "0 7", "H11": "3 10", "H12": "1 6",
    "H17": "2 4", "O1": "1", "O2": "2", "O8": "2", "O9": "1 10", "O10": "2", "O12": "2 10", "rv": "2",
    "#": "1 10", "wd": "2", "rules": "108", "reference": "0 1 2 3 9 10", "typing": "2 3 4 5 7", "pending": "3",
}  # fmt: skip
WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
}
ONE = {"en": r"\b(draws?|costs?|unknown:) one\b", "fr": r"\b(pioch\w+|coûte\w*|sais pas :) une\b"}  # often no number
# How cards are called, and not what they cost
NAMED = {"en": r"Draw (Two|Four)", "fr": r"(?<!suivant )\+[24]\b(?! se|, saute)"}
NAMES = ("Zoe", "Ana", "Ben")
NEAR, FAR = 0, 1


def book(name: str, answers: Numbers, points: Numbers, which: int, **more: Any) -> Edition:
    numbers = {key: both[which] for key, both in answers.items()}
    worth = {symbol: both[which] for symbol, both in points.items()}
    scorings = ["first-to", "lowest", "elimination"]
    others = {key.replace("_", "-"): value for key, value in more.items()}
    most = 5 if which == FAR else 10
    made = edition_from(
        {"name": name, "points": worth, "scorings": scorings, "most-players": most, **numbers, **others}
    )
    bring(made)
    return made


BOOKS = {
    "uno near": book("near", UNO, UNO_POINTS, NEAR),
    "uno far": book("far", UNO, UNO_POINTS, FAR),
    "questions": book("asked", UNO, UNO_POINTS, FAR, asks_questions=True, wild_four_honest="unplayable"),
    "stacked": book("stacked", UNO, UNO_POINTS, FAR, challenge=False, stacking="any"),
    "dos near": book("dosnear", DOS, DOS_POINTS, NEAR, game="dos"),
    "dos far": book("dosfar", DOS, DOS_POINTS, FAR, game="dos", next_dealer="winner"),
}


def all_said(edition: Edition, words: Words) -> Iterator[tuple[str, str]]:
    """What is told about an edition and at a table of it: which rule, card or part it is, and the text."""
    for rule in [rule for rule in RULES if rule[0] != "H" or family_of(edition).house_rules]:
        yield rule, why_text(rule, edition, words).partition(rule)[2]
    for symbol in SYMBOLS:
        if any(card.symbol == symbol for card in edition.deck.cards):
            yield symbol, help_for(symbol, words, edition)
    yield "reference", "\n".join(reference_text(edition, words))
    yield "rules", rules_text(Match(edition, 3), words)
    yield "typing", "\n".join([*typing_text(edition, words), opening_text(edition, words)])
    if edition.game == "dos":
        yield "all_draw", hint_text(None, "all_draw", {}, NAMES, words, edition)
    elif edition.challenge:
        for code in ("cheap_challenge", "dear_challenge"):
            yield code, hint_text(None, code, {"bluff": "back"}, NAMES, words, edition)
        view = answered_four(edition).view(1)
        yield "respond", help_text(view, words)
        yield "answer", help_text(view, words, "answer")
        yield "pending", describe(view, NAMES, words).pending()


def answered_four(edition: Edition) -> Match:
    game = laid_out(edition.id, "wi+4 b3 g3 y3 | b4 b6 | b6 g6", discard="gsk")
    do(game, 0, "play wi+4 red")
    return game


def numbers_in(text: str, edition: Edition, words: Words) -> set[int]:
    """The numbers that are said, but not those in the names and marks of cards."""
    marks = sorted({edition.marks.of(card) for card in edition.deck.cards}, key=len, reverse=True)
    plain = re.sub("|".join([rf"(?<!\w){re.escape(mark)}(?!\w)" for mark in marks]), "", text)
    plain = re.sub(NAMED[words.language], "", plain)
    spelled = [place for place, word in enumerate(WORDS[words.language], 2) if re.search(rf"\b{word}\b", plain, re.I)]
    found = {*[int(number) for number in re.findall(r"\b\d+\b", plain)], *spelled}
    return found | {1} if re.search(ONE[words.language], plain) else found


def own_numbers(edition: Edition) -> set[int]:
    near = NEAR if edition.target == UNO["target"][NEAR] else FAR
    answers = [both[near] for part in (UNO, UNO_POINTS) for both in part.values()]
    others = [both[near] for part in (DOS, DOS_POINTS) for both in part.values()]
    more = [edition.challenger_draws - edition.wild_four, edition.most_players]
    return {*(answers if edition.game == "uno" else others), *more}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_no_number_is_said_that_the_edition_does_not_give(name: str, language: str) -> None:
    edition = BOOKS[name]
    wrong = []
    for length in LENGTHS:
        words = Words(language, length, edition.marks)
        for what, text in all_said(edition, words):
            known = {int(number) for number in KNOWN.get(what, "").split()}
            left = numbers_in(text, edition, words) - own_numbers(edition) - known
            if left:
                wrong.append(f"{length} {what}: {left} in {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_every_answer_is_told_where_it_belongs(name: str, language: str) -> None:
    edition = BOOKS[name]
    which = NEAR if "near" in name else FAR
    answers, points, told = (UNO, UNO_POINTS, TOLD) if edition.game == "uno" else (DOS, DOS_POINTS, DOS_TOLD)
    words = Words(language, "full", edition.marks)
    said = {what: numbers_in(text, edition, words) for what, text in all_said(edition, words)}
    missing = [
        f"{key} {answers[key][which]} in {what}"
        for key, places in told.items()
        for what in places.split()
        if answers[key][which] not in said[what] and not is_not_asked(what, key, edition)
    ]
    missing += [f"{symbol} {both[which]}" for symbol, both in points.items() if both[which] not in said["G5"]]
    cards = [symbol for symbol in points if symbol in SYMBOLS]
    missing += [f"{symbol} {points[symbol][which]}" for symbol in cards if points[symbol][which] not in said[symbol]]
    assert not missing, "\n".join(missing)


def is_not_asked(what: str, key: str, edition: Edition) -> bool:
    """Whether there is nothing to say about it at such a table."""
    if what == "Q2":
        return not edition.asks_questions
    if edition.stacking != "none" and what in ("G1", "+2", "wi+4"):
        return True
    return not edition.challenge and (what == "C4" or key in ("guilty-draws", "challenger-draws"))


@pytest.mark.parametrize(
    ("answers", "what", "sentence"),
    [
        ({"points": {"sk": 0}}, "sk", "It counts nothing."),
        ({"points": {"sk": 1}}, "sk", "Worth 1 point."),
        ({"reverse-skips": False}, "rv", "Play goes round the other way. Worth 20 points."),
        ({"draw-two": 1}, "T4", "draws one card and misses the turn."),
        ({"advice-penalty": 0}, "A1", "advice costs nothing in this edition."),
        ({"reference-cards": 1}, "D3", "one reference card lies beside the deck"),
        ({"marks": {"letters": {"blue": "x"}}}, "D5", "x0 is blue 0, x+2 blue Draw Two"),
        ({"challenger-draws": 3}, "cheap_challenge", "a wrong challenge costs no more."),
        ({"challenger-draws": 3}, "dear_challenge", "the player may not have bluffed."),
        ({"guilty-draws": 1}, "cheap_challenge", "you take it back and draw 1 card."),
    ],
)
def test_what_an_answer_makes_senseless_is_said_otherwise(answers: dict[str, Any], what: str, sentence: str) -> None:
    edition = edition_from({"name": "odd", **answers})
    bring(edition)
    assert sentence in dict(all_said(edition, Words("en", "full")))[what]


# A number after a word for drawing, costing or counting, where no case was chosen by it
STATED = {
    "en": r"\b(draws?|costs?|worth|counts?|others?|next|instead of) (you |only |still |for |the challenger )?",
    "fr": r"\b(pioch\w+|coûte\w*|vaut|compte|autres|suivant|au lieu de) (que |encore |pour |vous |en )?",
}
STATES_NO_ANSWER = ("typing-wilds", "rule-S2", "no-name-wild-dos")
# Lists of what a player may type; and lessons, which are laid out for an edition of ours.
OTHERS = ("word-", "verb-", "chapter-", "topic-", "asked-", "alike-", "when-", "lesson-")


def stated(pattern: Any) -> Iterator[str]:
    """The texts of a pattern, without those that stand for one number only."""
    for piece in (pattern,) if isinstance(pattern, str) else pattern:
        if isinstance(piece, str):
            yield piece
        elif piece[0] == "?":
            for key, variant in piece[3]:
                if not isinstance(key, int):
                    yield from stated(variant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_states_what_an_edition_decides(language: str) -> None:
    made = compiled(language)
    number = re.compile(rf"{STATED[language]}(\+?\d+|{'|'.join(WORDS[language])})\b")
    wrong = [
        f"{message}: {text}"
        for layer in (made["messages"], *made["families"].values())
        for message, forms in layer.items()
        if message not in STATES_NO_ANSWER and not message.startswith(OTHERS)
        for form in forms.values()
        for text in stated(form)
        if number.search(re.sub(r"Draw (Two|Four)", "", text))
    ]
    assert not wrong, "\n".join(wrong)
