"""The folder that `sixdot site` writes, file by file."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from sixdot import cli
from sixdot.web.site import site_files
from tests.alone.files import ENGINE

pytestmark = pytest.mark.slow
LARGEST = 9_000_000  # bytes of a first visit, compressed, as the manual tells them


def test_the_same_program_writes_the_same_files(site: Path) -> None:
    again = site_files(ENGINE, pace=0)
    there = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    assert there == again


def test_a_first_visit_takes_no_more_than_the_manual_says(site: Path) -> None:
    sizes = [len(gzip.compress(path.read_bytes(), 9)) for path in site.rglob("*") if path.is_file()]
    assert sum(sizes) < LARGEST


def test_what_keeps_the_page_knows_every_file_by_its_digest(site: Path) -> None:
    (listed,) = re.findall(r"const FILES = (\{.*?\});", (site / "sw.js").read_text("utf-8"))
    for name, (digest, size) in json.loads(listed).items():
        data = (site / (name or "index.html")).read_bytes()
        assert (hashlib.sha256(data).hexdigest(), len(data)) == (digest, size)
    others = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()} - json.loads(
        listed
    ).keys()
    assert others == {"index.html", "sw.js", "_headers", ".nojekyll"}


def test_the_page_brings_a_policy_that_names_no_other_host(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'<meta http-equiv="content-security-policy" content="([^"]*)">', page)
    assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
    assert "connect-src 'self';" in policy
    assert "eval" not in policy
    assert page.index("content-security-policy") < page.index("<link")
    assert not re.findall(r'(?:src|href)="(?:/|https?:)', page), "it works in any folder"


def test_nothing_but_the_game_goes_along(site: Path) -> None:
    (packed,) = (site / "alone").glob("*/python.zip")
    names = set(ZipFile(packed).namelist())
    assert {"sixdot/web/alone/__init__.py", "sixdot/voice/locales/fr_words.py", "yaml/__init__.py"} <= names
    assert not [name for name in names if re.match(r"sixdot/(terminal|lab|press|score|cli)|.*\.(ftl|pyc)$", name)]


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("others", [], "has other files in it"),
        ("file", [], "is not a folder"),
        ("new", ["--engine", "nowhere"], "there is no Python for browsers in nowhere"),
        ("new", ["--server", "cards"], "is no address of a site"),
    ],
)
def test_what_cannot_be_written_is_told_and_nothing_changes(
    name: str, arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "others").mkdir()
    (tmp_path / "others" / "letter.txt").write_text("Dear Ana")
    (tmp_path / "file").write_text("")
    before = sorted(tmp_path.rglob("*"))
    assert cli.main(["site", str(tmp_path / name), "--engine", str(ENGINE), *arguments, "--language", "en"]) == 2
    assert said in capsys.readouterr().err
    assert sorted(tmp_path.rglob("*")) == before
