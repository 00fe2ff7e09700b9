### L'entraînement : ce qu'on reprend, et ce qu'on ne fait qu'essayer.

practice-opening = C'est un entraînement. Tapez « et si 5 rouge » pour essayer une carte sans la jouer, « reprendre » pour revenir à votre dernière décision. Les cartes restent les mêmes et vous pouvez finir par les connaître : cela ne compte pas comme une partie loyale, et son fichier le dit.
    .brief = Entraînement : reprendre revient, et si essaie. Hors concours.
    .full = C'est un entraînement. Tapez « et si 5 rouge » pour savoir ce que donnerait une carte sans la jouer, « reprendre » pour revenir à votre dernière décision, « reprendre 3 » à la troisième de la manche. Les robots jouent comme ils joueraient et les cartes restent les mêmes, vous pouvez donc finir par les connaître : cela ne compte pas comme une partie loyale, et son fichier le dit, avec ce qui a été repris.
    .braille = essai : reprendre / et si
practice-only = Ici, ce qui est joué est joué. sixdot play --practice commence une partie d'entraînement contre des robots, où la commande « reprendre » revient en arrière et où « et si » essaie un coup.
    .brief = À l'entraînement seulement : sixdot play --practice.
    .braille = sixdot play --practice
practice-alone = L'entraînement est pour une personne contre des robots, sur cet ordinateur : sans --people ni --join, ou bien sans --practice.

## Reprendre

practice-round = manche
practice-between = décision, de, la, à, dans, ma, numéro
practice-undone = Vous revoici à la décision { $number } de la manche { $round }, où votre choix était : { $done }.
    .brief = Retour à la décision { $number }.
    .full = Vous revoici à la décision { $number } de la manche { $round }, où votre choix était : { $done }. { $later ->
        [0] Ce choix est repris.
        [one] Ce choix et le suivant sont repris.
       *[other] Ce choix et les { $later } suivants sont repris.
    }
    .braille = retour : décision { $number }
practice-nothing = Vous n'avez encore rien décidé qui puisse être repris.
    .brief = Rien à reprendre.
    .braille = rien à reprendre
practice-no-decision = Il n'y a pas de décision { $number } de vous dans la manche { $round }. { $count ->
    [0] Vous n'en avez pris aucune.
    [one] Il y en a une.
   *[other] Elles vont de 1 à { $count }.
}
    .brief = Pas de décision { $number } dans la manche { $round }.
    .braille = pas de décision { $number }
practice-which = Je ne sais pas à quoi revenir avec « { $typed } ». Tapez reprendre pour votre dernière décision, reprendre 3 pour la troisième de la manche, ou reprendre 3 manche 1.
    .brief = Reprendre, reprendre 3, ou reprendre 3 manche 1.
    .braille = reprendre 3 manche 1
practice-jump = Tapez reprendre { $number } pour revenir à la décision { $number } ; jouez alors autre chose, ou tapez et si avec une carte pour l'essayer.
    .now_no = Tapez reprendre { $number } manche { $round } pour revenir à la décision { $number } de la manche { $round } ; jouez alors autre chose, ou tapez et si avec une carte pour l'essayer.
    .brief = Reprendre { $number } y revient.
    .brief-now_no = Reprendre { $number } manche { $round } y revient.
    .braille = reprendre { $number }
    .braille-now_no = reprendre { $number } manche { $round }
practice-later = Tapez sixdot resume { $game }, puis reprendre { $number } manche { $round }, pour revenir à la décision { $number } et essayer autre chose.
    .brief = sixdot resume { $game }, puis reprendre { $number } manche { $round }.
    .braille = reprendre { $number } manche { $round }

## Essayer

whatif-what = Et si quoi ? Tapez à la suite ce que vous feriez, par exemple et si 5 rouge, ou et si pioche.
    .brief = Et si 5 rouge, et si pioche ?
    .braille = et si 5 rouge
whatif-working = Le coup est joué jusqu'au bout, un instant.
    .braille = un instant
whatif-told = Essai : { $told }
whatif-end = { $turns ->
    [0] { "" }
    [one] Un robot joue ensuite une fois à votre place.
   *[other] Un robot joue ensuite { $turns } fois à votre place.
} { $over ->
    [yes] { whatif-out }
   *[no] La manche n'en finit pas.
}
    .brief = { whatif-out.brief }
    .braille = { whatif-out.braille }
whatif-out = { $who } finirait la manche, et il vous resterait { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
    .you = Vous finiriez la manche.
    .who_none = Personne ne finirait la manche.
    .brief = { $who } finit, il vous reste { $count }.
    .brief-you = Vous finissez.
    .brief-who_none = Personne ne finit.
    .braille = { $who } finit, vous { $count }
    .braille-you = vous finissez
    .braille-who_none = personne ne finit
whatif-back = Rien de tout cela n'est arrivé.
    .brief = Retour.
    .full = Rien de tout cela n'est arrivé : vous êtes où vous étiez.
    .braille = retour

## Dans un fichier de partie

record-practice = C'était un entraînement : ce qui était décidé pouvait être repris.
    .braille = entraînement
record-undone = { $who } reprend son coup : { $done }, et tout ce qui a suivi.
    .you = Vous reprenez votre coup : { $done }, et tout ce qui a suivi.
    .braille = { $who } reprend : { $done }
