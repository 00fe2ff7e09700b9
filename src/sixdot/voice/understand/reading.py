"""Readings: what a text can mean as an action at this moment, in the words of cards, players and verbs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sixdot.game.actions import (
    ACCUSE,
    AGREE,
    ANSWER,
    CATCH,
    COLOUR,
    DISAGREE,
    DRAW,
    LAY,
    MATCH,
    NOLAY,
    PICKUP,
    PLAY,
    RIGHT,
    SWAP,
    VERBS,
    WRONG,
    Action,
    colours,
    pickup,
)
from sixdot.game.cards import COLOURS, Card
from sixdot.game.editions import edition_named
from sixdot.game.view import View
from sixdot.voice.understand.dos_reading import dos_meaning
from sixdot.voice.understand.meant import Reading, Unclear, nearest
from sixdot.voice.understand.options import groups
from sixdot.voice.understand.said import Group, NoSuchCard, Part, Unknown, agrees, one_group, pieces_of
from sixdot.voice.understand.typed import answer, rest_of, seat_named
from sixdot.voice.understand.vocabulary import MOST_WORDS, Head, Piece, card_words, folded, near, quoted, vocabulary
from sixdot.voice.words import Colour, Words

_AIMED: Final = (SWAP, CATCH, ACCUSE, AGREE, DISAGREE)
_OF_CARDS: Final = (PLAY, LAY, MATCH, COLOUR)
_TWO: Final = 2
_FAR: Final = 2  # a letter is a command with one word after it, not with a sentence
# What belongs to one of the two games only.
_ONLY_IN: Final = {
    "uno": ("play", "pass", "colour", "challenge", "accept", "pickup", "answer", "unknown", "swap"),
    "dos": ("match", "done", "lay", "nolay", "dos"),
}


class Reader:
    """One player at one moment: the View, the names, the hand in the order its numbers count in."""

    def __init__(
        self, view: View, names: Sequence[str], words: Words, hand: Sequence[Card], offers: Sequence[Action]
    ) -> None:
        self.view = view
        self.names = names
        self.hand = tuple(hand) or view.hand
        self.pool = tuple(dict.fromkeys((*view.legal, *offers)))
        self.edition = edition_named(view.edition)
        self.deck = self.edition.deck
        self._elsewhere = _ONLY_IN["dos" if self.edition.game == "uno" else "uno"]
        self.vocabulary = vocabulary(words.language)
        self.known = card_words(words.language, view.edition)
        self.unknown = ""  # the word that made a text no card

    def of_verbs(self, verbs: Sequence[int]) -> tuple[Action, ...]:
        return tuple([action for action in self.pool if action.verb in verbs])

    # Readings

    def readings(self, typed: str, text: str) -> Iterator[Reading]:
        """As a verb with what follows it, longest first; as a card; as a player."""
        tokens = text.split()
        for length in range(min(MOST_WORDS, len(tokens)), 0, -1):
            head = self.vocabulary.heads.get(" ".join(tokens[:length]))
            if head is not None and head.verbs:
                yield from self.with_verbs(head.verbs, tokens[length:], rest_of(typed, length), typed)
        if len(tokens) > 1 and self._kind(tokens[0]) == "uno" and self._is_to_play(tokens[1]):
            yield from self.with_verbs((PLAY,), [*tokens[2:], tokens[0]], "", typed)
        card = self._said((), tokens, typed)
        if card is not None:
            yield card
        player = self._player_alone(tokens)
        if player is not None:
            yield player

    def with_verbs(self, verbs: Sequence[int], tokens: Sequence[str], rest: str, typed: str) -> Iterator[Reading]:
        here = self._in_this_game(verbs)
        found = [self._bare_or_aimed(verb, tokens, rest) for verb in here if verb not in _OF_CARDS]
        of_cards = [verb for verb in here if verb in _OF_CARDS]
        if of_cards:
            found.append(self._said(of_cards, tokens, typed))
        readings = [reading for reading in found if reading is not None]
        if readings:
            legal = tuple([action for reading in readings for action in reading.legal])
            yield Reading(legal, readings[0].literal)

    def _in_this_game(self, verbs: Sequence[int]) -> list[int]:
        """The verbs as this game means them, the likeliest first: to play in DOS is to match, or to lay."""
        if self.edition.game == "dos" and PLAY in verbs:
            verbs = (*verbs, MATCH, LAY)
        here = [verb for verb in dict.fromkeys(verbs) if VERBS[verb] not in self._elsewhere]
        if not here:
            return [verb for verb in verbs if verb not in _OF_CARDS]
        laying = self.view.phase == "lay"
        return sorted(here, key=lambda verb: (verb in (LAY, NOLAY)) != laying)

    def of_this_game(self, found: Mapping[str, Head]) -> dict[str, Head]:
        """Without the actions that belong to the other game."""
        return {
            phrase: head
            for phrase, head in found.items()
            if head.command or any(VERBS[verb] not in self._elsewhere for verb in head.verbs)
        }

    @staticmethod
    def is_of_cards(head: Head) -> bool:
        return any(verb in _OF_CARDS for verb in head.verbs)

    def _is_to_play(self, token: str) -> bool:
        head = self.vocabulary.heads.get(token)
        return head is not None and PLAY in head.verbs

    def acts_here(self, head: Head) -> bool:
        """Whether it is a player's action in this game; to agree or to be right is said by anybody."""
        return any(
            VERBS[verb] not in self._elsewhere and verb not in (AGREE, DISAGREE, RIGHT, WRONG) for verb in head.verbs
        )

    def _bare_or_aimed(self, verb: int, tokens: Sequence[str], rest: str) -> Reading | None:
        if verb in _AIMED:
            return self._aimed(verb, tokens, rest)
        if verb == ANSWER:
            return Reading((), answer(rest or ("" if self.edition.asks_questions else "?")))
        said = [token for token in tokens if self._kind(token) not in ("ignored", "perhaps")]
        if said and not (verb == PICKUP and said == [str(self.view.pending)]):
            return None
        action = Action(verb)
        if verb == DRAW and self.view.phase == "stack" and not self.of_verbs((PLAY,)):
            action = pickup
        return Reading((action,) if action in self.pool else (), action)

    def is_filler(self, token: str) -> bool:
        """Whether a word says nothing, neither about a card nor by itself."""
        return self._kind(token) == "ignored" and token not in self.vocabulary.heads

    def is_new(self, token: str) -> bool:
        """Whether a word is no part of a card."""
        return self._kind(token) in ("", "other")

    def _kind(self, token: str) -> str:
        piece = self.known.get(token)
        return piece.kind if piece is not None else ""

    # Players

    def _aimed(self, verb: int, tokens: Sequence[str], rest: str) -> Reading:
        called = [token for token in tokens if self._kind(token) != "uno" and token != "dos"]
        if called and self.seat(" ".join(called)) is None:
            while called and self._kind(called[0]) in ("ignored", "with", "on"):
                called = called[1:]
        options = self.of_verbs((verb,))
        if not called:
            return Reading(options, self._whom(verb))
        seat = self.seat(" ".join(called))
        if seat is None and called[0] in map(str, range(len(self.names))) and len(called) == 1:
            seat = int(called[0])  # as the notation has it
        if seat is None:
            return Reading((), self._nobody(" ".join(called), rest))
        action = Action(verb, seat=seat)
        return Reading((action,) if action in self.pool else (), action)

    def seat(self, name: str) -> int | None:
        """Whose name it is, or the beginning of; oneself only by the whole name."""
        others = [seat for seat in range(len(self.names)) if seat != self.view.seat]
        found = seat_named(name, self.names, others)
        if found is None and self.view.seat is not None:
            whole = [seat for seat, called in enumerate(self.names) if folded(called) == name]
            return whole[0] if whole else None
        return found

    def _others(self) -> list[str]:
        """The names of the others, from the left on."""
        players = len(self.names)
        first = 0 if self.view.seat is None else self.view.seat + 1
        seats = [(first + step) % players for step in range(players)]
        return [self.names[seat] for seat in seats if seat != self.view.seat]

    def _whom(self, verb: int) -> Unclear:
        return Unclear("unclear-nobody") if verb == CATCH else Unclear("unclear-who", {"players": self._others()})

    def _nobody(self, name: str, typed: str) -> Unclear:
        others = self._others()
        begins = [other for other in others if folded(other).startswith(name)]
        if len(begins) > 1:
            return Unclear("unclear-names", {"typed": quoted(typed), **nearest(begins)})
        by_name = {folded(other): other for other in others}
        close = [by_name[found] for found in near(name, list(by_name))]
        return Unclear("unclear-name", {"typed": quoted(typed), "players": others, **nearest(close)})

    def _player_alone(self, tokens: Sequence[str]) -> Reading | None:
        """'Sam uno' catches Sam; a name answers with whom to swap, and a whole name whom to catch."""
        called = " ".join([token for token in tokens if self._kind(token) != "uno" and token != "dos"])
        seat = self.seat(called) if len(called) > 1 else None
        if seat is None:
            return None
        if called != " ".join(tokens):
            action = Action(CATCH, seat=seat)
            return Reading((action,) if action in self.pool else (), action)
        whole = folded(self.names[seat]) == called
        asked = self.of_verbs((SWAP, CATCH) if whole else (SWAP,))
        options = [action for action in asked if action.seat == seat]
        return Reading((options[0],), options[0], definite=False) if options else None

    # Cards

    def _said(self, verbs: Sequence[int], tokens: Sequence[str], typed: str) -> Reading | None:
        """Cards in words, after verbs or without one."""
        try:
            pieces = pieces_of(tokens, self.known)
        except Unknown as error:
            self.unknown = self.unknown or error.word
            return None
        if pieces and pieces[0].kind in ("and", "with"):
            return None
        alone = len(tokens) == 1 and len(tokens[0]) == 1 and tokens[0].isalpha()
        try:
            if self.edition.game == "dos":
                return None if alone else dos_meaning(self, verbs, pieces, typed)
            return self._play(verbs, pieces, typed, alone)
        except NoSuchCard:
            return Reading((), Unclear("unclear-card", {"typed": quoted(typed)}))

    def _play(self, verbs: Sequence[int], pieces: Sequence[Piece], typed: str, alone: bool) -> Reading | None:
        uno = any(piece.kind == "uno" for piece in pieces)
        group = one_group(pieces)
        colour = group.only_colour()
        if colour is not None and not uno and PLAY not in verbs:
            return self._colour(colour, verbs, alone)
        if verbs and PLAY not in verbs:
            return None
        if group.is_empty():
            return self._no_card(verbs, uno)
        if alone and not group.digits:
            return None
        if group.is_many():
            return Reading((), Unclear("unclear-one-card", {"typed": quoted(typed)}))
        if group.digits:
            return self._place(group, bool(verbs), uno)
        part = group.part(self.deck)
        return Reading(self._plays(part, uno), self._literal_play(part, uno, typed))

    def _plays(self, part: Part, uno: bool) -> tuple[Action, ...]:
        plays = [action for action in self.of_verbs((PLAY,)) if action.uno == uno]
        return tuple([action for action in plays if agrees(part, int(action.card), int(action.colour))])

    def _colour(self, colour: int, verbs: Sequence[int], alone: bool) -> Reading | None:
        """A colour by itself names it where one is to be named; else it asks for its cards that can be played."""
        action = colours[colour]
        if action in self.pool or verbs:
            return Reading((action,) if action in self.pool else (), action)
        if alone:
            return None
        plays = self._plays(Group(colours=[colour]).part(self.deck), False)
        cards = [self.deck.cards[play.card] for play in plays]
        asks = Unclear("unclear-colour", {"colour": Colour(COLOURS[colour]), "cards": cards})
        return Reading(plays if len(plays) > 1 else (), asks, definite=False)

    def _no_card(self, verbs: Sequence[int], uno: bool) -> Reading | None:
        """No card was named: only the call, or only that something is to be played."""
        if verbs:
            options = [action for action in self.of_verbs((PLAY,)) if action.uno == uno]
            return Reading(tuple(options), Unclear("unclear-what", {"verb": self.vocabulary.taught["verb play"]}))
        if not uno:
            return None
        catches = self.of_verbs((CATCH,))
        if catches:
            return Reading((), Unclear("unclear-uno-catch", {"player": self.names[catches[0].seat]}))
        return Reading((), self._how_uno())

    def _how_uno(self) -> Unclear:
        """How UNO is called now: with which card, or why not yet."""
        calls = [self.deck.cards[play.card] for play in self.of_verbs((PLAY,)) if play.uno]
        count = len(self.hand)
        how = "now" if calls else "none" if count == _TWO and self.view.turn == self.view.seat else "later"
        return Unclear("unclear-uno", {"how": how, "card": calls[0] if calls else None, "count": count})

    def _place(self, group: Group, verb: bool, uno: bool) -> Reading:
        """A number alone: an answer to what is asked, or the card at that place of the hand.

        After a verb, or if there is no such place, it may also be the number on the card.
        """
        number = group.numbers[0]
        asked = () if verb or uno else self.of_verbs((COLOUR, SWAP))
        if asked:
            kind = "colour" if asked[0].verb == COLOUR else "target"
            return self.numbered(kind, asked, number)
        part = self.place(number)
        legal = self._plays(part, uno) if part else ()
        if (verb or not part) and 0 <= number <= 9:
            legal = (*legal, *self._plays(group.part(self.deck), uno))
        return Reading(legal, self._literal_play(part, uno, "") if part else self.no_place(number))

    def place(self, number: int) -> Part:
        held = self.hand[number - 1 : number] if number > 0 else ()
        return frozenset([(card.kind, None) for card in held])

    def no_place(self, number: int) -> Unclear:
        return Unclear("unclear-place", {"number": number, "count": len(self.hand)})

    def numbered(self, kind: str, options: Sequence[Action], number: int) -> Reading:
        """The answer of this number."""
        answers = groups(kind, options, self.view)
        if 0 < number <= len(answers):
            chosen = answers[number - 1][1]
            return Reading(chosen, chosen[0])
        return Reading((), Unclear("unclear-answer-number", {"number": number, "count": len(answers)}))

    def _literal_play(self, part: Part, uno: bool, typed: str) -> Action | Unclear:
        """The play as it was said, for the table to refuse; where a wild has no colour yet, any will do."""
        found = self.held(part)
        if found is None:
            return Unclear("unclear-not-held", {"typed": quoted(typed)})
        kind, meaning = found
        wild = self.deck.cards[kind].colour is None
        return Action(PLAY, kind, (0 if wild else -1) if meaning is None else meaning, uno)

    def held(self, part: Part) -> tuple[int, int | None] | None:
        """Which card is meant: one of the hand, or the only one it can be."""
        holds = {card.kind for card in self.hand}
        ordered = sorted(part, key=lambda pair: (pair[0] not in holds, pair[0]))
        return ordered[0] if ordered[0][0] in holds or len({kind for kind, _ in part}) == 1 else None
