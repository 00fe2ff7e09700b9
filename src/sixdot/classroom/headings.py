"""What the parts of a question are called in files, in English and in French, and how its tolerance is written."""

from collections.abc import Iterable
from typing import Final

from sixdot.game.questions import Question, number_in, plain_text, slips_between

_IN_EN: Final = {
    "ask": ("question", "ask", "text", "front", "prompt"),
    "accept": ("answer", "answers", "accept", "back", "correct"),
    "choices": ("choices", "choice", "options"),
    "exact": ("exact",),
    "tolerance": ("tolerance",),
    "hint": ("hint",),
    "explanation": ("explanation", "feedback"),
    "subject": ("subject", "topic", "category", "theme"),
    "level": ("level", "difficulty"),
    "language": ("language",),
    "name": ("name", "title"),
    "questions": ("questions",),
}
_IN_FR: Final = {
    "ask": ("question", "énoncé", "texte", "recto"),
    "accept": ("réponse", "réponses", "correct", "verso"),
    "choices": ("choix", "propositions", "options"),
    "exact": ("exact", "exacte"),
    "tolerance": ("tolérance",),
    "hint": ("indice", "aide"),
    "explanation": ("explication", "feedback"),
    "subject": ("matière", "sujet", "thème", "catégorie"),
    "level": ("niveau", "difficulté"),
    "language": ("langue",),
    "name": ("nom", "titre"),
    "questions": ("questions",),
}
# What is no heading here, though elsewhere it is one: told what to call it, nobody is asked "Frage?".
_ELSEWHERE: Final = {
    **dict.fromkeys(("frage", "pregunta", "domanda", "pergunta", "vraag"), "ask"),
    **dict.fromkeys(("antwort", "respuesta", "risposta", "resposta", "antwoord"), "accept"),
}
KEYS: Final = tuple(name for name in _IN_EN if name not in ("name", "questions"))
_SHORTEST: Final = 4  # letters of a name that may be misspelt,
_LONG: Final = 6  # and of one with two slips


def _spellings(names: dict[str, tuple[str, ...]]) -> dict[str, str]:
    return {plain_text(spelling): key for key, spellings in names.items() for spelling in spellings}


_OF_LANGUAGE: Final = {"en": _spellings(_IN_EN), "fr": _spellings(_IN_FR)}
_NAMED: Final = _OF_LANGUAGE["en"] | _OF_LANGUAGE["fr"]


def _plain(text: str) -> str:
    return plain_text(text[:50]).replace(" ", "-")


def key_named(text: str) -> str:
    """What is meant by a key or a heading; "" if nothing is."""
    return _NAMED.get(_plain(text), "")


def nearest(text: str, offered: Iterable[str], language: str = "") -> str:
    """How a name that is almost like this one is spelled, in this language if it can be; "" if none offered is."""
    plain, wanted = _plain(text), set(offered)
    first, second = (_IN_FR, _IN_EN) if language == "fr" else (_IN_EN, _IN_FR)
    if _ELSEWHERE.get(plain) in wanted:
        return first[_ELSEWHERE[plain]][0]
    known = [name for names in (first, second) for key in names if key in wanted for name in names[key]]
    slips = {name: slips_between(plain, plain_text(name)) for name in known if len(name) >= _SHORTEST}
    near = [name for name, count in slips.items() if count <= (1 if len(name) < _LONG else 2)]
    return min(near, key=slips.__getitem__, default="")


def language_of(texts: Iterable[str]) -> str:
    """The language that has all these names, where the other has not: "" if both have, or neither."""
    named = {_plain(text) for text in texts} & _NAMED.keys()
    found = [language for language, names in _OF_LANGUAGE.items() if named <= names.keys()]
    return found[0] if len(found) == 1 else ""


def tolerance_text(question: Question) -> str:
    """The tolerance as a file has it; "" where it goes without saying that numbers are meant."""
    if question.tolerance is None:
        return ""
    numbers = [number_in(answer, question.language) for answer in question.accept]
    goes_without = question.tolerance == 0 and any(number is not None for number in numbers)
    return "" if goes_without else number_text(question.tolerance)


def number_text(number: float) -> str:
    """A number in digits alone, without a power of ten."""
    from decimal import Decimal

    return f"{Decimal(str(number)):f}".removesuffix(".0")
