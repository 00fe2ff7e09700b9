"""DOS as RNIB's rule book GC15 has it."""

from sixdot.game.edition import Edition

EDITION = Edition(
    id="dos",
    source="RNIB, Uno Dos (GC15), August 2023",
    game="dos",
    reference_cards=0,  # D3
    most_players=4,  # D4, O12
    next_dealer="winner",  # S4, O12
    target=200,  # G6, O12
)
