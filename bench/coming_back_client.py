"""A crowd that comes back all at once: how long until each has been welcomed."""

from __future__ import annotations

import base64
import os
import selectors
import socket
import sys
import time
from collections.abc import Sequence

from server_client import frame


class Comer:
    """One person's socket: connected, upgraded, greeted, welcomed."""

    def __init__(self, port: int, greeting: bytes) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.connect_ex(("127.0.0.1", port))
        host = f"127.0.0.1:{port}"
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self._to_send = [head.encode(), frame(greeting)]
        self.heard = b""

    def write(self) -> None:
        self.socket.send(self._to_send.pop(0))

    def read(self) -> bool:
        self.heard += self.socket.recv(262_144)
        if self._to_send:
            if b"\r\n\r\n" in self.heard:
                self.heard = b""
                self.write()
            return False
        return len(self.heard) > 2


def storm(port: int, greetings: Sequence[bytes]) -> list[float]:
    chooser = selectors.DefaultSelector()
    comers = []
    began = time.perf_counter()
    for greeting in greetings:
        comer = Comer(port, greeting)
        comers.append(comer)
        chooser.register(comer.socket, selectors.EVENT_WRITE, comer)
    took = []
    while len(took) < len(greetings):
        for key, _ in chooser.select(5):
            comer = key.data
            if key.events == selectors.EVENT_WRITE:
                comer.write()
                chooser.modify(comer.socket, selectors.EVENT_READ, comer)
            elif comer.read():
                took.append(time.perf_counter() - began)
                chooser.unregister(comer.socket)
    return took


if __name__ == "__main__":
    n = int(sys.argv[2])
    t = storm(int(sys.argv[1]), [b"x%d" % (i // 4) for i in range(n)])
    print(t[0], t[n // 2], t[-1])
