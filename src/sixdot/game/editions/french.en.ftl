name = French
title = French UNO Braille
book = the French rule book of UNO Braille
listed = the French rule book of UNO Braille
braille = french
differs = By this book a Wild Draw Four is honest only if nothing else can be played, a bluff goes back to its player, the dealer is drawn for before each round, and advice costs 4 cards.
silent = D6 S3 C6 U6 U7 G3 G4 A2 A3

# What it says otherwise than others do
rule-A1 = whoever comments out of place or tells others what to play draws { $advice-penalty } cards. { rule-A1-vote }
rule-D3 = four double reference cards lie beside the deck and are never dealt.
rule-D5 = the mark has the number first, then the letter of the colour: b for blue, r for red, j for yellow, v for green. So 0b is blue 0 and +02v green Draw Two. On rev v, green Reverse, and stop v, green Skip, the letter stands at the top right. A Wild is marked "couleur", a Wild Draw Four +04.
rule-U4 = a missed UNO can be caught until the player who missed it plays or draws again. Every draw counts, a penalty as well; that is Sixdot's choice.
rules-until = before you next play or draw,
ref-until = You can be caught until you play or draw again.
rule-P1-direction = ; that it stays is Sixdot's choice.
rule-G8-reached = The book says beyond { $target }; that reaching it is enough is Sixdot's choice.
