"""What typed cards mean in DOS: a card of the row to match with one or two of the hand, or a card to lay."""

from collections.abc import Sequence
from typing import Final, cast

from sixdot.game.actions import DONE, DOS, DRAW, LAY, MATCH, NOLAY, Action, lays, match
from sixdot.game.cards import COLOURS, DOS_DECK, WILD_DOS
from sixdot.game.dos.machine import DosView, RowCard
from sixdot.game.dos.matching import is_wild
from sixdot.voice.understand.meant import Reading, Unclear, meanings, unclear
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.said import Group, Part, agrees, groups_of, match_agrees
from sixdot.voice.understand.vocabulary import Piece

ONLY_HERE: Final = (MATCH, DONE, LAY, NOLAY, DOS)
# The card of the row, if one was said, and the cards of the hand.
Split = tuple[Part | None, list[Part]]


def said(reader: Reader, verbs: Sequence[int], pieces: Sequence[Piece], typed: str, alone: bool) -> Reading | None:
    if alone:
        return None
    if any(piece.kind == "uno" for piece in pieces):
        return Reading((), Unclear("unclear-dos-apart"))
    groups = groups_of(pieces, DOS_DECK)
    wanted = [verb for verb in (MATCH, LAY) if not verbs or verb in verbs]
    if not wanted or not (groups or verbs):
        return None
    if not groups:
        return Reading(tuple(_same_colour(reader.of_verbs(wanted))), reader.nothing_named())
    if len(groups) == 1 and groups[0].digits and not groups[0].role:
        return _place(reader, groups[0], wanted, bool(verbs))
    splits = _splits(groups, [group.part(DOS_DECK) for group in groups])
    if not splits:
        return Reading((), Unclear("unclear-too-many"))
    legal = _legal(reader, splits, wanted)
    if any(group.digits for group in groups):
        places = [_by_place(reader, group) for group in groups]
        by_place = _splits(groups, places) if all(places) else []
        legal = legal or _legal(reader, by_place, wanted)
        splits += by_place
    definite = bool(verbs) or len(groups) > 1 or groups[0].only_colour() is None
    return Reading(legal, _literal(reader, splits, wanted, typed), definite)


def _row(reader: Reader) -> tuple[RowCard, ...]:
    return cast(DosView, reader.view).centre


def _place(reader: Reader, group: Group, wanted: Sequence[int], verb: bool) -> Reading:
    """A number alone: the card at that place; after a verb, or without such a place, also one of that number."""
    number = group.numbers[0]
    part = reader.place(number)
    legal = _legal(reader, [(None, [part])], wanted) if part else ()
    if (verb or not part) and 0 < number <= 10:
        own = group.part(DOS_DECK)
        legal = (*legal, *_legal(reader, [(None, [own]), (own, [])], wanted))
    return Reading(legal, _literal(reader, [(None, [part])], wanted, "") if part else reader.no_place(number))


def _by_place(reader: Reader, group: Group) -> Part:
    """Digits as a place: in the row or in the hand."""
    if not group.digits:
        return group.part(DOS_DECK)
    number = group.numbers[0]
    if group.role != "row":
        return reader.place(number)
    lying = _row(reader)[number - 1 : number] if number > 0 else ()
    return frozenset([(lain.card.kind, None) for lain in lying])


def _splits(said: Sequence[Group], parts: Sequence[Part]) -> list[Split]:
    """The ways to tell the card of the row from those of the hand; none if there are too many cards."""
    if any(group.role for group in said):
        row = [part for group, part in zip(said, parts, strict=True) if group.role == "row"]
        held = [part for group, part in zip(said, parts, strict=True) if group.role != "row"]
        return [(row[0] if row else None, held)] if len(row) < 2 and len(held) < 3 else []
    found: list[Split] = [(None, list(parts))] if len(parts) < 3 else []
    if len(parts) <= 3:
        found.append((parts[0], list(parts[1:])))
    if 1 < len(parts) <= 3:
        found.append((parts[-1], list(parts[:-1])))
    return found


def _legal(reader: Reader, splits: Sequence[Split], wanted: Sequence[int]) -> tuple[Action, ...]:
    """What can be done with just these cards; if nothing can, or only one was said, with others too."""
    lone = len(splits) > 0 and all(len(held) + (row is not None) == 1 for row, held in splits)
    found: list[Action] = []
    if MATCH in wanted:
        matches = reader.of_verbs((MATCH,))
        for exactly in (False,) if lone else (True, False):
            found = [action for action in matches if any(match_agrees(action, *split, exactly) for split in splits)]
            if found:
                break
        found = _same_colour(found)
    if LAY in wanted and lone and splits[0][1]:
        part = splits[0][1][0]
        found += [action for action in reader.of_verbs((LAY,)) if agrees(part, int(action.card), -1)]
    return tuple(found)


def _same_colour(found: Sequence[Action]) -> list[Action]:
    """Wild DOS on Wild DOS in one colour, the better match, unless other colours were said."""
    unlike = [
        action for action in found if action.centre == WILD_DOS and len({*meanings(action)}.intersection(COLOURS)) > 1
    ]
    same = [action for action in found if action not in unlike]
    cards = {(action.centre, action.card, action.second) for action in same}
    return [*same, *[action for action in unlike if (action.centre, action.card, action.second) not in cards]]


def _literal(reader: Reader, splits: Sequence[Split], wanted: Sequence[int], typed: str) -> Action | Unclear:
    """The match, or the card to lay, as it was said, for the table to refuse."""
    if MATCH not in wanted and reader.of_verbs((DONE,)):
        return Unclear("unclear-done-first")
    if LAY in wanted and (MATCH not in wanted or reader.view.phase == "lay"):
        laid = [split for split in splits if split[0] is None and len(split[1]) == 1]
        if laid:
            kind = reader.held(_likeliest(reader, laid)[1][0])
            return lays[kind[0]] if kind else unclear("unclear-not-held", typed)
        if MATCH not in wanted:
            return unclear("unclear-one-card", typed)
    row, held = _likeliest(reader, splits)
    lying = [lain.card.kind for lain in _row(reader) if not lain.matched_with]
    if not lying and row is None and reader.of_verbs((DONE,)):
        return Unclear("unclear-all-matched")
    centre = _lying(row, lying or [lain.card.kind for lain in _row(reader)])
    if centre is None:
        return reader.nothing_named()
    if not held:
        return _nothing_on(reader, centre, lying)
    cards = [reader.held(part) for part in held]
    if None in cards:
        return unclear("unclear-not-held", typed)
    named = [value for card in (centre, *cards) if card is not None for value in (card[0], _named(*card))]
    return match(*named)


def _nothing_on(reader: Reader, centre: tuple[int, int | None], lying: Sequence[int]) -> Action | Unclear:
    """Only a card of the row was said: nothing matches it, or the table will say why it cannot be matched now."""
    if centre[0] in lying and reader.of_verbs((DRAW, DONE)):
        return Unclear("unclear-no-match", {"card": DOS_DECK.cards[centre[0]]})
    kind = reader.hand[0].kind if reader.hand else centre[0]
    return match(centre[0], _named(*centre), kind, _named(kind, None))


def _likeliest(reader: Reader, splits: Sequence[Split]) -> Split:
    """The likeliest: in which most cards lie, or are held, where they are said to be."""
    holds = {card.kind for card in reader.hand}
    lying = {lain.card.kind for lain in _row(reader)}

    def misfits(split: Split) -> int:
        row, held = split
        wrong = [part for part in held if not any(kind in holds for kind, _ in part)]
        return len(wrong) + (row is not None and not any(kind in lying for kind, _ in row))

    return min(splits, key=misfits)


def _lying(row: Part | None, lying: Sequence[int]) -> tuple[int, int | None] | None:
    """The card of the row that is meant, even if it does not lie there."""
    if row is None:
        return (lying[0], None) if lying else None
    return min(row, key=lambda pair: (pair[0] not in lying, pair[0]))


def _named(kind: int, meaning: int | None) -> int:
    """What a card stands for in a match that will be refused: a wild must stand for something."""
    if not is_wild(kind):
        return -1
    return meaning if meaning is not None else 0 if kind == WILD_DOS else 1
