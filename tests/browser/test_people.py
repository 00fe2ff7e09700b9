"""One menu for each person: from their seat or from the drawer, what can be done to them and asked about them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sixdot.wire.client import Client
from tests.browser.people import Person
from tests.browser.playing import about, add_bots, menu, open_table, start
from tests.browser.told import told
from tests.helpers.servers import Server, done, hear

pytestmark = pytest.mark.slow


def names(person: Person) -> list[str]:
    """What can be pressed in the menu that is open."""
    return person.page.locator("#people .choices:not([hidden]) button").all_text_contents()


def test_a_seat_opens_the_menu_of_whoever_sits_there_and_what_is_asked_is_answered_at_the_cards(
    person: Person,
) -> None:
    open_table(person, "Zoe")
    add_bots(person, 3)
    start(person)
    seats = person.page.locator("#players .seat .told").all_text_contents()
    person.press("b")
    person.tab_to(r'^button "\w+: \d+ cards', "Shift+Tab")
    person.press("Home", "ArrowRight")
    name = seats[1].partition(":")[0]
    assert person.focused().startswith(f'button "{name}:')
    person.press("Shift+Tab", "Tab")
    assert person.focused().startswith(f'button "{name}:'), "all seats are one stop"
    person.press("Enter")
    assert re.fullmatch(rf'button "{name}: \d+ cards(, to play)?" \[expanded\]', person.focused())
    assert 'tab "People" [selected]' in person.tree("#side")
    assert names(person) == [f"What did {name} play?", f"How many points has {name}?"], "a bot is not talked to"
    said = len(person.heard())
    person.activate(f'^button "How many points has {name}')
    answer = person.until_heard(rf"{name} has \d+ points", said)
    assert answer.endswith(person.text(".bar .answer"))
    assert not person.page.locator("#side").is_visible()
    assert person.focused().startswith(f'button "{name}:'), "back at the seat"


def test_who_may_be_caught_or_challenged_has_it_in_the_menu(person: Person) -> None:
    changes: dict[str, Any] = {"counts": [7, 1, 7], "challenged": 2, "legal": ["challenge", "accept"]}
    told(person, lambda view: view.update(changes, wanted="turn", turn=0))
    open_table(person, "Zoe")
    add_bots(person, 2)
    start(person)
    one, other = person.page.locator("#players .seat .told").all_text_contents()
    about(person, other.partition(":")[0])
    assert names(person)[0] == "Challenge"
    about(person, one.partition(":")[0])
    assert one.endswith("one card")
    assert len(person.page.locator("#people [aria-expanded=true]").all()) == 1, "one menu at a time"
    person.activate('^button "Catch ')
    person.until(lambda: person.asked_for("catch") == 1, "The catch is sent")
    assert not person.page.locator("#side").is_visible(), "what comes of it is in sight"


def test_the_drawer_has_three_tabs_and_the_chat_says_there_what_is_unread(person: Person, server: Server) -> None:
    code = open_table(person, "Zoe")
    with Client.join(f"{server.url}/#{code}", "Ben") as ben:
        person.until_heard("Ben sits down")
        person.activate('button "Start the game"')
        hear(ben, lambda: ben.known.table.stage == "ready")
        done(ben, "go on")
        person.until_on("play")
        menu(person, "People")
        assert person.focused() == 'tab "People" [selected]'
        assert [part.get_attribute("id") for part in person.page.locator("#side [role=tabpanel]:visible").all()] == [
            "people-part"
        ]
        done(ben, "chat Hello")
        person.until_heard("Hello")
        assert 'tab "Chat, unread: 1"' in person.tree("#tabs")
        person.press("ArrowLeft")
        assert person.focused() == 'tab "Chat" [selected]'
        assert "Hello" in person.text("#chat-lines")
        person.press("Home")
        assert person.focused() == 'tab "History" [selected]'
        about(person, "Ben")
        assert names(person)[2:] == ["Mute Ben", "Make Ben host", "Send Ben away"]
        person.activate('^button "Mute Ben"')
        person.until(lambda: "Hear Ben again" in names(person), "Ben is muted")
        assert person.focused() == 'button "Hear Ben again"', "the menu stays for what is not answered at the cards"
        person.press("Escape")
        assert person.focused() == 'button "Menu"'
