### Ce que dit le serveur : aux membres de ses tables, et à qui le fait tourner. Les longueurs et les valeurs : voir en.ftl.


## Aux membres d'une table

server-not-saved = Cela n'a pas pu être enregistré, donc rien ne s'est passé. Réessayez dans un instant.
server-fault = Quelque chose s'est mal passé à la table, donc rien n'a changé. Rien n'est perdu ; essayez autre chose, ou revenez dans un instant.
server-going-down = Le serveur s'arrête. Rien n'est perdu : revenez à la même adresse dans un moment.
server-replaced = Vous êtes maintenant à cette table depuis un autre endroit ; ici, c'est terminé. Vous pouvez reprendre votre place ici.
server-removed = L'hôte vous a fait quitter la table. Demandez-lui si vous voulez revenir.
server-quit = Vous avez quitté la table. Au revoir.
server-bad-token = Votre place à cette table n'est plus connue. Rejoignez-la avec le code, ou demandez à l'hôte de vous y laisser revenir.
server-revoked = Votre place a été utilisée ailleurs avec une ancienne clé ; elle est bloquée par prudence. Demandez à l'hôte de vous laisser revenir, puis rejoignez la table sous le même nom.
server-no-table = Aucune table n'a ce code. Vérifiez chaque groupe de lettres, ou redemandez le lien.
server-set-aside = Ce qui était enregistré de cette table est abîmé ; on ne peut pas continuer. Ouvrez-en une autre ; qui fait tourner le serveur peut voir pourquoi.
server-no-room = Il ne peut pas y avoir plus de tables ici. Revenez plus tard, ou rejoignez-en une.
server-outdated = Cette page est plus ancienne que le serveur. Rechargez-la.
server-no-greeting = Rien n'est venu de vous, la ligne a été coupée. Reconnectez-vous.
server-bad-message = Cela n'a pas été compris : { $problem }
server-too-fast = C'était trop rapide. Attendez une seconde et recommencez.
server-flood = Trop de messages sont venus trop vite, la ligne a été coupée. Reconnectez-vous dans un instant.
server-chat-too-fast = Vous écrivez trop vite pour qui écoute. Attendez quelques secondes et renvoyez votre message.
server-too-many-tables = Trop de tables ont été ouvertes depuis votre adresse. Rejoignez-en une, ou attendez quelques minutes.
server-too-many-guesses = Trop de codes faux sont venus de votre adresse. Attendez une minute, puis vérifiez le code.
server-too-slow = Votre ligne est trop lente pour tout ce qui se dit, elle a été coupée. Votre place est gardée : reconnectez-vous.
server-log-full = On a joué si longtemps à cette table qu'elle est pleine. Ouvrez-en une autre.
server-speaks = Désormais on vous parle ainsi.
server-speaks-not = On peut vous parler dans ces langues : { $languages }, et dans ces longueurs : { $lengths }.
server-time =
    { $seconds ->
        [one] Il reste une seconde.
       *[other] Il reste { $seconds } secondes.
    } Demandez plus de temps autant de fois que vous voulez : plus de temps.
server-more-time =
    { $seconds ->
        [0] Il n'y a pas de chronomètre à cette table : prenez tout votre temps.
        [one] Vous avez une seconde à partir de maintenant.
       *[other] Vous avez { $seconds } secondes à partir de maintenant.
    }
server-level =
    { $level ->
        [easy] facile
        [steady] sûr
       *[sharp] fin
    }


## À qui fait tourner le serveur

server-running = Sixdot fonctionne. La page se trouve à { $link }
server-invite = Pour inviter quelqu'un, donnez ce lien : { $link }
server-invite-also = Ou, sur cet ordinateur ou dans un autre réseau : { $links }
server-code = Le code de la table, à dire à voix haute : { $groups }
server-terminal = Depuis un terminal : sixdot play --join { $link }
server-kept =
    { $tables ->
        [0] Aucune table d'avant.
        [one] Une table d'avant est gardée et reprend où elle en était.
       *[other] { $tables } tables d'avant sont gardées et reprennent où elles en étaient.
    }
server-aside =
    { $tables ->
        [one] Une table est abîmée et a été mise de côté.
       *[other] { $tables } tables sont abîmées et ont été mises de côté.
    }
server-stop-with = Arrêtez-le avec Ctrl-C : les tables sont prévenues et rien n'est perdu.
server-stopped = Arrêté. Toutes les tables sont enregistrées.
server-port = { $host } port { $port } ne peut pas servir : { $reason }. Choisissez-en un autre avec --port.
server-missing = Il manque { $name } au serveur. Installez-le avec : pip install 'sixdot[online]'
server-log-opened = Table { $table } : ouverte. Tables : { $tables }.
server-log-joined = Table { $table } : quelqu'un arrive. En ligne : { $people }.
server-log-cut = Table { $table } : une ligne se termine. En ligne : { $people }.
server-log-taken-up = Table { $table } : reprise où elle en était.
server-log-aside = Table { $table } : mise de côté. { $reason }
server-log-stolen = Table { $table } : une ancienne clé a servi, toutes les clés de ce membre sont annulées.
server-log-not-saved = Table { $table } : rien n'est enregistré. { $reason }
server-log-fault = Table { $table } : une faute du programme, { $kind } à { $where }. Merci de la signaler.
