"""What must be true of a round after every action. A law that does not hold raises `LawBroken` with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress
from random import Random

from sixdot.game.actions import (
    ANSWER,
    COLOUR,
    LAST_MOVE,
    LAY,
    MATCH,
    PLAY,
    SWAP,
    VERBS,
    Action,
    accusals,
    agreements,
    catches,
    colours,
    disagreements,
    lays,
    match,
    parse,
    swaps,
)
from sixdot.game.cards import DOS_DECK, DOS_RANKS, UNO_DECK, WILD_DOS, WILD_FOUR, WILD_NUMBER
from sixdot.game.dos.machine import DosRound
from sixdot.game.families import family_of
from sixdot.game.refusal import Refusal, reasons
from sixdot.game.round import Round
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import (
    ANSWER_PHASE,
    JUDGE_PHASE,
    LAY_PHASE,
    NOBODY,
    OVER_PHASE,
    RESPOND_PHASE,
    STACK_PHASE,
    SWAP_PHASE,
    TURN_PHASE,
)

BARE = tuple(
    parse(name)
    for verb, name in enumerate(VERBS)
    if verb not in (PLAY, COLOUR, ANSWER, MATCH, LAY, SWAP) and verb <= LAST_MOVE
)
TABLE_ACTIONS = tuple(parse(text) for text in ("dos", "leave", "return", "right", "wrong"))
AIMED = (*swaps, *catches, *accusals, *agreements, *disagreements)
ANSWERED = tuple(Action(ANSWER, text=text) for text in ("yes", "no", "..."))
EVERY_PLAY = tuple(
    Action(PLAY, card.kind, colour, uno)
    for card in UNO_DECK.cards
    for colour in range(-1, 4)
    for uno in (False, True)
)
BITS = [1 << kind for kind in range(len(UNO_DECK.cards))]
NO_SEATS = (-99, -2, -1, 10, 99)


class LawBroken(AssertionError):
    """A law of the game does not hold."""


def must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise LawBroken(otherwise)


# Law 1: cards


def every_card(game: Round) -> list[int]:
    """All cards on the table, wherever they are."""
    found = [*game.pile, *game.discard]
    for hand in game.hands:
        found += hand.cards()
    if isinstance(game, DosRound):
        found += game.centre
        for on in game.matched:
            found += on
    return found


def every_card_is_somewhere_exactly_once(game: Round) -> None:
    counted = list(map(sum, zip(*[hand.counts for hand in game.hands], strict=True)))
    for card in game.pile:
        counted[card] += 1
    for card in game.discard:
        counted[card] += 1
    if isinstance(game, DosRound):
        for card in (*game.centre, *chain.from_iterable(game.matched)):
            counted[card] += 1
    if counted != game.deck.copies:
        wrong = [
            f"{card.code} {counted[card.kind]} times instead of {game.deck.copies[card.kind]}"
            for card in game.deck.cards
            if counted[card.kind] != game.deck.copies[card.kind]
        ]
        raise LawBroken(f"the cards on the table are not the deck: {', '.join(wrong)}")


def hands_know_what_they_hold(game: Round) -> None:
    for seat, hand in enumerate(game.hands):
        counts = hand.counts
        if min(counts) < 0 or hand.mask != sum(compress(BITS, counts)) or hand.size != sum(counts):
            raise LawBroken(f"the hand of seat {seat} does not know what it holds: {hand.cards()}")


# Law 2: the turn


def the_turn_is_on_a_seat_that_can_act(game: Round) -> None:
    if game.phase == OVER_PHASE:
        return the_round_is_over_for_all(game)
    must(game.active == len(game.seated()) >= 2, f"{game.seated()} sit, {game.active} are counted")
    must(game.is_seated(game.turn), f"the turn is on seat {game.turn}, which is passed over")
    for seat in range(game.players):
        held = game.hands[seat].size
        must((held > 0) == game.is_seated(seat), f"seat {seat} holds {held} cards in the middle of a round")
        if not game.is_seated(seat):
            must(game.legal(seat) == (), f"seat {seat} is passed over and yet can act")
    moves = [action for action in game.legal(game.turn) if action.verb <= LAST_MOVE]
    if game.phase == JUDGE_PHASE:
        must(game.person_judges, "an answer is judged where nobody judges")
        must(not moves, "a seat can act while its answer is judged")
    else:
        must(bool(moves), f"seat {game.turn} has the turn and nothing to do")
    return None


def the_round_is_over_for_all(game: Round) -> None:
    must(game.turn == NOBODY, f"the round is over and seat {game.turn} has the turn")
    must(all(game.legal(seat) == () for seat in range(game.players)), "the round is over and somebody can act")
    must(game.exposed == 0, "the round is over and somebody can be caught")
    if game.winner == NOBODY:
        must(game.blocked or game.active < 2, "nobody went out, and the round is not blocked")
    else:
        must(not game.blocked, "somebody went out of a blocked round")
        must(game.is_seated(game.winner) or game.active < 2, f"seat {game.winner} went out and is passed over")
        must(game.hands[game.winner].size == 0, f"seat {game.winner} went out with cards in the hand")


def calls_and_catches_fit_the_hands(game: Round) -> None:
    """U1, O10: anyone who called or can be caught holds that many cards."""
    if not game.exposed and not game.called:
        return
    wanted = family_of(game.edition).call.cards
    must(game.exposed & game.called == 0, "somebody who called can be caught")
    for seat in range(game.players):
        held = game.hands[seat].size
        if game.exposed >> seat & 1:
            must(held == wanted, f"seat {seat} can be caught with {held} cards")
        if game.called >> seat & 1 and game.phase != OVER_PHASE:
            must(held == wanted, f"seat {seat} is said to have called and holds {held} cards")


def open_votes_are_undecided(game: Round) -> None:
    """A1: more than half of the other people must uphold it; a vote that can no longer succeed has lapsed."""
    if game.phase == OVER_PHASE:
        return
    for target, vote in game.votes.open.items():
        must(game.edition.advice_penalty > 0, "a vote where advice costs nothing")
        must(game.is_seated(target), f"seat {target} is accused and passed over")
        voices = [seat for seat in game.seated() if seat != target and game.humans >> seat & 1]
        agreeing = sum(1 for voice in voices if vote.get(voice) is True)
        against = sum(1 for voice in voices if vote.get(voice) is False)
        must(2 * agreeing <= len(voices), f"the vote about seat {target} is decided and still open")
        must(2 * against < len(voices), f"the vote about seat {target} cannot be upheld and is still open")


def the_phase_fits_the_table(game: Round) -> None:
    if isinstance(game, UnoRound):
        if game.phase != OVER_PHASE:
            must((game.pending > 0) == (game.phase == STACK_PHASE), f"{game.pending} cards are stacked")
        if game.phase != OVER_PHASE and not game.pile:
            must(game.idle < game.active, "a whole circuit in which no card moved, and the round goes on")
        if game.phase == SWAP_PHASE:
            must(game.edition.seven_zero and game.players > 2, "hands are to be swapped for nothing")
        if game.phase == RESPOND_PHASE:
            must(game.top == WILD_FOUR and game.bluffer != game.turn, "nothing is there to be answered")
        if game.phase == ANSWER_PHASE or game.phase == JUDGE_PHASE:
            must(game.asks and UNO_DECK.cards[game.top].number is not None, "a card without a question is asked")
        must(bool(game.discard), "no card lies on the discard pile")
    elif isinstance(game, DosRound):
        must(len(game.centre) == len(game.matched), "the centre row and what lies on it are not of one length")
        must(all(len(on) <= 2 for on in game.matched), "more than two cards lie on one of the centre row")
        bonuses = game.single_bonuses + game.double_bonuses
        if game.phase == LAY_PHASE:
            must(bonuses > 0 or game.must_lay, "a card is to be laid for nothing")
            must(not any(game.matched), "a card is to be laid before the row is cleared")
        elif game.phase == TURN_PHASE and not any(game.matched):
            must(bonuses + game.others_draw == 0, "a turn began with the bonuses of another")
        if game.phase != OVER_PHASE and len(game.centre) < game.edition.row_size:
            must(len(game.pile) + len(game.discard) == 0, "the centre row was not refilled")


def all_is_lawful(game: Round) -> None:
    every_card_is_somewhere_exactly_once(game)
    hands_know_what_they_hold(game)
    the_turn_is_on_a_seat_that_can_act(game)
    calls_and_catches_fit_the_hands(game)
    open_votes_are_undecided(game)
    the_phase_fits_the_table(game)


# Law 3: what is legal, and refusals


def _dos_names(kind: int) -> list[int]:
    """Everything this card can be named in the notation, including nothing."""
    if kind == WILD_DOS:
        return [-1, 0, 1, 2, 3]
    return [-1, *range(1, 11)] if kind % DOS_RANKS == WILD_NUMBER else [-1]


DOS_WORDS = [(card.kind, name) for card in DOS_DECK.cards for name in _dos_names(card.kind)]


def many_matches(game: DosRound, seat: int, rng: Random, most: int) -> list[Action]:
    """Matches of every kind: with each single card, with many pairs from the hand, with any two cards."""
    row = [*game.centre, rng.randrange(len(DOS_DECK.cards))]
    centres = [(kind, name) for kind in sorted(set(row)) for name in _dos_names(kind)]
    own = [word for word in DOS_WORDS if 0 <= seat < game.players and game.hands[seat].holds(word[0])]
    words = own or DOS_WORDS
    found = [match(*centre, *word) for centre in centres for word in DOS_WORDS]
    if len(centres) * len(words) ** 2 <= most:
        found += [match(*centre, *one, *other) for centre in centres for one in words for other in words]
    else:
        found += [match(*rng.choice(centres), *rng.choice(words), *rng.choice(words)) for _ in range(most)]
    if len(found) > most:
        found = rng.sample(found, most)
    for _ in range(50):
        found.append(match(*rng.choice(DOS_WORDS), *rng.choice(DOS_WORDS), *rng.choice(DOS_WORDS)))
    return found


def universe(game: Round, seat: int, rng: Random, most: int = 1500) -> list[Action]:
    """A great many actions: all of this game, and some of the other."""
    found = [*BARE, *TABLE_ACTIONS, *AIMED, *ANSWERED, *colours]
    if isinstance(game, DosRound):
        found += [*lays, *many_matches(game, seat, rng, most), *rng.sample(EVERY_PLAY, 10)]
    else:
        found += [*EVERY_PLAY, *rng.sample(lays, 5), match(1, -1, 1, -1), match(0, -1, 0, -1, 0, -1)]
    return found


def what_is_legal_is_what_is_done(
    game: Round, rng: Random, seats: Sequence[int] | None = None, most: int = 1500
) -> int:
    """Try everything from every seat: it is done if legal, else refused and changes nothing. Returns how many."""
    before = game.fingerprint()
    tried = 0
    for seat in (*range(game.players), *NO_SEATS) if seats is None else seats:
        legal = game.legal(seat)
        tries = most if len(legal) < 100 else most // 10  # every refusal lists what is legal, which takes its time
        must(len(set(map(str, legal))) == len(legal), f"an action is twice among the legal ones of seat {seat}")
        refused: list[Action] = []
        twin = game.copy()
        for action in {*universe(game, seat, rng, tries), *rng.sample(legal, min(len(legal), tries))}:
            tried += 1
            if game.is_legal(seat, action):
                done = game.copy()
                told = done.apply(seat, action)
                must(not isinstance(told, Refusal), f"{seat}: {action} is legal and refused: {told}")
                if action.verb <= LAST_MOVE:
                    must(done.fingerprint() != before, f"{seat}: {action} is done and nothing has changed")
            else:
                _is_refused(twin, seat, action, legal)
                refused.append(action)
        if twin.fingerprint() != before:
            _find_change(game, seat, refused)
    must(game.fingerprint() == before, "looking changed the round")
    return tried


def _is_refused(game: Round, seat: int, action: Action, legal: tuple[Action, ...]) -> None:
    told = game.apply(seat, action)
    if not isinstance(told, Refusal):
        raise LawBroken(f"{seat}: {action} is not legal and yet done")
    must(told.reason in reasons(), f"{seat}: {action} is refused for no reason: {told.reason!r}")
    must(told.legal == legal, f"{seat}: the refusal of {action} offers other actions than are legal")
    must((told.seat, told.action, told.edition) == (seat, action, game.edition.id), f"{action}: not what was refused")


def _find_change(game: Round, seat: int, refused: list[Action]) -> None:
    for action in refused:
        twin = game.copy()
        twin.apply(seat, action)
        must(twin.fingerprint() == game.fingerprint(), f"{seat}: {action} is refused, but something has changed")
    raise LawBroken(f"seat {seat}: refusals one after the other changed something")


# Law 5: copies


def a_copy_goes_its_own_way(game: Round, rng: Random) -> None:
    """Whatever is done to a copy, the original stays as it is, and the other way round."""
    before = game.fingerprint()
    twin = game.copy()
    must(twin.fingerprint() == before, "a copy differs from its original")
    other = twin.copy()
    for _ in range(8):
        if twin.phase == OVER_PHASE or twin.phase == JUDGE_PHASE:
            break
        twin.apply(twin.turn, rng.choice(twin.moves()))
    must(game.fingerprint() == before, "what was done to a copy changed its original")
    must(other.fingerprint() == before, "what was done to an original changed its copy")
