"""Practice: decisions are taken back, others are tried, and the record tells it all."""

from __future__ import annotations

import io
from contextlib import closing, redirect_stdout
from pathlib import Path

import pytest

from sixdot.answers.reviewing import look_back
from sixdot.bots import bot_named
from sixdot.bots.guard import fallback
from sixdot.cli import main
from sixdot.game.actions import ANSWER, Action, parse
from sixdot.game.editions import EDITIONS
from sixdot.game.match import BETWEEN, COMMITTED, OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.reading import Record, RecordError, read_record
from sixdot.game.record import CHECK_DIGITS, link
from sixdot.game.refusal import Refusal
from sixdot.game.replay import Replay, verify
from sixdot.game.shuffle import FastRandom
from sixdot.game.view import View
from sixdot.table import Table
from sixdot.terminal.saving.judging import GOING, judge
from sixdot.terminal.saving.notes import Notes
from sixdot.terminal.saving.saved_game import SavedGame, create, resume
from sixdot.voice.choices import action_text
from sixdot.voice.understand.meant import Command
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.games import QUESTIONS
from tests.helpers.tables import laid_out
from tests.helpers.typed import Typing

NAMES = ("Zoe", "Ana", "Ben")
PLAY = ("play", "--practice", "--seed", "o", "--plain")
WILD = ("play", "--practice", "--seed", "w3", "--plain")  # in which a Wild is held, and fits


pytestmark = pytest.mark.usefixtures("home")


def begin(path: Path, edition: str = "mattel", target: int | None = None) -> tuple[Table, SavedGame]:
    """A practice game with one person on seat 0."""
    book = EDITIONS[edition]
    questions = QUESTIONS if book.asks_questions else None
    match = Match(book, 3, Options(target=target), people=[0], questions=questions)
    saved = create(match, NAMES, Notes("seed", "en", {1: "steady", 2: "easy"}), "practice", path)
    return saved.table(match, NAMES, bot_named), saved


def step(table: Table) -> None:
    """The next thing that happens; the person does what seems best at random, the same in the same place."""
    if table.game.stage == BETWEEN:
        table.commit()
    elif table.game.stage == COMMITTED:
        table.deal()
    elif 0 in table.awaited() and table.is_pause(0):
        table.go_on(0)
    elif 0 in table.awaited():
        do(table, wish(table))
    else:
        table.step()


def wish(table: Table) -> Action:
    action = fallback(table.game.view(0), FastRandom(f"{table.actions}"))
    assert action is not None
    return parse("unknown") if action.verb == ANSWER else action


def do(table: Table, action: Action) -> None:
    assert not isinstance(table.apply(0, action), Refusal)


def play_until(table: Table, decisions: int, number: int = 99) -> list[list[View]]:
    """What every seat knew at each decision, until so many have been made, or this round has come."""
    seen: list[list[View]] = []
    while len(seen) < decisions and table.game.number < number and table.game.stage != OVER:
        if table.game.stage == PLAYING and 0 in table.awaited() and not table.is_pause(0):
            seen.append(views(table))
        step(table)
    return seen


def views(table: Table) -> list[View]:
    return [table.game.view(seat) for seat in range(table.game.players)]


def nobody(table: Table, actor: str, events: object) -> None:
    """A witness who does not mind."""


def sound(path: Path) -> Record:
    record = read_record(path.read_text(encoding="utf-8"))
    assert verify(record).problem == ""
    return record


# Taking back


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_decision_that_is_taken_back_leaves_everybody_where_they_were(edition: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, edition)
    with closing(saved):
        seen = play_until(table, 8, number=2)
        for place in range(len(seen) - 1, -1, -1):
            decision = [line for lines in saved.record.decisions(0).values() for line in lines][place]
            table = saved.take_back(decision, table.chain, nobody)
            assert views(table) == seen[place]
            assert 0 in table.awaited()
        assert play_until(table, 8, number=2) == seen  # the bots do the same again
    assert sound(path).deals == "practice"


def test_what_was_taken_back_is_told_and_counts_no_more(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, target=1)
    with closing(saved):
        play_until(table, 4)
        before = path.read_text(encoding="utf-8")
        decisions = saved.record.decisions(0)[1]
        table = saved.take_back(decisions[1], table.chain, nobody)
        assert path.read_text(encoding="utf-8").startswith(f"{before}undo {decisions[1].number}  #")
        assert saved.record.decisions(0)[1] == decisions[:1]
        play_until(table, 1000)
        assert table.game.stage == OVER
    record = sound(path)
    verdict = verify(record)
    assert (verdict.complete, verdict.taken_back, verdict.unproved) == (True, 1, 0)
    kept = look_back(record, 0, 1).decisions
    assert [decision.line for decision in kept] == [line.number for line in record.decisions(0)[1]]
    assert not any(decisions[1].number <= decision.line < len(before.splitlines()) for decision in kept)


def test_a_decision_of_an_earlier_round_is_taken_back_and_the_later_round_given_up(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path)
    with closing(saved):
        first = play_until(table, 1000, number=2)
        play_until(table, 2)
        assert table.game.number == 2
        round_two = [line.text for line in saved.record.standing if line.word in ("commitment", "turned")][2:]
        table = saved.take_back(saved.record.decisions(0)[1][-1], table.chain, nobody)
        assert views(table) == first[-1]
        given_up = verify(saved.record)
        assert given_up.problem == ""
        assert given_up.unproved > 0
        play_until(table, 1000, number=2)
        again = [line.text for line in saved.record.standing if line.word in ("commitment", "turned")][2:]
        assert again == round_two  # the same cards
        play_until(table, 1000, number=3)
        assert verify(saved.record).rounds == 2
    table, saved = resume(path, bot_named)
    saved.close()
    assert table.game.number == 3


def test_a_game_that_is_over_can_be_gone_back_into(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, target=1)
    with closing(saved):
        seen = play_until(table, 1000)
        assert saved.over is True
        table = saved.take_back(saved.record.decisions(0)[1][0], table.chain, nobody)
        assert views(table) == seen[0]
        assert bool(saved.over) is False
    assert judge(path).state == GOING
    table, saved = resume(path, bot_named)
    with closing(saved):
        assert views(table) == seen[0]


def test_a_practice_game_that_is_over_is_opened_again_to_go_back(
    typing: Typing, capsys: pytest.CaptureFixture[str], home: str
) -> None:
    path = Path(home) / "games" / "mine.sixdot"
    path.parent.mkdir()
    table, saved = begin(path, target=1)
    with closing(saved):
        seen = play_until(table, 1000)
    typing()
    assert judge(path).state == OVER
    assert main(["resume"]) == 2  # not by itself
    capsys.readouterr()
    typing("undo 1", "h", "quit")
    assert main(["resume", "mine", "--plain", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Enter ends the game. Review looks back on the last round.\n> undo 1\nYou are back at decision 1" in told
    assert f"> h\n{len(seen[0][0].hand)} cards" in told
    assert judge(path).state == GOING


def test_a_game_that_is_told_again_tells_what_was_taken_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, target=1)
    with closing(saved):
        play_until(table, 3)
        decision = saved.record.decisions(0)[1][1]
        table = saved.take_back(decision, table.chain, nobody)
        play_until(table, 1000)
    said = action_text(parse(decision.rest), NAMES, Words("en"))
    for arguments, who in (([], "Zoe takes"), (["--seat", "0"], "You take"), (["--open"], "Zoe takes")):
        assert main(["replay", str(path), "--plain", *arguments]) == 0
        told = capsys.readouterr().out
        assert f"\n{who} that back: {said}, and everything since.\n" in told


def test_a_review_at_the_command_line_says_how_to_go_there(capsys: pytest.CaptureFixture[str], home: str) -> None:
    path = Path(home) / "games" / "mine.sixdot"
    path.parent.mkdir()
    table, saved = begin(path, target=1)
    with closing(saved):
        while table.game.stage != OVER:  # whoever never plays a card loses something
            if table.game.stage == PLAYING and 0 in table.awaited() and not table.is_pause(0):
                legal = [str(action) for action in table.game.view(0).legal]
                do(table, parse(next((each for each in ("draw", "pass", "accept") if each in legal), legal[0])))
            else:
                step(table)
    assert main(["review", "mine", "--plain"]) == 0
    told = capsys.readouterr().out.splitlines()
    costly = next(line for line in told if line.startswith("Decision "))
    number = costly.split(",")[0].removeprefix("Decision ")
    assert told[-1].startswith(f"Type sixdot resume mine, and there undo {number} round 1, to be back at decision")
    line = int(costly.split("line ")[1].split(" ")[0])
    assert sound(path).decisions(0)[1][int(number) - 1].number == line


# A crash loses nothing


@pytest.mark.parametrize("edition", ["mattel", "dos"])
def test_wherever_a_record_with_something_taken_back_is_cut_the_game_goes_on(edition: str, tmp_path: Path) -> None:
    path, cut = tmp_path / "game.sixdot", tmp_path / "cut.sixdot"
    table, saved = begin(path, edition)
    play_until(table, 4)
    table = saved.take_back(saved.record.decisions(0)[1][1], table.chain, nobody)
    play_until(table, 2)
    table = saved.take_back(saved.record.decisions(0)[1][2], table.chain, nobody)
    play_until(table, 3)
    notes = path.with_suffix(".table").read_bytes()
    saved.close()
    whole = path.read_bytes()
    for size in range(whole.index(b"\ndeal "), len(whole), 7):
        cut.write_bytes(whole[:size])
        cut.with_suffix(".table").write_bytes(notes)
        again, saved = resume(cut, bot_named)
        standing = sound(cut).standing
        assert again.actions == len([line for line in standing if line.is_action])
        assert whole.startswith(cut.read_bytes())
        step(again)  # the chain goes on
        saved.close()
        sound(cut)


def test_what_is_noted_before_a_decision_is_taken_back_does_no_harm_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path)
    play_until(table, 3)
    saved.close()
    with path.with_suffix(".table").open("a", encoding="utf-8") as notes:
        notes.write("back 1\n")  # and then the power failed
    again, saved = resume(path, bot_named)
    saved.close()
    assert views(again) == views(table)


def test_a_pause_is_asked_again_after_a_decision_before_it_was_taken_back(tmp_path: Path) -> None:
    """Who had nothing to say then may have something to say now."""
    path = tmp_path / "game.sixdot"
    table, saved = begin(path)
    while not table.is_pause(0):
        step(table)
    before = table.actions
    table.go_on(0)
    step(table)
    decisions = [line for lines in saved.record.decisions(0).values() for line in lines]
    table = saved.take_back(decisions[-1], table.chain, nobody)
    while table.actions < before:
        step(table)
    assert table.is_pause(0)
    saved.close()
    table, saved = resume(path, bot_named)
    saved.close()
    assert table.is_pause(0)


# What a record may not say


def forged(record: Record, *texts: str) -> Record:
    """The record with lines added, and checks that fit."""
    chain, lines = "", []
    for text in (*[line.text for line in record.lines], *texts):
        chain = link(chain, text)
        lines.append(f"{text}  #{chain[:CHECK_DIGITS]}\n")
    return read_record("".join(lines))


def test_only_a_decision_of_a_person_in_a_practice_game_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, target=1)
    play_until(table, 1000)
    saved.close()
    record = sound(path)
    mine = record.decisions(0)[1][0].number
    bots = next(line.number for line in record.body if line.word == "1")
    assert verify(forged(record, f"undo {mine}")).problem == ""
    for text in (f"undo {bots}", "undo 3", f"undo {len(record.lines) + 1}"):
        assert "could be taken back in practice" in verify(forged(record, text)).problem
    with pytest.raises(RecordError, match="whole number"):
        forged(record, "undo x")
    text = "".join([f"{line.text}  #{line.check}\n" for line in record.lines])
    fair = read_record(text.replace("deals practice", "deals chosen"))
    replay = Replay(fair)
    for line in fair.body:
        replay.step(line)
    with pytest.raises(RecordError, match="could be taken back in practice"):
        replay.step(forged(record, f"undo {mine}").lines[-1])


# Trying out


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_tried_is_what_would_happen_and_nothing_of_it_stays(edition: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, edition)
    with closing(saved):
        play_until(table, 3)
        while not (0 in table.awaited() and table.game.stage == PLAYING):
            step(table)
        known, files = views(table), (path.read_bytes(), path.with_suffix(".table").read_bytes())
        trial = saved.trial()
        assert views(trial) == known
        play_until(trial, 1000, number=2)
        assert trial.game.stage == OVER or trial.game.number == 2
        assert views(table) == known
        assert files == (path.read_bytes(), path.with_suffix(".table").read_bytes())
        play_until(table, 1000, number=2)
        assert views(table) == views(trial)


# At the terminal


def answers(arguments: tuple[str, ...], *typed: str) -> list[str]:
    """What is said first, after each line, and at the end."""
    said, left = io.StringIO(), iter([*typed, "quit"])
    parts: list[str] = []

    def ask(prompt: str) -> str:
        parts.append(said.getvalue().strip())
        said.seek(0)
        said.truncate()
        return next(left)

    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said):
        patch.setattr("builtins.input", ask)
        assert main(list(arguments)) == 0
    return [*parts, said.getvalue().strip()]


def test_a_practice_game_says_so_and_so_do_its_record_and_everybody_who_reads_it(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    typing("draw", "pass", "undo", "quit")
    assert main(list(PLAY)) == 0
    assert "so the game does not count as a fair one, and its record says so." in capsys.readouterr().out
    assert main(["verify"]) == 0
    told = capsys.readouterr().out
    assert "It was played in practice: one decision was taken back. It does not count as a fair game." in told
    assert main(["history"]) == 0
    assert " Practice. In round 1." in capsys.readouterr().out
    assert main(["replay"]) == 0  # of a round that is not over, nothing more
    assert "This was practice: what was decided could be taken back." in capsys.readouterr().out
    typing("undo")
    assert main(["resume", "--plain"]) == 0
    again = capsys.readouterr().out
    assert "This is practice: undo takes back" in again
    assert "You are back at decision 1 of round 1, where you chose to draw." in again


@pytest.mark.parametrize("command", ["undo", "what if draw", "reprendre", "et si 5 rouge"])
def test_a_game_that_counts_refuses_and_names_practice(command: str) -> None:
    _, refused, hand, _ = answers(("play", "--seed", "o", "--plain"), command, "h")
    assert refused.startswith("What is done here is done. sixdot play --practice begins a practice game")
    assert hand.startswith("7 cards")


@pytest.mark.parametrize(
    ("language", "asked", "says"),
    [
        ("en", "what happens if i lose", "I do not understand 'what happens if i lose'."),
        ("fr", "que se passe-t-il si je perds", "Je ne comprends pas « que se passe-t-il si je perds »."),
    ],
)
def test_what_is_no_action_is_not_taken_for_practice(language: str, asked: str, says: str) -> None:
    told = answers(("play", "--seed", "o", "--plain", "--language", language), asked)[1]
    assert told.startswith(says)
    assert "--practice" not in told


def test_practice_is_for_one_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--people", "Ana,Ben"]) == 2
    assert "Practice is for one person against bots" in capsys.readouterr().err
    assert main(["play", "--practice", "--join", "localhost:1"]) == 2
    assert "Practice is for one person against bots" in capsys.readouterr().err


def test_nobody_is_asked_who_else_practises() -> None:
    said = answers(("new", "--practice", "--edition", "dos", "--seed", "o", "--plain"), "3", "", "", "undo")
    assert "This is practice" in said[3]
    assert not any("keyboard" in each for each in said[:4])
    assert said[4] == "You have decided nothing yet that could be taken back."


def test_undo_goes_back_again_and_again_or_to_any_decision() -> None:
    _, *said, _ = answers(PLAY, "undo", "blue 8", "yellow 5", "yellow 4", "undo", "undo", "undo 1", "c")
    nothing, _, _, _, last, before, first, counts = said
    assert nothing == "You have decided nothing yet that could be taken back."
    assert last.startswith("You are back at decision 3 of round 1, where you chose to play yellow 4. Your turn.")
    assert before.startswith("You are back at decision 2 of round 1, where you chose to play yellow 5. Your turn.")
    assert first.startswith("You are back at decision 1 of round 1, where you chose to play blue 8. Your turn.")
    assert "Blue Draw Two is up. 1 of your 7 cards fits." in first
    assert all("\n" not in text for text in (last, before, first))  # one utterance
    assert counts.startswith("You have 7 cards")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("undo 9", "There is no decision 9 of yours in round 1. There is one."),
        ("undo 1 round 4", "There is no decision 1 of yours in round 4. You made none there."),
        ("undo everything", 'I do not know where "everything" leads back to. Type undo for your last decision'),
        ("undo 1 2 3", 'I do not know where "1 2 3" leads back to.'),
        ("undo decision 1 of round 1", "You are back at decision 1 of round 1, where you chose to play blue 8."),
        ("undo round 1", "You are back at decision 1 of round 1"),
        ("reprendre décision 1 de la manche 1", "You are back at decision 1 of round 1"),
        ("take it back", "You are back at decision 1 of round 1"),
        ("can i take that back", "Yes: type undo."),
        ("cancel", "You are back at decision 1 of round 1"),
        ("annuler", "You are back at decision 1 of round 1"),
        ("annule ça", "You are back at decision 1 of round 1"),
        ("je veux revenir en arrière", "You are back at decision 1 of round 1"),
        ("never mind", "There is nothing to cancel."),
    ],
)
def test_a_decision_is_named_by_its_number_or_it_is_said_how(typed: str, says: str) -> None:
    assert answers(PLAY, "blue 8", typed)[2].startswith(says)


def test_what_if_tells_what_happens_and_how_it_ends_and_comes_back() -> None:
    _, state, tried, again, played, _ = answers(PLAY, "state", "what if I play blue 8?", "state", "blue 8")
    told, end, back = tried.split("\n")
    assert told == "Tried out: You play blue 8. Cleo plays blue 8. Ben plays blue 1. Ana plays yellow 1."
    assert end.startswith(
        "A steady bot decides 12 more times for you. Ana would go out, and you would be left with 1"
    )
    assert "Scores: Ana 140, you 0" in end
    assert back == "Nothing of that has happened. Your turn."
    assert again == state
    assert played.replace("\n", " ").startswith(told.removeprefix("Tried out: "))  # as it is told when it happens


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("what if answer Cairo", "Right."),
        ("what if Cairo", "Right."),
        ("what if answer 9", "Wrong. You draw green 8."),
        ("what if unknown", "You do not know. You draw green 8."),
    ],
)
def test_an_answer_is_tried_without_being_given(typed: str, told: str) -> None:
    asks = ("play", "--practice", "--edition", "question", "--seed", "q3", "--plain")
    _, tried, question, _ = answers(asks, typed, "question")
    assert tried.startswith(f"Tried out: {told}")
    assert tried.endswith("Nothing of that has happened. The question is for you.")
    assert "What is the capital of Egypt?" in question


def test_what_only_leads_to_another_question_is_told_by_that_question() -> None:
    dos = ("play", "--practice", "--edition", "dos", "--seed", "d1", "--players", "3", "--plain")
    *_, tried, _ = answers(dos, "draw", "what if done")
    assert tried.startswith("Tried out: Lay a card into the row.\n")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("what if red 5", "Red 5 is not in your hand."),
        ("what if", "What if what?"),
        ("what if hand", "What if what?"),
        ("what if fly", "I do not understand 'fly'."),
        ("suppose I draw", "Tried out: You draw green 1."),
    ],
)
def test_what_cannot_be_tried_is_refused_as_if_it_were_played(typed: str, says: str) -> None:
    _, said, counts, _ = answers(PLAY, typed, "c")
    assert said.startswith(says)
    assert "7" in counts


def test_undo_while_a_colour_is_asked_for_takes_back_only_the_question() -> None:
    _, asked, cancelled, back, _ = answers(WILD, "wild", "undo", "undo")
    assert asked.startswith("Which colour?")
    assert cancelled == "Never mind. It is still your turn."
    assert back == "You have decided nothing yet that could be taken back."


def test_what_if_a_wild_asks_for_its_colour_first() -> None:
    _, asked, tried, _ = answers(WILD, "what if wild", "green")
    assert asked.startswith("Which colour?")
    assert tried.startswith("Tried out: You play Wild and name green.")


def test_from_a_review_one_goes_to_the_costly_decision_and_tries_another_card(
    capsys: pytest.CaptureFixture[str], home: str
) -> None:
    """Whoever always draws and passes has something to look back on."""
    table_of = ["play", "--practice", "--seed", "o", "--plain", "--players", "2", "--name", "Zoe"]
    script = iter(["draw", "pass", "accept", ""] * 400)
    said: list[str] = []
    typed: list[str] = []

    def ask(prompt: str) -> str:
        said.append(capsys.readouterr().out)
        if "Review looks back" in said[-1]:
            line = "review"
        elif "to be back at decision" in said[-1]:
            line = said[-1].partition("Type ")[2].partition(" to be back")[0]
        elif "You are back at decision" in said[-1]:
            line = "what if draw"
        elif "Tried out" in said[-1]:
            line = "quit"
        else:
            line = next(script)
        typed.append(line)
        return line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", ask)
        assert main(table_of) == 0
    assert typed[-4] == "review"
    assert typed[-3].startswith("undo ")
    assert f"You are back at decision {typed[-3].split()[1]} of round 1" in said[-2]
    assert "Better:" in said[-3]
    record = sound(next((Path(home) / "games").glob("*.sixdot")))
    assert record.lines[-1].word == "undo"


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_practice_is_spoken_in_every_length(language: str, length: str) -> None:
    words = Words(language, length)
    for message in ("practice-opening", "practice-only", "practice-nothing", "whatif-what", "whatif-back"):
        said = words.say(message)
        assert len(said) <= 40 if length == "braille" else said[-1] in ".?"


@pytest.mark.parametrize(
    ("typed", "name", "rest"),
    [
        ("undo", "undo", ""),
        ("undo 3", "undo", "3"),
        ("take back", "undo", ""),
        ("reprendre 3", "undo", "3"),
        ("what if red 5", "whatif", "red 5"),
        ("what if I play wild blue", "whatif", "I play wild blue"),
        ("Et si 5 rouge ?", "whatif", "5 rouge"),
        ("et si je pioche", "whatif", "je pioche"),
        ("what if draw", "whatif", "draw"),
    ],
)
def test_the_commands_are_understood_in_both_languages(typed: str, name: str, rest: str) -> None:
    view = laid_out("mattel", "r5 r2 wi | g3 g4 | b1 b2", discard="r1").view(0)
    for words in (Words("en"), Words("fr")):
        assert understand(typed, view, NAMES, words, practice=True) == Command(name, rest)
