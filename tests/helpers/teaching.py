"""A class for tests: a real server with `--classroom`, its teacher's forms, and pupils who come by name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import ProxyHandler, build_opener

from sixdot.wire.client import Client
from tests.helpers.dealt import DealtServer
from tests.helpers.servers import PATIENCE

_opener = build_opener(ProxyHandler({}))


class Lesson(DealtServer):
    """The teacher's side is asked over HTTP, as a browser without scripts would."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        super().__init__(folder, "--classroom", *arguments)

    @property
    def desk(self) -> str:
        """Where the teacher's page is, as the server said when it started last."""
        return str(re.findall(r"http://\S+/teacher/\S+", self.log())[-1])

    def page(self, place: str = "") -> str:
        with _opener.open(self.desk + place, timeout=PATIENCE) as answer:
            return str(answer.read().decode("utf-8-sig"))

    def status(self, address: str) -> int:
        try:
            with _opener.open(address, timeout=PATIENCE) as answer:
                return int(answer.status)
        except HTTPError as error:
            return error.code

    def press(self, do: str, **fields: str | int) -> str:
        """What is said about it."""
        with _opener.open(self.desk, urlencode({"do": do, **fields}).encode(), timeout=PATIENCE) as answer:
            said = re.search(r'id="said"[^>]*>(.*?)</h2>', answer.read().decode())
        assert said, do
        return said[1]

    @property
    def code(self) -> str:
        """With which pupils come."""
        found = re.search(r"join with the code ([a-z, ]+)\.", self.page())
        assert found
        return found[1].replace(", ", "-")

    def pupil(self, name: str, **named: Any) -> Client:
        return Client.join(f"{self.url}/#{self.code}", name, **named)
