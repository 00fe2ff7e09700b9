"""What `web/connection.py` uses of uvicorn and websockets, not all of it public, is still there."""

from __future__ import annotations

import ast
import inspect
import textwrap
from importlib.metadata import version

import h11
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from sixdot.web.connection import Frames, Requests

PAIRS = [(Requests, H11Protocol), (Frames, WebSocketsSansIOProtocol)]


def tree_of(kind: type) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(kind)))


def used_by(kind: type, owner: str = "self") -> set[str]:
    """The attributes of `self`, or of something it has, that a class reads or writes."""
    return {
        node.attr
        for node in ast.walk(tree_of(kind))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == owner
    }


def offered_by(kind: type) -> set[str]:
    return set(dir(kind)) | used_by(kind)


@pytest.mark.parametrize(("ours", "theirs"), PAIRS)
def test_every_method_that_is_overridden_has_the_same_parameters(ours: type, theirs: type) -> None:
    overridden = [name for name in vars(ours) if name in vars(theirs) and inspect.isfunction(vars(theirs)[name])]
    assert {"connection_made", "data_received"} & set(overridden)
    for name in overridden:
        if name != "__init__":
            here, there = inspect.signature(vars(ours)[name]), inspect.signature(vars(theirs)[name])
            assert list(here.parameters) == list(there.parameters), name


@pytest.mark.parametrize(("ours", "theirs"), PAIRS)
def test_everything_that_is_used_of_it_is_there(ours: type, theirs: type) -> None:
    missing = used_by(ours) - set(vars(ours)) - offered_by(theirs) - {"_late", "_finished", "_pings"}
    assert missing == set()
    called = {node for node in used_by(ours, "super()") if node not in dir(theirs)}
    assert called == set()


def test_what_is_used_of_the_connection_is_there() -> None:
    assert used_by(Frames, "self.conn") <= offered_by(ServerProtocol) | offered_by(Protocol)
    assert used_by(Requests, "self.conn") <= set(dir(h11.Connection))


def test_the_versions_are_those_that_were_looked_at() -> None:
    assert version("uvicorn").startswith("0.5")
    assert version("websockets").startswith("17.")
    assert version("h11").startswith("0.16.")
