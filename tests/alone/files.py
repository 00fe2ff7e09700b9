"""The folder that `sixdot site` writes, given out by a file server that knows nothing of it."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType

ENGINE = Path(__file__).parents[2] / "build" / "pyodide"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: object) -> None:
        pass


class _Strict(_Quiet):
    """Reads the file `_headers`, as some hosts do."""

    def end_headers(self) -> None:
        holds = False
        for line in (Path(self.directory) / "_headers").read_text("utf-8").splitlines():
            if line.startswith("/"):
                holds = line in ("/*", self.path.partition("?")[0])
            elif holds:
                name, _, value = line.strip().partition(": ")
                self.send_header(name, value)
        super().end_headers()


class FileServer:
    """On loopback; `close` is what a network that is gone looks like."""

    def __init__(self, folder: Path, port: int = 0, strict: bool = False) -> None:
        """`strict`: with the headers that the folder asks for."""
        handler = partial(_Strict if strict else _Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.port: int = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> FileServer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._thread.is_alive():
            self.close()
