"""Speech for people without a screen reader: which voice is used, and that it never holds up the game.

    speaker = open_speaker("fr", rate=60)
    speaker.say("Sam joue 5 rouge.")        # and stops what was being said
    speaker.say("À vous.", queue=True)      # after it

Every call returns at once. A thread speaks; if the voice hangs or dies, the game goes on in silence and `trouble`
says so, once.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextlib import closing
from functools import partial
from typing import Final, TypeVar

from sixdot.extras import how_to_install
from sixdot.voice.speech import engines
from sixdot.voice.speech.engines import Engine, system
from sixdot.voice.trouble import Finding, Trouble

ENGINES: Final = ("prism", "speechd", "say", "espeak")  # in the order they are tried
_ONLY_ON: Final = {"say": "mac", "speechd": "linux"}
_OPEN_WITHIN: Final = 12.0  # seconds: the first start of speech-dispatcher is slow
_STUCK_AFTER: Final = 6.0
_LOOK_EVERY: Final = 0.05
_QUIET: Final = 2.0  # seconds before somebody who waits is told so
_GIVE_UP_AFTER: Final = 3  # failures in a row
_MOST_WAITING: Final = 50

Made = TypeVar("Made")


def open_speaker(
    language: str, engine: str | None = None, rate: int | None = None, voice: str | None = None
) -> Speaker:
    """The first engine that works, or the one named. `rate`: 1 to 100, 50 is usual; None leaves it as it is set."""
    if engine is not None and engine not in ENGINES:
        raise Trouble("speech-unknown-engine", engine=engine, engines=ENGINES)
    problems: list[Trouble] = []
    for name in [engine] if engine else ENGINES:
        try:
            return Speaker(_open(name, language, rate, voice, engine is not None))
        except Trouble as missing:
            problems.append(missing)
    telling = [problem for problem in problems if engine or problem.message != "speech-missing-engine"]
    raise telling[0] if telling else Trouble("speech-missing", system=system(), install=how_to_install("speech"))


def _open(name: str, language: str, rate: int | None, voice: str | None, named: bool) -> Engine:
    def opened() -> Engine:
        if name == "prism":
            return engines.open_prism(language, rate, voice, named)
        if name == "speechd":
            from sixdot.voice.speech.dispatcher import SpeechDispatcher

            return SpeechDispatcher(language, rate, voice)
        return (engines.open_say if name == "say" else engines.open_espeak)(language, rate, voice)

    return _in_time(opened, Trouble("speech-stuck", engine=name))


def _in_time(make: Callable[[], Made], too_late: Trouble) -> Made:
    """Return what it makes or raise what it raises; `too_late` if it hangs."""
    try:
        return _begun(make).result(_OPEN_WITHIN)
    except TimeoutError:
        raise too_late from None


def _begun(make: Callable[[], Made]) -> Future[Made]:
    """In a thread of its own, which may hang for ever."""
    made: Future[Made] = Future()

    def run() -> None:
        try:
            made.set_result(make())
        except Exception as error:
            made.set_exception(error)

    threading.Thread(target=run, name="sixdot-speech-opening", daemon=True).start()
    return made


class Speaker:
    """Drives an engine from a thread of its own, so that nobody ever waits for a voice."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.name
        self._voice = engine
        self._waiting: deque[str] = deque(maxlen=_MOST_WAITING)
        self._hush = False
        self._closing = False
        self._idle = True
        self._speaking = False
        self._busy_since: float | None = None
        self._failures = 0
        self._trouble: Trouble | None = None
        self._told = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="sixdot-speech", daemon=True)
        self._thread.start()

    def say(self, text: str, queue: bool = False) -> None:
        """Say it now, or after everything that waits."""
        line = engines.plain(text)
        with self._news:
            if self._closing:
                return
            if not queue:
                self._waiting.clear()
                self._hush = True
            if line:
                self._waiting.append(line)
            self._idle = False
            self._news.notify_all()

    def stop(self) -> None:
        """Be silent now, and forget what waits."""
        self.say("")

    def wait(self, seconds: float) -> bool:
        """Wait until everything is said, as far as the engine tells; whether it was in time."""
        with self._news:
            return self._news.wait_for(lambda: self._idle, seconds)

    def trouble(self) -> Trouble | None:
        """What went wrong with the voice, once."""
        with self._news:
            busy = self._busy_since
            if self._trouble is None and busy is not None and time.monotonic() - busy > _STUCK_AFTER:
                self._trouble = Trouble("speech-stuck", engine=self.engine)
            if self._told or self._trouble is None:
                return None
            self._told = True
            return self._trouble

    def close(self, patience: float = 0.0) -> None:
        """End it. What is being said may be finished if that takes no longer than `patience` seconds."""
        if patience > 0:
            self.wait(patience)
        with self._news:
            self._closing = True
            self._news.notify_all()
        self._thread.join(1.0)

    # The thread

    def _work(self) -> None:
        while self._failures < _GIVE_UP_AFTER and (act := self._next()) is not None:
            self._guarded(act)
        self._guarded(self._voice.close)
        with self._news:
            self._closing = self._idle = True
            self._waiting.clear()
            self._news.notify_all()

    def _next(self) -> Callable[[], None] | None:
        """What to do now: be silent, speak, or check whether the voice is still speaking. None: end."""
        with self._news:
            while not self._closing:
                if self._hush:
                    self._hush = False
                    return self._silence
                if self._waiting and not self._speaking:
                    return partial(self._speak, self._waiting.popleft())
                self._idle = not self._speaking
                self._news.notify_all()
                if not self._news.wait(_LOOK_EVERY if self._speaking else None):
                    return self._look
        return None

    def _silence(self) -> None:
        self._speaking = False
        self._voice.stop()

    def _speak(self, text: str) -> None:
        self._voice.speak(text)
        self._look()

    def _look(self) -> None:
        self._speaking = False
        self._speaking = self._voice.speaking()
        if not self._speaking:
            self._failures = 0

    def _guarded(self, act: Callable[[], None]) -> None:
        self._busy_since = time.monotonic()
        try:
            act()
        except Exception as error:
            missing = error if isinstance(error, Trouble) else None
            with self._news:
                self._trouble = self._trouble or missing or Trouble("speech-failed", engine=self.engine)
                self._failures += 1
        finally:
            self._busy_since = None


def status(still: Callable[[], object] = lambda: None) -> list[Finding]:
    """Every engine this system could have, tried side by side; `still` is called once if that takes long."""
    names = [name for name in ENGINES if _ONLY_ON.get(name, system()) == system()]
    tries = {name: _begun(partial(_missing, name)) for name in names}
    if wait(tries.values(), _QUIET).not_done:
        still()
    wait(tries.values(), _OPEN_WITHIN - _QUIET)
    found = {name: tried.result() if tried.done() else "stuck" for name, tried in tries.items()}
    install = how_to_install("speech")
    return [
        Finding(name, why is None, {"engine": name, "why": why, "install": install}) for name, why in found.items()
    ]


def _missing(name: str) -> str | None:
    """What is wrong with an engine, if anything is."""
    try:
        _try_out(_open(name, "en", None, None, True))
    except Trouble as missing:
        return missing.message.removeprefix("speech-")
    except Exception:  # a foreign library may raise anything
        return "failed"
    return None


def _try_out(engine: Engine) -> None:
    """espeak-ng notices a missing sound card when it says a word, at volume 0."""
    if engine.name == "espeak":
        with closing(engines.Programme("espeak", [*engines.espeak("en", None, None), "-a", "0"])) as silent:
            silent.speak("a")
            while silent.speaking():
                time.sleep(_LOOK_EVERY)
    _in_time(engine.close, Trouble("speech-stuck", engine=engine.name))
