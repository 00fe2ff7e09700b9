### Ce qui s'est passé : la donne et les tours.

## Comment les phrases s'assemblent

between-deeds = { " " }
before-next = { " " }
    .braille = { " · " }
subject = { $who }
    .you = Vous
    .same = puis
    .partner = Votre partenaire { $who }

## Avant la première carte

round-begins = Manche { $round }.
    .braille = manche { $round }
deal-fixed = { "" }
    .full = La donne est fixée.
entropy-added = { subject } ajoute un texte à la donne.
    .you = Vous ajoutez un texte à la donne.
    .brief = { $who } ajoute un texte.
    .brief-you = Texte ajouté.
    .full = { subject } ajoute un texte à la donne : { $text }
    .full-you = Vous ajoutez un texte à la donne : { $text }
    .braille = { $who } texte
drawn-for-dealer = { $who } { $card }
    .again = puis { $card }
dealer-drawn = { subject } tire la carte la plus forte, { $card }, et distribue.
    .you = Vous tirez la carte la plus forte, { $card }, et distribuez.
    .brief = { $who } distribue.
    .brief-you = Vous distribuez.
    .full = Pour désigner le donneur on a tiré : { $draws }.
    .braille = { $who } { $card } donne
dealt = { subject } distribue.
    .drawn = { "" }
    .you = Vous distribuez.
    .brief = { $who } distribue.
    .brief-drawn = { "" }
    .brief-you = Vous distribuez.
    .full = { subject } distribue { $size } cartes par personne.
    .full-you-and-drawn = Vous avez la carte la plus forte et distribuez { $size } cartes par personne.
    .full-you = Vous distribuez { $size } cartes par personne.
    .full-drawn = { subject } a la carte la plus forte et distribue { $size } cartes par personne.
    .braille = { $who } donne
    .braille-drawn = { "" }
couple = { $first } avec { $second }
partners-told = Vous jouez avec { $partner }, { $others }.
    .partner_none = Partenaires : { $others }.
    .rotating = Cette manche, vous jouez avec { $partner }, { $others }.
    .brief = Vous jouez avec { $partner }.
    .brief-partner_none = { $others }.
    .braille = avec { $partner }
    .braille-partner_none = { $others }
hand-told = { $who } a en main { $cards }.
    .you = Votre main : { $cards }.
    .brief-you = Main : { $cards }.
    .full = { $who } a en main { $cards }.
    .full-you-and-cards-count_one = Votre main, une carte : { $cards }.
    .full-you = Votre main, { $cards-count } cartes : { $cards }.
    .braille = { $who } { $cards }
    .braille-you = main { $cards }
turned-up = La première carte est { $card }.
    .buried = La carte retournée est { $card } : elle repart dans la Pioche.
    .brief = Première carte : { $card }.
    .brief-buried = { $card } : repart dans la Pioche.
    .full-buried = La carte retournée est { $card } ; on ne commence pas par cette carte, elle repart dans la Pioche.
    .braille = talon { $card }
    .braille-buried = { $card } retour
row-filled = { $cards } rejoignent la rangée.
    .cards-count_one = { $cards } rejoint la rangée.
    .brief = Nouveau dans la rangée : { $cards }.
    .braille = rangée +{ $cards }

## Un tour

drawn = { $count } cartes
    .known-and-count_1 = { CHOOSE($one-is, reverse: "une", other: "un") } { $one }
    .known = { $count } cartes : { $cards }
    .count_0 = zéro carte
    .count_1 = une carte
drawn-brief = { $count }
    .known = { $cards }
    .count_0 = zéro carte
    .count_1 = une carte
# Un repère français peut commencer par + : « + +04 »
drawn-braille = +{ $count }
    .known = + { $cards }
no-more = { CHOOSE($short, yes: " (la Pioche est épuisée)", no: "") }
now-holds = { $left } cartes
    .left_0 = zéro carte
    .left_one = une carte
uno-called = UNO !
    .braille = UNO
names-it = { " " }et demande du { $colour }
    .colour_none = { "" }
    .you = { " " }et demandez du { $colour }
plays = { CHOOSE($who-is, you: "jouez", other: "joue") }
    .how_jumps = { CHOOSE($who-is, you: "intervenez avec", other: "intervient avec") }
    .how_drew-and-drew_1 = pioche une carte{ CHOOSE($colour, none: " et joue", other: ", joue") }
    .how_drew = pioche { $drew } cartes{ CHOOSE($colour, none: " et joue", other: ", joue") }
played = { subject } { plays } { $card }{ names-it }.
    .same-and-how_drew = puis { plays } { $card }{ names-it }.
    .same = { CHOOSE($colour, none: "et", other: "") } { plays } { $card }{ names-it }.
    .brief = { $who-is ->
        [you] { "" }
        [same] { "" }
       *[other] { $who },
    } { CHOOSE($how, jumps: "hors tour,", drew: "après pioche,", plays: "") } { $card }{ $on ->
        [none] { "" }
       *[other] { " " }pour { $on }
    }{ $colour ->
        [none] { "" }
       *[other], { $colour } demandé
    }.
    .full = { subject } { plays } { $card }{ $how ->
        [jumps] { CHOOSE($who-is, you: ", hors de votre tour", other: ", hors de son tour") }
       *[plays] { "" }
    }{ names-it }{ $uno ->
        [yes] { "" }
       *[no] { $left ->
            [0] { "" }
           *[other] { $who-is ->
                [you], il vous reste { now-holds }
               *[other], il lui reste { now-holds }
            }
        }
    }.
    .braille = { player-brief } { $how ->
        [jumps] hors tour
        [drew] +{ $drew }
       *[plays] { "" }
    } { $card } { $colour ->
        [none] { "" }
       *[other] { $colour }
    } { $left ->
        [0] { "" }
       *[other] { $left }
    }
player-brief = { $who }
    .same = { "" }
drew = { subject } { CHOOSE($why, stack: "ramasse", other: "pioche") } { drawn }{ no-more }.
    .you-and-misses = Vous { CHOOSE($why, stack: "ramassez", other: "piochez") } { drawn }{ no-more }{ CHOOSE($known, yes: ", et perdez votre tour", no: " et perdez votre tour") }.
    .you = Vous { CHOOSE($why, stack: "ramassez", other: "piochez") } { drawn }{ no-more }.
    .misses = { subject } { CHOOSE($why, stack: "ramasse", other: "pioche") } { drawn }{ no-more }{ CHOOSE($known, yes: ", et perd son tour", no: " et perd son tour") }.
    .brief = { player-brief } { CHOOSE($why, stack: "ramasse", other: "pioche") } { drawn-brief }.
    .brief-you = Vous { CHOOSE($why, stack: "ramassez", other: "piochez") } { drawn-brief }.
    .brief-told-and-known = { $who } { CHOOSE($why, stack: "ramasse", other: "pioche") } { drawn-brief }.
    .brief-told = { "" }
    .full = { subject } { CHOOSE($why, stack: "ramasse", other: "pioche") } { drawn }{ no-more }{ CHOOSE($misses, yes: ", perd son tour", no: "") }{ $known ->
        [yes], et a maintenant { now-holds }
       *[no] { " " }et a maintenant { now-holds }
    }.
    .full-you = { drew } Vous avez maintenant { now-holds }.
    .braille = { player-brief } { drawn-braille } { $left }
    .braille-you = { player-brief } { drawn-braille }
drew-then = { subject } pioche { $count } cartes { $then }
    .count_1 = { subject } pioche une carte { $then }
    .brief = { $who } pioche, { $then }
    .braille = { $who } +{ $count } { $then }
drew-own = Vous piochez { drawn }{ no-more }.
    .brief = { $cards }{ CHOOSE($fits, yes: ", jouable", row: "", barred: ", interdite", no: ", pas jouable") }.
    .brief-count_0 = Plus rien à piocher.
    .braille = { drawn-braille } { CHOOSE($fits, yes: "oui", no: "non", barred: "non", row: "") }
drew-passed = { subject } pioche { drawn }{ no-more }{ CHOOSE($known, yes: ", et passe", no: " et passe") }.
    .you = Vous piochez { drawn }{ no-more } et passez.
    .brief = { player-brief } pioche { drawn-brief }.
    .brief-you = { drawn-brief }, passé.
    .brief-known = { player-brief } pioche { drawn-brief }.
    .brief-count_1 = { player-brief } pioche.
    .full = { subject } pioche { drawn }{ no-more }, passe et a maintenant { now-holds }.
    .full-you = Vous piochez { drawn }{ no-more }, passez et avez maintenant { now-holds }.
    .braille = { player-brief } { drawn-braille } { $left }
    .braille-you = { player-brief } { drawn-braille }
others-draw = { $first } pioche { $count } cartes, { $rest } aussi.
    .who-count_1-and-count_0 = { $who } pioche zéro carte.
    .who-count_1-and-count_1 = { $who } pioche une carte.
    .who-count_1 = { $who } pioche { $count } cartes.
    .count_0 = { $who } piochent zéro carte.
    .count_1 = { $first } pioche une carte, { $rest } aussi.
    .brief = { $who } piochent { $count }.
    .brief-who-count_1 = { $who } pioche { $count }.
    .braille = { $who } +{ $count }
passed = { subject } passe.
    .you = Vous passez.
    .brief = { $who } passe.
    .brief-you = Passé.
    .braille = { $who } { CHOOSE($who-is, you: "passez", other: "passe") }
skipped = { subject } perd son tour.
    .you = Vous perdez votre tour.
    .brief = { $who } perd son tour.
    .brief-you = Vous perdez votre tour.
    .brief-told = { "" }
    .braille = { $who } { CHOOSE($who-is, you: "sautez", other: "saute") }
reversed = Le jeu tourne vers la { direction-word }.
    .brief = Vers la { direction-word }.
    .full = Le jeu tourne maintenant vers la { direction-word }.
    .braille = { direction-word }
direction-word = { CHOOSE($direction, left: "gauche", right: "droite") }
colour-named = { subject } demande du { $colour }.
    .you = Vous demandez du { $colour }.
    .brief = { $who }, { $colour } demandé.
    .brief-you = { $colour } demandé.
    .full = { colour-named } Il faut jouer du { $colour }, un Joker ou un +4.
    .braille = { $who } { $colour }
reshuffled = On remélange les cartes jouées : { $count } cartes à piocher.
    .count_one = On remélange les cartes jouées : une carte à piocher.
    .brief = Cartes remélangées.
    .full = La Pioche était vide, on remélange donc les cartes jouées : { $count } cartes à piocher.
    .full-count_one = La Pioche était vide, on remélange donc les cartes jouées : une carte à piocher.
    .braille = mélange { $count }

## Règles de la maison

jumped-in = { subject } intervient hors de son tour.
    .you = Vous intervenez hors de votre tour.
    .brief = { $who } intervient.
    .brief-you = Vous intervenez.
    .braille = { $who } hors tour
swapped = { subject } échange sa main avec { $target }.
    .you-and-known = Vous échangez votre main avec { $target } et recevez { $cards-count ->
        [one] une carte
       *[other] { $cards-count } cartes
    } : { $cards }.
    .you = Vous échangez votre main avec { $target } et recevez une autre main.
    .target-is_you-and-known = { subject } échange sa main avec vous. Vous recevez { $cards-count ->
        [one] une carte
       *[other] { $cards-count } cartes
    } : { $cards }.
    .target-is_you = { subject } échange sa main avec vous. Vous recevez une autre main.
    .counts = { subject } échange sa main avec { $target } et a maintenant { now-holds } contre { $target-left }.
    .brief = { $who } échange avec { $target }.
    .brief-you = Vous recevez { $cards }.
    .brief-target-is_you = { $who } échange avec vous. Vous recevez { $cards }.
    .full-counts_no = { swapped }
    .full-you = { swapped } { $target } en a maintenant { $target-left }.
    .full-target-is_you = { swapped } { $who } en a maintenant { $left }.
    .braille = { $who } échange { $target }
    .braille-known = { $who } échange { $target } { $cards }
    .braille-counts = { $who } échange { $target } { $left } { $target-left }
holds = { $who } { $count }
hands-passed = Toutes les mains passent à { direction-word }. { $known ->
    [yes] Vous recevez { $cards-count ->
        [one] une carte
       *[other] { $cards-count } cartes
    } : { $cards }.
   *[no] { "" }
} { $counts-count ->
    [0] { "" }
   *[other] Maintenant : { $counts }.
}
    .brief = Les mains passent à { direction-word }.
    .brief-known = Les mains passent à { direction-word }. Vous recevez { $cards }.
    .full = Toutes les mains passent à { direction-word }. { $known ->
        [yes] { $giver ->
            [none] Vous recevez
           *[other] { $giver } vous donne
        } { $cards-count ->
            [one] une carte
           *[other] { $cards-count } cartes
        } : { $cards }.
       *[no] { "" }
    } { $counts-count ->
        [0] { "" }
       *[other] Maintenant : { $counts }.
    }
    .braille = mains { direction-word } { $known ->
        [yes] vous { $cards }
       *[no] { "" }
    } { $counts-count ->
        [0] { "" }
       *[other] { $counts }
    }
