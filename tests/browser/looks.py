"""The page in every look a player may choose: each is put on in turn, and its faults are noted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.people import Person

SMALLEST_TARGET = 44  # CSS pixels


@dataclass(frozen=True)
class Look:
    width: int = 1280
    height: int = 900
    media: Mapping[str, str] | None = None
    settings: Mapping[str, str] | None = None  # chosen on the page
    is_recoloured: bool = False  # differs from another look only in its colours


LOOKS = {
    "light": Look(media={"color_scheme": "light"}),
    "dark": Look(media={"color_scheme": "dark"}, is_recoloured=True),
    "forced colours": Look(media={"forced_colors": "active"}),
    "more contrast": Look(media={"contrast": "more"}, is_recoloured=True),
    "chosen contrast": Look(settings={"theme": "contrast"}, is_recoloured=True),
    "chosen plain": Look(settings={"theme": "plain"}, is_recoloured=True),
    "400 %": Look(320, 256),
    "phone": Look(390, 844, media={"color_scheme": "light"}),
    "phone, dark, largest": Look(390, 844, media={"color_scheme": "dark"}, settings={"size": "largest"}),
}
PLAIN = {"color_scheme": "no-preference", "forced_colors": "none", "contrast": "no-preference"}
DRESS = "wanted => Object.assign(document.documentElement.dataset, wanted)"
UNDRESS = "() => { for (const key of ['theme', 'size']) delete document.documentElement.dataset[key]; }"
SMALL = """least => [...document.querySelectorAll("button, select, summary, input, a[href]")].flatMap((element) => {
    const target = element.matches("[type=checkbox], [type=radio]") ? element.closest("p, li") : element;
    const { width, height } = target.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || !width || !height) return [];
    if (element.closest(".visually-hidden, .leaving") || element.matches(".skip-link:not(:focus)")) return [];
    return width + 0.5 < least || height + 0.5 < least
        ? [`${element.id || element.textContent.trim()}: ${Math.round(width)} by ${Math.round(height)}`] : [];
})"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # resized, too
SIDEWAYS = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


def wrongs(page: Page, colours_only: bool = False) -> list[str]:
    """What is wrong with the page as it looks now."""
    found = violations(page, colours_only)
    sideways = page.evaluate(SIDEWAYS)
    if sideways > 0:
        found.append(f"has to be scrolled sideways, by {sideways}")
    return found + [f"too small a target: {target}" for target in page.evaluate(SMALL, SMALLEST_TARGET)]


class Inspector:
    """Checks people's pages whenever it is asked to, and reports at the end."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}  # what is wrong, and where
        self.states: list[str] = []

    def look(self, state: str, person: Person) -> None:
        self.states.append(state)
        size = person.page.viewport_size
        person.page.bring_to_front()  # behind another window nothing is laid out
        for name, look in LOOKS.items():
            put_on(person.page, look)
            for wrong in wrongs(person.page, look.is_recoloured):
                self.found.setdefault(wrong, []).append(f"{state}, {name}")
        put_on(person.page, Look())
        if size is not None:
            person.page.set_viewport_size(size)

    def report(self) -> str:
        return "\n".join(f"{wrong}\n    {len(where)}: {'; '.join(where[:6])}" for wrong, where in self.found.items())


def put_on(page: Page, look: Look) -> None:
    page.set_viewport_size({"width": look.width, "height": look.height})
    media: dict[str, Any] = {**PLAIN, **(look.media or {})}
    page.emulate_media(**media)
    page.evaluate(UNDRESS)
    page.evaluate(DRESS, dict(look.settings or {}))
    page.evaluate(DRAWN)
