"""Views and heard events on the wire: what is told is what is known, no less and no more."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from sixdot.game import events
from sixdot.game.cards import DECKS
from sixdot.game.dos.machine import RowCard
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Event, hear
from sixdot.game.families import FAMILIES
from sixdot.game.match import BETWEEN, OVER, PLAYING, Match
from sixdot.game.position import Position
from sixdot.game.shuffle import Deal, new_deal
from sixdot.game.view import View, VoteView
from sixdot.wire import messages, reading, views
from sixdot.wire.events import MESSAGES, event_message, event_of, kebab
from sixdot.wire.kinds import Code
from sixdot.wire.known import after
from tests.helpers.tables import do, laid_out
from tests.helpers.views import dos_view, view_message
from tests.laws.games import (
    EVERY_SCORING,
    Played,
    ScoreKeeper,
    Setting,
    a_setting,
    deal_round,
    manners,
    new_match,
    round_of,
)
from tests.laws.tables import next_step

NAMES = tuple(f"Player {seat}" for seat in range(10))
KINDS = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


def steps_of(edition: str, rounds: int = 2) -> Iterator[tuple[Match, list[Event]]]:
    """Games of an edition with every way of scoring: the game after each action, and what has just happened."""
    for number, (book, options, players) in enumerate(EVERY_SCORING):
        if book == edition:
            rng = Random(number)
            yield from _steps(a_setting(rng, book, options, rng.choice(players), rounds), rng)


def _steps(setting: Setting, rng: Random) -> Iterator[tuple[Match, list[Event]]]:
    match = new_match(setting)
    game = Played(match, ScoreKeeper(setting))
    table = manners(setting, rng)
    while match.stage != OVER and match.number < setting.rounds:
        told = len(game.told)
        deal_round(game, rng)
        yield match, game.told[told:]
        while match.stage == PLAYING:
            told = len(game.told)
            game.hear(match.apply(*next_step(rng, round_of(match), table)))
            yield match, game.told[told:]
        assert match.stage in (BETWEEN, OVER)


def told_again(view: View, told: list[Event]) -> tuple[View, list[Event]]:
    """A View and what has just been heard, as they arrive at the other end of the wire."""
    shown = view_message(view, NAMES[: view.players], "turn", view.legal, (0,))
    sent = messages.Told(7, "Ana plays.", True, tuple(map(event_message, told)), shown, None, None)
    came = reading.read_message(messages.encode(sent))
    assert isinstance(came, messages.Told)
    assert came.view is not None
    assert msgspec.structs.replace(came, view=views.laid_over(None, came.view)) == sent
    return views.view_of(views.laid_over(None, came.view)), [
        event_of(each, EDITIONS[view.edition].game, view.players) for each in came.events
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_other_end_every_seat_knows_and_has_heard_the_same(edition: str) -> None:
    rng = Random(edition)
    heard: dict[int | None, tuple[Event, ...]] = {}
    steps = 0
    for match, told in steps_of(edition):
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            mine = [hear(event, seat) for event in told]
            heard[seat] = after(heard.get(seat, ()), mine)
            assert heard[seat] == view.heard
            if rng.random() < 0.3:
                shown, again = told_again(view, mine)
                assert dataclasses.replace(shown, heard=view.heard) == view
                assert again == mine
        steps += 1
    assert steps > 20


def test_a_view_on_the_wire_has_the_fields_of_a_view_and_what_the_table_adds() -> None:
    """A field added to the View is missing here until somebody says how it is told."""
    own = {field.name for family in FAMILIES.values() for field in dataclasses.fields(family.view)} - {"heard"}
    added = ["names", "wanted", "offers", "low"]
    assert list(messages.ViewMessage.__struct_fields__)[-4:] == added
    assert set(messages.ViewMessage.__struct_fields__) == {*own, *added}
    assert list(messages.RowMessage.__struct_fields__) == [field.name for field in dataclasses.fields(RowCard)]
    assert list(messages.VoteMessage.__struct_fields__) == [field.name for field in dataclasses.fields(VoteView)]


def test_votes_questions_and_the_centre_row_come_through() -> None:
    dos = laid_out("dos", "r5 b7 | g3 | y4", centre="r5 g8", draw="y1")
    do(dos, 0, "match r5 with r5")
    rnib = laid_out("rnib", "r5 b7 | g3 g4 | y4 y6", discard="r1", draw="y1")
    do(rnib, 1, "accuse 0")
    for match in (dos, rnib):
        view = match.view(1)
        shown, _ = told_again(view, [])
        assert dataclasses.replace(shown, heard=view.heard) == view
    assert dos_view(told_again(dos.view(1), [])[0]).centre
    assert told_again(rnib.view(1), [])[0].votes


def test_the_json_of_a_view_can_be_read_by_a_person() -> None:
    match = laid_out("mattel", "r5 b7 | g3", discard="r1", draw="y1 y2")
    shown = json.loads(messages.encode(view_message(match.view(0), ("Ana", "Ben"), "turn")))
    assert (shown["hand"], shown["top"], shown["colour"]) == (["b7", "r5"], "r1", "red")
    assert shown["legal"] == ["play r5", "play r5 uno", "draw"]
    assert (shown["names"], shown["wanted"], shown["phase"]) == (["Ana", "Ben"], "turn", "turn")


# Events


def test_every_event_of_the_game_has_a_message_named_after_it() -> None:
    assert {kebab(kind.__name__) for kind in KINDS} == {each.__struct_config__.tag for each in MESSAGES}
    message = event_message(events.TurnBegan(2, "turn"))
    assert messages.encode(message) == '{"event":"turn-began","seat":2,"phase":"turn"}'


def test_what_a_seat_may_not_hear_is_null_on_the_wire() -> None:
    drew = events.Drew(1, 2, 2, "turn", 5, DECKS["uno"].named([3, 4]))
    own, other = (json.loads(messages.encode(event_message(hear(drew, seat)))) for seat in (1, 0))
    assert own["cards"] == ["b3", "b4"]
    assert other == own | {"cards": None}


def test_a_field_that_nobody_may_hear_never_travels() -> None:
    """Even if somebody forgets both `hear` and a new field, the field does not get out."""
    unlisted = [
        name for kind in KINDS for name in kind.fields if name not in kind.public and name not in kind.private
    ]
    assert unlisted == []


STATE = [Match, Position, Deal, type(laid_out("dos", "r5 | g3", centre="r5", draw="y1").round)]


@pytest.mark.parametrize("kind", STATE, ids=lambda kind: kind.__name__)
def test_nothing_that_knows_all_cards_has_an_encoder(kind: type) -> None:
    match = laid_out("mattel", "r5 b7 | g3", discard="r1", draw="y1 y2")
    whole: Any = {Match: match, Deal: new_deal()}.get(kind, match.round)
    value: Any
    for value in (whole, [whole], {"all": whole}):
        with pytest.raises((TypeError, KeyError)):
            messages.encode(value)
    with pytest.raises((TypeError, KeyError, AttributeError)):
        event_message(whole)


def test_the_types_of_the_messages_are_all_known() -> None:
    """Only texts, numbers, lists and messages made of those can be put into a message."""
    kinds = {type(each) for each in parts_of(msgspec.inspect.type_info(messages.Message))}
    told = {"StructType", "VarTupleType", "TupleType", "UnionType", "IntType", "StrType", "BoolType", "NoneType"}
    assert {kind.__name__ for kind in kinds} == told


def parts_of(info: Any) -> Iterator[Any]:
    if isinstance(info, msgspec.inspect.UnionType):
        below = info.types
    elif isinstance(info, msgspec.inspect.StructType):
        below = tuple(field.type for field in info.fields)
    elif isinstance(info, msgspec.inspect.VarTupleType):
        below = (info.item_type,)
    else:
        below = getattr(info, "item_types", ())
    yield info
    for each in below:
        yield from parts_of(each)


def test_a_card_has_no_encoder_of_its_own_either() -> None:
    with pytest.raises(TypeError):
        messages.encode(DECKS["uno"].cards[0])  # type: ignore[arg-type]


def test_every_card_of_both_decks_is_a_code_and_nothing_else_is() -> None:
    for deck in DECKS.values():
        for card in deck.cards:
            assert msgspec.convert(card.code, Code) == card.code
    for text in ("", "r", "r11", "x5", "r5 ", "r5\n", "R5", "wi+2", "wild", "+2"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(text, Code)


# A server that tells impossible things


def a_view(**changes: Any) -> messages.ViewMessage:
    match = laid_out("mattel", "r5 b7 | g3", discard="r1", draw="y1 y2")
    return msgspec.structs.replace(view_message(match.view(0), ("Ana", "Ben"), "turn"), **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"edition": "poker"},
        {"house": ("no such rule",)},
        {"players": 3},
        {"counts": (1,)},
        {"names": ()},
        {"turn": 2},
        {"seat": 9},
        {"winners": (5,)},
        {"low": (2,)},
        {"teams": ((0,), (4,))},
        {"scores": (1, 2, 3)},
        {"hand": ("wd",)},
        {"top": "r#"},
        {"discards": ("r10",)},
        {"legal": ("play everything",)},
        {"legal": ("match r5 with r5=5",)},
        {"votes": (messages.VoteMessage(3, (), ()),)},
        {"centre": (messages.RowMessage("wd", ()),)},
    ],
    ids=str,
)
def test_an_impossible_view_is_refused(changes: dict[str, Any]) -> None:
    assert views.view_of(a_view()).hand
    with pytest.raises(ValueError):
        views.view_of(a_view(**changes))


def test_an_event_of_an_unknown_seat_is_refused() -> None:
    for event in (events.Passed(4), events.GameOver((0, 4)), events.RoundOver(4, False, (), ())):
        with pytest.raises(ValueError):
            event_of(event_message(event), "uno", 4)
    draw = events.DealerDrawn(((0, DECKS["uno"].cards[0]), (5, DECKS["uno"].cards[1])), 0)
    with pytest.raises(ValueError):
        event_of(event_message(draw), "uno", 4)
    with pytest.raises(ValueError):
        event_of(event_message(events.Laid(0, DECKS["dos"].cards[9], 2)), "uno", 4)
