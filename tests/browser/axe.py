"""The page checked by axe for accessibility: all its rules, including the size of targets."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

# Without preload: axe would add style sheets to the page, which its policy forbids.
OPTIONS = {"preload": False, "resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}

TARGETS = {"preload": False, "resultTypes": ["violations"], "runOnly": ["target-size"]}
COLOURS = {"preload": False, "resultTypes": ["violations"], "runOnly": ["cat.color"]}


def violations(page: Page, colours_only: bool = False) -> list[str]:
    """What axe finds wrong now, and where."""
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))} {node['html'][:120]} ({node['failureSummary']})"
        for rule in _broken(page, COLOURS if colours_only else OPTIONS)
        for node in rule["nodes"]
        if rule["id"] != "target-size" or _stays_small(page, node["target"])
    ]


def _stays_small(page: Page, target: list[str]) -> bool:
    """Whether it is too small wherever it is scrolled to: where the page scrolls, what sticks may have covered it."""
    return all(_is_small_at(page, target, block) for block in ("nearest", "start", "center", "end"))


def _is_small_at(page: Page, target: list[str], block: str) -> bool:
    page.evaluate("([path, block]) => document.querySelector(path).scrollIntoView({ block })", [target[0], block])
    return any(node["target"] == target for rule in _broken(page, TARGETS) for node in rule["nodes"])


def _broken(page: Page, options: dict[str, Any]) -> list[dict[str, Any]]:
    rules: list[dict[str, Any]] = Axe().run(page, options=options).response["violations"]
    return rules
