"""What a client knows is what the server shows it, after every action and every broken connection."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from random import Random

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.game.view import View
from sixdot.web.live import LiveTable
from sixdot.wire import messages
from sixdot.wire.client import Client
from tests.helpers.servers import Inside

pytestmark = pytest.mark.slow  # real servers

ACTIONS = 25


async def _seen(server: Inside, client: Client) -> tuple[int, View | None]:
    table = await server.hub.table(client.known.table.code)
    assert isinstance(table, LiveTable)
    room = table.board.room
    assert room.playing is not None
    seat = room.seat_of(client.known.member)
    return room.number, room.playing.game.view(seat) if room.playing.game.number else None


def must_know_the_same(server: Inside, client: Client) -> None:
    """The client knows everything it was shown, including all events heard since the deal."""
    number, view = server.do(lambda: _seen(server, client))
    while client.known.number < number:
        assert client.next(30) is not None
    assert client.known.number == number
    assert client.known.view == view


def act(client: Client, rng: Random) -> None:
    """Something that is wanted, if anything is; preferably a card."""
    shown = client.known.shown
    if client.known.wanted == "turn" and shown is not None:
        plays = [text for text in shown.legal if text.startswith(("play", "match", "lay"))]
        do = rng.choice(plays or [text for text in shown.legal if not text.startswith(("answer", "accuse"))])
        assert isinstance(client.command(do, 30), messages.Acknowledged), do
    elif client.known.wanted:
        client.command("go on", 30)


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_players_and_a_spectator_know_what_the_server_shows_them(edition: str, tmp_path: Path) -> None:
    rng = Random(edition)
    with (
        Inside(tmp_path) as server,
        Client.open(server.url, "Zoe", edition) as zoe,
        Client.join(zoe.link, "Otto") as otto,
        Client.join(zoe.link, "Frida", watch=True) as frida,
    ):
        assert isinstance(zoe.command("start", 30), messages.Acknowledged)
        for _ in range(ACTIONS):
            for client in (zoe, otto, frida):
                must_know_the_same(server, client)
                act(client, rng)
        assert zoe.known.view is not None
        assert frida.known.view is not None
        assert (frida.known.view.seat, frida.known.view.hand) == (None, ())


def test_whoever_comes_back_with_the_token_knows_what_they_knew(tmp_path: Path) -> None:
    rng = Random(5)
    with Inside(tmp_path) as server, Client.open(server.url, "Zoe") as zoe, Client.join(zoe.link, "Otto") as otto:
        assert isinstance(zoe.command("start", 30), messages.Acknowledged)
        for _ in range(ACTIONS // 2):
            for client in (zoe, otto):
                must_know_the_same(server, client)
                act(client, rng)
        must_know_the_same(server, otto)
        before, seen = otto.known.view, otto.known.number
        otto.close()
        with Client.resume(otto.link, otto.token, seen, language="fr") as again:
            assert again.known.member == otto.known.member
            assert before is not None
            assert again.known.view is not None
            assert dataclasses.replace(again.known.view, people=before.people) == before
            must_know_the_same(server, again)
