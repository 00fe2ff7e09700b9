"""What happened, in words: one utterance per action, the same news for everybody, and what is wanted comes last."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from sixdot.answers.retelling import retell
from sixdot.game import events as e
from sixdot.game.cards import DOS_DECK, UNO_DECK
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.questions import Question
from sixdot.game.reading import read_record
from sixdot.game.replay import Replay
from sixdot.game.shuffle import chosen_deal
from sixdot.game.view import View
from sixdot.voice import narrate as common_events
from sixdot.voice.families.dos import events as dos_events
from sixdot.voice.families.uno import events as uno_events
from sixdot.voice.narrate import Utterance, narrate
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.games import GAMES
from tests.helpers.tables import do, laid_out
from tests.helpers.wording import EVENTS

NAMES = ("Zoe", "Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris")
RECORDS = Path(__file__).parents[1] / "records"
EVERY = [(language, length) for language in LANGUAGES for length in LENGTHS]
LINE = 40


def heard(
    game: Match, listener: int | None, events: Sequence[e.Event], length: str = "normal", language: str = "en"
) -> Utterance:
    words = Words(language, length, game.edition.marks)
    told = [e.hear(event, listener) for event in events]
    return narrate(told, game.view(listener), NAMES[: game.players], words)


def lengths(game: Match, listener: int | None, events: Sequence[e.Event], language: str = "en") -> list[str]:
    return [heard(game, listener, events, length, language).text for length in LENGTHS]


# The table of wording


def a_play() -> tuple[Match, Sequence[e.Event]]:
    game = laid_out("mattel", "r5 r1 b2 b3 g4 | r2 rsk b5 g1 g2 y3 | g3 g4 g5", discard="r7")
    return game, do(game, 0, "play r5")


def test_somebody_plays_and_you_are_next() -> None:
    game, events = a_play()
    assert lengths(game, 1, events) == [
        "Zoe, red 5. You.",
        "Zoe plays red 5. Your turn, 3 cards fit.",
        "Zoe plays red 5 and has 4 cards left. Your turn. Red 5 is up; 3 of your 6 cards fit:"
        " blue 5, red 2 and red Skip.",
        "Zoe r5 4 · you 3/6",
    ]
    assert lengths(game, 1, events, "fr") == [
        "Zoe, 5 rouge. À vous.",
        "Zoe joue 5 rouge. À vous, 3 cartes jouables.",
        "Zoe joue 5 rouge, il lui reste 4 cartes. À vous : sur 5 rouge, 3 de vos 6 cartes sont jouables :"
        " 5 bleu, 2 rouge et Passe-tour rouge.",
        "Zoe r5 4 · vous 3/6",
    ]
    assert heard(game, 1, events).urgent


def test_your_own_play_is_confirmed_once() -> None:
    game, events = a_play()
    assert lengths(game, 0, events) == [
        "Red 5. Ana.",
        "You play red 5. Ana is next.",
        "You play red 5 and have 4 cards left. Ana is next.",
        "you r5 4 · Ana",
    ]
    assert not heard(game, 0, events).urgent


def test_the_call_comes_before_the_card() -> None:
    game = laid_out("mattel", "g9 g1 | r2 b5 b6 | g3 g4 g5", discard="g7")
    events = do(game, 0, "play g9 uno")
    assert lengths(game, 2, events) == [
        "UNO! Zoe, green 9. Ana.",
        "UNO! Zoe plays green 9. Ana is next.",
        "UNO! Zoe plays green 9. Ana is next.",
        "UNO Zoe g9 1 · Ana",
    ]
    assert heard(game, 2, events, language="fr").text == "UNO ! Zoe joue 9 vert. C'est à Ana."
    assert heard(game, 0, events, "brief").text == "UNO! Green 9. Ana."


def test_a_missed_call_is_not_betrayed() -> None:
    game = laid_out("mattel", "g9 g1 | r2 b5 b6 | g3 g4 g5", discard="g7")
    assert heard(game, 2, do(game, 0, "play g9")).text == "Zoe plays green 9. Ana is next."


def test_a_draw_two_on_you_tells_your_cards_and_on_others_their_number() -> None:
    hands = "b+2 b1 b2 b3 | r2 rsk b5 g1 g2 y3 | g3 g4 g5 | y8 y9"
    game = laid_out("mattel", hands, discard="b7", draw="b1 r7")
    events = do(game, 0, "play b+2")
    assert lengths(game, 1, events) == [
        "Zoe, blue Draw Two. You draw blue 1, red 7. Ben.",
        "Zoe plays blue Draw Two. You draw 2: blue 1 and red 7, and miss your turn. Ben is next.",
        "Zoe plays blue Draw Two and has 3 cards left. You draw 2: blue 1 and red 7, and miss your turn."
        " You now have 8 cards. Ben is next.",
        "Zoe b+2 3 you +b1 r7 · Ben",
    ]
    assert lengths(game, 3, events) == [
        "Zoe, blue Draw Two on Ana. Ben.",
        "Zoe plays blue Draw Two. Ana draws 2 and misses a turn. Ben is next.",
        "Zoe plays blue Draw Two and has 3 cards left. Ana draws 2, misses a turn and now has 8 cards. Ben is next.",
        "Zoe b+2 3 Ana +2 8 · Ben",
    ]


def a_wild_four(edition: str = "mattel") -> Match:
    game = laid_out(
        edition, "r9 wi+4 r4 b7 b6 | r2 y1 b5 g1 g2 y3 | r3 g4 g5", discard="r7", draw="y5 y6 y7 y8 y9 b1"
    )
    for seat, action in ((0, "play r9"), (1, "play r2"), (2, "play r3")):
        do(game, seat, action)
    return game


def test_a_wild_draw_four_asks_you_to_challenge_or_accept() -> None:
    game = a_wild_four()
    events = do(game, 0, "play wi+4 green")
    assert lengths(game, 1, events) == [
        "Zoe, Wild Draw Four, now green. Challenge or accept?",
        "Zoe plays Wild Draw Four and names green. Challenge or accept?",
        "Zoe plays Wild Draw Four, names green and has 3 cards left. The colour was red."
        " If Zoe held a red card, Zoe draws 4; if not, you draw 6. Challenge or accept?",
        "Zoe wi+4 g 3 · ch/acc?",
    ]
    assert heard(game, 2, events).text == "Zoe plays Wild Draw Four and names green. Ana may challenge."


def test_a_challenge_that_is_won_tells_the_verdict_first() -> None:
    game = a_wild_four()
    do(game, 0, "play wi+4 green")
    events = do(game, 1, "challenge")
    assert lengths(game, 2, events) == [
        "Ana challenges, Zoe was wrong, draws 4. Ana.",
        "Ana challenges. Zoe held a red card and draws 4. Ana's turn.",
        "Ana challenges. Zoe held a red card and draws 4. Zoe now has 7 cards. The colour stays green. Ana's turn.",
        "Ana ch Zoe +4 7 · Ana",
    ]
    assert heard(game, 1, events).text.startswith(
        "You challenge. Zoe held a red card and draws 4. You saw blue 6, blue 7 and red 4. Your turn, green counts,"
    )
    assert "You held a red card and draw 4: yellow 5" in heard(game, 0, events).text
    assert "blue 6" not in heard(game, 2, events, "full").text


def test_a_challenge_that_sends_the_card_back_tells_which_colour_counts() -> None:
    game = a_wild_four("rnib")
    do(game, 0, "play wi+4 green")
    events = do(game, 1, "challenge")
    assert heard(game, 2, events).text == (
        "Ana challenges. Zoe held a red card, takes the card back and draws 4. The colour is red again. Ana's turn."
    )
    french = a_wild_four("french")
    do(french, 0, "play wi+4 green")
    told = heard(french, 2, do(french, 1, "challenge"), language="fr").text
    assert told.startswith("Ana conteste. Zoe avait une autre carte jouable, reprend son +4 et pioche 4 cartes.")


def test_a_lost_challenge_and_one_that_was_not_made() -> None:
    game = laid_out("mattel", "wi+4 b7 b6 | y1 b5 g1 | g4 g5 g6", discard="r7", draw="y2 y3 y4 y5 y6 y7")
    twin = laid_out("mattel", "wi+4 b7 b6 | y1 b5 g1 | g4 g5 g6", discard="r7", draw="y2 y3 y4 y5 y6 y7")
    for table in (game, twin):
        do(table, 0, "play wi+4 green")
    lost = do(game, 1, "challenge")
    assert heard(game, 2, lost, "brief").text == "Ana challenges, no bluff, draws 6. You, green counts."
    assert heard(game, 0, lost).text == "Ana challenges you in vain, draws 6 and misses a turn. Ben is next."
    assert heard(game, 0, lost, language="fr").text == (
        "Ana conteste votre +4 à tort, pioche 6 cartes et perd un tour. C'est à Ben."
    )
    openly = narrate(lost, game.view(None), NAMES[:3], Words("fr", marks=game.edition.marks)).text
    assert openly == (
        "Ana conteste à tort, pioche 6 cartes : 2 jaune, 3 jaune, 4 jaune, 5 jaune, 6 jaune et 7 jaune,"
        " et perd un tour. C'est à Ben."
    )
    assert heard(twin, 0, do(twin, 1, "accept")).text == "Ana accepts, draws 4 and misses a turn. Ben is next."


def test_a_drawn_card_that_does_not_fit_is_to_be_passed() -> None:
    game = laid_out("mattel", "y8 b9 b7 | r2 g1 | g3 g4", discard="r5", draw="y3")
    events = do(game, 0, "draw")
    assert lengths(game, 0, events) == [
        "Yellow 3, no fit. Pass.",
        "You draw yellow 3. It does not fit; pass.",
        "You draw yellow 3. Red 5 is up, so it cannot be played. Say pass to end your turn.",
        "+y3 no · pass",
    ]
    assert heard(game, 1, events).text == "Zoe draws a card."


def test_a_drawn_card_that_fits_may_be_played() -> None:
    game = laid_out("mattel", "y8 b9 b7 | r2 g1 | g3 g4", discard="r5", draw="r3")
    events = do(game, 0, "draw")
    assert heard(game, 0, events).text == "You draw red 3. It fits: play it or pass."
    assert heard(game, 0, events, language="fr").text == (
        "Vous piochez un 3 rouge. Il est jouable : jouez-le ou passez."
    )
    assert "fit" not in heard(game, 1, events, "full").text


def test_a_draw_and_a_pass_are_one_thing_to_the_others() -> None:
    game = laid_out("mattel", "y8 b9 b7 y9 | r2 g1 | g3 g4", discard="r5", draw="y3")
    events = [*do(game, 0, "draw"), *do(game, 0, "pass")]
    assert lengths(game, 2, events) == [
        "Zoe draws. Ana.",
        "Zoe draws a card and passes. Ana is next.",
        "Zoe draws a card, keeps it and has 5. Ana is next.",
        "Zoe +1 5 · Ana",
    ]
    played = laid_out("mattel", "y8 b9 b7 y9 | r2 g1 | g3 g4", discard="r5", draw="r3")
    both = [*do(played, 0, "draw"), *do(played, 0, "play r3")]
    assert heard(played, 2, both).text == "Zoe draws a card and plays red 3. Ana is next."


@pytest.mark.fault("R01")
def test_a_draw_of_nothing_is_said_to_be_one() -> None:
    game = laid_out("rnib", "b1 b2 b3 | g4 r9 | y1 y2", discard="r5", rest=False)
    events = do(game, 0, "draw")
    assert heard(game, 0, events).text == "You draw nothing; no card is left. Say pass."
    french = heard(game, 0, events, language="fr").text
    assert french == "Vous piochez zéro carte (la Pioche est épuisée). Dites passer."
    told = heard(game, 2, [*events, *do(game, 0, "pass")]).text
    assert told == "Zoe draws nothing and passes; no card is left. Ana is next."


def test_a_catch_tells_who_draws() -> None:
    game = laid_out("mattel", "r1 r2 | g3 g4 | g8 b8", discard="r5", draw="y1 y2")
    do(game, 0, "play r1")
    events = do(game, 1, "catch 0")
    assert lengths(game, 2, events) == [
        "Ana catches Zoe, draws 2.",
        "Ana catches Zoe without UNO. Zoe draws 2.",
        "Ana catches Zoe without UNO. Zoe draws 2. Zoe now has 3 cards.",
        "Ana! Zoe +2 3",
    ]
    assert heard(game, 0, events).text == "Ana catches you without UNO. You draw 2: yellow 1 and yellow 2."
    assert heard(game, 1, events).text == "You catch Zoe without UNO. Zoe draws 2. Still your turn."


def test_a_shuffled_pile_is_told_before_the_draw_that_it_was_for() -> None:
    events: list[e.Event] = [e.Reshuffled(61), e.Drew(1, 1, 1, "turn", 5, None), e.TurnBegan(1, "drawn")]
    said = [narrate(events, None, NAMES, Words("en", length), 0).text for length in LENGTHS]
    assert said[0] == "Reshuffled. Ana draws a card."
    assert said[1] == "The discard pile is shuffled; 61 cards to draw. Ana draws a card."
    assert said[3] == "shuffle 61 Ana +1 5"


def test_a_pile_that_is_shuffled_for_a_draw_two_is_told_between_the_card_and_the_draw() -> None:
    game = laid_out("mattel", "r+2 b2 b3 | r2 b5 | g3 g4", discard="r7")
    played, *others = do(game, 0, "play r+2")
    assert heard(game, 2, [played, e.Reshuffled(61), *others]).text.startswith(
        "Zoe plays red Draw Two. The discard pile is shuffled; 61 cards to draw. Ana draws 2 and misses a turn."
    )


def test_of_several_spellings_of_an_answer_the_first_is_told() -> None:
    event = e.AnswerTold(UNO_DECK.cards[1], "1 2 / 12 / 1-2", "")
    assert narrate([event], None, NAMES, Words("en"), 0).text == "The right answer is 1 2."


def test_as_many_cards_are_named_as_fit() -> None:
    game = laid_out("mattel", "r5 b2 b3 | y3 r3 r3 g1 | g3 g4", discard="r7")
    events = do(game, 0, "play r5")
    assert heard(game, 1, events, "full").text.endswith("2 of your 4 cards fit: red 3 and red 3.")


def test_the_player_who_goes_out_hears_the_points_and_the_scores_the_best_first() -> None:
    game = laid_out("mattel", "r1 | b4 wi | g8 b8", discard="r5")
    game.scores = [126, 140, 95]
    events = do(game, 0, "play r1")
    assert lengths(game, 0, events) == [
        "Red 1. You go out: 70 points, 196 in all.",
        "You play red 1. You go out and score 70 points. You 196, Ana 140, Ben 95.",
        "You play red 1. You go out and score 70 points. You 196, Ana 140, Ben 95."
        " Ana still held blue 4 and Wild: 54 points. Ben still held blue 8 and green 8: 16 points.",
        "you r1 out +70 196",
    ]
    assert heard(game, 1, events).text == (
        "Zoe plays red 1. That was the last card; it wins 70 points. Zoe 196, you 140, Ben 95."
    )
    assert not heard(game, 1, events).urgent


def test_charges_and_teams_have_their_own_words() -> None:
    lowest = laid_out("mattel", "r1 | g3 g4 | b9 b9", Options(scoring="lowest"), discard="r5")
    assert heard(lowest, 0, do(lowest, 0, "play r1")).text == (
        "You play red 1. You go out. This round counts against Ana 7, Ben 18."
        " In all, low is good: you 0, Ana 7, Ben 18."
    )
    team = laid_out("rnib", "r1 | g3 g4 | b9 b9 | y2", Options(partners="opposite"), discard="r5")
    events = do(team, 0, "play r1")
    assert heard(team, 2, events).text == (
        "Your partner Zoe plays red 1. That was the last card, and your team scores 9 points."
        " You and Zoe 9, Ana and Cleo 0."
    )
    assert heard(team, 1, events).text.endswith("and their team scores 9 points. Zoe and Ben 9, you and Cleo 0.")


def test_the_winner_of_the_game_is_told_last() -> None:
    game = laid_out("mattel", "r1 | b4 wi | g8 b8", Options(target=50), discard="r5")
    events = do(game, 0, "play r1")
    assert heard(game, 0, events).text.endswith("You win the game!")
    assert heard(game, 1, events, language="fr").text.endswith("Zoe gagne la partie.")


def test_a_double_colour_match_and_what_the_others_draw_for_it() -> None:
    hands = "r4 r3 b9 b8 g1 | g3 g4 g6 b3 | y1 y3 y3"
    game = laid_out("dos", hands, centre="r7 b7", draw="y8 y9 y10", dealer=2)
    events = do(game, 0, "match r7 with r3 r4")
    assert lengths(game, 1, events) == [
        "Zoe, red 3 and red 4 on red 7, double colour.",
        "Zoe plays red 3 and red 4 on red 7: a double colour match.",
        "Zoe plays red 3 and red 4 on red 7, a double colour match, and has 3 cards left."
        " A card is laid into the row for it, and all others draw one.",
        "Zoe r3+r4>r7!! 3",
    ]
    assert heard(game, 0, events).text.endswith("Nothing else matches: say done.")
    assert heard(game, 1, do(game, 0, "done")).text == "New in the row: yellow 8."
    laid = do(game, 0, "lay b9")
    assert heard(game, 2, laid).text == (
        "Zoe lays blue 9 into the row. You draw yellow 10. Ana draws a card. Ana is next."
    )


def test_a_turn_of_dos_tells_the_row_and_what_can_be_matched() -> None:
    game = laid_out("dos", "y9 y9 y8 | r7 b3 g4 y1 | g1 g3 g3", centre="b7 r4", draw="y10", dealer=2)
    do(game, 0, "draw")
    do(game, 0, "done")
    events = do(game, 0, "lay y10")
    assert lengths(game, 1, events)[:2] == [
        "Zoe lays yellow 10. You. Row: blue 7, red 4, yellow 10.",
        "Zoe lays yellow 10 into the row. Your turn. In the row: blue 7, red 4 and yellow 10."
        " You can match blue 7, red 4 or yellow 10.",
    ]
    full, braille = lengths(game, 1, events)[2:]
    assert (
        "You can match blue 7 with red 7, or blue 3 and green 4; red 4 with green 4, or blue 3 and yellow 1" in full
    )
    assert braille == "Zoe lay y10 3 · you b7 r4 y10 · b7 r4 y10?"


def a_question(people: Sequence[int] = (0, 1, 2)) -> tuple[Match, Sequence[e.Event]]:
    game = laid_out("question", "b7 b1 b2 | r2 b5 b6 | g3 g4 g5", discard="bsk", people=people)
    assert game.round is not None
    questions = {
        card.kind: Question("Capital of France?", ("Paris",)) for card in UNO_DECK.cards if card.number is not None
    }
    game.round.questions = questions
    return game, do(game, 0, "play b7")


def test_a_question_is_asked_with_the_turn() -> None:
    game, events = a_question()
    assert lengths(game, 1, events) == [
        "Zoe, blue 7. Capital of France?",
        "Zoe plays blue 7. Question: Capital of France?",
        "Zoe plays blue 7 and has 2 cards left. Question: Capital of France?"
        " Answer, say unknown, or press Enter to hear it again.",
        "Zoe b7 2 · ? Capital of France",
    ]
    assert heard(game, 2, events).text == "Zoe plays blue 7. Question for Ana: Capital of France?"
    wrong = do(game, 1, "answer Lyon.")
    assert heard(game, 0, wrong).text == "Ana answers Lyon: wrong. That costs a card. Same question for Ben."
    assert heard(game, 2, wrong).text.endswith("Question: Capital of France? Top card blue 7.")
    assert heard(game, 2, do(game, 2, "answer Paris")).text == "Right. Your turn, nothing fits: draw."


# More combinations


def test_a_wild_that_is_still_up_is_told_with_its_colour() -> None:
    game = laid_out("mattel", "wi y8 b9 b7 | r2 g1 | g3 g4 r9", discard="r5", draw="y3")
    assert heard(game, 1, do(game, 0, "play wi green")).text == (
        "Zoe plays Wild and names green. Your turn, one card fits."
    )
    events = [*do(game, 1, "draw"), *do(game, 1, "pass")]
    assert heard(game, 2, events).text == "Ana draws a card and passes. Your turn, green counts, 2 cards fit."
    assert "Green counts; 2 of your 3 cards fit: green 3 and green 4." in heard(game, 2, events, "full").text


def test_with_two_cards_and_one_that_fits_full_reminds_you_of_the_call() -> None:
    game = laid_out("mattel", "r5 r1 r3 | r2 g1 | g3 g4", discard="r7")
    events = do(game, 0, "play r5")
    assert heard(game, 1, events, "full").text.endswith("Call UNO with the card you play.")
    assert "UNO" not in heard(game, 1, events).text


def test_a_skip_for_two_players_names_nobody_twice() -> None:
    game = laid_out("mattel", "rsk r1 b2 | b3 g1 g2", discard="r5")
    events = do(game, 0, "play rsk")
    assert heard(game, 1, events).text == "Zoe plays red Skip. You miss your turn. The same player plays again."
    assert heard(game, 0, events).text == "You play red Skip. Ana misses a turn. Your turn, one card fits."


def test_hands_that_change_owners_are_told_with_what_you_get() -> None:
    game = laid_out("mattel", "r7 r2 r3 | g3 g4 g6 g8 | b7 b8", discard="r5", house="seven-zero")
    assert heard(game, 2, do(game, 0, "play r7")).text == "Zoe plays red 7. A swap of hands comes next."
    events = do(game, 0, "swap 1")
    assert heard(game, 2, events).text == "Zoe swaps hands with Ana and now has 4 cards; Ana has 2. Ana is next."
    assert heard(game, 0, events).text == (
        "You swap hands with Ana and get 4: green 3, green 4, green 6 and green 8. Ana is next."
    )
    assert heard(game, 1, events).text == (
        "Zoe swaps hands with you. You get 2: red 2 and red 3. Your turn, 2 cards fit."
    )
    round_ = laid_out("mattel", "r0 r2 r3 | g3 g4 g6 g8 | b7 b8", discard="r5", house="seven-zero")
    assert heard(round_, 1, do(round_, 0, "play r0")).text == (
        "Zoe plays red 0. Every hand goes to the left. You get 2: red 2 and red 3. Now Zoe 2 and Ben 4."
        " Your turn, 2 cards fit."
    )


def test_a_stack_is_told_with_its_number() -> None:
    game = laid_out(
        "mattel", "r+2 r1 b2 | b+2 g1 g2 | g3 g4 g6", discard="r5", house="stacking=same", draw="y1 y2 y3 y4"
    )
    events = do(game, 0, "play r+2")
    assert heard(game, 1, events).text == (
        "Zoe plays red Draw Two. 2 cards wait for you: play a draw card or pick up?"
    )
    assert heard(game, 2, events).text == "Zoe plays red Draw Two. 2 cards wait for Ana."
    assert heard(game, 2, do(game, 1, "play b+2")).text == "Ana plays blue Draw Two. Pick up 4."
    assert heard(game, 0, do(game, 2, "pickup")).text.startswith("Ben draws 4 and misses a turn. Your turn,")


def test_whoever_jumps_in_is_told_so_with_the_card() -> None:
    game = laid_out("mattel", "r5 r1 b2 | b3 g1 g2 | r5 g4 g6", discard="r7", house="jump-in")
    do(game, 0, "play r5")
    events = do(game, 2, "play r5")
    assert heard(game, 1, events).text == "Ben jumps in with red 5. Zoe is next."
    assert heard(game, 1, events, language="fr").text == "Ben intervient avec 5 rouge. C'est à Zoe."


# One name in an utterance


def test_a_right_answer_and_what_is_played_on_it_are_one_sentence() -> None:
    game, _ = a_question()
    events = [*do(game, 1, "answer Paris"), *do(game, 1, "play b5")]
    assert lengths(game, 0, events) == [
        "Capital of France? Ana: Paris, right, blue 5. Ben is asked.",
        "Ana answers Paris, right, and plays blue 5. Question for Ben: Capital of France?",
        "Ana answers Paris, right, then plays blue 5 and has 2 cards left. Question for Ben: Capital of France?",
        "Capital of France? Ana Paris right b5 2 · Ben ?",
    ]
    assert heard(game, 0, events, language="fr").text.startswith("Ana répond Paris, c'est juste, et joue 5 bleu. ")
    drawn, _ = a_question()
    do(drawn, 1, "unknown")
    both = [*do(drawn, 2, "answer Paris"), *do(drawn, 2, "draw"), *do(drawn, 2, "pass")]
    assert heard(drawn, 0, both).text.startswith("Ben answers Paris, right, then draws a card and passes. ")
    assert heard(drawn, 1, both).text.endswith("Same question for Zoe.")
    assert heard(drawn, 0, both, "brief").text.startswith("Ben: Paris, right, draws. ")
    assert heard(drawn, 0, both, language="fr").text.startswith(
        "Ben répond Paris, c'est juste, puis pioche une carte et passe. "
    )


def test_what_a_bot_is_asked_is_told_once_with_its_answer() -> None:
    """Nobody hears the question before: a bot answers at once."""
    game, _ = a_question(people=[0])
    first = do(game, 1, "unknown")
    assert heard(game, 0, first).deeds == "Capital of France? Ana does not know. That costs a card."
    assert heard(game, 0, first, language="fr").deeds.startswith("Capital of France? Ana ne sait pas et pioche ")
    then = [*do(game, 2, "answer Paris"), *do(game, 2, "draw"), *do(game, 2, "pass")]
    assert heard(game, 0, then).deeds == "Ben answers Paris, right, then draws a card and passes."
    again, _ = a_question(people=[0])
    right = [*do(again, 1, "answer Paris"), *do(again, 1, "play b5")]
    assert heard(again, 0, right).deeds == "Capital of France? Ana answers Paris, right, and plays blue 5."


def test_a_draw_and_a_match_are_one_sentence() -> None:
    game = laid_out("dos", "r4 r3 b9 b8 g1 | g3 g4 g6 b3 | y1 y3 y3", centre="g9 b10", draw="r5 y9 y10", dealer=2)
    events = [*do(game, 0, "draw"), *do(game, 0, "match g9 with r4 r5")]
    assert lengths(game, 1, events) == [
        "Zoe draws, red 4 and red 5 on green 9.",
        "Zoe draws a card and plays red 4 and red 5 on green 9.",
        "Zoe draws a card, then plays red 4 and red 5 on green 9 and has 4 cards left.",
        "Zoe +1 r4+r5>g9 4",
    ]
    assert heard(game, 1, events, language="fr").text == "Zoe pioche une carte et joue 4 rouge et 5 rouge sur 9 vert."


def test_a_partner_is_named_with_the_deed_and_not_with_the_turn() -> None:
    team = laid_out("rnib", "r1 r2 | r3 g4 | r9 b9 | y2 y3", Options(partners="opposite"), discard="r5")
    do(team, 0, "play r1 uno")
    events = do(team, 1, "play r3 uno")
    assert heard(team, 0, events).text.endswith("Your partner is next.")
    assert heard(team, 0, events, language="fr").text.endswith("C'est à votre partenaire.")
    assert heard(team, 0, events, "full").text.endswith("Your partner Ben is next.")


def test_what_happened_is_also_told_without_who_is_next() -> None:
    game, events = a_play()
    assert heard(game, 2, events).deeds == "Zoe plays red 5."
    assert heard(game, 2, events, "braille").deeds == "Zoe r5 4"
    assert heard(game, 1, events).text.startswith(heard(game, 1, events).deeds)


def test_a_player_who_draws_for_the_deal_again_and_again_is_named_once() -> None:
    cards = {card.code: card for card in UNO_DECK.cards}
    draws = ((0, cards["b4"]), (1, cards["rsk"]), (1, cards["wi"]), (1, cards["r7"]), (2, cards["g2"]))
    told = narrate([e.DealerDrawn(draws, 1)], None, NAMES, Words("en", "full"), 2).text
    assert told == "Drawn for the deal: Zoe blue 4, Ana red Skip, then Wild, then red 7 and you green 2."


def test_a_call_of_dos_leaves_the_number_to_the_pause() -> None:
    said = [narrate([e.CalledDos(1)], None, NAMES, Words("en", length), 0).text for length in LENGTHS]
    assert said == ["DOS! Ana.", "DOS! Ana.", "DOS! Ana.", "DOS Ana 2"]
    drawn: list[e.Event] = [e.Drew(1, 1, 1, "turn", 2, None), e.CalledDos(1)]
    assert narrate(drawn, None, NAMES, Words("en"), 0).text == "Ana draws a card. DOS!"


def test_two_wild_dos_are_told_as_two() -> None:
    wild = next(card for card in DOS_DECK.cards if card.symbol == "wd")
    four = next(card for card in DOS_DECK.cards if card.code == "r4")
    alike = e.Matched(1, four, (wild, wild), (None, "red", "red"), "double", 3)
    assert narrate([alike], None, NAMES, Words("en"), 0).text.startswith("Ana plays two Wild DOS as red on red 4")
    assert narrate([alike], None, NAMES, Words("fr"), 0).text.startswith(
        "Ana joue deux Jokers DOS en rouge sur 4 rouge"
    )
    assert narrate([alike], None, NAMES, Words("en", "braille"), 0).text.startswith("Ana wd+wd=r>r4")
    other = e.Matched(1, four, (wild, wild), (None, "red", "blue"), "none", 3)
    assert "Wild DOS as red and Wild DOS as blue" in narrate([other], None, NAMES, Words("en"), 0).text


def test_what_can_be_matched_is_told_in_the_order_of_the_row() -> None:
    game = laid_out("dos", "y9 y9 y8 | r7 r6 y1 y1 | g1 g3 g3", centre="g7 g6", draw="y10", dealer=2)
    do(game, 0, "draw")
    do(game, 0, "done")
    told = heard(game, 1, do(game, 0, "lay y10")).text
    assert told.endswith("In the row: green 7, green 6 and yellow 10. You can match green 7 or green 6.")


def test_a_hand_that_was_shown_is_shown_in_braille_too() -> None:
    game = a_wild_four()
    do(game, 0, "play wi+4 green")
    events = do(game, 1, "challenge")
    assert heard(game, 1, events, "braille").text == "you ch Zoe +4 7 saw b6 b7 r4 · you g 2/5"
    assert "saw" not in heard(game, 2, events, "braille").text


def test_a_drawn_card_has_its_article_in_french() -> None:
    for drawn, said in (
        ("r3", "Vous piochez un 3 rouge. Il est jouable : jouez-le ou passez."),
        ("rrv", "Vous piochez une Inversion rouge. Elle est jouable : jouez-la ou passez."),
        ("wi+4", "Vous piochez un +4. Il est jouable : jouez-le ou passez."),
        ("g+2", "Vous piochez un +2 vert. Il n'est pas jouable : passez."),
    ):
        game = laid_out("mattel", "y8 b9 b7 | r2 g1 | g3 g4", discard="r5", draw=drawn)
        assert heard(game, 0, do(game, 0, "draw"), language="fr").text == said
    wild = laid_out("mattel", "wi y9 | b9 b7 | g3 g4", discard="r5", draw="y3")
    do(wild, 0, "play wi green uno")
    assert heard(wild, 1, do(wild, 1, "draw"), "full", "fr").text == (
        "Vous piochez un 3 jaune. Le vert est demandé, il n'est pas jouable. Dites passer pour finir votre tour."
    )


def test_a_player_who_plays_again_is_named_in_brief() -> None:
    game = laid_out("mattel", "rsk r1 b2 | b3 g1 g2", discard="r5")
    events = do(game, 0, "play rsk")
    assert heard(game, 1, events, "brief").text.endswith("Zoe again.")
    assert heard(game, 1, events, "brief", "fr").text.endswith("Zoe rejoue.")


# Forms of the game


def dealt_to(listener: int | None, options: Options, edition: str = "rnib", length: str = "normal") -> str:
    from sixdot.game.house import house_edition

    game = Match(house_edition(edition, ()), 4, options)
    return heard(game, listener, [*game.commit(chosen_deal("words", 1)), *game.deal()], length).text


def test_a_round_begins_with_who_plays_with_whom() -> None:
    assert " You play with Ben, Ana with Cleo. " in dealt_to(0, Options(partners="opposite"))
    assert " Partners: Zoe with Ben, Ana with Cleo. " in dealt_to(None, Options(partners="opposite"))
    rotating = Options(partners="rotating")
    assert " This round you play with Cleo, Zoe with Ben. " in dealt_to(1, rotating, "french")
    assert " you play with " not in dealt_to(1, Options())
    assert " with Ben " in dealt_to(0, Options(partners="opposite"), length="braille")
    view = laid_out("rnib", "r1 | g3 g4 | b9 b9 | y2", Options(partners="opposite"), discard="r5").view(0)
    later = narrate([e.Dealt(1, 7)], replace(view, round=2), NAMES[:4], Words("en"))
    assert later.deeds == "Ana deals."


def test_those_who_were_out_before_are_not_listed_and_the_last_two_hear_what_changes() -> None:
    game = laid_out("rnib", "r1 | g3 g4 | b9 b9 | y1", Options(scoring="elimination", target=100), discard="r5")
    game.scores = [10, 20, 90, 120]
    game.eliminated.add(3)
    told = heard(game, 0, do(game, 0, "play r1")).text
    assert told == (
        "You play red 1. You go out. This round counts against Ana 7, Ben 18, Cleo 1."
        " In all, low is good: you 10, Ana 27, Ben 108. Ben is eliminated."
        " Only two are left: Reverse is a Skip now."
    )


# The start of a round


def a_deal(edition: str = "mattel", seed: str = "words 3", players: int = 3) -> tuple[Match, list[e.Event]]:
    from sixdot.game.house import house_edition

    game = Match(house_edition(edition, ()), players)
    return game, [*game.commit(chosen_deal(seed, 1)), *game.deal()]


def test_a_round_begins_shortly_and_in_order() -> None:
    game, events = a_deal()
    told = heard(game, 0, events).text
    parts = ["Round 1. ", ", the highest, and deal", "The first card is ", ". Your hand: ", "next."]
    places = [told.index(part) for part in parts]
    assert places == sorted(places), told
    assert "commitment" not in told
    assert told.count("draws") <= 2
    full = heard(game, 0, events, "full").text
    assert full.endswith("The deal is fixed.") or "The deal is fixed. " in full
    assert full.startswith("Round 1. Drawn for the deal: ")
    assert full.index("The deal is fixed.") > full.index("Your hand, 7 cards: ")
    assert "Drawn for the deal: " in full


@pytest.mark.parametrize(("language", "length"), EVERY)
@pytest.mark.parametrize("edition", ["mattel", "rnib", "french", "question", "dos"])
def test_the_first_card_is_called_out(edition: str, language: str, length: str) -> None:
    for seed in ("a", "b", "c"):
        game, events = a_deal(edition, seed)
        words = Words(language, length, game.edition.marks)
        turned = [event.card for event in events if isinstance(event, e.TurnedUp)]
        row = [card for event in events if isinstance(event, e.RowFilled) for card in event.cards]
        for listener in (0, 1, 2, None):
            text = heard(game, listener, events, length, language).text.lower()
            assert all(words.one(card).lower() in text for card in turned + row), text


@pytest.mark.parametrize(("language", "length"), EVERY)
def test_drawing_is_announced(language: str, length: str) -> None:
    words = Words(language, length)
    for why in ("turn", "draw-two", "wild-four", "challenge", "answer", "stack", "caught", "advice", "bonus"):
        text = narrate([e.Drew(1, 2, 2, why, 7, None)], None, NAMES, words, 0).text
        assert "Ana" in text
        assert "2" in text


# Laws


TOLD_WITH_OTHERS = {e.Asked, e.Stacked}  # only with the turn that they lead to
TOLD_TO_ONE = {e.HandDealt, e.HandTaken}
TOLD_IN_FULL = {e.SeedTold: ("full",), e.Cleared: ("full", "braille")}


def teller(kind: type[e.Event]) -> str:
    return "tell_" + re.sub(r"\B(?=[A-Z])", "_", kind.__name__).lower()


def test_every_kind_of_event_is_known_here() -> None:
    kinds = {kind for _, kind in inspect.getmembers(e, inspect.isclass) if issubclass(kind, e.Event)} - {e.Event}
    assert kinds == EVENTS.keys() | TOLD_WITH_OTHERS
    modules = (common_events, uno_events, dos_events)
    assert {name for module in modules for name in vars(module) if name.startswith("tell_")} < set(map(teller, kinds))


@pytest.mark.parametrize(("language", "length"), EVERY)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_event_has_words_for_every_listener(kind: type[e.Event], language: str, length: str) -> None:
    words = Words(language, length)
    for listener in (0, 1, None):
        text = narrate([e.hear(EVENTS[kind], listener)], None, NAMES[:2], words, listener).text
        silent = (kind in TOLD_IN_FULL and length not in TOLD_IN_FULL[kind]) or (
            kind in TOLD_TO_ONE and listener != 0
        )
        assert bool(text) != silent, text
        assert words.length == "braille" or not text or not text[0].islower()


@pytest.mark.parametrize(("language", "length"), EVERY)
def test_every_event_has_words_for_a_partner(language: str, length: str) -> None:
    team = laid_out("rnib", "r1 r2 r3 | g3 g4 | b9 b9 | y2 y3", Options(partners="opposite"), discard="r5")
    words = Words(language, length)
    for kind, event in EVENTS.items():
        if hasattr(dos_events, teller(kind)):  # DOS has no partners
            continue
        text = narrate([e.hear(event, 2)], team.view(2), NAMES[:4], words).text
        assert text or kind in TOLD_TO_ONE | TOLD_IN_FULL.keys()


def test_whoever_leaves_is_no_longer_asked_and_hears_everything_on_coming_back() -> None:
    game = laid_out("mattel", "r1 r2 b3 | g3 g4 g5", discard="r5")
    left = heard(game, 0, do(game, 0, "leave"))
    assert left == Utterance("You leave: a bot plays on.", urgent=False, deeds="You leave: a bot plays on.")
    back = heard(game, 0, do(game, 0, "return"))
    coming = "Your turn, 2 cards fit."
    assert back == Utterance(f"You are back. {coming}", urgent=True, deeds="You are back.", coming=coming)


def steps(name: str) -> Iterator[tuple[Match, Sequence[e.Event]]]:
    """A whole game, action by action."""
    record = read_record((RECORDS / f"{name}.sixdot").read_text(encoding="utf-8"))
    replay = Replay(record)
    for line in record.body[:1200]:
        told = replay.step(line)
        if told and replay.game.round is not None:
            yield replay.game, told


def listeners(game: Match, place: int) -> tuple[int | None, ...]:
    """Somebody at the table, a different person at every action, and now and then a spectator."""
    return (place % game.players, None) if place % 5 == 0 else (place % game.players,)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_in_tidy_words(name: str) -> None:
    for place, (game, events) in enumerate(steps(name)):
        language, length = EVERY[place % len(EVERY)]
        for listener in listeners(game, place // 3):
            view = game.view(listener)
            said = heard(game, listener, events, length, language)
            gone = any(isinstance(event, e.WentAway) and event.seat == listener for event in events)
            assert said.urgent == (is_waited_for(view) and not gone), said
            assert not re.search(r"  |^\s|\s$| ,| \.|[{}$]|\.\.", said.text), said.text
            assert language == "en" or "none" not in said.text.lower(), said.text
            if length == "braille":
                assert "." not in said.text or getattr(view, "question", None), said.text
            elif said.text:
                assert said.text[-1] in ".!?", said.text


def is_waited_for(view: View) -> bool:
    return view.seat is not None and view.turn == view.seat and view.phase not in ("over", "judge")


LONG_NEWS = e.Dealt | e.RoundOver | e.HandsPassed | e.Swapped | e.Asked | e.AnswerTold | e.Challenged


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_braille_utterance_is_a_line_and_never_more_than_three(language: str) -> None:
    sizes = []
    for name in GAMES:
        for place, (game, events) in enumerate(steps(name)):
            if place % 3 or any(isinstance(event, LONG_NEWS) for event in events):
                continue
            text = heard(game, place % game.players, events, "braille", language).text
            lines = textwrap.wrap(text, LINE, break_on_hyphens=False)
            assert len(lines) <= 3, text
            sizes.append(len(lines))
    assert sizes.count(1) + sizes.count(0) > 0.95 * len(sizes)


ONE_PLAY = e.Played | e.Reversed | e.Skipped | e.TurnBegan | e.Stacked


@pytest.mark.parametrize("name", ["mattel", "rnib", "french-partners", "mattel-ten", "mattel-house"])
def test_nobody_is_named_twice_in_what_one_play_made(name: str) -> None:
    played = 0
    for place, (game, events) in enumerate(steps(name)):
        if not all(isinstance(event, ONE_PLAY) for event in events) or game.players < 3:
            continue
        played += 1
        for language, length in EVERY:
            if length in ("brief", "normal"):
                text = heard(game, place % game.players, events, length, language).text
                assert all(text.count(other) <= 1 for other in NAMES[: game.players]), text
    assert played > 10


@pytest.mark.parametrize("name", GAMES)
def test_nobody_hears_a_card_that_is_not_shown(name: str) -> None:
    """What others draw and hold is told in numbers: no utterance about a hidden draw names a card."""
    for place, (game, events) in enumerate(steps(name)):
        listener = place % game.players
        told = [e.hear(event, listener) for event in events]
        hidden = [
            event for event in told if isinstance(event, e.Drew | e.HandDealt | e.HandTaken) and event.cards is None
        ]
        only = [event for event in told if isinstance(event, e.TurnBegan | e.Passed | e.Skipped) or event in hidden]
        if not hidden or only != told:
            continue
        words = Words("en", "full")
        text = narrate(told, game.view(listener), NAMES, words).deeds.lower()
        assert not any(words.one(card).lower() in text for card in game.edition.deck.cards), text


def test_a_record_is_told_again_as_a_seat_heard_it() -> None:
    record = read_record((RECORDS / "mattel.sixdot").read_text(encoding="utf-8"))
    own = [line(Words("en", "normal", record.edition.marks)) for line in retell(record, 1, False)]
    assert any("Your hand: " in line for line in own)
    assert not any("holds" in line for line in own)
    openly = " ".join([line(Words("fr", "normal")) for line in retell(record, None, True)])
    assert all(f"{name} a en main " in openly for name in record.names)
    seen = " ".join([line(Words("fr", "normal")) for line in retell(record, None, False)])
    assert " a en main " not in seen
