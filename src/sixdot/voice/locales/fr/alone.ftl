### La page sans serveur, et la commande qui l'écrit.

## Pendant le chargement, et ce qui peut l'empêcher

alone-loading = Le jeu se prépare : { $percent } pour cent.
alone-starting = Le jeu démarre.
alone-ready = Le jeu est prêt.
alone-fetched = Le jeu est prêt. Désormais, il marche sans connexion.
alone-not-kept = Le jeu est prêt, mais ce navigateur ne le laisse rien garder, peut-être parce que la fenêtre est privée : une partie est perdue quand vous fermez la page.
alone-elsewhere = Sixdot est ouvert dans un autre onglet ou une autre fenêtre de ce navigateur. Continuez là-bas, ou fermez-le et réessayez ici.
alone-failed = Le jeu n'a pas pu démarrer. Vérifiez votre connexion, puis réessayez. Un navigateur d'avant 2023 ne peut pas le faire marcher.
alone-again = Réessayer

## Plusieurs personnes sur un appareil

alone-together = D'autres personnes sur cet appareil
alone-together-hint = Vous vous le passez de main en main. Entre-temps, toutes les cartes sont cachées.
alone-together-name = Qui d'autre joue ici ?
alone-together-add = Ajouter cette personne
alone-together-there = Il y a déjà { $name } à la table. Prenez un autre nom.
alone-hand-wanted = C'est à { $name }. Passez l'appareil quand vous êtes prêt.
alone-hand-to = Passer à { $name }
alone-hand-for = Pour { $name }
alone-hand-hidden = Toutes les cartes sont cachées. Quand { $name } a l'appareil et que personne d'autre ne regarde ni n'écoute, continuez.
alone-hand-me = C'est moi, { $name }

## Une partie dans un fichier

alone-records = Parties enregistrées par écrit
alone-records-open = Ouvrir une partie enregistrée, pour la vérifier et l'entendre de nouveau
alone-records-back = Retour
alone-review = Bilan de ma dernière manche
alone-reviewing = Bilan de votre dernière manche.

## Ce que la page y dit autrement

alone-page-open-hint = Contre des robots, avec la règle et les variantes de votre choix.
alone-page-open-options = Règle du jeu
alone-page-host-alone = Ajoutez des robots, puis lancez la partie.
alone-page-sent-later = Le jeu n'est pas encore prêt. Ce sera fait dès qu'il le sera.

## sixdot site

site-written = La page sans serveur est dans { $path } : { $count } fichiers, { $megabytes } Mo. N'importe quel serveur de fichiers peut la distribuer, en https.
site-no-folder = { $path } n'est pas un dossier
site-others = le dossier { $path } contient d'autres fichiers : indiquez un dossier vide ou nouveau
site-no-engine = il n'y a pas de Python pour navigateurs dans { $path } : { $missing } introuvable ; make site le télécharge, ou indiquez avec --engine le dossier où il est
site-server = --server : { $problem }
