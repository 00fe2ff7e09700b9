"""A class at the table: pupils who are away, teams, bots that do not know, and braille lines of any width."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sixdot.bots import bot_named
from sixdot.classroom.shelf import set_on_shelf
from sixdot.game import events as e
from sixdot.game.actions import parse
from sixdot.game.edition import identified
from sixdot.game.editions import EDITIONS, bring
from sixdot.game.match import JUDGE, Match
from sixdot.game.options import Options, SetupError
from sixdot.game.questions import Question
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import chosen_deal
from sixdot.table import Table
from sixdot.terminal.setup import GameSetup
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words
from tests.classroom.test_playing import THREE
from tests.helpers.tables import do, laid_out
from tests.helpers.transcribed import transcript

QUESTION = EDITIONS["question"]
NAMES = ["Ana", "Ben", "Cleo", "Dev"]
FRANCE = {"r5": Question("Capital of France?", ("Paris",))}


def three_seats(leavers: str, judge: str = "program") -> Match:
    options = Options(leavers=leavers, judge=judge)
    hands = "r1 b2 b3 | r2 b4 b9 | r3 y4 y9"
    return laid_out("question", hands, options=options, discard="r5", questions=FRANCE, draw="g1 g2 g3 g4 g6")


# A pupil who is away


@pytest.mark.parametrize("judge", ["program", "person"])
def test_who_leaves_while_asked_is_passed_over_and_draws_nothing(judge: str) -> None:
    game = three_seats("fold", judge)
    told = do(game, 0, "leave")
    assert not any(isinstance(event, e.Drew | e.Answered) for event in told)
    assert (game.view(1).turn, game.view(1).phase) == (1, "answer")
    assert game.view(1).passed_over == (0,)


def test_who_leaves_while_being_judged_is_passed_over_and_not_judged() -> None:
    game = three_seats("fold", "person")
    do(game, 0, "answer Paris")
    told = do(game, 0, "leave")
    assert not any(isinstance(event, e.Drew | e.Judged) for event in told)
    assert (game.view(1).turn, game.view(1).phase) == (1, "answer")
    assert isinstance(game.apply(JUDGE, parse("wrong")), Refusal)


def test_who_is_away_need_not_fail_for_the_answer_to_be_told() -> None:
    game = three_seats("fold")
    do(game, 0, "unknown")
    do(game, 1, "leave")
    told = do(game, 2, "unknown")
    assert [event.answer for event in told if isinstance(event, e.AnswerTold)] == ["Paris"]
    assert game.view(0).phase == "turn"


def test_a_slip_is_forgotten_when_its_player_leaves() -> None:
    options = Options(leavers="fold")
    hands = "r1 b2 b3 | r2 b4 b9 | r3 y4 y9"
    game = laid_out("question", hands, options=options, discard="r5", questions=FRANCE, house="near-misses")
    do(game, 0, "answer Pariss")
    do(game, 0, "leave")
    assert parse("confirm") not in game.legal(1)


def test_a_stand_in_knows_every_answer_so_that_nobody_comes_back_to_more_cards() -> None:
    for seed in range(12):
        game = Match(QUESTION, 2, Options(target=100), [0, 1], THREE.deal(str(seed)))
        table = Table(game, NAMES[:2], {}, str(seed), knows=0, stand_in=bot_named("easy"))
        table.commit(chosen_deal(str(seed), 1))
        table.deal()
        table.apply(0, parse("leave"))
        table.apply(1, parse("leave"))
        told: list[e.Event] = []
        while game.stage == "playing":
            told += table.step()
        answers = [event.right for event in told if isinstance(event, e.Answered)]
        assert all(answers)
        assert not any(event.why == "answer" for event in told if isinstance(event, e.Drew))


# Teams


def test_the_book_itself_has_no_partners() -> None:
    with pytest.raises(SetupError):
        Match(QUESTION, 4, Options(partners="opposite"))


def test_a_book_of_ones_own_can_have_teams_who_hear_each_other_asked() -> None:
    book = bring(identified(replace(QUESTION, id="teams", partners="credit")))
    game = Match(book, 4, Options(partners="opposite", target=1), None, THREE.deal("teams"))
    game.commit(chosen_deal("teams", 1))
    game.deal()
    turn = game.view(None).turn
    assert turn is not None
    partner = (turn + 2) % 4
    assert game.view(partner).partners == (turn,)
    before = game.view((turn + 3) % 4).counts
    told = do(game, turn, "unknown")
    assert [event.seat for event in told if isinstance(event, e.Drew)] == [turn], "it costs the one who was asked"
    following = game.view(None).turn
    assert following is not None
    listener = (following + 2) % 4
    heard = narrate([e.hear(event, listener) for event in told], game.view(listener), NAMES, Words("en"))
    assert heard.text.endswith("Same question for your partner.")
    assert game.view(None).counts[partner] == before[partner]


# Bots


def played_out(game: Match, seed: str, knows: int) -> Table:
    bots = {seat: bot_named("easy") for seat in range(game.players) if seat not in game.people}
    table = Table(game, NAMES[: game.players], bots, seed, knows=knows)
    steps = 0
    while game.stage != "over":
        table.commit(chosen_deal(seed, game.number + 1))
        table.deal()
        while game.stage == "playing":
            steps += 1
            assert steps < 20_000, "it goes on and on"
            waiting = [seat for seat in table.awaited() if not table.is_pause(seat)]
            if waiting:
                view = game.view(0)
                legal = [str(action) for action in view.legal if not str(action).startswith("accuse")]
                table.apply(0, parse("unknown" if view.phase == "answer" else legal[0]))
            elif table.awaited():
                table.go_on(0)
            else:
                table.step()
    return table


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_game_with_three_questions_ends_even_for_somebody_who_never_knows(seed: str) -> None:
    game = Match(QUESTION, 3, Options(target=100), [0], THREE.deal(seed))
    played_out(game, seed, 75)
    assert game.winners


def test_where_nobody_ever_knows_the_answer_is_told_each_time_and_cards_are_played() -> None:
    game = Match(QUESTION, 3, Options(target=100), [], THREE.deal("x"))
    table = Table(game, NAMES[:3], dict.fromkeys(range(3), bot_named("easy")), "x", knows=0)
    table.commit(chosen_deal("x", 1))
    table.deal()
    told: list[e.Event] = []
    for _ in range(2000):
        told += table.step() if game.stage == "playing" else ()
    assert not any(event.right for event in told if isinstance(event, e.Answered))
    assert len([event for event in told if isinstance(event, e.AnswerTold)]) > 5
    assert len([event for event in told if isinstance(event, e.Played)]) > 5


# Braille


LONG = """name: animals
questions:
  - question: Which of these animals lays eggs, swims and cannot fly at all?
    choices: [bottlenose dolphin, emperor penguin, hippopotamus]
    answer: emperor penguin
    hint: It is a bird.
"""


@pytest.mark.parametrize("cells", [20, 40])
def test_questions_and_choices_keep_to_the_width_of_the_line(cells: int, tmp_path: Path) -> None:
    (tmp_path / "animals.yaml").write_text(LONG)
    arguments = ["play", "--questions", str(tmp_path / "animals.yaml"), "--seed", "a", "--players", "2"]
    told = transcript(
        [*arguments, "--language", "en", "--braille-lines", str(cells)], ["choices", "hint", "b", "quit"]
    )
    assert max(map(len, told.splitlines())) <= cells
    deal, offered, hint, right, _ = told.split("\n> ")
    assert "⠓⠊⠏⠏⠕⠏⠕⠞⠁⠍⠥⠎" in deal, "the last of the choices"
    assert "⠃⠐⠜⠀⠑⠍⠏⠑⠗⠕⠗⠀⠏⠑⠝⠛⠥⠊⠝\n⠉⠐⠜⠀⠓⠊⠏⠏⠕⠏⠕⠞⠁⠍⠥⠎\n" in offered, "each begins a line"
    assert "⠓⠊⠝⠞⠒⠀⠠⠊⠞⠀⠊⠎⠀⠁⠀⠃⠊⠗⠙⠲" in hint
    assert "⠽⠕⠥⠀⠃⠀⠗⠊⠛⠓⠞" in right


def test_mathematics_is_asked_in_plain_signs() -> None:
    for question in set_on_shelf("arithmetic", "en").questions[:50]:
        assert question.spoken.isprintable()
        assert question.spoken.isascii()


def test_the_switches_of_the_command_line_are_house_rules() -> None:
    from sixdot.cli import main
    from sixdot.game.house import OF_QUESTIONS

    setup = GameSetup(edition="question", house=OF_QUESTIONS)
    edition = setup.new_game("en", "x").edition
    assert (edition.hints, edition.near_misses, edition.follows_levels) == (False, True, True)
    assert main(["play", "--near-misses", "--edition", "mattel", "--language", "en"]) == 2
