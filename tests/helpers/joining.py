"""Somebody at a terminal who has joined a table online, and always plays the first thing offered."""

from __future__ import annotations

import re
import time

from sixdot.wire.client import Client
from tests.helpers.ptys import Terminal

# What ends a round, what waits for Enter, what asks which one, and what separates two choices.
SPOKEN = {
    "en": {
        "over": r"Enter when you are ready for round|The game is over",
        "enter": r"Enter goes on\.$|Press Enter",
        "which": r"^(Which|With|On|What|How) .*\b1: ",
        "or": ", or ",
        "choices": "choices",
    },
    "fr": {
        "over": r"Entrée dès que vous voulez commencer la manche|La partie est finie",
        "enter": r"Entrée (pour continuer|continue)\.$|Appuyez sur Entrée",
        "which": r"^(Quelle?|Avec|Sur|Que|Qu'|Comment|À qui)[^\n]*\b1 ",
        "or": ", ou ",
        "choices": "choix",
    },
}
_VERDICT = r"right or wrong\?$"
_TOO_FAST = r"^That was too fast|^Trop vite"


def new_table(url: str) -> str:
    """The link of an empty table: the first to come is its host."""
    with Client.open(url, "Opener") as client:
        client.command("quit")
        return client.link


def at(link: str, *arguments: str, name: str = "Zoe") -> Terminal:
    """Somebody who joins there."""
    return Terminal(["play", "--plain", "--name", name, "--join", link, *arguments])


def hear(terminal: Terminal, wanted: str, typed: str | None = None) -> str:
    """Everything said until this is among it, after typing something or by itself."""
    heard = "" if typed is None else terminal.type(typed) + "\n"
    while wanted not in heard:
        assert terminal.game.poll() is None, heard
        heard += terminal.until_asked() + "\n"
    return heard


def play_round(terminal: Terminal, told: str, language: str = "en", most: int = 400) -> list[str]:
    """Everything said until the round is over; `told`: what was said last."""
    spoken = SPOKEN[language]
    heard = [told]
    for _ in range(most):
        while late := terminal.late():  # what somebody else did
            heard.append(late)
        if re.search(_TOO_FAST, heard[-1]):  # nobody types twenty lines a second
            time.sleep(1)
            heard.pop()
        last = heard[-1]
        if re.search(spoken["over"], last):
            return heard
        if re.search(_VERDICT, last):
            heard.append(terminal.type("right"))
        elif re.search(r"Question: [^\n]*$", last):
            heard.append(terminal.type("Paris"))
        elif re.search(spoken["enter"], last):
            heard.append(terminal.type(""))
        elif re.search(spoken["which"], last.split("\n")[-1]):
            heard.append(terminal.type("1"))
        else:
            choices = terminal.type(spoken["choices"])
            if re.search(_VERDICT, choices):
                heard.append(choices)
                continue
            first = choices.split("\n")[0].split(spoken["or"])[0].removesuffix(".")
            heard += [choices, terminal.type(first)]
    raise AssertionError("the round does not end:\n" + "\n".join(heard[-20:]))
