"""Where things are kept on this system: settings, and games with what belongs to them.

`SIXDOT_HOME` names one folder for all of it, such as one on a stick that goes from computer to computer.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def settings_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    return _place(environ, platform, "XDG_CONFIG_HOME", ".config", "APPDATA")


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    return _place(environ, platform, "XDG_DATA_HOME", ".local/share", "LOCALAPPDATA")


def games_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    return data_folder(environ, platform) / "games"


def _place(environ: Mapping[str, str], platform: str, xdg: str, below: str, windows: str) -> Path:
    own = environ.get("SIXDOT_HOME")
    if own:
        return Path(own).expanduser()
    if platform == "win32":
        return Path(environ.get(windows) or _home(environ) / "AppData") / "sixdot"
    if platform == "darwin":
        return _home(environ) / "Library" / "Application Support" / "sixdot"
    named = environ.get(xdg, "")
    return (Path(named) if os.path.isabs(named) else _home(environ) / below) / "sixdot"


def _home(environ: Mapping[str, str]) -> Path:
    """The user's folder; of somebody without one, the folder of the system for what need not last."""
    named = environ.get("HOME") or environ.get("USERPROFILE")
    if named:
        return Path(named)
    try:
        return Path.home()
    except RuntimeError:
        import tempfile

        return Path(tempfile.gettempdir())
