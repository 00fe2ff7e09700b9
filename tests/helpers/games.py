"""Whole games for tests: random players, chosen deals, written down as they go."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game.actions import ANSWER, DRAW, LAST_MOVE, NOLAY, Action, parse
from sixdot.game.events import Event
from sixdot.game.house import house_edition
from sixdot.game.match import JUDGE, OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.questions import Question
from sixdot.game.record import Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FastRandom, chosen_deal

QUESTIONS = {
    "r5": Question("Capital of France?", ("Paris",)),
    "g0": Question("Écrivez « été ».", ("été",), exact=True),
}
# One game for every edition and way to score, including leavers, texts, accusations and a judge.
GAMES: dict[str, tuple[str, int, Options]] = {
    "rnib": ("rnib", 3, Options(target=120)),
    "rnib-elimination": ("rnib", 4, Options(scoring="elimination", target=60)),
    "rnib-partners": ("rnib", 4, Options(partners="opposite", target=150)),
    "mattel": ("mattel", 4, Options(target=150)),
    "mattel-lowest": ("mattel", 2, Options(scoring="lowest", target=80)),
    "mattel-ten": ("mattel", 10, Options(target=100)),
    "french": ("french", 5, Options(target=100)),
    "french-fold": ("french", 4, Options(target=200, leavers="fold")),
    "french-partners": ("french", 6, Options(partners="opposite", target=120)),
    "french-rotating": ("french", 4, Options(partners="rotating")),
    "question": ("question", 3, Options(target=100, dealer=1)),
    "question-judge": ("question", 2, Options(target=60, judge="person")),
    "dos": ("dos", 4, Options(target=60)),
    "dos-two": ("dos", 2, Options(target=40)),
    "mattel-house": ("mattel", 4, Options(target=300)),
    "rnib-house": ("rnib", 3, Options(target=100)),
    "question-house": ("question", 3, Options(target=100)),
}
HOUSE: dict[str, tuple[str, ...]] = {
    "mattel-house": ("stacking=any", "jump-in", "seven-zero", "draw-until-fits", "penalty=3"),
    "rnib-house": ("seven-zero", "any-after-draw", "no-bluff", "no-reshuffle", "new-colour", "number-last"),
    "question-house": ("stacking=same", "seven-zero", "forced-play", "hand=5"),
}


def play_game(name: str, seed: str = "golden") -> tuple[str, list[Event]]:
    """A named game, played at random: its record and everything that happened."""
    book, players, options = GAMES[name]
    edition = house_edition(book, HOUSE.get(name, ()))
    questions = QUESTIONS if edition.asks_questions else None
    game = Match(edition, players, options, people=range(0, players, 2), questions=questions)
    source = FastRandom(f"{name} {seed}")
    lines: list[str] = []
    table = Recorder(game, [f"Player {seat}" for seat in range(players)], lines.append)
    events: list[Event] = []
    while game.stage != OVER:
        events += table.commit(chosen_deal(f"{name} {seed}", game.number + 1))
        if game.number == 0:
            events += table.add_entropy(0, "a text of my own")
        events += table.deal()
        while game.stage == PLAYING:
            events += _act(table, source)
    return "".join(lines), events


def _act(table: Recorder, source: FastRandom) -> Sequence[Event]:
    game = table.game
    assert game.round is not None
    if source.below(60) == 0:
        seat = source.below(game.players)
        told = table.apply(seat, parse("return" if seat in game.away else "leave"))
        return [] if isinstance(told, Refusal) else told
    if game.view(None).phase == "judge":
        seat, action = JUDGE, parse("right" if source.below(5) else "wrong")
    else:
        seat = int(game.round.turn)
        if source.below(4) == 0:
            seat = source.below(game.players)
        action = _choose(game.legal(seat), source)
    told = table.apply(seat, action)
    return [] if isinstance(told, Refusal) else told


def _choose(legal: Sequence[Action], source: FastRandom) -> Action:
    """Any legal action, drawing or declining only if there is no other; if nothing is legal, a wrong one."""
    if not legal:
        return parse("draw")
    moves = [action for action in legal if action.verb <= LAST_MOVE and action.verb not in (DRAW, NOLAY)]
    asides = [action for action in legal if action.verb > LAST_MOVE]
    found = asides if asides and source.below(6) == 0 else moves or list(legal)
    if any(action.verb == ANSWER for action in found):
        answers = ("answer yes", "answer Yes.", "answer PARIS.", "answer été", "answer no", "unknown")
        return parse(answers[max(0, source.below(14) - 8)])
    return found[source.below(len(found))]
