"""What would be, why something was, how often, in which round, yes or no: asked as people ask, in both languages."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.answers.questions import answer
from sixdot.game.events import RoundOver, Scored, hear
from sixdot.game.match import Match
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Unclear
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
from tests.helpers.tables import do, laid_out

NAMES = ("Zoe", "Ana", "Ben")


def after(game: Match, *steps: tuple[int, str], seat: int = 0) -> SeatKnowledge:
    """What a seat knows after these actions, each of them heard by itself."""
    view, own = game.view(seat), 0
    heard = [Hearing(view.heard, view, seat)] if view.heard else []
    for who, done in steps:
        events = do(game, who, done)
        heard.append(Hearing(tuple([hear(event, seat) for event in events]), game.view(seat), seat))
        own = len(heard) if who == seat else own
    return SeatKnowledge(game, NAMES[: game.players], game.view(seat), True, game.number, tuple(heard), own)


def told(known: SeatKnowledge, typed: str, language: str) -> str:
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words(language), known.view.hand)
    if isinstance(meant, Unclear):
        return "-"
    assert isinstance(meant, Enquiry), (typed, meant)
    return answer(meant, known).text(Words(language))


def three(house: str = "", edition: str = "mattel") -> SeatKnowledge:
    hands = "r5 rrv wi rsk r+2 wi+4 | r6 y3 g6 | y1 y2"
    return after(laid_out(edition, hands, discard="r9", draw="y4 y6 y7 y8 g1", dealer=2, house=house))


def two() -> SeatKnowledge:
    return after(laid_out("mattel", "rrv rsk r+2 | r6 y3 g6", discard="r9", draw="y4 y6 y7 y8 g1", dealer=1))


WHAT_IFS = [
    ("en", "if I play my reverse who is next", "If you play red Reverse: play would turn round. Ben would be next."),
    ("en", "who plays if i reverse", "If you play red Reverse: play would turn round. Ben would be next."),
    ("en", "if I skip who plays", "If you play red Skip: Ana would miss a turn. Ben would be next."),
    ("en", "whose turn will it be if i play red 5", "If you play red 5: Ana would be next."),
    (
        "en",
        "how many cards will Ana have if I play draw two",
        "If you play red Draw Two: Ana would draw 2 cards and so have 5, and would miss a turn.",
    ),
    (
        "en",
        "how many cards will i have left if i play red skip",
        "If you play red Skip: you would have 5 cards left.",
    ),
    ("en", "what if I play my last card", "You have 6 cards, so your last one is still to come."),
    ("en", "what colour will it be if i play red 5", "If you play red 5: red would count."),
    ("fr", "si j'inverse ce sera à qui", "Si vous jouez Inversion rouge : le sens changerait. Ce serait à Ben."),
    (
        "fr",
        "c'est à qui si je joue inversion",
        "Si vous jouez Inversion rouge : le sens changerait. Ce serait à Ben.",
    ),
    (
        "fr",
        "si je mets mon +2 combien aura Ana",
        "Si vous jouez +2 rouge : Ana piocherait 2 cartes, en aurait 5 et perdrait son tour.",
    ),
    (
        "fr",
        "si je pose mon passe-tour qui joue",
        "Si vous jouez Passe-tour rouge : Ana perdrait son tour. Ce serait à Ben.",
    ),
    ("fr", "combien il me restera de cartes si je joue", "Si vous jouez une carte : il vous resterait 5 cartes."),
    ("fr", "et si je joue ma dernière carte", "Vous avez encore 6 cartes."),
]


@pytest.mark.parametrize(("language", "typed", "begins"), WHAT_IFS)
def test_a_what_if_is_played_out(language: str, typed: str, begins: str) -> None:
    assert told(three(), typed, language).startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "if i play my reverse who is next", "Ana would miss a turn. It would be your turn again."),
        ("en", "if i skip who plays", "Ana would miss a turn. It would be your turn again."),
        ("fr", "si j'inverse ce sera à qui", "Ana perdrait son tour. Ce serait encore à vous."),
    ],
)
def test_with_two_players_it_is_played_out_as_two_play(language: str, typed: str, says: str) -> None:
    assert told(two(), typed, language).endswith(says)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "if i play my wild draw four how many cards will ana have", "But Ana may challenge it"),
        ("fr", "si je joue mon +4 combien aura Ana", "Mais Ana peut contester"),
    ],
)
def test_what_others_may_do_about_it_is_said(language: str, typed: str, says: str) -> None:
    assert says in told(three(), typed, language)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "may put another draw card on it"), ("fr", "une autre carte qui fait piocher")]
)
def test_where_cards_are_stacked_that_is_said(language: str, says: str) -> None:
    typed = {"en": "how many cards will ana have if i play draw two", "fr": "si je mets mon +2 combien aura Ana"}
    assert says in told(three("stacking=any"), typed[language], language)
    assert says not in told(three(), typed[language], language)


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        (
            "en",
            "if i play a reverse who is next",
            "You do not have a Reverse. If you played one: play would turn round.",
        ),
        ("fr", "si j'inverse ce sera à qui", "Vous n'avez pas d'Inversion. Si vous en jouiez : le sens changerait."),
    ],
)
def test_a_card_that_is_not_held_is_played_out_all_the_same(language: str, typed: str, begins: str) -> None:
    known = after(laid_out("mattel", "r5 b7 | r6 y3 | y1 y2", discard="r9", draw="y4 y6", dealer=2))
    assert told(known, typed, language).startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "what if i play my last card", "If you play red 5: you would be out, and the round would be over."),
        ("fr", "et si je joue ma dernière carte", "vous n'auriez plus de cartes, et la manche serait finie."),
    ],
)
def test_the_last_card_ends_the_round(language: str, typed: str, says: str) -> None:
    known = after(laid_out("mattel", "r5 | r6 y3 | y1 y2", discard="r9", draw="y4 y6", dealer=2))
    assert says in told(known, typed, language)


def eventful() -> SeatKnowledge:
    """Ana's Draw Two hits Ben; Zoe plays on; Ana draws; Ben changes the colour."""
    game = laid_out("mattel", "r5 b7 rsk | r+2 y3 g6 | b5 y2 b3", first="r9", draw="y4 y6 y7 y8 g1 g2", dealer=0)
    return after(game, (1, "play r+2"), (0, "play r5"), (1, "draw"), (1, "pass"), (2, "play b5"))


WHYS = [
    ("en", "why did ben miss his turn", "Ana plays red Draw Two. Ben draws 2 and misses a turn."),
    ("en", "why did that happen", "Ben plays blue 5. Before that red 5 was up."),
    ("en", "why did ben draw", "Ana plays red Draw Two. Ben draws 2 and misses a turn."),
    ("en", "why did ben draw two cards", "Ana plays red Draw Two. Ben draws 2 and misses a turn."),
    ("en", "why didn't ben get to play", "Ana plays red Draw Two. Ben draws 2 and misses a turn."),
    (
        "en",
        "why did ana draw",
        "Ana draws a card. Ana drew instead of playing a card; whether one fitted, only Ana knows.",
    ),
    ("en", "why did the colour change", "Ben changed it to blue with blue 5."),
    ("en", "why was i skipped", "You have not missed a turn in this round."),
    ("en", "why", "Ben plays blue 5. Before that red 5 was up."),
    ("fr", "pourquoi Ben a pioché deux cartes", "Ana joue +2 rouge. Ben pioche 2 cartes et perd son tour."),
    ("fr", "pourquoi Ben n'a pas joué", "Ana joue +2 rouge. Ben pioche 2 cartes et perd son tour."),
    ("fr", "pourquoi Ana a pioché", "Ana pioche une carte. Ana a pioché au lieu de jouer"),
    ("fr", "pourquoi la couleur a changé", "C'est Ben, avec 5 bleu"),
    ("fr", "pourquoi", "Ben joue 5 bleu. Avant cela, 5 rouge"),
]


@pytest.mark.parametrize(("language", "typed", "begins"), WHYS)
def test_why_tells_the_cause_about_the_right_person(language: str, typed: str, begins: str) -> None:
    known = eventful()
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words(language), known.view.hand)
    said = answer("why", known).text(Words(language)) if typed in ("why", "pourquoi") else ""
    assert (said or (told(known, typed, language) if isinstance(meant, Enquiry) else "")).startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "why is it my turn again", "You play red Skip. Ana misses a turn."),
        ("fr", "pourquoi c'est encore à moi", "Vous jouez Passe-tour rouge. Ana perd son tour."),
    ],
)
def test_a_turn_that_comes_back_at_once_is_told_by_ones_own_card(language: str, typed: str, says: str) -> None:
    game = laid_out("mattel", "rsk r1 r2 | r6 y3 g6", discard="r9", draw="y4 y6", dealer=1)
    assert says in told(after(game, (0, "play rsk")), typed, language)


def second_round() -> SeatKnowledge:
    known = eventful()
    assert known.view is not None
    over = RoundOver(1, False, ((), (), ()), (0, 0, 0))
    ended = Hearing((over, Scored((0, 10, 0), (0, 10, 0))), known.view, 0)
    return SeatKnowledge(known.match, known.names, known.view, True, 2, (ended, *known.heard), known.own)


ROUNDS = [
    ("fr", "qui a remporté la deuxième manche", "La manche 2 n'est pas finie."),
    ("en", "who won the first round", "Ana won round 1."),
    ("en", "who won round one", "Ana won round 1."),
    ("en", "how many points did I get in round 1", "You got 0 points in round 1."),
    ("en", "how many points did ana get in the first round", "Ana got 10 points in round 1."),
    ("en", "what was the score after round one", "After round 1: you 0, Ana 10, Ben 0."),
    ("en", "who won the second round", "Round 2 is still being played."),
    ("en", "who won round 3", "Round 3 has not been played: this is round 2."),
    ("fr", "qui a gagné la première manche", "La manche 1 a été gagnée par Ana."),
    ("fr", "combien de points j'ai eu à la manche 1", "Manche 1, vous : 0 point."),
    ("fr", "quel était le score après la première manche", "Après la manche 1 : vous 0, Ana 10, Ben 0."),
    ("fr", "qui a gagné la manche 2", "La manche 2 n'est pas finie."),
]


@pytest.mark.parametrize(("language", "typed", "says"), ROUNDS)
def test_a_round_is_told_by_its_number_and_never_another(language: str, typed: str, says: str) -> None:
    assert told(second_round(), typed, language) == says


def test_a_round_whose_end_was_not_heard_is_not_made_up() -> None:
    known = second_round()
    unheard = SeatKnowledge(known.match, known.names, known.view, True, 2, known.heard[1:], known.own)
    assert (
        told(unheard, "who won the first round", "en") == "How round 1 ended is not among what you have heard here."
    )


OFTEN = [
    ("en", "how often was ben skipped", "Ben has missed a turn once in this round."),
    ("en", "how often was I skipped", "You have not missed a turn in this round."),
    ("en", "how often has the colour changed", "The colour has changed once in this round."),
    ("en", "how many reverses so far", "Nobody has played a Reverse in this round."),
    ("en", "how many times did ana draw", "Once in this round, 1 card"),
    ("fr", "combien de fois Ana a pioché", "Une fois dans cette manche, 1 carte"),
    ("fr", "combien de fois Ben a perdu son tour", "Ben a perdu un tour une fois dans cette manche."),
    ("fr", "combien de fois la couleur a changé", "La couleur a changé une fois dans cette manche."),
    ("fr", "combien d'inversions jusqu'ici", "Personne n'a joué une Inversion dans cette manche."),
]


@pytest.mark.parametrize(("language", "typed", "begins"), OFTEN)
def test_how_often_is_counted(language: str, typed: str, begins: str) -> None:
    assert told(eventful(), typed, language).startswith(begins)


def quiz() -> SeatKnowledge:
    game = laid_out("question", "r5 r7 b5 | g3 g4 | y1 y2", discard="r9", draw="y4 y6 y8", dealer=0)
    return after(game, (1, "unknown"))


ANSWERS = [
    ("en", "did ana know it", "No. Ana did not know the answer."),
    ("en", "did ana get it wrong", "Yes. Ana did not know the answer."),
    ("en", "who knew it", "Nobody. Ana did not know the answer."),
    ("en", "did ben know it", "Ben has not answered a question in this round."),
    ("fr", "Ana a su répondre ?", "Non. Ana n'a pas su répondre."),
    ("fr", "qui a bien répondu à la question d'avant", "Personne. Ana n'a pas su répondre."),
]


@pytest.mark.parametrize(("language", "typed", "begins"), ANSWERS)
def test_who_knew_the_answer(language: str, typed: str, begins: str) -> None:
    assert told(quiz(), typed, language).startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "is ana about to win", "No. Ana has 3 cards."),
        ("en", "can ben still win", "Yes. Ben has "),
        ("fr", "est-ce que Ben peut encore gagner", "Oui. Ben a "),
        ("fr", "Ana est sur le point de gagner ?", "Non. Ana a 3 cartes."),
        ("en", "was that draw four legal", "Nobody has played a Wild Draw Four"),
        ("en", "how do you say uno here", "UNO is called with the second-to-last card"),
        ("fr", "comment on dit uno ici", "UNO s'annonce avec l'avant-dernière carte"),
        ("en", "recap", "Scores: "),
        ("fr", "fais le bilan", "Scores : "),
    ],
)
def test_yes_no_and_how_it_stands(language: str, typed: str, begins: str) -> None:
    assert told(eventful(), typed, language).startswith(begins)


FOUR: Sequence[tuple[str, str, str]] = [
    ("en", "was that draw four legal", "That is not known yet: only a challenge would show it."),
    ("fr", "est-ce que ce +4 était légal", "On ne le sait pas encore"),
]


@pytest.mark.parametrize(("language", "typed", "begins"), FOUR)
def test_whether_a_wild_draw_four_was_honest_is_known_after_a_challenge(
    language: str, typed: str, begins: str
) -> None:
    game = laid_out("mattel", "b3 b7 g5 | wi+4 y3 g6 | y5 y1 r2", discard="g4", draw="y4 y6 y7 y8 y2 b1", dealer=2)
    known = after(game, (0, "play g5"), (1, "play wi+4 red"))
    assert told(known, typed, language).startswith(begins)
    found = after(game, (2, "challenge"))
    assert told(found, typed, language).startswith(
        "No: Ben" if language == "en" else "Non : après contestation (Ben)"
    )


@pytest.mark.parametrize(
    ("language", "wrong"), [("en", "That was the last card"), ("fr", "C'était sa dernière carte")]
)
def test_the_last_card_is_not_said_of_whoever_drew_for_it(language: str, wrong: str) -> None:
    game = laid_out("mattel", "b3 b7 g5 | r+2 | y5 y1 r2", discard="r4", draw="y4 y6 y7 y8", dealer=0)
    known = after(game, (1, "play r+2"))
    assert wrong not in known.heard[-1].text(NAMES, Words(language))
    assert "Ana" in known.heard[-1].text(NAMES, Words(language)).partition("Ben")[2]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "what if i play the blue 7 next, what would i have left"),
        ("en", "would I have won if I'd kept the skip"),
        ("en", "if ana bluffs with her zebra who is next"),
        ("fr", "si je vends ma voiture c'est à qui"),
    ],
)
def test_what_is_not_known_word_for_word_is_not_played_out(language: str, typed: str) -> None:
    assert "would be next" not in told(three(), typed, language)
    assert "Ce serait" not in told(three(), typed, language)
