"""From what a player types to what is meant: a command, an action, a choice among actions, a question in ordinary
words, or why it is unclear.

Both languages are understood at once, the player's own first. What was said is a set of limits on what can be done
now: one action left is done, several are asked about, and if there is none the action is made as it was said, for
the table to refuse with its reason.
"""

from collections.abc import Sequence
from functools import partial
from itertools import dropwhile
from typing import Final

from sixdot.game import actions as a
from sixdot.game.actions import Action, NotationError, parse
from sixdot.game.cards import COLOURS, Card
from sixdot.game.families import family_of
from sixdot.game.view import View
from sixdot.voice.family import edition_of
from sixdot.voice.help import names_of
from sixdot.voice.understand.answering import answering
from sixdot.voice.understand.commands import (
    TAKE_NOTHING,
    about,
    asked_in,
    changes,
    command_in,
    is_in_passing,
    named_command,
    of_cards,
    switched,
    topic_of,
)
from sixdot.voice.understand.enquiry import CHOSEN, Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.guessing import at_this_moment, mended, not_understood, searching_rules, suggestions
from sixdot.voice.understand.meant import (
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
from sixdot.voice.understand.pointing import chosen
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.said import NoSuchCard, Unknown, agrees, groups_of, match_agrees, one_group, pieces_of
from sixdot.voice.understand.talking import talk_in
from sixdot.voice.understand.vocabulary import (
    Head,
    Piece,
    asks,
    beginnings,
    folded,
    politely,
    rest_of,
)
from sixdot.voice.words import Words

_SENTENCE: Final = 4  # words
_SAYING: Final = 3  # words from which on it is tried to guess what is asked
_ENDING: Final = (a.DONE, a.NOLAY, a.PASS)  # what ends a turn, and would drop a card that is being played


def understand(
    typed: str,
    view: View,
    names: Sequence[str],
    words: Words,
    hand: Sequence[Card] = (),
    offers: Sequence[Action] = (),
    practice: bool = False,
) -> Meant:
    """What was meant. `hand`: in the order in which it is numbered; `offers`: what may be tried out of turn.

    Where nothing is tried out as in `practice`, 'what if I play a Skip' asks what a Skip does.
    """
    if not typed.strip():
        return Command("state")
    reader = Reader(view, names, words, hand, offers)
    text = folded(typed)
    if not text:
        return Unclear("unclear-nothing")
    if text.startswith("?"):
        return Command("help", topic_of(reader, typed.strip().lstrip("?").strip()))
    line, plain = politely(typed, text, reader.vocabulary.replies["please"])
    meant: Meant | None = named_command(reader, typed, text)
    meant = meant or switched(reader, plain) or of_cards(reader, plain)
    if meant is None and any(action.verb == a.ANSWER for action in view.legal):
        meant = answering(reader, typed, text)
    meant = meant or talk_in(reader, text) or _by_place(reader, line)
    meant = meant or _known(reader, line, plain) or _guess(reader, line, plain)
    if not practice and isinstance(meant, Command) and meant.name == "whatif":
        deed = not meant.rest or isinstance(_done(reader, meant.rest, folded(meant.rest)), Action | Choose)
        meant = reader.asked(line) or (meant if deed else not_understood(reader, line))
    meant = _explained(reader, line, meant) if asks(typed) or _goes_on(reader, text, meant) else meant
    wants_hint = isinstance(meant, Command | Enquiry) and meant[0] == "hint" and a.hint in view.legal
    return a.hint if wants_hint else meant  # of the question that waits: it costs nothing


def _goes_on(reader: Reader, text: str, meant: Meant) -> bool:
    """Whether a card goes on from a question, and is asked about as well: 'and the red 5'."""
    first, _, rest = text.partition(" ")
    options = meant.options if isinstance(meant, Choose) else [meant]
    return (
        bool(rest)
        and first in reader.vocabulary.replies["follow"]
        and any(isinstance(option, Action) and option.verb in (a.PLAY, a.MATCH, a.LAY) for option in options)
    )


def _by_place(reader: Reader, typed: str) -> Meant | None:
    """A card that is played by its place in the hand: 'play my third card'."""
    pointed = None if reader.is_question(typed) else reader.by_name(typed)
    done = _done(reader, pointed, folded(pointed)) if isinstance(pointed, str) and pointed != typed else None
    return done if isinstance(done, Action | Choose) else None


def _done(reader: Reader, typed: str, text: str) -> Meant | None:
    """What is to be done, perhaps after words that mean nothing by themselves: 'say done', 'I'll draw'."""
    said = _meaning(reader, typed, text)
    if not (said is None or isinstance(said, Unclear)) or reader.is_question(typed):
        return said
    return _after_fillers(reader, typed, text) or said


def _known(reader: Reader, typed: str, text: str) -> Meant | None:
    """What can be done, a command, a question in ordinary words: the first that it is without any guess."""
    said = _done(reader, typed, text)
    if said is not None and not isinstance(said, Unclear):
        return said
    command = command_in(reader, typed, text, exactly=False)
    nobody = isinstance(said, Unclear) and said.message == "unclear-name"
    asks = nobody or command is not None or reader.is_question(typed)
    return (
        (asked_in(reader, typed, command) if asks else None)
        or said
        or (None if command is not None and is_in_passing(reader, command) else command)
        or _notation(typed)
        or _plain_reply(reader, typed, text)
    )


def _explained(reader: Reader, typed: str, meant: Meant) -> Meant:
    """Whoever asks does not act: 'draw?' explains drawing, 'red 5?' tells what fits, 'Ana uno?' who has called."""
    if isinstance(meant, Command) and changes(meant):
        return Command("help", meant.name)
    if not isinstance(meant, Action | Choose):
        return meant
    asked = reader.asked(typed) if " " in folded(typed) else None
    if asked is not None:
        return asked
    verb = meant.options[0].verb if isinstance(meant, Choose) else meant.verb
    return Command("fits") if verb in (a.PLAY, a.MATCH, a.LAY) else Command("help", a.VERBS[verb])


def _meaning(reader: Reader, typed: str, text: str) -> Meant | None:
    """What can be done now; else a command; else the action as it was said."""
    readings: list[Reading] = []
    for reading in filter(None, reader.readings(typed, text)):
        if reading.legal and (reading.definite or not readings):
            return settled(reading.legal)
        readings.append(reading)
    said = min([reading.literal for reading in readings], key=lambda said: isinstance(said, Unclear), default=None)
    return command_in(reader, typed, text, exactly=True) or said


def _after_fillers(reader: Reader, typed: str, text: str) -> Meant | None:
    """What follows words that mean nothing by themselves: 'say done', 'the pass', 'I would like to draw'."""
    tokens = text.split()
    leads = [length for length, phrase in beginnings(tokens) if phrase in reader.vocabulary.replies["lead"]]
    rest = list(
        dropwhile(
            lambda word: reader.kind(word) == "ignored" and word not in reader.vocabulary.heads,
            tokens[leads[0] if leads else 0 :],
        )
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


# Guesses


def _guess(reader: Reader, typed: str, text: str) -> Meant:
    """Nothing is called that: take the only thing that begins like it or is spelled so, or suggest what is near."""
    tokens = text.split()
    if _calls_with_cards(reader, tokens):
        return Unclear("unclear-dos-apart")
    begins, is_sentence = partial(_begun, reader, typed, text, tokens), len(tokens) >= _SENTENCE
    begun = (
        (None if is_sentence else begins())
        or mended(reader, tokens, _done)
        or reader.asked(typed)
        or (begins() if is_sentence else None)
        or _wild_alone(reader, typed, tokens)
        or (reader.guessed(typed) if len(tokens) >= _SAYING else None)
    )
    if begun is not None:
        return begun
    seat = reader.seat(text)
    if seat is not None and folded(reader.names[seat]) == text:
        return Unclear("unclear-player", {"player": reader.names[seat]})
    near = suggestions(reader, typed, tokens, _suggested)
    beside = at_this_moment(reader) if len(tokens) > 1 and not near else []
    return unclear("unclear-word", typed, searching_rules(reader, typed, [*near, *beside]))


def _suggested(reader: Reader, typed: str, text: str) -> Meant | None:
    return _known(reader, typed, text) or reader.asked(typed)


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


def _wild_alone(reader: Reader, typed: str, tokens: Sequence[str]) -> Choose | None:
    """A wild with a colour that does not exist: ask which one."""
    if reader.is_question(typed):
        return None
    others = [token for token in tokens if token != reader.unknown]
    meaning = _meaning(reader, " ".join(others), " ".join(others)) if 0 < len(others) < len(tokens) else None
    return meaning if isinstance(meaning, Choose) and meaning.kind == "colour" else None


def _begun(reader: Reader, typed: str, text: str, tokens: Sequence[str]) -> Meant | None:
    """What the text, or its first word, is the beginning of; no single letter is a beginning, and no question."""
    if not tokens or len(tokens[0]) < 2 or (len(tokens) > 1 and reader.is_question(typed)):
        return None
    if len(tokens) > 1 and tokens[0] in grammar(reader.words.language).idle:
        return None  # 'so did she have one' does not begin like sort
    found, length = reader.begun(text), len(tokens)
    if not found and length > 1 and reader.kind(tokens[0]) in ("", "other"):
        found, length = reader.begun(tokens[0]), 1
        found = {word: head for word, head in found.items() if " " not in word and head.command not in TAKE_NOTHING}
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
        return about(reader, head.command, rest)
    return None if reading is None else reading.literal


# Answers to a choice


def choose(
    typed: str, asked: Choose, view: View, names: Sequence[str], words: Words, hand: Sequence[Card] = ()
) -> Meant | None:
    """The answer to a choice: by its number or in words; or a command, another action, or (None) none of these."""
    reader = Reader(view, names, words, hand, asked.options)
    line, text = politely(typed, folded(typed), reader.vocabulary.replies["please"])
    if asks(typed):
        return _only_asked(reader, asked, typed, text)
    typed = line
    if text in reader.vocabulary.replies["back"]:
        return None
    answers = groups(asked.kind, asked.options, view)
    named = _in_words(reader, asked, text)
    place = chosen(text, words.language)
    if text.isdigit() or (place and not named):
        found = numbered(answers, place)
        return found if isinstance(found, Unclear) else settled(found)
    if named:
        return settled(named)
    meant = understand(typed, view, names, words, hand, asked.options)
    if isinstance(meant, Action) and meant.verb in _ENDING and meant not in asked.options:
        return unclear("unclear-answer-open", typed, count=len(answers), kind=asked.kind)
    if isinstance(meant, Unclear):
        near = [str(meant.values[name]) for name in ("near_1", "near_2") if name in meant.values]
        near = [phrase for phrase in near if phrase not in at_this_moment(reader)]
        said = (near or at_this_moment(reader, asked.kind)) if " " in text else []
        return unclear("unclear-answer", typed, said, count=len(answers), kind=asked.kind)
    return _at_a_choice(meant, asked, reader)


def _only_asked(reader: Reader, asked: Choose, typed: str, text: str) -> Meant:
    """Whoever asks does not choose."""
    if chosen(text, reader.words.language) or _in_words(reader, asked, text):
        return unclear("unclear-choice-asked", typed.strip().rstrip("? "))
    meant = understand(typed, reader.view, reader.names, reader.words, reader.hand, asked.options)
    return _at_a_choice(meant, asked, reader)


def _at_a_choice(meant: Meant, asked: Choose, reader: Reader) -> Meant:
    """What a question means while a card waits to be played: how to take it back, and advice on how to play it."""
    if not isinstance(meant, Enquiry):
        return meant
    if meant.fact in ("howto", "choices") and meant.topic == "undo":
        return Unclear("unclear-choice-back", {"back": names_of("word-back", reader.words)[0]})
    if meant.fact == "question":
        return asked  # that is what is being asked
    cards = {int(action.card) for action in asked.options}
    if meant.fact not in ("hint", "why") or asked.kind != "colour" or len(cards) > 1 or min(cards) < 0:
        return meant
    symbol = reader.deck.cards[cards.pop()].symbol
    if meant.fact == "why":  # that a colour is to be named: what such a card does
        return meant if meant.topic or {*meant.seats} - {reader.view.seat} else Enquiry("card", symbol=symbol)
    return meant._replace(colour="", symbol=symbol, topic=CHOSEN)


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
