"""Somebody at the page: presses keys, hears what a screen reader is told, and notices what must never happen."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page, Request, Route, WebSocket

HERE = Path(__file__).parent
READER = HERE.parent.parent / "build" / "screen-reader" / "index.browser.js"
PATIENCE = 30.0  # seconds
POLITE = "polite: "
OUR_SCRIPT = "**/page/app.*.js"
START_READER = """async () => {
    const { virtual } = await import("/screen-reader.js");
    window.__reader = virtual;
    await virtual.start({ container: document.body });
}"""
# What comes in a burst is gathered by the page before it is said.
SILENCE = """() => new Promise((done) => {
    const look = () => document.querySelector("[data-held]") ? setTimeout(look, 10) : done();
    look();
})"""
READ = """async () => {
    const said = await __reader.spokenPhraseLog();
    await __reader.clearSpokenPhraseLog();
    return said;
}"""


def _serve_old(route: Route) -> None:
    body = route.fetch().text().replace("VERSION = 1", "VERSION = 0")
    route.fulfill(body=body, content_type="text/javascript")


def _serve_reader(route: Route) -> None:
    route.fulfill(path=READER, content_type="text/javascript")


class Person:
    """A browser profile of its own, with one page or more."""

    def __init__(self, browser: Browser, origin: str, **settings: Any) -> None:
        """`settings`: the browser's, as Playwright names them, for example `color_scheme="dark"`."""
        self.origin = origin
        self.spoken: list[str] = []  # everything the live regions said, each after its politeness
        self.faults: list[str] = []  # what must never happen
        self.sent: list[str] = []  # every message to the server
        self._forgiven: tuple[str, ...] = ()
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        self.context: BrowserContext = browser.new_context(**{**usual, **settings})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.expose_binding("__tell", self._told)
        self.context.add_init_script(path=HERE / "watch.js")
        self.context.on("request", self._asked_for)
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()
        self.story: list[str] | None = None  # keys, and what the virtual screen reader said after each

    def _told(self, source: object, kind: str, text: str) -> None:
        if kind == "spoken":
            self.spoken.append(text)
        else:
            self.faults.append(f"{kind}: {text}")

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._logged)
        page.on("dialog", self._interrupted)
        page.on("websocket", self._connected)

    def _interrupted(self, dialog: Dialog) -> None:
        self.faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.faults.append(f"console: {message.text}")

    def _asked_for(self, request: Request) -> None:
        self._keep_to_the_house(request.url)

    def _connected(self, socket: WebSocket) -> None:
        self._keep_to_the_house(socket.url)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _keep_to_the_house(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.origin).netloc:
            self.faults.append(f"asked another host: {url}")

    def forgive(self, *patterns: str) -> None:
        """Excuse faults that this test causes itself, such as a connection that is cut."""
        self._forgiven += patterns

    def unforgiven(self) -> list[str]:
        return [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self._forgiven)]

    def grow_old(self) -> None:
        """From the next load on, the page is of an older version than the server."""
        self.page.route(OUR_SCRIPT, _serve_old)

    def grow_young(self) -> None:
        self.page.unroute(OUR_SCRIPT)

    def has_chosen(self, **wishes: object) -> None:
        """Come with settings that were chosen and kept before, by their names in the page."""
        kept = json.dumps(json.dumps(wishes))
        self.context.add_init_script(f"localStorage.setItem('sixdot:settings', {kept})")

    # What is done

    def go(self, path: str = "/") -> None:
        self.page.goto(self.origin + path)
        self.page.wait_for_selector("body[data-screen]")

    def press(self, *keys: str) -> None:
        for key in keys:
            self._note(key)
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self._note(text)
        self.page.keyboard.type(text)

    def tab_to(self, pattern: str, key: str = "Tab") -> None:
        """Press Tab until this has the focus, for example `button "red 5`; in a toolbar the arrows go on."""
        passed = [self.focused()]
        if self.walk_to(pattern, passed):
            return
        for _ in range(250):
            self.press(key)
            passed.append(self.focused())
            if re.search(pattern, passed[-1]) or self.walk_to(pattern, passed):
                return
        raise AssertionError(f"Tab never comes to {pattern}, only to: {list(dict.fromkeys(passed))}")

    def walk_to(self, pattern: str, passed: list[str]) -> bool:
        """Look through the toolbar that has the focus, if one has it, from its first thing to its last."""
        if not self.page.locator("[role=toolbar] :focus").count():
            return False
        self.press("Home")
        for _ in range(self.page.locator("[role=toolbar]:focus-within button").count()):
            passed.append(self.focused())
            if re.search(pattern, passed[-1]):
                return True
            self.press("ArrowRight")
        return False

    def activate(self, pattern: str, key: str = "Enter") -> None:
        """Go there with Tab, and press Enter."""
        self.tab_to(pattern)
        self.press(key)

    def fill(self, pattern: str, text: str) -> None:
        """Go to a field with Tab and replace what is in it."""
        self.tab_to(pattern)
        self.press("Control+a")
        self.type(text)

    def pick(self, pattern: str, option: str) -> None:
        """Go to a list with Tab, and to one of its choices with the arrow keys."""
        self.tab_to(pattern)
        self.press("Home")
        for _ in range(50):
            if re.search(rf'option "[^"]*{option}[^"]*" \[selected\]', self.focused()):
                return
            self.press("ArrowDown")
        raise AssertionError(f"{option} is not among the choices: {self.focused()}")

    def asked_for(self, verb: str) -> int:
        """How many commands of this kind have been sent to the server."""
        self.page.evaluate("0")
        return sum(str(json.loads(frame).get("do", "")).split(" ")[0] == verb for frame in self.sent)

    # What is perceived

    @property
    def screen(self) -> str:
        return str(self.page.evaluate("() => document.body.dataset.screen ?? ''"))

    def focused(self) -> str:
        """What a screen reader says about the focused element: `button "red 5, fits"`; empty past the end."""
        focused = self.page.locator(":focus")
        told = focused.first.aria_snapshot().removeprefix("- ") if focused.count() else ""
        return told[1:-1].replace("''", "'") if told.startswith("'") else told  # quoted where a name has a colon

    def tree(self, selector: str = "body") -> str:
        """The page, or part of it, as a screen reader finds it."""
        return self.page.locator(selector).first.aria_snapshot()

    def text(self, selector: str) -> str:
        """The words of one element, as a screen reader's cursor reads them."""
        return self.page.locator(selector).inner_text().strip()

    def heard(self, since: int = 0) -> list[str]:
        """Everything said from this place in the list on, when nothing is held back any more."""
        self.page.evaluate(SILENCE)
        return self.spoken[since:]

    def until(self, true: Callable[[], object], wanted: str = "", patience: float = PATIENCE) -> None:
        """Wait until this holds."""
        deadline = time.monotonic() + patience
        while not true():
            if time.monotonic() > deadline:
                raise AssertionError(f"{wanted or 'It'} never happened. Said last: {self.spoken[-5:]}\n{self.tree()}")
            self.page.wait_for_timeout(10)

    def until_on(self, screen: str) -> None:
        self.until(lambda: self.screen == screen, f"The screen {screen}")

    def until_heard(self, pattern: str, since: int = 0, patience: float = PATIENCE) -> str:
        """Wait until this is said; return the utterance."""
        self.until(lambda: any(re.search(pattern, line) for line in self.heard(since)), f"“{pattern}”", patience)
        return next(line for line in self.spoken[since:] if re.search(pattern, line))

    # The virtual screen reader

    def listen(self) -> None:
        """Switch on the virtual screen reader; it is served from the page's own host, as the policy demands."""
        if not READER.exists():
            raise FileNotFoundError("There is no virtual screen reader. Run scripts/screen-reader, then try again.")
        self.context.route("**/screen-reader.js", _serve_reader)
        self.page.evaluate(START_READER)
        self.story = ["(the page opens)"]

    def _note(self, key: str) -> None:
        if self.story is not None:
            self.catch_up()
            self.story.append(f"[{key}]")

    def catch_up(self) -> list[str]:
        """The story with all that has been said so far: after its key, or below it if there is more."""
        assert self.story is not None
        self.page.evaluate(SILENCE)
        said: list[str] = []
        for line in self.page.evaluate(READ):
            if line.startswith(POLITE) and said and said[-1].startswith(POLITE):  # how close they came is chance
                line = f"{said.pop()} {line.removeprefix(POLITE)}"
            said.append(" ".join(line.split()))
        if len(said) == 1:
            self.story[-1] += f" {said[0]}"
        else:
            self.story += [f"    {line}" for line in said]
        return self.story

    def leave(self) -> None:
        self.context.close()
