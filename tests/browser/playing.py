"""A game at the page, played by keyboard alone and only by what a screen reader is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from sixdot.classroom.starter import starter_questions
from tests.browser.people import Person

FITS = r'^button "[^"]+, fits"'
NOT_ASKED = re.compile(r"is next\.|Nobody is to play")
# When no card fits, it does the first of these that is offered.
INSTEAD = ("Accept", "Go on", "Draw a card", "Pass", "Pick up", "Name ", "Done", "Lay nothing", "Swap hands", "Right")
KEYS = {"Accept": "a", "Go on": "g", "Draw a card": "d", "Pass": "p"}
SECOND_PRESS = 400  # milliseconds after an Enter in which another one is ignored
Answering = Callable[[str], str]


def open_table(person: Person, name: str, edition: str = "", public: bool = False) -> str:
    """Open a table; return its code."""
    person.go()
    person.until_on("lobby")
    give_name(person, name)
    if edition or public:
        person.activate("Rule book")
    if edition:
        person.pick('combobox "Rule book"', edition)
    if public:
        person.activate('checkbox "Everybody may join', "Space")
    said = len(person.heard())
    person.activate('button "Open a table"')
    person.until_on("table")
    person.until_heard("", said)
    return person.page.url.partition("#")[2]


def give_name(person: Person, name: str) -> None:
    """In the lobby, which asks for it only once."""
    if person.page.locator("#who-known").is_visible():
        person.activate('button "Change the name"')
    person.fill('textbox "Your name"', name)


def join_table(person: Person, name: str, code: str) -> None:
    """Follow the link to a table and give a name."""
    person.go(f"/#{code}")
    person.until_on("lobby")
    give_name(person, name)
    person.activate('button "Join"')
    person.until(lambda: person.screen in ("table", "play"), "A seat")


def add_bots(person: Person, count: int, level: str = "") -> None:
    for _ in range(count):
        if level:
            person.pick('combobox "Bot"', level)
        said = len(person.heard())
        person.activate('button "Add a bot"')
        person.until_heard("", said)


def unfold(person: Person, name: str) -> None:
    """Open what is folded away on the page, unless it is open."""
    if person.page.locator("details:not([open]) > summary:visible", has_text=name).count():
        person.activate(name)


def play_to(person: Person, points: int) -> None:
    said = len(person.heard())
    unfold(person, "More options")
    person.fill('spinbutton "Points to play to"', str(points))
    person.press("Tab")
    person.until_heard(str(points), said)


def start(person: Person) -> None:
    said = len(person.heard())
    person.activate('button "Start the game"')
    person.until_on("play")
    person.until_heard("", said)


def is_asked(person: Person) -> bool:
    """Whether the page says that the game is waiting for this person."""
    if person.screen != "play":
        return True
    return NOT_ASKED.search(person.text("#turn")) is None


def menu(person: Person, name: str) -> None:
    """Press something in the menu."""
    person.activate('^button "Menu"')
    person.activate(f'^button "{name}"')


def about(person: Person, name: str) -> None:
    """Open the menu of somebody at the table."""
    if person.screen == "play":
        menu(person, "People")
        person.activate('^tab "People"')
    person.activate(f'^button "{name}[,:"]')


def until_asked(person: Person) -> None:
    person.until(lambda: is_asked(person), "A turn")
    person.heard()  # what was said to it, to its end


def held(person: Person) -> list[str]:
    """The names of the cards in the hand: one that was just played has only left its place behind."""
    return person.page.locator("#hand > :not(.spent) .card-name").all_text_contents()


def happened(person: Person) -> int:
    """How many things are in the history."""
    return person.page.locator("#history p").count()


@cache
def known() -> dict[str, str]:
    """An answer to every question that can be asked."""
    sets = (starter_questions("en", str(seed)) for seed in range(200))
    return {asked.ask: asked.accept[0] for questions in sets for asked in questions.values()}


def answer(question: str) -> str:
    """The answer of somebody who has done the homework."""
    return known()[question.removeprefix("Question: ")]


def decide(person: Person, answering: Answering | None = None, by_key: bool = False) -> None:
    """Do the first thing possible and wait until it is told; `by_key`: with its own key, if it has one."""
    before, told = person.tree("main"), happened(person)
    if ": answer" in person.text("#turn") and answering is not None:
        person.fill('textbox "Your answer"', answering(person.text("#question")))
        person.press("Enter")
    elif any(name.endswith(", fits") for name in held(person)) and "go on, or" not in person.text("#turn"):
        _play_a_card(person, before)
    else:
        offered = re.findall(r'button "([^"]+)"(?! \[disabled\])', person.tree("#choices"))
        wish = next((name for word in INSTEAD for name in offered if name.startswith(word)), "")
        if not wish:  # somebody else has done something in the meantime
            assert not is_asked(person) or person.screen != "play", f"Nothing can be done: {person.tree()}"
            return
        if by_key and wish in KEYS:
            person.press(KEYS[wish])
        else:
            person.activate(f'^button "{re.escape(wish)}"')
    person.until(lambda: happened(person) > told or not is_asked(person), "An answer")


def _play_a_card(person: Person, tree: str) -> None:
    if re.search(r'heading "Your hand: 2\b', tree):
        person.press("u")
    if person.page.locator("#row [aria-pressed]").count():
        match_cards(person)
        return
    person.press("Shift+B")  # without Shift it may go on to a blue card
    if not re.search(FITS, person.focused()):
        try:
            person.tab_to(FITS)
        except AssertionError:  # others may have played in the meantime, even to the end
            if person.screen == "play" and is_asked(person) and re.search(FITS, person.tree("main"), re.MULTILINE):
                raise
            return
    person.press("Enter")
    choose(person)


def match_cards(person: Person) -> None:
    """In DOS: the first card of the row that can be matched, then cards of the hand until they make it."""
    person.activate(r'^button "[^"]+, can be matched"')
    while not person.text("#sum p").endswith("Match?"):
        made = re.search(r', makes \d+"', person.tree("#hand"))
        person.activate(r'^button "[^"]+, makes \d+"' if made else FITS + "$")
    person.press("=")
    choose(person)


def choose(person: Person) -> None:
    """If a card asks for a choice, or for several, take the first one, without haste."""
    while person.page.locator("#chooser:not(.spent)").is_visible():
        person.page.wait_for_timeout(SECOND_PRESS)
        person.press("Enter")


def play_round(person: Person, answering: Answering | None = None) -> int:
    """Play until the round is over; return how many decisions that took."""
    for count in range(400):
        until_asked(person)
        if person.screen != "play":
            return count
        decide(person, answering)
    raise AssertionError("The round does not end.")


def play_on(*players: Person) -> None:
    """Everybody plays until the round is over."""
    while any(person.screen == "play" for person in players):
        players[0].until(lambda: any(is_asked(person) for person in players), "A turn")
        for person in players:
            if person.screen == "play" and is_asked(person):
                decide(person)


def play_game(person: Person, answering: Answering | None = None) -> int:
    """Play until the game is over; return how many rounds that took."""
    for rounds in range(1, 30):
        play_round(person, answering)
        person.until_on("result")
        if 'heading "The game is over' in person.tree("#result"):
            return rounds
        person.activate('button "Go on"')
        person.until_on("play")
    raise AssertionError("The game does not end.")
