"""What the page needs to keep the score of real cards without a server: the facts of each rule book, and the words.

The rules of scoring are the engine's; the page's score*.js only add up by these facts, and a test compares them.
"""

from functools import lru_cache
from typing import Any, Final

from sixdot.classroom.starter import number_words
from sixdot.game.cards import COLOURS
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.game.house import with_house_rules
from sixdot.game.options import HIGHEST_TARGET, SetupError
from sixdot.game.record import LONGEST_NAME
from sixdot.game.scoring import ROTATION
from sixdot.score.keeper import MOST_ROUNDS
from sixdot.score.reading import example_hand
from sixdot.voice.rules import scoring_text
from sixdot.voice.understand.vocabulary import Piece, card_words, folded, in_all_languages, phrases
from sixdot.voice.words import Words

# The terminal's score keeper says these, too; what only the page says begins with score-page-.
SAID: Final = (
    "sheet-welcome", "sheet-again", "sheet-next", "sheet-pairs", "sheet-pair", "sheet-ask-out", "sheet-ask-hand",
    "sheet-out", "sheet-hand", "sheet-scores", "sheet-charges", "sheet-line", "sheet-line-aside", "sheet-dealt",
    "sheet-left-aside", "sheet-corrected", "sheet-removed", "sheet-undone", "sheet-redone",
    "sheet-cancelled", "sheet-keeps", "sheet-no-rounds", "sheet-what", "sheet-word",
    "sheet-colour", "sheet-which", "sheet-plural", "sheet-number", "sheet-too-many",
    "sheet-out-holds", "sheet-gone", "sheet-over", "sheet-full", "sheet-senseless", "sheet-no-round", "sheet-aside",
    "sheet-no-undo", "sheet-no-redo", "sheet-file", "sheet-column-round", "sheet-column-dealer", "sheet-column-out",
    "sheet-column-points", "sheet-column-total", "target", "table-score", "table-score-of", "table-score-out",
    "table-and", "score-of", "scores-more", "scores-stand", "charged", "eliminated", "two-left", "game-over",
    "list-more", "list-last", "list-none", "between-deeds", "setup-name", "setup-name-letter", "setup-same-name",
    "setup-players", "setup-no-number", "setup-target", "setup-partners-four", "setup-partners-even",
    "setup-rotating-four", "setup-name-card",
)  # fmt: skip
_OWN: Final = "score-page-"
# A word about a card in a letter, and what it says.
_KINDS: Final = {
    "colour": "c", "number": "n", "perhaps": "p", "card": "k", "symbol": "s", "ignored": "i", "other": "o",
    "and": "a", "with": "b", "on": "b", "uno": "b",
}  # fmt: skip


@lru_cache(4)
def score_words(language: str, offered: tuple[str, ...]) -> dict[str, Any]:
    words, editions = Words(language), [edition_named(name) for name in offered]
    brief, spoken = words.but(length="brief"), in_all_languages(words)
    told = [*SAID, *words.names(_OWN)]
    vocabulary = {edition.id: _vocabulary(language, edition) for edition in editions}
    first, *others = vocabulary.values()
    common = {phrase: said for phrase, said in first.items() if all(each.get(phrase) == said for each in others)}
    return {
        "messages": {name: words.pattern(name) for name in told},
        "brief": {name: brief.pattern(name) for name in told if brief.pattern(name) != words.pattern(name)},
        "plurals": words.plurals,
        "points": phrases("sheet-points", *spoken),
        "nothing": phrases("sheet-word-nothing", *spoken),
        "numbers": [_numbers_in(each.language) for each in spoken],
        "words": common,
        "couples": ROTATION,
        "most-rounds": MOST_ROUNDS,
        "highest": HIGHEST_TARGET,
        "longest": LONGEST_NAME,
        "editions": {
            edition.id: {**_facts(edition, words), "words": _but(vocabulary[edition.id], common)}
            for edition in editions
        },
    }


def _numbers_in(language: str) -> dict[str, Any]:
    """What a hundred is called, its last name also after other numbers; and the numbers below it."""
    called = [list(dict.fromkeys(map(folded, number_words(number, language)))) for number in range(101)]
    return {"hundreds": called.pop(), "called": called}


def _facts(edition: Edition, words: Words) -> dict[str, Any]:
    cards, worth, copies = edition.deck.cards, edition.card_points(), edition.deck.copies
    return {
        "name": edition.name,
        "title": words.about(edition, "title"),
        "least": edition.least_players,
        "most": edition.most_players,
        "numbers": _numbers(edition),
        "size": edition.hand_size,
        "target": edition.target,
        "scorings": {form: scoring_text(form, edition.target, words) for form in edition.scorings},
        "partners": edition.partners,
        "rotating": edition.rotating_partners,
        "teams": _may_have_teams(edition),
        "drawn": edition.first_dealer != "chosen",
        "next": edition.next_dealer,
        "skips": edition.reverse_skips and any(card.symbol == "rv" for card in cards),
        "example": example_hand(edition),
        "cards": [
            [card.code, words.one(card), worth[card.kind], copies[card.kind], card.symbol,
             COLOURS.index(card.colour) if card.colour else -1, -1 if card.number is None else card.number]
            for card in cards
        ],
    }  # fmt: skip


def _numbers(edition: Edition) -> int:
    """How many cards with numbers there are, where one must be left to start with; otherwise none have to be."""
    if edition.first_special != "buried":
        return 0
    return sum([edition.deck.copies[card.kind] for card in edition.deck.cards if card.number is not None])


def _may_have_teams(edition: Edition) -> bool:
    try:
        with_house_rules(edition, ["teams"])
    except SetupError:
        return False
    return True


def _vocabulary(language: str, edition: Edition) -> dict[str, str]:
    """The words about cards: a letter for the kind, then the colour, number, card or symbol."""
    return {phrase: _coded(piece) for phrase, piece in card_words(language, edition.id).items()}


def _coded(piece: Piece) -> str:
    said = piece.symbol or ("" if piece.value < 0 else str(piece.value))
    return _KINDS[piece.kind] + said


def _but(words: dict[str, str], common: dict[str, str]) -> dict[str, str]:
    return {phrase: said for phrase, said in words.items() if phrase not in common}
