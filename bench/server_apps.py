"""The servers that are measured: `python bench/server_apps.py echo PORT` and `... ours PORT DB [PROFILE]`.

The echo is what Starlette and uvicorn can do at best: every message is passed on to the four people of a table, and
nothing is understood, decided or stored. Ours is the server as it is, but for its limits: one computer plays all.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn


def echo() -> Any:
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    tables: dict[str, list[WebSocket]] = {}

    async def serve(line: WebSocket) -> None:
        await line.accept()
        table = tables.setdefault(await line.receive_text(), [])
        table.append(line)
        try:
            while True:
                text = await line.receive_text()
                for other in table:
                    await other.send_text(text)
        except WebSocketDisconnect:
            table.remove(line)

    return Starlette(routes=[WebSocketRoute("/ws", serve)])


def listening(port: int) -> socket.socket:
    found = socket.socket(proto=socket.IPPROTO_TCP)  # named, so that asyncio sends small frames at once
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", port))
    found.listen(512)
    return found


async def serve_echo(port: int) -> None:
    config = uvicorn.Config(
        echo(),
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
    )
    await uvicorn.Server(config).serve([listening(port)])


async def serve_ours(port: int, db: Path) -> None:
    from sixdot.store.store import Store
    from sixdot.web.hub import Hub
    from sixdot.web.limits import Limits, Rate
    from sixdot.web.serve import Server, configured, look_for_lost_things_seldom

    usual = Limits()
    kept = ("recent", "idle", "queue")
    lifted: dict[str, Any] = {
        name: Rate(1e9, 1e9) if isinstance(value, Rate) else 10**9
        for name, value in usual._asdict().items()
        if name not in kept
    }
    limits = usual._replace(**lifted)
    with Store(db) as store:
        hub = Hub(store, pace=0.0, limits=limits)
        config = configured(hub, [])
        config.ws_ping_interval = None  # tables that wait for their turn to be measured do not listen
        look_for_lost_things_seldom()
        await Server(config, hub).serve([listening(port)])


class Samples:
    """Where the processor's time goes: a look at the stack every few milliseconds of work, which costs little."""

    def __init__(self) -> None:
        self.looks = 0
        self.inside: Counter[str] = Counter()
        self.within: Counter[str] = Counter()

    def look(self, number: int, frame: FrameType | None) -> None:
        self.looks += 1
        names = []
        while frame is not None:
            code = frame.f_code
            names.append(f"{code.co_filename.rpartition('site-packages/')[2].rpartition('src/')[2]}:{code.co_name}")
            frame = frame.f_back
        self.inside[names[0]] += 1
        self.within.update(set(names))

    def text(self) -> str:
        lines = [f"{self.looks} looks at the stack", "", "in a function itself:"]
        lines += [f"{count / self.looks:6.1%}  {name}" for name, count in self.inside.most_common(60)]
        lines += ["", "in a function and what it calls:"]
        lines += [f"{count / self.looks:6.1%}  {name}" for name, count in self.within.most_common(120)]
        return "\n".join(lines) + "\n"


def main() -> None:
    kind, port = sys.argv[1], int(sys.argv[2])
    work = serve_echo(port) if kind == "echo" else serve_ours(port, Path(sys.argv[3]))
    if len(sys.argv) < 5:
        asyncio.run(work)
        return
    samples = Samples()
    signal.signal(signal.SIGPROF, samples.look)
    signal.signal(signal.SIGUSR1, lambda *_: signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001))  # from now on
    try:
        asyncio.run(work)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        Path(sys.argv[4]).write_text(samples.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
