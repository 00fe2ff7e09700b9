"""For the whole suite: the same examples every time, no clock, no files left behind, no player's own settings."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from sixdot.game import editions
from sixdot.store.place import Place
from tests.helpers.soak import SOAK, Figures, bounded

if TYPE_CHECKING:
    from tests.helpers.postgres import PostgresServer
    from tests.helpers.redis_server import RedisServer

settings.register_profile(
    "sixdot",
    max_examples=bounded(40, soak=400),
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("sixdot")
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as it is for a background job; Ctrl-C is tested here
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    if SOAK:
        config.pluginmanager.register(Figures(config))


@pytest.fixture(autouse=True, scope="session")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The suite has its own settings and saved games; the system speaks no French and shows no colours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIXDOT_HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        patch.setenv("PYTHONUTF8", "1")
        own = tmp_path_factory.mktemp("run")  # where a speech-dispatcher started here has its socket
        patch.setenv("XDG_RUNTIME_DIR", str(own))
        patch.setenv("XDG_CACHE_HOME", str(own))
        yield
        _end_all_of(tmp_path_factory.getbasetemp())


def _end_all_of(folder: Path) -> None:
    """A speech-dispatcher outlives its users: end those that the tests have started."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(folder).encode() in (process / "cmdline").read_bytes() and int(process.name) != os.getpid():
                os.kill(int(process.name), signal.SIGKILL)


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """A home for this test alone."""
    path = str(tmp_path_factory.mktemp("own-home"))
    monkeypatch.setenv("SIXDOT_HOME", path)
    return path


@pytest.fixture(autouse=True)
def no_books_of_other_tests() -> Iterator[None]:
    """A rule book that a test has brought is not known to the next one."""
    before = dict(editions._brought)
    yield
    editions._brought.clear()
    editions._brought.update(before)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server that is started when the first test needs it."""
    from tests.helpers.postgres import PostgresServer

    with PostgresServer() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    from tests.helpers.redis_server import RedisServer

    with RedisServer() as server:
        yield server


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def new_place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Place]:
    """Where a store may be kept, and nothing is yet, each time: a test with this is run with either kind."""
    if request.param == "sqlite":
        return lambda: tmp_path_factory.mktemp("store") / "sixdot.db"
    server: Any = request.getfixturevalue("postgres")
    return server.emptied  # type: ignore[no-any-return]


@pytest.fixture
def place(new_place: Callable[[], Place]) -> Place:
    return new_place()
