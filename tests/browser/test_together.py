"""One table, many ways to sit at it: two pages, a terminal and a bot play a round together."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.browser.people import Person
from tests.browser.playing import SECOND_PRESS, about, add_bots, join_table, menu, open_table, play_on
from tests.helpers import joining
from tests.helpers.ptys import Terminal
from tests.helpers.servers import Server

pytestmark = pytest.mark.slow
ASKED = re.compile(r"Your turn|Name the colour\.|Challenge or accept\?|play it or pass\.|; pass\.")


def at_the_terminal(terminal: Terminal) -> list[str]:
    """Everything said there until the round is over; on its turn it types the first of the choices."""
    heard = [terminal.type("")]
    while not heard[-1].endswith("Enter when you are ready for round 2."):
        last = heard[-1].split("\n")[-1]
        if re.search(joining.SPOKEN["en"]["which"], last):
            heard.append(terminal.type("1"))
        elif re.search(r"go on\?$|Enter goes on\.$", last):
            heard.append(terminal.type(""))
        elif ASKED.search(last):
            choices = terminal.type("choices")
            heard.append(terminal.type(choices.split("\n")[0].split(", or ")[0].removesuffix(".")))
        else:
            heard.append(terminal.until_asked())
    return heard


def test_two_pages_a_terminal_and_a_bot_play_a_round(
    people: Callable[..., Person], server: Server, home: str
) -> None:
    ana, ben = people(), people()
    code = open_table(ana, "Ana")
    join_table(ben, "Ben", code)
    add_bots(ana, 1)
    with joining.at(f"{server.url}/#{code}", name="Tom") as tom, ThreadPoolExecutor(1) as aside:
        tom.until_asked()
        ana.activate('button "Start the game"')
        ben.activate('button "Go on"')
        assert tom.until_asked().endswith("Enter when you are ready for round 1.")
        round_of_tom = aside.submit(at_the_terminal, tom)
        ana.until_on("play")
        play_on(ana, ben)
        heard = "\n".join(round_of_tom.result(60))
    for name, others in {"Ana": ana, "Ben": ben}.items():
        assert re.search(rf"{name} (plays|draws)", heard)
        assert any(re.search(r"Tom (plays|draws)", line) for line in others.heard())


def test_a_host_pauses_a_game_closes_the_chat_sends_somebody_away_and_ends_it(people: Callable[..., Person]) -> None:
    ana, ben = people(), people()
    code = open_table(ana, "Ana")
    join_table(ben, "Ben", code)
    add_bots(ana, 1)
    ana.activate('button "Start the game"')
    ben.activate('button "Go on"')
    for person in (ana, ben):
        person.until_on("play")
    assert not ben.page.locator("#host-pause, #host-chat, #host-end").all_text_contents()[0]
    menu(ana, "Pause the game")
    ben.until_heard("The game is paused until the host goes on.")
    assert ben.text("#turn") == "The game is paused."
    ben.press("d")
    ben.until_heard("It goes on when the host says so")
    ana.press("Escape")
    ana.activate('^button "Go on with the game"')
    ben.until_heard("The game goes on.")
    ben.until(lambda: ben.text("#turn") != "The game is paused.", "The turn is told again")
    menu(ana, "Close the chat")
    ben.until_heard("The chat is closed: only the host may write.")
    ben.press("m")
    ben.fill('textbox "Say to the table"', "Hello")
    ben.press("Enter")
    ben.until_heard("The chat is closed: only Ana may write.")
    ana.press("Escape")
    about(ana, "Ben")
    ana.activate('^button "Send Ben away"')
    ana.page.wait_for_timeout(SECOND_PRESS)
    ana.press("Enter")
    ben.until_heard("The host has sent you away from this table.")
    ben.until_on("lobby")
    ana.until_heard("a bot plays on")
    ana.press("Escape")
    menu(ana, "End the game")
    ana.page.wait_for_timeout(SECOND_PRESS)
    ana.press("Enter")
    ana.until_heard("You end the game. It has no winner.")
    ana.until_on("table")
