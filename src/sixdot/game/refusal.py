"""Refusals: values that say what was wrong, which rule says so, and what would be legal instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sixdot.game.actions import Action

RefusalReason = Literal[
    "NO_SUCH_SEAT", "ROUND_OVER", "NOT_YOUR_TURN", "NOT_IN_HAND", "DOES_NOT_FIT", "COLOUR_REQUIRED",
    "COLOUR_NOT_WANTED", "NAME_THE_COLOUR", "NO_COLOUR_TO_NAME", "ONLY_THE_DRAWN_CARD", "ALREADY_DRAWN",
    "NOT_DRAWN", "MUST_PLAY", "CHALLENGE_OR_ACCEPT", "NOTHING_TO_CHALLENGE", "STACK_OR_PICKUP", "NOTHING_STACKED",
    "ANSWER_FIRST", "NOTHING_ASKED", "BEING_JUDGED", "NOT_TWO_CARDS", "NOTHING_TO_CATCH", "ALREADY_CAUGHT",
    "NOT_ONESELF", "NO_ADVICE_RULE", "NOT_A_PERSON", "ACCUSES_ONESELF", "ALREADY_ACCUSED", "NOT_ACCUSED",
    "ACCUSED_HAS_NO_VOICE", "ALREADY_VOTED", "NOTHING_TO_JUDGE", "ALREADY_AWAY", "NOT_AWAY", "NOT_IN_THIS_GAME",
    "STACK_OR_LOSE_TURN", "CANNOT_JUMP_IN", "SWAP_FIRST", "NOTHING_TO_SWAP", "SWAP_WITH_ANOTHER", "NOT_HONEST",
    "FORCED_TO_PLAY", "SAME_COLOUR", "NUMBER_LAST", "NOT_IN_ROW", "NOT_IN_DOS_HAND", "DOES_NOT_ADD_UP",
    "NAME_WILD_DOS", "NAME_WILD_NUMBER", "NO_DRAW_AFTER_MATCH", "DRAWN_IN_DOS", "MATCH_OR_DRAW", "LAY_FIRST",
    "NOTHING_TO_LAY", "MUST_LAY", "MUST_LAY_AFTER_DRAW", "NOT_TWO_FOR_DOS", "ALREADY_CALLED", "CANNOT_CATCH_DOS",
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
    "NO_COLOUR_TO_NAME": ("F4", "no colour is to be named now"),
    "ONLY_THE_DRAWN_CARD": ("T3", "after drawing only the card drawn may be played"),
    "ALREADY_DRAWN": ("T3", "one card has been drawn already"),
    "NOT_DRAWN": ("T3", "only who has drawn may pass"),
    "MUST_PLAY": ("T2", "a card in the hand can be played, so none is drawn"),
    "CHALLENGE_OR_ACCEPT": ("C5", "a Wild Draw Four is answered first: challenge or accept"),
    "NOTHING_TO_CHALLENGE": ("C1", "there is no Wild Draw Four to challenge or accept"),
    "STACK_OR_PICKUP": ("Q4", "the stack is answered first: a draw card that fits, or pick up"),
    "NOTHING_STACKED": ("Q4", "nothing is stacked to pick up"),
    "ANSWER_FIRST": ("Q1", "the question on the card is answered first"),
    "NOTHING_ASKED": ("Q1", "nothing is asked now"),
    "BEING_JUDGED": ("Q7", "the answer is being judged"),
    "NOT_TWO_CARDS": ("U6", "UNO is called with the second-to-last card, not now"),
    "NOTHING_TO_CATCH": ("U6", "that player cannot be caught"),
    "ALREADY_CAUGHT": ("U7", "that player has been caught already"),
    "NOT_ONESELF": ("U3", "nobody catches oneself"),
    "NO_ADVICE_RULE": ("A1", "this edition has no penalty for advice"),
    "NOT_A_PERSON": ("A1", "only people at the table accuse, are accused and vote"),
    "ACCUSES_ONESELF": ("A1", "nobody accuses oneself"),
    "ALREADY_ACCUSED": ("A1", "that player stands accused already"),
    "NOT_ACCUSED": ("A1", "that player does not stand accused"),
    "ACCUSED_HAS_NO_VOICE": ("A1", "the accused has no voice"),
    "ALREADY_VOTED": ("A1", "a voice is given once"),
    "NOTHING_TO_JUDGE": ("Q7", "there is no answer to judge, or it is not for this seat to judge it"),
    "ALREADY_AWAY": ("12", "that player has left already"),
    "NOT_AWAY": ("12", "that player has not left"),
    "NOT_IN_THIS_GAME": ("T1", "that action does not belong to this game"),
    # House rules
    "STACK_OR_LOSE_TURN": ("H1", "the stack is answered first: a draw card that may lie on it, or pick up"),
    "CANNOT_JUMP_IN": ("H2", "only who holds exactly the card on top jumps in, and only until somebody acts"),
    "SWAP_FIRST": ("H3", "the hands are swapped first: with whom?"),
    "NOTHING_TO_SWAP": ("H3", "no hands are to be swapped now"),
    "SWAP_WITH_ANOTHER": ("H3", "hands are swapped with another player of this round"),
    "NOT_HONEST": ("H6", "a Wild Draw Four is not played while the hand holds a card that forbids it"),
    "FORCED_TO_PLAY": ("H7", "who can play must play"),
    "SAME_COLOUR": ("H9", "a wild names another colour than the one that counts"),
    "NUMBER_LAST": ("H10", "the last card is a number, not a special card"),
    # DOS
    "NOT_IN_ROW": ("O2", "no unmatched card like that lies in the centre row"),
    "NOT_IN_DOS_HAND": ("O2", "those cards are not all in the hand"),
    "DOES_NOT_ADD_UP": ("O2", "the numbers do not match"),
    "NAME_WILD_DOS": ("O8", "a Wild DOS needs a colour"),
    "NAME_WILD_NUMBER": ("O9", "a Wild # needs a number"),
    "NO_DRAW_AFTER_MATCH": ("O1", "there is no draw after a match"),
    "DRAWN_IN_DOS": ("O1", "one card has been drawn already"),
    "MATCH_OR_DRAW": ("O14", "you match or you draw before you are done"),
    "LAY_FIRST": ("O7", "a card is to be laid into the centre row now"),
    "NOTHING_TO_LAY": ("O4", "no card is to be laid now"),
    "MUST_LAY": ("O5", "this card must be laid"),
    "MUST_LAY_AFTER_DRAW": ("O3", "who drew and made no match lays a card"),
    "NOT_TWO_FOR_DOS": ("O10", "DOS is called with exactly two cards in the hand"),
    "ALREADY_CALLED": ("O10", "DOS has been called, or caught, already"),
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
        return f"{str(self.action)!r} is refused: {wrong}. {instead} ({self.edition} {self.rule})"
