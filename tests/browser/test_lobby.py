"""The first screen: one press and cards are dealt; a name is asked for once; an invitation that others can open."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from PIL import Image
from pyzbar import pyzbar

from tests.browser.people import Person
from tests.browser.playing import add_bots, decide, is_asked, open_table, play_round, start, until_asked
from tests.browser.serving import dealing

pytestmark = pytest.mark.slow  # a browser is started
SHARING = "navigator.share = async (what) => { window.__shared = what; };"
DECLINED = "navigator.share = async () => { throw new DOMException('no', 'AbortError'); };"


def test_one_press_deals_a_game_against_bots(person: Person) -> None:
    person.go()
    person.until_on("lobby")
    assert 'heading "Sit down and play"' in person.focused()
    person.press("Tab")
    assert person.focused() == 'button "Play now against bots"'
    person.press("Enter")
    person.until_on("play")
    until_asked(person)
    assert person.asked_for("bot") == 3
    person.until_heard("You start the game: Mattel")
    assert not [line for line in person.heard() if "sits down" in line]
    decide(person)


def test_at_400_percent_it_is_pressed_on_the_first_screen(people: Callable[..., Person]) -> None:
    person = people(viewport={"width": 320, "height": 256})
    person.go()
    person.until_on("lobby")
    assert person.page.locator("#play-now").evaluate(BOTTOM) <= 256


def test_the_game_against_bots_is_as_one_has_chosen_it(person: Person) -> None:
    person.go()
    person.until_on("lobby")
    assert person.text("#quick-words") == "Mattel, bots: 3, steady"
    person.activate("Mattel, bots: 3, steady")
    person.pick('combobox "Rule book"', "DOS")
    assert person.text("#quick-words") == "DOS, bots: 3, steady"
    person.pick('combobox "How many bots"', "1")
    person.pick('combobox "How strong"', "easy")
    assert person.text("#quick-words") == "DOS, bots: 1, easy"
    person.tab_to('button "Play now against bots"', "Shift+Tab")
    person.press("Enter")
    person.until_on("play")
    assert "bot add easy" in "".join(person.sent)
    assert 'heading "DOS, round 1"' in person.tree("#play")


@pytest.mark.fault("W05")
def test_pressed_twice_it_is_still_one_game(person: Person) -> None:
    person.go()
    person.until_on("lobby")
    person.page.evaluate(
        "() => { for (let press = 0; press < 2; press++) document.querySelector('#play-now').click(); }"
    )
    person.until_on("play")
    assert sum(json.loads(frame).get("type") == "open" for frame in person.sent) == 1
    assert person.asked_for("bot") == 3


def test_a_french_browser_gets_the_french_book(people: Callable[..., Person]) -> None:
    person = people(locale="fr-FR")
    person.go()
    person.until_on("lobby")
    person.activate('button "Jouer tout de suite contre des robots"')
    person.until_on("play")
    assert 'heading "Édition française' in person.tree("#play")


def test_a_name_is_asked_for_once_and_can_be_changed(person: Person) -> None:
    open_table(person, "Zoe")
    person.go("/?again")
    person.until_on("lobby")
    assert "You are Zoe." in person.text("#who-form").replace("\u2068", "").replace("\u2069", "")
    assert 'textbox "Your name"' not in person.tree("#lobby")
    person.activate('button "Change the name"')
    assert person.focused().startswith('textbox "Your name"')
    person.press("Control+a")
    person.type("Mia")
    person.press("Enter")
    assert "You are" in person.text("#who-form")
    person.activate('button "Open a table"')
    person.until_on("table")
    assert "Mia" in person.text("#seats")


def test_the_rules_can_be_read_before_one_sits_down(person: Person) -> None:
    person.go()
    person.until_on("lobby")
    person.activate('button "Rules"')
    person.until_on("rules")
    person.until(lambda: person.page.locator("#rule-lines li").count() > 20, "The rules")
    assert 'heading "Rules: Mattel"' in person.tree("#rules") or "Mattel" in person.text("#rules-title")
    assert person.heard() == []
    person.activate('button "Back')
    assert person.screen == "lobby"


def test_whoever_follows_a_link_is_only_asked_for_a_name(people: Callable[..., Person]) -> None:
    code = open_table(people(), "Zoe")
    ben = people()
    ben.go(f"/#{code}")
    ben.until_on("lobby")
    assert "Play now" not in ben.tree("#lobby")
    ben.press("Tab")
    assert ben.focused().startswith('textbox "Your name"')
    ben.type("Ben")
    ben.press("Enter")
    ben.until_on("table")


def test_an_invitation_is_shared_as_the_system_does_it(person: Person) -> None:
    person.context.add_init_script(SHARING)
    code = open_table(person, "Zoe")
    person.activate('button "Share the link"')
    shared = person.page.evaluate("() => window.__shared")
    assert shared["url"].endswith(f"/#{code}")
    assert shared["text"] == "Sit down at my table and play."


def test_whoever_does_not_share_after_all_hears_nothing_about_it(person: Person) -> None:
    person.context.add_init_script(DECLINED)
    open_table(person, "Zoe")
    said = len(person.heard())
    person.activate('button "Share the link"')
    person.page.wait_for_timeout(200)
    assert person.heard(said) == []


def test_where_the_system_cannot_share_the_link_is_copied(person: Person) -> None:
    person.context.add_init_script("delete Navigator.prototype.share;")
    open_table(person, "Zoe")
    assert "Share" not in person.tree("#table")
    person.activate('button "Copy the link"')
    person.until_heard("The link is copied")


def test_at_this_computer_the_invitation_has_an_address_that_others_can_open(person: Person) -> None:
    person.page.route("**/addresses", lambda route: route.fulfill(body=json.dumps(["http://192.0.2.7:8600/"])))
    code = open_table(person, "Zoe")
    person.until(lambda: person.page.locator("#link").input_value() == f"http://192.0.2.7:8600/#{code}")
    assert "where only this computer finds it" in person.text("#reach")


def test_where_the_server_listens_to_nobody_else_the_invitation_says_so(person: Person) -> None:
    code = open_table(person, "Zoe")
    person.until(lambda: "Only this computer can open this link" in person.text("#reach"))
    assert person.page.locator("#link").input_value() == f"{person.origin}/#{code}"


def test_the_result_has_the_winner_in_its_heading_and_the_hands_that_were_left(person: Person) -> None:
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    while person.screen == "play":
        if is_asked(person):
            decide(person)
        person.page.wait_for_timeout(20)
    person.until_on("result")
    assert re.match(r'heading "Round 1 is over\. (You|Ana) went out\."', person.focused())
    rows = person.page.locator("#scores tr")
    left = rows.locator("td:nth-of-type(1)").all_inner_texts()
    assert [text == "no cards" for text in left] == [True, False], "who went out comes first"
    cards = left[1]
    assert re.search(r"red|blue|green|yellow|Wild", cards)
    assert rows.locator("[aria-hidden=true] svg").count() > 0
    widths = rows.locator(".score-bar > span").evaluate_all("bars => bars.map((bar) => bar.style.width)")
    assert "100%" in widths
    person.press("Tab")
    assert person.focused() == 'button "Go on"'


# The rows of the result that a window does not show whole, and how high the highest is.
BELOW = """() => [...document.querySelectorAll("#result-actions button, #scores tr")]
    .filter((each) => each.getBoundingClientRect().bottom > innerHeight).length"""
BOTTOM = "each => each.getBoundingClientRect().bottom"
HIGHEST = "rows => Math.max(...rows.map((row) => row.getBoundingClientRect().height))"


def test_the_result_of_four_is_on_the_first_screen_of_a_phone(
    people: Callable[..., Person], tmp_path: Path, servers: ExitStack
) -> None:
    person = people(servers.enter_context(dealing(tmp_path, "four")).url, viewport={"width": 390, "height": 844})
    open_table(person, "Zoe")
    add_bots(person, 3)
    start(person)
    play_round(person)
    person.until_on("result")
    person.page.evaluate("scrollTo(0, 0)")
    rows = person.page.locator("#scores tr")
    assert rows.count() == 4
    assert rows.first.locator("td").first.inner_text() == "no cards", "the winner first"
    assert person.page.evaluate(BELOW) == 0
    assert rows.evaluate_all(HIGHEST) < 140, "two rows of cards at most"
    person.page.set_viewport_size({"width": 320, "height": 568})
    person.page.evaluate("scrollTo(0, 0)")
    assert person.page.evaluate(BELOW) <= 2, "the winner and what comes next are in a tiny window, too"
    assert rows.evaluate_all(HIGHEST) < 150
    assert 'columnheader "Cards left"' in person.tree("#result table")
    person.page.set_viewport_size({"width": 320, "height": 256})
    person.page.evaluate("scrollTo(0, 0)")
    assert person.page.locator("#result-actions button").evaluate(BOTTOM) <= 256, "at 400 %, too"
    person.page.emulate_media(forced_colors="active")
    tracks = rows.locator(".score-bar").evaluate_all("all => all.map((bar) => getComputedStyle(bar).backgroundColor)")
    assert all(colour.endswith(", 0)") for colour in tracks), "no points are no bar, whoever chooses the colours"


def test_a_phone_reads_the_link_from_a_picture(people: Callable[..., Person]) -> None:
    person = people(viewport={"width": 390, "height": 844}, color_scheme="dark")
    open_table(person, "Zoe")
    person.activate("Link as a QR code")
    picture = person.page.get_by_role("img", name="QR code that opens the link to this table")
    person.until(lambda: picture.evaluate("img => img.complete && img.naturalWidth > 0"), "The picture")
    with Image.open(io.BytesIO(picture.screenshot())) as shot:
        grey = shot.convert("L")
    (read,) = pyzbar.decode((grey.tobytes(), *grey.size))
    assert read.data.decode() == person.page.locator("#link").input_value()


def test_words_of_a_version_that_the_server_no_longer_has_come_from_the_one_it_has(person: Person) -> None:
    person.forgive("404")
    person.page.route(re.compile(r"/words/fr\.[0-9a-f]+\.json"), lambda route: route.fulfill(status=404))
    person.go()
    person.until_on("lobby")
    person.page.select_option("#lobby-language", "fr")
    person.until(lambda: person.page.evaluate("document.documentElement.lang") == "fr")
