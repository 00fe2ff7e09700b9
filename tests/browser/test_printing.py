"""The print view in a browser: found from the lobby by keyboard, legible anywhere, and printed with all its text."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from sixdot.voice.words import LANGUAGES, Words
from tests.browser.axe import violations
from tests.browser.looks import Inspector
from tests.browser.people import Person
from tests.press.source import booklet_of, spaced

pytestmark = pytest.mark.slow  # a browser is started
COLOURS = """() => [
    getComputedStyle(document.querySelector("#rule-lines li")).color, getComputedStyle(document.body).backgroundColor,
]"""
FITS = "document.documentElement.scrollWidth <= innerWidth"


def came_from_the_lobby(person: Person, link: str) -> None:
    person.go()
    person.until_on("lobby")
    person.tab_to(f'link "{link}"')
    person.press("Enter")
    person.page.wait_for_url("**/print/**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_reached_from_the_lobby_by_keyboard(people: Callable[..., Person], language: str) -> None:
    words, person = Words(language), people(locale=language)
    came_from_the_lobby(person, words.say("page-print"))
    assert person.page.url.endswith(f"/print/{language}")
    person.tab_to('link "DOS"')
    person.press("Enter")
    person.page.wait_for_url(f"**/print/dos/{language}")
    assert person.page.title().startswith("DOS")
    person.tab_to(f'link "{words.say("print-file", kind="labels-text", grade=0)}')
    with person.page.expect_download() as coming:
        person.press("Enter")
    assert coming.value.suggested_filename == f"labels-dos-{language}.txt"
    assert "b3" in coming.value.path().read_text(encoding="utf-8")


def test_the_view_follows_the_language_that_the_page_speaks(person: Person) -> None:
    person.has_chosen(language="fr")
    came_from_the_lobby(person, "Imprimer et embosser")
    assert person.page.url.endswith("/print/fr")
    person.page.go_back()
    person.until_on("lobby")


@pytest.mark.parametrize("path", ["/print/en", "/print/french/fr"])
def test_it_has_no_fault_in_any_look(person: Person, path: str) -> None:
    person.page.goto(person.origin + path)
    inspector = Inspector()
    inspector.look(path, person)
    assert inspector.report() == ""


def test_the_rules_that_open_break_no_rule_of_axe_and_fit_any_window(person: Person) -> None:
    page = person.page
    page.goto(person.origin + "/print/dos/fr/rules-dos-fr.html")
    for width in (1280, 320):
        page.set_viewport_size({"width": width, "height": 568})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == []
        assert page.evaluate(FITS), width


def test_the_rules_that_open_are_printed_in_large_type_with_all_their_text(person: Person) -> None:
    person.page.goto(person.origin + "/print/mattel/en/rules-mattel-en.html")
    person.page.emulate_media(media="print")
    assert person.page.evaluate("getComputedStyle(document.querySelector('section p')).fontSize") == "24px"
    read = subprocess.run(["pdftotext", "-", "-"], input=person.page.pdf(), capture_output=True, check=True)
    printed = spaced(read.stdout.decode())
    for rule, text in booklet_of("mattel", "en").rules().items():
        assert spaced(text) in printed, rule


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rules_of_the_game_page_are_printed_in_black_on_white_without_its_buttons(
    person: Person, theme: str
) -> None:
    person.has_chosen(theme=theme)
    person.go()
    person.until_on("lobby")
    person.activate('button "Rules"')
    person.until_on("rules")
    person.page.wait_for_selector("#rule-lines li")
    rules = person.page.locator("#rule-lines li").all_inner_texts()
    person.page.emulate_media(media="print")
    assert person.page.locator("button:visible, a:visible, select:visible").count() == 0
    assert person.page.evaluate(COLOURS) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    read = subprocess.run(["pdftotext", "-", "-"], input=person.page.pdf(), capture_output=True, check=True)
    printed = spaced(read.stdout.decode())
    assert len(rules) > 20
    for text in [*rules, *person.page.locator("#reference-lines li").all_inner_texts()]:
        assert spaced(text) in printed
