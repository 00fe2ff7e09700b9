"""Other ways to be at the table: in French, by touch alone, watching, judging, voting; and what is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

from sixdot.game.editions import DEFAULT
from sixdot.game.match import Match
from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.wire.client import Client
from tests.browser.deals import seed_where
from tests.browser.fingers import enter, play_game, sit_down, tap
from tests.browser.judging import judging
from tests.browser.people import Person
from tests.browser.playing import (
    SECOND_PRESS,
    about,
    add_bots,
    decide,
    join_table,
    menu,
    open_table,
    play_round,
    play_to,
    start,
    until_asked,
)
from tests.browser.serving import dealing
from tests.helpers.servers import Server, done, hear

pytestmark = pytest.mark.slow
ENGLISH = re.compile(r"\b(the|you|your|plays?|draws?|turn|cards?|is|and|wins?)\b", re.IGNORECASE)


def is_in_turn(game: Match) -> bool:
    shown = game.view(0)
    return shown.turn == 0 and shown.phase == "turn"


def watch_table(person: Person, name: str, code: str) -> None:
    person.go(f"/#{code}")
    person.until_on("lobby")
    person.fill('textbox "Your name"', name)
    person.activate('checkbox "Only watch"', "Space")
    person.activate('button "Join"')


def test_a_whole_game_is_heard_in_french(people: Callable[..., Person]) -> None:
    zoe = people(locale="fr-FR")
    sit_down(zoe, "Zoé", enter)
    play_game(zoe, enter)
    zoe.until_heard("gagnez? la partie")
    assert not [line for line in zoe.heard() if ENGLISH.search(line.partition(": ")[2])]
    assert not ENGLISH.search(zoe.text("#history"))


def test_a_whole_game_is_played_by_touch_alone(people: Callable[..., Person]) -> None:
    zoe = people(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    sit_down(zoe, "Zoe", tap)
    play_game(zoe, tap)
    assert 'heading "The game is over' in zoe.tree("#result")
    zoe.page.locator('#result [data-do="rematch"]').tap()
    zoe.until_on("play")


def test_a_spectator_hears_how_the_game_stands_and_then_the_game(
    people: Callable[..., Person], tmp_path: Path, servers: ExitStack
) -> None:
    server = servers.enter_context(dealing(tmp_path, seed_where(DEFAULT.id, 2, is_in_turn)))
    ana, will = people(server.url), people(server.url)
    code = open_table(ana, "Ana")
    add_bots(ana, 1)
    start(ana)
    until_asked(ana)
    watch_table(will, "Will", code)
    will.until_on("play")
    assert re.search("You watch this table.*Ana's turn", will.until_heard("watch"))
    assert len(will.heard()) == 1
    assert will.page.locator("#hand button").count() == 0
    assert "list" not in will.tree("#hand-part"), "no list without anything in it"
    decide(ana)
    will.until_heard(r"Ana (plays|draws)")
    will.press("d")
    will.until_heard("watch", 2)
    will.press("m")
    will.type("Well done")
    will.press("Enter")
    ana.until_heard("Well done")


def test_whoever_is_accused_is_voted_on(people: Callable[..., Person], server: Server) -> None:
    ana, ben = people(), people()
    code = open_table(ana, "Ana", "RNIB:")
    join_table(ben, "Ben", code)
    with Client.join(f"{server.url}/#{code}", "Cleo") as cleo:
        ana.activate('button "Start the game"')
        ben.activate('button "Go on"')
        hear(cleo, lambda: cleo.known.table.stage == "ready")
        done(cleo, "go on")
        ana.until_on("play")
        ben.until_on("play")
        ana.activate('^button "More"')
        ana.activate('button "Accuse Cleo of giving advice"')
        ben.until_heard("Ana accuses Cleo")
        assert 'button "Agree: Cleo gave advice"' in ben.tree("#choices")
        hear(cleo, lambda: cleo.known.shown)
        before = cleo.known.shown
        assert before is not None
        ben.press("b", "y")
        ana.until_heard("Ben agrees|Ben votes")
        hear(cleo, lambda: cleo.known.shown is not None and len(cleo.known.shown.hand) > len(before.hand))
        for person in (ana, ben):
            person.until_heard("accusation against Cleo")
        assert ben.page.locator('#choices [data-do^="agree"]').count() == 0


@pytest.mark.parametrize("by", ["the host", "a vote of the others"])
def test_an_answer_is_judged_with_a_key(people: Callable[..., Person], server: Server, by: str) -> None:
    ana = people()
    with judging(ana, server.url, by):
        ana.until_heard(r"^polite: .*[Rr]ight or wrong")
        said = len(ana.heard())
        ana.press("y")
        ana.until_heard("right", said)
        assert ana.asked_for("right") == 1


def test_sending_somebody_away_is_asked_twice(people: Callable[..., Person], server: Server) -> None:
    ana = people()
    code = open_table(ana, "Ana")
    with Client.join(f"{server.url}/#{code}", "Ben"):
        ana.until_heard("Ben sits down")
        about(ana, "Ben")
        ana.activate('button "Send Ben away"')
        ana.until_heard("Press again")
        ana.press("Enter")
        assert ana.asked_for("remove") == 0
        ana.press("Shift+Tab", "Tab")
        assert ana.focused() == 'button "Send Ben away"'
        ana.press("Enter")
        ana.page.wait_for_timeout(SECOND_PRESS)
        ana.press("Enter")
        ana.until_heard("Ben")
        ana.until(lambda: "Ben" not in ana.tree("#people"), "Ben gone")
        assert ana.focused().startswith('heading "People"')


def test_two_house_rules_ticked_quickly_both_count(people: Callable[..., Person]) -> None:
    ana = people()
    open_table(ana, "Ana")
    ana.activate("House rules")
    for rule in ("jump-in", "new-colour"):
        ana.page.locator(f"#house-{rule}").focus()
        ana.press("Space")
        ana.page.wait_for_timeout(500)
    ana.until_heard("may play it out of turn.*another colour than")
    for rule in ("jump-in", "new-colour"):
        assert ana.page.locator(f"#house-{rule}").is_checked()


JUST_LEFT = """(screens) => screens.map((screen) => {
    screen.hidden = false; // as for a moment after it was left
    const sideways = document.documentElement.scrollWidth - innerWidth;
    const shown = [getComputedStyle(screen).position, screen.offsetHeight, sideways];
    screen.hidden = true;
    return shown;
})"""


def test_the_record_of_a_game_is_saved_and_proves_it(people: Callable[..., Person]) -> None:
    ana = people()
    open_table(ana, "Ana")
    add_bots(ana, 1)
    play_to(ana, 1)
    start(ana)
    play_round(ana)
    ana.until_on("result")
    usual = ana.page.viewport_size
    ana.page.set_viewport_size({"width": 320, "height": 256})  # at 400 %
    assert {tuple(each) for each in ana.page.locator(".leaving").evaluate_all(JUST_LEFT)} == {("absolute", 1, 0)}
    ana.page.set_viewport_size(usual or {"width": 1280, "height": 720})
    with ana.page.expect_download() as saved:
        ana.activate('button "Save the record of the game"')
    assert saved.value.suggested_filename.endswith("-1.sixdot")
    verdict = verify(read_record(Path(saved.value.path()).read_text(encoding="utf-8")))
    assert not verdict.problem
    assert verdict.rounds == 1
    ana.until_heard("The record is saved")
    said = len(ana.heard())
    ana.activate('button "Replay"')
    ana.until_heard("You start the game", said)
    for _ in range(3):
        ana.activate('button "Next"')
        assert "Your hand, " in ana.text("#replay-hand")
        count = int(re.findall(r"\d+", ana.text("#replay-hand"))[0])
        assert ana.page.locator("#replay-own svg").count() == count
        assert ana.page.locator("#replay-up svg").count() == 1


def test_between_rounds_a_text_can_be_added_and_a_change_is_warned_of(people: Callable[..., Person]) -> None:
    ana = people()
    open_table(ana, "Ana")
    add_bots(ana, 1)
    start(ana)
    play_round(ana)
    ana.until_on("result")
    ana.tab_to("Take part in the shuffle")
    ana.press("Enter")
    ana.fill('textbox "A text of your own"', "six dots")
    ana.press("Enter")
    ana.until_heard("You add a text to the deal")
    ana.activate('button "Change seats and options"')
    ana.until_on("table")
    assert "A change ends this game" in ana.tree("#table")
    ana.press("Escape")
    ana.activate('button "Go on"')
    ana.until_on("play")


def test_chat_in_the_meantime_is_in_the_chat_and_stays_there(people: Callable[..., Person], server: Server) -> None:
    zoe = people()
    zoe.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    code = open_table(zoe, "Zoe")
    with Client.join(f"{server.url}/#{code}", "Ben") as ben:
        zoe.until_heard("Ben sits down")
        zoe.context.set_offline(True)
        zoe.until_heard("You are offline")
        done(ben, "chat where are you?")
        zoe.context.set_offline(False)
        zoe.until(lambda: "where are you?" in zoe.text("#chat-lines"), "The chat")
        zoe.page.reload()
        zoe.until_on("table")
        assert zoe.page.locator("#chat-lines li").count() == 1


def test_a_seat_is_kept_when_leaving_is_refused(people: Callable[..., Person]) -> None:
    zoe = people()

    def refuse(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            asked = json.loads(frame)
            if asked.get("do") == "quit":
                answer = {"type": "refused", "id": asked["id"], "reason": "NOT_SAVED", "rule": "", "number": 1}
                route.send(json.dumps({**answer, "say": "That could not be saved."}))
            else:
                there.send(frame)

        route.on_message(pass_on)

    zoe.page.route_web_socket("**/ws", refuse)
    code = open_table(zoe, "Zoe")
    menu(zoe, "Leave the table")
    zoe.page.wait_for_timeout(SECOND_PRESS)
    zoe.press("Enter")
    zoe.until_heard("could not be saved")
    assert zoe.screen == "table"
    zoe.page.reload()
    zoe.until_on("table")
    assert zoe.page.url.endswith(code)


def test_a_decision_that_was_never_answered_does_not_stop_the_next_table(people: Callable[..., Person]) -> None:
    ana, ben = people(), people()

    def swallow(route: WebSocketRoute) -> None:
        there = route.connect_to_server()
        route.on_message(lambda frame: None if '"stand"' in str(frame) else there.send(frame))

    ben.page.route_web_socket("**/ws", swallow)
    code = open_table(ana, "Ana")
    join_table(ben, "Ben", code)
    ben.activate('button "Stand up and watch"')
    ana.until_heard("Ben sits down")
    about(ana, "Ben")
    ana.activate('button "Send Ben away"')
    ana.page.wait_for_timeout(SECOND_PRESS)
    ana.press("Enter")
    ben.until_on("lobby")
    open_table(ben, "Ben")
    add_bots(ben, 1)


def test_back_goes_out_of_what_was_opened_and_never_out_of_a_game(person: Person) -> None:
    person.go()
    person.until_on("lobby")
    person.activate('^button "Settings"')
    person.until_on("settings")
    person.page.go_back()
    person.until_on("lobby")
    code = open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    menu(person, "Rules")
    person.until_on("rules")
    person.page.go_back()
    person.until_on("play")
    until_asked(person)
    person.press("m")
    person.until(lambda: person.page.locator("#side").is_visible(), "The drawer")
    person.page.go_back()
    person.until(lambda: not person.page.locator("#side").is_visible(), "The drawer is closed")
    for times in (1, 2):
        said = len(person.heard())
        person.page.go_back()
        person.until_heard("You are still at the table", said)
        assert person.screen == "play", times
        assert person.page.url.endswith(f"#{code}")
    menu(person, "Leave the table")
    person.page.wait_for_timeout(SECOND_PRESS)
    person.press("Enter")
    person.until_on("lobby")
