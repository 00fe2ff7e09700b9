"""The page's own voice: whoever plays by it hears every word, however slow it is and however fast the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

import sixdot.web
from tests.browser.people import Person
from tests.browser.playing import (
    FITS,
    SECOND_PRESS,
    add_bots,
    answer,
    decide,
    held,
    menu,
    open_table,
    start,
    until_asked,
)
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


def after(person: Person, key: str) -> str:
    """What the virtual screen reader has said since this key."""
    return " ".join(person.catch_up()).rpartition(f"[{key}]")[2].strip()


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


@pytest.fixture
def told_at_once(person: Person) -> Callable[..., None]:
    """Somebody at a table, to be told several things in one moment; with an exclamation mark: urgent ones."""
    lines: list[WebSocketRoute] = []

    def pass_on(route: WebSocketRoute) -> None:
        lines.append(route)
        there = route.connect_to_server()
        there.on_message(route.send)
        route.on_message(there.send)

    def tell(*texts: str) -> None:
        for text in texts:
            lines[-1].send(json.dumps({"type": "notice", "say": text, "urgent": text.endswith("!")}))

    person.page.route_web_socket("**/ws", pass_on)
    open_table(person, "Ana")
    person.heard()
    return tell


def test_what_comes_in_a_burst_is_one_line_in_its_order(person: Person, told_at_once: Callable[..., None]) -> None:
    before = len(person.heard())
    texts = [f"Ana plays red {number}." for number in range(100)]
    told_at_once(*texts)
    person.until_heard("red 99", before)
    lines = person.heard(before)
    assert " ".join(line.removeprefix("polite: ") for line in lines) == " ".join(texts)
    assert len(lines) < 20


def test_what_is_urgent_comes_before_what_is_held_back(person: Person, told_at_once: Callable[..., None]) -> None:
    before = len(person.heard())
    told_at_once("Ana is next", "Ben is next.", "Ten seconds!", "Cleo is next")
    person.until_heard("Cleo", before)
    assert person.heard(before) == ["assertive: Ten seconds!", "polite: Ana is next. Ben is next. Cleo is next"]
    person.press("r")
    person.until(lambda: len(person.heard(before)) == 3, "The last line again")
    assert person.heard(before)[1] == person.heard(before)[2]


@pytest.mark.parametrize("leaving", ["visibilitychange", "pagehide"])
def test_nothing_is_held_back_when_the_page_is_left(
    person: Person, told_at_once: Callable[..., None], leaving: str
) -> None:
    told_at_once("Ana is next.")
    told = person.page.evaluate(LEAVE, leaving)
    assert told == "Ana is next."
    if leaving == "visibilitychange":
        told_at_once("Ben is next.", "Cleo is next.")
        person.until(lambda: person.spoken[-2:] == ["polite: Ben is next.", "polite: Cleo is next."], "The rest")


# When something is held back, the page is left: what is said last at that moment.
LEAVE = """async (leaving) => {
    while (!document.querySelector("[data-held]")) await new Promise((done) => setTimeout(done));
    Object.defineProperty(document, "hidden", { value: true });
    (leaving === "pagehide" ? window : document).dispatchEvent(new Event(leaving));
    return document.querySelector("#polite").lastElementChild.textContent;
}"""

# Whether the screen that was left can still be found when the new heading gets the focus.
LEFT = """() => {
    const left = [];
    document.addEventListener("focusin", ({ target }) =>
        target.matches("h1") && left.push(document.querySelectorAll("main > section:not([hidden])").length));
    return window.__left = left;
}"""


# How long after another screen has come something is said, in milliseconds.
SINCE = """() => {
    let at = 0;
    window.__since = [];
    let screen = document.body.dataset.screen;
    new MutationObserver(() => { if (screen !== (screen = document.body.dataset.screen)) at = performance.now(); })
        .observe(document.body, { attributes: true, attributeFilter: ["data-screen"] });
    new MutationObserver(() => { if (at) __since.push(performance.now() - at); at = 0; })
        .observe(document.querySelector("#polite"), { childList: true });
}"""


def test_nothing_is_said_while_another_screen_is_put_in_place(person: Person) -> None:
    """Firefox makes the live regions anew with the rest of the page: a line that comes at that moment is lost."""
    open_table(person, "Ana")
    add_bots(person, 1)
    person.page.evaluate(SINCE)
    person.tab_to('^button "Start the game"')
    person.listen()
    person.press("Enter")
    person.until_on("play")
    person.until_heard("You start the game")
    [first, *_] = person.page.evaluate("window.__since")
    assert first >= 200
    assert re.match(r"heading, Mattel, round 1, level 1\s+polite: You start", after(person, "Enter"))


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


Begin = Callable[..., Person]


@pytest.fixture
def begin(people: Callable[..., Person], tmp_path: Path, servers: ExitStack) -> Begin:
    """Somebody who begins a game with two bots, by this rule book; its deals are known."""

    def begun(book: str = "") -> Person:
        person = people(servers.enter_context(dealing(tmp_path, "story")).url)
        open_table(person, "Zoe", book)
        add_bots(person, 2)
        start(person)
        return person

    return begun


GONE = 'button "Nothing here any more"'


def test_what_an_answer_has_done_is_heard_before_anything_else(begin: Begin) -> None:
    person = begin()
    person.until_heard(r"Challenge or accept\?")
    person.listen()
    person.tab_to('^button "Accept"')
    person.press("Enter")
    person.until_heard("You accept")
    until_asked(person)
    assert re.match(r"polite: You accept and draw 4[^a-z].*Your turn", after(person, "Enter"))
    assert not re.search("button|heading", after(person, "Enter"))
    assert person.focused() == GONE
    person.press("Shift+Tab", "Tab")
    assert GONE not in person.tree("#play")

    # The colour of a Wild: it is not named again, and the arrows go on in the hand from where it was.
    person.press("Shift+B")
    person.tab_to('^button "Wild Draw Four, fits"')
    place = held(person).index("Wild Draw Four, fits")
    person.press("Enter")
    person.until(lambda: person.page.locator("#chooser").is_visible(), "A question")
    person.page.wait_for_timeout(SECOND_PRESS)
    person.press("Enter")
    person.until_heard("You play Wild Draw Four")
    until_asked(person)
    assert after(person, "Enter").startswith("polite: You play Wild Draw Four and name blue.")
    assert "button" not in after(person, "Enter")
    assert person.focused() == GONE
    assert 'button "Draw a card"' in person.tree("#choices"), "what can be done is there again"
    person.press("ArrowLeft")
    assert person.focused() == f'button "{held(person)[place - 1]}"'
    assert person.page.locator("#chooser").is_hidden()


def test_a_typed_answer_is_judged_before_anything_else_is_heard_and_keys_work_again(begin: Begin) -> None:
    person = begin("Question")
    until_asked(person)
    person.fill('textbox "Your answer"', answer(person.text("#question")))
    person.listen()
    person.press("Enter")
    person.until_heard("Right.")
    until_asked(person)
    assert re.match(r"polite: Right\. Your turn", after(person, "Enter"))
    assert not re.search("button|heading|textbox", after(person, "Enter"))
    assert person.focused() == 'textbox "Nothing here any more"'
    said = len(person.heard())
    person.press("t")
    person.until_heard("is up", said)
    person.press("ArrowRight")
    assert person.focused() in [f'button "{name}"' for name in held(person)]
    assert person.page.locator("#answer-form").is_hidden()


def test_arrows_walk_in_the_bar_and_among_colours(begin: Begin) -> None:
    person = begin()
    until_asked(person)
    person.tab_to('^button "Challenge"')
    person.press("ArrowRight")
    assert person.focused() == 'button "Accept"'
    person.press("Enter")
    until_asked(person)
    person.tab_to('^button "Wild Draw Four, fits"')
    person.press("Enter")
    assert person.focused() == 'button "blue"'
    person.press("ArrowRight", "ArrowRight")
    assert person.focused() == 'button "red"'
    assert 'toolbar "Wild Draw Four: which colour?"' in person.tree("#choices-part")


def test_a_spoken_line_goes_when_it_is_old_but_not_while_another_is_taken_up(person: Person) -> None:
    person.page.clock.install()
    open_table(person, "Zoe")
    line = person.page.locator("#polite > p", has_text="No round is being played on this screen.")

    def press(key: str) -> None:
        person.press(key)
        person.page.clock.run_for(300)

    press("u")
    assert line.count() == 1
    person.page.clock.run_for(29_000)
    press("e")
    person.page.clock.run_for(1_000)
    assert line.count() == 1, "it is old, but a screen reader may be looking for the line behind it"
    person.page.clock.run_for(5_000)
    assert line.count() == 0


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

    assert person.focused() == GONE, "nobody finds there what was played"

    # From there the arrows go on to the cards beside it, and a press plays none of them unheard.
    left = held(person)
    person.page.wait_for_timeout(SECOND_PRESS)
    plays = person.asked_for("play")
    person.press("Enter")
    assert person.focused() == f'button "{left[min(place, len(left) - 1)]}"'
    assert person.asked_for("play") == plays
    assert person.page.locator("#hand button").count() == len(left)
