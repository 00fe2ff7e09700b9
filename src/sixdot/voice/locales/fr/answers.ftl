### Réponses aux questions posées avec des mots de tous les jours. Ce que disent les commandes sur la table est dans table.ftl.

## Les cartes dont on parle

card-asked = { $absent ->
    [yes] { $symbol ->
        [none] de carte { unclear-colour-cards }
        [draw-two] de +2 { card-asked-colour }
        [reverse] { $colour ->
            [none] d'Inversion
           *[other] d'Inversion { unclear-colour-cards }
        }
        [skip] de Passe-tour { card-asked-colour }
        [wild] de Joker
        [wild-four] de +4
        [wild-number] de Joker nombre { card-asked-colour }
        [wild-dos] de Joker DOS
       *[number] de { $number } { card-asked-colour }
    }
   *[no] { $symbol ->
        [none] une carte { unclear-colour-cards }
        [draw-two] un +2 { card-asked-colour }
        [reverse] { $colour ->
            [none] une Inversion
           *[other] une Inversion { unclear-colour-cards }
        }
        [skip] un Passe-tour { card-asked-colour }
        [wild] un Joker
        [wild-four] un +4
        [wild-number] un Joker nombre { card-asked-colour }
        [wild-dos] un Joker DOS
       *[number] un { $number } { card-asked-colour }
    }
}
    .braille = { $number }{ card-asked-colour }
card-asked-colour = { $colour }
    .colour_none = { "" }
card-unknown = Il n'y a pas { $card } dans ce jeu.
    .brief = Pas { $card } dans ce jeu.
    .braille = { $card } pas ici
card-not-held = Vous n'avez pas { $card }.
    .brief = Pas { $card }.
    .full = Vous n'avez pas { $card } en main.
    .braille = { $card } pas en main
card-not-held-but = Vous n'avez pas { $card }, et une telle carte n'irait pas.
    .fits = Vous n'avez pas { $card }, mais une telle carte irait.
    .brief = Pas { $card }.
    .braille = { $card } pas en main
card-fits = Oui :
    .full = Oui, { $count } de vos cartes peuvent se jouer ainsi :
    .full-count_one = Oui, vous pouvez la jouer maintenant :
    .braille = oui :
may-yes = Oui : tapez { $what }.{ refusal-rule }
    .brief = Oui : { $what }.
    .braille = oui : { $what }
may-name = Vous pouvez demander { $colours }.
    .brief = { $colours }.
    .braille = { $colours }
may-wild = { $card } { $colour }
may-so = Oui.
    .braille = oui :
may-no = Non.
    .braille = non :
card-would = Cette carte n'irait pas.
    .fits = Cette carte irait.
    .brief = N'irait pas.
    .brief-fits = Irait.
    .braille = non :
    .braille-fits = oui :
# Quelles deux cartes font un nombre ; $row : s'il y en a un dans la rangée
sum-of-two = { $pairs } { CHOOSE($row, yes: "font", no: "feraient") } { $number }{ CHOOSE($row, yes: ".", no: ", mais il n'y en a pas dans la rangée.") }
    .pairs_none = Aucune paire de vos cartes ne fait { $number }.
    .braille = { $pairs } = { $number }
    .braille-pairs_none = { $number } : rien
card-goes-nowhere = Le { $card } ne s'associe à rien, ni seul ni avec une autre de vos cartes.
    .brief = Le { $card } ne s'associe à rien.
    .full = Le { $card } ne s'associe à aucune carte de la rangée, ni seul ni avec une autre de vos cartes.
    .braille = { $card } rien à associer

## Les scores

points-of = { $points } points
    .points_one = { $points } point
score-one = { $players } { CHOOSE($verb, you: "avez", one: "a", many: "ont") } { points-of }.
    .brief = { $players } : { $points }.
    .braille = { $players } { $points }
hand-worth = Les cartes de votre main comptent pour { points-of }.
    .brief = { points-of }.
    .braille = main { $points }
card-worth = { $card } compte pour { points-of }.
    .brief = { points-of }.
    .braille = { $points }
hand-extreme = { $cards } : { points-of }.
    .braille = { $cards } { $points }
deck-has = { $card } : { $count } dans le jeu entier, qui a { $cards } cartes.
    .card_none = Le jeu entier a { $cards } cartes.
    .brief = { $count } sur { $cards }.
    .brief-card_none = { $cards } cartes.
    .braille = { $count }/{ $cards }
    .braille-card_none = jeu { $cards }
dealer = { $who } a distribué la manche { $round }.
    .you = Vous avez distribué la manche { $round }.
    .partner = Votre partenaire { $who } a distribué la manche { $round }.
    .brief = Donneur : { table-player }.
    .braille = donneur { table-player }
began = { $who } a commencé la manche { $round }.
    .you = Vous avez commencé la manche { $round }.
    .partner = Votre partenaire { $who } a commencé la manche { $round }.
    .brief = Premier tour : { table-player }.
    .braille = premier tour { table-player }
began-unheard = La manche avait déjà commencé : ce que vous avez entendu ne dit pas qui l'a commencée.
    .brief = Pas entendu.
    .braille = pas entendu
dealer-next = { $who } distribue la prochaine manche.
    .you = Vous distribuez la prochaine manche.
    .partner = Votre partenaire { $who } distribue la prochaine manche.
    .how_drawn = Pour chaque manche, on tire au sort qui distribue.
    .how_winner = La personne qui gagne cette manche distribue la suivante.
    .brief = Prochain donneur : { table-player }.
    .brief-how_drawn = Prochain donneur : tiré au sort.
    .brief-how_winner = Prochain donneur : qui gagne.
    .braille = prochain donneur { table-player }
    .braille-how_drawn = prochain donneur tiré au sort
    .braille-how_winner = prochain donneur : qui gagne
left-with = Il restait à { $who } { $cards } : { points-of }.
    .you = Il vous restait { $cards } : { points-of }.
    .partner = Il restait à votre partenaire { $who } { $cards } : { points-of }.
    .brief = { table-player } : { $cards }, { $points }.
    .braille = { table-player } { $cards } { $points }
left-nothing = Il ne restait aucune carte à { $who }.
    .you = Il ne vous restait aucune carte.
    .partner = Il ne restait aucune carte à votre partenaire { $who }.
    .brief = { table-player } : aucune.
    .braille = { table-player } 0
leader = { $players } { CHOOSE($verb, you: "menez", one: "mène", many: "mènent") } avec { points-of }.
    .brief = En tête : { $players }, { $points }.
    .braille = 1 : { $players } { $points }
leader-none = Personne ne mène encore : aucune manche n'a été comptée.
    .brief = Personne encore.
    .braille = personne encore
leader-place = { $players } { CHOOSE($verb, you: "êtes", one: "est", many: "sont") } à la { place-word } place avec { points-of }{ leader-level }.
    .brief = { $place } : { $players }, { $points }.
    .braille = { $place } : { $players } { $points }
leader-level = , à égalité avec { $level }
    .level_none = { "" }
place-word = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[other] dixième
}
leader-out = { $players } { CHOOSE($verb, you: "êtes", one: "est", many: "sont") } hors jeu avec { points-of }.
    .brief = Hors jeu : { $players }, { $points }.
    .braille = hors jeu : { $players } { $points }
leader-won = Victoire : { $players }, avec { points-of }.
    .brief = Victoire : { $players }, { $points }.
    .braille = victoire { $players } { $points }
target = { $form ->
    [lowest] Dès que quelqu'un atteint { points-to-reach }, le score le plus bas gagne.
    [charge] Dès qu'une équipe atteint { points-to-reach }, le score le plus bas gagne.
    [elimination] À { points-to-reach }, c'est l'élimination ; qui reste en dernier gagne.
    [rotating] Après trois manches, le score le plus bas gagne.
   *[other] La partie se gagne à { points-to-reach }.
}
    .brief = { scoring-braille }.
    .braille = { scoring-braille }
target-of = { $players } { CHOOSE($verb, you: "avez", one: "a", many: "ont") } { points-of } ; il { CHOOSE($verb, you: "vous", one: "lui", many: "leur") } en manque encore { $left }.
    .brief = { $players } : { $points }, encore { $left }.
    .braille = { $players } { $points }, encore { $left }
target-own = { $form ->
    [lowest] Vous en avez { $points }.
    [charge] Vous en avez { $points }.
    [elimination] Vous en avez { $points } : encore { $left }, et c'est l'élimination.
    [rotating] Vous en avez { $points }.
   *[other] Vous en avez { $points }, il vous en manque { $left }.
}
    .brief = Vous, { $points }.
    .braille = vous { $points }

## Les joueurs

people = À la table : { $players }.
    .brief = { $players }.
    .braille = { $players }
people-one = { $who }
    .you = vous
    .away = { $who } (hors de la table)
    .bot = { $who } (robot)
people-is = { $who } est là en personne.
    .you = C'est vous.
    .away = { $who } a quitté la table pour le moment.
    .bot = { $who } est un robot.
    .brief = { $who } : une personne.
    .brief-you = Vous.
    .brief-away = { $who } : hors de la table.
    .brief-bot = { $who } : un robot.
    .braille = { people-one }
secret = { $who } garde ses cartes cachées : vous ne pouvez pas les voir.
    .brief = { $who } : cartes cachées.
    .full = { $who } garde ses cartes cachées : personne ne peut les voir. Demandez le nombre de cartes, ou ce qui a été joué.
    .braille = { $who } : cachées
secret-shown = Quand vous avez contesté, { $who } vous a montré { $cards }.
    .partner = Quand vous avez contesté, votre partenaire { $who } vous a montré { $cards }.
    .brief = Montré : { $cards }.
    .braille = montré { $cards }
secret-pile = Personne ne peut voir les cartes à venir.
    .brief = Cartes cachées.
    .full = Personne ne peut voir les cartes à venir. Demandez combien de cartes a chaque joueur, ou ce qui a été joué.
    .braille = cachées

## Ce qui s'est passé

past-has = { $who } a
    .you = vous avez
    .partner = votre partenaire { $who } a
past-played = { past-has } joué { $card }{ past-naming }.
    .uno-and-colour_none = { past-has } joué { $card } et annoncé UNO.
    .uno = { past-has } joué { $card }, demandé du { $colour } et annoncé UNO.
    .brief = { $who } : { $card }{ past-naming.brief }.
    .braille = { $who } { $card }{ past-naming.braille }
past-naming = , { $colour } demandé
    .colour_none = { "" }
    .brief = , { $colour }
    .brief-colour_none = { "" }
    .braille = { " " }{ $colour }
    .braille-colour_none = { "" }
past-matched = { past-has } joué { $cards } sur { $centre }.
    .brief = { $who } : { $cards } sur { $centre }.
    .braille = { $who } { $cards }>{ $centre }
past-laid = { past-has } posé { $card } dans la rangée.
    .brief = { $who } : { $card } dans la rangée.
    .braille = { $who } pose { $card }
past-drew = { past-has } pioché { table-cards }{ past-why }.
    .known = { past-has } pioché { $cards }{ past-why }.
    .count_0 = Il n'y avait rien à piocher pour { table-player }.
    .brief = { $who } : +{ $count }.
    .brief-known = { $who } : { $cards }.
    .full = { past-has } pioché { table-cards }{ past-why }. Personne d'autre ne sait lesquelles.
    .full-known = { past-has } pioché { $cards }{ past-why }.
    .full-count_0 = Il n'y avait rien à piocher pour { table-player }.
    .full-count_one = { past-has } pioché { table-cards }{ past-why }. Personne d'autre ne sait laquelle.
    .braille = { $who } +{ $count }
    .braille-known = { $who } + { $cards }
past-why = { $why ->
    [draw-two] { " " }pour un +2
    [wild-four] { " " }pour un +4
    [challenge] { " " }après une contestation
    [answer] { " " }pour une réponse fausse
    [stack] { " " }du cumul
    [caught] { " " }pour une annonce oubliée
    [advice] { " " }pour un conseil
    [bonus] { " " }pour une association double assortie
    [first-card] { " " }pour la première carte
   *[turn] { "" }
}
past-called = { past-has } annoncé { call-word }{ past-called-with }.
    .brief = { $who } : { call-word }.
    .braille = { $who } { call-word.braille }
past-called-with = { " " }avec { $card }
    .card_none = { "" }
past-judged = { past-has } répondu : { CHOOSE($right, yes: "juste", no: "faux", none: "on juge la réponse") }.
    .brief = { $who } : { CHOOSE($right, yes: "juste", no: "faux", none: "à juger") }.
    .braille = { $who } { CHOOSE($right, yes: "juste", no: "faux", none: "à juger") }
past-answered = { past-has } répondu { $text } : { CHOOSE($right, yes: "juste", no: "faux", none: "on juge la réponse") }.
    .you-and-text_none = Vous n'avez pas su répondre.
    .text_none = { table-player } n'a pas su répondre.
    .brief = { $who } : { $text }, { CHOOSE($right, yes: "juste", no: "faux", none: "à juger") }.
    .brief-text_none = { $who } : ne sait pas.
    .braille = { $who } { $text } { CHOOSE($right, yes: "juste", no: "faux", none: "à juger") }
    .braille-text_none = { $who } ?
past-caught = Annonce oubliée : { past-has } attrapé { $target }.
    .target-is_you = Annonce oubliée : { $who } vous attrape.
    .brief = { $who } a attrapé { $target }.
    .braille = { $who } attrape { $target }
past-named = { past-has } demandé du { $colour }.
    .brief = { $who } : { $colour }.
    .braille = { $who } { $colour }
past-changed = C'est { table-player }, avec { $card } : la couleur est passée au { $colour }.
    .colour_none = Personne n'a changé la couleur dans cette manche.
    .card_none = Personne n'est passé au { $colour } dans cette manche.
    .turned = Personne : { $card } était au Talon, d'où le { $colour }.
    .brief = { $who } : { $card }.
    .brief-colour_none = Personne.
    .brief-card_none = Personne.
    .brief-turned = Personne : { $card }.
    .braille = { $who } { $card }
    .braille-colour_none = personne
    .braille-card_none = personne
    .braille-turned = personne : { $card }
past-face = Avant cela, { $card } était au Talon, { $colour } demandé.
    .colour_none = Avant cela, { $card } était au Talon.
    .brief = { $card }{ past-naming.brief }.
    .braille = { $card }{ past-naming.braille }
past-many = { $count } en tout. Pour finir :
    .braille = { $count } :
past-count = { $count } dans cette manche.
    .braille = { $count } :
past-drawn = { $times } fois dans cette manche, { table-cards } en tout.
    .times_one = Une fois dans cette manche, { table-cards }.
    .braille = { $times }x { $count } :
past-right = { CHOOSE($count, one: "Juste", other: "Justes") } : { $count } sur { $all } dans cette manche.
    .braille = { $count }/{ $all } :
past-has-not = { table-player } n'a pas
    .nobody = Personne n'a
    .you = Vous n'avez pas
past-when = { CHOOSE($when, since: "depuis votre tour", turn: "à ce tour", before: "avant cela", after: "après cela", round: "dans cette manche") }
past-none-played = { past-has-not } joué { $card } { past-when }.
    .card_none = { past-has-not } joué de carte { past-when }.
    .brief = Rien de joué.
    .braille = rien joué
past-none-drew = { past-has-not } pioché { $card } { past-when }.
    .card_none = { past-has-not } pioché { past-when }.
    .cause = { past-has-not } pioché pour { $card } { past-when }.
    .brief = Rien de pioché.
    .braille = rien pioché
past-none-said = { past-has-not } parlé { past-when }.
    .brief = Rien de dit.
    .braille = rien dit
past-none-skipped = { past-has-not } perdu de tour { past-when }.
    .brief = Aucun tour perdu.
    .braille = aucun tour perdu
past-none-challenged = Personne n'a contesté { past-when } : on ne le sait donc pas.
    .brief = Pas de contestation.
    .braille = pas de contestation
past-none-mine = Personne n'a dû piocher à cause de votre dernière carte.
    .brief = Personne.
    .braille = personne
past-none-right = { past-has-not } bien répondu { past-when }.
    .brief = Aucune bonne réponse.
    .braille = aucune juste
challenge-honest = { $who } n'avait alors aucune carte de la couleur demandée ({ $colour }) : son +4 était régulier.
    .you = Vous n'aviez alors aucune carte de la couleur demandée ({ $colour }) : votre +4 était régulier.
    .colour_none = Rien d'autre dans cette main n'était jouable : le +4 était régulier.
    .brief = { "" }
# Une carte spéciale peut finir une main
last-card-any = Oui : n'importe quelle carte peut être la dernière d'une main.
    .braille = toute carte
said-unwritten = Personne n'écrit de message à cette table.
    .can = On ne se souvient d'aucun message de ce genre.
    .brief = { "" }
called-status = { table-player } n'a pas annoncé { call-word } et a { table-cards }.
    .you-and-called = Vous avez annoncé { call-word } et avez { table-cards }.
    .you-and-before = Vous avez annoncé { call-word } plus tôt dans la manche et avez maintenant { table-cards }.
    .you = Vous n'avez pas annoncé { call-word } et avez { table-cards }.
    .called = { table-player } a annoncé { call-word } et a { table-cards }.
    .before = { table-player } a annoncé { call-word } plus tôt dans la manche et a maintenant { table-cards }.
    .brief = Non : { $who } { $count }.
    .brief-called = Oui : { $who } { $count }.
    .brief-before = Plus tôt : { $who } { $count }.
    .braille = { $who } { $count } pas { call-word.braille }
    .braille-called = { $who } { $count } { call-word.braille }
called-nobody = Personne n'a annoncé { call-word }, et personne n'a { pause-left }.
    .brief = Personne.
    .braille = pas { call-word.braille }
clock-runs = Vous avez { $seconds } secondes par décision, sans compter le temps où l'on vous parle. Dites plus de temps, autant de fois que vous voulez.
    .seconds_0 = Il n'y a pas de limite de temps : prenez tout votre temps.
    .brief = { $seconds } secondes ; plus de temps en redonne.
    .brief-seconds_0 = Pas de limite de temps.
    .braille = { $seconds } s
    .braille-seconds_0 = sans limite
duration = Manche { $round } : { $count } tours ont été joués.
    .over = La manche { $round } est finie : { $count } tours.
    .count_0 = La manche { $round } commence : aucun tour n'a été joué.
    .count_one = Manche { $round } : { $count } tour a été joué.
    .brief = Manche { $round }, { $count } { CHOOSE($count, one: "tour", other: "tours") }.
    .full = Manche { $round } : { $count } tours ont été joués. Cette table n'a pas d'horloge : les minutes ne sont pas comptées.
    .full-over = La manche { $round } est finie : { $count } tours. Cette table n'a pas d'horloge : les minutes ne sont pas comptées.
    .full-count_one = Manche { $round } : { $count } tour a été joué. Cette table n'a pas d'horloge : les minutes ne sont pas comptées.
    .braille = manche { $round } { CHOOSE($count, one: "tour", other: "tours") } { $count }
round-now = C'est la manche { $round }.
    .round_0 = La première manche n'a pas commencé.
    .over = La manche { $round } est finie.
    .brief = Manche { $round }.
    .braille = manche { $round }
beside = À votre { CHOOSE($side, left: "gauche", right: "droite") } : { $who }.
    .braille = { $who }
round-ended = La manche { $round } est finie. Voici ce qu'il en était à la fin.
    .brief = Manche { $round } finie.
    .braille = manche { $round } finie
question-unanswered = Personne n'a encore répondu à une question dans cette manche.
    .brief = Aucune réponse encore.
    .braille = aucune réponse
question-right = La bonne réponse était { $text }.
    .text_none = La bonne réponse n'a pas été dite.
    .brief = Bonne réponse : { $text }.
    .brief-text_none = Bonne réponse non dite.
    .braille = = { $text }
    .braille-text_none = non dite
question-last = La dernière était pour { table-player } : { $question }
    .brief = La dernière : { $question }
    .braille = avant : { $question }
# L'indice d'une question : encore une fois, ou comment l'obtenir
hint-again = Indice : { $hint }
    .hint_none = Il y a un indice pour cette question : tapez indice.
    .brief-hint_none = Tapez indice.
    .braille = indice { $hint }
    .braille-hint_none = tapez indice

hint-missing = Cette question n'a pas d'indice.
    .brief = Pas d'indice.
    .braille = pas d'indice

## Qui juge

judge = La question : { $question } { $text }, est-ce juste ou faux ?
    .question_none = { $text }, est-ce juste ou faux ?
    .brief = { $question } { $text } : juste ou faux ?
    .brief-question_none = { $text } : juste ou faux ?
    .full = À qui juge : la question était { $question } { $text }, est-ce juste ? Tapez juste ou faux.
    .full-question_none = À qui juge : { $text }, est-ce juste ? Tapez juste ou faux.
    .braille = { $question } { $text } : juste/faux ?
    .braille-question_none = { $text } : juste/faux ?

## Quelques mots : une ligne en retour, puis comment parler aux autres et comment demander, une fois

talk-back = { talk-friendly } { talk-how }
    .again = { talk-friendly } { talk-answer }
    .braille = { talk-friendly } { talk-answer }
talk-friendly = { $kind ->
    [greeting] Bonjour !
    [thanks] Avec plaisir.
    [praise] C'est gentil.
    [robot] Je suis la table : un programme qui dit ce qui se passe et répond aux questions.
   *[laugh] On s'amuse bien ici.
}
    .braille = { $kind ->
        [greeting] bonjour
        [thanks] de rien
        [praise] gentil
        [robot] un programme
       *[laugh] bien
    }
talk-answer = Si « { $answer } » est votre réponse, tapez réponse { $answer }.
    .answer_none = { "" }
    .braille = réponse { $answer } ?
    .braille-answer_none = { "" }
talk-how = { talk-answer } { CHOOSE($write, yes: "Pour parler aux autres, tapez écrire et vos mots ; pour demander, demandez, par exemple : à qui le tour ?", no: "Seule la table vous entend ici ; demandez-lui ce que vous voulez, par exemple : à qui le tour ?") }
    .brief = { talk-answer } { CHOOSE($write, yes: "écrire et vos mots pour parler ; une question pour demander.", no: "Seule la table vous entend.") }
