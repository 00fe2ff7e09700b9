"""Edition: the questions a rule book answers, as data whose defaults are the common rule.

The machines ask the edition; they never ask which edition it is. A house rule is `replace(edition, ...)`.
Each field names the rules of the rule book that it decides.
"""

import hashlib
import json
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, Literal

from sixdot.game.cards import DECKS, Card, Deck
from sixdot.game.values import FrozenValue

# The choices of an answer, named after its field.
FirstDealer = Literal["highest", "chosen"]
NextDealer = Literal["left", "drawn", "winner"]
FirstSpecial = Literal["acts", "buried"]
FirstDrawTwo = Literal["misses", "plays"]
FirstReverse = Literal["dealer", "right"]
FirstWildFour = Literal["shuffle", "turn"]
AfterDraw = Literal["drawn", "any", "nothing"]
Stacking = Literal["none", "same", "any"]
WildFourHonest = Literal["colour", "unplayable", "always"]
SingleBonus = Literal["may", "must", "none"]
CatchWindow = Literal["turn", "draw"]
Scorings = Literal["first-to", "lowest", "elimination"]
Partners = Literal["none", "credit", "charge"]


# What is said about an edition: its name; a title to announce it by; its book, as part of a sentence and in a list;
# what it is called in a line of braille; how it differs from others; the rules on which its book is silent.
ABOUT: Final = ("name", "title", "book", "listed", "braille", "differs", "silent")


@dataclass(frozen=True)
class Marks(FrozenValue):
    """D5: what is printed in braille in two opposite corners of a card."""

    letters: dict[str, str] = field(default_factory=lambda: {"blue": "b", "green": "g", "red": "r", "yellow": "y"})
    symbols: dict[str, str] = field(default_factory=dict)
    colour_first: bool = True
    apart: tuple[str, ...] = ()  # symbols with a space between them and the letter of the colour

    def of(self, card: Card) -> str:
        symbol = self.symbols.get(card.symbol, card.symbol)
        if card.colour is None:
            return symbol
        space = " " if card.symbol in self.apart else ""
        letter = self.letters[card.colour]
        return letter + space + symbol if self.colour_first else symbol + space + letter


@dataclass(frozen=True)
class Edition(FrozenValue):
    """The answers of one rule book.

    >>> edition = edition_named("rnib")
    >>> edition.may_decline, edition.target, edition.scorings
    (False, 500, ('first-to', 'lowest', 'elimination'))
    >>> from dataclasses import replace
    >>> Match(replace(edition, hand_size=5), players=2).edition.hand_size
    5
    """

    id: str
    source: str  # the rule book it follows
    language: str = "en"
    game: str = "uno"  # the name of its family: which machine plays it, and with which deck
    default: bool = False  # used when a table names no edition
    words: dict[str, dict[str, str]] = field(default_factory=dict)  # what is said about it, by language; see ABOUT
    reference_cards: int = 4  # D3
    least_players: int = 2  # D4
    most_players: int = 10
    marks: Marks = field(default_factory=Marks)  # D5
    hand_size: int = 7  # S5

    # Dealers
    first_dealer: FirstDealer = "highest"  # S1: highest (all draw a card) | chosen
    blank_redraws: bool = False  # S2: a card without a number is drawn again; otherwise it counts zero
    next_dealer: NextDealer = "left"  # S4

    # The first card
    first_special: FirstSpecial = "acts"  # F1-F4: acts | buried (until a number is turned up)
    first_draw_two: FirstDrawTwo = "misses"  # F1: the starter draws, and misses the turn | plays
    first_reverse: FirstReverse = "dealer"  # F2: who starts: dealer | right (of the dealer)
    first_wild_four: FirstWildFour = "shuffle"  # F5: shuffle (it back, then turn another) | turn (first)

    # A turn
    may_decline: bool = True  # T2: a player may draw although a card fits
    after_draw: AfterDraw = "drawn"  # T3, H5: what may be played after a draw; nothing: the turn ends
    draw_two: int = 2  # T4, F1: what a Draw Two makes the next player draw
    stacking: Stacking = "none"  # T4, Q4, H1: which draw cards may answer a draw card
    pickup_keeps_turn: bool = False  # Q4: a player who picks up a stack takes the turn too
    wild_four_honest: WildFourHonest = "colour"  # T7: no card of the colour | unplayable: no other card fits | always
    challenge: bool = True  # T8, C1
    guilty_takes_back: bool = False  # C3: the card goes back to the hand; otherwise it stays, with its colour
    guilty_draws: int = 4  # C3: how many cards a caught bluffer draws,
    challenger_draws: int = 6  # C4: a player who challenged an honest play,
    wild_four: int = 4  # C5: and a player who did not challenge
    reverse_skips: bool = True  # P1: with two players a Reverse is a Skip
    asks_questions: bool = False  # Q1
    wrong_answer: int = 1  # Q2: how many cards it costs

    # A turn of DOS
    row_size: int = 2  # O7, S6: how many cards the centre row is filled up to
    single_bonus: SingleBonus = "may"  # O4: a card may be laid | must be laid | there is no bonus
    double_bonus: int = 1  # O5: how many cards everyone else draws

    # Calling
    call_penalty: int = 2  # U2, O10
    catch_window: CatchWindow = "turn"  # U4: until the next turn begins | the offender draws or plays

    # Table talk
    advice_penalty: int = 0  # A1; 0: no such rule

    # Scoring
    points: dict[str, int] = field(default_factory=dict)  # G5: by symbol, where they differ from those of the deck
    scorings: tuple[Scorings, ...] = ("first-to",)  # G6-G8; the first is the default
    target: int = 500  # G11
    partners: Partners = "none"  # G9: none | credit (opposing hands, four players) | charge (own, any even number)
    rotating_partners: bool = False  # G10

    # Answers that no rule book gives: sixdot.game.house sets these
    house: tuple[str, ...] = ()  # the house rules in force, as they are written
    jump_in: bool = False  # H2: a card identical to the top card may be played out of turn
    seven_zero: bool = False  # H3: a 7 swaps two hands, a 0 passes all hands on
    draws_until_fits: bool = False  # H4
    bluffing: bool = True  # H6: a Wild Draw Four may be played dishonestly
    must_play_drawn: bool = False  # H7: a player who can play after a draw must play
    reshuffles: bool = True  # H8
    wild_changes_colour: bool = False  # H9
    number_last: bool = False  # H10: the last card must be a number
    tells_answers: bool = False  # H13: after a wrong answer the right one is told at once (Q3)
    hints: bool = True  # H14: whether a player who is asked may have the hint of the question (Q7)
    near_misses: bool = False  # H15: whoever answers wrong by a slip of the finger is asked before it is judged
    follows_levels: bool = False  # H16: harder questions after right answers, easier ones after wrong ones
    in_teams: bool = False  # H17: nobody plays alone; the partners of G9, any even number from four

    @property
    def name(self) -> str:
        """Its id, without the digest that an edition from outside carries."""
        return self.id.partition("~")[0]

    @property
    def is_plain(self) -> bool:
        """Whether it answers what rule books answer: no house rule is in force, nor is it part of a book."""
        swaps = self.jump_in or self.seven_zero
        draws = self.draws_until_fits or self.must_play_drawn or self.after_draw == "any" or not self.reshuffles
        forbids = not self.bluffing or self.wild_changes_colour or self.number_last
        return not (self.house or swaps or draws or forbids)

    @property
    def deck(self) -> Deck:
        return DECKS[self.game]

    def card_points(self) -> list[int]:
        """G5: what each kind of card counts."""
        deck = self.deck
        if not self.points:
            return deck.points
        return [self.points.get(card.symbol, card.points) for card in deck.cards]


# An edition as plain data: only the answers that differ from the common rule, and a digest of them

DIGEST_DIGITS: Final = 6
NOT_DATA: Final = ("id", "default", "house")  # the name stands for the id; a book does not answer the other two
COMMON: Final = Edition("", "")


def key_of(field: str) -> str:
    """The key that stands for a field in a book."""
    return field.replace("_", "-")


def edition_data(edition: Edition) -> dict[str, Any]:
    """The name of an edition and every answer that is not the common one, ready for JSON."""
    return {"name": edition.name, **_answers(edition, COMMON)}


def _answers(given: Edition | Marks, common: Edition | Marks) -> dict[str, Any]:
    said = {each.name: getattr(given, each.name) for each in fields(given) if each.name not in NOT_DATA}
    return {key_of(name): _plain(value) for name, value in said.items() if value != getattr(common, name)}


def _plain(value: object) -> object:
    if isinstance(value, Marks):
        return _answers(value, COMMON.marks)
    return list(value) if isinstance(value, tuple) else value


def book_line(edition: Edition) -> str:
    """The data in one line, always written the same way."""
    return json.dumps(edition_data(edition), ensure_ascii=False, sort_keys=True)


def identified(edition: Edition) -> Edition:
    """The edition with an id that no other version of it has: its name and a digest of its data."""
    digest = hashlib.sha256(book_line(edition).encode()).hexdigest()[:DIGEST_DIGITS]
    return replace(edition, id=f"{edition.name}~{digest}", default=False, house=())
