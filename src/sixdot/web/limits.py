"""How much one person, one address and everybody together may ask of a server, and how that is counted."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, NamedTuple, TypeVar

LARGEST_HEAD: Final = 16_000  # bytes of all headers of a request
MOST_FRAGMENTS: Final = 32  # frames of one message
PATIENCE: Final = 10.0  # seconds: for the greeting, for a message that has begun, for the head of a request


class Rate(NamedTuple):
    a_second: float  # in the long run
    at_once: float


_FEW: Final = Rate(3 / 3600, 3.0)  # wrong codes from one address


class Limits(NamedTuple):
    """The defaults suit people and bots at play; tests and large servers set their own."""

    frames: Rate = Rate(20.0, 200.0)  # messages from one socket
    flood: Rate = Rate(20.0, 200.0)  # messages refused for coming too fast; then the socket is closed
    chat: Rate = Rate(0.5, 6.0)  # chat messages from one member
    changes: Rate = Rate(0.5, 20.0)  # seats, options, comings and goings by one member: everybody hears them
    repairs: Rate = Rate(0.1, 5.0)  # commands from one member after which the room had to be rebuilt
    comings: Rate = Rate(0.1, 25.0)  # people who join one table from one address
    work: Rate = Rate(0.25, 20.0)  # seconds of long work for one address: hints, what was missed
    joins: Rate = Rate(0.05, 30.0)  # failed greetings from one address
    guesses: Rate = Rate(1.5, 500.0)  # codes of tables that are not there, from everybody together
    reserve: Rate = Rate(0.8, 500.0)  # then, from addresses with few of them
    passes: Rate = Rate(0.05, 20.0)  # wrong codes for coming back to one table
    opens: Rate = Rate(0.05, 50.0)  # tables opened from one address
    greetings: Rate = Rate(5.0, 100.0)  # sockets opened from one address
    sockets_each: int = 100  # from one address, at once
    sockets: int = 5000
    connections: int = 10_000  # requests for the page among them
    queue: int = 2_000_000  # bytes on their way to one slow reader
    tables: int = 100_000
    lessons: int = 500  # that are being given at once
    lesson_idle: float = 1800.0  # seconds without a word from a learner until a lesson is put away
    entries: int = 100_000  # in the log of one table
    recent: int = 16  # answers kept for each member, in case a command comes again
    idle: float = 600.0  # seconds after the last person left until a table is dropped from memory


def limits_with(said: Iterable[str]) -> Limits:
    """The limits with changes such as `tables=500` or `chat=0.5/6` (a second, at once); or a `ValueError`."""
    changed: dict[str, Any] = {}
    for text in said:
        name, _, value = text.partition("=")
        usual = Limits._field_defaults.get(name)
        if usual is None:
            raise ValueError(f"there is no limit {name!r}: the limits are {', '.join(Limits._fields)}")
        parts = value.split("/")
        try:
            numbers = [float(part) if isinstance(usual, Rate | float) else int(part) for part in parts]
        except ValueError:
            numbers = []
        wanted = 2 if isinstance(usual, Rate) else 1
        if len(numbers) != wanted or not all(0 < number < 1e9 for number in numbers):
            form = f"{name}={usual.a_second:g}/{usual.at_once:g}" if isinstance(usual, Rate) else f"{name}={usual}"
            raise ValueError(f"{text!r} is no limit: it is written as {form}, with numbers above 0")
        changed[name] = Rate(*numbers) if isinstance(usual, Rate) else numbers[0]
    return Limits(**changed)


class Bucket:
    """A rate limit: anything more is refused."""

    __slots__ = ("_clock", "_left", "_when", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._when = clock()

    def filled(self) -> float:
        now = self._clock()
        self._left = min(self.rate.at_once, self._left + (now - self._when) * self.rate.a_second)
        self._when = now
        return self._left

    def take(self) -> bool:
        if self.filled() < 1:
            return False
        self._left -= 1
        return True

    def is_empty(self) -> bool:
        return self.filled() < 1

    def spend(self, amount: float) -> None:
        """Charge for work that has been done, however much it was."""
        self._left = self.filled() - amount


Whose = TypeVar("Whose")


class Buckets(dict[Whose, Bucket]):
    """A bucket for everybody who has asked for something lately; full ones are forgotten."""

    def __init__(self, rate: Rate) -> None:
        super().__init__()
        self._rate = rate
        self._tidy_at = 1000

    def __missing__(self, whose: Whose) -> Bucket:
        if len(self) >= self._tidy_at:
            for other in [other for other, bucket in self.items() if bucket.filled() >= self._rate.at_once]:
                del self[other]
            self._tidy_at = max(1000, 2 * len(self))
        bucket = self[whose] = Bucket(self._rate)
        return bucket


class Guests:
    """Who is connected from which household, and what each has tried lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.sockets = Counter[str]()
        self._greetings = Buckets[str](limits.greetings)
        self.guesses = Buckets[str](limits.joins)  # tables and tokens that do not exist
        self._codes = Bucket(limits.guesses)  # and tables alone, whoever tries
        self._reserve = Bucket(limits.reserve)
        self._few = Buckets[str](_FEW)
        self.opens = Buckets[str](limits.opens)
        self.work = Buckets[str](limits.work)  # that takes long
        self._barred: list[IPv4Network | IPv6Network] = []

    def may_try_code(self, household: str) -> bool:
        """While many codes are tried out everywhere, only those may go on who have seldom been wrong."""
        return not self._codes.is_empty() or not (self._reserve.is_empty() or self._few[household].is_empty())

    def tried_in_vain(self, household: str) -> None:
        """A code that leads to no table."""
        self._few[household].take()
        if not self._codes.take():
            self._reserve.take()

    def share(self, nodes: int) -> None:
        """There are so many nodes at which codes can be tried out: each allows its part of what all may allow."""
        for bucket, rate in ((self._codes, self._limits.guesses), (self._reserve, self._limits.reserve)):
            bucket.rate = Rate(rate.a_second / nodes, rate.at_once / nodes)

    def bar(self, networks: Iterable[str]) -> None:
        """From these, and no others, nobody is let in."""
        self._barred = [ip_network(network) for network in networks]

    def is_barred(self, household: str) -> bool:
        if not self._barred:
            return False
        try:
            address = ip_address(household)
        except ValueError:  # no address at all
            return False
        return any((getattr(address, "ipv4_mapped", None) or address) in network for network in self._barred)

    def enter(self, household: str) -> bool:
        """Whether one more socket from there is let in; if so, `leave` must follow."""
        here, all_of_them = self.sockets[household], self.sockets.total()
        if all_of_them >= self._limits.sockets or here >= self._limits.sockets_each:
            return False
        if not self._greetings[household].take():
            return False
        self.sockets[household] += 1
        return True

    def leave(self, household: str) -> None:
        self.sockets[household] -= 1
        if not self.sockets[household]:
            del self.sockets[household]


def household_of(address: str) -> str:
    """An IPv4 address, or the first half of an IPv6 one, since people choose the other half freely."""
    if ":" not in address or address.startswith("::ffff:"):
        return address
    try:
        return str(IPv6Address(int(IPv6Address(address.partition("%")[0])) >> 64 << 64))
    except ValueError:
        return address
