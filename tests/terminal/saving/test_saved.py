"""A game is saved as it is played, and goes on exactly where it was left, whatever ended it."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sixdot.bots import bot_named
from sixdot.durable import DurableFile, NotSaved, reason_of, replace_text
from sixdot.game.actions import parse
from sixdot.game.editions import EDITIONS
from sixdot.game.match import BETWEEN, COMMITTED, OVER, Match, StageError
from sixdot.game.options import SetupError
from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.places import data_folder, games_folder, settings_folder
from sixdot.table import Table
from sixdot.terminal.looking_back.history import find, history, history_lines, unfinished
from sixdot.terminal.saving.notes import Notes
from sixdot.terminal.saving.saved_game import create, resume
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, LENGTHS, Value, Words
from tests.helpers.games import GAMES
from tests.helpers.saved_games import NAMES, begin, play_on
from tests.helpers.soak import bounded

ROOT = Path(__file__).parents[3]
LONG_GAMES = ("question-judge", "rnib-elimination", "mattel-house", "dos-two", "french-fold")
PLAYING = [sys.executable, "-m", "tests.helpers.saved_games"]


def played_through(path: Path, name: str) -> str:
    table, saved = begin(path, name)
    play_on(table)
    saved.close()
    return path.read_text(encoding="utf-8")


def cut_off(path: Path, name: str, actions: int) -> Table:
    """A game that was left after so many actions."""
    table, saved = begin(path, name)
    play_on(table, lambda: table.actions >= actions)
    saved.close()
    return table


# Going on exactly there


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("every", bounded([41], soak=[41, 5]))
def test_a_game_that_is_interrupted_again_and_again_is_the_game_played_through(
    tmp_path: Path, name: str, every: int
) -> None:
    whole = played_through(tmp_path / "whole.sixdot", name)
    path = tmp_path / "cut.sixdot"
    table = cut_off(path, name, 1)
    while table.game.stage != OVER:
        table, saved = resume(path, bot_named)
        upto = table.actions + every
        play_on(table, lambda table=table, upto=upto: table.actions >= upto)  # type: ignore[misc]
        saved.close()
    assert path.read_text(encoding="utf-8") == whole
    assert verify(read_record(whole)).complete
    assert not path.with_suffix(".table").exists()


@pytest.mark.parametrize("name", ["mattel-lowest", "dos"])
def test_a_game_that_is_interrupted_after_every_action_is_the_game_played_through(tmp_path: Path, name: str) -> None:
    whole = played_through(tmp_path / "whole.sixdot", name)
    path = tmp_path / "cut.sixdot"
    table = cut_off(path, name, 0)
    while table.game.stage != OVER:
        table, saved = resume(path, bot_named)
        upto = table.actions + 1
        play_on(table, lambda table=table, upto=upto: table.actions >= upto)  # type: ignore[misc]
        saved.close()
    assert path.read_text(encoding="utf-8") == whole


@pytest.mark.parametrize("bot", ["steady", "sharp"])
def test_bots_of_every_strength_go_on_as_they_would_have(tmp_path: Path, bot: str) -> None:
    whole, path = tmp_path / "whole.sixdot", tmp_path / "cut.sixdot"
    table, saved = begin(whole, "mattel", bot)
    play_on(table, lambda: table.actions >= 40)
    saved.close()
    table, saved = begin(path, "mattel", bot)
    saved.close()
    for upto in (7, 19, 40):
        table, saved = resume(path, bot_named)
        play_on(table, lambda table=table, upto=upto: table.actions >= upto)  # type: ignore[misc]
        saved.close()
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mattel-house", "rnib", "dos", "french-fold", "question-judge", "rnib-elimination"])
def test_everybody_is_asked_and_told_what_they_would_have_been(tmp_path: Path, name: str) -> None:
    """After everything that happens, including a pause that somebody has left."""
    path, copy = tmp_path / "game.sixdot", tmp_path / "copy.sixdot"
    table, saved = begin(path, name)
    seen = [0]

    def compare() -> bool:
        seen[0] += 1
        if seen[0] % 3 == 0 and table.game.stage not in (OVER, BETWEEN, COMMITTED):
            for suffix in (".sixdot", ".table"):
                shutil.copy(path.with_suffix(suffix), copy.with_suffix(suffix))
            other, again = resume(copy, bot_named)
            again.close()
            assert other.awaited() == table.awaited()
            assert other.low == table.low
            for seat in (*range(table.game.players), None):
                assert other.game.view(seat) == table.game.view(seat)
            for seat in table.people:
                assert other.decisions(seat) == table.decisions(seat)
                assert other.is_pause(seat) == table.is_pause(seat)
        return seen[0] > 240

    play_on(table, compare)
    saved.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mattel-lowest", "dos"])
def test_whatever_is_cut_off_the_end_of_a_record_the_game_goes_on(tmp_path: Path, name: str) -> None:
    whole = played_through(tmp_path / "whole.sixdot", name).encode()
    path = tmp_path / "cut.sixdot"
    table, saved = begin(path, name)
    play_on(table)
    notes = path.with_suffix(".table").read_bytes()
    saved.close()
    header = whole.index(b"round 1")
    for size in [*range(header, len(whole) - 1, 61), *range(len(whole) - 160, len(whole) - 1, 3)]:
        path.write_bytes(whole[:size])
        path.with_suffix(".table").write_bytes(notes)
        _, saved = resume(path, bot_named)
        saved.close()
        kept = path.read_bytes()
        assert whole.startswith(kept)
        assert len(kept) >= whole.rfind(b"\n", 0, size) + 1
        assert verify(read_record(kept.decode())).problem == ""


def test_a_step_of_which_only_the_action_was_written_is_made_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, "mattel")
    play_on(table, lambda: table.game.number == 1 and table.game.stage == BETWEEN)
    saved.close()
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    seed = next(place for place, line in enumerate(lines) if line.startswith("seed"))
    path.write_text("".join(lines[:seed]) + lines[seed][:20], encoding="utf-8")
    table, saved = resume(path, bot_named)
    saved.close()
    assert table.game.stage == BETWEEN
    assert path.read_text(encoding="utf-8") == "".join(lines)


def test_a_player_who_had_nothing_to_say_is_asked_again_if_that_was_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, "mattel")
    gone_on: list[int] = []

    def somebody_went_on() -> bool:
        gone_on[:] = [seat for seat in saved_seats(path, table.actions) if not table.is_pause(seat)]
        return bool(gone_on) and not table.awaited()

    play_on(table, somebody_went_on)
    saved.close()
    table, saved = resume(path, bot_named)
    saved.close()
    assert table.awaited() == ()
    notes = path.with_suffix(".table")
    lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    notes.write_text("".join(line for line in lines if not line.startswith("on ")), encoding="utf-8")
    table, saved = resume(path, bot_named)
    saved.close()
    assert table.awaited() == tuple(gone_on)


def saved_seats(path: Path, actions: int) -> list[int]:
    lines = path.with_suffix(".table").read_text(encoding="utf-8").splitlines()
    return [int(line.split()[2]) for line in lines if line.startswith(f"on {actions} ")]


def test_a_game_with_drawn_deals_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    table, saved = begin(tmp_path / "game.sixdot", "french", deals="drawn")
    play_on(table, lambda: table.actions >= 9)
    saved.close()
    again, saved = resume(saved.path, bot_named)
    assert [again.game.view(seat) for seat in range(5)] == [table.game.view(seat) for seat in range(5)]
    assert (saved.notes.language, again.names) == ("fr", list(NAMES[:5]))
    play_on(again)
    saved.close()
    record = read_record(saved.path.read_text(encoding="utf-8"))
    assert verify(record).complete
    assert record.deals == "drawn"


def test_a_round_that_was_committed_to_is_dealt_from_the_same_seed(tmp_path: Path) -> None:
    table, saved = begin(tmp_path / "game.sixdot", "mattel", deals="drawn")
    table.commit()
    saved.close()
    again, saved = resume(saved.path, bot_named)
    saved.close()
    assert again.game.stage == COMMITTED
    assert again.game.secret == table.game.secret


def test_an_action_is_brought_to_the_disk_once_and_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, saved = begin(tmp_path / "game.sixdot", "mattel")
    play_on(table, lambda: table.game.stage == "playing")
    sizes: list[int] = []
    fsync = os.fsync

    def counted(file: int) -> None:
        fsync(file)
        sizes.append(saved.path.stat().st_size)

    monkeypatch.setattr(os, "fsync", counted)
    play_on(table, lambda: table.game.stage != "playing")
    saved.close()
    assert len(sizes) == table.actions
    assert sizes[-1] == saved.path.stat().st_size
    assert "scores" in saved.path.read_text(encoding="utf-8")


# Secrets


def test_the_secret_of_a_round_is_private_and_safe_before_its_commitment_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, "mattel", deals="drawn")
    before = path.read_bytes()
    kept: list[bytes] = []
    write = saved.write

    def look(text: str) -> None:
        kept.append(path.with_suffix(".table").read_bytes())
        assert path.read_bytes() == before
        write(text)

    table._recorder._write = look
    table.commit()
    secret = table.game.secret
    assert secret is not None
    assert secret.seed.hex().encode() in kept[0]
    assert stat.S_IMODE(path.with_suffix(".table").stat().st_mode) == 0o600
    assert secret.seed.hex().encode() not in path.read_bytes()
    saved.close()


# What prevents it


def refusal(path: Path) -> str:
    with pytest.raises(Trouble) as refused:
        resume(path, bot_named)
    return str(refused.value)


def test_a_game_that_is_being_played_is_refused_to_a_second_program(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    _, saved = begin(path, "mattel")
    assert refusal(path) == "The game game is being played in another window."
    second = subprocess.run([*PLAYING, "resume", str(path)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert second.returncode == 1
    assert "is being played in another window" in second.stderr
    saved.close()
    _, saved = resume(path, bot_named)
    saved.close()


def test_a_changed_record_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    cut_off(path, "mattel", 12)
    changed = path.read_text(encoding="utf-8").replace("draw", "pass", 1)
    path.write_text(changed, encoding="utf-8")
    assert "cannot be read: line" in refusal(path)
    assert path.read_text(encoding="utf-8") == changed


@pytest.mark.parametrize(
    "content", [b"not a record, and not a whole line", b"\xff\xfe", b"", b"sixdot record 1  #0000\nx"]
)
def test_a_file_that_is_not_a_record_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.sixdot"
    cut_off(path, "mattel", 3)
    path.write_bytes(content)
    assert "cannot be read" in refusal(path)
    assert path.read_bytes() == content


def test_notes_of_another_game_are_found_out(tmp_path: Path) -> None:
    path, other = tmp_path / "game.sixdot", tmp_path / "other.sixdot"
    cut_off(path, "mattel", 5)
    table, saved = begin(other, "mattel", deals="drawn")
    play_on(table, lambda: table.actions >= 3)
    saved.close()
    before = path.read_bytes()
    shutil.copy(other.with_suffix(".table"), path.with_suffix(".table"))
    assert "does not fit its secret cards" in refusal(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "notes", ["", "sixdot table 1\n", "sixdot table 1\nknows many\n", "sixdot table 1\nwhat 1\n"]
)
def test_damaged_notes_are_named(tmp_path: Path, notes: str) -> None:
    path = tmp_path / "game.sixdot"
    cut_off(path, "mattel", 5)
    path.with_suffix(".table").write_text(notes)
    assert "cannot be read" in refusal(path)


def test_a_game_without_its_notes_without_its_secret_over_or_nowhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    cut_off(path, "mattel", 5)
    notes = path.with_suffix(".table")
    text = notes.read_text(encoding="utf-8")
    notes.write_text("".join(line for line in text.splitlines(keepends=True) if not line.startswith("secret")))
    assert "the cards of round 1 are lost" in refusal(path)
    notes.unlink()
    assert "its secret cards is gone" in refusal(path)
    over = tmp_path / "over.sixdot"
    played_through(over, "dos")
    assert "is over" in refusal(over)
    over.with_suffix(".table").write_text(text)
    assert "is over" in refusal(over)
    assert "There is no saved game" in refusal(tmp_path / "nothing.sixdot")


def test_a_bot_that_cannot_be_loaded_again_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    cut_off(path, "mattel", 5)
    notes = path.with_suffix(".table")
    notes.write_text(notes.read_text(encoding="utf-8").replace("bot 1 easy", "bot 1 grandma"))
    assert "without its bot: there is no bot 'grandma'" in refusal(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_every_trouble_with_a_saved_game_has_words(language: str, length: str) -> None:
    words = Words(language, length)
    values: dict[str, Value] = {"problem": "b", "line": 0, "reason": "full", "round": 2}
    values |= dict.fromkeys(("name", "game", "path"), "a")
    for kind in ("none", "nowhere", "over", "in-use", "left", "no-bot", "differs", "damaged"):
        assert Trouble(f"saved-{kind}", **values).text(words).endswith(".")
    assert Trouble("saved-many", name="2026", names=["a", "b"]).text(words).endswith(".")
    for number in (errno.ENOSPC, errno.EROFS, errno.ENOENT, errno.EIO):
        said = NotSaved(Path("game"), OSError(number, "Input/output error")).text(words)
        assert len(said) <= 40 if length == "braille" else said.endswith(".")


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        begin(path, "mattel")
    assert path.read_text() == "mine"
    assert not path.with_suffix(".table").exists()


def test_a_seed_of_two_lines_is_refused_before_there_is_a_file(tmp_path: Path) -> None:
    match = Match(EDITIONS["mattel"], 2, people=[0])
    with pytest.raises(SetupError, match="printable"):
        create(match, ["A", "B"], Notes("one\ntwo", "en", {1: "easy"}), "chosen", tmp_path / "game.sixdot")
    assert list(tmp_path.iterdir()) == []


# A disk that is full


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_when_the_disk_is_full_the_game_stops_and_what_was_saved_is_safe(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, "mattel")
    play_on(table, lambda: table.actions >= 5)
    before = path.read_bytes()
    with files_no_longer_than(len(before) + 3), pytest.raises(NotSaved) as stopped:
        play_on(table)
    assert stopped.value.text(Words("en", "brief")) == "Not saved: the disk is full."
    assert path.read_bytes() == before
    with pytest.raises(StageError, match="could not be written"):
        table.apply(0, parse("draw"))
    saved.close()
    table, saved = resume(path, bot_named)
    saved.close()
    assert table.actions == 5


def test_a_secret_that_cannot_be_kept_is_never_committed_to(tmp_path: Path) -> None:
    path = tmp_path / "game.sixdot"
    table, saved = begin(path, "mattel")
    size = path.with_suffix(".table").stat().st_size
    before = path.read_bytes()
    with files_no_longer_than(size + 10), pytest.raises(NotSaved):
        table.commit()
    saved.close()
    assert path.read_bytes() == before


def test_an_impossible_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("SIXDOT_HOME", str(file))
    with pytest.raises(NotSaved, match=str(file / "games")):
        begin(None, "mattel")
    with pytest.raises(NotSaved):
        begin(tmp_path / "nowhere" / "game.sixdot", "mattel")
    with pytest.raises(NotSaved):
        replace_text(file / "settings.toml", "")


def test_the_reasons_of_the_system_have_words() -> None:
    for number, kind in ((errno.ENOSPC, "full"), (errno.EROFS, "forbidden"), (errno.ENOENT, "missing")):
        assert reason_of(OSError(number, "x")) == kind
    assert reason_of(OSError(errno.EIO, "Input/output error")) == "Input/output error"


def test_a_lock_ends_with_the_file(tmp_path: Path) -> None:
    first = DurableFile(tmp_path / "file", 0o600, new=True)
    second = DurableFile(tmp_path / "file", 0o600, new=False)
    assert first.lock()
    assert not second.lock()
    first.close()
    assert second.lock()
    second.close()


# The list of games


def test_the_list_tells_how_every_game_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
    assert history() == []
    assert history_lines([], Words("en")) == ["No games have been played here yet. Type sixdot play to begin one."]
    with pytest.raises(Trouble, match="No games have been played here yet"):
        find()
    paths = []
    for name, actions in (("rnib-partners", 10_000), ("mattel", 3), ("mattel", 4), ("french", 1), ("dos", 2)):
        table, saved = begin(None, name)
        play_on(table, lambda table=table, actions=actions: table.actions >= actions)  # type: ignore[misc]
        saved.close()
        paths.append(saved.path)
    for age, path in enumerate(reversed(paths)):
        os.utime(path, (1_800_014_400 - age, 1_800_014_400 - age))
    paths[4].with_suffix(".table").unlink()
    paths[3].write_text(paths[3].read_text(encoding="utf-8").replace("\ndeal ", "\ndale "), encoding="utf-8")
    os.utime(paths[3], (1_800_014_399, 1_800_014_399))
    entries = history()
    assert [entry.path for entry in entries] == list(reversed(paths))
    assert [entry.state for entry in entries] == ["left", "damaged", "going", "going", "over"]
    assert "does not fit its check" in entries[1].problem
    assert [entry.round for entry in entries] == [1, 1, 1, 1, entries[4].round]
    over = entries[4]
    assert [who for who, _ in over.scores] == [over.names[::2], over.names[1::2]]
    assert max(score for _, score in over.scores) >= 150
    assert len(over.winners) == 2
    assert find() == paths[4]
    assert [game.path for game in unfinished()] == [paths[3], paths[2], paths[1]]
    assert find("4") == paths[1]
    assert find(paths[2].stem) == paths[2]
    (tmp_path / "mine").write_text("")
    monkeypatch.chdir(tmp_path)
    assert find("mine") == Path("mine")
    assert find("somewhere/else.sixdot") == Path("somewhere/else.sixdot")
    with pytest.raises(Trouble, match="could be 5 games"):
        find(paths[0].stem[:4])
    with pytest.raises(Trouble, match="There is no saved game 99"):
        find("99")
    assert_list_is_said(over.name)


def assert_list_is_said(name: str) -> None:
    for language in LANGUAGES:
        for length in LENGTHS:
            lines = history_lines(history(), Words(language, length))
            assert len(lines) == 5
            if length == "braille":
                assert all(len(line) <= 40 for line in lines), lines
    said = history_lines(history(), Words("en", "full"))[4]
    assert said.startswith("Game 5, 15 January 2027, ")
    assert said.endswith(f"Its name is {name}.")


def test_two_games_of_one_minute_have_names_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
    saved = [begin(None, "dos")[1] for _ in range(3)]
    assert len({game.name for game in saved}) == 3
    assert all(game.path.parent == tmp_path / "games" and "-dos" in game.name for game in saved)
    for game in saved:
        game.close()


# Places


@pytest.fixture
def zoes_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody's home folder, and nothing else that says where things are."""
    for name in ("SIXDOT_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep things elsewhere")
def test_settings_and_games_are_where_linux_keeps_such_things(
    zoes_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_folder() == zoes_home / ".config/sixdot"
    assert data_folder() == zoes_home / ".local/share/sixdot"
    assert games_folder() == zoes_home / ".local/share/sixdot/games"
    monkeypatch.setenv("XDG_CONFIG_HOME", "/c")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert settings_folder() == Path("/c/sixdot")
    assert data_folder() == zoes_home / ".local/share/sixdot"


def test_a_folder_of_your_own_holds_everything(zoes_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", "~/stick")
    assert settings_folder() == data_folder() == zoes_home / "stick"


def test_games_of_the_first_version_are_found_on_a_mac(zoes_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    first = zoes_home / "Library/Application Support/sixdot"
    first.mkdir(parents=True)
    assert data_folder() == settings_folder() == first


def test_anyone_without_a_home_folder_can_still_play(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SIXDOT_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert data_folder().is_absolute()


def test_a_home_of_a_user_who_is_not_there_is_a_folder_of_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", "~no-such-user/sixdot")
    assert games_folder() == Path("~no-such-user/sixdot/games")
