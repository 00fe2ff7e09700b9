"""A table where the host, at the page, judges somebody else's answers, alone or by vote."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sixdot.wire.client import Client
from tests.browser.people import Person
from tests.browser.playing import NOT_ASKED, decide, open_table
from tests.helpers.servers import done, hear, turn


@contextmanager
def judging(host: Person, url: str, by: str = "the host") -> Iterator[Client]:
    """Play until somebody has answered and the host is asked whether that was right."""
    code = open_table(host, "Ana", "Question")
    said = len(host.heard())
    host.pick('combobox "Answers are judged by"', by)
    host.until_heard("The host judges|The others vote", said)
    with Client.join(f"{url}/#{code}", "Ben") as ben:
        host.activate('button "Start the game"')
        hear(ben, lambda: ben.known.table.stage == "ready")
        done(ben, "go on")
        host.until_on("play")
        while "Was the answer right" not in (asked := host.text("#turn")):
            shown = ben.known.shown
            if NOT_ASKED.search(asked) is None:
                decide(host, lambda question: "no idea")
            elif (
                ben.next(0.05) is None and shown is not None and shown.phase == "answer" and shown.turn == shown.seat
            ):
                done(ben, "answer forty-two")
                host.until_heard("right or wrong")
            elif ben.known.wanted == "judge":
                done(ben, "wrong")
            else:
                turn(ben)
        yield ben
