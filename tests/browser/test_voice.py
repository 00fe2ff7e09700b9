"""The page's own voice: whoever plays by it hears every word, however slow it is and however fast the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

import sixdot.web
from tests.browser.people import Person
from tests.browser.playing import FITS, SECOND_PRESS, add_bots, decide, held, menu, open_table, start, until_asked
from tests.browser.serving import dealing

pytestmark = pytest.mark.slow

PAGE = Path(sixdot.web.__file__).parent / "page"

# A synthesiser that takes its time, and forgets what it is told to leave. It writes down what was said to its end.
SLOW = """(() => {
    const queue = [], said = window.__said = [];
    let timer = null;
    const next = () => {
        if (!queue.length) return;
        timer = setTimeout(() => {
            const done = queue.shift();
            said.push(done.text);
            timer = null;
            done.onend?.();
            if (!timer) next();
        }, 30 + 3 * queue[0].text.length);
    };
    const synthesis = {
        get speaking() { return timer !== null; },
        get pending() { return queue.length > 1; },
        getVoices: () => [],
        resume() {},
        cancel() { clearTimeout(timer); timer = null; for (const left of queue.splice(0)) left.onerror?.(); },
        speak(utterance) { queue.push(utterance); if (!timer) next(); },
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    if (location.origin !== "null") localStorage.setItem("sixdot:settings", JSON.stringify({ speech: true }));
})()"""


def said(person: Person) -> list[str]:
    spoken: list[str] = person.page.evaluate("window.__said")
    return spoken


def shown(person: Person) -> list[str]:
    """What a screen reader would have spoken, without how."""
    return [line.partition(": ")[2] for line in person.heard()]


@pytest.fixture
def voice(person: Person) -> Person:
    """Somebody with nothing but the voice, to be given words by `say`."""
    person.context.add_init_script(SLOW)
    person.page = person.context.new_page()
    person.page.add_script_tag(type="module", content=(PAGE / "speech.js").read_text("utf-8") + "window.say = say;")
    person.until(lambda: person.page.evaluate("'say' in window"), "The voice")
    return person


def test_a_slow_voice_loses_none_of_a_hundred_things(voice: Person) -> None:
    texts = [f"Ana plays red {number}." for number in range(100)]
    for place in range(0, 100, 7):
        voice.page.evaluate("texts => texts.forEach((text) => say(text, 'en'))", texts[place : place + 7])
        voice.page.wait_for_timeout(place)
    voice.until(lambda: len(" ".join(said(voice))) >= len(" ".join(texts)), "The end of it")
    assert " ".join(said(voice)) == " ".join(texts)
    assert len(said(voice)) < 80  # what waits is said in one breath


def test_what_is_urgent_is_said_next_and_breaks_nothing_off(voice: Person) -> None:
    voice.page.evaluate(
        """() => {
            for (const text of ["one", "two", "three"]) say(text + ".".repeat(150), "en");
            say("time".padEnd(100, "."), "en", true);
        }"""
    )
    voice.until(lambda: len(said(voice)) == 4, "All four")
    assert [text.rstrip(".") for text in said(voice)] == ["one", "time", "two", "three"]


def test_at_a_table_the_voice_says_all_that_a_screen_reader_is_told(person: Person) -> None:
    person.context.add_init_script(SLOW)
    open_table(person, "Ana")
    add_bots(person, 3)
    start(person)
    for _ in range(3):
        until_asked(person)
        decide(person)
    until_asked(person)
    person.until(lambda: len(" ".join(said(person))) >= len(" ".join(shown(person))), "The end of it")
    assert " ".join(said(person)) == " ".join(shown(person))


# Whether the screen that was left can still be found when the new heading gets the focus.
LEFT = """() => {
    const left = [];
    document.addEventListener("focusin", ({ target }) =>
        target.matches("h1") && left.push(document.querySelectorAll("main > section:not([hidden])").length));
    return window.__left = left;
}"""


def test_a_screen_is_left_after_its_heading_has_the_focus(person: Person) -> None:
    open_table(person, "Ana")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    person.page.evaluate(LEFT)
    menu(person, "Rules")
    person.until_on("rules")
    person.until(lambda: person.page.locator("main > section:visible").count() == 1, "One screen")
    assert person.page.evaluate("window.__left") == [2]
    assert person.page.evaluate("document.activeElement.closest('section').id") == "rules"


def test_reading_on_past_a_field_does_not_call_back(person: Person) -> None:
    person.go()
    person.fill('textbox "Your name"', "Ana")
    person.page.evaluate("document.activeElement.blur()")  # as a screen reader does in its browse mode
    person.page.wait_for_timeout(300)
    assert person.page.evaluate("document.activeElement === document.body")
    person.page.locator("body").click(position={"x": 2, "y": 2})
    assert "Your name" in person.focused()
    person.forgive("lost focus")


def test_what_a_card_has_done_is_heard_before_any_other_card(
    people: Callable[..., Person], tmp_path: Path, servers: ExitStack
) -> None:
    person = people(servers.enter_context(dealing(tmp_path, "told first")).url)
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    until_asked(person)
    while not person.page.locator("#hand .playable").count():
        decide(person)
        until_asked(person)
    person.press("Shift+B")
    person.tab_to(FITS)
    place = held(person).index(person.focused().split('"')[1])
    person.listen()
    person.press("Enter")
    person.until_heard("You play")
    until_asked(person)
    said = " ".join(person.catch_up()).partition("[Enter]")[2]
    assert re.match(r"\s*polite: You play", said), said
    assert "button" not in said

    # From there the arrows go on to the cards beside it, and a press plays none of them unheard.
    left = held(person)
    person.page.wait_for_timeout(SECOND_PRESS)
    plays = person.asked_for("play")
    person.press("Enter")
    assert person.focused() == f'button "{left[min(place, len(left) - 1)]}"'
    assert person.asked_for("play") == plays
    assert person.page.locator("#hand button").count() == len(left)
