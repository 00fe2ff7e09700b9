"""Misusing the engine gets a clear answer and damages nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sixdot.game.actions import (
    ACCUSE,
    ANSWER,
    CATCH,
    COLOUR,
    DRAW,
    LAY,
    MATCH,
    PLAY,
    Action,
    NotationError,
    parse,
)
from sixdot.game.cards import Card
from sixdot.game.editions import edition_named
from sixdot.game.events import WentAway
from sixdot.game.match import COMMITTED, Match
from sixdot.game.options import Options, SetupError
from sixdot.game.position import Position
from sixdot.game.questions import Question
from sixdot.game.reading import read_record
from sixdot.game.refusal import Refusal
from sixdot.game.replay import verify
from sixdot.game.shuffle import Deal, chosen_deal

MATTEL = edition_named("mattel")


@pytest.mark.fault("R23")
@pytest.mark.parametrize(
    "parts",
    [
        {"verb": 99},
        {"verb": -1},
        {"verb": PLAY},
        {"verb": PLAY, "card": 54},
        {"verb": PLAY, "card": 52, "colour": 7},
        {"verb": PLAY, "card": 5, "text": "x"},
        {"verb": PLAY, "card": 5, "seat": 1},
        {"verb": LAY, "card": -1},
        {"verb": LAY, "card": 41},
        {"verb": MATCH, "card": 3},
        {"verb": MATCH, "centre": 3},
        {"verb": MATCH, "centre": 41, "card": 3},
        {"verb": COLOUR},
        {"verb": CATCH},
        {"verb": CATCH, "seat": 10},
        {"verb": ACCUSE},
        {"verb": DRAW, "seat": 1},
        {"verb": DRAW, "centre": 1},
        {"verb": ANSWER},
        {"verb": ANSWER, "text": "yes\n1 leave  #00000000"},
        {"verb": ANSWER, "text": "\u202eyes"},
        {"verb": ANSWER, "text": "\ud800"},
    ],
)
def test_an_impossible_action_is_not_made(parts: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        Action(**parts)


def dealt() -> Match:
    game = Match(MATTEL, 3)
    game.commit(chosen_deal("o", 1))
    game.deal()
    return game


WRONG_TYPES: list[Callable[[Match], object]] = [
    lambda game: game.apply(0.0, parse("draw")),  # type: ignore[arg-type]
    lambda game: game.apply("0", parse("draw")),  # type: ignore[arg-type]
    lambda game: game.apply(0, "draw"),  # type: ignore[arg-type]
    lambda game: game.apply(1.0, parse("leave")),  # type: ignore[arg-type]
    lambda game: game.legal(None),  # type: ignore[arg-type]
    lambda game: game.view("me"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("wrong", WRONG_TYPES)
def test_a_seat_is_a_whole_number_and_an_action_an_action(wrong: Callable[[Match], object]) -> None:
    game = dealt()
    assert game.round is not None
    before = game.round.fingerprint()
    with pytest.raises(TypeError):
        wrong(game)
    assert game.round.fingerprint() == before
    assert game.away == set()


NO_SEAT: list[Callable[[Match], object]] = [
    lambda game: game.view(7),
    lambda game: game.view(-1),
    lambda game: game.legal(3),
    lambda game: game.own(7),
    lambda game: game.round and game.round.view(7),
]


@pytest.mark.parametrize("wrong", NO_SEAT)
def test_a_seat_that_is_not_there_is_named_with_those_that_are(wrong: Callable[[Match], object]) -> None:
    with pytest.raises(ValueError, match=r"there is no seat -?\d: the seats are 0 to 2"):
        wrong(dealt())


ROUND = Position(MATTEL, [["r5"], ["b1"]], discard=["r1"]).set_up()
ANYTHING: Any = "mattel"
EXPLAINED: dict[str, Callable[[], object]] = {
    r"parse\(\) reads one|Action object expected": lambda: ROUND.apply(0, ANYTHING),
    r"edition_named\(\)|Edition object expected": lambda: Match(ANYTHING, 3),
    "number of players|int object expected": lambda: Match(MATTEL, ANYTHING),
    r"edition_named\(\) finds|game.edition.Edition object": lambda: Position(ANYTHING, [["r5"], ["b1"]]).set_up(),
    "a record is text|str object expected": lambda: read_record(b"sixdot record 1"),  # type: ignore[arg-type]
    r"read_record\(\) reads one|Record object expected": lambda: verify(ANYTHING),
}


@pytest.mark.parametrize("said", EXPLAINED)
def test_one_thing_given_for_another_is_said_to_be_so(said: str) -> None:
    with pytest.raises(TypeError, match=said):
        EXPLAINED[said]()


def test_an_action_of_another_game_is_refused() -> None:
    for edition, text in (("mattel", "lay b7"), ("mattel", "match b7 with b7"), ("dos", "play r5"), ("dos", "pass")):
        game = Match(edition_named(edition), 3)
        game.commit(chosen_deal("o", 1))
        game.deal()
        told = game.apply(game.view(None).turn or 0, parse(text))
        assert isinstance(told, Refusal)
        assert told.reason == "NOT_IN_THIS_GAME"


def test_anything_but_a_deal_is_not_committed_to() -> None:
    game = Match(MATTEL, 3)
    for wrong in ("x", 5):
        with pytest.raises(TypeError):
            game.commit(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Deal("a" * 32, "b" * 16)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="32 bytes"):
        Deal(b"short", b"b" * 16)
    game.commit()
    for seat in (1.0, "1"):
        with pytest.raises(TypeError):
            game.add_entropy(seat, "x")  # type: ignore[arg-type]
    assert game.stage == COMMITTED
    game.deal()


@pytest.mark.parametrize("people", [[7], [-1], [100], [0.5]])
def test_people_sit_on_seats_that_are_there(people: list[Any]) -> None:
    with pytest.raises((SetupError, TypeError)):
        Match(MATTEL, 3, people=people)


def test_a_game_is_made_of_the_right_things() -> None:
    with pytest.raises(TypeError):
        Match("mattel", 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Match(MATTEL, 3, {"target": 5})  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Match(edition_named("question"), 3, questions={"r5": 5})  # type: ignore[dict-item]
    with pytest.raises((SetupError, TypeError)):
        Match(edition_named("question"), 3, Options(dealer=1.0))  # type: ignore[arg-type]
    with pytest.raises((SetupError, TypeError)):
        Options(target=10**9)


@pytest.mark.parametrize(
    ("ask", "accept"), [("", "a"), ("a", ""), ("a\n", "b"), ("a", "\x1b"), ("a" * 501, "b"), ("a", "b" * 501)]
)
def test_a_question_is_printable_and_has_an_answer(ask: str, accept: str) -> None:
    with pytest.raises(SetupError):
        Question(ask, (accept,))


@pytest.mark.parametrize("answers", [0, 101])
def test_a_question_has_some_answers_and_not_too_many(answers: int) -> None:
    with pytest.raises(SetupError, match="1 to 100 answers"):
        Question("a", ("b",) * answers)


def test_a_seat_eliminated_twice_is_eliminated_once() -> None:
    hands = [["r1", "r2"], ["r3", "r4"], [], ["b1", "b2"]]
    game = Position(edition_named("rnib"), hands, discard=["r5"], eliminated=[2, 2]).set_up()
    assert game.seated() == [0, 1, 3]


def test_a_player_who_leaves_a_folding_table_between_rounds_is_said_to_be_passed_over() -> None:
    game = Match(edition_named("dos"), 4, Options(leavers="fold"))
    game.commit()
    game.deal()
    assert game.round is not None
    told = game.apply(2, parse("leave"))
    assert WentAway(2, True) in list(told)  # type: ignore[arg-type]
    game.apply(2, parse("return"))
    told = game.apply(2, parse("leave"))
    assert list(told) == [WentAway(2, True)]  # type: ignore[arg-type]


def test_the_answer_is_not_told_to_players_who_were_never_asked() -> None:
    hands = [["r1", "r2"], ["b1", "b2"], ["g1", "g2"], ["y1", "y2"]]
    game = Match(edition_named("question"), 4, Options(leavers="fold"))
    game.play_on(Position(game.edition, hands, discard=["r5"]).set_up(listening=True))
    for seat, text in ((0, "unknown"), (1, "unknown"), (0, "leave"), (1, "leave")):
        game.apply(seat, parse(text))
    assert game.view(2).phase == "answer"
    assert game.view(2).turn == 2


def test_cards_of_two_decks_are_different_cards() -> None:
    uno = [card for card in MATTEL.deck.cards if card.code == "b1"]
    dos = [card for card in edition_named("dos").deck.cards if card.code == "b1"]
    assert isinstance(uno[0], Card)
    assert uno != dos
