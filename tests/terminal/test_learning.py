"""`sixdot learn`: left, taken up again, repeated, and what becomes of it where things go wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.editions import EDITIONS
from sixdot.lessons.bookmarks import Bookmark, Bookmarks, bookmarks_path, keep_bookmark, read_bookmarks
from sixdot.lessons.course import course_of

Learn = Callable[..., str]


@pytest.fixture
def learn(home: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Learn:
    """What is said while this is typed, line by line; then the input ends."""

    def typing(lines: Iterator[str]) -> Callable[[str], str]:
        def typed(prompt: str) -> str:
            for line in lines:
                return line
            raise EOFError

        return typed

    def session(typed: str, *arguments: str, code: int = 0) -> str:
        lines = iter(typed.split("/") if typed else [])
        monkeypatch.setattr("builtins.input", typing(lines))
        assert main(["learn", *arguments]) == code
        captured = capsys.readouterr()
        assert next(lines, None) is None or code or "--list" in arguments
        return captured.out + captured.err

    return session


def test_a_lesson_goes_on_where_it_was_left(learn: Learn) -> None:
    told = learn("red 2/yellow 8/quit")
    assert told.endswith("You stop in lesson 1 of 6. Type sixdot learn to go on right here.\n")
    again = learn("")
    assert again.startswith("Welcome back. We are learning Mattel, UNO Braille.")
    assert "Lesson 1 of 6: colours and numbers.\n" in again
    assert "Green 3 is up. None of your 4 cards fits. Draw.\n" in again
    assert "Type draw." in again
    assert "Whoever" not in again  # how it begins is not told again
    assert "You draw red 9." in learn("draw")


def test_each_edition_has_a_place_of_its_own_and_the_last_one_is_gone_on_with(learn: Learn) -> None:
    learn("red 2")
    learn("blue 7 with green 7", "--edition", "dos")
    assert "Type red 4 with yellow 4." in learn("")
    assert "Type yellow 8." in learn("", "--edition", "mattel")
    assert read_bookmarks() == Bookmarks(
        "mattel", {"dos": Bookmark("sums", ["match b7 with g7"]), "mattel": Bookmark("match", ["play r2"])}
    )


def test_a_lesson_can_be_chosen_and_begun_again(learn: Learn) -> None:
    assert "Lesson 5 of 6: saying UNO." in learn("", "--from", "5")
    told = learn("red 5/start over/lesson 2/lesson two/lesson 0")
    assert told.count("Lesson 5 of 6: saying UNO.") == 2
    assert "Lesson 2 of 6: Skip, Reverse and Draw Two." in told
    assert told.count("There are 6 lessons: name one by its number, from 1 to 6.") == 2
    assert read_bookmarks().of("mattel") == Bookmark("special")


@pytest.mark.parametrize("number", ["0", "7", "-1"])
def test_a_lesson_that_is_not_there_is_refused_before_anything_happens(learn: Learn, number: str) -> None:
    told = learn("", "--from", number, code=2)
    assert told == "sixdot: There are 6 lessons: name one by its number, from 1 to 6.\n"
    assert not bookmarks_path().exists()


def test_the_lessons_are_listed_with_how_far_somebody_is(learn: Learn) -> None:
    course = course_of(EDITIONS["dos"])
    keep_bookmark("dos", Bookmark("lay", ["draw"], ["sums"]))
    told = learn("", "--list").splitlines()
    assert len(told) == 1 + len(course.lessons)
    assert told[0] == "The lessons of DOS:"
    assert told[1:4] == [
        "Lesson 1, numbers and sums: done",
        "Lesson 2, when nothing matches: you are here",
        "Lesson 3, matching colours",
    ]
    assert told[1] in learn("lessons")


def test_next_does_a_step_for_the_learner_and_back_takes_it_back(learn: Learn) -> None:
    told = learn("next/undo/show me/reprendre/red 2")
    assert told.count("You play red 2.") == 3
    assert told.count("One step back.") == 2
    assert read_bookmarks().of("mattel").taken == ["play r2"]


def test_whoever_has_lost_the_thread_hears_the_step_again_and_whoever_is_ready_goes_on(learn: Learn) -> None:
    told = learn("what?/I don't understand/ok", "--from", "2")
    assert told.count("Type red Skip.") == 4
    told = learn("next/next/next/what now?/quoi ?/ready")
    assert told.count("and so it hit you: two cards, and no turn.") == 3
    assert "Type blue 6 or blue 8." in told
    assert "Lesson 3 of 6" in learn("next lesson/leave the lesson")


def test_why_tells_the_rule_of_the_step_or_of_what_was_refused(learn: Learn) -> None:
    told = learn("why/draw/pass/why/red 5/why", "--from", "5", "--edition", "rnib")
    assert told.count("RNIB U1: ") == 1
    assert told.count("RNIB T3: ") == 1
    assert told.count("RNIB U2: ") == 1


def test_lessons_that_are_over_begin_again(learn: Learn) -> None:
    steps = sum(len(lesson.tasks) for lesson in course_of(EDITIONS["question"]).lessons)
    told = learn("/".join(["next"] * steps), "--edition", "question")
    assert told.endswith("now you know the whole game. Type sixdot play --edition question to play it.\n")
    assert read_bookmarks().of("question").done == course_of(EDITIONS["question"]).names
    assert "Lesson 1 of 5: questions." in learn("")


def test_whatever_was_answered_is_kept_as_it_was_typed(learn: Learn) -> None:
    learn('7/red 2/answer banana "🙂" \\', "--edition", "question")
    assert read_bookmarks().of("question").taken[-1] == 'answer banana "🙂" \\'
    assert "Yellow 3 asks for 1 plus 5." in learn("")


def test_a_lesson_knows_its_own_words_in_french(learn: Learn) -> None:
    told = learn("suivant/précédent/leçons/leçon 3/indice/recommencer/quitter", "--language", "fr")
    assert "Une étape en arrière." in told
    assert told.count("Leçon 3 sur 6 : Joker et +4.\n") == 2
    assert told.count("Tapez Joker rouge.") == 3
    assert told.endswith("Vous vous arrêtez à la leçon 3 sur 6. Tapez sixdot learn pour reprendre exactement là.\n")


def test_who_is_called_like_a_player_learns_with_others(learn: Learn) -> None:
    told = learn("red 5/blue 2/uno yellow 6/catch Ben", "--from", "5", "--name", "Ana")
    assert "Ben has one card left and did not say UNO." in told
    assert "You catch Ben without UNO." in told


def test_a_hint_is_what_the_step_wants_and_saving_needs_no_command(learn: Learn) -> None:
    told = learn("hint/save/save here/leave", "--from", "3")
    assert told.count("Type Wild red.") == 3
    assert told.count("How far you are is kept after every step") == 2
    assert [path.name for path in bookmarks_path().parent.iterdir()] == ["lessons.toml"]


@pytest.mark.parametrize("damage", [b"last = ", b"\xff\xfe", b"last = 3", b'[editions.mattel]\ntaken = "x"'])
def test_a_damaged_file_is_named_and_the_lessons_begin_with_the_first(learn: Learn, damage: bytes) -> None:
    bookmarks_path().write_bytes(damage)
    told = learn("red 2")
    assert told.startswith(f"How far you had come cannot be read in {bookmarks_path()}: something in it was changed.")
    assert "Lesson 1 of 6" in told
    assert read_bookmarks().of("mattel").taken == ["play r2"]


def test_a_lesson_of_a_later_version_is_begun_with_the_first(learn: Learn) -> None:
    keep_bookmark("mattel", Bookmark("juggling", ["play r2"], ["match"]))
    assert "Lesson 1 of 6" in learn("")


def test_an_edition_that_is_gone_is_not_gone_on_with(learn: Learn) -> None:
    keep_bookmark("chess", Bookmark("castling"))
    assert "Let us learn Mattel, UNO Braille" in learn("")


@pytest.mark.skipif(os.name == "nt", reason="there a file can always be written beside another")
def test_a_lesson_goes_on_where_nothing_can_be_kept_and_says_so_once(learn: Learn, home: str) -> None:
    Path(home, "lessons.toml").mkdir()
    told = learn("red 2/yellow 8")
    assert told.count("How far you are cannot be kept: ") == 1
    assert "Type draw." in told


def test_a_rule_book_without_lessons_says_which_have_some(learn: Learn, tmp_path: Path) -> None:
    book = tmp_path / "pub.toml"
    book.write_text('name = "pub"\nsource = "the Red Lion"\n', "utf-8")
    told = learn("", "--edition", str(book), code=2)
    assert told == "sixdot: There are no lessons for pub. There are for dos, french, mattel, question and rnib.\n"


def test_lessons_are_felt_in_lines_of_twenty_cells(learn: Learn) -> None:
    told = learn("r2/y8", "--braille-lines", "20").splitlines()
    assert len(told) > 10
    assert all(len(line) <= 20 for line in told)
