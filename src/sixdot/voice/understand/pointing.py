"""Cards and players that are pointed at, 'my third card', 'the one before me', are called by their names instead."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.help import names_of
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.vocabulary import asks, folded, vocabulary
from sixdot.voice.words import Words

_NTH: Final = r"(\d{1,3})(?:st|nd|rd|th|e|er|re|ere|eme|ieme)"
_SLOTS: Final = {"NTH": r"(?P<nth>\S+)", "NUMBER": r"(?P<number>\S+)", "END": r"$"}
_PLAIN: Final = frozenset(("what", "pardon", "being", "thus", "me"))  # nothing but what it is


@cache
def ordinals(language: str) -> dict[str, int]:
    """First, second and so on, with other words for the same."""
    places = enumerate(names_of("ordinals", Words(language)), 1)
    return {word: place for place, said in places for word in folded(said).split()}


def _ordinal(word: str, language: str) -> int:
    """'Third', '3rd': which place it is; 0: none."""
    figure, piece = re.fullmatch(_NTH, word), vocabulary(language).pieces.get(word)
    if figure:
        return int(figure[1])
    return 0 if piece is not None and piece.kind in ("number", "perhaps") else ordinals(language).get(word, 0)


def _number(word: str, language: str) -> int:
    piece = vocabulary(language).pieces.get(word)
    if word.isascii() and word.isdigit():
        return int(word[:3])
    return piece.value if piece is not None and piece.kind == "number" else 0


def chosen(text: str, language: str) -> int:
    """'2', 'the second', 'le deuxième': which of several; 0: none of them is meant by its place."""
    words = [word for word in text.split() if word not in vocabulary(language).replies["which-one"]]
    digits = text if text.isascii() and text.isdigit() else ""
    return int(digits[:3]) if digits else _ordinal(words[0], language) if len(words) == 1 else 0


def by_name(typed: str, view: View, names: Sequence[str], hand: Sequence[Card], language: str) -> str | Enquiry:
    """The question as it is put by whoever names what is meant. `hand`: in the order in which it is numbered."""
    if view.seat is None:
        return typed
    text = folded(typed)
    called = _card(text, view.seat, hand, language) or _player(text, view, names, language)
    return called + (" ?" if asks(typed) else "") if isinstance(called, str) else called or typed


def _card(text: str, own: int, hand: Sequence[Card], language: str) -> str | Enquiry | None:
    """A card of the hand by its place, unless any card of that number is meant: 'a card 3'."""
    any_card, known = {folded(name) for name in names_of("pointed-any", Words(language))}, grammar(language)
    for found in _found("card", text, language):
        said = found.groupdict()
        place = _ordinal(said["nth"], language) if said.get("nth") else _number(said["number"], language)
        if not 0 < place <= len(hand) or any_card & {*text[: found.start()].split()[-1:]}:
            continue
        card, rest = hand[place - 1], _with(found, text, "").split()
        senses = frozenset().union(*[known.lexicon.get(word, frozenset()) for word in rest])
        if all(word in known.idle or word in known.lexicon for word in rest) and senses <= _PLAIN:
            return Enquiry("hand", (own,), colour=card.colour or "", symbol=card.symbol)  # what it is
        return _with(found, text, f"{vocabulary(language).replies['my'][0]} {Words(language).one(card)}")
    return None


def _player(text: str, view: View, names: Sequence[str], language: str) -> str | None:
    """Neighbours by how they play or sit; but who they are may be what is asked."""
    step, own = 1 if view.direction == "left" else -1, view.seat or 0
    for side, way in {"before": -step, "after": step, "left": 1, "right": -1}.items():
        for found in _found(side, text, language):
            if any("who" in grammar(language).lexicon.get(word, ()) for word in _with(found, text, "").split()):
                continue
            seats = [(own + way * far) % view.players for far in range(1, view.players)]
            return _with(found, text, names[next((seat for seat in seats if seat not in view.passed_over), own)])
    return None


def _with(found: re.Match[str], text: str, name: str) -> str:
    return f"{text[: found.start()]}{name}{text[found.end() :]}"


def _found(what: str, text: str, language: str) -> Iterator[re.Match[str]]:
    """Where something is pointed at, by the longest phrases first."""
    for phrase in _phrases(what, language):
        yield from phrase.finditer(text)


@cache
def _phrases(what: str, language: str) -> list[re.Pattern[str]]:
    """Of a list: NTH and NUMBER stand for a place, END for the end of the line."""
    names = sorted(names_of(f"pointed-{what}", Words(language)), key=len, reverse=True)
    said = [" ".join([_SLOTS.get(word) or re.escape(folded(word)) for word in name.split()]) for name in names]
    return [re.compile(rf"(?<!\S){each.replace(' $', '$')}(?!\S)") for each in said]
