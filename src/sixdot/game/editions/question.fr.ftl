name = Édition à questions
title = UNO à questions, pour la classe
book = à l'UNO à questions, pour la classe
listed = UNO à questions, pour la classe
braille = édition à questions
differs = Selon ce livret, une carte chiffrée pose une question avant qu'on joue dessus, les cartes qui font piocher se cumulent, et qui ramasse joue ensuite son tour.
silent = D1 D4 D5 D6 S4 T10 U5 U6 U7 G3 G4 P1 P2 P3 A2 A3 A4

# Ce qu'elle dit autrement que les autres
rule-G2-top = Seule sa carte du dessus reste, et c'est un choix de Sixdot
