"""What is typed at the prompts of a command that runs in this process."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Typing = Callable[..., None]


def typing_into(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Something to be told the lines to come; after them the input ends. Each is printed after its prompt."""

    def types(*lines: str) -> None:
        left = iter(lines)

        def ask(prompt: str) -> str:
            line = next(left, None)
            print(f"{prompt}{'' if line is None else line}")
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", ask)

    return types
