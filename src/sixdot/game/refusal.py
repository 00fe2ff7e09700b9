"""Refusals: values that say what was wrong, by which rule, and what would be legal instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sixdot.game.actions import Action

RefusalReason = Literal[
    "NO_SUCH_SEAT", "ROUND_OVER", "NOT_YOUR_TURN", "NOT_IN_HAND", "DOES_NOT_FIT", "COLOUR_REQUIRED",
    "COLOUR_NOT_WANTED", "NAME_THE_COLOUR", "NO_COLOUR_TO_NAME", "ONLY_THE_DRAWN_CARD", "ALREADY_DRAWN",
    "NOT_DRAWN", "DRAW_ENDS_TURN", "MUST_PLAY", "CHALLENGE_OR_ACCEPT", "NOTHING_TO_CHALLENGE", "STACK_OR_PICKUP",
    "NOTHING_STACKED", "ANSWER_FIRST", "NOTHING_ASKED", "BEING_JUDGED", "NOT_TWO_CARDS", "NOTHING_TO_CATCH",
    "ALREADY_CAUGHT", "NOT_ONESELF", "NO_ADVICE_RULE", "NOT_A_PERSON", "ACCUSES_ONESELF", "ALREADY_ACCUSED",
    "NOT_ACCUSED", "ACCUSED_HAS_NO_VOICE", "ALREADY_VOTED", "NOTHING_TO_JUDGE", "ALREADY_AWAY", "NOT_AWAY",
    "NOT_IN_THIS_GAME", "STACK_OR_LOSE_TURN", "CANNOT_JUMP_IN", "SWAP_FIRST", "NOTHING_TO_SWAP",
    "SWAP_WITH_ANOTHER", "NOT_HONEST", "FORCED_TO_PLAY", "SAME_COLOUR", "NUMBER_LAST", "NOT_IN_ROW",
    "NOT_IN_DOS_HAND", "DOES_NOT_ADD_UP", "NAME_WILD_DOS", "NAME_WILD_NUMBER", "NO_DRAW_AFTER_MATCH",
    "DRAWN_IN_DOS", "MATCH_OR_DRAW", "LAY_FIRST", "NOTHING_TO_LAY", "MUST_LAY", "MUST_LAY_AFTER_DRAW",
    "NOT_TWO_FOR_DOS", "ALREADY_CALLED", "CANNOT_CATCH_DOS",
]  # fmt: skip
# reason: (rule id, what was wrong). The rule ids are those of the rule book, the same in every edition.
REASONS: Final[dict[RefusalReason, tuple[str, str]]] = {
    "NO_SUCH_SEAT": ("S7", "there is no such seat in this round"),
    "ROUND_OVER": ("G6", "the round is over"),
    "NOT_YOUR_TURN": ("S7", "it is another player's turn"),
    "NOT_IN_HAND": ("T1", "that card is not in the hand"),
    "DOES_NOT_FIT": ("T1", "that card does not fit the card on the pile"),
    "COLOUR_REQUIRED": ("T6", "a wild card needs a colour"),
    "COLOUR_NOT_WANTED": ("T6", "only a wild card names a colour"),
    "NAME_THE_COLOUR": ("F4", "the colour must be named first"),
    "NO_COLOUR_TO_NAME": ("F4", "no colour has to be named now"),
    "ONLY_THE_DRAWN_CARD": ("T3", "after drawing, only the card drawn may be played"),
    "ALREADY_DRAWN": ("T3", "a card has already been drawn"),
    "NOT_DRAWN": ("T3", "only a player who has drawn may pass"),
    "DRAW_ENDS_TURN": ("T3", "a draw ends the turn, so there is nothing to pass"),
    "MUST_PLAY": ("T2", "a card in the hand can be played, so no card may be drawn"),
    "CHALLENGE_OR_ACCEPT": ("C5", "the Wild Draw Four must be answered first: challenge or accept"),
    "NOTHING_TO_CHALLENGE": ("C1", "there is no Wild Draw Four to challenge or accept"),
    "STACK_OR_PICKUP": ("Q4", "the stack must be answered first: play a draw card that fits, or pick up"),
    "NOTHING_STACKED": ("Q4", "there is no stack to pick up"),
    "ANSWER_FIRST": ("Q1", "the question on the card must be answered first"),
    "NOTHING_ASKED": ("Q1", "nothing is asked now"),
    "BEING_JUDGED": ("Q7", "the answer is being judged"),
    "NOT_TWO_CARDS": ("U6", "UNO is called with the second-to-last card, and not now"),
    "NOTHING_TO_CATCH": ("U6", "that player cannot be caught"),
    "ALREADY_CAUGHT": ("U7", "that player has already been caught"),
    "NOT_ONESELF": ("U3", "players cannot catch themselves"),
    "NO_ADVICE_RULE": ("A1", "this edition has no penalty for advice"),
    "NOT_A_PERSON": ("A1", "only people at the table can accuse, be accused and vote"),
    "ACCUSES_ONESELF": ("A1", "players cannot accuse themselves"),
    "ALREADY_ACCUSED": ("A1", "that player is already accused"),
    "NOT_ACCUSED": ("A1", "that player is not accused"),
    "ACCUSED_HAS_NO_VOICE": ("A1", "the accused has no vote"),
    "ALREADY_VOTED": ("A1", "each player votes once"),
    "NOTHING_TO_JUDGE": ("Q7", "there is no answer to judge, or this seat is not the judge"),
    "ALREADY_AWAY": ("12", "that player has already left"),
    "NOT_AWAY": ("12", "that player has not left"),
    "NOT_IN_THIS_GAME": ("T1", "that action does not belong to this game"),
    # House rules
    "STACK_OR_LOSE_TURN": ("H1", "the stack must be answered first: a draw card that is allowed on it, or pick up"),
    "CANNOT_JUMP_IN": ("H2", "only a card identical to the top card can jump in, and only until somebody acts"),
    "SWAP_FIRST": ("H3", "the hands must be swapped first: with whom?"),
    "NOTHING_TO_SWAP": ("H3", "there are no hands to swap now"),
    "SWAP_WITH_ANOTHER": ("H3", "hands are swapped with another player in this round"),
    "NOT_HONEST": ("H6", "a Wild Draw Four may not be played while another card in the hand forbids it"),
    "FORCED_TO_PLAY": ("H7", "a player who can play must play"),
    "SAME_COLOUR": ("H9", "a wild must name a colour other than the one in play"),
    "NUMBER_LAST": ("H10", "the last card must be a number, not a special card"),
    # DOS
    "NOT_IN_ROW": ("O2", "there is no unmatched card like that in the centre row"),
    "NOT_IN_DOS_HAND": ("O2", "those cards are not all in the hand"),
    "DOES_NOT_ADD_UP": ("O2", "the numbers do not match"),
    "NAME_WILD_DOS": ("O8", "a Wild DOS needs a colour"),
    "NAME_WILD_NUMBER": ("O9", "a Wild # needs a number"),
    "NO_DRAW_AFTER_MATCH": ("O1", "no card may be drawn after a match"),
    "DRAWN_IN_DOS": ("O1", "a card has already been drawn"),
    "MATCH_OR_DRAW": ("O14", "a turn needs a match or a draw before it is done"),
    "LAY_FIRST": ("O7", "a card must be laid in the centre row first"),
    "NOTHING_TO_LAY": ("O4", "there is no card to lay now"),
    "MUST_LAY": ("O5", "this card must be laid"),
    "MUST_LAY_AFTER_DRAW": ("O3", "a player who drew and made no match must lay a card"),
    "NOT_TWO_FOR_DOS": ("O10", "DOS is called with exactly two cards in the hand"),
    "ALREADY_CALLED": ("O10", "DOS has already been called, or caught"),
    "CANNOT_CATCH_DOS": ("O10", "that player cannot be caught"),
}


@dataclass(frozen=True)
class Refusal:
    """Why an action was not taken. Nothing has changed."""

    reason: RefusalReason
    edition: str
    seat: int
    action: Action
    legal: tuple[Action, ...]

    @property
    def rule(self) -> str:
        return REASONS[self.reason][0]

    def __str__(self) -> str:
        wrong = REASONS[self.reason][1]
        shown = [str(action) for action in self.legal[:8]]
        if len(self.legal) > len(shown):
            shown.append("...")
        instead = f"Legal now: {', '.join(shown)}." if shown else "Nothing can be done from that seat now."
        return f"{str(self.action)!r} is refused: {wrong}. {instead} ({self.edition.partition('~')[0]} {self.rule})"
