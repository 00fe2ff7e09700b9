"""A booklet: the rules of an edition as they are printed, from the same texts that `rules` and `why` speak from.

    booklet = rule_booklet(edition_named("mattel"), "en")
    booklet.chapters[1].parts[0].text

What it looks like, sounds like or feels like is the business of the writers.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import chain
from typing import Final, NamedTuple

from sixdot.game.cards import COLOURS, Card
from sixdot.game.edition import Edition
from sixdot.game.house import HOUSE_RULES, HouseRule, with_house_rules
from sixdot.game.options import SetupError
from sixdot.voice.chapters import FIRST, chapters_of, title_of
from sixdot.voice.family import facts
from sixdot.voice.rules import is_played, numbers_text, rule_line, rule_text
from sixdot.voice.words import SYMBOLS, Colour, Words, sentence

_TABLE: Final = "table"  # the chapter on what a table may agree on: the last in a booklet
_FIRST_AT_A_TABLE: Final = ("cards", "deal", "first")  # with cards in hand one begins with these
_OF_PROGRAM: Final = ("12", "D6", "H15")  # a bot that plays on, sorted hands, slips of the finger


class Paragraph(NamedTuple):
    text: str
    rule: str = ""  # the id of the rule that it tells, which its text begins with


class PrintedTable(NamedTuple):
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # the first cell names its row
    told: tuple[tuple[str, ...], ...]  # each row as it is told: 'Draw Two', 'Points: 20', 'How many: 8'


class BookChapter(NamedTuple):
    title: str
    parts: tuple[Paragraph | PrintedTable, ...]


class Booklet(NamedTuple):
    language: str
    title: str
    running: str  # its title in few words, for the head of a page
    opening: str  # empty: none
    contents: str  # what a list of its chapters is called; empty: there is none
    chapters: tuple[BookChapter, ...]
    marks: tuple[str, ...]  # of all its cards: braille leaves them as they stand on the card
    marks_in: str  # the language whose braille that is
    marks_note: str  # which code that is, if it is not the reader's; for braille only

    def rules(self) -> dict[str, str]:
        """What is printed of each rule, by its id."""
        parts = [part for chapter in self.chapters for part in chapter.parts]
        return {part.rule: part.text for part in parts if isinstance(part, Paragraph) and part.rule}


def rule_booklet(edition: Edition, language: str, marks_in: str = "") -> Booklet:
    """All rules of an edition that hold with real cards, chapter by chapter, with its cards in tables.

    `marks_in`: the language whose braille stands on the cards, that of the edition by default.
    """
    marks_in = marks_in or edition.language
    words = Words(language, marks=edition.marks).of(edition)
    known = facts(edition)
    found = chapters_of(edition)
    order = [name for name in (FIRST, *_FIRST_AT_A_TABLE) if name in found]
    ids = {name: _in_order(chain(*found[name])) for name in dict.fromkeys([*order, *found])}
    agreed = [rule for rule in ids.pop(_TABLE, []) if may_be_agreed(rule, edition)]
    before = {FIRST: [Paragraph(words.say("about", **known))]}
    after = {"score": [_values(edition, words)], "cards": [_marks(edition, words)]}
    chapters = [
        BookChapter(
            sentence(title_of(name, words)),
            (*before.get(name, []), *[_rule(rule, edition, words) for rule in rules], *after.get(name, [])),
        )
        for name, rules in ids.items()
    ]
    if agreed:
        house = {each.id for each in HOUSE_RULES} & {*agreed}
        opening = [Paragraph(words.say("press-house-opening"))] if house else []
        parts = (*opening, *[_rule(rule, edition, words) for rule in agreed])
        chapters.append(BookChapter(words.say("press-house"), parts))
    return Booklet(
        language=language,
        title=words.say("press-title", **known),
        running=words.say("press-running", **known),
        opening=words.say("press-opening", **known),
        contents=words.say("press-contents"),
        chapters=tuple(chapters),
        marks=tuple([edition.marks.of(card) for card in edition.deck.cards]),
        marks_in=marks_in,
        marks_note=words.say("press-marks-in", language=marks_in) if marks_in != language else "",
    )


def _in_order(rules: Iterable[str]) -> list[str]:
    """Those for a table with real cards by their letters, as these come up, and their numbers."""
    known = [rule for rule in rules if rule not in _OF_PROGRAM]
    letters = [rule[0] for rule in known]
    return sorted(known, key=lambda rule: (letters.index(rule[0]), int(rule[1:])))


def may_be_agreed(rule: str, edition: Edition) -> bool:
    """Whether it is a rule of this edition, or a house rule that makes sense with it."""
    return all(each.id != rule or _makes_sense(each, edition) for each in HOUSE_RULES)


def _makes_sense(rule: HouseRule, edition: Edition) -> bool:
    for written in [f"{rule.name}={value}" for value in rule.values] or [rule.name]:
        with suppress(SetupError):
            return bool(with_house_rules(edition, [written]))
    return False


def _rule(rule: str, edition: Edition, words: Words) -> Paragraph:
    """As `rules` reads it; a house rule as it is once a table has agreed on it."""
    if is_played(rule, edition):
        return Paragraph(rule_line(rule, edition, words, named=True), rule)
    text = sentence(rule_text(rule, edition, words))
    return Paragraph(words.say("rules-line", rule=rule, text=text, named=True), rule)


# The tables of cards


def _values(edition: Edition, words: Words) -> PrintedTable:
    """G5: what each kind of card counts, and how many of them there are."""
    points, copies = edition.card_points(), edition.deck.copies
    counts: dict[tuple[str, str], int] = {}
    plain = {card.symbol for card in _numbers(edition) if points[card.kind] == card.number}
    for card in edition.deck.cards:
        worth = words.say("press-itself") if card.colour and card.symbol in plain else str(points[card.kind])
        name = words.say("press-numbers") if card.colour and card.symbol in plain else _name(card, words)
        counts[name, worth] = counts.get((name, worth), 0) + copies[card.kind]
    rows = [(name, worth, str(count)) for (name, worth), count in counts.items()]
    return _table("values", ("card", "points", "count"), rows, words)


def _marks(edition: Edition, words: Words) -> PrintedTable:
    """D5: what stands in the corners of every card."""
    rows: list[tuple[str, str]] = []
    for colour in COLOURS:
        numbers, marks = numbers_text(edition, colour, words)
        rows.append((words.say("press-of-colour", numbers=numbers, colour=Colour(colour)), marks))
        others = [card for card in edition.deck.cards if card.colour == colour and card.number is None]
        rows += [(words.one(card), edition.marks.of(card)) for card in others]
    rows += [(words.one(card), edition.marks.of(card)) for card in edition.deck.cards if card.colour is None]
    return _table("marks", ("card", "mark"), [(sentence(name), mark) for name, mark in rows], words)


def _table(name: str, columns: Sequence[str], rows: Sequence[tuple[str, ...]], words: Words) -> PrintedTable:
    head = tuple([words.say(f"press-column-{column}") for column in columns])
    told = [
        (first, *[words.say("press-cell", heading=head[place], cell=cell) for place, cell in enumerate(others, 1)])
        for first, *others in rows
    ]
    return PrintedTable(words.say(f"press-{name}"), head, tuple(rows), tuple(told))


def _numbers(edition: Edition) -> list[Card]:
    return [card for card in edition.deck.cards if card.colour and card.number is not None]


def _name(card: Card, words: Words) -> str:
    """What a card is called, whatever its colour."""
    symbol = SYMBOLS.get(card.symbol, "number")
    return words.say("card", symbol=symbol, number=card.symbol, colour="", colour_is="").strip()
