"""What a store needs of the database that it is kept in, whichever that is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Rows(Protocol):
    """What a statement has found."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Statements(Protocol):
    """A connection. Values stand for question marks."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows: ...

    def executemany(self, statement: str, values: Sequence[Sequence[Any]], /) -> object: ...


class Database(Statements, Protocol):
    """One thread writes, any thread reads. What cannot be read is `Unusable`."""

    name: str  # in sentences: without a password
    is_shared: bool  # whether others write there, too
    node: str  # the name by which other servers there know this one; empty: there are no others
    command_name: str  # of the command of an entry, as it is in the index
    own_faults: tuple[type[Exception], ...]  # what is wrong with one entry, and no matter of the others
    clash: type[Exception]  # the one of these that means: something else is there already

    def read(self, work: Callable[[Statements], Result]) -> Result:
        """Texts come as bytes: damage is found by checks, not by failing to decode. `work` may be done twice."""

    def ready(self) -> None:
        """To be called before anything is written; raises what is in the way."""

    def begin(self, tables: Collection[str]) -> None:
        """A transaction, until the end of which nobody else writes to these tables."""

    def commit(self, statement: str = "COMMIT", values: Sequence[Any] = ()) -> None:
        """It is on disk when this returns, and not there if this raises. `statement`: one that is a transaction by
        itself, where nobody else writes.
        """

    def roll_back(self) -> None: ...

    def clean(self) -> None:
        """Leave no trace of what was deleted, as far as that is in our hands."""

    def hurry(self) -> None:
        """Do not wait long for anything any more."""

    def reason_of(self, error: Exception) -> str:
        """Why something was not saved: a word that the locales know, or a few more."""

    def close(self) -> None: ...
