"""The commands, as somebody at a terminal meets them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.editions import EDITIONS
from sixdot.game.house import HOUSE_RULES
from tests.helpers.games import play_game

RECORDS = Path(__file__).parent / "records"


def sixdot(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import sys; from sixdot.cli import main; sys.exit(main())", *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=120, env=environment, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_is_told_from_the_command_line(edition: str, tmp_path: Path) -> None:
    """A bot plays for anyone who has left: Enter lets it go on."""
    record = tmp_path / "game.sixdot"
    arguments = ("--edition", edition, "--seed", "7", "--record", str(record), "--language", "en")
    done = sixdot("play", *arguments, typed="leave\n" + "\n" * 5000)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert re.search("wins? the game[.!]", done.stdout)
    assert "\x1b" not in done.stdout
    assert main(["verify", str(record)]) == 0


def test_play_starts_without_a_question_and_ends_politely_when_the_input_ends() -> None:
    done = sixdot("play")
    assert done.returncode == 0
    assert "Your hand:" in done.stdout
    assert done.stdout.count("\n> ") == 1
    assert done.stdout.endswith("The game is saved. Type sixdot resume to go on here.\n")
    assert done.stderr == ""


def test_two_games_without_a_seed_are_dealt_differently() -> None:
    assert sixdot("play").stdout != sixdot("play").stdout


def test_the_same_seed_deals_the_same_game() -> None:
    assert sixdot("play", "--seed", "x").stdout == sixdot("play", "--seed", "x").stdout


def test_wrong_typing_is_answered_and_changes_nothing() -> None:
    typed = ("99", "0", "play", "play b9 blue", "fly", "", "?", "play b9", "catch 1", "9" * 5000, "\x1b[2J", "quit")
    done = sixdot("play", "--seed", "3", typed="\n".join(typed) + "\n")
    assert done.returncode == 0
    answers = done.stdout.split("\n> ")[1:]
    assert len(answers) == len(typed)
    assert all(answer.strip() for answer in answers)
    assert "99" in answers[0]
    assert "I do not understand 'fly'." in answers[4]
    assert "Your turn." in answers[5]
    assert "(mattel T1)" in answers[7]
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "1"], "2 to 10 players, not 1"),
        (["--players", "11"], "2 to 10 players, not 11"),
        (["--edition", "dos", "--players", "5"], "2 to 4 players, not 5"),
        (["--edition", "chess"], "there is no edition chess; there are "),
        (["--scoring", "elimination"], "has no scoring elimination; it offers first-to"),
        (["--target", "0"], "a target is a number from 1 to 1000000, not 0"),
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert says in heard.err
    assert heard.err.count("\n") == 1


def test_an_existing_record_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "game.sixdot"
    there.write_text("mine", encoding="utf-8")
    assert main(["play", "--record", str(there)]) == 2
    assert "is there already: choose another name." in capsys.readouterr().err
    assert there.read_text(encoding="utf-8") == "mine"


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--record", str(tmp_path / "nowhere" / "game.sixdot")]) == 2
    assert "could not be saved" in capsys.readouterr().err


def test_the_help_of_play_lists_editions_and_house_rules() -> None:
    done = sixdot("play", "--help")
    assert done.returncode == 0
    assert all(f"  {edition}: " in done.stdout for edition in EDITIONS)
    assert all(f"  {rule.name}" in done.stdout for rule in HOUSE_RULES)


def test_verify_says_that_everything_fits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(RECORDS / "dos.sixdot")]) == 0
    assert "everything fits. Rounds: " in capsys.readouterr().out


def test_verify_names_the_line_that_does_not_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = play_game("mattel")[0]
    changed = tmp_path / "changed.sixdot"
    changed.write_text(record.replace("turned ", "turned b", 1), encoding="utf-8")
    number = 1 + next(n for n, line in enumerate(record.splitlines()) if line.startswith("turned "))
    assert main(["verify", str(changed)]) == 1
    assert f"line {number}:" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_a_record_is_an_error_in_one_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing = tmp_path / "nothing"
    latin = tmp_path / "latin"
    latin.write_bytes(b"\xe9\xff\n")
    other = tmp_path / "other"
    other.write_text("hello\n", encoding="utf-8")
    for path in (nothing, latin, other, tmp_path):
        assert main([command, str(path)]) == 2
        heard = capsys.readouterr()
        assert heard.out == ""
        assert heard.err.startswith("sixdot: ")
        assert heard.err.count("\n") == 1


def test_replay_tells_a_game_as_a_seat_heard_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDS / "mattel.sixdot"), "--seat", "1"]) == 0
    told = capsys.readouterr().out
    assert "Your hand:" in told
    assert "Mattel" in told.splitlines()[0]
    assert "the first to reach 150 points wins." in told.splitlines()[0]
    assert told.splitlines()[1] == "At the table: 0 Player 0, 1 Player 1 (bot), 2 Player 2 and 3 Player 3 (bot)."
    assert told.splitlines()[-1].endswith("the game.")
    assert main(["replay", str(RECORDS / "mattel.sixdot"), "--seat", "4"]) == 2
    assert "there is no seat 4" in capsys.readouterr().err


def test_sixdot_alone_tells_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    told = capsys.readouterr().out
    assert all(command in told for command in ("play", "scenario", "verify", "replay"))


def test_playing_does_not_load_what_it_does_not_need() -> None:
    script = (
        "import sys, io; sys.stdin = io.StringIO(''); from sixdot.cli import main; main(['play']);"
        "heavy = [name for name in sys.modules if name.split('.')[0] in ('yaml', 'sqlite3', 'asyncio', 'numpy')"
        " or name.startswith('sixdot.conformance')]; sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_a_seed_chosen_for_practice_is_told_by_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.sixdot"
    sixdot("play", "--seed", "3", "--record", str(record), typed="quit\n")
    assert main(["verify", str(record)]) == 0
    told = capsys.readouterr().out
    assert "chosen, for practice" in told
    assert "The game is not over. Lines that cannot be proved yet: " in told


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices on Windows")
@pytest.mark.parametrize(
    "command", ["play >&-", "play <&-", "play >/dev/full", "verify /dev/zero", "play --seed $'\\xff'", "play 2>&-"]
)
def test_whatever_becomes_of_its_streams_there_is_no_traceback(command: str) -> None:
    shell = f"'{sys.executable}' -c 'import sys; from sixdot.cli import main; sys.exit(main())' {command}"
    done = subprocess.run(
        ["bash", "-c", shell], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") <= 1


def test_typing_that_is_not_utf8_is_answered() -> None:
    command = [sys.executable, "-c", "import sys; from sixdot.cli import main; sys.exit(main())", "play"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(
        command, input=b"\xff\xfe\nquit\n", capture_output=True, timeout=60, env=environment, check=False
    )
    assert done.returncode == 0
    answer = done.stdout.decode().split("\n> ")[1]
    assert answer.strip()
    assert "\ufffd\ufffd" not in answer or "understand" in answer
