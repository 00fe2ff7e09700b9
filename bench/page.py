"""How long the page takes to open on a bad line, how many requests that needs and how many bytes.

    make bench-page

The line has 400 kbit/s and answers after 400 ms, the processor is four times slower: both are Chromium's own
emulation. The page is ready when its lobby can be used. Each run has a browser that has never been here and that then
comes again. The worker that keeps the page is left out, because the emulation does not slow down what it fetches;
`tests/browser/test_light.py` counts that.
"""

from __future__ import annotations

import argparse
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright

LINE = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOWER = 4
READY = "() => document.body.dataset.screen === 'lobby'"
WATCH = """new MutationObserver((_changes, watching) => {
    if (document.body?.dataset.screen !== "lobby") return;
    window.__ready = performance.now();
    watching.disconnect();
}).observe(document, { attributes: true, subtree: true, childList: true });"""


class Visit(NamedTuple):
    seconds: float
    requests: int
    sent: int  # bytes that came over the line, with their headers


@contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    sixdot = Path(sys.executable).with_name("sixdot")
    with tempfile.TemporaryDirectory(prefix="sixdot-page-") as folder:
        command = [sixdot, "serve", "--no-table", "--port", str(port), "--db", f"{folder}/sixdot.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            for _ in range(300):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait()


def visit(context: BrowserContext, url: str) -> Visit:
    page = context.new_page()
    page.add_init_script(WATCH)
    tools = context.new_cdp_session(page)
    seen: dict[str, int] = {}
    asked: set[str] = set()

    def answered(event: Any) -> None:
        if not event["response"].get("fromDiskCache"):
            asked.add(event["requestId"])

    tools.on("Network.responseReceived", answered)
    tools.on("Network.loadingFinished", lambda event: seen.update({event["requestId"]: event["encodedDataLength"]}))
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", LINE)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    page.wait_for_function(READY)
    page.wait_for_load_state("networkidle")
    ready = page.evaluate("() => window.__ready") / 1000
    page.close()
    return Visit(ready, len(asked), sum(seen[each] for each in asked if each in seen))


def told(name: str, visits: list[Visit]) -> str:
    times = [each.seconds for each in visits]
    last = visits[-1]
    return (
        f"{name:6} {statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f}), "
        f"{last.requests} requests, {last.sent / 1000:.1f} kB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--url", help="of a server that runs already")
    chosen = parser.parse_args()
    first: list[Visit] = []
    again: list[Visit] = []
    with serving() as ours, sync_playwright() as playwright:
        url = chosen.url or ours
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), chromium_sandbox=False)
        for number in range(chosen.runs):
            context = browser.new_context(locale="en-GB", service_workers="block")
            first.append(visit(context, url))
            again.append(visit(context, url))
            context.close()
            print(
                f"{number + 1} of {chosen.runs}: {first[-1].seconds:.2f} s, again {again[-1].seconds:.2f} s",
                flush=True,
            )
        browser.close()
    print(told("first", first))
    print(told("again", again))


if __name__ == "__main__":
    main()
