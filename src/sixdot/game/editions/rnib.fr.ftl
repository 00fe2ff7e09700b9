name = RNIB
title = RNIB, UNO Braille
book = à l'UNO en braille du RNIB, GC14, 2021
listed = UNO en braille du RNIB, GC14, 2021
braille = rnib
differs = Selon ce livret, on ne pioche que si on ne peut pas jouer, un +4 bluffé revient dans la main d'où il vient, et un conseil coûte 4 cartes.
silent = S3 F1 F2 F3 F4 F5 T10 C6 U6 U7 G3 G4 A2 A3

# Ce qu'elle dit autrement que les autres
rule-D3 = les cartes de référence restent à côté du jeu, on ne les distribue jamais. Le livret en compte dix à un endroit et quatre à un autre.
rule-P1-direction = { " " }; qu'il ne change pas est un choix de Sixdot.
