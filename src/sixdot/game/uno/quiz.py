"""Questions on number cards: the answer, who judges it, and when it is given away (Q1-Q3, Q7)."""

from __future__ import annotations

from sixdot.game.actions import ANSWER, Action
from sixdot.game.events import Answered, AnswerTold, Judged, TurnBegan
from sixdot.game.hand import BIT
from sixdot.game.phases import ANSWER_PHASE, JUDGE_PHASE, TURN_PHASE
from sixdot.game.uno.table import UnoTable


def give_answer(game: UnoTable, action: Action) -> bool:
    if game.phase != ANSWER_PHASE:
        return False
    game.exposed = 0 if game.turn_window else game.exposed
    known = action.verb == ANSWER
    text = action.text if known else None
    if known and game.person_judges:
        game.phase = JUDGE_PHASE
        if game.log is not None:
            game.log.append(Answered(game.turn, text, None))
        return True
    correct = known and game.question().accepts(action.text)
    if game.log is not None:
        game.log.append(Answered(game.turn, text, correct))
    _mark(game, correct)
    return True


def mark_judged(game: UnoTable, correct: bool) -> bool:
    if game.phase != JUDGE_PHASE:
        return False
    if game.log is not None:
        game.log.append(Judged(game.turn, correct))
    _mark(game, correct)
    return True


def _mark(game: UnoTable, correct: bool) -> None:
    """Q2, Q3: after a right answer the turn goes on; a wrong one costs cards and the turn."""
    seat = game.turn
    if correct:
        game.failed = 0
        game.phase = TURN_PHASE
        if game.log is not None:
            game.log.append(TurnBegan(seat, "turn"))
        return
    if game.draw_cards(seat, game.edition.wrong_answer, "answer") == 0:
        game.idle += 1
    game.failed |= BIT[seat]
    tell_answer(game)
    game.pass_on()


def tell_answer(game: UnoTable) -> None:
    """Q3: tell the answer once everyone round the table has failed to give it."""
    waiting = [seat for seat in game.seated() if not game.failed & BIT[seat]]
    if not waiting and not game.told_answer:
        game.told_answer = True
        if game.log is not None:
            game.log.append(AnswerTold(game.deck.cards[game.top], " / ".join(game.question().accept)))
