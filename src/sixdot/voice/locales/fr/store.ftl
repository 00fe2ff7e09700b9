### Le fichier où un serveur garde ses tables

store-not-saved = Pas enregistré : { store-reason } Rien n'a changé ; réessayez.
store-taken = La table { $table } a avancé entre-temps : sa dernière entrée porte le numéro { $last }. Regardez où elle en est, puis réessayez.
store-done-already = C'est déjà fait à la table { $table }, sous le numéro { $done }.
store-damaged = La table { $table } est abîmée à partir de l'entrée { $number } : ce qui s'y trouve n'est plus ce qui avait été écrit.
store-unusable = { $path } ne peut pas servir : { store-reason }
store-in-use = { $path } est déjà utilisé par un autre serveur Sixdot. Arrêtez-le d'abord, ou choisissez un autre fichier avec --db.
store-newer = { $path } vient d'un Sixdot plus récent : son format est le { $found }, et ce Sixdot connaît les formats jusqu'au { $known }. Installez le plus récent, ou choisissez un autre fichier avec --db.
store-reason = { $reason }.
    .reason_full = le disque est plein.
    .reason_forbidden = l'écriture y est interdite.
    .reason_missing = il n'existe pas.
    .reason_no-folder = il y a un fichier là où il faudrait un dossier.
    .reason_no-file = ce n'est pas un fichier.
    .reason_loop = les liens y tournent en rond.
    .reason_taken = un fichier de ce nom existe déjà.
    .reason_too-long = le nom est trop long.
    .reason_empty = il est vide, ce qui n'arrive jamais tout seul. Remettez une sauvegarde, ou écartez-le pour repartir de zéro.
    .reason_broken = il est abîmé, ou ce n'est pas un fichier SQLite. Remettez une sauvegarde, ou choisissez un autre fichier avec --db.
    .reason_foreign = il appartient à un autre programme. Choisissez un autre fichier avec --db.
    .reason_copied = il a été copié pendant qu'un serveur s'en servait, sans le fichier voisin qui finit par -wal. Copiez les deux, ou prenez une sauvegarde.
    .reason_wal-alone = il ne reste que le fichier voisin qui finit par -wal. Remettez le fichier lui-même, ou écartez ce voisin pour repartir de zéro.
    .reason_no-wal = on ne peut pas y écrire de façon assez sûre. Choisissez un endroit sur un disque de cet ordinateur avec --db.
    .reason_busy = un autre programme y écrit.
    .reason_closed = il a été fermé.
