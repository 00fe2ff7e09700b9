"""Where things are kept on this system: settings, and games with what belongs to them.

`SIXDOT_HOME` names one folder for all of it, such as one on a stick that goes from computer to computer.
"""

import os
import sys
from pathlib import Path
from typing import Final

_NAME: Final = "sixdot"


def settings_folder() -> Path:
    return _folder("user_config_path", roaming=True)


def data_folder() -> Path:
    return _folder("user_data_path")


def games_folder() -> Path:
    return data_folder() / "games"


def _folder(kind: str, roaming: bool = False) -> Path:
    """`roaming`: on Windows, a folder that follows its user from computer to computer."""
    own = os.environ.get("SIXDOT_HOME")
    if own:
        return Path(os.path.expanduser(own))  # which leaves ~somebody alone if there is no such user
    if sys.platform == "darwin":  # where version 0.1.0 kept everything, whatever the XDG variables say
        known = Path("~/Library/Application Support").expanduser() / _NAME
        if known.is_dir():
            return known
    from platformdirs import PlatformDirs

    try:
        return Path(getattr(PlatformDirs(_NAME, appauthor=False, roaming=roaming), kind))
    except RuntimeError:  # a user without a home: what is kept need not last
        import tempfile

        return Path(tempfile.gettempdir()) / _NAME
