"""Sixdot's own engine behind the wire of `sixdot conform`:

sixdot conform --engine "python examples/conform_sixdot.py"

docs/conformance.md describes the requests. An adapter for another engine has this shape.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from msgspec import to_builtins

from sixdot import __version__
from sixdot.conformance.own import DealerDraw, PlayedScenario, set_up
from sixdot.conformance.reading import scenario_of
from sixdot.game.options import SetupError


class Adapter:
    table: PlayedScenario | DealerDraw

    def hello(self, version: int) -> dict[str, Any]:
        return {"ok": {"name": "sixdot", "version": __version__}}

    def position(self, **given: Any) -> dict[str, Any]:
        try:
            # Our own scenarios always have steps, or are about a setup that is refused.
            self.table = set_up(scenario_of({"name": "laid out", "setup_refused": True, **given}))
        except SetupError as error:
            return {"refused": str(error)}
        return {"ok": True}

    def act(self, seat: int, action: str) -> dict[str, Any]:
        return _done_or(self.table.act(seat, action))

    def may(self, seat: int, action: str) -> dict[str, Any]:
        return _done_or(self.table.why_not(seat, action))

    def view(self) -> dict[str, Any]:
        return {"ok": to_builtins(self.table.view())}


def _done_or(refusal: str) -> dict[str, Any]:
    return {"refused": refusal} if refusal else {"ok": True}


def main() -> None:
    adapter = Adapter()
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(getattr(adapter, request.pop("do"))(**request)), flush=True)


if __name__ == "__main__":
    main()
