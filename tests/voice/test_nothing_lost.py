"""Nothing is lost by talking: an answer stands in a sentence, chatter is no answer, and a question does nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixdot.game.actions import ANSWER, Action, unknown
from sixdot.game.uno.table import UnoView
from sixdot.voice.help import names_of
from sixdot.voice.understand.commands import answer_or_command, changes
from sixdot.voice.understand.enquiry import SUM, Enquiry
from sixdot.voice.understand.meant import Ambiguous, Choose, Command, Meant, Talk, Unclear
from sixdot.voice.understand.talking import talk_text
from sixdot.voice.understand.understanding import choose, understand
from sixdot.voice.understand.vocabulary import goes_on
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.tables import do, laid_out

NAMES = ("Sam", "Ana", "Ben")
ITALY = {"en": "What is the capital of Italy?", "fr": "Quelle est la capitale de l'Italie ?"}
AGAIN = Command("question")


def answering(typed: str, language: str, question: str = "") -> Meant:
    view = laid_out("question", "r5 r7 b5 wi g+2 | g3 g4 | b1 b2", discard="r9").view(0)
    assert isinstance(view, UnoView)
    asked = replace(view, question=question or ITALY[language])
    return understand(typed, asked, NAMES, Words(language), view.hand)


def turn(typed: str, language: str, edition: str = "mattel") -> Meant:
    view = laid_out(edition, "r5 y4 y7 g+2 wi | g3 g4 | b1 b2", discard="r9").view(0)
    return understand(typed, view, NAMES, Words(language), view.hand)


def four_waits(typed: str, language: str) -> Meant:
    game = laid_out("mattel", "wi+4 r1 b2 | g3 g4 b1 | y1 y2", discard="b9")
    do(game, 0, "play wi+4 red")
    return understand(typed, game.view(1), NAMES, Words(language), game.view(1).hand)


# An answer in a sentence

IN_A_SENTENCE = {
    "en": """i think its rome; its rome; it's Rome; it is rome; i think it is rome; rome i guess; maybe rome
        the city of rome; it's the city of rome; rome, the capital of italy; rome the capital
        they call it rome; i'm not sure but rome; it has got to be rome; my answer: rome; the capital, rome
        rome of course; oh i know this one, rome; rome i think; the capital of italy is rome; hmm, rome
        um i think the answer might be rome; Rome is the capital of Italy
        ok so its rome; yes, rome; the answer is rome i think; I'd say Rome!; it must be rome; well, Rome.""",
    "fr": """c'est rome; je crois que c'est rome; je pense rome; peut-être rome; je dirais rome; rome je crois; Rome !
        la capitale de l'italie est rome; rome est la capitale de l'Italie; euh, rome; bon ben c'est rome; oui, rome
        c'est rome la capitale; la ville de rome; rome, la capitale de l'italie; ça s'appelle rome; moi c'est rome
        j'aurais dit rome; la capitale, rome; rome c'est la capitale; ma réponse : rome
        la réponse c'est rome; ça doit être rome; il me semble que c'est rome; bien sûr, rome; rome, bien sûr.""",
}


def sentences(of: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (language, typed.strip())
        for language, text in of.items()
        for line in text.split("\n")
        for typed in line.split(";")
    ]


@pytest.mark.parametrize(("language", "typed"), sentences(IN_A_SENTENCE))
def test_an_answer_in_an_ordinary_sentence_is_that_answer(language: str, typed: str) -> None:
    meant = answering(typed, language)
    assert isinstance(meant, Action)
    assert meant.verb == ANSWER
    assert meant.text.rstrip(".").casefold() == "rome"


def test_what_is_called_the_answer_is_taken_as_it_stands() -> None:
    assert answering("answer it's a wonderful life", "en") == Action(ANSWER, text="it's a wonderful life")
    assert answering("réponse c'est la vie", "fr") == Action(ANSWER, text="c'est la vie")


@pytest.mark.parametrize(
    ("typed", "core"), [("i think its b", "b"), ("maybe 12", "12"), ("it is the letter i", "the letter i")]
)
def test_letters_and_numbers_stand_in_sentences_too(typed: str, core: str) -> None:
    assert answering(typed, "en") == Action(ANSWER, text=core)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "it must be 9"), ("en", "i got 9"), ("en", "the result is 9"), ("en", "7 plus 2 is 9"),
        ("en", "the number 9"), ("fr", "euh 9"), ("fr", "ça nous fait 9"), ("fr", "je trouve 9"),
        ("fr", "le résultat c'est 9"), ("fr", "le nombre 9"),
    ],
)  # fmt: skip
def test_a_sum_stands_in_a_sentence_too(language: str, typed: str) -> None:
    question = {"en": "What is 7 plus 2?", "fr": "Combien font 7 plus 2 ?"}[language]
    assert answering(typed, language, question) == Action(ANSWER, text="9")


@pytest.mark.parametrize(
    ("language", "typed", "question", "given"),
    [
        ("en", "lima in peru", "What is the capital of Peru?", "lima"),
        ("fr", "lima au pérou", "Quelle est la capitale du Pérou ?", "lima"),
        ("en", "never been to rome", "", "never been to rome"),
        ("en", "nobody knows", "", "nobody knows"),
        ("en", "a city somewhere down south with lovely old churches", "", ""),
    ],
)
def test_what_is_not_surely_an_answer_is_asked_about_and_costs_nothing(
    language: str, typed: str, question: str, given: str
) -> None:
    meant = answering(typed, language, question)
    assert isinstance(meant, Ambiguous)
    assert meant.answer == Action(ANSWER, text=given or typed)


@pytest.mark.parametrize(
    "answer",
    [
        "Mexico City",
        "Leonardo da Vinci",
        "one hundred and twenty five",
        "dots 1, 2, 4 and 5",
        "Ciudad de Mexico",
        "the lord of the rings",
    ],
)
def test_an_answer_of_several_words_is_not_cut_nor_asked_about(answer: str) -> None:
    for question in ("Which city is the capital of Mexico?", "Who wrote the story of the rings?"):
        assert answering(answer, "en", question) == Action(ANSWER, text=answer)


@pytest.mark.parametrize(
    ("language", "typed", "core"),
    [
        ("en", "is it b", "b"),
        ("en", "rome?", "rome"),
        ("en", "could it be rome", "rome"),
        ("en", "answer rome?", "rome"),
        ("en", "1?", "1"),
        ("fr", "c'est Dublin ?", "Dublin"),
        ("fr", "rome ?", "rome"),
        ("fr", "est-ce que c'est rome", "rome"),
        ("fr", "c'est pas rome", "rome"),
    ],
)
def test_an_answer_put_as_a_question_is_not_judged_and_can_be_given_in_short(
    language: str, typed: str, core: str
) -> None:
    meant = answering(typed, language)
    assert isinstance(meant, Unclear)
    assert meant.message == "unclear-answer-asked"
    assert meant.values["typed"] == core
    word = {"en": "answer", "fr": "réponse"}[language]
    assert answering(f"{word} {core}", language) == Action(ANSWER, text=core)


def test_a_long_question_is_answered_with_what_can_be_asked_not_with_something_that_cannot_be_typed() -> None:
    meant = answering("how many points do i get for a right answer", "en")
    assert isinstance(meant, Unclear)
    assert meant.message == "unclear-word"


REQUESTS = {
    "en": """explain the rule of questions in short; remind me of the pile; clarify the task a little
        tell us the rules; give us a clue; repeat that bit about the capital; describe the top one""",
    "fr": """explique la regle des questions en bref; rappelle le talon; précise un peu la consigne
        donne un petit coup de main; résume ce qui compte; redonnez le sens de rotation; lis la carte du dessus""",
}


@pytest.mark.parametrize(("language", "typed"), sentences(REQUESTS))
def test_a_request_is_no_answer(language: str, typed: str) -> None:
    meant = answering(typed, language)
    assert not (isinstance(meant, Action) and meant.verb == ANSWER), meant


def test_an_answer_that_could_be_a_request_is_one_by_itself() -> None:
    assert answering("montre", "fr", "Comment dit-on watch ?") == Action(ANSWER, text="montre")


# Talk

CHATTER = {
    "en": """hmm; umm; ok; one moment; wait
        just a sec; hold on; not sure; too hard; this is stupid; brb; hmm wait
        just a sec pls; let me think; too easy; with a capital letter""",
    "fr": """heu; attends; attend 2 sec; c dur; non mais c'est trop dur; g pa compris; un instant; bonne question
        j'hésite; attendez; ok; bof; trop facile; pas facile celle la; avec une majuscule
        je sais plus; laissez tomber la question""",
}
DOUBTFUL = {
    "en": """yes; no; ben; Ana; skip; green; i hate geography; ask me an easier one; no, rome; rome lol
        not rome; rome or lima; stop; continue; nothing
        u r mean; i dont know maybe rome""",
    "fr": """oui; non; ben; Ana; vert; inversion; je déteste la géographie; je veux passer; c rome
        rome mdr; j'aime pas la géographie""",
}
UNKNOWN = {
    "en": "dunno; i dunno; idk; i have no clue; no idea; i don't know; hmm dunno",
    "fr": "je c pas; jsp; chépa; j'en sais rien; je sais pas; aucune idée; euh jsp",
}


@pytest.mark.parametrize(("language", "typed"), sentences(CHATTER))
def test_chatter_is_answered_with_the_question(language: str, typed: str) -> None:
    assert answering(typed, language) == AGAIN


@pytest.mark.parametrize(("language", "typed"), sentences(DOUBTFUL))
def test_what_may_be_an_answer_or_talk_is_asked_about(language: str, typed: str) -> None:
    meant = answering(typed, language)
    assert isinstance(meant, Ambiguous)
    assert meant.command == AGAIN


@pytest.mark.parametrize(("language", "typed"), sentences(UNKNOWN))
def test_who_says_so_does_not_know(language: str, typed: str) -> None:
    assert answering(typed, language) == unknown


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "huh"), ("fr", "redis"), ("fr", "hein"), ("fr", "jai pas entendu"), ("fr", "encore une fois")],
)
def test_what_was_not_heard_is_said_again_without_a_question_back(language: str, typed: str) -> None:
    meant = answering(typed, language)
    assert isinstance(meant, Enquiry)
    assert meant.fact == "repeat"


def test_what_the_question_offers_is_an_answer_at_once() -> None:
    assert answering("yes", "en", "Is Rome in Italy?") == Action(ANSWER, text="yes")
    assert answering("non", "fr", "Est-ce que Rome est en France ?") == Action(ANSWER, text="non")
    assert answering("red", "en", "Is a ruby red or green?") == Action(ANSWER, text="red")
    assert isinstance(answering("blue", "en", "Is a ruby red or green?"), Ambiguous)


@pytest.mark.parametrize("typed", ["rome", "hello", "yes", "b", "green", "is it lima", "it is lima"])
def test_how_it_is_taken_does_not_tell_whether_it_is_right(typed: str) -> None:
    """Who answers sees the question alone, so another right answer changes nothing."""
    one, other = [answering(typed, "en", f"What is the capital of {country}?") for country in ("Italy", "Peru")]
    assert type(one) is type(other)


def test_both_ways_are_told_to_whoever_is_not_asked_back() -> None:
    meant = answering("vert", "fr")
    assert isinstance(meant, Ambiguous)
    assert answer_or_command(meant, Words("fr")) == (
        "Si « vert » est votre réponse, tapez réponse vert. Pour réentendre la question, tapez question."
    )


# Small talk

SMALL_TALK = {
    "en": """hello; thanks; well played Ana; lol; bravo; are you a robot; hi all; thanks ben; good game everyone; haha
        ok thanks; hows it going; nice one sam""",
    "fr": """bonjour; merci; bravo; bien joué Ana; tu es un robot; salut tout le monde; mdr; merci beaucoup ben; lol
        ok merci""",
}


@pytest.mark.parametrize(("language", "typed"), sentences(SMALL_TALK))
def test_small_talk_is_no_answer_no_move_and_no_question(language: str, typed: str) -> None:
    for meant in (turn(typed, language), answering(typed, language), four_waits(typed, language)):
        assert isinstance(meant, Talk), typed


def test_small_talk_may_still_be_called_the_answer() -> None:
    meant = answering("hello", "en")
    assert isinstance(meant, Talk)
    said = talk_text(meant, Words("en"), can_write=False, again=False)
    assert said.startswith("Hello! If 'hello' is your answer, type answer hello.")
    assert answering("answer hello", "en") == Action(ANSWER, text="hello")
    assert answering("hello", "en", "Is it hello or goodbye?") == Action(ANSWER, text="hello")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["brief", "normal", "full"])
def test_how_to_talk_and_ask_is_said_once(language: str, length: str) -> None:
    words = Words(language, length)
    for kind in ("greeting", "thanks", "praise", "laugh", "robot"):
        first, alone, again = [
            talk_text(Talk(kind), words, write, more) for write, more in ((True, False), (False, False), (True, True))
        ]
        assert first.startswith(again)
        assert alone.startswith(again)
        assert len(again) < len(alone) != len(first)
        assert names_of("join-word-chat", words)[0] in first


def test_saying_goodbye_still_ends_the_game() -> None:
    assert turn("bye", "en") == Command("quit")


# A question does nothing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed",
    [
        "leave?",
        "quit?",
        "undo?",
        "return?",
        "more?",
        "less?",
        "marks?",
        "quitter?",
        "partir?",
        "plus?",
        "moins?",
        "repères?",
        "reprendre?",
    ],
)
def test_a_command_with_a_question_mark_is_explained_and_not_obeyed(typed: str, language: str) -> None:
    for meant in (turn(typed, language), answering(typed, language)):
        assert isinstance(meant, Command | Enquiry), typed
        assert not (isinstance(meant, Command) and changes(meant)), typed


def test_no_question_goes_on_or_chooses() -> None:
    assert not goes_on("continue?", Words("en"))
    view = laid_out("mattel", "wi r5 b2 | g3 g4", discard="r9").view(0)
    for language, first, asked in (("en", "wild", "blue?"), ("fr", "joker", "bleu ?"), ("en", "wild", "1?")):
        words = Words(language)
        menu = understand(first, view, NAMES, words, view.hand)
        assert isinstance(menu, Choose)
        meant = choose(asked, menu, view, NAMES, words, view.hand)
        assert isinstance(meant, Unclear)
        assert meant.message == "unclear-choice-asked"


@pytest.mark.parametrize(
    ("language", "typed", "colour", "symbol"),
    [
        ("fr", "où est mon joker", "", "wi"),
        ("fr", "mes jokers", "", "wi"),
        ("fr", "mes +2", "", "+2"),
        ("fr", "mes plus deux", "", "+2"),
        ("fr", "mes cartes jaunes", "yellow", ""),
        ("fr", "où est mon 4 jaune", "yellow", "4"),
        ("en", "where is my wild", "", "wi"),
        ("en", "where's my red 5?", "red", "5"),
        ("en", "my draw twos", "", "+2"),
        ("en", "my yellow cards", "yellow", ""),
        ("en", "all my yellows", "yellow", ""),
    ],
)
def test_cards_that_are_asked_after_are_not_played(language: str, typed: str, colour: str, symbol: str) -> None:
    assert turn(typed, language) == Enquiry("hand", (0,), colour=colour, symbol=symbol)


@pytest.mark.parametrize(
    ("language", "typed", "symbol"),
    [
        ("en", "who would be skipped", "sk"),
        ("en", "who would be skipped if i play skip", "sk"),
        ("en", "who would draw two", "+2"),
        ("en", "who draws if i play my draw two?", "+2"),
        ("en", "who would draw four", "wi+4"),
        ("fr", "qui serait sauté", "sk"),
        ("fr", "qui perdrait son tour si je joue passe-tour", "sk"),
        ("fr", "qui piocherait deux", "+2"),
        ("fr", "qui pioche si je joue +4 ?", "wi+4"),
    ],
)
def test_whom_a_card_would_strike_is_asked_and_nothing_played(language: str, typed: str, symbol: str) -> None:
    for meaning in (turn, answering):
        assert meaning(typed, language) == Enquiry("next", (0,), symbol=symbol)


def test_whether_a_card_is_good_is_asked_and_nothing_played() -> None:
    assert turn("is green 2 good", "en") == Enquiry("fits", colour="green", symbol="2")
    assert turn("is red 5 good?", "en") == Enquiry("fits", colour="red", symbol="5")
    assert turn("est-ce que le 5 rouge est bon", "fr") == Enquiry("fits", colour="red", symbol="5")


def test_who_draws_is_about_the_past_unless_a_card_is_named() -> None:
    assert getattr(turn("who drew two", "en"), "fact", "") == "drew"
    assert turn("who draws", "en") != Enquiry("next", (0,), symbol="+2")


@pytest.mark.parametrize(
    ("language", "typed", "number"),
    [
        ("en", "what adds up to 7", "7"),
        ("en", "which two of my cards make nine", "9"),
        ("fr", "quelles deux cartes font 8", "8"),
        ("fr", "qu'est-ce qui fait 7 ?", "7"),
    ],
)
def test_what_adds_up_is_asked_where_cards_are_matched(language: str, typed: str, number: str) -> None:
    view = laid_out("dos", "r5 g1 b4 y3 | g3 g4 b1", centre="b7 g8", draw="y1 y3").view(0)
    assert understand(typed, view, NAMES, Words(language), view.hand) == Enquiry(
        "fits", (0,), symbol=number, topic=SUM
    )
    assert turn(typed, language) != Enquiry("fits", (0,), symbol=number, topic=SUM)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "j'accepte pas"),
        ("fr", "accepter ça fait koi"),
        ("fr", "piocher ou pas ?"),
        ("en", "i accept not"),
        ("en", "what does accept do here"),
        ("en", "draw or dont"),
    ],
)
def test_nothing_that_costs_is_suggested_to_a_question_or_to_its_opposite(language: str, typed: str) -> None:
    for meaning in (four_waits, turn):
        meant = meaning(typed, language)
        assert not isinstance(meant, Action | Choose)
        near = [str(value) for name, value in getattr(meant, "values", {}).items() if name[-1].isdigit()]
        assert not [phrase for phrase in near if isinstance(meaning(phrase, language), Action | Choose)]


@pytest.mark.parametrize(
    ("language", "typed", "means"),
    [
        ("fr", "plus lentement", "speech-rate"),
        ("en", "slower", "speech-rate"),
        ("fr", "détail normal", "verbosity normal"),
        ("fr", "normal", "verbosity normal"),
        ("fr", "bref", "verbosity brief"),
        ("fr", "complet", "verbosity full"),
        ("en", "verbosity brief", "verbosity brief"),
        ("en", "brief", "verbosity brief"),
    ],
)
def test_how_fast_and_how_much_is_said_are_two_settings(language: str, typed: str, means: str) -> None:
    assert turn(typed, language) == Command("set", means)
