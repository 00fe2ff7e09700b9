"""Rule books are asked for by name or by file, and another process can be told about them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sixdot.books import bring_all, brought_among, edition_argument
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.game.options import SetupError

PUB = 'name = "inn"\nbased-on = "mattel"\nmost-players = 8\ntarget = 300\n'


def pub(folder: Path) -> str:
    file = folder / "pub.toml"
    file.write_text(PUB, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_built_in_edition_is_its_own_id(name: str) -> None:
    assert edition_argument(name) == name


def test_a_rule_book_in_a_file_is_known_from_then_on(tmp_path: Path) -> None:
    name = edition_argument(pub(tmp_path))
    assert name.startswith("inn~")
    assert edition_named(name).target == 300


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "the rule book .*pub.toml cannot be read: No such file or directory"),
        (b"\xff", "the rule book .*pub.toml cannot be read: it is no text in UTF-8"),
        (b"name =", "a rule book is TOML"),
        (b'name = "inn"\ntarget = "many"\n', "in the rule book, target: "),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, content: bytes | None, sentence: str) -> None:
    file = tmp_path / "pub.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SetupError, match=sentence):
        edition_argument(str(file))


def test_an_edition_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError, match=f"there is no edition 'chess': the editions are {', '.join(EDITIONS)}"):
        edition_argument("chess")


def test_another_process_can_be_told_about_a_book(tmp_path: Path) -> None:
    name = edition_argument(pub(tmp_path))
    books = brought_among(["mattel", name, name])
    assert len(books) == 1
    code = (
        "import sys; from sixdot.books import bring_all; from sixdot.game.editions import edition_named;"
        f"bring_all({books!r}); print(edition_named({name!r}).most_players)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "8\n"
    bring_all(books)
    assert edition_named(name).most_players == 8


def test_a_rule_book_that_is_code_is_run_only_for_who_trusts_it(tmp_path: Path) -> None:
    file = tmp_path / "pub.py"
    file.write_text(
        "from dataclasses import replace\nfrom sixdot.game.editions import EDITIONS\n"
        "EDITION = replace(EDITIONS['mattel'], id='inn', target=200)\n"
        f"open({str(tmp_path / 'ran')!r}, 'w').close()\n",
        encoding="utf-8",
    )
    with pytest.raises(SetupError, match="is a program: add --trust-code if you trust it"):
        edition_argument(str(file))
    assert not (tmp_path / "ran").exists()
    assert edition_named(edition_argument(str(file), trusts_code=True)).target == 200


@pytest.mark.parametrize(
    ("code", "sentence"),
    [("1 / 0", "fails: ZeroDivisionError"), ("EDITION = 'mattel'", "leaves no Edition called EDITION")],
)
def test_code_that_makes_no_rule_book_is_refused(tmp_path: Path, code: str, sentence: str) -> None:
    file = tmp_path / "pub.py"
    file.write_text(code, encoding="utf-8")
    with pytest.raises(SetupError, match=sentence):
        edition_argument(str(file), trusts_code=True)


def test_the_file_of_a_user_who_is_not_there_is_not_there() -> None:
    with pytest.raises(SetupError, match="cannot be read: No such file or directory"):
        edition_argument("~no-such-user/pub.toml")
