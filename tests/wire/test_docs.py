"""docs/protocol.md and its schema match the code, and the bot printed there plays on a real server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest

from sixdot.answers.questions import QUESTIONS
from sixdot.bots import NAMES
from sixdot.game.actions import VERBS
from sixdot.game.editions import EDITIONS
from sixdot.room import commands
from sixdot.wire import messages, reading
from sixdot.wire.client import Client
from tests.helpers.servers import Server
from tests.wire.test_client import a_table, told, welcome
from tests.wire.test_reading import COMMAND, JOIN, LEARN, OPEN, RESUME
from tests.wire.test_views import a_view

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SCHEMA = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
BOT = ROOT / "examples" / "online_bot.py"


def test_the_page_and_the_schema_are_as_the_code_is() -> None:
    """If not: .venv/bin/python scripts/protocol"""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "protocol", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_lists_every_command_and_every_question() -> None:
    listed = PAGE[PAGE.index("At the cards, exactly") : PAGE.index("A move is for the position")]
    named = {words.split()[0] for words in re.findall(r"`([^`]+)`", listed)}
    assert named >= {*VERBS, *commands.COMMANDS, "type"}
    assert named >= {*QUESTIONS, "record", *NAMES}


def test_the_page_names_every_reason_for_refusing_a_message() -> None:
    source = Path(reading.__file__).read_text(encoding="utf-8")
    reasons = set(re.findall(r'BadMessage\("([A-Z_]+)"', source))
    assert len(reasons) > 5
    assert all(f"`{reason}`" in PAGE for reason in reasons)


def test_the_limits_are_the_ones_on_the_page() -> None:
    for limit in (reading.LARGEST_GREETING, reading.LARGEST_COMMAND, messages.MOST_MISSED):
        assert re.search(rf"\b{limit}\b", PAGE)
    assert f"{reading.LARGEST_TOLD >> 20} MiB" in PAGE


def test_what_the_client_says_in_the_example_would_be_understood() -> None:
    said = re.findall(r"^> (.+)$", PAGE, re.MULTILINE)
    assert len(said) > 3
    assert reading.read_greeting(said[0])
    assert all(reading.read_command(line) for line in said[1:])


SENT: list[messages.Message] = [
    welcome(4, messages.Missed("Two things.", (told(3), told(4)))),
    messages.Told(5, "Ben plays.", True, (), a_view(), a_table("playing"), None),
    messages.Acknowledged("k3", 5, ""),
    messages.Denied("", "NOT_JSON", "", "That was no message.", 5),
    messages.TableShown(a_table()),
    messages.Taught("k4", ("You draw.",), ("sums",), 1, (messages.Choice("type draw", "draw"),), "{}", False),
    messages.Notice("Ten seconds are left.", True),
    messages.Bye("GOING_DOWN", "Back soon."),
]
assert {type(message) for message in SENT} == set(get_args(messages.Message)), "every message is among them"
GOOD = [COMMAND, OPEN, JOIN, RESUME, LEARN, *[json.loads(messages.encode(message)) for message in SENT]]


@pytest.mark.parametrize("message", GOOD, ids=lambda message: str(message.get("type", "command")))
def test_the_schema_knows_every_message_and_allows_no_extra_or_missing_field(message: dict[str, Any]) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    assert validator.is_valid(message)
    assert not validator.is_valid(message | {"secret": 1})
    for name in message:
        if name not in ("type", "id"):
            assert not validator.is_valid({key: value for key, value in message.items() if key != name})


def test_the_bot_is_short_and_knows_only_the_wire() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 80
    assert set(re.findall(r"^from (sixdot\S*)", text, re.MULTILINE)) <= {"sixdot.wire.client", "sixdot.wire.messages"}


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_of_the_printed_bots_play_a_game_to_its_end_on_a_real_server(edition: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server, Client.open(server.url, "Zoe", edition) as host:
        bots = {name: _start(host, name, tmp_path) for name in ("Otto", "Frida")}
        for command in ("bot add easy", "stand", "options target=1", "start"):
            assert isinstance(host.command(command, 30), messages.Acknowledged), command
        while host.known.table.stage != "over":
            message = host.next(60)
            assert message is not None, "nothing happens any more"
        for name, bot in bots.items():
            heard = _wait_for(bot, name, tmp_path)
            assert bot.returncode == 0, heard
            assert "win" in heard.splitlines()[-1]


def _start(host: Client, name: str, folder: Path) -> subprocess.Popen[bytes]:
    """A bot that prints into a file: in a long game it would fill a pipe that nobody reads, and stand still."""
    with (folder / name).open("wb") as heard:
        bot = subprocess.Popen([sys.executable, BOT, host.link, name], stdout=heard, stderr=heard, cwd=folder)
    while all(member.name != name for member in host.known.table.members):
        assert host.next(30) is not None, f"{name} does not come"
    return bot


def _wait_for(bot: subprocess.Popen[bytes], name: str, folder: Path) -> str:
    bot.wait(timeout=60)
    return (folder / name).read_text(encoding="utf-8")
