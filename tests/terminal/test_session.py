"""A game at the terminal: what is asked, what is said, and that a slip costs nothing."""

from __future__ import annotations

import pytest

from sixdot.bots.easy import choose
from sixdot.bots.guard import fallback
from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.terminal.interpreter import verdict_of
from sixdot.voice.words import Words
from tests.helpers.sessions import Seated, careless, heard, obedient
from tests.helpers.tables import laid_out

BEGINS = "Enter begins round 2. Review looks back on the last one."
ANA_COMES_DOWN = "g1 g2 g3 | r1 r2 | r6 b2 b3"


def pausing(typed: str, bot: object = careless, **chosen: str | bool) -> list[str]:
    """Ana, a bot, plays her second-to-last card; then you are asked."""
    game = laid_out("mattel", ANA_COMES_DOWN, discard="r5", people=[0], dealer=0)
    return heard(game, typed, {1: bot, 2: bot}, **chosen)  # type: ignore[dict-item]


def yours(
    typed: str | list[str], hands: str = "r1 b2 b3 | r6 b2 b3", discard: str = "r5", **chosen: str | bool
) -> list[str]:
    """It is your turn, against one bot."""
    return heard(laid_out("mattel", hands, discard=discard, people=[0]), typed, {1: careless}, **chosen)


# Pauses


def test_the_game_waits_when_a_bot_is_down_to_one_card() -> None:
    assert pausing("") == [
        "Ana plays red 1. Ben is next.",
        "Ana has one card. Enter goes on.",
        "> ",
        "Ben plays red 6. Your turn, nothing fits: draw.",
        "> ",
    ]


@pytest.mark.parametrize("typed", ["catch Ana", "CATCH  ana.", "catch", "catch an"])
def test_a_missed_call_is_caught_in_any_words(typed: str) -> None:
    assert pausing(typed)[3] == "You catch Ana without UNO. Ana draws 2."


def test_a_call_that_was_made_cannot_be_caught_and_the_game_still_waits() -> None:
    lines = pausing("catch ana/", fallback)
    assert lines[0].startswith("UNO! Ana plays red 2.")
    assert lines[3].startswith("Ana called UNO.")
    assert lines[4] == "> "
    assert lines[5].startswith("Ben plays ")


def test_questions_can_be_asked_at_a_pause_and_it_stays_one() -> None:
    lines = pausing("state/c/?/catch ana")
    assert lines[3] == "It is Ben's turn. Red 1 is up. You have 3 cards. After that, you."
    assert lines[5] == "You have 3 cards, Ana 1, Ben 3."
    assert lines[7].startswith("The game waits for you. Enter goes on;")
    assert lines[9].startswith("You catch Ana")


def test_a_player_who_holds_the_same_card_may_jump_in_with_it() -> None:
    hands = "r1 g2 g3 | r1 r2 r3 | r6 b2 b3"
    game = laid_out("mattel", hands, discard="r5", people=[0], dealer=0, house="jump-in")
    lines = heard(game, "red 1", {1: careless, 2: careless})
    assert lines[1] == "You hold red 1 too and may jump in. Enter goes on."
    assert lines[3] == "You jump in with red 1."


def test_two_cards_in_dos_are_called_before_anybody_catches() -> None:
    game = laid_out("dos", "b5 b3 | g3 g4 g6", centre="r9 r10", draw="y8", people=[0])
    lines = heard(game, "draw/done/y8/dos", {1: choose})
    assert lines[lines.index("> dos") - 1] == "You have two cards. Enter goes on."
    assert "DOS! You have two cards." in lines


# Your turn


def test_enter_alone_repeats_the_essential_state() -> None:
    assert yours("") == ["> ", "Your turn. Red 5 is up. 1 of your 3 cards fits.", "> "]


@pytest.mark.parametrize("typed", ["r1", "PLAY R1", "red 1", "play  the red 1.", "3", "1 rouge", "rouge 1"])
def test_a_card_is_played_by_its_code_its_name_or_its_place_in_the_hand(typed: str) -> None:
    assert "You play red 1." in yours(typed)


def test_uno_is_not_called_with_three_cards_and_the_card_stays() -> None:
    lines = yours("uno r1/h")
    assert lines[1].endswith("(mattel U6)")
    assert lines[3].startswith("3 cards:")


def test_a_wild_asks_for_its_colour_and_other_questions_come_in_between() -> None:
    lines = yours("wild/h//3", "wi b2 b3 | g6 b2 b3")
    assert lines[1] == lines[5] == "Which colour? 1: blue, 2: green, 3: red, 4: yellow"
    assert lines[3] == "3 cards: blue 2 at 1, blue 3 at 2; Wild at 3."
    assert lines[7] == "You play Wild and name red."


def test_a_choice_can_be_taken_back() -> None:
    lines = yours("wild/back/h", "wi b2 b3 | g6 b2 b3")
    assert lines[3] == "Never mind. It is still your turn."


def test_a_wrong_play_costs_nothing_and_says_what_can_be_done_and_why() -> None:
    lines = yours("b2/why/c")
    assert lines[1] == "Blue 2 does not fit red 5. You can play red 1, or draw. (mattel T1)"
    assert lines[3].startswith("Mattel T1: ")
    assert lines[5] == "You have 3 cards, Ana 3."


def test_a_slip_of_the_fingers_is_mended_or_gets_a_suggestion() -> None:
    assert yours("hnad")[1].startswith("3 cards: ")
    assert yours("quti")[1] == "I do not understand 'quti'. Did you mean quit?"


def test_an_answer_that_may_be_a_command_is_asked_about_and_the_choice_survives_a_detour() -> None:
    game = laid_out("question", "b5 b3 g9 | g3 g4 g6", discard="r5", people=[0])
    lines = heard(game, ["h", "top", "what colour is it", "", "command", "h", "back", "x-ray", "quit"], {1: careless})
    either = "Type answer if 'h' is your answer, command for the command hand."
    assert [line for line in lines if line == either] == [either] * 3
    told = lines[lines.index("> command") + 1]
    assert told.startswith("3 cards: "), "the command, once it is chosen"
    assert lines[lines.index("> top") + 1] == "Red 5 is up."
    assert lines[lines.index("> x-ray") + 1].startswith("Wrong. ")


ASKED = "Are you ready?"


def while_it_waits(typed: list[str], **chosen: str) -> list[str]:
    game = laid_out("question", "b5 b3 g9 | g3 g4 g6", discard="r5", people=[0])
    return heard(game, typed, {1: careless}, **chosen)


@pytest.mark.parametrize(
    ("language", "typed", "menu"),
    [
        ("en", "r", "Is 'r' your answer? Yes or no."),
        ("en", "green", "Is 'green' your answer? Yes or no."),
        ("fr", "vert", "Votre réponse est-elle « vert » ? Oui ou non."),
        ("fr", "r", "Votre réponse est-elle « r » ? Oui ou non."),
    ],
)
def test_again_says_the_question_again_and_never_the_menu(language: str, typed: str, menu: str) -> None:
    again = "again" if language == "en" else "encore"
    lines = while_it_waits([typed, again], language=language)
    spoken = [line.replace("\u202f", " ").replace("\xa0", " ") for line in lines]
    assert spoken[spoken.index(f"> {typed}") + 1] == menu
    assert ASKED in spoken[spoken.index(f"> {again}") + 1]
    assert spoken.count(menu) == 1


def test_the_menu_stays_until_it_is_answered_or_something_else_is_clearly_meant() -> None:
    menu = "Is 'green' your answer? Yes or no."
    lines = while_it_waits(["green", "1?", "catch", "is it rome", "again", "lima"])
    assert lines.count(menu) == 1
    assert ASKED in lines[lines.index("> again") + 1]
    assert [line for line in lines if line.startswith("Wrong")] == [lines[lines.index("> lima") + 1]]


@pytest.mark.parametrize("number", ["1", "2"])
def test_no_number_chooses_from_the_menu_since_it_may_be_an_answer(number: str) -> None:
    menu = f"Is '{number}' your answer? Yes or no."
    lines = while_it_waits(["green", number, "back", "green", number, number])
    assert lines[lines.index(f"> {number}") + 1] == menu
    assert [place for place, line in enumerate(lines) if line.startswith("Wrong")] == [lines.index(menu, 9) + 2]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "i give up"), ("en", "no idea!"), ("fr", "je donne ma langue au chat")]
)
def test_who_gives_up_does_not_know(language: str, typed: str) -> None:
    lines = while_it_waits([typed], language=language)
    assert lines[lines.index(f"> {typed}") + 1].startswith(("You do not know", "Vous ne savez pas"))


def test_another_number_at_the_menu_is_perhaps_another_answer() -> None:
    lines = while_it_waits(["green", "28", "again", "lima"])
    assert lines[lines.index("> 28") + 1] == "Is '28' your answer? Yes or no."
    assert ASKED in lines[lines.index("> again") + 1]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (
            "en",
            [
                "hmm",
                "umm",
                "ok",
                "lol",
                "one moment",
                "huh",
                "wait",
                "just a sec",
                "quit?",
                "leave?",
                "rome?",
                "skip my turn",
            ],
        ),
        (
            "fr",
            [
                "heu",
                "attends",
                "attend 2 sec",
                "c dur",
                "g pa compris",
                "redis",
                "hein",
                "quitter ?",
                "c'est Dublin ?",
            ],
        ),
    ],
)
def test_talk_and_questions_cost_no_card(language: str, typed: list[str]) -> None:
    lines = while_it_waits([*typed, {"en": "hand", "fr": "main"}[language]], language=language)
    assert lines[-2].startswith(("3 cards", "3 cartes")), "the hand is as it was, and the game is still there"


def test_a_question_mark_chooses_no_colour_and_gives_no_verdict() -> None:
    lines = yours("joker/bleu ?/3", "wi b2 b3 | g6 b2 b3", language="fr")
    assert lines[3].startswith("Rien n'est encore choisi.")
    assert lines[5].startswith("Vous jouez Joker et demandez du rouge")
    assert verdict_of("right?", Words("en")) is None
    assert verdict_of("right", Words("en")) is True


def test_the_settings_say_how_they_are_changed_and_do_it() -> None:
    lines = yours(["réglages", "bref", "détail normal", "plus lentement"], language="fr")
    assert "réglage détail bref" in lines[lines.index("> bref") - 1]
    assert lines[lines.index("> bref") + 1] == "détail bref"
    assert lines[lines.index("> détail normal") + 1].startswith("détail : normal.")
    assert lines[lines.index("> plus lentement") + 1].startswith("débit")


def test_control_characters_are_never_said_again() -> None:
    lines = yours(["\x1b[2Jfly\x07", "catch \x1b]52;c;x\x07"])
    assert not any("\x1b" in line or "\x07" in line for line in lines if not line.startswith("> "))


def test_the_call_goes_with_the_card() -> None:
    lines = yours("uno b3", "b2 b3 | g6 g7 g8", "b5")
    assert lines[1].startswith("UNO! You play blue 3.")


def test_a_hint_comes_with_its_reason_and_nothing_is_done() -> None:
    lines = yours("hint", "r1 | r6 b2 b3 r7")
    assert lines == ["> hint", "Hint: play red 1: you go out.", "> "]


def test_a_bot_plays_for_whoever_leaves_and_asks_in_every_turn_whether_to_go_on() -> None:
    lines = yours("leave//return", "r1 r2 r3 r4 | r6 b2 b3 r7")
    assert lines[1].startswith("You leave: a bot plays on.")
    assert lines[2] == "A bot plays for you. Enter goes on, return takes your seat back."
    assert any(line.startswith("You are back.") for line in lines)


# What happened


def test_what_happened_can_be_heard_again() -> None:
    lines = yours("r1/last/last 2/since/repeat", "r1 r2 b3 | r6 b2 b3 r8")
    told = "Ana plays red 6. Your turn, one card fits."
    assert lines[2] == told
    assert lines[4] == told
    assert lines[6] == f"You play red 1.\n{told}"
    assert lines[8] == told
    assert lines[10] == told


def test_before_anything_has_happened_there_is_nothing_to_tell() -> None:
    assert yours("since/why/review")[1::2][:3] == [
        "Nothing has happened since.",
        "Nothing has been ruled yet. Type why T1 to hear a rule by its number.",
        "You have no round behind you yet.",
    ]


def test_why_explains_what_happened_to_you() -> None:
    game = laid_out("mattel", "g1 g2 g3 g4 | r+2 b2 y3 | b1 b2 b3", discard="r5", people=[0], dealer=0)
    lines = heard(game, "why/why u2/why x9", {1: careless, 2: careless})
    assert lines[-6] == "Ana plays red Draw Two. Ben draws 2 and misses a turn."
    assert "Mattel U2" in lines[-4]
    assert "x9" in lines[-2].lower()


# How it is said


def test_more_and_less_change_how_much_is_said_and_that_is_kept(home: str) -> None:
    lines = yours("+/top/-/-/-/top")
    assert lines[1] == "Full: as much as there is to say."
    assert lines[5:10:2] == ["Normal.", "Brief.", "Brief."]
    from sixdot.terminal.settings import load

    assert load()[0].verbosity == "brief"


def test_the_language_changes_in_the_middle_of_a_game_and_back(home: str) -> None:
    lines = yours("language french/top/langue anglais/top")
    assert lines[1] == "En français."
    assert "5 rouge" in lines[3]
    assert lines[5] == "English it is."
    assert lines[7] == "Red 5 is up."


def test_a_hand_is_sorted_as_wished_and_its_numbers_follow(home: str) -> None:
    lines = yours("hand by number/sort fits/h/1", "b5 r1 g3 g4 | r6 b2 b3")
    assert lines[1] == "4 cards: red 1 at 1; green 3 at 2; green 4 at 3; blue 5 at 4."
    assert lines[3] == "What fits comes first."
    assert lines[5].startswith("4 cards: blue 5 at 1; red 1 at 2;")
    assert lines[7].startswith("You play blue 5.")


def test_cards_are_called_by_their_marks_on_request(home: str) -> None:
    game = laid_out("french", "rrv gsk b+2 | g1 g2 g3", discard="r5", people=[0])
    lines = heard(game, "repères/main", {1: careless}, language="fr")
    assert lines[3] == "3 cartes : +02b en 1 ; stop v en 2 ; rev r en 3."


def test_an_unknown_setting_is_refused_with_a_list_of_all(home: str) -> None:
    lines = yours("set verbosity loud/set")
    assert "brief" in lines[1]
    assert "full" in lines[1]
    assert "\n" in lines[3]


# Rounds and games


def test_after_a_round_it_can_be_looked_back_on_and_enter_goes_on() -> None:
    game = Match(EDITIONS["mattel"], 2, Options(target=300), people=[0])
    seated = Seated(game, ["leave", *[""] * 300], {1: careless})
    lines = seated.play()
    after = lines.index("Enter begins round 2. Review looks back on the last one.")
    assert lines[after + 1] == "> "
    assert any(line.startswith("Round 2. ") for line in lines)


def test_a_game_that_is_over_says_who_won_and_ends() -> None:
    game = Match(EDITIONS["mattel"], 2, Options(target=1), people=[0])
    lines = Seated(game, ["leave", *[""] * 300, "x"], {1: careless}).play()
    assert any("win the game" in line or "wins the game" in line for line in lines)
    assert lines[-2] == "Enter ends the game. Review looks back on the last round."


BETWEEN = {
    "who won": "goes out and scores",
    "who's winning": "Ben leads with 103 points.",
    "which round is it": "Round 1 is over.",
    "how many points do i need": "300 points win the game. You have 0 and need 300 more.",
    "who is here": "At the table: you, Ana (bot), Ben (bot).",
    "what happened last": "Ben plays Wild Draw Four",
    "counts": "Round 1 is over. This is how it ended. You had 4 cards, Ben 0, Ana 8.",
    "hand": "Round 1 is over. This is how it ended. 4 cards:",
    "how do i go on": "Enter begins round 2.",
    "whose turn is it": "Round 1 is over. Ben leads with 103 points.",
    "state": "Enter begins round 2.",
    "hint": "Enter begins round 2.",
    "draw": "Enter begins round 2.",
}


def test_between_rounds_questions_are_answered_from_what_is_known() -> None:
    game = Match(EDITIONS["mattel"], 3, Options(target=300), people=[0])
    bots = {1: careless, 2: careless}
    lines = Seated(game, ["leave", *[""] * 300], bots).play()
    before = [line for line in lines[: lines.index(BEGINS)] if line.startswith(">")]
    again = Match(EDITIONS["mattel"], 3, Options(target=300), people=[0])
    lines = Seated(again, ["leave", *[""] * (len(before) - 1), *BETWEEN], bots).play()
    for typed, told in BETWEEN.items():
        assert told in lines[lines.index(f"> {typed}") + 1], typed
    assert lines[-1] == "> "  # the next round has not begun


def test_after_the_game_questions_are_answered_from_what_is_known() -> None:
    game = Match(EDITIONS["mattel"], 2, Options(target=1), people=[0])
    lines = Seated(game, ["leave", *[""] * 300], {1: careless}).play()
    asked = len([line for line in lines if line.startswith(">")]) - 1
    again = Match(EDITIONS["mattel"], 2, Options(target=1), people=[0])
    typed = ["leave", *[""] * (asked - 1), "whose turn is it", "top", "how many points to win"]
    lines = Seated(again, typed, {1: careless}).play()
    stands = lines[lines.index("> whose turn is it") + 1]
    assert "won the game with" in stands
    assert stands.endswith("Enter ends the game. Review looks back on the last round.")
    assert lines[lines.index("> top") + 1].startswith("Round 1 is over. This is how it ended.")
    assert lines[lines.index("> how many points to win") + 1].startswith("1 point wins the game.")


def test_the_judge_hears_question_and_answer_until_the_answer_is_right_or_wrong() -> None:
    game = Match(EDITIONS["question"], 2, Options(judge="person", dealer=1), people=[0])
    lines = Seated(game, "Paris/maybe/right", {1: choose}).play()
    asked = [
        place for place, line in enumerate(lines) if line == "The question: Are you ready? Is Paris right or wrong?"
    ]
    assert len(asked) == 2
    assert lines[asked[0] + 1] == "> maybe"
    assert "right" in lines[asked[1] + 2].lower()


@pytest.mark.parametrize(
    ("edition", "options", "players"),
    [
        ("mattel", Options(target=60), 3),
        ("mattel", Options(scoring="lowest", target=60), 4),
        ("rnib", Options(partners="opposite", target=60), 4),
        ("rnib", Options(scoring="elimination", target=60), 3),
        ("french", Options(partners="rotating"), 4),
        ("french", Options(partners="opposite", target=60), 6),
        ("question", Options(target=60), 3),
        ("dos", Options(target=40), 2),
    ],
)
def test_a_whole_game_is_played_by_typing_what_was_heard(edition: str, options: Options, players: int) -> None:
    game = Match(EDITIONS[edition], players, options, people=[0])
    seated = Seated(game, obedient, dict.fromkeys(range(1, players), choose), seed="7")
    lines = seated.play()
    assert game.stage == "over"
    assert not [line for line in lines if "not understand" in line or "several things" in line]
    refused = [line for line in lines if line.endswith(")") and f"({edition} " in line]
    assert refused == []


# Several people at one keyboard


def two_people(typed: str) -> list[str]:
    game = laid_out("mattel", "r1 r2 r3 r4 | r6 b2 b3 r7 | b1 b2 b3", discard="r5", draw="y1 y2 y3", people=[0, 1])
    return heard(game, typed, {2: careless})


def test_the_keyboard_is_handed_over_behind_a_curtain() -> None:
    lines = two_people("/r1//h")
    assert lines[:3] == ["(curtain)", "Zoe, the keyboard is yours: press Enter.", "> "]
    assert "You play red 1. Ana is next." in lines
    over = lines.index("Ana, the keyboard is yours: press Enter.")
    assert lines[over - 1] == "(curtain)"
    assert "red 6" not in "\n".join(lines[: over + 1])
    assert "red 6" in "\n".join(lines[over:])


def test_whoever_takes_the_keyboard_hears_what_happened_in_their_own_words() -> None:
    lines = two_people("/d/pass/")
    drawn = lines.index("You draw yellow 1. It does not fit; pass.")
    over = lines.index("Ana, the keyboard is yours: press Enter.")
    assert drawn < over
    told = "\n".join(lines[over:])
    assert "Zoe draws a card" in told
    assert "yellow 1" not in told
    assert told.endswith("Your turn. After that, Ben. Red 5 is up. 2 of your 4 cards fit.\n> ")


def test_nothing_of_the_hand_before_can_be_asked_for_after_the_curtain() -> None:
    lines = two_people("/h/r1//repeat/last 9/since/r/why/score/counts/review")
    over = lines.index("Ana, the keyboard is yours: press Enter.")
    told = "\n".join(lines[over:])
    assert not any(card in told for card in ("red 2", "red 3", "red 4"))


@pytest.mark.parametrize("typed", ["hand", "h", "fits", "1", "r1", "hint", "choices", "zebra"])
def test_before_the_keyboard_is_taken_no_card_is_read_out(typed: str) -> None:
    lines = two_people(typed)
    assert lines[2] == f"> {typed}"
    assert lines[-2:] == ["Zoe, the keyboard is yours: press Enter.", "> "]
    assert not any(f"red {number}" in line for line in lines[3:] for number in (1, 2, 3, 4))


def test_anyone_who_has_had_enough_may_quit_at_the_hand_over() -> None:
    assert two_people("quit")[-1] == "> quit"


def test_a_turn_that_comes_back_is_told_to_its_player() -> None:
    back = laid_out("mattel", "r1 r2 r3 b4 | r6 b2 b3 r7 | rsk b2 b3", discard="r5", people=[0, 1], dealer=0)
    told = heard(back, "/r6", {2: careless})
    assert told[-3:] == ["Ben plays red Skip. Zoe misses a turn. Ana is next.", "Your turn, one card fits.", "> "]


def test_cards_from_a_bots_draw_two_are_named_when_the_keyboard_is_taken() -> None:
    game = laid_out(
        "mattel", "r1 g2 g3 | g4 g5 g6 | r+2 b2 b3", discard="r5", draw="y1 y2 y3", people=[0, 1], dealer=1
    )
    lines = heard(game, "//h", {2: careless})
    assert lines[0] == "Ben plays red Draw Two. Zoe draws 2 and misses a turn. Ana is next."
    taken = heard(
        laid_out("mattel", "r1 g2 g3 | r4 g5 g6 | r+2 b2 b3", discard="r5", draw="y1 y2 y3", people=[0, 1], dealer=1),
        "/r4/",
        {2: careless},
    )
    zoe = taken.index("Zoe, the keyboard is yours: press Enter.")
    assert not any("yellow" in line for line in taken[:zoe])
    assert any("yellow 1" in line for line in taken[zoe:])


def test_a_new_round_is_for_whoever_takes_the_keyboard() -> None:
    game = laid_out("mattel", "r1 | r6 b2 b3 r7 | b1 b2 b3", discard="r5", draw="y1 y2 y3", people=[0, 1])
    lines = Seated(game, ["", "r1", "h", "", "h", "", "h"], {2: careless})
    said = lines.play(looks_back=True)
    opening = next(place for place, line in enumerate(said) if line.startswith("Enter begins round 2."))
    assert "keyboard" in said[opening + 2] or "how it ended" in said[opening + 2]
    assert lines.game.people.holder is None


def test_at_a_pause_nobody_hears_the_hand_of_another() -> None:
    hands = "g1 g2 g3 | r1 r2 | b1 b2 b3"
    for typed in ("h", "fits", "choices", "hint", "zoe hand", "zoe fits", "zoe hint", "zoe last 3", "zoe choices"):
        game = laid_out("mattel", hands, discard="r5", people=[0, 1], dealer=0)
        lines = heard(game, f"/r1/{typed}", {2: careless})
        pause = lines.index(f"> {typed}")
        assert not any(card in "\n".join(lines[pause:]) for card in ("green 1", "green 2", "green 3")), typed


def test_a_name_alone_takes_the_keyboard_at_a_pause() -> None:
    game = laid_out("mattel", "g1 g2 g3 | r1 r2 | b1 b2 b3", discard="r5", people=[0, 1], dealer=0)
    lines = heard(game, "/r1/zoe//h/catch ana", {2: careless})
    assert "3 cards: green 1 at 1, green 2 at 2, green 3 at 3." in lines
    assert lines.index("(curtain)", 1) < lines.index("3 cards: green 1 at 1, green 2 at 2, green 3 at 3.")
    assert any(line.startswith("You catch Ana without UNO.") for line in lines)


def test_a_player_who_left_comes_back_by_name_in_anothers_turn() -> None:
    game = laid_out("mattel", "r1 r2 r3 | r6 b2 b3 r7 | r8 b2 b3", discard="r5", people=[0, 1])
    lines = heard(game, "/leave//zoe return/h", {2: careless})
    assert any("Zoe is back." in line for line in lines), lines


def test_at_a_pause_anybody_may_speak_up_by_name() -> None:
    game = laid_out("mattel", "g1 g2 g3 | g4 g5 g6 | r1 r2 | r6 b2 b3", discard="r5", people=[0, 1], dealer=1)
    lines = heard(game, "ana catch ben", {2: careless, 3: careless})
    assert lines[1:4] == [
        "Ben has one card. Enter goes on.",
        "> ana catch ben",
        "Ana catches Ben without UNO. Ben draws 2.",
    ]
    assert lines[4] == "Cleo plays red 6. Zoe is next."


@pytest.mark.parametrize("typed", ["", "go on", "continue"])
def test_at_a_pause_enter_or_a_word_for_it_goes_on(typed: str) -> None:
    assert pausing(typed)[3].startswith("Ben plays red 6.")


def test_a_hand_can_be_heard_colour_by_colour() -> None:
    lines = yours("h red", "b5 r1 g3 r4 | r6 b2 b3")
    assert "red 1" in lines[1]
    assert "red 4" in lines[1]
    assert "blue" not in lines[1]


def test_why_explains_a_wild_draw_four_that_waits() -> None:
    game = laid_out("mattel", "g1 g2 g3 | wi+4 b2 b3", discard="r5", people=[0], dealer=0)
    lines = heard(game, "why", {1: careless})
    assert lines[-2] == "Ana plays Wild Draw Four and names blue."


def test_jumping_in_by_name_in_anothers_turn_changes_whose_turn_it_is() -> None:
    hands = "g1 g2 g3 | b1 r2 r3 | b5 y2 y3"
    game = laid_out("mattel", hands, discard="b5", people=[0, 1, 2], dealer=0, house="jump-in")
    lines = heard(game, "/ben play b5//", {})
    assert "Ben jumps in with blue 5. Zoe is next." in lines
    assert "Zoe, the keyboard is yours: press Enter." in lines


def test_a_letter_is_not_a_name() -> None:
    game = laid_out("mattel", "b5 b6 b7 | r1 r2 r3 | y1 y2 y3", discard="b1", people=[0, 1])
    lines = heard(game, "/a 5/b 5", {2: careless})
    assert any(line.startswith("You play blue 5.") for line in lines), lines


def test_nobody_hears_what_another_could_play_by_speaking_for_them() -> None:
    game = laid_out("mattel", "r1 r2 r3 | r6 b2 b3 | y1 y2 y3", discard="r5", people=[0, 1])
    lines = heard(game, "/ana return/ana leave/ana return/ana draw/ana play r6", {2: careless})
    told = "\n".join(line for line in lines if not line.startswith("> "))
    assert "red 6" not in told
    assert "blue" not in told


@pytest.mark.parametrize("typed", ["set __class__", "set __doc__ x", "set braille_table"])
def test_a_setting_is_looked_up_among_settings_only(typed: str, home: str) -> None:
    assert len(yours(typed)) == 3
