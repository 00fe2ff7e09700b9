"""The site for people: whole, without a dead link, alike at every build, and readable by everybody."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import sixdot.game
from guide.frame import URLS, frame_word
from guide.manuals import FRENCH, manuals
from guide.rules import BOOKS, WHY_UNSHOWN, versions
from guide.scenes import Scene
from guide.site import all_scenarios, write
from sixdot.conformance.runner import RULES
from sixdot.game.editions import EDITIONS
from sixdot.voice.words import LANGUAGES
from sixdot.web.site import site_files, write_site
from tests.alone.files import ENGINE, FileServer
from tests.browser.axe import violations
from tests.browser.site import ReadPage, read_site, text_of
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
# A page of each kind.
KINDS = (
    "index.html", "fr/index.html", "en/learn.html", "fr/manuals.html", "en/rules/index.html", "fr/rules/O9.html",
    "en/rules/dos.html", "en/performance.html", "fr/jouer.html", "en/api/sixdot.conformance.html",
)  # fmt: skip


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guide") / "site"
    write(folder)
    return folder


@pytest.fixture(scope="session")
def site(folder: Path) -> dict[str, ReadPage]:
    return read_site(folder)


def test_every_page_is_valid_and_names_each_of_its_places_once(site: dict[str, ReadPage]) -> None:
    assert len(site) > 250
    assert {path: page.errors for path, page in site.items() if page.errors} == {}
    twice = {path: [each for each in page.ids if page.ids.count(each) > 1] for path, page in site.items()}
    assert {path: found for path, found in twice.items() if found} == {}


def test_every_link_leads_somewhere_on_the_site_and_nothing_comes_from_another_host(
    site: dict[str, ReadPage], folder: Path
) -> None:
    places = {path: set(page.ids) for path, page in site.items()}
    dead = []
    for path, page in site.items():
        for target, fragment in page.targets():
            if not (folder / target).is_file() or (fragment and fragment not in places[target]):
                dead.append(f"{path}: {target}#{fragment}")
        for each in page.tree.iter():
            assert each.tag not in ("script", "iframe", "object", "embed"), path
            assert not (each.get("src") or "").startswith("http"), path
    assert dead == []
    assert "http" not in (folder / "style.css").read_text(encoding="utf-8")


def test_every_page_can_be_reached_from_the_first(site: dict[str, ReadPage]) -> None:
    reached, waiting = {"index.html"}, ["index.html"]
    while waiting:
        for target, _ in site[waiting.pop()].targets():
            if target in site and target not in reached:
                reached.add(target)
                waiting.append(target)
    assert set(site) - reached == set()


def test_every_page_has_a_language_one_title_and_headings_in_order(site: dict[str, ReadPage]) -> None:
    titles = set()
    for path, page in site.items():
        assert page.language == (path[:2] if "/" in path else "en"), path
        assert page.headings.count(1) == 1, path
        assert page.headings[0] == 1, path
        assert all(after <= before + 1 for before, after in zip(page.headings, page.headings[1:], strict=False)), path
        title = text_of(page.all("title")[0])
        assert title.endswith("Sixdot") or path == "index.html", path
        titles.add((page.language, title))
    assert len(titles) == len(site)


def test_every_page_leads_to_the_same_in_the_other_language_or_says_that_there_is_none(
    site: dict[str, ReadPage],
) -> None:
    alone = set()
    for path, page in site.items():
        if path == "index.html":
            continue
        other = {"en": "fr", "fr": "en"}[page.language]
        told = next(each for each in page.all("p") if each.get("class") == "other")
        way = next(each for each in told.iter("a") if each.get("hreflang") == other)
        assert way.get("lang") == other
        back = next(target for target, _ in page.targets() if target.startswith(f"{other}/"))
        if frame_word(other, "same-page") in text_of(told):
            assert path in [target for target, _ in site[back].targets()], path
        else:
            assert text_of(told).startswith(frame_word(other, "only-other")), path
            alone.add(path)
    english = {manual.path for manual in manuals() if not manual.counterpart}
    assert alone == english | {path for path in site if path.startswith("en/api/")}


@pytest.fixture(scope="session")
def again(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once more by another process, with a game that needs no server."""
    parent = tmp_path_factory.mktemp("again")
    game = parent / "play"
    game.mkdir()
    (game / "index.html").write_text("<!DOCTYPE html><title>Sixdot</title>")
    told = subprocess.run(
        [sys.executable, "-m", "guide", str(parent / "site"), "--play", str(game)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.fullmatch(r"\d+ pages, [\d.]+ MB: .*index\.html\n", told.stdout)
    return parent / "site"


def test_two_builds_are_the_same_to_the_last_byte_but_for_the_game(folder: Path, again: Path) -> None:
    first = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    second = {path.relative_to(again).as_posix(): path.read_bytes() for path in again.rglob("*") if path.is_file()}
    assert second.pop("play/index.html")
    assert sorted(first) == sorted(second)
    way = re.compile(rb'<li><a href="[./]*play/\?lang=(en|fr)">[^<]*</a></li>')
    without = {path: way.sub(b"", second[path], count=1) for path in second}
    others = {"index.html", *[f"{language}/{name}.html" for language in LANGUAGES for name in ("index", "learn")]}
    assert {path for path in first if first[path] != without[path]} == others
    framed = [path for path in second if path.endswith(".html") and path != "index.html"]
    assert all(way.search(second[path]) for path in framed)


def test_the_game_goes_with_the_site_if_it_is_there(folder: Path, again: Path, site: dict[str, ReadPage]) -> None:
    for language in LANGUAGES:
        assert "make site" in text_of(site[f"{language}/index.html"].tree)
        for name in ("index", "learn"):
            text = (again / language / f"{name}.html").read_text(encoding="utf-8")
            assert text.count(f'<a href="../play/?lang={language}">') == 2
        assert "[" not in text_of(site[f"{language}/index.html"].tree)
        assert f'href="play/?lang={language}"' in (again / "index.html").read_text(encoding="utf-8")
    assert not (folder / "play").exists()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "letter.txt"
    kept.write_text("mine")
    told = subprocess.run(
        [sys.executable, "-m", "guide", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert "name another folder" in told.stdout
    assert [*tmp_path.iterdir()] == [kept]


# Rules and scenes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_as_its_books_tell_it_and_shown_by_all_its_scenarios(
    site: dict[str, ReadPage], language: str
) -> None:
    assert set(BOOKS) == set(EDITIONS)
    scenarios = all_scenarios()
    for rule in RULES:
        page = site[f"{language}/rules/{rule}.html"]
        said = [text_of(each).replace("\u202f", " ") for each in page.all("p")]
        for version in versions(rule, language):
            assert " ".join(version.text.split()) in said, rule
        scenes = [each for each in page.all("section") if each.get("class") == "scene"]
        assert len(scenes) == len([each for each in scenarios if rule in each.rules]), rule
        reason = frame_word(language, "not-played", why=WHY_UNSHOWN[language].get(rule, ""))
        assert (" ".join(reason.split()) in said) == (not scenes), rule
    for name in BOOKS:
        assert {"T1", "O2"} & set(site[f"{language}/rules/{name}.html"].ids)


def test_a_scene_is_played_by_the_engine_and_told_in_the_words_of_the_game() -> None:
    scenario = next(each for each in all_scenarios() if each.name.startswith("Reverse turns the direction"))
    english, french = [re.sub(r"<[^>]+>", "", Scene(scenario, language).html(1)) for language in LANGUAGES]
    assert "Play goes to the right." in english
    assert "Le jeu tourne vers la droite." in french
    refused = next(each for each in all_scenarios() if each.name.startswith("nobody plays out of turn"))
    assert re.search(
        r"The answer: It is Ana's turn.*\(mattel S7\)", re.sub(r"<[^>]+>", "", Scene(refused, "en").html(1))
    )


def test_questions_and_answers_of_a_scene_are_marked_as_english_in_french() -> None:
    asked = next(each for each in all_scenarios() if each.name.startswith("a wrong answer or none costs one card"))
    french, english = (Scene(asked, language).html(1) for language in ("fr", "en"))
    assert "lang=" not in english
    assert 'Question pour Ben : <span lang="en">Capital of France?</span>' in french.replace("\u202f", " ").replace(
        "\xa0", " "
    )
    said = re.sub(r'<span lang="en">.*?</span>', "", french)
    assert re.search(r"\b(Capital|Are|Rome|yes)\b", said) is None


def test_what_is_said_in_a_scene_is_said_in_words() -> None:
    scenes = {each.name: each for each in all_scenarios()}
    swap = Scene(scenes["a swap is neither left out nor made with oneself"], "fr").html(1)
    assert "échanger votre main avec quelqu'un qui n'est pas à la table" in swap
    assert "swap 3" not in swap
    answer = Scene(scenes["nothing is asked on a special card"], "fr").html(1)
    assert '<q>réponse <span lang="en">yes</span></q>' in answer
    assert ".." not in answer


def test_a_rule_named_in_brackets_leads_to_its_page(site: dict[str, ReadPage]) -> None:
    page = site["fr/rules/T4.html"]
    quoted = [each for quote in page.all("q") for each in quote.iter("a")]
    assert quoted
    assert all(each.get("href") == f"{text_of(each)}.html" and text_of(each) in RULES for each in quoted)
    assert "T4" not in [text_of(each) for each in quoted], "it is this page"


def test_a_scene_without_a_french_name_says_so_and_no_name_is_left_of_a_scenario_that_is_gone(
    site: dict[str, ReadPage],
) -> None:
    names = tomllib.loads((ROOT / "guide" / "scenes-fr.toml").read_text(encoding="utf-8"))
    assert set(names) <= {scenario.name for scenario in all_scenarios()}
    page = site["fr/rules/T4.html"]
    scenes = [each for each in page.all("section") if each.get("class") == "scene"]
    headings = [text_of(next(each.iter("h3"))).replace("\u202f", " ") for each in scenes]
    french = [any(heading.endswith(f" : {name}") for name in names.values()) for heading in headings]
    named = [[each for each in scene.iter("p") if each.get("class") == "name"] for scene in scenes]
    english = [any(each.get("lang") == "en" for name in found for each in name.iter("span")) for found in named]
    assert french == [not each for each in english]
    assert {True, False} == set(french)


def test_the_scenes_of_the_five_books_come_before_others(site: dict[str, ReadPage]) -> None:
    scenes = [text_of(each) for each in site["en/rules/T4.html"].all("h3") if text_of(each).startswith("Scene")]
    own = ["a rule book of its own" in each for each in scenes]
    assert own == sorted(own)
    assert {True, False} == set(own)


def test_the_table_of_all_rules_has_headers_and_the_list_for_phones_says_the_same(site: dict[str, ReadPage]) -> None:
    page = site["en/rules/index.html"]
    table = page.all("table")[0]
    assert text_of(next(table.iter("caption")))
    columns = [text_of(each) for each in table.iter("th") if each.get("scope") == "col"]
    rows = [each for each in table.iter("tr") if any(cell.get("scope") == "row" for cell in each.iter("th"))]
    assert len(columns) == len(BOOKS) + 1
    assert len(rows) == len(RULES)
    narrow = next(each for each in page.all("ul") if each.get("class") == "narrow")
    for row, item in zip(rows, list(narrow), strict=True):
        cells = [text_of(each) for each in row.iter("td")]
        have = [book for book, cell in zip(columns[1:], cells, strict=True) if cell != "no"]
        assert all(book in text_of(item) for book in have), text_of(item)
        assert have or "none of the five" in text_of(item)


# Manuals


def test_the_index_of_the_manuals_lists_every_one_in_both_languages() -> None:
    text = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    english, french = text.split("## In English\n")[1].split("## En français\n")
    for path in sorted((ROOT / "docs").glob("*.md")):
        if path.stem in FRENCH:
            assert f"]({path.name})" in french
        elif path.stem != "README":
            assert f"]({path.name})" in english
            assert f"]({path.name}), en anglais" in french or path.stem in FRENCH.values()


def test_a_link_is_called_by_the_title_of_a_manual_and_not_by_its_file(site: dict[str, ReadPage]) -> None:
    named = {text_of(each) for page in site.values() for each in page.all("a") if text_of(each).endswith(".md")}
    assert named == set()
    links = {text_of(each): each for each in site["fr/en-ligne.html"].all("a")}
    assert links["Playing online"].get("lang") == "en"


def test_every_page_leads_to_the_source_and_the_manuals_name_no_other_address(site: dict[str, ReadPage]) -> None:
    for path, page in site.items():
        feet = [each.get("href") for foot in page.all("footer") for each in foot.iter("a")]
        assert path == "index.html" or feet == [URLS["Source"], URLS["Issues"]], path
    for source in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        named = re.findall(r"https://github\.com/[\w/-]*sixdot[\w/-]*", source.read_text(encoding="utf-8"))
        assert set(named) <= {*URLS.values()}, source
    assert f"git clone {URLS['Source']}" in text_of(site["en/install.html"].tree)
    assert f"git clone {URLS['Source']}" in text_of(site["fr/installer.html"].tree)


def test_no_comment_of_a_manual_is_shown_and_no_way_to_the_other_language_twice(site: dict[str, ReadPage]) -> None:
    for path, page in site.items():
        assert "<!--" not in text_of(page.tree), path
        ways = [text_of(each) for each in page.all("a") if text_of(each) in ("En français", "In English")]
        assert ways == [], path


# Reference


def test_what_can_be_imported_from_the_game_leads_to_where_it_is_told(site: dict[str, ReadPage]) -> None:
    page = site["en/api/sixdot.game.html"]
    led = {text_of(each): each.get("href") for each in page.all("a") if each.find("code") is not None}
    assert set(sixdot.game.__all__) <= set(led)
    assert led["Match"] == "#sixdot.game.match.Match"
    assert ">>> game = Match(" in text_of(site["en/api/index.html"].tree)


# In a browser


def test_a_page_of_each_kind_breaks_no_accessibility_rule_and_fits_a_narrow_window(
    browser: Browser, folder: Path, site: dict[str, ReadPage], record_property: Callable[[str, object], None]
) -> None:
    """In a soak every page."""
    paths = bounded(KINDS, soak=tuple(site))
    context = browser.new_context()
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    wrong: dict[str, list[str]] = {}
    for path in paths:
        page.set_viewport_size({"width": 1280, "height": 800})
        page.emulate_media(color_scheme="light")
        page.goto((folder / path).as_uri())
        found = violations(page)
        page.emulate_media(color_scheme="dark")
        found += violations(page, colours_only=True)
        page.set_viewport_size({"width": 320, "height": 568})
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            found.append("it scrolls sideways")
        if found:
            wrong[path] = found
    context.close()
    record_property("pages of the site without a violation", len(paths) - len(wrong))
    assert wrong == {}
    assert [url for url in asked if not url.startswith("file:")] == []


def test_the_game_opens_in_the_language_of_the_page_that_leads_to_it_unless_another_was_chosen(
    browser: Browser, again: Path, tmp_path: Path
) -> None:
    shutil.copytree(again, tmp_path / "site")
    shutil.rmtree(tmp_path / "site" / "play")
    write_site(tmp_path / "site" / "play", site_files(ENGINE))
    with FileServer(tmp_path / "site") as host:
        context = browser.new_context(locale="en-GB")
        page = context.new_page()

        def opened(language: str) -> str | None:
            page.goto(f"{host.url}/{language}/learn.html")
            page.get_by_role("link", name=frame_word(language, "play-now")).first.click()
            page.locator("#lobby").wait_for()
            return page.locator("html").get_attribute("lang")

        assert [opened("fr"), opened("en")] == ["fr", "en"]
        page.locator("#lobby-language").select_option("en")
        assert opened("fr") == "en"
        context.close()


def test_the_first_tab_stop_leads_past_the_frame(browser: Browser, folder: Path) -> None:
    page = browser.new_page()
    page.goto((folder / "fr" / "rules" / "T4.html").as_uri())
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Aller au texte"
    assert page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.close()


def test_on_a_phone_the_rules_are_a_list_and_a_wide_table_scrolls_by_keys(browser: Browser, folder: Path) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 568})
    page.goto((folder / "en" / "rules" / "index.html").as_uri())
    assert page.locator(".narrow").is_visible()
    assert not page.locator(".matrix").is_visible()
    page.set_viewport_size({"width": 1000, "height": 700})
    assert not page.locator(".narrow").is_visible()
    assert page.get_by_role("region", name="Which rule book has which rule").is_visible()
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto((folder / "en" / "performance.html").as_uri())
    region = page.get_by_role("region").first
    region.focus()
    assert region.evaluate("each => each.scrollWidth > each.clientWidth && document.activeElement === each")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.scrollLeft > 0")
    page.close()


def test_in_print_the_frame_goes_and_nothing_is_cut_off(browser: Browser, folder: Path) -> None:
    page = browser.new_page(viewport={"width": 700, "height": 900})
    page.goto((folder / "en" / "rules" / "T4.html").as_uri())
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator("header").is_visible()
    assert page.locator(".scene").first.is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
