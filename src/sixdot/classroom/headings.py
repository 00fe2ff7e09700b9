"""What the parts of a question are called in files, in English and in French, and how its tolerance is written."""

from typing import Final

from sixdot.game.questions import Question, number_in, plain_text

_NAMES: Final = {
    "ask": ("question", "ask", "text", "front", "prompt", "enonce", "texte", "recto"),
    "accept": ("answers", "answer", "accept", "back", "correct", "reponses", "reponse", "verso"),
    "choices": ("choices", "choice", "options", "choix", "propositions"),
    "exact": ("exact", "exacte"),
    "tolerance": ("tolerance",),
    "hint": ("hint", "indice", "aide"),
    "explanation": ("explanation", "explication", "feedback"),
    "subject": ("subject", "topic", "category", "matiere", "sujet", "theme", "categorie"),
    "level": ("level", "difficulty", "niveau", "difficulte"),
    "language": ("language", "langue"),
    "name": ("name", "title", "nom", "titre"),
    "questions": ("questions",),
}
KEYS: Final = tuple(name for name in _NAMES if name not in ("name", "questions"))


def key_named(text: str) -> str:
    """What is meant by a key or a heading; "" if nothing is."""
    plain = plain_text(text[:50]).replace(" ", "-")
    return next((key for key, names in _NAMES.items() if plain in names), "")


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
