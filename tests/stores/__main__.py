"""Make a golden store of the Sixdot that runs this: tables of every edition at every stage, as its players left them.

    python -m tests.stores tests/stores/0.2.0.db

Beside the database lies what each player knew at the end, in JSON. Both are kept for good: later versions must be
able to open the store, know the same, and play on.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sixdot.game.editions import EDITIONS
from sixdot.wire.client import Client
from sixdot.wire.messages import encode

ENTRANCE = "import sys; from sixdot.cli import main; sys.exit(main())"
STAGES = ("lobby", "playing", "ready", "over")
OPTIONS = {
    "mattel": "house=stacking=any,new-colour",
    "french": "house=seven-zero",
    "rnib": "scoring=lowest",
}
PATIENCE = 30.0


def main(path: Path) -> None:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "sixdot.db"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        where = ["--host", "127.0.0.1", "--port", port, "--db", str(database), "--pace", "0", "--no-table"]
        server = subprocess.Popen([sys.executable, "-c", ENTRANCE, "serve", *where], env=os.environ)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            tables = [left_at(url, edition, stage) for edition in EDITIONS for stage in STAGES]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
        with closing(sqlite3.connect(database)) as whole:
            whole.execute("PRAGMA journal_mode = DELETE")
            whole.execute("VACUUM")
        path.write_bytes(database.read_bytes())
    lines = ",\n".join([json.dumps(table, ensure_ascii=False, separators=(",", ":")) for table in tables])
    path.with_suffix(".json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def wait_for(url: str) -> None:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            opener.open(f"{url}/health", timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("the server does not start")


def left_at(url: str, edition: str, stage: str) -> dict[str, Any]:
    """A table with two people and two bots, played to this stage."""
    target = 60 if stage == "over" else 500
    with Client.open(url, "Ana", edition) as ana, Client.join(ana.link, "Ben", language="fr") as ben:
        for do in (
            "bot add steady",
            "bot add easy",
            f"options target={target} {OPTIONS.get(edition, '')}",
            "chat hello",
        ):
            answer = ana.command(do, PATIENCE)
            assert not hasattr(answer, "reason"), answer
        if stage != "lobby":
            ana.command("start", PATIENCE)
            play(ana, ben, stage)
        listen(ana, ben)
        people = [
            {
                "token": client.token,
                "number": client.known.number,
                "wanted": client.known.wanted,
                "view": json.loads(encode(client.known.shown)) if client.known.shown else None,
            }
            for client in (ana, ben)
        ]
        table = json.loads(encode(ana.known.table))
        return {"edition": edition, "stage": stage, "table": table, "people": people}


def play(ana: Client, ben: Client, stage: str) -> None:
    """Both do what is wanted until the table is at this stage; a round that is left has some moves behind it."""
    moves = 0
    while True:
        listen(ana, ben)
        table = ana.known.table
        if (table.stage == stage and (stage != "playing" or moves > 6) and (stage != "ready" or table.round > 1)) or (
            table.stage == "over"
        ):
            return
        for client in (ana, ben):
            do = wish(client)
            if do:
                client.command(do, PATIENCE)
                moves += 1
                break


def wish(client: Client) -> str:
    wanted, shown = client.known.wanted, client.known.shown
    if wanted in ("ready", "pause"):
        return "go on"
    if wanted == "judge":
        return "right"
    if wanted != "turn" or shown is None:
        return ""
    plays = [do for do in shown.legal if do.startswith(("play", "match", "lay"))]
    chosen = (plays or list(shown.legal))[0]
    return "unknown" if chosen.startswith("answer") else chosen


def listen(*clients: Client) -> None:
    for client in clients:
        while client.next(0.1) is not None:
            pass


if __name__ == "__main__":
    main(Path(sys.argv[1]))
