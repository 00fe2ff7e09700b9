"""Any bot at a table on a server: python examples/any_bot_online.py LINK BOT [NAME]

BOT is easy, steady or sharp, or a module:function of your own, such as what was learned. It joins by the link that
invites people, plays one game to its end, and leaves. It is handed the View of its seat, as at any table.
"""

from __future__ import annotations

import os
import sys

from sixdot.bots import Bot
from sixdot.game.actions import ANSWER
from sixdot.game.shuffle import FastRandom
from sixdot.lab.lineup import bot_called
from sixdot.wire.client import Client
from sixdot.wire.known import Knowledge
from sixdot.wire.messages import Denied


def said(bot: Bot, known: Knowledge) -> str:
    """What it says to the table that waits for it; it is told no answers to questions, and judges none wrong."""
    if known.wanted == "judge":
        return "right"
    if known.view is None or known.wanted == "ready":
        return "go on"
    action = bot(known.view, FastRandom(os.urandom(16).hex()))
    if action is None:
        return "go on"
    return "unknown" if action.verb == ANSWER else str(action)


def play(link: str, bot: Bot, name: str) -> None:
    answered = -1
    with Client.join(link, name) as client:
        for message in client:
            if say := getattr(message, "say", ""):
                print(say)
            known = client.known
            if known.table.stage == "over":
                break
            if isinstance(message, Denied):
                raise SystemExit(message.say)
            if known.wanted and known.number != answered:
                answered = known.number
                client.send(said(bot, known))


if __name__ == "__main__":
    play(sys.argv[1], bot_called(sys.argv[2]), *(sys.argv[3:] or ["Otto"]))
