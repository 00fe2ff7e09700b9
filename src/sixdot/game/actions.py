"""What a seat asks for: one `Action`, one line of text, both ways.

The text is the notation of the scenario files, the logs and the records. It is read strictly: only
canonical spellings count, and anything else is a `NotationError` that says what was expected.
"""

from typing import Final, final

from sixdot.game.cards import COLOURS, DOS_DECK, DOS_RANKS, UNO_DECK, WILD, WILD_DOS, WILD_NUMBER
from sixdot.game.kinds import NO_FACE, face_of
from sixdot.game.native import i64

# Moves: only the seat whose turn it is makes them.
PLAY: Final = 0
DRAW: Final = 1
PASS: Final = 2
COLOUR: Final = 3
CHALLENGE: Final = 4
ACCEPT: Final = 5
PICKUP: Final = 6
ANSWER: Final = 7
UNKNOWN: Final = 8
MATCH: Final = 9
DONE: Final = 10
LAY: Final = 11
NOLAY: Final = 12
CONFIRM: Final = 13
SWAP: Final = 14
LAST_MOVE: Final = 14
# Asides: they may come from any seat at any time and never change whose turn it is.
CATCH: Final = 15
DOS: Final = 16
ACCUSE: Final = 17
AGREE: Final = 18
DISAGREE: Final = 19
# What the table does: a player goes or comes back, a person judges an answer.
LEAVE: Final = 20
RETURN: Final = 21
RIGHT: Final = 22
WRONG: Final = 23
HINT: Final = 24  # an aside, too: of whoever is asked a question

VERBS: Final = (
    "play", "draw", "pass", "colour", "challenge", "accept", "pickup", "answer", "unknown", "match", "done",
    "lay", "nolay", "confirm", "swap", "catch", "dos", "accuse", "agree", "disagree", "leave", "return", "right",
    "wrong", "hint",
)  # fmt: skip
_VERB_OF: Final = {name: verb for verb, name in enumerate(VERBS)}
_BARE: Final = frozenset(
    (DRAW, PASS, CHALLENGE, ACCEPT, PICKUP, UNKNOWN, DONE, NOLAY, CONFIRM, DOS, LEAVE, RETURN, RIGHT, WRONG, HINT)
)
AIMED: Final = frozenset((SWAP, CATCH, ACCUSE, AGREE, DISAGREE))
LONGEST_ANSWER: Final = 500
MOST_SEATS: Final = 10


class NotationError(ValueError):
    """A text that is not an action; its message says what was expected.

    >>> parse("play r55")
    Traceback (most recent call last):
    sixdot.game.actions.NotationError: there is no card 'r55' in the UNO deck
    """


def shortened(text: str) -> str:
    """A text in quotes, for a message: control characters written out, and not too long."""
    return repr(text) if len(text) <= 80 else f"{text[:60]!r}..."


def _answer_text(text: str) -> str:
    if not text.strip():
        raise NotationError("'answer' is followed by the answer; say 'unknown' if you do not know")
    if len(text) > LONGEST_ANSWER:
        raise NotationError(f"an answer has at most {LONGEST_ANSWER} characters; this one has {len(text)}")
    for sign in text:
        code = ord(sign)
        if code < 32 or 0x7F <= code <= 0x9F or 0x2028 <= code <= 0x202E or 0x2066 <= code <= 0x2069:
            raise NotationError("an answer is one line of text without control characters")
        if 0xD800 <= code <= 0xDFFF or code == 0xFEFF or code == 0x200B:
            raise NotationError("an answer is made of characters that can be written")
    return text


@final
class Action:
    """One thing a seat asks for. `str(action)` is its notation; equal texts are equal actions.

    Fields that do not belong to the verb are -1 (or empty). In a DOS match `centre_as`, `first_as` and
    `second_as` say what a wild stands for: a colour for a Wild DOS, a number for a Wild #. A play knows the
    `face` it leaves on top; `says_more` is true if there is more to it than one plain
    card: a wild, a colour, a call.

    >>> action = parse("play wi red")
    >>> action.card, action.colour, action.uno  # numbers: `edition.deck.cards` and `cards.COLOURS` have the names
    (52, 2, False)
    >>> str(action), action == parse("play wi red")
    ('play wi red', True)
    """

    __slots__ = (
        "card", "centre", "centre_as", "colour", "face", "first_as", "place", "says_more", "seat", "second",
        "second_as", "text", "uno", "verb",
    )  # fmt: skip

    def __init__(
        self,
        verb: i64,
        card: i64 = -1,
        colour: i64 = -1,
        uno: bool = False,
        seat: i64 = -1,
        text: str = "",
        centre: i64 = -1,
        centre_as: i64 = -1,
        first_as: i64 = -1,
        second: i64 = -1,
        second_as: i64 = -1,
    ) -> None:
        self.verb: i64 = verb
        self.card: i64 = card
        self.colour: i64 = colour
        self.uno = uno
        self.says_more: bool = uno or colour >= 0 or card >= WILD
        self.face = NO_FACE
        self.seat: i64 = seat
        self.text = text
        self.centre: i64 = centre
        self.centre_as: i64 = centre_as
        self.first_as: i64 = first_as
        self.second: i64 = second
        self.second_as: i64 = second_as
        self.place: i64 = -1  # in MADE_ONCE, if it is there
        if not self._is_sound():
            raise NotationError(f"there is no action of verb {verb} with these parts")
        if verb == PLAY and (card < WILD or colour >= 0):
            self.face = face_of(card, colour)

    def _is_sound(self) -> bool:
        """Whether the verb has the parts it needs, and every part is a card, colour or seat that exists."""
        verb = self.verb
        kinds = len(UNO_DECK.cards) if verb == PLAY else len(DOS_DECK.cards)
        if not 0 <= verb < len(VERBS) or not (self.card < kinds and self.second < kinds and self.centre < kinds):
            return False
        if self.card < 0 and (verb == PLAY or verb == LAY or verb == MATCH):
            return False
        if (self.centre >= 0) != (verb == MATCH) or self.colour > 3 or (self.colour < 0 and verb == COLOUR):
            return False
        if verb == ANSWER:
            return _answer_text(self.text) == self.text
        aimed = SWAP <= verb <= DISAGREE and verb != DOS  # as AIMED says, but quicker
        return self.text == "" and self.seat < MOST_SEATS and (self.seat >= 0) == aimed

    def __str__(self) -> str:
        verb = self.verb
        name = VERBS[verb]
        if verb == PLAY:
            colour = " " + COLOURS[self.colour] if self.colour >= 0 else ""
            return f"play {UNO_DECK.cards[self.card].code}{colour}{' uno' if self.uno else ''}"
        if verb == COLOUR:
            return f"colour {COLOURS[self.colour]}"
        if verb == ANSWER:
            return f"answer {self.text}"
        if verb == LAY:
            return f"lay {DOS_DECK.cards[self.card].code}"
        if verb == MATCH:
            second = "" if self.second < 0 else " " + _dos_text(self.second, self.second_as)
            first = _dos_text(self.card, self.first_as)
            return f"match {_dos_text(self.centre, self.centre_as)} with {first}{second}"
        return f"{name} {self.seat}" if self.seat >= 0 else name

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.verb == other.verb and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse, (str(self),)


def _dos_text(kind: i64, stands_for: i64) -> str:
    code = DOS_DECK.cards[kind].code
    if stands_for < 0:
        return code
    return f"{code}={COLOURS[stands_for] if kind == WILD_DOS else stands_for}"


def match(centre: i64, centre_as: i64, first: i64, first_as: i64, second: i64 = -1, second_as: i64 = -1) -> Action:
    """A DOS match; the two cards of a double match are put in order, so that a match is always the same action."""
    if second >= 0 and (second < first or (second == first and second_as < first_as)):
        first, first_as, second, second_as = second, second_as, first, first_as
    return Action(
        MATCH, first, centre=centre, centre_as=centre_as, first_as=first_as, second=second, second_as=second_as
    )


# Bare actions, and the plays of every card, are made once.
draw: Final = Action(DRAW)
pass_: Final = Action(PASS)
challenge: Final = Action(CHALLENGE)
accept: Final = Action(ACCEPT)
pickup: Final = Action(PICKUP)
unknown: Final = Action(UNKNOWN)
done: Final = Action(DONE)
nolay: Final = Action(NOLAY)
confirm: Final = Action(CONFIRM)
dos: Final = Action(DOS)
leave: Final = Action(LEAVE)
return_: Final = Action(RETURN)
right: Final = Action(RIGHT)
wrong: Final = Action(WRONG)
hint: Final = Action(HINT)
colours: Final = tuple([Action(COLOUR, colour=colour) for colour in range(4)])
swaps: Final = tuple([Action(SWAP, seat=seat) for seat in range(MOST_SEATS)])
catches: Final = tuple([Action(CATCH, seat=seat) for seat in range(MOST_SEATS)])
catches_of: Final[list[tuple[Action, ...]]] = [()]  # for every set of seats (as bits)
for _catch in catches:
    catches_of.extend([(*fewer, _catch) for fewer in catches_of])
accusals: Final = tuple([Action(ACCUSE, seat=seat) for seat in range(MOST_SEATS)])
agreements: Final = tuple([Action(AGREE, seat=seat) for seat in range(MOST_SEATS)])
disagreements: Final = tuple([Action(DISAGREE, seat=seat) for seat in range(MOST_SEATS)])
any_answer: Final = Action(ANSWER, text="...")  # stands for every answer
lays: Final = tuple([Action(LAY, card.kind) for card in DOS_DECK.cards])


def _plays(uno: bool) -> tuple[tuple[Action, ...], ...]:
    return tuple(
        [
            (Action(PLAY, kind, uno=uno),)
            if kind < WILD
            else tuple([Action(PLAY, kind, colour, uno) for colour in range(4)])
            for kind in range(len(UNO_DECK.cards))
        ]
    )


# The plays of each kind: one for a coloured card, one for each colour for a wild.
plays: Final = _plays(False)
plays_with_uno: Final = _plays(True)

MADE_ONCE: Final = (
    *(draw, pass_, challenge, accept, pickup, unknown, done, nolay, confirm, dos, hint, any_answer),
    *(*colours, *swaps, *catches, *lays),
    *[action for kind in (*plays, *plays_with_uno) for action in kind],
)
for _place, _action in enumerate(MADE_ONCE):
    _action.place = _place

_FOLLOWED_BY: Final = {COLOUR: "colour, as in 'colour red'", LAY: "card, as in 'lay b7'"}


def parse(text: str) -> Action:
    """Read one action in the canonical notation, or raise a `NotationError` that says what is wrong.

    >>> parse("match b7 with r3 b4"), parse("answer Paris"), parse("catch 2")
    (<match b7 with b4 r3>, <answer Paris>, <catch 2>)
    """
    name, _, rest = text.partition(" ")
    verb = _VERB_OF.get(name)
    if verb is None:
        raise NotationError(f"{shortened(name)} is not an action: actions begin with {', '.join(VERBS)}")
    if verb == ANSWER:
        return Action(ANSWER, text=_answer_text(rest))
    words = rest.split(" ") if rest or text.endswith(" ") else []
    if verb in _BARE:
        if words:
            raise NotationError(f"{name!r} stands alone and nothing may follow it: {shortened(text)}")
        return Action(verb)
    if verb == PLAY:
        return _parse_play(text, words)
    if verb == MATCH:
        return _parse_match(text, words)
    if len(words) != 1:
        what = _FOLLOWED_BY.get(verb, "seat number, as in '{} 2'").format(name)
        raise NotationError(f"{name!r} is followed by one {what}: {shortened(text)}")
    if verb == COLOUR:
        return colours[colour_named(words[0])]
    return Action(LAY, _kind("dos", words[0])) if verb == LAY else Action(verb, seat=_seat(words[0]))


def _parse_play(text: str, words: list[str]) -> Action:
    if not words:
        raise NotationError("'play' is followed by a card, as in 'play r5'")
    kind = _kind("uno", words[0])
    rest = words[1:]
    uno = bool(rest) and rest[-1] == "uno"
    if uno:
        rest = rest[:-1]
    if len(rest) > 1:
        raise NotationError(f"a play is 'play CARD [COLOUR] [uno]', not {shortened(text)}")
    return Action(PLAY, kind, colour_named(rest[0]) if rest else -1, uno)


def _parse_match(text: str, words: list[str]) -> Action:
    if len(words) < 3 or words[1] != "with":
        raise NotationError(f"a match is 'match CENTRE with CARD [CARD]', not {shortened(text)}")
    if len(words) > 4:
        raise NotationError(f"a match takes one card or two, not {len(words) - 2}: {shortened(text)}")
    centre, centre_as = _dos_card(words[0])
    first, first_as = _dos_card(words[2])
    if len(words) == 3:
        return match(centre, centre_as, first, first_as)
    second, second_as = _dos_card(words[3])
    return match(centre, centre_as, first, first_as, second, second_as)


def _dos_card(word: str) -> tuple[int, int]:
    """A card of the DOS deck and what it stands for, or -1 if nothing is named."""
    code, equals, meaning = word.partition("=")
    kind = _kind("dos", code)
    if not equals:
        return kind, -1
    if kind == WILD_DOS:
        return kind, colour_named(meaning)
    if kind % DOS_RANKS != WILD_NUMBER:
        raise NotationError(f"{code} is not a wild card and stands only for itself: {shortened(word)}")
    if meaning not in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"):
        raise NotationError(f"a Wild # stands for a number from 1 to 10, not {shortened(meaning)}")
    return kind, int(meaning)


def _kind(deck: str, code: str) -> int:
    try:
        return (UNO_DECK if deck == "uno" else DOS_DECK).kind(code)
    except ValueError as error:
        raise NotationError(str(error)) from None


def colour_named(word: str) -> int:
    """0-3 for a colour's full name."""
    if word not in COLOURS:
        raise NotationError(f"{shortened(word)} is not a colour: the colours are blue, green, red and yellow")
    return COLOURS.index(word)


def _seat(word: str) -> int:
    if len(word) != 1 or word not in "0123456789":
        raise NotationError(f"{shortened(word)} is not a seat: seats are numbered from 0 to 9")
    return int(word)
