"""Questions that were once answered with something else: now what they ask for, or an honest 'not understood'."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixdot.answers.questions import answer
from sixdot.game.actions import parse
from sixdot.game.events import TurnBegan
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.voice.understand.enquiry import BEGAN, Enquiry
from sixdot.voice.understand.meant import Unclear
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
from tests.answers.test_answers import known_of, some_moments, text_of
from tests.helpers.moments import names_in
from tests.helpers.tables import do, laid_out

NAMES = ("Sam", "Ana", "Ben")


def told(game: Match, typed: str, language: str = "en", seat: int = 0) -> str:
    known = known_of(game, seat)
    assert known.view is not None
    words = Words(language)
    meant = understand(typed, known.view, known.names, words, known.view.hand)
    if isinstance(meant, Unclear):
        return "-"
    assert isinstance(meant, Enquiry), meant
    return text_of(meant, known, words)


def waiting() -> Match:
    """Ana has put a Wild Draw Four on Ben, who is to challenge or accept."""
    game = laid_out("mattel", "b3 b7 g5 | wi+4 y3 g6 | y5 y1 r2", discard="g4", draw="y4 y6 y7 y8 y2 b1 b2", dealer=2)
    do(game, 0, "play g5")
    do(game, 1, "play wi+4 red")
    return game


def after_specials() -> Match:
    """A Draw Two on Ben, then a Skip of Ana's."""
    game = laid_out(
        "mattel", "b3 b7 g5 r7 bsk | b+2 y3 g6 b4 | y5 y1 r2", discard="b9", draw="y4 y6 y7 y8 y2 b1 b2", dealer=0
    )
    do(game, 1, "play b+2")
    do(game, 0, "play bsk")
    return game


def plain() -> Match:
    game = laid_out("mattel", "r5 b7 g5 wi | r6 y3 g6 b4 | rrv y1 r2", discard="r9", draw="y4 y6 y7 y8", dealer=0)
    do(game, 1, "play r6")
    do(game, 2, "play rrv")
    do(game, 1, "draw")
    do(game, 1, "pass")
    return game


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "who played the 6", "Ana played red 6."),
        ("en", "who reversed it", "Ben played red Reverse."),
        ("en", "who changed the direction", "Ben played red Reverse."),
        ("fr", "c'est qui qui a changé le sens ?", "Ben a joué Inversion rouge."),
        ("en", "who is on my left", "On your left: Ana."),
        ("fr", "qui est à ma droite ?", "À votre droite : Ben."),
        ("en", "how many reverses have been played", "1 in this round: Ben played red Reverse."),
        ("fr", "combien d'inversions ont été jouées", "1 dans cette manche. Ben a joué Inversion rouge."),
        ("en", "does a wild count for 50", "A Wild counts 50 points."),
        ("fr", "ben il en est à combien", "Ben a 0 point."),
        ("fr", "on est combien à jouer ?", "À la table : vous, Ana, Ben."),
        ("en", "is the game over?", "No. This is round 1."),
        ("fr", "la partie est finie ?", "Non. C'est la manche 1."),
        ("fr", "Pourrais-tu me dire ce que Ben a joué, s'il te plaît ?", "Ben a joué Inversion rouge."),
        ("fr", "est-ce que j'ai une carte qui va sur l'inversion rouge ?", "2 de vos 4 cartes sont jouables"),
        (
            "fr",
            "est-ce que j'ai oublié de dire uno tout à l'heure ?",
            "Vous n'avez pas annoncé UNO et avez 4 cartes.",
        ),
        ("en", "can i catch ana", "Nobody has called UNO, and nobody is down to one card."),
        ("en", "can i pick the same color again", "Yes: type Wild red."),
        ("fr", "comment trier mes cartes par couleur ?", "trier couleur"),
        ("en", "what happens if i draw", "You draw one card. Only that card may then be played"),
        ("fr", "et si je pioche, je peux jouer la carte tout de suite ?", "seule cette carte peut être jouée"),
        ("fr", "piocher une carte ça coûte mon tour ?", "On pioche une carte."),
        ("fr", "mon passe-tour rouge, je peux le mettre sur quoi ?", "la même couleur, le même chiffre"),
        ("en", "where do the 96 points come from", "I take it you ask: what was left in the hands"),
        ("fr", "pourquoi 59 points ?", "que disent les règles sur le compte des points"),
        ("fr", "qui a perdu ?", "Scores : "),
        ("en", "what if i play the blue 7 next, what would i have left", "-"),
        ("fr", "ma plus grosse carte c'est laquelle ?", "laquelle de mes cartes vaut le plus"),
        ("fr", "j'ai fini combientième ?", "-"),
        ("en", "how many points are worth it", "-"),
        ("en", "what's the difference between a skip and a reverse", "Reverse, brv grv rrv yrv. Play goes round"),
        ("fr", "c'est quoi la différence entre un joker et un +4 ?", "\n+4, repère wi+4. Vous demandez la couleur"),
        ("fr", "qui a joué en dernier ?", "Ben a joué Inversion rouge."),
        ("fr", "combien Ana a gagné sur cette manche ?", "-"),
        ("en", "did I get skipped", "You have not missed a turn in this round."),
        ("en", "what was the card before this one", "Before that red 6 was up."),
        ("fr", "c'était quoi la carte avant celle-là", "Avant cela, 6 rouge était au Talon."),
        ("en", "how do i change the colour", "Wild, wi. It goes on everything, and you name the colour."),
        ("fr", "comment je change de couleur", "Joker, repère « wi ». Il va sur tout"),
        ("en", "whats rsk mean", "Skip, bsk gsk rsk ysk. The next player misses the turn."),
        ("fr", "combien je vais avoir de cartes après", "-"),
        ("en", "how many cards will i have", "-"),
        ("en", "what if someone plays a draw four on me", "If Ana plays a Wild Draw Four: you would draw 4 cards"),
        ("fr", "et si quelqu'un joue un plus quatre sur moi", "Si Ana joue un +4 : vous piocheriez 4 cartes"),
        ("en", "what happens to ben if i play a skip", "Ben would miss a turn."),
        ("fr", "qu'est-ce qui arrive à Ben si je joue un passe-tour", "Ben perdrait son tour"),
        ("en", "am I supposed to say something", "red 5"),
        ("en", "what if i just feel sleepy", "-"),
        ("fr", "il fait quoi le plus quatre au suivant", "que fait un +4"),
        ("fr", "je peux avoir un indice", "Conseil : "),
        ("fr", "et si je chante une chanson", "-"),
    ],
)
def test_what_is_asked_is_answered_or_not_understood(language: str, typed: str, says: str) -> None:
    assert says in told(plain(), typed, language)


@pytest.mark.parametrize("refused", [False, True])
@pytest.mark.parametrize(
    ("seat", "typed", "says"),
    [
        (1, "who skipped me", "plays blue Skip. You miss your turn."),
        (2, "why did ana miss her turn", "plays blue Skip. Ana misses a turn."),
        (0, "why did ben draw two", "Ana plays blue Draw Two. Ben draws 2"),
        (0, "why did ana draw two", "That has not happened"),
        (0, "who skipped me", "You have not missed a turn"),
    ],
)
def test_what_was_refused_is_no_answer_to_why_something_else_happened(
    seat: int, typed: str, says: str, refused: bool
) -> None:
    game = after_specials()
    ruling = Refusal("DOES_NOT_FIT", "mattel", seat, parse("play b7"), game.view(seat).legal) if refused else None
    known = replace(known_of(game, seat), ruling=ruling)
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words("en"), known.view.hand)
    assert isinstance(meant, Enquiry)
    assert says in answer(meant, known).text(Words("en"))


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "what was the colour before the wild", "Before that green 5 was up."),
        ("en", "who played the wild", "Ana played Wild Draw Four, naming red."),
        ("en", "what if i just accept", "accept, draw four and miss your turn"),
        ("en", "do i miss my turn if i accept", "accept, draw four and miss your turn"),
        ("fr", "si j'accepte je perds mon tour ?", "perdre son tour"),
        ("fr", "qu'est-ce que je risque si je conteste ?", "six cartes"),
        ("en", "what happens if i challenge and lose", "six cards"),
        ("en", "was ana bluffing", "Hint: "),
        ("fr", "je dois répondre quoi ?", "contester"),
        ("en", "what am I being asked", "challenge"),
    ],
)
def test_while_a_wild_draw_four_waits(language: str, typed: str, says: str) -> None:
    assert says in told(waiting(), typed, language, 2)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "did i lose the challenge", "You challenge. Ana held a card of the colour before"),
        ("en", "was ana bluffing", "You challenge. Ana held a card of the colour before"),
        ("fr", "alors, elle bluffait ?", "Ana avait une carte de la couleur d'avant"),
    ],
)
def test_how_a_challenge_ended(language: str, typed: str, says: str) -> None:
    game = waiting()
    assert "There was no such challenge" in told(game, "did i lose the challenge", "en", 0)
    do(game, 2, "challenge")
    assert says in told(game, typed, language, 2)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "do i lose anything if i dont know", "Type your answer, or unknown."),
        ("fr", "et si je connais pas la réponse ?", "Tapez votre réponse, ou je ne sais pas."),
        ("en", "who has to answer this", "The question is for you."),
        ("fr", "c'est à moi de répondre ?", "La question est pour vous."),
        ("fr", "sur quelle carte je dois jouer ?", "Au Talon : 9 rouge."),
        ("en", "what was the question ana got", "Question: "),
        ("en", "was that right", "No question has been answered yet"),
        ("en", "eight take away seven is it", "-"),
        ("fr", "huit moins sept c'est ça", "-"),
        ("fr", "je peux changer de question ?", "Q1 : Chaque carte chiffrée porte une question"),
        ("en", "can i have another question", "Q1: Every number card has a question"),
        ("en", "can i get a clue", "This question has no hint."),
        ("fr", "je peux avoir un indice", "Cette question n'a pas d'indice."),
        ("en", "what if nobody knows", "When everybody round the table has failed, it is told"),
        ("fr", "et si personne ne sait", "Si tout un tour de table échoue, elle est dite"),
        ("fr", "et si je dis n'importe quoi", "Se tromper ou ne pas savoir coûte une carte et le tour."),
        ("fr", "qu'est-ce que j'ai raté", "Rien ne s'est passé depuis."),
    ],
)
def test_while_a_question_waits(language: str, typed: str, says: str) -> None:
    assert says in told(laid_out("question", "r5 r7 b5 | g3 g4", discard="r9"), typed, language)


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "do i have to match both"), ("fr", "je dois jouer sur les deux ?")]
)
def test_whether_everything_in_the_row_must_be_matched(language: str, typed: str) -> None:
    game = laid_out("dos", "b3 g4 r1 | g3 g4", centre="b7 g9", draw="y1 y3")
    assert "O2" in told(game, typed, language)


def test_points_are_asked_after_with_a_card() -> None:
    """Nobody hears of the points of nothing."""
    for language, typed in (("en", "how much are they worth"), ("fr", "ça vaut combien tout ça")):
        assert "none" not in told(plain(), typed, language)


def test_whether_an_answer_was_right_is_no_question_how_to_answer() -> None:
    game = laid_out("question", "r5 r7 b5 | g3 g4", discard="rsk")
    assert told(game, "ma réponse était bonne ?", "fr").startswith("Personne n'a encore répondu")


def test_a_wild_that_is_asked_about_with_a_colour_of_the_hand_is_still_there() -> None:
    game = laid_out("question", "wi+4 g7 b5 | g3 g4", discard="gsk")
    assert told(game, "j'ai le droit de mettre le +4 alors que j'ai du vert ?", "fr").startswith("Oui")


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "has anybody been skipped"), ("fr", "quelqu'un a été sauté ?")]
)
def test_anybody_who_was_skipped_may_be_the_asker(language: str, typed: str) -> None:
    says = {
        "en": "Zoe plays blue Skip. You miss your turn.",
        "fr": "Zoe joue Passe-tour bleu. Vous perdez votre tour.",
    }
    assert says[language] in told(after_specials(), typed, language, 1)


def test_who_knew_the_answer_is_told_though_somebody_has_failed_since() -> None:
    game = laid_out("question", "r5 r7 b5 | r3 g4 | y1 y2", discard="r9")
    assert told(game, "qui a répondu juste", "fr").startswith("Personne n'a répondu")
    do(game, 0, "answer yes")
    assert told(game, "who got it wrong").startswith("Nobody. You answered yes: right.")
    do(game, 0, "play r7")
    do(game, 1, "answer never")
    assert told(game, "who got it right", seat=2) == "Zoe answered yes: right. Ana answered never: wrong."
    assert told(game, "qui a répondu juste", "fr", 2) == "Zoe a répondu yes : juste. Ana a répondu never : faux."


@pytest.mark.parametrize(("language", "typed"), [("en", "what are marks"), ("fr", "c'est quoi les repères")])
def test_marks_are_explained(language: str, typed: str) -> None:
    view = plain().view(0)
    assert understand(typed, view, NAMES, Words(language), view.hand) == Enquiry("settings", topic="marks")


def test_two_cards_of_one_name_are_two_cards() -> None:
    view = laid_out("mattel", "wi wi r5 | g3 g4", discard="r9").view(0)
    for language, typed in (("en", "wild and wild"), ("fr", "Joker et Joker")):
        meant = understand(typed, view, NAMES[:2], Words(language), view.hand)
        assert isinstance(meant, Unclear)
        assert meant.message == "unclear-one-card"


@pytest.mark.parametrize("edition", ["mattel", "dos", "question"])
def test_who_began_a_round_is_told_while_it_lasts(edition: str) -> None:
    for number, moment in some_moments(edition, most=3):
        words, view = moment.words(("en", "fr")[number % 2], "normal"), moment.known.view
        if view is None:
            continue
        first = next(event.seat for event in view.heard if isinstance(event, TurnBegan))
        for typed in ("who started this round", "who went first", "qui a commencé", "qui a commencé la manche"):
            asked = understand(typed, view, moment.known.names, words, view.hand)
            assert isinstance(asked, Enquiry)
            assert asked == Enquiry("dealer", topic=BEGAN)
            assert names_in(text_of(asked, moment.known, words), moment, words) == [first]
        asked = understand("est-ce que j'ai commencé la manche ?", view, moment.known.names, words, view.hand)
        assert isinstance(asked, Enquiry)
        said = text_of(asked, moment.known, words)
        assert said.startswith(("Yes", "Oui") if first == view.seat else ("No", "Non"))
