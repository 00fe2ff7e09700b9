name = RNIB
title = RNIB, UNO Braille
book = RNIB's UNO Braille of 2021, GC14
listed = RNIB's UNO Braille of 2021, GC14
braille = rnib
differs = By this book you draw only if you cannot play, a Wild Draw Four found to be a bluff goes back to its player, and advice costs 4 cards.
silent = S3 F1 F2 F3 F4 F5 T10 C6 U6 U7 G3 G4 A2 A3

# What it says otherwise than others do
rule-D3 = reference cards lie beside the deck and are never dealt. The book lists ten of them in one place and speaks of four in another.
rule-P1-direction = ; that it stays is Sixdot's choice.
