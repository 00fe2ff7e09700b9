"""While a question of the game waits: what is said or asked without a question mark is not judged as its answer.

Whether a text is asked about depends on the text and on the question as it was put, never on what is right.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sixdot.game.actions import ANSWER, Action
from sixdot.game.options import Options
from sixdot.game.uno.table import UnoView
from sixdot.voice.understand.meant import Ambiguous, Choose, Command, Meant, Unclear
from sixdot.voice.understand.replying import Reply, reply_to
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import LANGUAGES, Words
from tests.answers.test_free import Curious
from tests.helpers.moments import ME
from tests.helpers.tables import laid_out

NAMES = ("Sam", "Ana")
QUESTION = {"en": "What is the capital of Portugal?", "fr": "Quelle est la capitale du Portugal ?"}
CORPUS = Path(__file__).parent.parent.parent / "corpus"


def waiting(question: str) -> UnoView:
    view = laid_out("question", "r5 r7 b5 | g3 g4", discard="r9").view(0)
    assert isinstance(view, UnoView)
    return replace(view, question=question)


def meant(typed: str, language: str, question: str = "") -> Meant:
    view = waiting(question or QUESTION[language])
    return understand(typed, view, NAMES, Words(language), view.hand)


def is_judged(typed: str, language: str, question: str = "") -> bool:
    action = meant(typed, language, question)
    return isinstance(action, Action) and action.verb == ANSWER


def lines(text: str) -> list[str]:
    return [line.strip() for part in text.split("\n") for line in part.split(";") if line.strip()]


SAID = {
    "en": """the thing before that; anything good happen; same question as before; got a calculator; got any cards
        i want the one before; say something in welsh; turn off the sorting; how are you today; current colour pls
        score after three rounds; next player; max players; look back at the round; the riddle please
        and the winner is; time so far; names of the others; my answer was right; see you all next week
        same place next week; say the possible answers; the earlier one again; all this stuff again
        cat walked over the keyboard; if i dont answer can someone else""",
    "fr": """la même chose mais plus lentement; choix possibles; score actuel; ma réponse était bonne
        allume la lumière; placement des joueurs; les commandes svp; le rang de chacun; c'est encore bleu
        la phrase d'avant stp; fais le bilan entre les deux manches; c'est payant ce site; couper le braille
        changer le thème; la question d'avant; quelque chose de nouveau; pareil que tout à l'heure
        valeur des cartes spéciales; stp sois gentil
        le vert 2 passe non; mode silencieux; la touche pour la main; choisis un nombre""",
}
ANSWERS = {
    "en": """the red sea; george washington carver; the battle of hastings; the great wall of china
        the old man and the sea; bosnia and herzegovina; a polar bear
         the second world war; sixty minutes; twenty four hours; half past seven
        the french revolution; a guide dog; louis braille; the lord of the rings; a right angle; table tennis
        snow white and the seven dwarfs; 365 days; the milky way; rock paper scissors; to eat; henry the eighth""",
    "fr": """la mer rouge; la tour eiffel; le petit chaperon rouge; jean de la fontaine; la première guerre mondiale
        trinité et tobago; un angle droit; sept heures et demie; le premier ministre; le tennis de table
        un chien guide; la déclaration des droits de l'homme; blanche neige et les sept nains; faire du vélo
        le passé composé; la guerre de cent ans; alexandre le grand; 365 jours; le corbeau et le renard
        aller à l'école""",
}


@pytest.mark.parametrize(("language", "typed"), [(one, line) for one in LANGUAGES for line in lines(SAID[one])])
def test_what_is_said_or_asked_without_a_mark_is_not_judged(language: str, typed: str) -> None:
    assert not is_judged(typed, language)


@pytest.mark.parametrize(("language", "typed"), [(one, line) for one in LANGUAGES for line in lines(ANSWERS[one])])
def test_an_answer_of_several_words_is_judged_after_a_yes_or_once_it_is_called_an_answer(
    language: str, typed: str
) -> None:
    words, view, given = Words(language), waiting(QUESTION[language]), Action(ANSWER, text=typed)
    asked = meant(typed, language)
    assert isinstance(asked, Ambiguous)
    assert asked.answer == given
    if asked.command == Command("question"):
        yes = {"en": "yes", "fr": "oui"}[language]
        assert reply_to(asked, yes, view, NAMES, words, view.hand) == Reply(given)
    assert meant({"en": "answer ", "fr": "réponse "}[language] + typed, language) == given


ONE_WORD = {
    "en": "lisbon; the moon; a penguin; in 1969; in march; it's lisbon; i think it is lisbon; mother-in-law",
    "fr": "lisbonne; la lune; l'oiseau; en 1969; en mars; c'est lisbonne; je crois que c'est lisbonne; arc-en-ciel",
}


@pytest.mark.parametrize(("language", "typed"), [(one, line) for one in LANGUAGES for line in lines(ONE_WORD[one])])
def test_an_answer_of_one_word_is_judged_at_once(language: str, typed: str) -> None:
    assert is_judged(typed, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_all_that_people_ask_hardly_anything_is_judged(language: str) -> None:
    asked = [
        line.split("\t")[0].rstrip("? ") for line in (CORPUS / f"{language}.tsv").read_text("utf-8").splitlines()
    ]
    some = [text for text in asked if " " in text][::30]
    assert len(some) > 200
    judged = [text for text in some if is_judged(text, language)]
    assert len(judged) <= 0.025 * len(some), judged


@pytest.mark.parametrize(
    ("language", "question", "typed", "judged"),
    [
        ("en", "Which dots make the letter s?", "ok so letter s", False),
        ("en", "Which letter is dots 2 3 4?", "the letter s", True),
        ("en", "Which letter is dot 1?", "the letter a", True),
        ("en", "Which city is the capital of Mexico?", "Mexico City", False),
        ("en", "How many legs has a spider?", "lovely little beasts", False),
        ("en", "How many legs has a spider?", "8 legs", True),
        ("en", "What is 11 times 11?", "letter by letter", False),
        ("en", "What is 11 times 11?", "one hundred and twenty one", True),
        ("en", "Which letter is dots 1 3 4 5?", "sunny day", False),
        ("fr", "Combien font 11 fois 11 ?", "besoin d'une calculatrice", False),
        ("fr", "Combien font 11 fois 11 ?", "mal à la tête", False),
        ("fr", "Combien font 11 fois 11 ?", "cent vingt et un", True),
        ("en", "How many days are there in a leap year?", "three hundred sixty six", True),
        ("en", "Which is the largest? a) the Red Sea, b) Lake Como", "the red sea", True),
        ("en", "Which is the largest? a) the Red Sea, b) Lake Como", "b lake como", True),
        ("en", "Which is the largest? a) the Red Sea, b) Lake Como", "lovely weather", False),
        ("en", "Which is the largest? a) the Red Sea, b) Lake Como", "sausages", False),
        ("en", "Which is the largest? a) the Red Sea, b) Lake Como", "e", False),
        ("en", "Is it the Red Sea or Lake Como?", "lake como", True),
        ("fr", "Quels points forment la lettre s ?", "bon alors la lettre s", False),
        ("fr", "Combien de pattes a une araignée ?", "jolies petites bêtes", False),
        ("fr", "Combien de pattes a une araignée ?", "huit pattes", True),
        ("fr", "Laquelle est la plus grande ? a) la mer Rouge, b) le lac de Côme", "le lac de côme", True),
        ("fr", "Laquelle est la plus grande ? a) la mer Rouge, b) le lac de Côme", "joli temps", False),
    ],
)
def test_the_question_as_it_was_put_tells_what_can_be_its_answer(
    language: str, question: str, typed: str, judged: bool
) -> None:
    assert is_judged(typed, language, question) == judged


@pytest.mark.parametrize(
    ("language", "question", "typed", "given"),
    [
        ("en", "How many legs has a spider?", "eight legs", "eight"),
        ("en", "How many days are there in a leap year?", "it's 366 days", "366"),
        ("en", "How many minutes are there in two hours?", "120 minutes", "120"),
        ("en", "How many hours has a day?", "twenty-four hours", "twenty-four"),
        ("en", "In which country was Louis Braille born?", "in France", "France"),
        ("en", "Which letter is dots 1 2?", "the letter b", "the letter b"),
        ("fr", "Combien de pattes a une araignée ?", "c'est huit pattes", "huit"),
        ("fr", "Combien de minutes y a-t-il dans deux heures ?", "120 minutes", "120"),
        ("fr", "Sur quel continent se trouve l'Égypte ?", "en Afrique", "Afrique"),
    ],
)
def test_what_is_counted_and_a_small_word_are_no_part_of_the_answer(
    language: str, question: str, typed: str, given: str
) -> None:
    assert meant(typed, language, question) == Action(ANSWER, text=given)


def test_signs_before_a_part_of_the_question_are_understood_with_it() -> None:
    assert is_judged("... the red", "en", "Which is the largest? a) the Red Sea, b) Lake Como")


@pytest.mark.parametrize("said", ["my answer is —", "— the answer is —", "my answer 😀"])
def test_an_answer_without_a_word_or_a_number_is_none_unless_it_is_called_one(said: str) -> None:
    assert meant("answer ...", "en") == Action(ANSWER, text="...")
    assert meant(said, "en", "Which is the largest? a) the Red Sea, b) Lake Como") == Unclear("unclear-answer-empty")


@pytest.mark.parametrize(("language", "question"), [("en", "What is 89 plus 39?"), ("fr", "Combien font 4 plus 3 ?")])
def test_a_word_of_a_sum_is_no_command_over_one(language: str, question: str) -> None:
    assert isinstance(meant("plus", language, question), Ambiguous)


@pytest.mark.parametrize(("language", "yes", "no"), [("en", "yes", "no"), ("fr", "oui", "non")])
def test_what_is_asked_about_is_dropped_by_a_no_and_a_yes_may_mean_either(language: str, yes: str, no: str) -> None:
    words, view = Words(language), waiting(QUESTION[language])
    given = Action(ANSWER, text="lisbon or rome")
    for other, agreed in ((Command("question"), given), (Command("hand"), Ambiguous(given, Command("hand")))):
        asked = Ambiguous(given, other)
        assert reply_to(asked, yes, view, NAMES, words, view.hand) == Reply(agreed)
        assert reply_to(asked, no, view, NAMES, words, view.hand) == Reply(None)


@pytest.mark.parametrize(
    ("language", "said", "no"), [("en", "got a calculator", "no"), ("fr", "la question d'avant", "non")]
)
def test_at_a_table_it_costs_nothing(language: str, said: str, no: str) -> None:
    table = Curious("question", (), Options(), language)
    table.port.console.ask = lambda: no
    asked = 0
    while table.port.advance() and asked < 3:
        if table.game.view(ME).phase == "answer" and table.game.view(ME).turn == ME:
            asked += 1
            table.asks(said)
        table.goes_on()
    assert asked == 3


def test_where_the_question_wants_a_yes_that_is_the_answer_to_it() -> None:
    view = waiting("Is Lisbon the capital of Portugal?")
    asked = Ambiguous(Action(ANSWER, text="i think it may be"), Command("question"))
    assert reply_to(asked, "yes", view, NAMES, Words("en"), view.hand) == Reply(Action(ANSWER, text="yes"))


HEARD = {
    "en": """my answer is on its way; answer how; sort of twenty something; card 2; portugal is nice
        portugal like port; my aunt lives there; one moment the phone is ringing; no idea at all; stupid robot
        maybe; sure; right; listen; hurry; later; slowly; fiddlesticks; hepl; unkown; scroe; command; ask
        africa somewhere; 1 2 3 4""",
    "fr": """ma réponse c'est quoi deja; je réponds quoi moi; je réponds pas tout de suite
        répondre comment; réponse fausse ça coute combien; acteur c'est masculin non; le maroc c'est en afrique
        la corée beau pays; gabon comme jambon; un jour peut être; C dur la géo; trop dur la géographie; oh la la la
        comme d'hab; aucun souvenir; un pays d'afrique; le pays à côté du togo; le pays d'ikea; sale robot
        la galette des rois miam""",
}


@pytest.mark.parametrize(("language", "said"), [(one, said) for one in LANGUAGES for said in lines(HEARD[one])])
def test_what_was_once_judged_at_a_table_is_asked_about(language: str, said: str) -> None:
    assert not is_judged(said, language)


SUMS = {
    "en": "three and four makes; sixty what; forty winks; 3 left; two more; ten minus; zero idea; 100 percent; y; n;"
    "more than 50 anyway; card 2; ten and a bit; nine nine nine; the 5; 1 2 3 go",
    "fr": "ça fait plus de 50 en tout cas; carte 2; dix et quelques; neuf neuf neuf; la 2; n°4; le 5; 1 2 3 soleil",
}


@pytest.mark.parametrize(("language", "said"), [(one, said) for one in LANGUAGES for said in lines(SUMS[one])])
def test_where_a_sum_waits_only_one_number_is_judged(language: str, said: str) -> None:
    assert not is_judged(said, language, COUNTED[language][0])


EXCLAIMED = {
    "en": """blimey; crikey; oh bother; gosh; yikes; really; seriously; interesting; tough one
        ooh that's a tricky one; quiet; ready; first letter; the first one; the second one; i want to stop; ha ha""",
    "fr": "voilà; voila; putain; allo; allô; chut; nan; annule; sérieux; première lettre; je veux arrêter",
}


@pytest.mark.parametrize(("language", "said"), [(one, said) for one in LANGUAGES for said in lines(EXCLAIMED[one])])
def test_an_exclamation_is_no_answer(language: str, said: str) -> None:
    assert not is_judged(said, language)


COUNTED = {
    "en": ("What is 17 plus 7?", "How many legs has a spider?", "Which dots make the letter o?"),
    "fr": (
        "Combien font 17 plus 7 ?",
        "Combien de pattes a une araignée ?",
        "Avec quels points s'écrit la lettre u ?",
    ),
}


@pytest.mark.parametrize(("language", "question"), [(one, asked) for one in LANGUAGES for asked in COUNTED[one]])
def test_one_word_without_a_number_is_asked_about_where_the_question_counts(language: str, question: str) -> None:
    assert not is_judged("zoinks", language, question)
    assert not is_judged("patatras", language, question)
    assert all(is_judged(said, language, question) for said in ("24", "136", "8"))
    assert is_judged("1 3 5", language, question) == (question == COUNTED[language][2])
    assert is_judged({"en": "twenty", "fr": "vingt"}[language], language, question)


@pytest.mark.parametrize(("language", "said"), [("en", "and the red 7"), ("fr", "et le 7 rouge"), ("fr", "et le +4")])
def test_a_card_that_goes_on_from_a_question_is_not_played(language: str, said: str) -> None:
    view = laid_out("mattel", "r5 r7 b5 wi+4 | g3 g4", discard="r9").view(0)
    assert not isinstance(understand(said, view, NAMES, Words(language), view.hand), Action | Choose)
    assert isinstance(understand(said.partition(" ")[2], view, NAMES, Words(language), view.hand), Action | Choose)
