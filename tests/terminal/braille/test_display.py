from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.terminal.braille.brlapi import DisplayKey, key_of, status
from sixdot.terminal.braille.display import KEPT, Display, DisplayReader, picks_in
from sixdot.voice.braille import Braille, marks_of, unicode_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.brltty import Brltty, connected, free_slot
from tests.helpers.read_back import read_back

pytestmark = pytest.mark.slow

PATIENCE = 60.0  # seconds until what is waited for must have come
FIRST, SECOND = "r5 b7 wi+4 r+2", "g3 y9"  # as much as 20 cells hold, and the rest
HAND = f"{FIRST} {SECOND}"
PICKS = picks_in(HAND, [(mark, mark) for mark in HAND.split()])
MATTEL = EDITIONS["mattel"]
WORDS = Words("en", "braille", MATTEL.marks)
CARDS = [card for mark in HAND.split() for card in MATTEL.deck.cards if WORDS.one(card) == mark]
picked: SimpleQueue[str] = SimpleQueue()


@pytest.fixture(scope="module")
def brltty() -> Iterator[Brltty]:
    running = Brltty(cells=20)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def english() -> Braille:
    return Braille("en-ueb-g1", marks_of(EDITIONS["mattel"]))


@pytest.fixture(scope="module")
def french() -> Braille:
    return Braille("fr-bfu-g2", marks_of(EDITIONS["french"]))


@contextmanager
def at(brltty: Brltty, braille: Braille) -> Iterator[Display]:
    told: SimpleQueue[str] = SimpleQueue()
    display = Display(lambda: connected(brltty.host, brltty.auth), braille, WORDS, told.put)
    display.listen(picked.put)
    try:
        yield display
    finally:
        display.close()


def is_quiet() -> bool:
    """Whether nothing is picked or typed for a moment."""
    with suppress(Empty):
        picked.get(timeout=0.3)
        return False
    return True


# On a real BRLTTY


def test_a_line_of_the_game_stands_on_the_display_in_english_cells(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        display.say("Sam r5 4 · you", ())
        assert brltty.shows("⠠⠎⠁⠍⠀⠗⠼⠑⠀⠼⠙⠀⠀⠽⠕⠥") == "⠠⠎⠁⠍⠀⠗⠼⠑⠀⠼⠙⠀⠀⠽⠕⠥"


def test_a_line_of_the_game_stands_on_the_display_in_french_cells(brltty: Brltty, french: Braille) -> None:
    with at(brltty, french) as display:
        display.say("Sam stop v 4 · vous", ())
        assert brltty.shows("⠨⠎⠁⠍⠀⠎⠞⠕⠏⠀⠰⠧⠀⠠⠹⠀⠀⠧") == "⠨⠎⠁⠍⠀⠎⠞⠕⠏⠀⠰⠧⠀⠠⠹⠀⠀⠧"


def test_the_panning_keys_read_on_in_a_long_line_and_back(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        display.say(HAND, ())
        first, second = [unicode_of(english.cells(part).dots) for part in (FIRST, SECOND)]
        assert brltty.shows(first) == first
        brltty.press("FWINRT")
        assert brltty.shows(second) == second
        brltty.press("FWINLT")
        assert brltty.shows(first) == first


def test_a_routing_key_over_a_card_types_its_mark(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        display.say(HAND, CARDS)
        brltty.shows(unicode_of(english.cells(FIRST).dots))
        brltty.press("ROUTE 1")
        assert picked.get(timeout=PATIENCE) == "r5"
        brltty.press("ROUTE 9")
        assert picked.get(timeout=PATIENCE) == "wi+4"
        brltty.press("FWINRT")
        brltty.press("ROUTE 5")
        assert picked.get(timeout=PATIENCE) == "y9"
        brltty.press("ROUTE 19")
        assert is_quiet()


def test_a_new_line_waits_while_the_reader_is_in_another(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        display.say(HAND, ())
        brltty.press("FWINRT")
        second = unicode_of(english.cells(SECOND).dots)
        assert brltty.shows(second) == second
        display.say("Sam r5 4 · you", ())
        marked = second.ljust(19, "\u2800") + "⣀"
        assert brltty.shows(marked) == marked
        brltty.press("FWINRT")
        assert brltty.shows("⠠⠎⠁⠍⠀⠗⠼⠑⠀⠼⠙⠀⠀⠽⠕⠥") == "⠠⠎⠁⠍⠀⠗⠼⠑⠀⠼⠙⠀⠀⠽⠕⠥"


def test_earlier_lines_are_read_again_by_going_up(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        for text in ("one", "two", "three"):
            display.say(text, ())
        brltty.press("LNUP")
        brltty.press("LNUP")
        one = unicode_of(english.cells("one").dots).ljust(19, "\u2800") + "⣀"
        assert brltty.shows(one) == one
        brltty.press("RETURN")
        assert brltty.shows("⠞⠓⠗⠑⠑") == "⠞⠓⠗⠑⠑"


def test_a_command_is_typed_on_the_braille_keyboard(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        display.say("one", ())
        assert brltty.shows("⠕⠝⠑") == "⠕⠝⠑"
        for place, letter in enumerate("handy", 1):
            brltty.press(f"PASSDOTS {english.cells(letter).dots[0]}")
            typed = "⠓⠁⠝⠙⠽"[:place] + "⣀"
            assert brltty.shows(typed) == typed
        brltty.press("KEY_BACKSPACE")
        assert brltty.shows("⠓⠁⠝⠙⣀") == "⠓⠁⠝⠙⣀"
        brltty.press("KEY_ENTER")
        assert picked.get(timeout=PATIENCE) == "hand"
        assert brltty.shows("⠕⠝⠑") == "⠕⠝⠑"
        brltty.press("KEY_ENTER")
        assert picked.get(timeout=PATIENCE) == ""


def test_when_brltty_goes_the_game_goes_on_and_the_display_comes_back_with_it(english: Braille) -> None:
    slot = free_slot()
    first = Brltty(20, slot)
    told: SimpleQueue[str] = SimpleQueue()
    display = Display(lambda: connected(first.host, first.auth), english, WORDS, told.put, retry=0.1)
    display.listen(picked.put)
    display.say("one", ())
    assert brltty_shows(first, english, "one")
    first.stop()
    assert told.get(timeout=PATIENCE) == "display-gone"
    display.say("two", ())
    second = Brltty(30, slot)
    assert told.get(timeout=PATIENCE) == "display-back"
    assert brltty_shows(second, english, "two")
    display.say("three", ())
    assert brltty_shows(second, english, "three")
    assert told.empty()
    display.close()
    second.stop()


def brltty_shows(brltty: Brltty, braille: Braille, text: str) -> bool:
    cells = unicode_of(braille.cells(text).dots)
    return brltty.shows(cells) == cells


def test_two_displays_at_the_same_time_do_not_mix(english: Braille, brltty: Brltty) -> None:
    other = Brltty(40)
    with at(brltty, english) as here, at(other, english) as there:
        here.say("one", ())
        there.say("two", ())
        assert brltty_shows(brltty, english, "one")
        assert brltty_shows(other, english, "two")
    other.stop()


def test_the_display_is_free_again_after_the_game(brltty: Brltty, english: Braille) -> None:
    for text in ("one", "two"):
        with at(brltty, english) as display:
            display.say(text, ())
            assert brltty_shows(brltty, english, text)


def test_a_hundred_quick_lines_leave_the_last_one_on_the_display(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        for number in range(100):
            display.say(f"line {number}", ())
        assert brltty_shows(brltty, english, "line 99")


# When there is none


def test_without_brltty_a_sentence_says_so() -> None:
    with pytest.raises(Trouble, match="BRLTTY does not answer"):
        connected(f"127.0.0.1:{free_slot()}", "none")


def test_without_the_library_a_sentence_says_how_to_get_it() -> None:
    script = "from sixdot.terminal.braille import brlapi; print(brlapi.status().values); brlapi.DisplayConnection()"
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"SIXDOT_BRLAPI": "/nowhere"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "display-no-library" in run.stdout
    assert "apt install brltty libbrlapi0.8" in run.stderr


def test_the_status_tells_of_a_running_brltty(brltty: Brltty, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRLAPI_HOST", brltty.host)
    monkeypatch.setenv("BRLAPI_AUTH", "none")
    found = status()
    assert (found.id, found.works, found.values["cells"]) == ("brltty", True, 20)
    monkeypatch.setenv("BRLAPI_HOST", f"127.0.0.1:{free_slot()}")
    assert (status().works, status().values["problem"]) == (False, "display-no-brltty")


def test_a_wrong_key_is_told_apart_from_a_missing_brltty(tmp_path_factory: pytest.TempPathFactory) -> None:
    key = tmp_path_factory.mktemp("key") / "brlapi.key"
    key.write_text("between us")
    guarded = Brltty(20, auth=f"keyfile:{key}")
    try:
        with pytest.raises(Trouble, match="does not let you in"):
            connected(guarded.host, "keyfile:/nowhere")
    finally:
        guarded.stop()


# Keys, without a display


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (0x20010000, DisplayKey("ROUTE", cell=0)),
        (0x20010027, DisplayKey("ROUTE", cell=39)),
        (0x20000018, DisplayKey("FWINRT")),
        (0x1_20000018, DisplayKey("FWINRT")),
        (0x20, DisplayKey("TYPED", sign=" ")),
        (0xE9, DisplayKey("TYPED", sign="é")),
        (0x010020AC, DisplayKey("TYPED", sign="€")),
        (0xFF0D, DisplayKey("ENTER")),
        (0xFFBF, None),
        (0x20000055, None),
        (0x07, None),
    ],
)
def test_a_code_of_brlapi_is_the_key_it_stands_for(code: int, key: DisplayKey | None) -> None:
    assert key_of(code) == key


@pytest.fixture
def reading(english: Braille) -> DisplayReader:
    return DisplayReader(english, 20)


@pytest.fixture
def shown(reading: DisplayReader, english: Braille) -> Callable[[], str]:
    """What the display shows, read back."""

    def read() -> str:
        dots = [cell & 0x3F for cell in reading.shown()[0]]
        return read_back(english.table, dots).strip()

    return read


def test_the_first_cell_of_a_card_picks_it_and_a_blank_picks_nothing(reading: DisplayReader) -> None:
    reading.add(HAND, PICKS)
    assert reading.press(DisplayKey("ROUTE", cell=0)) == "r5"
    assert reading.press(DisplayKey("ROUTE", cell=3)) is None
    assert reading.press(DisplayKey("ROUTE", cell=4)) == "b7"
    assert reading.press(DisplayKey("ROUTE", cell=40)) is None


def test_the_answer_to_a_pick_is_shown_although_the_reader_had_panned(
    reading: DisplayReader, shown: Callable[[], str]
) -> None:
    reading.add(HAND, PICKS)
    reading.press(DisplayKey("FWINRT"))
    assert reading.press(DisplayKey("ROUTE", cell=0)) == "g3"
    reading.add("you g3 5")
    assert shown() == "you g3 5"


def test_what_was_asked_for_at_the_keyboard_does_not_wait(reading: DisplayReader, shown: Callable[[], str]) -> None:
    reading.add(HAND)
    reading.press(DisplayKey("FWINRT"))
    reading.add("Sam r5 4")
    assert (shown(), reading.waiting) == (SECOND, 1)
    reading.answer_due = True
    reading.add("score 12")
    assert (shown(), reading.waiting) == ("score 12", 0)


def test_waiting_lines_are_read_in_their_order_and_none_is_lost(
    reading: DisplayReader, shown: Callable[[], str]
) -> None:
    reading.add(HAND)
    reading.press(DisplayKey("FWINRT"))
    for text in ("one", "two", "three"):
        reading.add(text)
    read = []
    for _ in range(3):
        reading.press(DisplayKey("FWINRT"))
        read.append(shown())
    assert read == ["one", "two", "three"]


def test_panning_left_from_a_line_leads_to_the_end_of_the_one_before(
    reading: DisplayReader, shown: Callable[[], str]
) -> None:
    reading.add(HAND)
    reading.add("one")
    reading.press(DisplayKey("FWINLT"))
    assert shown() == SECOND
    reading.press(DisplayKey("LNBEG"))
    assert shown() == FIRST
    reading.press(DisplayKey("LNEND"))
    assert shown() == SECOND


@pytest.mark.parametrize("key", ["HOME", "RETURN", "BOT", "BOT_LEFT"])
def test_home_and_return_lead_to_the_newest_line(reading: DisplayReader, shown: Callable[[], str], key: str) -> None:
    for text in ("one", "two", "three"):
        reading.add(text)
    reading.press(DisplayKey("TOP"))
    assert shown() == "one"
    reading.press(DisplayKey(key))
    assert shown() == "three"


def test_the_last_lines_are_kept_and_the_one_being_read_as_long_as_they(
    reading: DisplayReader, shown: Callable[[], str]
) -> None:
    for number in range(KEPT + 50):
        reading.add(f"line {number}")
    for _ in range(KEPT + 10):
        reading.press(DisplayKey("LNUP"))
    assert shown() == "line 50"
    for number in range(20):
        reading.add(f"more {number}")
    assert reading.waiting == KEPT - 1
    reading.press(DisplayKey("HOME"))
    assert shown() == "more 19"


def test_a_key_on_an_empty_display_does_nothing(reading: DisplayReader) -> None:
    for name in ("LNUP", "LNDN", "FWINLT", "FWINRT", "HOME", "TOP", "LNBEG", "LNEND", "BACKSPACE", "ESCAPE"):
        assert reading.press(DisplayKey(name)) is None
    assert reading.press(DisplayKey("ROUTE", cell=3)) is None
    assert reading.shown() == ([0] * 20, None)


def test_a_new_line_waits_while_something_is_being_typed(reading: DisplayReader, shown: Callable[[], str]) -> None:
    reading.add("one")
    for sign in "draw":
        reading.press(DisplayKey("TYPED", sign=sign))
    reading.add("two")
    assert (shown(), reading.shown()[1]) == ("draw", 4)
    reading.press(DisplayKey("LNUP"))
    assert shown() == "one"
    reading.press(DisplayKey("TYPED", sign="s"))
    assert shown() == "draws"
    reading.press(DisplayKey("ESCAPE"))
    assert shown() == "one"
    assert reading.press(DisplayKey("ENTER")) == ""


def test_the_end_of_a_long_typed_text_is_shown(reading: DisplayReader) -> None:
    for sign in "play red five and then some more":
        reading.press(DisplayKey("TYPED", sign=sign))
    dots, cursor = reading.shown()
    assert (len(dots), cursor) == (20, 19)
    assert unicode_of(dots[-6:]) == "⠀⠍⠕⠗⠑⠀"


def test_a_display_of_several_rows_shows_as_many_lines(english: Braille) -> None:
    reading = DisplayReader(english, 20, 2)
    reading.add(HAND, PICKS)
    rows = unicode_of(reading.shown()[0])
    assert rows[:20].rstrip("\u2800") == unicode_of(english.cells(FIRST).dots)
    assert rows[20:].rstrip("\u2800") == unicode_of(english.cells(SECOND).dots)
    assert reading.press(DisplayKey("ROUTE", cell=20)) == "g3"


def test_marks_are_found_in_a_line_where_they_stand_by_themselves() -> None:
    assert picks_in("r5 +r5 r50 wi wi+4", [("r5", "a"), ("r5", "b"), ("wi", "c"), ("b7", "d"), ("wi+4", "e")]) == [
        (0, 2, "a"),
        (4, 6, "b"),
        (11, 13, "c"),
        (14, 18, "e"),
    ]


def test_showing_a_line_takes_no_time_worth_noticing(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        start = time.perf_counter()
        for number in range(50):
            display.say(f"Sam r{number % 10} 4 · you", ())
        assert time.perf_counter() - start < PATIENCE / 2


def test_what_brltty_does_not_like_is_an_error_and_not_the_end_of_the_program(brltty: Brltty) -> None:
    connection = connected(brltty.host, brltty.auth)
    connection.width = 50
    connection.write([1] * 50)
    with pytest.raises(Trouble, match="is gone"):
        list(iter(lambda: connection.read(0.1), DisplayKey("HOME")))
    connection.close()


def test_of_several_lines_that_come_together_the_first_is_read_first(
    reading: DisplayReader, shown: Callable[[], str]
) -> None:
    text = "fit r5 b7\nlast g3"
    reading.add("one")
    reading.add(text, picks_in(text, [("r5", "r5"), ("g3", "g3")]))
    assert (shown(), reading.waiting) == ("fit r5 b7", 1)
    assert reading.press(DisplayKey("ROUTE", cell=4)) == "r5"
    reading.press(DisplayKey("FWINRT"))
    assert shown() == "last g3"
    assert reading.press(DisplayKey("ROUTE", cell=5)) == "g3"
    reading.add("\n".join(f"line {number}" for number in range(KEPT + 5)))
    assert shown() == "line 5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_wrong_with_the_display_has_a_sentence(language: str) -> None:
    words = Words(language)
    reasons = {"no-library", "no-brltty", "refused", "none", "busy", "gone", "back"}
    said = {Trouble(f"display-{reason}").text(words) for reason in reasons}
    said.add(Trouble("display-failed", reason="EOF").text(words))
    assert len(said) == 8
    assert all(sentence.endswith((".", "?")) for sentence in said)


def test_another_table_is_used_from_the_next_line_on(brltty: Brltty, english: Braille, french: Braille) -> None:
    with at(brltty, english) as display:
        display.say("5", ())
        assert brltty.shows("⠼⠑") == "⠼⠑"
        display.use(french)
        display.say("5", ())
        assert brltty.shows("⠠⠱") == "⠠⠱"


def test_nothing_is_left_on_the_display_for_the_next_player_to_read(brltty: Brltty, english: Braille) -> None:
    with at(brltty, english) as display:
        display.say(HAND, CARDS)
        assert brltty_shows(brltty, english, FIRST)
        display.clear()
        assert brltty.shows("") == ""
        for key in ("LNUP", "FWINLT", "FWINRT", "TOP", "ROUTE 1"):
            brltty.press(key)
        assert is_quiet()
        assert brltty.shown == ""
        display.say("one", ())
        assert brltty_shows(brltty, english, "one")
