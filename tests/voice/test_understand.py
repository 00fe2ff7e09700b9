"""What a player types is understood, in words, codes and marks and in both languages, and always gets an answer."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixdot.game.actions import (
    ANSWER,
    COLOUR,
    LAY,
    MATCH,
    PLAY,
    VERBS,
    Action,
    catches,
    parse,
)
from sixdot.game.book import edition_from
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD_DOS
from sixdot.game.editions import EDITIONS, bring
from sixdot.game.house import house_edition
from sixdot.game.match import JUDGE, OVER, PLAYING, Match
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.game.view import View
from sixdot.voice.choices import action_text, choices
from sixdot.voice.choices import typed as typed_text
from sixdot.voice.help import names_of
from sixdot.voice.refusals import refusal_text
from sixdot.voice.understand.asking import asked
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Ambiguous, Choose, Command, Meant, Talk, Unclear, groups
from sixdot.voice.understand.understanding import choose, understand
from sixdot.voice.understand.vocabulary import folded, goes_on, seat_named, vocabulary
from sixdot.voice.words import LANGUAGES, LENGTHS, Colour, Words
from tests.helpers.games import GAMES, HOUSE, QUESTIONS
from tests.helpers.soak import bounded
from tests.helpers.tables import do, laid_out
from tests.helpers.wording import COMMANDS

NAMES = ("Zoe", "Ana", "Sam", "Chloé", "Sarah", "Max", "Finn", "Gita", "Hugo", "Iris")
MEANINGS = (Command, Action, Choose, Enquiry, Unclear, Ambiguous, Talk)
EN, FR = Words("en"), Words("fr")


def meant(game: Match, typed: str, words: Words = EN, seat: int = 0, offers: Sequence[Action] = ()) -> Meant:
    view = game.view(seat)
    return understand(typed, view, NAMES[: game.players], words, view.hand, offers)


def told(meaning: Meant) -> str:
    """A meaning in short: an action by its notation, a choice by its kind, a command by its name."""
    if isinstance(meaning, Action):
        return str(meaning)
    if isinstance(meaning, Choose):
        return f"{meaning.kind}? {len(meaning.options)}"
    if isinstance(meaning, Ambiguous):
        return f"{meaning.answer} or {told(meaning.command).strip('!').split()[0]}"
    if isinstance(meaning, Command):
        return f"!{meaning.name} {meaning.rest}".strip()
    if isinstance(meaning, Enquiry):
        return f"?{meaning.fact} {meaning.topic}".strip()
    return f"talk {meaning.kind}" if isinstance(meaning, Talk) else meaning.message


def said(meaning: Meant, words: Words = EN) -> str:
    assert isinstance(meaning, Unclear)
    return words.say(meaning.message, **meaning.values)


def uno_table(edition: str = "mattel") -> Match:
    """Seven cards: 1 blue 5, 2 blue Skip, 3 green 1, 4 red 5, 5 red 7, 6 Wild, 7 Wild Draw Four, on red 9."""
    return laid_out(edition, "r5 r7 b5 wi g1 wi+4 bsk | g3 g4 | r1 r2 | y1 y2", discard="r9")


# Cards, in every way of saying them


@pytest.mark.fault("R23")
@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("r5", "play r5"),
        ("R5", "play r5"),
        ("5r", "play r5"),
        ("r 5", "play r5"),
        ("red5", "play r5"),
        ("red 5", "play r5"),
        ("Red 5.", "play r5"),
        ("five red", "play r5"),
        ("play red five", "play r5"),
        ("the red five please", "play r5"),
        ("jump in with red 5", "play r5"),
        ("5 rouge", "play r5"),
        ("je joue le 5 rouge", "play r5"),
        ("play r5 uno", "play r5 uno"),
        ("uno r5", "play r5 uno"),
        ("red 5 and uno!", "play r5 uno"),
        ("r5 u", "play r5 uno"),
        ("4", "play r5"),
        ("uno 4", "play r5 uno"),
        ("4 uno", "play r5 uno"),
        ("play 4", "play r5"),
        ("card 4", "play r5"),
        ("play 7", "card? 5"),
        ("seven", "play r7"),
        ("5", "play r7"),
        ("wild", "colour? 4"),
        ("6", "colour? 4"),
        ("wild blue", "play wi blue"),
        ("wild, blue", "play wi blue"),
        ("blue wild", "play wi blue"),
        ("wild b", "play wi blue"),
        ("wild and name blue", "play wi blue"),
        ("wi=blue", "play wi blue"),
        ("joker vert", "play wi green"),
        ("change to blue", "colour blue"),
        ("red 7 on red 9", "play r7"),
        ("red red 5", "play r5"),
        ("+ 4 red", "play wi+4 red"),
        ("wi+4", "colour? 4"),
        ("wild draw four", "colour? 4"),
        ("wild four red", "play wi+4 red"),
        ("draw four red", "play wi+4 red"),
        ("+4 jaune", "play wi+4 yellow"),
        ("plus quatre jaune", "play wi+4 yellow"),
        ("skip", "play bsk"),
        ("bsk", "play bsk"),
        ("blue skip", "play bsk"),
        ("passe-tour bleu", "play bsk"),
        ("red", "card? 2"),
        ("green", "unclear-colour"),
        ("blue 3", "play b3"),
        ("red 5 blue", "play r5 blue"),
        ("uno red 9", "play r9 uno"),
        ("wild four uno", "play wi+4 blue uno"),
        ("red 5 red 7", "unclear-one-card"),
        ("red 11", "unclear-card"),
        ("+2", "unclear-not-held"),
        ("draw two", "unclear-not-held"),
        ("reverse", "unclear-not-held"),
        ("9", "unclear-place"),
        ("0", "unclear-place"),
        ("999999999999", "unclear-word"),
        ("uno", "unclear-uno"),
        ("play", "card? 10"),
    ],
)
def test_a_card_is_understood_by_word_code_mark_and_place(typed: str, means: str) -> None:
    assert told(meant(uno_table(), typed)) == means


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("5r", "play r5"),
        ("stop b", "play bsk"),
        ("stop", "play bsk"),
        ("rev v", "play grv"),
        ("+02v", "play g+2"),
        ("couleur", "colour? 4"),
        ("couleur rouge", "play wi red"),
        ("+04", "colour? 4"),
        ("+04 v", "play wi+4 green"),
        ("1v", "play g1"),
        ("joker rouge", "play wi red"),
        ("un vert", "play g1"),
        ("un 5 bleu", "play b5"),
        ("l'inversion verte", "play grv"),
        ("plus deux", "unclear-not-held"),
        ("uno 5 rouge", "play r5 uno"),
    ],
)
def test_the_french_edition_is_played_by_its_marks(typed: str, means: str) -> None:
    assert told(meant(uno_table("french"), typed, FR)) == means


@pytest.mark.parametrize(
    ("typed", "means"),
    [("r5", "play b5"), ("r 5", "play b5"), ("b5", "play r5"), ("b seven", "play r7"), ("b sette", "play r7")],
)
def test_what_stands_on_the_cards_of_a_book_goes_before_our_own_codes(typed: str, means: str) -> None:
    marks = {"letters": {"blue": "r", "red": "b"}, "symbols": {"7": "sette"}, "apart": ["7", "8"]}
    swapped = bring(edition_from({"name": "swapped", "marks": marks}))
    assert told(meant(uno_table(swapped.id), typed)) == means


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_known_by_its_code_its_mark_and_its_name(edition: str, language: str) -> None:
    words = Words(language)
    marks = EDITIONS[edition].marks
    deck = EDITIONS[edition].deck
    verb = PLAY if deck is UNO_DECK else LAY
    layout: dict[str, Any] = {"centre": "b7 g8", "draw": "y1 y3"} if deck is DOS_DECK else {"discard": "g5"}
    for card in deck.cards:
        hands = f"{card.code} b3 b4 | g3 g4"
        game = laid_out(edition, hands, **layout)
        if deck is DOS_DECK:
            do(game, 0, "draw")
            do(game, 0, "done")
        elif game.view(0).phase == "answer":
            do(game, 0, "answer yes")
        for text in (card.code, marks.of(card), words.one(card)):
            meaning = meant(game, text, words)
            options = meaning.options if isinstance(meaning, Choose) else (action_of(meaning),)
            assert {(action.verb, action.card) for action in options} == {(verb, card.kind)}, text


def action_of(meaning: Meant) -> Action:
    assert isinstance(meaning, Action), meaning
    return meaning


def test_a_place_counts_in_the_order_the_hand_is_told_in() -> None:
    view = uno_table().view(0)
    backwards = tuple(reversed(view.hand))
    assert understand("4", view, NAMES, EN, backwards) == parse("play r5")
    assert told(understand("1", view, NAMES, EN, backwards)) == "colour? 4"
    assert understand("3", view, NAMES, EN, backwards) == parse("play r7")


# Actions


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("draw", "draw"),
        ("d", "draw"),
        ("draw a card", "draw"),
        ("piocher", "draw"),
        ("pass", "pass"),
        ("p", "pass"),
        ("done", "pass"),
        ("challenge", "challenge"),
        ("accept", "accept"),
        ("pick up", "pickup"),
        ("pickup", "pickup"),
        ("colour red", "colour red"),
        ("name red", "colour red"),
        ("catch sam", "catch 2"),
        ("catch SAM", "catch 2"),
        ("catch chloe", "catch 3"),
        ("catch ch", "catch 3"),
        ("catch 2", "catch 2"),
        ("catch zoe", "catch 0"),
        ("sam uno", "catch 2"),
        ("uno sam", "catch 2"),
        ("contre-uno sam", "catch 2"),
        ("swap with ana", "swap 1"),
        ("swap hands with ana", "swap 1"),
        ("accuse ana", "accuse 1"),
        ("agree ana", "agree 1"),
        ("not guilty ana", "disagree 1"),
        ("answer Paris", "answer Paris"),
        ("i don't know", "unknown"),
        ("match b7 with b3 g4", "match b7 with b3 g4"),
        ("lay b7", "lay b7"),
        ("catch", "unclear-nobody"),
        ("catch bob", "unclear-name"),
        ("catch 9", "unclear-name"),
        ("swap", "unclear-who"),
        ("answer", "answer ?"),
    ],
)
def test_an_action_is_made_as_it_was_said_even_if_it_will_be_refused(typed: str, means: str) -> None:
    assert told(meant(uno_table(), typed)) == means


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("p", "draw"),
        ("pioche", "draw"),
        ("je pioche", "draw"),
        ("f", "pass"),
        ("je passe", "pass"),
        ("je conteste", "challenge"),
        ("j'accepte", "accept"),
        ("ramasser", "pickup"),
        ("attrape Sam", "catch 2"),
        ("échanger avec chloé", "swap 3"),
        ("d'accord ana", "agree 1"),
        ("pas d'accord ana", "disagree 1"),
        ("je ne sais pas", "unknown"),
        ("réponse Été", "answer Été"),
        ("draw", "draw"),
        ("m", "!hand"),
        ("j", "!fits"),
        ("d 3", "!last 3"),
        ("l 3", "!last 3"),
        ("hand", "!hand"),
        ("couleur", "!colour"),
        ("couleur rouge", "colour red"),
        ("plus", "!more"),
        ("plus 3", "unclear-word"),
        ("aide main", "!help hand"),
        ("aide tout", "!help tout"),
        ("que faire ?", "?choices"),
        ("?m", "!help hand"),
        ("état", "!state"),
        ("mian", "!hand"),
    ],
)
def test_french_has_its_own_words_and_letters(typed: str, means: str) -> None:
    assert told(meant(uno_table(), typed, FR)) == means


def test_a_colour_to_be_named_is_named_by_word_letter_or_number() -> None:
    game = laid_out("mattel", "r5 b5 | g3 g4", first="wi", dealer=1)
    assert game.view(0).phase == "colour"
    for typed in ("blue", "b", "bleu", "1", "name blue", "colour blue"):
        assert told(meant(game, typed)) == "colour blue", typed
    for typed in ("g", "v", "2", "vert"):
        assert told(meant(game, typed, FR)) == "colour green", typed
    assert told(meant(game, "r")) == "colour red"
    assert told(meant(game, "j")) == "colour yellow"
    assert told(meant(game, "5")) == "unclear-answer-number"
    assert told(meant(game, "colour")) == "!colour"
    assert told(meant(game, "h")) == "!hand"


def test_whom_to_swap_with_is_said_by_name_or_number() -> None:
    game = laid_out("mattel", "r7 r2 r3 | g3 g4 g6 | b7 b8 | r1 r6", discard="r5", house="seven-zero")
    do(game, 0, "play r7")
    assert told(meant(game, "sam")) == "swap 2"
    assert told(meant(game, "3")) == "swap 3"
    assert told(meant(game, "swap")) == "target? 3"
    assert told(meant(game, "s")) == "!score"
    assert told(meant(game, "9")) == "unclear-answer-number"
    assert told(meant(game, "r2")) == "play r2"


def test_who_can_be_caught_is_offered_and_asked_for() -> None:
    game = laid_out("mattel", "r5 r7 | r3 r4 | r1 r2", discard="r9")
    do(game, 0, "play r5")
    assert told(meant(game, "catch", seat=1)) == "catch 0"
    assert told(meant(game, "zoe", seat=1)) == "catch 0"
    assert told(meant(game, "zo", seat=1)) == "unclear-word"
    assert "catch Zoe" in said(meant(game, "uno", seat=1))
    low = (catches[0], catches[2])
    assert told(meant(game, "catch", seat=1, offers=low)) == "target? 2"
    assert told(meant(game, "catch", seat=2)) == "catch 0"
    assert told(meant(game, "red 2", seat=2)) == "play r2"


def test_uno_is_called_only_if_it_was_said() -> None:
    game = laid_out("mattel", "r5 wi | r3 r4", discard="r9")
    assert told(meant(game, "r5")) == "play r5"
    assert told(meant(game, "uno r5")) == "play r5 uno"
    assert told(meant(game, "1")) == "play r5"
    wild = meant(game, "uno wild")
    assert isinstance(wild, Choose)
    assert {action.uno for action in wild.options} == {True}
    silent = meant(game, "wild")
    assert isinstance(silent, Choose)
    assert {action.uno for action in silent.options} == {False}


# Names


def test_names_are_known_by_a_beginning_that_nobody_shares() -> None:
    names = ("Zoe", "Sam", "Sarah", "Chloé", "Player 2")
    view = laid_out("mattel", "r1 | r2 | r3 | r4 | r6", discard="r5").view(0)
    assert said(understand("catch sa", view, names, EN)) == "sa may be Sam or Sarah. Type more of the name."
    assert understand("catch sar", view, names, EN) == parse("catch 2")
    assert understand("catch player 2", view, names, EN) == parse("catch 4")
    assert said(understand("catch sarha", view, names, EN)) == "Nobody here is called sarha. Did you mean Sarah?"
    assert seat_named("CHLOE", names, [0, 3]) == 3
    assert seat_named("sa", names, [1, 2]) is None
    assert seat_named("sa", names, [0, 1]) == 1
    assert seat_named("", names, [0, 1]) is None


# Commands


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("h", "!hand"),
        ("f", "!fits"),
        ("t", "!top"),
        ("c", "!counts"),
        ("s", "!score"),
        ("l", "!last"),
        ("r", "!repeat"),
        ("w", "!why"),
        ("o", "!order"),
        ("i", "!hint"),
        ("q", "!quit"),
        ("?", "!help"),
        ("+", "!more"),
        ("-", "!less"),
        ("", "!state"),
        ("   ", "!state"),
        ("HAND", "!hand"),
        ("what fits?", "?fits"),
        ("what fits ?", "?fits"),
        ("help all", "!help all"),
        ("i want to draw", "draw"),
        ("last 3", "!last 3"),
        ("l 3", "!last 3"),
        ("?hand", "!help hand"),
        ("? h", "!help hand"),
        ("help main", "!help hand"),
        ("help draw", "!help draw"),
        ("sort number", "!sort number"),
        ("save My Game.txt", "!save My Game.txt"),
        ("sco", "!score"),
        ("lang fr", "!language fr"),
        ("langu fr", "!language fr"),
        ("colour", "!colour"),
        ("re", "unclear-beginning"),
        ("acc", "unclear-beginning"),
        ("pi", "unclear-beginning"),
        ("hnad", "!hand"),
        ("x", "unclear-word"),
        ("b", "unclear-word"),
        ("...", "unclear-nothing"),
        ("\x00\x07", "unclear-nothing"),
    ],
)
def test_a_command_is_known_by_its_word_its_letter_or_its_beginning(typed: str, means: str) -> None:
    assert told(meant(uno_table(), typed)) == means


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_word_of_every_command_asks_for_it(language: str, command: str) -> None:
    words = Words(language)
    for phrase in words.say(f"command-{command}").split(","):
        assert meant(uno_table("rnib"), phrase, words) == Command(command), phrase
    assert words.attribute(f"command-{command}", "help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_commands_in_one_language(language: str) -> None:
    words = Words(language)
    owners: dict[str, str] = {}
    for command in COMMANDS:
        for phrase in words.say(f"command-{command}").split(","):
            assert owners.setdefault(folded(phrase), command) == command, phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_alone_do_nothing_but_draw_and_pass(language: str) -> None:
    harmless = {"draw", "pass", "done", "nolay"}
    for phrase, head in vocabulary(language).heads.items():
        if len(phrase) == 1 and not head.command:
            assert {VERBS[verb] for verb in head.verbs} <= harmless, phrase


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("drwa", "draw"),
        ("drwa a crad", "draw"),
        ("I'll take a card", "draw"),
        ("pick up a card", "draw"),
        ("I'd like to draw please", "draw"),
        ("ok i'll draw", "draw"),
        ("skpi", "play bsk"),
        ("bleu skip", "play bsk"),
        ("blue skpi", "play bsk"),
        ("yelow skip", "play ysk"),
        ("red tow", "play r2"),
        ("reed five", "play r5"),
        ("plya red 5", "play r5"),
        ("I'll play the red seven", "play r7"),
        ("uno red fiev", "play r5 uno"),
        ("challange", "challenge"),
        ("acept", "accept"),
        ("wlid blue", "play wi blue"),
        ("cacth sam", "catch 2"),
        ("quti", "unclear-word"),
        ("leav", "!leave"),
    ],
)
def test_an_action_is_understood_through_slips_and_natural_words(typed: str, means: str) -> None:
    assert told(meant(uno_table(), typed)) == means


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("je vais piocher", "draw"),
        ("je prends une carte", "draw"),
        ("piohce", "draw"),
        ("je pioceh", "draw"),
        ("je pose le 5 rouge", "play r5"),
        ("5 roueg", "play r5"),
        ("jveux jouer le 7 rouge", "play r7"),
        ("3 bleux", "play b3"),
        ("jaune pase-tour", "play ysk"),
        ("contseter", "challenge"),
        ("acepter", "accept"),
    ],
)
def test_an_action_in_french_is_understood_through_slips_and_natural_words(typed: str, means: str) -> None:
    assert told(meant(uno_table(), typed, FR)) == means


def test_a_slip_that_may_be_two_things_does_nothing() -> None:
    either = "Je ne comprends pas « joer ». Vouliez-vous dire « Joker » ou « jouer » ?"
    assert said(meant(uno_table(), "joer", FR), FR).casefold() == either.casefold()


def test_what_is_spelled_wrong_is_answered_with_what_it_may_be() -> None:
    game = uno_table()
    assert said(meant(game, "zzz")) == "I do not understand 'zzz'. Type help to hear what you can do."
    assert said(meant(game, "re")) == "'re' can be several things: repeat, reference or review?"
    assert said(meant(game, "12")) == "There is no card 12: you have 7 cards."


# DOS


def dos_table() -> Match:
    """1 blue 3, 2 blue Wild Number, 3 green 4, 4 red 5, 5 red 7, 6 Wild DOS; in the row blue 7 and Wild DOS."""
    return laid_out("dos", "b3 g4 b# r7 r5 wd | g3 g4", centre="b7 wd", draw="y1 y3 y4")


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("red 7 on blue 7", "match b7 with r7"),
        ("r7", "match b7 with r7"),
        ("5", "match b7 with r7"),
        ("play r7", "match b7 with r7"),
        ("r7 on 7", "match b7 with r7"),
        ("b7 with r7", "match b7 with r7"),
        ("7 rouge sur 7 bleu", "match b7 with r7"),
        ("match blue 7 with blue 3 and green 4", "match b7 with b3 g4"),
        ("3 and 4 on 7", "match b7 with b3 g4"),
        ("3+4 on 7", "match b7 with b3 g4"),
        ("3 + 4 on 7", "match b7 with b3 g4"),
        ("3 plus 4 on 7", "match b7 with b3 g4"),
        ("b3 g4", "match b7 with b3 g4"),
        ("g4 b3", "match b7 with b3 g4"),
        ("b3 g4 b7", "match b7 with b3 g4"),
        ("blue 3 green 4", "match b7 with b3 g4"),
        ("3 bleu et 4 vert sur 7 bleu", "match b7 with b3 g4"),
        ("associer 7 bleu avec 3 bleu et 4 vert", "match b7 with b3 g4"),
        ("match b7 with b3 b#=4", "match b7 with b3 b#=4"),
        ("b#=7", "match b7 with b#=7"),
        ("b# on b7", "match b7 with b#=7"),
        ("blue wild number 7 on blue 7", "match b7 with b#=7"),
        ("joker chiffre bleu 7 sur 7 bleu", "match b7 with b#=7"),
        ("wild dos as red on wild dos as blue", "match wd=blue with wd=red"),
        ("b7", "cards? 14"),
        ("b3", "cards? 2"),
        ("3", "cards? 2"),
        ("b#", "row? 12"),
        ("match", "row? 22"),
        ("r5 wd on b7", "meaning? 4"),
        ("y9", "match b7 with y9"),
        ("y9 on b7", "match b7 with y9"),
        ("r7 on b9", "match b9 with r7"),
        ("lay b3", "lay b3"),
        ("done", "done"),
        ("pass", "done"),
        ("p", "done"),
        ("draw", "draw"),
        ("dos", "dos"),
        ("row", "!row"),
        ("b3 g4 on b7 dos", "unclear-dos-apart"),
        ("uno", "unclear-dos-apart"),
        ("dos b3 g4 on b7", "unclear-dos-apart"),
        ("red 5 with or without wild dos", "unclear-word"),
        ("b3 g4 r7 r5", "unclear-too-many"),
        ("red 0", "unclear-card"),
        ("8", "unclear-place"),
    ],
)
def test_a_match_is_understood_by_its_cards(typed: str, means: str) -> None:
    assert told(meant(dos_table(), typed)) == means


def test_in_dos_a_card_is_laid_by_its_name_or_place_or_not_at_all() -> None:
    game = dos_table()
    do(game, 0, "draw")
    do(game, 0, "done")
    assert told(meant(game, "blue 3")) == "lay b3"
    assert told(meant(game, "3")) == "lay g4"
    assert told(meant(game, "lay blue 3")) == "lay b3"
    assert told(meant(game, "poser 3 bleu", FR)) == "lay b3"
    assert told(meant(game, "wild")) == "card? 2"
    for typed in ("lay nothing", "nothing", "pass", "p"):
        assert told(meant(game, typed)) == "nolay", typed


def test_in_dos_places_count_in_the_hand_and_in_the_row() -> None:
    game = laid_out("dos", "g5 b3 b4 y1 | g3 g4 g6", centre="r5 b7", draw="y1 y3 y4")
    assert told(meant(game, "1 2 on 2")) == "match b7 with b3 b4"
    assert told(meant(game, "1 and 2 on 2")) == "match b7 with b3 b4"
    assert told(meant(game, "3 on 1")) == "match r5 with g5"
    assert told(meant(game, "1 on 1")) == "match r5 with b3"
    assert told(meant(game, "2 1 on 1")) == "match r5 with b3 b4"
    assert told(meant(game, "3 4 on 1")) == "match r5 with g5 y1"


def test_in_dos_what_is_to_be_laid_is_never_taken_for_a_card_of_the_row() -> None:
    game = laid_out("dos", "g5 b3 b4 y1 | g3 g4 g6", centre="r5 b7", draw="y1 y3 y4")
    assert told(meant(game, "lay r5")) == "lay r5"
    assert told(meant(game, "lay b3 b4")) == "unclear-one-card"
    do(game, 0, "match r5 with g5")
    assert told(meant(game, "r5")) == "match r5 with b3"
    assert said(meant(game, "lay y1")) == "First type done, then lay a card."
    do(game, 0, "match b7 with b3 b4")
    assert said(meant(game, "y1")) == "Every card of the row is matched. Type done."
    other = laid_out("dos", "g5 b3 b4 y1 | g3 g4 g6", centre="r5 b7", draw="y3 y4 y6")
    do(other, 0, "draw")
    do(other, 0, "done")
    assert told(meant(other, "r5")) == "lay r5"


def test_a_wild_dos_on_a_wild_dos_is_asked_for_one_colour() -> None:
    assert told(meant(dos_table(), "wild dos on wild dos")) == "meaning? 4"
    assert chosen(dos_table(), "wd on wd", "red") == "match wd=red with wd=red"
    assert told(meant(dos_table(), "wild dos as red on wild dos")) == "match wd=red with wd=red"
    assert told(meant(dos_table(), "wild dos as red on wild dos as blue")) == "match wd=blue with wd=red"


def test_a_row_card_that_nothing_matches_is_named() -> None:
    game = laid_out("dos", "b3 g4 r1 | g3 g4", centre="b10 r9", draw="y1")
    assert said(meant(game, "b10")) == "Nothing in your hand matches blue 10."
    assert told(meant(game, "b3 g4")) == "match b10 with b3 g4"


# Questions


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("Paris", "answer Paris"),
        ("7", "answer 7"),
        ("answer Paris", "answer Paris"),
        ("The answer is Paris", "answer Paris"),
        ("last supper", "answer last supper or last"),
        ("blue", "answer blue or question"),
        ("uno", "answer uno or ?called"),
        ("a\x00b", "answer a b"),
        ("i don't know", "unknown"),
        ("No idea", "unknown"),
        ("je ne sais pas", "unknown"),
        ("h", "answer h or hand"),
        ("hand", "!hand"),
        ("my hand", "!hand"),
        ("help", "!help"),
        ("help all", "!help all"),
        ("last 3", "answer last 3 or last"),
        ("set sort number", "answer set sort number or set"),
        ("sort number", "answer sort number or sort"),
        ("save x", "answer save x or save"),
        ("why Q1", "answer why Q1 or why"),
        ("language fr", "answer language fr or language"),
        ("hand by colour", "answer hand by colour or hand"),
        ("quit now", "answer quit now or quit"),
        ("dont know", "unknown"),
        ("say unknown", "unknown"),
        ("catch Ana", "unclear-answer-first"),
        ("challenge", "unclear-answer-first"),
        ("r5", "unclear-answer-first"),
        ("uno r5", "unclear-answer-first"),
        ("g6", "unclear-answer-first"),
        ("play g6", "unclear-answer-first"),
        ("right", "answer right"),
        ("vrai", "answer vrai"),
        ("seven", "answer seven"),
        ("b12", "answer b12"),
        ("Red Square", "answer Red Square"),
        ("+", "answer + or more"),
        ("?", "!help"),
        ("?hand", "!help hand"),
        ("answer h", "answer h"),
        ("draw", "unclear-answer-first"),
        ("red 5", "unclear-answer-first"),
        ("play r5", "unclear-answer-first"),
        ("answer red 5", "answer red 5"),
        ("answer", "unclear-answer-empty"),
        ("x" * 501, "unclear-answer-long"),
    ],
)
def test_where_a_question_waits_plain_text_is_its_answer(typed: str, means: str) -> None:
    game = laid_out("question", "r5 r7 b5 | g3 g4", discard="r9")
    assert told(meant(game, typed)) == means


def test_a_name_is_asked_about_even_if_that_player_can_be_caught() -> None:
    game = laid_out("question", "r5 r7 | r3 r4 | r1 r2", discard="r+2", dealer=2)
    do(game, 0, "play r5")
    view = game.view(1)
    assert view.phase == "answer"
    assert told(meant(game, "Zoe", seat=1)) == "answer Zoe or question"
    assert told(meant(game, "catch zoe", seat=1)) == "catch 0"


# Choices


def chosen(game: Match, first: str, *answers: str, words: Words = EN) -> str:
    """The outcome of a text and of the answers to what is then asked."""
    view = game.view(0)
    meaning: Meant | None = meant(game, first, words)
    for answer in answers:
        assert isinstance(meaning, Choose), meaning
        meaning = choose(answer, meaning, view, NAMES[: game.players], words, view.hand)
    return "cancelled" if meaning is None else told(meaning)


@pytest.mark.parametrize(
    ("first", "answer", "means"),
    [
        ("wild", "1", "play wi blue"),
        ("wild", "4", "play wi yellow"),
        ("wild", "5", "unclear-answer-number"),
        ("wild", "red", "play wi red"),
        ("wild", "r", "play wi red"),
        ("wild", "v", "play wi green"),
        ("wild", "jaune", "play wi yellow"),
        ("wild", "h", "!hand"),
        ("wild", "top", "!top"),
        ("wild", "draw", "draw"),
        ("wild", "back", "cancelled"),
        ("wild", "0", "cancelled"),
        ("wild", "annuler", "cancelled"),
        ("wild", "zzz", "unclear-answer"),
        ("red", "red 7", "play r7"),
        ("red", "2", "play r7"),
        ("play", "wild", "colour? 4"),
    ],
)
def test_a_choice_is_answered_by_number_word_command_or_not_at_all(first: str, answer: str, means: str) -> None:
    assert chosen(uno_table(), first, answer) == means


def test_a_match_is_put_together_answer_by_answer() -> None:
    assert chosen(dos_table(), "match", "1", "2") == "match b7 with b3 g4"
    assert chosen(dos_table(), "match", "b7", "b3 and g4") == "match b7 with b3 g4"
    assert chosen(dos_table(), "match", "wd", "b#", "red") == "match wd=red with b#=2"
    assert chosen(dos_table(), "b7", "b#") == "match b7 with b#=7"
    assert chosen(dos_table(), "r5 wd on b7", "blue") == "match b7 with r5 wd=blue"
    assert chosen(dos_table(), "b7", "back") == "cancelled"


@pytest.mark.parametrize(("language", "typed"), [("en", "done"), ("fr", "fini")])
def test_what_ends_the_turn_does_not_drop_a_card_that_is_being_played(language: str, typed: str) -> None:
    game = dos_table()
    do(game, 0, "match b7 with r7")  # so that the turn could be ended
    words, view = Words(language), game.view(0)
    asked = meant(game, "wd on wd", words)
    assert isinstance(asked, Choose)
    dropped = choose(typed, asked, view, NAMES[:2], words, view.hand)
    assert isinstance(dropped, Unclear)
    assert dropped.message == "unclear-answer-open"
    assert typed in words.say(dropped.message, **dropped.values)


def test_answers_come_in_the_order_of_the_table() -> None:
    view = uno_table().view(2)
    assert [left[0].seat for left in groups("target", [parse(f"swap {seat}") for seat in (0, 1, 3)], view)] == [
        3,
        0,
        1,
    ]
    wilds = [parse(f"play wi {colour}") for colour in ("yellow", "red", "blue", "green")]
    assert [COLOURS[left[0].colour] for left in groups("colour", wilds, view)] == [*COLOURS]
    row = laid_out("dos", "b3 g4 | g3 g4", centre="y9 b7 g1").view(0)
    matches = [parse(f"match {centre} with r3") for centre in ("b7", "g1", "y9")]
    assert [DOS_DECK.cards[left[0].centre].code for left in groups("row", matches, row)] == ["y9", "b7", "g1"]


# Questions, replies and slips


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("draw?", "!help draw"),
        ("draw ?", "!help draw"),
        ("pioche ?", "!help draw"),
        ("red 5?", "!fits"),
        ("red?", "!fits"),
        ("catch sam?", "!help catch"),
        ("what fits?", "?fits"),
        ("help me", "!help"),
        ("aide-moi", "!help"),
        ("who is next", "?next"),
        ("what do I have?", "?hand"),
        ("what can I play", "?fits"),
        ("qu'est-ce que je peux jouer ?", "?fits"),
        ("c'est à qui ?", "?turn"),
        ("défausse", "!top"),
        ("history", "!last 10"),
        ("history 5", "!last 5"),
        ("historique", "!last 10"),
        ("verbosity", "!set verbosity"),
        ("verbosity full", "!set verbosity full"),
        ("undo", "!undo"),
        ("cancel", "unclear-undo"),
        ("annuler", "unclear-undo"),
        ("yes", "unclear-word"),
        ("bluff", "challenge"),
        ("which direction", "?direction"),
        ("who's winning", "?leader"),
        ("how many points does ana have", "?score"),
        ("how do I play", "?howto play"),
        ("qui gagne", "?leader"),
        ("combien de cartes dans la pioche", "?pile"),
        ("que s'est-il passé", "?last"),
        ("who said that", "?said"),
        ("repeat the question", "?question"),
        ("help me out, what's best", "?hint"),
        ("what if red 5", "!whatif red 5"),
        ("what happens if I forget uno", "?rule forgetting"),
        ("catch me up", "?last"),
        ("sam", "unclear-player"),
        ("wild purple", "colour? 4"),
        ("5 rouges", "play r5"),
        ("wild draw four naming yellow", "play wi+4 yellow"),
        ("+4 en demandant du jaune", "play wi+4 yellow"),
    ],
)
def test_what_people_ask_in_passing_is_understood_and_never_acts(typed: str, means: str) -> None:
    assert told(meant(uno_table(), typed)) == means


UNCLEAR = (
    "pass pass", "non", "centar", "sheld", "menter", "undoo", "last rules", "red purple", "who plays", "qui joue",
    "combien on", "5 mauve", "points of who knows what", "cartes de la lune", "colour of the sky outside",
    "zz top zz", "fly",
)  # fmt: skip


@pytest.mark.parametrize("typed", UNCLEAR)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggestion_is_understood_and_in_the_language_of_the_player(typed: str, language: str) -> None:
    words = Words(language)
    for game in (uno_table(), uno_table("french"), dos_table()):
        meaning = meant(game, typed, words)
        if isinstance(meaning, Unclear):
            near = [str(value) for name, value in meaning.values.items() if name in ("near_1", "near_2", "near_3")]
            for suggested in near:
                assert not isinstance(meant(game, suggested, words), Unclear), suggested


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_that_is_taught_is_understood_as_what_it_teaches(language: str) -> None:
    words = Words(language)
    for fact, question in grammar(language).taught.items():
        if fact != "none":
            meaning = asked(question, uno_table().view(0), NAMES, words)
            assert meaning is not None, question
            assert meaning.fact == fact, question
            assert not isinstance(meant(uno_table(), question, words), Unclear | Action | Choose), question


def test_what_is_not_understood_is_told_with_what_can_be_asked_or_done() -> None:
    assert said(meant(uno_table(), "who plays")) == (
        "I do not understand 'who plays'. Did you mean who is next or what was played last?"
    )
    assert "mean pass or" in said(meant(uno_table(), "pass pass"))
    assert said(meant(uno_table(), "qui joue", FR), FR) == (
        "Je ne comprends pas « qui joue ». Vouliez-vous dire « qui sont les joueurs » ou « à qui de jouer » ?"
    )


def test_yes_and_no_reply_only_to_what_was_asked() -> None:
    four = laid_out("mattel", "wi+4 r1 b2 | g3 g4 b1 | y1 y2", discard="b9")
    do(four, 0, "play wi+4 red")
    for typed in ("yes", "no", "oui", "non"):
        assert told(meant(four, typed, seat=1)) == "unclear-respond"
    assert told(meant(four, "bluff", seat=1)) == "challenge"
    assert told(meant(four, "menteur", FR, seat=1)) == "challenge"
    row = laid_out("dos", "y10 b3 b5 | g3 g4 g6", centre="r5 b7", draw="y1 y3 y4")
    do(row, 0, "match r5 with b5")
    assert told(meant(row, "yes")) == "done"
    assert told(meant(row, "no")) == "unclear-word"
    bonus = laid_out("dos", "y10 b3 r5 | g3 g4 g6", centre="r5 b7", draw="y1 y3 y4")
    do(bonus, 0, "match r5 with r5")
    do(bonus, 0, "done")
    assert told(meant(bonus, "yes")) == "card? 2"
    assert told(meant(bonus, "no")) == "nolay"


def test_a_colour_alone_plays_nothing_unless_a_colour_is_asked_for() -> None:
    game = uno_table()
    assert told(meant(game, "red")) == "card? 2"
    assert said(meant(game, "green")) == "No green card of yours can be played now."
    assert said(meant(game, "vert", FR), FR) == "Aucune carte verte n'est jouable."
    one = laid_out("mattel", "b1 b2 g9 | g3 g4", discard="r9", draw="b9")
    assert said(meant(one, "green")) == "In green you can play green 9: type the whole card."
    do(one, 0, "draw")
    assert said(meant(one, "blue")) == "In blue you can play blue 9: type the whole card."


def test_uno_alone_is_told_with_a_card_of_the_hand_or_why_not_yet() -> None:
    assert said(meant(uno_table(), "uno")) == "UNO is said with your second-to-last card; you have 7 cards."
    two = laid_out("mattel", "brv r1 | g3 g4", discard="b9")
    assert said(meant(two, "uno")) == "Say UNO with the card: uno blue Reverse."
    assert said(meant(two, "uno", FR), FR) == "Dites UNO avec la carte : uno Inversion bleue."
    none = laid_out("mattel", "r2 r1 | g3 g4", discard="b9")
    assert said(meant(none, "uno")) == "UNO is said with the card you play, and neither of your two cards fits now."
    assert told(meant(two, "uno play")) == "play brv uno"
    assert told(meant(two, "blue reverse and call uno")) == "play brv uno"
    assert told(meant(two, "Inversion bleue et annoncer UNO", FR)) == "play brv uno"


def test_a_number_without_a_place_is_the_card_of_that_number() -> None:
    game = laid_out("mattel", "r8 b1 g2 | g3 g4", discard="r9")
    assert told(meant(game, "8")) == "play r8"
    assert told(meant(game, "7")) == "unclear-place"
    row = laid_out("dos", "r8 b1 g3 | g6 g4", centre="y8 b10", draw="y1")
    assert told(meant(row, "8")) == "match y8 with r8"


def test_a_player_who_must_pick_up_may_say_draw_and_how_many() -> None:
    game = laid_out("question", "r+2 r1 b2 | g3 g4 b1 | y1 y2", discard="b+2", dealer=2)
    do(game, 0, "play r+2")
    for typed in ("draw", "pick up", "pick up 2", "pick up 2 cards", "ramasser 2 cartes"):
        assert told(meant(game, typed, seat=1)) == "pickup", typed


def test_enter_may_be_said_in_words() -> None:
    for typed in ("continue", "Go on!", "continuer", "suite"):
        assert goes_on(typed, EN)
        assert goes_on(typed, FR)
        assert told(meant(uno_table(), typed)) == "!state"
    assert not goes_on("red 5", EN)


def test_a_card_that_needs_another_asks_for_which_one() -> None:
    game = laid_out("dos", "r5 b4 b3 | g3 g4 g6", centre="r9 b8", draw="y1")
    assert told(meant(game, "r5")) == "cards? 2"
    assert chosen(game, "r5", "b4") == "match r9 with b4 r5"


def test_an_answer_may_be_given_politely() -> None:
    assert chosen(uno_table(), "wild", "blue please") == "play wi blue"
    assert chosen(uno_table(), "wild", "bleu s'il vous plaît", words=FR) == "play wi blue"


def test_a_command_is_named_in_the_language_of_the_player() -> None:
    assert names_of("command-hand", EN)[0] == "hand"
    assert names_of("command-hand", FR)[0] == "main"


# What is not a card


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("please pass", "pass"),
        ("the pass", "pass"),
        ("say pass", "pass"),
        ("say done", "pass"),
        ("please draw", "draw"),
        ("draw, please", "draw"),
        ("red 5 please", "play r5"),
        ("catch sam please", "catch 2"),
        ("hand please", "!hand"),
        ("say uno red 5", "play r5 uno"),
        ("pass pass", "unclear-word"),
        ("pass on", "unclear-word"),
        ("pass red", "unclear-word"),
        ("no", "unclear-word"),
        ("no please", "unclear-word"),
        ("no the", "unclear-word"),
        ("no red", "unclear-word"),
        ("ne red", "unclear-word"),
        ("skip my turn", "pass"),
        ("bl 5", "play b5"),
        ("yel 5", "play y5"),
        ("revers", "unclear-not-held"),
    ],
)
def test_no_word_for_passing_or_declining_plays_a_card(typed: str, means: str) -> None:
    game = laid_out("mattel", "r5 r7 b5 wi g1 rsk r0 | g3 g4 | r1 r2 | y1 y2", discard="r9")
    assert told(meant(game, typed)) == means
    assert not isinstance(meant(game, typed, FR), Choose)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_passes_in_any_words_plays_no_card(language: str) -> None:
    game = laid_out("mattel", "rsk bsk r0 b0 | g3 g4", discard="r9")
    words = Words(language)
    for spoken_in in (EN, FR):
        for message in ("verb-pass", "verb-nolay", "word-back", "verb-accept"):
            for phrase in spoken_in.say(message).split(","):
                for typed in (phrase, f"{phrase} {phrase}", f"{phrase} red", f"rouge {phrase}", f"the {phrase}"):
                    meaning = meant(game, typed, words)
                    options = meaning.options if isinstance(meaning, Choose) else ()
                    assert not (isinstance(meaning, Action) and meaning.verb == PLAY and "0" not in typed), typed
                    assert not any(action.verb == PLAY for action in options) or "0" in typed, typed


# Laws


def positions(name: str, wanted: int) -> Iterator[Match]:
    """Positions of a game played at random."""
    book, players, options = GAMES[name]
    edition = house_edition(book, HOUSE.get(name, ()))
    game = Match(edition, players, options, range(players), questions=QUESTIONS if edition.asks_questions else None)
    source = FastRandom(f"understand {name}")
    for _ in range(wanted):
        if game.stage != PLAYING:
            if game.stage == OVER:
                return
            game.commit(chosen_deal(f"understand {name}", game.number + 1))
            game.deal()
        yield game
        if game.view(None).phase == "judge":
            game.apply(JUDGE, parse("right"))
            continue
        assert game.round is not None
        seat = source.below(players) if source.below(4) == 0 else int(game.round.turn)
        legal = game.legal(seat)
        if legal:
            action = legal[source.below(len(legal))]
            told_events = game.apply(seat, parse("answer yes") if action.verb == ANSWER else action)
            assert not isinstance(told_events, Refusal)


def spoken(action: Action, words: Words) -> str:
    """An action as it is said in a language."""
    verb = words.say(f"verb-{VERBS[action.verb]}").split(",")[0]
    uno = " uno" if action.uno else ""
    if action.verb == PLAY:
        colour = " " + words.one(Colour(COLOURS[action.colour])) if action.colour >= 0 else ""
        return f"{verb} {words.one(UNO_DECK.cards[action.card])}{colour}{uno}"
    if action.verb == COLOUR:
        return words.one(Colour(COLOURS[action.colour]))
    if action.verb == LAY:
        return f"{verb} {words.one(DOS_DECK.cards[action.card])}"
    if action.verb == MATCH:
        held = [dos_card(int(action.card), int(action.first_as), words)]
        if action.second >= 0:
            held.append(dos_card(int(action.second), int(action.second_as), words))
        centre = dos_card(int(action.centre), int(action.centre_as), words)
        return f"{verb} {centre} {'avec' if words.language == 'fr' else 'with'} {words.listing(held)}"
    return f"{verb} {NAMES[action.seat]}" if action.seat >= 0 else verb


def dos_card(kind: int, meaning: int, words: Words) -> str:
    name = words.one(DOS_DECK.cards[kind])
    if meaning < 0:
        return name
    stands_for = words.one(Colour(COLOURS[meaning])) if kind == WILD_DOS else str(meaning)
    return f"{name} {'comme' if words.language == 'fr' else 'as'} {stands_for}"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_done_is_understood_as_notation_and_as_words_of_both_languages(name: str) -> None:
    seen: set[int] = set()
    for game in positions(name, bounded(20, soak=60)):
        for seat in range(game.players):
            view = game.view(seat)
            for action in view.legal:
                seen.add(action.verb)
                texts = (
                    [str(action)] if action.verb == ANSWER else [str(action), spoken(action, EN), spoken(action, FR)]
                )
                for text in texts:
                    for words in (EN, FR):
                        meaning = understand(text, view, NAMES[: game.players], words, view.hand)
                        assert meaning == action, f"{words.language} {text}: {meaning}"
    assert (MATCH if name.startswith("dos") else PLAY) in seen


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_understood_as_it_was_given(name: str, language: str) -> None:
    words = Words(language)
    for game in positions(name, bounded(10, soak=30)):
        names = NAMES[: game.players]
        for seat in range(game.players):
            view = game.view(seat)
            for action in view.legal:
                if action.verb != ANSWER:
                    for text in (action_text(action, names, words, view), typed_text(action, names, words, view)):
                        assert action in leads_to(text, view, names, words), text
            for line in choices(view, names, words):
                for text in alternatives(line, words):
                    assert text.endswith("...") or leads_to(text, view, names, words), text


def leads_to(text: str, view: View, names: Sequence[str], words: Words) -> list[Action]:
    """The possible actions that this text does, or asks about."""
    meaning = understand(text, view, names, words, view.hand)
    options = meaning.options if isinstance(meaning, Choose) else (meaning,) if isinstance(meaning, Action) else ()
    return [action for action in options if action in view.legal]


def alternatives(line: str, words: Words) -> list[str]:
    """'blue 7 with red 7, or red 3 and red 4': each way with its card of the row."""
    first, *others = line.split({"en": ", or ", "fr": ", ou "}[words.language])
    between = {"en": " with ", "fr": " avec "}[words.language]
    return [first, *[first.split(between)[0] + between + other for other in others]]


@pytest.mark.parametrize("name", ["mattel", "rnib-house", "question-house", "dos"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_refusal_says_one_can_do_can_be_typed(name: str, language: str) -> None:
    words = Words(language)
    told_so = 0
    for game in positions(name, 40):
        seat = int(game.view(None).turn or 0)
        view = game.view(seat)
        if view.phase == "answer":
            continue
        for wrong in ("pass", "pickup", "lay b3", "nolay", "unknown", "draw", "done", "accept"):
            if parse(wrong) not in view.legal:
                refused = game.apply(seat, parse(wrong))
                assert isinstance(refused, Refusal)
                text = refusal_text(refused, view, NAMES[: game.players], words)
                for advice in advised(text, words):
                    told_so += 1
                    assert leads_to(advice, view, NAMES[: game.players], words), f"{advice}: {text}"
    assert told_so > 100


def advised(text: str, words: Words) -> Iterator[str]:
    """'You can play red 2 or blue 5, or draw.': play red 2; blue 5; draw."""
    begin, either, more = {
        "en": ("You can ", ", or | or |, ", " more"),
        "fr": ("Vous pouvez ", ", ou | ou |, ", " autre"),
    }[words.language]
    what = re.search(begin + r"(.*?)\.( |$)", text)
    for part in re.split(either, what.group(1)) if what else ():
        if not (part[0].isdigit() and more in part):
            yield part


@pytest.mark.parametrize("name", ["mattel", "question-house", "dos"])
def test_by_numbers_alone_every_option_of_a_choice_is_reached_once(name: str) -> None:
    for game in positions(name, 60):
        view = game.view(game.view(None).turn)
        for typed in ("play", "wild", "match", "lay", "red", *map(str, range(1, len(view.hand) + 1))):
            meaning = understand(typed, view, NAMES, EN, view.hand)
            if isinstance(meaning, Choose):
                assert sorted(map(str, reached(meaning, view))) == sorted(map(str, meaning.options))


def reached(asked: Choose, view: View) -> Iterator[Action]:
    """All that numbers lead to."""
    for number in range(1, len(groups(asked.kind, asked.options, view)) + 1):
        answer = choose(str(number), asked, view, NAMES, EN, view.hand)
        if isinstance(answer, Choose):
            assert len(answer.options) < len(asked.options)
            yield from reached(answer, view)
        else:
            assert isinstance(answer, Action)
            yield answer


TABLES = (
    uno_table(), uno_table("french"), dos_table(), laid_out("question", "r5 r7 b5 | g3 g4", discard="r9"),
    laid_out("mattel", "r5 b5 | g3 g4", first="wi", dealer=1),
)  # fmt: skip
SOME_WORDS = sorted(
    {*vocabulary("en").heads, *vocabulary("en").pieces, "r5", "b7", "wd=red", "sam", "7", "12", "?", "-"}
)
TEXTS = st.one_of(st.text(max_size=60), st.lists(st.sampled_from(SOME_WORDS), max_size=6).map(" ".join))


@given(TEXTS, st.sampled_from(TABLES), st.sampled_from(LANGUAGES), st.sampled_from([0, 1, None]))
def test_any_text_means_something_and_what_is_unclear_is_said(
    text: str, game: Match, language: str, seat: int | None
) -> None:
    view = game.view(seat)
    words = Words(language)
    meaning = understand(text, view, NAMES[: game.players], words, view.hand, (catches[1],))
    assert isinstance(meaning, MEANINGS)
    if isinstance(meaning, Action) and seat is not None:
        assert parse(str(meaning)) == meaning
    if isinstance(meaning, Choose):
        assert len(meaning.options) > 1
        assert {*meaning.options} <= {*view.legal, catches[1]}
    if isinstance(meaning, Unclear):
        for length in LENGTHS:
            assert Words(language, length).say(meaning.message, **meaning.values)


@given(TEXTS, st.sampled_from(["wild", "play", "match", "b7"]), st.sampled_from(LANGUAGES))
def test_any_answer_to_a_choice_means_something(text: str, asked: str, language: str) -> None:
    words = Words(language)
    game = dos_table() if asked in ("match", "b7") else uno_table()
    view = game.view(0)
    question = meant(game, asked, words)
    assert isinstance(question, Choose)
    answer = choose(text, question, view, NAMES[: game.players], words, view.hand)
    assert answer is None or isinstance(answer, MEANINGS)
    if isinstance(answer, Unclear):
        for length in LENGTHS:
            assert Words(language, length).say(answer.message, **answer.values)


@pytest.mark.parametrize("sign", ["a", "a ", "\x00", "é", "1", "1 ", "?", "= ", "r5 ", "- ", "\U0001f0cf", "\ufdfa"])
def test_endless_text_is_harmless_and_quick(sign: str) -> None:
    for game in TABLES:
        before = time.process_time()
        assert isinstance(meant(game, sign * 10_000), MEANINGS)
        assert time.process_time() - before < 0.5


# The words themselves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words_and_its_first_one_is_understood(language: str) -> None:
    words = Words(language)
    typed_verbs = [verb for verb, name in enumerate(VERBS) if name not in ("leave", "return")]
    for verb in typed_verbs:
        first = words.say(f"verb-{VERBS[verb]}").split(",")[0]
        assert verb in vocabulary(language).heads[folded(first)].verbs


def test_what_is_unclear_fits_a_braille_line() -> None:
    game = uno_table()
    for language in LANGUAGES:
        words = Words(language, "braille")
        for typed in ("hnad", "re", "12", "uno", "catch", "red 11", "+2", "red 5 red 7", "swap", "catch bob", "..."):
            meaning = meant(game, typed, Words(language))
            if isinstance(meaning, Unclear):
                assert len(words.say(meaning.message, **meaning.values)) <= 40, typed
