"""From what a player types to what is meant: a command, an action, a choice among actions, or why it is unclear.

Both languages are understood at once, the player's own first. What was said is a set of limits on what can be done
now: one action left is done, several are asked about, and if there is none the action is made as it was said, for
the table to refuse with its reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.actions import ANSWER, DRAW, PASS, PLAY, UNKNOWN, Action, NotationError, parse, unknown
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.understand.choosing import choose
from sixdot.voice.understand.meant import (
    Ambiguous,
    Cancelled,
    Choose,
    Command,
    Do,
    Meant,
    Reading,
    Unclear,
    nearest,
    settled,
)
from sixdot.voice.understand.options import groups
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.said import NoSuchCard, Unknown, one_group, pieces_of
from sixdot.voice.understand.typed import answer, politely, rest_of, seat_named
from sixdot.voice.understand.vocabulary import Head, folded, near, quoted
from sixdot.voice.words import Words

__all__ = [
    "Ambiguous", "Cancelled", "Choose", "Command", "Do", "Meant", "Unclear", "choose", "groups",
    "understand", "understand_name",
]  # fmt: skip


def understand(
    typed: str,
    view: View,
    names: Sequence[str],
    words: Words,
    hand: Sequence[Card] = (),
    offers: Sequence[Action] = (),
) -> Meant:
    """What was meant; `hand` in the order its numbers count in, `offers` what may be tried out of turn."""
    if not typed.strip():
        return Command("state")
    reader = Reader(view, names, words, hand, offers)
    text = folded(typed)
    if not text:
        return Unclear("unclear-nothing")
    if text.startswith("?"):
        return Command("help", reader.topic(typed.strip().lstrip("?").strip()))
    if any(action.verb == ANSWER for action in view.legal):
        return _answering(reader, typed, text)
    typed = politely(typed, reader.vocabulary.please)
    text = folded(typed)
    return _meaning(reader, typed, text) or _after_fillers(reader, typed, text) or _guess(reader, typed, text)


def understand_name(name: str, names: Sequence[str], seats: Sequence[int]) -> int | None:
    """Whose name it is among these seats, or the beginning of whose name alone."""
    return seat_named(name, names, seats)


def _meaning(reader: Reader, typed: str, text: str) -> Meant | None:
    """What can be done now; then a command; then the action as it was said; then a command with more to it."""
    readings: list[Reading] = []
    for reading in reader.readings(typed, text):
        if reading.legal and (reading.definite or not readings):
            return settled(reading.legal)
        readings.append(reading)
    command = reader.command(typed, text, exactly=True)
    if command is not None:
        return command
    for reading in readings:
        if isinstance(reading.literal, Action):
            return Do(reading.literal)
    unclear = [reading.literal for reading in readings if isinstance(reading.literal, Unclear)]
    return unclear[0] if unclear else reader.command(typed, text, exactly=False) or _notation(typed)


def _after_fillers(reader: Reader, typed: str, text: str) -> Meant | None:
    """What follows words that mean nothing by themselves: 'say done', 'the pass'."""
    tokens = text.split()
    place = 0
    while place < len(tokens) and reader.is_filler(tokens[place]):
        place += 1
    if not 0 < place < len(tokens):
        return None
    return _meaning(reader, rest_of(typed, place), " ".join(tokens[place:]))


def _notation(typed: str) -> Do | None:
    """An action of the other game, in the notation: the table says that it does not belong here."""
    try:
        return Do(parse(" ".join(typed.split()).lower()))
    except NotationError:
        return None


# Questions of the game


def _answering(reader: Reader, typed: str, text: str) -> Meant:
    """A question waits: plain text is its answer, unless it is a word for something else."""
    tokens = text.split()
    for length in range(len(tokens), 0, -1):
        head = reader.vocabulary.heads.get(" ".join(tokens[:length]))
        if head is not None and ANSWER in head.verbs:
            return _as_answer(rest_of(typed, length))
        if head is not None and UNKNOWN in head.verbs and length == len(tokens):
            return Do(unknown)
    given = _as_answer(typed)
    command = reader.command(typed, text, exactly=True) or _counted(reader.command(typed, text, exactly=False))
    if command is not None and isinstance(given, Do):
        return Ambiguous(given.action, command)
    for reading in reader.readings(typed, text):
        if reading.legal and reading.definite:
            return settled(reading.legal)
    if _is_a_move(reader, text):
        return Unclear("unclear-answer-first", {"typed": quoted(typed)})
    return given


def _counted(command: Command | None) -> Command | None:
    """A command with a number after it: 'last 3'."""
    return command if command is not None and command.rest.isdigit() else None


def _as_answer(text: str) -> Do | Unclear:
    made = answer(text)
    return made if isinstance(made, Unclear) else Do(made)


def _is_a_move(reader: Reader, text: str) -> bool:
    """Whether somebody forgot the question: to draw, to pass, or a card of the hand with its colour."""
    head = reader.vocabulary.heads.get(text)
    if head is not None and {DRAW, PASS} & {*head.verbs}:
        return True
    first, _, rest = text.partition(" ")
    playing = first in reader.vocabulary.heads and PLAY in reader.vocabulary.heads[first].verbs
    try:
        group = one_group(pieces_of((rest if playing else text).split(), reader.known))
        part = group.part(reader.deck)
    except (Unknown, NoSuchCard):
        return False
    whole = group.kinds or (group.colours and (group.numbers or group.symbols))
    return bool(whole) and not group.is_many() and any(card.kind == kind for card in reader.hand for kind, _ in part)


# Beginnings and slips


def _guess(reader: Reader, typed: str, text: str) -> Meant:
    """Nothing is called so: the only thing that begins so, or what there is that is written nearly so."""
    tokens = text.split()
    if _calls_with_cards(reader, tokens):
        return Unclear("unclear-dos-apart")
    begun = _begun(reader, typed, text, tokens)
    if begun is not None:
        return begun
    return Unclear("unclear-word", {"typed": quoted(typed), **nearest(_near(reader, text, tokens))})


def _calls_with_cards(reader: Reader, tokens: Sequence[str]) -> bool:
    """Whether DOS is called in one breath with cards."""
    cards = [token for token in tokens if token != "dos"]
    if reader.edition.game != "dos" or not cards or "dos" not in (tokens[0], tokens[-1]):
        return False
    try:
        return bool(pieces_of(cards, reader.known))
    except Unknown:
        return False


def _begun(reader: Reader, typed: str, text: str, tokens: Sequence[str]) -> Meant | None:
    """What the text, or its first word, is the beginning of; single letters are what they are and no more."""
    if not tokens or len(tokens[0]) < 2:
        return None
    known = reader.vocabulary
    found = reader.of_this_game(known.targets(text))
    length = len(tokens)
    if not found and length > 1 and tokens[0] not in reader.known:
        found, length = reader.of_this_game(known.targets(tokens[0])), 1
    cards = _cards_beginning(reader, text) if len(tokens) == 1 else {}
    if len(found) + len(cards) > 1:
        return Unclear("unclear-beginning", {"typed": quoted(typed), **nearest([*found, *cards.values()])})
    if cards:
        word = next(iter(cards))
        return _meaning(reader, word, word)
    for head in found.values():
        return _by_head(reader, head, tokens[length:], typed, length)
    return None


def _cards_beginning(reader: Reader, text: str) -> dict[str, str]:
    """The colours and symbols that begin so, each once, and how they are written."""
    found: dict[object, str] = {}
    for phrase, piece in reader.known.items():
        if piece.kind in ("colour", "symbol") and phrase.startswith(text) and " " not in phrase:
            found.setdefault(piece, phrase)
    own = [phrase for phrase in found.values() if phrase in reader.vocabulary.own]
    return {phrase: reader.vocabulary.spelled.get(phrase, phrase) for phrase in own or found.values()}


def _by_head(reader: Reader, head: Head, tokens: Sequence[str], typed: str, length: int) -> Meant | None:
    rest = rest_of(typed, length)
    readings = list(reader.with_verbs(head.verbs, tokens, rest, typed)) if head.verbs else []
    for reading in readings:
        if reading.legal:
            return settled(reading.legal)
    if head.command:
        return Command(head.command, reader.topic(rest) if head.command == "help" else rest)
    for reading in readings:
        return Do(reading.literal) if isinstance(reading.literal, Action) else reading.literal
    return None


def _near(reader: Reader, text: str, tokens: Sequence[str]) -> list[str]:
    """What there is that is written nearly so: with another word in it, or the whole text."""
    known = reader.vocabulary
    by_name = {folded(name): name for name in reader.names}
    cards = [phrase for phrase, piece in reader.known.items() if piece.kind in ("colour", "number", "symbol")]
    phrases = [phrase for phrase in (*known.heads, *cards) if len(phrase) > 2 and phrase != text]
    own = [phrase for phrase in phrases if phrase in known.own]
    word = reader.unknown
    if len(tokens) > 1 and word in tokens and word not in known.heads:
        better = [known.spelled.get(new, new) for new in near(word, own) or near(word, phrases)]
        if better:
            return [" ".join([new if token == word else token for token in tokens]) for new in better]
    found = near(text, [*own, *by_name]) or near(text, phrases)
    once: dict[str, str] = {}
    for phrase in found:
        thing = known.name(known.heads[phrase]) if phrase in known.heads else phrase
        once.setdefault(thing, known.spelled.get(phrase, by_name.get(phrase, phrase)))
    return list(once.values())
