"""Speech: every engine really turns the words into sound, and none can hold up the game."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixdot.voice import speech
from sixdot.voice.speech import ENGINES, Speaker, dispatcher, engines, open_speaker, status
from sixdot.voice.speech.engines import plain, words_a_minute
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.sound_cards import card_into_file, no_card, program, running, written

pytestmark = pytest.mark.slow

NO_HANG = 30.0  # seconds: what is waited for here would take a minute, and a busy machine may be slow
ENGLISH = "Sam plays red 5. Your turn, 3 cards fit."
FRENCH = "Sam joue 5 rouge. À vous, 3 cartes jouables."


def heard_in(path: Path) -> array[int]:
    with wave.open(str(path)) as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, 22050)
        return array("h", reader.readframes(reader.getnframes()))


def save_speech(text: str, language: str, path: Path, rate: int | None = None) -> None:
    """The words as sound, written by espeak-ng as it would speak them."""
    command = [*engines.espeak(language, rate, None), "-w", str(path)]
    subprocess.run(command, input=plain(text).encode("utf-8"), capture_output=True, timeout=60, check=True)


def seconds(text: str, path: Path, language: str = "en", rate: int | None = None) -> float:
    save_speech(text, language, path, rate)
    return len(heard_in(path)) / 22050


def opened(language: str, engine: str, rate: int | None = None, voice: str | None = None) -> Speaker:
    speaker = open_speaker(language, engine, rate, voice)
    assert isinstance(speaker, Speaker)
    return speaker


# Words become sound


@pytest.mark.parametrize(("text", "language"), [(ENGLISH, "en"), (FRENCH, "fr")])
def test_words_become_sound(text: str, language: str, tmp_path: Path) -> None:
    save_speech(text, language, tmp_path / "said.wav")
    said = heard_in(tmp_path / "said.wav")
    assert 1.5 < len(said) / 22050 < 6
    loud = sum(1 for value in said if abs(value) > 1000)
    assert loud > len(said) / 5, "it is not silence"


def test_french_is_said_by_a_french_voice(tmp_path: Path) -> None:
    save_speech(FRENCH, "fr", tmp_path / "fr.wav")
    save_speech(FRENCH, "en", tmp_path / "en.wav")
    assert heard_in(tmp_path / "fr.wav") != heard_in(tmp_path / "en.wav")


def test_a_higher_rate_takes_less_time(tmp_path: Path) -> None:
    slow, usual, fast = [seconds(ENGLISH, tmp_path / "said.wav", rate=rate) for rate in (20, 50, 90)]
    assert slow > 1.2 * usual > 1.2 * 1.2 * fast
    assert words_a_minute(50) == 175
    assert [words_a_minute(rate) for rate in (1, 100)] == [80, 450]


@pytest.mark.parametrize(
    "text",
    [
        "--help",
        "-w elsewhere.wav",
        "$(touch elsewhere.wav)",
        "`touch elsewhere.wav`; touch elsewhere.wav",
        "<audio src='elsewhere.wav'/> Sam",
        "Sam\n.\nQUIT\n",
    ],
)
def test_what_a_player_is_called_is_only_ever_said(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert seconds(text, tmp_path / "said.wav") > 0.3
    assert [path.name for path in tmp_path.iterdir()] == ["said.wav"]


def test_markup_and_commands_are_taken_for_words(tmp_path: Path) -> None:
    assert plain("[[[r5]]") == "[ [ [r5]]"
    assert plain("a\x01+50S b\nc\x1b[0m") == "a +50S b. c [0m"
    assert seconds('<break time="9000ms"/> Sam', tmp_path / "said.wav") < 9


def test_a_page_of_help_is_said_to_its_end_with_a_breath_after_each_line() -> None:
    page = "\n".join(["Commands:", "hand", "", "top, the card that is up."] * 20 + ["the end\n"])
    assert len(page) > 500
    assert plain(page).startswith("Commands: hand. top, the card that is up. Commands: hand.")
    assert plain(page).endswith("card that is up. the end")
    assert plain("") == plain("\n") == ""


# One voice and its manners. There is no sound card to take its time, so a script stands in for a speaking voice.


@pytest.fixture
def slow_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An espeak-ng that writes down what it is to say and takes a second over it; returns the file."""
    said = tmp_path / "said"
    program(tmp_path, "espeak-ng", f'read line; echo $$ "$line" >>{said}; case $line in slow*) exec sleep 60;; esac')
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return said


def test_a_new_text_stops_the_old_one_and_nobody_waits(slow_voice: Path) -> None:
    speaker = opened("en", "espeak")
    speaker.say("slow and long")
    first = written(slow_voice, 1)[0]
    began = time.monotonic()
    speaker.say("waits", queue=True)
    speaker.say("quick")
    assert time.monotonic() - began < NO_HANG
    assert speaker.wait(60)
    assert [line.split(" ", 1)[1] for line in written(slow_voice, 2)] == ["slow and long", "quick"]
    assert not running(int(first.split()[0]))
    assert speaker.trouble() is None
    speaker.close()


def test_texts_may_wait_for_each_other(slow_voice: Path) -> None:
    speaker = opened("en", "espeak")
    for text in ("one", "two", "three"):
        speaker.say(text, queue=True)
    speaker.close(patience=10)
    assert [line.split(" ", 1)[1] for line in written(slow_voice, 3)] == ["one", "two", "three"]


def test_a_key_makes_it_silent(slow_voice: Path) -> None:
    speaker = opened("en", "espeak")
    speaker.say("slow")
    speaker.say("never", queue=True)
    process = int(written(slow_voice, 1)[0].split()[0])
    speaker.stop()
    assert speaker.wait(60)
    assert not running(process)
    assert len(written(slow_voice, 1)) == 1
    speaker.close()


def test_closing_ends_what_is_being_said(slow_voice: Path) -> None:
    speaker = opened("en", "espeak")
    speaker.say("slow")
    process = int(written(slow_voice, 1)[0].split()[0])
    began = time.monotonic()
    speaker.close()
    assert time.monotonic() - began < NO_HANG
    assert not running(process)
    speaker.say("after the end")
    speaker.stop()


def test_a_voice_that_hangs_is_ended_and_told_of_once(slow_voice: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "patience", lambda text: 0.3)
    speaker = opened("en", "espeak")
    speaker.say("slow")
    assert speaker.wait(60)
    trouble = speaker.trouble()
    assert trouble is not None
    assert trouble.message == "speech-stuck"
    assert not running(int(written(slow_voice, 1)[0].split()[0]))
    assert speaker.trouble() is None
    speaker.say("quick")
    assert written(slow_voice, 2)[1].endswith(" quick"), "the next text is tried again"
    speaker.close()


def test_a_voice_that_dies_is_told_of_once_and_then_left_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "espeak-ng", f"echo run >>{tmp_path}/runs; exit 1")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    speaker = opened("en", "espeak")
    troubles = []
    for _ in range(6):
        speaker.say("Sam")
        assert speaker.wait(60)
        troubles.append(speaker.trouble())
    assert [trouble.message for trouble in troubles if trouble] == ["speech-failed"]
    assert len(written(tmp_path / "runs", 3)) == 3
    speaker.close()


def test_a_voice_uninstalled_in_the_meantime_is_not_an_error(slow_voice: Path) -> None:
    speaker = opened("en", "espeak")
    (slow_voice.parent / "espeak-ng").unlink()
    speaker.say("Sam")
    assert speaker.wait(60)
    trouble = speaker.trouble()
    assert trouble is not None
    assert trouble.message == "speech-failed"
    speaker.close()


# espeak-ng itself


def test_espeak_speaks_to_a_sound_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card_into_file(tmp_path, monkeypatch)
    speaker = opened("fr", "espeak", rate=70, voice="fr+f2")
    speaker.say(FRENCH)
    assert speaker.wait(20)
    assert speaker.trouble() is None
    speaker.close()


def test_espeak_without_a_sound_card_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_card(tmp_path, monkeypatch)
    speaker = opened("en", "espeak")
    speaker.say(ENGLISH)
    assert speaker.wait(20)
    trouble = speaker.trouble()
    assert trouble is not None
    assert (trouble.message, trouble.values) == ("speech-failed", {"engine": "espeak"})
    speaker.close()


@pytest.mark.usefixtures("bare")
def test_espeak_does_not_count_as_working_without_a_sound_card(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link_espeak(folder)
    no_card(tmp_path, monkeypatch)
    missing = status()[-1]
    assert (missing.id, missing.works, missing.values["why"]) == ("espeak", False, "failed")
    card_into_file(tmp_path, monkeypatch)
    found = status()[-1]
    assert (found.id, found.works, found.values["why"]) == ("espeak", True, None)


def test_a_voice_that_espeak_does_not_have_is_refused() -> None:
    with pytest.raises(Trouble) as missing:
        open_speaker("en", "espeak", voice="Nobody")
    assert missing.value.text(Words("en")).startswith("espeak-ng has no voice Nobody.")


# speech-dispatcher itself, with a folder, a socket and a sound card of its own


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path, because sockets need one."""
    made = Path(tempfile.mkdtemp(prefix="sixdot"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[bytes]]:
    card_into_file(folder, monkeypatch)
    (folder / "speechd.conf").write_text(
        'AudioOutputMethod "alsa"\nAddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\nDefaultModule espeak-ng\n',
        encoding="utf-8",
    )
    shutil.copytree("/etc/speech-dispatcher/modules", folder / "modules")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/socket")
    places = ["-S", f"{folder}/socket", "-C", f"{folder}", "-P", f"{folder}/pid", "-L", f"{folder}"]
    process = subprocess.Popen(
        ["speech-dispatcher", "-s", "-c", "unix_socket", *places],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + 60
    while not (folder / "socket").exists() and time.monotonic() < until:
        time.sleep(0.01)
    yield process
    process.kill()  # it may not heed a softer signal
    process.wait(60)


def grown(path: Path, size: int) -> int:
    """The size of a file once it is larger than this."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        now = path.stat().st_size if path.exists() else 0
        if now > size:
            return now
        time.sleep(0.01)
    raise AssertionError(f"{path.name} did not grow")


def test_speech_dispatcher_really_speaks(server: subprocess.Popen[bytes], folder: Path) -> None:
    speaker = opened("fr", "speechd", rate=80)
    speaker.say(FRENCH)
    assert speaker.wait(60)
    grown(folder / "heard.raw", 10000)
    said = array("h", (folder / "heard.raw").read_bytes()[:-2])
    assert max(map(abs, said)) > 1000, "it is not silence"
    assert speaker.trouble() is None
    speaker.close()


def test_no_text_can_end_or_command_speech_dispatcher(server: subprocess.Popen[bytes], folder: Path) -> None:
    speaker = opened("en", "speechd")
    for text in (".", "..", "Sam\r\n.\r\nQUIT", ". QUIT", "é" * 2000, "<speak>"):
        speaker.say(text, queue=True)
        speaker.stop()
    assert speaker.wait(60)
    assert speaker.trouble() is None
    speaker.say(ENGLISH)
    grown(folder / "heard.raw", 0)
    assert speaker.trouble() is None
    speaker.close()


def test_a_voice_of_speech_dispatcher_is_called_by_its_name(server: subprocess.Popen[bytes]) -> None:
    opened("fr", "speechd", voice="French (France)+Steph").close()
    with pytest.raises(Trouble) as missing:
        open_speaker("fr", "speechd", voice="Nobody\r\nQUIT")
    assert (missing.value.message, missing.value.values["voice"]) == ("speech-no-voice", "Nobody QUIT")


def test_a_speech_dispatcher_that_dies_is_told_of_once(
    server: subprocess.Popen[bytes], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker = opened("en", "speechd")
    server.kill()
    server.wait(60)
    monkeypatch.setenv("PATH", str(folder))  # and cannot be started again
    troubles = []
    for _ in range(5):
        began = time.monotonic()
        speaker.say(ENGLISH)
        assert time.monotonic() - began < NO_HANG
        assert speaker.wait(20)
        troubles.append(speaker.trouble())
    assert len([trouble for trouble in troubles if trouble]) == 1
    speaker.close()


def test_a_speech_dispatcher_that_never_answers_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/socket")
    monkeypatch.setattr(dispatcher, "ANSWER_WITHIN", 0.2)
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(f"{folder}/socket")
        silent.listen()
        with pytest.raises(Trouble) as missing:
            open_speaker("en", "speechd")
    assert missing.value.message == "speech-stuck"


def test_speech_dispatcher_is_started_if_it_is_not_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card_into_file(folder, monkeypatch)
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    speaker = opened("en", "speechd")
    process = int((folder / "speech-dispatcher/pid/speech-dispatcher.pid").read_text(encoding="utf-8"))
    try:
        speaker.say(ENGLISH)
        assert speaker.wait(60)
        assert speaker.trouble() is None
    finally:
        speaker.close()
        os.kill(process, signal.SIGKILL)


# Prism itself, where all it finds is speech-dispatcher. In a process of its own, because it never lets go.

THROUGH_PRISM = """
from sixdot.voice import speech
from sixdot.voice.speech import open_speaker
speech._OPEN_WITHIN = 60.0  # on a busy machine a first start takes long
for language in ("en", "fr"):
    speaker = open_speaker(language, "prism", rate=70)
    speaker.say("Sam, 5.")
    speaker.stop()
    speaker.say("Sam, 5.", queue=True)
    assert speaker.wait(60)
    assert speaker.trouble() is None
    speaker.close()
print(speaker.engine, "spoke")
"""


def test_prism_speaks_and_may_be_opened_again(server: subprocess.Popen[bytes], folder: Path) -> None:
    command = [sys.executable, "-c", THROUGH_PRISM]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert (done.returncode, done.stdout) == (0, "prism spoke\n"), done.stderr
    grown(folder / "heard.raw", 0)


# The `say` command of macOS, for which a script stands in


def test_say_is_given_a_voice_of_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voices = tmp_path / "voices"
    voices.write_text(
        "Albert  en_US  # Hello\nSamantha  en_US  # Hello\nJacques Bon  fr_FR  # Bonjour\nThomas  fr_FR  # Bonjour\n",
        encoding="utf-8",
    )
    script = f'[ "$2" = "?" ] && exec cat {voices}; read line; echo "$@: $line" >>{tmp_path}/said'
    program(tmp_path, "say", script)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(sys, "platform", "darwin")
    for language, rate, voice in (("fr", None, None), ("en", 50, None), ("en", None, "Jacques Bon")):
        speaker = opened(language, "say", rate, voice)
        speaker.say("-v Sam [[rate 900]]")
        assert speaker.wait(60)
        assert speaker.trouble() is None
        speaker.close()
    assert written(tmp_path / "said", 3) == [
        "-v Thomas -f -: -v Sam [ [rate 900]]",
        "-v Samantha -r 175 -f -: -v Sam [ [rate 900]]",
        "-v Jacques Bon -f -: -v Sam [ [rate 900]]",
    ]
    with pytest.raises(Trouble, match="say has no voice Nobody"):
        open_speaker("fr", "say", voice="Nobody")


# What is missing


def link_espeak(folder: Path) -> None:
    """Everything on the PATH of a bare computer."""
    espeak = shutil.which("espeak-ng", path="/usr/bin:/usr/local/bin")
    assert espeak is not None
    (folder / "espeak-ng").symlink_to(espeak)


@pytest.fixture
def bare(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer with no voice at all."""
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "prism", None)


@pytest.mark.usefixtures("bare")
def test_what_is_missing_and_how_to_get_it_is_one_line() -> None:
    with pytest.raises(Trouble) as missing:
        open_speaker("en")
    assert missing.value.text(Words("en")).endswith("To get one: sudo apt install espeak-ng")
    assert missing.value.text(Words("fr")).endswith("Pour en avoir une : sudo apt install espeak-ng")
    assert [finding.works for finding in status()] == [False, False, False]


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("engine", [*ENGINES, "trumpet"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_that_was_named_is_told_by_its_name(engine: str, language: str) -> None:
    with pytest.raises(Trouble) as missing:
        open_speaker(language, engine)
    names = {"prism": "Prism", "speechd": "speech-dispatcher", "espeak": "espeak-ng"}
    for length in LENGTHS:
        said = missing.value.text(Words(language, length))
        assert "\n" not in said
        assert names.get(engine, engine) in said or (engine, length) == ("trumpet", "brief")
        assert length != "braille" or len(said) <= 40


@pytest.mark.parametrize("message", ["speech-stuck", "speech-failed", "speech-no-voice"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_voice_that_fails_is_told_in_every_length(message: str, language: str) -> None:
    missing = Trouble(message, engine="espeak", voice="Nobody")
    said = [missing.text(Words(language, length)) for length in LENGTHS]
    assert len(set(said)) == len(LENGTHS)
    assert len(said[0]) < len(said[1]) < len(said[2])
    assert len(said[3]) <= 40


def test_the_first_engine_that_works_is_taken(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bare: None
) -> None:
    link_espeak(folder)
    card_into_file(tmp_path, monkeypatch)
    speaker = open_speaker("en")
    assert speaker.engine == "espeak"
    speaker.close()
    assert [finding.id for finding in status() if finding.works] == ["espeak"]


def test_a_library_that_hangs_while_it_opens_is_left_behind(
    slow_voice: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "_OPEN_WITHIN", 0.2)
    monkeypatch.setattr(engines, "open_prism", lambda *_: time.sleep(2))
    monkeypatch.setenv("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:1")
    assert open_speaker("en").engine == "espeak"
