"""The wire: the messages between a table and those who sit at it, how they are read, and a small client."""

try:
    import msgspec as msgspec
except ModuleNotFoundError as error:
    message = f"{error.name} is missing: install it with pip install 'sixdot[online]'"
    raise ModuleNotFoundError(message, name=error.name) from None
