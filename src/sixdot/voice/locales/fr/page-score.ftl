### La marque sur la page. Ce que dit aussi celle du terminal est dans score.ftl.

## Avant la première manche

score-page-title = Tenir la marque de vraies cartes
score-page-of = Marque : { $edition-title }
score-page-names = Qui joue ?
score-page-names-hint = Les noms dans l'ordre des places, vers la gauche, séparés par des virgules : Ana, Ben, Cléo.
score-page-teams = Qui se fait face joue en équipe : règle maison
score-page-first = Qui donne en premier ?
score-page-unsettled = Pas décidé
score-page-begin = Commencer
score-page-problem = Ce n'est pas possible : { $problem }.

## Une manche

score-page-round = Manche { $round }
score-page-nobody = Personne
score-page-eliminated = { $who }, hors jeu
score-page-hand-hint = Tapez les cartes par leur marque ou leur nom, par exemple { $example }, ou les points en chiffres.
score-page-enter = Inscrire cette main
score-page-back = Revenir
score-page-cancel = Abandonner cette manche

## Où en est la partie, et les changements

score-page-stands = Points
score-page-undo = Annuler
score-page-redo = Rétablir
score-page-dealer = Qui donne pour la manche { $round } ?
score-page-deal = C'est décidé
score-page-rounds = Manches
score-page-which = Quelle manche
score-page-correct = Corriger cette manche
score-page-remove = Supprimer cette manche

## Les fichiers, et d'autres feuilles

score-page-files = Enregistrer la marque
score-page-text = En texte
score-page-table = Pour un tableur
score-page-saved = { $file } est remis au navigateur, qui le range avec vos téléchargements.
score-page-ended = « Annuler » reprend la dernière manche ; enregistrez la marque, ou commencez-en une autre.
score-page-new = Commencer une nouvelle marque
score-page-new-sure = La marque de cette table sera perdue : { $players }. Appuyez encore pour en commencer une autre.
score-page-new-asks = Nouvelle marque. Qui joue ?
score-page-leave = Retour à l'accueil
score-page-elsewhere = La marque a été changée dans une autre fenêtre. La voici telle qu'elle y est ; rien n'a été inscrit.
score-page-unkept = Ce navigateur ne garde rien quand la page se ferme : enregistrez la marque dans un fichier avant de partir.
score-page-damaged = Une marque gardée ici ne peut pas être lue. Si vous en commencez une autre, elle sera perdue.
