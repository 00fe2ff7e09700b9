"""What is published: the source archive, the wheel that is built from it, and what is installed from that."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from importlib import metadata
from pathlib import Path

import pytest
import yaml

import sixdot

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
NAME = f"sixdot-{sixdot.__version__}"
SCENARIOS = sorted(path.name for path in (ROOT / "scenarios").iterdir())
NEEDED = ("msgspec", "platformdirs", "PyYAML")


def hatchling(folder: Path, target: str, into: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "SIXDOT_COMPILED"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    made = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the archive, unpacked too, and the wheel."""
    folder = tmp_path_factory.mktemp("built")
    hatchling(ROOT, "sdist", folder)
    with tarfile.open(folder / f"{NAME}.tar.gz") as archive:
        archive.extractall(folder, filter="data")
    hatchling(folder / NAME, "wheel", folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(built / f"{NAME}-py3-none-any.whl")


@pytest.fixture(scope="module")
def told(wheel: zipfile.ZipFile) -> Message:
    """What the wheel says of itself."""
    return Parser().parsestr(wheel.read(f"{NAME}.dist-info/METADATA").decode())


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what every game needs, and nothing else."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    for name in NEEDED:
        for file in metadata.distribution(name).files or ():
            if ".." not in file.parts:
                (packages / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), packages / file)
    pip, wheel = folder / "bin/pip", built / f"{NAME}-py3-none-any.whl"
    subprocess.run([pip, "install", "-qq", "--disable-pip-version-check", "--no-index", wheel], check=True)
    subprocess.run([pip, "check"], check=True, capture_output=True)
    return folder / "bin"


def runs(*command: str | Path, folder: Path, typed: str = "") -> str:
    environment = {"PATH": os.defpath, "SIXDOT_HOME": str(folder), "LANG": "C.UTF-8"}
    done = subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_is_for_every_system_and_carries_everything(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    about = wheel.read(f"{NAME}.dist-info/WHEEL").decode()
    assert "Root-Is-Purelib: true" in about
    assert "Tag: py3-none-any" in about
    assert {f"{NAME}.dist-info/licenses/{name}" for name in ("LICENSE", "scenarios/LICENSE")} <= names
    assert {f"sixdot/conformance/scenarios/{name}" for name in SCENARIOS} <= names
    assert {f"sixdot/voice/locales/{language}_words.py" for language in ("en", "fr")} <= names
    sources = ROOT / "src"
    files = [path for path in sources.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so")]
    assert {str(path.relative_to(sources)) for path in files} - names == set()
    assert not [name for name in names if name.endswith((".so", ".pyc")) or name.startswith("tests")]


def test_the_archive_carries_what_a_build_needs_and_no_more(built: Path) -> None:
    there = {path.name for path in (built / NAME).iterdir()}
    assert {
        "CHANGELOG.md",
        "LICENSE",
        "Makefile",
        "README.md",
        "docs",
        "hatch_build.py",
        "man",
        "scenarios",
        "src",
    } <= there
    assert there.isdisjoint({".ci", ".git", ".venv", "bench", "build", "corpus", "tests"})
    assert sorted(path.name for path in (built / NAME / "scenarios").iterdir()) == SCENARIOS
    assert (built / f"{NAME}.tar.gz").stat().st_size < 4_000_000


def test_it_says_for_which_python_by_whose_leave_and_where_to_read_more(told: Message) -> None:
    assert (told["Version"], told["License-Expression"]) == (sixdot.__version__, "MIT AND CC0-1.0")
    assert told["Requires-Python"] == ">=3.11"
    minors = [each.rpartition(".")[2] for each in told.get_all("Classifier", []) if "Python :: 3." in each]
    assert minors == ["11", "12", "13", "14", "15"]
    urls = dict(each.split(", ") for each in told.get_all("Project-URL", []))
    assert {"Changelog", "Documentation", "Issues", "Source"} <= set(urls)
    assert all(url.startswith(urls["Source"]) for url in urls.values())
    needs = {re.split(r"[<>=;\[ ]", each)[0] for each in told.get_all("Requires-Dist", []) if "extra" not in each}
    assert needs == {name.lower() for name in NEEDED}


def test_links_of_the_readme_work_where_the_repository_is_not_around_it(told: Message) -> None:
    text = str(told.get_payload())
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 20
    source = dict(each.split(", ") for each in told.get_all("Project-URL", []))["Source"]
    for link in links:
        found = re.fullmatch(rf"{re.escape(source)}/(blob|raw)/v{re.escape(sixdot.__version__)}/([^#]+)(#.*)?", link)
        assert found, link
        assert (ROOT / found[2]).is_file(), link
        assert (found[1] == "raw") == link.endswith(".png")
    assert told["Description-Content-Type"] == "text/markdown"


def test_the_changes_have_a_section_for_this_version() -> None:
    first = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert first
    assert first[1] == sixdot.__version__


def test_what_is_installed_runs_the_scenarios_that_came_with_it(installed: Path, tmp_path: Path) -> None:
    said = runs(installed / "sixdot", "scenario", "--edition", "dos", folder=tmp_path)
    assert re.search(r"^ok dos\.yaml: ", said, re.MULTILINE)
    assert re.search(r"^[1-9]\d+ passed, 0 failed$", said, re.MULTILINE)


def test_the_wheel_has_the_scenarios_as_json_too(wheel: zipfile.ZipFile) -> None:
    suite = json.loads(wheel.read("sixdot/conformance/scenarios/scenarios.json"))
    assert suite["version"] == sixdot.__version__
    files = {path.stem for path in (ROOT / "scenarios").glob("*.yaml")}
    assert {scenario["file"] for scenario in suite["scenarios"]} == files


def test_the_manual_is_installed_where_man_looks(installed: Path) -> None:
    for place in ("man1", "fr/man1"):
        assert (
            (installed.parent / "share/man" / place / "sixdot.1")
            .read_text(encoding="utf-8")
            .startswith(".TH SIXDOT 1")
        )


def test_what_is_installed_plays_a_game_as_a_module_too(installed: Path, tmp_path: Path) -> None:
    play = ("play", "--seed", "7", "--language", "fr", "--edition", "french")
    said = runs(installed / "python", "-m", "sixdot", *play, folder=tmp_path, typed="quitter\n" + "\n" * 5000)
    assert re.search("gagne", said)
    assert runs(installed / "sixdot", "--version", folder=tmp_path) == f"sixdot {sixdot.__version__}\n"


def test_every_file_that_a_build_needs_is_copied_into_the_container() -> None:
    copied = re.findall(r"^COPY (.+) \S+$", (ROOT / "deploy/Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "src", "scenarios", "man"} <= set(
        " ".join(copied).split()
    )


def test_compiled_wheels_are_made_for_every_python_that_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [each.rpartition(":: 3.")[2] for each in project["project"]["classifiers"] if "Python :: 3." in each]
    compiled = project["tool"]["cibuildwheel"]
    assert compiled["build"].split() == [f"cp3{minor}-*" for minor in named]
    assert compiled["environment"] == {"SIXDOT_COMPILED": "require"}, (
        "or a plain wheel would be taken for a compiled one"
    )
    assert compiled["linux"]["environment"] == {"SIXDOT_COMPILED": "trained"}
    assert (ROOT / "scripts/native-modules").is_file()
    assert compiled["test-command"][0] == "python {package}/scripts/native-modules"


def test_what_a_compiler_is_shown_needs_no_more_than_a_build_does() -> None:
    program = """
import runpy, sys
for missing in ("numpy", "gymnasium", "platformdirs", "rich"):
    sys.modules[missing] = None
main = runpy.run_path("scripts/usual-work")["main"]
main.__globals__.update(ROUNDS=2, DECISIONS=50, STEPS=200)
main()
"""
    told = runs(Path(sys.executable), "-c", program, folder=ROOT)
    counted = {line.rpartition(": ")[0]: int(line.split()[-2]) for line in told.splitlines()}
    assert {name for name in counted if "2 players" in name} >= {"rows, 2 players", "mattel, 2 players, bots"}, told
    assert all(counted.values()), told


def test_a_release_is_published_only_by_a_tag_after_everything_was_built_and_tried() -> None:
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    jobs = release["jobs"]
    publish = jobs.pop("publish")
    assert set(publish["needs"]) == set(jobs)
    assert publish["if"] == "github.event_name == 'push'"
    assert release[True] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}
    assert release["permissions"] == {}
    assert publish["permissions"] == {"id-token": "write"}
    assert not [name for name, job in jobs.items() if "write" in job["permissions"].values()]
    steps = [step for job in (publish, *jobs.values()) for step in job["steps"]]
    assert all(re.search(r"@(v|release/v)\d", step["uses"]) for step in steps if "uses" in step)
    assert {"ubuntu-latest", "ubuntu-24.04-arm", "macos-latest", "windows-latest"} <= set(
        jobs["compiled"]["strategy"]["matrix"]["os"]
    )
    minors = [each.rpartition(".")[2] for each in jobs["pure"]["strategy"]["matrix"]["python"]]
    assert minors == ["11", "12", "13", "14", "15"]
