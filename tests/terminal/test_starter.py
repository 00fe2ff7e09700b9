"""The questions that come with the game: correct, all different, and fair to every way of writing an answer."""

from __future__ import annotations

import re
import string
import unicodedata

import pytest

from sixdot.classroom.starter import CELLS, _sums, capitals, number_words, starter_questions
from sixdot.game.cards import COLOURS, UNO_DECK
from sixdot.game.events import Answered
from sixdot.game.questions import Question, plain_text
from sixdot.voice.braille import Braille, unicode_of
from tests.helpers.tables import do, laid_out

CARDS = {f"{colour[0]}{number}" for colour in COLOURS for number in range(10)}
LANGUAGES = ("en", "fr")
SEEDS = [f"game {number}" for number in range(40)]


def question_of(language: str, text: str) -> Question:
    """The question with these words, from whichever set it is in."""
    for seed in range(400):
        for question in starter_questions(language, f"look {seed}").values():
            if text in question.ask:
                return question
    raise AssertionError(f"no set asks {text!r}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_card_has_a_question_and_no_two_are_alike(language: str) -> None:
    for seed in SEEDS:
        questions = starter_questions(language, seed)
        assert set(questions) == CARDS
        assert len({plain_text(question.ask) for question in questions.values()}) == 40
        for question in questions.values():
            assert all(question.accepts(answer) for answer in question.accept)
            assert question.accepts(question.accept[0].upper() + " .")
            assert not question.accepts("perhaps")


def test_the_same_seed_asks_the_same_and_another_does_not() -> None:
    assert starter_questions("en", "a") == starter_questions("en", "a")
    assert list(starter_questions("en", "a")) == [card.code for card in UNO_DECK.cards if card.number is not None]
    assert starter_questions("en", "a") != starter_questions("en", "b")
    first = starter_questions("en", "a")["b0"]
    assert first.ask == "What is 9 plus 6?", "and always will: a seed is a promise"


def test_every_topic_has_its_share() -> None:
    asked = [question.ask for question in starter_questions("en", "share").values()]
    capital = sum("capital" in ask for ask in asked)
    cells = sum("letter" in ask for ask in asked)
    assert sorted([capital, cells, 40 - capital - cells]) == [13, 13, 14]


# Sums

SUM = re.compile(r"(?:What is|Combien font) (\d+) (plus|minus|moins|times|fois) (\d+) ?\?")
DO = {
    "plus": int.__add__,
    "minus": int.__sub__,
    "moins": int.__sub__,
    "times": int.__mul__,
    "fois": int.__mul__,
}
NAMED = {"+": "plus", "-": "minus", "*": "times"}


def sums_of(language: str, seed: str) -> list[tuple[str, Question, re.Match[str]]]:
    """Each sum with the code of its card and its parts."""
    questions = starter_questions(language, seed).items()
    return [(code, question, found) for code, question in questions if (found := SUM.fullmatch(question.ask))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sum_is_right(language: str) -> None:
    for seed in SEEDS:
        sums = sums_of(language, seed)
        assert len(sums) == 14
        for _, question, found in sums:
            result = DO[found[2]](int(found[1]), int(found[3]))
            assert question.accept[0] == str(result)
            assert question.accepts(number_words(result, language)[0])
            assert not question.accepts(str(result + 1))
            assert not question.accepts(number_words(result + 1, language)[0])


def test_a_sum_is_as_hard_as_its_card_is_high() -> None:
    largest = {0: 0, 4: 0, 7: 0}
    for seed in SEEDS:
        for code, _, found in sums_of("en", seed):
            step = max(low for low in largest if low <= int(code[1]))
            largest[step] = max(largest[step], int(found[1]), int(found[3]))
    assert largest[0] <= 12 < largest[4] < 60 < largest[7]


def test_no_two_numbers_share_a_spelling() -> None:
    for language in LANGUAGES:
        spellings = [spelling for number in range(200) for spelling in number_words(number, language)]
        plain = [plain_text(spelling) for spelling in spellings]
        assert len(set(plain)) == len(plain)


@pytest.mark.parametrize(
    ("language", "number", "spellings"),
    [
        ("en", 12, "twelve"),
        ("en", 45, "forty-five, forty five"),
        ("en", 100, "one hundred, a hundred, hundred"),
        ("en", 144, "one hundred and forty-four, a hundred and forty four, one hundred forty-four"),
        ("fr", 0, "zéro"),
        ("fr", 17, "dix-sept, dix sept"),
        ("fr", 21, "vingt et un, vingt-et-un"),
        ("fr", 70, "soixante-dix, soixante dix, septante"),
        ("fr", 71, "soixante et onze, soixante-et-onze, septante et un"),
        ("fr", 80, "quatre-vingts, quatre-vingt, quatre vingts, huitante"),
        ("fr", 81, "quatre-vingt-un, quatre vingt un"),
        ("fr", 99, "quatre-vingt-dix-neuf, nonante-neuf, nonante neuf"),
        ("fr", 144, "cent quarante-quatre, cent-quarante-quatre, cent quarante quatre"),
        ("fr", 180, "cent quatre-vingts"),
    ],
)
def test_numbers_are_written_as_people_write_them(language: str, number: int, spellings: str) -> None:
    assert set(spellings.split(", ")) <= set(number_words(number, language))
    assert number_words(number, language)[0] == spellings.split(", ", maxsplit=1)[0]


def test_no_sum_comes_to_more_than_can_be_written_out() -> None:
    for level in (1, 2, 3):
        assert all(0 < DO[NAMED[sign]](a, b) < 200 for a, sign, b in _sums(level))


# Capitals


def test_there_are_capitals_enough_and_no_country_comes_twice() -> None:
    for language in LANGUAGES:
        lines = capitals(language)
        assert len(lines) >= 60
        assert len({country for country, _ in lines}) == len(lines)
        usual = [plain_text(names[0]) for _, names in lines]
        assert len(set(usual)) == len(usual)


def test_no_answer_is_the_capital_of_two_countries_or_a_country_itself() -> None:
    for language in LANGUAGES:
        lines = capitals(language)
        answers = [name for _, names in lines for name in {plain_text(name) for name in names}]
        assert len(set(answers)) == len(answers)
        assert not set(answers) & {plain_text(country) for country, _ in lines}


def test_french_countries_have_their_articles() -> None:
    for country, _ in capitals("fr"):
        assert re.match(r"(du |des |de la |de l'|de |d')[A-ZÉÎ]", country), country
        name = re.sub(r"^(du |des |de la |de l'|de |d')", "", country)
        vowel = plain_text(name)[0] in "aeiou" or name in ("Haïti",)
        assert vowel == bool(re.match(r"de l'|d'|des ", country)) or country.startswith("des "), country


@pytest.mark.parametrize(
    ("english", "answers", "french", "reponses"),
    [
        ("of Portugal?", "Lisbon, lisboa", "Quelle est la capitale du Portugal ?", "Lisbonne, LISBONNE"),
        ("of the United Kingdom?", "London", "Quelle est la capitale du Royaume-Uni ?", "Londres, London"),
        ("of China?", "Beijing, Peking", "Quelle est la capitale de la Chine ?", "Pékin, pekin, Beijing"),
        ("of Haiti?", "port au prince", "Quelle est la capitale d'Haïti ?", "Port-au-Prince"),
        ("of Cuba?", "Havana", "Quelle est la capitale de Cuba ?", "La Havane, Havane"),
        ("of Egypt?", "Cairo, Le Caire", "Quelle est la capitale de l'Égypte ?", "le caire"),
        ("of the Philippines?", "Manila", "Quelle est la capitale des Philippines ?", "Manille"),
        ("of the United States?", "Washington, Washington DC", "la capitale des États-Unis ?", "Washington D.C."),
        ("of Ethiopia?", "Addis Ababa", "la capitale de l'Éthiopie ?", "Addis-Abeba, Addis Abeba"),
        ("of India?", "New Delhi, Delhi", "la capitale de l'Inde ?", "New-Delhi"),
    ],
)
def test_a_capital_is_known_by_its_names(english: str, answers: str, french: str, reponses: str) -> None:
    for language, text, accepted in (("en", english, answers), ("fr", french, reponses)):
        question = question_of(language, text)
        for answer in accepted.split(", "):
            assert question.accepts(answer), (question, answer)


def test_the_name_of_the_country_is_not_enough() -> None:
    assert not question_of("en", "capital of Mexico?").accepts("Mexico")
    assert question_of("fr", "la capitale du Mexique ?").accepts("Mexico")


# Braille cells


@pytest.mark.parametrize("table", ["en-ueb-g1", "fr-bfu-g1"])
def test_the_dots_of_each_letter_are_those_of_liblouis(table: str) -> None:
    assert list(CELLS) == list(string.ascii_lowercase)
    cells = unicode_of(Braille(table).cells(string.ascii_lowercase).dots)
    names = [unicodedata.name(cell) for cell in cells]
    assert names == [f"BRAILLE PATTERN DOTS-{dots}" for dots in CELLS.values()]


def test_a_letter_is_asked_by_its_dots_and_its_dots_by_the_letter() -> None:
    h = question_of("en", "Which letter is dots 1 2 5?")
    assert [h.accepts(answer) for answer in ("h", "H", "the letter h", "j")] == [True, True, True, False]
    a = question_of("fr", "Quelle lettre s'écrit avec le point 1 ?")
    assert a.accepts("A")
    dots = question_of("en", "Which dots make the letter h?")
    for answer in ("1 2 5", "125", "1-2-5", "1, 2, 5", "1, 2 and 5", "dots 1 2 5"):
        assert dots.accepts(answer), answer
    assert not dots.accepts("1 2")
    points = question_of("fr", "Avec quels points s'écrit la lettre h ?")
    for answer in ("1 2 5", "125", "1, 2 et 5", "points 1-2-5"):
        assert points.accepts(answer), answer


def test_no_letter_is_asked_both_ways_while_others_are_left() -> None:
    for seed in SEEDS:
        letters = [
            question.accept[0] if "Which letter" in question.ask else question.ask[-2]
            for question in starter_questions("en", seed).values()
            if "letter" in question.ask
        ]
        assert len(set(letters)) == len(letters)


# In a game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_asks_them_and_takes_their_answers(language: str) -> None:
    questions = starter_questions(language, "a game")
    for code, question in questions.items():
        for answer, right in ((question.accept[0].upper(), True), ("no idea", False)):
            game = laid_out("question", "wi b2 b3 | r2 b4 b9", discard=code, questions=questions)
            told = do(game, 0, f"answer {answer}")
            assert [event.right for event in told if isinstance(event, Answered)] == [right]
