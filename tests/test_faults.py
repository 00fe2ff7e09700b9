"""The catalogue of faults and bad input: each case has a test that is marked with its id, or a scenario.

A test says which cases it proves: `@pytest.mark.fault("P05")`. Cases of the rules may be proven by scenarios, which
are named here and run by tests/conformance. `python -m tests.test_faults` writes the table in docs/reliability.md.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reliability.md"

CASES = {
    # The rules
    "R01": "nothing to draw from: nothing is drawn, that is said, and the player passes",
    "R04": "a pile made anew in the middle of a draw: the top card and its colour stay, other wilds lose theirs",
    "R06": "a Reverse between two players is another turn",
    "R08": "a Wild Draw Four turned up first goes back, and the deal can still be proven",
    "R09": "a Wild turned up first: by three books its colour is named first, by one it goes back",
    "R11": "a Skip or Draw Two turned up first strikes the player on the dealer's left",
    "R12": "a wild without a colour, or with something that is none, asks for one",
    "R14": "a challenge judges the hand and the colour of the moment of play",
    "R16": "the same number in another colour: a bluff by one book and none by another",
    "R17": "a challenge by somebody else, a second one, one too late, one against a plain Wild",
    "R19": "what a guilty player and a challenger who was wrong draw, and which card and colour count then",
    "R21": "a last Draw Two is drawn, across a reshuffle, and counted",
    "R22": "after a draw: another card or a second draw",
    "R23": "a card that is not held, by name or by an impossible place",
    "R24": "a play out of turn, also with the same card where nobody may jump in",
    "R25": "somebody else leaves: the turn stays where it is",
    "R27": "a call with a play that is refused is void and can be made again",
    "R28": "two catches at the same moment: one penalty, and the second is told",
    "R30": "catch after catch with nothing to catch: refused, then slowed down",
    "R32": "exactly the target; two over it at once; elimination down to two",
    "R33": "too few or too many players",
    "R34": "ten players and a chain of Draw Fours: never more cards than there are",
    "R36": "DOS: three cards, a wrong sum, an impossible number, a centre card twice",
    "R39": "teams: both opposing hands count, and an odd number cannot play",
    "R40": "rules are changed between rounds alone, and everybody hears it",
    # The protocol
    "P01": "no JSON, nothing, bytes, a mark of byte order, bad UTF-8",
    "P04": "messages with unknown, missing, extra or wrong parts",
    "P05": "a frame that is a byte too long, in ten thousand pieces, or a byte at a time",
    "P06": "the same command twice: at once, after a reconnect, after a restart",
    "P08": "a command for a position that has passed, and one after mere talk, coming or going",
    "P09": "a frame of somebody else, of another table or of the last round, sent again",
    "P11": "a thousand messages or pings at once",
    "P12": "somebody who reads nothing",
    "P14": "pages from elsewhere, old HTTP, huge headers, a POST to the socket",
    "P15": "a frame that would unpack without end",
    # Sessions
    "S01": "no token, a garbled, a replaced and a revoked one",
    "S02": "a token for one seat with the name of another",
    "S03": "two tabs at one seat",
    "S06": "tokens in addresses, logs, exports and error pages: none",
    "S07": "codes of tables, guessed in a hurry and from many addresses",
    "S08": "an old token of somebody sent away, and a replaced one used again",
    "S10": "moves of spectators, and two who want the last seat",
    "S11": "the host is gone: one other becomes host, somebody who is there",
    # Storage
    "D01": "a server killed at any moment, again and again",
    "D03": "a full disk, until there is room again",
    "D05": "a file that may only be read, is damaged or has lost its end",
    "D07": "one changed byte of a stored entry is found by its number",
    "D09": "a PostgreSQL server that is gone during a commit: it is found out what became of it",
    "D10": "a wall clock that is put forward, back or into summer time",
    "D11": "copies made in the middle of play, and a copy without its log",
    "D12": "a change of format killed halfway, and a file of a newer version",
    # Several nodes
    "N01": "a node is killed in the middle of a turn: another one goes on",
    "N03": "Redis is killed, paused or emptied: everything is told all the same, a little later",
    "N05": "the database is gone while people sit at the tables: they are refused, and nothing is acknowledged",
    "N06": "a game is started at two nodes at once",
    "N08": "nodes whose clocks are five minutes apart",
    "N10": "two catches at two nodes at once: one penalty, in the same order for everybody",
    "N11": "a node with many games is stopped: others go on with them",
    # Bots
    "B01": "cards that a bot cannot see do not change its choice",
    "B02": "a bot that raises, loops or sleeps, beside other tables",
    "B04": "no bots play on when every person has gone",
    "B06": "round after round of ten bots: all end, and nothing illegal is tried",
    "B07": "a bot answers what waited for somebody who left",
    # The page and the terminal
    "W01": "code in names, chat and questions is plain text on the page",
    "W02": "no sequence that steers a terminal comes through",
    "W04": "what was missed is one utterance, with the turn in it",
    "W05": "a double press and a key held down are one command",
    "W07": "reloaded, gone back to, opened twice: one seat and the same hand",
    "W08": "offline or asleep for long: it comes back, or says that it cannot",
    "W10": "a page older than its server is told to reload",
    "W11": "no other site can show the page in a frame",
    # Questions that are brought
    "I01": "files that are huge, open-ended, binary or in other encodings",
    "I03": "cells that a spreadsheet would calculate",
    "I05": "formats that can hold bombs",
    "I06": "a set that is changed while it is played keeps its version",
}

SCENARIOS = {
    "R01": (
        "with nothing to draw the turn goes on as if drawn, and the cards in the hand stay there",
        "french, the pile is used up and the turn goes on",
    ),
    "R04": (
        "an empty draw pile is made anew from the discards, and the top card stays",
        "the pile is made anew in the middle of the four cards",
        "a Wild on top stays there at the reshuffle and keeps its colour",
        "a Wild that comes back through the reshuffle has lost its colour",
    ),
    "R06": (
        "two players, Reverse and Skip give another turn at once",
        "two players, mattel, a Reverse gives another turn and the direction stays",
        "two players, french, a Reverse gives another turn and the direction stays",
        "two players, question, a Reverse leads to another turn without a question",
    ),
    "R08": ("rnib, first cards Wild Draw Four go back until another card starts",),
    "R09": (
        "first card Wild, the dealer's left names the colour and then plays",
        "rnib, first card Wild, nobody draws or plays before the colour is named",
        "french, first card Joker, the dealer's left names a colour and may still draw",
        "question, special first cards are shuffled back until a number starts",
    ),
    "R11": (
        "first card Draw Two, the starter draws two and misses the turn",
        "first card Skip, the dealer's left is skipped",
        "french, first card +2, the fourth of four draws when the third deals",
        "french, first card Skip, the second player on the left starts",
        "rnib, first card Draw Two, the player on the dealer's left draws and the next one plays",
        "rnib, first card Skip with the second seat dealing, the first seat plays",
    ),
    "R14": (
        "the colour that counts is the one before the Wild Draw Four, not the one it names",
        "rnib, cards drawn after the play do not make it wrong",
        "mattel, cards drawn after the play do not make it wrong",
        "french, cards drawn after the play do not make it wrong",
        "french, another +4 in the hand does not make a +4 wrong",
    ),
    "R16": (
        "mattel, a matching number or symbol does not make a Wild Draw Four wrong",
        "mattel, another Wild Draw Four and a matching symbol do not make it wrong",
        "french, a matching number makes a +4 wrong, and the card goes back",
        "french, a matching symbol makes it wrong",
    ),
    "R17": (
        "rnib, the play was wrong, the card goes back and its player draws four",
        "who has accepted challenges no more, and nobody challenges twice",
        "a plain Wild cannot be challenged",
    ),
    "R19": (
        "rnib, the play was wrong, the card goes back and its player draws four",
        "rnib, after a wrong Wild Draw Four on a Wild the colour named before is back",
        "french, a matching number makes a +4 wrong, and the card goes back",
        "mattel, the play was wrong, the card and its colour stay and the challenger plays",
        "rnib, the play was right, the challenger draws six and loses the turn",
        "mattel, a matching number or symbol does not make a Wild Draw Four wrong",
        "french, cards drawn after the play do not make it wrong",
    ),
    "R22": ("after a draw only the card drawn may be played",),
    "R23": ("nobody plays out of turn, and nobody plays a card that is not in the hand",),
    "R24": ("without the house rule nobody plays out of turn",),
    "R27": ("UNO said with a play that is refused does not count",),
    "R32": (
        "who goes out scores the cards of all others, and 500 wins the game",
        "499 points are not 500",
        "lowest, two reach 500 and a third wins",
        "elimination, a player at 500 is out and the last two go on",
        "elimination, of the last two who reaches 500 loses",
    ),
    "R36": (
        "three cards are never a match, and nothing moves",
        "a double match needs exactly two cards that add up",
        "each centre card is matched once, but as many of them as you can",
    ),
    "R39": (
        "rnib partners, both opposing hands go to the team and the partner's hand counts nothing",
        "rnib, partners are four players and not three",
        "french, partners need an even number of players",
    ),
}


def test_every_case_has_a_test_and_every_mark_names_a_case() -> None:
    proven = set(marked()) | set(SCENARIOS)
    assert sorted(set(CASES) - proven) == []
    assert sorted(proven - set(CASES)) == []


def test_a_mark_sits_on_a_test_and_nowhere_else() -> None:
    """So many marks are written, so many were found on tests."""
    written = sum(
        isinstance(node, ast.Attribute) and node.attr == "fault" and ast.unparse(node.value) == "pytest.mark"
        for path in files()
        for node in ast.walk(parsed(path))
    )
    assert written == sum(bool(_ids_of(test)) for path in files() for test in _tests_of(path))


def test_the_scenarios_that_are_named_are_there() -> None:
    there = set(homes_of_scenarios())
    assert [name for names in SCENARIOS.values() for name in names if name not in there] == []


def test_the_page_tells_where_each_case_is_proven() -> None:
    assert table() in PAGE.read_text(encoding="utf-8"), "python -m tests.test_faults"


def files() -> Iterator[Path]:
    """All of them are run by `make test`."""
    yield from sorted((ROOT / "tests").rglob("test_*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _tests_of(path: Path) -> list[ast.FunctionDef]:
    return [node for node in parsed(path).body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def _ids_of(test: ast.FunctionDef) -> list[str]:
    return [
        str(ast.literal_eval(given))
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.fault"
        for given in mark.args
    ]


def marked() -> dict[str, list[str]]:
    """The files with tests that are marked with each id."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in files():
        for test in _tests_of(path):
            for case in _ids_of(test):
                found[case].append(str(path.relative_to(ROOT)))
    return found


@cache
def homes_of_scenarios() -> dict[str, str]:
    """The file of each scenario. It is run by tests/conformance, which also sees to it that each has its own name."""
    return {
        name: str(path.relative_to(ROOT))
        for path in sorted((ROOT / "scenarios").glob("*.yaml"))
        for name in re.findall(r"^- name: (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


def table() -> str:
    """The rows for docs/reliability.md."""
    tests, scenarios = marked(), homes_of_scenarios()
    rows = ["| Case | What is tried | Where |", "| --- | --- | --- |"]
    for case, tried in CASES.items():
        where = [*tests.get(case, ()), *[scenarios[name] for name in SCENARIOS.get(case, ())]]
        rows.append(f"| {case} | {tried} | {', '.join(f'`{name}`' for name in dict.fromkeys(where))} |")
    return "\n".join(rows) + "\n"


def write_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(r"\| Case \|.*?\n(?!\|)", lambda _: table(), page, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    write_table()
