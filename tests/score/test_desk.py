"""The referee in words: what is told is understood, and every question gets an answer with its rule."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from sixdot.game import actions as a
from sixdot.game.editions import EDITIONS
from sixdot.game.house import house_edition
from sixdot.score.desk import RefereeDesk
from sixdot.score.kept import keep, kept_round
from sixdot.score.referee import Referee
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LENGTHS, Words
from tests.helpers.refereed import dealt, deeds, first_cards, public
from tests.helpers.soak import bounded

NAMES = ("Ana", "Ben", "Cal")
RULE = r"\b[A-Z]\d{1,2}\b"
ASKED = {
    "en": (
        "may {name} draw?",
        "can {name} play red 5",
        "may {name} pass",
        "may {name} challenge?",
        "is {name} allowed to catch {other}?",
    ),
    "fr": (
        "{name} peut-il piocher ?",
        "{name} peut jouer 5 rouge ?",
        "{name} peut passer ?",
        "{name} peut-elle contester ?",
        "est-ce que {name} peut attraper {other} ?",
    ),
}
NOW = {"en": "what now?", "fr": "et maintenant ?"}
BLUFF = "Cal challenges. Ben held a card of the colour before and draws 4. Cal's turn."
HONEST = "Cal challenges Ben in vain, draws 6 and misses a turn. Ana is next."
BEGINS = {"en": ("Yes", "No", "Only"), "fr": ("Oui", "Non", "Seulement")}


class Sitting:
    """A referee's desk and one language."""

    def __init__(
        self, edition: str = "mattel", language: str = "en", house: tuple[str, ...] = (), *told: str
    ) -> None:
        self.referee = Referee(house_edition(edition, house), NAMES, 0)
        self.desk = RefereeDesk(self.referee)
        self.words = Words(language, "normal", self.referee.edition.marks)
        self.greeting = self.desk.greet()(self.words)
        for line in told:
            self.says(line)

    def says(self, typed: str) -> str:
        return self.desk.hear(typed, self.words)(self.words)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_now_and_may_i_are_answered_with_their_rule_at_every_decision(edition: str, language: str) -> None:
    random, asked = Random(edition + language), 0
    for seed in range(bounded(1, soak=20)):
        game, events = dealt(EDITIONS[edition], 3, seed)
        referee = Referee(EDITIONS[edition], NAMES, int(game.dealer))
        desk, words = RefereeDesk(referee), Words(language, "normal", EDITIONS[edition].marks)
        codes = [EDITIONS[edition].deck.cards[kind].code for kind in first_cards(events)]
        referee.tell(f"first {' '.join(codes)}")
        for deed in deeds(game, random, 20):
            view, before = referee.table.view(), public(referee.table.view())
            assert view.turn is not None
            name, other = NAMES[view.turn], NAMES[(view.turn + 1) % 3]
            told = desk.hear(NOW[language], words)(words)
            assert name in told
            assert re.search(RULE, told), told
            for question in ASKED[language]:
                answer = desk.hear(question.format(name=name, other=other), words)(words)
                assert answer.startswith(BEGINS[language]), (question, answer)
                assert re.search(RULE, answer) or "does not belong" in answer or "n'existe pas" in answer, answer
                asked += 1
            for length in LENGTHS:
                assert desk.hear("", words)(words.but(length=length)).strip()
            assert public(referee.table.view()) == before
            assert isinstance(referee.do(deed.seat, deed.action, deed.shown), list)
            if referee.is_over:
                break
    assert asked > 50


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "Ben plays red 7", "Ben plays red 7. Cal is next."),
        ("en", "ben: r7", "Ben plays red 7. Cal is next."),
        ("en", "red seven", "Ben plays red 7. Cal is next."),
        ("en", "Ben plays a wild and names green", "Ben plays Wild and names green. Cal is next."),
        ("en", "Ben draws", "Ben draws a card. Now play the drawn card if it fits or pass."),
        ("en", "Ben draws 2 cards", "Ben draws one card, no more and no fewer. (mattel T2)"),
        ("en", "Cal plays red 7", "Cal: It is Ben's turn. Red 5 is up. (mattel S7)"),
        ("en", "blue 7", "Ben: Blue 7 does not fit red 5. Ben may play a card that fits or draw. (mattel T1)"),
        ("en", "Ben catches Cal", "Ben: Cal cannot be caught now. (mattel U6)"),
        ("en", "Ben says uno", "Ben: UNO is said with the second-to-last card, and Ben has 7. (mattel U1)"),
        ("fr", "Ben joue 7 rouge", "Ben joue 7 rouge. C'est à Cal."),
        ("fr", "Ben joue un joker et demande du vert", "Ben joue Joker et demande du vert. C'est à Cal."),
        ("fr", "Ben pioche 2 cartes", "Ben pioche une carte, ni plus ni moins. (règle T2)"),
        ("fr", "Cal joue 7 rouge", "Cal : C'est à Ben. Au Talon : 5 rouge. (règle S7)"),
        ("fr", "Ben plays red 7", "Ben joue 7 rouge. C'est à Cal."),
    ],
)  # fmt: skip
def test_what_happened_is_told_in_plain_words(language: str, line: str, told: str) -> None:
    sitting = Sitting("mattel", language, (), "red 5")
    assert sitting.says(line) == told


def test_a_draw_that_is_owed_is_confirmed_or_put_right() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben plays red draw two")
    assert sitting.says("Cal draws one") == "Cal draws 2 cards, no more and no fewer. (mattel T4)"
    assert sitting.says("Cal draws two").startswith("Right, Cal draws 2 cards. It is Ana's turn.")
    assert sitting.says("Cal draws 2").startswith("Cal: It is Ana's turn.")
    assert sitting.referee.table.view().counts == (7, 6, 9)


@pytest.mark.parametrize(
    ("reply", "told", "counts"),
    [
        ("guilty", BLUFF, (7, 10, 7)),
        ("honest", HONEST, (7, 6, 13)),
        ("b1 b2 g3 y4 y5 r6", BLUFF, (7, 10, 7)),
        ("b1 b2 g3 y4 y5 wi", HONEST, (7, 6, 13)),
    ],
)
def test_a_challenge_is_settled_both_ways(reply: str, told: str, counts: tuple[int, ...]) -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben plays wild draw four and names blue")
    asked = sitting.says("Cal challenges")
    assert asked.endswith("say guilty or honest, or tell me the 6 cards and I judge.")
    assert sitting.says("how many cards has Ana").endswith("Ana has 7 cards.")
    assert sitting.says("") == asked  # it still waits
    assert sitting.says(reply) == told
    assert sitting.referee.table.view().counts == counts


def test_what_is_turned_up_into_the_row_is_asked_for() -> None:
    sitting = Sitting("dos", "en", (), "blue 7, red 5")
    sitting.says("Ben matches blue 7 with blue 3 and green 4")
    assert sitting.says("Ben is done") == "Which card is turned up into the row?"
    assert sitting.says("green 6") == "New in the row: green 6. Cal is next."
    row = sitting.says("what is in the row?")
    assert row == "In the row: red 5 and green 6."


def test_answers_are_right_or_wrong_by_the_word_of_the_table() -> None:
    sitting = Sitting("question", "en", (), "red 5")
    assert sitting.says("Ben plays red 7").startswith("Ben: The question comes first.")
    assert sitting.says("Ben answers") == "Was the answer right or wrong?"
    assert sitting.says("wrong") == "The answer is wrong. That costs a card. Cal is asked."
    assert sitting.says("Cal is right").startswith("The answer is right.")
    assert sitting.referee.table.view().phase == "turn"


def test_a_slip_is_taken_back_and_a_count_put_right() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben plays red 7")
    assert sitting.says("undo") == ("Taken back: Ben plays red 7. It is Ben's turn. Red 5 is up. After that, Cal.")
    assert sitting.says("Ben has 5 cards").startswith("Put right: Ben has 5 cards.")
    assert sitting.says("Ben has 500 cards") == "Ben cannot hold 500 cards. (mattel A2)"
    assert sitting.says("reshuffled") == "There is nothing to reshuffle. (mattel G2)"
    assert [sitting.says("undo") for _ in range(3)][-1] == "There is nothing to take back."


def test_uno_before_the_card_and_after_it() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben has 2 cards", "Cal has 2 cards")
    assert sitting.says("Ben says uno") == "Ben says UNO. Now the card."
    assert sitting.says("Ben plays red 7") == "UNO! Ben plays red 7. Cal is next."
    assert sitting.says("Cal plays red 8") == "Cal plays red 8. Ana is next."
    assert sitting.says("may Ben catch Cal?").startswith("Yes, Ben may catch Cal.")
    assert sitting.says("Cal says uno").startswith("Cal has said UNO with it.")
    assert sitting.says("Ben catches Cal") == "Ben: Cal called UNO. (mattel U6)"


def test_why_gives_the_rule_behind_a_ruling_and_behind_what_happened() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben plays blue 3")
    assert sitting.says("why").startswith("Mattel T1:")
    sitting.says("Ben plays red draw two")
    assert sitting.says("why").startswith("Mattel T4:")


def test_nobody_learns_anything_about_hands_from_the_referee() -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    for question in ("what is in my hand", "hand", "hint"):
        assert sitting.says(question).startswith("I do not know anybody's cards."), question


@pytest.mark.parametrize(
    "line",
    ["", "xyzzy", "Ben", "Ben flies", "?", "plays", "Ben plays purple 12", "Ben has", "42", "may", "Ben plays"],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_typed_gets_an_answer_and_changes_nothing(edition: str, line: str) -> None:
    sitting = Sitting(edition, "en", (), "blue 7, red 5" if edition == "dos" else "red 5")
    before = sitting.referee.told.copy()
    assert sitting.says(line).strip()
    assert sitting.referee.told == before


def test_a_round_is_handed_over_once_every_hand_is_told() -> None:
    sitting = Sitting("mattel", "en", (), "red 5", "Ben has 1 card", "Ana has 2 cards", "Cal has 1 card")
    assert sitting.says("Ben plays red 9").startswith("Ben plays red 9. That was the last card. For the score, tell")
    assert sitting.says("Ana red 5") == "Ana holds 2 cards: tell just as many, or the points. (mattel A2)"
    assert sitting.says("Ana red 5, wild") == "Ana has red 5 and Wild: 55 points. And Cal?"
    assert sitting.says("Cal 20 points").startswith("Cal has 20 points. For the score: Ben is out; Ana 55, Cal 20.")
    ended = sitting.desk.ended
    assert ended is not None
    assert (ended.winner, ended.left[2], len(ended.left)) == (1, 20, 2)


def test_a_round_is_kept_and_taken_up_again(tmp_path: Path) -> None:
    sitting = Sitting("rnib", "en", ("jump-in",), "red 5", "Ben plays red 7", "Cal draws")
    path = tmp_path / "round.txt"
    keep(sitting.referee, path)
    again = kept_round(path)
    assert again.told == sitting.referee.told
    assert again.edition.house == ("jump-in",)
    assert public(again.table.view()) == public(sitting.referee.table.view())
    for text in ("", "{}", "nonsense", path.read_text().replace("play r7", "play b9"), path.read_text() + "9 draw\n"):
        path.write_text(text)
        with pytest.raises(Trouble):
            kept_round(path)


def test_swaps_and_draws_until_a_card_fits() -> None:
    sitting = Sitting("rnib", "en", ("draw-until-fits", "seven-zero"), "red 5")
    assert sitting.says("Ben draws") == "How many cards did Ben draw?"
    assert sitting.says("3").startswith("Ben draws 3.")
    assert sitting.says("Ben plays red 7") == "Ben plays red 7. A swap of hands comes next."
    assert (
        sitting.says("Ben swaps with Ana") == "Ben swaps hands with Ana and now has 7 cards; Ana has 9. Cal is next."
    )
    assert sitting.referee.table.game.is_legal(2, a.draw)
