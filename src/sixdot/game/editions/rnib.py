"""UNO Braille as RNIB's rule book GC14 has it; where its text is silent on first cards, the common rule."""

from sixdot.game.edition import Edition

EDITION = Edition(
    id="rnib",
    source="RNIB, UNO braille edition card game (GC14), August 2021",
    reference_cards=10,  # D3: so says its pack list; its description says four
    blank_redraws=True,  # S2
    may_decline=False,  # T2
    guilty_takes_back=True,  # C3
    catch_window="draw",  # U4
    advice_penalty=4,  # A1
    scorings=("first-to", "lowest", "elimination"),  # G6-G8
    partners="credit",  # G9
)
