### Une table lointaine, au terminal : arriver, la table autour des cartes, la liaison, partir.

## Arriver

join-ask-code = Quel est le code de la table ? Il se trouve à la fin du lien, par exemple bek-dor-mip-tan-rus.
join-ask-name = Quel nom portez-vous à la table ?
join-nothing = Vous n'avez rejoint aucune table.
join-bad-link = { $link } n'est pas l'adresse d'une table. Elle ressemble à http://hote:8600/#bek-dor-mip-tan-rus, ou à hote:8600, et le code vous est demandé.
join-bad-code = { $code } n'est pas le code d'une table. Un code, ce sont des groupes de lettres avec des traits d'union, par exemple bek-dor-mip-tan-rus.
join-bad-name = Il faut un nom de 1 à { $most } lettres.
join-no-extra = Pour jouer à distance, il manque un paquet : pip install "sixdot[online]".
join-no-answer = Personne ne répond à { $host }. Le serveur tourne-t-il, et l'adresse est-elle bonne ?
join-not-with = --join et { $option } ne vont pas ensemble : c'est la table qui décide à quoi on joue.
join-key-not-kept = Votre place n'a pas pu être notée ici : revenez donc avant de quitter. { $problem }

## Où en est la table

join-lobby =
    .brief = { new-edition-name }. { $people }. { $yours ->
        [yes] commencer lance la partie.
       *[no] { $host } commence.
    }
    .normal = { new-edition-name }. À la table : { $people }. { $yours ->
        [yes] Tapez commencer pour lancer la partie{ $few ->
            [yes] , dès que vous êtes deux : robot ajouter steady ajoute un robot.
           *[no] .
        }
       *[no] { $host } lancera la partie.
    }
    .full = { new-edition-name }. À la table : { $people }. { $yours ->
        [yes] Vous êtes l'hôte : tapez commencer pour lancer la partie, robot ajouter steady pour un robot, lien pour le lien qui invite les autres.
       *[no] { $host } est l'hôte et lancera la partie.
    } aide dit ce que vous pouvez faire.
    .braille = { $people } · { $yours ->
        [yes] commencer ?
       *[no] { $host } commence
    }
join-ready =
    .brief = Entrée : manche { $round }.
    .normal = Entrée dès que vous voulez commencer la manche { $round }.
    .full = Appuyez sur Entrée dès que vous voulez commencer la manche { $round }. Avant cela, vous pouvez ajouter un texte au mélange : texte, puis ce que vous voulez.
    .braille = entrée : manche { $round }
join-ready-waiting =
    .brief = On attend { $people }.
    .normal = On attend { $people } pour distribuer la manche { $round }.
    .full = { join-ready-waiting.normal }{ $yours ->
        [yes] { " " }distribuer n'attend pas.
       *[no] { "" }
    }
    .braille = on attend { $people }
join-ready-soon =
    .brief = La manche { $round } arrive.
    .normal = La manche { $round } va être distribuée.
    .full = Plus personne ne se fait attendre : la manche { $round } va être distribuée.
    .braille = manche { $round } arrive
join-over =
    .brief = Fini. { $yours ->
        [yes] revanche, ou quitter.
       *[no] { $host } peut en lancer une autre.
    }
    .normal = La partie est finie. { $yours ->
        [yes] revanche en joue une autre, quitter s'en va.
       *[no] { $host } peut en lancer une autre ; quitter s'en va.
    } score donne les points, bilan revient sur la manche.
    .full = { join-over.normal }
    .braille = fini · { $yours ->
        [yes] revanche / quitter
       *[no] { $host } revanche ?
    }
join-watching =
    .brief = Vous regardez seulement.
    .normal = Vous regardez seulement : vous n'avez pas de cartes. place demande une place avant la manche suivante.
    .full = Vous regardez seulement : vous n'avez ni cartes ni tour. Entre deux manches, tapez place pour prendre une place libre.
    .braille = vous regardez · place ?
join-no-round =
    .brief = Aucune manche en cours.
    .normal = Aucune manche n'est en cours : il n'y a pas de cartes. { $again }
    .full = { join-no-round.normal }
    .braille = sans manche · { $again }
join-saved = Le serveur conserve la partie, coup après coup. Votre place reste à vous tant que vous ne la rendez pas avec debout.
join-done =
    .brief = Fait.
    .normal = C'est fait.
    .full = Voilà qui est fait.
    .braille = fait

## Qui est là

join-member =
    { $kind ->
        [bot] { $name }, un robot ({ $level })
        [away] { $name }, en pause, un robot joue
        [gone] { $name }, sans liaison
       *[here] { $name }
    }
join-who =
    .brief = { $seated }. { $watching-count ->
        [0] { "" }
       *[other] Regardent : { $watching }.
    }
    .normal = À la table : { $seated }. { $watching-count ->
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
    .full = { join-who.normal }
    .braille = { $seated } · hôte { $host }{ $watching-count ->
        [0] { "" }
       *[other] { " " }· regarde { $watching }
    }

## Options

join-options =
    .brief = { new-edition-name }{ $more-count ->
        [0] .
       *[other] { " " }: { $more }.
    }
    .normal = On joue à { new-edition-name }{ $more-count ->
        [0] .
       *[other] { " " }: { $more }.
    } { $yours ->
        [yes] Pour en changer une entre deux manches, tapez options, son nom et sa valeur, par exemple options objectif 300. Les noms : { $keys }.
       *[no] { $host } peut changer les options entre deux manches.
    }
    .full = { join-options.normal } règles dit en entier à quoi on joue.
    .braille = { $edition }{ $more-count ->
        [0] { "" }
       *[other] { " " }: { $more }
    }
join-option-value = { $key } { $value }
join-option-no-value =
    .brief = { $key } ?
    .normal = Il faut une valeur après { $key }, par exemple options objectif 300 ou options publique oui.
    .full = { join-option-no-value.normal } options tout seul les énumère.
    .braille = { $key } + valeur
join-option-unknown =
    .brief = Pas d'option { $typed }.
    .normal = L'option { $typed } n'existe pas. Il y a { $keys }.
    .full = { join-option-unknown.normal } options tout seul dit où elles en sont.
    .braille = ? { $typed }
join-option-edition = édition, jeu
join-option-house = maison, règles maison
join-option-scoring = décompte
join-option-target = objectif, points
join-option-partners = partenaires, équipes
join-option-leavers = départs
join-option-judge = juge
join-option-public = publique, public
join-option-clock = horloge, secondes
join-yes = oui
join-no = non, aucun, aucune

## Ce qui est mal tapé

join-which-player =
    .brief = Qui est { $typed } ?
    .normal = { $typed ->
        [none] Tapez un nom ensuite.
       *[other] Personne ici ne s'appelle { $typed }.
    } { $people-count ->
        [0] Il n'y a personne à nommer.
       *[other] Il y a { $people }.
    }
    .full = { join-which-player.normal }
    .braille = qui ? { $people }
join-no-text =
    .brief = Écrire quoi ?
    .normal = Que voulez-vous écrire ? Tapez écrire et vos mots, ou commencez par un guillemet.
    .full = { join-no-text.normal }
    .braille = écrire + texte
join-no-entropy =
    .brief = Quel texte ?
    .normal = Quel texte ? Tapez texte et ce que vous voulez : il entre dans le mélange.
    .full = Quel texte ? Tapez texte et ce que vous voulez. Il entre dans le mélange de la manche suivante, pour que personne n'ait pu connaître les cartes.
    .braille = texte + mots
join-bot-what =
    .brief = robot ajouter, ou robot retirer et un nom.
    .normal = Tapez robot ajouter et un niveau, { $levels }, ou robot retirer et un nom.
    .full = { join-bot-what.normal } Sans niveau, c'est steady.
    .braille = robot ajouter / retirer
join-bot-add = ajouter, ajoute, plus
join-bot-remove = retirer, retire, enlever, moins

## La liaison

join-lost =
    .brief = Liaison coupée. Nouvel essai.
    .normal = La liaison est coupée. J'essaie encore ; votre place est gardée.
    .full = La liaison avec la table est coupée. J'essaie encore de la joindre, et votre place vous est gardée. quitter s'en va.
    .braille = liaison coupée, essais
join-down =
    .brief = Le serveur s'arrête. On l'attend.
    .normal = Le serveur s'arrête. Rien n'est perdu ; j'essaie encore un moment.
    .full = Le serveur s'arrête. La partie est enregistrée et votre place est gardée. J'essaie encore un moment ; quitter s'en va.
    .braille = serveur arrêté, essais
join-back =
    .brief = De retour.
    .normal = Vous voilà de retour.
    .full = Vous voilà de retour à la table.
    .braille = de retour
join-not-sent =
    .brief = Pas de liaison. Rien d'envoyé.
    .normal = La liaison est coupée : rien n'a été envoyé. Vous pouvez toujours interroger vos cartes.
    .full = La liaison est coupée : rien n'a été envoyé et rien n'a changé. Vous pouvez toujours interroger vos cartes ; retapez cela quand la liaison sera rétablie.
    .braille = sans liaison, non envoyé
join-unanswered =
    .brief = Pas encore de réponse.
    .normal = Aucune réponse encore. L'envoi reprendra de lui-même au retour de la liaison.
    .full = { join-unanswered.normal }
    .braille = pas de réponse
join-gave-up =
    .brief = La liaison ne revient pas.
    .normal = La liaison ne revient pas : je n'essaie plus.
    .full = La table est restée longtemps injoignable : je n'essaie plus.
    .braille = liaison perdue
join-replaced =
    .brief = Vous êtes maintenant à la table d'ailleurs.
    .normal = Vous êtes venu à la table par un autre chemin : celui-ci se ferme.
    .full = Vous êtes venu à la table par une autre fenêtre ou un autre appareil, qui a votre place maintenant. Celui-ci se ferme.
    .braille = rejoint ailleurs, fin
join-hostile =
    .brief = Ce n'est pas une table.
    .normal = Ce qui vient de là n'est pas ce que dit une table, je m'arrête donc : { $problem }.
    .full = { join-hostile.normal } L'adresse est-elle bonne, et votre Sixdot est-il aussi récent que celui du serveur ?
    .braille = pas de table là
join-turned-away =
    .brief = La table n'ouvre pas.
    .normal = La table ne vous a pas laissé entrer ({ $reason }).
    .full = { join-turned-away.normal }
    .braille = entrée refusée

## Partir

join-goodbye =
    .brief = Place gardée. sixdot play --join { $link }
    .normal = Votre place est gardée. Pour revenir, tapez : sixdot play --join { $link }
    .full = Votre place est gardée ; un robot la tient pendant votre absence. Pour la reprendre, tapez : sixdot play --join { $link }
    .braille = place gardée : --join { $link }

## Aide

join-help-lobby =
    .brief = commencer, robot, options, écrire, membres, quitter.
    .normal = La partie n'a pas commencé. { $yours ->
        [yes] commencer la lance ; robot ajouter steady ajoute un robot, robot retirer et un nom en retire un ; options dit et change à quoi on joue ; lien dit comment inviter.
       *[no] { $host } la lancera ; options dit à quoi on joue.
    } place et debout prennent et rendent une place, écrire et des mots parle à la table, membres dit qui est là, quitter s'en va. { help-more }
    .full = { join-help-lobby.normal }
    .braille = commencer robot options écrire quitter
join-help-ready =
    .brief = Entrée, écrire, membres, quitter.
    .normal = Une manche va être distribuée. Entrée dit que vous voulez commencer{ $yours ->
        [yes] , distribuer n'attend pas les autres
       *[no] { "" }
    } ; texte et des mots les ajoute au mélange. score donne les points, bilan revient sur la manche, options dit à quoi on joue, écrire et des mots parle à la table, quitter s'en va. { help-more }
    .full = { join-help-ready.normal }
    .braille = entrée / texte / score / écrire
join-help-playing =
    .brief = écrire, membres, partir, temps, quitter.
    .normal = À la table : écrire et des mots parle à tous, membres dit qui est là, partir laisse un robot jouer pour vous, plus de temps en demande là où une horloge court, quitter s'en va et garde votre place.
    .full = { join-help-playing.normal } Une commande de la table peut commencer par une barre : /membres.
    .braille = écrire membres partir quitter
join-help-away =
    .brief = Un robot joue pour vous. revenir, écrire, quitter.
    .normal = Un robot joue pour vous. revenir vous rend votre place. Vous pouvez interroger la partie en attendant : Entrée dit où elle en est. écrire et des mots parle à la table, membres dit qui est là, quitter s'en va. { help-more }
    .full = { join-help-away.normal }
    .braille = robot joue · revenir ?
join-help-over =
    .brief = { $yours ->
        [yes] revanche, options, écrire, quitter.
       *[no] écrire, quitter.
    }
    .normal = La partie est finie. { $yours ->
        [yes] revanche en joue une autre, options change d'abord à quoi on joue.
       *[no] { $host } peut en lancer une autre.
    } score donne les points, bilan revient sur la manche, écrire et des mots parle à la table, quitter s'en va. { help-more }
    .full = { join-help-over.normal }
    .braille = revanche options score écrire quitter
join-help-watching =
    .brief = Vous regardez. Questions, écrire, place, quitter.
    .normal = Vous regardez. Vous pouvez interroger la partie : Entrée dit où elle en est, compte combien de cartes chacun tient, dernier ce qui s'est passé. place demande une place entre deux manches, écrire et des mots parle à la table, membres dit qui est là, quitter s'en va. { help-more }
    .full = { join-help-watching.normal }
    .braille = entrée c dernier écrire place
join-help-group = Autour des cartes

## Mots pour la table

join-word-start = commencer, lancer la partie, lancer
    .help = lance la partie ; à l'hôte de le faire
join-word-rematch = revanche, rejouer, une autre partie
    .help = une autre partie avec les mêmes personnes ; à l'hôte de le faire
join-word-deal = distribuer, distribuer maintenant
    .help = distribue sans attendre tout le monde ; à l'hôte de le faire
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
    .help = plus de temps pour vous, là où une horloge court
join-word-link = lien, inviter, code
    .help = le lien et le code de cette table, pour inviter
join-link =
    .brief = { $link }
    .normal = Le lien est { $link } et le code { $code }. À un terminal : sixdot play --join { $link }
    .full = { join-link.normal }
    .braille = { $link }
