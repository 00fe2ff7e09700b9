"""What must be true of every bot: its choice is legal, and the same whatever the hidden cards are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from sixdot.bots import Bot
from sixdot.game.match import BETWEEN, OVER, PLAYING, Match
from sixdot.game.round import Round
from sixdot.game.shuffle import SALT_BYTES, SEED_BYTES, Deal, FastRandom
from tests.laws.games import EVERY_SCORING, a_setting, manners, new_match, round_of
from tests.laws.laws import must
from tests.laws.tables import next_step
from tests.laws.worlds import other_world

# A bot is made for a round so that the tests can have a cheat; an honest one does not look at it.
BotOf = Callable[[Round], Bot]


def positions(rng: Random, edition: str, players: int) -> Iterator[Match]:
    """Games of this edition, one after another, at every step."""
    while True:
        options = rng.choice([ways for name, ways, counts in EVERY_SCORING if name == edition and players in counts])
        setting = a_setting(rng, edition, options, players)
        match, table = new_match(setting), manners(setting, rng)
        for _ in range(3):
            match.commit(Deal(rng.randbytes(SEED_BYTES), rng.randbytes(SALT_BYTES)))
            match.deal()
            while match.stage == PLAYING:
                yield match
                match.apply(*next_step(rng, round_of(match), table))
            if match.stage == OVER:
                break
            assert match.stage == BETWEEN


def permuting_hidden_cards_changes_nothing(match: Match, seat: int, bot_of: BotOf, rng: Random) -> None:
    """The same View in two worlds and the same chance give the same choice, and a legal one."""
    here = round_of(match)
    there = other_world(here, seat, rng)
    view = match.view(seat)
    match.round = there
    also = match.view(seat)
    match.round = here
    must(view == also, f"seat {seat} sees two worlds")
    seed = str(rng.getrandbits(32))
    chosen = bot_of(here)(view, FastRandom(seed))
    must(chosen == bot_of(there)(also, FastRandom(seed)), f"seat {seat} chose by cards it cannot see: {chosen}")
    if chosen is None:
        must(view.turn != seat, f"seat {seat} has nothing to say in its turn: {view}")
    else:
        must(chosen in view.legal, f"seat {seat} wants what is not legal: {chosen}, {view}")


def try_bot(bot_of: BotOf, edition: str, players: int, rng: Random, wanted: int) -> int:
    """Try a bot in this many positions of the edition in which a seat has something to decide."""
    tried = 0
    for match in positions(rng, edition, players):
        seats = [seat for seat in range(players) if match.legal(seat)]
        if not seats or rng.random() < 0.7:
            continue
        turn = int(round_of(match).turn)
        seat = turn if turn in seats and rng.random() < 0.8 else rng.choice(seats)
        permuting_hidden_cards_changes_nothing(match, seat, bot_of, rng)
        tried += 1
        if tried == wanted:
            break
    return tried
