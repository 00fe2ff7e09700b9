"""A game at the terminal against bots of one's choice: what is asked, and what is said."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from sixdot.bots import Bot
from sixdot.bots.easy import choose
from sixdot.bots.guard import fallback
from sixdot.cli import main
from sixdot.game.actions import CATCH, DOS, Action
from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.shuffle import Source, chosen_deal
from sixdot.game.view import View
from sixdot.terminal.plain import PlainGame, Quit, Screen, tidied
from tests.tables import laid_out
from tests.test_cli import sixdot


def careless(view: View, source: Source) -> Action | None:
    """A bot that never calls and never catches."""
    plain = tuple(action for action in view.legal if action.verb not in (CATCH, DOS) and not action.uno)
    return plain[0] if view.turn == view.seat else None


def heard(game: Match, typed: str, bots: Mapping[int, Bot]) -> list[str]:
    """All lines of a game that goes on from here while this is typed, the prompts with what was typed after them."""
    lines: list[str] = []
    keys: Iterator[str] = iter(typed.split("/"))

    def ask(prompt: str) -> str:
        key = next(keys, "quit")
        lines.append(prompt + key)
        return key

    plain = PlainGame(game, Screen(lines.append, ask), "x", lambda line: None, bots, fallback)
    with pytest.raises(Quit):
        plain.play_round()
    return lines


def test_the_game_waits_when_a_bot_is_down_to_one_card() -> None:
    game = laid_out("mattel", "g1 g2 g3 | r1 r2 | r6 b2 b3", discard="r5", people=[0], dealer=0)
    lines = heard(game, "quit", {1: careless, 2: careless})
    assert lines == ["Ana plays red 1. Ben is next.", "Ana has one card. 1 go on, 2 catch Ana: quit"]


@pytest.mark.parametrize("typed", ["2", "2.", "catch Ana", " CATCH  ana.", "catch 1"])
def test_a_missed_call_is_caught_by_number_or_by_name(typed: str) -> None:
    game = laid_out("mattel", "g1 g2 g3 | r1 r2 | r6 b2 b3", discard="r5", people=[0], dealer=0)
    lines = heard(game, typed, {1: careless, 2: careless})
    assert lines[2] == "You catch Ana: Ana did not call UNO. Ana draws 2 cards."
    assert lines[3].startswith("Ben plays ")


def test_going_on_lets_the_bots_go_on() -> None:
    for typed in ("1", ""):
        game = laid_out("mattel", "g1 g2 g3 | r1 r2 | r6 b2 b3", discard="r5", people=[0], dealer=0)
        lines = heard(game, typed + "/", {1: careless, 2: careless})
        assert lines[2].startswith("Ben plays red 6.")


def test_a_call_that_was_made_cannot_be_caught_and_is_not_offered_again() -> None:
    game = laid_out("mattel", "g1 g2 g3 | r1 r2 | r6 b2 b3", discard="r5", people=[0], dealer=0)
    lines = heard(game, "3/2/2/what", {1: fallback, 2: fallback})
    assert lines[0].startswith("UNO! Ana plays red 2.")
    assert lines[2] == "There is no choice 3: type a number from 1 to 2."
    assert lines[3] == "Ana has one card. 1 go on, 2 catch Ana: 2"
    assert lines[4:6] == ["Ana called UNO.", "Ana has one card. 1 go on: 2"]
    assert lines[6] == "There is no choice 2: type 1."
    assert lines[8] == "I do not understand what. Type 1, Enter to go on, ? for help."


def test_the_state_can_be_heard_at_a_pause_before_going_on() -> None:
    game = laid_out("mattel", "g1 g2 g3 | r1 r2 | r6 b2 b3", discard="r5", people=[0], dealer=0)
    lines = heard(game, "State/s", {1: careless, 2: careless})
    state = "Up: red 1. Your hand: green 1, green 2 and green 3. Others: Ana 1, Ben 3."
    assert lines[2] == lines[4] == f"{state} Scores: you 0, Ana 0, Ben 0; 500 wins."
    assert lines[5] == "Ana has one card. 1 go on, 2 catch Ana: quit"


def test_enter_in_turn_repeats_the_state_and_the_choices() -> None:
    game = laid_out("mattel", "r1 b2 b3 | r6 b2 b3", discard="r5", people=[0])
    lines = heard(game, "", {1: careless})
    assert lines[:3] == ["Up: red 5. Your hand: blue 2, blue 3 and red 1. Others: Ana 3.", "1 play red 1", "2 draw"]
    assert lines[4:7] == lines[:3]


@pytest.mark.parametrize("typed", ["PLAY R1", "play  r1 ", "Play r1."])
def test_case_spaces_and_a_full_stop_do_not_matter(typed: str) -> None:
    game = laid_out("mattel", "r1 b2 b3 | r6 b2 b3", discard="r5", people=[0])
    assert "You play red 1. Ana is next." in heard(game, typed, {1: careless})


def test_a_wild_is_played_with_its_colour_however_it_is_spelt() -> None:
    game = laid_out("mattel", "wi b2 b3 | g6 b2 b3", discard="r5", people=[0])
    assert "You play Wild and name red. Ana is next." in heard(game, "play wi  Red", {1: careless})


def test_an_answer_is_taken_as_it_was_typed() -> None:
    assert tidied("Answer  Paris, Texas. ") == "answer Paris, Texas."
    assert tidied("ANSWER") == "answer"


def test_a_name_that_nobody_has_is_told_with_those_who_are_here() -> None:
    game = laid_out("mattel", "r1 b2 b3 | r6 b2 b4 | r7 g2 b4", discard="r5", people=[0])
    lines = heard(game, "catch Zed/catch/catch \x1b[2J", {1: careless, 2: careless})
    assert not any("\x1b" in line for line in lines if "Your choice" not in line)
    assert "Nobody here is called Zed: Ana, Ben." in lines
    assert "Catch needs a name: Ana, Ben." in lines


@pytest.mark.parametrize("typed", ["rules", "House"])
def test_the_rules_of_the_table_are_told_when_asked_for(typed: str) -> None:
    hands = "r1 b2 b3 | r6 b2 b3"
    game = laid_out("mattel", hands, discard="r5", people=[0], house="stacking=same jump-in penalty=4")
    told = heard(game, typed, {1: careless})[4]
    assert told == (
        "Edition mattel: Mattel, UNO Braille (GMM14), 2019."
        " Who goes out scores what the others hold; 500 points win the game."
        " House rules: Draw cards stack, same kind only, and nobody challenges a Wild Draw Four."
        " Whoever holds exactly the card on top may play it out of turn. 4 cards for a missed call."
        " When you may jump in, the game waits: type the number of the play, or Enter to go on."
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_help_tells_the_words_and_the_codes_of_the_game(edition: str) -> None:
    match = Match(EDITIONS[edition], 2, people=[0])
    match.commit(chosen_deal("help", 1))
    match.deal()
    told = next(line for line in heard(match, "?/?/?", {1: choose}) if line.startswith("Type the number"))
    assert all(f"'{word}'" in told for word in ("state", "rules", "hint", "review", "leave", "return", "quit"))
    codes = (
        ("b#=7", "wd=red", "match b7") if edition == "dos" else ("r5", "bsk", "brv", "b+2", "wi is a Wild", "wi+4")
    )
    assert all(code in told for code in codes)
    assert ("'answer Paris'" in told) == EDITIONS[edition].asks_questions


def test_a_card_one_holds_too_may_be_jumped_in_with() -> None:
    game = laid_out("mattel", "r1 g2 g3 | r1 r2 r3 | r6 b2 b3", discard="r5", people=[0], dealer=0, house="jump-in")
    lines = heard(game, "2", {1: careless, 2: careless})
    assert lines[1] == "You hold red 1 too. 1 go on, 2 play red 1: 2"
    assert lines[2] == "You jump in with red 1. Ana is next."


def test_two_cards_in_dos_are_called_before_anybody_catches() -> None:
    game = laid_out("dos", "b5 b3 | g3 g4 g6", centre="r9 r10", draw="y8", people=[0])
    lines = heard(game, "1/1/1/2", {1: choose})
    assert "You have two cards. 1 go on, 2 call DOS: 2" in lines
    assert "DOS! You hold two cards." in lines


def test_a_bot_plays_for_who_leaves_and_asks_in_every_turn_whether_to_go_on() -> None:
    game = laid_out("mattel", "r1 r2 r3 r4 | r6 b2 b3 r7", discard="r5", people=[0])
    lines = heard(game, "leave/1/return/", {1: careless})
    assert "You leave: a bot plays on." in lines
    assert "A bot plays for you. 1 go on, 2 return: 1" in lines
    assert "You are back." in lines
    assert lines[-1].startswith("Your choice: ")


def test_a_hint_comes_with_its_reason_and_the_choice_is_still_open() -> None:
    game = laid_out("mattel", "r1 | r6 b2 b3 r7", discard="r5", people=[0])
    lines = heard(game, "hint", {1: careless})
    assert lines[-2:] == ["Hint: play red 1: you go out.", "Your choice: quit"]


def test_a_hint_at_a_pause_is_to_catch_who_did_not_call() -> None:
    game = laid_out("mattel", "g1 g2 g3 | r1 r2 | r6 b2 b3", discard="r5", people=[0], dealer=0)
    lines = heard(game, "hint", {1: careless, 2: careless})
    assert lines[2] == "Hint: catch Ana: Ana did not call."


def test_after_a_round_it_can_be_looked_back_on() -> None:
    lines: list[str] = []
    afterwards = iter(["2", "review", "hint", "x", "1"])

    def ask(prompt: str) -> str:
        lines.append(prompt)
        return next(afterwards) if prompt == "1 end the game, 2 review the round: " else "1"

    game = Match(EDITIONS["mattel"], 2, Options(target=1), people=[0])
    PlainGame(game, Screen(lines.append, ask), "7", lambda line: None, {1: choose}, fallback).play()
    after = lines[lines.index("1 end the game, 2 review the round: ") :]
    looks = [line for line in after if line.startswith("Looked at ")]
    assert len(looks) == 2
    assert looks[0] == looks[1]
    assert "There is nothing to be decided now." in after
    assert "Type 1 or 2." in after


def test_a_catch_that_was_let_go_by_at_a_pause_is_told_afterwards() -> None:
    lines: list[str] = []
    afterwards = iter(["2", "1"])

    def ask(prompt: str) -> str:
        lines.append(prompt)
        return next(afterwards) if prompt == "1 end the game, 2 review the round: " else "1"

    game = Match(EDITIONS["mattel"], 3, Options(target=1), people=[0])
    PlainGame(game, Screen(lines.append, ask), "3", lambda line: None, {1: careless, 2: careless}, fallback).play()
    waited = [line for line in lines if line.endswith("1 go on, 2 catch Ana: ")]
    assert waited
    assert any(line.startswith("At a pause (") and line.endswith("you could have caught Ana.") for line in lines)


def test_there_is_nothing_to_review_before_a_round_is_over() -> None:
    game = laid_out("mattel", "r1 r2 r3 r4 | r6 b2 b3 r7", discard="r5", people=[0])
    assert "You have no round behind you yet." in heard(game, "review", {1: careless})


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--bots", "easy,"], "there is no bot ''"),
        (["--bots", "tests.nowhere:plays"], "the bot tests.nowhere:plays cannot play"),
        (["--house", "chaos"], "there is no house rule 'chaos'"),
        (["--house", "stacking"], "is written stacking=same|any"),
        (["--house", "jump-in", "--house", "jump-in"], "named twice"),
        (["--house", "jump-in", "--edition", "dos"], "house rules are for UNO"),
    ],
)
def test_bots_and_house_rules_that_cannot_be_are_refused_with_a_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err
    assert told.err.count("\n") == 1


def test_a_game_against_bots_of_all_kinds_is_played_to_its_end(tmp_path: Path) -> None:
    record = tmp_path / "game.sixdot"
    arguments = ["--bots", "easy,tests.foreign:raises", "--house", "stacking=any", "--house", "seven-zero"]
    done = sixdot("play", *arguments, "--target", "50", "--seed", "7", "--record", str(record), typed="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "win the game." in done.stdout or "wins the game." in done.stdout
    assert "The bot on seat 2 was helped out. tests.foreign:raises: it raised ZeroDivisionError" in done.stdout
    assert "house stacking=any seven-zero" in record.read_text(encoding="utf-8")
    assert main(["verify", str(record)]) == 0


def test_playing_starts_no_process_and_loads_no_coach_unless_they_are_wanted() -> None:
    script = (
        "import sys, io; sys.stdin = io.StringIO(''); from sixdot.cli import main; main(['play']);"
        "early = [name for name in ('subprocess', 'multiprocessing', 'sixdot.bots.child', 'sixdot.bots.coach',"
        " 'sixdot.bots.sharp') if name in sys.modules]; sys.exit(str(early) if early else 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
