"""What is typed about the table around the cards, in both languages, by name; and links that lead to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.terminal.online.join import SeatKey, keys_of, read_place
from sixdot.terminal.online.table_talk import WORDS
from sixdot.voice.help import names_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded, vocabulary
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.joining import at, new_table
from tests.helpers.ptys import Terminal
from tests.helpers.servers import Server

pytestmark = pytest.mark.slow  # servers and terminals are started

CODE = "bek-dor-mip-tan-rus"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def link(running: Server, home: str) -> str:
    return new_table(running.url)


def test_the_table_is_spoken_of_by_names(link: str) -> None:
    with at(link) as zoe:
        zoe.until_asked()
        assert zoe.type("who") == "At the table: you. You are the host."
        assert zoe.type("bot add sharp") == "Ana, a sharp bot, sits down."
        assert zoe.type("bot add") == "Ben, a steady bot, sits down."
        assert zoe.type("bot") == "Type bot add and a level, easy, steady and sharp, or bot remove and a name."
        assert zoe.type("bot remove Kim") == "Nobody here is called Kim. There are Ana and Ben."
        assert zoe.type("bot remove an") == "The bot Ana goes."
        assert zoe.type("options target 300").endswith("300 points end the game.")
        assert zoe.type("options public=yes clock=60").count("The ") >= 2
        assert zoe.type("options").startswith(
            "This table plays Mattel, UNO Braille: target 300, clock 60 and public yes."
        )
        assert zoe.type("options colour blue").startswith("There is no option colour.")
        assert zoe.type("options target").startswith("target needs a value after it")
        assert zoe.type("options edition dos").startswith("You change what is played: DOS.")
        assert zoe.type("chat").startswith("What do you want to say?")
        assert zoe.type('"hello there') == "You write: hello there"
        assert zoe.type("/who") == "At the table: you and Ben, a bot (steady). You are the host."
        assert link in zoe.type("link")
        assert zoe.type("stand") == "You give up your seat and watch."
        assert zoe.type("who") == "At the table: Ben, a bot (steady). Watching: you. You are the host."
        assert zoe.type("seat") == "You take a seat."
        assert zoe.type("mute Kim").startswith("Nobody here is called Kim.")
        assert zoe.type("h").startswith("No round is being played now")
        assert zoe.type("draw").startswith("No round is being played now")
        assert zoe.type("save").startswith("The game is kept by the server")
        assert zoe.type("help mute") == "mute: mute and a name: hear no chat of theirs."
        assert zoe.type("?").startswith("The game has not begun. start begins;")


def test_the_table_is_spoken_of_in_french(link: str) -> None:
    with at(link, "--language", "fr") as zoe:
        zoe.until_asked()
        assert zoe.type("membres") == "À la table : vous. L'hôte, c'est vous."
        zoe.type("robot ajouter fort")
        assert zoe.type("robot retirer Luc") == "Personne ici ne s'appelle Luc. Il y a Ana."
        zoe.type("options objectif 300")
        zoe.type("options publique oui")
        told = zoe.type("options")
        assert told.startswith("On joue à Mattel, UNO Braille : objectif 300 et publique oui.")
        assert zoe.type("écrire bonjour à tous") == "Vous écrivez : bonjour à tous"
        assert zoe.type("who") == "À la table : vous et Ana (robot fort). L'hôte, c'est vous."
        assert link in zoe.type("lien")
        assert zoe.type("aide commencer").startswith("commencer : lance la partie")
        assert "Autour des cartes" in zoe.type("aide liste")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_the_table_is_one_of_the_game(language: str) -> None:
    """Except those that mean more at a table online: asking about it, or leaving it for good."""
    game = vocabulary(language)
    inside = ("please", "named", "switch-yes", "switch-no")  # what stands in a line and is none by itself
    replies = [phrase for name, said in game.replies.items() if name not in inside for phrase in said]
    known = {*game.heads, *game.pieces, *replies}
    words = [Words(each) for each in LANGUAGES]
    taken = {folded(phrase) for each in words for name in WORDS for phrase in names_of(f"join-word-{name}", each)}
    assert taken & known == {"options", "quitter la table"}


def test_anyone_who_comes_later_watches_and_says_so(link: str) -> None:
    with at(link) as zoe, ExitStack() as later:
        zoe.until_asked()
        zoe.type("bot add easy")
        zoe.type("start")
        yan = later.enter_context(at(link, name="Yan"))
        assert yan.until_asked().startswith("You watch this table.")
        assert zoe.until_asked().strip() == "Yan watches."
        assert yan.type("h") == "You only watch, so you have no cards. seat asks for a seat before the next round."
        assert yan.type("draw") == "You only watch, so you have no cards. seat asks for a seat before the next round."
        assert "Zoe" in yan.type("c")
        assert yan.type("?").startswith("You watch.")
        assert yan.type("seat")
        assert zoe.type("host Yan") == "Yan is the host now."
        assert yan.until_asked().strip() == "You are the host now."
        assert zoe.type("leave").startswith("You leave")
        assert "Zoe" in yan.until_asked()
        assert zoe.type("?").startswith("A bot plays for you. return takes your seat back.")
        assert zoe.type("return").startswith("You are back")


# Links


@pytest.mark.parametrize(
    ("typed", "origin", "code"),
    [
        (f"http://example.org:8600/#{CODE}", "http://example.org:8600", CODE),
        (f"https://example.org/#{CODE.upper()}", "https://example.org", CODE),
        ("example.org:9000", "http://example.org:9000", ""),
        ("example.org", "http://example.org:8600", ""),
        (f"example.org/#{CODE}", "http://example.org:8600", CODE),
        ("[::1]:9000", "http://[::1]:9000", ""),
        ("127.0.0.1", "http://127.0.0.1:8600", ""),
    ],
)
def test_a_link_leads_to_a_table(typed: str, origin: str, code: str) -> None:
    place = read_place(typed)
    assert (place.origin, place.code) == (origin, code)


@pytest.mark.parametrize(
    "typed",
    ["", "ftp://example.org", "http://", "http://example.org:port", "http://a b", "http://x/#\x1b[2J", "http://u@x/",
     "http://x/#" + "a-" * 300, "http://[::1"],
)  # fmt: skip
def test_a_bad_link_is_called_one_and_printed_plainly(typed: str) -> None:
    with pytest.raises(Trouble) as trouble:
        read_place(typed)
    assert str(trouble.value).isprintable()


def test_keys_are_kept_by_table_and_name(home: str) -> None:
    place, other = read_place(f"example.org/#{CODE}"), read_place(f"example.net/#{CODE}")
    assert keys_of(place) == {}
    for name in ("Zoe", "Yan"):
        SeatKey(place.link, name, f"token of {name}", 3).keep()
    SeatKey(other.link, "Zoe", "another").keep()
    assert set(keys_of(place)) == {"zoe", "yan"}
    assert keys_of(place)["zoe"] == SeatKey(place.link, "Zoe", "token of Zoe", 3)
    SeatKey(place.link, "ZOE", "").forget()
    assert set(keys_of(place)) == {"yan"}
    for file in (Path(home) / "seats").iterdir():
        file.write_text("[]")
    assert keys_of(place) == {}


@pytest.mark.parametrize(
    ("place", "option"),
    [(f"example.org/#{CODE}", "--edition"), ("example.org", "--scoring"), ("example.org", "--people")],
)
def test_what_the_table_decides_is_not_for_those_who_join_it(place: str, option: str, home: str) -> None:
    with Terminal(["play", "--join", place, option, "dos"]) as terminal:
        told = terminal.until_asked()
        assert told.startswith(f"sixdot: --join and {option} do not go together")
        assert terminal.ended() == 2
