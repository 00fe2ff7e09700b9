"""Questions on cards, and how an answer is compared with those that are accepted (Q1-Q3, Q7)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    ask: str
    accept: tuple[str, ...]
    exact: bool = False  # compare letter by letter

    def accepts(self, answer: str) -> bool:
        if self.exact:
            return answer in self.accept
        plain = plain_text(answer)
        return any(plain_text(accepted) == plain for accepted in self.accept)


# What a number card asks when nobody has brought a question for it.
DEFAULT_QUESTION = Question("Are you ready?", ("yes",))


def plain_text(text: str) -> str:
    """A text without case, accents, surrounding or doubled spaces and one final full stop."""
    import unicodedata

    letters = unicodedata.normalize("NFD", text.casefold())
    words = " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())
    return words.removesuffix(".").rstrip()
