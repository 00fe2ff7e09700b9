"""A bot at a table on a server: python examples/online_bot.py LINK [NAME]

It joins by the link that invites people, plays one game to the end, and leaves. It knows only what its seat is
told. Its play is simple: it catches anyone who forgot to call, calls in time, plays the first card that fits,
never bluffs on purpose and never challenges.
"""

from __future__ import annotations

import sys
import time

from sixdot.wire.client import Client
from sixdot.wire.messages import Denied, ViewMessage

# It does the first of these that is possible. It never accuses and never votes.
ORDER = (
    "catch", "dos", "play", "match", "lay", "colour", "swap", "done", "accept", "pickup", "unknown", "draw", "pass",
    "nolay",
)  # fmt: skip


def choose(possible: tuple[str, ...]) -> str | None:
    """Pick one of these actions, in the game's notation; if possible, a play that calls UNO."""
    for verb in ORDER:
        found = [text for text in possible if text.split()[0] == verb]
        if found:
            return max(found, key=lambda text: text.endswith(" uno"))
    return None


def answer(wanted: str, view: ViewMessage | None) -> str | None:
    """What to say to the table when it is waiting for this seat."""
    if wanted == "turn" and view is not None:
        return choose(view.legal)
    if wanted == "pause" and view is not None:
        return choose(tuple(text for text in view.offers if text in view.legal)) or "go on"
    if wanted == "judge":
        return "right"
    return "go on" if wanted == "ready" else None


def play(link: str, name: str) -> None:
    answered = -1
    with Client.join(link, name) as client:
        for message in client:
            if say := getattr(message, "say", ""):
                print(say)
            if isinstance(message, Denied) and message.reason in ("TOO_FAST", "NOT_SAVED"):  # these pass
                time.sleep(1)
                answered = -1
            known = client.known
            if known.table.stage == "over":
                break
            do = answer(known.wanted, known.shown) if known.number != answered else None
            if do is not None:
                answered = known.number
                client.send(do)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Otto")
