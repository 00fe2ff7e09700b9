"""A desktop without a screen, with Orca on it: everything it needs is started here, and ended here."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.orca.voice import Voice

PATIENCE = 30.0  # seconds
ACCESSIBILITY = "/usr/libexec/at-spi-bus-launcher"
# As Orca comes, but for what a test cannot use: echoes of keys, and a page that is read to its end by itself.
SETTINGS = """import orca.settings
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
orca.settings.enableSound = False
orca.settings.verbalizePunctuationStyle = orca.settings.PUNCTUATION_STYLE_NONE
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
"""


class Stalled(AssertionError):
    """Something that was waited for did not happen."""


class Desktop:
    """Where a browser can be opened, keys pressed, and Orca be heard."""

    def __init__(self, folder: Path, voice: Voice) -> None:
        self.folder = folder
        self.voice = voice
        self.environment = {
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "HOME": str(folder),
            **{
                name: str(folder)
                for name in ("XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")
            },
            "GNOME_ACCESSIBILITY": "1",
            "GTK_MODULES": "gail:atk-bridge",
            "GSETTINGS_BACKEND": "memory",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "SPEECHD_ADDRESS": f"unix_socket:{folder / 'voice'}",
        }

    @contextmanager
    def running(self, *command: str, tells: bool = False) -> Iterator[subprocess.Popen[str]]:
        """A program as long as it is needed, with everything it starts; `tells`: its first line is wanted."""
        with (self.folder / f"{Path(command[0]).name}.log").open("ab") as log:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if tells else log,
                stderr=log,
                text=True,
                env=self.environment,
                start_new_session=True,
            )
        try:
            yield process
        finally:
            _end(process)

    def do(self, *command: str) -> str:
        """Run something to its end."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        return done.stdout

    def until(self, true: Callable[[], object], wanted: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > deadline:
                raise Stalled(f"{wanted} never happened. Said last: {self.voice.said[-8:]}")
            time.sleep(0.02)


def _end(process: subprocess.Popen[str]) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
            break
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # what it has left behind
    if process.stdout:
        process.stdout.close()


def _first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@contextmanager
def desktop() -> Iterator[Desktop]:
    """Orca is there, and has said so."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="orca", ignore_cleanup_errors=True)))
        voice = stack.enter_context(Voice(folder / "voice"))
        here = Desktop(folder, voice)
        screen = ("Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset", "-r")
        here.environment["DISPLAY"] = f":{_first_line(stack.enter_context(here.running(*screen, tells=True)))}"
        bus = stack.enter_context(here.running("dbus-daemon", "--session", "--nofork", "--print-address", tells=True))
        here.environment["DBUS_SESSION_BUS_ADDRESS"] = _first_line(bus)
        stack.enter_context(here.running("openbox"))
        stack.enter_context(here.running(ACCESSIBILITY, "--launch-immediately"))
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            _switch_on(here, name)
        (folder / "orca").mkdir()
        (folder / "orca" / "orca-customizations.py").write_text(SETTINGS, encoding="utf-8")
        stack.enter_context(here.running("orca", "--replace"))
        here.until(lambda: any("Screen reader on" in one.text for one in voice.said), "Orca")
        yield here


def _switch_on(here: Desktop, name: str) -> None:
    call = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
    call += ["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", name, "<true>"]
    deadline = time.monotonic() + PATIENCE
    while True:  # until it is there to be asked
        try:
            here.do(*call)
            return
        except AssertionError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
