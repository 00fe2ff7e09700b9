"""The tables of a browser that has no server: the hub itself, with a port for each line in place of a socket."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sixdot.store.store import Store
from sixdot.voice.words import Words
from sixdot.web.conversation import Conversations
from sixdot.web.hub import Hub
from sixdot.web.keeping import Keep
from sixdot.web.limits import Limits, Rate
from sixdot.web.member import MemberConnection

HERE: Final = "here"  # where all who play on this device come from
GRACE: Final = 3.0e6  # seconds: nobody's seat goes to a bot because the page was put away
_NONE: Final = Rate(1e6, 1e6)
# Only one's own patience is to be spared here.
LIMITS: Final = Limits(work=_NONE, opens=_NONE, changes=_NONE, comings=_NONE, tables=10_000)

Post = Callable[[int, str | None, int], None]  # of a line: what is told there; or None, and the code it ends with


class Port:
    """Stands for a socket."""

    def __init__(self, line: int, post: Post) -> None:
        self._line = line
        self._post = post
        self._said = asyncio.Queue[str | None]()
        self.outgoing = self
        self.over = False

    def tell(self, data: bytes) -> None:
        if not self.over:
            self._post(self._line, data.decode(), 0)

    def waiting(self) -> int:
        return 0

    def finish(self, code: int) -> None:
        if not self.over:
            self._post(self._line, None, code)
            self.take(None)

    async def is_there(self) -> bool:
        return not self.over

    def take(self, said: str | None) -> None:
        """What the page says; None: it has hung up."""
        self.over = self.over or said is None
        self._said.put_nowait(said)

    async def hear(self) -> str | None:
        return await self._said.get()


class Alone:
    def __init__(self, path: str, post: Post, pace: float, **given: Any) -> None:
        """To be made where the loop runs; `pace`: seconds between what bots do; `given`: what else `Services` takes.

        Every change is in the file at `path` before anybody is told of it.
        """
        usual = {"pace": pace, "grace": GRACE, "limits": LIMITS, "keep": Keep(0, 0, 0)}
        self._store = Store(Path(path), threaded=False)
        self._hub = Hub(self._store, **(usual | given))
        self._conversations = Conversations(self._hub)
        self._post = post
        self._ports: dict[int, Port] = {}

    def hear(self, line: int, said: str | None) -> None:
        """The page says something on one of its lines, the first time to open it; None: it hangs up."""
        if line not in self._ports:
            self._ports[line] = Port(line, self._post)
            self._hub.services.spawn(self._hold(line))
        self._ports[line].take(said)

    def retold(self, name: str, text: str, language: str, length: str) -> str:
        """A record of a game, proved and told again, as JSON."""
        from sixdot.web.alone.records import retold

        return json.dumps(retold(name, text, Words(language, length)), ensure_ascii=False)

    def reviewed(self, text: str, seat: int, language: str, length: str, meanwhile: Callable[[str], None]) -> str:
        """The last round of a record, as somebody played it, as JSON."""
        from sixdot.web.alone.records import reviewed

        return json.dumps(reviewed(text, seat, Words(language, length), meanwhile), ensure_ascii=False)

    async def shut(self) -> None:
        """Finish what is under way, and let go of the file."""
        await self._hub.shut()
        self._store.close()

    async def _hold(self, line: int) -> None:
        port = self._ports[line]
        connection = MemberConnection(port, HERE, LIMITS.queue)
        try:
            await self._conversations.hold(connection, port.hear)
        finally:
            port.finish(1000)
            del self._ports[line]
