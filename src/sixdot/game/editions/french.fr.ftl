name = Édition française
title = UNO Braille, règle française
book = à l'UNO Braille selon le livret français
listed = UNO Braille selon le livret français
braille = édition française
differs = Selon ce livret, un +4 n'est régulier que si rien d'autre n'est jouable, un bluff revient dans la main d'où il vient, on tire au sort qui donne avant chaque manche, et un conseil coûte 4 cartes.
silent = D6 S3 C6 U6 U7 G3 G4 A2 A3

# Ce qu'elle dit autrement que les autres
rule-A1 = un commentaire déplacé ou un conseil coûte { $advice-penalty } cartes. { rule-A1-vote }
rule-D3 = quatre cartes doubles de référence restent à côté du jeu, on ne les distribue jamais.
rule-D5 = le repère donne le chiffre, puis la lettre de la couleur : v pour vert, j pour jaune, r pour rouge, b pour bleu. 0b est le 0 bleu, +02v le +2 vert. Sur l'Inversion, rev v, et le Passe-tour, stop v, la lettre est en haut à droite de la carte. Un Joker porte « couleur », un +4 porte +04.
rule-U4 = qui a oublié UNO peut se faire attraper jusqu'à son prochain coup ou à sa prochaine pioche. Toute pioche compte, même une pénalité ; c'est un choix de Sixdot.
rules-until = avant votre prochain coup ou votre prochaine pioche
ref-until = On peut vous attraper jusqu'à votre prochain coup ou votre prochaine pioche.
rule-P1-direction = { " " }; qu'il ne change pas est un choix de Sixdot.
rule-G8-reached = Le livret dit « dépasser » { $target } ; qu'il suffise d'y arriver est un choix de Sixdot.
