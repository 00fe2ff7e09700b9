### Ce que l'UNO dit à sa manière, et ses règles.

family-here = l'UNO
family-there = de l'UNO
call-word = UNO
    .braille = uno
pause-left = plus qu'une carte
pause-last = une carte.
pause-wait = Le jeu attend : quelqu'un pourrait intervenir.
    .brief = Continuer ?
    .full = Le jeu attend : quelqu'un pourrait intervenir. Vous n'avez pas cette carte.
    .braille = continuer ?
opening = Tapez une carte, par exemple { $example }, ou piocher. Entrée dit où en est la partie, m lit votre main, aide dit quoi faire.
    .brief = Tapez une carte, piocher ou aide.
    .full = À votre tour, tapez une carte, par exemple { $example }, ou piocher. La touche Entrée seule dit où en est la partie, m lit votre main, j ce qui est jouable, aide dit à tout moment quoi faire, et plus et moins changent la longueur des phrases.
    .braille = { $example } ou piocher · m main ? aide
help-pause-call = { "" }.
help-turn = C'est à vous. Tapez une carte jouable, ou son numéro dans votre main{ CHOOSE($can-draw, yes: ", ou piocher.", no: ".") } { $two-cards ->
    [yes] Dites UNO avec la carte : uno { $example }.
   *[no] { "" }
} j dit ce qui est jouable, indice donne un conseil. { help-more }
    .fits_0 = C'est à vous, et aucune de vos cartes n'est jouable : tapez piocher. { help-more }
    .brief = Une carte{ CHOOSE($can-draw, yes: ", ou piochez.", no: ".") } j : les jouables.
    .brief-fits_0 = Piochez.
    .full = { help-turn } Tapez aide et une commande, par exemple aide jouables, pour en savoir plus sur elle.
    .braille = { CHOOSE($two-cards, yes: "uno + carte", no: "carte") } { CHOOSE($can-draw, yes: "/ piocher", no: "") } · j jouables i indice
    .braille-fits_0 = piocher · j jouables i indice
help-drawn = { $fits ->
    [0] Vous avez pioché, et rien n'est jouable : tapez passer.
   *[other] { $must ->
        [yes] Vous avez pioché. Tapez la carte pour la jouer.
       *[no] Vous avez pioché. Tapez la carte pour la jouer, ou passer pour la garder.
    }
} { $two-cards ->
    [yes] Dites UNO avec la carte : uno { $example }.
   *[no] { "" }
} { help-more }
    .brief = { CHOOSE($must, yes: "Jouez-la.", no: "Jouez-la, ou passez.") }
    .brief-fits_0 = Passez.
    .braille = { CHOOSE($two-cards, yes: "uno + carte", no: "carte") } { CHOOSE($must, yes: "", no: "/ passer") }
    .braille-fits_0 = passer

## Les cartes dont on parle

card-plain = { $card } va sur sa couleur{ CHOOSE($number, none: ".", other: " et sur le même chiffre de toute couleur.") } { card-plain-asks } { card-plain-worth }
    .brief = { $card } : { CHOOSE($number, none: "même couleur.", other: "même couleur ou même chiffre.") }
    .braille = { $card } : { CHOOSE($number, none: "même couleur", other: "couleur/chiffre") }
card-plain-asks = { "" }
    .asks-questions = Avant de jouer dessus, on répond à sa question.
card-plain-worth = { worth }
    .number_none = { "" }

## Le but du jeu, et ce qui se joue à cette table

about = { about-cards } { about-round } { $edition-differs }
    .asks-questions = Chaque carte chiffrée porte une question : pour jouer dessus, il faut d'abord y répondre, et une erreur coûte { $wrong-answer ->
        [1] une carte
       *[other] { $wrong-answer } cartes
    } et le tour. { about-cards } { about-round } { $edition-differs }
    .brief = Le but : ne plus avoir de cartes avant les autres. Jouez la couleur, le chiffre ou le symbole du dessus, ou piochez.
    .brief-asks-questions = Le but : ne plus avoir de cartes avant les autres. Répondez à la question du dessus, puis jouez sa couleur, son chiffre ou son symbole, ou piochez.
    .braille = but : plus de cartes ; jouer même couleur chiffre symbole ou piocher
    .braille-asks-questions = but : plus de cartes ; répondre à la carte chiffrée, puis jouer même couleur chiffre symbole ou piocher
about-cards = Il s'agit de se débarrasser de ses cartes avant les autres. À votre tour, vous en jouez une sur le Talon : de la couleur, du chiffre ou du symbole de la carte du dessus, ou bien un Joker. Si vous n'avez rien de tel, vous piochez. Les cartes spéciales font passer un tour ou piocher, changent le sens ou la couleur.
about-round = Avec l'avant-dernière carte, on dit UNO, sinon l'oubli peut coûter des cartes. Dès qu'une main est vide, la manche est finie, et on compte les cartes qui restent dans les autres mains. La partie dure autant de manches qu'il en faut pour arriver au but.
rules-call = Dites UNO avec l'avant-dernière carte ; si on vous attrape sans UNO { rules-until }, vous piochez { $call-penalty } cartes.
    .call-penalty_one = Dites UNO avec l'avant-dernière carte ; si on vous attrape sans UNO { rules-until }, vous piochez { $call-penalty } carte.
rules-until = avant le tour suivant
    .catch-window_draw = avant votre prochaine pioche
rules-four = Personne ne conteste un +4.
    .challenge = Un +4 peut être contesté.
rules-house = Règles maison : { $house-text }
    .house-count_0 = Pas de règles maison.
deck-cards = dans chaque couleur, un seul 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Inversions et deux Passe-tour. S'y ajoutent quatre Jokers et quatre +4.
ref-uno = Dites UNO avec l'avant-dernière carte ; si on vous attrape sans UNO, vous piochez { $call-penalty } cartes.
    .call-penalty_one = Dites UNO avec l'avant-dernière carte ; si on vous attrape sans UNO, vous piochez { $call-penalty } carte.
    .brief = Dites UNO avec l'avant-dernière carte, sinon vous en piochez { $call-penalty }.
    .full = { ref-uno } { ref-until }
    .braille = uno à l'avant-dernière, sinon +{ $call-penalty }
ref-until = On peut vous attraper jusqu'au tour suivant.
    .catch-window_draw = On peut vous attraper jusqu'à votre prochaine pioche.

## Les nombres dans les règles

draw-two-word = { $draw-two }
    .draw-two_2 = deux
wild-four-word = { $wild-four }
    .wild-four_4 = quatre
draw-two-cards = { draw-two-word } cartes
    .draw-two_1 = une carte
wild-four-cards = { wild-four-word } cartes
    .wild-four_1 = une carte
guilty-word = { $guilty-draws } cartes
    .guilty-draws_1 = une carte
    .guilty-draws_4 = quatre cartes
challenger-cards = { $challenger-draws } cartes
    .challenger-draws_1 = une carte
    .challenger-draws_6 = six cartes

## Les règles

rule-D5 = le repère se lit dans deux coins opposés : { $zero-mark } est le 0 bleu, { $draw-two-mark } le +2 bleu, { $reverse-mark } l'Inversion bleue, { $skip-mark } le Passe-tour bleu, { $wild-mark } un Joker, { $wild-four-mark } un +4.
    .usual-marks = le repère se lit dans deux coins opposés : la lettre de la couleur en anglais, puis le chiffre ou le symbole. b0 est le 0 bleu, b+2 le +2 bleu, brv l'Inversion bleue, bsk le Passe-tour bleu, wi un Joker, wi+4 un +4.
rule-S6 = les mains données, la carte du dessus de la Pioche est retournée et annoncée. Elle commence le Talon.
rule-S7-unless = , sauf si la première carte en décide autrement
rule-buried = ici aucune carte spéciale ne commence une manche : on la remet, on mélange et on en retourne une autre, jusqu'à trouver un chiffre.
rule-F1 = si la première carte est un +2, le voisin de gauche du donneur pioche { draw-two-cards } aussitôt et perd son tour.
    .first-special_buried = { rule-buried }
    .first-draw-two_plays = si la première carte est un +2, le voisin de gauche du donneur pioche { draw-two-cards } aussitôt, puis joue.
rule-F2 = si la première carte est une Inversion, le donneur commence, et on tourne vers la droite.
    .first-special_buried = { rule-buried }
    .first-reverse_right = si la première carte est une Inversion, le voisin de droite du donneur commence, et on tourne vers la droite.
rule-F3 = si la première carte est un Passe-tour, le voisin de gauche du donneur perd son tour, et c'est le suivant qui commence.
    .first-special_buried = { rule-buried }
rule-F4 = si la première carte est un Joker, le voisin de gauche du donneur demande une couleur, puis joue. Autrement, on demande la couleur en jouant le Joker ou le +4.
    .first-special_buried = { rule-buried } On ne demande donc une couleur qu'en jouant un Joker ou un +4.
rule-F5 = un +4 ne commence jamais une manche. On le remet, on mélange, puis on retourne une autre carte.
    .first-special_buried = { rule-buried }
    .first-wild-four_turn = un +4 ne commence jamais une manche. On retourne une autre carte à sa place, puis on remet le +4 et on mélange.
rule-T1 = une carte de votre main va si elle a la même couleur, le même chiffre ou le même symbole ; un Joker ou un +4 va sur tout. Sur ceux-ci, c'est la couleur demandée qui compte.
rule-T2 = on ne pioche que si rien n'est jouable dans la main. Un +4 compte comme jouable ; c'est un choix de Sixdot.
    .must-play-drawn = on ne pioche que si rien n'est jouable : qui peut jouer doit jouer, dit la règle maison H7.
    .may-decline = vous pouvez piocher même si une de vos cartes est jouable.
rule-T3 = { $draws-until-fits ->
    [yes] on pioche jusqu'à trouver une carte jouable, ou jusqu'à la dernière.
   *[no] on pioche une carte.
} { $after-draw ->
    [any] Ensuite, toute carte jouable de la main peut être jouée
   *[other] { $draws-until-fits ->
        [yes] Ensuite, seule la dernière peut être jouée
       *[no] Ensuite, seule cette carte peut être jouée
    }
}{ $must-play-drawn ->
    [yes], et si c'est possible, il le faut ; sinon on passe.
   *[no] { "" } ; sinon on passe.
} Dites dans tous les cas si vous jouez ou passez, pour que la table n'apprenne rien de la carte ; c'est un choix de Sixdot.
    .after-draw_nothing = on pioche une carte, et le tour est fini : après une pioche, on ne joue rien.
rule-T4 = un +2 vaut { draw-two-cards }, et les cartes qui font piocher se cumulent ({ $stack-rule }).
    .stacking_none = après un +2, la personne suivante pioche { draw-two-cards } et perd son tour. Un autre +2 n'y change rien.
rule-T5 = après une Inversion, on tourne dans l'autre sens. Après un Passe-tour, la personne suivante perd le sien.
rule-T6 = un Joker se joue sur toute carte, à votre tour, même si une autre carte va{ CHOOSE($stacking, none: ".", other: ", mais pas quand un cumul vous attend.") } { $wild-changes-colour ->
    [yes] Vous demandez une couleur, mais pas celle qui compte déjà (H9).
   *[no] Vous demandez une couleur, et ce peut être celle qui compte déjà.
} À part le +4, aucune autre carte ne demande de couleur.
rule-T7 = { $wild-four-honest ->
    [always] un +4 peut être joué quoi qu'on ait d'autre en main.
    [unplayable] un +4 est régulier seulement si rien d'autre dans la main n'est jouable. Un Joker compte comme jouable, un autre +4 non ; cette façon de les compter est un choix de Sixdot.
   *[colour] un +4 est régulier si la main n'a aucune carte de la couleur qui compte. Le même chiffre ou symbole dans une autre couleur ne gêne pas.
} { CHOOSE($bluffing, no: "Ici, un +4 irrégulier est refusé (H6).", yes: "") }
rule-T8 = on peut bluffer avec un +4, et personne ne le conteste à cette table.
    .wild-four-honest_always = ici on ne bluffe pas avec un +4 : il est toujours régulier.
    .bluffing_no = ici personne ne bluffe avec un +4 : s'il est irrégulier, il est refusé (H6).
    .challenge = on peut bluffer avec un +4. Il tient, sauf si la personne suivante le conteste.
rule-T9 = pour juger un +4, on regarde la couleur qui comptait avant lui, pas celle qu'il demande. C'est la main à ce moment-là qui décide, et c'est un choix de Sixdot.
    .wild-four-honest_always = la couleur d'avant le +4 n'importe pas ici, puisqu'il est toujours régulier.
    .wild-four-honest_unplayable = pour juger un +4, on regarde ce qu'il a recouvert et la couleur qui comptait alors, pas celle qu'il demande. C'est la main à ce moment-là qui décide, et c'est un choix de Sixdot.
rule-T10 = tout le monde entend chaque carte jouée et chaque pioche. Ce qui est pioché reste secret.
rule-no-challenge = à cette table, personne ne conteste un +4.
rule-C1 = { rule-no-challenge }
    .challenge = seule la personne qui devrait piocher peut contester un +4, et seulement à ce moment-là.
rule-C2 = { rule-no-challenge }
    .challenge = la main contestée est montrée à la personne qui la conteste, et à personne d'autre.
rule-C3 = { rule-no-challenge }
    .challenge-and-guilty-takes-back = si le +4 était un bluff, il revient dans la main d'où il venait, avec { guilty-word } de la Pioche, et ce tour est fini. Le Talon et la couleur redeviennent ce qu'ils étaient, et la personne qui a contesté joue un tour normal.
    .challenge = si le +4 était un bluff, la personne qui l'a joué pioche { guilty-word }. La carte et la couleur demandée restent, et la personne qui a contesté joue un tour normal.
rule-C4 = { rule-no-challenge }
    .challenge = si le +4 était régulier, la personne qui l'a contesté pioche { challenger-cards } au lieu de { wild-four-word } et perd son tour.
rule-C5 = ici personne ne conteste un +4 ; il vaut { wild-four-cards }, et les cartes qui font piocher se cumulent ({ $stack-rule }).
    .challenge = on répond d'abord au +4 : le contester, ou bien l'accepter, piocher { wild-four-cards } et perdre son tour.
    .stacking_none = après un +4, la personne suivante pioche { wild-four-cards } et perd son tour. À cette table, personne ne le conteste.
rule-C6 = { rule-no-challenge }
    .challenge = un +4 joué en dernière carte ne se conteste pas : il ne restait rien à cacher.
rule-U1 = on dit UNO en jouant l'avant-dernière carte, pas après.
    .asks-questions = on dit UNO avant de poser l'avant-dernière carte : dites-le avec la carte.
rule-U2 = qui se fait attraper sans UNO pioche { $call-penalty } cartes.
    .call-penalty_1 = qui se fait attraper sans UNO pioche une carte.
rule-U4 = qui a oublié UNO peut se faire attraper jusqu'à ce que la personne suivante commence son tour, ou jusqu'à sa propre pioche ; que piocher y mette fin est un choix de Sixdot.
    .catch-window_draw = qui a oublié UNO peut se faire attraper jusqu'à sa prochaine pioche, ou jusqu'à la fin de la manche. Toute pioche compte, même une pénalité ; c'est un choix de Sixdot.
rule-U5 = un tour commence avec la première chose que fait la personne suivante : { $challenge ->
    [yes] jouer, piocher, contester ou accepter.
   *[no] { $asks-questions ->
        [yes] répondre, jouer, piocher ou ramasser.
       *[no] { CHOOSE($stacking, none: "jouer ou piocher.", other: "jouer, piocher ou ramasser.") }
    }
}
    .catch-window_draw = ici, peu importe que la personne suivante ait commencé : seul ce que fait la personne qui a oublié son annonce met fin au délai pour l'attraper.
rule-G1 = si la dernière carte d'une main est un +2 ou un +4, la personne suivante pioche encore tout le cumul. Les points ne sont comptés qu'après. Un Passe-tour ou une Inversion en dernière carte n'ont plus d'effet, et c'est un choix de Sixdot.
    .stacking_none = si la dernière carte d'une main est un +2 ou un +4, la personne suivante pioche encore { draw-two-cards } ou { wild-four-cards }. Les points ne sont comptés qu'après. Un Passe-tour ou une Inversion en dernière carte n'ont plus d'effet, et c'est un choix de Sixdot.
rule-G2 = s'il faut une carte et que la Pioche est vide, on mélange le Talon pour la refaire. { rule-G2-top }, et les Jokers mélangés perdent leur couleur demandée.
    .reshuffles_no = à cette table on ne remélange jamais le Talon : une Pioche vide reste vide (H8).
rule-G2-top = Seule sa carte du dessus reste
rule-G4 = une manche est bloquée quand aucune carte n'a bougé pendant un tour de table : personne n'a joué, personne n'a pu piocher. Personne ne marque, et le donneur suivant donne.
rule-G5 = en points, un chiffre vaut sa valeur{ number-points } ; un +2, { $draw-two-points } ; une Inversion, { $reverse-points } ; un Passe-tour, { $skip-points } ; un Joker, { $wild-points } ; un +4, { $wild-four-points }.
    .usual-points = un chiffre vaut sa valeur ; un +2, une Inversion ou un Passe-tour, 20 points ; un Joker ou un +4, 50 points.
rule-G6-agreed = { "" }.
rule-P1 = à deux, une Inversion agit comme un Passe-tour : on rejoue aussitôt, et le sens ne change pas{ rule-P1-direction }
    .reverse-skips_no = à deux, une Inversion agit comme toujours : le sens change, et l'autre joue.
rule-P1-direction = { "" }.
rule-P2 = à deux, qui joue un Passe-tour rejoue aussitôt.
rule-P3 = à deux, l'adversaire répond par une carte qui fait piocher ou ramasse ; ensuite c'est encore à vous.
    .stacking_none = à deux, après un +2 ou un +4 l'adversaire pioche et c'est encore à vous.
    .pickup-keeps-turn = à deux, l'adversaire répond par une carte qui fait piocher ou ramasse, et joue son tour après avoir ramassé.
rule-A3 = chacun peut demander à tout moment quelle est la carte du dessus du Talon.
rule-not-here = cette règle n'existe pas dans cette édition.
rule-no-questions = on ne pose pas de questions dans cette édition.
rule-Q1 = { rule-no-questions }
    .asks-questions = chaque carte chiffrée porte une question, et on y répond avant de jouer dessus. Les cartes spéciales ne demandent rien.
rule-Q2 = { rule-no-questions }
    .asks-questions-and-wrong-answer_1 = après une bonne réponse, le tour continue comme d'habitude : on joue, ou on pioche si rien ne va. Se tromper ou ne pas savoir coûte une carte et le tour.
    .asks-questions = après une bonne réponse, le tour continue comme d'habitude : on joue, ou on pioche si rien ne va. Se tromper ou ne pas savoir coûte { $wrong-answer } cartes et le tour.
rule-Q3 = { rule-no-questions }
    .tells-answers = après une réponse fausse, ou sans réponse, la bonne est dite aussitôt (H13), et la carte ne demande plus rien.
    .asks-questions = la bonne réponse n'est pas dite tant que personne ne la donne et que la carte n'est pas recouverte. Si tout un tour de table échoue, elle est dite, et la carte ne demande plus rien ; ce dernier point est un choix de Sixdot.
rule-Q4 = les cartes qui font piocher se cumulent : { rule-stack }
    .stacking_none = les cartes qui font piocher ne se cumulent pas à cette table, il n'y a donc rien à ramasser.
rule-Q5 = { rule-not-here }
    .wild-four-honest_always = un +4 va sur toute carte, à votre tour, et vaut { wild-four-cards }. Il est toujours régulier, et personne ne le conteste.
rule-Q6 = { rule-not-here }
    .asks-questions-and-call-penalty_1 = on dit UNO avant de poser l'avant-dernière carte. Qui se fait attraper sans UNO pioche une carte.
    .asks-questions = on dit UNO avant de poser l'avant-dernière carte. Qui se fait attraper sans UNO pioche { $call-penalty } cartes.
rule-Q7 = { rule-no-questions }
    .asks-questions = les questions sont apportées par la personne qui enseigne. Le programme compare les réponses à celles qui sont admises, ou bien une personne les juge, selon le réglage de la table ; le livret ne dit pas qui juge, c'est un choix de Sixdot. Si la question a un indice, on peut le demander : il se dit une fois, à tout le monde, et ne coûte rien.
