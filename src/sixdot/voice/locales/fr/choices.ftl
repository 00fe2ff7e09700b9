### Ce qu'on peut faire, ce qui attend, questions à réponses numérotées, pauses.

## Ce qui est en attente

table-pending-none = Rien n'est en attente.
    .brief = Rien.
    .full = Rien n'est en attente : ni cartes à ramasser, ni +4 à contester, ni pénalité.
    .braille = rien en attente
table-pending-stack = { $count } { CHOOSE($count, one: "carte attend", other: "cartes attendent") } { table-player }.
    .you = { $count } { CHOOSE($count, one: "carte vous attend", other: "cartes vous attendent") }.
    .brief = { $count } { CHOOSE($count, one: "carte", other: "cartes") } pour { $who }.
    .full = { $count } { CHOOSE($count, one: "carte attend", other: "cartes attendent") } { table-player }, qui peut en ajouter ou les ramasser.
    .full-you = { $count } { CHOOSE($count, one: "carte vous attend", other: "cartes vous attendent") } : ajoutez une carte qui fait piocher, ou ramassez-les toutes.
    .braille = { $who } +{ $count }
table-pending-four = { table-pending-four-by } { table-pending-four-stake }
    .brief = Un +4 attend { $who }.
    .brief-you-and-by-is_you = Votre +4.
    .brief-you = { $by }, +4 sur du { $colour }, il lui reste { $left }.
    .braille = { $by } +{ $wild-four } { $colour } { $left } · { $who } cont/acc ?
table-pending-four-left = { $left } cartes
    .left_one = { $left } carte
table-pending-four-by = { $by } a joué +4 sur du { $colour }, il lui reste { table-pending-four-left }.
    .by-is_you = Vous avez joué +4 sur du { $colour }, il vous reste { table-pending-four-left }.
    .by-is_partner = Votre partenaire { $by } a joué +4 sur du { $colour }, il lui reste { table-pending-four-left }.
table-pending-four-stake = { $who } doit encore contester ou accepter.
    .you-and-may = Accepter : vous piochez { $wild-four }. Contester : si { $by } avait { table-pending-four-held }, { $by } { table-pending-four-back } ; sinon vous piochez { $challenger }.
    .you = Vous piochez { $wild-four } : acceptez.
    .partner = Votre partenaire { $who } doit encore contester ou accepter.
table-pending-four-held = une autre carte jouable
    .held_colour = du { $colour }
table-pending-four-back = pioche { $guilty }
    .back = reprend le +4 et pioche { $guilty }
table-pending-owed = À la fin du tour, { $who } pioche { $count } { CHOOSE($count, one: "carte", other: "cartes") } de pénalité.
    .you = À la fin de votre tour, vous piochez { $count } { CHOOSE($count, one: "carte", other: "cartes") } de pénalité.
    .partner = À la fin du tour, votre partenaire { $who } pioche { $count } { CHOOSE($count, one: "carte", other: "cartes") } de pénalité.
    .brief = { $who } doit { $count }.
    .brief-you = Vous devez { $count }.
    .braille = { $who } +{ $count } à la fin
table-pending-single = Pour les couleurs assorties, { $count } cartes peuvent être posées dans la rangée.
    .must-and-count_one = Pour une couleur assortie, une carte est à poser dans la rangée.
    .must = Pour les couleurs assorties, { $count } cartes sont à poser dans la rangée.
    .count_one = Pour une couleur assortie, une carte peut être posée dans la rangée.
    .brief = { $count } à poser.
    .braille = poser { $count } au choix
    .braille-must = poser { $count }
table-pending-double = Pour les doubles couleurs assorties, { $count } cartes sont à poser, et tous les autres en piochent { $draw }.
    .count_one = Pour une double couleur assortie, une carte est à poser, et tous les autres en piochent { $draw ->
        [1] une
       *[other] { $draw }
    }.
    .brief = Les autres piochent { $draw }.
    .braille = poser { $count } autres +{ $draw }
table-pending-vote = On accuse { $who } d'avoir donné un conseil : { $for } pour, { $against } contre.
    .you = On vous accuse d'avoir donné un conseil : { $for } pour, { $against } contre.
    .partner = On accuse votre partenaire { $who } d'avoir donné un conseil : { $for } pour, { $against } contre.
    .brief = On accuse { $who } : { $for } pour, { $against } contre.
    .brief-you = On vous accuse : { $for } pour, { $against } contre.
    .braille = accusation { $who } { $for }:{ $against }

## Ce qu'on peut faire, tel qu'on le dit

act-play = jouer { act-play-card }
    .braille = { act-play-card }
act-play-card = { $card } en demandant du { $colour }{ CHOOSE($uno, yes: " et annoncer UNO", no: "") }
    .colour_none = { $card }{ CHOOSE($uno, yes: " et annoncer UNO", no: "") }
act-match = jouer { $cards } sur { $centre }
    .braille = { $cards }>{ $centre }
act-lay = poser { $card }
act-colour = demander du { $colour }
act-draw = piocher
act-pass = passer
act-challenge = contester
act-accept = accepter
act-pickup = ramasser { table-cards }
    .count_0 = ramasser
act-answer = répondre à la question
act-unknown = dire que vous ne savez pas
act-done = dire fini
act-nolay = ne rien poser
act-confirm = dire que c'était une faute de frappe
act-swap = échanger votre main avec { $who }
act-catch = attraper { $who }
act-dos = annoncer DOS
act-accuse = accuser { $who }
act-agree = soutenir l'accusation contre { $who }
act-disagree = rejeter l'accusation contre { $who }
act-leave = partir
act-return = revenir
act-right = dire que la réponse est juste
act-wrong = dire que la réponse est fausse
act-hint = demander l'indice

## La même chose, telle qu'on la tape

type-play = { $card }
    .uno = UNO { $card }
type-match = { $centre } avec { $ways }
    .braille = { $centre }: { $ways }
type-lay = poser { $card }
type-colour = { $colour }
type-draw = piocher
type-pass = passer
type-challenge = contester
type-accept = accepter
type-pickup = ramasser
type-answer = réponse ...
type-unknown = je ne sais pas
type-done = fini
type-nolay = ne rien poser
type-confirm = oui
type-swap = échanger { $who }
type-catch = attraper { $who }
type-dos = DOS
type-accuse = accuser { $who }
type-agree = d'accord { $who }
type-disagree = pas d'accord { $who }
type-leave = partir
type-return = revenir
type-right = juste
type-wrong = faux
type-hint = indice

## Questions à réponses numérotées

ask-colour = Quelle couleur ?
    .brief = Couleur ?
    .full = Quelle couleur demandez-vous ?
    .braille = couleur ?
ask-target = De qui parlez-vous ?
    .brief = Qui ?
    .braille = qui ?
ask-swap = Avec qui échangez-vous votre main ?
    .brief = Avec qui ?
    .braille = avec ?
ask-row = Sur quelle carte de la rangée ?
    .brief = Sur laquelle ?
    .full = Sur quelle carte de la rangée centrale ?
    .braille = rangée ?
ask-cards = Avec quelles cartes ?
    .brief = Avec lesquelles ?
    .full = Avec quelles cartes de votre main ?
    .braille = avec ?
ask-meaning = Que vaut le Joker ?
    .colours = De quelle couleur est le Joker ?
    .brief-colours = De quelle couleur ?
    .brief = Que vaut-il ?
    .braille = joker ?
ask-means = { $meaning }
ask-card = Quelle carte ?
    .brief = Laquelle ?
    .full = Laquelle de ces cartes ?
    .braille = quoi ?
ask-play = Laquelle de ces actions ?
    .brief = Laquelle ?
    .full = Laquelle de ces actions choisissez-vous ?
    .braille = quoi ?
ask-answers = { $question } { $answers }

## Pauses

pause-low = { table-player } n'a { pause-left }.
    .you = Vous n'avez { pause-left }.
    .brief = { $who } n'a { pause-left }.
    .brief-you = Vous n'avez { pause-left }.
    .full = { "" }
    .braille = { "" }
pause-lows = { $players } n'ont { pause-left }.
    .you_yes = { $players } n'avez { pause-left }.
    .full = { "" }
    .braille = { "" }
pause-jump = Vous avez aussi { $card } et pouvez intervenir.
    .brief = Vous avez aussi { $card }.
    .full = Vous avez aussi { $card } et pouvez intervenir : jouer cette carte hors de votre tour.
    .braille = { $card } intervenir ?
pause-how = Entrée pour continuer.
    .brief = { "" }
    .full = Tapez { $what }, ou Entrée pour continuer.
    .braille = { $what } / entrée
pause-on = Entrée pour continuer.
    .brief = { "" }
    .braille = entrée
