"""`sixdot new`: a few questions, each with a default and a way out; what is impossible is said in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.game.house import HOUSE_RULES
from sixdot.game.options import SetupError
from sixdot.terminal.console import Console
from sixdot.terminal.looking_back.history import history
from sixdot.terminal.port import Quit
from sixdot.terminal.settings import Settings
from sixdot.terminal.setup import GameSetup, Interview, by_ear
from sixdot.voice.rules import house_text
from sixdot.voice.trouble import setup_text
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.ptys import Terminal
from tests.test_cli import sixdot

SOURCES = Path(__file__).parents[2] / "src" / "sixdot"


def interview(
    typed: str, start: GameSetup | None = None, said: tuple[str, ...] = (), language: str = "en"
) -> tuple[GameSetup | None, list[str]]:
    """The outcome of these answers, separated by slashes, and what was said; None: it was ended."""
    lines: list[str] = []
    answers = iter(typed.split("/"))
    console = Console(Settings(), language, DEFAULT, write=lines.append)
    console.ask = lambda: next(answers)
    try:
        return Interview(console, "Zoe", start or GameSetup(), said).setup(), lines
    except Quit:
        return None, lines


def test_enter_alone_takes_what_is_offered_first() -> None:
    assert interview("//////")[0] == GameSetup(players=4, scoring="first-to")


@pytest.mark.parametrize(("word", "language"), [("q", "en"), ("quit", "fr"), ("Quitter", "fr"), ("q", "fr")])
def test_quit_ends_it_at_every_question(word: str, language: str) -> None:
    for before in range(7):
        assert interview("/" * before + word, language=language)[0] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_each_question_and_takes_nothing(language: str) -> None:
    setup, lines = interview("?//?//?//?//?//?//?/", language=language)
    assert setup == GameSetup(players=4, scoring="first-to")
    ends = {"en": "quit stops without a game.", "fr": "quitter arrête sans partie."}
    explained = [line for line in lines if line.endswith(ends[language])]
    assert len(explained) == len(set(explained)) == 7


def test_an_answer_that_is_not_a_number_gets_a_sentence() -> None:
    setup, lines = interview("//x/-3/3//////")
    assert setup is not None
    assert setup.players == 3
    wanted = [line for line in lines if line.startswith("That cannot be: ")]
    assert wanted[0].startswith("That cannot be: a number is wanted, not x.")
    assert wanted[1].startswith("That cannot be: a number is wanted, not -3.")


def test_what_the_command_line_says_is_not_asked() -> None:
    start = GameSetup(edition="rnib", people=("Ana", "Ben"), players=5, house=("seven-zero",))
    setup, lines = interview("//", start, ("edition", "people", "players", "house"))
    assert setup is not None
    assert (setup.edition, setup.people, setup.players, setup.house) == ("rnib", ("Ana", "Ben"), 5, ("seven-zero",))
    assert [line for line in lines if "?" in line and not re.match(r"\d", line)] == [
        "How good are the bots? Type a number or a name; Enter takes the first.",
        "How is the game scored? Type a number or a name; Enter takes the first.",
        "Which score ends the game? Type a number, or Enter for 500.",
    ]


def test_what_the_settings_say_is_offered_first() -> None:
    setup, lines = interview("/////", GameSetup(edition="dos", players=3, bots=("sharp",)))
    assert setup is not None
    assert (setup.edition, setup.players, setup.bots) == ("dos", 3, ("sharp",))
    assert lines[1].startswith("1 dos: DOS. By this book")


def test_what_was_said_but_cannot_be_in_the_edition_is_asked_after_all() -> None:
    setup, lines = interview("dos/Ana//////", GameSetup(players=9), ("players",))
    assert setup is not None
    assert (setup.people, setup.players) == (("Ana",), 4)
    assert "That cannot be: the dos edition is for 2 to 4 players, not 9. So everything is asked." in lines


def test_offers_are_chosen_by_the_words_they_are_offered_with() -> None:
    setup, _ = interview("mattel///facile////", language="fr")
    assert setup is not None
    assert setup.bots == ("easy",)


# The end of it


def test_input_that_ends_begins_nothing(home: str) -> None:
    done = sixdot("new")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("> \nNo game was begun.\n")
    assert history() == []


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0), (b"q\n", 0)], ids=["Ctrl-C", "Ctrl-D", "q"])
def test_anyone_who_has_had_enough_of_questions_is_let_go(home: str, key: bytes, code: int) -> None:
    with Terminal(["new"]) as terminal:
        terminal.until_asked()
        terminal.press(key)
        assert terminal.until_asked().endswith("No game was begun.")
        assert terminal.ended() == code
    assert history() == []


# What a table cannot be set up with


def test_every_reason_against_a_table_has_words_in_every_language() -> None:
    codes = set()
    for path in [*SOURCES.glob("game/**/*.py"), *SOURCES.glob("terminal/*.py")]:
        text = path.read_text(encoding="utf-8")
        for call in re.findall(r"SetupError\((?:[^()]|\([^()]*\))*\)", text):
            found = re.search(r',\s*"([a-z-]+)"\s*[,)]', call)
            codes |= {found[1]} if found else set()
    assert len(codes) > 25
    for language in LANGUAGES:
        assert [code for code in codes if not Words(language).has(f"setup-{code}")] == []


def refused(make: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(SetupError) as caught:
        make()
    return setup_text(caught.value, Words("en")), setup_text(caught.value, Words("fr"))


@pytest.mark.parametrize(
    ("setup", "english", "french"),
    [
        (
            GameSetup(players=12),
            "for 2 to 10 players, not 12",
            "l'édition mattel se joue de 2 à 10 joueurs, pas à 12",
        ),
        (GameSetup(edition="chess"), "there is no edition chess", "l'édition chess n'existe pas"),
        (GameSetup(scoring="x"), "it offers first-to and lowest", "elle offre first-to et lowest"),
        (GameSetup(target=0), "a number from 1 to 1000000, not 0", "un nombre de 1 à 1000000, pas 0"),
        (GameSetup(edition="dos", partners="opposite"), "has no partners", "n'a pas de partenaires"),
        (GameSetup(edition="rnib", players=5, partners="opposite"), "four players, not 5", "à quatre, pas à 5"),
        (GameSetup(edition="dos", house=("hand=3",)), "house rules are for UNO", "les règles maison sont pour UNO"),
        (GameSetup(house=("foo",)), "there is no house rule 'foo'", "la règle maison 'foo' n'existe pas"),
        (GameSetup(house=("hand=7",)), "says anyway", "est déjà la règle"),
        (GameSetup(house=("hand=3", "hand=4")), "named twice", "nommée deux fois"),
        (GameSetup(house=("hand",)), "is written hand=3|4", "s'écrit hand=3|4"),
        (GameSetup(edition="question", house=("jump-in",)), "after an answer", "après une réponse"),
        (GameSetup(house=("draw-until-fits", "no-reshuffle")), "the whole pile", "vider la pioche"),
        (GameSetup(judge="person"), "so nobody judges", "rien à juger"),
        (
            GameSetup(people=("A", "B", "C"), players=2),
            "3 people do not fit on 2 seats",
            "3 personnes n'ont pas la place",
        ),
    ],
)
def test_what_cannot_be_played_is_said_in_the_language_of_the_player(
    setup: GameSetup, english: str, french: str
) -> None:
    told = refused(lambda: setup.new_game("en", "x"))
    assert english in told[0]
    assert french in told[1]


def test_the_command_line_refuses_in_the_language_that_is_asked_for(
    home: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--players", "12", "--language", "fr"]) == 2
    assert capsys.readouterr().err == "sixdot: l'édition mattel se joue de 2 à 10 joueurs, pas à 12\n"
    assert main(["play", "--bots", "foo", "--language", "fr"]) == 2
    assert capsys.readouterr().err.startswith("sixdot: le robot foo n'existe pas ; il y a easy, steady et sharp")
    assert history() == []


# Names


@pytest.mark.parametrize("other", ["ZOÉ", "Zoe\u0301", "zoe", "Ｚｏé"])
def test_two_people_whose_names_sound_alike_are_not_seated_together(other: str) -> None:
    assert "sound the same" in refused(lambda: GameSetup(people=("Zoé", other)).names("me"))[0]
    assert by_ear(other) == by_ear("Zoé")


def test_no_bot_has_a_name_that_sounds_like_a_persons() -> None:
    assert GameSetup(people=("Ána",)).names("me") == ["Ána", "Ben", "Cleo", "Dan"]


def test_a_name_that_no_record_has_room_for_is_refused_before_anything_is_begun() -> None:
    for name in ("x" * 41, "a\x07b"):
        setup = GameSetup(people=(name,))
        assert "a name has 1 to 40 letters or signs" in refused(partial(setup.names, "me"))[0]


def test_every_edition_can_be_asked_for() -> None:
    for name in EDITIONS:
        setup, _ = interview(f"{name}//////")
        assert setup is not None
        assert setup.edition == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_is_explained(language: str) -> None:
    words = Words(language)
    lines = interview("//////?/", language=language)[1]
    told = "\n".join(lines)
    for edition in EDITIONS.values():
        assert any(words.about(edition, "differs") in line for line in lines), edition.id
    for rule in HOUSE_RULES:
        assert words.say("new-house-offer", written=rule.written(), text=house_text(rule.name, words)) in told
