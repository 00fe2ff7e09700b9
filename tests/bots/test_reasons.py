"""Whatever a hint says is true: every reason, in many positions of every edition and house rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixdot.bots.coach import reason_for, reasons
from sixdot.bots.reasons import Reason
from sixdot.bots.uno.reasons import with_bluff
from sixdot.game.actions import LAST_MOVE, MATCH, PLAY, Action, challenge, parse, swaps
from sixdot.game.cards import WILD, WILD_FOUR, Card
from sixdot.game.dos.machine import DosRound
from sixdot.game.events import Drew, Event, HandsPassed, Played, Swapped
from sixdot.game.house import HOUSE_RULES, OF_QUESTIONS, house_edition
from sixdot.game.match import PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.game.uno.machine import UnoRound
from sixdot.game.view import OVER_PHASE, RESPOND_PHASE, SWAP_PHASE, View
from sixdot.voice.coach import hint_text
from sixdot.voice.words import Words

pytestmark = pytest.mark.slow  # many positions

NAMES = ("Zoe", "Ana", "Ben", "Cleo")
TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    *[(edition, players, ()) for edition in ("mattel", "rnib", "french", "question", "dos") for players in (2, 4)],
    *[
        (
            "question" if rule.name in OF_QUESTIONS else "mattel",
            4 if rule.name == "teams" else 3,
            ("=".join((rule.name, *rule.values[-1:])),),
        )
        for rule in HOUSE_RULES
    ],
    ("mattel", 2, ("seven-zero", "number-last", "any-after-draw")),
    ("mattel", 4, ("stacking=same", "jump-in", "seven-zero", "forced-play", "penalty=4")),
    ("rnib", 3, ("seven-zero", "no-bluff", "number-last", "new-colour", "any-after-draw")),
    ("french", 4, ("jump-in", "seven-zero", "draw-until-fits", "hand=3")),
    ("question", 3, ("stacking=same", "seven-zero", "hand=4")),
]


class Truth:
    """Check one reason for one action against the round itself."""

    def __init__(self, game: Match, view: View, action: Action, reason: Reason) -> None:
        self.round = game.round
        self.view = view
        self.action = action
        self.facts = dict(reason.facts)
        assert view.seat is not None
        self.seat = view.seat

    def number(self, name: str) -> int:
        value = self.facts[name]
        assert isinstance(value, int)
        return value

    def after(self) -> UnoRound | DosRound:
        """The round after the action."""
        assert isinstance(self.round, UnoRound | DosRound)
        twin = self.round.copy()
        action = parse("answer yes") if str(self.action) == "answer ..." else self.action
        assert twin.apply(self.seat, action) == ()
        return twin

    def hand(self, game: UnoRound | DosRound) -> list[Card]:
        return list(game.deck.named(game.hands[self.seat].cards()))

    def fits(self, card: Card) -> bool:
        assert isinstance(self.round, UnoRound)
        return self.round.face.fits[card.kind]

    def playable(self) -> set[int]:
        return {int(move.card) for move in self.view.legal if move.verb == PLAY}

    def has_so_many(self) -> bool:
        assert self.round is not None
        return int(self.round.hands[self.number("seat")].size) == self.number("count")

    # Each reason

    def nothing_fits(self) -> bool:
        if isinstance(self.round, DosRound):
            return all(move.verb != MATCH for move in self.view.legal)
        return not any(self.fits(card) for card in self.view.hand)

    def nothing_drawn(self) -> bool:
        draws = [event for event in self.view.heard if isinstance(event, Drew)]
        return self.view.phase == "drawn" and draws[-1].count == 0

    def drawn_no_fit(self) -> bool:
        return self.view.drawn is not None and not self.fits(self.view.drawn)

    def forbidden(self) -> bool:
        drawn = self.view.drawn
        alone = drawn is not None and "any-after-draw" not in self.view.house
        held = [drawn] if alone and drawn is not None else list(self.view.hand)
        return any(self.fits(card) for card in held) and not self.playable()

    def only(self) -> bool:
        return len([move for move in self.view.legal if move.verb <= LAST_MOVE]) == 1

    def only_card(self) -> bool:
        if isinstance(self.round, DosRound):
            return len([move for move in self.view.legal if move.verb == MATCH]) == 1
        return {card.kind for card in self.view.hand if self.fits(card)} == {self.action.card}

    def only_may(self) -> bool:
        return self.playable() == {self.action.card} and not self.only_card()

    def drawn_fits(self) -> bool:
        return self.view.drawn is not None and self.view.drawn.kind == self.action.card

    def out(self) -> bool:
        game = self.after()
        return game.phase == OVER_PHASE and game.winner == self.seat

    def jump(self) -> bool:
        return self.view.turn != self.seat and self.is_own_hand()

    def is_own_hand(self) -> bool:
        """Whether the hand after the play is the hand before it, less the card."""
        game = self.after()
        rest = list(self.view.hand)
        if self.action.verb == PLAY and self.action.card >= 0:
            rest.remove(game.deck.cards[self.action.card])
        return game.phase != SWAP_PHASE and sorted(rest) == sorted(self.hand(game))

    def stack(self) -> bool:
        return isinstance(self.round, UnoRound) and self.round.pending == self.number("count") > 0

    def takes(self) -> bool:
        assert self.round is not None
        given = self.round.deck.named(self.round.hands[self.number("seat")].cards())
        return self.hand(self.after()) == list(given) and len(given) == self.number("count")

    def may_take(self) -> bool:
        game = self.after()
        return game.phase == SWAP_PHASE and swaps[self.number("seat")] in game.moves() and self.has_so_many()

    def threat(self) -> bool:
        assert self.round is not None
        return int(self.round.order[self.seat]) == self.number("seat") and self.has_so_many()

    def keeps(self) -> bool:
        game = self.after()
        kept = [card for card in self.hand(game) if card.colour == self.facts["colour"]]
        named = isinstance(game, UnoRound) and self.is_own_hand() and len(kept) == self.number("count")
        return named and ("seat" not in self.facts or self.drawn_on())

    def drawn_on(self) -> bool:
        """Draws for a turn on this colour since the seat last played it or got another hand."""
        seat, colour = self.number("seat"), self.facts["colour"]
        heard = self.view.heard
        fresh = 0
        for place, event in enumerate(heard):
            if isinstance(event, Played) and (event.seat, event.card.colour) == (seat, colour):
                fresh = place
            if isinstance(event, HandsPassed) or (isinstance(event, Swapped) and seat in (event.seat, event.target)):
                fresh = place
        draws = [place for place, event in enumerate(heard) if self._drew_on(event, seat)]
        counted = [place for place in draws if place >= fresh and _colour_before(heard, place) == colour]
        return len(counted) == self.number("times") > 0

    @staticmethod
    def _drew_on(event: Event, seat: int) -> bool:
        return isinstance(event, Drew) and event.seat == seat and event.why == "turn" and event.count > 0

    def points(self) -> bool:
        assert self.round is not None
        card = self.round.deck.cards[self.action.card]
        return card.points == self.number("points") and self.is_rid_of_it()

    def is_rid_of_it(self) -> bool:
        return isinstance(self.round, DosRound) or self.is_own_hand()

    def saves_wild(self) -> bool:
        return self.is_own_hand() and any(card.colour is None for card in self.hand(self.after()))

    def keeps_wild(self) -> bool:
        held = [card for card in self.view.hand if self.fits(card)]
        return bool(held) and all(card.kind >= WILD for card in held)

    def keeps_drawn_wild(self) -> bool:
        return self.view.drawn is not None and self.view.drawn.kind >= WILD

    def bluff(self) -> bool:
        assert isinstance(self.round, UnoRound)
        return self.round.bluffer == self.number("seat") and self.has_so_many()

    honest = bluff

    def cheap_challenge(self) -> bool:
        return self.view.phase == "respond"

    dear_challenge = cheap_challenge

    def fewest(self) -> bool:
        others = [count for seat, count in enumerate(self.view.counts) if seat != self.seat]
        return self.has_so_many() and min(others) == self.number("count") < len(self.view.hand)

    def missed(self) -> bool:
        assert self.round is not None
        return bool(self.round.exposed >> self.number("seat") & 1)

    def call(self) -> bool:
        return len(self.view.hand) == 2

    def answer(self) -> bool:
        return self.view.phase == "answer"

    def all_draw(self) -> bool:
        assert isinstance(self.round, DosRound)
        game = self.after()
        return isinstance(game, DosRound) and game.others_draw == self.round.others_draw + 1

    def may_lay(self) -> bool:
        assert isinstance(self.round, DosRound)
        game = self.after()
        return isinstance(game, DosRound) and game.single_bonuses == self.round.single_bonuses + 1

    def two_cards(self) -> bool:
        return self.action.second >= 0


def _colour_before(heard: tuple[Event, ...], place: int) -> str | None:
    """The colour that counted when this was heard."""
    for event in reversed(heard[:place]):
        colour = getattr(event, "colour", None)
        card = getattr(event, "card", None)
        if isinstance(colour, str):
            return colour
        if isinstance(card, Card):
            return card.colour
    return None


def is_bluff(game: Match, seat: int, action: Action) -> bool:
    """Whether a challenge of this Wild Draw Four would succeed."""
    assert isinstance(game.round, UnoRound)
    twin = game.round.copy()
    twin.apply(seat, action)
    if twin.phase != RESPOND_PHASE:
        return False
    before = int(twin.hands[seat].size)
    twin.apply(twin.turn, challenge)
    return int(twin.hands[seat].size) > before


def check(game: Match, seat: int) -> set[str]:
    """Check every reason for every action of a seat against the round; return the codes that came up."""
    view = game.view(seat)
    met: set[str] = set()
    for action in view.legal:
        found = reasons(view, action)
        chosen = reason_for(view, action)
        assert chosen is None or chosen.code in [reason.code for reason in found]
        for reason in found:
            truth: Callable[[], bool] = getattr(Truth(game, view, action, reason), reason.code)
            assert truth(), f"{reason} for {action} of seat {seat}: {view}"
            assert hint_text(action, reason.code, reason.facts, NAMES, Words(), game.edition).endswith(".")
            met.add(reason.code)
        if action.verb == PLAY and action.card == WILD_FOUR:
            told = "bluff" in with_bluff(view, action, Reason("even")).facts
            assert told == is_bluff(game, seat, action)
            met |= {"told bluff"} if told else set()
    return met


def play(edition: str, players: int, house: tuple[str, ...], seed: str, steps: int = 120) -> set[str]:
    """A random round, with more plays than draws; every position is checked."""
    game = Match(house_edition(edition, house), players, Options(), people=())
    game.commit(chosen_deal(seed, 1))
    game.deal()
    source = FastRandom(seed)
    met: set[str] = set()
    for _ in range(steps):
        if game.stage != PLAYING or game.round is None:
            break
        for seat in range(players):
            met |= check(game, seat)
        seat = int(game.round.turn)
        legal = [action for action in game.legal(seat) if action.verb <= LAST_MOVE]
        plays = [action for action in legal if action.verb in (PLAY, MATCH)]
        chosen = plays if plays and source.below(4) else legal
        action = chosen[source.below(len(chosen))]
        game.apply(seat, parse("answer yes") if str(action) == "answer ..." else action)
    return met


@pytest.mark.parametrize("table", TABLES, ids=lambda table: " ".join([table[0], str(table[1]), *table[2]]))
def test_every_reason_is_true(table: tuple[str, int, tuple[str, ...]]) -> None:
    met = play(*table, "one") | play(*table, "two")
    assert len(met) > 5


def test_the_tables_meet_nearly_every_reason() -> None:
    met: set[str] = set()
    for edition, players, house in TABLES:
        met |= play(edition, players, house, "three", steps=60)
    wanted = {name for name in vars(Truth) if not name.startswith("_")}
    helpers = {"number", "after", "hand", "fits", "playable", "has_so_many", "is_own_hand", "is_rid_of_it"}
    assert wanted - helpers - met <= {"nothing_drawn", "keeps_drawn_wild", "forbidden", "fewest", "call"}
    assert "told bluff" in met
