"""The print view: everything it offers is there and is what it says, and what cannot be made is explained."""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from io import BytesIO
from pathlib import Path
from threading import Event, current_thread
from urllib.parse import unquote

import pytest
import trimesh

from sixdot.game.book import read_book
from sixdot.game.editions import bring, edition_named
from sixdot.press import offers as press
from sixdot.press.offers import PressOffer, missing, offers
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words, typeset
from sixdot.web import printing
from sixdot.web.app import STRICT
from sixdot.web.limits import Limits, Rate
from tests.helpers.lacking import LACKS
from tests.helpers.servers import Inside
from tests.press.source import ALL, booklet_of

BRF = {*" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=", "\r", "\n", "\f"}
CELLS, LINES = 40, 25
_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    printing._made.cache_clear()
    with Inside(tmp_path, limits=Limits(work=Rate(1e6, 1e6))) as running:
        yield running
    printing._made.cache_clear()


def get(server: Inside, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(server.url + path, headers=headers)
    try:
        with _opener.open(request, timeout=60) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


def page_at(server: Inside, path: str) -> str:
    status, _, content = get(server, path)
    assert status == 200
    return content.decode()


def links_in(page: str) -> dict[str, str]:
    """What each link says, by its address."""
    return {href: unescape(text) for href, text in re.findall(r'<a [^>]*href="([^"]+)">([^<]+)</a>', page)}


def check(name: str, data: bytes, edition: str, language: str) -> None:
    """A file is what its name says."""
    form = name.rpartition(".")[2]
    if form == "html":
        page = data.decode()
        assert f'<html lang="{language}">' in page
        assert all(f'id="{rule}"' in page for rule in booklet_of(edition, language).rules())
    elif form == "pdf":
        told, read = [
            subprocess.run([*command, "-"], input=data, capture_output=True, check=True)
            for command in (["pdfinfo"], ["pdftotext", "-"])
        ]
        assert told.stderr == read.stderr == b""
        assert Words(language).about(edition_named(edition), "title") in told.stdout.decode()
        assert len(read.stdout.split()) > 20
        assert f"/Lang ({language})".encode() in data
        assert b"/Marked true" in data
    elif form == "brf":
        text = data.decode("ascii")
        assert set(text) <= BRF
        pages = text.removesuffix("\f").split("\f")
        assert all(len(line) <= CELLS for page in pages for line in page.split("\r\n"))
        assert all(len(page.removesuffix("\r\n").split("\r\n")) <= LINES for page in pages)
    elif form == "stl":
        assert trimesh.load_mesh(BytesIO(data), file_type="stl").is_watertight
    elif form == "3mf":
        assert zipfile.ZipFile(BytesIO(data)).testzip() is None
    elif "unicode" in name:
        assert {ord(sign) >> 8 for sign in data.decode() if sign not in "\n\f"} == {0x28}
    else:
        assert form == "txt"
        assert len(data.decode().splitlines()) > 5


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "language"), ALL)
def test_every_link_leads_to_what_it_says(edition: str, language: str, server: Inside) -> None:
    links = links_in(page_at(server, f"/print/{edition}/{language}"))
    found = [href.rpartition("/")[2] for href in links if "." in href]
    assert found == [offer.name for offer in offers(edition, language)]
    for href, told in links.items():
        status, headers, data = get(server, href)
        assert status == 200, href
        name = href.rpartition("/")[2]
        if name in found:
            placed = "inline" if name.endswith(".html") else "attachment"
            assert headers["content-disposition"] == f'{placed}; filename="{name}"'
            check(name, data, edition, language)
            assert told.partition(":")[2], "what it is for"
        else:
            assert headers["content-type"].startswith("text/html")
    assert len({*links.values()}) == len(links), "links that say the same lead to the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_view_is_in_the_language_that_is_asked_for(language: str, server: Inside) -> None:
    title = unescape(re.findall("<h1>(.*?)</h1>", page_at(server, f"/print/{language}"))[0])
    assert title == Words(language).say("print-title")
    _, _, by_browser = get(server, "/print", **{"Accept-Language": language})
    assert by_browser.decode() == page_at(server, f"/print/{language}")
    books = links_in(by_browser.decode())
    for edition in {edition for edition, _ in ALL}:
        assert books[f"/print/{edition}/{language}"] == typeset(
            Words(language).about(edition_named(edition), "title")
        )
        page = page_at(server, f"/print/{edition}/{language}")
        assert f'<html lang="{language}">' in page
        where = Words(language).say("print-where")
        assert typeset(where) in unescape(page), "where a file goes"
        assert f"sixdot press rules --edition {edition} --language {language} --as audio" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lack", LACKS)
def test_what_cannot_be_made_is_no_link_but_told_with_what_to_install(
    lack: str, language: str, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, place = Words(language), f"/print/mattel/{language}"
    whole = links_in(page_at(server, place))
    assert words.say("print-missing") not in unescape(page_at(server, place))
    LACKS[lack](monkeypatch)
    troubles = {offer.name: missing(offer) for offer in offers("mattel", language)}
    page = page_at(server, place)
    links = links_in(page)
    assert words.say("print-missing") in unescape(page)
    for name, trouble in troubles.items():
        href = f"{place}/{name}"
        assert (href in links) == (trouble is None)
        if trouble is not None:
            told = trouble.text(words)
            assert unescape(page).count(typeset(told)) == 1, "once, for all it is needed for"
            assert whole[href] in unescape(page)
            assert get(server, href)[0::2] == (503, told.encode())
    assert f"{place}/rules-mattel-{language}.html" in links


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("/print/xx", "fr"),
        ("/print/pub/en", "en"),
        ("/print/mattel/xx", "fr"),
        ("/print/mattel/en/rules-mattel-fr.pdf", "en"),
        ("/print/mattel/fr/rules-mattel-fr.exe", "fr"),
        ("/print/mattel/fr/..%2f..%2frules-mattel-fr.pdf", ""),
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(path: str, language: str, server: Inside) -> None:
    status, headers, content = get(server, path, **{"Accept-Language": "fr"})
    assert status == 404
    assert headers["content-type"] == "text/plain; charset=utf-8"
    told = Words(language).say("print-nothing") if language else "There is nothing here."
    assert content.decode() == told


def test_pages_have_their_own_style_and_no_script(server: Inside) -> None:
    for path in ("/print", "/print/dos/fr", "/print/dos/fr/rules-dos-fr.html"):
        _, headers, content = get(server, path)
        (style,) = re.findall("<style>(.*?)</style>", content.decode(), re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
        policy = headers["content-security-policy"]
        assert f"; style-src 'sha256-{digest}'; " in policy
        assert "script-src" not in policy
        assert policy.startswith("default-src 'none'; ")
        assert b"<script" not in content
        assert b"<form" not in content
    for path in ("/print", "/print/dos/fr/rules-dos-fr.html", "/print/dos/fr/labels-dos-fr.txt", "/print/dos/xx"):
        headers = get(server, path)[1]
        assert all(headers[name] == value for name, value in STRICT.items() if name != "content-security-policy")
        assert headers["cache-control"] in ("no-cache", "no-store")


def test_a_file_is_made_once_and_sent_again_only_if_it_is_another(server: Inside) -> None:
    path = "/print/dos/en/cards-dos-en.pdf"
    status, headers, first = get(server, path)
    assert status == 200
    assert get(server, path)[2] == first, "a PDF that is made again has another moment in it"
    assert get(server, path, **{"If-None-Match": headers["etag"]})[0::2] == (304, b"")
    assert printing._made.cache_info().misses == 1


def test_whoever_has_asked_for_much_waits(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(work=Rate(1e-6, 1.0))) as server:
        assert get(server, "/print/dos/fr")[0] == 200
        status, _, content = get(server, "/print/dos/fr")
        assert (status, content.decode()) == (429, Words("fr").say("print-much"))


def test_while_something_is_made_the_server_goes_on(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end, where = Event(), Event(), []

    def make() -> bytes:
        where.append(current_thread().name)
        begun.set()
        assert may_end.wait(60)
        return b"made"

    offer = PressOffer("rules", "text", 0, (), "slow.txt", make)
    monkeypatch.setattr(press, "offers", lambda edition, language: [offer])
    with ThreadPoolExecutor(1) as asking:
        asked = asking.submit(get, server, "/print/dos/en/slow.txt")
        assert begun.wait(60)
        try:
            assert get(server, "/health")[2] == b"ok"
            assert get(server, "/rules/dos/en.json")[0] == 200
            assert not asked.done()
        finally:
            may_end.set()
        assert asked.result()[2] == b"made"
    assert [name.partition("_")[0] for name in where] == ["sixdot-paper"]


def test_a_rule_book_from_outside_is_printed_too(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixdot.game.editions._brought", {})
    book = bring(read_book('name = "pub"\nhand-size = 5\n'))
    assert any(unquote(href) == f"/print/{book.id}/en" for href in links_in(page_at(server, "/print/en")))
    page = page_at(server, f"/print/{book.id}/en")
    assert "--edition ./pub.toml" in page
    (text,) = [
        href for href in links_in(page) if href.endswith(".txt") and "/rules-" in href and "unicode" not in href
    ]
    assert b"\nS5: Everybody is dealt 5 cards, " in get(server, text)[2]


def test_a_server_loads_nothing_of_the_press_before_somebody_prints() -> None:
    asked = "import sys, sixdot.web.serve; print([name for name in sys.modules if 'press' in name.split('.')])"
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_lack_that_shows_only_when_something_is_made_is_told_too(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make() -> bytes:
        raise Trouble("press-missing-font")

    offer = PressOffer("rules", "text", 0, (), "late.txt", make)
    monkeypatch.setattr(press, "offers", lambda edition, language: [offer])
    status, _, content = get(server, "/print/dos/fr/late.txt")
    assert (status, content.decode()) == (503, Words("fr").say("press-missing-font"))
