"""Score sheets: what was told is on the disk, whatever happens to the program; and one that is damaged says so."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from sixdot.agreement import Agreement
from sixdot.books import edition_argument
from sixdot.score.keeper import UNDO_ENTRY, Keeper, ScoreEntry
from sixdot.score.sheet import find_sheet, new_sheet, open_sheet, sheets, sheets_folder
from sixdot.voice.trouble import Trouble
from tests.helpers.transcribed import ENTRANCE

ROOT = Path(__file__).parents[2]
NAMES = ("Ana", "Ben", "Cleo")
KILLS = 6


def written(path: Path) -> list[tuple[bytes, tuple[object, ...]]]:
    """A sheet with one of everything: after each entry the bytes on the disk, and how the game stands."""
    sheet = new_sheet(Agreement("rnib", target=200), NAMES, "fr", path)
    keeper = sheet.keeper
    deck = keeper.edition.deck
    cards = deck.named([deck.kind("r5"), deck.kind("wi+4")])
    stands = [(path.read_bytes(), stand(keeper))]
    makes: list[Callable[[], ScoreEntry]] = [
        lambda: keeper.deals(1),
        lambda: keeper.round(0, {1: cards, 2: 34}),
        lambda: keeper.round(None, {}),
        lambda: keeper.correction(1, 2, {0: 5, 1: cards}),
        lambda: UNDO_ENTRY,
        lambda: keeper.removal(2),
    ]
    for make in makes:
        sheet.do(make())
        stands.append((path.read_bytes(), stand(keeper)))
    sheet.close()
    return stands


def stand(keeper: Keeper) -> tuple[object, ...]:
    return keeper.rounds, keeper.match.scores, keeper.dealer, keeper.names, keeper.agreed


def test_a_sheet_cut_off_at_any_byte_has_everything_that_was_told(tmp_path: Path) -> None:
    stands = written(tmp_path / "a.score")
    whole, first = stands[-1][0], len(stands[0][0])
    torn = tmp_path / "torn.score"
    for length in range(first, len(whole) + 1):
        torn.write_bytes(whole[:length])
        expected = [(data, state) for data, state in stands if len(data) <= length][-1]
        sheet = open_sheet(torn)
        assert stand(sheet.keeper) == expected[1]
        assert sheet.language == "fr"
        sheet.close()
        assert torn.read_bytes() == expected[0]


def test_a_sheet_goes_on_where_it_was_left_and_can_be_undone_further(tmp_path: Path) -> None:
    stands = written(tmp_path / "a.score")
    sheet = open_sheet(tmp_path / "a.score")
    sheet.do(UNDO_ENTRY)
    assert stand(sheet.keeper) == stands[3][1]  # the removal
    sheet.do(UNDO_ENTRY)
    assert stand(sheet.keeper) == stands[2][1]  # the round that nobody won
    sheet.close()


@pytest.mark.slow
def test_a_score_killed_at_any_moment_has_all_that_was_heard(tmp_path: Path) -> None:
    """Somebody enters rounds of one point; after each kill, all that were announced are there, and none is half."""
    chance = random.Random("score kills")
    command = [sys.executable, "-c", ENTRANCE, "score"]
    arguments = ["--people", "Ana,Ben", "--edition", "mattel", "--target", "100000"]
    announced = 0
    for _ in range(KILLS):
        child = subprocess.Popen(
            [*command, *arguments], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        with child.stdin, child.stdout, child.stderr:
            child.stdin.write(b"ana, ben 1\n" * 3000)
            with suppress(BrokenPipeError):
                child.stdin.flush()
            said = [child.stdout.readline() for _ in range(2 + chance.randrange(40))]
            child.send_signal(signal.SIGKILL)
            said += child.stdout.readlines()
            assert child.stderr.read() == b""
            with suppress(BrokenPipeError):
                child.stdin.close()
        child.wait()
        heard = [int(line.split(b"Round ")[1].split(b":")[0]) for line in said if b"goes out and scores" in line]
        announced = max([announced, *heard])
        sheet = open_sheet(find_sheet(None))
        kept = len(sheet.keeper.rounds)
        assert kept >= announced
        assert sheet.keeper.match.scores == [kept, 0]
        sheet.close()
        arguments = ["--resume"]
    assert announced > KILLS


def test_two_windows_do_not_write_into_the_same_sheet(tmp_path: Path) -> None:
    sheet = new_sheet(Agreement("rnib"), NAMES, "en", tmp_path / "a.score")
    with pytest.raises(Trouble, match="open in another window"):
        open_sheet(sheet.path)
    with pytest.raises(FileExistsError):
        new_sheet(Agreement("rnib"), NAMES, "en", tmp_path / "a.score")
    sheet.close()
    open_sheet(sheet.path).close()


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "hello"),
        (1, '{"sixdot": "score 2", "language": "en", "edition": "rnib", "names": ["Ana", "Ben"]}'),
        (1, '{"sixdot": "score 1", "language": "en", "edition": "nope", "names": ["Ana", "Ben"]}'),
        (1, '{"sixdot": "score 1", "language": "xx", "edition": "rnib", "names": ["Ana", "Ben"]}'),
        (1, '{"sixdot": "score 1", "language": "en", "edition": "rnib", "names": ["Ana", "ana"]}'),
        (1, '{"sixdot": "score 1", "language": "en", "edition": "rnib", "names": ["Ana"]}'),
        (2, '{"do": "dance"}'),
        (2, '{"do": "undo", "extra": 1}'),
        (2, '{"do": "round"}'),
        (2, '{"do": "round", "winner": 7, "hands": [[], [], []]}'),
        (2, '{"do": "round", "winner": 0, "hands": [[], ["x9"], []]}'),
        (2, '{"do": "round", "winner": 0, "hands": [[], true, []]}'),
        (2, '{"do": "correct", "number": 1}'),
        (3, '{"do": "redo"}'),
        (3, "[" * 100_000),
        (3, "\udcff"),
    ],
)
def test_a_damaged_sheet_is_named_with_its_line_and_stays_as_it_is(line: int, text: str, tmp_path: Path) -> None:
    written(tmp_path / "a.score")
    path = tmp_path / "a.score"
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = text.encode(errors="surrogateescape")
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    with pytest.raises(Trouble, match="damaged in line") as trouble:
        open_sheet(path)
    assert trouble.value.values["line"] == line or text == "\udcff"
    assert path.read_bytes() == before


def test_sheets_are_listed_and_found_by_number_name_or_file() -> None:
    with pytest.raises(Trouble, match="no score to go on with"):
        find_sheet(None)
    made = [new_sheet(Agreement(edition), NAMES, "en") for edition in ("rnib", "dos", "dos")]
    for number, sheet in enumerate(made):
        sheet.close()
        os.utime(sheet.path, (number + 1, number + 1))
    (sheets_folder() / "broken.score").write_text("x\n")
    found = sheets()
    assert [each.path for each in found[:3]] == [sheet.path for sheet in reversed(made)]
    assert [each.goes_on for each in found] == [True, True, True, False]
    assert find_sheet(None) == made[2].path
    assert find_sheet("3") == made[0].path
    assert find_sheet(made[1].name) == made[1].path
    assert find_sheet(str(made[0].path)) == made[0].path
    with pytest.raises(Trouble, match="could be"):
        find_sheet(made[0].name[:4])
    for wrong in ("99", "nope", ""):
        with pytest.raises(Trouble, match="There is no score"):
            find_sheet(wrong)


def test_a_rule_book_of_ones_own_travels_with_its_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = tmp_path / "pub.toml"
    book.write_text('name = "pub"\nsource = "the pub"\ntarget = 77\n[points]\nwi = 7\n')
    sheet = new_sheet(Agreement(edition_argument(str(book))), NAMES, "en", tmp_path / "a.score")
    deck = sheet.keeper.edition.deck
    sheet.do(sheet.keeper.round(0, {1: deck.named([deck.kind("wi")]), 2: 1}))
    assert sheet.keeper.match.scores == [8, 0, 0]
    sheet.close()
    monkeypatch.setattr("sixdot.game.editions._brought", {})
    again = open_sheet(tmp_path / "a.score")
    assert again.keeper.match.scores == [8, 0, 0]
    assert again.keeper.match.scoring.target == 77
    again.close()
