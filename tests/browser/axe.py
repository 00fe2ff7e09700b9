"""The page checked by axe for accessibility: all its rules, including the size of targets."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

# Without preload: axe would add style sheets to the page, which its policy forbids.
OPTIONS = {"preload": False, "resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}


COLOURS = {"preload": False, "resultTypes": ["violations"], "runOnly": ["cat.color"]}


def violations(page: Page, colours_only: bool = False) -> list[str]:
    """What axe finds wrong now, and where."""
    found = Axe().run(page, options=COLOURS if colours_only else OPTIONS).response["violations"]
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))} {node['html'][:120]} ({node['failureSummary']})"
        for rule in found
        for node in rule["nodes"]
    ]
