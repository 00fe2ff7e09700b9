"""What is offered to print: the very files of `sixdot press`, and what is missing is known before one is made."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.press.offers import PressOffer, missing, offers
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.lacking import LACKS
from tests.press.source import ALL


def told_by(offer: PressOffer, words: Words) -> str:
    """Why it cannot be made."""
    with pytest.raises(Trouble) as raised:
        offer.make()
    return raised.value.text(words)


def test_each_is_the_file_that_the_command_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for offer in offers("french", "en"):
        grade = ["--grade", str(offer.grade)] if offer.thing == "rules" and offer.grade else []
        typed = ["--edition", "french", "--language", "en", "--as", offer.form, *grade]
        assert main(["press", offer.thing, *typed]) == 0
        assert offer.name in capsys.readouterr().out
        made = (tmp_path / offer.name).read_bytes()
        if offer.name.endswith("pdf"):  # which has the moment in it at which it was made
            assert len(made) == pytest.approx(len(offer.make()), abs=100)
        else:
            assert made == offer.make()
    assert len([*tmp_path.iterdir()]) == len(offers("french", "en"))


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_no_two_files_have_the_same_name(edition: str, language: str) -> None:
    names = [offer.name for offer in offers(edition, language)]
    assert len({*names}) == len(names)
    assert all(f"-{edition}-{language}" in name for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lack", LACKS)
def test_what_is_missing_is_known_before_and_told_as_the_command_tells_it(
    lack: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(language)
    assert [offer.name for offer in offers("dos", language) if missing(offer)] == []
    LACKS[lack](monkeypatch)
    without = []
    for offer in offers("dos", language):
        known = missing(offer)
        if known is None:
            assert offer.make(), offer.name
            continue
        assert known.text(words) == told_by(offer, words)
        without.append((offer.thing, offer.form))
    assert without
    assert {("rules", "html"), ("rules", "text"), ("labels", "text")}.isdisjoint(without)
