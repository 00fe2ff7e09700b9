### Ce que dit le serveur : aux membres de ses tables, et à qui le fait tourner.

## Aux membres d'une table

server-not-saved = Cela n'a pas pu être enregistré : rien n'a changé. Réessayez dans un instant.
server-id-reused = Cet identifiant a déjà servi à autre chose : rien n'a été fait. Renvoyez la demande avec un nouvel identifiant.
server-fault = Quelque chose a mal tourné à la table : rien n'a changé et rien n'est perdu. Essayez autre chose, ou revenez dans un instant.
server-restored = Cette table a été reprise d'une copie plus ancienne : { $count ->
        [one] le dernier événement que vous y avez entendu n'a
       *[other] les { $count } derniers événements que vous y avez entendus n'ont
    } pas eu lieu.
server-going-down = Le serveur s'arrête. Rien n'est perdu : la partie reprendra dès son retour.
server-updating = Sixdot est en cours de mise à jour. Rien n'est perdu : la partie reprend dans un instant.
server-replaced = Vous êtes maintenant à cette table dans une autre fenêtre ou sur un autre appareil : ici, c'est fini. Vous pouvez reprendre votre place ici.
server-removed = L'hôte vous a fait quitter la table. Pour revenir, voyez avec l'hôte.
server-quit = Vous avez quitté la table. Au revoir.
server-bad-token = Votre place à cette table n'est plus reconnue. Entrez de nouveau avec le code, ou demandez à l'hôte de vous laisser revenir.
server-revoked = Votre place a servi ailleurs avec une ancienne clé ; par prudence, elle est bloquée. Demandez à l'hôte de vous laisser revenir, puis entrez sous le même nom.
server-no-table = Aucune table n'a ce code. Vérifiez-le syllabe par syllabe, ou redemandez le lien.
server-deleted = Cette table a été supprimée par la personne qui s'occupe du serveur. Ouvrez-en une autre.
server-unused = Cette table n'a pas servi pendant { server-span } : elle a été supprimée. Ouvrez-en une autre.
server-closed = Cette table a été fermée par la personne qui s'occupe du serveur. Voyez avec elle, ou ouvrez-en une autre.
server-lesson-over = La leçon est terminée et ses tables sont fermées. Au revoir !
server-banned = La personne qui s'occupe de ce serveur n'y laisse entrer personne depuis votre adresse. Voyez avec elle.
server-span = { $unit ->
        [d] { $count } { CHOOSE($count, one: "jour", other: "jours") }
        [h] { $count } { CHOOSE($count, one: "heure", other: "heures") }
       *[m] { $count } { CHOOSE($count, one: "minute", other: "minutes") }
    }
server-keep = Une table est supprimée si elle ne sert pas pendant { $spans }.
    .brief = Supprimée si elle ne sert pas pendant { $spans }.
server-keep-one = { server-span } { CHOOSE($stage, lobbies: "avant une partie", games: "pendant une partie", finished: "après une partie") }
server-no-new-tables = Ce serveur va s'arrêter : aucune table ne s'ouvre plus. Revenez plus tard.
server-announced = De la personne qui s'occupe de ce serveur : { $text }
server-draining = Ce serveur s'arrête au plus tard dans { server-span }. Rien n'est perdu : continuez, ou finissez ce que vous faites ; la table sera toujours là au retour du serveur.
server-drain-off = Finalement, ce serveur ne s'arrête pas.
server-set-aside = Ce qui était enregistré de cette table est abîmé : on ne peut plus y jouer. Ouvrez-en une autre ; la personne qui s'occupe du serveur peut voir pourquoi.
server-no-room = Ce serveur a déjà toutes les tables qu'il peut tenir. Revenez plus tard, ou rejoignez une table ouverte.
server-outdated = Cette page est plus ancienne que le serveur. Rechargez-la.
server-too-new = Cette page ou ce programme est plus récent que le serveur. La personne qui s'occupe du serveur peut le mettre à jour.
server-no-greeting = Rien n'est arrivé de votre côté : la connexion a été coupée. Reconnectez-vous.
server-bad-message = Ce message n'a pas été compris : { $problem }
server-too-fast = Trop vite. Attendez une seconde et recommencez.
server-flood = Trop de messages sont arrivés trop vite : la connexion a été coupée. Reconnectez-vous dans un instant.
server-chat-too-fast = Vous écrivez trop vite pour les personnes qui écoutent. Attendez quelques secondes, puis renvoyez votre message.
server-changes-too-fast = Cela fait beaucoup de changements pour les personnes qui écoutent. Attendez quelques secondes et recommencez.
server-too-much = Trop de demandes qui prennent du temps sont venues de votre adresse. Attendez une minute et recommencez.
server-too-many-lessons = Ce serveur donne déjà autant de leçons qu'il peut. Réessayez dans quelques minutes.
server-lesson-left-alone = Rien n'est venu de vous depuis longtemps : la leçon a été rangée. Apprendre à jouer reprend exactement là où vous en étiez.
server-too-many-came = Trop de monde a rejoint cette table depuis votre adresse. Attendez une minute, puis rejoignez-la.
server-too-many-tables = Trop de tables ont été ouvertes depuis votre adresse. Rejoignez-en une, ou attendez quelques minutes.
server-too-many-guesses = Trop de codes faux sont venus de votre adresse. Attendez une minute, et vérifiez le code.
server-guessed-by-many = Quelqu'un essaie des codes sur ce serveur : pour l'instant, seules les personnes qui ont une place y entrent. Attendez une minute et réessayez.
server-too-many-passes = On a essayé trop de codes faux pour revenir à cette table. Attendez une minute, et vérifiez le code.
server-too-slow = Votre connexion est trop lente pour tout ce qui se dit : elle a été coupée. Votre place est gardée, reconnectez-vous.
server-log-full = On a joué si longtemps à cette table qu'elle ne peut plus rien noter. Ouvrez-en une autre.
server-speaks = C'est réglé.
server-speaks-not = Langues possibles : { $languages }. Longueurs possibles : { $lengths }.
server-time = Il reste { $seconds } secondes. Dites plus de temps, autant de fois que vous voulez.
    .seconds_one = Il reste une seconde. Dites plus de temps, autant de fois que vous voulez.
server-more-time = Vous avez maintenant { $seconds } secondes.
    .seconds_0 = Il n'y a pas de chronomètre à cette table : prenez tout votre temps.
    .seconds_one = Vous avez maintenant une seconde.
server-level = { CHOOSE($level, easy: "facile", steady: "moyen", sharp: "fort") }

## À qui fait tourner le serveur

server-running = Sixdot est en marche. La page est à { $link }
server-invite = Pour inviter quelqu'un, donnez ce lien : { $link }
server-invite-also = Ou bien, sur cet ordinateur ou sur un autre réseau : { $links }
server-code = Le code de la table, à dire à voix haute : { $groups }
server-terminal = Depuis un terminal : sixdot play --join { $link }
server-kept = { $tables } tables étaient gardées et reprennent où elles en étaient.
    .tables_0 = Aucune table n'était gardée.
    .tables_one = Une table était gardée et reprend où elle en était.
server-aside = { $tables } tables sont abîmées et ont été mises de côté.
    .tables_one = Une table est abîmée et a été mise de côté.
server-stop-with = Arrêtez-le avec Ctrl-C : les tables sont prévenues et rien n'est perdu.
server-stopped = Arrêté. Toutes les tables sont enregistrées.
server-stopped-unsaved = Arrêté. Les derniers événements ne sont peut-être pas enregistrés. { $problem }
server-copied = Toutes les tables sont copiées dans { $path }. Gardez-le comme l'original : il contient ce que personne ne doit encore savoir.
server-teacher = Votre page de professeur, pour vous seul : { $link }
server-moved = Votre professeur vous a donné une place à une autre table. Entrez à nouveau : le même code et votre nom y mènent.
server-not-listed = Votre nom n'est pas dans la liste de la classe. Écrivez-le comme votre professeur, ou demandez-lui.
server-seat-taken = Quelqu'un est déjà là sous le nom { $name }. Si ce n'est pas vous, dites-le à votre professeur.
server-class-only = Ici, seul le professeur ouvre des tables. Entrez avec le code de votre classe.
server-two-sets = Deux jeux de questions s'appellent { $name } : donnez un autre nom à l'un des fichiers.
server-port = Le port { $port } de { $host } ne peut pas servir : { $reason }. Choisissez-en un autre avec --port.
server-missing = Il manque { $name } au serveur. Installez-le avec : { $install }
server-log-opened = Table { $table } : ouverte. Tables : { $tables }.
server-log-joined = Table { $table } : quelqu'un arrive. En ligne : { $people }.
server-log-cut = Table { $table } : une connexion se ferme. En ligne : { $people }.
server-log-taken-up = Table { $table } : reprise où elle en était.
server-log-mended = Table { $table } : commencée avec une ancienne version de Sixdot ; la partie continue avec les nouvelles règles.
server-log-aside = Table { $table } : mise de côté. { $reason }
server-log-deleted = Table { $table } : supprimée, car elle n'avait pas servi depuis longtemps. Tables : { $tables }.
server-log-not-exported = Table { $table } : gardée, car ses parties n'ont pas pu être écrites. { $reason }
server-log-tended = Commande de la personne qui s'occupe du serveur : { $command }.
server-no-desk = sixdot admin ne peut pas joindre ce serveur pendant qu'il tourne : { $reason }.
server-log-stolen = Table { $table } : une ancienne clé a servi, toutes les clés de ce membre sont annulées.
server-log-nodes = Nœuds qui partagent les tables, celui-ci compris : { $nodes }.
server-log-hints = Redis est là : ce qui se passe sur les autres nœuds est dit ici aussitôt.
server-log-no-hints = Redis ne répond plus. La partie continue : ce qui se passe sur les autres nœuds est dit ici en une ou deux secondes.
server-log-out-of-touch = La base de données est hors d'atteinte, et les autres nœuds avec elle. { $reason }
server-log-not-saved = Table { $table } : rien n'a été enregistré. { $reason }
server-log-fault = Table { $table } : une erreur du programme, { $kind } à { $where }. Merci de la signaler.
server-log-turned-away = Quelqu'un a été refusé depuis { $address } : { $reason ->
        [guesses] trop de codes faux.
       *[sockets] trop de connexions.
    }
server-log-left-out = Lignes de ce journal qui n'ont pas pu être écrites à temps et ont été omises : { $lines }.
server-log-program = { $part } : { $text }
