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


class FileServer:
    """On loopback; `close` is what a network that is gone looks like."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(folder)))
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
