"""Rule books from outside: an Edition from TOML text or plain data, checked before anybody plays by it.

    name = "pub"
    based-on = "mattel"
    most-players = 8
    target = 300
    guilty-draws = 6
    after-draw = "nothing"

The keys are the fields of an Edition, written with hyphens. Where a book gives no answer, the edition it is
based on decides, or else the common rule. A book that makes no sense is refused with a sentence that names the key.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final, get_args
from unicodedata import combining, normalize

from sixdot.game import edition as answers
from sixdot.game.actions import MOST_SEATS, shortened
from sixdot.game.cards import COLOURS
from sixdot.game.edition import ABOUT, COMMON, NOT_DATA, Edition, Marks, identified, key_of
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.families import FAMILIES, family_of
from sixdot.game.options import HIGHEST_TARGET, SetupError
from sixdot.game.scoring import check_players

LANGUAGES: Final = ("en", "fr")
LONGEST_TEXT: Final = 1000
LONGEST_MARK: Final = 12
LONGEST_KEY: Final = 60
LEFT_TO_DRAW: Final = 10  # the least number of cards that must be left after the deal
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")

# What may be chosen, by the field: the types of these answers are named after it.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "game": tuple(FAMILIES),
    **{
        each.name: get_args(vars(answers)[kind])
        for each in fields(Edition)
        if (kind := each.name.title().replace("_", "")) in vars(answers) and kind != Marks.__name__
    },
}
# The least and the greatest number: for how many cards something costs, unless another range is given here.
RANGES: Final[dict[str, tuple[int, int]]] = {
    **{each.name: (1, 20) for each in fields(Edition) if type(each.default) is int},
    "reference_cards": (0, 20),
    "least_players": (2, MOST_SEATS),
    "most_players": (2, MOST_SEATS),
    "hand_size": (2, 20),
    "row_size": (1, 4),
    "advice_penalty": (0, 20),
    "points": (0, 500),
    "target": (1, HIGHEST_TARGET),
}
# Answers that contradict each other: a field and its value, and another field and its value.
_CONFLICTS: Final[tuple[tuple[str, object, str, object], ...]] = (
    ("challenge", True, "stacking", "same"),
    ("challenge", True, "stacking", "any"),
    ("challenge", True, "wild_four_honest", "always"),
    ("challenge", True, "bluffing", False),
    ("bluffing", False, "wild_four_honest", "always"),
    ("pickup_keeps_turn", True, "stacking", "none"),
    ("draws_until_fits", True, "after_draw", "nothing"),
    ("draws_until_fits", True, "reshuffles", False),
    ("must_play_drawn", True, "after_draw", "nothing"),
    ("must_play_drawn", True, "may_decline", True),
    ("jump_in", True, "asks_questions", True),
    ("tells_answers", True, "asks_questions", False),
    ("hints", False, "asks_questions", False),
    ("near_misses", True, "asks_questions", False),
    ("follows_levels", True, "asks_questions", False),
    ("in_teams", True, "partners", "none"),
)


def read_book(text: str) -> Edition:
    """The edition that a TOML text describes, with its id; or a `SetupError`."""
    import tomllib

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _wrong("", "syntax", "a rule book is TOML: {reason}", reason=str(error)) from None
    except (ValueError, RecursionError):  # what TOML allows, and Python does not
        reason = "a number is too long, or something is nested too deeply"
        raise _wrong("", "syntax", "a rule book is TOML: {reason}", reason=reason) from None
    return new_edition(data)


def new_edition(data: Mapping[str, Any]) -> Edition:
    """An edition that somebody brings. One that was stored may be older than a built-in edition of the same name."""
    edition = edition_from(data)
    if edition.name in EDITIONS:
        raise _bad_name(edition.name)
    return edition


def edition_from(data: Mapping[str, Any]) -> Edition:
    """The edition that plain data describes, with its id; or a `SetupError`."""
    said = dict(data)
    name = _text("name", said.pop("name", None))
    if not _NAME.fullmatch(name):
        raise _bad_name(name)
    base = COMMON
    if "based-on" in said:
        base = edition_named(_text("based-on", said.pop("based-on")))
        if said.get("game", base.game) != base.game:
            raise _conflict("game", "based-on")
    answered = {_field(key): _answer(_field(key), key, value, base) for key, value in said.items()}
    edition = replace(base, **{"source": name, **answered, "id": name, "house": (), "default": False})
    _check(edition, tuple(answered))
    return identified(edition)


def _field(key: str) -> str:
    """The field of an Edition that a key of a book is about."""
    field = str(key).replace("-", "_")
    known = [each.name for each in fields(Edition) if each.name not in NOT_DATA]
    if field not in known or key != key_of(field):
        raise _unknown(str(key), ["name", "based-on", *map(key_of, known)])
    return field


def _unknown(key: str, names: list[str]) -> SetupError:
    from difflib import get_close_matches

    for meant in get_close_matches(key.lower().replace("_", "-"), names, 1):
        return _wrong(key, "misspelt", "there is no such key; the nearest is {value}", value=meant)
    return _wrong(key, "unknown", "there is no such key; the keys are {offered}", offered=names)


# Values


def _answer(field: str, key: str, value: Any, base: Edition) -> Any:
    usual = getattr(COMMON, field)
    if field == "marks":
        return _marks(value, base.marks)
    if field == "words":
        return {language: _words(language, said) for language, said in _table(key, value).items()}
    if field == "points":
        return {str(symbol): _number(f"{key}.{symbol}", each, field) for symbol, each in _table(key, value).items()}
    if field == "scorings":
        return tuple([_choice(key, each, CHOICES[field]) for each in _list(key, value)])
    if isinstance(usual, bool):
        return _flag(key, value)
    if isinstance(usual, int):
        return _number(key, value, field)
    return _choice(key, value, CHOICES[field]) if field in CHOICES else _text(key, value)


def _text(key: str, value: Any, longest: int = LONGEST_TEXT) -> str:
    if not isinstance(value, str) or not value.isprintable() or not value.strip() or len(value) > longest:
        raise _wrong(key, "text", "it must be one line of text of up to {most} characters", most=longest)
    return value


def _number(key: str, value: Any, field: str) -> int:
    least, most = RANGES[field]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        message = "it must be a whole number from {least} to {most}, not {value}"
        raise _wrong(key, "number", message, least=least, most=most, value=_quoted(value))
    return value


def _flag(key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise _wrong(key, "flag", "it must be true or false, not {value}", value=_quoted(value))
    return value


def _choice(key: str, value: Any, offered: tuple[str, ...]) -> str:
    if value not in offered:
        message = "it must be one of {offered}, not {value}"
        raise _wrong(key, "choice", message, offered=offered, value=_quoted(value))
    return str(value)


def _table(key: str, value: Any) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise _wrong(key, "table", "it must be a table of keys and values")
    return value


def _list(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple) or not value or len(set(map(_quoted, value))) < len(value):
        raise _wrong(key, "list", "it must be a list that is not empty and names nothing twice")
    return list(value)


def _words(language: str, said: Any) -> dict[str, str]:
    key = f"words.{_choice('words', language, LANGUAGES)}"
    return {_choice(key, name, ABOUT): _text(f"{key}.{name}", text) for name, text in _table(key, said).items()}


def _marks(value: Any, base: Marks) -> Marks:
    """D5: the marks a book describes; whatever it leaves out is taken from the base edition."""
    said: dict[str, Any] = {}
    for key, item in _table("marks", value).items():
        where = f"marks.{key}"
        part = _choice("marks", key, ("letters", "symbols", "colour-first", "apart"))
        if part == "colour-first":
            said["colour_first"] = _flag(where, item)
        elif part == "apart":
            said["apart"] = tuple([_text(where, each, LONGEST_MARK) for each in _list(where, item)])
        else:
            marks = {str(name): _mark(where, mark) for name, mark in _table(where, item).items()}
            for name in marks if part == "letters" else ():
                _choice(where, name, COLOURS)
            said[part] = {**getattr(base, part), **marks}
    return replace(base, **said)


def _mark(key: str, value: Any) -> str:
    mark = _text(key, value, LONGEST_MARK)
    if not all(sign.isalnum() or sign in "+#" for sign in mark):  # nobody could type it
        raise _wrong(key, "mark", "a mark has letters, digits, + and #, not {value}", value=shortened(mark))
    return mark


# Answers that make no sense


def _check(edition: Edition, answered: tuple[str, ...]) -> None:
    family = family_of(edition)
    for other in FAMILIES.values():
        for field in answered:
            if field in other.questions and other is not family:
                message = "this game does not ask that: leave it out ({game})"
                raise _wrong(key_of(field), "elsewhere", message, game=family.name)
    _check_players(edition)
    for field, value, other_field, other_value in _CONFLICTS:
        if getattr(edition, field) == value and getattr(edition, other_field) == other_value:
            raise _conflict(key_of(field), f"{key_of(other_field)} = {json.dumps(other_value)}")
    symbols = tuple(sorted({card.symbol for card in edition.deck.cards}))
    marks = edition.marks if "marks" in answered else Marks()
    for key, named in (("points", edition.points), ("marks.symbols", marks.symbols), ("marks.apart", marks.apart)):
        for symbol in named:
            _choice(key, symbol, symbols)
    if not any(edition.card_points()):
        raise _conflict("points", "target")
    if len({_bare(edition.marks.of(card)) for card in edition.deck.cards}) < len(edition.deck.cards):
        raise _wrong("marks", "alike", "two different cards would have the same mark (D5)")


def _check_players(edition: Edition) -> None:
    if edition.least_players > edition.most_players:
        raise _conflict("least-players", "most-players")
    cards = sum(edition.deck.copies)
    needed = edition.most_players * edition.hand_size + LEFT_TO_DRAW
    if needed > cards:
        message = "{players} hands of {value} cards leave too few of {most} to play with"
        raise _wrong("hand-size", "cards", message, players=edition.most_players, value=edition.hand_size, most=cards)
    check_players(edition, edition.most_players)
    fours = edition.partners == "credit" or edition.rotating_partners
    if fours and not edition.least_players <= 4 <= edition.most_players:
        raise _conflict("partners" if edition.partners == "credit" else "rotating-partners", "most-players")
    if edition.partners == "charge" and edition.most_players < 4:
        raise _conflict("partners", "most-players")


def _bare(mark: str) -> str:
    """A mark as it is typed: in small letters without accents."""
    return "".join([sign for sign in normalize("NFKD", mark).casefold() if not combining(sign)])


def _quoted(value: object) -> str:
    """A wrong value, for a message."""
    try:
        return shortened(str(value))
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return "..."


def _conflict(key: str, other: str) -> SetupError:
    return _wrong(key, "conflict", "this makes no sense together with {other}", other=other)


def _bad_name(name: str) -> SetupError:
    message = "a name is up to 24 small letters, digits and hyphens, and not a built-in one: not {value}"
    return _wrong("name", "name", message, value=shortened(name))


def _wrong(key: str, problem: str, message: str, **values: Any) -> SetupError:
    key = key if key.isprintable() and len(key) <= LONGEST_KEY else shortened(key)
    where = "in the rule book, {key}: " if key else ""
    return SetupError(where + message, "book", key=key, problem=problem, **values)
