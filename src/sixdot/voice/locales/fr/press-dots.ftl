### Les choses avec des points à leur vraie taille : cartes de référence, étiquettes, plaquettes, feuilles de score.

press-title-of = { $thing ->
    [cards] { $edition-title } : cartes de référence
    [labels] { $edition-title } : étiquettes, deux par carte
    [labels-brf] { $edition-title } : repères, une ligne par carte
    [labels-text] { $edition-title } : repères, et combien de cartes les portent
    [tags] { $edition-title } : une plaquette par repère
   *[sheets] { $edition-title } : feuille de score
}
press-label = { $mark } : { $card }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
press-cards-running = Mémo, { $edition-name }
press-card-head = { $number } { $title }
press-card = { $part ->
    [deal] Donne
    [turn] Tour
    [call] Annonce
    [score] Points
    [values] Valeurs
   *[marks] Repères
}
press-label-sheet = { $title }, feuille { $number } sur { $count }
press-sheet-round = M.
press-sheet-who = Nom
press-sheet-total = Tot
press-sheet-title = { $title }, but { $target }
press-sheet-players = Une feuille de score est ici pour { $least } à { $most } joueurs, pas { $players }.

## Au terminal

press-made = { $title }. Le fichier est { $path }.
    .form_pdf = { $title }. Le fichier est { $path }. Imprimez-le à sa taille réelle, à 100 % : les points n'ont la bonne taille qu'ainsi.
    .thing_tags = { $title }. Le fichier est { $path }. { press-tags-needed }
press-tags-needed = Pour deux coins des { $cards } cartes, il faut { $tags } plaquettes, deux pour chaque carte du jeu.
press-only-form = { $option } ne va qu'avec { $forms }.
press-missing = Il faut { $name }, qui n'est pas installé. Installez-le avec : { $install }
