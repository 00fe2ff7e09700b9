"""Join codes that can be dictated, and tokens that cannot be guessed."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixdot.room.keys import ALL_SYLLABLES, SYLLABLES, new_code, new_token, read_code, token_hash

CODE = "bek-dor-mip-tan-rus"


def test_there_are_enough_codes_that_nobody_finds_a_table_by_guessing() -> None:
    assert len(set(ALL_SYLLABLES)) ** SYLLABLES >= 10**15


def test_a_code_is_five_syllables_that_can_be_said() -> None:
    for _ in range(1000):
        code = new_code()
        assert re.fullmatch(r"[a-z][aeiou][a-z](-[a-z][aeiou][a-z]){4}", code)
        assert read_code(code) == code
    assert len({new_code() for _ in range(1000)}) == 1000


def test_no_letter_of_a_code_sounds_like_another() -> None:
    letters = set("".join(ALL_SYLLABLES))
    assert not letters & set("chqwxy")
    assert not [syllable for syllable in ALL_SYLLABLES if syllable.startswith(("ge", "gi"))]


@pytest.mark.parametrize(
    "typed",
    [
        CODE,
        CODE.upper(),
        "Bek Dor Mip Tan Rus",
        "bekdormiptanrus",
        "  bek-dor mip_tan.rus. ",
        "bek – dor – mip – tan – rus",
        "bek, dor, mip, tan, rus!",
        "“bek-dor-mip-tan-rus”",
        "b e k d o r m i p t a n r u s",
        "bék-dor-mip-tân-rus",
        "ｂｅｋ-ｄｏｒ-mip-tan-rus",
        f"#{CODE}",
        f"http://192.168.1.20:8080/#{CODE}",
        f"https://cards.example/#{CODE.upper()}\n",
        "https://cards.example/#bek%20dor%20mip%20tan%20rus",
        f"Come and play: http://cards.example/#{CODE}",
    ],
)
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == CODE


@pytest.mark.parametrize(
    "typed",
    ["", "bek", "bek-dor-mip-tan", f"{CODE}-bek", "cek-dor-mip-tan-rus", "gem-dor-mip-tan-rus", "http://cards.example/",
     "bek-dor-mip-tan-ru5", "бек-dor-mip-tan-rus", "x" * 100_000, f"{CODE}#", "%ff%fe#%"],
)  # fmt: skip
def test_anything_but_a_code_is_refused(typed: str) -> None:
    assert read_code(typed) is None


@given(st.text(st.characters(), max_size=60))
def test_whatever_is_typed_is_a_code_or_none(typed: str) -> None:
    code = read_code(typed)
    assert code is None or read_code(code) == code


def test_a_token_has_256_bits_and_fits_anywhere() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", token) for token in tokens)


def test_only_the_hash_of_a_token_need_be_known() -> None:
    token = new_token()
    assert len(token_hash(token)) == 32
    assert token.encode() not in token_hash(token)
    assert token_hash(token) == token_hash(token)
    assert token_hash(token) != token_hash(new_token())


@given(st.text(st.characters()))
def test_no_text_has_the_hash_of_a_token(text: str) -> None:
    assert token_hash(text) != token_hash(new_token())
