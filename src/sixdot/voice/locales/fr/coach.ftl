### Le conseil et sa raison, et le regard sur une manche finie.

coach-hint = Conseil : { $what } ; { $why }.
    .tries = Vous pouvez { $what } : { $why }.
    .brief = { $what }.
    .braille = { $what } · { $why }
coach-bluff = C'est un bluff : si on le conteste, vous { CHOOSE($bluff, back: "le reprenez et piochez", draw: "piochez") } { $guilty ->
    [one] { $guilty } carte.
   *[other] { $guilty } cartes.
}
    .brief = { "" }
    .braille = (bluff)
coach-wait = continuer
coach-answer = tenter une réponse
coach-opening = { $decisions ->
    [one] { $decisions } décision examinée.
   *[other] { $decisions } décisions examinées.
} { $mistakes ->
    [0] { $decisions ->
        [1] Elle ne vous a pas coûté cher.
       *[other] Aucune ne vous a coûté cher.
    }
    [1] Celle-ci vous a coûté le plus.
   *[other] Ces { $mistakes } vous ont coûté le plus.
}
    .brief = { $mistakes } décisions vous ont coûté le plus.
    .brief-mistakes_0 = Rien ne vous a coûté cher.
    .brief-mistakes_1 = Une décision vous a coûté le plus.
    .braille = { $decisions } vues, { $mistakes } chères
coach-where = Décision { $number }, ligne { $line }
    .line_0 = Décision { $number }
coach-up = au Talon { $card }, { $colour } demandé
    .colour_none = au Talon { $card }
coach-row = dans la rangée { $cards }
coach-mistake = { coach-where } ({ $table } ; en main { $hand }) : votre choix, { $done }. Mieux : { $better }. { $games ->
    [one] Cela gagne environ { $games } partie sur 100 de plus.
   *[other] Cela gagne environ { $games } parties sur 100 de plus.
}
    .brief = { coach-where } : votre choix, { $done }. Mieux : { $better }, environ { $games } sur 100.
    .braille = { $number } : { $done } < { $better } +{ $games }%
coach-no-call = { coach-where } ({ $table } ; en main { $hand }) : votre choix, { $done }, sans l'annonce. { $games ->
    [one] Qui se fait attraper ainsi gagne environ { $games } partie sur 100 de moins.
   *[other] Qui se fait attraper ainsi gagne environ { $games } parties sur 100 de moins.
}
    .brief = { coach-where } : votre choix, { $done }, sans l'annonce ; environ { $games } sur 100.
    .braille = { $number } : { $done } sans uno -{ $games }%
coach-missed = Décision { $number } ({ $table }) : vous auriez d'abord pu attraper { $who }.
    .number_0 = À une pause ({ $table }), vous auriez pu attraper { $who }.
    .brief = Décision { $number } : vous auriez pu attraper { $who }.
    .brief-number_0 = À une pause : vous auriez pu attraper { $who }.
    .braille = { $number } : attraper { $who }
    .braille-number_0 = pause : attraper { $who }
coach-progress = Bilan : { $percent } pour cent.
    .brief = { $percent } pour cent.
    .braille = { $percent }%
why-kept = vous gardez { $count } cartes { $colour }s
    .count_one-and-colour_bleu = vous gardez { $count } carte bleue
    .count_one-and-colour_vert = vous gardez { $count } carte verte
    .count_one = vous gardez { $count } carte { $colour }
    .colour_bleu = vous gardez { $count } cartes bleues
    .colour_vert = vous gardez { $count } cartes vertes
why-drew = { $who } a pioché { $times } fois sur du { $colour }
    .times_1 = { $who } a pioché une fois sur du { $colour }
why-call = vous avez deux cartes
    .braille = deux cartes
why-answer = ne pas savoir coûte autant qu'une réponse fausse
    .braille = pas plus cher
why-nothing-fits = rien n'est jouable
    .braille = rien ne va
why-nothing-drawn = il n'y avait rien à piocher
    .braille = rien pioché
why-drawn-no-fit = la carte piochée n'est pas jouable
    .braille = ne va pas
why-forbidden = ce qui convient ne peut pas être joué maintenant
    .braille = interdit
why-only = il n'y a rien d'autre à faire
    .braille = rien d'autre
why-only-card = c'est votre seule carte jouable
    .braille = seule jouable
why-only-may = rien d'autre ne peut être joué
    .braille = seule permise
why-drawn-fits = vous vous débarrassez de la carte piochée
    .braille = débarras
why-out = vous finissez la manche
    .braille = vous finissez
why-jump = vous vous débarrassez d'une carte hors de votre tour
    .braille = une de moins
why-saves-wild = vous gardez vos Jokers pour plus tard
    .braille = garde Jokers
why-keeps-wild = seul un Joker est jouable, et vous le gardez pour plus tard
    .braille = garde Joker
why-keeps-drawn-wild = vous gardez pour plus tard le Joker pioché
    .braille = garde Joker
why-cheap-challenge = contester à tort ne coûte que { $more } cartes de plus
    .more_0 = contester à tort ne coûte pas plus
    .more_1 = contester à tort ne coûte qu'une carte de plus
    .more_2 = contester à tort ne coûte que deux cartes de plus
    .braille = { $more } de plus seulement
    .braille-more_0 = pas plus cher
why-dear-challenge = contester à tort coûte { $more } cartes de plus
    .more_0 = ce n'est peut-être pas un bluff
    .more_1 = contester à tort coûte une carte de plus
    .more_2 = contester à tort coûte deux cartes de plus
    .braille = { $more } de plus
    .braille-more_0 = bluff pas sûr
why-all-draw = les couleurs sont assorties, donc tous les autres piochent { $double-bonus ->
    [1] une carte
   *[other] { $double-bonus } cartes
}
    .braille = autres +{ $double-bonus }
why-may-lay = la couleur est assortie, donc vous pouvez poser une autre carte
    .single-bonus_must = la couleur est assortie, donc vous posez une autre carte
    .braille = en poser une
why-two-cards = vous vous débarrassez de deux cartes d'un coup
    .braille = deux de moins
why-even = dans les parties d'essai, aucun autre choix ne réussit mieux
    .braille = rien de mieux
why-wait = il n'y a rien à faire maintenant
    .braille = rien à faire
why-missed = { $who } n'a rien annoncé
    .braille = pas d'annonce
why-stack = vous ne ramassez pas { table-cards }
    .braille = pas +{ $count }
why-threat = { $who } joue ensuite et n'a plus que { table-cards }
    .count_one = { $who } joue ensuite et n'a plus qu'une carte
    .braille = { $who } suit, { $count }
why-takes = vous échangez avec { $who }, qui a { table-cards }
    .braille = main { $who }, { $count }
why-may-take = vous pouvez échanger avec { $who }, qui a { table-cards }
    .braille = { $who } a { $count }
why-fewest = { $who } n'a que { table-cards }
    .count_one = { $who } n'a plus qu'une carte
    .braille = { $who } a { $count }
why-points = vous vous débarrassez de { points-word }
    .points_one = vous vous débarrassez d'un point
    .braille = -{ points-word }
why-trials = dans les parties d'essai, cela gagne environ { $percent } parties sur 100 de plus que l'autre choix, { $than }
    .percent_one = dans les parties d'essai, cela gagne environ { $percent } partie sur 100 de plus que l'autre choix, { $than }
    .braille = +{ $percent }% sur { $than }
why-keeps = { why-kept }, et { why-drew }
    .who_none = { why-kept }
    .braille = { $colour } : { $count } gardées
why-drawn-on = { why-drew }
    .braille = { $who } pioche sur { $colour }
why-bluff = { $who } a { table-cards }, dont sans doute du { $colour }
    .colour_none = { $who } a { table-cards }, dont sans doute une qui convenait
    .braille = { $who } { $count } : bluff ?
why-honest = { $who } a { table-cards }, sans doute pas de { $colour }
    .colour_none = { $who } a { table-cards }, sans doute aucune qui convenait
    .braille = { $who } { $count } : pas de bluff
