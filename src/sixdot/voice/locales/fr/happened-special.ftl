### Ce qui s'est passé avec un +4, avec les questions, et au DOS.

## Le +4

accepted = { subject } accepte.
    .you-and-drew = Vous acceptez et piochez { drawn }{ no-more }{ CHOOSE($misses, yes: ", et perdez votre tour", no: "") }.
    .you = Vous acceptez.
    .drew = { subject } accepte, pioche { drawn }{ no-more }{ CHOOSE($misses, yes: " et perd son tour", no: "") }.
    .brief = { $who } accepte.
    .brief-you-and-drew = Vous piochez { drawn-brief }.
    .brief-you = Accepté.
    .brief-drew = { $who } accepte, pioche { drawn-brief }.
    .full = { accepted } { $drew ->
        [yes] { $who-is ->
            [you] Vous avez maintenant { now-holds }.
           *[other] Cela lui fait { now-holds }.
        }
       *[no] { "" }
    } { $colour ->
        [none] { "" }
       *[other] La couleur est le { $colour }.
    }
    .braille = { $who } acc
    .braille-drew-and-you = { $who } acc { drawn-braille }
    .braille-drew = { $who } acc { drawn-braille } { $left }
challenges = { subject } conteste.
    .you = Vous contestez.
held-it = du { $held }
    .held_none = une carte de la couleur d'avant
    .held_fitting = une autre carte jouable
challenge-won = { challenges } { $target-is ->
    [you] { $back ->
        [yes] Vous aviez { held-it }, reprenez votre +4 et piochez { drawn }{ no-more }.
       *[no] Vous aviez { held-it } et piochez { drawn }{ no-more }.
    }
   *[other] { $back ->
        [yes] { $target } avait { held-it }, reprend son +4 et pioche { drawn }{ no-more }.
       *[no] { $target } avait { held-it } et pioche { drawn }{ no-more }.
    }
} { $hand-count ->
    [0] { "" }
   *[other] Vous avez vu sa main : { $hand }.
} { $back ->
    [yes] La couleur redevient le { $colour }.
   *[no] { "" }
}
    .brief = { $who } conteste, { $target-is ->
        [you] vous bluffiez, vous piochez { drawn-brief }
       *[other] { $target } bluffait, pioche { drawn-brief }
    }{ $back ->
        [yes], { $colour } de nouveau
       *[no] { "" }
    }.
    .brief-you-and-back = { $target } bluffait, pioche { drawn-brief }, { $colour } de nouveau.
    .brief-you = { $target } bluffait, pioche { drawn-brief }.
    .full = { challenge-won } { $target-is ->
        [you] Vous avez maintenant { now-holds }.
       *[other] { $target } a maintenant { now-holds }.
    } { $back ->
        [yes] Au Talon, de nouveau : { $top }.
       *[no] { $colour ->
            [none] { "" }
           *[other] La couleur reste le { $colour }.
        }
    }
    .braille = { $who } cont { $target } { drawn-braille } { $target-is ->
        [you] { "" }
       *[other] { $left }
    } { $back ->
        [yes] retour { $colour }
       *[no] { "" }
    } { hand-shown }
hand-shown = vu { $hand }
    .hand-count_0 = { "" }
challenge-lost = { $who-is ->
    [you] Vous contestez, mais { $target } ne bluffait pas. Vous piochez { drawn }{ no-more }{ CHOOSE($misses, yes: ", et perdez votre tour", no: "") }.
   *[other] { subject } conteste { CHOOSE($target-is, you: "votre +4 ", other: "") }à tort{ CHOOSE($misses, yes: ", pioche ", no: " et pioche ") }{ drawn }{ no-more }{ $misses ->
        [yes] { CHOOSE($known, yes: ", et perd un tour", no: " et perd un tour") }
       *[no] { "" }
    }.
} { $hand-count ->
    [0] { "" }
   *[other] Vous avez vu sa main : { $hand }.
}
    .brief = { $who } conteste, pas de bluff, pioche { drawn-brief }.
    .brief-you = Pas de bluff. Vous piochez { drawn-brief }.
    .full = { challenge-lost } { $who-is ->
        [you] Vous avez maintenant { now-holds }.
       *[other] { $who } a maintenant { now-holds }.
    } { $colour ->
        [none] { "" }
       *[other] La couleur est le { $colour }.
    }
    .braille = { $who } cont non { drawn-braille } { $left } { hand-shown }
    .braille-you = { $who } cont non { drawn-braille } { hand-shown }
took-back = { subject } reprend { $card } ; la couleur redevient le { $colour }.
    .you = Vous reprenez { $card } ; la couleur redevient le { $colour }.
    .brief = { $who } reprend { $card }, { $colour } de nouveau.
    .brief-you = { $card } repris, { $colour } de nouveau.
    .full = { took-back } Au Talon, de nouveau : { $top }.
    .braille = { $who } { $card } retour { $colour }

## Les questions

hinted = { subject } demande l'indice : { $hint }
    .you = Indice : { $hint }
    .brief = Indice : { $hint }
    .braille = indice { $hint }
near-missed = { subject } répond { $text } : c'est tout près. Une faute de frappe ?
    .you = { $text }, c'est tout près. Si c'était une faute de frappe, dites oui ; sinon, répondez de nouveau.
    .brief = { $who } : { $text }, presque.
    .brief-you = { $text }, presque. Une faute de frappe ? Oui, ou une autre réponse.
    .braille = { $who } { $text } frappe ?
# Ce que coûte une réponse fausse
answer-costs = { "" }
    .drew-and-you = Vous piochez { drawn }.
    .drew = Cela coûte { drawn }.
answered-asked = { $question }{ " " }
    .question_none = { "" }
answered = { answered-asked }{ subject } répond { $text } : à juger.
    .you-and-right = C'est juste.
    .you-and-right_no = { $text ->
        [none] Vous ne savez pas. { answer-costs }
       *[other] C'est faux. { answer-costs }
    }
    .you = On juge votre réponse.
    .text_none = { answered-asked }{ subject } ne sait pas{ $drew ->
        [yes] { " et pioche " }{ drawn }
       *[no] { "" }
    }.
    .right = { answered-asked }{ subject } répond { $text } : c'est juste.
    .right_no = { answered-asked }{ subject } répond { $text } : c'est faux. { answer-costs }
    .brief = { answered-asked }{ $who } : { $text }.
    .brief-you-and-right = Juste.
    .brief-you-and-right_no = Faux. { answer-costs }
    .brief-you = Réponse donnée.
    .brief-text_none = { answered-asked }{ $who } ne sait pas{ $drew ->
        [yes] { " et pioche " }{ drawn }
       *[no] { "" }
    }.
    .brief-right = { answered-asked }{ $who } : { $text }, juste.
    .brief-right_no = { answered-asked }{ $who } : { $text }, faux. { answer-costs }
    .full-drew-and-you = { answered } Vous avez maintenant { now-holds }, et votre tour est fini.
    .full-drew = { answered } Sa main passe à { now-holds }, et son tour est fini.
    .braille = { answered-asked }{ $who } { $text ->
        [none] ?
       *[other] { $text }
    } { CHOOSE($right, yes: "juste", no: "faux", waits: "juge ?") } { $drew ->
        [yes] { drawn-braille }
       *[no] { "" }
    }
answered-then = { answered-asked }{ subject } répond { $text }, c'est juste, { $then }
    .brief = { answered-asked }{ $who } : { $text }, juste, { $then }
    .braille = { answered-asked }{ $who } { $text } juste { $then }
judged = La réponse est fausse. { answer-costs }
    .right = La réponse est juste.
    .brief = Faux. { answer-costs }
    .brief-right = Juste.
    .full = Le verdict donne tort à { $who }. { answer-costs }
    .full-right-and-you = Votre réponse est juste : jouez ou piochez.
    .full-right = Le verdict donne raison à { $who }.
    .full-you = Votre réponse est fausse. { answer-costs }
    .braille = { $who } { CHOOSE($right, yes: "juste", no: "faux") }
    .braille-drew = { $who } { CHOOSE($right, yes: "juste", no: "faux") } { drawn-braille }
overruled = Pour le juge, { $who } avait { CHOOSE($right, yes: "bien", no: "mal") } répondu. { overruled-result }
    .you = Pour le juge, vous aviez { CHOOSE($right, yes: "bien", no: "mal") } répondu. { overruled-result }
    .brief = { $who } : { CHOOSE($right, yes: "juste", no: "faux") }, finalement. { overruled-brief }
    .brief-you = { CHOOSE($right, yes: "Juste", no: "Faux") }, finalement. { overruled-brief }
    .braille = { $who } { CHOOSE($right, yes: "juste", no: "faux") } ! { overruled-braille }
overruled-result = Le jeu continue ; cela compte dans les résultats.
    .stands-and-right = Le tour revient, et ce qui a été pioché retourne sur la Pioche.
    .stands = { answer-costs }
overruled-brief = Pour les résultats seulement.
    .stands-and-right = Le tour revient.
    .stands = { answer-costs }
overruled-braille = { "" }
    .stands-and-right = retour
    .stands-and-drew = { drawn-braille }
explained = { " " }{ $explanation }
    .explanation_none = { "" }
answer-told = La bonne réponse est { $answer }.{ explained }
    .brief = La réponse : { $answer }.{ explained }
    .full = La bonne réponse à { $card } est { $answer }.{ explained } La suite se joue sans question.
    .braille = réponse { $answer }{ explained }

## DOS

two-wild-dos = deux Jokers DOS
    .braille = { $card }+{ $card }
with-second = { " " }et { $second }
    .second_none = { "" }
matched = { $who-is ->
    [you] Vous jouez
    [same] et joue
   *[other] { subject } joue
} { $first }{ with-second } sur { $centre }{ $bonus ->
    [single] { " " }: couleur assortie
    [double] { " " }: association double, couleurs assorties
   *[none] { "" }
}.
    .brief = { $who-is ->
        [you] { $first }{ with-second } sur { $centre }
        [same] { $first }{ with-second } sur { $centre }
       *[other] { $who }, { $first }{ with-second } sur { $centre }
    }{ CHOOSE($bonus, single: ", couleur assortie", double: ", double, couleurs assorties", none: "") }.
    .full = { matched } { $left ->
        [0] { "" }
       *[other] { $who-is ->
            [you] Il vous reste { now-holds }.
           *[other] Il lui reste { now-holds }.
        }
    } { $bonus ->
        [single] { $left ->
            [0] { "" }
           *[other] { $must ->
                [yes] Il faut poser une carte dans la rangée.
               *[no] Cela permet de poser une carte dans la rangée.
            }
        }
        [double] { $left ->
            [0] Tous les autres piochent { $draw ->
                [1] une carte
               *[other] { $draw } cartes
            }.
           *[other] Il faut poser une carte dans la rangée, et tous les autres en piochent { $draw ->
                [1] une
               *[other] { $draw }
            }.
        }
       *[none] { "" }
    }
    .braille = { player-brief } { $first }{ $second ->
        [none] { "" }
       *[other] +{ $second }
    }>{ $centre }{ CHOOSE($bonus, single: " coul", double: " double coul", none: "") } { $left ->
        [0] { "" }
       *[other] { $left }
    }
done = { "" }
    .full = { $who-is ->
        [you] Vous avez fini
       *[other] { subject } a fini
    }{ $count ->
        [0] { "" }
       *[other] { " " }; { $count } cartes sont écartées
    }.
    .braille = { $who } fini
cleared = { "" }
    .full = Les { $count } cartes jouées sont écartées.
    .braille = dégage { $count }
laid = { subject } pose { $card } dans la rangée.
    .you = Vous posez { $card } dans la rangée.
    .brief = { $who } pose { $card }.
    .brief-you = Vous posez { $card }.
    .full = { subject } pose { $card } dans la rangée, il lui reste { now-holds }.
    .full-you-and-left_0 = Vous posez { $card } dans la rangée.
    .full-you = Vous posez { $card } dans la rangée, il vous reste { now-holds }.
    .full-left_0 = { subject } pose { $card } dans la rangée.
    .braille = { $who } pose { $card } { $left }
    .braille-left_0 = { $who } pose { $card }
lay-declined = { subject } ne pose rien.
    .you = Vous ne posez rien.
    .brief = { $who } ne pose rien.
    .brief-you = Rien de posé.
    .braille = { $who } pose rien
called-dos = { called-dos.brief }
    .you = DOS ! Il vous reste deux cartes.
    .brief = { $who } dit DOS !
    .brief-you = DOS !
    .brief-named = DOS !
    .braille = DOS { $who } 2
    .braille-named = DOS
