"""How the packages that Sixdot can do without are brought here, which depends on how Sixdot itself was."""

import os
import sys
from pathlib import Path
from typing import Final

_LEFT_BY_PIPX: Final = "pipx_metadata.json"  # in each environment that it makes


def how_to_install(extra: str, newest: bool = False) -> str:
    """The command line to type. pipx makes its environment anew, so what was asked of it before is asked again."""
    metadata = Path(sys.prefix, _LEFT_BY_PIPX)
    if metadata.is_file():
        return f'pipx install --force "{_with(extra, _asked_of_pipx(metadata))}"'
    return f'pip install {"--upgrade " if newest else ""}"sixdot[{extra}]"'


def _asked_of_pipx(metadata: Path) -> str:
    import json

    try:
        return str(json.loads(metadata.read_text(encoding="utf-8"))["main_package"]["package_or_url"])
    except (OSError, ValueError, LookupError, TypeError):
        return "sixdot"


def _with(extra: str, asked: str) -> str:
    source, _, extras = asked.partition("[")
    known = {each.strip() for each in extras.partition("]")[0].split(",")}
    where = source if os.path.isabs(source) else "sixdot"  # the folder of a checkout, or the released package
    return f"{where}[{','.join(sorted({*known, extra} - {''}))}]"
