"""Answers to questions: each fact against the position itself, in every edition, language and length."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any, get_args

import pytest

from sixdot.answers.given import NoAnswer
from sixdot.answers.known import ChatLine, Hearing, SeatKnowledge
from sixdot.answers.questions import QUESTIONS, answer
from sixdot.game import events as e
from sixdot.game.actions import PLAY, Action
from sixdot.game.editions import EDITIONS
from sixdot.game.families import family_of
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.refusal import Refusal
from sixdot.voice.refusals import refusal_text
from sixdot.voice.understand.enquiry import SPELL, Enquiry, Fact, When
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.moments import ME, NAMES, Moment, cards_in, moments, names_in, numbers_in
from tests.helpers.tables import do, laid_out
from tests.helpers.views import uno_view
from tests.laws.tables import a_table, is_over, next_step, sit
from tests.laws.tables import do as step

FORMS = list(product(LANGUAGES, LENGTHS))
SPOKEN = [(language, length) for language, length in FORMS if length != "braille"]


def some_moments(edition: str, every: int = 9, most: int = 12, **kwargs: Any) -> Iterator[tuple[int, Moment]]:
    """Some moments of a game, numbered, so that forms can take turns."""
    for number, moment in enumerate(moments(edition, f"answers {edition}", **kwargs)):
        if number % every == 0:
            yield number // every, moment
        if number > every * most:
            return


def text_of(asked: Enquiry | str, known: SeatKnowledge, words: Words | None = None, about: str = "") -> str:
    return answer(asked, known, about).text(words or Words("en", "normal", known.match.edition.marks))


def known_of(game: Match, seat: int = ME) -> SeatKnowledge:
    view = game.view(seat)
    heard = (Hearing(view.heard, view, seat),) if view.heard else ()
    return SeatKnowledge(game, NAMES[: game.players], view, True, game.number, heard)


# The players


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_is_told_with_the_number_of_cards_and_the_call(edition: str) -> None:
    call = family_of(EDITIONS[edition]).call.word.upper()
    called = 0
    for number, moment in some_moments(edition, every=3, most=60):
        words, view = moment.words(*FORMS[number % len(FORMS)]), moment.known.view
        assert view is not None
        for seat in range(moment.game.players):
            told = text_of(Enquiry("count", (seat,)), moment.known, words)
            assert names_in(told, moment, words) == [seat]
            assert numbers_in(told) == [view.counts[seat]]
            assert (call in told) == (seat in view.announced)
            called += seat in view.announced
        everybody = text_of(Enquiry("count", all=True), moment.known, words)
        order = list(dict.fromkeys(names_in(everybody, moment, words)))
        assert numbers_in(everybody)[: moment.game.players] == [view.counts[seat] for seat in order]
        assert everybody.count(call) == len(view.announced)
        assert everybody == text_of("counts", moment.known, words)
    assert called > 0


def test_a_call_is_said_with_the_counts() -> None:
    game = laid_out("mattel", "r1 r2 r3 | r4 b4 | g1 g2", discard="r5", draw="y1 y2 y3 y4", dealer=0)
    do(game, 1, "play r4 uno")
    known = known_of(game)
    assert text_of("counts", known) == "You have 3 cards, Ana 1 (UNO called), Ben 2."
    assert text_of("counts", known, Words("fr")) == "Vous avez 3 cartes, Ana 1 (UNO annoncé), Ben 2."
    assert text_of("counts", known, Words("en", "braille")) == "you 3 Ana 1 UNO Ben 2"
    assert text_of(Enquiry("count", (1,)), known) == "Ana has 1 card (UNO called)."
    assert text_of(Enquiry("count", topic="few"), known) == "Ana has the fewest cards: 1."
    assert text_of(Enquiry("count", topic="most"), known) == "You have the most cards: 3."


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_each_player_comes_the_next_one(edition: str) -> None:
    for number, moment in some_moments(edition):
        words = moment.words(*FORMS[number % len(FORMS)])
        assert moment.game.round is not None
        order = moment.game.round.order
        for seat in range(moment.game.players):
            told = text_of(Enquiry("next", (seat,)), moment.known, words)
            assert names_in(told, moment, words) == [seat, order[seat]]
            before = text_of(Enquiry("next", (order[seat],), when=When("before")), moment.known, words)
            assert before == told
        turn = int(moment.game.round.turn)
        assert names_in(text_of(Enquiry("next"), moment.known, words), moment, words) == [turn, order[turn]]


def test_whom_a_card_of_mine_would_strike() -> None:
    game = laid_out("mattel", "r1 r2 | r4 b4 | g1 g2", discard="r5", draw="y1 y2")
    known = known_of(game)
    assert text_of(Enquiry("next", (ME,), symbol="+2"), known) == "It would be for Ana: 2 cards."
    assert text_of(Enquiry("next", symbol="wi+4"), known) == "It would be for Ana: 4 cards, or a challenge."
    assert text_of(Enquiry("next", symbol="rv"), known) == "Play would turn round, and Ben would be next."
    assert text_of(Enquiry("next", (1,), symbol="sk"), known) == "It would be for Ben, who would miss a turn."
    two = known_of(laid_out("mattel", "r1 r2 | r4 b4", discard="r5", draw="y1 y2"))
    assert text_of(Enquiry("next", symbol="rv"), two) == "It would be for Ana, who would miss a turn."
    stacks = known_of(laid_out("question", "r1 r2 | r4 b4", discard="r5", draw="y1 y2"))
    assert "unless another draw card goes on it" in text_of(Enquiry("next", symbol="+2"), stacks)
    assert text_of(Enquiry("next", symbol="7"), known) == "After you comes Ana."


def test_who_sits_here_and_who_is_a_bot_or_away() -> None:
    game = laid_out("mattel", "r1 r2 | r4 b4 | g1 g2", discard="r5", draw="y1 y2", people=[0, 1])
    known = known_of(game)
    assert text_of(Enquiry("people", all=True), known) == "At the table: you, Ana, Ben (bot)."
    assert text_of(Enquiry("people", (2,)), known) == "Ben is a bot."
    assert text_of(Enquiry("people", (0,)), known) == "At the table: Ana, Ben (bot)."  # whom am I playing against
    assert text_of(Enquiry("people", (1,)), known) == "Ana is a person and is here."
    do(game, 1, "leave")
    assert text_of(Enquiry("people", all=True), known_of(game)) == "At the table: you, Ana (away), Ben (bot)."
    assert text_of(Enquiry("people", (1,)), known_of(game), Words("fr")) == "Ana a quitté la table pour le moment."


def test_the_cards_of_others_and_those_to_come_are_secret() -> None:
    known = known_of(laid_out("mattel", "r1 r2 | r4 b4 | g1 g2 g3", discard="r5", draw="y1 y2"))
    assert text_of(Enquiry("secret", (2,)), known) == "You cannot see Ben's cards. Ben has 3 cards."
    assert (
        text_of(Enquiry("secret", (2,)), known, Words("fr"))
        == "Ben garde ses cartes cachées : vous ne pouvez pas les voir. Ben a 3 cartes."
    )
    assert text_of(Enquiry("secret", topic="pile"), known).startswith("Nobody can see the cards to come. 100 cards")


# Scores


@pytest.mark.parametrize(
    ("options", "scores", "told"),
    [
        (Options(), [0, 0, 0, 0], "Nobody leads yet: no round has been scored."),
        (Options(), [95, 140, 12, 95], "Ana leads with 140 points. You are second with 95 points, level with Cleo."),
        (
            Options(),
            [0, 98, 0, 0],
            "Ana leads with 98 points. You are second with 0 points, level with Ben and Cleo.",
        ),
        (Options(), [140, 95, 12, 0], "You lead with 140 points."),
        (Options(), [12, 140, 140, 95], "Ana and Ben lead with 140 points. You are fourth with 12 points."),
        (Options(), [140, 140, 1, 0], "You and Ana lead with 140 points."),
        (Options(scoring="lowest"), [40, 12, 30, 90], "Ana leads with 12 points. You are third with 40 points."),
        (
            Options(scoring="elimination", target=60),
            [61, 12, 30, 70],
            "Ana leads with 12 points. You are out of the game with 61 points.",
        ),
        (
            Options(partners="opposite"),
            [20, 30],
            "Ana and Cleo lead with 30 points. You and Ben are second with 20 points.",
        ),
    ],
)
def test_who_leads(options: Options, scores: list[int], told: str) -> None:
    edition = "rnib" if options.scoring == "elimination" or options.partners != "none" else "mattel"
    game = laid_out(edition, "r1 r2 | r4 b4 | g1 g2 | y1 y2", options, discard="r5", draw="y3 y4")
    game.scores[:] = scores
    assert text_of(Enquiry("leader"), known_of(game)) == told
    assert numbers_in(text_of(Enquiry("leader"), known_of(game), Words("fr"))) == numbers_in(told)


@pytest.mark.parametrize(("language", "length"), FORMS)
def test_the_points_of_one_player_or_team(language: str, length: str) -> None:
    game = laid_out("mattel", "r1 r2 | r4 b4 | g1 g2", discard="r5", draw="y3 y4")
    game.scores[:] = [95, 140, 12]
    words = Words(language, length)
    for seat, points in enumerate(game.scores):
        assert numbers_in(text_of(Enquiry("score", (seat,)), known_of(game), words)) == [points]
    assert {95, 140, 12} <= set(numbers_in(text_of("score", known_of(game), words)))
    assert set(numbers_in(text_of(Enquiry("target"), known_of(game), words))) >= {500, 95}


def test_how_far_it_is_to_the_end() -> None:
    game = laid_out("mattel", "r1 r2 | r4 b4 | g1 g2", discard="r5", draw="y3 y4")
    game.scores[:] = [95, 140, 12]
    assert text_of(Enquiry("target"), known_of(game)) == "500 points win the game. You have 95 and need 405 more."
    of_ana = text_of(Enquiry("target", (1,)), known_of(game))
    assert of_ana == "500 points win the game. Ana has 140 points and needs 360 more."
    game.winners, game.scores[1] = (1,), 512
    assert text_of(Enquiry("leader"), known_of(game)) == "Ana has won the game with 512 points."


# The hand, and what fits


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hand_a_colour_of_it_and_whether_a_card_is_in_it(edition: str) -> None:
    for number, moment in some_moments(edition):
        words = moment.words(*SPOKEN[number % len(SPOKEN)])
        hand = moment.game.view(ME).hand
        for card in moment.game.edition.deck.cards[number % 5 :: 5]:
            asked = Enquiry("hand", colour=card.colour or "", symbol=card.symbol)
            told = answer(asked, moment.known)
            held = [each for each in hand if each == card]
            assert list(told.cards) == held
            if held:
                assert cards_in(told.text(words), moment, words)[card] == len(held)
            else:
                assert not re.search(r"\d:|\d en \d", told.text(words))
        for colour in ("blue", "green", "red", "yellow"):
            told = answer(Enquiry("hand", colour=colour), moment.known)
            assert list(told.cards) == [card for card in hand if card.colour == colour]
            assert sum(cards_in(told.text(words), moment, words).values()) == len(told.cards)


@pytest.mark.parametrize(
    ("edition", "house"),
    [
        *[(edition, "") for edition in ("mattel", "rnib", "french", "question")],
        ("mattel", "jump-in seven-zero stacking=any"),
        ("rnib", "no-bluff number-last forced-play"),
        ("french", "new-colour any-after-draw stacking=same"),
    ],
)
def test_whether_a_card_fits_and_if_not_the_refusal_of_the_table_itself(edition: str, house: str) -> None:
    """What a View shows is enough for the very reason that the machine gives."""
    rng, checked = Random(f"{edition} {house}"), 0
    for _ in range(5):
        table = replace(a_table(rng, edition, 3), house=tuple(house.split()), passed_over=(), going=0, pile=None)
        dealt, _ = sit(table)
        game = Match(dealt.edition, 3)
        game.play_on(dealt)
        for _ in range(15):
            if is_over(dealt):
                break
            for seat in {int(dealt.turn), rng.randrange(3)}:
                checked += check_refusals(game, seat)
            step(dealt, table, next_step(rng, dealt, table))
    assert checked > 50


def check_refusals(game: Match, seat: int) -> int:
    """Ask about some cards of a hand; returns how many were refused."""
    view, known, checked = uno_view(game.view(seat)), known_of(game, seat), 0
    assert game.round is not None
    for card in sorted(set(view.hand))[:6]:
        told = text_of(Enquiry("fits", colour=card.colour or "", symbol=card.symbol), known)
        if any(action.verb == PLAY and action.card == card.kind for action in view.legal):
            assert told.startswith("Yes: "), told
            continue
        colour = -1 if card.colour else 0 if view.colour != "blue" else 1
        refused = game.round.copy().apply(seat, Action(PLAY, card=card.kind, colour=colour))
        assert isinstance(refused, Refusal)
        assert told.endswith(refusal_text(refused, view, known.names, Words())), (told, refused.reason)
        checked += 1
    return checked


def test_why_a_card_of_mine_does_not_fit() -> None:
    game = laid_out("mattel", "r2 b3 g+2 | r4 b4 | g1 g2", discard="r5", draw="y1 y2", dealer=2)
    known = known_of(game)
    for colour, symbol in (("blue", "3"), ("green", "+2"), ("yellow", "9")):
        fits = text_of(Enquiry("fits", (0,), colour=colour, symbol=symbol), known)
        assert f"No. {text_of(Enquiry('why', (0,), colour=colour, symbol=symbol), known)}" == fits


def test_whether_a_card_fits() -> None:
    game = laid_out("mattel", "r2 b3 wi | r4 b4 | g1 g2", discard="r5", draw="y1 y2", dealer=2)
    known = known_of(game)
    assert text_of(Enquiry("fits", colour="red", symbol="2"), known) == "Yes: red 2 at 2."
    assert text_of(Enquiry("fits", colour="blue", symbol="3"), known) == (
        "No. Blue 3 does not fit red 5. You can play red 2 or Wild, or draw. (mattel T1)"
    )
    not_held = "No. You do not have a 5, though it would fit. Red 5 is up."
    assert text_of(Enquiry("fits", symbol="5"), known) == not_held
    assert text_of(Enquiry("fits", colour="green", symbol="8"), known) == (
        "No. You do not have a green 8, and it would not fit. Red 5 is up."
    )
    assert text_of(Enquiry("fits", symbol="#"), known) == "No. There is no such card in this game: a Wild Number."
    assert text_of(Enquiry("fits", colour="blue", symbol="3"), known, Words("fr")).startswith("Non. 3 bleu ")


def test_whether_a_card_matches_in_dos() -> None:
    game = laid_out("dos", "b7 b3 b4 g10 | r4 g4 g6", centre="r7 y9", draw="y1 y3 y4", dealer=1)
    known = known_of(game)
    assert text_of(Enquiry("fits", colour="blue", symbol="7"), known) == "Yes: red 7 with blue 7."
    assert text_of(Enquiry("fits", colour="blue", symbol="3"), known) == "Yes: red 7 with blue 3 and blue 4."
    assert text_of(Enquiry("fits", symbol="10"), known) == (
        "No. Green 10 matches nothing, alone or with another of your cards. In the row: red 7 and yellow 9."
    )
    other = known_of(game, 1)
    assert text_of(Enquiry("fits", colour="red", symbol="4"), other).startswith("No. It would not fit. In the row: ")
    assert "Zoe's turn" in text_of(Enquiry("fits", colour="red", symbol="4"), other)


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_card_does_here_with_so_many_players(players: int) -> None:
    hands = ["r1 r2", "r4 b4", "g1 g2"][:players]
    known = known_of(laid_out("mattel", " | ".join(hands), discard="r5", draw="y1 y2"))
    told = text_of(Enquiry("card", symbol="rv"), known)
    assert ("Mattel P1" in told) == (players == 2)
    assert "5 points" in text_of(Enquiry("card", symbol="5"), known)
    assert "no such card" in text_of(Enquiry("card", symbol="wd"), known)
    assert text_of(Enquiry("card"), known) == text_of("reference", known)


# What happened


def plays(told: Any, seats: Any) -> list[Any]:
    return [event for event in told if isinstance(event, e.Played | e.Matched | e.Laid) and event.seat in seats]


def shown(event: Any) -> list[Any]:
    return [event.card] if isinstance(event, e.Played | e.Laid) else [*event.cards, event.centre]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_somebody_played_last(edition: str) -> None:
    for number, moment in some_moments(edition, every=5, most=20):
        words = moment.words(*SPOKEN[number % len(SPOKEN)])
        for seat in range(moment.game.players):
            told = text_of(Enquiry("played", (seat,)), moment.known, words)
            found = plays(moment.told, [seat])[-1:]
            cards = cards_in(told, moment, words)
            assert sorted(cards.elements()) == sorted(card for event in found for card in shown(event)), told
            if found:
                assert names_in(told, moment, words) == [seat]
        last = plays(moment.told, range(moment.game.players))[-3:]
        told = text_of(Enquiry("played", when=When(count=3)), moment.known, words)
        assert sorted(cards_in(told, moment, words).elements()) == sorted(
            card for event in last for card in shown(event)
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_somebody_drew_is_a_number_and_cards_only_for_oneself(edition: str) -> None:
    for number, moment in some_moments(edition, every=5, most=20):
        words = moment.words(*SPOKEN[number % len(SPOKEN)])
        for seat in range(moment.game.players):
            told = text_of(Enquiry("drew", (seat,)), moment.known, words)
            drawn = [event for event in moment.told if isinstance(event, e.Drew) and event.seat == seat][-1:]
            found = [card for card in cards_in(told, moment, words).elements() if card.colour is not None]
            if seat == ME:
                own = [card for event in drawn for card in event.cards or () if card.colour is not None]
                assert sorted(found) == sorted(own), told
            else:
                assert found == [], told
                assert all(event.count in numbers_in(told) for event in drawn if event.count), told


def a_story() -> Match:
    """Ana plays red 4, Ben a Wild for green, Zoe green 1, Ana draws and passes."""
    game = laid_out("mattel", "g1 r2 y9 | r4 b4 b6 b7 | wi g2 b8", discard="r5", draw="y1 y2 y3 y4", dealer=0)
    for seat, action in ((1, "play r4"), (2, "play wi green"), (0, "play g1"), (1, "draw"), (1, "pass")):
        do(game, seat, action)
    return game


def test_when_something_happened() -> None:
    known = known_of(a_story())
    wild: dict[str, Any] = {"symbol": "wi", "when": When("before")}
    assert text_of(Enquiry("played", **wild), known) == "Ana played red 4."
    assert text_of(Enquiry("top", **wild), known) == "Before that red 4 was up."
    assert text_of(Enquiry("colour", **wild), known, Words("fr")) == "Avant cela, 4 rouge était au Talon."
    assert text_of(Enquiry("played", symbol="wi", when=When("after")), known) == "You played green 1."
    assert text_of(Enquiry("played", symbol="wi"), known) == "Ben played Wild, naming green."
    assert text_of(Enquiry("colour", (2,)), known) == "Ben named green. Green counts."
    assert text_of(Enquiry("played", (1,), when=When("turn")), known) == "Ana has not played any card in that turn."
    assert text_of(Enquiry("drew", (1,), when=When("turn")), known) == "Ana drew 1 card."
    assert text_of(Enquiry("drew", (2,)), known, Words("fr")) == "Ben n'a pas pioché dans cette manche."
    assert text_of(Enquiry("played", symbol="sk"), known) == "Nobody has played a Skip in this round."
    assert (
        text_of(Enquiry("played", symbol="rv"), known, Words("fr"))
        == "Personne n'a joué d'Inversion dans cette manche."
    )
    assert text_of(Enquiry("played", others=True), known) == "Ana played red 4. Ben played Wild, naming green."


@pytest.mark.parametrize("edition", EDITIONS)
def test_how_long_the_round_has_lasted_is_told_in_turns(edition: str) -> None:
    """Among four, no turn follows another of the same player: a turn is over when somebody else is in turn."""
    rounds: dict[int, list[int | None]] = {}
    for moment in moments(edition, f"turns {edition}", options=Options(target=150)):
        view = moment.known.now
        assert view is not None
        turns = rounds.setdefault(view.round, [])
        if not turns or turns[-1] != view.turn:
            turns.append(view.turn)
        words = moment.words(*FORMS[len(turns) % len(FORMS)])
        told = numbers_in(text_of(Enquiry("duration"), moment.known, words))
        assert told in ([view.round, len(turns) - 1], [view.round])  # just begun: no number
    assert sum(map(len, rounds.values())) > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_since_my_turn_is_what_was_heard_since_i_acted(edition: str) -> None:
    for number, moment in some_moments(edition):
        words = moment.words(*SPOKEN[number % len(SPOKEN)])
        since = [event for heard in moment.known.heard[moment.known.own :] for event in heard.events]
        told = text_of(Enquiry("played", when=When("since")), moment.known, words)
        wanted = [card for event in plays(since, range(9))[-8:] for card in shown(event)]
        assert sorted(cards_in(told, moment, words).elements()) == sorted(wanted), told
        assert text_of(Enquiry("last", when=When("since")), moment.known, words) == text_of(
            "since", moment.known, words
        )


def test_who_has_called_and_who_was_caught() -> None:
    game = laid_out("mattel", "r1 r2 r3 | r4 b4 | g1 g2", discard="r5", draw="y1 y2 y3 y4", dealer=0)
    assert text_of(Enquiry("called"), known_of(game)) == "Nobody has called UNO, and nobody is down to one card."
    do(game, 1, "play r4 uno")
    assert text_of(Enquiry("called", (1,)), known_of(game)) == "Ana has called UNO and has 1 card."
    assert text_of(Enquiry("called", all=True), known_of(game)) == "Ana has called UNO and has 1 card."
    assert text_of(Enquiry("called", (0,)), known_of(game)) == "You have not called UNO and have 3 cards."
    quiet = laid_out("mattel", "r1 r2 r3 | r4 b4 | g1 g2", discard="r5", draw="y1 y2 y3 y4", dealer=0)
    do(quiet, 1, "play r4")
    assert text_of(Enquiry("called"), known_of(quiet)) == "Ana has not called UNO and has 1 card."
    do(quiet, 0, "catch 1")
    assert text_of(Enquiry("called", (1,)), known_of(quiet)) == (
        "Ana has not called UNO and has 3 cards. You caught Ana without it."
    )


def test_what_was_said_is_answers_calls_and_chat() -> None:
    game = laid_out("question", "r1 r2 r3 | r4 b4 g9 | g1 g2", discard="r5", draw="y1 y2 y3 y4", dealer=0)
    known = known_of(game)
    assert text_of(Enquiry("said", (1,)), known) == (
        "Ana has not said anything in this round. Nobody writes messages at this table."
    )
    do(game, 1, "answer yes")
    known = known_of(game)
    assert text_of(Enquiry("said", (1,)), known) == "Ana answered yes: right."
    do(game, 1, "play r4")
    assert text_of(Enquiry("question"), known_of(game)) == "Question for Ben: Are you ready?"
    do(game, 2, "answer yes")
    assert text_of(Enquiry("question"), known_of(game)) == (
        "No question is asked now. The last one was for Ben: Are you ready? Ben answered yes: right."
    )
    online = replace(known, chat=[ChatLine("Ben", "Ben writes: hello"), ChatLine("Ana", "Ana writes: well done")])
    assert text_of(Enquiry("said", (2,)), online) == "Ben writes: hello"
    assert text_of(Enquiry("said", (1,)), online) == "Ana answered yes: right. Ana writes: well done"


# All of it


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_fact_is_answered_in_every_language_and_length(edition: str) -> None:
    abouts: list[dict[str, Any]] = [
        {}, {"seats": (1,)}, {"all": True}, {"others": True}, {"symbol": "5", "colour": "red"},
    ]  # fmt: skip
    for number, moment in some_moments(edition, every=11, most=16):
        words = moment.words(*FORMS[number % len(FORMS)])
        for fact in get_args(Fact):
            if fact == "settings":  # which the game does not know
                with pytest.raises(NoAnswer):
                    answer(Enquiry(fact), moment.known)
                continue
            for about in abouts if fact != "hint" else abouts[: number % 8 == 0]:
                told = text_of(Enquiry(fact, **about), moment.known, words)
                assert told, (fact, about)
                assert not re.search(r"[{}$|]|  | \.|,,|\.,", told), told


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_command_is_a_question_by_its_plain_name(edition: str) -> None:
    plain: dict[str, Enquiry] = {
        "counts": Enquiry("count", all=True),
        "last": Enquiry("last"),
        "since": Enquiry("last", when=When("since")),
        "score": Enquiry("score"),
        "reference": Enquiry("card"),
        "help": Enquiry("howto"),
        "rules": Enquiry("rule"),
        "spell": Enquiry("question", topic=SPELL),
    }
    for _, moment in some_moments(edition, every=30, most=2):
        for name in QUESTIONS:
            asked = plain[name] if name in plain else Enquiry(name)  # type: ignore[arg-type]
            assert text_of(name, moment.known) == text_of(asked, moment.known)


def test_why_not_asks_for_the_last_ruling_and_no_rule_of_that_name() -> None:
    known = known_of(a_story())
    assert text_of("why", known, about="not") == text_of("why", known)
    assert text_of("why", known, about="T1").startswith("Mattel T1: ")
    assert text_of("why", known, about="x9").startswith("There is no rule X9.")


def test_between_rounds_scores_and_the_past_are_answered_and_the_cards_as_they_were_left() -> None:
    game = laid_out("mattel", "r1 | r4 b4", discard="r5", draw="y1 y2", dealer=1)
    do(game, 0, "play r1")
    view = game.view(ME)
    known = SeatKnowledge(game, NAMES[:2], view, False, 1, (Hearing(view.heard, view, ME),))
    assert text_of(Enquiry("played", (0,)), known) == "You played red 1."
    assert text_of(Enquiry("leader"), known) == "You lead with 8 points."
    assert text_of(Enquiry("round"), known) == "Round 1 is over."
    assert text_of(Enquiry("duration"), known).startswith("Round 1 is over.")
    assert text_of(Enquiry("count", (1,)), known) == "Round 1 is over. This is how it ended. Ana had 2 cards."
    assert text_of(Enquiry("turn"), known) == "Round 1 is over. You lead with 8 points."
    with pytest.raises(NoAnswer):
        answer(Enquiry("count", (1,)), replace(known, view=None, round=0))
