"""The wire: the messages between a table and those who sit at it, how they are read, and a small client."""

from importlib.util import find_spec

for needed in ("msgspec", "websockets"):
    if find_spec(needed) is None:
        raise ModuleNotFoundError(f"{needed} is missing: install it with pip install 'sixdot[online]'", name=needed)
