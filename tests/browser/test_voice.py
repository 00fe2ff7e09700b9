"""The page's own voice: whoever plays by it hears every word, however slow the voice and however fast the table."""

from __future__ import annotations

from pathlib import Path

import pytest

import sixdot.web
from tests.browser.people import Person
from tests.browser.playing import add_bots, decide, open_table, start, until_asked

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


def test_a_slow_voice_loses_nothing(person: Person) -> None:
    person.context.add_init_script(SLOW)
    open_table(person, "Ana")
    add_bots(person, 3)
    start(person)
    while len(shown(person)) < 100:
        until_asked(person)
        decide(person)
    person.until(lambda: len(" ".join(said(person))) >= len(" ".join(shown(person))), "The end of it", 120)
    assert " ".join(said(person)) == " ".join(shown(person))
    assert len(said(person)) < len(shown(person))  # in a burst several things are said in one breath


def test_what_is_urgent_is_said_next_and_breaks_nothing_off(person: Person) -> None:
    person.context.add_init_script(SLOW)
    person.page = person.context.new_page()
    person.page.add_script_tag(type="module", content=(PAGE / "speech.js").read_text("utf-8") + "window.say = say;")
    person.until(lambda: person.page.evaluate("'say' in window"), "The voice")
    person.page.evaluate(
        """() => {
            for (const text of ["one", "two", "three"]) say(text + ".".repeat(150), "en");
            say("time".padEnd(100, "."), "en", true);
        }"""
    )
    person.until(lambda: len(said(person)) == 4, "All four")
    assert [text.rstrip(".") for text in said(person)] == ["one", "time", "two", "three"]
