"""Every screen in every state and look breaks no accessibility rule, has no small target and hides nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixdot.game.match import Match
from sixdot.wire.client import Client
from tests.browser.deals import seed_where
from tests.browser.judging import judging
from tests.browser.looks import Inspector
from tests.browser.people import Person
from tests.browser.playing import (
    FITS,
    add_bots,
    choose,
    decide,
    is_asked,
    join_table,
    menu,
    open_table,
    play_on,
    play_to,
    start,
    unfold,
    until_asked,
)
from tests.browser.serving import dealing
from tests.helpers.servers import Inside, Server, done, hear

pytestmark = pytest.mark.slow


def begins_with_wilds(game: Match) -> bool:
    """The first seat begins and holds a Wild, the second holds a Wild Draw Four."""
    first, second = (game.view(seat) for seat in (0, 1))
    codes = [[card.code for card in view.hand] for view in (first, second)]
    return first.turn == 0 and first.phase == "turn" and "wi" in codes[0] and "wi+4" in codes[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    seed = seed_where("mattel", 2, begins_with_wilds, ["hand=3"])
    with dealing(tmp_path_factory.mktemp("server"), seed) as server:
        yield server


@pytest.fixture
def inspector() -> Iterator[Inspector]:
    inspector = Inspector()
    yield inspector
    assert not inspector.found, inspector.report()


def deal_three(person: Person) -> None:
    said = len(person.heard())
    unfold(person, "House rules")
    person.pick('combobox "Cards dealt"', "3 cards")
    person.until_heard("3 cards are dealt", said)


def test_a_table_for_two(people: Callable[..., Person], inspector: Inspector) -> None:
    ana, ben = people(), people()
    ana.go()
    ana.until_on("lobby")
    inspector.look("lobby", ana)
    ana.activate('button "Open a table"')
    inspector.look("lobby, no name", ana)
    code = open_table(ana, "Ana", public=True)
    inspector.look("table, alone", ana)
    deal_three(ana)
    ben.go()
    ben.until_on("lobby")
    ben.activate('button "Look again"')
    inspector.look("lobby with a table", ben)
    ben.go(f"/#{code}")
    ben.until_on("lobby")
    inspector.look("join", ben)
    join_table(ben, "Ben", code)
    inspector.look("table, guest", ben)
    ben.fill('textbox "Say to the table"', "Hello Ana!")
    ben.press("Enter")
    ana.until_heard("Hello Ana")
    ana.activate('button "Start the game"')
    ana.until(lambda: "Waiting for Ben" in ana.tree("main"))
    inspector.look("waiting for others", ana)
    inspector.look("waited for", ben)
    ben.activate('button "Go on"')
    for person in (ana, ben):
        person.until_on("play")
    inspector.look("in turn", ana)
    inspector.look("out of turn", ben)
    ana.tab_to('^button "Wild, fits"')
    ana.press("Enter")
    inspector.look("which colour", ana)
    choose(ana)
    ben.until(lambda: is_asked(ben))
    ben.tab_to('^button "Wild Draw Four, fits"')
    ben.press("Enter")
    choose(ben)
    ana.until_heard("Challenge or accept")
    inspector.look("challenge", ana)
    play_on(ana, ben)
    inspector.look("result of a round", ana)
    ana.activate('button "Replay"')
    ana.activate('button "Next"')
    inspector.look("replay", ana)


def test_somebody_watches_and_somebody_is_accused(
    people: Callable[..., Person], server: Inside, inspector: Inspector
) -> None:
    ana, ben, will = people(), people(), people()
    code = open_table(ana, "Ana", "RNIB:")
    join_table(ben, "Ben", code)
    with Client.join(f"{server.url}/#{code}", "Cleo") as cleo:
        ana.activate('button "Start the game"')
        ben.activate('button "Go on"')
        hear(cleo, lambda: cleo.known.table.stage == "ready")
        done(cleo, "go on")
        ana.until_on("play")
        join_table(will, "Will", code)
        will.until_on("play")
        inspector.look("spectator", will)
        ana.activate('^button "More"')
        inspector.look("more choices", ana)
        ana.activate('button "Accuse Cleo of giving advice"')
        ben.until_heard("Ana accuses Cleo")
        inspector.look("vote", ben)
    menu(ben, "Leave the table")
    ben.until_heard("Press again to leave")
    inspector.look("leaving asked twice", ben)


def test_a_refusal_and_the_table_between_rounds(person: Person, inspector: Inspector) -> None:
    open_table(person, "Ana")
    add_bots(person, 1)
    deal_three(person)
    start(person)
    until_asked(person)
    said = len(person.heard())
    person.press("x")
    person.until_heard("", said)
    inspector.look("refusal", person)
    while person.screen == "play":
        decide(person)
        until_asked(person)
    person.tab_to("Take part in the shuffle")
    person.press("Enter")
    inspector.look("a text for the shuffle", person)
    person.activate('button "Change seats and options"')
    person.until_on("table")
    inspector.look("table between rounds", person)


def test_an_answer_to_judge(people: Callable[..., Person], server: Inside, inspector: Inspector) -> None:
    ana = people()
    with judging(ana, server.url):
        inspector.look("judge", ana)


def test_screens_over_the_game(people: Callable[..., Person], server: Inside, inspector: Inspector) -> None:
    ana = people()
    code = open_table(ana, "Ana")
    add_bots(ana, 1)
    start(ana)
    for screen, button in {"rules": "Rules", "settings": "Settings", "keys": "Keys"}.items():
        menu(ana, button)
        ana.until_on(screen)
        ana.page.wait_for_load_state("networkidle")
        inspector.look(screen, ana)
        ana.press("Escape")
        ana.until_on("play")
    ana.context.set_offline(True)
    ana.until_heard("You are offline")
    inspector.look("offline", ana)
    ana.context.set_offline(False)
    ana.until(lambda: not ana.page.locator("#connection").is_visible(), "The connection")
    other = ana.context.new_page()
    other.goto(f"{server.url}/#{code}")
    ana.until_heard("in another window")
    inspector.look("replaced", ana)
    other.close()
    ana.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_pause_and_the_end_of_a_game(person: Person, inspector: Inspector) -> None:
    open_table(person, "Ana")
    add_bots(person, 2)
    deal_three(person)
    play_to(person, 1)
    start(person)
    for _ in range(20):  # not every game has a pause
        if _meets_a_pause(person, inspector):
            break
        person.activate('button "Another game"')
        person.until_on("play")
    else:
        raise AssertionError("Twenty games without a pause.")
    inspector.look("result of a game", person)


def _meets_a_pause(person: Person, inspector: Inspector) -> bool:
    """Play a game to its end; return whether there was a pause in it."""
    paused = False
    while person.screen == "play":
        until_asked(person)
        if not paused and person.screen == "play" and "The game waits for you" in person.text("#turn"):
            paused = True
            inspector.look("pause", person)
        if person.screen == "play":
            decide(person)
    person.until_on("result")
    return paused


@pytest.mark.parametrize("edition", ["DOS", "Question", "French", "RNIB:"])
def test_other_rule_books(edition: str, person: Person, inspector: Inspector) -> None:
    open_table(person, "Ana", edition)
    inspector.look(f"table, {edition}", person)
    add_bots(person, 1)
    start(person)
    until_asked(person)
    inspector.look(f"in turn, {edition}", person)
    if edition == "DOS" and re.search(FITS, person.tree("#hand"), re.MULTILINE):
        person.activate('can be matched"')
        person.activate(FITS)
        inspector.look("a match that is being made", person)


def test_an_old_page(person: Person, inspector: Inspector) -> None:
    person.grow_old()
    person.go()
    person.until_on("lobby")
    person.fill('textbox "Your name"', "Ana")
    person.activate('button "Open a table"')
    person.until_heard("older than the server")
    inspector.look("outdated", person)


def test_the_connection_is_lost_for_good(people: Callable[..., Person], tmp_path: Path, inspector: Inspector) -> None:
    with Server(tmp_path, "--no-table") as server:
        person = people(server.url)
        open_table(person, "Ana")
        server.stop()
        person.until(lambda: person.page.locator("#connection").is_visible())
        inspector.look("connection lost", person)
        person.forgive("ERR_CONNECTION_REFUSED")
