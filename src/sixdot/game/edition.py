"""Edition: the questions a rule book answers, as data whose defaults are the common rule.

The machines ask the edition; they never ask which edition it is. A house rule is `replace(edition, ...)`.
Each field names the rules of the rule book that it decides.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sixdot.game.cards import DECKS, Card, Deck


@dataclass(frozen=True)
class Marks:
    """D5: what stands in braille on two opposite corners of a card."""

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
class Edition:
    id: str
    source: str  # the rule book it follows
    language: str = "en"
    game: str = "uno"  # which machine plays it, and which deck: uno | dos
    default: bool = False  # the edition of a table that names none
    reference_cards: int = 4  # D3
    least_players: int = 2  # D4
    most_players: int = 10
    marks: Marks = field(default_factory=Marks)  # D5
    hand_size: int = 7  # S5

    # Dealers
    first_dealer: str = "highest"  # S1: highest (all draw a card) | chosen
    blank_redraws: bool = False  # S2: a card without a number is drawn again; else it counts zero
    next_dealer: str = "left"  # S4: left | drawn | winner

    # The first card
    first_special: str = "acts"  # F1-F4: acts | buried (until a number comes)
    first_reverse: str = "dealer"  # F2: who starts: dealer | right (of the dealer)
    first_wild_four: str = "shuffle"  # F5: shuffle (it back, then turn) | turn (another, then shuffle it back)

    # A turn
    may_decline: bool = True  # T2: may draw although a card fits
    stacking: str = "none"  # T4, Q4, H1: draw cards answer draw cards (same: of one kind | any) or are picked up,
    pickup_keeps_turn: bool = False  # Q4: and who picked them up goes on
    wild_four_honest: str = "colour"  # T7: no card of the colour | unplayable: no other card fits | always
    challenge: bool = True  # T8, C1
    guilty_takes_back: bool = False  # C3: the card returns to the hand; else it stays with its colour
    asks_questions: bool = False  # Q1

    # Calling
    call_penalty: int = 2  # U2, O10
    catch_window: str = "turn"  # U4: turn (the next one begins) | draw (the offender draws or plays)

    # Table talk
    advice_penalty: int = 0  # A1; 0: there is none

    # Scoring
    scorings: tuple[str, ...] = ("first-to",)  # G6-G8; the first is the default
    target: int = 500  # G11
    partners: str = "none"  # G9: none | credit (opposing hands, four players) | charge (own, any even number)
    rotating_partners: bool = False  # G10

    # What no rule book says: sixdot.game.house sets these
    house: tuple[str, ...] = ()  # the house rules in force, as they are written
    jump_in: bool = False  # H2: who holds exactly the top card plays it out of turn
    seven_zero: bool = False  # H3: a 7 swaps two hands, a 0 hands all of them on
    draws_until_fits: bool = False  # H4
    any_after_draw: bool = False  # H5: after a draw any card that fits may be played
    bluffing: bool = True  # H6: a Wild Draw Four may be played although it is not honest
    must_play_drawn: bool = False  # H7
    reshuffles: bool = True  # H8
    wild_changes_colour: bool = False  # H9
    number_last: bool = False  # H10: the last card is a number

    @property
    def deck(self) -> Deck:
        return DECKS[self.game]
