"""The notation: every action is a line of text, and a line is an action or an error that says what is wrong."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis.strategies import builds, characters, from_regex, integers, sampled_from, text

from sixdot.game.actions import (
    LONGEST_ANSWER,
    VERBS,
    Action,
    NotationError,
    accusals,
    catches,
    colours,
    dos,
    draw,
    lays,
    match,
    parse,
    plays,
    plays_with_uno,
)
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, Card, named_card
from tests.laws.laws import AIMED, BARE, DOS_WORDS, EVERY_PLAY, TABLE_ACTIONS

EVERY_ACTION = [*BARE, *TABLE_ACTIONS, *AIMED, *colours, *EVERY_PLAY, *lays]
words = sampled_from(DOS_WORDS)
matches = builds(lambda centre, one, two: match(*centre, *one, *two), words, words, words)
single_matches = builds(lambda centre, one: match(*centre, *one), words, words)
NOT_ACTIONS = [
    "", " ", "jump", "Draw", "DRAW", "draw ", " draw", "draw 1", "draw  1", "draw\n", "pass over", "play", "play ",
    "play r", "play r10", "play r5 ", "play  r5", "play R5", "play r5 Red", "play r5 red blue", "play r5 uno red",
    "play r5 uno uno", "play b#", "play wd", "play wi pink", "play 5r", "play r5\n", "colour", "colour pink",
    "colour Red", "colour red red", "color red", "catch", "catch ten", "catch 10", "catch -1", "catch 1 2",
    "catch ١", "catch ²", "accuse", "agree x", "answer", "answer ", "answer   ", "answer a\nb", "answer a\tb",
    "answer \x00", "answer \x85", "answer \u2028", "answer " + "x" * (LONGEST_ANSWER + 1), "answer \ud800", "lay",
    "lay r0", "lay r2", "lay b#=7", "lay b7 b8", "lay wi", "match", "match r7", "match r7 with", "match r7 with ",
    "match r7 b7", "match r7 with b7 b8 b9", "match r7 and b7", "match r7 with b#=0", "match r7 with b#=11",
    "match r7 with b#=07", "match r7 with b#=seven", "match r7 with b#=", "match r7 with wd=pink",
    "match r7 with wd=2", "match r7 with r7=7", "match r0 with r7", "match r7=7 with r7", "nolay r5", "done done",
    "dos 1", "challenge 1", "accept it", "pickup 2", "unknown thing", "leave 1", "right !",
]  # fmt: skip


def test_every_action_is_read_as_it_is_written() -> None:
    assert len(EVERY_ACTION) > 600
    for action in EVERY_ACTION:
        assert parse(str(action)) == action
        assert str(parse(str(action))) == str(action)


@given(action=matches)
def test_every_double_match_is_read_as_it_is_written(action: Action) -> None:
    assert parse(str(action)) == action
    assert str(parse(str(action))) == str(action)


@given(action=single_matches)
def test_every_single_match_is_read_as_it_is_written(action: Action) -> None:
    assert parse(str(action)) == action


@given(centre=words, one=words, two=words)
def test_the_two_cards_of_a_match_come_in_either_order(
    centre: tuple[int, int], one: tuple[int, int], two: tuple[int, int]
) -> None:
    assert match(*centre, *one, *two) == match(*centre, *two, *one)
    assert str(match(*centre, *one, *two)) == str(match(*centre, *two, *one))


@given(answer=text(characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1, max_size=80))
def test_an_answer_is_kept_letter_by_letter(answer: str) -> None:
    if answer.strip():
        assert parse(f"answer {answer}").text == answer
        assert str(parse(f"answer {answer}")) == f"answer {answer}"
    else:
        with pytest.raises(NotationError):
            parse(f"answer {answer}")


@pytest.mark.parametrize("line", NOT_ACTIONS)
def test_anything_but_an_action_is_an_error_with_a_sentence(line: str) -> None:
    with pytest.raises(NotationError) as error:
        parse(line)
    assert len(str(error.value).split()) > 3


@given(line=text(max_size=40))
def test_any_text_is_an_action_or_an_error(line: str) -> None:
    try:
        action = parse(line)
    except NotationError:
        return
    assert str(action) == line


@given(line=from_regex(rf"({'|'.join(VERBS)})( [a-z0-9+#=]{{1,6}}){{0,5}}", fullmatch=True))
def test_any_text_that_begins_like_an_action_is_one_or_an_error(line: str) -> None:
    try:
        action = parse(line)
    except NotationError:
        return
    assert parse(str(action)) == action
    if action.second < 0:  # the two cards of a double match are put in order
        assert str(action) == line


@pytest.mark.parametrize("action", [*EVERY_ACTION[::40], match(40, 0, 9, 1, 19, 1), parse("answer Été  !")], ids=str)
def test_an_action_survives_copies_and_pickles(action: Action) -> None:
    assert copy.copy(action) == action
    assert copy.deepcopy(action) == action
    assert pickle.loads(pickle.dumps(action)) == action
    assert hash(pickle.loads(pickle.dumps(action))) == hash(action)


def test_actions_are_equal_when_their_texts_are() -> None:
    assert len({str(action) for action in EVERY_ACTION}) == len(set(EVERY_ACTION)) == len(EVERY_ACTION)
    assert parse("draw") == draw
    assert parse("draw") != "draw"
    assert parse("catch 1") != parse("accuse 1")
    assert repr(parse("play wi red uno")) == "<play wi red uno>"


def test_plays_are_kept_once_for_each_kind() -> None:
    assert [len(found) for found in plays] == [1] * 52 + [4] * 2
    assert [str(action) for action in plays[52]] == [f"play wi {colour}" for colour in COLOURS]
    assert str(plays_with_uno[0][0]) == "play b0 uno"
    assert (str(catches[3]), str(accusals[9]), str(dos)) == ("catch 3", "accuse 9", "dos")


# Cards


@pytest.mark.parametrize("deck", [UNO_DECK, DOS_DECK], ids=["uno", "dos"])
def test_a_deck_has_108_cards_and_a_code_for_each_kind(deck: object) -> None:
    assert deck in (UNO_DECK, DOS_DECK)
    found = UNO_DECK if deck is UNO_DECK else DOS_DECK
    assert len(found.full()) == sum(found.copies) == 108
    assert len({card.code for card in found.cards}) == len(found.cards)
    for card in found.cards:
        assert found.kind(card.code) == card.kind
        assert found.cards[card.kind] is card
        assert named_card(found.name, card.code) is card


@given(kind=integers(0, len(UNO_DECK.cards) - 1), other=integers(0, len(DOS_DECK.cards) - 1))
def test_a_card_is_equal_only_to_itself(kind: int, other: int) -> None:
    card, stranger = UNO_DECK.cards[kind], DOS_DECK.cards[other]
    assert card != stranger
    assert card != card.code
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
    assert str(card) == repr(card) == card.code
    assert isinstance(card, Card)


def test_cards_sort_as_a_hand_is_shown() -> None:
    codes = ["wi+4", "y1", "bsk", "r0", "wi", "b9", "b+2"]
    held = sorted(named_card("uno", code) for code in codes)
    assert [card.code for card in held] == ["b9", "b+2", "bsk", "r0", "y1", "wi", "wi+4"]


@pytest.mark.parametrize("code", ["", "r10", "R5", "b#", "wd", "w", "wi+2", "r5 "])
def test_a_code_that_names_no_card_is_an_error_with_the_code(code: str) -> None:
    with pytest.raises(ValueError, match=r"there is no card"):
        UNO_DECK.kind(code)
