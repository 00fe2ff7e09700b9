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

## Une partie dans un fichier

alone-records = Parties enregistrées par écrit
alone-records-open = Ouvrir une partie enregistrée, pour la vérifier et l'entendre de nouveau
alone-records-back = Retour

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
