"""Sounds: short, soft, easy to tell apart, and never in the way of the game."""

from __future__ import annotations

import io
import itertools
import sys
import time
import wave
from array import array
from pathlib import Path

import pytest

from sixdot.voice.sounds import SAMPLE_RATE, SOUNDS, Player, open_player, sound, sounds_for, status
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.sound_cards import card_into_file, no_card, program, running, written
from tests.helpers.tables import do, laid_out


def values_of(wav: bytes) -> array[int]:
    with wave.open(io.BytesIO(wav)) as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, SAMPLE_RATE)
        values = array("h", reader.readframes(reader.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_soft_and_not_too_loud(name: str) -> None:
    values = values_of(sound(name))
    assert 0.05 < len(values) / SAMPLE_RATE < 0.4
    assert 5000 < max(map(abs, values)) < 16000, "heard, and half of what would clip at most"
    assert max(map(abs, values[:20])) < 1500, "it begins softly"
    assert abs(values[-1]) < 1500, "and ends softly"
    steps = [abs(after - before) for before, after in itertools.pairwise(values)]
    assert max(steps) < 6000, "without a click"


def test_no_two_sounds_have_the_same_rhythm_or_the_same_pitches() -> None:
    assert len({tuple(note.seconds for note in notes) for notes in SOUNDS.values()}) == len(SOUNDS)
    assert len({tuple(note.pitch for note in notes) for notes in SOUNDS.values()}) == len(SOUNDS)
    assert len({sound(name) for name in SOUNDS}) == len(SOUNDS)


def test_sounds_that_come_together_are_one_file_with_a_breath_between() -> None:
    both = values_of(sound("played", "your-turn"))
    assert len(both) > len(values_of(sound("played"))) + len(values_of(sound("your-turn")))


def test_everybody_hears_a_card_and_only_its_player_hears_a_turn() -> None:
    game = laid_out("mattel", "r5 r6 b1 | g2 g3 | g4 g6", discard="r1")
    told = do(game, 0, "play r5")
    assert sounds_for(told, 1) == ["played", "your-turn"]
    assert sounds_for(told, 2) == ["played"]
    assert sounds_for(told, None) == ["played"]
    assert sounds_for(do(game, 1, "draw"), 0) == ["drew"]


def test_uno_sounds_instead_of_the_card() -> None:
    game = laid_out("mattel", "r+2 b1 | g2 g3 | g4 g6", discard="r1")
    assert sounds_for(do(game, 0, "play r+2 uno"), 2) == ["drew", "uno", "your-turn"]


def test_the_end_of_a_round_sounds_instead_of_everything() -> None:
    game = laid_out("mattel", "r5 | g2 g3", discard="r1")
    assert sounds_for(do(game, 0, "play r5"), 1) == ["round-won"]


def test_a_match_in_dos_sounds_like_a_card() -> None:
    game = laid_out("dos", "r5 b1 b3 b4 | g3 g4 g6", centre="r5 b8")
    assert "played" in sounds_for(do(game, 0, "match r5 with r5"), 1)


def is_silent(player: Player) -> bool:
    """As soon as the program that plays has ended."""
    child = player._child
    return child is None or child.wait(10) is not None


def test_a_sound_really_reaches_the_sound_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = card_into_file(tmp_path, monkeypatch)
    player = open_player()
    player.play("round-won")
    assert is_silent(player)
    player.close()
    played = array("h", heard.read_bytes())
    assert max(played) == max(values_of(sound("round-won")))
    assert len(played) >= len(values_of(sound("round-won")))


def test_without_a_sound_card_the_game_notices_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_card(tmp_path, monkeypatch)
    player = open_player()
    for name in SOUNDS:
        player.play(name)
    assert is_silent(player)
    player.close()


# There is no sound card here to take its time, so a script stands in for a program that is still playing.


def test_a_new_sound_ends_the_old_one_and_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "aplay", f'echo $$ "$2" >>{tmp_path}/runs; exec sleep 60')
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    player = open_player()
    began = time.monotonic()
    player.play("played", "your-turn")
    assert time.monotonic() - began < 30  # what is played takes a minute
    lines = written(tmp_path / "runs", 1)
    player.play("uno")
    first, second = written(tmp_path / "runs", 2)
    player.close()
    assert time.monotonic() - began < 60
    assert lines == [first]
    assert first.endswith("/played+your-turn.wav")
    assert second.endswith("/uno.wav")
    assert [running(int(line.split()[0])) for line in (first, second)] == [False, False]
    assert not Path(first.split()[1]).exists(), "its files go with it"


@pytest.mark.parametrize("name", ["paplay", "pw-play", "afplay"])
def test_other_programs_play_it_too(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, name, f'/bin/cat "$1" >{tmp_path}/heard.wav')
    monkeypatch.setenv("PATH", str(tmp_path))
    player = open_player()
    player.play("drew")
    assert is_silent(player)
    player.close()
    assert (tmp_path / "heard.wav").read_bytes() == sound("drew")


def test_a_program_that_is_gone_or_fails_is_not_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = program(tmp_path, "aplay", "exit 3")
    monkeypatch.setenv("PATH", str(tmp_path))
    player = open_player()
    player.play("drew")
    assert is_silent(player)
    gone.unlink()
    player.play("drew")
    player.close()


def test_nothing_that_plays_sounds_is_one_line_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble) as missing:
        open_player()
    assert not status().works
    for language in LANGUAGES:
        said = [missing.value.text(Words(language, length)) for length in LENGTHS]
        assert all("\n" not in line for line in said)
        assert said[1].endswith("apt install alsa-utils")
        assert len(said[3]) <= 40


def test_what_plays_sounds_is_found() -> None:
    assert status().works
