### Ce qui s'est passé hors du tour, et à la fin.

## Hors du tour

without-call = { $call } oublié
    .call_none = annonce oubliée
caught = { $target-is ->
    [you] { subject } vous attrape : { without-call }.
   *[other] { $who-is ->
        [you] Vous attrapez { $target } : { without-call }.
       *[other] { subject } attrape { $target } : { without-call }.
    }
} { $drew ->
    [yes] { $target-is ->
        [you] Vous piochez { drawn }{ no-more }.
       *[other] { $target } pioche { drawn }{ no-more }.
    }
   *[no] { "" }
} { CHOOSE($later, yes: "La pénalité vient à la fin du tour.", no: "") }
    .brief = { $who-is ->
        [you] Vous attrapez { $target }
       *[other] { $who } attrape { $target }
    }{ $drew ->
        [yes], qui pioche { drawn-brief }
       *[no] { "" }
    }.
    .brief-target-is_you-and-drew = { $who } vous attrape, vous piochez { drawn-brief }.
    .brief-target-is_you = { $who } vous attrape.
    .full-drew-and-target-is_you = { caught } Vous avez maintenant { now-holds }.
    .full-drew = { caught } { $target } a maintenant { now-holds }.
    .braille = { $who } { CHOOSE($who-is, you: "attrapez", other: "attrape") } { $target } { $drew ->
        [yes] { drawn-braille } { $target-is ->
            [you] { "" }
           *[other] { $left }
        }
       *[no] à la fin
    }
accused = { subject } accuse { $target } d'avoir donné un conseil.
    .target-is_you = { subject } vous accuse d'avoir donné un conseil.
    .you = Vous accusez { $target } d'avoir donné un conseil.
    .brief = { $who } accuse { $target }.
    .brief-you = Vous accusez { $target }.
    .brief-target-is_you = { $who } vous accuse.
    .full = { accused } Si vous avez une voix, dites d'accord ou pas d'accord.
    .full-open_no = { accused }
    .full-target-is_you = { accused } Les autres votent.
    .full-you = { accused } Les autres votent.
    .braille = { $who } { CHOOSE($who-is, you: "accusez", other: "accuse") } { $target }
voted = { subject } { CHOOSE($agrees, yes: "est d'accord", no: "n'est pas d'accord") }.
    .you = { CHOOSE($agrees, yes: "Vous êtes d'accord", no: "Vous n'êtes pas d'accord") }.
    .brief = { $who }, { CHOOSE($agrees, yes: "d'accord", no: "pas d'accord") }.
    .brief-you = A voté.
    .full = { voted } Il s'agit de l'accusation contre { $target }.
    .full-target-is_you = { voted } Il s'agit de l'accusation contre vous.
    .braille = { $who } { CHOOSE($agrees, yes: "d'accord", no: "pas d'accord") }
vote-ended = { vote-outcome }
    .named = L'accusation est { CHOOSE($upheld, yes: "retenue", no: "écartée") }.
    .brief = { CHOOSE($upheld, yes: "Accusation retenue.", no: "Accusation écartée.") }
    .braille = accusation { $target } { CHOOSE($upheld, yes: "retenue", no: "écartée") }
    .braille-named = { CHOOSE($upheld, yes: "retenue", no: "écartée") }
vote-outcome = L'accusation contre { $target } est { CHOOSE($upheld, yes: "retenue", no: "écartée") }.
    .target-is_you = L'accusation contre vous est { CHOOSE($upheld, yes: "retenue", no: "écartée") }.
went-away = { subject } s'en va : { CHOOSE($folded, yes: "on jouera sans cette place.", no: "un robot continue.") }
    .you = Vous partez : { CHOOSE($folded, yes: "on jouera sans cette place.", no: "un robot continue.") }
    .brief = { $who } s'en va.
    .brief-you = Vous partez.
    .full = { $who-is ->
        [you] Vous partez
       *[other] { subject } s'en va
    } : { $folded ->
        [yes] la main passe sous la Pioche et on jouera sans cette place.
       *[no] { $who-is ->
            [you] un robot joue votre main jusqu'à votre retour.
           *[other] un robot joue sa main.
        }
    }
    .braille = { $who } { CHOOSE($who-is, you: "partez", other: "part") }
came-back = { subject } est de retour.
    .you = Vous voici de retour.
    .brief = { $who } revient.
    .brief-you = De retour.
    .braille = { $who } { CHOOSE($who-is, you: "revenez", other: "revient") }

## La fin

points-word = { $points } points
    .points_one = { $points } point
score-of = { $owners } { $points }
scores-more = { $before }, { $item }
    .braille = { $before } { $item }
out = { subject } termine la manche.
    .you = Vous terminez la manche.
    .played = C'était sa dernière carte.
    .brief = { $who } termine.
    .brief-you = Vous terminez.
    .brief-played = Terminé.
    .full = { subject } n'a plus de carte : la manche est finie.
    .full-you = Vous n'avez plus de carte : la manche est finie.
    .full-played = C'était sa dernière carte : la manche est finie.
    .braille = { $who } fin
    .braille-you = fin
    .braille-played = fin
out-scores = { $who } termine et marque { points-word }.
    .team-and-you = Vous terminez, et votre équipe marque { points-word }.
    .team-and-partner = C'était sa dernière carte, et votre équipe marque { points-word }.
    .team = C'était sa dernière carte, et son équipe marque { points-word }.
    .you = Vous terminez et marquez { points-word }.
    .played = C'était sa dernière carte : la manche lui rapporte { points-word }.
    .brief = { $who } termine : { points-word }, { $total } en tout.
    .brief-you = Vous terminez : { points-word }, { $total } en tout.
    .brief-played = Terminé : { points-word }, { $total } en tout.
    .braille = { $who } fin +{ $points } { $total }
    .braille-you = fin +{ $points } { $total }
    .braille-played = fin +{ $points } { $total }
charged = Points contre, cette manche : { $gains }.
    .gains_none = Personne ne prend de points.
    .brief = { "" }
scores-stand = En tout, moins c'est mieux : { $totals }.
    .told = { $totals }.
    .brief = Contre : { $totals }.
    .brief-told = { "" }
    .braille = { $totals }
    .braille-told = { "" }
round-void = La manche est finie sans gagnant, personne ne marque.
    .blocked = Plus aucune carte ne bouge : la manche est bloquée, personne ne marque.
    .brief = Manche finie, sans points.
    .brief-blocked = Manche bloquée, sans points.
    .braille = { CHOOSE($blocked, yes: "bloqué", no: "manche finie") }
held = { "" }
    .full = { $who } avait encore { $cards } : { points-word }.
    .full-you = Il vous restait { $cards } : { points-word }.
seed-told = { "" }
    .full = La donne de cette manche peut maintenant être vérifiée.
proof = La donne de la manche { $round } a été scellée avant que personne voie une carte ; son empreinte est { $commitment }, sa graine { $seed }. sixdot verify prouve qu'elles vont ensemble.
    .seed_none = La donne de la manche { $round } a été scellée avant que personne voie une carte ; son empreinte est { $commitment }. Sa graine est dite après la manche, et sixdot verify prouve qu'elles vont ensemble.
    .brief = Manche { $round } : empreinte { $commitment }, graine { $seed }.
    .brief-seed_none = Manche { $round } : empreinte { $commitment }.
proof-none = Aucune donne n'a été scellée depuis votre arrivée. La partie enregistrée contient tout ce qu'il faut à sixdot verify.
    .brief = Pas encore de donne.
    .braille = pas encore de donne
eliminated = C'est l'élimination pour { $who }.
    .partner = C'est l'élimination pour votre partenaire { $who }.
    .braille = { $who } hors jeu
    .full = { $who } a trop de points : c'est l'élimination.
    .full-you = Vous avez trop de points : c'est l'élimination. Les autres continuent.
    .full-partner = Votre partenaire { $who } a trop de points : c'est l'élimination.
two-left = Il ne reste que deux personnes.
    .skips = Il ne reste que deux personnes : l'Inversion fait rejouer, comme le Passe-tour.
    .brief = Plus que deux.
    .brief-skips = Plus que deux : l'Inversion fait rejouer.
    .braille = plus que 2
game-over = { $winners } gagnent la partie.
    .winners-count_0 = La partie est finie, sans gagnant.
    .winners-count_1-and-yours = Vous gagnez la partie !
    .winners-count_1 = { $winners } gagne la partie.
    .yours = { $winners } gagnez la partie !
    .brief = { $winners } gagnent.
    .brief-winners-count_0 = Partie finie.
    .brief-winners-count_1-and-yours = Vous gagnez !
    .brief-winners-count_1 = { $winners } gagne.
    .brief-yours = { $winners } gagnez !
    .braille = gagné : { $winners }
    .braille-winners-count_0 = partie finie
