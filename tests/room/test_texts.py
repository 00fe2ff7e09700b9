"""Names and chat from outside are safe to show, say and write down, and the ear can tell names apart."""

from __future__ import annotations

import unicodedata
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sixdot.game.record import check_names
from sixdot.room.texts import LONGEST_CHAT, clean_chat, sounds_like, tidy_name
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words

anything = st.text(st.characters(), max_size=60)
nearly_names = st.text(st.sampled_from("abcdeéghiknorsty AENÉœçß'-̧́̀2а\u200b\u202e\U0001f600"), max_size=45)
SIGNS = {
    "bell": "\a",
    "escape": "\x1b",
    "no sign": "\0",
    "right to left": "\u202e",
    "isolate": "\u2066",
    "mark": "\u200f",
    "zero width": "\u200b",
    "joiner": "\u200d",
    "byte order": "\ufeff",
    "soft hyphen": "\u00ad",
    "private": "\ue000",
    "half": "\ud800",
    "no character": "\uffff",
    "Hangul filler": "\u3164",
    "blank braille": "\u2800",
    "variation": "\ufe0f",
    "tag": "\U000e0041",
}


def problem(found: str | Trouble) -> str:
    assert isinstance(found, Trouble), found
    for language in LANGUAGES:
        said = found.text(Words(language))
        assert said.isprintable()
        assert said.endswith(".")
    return found.message


# Names


@pytest.mark.parametrize(
    "name",
    ["Sam", "Kim", "Ana", "Ben", "Cleo", "Cléo", "An", "Jo", "Anne-Marie", "O'Neil", "Jean-Loup 2", "Zoë", "Łukasz",
     "Анна", "Ελένη", "美咲", "عمر", "שרה", "अनिता", "Mark", "Will", "May", "Rose", "Violet", "Élodie", "Guy",
     "Ana 😀", "Sam Blue", "Draw Anna", "Le Roux", "Lea", "Basile", "René", "Jack", "Tina", "<b>Sam</b>",
     "Mary-Ann the Great"],
)  # fmt: skip
def test_a_name_that_can_be_said_stays_as_it_is(name: str) -> None:
    assert tidy_name(name) == name


def test_a_name_is_tidied() -> None:
    assert tidy_name("  Ana \t\n Maria\u00a0Ruiz ") == "Ana Maria Ruiz"
    assert tidy_name("Cle\u0301o") == "Cléo"


@pytest.mark.parametrize("name", ["", "   ", "\n", "\u2003\u3000"])
def test_a_name_is_not_empty(name: str) -> None:
    assert problem(tidy_name(name)) == "text-name-empty"


def test_a_name_has_up_to_forty_signs() -> None:
    assert tidy_name("Ana" + "n" * 37) == "Ana" + "n" * 37
    assert tidy_name("e\u0301" * 40) == "é" * 40
    assert problem(tidy_name("Ana" + "n" * 38)) == "text-name-long"
    assert problem(tidy_name("A" * 1_000_000)) == "text-name-long"


@pytest.mark.parametrize("sign", SIGNS.values(), ids=SIGNS.keys())
@pytest.mark.parametrize("name", ["{}Sam", "S{}am", "Sam{}", "{}"])
def test_a_name_has_nothing_in_it_that_is_not_seen(name: str, sign: str) -> None:
    assert problem(tidy_name(name.format(sign))) == "text-name-signs"


def test_a_name_is_not_buried_under_accents() -> None:
    assert problem(tidy_name("\u0301Sam")) == "text-name-signs"
    assert problem(tidy_name("S" + "\u0335\u0321\u0348\u0310" * 5 + "am")) == "text-name-signs"


@pytest.mark.parametrize("name", ["42", "2", "...", "-", "?", "+4", "😀", "⠎⠁⠍", "© 2"])
def test_a_name_has_a_letter(name: str) -> None:
    assert problem(tidy_name(name)) == "text-name-letters"


@pytest.mark.parametrize("name", ["\u0410nna", "Ann\u03b1", "\u13aanna", "S\u0430m", "Ana \u0418\u0432\u0430\u043d"])
def test_a_name_is_written_in_one_alphabet(name: str) -> None:
    assert problem(tidy_name(name)) == "text-name-alphabets"


@pytest.mark.parametrize(
    "name",
    ["you", "You", "VOUS", "moi", "me", "red 5", "Red", "rouge", "5 rouge", "r5", "b+2", "wild", "Joker", "wi+4",
     "Wild Draw Four", "green skip", "draw", "Piocher", "pass", "UNO", "dos", "hand", "main", "help", "Aide", "yes",
     "oui", "no", "non", "go on", "quit", "catch", "the red one", "le 5 vert", "Five", "sept", "everybody", "ok",
     "Personne", "l'hôte", "the host", "Vous-même"],
)  # fmt: skip
def test_nobody_is_called_by_a_card_a_command_or_you(name: str) -> None:
    assert problem(tidy_name(name)) == "text-name-word"


@given(anything | nearly_names)
@example("\u0958")  # changes its length when it is composed
def test_whatever_is_typed_is_a_name_or_a_problem_and_a_name_stays_one(text: str) -> None:
    name = tidy_name(text)
    if isinstance(name, Trouble):
        problem(name)
    else:
        check_names([name])
        assert tidy_name(name) == name
        assert tidy_name(f" {name}\n") == name
        assert unicodedata.is_normalized("NFC", name)
        assert sounds_like(name, name)


# Names that sound alike

ALIKE = """
Ann = Anne = An
Philippe = Filip = Philip
Cléo = Cleo = Kleo = Clèo
Katia = Catia = Katya
Sam = sam = SAM = S a m = Sam! = Sаm = Ѕam = Ｓａｍ
Ana = Anna = Hanna = Анна = Ana.
Marc = Mark
Eric = Erik = Érick = Éric
Sara = Sarah = Sahra
Theo = Théo = Teo
Jon = John = Jonn
Chloe = Chloé = Cloé = Khloe
Sophie = Sofie = Sofi
René = Rene
Kim = Kym = Qim
Tim = Tym = Τim
Lou = Lu
Lucas = Lukas = Luca
Margot = Margo
Arnaud = Arno
Thomas = Tomas
Claire = Clair
Isabelle = Isabel = Izabel
Hugo = Ugo
Michael = Mikael = Mickael
Christian = Kristian
Zack = Zac = Zach = Zak
Jacques = Jack = Jac
Anne-Marie = Annemarie = Anne Marie
François = Francois
Geoff = Jeff
Joe = Jo
Frédéric = Frédérique = Frederik
Lea = Léa = Leah
Elisabeth = Elizabeth = Élisabet
Yann = Ian = Yan
Georges = George
Øle = Ole
Anna = Ɑnna = ᴀɴɴᴀ = Ａｎｎａ
Gil = ɡil = Gıl
美咲 = 美 咲
"""
DISTINCT = """
Sam = Kim = Ana = Ben = Cleo = Sim = Tom = Tim
Ana = Ann = Ina = Ona
Jean = Jane = Joan
Jean = Jeanne
Simon = Simone
Louis = Louise = Luc
Denis = Denise
Julien = Julie = Julia = Julienne
Marie = Maria = Marion
Martin = Martine
Rick = Rich
Ben = Béné = Benoît
Zoe = Joe = Noé = Chloé
Lee = Leo = Léa = Lou
Andrea = Andrew = André
Sam 1 = Sam 2 = Sam
Ana = Ana Ruiz
Mia = Maya = Max
Dan = Don = Dana
Maud = Mau
Nina = Mina = Lina
Ted = Tess = Tea
Alex = Alexis = Alice = Ali
Lewis = Levi
Emma = Eva
美咲 = 美玲
عمر = علي
"""


def rows(table: str) -> list[list[str]]:
    return [line.split(" = ") for line in table.strip().splitlines()]


@pytest.mark.parametrize("names", rows(ALIKE), ids=lambda names: names[0])
def test_these_names_cannot_be_told_apart(names: list[str]) -> None:
    for other in names[1:]:
        assert sounds_like(names[0], other), other
        assert sounds_like(other, names[0]), other


@pytest.mark.parametrize("names", rows(DISTINCT), ids=lambda names: names[0])
def test_these_names_are_distinct_to_the_ear(names: list[str]) -> None:
    for one, other in combinations(names, 2):
        assert not sounds_like(one, other), (one, other)


@given(anything, anything)
def test_any_two_names_can_be_compared_either_way(one: str, other: str) -> None:
    assert sounds_like(one, other) == sounds_like(other, one)
    assert sounds_like(one, one)


@given(st.text(st.sampled_from("abcdefghijklmnopqrstuvwxyzéèçœ"), min_size=1, max_size=12))
def test_capitals_and_spaces_do_not_make_another_name(name: str) -> None:
    assert sounds_like(name, name.upper())
    assert sounds_like(name, " ".join(name))


# Chat


def test_chat_is_one_line_without_signs_that_steer_a_screen() -> None:
    assert clean_chat(" well\r\nplayed,\tSam! ") == "well played, Sam!"
    assert clean_chat("a\x1b[31mred\x07 \u202eback\u2066\u200b") == "a[31mred back"
    assert clean_chat("<b>hi</b> & 'hi' \"hi\"") == "<b>hi</b> & 'hi' \"hi\""
    assert clean_chat("👩\u200d🦯 ❤\ufe0f نامه\u200cای") == "👩\u200d🦯 ❤\ufe0f نامه\u200cای"
    assert clean_chat("Z" + "\u0335\u0321\u0348\u0310" * 9) == "Z\u0335\u0335\u0335"


@pytest.mark.parametrize(
    "text", ["", "  ", "\n", "\u200d", "\u202e \x07", "\ud800", "\u0301", "\u2800", "\u3164 \ufe0f"]
)
def test_chat_says_something(text: str) -> None:
    assert problem(clean_chat(text)) == "text-chat-empty"


def test_chat_has_up_to_five_hundred_signs() -> None:
    assert clean_chat("x" * LONGEST_CHAT) == "x" * LONGEST_CHAT
    found = clean_chat("x" * (LONGEST_CHAT + 7))
    assert problem(found) == "text-chat-long"
    assert isinstance(found, Trouble)
    assert found.values == {"most": 500, "has": 507}
    assert problem(clean_chat("x " * 1_000_000)) == "text-chat-long"


@given(st.text(st.characters()) | st.text(max_size=600))
def test_whatever_is_written_is_clean_or_a_problem_and_stays_clean(text: str) -> None:
    clean = clean_chat(text)
    if isinstance(clean, Trouble):
        problem(clean)
    else:
        assert clean_chat(clean) == clean
        assert 0 < len(clean) <= LONGEST_CHAT
        assert len(clean.splitlines()) == 1
        assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for sign in clean)
        assert all(
            unicodedata.bidirectional(sign) not in ("RLO", "LRO", "RLE", "LRE", "PDF", "RLI", "LRI", "FSI", "PDI")
            for sign in clean
        )
