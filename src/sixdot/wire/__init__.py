"""The wire: the messages between a table and those who sit at it, how they are read, and a small client."""

from importlib.util import find_spec

if find_spec("websockets") is None:
    raise ModuleNotFoundError(
        "websockets is missing: install it with pip install 'sixdot[online]'", name="websockets"
    )
