"""Questions on cards, and how an answer is compared with those that are accepted (Q1-Q3, Q7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixdot.game.options import SetupError

MOST_ANSWERS: Final = 100
LONGEST_TEXT: Final = 500


@dataclass(frozen=True)
class Question:
    ask: str
    accept: tuple[str, ...]
    exact: bool = False  # compare letter by letter

    def __post_init__(self) -> None:
        if not self.accept or len(self.accept) > MOST_ANSWERS:
            raise SetupError(f"a question accepts 1 to {MOST_ANSWERS} answers, not {len(self.accept)} (Q7)")
        for text in (self.ask, *self.accept):
            if not isinstance(text, str):
                raise TypeError("a question and its answers are texts")
            if not text.strip() or len(text) > LONGEST_TEXT or not text.isprintable():
                raise SetupError(
                    f"a question and its answers are one printable line of up to {LONGEST_TEXT} characters (Q7)"
                )

    def accepts(self, answer: str) -> bool:
        if self.exact:
            return answer in self.accept
        plain = plain_text(answer)
        return any(plain_text(accepted) == plain for accepted in self.accept)


# What a number card asks when nobody has supplied a question for it.
DEFAULT_QUESTION = Question("Are you ready?", ("yes",))


def plain_text(text: str) -> str:
    """A text without case, accents, surrounding or doubled spaces, or one final full stop."""
    import unicodedata

    letters = unicodedata.normalize("NFD", text.casefold())
    words = " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())
    return words.removesuffix(".").rstrip()
