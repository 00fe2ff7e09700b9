"""How the server is doing, in numbers for a machine that watches it (Prometheus' text format): no names, no codes."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sixdot.web.hub import Hub

PERIOD: Final = 0.25  # seconds between two looks at how late the loop is
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
_STATM: Final = Path("/proc/self/statm")


class Lag:
    """How late the loop does what was to be done by now: everybody at every table waits that long."""

    def __init__(self) -> None:
        """To be made where the loop runs."""
        self.last = 0.0
        self._most = 0.0
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            due = time.perf_counter() + PERIOD
            await asyncio.sleep(PERIOD)
            self.last = max(0.0, time.perf_counter() - due)
            self._most = max(self._most, self.last)

    def most(self) -> float:
        """The longest since this was last asked."""
        most, self._most = max(self._most, self.last), 0.0
        return most


def metrics_route(hub: Hub, lag: Lag) -> Route:
    """For whoever is on this computer; to anybody else there is nothing here."""

    async def answer(request: Request) -> Response:
        if request.client is None or not ip_address(request.client.host.partition("%")[0]).is_loopback:
            return PlainTextResponse("There is nothing here.", 404)
        return Response(metrics_text(hub, lag), media_type=KIND)

    return Route("/metrics", answer)


def metrics_text(hub: Hub, lag: Lag) -> str:
    services = hub.services
    counts: Counter[str] = services.counts
    found: list[tuple[str, str, str, float]] = [
        ("sockets", "gauge", "people connected", services.guests.sockets.total()),
        ("tables_live", "gauge", "tables in memory", len(hub.live)),
        ("lessons", "gauge", "lessons that are being given", len(hub.lessons.live)),
        ("tables_stored", "gauge", "tables in the store", len(hub.codes)),
        ("tables_set_aside", "gauge", "damaged tables that are left out", len(hub.aside)),
        ("tables_deleted_total", "counter", "unused tables that were deleted", counts["deleted"]),
        ("entries_total", "counter", "things that happened at tables and were stored", counts["entry"]),
        ("commit_seconds_total", "counter", "seconds for which these waited to be on disk", services.commit_seconds),
        ("not_saved_total", "counter", "things that could not be stored", counts["not-saved"]),
        ("faults_total", "counter", "errors in the program", counts["fault"]),
        ("nodes", "gauge", "nodes that serve the same tables", services.nodes),
        ("overtaken_total", "counter", "things that another node came before", counts["overtaken"]),
        (
            "caught_up_total",
            "counter",
            "times that a table took over what another node had stored",
            counts["caught-up"],
        ),
        ("turned_away_total", "counter", "people who were not let in", counts["turned-away"]),
        ("loop_lag_seconds", "gauge", "how late the loop is", lag.last),
        ("loop_lag_seconds_max", "gauge", "the most since the last look", lag.most()),
    ]
    if used := memory():
        found.append(("memory_bytes", "gauge", "memory in use", used))
    return "".join(_lines(found))


def _lines(found: list[tuple[str, str, str, float]]) -> Iterator[str]:
    for name, kind, told, value in found:
        yield f"# HELP sixdot_{name} {told}\n# TYPE sixdot_{name} {kind}\nsixdot_{name} {value:.6g}\n"


def memory() -> int:
    """Bytes in use; where the system does not say so, the most there ever were; 0: it says neither."""
    used = 0
    if sys.platform != "win32":
        import resource

        if _STATM.exists():
            used = int(_STATM.read_text().split()[1]) * resource.getpagesize()
        else:
            used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return used
