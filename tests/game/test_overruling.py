"""Q7: a person may overrule the program: the last answer was right after all, or wrong."""

from __future__ import annotations

from collections.abc import Sequence

from sixdot.game import events as e
from sixdot.game.actions import parse
from sixdot.game.editions import edition_named
from sixdot.game.match import JUDGE, Match
from sixdot.game.questions import Question
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import chosen_deal
from sixdot.game.view import ANSWER_PHASE


def asked(seed: str = "ask") -> Match:
    """A game of three at which the first question waits."""
    edition = edition_named("question")
    cards = [card.code for card in edition.deck.cards if card.number is not None]
    for number in range(1, 100):
        game = Match(edition, 3, questions={code: Question("Capital of Italy?", ("Rome",)) for code in cards})
        game.commit(chosen_deal(seed, number))
        game.deal()
        assert game.round is not None
        if game.round.phase == ANSWER_PHASE:
            return game
    raise AssertionError("nothing is asked")


def does(game: Match, seat: int, text: str) -> Sequence[e.Event]:
    told = game.apply(seat, parse(text))
    assert not isinstance(told, Refusal), told
    return told


def state(game: Match) -> tuple[object, ...]:
    assert game.round is not None
    return game.round.fingerprint()


def turn(game: Match) -> int:
    assert game.round is not None
    return int(game.round.turn)


def test_a_wrong_answer_that_was_right_gives_back_card_and_turn() -> None:
    game, twin = asked(), asked()
    seat = turn(game)
    does(game, seat, "answer Roma")
    assert turn(game) != seat
    told = does(game, JUDGE, "right")
    assert told[0] == e.Overruled(seat, True, True)
    does(twin, seat, "answer Rome")
    assert state(game) == state(twin)
    assert game.view(seat).phase == "turn"


def test_a_right_answer_that_was_wrong_costs_what_a_wrong_one_costs() -> None:
    game, twin = asked(), asked()
    seat = turn(game)
    does(game, seat, "answer Rome")
    told = does(game, JUDGE, "wrong")
    assert told[0] == e.Overruled(seat, False, True)
    does(twin, seat, "answer Roma")
    assert state(game) == state(twin)


def test_once_somebody_has_acted_the_cards_stay_where_they_are() -> None:
    game = asked()
    seat = turn(game)
    does(game, seat, "answer Roma")
    does(game, turn(game), "unknown")
    assert isinstance(game.apply(JUDGE, parse("right")), Refusal)  # the last one did not answer at all
    does(game, turn(game), "answer Roma")
    last = game.ruling
    assert last is not None
    other = turn(game)
    assert game.view(other).phase == "turn"  # all have failed, so nobody is asked
    does(game, other, str(game.legal(other)[0]))
    before = state(game)
    assert does(game, JUDGE, "right") == [e.Overruled(last.seat, True, False)]
    assert state(game) == before


def test_a_ruling_is_overruled_only_the_other_way_and_only_by_the_judge() -> None:
    game = asked()
    seat = turn(game)
    for wanted in ("right", "wrong"):
        assert isinstance(game.apply(JUDGE, parse(wanted)), Refusal)
    does(game, seat, "answer Roma")
    assert isinstance(game.apply(JUDGE, parse("wrong")), Refusal)
    assert isinstance(game.apply(seat, parse("right")), Refusal)
    does(game, JUDGE, "right")
    assert isinstance(game.apply(JUDGE, parse("right")), Refusal)
    assert does(game, JUDGE, "wrong") == [e.Overruled(seat, False, False)]
