"""Sentences as somebody would say them: one of a thing is one, two are both, and nothing is said twice."""

from __future__ import annotations

import re

import pytest

from sixdot.game import events as e
from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.game.shuffle import chosen_deal
from sixdot.voice.describe import describe
from sixdot.voice.narrate import narrate
from sixdot.voice.words import LANGUAGES, LENGTHS, Value, Who, Words, typeset
from sixdot.web.content import page_words, rules_of
from tests.helpers.ptys import Terminal
from tests.helpers.sessions import Seated, careless
from tests.helpers.tables import do, laid_out
from tests.helpers.wording import Language

ONE_OF_MANY = {
    "en": r"\b1 (cards|points|games|times|rounds|people|seconds|moves|letters)\b|your 1 cards",
    "fr": r"\b1 (cartes|points|parties|fois de|manches|personnes|secondes|coups|lettres)\b|(que|vos|de) 1 carte\b",
}
# Where there are always several, or the number is a bound of ours.
ALWAYS_MORE = (
    "done", "cleared", "dealt", "next-you", "next-you-more", "rule-S5", "ref-deal", "rule-H11", "rules", "saved-many",
    "page-cards-many", "page-turn-fits", "page-turn-fits-one", "setup-book", "setup-too-many-people",
    "page-player-cards", "page-clock-seconds", "setup-clock", "join-bad-name", "join-too-long", "room-no-watched",
    "setup-players", "setup-name", "text-name-empty", "text-name-long", "unclear-answer-long",
)  # fmt: skip
NAMES = ("Zoe", "Ana", "Ben")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["mattel", "dos"])
def test_one_of_a_thing_is_told_as_one(edition: str, language: str) -> None:
    known = Language(language, EDITIONS[edition])
    wrong = []
    lessons = [message for message in known.messages if message.startswith("lesson-")]  # of our own rule books
    for message in known.messages.keys() - {*ALWAYS_MORE, *lessons}:
        for form in known.messages[message]:
            for values in known.ways(message, form, most=100):
                ones = {
                    name: 1 if value == name or isinstance(value, int) else value for name, value in values.items()
                }
                text = known.spoken(message, form, ones)
                if re.search(ONE_OF_MANY[language], text) and "1 sec" not in text:  # a clock gives at least 10
                    wrong.append(f"{message}.{form}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "message", "values", "sentence"),
    [
        ("en", "table-own-match", {"fit": 0, "count": 1}, "Your only card matches nothing."),
        ("en", "table-own-fit", {"fit": 2, "count": 2, "all": True}, "Both your cards fit."),
        ("en", "table-own-fit", {"fit": 5, "count": 5, "all": True}, "All your 5 cards fit."),
        ("fr", "table-own-fit", {"fit": 2, "count": 2, "all": True}, "Vos deux cartes sont jouables."),
        ("fr", "table-own-match", {"fit": 3, "count": 3, "all": True}, "Vos 3 cartes peuvent toutes s'associer."),
        ("en", "table-fits-none", {"count": 2}, "Neither of your cards fits."),
        ("en", "unclear-answer", {"typed": "x", "count": 2, "kind": "row", "near_count": 0},
         "'x' is none of the answers. Type 1 or 2, or back."),
        ("fr", "unclear-answer-number", {"number": 3, "count": 2},
         "Il n'y a pas de réponse 3 : tapez 1 ou 2, ou retour."),
        ("en", "out", {"who": Who("Zoe", "you"), "played": False}, "You go out."),
        ("en", "eliminated", {"who": Who("Ana")}, "Ana is eliminated."),
        ("fr", "eliminated", {"who": Who("Ana")}, "C'est l'élimination pour Ana."),
        ("en", "target-own", {"form": "elimination", "points": 90, "left": 10},
         "You have 90: 10 more and you are eliminated."),
        ("fr", "people-is", {"who": Who("Ana"), "away": False, "bot": True}, "Ana est un robot."),
        ("fr", "why-fewest", {"who": Who("Ana"), "count": 1}, "Ana n'a plus qu'une carte"),
        ("fr", "why-points", {"points": 9}, "vous vous débarrassez de 9 points"),
        ("fr", "scoring-form", {"form": "first-to", "target": 500},
         "Qui finit marque ce que les autres ont en main ; la partie se gagne à 500 points."),
        ("fr", "doctor-fine", {"missing": ["la plage braille", "les sons"]},
         "Il manque ici la plage braille et les sons : on peut jouer sans."),
    ],
)  # fmt: skip
def test_a_sentence_is_said_as_people_say_it(
    language: str, message: str, values: dict[str, Value], sentence: str
) -> None:
    assert Words(language).say(message, **values) == sentence


def test_hands_that_were_swapped_are_counted_in_whole_sentences() -> None:
    game = laid_out("mattel", "r7 b1 b2 | g1 g2 g3 | y1 y2", discard="r5", house="seven-zero")
    do(game, 0, "play r7")
    told = do(game, 0, "swap 1")
    assert narrate(told, game.view(2), NAMES, Words("en")).text.startswith(
        "Zoe swaps hands with Ana and now has 3 cards; Ana has 2."
    )


@pytest.mark.parametrize(("target", "says"), [("1", "to 1 point."), ("200", "to 200 points.")])
def test_a_game_is_played_to_one_point_or_more(target: str, says: str) -> None:
    words = Words("en")
    told = words.say("session-table", edition=EDITIONS["mattel"], players=["Ana"], target=int(target))
    assert told.endswith(says)


def test_a_verdict_where_nothing_is_judged_is_answered_with_what_can_be_done() -> None:
    game = laid_out("mattel", "b5 b3 wi | g3 g4 g6", discard="b9", people=[0])
    for typed, language, says in (
        ("right", "en", "You can play blue 3"),
        ("juste", "fr", "Vous pouvez jouer 3 bleu"),
    ):
        lines = Seated(game, [typed], {1: careless}, language=language).play()
        assert says in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["full", "braille"])
def test_a_pause_does_not_repeat_what_was_just_said(length: str, language: str) -> None:
    words = Words(language, length)
    one = laid_out("mattel", "b6 g4 | b5 b3 | g3 g4", discard="b9"), "play b6"
    two = laid_out("dos", "b9 g4 g5 | b5 b3 b1 | g3 g4 g5", centre="b9 r1"), "match b9 with b9"
    for game, action in (one, two):
        told = do(game, 0, action)
        heard = narrate(told, game.view(1), NAMES, words).text
        paused = describe(game.view(1), NAMES, words).pause([0], game.legal(1))
        assert re.search(r"\b(1|2|one|une|2 cards|2 cartes)\b", heard), heard
        assert paused
        assert not re.search(r"\b(1|2|one|two|une|deux)\b", paused), paused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_nobody_is_told_hexadecimal_digits_who_did_not_ask(length: str, language: str) -> None:
    game = Match(EDITIONS["mattel"], 3)
    told = [*game.commit(chosen_deal("hex", 1)), *game.deal()]
    text = narrate(told, game.view(0), NAMES, Words(language, length)).text
    assert not re.search(r"\b(?=\w*[0-9])(?=\w*[a-f])[0-9a-f]{8}", text), text


def test_french_breaks_no_line_before_its_high_signs() -> None:
    assert (
        typeset("« x » : qui ? moi ; oui ! 3:2 à 4")
        == "«\u202fx\u202f»\u202f: qui\u202f? moi\u202f; oui\u202f! 3:2 à 4"
    )
    assert typeset("I'm :-) sure: yes!") == "I'm :-) sure: yes!"


@pytest.mark.slow
def test_a_french_game_is_shown_so_on_a_terminal(home: str) -> None:
    with Terminal(["play", "--seed", "x", "--language", "fr"], TERM="dumb") as terminal:
        terminal.until_asked()
        terminal.type("main")
        terminal.type("contester")
        told = terminal.written.decode()
        assert "\u202f:" in told
        assert not re.search(r" [;:!?»](\s|$)|« ", told), told
        terminal.type("quitter")


def test_the_page_has_them_too() -> None:
    for text in (*page_words("fr")["messages"].values(), *rules_of("french", "fr")["rules"]):
        assert not re.search(r" [;:!?»](\s|$)|« ", text), text


@pytest.mark.parametrize(("typed", "language"), [("proof", "en"), ("preuve", "fr")])
def test_the_commitment_is_told_digit_by_digit_to_whoever_asks(typed: str, language: str, home: str) -> None:
    seated = Seated(Match(EDITIONS["mattel"], 2, people=[0]), [typed], {1: careless}, language=language)
    lines = seated.play()
    (committed,) = [
        event for event in seated.game.people.listener.history[0].events if isinstance(event, e.Committed)
    ]
    told = next(line for line in lines if committed.commitment[:8] in line)
    assert committed.commitment in told.replace(" ", "")


def test_dos_speaks_of_no_talon_in_french() -> None:
    game = laid_out("dos", "b9 g4 g5 | b5 b3 b1", centre="b9 r1", draw="y8 y9 r3")
    told = [*do(game, 0, "match b9 with b9"), *do(game, 0, "done"), e.Reshuffled(40)]
    for length in LENGTHS:
        words = Words("fr", length)
        seen = describe(game.view(1), NAMES, words)
        texts = [narrate(told, game.view(1), NAMES, words).text, seen.pile(), seen.state(), seen.row()]
        assert not any("talon" in text.lower() for text in texts), texts
