"""Tournaments, as somebody at a terminal meets them: the table, the file, Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

import sixdot
from sixdot.cli import main
from sixdot.lab.figures import Estimate, estimate, student
from sixdot.lab.lineup import bot_called, code_of, line_ups, rotations
from sixdot.lab.tournament import Share, TournamentPlan
from sixdot.lab.work import Experiment, Journal, JournalError, Row
from tests.bots.test_guard import is_alive, until
from tests.helpers import lab_bots

pytestmark = pytest.mark.slow  # processes are started, bots play

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "import sys; from sixdot.cli import main; sys.exit(main())", "lab"]
SMALL = ("tournament", "--bots", "easy,tests.helpers.lab_bots:slow", "--rounds", "60", "--workers", "2")


def lab(*arguments: str, timeout: float = 120) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=timeout, check=False
    )


@pytest.fixture(scope="module")
def in_one_go() -> str:
    done = lab(*SMALL)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_deal_is_played_once_for_every_way_to_rotate_the_seats() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len(rotations(("sharp", "greedy", "greedy", "greedy"))) == 4
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_fewer_bots_than_seats_sit_down_again_and_more_take_turns() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b", "b", "b"], 4) == [("a", "b", "b", "b")]


def test_a_bot_wins_against_itself_exactly_half_of_the_rounds() -> None:
    plan = TournamentPlan(["mattel"], [], ["easy", "sixdot.bots.easy:choose"], 2, 40, "1")
    rows = [plan.play(unit) for unit in range(plan.units)]
    for placing in plan.placings(rows):
        assert placing.played == 40
        assert (placing.wins.mean, placing.wins.margin) == (0.5, 0.0)


def test_all_rounds_have_one_winner_in_every_edition() -> None:
    plan = TournamentPlan(["rnib", "mattel", "french", "question", "dos"], [], ["easy"] * 3, 3, 9, "x")
    rows = [plan.play(unit) for unit in range(plan.units)]
    assert all(row.bots["easy"].wins + row.blocked == 1 for row in rows)
    assert not any(row.faults or row.endless for row in rows)
    assert {placing.par for placing in plan.placings(rows)} == {1 / 3}


def test_the_same_deal_is_the_same_beside_other_deals_bots_and_editions() -> None:
    alone = TournamentPlan(["mattel"], [], ["easy", "steady"], 2, 10, "7")
    among = TournamentPlan(["dos", "mattel"], [], ["easy", "steady"], 2, 50, "7")
    for deal in range(alone.deals):
        here, there = alone.play(deal), among.play(2 * deal + 1)
        assert (here.rounds, here.actions, here.blocked) == (there.rounds, there.actions, there.blocked)
        for bot in alone.bots:
            assert figures(here.bots[bot]) == figures(there.bots[bot])


def figures(share: Share) -> tuple[float, ...]:
    """All but the times."""
    return share.seats, share.wins, share.points, share.decisions


def test_the_margin_is_that_of_independent_samples() -> None:
    found = estimate([0.0, 1.0] * 50)
    assert found.mean == 0.5
    assert found.margin == pytest.approx(1.98422 * 0.0502519, rel=1e-4)
    assert estimate([]) == Estimate(0.0, None)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.30265), (9, 2.26216), (10, 2.22814), (20, 2.08596), (60, 2.0003), (10**6, 1.95997)],
)
def test_few_samples_have_the_wider_margin_of_students_distribution(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-4)


def test_a_few_equal_samples_are_not_a_certainty() -> None:
    for count, margin in ((1, None), (2, None), (9, None), (10, 0.0)):
        found = estimate([0.5] * count)
        assert (found.mean, found.margin) == (0.5, margin)
    two = estimate([0.0, 1.0])
    assert two.margin == pytest.approx(12.706 * 0.5)


def test_the_table_of_two_deals_claims_nothing_it_cannot_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tournament", "--bots", "easy,sixdot.bots.easy:choose", "--rounds", "4"]) == 0
    assert re.search(r"^mattel +easy +4 +50\.00 % +unknown +50\.00 %", capsys.readouterr().out, re.MULTILINE)


def test_the_table_names_bots_rates_and_margins(in_one_go: str) -> None:
    assert re.search(r"^edition +bot +rounds +win rate +give or take +par +points", in_one_go, re.MULTILINE)
    rates = re.findall(r"^mattel +(\S+) +60 +([\d.]+) % +([\d.]+) % +50\.00 %", in_one_go, re.MULTILINE)
    assert [name for name, _, _ in rates] == ["easy", "tests.helpers.lab_bots:slow"]
    assert sum(float(rate) for _, rate, _ in rates) == pytest.approx(100, abs=0.02)
    assert "faults of bots: 0." in in_one_go
    assert in_one_go.isascii(), "no frames around anything"


def test_lines_name_every_figure_and_json_can_be_read(tmp_path: Path, in_one_go: str) -> None:
    file = tmp_path / "run"
    assert lab(*SMALL, "--into", str(file)).stdout == in_one_go
    lines = lab(*SMALL, "--into", str(file), "--format", "lines", "--times").stdout.splitlines()
    assert re.fullmatch(
        r"edition mattel, bot easy, rounds 60, win rate [\d.]+ %, give or take [\d.]+ %, par 50.00 %,"
        r" points [\d.]+, give or take points [\d.]+\.",
        lines[1],
    )
    assert any(re.search(r"bot tests.helpers.lab_bots:slow, decisions \d+, mean [\d.]+ ms", line) for line in lines)
    found = json.loads(lab(*SMALL, "--into", str(file), "--format", "json").stdout)
    assert [row["bot"] for row in found["sheets"][0]["rows"]] == ["easy", "tests.helpers.lab_bots:slow"]


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(in_one_go: str) -> None:
    assert lab(*SMALL[:-1], "3").stdout == in_one_go


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def begin(file: Path) -> subprocess.Popen[str]:
    """Start the tournament in a group of its own, and wait until a few deals are done."""
    process = subprocess.Popen(
        [*COMMAND, *SMALL, "--into", str(file)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    already = lines_in(file)
    until = time.monotonic() + 60
    while lines_in(file) < already + 4:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)
    return process


def group_is_gone(group: int) -> bool:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
def test_a_tournament_interrupted_twice_and_resumed_gives_the_same_table(tmp_path: Path, in_one_go: str) -> None:
    file = tmp_path / "run"
    done_already = ""
    for _ in range(2):
        process = begin(file)
        os.killpg(process.pid, signal.SIGINT)  # to all of them, as a terminal does
        out, err = process.communicate(timeout=60)
        assert process.returncode == 130
        assert out == ""
        assert err.count("Traceback") == 0, err
        stopped = re.search(r"Stopped after (\d+) of 30 deals\. They are in .*run: the same command goes on", err)
        assert stopped is not None, err
        done_already = stopped[1]
        assert int(done_already) == lines_in(file) - 1 < 30
        assert group_is_gone(process.pid)
    done = lab(*SMALL, "--into", str(file))
    assert done.returncode == 0
    assert f"{done_already} of 30 deals are done already." in done.stderr
    assert done.stdout == in_one_go


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
@pytest.mark.parametrize("tenths", range(4))
def test_an_interruption_while_workers_start_leaves_no_trace(tenths: int, tmp_path: Path) -> None:
    file = tmp_path / "run"
    process = subprocess.Popen(
        [*COMMAND, *SMALL, "--into", str(file)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    while not lines_in(file):  # from its header on the run listens to Ctrl-C
        assert process.poll() is None
    time.sleep(tenths / 10)
    for _ in range(3):  # somebody in a hurry presses again
        os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert re.fullmatch(r"Stopped after \d+ of 30 deals\. They are in .*\n", err)
    assert group_is_gone(process.pid)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
def test_a_tournament_that_was_killed_goes_on_and_leaves_nobody_behind(tmp_path: Path, in_one_go: str) -> None:
    file = tmp_path / "run"
    process = begin(file)
    process.kill()
    process.communicate(timeout=30)
    assert group_is_gone(process.pid)
    with file.open("r+b") as torn:  # as if killed in the middle of a line
        torn.truncate(file.stat().st_size - 9)
    assert lab(*SMALL, "--into", str(file)).stdout == in_one_go
    assert lines_in(file) == 31


def workers_that_loop(bot: str, folder: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A tournament whose workers are all held up by a bot; a hang-up ends it, whatever started these tests."""
    listening = "import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL);" + COMMAND[2]
    arguments = ("tournament", "--bots", f"{bot},{bot}", "--rounds", "4", "--workers", "2")
    process = subprocess.Popen(
        [sys.executable, "-c", listening, "lab", *arguments],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "SIXDOT_TEST_FOLDER": str(folder)},
    )  # fmt: skip
    until(lambda: len(list(folder.iterdir())) == 2, 60.0)
    return process, [int(file.name) for file in folder.iterdir()]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
@pytest.mark.parametrize("bot", ["tells_and_loops", "tells_and_loops_deep_down"])
def test_workers_held_up_by_a_bot_do_not_outlive_a_killed_tournament(bot: str, tmp_path: Path) -> None:
    process, workers = workers_that_loop(f"tests.helpers.lab_bots:{bot}", tmp_path)
    process.kill()
    process.communicate(timeout=30)
    assert until(lambda: not any(is_alive(worker) for worker in workers))
    assert group_is_gone(process.pid)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
@pytest.mark.parametrize("number", ["SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("all_of_them", [True, False])
def test_a_tournament_that_is_told_to_end_stops_as_with_ctrl_c(
    number: str, all_of_them: bool, tmp_path: Path
) -> None:
    process, workers = workers_that_loop("tests.helpers.lab_bots:tells_and_loops", tmp_path)
    (os.killpg if all_of_them else os.kill)(process.pid, getattr(signal, number))
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert err.startswith("Stopped after 0 of 4 deals.")
    assert err.count("\n") == 1
    assert not any(is_alive(worker) for worker in workers)
    assert group_is_gone(process.pid)


class WinsRow(Row):
    wins: int


class Wins(Experiment[WinsRow]):
    """Three pieces of nothing."""

    kind = WinsRow
    tables = ("alone",)
    deals = 3

    def __init__(self, header: dict[str, str]) -> None:
        self.pinned = header

    def header(self) -> dict[str, str]:
        return self.pinned


def journal_in(file: Path, header: dict[str, str]) -> closing[Journal[WinsRow]]:
    return closing(Journal(file, Wins(header)))


def test_the_last_lines_of_a_file_may_be_lost_anywhere(tmp_path: Path) -> None:
    header = {"lab": "test", "seed": "1"}
    whole = tmp_path / "whole"
    with journal_in(whole, header) as journal:
        for unit in range(3):
            journal.add(WinsRow(unit=unit, wins=unit))
    content = whole.read_bytes()
    for length in range(len(content) + 1):
        torn = tmp_path / "torn"
        torn.write_bytes(content[:length])
        with journal_in(torn, header) as journal:
            for unit in range(3):
                if unit not in journal.rows:
                    journal.add(WinsRow(unit=unit, wins=unit))
        assert torn.read_bytes() == content


def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run"
    same = {"lab": "test", "seed": "1"}
    with journal_in(file, same), pytest.raises(JournalError, match="Another run is writing"):
        journal_in(file, same)
    before = file.read_bytes()
    with pytest.raises(JournalError, match='there seed is "1", here "2"'):
        journal_in(file, {"lab": "test", "seed": "2"})
    assert main(["lab", "tournament", "--bots", "easy,easy", "--into", str(file)]) == 2
    assert "holds another run" in capsys.readouterr().err
    assert file.read_bytes() == before
    letter = tmp_path / "letter"
    for text in ("Dear Ana,\n", "Dear Ana", '{"dear": "Ana"}\n'):
        letter.write_text(text, encoding="utf-8")
        with pytest.raises(JournalError):
            journal_in(letter, {"lab": "test"})
        assert letter.read_text(encoding="utf-8") == text
    file.write_bytes(before + b"nonsense\n")
    with pytest.raises(JournalError, match="line 2 is no result"):
        journal_in(file, {"lab": "test", "seed": "1"})


RUNS = {
    "tournament": ("--bots", "easy,tests.helpers.lab_bots:cheats", "--rounds", "4"),
    "stats": ("--bots", "easy", "--rounds", "2", "--no-cost"),
    "soak": ("--edition", "dos", "--rounds", "2"),
}


@pytest.mark.parametrize("experiment", RUNS)
def test_a_line_that_is_not_a_result_of_this_run_is_refused_with_a_sentence(
    experiment: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run"
    command = ["lab", experiment, *RUNS[experiment], "--workers", "1", "--into", str(file)]
    assert main(command) == 0
    table = capsys.readouterr().out
    assert main(command) == 0
    assert capsys.readouterr().out == table
    header, first, *rest = file.read_bytes().splitlines()
    row = json.loads(first)
    wrong = [{**row, "unit": unit} for unit in (-1, 2, 10**30, True, "0", None)]
    wrong += [{other: value for other, value in row.items() if other != name} for name in row]
    for name in [name for name in row if name not in ("unit", "winner", "first")]:
        wrong += [{**row, name: value} for value in (None, "\x1b[31m", [5], {"easy": [1]}, float("nan"), 10**400)]
    lines = [json.dumps(each).encode() for each in wrong]
    for line in [*lines, b'{"unit":0,"bots":' + b"[" * 100_000, b"[" * 5000 + b"]" * 5000]:
        file.write_bytes(b"\n".join([header, line, *rest]) + b"\n")
        assert main(command) == 2, line[:300]
        told = capsys.readouterr()
        assert told.out == ""
        assert re.search(r"cannot be read: line 2 is no result", told.err)
        assert told.err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits on Windows")
def test_a_full_disk_ends_the_run_with_a_sentence_that_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "run"
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500));" + COMMAND[2]
    done = subprocess.run(
        [sys.executable, "-c", limited, "lab", *SMALL, "--into", str(file)],
        cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"sixdot: No more results can be kept in {file}: the disk is full.\n"


@pytest.mark.parametrize(
    "changed", [("--seed", "2"), ("--rounds", "62"), ("--house", "jump-in"), ("--edition", "rnib")]
)
def test_another_parameter_for_the_same_file_is_refused_with_a_sentence(
    changed: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run"
    command = ["lab", "tournament", "--bots", "easy,easy", "--rounds", "2", "--workers", "1", "--into", str(file)]
    assert main(command) == 0
    before = file.read_bytes()
    capsys.readouterr()
    assert main([*command, *changed]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "holds another run" in told.err
    assert told.err.count("\n") == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "easy,nobody"], "there is no bot nobody; there are easy"),
        (["--bots", "easy,tests.helpers.lab_bots:nobody"], "the bot tests.helpers.lab_bots:nobody cannot be loaded"),
        (["--bots", "easy,no_such_module:bot"], "No module named 'no_such_module'"),
        (["--bots", "easy,,easy"], "with commas between them"),
        (["--bots", "easy,.relative:bot"], "the bot .relative:bot cannot be loaded: TypeError"),
        (["--bots", "easy,:bot"], "the bot :bot cannot be loaded: ValueError"),
        (["--bots", "easy,\x1b[31m"], "the name of a bot are written in letters and signs"),
        (["--bots", "easy,\x1b[31m:bot"], "the name of a bot are written in letters and signs"),
        (
            ["--bots", "easy,tests.nowhere:bot", "--patience", "1"],
            "bot tests.nowhere:bot cannot play: ModuleNotFound",
        ),
        (["--bots", "easy"], "2 to 10 players, not 1"),
        (["--bots", "easy,easy", "--edition", "chess"], "there is no edition chess"),
        (["--bots", "easy,easy", "--house", "chaos"], "there is no house rule 'chaos'"),
        (["--bots", "easy,easy", "--rounds", "0"], "--rounds is a number from 1, not 0"),
        (["--bots", "easy,easy", "--target", "100"], "say how many with --games"),
        (["--bots", "easy,easy", "--games", "2", "--scoring", "odd"], "has no scoring odd"),
        (
            ["--bots", "easy,easy", "--into", "/no/such/folder/file"],
            "/no/such/folder/file: there is no such folder",
        ),
        (["--bots", "easy,easy", "--into", "."], "it is no file"),
        (["--bots", "easy,easy", "--into", "/dev/null"], "it is no file"),
        (["--bots", "easy,easy", "--plot", "plot.pdf"], "The plot is a PNG"),
    ],
)
def test_what_is_impossible_is_refused_with_a_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "tournament", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err
    assert told.err.count("\n") == 1


def test_faults_of_bots_are_counted_by_name_and_the_rounds_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "tests.helpers.lab_bots:raises,tests.helpers.lab_bots:cheats,easy"
    assert main(["lab", "tournament", "--bots", bots, "--rounds", "60", "--workers", "2"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"faults of bots: [1-9]\d*\.", told)
    assert re.search(
        r"^tests.helpers.lab_bots:raises it raised LookupError: 'lost my cards': \d+ times\.$", told, re.MULTILINE
    )
    assert re.search(
        r"^tests.helpers.lab_bots:cheats it wanted to 'pickup', which is not legal: \d+ times\.$", told, re.MULTILINE
    )
    assert "easy it" not in told


def test_a_bot_that_never_answers_is_replaced_within_its_time_and_the_rounds_go_on() -> None:
    bots = "easy,tests.helpers.lab_bots:gets_stuck"
    done = lab("tournament", "--bots", bots, "--rounds", "6", "--workers", "2", "--patience", "0.3")
    assert done.returncode == 0, done.stderr
    late = r"^tests.helpers.lab_bots:gets_stuck it took more than 0.3 seconds: \d+ times?\.$"
    assert re.search(late, done.stdout, re.M)
    assert "endless: 0" in done.stdout


@pytest.mark.parametrize("patience", ["0", "-1", "nan", "1e9"])
def test_patience_is_a_number_of_seconds(patience: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tournament", "--bots", "easy,easy", "--patience", patience]) == 2
    assert "--patience is up to 3600 seconds" in capsys.readouterr().err


def test_rounds_without_an_end_are_counted_as_endless(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "tests.helpers.lab_bots:hesitates,tests.helpers.lab_bots:hesitates"
    assert main(["lab", "tournament", "--bots", bots, "--rounds", "3", "--most-actions", "50"]) == 0
    told = capsys.readouterr().out
    assert "endless: 3" in told
    assert re.search(r"^mattel +\S+ +3 +0\.00 %", told, re.MULTILINE)


def test_partners_win_whole_games_together(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "easy,steady,easy,steady"
    command = ["lab", "tournament", "--edition", "rnib", "--bots", bots, "--games", "6", "--partners", "opposite"]
    assert main(command) == 0
    told = capsys.readouterr().out
    rates = [float(rate) for rate in re.findall(r"^rnib +\S+ +6 +([\d.]+) % .* 50\.00 %", told, re.MULTILINE)]
    assert sum(rates) == pytest.approx(100, abs=0.02)


def test_a_worker_that_dies_ends_the_run_with_a_sentence() -> None:
    done = lab("tournament", "--bots", "easy,tests.helpers.lab_bots:dies", "--rounds", "4", "--workers", "2")
    assert done.returncode == 2
    assert done.stderr.endswith(
        "a worker process has ended by itself or was killed while easy and tests.helpers.lab_bots:dies played;"
        " perhaps there was too little memory\n"
    )
    assert "Traceback" not in done.stderr


def test_your_own_bots_are_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot_of_today.py").write_text("from sixdot.bots.easy import choose\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert callable(bot_called("my_bot_of_today:choose"))


def test_a_bot_that_has_changed_since_does_not_go_on_with_the_old_results(tmp_path: Path) -> None:
    bot = tmp_path / "changing.py"
    command = ["tournament", "--bots", "easy,changing:choose", "--rounds", "2", "--into", "run"]
    for text, code in (("", 0), ("", 0), ("import math\n", 2)):
        bot.write_text(f"{text}from sixdot.bots.easy import choose\n", encoding="utf-8")
        done = subprocess.run([*COMMAND, *command], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stderr
    assert "there code is" in done.stderr


@pytest.mark.parametrize("patience", [(), ("--patience", "5")])
def test_a_helper_beside_a_bot_that_has_changed_is_noticed_too(patience: tuple[str, ...], tmp_path: Path) -> None:
    helper = tmp_path / "parts" / "helper.py" if not patience else tmp_path / "helper.py"
    helper.parent.mkdir(exist_ok=True)
    name = "parts.helper" if not patience else "helper"
    (tmp_path / "leaning.py").write_text(f"from {name} import choose\n", encoding="utf-8")
    command = ["tournament", "--bots", "easy,leaning:choose", "--rounds", "2", "--into", "run", *patience]
    for text, code in (("", 0), ("", 0), ("import math\n", 2)):
        helper.write_text(f"{text}from sixdot.bots.easy import choose\n", encoding="utf-8")
        done = subprocess.run([*COMMAND, *command], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stderr
    assert "there code is" in done.stderr


def test_the_digest_of_the_code_covers_the_table_and_does_not_depend_on_the_order_of_bots() -> None:
    package = Path(sixdot.__file__).parent
    read: list[Path] = []
    original = Path.read_bytes

    def noted(path: Path) -> bytes:
        read.append(path)
        return original(path)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Path, "read_bytes", noted)
        first = code_of(["easy", "tests.helpers.lab_bots:slow", "sixdot.bots.easy:choose"])
    assert {package / "table.py", package / "lab" / "play.py", package / "game" / "match.py"} < set(read)
    assert Path(lab_bots.__file__) in read
    assert first == code_of(["sixdot.bots.easy:choose", "tests.helpers.lab_bots:slow"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("def choose(:", "cannot be loaded: SyntaxError"),
        ("import sys; sys.exit(0)", "cannot be loaded: SystemExit: '0'"),
        ("{}['x']", "cannot be loaded: KeyError"),
        (
            "raise type('\\x1b[31mRed', (BaseException,), {})('\\x1b[32m')",
            r"cannot be loaded: \x1b[31mRed: '\x1b[32m'",
        ),
    ],
)
def test_a_bot_that_cannot_be_imported_is_told_in_a_sentence(text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(text, encoding="utf-8")
    command = [*COMMAND, "tournament", "--bots", "easy,broken:choose", "--rounds", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert (done.stdout, done.stderr.count("\n")) == ("", 1)
    assert says in done.stderr


def test_with_patience_a_bot_is_loaded_behind_its_fence_only(tmp_path: Path) -> None:
    text = (
        "import sys\nfrom sixdot.bots.easy import choose\n"
        "with open('seen', 'a') as file: print(sys.orig_argv[-1], file=file)\n"
    )
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "__init__.py").write_text(text, encoding="utf-8")
    (tmp_path / "kept" / "bot.py").write_text(text, encoding="utf-8")
    command = [*COMMAND, "tournament", "--bots", "easy,kept.bot:choose", "--rounds", "4", "--workers", "1"]
    done = subprocess.run([*command, "--patience", "5"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "faults of bots: 0." in done.stdout
    seen = (tmp_path / "seen").read_text(encoding="utf-8").splitlines()
    assert len(seen) == 4, "once to check it and once to play, each time a package and its module"
    assert set(seen) == {"from sixdot.bots.foreign import main; main()"}


def test_the_plot_is_a_png_that_holds_its_figures_in_words(tmp_path: Path) -> None:
    picture = tmp_path / "rates.png"
    done = lab("tournament", "--bots", "easy,easy,steady", "--rounds", "9", "--plot", str(picture))
    assert done.returncode == 0, done.stderr
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(content) > 5000
    assert b"edition mattel, bot easy, rounds 9, win rate" in content


def test_a_plot_that_cannot_be_written_is_told_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "rates.png"
    picture.mkdir()
    command = ["lab", "tournament", "--bots", "easy,easy", "--rounds", "2", "--workers", "1", "--plot", str(picture)]
    assert main(command) == 2
    says = f"sixdot: The plot cannot be written in {picture}: something of that name is there that is no file.\n"
    assert capsys.readouterr().err.endswith(says)


@pytest.mark.skipif(sys.platform == "win32", reason="it needs a shell")
def test_closed_streams_disturb_nothing(tmp_path: Path) -> None:
    bots = "easy,tests.helpers.lab_bots:slow"
    tournament = ["tournament", "--bots", bots, "--rounds", "4", "--workers", "2", "--patience", "5"]
    whole = lab(*tournament)
    assert whole.returncode == 0

    def closing(streams: str, *more: str) -> subprocess.CompletedProcess[str]:
        command = shlex.join([*COMMAND, *tournament, *more])
        return subprocess.run(
            f"exec {streams}; exec {command}", shell=True, cwd=ROOT, capture_output=True, text=True, check=False
        )

    assert closing("<&- 2>&-").stdout == whole.stdout
    file = tmp_path / "run"
    silent = closing("<&- >&- 2>&-", "--into", str(file))
    assert (silent.returncode, silent.stdout, silent.stderr) == (0, "", "")
    assert lines_in(file) == 3
    assert lab(*tournament, "--into", str(file)).stdout == whole.stdout
    lost = closing(">&-")
    assert lost.returncode == 2
    assert lost.stderr == "sixdot: There is nowhere to print the results to: keep them with --into FILE.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
def test_an_interruption_while_the_lab_itself_is_loaded_shows_no_traceback() -> None:
    script = (
        "import sys, signal\n"
        "class Interrupter:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'sixdot.lab.work': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Interrupter())\n"
        f"{COMMAND[2]}"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "lab", *SMALL], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "sixdot: stopped\n")


def test_a_missing_library_is_explained_before_anything_is_played(tmp_path: Path) -> None:
    missing = (("matplotlib", "plot", f"--plot={tmp_path / 'rates.png'}"), ("ray", "ray", "--ray=local"))
    for name, extra, option in missing:
        hide = f"import sys; sys.modules[{name!r}] = None; sys.path_importer_cache.clear()"
        script = f"{hide}; from sixdot.cli import main; sys.exit(main(sys.argv[1:]))"
        command = ["lab", "tournament", "--bots", "easy,easy", "--rounds", "4", option]
        done = subprocess.run([sys.executable, "-c", script, *command], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert f'pip install "sixdot[{extra}]"' in done.stderr
        assert done.stderr.count("\n") == 1


PUB = 'name = "inn"\nbased-on = "mattel"\nguilty-draws = 6\nafter-draw = "nothing"\n'


@pytest.mark.parametrize("more", [(), ("--patience", "5")])
def test_a_rule_book_from_a_file_is_known_to_workers_and_bots(tmp_path: Path, more: tuple[str, ...]) -> None:
    book = tmp_path / "pub.toml"
    book.write_text(PUB, encoding="utf-8")
    bots = "steady,sixdot.bots.steady:choose"
    found = lab("tournament", "--edition", str(book), "--bots", bots, "--rounds", "4", *more)
    assert found.returncode == 0, found.stderr
    assert [line.split()[0][:4] for line in found.stdout.splitlines()[2:4]] == ["inn~", "inn~"]
    assert "faults of bots: 0." in found.stdout


def test_a_rule_book_that_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    found = lab("soak", "--edition", str(tmp_path / "pub.toml"), "--rounds", "1")
    assert found.returncode == 2
    assert found.stderr.startswith("sixdot: the rule book ")
