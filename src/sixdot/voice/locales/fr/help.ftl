### L'aide : comment commencer, que faire maintenant, comment taper les cartes, toutes les commandes.

## Ce qu'on peut faire maintenant. $fits : combien de vos cartes servent, $can-draw, $two-cards : si vous en avez deux.

help-respond = { $can-challenge ->
    [yes] Un +4 vous attend. Tapez accepter pour piocher { $wild-four } { CHOOSE($wild-four, one: "carte", other: "cartes") }, ou contester si vous croyez à un bluff.
   *[no] Un +4 vous attend : tapez accepter pour piocher { $wild-four } { CHOOSE($wild-four, one: "carte", other: "cartes") }.
} compte dit combien de cartes chacun a en main. { help-more }
    .brief = { CHOOSE($can-challenge, yes: "Contester ou accepter.", no: "Accepter.") }
    .full = { $can-challenge ->
        [yes] Un +4 vous attend. Tapez accepter : vous piochez { $wild-four } { CHOOSE($wild-four, one: "carte", other: "cartes") } et perdez votre tour. Tapez contester : si c'était un bluff, la personne qui l'a joué en pioche { $guilty-draws } et c'est à vous ; sinon, vous en piochez { $challenger-draws }.
       *[no] Un +4 vous attend, et la personne qui l'a joué n'est plus là : tapez accepter pour piocher { $wild-four } { CHOOSE($wild-four, one: "carte", other: "cartes") }.
    } compte dit combien de cartes chacun a en main. { help-more }
    .braille = { CHOOSE($can-challenge, yes: "contester / accepter · c compte", no: "accepter") }
help-stack = { $must ->
    [yes] { $pending } { CHOOSE($pending, one: "carte vous attend", other: "cartes vous attendent") }, et vous pouvez répondre par une carte qui fait piocher : tapez-la.
   *[no] { $pending } { CHOOSE($pending, one: "carte vous attend", other: "cartes vous attendent") }. Répondez par une carte qui fait piocher et qui va, ou tapez ramasser. j dit ce qui est jouable.
} { help-more }
    .fits_0 = { $pending } { CHOOSE($pending, one: "carte vous attend", other: "cartes vous attendent") } : tapez ramasser. { help-more }
    .brief = { CHOOSE($must, yes: "Une carte qui fait piocher.", no: "Une carte qui fait piocher, ou ramassez.") }
    .brief-fits_0 = Ramassez.
    .full = { help-stack } Qui ramasse perd son tour.
    .full-pickup-keeps-turn = { help-stack } Après avoir ramassé, vous jouez votre tour.
    .braille = carte de pioche / ramasser { $pending }
    .braille-fits_0 = ramasser { $pending }
    .braille-must = carte de pioche
help-colour = Demandez une couleur : tapez bleu, vert, rouge ou jaune, ou son numéro dans la question. m lit votre main.
    .brief = Demandez une couleur.
    .full = { help-colour } { help-more }
    .braille = bleu vert rouge jaune ?
help-swap = Vous échangez votre main : tapez échanger et un nom. compte dit combien de cartes chacun a en main.
    .brief = Échanger avec qui ?
    .full = { help-swap } { help-more }
    .braille = échanger + nom · c compte
help-answer = Tapez votre réponse à la question, ou je ne sais pas. Entrée relit la question.
    .brief = La réponse, ou je ne sais pas.
    .full = { help-answer } Si votre réponse est aussi une commande, tapez réponse devant. Une erreur ne coûte pas plus que je ne sais pas : { $wrong-answer ->
        [1] une carte
       *[other] { $wrong-answer } cartes
    } et le tour.
    .braille = réponse / je ne sais pas
help-judge = Votre réponse est en train d'être jugée. Vous pouvez vous renseigner en attendant : Entrée dit où en est la partie.
    .brief = On juge la réponse.
    .full = { help-judge } { help-more }
    .braille = réponse en jugement
help-lay = { $must ->
    [yes] Tapez la carte de votre main que vous posez dans la rangée.
   *[no] Tapez la carte de votre main que vous posez dans la rangée, ou ne rien poser.
} m lit votre main. { help-more }
    .brief = { CHOOSE($must, yes: "Posez une carte.", no: "Posez une carte, ou ne rien poser.") }
    .braille = { CHOOSE($must, yes: "poser une carte", no: "poser une carte / ne rien poser") }
help-pause = La partie vous attend. Entrée continue ; tapez attraper et un nom si une annonce a été oubliée{ help-pause-call } { $jump-in ->
    [yes] Si vous avez exactement la carte du dessus, tapez-la pour la jouer hors de votre tour.
   *[no] { "" }
} { help-more }
    .brief = Entrée continue, ou attraper.
    .full = { help-pause } Attraper à tort ne coûte rien.
    .braille = entrée / attraper + nom
help-away = Un robot joue pour vous. Entrée le laisse continuer, revenir vous rend votre place. { help-more }
    .brief = Entrée, ou revenir.
    .braille = entrée / revenir
help-before = La partie n'a pas commencé. Vous pouvez l'interroger en attendant : règles dit comment on joue, mémo ce que font les cartes. { help-more }
    .brief = Pas commencé. Demandez les règles.
    .braille = pas commencé · règles mémo
help-between = La manche est finie. Entrée commence la suivante, score dit les scores, bilan revient sur la manche. { help-more }
    .brief = Entrée : manche suivante.
    .braille = entrée / score / bilan
help-over = La partie est finie. Entrée la termine, score dit les scores, bilan revient sur la dernière manche. { help-more }
    .brief = Entrée termine.
    .braille = entrée / score / bilan
help-other = Ce n'est pas votre tour. Vous pouvez vous renseigner : Entrée dit où en est la partie, m lit votre main, tour dit à qui de jouer. Tapez attraper et un nom si une annonce a été oubliée. { help-more }
    .brief = Pas votre tour. Demandez ce que vous voulez.
    .braille = pas votre tour · entrée m tour
help-more = Pour en savoir plus, tapez aide liste ou aide actions.

help-topic-commands = liste, toutes, tout
help-topic-actions = actions, taper, jouer

# Ce qui est en jeu, quand cela ne s'appelle pas comme l'action
stake-scoring = compter, gagner, décompte
stake-stack = cumul, cumuler, cumuls
stake-answer = questions, répondre
stake-match = associations, association
stake-jump = intervenir, intervention, hors tour
stake-uno = uno, annoncer uno, annoncer

## Toutes les commandes

help-group-cards = Vos cartes
help-group-table = La table
help-group-players = Les joueurs
help-group-story = Ce qui s'est passé, et maintenant
help-group-advice = Conseils et règles
help-group-speaking = La façon de le dire
help-group-game = La partie
help-group = { $group } :
help-command = { $name }, ou { $letter } : { $help }.
    .letter_none = { $name } : { $help }.
help-about = { $name } : { $help }. Se dit aussi : { $others }.
    .others_none = { $name } : { $help }.

## Comment taper

typing-cards = Une carte se tape en mots, { $example }, par son repère, { $mark }, ou par sa place dans votre main, 3.
    .brief = Carte : { $example }, { $mark }, ou sa place dans la main.
    .full = { typing-cards } La commande main numérote les places ; il n'est pas nécessaire de taper jouer.
    .braille = { $mark }, ou place en main : 3
typing-wilds = Un Joker ou un +4 se tape avec sa couleur : joker bleu, +4 vert. Sans couleur, on vous la demande.
    .brief = Joker et +4 avec la couleur : joker bleu.
    .braille = joker bleu, +4 vert
typing-turn-ends = piocher prend une carte et termine votre tour.
    .brief = piocher termine votre tour.
    .braille = piocher, fin du tour
typing-turn = piocher prend une carte ; tapez-la ensuite pour la jouer, ou passer.
    .brief = piocher, puis la carte ou passer.
    .braille = piocher, puis carte / passer
typing-uno = UNO s'annonce avec l'avant-dernière carte : uno { $example }, ou { $mark } uno.
    .brief = uno { $example } : l'annonce vient avec la carte.
    .full = { typing-uno } On ne peut pas l'annoncer plus tard.
    .braille = uno { $mark }
typing-catch = attraper et un nom, si quelqu'un a oublié { $call } : attraper Sam. Essayer ne coûte rien.
    .brief = attraper et un nom : { $call } oublié.
    .full = { typing-catch } On n'attrape qu'une fois pour le même oubli.
    .braille = attraper Sam
typing-challenge = Quand un +4 est joué contre vous : contester, ou accepter.
    .brief = contester ou accepter un +4.
    .braille = contester / accepter
typing-stack = Quand des cartes qui font piocher sont jouées contre vous : tapez une carte qui fait piocher et qui va, ou ramasser.
    .brief = ramasser, ou une carte qui fait piocher.
    .braille = carte de pioche / ramasser
typing-answer = On répond à une question en tapant la réponse, Paris ou réponse Paris ; sinon, je ne sais pas.
    .brief = La réponse, ou je ne sais pas.
    .braille = réponse Paris / je ne sais pas
typing-swap = Après un 7 : échanger et un nom, échanger Sam.
    .brief = échanger et un nom, après un 7.
    .braille = échanger Sam
typing-jump = Si vous avez exactement la carte du dessus, tapez-la hors de votre tour pour intervenir.
    .brief = Intervenir : taper la carte du dessus.
    .braille = même carte hors tour
typing-advice = accuser et un nom si quelqu'un a donné un conseil ; les autres tapent d'accord ou pas d'accord et le nom.
    .brief = accuser, d'accord, pas d'accord et un nom : conseil.
    .braille = accuser / d'accord / pas d'accord + nom
typing-match = Pour associer, tapez vos cartes, sur, et la carte de la rangée : { $first-example } et { $second-example } sur { $row-example }, ou { $first-mark } { $second-mark } sur { $row-mark }. Si la rangée laisse un choix, on vous le demande.
    .brief = { $first-example } et { $second-example } sur { $row-example }.
    .braille = { $first-mark } { $second-mark } sur { $row-mark }
typing-dos-wilds = Un Joker se tape avec ce qu'il représente : joker dos rouge, joker nombre bleu 7, ou par son repère : { $dos-mark } rouge, { $number-mark } 7.
    .brief = Jokers : joker dos rouge, joker nombre bleu 7.
    .braille = { $dos-mark } rouge, { $number-mark } 7
typing-dos-turn = piocher prend une carte, fini termine vos associations ; poser et une carte la met dans la rangée, ne rien poser la garde.
    .brief = piocher, fini ; poser et une carte, ou ne rien poser.
    .braille = piocher fini / poser { $first-mark } / rien
typing-dos = DOS s'annonce à part, quand vous avez exactement deux cartes : dos.
    .brief = dos avec deux cartes en main.
    .braille = dos
help-unknown = Il n'y a pas de commande { $asked }. aide liste les donne toutes.
    .brief = Pas de commande { $asked }. aide liste.
    .full = { help-unknown } aide seul dit ce que vous pouvez faire maintenant.
    .braille = ? { $asked } · aide liste
help-not-here = { $asked } ne sert pas à cette table. règles dit ce qui se joue.
    .brief = Pas à cette table.
    .braille = { $asked } pas ici
