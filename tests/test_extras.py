"""What to type for an extra, in the way in which this Sixdot was installed."""

import json
import sys
from pathlib import Path

import pytest

from sixdot.extras import how_to_install
from sixdot.terminal.doctor import finding_text
from sixdot.voice.trouble import Finding
from sixdot.voice.words import LANGUAGES, Words

SOURCE = Path.cwd() / "six dot"


@pytest.fixture
def prefix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    return tmp_path


def by_pipx(prefix: Path, asked: str) -> None:
    metadata = json.dumps({"main_package": {"package": "sixdot", "package_or_url": asked}})
    (prefix / "pipx_metadata.json").write_text(metadata, encoding="utf-8")


@pytest.mark.usefixtures("prefix")
def test_pip_adds_an_extra_and_can_bring_the_newest() -> None:
    assert how_to_install("press") == 'pip install "sixdot[press]"'
    assert how_to_install("online", newest=True) == 'pip install --upgrade "sixdot[online]"'


@pytest.mark.parametrize(
    ("asked", "typed"),
    [
        ("sixdot", "sixdot[press]"),
        ("sixdot==0.2.0", "sixdot[press]"),
        ("sixdot[speech, online]==0.2.0", "sixdot[online,press,speech]"),
        ("sixdot[press]", "sixdot[press]"),
        (f"{SOURCE}", f"{SOURCE}[press]"),
        (f"{SOURCE}[online]", f"{SOURCE}[online,press]"),
        ("git+https://example.org/sixdot", "sixdot[press]"),
    ],
)
def test_pipx_makes_its_environment_anew_with_all_that_it_had(prefix: Path, asked: str, typed: str) -> None:
    by_pipx(prefix, asked)
    assert how_to_install("press") == how_to_install("press", newest=True) == f'pipx install --force "{typed}"'


@pytest.mark.parametrize("written", ["", "[]", "{}", '{"main_package": null}'])
def test_what_pipx_wrote_need_not_be_understood(prefix: Path, written: str) -> None:
    (prefix / "pipx_metadata.json").write_text(written, encoding="utf-8")
    assert how_to_install("press") == 'pipx install --force "sixdot[press]"'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_says_so_too(prefix: Path, language: str) -> None:
    by_pipx(prefix, "sixdot")
    finding = Finding("server", False, {"name": "uvicorn", "install": how_to_install("online")})
    assert finding_text(finding, Words(language)).endswith('pipx install --force "sixdot[online]"')
