"""Games of bots that are kept: proved, the same in every form, gone on with after a stop, read back, damage named."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from sixdot.cli import main
from sixdot.game.editions import EDITIONS
from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.lab.figures import Cell, Sheet
from sixdot.lab.parts import KeptGame
from sixdot.lab.records import Collection
from sixdot.lab.reread import Rereading
from sixdot.lab.retelling import Wrong, decisions, record_of, retold
from sixdot.lab.stats import StatsPlan
from tests.lab.test_tournament import COMMAND, PUB, ROOT, group_is_gone

pytestmark = pytest.mark.slow  # processes are started, bots play

SMALL = ("--bots", "easy,steady", "--players", "3", "--rounds", "9", "--part", "4")


def kept(folder: Path, *arguments: str) -> Collection:
    assert main(["lab", "records", "--into", str(folder), "--workers", "1", *arguments]) == 0
    return Collection(folder)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records") / "small"
    kept(folder, *SMALL)
    return folder


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def rounded(sheets: Sequence[Sheet]) -> dict[str, list[list[Cell]]]:
    """The rows of each sheet; the last digits depend on the order in which they were added up."""
    found: dict[str, list[list[Cell]]] = {}
    for sheet in sheets:
        rows = [[round(cell, 9) if isinstance(cell, float) else cell for cell in row] for row in sheet.rows]
        found[sheet.title.partition(":")[0]] = rows
    return found


def copy_of(folder: Path, into: Path) -> Path:
    into.mkdir()
    for name, data in files_of(folder).items():
        (into / name).write_bytes(data)
    return into


@pytest.mark.parametrize(
    "more",
    [
        ("--rounds", "10", *[word for name in EDITIONS for word in ("--edition", name)]),
        ("--games", "4", "--edition", "rnib", "--partners", "opposite", "--target", "150"),
        ("--games", "2", "--edition", "french", "--scoring", "lowest", "--target", "100", "--house", "stacking=any"),
    ],
)
def test_games_are_the_same_in_both_forms_and_each_can_be_proved_from_its_record(
    more: Sequence[str], tmp_path: Path
) -> None:
    lines = kept(tmp_path / "lines", "--bots", "easy,steady", "--part", "3", *more)
    table = kept(tmp_path / "table", "--bots", "easy,steady", "--part", "3", "--parquet", *more)
    games = list(lines)
    assert games == list(table)
    assert [game.game for game in games] == list(range(int(more[1])))
    for game in games:
        record = read_record(record_of(game, lines.terms))
        verdict = verify(record)
        assert (verdict.problem, verdict.unproved, verdict.rounds) == ("", 0, len(game.rounds))
        assert record.names == game.bots
        assert verdict.actions == sum(map(len, game.rounds))
        assert game.winners


def test_statistics_of_kept_rounds_are_those_of_the_same_rounds_played_now(tmp_path: Path) -> None:
    kept(tmp_path / "kept", "--bots", "easy,steady", "--players", "3", "--rounds", "12", "--part", "5", "--seed", "x")
    found = Rereading(tmp_path / "kept", 1)
    rows = [found.play(unit) for unit in range(found.units)]
    plan = StatsPlan(["mattel"], [], ["easy", "steady"], 3, 12, "x", cost=False)
    played = rounded(plan.sheets([plan.play(unit) for unit in range(12)], times=False))
    again = rounded(found.sheets(rows, times=False))
    assert again["Length"] == [row for row in played["Length"] if row[0] != "turns of one seat"]
    assert again["How often"] == played["How often"]
    assert again["The seat that begins"][0] == played["The seat that begins"][0][:2]
    assert found.notes(rows) == ["Games found: 12; played again and proved: 12; wrong: 0."]
    some = Rereading(tmp_path / "kept", 3)
    assert 0 < sum(some.play(unit).proved for unit in range(some.units)) < 12


def test_whoever_decided_is_shown_what_they_saw_and_chose(small: Path) -> None:
    collection = Collection(small)
    for game in collection:
        found = list(decisions(game, collection.terms))
        assert found
        assert all(action in view.legal and len(view.legal) > 1 for view, action in found)


def test_one_of_a_thing_is_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path / "kept", "--bots", "easy,steady", "--rounds", "1", "--part", "1000")
    assert "1 part of 1000 rounds in " in capsys.readouterr().err
    text = (tmp_path / "kept" / "README.md").read_text(encoding="utf-8")
    assert text.startswith("# 1 round of ")
    assert "\n1 round with " in text
    assert "\n1 file like `part-000000.jsonl.gz`" in text


def test_a_run_that_was_killed_goes_on_with_what_is_there(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copy_of(small, tmp_path / "torn")
    listed = (folder / "parts.jsonl").read_bytes().splitlines(keepends=True)
    (folder / "parts.jsonl").write_bytes(b"".join(listed[:2]) + listed[2][:30])  # cut off while it was written
    (folder / "part-000002.jsonl.gz").unlink()
    kept(folder, *SMALL)
    assert "1 of 3 parts of 4 rounds are done already." in capsys.readouterr().err
    assert files_of(folder) == files_of(small)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
def test_a_run_interrupted_and_resumed_keeps_the_same_games_and_its_card_says_how_far_it_is(tmp_path: Path) -> None:
    more = ("--bots", "easy,tests.helpers.lab_bots:slow", "--players", "2", "--rounds", "12", "--part", "1")
    folder = tmp_path / "kept"
    command = [*COMMAND, "records", "--into", str(folder), "--workers", "2", *more]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               start_new_session=True)  # fmt: skip
    while not (folder / "part-000002.jsonl.gz").exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err.count("Traceback")) == (130, "", 0), err
    assert re.search(r"Stopped after \d+ of 12 parts of 1 round\. They are in .*the same command goes on", err)
    assert group_is_gone(process.pid)
    card = json.loads((folder / "card.json").read_text(encoding="utf-8"))
    done = Collection(folder)
    assert not card["complete"]
    assert card["kept"]["games"] == len(list(done)) == len(done.rows)
    assert "Not finished: 12 were asked for." in (folder / "README.md").read_text(encoding="utf-8")
    again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert again.returncode == 0, again.stderr
    in_one_go = kept(tmp_path / "whole", *more)
    assert [row.digest for row in in_one_go.rows.values()] == [
        row.digest for _, row in sorted(Collection(folder).rows.items())
    ]


def test_a_damaged_file_is_named_and_changes_nothing(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copy_of(small, tmp_path / "damaged")
    part = folder / "part-000001.jsonl.gz"
    data = bytearray(part.read_bytes())
    data[len(data) // 2] ^= 1
    part.write_bytes(data)
    before = files_of(folder)
    assert main(["lab", "records", "--into", str(folder), "--workers", "1", *SMALL]) == 2
    assert f"{part} is damaged" in capsys.readouterr().err
    assert files_of(folder) == before
    assert main(["lab", "stats", "--from", str(folder), "--workers", "1"]) == 1
    told = capsys.readouterr().out
    assert "Games found: 5; played again and proved: 5; wrong: 1." in told
    assert f"{part} is damaged" in told
    part.unlink()
    assert main(["lab", "stats", "--from", str(folder), "--workers", "1"]) == 1
    assert str(part) in capsys.readouterr().out
    assert main(["lab", "records", "--into", str(folder), "--game", "5"]) == 2
    assert str(part) in capsys.readouterr().err


def test_a_game_that_was_changed_does_not_come_out_the_same(small: Path) -> None:
    collection = Collection(small)
    game = next(iter(collection))
    moves = game.rounds[0]
    changed: list[KeptGame] = [
        replace(game, game=game.game + 1),
        replace(game, rounds=[moves[:-1]]),
        replace(game, rounds=[[*moves[1:]]]),
        replace(game, rounds=[["9 draw", *moves]]),
        replace(game, rounds=[["-1 draw", *moves]]),
        replace(game, rounds=[["0 fly", *moves]]),
        replace(game, rounds=[*game.rounds, moves]),
        replace(game, winners=[*game.winners, 0]),
        replace(game, scores=[*game.scores[1:], 0]),
        replace(game, bots=["sharp"] * 3),
        replace(game, edition="rnib"),
        replace(game, edition="nonsense"),
        replace(game, check="00000000"),
    ]
    assert list(retold(game, collection.terms))
    for other in changed:
        with pytest.raises(Wrong, match=r"^game \d+"):
            list(retold(other, collection.terms))


def test_one_game_is_told_as_a_record_that_can_be_verified(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "records", "--into", str(small), "--game", "7"]) == 0
    record = tmp_path / "seven.sixdot"
    record.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["verify", str(record)]) == 0
    capsys.readouterr()
    for number in ("9", "-1"):
        assert main(["lab", "records", "--into", str(small), f"--game={number}"]) == 2
        assert f"There is no game {number} in" in capsys.readouterr().err


def test_a_rule_book_of_ones_own_goes_with_the_games(tmp_path: Path) -> None:
    book = tmp_path / "pub.toml"
    book.write_text(PUB, encoding="utf-8")
    kept(tmp_path / "kept", "--edition", str(book), "--bots", "easy", "--rounds", "3")
    book.unlink()
    command = [
        *COMMAND,
        "stats",
        "--from",
        str(tmp_path / "kept"),
        "--workers",
        "1",
    ]  # it knows no such book
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Games found: 3; played again and proved: 3; wrong: 0." in done.stdout


def test_the_card_says_what_is_there_and_how_to_read_it(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    card = json.loads((small / "card.json").read_text(encoding="utf-8"))
    games = list(Collection(small))
    assert card["complete"]
    assert card["kept"]["games"] == len(games) == 9
    assert card["kept"]["actions"] == sum(len(moves) for game in games for moves in game.rounds)
    assert card["kept"]["bytes"] == sum(path.stat().st_size for path in small.glob("part-*"))
    assert set(card["columns"]) == set(KeptGame.__struct_fields__)
    assert (card["license"], card["bots"], card["seed"]) == ("CC0-1.0", ["easy", "steady"], "1")
    again = tmp_path / "again"
    words = shlex.split(card["command"].replace("FOLDER", str(again)))
    assert main([*words[1:], "--workers", "1"]) == 0
    assert files_of(again) == files_of(small)
    table = tmp_path / "table"
    kept(table, *SMALL, "--parquet")
    for folder in (small, table):
        text = (folder / "README.md").read_text(encoding="utf-8")
        programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        assert len(programs) == 2
        for program in programs:
            found: dict[str, object] = {}
            exec(program.replace("FOLDER", str(folder)), found)
            if "game" not in found:
                assert len(found["games"]) in (4, 9)  # type: ignore[arg-type]
        for command in re.findall(r"^sixdot (lab .*?)(?: +#.*)?$", text, re.MULTILINE):
            asked = [word.replace("17", "7").replace("FOLDER", str(folder)) for word in shlex.split(command)]
            assert main(asked) == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["records", "--into", "{other}"], "has something else in it"),
        (["records", "--into", "{file}"], "what should be a folder there is a file"),
        (["records", "--into", "{file}/below"], "cannot be kept"),
        (["records", "--into", "{small}", "--bots", "easy"], "holds another run"),
        (["records", "--into", "{new}", "--part", "0"], "--part is a number from 1"),
        (["records", "--into", "{new}", "--target", "100"], "say how many with --games"),
        (["records", "--into", "{new}", "--bots", "nobody"], "nobody"),
        (["records", "--into", "{new}", "--players", "40"], "40"),
        (["stats", "--from", "{other}"], "No games are kept there"),
        (["stats", "--from", "{small}", "--edition", "mattel"], "With --from FOLDER go only"),
        (["stats", "--every", "3"], "say where with --from FOLDER"),
    ],
)
def test_what_cannot_be_done_is_told_and_changes_nothing(
    arguments: list[str], says: str, small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").write_text("mine", encoding="utf-8")
    before = files_of(small)
    names = {name: tmp_path / name for name in ("file", "other", "new")}
    assert main(["lab", *[word.format(small=small, **names) for word in arguments], "--workers", "1"]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert files_of(small) == before
    assert not (tmp_path / "new").exists()
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "line", [b"", b"{}\n", b"nonsense\n", b'{"lab":"tournament"}\n', "{header}\n{{}}\n", "{header}\nnonsense\n"]
)
def test_a_list_that_is_none_is_told(
    line: bytes | str, small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copy_of(small, tmp_path / "kept")
    header = (folder / "parts.jsonl").read_text(encoding="utf-8").splitlines()[0]
    (folder / "parts.jsonl").write_bytes(line if isinstance(line, bytes) else line.format(header=header).encode())
    assert main(["lab", "stats", "--from", str(folder)]) == 2
    number = 1 if isinstance(line, bytes) else 2
    assert f"is no list of kept games: line {number} cannot be read" in capsys.readouterr().err


def test_without_pyarrow_there_is_a_sentence_and_nothing_is_begun(tmp_path: Path) -> None:
    hide = "import sys; sys.modules['pyarrow'] = None"
    script = f"{hide}; from sixdot.cli import main; sys.exit(main(sys.argv[1:]))"
    command = ["lab", "records", "--into", str(tmp_path / "new"), "--parquet"]
    done = subprocess.run([sys.executable, "-c", script, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "sixdot[data]"' in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()
