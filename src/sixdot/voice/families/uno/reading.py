"""What typed cards mean in UNO: a card to play, perhaps with the call, or a colour to name."""

from collections.abc import Sequence
from typing import Final

from sixdot.game.actions import (
    ACCEPT,
    ANSWER,
    CATCH,
    CHALLENGE,
    COLOUR,
    CONFIRM,
    PASS,
    PICKUP,
    PLAY,
    SWAP,
    UNKNOWN,
    Action,
)
from sixdot.game.actions import colours as namings
from sixdot.game.cards import COLOURS, UNO_DECK
from sixdot.voice.understand.meant import Reading, Unclear, groups, numbered, unclear
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.said import Group, Part, agrees, one_group
from sixdot.voice.understand.vocabulary import Piece
from sixdot.voice.words import Colour

ONLY_HERE: Final = (PLAY, PASS, COLOUR, CHALLENGE, ACCEPT, PICKUP, ANSWER, UNKNOWN, CONFIRM, SWAP)


def said(reader: Reader, verbs: Sequence[int], pieces: Sequence[Piece], typed: str, alone: bool) -> Reading | None:
    uno = any(piece.kind == "uno" for piece in pieces)
    group = one_group(pieces)
    colour = group.only_colour()
    if colour is not None and not uno and PLAY not in verbs:
        return _colour(reader, colour, verbs, alone)
    if verbs and PLAY not in verbs:
        return None
    if not group.pieces:
        return _no_card(reader, verbs, uno)
    if alone and not group.digits:
        return None
    twice = len(group.symbols) + len(group.kinds) > 1 and any(piece.kind == "and" for piece in pieces)
    if group.is_many() or twice:
        return Reading((), unclear("unclear-one-card", typed))
    if group.digits:
        return _place(reader, group, bool(verbs), uno)
    part = group.part(UNO_DECK)
    return Reading(_plays(reader, part, uno), _literal_play(reader, part, uno, typed))


def _plays(reader: Reader, part: Part, uno: bool) -> tuple[Action, ...]:
    plays = [action for action in reader.of_verbs((PLAY,)) if action.uno == uno]
    return tuple([action for action in plays if agrees(part, int(action.card), int(action.colour))])


def _colour(reader: Reader, colour: int, verbs: Sequence[int], alone: bool) -> Reading | None:
    """A colour alone: it is named where one is to be named; otherwise it asks for the cards of that colour."""
    action = namings[colour]
    if action in reader.pool or verbs:
        return reader.as_said(action)
    if alone:
        return None
    plays = _plays(reader, Group([Piece("colour", colour)]).part(UNO_DECK), False)
    cards = [UNO_DECK.cards[play.card] for play in plays]
    asks = Unclear("unclear-colour", {"colour": Colour(COLOURS[colour]), "cards": cards})
    return Reading(plays if len(plays) > 1 else (), asks, definite=False)


def _no_card(reader: Reader, verbs: Sequence[int], uno: bool) -> Reading | None:
    """No card was named: there is only the call, or only the verb."""
    if verbs:
        options = [action for action in reader.of_verbs((PLAY,)) if action.uno == uno]
        return Reading(tuple(options), reader.nothing_named())
    if not uno:
        return None
    catches = reader.of_verbs((CATCH,))
    if catches:
        return Reading((), Unclear("unclear-uno-catch", {"player": reader.names[catches[0].seat]}))
    return Reading((), _how_uno(reader))


def _how_uno(reader: Reader) -> Unclear:
    """How UNO is called now: with which card, or why that is not possible yet."""
    calls = [UNO_DECK.cards[play.card] for play in reader.of_verbs((PLAY,)) if play.uno]
    count = len(reader.hand)
    how = "now" if calls else "none" if count == 2 and reader.view.turn == reader.view.seat else "later"
    return Unclear("unclear-uno", {"how": how, "card": calls[0] if calls else None, "count": count})


def _place(reader: Reader, group: Group, verb: bool, uno: bool) -> Reading:
    """A number alone: the answer to a question, or the card at that place of the hand.

    After a verb, or if there is no such place, it may also be the number on the card.
    """
    number = group.numbers[0]
    asked = () if verb or uno else reader.of_verbs((COLOUR, SWAP))
    if asked:
        chosen = numbered(groups("colour" if asked[0].verb == COLOUR else "target", asked, reader.view), number)
        return Reading((), chosen) if isinstance(chosen, Unclear) else Reading(chosen, chosen[0])
    part = reader.place(number)
    legal = _plays(reader, part, uno) if part else ()
    if (verb or not part) and 0 <= number <= 9:
        legal = (*legal, *_plays(reader, group.part(UNO_DECK), uno))
    return Reading(legal, _literal_play(reader, part, uno, "") if part else reader.no_place(number))


def _literal_play(reader: Reader, part: Part, uno: bool, typed: str) -> Action | Unclear:
    """The play as it was said, for the table to refuse; any colour will do for a wild without one."""
    found = reader.held(part)
    if found is None:
        return unclear("unclear-not-held", typed)
    kind, meaning = found
    wild = UNO_DECK.cards[kind].colour is None
    return Action(PLAY, kind, (0 if wild else -1) if meaning is None else meaning, uno)
