"""What a server answers to plain requests: the page, words, rules and tables, each with strict headers."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from email.message import Message
from html import escape
from pathlib import Path

import pytest

from sixdot.bots import NAMES
from sixdot.game.editions import EDITIONS
from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.app import POLICY
from sixdot.web.content import page_words, rules_of
from sixdot.web.serve import links_for_others, local_links
from sixdot.web.sockets import origin_of
from tests.helpers.servers import Server, done, hear, opened

_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    chosen = ("--keep", "lobbies=3h", "--contact", "Zoe <zoe@cards.example>")
    with Server(tmp_path_factory.mktemp("server"), *chosen) as running:
        yield running


def get(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(server.url + path, method=method, headers=headers)
    try:
        with _opener.open(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


@pytest.mark.fault("W11")
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/privacy",
        "/health",
        "/tables",
        "/words/en.json",
        "/page/nothing.js",
        "/nothing",
        "/ws",
        "/rules/dos/fr.json",
    ],
)
def test_every_answer_has_strict_headers(server: Server, path: str) -> None:
    _, headers, _ = get(server, path)
    assert headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    assert "frame-ancestors 'none'" in POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cache-control"] in ("no-cache", "no-store")
    assert headers["server"] is None
    assert headers["set-cookie"] is None


def test_the_page_is_asked_about_each_time_and_sent_once(server: Server) -> None:
    status, headers, content = get(server, "/")
    assert status == 200
    assert b"<html" in content
    status, _, content = get(server, "/", **{"If-None-Match": headers["etag"]})
    assert (status, content) == (304, b"")


def named_by(page: bytes) -> list[str]:
    return [f"/{path}" for path in re.findall(r'"((?:page|words)/[^"]+)"', page.decode())]


def test_what_the_page_names_is_named_by_its_content_and_may_be_kept_for_ever(server: Server) -> None:
    named = named_by(get(server, "/")[2])
    assert {path.rpartition(".")[2] for path in named} == {"css", "js", "svg", "png", "webmanifest", "json"}
    for path in named:
        status, headers, content = get(server, path)
        assert status == 200
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert f".{hashlib.sha256(content).hexdigest()[:16]}." in path
    other = re.sub(r"\.[0-9a-f]{16}\.", f".{'0' * 16}.", next(path for path in named if "words" in path))
    status, headers, _ = get(server, other)  # for a page from before, which takes those without a mark then
    assert (status, headers["cache-control"]) == (404, "no-store")
    status, headers, _ = get(server, re.sub(r"\.[0-9a-f]{16}\.", ".", other))
    assert (status, headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize("said", ["gzip", "br;q=1.0, gzip;q=0.8, *;q=0.1", "deflate, *", "GZIP"])
def test_who_takes_it_gets_it_compressed(server: Server, said: str) -> None:
    plain = get(server, "/")[2]
    for path in ["/", *named_by(plain), "/words/fr.json", "/rules/dos/en.json", "/sw.js"]:
        _, headers, content = get(server, path, **{"Accept-Encoding": said})
        whole = get(server, path)
        assert whole[1]["content-encoding"] is None
        assert "accept-encoding" in headers["vary"]
        if path.endswith(".png"):
            assert content == whole[2]
        else:
            assert headers["content-encoding"] == "gzip"
            assert len(content) < len(whole[2])
            assert gzip.decompress(content) == whole[2]


@pytest.mark.parametrize("said", ["identity", "br", "gzip;q=0", "gzip; q=0.000, deflate", "*;q=0", ""])
def test_who_does_not_take_it_compressed_gets_it_plain(server: Server, said: str) -> None:
    _, headers, content = get(server, "/", **{"Accept-Encoding": said})
    assert headers["content-encoding"] is None
    assert b"<html" in content


@pytest.mark.parametrize(
    ("said", "language"), [("fr-CA, en;q=0.5", "fr"), ("en-GB", "en"), ("de, fr;q=0.5", "fr"), ("de", "en")]
)
def test_the_words_of_the_browsers_language_come_with_the_page(server: Server, said: str, language: str) -> None:
    _, headers, content = get(server, "/", **{"Accept-Language": said})
    page = content.decode()
    assert "accept-language" in headers["vary"]
    assert f'<html lang="{language}">' in page
    (block,) = re.findall(r'<script type="application/json" id="words">([^<]*)</script>', page)
    words = json.loads(block)
    assert words.pop(language) == json.loads(get(server, f"/words/{language}.json")[2])
    for other, path in words.items():
        assert get(server, f"/{path}")[2] == get(server, f"/words/{other}.json")[2]


@pytest.mark.parametrize(
    "path",
    [
        "/page/../app.py",
        "/page/%2e%2e%2fapp.py",
        "/page/..%5capp.py",
        "/page/app.py",
        "/page/",
        "/page/%00.js",
        "/page//etc/passwd",
    ],
)
def test_nothing_outside_the_page_is_read(server: Server, path: str) -> None:
    assert get(server, path)[0] == 404


@pytest.mark.parametrize("path", ["/", "/tables", "/ws", "/health"])
def test_there_is_nothing_to_post(server: Server, path: str) -> None:
    assert get(server, path, "POST")[0] == 405


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_its_words_in_every_language(
    server: Server, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixdot.game.editions._brought", {})  # the server knows no book of other tests
    words = json.loads(get(server, f"/words/{language}.json")[2])
    assert words == json.loads(json.dumps(page_words(language)))
    assert len(words["cards"]["uno"]) == 54
    assert {edition["id"] for edition in words["editions"]} == set(EDITIONS)
    assert [level["id"] for level in words["levels"]] == list(NAMES)
    assert set(words["marks"]) == set(EDITIONS)
    assert words["colours"]["red"] == {"en": "red", "fr": "rouge"}[language]
    assert {f"page-{name}" for name in words["messages"]} == set(Words(language).names("page-"))
    assert all("$" not in text for text in words["messages"].values())


def test_there_are_no_words_in_an_unknown_language(server: Server) -> None:
    assert get(server, "/words/de.json")[0] == 404
    assert get(server, "/words/fr.0123456789abcdef.json")[0] == 404, "of a version that is not here"
    assert get(server, "/rules/poker/en.json")[0] == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_rules_and_a_reference_card(edition: str, language: str) -> None:
    found = rules_of(edition, language)
    assert found["rules"]
    assert len(found["reference"]) > 5


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    with opened(server.url), opened(server.url, "Ben", public=True, bots=1) as ben:
        listed = json.loads(get(server, "/tables")[2])
        assert listed == [
            {
                "code": ben.known.table.code,
                "edition": "mattel",
                "host": "Ben",
                "people": 1,
                "seats": 2,
                "stage": "lobby",
            }
        ]
        done(ben, "start")
        hear(ben, lambda: ben.known.table.stage == "playing")
        assert json.loads(get(server, "/tables")[2])[0]["stage"] == "playing"
        done(ben, "quit")
    assert json.loads(get(server, "/tables")[2]) == []


def test_whoever_sits_at_this_computer_hears_where_others_find_it(server: Server, tmp_path: Path) -> None:
    assert json.loads(get(server, "/addresses")[2]) == []  # it listens to this computer alone
    with Server(tmp_path, "--no-table", "--public-url", "https://cards.example") as known:
        assert json.loads(get(known, "/addresses")[2]) == ["https://cards.example/"]
        assert json.loads(get(known, "/addresses", Host="cards.example")[2]) == []
        page = get(known, "/")[2].decode()
    (picture,) = re.findall(r'<meta property="og:image" content="https://cards.example(/page/[^"]+)">', page)
    assert get(server, picture)[1]["content-type"] == "image/png"


@pytest.mark.parametrize(("language", "title"), [("en", "Sit down and play"), ("fr", "Prenez place et jouez")])
def test_a_link_to_the_page_can_be_shown_with_a_title_and_a_description(
    server: Server, language: str, title: str
) -> None:
    page = get(server, "/", **{"Accept-Language": language})[2].decode()
    told = dict(re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)">', page))
    assert told["og:title"] == title
    assert told["og:description"] == told["description"] == escape(Words(language).say("page-tagline"))


def test_an_invitation_is_a_picture_of_a_link_to_a_table_and_of_nothing_else(server: Server) -> None:
    def asked(link: str) -> tuple[int, Message, bytes]:
        return get(server, "/invitation.svg?link=" + urllib.parse.quote(link, safe=""))

    status, headers, picture = asked("https://cards.example/#bav-vub-vom-ter-dip")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert headers["content-security-policy"] == POLICY
    assert picture.startswith(b"<svg")
    for link in (
        "",
        "https://cards.example/",
        "https://cards.example/#nonsense",
        "javascript:alert(1)//#bav-vub-vom-ter-dip",
        "https://cards.example/<b>/#bav-vub-vom-ter-dip",
        "https://" + "a" * 500 + "/#bav-vub-vom-ter-dip",
    ):
        assert asked(link)[0] == 400, link


def test_who_asks_for_many_pictures_waits(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-table", "--limit", "work=0.001/0.05") as server:
        links = [f"/invitation.svg?link=http%3A%2F%2F10.0.0.{n}%3A8600%2F%23bav-vub-vom-ter-dip" for n in range(200)]
        assert 429 in [get(server, link)[0] for link in links]


def test_addresses_to_invite_with() -> None:
    assert links_for_others("127.0.0.1", 8600, None) == links_for_others("::1", 8600, None) == []
    assert links_for_others("192.0.2.7", 8600, None) == ["http://192.0.2.7:8600/"]
    assert links_for_others("0.0.0.0", 8600, "https://cards.example") == ["https://cards.example/"]
    assert "http://127.0.0.1:8600/" not in links_for_others("0.0.0.0", 8600, None)
    assert local_links("192.0.2.7", 8600) == ["http://192.0.2.7:8600/"]
    assert local_links("::1", 8600) == ["http://[::1]:8600/"]
    assert local_links("0.0.0.0", 8600)[-1] == "http://127.0.0.1:8600/"


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Cards.Example/uno/", "https://cards.example"),
        ("http://cards.example:80", "http://cards.example"),
        ("http://[::1]:8600/", "http://[::1]:8600"),
    ],
)
def test_the_origin_of_an_address(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    "url", ["cards.example", "ftp://cards.example", "https://me:secret@cards.example", "null", ""]
)
def test_what_is_no_address_of_a_site(url: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        origin_of(url)


def test_what_is_kept_about_people_is_told_on_a_plain_page(server: Server) -> None:
    status, headers, content = get(server, "/privacy", **{"Accept-Language": "fr-CA, fr;q=0.9"})
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    english, french = (get(server, f"/privacy/{language}")[2].decode() for language in ("en", "fr"))
    assert content.decode() == french
    assert get(server, "/privacy")[2].decode() == english
    assert get(server, "/privacy/xx")[0] == 404
    for language, page in (("en", english), ("fr", french)):
        assert f'<html lang="{language}">' in page
        assert [page.count(tag) for tag in ("<h1>", "<h2>", "<title>", "<main>", "<script", "<style")] == [
            1,
            6,
            1,
            1,
            0,
            0,
        ]
        assert "Zoe &lt;zoe@cards.example&gt;" in page
    assert "for 3 hours before a game" in english
    assert "pendant 3 heures avant une partie" in french
