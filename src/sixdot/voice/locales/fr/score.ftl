### La marque, pour les tables où l'on joue avec de vraies cartes.

## Ce qui se tape

sheet-points = points, point, pts
sheet-word-out = a terminé, a fini, termine, finit, gagne, a gagné, est sorti, est sortie, sort
sheet-word-nothing = rien, aucune, aucune carte, aucun point, pas de carte, pas de cartes, vide, zéro
sheet-word-round = manche, la manche, numéro, le numéro
sheet-does-score = score, s, scores, totaux
sheet-does-rounds = manches, historique, h, manche
sheet-does-correct = corriger, c, corrige, changer
sheet-does-remove = supprimer, retirer, enlever
sheet-does-undo = annuler, u, reprendre, défaire
sheet-does-redo = rétablir, refaire
sheet-does-dealer = donneur, d, qui donne, donne
sheet-does-partners = partenaires, p, qui joue avec qui
sheet-does-nobody = personne, aucun, bloquée, bloqué
sheet-does-back = retour
sheet-does-cancel = abandonner, laisser tomber
sheet-does-export = exporter, e, export
sheet-does-save = enregistrer, sauver, où

## Avant la première manche

new-table = Qui joue ? Tapez les noms dans l'ordre des places, vers la gauche, séparés par des virgules : Ana, Ben, Cléo.
new-dealer = Qui donne en premier ? Tapez un nom, ou Entrée si ce n'est pas décidé.
new-table-problem = Ce n'est pas possible : { $problem }. Retapez tous les noms.
new-no-player = { $typed } ne joue pas ici. Il y a { $players }.
sheet-nothing = Aucune marque n'a été commencée.
sheet-welcome = Marque : { $edition-title }, avec { $players }.
    .full = Je tiens la marque : { $edition-title }, avec { $players }. Tapez aide à tout moment pour savoir ce qui peut se taper.
    .braille = { $edition-braille } { $players }
sheet-again = Retour à la marque : { $edition-title }, avec { $players }, manche { $round }.
    .braille = retour · { $edition-braille } manche { $round }
sheet-older = La dernière partie est finie ; en voici une plus ancienne qui ne l'est pas.
    .braille = partie plus ancienne
sheet-before = Une marque précédente n'est pas finie : sixdot score --resume la reprend.
    .braille = sixdot score --resume

## La suite

sheet-next = { $dealer } donne pour la manche { $round }.
    .dealer_none-and-drawn = Tirez au sort qui donne pour la manche { $round }.
    .dealer_none = Voici la manche { $round }.
    .brief = Manche { $round } : { $dealer } donne.
    .brief-dealer_none-and-drawn = Manche { $round } : tirez qui donne.
    .brief-dealer_none = Manche { $round }.
    .braille = { $round } : { $dealer } donne
    .braille-dealer_none-and-drawn = { $round } : tirez qui donne
    .braille-dealer_none = { $round } :
sheet-pairs = À la manche { $round }, { $pairs }.
    .braille = { $pairs }
sheet-pair = { $first } joue avec { $second }
    .braille = { $first }+{ $second }
sheet-no-pairs = Ici, personne n'a de partenaire : on joue chacun pour soi.
    .braille = sans partenaires
sheet-ask-out = Qui termine ?
    .full = Quand la manche est finie, tapez le nom de qui a terminé.
    .braille = qui finit ?
sheet-ask-hand = { $who } : quelles cartes, ou combien de points ?
    .brief = { $who } ?
    .full = Que reste-t-il dans la main : { $who } ? Tapez les cartes, par exemple { $example }, ou les points.
sheet-ended = « Quitter » termine, « exporter » écrit la marque dans un fichier, « annuler » reprend la dernière manche.
    .brief = Quitter, exporter ou annuler.
    .braille = quitter exporter annuler
sheet-keeps = Entrée ne change rien ; ou tapez les cartes, ou les points.
    .out = Qui a terminé ? Entrée ne change rien.
    .braille = entrée : inchangé

## Une manche

sheet-out = { $who } termine.
    .who_none = Personne n'a terminé.
    .braille = { $who } finit
    .braille-who_none = personne ne finit
sheet-hand = { $who } a { $cards } : { points-word }.
    .cards_none-and-was = { $who } avait { points-word }.
    .cards_none = { $who } a { points-word }.
    .was = { $who } avait { $cards } : { points-word }.
    .brief = { $who } { $points }.
    .braille = { $who } { $cards } { $points }
    .braille-cards_none = { $who } { $points }
sheet-scores = Manche { $round } : { $who } termine et marque { points-word }.
    .team = Manche { $round } : { $who } termine, et { $owners } marquent { points-word }.
    .brief = Manche { $round } : { $owners } +{ $points }, { $total } en tout.
    .braille = { $round } : { $who } finit +{ $points } { $total }
sheet-charges = Manche { $round } : { $who } termine.
    .who_none = Manche { $round } : personne ne termine et personne ne marque.
    .brief-who_none = Manche { $round } : personne ne marque.
    .braille = { $round } : { $who } finit
    .braille-who_none = { $round } : personne ne finit
sheet-line = Manche { $round }, { $who } termine : { $gains }. En tout { $totals }.
    .who_none = Manche { $round } : personne ne termine.
    .gains_none = Manche { $round }, { $who } termine : rien. En tout { $totals }.
    .braille = { $round } { $who } finit : { $gains } · { $totals }
    .braille-who_none = { $round } personne ne finit
    .braille-gains_none = { $round } { $who } finit : 0 · { $totals }
sheet-line-aside = La manche { $round } ne compte pas : la partie était déjà finie.
    .braille = { $round } ne compte pas
sheet-dealt = Donne : { $who }.
    .braille = donne { $who }
sheet-no-rounds = Aucune manche n'est encore inscrite.
    .braille = pas de manche
sheet-left-aside = Les manches { $round } à { $until } ne comptent plus : la partie était déjà finie.
    .count_one = La manche { $round } ne compte plus : la partie était déjà finie.

## Les changements

sheet-corrected = La manche { $number } est corrigée : { $who } termine, { $gains }.
    .who_none = La manche { $number } est corrigée : personne ne termine.
    .gains_none = La manche { $number } est corrigée : { $who } termine, aucun point.
    .braille = { $number } corrigée
sheet-removed = La manche { $number } est supprimée.
    .braille = { $number } supprimée
sheet-undone = La manche { $number } est annulée.
    .does_correct = La correction de la manche { $number } est annulée.
    .does_remove = La manche { $number } est de nouveau là.
    .does_dealer = Le choix du donneur est annulé : { $who }.
    .braille = { $number } annulée
    .braille-does_correct = { $number } comme avant
    .braille-does_remove = { $number } de nouveau là
    .braille-does_dealer = donneur annulé
sheet-redone = La manche { $number } compte de nouveau.
    .does_correct = La manche { $number } est de nouveau corrigée.
    .does_remove = La manche { $number } est de nouveau supprimée.
    .does_dealer = De nouveau, { $who } donne.
    .braille = { $number } de nouveau
sheet-cancelled = Rien n'a été inscrit.
    .full = Bien, rien de cette manche n'a été inscrit.
    .braille = rien d'inscrit
sheet-correct-what = Quelle manche ? Tapez corriger et son numéro, par exemple corriger 1, ou corriger 1 Ben 34.
    .braille = corriger 1
sheet-remove-what = Quelle manche ? Tapez supprimer et son numéro, par exemple supprimer 2.
    .braille = supprimer 2
sheet-finish-first = Finissez d'abord cette manche, ou tapez abandonner.
    .braille = finir ou abandonner
sheet-all-saved = Tout est enregistré au fur et à mesure, dans { $path }.
sheet-exported = La marque est écrite dans { $files }.
sheet-export-name = Un fichier pour la marque finit par txt ou csv, { $typed } ne convient donc pas. « Exporter » seul écrit les deux.
sheet-goodbye = La marque est enregistrée. Tapez sixdot score --resume pour la reprendre.
    .over = La marque est enregistrée.
    .half = La manche { $round } n'était pas finie et n'est pas inscrite. Le reste de la marque est enregistré : sixdot score --resume la reprend.
    .braille = enregistré

## Ce qui ne va pas

sheet-unclear = Je ne comprends pas { $typed }. Tapez qui a terminé, par exemple { $name }, ou aide.
    .over = Je ne comprends pas { $typed }. Tapez score, manches, exporter, annuler ou aide.
    .brief-over = Score, annuler ou aide ?
    .brief = { $name }, ou aide ?
    .braille = { $typed } ? nom ou aide
sheet-what = Je ne lis pas de main dans { $typed }. Tapez les cartes, par exemple { $example }, ou les points en chiffres.
    .braille = { $typed } ? { $example }, ou points
sheet-word = Je ne connais pas de carte « { $word } ». Tapez les cartes, par exemple { $example }, ou les points en chiffres.
    .braille = { $word } ? { $example }, ou points
sheet-colour = De quelle couleur est le { $number } ? Retapez la main avec sa couleur, ou les points de toute la main en chiffres.
    .braille = couleur du { $number } ?
sheet-which = Cela peut être { $cards }. Retapez la main avec la couleur, ou les points de toute la main en chiffres.
    .braille = { $cards } ?
sheet-plural = { $typed } peut être une carte ou plusieurs. Tapez chaque carte, par exemple 5 rouge, ou les points de toute la main.
    .braille = { $typed } ? 5 rouge, ou points
sheet-went-out = { $who } a terminé la manche { $number } et n'a donc plus de cartes. Tapez corriger { $number } pour reprendre toute cette manche.
    .braille = { $who } fini · corriger { $number }
sheet-not-exported = Le score n'a pas pu être écrit dans { $path } : { saved-reason } Donnez un autre fichier, par exemple exporter soiree.txt.
sheet-twice = Le nom { $who } est là deux fois. Tapez chaque nom une seule fois.
    .braille = { $who } deux fois
sheet-holds-nothing = { $who } : cette main ne se compte pas ici. Seules comptent les mains suivantes : { $players }.
    .braille = { $who } ne compte pas
sheet-number = { $value }, c'est impossible : toutes les cartes ensemble en font { $most }. Retapez les cartes ou les points.
    .braille = { $value } ? au plus { $most }
sheet-too-many = { $card } : le jeu n'en a que { $copies }, pas { $count }. Retapez la main, ou ses points en chiffres.
    .braille = { $card } que { $copies }
sheet-out-holds = { $who } a terminé et n'a donc plus de cartes. Tapez abandonner pour recommencer la manche.
    .braille = { $who } a fini
sheet-gone = C'est l'élimination pour { $who }, qui ne joue plus. Tapez un autre nom.
    .braille = { $who } ne joue plus
sheet-over = La partie est finie. Victoire : { $winners }. « Annuler » reprend la dernière manche.
    .winners-count_0 = La partie est finie. « Annuler » reprend la dernière manche.
    .braille = fini · annuler ?
sheet-full = Cette feuille est pleine : manches inscrites, { $most }.
sheet-senseless = Cela n'a pas de sens sur cette feuille.
sheet-no-round = Il n'y a pas de manche { $number }. { $count ->
    [0] Aucune n'est encore inscrite.
    [one] Il y en a une.
   *[other] Elles vont de 1 à { $count }.
}
    .braille = pas de manche { $number }
sheet-aside = La manche { $number } ne compte pas : la partie était finie après la manche { $last }. Corrigez d'abord celle-là.
    .braille = { $number } ne compte pas
sheet-no-undo = Il n'y a rien à annuler.
    .braille = rien à annuler
sheet-no-redo = Il n'y a rien à rétablir.
    .braille = rien à rétablir
sheet-no-player = { $typed } ne joue pas ici. Il y a { $players }.
    .braille = { $typed } ? { $players }

## Les feuilles

sheet-none = Il n'y a pas de marque à reprendre. Tapez sixdot score pour en commencer une.
sheet-nowhere = Il n'y a pas de marque { $name }. Tapez sixdot score --list pour savoir lesquelles il y a.
sheet-many = { $name } peut être { $names }. Tapez davantage du nom.
sheet-in-use = La marque { $name } est ouverte dans une autre fenêtre.
sheet-unreadable = Impossible de lire la marque dans { $path } : { unreadable }
sheet-damaged = La marque { $name } est abîmée à la ligne { $line } et ne peut pas être lue plus loin. Le fichier reste tel quel.
sheet-listed = { $number } : { $when }, { $edition-name }, { $players }, après { $rounds ->
    [0] 0 manche
    [one] 1 manche
   *[other] { $rounds } manches
} : { $totals }. { $name }
    .over = { $number } : { $when }, { $edition-name }, { $players }, finie : { $totals }. { $name }
    .braille = { $number } : { $name }
sheet-listed-damaged = { $number } : { $name } ne peut pas être lue.
sheet-list-none = Aucune marque n'a encore été tenue ici. Tapez sixdot score pour en commencer une.

## Sur papier

sheet-file = { $edition-title }, { $players }
sheet-column-round = Manche
sheet-column-dealer = Donneur
sheet-column-out = Termine
sheet-column-points = { $who }, cette manche
sheet-column-total = { $who }, en tout

## L'aide

sheet-help = Tapez qui a terminé, par exemple { $name }, puis pour chacun des autres les cartes, par exemple { $example }, ou les points. Une manche entière tient en une ligne : { $name }, { $other } { $example }. « Personne » si personne n'a terminé. { sheet-help-more }
    .situation_hand = Pour { $name }, tapez les cartes qui restent, par exemple { $example } ou { $spelled }, ou les points en chiffres. « Retour » redemande la main d'avant, « abandonner » oublie cette manche. { sheet-help-more }
    .situation_over = La partie est finie. { sheet-help-more }
    .brief = { $name }, { $other } { $example }. Score, manches, corriger, annuler, rétablir, donneur, exporter, quitter.
    .brief-situation_hand = { $example }, ou points. Retour, abandonner, score.
    .braille = { $name }, { $other } { $example } · score manches corriger annuler rétablir donneur exporter quitter
    .braille-situation_hand = { $example } ou points · retour abandonner
sheet-help-more = « Score » dit les totaux, « manches » tout ce qui est inscrit, « manche 2 » l'une d'elles ; « corriger 2 » change une manche, « supprimer 2 » l'enlève ; « annuler » et « rétablir » ; « donneur Ana » dit qui donne ; « partenaires » qui joue avec qui ; « exporter » écrit tout dans un fichier ; répéter, plus, moins, langue, quitter.
