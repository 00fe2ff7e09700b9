"""The system's Firefox, driven over its own WebDriver BiDi socket: no other driver is needed.

with Firefox(folder) as firefox:
    tab = firefox.tab("http://127.0.0.1:8000/")
    tab.activate("button", "Play now against bots")
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0  # seconds
KEEP = "window.__told = []; window.__tell = (...told) => __told.push(told);"
WATCHING = KEEP + (Path(__file__).parents[1] / "browser" / "watch.js").read_text(encoding="utf-8")
KEYS = {
    "Tab": "\ue004", "Enter": "\ue006", "Shift": "\ue008", "Control": "\ue009", "Escape": "\ue00c", "Space": " ",
    "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}  # fmt: skip
PREFERENCES: dict[str, bool | int | str] = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.serviceWorkers.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "network.proxy.type": 0,
    "ui.prefersReducedMotion": 1,
}


class NoFirefox(Exception):
    """There is no Firefox; the message says what to do."""


class Firefox:
    """A Firefox with a profile of its own: without a window, unless the environment says where one can be seen."""

    def __init__(
        self,
        folder: Path,
        preferences: Mapping[str, bool | int | str] = {},
        environment: Mapping[str, str] | None = None,
        first: str = "about:blank",
    ) -> None:
        self._folder = folder
        self._preferences = {**PREFERENCES, **preferences}
        self._environment = environment
        self._first = first
        self._log = folder / "firefox.log"
        self._number = 0
        self._tabs: list[Tab] = []
        self._process: subprocess.Popen[bytes]
        self._socket: ClientConnection
        self._started: ExitStack

    def __enter__(self) -> Self:
        profile = self._folder / "firefox"
        profile.mkdir(exist_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(it)});" for name, it in self._preferences.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        found = shutil.which("firefox-esr") or shutil.which("firefox")
        if found is None:
            raise NoFirefox("The page needs Firefox here. Run scripts/system-packages firefox-esr, then try again.")
        command = [found, "--profile", str(profile), "--no-remote", "--remote-debugging-port=0"]
        command += ["--headless"] if self._environment is None else []
        environment = self._environment or {**os.environ, "HOME": str(self._folder)}
        with self._log.open("wb") as log:
            self._process = subprocess.Popen([*command, self._first], stdout=log, stderr=log, env=environment)
        with ExitStack() as started:
            started.callback(self._end)
            address = self._address() + "/session"
            self._socket = started.enter_context(connect(address, proxy=None, max_size=None, ping_interval=None))
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
            self.call("script.addPreloadScript", functionDeclaration=f"() => {{ {WATCHING} }}")
            self._started = started.pop_all()
        return self

    def _address(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._process.poll() is None:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", self._log.read_text(errors="replace"))
            if found:
                return found[1]
            time.sleep(0.05)
        raise AssertionError(f"Firefox does not start:\n{self._log.read_text(errors='replace')}")

    def __exit__(self, *error: object) -> None:
        self._end()  # it hangs up
        self._started.close()

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def call(self, method: str, **given: Any) -> Any:
        """Have something done, and keep what the pages say meanwhile."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": given}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == self._number:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]
            if message.get("method") == "log.entryAdded":
                self._logged(message["params"])

    def _logged(self, entry: dict[str, Any]) -> None:
        for tab in self._tabs:
            if entry["source"].get("context") == tab.context and entry["level"] in ("error", "warn"):
                tab.faults.append(f"console: {entry['text']}")

    def tab(self, url: str) -> Tab:
        """A tab of somebody new: nothing of other tabs is remembered there."""
        person = self.call("browser.createUserContext")["userContext"]
        tab = self._known(self.call("browsingContext.create", type="tab", userContext=person)["context"])
        tab.go(url)
        return tab

    def first_tab(self) -> Tab:
        """The tab that was opened with the browser."""
        return self._known(self.call("browsingContext.getTree")["contexts"][0]["context"])

    def _known(self, context: str) -> Tab:
        self._tabs.append(Tab(self, context))
        return self._tabs[-1]


class Tab:
    """Somebody at the page in Firefox, with a keyboard."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self._firefox = firefox
        self.context = context
        self.faults: list[str] = []  # what must never happen
        self.forgiven: tuple[str, ...] = ()  # but for what a test causes itself
        self._spoken: list[str] = []

    def _do(self, method: str, **given: Any) -> Any:
        return self._firefox.call(method, context=self.context, **given)

    def close(self) -> None:
        """Go; nothing may have happened meanwhile that must never happen."""
        self.told()
        self._do("browsingContext.close")
        assert [fault for fault in self.faults if not any(words in fault for words in self.forgiven)] == []

    # What is done

    def go(self, url: str) -> None:
        self._do("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self.told()
        self._do("browsingContext.reload", wait="complete")

    def press(self, *keys: str) -> None:
        for key in keys:
            parts = [KEYS.get(part, part) for part in (key.split("+") if len(key) > 1 else key)]
            downs = [{"type": "keyDown", "value": part} for part in parts]
            ups = [{"type": "keyUp", "value": part} for part in reversed(parts)]
            self._do("input.performActions", actions=[{"type": "key", "id": "keyboard", "actions": downs + ups}])

    def type(self, text: str) -> None:
        self.press(*text)

    def tab_to(self, role: str, name: str, key: str = "Tab") -> None:
        """Press Tab until this has the focus, by the role and the name that Firefox itself gives it."""
        self.until(lambda: self.find(role, name), f"{role} {name}")
        wanted = self.find(role, name)
        for _ in range(120):
            if self._has_focus(wanted):
                return
            self.press(key)
        raise AssertionError(f"Tab never comes to {role} {name}")

    def activate(self, role: str, name: str) -> None:
        self.tab_to(role, name)
        self.press("Enter")

    # What is perceived

    def find(self, role: str, name: str) -> list[dict[str, Any]]:
        """Everything that has this role and this name for a screen reader."""
        locator = {"type": "accessibility", "value": {"role": role, "name": name}}
        found: list[dict[str, Any]] = self._do("browsingContext.locateNodes", locator=locator)["nodes"]
        return found

    def is_at(self, role: str, name: str) -> bool:
        """Whether this has the focus."""
        return self._has_focus(self.find(role, name))

    def _has_focus(self, nodes: list[dict[str, Any]]) -> bool:
        asked = "(...nodes) => nodes.includes(document.activeElement)"
        about = {"functionDeclaration": asked, "arguments": nodes, "awaitPromise": False}
        answer = self._firefox.call("script.callFunction", target={"context": self.context}, **about)
        return bool(answer["result"]["value"])

    def evaluate(self, expression: str) -> Any:
        """The value of an expression, as JSON can tell it."""
        written = f"Promise.resolve({expression}).then(JSON.stringify)"
        target = {"context": self.context}
        answer = self._firefox.call("script.evaluate", expression=written, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def text(self, selector: str) -> str:
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)}).innerText.trim()"))

    @property
    def screen(self) -> str:
        return str(self.evaluate("document.body.dataset.screen ?? ''"))

    def told(self) -> list[str]:
        """Everything the live regions said so far; whatever must never happen is kept among the faults."""
        for kind, words in self.evaluate("window.__told ? __told.splice(0) : []"):
            if kind == "spoken":
                self._spoken.append(words)
            else:
                self.faults.append(f"{kind}: {words}")
        return self._spoken

    def until(self, true: Callable[[], object], wanted: str = "It") -> None:
        deadline = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > deadline:
                raise AssertionError(f"{wanted} never happened. Said last: {self.told()[-5:]}\n{self.text('main')}")
            time.sleep(0.01)

    def until_on(self, screen: str) -> None:
        self.until(lambda: self.screen == screen, f"The screen {screen}")

    def until_told(self, pattern: str, since: int = 0) -> str:
        """Wait until this is said; return the utterance."""
        self.until(lambda: any(re.search(pattern, line) for line in self.told()[since:]), f"“{pattern}”")
        return next(line for line in self._spoken[since:] if re.search(pattern, line))
