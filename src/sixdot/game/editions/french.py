"""UNO Braille as the French rule book has it, with its own marks on the cards."""

from sixdot.game.edition import Edition, Marks

EDITION = Edition(
    id="french",
    source="UNO Braille, règles du jeu, adaptation française",
    language="fr",
    marks=Marks(  # D5
        letters={"blue": "b", "green": "v", "red": "r", "yellow": "j"},
        symbols={"+2": "+02", "rv": "rev", "sk": "stop", "wi": "couleur", "wi+4": "+04"},
        colour_first=False,
        apart=("rv", "sk"),
    ),
    next_dealer="drawn",  # S4
    first_reverse="right",  # F2
    first_wild_four="turn",  # F5
    wild_four_honest="unplayable",  # T7
    guilty_takes_back=True,  # C3
    catch_window="draw",  # U4
    advice_penalty=4,  # A1
    scorings=("first-to", "lowest", "elimination"),  # G6-G8
    partners="charge",  # G9
    rotating_partners=True,  # G10
)
