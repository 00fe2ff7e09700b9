name = Question
title = UNO with questions, for a class
book = UNO with question cards, for a class
listed = UNO with question cards, for a class
braille = question
differs = By this book a number card asks a question before you play on it, draw cards stack, and whoever picks up then takes the turn.
silent = D1 D4 D5 D6 S4 T10 U5 U6 U7 G3 G4 P1 P2 P3 A2 A3 A4

# What it says otherwise than others do
rule-G2-top = Only the top card stays, which is Sixdot's choice
