### Ce que le DOS dit à sa manière, et ses règles.

family-here = le DOS
family-there = du DOS
call-word = DOS
    .braille = dos
pause-left = plus que deux cartes
pause-last = deux cartes.
pause-wait = Le jeu attend.
    .brief = Continuer ?
    .braille = continuer ?
opening = Tapez vos cartes et celle de la rangée, par exemple { $first-example } et { $second-example } sur { $row-example }, ou piocher. Entrée dit où en est la partie, m lit votre main, aide dit quoi faire.
    .brief = Tapez une association, piocher ou aide.
    .full = À votre tour, tapez vos cartes et celle de la rangée à laquelle elles s'associent, par exemple { $first-example } et { $second-example } sur { $row-example }, ou piocher. La touche Entrée seule dit où en est la partie, m lit votre main, j ce que vous pouvez associer, aide dit à tout moment quoi faire, et plus et moins changent la longueur des phrases.
    .braille = { $first-example } { $second-example } sur { $row-example } ou p · m ?
help-pause-call = { " " }; dos fait la vôtre.
help-turn = { $matched ->
    [yes] Associez encore à une carte de la rangée, ou tapez fini.
   *[no] { $fits ->
        [0] C'est à vous, et rien ne s'associe : tapez piocher.
       *[other] C'est à vous. Tapez vos cartes et celle de la rangée, par exemple { $first-example } et { $second-example } sur { $row-example } ; ou piocher.
    }
} j dit ce que vous pouvez associer, rangée lit la rangée. { CHOOSE($two-cards, yes: "Avec deux cartes en main, tapez dos.", no: "") } { help-more }
    .brief = Associez, ou piochez.
    .brief-matched = Associez encore, ou fini.
    .brief-fits_0 = Piochez.
    .full = { help-turn } Une carte s'associe si elle a le même nombre, deux si leur somme donne ce nombre.
    .braille = associer / piocher · j rangée
    .braille-matched = associer / fini · j rangée
    .braille-fits_0 = piocher · j rangée
help-drawn = { $fits ->
    [0] Vous avez pioché, et rien ne s'associe : tapez fini.
   *[other] Vous avez pioché. Associez à une carte de la rangée, ou tapez fini.
} Sans association, vous posez une carte dans la rangée. { CHOOSE($two-cards, yes: "Avec deux cartes en main, tapez dos.", no: "") } { help-more }
    .brief = Associez, ou fini.
    .brief-fits_0 = Tapez fini.
    .braille = associer / fini · j rangée
    .braille-fits_0 = fini · j rangée

## Les cartes dont on parle

card-plain = { $card } va sur le même nombre de la rangée, ou, avec une autre carte, sur le nombre que font les deux. La même couleur donne en plus un bonus. { card-plain-worth }
    .number_10 = { $card } va sur un 10 de la rangée. La même couleur donne en plus un bonus. { card-plain-worth }
    .number_none = Une couleur ne donne qu'un bonus : ce sont les nombres qui s'associent.
    .brief = { $card } : même nombre, ou une somme.
    .brief-number_none = Bonus seulement : les nombres s'associent.
    .braille = { $card } : même nombre ou somme
    .braille-number_none = couleur : bonus
card-plain-worth = { worth }

## Le but du jeu, et ce qui se joue à cette table

about = Il s'agit de se débarrasser de ses cartes avant les autres, en associant des nombres. Au milieu, il y a toujours quelques cartes face visible : la rangée. À votre tour, vous associez à une carte de la rangée une carte du même nombre, ou deux cartes dont la somme donne ce nombre, puis peut-être à une autre encore. Ou bien vous piochez une carte, et si rien ne s'associe alors non plus, vous en posez une dans la rangée. Une couleur assortie donne un bonus. Avec exactement deux cartes en main, on dit DOS, sinon l'oubli peut coûter des cartes. Dès qu'une main est vide, la manche est finie, et on compte les cartes qui restent dans les autres mains. { $edition-differs }
    .brief = Le but : ne plus avoir de cartes avant les autres. Associez à un nombre de la rangée une carte, ou deux dont la somme donne ce nombre, ou piochez.
    .braille = but : plus de cartes ; associer 1 carte ou une somme de 2 à la rangée, ou piocher
rules-call = Avec deux cartes en main, dites DOS ; si quelqu'un le dit avant vous, vous piochez { $call-penalty } cartes.
    .call-penalty_one = Avec deux cartes en main, dites DOS ; si quelqu'un le dit avant vous, vous piochez { $call-penalty } carte.
rules-four = { "" }
rules-house = { "" }
deck-cards = dans chaque couleur, trois cartes de chacun des nombres 1, 3, 4 et 5, deux de chacun de 6 à 10, et deux Jokers nombre. S'y ajoutent douze Jokers DOS.

## Les règles

rule-D5 = le repère se lit dans deux coins opposés : { $seven-mark } est le 7 bleu, { $wild-number-mark } un Joker nombre bleu, { $wild-dos-mark } un Joker DOS.
    .usual-marks = le repère se lit dans deux coins opposés : la lettre de la couleur en anglais, puis le nombre. b7 est le 7 bleu. Le signe # est celui du Joker nombre, comme dans b#, et wd est un Joker DOS. L'écriture des repères est un choix de Sixdot.
rule-S6 = les mains données, { row-word } face visible au milieu : c'est la rangée centrale.
row-word = { $row-size } cartes sont posées
    .row-size_1 = une carte est posée
    .row-size_2 = deux cartes sont posées
rule-S7-unless = { "" }
rule-T1 = au DOS on ne joue pas sur un Talon : on associe ses cartes aux nombres de la rangée centrale, ou on pioche.
rule-G2 = s'il faut une carte et que la Pioche est vide, les cartes écartées sont mélangées et la remplacent.
    .reshuffles_no = à cette table on ne remélange jamais les cartes écartées : une Pioche vide reste vide (H8).
rule-G5 = en points, un nombre vaut sa valeur{ number-points } ; un Joker DOS, { $wild-dos-points } ; un Joker nombre, { $wild-number-points }.
    .usual-points = un nombre vaut sa valeur ; un Joker DOS, 20 points ; un Joker nombre, 40 points.
rule-G6-agreed = { " " }; une table peut convenir d'un autre nombre.
rule-A3 = chacun peut demander à tout moment ce qu'il y a dans la rangée centrale.
rule-O1 = à votre tour, vous associez des cartes à celles de la rangée centrale, ou bien vous piochez une carte, puis associez ou non. Après une association, on ne pioche plus.
rule-O2 = à une carte de la rangée on associe une carte du même nombre, ou exactement deux cartes dont la somme donne ce nombre. Vous pouvez le faire pour autant de cartes de la rangée que possible, chacune une fois par tour.
rule-O3 = si vous avez pioché sans rien associer, vous posez une carte de votre main dans la rangée centrale.
rule-O4 = une association simple, de même nombre et de même couleur, permet de poser une carte de sa main dans la rangée centrale à la fin du tour. On peut aussi ne rien poser.
    .single-bonus_must = après une association simple, de même nombre et de même couleur, on pose une carte de sa main dans la rangée centrale à la fin du tour.
    .single-bonus_none = dans cette édition, une association simple de même couleur ne donne droit à rien.
rule-O5 = après une association double où les deux cartes ont la couleur de celle de la rangée, on pose à la fin du tour une carte dans la rangée, puis tous les autres en piochent { $double-bonus ->
    [1] une
   *[other] { $double-bonus }
}.
rule-O6 = chaque couleur assortie pendant un tour donne son propre bonus. Avec des bonus des deux sortes, la première carte posée est celle d'une association double, et c'est un choix de Sixdot.
rule-O7 = un tour finit dans cet ordre : on écarte les cartes de la rangée qui ont servi avec celles jouées dessus, on complète la rangée à { $row-size ->
    [1] une carte
    [2] deux cartes
   *[other] { $row-size } cartes
}, on pose les cartes de bonus, les autres piochent, et vos propres pénalités viennent en dernier ; qu'elles viennent en dernier est un choix de Sixdot. Par choix de Sixdot aussi, on complète la rangée même si votre main est vide, et les autres piochent à partir de votre gauche.
rule-O8 = un Joker DOS est un 2, de la couleur dite en le jouant. S'il est dans la rangée centrale, qui lui associe des cartes en dit la couleur.
rule-O9 = un Joker nombre a sa propre couleur et le nombre, de 1 à 10, dit en le jouant. S'il est dans la rangée centrale, qui lui associe des cartes en dit le nombre.
rule-O10 = avec exactement deux cartes en main, dites DOS. Tant que vous ne l'avez pas dit et que vous en avez deux, quelqu'un d'autre peut le dire d'abord ; alors vous piochez { $call-penalty } { CHOOSE($call-penalty, one: "carte", other: "cartes") }, à la fin de votre tour si c'est à vous de jouer.
rule-O11 = une manche est finie quand une main est vide. Les autres piochent encore pour les associations doubles aux couleurs assorties, avant le compte ; un bonus sans carte à poser n'est pas posé.
rule-O12 = le jeu est pour { $least-players } à { $most-players } joueurs, et la première personne à { $target } points, ou à un autre nombre convenu, gagne. { CHOOSE($next-dealer, winner: "Qui gagne une manche donne la suivante.", other: "") }
rule-O13 = les cartes dues pour un DOS oublié se piochent avant qu'on regarde si votre main est vide. Elle ne l'est donc plus, et la manche continue.
rule-O14 = un tour comporte une association ou une pioche : on ne le finit pas sans l'une ou l'autre. S'il n'y a plus rien à piocher, on pose quand même une carte.

# Les repères sont ceux des cartes, des initiales anglaises
ref-numbers = { $numbers } { $colour } : { $marks }.
    .colour-is_green = { $numbers } { $colour } : { $marks }, avec g pour green.
    .colour-is_yellow = { $numbers } { $colour } : { $marks }, avec y pour yellow.
    .brief = { $colour } : { $marks }.
    .braille = { $marks } { $colour }
