"""Somebody at the page with Orca: presses real keys, and writes down everything that is said."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.orca.desktop import PATIENCE, Desktop
from tests.orca.windows import Window

# What the X server calls them.
NAMES = {
    "Enter": "Return", "ArrowLeft": "Left", "ArrowRight": "Right", "ArrowUp": "Up", "ArrowDown": "Down",
    "Shift+Tab": "shift+Tab", "Control+a": "ctrl+a",
}  # fmt: skip
PAUSE = 0.4  # seconds without a word, after which nothing more is expected
TELLING = "window.__told ? __told.splice(0) : []"


class Listener:
    def __init__(self, desktop: Desktop, window: Window) -> None:
        self._desktop = desktop
        self._voice = desktop.voice
        self._window = window
        self.told: list[str] = []  # every sentence that the page gave to be spoken
        self.faults: list[str] = []  # what must never happen
        self.story = ["(the page opens)"]
        self._written = 0
        self._given_up = 0  # how many sentences were waited for in vain

    # What is done

    def go(self, url: str) -> None:
        self.until(lambda: self._voice.said and self._voice.is_silent(PAUSE), "The first page")
        self._written = len(self._voice.said)
        self._window.go(url)

    def press(self, *keys: str) -> None:
        """Real keys, one after the other; each is answered before the next, as every key that is pressed here is."""
        for key in keys:
            self.catch_up()
            self.story.append(f"[{key}]")
            said = len(self._voice.said)
            self._desktop.do("xdotool", "key", NAMES.get(key, key))
            self.until(lambda: len(self._voice.said) > said, f"A word after {key}")  # noqa: B023 - it is called at once
            self.settle()

    def type(self, text: str) -> None:
        self.catch_up()
        self.story.append(f"[{text}]")
        self._desktop.do("xdotool", "type", "--delay", "60", text)
        self.settle()

    def tab_to(self, pattern: str, key: str = "Tab") -> str:
        """Press Tab until something like this is said; return what was."""
        for _ in range(60):
            said = len(self._voice.said)
            self.press(key)
            for utterance in self._voice.said[said:]:
                if re.search(pattern, utterance.text):
                    return utterance.text
        raise AssertionError(f"Orca never says {pattern}: " + "\n".join(self.catch_up()[-70:]))

    # What is perceived

    def evaluate(self, expression: str) -> Any:
        return self._window.evaluate(expression)

    def until(self, true: Callable[[], object], wanted: str = "It") -> None:
        self._desktop.until(true, wanted)

    def until_said(self, pattern: str, since: int = 0) -> None:
        self.until(lambda: any(re.search(pattern, one.text) for one in self._voice.said[since:]), f"“{pattern}”")
        self.settle()

    def settle(self) -> None:
        """Wait until all that was told has been said, and nothing more comes; the law finds what never came."""
        deadline = time.monotonic() + PATIENCE / 3
        while not (self._voice.is_silent(PAUSE) and len(self.unheard()) <= self._given_up):
            if time.monotonic() > deadline:
                self._given_up = len(self.unheard())
                return
            time.sleep(0.02)

    def _listen(self) -> None:
        for kind, words in self.evaluate(TELLING):
            if kind == "spoken":
                self.told.append(" ".join(words.partition(": ")[2].split()))
            else:
                self.faults.append(f"{kind}: {words}")

    def forgive(self, fault: str) -> None:
        """Excuse what a test causes itself."""
        self._listen()
        self.faults = [one for one in self.faults if not one.startswith(fault)]

    def has_told(self, words: str, since: int) -> bool:
        """Whether the page has given this to be spoken."""
        self._listen()
        return any(words in line for line in self.told[since:])

    def _counted(self) -> tuple[Counter[str], Counter[str]]:
        self._listen()
        told = Counter(self.told)
        heard = Counter(one.text for one in self._voice.said if one.whole and one.text in told)
        return told, heard

    def unheard(self) -> list[str]:
        """What the table told and was not heard to its end."""
        told, heard = self._counted()
        return list((told - heard).elements())

    def wrong(self) -> list[str]:
        """Every sentence is heard once, to its end, when it was told; and the focus is never lost."""
        told, heard = self._counted()
        found = [*self.faults, *(f"not heard: {text}" for text in (told - heard).elements())]
        found += [f"heard twice: {text}" for text in (heard - told).elements()]
        order = [one.text for one in self._voice.said if one.whole and one.text in told]
        return found or [
            f"heard at another time: {text}" for text, at in zip(order, self.told, strict=True) if text != at
        ]

    def catch_up(self) -> list[str]:
        """The story with all that has been said so far: after its key, or below it if there is more."""
        said = self._voice.said[self._written :]
        self._written += len(said)
        lines = [("(cut off) " if one.cut else "") + one.text for one in said]
        if len(lines) == 1:
            self.story[-1] += f" {lines[0]}"
        else:
            self.story += [f"    {line}" for line in lines]
        return self.story
