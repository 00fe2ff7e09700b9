"""Hints give a true reason, and reviews name what cost most."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixdot.bots import sharp
from sixdot.bots.coach import hint, reason_for, review
from sixdot.bots.reasons import Reason
from sixdot.bots.uno.reasons import chance_of_bluff, drawn_on
from sixdot.bots.views import spoken_up
from sixdot.game.actions import Action, catches, dos, parse
from sixdot.game.editions import EDITIONS
from sixdot.game.match import PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View
from sixdot.voice.coach import hint_text, missed_text, mistake_text
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.tables import do, laid_out

pytestmark = pytest.mark.slow  # many positions are weighed

NAMES = ("Zoe", "Ana", "Ben", "Cleo")
WORDS = Words()
MATTEL = EDITIONS["mattel"]


def said(game: Match, text: str, seat: int = 0) -> str:
    """What the hint says, if it is this action."""
    view = game.view(seat)
    action = parse(text)
    assert action in view.legal
    reason = reason_for(view, action)
    assert reason is not None
    return hint_text(action, reason.code, reason.facts, NAMES, WORDS, game.edition)


def no_reason(game: Match, text: str) -> bool:
    assert parse(text) in game.view(0).legal
    return reason_for(game.view(0), parse(text)) is None


def test_the_last_card_goes_out() -> None:
    assert said(laid_out("mattel", "r1 | g3 g4", discard="r5"), "play r1") == "Hint: play red 1: you go out."
    question = laid_out("question", "r1 | g3 g4", discard="rsk")
    assert said(question, "play r1").endswith("you go out.")
    dos = laid_out("dos", "b3 b4 | g3 g4 g5", centre="r7 r9")
    assert said(dos, "match r7 with b3 b4").endswith("you go out.")
    laying = laid_out("dos", "b3 b4 b9 | g3 g4 g5", centre="b7 r5")
    do(laying, 0, "match b7 with b3 b4")
    do(laying, 0, "done")
    assert said(laying, "lay b9") == "Hint: lay blue 9: you go out."


def test_when_nothing_fits_you_draw() -> None:
    assert said(laid_out("mattel", "b1 b2 | g3 g4", discard="r5"), "draw") == "Hint: draw: nothing fits."


def test_a_player_with_few_cards_is_held_up() -> None:
    game = laid_out("mattel", "r+2 r1 b2 b3 | g3", discard="r5")
    assert said(game, "play r+2") == "Hint: play red Draw Two: Ana is next and has only 1 card."
    assert "Ana" not in said(laid_out("mattel", "r+2 r1 r2 b3 | g3 g4 g5", discard="r5"), "play r+2")


def test_a_partner_is_not_held_up() -> None:
    game = laid_out("rnib", "rsk r1 r2 b3 | g3 g4 | y4 | b7", Options(partners="opposite"), discard="r5")
    assert game.view(0).partners == (2,)
    assert "Ana is next" in said(game, "play rsk")
    alone = replace(game.view(0), partners=(1, 2))
    reason = reason_for(alone, parse("play rsk"))
    assert reason is not None
    assert reason.code == "points"


def test_a_player_who_has_drawn_on_a_colour_is_named() -> None:
    game = laid_out("mattel", "r1 r2 r3 b4 wi | g3 g4 g6 | b7 b8 b9", discard="r5", draw="g7 g8 y1 y2")
    do(game, 0, "play r1")
    do(game, 1, "draw")
    do(game, 1, "pass")
    assert drawn_on(game.view(2)) == {(1, "red"): 1}
    do(game, 2, "draw")
    do(game, 2, "pass")
    assert said(game, "play r2") == "Hint: play red 2: you keep 1 red card, and Ana has drawn on red once."
    assert (
        said(game, "play wi red")
        == "Hint: play Wild, naming red: you keep 2 red cards, and Ana has drawn on red once."
    )
    assert "you keep" not in said(game, "play wi blue")  # there is more of red


def test_a_hand_that_went_elsewhere_says_nothing_about_its_seat() -> None:
    hands = "r7 r2 r3 r4 | g3 g4 g6 | b7 b8 b9"
    game = laid_out("mattel", hands, discard="r5", draw="g7 g8 y1 y2", house="seven-zero")
    do(game, 0, "play r2")
    do(game, 1, "draw")
    do(game, 1, "pass")
    do(game, 2, "draw")
    do(game, 2, "pass")
    assert drawn_on(game.view(0)) == {(1, "red"): 1, (2, "red"): 1}
    do(game, 0, "play r7")
    do(game, 0, "swap 1")
    assert drawn_on(game.view(0)) == {(2, "red"): 1}


def test_a_player_who_has_played_a_colour_since_is_not_said_to_have_drawn_on_it() -> None:
    game = laid_out("mattel", "b1 b2 b3 b4 y1 | g3 g4 g6 g9", discard="b5", draw="b7 y3 y8")
    do(game, 0, "play b1")
    do(game, 1, "draw")
    do(game, 1, "pass")
    assert said(game, "play b2").endswith("you keep 2 blue cards, and Ana has drawn on blue once.")
    do(game, 0, "play b2")
    do(game, 1, "play b7")
    assert drawn_on(game.view(0)) == {}
    assert drawn_on(game.view(1)) == {}


def test_a_reason_that_holds_for_every_play_is_not_given_if_another_tells_them_apart() -> None:
    game = laid_out("mattel", "b1 b2 b9 | g3 g4 g6", discard="b5")
    assert said(game, "play b9") == "Hint: play blue 9: you are rid of 9 points."
    assert no_reason(game, "play b1")
    _, reason = hint(game.view(0), FastRandom("x"))
    assert reason.code in ("points", "trials", "keeps")


def test_after_a_draw_only_the_card_drawn_is_spoken_of() -> None:
    game = laid_out("mattel", "r1 b2 | g3 g4", discard="r5", draw="y8 wi r9")
    do(game, 0, "draw")
    assert said(game, "pass") == "Hint: pass: the card you drew does not fit."
    wild = laid_out("mattel", "r1 b2 | g3 g4", discard="r5", draw="wi")
    do(wild, 0, "draw")
    assert said(wild, "pass") == "Hint: pass: you keep the wild card you drew for later."
    fitting = laid_out("mattel", "r1 b2 | g3 g4", discard="r5", draw="y5")
    do(fitting, 0, "draw")
    assert said(fitting, "play y5") == "Hint: play yellow 5: you are rid of the card you drew."


def test_a_card_that_fits_but_may_not_be_played_is_not_said_not_to_fit() -> None:
    game = laid_out("mattel", "rsk | g3 g4", discard="r5", house="number-last")
    assert said(game, "draw") == "Hint: draw: what fits may not be played now."
    game = laid_out("mattel", "wi+4 r1 b2 | g3 g4", discard="r5", house="no-bluff")
    assert said(game, "play r1") == "Hint: play red 1: nothing else may be played."


def test_a_bluff_is_told_as_one_with_what_it_costs() -> None:
    game = laid_out("mattel", "wi+4 r1 b2 b3 | g3 g4 g5", discard="r5")
    assert said(game, "play wi+4 blue") == (
        "Hint: play Wild Draw Four, naming blue: you keep 2 blue cards."
        " It is a bluff: if you are challenged, you draw 4 cards."
    )
    rnib = laid_out("rnib", "wi+4 r1 b2 b3 | g3 g4 g5", discard="r5")
    assert said(rnib, "play wi+4 blue").endswith("you take it back and draw 4 cards.")
    honest = laid_out("mattel", "wi+4 g1 b2 b3 | g3 g4 g5", discard="r5")
    assert "bluff" not in said(honest, "play wi+4 blue")
    stacking = laid_out("mattel", "wi+4 r1 b2 b3 | g3 g4 g5", discard="r5", house="stacking=any")
    assert "bluff" not in said(stacking, "play wi+4 blue")


def test_a_seven_or_a_zero_is_told_with_the_hand_it_brings() -> None:
    game = laid_out("mattel", "r7 r0 r2 r3 | g3 g4 g6 | b8 b9", discard="r5", house="seven-zero")
    assert said(game, "play r7") == "Hint: play red 7: you can swap hands with Ben, who has 2 cards."
    assert said(game, "play r0") == "Hint: play red 0: you get Ben's hand, 2 cards."
    two = laid_out("mattel", "r7 r2 r3 | g3 g4 g6", discard="r5", house="seven-zero")
    assert said(two, "play r7") == "Hint: play red 7: you get Ana's hand, 3 cards."


def test_wilds_are_kept_for_later() -> None:
    game = laid_out("mattel", "r1 wi b2 b3 | g3 g4 g5", discard="r5")
    assert said(game, "play r1").endswith("you keep your wild cards for later.")
    game = laid_out("mattel", "wi b2 b3 | g3 g4 g5", discard="r5")
    assert said(game, "draw").endswith("only a wild card fits, and you keep it for later.")


def test_points_are_got_rid_of() -> None:
    game = laid_out("mattel", "r9 r1 b2 | g3 g4 g5", discard="r5")
    assert no_reason(game, "play r1")
    game = laid_out("mattel", "b5 r9 g2 | g3 g4 g5", discard="r5")
    assert said(game, "play r9") == "Hint: play red 9: you are rid of 9 points."
    assert no_reason(game, "draw")


@pytest.mark.parametrize("edition", ["rnib", "french"])
def test_a_player_found_bluffing_is_not_advised_to_bluff_again(edition: str) -> None:
    """The last two players of an elimination; Ana has seen the hand, and would challenge again."""
    options = Options(scoring="elimination", target=500)
    game = laid_out(edition, "wi+4 r4 b2 g3 y1 b8 | g1 g2 g4 b7 b1", options, discard="r9")
    for seat, text in [(0, "play wi+4 blue"), (1, "challenge"), (1, "draw"), (1, "pass")]:
        do(game, seat, text)
    for seed in range(3):
        action, reason = hint(game.view(0), FastRandom(str(seed)))
        assert action == parse("play r4")
        assert "bluff" not in reason.facts


def bluffing(game: Match, by_colour: bool) -> float:
    view = game.view(1)
    assert isinstance(view, UnoView)
    return chance_of_bluff(view, by_colour)


def test_a_wild_draw_four_from_a_big_hand_is_probably_a_bluff() -> None:
    game = laid_out("mattel", "wi+4 r1 b2 b3 b4 b6 b7 b8 | g3 g4", discard="r5")
    do(game, 0, "play wi+4 blue")
    assert 0.5 < bluffing(game, True) < 0.9
    assert said(game, "challenge", 1) == "Hint: challenge: Zoe has 7 cards, probably a red one among them."
    assert said(game, "accept", 1).endswith("a wrong challenge costs two cards more.")


def test_a_wild_draw_four_from_a_small_hand_is_probably_honest() -> None:
    game = laid_out("mattel", "wi+4 r1 | g3 g4", discard="r5")
    do(game, 0, "play wi+4 blue uno")
    assert 0.03 < bluffing(game, True) < 0.1
    assert said(game, "accept", 1).endswith("has 1 card, probably not a red one.")
    assert said(game, "challenge", 1).endswith("a wrong challenge costs only two cards more.")


def test_where_any_card_that_fits_forbids_the_play_all_of_them_count() -> None:
    game = laid_out("french", "wi+4 r1 b2 | g3 g4", discard="r5")
    do(game, 0, "play wi+4 blue")
    assert bluffing(game, False) > bluffing(game, True)


def test_calls_and_catches_speak_for_themselves() -> None:
    game = laid_out("rnib", "r1 r2 | g3 g4", discard="r5")
    do(game, 0, "play r1")
    assert said(game, "catch 0", 1) == "Hint: catch Zoe: Zoe did not call."
    dos = laid_out("dos", "b3 y9 | g3 g4 g5", centre="r4 r5")
    assert said(dos, "dos") == "Hint: call DOS: you have two cards."


def test_matches_of_colour_are_worth_it() -> None:
    dos = laid_out("dos", "r3 r4 b7 g1 y7 | g3 g4 g5", centre="r7 b1")
    assert said(dos, "match r7 with r3 r4").endswith("everybody else draws a card.")
    assert no_reason(dos, "match b1 with g1")
    single = laid_out("dos", "r7 b7 g1 | g3 g4 g5", centre="r7 b9")
    assert said(single, "match r7 with r7").endswith("you may lay another card.")


def test_a_question_is_better_tried() -> None:
    game = laid_out("question", "r1 r2 | g3 g4", discard="r5")
    assert said(game, "answer ...") == "Try an answer: not to know costs as much as a wrong answer."


def test_hands_are_swapped_with_the_player_who_has_fewest() -> None:
    game = laid_out("mattel", "r7 r2 r3 | g3 g4 g6 | b7", discard="r5", house="seven-zero")
    do(game, 0, "play r7")
    assert said(game, "swap 2") == "Hint: swap hands with Ben: Ben has only 1 card."
    assert no_reason(game, "swap 1")


def test_a_stack_need_not_be_picked_up() -> None:
    game = laid_out("mattel", "r+2 r2 r3 | b+2 g4 g6 | b7", discard="r5", house="stacking=same")
    do(game, 0, "play r+2")
    assert said(game, "play b+2", 1).endswith("you need not pick up 2 cards.")


FACTS: dict[str, dict[str, int | str | None]] = {
    "missed": {"seat": 1},
    "stack": {"count": 4},
    "threat": {"seat": 1, "count": 1},
    "takes": {"seat": 1, "count": 2},
    "may_take": {"seat": 1, "count": 2},
    "fewest": {"seat": 1, "count": 2},
    "points": {"points": 20},
    "trials": {"percent": 4, "than": "play wi red"},
    "keeps": {"colour": "red", "count": 2, "seat": 1, "times": 3},
    "drawn_on": {"colour": "red", "seat": 1, "times": 2},
    "bluff": {"seat": 1, "count": 7, "colour": "red"},
    "honest": {"seat": 1, "count": 1, "colour": None},
}
PLAIN = (
    "call", "answer", "nothing_fits", "nothing_drawn", "drawn_no_fit", "forbidden", "only", "only_card", "only_may",
    "drawn_fits", "out", "jump", "saves_wild", "keeps_wild", "keeps_drawn_wild", "cheap_challenge", "dear_challenge",
    "all_draw", "may_lay", "two_cards", "even", "wait",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*FACTS, *PLAIN])
def test_every_reason_has_words_in_every_length(code: str, language: str) -> None:
    for length in LENGTHS:
        text = hint_text(parse("play r5"), code, FACTS.get(code, {}), NAMES, Words(language, length), MATTEL)
        assert text == " ".join(text.split())
        assert text.endswith(".") == (length != "braille")
        assert length != "braille" or len(text) <= 40, text


def test_a_hint_is_brief_for_those_who_want_that_and_french_for_the_french() -> None:
    facts = FACTS["keeps"]
    assert hint_text(parse("play r5"), "keeps", facts, NAMES, Words("en", "brief"), MATTEL) == "Play red 5."
    assert hint_text(parse("play r5"), "keeps", facts, NAMES, Words("en", "braille"), MATTEL) == "r5 · r: 2 kept"
    assert hint_text(parse("play r5"), "keeps", facts, NAMES, Words("fr"), MATTEL) == (
        "Conseil : jouer 5 rouge ; vous gardez 2 cartes rouges, et Ana a pioché 3 fois sur du rouge."
    )
    assert hint_text(None, "wait", {}, NAMES, WORDS, MATTEL) == "Hint: go on: there is nothing to do now."


# Hints


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hint_is_what_the_sharp_bot_would_do_and_has_words(edition: str) -> None:
    game = Match(EDITIONS[edition], 3)
    game.commit(chosen_deal("hints", 1))
    game.deal()
    for number in range(60):
        if game.stage != PLAYING:
            break
        assert game.round is not None
        seat = int(game.round.turn)
        view = game.view(seat)
        action, reason = hint(view, FastRandom(str(number)))
        assert action == sharp.choose(view, FastRandom(str(number)))
        assert action in view.legal
        text = hint_text(action, reason.code, reason.facts, NAMES, WORDS, game.edition)
        assert text.startswith(("Hint: ", "Try an answer: "))
        assert text.endswith(".")
        do(game, seat, str(action).replace("answer ...", "answer yes"))


def test_there_is_nothing_to_hint_at_out_of_turn() -> None:
    action, reason = hint(laid_out("mattel", "r1 r2 | g3 g4 g5", discard="r5").view(1), FastRandom("x"))
    assert (
        hint_text(action, reason.code, reason.facts, NAMES, WORDS, MATTEL)
        == "Hint: go on: there is nothing to do now."
    )


def test_a_hint_without_a_plain_reason_says_what_trial_games_say() -> None:
    reason = Reason("trials", {"percent": 4, "than": "draw"})
    assert hint_text(parse("play r5"), reason.code, reason.facts, NAMES, WORDS, MATTEL) == (
        "Hint: play red 5: in trial games it wins about 4 games in 100 more than to draw."
    )


# Reviews


def position(hands: str) -> View:
    return laid_out("mattel", hands, discard="r5").view(0)


def told(view: View, done: str, better: Action, cost: float) -> str:
    return mistake_text(3, 0, view, parse(done), better, cost, NAMES, WORDS)


def test_a_needless_draw_is_found_among_good_decisions() -> None:
    good = position("r1 b2 g3 | g3 g4 g6")
    bad = position("r1 | g3 g4 g6")
    found = review([(good, parse("play r1")), (bad, parse("draw")), (good, parse("play r1"))], "x")
    assert [mistake.place for mistake in found] == [1]
    assert str(found[0].better) == "play r1"
    assert found[0].cost > 0.1
    text = told(bad, "draw", found[0].better, found[0].cost)
    assert text.startswith(
        "Decision 3 (red 5 up; you held red 1): you chose to draw. Better: play red 1. It wins about "
    )


def test_a_missed_call_costs_what_it_costs_to_be_caught() -> None:
    view = position("r1 r2 | g3 g4 g6 | b1 b2 b3")
    called = review([(view, parse("play r1 uno"))], "x")
    missed = review([(view, parse("play r1"))], "x")
    assert called == []
    assert str(missed[0].better) == "play r1 uno"
    assert missed[0].cost > 0.03
    text = told(view, "play r1", missed[0].better, missed[0].cost)
    assert "without the call. Whoever is caught at that wins about " in text


def test_not_knowing_an_answer_or_having_no_choice_is_not_a_mistake() -> None:
    question = laid_out("question", "r1 r2 | g3 g4", discard="r5").view(0)
    forced = position("b1 b2 | g3 g4 g6")
    assert review([(question, parse("unknown")), (forced, parse("draw"))], "x") == []


def test_the_same_round_is_reviewed_alike_and_at_most_three_decisions_are_named() -> None:
    bad = [(position("r1 | g3 g4 g6"), parse("draw"))] * 5
    steps: list[tuple[int, int]] = []
    found = review(bad, "x", lambda done, all_steps: steps.append((done, all_steps)))
    assert found == review(bad, "x")
    assert len(found) == 3
    assert steps == [(done, 10) for done in range(10)]


def test_a_review_opens_with_what_was_looked_at() -> None:
    assert WORDS.say("coach-opening", decisions=1, mistakes=0) == "Looked at 1 decision. None of them cost you much."
    assert WORDS.say("coach-opening", decisions=9, mistakes=2) == "Looked at 9 decisions. These 2 cost you most."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_what_is_said_looking_back_is_there_in_every_length(language: str, length: str) -> None:
    words = Words(language, length)
    uno, dos = position("r1 r2 | g3 g4 g6"), laid_out("dos", "b3 b4 b9 | g3 g4 g5", centre="b7 r5").view(0)
    texts = [
        words.say("coach-opening", decisions=0, mistakes=0),
        words.say("coach-opening", decisions=1, mistakes=1),
        words.say("coach-opening", decisions=9, mistakes=3),
        mistake_text(3, 12, uno, parse("draw"), parse("play r1 uno"), 0.12, NAMES, words),
        mistake_text(3, 0, uno, parse("play r1"), parse("play r1 uno"), 0.01, NAMES, words),
        mistake_text(1, 0, dos, parse("draw"), parse("match b7 with b3 b4"), 0.2, NAMES, words),
        missed_text(0, uno, 1, NAMES, words),
        missed_text(4, dos, 1, NAMES, words),
        words.say("coach-progress", percent=33),
    ]
    for text in texts:
        assert text == " ".join(text.split())
        assert " none" not in text
        assert length != "braille" or len(text) <= 40, text


def test_your_own_call_of_dos_comes_before_any_catch() -> None:
    view = replace(laid_out("dos", "b5 b3 | g3 g4", centre="r9 r10").view(0), legal=(catches[1], dos))
    assert spoken_up(view) == dos
