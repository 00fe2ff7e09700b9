"""The page: small, plain, all its words there, and text only ever as text. Browser tests show how it behaves."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

import sixdot.web
from sixdot.game.editions import EDITIONS
from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.content import page_words
from sixdot.web.delivery import Parcel, file, parcel_of, pieces
from sixdot.web.scorekeeping import score_words

PAGE = Path(sixdot.web.__file__).parent / "page"
ROOT = Path(__file__).parents[2]
LARGEST = 80_000  # bytes on their way, compressed
LARGEST_SCORE = 32_000  # of the score keeper, which comes after the page, with its words in both languages
# Beginnings of names that are completed with what the table or the settings know.
FAMILIES = (
    "act-", "ask-", "failed-", "house-", "judge-", "key-", "leavers-", "option-", "pace-", "partners-", "person-",
    "public-", "set-", "stage-", "told-",
)  # fmt: skip


@cache
def text_of(ending: str) -> str:
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(PAGE.glob(f"*{ending}"))])


def wanted() -> set[str]:
    """The words that the page asks for by their full name."""
    marked = set(re.findall(r'data-(?:t|label)="([a-z-]+)"', text_of(".html")))
    calls = re.findall(r"\bt\(((?:[^()]|\([^()]*\))*)", text_of(".js"))
    first = [call.split("{")[0] for call in calls]
    named = {name for call in first if "+" not in call for name in re.findall(r'"([a-z][a-z-]*)"', call)}
    return marked | {name for name in named if not name.endswith("-")}


def written(language: str) -> set[str]:
    return {name.removeprefix("page-") for name in Words(language).names("page-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_with_all_that_it_ever_loads_is_light(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixdot.game.editions._brought", {})  # no book of other tests
    words = {each: parcel_of(page_words(each)) for each in LANGUAGES}
    tools = [made for name, made in pieces().files.items() if name.endswith(".map")]  # for whoever writes the page
    page = pieces().page(words, language)  # which has the words of its language in it
    others = [made for each, made in words.items() if each != language]
    later = [made for name, made in pieces().files.items() if name.startswith("score.")]
    sent = [page, *others, file("sw.js"), *[made for made in pieces().files.values() if made not in later]]
    assert _size([made for made in sent if made not in tools]) < LARGEST
    facts = [parcel_of(score_words(each, tuple(EDITIONS))) for each in LANGUAGES]
    assert _size([made for made in [*later, *facts] if made not in tools]) < LARGEST_SCORE


def _size(sent: list[Parcel]) -> int:
    return sum([min(len(made.content), len(made.small)) for made in sent])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_score_keeper_is_there_and_wanted(language: str) -> None:
    code = "".join([path.read_text(encoding="utf-8") for path in PAGE.glob("score*.js")])
    told = set(score_words(language, tuple(EDITIONS))["messages"])
    named = set(
        re.findall(
            r'\b(?:phrase|spelt|press|joined|Trouble)\([^()]*?"((?:sheet|score-page|list|table)-[a-z-]*[a-z])"', code
        )
    )
    assert len(named) > 40
    assert not named - told
    begun = {f"setup-{name}" for name in re.findall(r'found\("([a-z-]+)"', code)}
    begun |= {name for name in told if name.startswith("sheet-column-")}
    assert told == begun | {name for name in told if f'"{name}"' in code}


def test_every_module_and_style_sheet_is_in_what_is_sent() -> None:
    maps = [made for name, made in pieces().files.items() if name.endswith(".map")]
    modules = {path.name for path in PAGE.glob("*.js")} - {"sw.js"}
    sources = [name for made in maps for name in json.loads(made.content)["sources"]]
    assert sorted(sources) == sorted(modules)
    assert set(re.findall(r'href="page/([\w-]+\.css)"', text_of(".html"))) == {
        path.name for path in PAGE.glob("*.css")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_page_wants_is_there(language: str) -> None:
    values = {"answer", "judge"}  # what things are compared with to choose words
    assert not wanted() - written(language) - values


def test_every_word_of_the_page_is_wanted() -> None:
    said = set(re.findall(r'"([a-z][a-z-]*)"', text_of(".js"))) | wanted()
    assert not {name for name in written("en") if name not in said and not name.startswith(FAMILIES)}


@pytest.mark.fault("W01")
def test_text_goes_into_the_page_only_as_text() -> None:
    assert not re.findall(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function", text_of(".js")
    )


@pytest.mark.fault("W01")
def test_no_code_or_style_stands_in_the_page_itself() -> None:
    html = text_of(".html")
    assert not re.findall(r"\son[a-z]+=|\sstyle=|<style|javascript:", html)
    assert all('src="page/' in script for script in re.findall(r"<script[^>]*>", html))


def test_nothing_comes_from_another_host() -> None:
    everything = text_of(".html") + text_of(".js") + text_of(".css") + text_of(".webmanifest")
    assert not set(re.findall(r"https?://[^\s\"'`)$]+", everything)) - {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize(
    ("language", "name", "heading", "letters"),
    [("en", "online.md", "Keys", "b g r y w"), ("fr", "en-ligne.md", "Les touches", "b v r j")],
)
def test_the_keys_of_the_page_are_all_in_the_guide(language: str, name: str, heading: str, letters: str) -> None:
    keys = (PAGE / "keys.js").read_text(encoding="utf-8")
    written = re.findall(r'(?:asks|does)\("([a-z-]+)", "(.)"|id: "([a-z-]+)", key: "(.)"', keys)
    commands = [(key or other, id or its) for id, key, its, other in written]
    commands += [(letters, "colours"), ("1–9", "digits"), ("Esc", "escape")]
    words, guide = Words(language), (ROOT / "docs" / name).read_text(encoding="utf-8")
    table = guide.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(.+?)` \| (.+) \|$", table, re.MULTILINE) == [
        (key, words.say(f"page-key-{id}")) for key, id in commands
    ]
