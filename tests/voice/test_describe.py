"""What is said about the table when a player asks: the words, and that every position has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from sixdot.game.actions import ANSWER, CATCH, DOS, MATCH, PICKUP, PLAY, Action, catches, parse
from sixdot.game.cards import UNO_DECK
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.reading import read_record
from sixdot.game.replay import Replay
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View
from sixdot.voice.braille import Braille, default_table, marks_of
from sixdot.voice.choices import action_text, ask, typed
from sixdot.voice.describe import describe
from sixdot.voice.hands import ORDERS, in_order
from sixdot.voice.understand.meant import Choose, groups
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.games import GAMES, play_game
from tests.helpers.tables import do, laid_out
from tests.helpers.views import uno_view

NAMES = ("Zoe", "Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris")
QUESTIONS = (
    "state", "hand", "fits", "top", "colour", "counts", "turn", "order", "direction", "pending", "score", "row",
    "question", "pile",
)  # fmt: skip
ONE_LINE = ("turn", "top", "colour", "direction", "pile", "row")  # what must fit on a braille line
LINE = 40


def table(hands: str = "r2 rsk b5 wi g1 r2 | r4 g4 g6 | y1 y2 y3", edition: str = "mattel", **layout: Any) -> Match:
    return laid_out(edition, hands, **({"discard": "r5"} | layout))


def dos(hands: str = "b7 b3 b4 wd r# | r4 g4 g6 | y1 y3 y4", centre: str = "r7 y9") -> Match:
    return laid_out("dos", hands, centre=centre)


def said(question: str, game: Match, seat: int | None = 0, language: str = "en", length: str = "normal") -> str:
    words = Words(language, length, game.edition.marks)
    told = getattr(describe(game.view(seat), NAMES[: game.players], words), question)()
    assert isinstance(told, str)
    return told


def listed(game: Match, seat: int = 0, language: str = "en", length: str = "normal") -> list[str]:
    return said("choices", game, seat, language, length).splitlines()


# At a glance


def test_enter_tells_whose_turn_what_is_up_what_fits_and_who_is_next() -> None:
    game = table()
    assert said("state", game, length="brief") == "You. Then Ana. Red 5. 5 of 6 fit."
    assert said("state", game) == "Your turn. After that, Ana. Red 5 is up. 5 of your 6 cards fit."
    assert said("state", game, length="braille") == "you r5 5/6 · Ana"
    assert said("state", game, 1) == "It is Zoe's turn. Red 5 is up. You have 3 cards. After that, you."
    assert said("state", game, language="fr") == (
        "C'est à vous. Ensuite, c'est à Ana. Au Talon : 5 rouge. 5 de vos 6 cartes sont jouables."
    )
    full = said("state", game, length="full")
    assert "You have 6 cards: blue 5 at 1; green 1 at 2; red 2 at 3, red 2 at 4, red Skip at 5; Wild at 6." in full
    assert "Ana has 3 cards, Ben 3." in full
    assert full.endswith("5 of your 6 cards fit.")


def test_the_colour_of_a_wild_is_told_with_it() -> None:
    game = table(discard="wi", colour="green")
    assert "Wild is up, green counts." in said("state", game)
    assert said("top", game, length="braille") == "wi g"
    french = table(edition="french", discard="wi", colour="green")
    assert said("top", french, length="braille", language="fr") == "couleur v"


def test_a_partner_is_spoken_of_as_one() -> None:
    game = laid_out("rnib", "r1 r2 | g3 g4 | b1 b2 | y3 y4", Options(partners="opposite"), discard="r5", dealer=3)
    do(game, 0, "play r1")
    do(game, 1, "draw")
    do(game, 1, "pass")
    assert said("turn", game, 0) == "It is the turn of your partner Ben."
    assert said("turn", game, 0, "fr") == "C'est à votre partenaire Ben."
    assert said("turn", game, 1) == "It is Ben's turn."


def test_after_a_draw_you_hear_what_came_and_the_others_do_not() -> None:
    game = table("b1 b2 | g3 g4", draw="y8")
    do(game, 0, "draw")
    assert said("turn", game) == "You have drawn yellow 8. It cannot be played; pass."
    assert said("turn", game, length="braille") == "you +y8 pass"
    assert said("turn", game, 1) == "Zoe has drawn and has yet to play or pass."
    fitting = table("b1 b2 | g3 g4", draw="r8")
    do(fitting, 0, "draw")
    assert said("turn", fitting) == "You have drawn red 8: play it or pass."
    assert said("turn", fitting, 1) == said("turn", game, 1)


# What waits


def test_a_stack_is_told_with_its_number_and_what_a_pick_up_means() -> None:
    game = table("r+2 r1 b2 | b+2 g1 g2 | g3 g4 g6", house="stacking=same")
    do(game, 0, "play r+2")
    assert said("state", game, 1).endswith("A stack of 2 waits for you. Play a draw card or pick up?")
    assert said("state", game, 0).startswith("A stack of 2 waits for Ana.")
    assert said("pending", game, 0) == "A stack of 2 waits for Ana."
    do(game, 1, "play b+2")
    assert said("turn", game, 2) == "A stack of 4 waits for you. Pick up."
    view = game.view(2)
    texts = [
        action_text(action, NAMES, Words(language), view)
        for language in LANGUAGES
        for action in view.legal
        if action.verb == PICKUP
    ]
    assert texts == ["pick up 4 cards", "ramasser 4 cartes"]


def test_a_wild_draw_four_is_told_with_what_is_at_stake() -> None:
    game = table("wi+4 r1 b2 b3 | g1 g2 | g3 g4")
    do(game, 0, "play wi+4 blue")
    assert said("turn", game, 1) == "A Wild Draw Four on red waits for you. Challenge or accept?"
    assert said("state", game, 1).endswith("A Wild Draw Four on red waits for you. Challenge or accept?")
    assert said("pending", game, 1) == (
        "Zoe played Wild Draw Four on red and has 3 cards left. Accept: you draw 4."
        " Challenge: if Zoe held a red card, Zoe draws 4; if not, you draw 6."
    )
    assert said("state", game, 1, length="full").endswith(said("pending", game, 1))
    assert said("pending", game, 0) == (
        "You played Wild Draw Four on red and have 3 cards left. Ana has yet to challenge or accept."
    )
    french = table("wi+4 r1 b2 b3 | g1 g2", edition="french")
    do(french, 0, "play wi+4 blue")
    assert "if Zoe held another card that fitted, Zoe takes the card back and draws 4" in said("pending", french, 1)
    assert "si Zoe avait une autre carte jouable, Zoe reprend le +4 et pioche 4" in said("pending", french, 1, "fr")


def test_a_swap_that_is_yet_to_come_is_told() -> None:
    game = table("r7 r2 r3 | g3 g4 g6 g8 | b7 b8", house="seven-zero")
    do(game, 0, "play r7")
    assert said("state", game, 2).startswith("Zoe has yet to swap hands. Red 7 is up.")
    assert said("state", game, 0).endswith("You have yet to swap hands. With whom? 1: Ana 4, 2: Ben 2.")


def test_nothing_pending_is_said_too() -> None:
    assert said("pending", table()) == "Nothing is pending."


def test_bonuses_and_penalties_of_dos_are_pending_until_the_turn_ends() -> None:
    game = dos("r3 r4 b7 | g3 g4 g6", "r7 b9")
    do(game, 0, "match r7 with r3 r4")
    assert said("pending", game) == (
        "For a double colour match one card is to be laid, and everybody else draws one."
    )
    caught = dos("r3 r4 b7 | g3 g4 g6", "r4 b9")
    do(caught, 0, "match r4 with r4")
    do(caught, 1, "catch 0")
    assert said("pending", caught).endswith("At the end of your turn you draw 2 penalty cards.")


# The hand


def test_the_hand_is_numbered_and_grouped_by_colour() -> None:
    game = table()
    assert (
        said("hand", game) == "6 cards: blue 5 at 1; green 1 at 2; red 2 at 3, red 2 at 4, red Skip at 5; Wild at 6."
    )
    assert said("hand", game, language="fr") == (
        "6 cartes : 5 bleu en 1 ; 1 vert en 2 ; 2 rouge en 3, 2 rouge en 4, Passe-tour rouge en 5 ; Joker en 6."
    )
    assert said("hand", game, length="braille") == "6: b5 g1 r2 r2 rsk wi"
    by_number = describe(game.view(0), NAMES, Words(), "number").hand()
    assert by_number == "6 cards: green 1 at 1; red 2 at 2, red 2 at 3; blue 5 at 4; red Skip at 5; Wild at 6."


@pytest.mark.parametrize("order", ORDERS)
def test_the_numbers_of_the_hand_are_those_of_what_fits(order: str) -> None:
    view = table().view(0)
    words = Words()
    places = {str(place): words.one(card) for place, card in enumerate(in_order(view.hand, order, view), 1)}
    table_now = describe(view, NAMES, words, order)
    for told in (table_now.hand(), table_now.fits()):
        listed = told.split(":", 1)[1].split(".")[0]
        for item in re.split("[,;] ", listed.strip()):
            card, number = item.split(" at ")
            assert places[number] == card


def test_the_whole_state_numbers_the_hand_in_the_same_order() -> None:
    view = table().view(0)
    assert (
        describe(view, NAMES, Words(), "number").hand()
        in describe(view, NAMES, Words("en", "full"), "number").state()
    )


def test_what_fits_comes_with_what_else_can_be_done() -> None:
    assert said("fits", table()) == (
        "5 of your 6 cards fit: blue 5 at 1; red 2 at 3, red 2 at 4, red Skip at 5; Wild at 6. You can also draw."
    )
    assert said("fits", table("b1 b2 | g3 g4")) == "Neither of your cards fits. Draw."
    assert said("fits", table("b1 b2 | g3 g4", edition="rnib")) == "Neither of your cards fits. Draw."
    assert said("fits", table("b1 b2 | g3 g4"), language="fr").endswith("n'est jouable. Il faut piocher.")
    assert said("fits", table("r1 | g3 g4")) == "Your only card fits: red 1 at 1. You can also draw."
    assert said("fits", table(), 1) == "There is nothing you can do now. It is Zoe's turn."


def test_out_of_turn_at_a_pause_you_hear_how_the_game_goes_on() -> None:
    view = table().view(1)
    waiting = "There is nothing you can do now. It is Zoe's turn. Enter goes on."
    described = describe(view, NAMES, Words(), waiting=True)
    assert described.fits() == described.choices() == waiting
    assert described.turn() == "It is Zoe's turn. Enter goes on."


def test_the_cards_of_one_colour_keep_their_places() -> None:
    view = table().view(0)
    assert describe(view, NAMES, Words()).hand("red") == "3 cards: red 2 at 3, red 2 at 4, red Skip at 5."
    assert describe(view, NAMES, Words()).hand("yellow") == "You have no yellow card."
    assert describe(view, NAMES, Words("fr")).hand("yellow") == "Vous n'avez aucune carte jaune."


def test_in_dos_the_state_ends_on_what_is_to_be_done() -> None:
    game = dos("b7 b3 y1 | g3 g4 g6")
    assert said("state", game).endswith("You can also draw.")
    do(game, 0, "match r7 with b7")
    assert said("state", game).endswith("Neither of your cards matches. Say done.")
    bonus = dos("r7 b3 y1 | g3 g4 g6")
    do(bonus, 0, "match r7 with r7")
    do(bonus, 0, "done")
    assert said("state", bonus).endswith("Lay a card into the row, or lay nothing.")


def test_in_dos_what_can_be_matched_is_told_with_what() -> None:
    game = dos("b7 b3 b4 | g3 g4 g6")
    assert said("fits", game) == "You can match red 7 with blue 7, or blue 3 and blue 4. You can also draw."
    assert said("fits", game, length="braille") == "r7:b7 b3+b4 · draw"
    assert said("fits", game, language="fr") == (
        "Vous pouvez associer 7 rouge avec 7 bleu, ou 3 bleu et 4 bleu. Vous pouvez aussi piocher."
    )


def test_a_long_hand_is_told_to_its_end() -> None:
    view = replace(table().view(0), hand=tuple(UNO_DECK.cards))
    for language in LANGUAGES:
        told = describe(view, NAMES, Words(language, "full")).hand()
        assert told.endswith("Wild Draw Four at 54." if language == "en" else "+4 en 54.")


@pytest.mark.parametrize("width", [20, 40])
@pytest.mark.parametrize(("edition", "language"), [("french", "fr"), ("rnib", "en")])
def test_a_hand_in_braille_is_broken_between_marks(edition: str, language: str, width: int) -> None:
    game = table("rrv r1 b2 gsk y+2 wi wi+4 brv bsk grv ysk | r4 g4", edition)
    words = Words(language, "braille", game.edition.marks)
    text = describe(game.view(0), NAMES, words).hand()
    cells = Braille(default_table(language), marks_of(game.edition)).cells(text)
    head, first = text[: text.index(":") + 2], True
    left = [words.one(card) for card in game.view(0).hand]
    for start, end in cells.lines(width):
        line = text[cells.sign_of[start] : cells.sign_of[end - 1] + 1].removeprefix(head if first else "")
        first = False
        count = next(count for count in range(1, len(left) + 1) if " ".join(left[:count]) == line)
        left = left[count:]
    assert left == []


# The table


def test_the_top_card_is_told_with_what_fits_it_for_those_who_learn() -> None:
    game = table()
    assert said("top", game) == "Red 5 is up."
    assert said("top", game, length="full") == (
        "Red 5 is up. What fits: a red card, a 5 of any colour, or a wild card."
    )
    assert said("colour", game) == "Red counts."
    assert said("colour", game, language="fr") == "La couleur est le rouge."
    assert said("row", game).startswith("There is no row")


def test_the_row_says_what_has_been_matched() -> None:
    game = dos()
    assert said("row", game) == "In the row: red 7 and yellow 9."
    do(game, 0, "match r7 with b3 b4")
    assert said("row", game) == "In the row: red 7 (matched with blue 3 and blue 4) and yellow 9."
    assert said("row", game, length="braille") == "(r7<b3+b4) y9"
    assert said("top", game) == said("row", game)


def test_the_card_check_begins_with_you_and_goes_the_way_of_play() -> None:
    game = table()
    assert said("counts", game, 1) == "You have 3 cards, Ben 3, Zoe 6."
    assert said("counts", game, 1, length="brief") == "You 3, Ben 3, Zoe 6."
    assert said("counts", game, 1, length="full").endswith("95 cards are left to draw.")
    assert said("counts", game, 1, "fr") == "Vous avez 3 cartes, Ben 3, Zoe 6."
    assert said("counts", game, None) == "Zoe has 6 cards, Ana 3, Ben 3."


def test_play_to_the_right_turns_the_order() -> None:
    game = table("rrv r1 b2 | g1 g2 | g3 g4")
    assert said("direction", game) == "Play goes to the left."
    assert said("order", game) == "In playing order: you, Ana, Ben."
    do(game, 0, "play rrv")
    assert said("direction", game) == "Play goes to the right."
    assert said("order", game) == "In playing order: Ben, Ana, you."
    assert said("counts", game) == "You have 2 cards, Ben 2, Ana 2."


def test_a_question_is_said_as_it_stands_on_the_card() -> None:
    game = table("r1 r2 | g3 g4", edition="question")
    asked = uno_view(game.view(0)).question
    assert asked
    assert said("question", game, length="brief") == asked
    assert said("question", game) == f"Question: {asked}"
    assert said("question", game, 1) == f"Question for Zoe: {asked}"
    assert said("state", game) == f"Question: {asked} Red 5 is up. You have 2 cards."
    assert said("question", table()) == "No question is asked now."


# Scores


def test_scores_are_told_best_first_with_the_target() -> None:
    game = table("r1 | g3 g4 | b9 b9")
    game.scores = [0, 468, 72]
    do(game, 0, "play r1")
    assert said("score", game) == "Scores: Ana 468, Ben 72, you 25; 500 wins."
    assert said("score", game, 2) == "Scores: Ana 468, you 72, Zoe 25; 500 wins."
    assert said("state", game) == f"The round is over. {said('score', game)}"
    assert said("score", game, length="braille") == "Ana 468 Ben 72 you 25 (500)"


def test_scores_of_teams_and_of_charges_are_told() -> None:
    credit = laid_out("rnib", "r1 | g3 g4 | b9 b9 | y2", Options(partners="opposite"), discard="r5")
    do(credit, 0, "play r1")
    assert said("score", credit, 2) == "Scores: you and Zoe 9, Ana and Cleo 0; 500 wins."
    assert said("score", credit, 2, length="braille") == "you+Zoe 9 Ana+Cleo 0 (500)"
    lowest = laid_out("mattel", "r1 | g3 g4 | b9 b9", Options(scoring="lowest"), discard="r5")
    do(lowest, 0, "play r1")
    assert said("score", lowest) == "Scores: you 0, Ana 7, Ben 18; at 500 the lowest wins."
    assert said("score", lowest, language="fr") == "Scores : vous 0, Ana 7, Ben 18 ; à 500, le plus bas gagne."


def test_a_player_who_is_out_of_the_game_is_marked_in_the_scores() -> None:
    game = laid_out("rnib", "r1 | g3 g4 | b9 b9", Options(scoring="elimination", target=50), discard="r5")
    game.scores = [0, 60, 10]
    assert said("score", game) == "Scores: you 0, Ben 10, Ana 60 (eliminated); at 50 a player is eliminated."


# What can be done


def test_choices_are_words_that_can_be_typed_catches_first() -> None:
    game = table("r1 b2 | r4 g4 wi | y1")
    do(game, 0, "play r1")
    assert listed(game, 1) == ["catch Zoe", "red 4", "Wild", "draw"]
    assert listed(game, 1, "fr") == ["attraper Zoe", "4 rouge", "Joker", "piocher"]
    assert listed(table("r1 r2 | g3 g4"))[:2] == ["UNO red 1", "UNO red 2"]
    assert listed(table(), 1) == ["There is nothing you can do now. It is Zoe's turn."]
    assert listed(dos("b7 b3 b4 | g3 g4 g6")) == ["red 7 with blue 7, or blue 3 and blue 4", "draw"]


def test_choices_name_every_way_to_match() -> None:
    game = dos("b7 b3 b4 wd wd r# g# | r4 g4 g6")
    for length in LENGTHS:
        assert "more" not in " ".join(listed(game, length=length))
    assert listed(game)[0].count(", or ") == 10


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("play r5", "play red 5", "jouer 5 rouge"),
        ("play r5 uno", "play red 5 and call UNO", "jouer 5 rouge et annoncer UNO"),
        ("play wi red", "play Wild, naming red", "jouer Joker en demandant du rouge"),
        ("swap 1", "swap hands with Ana", "échanger votre main avec Ana"),
        ("match r7 with b3 g4", "play blue 3 and green 4 on red 7", "jouer 3 bleu et 4 vert sur 7 rouge"),
        ("match wd=red with r#=2", "play red Wild Number as 2 on Wild DOS as red", None),
        ("lay b7", "lay blue 7", "poser 7 bleu"),
        ("catch 2", "catch Ben", "attraper Ben"),
    ],
)
def test_an_action_is_told_as_something_to_do(action: str, english: str, french: str | None) -> None:
    assert action_text(parse(action), NAMES, Words()) == english
    if french is not None:
        assert action_text(parse(action), NAMES, Words("fr")) == french


# Questions back


def test_a_colour_is_asked_for_on_one_line() -> None:
    view = table().view(0)
    options = [action for action in view.legal if action.verb == PLAY and action.colour >= 0]
    assert ask("colour", options, view, NAMES, Words()) == ["Which colour? 1: blue, 2: green, 3: red, 4: yellow"]
    assert ask("colour", options, view, NAMES, Words("fr")) == [
        "Quelle couleur ? 1 : bleu, 2 : vert, 3 : rouge, 4 : jaune"
    ]
    assert ask("colour", options, view, NAMES, Words("en", "braille")) == ["colour? 1:b 2:g 3:r 4:y"]


def test_with_whom_hands_are_swapped_is_asked_by_name() -> None:
    game = table("r7 r2 r3 | g3 g4 | b7 b8", house="seven-zero")
    do(game, 0, "play r7")
    view = game.view(0)
    assert ask("target", view.legal, view, NAMES, Words()) == ["With whom do you swap hands? 1: Ana, 2: Ben"]


def test_the_answers_are_numbered_as_they_are_counted() -> None:
    view = dos().view(0)
    options = [action for action in view.legal if action.verb == MATCH]
    assert ask("row", options, view, NAMES, Words()) == ["On which card of the row? 1: red 7, 2: yellow 9"]
    on_seven = [action for action in options if str(action).startswith("match r7")]
    told = ask("cards", on_seven, view, NAMES, Words())
    assert told[0] == "With which cards?"
    assert [line.split(":")[0] for line in told[1:]] == [
        str(number) for number, _ in enumerate(groups("cards", on_seven, view), 1)
    ]
    assert "1: blue 3 and blue 4" in told
    coloured = [parse(f"match r7 with r#=5 wd={colour}") for colour in ("blue", "red")]
    assert ask("meaning", coloured, view, NAMES, Words()) == [
        "What does the wild card stand for? 1: as 5 and blue, 2: as 5 and red"
    ]
    uno = table("r1 r2 | g3 g4").view(0)
    plays = [parse("play r1 uno"), parse("play r1")]
    assert ask("play", plays, uno, NAMES, Words()) == [
        "Which of these?",
        "1: play red 1 and call UNO",
        "2: play red 1",
    ]


# Pauses


def test_a_pause_tells_who_is_low_but_not_who_called() -> None:
    silent, called = table("r1 b2 | r4 g4 g6 | y1 y2 y3"), table("r1 b2 | r4 g4 g6 | y1 y2 y3")
    do(silent, 0, "play r1")
    do(called, 0, "play r1 uno")
    for language in LANGUAGES:
        for length in LENGTHS:
            words = Words(language, length)
            one, other = [describe(game.view(2), NAMES, words).pause([0], [catches[0]]) for game in (silent, called)]
            assert one == other
    assert describe(silent.view(2), NAMES, Words()).pause([0], [catches[0]]) == "Zoe has one card. Enter goes on."
    assert describe(silent.view(2), NAMES, Words("en", "full")).pause([0], [catches[0]]) == (
        "Type catch Zoe, or Enter to go on."
    )
    assert (
        describe(silent.view(2), NAMES, Words("fr")).pause([0], [catches[0]])
        == "Zoe n'a plus qu'une carte. Entrée pour continuer."
    )
    assert describe(silent.view(2), NAMES, Words("en", "braille")).pause([0], [catches[0]]) == "catch Zoe / enter"


def test_a_pause_to_jump_in_names_the_card_to_its_holder_alone() -> None:
    game = table("r1 b2 b3 | g4 g5 g6 | r5 y2 y3", house="jump-in")
    view = game.view(2)
    offers = [action for action in view.legal if action.verb == PLAY]
    assert describe(view, NAMES, Words()).pause([], offers) == "You hold red 5 too and may jump in. Enter goes on."
    assert "red 5" not in describe(game.view(None), NAMES, Words("en", "full")).pause([], offers)
    assert (
        describe(game.view(1), NAMES, Words()).pause([], [])
        == "The game waits in case somebody jumps in. Enter goes on."
    )


def test_in_dos_a_pause_reminds_you_of_your_own_call() -> None:
    game = dos("b7 b3 | r4 g4 g6")
    assert describe(game.view(0), NAMES, Words("en", "full")).pause([0], [parse("dos")]) == (
        "Type DOS, or Enter to go on."
    )
    assert describe(game.view(0), NAMES, Words()).pause([0, 1], [parse("dos"), catches[1]]) == (
        "You and Ana have two cards each. Enter goes on."
    )


# Every position


def positions(name: str, every: int = 5) -> Iterator[tuple[int, Match]]:
    """A game played at random, checked now and then."""
    record = read_record(play_game(name)[0])
    replay = Replay(record)
    for number, line in enumerate(record.body):
        replay.step(line)
        if number % every == 0 and replay.game.round is not None:
            yield number, replay.game


def check(text: str, length: str) -> None:
    assert text == " ".join(text.split()), f"blanks: {text!r}"
    assert text, "nothing was said"
    assert not re.search(r"[{}$|]|\bnone\b| \.|\.\.\.\.|,,|\.,", text), text
    if length != "braille":
        assert not text[0].islower(), text


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_said_in_every_language_and_length(name: str) -> None:
    forms = [(language, length) for language in LANGUAGES for length in LENGTHS]
    for number, game in positions(name):
        language, length = forms[number // 5 % len(forms)]
        words = Words(language, length, game.edition.marks)
        for seat in (number % game.players, None):
            view = game.view(seat)
            for question in QUESTIONS:
                told = getattr(describe(view, NAMES, words), question)()
                check(told, length)
                if length == "braille" and question in ONE_LINE and game.players <= 4:
                    assert len(told) <= LINE, told
            for line in describe(view, NAMES, words).choices().splitlines():
                assert line == " ".join(line.split())
            for action in view.legal:
                assert action_text(action, NAMES, words, view)
            offers = [action for action in view.legal if action.verb in (CATCH, DOS, PLAY)]
            check(describe(view, NAMES, words).pause(_low(view), offers), length)


def _low(view: View) -> Sequence[int]:
    return [seat for seat, count in enumerate(view.counts) if count == (1 if isinstance(view, UnoView) else 2)] or [0]


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_done_can_be_typed_as_it_is_told(name: str) -> None:
    for number, game in positions(name, 9):
        if game.round is None or game.view(None).turn is None:
            continue
        view = game.view(game.view(None).turn)
        words = Words(LANGUAGES[number % 2], "normal", game.edition.marks)
        for action in view.legal:
            if action.verb == ANSWER:
                continue
            text = typed(action, NAMES[: game.players], words, view)
            meant = understand(text, view, NAMES[: game.players], words)
            assert _means(meant, action), f"{text!r} for {action} was taken for {meant}"


def _means(meant: object, action: Action) -> bool:
    """That action, or a choice with it among them."""
    return meant == action or (isinstance(meant, Choose) and action in meant.options)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_need_not_be_laid_is_told_so_to_everybody(seat: int | None) -> None:
    game = dos(centre="b7 y9")
    do(game, 0, "match b7 with b7")
    do(game, 0, "done")
    assert said("turn", game, seat) == (
        "Lay a card into the row, or lay nothing." if seat == 0 else "Zoe may lay a card into the row or lay nothing."
    )
    assert "carte dans la rangée" in said("turn", game, seat, "fr")
    assert "doit" not in said("turn", game, seat, "fr")
