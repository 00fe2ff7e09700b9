### La suite.

## La suite : à vous

next-you-only = À vous.
    .full = À vous de jouer.
    .braille = vous
next-still-you = C'est toujours à vous.
    .brief = À vous.
    .full = C'est toujours à vous de jouer.
    .braille = vous
counts-now = , { $colour } demandé
    .named = { "" }
    .colour_none = { "" }
next-you = À vous{ counts-now }, { $count } cartes jouables.
    .count_0 = À vous{ counts-now }, rien de jouable : piochez.
    .count_one = À vous{ counts-now }, une carte jouable.
    .brief = À vous{ counts-now }.
    .brief-count_0 = À vous{ counts-now }, piochez.
    .full = À vous : { $colour ->
        [none] sur { $top }
       *[other] { $colour } demandé
    }, { $count ->
        [0] { $hand ->
            [1] votre dernière carte n'est pas jouable, piochez
            [2] aucune de vos deux cartes n'est jouable, piochez
           *[other] aucune de vos { $hand } cartes n'est jouable, piochez
        }
       *[other] { $all ->
            [yes] { $hand ->
                [1] votre dernière carte est jouable
                [2] vos deux cartes sont jouables
               *[other] vos { $hand } cartes sont jouables
            }
           *[no] { $count ->
                [1] une de vos { $hand } cartes est jouable
               *[other] { $count } de vos { $hand } cartes sont jouables
            }
        } : { $cards }
    }.
    .braille = vous { $colour } { $count }/{ $hand }
    .braille-named = vous { $count }/{ $hand }
    .braille-colour_none = vous { $count }/{ $hand }
next-you-more = { "" }
    .full-uno = Dites UNO avec la carte que vous jouez.
next-colour = Choisissez la couleur.
    .brief = Quelle couleur ?
    .full = Choisissez la couleur demandée : bleu, vert, rouge ou jaune.
    .braille = couleur ?
next-drawn = { drawn-it } n'est pas jouable{ drawn-others }
    .fits = { drawn-it } est jouable : { CHOOSE($card-is, reverse: "jouez-la", other: "jouez-le") }{ CHOOSE($may-pass, yes: " ou passez", no: "") }.
    .fits_none = { nothing-drawn }
    .fits_barred = { drawn-it } n'est pas permis{ CHOOSE($card-is, reverse: "e", other: "") } maintenant{ drawn-others }
    .brief = Jouez cette carte.
    .brief-may-pass-and-others-count_0 = { CHOOSE($fits, yes: "Jouer ou passer ?", no: "Passez.") }
    .brief-may-pass = Jouer ou passer ?
    .full = { $top-is ->
        [wild] Le { $colour } est demandé, { drawn-it } n'est pas jouable
        [wild-four] Le { $colour } est demandé, { drawn-it } n'est pas jouable
       *[other] Sur { $top }, { drawn-it } n'est pas jouable
    }{ $others-count ->
        [0]. Dites passer pour finir votre tour.
       *[other] { drawn-others }
    }
    .full-fits = { drawn-it } est jouable{ $top-is ->
        [wild] { "" }
        [wild-four] { "" }
       *[other] { " " }sur { $top }
    } : jouez cette carte{ $others-count ->
        [0] { "" }
       *[other] { " " }ou une autre, { $others }
    }{ CHOOSE($may-pass, yes: ", ou gardez-la en disant passer", no: "") }.
    .full-fits_none = { nothing-drawn }
    .full-fits_barred = Une règle de la maison interdit de la jouer maintenant{ drawn-others }
    .braille = jouer ?
    .braille-others-count_0 = { CHOOSE($fits, yes: "jouer ?", no: "passe") }
drawn-it = { CHOOSE($card-is, reverse: "elle", other: "il") }
nothing-drawn = Vous pouvez jouer { $others }{ CHOOSE($may-pass, yes: ", ou passer", no: "") }.
    .others-count_0 = Dites passer.
drawn-others = , mais vous pouvez jouer { $others }{ CHOOSE($may-pass, yes: ", ou passer", no: "") }.
    .others-count_0 = { " " }: passez.
stakes = { "" }
    .full = { $colour ->
        [none] { "" }
       *[other] La couleur était le { $colour }.
    } Si { $player } avait { $honest ->
        [colour] { $colour ->
            [none] une carte de la couleur d'avant
           *[other] du { $colour }
        }
       *[other] une autre carte jouable
    }, { $player } { $back ->
        [yes] reprend son +4 et pioche { $guilty } { CHOOSE($guilty, one: "carte", other: "cartes") }
       *[no] pioche { $guilty } { CHOOSE($guilty, one: "carte", other: "cartes") }
    } ; sinon, vous en piochez { $challenger }.
next-respond = Acceptez : vous piochez { $wild-four } { CHOOSE($wild-four, one: "carte", other: "cartes") }.
    .can = Contester ou accepter ?
    .brief = { CHOOSE($can, yes: "Contester ou accepter ?", no: "Acceptez.") }
    .braille = { CHOOSE($can, yes: "cont/acc ?", no: "acc") }
next-stack = Ramassez { $count } { CHOOSE($count, one: "carte", other: "cartes") }.
    .can = { $count } { CHOOSE($count, one: "carte vous attend", other: "cartes vous attendent") } : ajouter une carte qui fait piocher, ou ramasser ?
    .brief = Ramassez { $count }.
    .brief-can = { $count } pour vous : ajouter ou ramasser ?
    .full = { $count } { CHOOSE($count, one: "carte vous attend", other: "cartes vous attendent") }, et vous n'avez rien à y ajouter : ramassez.
    .full-can = { $count } { CHOOSE($count, one: "carte vous attend", other: "cartes vous attendent") }. Vous pouvez y ajouter { $cards }, ou ramasser.
    .braille = vous ramasser { $count }
    .braille-can = vous { $count } +/ramasser ?
next-answer = Question : { $question } Au Talon : { $top }.
    .top_none = Question : { $question }
    .brief = { $question }
    .full = { next-answer } Répondez, dites je ne sais pas, ou appuyez sur Entrée pour réentendre la question.
    .braille = ? { $plain }
next-swap = Avec qui échangez-vous votre main ?
    .brief = Échanger avec qui ?
    .full = Avec qui échangez-vous votre main ? Tapez un nom. Cartes en main : { $others }.
    .braille = échange ? { $others }
next-lay = Posez une carte dans la rangée{ CHOOSE($declinable, yes: ", ou rien", no: "") }.
    .brief = { CHOOSE($declinable, yes: "Poser une carte ?", no: "Posez une carte.") }
    .full = Posez une de vos cartes dans la rangée : { $cards }{ CHOOSE($declinable, yes: ". Pour ne rien poser, dites rien", no: "") }.
    .braille = { CHOOSE($declinable, yes: "pose/rien ?", no: "pose ?") }
next-row = À vous. Dans la rangée : { $row }.
    .brief = À vous. Rangée : { $row }.
    .braille = vous { $row } ·
next-row-more = Rien ne va : piochez.
    .can = Vous pouvez jouer sur { $cards }.
    .brief = { CHOOSE($can, yes: "", no: "Piochez.") }
    .full = Rien ne va dans votre main, ni seul ni par deux : piochez. { dos-reminder }
    .full-can = Vous pouvez jouer sur { $ways }. { dos-reminder }
    .braille = piocher
    .braille-can = { $cards } ?
dos-reminder = { "" }
    .call = Il vous reste deux cartes : dites DOS.
next-done = Rien d'autre ne va : dites fini.
    .can = Vous pouvez jouer sur { $cards }, ou finir en disant fini.
    .drawn = Rien ne va : dites fini, puis posez une carte.
    .brief = { CHOOSE($can, yes: "Encore, ou fini ?", no: "Fini ?") }
    .full = Rien d'autre ne va : dites fini pour vous arrêter là. { dos-reminder }
    .full-can = Vous pouvez jouer sur { $ways }. Sinon, dites fini. { dos-reminder }
    .full-drawn = Rien ne va : dites fini, puis posez une carte dans la rangée. { dos-reminder }
    .braille = fini ?
    .braille-can = { $cards } ? fini ?

## La suite : aux autres

next-subject = { $who }
    .partner = Votre partenaire
next-other = C'est à { $who }.
    .partner = C'est à votre partenaire.
    .brief = { $who }.
    .full-partner = C'est à votre partenaire { $who }.
    .braille = { $who }
next-other-turn = C'est à { $who }.
    .brief = { $who }.
    .full = C'est à { $who } de jouer.
    .braille = { $who }
next-same = La même personne rejoue.
    .brief = { $who } rejoue.
    .braille = rejoue
next-other-respond = { next-subject } peut contester.
    .brief = { $who } ?
    .full = { subject } peut contester ou accepter.
    .braille = { $who } cont ?
next-other-stack = { $count } { CHOOSE($count, one: "carte attend", other: "cartes attendent") } { $who }.
    .partner = { $count } { CHOOSE($count, one: "carte attend", other: "cartes attendent") } votre partenaire.
    .brief = { $count } pour { $who }.
    .full = { $count } { CHOOSE($count, one: "carte attend", other: "cartes attendent") } { $who }, qui peut en ajouter ou les ramasser.
    .braille = { $who } { $count } ?
next-other-swap = Un échange de mains va suivre.
    .brief = Un échange suit.
    .full = Un échange de mains avec quelqu'un va suivre.
    .braille = échange
next-other-lay = { "" }
    .full = Une carte va être posée dans la rangée.
    .braille = pose
next-other-asked = Question pour { $who } : { $question }
    .question_none = Question pour { $who }.
    .same_yes-and-partner = Même question pour votre partenaire.
    .same_yes = Même question pour { $who }.
    .brief = Question pour { $who }.
    .braille = { $who } ?
next-other-colour = { next-subject } choisit la couleur.
    .brief = { $who } choisit la couleur.
    .full = { subject } choisit la couleur demandée.
    .braille = { $who } couleur ?

## Une partie racontée de nouveau

record-seats = À la table : { $seats }.
    .brief = Places : { $seats }.
    .full = À la table, avec le numéro de la place : { $seats }.
    .braille = { $seats }
record-seat = { $number } { $name } (robot)
    .person = { $number } { $name }
record-mended = À partir d'ici, on a joué selon une règle qui a été corrigée depuis.
    .braille = autres règles dès ici
record-unfinished = La manche qui suit n'est pas finie.
    .brief = La manche suivante n'est pas finie.
    .full = La manche qui suit n'est pas finie, ses cartes ne sont donc pas encore connues.
    .braille = manche suivante pas finie
