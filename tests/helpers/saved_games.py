"""Games that are saved as they are played, by people with a script: the same one, however often it is cut.

    python -m tests.helpers.saved_games begin PATH NAME     python -m tests.helpers.saved_games resume PATH

plays on to the end and says after each action how many there have been.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from sixdot.bots import bot_named
from sixdot.bots.guard import fallback
from sixdot.game.actions import ANSWER, Action, parse
from sixdot.game.house import house_edition
from sixdot.game.match import BETWEEN, COMMITTED, JUDGE, OVER, Match
from sixdot.game.record import Deals
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FastRandom
from sixdot.table import Table
from sixdot.terminal.saving.notes import Notes
from sixdot.terminal.saving.saved_game import SavedGame, create, resume
from tests.helpers.games import GAMES, HOUSE, QUESTIONS

NAMES = ("Zoé", "Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris")


def begin(path: Path | None, name: str, bot: str = "easy", deals: Deals = "chosen") -> tuple[Table, SavedGame]:
    """One of the games in `tests.helpers.games`, with a person in every other seat."""
    book, players, options = GAMES[name]
    edition = house_edition(book, HOUSE.get(name, ()))
    questions = QUESTIONS if edition.asks_questions else None
    match = Match(edition, players, options, people=range(0, players, 2), questions=questions)
    bots = dict.fromkeys(range(1, players, 2), bot)
    saved = create(match, NAMES[:players], Notes(f"seed of {name}", "fr", bots), deals, path)
    return saved.table(match, NAMES[:players], bot_named), saved


def play_on(
    table: Table, enough: Callable[[], bool] = lambda: False, say: Callable[[int], None] = lambda n: None
) -> None:
    """Play until the game is over, or this is enough."""
    while table.game.stage != OVER and not enough():
        before = table.actions
        _next(table)
        if table.actions > before:
            say(table.actions)


def _next(table: Table) -> None:
    game = table.game
    if game.stage == BETWEEN:
        table.commit()
    elif game.stage == COMMITTED:
        assert game.secret is not None
        if game.number == 0 and not game.secret.entropy:
            table.add_entropy(0, "a text of my own")
        else:
            table.deal()
    elif not table.step():
        _somebody_acts(table)


def _somebody_acts(table: Table) -> None:
    """Act at random, by how far the game is and who must act: nothing that a cut can change."""
    awaited = table.awaited()
    seat = awaited[0]
    source = FastRandom(f"{table.seed} {table.actions} {seat}")
    if seat == JUDGE:
        _do(table, JUDGE, parse("right" if source.below(3) else "wrong"))
    elif table.is_pause(seat):
        offers = table.offers(seat)
        if not (offers and source.below(3) == 0 and _do(table, seat, offers[source.below(len(offers))])):
            table.go_on(seat)
    else:
        away = sorted(table.game.away)
        if away and source.below(4) == 0:
            _do(table, away[0], parse("return"))
        elif source.below(12) or not _do(table, seat, parse("leave")):
            _do(table, seat, _move(table, seat, source))


def _move(table: Table, seat: int, source: FastRandom) -> Action:
    action = fallback(table.game.view(seat), source)
    assert action is not None
    return parse("answer yes" if source.below(3) else "unknown") if action.verb == ANSWER else action


def _do(table: Table, seat: int, action: Action) -> bool:
    return not isinstance(table.apply(seat, action), Refusal)


def main() -> None:
    path = Path(sys.argv[2])
    table, saved = begin(path, sys.argv[3]) if sys.argv[1] == "begin" else resume(path, bot_named)
    print(table.actions, flush=True)
    play_on(table, say=lambda number: print(number, flush=True))
    saved.close()


if __name__ == "__main__":
    main()
