"""From what a player types to what is meant: a command, an action, a choice among actions, or why it is unclear.

Both languages are understood at once, the player's own first. What was said is a set of limits on what can be done
now: one action left is done, several are asked about, and if there is none the action is made as it was said, for
the table to refuse with its reason.
"""

from collections.abc import Sequence
from itertools import dropwhile
from typing import Final

from sixdot.game import actions as a
from sixdot.game.actions import Action, NotationError, parse
from sixdot.game.cards import COLOURS, Card
from sixdot.game.families import family_of
from sixdot.game.view import View
from sixdot.voice.family import edition_of
from sixdot.voice.help import STAKES, names_of
from sixdot.voice.understand.meant import (
    Ambiguous,
    Choose,
    Command,
    Meant,
    Reading,
    Unclear,
    groups,
    meanings,
    numbered,
    settled,
    unclear,
)
from sixdot.voice.understand.reading import Reader, answer, nearly
from sixdot.voice.understand.said import NoSuchCard, Unknown, agrees, groups_of, match_agrees, one_group, pieces_of
from sixdot.voice.understand.vocabulary import (
    Head,
    Piece,
    beginnings,
    folded,
    in_all_languages,
    is_called,
    politely,
    rest_of,
)
from sixdot.voice.words import Words

_FAR: Final = 2  # a single letter is a command with one word after it, but not with a sentence
_LETTERS: Final = 2  # a command as short as this may well be an answer
_LONGEST_NUMBER: Final = 6


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
        return Command("help", _topic(reader, typed.strip().lstrip("?").strip()))
    if any(action.verb == a.ANSWER for action in view.legal):
        return _answering(reader, typed, text)
    typed, text = politely(typed, text, reader.vocabulary.replies["please"])
    meant = (
        _meaning(reader, typed, text)
        or _after_fillers(reader, typed, text)
        or _plain_reply(reader, typed, text)
        or _guess(reader, typed, text)
    )
    return _explained(meant) if typed.rstrip().endswith("?") else meant


def _explained(meant: Meant) -> Meant:
    """Whoever asks does not act: 'draw?' explains drawing, 'red 5?' tells what fits."""
    if not isinstance(meant, Action | Choose):
        return meant
    verb = meant.options[0].verb if isinstance(meant, Choose) else meant.verb
    return Command("fits") if verb in (a.PLAY, a.MATCH, a.LAY) else Command("help", a.VERBS[verb])


def _meaning(reader: Reader, typed: str, text: str) -> Meant | None:
    """What can be done now; else a command; else the action as it was said; else a command with more after it."""
    readings: list[Reading] = []
    for reading in filter(None, reader.readings(typed, text)):
        if reading.legal and (reading.definite or not readings):
            return settled(reading.legal)
        readings.append(reading)
    command = _command(reader, typed, text, exactly=True)
    if command is not None:
        return command
    said = min([reading.literal for reading in readings], key=lambda said: isinstance(said, Unclear), default=None)
    return said or _command(reader, typed, text, exactly=False) or _notation(typed)


def _after_fillers(reader: Reader, typed: str, text: str) -> Meant | None:
    """What follows words that mean nothing by themselves: 'say done', 'the pass'."""
    tokens = text.split()
    rest = list(
        dropwhile(lambda word: reader.kind(word) == "ignored" and word not in reader.vocabulary.heads, tokens)
    )
    if not 0 < len(rest) < len(tokens):
        return None
    return _meaning(reader, rest_of(typed, len(tokens) - len(rest)), " ".join(rest))


def _notation(typed: str) -> Action | None:
    """An action of another game, in the notation: the table will say that it does not belong here."""
    try:
        return parse(" ".join(typed.split()).lower())
    except NotationError:
        return None


def _plain_reply(reader: Reader, typed: str, text: str) -> Meant | None:
    """Yes or no to what the game has just asked; or something is to be undone."""
    said = {name for name, phrases in reader.vocabulary.replies.items() if text in phrases}
    if "go" in said:
        return Command("state")
    if "back" in said and "no" not in said:
        return Unclear("unclear-undo")
    if not said & {"yes", "no"}:
        return None
    if reader.of_verbs((a.CHALLENGE, a.ACCEPT)):
        return unclear("unclear-respond", typed, wild_four=edition_of(reader.view).wild_four)
    if reader.view.phase == "lay":
        options = reader.of_verbs((a.LAY if "yes" in said else a.NOLAY,))
    else:
        options = reader.of_verbs((a.DONE,)) if "yes" in said else ()
    return settled(options) if options else unclear("unclear-word", typed)


# Commands


def _command(reader: Reader, typed: str, text: str, exactly: bool) -> Command | None:
    """The command that the whole text is, or (unless `exactly`) that it begins with."""
    tokens = text.split()
    for length, phrase in beginnings(tokens):
        if exactly and length < len(tokens):
            return None
        head = reader.vocabulary.heads.get(phrase)
        far = length == 1 and len(tokens[0]) == 1 and len(tokens) > _FAR
        rest = rest_of(typed, length) or " ".join(tokens[length:])
        shortcut = reader.vocabulary.shortcuts.get(phrase)
        if shortcut == "history":
            return Command("last", rest or "10")
        if shortcut == "house":
            return Command("rules", "table")
        if shortcut is not None:
            return Command("set", f"{shortcut} {rest}".strip())
        if head is not None and head.command and not far:
            return _about(reader, head.command, rest)
    return None


def _about(reader: Reader, command: str, rest: str) -> Command:
    return Command(command, _topic(reader, rest) if command == "help" else rest)


def _topic(reader: Reader, rest: str) -> str:
    """What help is wanted about: the name of a command or of an action, if it is one of those."""
    text = folded(rest)
    for stake in [f"stake-{topic}" for topic in STAKES]:
        if is_called(rest, stake, *in_all_languages(reader.words)):
            return names_of(stake, reader.words)[0]
    head = reader.vocabulary.heads.get(text)
    if head is None and len(text) > 1:
        begins = [head for phrase, head in reader.vocabulary.targets(text).items() if " " not in phrase]
        head = begins[0] if len(begins) == 1 else None
    if head is None:
        return rest
    return head.command or a.VERBS[head.verbs[0]]


# Guesses


def _guess(reader: Reader, typed: str, text: str) -> Meant:
    """Nothing is called that: take the only thing that begins like it, or suggest what is spelled almost like it."""
    tokens = text.split()
    if _calls_with_cards(reader, tokens):
        return Unclear("unclear-dos-apart")
    begun = _begun(reader, typed, text, tokens) or _wild_alone(reader, tokens)
    if begun is not None:
        return begun
    seat = reader.seat(text)
    if seat is not None and folded(reader.names[seat]) == text:
        return Unclear("unclear-player", {"player": reader.names[seat]})
    return unclear("unclear-word", typed, nearly(reader, text, tokens))


def _calls_with_cards(reader: Reader, tokens: Sequence[str]) -> bool:
    """A call on its own is not made in one breath with cards."""
    call = family_of(reader.edition).call
    cards = [token for token in tokens if token != call.word]
    if call.action is None or not cards or call.word not in (tokens[0], tokens[-1]):
        return False
    try:
        return bool(pieces_of(cards, reader.known))
    except Unknown:
        return False


def _wild_alone(reader: Reader, tokens: Sequence[str]) -> Choose | None:
    """A wild with a colour that does not exist: ask which one."""
    others = [token for token in tokens if token != reader.unknown]
    meaning = _meaning(reader, " ".join(others), " ".join(others)) if 0 < len(others) < len(tokens) else None
    return meaning if isinstance(meaning, Choose) and meaning.kind == "colour" else None


def _begun(reader: Reader, typed: str, text: str, tokens: Sequence[str]) -> Meant | None:
    """What the text, or its first word, is the beginning of; a single letter is not a beginning."""
    if not tokens or len(tokens[0]) < 2:
        return None
    found, length = reader.begun(text), len(tokens)
    if not found and length > 1 and reader.kind(tokens[0]) in ("", "other"):
        found, length = reader.begun(tokens[0]), 1
    cards = _cards_beginning(reader, text) if len(tokens) == 1 else {}
    if len(found) + len(cards) > 1:
        return unclear("unclear-beginning", typed, [*found, *cards.values()])
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
        return _about(reader, head.command, rest)
    return None if reading is None else reading.literal


# While a question of the game waits


def _answering(reader: Reader, typed: str, text: str) -> Meant:
    """What was meant while a question waits: the answer, unless it begins like something else that can be typed."""
    tokens = text.split()
    for length, head in reader.vocabulary.heads_of(tokens):
        if a.ANSWER in head.verbs:
            return answer(rest_of(typed, length))
        if a.UNKNOWN in head.verbs and length == len(tokens):
            return a.unknown
    given = answer(typed)
    command = _command(reader, typed, text, exactly=False)
    if command is not None and (command.name == "help" or (len(text) > _LETTERS and not command.rest)):
        return command
    for reading in filter(None, reader.readings(typed, text)):
        if reading.legal and reading.definite:
            return settled(reading.legal)
    if command is not None and isinstance(given, Action):
        return Ambiguous(given, command)
    if _is_a_move(reader, tokens):
        return unclear("unclear-answer-first", typed)
    return given


def _is_a_move(reader: Reader, tokens: Sequence[str]) -> bool:
    """Whether somebody forgot the question, and typed an action of this game or a card."""
    if any(reader.acts_here(head) for _, head in reader.vocabulary.heads_of(tokens)):
        return True
    try:
        group = one_group(pieces_of(tokens, reader.known))
        part = group.part(reader.deck)
    except (Unknown, NoSuchCard):
        return False
    if group.is_many() or group.only_colour() is not None:
        return False
    held = any(card.kind == kind for card in reader.hand for kind, _ in part)
    return bool(group.kinds or (group.colours and (group.numbers or group.symbols)) or (group.symbols and held))


# Answers to a choice


def choose(
    typed: str, asked: Choose, view: View, names: Sequence[str], words: Words, hand: Sequence[Card] = ()
) -> Meant | None:
    """The answer to a choice: by its number or in words; or a command, another action, or (None) none of these."""
    reader = Reader(view, names, words, hand, asked.options)
    typed, text = politely(typed, folded(typed), reader.vocabulary.replies["please"])
    if text in reader.vocabulary.replies["back"]:
        return None
    answers = groups(asked.kind, asked.options, view)
    if text.isascii() and text.isdigit():
        chosen = numbered(answers, int(text[:_LONGEST_NUMBER]))
        return chosen if isinstance(chosen, Unclear) else settled(chosen)
    named = _in_words(reader, asked, text)
    if named:
        return settled(named)
    meant = understand(typed, view, names, words, hand, asked.options)
    if isinstance(meant, Unclear):
        return unclear("unclear-answer", typed, count=len(answers))
    return meant


def _in_words(reader: Reader, asked: Choose, text: str) -> list[Action]:
    """The options that are left after an answer in words."""
    kind, options = asked
    if kind == "target":
        seat = reader.seat(text)
        return [action for action in options if action.seat == seat]
    try:
        pieces = pieces_of(text.split(), reader.known)
        group = one_group(pieces)
        if kind == "colour":
            return [action for action in options if group.only_colour() == action.colour]
        if kind == "meaning":
            said = {*[COLOURS[colour] for colour in group.colours], *group.numbers}
            return [action for action in options if said and said <= {*meanings(action)}]
        return _of_cards(reader, asked, pieces)
    except (Unknown, NoSuchCard):
        return []


def _of_cards(reader: Reader, asked: Choose, pieces: Sequence[Piece]) -> list[Action]:
    """The options with these cards: in the row, in a match (perhaps with another card), or played by themselves."""
    kind, options = asked
    parts = [said.part(reader.deck) for said in groups_of(pieces, reader.deck)]
    if kind == "cards" and parts:
        alone = [action for action in options if match_agrees(action, None, parts, exactly=True)]
        return alone or [action for action in options if match_agrees(action, None, parts, exactly=False)]
    if len(parts) != 1:
        return []
    if kind == "row":
        return [action for action in options if agrees(parts[0], action.centre, action.centre_as)]
    return [action for action in options if agrees(parts[0], action.card, action.colour)]
