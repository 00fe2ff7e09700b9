"""What people asked who had never seen the game, and were answered with something else: as classes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixdot.answers.known import SeatKnowledge
from sixdot.game.actions import Action, parse
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.game.uno.table import UnoView
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Choose, Command, unclear
from sixdot.voice.understand.replying import agreed, offered_by
from sixdot.voice.understand.understanding import choose, understand
from sixdot.voice.words import Words
from tests.answers.test_answers import known_of, text_of
from tests.answers.test_classes import told
from tests.helpers.tables import do, laid_out


def turn() -> Match:
    """Ana has played red 6, Ben has drawn and passed."""
    game = laid_out("mattel", "b7 g5 r5 rsk wi | r6 y3 g6 | y1 y2", discard="r9", draw="y4 y6 y7 y8", dealer=0)
    for seat, done in ((1, "play r6"), (2, "draw"), (2, "pass")):
        do(game, seat, done)
    return game


def row() -> Match:
    return laid_out("dos", "b3 g4 r1 wd y8 | g3 g4 r6", centre="b7 r10", draw="y1 y3 y5 y6")


def answered(known: SeatKnowledge, typed: str, language: str) -> str:
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words(language), known.view.hand)
    assert isinstance(meant, Enquiry), meant
    return text_of(meant, known, Words(language))


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "why cant i play this one", "Blue 7 does not fit red 6."),
        ("en", "why can't I play that", "Blue 7 does not fit red 6."),
        ("fr", "pourquoi je peux pas jouer celle-là", "7 bleu ne va pas sur 6 rouge."),
        ("fr", "pourquoi je peux pas la jouer", "7 bleu ne va pas sur 6 rouge."),
        ("en", "why didn't that work", "Blue 7 does not fit red 6."),
        ("en", "why not", "Blue 7 does not fit red 6."),
        ("fr", "pourquoi pas", "7 bleu ne va pas sur 6 rouge."),
        ("en", "why can't I play my second card", "Green 5 does not fit red 6."),
        ("fr", "pourquoi je peux pas jouer mon deuxième", "5 vert ne va pas sur 6 rouge."),
    ],
)
def test_why_something_was_refused(language: str, typed: str, says: str) -> None:
    game = turn()
    refused = game.apply(0, parse("play b7"))
    assert isinstance(refused, Refusal)
    assert answered(replace(known_of(game), ruling=refused), typed, language).startswith(says)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "why can't I play this one", "3 of your 5 cards fit"),
        ("fr", "pourquoi je peux pas jouer celle-là", "3 de vos 5 cartes sont jouables"),
        ("en", "why not", "Nothing was wrong"),
        ("fr", "pourquoi ça marche pas", "Il n'y avait pas d'erreur"),
        ("en", "why can't I play my first card", "Blue 7 does not fit red 6."),
        ("fr", "pourquoi je peux pas jouer mon premier", "7 bleu ne va pas sur 6 rouge."),
        # A place in the hand is no number on a card.
        ("en", "what is my third card", "1 card: red 5 at 3."),
        ("en", "what is card number 4", "1 card: red Skip at 4."),
        ("en", "can I play my 3rd card", "Yes: red 5 at 3."),
        ("fr", "ma carte 3 c'est quoi", "1 carte : 5 rouge en 3."),
        ("fr", "c'est quoi ma première carte", "1 carte : 7 bleu en 1."),
        ("fr", "est-ce que ma 3e carte va", "Oui : 5 rouge en 3."),
        # Neighbours are pointed at.
        ("en", "what did the one before me draw", "Ben drew 1 card"),
        ("en", "how many cards does the next player have", "Ana has 2 cards."),
        ("fr", "il a pioché quoi celui avant moi", "Ben a pioché 1 carte."),
        ("fr", "combien de cartes a mon voisin de gauche", "Ana a 2 cartes."),
        # How many cards somebody drew is known, which ones is not.
        ("en", "what did Ben draw", "Ben drew 1 card. Only Ben knows which."),
        ("en", "what did Ana draw", "Ana has not drawn any card in this round."),
        ("fr", "qu'est-ce que Ben a pioché", "Ben a pioché 1 carte. Personne d'autre ne sait laquelle."),
        # How something is done is not what the settings are.
        ("en", "how do I sort my cards", "sort: the order of your hand: sort colour, sort number, sort fits."),
        ("fr", "comment ranger mes cartes", "trier : l'ordre de vos cartes"),
        ("en", "how do you say uno", "UNO is called with the second-to-last card"),
        ("fr", "comment changer de langue", "langue : "),
        ("fr", "pourquoi j'ai eu faux", "Il n'y avait pas d'erreur"),
    ],
)
def test_in_a_turn(language: str, typed: str, says: str) -> None:
    assert told(turn(), typed, language).startswith(says)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "do i have any wilds", "1 card: Wild DOS at 5."),
        ("fr", "est-ce que j'ai un joker", "1 carte : Joker DOS en 5."),
        ("en", "how many points is a wild worth", "A Wild Number counts 40 points.\nA Wild DOS counts 20 points."),
        (
            "fr",
            "combien de points vaut le joker",
            "Un Joker nombre compte pour 40 points.\nUn Joker DOS compte pour 20 points.",
        ),
        ("en", "do i have any skips", "There is no such card in this game"),
        ("en", "how do you say dos", "Call DOS on a line of its own"),
        ("fr", "comment on dit dos", "DOS s'annonce à part"),
    ],
)
def test_at_a_row(language: str, typed: str, says: str) -> None:
    assert told(row(), typed, language).startswith(says)


@pytest.mark.parametrize(
    ("language", "typed", "switched"),
    [
        ("en", "turn the sound on", "sounds yes"),
        ("en", "switch off the sounds please", "sounds no"),
        ("en", "turn on braille", "braille yes"),
        ("fr", "mets le son", "sounds yes"),
        ("fr", "coupe le son", "sounds no"),
    ],
)
def test_a_setting_is_switched_by_whoever_says_so_and_not_by_whoever_asks(
    language: str, typed: str, switched: str
) -> None:
    view = turn().view(0)
    names, words = ("Sam", "Ana", "Ben"), Words(language)
    assert understand(typed, view, names, words, view.hand) == Command("set", switched)
    assert understand(f"{typed}?", view, names, words, view.hand) == Command("help", "set")


@pytest.mark.parametrize(("language", "typed"), [("en", "play my third card"), ("fr", "je joue ma 3e carte")])
def test_a_card_is_played_by_its_place(language: str, typed: str) -> None:
    view = turn().view(0)
    assert understand(typed, view, ("Sam", "Ana", "Ben"), Words(language), view.hand) == parse("play r5")


@pytest.mark.parametrize(
    ("language", "typed", "topic"),
    [
        ("en", "how do I turn the sound on", "sounds"),
        ("en", "is it english or french braille", "braille-table"),
        ("fr", "c'est en braille français ou anglais", "braille-table"),
    ],
)
def test_a_setting_is_told(language: str, typed: str, topic: str) -> None:
    view = turn().view(0)
    meant = understand(typed, view, ("Sam", "Ana", "Ben"), Words(language), view.hand)
    assert isinstance(meant, Enquiry)
    assert (meant.fact, meant.topic) == ("settings", topic)


def practising() -> SeatKnowledge:
    return replace(known_of(turn()), practice=True)


@pytest.mark.parametrize(
    ("language", "typed", "yes", "no"),
    [
        ("en", "can i take that back", "Yes: type undo.", "What is done here is done."),
        ("fr", "je peux reprendre mon coup", "Oui : tapez reprendre.", "Ici, ce qui est joué est joué."),
    ],
)
def test_whoever_asks_whether_a_move_can_be_taken_back_is_told_how(
    language: str, typed: str, yes: str, no: str
) -> None:
    assert answered(practising(), typed, language) == yes
    assert told(turn(), typed, language).startswith(no)


def asking(question: str) -> SeatKnowledge:
    """A question of the game waits for whoever asks something else."""
    known = known_of(laid_out("question", "r5 r7 b5 | g3 g4", discard="r9"))
    assert isinstance(known.view, UnoView)
    return replace(known, view=replace(known.view, question=question))


CAPITAL = "What is the capital of Portugal?"
COST = {
    "en": "Q2: After a right answer you go on as usual: play, or draw if you cannot. If you are wrong or do not know,"
    " you draw one card and the turn passes.",
    "fr": "Q2 : Après une bonne réponse, le tour continue comme d'habitude : on joue, ou on pioche si rien ne va. Se"
    " tromper ou ne pas savoir coûte une carte et le tour.",
}


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "what colour is on top", "Red counts."),
        ("fr", "c'est quoi la couleur du dessus", "La couleur est le rouge."),
        ("en", "number of cards ana has", "Ana has 2 cards."),
        ("en", "what if i don't answer", "Type your answer, or unknown. " + COST["en"]),
        ("fr", "et si je réponds pas", "Tapez votre réponse, ou je ne sais pas. " + COST["fr"]),
        ("fr", "il se passe quoi si je réponds pas", COST["fr"]),
        # One rule is enough, after a yes or a no.
        ("en", "what happens if I get it wrong", COST["en"]),
        ("en", "do I lose my turn if I am wrong", "Yes. " + COST["en"]),
        ("en", "does a wrong answer cost a card", "Yes. " + COST["en"]),
        ("en", "can I try again if I'm wrong", "No. " + COST["en"]),
        ("fr", "est-ce que je perds mon tour si je me trompe", "Oui. " + COST["fr"]),
    ],
)
def test_while_a_question_waits(language: str, typed: str, says: str) -> None:
    assert answered(asking(CAPITAL), typed, language).endswith(says)


@pytest.mark.parametrize(
    ("language", "question", "typed", "judged"),
    [
        ("en", CAPITAL, "one moment, the phone's ringing", ""),
        ("en", CAPITAL, "phone's ringing", ""),
        ("fr", CAPITAL, "un instant, le téléphone sonne", ""),
        ("fr", CAPITAL, "le téléphone sonne", ""),
        ("en", CAPITAL, "one moment... Lisbon", "Lisbon"),
        # A number is no name of a city, and a card that somebody wants to play.
        ("en", CAPITAL, "7", ""),
        ("en", CAPITAL, "seven", ""),
        ("fr", "Quelle est la capitale du Portugal ?", "7", ""),
        ("en", "What is 7 plus 2?", "7", "7"),
        ("en", "What is 7 plus 2?", "potato", ""),
        ("en", "How many letters has the word capital?", "7", "7"),
    ],
)
def test_an_aside_is_not_judged(language: str, question: str, typed: str, judged: str) -> None:
    view = asking(question).view
    assert view is not None
    meant = understand(typed, view, ("Sam", "Ana"), Words(language), view.hand)
    assert (meant.text if isinstance(meant, Action) else "") == judged


PAIRS = {"en": "exactly two do that add up to it", "fr": "exactement deux cartes dont la somme donne ce nombre"}


@pytest.mark.parametrize(
    ("language", "typed", "so"),
    [
        ("en", "can I match two cards", "Yes."),
        ("en", "can i play three cards", "No."),
        ("en", "do colours have to match", "No."),
        ("en", "do I have to match both", "No."),
        ("fr", "les couleurs doivent être pareilles", "Non."),
        ("fr", "je peux mettre deux cartes d'un coup", "Oui."),
    ],
)
def test_one_rule_of_matching_is_told_after_a_yes_or_a_no(language: str, typed: str, so: str) -> None:
    said = told(row(), typed, language)
    assert f"{so} " in said
    assert PAIRS[language] in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "am I supposed to say something", "No. You have 5 cards, not two."),
        ("fr", "faut que je dise un truc", "Non. Vous avez 5 cartes, et non deux."),
    ],
)
def test_whether_something_must_be_said(language: str, typed: str, says: str) -> None:
    assert says in told(row(), typed, language)


def test_who_began_is_not_guessed() -> None:
    assert told(turn(), "who started", "en").startswith("The round had begun before")
    assert told(turn(), "qui a commencé", "fr").startswith("La manche avait déjà commencé")


@pytest.mark.parametrize(
    ("language", "typed", "place"),
    [
        ("en", "2", 2),
        ("en", "the second one", 2),
        ("en", "yes", 1),
        ("fr", "le deuxième", 2),
        ("fr", "la première", 1),
        ("fr", "oui", 1),
        ("en", "the third", 0),
        ("en", "2?", 0),
    ],
)
def test_what_was_offered_is_chosen_by_its_place(language: str, typed: str, place: int) -> None:
    taught = grammar(language).taught
    offered = (taught["count"], taught["why"])
    assert agreed(typed, offered, Words(language)) == (offered[place - 1] if place else typed)
    assert offered_by(unclear("unclear-word", "hm", offered)) == offered
    assert offered_by(unclear("unclear-answer", "hm", offered)) == ()


@pytest.mark.parametrize(("language", "typed"), [("en", "the second"), ("fr", "le deuxième"), ("en", "2")])
def test_a_choice_is_made_by_its_place(language: str, typed: str) -> None:
    view = laid_out("mattel", "wi r5 b5 | g3 g4", discard="g9").view(0)
    asked = understand("wild", view, ("Sam", "Ana"), Words(language), view.hand)
    assert isinstance(asked, Choose)
    assert choose(typed, asked, view, ("Sam", "Ana"), Words(language), view.hand) == parse("play wi green")
