# Le français est écrit pour l'oreille, pas traduit mot à mot. On dit vous, et la Pioche, le Talon, la manche, le donneur,
# comme le livret français. Le chiffre vient d'abord : 5 rouge, +2 bleu, Inversion bleue, Passe-tour vert, Joker (avec sa
# majuscule), +4. On demande « du rouge » ; un Joker DOS est « en rouge », un Joker nombre « pour 6 ».
#
# Un mot pour une chose : une carte est jouable ou va (sur le Talon), on l'associe (à la rangée) ; une couleur compte, ou
# est assortie ; on pioche, on ramasse un cumul de cartes qui font piocher ; on perd son tour, on l'a passé si on l'a voulu ; on a des
# cartes, on ne les tient pas ; on annonce UNO, on attrape qui l'a oublié ; on intervient hors de son tour ; un +4 est
# régulier ou un bluff, on le conteste ou l'accepte ; on accuse de conseil ; une carte a un repère.
#
# Rien ne dit si quelqu'un est un homme ou une femme : « qui a joué », « place libre », « par personne », pas « parti » ni
# « chacun » après un nom. Aucun nom ne suit « de » ou « que », qui s'élideraient : « Victoire : Ana ».
#
# En braille, pas de « ! » ni de « = », trop près du « + » et du guillemet des tables françaises ; une espace avant « ? ».

### Comment les choses s'appellent. En français le chiffre vient d'abord : 5 rouge, +2 bleu.

colour = { CHOOSE($colour, blue: "bleu", green: "vert", red: "rouge", yellow: "jaune") }
card = { $symbol ->
    [draw-two] +2 { $colour }
    [reverse] Inversion { $colour-is ->
        [blue] bleue
        [green] verte
       *[other] { $colour }
    }
    [skip] Passe-tour { $colour }
    [wild] Joker
    [wild-four] +4
    [wild-number] Joker nombre { $colour }
    [wild-dos] Joker DOS
   *[number] { $number } { $colour }
}
you = vous
list-none = rien
list-more = { $before }, { $item }
    .braille = { $before } { $item }
list-last = { $before } et { $item }
    .brief = { $before }, { $item }
    .braille = { $before } { $item }
