"""Build hooks. One makes the links of the README absolute, for where the repository is not around it. The other
compiles the words of every language and writes the scenarios as JSON; when SIXDOT_COMPILED asks for it, it compiles
the game too.

The words become plain data that loads at once, beside the Fluent files they are made from. The game modules, those of
the bots that search, and what a server does at every move are compiled with mypyc, by the value of the variable:

unset     a plain Python wheel
1         a native wheel; if that cannot be built, one line says why and the wheel is plain
require   a native wheel or an error
trained   as require, and compiled twice: the second time GCC knows what is done most

The .py files stay beside the native ones. An editable install is never compiled.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

GAME = Path("src/sixdot/game")
BOTS = Path("src/sixdot/bots")
VOICE = Path("src/sixdot/voice")
TELLING = (
    *(VOICE / f"{name}.py" for name in ("hands", "narrate", "pieces", "story", "words")),
    *(VOICE / "families" / family / "events.py" for family in ("dos", "uno")),
    *(
        Path("src/sixdot/room") / f"{name}.py"
        for name in ("commands", "members", "playing", "room", "state", "telling")
    ),
    *(
        Path("src/sixdot/lab") / f"{name}.py"
        for name in ("dos/sight", "episode", "numbers", "opponents", "sight", "tables", "uno/sight")
    ),
    *(Path("src/sixdot/store") / f"{name}.py" for name in ("entries", "writer")),
    Path("src/sixdot/table.py"),
    *(
        Path("src/sixdot/web") / f"{name}.py"
        for name in ("board", "limits", "live", "member", "pacer", "sending", "tokens")
    ),
    *(Path("src/sixdot/wire") / f"{name}.py" for name in ("events", "views")),
)
SEARCH = (
    *("playout", "sharp", "views"),
    *(f"{family}/{name}" for family in ("dos", "uno") for name in ("habits", "playout")),
    *("uno/evidence", "uno/judge"),
)
# Calls inside the library are direct, and small functions are put into others: nobody replaces them from outside.
INSIDE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"] if sys.platform == "linux" else []
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
EXCLUDE = {
    "__init__.py",
    "events.py",  # its class variables would become fields: mypyc does so in dataclasses
    "native.py",  # it chooses i64 at run time; mypyc takes only one branch for possible
}


class Readme(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        version = re.search('__version__ = "(.+)"', (root / "src/sixdot/__init__.py").read_text(encoding="utf-8"))
        text = (root / "README.md").read_text(encoding="utf-8")
        at = f"{metadata['urls']['Source']}/{{}}/v{version[1]}/"
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, at)}


def absolute(text: str, at: str) -> str:
    """Links to files of the project, as addresses; `at` has a place for what is wanted: the page or the bare file."""
    text = re.sub(r"(!\[[^]]*\]\()(?![a-z]+:|#)", rf"\g<1>{at.format('raw')}", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?![a-z]+:|#)", rf"\g<1>{at.format('blob')}", text)


class NativeGame(BuildHookInterface):
    def dependencies(self) -> list[str]:
        native = ["mypy>=2.4", "setuptools"] if wanted() else []
        return ["babel", "fluent.syntax", "msgspec", "PyYAML", *native]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "src"))
        from sixdot.voice.compiling import write_compiled

        write_compiled()
        if version == "editable":
            return
        self.scratch = TemporaryDirectory(prefix="wheel-")
        build_data["force_include"].update(scenarios_as_json(Path(self.root), Path(self.scratch.name)))
        if not wanted():
            return
        try:
            libraries = compile_game(Path(self.root), Path(self.scratch.name))
        except (Exception, SystemExit) as failure:
            if os.environ["SIXDOT_COMPILED"] in ("require", "trained"):
                raise RuntimeError(f"The game modules could not be compiled: {why(failure)}") from failure
            self.app.display_warning(f"The game modules stay plain Python: {why(failure)}")
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def scenarios_as_json(root: Path, scratch: Path) -> dict[str, str]:
    """The scenarios in one file, beside those they are made from."""
    from sixdot import __version__
    from sixdot.conformance.suite import as_json, suite_of

    suite = scratch / "scenarios.json"
    suite.write_text(as_json(suite_of(sorted((root / "scenarios").glob("*.yaml")), __version__)), encoding="utf-8")
    return {str(suite): "sixdot/conformance/scenarios/scenarios.json"}


def wanted() -> bool:
    return os.environ.get("SIXDOT_COMPILED", "") not in ("", "0")


def why(failure: BaseException) -> str:
    if isinstance(failure, ImportError):
        return f"{failure.name} is not installed"
    if isinstance(failure, SystemExit):
        return "mypyc refused them, for the reasons printed above"
    return f"{type(failure).__name__}: {failure}"[:100]


def compiled_modules() -> list[Path]:
    """The modules that become native code, seen from the folder of the project."""
    game = [path for path in sorted(GAME.rglob("*.py")) if path.name not in EXCLUDE]
    bots = [BOTS / f"{name}.py" for name in SEARCH]
    return [*game, *bots, *TELLING]


def compile_game(root: Path, scratch: Path) -> dict[str, str]:
    """The compiled libraries, each with its place in the wheel."""
    from mypyc.build import mypycify

    os.chdir(root)
    modules = [str(path) for path in compiled_modules()]
    extensions = mypycify(
        ["--config-file=", "--follow-imports=silent", f"--cache-dir={scratch / 'mypy'}", *modules],
        opt_level="3",
        group_name="sixdot_game",
        target_dir=str(scratch / "c"),
    )
    if os.environ["SIXDOT_COMPILED"] != "trained":
        return compiled(extensions, scratch, INSIDE)
    train(compiled(extensions, scratch, [*INSIDE, *COUNTING]), scratch)
    return compiled(extensions, scratch, [*INSIDE, *COUNTED])


def compiled(extensions: list[Any], scratch: Path, flags: list[str]) -> dict[str, str]:
    """Compile with these flags, each time in the same place, where GCC looks for what was counted."""
    from setuptools import Distribution

    command = Distribution({"name": "sixdot", "ext_modules": deepcopy(extensions)}).get_command_obj("build_ext")
    for extension in command.distribution.ext_modules:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    command.force = True
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    built = scratch / "lib"
    return {str(path): str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}


def train(built: dict[str, str], scratch: Path) -> None:
    """Do what is done most with libraries that count, and write what they counted beside what they were made from."""
    trial = scratch / "trial"
    shutil.copytree("src", trial)
    for library, place in built.items():
        shutil.copy(library, trial / place)
    path = os.pathsep.join([str(trial), *sys.path])
    subprocess.run([sys.executable, "scripts/usual-work"], env={**os.environ, "PYTHONPATH": path}, check=True)
    if not any((scratch / "objects").rglob("*.gcda")):
        raise RuntimeError("the compiler did not count along: only GCC does")
