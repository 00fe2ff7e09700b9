"""The page without a server: what it weighs, when it is ready, how long the sharp bot thinks, what memory it takes.

    make bench-alone

Ready: the lobby is there and a game can be dealt at once. Cold: a browser that has never been here, over loopback, so
that only the work counts and not the line. Warm: it comes again. Beside that the native program, from the command to
the first prompt. The bot decides in the same rounds in the browser's worker and in the Python that runs this.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from start import to_first_prompt

from sixdot.web.site import site_files, write_site

READY = "() => document.querySelector('#alone')?.hidden === true && document.body.dataset.screen === 'lobby'"
LOBBY = "() => document.body.dataset.screen === 'lobby'"
PLAYED = """
import json, time
from sixdot.bots import bot_named
from sixdot.game import Match, edition_named
from sixdot.game.shuffle import FastRandom, chosen_deal

def decided(rounds, bot):
    took = []
    for number in range(rounds):
        game = Match(edition_named("mattel"), players=4)
        game.commit(chosen_deal(f"alone {number}", 1))
        game.deal()
        source = FastRandom(f"alone {number}")
        for _ in range(400):
            seats = [seat for seat in range(4) if game.stage == "playing" and game.view(seat).legal]
            if not seats:
                break
            view = game.view(seats[0])
            began = time.perf_counter()
            action = bot(view, source)
            took.append(time.perf_counter() - began)
            game.apply(seats[0], action or view.legal[0])
    return took

print_ = json.dumps(decided(ROUNDS, bot_named("sharp")))
"""
IN_WORKER = """async ([folder, played]) => {
  const code = `
    import { loadPyodide } from "${folder}/engine/pyodide.mjs";
    onmessage = async ({ data }) => {
      const engine = await loadPyodide({ packages: [] });
      const files = await (await fetch("${folder}/python.zip")).arrayBuffer();
      engine.unpackArchive(files, "zip", { extractDir: "/python" });
      engine.runPython("import sys; sys.path.insert(0, '/python')");
      engine.runPython(data);
      postMessage(engine.globals.get("print_"));
    };`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
  worker.postMessage(played);
  return new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: object) -> None:
        pass


def visited(page: Page, url: str) -> tuple[float, float]:
    """Seconds until the lobby is there, and until a game can be dealt."""
    began = time.perf_counter()
    page.goto(url)
    page.wait_for_function(LOBBY, timeout=120_000)
    lobby = time.perf_counter() - began
    page.wait_for_function(READY, timeout=120_000)
    return lobby, time.perf_counter() - began


def memory(browser: Browser, page: Page) -> float:
    """Megabytes that the page and its worker take."""
    session = browser.new_browser_cdp_session()
    found: dict[str, Any] = session.send("SystemInfo.getProcessInfo")
    renderers = [int(each["id"]) for each in found["processInfo"] if each["type"] == "renderer"]
    sizes = [Path(f"/proc/{number}/smaps_rollup").read_text() for number in renderers]
    return max([int(text.split("Pss:")[1].split()[0]) / 1000 for text in sizes])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", type=Path, default=Path("build/pyodide"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=10)
    chosen = parser.parse_args()
    files = site_files(chosen.engine)
    packed = {name: min(len(data), len(gzip.compress(data, 9))) for name, data in files.items()}
    whole, small = sum([len(data) for data in files.values()]) / 1e6, sum(packed.values()) / 1e6
    print(f"files {len(files)}, {whole:.1f} MB, compressed {small:.1f} MB")
    cold, warm, lobbies, native, sizes = [], [], [], [], []
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        folder = Path(home) / "play"
        write_site(folder, files)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}"
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", chromium_sandbox=False)
        for _ in range(chosen.runs):
            context = browser.new_context(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
            first = context.new_page()
            lobby, ready = visited(first, url)
            lobbies.append(lobby)
            cold.append(ready)
            first.close()
            second = context.new_page()
            warm.append(visited(second, url)[1])
            second.click("#play-now")
            second.wait_for_selector("#play:not([hidden])")
            sizes.append(memory(browser, second))
            context.close()
            native.append(to_first_prompt(Path(sys.executable).with_name("sixdot"), home, []))
        page = browser.new_page()
        page.goto(f"{url}/rules/mattel/en.json")
        played = f"ROUNDS = {chosen.rounds}\n{PLAYED}"
        (own,) = (folder / "alone").iterdir()
        there = json.loads(page.evaluate(IN_WORKER, [f"{url}/alone/{own.name}", played]))
        here = json.loads(subprocess.check_output([sys.executable, "-c", f"{played}print(print_)"]))
        browser.close()
    for name, values in (("lobby", lobbies), ("cold", cold), ("warm", warm), ("native start", native)):
        middle, ends = statistics.median(values), f"{min(values):.2f} to {max(values):.2f}"
        print(f"{name}: median {middle:.2f} s of {len(values)}, {ends}")
    print(f"memory of the page and its worker in a game: median {statistics.median(sizes):.0f} MB")
    assert len(there) == len(here), "not the same rounds"
    for name, times in (("worker", there), ("native", here)):
        mean, slow = 1000 * statistics.mean(times), 1000 * statistics.quantiles(times, n=20)[-1]
        print(f"sharp, {name}: mean {mean:.1f} ms, 95 % {slow:.0f} ms, longest {1000 * max(times):.0f} ms")
    print(f"ratio: {sum(there) / sum(here):.1f}, over {len(there)} decisions")


if __name__ == "__main__":
    main()
