"""What somebody with Orca hears: the lobby, sitting down, a game begun, a refusal, questions, a lost line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.playing import answer
from tests.browser.serving import dealing
from tests.firefox.playing import is_asked, keys, misfit, position, walk
from tests.orca.desktop import desktop
from tests.orca.listening import Listener
from tests.orca.windows import BROWSERS

KEPT = Path(__file__).parent
SEED = "story"
FIELD = "!document.querySelector('#answer-form').closest('[hidden], .spent')"
WRITING = "document.activeElement.id === 'answer-text'"
BOOKS = {"round": "Mattel", "questions": "Question"}


@contextmanager
def listening(browser: str) -> Iterator[Listener]:
    """Somebody with Orca in the lobby of a server whose deals are known."""
    with (
        TemporaryDirectory() as folder,
        dealing(Path(folder), SEED) as server,
        desktop() as here,
        BROWSERS[browser](here) as window,
    ):
        listener = Listener(here, window)
        listener.go(server.url)
        listener.until_said("Sit down.*heading")
        yield listener


def tell(zoe: Listener, tale: str) -> None:
    """By keyboard alone: a whole round, or some questions of the edition that asks them."""
    read_on(zoe)
    sit_down(zoe, BOOKS[tale])
    start(zoe)
    (play_a_round if tale == "round" else answer_questions)(zoe)


def play_a_round(zoe: Listener) -> None:
    """With a card that does not fit, two questions to the table, and a line that is lost for a while."""
    refused = asked = False
    while (now := position(zoe))["screen"] == "play":
        wrong = misfit(now)
        if not refused and now["turn"].startswith("Your turn.") and wrong is not None:
            zoe.press(*walk(now, wrong), "Enter")
            refused = True
        elif refused and not asked and now["turn"].startswith("Your turn."):
            zoe.press("h", "t")
            lose_the_line(zoe)
            asked = True
        else:
            _do(zoe, *keys(now))
    assert refused
    assert asked


def answer_questions(zoe: Listener) -> None:
    """Know two, and do not know the third."""
    answers = 0
    while answers < 3:
        if not zoe.evaluate(FIELD):
            _do(zoe, *keys(position(zoe)))
            continue
        zoe.press(*([] if zoe.evaluate(WRITING) else ["q"]))
        words = zoe.evaluate("document.querySelector('#question').innerText")
        answers += 1
        zoe.type(answer(words) if answers < 3 else "no idea")
        _do(zoe, "Enter")


def _do(zoe: Listener, *keys: str) -> None:
    zoe.press(*keys)
    zoe.until(lambda: is_asked(position(zoe)), "A turn")
    zoe.settle()


def read_on(zoe: Listener) -> None:
    """In browse mode Down comes to the field for the name, and gets past it."""
    for words in ("Your name", "As the others", "Language"):
        zoe.tab_to(words, "ArrowDown")
    zoe.forgive("lost focus")  # the reader itself takes it away from a field


def sit_down(zoe: Listener, book: str) -> None:
    zoe.tab_to("Your name", "Shift+Tab")
    zoe.type("Zoe")
    zoe.tab_to("Rule book and who may join")
    zoe.press("Enter")
    zoe.tab_to("Rule book combo box")
    zoe.type(book)
    zoe.tab_to("Open a table.*button")
    zoe.press("Enter")
    zoe.until_said(f"Table, {book}")


def start(zoe: Listener) -> None:
    zoe.tab_to("Add a bot.*button")
    zoe.press("Enter", "Enter")
    zoe.tab_to("Start the game.*button", "Shift+Tab")
    zoe.press("Enter")
    zoe.until(lambda: is_asked(position(zoe)) and position(zoe)["screen"] == "play", "A turn")
    zoe.settle()
    zoe.tab_to("Your hand")


def lose_the_line(zoe: Listener) -> None:
    """As when the network goes; the page finds it again by itself."""
    zoe.catch_up()
    zoe.story.append("(the connection is lost)")
    said = len(zoe.told)
    zoe.evaluate("void dispatchEvent(new Event('offline'))")
    zoe.until(lambda: zoe.has_told("The connection is back", said), "The connection")
    zoe.settle()


def written(tale: str, browser: str, zoe: Listener) -> str:
    title = f"With Orca in {browser.capitalize()}, {tale}: the key that was pressed, then what was said.\n"
    return "\n".join([title, *zoe.catch_up()]) + "\n"
