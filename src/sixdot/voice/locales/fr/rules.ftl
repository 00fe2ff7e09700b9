### Les règles, dites à notre manière : pourquoi, ce qui se joue à cette table, la carte de référence.
### Une règle commence par une minuscule : « Mattel T1 : une carte va si ... ».

## Éditions

edition-name = { $edition ->
    [mattel] Mattel
    [rnib] RNIB
    [french] Édition française
    [question] Édition à questions
    [dos] DOS
   *[other] { $edition }
}
edition-book = { $edition ->
    [mattel] à l'UNO Braille de Mattel, GMM14, 2019
    [rnib] à l'UNO en braille du RNIB, GC14, 2021
    [french] à l'UNO Braille selon le livret français
    [question] à l'UNO à questions, pour la classe
    [dos] au DOS du RNIB, GC15, 2023
   *[other] selon { $source }
}

## Pourquoi : la règle qui a décidé

why = { $edition-name } { $rule } : { $text }
why-house = Règle maison { $rule }{ CHOOSE($on, yes: "", no: ", pas en vigueur à cette table") } : { $text }
why-ours = { $why } Le livret n'en dit rien, c'est donc notre choix.
why-unknown = Il n'y a pas de règle { $rule }. Une règle s'appelle par une lettre et un chiffre, par exemple T1.
why-small-print = Nos petits caractères : { $text }
rules-ours = { $edition ->
    [mattel] D4 D6 S3 S4 C6 U5 U6 U7 G3 G4 P1 P2 P3
    [rnib] S3 F1 F2 F3 F4 F5 T10 C6 U6 U7 G3 G4 A2 A3
    [french] D6 S3 C6 U6 U7 G3 G4 A2 A3
    [question] D1 D4 D5 D6 S4 T10 U5 U6 U7 G3 G4 P1 P2 P3 A2 A3 A4
    [dos] D6 S3 U6 U7 G2 G3 A2 A3 A4 O13 O14
   *[other] { "" }
}
rule-not-here = { $game ->
    [dos] le DOS n'a pas cette règle, qui est de l'UNO.
   *[uno] cette règle n'existe pas dans cette édition.
}
rule-only-dos = l'UNO n'a pas cette règle, qui est du DOS.

# Cartes et joueurs
rule-D1 = on joue avec { $cards } cartes, sans compter les cartes de référence.
    .reference_0 = on joue avec { $cards } cartes.
rule-D2 = { $game ->
    [dos] dans chaque couleur, trois cartes de chacun des nombres 1, 3, 4 et 5, deux de chacun de 6 à 10, et deux Jokers nombre. S'y ajoutent douze Jokers DOS.
   *[uno] dans chaque couleur, un seul 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Inversions et deux Passe-tour. S'y ajoutent quatre Jokers et quatre +4.
} { $asks ->
    [yes] Le livret ne dit pas quelles cartes, c'est donc notre choix ; ce sont les cartes chiffrées qui portent les questions.
   *[no] { "" }
}
rule-D3 = { $edition ->
    [rnib] les cartes de référence restent à côté du jeu, on ne les distribue jamais. Le livret en compte dix à un endroit et quatre à un autre.
    [french] quatre cartes doubles de référence restent à côté du jeu, on ne les distribue jamais.
   *[other] { $reference ->
        [0] cette édition n'a pas de cartes de référence. La commande mémo en tient lieu.
       *[other] { $reference } cartes de référence restent à côté du jeu, on ne les distribue jamais.
    }
}
rule-D4 = le jeu est pour { $least } à { $most } joueurs.
rule-D5 = { $edition ->
    [french] le repère se lit dans deux coins opposés : le chiffre, puis la lettre de la couleur, v pour vert, j pour jaune, r pour rouge, b pour bleu. 0b est le 0 bleu, +02v le +2 vert, rev v l'Inversion verte, stop v le Passe-tour vert, couleur un Joker, +04 un +4.
    [dos] le repère se lit dans deux coins opposés : la lettre de la couleur en anglais, puis le nombre. b7 est le 7 bleu. Le signe # est celui du Joker nombre, comme dans b#, et wd est un Joker DOS. L'écriture des repères est notre choix.
   *[other] le repère se lit dans deux coins opposés : la lettre de la couleur en anglais, puis le chiffre ou le symbole. b0 est le 0 bleu, b+2 le +2 bleu, brv l'Inversion bleue, bsk le Passe-tour bleu, wi un Joker, wi+4 un +4.
}
rule-D6 = chacun trouve sa main rangée par couleur.

# Le donneur et la donne
rule-S1 = chacun tire une carte, et le chiffre le plus haut désigne le premier donneur.
    .first-dealer_chosen = on ne tire pas au sort le premier donneur avec des cartes : la table le désigne, ou le hasard si personne ne dit rien.
rule-S2 = quand on tire la donne, une carte sans chiffre compte pour 0.
    .first-dealer_chosen = ici on ne tire pas de carte pour la donne, il n'y a donc rien à compter.
    .blank-redraws = quand on tire la donne, seuls les chiffres comptent. Une carte sans chiffre est remise, et on en tire une autre.
rule-S3 = si plusieurs ont tiré le chiffre le plus haut, ceux-là tirent de nouveau.
    .first-dealer_chosen = ici on ne tire pas de carte pour la donne, il n'y a donc pas d'égalité.
rule-S4 = après chaque manche, la donne passe au voisin de gauche.
    .next-dealer_drawn = on tire de nouveau la donne avant chaque manche.
    .next-dealer_winner = qui a gagné une manche donne la suivante.
rule-S5 = chacun reçoit { $hand } cartes, en commençant à gauche du donneur.
rule-S6 = { $game ->
    [dos] les mains données, deux cartes sont posées face visible au milieu : c'est la rangée centrale.
   *[uno] les mains données, la carte du dessus de la Pioche est retournée et annoncée. Elle commence le Talon.
}
rule-S7 = le voisin de gauche du donneur commence{ $first-special ->
    [acts] { $game ->
        [dos] { "" }
       *[uno], sauf si la première carte en décide autrement
    }
   *[buried] { "" }
} ; ensuite chacun joue à son tour. On ne joue et on ne pioche qu'à son tour{ $jump-in ->
    [yes], sauf pour intervenir (H2).
   *[no].
}

# La première carte
rule-buried = ici aucune carte spéciale ne commence une manche : on la remet, on mélange et on en retourne une autre, jusqu'à trouver un chiffre.
rule-F1 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] si la première carte est un +2, le voisin de gauche du donneur pioche deux cartes aussitôt et perd son tour.
    }
}
rule-F2 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] { $first-reverse ->
            [right] si la première carte est une Inversion, le voisin de droite du donneur commence, et on tourne vers la droite.
           *[dealer] si la première carte est une Inversion, le donneur commence, et on tourne vers la droite.
        }
    }
}
rule-F3 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] si la première carte est un Passe-tour, le voisin de gauche du donneur est sauté, et c'est le suivant qui commence.
    }
}
rule-F4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried } On ne demande donc une couleur qu'en jouant un Joker ou un +4.
       *[acts] si la première carte est un Joker, le voisin de gauche du donneur demande une couleur, puis joue. Autrement, on demande la couleur en jouant le Joker ou le +4.
    }
}
rule-F5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] { $first-four ->
            [turn] un +4 ne commence jamais une manche. On retourne une autre carte à sa place, puis on remet le +4 et on mélange.
           *[shuffle] un +4 ne commence jamais une manche. On le remet, on mélange, puis on retourne une autre carte.
        }
    }
}

# Un tour
rule-T1 = { $game ->
    [dos] au DOS on ne joue pas sur un Talon : on associe ses cartes aux nombres de la rangée centrale, ou on pioche.
   *[uno] une carte de votre main va si elle a la même couleur, le même chiffre ou le même symbole ; un Joker ou un +4 va sur tout. Sur ceux-ci, c'est la couleur demandée qui compte.
}
rule-T2 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $forced ->
        [yes] on ne pioche que si rien n'est jouable : qui peut jouer doit jouer, dit la règle maison H7.
       *[no] { $decline ->
            [yes] vous pouvez piocher même si une de vos cartes est jouable.
           *[no] on ne pioche que si rien n'est jouable dans la main. Un +4 compte comme jouable.
        }
    }
}
rule-T3 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $until-fits ->
        [yes] on pioche jusqu'à trouver une carte jouable, ou jusqu'à la dernière.
       *[no] on pioche une carte.
    } { $any-after ->
        [yes] Ensuite, toute carte jouable de la main peut être jouée
       *[no] { $until-fits ->
            [yes] Ensuite, seule la dernière peut être jouée
           *[no] Ensuite, seule cette carte peut être jouée
        }
    }{ $forced ->
        [yes], et si c'est possible, il le faut ; sinon on passe.
       *[no] { "" } ; sinon on passe.
    } On vous demande dans tous les cas si vous jouez ou passez, pour que la table n'apprenne rien de la carte ; c'est notre choix.
}
rule-stack = { $stacking ->
    [same] qui subit une carte de pioche peut répondre par une autre de la même sorte : un +2 sur un +2, un +4 sur un +4.
   *[any] qui subit une carte de pioche peut répondre par un +2 qui va, ou par un +4.
} { $keeps-turn ->
    [yes] Sinon, on ramasse le total, puis on joue son tour, sans question.
   *[no] Sinon, on ramasse le total et on perd son tour.
}
rule-T4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] après un +2, qui suit pioche deux cartes et perd son tour. Un autre +2 n'y change rien.
       *[other] un +2 vaut deux cartes, et les cartes de pioche se cumulent : { rule-stack }
    }
}
rule-T5 = { $game ->
    [dos] { rule-not-here }
   *[uno] après une Inversion, on tourne dans l'autre sens. Après un Passe-tour, qui suit perd son tour.
}
rule-T6 = { $game ->
    [dos] { rule-not-here }
   *[uno] un Joker se joue sur toute carte, à votre tour, même si une autre carte va{ $stacking ->
        [none].
       *[other], mais pas quand un cumul vous attend.
    } { $new-colour ->
        [yes] Vous demandez une couleur, mais pas celle qui compte déjà (H9).
       *[no] Vous demandez une couleur, et ce peut être celle qui compte déjà.
    } À part le +4, aucune autre carte ne demande de couleur.
}
rule-T7 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] un +4 peut être joué quoi qu'on ait d'autre en main.
        [unplayable] un +4 est régulier seulement si rien d'autre dans la main n'est jouable. Un Joker compte comme jouable, un autre +4 non.
       *[colour] un +4 est régulier si la main n'a aucune carte de la couleur qui compte. Le même chiffre ou symbole dans une autre couleur ne gêne pas.
    } { $bluffing ->
        [no] Ici, un +4 irrégulier est refusé (H6).
       *[yes] { "" }
    }
}
rule-T8 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] ici on ne bluffe pas avec un +4 : il est toujours régulier.
       *[other] { $bluffing ->
            [no] ici personne ne bluffe avec un +4 : s'il est irrégulier, il est refusé (H6).
           *[yes] { $challenge ->
                [yes] on peut bluffer avec un +4. Il tient, sauf si la personne suivante le conteste.
               *[no] on peut bluffer avec un +4, et personne ne le conteste à cette table.
            }
        }
    }
}
rule-T9 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] la couleur d'avant le +4 n'importe pas ici, puisqu'il est toujours régulier.
        [unplayable] pour juger un +4, on regarde ce qu'il a recouvert et la couleur qui comptait alors, pas celle qu'il demande. C'est la main à ce moment-là qui décide.
       *[colour] pour juger un +4, on regarde la couleur qui comptait avant lui, pas celle qu'il demande. C'est la main à ce moment-là qui décide.
    }
}
rule-T10 = { $game ->
    [dos] { rule-not-here }
   *[uno] tout le monde entend chaque carte jouée et chaque pioche. Ce qui est pioché reste secret.
}

# Contester
rule-no-challenge = { $game ->
    [dos] { rule-not-here }
   *[uno] à cette table, personne ne conteste un +4.
}
rule-C1 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] seule la personne qui devrait piocher peut contester un +4, et seulement à ce moment-là.
    }
rule-C2 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] la main contestée est montrée à qui la conteste, et à personne d'autre.
    }
rule-C3 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] { $takes-back ->
            [yes] si le +4 était un bluff, il revient dans la main d'où il venait, avec quatre cartes de la Pioche, et ce tour est fini. Le Talon et la couleur redeviennent ce qu'ils étaient, et qui a contesté joue un tour normal.
           *[no] si le +4 était un bluff, qui l'a joué pioche quatre cartes. La carte et la couleur demandée restent, et qui a contesté joue un tour normal.
        }
    }
rule-C4 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] si le +4 était régulier, qui l'a contesté pioche six cartes au lieu de quatre et perd son tour.
    }
rule-C5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $challenge ->
        [yes] on répond d'abord au +4 : le contester, ou bien l'accepter, piocher quatre cartes et perdre son tour.
       *[no] { $stacking ->
            [none] après un +4, qui suit pioche quatre cartes et perd son tour. À cette table, personne ne le conteste.
           *[other] ici personne ne conteste un +4 ; il vaut quatre cartes, et les cartes de pioche se cumulent : { rule-stack }
        }
    }
}
rule-C6 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] un +4 joué en dernière carte ne se conteste pas : il ne restait rien à cacher.
    }

# Annoncer UNO
rule-U1 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $asks ->
        [yes] on dit UNO avant de poser l'avant-dernière carte : dites-le avec la carte.
       *[no] on dit UNO en jouant l'avant-dernière carte, pas après.
    }
}
rule-U2 = { $game ->
    [dos] { rule-not-here }
   *[uno] qui se fait attraper sans UNO pioche { $penalty ->
        [1] une carte.
       *[other] { $penalty } cartes.
    }
}
rule-U3 = tous les autres joueurs peuvent attraper qui a oublié son annonce. On ne s'attrape pas soi-même.
rule-U4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $window ->
        [draw] { $edition ->
            [french] qui a oublié UNO peut se faire attraper jusqu'à son prochain coup ou à sa prochaine pioche. Toute pioche compte, même une pénalité.
           *[other] qui a oublié UNO peut se faire attraper jusqu'à sa prochaine pioche, ou jusqu'à la fin de la manche. Toute pioche compte, même une pénalité.
        }
       *[turn] qui a oublié UNO peut se faire attraper jusqu'à ce que la personne suivante commence son tour, ou jusqu'à sa propre pioche.
    }
}
rule-U5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $window ->
        [draw] ici, peu importe que la personne suivante ait commencé : seul ce que fait la personne qui a oublié son annonce met fin au délai pour l'attraper.
       *[turn] un tour commence avec la première chose que fait la personne suivante : { $challenge ->
            [yes] jouer, piocher, contester ou accepter.
           *[no] { $asks ->
                [yes] répondre, jouer, piocher ou ramasser.
               *[no] { CHOOSE($stacking, none: "jouer ou piocher.", other: "jouer, piocher ou ramasser.") }
            }
        }
    }
}
rule-U6 = annoncer sans avoir exactement deux cartes, ou attraper quelqu'un qui ne peut pas l'être, est refusé et ne coûte rien.
rule-U7 = si plusieurs attrapent la même personne, seule la première prise compte, et les autres l'apprennent.

# Finir, la Pioche, les points
rule-G1 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] si la dernière carte d'une main est un +2 ou un +4, qui suit pioche encore ses deux ou quatre cartes. Les points ne sont comptés qu'après.
       *[other] si la dernière carte d'une main est un +2 ou un +4, qui suit pioche encore tout le cumul. Les points ne sont comptés qu'après.
    }
}
rule-G2 = { $game ->
    [dos] s'il faut une carte et que la Pioche est vide, les cartes écartées sont mélangées et la remplacent.
   *[uno] s'il faut une carte et que la Pioche est vide, on mélange le Talon pour la refaire. Seule sa carte du dessus reste, et les Jokers mélangés perdent leur couleur demandée.
}
    .reshuffles_no = à cette table on ne remélange jamais le Talon : une Pioche vide reste vide (H8).
rule-G3 = s'il reste trop peu de cartes, on pioche celles qu'il y a, ou aucune, et le tour continue comme si tout avait été pioché.
rule-G4 = { $game ->
    [dos] { rule-not-here }
   *[uno] une manche est bloquée quand aucune carte n'a bougé pendant un tour de table : personne n'a joué, personne n'a pu piocher. Personne ne marque, et le donneur suivant donne.
}
rule-G5 = { $game ->
    [dos] un nombre vaut sa valeur ; un Joker DOS, 20 points ; un Joker nombre, 40 points.
   *[uno] un chiffre vaut sa valeur ; un +2, une Inversion ou un Passe-tour, 20 points ; un Joker ou un +4, 50 points.
}
rule-G6 = une manche est finie quand une main est vide. Dans le jeu normal, qui l'a vidée marque tout ce que les autres ont encore, et la partie est à qui atteint d'abord { $target } points{ $game ->
    [dos] { "" } ; une table peut convenir d'un autre nombre.
   *[uno].
}
rule-G7 = cette édition ne se joue pas au plus petit total.
    .lowest = au plus petit total, chacun compte ce qui lui reste en main. Dès que quelqu'un est à { $target }, ou à un autre nombre convenu, le plus petit total gagne ; à égalité, on gagne ensemble.
rule-G8 = on n'élimine personne dans cette édition.
    .elimination = par élimination, chacun compte ce qui lui reste en main et sort du jeu à { $target } points. Les deux qui restent continuent selon les règles à deux, et qui arrive à { $target } perd.
rule-G9 = il n'y a pas d'équipes dans cette édition.
    .partners_credit = à quatre, on peut jouer avec le partenaire d'en face. Dès que l'un des deux n'a plus de cartes, la manche est finie et l'équipe marque ce que les deux adversaires ont en main ; la première à { $target } gagne.
    .partners_charge = en nombre pair à partir de quatre, on peut jouer par équipes de deux, face à face. Chaque équipe compte ce que ses deux mains ont encore ; dès que l'une est à { $target }, la plus basse gagne.
rule-G10 = on ne change pas de partenaire dans cette édition.
    .rotating = à quatre, on peut jouer exactement trois manches, en changeant chaque fois de partenaire. À chaque manche, les deux partenaires comptent les points de leurs deux mains ; le plus petit total gagne.
rule-G11 = une table peut fixer son propre but ; sinon, c'est { $book-target }.

# À deux
rule-P1 = { $game ->
    [dos] { rule-not-here }
   *[uno] à deux, une Inversion agit comme un Passe-tour : on rejoue aussitôt, et le sens ne change pas.
}
rule-P2 = { $game ->
    [dos] { rule-not-here }
   *[uno] à deux, qui joue un Passe-tour rejoue aussitôt.
}
rule-P3 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] à deux, après un +2 ou un +4 l'adversaire pioche et c'est encore à vous.
       *[other] { $keeps-turn ->
            [yes] à deux, l'adversaire répond par une carte de pioche ou ramasse, et joue son tour après avoir ramassé.
           *[no] à deux, l'adversaire répond par une carte de pioche ou ramasse ; ensuite c'est encore à vous.
        }
    }
}

# Parler et se renseigner
rule-A1 = { $edition ->
    [french] un commentaire déplacé ou un conseil coûte { $advice } cartes.
   *[other] conseiller à quelqu'un quoi jouer coûte { $advice } cartes.
} Chacun peut accuser ; cela compte dès que plus de la moitié des autres personnes de la table sont d'accord, en comptant qui accuse. Le jeu continue pendant ce temps.
    .advice_0 = donner un conseil ne coûte rien dans cette édition.
rule-A2 = chacun peut demander à tout moment combien de cartes a chaque joueur.
rule-A3 = { $game ->
    [dos] chacun peut demander à tout moment ce qu'il y a dans la rangée centrale.
   *[uno] chacun peut demander à tout moment quelle est la carte du dessus du Talon.
}
rule-A4 = la carte de référence peut être relue à tout moment.

# Questions
rule-no-questions = { $game ->
    [dos] { rule-not-here }
   *[uno] on ne pose pas de questions dans cette édition.
}
rule-Q1 = { rule-no-questions }
    .asks = chaque carte chiffrée porte une question, et on y répond avant de jouer dessus. Les cartes spéciales ne demandent rien.
rule-Q2 = { rule-no-questions }
    .asks = après une bonne réponse, le tour continue comme d'habitude : on joue, ou on pioche si rien ne va. Une erreur, ou ne pas savoir, coûte une carte et le tour.
rule-Q3 = { rule-no-questions }
    .asks = la bonne réponse n'est pas dite tant que personne ne la donne et que la carte n'est pas recouverte. Si tout un tour de table échoue, elle est dite, et la carte ne demande plus rien ; ce dernier point est notre choix.
rule-Q4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] les cartes de pioche ne se cumulent pas à cette table, il n'y a donc rien à ramasser.
       *[other] les cartes de pioche se cumulent : { rule-stack }
    }
}
rule-Q5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] un +4 va sur toute carte, à votre tour. Il est toujours régulier, et personne ne le conteste.
       *[other] { rule-not-here }
    }
}
rule-Q6 = { rule-no-questions }
    .asks-and-penalty_1 = on dit UNO avant de poser l'avant-dernière carte. Qui se fait attraper sans UNO pioche une carte.
    .asks = on dit UNO avant de poser l'avant-dernière carte. Qui se fait attraper sans UNO pioche { $penalty } cartes.
rule-Q7 = { rule-no-questions }
    .asks = les questions sont apportées par la personne qui enseigne. Le programme compare les réponses à celles qui sont admises, ou bien une personne les juge, selon le réglage de la table ; qui juge est notre choix.

# DOS
rule-O1 = { $game ->
    [dos] à votre tour, vous associez des cartes à celles de la rangée centrale, ou bien vous piochez une carte, puis associez ou non. Après une association, on ne pioche plus.
   *[uno] { rule-only-dos }
}
rule-O2 = { $game ->
    [dos] à une carte de la rangée on associe une carte du même nombre, ou exactement deux cartes qui en font la somme. Vous pouvez le faire pour autant de cartes de la rangée que possible, chacune une fois par tour.
   *[uno] { rule-only-dos }
}
rule-O3 = { $game ->
    [dos] si vous avez pioché sans rien associer, vous posez une carte de votre main dans la rangée centrale.
   *[uno] { rule-only-dos }
}
rule-O4 = { $game ->
    [dos] une association simple, de même nombre et de même couleur, permet de poser une carte de sa main dans la rangée centrale à la fin du tour. On peut aussi ne rien poser.
   *[uno] { rule-only-dos }
}
rule-O5 = { $game ->
    [dos] après une association double où les deux cartes ont la couleur de celle de la rangée, on pose à la fin du tour une carte dans la rangée, puis tous les autres en piochent une.
   *[uno] { rule-only-dos }
}
rule-O6 = { $game ->
    [dos] chaque couleur assortie pendant un tour donne son propre bonus.
   *[uno] { rule-only-dos }
}
rule-O7 = { $game ->
    [dos] un tour finit dans cet ordre : on écarte les cartes de la rangée qui ont servi avec celles jouées dessus, on complète la rangée à deux cartes, on pose les cartes de bonus, les autres piochent, et vos propres pénalités viennent en dernier.
   *[uno] { rule-only-dos }
}
rule-O8 = { $game ->
    [dos] un Joker DOS est un 2, de la couleur dite en le jouant. S'il est dans la rangée centrale, qui lui associe des cartes en dit la couleur.
   *[uno] { rule-only-dos }
}
rule-O9 = { $game ->
    [dos] un Joker nombre a sa propre couleur et le nombre, de 1 à 10, dit en le jouant. S'il est dans la rangée centrale, qui lui associe des cartes en dit le nombre.
   *[uno] { rule-only-dos }
}
rule-O10 = { $game ->
    [dos] avec exactement deux cartes en main, dites DOS. Tant que vous ne l'avez pas dit et que vous en avez deux, quelqu'un d'autre peut le dire d'abord ; alors vous piochez { $penalty } cartes, à la fin de votre tour si c'est à vous de jouer.
   *[uno] { rule-only-dos }
}
rule-O11 = { $game ->
    [dos] une manche est finie quand une main est vide. Les autres piochent encore pour les associations doubles aux couleurs assorties, avant le compte ; un bonus sans carte à poser n'est pas posé.
   *[uno] { rule-only-dos }
}
rule-O12 = { $game ->
    [dos] le jeu est pour { $least } à { $most } joueurs, et la première personne à { $target } points, ou à un autre nombre convenu, gagne. Qui gagne une manche donne la suivante.
   *[uno] { rule-only-dos }
}
rule-O13 = { $game ->
    [dos] les cartes dues pour un DOS oublié se piochent avant qu'on regarde si votre main est vide. Elle ne l'est donc plus, et la manche continue.
   *[uno] { rule-only-dos }
}
rule-O14 = { $game ->
    [dos] un tour comporte une association ou une pioche : on ne le finit pas sans l'une ou l'autre. S'il n'y a plus rien à piocher, on pose quand même une carte.
   *[uno] { rule-only-dos }
}

# Règles maison
rule-H1 = ici les cartes de pioche se cumulent de toute façon, le livret le veut ainsi (Q4).
    .stacking_none = les cartes de pioche se cumulent : qui suit peut répondre à une carte de pioche par une autre, de la même sorte ou de n'importe laquelle, selon ce que la table a convenu. Sinon, on ramasse le total et on perd son tour ; personne ne conteste.
    .on = les cartes de pioche se cumulent : { rule-stack } Personne ne conteste.
rule-H2 = qui a exactement la carte du dessus, même couleur et même chiffre ou symbole, peut intervenir et la jouer hors de son tour, tant que la personne dont c'est le tour n'a ni joué ni pioché. On n'intervient ni avec un Joker ni avec un +4. Le jeu continue à partir de là.
rule-H3 = qui joue un 7 échange sa main avec quelqu'un de son choix ; après un 0, chaque main passe à qui suit. La dernière carte ne fait ni l'un ni l'autre. On n'attrape personne pour une main venue d'ailleurs.
rule-H4 = qui pioche à son tour continue jusqu'à une carte jouable, ou jusqu'à la dernière. Cette carte { $forced ->
    [yes] ne peut pas être gardée (H7).
   *[no] peut être jouée ou gardée.
} Les pénalités se piochent comme toujours.
rule-H5 = après avoir pioché, on peut jouer toute carte de la main qui va, pas seulement celle qu'on a piochée.
rule-H6 = un +4 ne se joue que s'il est régulier. Personne ne le conteste donc : qui suit pioche quatre cartes et perd son tour{ $stacking ->
    [none].
   *[other], sauf si les cartes de pioche se cumulent.
}
rule-H7 = qui peut jouer doit jouer : on ne pioche pas tant que quelque chose est jouable, une carte piochée qui peut être jouée l'est, et on répond à un cumul si on le peut.
rule-H8 = le Talon n'est jamais remélangé. Quand la Pioche est vide, personne ne pioche, et un tour de table où aucune carte n'a bougé bloque la manche.
rule-H9 = un Joker ou un +4 doit demander une autre couleur que celle qui compte.
rule-H10 = on ne finit pas avec une carte spéciale : la dernière carte d'une main doit être un chiffre.
rule-H11 = une table peut donner un autre nombre de cartes, de 3 à 10.
    .on = chacun reçoit { $hand } cartes.
rule-H12 = une table peut fixer un autre prix pour une annonce oubliée, de 1 à 6 cartes.
    .on-and-penalty_1 = une annonce oubliée coûte une carte.
    .on = une annonce oubliée coûte { $penalty } cartes.

# Partir
rule-12 = qui s'en va garde sa place et sa main, et un robot joue jusqu'à son retour. Si la table l'a voulu ainsi, la main va sous la Pioche et la place est sautée.
