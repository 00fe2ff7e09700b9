"""Questions that were once answered with something else, as classes: each in several ways and both languages."""

from __future__ import annotations

import pytest

from sixdot.game.match import Match
from sixdot.voice.understand.asking import asked
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Choose, Command, Unclear
from sixdot.voice.understand.understanding import choose, understand
from sixdot.voice.words import Words
from tests.answers.test_answers import known_of, text_of
from tests.helpers.tables import do, laid_out

NAMES = ("Sam", "Ana", "Ben")


def choosing(house: str = "") -> Match:
    return laid_out("mattel", "wi r5 b5 | g3 g4 | y1 y2", discard="g9", house=house)


def told(game: Match, typed: str, language: str) -> str:
    known = known_of(game)
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words(language), known.view.hand)
    assert isinstance(meant, Enquiry), meant
    return text_of(meant, known, Words(language))


@pytest.mark.parametrize(
    ("language", "typed", "yes", "no"),
    [
        ("en", "can i say green again", "Yes: type Wild green.", "No. Green counts already: name another colour."),
        ("en", "may i choose green", "Yes: type Wild green.", "No. Green counts already: name another colour."),
        ("fr", "je peux remettre vert ?", "Oui : tapez Joker vert.", "Non. Le vert est déjà la couleur"),
        ("fr", "puis-je redemander vert", "Oui : tapez Joker vert.", "Non. Le vert est déjà la couleur"),
    ],
)
def test_whether_a_colour_can_be_named(language: str, typed: str, yes: str, no: str) -> None:
    assert told(choosing(), typed, language).startswith(yes)
    assert told(choosing("new-colour"), typed, language).startswith(no)


@pytest.mark.parametrize(
    ("language", "typed", "yes", "no"),
    [
        ("en", "can i put two cards on the blue 7", "Yes: blue 7 with blue 3 and green 4.", "can I match the 9"),
        ("en", "can i match the 7", "Yes: blue 7 with blue 3 and green 4.", "can I play on the green 9"),
        (
            "fr",
            "je peux mettre deux cartes sur le 7 bleu ?",
            "Oui : 7 bleu avec 3 bleu et 4 vert.",
            "je peux jouer le 9 vert",
        ),
    ],
)
def test_a_card_of_the_row_is_asked_after_to_match_it(language: str, typed: str, yes: str, no: str) -> None:
    game = laid_out("dos", "b3 g4 r1 | g3 g4", centre="b7 g9", draw="y1 y3")
    assert told(game, typed, language).endswith(yes)
    assert told(game, no, language).startswith("No. Nothing" if language == "en" else "Non. Rien")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "can i skip this question"),
        ("en", "can i pass on this question?"),
        ("fr", "je peux passer la question ?"),
        ("fr", "est-ce que je peux sauter cette question"),
    ],
)
def test_whether_a_question_can_be_left_unanswered(language: str, typed: str) -> None:
    game = laid_out("question", "r5 r7 b5 | g3 g4", discard="r9")
    said = told(game, typed, language)
    assert said.startswith("Yes: type unknown." if language == "en" else "Oui : tapez je ne sais pas.")
    free = laid_out("question", "r5 r7 b5 | g3 g4", discard="rsk")
    assert told(free, typed, language).startswith("No. " if language == "en" else "Non. ")


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "does the wild dos count as a 2", "Wild DOS, "),
        ("fr", "le joker DOS ça vaut 2", "Joker DOS, "),
        ("en", "how many points is a wild dos worth", "A Wild DOS counts 20"),
        ("fr", "combien de points vaut le joker dos", "Un Joker DOS compte pour 20"),
    ],
)
def test_what_a_card_counts_as_is_not_what_it_counts(language: str, typed: str, begins: str) -> None:
    game = laid_out("dos", "b3 g4 r1 | g3 g4", centre="b7 g9", draw="y1 y3")
    assert told(game, typed, language).startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "how many turns has Ana not played"),
        ("en", "what can i do to stop her"),
        ("fr", "ça fait combien de tours que Ben joue pas"),
        ("fr", "qu'est-ce que je peux faire pour bloquer Ben"),
        ("fr", "je joue quoi pour empêcher Ana de gagner"),
    ],
)
def test_what_nobody_counts_or_plans_here_is_not_answered_with_something_else(language: str, typed: str) -> None:
    view = laid_out("mattel", "r5 r7 b5 | g3 g4 | r1 r2", discard="r9").view(0)
    found = asked(typed, view, NAMES, Words(language))
    assert found is None or found.fact == "hint", found


def answered(game: Match, typed: str, language: str, seat: int = 0) -> str:
    known = known_of(game, seat)
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words(language), known.view.hand)
    assert isinstance(meant, Enquiry), (typed, meant)
    return text_of(meant, known, Words(language))


def plain() -> Match:
    return laid_out("mattel", "r5 r8 b8 g1 bsk wi | g3 g4 b3 | r1 r3", discard="r9", draw="y1 y2", dealer=2)


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "which four of mine can go down", "3 of your 6 cards fit: "),
        ("en", "which 3 of my cards can i play", "3 of your 6 cards fit: "),
        ("fr", "lesquelles des quatre de mes cartes je peux jouer", "3 de vos 6 cartes sont jouables"),
        ("fr", "pourquoi j'ai perdu deux tours", "Vous n'avez pas perdu de tour"),
        ("en", "what did the two others do", "I take it you ask: what happened since my turn? Nothing has happened"),
    ],
)
def test_how_many_are_meant_is_no_card(language: str, typed: str, begins: str) -> None:
    assert answered(plain(), typed, language).startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "what happens if i play a skip", "Skip, "),
        ("en", "what would happen if i put down the reverse", "Reverse, "),
        ("en", "what if i play a skip", "Skip, "),
        ("en", "what happens if i play red 5", "Red 5 fits "),
        ("fr", "que se passe-t-il si je joue un passe-tour", "Passe-tour, "),
        ("fr", "si je joue un +2 il se passe quoi", "+2, "),
    ],
)
def test_what_happens_if_a_card_is_played_asks_what_it_does(language: str, typed: str, begins: str) -> None:
    assert answered(plain(), typed, language).startswith(begins)


def test_in_practice_what_if_is_tried_out() -> None:
    view = plain().view(0)
    meant = understand("what if i play a skip", view, NAMES, Words("en"), view.hand, practice=True)
    assert meant == Command("whatif", "i play a skip")


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "who changed it to blue", "Ben changed it to blue with blue 1."),
        ("en", "who changed the colour", "Ben changed it to blue with blue 1."),
        ("en", "who changed it to green", "Nobody has changed it to green in this round."),
        ("en", "who changed it to red", "Nobody has changed it to red in this round."),
        ("fr", "qui a changé la couleur", "C'est Ben, avec 1 bleu : la couleur est passée au bleu."),
        ("fr", "qui est passé au bleu", "C'est Ben, avec 1 bleu : la couleur est passée au bleu."),
    ],
)
def test_who_changed_the_colour_is_not_who_played_it_last(language: str, typed: str, told: str) -> None:
    game = laid_out("mattel", "b6 r2 | b1 y3 | y5 y7", first="g1", dealer=0, draw="y1 y2")
    do(game, 1, "play b1")
    do(game, 2, "draw")
    do(game, 2, "pass")
    do(game, 0, "play b6")
    assert answered(game, typed, language) == told.replace("Ben", "Ana")


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "am i the one with the most cards here", "You have the most cards: 6."),
        ("en", "have i got the fewest cards", "Ben has the fewest cards: 2. You have 6 cards."),
        ("fr", "c'est moi qui ai le plus de cartes ?", "Vous avez le plus de cartes : 6."),
        ("en", "what colour have i got most of", "You have 2 blue cards, 2 red, 1 green, 1 without a colour."),
        ("fr", "de quelle couleur j'en ai le plus", "Vous avez 2 cartes bleues, 2 rouges, 1 verte, 1 sans couleur."),
        ("en", "is ben next or ana?", "After you comes Ana."),
        ("en", "is ben after me or ana", "After you comes Ana."),
        ("fr", "c'est Ben après ou Ana ?", "Après vous, c'est à Ana."),
        ("fr", "Ben est le suivant ?", "Après vous, c'est à Ana."),
        ("en", "so it's red?", "Yes. Red counts."),
        ("en", "it's blue, right?", "No. Red counts."),
        ("fr", "donc c'est rouge ?", "Oui. La couleur est le rouge."),
        ("en", "it's red 8 on the pile, right?", "No. Red 9 is up."),
        ("fr", "c'est bien le 9 rouge sur le tas ?", "Oui. Au Talon : 9 rouge."),
        ("en", "i have three cards right?", "You have 6 cards."),
        ("fr", "j'ai trois cartes c'est ça ?", "Vous avez 6 cartes."),
    ],
)
def test_a_comparison_or_a_check_is_answered_as_one(language: str, typed: str, told: str) -> None:
    assert answered(plain(), typed, language) == told


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "which colours can i name", "You can name blue, green, red or yellow."),
        ("fr", "quelles couleurs je peux demander", "Vous pouvez demander bleu, vert, rouge ou jaune."),
        ("en", "do i have to draw", "No. "),
        ("en", "must i play", "No. "),
        ("fr", "je suis obligé de piocher ?", "Non. "),
        ("fr", "je suis obligé d'en poser une ?", "Non. "),
    ],
)
def test_what_may_and_what_must_be_done(language: str, typed: str, begins: str) -> None:
    assert answered(plain(), typed, language).startswith(begins)


def test_what_must_be_done_and_can_only_be_done_is_a_yes() -> None:
    game = laid_out("mattel", "b1 b2 | g3 g4", discard="r9", draw="y8 y7")
    do(game, 0, "draw")
    assert answered(game, "do i have to pass", "en") == "Yes. You have drawn yellow 8. It cannot be played; pass."


@pytest.mark.parametrize(("language", "yes"), [("en", "did he say dos?"), ("fr", "elle a dit dos ?")])
def test_who_has_fewer_cards_than_are_called_is_told_too(language: str, yes: str) -> None:
    game = laid_out("dos", "b3 g4 r1 | g3 | r1 r3 r4", centre="b7 g9", draw="y1 y3")
    assert answered(game, yes, language).startswith("Ana ")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "do you reckon she is bluffing"),
        ("fr", "tu crois qu'elle bluffe ?"),
    ],
)
def test_whether_somebody_bluffs_is_advice_to_whoever_may_challenge(language: str, typed: str) -> None:
    game = laid_out("mattel", "wi+4 r1 b2 | g3 g4 b1 | y1 y2", discard="b9")
    do(game, 0, "play wi+4 red")
    assert answered(game, typed, language, 1).startswith(("Hint: ", "Conseil : "))


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "why didnt i get a question this time?", "Special cards ask nothing"),
        (
            "fr",
            "est-ce que les cartes spéciales posent des questions aussi",
            "Les cartes spéciales ne demandent rien",
        ),
        ("en", "what happens if i can't answer", "Type your answer, or unknown."),
        ("en", "what if i dont know", "Type your answer, or unknown."),
        ("fr", "et si je sais pas je dis quoi", "je ne sais pas"),
        ("en", "how do i skip the question", "Type your answer, or unknown."),
        ("en", "do i have to answer", "Type your answer, or unknown."),
    ],
)
def test_what_there_is_to_know_about_questions(language: str, typed: str, says: str) -> None:
    game = laid_out("question", "r5 r7 b5 | g3 g4", discard="r9")
    assert says in answered(game, typed, language)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "can we stop here and pick it up tomorrow?", "quit: end here; the game is kept"),
        ("fr", "on peut faire une pause et reprendre demain ?", "uitter : s'arrêter là ; la partie est gardée"),
        ("fr", "bon on arrête là", "uitter : s'arrêter là ; la partie est gardée"),
        ("en", "how do i say uno next time", "uno red 5"),
        ("en", "whats left in my hand", "6 cards: "),
        ("fr", "il me reste quoi dans la main", "6 cartes : "),
        ("en", "what if i forget to say uno", "draws 2 cards"),
        ("fr", "si j'oublie de le dire je prends combien", "pioche 2 cartes"),
    ],
)
def test_what_was_often_not_understood(language: str, typed: str, says: str) -> None:
    assert says in answered(plain(), typed, language)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "who was skipped", "Ben misses a turn"),
        ("en", "was ben skipped", "Ben misses a turn"),
        ("en", "was ana skipped", "Ana has not missed a turn in this round."),
        ("fr", "qui a perdu son tour", "Ben perd son tour"),
        ("en", "what did ben do", "Ben misses a turn"),
        ("en", "why is it my go already", "Ben misses a turn"),
        ("fr", "qui c'est qui a fait passe-tour", "Ana a joué Passe-tour rouge"),
    ],
)
def test_who_was_passed_over(language: str, typed: str, says: str) -> None:
    game = laid_out("mattel", "r5 r8 b8 | rsk g4 b3 | r1 r3", discard="r9", draw="y1 y2", dealer=0)
    do(game, 1, "play rsk")
    assert says in answered(game, typed, language)


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "can i take the wild back"), ("fr", "je peux changer d'avis ?")]
)
def test_while_a_card_waits_to_be_played_it_can_be_taken_back(language: str, typed: str) -> None:
    view = choosing().view(0)
    asked_for = understand("wi", view, NAMES, Words(language), view.hand)
    assert isinstance(asked_for, Choose)
    meant = choose(typed, asked_for, view, NAMES, Words(language), view.hand)
    assert isinstance(meant, Unclear)
    assert meant.message == "unclear-choice-back"
    assert meant.values["back"] == ("back" if language == "en" else "retour")


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "which colour should i name"), ("fr", "tu me conseilles quoi")]
)
def test_advice_on_a_card_that_waits_is_about_its_colour(language: str, typed: str) -> None:
    game = laid_out("mattel", "wi g5 b5 | g3 g4 | y1 y2", discard="g9")
    known = known_of(game)
    assert known.view is not None
    asked_for = understand("wi", known.view, NAMES, Words(language), known.view.hand)
    assert isinstance(asked_for, Choose)
    meant = choose(typed, asked_for, known.view, NAMES, Words(language), known.view.hand)
    assert isinstance(meant, Enquiry)
    told = text_of(meant, known, Words(language))
    assert "Wild" in told or "Joker" in told
