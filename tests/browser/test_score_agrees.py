"""The page's score keeper against the engine's: whole games with corrections, removals, undos, and what is typed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

import sixdot.web
from sixdot.agreement import Agreement
from sixdot.classroom.starter import number_words
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.options import SetupError
from sixdot.score.keeper import (
    CORRECT,
    DEALER,
    REDO,
    REMOVE,
    ROUND,
    UNDO,
    Held,
    Keeper,
    KeptRound,
    ScoreEntry,
)
from sixdot.score.reading import hand_in, people_in
from sixdot.score.sheet import line_of
from sixdot.score.telling import ScoreTelling
from sixdot.voice.pieces import together
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import card_words
from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.scorekeeping import score_words
from tests.browser.people import Person
from tests.helpers.score_tables import NAMES

pytestmark = pytest.mark.slow  # a browser is started
PAGE = Path(sixdot.web.__file__).parent / "page"
GAMES = 200
ENTRIES = 25
HANDS = 1500  # typed, for each language and rule book

KEEP = """async ({ language, length, agreed, names, entries }) => {
    const facts = window.facts[language];
    const { Keeper, Trouble } = await import("/raw/scorekeeper.js");
    const { inOne, phrase, speakScore, Telling } = await import("/raw/scoretold.js");
    const { settings } = await import("/raw/settings.js");
    settings.length = length;
    speakScore(facts);
    const keeper = new Keeper(facts, agreed, names);
    const telling = new Telling(keeper);
    const all = [...names.keys(), null];
    const stands = () => ({
        number: keeper.number, over: keeper.isOver, scores: [...keeper.scores], out: [...keeper.out].sort(),
        winners: [...keeper.winners], dealer: keeper.dealer, couples: keeper.couples, counted: keeper.counted.length,
        changes: keeper.counted.map(({ changes, dealer, gone }) => ({ changes, dealer, gone })),
        asked: all.map((who) => keeper.asked(who, keeper.number)),
        lines: keeper.rounds.map((_round, place) => telling.details(place + 1)),
    });
    const told = [{ said: telling.welcome(false), ...stands() }];
    for (const entry of entries) {
        let said = "";
        try {
            const meant = ["undo", "redo"].includes(entry.do) ? keeper.last(entry.do) : entry;
            keeper.take(entry);
            said = meant === entry ? telling.entered(entry) : telling.turned(entry.do, meant);
        } catch (trouble) {
            if (!(trouble instanceof Trouble)) throw trouble;
            said = inOne([phrase(trouble.message, trouble.values)]);
        }
        told.push({ said, ...stands() });
    }
    return told;
}"""
READ = """async ({ language, edition, typed }) => {
    const facts = window.facts[language];
    const { Trouble } = await import("/raw/scorekeeper.js");
    const { handIn } = await import("/raw/scoreread.js");
    const { phrase, speakScore } = await import("/raw/scoretold.js");
    speakScore(facts);
    return typed.map((text) => {
        try {
            return handIn(text, facts.editions[edition], facts);
        } catch (trouble) {
            if (!(trouble instanceof Trouble)) throw trouble;
            return phrase(trouble.message, trouble.values);
        }
    });
}"""


PEOPLE = """async ({ language, edition, typed }) => {
    const { isCard, peopleIn } = await import("/raw/scoreread.js");
    const facts = window.facts[language];
    return typed.map((text) => {
        const found = peopleIn(text, facts.editions[edition], facts);
        return found.some((name) => isCard(name, facts.editions[edition], facts)) ? "a card" : found;
    });
}"""


@cache
def facts_in(language: str) -> dict[str, Any]:
    return score_words(language, tuple(EDITIONS))


def _raw(route: Route) -> None:
    route.fulfill(path=PAGE / route.request.url.rpartition("/")[2], content_type="text/javascript")


@pytest.fixture
def page_code(people: Callable[..., Person]) -> Callable[[str, object], Any]:
    """The page's own modules in a browser, each as it is written."""
    person = people()
    person.context.route("**/raw/*.js", _raw)
    person.go()
    person.page.evaluate("facts => { window.facts = facts; }", {each: facts_in(each) for each in LANGUAGES})
    return person.page.evaluate


@dataclass(frozen=True)
class Game:
    edition: str
    partners: str
    scoring: str | None
    target: int | None
    players: int

    @property
    def agreed(self) -> Agreement:
        if self.partners == "teams":
            return Agreement(self.edition, ("teams",), None, self.target)
        return Agreement(self.edition, (), self.scoring, self.target, self.partners)

    @property
    def told(self) -> dict[str, object]:
        return {
            "edition": self.edition, "partners": self.partners, "scoring": self.scoring, "target": self.target,
        }  # fmt: skip


def tables() -> Iterator[tuple[str, str]]:
    """Every way to score of every rule book."""
    for name in EDITIONS:
        facts = facts_in("en")["editions"][name]
        yield from [(name, form) for form in facts["scorings"]]
        yield from [(name, "opposite")] * (facts["partners"] != "none")
        yield from [(name, form) for form in ("rotating", "teams") if facts[form]]


def some_game(edition: str, form: str, chance: random.Random) -> Game:
    book = edition_named(edition)
    most = 8 if edition == "question" else book.most_players
    target = None if chance.random() < 0.2 else chance.choice((1, 60, 150, 300, 500))
    if form == "rotating":
        return Game(edition, form, None, None, 4)
    if form == "opposite" and book.partners == "credit":
        return Game(edition, form, None, target, 4)
    if form in ("opposite", "teams"):
        return Game(edition, form, None, target, chance.choice([count for count in (4, 6, 8) if count <= most]))
    return Game(edition, "none", form, target, chance.randint(book.least_players, most))


def some_entry(keeper: Keeper, chance: random.Random) -> ScoreEntry:
    """Mostly what makes sense; now and then what cannot be."""
    does = chance.choices((ROUND, CORRECT, REMOVE, DEALER, UNDO, REDO), (50, 14, 7, 8, 13, 8))[0]
    count = len(keeper.rounds)
    number = chance.randint(0, count + 1) if chance.random() < 0.1 else chance.randint(1, max(1, count))
    if does in (UNDO, REDO):
        return ScoreEntry(does)
    if does == REMOVE:
        return ScoreEntry(REMOVE, number)
    if does == DEALER:
        return ScoreEntry(DEALER, keeper.number, seat=chance.randrange(len(keeper.names)))
    winner = None if chance.random() < 0.08 else chance.randrange(len(keeper.names))
    number = number if does == CORRECT else 0
    asked = keeper.asked(winner, number or keeper.number)
    careless = chance.random() < 0.06
    hands = [some_hand(keeper, chance) if seat in asked or careless else () for seat in range(len(keeper.names))]
    return ScoreEntry(does, number, KeptRound(winner, tuple(hands)))


def some_hand(keeper: Keeper, chance: random.Random) -> Held:
    cards = keeper.edition.deck.cards
    if chance.random() < 0.4:
        return chance.choice((0, 5, 34, 120, 999_999)) if chance.random() < 0.05 else chance.randint(0, 90)
    return tuple(sorted(chance.choices(cards, k=chance.randint(0, 4))))


def stands(keeper: Keeper, telling: ScoreTelling, said: str) -> dict[str, object]:
    return {
        "said": said,
        "number": keeper.number,
        "over": keeper.is_over,
        "scores": list(keeper.match.scores),
        "out": sorted(keeper.match.eliminated),
        "winners": list(keeper.match.winners),
        "dealer": keeper.dealer,
        "couples": [list(pair) for pair in keeper.couples],
        "counted": len(keeper.counted),
        "changes": [
            {"changes": list(each.changes), "dealer": each.dealer, "gone": list(each.gone)} for each in keeper.counted
        ],
        "asked": [keeper.asked(who, keeper.number) for who in (*range(len(keeper.names)), None)],
        "lines": [telling.details(number) for number in range(1, len(keeper.rounds) + 1)],
    }


def kept(keeper: Keeper, chance: random.Random, words: Words) -> tuple[list[dict[str, object]], list[Any]]:
    """Entries one after the other, and what the engine's score keeper says and has after each."""
    telling = ScoreTelling(keeper, words)
    entries, told = [], [stands(keeper, telling, telling.welcome(False))]
    for _ in range(ENTRIES):
        entry = some_entry(keeper, chance)
        entries.append(line_of(entry))
        try:
            meant = keeper.last(entry.does) if entry.does in (UNDO, REDO) else None
            keeper.take(entry)
            said = telling.entered(entry) if meant is None else telling.turned(entry.does, meant)
        except Trouble as trouble:
            said = together([trouble.text(words.of(keeper.edition))], words)
        said = said.replace(words.say("sheet-ended"), words.say("score-page-ended"))
        told.append(stands(keeper, telling, said))
    return entries, told


def test_whole_games_with_changes_are_scored_and_told_as_by_the_engine(
    page_code: Callable[[str, object], Any],
) -> None:
    seed = random.randrange(1 << 32)
    print("seed:", seed)
    chance = random.Random(seed)
    every = list(tables())
    over = 0
    for place in range(GAMES):
        game = some_game(*every[place % len(every)], chance)
        language = LANGUAGES[place % len(LANGUAGES)]
        words = Words(language, chance.choice(("normal", "normal", "brief")))
        entries, expected = kept(Keeper(game.agreed, NAMES[: game.players]), chance, words)
        given = {"language": language, "length": words.length, "agreed": game.told, "entries": entries}
        found = page_code(KEEP, {**given, "names": list(NAMES[: game.players])})
        assert len(found) == len(expected)
        for number, (one, other) in enumerate(zip(found, expected, strict=True)):
            assert one == other, (seed, game, entries[:number])
        over += any(each["over"] for each in expected)
    assert over > GAMES // 4  # the games reach their ends


def some_typed(known: list[str], codes: list[str], chance: random.Random) -> str:
    """Something like a hand: marks, names, words around them, slips."""
    parts = []
    for _ in range(chance.randint(1, 4)):
        kind = chance.random()
        if kind < 0.35:
            parts.append(chance.choice(codes))
        elif kind < 0.75:
            parts.append(chance.choice(known))
        elif kind < 0.85:
            parts.append(str(chance.choice((0, 3, 5, 9, 12, 34, 1234567))))
        else:
            word = chance.choice(known)
            at = chance.randrange(len(word) + 1)
            parts.append(word[:at] + chance.choice("xé+-5 ’?") + word[at:])
    return chance.choice((" ", " ", ", ", "; ", "", "+")).join(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_of_a_hand_is_read_as_at_the_terminal(
    language: str, page_code: Callable[[str, object], Any]
) -> None:
    seed = random.randrange(1 << 32)
    print("seed:", seed)
    chance = random.Random(seed)
    for edition in map(edition_named, EDITIONS):
        words = Words(language, "normal", edition.marks)
        known = sorted(card_words(language, edition.id))
        marks = [edition.marks.of(card) for card in edition.deck.cards]
        names = [words.one(card) for card in edition.deck.cards]
        typed = [
            *marks,
            *names,
            "",
            "-5",
            "12 points",
            "34 pts",
            "999999",
            "1000000",
            "r5+r6",
            "+4",
            "+ 4",
            "L'inversion",
        ]
        typed += [
            "two red fives",
            "3 wilds",
            "deux rouges",
            "two reds",
            "trois 5 rouges",
            "520 points",
            "five hundred and twenty points",
        ]
        typed += [
            "none",
            "rien",
            "deux cents",
            "cent vingt",
            "a hundred",
            "twenty",
            "99 wild",
            "2 r5",
            "fives",
            "three hundred six",
        ]
        typed += [word for each in LANGUAGES for number in range(200) for word in number_words(number, each)]
        typed += [some_typed(known, [*marks, *names], chance) for _ in range(HANDS)]
        found = page_code(READ, {"language": language, "edition": edition.id, "typed": typed})
        for text, one in zip(typed, found, strict=True):
            assert one == as_at_the_terminal(text, edition.id, words), (seed, edition.id, text)


def as_at_the_terminal(typed: str, edition: str, words: Words) -> object:
    book = edition_named(edition)
    try:
        held = hand_in(typed, book, words)
    except Trouble as trouble:
        return trouble.text(words.of(book))
    return held if isinstance(held, int) else [card.code for card in held]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_read_as_at_the_terminal(language: str, page_code: Callable[[str, object], Any]) -> None:
    typed = [
        "Ana, Ben, Cleo", "Ana Ben Cleo", "Ana and Ben", "Ana, Ben et Cleo", "Mary Ann; Ben", "Ana", "",
        "Ana,, Ben,", "Ana,Ben & Cleo",
        "Rose, Red 5", "r5, Ana", "Élise, Zoë et Noël", "Wild, Ben", "Ana+Ben", "Grant, Blue",
    ]  # fmt: skip
    for edition in map(edition_named, EDITIONS):
        words = Words(language, "normal", edition.marks)
        found = page_code(PEOPLE, {"language": language, "edition": edition.id, "typed": typed})
        for text, one in zip(typed, found, strict=True):
            assert one == people_at_the_terminal(text, edition.id, words), (edition.id, text)


def people_at_the_terminal(typed: str, edition: str, words: Words) -> object:
    try:
        return list(people_in(typed, edition_named(edition), words))
    except SetupError:
        return "a card"
