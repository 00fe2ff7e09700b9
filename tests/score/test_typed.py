"""What people type to the score keeper: bad input gets a sentence and changes nothing; good input is read back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixdot.agreement import Agreement
from sixdot.durable import DurableFile, NotSaved
from sixdot.game.editions import edition_named
from sixdot.score.reading import hand_in, said_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LENGTHS, Words
from tests.helpers.score_tables import Kept

BAD = (
    "xyz", "!", "-", "12", "ana 12", "correct", "correct 0", "correct 9", "correct x", "correct 1", "correct 1 zoe 5",
    "correct 1 ben xyz", "correct 1 ana 5", "correct 1 ben", "correct 1 ben 5 ben 6", "remove", "remove 7",
    "remove -1", "redo", "dealer zoe", "round 5", "round x", "ana ana", "ana, ben 5, ben 6", "ana, ben 5000",
    "ana, ben r5 r5 r5",
    "ana, ben red", "ana, ben 5 7", "ana, ben r12", "ana, ben r5 xyz", "ana, ben -5",
    "ana, ben 3.5",
    "ana, ben 99999999999999999999", "ana, ben " + "r5 " * 300, "\x00", "é" * 1000, "export", "export x.doc",
    "language klingon", "ana, ben b10", "ana, ben 1 000",
)  # fmt: skip
BAD_HANDS = (
    "xyz", "-5", "3.5", "1,5", "1241", "999999", "99999999999", "red", "r5 r5 r5", "5 7", "wild 5", "red 5 7", "r12",
    "Ana 5", "Cleo 5 Cleo 6", "Ben 5, Ben 6", "nobody", "redo", "remove 1", "correct 1", "dealer Ana", "wd", "b#",
    "\x00", "r5;;xyz", "+", "five thousand", "0x10", "٣", "r5 " * 200,
)  # fmt: skip


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    table = Kept(Agreement("mattel"), 3, tmp_path / "a.score")
    table.hears("ana, ben r5 wi, cleo 34")
    yield table
    table.sheet.close()


def state(kept: Kept) -> object:
    keeper = kept.keeper
    return keeper.rounds, keeper.match.scores, keeper.dealer, kept.sheet.path.read_bytes()


@pytest.mark.parametrize("typed", BAD)
def test_bad_input_gets_a_sentence_and_changes_nothing(kept: Kept, typed: str) -> None:
    before = state(kept)
    said = kept.hears(typed)
    assert said[-1] in ".?", said
    assert len(said) < 400, said
    assert state(kept) == before
    kept.hears("cancel")
    kept.hears("ben, ana 5, cleo 6")
    assert kept.keeper.match.scores == [89, 11, 0]


@pytest.mark.parametrize("typed", BAD_HANDS)
def test_a_hand_that_cannot_be_read_is_asked_for_again(kept: Kept, typed: str) -> None:
    kept.hears("ana")
    before = state(kept)
    said = kept.hears(typed)
    assert said[-1] in ".?", said
    assert state(kept) == before
    kept.hears("7")
    assert "Round 2: Ana goes out and scores 15 points." in kept.hears("8")


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_said_in_every_length(language: str, length: str, tmp_path: Path) -> None:
    """Also in braille, whose lines are short."""
    kept = Kept(Agreement("mattel"), 3, tmp_path / "a.score", language)
    kept.console._outputs[0].words = Words(language, length, kept.keeper.edition.marks)
    redo, remove, nobody, dealer = ("redo", "remove", "nobody", "dealer")
    if language == "fr":
        redo, remove, nobody, dealer = ("rétablir", "supprimer", "personne", "donneur")
    lines = ["ana", "xyz", "r5 wi", "5 5", "34", "s", "aide", "help", "ben, ana 1, cleo 2", "history", "d", "p", "u",
             redo, "c 1", "", "", "9", "c 1 ben 3", f"{remove} 2",
             nobody, f"{dealer} cleo", "save", "c 9"]  # fmt: skip
    for typed in lines:
        assert kept.hears(typed).strip(), typed
    assert kept.keeper.match.scores == [12, 0, 0]
    assert kept.keeper.dealer == 2
    kept.sheet.close()


@pytest.mark.parametrize(
    ("edition", "language", "typed", "read"),
    [
        ("mattel", "en", "r5 wi", "r5 wi"),
        ("mattel", "en", "red five, wild", "r5 wi"),
        ("mattel", "en", "wild red 5", "r5 wi"),
        ("mattel", "en", "wild draw four, blue skip and green 0", "b0 bsk wi+4"),
        ("mattel", "en", "r5 r5 wi wi", "r5 r5 wi wi"),
        ("mattel", "en", "skip and wild", "70"),
        ("mattel", "en", "skip, red 5", "25"),
        ("mattel", "en", "34", "34"),
        ("mattel", "en", "34 points", "34"),
        ("french", "fr", "5 rouge, +2 bleu et joker", "b+2 r5 wi"),
        ("french", "fr", "stop v couleur +04", "gsk wi wi+4"),
        ("french", "fr", "12 points", "12"),
        ("dos", "en", "r10 b# wd", "b# r10 wd"),
        ("dos", "en", "red wild number, wild dos", "r# wd"),
    ],
)
def test_a_hand_is_read_by_mark_by_name_or_by_its_points(edition: str, language: str, typed: str, read: str) -> None:
    held = hand_in(typed, edition_named(edition), Words(language))
    if isinstance(held, int):
        assert str(held) == read
    else:
        assert sorted(card.code for card in held) == sorted(read.replace("b0", "g0").split())


def test_what_only_could_be_a_card_is_not_guessed() -> None:
    wrong = (("5 and red 7", "Which colour has the 5"), ("blue", "That could be"), ("dos", "I know no card"))
    for typed, asks in wrong:
        with pytest.raises(Trouble, match=asks):
            hand_in(typed, edition_named("mattel"), Words("en"))


def test_a_line_may_name_several_players() -> None:
    names = ("Ana", "Jean Luc", "Jean")
    assert said_of("Ana: Jean Luc 34; jean r5 wi", names) == [(0, ""), (1, "34"), (2, "r5 wi")]
    assert said_of("an", names) == []
    assert said_of("an", names, whole=False) == [(0, "")]
    assert said_of("b 5", ("Ana", "Ben")) == []


def test_what_is_not_on_the_disk_does_not_count_and_can_be_typed_again(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = state(kept)
    kept.hears("ana")
    kept.hears("7")

    def full(file: DurableFile, text: str, lasting: bool = True) -> None:
        raise NotSaved(file.path, "full")

    with monkeypatch.context() as patch:
        patch.setattr(DurableFile, "add", full)
        assert "the disk is full" in kept.hears("8")
        assert state(kept) == before
        assert "Cleo: which cards" in kept.hears("")
    assert "scores 15 points" in kept.hears("8")


def test_a_hand_can_be_gone_back_to_and_a_round_forgotten(kept: Kept) -> None:
    kept.hears("ben")
    kept.hears("r5")
    assert kept.hears("back") == "Cleo: which cards, or how many points?"
    assert kept.hears("back") == "Nothing was entered. Round 2 is next. Who goes out?"
    assert kept.keeper.match.scores == [89, 0, 0]


def test_a_round_is_corrected_question_by_question(kept: Kept) -> None:
    told = kept.hears("correct 1")
    assert told == (
        "Round 1, Ana out: Ana 89. In all Ana 89, Ben 0, Cleo 0. Ben had red 5 and Wild: 55 points. "
        "Cleo had 34 points. Who went out? Enter leaves it so."
    )
    keeps = "Enter leaves it so; or type the cards, or the points."
    assert kept.hears("ben") == f"Ben is out. Cleo has 34 points. {keeps}"
    assert kept.hears("") == "Ana: which cards, or how many points?"
    assert kept.hears("b1") == (
        "Ana has blue 1: 1 point. Round 1 is corrected: Ben out, Ben 35. Scores: Ben 35, Ana 0, Cleo 0; 500 wins. "
        "Round 2 is next. Who goes out?"
    )


def test_a_score_is_written_into_files_and_nothing_is_overwritten(kept: Kept) -> None:
    kept.hears("dealer ben")
    kept.hears("ben, ana 5, cleo 6")
    folder = kept.sheet.path.parent
    said = kept.hears("export")
    assert said == f"The score is written in {folder / 'a.txt'} and {folder / 'a.csv'}."
    assert (folder / "a.txt").read_text("utf-8") == (
        "Mattel, UNO Braille, Ana, Ben and Cleo\n"
        "Round 1, Ana out: Ana 89. In all Ana 89, Ben 0, Cleo 0.\n"
        "Round 2, Ben out: Ben 11. In all Ana 89, Ben 11, Cleo 0.\n"
        "Scores: Ana 89, Ben 11, Cleo 0; 500 wins.\n"
    )
    assert (folder / "a.csv").read_bytes().decode("utf-8-sig").split("\r\n") == [
        'Round,Dealer,Out,"Ana, this round","Ben, this round","Cleo, this round",'
        '"Ana, in all","Ben, in all","Cleo, in all"',
        "1,,Ana,89,0,0,89,0,0",
        "2,Ben,Ben,0,11,0,89,11,0",
        "",
    ]
    kept.hears("export")
    assert (folder / "a-2.csv").exists()
    before = (folder / "a.csv").read_bytes()
    kept.hears("undo")
    assert "is there already" in kept.hears(f"export {folder / 'a.csv'}")
    assert (folder / "a.csv").read_bytes() == before


def test_a_name_that_a_spreadsheet_would_calculate_is_not_one_to_it(tmp_path: Path) -> None:
    from sixdot.score.export import table_text
    from sixdot.score.keeper import Keeper

    keeper = Keeper(Agreement("mattel"), ["=A1", "Ben"])
    keeper.take(keeper.round(0, {1: 5}))
    assert "\r\n1,,'=A1,5,0,5,0\r\n" in table_text(keeper, Words("en"))
