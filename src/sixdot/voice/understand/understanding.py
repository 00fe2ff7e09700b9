"""From what a player types to what is meant: a command, an action, a choice among actions, or why it is unclear.

Both languages are understood at once, the player's own first. What was said is a set of limits on what can be done
now: one action left is done, several are asked about, and if there is none the action is made as it was said, for
the table to refuse with its reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game import actions as a
from sixdot.game.actions import Action, NotationError, parse
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.family import edition_of
from sixdot.voice.understand.answering import answering
from sixdot.voice.understand.commanding import command_meant, topic
from sixdot.voice.understand.meant import Choose, Command, Do, Meant, Reading, Unclear, nearest, settled
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.suggesting import nearly
from sixdot.voice.understand.typed import politely, rest_of
from sixdot.voice.understand.vocabulary import Head, folded, quoted
from sixdot.voice.words import Words


def understand(
    typed: str,
    view: View,
    names: Sequence[str],
    words: Words,
    hand: Sequence[Card] = (),
    offers: Sequence[Action] = (),
) -> Meant:
    """What was meant. `hand`: in the order in which it is numbered; `offers`: what may be tried out of turn."""
    if not typed.strip():
        return Command("state")
    reader = Reader(view, names, words, hand, offers)
    text = folded(typed)
    if not text:
        return Unclear("unclear-nothing")
    if text.startswith("?"):
        return Command("help", topic(reader, typed.strip().lstrip("?").strip()))
    if any(action.verb == a.ANSWER for action in view.legal):
        return answering(reader, typed, text)
    typed, text = politely(typed, text, reader.vocabulary.replies["please"])
    meant = (
        _meaning(reader, typed, text)
        or _after_fillers(reader, typed, text)
        or _plain_reply(reader, typed, text)
        or _guess(reader, typed, text)
    )
    return _explained(reader, meant) if typed.rstrip().endswith("?") else meant


def _explained(reader: Reader, meant: Meant) -> Meant:
    """Whoever asks does not act: 'draw?' explains drawing, 'red 5?' tells what fits."""
    if not isinstance(meant, Do | Choose):
        return meant
    verb = meant.action.verb if isinstance(meant, Do) else meant.options[0].verb
    return Command("fits") if verb in (a.PLAY, a.MATCH, a.LAY) else Command("help", a.VERBS[verb])


def _meaning(reader: Reader, typed: str, text: str) -> Meant | None:
    """What can be done now; else a command; else the action as it was said; else a command with more after it."""
    readings: list[Reading] = []
    for reading in reader.readings(typed, text):
        if reading.legal and (reading.definite or not readings):
            return settled(reading.legal)
        readings.append(reading)
    command = command_meant(reader, typed, text, exactly=True)
    if command is not None:
        return command
    for reading in readings:
        if isinstance(reading.literal, Action):
            return Do(reading.literal)
    unclear = [reading.literal for reading in readings if isinstance(reading.literal, Unclear)]
    return unclear[0] if unclear else command_meant(reader, typed, text, exactly=False) or _notation(typed)


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
    """An action of another game, in the notation: the table will say that it does not belong here."""
    try:
        return Do(parse(" ".join(typed.split()).lower()))
    except NotationError:
        return None


def _plain_reply(reader: Reader, typed: str, text: str) -> Meant | None:
    """Yes or no to what the game has just asked; or something is to be undone."""
    said = {name for name, phrases in reader.vocabulary.replies.items() if text in phrases}
    if "go" in said:
        return Command("state")
    if "undo" in said or ("back" in said and "no" not in said):
        return Unclear("unclear-undo")
    if not said & {"yes", "no"}:
        return None
    if reader.of_verbs((a.CHALLENGE, a.ACCEPT)):
        return Unclear("unclear-respond", {"typed": quoted(typed), "wild_four": edition_of(reader.view).wild_four})
    if reader.view.phase == "lay":
        options = reader.of_verbs((a.LAY if "yes" in said else a.NOLAY,))
    else:
        options = reader.of_verbs((a.DONE,)) if "yes" in said else ()
    return settled(options) if options else Unclear("unclear-word", {"typed": quoted(typed), **nearest(())})


def _guess(reader: Reader, typed: str, text: str) -> Meant:
    """Nothing is called that: take the only thing that begins like it, or suggest what is spelled almost like it."""
    tokens = text.split()
    slip = reader.family.slip(reader, tokens)
    if slip is not None:
        return slip
    begun = _begun(reader, typed, text, tokens) or _wild_alone(reader, tokens)
    if begun is not None:
        return begun
    seat = reader.seat(text)
    if seat is not None and folded(reader.names[seat]) == text:
        return Unclear("unclear-player", {"player": reader.names[seat]})
    return Unclear("unclear-word", {"typed": quoted(typed), **nearest(nearly(reader, text, tokens))})


def _wild_alone(reader: Reader, tokens: Sequence[str]) -> Choose | None:
    """A wild with a colour that does not exist: ask which one."""
    others = [token for token in tokens if token != reader.unknown]
    meaning = _meaning(reader, " ".join(others), " ".join(others)) if 0 < len(others) < len(tokens) else None
    return meaning if isinstance(meaning, Choose) and meaning.kind == "colour" else None


def _begun(reader: Reader, typed: str, text: str, tokens: Sequence[str]) -> Meant | None:
    """What the text, or its first word, is the beginning of; a single letter is not a beginning."""
    if not tokens or len(tokens[0]) < 2:
        return None
    known = reader.vocabulary
    found = reader.of_this_game(known.targets(text))
    length = len(tokens)
    if not found and length > 1 and reader.is_new(tokens[0]):
        found, length = reader.of_this_game(known.targets(tokens[0])), 1
    cards = _cards_beginning(reader, text) if len(tokens) == 1 else {}
    if len(found) + len(cards) > 1:
        return Unclear("unclear-beginning", {"typed": quoted(typed), **nearest([*found, *cards.values()])})
    if cards:
        word = next(iter(cards))
        return _meaning(reader, word, word)
    return _by_head(reader, next(iter(found.values())), tokens[length:], typed, length) if found else None


def _cards_beginning(reader: Reader, text: str) -> dict[str, str]:
    """The colours and symbols that begin like this, each once, and how they are spelled."""
    found: dict[object, str] = {}
    for phrase, piece in reader.known.items():
        if piece.kind in ("colour", "symbol") and phrase.startswith(text) and " " not in phrase:
            found.setdefault(piece, phrase)
    own = [phrase for phrase in found.values() if phrase in reader.vocabulary.own]
    return {phrase: reader.vocabulary.spelled.get(phrase, phrase) for phrase in own or found.values()}


def _by_head(reader: Reader, head: Head, tokens: Sequence[str], typed: str, length: int) -> Meant | None:
    rest = rest_of(typed, length)
    reading = reader.with_verbs(head.verbs, tokens, rest, typed) if head.verbs else None
    if reading is not None and reading.legal:
        return settled(reading.legal)
    if head.command:
        return Command(head.command, topic(reader, rest) if head.command == "help" else rest)
    if reading is None:
        return None
    return Do(reading.literal) if isinstance(reading.literal, Action) else reading.literal
