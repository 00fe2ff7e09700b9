"""Every command that help lists, typed in every way the locale offers, answers and changes nothing."""

from __future__ import annotations

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.voice.help import help_list
from sixdot.voice.understand.meant import Command
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
from tests.helpers.sessions import Seated, careless
from tests.helpers.tables import laid_out
from tests.helpers.wording import COMMANDS

# What follows a command that needs something, or does something else with it.
MORE = {
    "hand": ("", " number", " colour", " fits"),
    "last": ("", " 2", " x"),
    "sort": ("", " number", " zebra"),
    "language": ("", " fr", " en", " klingon"),
    "help": ("", " hand", " draw", " all", " actions", " jump in", " uno", " scoring", " zebra"),
    "rules": ("", " next", " back", " 3", " 99", " turn", " T3", " ids", " all", " search draw", " zebra"),
    "why": ("", " T1", " G7", " H3", " zebra"),
    "set": ("", " sort", " sort number", " sort zebra", " zebra"),
}
CHANGE = ("leave", "return", "quit")


def position(edition: str) -> Match:
    if EDITIONS[edition].game == "dos":
        return laid_out("dos", "b5 b3 g9 | g3 g4 g6", centre="r9 r10", draw="y8 y9", people=[0])
    if EDITIONS[edition].asks_questions:
        return laid_out("question", "b5 b3 g9 | g3 g4 g6", discard="rsk", people=[0])
    return laid_out(edition, "b5 b3 wi | g3 g4 g6", discard="b9", people=[0])


def typed_ways(language: str, command: str) -> list[str]:
    words = Words(language)
    return words.say(f"command-{command}").split(", ")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_known_by_every_word_for_it_and_answers(command: str, language: str, home: str) -> None:
    for word in typed_ways(language, command):
        for more in MORE.get(command, ("",)):
            first = "talon" if language == "fr" else "top"
            seated = Seated(position("mattel"), [first, word + more], {1: careless}, language=language)
            before = seated.game.game.view(0)
            lines = seated.play()[2:]
            if command == "quit":
                assert lines == [f"> {word}"]
                continue
            assert len(lines) >= 3, f"{word + more}: silence"
            assert all(line.strip() for line in lines), lines
            if command not in CHANGE:
                assert seated.game.game.view(0) == before, f"{word + more} changed the game"


@pytest.mark.slow
@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in CHANGE])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("verbosity", ["brief", "full"])
def test_a_command_answers_in_every_edition_and_between_rounds(
    command: str, edition: str, verbosity: str, home: str
) -> None:
    lines = Seated(position(edition), ["turn", command], {1: careless}, verbosity=verbosity).play()
    assert len(lines) >= 5, "silence, though something was said before that can be repeated"
    game = Match(EDITIONS[edition], 2, people=[0])
    between = Seated(game, ["leave", *[""] * 60, command, command], {1: careless}, verbosity=verbosity)
    between.play()
    assert between.lines[-1] != f"> {command}"


def test_help_lists_every_command_once() -> None:
    for language in ("en", "fr"):
        lines = help_list(Words(language))
        for command in COMMANDS:
            first = typed_ways(language, command)[0]
            assert len([line for line in lines if line.partition(":")[0].split(",")[0].strip() == first]) == 1, first


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_command_typed_by_its_first_word_means_itself(language: str) -> None:
    view = position("mattel").view(0)
    for command in COMMANDS:
        meant = understand(typed_ways(language, command)[0], view, ("Zoe", "Ana"), Words(language), view.hand)
        assert isinstance(meant, Command), command
        assert meant.name == command


def test_the_place_in_the_rules_is_kept_for_each_person(home: str) -> None:
    game = laid_out("mattel", "b5 b3 wi | g3 g4 g6 | g7 g8", discard="b9", people=[0])
    typed = ["rules", "top", "rules next", "règles suite", "rules back", "rules next"]
    lines = Seated(game, typed, {1: careless, 2: careless}).play()
    read = [line.split("\n")[0] for line in lines if line.startswith("Rules, chapter")]
    assert read == [
        "Rules, chapter 1 of 13: what it is about.",
        "Rules, chapter 2 of 13: this table.",
        "Rules, chapter 3 of 13: a turn.",
        "Rules, chapter 2 of 13: this table.",
        "Rules, chapter 3 of 13: a turn.",
    ]


def test_right_after_a_chapter_one_word_reads_on_and_later_it_does_not(home: str) -> None:
    typed = ["rules", "next", "suite", "back", "top", "next"]
    lines = Seated(position("mattel"), typed, {1: careless}).play()
    read = [line.split(":")[0] for line in lines if line.startswith("Rules, chapter")]
    assert read == [f"Rules, chapter {number} of 13" for number in (1, 2, 3, 2)]


def test_reading_on_goes_before_going_on_with_the_game(home: str) -> None:
    game = laid_out("mattel", "g1 g2 g3 | r1 r2 | r6 b2 b3", discard="r5", people=[0], dealer=0)
    lines = Seated(game, ["rules", "go on"], {1: careless, 2: careless}).play()
    assert lines[-1].startswith("Rules, chapter 2") or lines[-2].startswith("Rules, chapter 2")


def test_small_talk_is_answered_in_full_once_and_changes_nothing(home: str) -> None:
    lines = Seated(position("mattel"), ["well played Ana", "lol", "top", "merci"], {1: careless}).play()
    told = [lines[place + 1] for place, line in enumerate(lines) if line.startswith("> ") and line != "> "]
    assert told[0].startswith("That is kind. Only the table hears you here")
    assert told[1] == "Glad you enjoy it."
    assert told[3].startswith("You are welcome. Only the table hears you here")


def test_small_talk_does_not_close_what_is_open(home: str) -> None:
    game = laid_out("mattel", "wi r5 b2 | g3 g4", discard="r9", people=[0])
    lines = Seated(game, ["wild", "thanks", "blue"], {1: careless}).play()
    assert any(line.startswith("You are welcome.") for line in lines)
    assert any("You play Wild" in line and "blue" in line for line in lines)


def test_a_yes_asks_what_was_offered_and_only_then(home: str) -> None:
    lines = Seated(position("mattel"), ["who plays", "yes", "yes"], {1: careless}).play()
    assert "Did you mean who is next" in lines[1]
    assert lines[3].startswith("After you")
    assert lines[5].startswith("I do not understand 'yes'")


def test_a_search_of_the_rules_is_suggested_to_a_question_that_is_not_understood(home: str) -> None:
    typed = ["what about the discards afterwards", "search the rules for discards"]
    lines = Seated(position("mattel"), typed, {1: careless}).play()
    assert "search the rules for discards" in lines[1]
    assert "discards" in lines[3]


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "what adds up to 7", "You can match blue 7 with blue 4 and yellow 3."),
        ("en", "which two of my cards make 9", "Blue 4 and red 5 would make 9, but none lies in the row."),
        ("en", "which two cards make 10", "No two of your cards make 10."),
        ("en", "is red 5 good", "Yes: green 8 with red 5 and yellow 3."),
        ("fr", "quelles deux cartes font 8", "Vous pouvez associer 8 vert avec 5 rouge et 3 jaune."),
    ],
)
def test_what_adds_up_to_a_number_is_told_from_the_hand(language: str, typed: str, told: str, home: str) -> None:
    game = laid_out("dos", "r5 g1 b4 y3 | g3 g4 b1", centre="b7 g8", draw="y1 y3", people=[0])
    lines = Seated(game, [typed], {1: careless}, language=language).play()
    assert lines[lines.index(f"> {typed}") + 1].replace("\u202f", " ") == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("who would be skipped if i play skip", "It would be for Ana, who would miss a turn."),
        ("who would draw two", "It would be for Ana: 2 cards."),
        ("who would draw four", "It would be for Ana: 4 cards, or a challenge."),
    ],
)
def test_whom_a_card_would_strike_is_told(typed: str, told: str, home: str) -> None:
    game = laid_out("mattel", "b5 b3 wi | g3 g4 g6 | g7 g8", discard="b9", people=[0])
    lines = Seated(game, [typed], {1: careless, 2: careless}).play()
    assert lines[lines.index(f"> {typed}") + 1] == told


@pytest.mark.parametrize(
    ("typed", "title"), [("rules scoring", "scoring"), ("rules challenge", "the Wild Draw Four")]
)
def test_a_chapter_is_read_by_its_name(typed: str, title: str, home: str) -> None:
    lines = Seated(position("mattel"), [typed, "rules next"], {1: careless}).play()
    assert f"Rules, chapter {9 if title == 'scoring' else 6} of 13: {title}." in lines[1]
    assert "of 13: " in lines[3]


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
def test_last_tells_the_last_thing_that_happened_in_dos(verbosity: str, home: str) -> None:
    game = laid_out("dos", "b5 b3 g9 g8 | g3 g4 g6", centre="b10 r10", draw="y8 y9", people=[0])
    lines = Seated(game, ["draw", "done", "last", "last 2"], {1: careless}, verbosity=verbosity).play()
    told = lines[lines.index("> last") + 1 : lines.index("> last 2")]
    assert "yellow 8" in "\n".join(told).lower() or "You are done" in told[0]
    assert len(told) == 1


@pytest.mark.parametrize("typed", ["house rules", "rules table", "règles maison"])
def test_what_the_table_plays_is_asked_for_by_name(typed: str, home: str) -> None:
    lines = Seated(position("mattel"), [typed], {1: careless}).play()
    assert "The table plays Mattel's UNO Braille" in "\n".join(lines)


@pytest.mark.parametrize("typed", ["help jump in", "help stacking", "help questions", "aide cumul"])
def test_help_about_what_is_at_stake_is_found_as_it_is_typed(typed: str, home: str) -> None:
    told = "\n".join(Seated(position("mattel"), [typed], {1: careless}).play())
    assert "There is no use for" in told
    assert "not played at this table" in told or "nothing is asked" in told
