"""The tab is killed at random moments: whatever was told or answered before is there when somebody comes back."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.alone.files import FileServer
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow
READY = 120.0  # seconds
KILLS = bounded(3, soak=100)
ANY_TIME = ("ask", "go on")  # what may be said when it does nothing, and is answered by how things are then
BEGIN = """([worker]) => {
    const port = new Worker(worker, { type: "module" });
    port.onmessage = ({ data }) => __heard(JSON.stringify(data));
    window.__say = (line, said) => port.postMessage({ line, said });
}"""


class Tab:
    """A bare page with the worker, spoken to by the port's messages alone."""

    def __init__(self, context: BrowserContext, url: str, worker: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.page: Page = context.new_page()
        self.page.expose_binding("__heard", lambda source, text: self._take(json.loads(text)))
        self.page.goto(url + "/rules/mattel/en.json")
        self.page.evaluate(BEGIN, [worker])
        self._state = ""
        self.wait(lambda: self._state)
        assert self._state == "ready"

    def _take(self, data: dict[str, Any]) -> None:
        if "state" in data:
            self._state = data["state"]
        elif data.get("told") is not None:
            self.heard.append(json.loads(data["told"]))

    def wait(self, true: Any) -> None:
        for _ in range(int(READY * 50)):
            if true():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"It never came, after {self.heard[-1:]}")

    def say(self, **said: Any) -> None:
        self.page.evaluate("([said]) => __say(1, said)", [json.dumps(said)])

    def kill(self) -> None:
        """The process of the page ends as when the system needs its memory."""
        with pytest.raises(Error):
            self.page.goto("chrome://crash")
        self.page.close()


class Story:
    """What somebody asked for, was told and was answered, over all lives of the page."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.code = self.token = ""
        self.number = 0
        self.told: dict[int, str] = {}
        self.asked: dict[str, str] = {}
        self.answered: dict[str, int] = {}
        self.view: dict[str, Any] = {}
        self.stage = "lobby"

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            assert message["number"] >= self.number, "what was told is gone"
            self.token, self.code = message["token"], message["table"]["code"]
            for missed in (message["missed"] or {"list": []})["list"]:
                self._told(missed["number"], missed["say"])
            self.view, self.number = message["view"] or {}, message["number"]
        elif kind == "told":
            self._told(message["number"], message["say"])
            self.view, self.number = message["view"] or self.view, message["number"]
        elif kind == "accepted" and not self.asked[message["id"]].startswith(ANY_TIME):
            number = message["number"]
            assert self.answered.setdefault(message["id"], number) == number, "a command was carried out again"
        if message.get("table"):
            self.stage = message["table"]["stage"]

    def _told(self, number: int, say: str) -> None:
        assert self.told.setdefault(number, say) == say, "another story is told"

    def next(self) -> str:
        if self.stage == "lobby":
            return self.chance.choice(["bot add easy", "start"])
        if self.stage in ("ready", "over"):
            return {"ready": "go on", "over": "rematch"}[self.stage]
        if self.view["wanted"] == "pause":
            return "go on"
        return str(self.chance.choice(self.view["legal"] or ["ask hand"]))


def test_nothing_that_was_told_is_lost_when_the_tab_is_killed(
    browser: Browser, site: Path, host: FileServer, record_property: Callable[[str, object], None]
) -> None:
    (folder,) = (site / "alone").iterdir()
    worker = f"/alone/{folder.name}/worker.js?pace=0"
    context = browser.new_context()
    story = Story(7)
    speech = {"version": 1, "language": "en", "length": "normal"}
    for kill in range(KILLS):
        tab = Tab(context, host.url, worker)
        if kill == 0:
            tab.say(type="open", name="Zoe", edition="mattel", public=False, **speech)
        else:
            tab.say(type="resume", code=story.code, token=story.token, seen=max(0, story.number - 30), **speech)
        tab.wait(lambda tab=tab: tab.heard)
        assert tab.heard[0]["type"] == "welcome", tab.heard[0]
        done = _took(story, tab, 0)
        for again in list(story.asked)[-3:]:  # whether or not they were answered: they are carried out once
            tab.say(id=again, seen=story.number, do=story.asked[again])
        for step in range(story.chance.randint(1, 25)):
            done = _took(story, tab, done)
            name = f"{kill}-{step}"
            story.asked[name] = story.next()
            tab.say(id=name, seen=story.number, do=story.asked[name])
            if story.chance.random() < 0.8:
                tab.wait(lambda tab=tab, name=name: any(message.get("id") == name for message in tab.heard))
        done = _took(story, tab, done)
        tab.kill()
        _took(story, tab, done)
    context.close()
    assert len(story.told) > 5 * KILLS
    assert len(story.answered) > KILLS
    for name, count in (("kills", KILLS), ("things told", len(story.told)), ("answers", len(story.answered))):
        record_property(name, count)


def _took(story: Story, tab: Tab, done: int) -> int:
    while done < len(tab.heard):
        story.take(tab.heard[done])
        done += 1
    return done
