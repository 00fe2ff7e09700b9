"""How much one person, one address and everybody together may ask of a server, and how that is counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LARGEST_FRAME: Final = 16_384  # bytes of one message from a client, in one frame or several
MOST_FRAGMENTS: Final = 32  # frames of one message
PATIENCE: Final = 10.0  # seconds: for the greeting, for a message that has begun, for the head of a request


@dataclass(frozen=True)
class Limits:
    """The defaults suit people and bots at play; tests and large servers set their own."""

    frames: float = 20.0  # messages a second from one socket, sustained
    frames_burst: float = 200.0
    flood: float = 200.0  # after so many refused for coming too fast, the socket is closed
    chat: float = 0.5  # chat messages a second from one member
    chat_burst: float = 6.0
    changes: float = 0.5  # seats, options, comings and goings a second by one member: everybody hears them
    changes_burst: float = 20.0
    repairs: float = 0.1  # commands a second from one member after which the room had to be rebuilt
    repairs_burst: float = 5.0
    comings: float = 0.1  # people a second who join one table from one address
    comings_burst: float = 25.0
    work: float = 0.25  # seconds of long work a second for one address: hints, what was missed
    work_burst: float = 20.0
    joins: float = 0.05  # failed greetings a second from one address
    joins_burst: float = 30.0
    opens: float = 1 / 20  # tables opened a second from one address
    opens_burst: float = 50.0
    greetings: float = 5.0  # sockets opened a second from one address
    greetings_burst: float = 100.0
    sockets_each: int = 100  # from one address, at once
    sockets: int = 5000
    connections: int = 10_000  # requests for the page among them
    queue: int = 2_000_000  # bytes on their way to one slow reader
    tables: int = 100_000
    entries: int = 100_000  # in the log of one table
    recent: int = 64  # answers kept for each member, in case a command comes again
    idle: float = 600.0  # seconds after the last person left until a table is dropped from memory


class Bucket:
    """A rate limit: so many a second in the long run, so many at once; anything more is refused."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_when")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._when = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now

    def take(self) -> bool:
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_empty(self) -> bool:
        self._fill()
        return self._left < 1

    def spend(self, amount: float) -> None:
        """Charge for work that has been done, however much it was."""
        self._fill()
        self._left -= amount

    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._burst


class Buckets:
    """A bucket for every address that has asked for something lately; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._new: Callable[[], Bucket] = lambda: Bucket(rate, burst, clock)
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = 1000

    def take(self, address: str) -> bool:
        return self._bucket(address).take()

    def spend(self, address: str, amount: float) -> None:
        self._bucket(address).spend(amount)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._tidy_at:
                self._tidy()
            bucket = self._buckets[address] = self._new()
        return bucket

    def is_empty(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.is_empty()

    def _tidy(self) -> None:
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full()}
        self._tidy_at = max(1000, 2 * len(self._buckets))


class Allowance:
    """What one member of a table may do, and how fast."""

    def __init__(self, limits: Limits) -> None:
        self.chat = Bucket(limits.chat, limits.chat_burst)
        self.changes = Bucket(limits.changes, limits.changes_burst)  # what everybody hears, but is no move
        self.repairs = Bucket(limits.repairs, limits.repairs_burst)  # after which the room had to be rebuilt


class Guests:
    """Who is connected from where, and what each address has tried lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: dict[str, int] = {}
        self._greetings = Buckets(limits.greetings, limits.greetings_burst)
        self._failures = Buckets(limits.joins, limits.joins_burst)
        self._opens = Buckets(limits.opens, limits.opens_burst)
        self._work = Buckets(limits.work, limits.work_burst)
        self.sockets = 0

    def enter(self, address: str) -> bool:
        """Whether one more socket from this address is let in; if so, `leave` must follow."""
        address = group(address)
        here = self._sockets.get(address, 0)
        if self.sockets >= self._limits.sockets or here >= self._limits.sockets_each:
            return False
        if not self._greetings.take(address):
            return False
        self._sockets[address] = here + 1
        self.sockets += 1
        return True

    def leave(self, address: str) -> None:
        address = group(address)
        self.sockets -= 1
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def may_guess(self, address: str) -> bool:
        """Whether this address has not yet named too many tables and tokens that do not exist."""
        return not self._failures.is_empty(group(address))

    def guessed_wrong(self, address: str) -> None:
        self._failures.take(group(address))

    def may_open(self, address: str) -> bool:
        return self._opens.take(group(address))

    def may_ask(self, address: str) -> bool:
        """Whether this address has not used up its share of long work."""
        return not self._work.is_empty(group(address))

    def worked(self, address: str, seconds: float) -> None:
        self._work.spend(group(address), seconds)


def group(address: str) -> str:
    """One household: an IPv4 address, or the first half of an IPv6 one, since people choose the other half freely."""
    if ":" not in address or address.startswith("::ffff:"):
        return address
    from ipaddress import IPv6Address

    try:
        return str(IPv6Address(int(IPv6Address(address.partition("%")[0])) >> 64 << 64))
    except ValueError:
        return address
