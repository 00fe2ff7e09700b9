"""What printing needs besides Sixdot, each of it really tried; braille on paper needs only liblouis."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from sixdot.extras import how_to_install
from sixdot.press.audio import speak
from sixdot.press.large_print import fonts
from sixdot.voice.speech.engines import espeak
from sixdot.voice.trouble import Finding, Trouble
from sixdot.voice.words import LANGUAGES


def status() -> Iterator[Finding]:
    install = how_to_install("press")
    yield Finding("press-pdf", (lacks := _pdf()) is None, {"lacks": lacks, "name": "fpdf2", "install": install})
    yield Finding("press-tags", _solid(), {"install": install})
    yield Finding("press-audio", (lacks := _audio()) is None, {"lacks": lacks, "engine": "espeak"})


def _pdf() -> str | None:
    try:
        from fpdf import FPDF

        pdf = FPDF()
        pdf.add_font("print", fname=fonts()[0])
    except ImportError:
        return "fpdf2"
    except Trouble:
        return "font"
    return None


def _solid() -> bool:
    try:
        from manifold3d import Manifold
    except ImportError:
        return False
    return not Manifold.cube((1, 1, 1)).is_empty()


def _audio() -> str | None:
    """A word is spoken into a file, which takes no sound card."""
    for language in LANGUAGES:
        try:
            with TemporaryDirectory() as folder:
                speak(["uno"], espeak(language, None, None), Path(folder) / "uno.wav")
        except Trouble as trouble:
            return "program" if trouble.message == "speech-missing-engine" else language
    return None
