"""The page under axe, the checker of accessibility rules: all its rules, the size of targets among them."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

# Without preload: axe would put style sheets into the page itself, against its policy.
OPTIONS = {"preload": False, "resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}


COLOURS = {"preload": False, "resultTypes": ["violations"], "runOnly": ["cat.color"]}


def violations(page: Page, colours_only: bool = False) -> list[str]:
    """What axe finds wrong now, each with its place."""
    found = Axe().run(page, options=COLOURS if colours_only else OPTIONS).response["violations"]
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))} {node['html'][:120]} ({node['failureSummary']})"
        for rule in found
        for node in rule["nodes"]
    ]
