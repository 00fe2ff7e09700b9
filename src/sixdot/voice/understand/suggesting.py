"""What to suggest for a text that was not understood: what is spelled almost like it in the player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixdot.voice.understand.reading import OF_CARDS, Reader
from sixdot.voice.understand.vocabulary import folded, near


def nearly(reader: Reader, text: str, tokens: Sequence[str]) -> list[str]:
    """What is spelled almost like this: the text with one word changed, or another text as a whole."""
    known = reader.vocabulary
    better = _with_another_word(reader, tokens)
    if better:
        return better
    if len(tokens) > 1 and tokens[0] in known.heads and tokens[0] in known.own:
        return [known.spelled[tokens[0]]]
    by_name = {folded(name): name for name in reader.names}
    heads = [phrase for phrase in known.heads if phrase in known.own]
    phrases = [phrase for phrase in (*heads, *_card_phrases(reader)) if len(phrase) > 2]
    return _each_once(reader, near(text, [*phrases, *by_name]), by_name)


def _each_once(reader: Reader, found: Sequence[str], by_name: Mapping[str, str]) -> list[str]:
    """The nearest of several words for the same thing, as it is spelled."""
    known = reader.vocabulary
    once: dict[object, str] = {}
    for phrase in found:
        thing = known.name(known.heads[phrase]) if phrase in known.heads else reader.known.get(phrase, phrase)
        once.setdefault(thing, known.spelled.get(phrase, by_name.get(phrase, phrase)))
    return list(once.values())


def _with_another_word(reader: Reader, tokens: Sequence[str]) -> list[str]:
    """The text with the unknown word replaced: beside a number by a colour, else by a number or a symbol."""
    known = reader.vocabulary
    word = reader.unknown
    if len(tokens) < 2 or word not in tokens or word in reader.known:
        return []
    beside = {"number" if token.isdigit() else reader.kind(token) for token in tokens if token != word}
    phrases = _card_phrases(reader, ("colour",) if "number" in beside else ("number", "symbol"))
    of_cards = not beside.isdisjoint(("number", "colour", "symbol", "card"))
    if not of_cards or word == tokens[0]:
        heads = [phrase for phrase in known.own if phrase in known.heads]
        phrases += [each for each in heads if not of_cards or {*known.heads[each].verbs} & {*OF_CARDS}]
    better = near(word, [phrase for phrase in phrases if " " not in phrase and len(phrase) > 2])
    told = _each_once(reader, better, {})
    return [" ".join([new if token == word else token for token in tokens]) for new in told]


def _card_phrases(reader: Reader, kinds: Sequence[str] = ("colour", "number", "symbol")) -> list[str]:
    known = reader.known.items()
    return [phrase for phrase, piece in known if piece.kind in kinds and phrase in reader.vocabulary.own]
