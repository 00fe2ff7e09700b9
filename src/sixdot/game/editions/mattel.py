"""UNO Braille as Mattel's rule book GMM14 has it: its answers are the common rules."""

from sixdot.game.edition import Edition

EDITION = Edition(
    id="mattel",
    source="Mattel, UNO Braille (GMM14), 2019",
    default=True,
    scorings=("first-to", "lowest"),  # G6, G7
)
