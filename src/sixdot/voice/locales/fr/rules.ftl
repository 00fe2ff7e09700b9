### Les règles, dites à notre manière : pourquoi, ce qui se joue à cette table, la carte de référence.
### Une règle commence par une minuscule : « Mattel T1 : une carte va si ... ».

## Pourquoi : la règle qui a décidé

why = { $edition-name } { $rule } : { $text }
why-house = Règle maison { $rule }{ CHOOSE($on, yes: "", no: ", pas en vigueur à cette table") } : { $text }
why-ours = { $why } Le livret n'en dit rien, c'est donc un choix de Sixdot.
why-unknown = Il n'y a pas de règle { $rule }. Une règle s'appelle par une lettre et un chiffre, par exemple T1.
rule-elsewhere = { family-here } n'a pas cette règle, qui est { $there }.
why-small-print = Nos petits caractères : { $text }

## Les règles par chapitres

rules-way-next = suite, suivant, continuer
rules-way-back = retour, précédent, avant
rules-way-contents = chapitres, sommaire
rules-way-ids = codes, code, liste
rules-way-all = tout, toutes, en entier
rules-way-search = chercher, cherche, recherche, trouver
rules-chapter = Règles, chapitre { $number } sur { $count } : { $title }.
    .brief = Règles { $number }, { $title }.
    .braille = { $number }/{ $count } { $title }
rules-heading = { $title } :
rules-ours = { $text } C'est un choix de Sixdot.
rules-line = { $text }
    .named = { $rule } : { $text }
    .full = { $rule } : { $text }
    .braille = { $rule } { $text }
rules-on = Pour la suite, { $title }, tapez suite.
    .brief = suite : { $title }.
rules-end = C'était le dernier chapitre. Tapez règles pour reprendre au début.
    .brief = C'est tout.
    .braille = fin des règles
rules-title = { $number } : { $title }
    .braille = { $number }:{ $title }
rules-contents = Les chapitres sont { $titles }. { rules-reads-on } Tapez règles suivi d'un numéro ou d'un titre pour un chapitre, règles { $rule } pour une seule règle, règles chercher pioche pour toutes celles qui en parlent, règles codes pour en avoir la liste.
    .brief = { $titles }. { rules-reads-on }
    .full = { rules-contents } Pour tout lire d'un coup, tapez règles tout.
    .braille = { $titles } · { rules-reads-on } / { $rule } / chercher / codes
rules-reads-on = Pour lire la suite, tapez suite.
    .braille = suite
rules-ids = Chaque règle a son code, une lettre et un nombre : tapez règles { $rule } ou pourquoi { $rule } pour la lire.
    .brief = règles { $rule } en lit une.
    .braille = règles { $rule }
rules-of-chapter = { $title } : { $rules }.
    .braille = { $title } { $rules }
rules-not-found = Aucune règle ne parle de { $wanted }. Tapez règles chapitres pour la liste des chapitres.
    .brief = Aucune règle sur { $wanted }.
    .braille = aucune règle sur { $wanted }
rules-whole = Tapez règles { $rule } pour entendre cette règle en entier.
    .brief = En entier : règles { $rule }.
    .braille = entier : règles { $rule }
rules-also = Il y a aussi { $rules } : tapez règles et l'un de ces codes.
    .brief = Et aussi { $rules }.
    .braille = aussi { $rules }

chapter-aim = le but du jeu, but, le but, but du jeu
chapter-table = cette table, table, règles maison, maison, ici
chapter-turn = un tour, tour, tours
chapter-questions = les questions, questions, question
chapter-special = les cartes spéciales, cartes spéciales, spéciales
chapter-four = le +4, +4, contestation, contester, bluff, bluffer
chapter-two = à deux joueurs, à deux, deux, deux joueurs, 2 joueurs
chapter-uno = annoncer UNO, uno, annonce, annoncer
chapter-bonus = les couleurs assorties, couleurs assorties, bonus
chapter-wilds = les Jokers, jokers
chapter-dos = annoncer DOS, dos, annonce, annoncer
chapter-end = la fin d'une manche, fin, fin de manche, finir
chapter-score = les points, points, score
chapter-cards = les cartes, cartes
chapter-deal = la donne, donne, donneur
chapter-first = la première carte, première carte, première
chapter-talk = parler et se renseigner, parler, conseils, conseil, partir

# Cartes et joueurs
rule-D1 = on joue avec { $cards } cartes, sans compter les cartes de référence.
    .reference-cards_0 = on joue avec { $cards } cartes.
rule-D2 = { deck-cards }
    .asks-questions = { deck-cards } Le livret ne dit pas quelles cartes, c'est donc un choix de Sixdot ; ce sont les cartes chiffrées qui portent les questions.
rule-D3 = { $reference-cards } cartes de référence restent à côté du jeu, on ne les distribue jamais.
    .reference-cards_1 = une carte de référence reste à côté du jeu, on ne la distribue jamais.
    .reference-cards_0 = cette édition n'a pas de cartes de référence. La commande mémo en tient lieu.
rule-D4 = le jeu est pour { $least-players } à { $most-players } joueurs.
rule-D6 = chacun trouve sa main rangée par couleur.

# Le donneur et la donne
rule-S1 = chacun tire une carte, et le chiffre le plus haut désigne le premier donneur.
    .first-dealer_chosen = on ne tire pas au sort le premier donneur avec des cartes : la table le désigne, ou le hasard si personne ne dit rien.
rule-S2 = dans le tirage du donneur, une carte sans chiffre compte pour 0.
    .first-dealer_chosen = ici on ne tire pas de carte pour la donne, il n'y a donc rien à compter.
    .blank-redraws = dans le tirage du donneur, seuls les chiffres comptent. Une carte sans chiffre est remise, et on en tire une autre.
rule-S3 = si plusieurs ont tiré le chiffre le plus haut, ceux-là tirent de nouveau.
    .first-dealer_chosen = ici on ne tire pas de carte pour la donne, il n'y a donc pas d'égalité.
rule-S4 = après chaque manche, la donne passe au voisin de gauche.
    .next-dealer_drawn = avant chaque manche, on tire de nouveau au sort qui donne.
    .next-dealer_winner = qui a gagné une manche donne la suivante.
rule-S5 = chacun reçoit { $hand-size } cartes, en commençant à gauche du donneur.
rule-S7 = le voisin de gauche du donneur commence{ $first-special ->
    [acts] { rule-S7-unless }
   *[buried] { "" }
} ; ensuite chacun joue à son tour. On ne joue et on ne pioche qu'à son tour{ CHOOSE($jump-in, yes: ", sauf pour intervenir (H2).", no: ".") }

# Annoncer UNO
rule-U3 = tous les autres joueurs peuvent attraper qui a oublié son annonce. On ne s'attrape pas soi-même.
rule-U6 = annoncer sans avoir exactement deux cartes, ou attraper quelqu'un qui ne peut pas l'être, est refusé et ne coûte rien.
rule-U7 = si plusieurs attrapent la même personne, seule la première prise compte, et les autres l'apprennent.

# Finir, la Pioche, les points
rule-G3 = s'il reste trop peu de cartes, on pioche celles qu'il y a, ou aucune, et le tour continue comme si tout avait été pioché.
number-points = , mais { $numbers }
    .numbers-count_0 = { "" }
number-counts = le { $number } vaut { $points }
rule-G6 = une manche est finie quand une main est vide. Dans le jeu normal, qui l'a vidée marque tout ce que les autres ont encore, et la partie est à qui atteint d'abord { $target } points{ rule-G6-agreed }
rule-G7 = cette édition ne se joue pas au plus petit total.
    .lowest = au plus petit total, chacun compte ce qui lui reste en main. Dès que quelqu'un est à { $target }, ou à un autre nombre convenu, le plus petit total gagne. À égalité, on gagne ensemble : c'est un choix de Sixdot.
rule-G8 = on n'élimine personne dans cette édition.
    .elimination = par élimination, chacun compte ce qui lui reste en main, et à { $target } points, c'est l'élimination. Les deux qui restent continuent selon les règles à deux, et qui arrive à { $target } perd. { rule-G8-reached }
rule-G8-reached = { "" }
rule-G9 = il n'y a pas d'équipes dans cette édition.
    .in-teams = chacun joue avec le joueur d'en face (H17) : dès que l'un des deux n'a plus de cartes, la manche est finie et l'équipe marque ce que tous les autres ont en main ; la première à { $target } gagne.
    .partners_credit = à quatre, on peut jouer avec le partenaire d'en face. Dès que l'un des deux n'a plus de cartes, la manche est finie et l'équipe marque ce que les deux adversaires ont en main ; la première à { $target } gagne.
    .partners_charge = en nombre pair à partir de quatre, on peut jouer par équipes de deux, face à face. Chaque équipe compte ce que ses deux mains ont encore ; dès que l'une est à { $target }, la plus basse gagne. À égalité, les équipes gagnent ensemble : c'est un choix de Sixdot.
rule-G10 = on ne change pas de partenaire dans cette édition.
    .rotating-partners = à quatre, on peut jouer exactement trois manches, en changeant chaque fois de partenaire. À chaque manche, les deux partenaires comptent les points de leurs deux mains ; le plus petit total gagne.
rule-G11 = une table peut fixer son propre objectif ; sinon, c'est { $book-target }.

# Parler et se renseigner
rule-A1 = conseiller à quelqu'un quoi jouer coûte { $advice-penalty } cartes. { rule-A1-vote }
    .advice-penalty_1 = conseiller à quelqu'un quoi jouer coûte une carte. { rule-A1-vote }
    .advice-penalty_0 = donner un conseil ne coûte rien dans cette édition.
rule-A1-vote = Chacun peut accuser ; cela compte dès que plus de la moitié des autres personnes de la table sont d'accord, en comptant qui accuse. Le jeu continue pendant ce temps. Cette façon de trancher est un choix de Sixdot.
rule-A2 = chacun peut demander à tout moment combien de cartes a chaque joueur.
rule-A4 = la carte de référence peut être relue à tout moment.

# Règles maison
rule-stack = { $stacking ->
    [same] qui subit un +2 ou un +4 peut répondre par un autre : un +2 sur un +2, un +4 sur un +4.
   *[any] qui subit un +2 ou un +4 peut répondre par un +2 qui va, ou par un +4.
} { $pickup-keeps-turn ->
    [yes] Sinon, on ramasse le total, puis on joue son tour, sans question.
   *[no] Sinon, on ramasse le total et on perd son tour.
}
rule-H1 = { $stacking ->
    [same] d'après le livret, les cartes qui font piocher se cumulent si elles sont de la même sorte{ CHOOSE($asks-questions, yes: " (Q4)", no: "") }. Une table peut convenir que chaque sorte répond à l'autre.
   *[any] d'après le livret, les cartes qui font piocher se cumulent, quelle que soit leur sorte{ CHOOSE($asks-questions, yes: " (Q4)", no: "") }. Une table peut convenir que seule la même sorte répond.
}
    .stacking_none = les cartes qui font piocher se cumulent : la personne suivante peut répondre à une carte qui fait piocher par une autre, de la même sorte ou de n'importe laquelle, selon ce que la table a convenu. Sinon, on ramasse le total et on perd son tour ; personne ne conteste.
    .on = les cartes qui font piocher se cumulent : { rule-stack } Personne ne conteste.
rule-H2 = qui a exactement la carte du dessus, même couleur et même chiffre ou symbole, peut intervenir et la jouer hors de son tour, tant que la personne dont c'est le tour n'a ni joué ni pioché. On n'intervient ni avec un Joker ni avec un +4. Le jeu continue à partir de là.
rule-H3 = qui joue un 7 échange sa main avec quelqu'un de son choix ; après un 0, chaque main passe à la personne suivante. La dernière carte ne fait ni l'un ni l'autre. On n'attrape personne pour une main venue d'ailleurs.
rule-H4 = qui pioche à son tour continue jusqu'à une carte jouable, ou jusqu'à la dernière. Cette carte { $must-play-drawn ->
    [yes] ne peut pas être gardée (H7).
   *[no] peut être jouée ou gardée.
} Les pénalités se piochent comme toujours.
rule-H5 = après avoir pioché, on peut jouer toute carte de la main qui va, pas seulement celle qu'on a piochée.
rule-H6 = un +4 ne se joue que s'il est régulier. Personne ne le conteste donc : la personne suivante pioche { $wild-four ->
    [1] une carte
    [4] quatre cartes
   *[other] { $wild-four } cartes
} et perd son tour{ CHOOSE($stacking, none: ".", other: ", sauf si les cartes qui font piocher se cumulent.") }
rule-H7 = qui peut jouer doit jouer : on ne pioche pas tant que quelque chose est jouable, une carte piochée qui peut être jouée l'est, et on répond à un cumul si on le peut.
rule-H8 = le Talon n'est jamais remélangé. Quand la Pioche est vide, personne ne pioche, et un tour de table où aucune carte n'a bougé bloque la manche.
rule-H9 = un Joker ou un +4 doit demander une autre couleur que celle qui compte.
rule-H10 = on ne finit pas avec une carte spéciale : la dernière carte d'une main doit être un chiffre.
rule-H11 = une table peut donner un autre nombre de cartes, de 3 à 10.
    .on = chacun reçoit { $hand-size } cartes.
rule-H12 = une table peut fixer un autre prix pour une annonce oubliée, de 1 à 6 cartes.
    .on-and-call-penalty_1 = une annonce oubliée coûte une carte.
    .on = une annonce oubliée coûte { $call-penalty } cartes.
rule-H13 = après une réponse fausse, ou sans réponse, la bonne est dite aussitôt à tout le monde, et la carte ne demande plus rien tant qu'elle n'est pas recouverte.
rule-H14 = personne ne peut demander l'indice d'une question.
rule-H15 = une réponse fausse d'une faute de frappe n'est pas jugée tout de suite : on demande, et oui la rend juste. Les nombres, les choix et les réponses où chaque lettre compte sont jugés tels qu'ils sont tapés.
rule-H16 = les questions suivent chaque joueur : après une bonne réponse, une plus difficile ; après une mauvaise, une plus facile. Chaque manche commence par les plus faciles.
rule-H17 = en nombre pair à partir de quatre, on joue par équipes de deux, face à face. Dès que l'un des deux n'a plus de cartes, la manche est finie et l'équipe marque ce que tous les autres ont en main ; la première au score fixé gagne.

# Partir
rule-12 = qui s'en va garde sa place et sa main, et un robot joue jusqu'à son retour. Si la table l'a voulu ainsi, la main va sous la Pioche et la place est sautée.
