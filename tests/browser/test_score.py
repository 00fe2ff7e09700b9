"""Somebody with real cards keeps the score on the page: by keyboard, by ear, and without a line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.browser.looks import LOOKS, put_on, wrongs
from tests.browser.people import POLITE, Person
from tests.helpers.servers import Inside

pytestmark = pytest.mark.slow  # a browser is started
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
NOT_TWICE = ("Shift+Tab", "Tab")  # a second press right after the first one is not meant for what came up
HAND = r'^textbox "{}: which cards, or how many points\?"'


def comes(person: Person) -> None:
    person.go()
    person.until_on("lobby")
    person.activate('button "Keep the score of real cards"')
    person.until_on("score")
    person.page.wait_for_selector("#score-said", state="attached")
    person.until(lambda: 'heading "' in person.focused(), "The heading")


def begins(person: Person, names: str = "Ana, Ben, Cleo", edition: str = "Mattel", **chosen: str) -> str:
    """Begin a sheet; return what is said."""
    if person.screen != "score":
        comes(person)
    person.fill('textbox "Who plays?', names)
    person.pick('combobox "Rule book"', edition)
    for label, option in chosen.items():
        if label == "target":
            person.fill('textbox "Points to play to"', option)
        else:
            person.pick(f'combobox "{label.replace("_", " ")}', option)
    return said_after(person, lambda: person.activate('button "Begin"'))


def said_after(person: Person, work: Callable[[], None]) -> str:
    """The one thing that is said after this is done."""
    before = len(person.heard())
    work()
    person.until(lambda: len(person.heard(before)) > 0, "An answer")
    (said,) = person.heard(before)
    return said.removeprefix(POLITE)


def out(person: Person, name: str) -> str:
    return said_after(person, lambda: person.activate(f'^button "{name}"'))


def holds(person: Person, name: str, hand: str) -> str:
    """What is answered to a hand; its field has the focus already."""
    person.until(lambda: HAND.format(name)[1:12] in person.focused(), f"The field of {name}")
    person.press("Control+a")
    person.type(hand)
    return said_after(person, lambda: person.press("Enter"))


def test_a_whole_sheet_by_keyboard_and_ear(person: Person) -> None:
    said = begins(person, target="150", Who_deals_first="Cleo")
    assert said == (
        "Score keeper: Mattel, UNO Braille, with Ana, Ben and Cleo. 150 points win the game. "
        "Cleo deals round 1. Who goes out?"
    )
    assert person.focused() == 'button "Ana"'
    assert out(person, "Ana") == "Ana is out. Ben: which cards, or how many points?"
    assert holds(person, "Ben", "red 5, wild") == (
        "Ben has red 5 and Wild: 55 points. Cleo: which cards, or how many points?"
    )
    assert holds(person, "Cleo", "34") == (
        "Cleo has 34 points. Round 1: Ana goes out and scores 89 points. Ana 89, Ben 0, Cleo 0. "
        "Ana deals round 2. Who goes out?"
    )
    assert person.focused() == 'button "Ana"'
    assert out(person, "Nobody") == (
        "Round 2: nobody goes out and nobody scores. Ana 89, Ben 0, Cleo 0. Ben deals round 3. Who goes out?"
    )
    # A correction: everything is asked again, and Enter leaves it so.
    person.pick('combobox "Which round"', "Round 1")
    said = said_after(person, lambda: person.activate('button "Correct this round"'))
    assert said.startswith("Round 1, Ana out: Ana 89.")
    assert said.endswith("Who went out? Enter leaves it so.")
    assert person.focused() == 'button "Ana"'
    said = said_after(person, lambda: person.press(*NOT_TWICE, "Enter"))
    assert said == (
        "Ana is out. Ben has red 5 and Wild: 55 points. Enter leaves it so; or type the cards, or the points."
    )
    assert said_after(person, lambda: person.press(*NOT_TWICE, "Enter")).startswith("Cleo has 34 points.")
    assert holds(person, "Cleo", "40").startswith(
        "Cleo has 40 points. Round 1 is corrected: Ana out, Ana 95. Scores: Ana 95, Ben 0, Cleo 0; 150 wins."
    )
    said = said_after(person, lambda: person.activate('button "Undo"'))
    assert said.startswith("The correction of round 1 is taken back. Scores: Ana 89")
    said = said_after(person, lambda: person.activate('button "Redo"'))
    assert said.startswith("Round 1 is corrected again. Scores: Ana 95")
    person.pick('combobox "Which round"', "Round 2")
    said = said_after(person, lambda: person.activate('button "Remove this round"'))
    assert said.startswith("Round 2 is removed.")
    assert "Ana deals round 2" in said
    person.pick('combobox "Who deals round 2', "Ben")
    assert said_after(person, lambda: person.activate('button "Say so"')) == "Ben deals round 2. Who goes out?"
    # To the end.
    out(person, "Ana")
    holds(person, "Ben", "60")
    assert "Ana wins the game. Undo takes the last round back" in holds(person, "Cleo", "r9 b9")
    assert person.focused().startswith('heading "Score: Mattel')
    rows = person.page.locator("#score-table tr").all_inner_texts()
    assert [row.split("\t") for row in rows] == [
        [
            "Round",
            "Dealer",
            "Out",
            *[f"{who}, {what}" for what in ("this round", "in all") for who in ("Ana", "Ben", "Cleo")],
        ],
        ["1", "Cleo", "Ana", "95", "0", "0", "95", "0", "0"],
        ["2", "Ben", "Ana", "78", "0", "0", "173", "0", "0"],
    ]


def test_what_cannot_be_gets_a_sentence_and_changes_nothing(person: Person) -> None:
    begins(person, edition="RNIB:", Scoring="eliminated", target="50")
    out(person, "Ana")
    refusals = {
        "r5 r5 r5": "Red 5: the pack has only 2, not 3. Type the hand again, or its points as a number.",
        "99999": "99999 cannot be: all the cards together count 1240. Type the cards, or the points again.",
        "r5 zz": 'I know no card "zz". Type the cards, such as r5 wi, or the points as a number.',
        "5 7": "Which colour has the 5? Type the hand again with it, or the points of the whole hand as a number.",
    }
    for typed, told in refusals.items():
        assert holds(person, "Ben", typed) == told
        assert person.page.locator("#score-hand").get_attribute("aria-invalid") == "true"
        assert person.text("#score-said") == told
    assert holds(person, "Ben", "60").startswith("Ben has 60 points. Cleo:")
    assert "Ben is eliminated. Only two are left" in holds(person, "Cleo", "0")
    assert out(person, "Ben, eliminated") == "Ben is eliminated and plays no more. Name somebody else."
    person.activate('button "Cleo"')
    person.tab_to(HAND.format("Ana"))
    assert person.page.locator("#score-table tbody tr").count() == 1


def test_a_table_that_cannot_be_is_told_before_anything_is_kept(person: Person) -> None:
    assert begins(person, "Ana") == "That cannot be: the mattel edition is for 2 to 10 players, not 1."
    assert person.focused().startswith('textbox "Who plays?"')
    person.press("Control+a")
    person.type("Ana, Ben, ána")
    said = said_after(person, lambda: person.press("Enter"))
    assert said == "That cannot be: two people have names that sound the same, so give one of them another."
    person.fill('textbox "Points to play to"', "no")
    person.fill('textbox "Who plays', "Ana, Ben")
    assert said_after(person, lambda: person.press("Enter")) == (
        "That cannot be: a target is a number from 1 to 1000000, not no."
    )
    assert person.page.evaluate("() => localStorage.getItem('sixdot:score')") is None


def test_a_sheet_goes_on_after_a_reload_and_is_not_overwritten_unasked(person: Person) -> None:
    begins(person, "Ana, Ben, Cleo, Dan", "French", Partners="Another partner each round")
    out(person, "Ana")
    for name in ("Ben", "Cleo", "Dan"):
        said = holds(person, name, "10")
    before = len(person.heard())
    person.page.reload()
    person.until_on("score")
    again = person.until_heard("Back at the score", before)
    assert again.endswith("In round 2 Ana plays with Ben and Cleo plays with Dan. Who goes out?")
    assert "In round 2 Ana plays with Ben" in said
    said = said_after(person, lambda: person.activate('button "Begin a new score"'))
    assert said == "The score of Ana, Ben, Cleo and Dan will be gone. Press again to begin a new one."
    person.tab_to('button "Back to the start"')
    person.press("Enter")
    person.until_on("lobby")
    person.page.reload()
    person.until_on("lobby")
    person.activate('button "Keep the score of real cards"')
    person.until_on("score")
    assert person.page.locator("#score-table tbody tr").count() == 1


def test_two_windows_never_overwrite_each_other(person: Person) -> None:
    begins(person, "Ana, Ben")
    other = person.context.new_page()
    other.goto(person.origin)
    other.locator("#go-score").click()
    other.locator("#score-out button", has_text="Ana").click()
    other.locator("#score-hand").fill("20")
    other.locator("#score-hand").press("Enter")
    other.locator("#score-table tbody tr").wait_for()
    other.close()
    person.page.bring_to_front()
    out(person, "Ben")
    said = holds(person, "Ana", "7")
    assert said.startswith("The score was changed in another window.")
    assert "Ana 20" in said
    assert person.page.locator("#score-table tbody tr").count() == 1


@pytest.mark.parametrize("kind", ["As text", "For a spreadsheet"])
def test_the_score_is_given_to_the_browser_as_a_file(kind: str, person: Person) -> None:
    begins(person, "Ana, =Ben", target="20")
    out(person, "Ana")
    holds(person, "=Ben", "r5 wi")
    with person.page.expect_download() as download:
        said = said_after(person, lambda: person.activate(f'button "{kind}"'))
    name = download.value.suggested_filename
    assert said == f"{name} is given to the browser, which puts it with your downloads."
    text = Path(download.value.path()).read_bytes().decode()
    if kind == "As text":
        assert name.endswith(".txt")
        assert text.startswith(
            "Mattel, UNO Braille, Ana and =Ben\nRound 1, Ana out: Ana 55. In all Ana 55, =Ben 0.\n"
        )
    else:
        assert name.endswith(".csv")
        assert text.split("\r\n")[1:] == ["1,,Ana,55,0,55,0", ""]
        assert text.startswith('\ufeffRound,Dealer,Out,"Ana, this round","\'=Ben, this round"')


@pytest.fixture
def own_server(tmp_path: Path, servers: ExitStack) -> Inside:
    return servers.enter_context(Inside(tmp_path))


@pytest.mark.parametrize(("language", "way", "whole"), [
    ("en-GB", "Keep the score of real cards", "Ana deals round 2"),
    ("fr-FR", "Tenir la marque de vraies cartes", "Ana donne pour la manche 2"),
])  # fmt: skip
def test_without_a_line_after_one_visit(
    people: Callable[..., Person], own_server: Inside, language: str, way: str, whole: str
) -> None:
    person = people(own_server.url, service_workers="allow", locale=language)
    person.go()
    person.until_on("lobby")
    person.page.wait_for_function(CONTROLLED)
    person.context.set_offline(True)
    person.forgive("ERR_INTERNET_DISCONNECTED")
    person.page.reload()
    person.until_on("lobby")
    person.activate(f'button "{way}"')
    person.until_on("score")
    person.fill('textbox "(Who plays|Qui joue)', "Ana, Ben")
    person.pick('combobox "(Rule book|Règle)', "Mattel")
    person.pick('combobox "(Who deals|Qui donne)', "Ben")
    person.activate('button "(Begin|Commencer)"')
    person.activate('^button "Ben"')
    person.tab_to('textbox "Ana')
    person.type("r5 wi")
    person.press("Enter")
    person.until_heard(whole)
    person.page.reload()
    person.until_on("score")
    assert person.page.locator("#score-table tbody tr").count() == 1


def test_every_look_of_it(person: Person) -> None:
    faults: list[str] = []

    def look(scene: str) -> None:
        for name, look in LOOKS.items():
            put_on(person.page, look)
            faults.extend(f"{scene}, {name}: {fault}" for fault in wrongs(person.page, look.is_recoloured))
        put_on(person.page, LOOKS["light"])

    comes(person)
    look("new")
    begins(person, "Ana, Ben, Cleo, Dan, Eva, Finn, Gus, Hal, Ida, Maximiliane-Josefine", "RNIB:")
    look("who goes out")
    out(person, "Ana")
    look("a hand")
    holds(person, "Ben", "zz")
    look("a refusal")
    person.activate('button "Forget this round"')
    out(person, "Nobody")
    look("a round")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
def test_nothing_goes_sideways_on_a_phone(people: Callable[..., Person], width: int, height: int) -> None:
    person = people(viewport={"width": width, "height": height})
    begins(person, ", ".join(f"Player {sign} with a long name" for sign in "ABCDEFGHIJ"))
    out(person, "Nobody")
    assert person.page.evaluate("() => document.scrollingElement.scrollWidth") <= width
