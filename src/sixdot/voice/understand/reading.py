"""Readings: the actions that a text may mean at this moment, by its verbs, players and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.cards import Card
from sixdot.game.editions import edition_named
from sixdot.game.view import View
from sixdot.voice.family import part_of, voice_of
from sixdot.voice.help import names_of
from sixdot.voice.understand.asking import asked, guessed, is_question
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Reading, Unclear, unclear
from sixdot.voice.understand.pointing import by_name
from sixdot.voice.understand.said import NoSuchCard, Part, Unknown, pieces_of
from sixdot.voice.understand.vocabulary import Head, Piece, card_words, folded, near, rest_of, seat_named, vocabulary
from sixdot.voice.words import Words, printable

_OF_CARDS: Final = (a.PLAY, a.LAY, a.MATCH, a.COLOUR)
_Ask = Callable[[str, View, Sequence[str], Words], Enquiry | None]
# Said in every family of games.
_EVERYWHERE: Final = (a.DRAW, a.CATCH, a.ACCUSE, a.AGREE, a.DISAGREE, a.LEAVE, a.RETURN, a.RIGHT, a.WRONG)


class FamilyReading(Protocol):
    """What typed cards mean in one family of games: the module `reading` of its folder."""

    @property
    def ONLY_HERE(self) -> tuple[int, ...]:  # noqa: N802
        """The verbs that are not said in every family."""

    def said(
        self, reader: Reader, verbs: Sequence[int], pieces: Sequence[Piece], typed: str, alone: bool
    ) -> Reading | None:
        """What cards in words mean, after verbs or without any. `alone`: it was a single letter."""


class Reader:
    """One player at one moment: the View, the names, and the hand in the order in which it is numbered."""

    def __init__(
        self, view: View, names: Sequence[str], words: Words, hand: Sequence[Card], offers: Sequence[Action]
    ) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.hand = tuple(hand) or view.hand
        self.edition = edition_named(view.edition)
        self.deck = self.edition.deck
        self.pool = tuple(dict.fromkeys((*view.legal, *offers)))
        self.family: FamilyReading = part_of(view.edition, "reading")
        self.vocabulary = vocabulary(words.language)
        self.known = card_words(words.language, view.edition)
        self.unknown = ""  # the first word that belongs to no card

    def of_verbs(self, verbs: Sequence[int]) -> tuple[Action, ...]:
        return tuple([action for action in self.pool if action.verb in verbs])

    # Readings

    def readings(self, typed: str, text: str) -> Iterator[Reading | None]:
        """The text as a verb with what follows it, the longest first; as a card; as a player."""
        tokens = text.split()
        for length, head in self.vocabulary.heads_of(tokens):
            if head.verbs:
                yield self.with_verbs(head.verbs, tokens[length:], rest_of(typed, length), typed)
        for _, head in self.vocabulary.heads_of(tokens[1:2]):
            if self.kind(tokens[0]) == "uno" and a.PLAY in head.verbs:
                yield self.with_verbs((a.PLAY,), [*tokens[2:], tokens[0]], "", typed)
        yield self._said((), tokens, typed)
        yield self._player_alone(tokens)

    def with_verbs(self, verbs: Sequence[int], tokens: Sequence[str], rest: str, typed: str) -> Reading | None:
        here = self._in_this_game(verbs)
        found = [self._bare_or_aimed(verb, tokens, rest) for verb in here if verb not in _OF_CARDS]
        of_cards = [verb for verb in here if verb in _OF_CARDS]
        if of_cards:
            found.append(self._said(of_cards, tokens, typed))
        readings = [reading for reading in found if reading is not None]
        legal = tuple([action for reading in readings for action in reading.legal])
        return Reading(legal, readings[0].literal) if readings else None

    def as_said(self, action: Action) -> Reading:
        """One action, whether it can be done now or not."""
        return Reading((action,) if action in self.pool else (), action)

    def _in_this_game(self, verbs: Sequence[int]) -> list[int]:
        """The verbs as this game means them, the likeliest first; playing may be matching, or laying."""
        meant = (*verbs, a.MATCH, a.LAY) if a.PLAY in verbs else verbs
        here = [verb for verb in dict.fromkeys(meant) if self._has(verb)]
        if not here:
            return [verb for verb in verbs if verb not in _OF_CARDS]
        laying = self.view.phase == "lay"
        return sorted(here, key=lambda verb: (verb in (a.LAY, a.NOLAY)) != laying)

    def _has(self, verb: int) -> bool:
        return verb in _EVERYWHERE or verb in self.family.ONLY_HERE

    def begun(self, beginning: str) -> dict[str, Head]:
        """The commands, and actions of this game, that begin like this."""
        found = self.vocabulary.targets(beginning).items()
        return {word: head for word, head in found if head.command or any(self._has(verb) for verb in head.verbs)}

    def acts_here(self, head: Head) -> bool:
        """Whether it is a player's action in this game; agreeing, or judging an answer, is said by anybody."""
        return any(self._has(verb) and verb not in (a.AGREE, a.DISAGREE, a.RIGHT, a.WRONG) for verb in head.verbs)

    def _bare_or_aimed(self, verb: int, tokens: Sequence[str], rest: str) -> Reading | None:
        if verb in a.AIMED:
            return self._aimed(verb, tokens, rest)
        if verb == a.ANSWER:
            return Reading((), answer(rest or ("" if self.edition.asks_questions else "?")))
        said = [token for token in tokens if self.kind(token) not in ("ignored", "perhaps")]
        if said and not (verb == a.PICKUP and said == [str(voice_of(self.view).stacked(self.view))]):
            return None
        action = Action(verb)
        if verb == a.DRAW and self.view.phase == "stack" and not self.of_verbs((a.PLAY,)):
            action = a.pickup
        return self.as_said(action)

    def kind(self, token: str) -> str:
        """What kind of word it is among those about cards; "" if it is none of them."""
        piece = self.known.get(token)
        return piece.kind if piece is not None else ""

    # Questions

    def asked(self, typed: str) -> Enquiry | None:
        """What is asked in ordinary words."""
        return self._pointed(typed, asked)

    def guessed(self, typed: str) -> Enquiry | None:
        """What is most likely asked in words that are not understood."""
        return self._pointed(typed, guessed)

    def _pointed(self, typed: str, ask: _Ask) -> Enquiry | None:
        named = self.by_name(typed)
        return named if isinstance(named, Enquiry) else ask(named, self.view, self.names, self.words)

    def by_name(self, typed: str) -> str | Enquiry:
        """The same by the names of what is pointed at."""
        return by_name(typed, self.view, self.names, self.hand, self.words.language)

    def is_question(self, typed: str) -> bool:
        """Whether it can be nothing but a question, known or not: by its question word or its sign."""
        return is_question(typed, self.words)

    def means(self, text: str) -> bool:
        """Whether there is a word in it that is more than chatter."""
        known, called = grammar(self.words.language), {folded(name) for name in self.names}
        said = folded(text).split()
        return any(word not in known.idle or word in known.lexicon or word in called for word in said)

    # Players

    def _aimed(self, verb: int, tokens: Sequence[str], rest: str) -> Reading:
        called = [token for token in tokens if self.kind(token) != "uno" and token != "dos"]
        if called and self.seat(" ".join(called)) is None:
            while called and self.kind(called[0]) in ("ignored", "with", "on"):
                called = called[1:]
        if not called:
            asks = Unclear("unclear-who", {"players": self._others()})
            return Reading(self.of_verbs((verb,)), Unclear("unclear-nobody") if verb == a.CATCH else asks)
        seat = self.seat(" ".join(called))
        if seat is None and called[0] in map(str, range(len(self.names))) and len(called) == 1:
            seat = int(called[0])  # as the notation has it
        if seat is None:
            return Reading((), self._nobody(" ".join(called), rest))
        return self.as_said(Action(verb, seat=seat))

    def seat(self, name: str) -> int | None:
        """Whose name it is, or begins; the player's own only if it is whole."""
        others = [seat for seat in range(len(self.names)) if seat != self.view.seat]
        found = seat_named(name, self.names, others)
        if found is None and self.view.seat is not None:
            return next((seat for seat, called in enumerate(self.names) if folded(called) == name), None)
        return found

    def _others(self) -> list[str]:
        """The names of the others, beginning on the left."""
        mine = self.view.seat
        return list(self.names) if mine is None else [*self.names[mine + 1 :], *self.names[:mine]]

    def _nobody(self, name: str, typed: str) -> Unclear:
        others = self._others()
        begins = [other for other in others if folded(other).startswith(name)]
        if len(begins) > 1:
            return unclear("unclear-names", typed, begins)
        by_name = {folded(other): other for other in others}
        close = [by_name[found] for found in near(name, list(by_name))]
        return unclear("unclear-name", typed, close, players=others)

    def _player_alone(self, tokens: Sequence[str]) -> Reading | None:
        """'Sam uno' catches Sam; a name says whom to swap with, and a whole name whom to catch."""
        called = " ".join([token for token in tokens if self.kind(token) != "uno" and token != "dos"])
        seat = self.seat(called) if len(called) > 1 else None
        if seat is None:
            return None
        if called != " ".join(tokens):
            return self.as_said(Action(a.CATCH, seat=seat))
        whole = folded(self.names[seat]) == called
        asked = self.of_verbs((a.SWAP, a.CATCH) if whole else (a.SWAP,))
        options = [action for action in asked if action.seat == seat]
        return Reading((options[0],), options[0], definite=False) if options else None

    # Cards

    def _said(self, verbs: Sequence[int], tokens: Sequence[str], typed: str) -> Reading | None:
        """Cards in words, after verbs or without any."""
        try:
            pieces = pieces_of(tokens, self.known)
        except Unknown as error:
            self.unknown = self.unknown or str(error)
            return None
        if pieces and pieces[0].kind in ("and", "with"):
            return None
        alone = len(tokens) == 1 and len(tokens[0]) == 1 and tokens[0].isalpha()
        try:
            return self.family.said(self, verbs, pieces, typed, alone)
        except NoSuchCard:
            return Reading((), unclear("unclear-card", typed))

    def nothing_named(self) -> Unclear:
        return Unclear("unclear-what", {"verb": names_of("verb-play", self.words)[0]})

    def place(self, number: int) -> Part:
        held = self.hand[number - 1 : number] if number > 0 else ()
        return frozenset([(card.kind, None) for card in held])

    def no_place(self, number: int) -> Unclear:
        return Unclear("unclear-place", {"number": number, "count": len(self.hand)})

    def held(self, part: Part) -> tuple[int, int | None] | None:
        """The card that is meant: one in the hand, or the only one it can be."""
        holds = {card.kind for card in self.hand}
        ordered = sorted(part, key=lambda pair: (pair[0] not in holds, pair[0]))
        return ordered[0] if ordered[0][0] in holds or len({kind for kind, _ in part}) == 1 else None


def answer(text: str) -> Action | Unclear:
    """An answer to a question of the game, as it was typed."""
    if len(text) > a.LONGEST_ANSWER:
        return Unclear("unclear-answer-long", {"most": a.LONGEST_ANSWER})
    kept = printable(text)
    return Action(a.ANSWER, text=kept) if kept else Unclear("unclear-answer-empty")
