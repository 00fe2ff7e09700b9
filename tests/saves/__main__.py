"""Make golden saved games of the Sixdot that runs this: of every edition, left in a round, between rounds, and over.

    python -m tests.saves tests/saves/0.2.0

They are kept for good, with what was known at each table: later versions must be able to take them up and play on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sixdot.game.match import BETWEEN, OVER, PLAYING
from sixdot.table import Table
from sixdot.wire.messages import encode
from tests.helpers.games import GAMES, HOUSE
from tests.helpers.saved_games import begin, play_on
from tests.helpers.views import view_message

STAGES = ("round", "between", "over")


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    known: dict[str, dict[str, object]] = {}
    for name in chosen():
        for stage in STAGES:
            path = folder / f"{name}-{stage}.sixdot"
            table, saved = begin(path, name)
            play_on(table, lambda table=table, stage=stage: is_at(table, stage))  # type: ignore[misc]
            known[path.stem] = known_at(table)
            saved.close()
    known["practice-round"] = practised(folder / "practice-round.sixdot")
    lines = [f"{json.dumps(name)}:{json.dumps(each, separators=(',', ':'))}" for name, each in known.items()]
    (folder / "known.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def known_at(table: Table) -> dict[str, object]:
    return {"actions": table.actions, "stage": table.game.stage, "views": views(table)}


def practised(path: Path) -> dict[str, object]:
    """In practice, with a decision taken back and another one taken since."""
    table, saved = begin(path, "mattel", deals="practice")
    play_on(table, lambda: table.actions >= 12)
    decision = saved.record.decisions(0)[1][1]
    again = saved.take_back(decision, table.chain, lambda table, actor, events: None)
    play_on(again, lambda: again.actions >= 9)
    saved.close()
    return known_at(again)


def chosen() -> list[str]:
    """One game of each edition, and one with house rules."""
    plain = {GAMES[name][0]: name for name in reversed(GAMES) if name not in HOUSE}
    return [*sorted(plain.values()), *list(HOUSE)[:1]]


def is_at(table: Table, stage: str) -> bool:
    game = table.game
    if stage == "round":
        return game.stage == PLAYING and table.actions >= 12
    return game.stage == BETWEEN and game.number > 0 if stage == "between" else game.stage == OVER


def views(table: Table) -> list[object]:
    seats = range(table.game.players)
    return [json.loads(encode(view_message(table.game.view(seat), table.names))) for seat in seats]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
