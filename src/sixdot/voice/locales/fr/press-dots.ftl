### Les choses avec des points à leur vraie taille : cartes d'aide, étiquettes, plaquettes, feuilles de score.

press-labels-title = { $edition-title } : { $count } étiquettes, deux par carte
press-label = { $mark } : { $card }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
press-tags-title = { $edition-title } : une plaquette par repère
press-cards-title = { $edition-title } : cartes d'aide
press-card-head = { $number } { $title }
press-card = { $part ->
    [deal] Donne
    [turn] Tour
    [call] Annonce
    [score] Points
    [values] Valeurs
   *[marks] Repères
}
press-sheet-title = { $edition-title } : feuille de score, partie en { $target } points
press-sheet-round = M.
press-sheet-players = Une feuille de score est ici pour { $least } à { $most } joueurs, pas { $players }.
