### L'arbitre d'une table avec de vraies cartes : ce qu'on lui dit, et ce qu'il décide.

## Ce qu'il dit

referee-begin = Arbitre pour { $edition-title } : { $players }. { $who } distribue { $size ->
    [one] une carte
   *[other] { $size } cartes
} par personne. { $cards ->
    [one] Quelle est la première carte retournée ?
   *[other] Quelles sont les { $cards } cartes de la rangée ?
}
    .brief = { $edition-title } : { $players }, { $who } distribue. { $cards ->
        [one] Première carte ?
       *[other] Rangée ?
    }
    .braille = { $who } distribue · { $cards ->
        [one] première ?
       *[other] rangée ?
    }
referee-help = Dites ce qui se passe : Ben joue 5 rouge, Ben pioche, Ben dit uno, Ana attrape Ben. Sans nom, il s'agit de qui a la main. Demandez : Ben peut-il piocher, et maintenant, combien de cartes a Ana, pourquoi, règles. Et aussi : annuler ; Ben a 5 cartes, pour corriger un compte ; Talon mélangé ; nouvelle manche, à la fin ; répéter, plus, moins ; quitter.
    .braille = ben 5 rouge · ben pioche · ben peut piocher · et maintenant · annuler · ben a 5 · quitter
referee-goodbye = L'arbitre s'en va.
    .full = L'arbitre s'en va après { $told ->
        [one] une annonce
       *[other] { $told } annonces
    }.
    .braille = au revoir
referee-answer-told = On donne maintenant la réponse, et rien n'est plus demandé avant qu'une carte la couvre.
    .braille = donner la réponse
referee-owed = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .braille = { $who } +{ $count }
referee-drew = C'est bien cela : { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .braille = { $who } +{ $count } ok
referee-draws = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}, ni plus ni moins.{ refusal-rule }
    .braille = { $who } +{ $count }{ refusal-rule.braille }
referee-use = { $how ->
    [drawn] jouer la carte piochée si elle convient
    [match] associer des cartes de la rangée
    [stack] répondre par une carte de pioche permise
    [lay] poser une carte dans la rangée
    [swap] échanger sa main avec une autre personne
    [colour] demander une couleur
    [unknown] dire que la réponse n'est pas connue
   *[play] jouer une carte qui convient
}
referee-can = { $who } peut { $what }.
    .braille = { $who } { $what }
referee-goes-on = À faire : { $what }.
    .braille = { $what }
referee-may = Oui, { $who } peut { $what }.
    .bluff = Oui, { $who } peut { $what } ; si la main l'interdit, c'est un bluff, que la personne suivante peut contester.
    .braille = oui
    .braille-bluff = oui, bluff peut-être
referee-unless-must-play = Seulement si { $who } n'a aucune carte qui convient.
    .braille = si rien ne va
referee-unless-forced-to-play = Seulement si { $who } n'a rien à jouer.
    .braille = si rien ne va
referee-unless-not-honest = Seulement si { $who } n'a rien en main qui l'interdise.
    .braille = si honnête
referee-unless-only-the-drawn-card = Seulement si c'est la carte que { $who } vient de piocher.
    .braille = si piochée
referee-no = { $who } : { $wrong } { $can }{ refusal-rule }
    .about = { $wrong } { $can }{ refusal-rule }
    .brief = { $who } : { $wrong }
    .brief-about = { $wrong }
    .braille = { $who } { $wrong } · { $can }{ refusal-rule.braille }
    .braille-about = { $wrong } · { $can }{ refusal-rule.braille }
referee-no-no-such-seat = { $who } ne joue pas dans cette manche.
    .braille = { $who } ne joue pas
referee-no-only-the-drawn-card = { $who } ne peut jouer que la carte piochée.
    .braille = { $who } carte piochée seule
referee-no-already-drawn = { $who } a déjà pioché.
    .braille = { $who } a pioché
referee-no-not-drawn = { $who } n'a pas pioché et ne peut pas encore passer.
    .braille = { $who } n'a pas pioché
referee-no-nothing-to-challenge = { $who } n'a pas de +4 à contester ni à accepter.
    .braille = { $who } rien à contester
referee-no-not-oneself = C'est à une autre personne d'attraper { $who }.
    .braille = pas { $who }
referee-no-accuses-oneself = C'est à une autre personne d'accuser { $who }.
    .braille = pas { $who }
referee-no-accused-has-no-voice = On accuse { $who }, qui ne vote donc pas.
    .braille = { $who } sans voix
referee-no-already-voted = { $who } a déjà voté.
    .braille = { $who } a voté
referee-no-number-last = { $who } ne peut pas finir par { $card }.
    .braille = { $card } pas en dernier
referee-no-no-draw-after-match = { $who } a associé une carte et ne pioche donc pas.
    .braille = { $who } a associé
referee-no-drawn-in-dos = { $who } a déjà pioché.
    .braille = { $who } a pioché
referee-no-must-lay = { $who } doit poser une carte.
    .braille = { $who } pose
referee-no-must-lay-after-draw = Après une pioche sans association, { $who } doit poser une carte.
    .braille = { $who } pose
referee-no-not-two-for-dos = { $who } a { $count ->
    [one] une carte
   *[other] { $count } cartes
}, et non deux.
    .braille = { $who } en a { $count }
referee-catchable = On peut attraper { $players }.
    .braille = attraper { $players } ?
referee-accused = On accuse { $players } : les autres approuvent ou désapprouvent.
    .braille = { $players } : accusation
referee-impossible-copies = Il n'y a que { $number ->
    [one] une seule carte { $card }
   *[other] { $number } cartes { $card }
} dans le paquet{ $seen ->
    [0] {""}
    [one] , et une est déjà ailleurs
   *[other] , et { $seen } sont déjà ailleurs
}. Dites annuler pour reprendre la dernière annonce.
    .braille = { $card } : { $number } en tout
referee-impossible-drawn = On ne peut en piocher que { $number }.
    .braille = +{ $number } seulement
referee-impossible-first = { $card } ne commence pas une manche : la carte retourne dans le paquet et on en retourne une autre. Laquelle ?
    .braille = { $card } retourne · laquelle ?
referee-impossible-reshuffle = Il n'y a rien à mélanger.
    .braille = rien à mélanger
referee-impossible-count = { $who } ne peut pas avoir { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
    .braille = { $who } pas { $number }
referee-impossible-hand = Il restait à { $who } { $number ->
    [one] une carte
   *[other] { $number } cartes
} : dites-en exactement autant.
    .braille = { $who } en a { $number }
referee-impossible-left = Il reste à { $who } { $number ->
    [one] une carte
   *[other] { $number } cartes
} : dites-en exactement autant, ou les points.
    .braille = { $who } en a { $number }
referee-wanted-guilty = { $who } conteste. Regardez ce que { $target } a en main : dites coupable ou honnête, ou dites-moi { $size ->
    [one] la carte
   *[other] les { $size } cartes
} et je tranche.
    .brief = Coupable ou honnête ?
    .braille = coupable/honnête ?
referee-wanted-right = La réponse était-elle juste ou fausse ?
    .brief = Juste ou faux ?
    .braille = juste/faux ?
referee-wanted-drawn = Combien de cartes { $who } a-t-il ou a-t-elle piochées ?
    .brief = Combien ?
    .braille = combien ?
referee-wanted-cards = { $number ->
    [one] Quelle carte rejoint la rangée ?
   *[other] Quelles sont les { $number } cartes qui rejoignent la rangée ?
}
    .brief = Quoi dans la rangée ?
    .braille = rangée +{ $number } ?
referee-called = { $who } a dit UNO avec cette carte.
    .braille = { $who } uno
referee-call = { $who } dit UNO. Et la carte ?
    .now_no = { $who } : on dit UNO avec l'avant-dernière carte, et il y en a { $count } dans cette main.{ refusal-rule }
    .now_turn = { $who } : on dit UNO en jouant l'avant-dernière carte, et c'est à { $turn } de jouer.{ refusal-rule }
    .braille = { $who } uno ok
    .braille-now_turn = { $who } pas uno : à { $turn }
    .braille-now_no = { $who } pas uno : { $count }
referee-hand-under = Les cartes de { $who } passent sous la Pioche.
    .full = { "" }
    .braille = { $who } : cartes sous pioche
referee-back-next = { $who } rejouera à partir de la prochaine manche.
    .braille = { $who } prochaine manche
referee-may-leave = Oui. { CHOOSE($leaves, yes: "On peut partir à tout moment, et on joue alors sans cette place.", no: "Qui revient joue à partir de la prochaine manche.") }
    .brief = Oui.
    .braille = oui
referee-impossible-colour = Dites d'abord quelle couleur { $who } demande, puis que { $who } s'en va.
    .braille = d'abord la couleur
referee-impossible-gone = On joue déjà sans { $who }.
    .braille = déjà sans { $who }
referee-impossible-here = { $who } est toujours là.
    .braille = { $who } toujours là
referee-counted = C'est corrigé : { $who } a { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .braille = { $who } { $count }
referee-undone = C'est repris : { $what }
    .what_none = C'est repris.
    .braille = repris : { $what }
    .braille-what_none = repris
referee-undone-count = C'est repris : { $who } a { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .braille = repris
referee-undone-uno = C'est repris : { $who } a dit UNO.
    .braille = repris : { $who } uno
referee-undone-hand = C'est repris : la main de { $who }.
    .braille = repris : { $who }
referee-first-this = Dites d'abord ceci.
    .braille = d'abord :
referee-so-many = Cela fait { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .braille = { $count } ?
referee-no-card = Aucune carte n'est encore retournée.
    .braille = rien de retourné
referee-turned-up = { $cards ->
    [one] Quelle est la première carte retournée ? Dites son numéro et sa couleur, par exemple 5 rouge.
   *[other] Quelles sont les { $cards } cartes de la rangée ? Dites-les ensemble, par exemple 5 rouge, 7 bleu.
}
    .brief = { $cards ->
        [one] Première carte ?
       *[other] Rangée ?
    }
    .braille = { $cards ->
        [one] première ?
       *[other] rangée ?
    }
referee-no-undo = Il n'y a rien à reprendre.
    .braille = rien à reprendre
referee-no-hands = Je ne connais les cartes de personne. Demandez-moi ce qu'on peut faire maintenant, ou les règles.
    .braille = mains inconnues
referee-no-score = Je ne tiens pas de score ici. Avec --sheet, chaque manche va sur une feuille de score.
    .braille = pas de feuille
referee-after = Annuler reprend la dernière annonce ; nouvelle manche redistribue ; quitter termine.
    .over = Annuler reprend la dernière annonce ; quitter termine.
    .brief-over = Annuler ou quitter.
    .brief = Annuler, nouvelle manche ou quitter.
    .braille-over = annuler, quitter
    .braille = annuler, nouvelle manche, quitter
referee-not-over = Cette manche n'est pas encore finie.
    .braille = pas finie
referee-off-sheet = La manche { $number } n'est plus sur la feuille de score.
    .braille = manche { $number } reprise
referee-who-catches = Dites qui attrape { $who }, par exemple : Ana attrape { $who }.
    .braille = qui attrape { $who } ?
referee-oops = Annuler reprend la dernière annonce.
    .braille = annuler ?
referee-which = Dites la carte entière, avec sa couleur, par exemple : { $who } joue 5 rouge.
    .braille = quelle carte ? { $who } 5 rouge
referee-no-challenge = Aucune contestation n'est en cours.
    .braille = rien de contesté
referee-not-challenged = On ne peut contester que { $who } maintenant.
    .braille = seulement { $who }
referee-legal = Oui, d'après tout ce que la table peut voir.
    .braille = oui
referee-not-out = { $who } a encore { $count ->
    [one] une carte
   *[other] { $count } cartes
}. Dites la dernière carte jouée.
    .braille = { $who } en a { $count }
referee-unclear = Je n'ai pas compris. Dites qui fait quoi, par exemple { $who } joue 5 rouge, ou demandez : et maintenant.
    .braille = ? { $who } joue 5 rouge
referee-left = Pour le score, dites ce qui reste à { $players } : { $who } 5 rouge, joker ; ou les points.
    .brief = Que reste-t-il à { $players } ?
    .braille = mains ?
referee-blocked = Personne ne marque.
    .braille = aucun point
referee-more = Et { $players } ?
referee-held = { $who } { $points }
referee-handed-over = Pour le score : { $who } a terminé ; { $hands }.
    .who_none = Pour le score : personne n'a terminé.
    .braille = { $who } fini · { $hands }

## Au terminal

referee-resumed = On reprend { $edition-title }, avec { $players }.
    .braille = reprise · { $players }
referee-who-deals = Qui distribue : { $players } ?
    .braille = donneur ?
referee-no-dealer = { $typed } n'est pas à la table : le donneur est à choisir parmi { $players }.
referee-alike = Deux personnes ne peuvent pas porter le même nom.
referee-unreadable = La manche de l'arbitre { $path } ne peut pas être lue : { $reason }
referee-file-or-sheet = Une manche est gardée dans un fichier ou remise à une feuille de score : laissez --file ou --sheet de côté.
referee-on-sheet = C'est sur la feuille de score.
    .full = La manche { $number } est sur la feuille { $sheet }.
    .braille = notée
referee-damaged = { $path } n'est pas une manche d'arbitre, ou le fichier est abîmé. Rien n'a été changé.

## Ce qu'on lui dit

referee-word-undo = annuler, annule, annulez, reprendre, reprends, non c'était faux, retour
referee-word-now = et maintenant, que faire, que faire maintenant, et après, quoi maintenant, que peut-on faire, qu'est-ce qu'on fait, qui joue, qui joue maintenant
referee-word-quit = quitter, q, sortir, au revoir, fin
referee-word-help = aide, ?
referee-word-reshuffle = talon mélangé, mélangé, on mélange, on a mélangé, mélanger, la pioche est refaite, nouvelle pioche
referee-word-again = nouvelle manche, manche suivante, une autre manche, encore une manche, on rejoue
referee-word-must = doit-il, doit-elle, doit, est-il obligé de, est-elle obligée de, est obligé de, est obligée de, faut-il que
referee-word-fine = ok, permis, permise, autorisé, autorisée, valable, possible, correct, bon, bonne
referee-word-then = et puis, puis, et, ensuite, et ensuite
referee-word-they = il, elle, iel
referee-word-forgot = a oublié uno, a oublié de dire uno, n'a pas dit uno, n'a pas annoncé uno, a oublié dos, n'a pas dit dos
referee-word-oops = oups, pardon, je me suis trompé, je me suis trompée, c'est une erreur
referee-word-legal = c'était permis, est-ce permis, c'est permis, c'était légal, était-ce permis, c'était autorisé, est-ce que c'était permis
referee-word-may = puis-je, peut-on, peut-il, peut-elle, peut-iel, peut, est-ce que je peux, je peux, a-t-il le droit de, a-t-elle le droit de, a le droit de, peuvent-ils
referee-word-ask = est-ce que, est-ce qu', est-ce
referee-word-has = a, a seulement, n'a que, il reste, avait, tient, n'a plus que, n'a plus qu', n'a qu', ne tient que
referee-word-cards = carte, cartes, de, des, les, en, ses, dues
referee-word-first = première carte, la première carte est, la première carte, rangée, la rangée est
referee-word-naming = et demande du, et demande le, et demande, demande du, demande, et choisit le, et choisit, choisit, et veut du, et veut, en, couleur, et dit, dit, sur la pile, sur le talon, sur la table
referee-word-guilty = coupable, oui, bluff, c'était un bluff, c'est un bluff, un bluff, du bluff, c'était du bluff, c'est du bluff, faux, bluffait, a bluffé, il a bluffé, elle a bluffé, il bluffait, elle bluffait, mentait, a menti, il mentait, elle mentait, est coupable, était coupable
referee-word-honest = honnête, non, pas coupable, innocent, innocente, pas de bluff, c'était honnête, était honnête, est honnête, n'a pas bluffé, il n'a pas bluffé, elle n'a pas bluffé, ne bluffait pas, ne mentait pas, disait vrai
referee-word-right = juste, vrai, correct, a juste, a raison, c'est juste, bonne réponse, oui, a bien répondu, a répondu juste, répond juste, répond bien, sait, le sait, a trouvé, connaît la réponse, sait la réponse
referee-word-wrong = faux, a faux, a tort, c'est faux, mauvaise réponse, non, s'est trompé, s'est trompée, se trompe, a mal répondu, a répondu faux, répond faux, répond mal
referee-does-play = joue, a joué, met, a mis, intercepte avec, balance, a balancé, jette, a jeté, lance, a lancé
referee-does-draw = pioche, a pioché, tire, a tiré, prend, prend en
referee-does-pass = passe, a passé, garde la carte, la garde, passe son tour
referee-does-colour = demande du, demande le, demande, choisit le, choisit, nomme le
referee-does-challenge = conteste, a contesté, doute, dit que c'est un bluff, dit que c'est du bluff, n'y croit pas, ne le croit pas, ne la croit pas
referee-does-accept = accepte, a accepté, ne conteste pas
referee-does-pickup = ramasse, a ramassé, ramasse tout, prend tout
referee-does-answer = répond, a répondu, donne une réponse
referee-does-unknown = ne sait pas, n'en sait rien, donne sa langue au chat
referee-does-match = associe, a associé, couvre, a couvert
referee-does-done = a fini, a terminé, termine son tour
referee-does-lay = pose, a posé, dépose
referee-does-nolay = ne pose rien, ne pose pas
referee-does-swap = échange avec, échange sa main avec, échange
referee-does-catch = attrape, a attrapé
referee-does-dos = dit dos, annonce dos
referee-does-accuse = accuse, a accusé
referee-does-agree = approuve, est d'accord sur
referee-does-disagree = désapprouve, n'est pas d'accord sur
referee-does-leave = s'en va, s'en aller, part, partir, est parti, est partie, nous quitte, quitte la table, quitter la table, a quitté la table, quitte la partie, quitter la partie, a quitté la partie, quitte la manche, rentre chez lui, rentre chez elle, abandonne, abandonner, a abandonné
referee-does-return = est de retour, revient, revenir, est revenu, est revenue, est de nouveau là, est à nouveau là
referee-does-uno = uno, dit uno, annonce uno, et dit uno, et annonce uno, en disant uno, a dit uno, puis dit uno, et puis dit uno, avec uno
