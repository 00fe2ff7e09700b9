### `sixdot admin` : ce qui est dit de son serveur à qui s'en occupe.

admin-table = Table { $table }, { $code } : { $stage ->
        [lobby] pas encore de partie
        [over] partie finie
        [closed] fermée
        [aside] abîmée et mise de côté
       *[game] partie en cours
    }, { $entries } { CHOOSE($entries, one: "entrée", other: "entrées") }, en ligne : { $people }, inutilisée depuis { server-span }.
admin-tables = Tables : { $tables }. Sans partie : { $lobby }. En cours : { $game }. Finies : { $over }. Mises de côté ou fermées : { $aside }.
admin-rules = Règles { $edition }, { CHOOSE($public, yes: "ouverte à tous", no: "sur invitation") }. Parties commencées : { $games }.
admin-member = { $member } : { $name }{ CHOOSE($host, yes: ", hôte", no: "") }, { $seat ->
        [0] sans place
       *[other] place { $seat }
    }, { $state ->
        [here] en ligne, réseau { $network }
        [left] a quitté la table
        [removed] l'hôte l'a fait sortir
       *[off] hors ligne
    }.
admin-damaged = La table { $table } est abîmée à partir de l'entrée { $number } : { $problem ->
        [check] ce qui s'y trouve n'est plus ce qui avait été écrit.
       *[other] { $problem }.
    }
admin-checking = { $done } tables vérifiées sur { $tables }.
admin-checked = Tables vérifiées : { $tables }. Abîmées : { $damaged }.
admin-can-cut = Elle peut revenir sans ses { $lost } dernières entrées : ajoutez --cut. Qui les a entendues l'apprendra en revenant.
    .lost_one = Elle peut revenir sans sa dernière entrée : ajoutez --cut. Qui l'a entendue l'apprendra en revenant.
admin-back = La table { $table } est de retour, avec { $entries } { CHOOSE($entries, one: "entrée", other: "entrées") }.
admin-closed = La table { $table } est fermée : personne n'y entre tant que repair ne l'a pas fait revenir.
admin-deleted = La table { $table } est supprimée.
admin-banned = Plus personne n'entre depuis { $network }. Personnes renvoyées : { $people }.
    .network_ = Plus personne n'entre depuis l'endroit où se trouve ce membre. Personnes renvoyées : { $people }.
admin-unbanned = On peut de nouveau entrer depuis { $network }.
admin-ban = { $network }
admin-bans = Adresses et réseaux exclus : { $bans }.
admin-found = Table { $table } : membre { $member }, { $name }.
admin-people = Personnes trouvées : { $people }.
admin-erased = Effacés à la table { $table }, pour le membre { $member } : { $said } { CHOOSE($said, one: "message", other: "messages") } et { $entries } { CHOOSE($entries, one: "entrée", other: "entrées") }. Les copies du fichier les contiennent encore tant qu'elles existent.
admin-announced = { $people } personnes l'ont entendu.
    .people_0 = Personne n'est en ligne : personne ne l'a entendu.
    .people_one = Une personne l'a entendu.
admin-draining = Plus aucune table ne s'ouvre. Le serveur s'arrête quand tout le monde est parti, au plus tard dans { server-span }. Personnes prévenues : { $people }.
admin-drain-off = Le serveur continue comme d'habitude.
admin-sure = Pour le faire, tapez { $command } puis Entrée.

## Ce qui n'est pas possible

admin-no-command = Il n'y a pas de commande { $typed } : le serveur en marche est d'une autre version. Relancez-le, ou utilisez son propre sixdot admin.
admin-no-table = Il n'y a pas de table { $typed } ici. sixdot admin list donne les numéros.
admin-not-aside = La table { $table } n'est ni mise de côté ni fermée : rien à faire revenir.
admin-nothing-left = Rien de la table { $table } ne peut être lu. Remettez une copie du fichier entier, ou supprimez la table.
admin-not-connected = Le membre { $member } n'est pas en ligne à la table { $table } : on ne sait pas où il est. sixdot admin show dit qui est en ligne.
admin-not-banned = { $network } n'était pas exclu. sixdot admin bans donne ceux qui le sont.
admin-no-network = { $typed } n'est ni une adresse ni un réseau, comme 192.0.2.7 ou 2001:db8::/48.
admin-no-server = Aucun serveur n'est en marche : il n'y a personne à prévenir.
admin-no-member = Il n'y a pas de membre { $member } à cette table. sixdot admin show donne les membres.
admin-no-erasing = La table { $table } est mise de côté ou fermée. Faites-la d'abord revenir avec repair, ou supprimez-la.
admin-not-erasable = À cette table, le nom d'un robot dépend de celui de cette personne, qu'on ne peut donc pas retirer tout seul de la partie. Effacez ce qu'elle a écrit avec --words, ou supprimez la table.
admin-not-done = Cela n'a pas pu être enregistré, ou quelqu'un arrive justement à cette table. Réessayez.
admin-not-meant = Rien n'a été fait. Ajoutez --yes si personne ne peut répondre.
admin-bad-minutes = --minutes est un nombre de 0 à 10000.
admin-unreachable = Un serveur utilise ces tables et ne peut être joint. Lancez cette commande avec le même compte, sur le même ordinateur.
admin-no-node = Aucun nœud pour cette base n'écoute au port { $port } de cet ordinateur.
admin-cut = Le serveur s'est arrêté avant d'avoir répondu. Tapez sixdot admin list pour voir ce qui a été fait.
