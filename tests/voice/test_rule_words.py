"""The rules in words: every rule has them in every edition and language, and they say what is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sixdot.conformance.runner import RULES
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.house import HOUSE_RULES, HouseRule, house_edition
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.refusal import reasons
from sixdot.voice import rules
from sixdot.voice.rules import SMALL_PRINT, house_text, rule_behind, rules_text, scoring_text
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.tables import do, laid_out, refusal_of

ALL_RULES = (*RULES, SMALL_PRINT)
CELLS = 40
ENGLISH = Words("en")
# For each rule, groups of editions that say the same about it; the groups differ.
SAME = {
    "D1": "rnib mattel french question dos",
    "D2": "rnib mattel french | question | dos",
    "D3": "rnib | mattel | french | question dos",
    "D4": "rnib mattel french question | dos",
    "D5": "rnib mattel question | french | dos",
    "D6": "rnib mattel french question dos",
    "S1": "rnib mattel french dos | question",
    "S2": "rnib | mattel french dos | question",
    "S3": "rnib mattel french dos | question",
    "S4": "rnib mattel question | french | dos",
    "S5": "rnib mattel french question dos",
    "S6": "rnib mattel french question | dos",
    "F1": "rnib mattel french | question",
    "F2": "rnib mattel | french | question",
    "F3": "rnib mattel french | question",
    "F4": "rnib mattel french | question",
    "F5": "rnib mattel | french | question",
    "T1": "rnib mattel french question | dos",
    "T2": "rnib question | mattel french",
    "T3": "rnib mattel french question",
    "T4": "rnib mattel french | question",
    "T5": "rnib mattel french question",
    "T6": "rnib mattel french | question",
    "T7": "rnib mattel | french | question",
    "T8": "rnib mattel french | question",
    "T9": "rnib mattel | french | question",
    "T10": "rnib mattel french question",
    "C1": "rnib mattel french | question",
    "C2": "rnib mattel french | question",
    "C3": "rnib french | mattel | question",
    "C4": "rnib mattel french | question",
    "C5": "rnib mattel french | question",
    "C6": "rnib mattel french | question",
    "U1": "rnib mattel french | question",
    "U2": "rnib mattel french | question",
    "U3": "rnib mattel french question dos",
    "U4": "rnib | mattel question | french",
    "U6": "rnib mattel french question dos",
    "U7": "rnib mattel french question dos",
    "G1": "rnib mattel french | question",
    "G2": "rnib french | mattel question | dos",
    "G3": "rnib mattel french question dos",
    "G4": "rnib mattel french question",
    "G5": "rnib mattel french question | dos",
    "G6": "rnib mattel french question | dos",
    "G7": "rnib mattel french | question dos",
    "G8": "rnib | french | mattel question dos",
    "G9": "rnib | french | mattel question dos",
    "G10": "french | rnib mattel question dos",
    "G11": "rnib mattel french question | dos",
    "P1": "rnib french | mattel question",
    "P2": "rnib mattel french question",
    "P3": "rnib mattel french | question",
    "A1": "rnib | french | mattel question dos",
    "A2": "rnib mattel french question dos",
    "A3": "rnib mattel french question | dos",
    "A4": "rnib mattel french question dos",
}


def why_text(
    rule: str, edition: Edition | str, words: Words, house: tuple[str, ...] = (), target: int | None = None
) -> str:
    played = house_edition(edition, house) if isinstance(edition, str) else edition
    return rules.why_text(rule, played, words, target)


def said(rule: str, edition: Edition, words: Words) -> str:
    """What a rule says, without naming the book or who chose it."""
    why = why_text(rule, edition, words)
    ours = words.say("why-ours", why="")
    text = why.removesuffix(ours).strip()
    return text[text.index(rule) + len(rule) :].lstrip(" :")


def without_reference_cards(text: str) -> str:
    return text.partition("108")[0]


def rule_name(rule: str, words: Words) -> str:
    return words.say("why-house", rule=rule, text="", on=True).rstrip(": ")


# Why


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_rule_is_told_in_every_edition(edition: Edition, language: str) -> None:
    words = Words(language)
    name = words.about(edition, "name")
    for rule in ALL_RULES:
        told = why_text(rule, edition, words)
        owner = words.say("why-small-print", text="") if rule == SMALL_PRINT else f"{name} {rule}"
        assert told.startswith(rule_name(rule, words) if rule.startswith("H") else owner), told
        assert len(told) > len(owner) + 15, told
        assert told.endswith("."), told
        assert "  " not in told, told
        assert " ." not in told, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", SAME)
def test_editions_that_differ_are_told_apart(rule: str, language: str) -> None:
    words = Words(language)
    groups = [group.split() for group in SAME[rule].split("|")]
    texts = [{said(rule, EDITIONS[name], words) for name in group} for group in groups]
    if rule == "D1":  # only some books have reference cards to leave out
        texts = [{without_reference_cards(text) for text in found} for found in texts]
    assert [len(found) for found in texts] == [1] * len(groups), texts
    assert len(set.union(*texts)) == len(groups), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_uno_is_not_told_the_rules_of_dos_nor_dos_those_of_uno(language: str) -> None:
    words = Words(language)
    dos, mattel = EDITIONS["dos"], EDITIONS["mattel"]
    not_uno, not_dos = {
        "en": ("UNO has no such rule; it belongs to DOS.", "DOS has no such rule; it belongs to UNO."),
        "fr": ("l'UNO n'a pas cette règle, qui est du DOS.", "le DOS n'a pas cette règle, qui est de l'UNO."),
    }[language]
    for rule in RULES:
        if rule.startswith("O"):
            assert said(rule, mattel, words) == not_uno
            assert said(rule, dos, words) != not_uno
        elif rule[0] in "FCPQ":
            assert said(rule, dos, words) == not_dos


def test_a_rule_is_told_with_its_edition_and_id() -> None:
    assert why_text("T1", "mattel", ENGLISH) == (
        "Mattel T1: a card from your hand fits if its colour, its number or its symbol is the same; a wild card fits"
        " on everything. On a wild card, the colour named with it counts."
    )
    assert why_text("U2", "question", Words("fr")) == (
        "Édition à questions U2 : qui se fait attraper sans UNO pioche 4 cartes."
    )


def test_a_rule_of_our_own_is_told_as_ours() -> None:
    assert why_text("F2", "rnib", ENGLISH).endswith("The book is silent here, so this is Sixdot's choice.")
    assert "silent" not in why_text("F2", "mattel", ENGLISH)
    assert why_text("12", "mattel", ENGLISH).startswith("Our small print: whoever leaves keeps the seat")


def test_whose_choice_a_rule_is_does_not_depend_on_the_language() -> None:
    for edition in EDITIONS.values():
        known = [set(Words(language).about(edition, "silent").split()) for language in LANGUAGES]
        assert known[0] <= set(RULES)
        assert all(found == known[0] for found in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_can_be_explained_at_every_table(language: str) -> None:
    words = Words(language)
    for rule, _ in reasons().values():
        for edition in EDITIONS.values():
            assert why_text(rule, edition, words)


@pytest.mark.parametrize(
    ("game", "seat", "action", "says"),
    [
        (laid_out("question", "b1 b2 | b3 b4", discard="rsk"), 0, "challenge", "nobody challenges"),
        (laid_out("mattel", "b1 b2 | b3 b4", discard="r5"), 0, "pickup", "do not stack at this table"),
        (laid_out("mattel", "b1 b2 | b3 b4", discard="r5"), 0, "answer 7", "nothing is asked"),
        (laid_out("mattel", "b1 b2 | b3 b4", discard="r5"), 0, "accuse 1", "advice costs nothing"),
        (laid_out("rnib", "r1 b2 | b3 b4", discard="r5"), 0, "draw", "only when nothing in your hand"),
        (laid_out("dos", "r1 b3 | b3 b4", centre="r5 b5"), 0, "play r5", "You match the numbers"),
    ],
    ids=["challenge", "pick up", "answer", "accuse", "draw", "play"],
)
def test_a_refusal_is_explained_by_what_is_played_here(game: Match, seat: int, action: str, says: str) -> None:
    assert says in why_text(refusal_of(game, seat, action).rule, game.edition, ENGLISH)


def test_a_rule_may_be_asked_for_in_small_letters_and_need_not_exist() -> None:
    assert why_text(" t1", "mattel", ENGLISH) == why_text("T1", "mattel", ENGLISH)
    assert why_text("x9", "mattel", ENGLISH).startswith("There is no rule X9.")
    assert why_text("buried", "mattel", Words("fr")).startswith("Il n'y a pas de règle BURIED.")


def test_what_waits_for_the_player_is_explained_before_what_has_happened() -> None:
    def rule(game: Match, seat: int) -> str | None:
        return rule_behind((), game.edition, game.players, "first-to", game.view(seat))

    four = laid_out("mattel", "wi+4 b1 b2 | b3 b4", discard="r5")
    do(four, 0, "play wi+4 red")
    assert (rule(four, 0), rule(four, 1)) == (None, "C1")
    stack = laid_out("mattel", "r+2 b1 b2 | b3 b4", discard="r5", house="stacking=same")
    do(stack, 0, "play r+2")
    assert rule(stack, 1) == "H1"
    assert rule(laid_out("question", "b1 b2 | b3 b4", discard="r5"), 0) == "Q1"
    assert rule(laid_out("mattel", "b1 b2 | b3 b4", first="wi", dealer=1), 0) == "F4"
    row = laid_out("dos", "r5 b3 b4 | b3 b4", centre="r5 b6", draw="y1 y3")
    do(row, 0, "match r5 with r5")
    do(row, 0, "done")
    assert rule(row, 0) == "O4"
    drawn = laid_out("dos", "r5 b3 b4 | b3 b4", centre="r5 b6", draw="y1 y3")
    do(drawn, 0, "draw")
    do(drawn, 0, "done")
    assert rule(drawn, 0) == "O3"
    assert rule(laid_out("mattel", "b1 b2 | b3 b4", discard="r5"), 0) is None


# House rules


@pytest.mark.parametrize(
    ("house", "rules"),
    [
        ("stacking=same", "T4 T6 C1 C5 U5 G1 P3 Q4 H1"),
        ("stacking=any", "T4 T6 C1 C5 U5 G1 P3 Q4 H1"),
        ("jump-in", "S7 H2"),
        ("seven-zero", "H3"),
        ("draw-until-fits", "T3 H4"),
        ("any-after-draw", "T3 H5"),
        ("no-bluff", "T7 T8 C1 C2 C3 C4 C5 C6 U5 H6"),
        ("forced-play", "T2 T3 H7"),
        ("no-reshuffle", "G2 H8"),
        ("new-colour", "T6 H9"),
        ("number-last", "H10"),
        ("hand=5", "S5 H11"),
        ("penalty=4", "U2 H12"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_changes_what_is_told_about_the_rules_it_changes(house: str, rules: str, language: str) -> None:
    words = Words(language)
    book = EDITIONS["mattel"]
    changed = house_edition("mattel", [house])
    for rule in rules.split():
        assert why_text(rule, changed, words) != why_text(rule, book, words), rule
        assert why_text(rule, "mattel", words, (house,)) == why_text(rule, changed, words)


def test_figures_are_those_of_the_table() -> None:
    assert "dealt 5 cards" in why_text("S5", "mattel", ENGLISH, ("hand=5",))
    assert "draws one card." in why_text("U2", "mattel", ENGLISH, ("penalty=1",))
    assert "pioche 6 cartes" in why_text("U2", "rnib", Words("fr"), ("penalty=6",))
    assert "reaches 300 points" in why_text("G6", "mattel", ENGLISH, target=300)
    assert "otherwise it is 500" in why_text("G11", "mattel", ENGLISH, target=300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_told_are_those_counted(language: str) -> None:
    for edition in EDITIONS.values():
        told = why_text("G5", edition, Words(language))
        special = {card.points for card in edition.deck.cards if card.number is None or card.colour is None}
        assert all(str(points) in told for points in special), told


def test_a_house_rule_says_whether_it_is_played() -> None:
    assert why_text("H2", "mattel", ENGLISH, ("jump-in",)).startswith("House rule H2: whoever holds exactly")
    assert why_text("H2", "mattel", ENGLISH).startswith("House rule H2, not played at this table: whoever")
    assert why_text("H1", "question", Words("fr")).endswith("seule la même sorte répond.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", HOUSE_RULES, ids=[rule.name for rule in HOUSE_RULES])
def test_every_house_rule_has_a_sentence(rule: HouseRule, language: str) -> None:
    words = Words(language)
    written = [f"{rule.name}={value}" for value in rule.values] or [rule.name]
    told = [house_text(text, words) for text in written]
    assert len(set(told)) == len(written)
    for value, text in zip(rule.values, told, strict=False):
        assert not value.isdigit() or text.startswith(f"{value} car"), text
    assert all(text.endswith(".") and text[0] == text[0].upper() for text in told)


def test_one_card_is_told_as_one() -> None:
    assert house_text("penalty=1", ENGLISH) == "1 card for a missed call."
    assert house_text("penalty", ENGLISH) == "So many cards for a missed call."
    assert house_text("penalty=1", Words("fr")) == "1 carte pour une annonce oubliée."


# What a table plays by


def test_a_table_tells_what_it_plays_by() -> None:
    assert rules_text(Match(EDITIONS["mattel"], 4), ENGLISH) == (
        "The table plays Mattel's UNO Braille of 2019, GMM14: 108 cards, 7 each. Whoever goes out scores what the"
        " others hold; the first to reach 500 points wins. Say UNO with your second-to-last card; caught without"
        " it before the next turn begins, you draw 2. A Wild Draw Four can be challenged. No house rules."
    )
    assert rules_text(Match(EDITIONS["dos"], 2), Words("fr", "brief")) == "DOS, en 200."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_more_is_told_the_more_is_wanted(edition: Edition, language: str) -> None:
    game = Match(edition, 4)
    brief, normal, full, braille = [rules_text(game, Words(language, length)) for length in LENGTHS]
    assert len(brief) < len(normal) < len(full)
    assert len(braille) <= CELLS
    assert str(edition.target) in normal


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (Options(), "the first to reach 500 points wins."),
        (Options(scoring="lowest", target=80), "once somebody reaches 80, the lowest score wins."),
        (Options(scoring="elimination", target=70), "whoever reaches 70 is eliminated, and the last one left wins."),
        (Options(partners="opposite"), "A team is charged what both hold"),
        (Options(partners="rotating"), "Three rounds, each with another partner."),
    ],
)
def test_how_a_table_scores_is_told(options: Options, says: str) -> None:
    game = laid_out("french", "r1 | r2 | r3 | r4", options, discard="r5")
    assert says in rules_text(game, ENGLISH)


def test_every_form_of_scoring_differs_in_words() -> None:
    forms = ("first-to", "lowest", "elimination", "credit", "charge", "rotating")
    for language in LANGUAGES:
        assert len({scoring_text(form, 300, Words(language)) for form in forms}) == len(forms)
        assert all("300" in scoring_text(form, 300, Words(language)) for form in forms[:-1])


def test_house_rules_of_a_table_are_told_and_dos_has_none() -> None:
    game = laid_out("mattel", "r1 | r2", discard="r5", house="jump-in penalty=4")
    assert rules_text(game, ENGLISH).endswith(
        "House rules: Whoever holds exactly the card on top may play it out of turn. 4 cards for a missed call."
    )
    assert rules_text(game, Words("en", "brief")) == "Mattel, 500 wins. House rules: jump-in, penalty=4."
    assert "house" not in rules_text(laid_out("dos", "r1 b1 | r3 b3", centre="r5 b5"), ENGLISH).lower()


@pytest.mark.parametrize(
    ("rule", "answers", "english", "french"),
    [
        ("C3", {"guilty_draws": 6}, "its player draws 6.", "pioche 6 cartes."),
        ("C4", {"challenger_draws": 8}, "draws 8 cards instead of four", "pioche 8 cartes au lieu de quatre"),
        ("C5", {"wild_four": 5}, "accept, draw 5 and miss", "piocher 5 cartes et perdre"),
        ("T4", {"draw_two": 3}, "draws 3 cards", "pioche 3 cartes"),
        ("T3", {"after_draw": "nothing"}, "your turn is over", "le tour est fini"),
        ("F1", {"first_draw_two": "plays"}, "and then plays.", "puis joue."),
        ("P1", {"reverse_skips": False}, "the other player is next.", "et l'autre joue."),
    ],
)
def test_another_answer_of_a_book_is_told(rule: str, answers: dict[str, Any], english: str, french: str) -> None:
    edition = replace(EDITIONS["mattel"], **answers)
    assert english in why_text(rule, edition, ENGLISH)
    assert french in why_text(rule, edition, Words("fr"))


@pytest.mark.parametrize(
    ("rule", "answers", "says"),
    [
        ("S6", {"row_size": 3}, "3 cards are laid face up"),
        ("O7", {"row_size": 3}, "filled up to 3, bonus"),
        ("O5", {"double_bonus": 2}, "everybody else draws 2."),
        ("O4", {"single_bonus": "none"}, "earns nothing"),
        ("O4", {"single_bonus": "must"}, "you lay one card"),
    ],
)
def test_another_answer_of_dos_is_told(rule: str, answers: dict[str, Any], says: str) -> None:
    assert says in why_text(rule, replace(EDITIONS["dos"], **answers), ENGLISH)
