"""Commands as they are typed: by their words, with what follows them, or as the beginning of a question."""

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import ANSWER, MATCH, UNKNOWN, VERBS, Action
from sixdot.game.cards import COLOURS
from sixdot.voice.help import STAKES, names_of
from sixdot.voice.understand.enquiry import SUM, Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Ambiguous, Command
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.said import NoSuchCard, Unknown, one_group, pieces_of
from sixdot.voice.understand.vocabulary import beginnings, folded, in_all_languages, is_called, rest_of
from sixdot.voice.words import SPOKEN, SYMBOLS, Value, Words

_FAR: Final = 2  # a single letter is a command with one word after it, but not with a sentence
# Commands that questions begin with, too: how many words after them can be theirs.
_SAID_IN_PASSING: Final = {"why": 1, "rules": 1, "hand": 2, "last": 1, "whatif": 1, "help": 2, "sort": 1}
# Commands after which nothing follows that means anything.
TAKE_NOTHING: Final = (
    "fits", "top", "colour", "counts", "turn", "order", "direction", "pending", "score", "row", "question", "pile",
    "since", "repeat", "state", "choices", "hint", "reference", "review", "leave", "return", "quit", "more", "less",
    "marks",
)  # fmt: skip
# Commands that leave something otherwise than it was; and those that do so if they are told what.
_CHANGE: Final = ("quit", "leave", "return", "more", "less", "marks", "undo")
# What a card does that strikes somebody, by the words for it; empty: any.
_STRIKES: Final = {"skipped": "sk", "draws-two": "+2", "draws-four": "wi+4", "struck": ""}
_SWITCHES: Final = ("sounds", "speech", "braille", "braille-status", "marks", "colours")  # settings: on or off
_CHANGE_TOLD: Final = ("set", "language", "sort", "save")


def changes(command: Command) -> bool:
    return command.name in _CHANGE or (command.name in _CHANGE_TOLD and bool(command.rest))


def command_in(reader: Reader, typed: str, text: str, exactly: bool) -> Command | None:
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
        if shortcut == "rate":
            return None if rest and reader.means(rest) else Command("set", "speech-rate")
        if shortcut in SPOKEN:
            return None if rest else Command("set", f"verbosity {shortcut}")
        if shortcut is not None:
            return Command("set", f"{shortcut} {rest}".strip())
        beside = head is not None and head.command in TAKE_NOTHING and reader.means(rest)
        if head is not None and head.command and not far and not beside:
            return about(reader, head.command, rest)
    return None


def named_command(reader: Reader, typed: str, text: str) -> Command | None:
    """'Command h' is always the command, as 'answer h' is always the answer."""
    first, _, rest = text.partition(" ")
    if first not in reader.vocabulary.replies["command"]:
        return None
    return command_in(reader, rest_of(typed, 1), rest, exactly=False)


def switched(reader: Reader, text: str) -> Command | None:
    """A setting that is to be switched on or off, and nothing else: 'turn the sound on'."""
    spare = {*reader.vocabulary.replies["the"], *reader.vocabulary.replies["my"]}
    words = [word for word in text.split() if word not in spare]
    for value in ("yes", "no"):
        for phrase in reader.vocabulary.replies[f"switch-{value}"]:
            rest = _without(words, phrase.split())
            key = grammar(reader.words.language).settings.get(" ".join(rest or ()), "")
            if key in _SWITCHES:
                return Command("set", f"{key} {value}")
    return None


def _without(words: Sequence[str], phrase: Sequence[str]) -> list[str] | None:
    """What is left without this phrase, whose last word may stand at the end; None: it is not said."""
    if [*words[: len(phrase)]] == [*phrase]:
        return [*words[len(phrase) :]]
    apart = len(phrase) == 2 and words[:1] == [phrase[0]] and words[-1:] == [phrase[1]]
    return [*words[1:-1]] if apart else None


def about(reader: Reader, command: str, rest: str) -> Command:
    return Command(command, topic_of(reader, rest) if command == "help" else rest)


def topic_of(reader: Reader, rest: str) -> str:
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
    return head.command or VERBS[head.verbs[0]]


def told(meant: Command | Enquiry, words: Words) -> str:
    """How it can be typed so that it is nothing else: a command by its word, a question as it is taught."""
    if isinstance(meant, Enquiry):
        return grammar(words.language).taught[meant.fact]
    return f"{names_of(f'command-{meant.name}', words)[0]} {meant.rest}".strip()


def answer_or_command(meant: Ambiguous, words: Words) -> str:
    """Both ways to say it, for somebody who is not asked back."""
    return words.say("unclear-answer-or-command", typed=meant.answer.text, **other_meaning(meant, words))


def other_than(meant: Ambiguous) -> Command | Enquiry:
    """What is meant if not the answer; what is to be said again then is the question."""
    other = meant.command if isinstance(meant.command, Command) else meant.command._replace(sure=True)
    return Command("question") if (other.name if isinstance(other, Command) else other.fact) == "repeat" else other


def other_meaning(meant: Ambiguous, words: Words) -> dict[str, Value]:
    """What an answer may be besides: a command, a question, or nothing that needs more than the question again."""
    other = other_than(meant)
    kind = "again" if other == Command("question") else "asks" if isinstance(other, Enquiry) else "command"
    return {"command": told(other, words), "other": kind}


def is_in_passing(reader: Reader, command: Command) -> bool:
    """Whether more follows than such a command takes: it is a question that begins like it, 'why did I draw two'."""
    most = _SAID_IN_PASSING.get(command.name)
    denied = command.name == "why" and folded(command.rest) in reader.vocabulary.replies["not"]  # 'why not'
    return denied or (most is not None and len(command.rest.split()) > most and not _tries(reader, command))


def asked_in(reader: Reader, typed: str, command: Command | None) -> Enquiry | None:
    """A question in ordinary words, though it may begin like a command."""
    return reader.asked(typed) if command is None or is_in_passing(reader, command) else None


def of_cards(reader: Reader, text: str) -> Enquiry | None:
    """A question about cards that is known by how it begins or ends."""
    return _hand_in(reader, text) or _good_in(reader, text) or _struck_in(reader, text) or _sum_in(reader, text)


def _hand_in(reader: Reader, text: str) -> Enquiry | None:
    """Cards that are asked after and not played: 'where is my wild', 'my draw twos', 'mes jokers'."""
    tokens, replies = text.split(), reader.vocabulary.replies
    many = tokens[1:] and tokens[-1].endswith("s")
    lead = [length for length, phrase in beginnings(tokens) if phrase in replies["mine"]]
    lead = lead or [length for length, phrase in beginnings(tokens) if many and phrase in replies["my"]]
    if not lead or reader.view.seat is None:
        return None
    named = [word if word in reader.known else word.removesuffix("s") for word in tokens[lead[0] :]]
    card = _card_named(reader, named)
    return None if card is None else Enquiry("hand", (reader.view.seat,), colour=card[0], symbol=card[1])


def _good_in(reader: Reader, text: str) -> Enquiry | None:
    """Whether a card is good now: 'is green 2 good'."""
    first, *named, last = text.split() if len(text.split()) > 2 else ("", "")
    replies = reader.vocabulary.replies
    card = _card_named(reader, named) if first in replies["copula"] and last in replies["good"] else None
    return None if card is None else Enquiry("fits", colour=card[0], symbol=card[1])


def _card_named(reader: Reader, words: Sequence[str]) -> tuple[str, str] | None:
    """The colour and the symbol of the one card, or kind of card, that these words name."""
    try:
        group = one_group(pieces_of(words, reader.known))
        part = group.part(reader.deck)
    except (Unknown, NoSuchCard):
        return None
    if not group.pieces or group.is_many() or len(group.colours) > 1:
        return None
    cards = [reader.deck.cards[kind] for kind, _ in part]
    colour = COLOURS[group.colours[0]] if group.colours else cards[0].colour or "" if group.kinds else ""
    return colour, cards[0].symbol if group.kinds or group.numbers or group.symbols else ""


def _struck_in(reader: Reader, text: str) -> Enquiry | None:
    """Whom a card of one's own would strike: 'who would be skipped', 'who draws if I play my Draw Two'."""
    seat = reader.view.seat
    if seat is None:
        return None
    for name, symbol in _STRIKES.items():
        rest = _after(reader, text, name)
        if rest is None:
            continue
        named = [word for word in rest if word not in reader.vocabulary.replies["struck-by"]]
        try:
            group = one_group(pieces_of(named, reader.known)) if named else None
            symbols = {reader.deck.cards[kind].symbol for kind, _ in group.part(reader.deck)} if group else {symbol}
        except (Unknown, NoSuchCard):
            continue
        if len(symbols) == 1 and symbol in ("", *symbols) and symbols <= {*SYMBOLS}:
            return Enquiry("next", (seat,), symbol=symbols.pop())
    return None


def _sum_in(reader: Reader, text: str) -> Enquiry | None:
    """Which cards make a number, where two of them match one: 'what adds up to 7', 'which two of my cards make 9'."""
    rest = _after(reader, text, "adds-up") or _until(reader, text, "made-of")
    if not rest or reader.view.seat is None or MATCH not in reader.family.ONLY_HERE:
        return None
    if not (rest[-1].isdigit() or reader.kind(rest[-1]) == "number"):
        return None
    try:
        group = one_group(pieces_of(rest, reader.known))
    except Unknown:
        return None
    alone = len(group.numbers) == 1 and not (group.colours or group.symbols or group.kinds)
    return Enquiry("fits", (reader.view.seat or 0,), symbol=str(group.numbers[0]), topic=SUM) if alone else None


def _after(reader: Reader, text: str, name: str) -> list[str] | None:
    """The words after one of these phrases, if it begins with one."""
    tokens, phrases = text.split(), reader.vocabulary.replies[name]
    found = [length for length, phrase in beginnings(tokens) if phrase in phrases]
    return tokens[found[0] :] if found else None


def _until(reader: Reader, text: str, name: str) -> list[str] | None:
    """The words before one of these phrases, if it ends with one."""
    tokens, phrases = text.split(), reader.vocabulary.replies[name]
    found = [place for place in range(1, len(tokens)) if " ".join(tokens[place:]) in phrases]
    return tokens[: found[0]] if found else None


def _tries(reader: Reader, command: Command) -> bool:
    """Whether it is to be found out what an action would lead to, not what the rules say: 'what if red 5'."""
    if command.name != "whatif" or reader.is_question(command.rest):
        return False
    said = [reading for reading in reader.readings(command.rest, folded(command.rest)) if reading is not None]
    literal = [reading.literal for reading in said if isinstance(reading.literal, Action)]
    named = any(action.card >= 0 or action.verb in (ANSWER, UNKNOWN) for action in literal)
    return named or any(reading.legal for reading in said)
