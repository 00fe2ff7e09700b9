"""Rule books from outside: read, refused with a sentence, played and recorded like the built-in ones."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

import pytest

from sixdot.game.actions import draw
from sixdot.game.book import CHOICES, RANGES, edition_from, new_edition, read_book
from sixdot.game.edition import NOT_DATA, Edition, book_line, edition_data, identified
from sixdot.game.editions import EDITIONS, bring, edition_named
from sixdot.game.events import Drew, Passed, TurnBegan
from sixdot.game.families import FAMILIES
from sixdot.game.house import with_house_rules
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.position import Position
from sixdot.game.reading import RecordError, read_record
from sixdot.game.record import Recorder
from sixdot.game.replay import verify
from sixdot.game.shuffle import FairStream, chosen_deal

PUB = """
name = "inn"
based-on = "mattel"
source = "The rules on the wall"
most-players = 8
target = 300
guilty-draws = 6
after-draw = "nothing"

[words.en]
name = "Pub UNO"

[words.fr]
name = "UNO du bistrot"
"""


def test_a_book_is_the_edition_it_is_based_on_with_its_own_answers() -> None:
    pub = read_book(PUB)
    assert pub.name == "inn"
    assert pub == replace(
        edition_named("mattel"),
        id=pub.id,
        source="The rules on the wall",
        default=False,
        most_players=8,
        target=300,
        guilty_draws=6,
        after_draw="nothing",
        words={"en": {"name": "Pub UNO"}, "fr": {"name": "UNO du bistrot"}},
    )


def test_a_book_has_an_id_of_its_own_that_changes_with_every_answer() -> None:
    pub = read_book(PUB)
    assert len(pub.id) == len("inn~") + 6
    assert pub.id == read_book(PUB).id == identified(pub).id
    assert read_book(PUB.replace("300", "301")).id != pub.id


def test_a_book_that_was_brought_is_found_by_its_id_and_is_not_a_built_in_one() -> None:
    pub = bring(read_book(PUB))
    assert edition_named(pub.id) is pub
    assert pub.id not in EDITIONS
    other = bring(read_book(PUB.replace("300", "301")))
    assert edition_named("inn") is other  # the name alone is the one that was brought last
    assert bring(pub) == edition_named("inn") == pub
    with pytest.raises(SetupError, match=r"there is no edition 'tavern': the editions are .*, inn"):
        edition_named("tavern")


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_can_be_written_as_data_and_read_again(name: str) -> None:
    data = json.loads(json.dumps({**edition_data(EDITIONS[name]), "name": "twin"}))
    twin = edition_from(data)
    assert replace(twin, id=name, default=EDITIONS[name].default) == EDITIONS[name]
    assert edition_data(twin) == data


def test_every_question_of_an_edition_can_be_answered_by_a_book() -> None:
    common = Edition("", "")
    for field in fields(Edition):
        usual = getattr(common, field.name)
        if isinstance(usual, bool) or field.name in (*NOT_DATA, "source", "marks", "words"):
            continue
        assert (field.name in CHOICES) != (field.name in RANGES), field.name
        if field.name in CHOICES:
            assert set([usual] if isinstance(usual, str) else usual) <= set(CHOICES[field.name])
        elif isinstance(usual, int):
            assert RANGES[field.name][0] <= usual <= RANGES[field.name][1]


def test_every_question_that_one_family_alone_asks_is_a_field() -> None:
    names = {field.name for field in fields(Edition)}
    asked = [question for family in FAMILIES.values() for question in family.questions]
    assert len(asked) == len(set(asked))
    assert set(asked) <= names


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"name": "mattel"}, "name", "not 'mattel'"),
    ({"name": "Pub"}, "name", "small letters"),
    ({"name": 5}, "name", "one line of text"),
    ({"colour": "red"}, "colour", "there is no such key; the keys are name, based-on, source"),
    ({"guilty_draws": 6}, "guilty_draws", "there is no such key; the nearest is guilty-draws"),
    ({"tagret": 300}, "tagret", "there is no such key; the nearest is target"),
    ({"house": ["jump-in"]}, "house", "there is no such key"),
    ({"target": "300"}, "target", "it must be a whole number from 1 to 1000000, not '300'"),
    ({"target": True}, "target", "a whole number"),
    ({"guilty-draws": 0}, "guilty-draws", "from 1 to 20"),
    ({"most-players": 11}, "most-players", "from 2 to 10"),
    ({"may-decline": 1}, "may-decline", "it must be true or false, not '1'"),
    ({"after-draw": "all"}, "after-draw", "one of drawn, any, nothing, not 'all'"),
    ({"game": "poker"}, "game", "one of uno, dos, not 'poker'"),
    ({"language": "de"}, "language", "one of en, fr"),
    ({"source": "two\nlines"}, "source", "one line of text"),
    ({"scorings": []}, "scorings", "a list that is not empty"),
    ({"scorings": ["lowest", "lowest"]}, "scorings", "nothing twice"),
    ({"scorings": [16**5000]}, "scorings", "one of first-to, lowest, elimination, not ..."),
    ({"scorings": ["highest"]}, "scorings", "one of first-to, lowest, elimination"),
    ({"points": 5}, "points", "a table"),
    ({"points": {"zz": 5}}, "points", "not 'zz'"),
    ({"points": {"wi": -5}}, "points.wi", "from 0 to 500"),
    ({"marks": {"letters": {"blue": "r"}}}, "marks", "the same mark"),
    ({"marks": {"letters": {"pink": "p"}}}, "marks.letters", "not 'pink'"),
    ({"marks": {"shape": "round"}}, "marks", "not 'shape'"),
    ({"marks": {"apart": 5}}, "marks.apart", "a list"),
    ({"marks": {"apart": ["zz"]}}, "marks.apart", "not 'zz'"),
    ({"marks": {"letters": {"blue": "G"}}}, "marks", "the same mark"),
    ({"marks": {"letters": {"blue": "⠃"}}}, "marks.letters", "letters, digits, + and #, not '⠃'"),
    ({"marks": {"symbols": {"sk": "a b"}}}, "marks.symbols", "letters, digits"),
    ({"source": "   "}, "source", "one line of text"),
    ({"\x1b]52;c;aGk=\x07": 1}, r"'\x1b]52;c;aGk=\x07'", "there is no such key"),
    ({"x" * 1000: 1}, f"'{'x' * 60}'...", "there is no such key"),
    ({"target": 16**5000}, "target", "be a whole number from 1 to 1000000, not ..."),
    ({"points": dict.fromkeys((*map(str, range(10)), "+2", "rv", "sk", "wi", "wi+4"), 0)}, "points", "with target"),
    ({"words": {"de": {}}}, "words", "one of en, fr"),
    ({"words": {"en": {"motto": "x"}}}, "words.en", "one of name, title, book, listed, braille, differs, silent"),
    ({"words": {"en": {"name": ""}}}, "words.en.name", "one line of text"),
    ({"row-size": 3}, "row-size", "this game does not ask that"),
    ({"based-on": "dos", "challenge": False}, "challenge", "this game does not ask that"),
    ({"based-on": "dos", "game": "uno"}, "game", "no sense together with based-on"),
    ({"least-players": 5, "most-players": 4}, "least-players", "no sense together with most-players"),
    ({"hand-size": 15}, "hand-size", "10 hands of 15 cards leave too few"),
    ({"stacking": "any"}, "challenge", 'no sense together with stacking = "any"'),
    ({"wild-four-honest": "always"}, "challenge", "no sense together with wild-four-honest"),
    ({"bluffing": False}, "challenge", "no sense together with bluffing = false"),
    ({"pickup-keeps-turn": True}, "pickup-keeps-turn", "no sense together with stacking"),
    ({"draws-until-fits": True, "after-draw": "nothing"}, "draws-until-fits", "no sense together with after-draw"),
    ({"draws-until-fits": True, "reshuffles": False}, "draws-until-fits", "no sense together with reshuffles"),
    ({"must-play-drawn": True}, "must-play-drawn", "no sense together with may-decline"),
    ({"partners": "credit", "most-players": 3}, "partners", "no sense together with most-players"),
    ({"rotating-partners": True, "least-players": 5}, "rotating-partners", "no sense together with most-players"),
    ({"partners": "charge", "most-players": 3}, "partners", "no sense together with most-players"),
]


@pytest.mark.parametrize(("said", "key", "sentence"), WRONG)
def test_a_book_that_makes_no_sense_is_refused_with_the_key(said: dict[str, Any], key: str, sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        new_edition({"name": "trial", **said})
    assert sentence in str(refused.value)
    assert refused.value.code == "book"
    assert refused.value.values["key"] == key


@pytest.mark.parametrize("said", [{"based-on": "poker"}, {"first-special": "buried", "hand-size": 9}])
def test_what_no_table_could_play_is_refused_as_a_table_refuses_it(said: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        edition_from({"name": "trial", **said})


@pytest.mark.parametrize(
    "text", ["name = pub", "[[[", "name = 'a'\nname = 'b'", "= " * 2000, f"target = {'9' * 5000}"]
)
def test_a_text_that_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="a rule book is TOML"):
        read_book(text)


def test_a_draw_that_ends_the_turn_is_heard_as_a_draw_and_a_pass() -> None:
    pub = read_book(PUB)
    game = Position(pub, [["b1", "b2"], ["b3", "b4"]], discard=["r5"], draw=["r7"]).set_up(listening=True)
    told = game.apply(0, draw)
    assert isinstance(told, list)
    assert [type(event) for event in told] == [Drew, Passed, TurnBegan]
    assert game.turn == 1


def test_house_rules_change_a_book_too_and_those_that_make_no_sense_are_refused() -> None:
    pub = read_book(PUB)
    assert with_house_rules(pub, ["any-after-draw"]).after_draw == "any"
    with pytest.raises(SetupError, match="nothing is played after a draw"):
        with_house_rules(pub, ["draw-until-fits"])


def recorded(edition: Edition, players: int = 3) -> str:
    """A round of this edition, played at random and written down."""
    lines: list[str] = []
    game = Match(edition, players)
    recorder = Recorder(game, [f"P{seat}" for seat in range(players)], lines.append, deals="chosen")
    recorder.commit(chosen_deal("book", 1))
    recorder.deal()
    chance = FairStream(b"book")
    while game.stage == "playing":
        assert game.round is not None
        legal = game.round.moves()
        recorder.apply(int(game.round.turn), legal[chance.below(len(legal))])
    return "".join(lines)


def test_a_record_carries_a_brought_book_whole_and_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pub = bring(read_book(PUB))
    text = recorded(with_house_rules(pub, ["jump-in"]))
    assert f"\nedition {pub.id}  #" in text
    assert f"\nbook {book_line(pub)}  #" in text
    monkeypatch.setattr("sixdot.game.editions._brought", {})
    record = read_record(text)
    assert replace(record.edition, house=(), jump_in=False) == pub
    assert edition_named(pub.id) == pub
    verdict = verify(record)
    assert verdict.problem == ""
    assert verdict.rounds == 1


def test_a_record_is_read_although_there_is_an_edition_of_that_name_by_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = recorded(bring(read_book(PUB)))
    monkeypatch.setattr("sixdot.game.editions._brought", {})
    monkeypatch.setitem(EDITIONS, "inn", replace(EDITIONS["mattel"], id="inn"))
    assert verify(read_record(text)).problem == ""
    assert edition_named("inn").target != read_record(text).edition.target
    with pytest.raises(SetupError, match="not 'inn'"):
        read_book(PUB)


def test_a_record_of_a_built_in_edition_does_not_carry_the_book() -> None:
    assert "\nbook " not in recorded(EDITIONS["mattel"])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (('"target": 300', '"target": 301'), "line 4: this is the rule book inn~"),
        (('"target": 300', '"target": 0'), "line 4: in the rule book, target"),
        (('{"after-draw"', '["after-draw"'), "line 4: a rule book is written as JSON"),
    ],
)
def test_a_book_that_was_changed_in_a_record_is_found(change: tuple[str, str], problem: str) -> None:
    text = recorded(bring(read_book(PUB))).replace(*change)
    with pytest.raises(RecordError, match=problem):
        read_record(text)


def test_a_refusal_calls_a_book_by_its_name_without_the_digest() -> None:
    pub = read_book(PUB)
    for setting in (
        lambda: with_house_rules(pub, ["draw-until-fits"]),
        lambda: Match(pub, 9),
        lambda: Match(pub, 4, Options(partners="opposite")),
        lambda: Match(pub, 4, Options(judge="person")),
    ):
        with pytest.raises(SetupError) as refused:
            setting()
        assert "~" not in str(refused.value)
        assert refused.value.values["edition"] == "inn"
