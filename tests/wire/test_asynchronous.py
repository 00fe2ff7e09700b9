"""The client for asyncio: it hears and asks like the other one, also while another task listens."""

from __future__ import annotations

import asyncio

import pytest

from sixdot.wire import messages
from sixdot.wire.asynchronous import AsyncClient
from sixdot.wire.client import Client, Lost
from sixdot.wire.line import Ended
from tests.wire.test_client import TOKEN, Line, scripted, told, welcome


@pytest.fixture(autouse=True)
def no_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Client, "delays", (0.01,))


def test_it_joins_asks_and_keeps_what_comes_meanwhile() -> None:
    def script(line: Line) -> None:
        assert line.hear()["name"] == "Ana"
        line.say(welcome(4), told(5))
        line.say(messages.Acknowledged(line.hear()["id"], 6, "Done."), told(6))
        line.hear()

    async def play(link: str) -> None:
        async with await AsyncClient.join(link, "Ana") as client:
            assert (await client.command("draw", 10)).say == "Done."
            assert [await client.next(10) for _ in range(3)] == [welcome(4), told(5), told(6)]
            assert client.known.number == 6
            assert await client.next(0) is None

    with scripted(script) as link:
        asyncio.run(play(link))


def test_one_task_listens_while_another_asks() -> None:
    rounds = 50

    def script(line: Line) -> None:
        line.hear()
        line.say(welcome(0))
        for number in range(1, rounds + 1):
            asked = line.hear()
            line.say(told(number), messages.Acknowledged(asked["id"], number, asked["do"]))
        line.hear()

    async def play(link: str) -> None:
        client = await AsyncClient.join(link, "Ana")
        heard: list[object] = []

        async def listen() -> None:
            async for message in client:
                heard.append(message)

        listening = asyncio.create_task(listen())
        for number in range(rounds):
            assert (await client.command(f"say {number}", 10)).say == f"say {number}"
        await client.close()
        await asyncio.wait_for(listening, 10)
        assert heard == [welcome(0), *[told(number) for number in range(1, rounds + 1)]]

    with scripted(script) as link:
        asyncio.run(play(link))


def test_it_comes_back_when_the_line_breaks_and_ends_when_it_is_closed() -> None:
    def first(line: Line) -> None:
        line.hear()
        line.say(welcome(4))
        line.hear()
        line.cut()

    def second(line: Line) -> None:
        assert line.hear()["token"] == TOKEN
        line.say(welcome(4))
        line.say(messages.Acknowledged(line.hear()["id"], 4, "Done."))
        line.hear()  # and say nothing
        line.hear()

    async def play(link: str) -> None:
        client = await AsyncClient.join(link, "Ana")
        assert (await client.command("draw", 10)).say == "Done."
        kinds = [type(await client.next(10)) for _ in range(3)]
        assert kinds == [messages.Welcome, Lost, messages.Welcome]
        with pytest.raises(TimeoutError):
            await client.command("draw", 0.01)
        await client.close()
        with pytest.raises(Ended):
            await client.next(10)
        with pytest.raises(Ended):
            await client.command("draw", 10)

    with scripted(first, second) as link:
        asyncio.run(play(link))
