"""What is written in a format is read back as it was; and no file, however broken, is more than a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sixdot.classroom.aiken import fits_aiken
from sixdot.classroom.files import READ, WRITTEN, read_data, written
from sixdot.classroom.intake import BadQuestions, Intake
from sixdot.classroom.sets import QuestionSet
from sixdot.classroom.shelf import NAMES, set_on_shelf, template
from sixdot.game.options import SetupError
from sixdot.game.questions import Question, number_in, plain_text
from sixdot.voice.words import Words
from tests.classroom.test_formats import AIKEN, ANKI, GIFT, NOTES
from tests.helpers.quizzes import collection, package, reading
from tests.helpers.soak import bounded

FILES = bounded(3_000, soak=100_000)
SIGNS = st.characters(
    codec="utf-8", categories=("L", "N", "P", "S", "Zs"), exclude_characters="\u00ad\u200b\u200c\u200d\u2060\ufeff"
)
TEXTS = (
    st.text(SIGNS, min_size=1, max_size=30)
    .map(lambda text: " ".join(text.split()))
    .filter(lambda text: text.isprintable() and plain_text(text) != "")
)


@st.composite
def any_question(draw: st.DrawFn, kind: str) -> Question:
    ask = draw(TEXTS)
    texts = st.lists(TEXTS, min_size=1, max_size=4, unique_by=plain_text)
    offers = kind == "aiken" or draw(st.booleans())
    choices, exact, tolerance = [], False, None
    if offers:
        choices = draw(
            st.lists(TEXTS.filter(lambda text: len(text) > 1), min_size=2, max_size=5, unique_by=plain_text)
        )
        right = 1 if kind == "aiken" else draw(st.integers(1, len(choices)))
        accept = choices[:right]
    elif draw(st.booleans()):
        accept = [str(draw(st.integers(-1000, 1000)))]
        tolerance = draw(st.sampled_from([0.0, 0.5, 0.001, 25.0]))
    else:
        accept = [text for text in draw(texts) if number_in(text, "en") is None] or ["word"]
        exact = kind not in ("aiken", "gift") and draw(st.booleans())
    said = draw(TEXTS) if kind != "aiken" and draw(st.booleans()) else ""
    more = {} if kind in ("aiken", "gift") else {"hint": said, "level": draw(st.integers(0, 9)), "subject": said}
    return Question(
        ask,
        tuple(accept),
        exact,
        tolerance,
        tuple(choices),
        explanation=said,
        language="en",
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("kind", WRITTEN)
@given(data=st.data())
@settings(max_examples=bounded(60, soak=2000), deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_written_is_read_back(kind: str, data: st.DataObject) -> None:
    unique = st.lists(
        any_question(kind), min_size=1, max_size=4, unique_by=lambda question: plain_text(question.spoken)
    )
    chosen = QuestionSet("quiz", "en", tuple(data.draw(unique)))
    if kind == "aiken" and not all(fits_aiken(question) for question in chosen.questions):
        return
    again = reading(written(chosen, kind), kind).chosen
    assert again.questions == chosen.questions
    assert again.version == chosen.version


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["yaml", "csv", "tsv", "gift"])
def test_the_sets_of_the_shelf_ask_and_accept_the_same_in_every_format(kind: str, name: str, language: str) -> None:
    chosen = set_on_shelf(name, language)
    again = reading(written(chosen, kind), kind, language).chosen
    assert [question.spoken for question in again.questions] == [question.spoken for question in chosen.questions]
    for before, after in zip(chosen.questions, again.questions, strict=True):
        assert all(after.accepts(answer) for answer in before.accept), before


def seeds() -> dict[str, bytes]:
    table = written(set_on_shelf("general", "fr"), "csv")
    return {
        "yaml": template("en").encode(),
        "csv": table.encode(),
        "tsv": table.replace(",", "\t").encode("utf-16"),
        "aiken": AIKEN.encode(),
        "gift": GIFT.encode(),
        "anki": ANKI.encode(),
        "apkg": package(collection_anki2=collection(NOTES)),
    }


def broken(data: bytes, chance: random.Random) -> bytes:
    """The file with a few bytes changed, moved, doubled or cut."""
    made = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        place, length = chance.randrange(len(made) + 1), chance.choice([1, 1, 2, 8, 64])
        way = chance.randrange(5)
        if way == 0:
            made[place : place + length] = chance.randbytes(length)
        elif way == 1:
            del made[place : place + length]
        elif way == 2:
            made[place:place] = made[chance.randrange(len(made) + 1) :][:length]
        elif way == 3:
            made[place:place] = chance.choice(
                [b'"', b"{", b"}", b"\\", b"\n", b"\0", b"|", b"::", b"\xff", b"- ", b"#", b"%"]
            )
        else:
            del made[place:]
    return bytes(made)


def test_no_broken_file_is_more_than_a_sentence(record_property: Callable[[str, object], None]) -> None:
    chance, files = random.Random("broken files"), seeds()
    taken = refused = 0
    assert set(files) == set(READ)
    words = [Words("en"), Words("fr")]
    for number in range(FILES):
        kind = chance.choice(READ)
        data = broken(files[chance.choice([kind, kind, kind, *READ])], chance)
        try:
            found = read_data(data, Intake("quiz", "quiz", chance.choice(["en", "fr"])), kind)
        except BadQuestions as bad:
            refused += 1
            said = bad.text(words[number % 2])
            assert said.isprintable(), said
        else:
            taken += 1
            assert found.chosen.deal("x")
    assert taken > FILES // 20
    assert refused > FILES // 10
    record_property("broken files of questions", FILES)


def test_a_question_that_is_too_long_with_its_choices_is_no_question() -> None:
    with pytest.raises(SetupError):
        Question("x" * 400, ("yes",), choices=("yes", "n" * 100))
