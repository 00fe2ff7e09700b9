"""Imaginary rounds of UNO: how one is laid out and played on, and who may win it."""

from pkgutil import get_data
from typing import Final

from sixdot.bots.playout import LONGEST, MOST, Outlook, Playout
from sixdot.bots.uno.evidence import COLOURED_KINDS, Hearsay, UnoEvidence
from sixdot.bots.uno.habits import house_move, uno_move
from sixdot.bots.uno.judge import Judge
from sixdot.game.actions import plays
from sixdot.game.cards import COLOURS, DRAW_TWO, RANKS, WILD, WILD_FOUR
from sixdot.game.edition import Edition
from sixdot.game.kinds import FACES, NAMED, NO_FACE, OF_COLOUR, bits
from sixdot.game.native import i64
from sixdot.game.round import Round
from sixdot.game.shuffle import FastRandom
from sixdot.game.uno.machine import UnoRound
from sixdot.game.uno.table import UnoView
from sixdot.game.view import ANSWER_PHASE, OVER_PHASE, TURN_PHASE, View, seat_bits

SLOW_STEP: Final = 4  # one step by house rules, or with questions, takes as long as so many plain ones
BLUFFS: Final = 64  # of 256: how often somebody who could play another card would bluff
# Most of a hand is played by the time somebody goes out, wilds too, and other cards are drawn.
STAYS: Final[list[int]] = [100, 72, 53, 40, 32, 25, 19, 14, 8]
# What is looked up for a seat, each by the size of the hand: where it sits, what of it fits the top card, its wilds,
# Wild Draw Fours, Draw Twos, other action cards, colours, and the cards of its main colour.
PLACES: Final = 5
READY: Final = 11
JOKERS: Final = 4
FOURS: Final = 3
TWOS: Final = 3
ACTIONS: Final = 4
COLOURED: Final = 5
MAIN: Final = 6
WIDTH: Final = PLACES + READY + JOKERS + FOURS + TWOS + ACTIONS + COLOURED + MAIN
DRAW_TWOS: Final[i64] = bits(list(range(DRAW_TWO, WILD, RANKS)))
TURNERS: Final[i64] = bits([kind for kind in range(WILD) if kind % RANKS > DRAW_TWO])


class UnoOutlook(Outlook):
    def __init__(self) -> None:
        super().__init__("uno", WIDTH, STAYS)

    def table(self, active: i64) -> list[float]:
        return self.tables[0 if active == 2 else 1 if active < 5 else 2]

    def cells(self, game: Round, seat: i64, distance: i64) -> list[int]:
        assert isinstance(game, UnoRound)
        hand = game.hands[seat]
        mask = hand.mask
        counts = hand.counts
        row = (hand.size if hand.size < MOST else MOST) * WIDTH
        if distance < 3:
            place: i64 = distance
        else:
            place = 3 if distance < game.active - 1 else 4
        ready = row + PLACES + _ready(mask & game.face.fit, distance)
        jokers = row + PLACES + READY
        wilds: i64 = counts[WILD]
        fours: i64 = counts[WILD_FOUR]
        few: int = mask & DRAW_TWOS
        twos: i64 = few.bit_count()
        few = mask & TURNERS
        turners: i64 = few.bit_count()
        colours: i64 = 0
        main: i64 = 0
        for colour in range(4):
            few = mask & OF_COLOUR[colour]
            held: i64 = few.bit_count()
            if held:
                colours += 1
                if held > main:
                    main = held
        return [
            row + place,
            ready,
            jokers + (wilds if wilds < JOKERS else JOKERS - 1),
            jokers + JOKERS + (fours if fours < FOURS else FOURS - 1),
            jokers + (JOKERS + FOURS) + (twos if twos < TWOS else TWOS - 1),
            jokers + (JOKERS + FOURS + TWOS) + (turners if turners < ACTIONS else ACTIONS - 1),
            jokers + (JOKERS + FOURS + TWOS + ACTIONS) + colours,
            jokers + (JOKERS + FOURS + TWOS + ACTIONS + COLOURED) + (main if main < MAIN else MAIN - 1),
        ]


def _ready(fitting: i64, distance: i64) -> i64:
    """How well a hand can follow: nothing fits, only a wild, so many coloured kinds; in detail for the mover."""
    coloured: int = fitting & COLOURED_KINDS
    if not coloured:
        state: i64 = 1 if fitting else 0
    else:
        state = coloured.bit_count() + 1
    if distance == 0:
        return state if state < 4 else 4
    if state > 2:
        state = 2
    return (5 if distance == 1 else 8) + state


class LearnedOutlook(UnoOutlook):
    """Between two players the judge knows better than the tables."""

    def __init__(self) -> None:
        super().__init__()
        self.judge: Judge | None = None  # until it is asked

    def chances(self, game: Round) -> list[float]:
        if game.active != 2:
            return super().chances(game)
        assert isinstance(game, UnoRound)
        if self.judge is None:
            self.judge = Judge(get_data("sixdot.bots.uno", "judge.bin") or b"")
        found = [0.0] * game.players
        chance = self.judge.chance(game)
        found[game.turn] = chance
        found[game.order[game.turn]] = 1.0 - chance
        return found


OUTLOOK: Final = UnoOutlook()
LEARNED: Final = LearnedOutlook()


class UnoPlayout(Playout):
    def __init__(self, view: View, edition: Edition) -> None:
        # The judge has seen no house rules, no stacks and no questions, and no more than two players.
        known = edition.is_plain and edition.stacking == "none" and not edition.asks_questions
        super().__init__(view, edition, LEARNED if known else OUTLOOK, UnoEvidence)
        assert isinstance(view, UnoView)
        self.hearsay = Hearsay(view)
        self.by_house = not edition.is_plain
        self.step_cost: i64 = SLOW_STEP if self.by_house or edition.asks_questions else 1
        self.bluffer: i64 = -1 if view.challenged is None else view.challenged
        self.named: i64 = -1 if view.colour is None else COLOURS.index(view.colour)
        self.exposed: i64 = seat_bits(view.catchable)
        self.called: i64 = seat_bits(view.announced)

    def lay_out(self, game: Round) -> None:
        view = self.view
        assert isinstance(game, UnoRound)
        assert isinstance(view, UnoView)
        game.pending = view.pending
        game.drawn = -1 if view.drawn is None else view.drawn.kind
        colour = view.colour
        if view.challenged is not None:  # the Wild Draw Four is played again once the cards are dealt
            game.discard.pop()
            game.turn = view.challenged
            game.phase = TURN_PHASE
            colour = view.prior_colour
        top = game.top
        if colour is None:
            game.face = NO_FACE
        else:
            game.face = FACES[top] if 0 <= top < WILD else NAMED[COLOURS.index(colour)]

    def is_likely(self, game: Round, source: FastRandom) -> bool:
        """The Wild Draw Four is played again, so that the round knows whether it was a bluff; few would bluff."""
        if self.bluffer < 0:
            return True
        assert isinstance(game, UnoRound)
        game.hands[self.bluffer].add(WILD_FOUR)
        game.apply(self.bluffer, plays[WILD_FOUR][self.named])
        game.exposed = self.exposed
        game.called = self.called
        return not game.bluff or source.below(256) < BLUFFS

    def play_on(self, game: Round, plain: i64, look_cost: i64) -> i64:
        assert isinstance(game, UnoRound)
        steps: i64 = 0
        turns = self.turns
        source = game.source
        hearsay = self.hearsay
        while game.phase != OVER_PHASE and steps < LONGEST:
            if game.phase == TURN_PHASE or game.phase == ANSWER_PHASE:
                if turns <= 0:
                    return steps + look_cost
                turns -= 1
            if self.by_house:
                game.apply(game.turn, house_move(game, source, hearsay))
            else:
                game.apply(game.turn, uno_move(game, source, plain, hearsay))
            steps += self.step_cost
        return steps
