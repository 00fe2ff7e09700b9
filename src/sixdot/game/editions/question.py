"""A classroom UNO in which every number card carries a question."""

from sixdot.game.edition import Edition

EDITION = Edition(
    id="question",
    source="UNO with question cards, rules for a class",
    reference_cards=0,  # D3
    first_dealer="chosen",  # S1
    first_special="buried",  # F1-F5
    may_decline=False,  # T2
    stacking="any",  # T4, Q4
    pickup_keeps_turn=True,  # Q4
    wild_four_honest="always",  # T7, Q5
    challenge=False,  # T8
    asks_questions=True,  # Q1
    call_penalty=4,  # U2, Q6
)
