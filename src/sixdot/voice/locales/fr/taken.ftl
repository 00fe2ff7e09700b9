### Comment une question a été comprise quand ce n'est pas sûr : dit avant la réponse, avec les mots de qui demande. Un fait
### qui n'est pas ici porte le nom de la première question sur lui dans asked.ftl.

taken = Je comprends : { $question } ?
    .brief = { $question } ?
taken-me = moi
taken-next = { $about ->
    [before] qui joue avant { $who }
    [one] qui joue après { $who }
    [me] qui joue après { $who }
   *[other] qui joue ensuite
}
taken-colour = { $about ->
    [before] quelle carte était au Talon avant
    [one] quelle couleur a demandée { $who }
   *[other] quelle couleur compte
}
taken-top = { $about ->
    [before] quelle carte était au Talon avant
   *[other] quelle est la carte du dessus
}
taken-count = { $about ->
    [few] qui a le moins de cartes
    [most] qui a le plus de cartes
    [others] combien de cartes ont les autres
    [one] combien de cartes a { $who }
    [many] combien de cartes ont { $who }
    [me] combien de cartes ai-je
   *[other] combien de cartes a chacun
}
taken-score = { $about ->
    [one] combien de points a { $who }
    [many] combien de points ont { $who }
    [me] combien de points ai-je
   *[other] quel est le score
}
taken-leader = { $about ->
    [one] où en est { $who } au score
    [many] où en sont { $who } au score
    [me] où en suis-je au score
   *[other] qui est en tête
}
taken-target = { $about ->
    [one] combien manque-t-il à { $who } pour gagner
    [many] combien manque-t-il à { $who } pour gagner
    [me] combien me manque-t-il pour gagner
   *[other] quand la partie est-elle gagnée
}
taken-hand = { $about ->
    [highest] laquelle de mes cartes vaut le plus
    [lowest] laquelle de mes cartes vaut le moins
    [most] de quelle couleur ai-je le plus de cartes
    [card] ai-je { $card }
    [worth] combien valent mes cartes
   *[other] quelles sont mes cartes
}
taken-fits = { $about ->
    [card] puis-je jouer { $card }
   *[other] quelles cartes puis-je jouer
}
taken-last = { $about ->
    [skip] qui a perdu son tour
    [challenge] comment la contestation a-t-elle fini
    [since] que s'est-il passé depuis mon tour
    [round] que s'est-il passé dans cette manche
    [one] qu'a fait { $who }
    [many] qu'ont fait { $who }
    [me] que m'est-il arrivé
   *[other] que s'est-il passé
}
taken-played = { $about ->
    [count] combien de ces cartes ont été jouées
    [change] qui a changé la couleur
    [do] qu'a fait { $who }
    [before] qu'est-ce qui a été joué avant { $card }
    [after] qu'est-ce qui a été joué après { $card }
    [card] qui a joué { $card }
    [since] qu'est-ce qui a été joué depuis mon tour
    [one] qu'a joué { $who }
    [many] qu'ont joué { $who }
    [me] qu'ai-je joué
   *[other] qu'est-ce qui a été joué en dernier
}
taken-drew = { $about ->
    [count] combien de fois a-t-on pioché
    [mine] qui a dû piocher à cause de moi
    [since] qui a pioché depuis mon tour
    [one] combien de cartes a piochées { $who }
    [many] combien de cartes ont piochées { $who }
    [me] qu'ai-je pioché
   *[other] qui a pioché en dernier
}
taken-said = { $about ->
    [right] qui a bien répondu
    [one] qu'a dit { $who }
    [many] qu'ont dit { $who }
    [me] qu'ai-je dit
   *[other] qu'est-ce qui a été dit en dernier
}
taken-called = { $about ->
    [one] { $who } a annoncé { call-word }
    [many] { $who } ont annoncé { call-word }
    [me] ai-je annoncé { call-word }
   *[other] qui a annoncé { call-word }
}
taken-choices = { $topic ->
    [draw] puis-je piocher
    [pass] puis-je passer
    [challenge] puis-je contester
    [call] puis-je annoncer { call-word }
    [unknown] puis-je passer la question
    [name] puis-je demander cette couleur
    [must-draw] dois-je piocher
    [must-pass] dois-je passer
    [must-answer] dois-je répondre
    [must-play] dois-je jouer une carte
   *[other] que puis-je faire
}
taken-pending = qu'est-ce qui est en attente
taken-people = { $about ->
    [one] qui est { $who }
    [many] qui sont { $who }
   *[other] qui sont les joueurs
}
taken-question = { $about ->
    [right] quelle était la bonne réponse
    [one] quelle question a reçue { $who }
    [many] quelles questions ont reçues { $who }
   *[other] quelle est la question
}
taken-winner = { $about ->
    [left] que restait-il dans les mains
   *[other] qui a gagné la dernière manche
}
taken-dealer = { $about ->
    [next] qui distribue la prochaine manche
   *[other] qui est le donneur
}
taken-rule = { $about ->
    [card] que fait { $card }
    [topic] que disent les règles sur { taken-topic }
   *[other] quelles sont les règles
}
taken-topic = { $topic ->
    [stacking] le cumul des pénalités
    [calling] l'annonce
    [forgetting] l'annonce oubliée
    [challenge] la contestation
    [bluff] le bluff
    [accepting] l'acceptation d'un +4
    [challenge-won] une contestation justifiée
    [challenge-lost] une contestation injustifiée
    [done] la fin d'un tour
    [wild-last] une carte spéciale en dernier
    [empty-pile] une Pioche vide
    [scoring] le compte des points
    [drawing] la pioche d'une carte
    [jump-in] jouer hors de son tour
    [seven-zero] l'échange des mains
    [two-players] le jeu à deux
    [first-card] la première carte
    [dealing] la distribution
    [beginning] qui commence
    [winning] la victoire
    [leaving] quitter la partie
    [teams] le jeu en équipes
    [advice] les conseils
    [answering] les réponses justes et fausses
    [matching] les associations
    [laying] les cartes à poser dans la rangée
    [fitting] ce qui va sur quoi
   *[other] cela
}
taken-card = { $about ->
    [deck] combien y a-t-il de ces cartes dans le jeu
    [worth] combien de points vaut { $card }
    [card] que fait { $card }
   *[other] que font les cartes
}
taken-howto = { $about ->
    [topic] comment marche « { $topic } »
   *[other] comment jouer
}
taken-settings = { $about ->
    [topic] quel est le réglage « { $topic } »
   *[other] quels sont mes réglages
}
taken-hint = quel serait un bon coup
taken-why = { $about ->
    [no-draw] pourquoi je ne peux pas piocher
    [no-pass] pourquoi je ne peux pas passer
    [no-challenge] pourquoi je ne peux pas contester
    [no-call] pourquoi je ne peux pas annoncer { call-word }
    [wrong] qu'est-ce qui n'allait pas
    [one] quelle règle valait pour { $who }
   *[other] quelle règle explique cela
}
taken-repeat = pouvez-vous répéter
taken-secret = { $about ->
    [others] quelles cartes ont les autres
    [one] quelles cartes a { $who }
    [many] quelles cartes ont { $who }
    [me] quelles sont mes cartes
   *[other] quelle est la prochaine carte de la pioche
}
