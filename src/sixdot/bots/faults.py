"""What a bot did wrong, in words that are safe to print: it may be anybody's bot."""

from __future__ import annotations

from sixdot.game.actions import shortened


def printable(text: str) -> str:
    """The text on one line: whatever could steer a terminal is written out."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def in_words(error: BaseException) -> str:
    """Somebody else's error on one line, even if it cannot be turned into text."""
    try:
        return printable(f"{_kind(error)}: {shortened(str(error))}")
    except KeyboardInterrupt:
        raise
    except BaseException:
        return f"{_kind(error)}, which cannot be written"


def no_action(answer: object) -> str:
    return f"it answered {_kind(answer)}, which is no action"


def _kind(thing: object) -> str:
    name: str = type.__dict__["__name__"].__get__(type(thing))  # whatever a foreign class says about itself
    return printable(name[:60])


class BotFault(Exception):
    """What a bot did wrong, in words."""
