"""What is typed to the score keeper about hands: cards by mark or name, a total, or several players in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from re import split
from typing import Final

from sixdot.classroom.starter import number_words
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.options import SetupError
from sixdot.score.keeper import Held
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.said import Group, NoSuchCard, Unknown, pieces_of
from sixdot.voice.understand.vocabulary import (
    BETWEEN,
    Piece,
    card_words,
    folded,
    in_all_languages,
    is_called,
    quoted,
    seat_named,
)
from sixdot.voice.words import Words

_MOST_DIGITS: Final = 6
_MOST_CARDS: Final = 108
_APART: Final = r"[,;/]"
_NO_NUMBER: Final = Piece("other")
# A number of cards, and then the words of one.
_SEVERAL: Final = (
    ["number", "colour", "number"], ["number", "number", "colour"], ["number", "colour", "symbol"],
    ["number", "symbol", "colour"], ["number", "symbol"], ["number", "card"],
)  # fmt: skip


def example_cards(edition: Edition) -> list[Card]:
    """Two cards that might be left in a hand."""
    cards = edition.deck.cards
    five = next(card for card in cards if card.colour == "red" and card.number == 5)
    return [five, next(card for card in cards if card.colour is None)]


def example_hand(edition: Edition) -> str:
    """The same by their marks."""
    return " ".join([edition.marks.of(card) for card in example_cards(edition)])


def hand_in(typed: str, edition: Edition, words: Words) -> Held:
    """What somebody is left with. A `Trouble` says what of it cannot be read, and what can be typed."""
    total = _total(typed, edition, words)
    if total is not None:
        return total
    cards: list[Card] = []
    worths: list[int] = []
    for part in split(_APART, typed):
        times, pieces = _several(_pieces(part, edition, words), part)
        for group in _groups(pieces, edition):
            card, worth = _one(group, edition, typed)
            worths += [worth] * times
            cards += [card] * times if card is not None else []
    if not worths or len(worths) > _MOST_CARDS:
        raise Trouble("sheet-what", typed=quoted(typed), example=example_hand(edition))
    return tuple(sorted(cards)) if len(cards) == len(worths) else sum(worths)


def _total(typed: str, edition: Edition, words: Words) -> int | None:
    """A number alone, perhaps with the word for points; or that nothing is left."""
    said, spoken = folded(typed).split(), in_all_languages(words)
    if is_called(" ".join(said), "sheet-word-nothing", *spoken):
        return 0
    if len(said) > 1 and is_called(said[-1], "sheet-points", *spoken):
        said = said[:-1]
    if len(said) == 1 and said[0].isascii() and said[0].isdigit() and "+" not in typed:
        if len(said[0]) > _MOST_DIGITS or typed.strip().startswith("-"):
            raise Trouble("sheet-what", typed=quoted(typed), example=example_hand(edition))
        return int(said[0])
    return spoken_number(" ".join(said), words)


def spoken_number(typed: str, words: Words) -> int | None:
    """A number below a thousand in words, such as five hundred and twenty."""
    text = folded(typed)
    for language in [each.language for each in in_all_languages(words)]:
        known = _in_words(language)
        if text in known:
            return known[text]
        hundreds, joint, rest = text.partition(f" {folded(number_words(100, language)[-1])}")
        rest = rest.removeprefix("s").removeprefix(" and").strip()
        if joint and known.get(hundreds, 0) in range(1, 10) and known.get(rest or "0", 100) < 100:
            return known[hundreds] * 100 + known[rest or "0"]
    return None


@cache
def _in_words(language: str) -> dict[str, int]:
    spelled = {folded(word): number for number in range(200) for word in number_words(number, language)}
    return {"0": 0, **spelled}


def _pieces(typed: str, edition: Edition, words: Words) -> list[Piece]:
    known = card_words(words.language, edition.id)
    tokens = folded(typed).split()
    if len(tokens) > 1 and (tokens[0].isdigit() or known.get(tokens[0], _NO_NUMBER).kind in ("number", "perhaps")):
        tokens = [_one_of(token, known) for token in tokens]
    try:
        return pieces_of(tokens, known)
    except Unknown as unknown:
        raise Trouble("sheet-word", word=quoted(str(unknown)), example=example_hand(edition)) from None


def _one_of(token: str, known: Mapping[str, Piece]) -> str:
    """The word for one of them: 'fives' are several of a five."""
    singular = [token[:-length] for length in (1, 2) if token.endswith("s") and token[:-length] in known]
    return token if token in known or not singular else singular[0]


def _several(pieces: list[Piece], typed: str) -> tuple[int, list[Piece]]:
    """How many cards of one kind are named, and which: 'two red fives', '3 wilds'."""
    kinds = ["number" if piece.kind == "digits" else piece.kind for piece in pieces]
    if kinds == ["number", "colour"] and folded(typed).endswith("s") and not folded(typed).endswith("ss"):
        raise Trouble("sheet-plural", typed=quoted(typed))
    if kinds not in _SEVERAL or not 1 <= pieces[0].value <= _MOST_CARDS:
        return 1, pieces
    return pieces[0].value, pieces[1:]


def _groups(pieces: Sequence[Piece], edition: Edition) -> list[Group]:
    """The words of each card. In a hand a wild stands for nothing: no colour belongs to it but its own."""
    deck = edition.deck
    plain = {card.symbol for card in deck.cards if card.colour is None}
    found = [Group()]
    for piece in pieces:
        if piece.kind in BETWEEN:
            found.append(Group())
            continue
        last = found[-1]
        whole = bool(last.kinds) or any(symbol in plain for symbol in last.symbols)
        wild = piece.kind == "symbol" and piece.symbol in plain
        if last.pieces and (whole or wild or not last.takes(piece, deck)):
            found.append(Group())
        found[-1] = Group([*found[-1].pieces, piece])
    return [group for group in found if group.pieces]


def _one(group: Group, edition: Edition, typed: str) -> tuple[Card | None, int]:
    """The card, and what it counts; without its colour, a card other than a number still counts the same."""
    deck = edition.deck
    try:
        kinds = {kind for kind, _ in group.part(deck)}
    except NoSuchCard:
        raise Trouble("sheet-what", typed=quoted(typed), example=example_hand(edition)) from None
    worths = {edition.card_points()[kind] for kind in kinds}
    if len(kinds) == 1:
        return deck.cards[kinds.pop()], worths.pop()
    if group.numbers:
        raise Trouble("sheet-colour", number=group.numbers[0])
    if not group.symbols or len(worths) > 1:
        raise Trouble("sheet-which", cards=sorted([deck.cards[kind] for kind in kinds])[:4])
    return None, worths.pop()


def people_in(typed: str, edition: Edition, words: Words) -> tuple[str, ...]:
    """Names with commas or 'and' between them, or else spaces. A `SetupError` if one of them is a card."""
    known = card_words(words.language, edition.id)
    names: list[list[str]] = [[]]
    for token in split(r"([,;\s])", typed):
        piece = known.get(folded(token))
        if token in ",;" or (piece is not None and piece.kind == "and"):
            names.append([])
        elif token.strip():
            names[-1].append(token)
    found = [" ".join(name) for name in names if name]
    found = found[0].split() if len(found) == 1 else found
    for name in found:
        if _is_card(name, edition, words):
            raise SetupError("{value} is a card, and nobody's name", "name-card", value=quoted(name))
    return tuple(found)


def _is_card(name: str, edition: Edition, words: Words) -> bool:
    try:
        return not isinstance(hand_in(name, edition, words), int)
    except Trouble:
        return False


def said_of(typed: str, names: Sequence[str], whole: bool = True) -> list[tuple[int, str]]:
    """What is said of each player who is named in a line: 'Ana, Ben 34, Cleo r5 wi'; nothing unless it begins so.

    Unless names must be `whole`, the line may begin with the beginning of one.
    """
    tokens = typed.split()
    found: list[tuple[int, list[str]]] = []
    place = 0
    while place < len(tokens):
        seat, length = _named(tokens[place:], names)
        if seat is None and not found:
            seat, length = None if whole else seat_named(tokens[0], names, range(len(names))), 1
            if seat is None:
                return []
        if seat is not None:
            found.append((seat, []))
            place += length
        else:
            found[-1][1].append(tokens[place])
            place += 1
    return [(seat, " ".join(said).strip(" ,;:")) for seat, said in found]


def _named(tokens: Sequence[str], names: Sequence[str]) -> tuple[int | None, int]:
    """Whose whole name the words begin with, the longest first, and how many of them it has."""
    called = {folded(name): seat for seat, name in enumerate(names)}
    for length in range(min(len(tokens), max(len(name.split()) for name in names)), 0, -1):
        seat = called.get(folded(" ".join(tokens[:length])))
        if seat is not None:
            return seat, length
    return None, 0


def winner_said(said: Sequence[tuple[int, str]], players: int, words: Words) -> int | None:
    """Who went out: somebody of whom that is said, or nothing else; or, if all are told, who alone holds nothing."""
    spoken = in_all_languages(words)
    out = [seat for seat, text in said if not text or is_called(text, "sheet-word-out", *spoken)]
    whole = len(said) == players
    if out and (said[0][0] == out[0] or (whole and len(out) == 1)):
        return out[0]
    empty = [seat for seat, text in said if text == "0" or is_called(text, "sheet-word-nothing", *spoken)]
    return empty[0] if whole and len(empty) == 1 and not out else None
