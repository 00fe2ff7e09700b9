### Ce qui se joue à cette table, et la carte de référence.

## Ce qui se joue à cette table

rules = { rules-book } { rules-house }
    .brief = { $edition-name }, { $form-braille }. Règles maison : { $house }.
    .brief-house-count_0 = { $edition-name }, { $form-braille }.
    .full = { rules-book } { $edition-differs } { rules-house }
    .braille = { $edition-name } { $hand-size } cartes · { $form-braille } · { $house }
    .braille-house-count_0 = { $edition-name } { $hand-size } cartes · { $form-braille }
rules-book = On joue { $edition-book } : { $cards } cartes, { $hand-size } par personne. { $scoring } { rules-call } { rules-four }
scoring-form = { $form ->
    [lowest] Chacun compte ce qui lui reste en main ; dès que quelqu'un est à { $target }, le plus petit score gagne.
    [elimination] Chacun compte ce qui lui reste en main ; à { $target } points, c'est l'élimination, et la victoire est à qui reste.
    [credit] Les partenaires sont face à face. L'équipe qui finit marque ce que les adversaires ont en main ; la partie se gagne à { points-to-reach }.
    [charge] Les partenaires sont face à face. Une équipe compte ce que ses deux mains ont encore ; dès que l'une est à { $target }, la plus basse gagne.
    [rotating] Trois manches, en changeant chaque fois de partenaire. Chacun compte ce que les deux ont en main ; le plus petit score gagne.
   *[first-to] Qui finit marque ce que les autres ont en main ; la partie se gagne à { points-to-reach }.
}
scoring-braille = { $form ->
    [lowest] le plus bas à { $target }
    [elimination] hors jeu à { $target }
    [credit] équipes { $target }
    [charge] équipes, plus bas à { $target }
    [rotating] 3 manches, équipes
   *[first-to] en { $target }
}
house = { $rule ->
    [stacking] { $value ->
        [none] Les cartes qui font piocher se cumulent, de même sorte seulement ou dès qu'elles vont, et personne ne conteste un +4.
        [same] Les cartes qui font piocher se cumulent, de même sorte seulement, et personne ne conteste un +4.
       *[any] Les cartes qui font piocher se cumulent dès qu'elles vont, et personne ne conteste un +4.
    }
    [jump-in] Qui a exactement la carte du dessus peut intervenir et la jouer hors de son tour.
    [seven-zero] Avec un 7, on échange sa main avec qui l'on veut ; après un 0, chaque main passe à la personne suivante.
    [draw-until-fits] Qui pioche continue jusqu'à une carte jouable.
    [any-after-draw] Après avoir pioché, on peut jouer toute carte qui va, pas seulement celle qu'on a piochée.
    [no-bluff] Personne ne bluffe avec un +4, donc personne ne le conteste.
    [forced-play] Qui peut jouer doit jouer.
    [no-reshuffle] Le Talon n'est jamais remélangé : quand il n'y a plus de cartes, personne ne pioche.
    [new-colour] Un Joker ou un +4 demande une autre couleur que celle qui compte.
    [number-last] La dernière carte d'une main doit être un chiffre.
    [tell-answers] Après une réponse fausse, la bonne est dite.
    [no-hints] Personne ne peut demander d'indice pour les questions.
    [near-misses] Avant de juger une réponse à une faute de frappe près, on demande si c'en était une.
    [follow-levels] Pour chacun, les questions sont plus difficiles après une bonne réponse, plus faciles après une mauvaise.
    [teams] Deux joueurs assis face à face forment une équipe et ont un seul score.
    [hand] { $value ->
        [none] Tant de cartes données par personne.
       *[other] { $value } cartes données par personne.
    }
   *[penalty] { $value ->
        [none] Tant de cartes pour une annonce oubliée.
        [1] 1 carte pour une annonce oubliée.
       *[other] { $value } cartes pour une annonce oubliée.
    }
}

## La carte de référence. $marks : les repères d'une carte dans toutes les couleurs, ou ceux des chiffres d'une couleur.

ref-run = { $first } à { $last }
    .braille = { $first }-{ $last }
worth = Vaut { $points } points.
    .points_0 = Ne compte rien.
    .points_1 = Vaut 1 point.
ref-numbers = { $numbers } { $colour } : { $marks }.
    .brief = { $colour } : { $marks }.
    .braille = { $marks } { $colour }
ref-deal = { rule-S5 }
    .brief = { $hand-size } cartes chacun.
ref-score = { rule-G6 }
    .brief = Fini : marquez ce que les autres ont. But : { $target }.
ref-match = À votre tour, jouez une carte de même couleur, de même chiffre ou de même symbole, un Joker ou un +4 ; sinon piochez.
    .brief = Jouez la même couleur, le même chiffre ou symbole, ou piochez.
    .full = { ref-match } On ne pioche que si rien n'est jouable.
    .full-may-decline = { ref-match } Vous pouvez aussi piocher alors que vous pourriez jouer.
    .braille = même couleur chiffre symbole, ou pioche
ref-draw-two = +2, repères { $marks }. La personne suivante répond par une carte qui fait piocher, ou ramasse tout et perd son tour.
    .stacking_none = +2, repères { $marks }. La personne suivante pioche { $draw-two } { CHOOSE($draw-two, one: "carte", other: "cartes") } et perd son tour.
    .pickup-keeps-turn = +2, repères { $marks }. La personne suivante répond par une carte qui fait piocher, ou ramasse tout puis joue.
    .brief = +2 : { $marks }.
    .full = { ref-draw-two } { worth }
    .braille = { $marks } +{ $draw-two } se cumule
    .braille-stacking_none = { $marks } : +{ $draw-two }, saute
ref-reverse = Inversion, repères { $marks }. On tourne dans l'autre sens ; à deux, c'est un Passe-tour.
    .reverse-skips_no = Inversion, repères { $marks }. On tourne dans l'autre sens.
    .brief = Inversion : { $marks }.
    .full = { ref-reverse } { worth }
    .braille = { $marks } change le sens
ref-skip = Passe-tour, repères { $marks }. La personne suivante perd son tour.
    .brief = Passe-tour : { $marks }.
    .full = { ref-skip } { worth }
    .braille = { $marks } saute
ref-wild = Joker, repère « { $marks } ». Il va sur tout, et vous demandez la couleur{ CHOOSE($wild-changes-colour, yes: ", une autre que celle qui compte.", no: ".") }
    .brief = Joker : « { $marks } ».
    .full = { ref-wild } { worth }
    .braille = { $marks } va sur tout, couleur au choix
ref-wild-four = +4, repère { $marks }. Vous demandez la couleur, { $stacking ->
    [none] et la personne suivante pioche { $wild-four } { CHOOSE($wild-four, one: "carte", other: "cartes") } et perd son tour.
   *[other] { $pickup-keeps-turn ->
        [yes] et la personne suivante répond par une carte qui fait piocher, ou ramasse tout puis joue.
       *[no] et la personne suivante répond par une carte qui fait piocher, ou ramasse tout et perd son tour.
    }
} { $challenge ->
    [yes] { $wild-four-honest ->
        [unplayable] Si vous pouviez jouer autre chose, une contestation vous coûte { $guilty-draws } { CHOOSE($guilty-draws, one: "carte", other: "cartes") } ; sinon elle en coûte { $challenger-draws } à qui conteste.
       *[other] Si vous aviez la couleur qui comptait, une contestation vous coûte { $guilty-draws } { CHOOSE($guilty-draws, one: "carte", other: "cartes") } ; sinon elle en coûte { $challenger-draws } à qui conteste.
    }
   *[no] { CHOOSE($bluffing, no: "Seulement s'il est régulier.", yes: "") }
}
    .brief = +4 : { $marks }.
    .full = { ref-wild-four } { worth }
    .braille = { $marks } { $stacking ->
        [none] couleur au choix, suivant +{ $wild-four }
       *[other] couleur au choix, se cumule
    }
ref-question = Chaque chiffre pose une question avant qu'on joue dessus. Se tromper ou ne pas savoir coûte { $wrong-answer } cartes et le tour.
    .wrong-answer_1 = Chaque chiffre pose une question avant qu'on joue dessus. Se tromper ou ne pas savoir coûte une carte et le tour.
    .brief = Chaque chiffre pose une question.
    .braille = chiffre : question ; faux +{ $wrong-answer }, passe
ref-seven = Un 7 : vous échangez votre main avec la personne de votre choix.
    .brief = Un 7 : échange des mains.
    .braille = { $marks } échange de mains
ref-zero = Un 0 : chaque main passe à la personne suivante.
    .brief = Un 0 : les mains passent.
    .braille = { $marks } les mains passent
ref-single = Association simple : une carte du même nombre. De la même couleur en plus : vous pouvez poser une carte dans la rangée.
    .single-bonus_must = Association simple : une carte du même nombre. De la même couleur en plus : vous posez une carte dans la rangée.
    .single-bonus_none = Association simple : une carte du même nombre.
    .brief = Association simple : une carte du même nombre. De la même couleur : vous pouvez en poser une.
    .brief-single-bonus_must = Association simple : une carte du même nombre. De la même couleur : posez-en une.
    .brief-single-bonus_none = Association simple : une carte du même nombre.
    .braille = 1 : même nombre ; couleur : pose 1
    .braille-single-bonus_none = 1 : même nombre
ref-double = Association double : deux cartes dont la somme donne ce nombre. Toutes deux de la même couleur que la carte de la rangée : vous posez une carte dans la rangée, et tous les autres en piochent { $double-bonus ->
    [1] une
   *[other] { $double-bonus }
}.
    .brief = Association double : deux cartes dont la somme donne ce nombre. Toutes deux de la couleur de la carte de la rangée : posez-en une, les autres piochent { $double-bonus }.
    .braille = 2 : somme ; couleurs : pose, autres +{ $double-bonus }
ref-dos-draw = Rien à associer : piochez une carte, puis associez, ou posez une carte dans la rangée.
    .brief = Rien à associer : piochez, puis associez ou posez.
    .braille = rien : pioche, associe ou pose 1
ref-wild-number = Joker nombre, repères { $marks }. Un nombre de 1 à 10 à votre choix, dans sa couleur.
    .brief = Joker nombre, 1 à 10 : { $marks }.
    .full = { ref-wild-number } { worth }
    .braille = { $marks } 1-10 au choix
ref-wild-dos = Joker DOS, repère { $marks }. Un 2 de la couleur de votre choix.
    .brief = Joker DOS, un 2 : { $marks }.
    .full = { ref-wild-dos } { worth }
    .braille = { $marks } 2, couleur au choix
ref-dos = Dites DOS avec exactement deux cartes en main ; si quelqu'un d'autre le dit d'abord, vous en piochez { $call-penalty }.
    .brief = Dites DOS avec deux cartes, sinon vous en piochez { $call-penalty }.
    .braille = dos avec 2 cartes, sinon +{ $call-penalty }
