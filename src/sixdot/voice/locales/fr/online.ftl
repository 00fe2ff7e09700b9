### Une table lointaine, au terminal : arriver, la table autour des cartes, la connexion, partir.

## Arriver

join-ask-code = Quel est le code de la table ? Il se trouve à la fin du lien, par exemple bek-dor-mip-tan-rus.
join-ask-code-or-open = Quel est le code de la table ? Il se trouve à la fin du lien, par exemple bek-dor-mip-tan-rus. Entrée seule ouvre une nouvelle table.
join-ask-name = Sous quel nom jouez-vous ?
join-nothing = Vous n'avez rejoint aucune table.
join-bad-link = { $link } n'est pas l'adresse d'une table. Une adresse ressemble à http://hote:8600/#bek-dor-mip-tan-rus ; avec hote:8600 seulement, on vous demandera le code.
join-bad-code = { $code } n'est pas le code d'une table. Un code, ce sont des syllabes reliées par des traits d'union, par exemple bek-dor-mip-tan-rus.
join-bad-name = Il faut un nom de 1 à { $most } lettres.
join-no-extra = Pour jouer en ligne, il manque un paquet : { $install }.
join-no-answer = Personne ne répond à { $host }. Le serveur tourne-t-il, et l'adresse est-elle bonne ?
join-not-with = --join et { $option } ne vont pas ensemble : c'est la table qui décide à quoi on joue.
join-own-book = Un livre de règles à vous ne peut pas être apporté d'ici à une table en ligne. Sur l'ordinateur du serveur, c'est possible : sixdot serve --edition et le fichier du livre.
join-watch-what = --watch sert à regarder une table en ligne : dites laquelle, avec --join et son lien.
join-key-not-kept = Votre place n'a pas pu être notée sur cet ordinateur : si vous quittez, vous ne pourrez plus la reprendre d'ici. { $problem }

## Où en est la table

join-lobby = { $edition-title }. À la table : { $people }. { $host } lancera la partie.
    .yours = { $edition-title }. À la table : { $people }. Tapez commencer pour lancer la partie{ $few ->
        [yes], dès que vous êtes { $least ->
            [2] deux
           *[other] { $least }
        } ; robot ajouter fait venir un robot.
       *[no].
    }
    .brief = { $edition-title }. { $people }. { $host } commence.
    .brief-yours = { $edition-title }. { $people }. commencer lance la partie.
    .full = { $edition-title }. À la table : { $people }. { $yours ->
        [yes] Vous êtes l'hôte : tapez commencer pour lancer la partie, robot ajouter pour faire venir un robot, lien pour inviter du monde.
       *[no] { $host } est l'hôte et lancera la partie.
    } aide dit ce que vous pouvez faire.
    .braille = { $people } · { $host } commence
    .braille-yours = { $people } · commencer ?
join-ready = Entrée dès que vous voulez commencer la manche { $round }.
    .brief = Entrée : manche { $round }.
    .full = Appuyez sur Entrée dès que vous voulez commencer la manche { $round }. Avant cela, vous pouvez ajouter un texte au mélange : texte, puis ce que vous voulez.
    .braille = entrée : manche { $round }
join-ready-waiting = On attend { $people } pour distribuer la manche { $round }.
    .brief = On attend { $people }.
    .full = { join-ready-waiting }{ CHOOSE($yours, yes: " distribuer n'attend pas.", no: "") }
    .braille = on attend { $people }
join-ready-soon = La manche { $round } va être distribuée.
    .brief = La manche { $round } arrive.
    .full = On n'attend plus personne : la manche { $round } va être distribuée.
    .braille = manche { $round } arrive
join-over = La partie est finie. { $yours ->
    [yes] revanche en lance une autre, quitter permet de partir.
   *[no] { $host } peut en lancer une autre ; quitter permet de partir.
} score donne les points, bilan revient sur la manche.
    .brief = Partie finie. { $host } peut en lancer une autre.
    .brief-yours = Partie finie : revanche, ou quitter.
    .braille = fini · { $host } revanche ?
    .braille-yours = fini · revanche / quitter
join-watching = Vous regardez, sans cartes. Tapez place pour prendre place avant la manche suivante.
    .brief = Vous regardez seulement.
    .full = Vous regardez : vous n'avez pas de cartes et ne jouez pas. Entre deux manches, tapez place pour prendre une place libre.
    .braille = vous regardez · place ?
join-no-round = Aucune manche n'est en cours : il n'y a pas de cartes. { $again }
    .brief = Aucune manche en cours.
    .braille = sans manche · { $again }
join-saved = Le serveur garde la partie, coup après coup. Votre place reste à vous tant que vous ne la rendez pas : debout vous laisse regarder, quitter la table vous fait partir pour de bon.
join-done = C'est fait.
    .brief = Fait.
    .braille = fait

## Qui est là

join-member = { $name }
    .kind_bot = { $name } ({ room-level })
    .kind_away = { $name }, en pause, un robot joue
    .kind_gone = { $name }, hors ligne
join-who = À la table : { $seated }. { $watching-count ->
    [0] { "" }
    [one] Regarde : { $watching }.
   *[other] Regardent : { $watching }.
} { $yours ->
    [yes] L'hôte, c'est vous.
   *[no] L'hôte, c'est { $host }.
} { $muted-count ->
    [0] { "" }
   *[other] Vous n'entendez pas { $muted }.
}
    .brief = { $seated }. Regardent : { $watching }.
    .brief-watching-count_0 = { $seated }.
    .braille = { $seated } · hôte { $host } · regarde { $watching }
    .braille-watching-count_0 = { $seated } · hôte { $host }

## Options

join-options = On joue à { $edition-title }{ $more-count ->
    [0].
   *[other] { " " }: { $more }.
} { $yours ->
    [yes] Pour en changer une entre deux manches, tapez options, son nom et sa valeur, par exemple options objectif 300. Les noms : { $keys }.
   *[no] { $host } peut changer les options entre deux manches.
}
    .brief = { $edition-title } : { $more }.
    .brief-more-count_0 = { $edition-title }.
    .full = { join-options } règles dit en entier à quoi on joue.
    .braille = { $edition } : { $more }
    .braille-more-count_0 = { $edition }
join-option-value = { $key } { $value }
join-option-no-value = Il faut une valeur après { $key }, par exemple options objectif 300 ou options publique oui.
    .brief = { $key } ?
    .full = { join-option-no-value } options tout seul les énumère.
    .braille = { $key } + valeur
join-option-unknown = L'option { $typed } n'existe pas. Il y a { $keys }.
    .brief = Pas d'option { $typed }.
    .full = { join-option-unknown } options tout seul dit où elles en sont.
    .braille = ? { $typed }
join-option-edition = édition, jeu
join-option-house = maison, règles maison
join-option-scoring = décompte
join-option-target = objectif, points
join-option-partners = partenaires, équipes
join-option-leavers = départs
join-option-judge = juge
join-option-quiz = questions, jeu de questions, quiz
join-option-public = publique, public
join-option-watching = spectateurs, watching
join-option-pace = allure, vitesse, pace
join-option-chat = discussion, chat
join-option-paused = pause, en pause, paused
join-option-clock = chronomètre, horloge, secondes
join-yes = oui
join-no = non, aucun, aucune

## Ce qui est mal tapé

join-which-player = { $typed ->
    [none] Il manque un nom.
   *[other] Personne ici ne s'appelle { $typed }.
} { $people-count ->
    [0] Il n'y a personne à nommer.
   *[other] Il y a { $people }.
}
    .brief = Qui est { $typed } ?
    .braille = qui ? { $people }
join-no-text = Que voulez-vous écrire ? Tapez écrire, puis votre message, ou commencez par un guillemet.
    .brief = Écrire quoi ?
    .braille = écrire + texte
join-no-entropy = Quel texte ? Tapez texte, puis ce que vous voulez : cela entre dans le mélange.
    .brief = Quel texte ?
    .full = Quel texte ? Tapez texte, puis ce que vous voulez. Cela entre dans le mélange de la manche suivante : personne ne peut donc connaître les cartes d'avance.
    .braille = texte + mots
join-bot-what = Tapez robot ajouter et un niveau, { $levels }, ou robot retirer et un nom.
    .brief = robot ajouter, ou robot retirer et un nom.
    .full = { join-bot-what } Sans niveau, c'est un robot moyen.
    .braille = robot ajouter / retirer
join-bot-add = ajouter, ajoute, plus
join-bot-remove = retirer, retire, enlever, moins

## La connexion

join-lost = La connexion est coupée. On essaie de la rétablir ; votre place est gardée.
    .brief = Connexion coupée. On réessaie.
    .full = La connexion avec la table est coupée. On essaie de la rétablir, et votre place vous est gardée. Pour partir, tapez quitter.
    .braille = connexion coupée, essais
join-down = Le serveur s'arrête. Rien n'est perdu ; on essaie encore un moment.
    .brief = Le serveur s'arrête. On l'attend.
    .full = Le serveur s'arrête. La partie est enregistrée et votre place est gardée. On essaie encore un moment ; pour partir, tapez quitter.
    .braille = serveur arrêté, essais
join-back = Vous voilà de retour.
    .brief = De retour.
    .full = Vous voilà de retour à la table.
    .braille = de retour
join-not-sent = La connexion est coupée : rien n'a été envoyé. Vous pouvez toujours consulter vos cartes.
    .brief = Hors ligne. Rien d'envoyé.
    .full = La connexion est coupée : rien n'a été envoyé et rien n'a changé. Vous pouvez toujours consulter vos cartes ; recommencez quand la connexion sera rétablie.
    .braille = hors ligne, non envoyé
join-unanswered = Pas encore de réponse. L'envoi se refera tout seul dès que la connexion reviendra.
    .brief = Pas encore de réponse.
    .braille = pas de réponse
join-too-long = C'est trop long, rien n'a été envoyé. Il y a de la place pour { $most } lettres et signes.
    .brief = Trop long : { $most } signes au plus.
    .braille = trop long, non envoyé
join-not-understood = Le serveur n'a pas compris ce qui lui a été envoyé ; rien n'a changé ({ $reason }).
    .brief = Le serveur n'a pas compris.
    .full = { join-not-understood } Votre Sixdot est-il aussi récent que celui du serveur ?
    .braille = serveur : pas compris
join-gave-up = La connexion ne revient pas : on n'essaie plus.
    .brief = La connexion ne revient pas.
    .full = La table est restée longtemps injoignable : on n'essaie plus.
    .braille = connexion perdue
join-replaced = Vous avez rejoint la table depuis une autre fenêtre ou un autre appareil : ici, c'est fini.
    .brief = Vous jouez maintenant depuis ailleurs.
    .full = Vous avez rejoint la table depuis une autre fenêtre ou un autre appareil, où vous avez maintenant votre place. Ici, c'est fini.
    .braille = rejoint ailleurs, fin
join-hostile = Ce qui répond à cette adresse n'est pas une table, on s'arrête donc là ({ $problem }).
    .brief = Ce n'est pas une table.
    .full = { join-hostile } L'adresse est-elle bonne, et votre Sixdot est-il aussi récent que celui du serveur ?
    .braille = pas de table là
join-other-version = Le serveur et ce terminal n'ont pas la même version et ne se comprennent pas. { $older ->
        [here] Celui-ci est plus ancien : mettez-le à jour.
        [there] Le serveur est plus ancien : c'est à la personne qui le tient de le mettre à jour.
       *[other] Mettez à jour le plus ancien.
    }
    .brief = { $older ->
        [here] Ce Sixdot est plus ancien que le serveur.
        [there] Le serveur est plus ancien que ce Sixdot.
       *[other] Le serveur n'a pas la même version.
    }
    .full = { join-other-version } Pour mettre à jour celui-ci, tapez : { $install }.
    .braille = { $older ->
        [here] version ancienne ici
        [there] version ancienne là-bas
       *[other] autre version là-bas
    }
join-turned-away = La table ne vous a pas laissé entrer ({ $reason }).
    .brief = Entrée refusée.
    .braille = entrée refusée

## Partir

join-goodbye = { CHOOSE($watching, yes: "", no: "Votre place est gardée.") } Pour revenir, tapez : sixdot play --join { $link }
    .brief = { CHOOSE($watching, yes: "Pour revenir :", no: "Place gardée.") } sixdot play --join { $link }
    .full = { $watching ->
        [yes] Vous regardiez seulement, personne ne vous attend. Pour revenir
       *[no] Votre place est gardée ; un robot la tient pendant votre absence. Pour la reprendre
    }, tapez : sixdot play --join { $link }
    .braille = { CHOOSE($watching, yes: "revenir", no: "place gardée") } : --join { $link }
join-leave-sure = { $playing ->
    [yes] Quitter la table pour de bon ? Un robot finira avec vos cartes, et vous ne pourrez pas les reprendre.
   *[no] Quitter la table pour de bon ? Vous rendez votre place.
} Tapez oui pour partir ; toute autre réponse, et vous restez.
    .watching = Quitter la table pour de bon ? Tapez oui pour partir ; toute autre réponse, et vous restez.
    .brief = Partir pour de bon ? oui, ou vous restez.
    .full = { join-leave-sure } Pour partir seulement un moment, restez, puis tapez quitter.
    .braille = partir pour de bon ? oui
join-stays = Vous restez à la table.
    .brief = Vous restez.
    .full = Vous restez à la table, rien n'a changé.
    .braille = vous restez
join-left = Vous avez quitté la table. Au revoir.
    .brief = Table quittée. Au revoir.
    .full = Vous avez quitté la table pour de bon. Au revoir.
    .braille = table quittée

## Aide

join-help-lobby = La partie n'a pas commencé. { $yours ->
    [yes] commencer la lance ; robot ajouter fait venir un robot, robot retirer et son nom le renvoie ; options dit à quoi on joue et permet d'en changer ; lien dit comment inviter.
   *[no] { $host } la lancera ; options dit à quoi on joue.
} place et debout prennent et rendent une place, écrire, suivi de votre message, parle à la table, membres dit qui est là, quitter permet de partir. { help-more }
    .brief = commencer, robot, options, écrire, membres, quitter.
    .braille = commencer robot options écrire quitter
join-help-ready = Une manche va être distribuée. Entrée dit que vous voulez commencer{ CHOOSE($yours, yes: ", distribuer n'attend pas les autres", no: "") } ; texte et des mots de votre choix les ajoute au mélange. score donne les points, bilan revient sur la manche, options dit à quoi on joue, écrire, suivi de votre message, parle à la table, quitter permet de partir. { help-more }
    .brief = Entrée, écrire, membres, quitter.
    .braille = entrée / texte / score / écrire
join-help-playing = À la table : écrire, suivi de votre message, parle à tous, membres dit qui est là, partir laisse un robot jouer pour vous, plus de temps en demande s'il y a un chronomètre, quitter permet de partir en gardant votre place, quitter la table la rend.
    .brief = écrire, membres, partir, temps, quitter.
    .full = { join-help-playing } Une commande de la table peut commencer par une barre : /membres.
    .braille = écrire membres partir quitter
join-help-away = Un robot joue pour vous. revenir vous rend votre place. Vous pouvez interroger la partie en attendant : Entrée dit où elle en est. écrire, suivi de votre message, parle à la table, membres dit qui est là, quitter permet de partir. { help-more }
    .brief = Un robot joue pour vous. revenir, écrire, quitter.
    .braille = robot joue · revenir ?
join-help-over = La partie est finie. { $yours ->
    [yes] revanche en joue une autre, options change d'abord à quoi on joue.
   *[no] { $host } peut en lancer une autre.
} score donne les points, bilan revient sur la manche, écrire, suivi de votre message, parle à la table, quitter permet de partir. { help-more }
    .brief = écrire, quitter.
    .brief-yours = revanche, options, écrire, quitter.
    .braille = revanche options score écrire quitter
join-help-watching = Vous regardez. Vous pouvez interroger la partie : Entrée dit où elle en est, compte combien de cartes chacun tient, dernier ce qui s'est passé. place demande une place entre deux manches, écrire, suivi de votre message, parle à la table, membres dit qui est là, quitter permet de partir. { help-more }
    .brief = Vous regardez. Questions, écrire, place, quitter.
    .braille = entrée c dernier écrire place
join-help-group = Autour des cartes

## Mots pour la table

join-word-start = commencer, lancer la partie, lancer
    .help = lance la partie ; à l'hôte de le faire
join-word-rematch = revanche, rejouer, une autre partie
    .help = une autre partie avec les mêmes personnes ; à l'hôte de le faire
join-word-deal = distribuer, distribuer maintenant
    .help = distribue sans attendre tout le monde ; à l'hôte de le faire
join-word-pause = pause, mettre en pause, faire une pause
    .help = personne ne peut jouer jusqu'à ce que vous repreniez ; à l'hôte de le faire
join-word-resume = reprendre la partie, fin de la pause, finir la pause
    .help = la partie reprend après une pause ; à l'hôte de le faire
join-word-end = mettre fin à la partie, terminer la partie
    .help = la partie s'arrête aussitôt, sans gagnant ; à l'hôte de le faire
join-word-chat = écrire, message, discuter
    .help = parle à toute la table ; une ligne qui commence par un guillemet le fait aussi
join-word-who = membres, qui est là
    .help = qui est à la table, qui regarde, qui est l'hôte
join-word-seat = place, s'asseoir, asseoir
    .help = prend une place, avant une manche
join-word-stand = debout, se lever
    .help = rend votre place pour regarder, avant une manche
join-word-bot = robot, robots
    .help = robot ajouter et un niveau, ou robot retirer et un nom ; à l'hôte de le faire
join-word-options = options de la table, options, option
    .help = à quoi on joue ici ; l'hôte le change avant une manche : options objectif 300
join-word-host = hôte
    .help = hôte et un nom : donne ce rôle à quelqu'un d'autre
join-word-remove = renvoyer
    .help = renvoyer et un nom : fait sortir quelqu'un ; à l'hôte de le faire
join-word-readmit = réadmettre
    .help = réadmettre et un nom : laisse quelqu'un revenir ; à l'hôte de le faire
join-word-mute = muet, faire taire
    .help = muet et un nom : n'entend plus ses messages
join-word-unmute = réentendre
    .help = réentendre et un nom : entend de nouveau ses messages
join-word-entropy = texte
    .help = texte et des mots : les ajoute au mélange, avant une manche
join-word-time = plus de temps, temps
    .help = demande plus de temps, s'il y a un chronomètre
join-word-link = lien, inviter, code
    .help = le lien et le code de cette table, pour inviter
join-word-quit = quitter la table, partir pour de bon, quitter pour de bon
    .help = quitte la table pour de bon et rend votre place ; on vous le demande une fois. quitter tout seul la garde
join-link = Le lien est { $link } et le code { $code }. Depuis un terminal : sixdot play --join { $link }
    .brief = { $link }
