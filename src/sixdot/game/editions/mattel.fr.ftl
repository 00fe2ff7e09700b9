name = Mattel
title = Mattel, UNO Braille
book = à l'UNO Braille de Mattel, GMM14, 2019
listed = UNO Braille de Mattel, GMM14, 2019
braille = mattel
differs = Selon ce livret, vous pouvez piocher même si vous pouvez jouer, et un +4 bluffé reste sur le Talon : seul qui l'a joué pioche.
silent = D4 D6 S3 S4 C6 U5 U6 U7 G3 G4 P1 P2 P3

# Ce qu'elle dit autrement que les autres
rule-G2-top = Seule sa carte du dessus reste, et c'est un choix de Sixdot
