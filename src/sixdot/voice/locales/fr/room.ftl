### Une table en ligne : qui vient et s'en va, ce que l'hôte change, ce qui ne se peut pas.

# Les personnes

room-joined = { $who } regarde.
    .you = { CHOOSE($sits, yes: "Vous prenez place à la table.", no: "Vous regardez cette table.") }
    .sits = { $who } prend place à la table.
room-rejoined = { $who } est de retour.
    .you = Vous retrouvez votre place.
room-seated = { $who } laisse sa place pour regarder.
    .you-and-sits = Vous prenez place.
    .you = Vous laissez votre place pour regarder.
    .sits = { $who } prend place.
room-ballot = { $who } vote { CHOOSE($right, yes: "juste", no: "faux") }.
    .you = Vous votez { CHOOSE($right, yes: "juste", no: "faux") }.
room-left = { $who } a quitté la table{ CHOOSE($bot, yes: " ; un robot joue à sa place.", no: ".") }
    .removed-and-you = L'hôte vous a fait quitter la table.
    .removed-and-mine = Vous excluez { $who }{ CHOOSE($bot, yes: " ; un robot joue à sa place.", no: ".") }
    .removed = L'hôte exclut { $who }{ CHOOSE($bot, yes: " ; un robot joue à sa place.", no: ".") }
    .you = Vous avez quitté la table.
room-expected = { $who } peut retrouver sa place, avec un code que l'hôte transmet.
    .you = L'hôte vous laisse revenir.
room-pass = Donnez ce code à { $name } et à personne d'autre. Il ramène à sa place, une seule fois : { $code }
room-not-expected = { $who } est de retour, personne d'autre ne peut prendre cette place.
    .you = Vous êtes de retour : personne d'autre ne peut prendre votre place.
room-host = { $who } est maintenant l'hôte de la table.
    .you = Vous êtes maintenant l'hôte de la table.
room-muted = Vous entendrez de nouveau ce qu'écrit { $name }.
    .on = Vous n'entendrez plus ce qu'écrit { $name }.
room-erased-name = Effacé { $member }
room-chat = { $who } écrit : { $text }
    .erased-and-you = Vous avez écrit quelque chose qui a été effacé.
    .erased = { $who } a écrit quelque chose qui a été effacé.
    .you = Vous écrivez : { $text }

# Les places et les options

room-level = { CHOOSE($level, easy: "robot facile", sharp: "robot fort", other: "robot moyen") }
room-bot = { $name }, { room-level }, prend place.
    .level_none = Le robot { $name } s'en va.
room-edition = { $who } change de jeu : { $edition-title }.
    .you = Vous changez de jeu : { $edition-title }.
room-options = { $who } change les options.
    .you = Vous changez les options.
room-option = { $key ->
    [house] { CHOOSE($value, none: "Sans règle maison.") }
    [scoring] { $value ->
        [none] Décompte habituel des points.
        [lowest] Chacun compte ce qui lui reste en main ; le plus petit score gagne.
        [elimination] Chacun compte ce qui lui reste en main ; au score fixé, c'est l'élimination, et la victoire est à qui reste.
       *[other] Qui finit marque ce que les autres ont en main.
    }
    [target] { $value ->
        [none] La partie se joue au score habituel.
        [one] La partie se joue en { $value } point.
       *[other] La partie se joue en { $value } points.
    }
    [partners] { $value ->
        [none] Sans partenaires.
        [rotating] Un autre partenaire à chaque manche.
       *[other] On joue avec la personne d'en face pour partenaire.
    }
    [leavers] { CHOOSE($value, fold: "On saute le tour de qui s'en va.", other: "Un robot remplace qui s'en va.") }
    [judge] { CHOOSE($value, person: "L'hôte juge les réponses.", vote: "Les autres votent sur chaque réponse.", other: "Le programme juge les réponses.") }
    [public] { $value ->
        [yes] La table est ouverte à tous.
       *[other] On n'entre à la table que sur invitation.
    }
    [watching] { CHOOSE($value, yes: "On peut venir regarder cette table.", other: "Plus personne ne peut venir regarder cette table.") }
    [pace] { $value ->
        [heard] Les robots attendent que l'on ait pu tout entendre.
        [slow] Les robots laissent tout leur temps aux autres.
       *[other] Les robots jouent vivement.
    }
    [chat] { CHOOSE($value, yes: "La discussion est rouverte : tout le monde peut écrire.", other: "La discussion est fermée : seul l'hôte peut écrire.") }
    [quiz] { $value ->
        [none] La prochaine partie pose les questions livrées avec Sixdot.
       *[other] La prochaine partie pose les questions de { $value }.
    }
    [paused] { CHOOSE($value, yes: "La partie est en pause jusqu'à ce que l'hôte la reprenne.", other: "La partie reprend.") }
   *[clock] { $value ->
        [none] Sans chronomètre.
       *[other] Chronomètre : { $value } secondes par décision ; on peut toujours en demander plus.
    }
}
room-ended = { $who } met fin à la partie. Il n'y a pas de gagnant.
    .you = Vous mettez fin à la partie. Il n'y a pas de gagnant.
room-nothing-changed = C'est déjà ainsi.
room-ended-early = La partie s'arrête ici, sans gagnant.
room-mended = Sixdot a été mis à jour, et ses règles aussi. { $off ->
    [yes] La manche en cours ne peut pas continuer avec les nouvelles règles : elle est annulée, et les scores restent. L'hôte peut redistribuer les cartes, ou choisir d'autres options pour une nouvelle partie.
   *[no] Cette partie continue avec les nouvelles règles.
}

# La partie

room-began = { $who } lance la partie : { $edition-title }, avec { $players }.
    .you = Vous lancez la partie : { $edition-title }, avec { $players }.
    .brief = { $edition-title } : { $players }.
    .braille = { $edition-title } : { $players }
room-waiting = On attend { $players }.
    .full = On attend { $players } pour continuer ; vous pouvez aussi distribuer tout de suite.
    .braille = attend { $players }
room-ready = Continuez quand vous voudrez.
    .brief = On y va ?
    .full = Continuez quand vous voudrez recevoir vos cartes ; avant, vous pouvez ajouter un texte au mélange.
    .braille = on y va ?
room-pause = { $low-count ->
    [0] { "" }
    [1] { $low } n'a { pause-left }.
   *[other] { $low } n'ont { pause-left }.
} { $own ->
    [yes] Annoncer { call-word }, ou continuer ?
   *[no] { $low-count ->
        [0] Intervenir, ou continuer ?
       *[other] Attraper, ou continuer ?
    }
}
    .brief = { $low } : { pause-last } Attraper, ou continuer ?
    .brief-low-count_0-and-own = { call-word }, ou continuer ?
    .brief-low-count_0 = Continuer ?
    .brief-own = { $low } : { pause-last } { call-word }, ou continuer ?
    .full = Attraper { $low }, ou continuer ?
    .full-own = Annoncer { call-word }, ou continuer ?
    .full-low-count_0 = Intervenir, ou continuer ?
    .braille = { $low } attraper/suite ?
    .braille-own = { $low } { call-word.braille }/suite ?
room-back = Vous êtes de retour. En votre absence :
    .count_0 = Vous êtes de retour.
    .count_one = Vous êtes de retour. En votre absence :
    .told_5 = Vous êtes de retour. En votre absence, { $count } événements, dont à la fin :
    .brief = De retour. { $count } événements manqués.
    .brief-count_one = De retour. { $count } événement manqué.
    .braille = retour { $count }

# Ce qui ne se peut pas

room-no-not-a-member = Vous n'êtes plus à cette table. Entrez de nouveau avec son code.
room-no-unknown-command = { $typed } n'est pas une commande de cette table. Demandez l'aide pour entendre celles qui existent.
room-no-unknown-question = Cette question n'existe pas. Vous pouvez demander { $questions }.
room-no-bad-move = Ce n'est pas un coup qui se joue : { $problem }.
room-no-stale = Il s'est passé quelque chose entre-temps ; rien n'a donc été fait. { $now }
room-no-not-playing = Vous regardez cette partie sans avoir de cartes. Vous pourrez prendre place quand elle sera finie.
room-no-not-host = Seul l'hôte peut le faire : demandez à { $host }.
    .host_none = Seul l'hôte peut le faire, et il n'y en a pas en ce moment.
room-no-under-way = Pas en cours de partie. Attendez qu'elle soit finie.
room-no-round-under-way = Pas en cours de manche : on change les règles entre deux manches.
room-no-paused = La partie est en pause, personne ne peut jouer. Elle reprend quand l'hôte le décide.
    .mine = Vous avez mis la partie en pause, personne ne peut jouer. Dites options pause non, et elle reprend.
room-no-chat-closed = La discussion est fermée : seul { $host } peut écrire.
room-no-nobody-sits = Personne n'est assis à la table en ce moment. Prenez d'abord place.
room-no-wrong-number = { $count ->
    [one] Une seule place est prise
   *[other] { $count } places sont prises
}, et ce jeu se joue de { $least } à { $most }. Ajoutez ou retirez un robot, ou attendez les autres.
room-no-no-text-now = On n'ajoute un texte à la donne qu'entre deux manches, avant la distribution.
room-no-text-twice = Vous avez déjà ajouté un texte à cette donne.
room-no-bad-text = Le texte pour la donne compte de 1 à 200 caractères, sur une ligne.
room-no-seated = Vous avez déjà une place.
room-no-no-seat = Il n'y a plus de place : on joue à { $most } au plus. Vous pouvez regarder.
room-no-bad-bot = Dites bot add avec { $levels }, ou bot remove avec le numéro de la place d'un robot.
room-no-bad-option = Ce n'est pas possible : { $problem }.
room-no-no-such-member = Cela ne s'applique à personne à cette table.
room-no-no-game = Il n'y a pas encore de partie. C'est l'hôte qui la lance.
room-no-not-dealt = Les cartes ne sont pas encore distribuées. Continuez quand vous voudrez.
room-no-dealt = Les cartes sont déjà distribuées.
room-no-still-plays = { $name } a des cartes et peut encore revenir. Quand un robot tiendra sa place, vous pourrez laisser entrer { $name } par son nom.
room-no-game-over = La partie est finie. L'hôte peut en lancer une autre.
room-no-no-cards = Il n'y a pas de cartes en jeu pour le moment.
room-no-bad-number = Dites dernier et un nombre, par exemple dernier 5.
room-no-no-record = Le compte rendu de la partie s'obtient quand elle est finie.
room-no-not-here = Cela se règle chez vous, dans votre page ou votre terminal.
room-no-sent-away = L'hôte a renvoyé quelqu'un de ce nom. Seul l'hôte peut permettre son retour.
room-no-bad-pass = Ce code ne ramène à aucune place : il a déjà servi, ou n'est pas écrit comme l'hôte l'a donné. Demandez-en un autre à l'hôte.
room-no-name-taken = Il y a déjà ici { $like }, qui se prononce comme { $name }. Prenez un autre nom ; ou, si c'était votre place, demandez à l'hôte de vous la rendre.
room-no-table-full = La table est pleine : on y tient à { $most } au plus.
room-no-unwatched = L'hôte ne laisse personne regarder cette table. Entrez quand une place est libre, entre deux parties.
room-no-watched = Déjà { $most } personnes regardent, c'est le maximum. Revenez quand une place se libère ou que quelqu'un s'en va.
setup-quiz = il n'y a pas ici de jeu de questions { $value } ; il y a { $sets }
setup-pace = une allure est { $paces }, pas { $value }
setup-clock = un chronomètre va de 10 à { $most } secondes, ou 0 pour s'en passer, pas { $value }
setup-option = l'option { $value } n'existe pas ; il y a { $options }
setup-switch = { $key } se règle par yes ou no, pas { $value }
room-no-bad-edition = Cette règle du jeu n'existe pas. Il y a { $editions }.
