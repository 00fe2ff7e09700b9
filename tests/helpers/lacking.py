"""Computers on which something is missing that printing needs."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from sixdot.press import large_print
from sixdot.voice import braille


def no_liblouis(here: pytest.MonkeyPatch) -> None:
    here.setenv("SIXDOT_LIBLOUIS", "/nowhere/none.so")
    here.setattr(braille, "louis", braille.Louis)


def no_fpdf(here: pytest.MonkeyPatch) -> None:
    here.setitem(sys.modules, "fpdf", None)
    here.delitem(sys.modules, "sixdot.press.tagging", raising=False)


def no_font(here: pytest.MonkeyPatch) -> None:
    here.setattr(large_print, "_FONTS", ())


def no_manifold(here: pytest.MonkeyPatch) -> None:
    here.setitem(sys.modules, "manifold3d", None)


LACKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "liblouis": no_liblouis,
    "fpdf2": no_fpdf,
    "font": no_font,
    "manifold3d": no_manifold,
}
