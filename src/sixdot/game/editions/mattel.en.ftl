name = Mattel
title = Mattel, UNO Braille
book = Mattel's UNO Braille of 2019, GMM14
listed = Mattel's UNO Braille of 2019, GMM14
braille = mattel
differs = By this book you may draw although you could play, and a Wild Draw Four found to be a bluff stays on the pile: only its player draws.
silent = D4 D6 S3 S4 C6 U5 U6 U7 G3 G4 P1 P2 P3

# What it says otherwise than others do
rule-G2-top = Only the top card stays, which is Sixdot's choice
