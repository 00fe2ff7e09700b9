### Ce qui se passerait, combien de fois, dans quelle manche, oui ou non : les mots auxquels on reconnaît ces questions, et ce
### qu'on y répond.

## Mots

ordinals = première premier une un 1re 1ère, deuxième seconde second deux, troisième trois, quatrième quatre, cinquième cinq, sixième six, septième sept, huitième huit, neuvième neuf, dixième dix
shape-chatter = alors, dans ce cas, du coup, est-ce que, et, ça fait, exactement, cette fois
shape-reversing =
    inverse, inverses, j'inverse, inverser, inversé, change de sens, changé de sens, changer de sens, change le sens, changé le sens, changer le sens,
    le sens a changé, le sens a-t-il changé, sens a changé, retourne le sens, inverse le sens, inversé le sens, inverser le sens, changement de sens,
    changements de sens
shape-skipping = saute, je saute, sauter, fais sauter, fais passer, saute quelqu'un, fais sauter quelqu'un, je fais passer, je fais sauter
shape-missed =
    perdu mon tour, perdu son tour, perdu leur tour, perdu un tour, perdu le tour, sauté, sautée, été sauté, été sautée, passé mon tour, passé son tour,
    s'est fait sauter, me suis fait sauter, suis fait sauter, perd son tour, été privé de tour, n'a pas pu jouer, pas pu jouer, sauté mon tour, sauté son tour
shape-having =
    aura, aurai, auront, aurait, aurais, restera, resterait, resteront, me restera, me resterait, il me restera, il me resterait, lui restera, il lui
    restera, il lui resterait, aura-t-il, aura-t-elle
shape-began =
    a commencé, a commencé la manche, a commencé cette manche, avait commencé, commencé la manche, a débuté, a démarré, a joué en premier,
    a joué le premier, a joué la première, a joué la première carte, a eu le premier tour, a ouvert la manche, a entamé la manche,
    a commencé à jouer, c'est qui qui a commencé, ai commencé, ai commencé la manche, j'ai commencé
shape-recolour = change de couleur, changer de couleur, change la couleur, changer la couleur, on change de couleur, je change de couleur
shape-marks = repères, les repères, marques, les marques
shape-hinting = indice, indices, un indice, l'indice
shape-often = combien de fois, cb de fois, le nombre de fois, nombre de fois, à combien de reprises
shape-so-far = jusqu'ici, jusqu'à maintenant, jusqu'à présent, pour l'instant, pour le moment, depuis le début, en tout, au total, dans cette manche, cette manche
shape-wrong-answer =
    faux, eu faux, répondu faux, mal répondu, mauvaise réponse, mauvaises réponses, trompé, trompée, s'est trompé, s'est trompée, me suis trompé, me
    suis trompée, suis trompé, suis trompée, ratée, ratées, ratés, raté la question, raté sa question, raté ma question, pas su, pas su répondre, n'a pas su, n'ai pas su, pas trouvé,
    raté de questions, loupé, loupées, pas bien répondu
shape-know =
    su, a su, savait, su répondre, su la réponse, bien répondu, a bien répondu, répondu juste, eu juste, eu bon, trouvé, trouvé la réponse, trouvé la
    bonne réponse, bonne réponse, bonnes réponses, savait la réponse, connaissait la réponse, la savait, le savait, l'a su, bien répondu à la
    question, répondu correctement, justes, eu la bonne réponse, donné la bonne réponse
shape-asked-who =
    a eu une question, a été interrogé, a été interrogée, a eu la dernière question, était interrogé, était interrogée, devait répondre, a dû répondre,
    était pour la dernière question, la dernière question était pour, était la dernière question, la question était pour, a reçu la question, a eu la
    question
shape-was = était, était-il, était-ce, c'était, avait, avait-il, avait-elle, a eu
shape-legal = légal, légale, régulier, permis, autorisé, valable, honnête, correct, le droit, le droit de jouer, le droit de mettre, le droit de poser, dans les règles
shape-negated = pas, n'a pas, n'ai pas, n'est pas, jamais, ne, n
shape-nearly =
    va bientôt gagner, va bientôt finir, sur le point de gagner, sur le point de finir, près de gagner, proche de gagner, près de
    finir, bientôt fini, presque fini, a presque gagné, est en train de finir, bientôt gagné, a presque fini
shape-still-win = gagner, encore gagner, toujours gagner, gagner la partie, encore gagner la partie, toujours gagner la partie
shape-wins = gagnées, gagnée, remporté, remportée, remportées
shape-rounds = manches
shape-recap = bilan de la partie, récap, un récap, récap s'il te plaît, récapitule, récapitulatif, fais le point, faites le point, le point, un bilan, fais le bilan, faites le bilan, où en est la partie et le score

## Et si

if-done = { $deed ->
    [draw] Si { if-draw-verb } :
    [pass] Si { if-pass-verb } :
   *[play] { $lacks ->
        [yes] Si vous en jouiez :
       *[no] Si { if-play-verb } :
    }
}
    .brief = { $deed ->
        [draw] Pioche :
        [pass] Passe :
       *[play] { $card } :
    }
    .brief-card_none = { $deed ->
        [draw] Pioche :
        [pass] Passe :
       *[play] Une carte :
    }
    .braille = { $deed ->
        [draw] pioche :
        [pass] passe :
       *[play] { $card } :
    }
    .braille-card_none = { $deed ->
        [draw] pioche :
        [pass] passe :
       *[play] carte :
    }
if-draw-verb = { table-player } pioche
    .you = vous piochez
if-pass-verb = { table-player } passe
    .you = vous passez
if-play-verb = { table-player } joue { if-card }
    .you = vous jouez { if-card }
if-card = { $card }
    .card_none = une carte
if-not-last = { table-player } a encore { table-cards }. La manche se gagne en jouant sa dernière carte.
    .you = Vous avez encore { table-cards }. La manche se gagne en jouant sa dernière carte.
    .brief = Pas encore : { table-cards }.
    .braille = { $who } { $count }
if-later = Mais c'est d'abord à { table-player } de jouer : cela peut changer.
    .brief = D'abord { table-player }.
    .braille = d'abord { $who }
if-no-fit = Mais cette carte n'est pas jouable maintenant.
    .brief = Pas jouable maintenant.
    .braille = pas jouable
if-out = { table-player } n'aurait plus de cartes, et la manche serait finie.
    .you = vous n'auriez plus de cartes, et la manche serait finie.
    .brief = Manche finie.
    .braille = { $who } 0
if-colour = la couleur serait le { $colour }.
    .you-and-colour_none-and-wild = vous choisiriez la couleur.
    .you-and-wild = vous choisiriez la couleur.
    .colour_none-and-wild = { table-player } choisirait la couleur.
    .braille-colour_none-and-wild = { $who } choisit
    .wild = { table-player } choisirait la couleur.
    .colour_none = la couleur serait celle de la carte.
    .braille = { $colour }
    .braille-wild = { $who } choisit
    .braille-colour_none = de la carte
if-skipped = { table-player } perdrait son tour.
    .you = vous perdriez votre tour.
    .brief = { $who } perd son tour.
    .brief-you = Vous perdez votre tour.
    .braille = { $who } perd tour
if-turned = le sens changerait.
    .brief = Autre sens.
    .braille = autre sens
if-draws = { table-player } piocherait { table-cards }, en aurait { $total } et perdrait son tour.
    .you-and-keeps = vous piocheriez { table-cards } et en auriez { $total }.
    .you = vous piocheriez { table-cards }, en auriez { $total } et perdriez votre tour.
    .keeps = { table-player } piocherait { table-cards } et en aurait { $total }.
    .brief = { $who } +{ $count } : { $total }.
    .braille = { $who } +{ $count } { $total }
if-short = Il n'y aura peut-être pas assez de cartes à piocher.
    .brief = S'il y en a assez.
    .braille = s'il y en a assez
if-stacks = Mais { table-player } peut mettre dessus une autre carte qui fait piocher, et tout irait à quelqu'un d'autre.
    .you = Mais vous pouvez mettre dessus une autre carte qui fait piocher, et tout irait à quelqu'un d'autre.
    .brief = Sauf cumul.
    .braille = sauf cumul
if-challenge = Mais { table-player } peut contester, et alors tout dépend de la main d'où vient la carte.
    .you = Mais vous pouvez contester, et alors tout dépend de la main d'où vient la carte.
    .brief = Sauf contestation.
    .braille = sauf contestation
if-swap = { $symbol ->
    [0] toutes les mains changeraient de place.
   *[other] deux mains seraient échangées.
}
    .brief = Des mains changent.
    .braille = mains changent
if-may-play = si la carte est jouable, { table-player } peut la jouer ; sinon :
    .you = si la carte est jouable, vous pouvez la jouer ; sinon :
    .brief = Si elle n'est pas jouable :
    .braille = pas jouable :
if-next = ce serait à { table-player }.
    .again = ce serait encore à { table-player }.
    .plain = ce serait à { table-player }, sauf carte spéciale.
    .brief = { table-player }.
    .brief-plain = { table-player }, sauf carte spéciale.
    .braille = · { $who }
if-left = il resterait { table-cards } à { table-player }.
    .you-and-still = vous auriez toujours { table-cards }.
    .you-and-count_0 = vous n'auriez plus de cartes.
    .you = il vous resterait { table-cards }.
    .still = { table-player } aurait toujours { table-cards }.
    .count_0 = { table-player } n'aurait plus de cartes.
    .brief = { $who } : { $count }.
    .braille = { $who } { $count }

## Combien de fois

often-told = { often-deed } { often-times } dans cette manche.
    .times_0 = { often-none } dans cette manche.
    .brief = { often-times-brief }
    .braille = { $times }x
often-deed = { $what ->
    [change] La couleur a changé
    [way] Le sens a changé
    [skip] { often-who } perdu un tour
    [wrong] { often-who } répondu faux
    [right] { often-who } bien répondu
    [catch] { often-caught }
    [call] { often-who } annoncé { call-word }
    [challenge] { often-who } contesté
    [pass] { often-who } passé
   *[play] { often-who } joué { often-card }
}
often-none = { $what ->
    [change] La couleur n'a pas changé
    [way] Le sens n'a pas changé
    [skip] { often-who-not } perdu de tour
    [wrong] { often-who-not } répondu faux
    [right] { often-who-not } bien répondu
    [catch] { often-not-caught }
    [call] { often-who-not } annoncé { call-word }
    [challenge] { often-who-not } contesté
    [pass] { often-who-not } passé
   *[play] { often-who-not } joué { often-card }
}
often-who = { table-player } a
    .you = Vous avez
    .anybody = On a
often-who-not = { table-player } n'a pas
    .you = Vous n'avez pas
    .anybody = Personne n'a
often-caught = { table-player } s'est fait attraper
    .you = Vous vous êtes fait attraper
    .anybody = On s'est fait attraper
often-not-caught = { table-player } ne s'est pas fait attraper
    .you = Vous ne vous êtes pas fait attraper
    .anybody = Personne ne s'est fait attraper
often-card = { $card }
    .card_none = une carte
often-times = { $times } fois
    .times_one = une fois
    .times_2 = deux fois
often-times-brief = { $times } fois.
    .times_0 = Jamais.
    .times_one = Une fois.
    .times_2 = Deux fois.
rounds-won = { table-player } a gagné { $times } manches dont vous avez entendu la fin.
    .you-and-times_0 = Vous n'avez encore gagné aucune manche, d'après ce que vous avez entendu.
    .you-and-times_one = Vous avez gagné une manche dont vous avez entendu la fin.
    .times_0 = { table-player } n'a encore gagné aucune manche, d'après ce que vous avez entendu.
    .you = Vous avez gagné { $times } manches dont vous avez entendu la fin.
    .times_one = { table-player } a gagné une manche dont vous avez entendu la fin.
    .brief = { $who } : { $times }.
    .braille = { $who } { $times }

## Les manches par leur numéro

nth-running = La manche { $round } n'est pas finie.
    .braille = manche { $round } en cours
nth-future = La manche { $round } n'a pas été jouée : c'est la manche { $now }.
    .brief = C'est la manche { $now }.
    .braille = manche { $now }
nth-unheard = Comment la manche { $round } a fini, vous ne l'avez pas entendu ici.
    .brief = Manche { $round } : pas entendue.
    .braille = manche { $round } pas entendue
nth-won = La manche { $round } a été gagnée par { table-player }.
    .you = Vous avez gagné la manche { $round }.
    .brief = { table-player }.
    .braille = manche { $round } : { $who }
nth-nobody = Personne n'a gagné la manche { $round }.
    .brief = Personne.
    .braille = manche { $round } : personne
nth-points = Manche { $round }, { $players } : { points-of }.
    .brief = { $players } : { $points }.
    .braille = { $players } { $points }
nth-scores = Après la manche { $round } : { $scores }.
    .brief = { $scores }.
    .braille = { $scores }

## Oui ou non

legal-none = Aucun +4 n'a été joué dans cette manche.
    .brief = Aucun +4.
    .braille = aucun +4
legal-unknown = On ne le sait pas : personne ne l'a contesté.
    .waits = On ne le sait pas encore : seule une contestation le montrerait.
    .free = Oui : ici, un +4 peut toujours être joué.
    .brief = On ne le sait pas.
    .brief-free = Oui, toujours.
    .braille = pas su
    .braille-free = oui
legal-found = Oui : après contestation ({ $by }), il était régulier.
    .guilty = Non : après contestation ({ $by }), c'était un bluff.
    .brief = Oui, régulier.
    .brief-guilty = Non, un bluff.
    .braille = oui
    .braille-guilty = non
still-over = Non : la partie est finie.
    .brief = Non.
    .braille = non : finie
still-out = Non : { table-player } ne joue plus cette partie.
    .you = Non : vous ne jouez plus cette partie.
    .brief = Non.
    .braille = non

## Les réponses aux questions

knew-last = { $right ->
    [yes] Oui.
    [no] Non.
   *[none] Ce n'est pas encore jugé.
}
    .braille = { $right ->
        [yes] oui :
        [no] non :
       *[none] ?
    }
knew-nobody = Personne.
    .braille = personne :
knew-none = { table-player } n'a répondu à aucune question dans cette manche.
    .you = Vous n'avez répondu à aucune question dans cette manche.
    .anybody = Personne n'a répondu à une question dans cette manche.
    .brief = Pas de question.
    .braille = pas de question

## Pourquoi

why-turn-draw = { table-player } a pioché au lieu de jouer ; personne d'autre ne sait si une carte était jouable.
    .you = Vous avez pioché au lieu de jouer.
    .brief = Aucune carte jouée.
    .braille = aucune carte jouée
