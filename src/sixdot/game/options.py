"""What a table may choose before it plays, and the questions it may bring; what makes no sense is a `SetupError`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.game.edition import Edition

HIGHEST_TARGET: Final = 1_000_000


class SetupError(ValueError):
    """A set-up that the rules do not allow; its message says why, with the values filled in.

    If a player can come across it, `code` and `values` say the same, so that it can be put into any language.
    """

    def __init__(self, message: str, code: str = "", **values: str | int | Sequence[str]) -> None:
        said = {key: value if isinstance(value, str | int) else ", ".join(value) for key, value in values.items()}
        super().__init__(message.format(**said) if said else message)
        self.code = code
        self.values = values


@dataclass(frozen=True)
class Options:
    scoring: str | None = None  # first-to | lowest | elimination; None: the edition's standard game
    target: int | None = None  # None: the edition's own (G11)
    partners: str = "none"  # none | opposite | rotating
    dealer: int | None = None  # the first dealer, where the edition lets the table choose (S1)
    leavers: str = "bot"  # who plays on for a player who leaves: bot | fold (nobody: the seat is passed over)
    judge: str = "program"  # who judges answers: program | person (Q7)

    def __post_init__(self) -> None:
        if self.target is not None and not (isinstance(self.target, int) and 1 <= self.target <= HIGHEST_TARGET):
            message = "a target is a whole number from 1 to {most}, not {value} (G11)"
            raise SetupError(message, "target", most=HIGHEST_TARGET, value=str(self.target))
        if self.dealer is not None and not isinstance(self.dealer, int):
            raise SetupError(f"the dealer is a seat, not {self.dealer!r} (S1)")
        _one_of("partners", self.partners, ("none", "opposite", "rotating"))
        _one_of("leavers", self.leavers, ("bot", "fold"))
        _one_of("judge", self.judge, ("program", "person"))
        if self.leavers == "fold" and self.partners != "none":
            message = "partners cannot be passed over: a bot plays on for a partner who leaves"
            raise SetupError(message, "partners-leave")


def _one_of(name: str, value: str, offered: tuple[str, ...]) -> None:
    if value not in offered:
        raise SetupError(f"{name} is {' or '.join(offered)}, not {value!r}")


# Questions on cards, and how an answer is compared with those that are accepted (Q1-Q3, Q7)

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


def question_kinds(edition: Edition, questions: dict[str, Question]) -> dict[int, Question]:
    """The questions by the kinds of the cards that carry them."""
    if questions and not edition.asks_questions:
        raise SetupError(f"the {edition.name} edition asks no questions (Q1)")
    found: dict[int, Question] = {}
    for code, question in questions.items():
        try:
            kind = edition.deck.kind(code)
        except ValueError as error:
            raise SetupError(f"{error} (Q1)") from None
        if edition.deck.cards[kind].number is None:
            raise SetupError(f"only number cards carry questions, not {code} (Q1)")
        if not isinstance(question, Question):
            raise TypeError(f"the question on {code} must be a Question")
        found[kind] = question
    return found
