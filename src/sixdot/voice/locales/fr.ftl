# Les mots de Sixdot en français. Ce qui vaut pour toute langue (longueurs, valeurs, signes) est expliqué en tête de en.ftl ;
# les sections sont ici les mêmes, dans le même ordre. Le français est écrit pour l'oreille, pas traduit mot à mot.
#
# On dit vous, et la Pioche, le Talon, la manche, le donneur, comme le livret français. Le chiffre vient d'abord : 5 rouge,
# +2 bleu, Inversion bleue, Passe-tour vert, Joker (avec sa majuscule), +4. On demande « du rouge » ; un Joker DOS est
# « en rouge », un Joker nombre « pour 6 ».
#
# Un mot pour une chose : une carte est jouable ou va (sur le Talon), on l'associe (à la rangée) ; une couleur compte, ou
# est assortie ; on pioche, on ramasse un cumul de cartes de pioche ; on perd son tour, on l'a passé si on l'a voulu ; on a des
# cartes, on ne les tient pas ; on annonce UNO, on attrape qui l'a oublié ; on intervient hors de son tour ; un +4 est
# régulier ou un bluff, on le conteste ou l'accepte ; on accuse de conseil ; une carte a un repère.
#
# Rien ne dit si quelqu'un est un homme ou une femme : « qui a joué », « place libre », « par personne », pas « parti » ni
# « chacun » après un nom. Aucun nom ne suit « de » ou « que », qui s'élideraient : « Victoire : Ana ».
#
# En braille, pas de « ! » ni de « = », trop près du « + » et du guillemet des tables françaises ; une espace avant « ? ».


### Comment les choses s'appellent. En français le chiffre vient d'abord : 5 rouge, +2 bleu.

colour =
    { $colour ->
        [blue] bleu
        [green] vert
        [red] rouge
       *[yellow] jaune
    }
card =
    { $symbol ->
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
list-more =
    .brief = { $before }, { $item }
    .normal = { $before }, { $item }
    .full = { $before }, { $item }
    .braille = { $before } { $item }
list-last =
    .brief = { $before }, { $item }
    .normal = { $before } et { $item }
    .full = { $before } et { $item }
    .braille = { $before } { $item }


### Ce qui s'est passé, et ce qui vient ensuite.

## Comment les phrases s'assemblent

between-deeds = { " " }
before-next =
    .brief = { " " }
    .normal = { " " }
    .full = { " " }
    .braille = { " · " }
subject =
    { $who-is ->
        [you] Vous
        [same] puis
        [partner] Votre partenaire { $who }
       *[other] { $who }
    }

## Avant la première carte

round-begins =
    .brief = Manche { $round }.
    .normal = Manche { $round }.
    .full = Manche { $round }.
    .braille = manche { $round }
deal-fixed =
    .brief = { "" }
    .normal = { "" }
    .full = La donne est fixée : son empreinte commence par { $commitment }.
    .braille = { "" }
entropy-added =
    .brief =
        { $who-is ->
            [you] Texte ajouté.
           *[other] { $who } ajoute un texte.
        }
    .normal =
        { $who-is ->
            [you] Vous ajoutez un texte à la donne.
           *[other] { subject } ajoute un texte à la donne.
        }
    .full =
        { $who-is ->
            [you] Vous ajoutez un texte à la donne : { $text }
           *[other] { subject } ajoute un texte à la donne : { $text }
        }
    .braille = { $who } texte
drawn-for-dealer =
    { $again ->
        [yes] puis { $card }
       *[no] { $who } { $card }
    }
dealer-drawn =
    .brief =
        { $who-is ->
            [you] Vous distribuez.
           *[other] { $who } distribue.
        }
    .normal =
        { $who-is ->
            [you] Vous tirez la carte la plus forte, { $card }, et distribuez.
           *[other] { subject } tire la carte la plus forte, { $card }, et distribue.
        }
    .full =
        Pour désigner le donneur on a tiré : { $draws }.
    .braille = { $who } { $card } donne
dealt =
    .brief =
        { $drawn ->
            [yes] { "" }
           *[no]
                { $who-is ->
                    [you] Vous distribuez.
                   *[other] { $who } distribue.
                }
        }
    .normal =
        { $drawn ->
            [yes] { "" }
           *[no]
                { $who-is ->
                    [you] Vous distribuez.
                   *[other] { subject } distribue.
                }
        }
    .full =
        { $who-is ->
            [you] Vous { $drawn ->
                    [yes] avez la carte la plus forte et distribuez
                   *[no] distribuez
                } { $size } cartes par personne.
           *[other] { subject } { $drawn ->
                    [yes] a la carte la plus forte et distribue
                   *[no] distribue
                } { $size } cartes par personne.
        }
    .braille =
        { $drawn ->
            [yes] { "" }
           *[no] { $who } donne
        }
couple = { $first } avec { $second }
partners-told =
    .brief =
        { $partner ->
            [none] { $others }.
           *[other] Vous jouez avec { $partner }.
        }
    .normal =
        { $partner ->
            [none] Partenaires : { $others }.
           *[other]
                { $rotating ->
                    [yes] Cette manche, vous jouez avec { $partner }, { $others }.
                   *[no] Vous jouez avec { $partner }, { $others }.
                }
        }
    .full = { partners-told.normal }
    .braille =
        { $partner ->
            [none] { $others }
           *[other] avec { $partner }
        }
hand-told =
    .brief =
        { $who-is ->
            [you] Main : { $cards }.
           *[other] { $who } a en main { $cards }.
        }
    .normal =
        { $who-is ->
            [you] Votre main : { $cards }.
           *[other] { $who } a en main { $cards }.
        }
    .full =
        { $who-is ->
            [you] Votre main, { $cards-count ->
                    [one] une carte
                   *[other] { $cards-count } cartes
                } : { $cards }.
           *[other] { $who } a en main { $cards }.
        }
    .braille =
        { $who-is ->
            [you] main { $cards }
           *[other] { $who } { $cards }
        }
turned-up =
    .brief =
        { $buried ->
            [yes] { $card } retourne dans la Pioche.
           *[no] Première carte : { $card }.
        }
    .normal =
        { $buried ->
            [yes] { $card } apparaît et retourne dans la Pioche.
           *[no] La première carte est { $card }.
        }
    .full =
        { $buried ->
            [yes] { $card } apparaît ; on ne commence pas par cette carte, elle retourne dans la Pioche.
           *[no] La première carte est { $card }.
        }
    .braille =
        { $buried ->
            [yes] { $card } retour
           *[no] talon { $card }
        }
row-filled =
    .brief = Nouveau dans la rangée : { $cards }.
    .normal =
        { $cards-count ->
            [one] { $cards } rejoint la rangée.
           *[other] { $cards } rejoignent la rangée.
        }
    .full = { row-filled.normal }
    .braille = rangée +{ $cards }

## Un tour

# '1 bleu', '2 cartes : 1 bleu et 7 rouge', ou seulement combien
drawn =
    { $known ->
        [yes]
            { $count ->
                [1] { $one-is ->
                        [reverse] une
                       *[other] un
                    } { $one }
               *[other] { $count } cartes : { $cards }
            }
       *[no]
            { $count ->
                [0] zéro carte
                [1] une carte
               *[other] { $count } cartes
            }
    }
drawn-brief =
    { $known ->
        [yes] { $cards }
       *[no]
            { $count ->
                [0] zéro carte
                [1] une carte
               *[other] { $count }
            }
    }
# Un repère français peut commencer par + : « + +04 »
drawn-braille =
    { $known ->
        [yes] + { $cards }
       *[no] +{ $count }
    }
no-more =
    { $short ->
        [yes] { " " }(il n'y en a plus)
       *[no] { "" }
    }
now-holds =
    { $left ->
        [0] zéro carte
        [one] une carte
       *[other] { $left } cartes
    }
# UNO d'abord, puis la carte
uno-called =
    .brief = UNO !
    .normal = UNO !
    .full = UNO !
    .braille = UNO
names-it =
    { $colour ->
        [none] { "" }
       *[other]
            { $who-is ->
                [you] { " " }et demandez du { $colour }
               *[other] { " " }et demande du { $colour }
            }
    }
plays =
    { $how ->
        [jumps]
            { $who-is ->
                [you] intervenez avec
               *[other] intervient avec
            }
        [drew]
            { $drew ->
                [1] pioche une carte{ $colour ->
                        [none] { " " }et joue
                       *[other], joue
                    }
               *[other] pioche { $drew } cartes{ $colour ->
                        [none] { " " }et joue
                       *[other], joue
                    }
            }
       *[plays]
            { $who-is ->
                [you] jouez
               *[other] joue
            }
    }
played =
    .brief =
        { $who-is ->
            [you] { "" }
            [same] { "" }
           *[other] { $who },
        } { $how ->
            [jumps] hors tour,
            [drew] après pioche,
           *[plays] { "" }
        } { $card }{ $on ->
            [none] { "" }
           *[other] { " " }pour { $on }
        }{ $colour ->
            [none] { "" }
           *[other], { $colour } demandé
        }.
    .normal =
        { $who-is ->
            [same]
                { $how ->
                    [drew] puis
                   *[other]
                        { $colour ->
                            [none] et
                           *[other] { "" }
                        }
                }
           *[other] { subject }
        } { plays } { $card }{ names-it }.
    .full =
        { subject } { plays } { $card }{ $how ->
            [jumps]
                { $who-is ->
                    [you], hors de votre tour
                   *[other], hors de son tour
                }
           *[plays] { "" }
        }{ names-it }{ $uno ->
            [yes] { "" }
           *[no]
                { $left ->
                    [0] { "" }
                   *[other]
                        { $who-is ->
                            [you], il vous reste { now-holds }
                           *[other], il lui reste { now-holds }
                        }
                }
        }.
    .braille =
        { player-brief } { $how ->
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
# Qui continue dans la même phrase n'est pas nommé de nouveau
player-brief =
    { $who-is ->
        [same] { "" }
       *[other] { $who }
    }
# `told` : en bref, le coup a déjà dit qui est touché
drew =
    .brief =
        { $who-is ->
            [you] Vous { $why ->
                    [stack] ramassez
                   *[other] piochez
                } { drawn-brief }.
           *[other]
                { $told ->
                    [yes]
                        { $known ->
                            [yes] { $who } { $why ->
                                    [stack] ramasse
                                   *[other] pioche
                                } { drawn-brief }.
                           *[no] { "" }
                        }
                   *[no] { player-brief } { $why ->
                            [stack] ramasse
                           *[other] pioche
                        } { drawn-brief }.
                }
        }
    .normal =
        { $who-is ->
            [you]
                Vous { $why ->
                    [stack] ramassez
                   *[other] piochez
                } { drawn }{ no-more }{ $misses ->
                    [yes]
                        { $known ->
                            [yes], et perdez votre tour
                           *[no] { " " }et perdez votre tour
                        }
                   *[no] { "" }
                }.
           *[other]
                { subject } { $why ->
                    [stack] ramasse
                   *[other] pioche
                } { drawn }{ no-more }{ $misses ->
                    [yes]
                        { $known ->
                            [yes], et perd son tour
                           *[no] { " " }et perd son tour
                        }
                   *[no] { "" }
                }.
        }
    .full =
        { $who-is ->
            [you] { drew.normal } Vous avez maintenant { now-holds }.
           *[other]
                { subject } { $why ->
                    [stack] ramasse
                   *[other] pioche
                } { drawn }{ no-more }{ $misses ->
                    [yes], perd son tour
                   *[no] { "" }
                }{ $known ->
                    [yes], et a maintenant { now-holds }
                   *[no] { " " }et a maintenant { now-holds }
                }.
        }
    .braille =
        { player-brief } { drawn-braille } { $who-is ->
            [you] { "" }
           *[other] { $left }
        }
# Une pioche, et ce que la même personne joue ensuite
drew-then =
    .brief = { $who } pioche, { $then }
    .normal =
        { subject } { $count ->
            [1] pioche une carte
           *[other] pioche { $count } cartes
        } { $then }
    .full = { drew-then.normal }
    .braille = { $who } +{ $count } { $then }
drew-own =
    .brief =
        { $count ->
            [0] Plus rien à piocher.
           *[other] { $cards }{ $fits ->
                    [yes], jouable
                    [row] { "" }
                    [barred], interdite
                   *[no], pas jouable
                }.
        }
    .normal = Vous piochez { drawn }{ no-more }.
    .full = Vous piochez { drawn }{ no-more }.
    .braille =
        { drawn-braille } { $fits ->
            [yes] oui
            [no] non
            [barred] non
           *[row] { "" }
        }
drew-passed =
    .brief =
        { $who-is ->
            [you] { drawn-brief }, passé.
           *[other] { player-brief } pioche{ $known ->
                    [yes] { " " }{ drawn-brief }
                   *[no]
                        { $count ->
                            [1] { "" }
                           *[other] { " " }{ drawn-brief }
                        }
                }.
        }
    .normal =
        { $who-is ->
            [you] Vous piochez { drawn }{ no-more } et passez.
           *[other] { subject } pioche { drawn }{ no-more }{ $known ->
                    [yes], et passe
                   *[no] { " " }et passe
                }.
        }
    .full =
        { $who-is ->
            [you] Vous piochez { drawn }{ no-more }, passez et avez maintenant { now-holds }.
           *[other] { subject } pioche { drawn }{ no-more }, passe et a maintenant { now-holds }.
        }
    .braille =
        { player-brief } { drawn-braille } { $who-is ->
            [you] { "" }
           *[other] { $left }
        }
others-draw =
    .brief =
        { $who-count ->
            [1] { $who } pioche { $count }.
           *[other] { $who } piochent { $count }.
        }
    .normal =
        { $who-count ->
            [1] { $who } pioche { $count ->
                    [0] zéro carte
                    [1] une carte
                   *[other] { $count } cartes
                }.
           *[other] { $who } piochent { $count ->
                    [0] zéro carte
                    [1] une carte par personne
                   *[other] { $count } cartes par personne
                }.
        }
    .full = { others-draw.normal }
    .braille = { $who } +{ $count }
passed =
    .brief =
        { $who-is ->
            [you] Passé.
           *[other] { $who } passe.
        }
    .normal =
        { $who-is ->
            [you] Vous passez.
           *[other] { subject } passe.
        }
    .full = { passed.normal }
    .braille =
        { $who } { $who-is ->
            [you] passez
           *[other] passe
        }
skipped =
    .brief =
        { $who-is ->
            [you] Vous perdez votre tour.
           *[other]
                { $told ->
                    [yes] { "" }
                   *[no] { $who } perd son tour.
                }
        }
    .normal =
        { $who-is ->
            [you] Vous perdez votre tour.
           *[other] { subject } perd son tour.
        }
    .full = { skipped.normal }
    .braille =
        { $who } { $who-is ->
            [you] sautez
           *[other] saute
        }
reversed =
    .brief = Vers la { direction-word }.
    .normal = Le jeu tourne vers la { direction-word }.
    .full = Le jeu tourne maintenant vers la { direction-word }.
    .braille = { direction-word }
direction-word =
    { $direction ->
        [left] gauche
       *[right] droite
    }
colour-named =
    .brief =
        { $who-is ->
            [you] { $colour } demandé.
           *[other] { $who }, { $colour } demandé.
        }
    .normal =
        { $who-is ->
            [you] Vous demandez du { $colour }.
           *[other] { subject } demande du { $colour }.
        }
    .full = { colour-named.normal } Il faut jouer du { $colour }, un Joker ou un +4.
    .braille = { $who } { $colour }
reshuffled =
    .brief = Talon mélangé.
    .normal =
        Le Talon a été mélangé et a rendu { $count ->
            [one] une carte
           *[other] { $count } cartes
        } à la Pioche.
    .full =
        La Pioche était vide : le Talon a été mélangé et lui a rendu { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
    .braille = mélange { $count }

## Règles de la maison

jumped-in =
    .brief =
        { $who-is ->
            [you] Vous intervenez.
           *[other] { $who } intervient.
        }
    .normal =
        { $who-is ->
            [you] Vous intervenez hors de votre tour.
           *[other] { subject } intervient hors de son tour.
        }
    .full =
        { $who-is ->
            [you] Vous intervenez hors de votre tour.
           *[other] { subject } intervient hors de son tour.
        }
    .braille = { $who } hors tour
swapped =
    .brief =
        { $who-is ->
            [you] Vous recevez { $cards }.
           *[other]
                { $target-is ->
                    [you] { $who } échange avec vous. Vous recevez { $cards }.
                   *[other] { $who } échange avec { $target }.
                }
        }
    .normal =
        { $who-is ->
            [you] Vous échangez votre main avec { $target } et recevez { $known ->
                    [yes] { $cards-count ->
                            [one] une carte
                           *[other] { $cards-count } cartes
                        } : { $cards }
                   *[no] une autre main
                }.
           *[other]
                { $target-is ->
                    [you] { subject } échange sa main avec vous. Vous recevez { $known ->
                            [yes] { $cards-count ->
                                    [one] une carte
                                   *[other] { $cards-count } cartes
                                } : { $cards }
                           *[no] une autre main
                        }.
                   *[other] { subject } échange sa main avec { $target }{ $counts ->
                            [yes] { " " }et a maintenant { now-holds } contre { $target-left }
                           *[no] { "" }
                        }.
                }
        }
    .full =
        { swapped.normal } { $counts ->
            [no] { "" }
           *[yes]
                { $who-is ->
                    [you] { $target } en a maintenant { $target-left }.
                   *[other]
                        { $target-is ->
                            [you] { $who } en a maintenant { $left }.
                           *[other] { "" }
                        }
                }
        }
    .braille =
        { $who } échange { $target } { $known ->
            [yes] { $cards }
           *[no]
                { $counts ->
                    [yes] { $left } { $target-left }
                   *[no] { "" }
                }
        }
holds = { $who } { $count }
hands-passed =
    .brief =
        Les mains passent à { direction-word }. { $known ->
            [yes] Vous recevez { $cards }.
           *[no] { "" }
        }
    .normal =
        Toutes les mains passent à { direction-word }. { $known ->
            [yes] Vous recevez { $cards-count ->
                    [one] une carte
                   *[other] { $cards-count } cartes
                } : { $cards }.
           *[no] { "" }
        } { $counts-count ->
            [0] { "" }
           *[other] Maintenant : { $counts }.
        }
    .full =
        Toutes les mains passent à { direction-word }. { $known ->
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
    .braille =
        mains { direction-word } { $known ->
            [yes] vous { $cards }
           *[no] { "" }
        } { $counts-count ->
            [0] { "" }
           *[other] { $counts }
        }

## Le +4

accepted =
    .brief =
        { $who-is ->
            [you] { $drew ->
                    [yes] Vous piochez { drawn-brief }.
                   *[no] Accepté.
                }
           *[other] { $who } accepte{ $drew ->
                    [yes], pioche { drawn-brief }
                   *[no] { "" }
                }.
        }
    .normal =
        { $who-is ->
            [you] Vous acceptez{ $drew ->
                    [yes]
                        { " " }et piochez { drawn }{ no-more }{ $misses ->
                            [yes], et perdez votre tour
                           *[no] { "" }
                        }
                   *[no] { "" }
                }.
           *[other] { subject } accepte{ $drew ->
                    [yes], pioche { drawn }{ no-more }{ $misses ->
                            [yes] { " " }et perd son tour
                           *[no] { "" }
                        }
                   *[no] { "" }
                }.
        }
    .full =
        { accepted.normal } { $drew ->
            [yes]
                { $who-is ->
                    [you] Vous avez maintenant { now-holds }.
                   *[other] Cela lui fait { now-holds }.
                }
           *[no] { "" }
        } { $colour ->
            [none] { "" }
           *[other] La couleur est le { $colour }.
        }
    .braille =
        { $who } acc { $drew ->
            [yes] { drawn-braille } { $who-is ->
                    [you] { "" }
                   *[other] { $left }
                }
           *[no] { "" }
        }
challenges =
    { $who-is ->
        [you] Vous contestez.
       *[other] { subject } conteste.
    }
held-it =
    { $held ->
        [none] une carte de la couleur d'avant
        [fitting] une autre carte jouable
       *[other] du { $held }
    }
challenge-won =
    .brief =
        { $who-is ->
            [you] { $target } bluffait, pioche { drawn-brief }{ $back ->
                    [yes], { $colour } de nouveau
                   *[no] { "" }
                }.
           *[other] { $who } conteste, { $target-is ->
                    [you] vous bluffiez, vous piochez { drawn-brief }
                   *[other] { $target } bluffait, pioche { drawn-brief }
                }{ $back ->
                    [yes], { $colour } de nouveau
                   *[no] { "" }
                }.
        }
    .normal =
        { challenges } { $target-is ->
            [you]
                { $back ->
                    [yes] Vous aviez { held-it }, reprenez votre +4 et piochez { drawn }{ no-more }.
                   *[no] Vous aviez { held-it } et piochez { drawn }{ no-more }.
                }
           *[other]
                { $back ->
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
    .full =
        { challenge-won.normal } { $target-is ->
            [you] Vous avez maintenant { now-holds }.
           *[other] { $target } a maintenant { now-holds }.
        } { $back ->
            [yes] Sur le Talon, de nouveau : { $top }.
           *[no]
                { $colour ->
                    [none] { "" }
                   *[other] La couleur reste le { $colour }.
                }
        }
    .braille =
        { $who } cont { $target } { drawn-braille } { $target-is ->
            [you] { "" }
           *[other] { $left }
        } { $back ->
            [yes] retour { $colour }
           *[no] { "" }
        } { hand-shown }
hand-shown =
    { $hand-count ->
        [0] { "" }
       *[other] vu { $hand }
    }
challenge-lost =
    .brief =
        { $who-is ->
            [you] Pas de bluff. Vous piochez { drawn-brief }.
           *[other] { $who } conteste, pas de bluff, pioche { drawn-brief }.
        }
    .normal =
        { $who-is ->
            [you] Vous contestez, mais { $target } ne bluffait pas. Vous piochez { drawn }{ no-more }{ $misses ->
                    [yes], et perdez votre tour
                   *[no] { "" }
                }.
           *[other] { subject } conteste, mais { $target-is ->
                    [you] vous ne bluffiez pas
                   *[other] { $target } ne bluffait pas
                } : { drawn } à piocher{ no-more }{ $misses ->
                    [yes] { " " }et un tour perdu
                   *[no] { "" }
                }.
        } { $hand-count ->
            [0] { "" }
           *[other] Vous avez vu sa main : { $hand }.
        }
    .full =
        { challenge-lost.normal } { $who-is ->
            [you] Vous avez maintenant { now-holds }.
           *[other] { $who } a maintenant { now-holds }.
        } { $colour ->
            [none] { "" }
           *[other] La couleur est le { $colour }.
        }
    .braille =
        { $who } cont non { drawn-braille } { $who-is ->
            [you] { "" }
           *[other] { $left }
        } { hand-shown }
took-back =
    .brief =
        { $who-is ->
            [you] { $card } repris, { $colour } de nouveau.
           *[other] { $who } reprend { $card }, { $colour } de nouveau.
        }
    .normal =
        { $who-is ->
            [you] Vous reprenez { $card } ; la couleur redevient le { $colour }.
           *[other] { subject } reprend { $card } ; la couleur redevient le { $colour }.
        }
    .full = { took-back.normal } Sur le Talon, de nouveau : { $top }.
    .braille = { $who } { $card } retour { $colour }

## Les questions

# Ce que coûte une réponse fausse
answer-costs =
    { $drew ->
        [yes]
            { $who-is ->
                [you] Vous piochez { drawn }.
               *[other] Cela coûte { drawn }.
            }
       *[no] { "" }
    }
answered =
    .brief =
        { $who-is ->
            [you] { $right ->
                    [yes] Juste.
                    [no] Faux. { answer-costs }
                   *[waits] Réponse donnée.
                }
           *[other] { $text ->
                    [none] { $who } ne sait pas. { answer-costs }
                   *[other] { $who } : { $text }{ $right ->
                            [yes], juste.
                            [no], faux. { answer-costs }
                           *[waits].
                        }
                }
        }
    .normal =
        { $who-is ->
            [you] { $right ->
                    [yes] C'est juste.
                    [no]
                        { $text ->
                            [none] Vous ne savez pas. { answer-costs }
                           *[other] C'est faux. { answer-costs }
                        }
                   *[waits] Votre réponse attend le juge.
                }
           *[other]
                { $text ->
                    [none] { subject } ne sait pas. { answer-costs }
                   *[other] { subject } répond { $text } : { $right ->
                            [yes] c'est juste.
                            [no] c'est faux. { answer-costs }
                           *[waits] le juge décide.
                        }
                }
        }
    .full =
        { answered.normal } { $drew ->
            [yes]
                { $who-is ->
                    [you] Vous avez maintenant { now-holds }, et votre tour est fini.
                   *[other] Sa main passe à { now-holds }, et son tour est fini.
                }
           *[no] { "" }
        }
    .braille =
        { $who } { $text ->
            [none] ?
           *[other] { $text }
        } { $right ->
            [yes] juste
            [no] faux
           *[waits] juge ?
        } { $drew ->
            [yes] { drawn-braille }
           *[no] { "" }
        }
# Une réponse juste, et ce qui est joué dessus
answered-then =
    .brief = { $who } : { $text }, juste, { $then }
    .normal = { subject } répond { $text }, c'est juste, { $then }
    .full = { answered-then.normal }
    .braille = { $who } { $text } juste { $then }
judged =
    .brief =
        { $right ->
            [yes] Juste.
           *[no] Faux. { answer-costs }
        }
    .normal =
        { $right ->
            [yes] La réponse est juste.
           *[no] La réponse est fausse. { answer-costs }
        }
    .full =
        { $right ->
            [yes]
                { $who-is ->
                    [you] Votre réponse est juste : jouez ou piochez.
                   *[other] Le juge donne raison à { $who }.
                }
           *[no]
                { $who-is ->
                    [you] Votre réponse est fausse. { answer-costs }
                   *[other] Le juge donne tort à { $who }. { answer-costs }
                }
        }
    .braille =
        { $who } { $right ->
            [yes] juste
           *[no] faux
        } { $drew ->
            [yes] { drawn-braille }
           *[no] { "" }
        }
answer-told =
    .brief = La réponse : { $answer }.
    .normal = Personne ne savait : la réponse est { $answer }.
    .full = Personne n'a su répondre à { $card } : la réponse est { $answer }. La suite se joue sans question.
    .braille = réponse { $answer }

## DOS

stands-for =
    .brief =
        { $card } { $name ->
            [bleu] en bleu
            [jaune] en jaune
            [rouge] en rouge
            [vert] en vert
           *[other] pour { $name }
        }
    .normal = { stands-for.brief }
    .full = { stands-for.brief }
    .braille = { $card } { $name }
two-wild-dos =
    .brief = deux Jokers DOS
    .normal = deux Jokers DOS
    .full = deux Jokers DOS
    .braille = { $card }+{ $card }
with-second =
    { $second ->
        [none] { "" }
       *[other] { " " }et { $second }
    }
matched =
    .brief =
        { $who-is ->
            [you] { $first }{ with-second } sur { $centre }
            [same] { $first }{ with-second } sur { $centre }
           *[other] { $who }, { $first }{ with-second } sur { $centre }
        }{ $bonus ->
            [single], couleur assortie
            [double], double, couleurs assorties
           *[none] { "" }
        }.
    .normal =
        { $who-is ->
            [you] Vous jouez
            [same] et joue
           *[other] { subject } joue
        } { $first }{ with-second } sur { $centre }{ $bonus ->
            [single] { " " }: couleur assortie
            [double] { " " }: association double, couleurs assorties
           *[none] { "" }
        }.
    .full =
        { matched.normal } { $left ->
            [0] { "" }
           *[other]
                { $who-is ->
                    [you] Il vous reste { now-holds }.
                   *[other] Il lui reste { now-holds }.
                }
        } { $bonus ->
            [single]
                { $left ->
                    [0] { "" }
                   *[other] Cela permet de poser une carte dans la rangée.
                }
            [double]
                { $left ->
                    [0] Tous les autres piochent une carte.
                   *[other] Il faut poser une carte dans la rangée, et tous les autres en piochent une.
                }
           *[none] { "" }
        }
    .braille =
        { player-brief } { $first }{ $second ->
            [none] { "" }
           *[other] +{ $second }
        }>{ $centre }{ $bonus ->
            [single] { " " }coul
            [double] { " " }double coul
           *[none] { "" }
        } { $left ->
            [0] { "" }
           *[other] { $left }
        }
done =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $who-is ->
            [you] Vous avez fini
           *[other] { subject } a fini
        }{ $count ->
            [0] { "" }
           *[other] { " " }; { $count } cartes vont au Talon
        }.
    .braille = { $who } fini
cleared =
    .brief = { "" }
    .normal = { "" }
    .full = Les { $count } cartes jouées vont au Talon.
    .braille = dégage { $count }
laid =
    .brief =
        { $who-is ->
            [you] Vous posez { $card }.
           *[other] { $who } pose { $card }.
        }
    .normal =
        { $who-is ->
            [you] Vous posez { $card } dans la rangée.
           *[other] { subject } pose { $card } dans la rangée.
        }
    .full =
        { $who-is ->
            [you] Vous posez { $card } dans la rangée{ $left ->
                    [0] { "" }
                   *[other], il vous reste { now-holds }
                }.
           *[other] { subject } pose { $card } dans la rangée{ $left ->
                    [0] { "" }
                   *[other], il lui reste { now-holds }
                }.
        }
    .braille =
        { $who } pose { $card } { $left ->
            [0] { "" }
           *[other] { $left }
        }
lay-declined =
    .brief =
        { $who-is ->
            [you] Rien de posé.
           *[other] { $who } ne pose rien.
        }
    .normal =
        { $who-is ->
            [you] Vous ne posez rien.
           *[other] { subject } ne pose rien.
        }
    .full = { lay-declined.normal }
    .braille = { $who } pose rien
# `named` : qui annonce vient d'être nommé
called-dos =
    .brief =
        { $who-is ->
            [you] DOS !
           *[other]
                { $named ->
                    [yes] DOS !
                   *[no] DOS ! { $who }.
                }
        }
    .normal =
        { $who-is ->
            [you] DOS ! Il vous reste deux cartes.
           *[other] { called-dos.brief }
        }
    .full = { called-dos.normal }
    .braille =
        { $named ->
            [yes] DOS
           *[no] DOS { $who } 2
        }

## Hors du tour

without-call =
    { $call ->
        [none] annonce oubliée
       *[other] { $call } oublié
    }
caught =
    .brief =
        { $target-is ->
            [you] { $who } vous attrape{ $drew ->
                    [yes], vous piochez { drawn-brief }
                   *[no] { "" }
                }.
           *[other] { $who-is ->
                    [you] Vous attrapez { $target }
                   *[other] { $who } attrape { $target }
                }{ $drew ->
                    [yes], qui pioche { drawn-brief }
                   *[no] { "" }
                }.
        }
    .normal =
        { $target-is ->
            [you] { subject } vous attrape : { without-call }.
           *[other]
                { $who-is ->
                    [you] Vous attrapez { $target } : { without-call }.
                   *[other] { subject } attrape { $target } : { without-call }.
                }
        } { $drew ->
            [yes]
                { $target-is ->
                    [you] Vous piochez { drawn }{ no-more }.
                   *[other] { $target } pioche { drawn }{ no-more }.
                }
           *[no] { "" }
        } { $later ->
            [yes] La pénalité vient à la fin du tour.
           *[no] { "" }
        }
    .full =
        { caught.normal } { $drew ->
            [yes]
                { $target-is ->
                    [you] Vous avez maintenant { now-holds }.
                   *[other] { $target } a maintenant { now-holds }.
                }
           *[no] { "" }
        }
    .braille =
        { $who } { $who-is ->
            [you] attrapez
           *[other] attrape
        } { $target } { $drew ->
            [yes] { drawn-braille } { $target-is ->
                    [you] { "" }
                   *[other] { $left }
                }
           *[no] à la fin
        }
accused =
    .brief =
        { $who-is ->
            [you] Vous accusez { $target }.
           *[other] { $target-is ->
                    [you] { $who } vous accuse.
                   *[other] { $who } accuse { $target }.
                }
        }
    .normal =
        { $target-is ->
            [you] { subject } vous accuse d'avoir donné un conseil.
           *[other]
                { $who-is ->
                    [you] Vous accusez { $target } d'avoir donné un conseil.
                   *[other] { subject } accuse { $target } d'avoir donné un conseil.
                }
        }
    .full =
        { accused.normal } { $open ->
            [no] { "" }
           *[yes]
                { $target-is ->
                    [you] Les autres votent.
                   *[other]
                        { $who-is ->
                            [you] Les autres votent.
                           *[other] Si vous avez une voix, dites d'accord ou pas d'accord.
                        }
                }
        }
    .braille =
        { $who } { $who-is ->
            [you] accusez
           *[other] accuse
        } { $target }
voted =
    .brief =
        { $who-is ->
            [you] A voté.
           *[other] { $who }, { $agrees ->
                    [yes] d'accord
                   *[no] pas d'accord
                }.
        }
    .normal =
        { $who-is ->
            [you] { $agrees ->
                    [yes] Vous êtes d'accord
                   *[no] Vous n'êtes pas d'accord
                }.
           *[other] { subject } { $agrees ->
                    [yes] est d'accord
                   *[no] n'est pas d'accord
                }.
        }
    .full =
        { voted.normal } { $target-is ->
            [you] Il s'agit de l'accusation contre vous.
           *[other] Il s'agit de l'accusation contre { $target }.
        }
    .braille =
        { $who } { $agrees ->
            [yes] d'accord
           *[no] pas d'accord
        }
vote-ended =
    .brief =
        { $upheld ->
            [yes] Accusation retenue.
           *[no] Accusation écartée.
        }
    .normal =
        { $named ->
            [yes] L'accusation est { $upheld ->
                    [yes] retenue
                   *[no] écartée
                }.
           *[no] { vote-outcome }
        }
    .full = { vote-ended.normal }
    .braille =
        { $named ->
            [yes] { "" }
           *[no] accusation { $target }
        } { $upheld ->
            [yes] retenue
           *[no] écartée
        }
vote-outcome =
    { $target-is ->
        [you] L'accusation contre vous est { $upheld ->
                [yes] retenue
               *[no] écartée
            }.
       *[other] L'accusation contre { $target } est { $upheld ->
                [yes] retenue
               *[no] écartée
            }.
    }
went-away =
    .brief =
        { $who-is ->
            [you] Vous partez.
           *[other] { $who } s'en va.
        }
    .normal =
        { $who-is ->
            [you] Vous partez
           *[other] { subject } s'en va
        } : { $folded ->
            [yes] on jouera sans cette place.
           *[no] un robot continue.
        }
    .full =
        { $who-is ->
            [you] Vous partez
           *[other] { subject } s'en va
        } : { $folded ->
            [yes] la main passe sous la Pioche et on jouera sans cette place.
           *[no]
                { $who-is ->
                    [you] un robot joue votre main jusqu'à votre retour.
                   *[other] un robot joue sa main.
                }
        }
    .braille =
        { $who } { $who-is ->
            [you] partez
           *[other] part
        }
came-back =
    .brief =
        { $who-is ->
            [you] De retour.
           *[other] { $who } revient.
        }
    .normal =
        { $who-is ->
            [you] Vous voici de retour.
           *[other] { subject } est de retour.
        }
    .full = { came-back.normal }
    .braille =
        { $who } { $who-is ->
            [you] revenez
           *[other] revient
        }

## La fin

points-word =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-of = { $owners } { $points }
scores-more =
    .brief = { $before }, { $item }
    .normal = { $before }, { $item }
    .full = { $before }, { $item }
    .braille = { $before } { $item }
# `played` : qui termine vient d'être nommé avec sa dernière carte
out =
    .brief =
        { $who-is ->
            [you] Vous terminez.
           *[other]
                { $played ->
                    [yes] Terminé.
                   *[no] { $who } termine.
                }
        }
    .normal =
        { $who-is ->
            [you] Vous terminez la manche.
           *[other]
                { $played ->
                    [yes] C'était la dernière carte.
                   *[no] { subject } termine la manche.
                }
        }
    .full =
        { $who-is ->
            [you] Vous n'avez plus de carte : la manche est finie.
           *[other]
                { $played ->
                    [yes] C'était la dernière carte : la manche est finie.
                   *[no] { subject } n'a plus de carte : la manche est finie.
                }
        }
    .braille =
        { $who-is ->
            [you] fin
           *[other]
                { $played ->
                    [yes] fin
                   *[no] { $who } fin
                }
        }
out-scores =
    .brief =
        { $who-is ->
            [you] Vous terminez
           *[other]
                { $played ->
                    [yes] Terminé
                   *[no] { $who } termine
                }
        } : { points-word }, { $total } en tout.
    .normal =
        { $team ->
            [yes]
                { $who-is ->
                    [you] Vous terminez, et votre équipe marque { points-word }.
                    [partner] C'était la dernière carte, et votre équipe marque { points-word }.
                   *[other] C'était la dernière carte, et son équipe marque { points-word }.
                }
           *[no]
                { $who-is ->
                    [you] Vous terminez et marquez { points-word }.
                   *[other]
                        { $played ->
                            [yes] C'était la dernière carte, elle rapporte { points-word }.
                           *[no] { $who } termine et marque { points-word }.
                        }
                }
        }
    .full = { out-scores.normal }
    .braille =
        { $who-is ->
            [you] fin
           *[other]
                { $played ->
                    [yes] fin
                   *[no] { $who } fin
                }
        } +{ $points } { $total }
charged =
    .brief = { "" }
    .normal =
        { $gains ->
            [none] Personne ne prend de points.
           *[other] Points contre, cette manche : { $gains }.
        }
    .full = { charged.normal }
    .braille = { "" }
# `told` : en bref, la nouveauté est déjà dite
scores-stand =
    .brief =
        { $told ->
            [yes] { "" }
           *[no] Contre : { $totals }.
        }
    .normal =
        { $told ->
            [yes] { $totals }.
           *[no] En tout, moins c'est mieux : { $totals }.
        }
    .full = { scores-stand.normal }
    .braille =
        { $told ->
            [yes] { "" }
           *[no] { $totals }
        }
round-void =
    .brief =
        { $blocked ->
            [yes] Manche bloquée, sans points.
           *[no] Manche finie, sans points.
        }
    .normal =
        { $blocked ->
            [yes] Plus aucune carte ne bouge : la manche est bloquée, personne ne marque.
           *[no] La manche est finie sans gagnant, personne ne marque.
        }
    .full = { round-void.normal }
    .braille =
        { $blocked ->
            [yes] bloqué
           *[no] manche finie
        }
held =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $who-is ->
            [you] Il vous restait { $cards } : { points-word }.
           *[other] { $who } avait encore { $cards } : { points-word }.
        }
    .braille = { "" }
seed-told =
    .brief = { "" }
    .normal = { "" }
    .full = La graine de cette donne commence par { $seed }.
    .braille = { "" }
eliminated =
    .brief =
        { $who-is ->
            [you] Vous sortez de la partie.
           *[other] { $who } sort de la partie.
        }
    .normal =
        { $who-is ->
            [you] Vous sortez de la partie.
           *[other] { subject } sort de la partie.
        }
    .full =
        { $who-is ->
            [you] Vous avez trop de points et sortez de la partie ; les autres continuent.
           *[other] { subject } a trop de points et sort de la partie.
        }
    .braille = { $who } sort
two-left =
    .brief = Plus que deux : l'Inversion fait rejouer.
    .normal = Il ne reste que deux personnes : l'Inversion fait rejouer, comme le Passe-tour.
    .full = { two-left.normal }
    .braille = plus que 2
game-over =
    .brief =
        { $winners-count ->
            [0] Partie finie.
            [1] { $yours ->
                    [yes] Vous gagnez !
                   *[no] { $winners } gagne.
                }
           *[other] { $yours ->
                    [yes] { $winners } gagnez !
                   *[no] { $winners } gagnent.
                }
        }
    .normal =
        { $winners-count ->
            [0] La partie est finie, sans gagnant.
            [1] { $yours ->
                    [yes] Vous gagnez la partie !
                   *[no] { $winners } gagne la partie.
                }
           *[other] { $yours ->
                    [yes] { $winners } gagnez la partie !
                   *[no] { $winners } gagnent la partie.
                }
        }
    .full = { game-over.normal }
    .braille =
        { $winners-count ->
            [0] partie finie
           *[other] gagné : { $winners }
        }

## La suite : à vous

next-you-only =
    .brief = À vous.
    .normal = À vous.
    .full = À vous de jouer.
    .braille = vous
next-still-you =
    .brief = À vous.
    .normal = C'est toujours à vous.
    .full = C'est toujours à vous de jouer.
    .braille = vous
counts-now =
    { $named ->
        [yes] { "" }
       *[no]
            { $colour ->
                [none] { "" }
               *[other], { $colour } demandé
            }
    }
next-you =
    .brief =
        À vous{ counts-now }{ $count ->
            [0], piochez
           *[other] { "" }
        }.
    .normal =
        À vous{ counts-now }, { $count ->
            [0] rien de jouable : piochez
            [one] une carte jouable
           *[other] { $count } cartes jouables
        }.
    .full =
        À vous : { $colour ->
            [none] sur { $top }
           *[other] { $colour } demandé
        }, { $count ->
            [0]
                { $hand ->
                    [1] votre dernière carte n'est pas jouable, piochez
                   *[other] aucune de vos { $hand } cartes n'est jouable, piochez
                }
           *[other]
                { $all ->
                    [yes]
                        { $hand ->
                            [1] votre dernière carte est jouable
                           *[other] vos { $hand } cartes sont jouables
                        }
                   *[no]
                        { $count ->
                            [1] une de vos { $hand } cartes est jouable
                           *[other] { $count } de vos { $hand } cartes sont jouables
                        }
                } : { $cards }
        }.
    .braille =
        vous { $named ->
            [yes] { "" }
           *[no]
                { $colour ->
                    [none] { "" }
                   *[other] { $colour }
                }
        } { $count }/{ $hand }
next-you-more =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $uno ->
            [yes] Dites UNO avec la carte que vous jouez.
           *[no] { "" }
        }
    .braille = { "" }
next-colour =
    .brief = Quelle couleur ?
    .normal = Choisissez la couleur.
    .full = Choisissez la couleur demandée : bleu, vert, rouge ou jaune.
    .braille = couleur ?
next-drawn =
    .brief =
        { $may-pass ->
            [yes]
                { $others-count ->
                    [0]
                        { $fits ->
                            [yes] Jouer ou passer ?
                           *[no] Passez.
                        }
                   *[other] Jouer ou passer ?
                }
           *[no] Jouez cette carte.
        }
    .normal =
        { $fits ->
            [yes]
                { drawn-it } est jouable : { $card-is ->
                    [reverse] jouez-la
                   *[other] jouez-le
                }{ $may-pass ->
                    [yes] { " " }ou passez
                   *[no] { "" }
                }.
            [none] { nothing-drawn }
            [barred] { drawn-it } n'est pas permis{ $card-is ->
                    [reverse] e
                   *[other] { "" }
                } maintenant{ drawn-others }
           *[no] { drawn-it } n'est pas jouable{ drawn-others }
        }
    .full =
        { $fits ->
            [yes] { drawn-it } est jouable{ $top-is ->
                    [wild] { "" }
                    [wild-four] { "" }
                   *[other] { " " }sur { $top }
                } : jouez cette carte{ $others-count ->
                    [0] { "" }
                   *[other] { " " }ou une autre, { $others }
                }{ $may-pass ->
                    [yes], ou dites passer pour la garder
                   *[no] { "" }
                }.
            [none] { nothing-drawn }
            [barred] Une règle de la maison interdit de la jouer maintenant{ drawn-others }
           *[no]
                { $top-is ->
                    [wild] Le { $colour } est demandé, { drawn-it } n'est pas jouable
                    [wild-four] Le { $colour } est demandé, { drawn-it } n'est pas jouable
                   *[other] Sur { $top }, { drawn-it } n'est pas jouable
                }{ $others-count ->
                    [0]. Dites passer pour finir votre tour.
                   *[other] { drawn-others }
                }
        }
    .braille =
        { $others-count ->
            [0]
                { $fits ->
                    [yes] jouer ?
                   *[no] passe
                }
           *[other] jouer ?
        }
# La carte piochée : une Inversion, un +4
drawn-it =
    { $card-is ->
        [reverse] elle
       *[other] il
    }
nothing-drawn =
    { $others-count ->
        [0] Dites passer.
       *[other] Vous pouvez jouer { $others }{ $may-pass ->
                [yes], ou passer
               *[no] { "" }
            }.
    }
drawn-others =
    { $others-count ->
        [0] { " " }: passez.
       *[other], mais vous pouvez jouer { $others }{ $may-pass ->
                [yes], ou passer
               *[no] { "" }
            }.
    }
stakes =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $colour ->
            [none] { "" }
           *[other] La couleur était le { $colour }.
        } Si { $player } avait { $honest ->
            [colour]
                { $colour ->
                    [none] une carte de la couleur d'avant
                   *[other] du { $colour }
                }
           *[other] une autre carte jouable
        }, { $player } { $back ->
            [yes] reprend son +4 et pioche 4 cartes
           *[no] pioche 4 cartes
        } ; sinon, vous en piochez 6.
    .braille = { "" }
next-respond =
    .brief =
        { $can ->
            [yes] Contester ou accepter ?
           *[no] Acceptez.
        }
    .normal =
        { $can ->
            [yes] Contester ou accepter ?
           *[no] Acceptez : vous piochez 4 cartes.
        }
    .full = { next-respond.normal }
    .braille =
        { $can ->
            [yes] cont/acc ?
           *[no] acc
        }
next-stack =
    .brief =
        { $can ->
            [yes] { $count } pour vous : ajouter ou ramasser ?
           *[no] Ramassez { $count }.
        }
    .normal =
        { $can ->
            [yes] { $count } cartes vous attendent : ajouter une carte de pioche, ou ramasser ?
           *[no] Ramassez { $count } cartes.
        }
    .full =
        { $can ->
            [yes] { $count } cartes vous attendent. Vous pouvez y ajouter { $cards }, ou ramasser.
           *[no] { $count } cartes vous attendent, et vous n'avez rien à y ajouter : ramassez.
        }
    .braille =
        { $can ->
            [yes] vous { $count } +/ramasser ?
           *[no] vous ramasser { $count }
        }
next-answer =
    .brief = { $question }
    .normal =
        Question : { $question } { $top ->
            [none] { "" }
           *[other] Sur le Talon, { $top }.
        }
    .full = { next-answer.normal } Répondez, dites je ne sais pas, ou appuyez sur Entrée pour réentendre la question.
    .braille = ? { $plain }
next-swap =
    .brief = Échanger avec qui ?
    .normal = Avec qui échangez-vous votre main ?
    .full = Avec qui échangez-vous votre main ? Tapez un nom. Cartes en main : { $others }.
    .braille = échange ? { $others }
next-lay =
    .brief =
        { $declinable ->
            [yes] Poser une carte ?
           *[no] Posez une carte.
        }
    .normal =
        Posez une carte dans la rangée{ $declinable ->
            [yes], ou dites ne rien poser
           *[no] { "" }
        }.
    .full =
        Posez une de vos cartes dans la rangée : { $cards }{ $declinable ->
            [yes] { " " }; ou dites ne rien poser
           *[no] { "" }
        }.
    .braille =
        { $declinable ->
            [yes] pose/rien ?
           *[no] pose ?
        }
next-row =
    .brief = À vous. Rangée : { $row }.
    .normal = À vous. Dans la rangée : { $row }.
    .full = À vous. Dans la rangée : { $row }.
    .braille = vous { $row } ·
next-row-more =
    .brief =
        { $can ->
            [yes] { "" }
           *[no] Piochez.
        }
    .normal =
        { $can ->
            [yes] Vous pouvez jouer sur { $cards }.
           *[no] Rien ne va : piochez.
        }
    .full =
        { $can ->
            [yes] Vous pouvez jouer sur { $ways }.
           *[no] Rien ne va dans votre main, ni seul ni par deux : piochez.
        } { dos-reminder }
    .braille =
        { $can ->
            [yes] { $cards } ?
           *[no] piocher
        }
dos-reminder =
    { $call ->
        [yes] Il vous reste deux cartes : dites DOS.
       *[no] { "" }
    }
way = { $first }{ with-second }
ways = { $card } avec { $ways }
ways-more = { $before }, ou { $item }
ways-next = { $before } ; { $item }
next-done =
    .brief =
        { $can ->
            [yes] Encore, ou fini ?
           *[no] Fini ?
        }
    .normal =
        { $can ->
            [yes] Vous pouvez jouer sur { $cards }, ou dites fini.
           *[no]
                { $drawn ->
                    [yes] Rien ne va : dites fini, puis posez une carte.
                   *[no] Rien d'autre ne va : dites fini.
                }
        }
    .full =
        { $can ->
            [yes] Vous pouvez jouer sur { $ways }. Ou dites fini.
           *[no]
                { $drawn ->
                    [yes] Rien ne va : dites fini, puis posez une carte dans la rangée.
                   *[no] Rien d'autre ne va : dites fini pour vous arrêter là.
                }
        } { dos-reminder }
    .braille =
        { $can ->
            [yes] { $cards } ? fini ?
           *[no] fini ?
        }

## La suite : aux autres

next-subject =
    { $who-is ->
        [partner] Votre partenaire
       *[other] { $who }
    }
next-other =
    .brief = { $who }.
    .normal =
        { $who-is ->
            [partner] C'est à votre partenaire.
           *[other] C'est à { $who }.
        }
    .full =
        { $who-is ->
            [partner] C'est à votre partenaire { $who }.
           *[other] C'est à { $who }.
        }
    .braille = { $who }
next-other-turn =
    .brief = { $who }.
    .normal = C'est à { $who }.
    .full = C'est à { $who } de jouer.
    .braille = { $who }
next-same =
    .brief = { $who } rejoue.
    .normal = La même personne rejoue.
    .full = La même personne rejoue.
    .braille = rejoue
next-other-responds =
    .brief = { $who } ?
    .normal = { next-subject } peut contester.
    .full = { subject } peut contester ou accepter.
    .braille = { $who } cont ?
next-other-stack =
    .brief = { $count } pour { $who }.
    .normal =
        { $who-is ->
            [partner] { $count } cartes attendent votre partenaire.
           *[other] { $count } cartes attendent { $who }.
        }
    .full = { $count } cartes attendent { $who }, qui peut en ajouter ou les ramasser.
    .braille = { $who } { $count } ?
next-other-swaps =
    .brief = Un échange suit.
    .normal = Un échange de mains va suivre.
    .full = Un échange de mains avec quelqu'un va suivre.
    .braille = échange
next-other-lays =
    .brief = { "" }
    .normal = { "" }
    .full = Une carte va être posée dans la rangée.
    .braille = pose
next-other-asked =
    .brief = Question pour { $who }.
    .normal =
        { $question ->
            [none] Question pour { $who }.
           *[other]
                { $same ->
                    [yes] Même question pour { $who }.
                   *[no] Question pour { $who } : { $question }
                }
        }
    .full = { next-other-asked.normal }
    .braille = { $who } ?
next-other-colour =
    .brief = { $who } choisit la couleur.
    .normal = { next-subject } choisit la couleur.
    .full = { subject } choisit la couleur demandée.
    .braille = { $who } couleur ?

## Une partie racontée de nouveau

record-seats =
    .brief = Places : { $seats }.
    .normal = À la table : { $seats }.
    .full = À la table, avec le numéro de la place : { $seats }.
    .braille = { $seats }
record-seat =
    { $person ->
        [yes] { $number } { $name }
       *[no] { $number } { $name } (robot)
    }
record-unfinished =
    .brief = La manche suivante n'est pas finie.
    .normal = La manche qui suit n'est pas finie.
    .full = La manche qui suit n'est pas finie, ses cartes ne sont donc pas encore connues.
    .braille = manche suivante pas finie


### La table : ce qu'on demande à son sujet, et ce qu'on peut y faire.

## Morceaux

table-or =
    .brief = { $before } ou { $item }
    .normal = { $before } ou { $item }
    .full = { $before } ou { $item }
    .braille = { $before } { $item }
table-and =
    .brief = { $before } et { $item }
    .normal = { $before } et { $item }
    .full = { $before } et { $item }
    .braille = { $before }+{ $item }
table-group =
    .brief = { $before } ; { $item }
    .normal = { $before } ; { $item }
    .full = { $before } ; { $item }
    .braille = { $before } { $item }
table-else =
    .brief = { $before }, ou { $item }
    .normal = { $before }, ou { $item }
    .full = { $before }, ou { $item }
    .braille = { $before } { $item }
table-others =
    .brief =
        { $count ->
            [one] { $count } autre
           *[other] { $count } autres
        }
    .normal = { table-others.brief }
    .full = { table-others.brief }
    .braille = +{ $count }
table-end =
    .brief = .
    .normal = .
    .full = .
    .braille = { "" }
table-numbered = { $number } : { $item }
# Une carte de la main, puis le numéro qu'on peut taper : l'inverse s'entend comme un seul nombre
table-placed = { $item } en { $number }
table-as =
    .brief =
        { $card } { $meaning ->
            [bleu] en bleu
            [jaune] en jaune
            [rouge] en rouge
            [vert] en vert
           *[other] pour { $meaning }
        }
    .normal = { table-as.brief }
    .full = { table-as.brief }
    .braille = { $card } { $meaning }
table-player =
    { $who-is ->
        [you] vous
        [partner] votre partenaire { $who }
       *[other] { $who }
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## À qui le tour, et pour quoi faire

table-turn-turn =
    .brief =
        { $who-is ->
            [you] À vous.
           *[other] À { $who }.
        }
    .normal =
        { $who-is ->
            [you] C'est à vous.
            [partner] C'est à votre partenaire { $who }.
           *[other] C'est à { $who }.
        }
    .full =
        { $who-is ->
            [you] C'est à vous de jouer.
            [partner] C'est à votre partenaire { $who } de jouer.
           *[other] C'est à { $who } de jouer.
        }
    .braille = { $who }
table-turn-drawn =
    .brief =
        { $who-is ->
            [you]
                { $fits ->
                    [yes] { $card } : jouer ou passer.
                   *[no] { $card } : passer.
                }
           *[other] { $who } a pioché.
        }
    .normal =
        { $who-is ->
            [you]
                { $fits ->
                    [yes] Vous avez pioché { $card } : jouez la carte ou passez.
                   *[no] Vous avez pioché { $card }. Cette carte n'est pas jouable : passez.
                }
            [partner] Votre partenaire { $who } a pioché et doit encore jouer ou passer.
           *[other] { $who } a pioché et doit encore jouer ou passer.
        }
    .full = { table-turn-drawn.normal }
    .braille =
        { $who-is ->
            [you]
                { $fits ->
                    [yes] vous + { $card } jouer/passer
                   *[no] vous + { $card } passer
                }
           *[other] { $who } a pioché
        }
table-turn-empty =
    .brief = Passez.
    .normal = Il n'y avait rien à piocher : passez.
    .full = Il n'y avait rien à piocher. Dites passer pour finir votre tour.
    .braille = vous +0 passer
table-turn-matching =
    .brief =
        { $who-is ->
            [you] Pioché. Associer, ou fini.
           *[other] { $who } a pioché.
        }
    .normal =
        { $who-is ->
            [you] Vous avez pioché : associez ce que vous pouvez, puis dites fini.
            [partner] Votre partenaire { $who } a pioché et peut associer.
           *[other] { $who } a pioché et peut associer.
        }
    .full =
        { $who-is ->
            [you] Vous avez pioché. Associez des cartes de la rangée si vous pouvez, puis dites fini. Sans association, vous posez une carte.
            [partner] Votre partenaire { $who } a pioché et peut associer des cartes de la rangée.
           *[other] { $who } a pioché et peut associer des cartes de la rangée.
        }
    .braille =
        { $who-is ->
            [you] vous pioché assoc/fini
           *[other] { $who } a pioché
        }
table-turn-any =
    .brief = Pioché. Jouer ou passer.
    .normal = Vous avez pioché : jouez une carte qui convient, ou passez.
    .full = Vous avez pioché. Toute carte qui convient peut être jouée ; dites passer pour finir votre tour.
    .braille = vous pioché jouer/passer
table-turn-colour =
    .brief =
        { $who-is ->
            [you] Couleur ?
           *[other] { $who } choisit la couleur.
        }
    .normal =
        { $who-is ->
            [you] Choisissez la couleur.
            [partner] Votre partenaire { $who } doit choisir la couleur.
           *[other] { $who } doit choisir la couleur.
        }
    .full =
        { $who-is ->
            [you] La première carte est un Joker et vous commencez : choisissez la couleur.
            [partner] La première carte est un Joker. Votre partenaire { $who } doit choisir la couleur.
           *[other] La première carte est un Joker. { $who } doit choisir la couleur.
        }
    .braille = { $who } couleur ?
table-turn-respond =
    .brief =
        { $who-is ->
            [you]
                { $may ->
                    [yes] +4 sur du { $colour } : contester ou accepter ?
                   *[no] Acceptez.
                }
           *[other] { $who } : contester ou accepter.
        }
    .normal =
        { $who-is ->
            [you]
                { $may ->
                    [yes] Un +4 sur du { $colour } vous attend. Contester ou accepter ?
                   *[no] Un +4 vous attend. Acceptez-le.
                }
            [partner] Un +4 attend votre partenaire { $who }.
           *[other] Un +4 attend { $who }.
        }
    .full = { table-turn-respond.normal }
    .braille =
        { $who-is ->
            [you]
                { $may ->
                    [yes] vous +4 { $colour } cont/acc ?
                   *[no] vous acc
                }
           *[other] { $who } cont/acc ?
        }
table-turn-stack =
    .brief =
        { $who-is ->
            [you] { $pending } cartes pour vous.
           *[other] { $pending } cartes pour { $who }.
        }
    .normal =
        { $who-is ->
            [you]
                { $may ->
                    [yes] { $pending } cartes vous attendent. Ajouter une carte de pioche, ou ramasser ?
                   *[no] { $pending } cartes vous attendent. Ramassez.
                }
            [partner] { $pending } cartes attendent votre partenaire { $who }.
           *[other] { $pending } cartes attendent { $who }.
        }
    .full = { table-turn-stack.normal }
    .braille =
        { $who-is ->
            [you]
                { $may ->
                    [yes] vous +{ $pending } ajouter/ramasser
                   *[no] vous +{ $pending } ramasser
                }
           *[other] { $who } +{ $pending }
        }
table-turn-swap =
    .brief =
        { $who-is ->
            [you] Échange avec qui ?
           *[other] { $who } échange sa main.
        }
    .normal =
        { $who-is ->
            [you] Vous devez encore échanger votre main. Avec qui ?
            [partner] Votre partenaire { $who } doit encore échanger sa main.
           *[other] { $who } doit encore échanger sa main.
        }
    .full = { table-turn-swap.normal }
    .braille = { $who } échange ?
table-turn-answer =
    .brief =
        { $who-is ->
            [you] Répondez.
           *[other] { $who } répond.
        }
    .normal =
        { $who-is ->
            [you] La question est pour vous.
            [partner] La question est pour votre partenaire { $who }.
           *[other] La question est pour { $who }.
        }
    .full =
        { $who-is ->
            [you] La question est pour vous. Répondez, ou dites je ne sais pas.
            [partner] La question est pour votre partenaire { $who }.
           *[other] La question est pour { $who }.
        }
    .braille = { $who } ?
table-turn-judge =
    .brief = Réponse à juger.
    .normal =
        { $who-is ->
            [you] On juge votre réponse.
            [partner] On juge la réponse de votre partenaire { $who }.
           *[other] { $who } a répondu, on juge la réponse.
        }
    .full = { table-turn-judge.normal }
    .braille = { $who } à juger
table-turn-lay =
    .brief =
        { $who-is ->
            [you]
                { $may ->
                    [yes] Posez une carte, ou rien.
                   *[no] Posez une carte.
                }
           *[other] { $who } pose une carte.
        }
    .normal =
        { $who-is ->
            [you]
                { $may ->
                    [yes] Posez une carte dans la rangée, ou ne posez rien.
                   *[no] Posez une carte dans la rangée.
                }
            [partner] Votre partenaire { $who } doit poser une carte dans la rangée.
           *[other] { $who } doit poser une carte dans la rangée.
        }
    .full =
        { $who-is ->
            [you]
                { $may ->
                    [yes] Vous pouvez poser une carte dans la rangée, ou ne rien poser.
                   *[no] Vous devez poser une carte dans la rangée.
                }
            [partner] Votre partenaire { $who } doit poser une carte dans la rangée.
           *[other] { $who } doit poser une carte dans la rangée.
        }
    .braille = { $who } pose ?
table-turn-over =
    .brief = Manche finie.
    .normal = La manche est finie.
    .full = La manche est finie.
    .braille = manche finie

## L'état en un coup d'œil

table-own-fit =
    .brief =
        { $fit ->
            [one] { $fit } jouable sur { $count }.
           *[other] { $fit } jouables sur { $count }.
        }
    .normal =
        { $fit ->
            [0]
                { $count ->
                    [one] Votre seule carte n'est pas jouable.
                   *[other] Aucune de vos { $count } cartes n'est jouable.
                }
            [one]
                { $count ->
                    [one] Votre seule carte est jouable.
                   *[other] Une de vos { $count } cartes est jouable.
                }
           *[other] { $fit } de vos { $count } cartes sont jouables.
        }
    .full = { table-own-fit.normal }
    .braille = { $fit }/{ $count }
table-own-match =
    .brief = { $fit } sur { $count } à associer.
    .normal =
        { $fit ->
            [0]
                { $count ->
                    [one] Votre seule carte ne s'associe pas.
                   *[other] Aucune de vos { $count } cartes ne s'associe.
                }
            [one]
                { $count ->
                    [one] Votre seule carte peut s'associer.
                   *[other] Une de vos { $count } cartes peut s'associer.
                }
           *[other] { $fit } de vos { $count } cartes peuvent s'associer.
        }
    .full = { table-own-match.normal }
    .braille = { $fit }/{ $count }
table-own-count =
    .brief = { table-cards }.
    .normal = Vous avez { table-cards }.
    .full = Vous avez { table-cards }.
    .braille = { $count }
table-next =
    .brief =
        { $who-is ->
            [you] Puis vous.
           *[other] Puis { $who }.
        }
    .normal =
        { $who-is ->
            [you] Ensuite, c'est à vous.
            [partner] Ensuite, c'est à votre partenaire { $who }.
           *[other] Ensuite, c'est à { $who }.
        }
    .full = { table-next.normal }
    .braille = · { $who }

## La main

table-hand =
    .brief = { table-cards } :
    .normal = { table-cards } :
    .full = Vous avez en main { table-cards } :
    .braille = { $count } :
table-hand-colour =
    .brief = Pas de carte { unclear-colour-cards }.
    .normal = Vous n'avez aucune carte { unclear-colour-cards }.
    .full = Vous n'avez aucune carte { unclear-colour-cards } en main.
    .braille = { $colour } : rien
table-hand-none =
    .brief = Aucune carte.
    .normal = Vous n'avez pas de cartes.
    .full = Vous n'avez pas de cartes dans cette manche.
    .braille = pas de cartes
table-fits =
    .brief =
        { $fit ->
            [one] { $fit } jouable sur { $count } :
           *[other] { $fit } jouables sur { $count } :
        }
    .normal =
        { $fit ->
            [one]
                { $count ->
                    [one] Votre seule carte est jouable :
                   *[other] Une de vos { $count } cartes est jouable :
                }
           *[other] { $fit } de vos { $count } cartes sont jouables :
        }
    .full = { table-fits.normal }
    .braille = { $fit }/{ $count } :
table-fits-lay =
    .brief = À poser :
    .normal = Vous pouvez poser :
    .full = Vous pouvez poser dans la rangée :
    .braille = poser :
table-fits-none =
    .brief = Rien de jouable.
    .normal =
        { $count ->
            [one] Votre seule carte n'est pas jouable.
           *[other] Aucune de vos { $count } cartes n'est jouable.
        }
    .full = { table-fits-none.normal }
    .braille = 0/{ $count }
table-fits-wait =
    .brief = Rien maintenant.
    .normal = Vous ne pouvez rien faire maintenant.
    .full = Vous ne pouvez rien faire maintenant.
    .braille = rien maintenant
table-match =
    .brief = { $card } avec { $ways }
    .normal = { $card } avec { $ways }
    .full = { $card } avec { $ways }
    .braille = { $card }:{ $ways }
table-matches =
    .brief = Associer
    .normal = Vous pouvez associer
    .full = Vous pouvez associer
    .braille = { "" }
table-only =
    .brief = Il faut { $what }.
    .normal = Il faut { $what }.
    .full = Vous ne pouvez que { $what }.
    .braille = · { $what }
table-also =
    .brief = Ou { $what }.
    .normal = Vous pouvez aussi { $what }.
    .full = Vous pouvez aussi { $what }.
    .braille = · { $what }

## Pioche et Talon

table-up =
    .brief = { $card }.
    .normal = Au Talon : { $card }.
    .full = Au Talon : { $card }.
    .braille = { $card }
table-up-colour =
    .brief = { $card }, { $colour }.
    .normal = Au Talon : { $card }, { $colour } demandé.
    .full = Au Talon : { $card }, { $colour } demandé.
    .braille = { $card } { $colour }
table-up-none =
    .brief = Pas encore de carte.
    .normal = Il n'y a pas encore de carte au Talon.
    .full = Il n'y a pas encore de carte au Talon.
    .braille = pas de carte
table-top-fits =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $card-is ->
            [draw-two] Conviennent : du { $colour }, un autre +2, un Joker ou un +4.
            [reverse] Conviennent : du { $colour }, une autre Inversion, un Joker ou un +4.
            [skip] Conviennent : du { $colour }, un autre Passe-tour, un Joker ou un +4.
            [number] Conviennent : du { $colour }, un autre { $number }, un Joker ou un +4.
           *[wild] Conviennent : du { $colour }, un Joker ou un +4.
        }
    .braille = { "" }
table-colour =
    .brief = { $colour }.
    .normal = La couleur est le { $colour }.
    .full = La couleur est le { $colour } : il faut une carte de cette couleur, ou le même chiffre ou symbole que la carte du Talon.
    .braille = { $colour }
table-colour-none =
    .brief = Pas de couleur.
    .normal = Aucune couleur n'est demandée.
    .full = Aucune couleur n'est demandée : elle doit encore être choisie.
    .braille = pas de couleur
table-colour-row =
    .brief = Pas de couleur : les nombres comptent.
    .normal = Au DOS, aucune couleur n'est demandée ; une couleur assortie donne un bonus.
    .full = Au DOS, on associe les nombres et aucune couleur n'est demandée. Une couleur assortie donne un bonus.
    .braille = pas de couleur : nombres
table-row =
    .brief = Rangée : { $cards }.
    .normal = Dans la rangée : { $cards }.
    .full = Dans la rangée centrale : { $cards }.
    .braille = { $cards }
table-row-matched =
    .brief = { $card } (associé)
    .normal = { $card } (associé à { $with })
    .full = { $card } (associé à { $with })
    .braille = ({ $card }<{ $with })
table-row-none =
    .brief = Pas de rangée.
    .normal = Ce jeu n'a pas de rangée : on joue sur la carte du Talon.
    .full = Ce jeu n'a pas de rangée : on joue sur la carte du Talon.
    .braille = pas de rangée
table-pile =
    .brief = Pioche { $draw }, Talon { $discard }.
    .normal =
        { $draw ->
            [0] La Pioche est vide,
            [one] { $draw } carte dans la Pioche,
           *[other] { $draw } cartes dans la Pioche,
        } { $discard } au Talon.
    .full = { table-pile.normal }
    .braille = Pioche { $draw } Talon { $discard }
table-question =
    .brief = { $question }
    .normal =
        { $who-is ->
            [you] Question : { $question }
           *[other] Question pour { table-player } : { $question }
        }
    .full =
        { $who-is ->
            [you] Question pour vous : { $question }
            [partner] Question pour votre partenaire { $who } : { $question }
           *[other] Question pour { $who } : { $question }
        }
    .braille = ? { $question }
table-question-none =
    .brief = Pas de question.
    .normal = Aucune question n'est posée.
    .full = Aucune question n'est posée en ce moment.
    .braille = pas de question

## Les joueurs

table-count =
    .brief = { $who } { $count }
    .normal =
        { $first ->
            [yes]
                { $who-is ->
                    [you] vous avez { table-cards }
                   *[other] { $who } a { table-cards }
                }
           *[no] { $who } { $count }
        }
    .full = { table-count.normal }
    .braille = { $who } { $count }
table-to-draw =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $count ->
            [0] La Pioche est vide.
            [one] Il reste { $count } carte dans la Pioche.
           *[other] Il reste { $count } cartes dans la Pioche.
        }
    .braille = { "" }
table-order =
    .brief = { $players }.
    .normal = Ordre du jeu : { $players }.
    .full = Ordre du jeu, en commençant par qui doit jouer : { $players }.
    .braille = { $players }
table-direction =
    .brief =
        { $direction ->
            [left] Vers la gauche.
           *[right] Vers la droite.
        }
    .normal =
        { $direction ->
            [left] Le jeu tourne vers la gauche.
           *[right] Le jeu tourne vers la droite.
        }
    .full =
        { $direction ->
            [left] Le jeu tourne vers la gauche, dans le sens des aiguilles d'une montre.
           *[right] Le jeu tourne vers la droite, en sens inverse des aiguilles d'une montre.
        }
    .braille =
        { $direction ->
            [left] gauche
           *[right] droite
        }
table-score =
    .brief = { $scores }.
    .normal =
        { $form ->
            [lowest] Scores : { $scores } ; à { $target }, le plus bas gagne.
            [elimination] Scores : { $scores } ; à { $target }, on sort de la partie.
            [charge] Scores : { $scores } ; à { $target }, le plus bas gagne.
            [rotating] Scores : { $scores } ; le plus bas gagne.
           *[first-to] Scores : { $scores } ; la partie se gagne à { $target }.
        }
    .full =
        { $form ->
            [lowest] Scores : { $scores }. Dès que quelqu'un atteint { $target }, le score le plus bas gagne.
            [elimination] Scores : { $scores }. À { $target } points, on sort de la partie ; qui reste en dernier gagne.
            [charge] Scores : { $scores }. Dès qu'une équipe atteint { $target }, le score le plus bas gagne.
            [rotating] Scores : { $scores }. Après trois manches, le score le plus bas gagne.
           *[first-to] Scores : { $scores }. Qui atteint { $target } points gagne la partie.
        }
    .braille =
        { $form ->
            [rotating] { $scores }
           *[other] { $scores } ({ $target })
        }
table-score-of = { $who } { $points }
table-score-out =
    .brief = { $who } { $points } (hors jeu)
    .normal = { $who } { $points } (hors jeu)
    .full = { $who } { $points } (hors jeu)
    .braille = { $who } { $points } hors

## Ce qui est en attente

table-pending-none =
    .brief = Rien.
    .normal = Rien n'est en attente.
    .full = Rien n'est en attente : ni cartes à ramasser, ni +4 à contester, ni pénalité.
    .braille = rien en attente
table-pending-stack =
    .brief = { $count } cartes pour { $who }.
    .normal =
        { $who-is ->
            [you] { $count } cartes vous attendent.
           *[other] { $count } cartes attendent { table-player }.
        }
    .full =
        { $who-is ->
            [you] { $count } cartes vous attendent : ajoutez une carte de pioche, ou ramassez-les toutes.
           *[other] { $count } cartes attendent { table-player }, qui peut en ajouter ou les ramasser.
        }
    .braille = { $who } +{ $count }
table-pending-four =
    .brief =
        { $who-is ->
            [you]
                { $by-is ->
                    [you] Votre +4.
                   *[other] { $by }, +4 sur du { $colour }, il lui reste { $left }.
                }
           *[other] Un +4 attend { $who }.
        }
    .normal = { table-pending-four-by } { table-pending-four-stake }
    .full = { table-pending-four.normal }
    .braille = { $by } +4 { $colour } { $left } · { $who } cont/acc ?
table-pending-four-left =
    { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
table-pending-four-by =
    { $by-is ->
        [you] Vous avez joué +4 sur du { $colour }, il vous reste { table-pending-four-left }.
        [partner] Votre partenaire { $by } a joué +4 sur du { $colour }, il lui reste { table-pending-four-left }.
       *[other] { $by } a joué +4 sur du { $colour }, il lui reste { table-pending-four-left }.
    }
table-pending-four-stake =
    { $who-is ->
        [you]
            { $may ->
                [yes] Accepter : vous piochez 4. Contester : si { $by } avait { table-pending-four-held }, { $by } { table-pending-four-back } ; sinon vous piochez 6.
               *[no] Vous piochez 4 : acceptez.
            }
        [partner] Votre partenaire { $who } doit encore contester ou accepter.
       *[other] { $who } doit encore contester ou accepter.
    }
table-pending-four-held =
    { $held ->
        [colour] du { $colour }
       *[unplayable] une autre carte jouable
    }
table-pending-four-back =
    { $back ->
        [yes] reprend le +4 et pioche 4
       *[no] pioche 4
    }
table-pending-owed =
    .brief =
        { $who-is ->
            [you] Vous devez { $count }.
           *[other] { $who } doit { $count }.
        }
    .normal =
        { $who-is ->
            [you] À la fin de votre tour, vous piochez { $count } cartes de pénalité.
            [partner] À la fin du tour, votre partenaire { $who } pioche { $count } cartes de pénalité.
           *[other] À la fin du tour, { $who } pioche { $count } cartes de pénalité.
        }
    .full = { table-pending-owed.normal }
    .braille = { $who } +{ $count } à la fin
table-pending-single =
    .brief = { $count } à poser.
    .normal =
        { $count ->
            [one] Pour une couleur assortie, une carte peut être posée dans la rangée.
           *[other] Pour les couleurs assorties, { $count } cartes peuvent être posées dans la rangée.
        }
    .full = { table-pending-single.normal }
    .braille = poser { $count } au choix
table-pending-double =
    .brief = Les autres piochent { $count }.
    .normal =
        { $count ->
            [one] Pour une double couleur assortie, une carte est à poser, et tous les autres en piochent une.
           *[other] Pour les doubles couleurs assorties, { $count } cartes sont à poser, et tous les autres en piochent { $count }.
        }
    .full = { table-pending-double.normal }
    .braille = poser { $count } autres +{ $count }
table-pending-vote =
    .brief =
        { $who-is ->
            [you] On vous accuse : { $for } pour, { $against } contre.
           *[other] On accuse { $who } : { $for } pour, { $against } contre.
        }
    .normal =
        { $who-is ->
            [you] On vous accuse d'avoir donné un conseil : { $for } pour, { $against } contre.
            [partner] On accuse votre partenaire { $who } d'avoir donné un conseil : { $for } pour, { $against } contre.
           *[other] On accuse { $who } d'avoir donné un conseil : { $for } pour, { $against } contre.
        }
    .full = { table-pending-vote.normal }
    .braille = accusation { $who } { $for }:{ $against }

## Ce qu'on peut faire, tel qu'on le dit

act-play =
    .brief = jouer { act-play-card }
    .normal = jouer { act-play-card }
    .full = jouer { act-play-card }
    .braille = { act-play-card }
act-play-card =
    { $colour ->
        [none] { $card }
       *[other] { $card } en demandant du { $colour }
    }{ $uno ->
        [yes] { " et annoncer UNO" }
       *[no] { "" }
    }
act-match =
    .brief = jouer { $cards } sur { $centre }
    .normal = jouer { $cards } sur { $centre }
    .full = jouer { $cards } sur { $centre }
    .braille = { $cards }>{ $centre }
act-lay = poser { $card }
act-colour = demander du { $colour }
act-draw = piocher
act-pass = passer
act-challenge = contester
act-accept = accepter
act-pickup =
    { $count ->
        [0] ramasser
       *[other] ramasser { table-cards }
    }
act-answer = répondre à la question
act-unknown = dire que vous ne savez pas
act-done = dire fini
act-nolay = ne rien poser
act-swap = échanger votre main avec { $who }
act-catch = attraper { $who }
act-dos = annoncer DOS
act-accuse = accuser { $who }
act-agree = soutenir l'accusation contre { $who }
act-disagree = rejeter l'accusation contre { $who }
act-leave = partir
act-return = revenir
act-right = dire que la réponse est juste
act-wrong = dire que la réponse est fausse

## La même chose, telle qu'on la tape

type-play =
    { $uno ->
        [yes] UNO { $card }
       *[no] { $card }
    }
type-match =
    .brief = { $centre } avec { $ways }
    .normal = { $centre } avec { $ways }
    .full = { $centre } avec { $ways }
    .braille = { $centre }: { $ways }
type-lay = poser { $card }
type-colour = { $colour }
type-draw = piocher
type-pass = passer
type-challenge = contester
type-accept = accepter
type-pickup = ramasser
type-answer = réponse ...
type-unknown = je ne sais pas
type-done = fini
type-nolay = ne rien poser
type-swap = échanger { $who }
type-catch = attraper { $who }
type-dos = DOS
type-accuse = accuser { $who }
type-agree = d'accord { $who }
type-disagree = pas d'accord { $who }
type-leave = partir
type-return = revenir
type-right = juste
type-wrong = faux

## Questions à réponses numérotées

ask-colour =
    .brief = Couleur ?
    .normal = Quelle couleur ?
    .full = Quelle couleur demandez-vous ?
    .braille = couleur ?
ask-target =
    .brief = Qui ?
    .normal = De qui parlez-vous ?
    .full = De qui parlez-vous ?
    .braille = qui ?
ask-swap =
    .brief = Avec qui ?
    .normal = Avec qui échangez-vous votre main ?
    .full = Avec qui échangez-vous votre main ?
    .braille = avec ?
ask-row =
    .brief = Sur laquelle ?
    .normal = Sur quelle carte de la rangée ?
    .full = Sur quelle carte de la rangée centrale ?
    .braille = rangée ?
ask-cards =
    .brief = Avec lesquelles ?
    .normal = Avec quelles cartes ?
    .full = Avec quelles cartes de votre main ?
    .braille = avec ?
ask-meaning =
    .brief = Que vaut-il ?
    .normal = Que vaut le Joker ?
    .full = Que vaut le Joker ?
    .braille = joker ?
ask-means =
    .brief = { $meaning }
    .normal = { $meaning }
    .full = { $meaning }
    .braille = { $meaning }
ask-card =
    .brief = Laquelle ?
    .normal = Quelle carte ?
    .full = Laquelle de ces cartes ?
    .braille = quoi ?
ask-play =
    .brief = Laquelle ?
    .normal = Laquelle de ces actions ?
    .full = Laquelle de ces actions choisissez-vous ?
    .braille = quoi ?
ask-answers =
    .brief = { $question } { $answers }
    .normal = { $question } { $answers }
    .full = { $question } { $answers }
    .braille = { $question } { $answers }

## Pauses

pause-left =
    { $call ->
        [uno] plus qu'une carte
       *[dos] plus que deux cartes
    }
pause-low =
    .brief =
        { $who-is ->
            [you] Vous n'avez { pause-left }.
           *[other] { $who } n'a { pause-left }.
        }
    .normal =
        { $who-is ->
            [you] Vous n'avez { pause-left }.
           *[other] { table-player } n'a { pause-left }.
        }
    .full = { pause-low.normal }
    .braille =
        { $call ->
            [uno] { $who } 1
           *[dos] { $who } 2
        }
pause-lows =
    .brief =
        { $you ->
            [yes] { $players } n'avez { pause-left }.
           *[no] { $players } n'ont { pause-left }.
        }
    .normal = { pause-lows.brief }
    .full = { pause-lows.brief }
    .braille =
        { $call ->
            [uno] { $players } 1
           *[dos] { $players } 2
        }
pause-jump =
    .brief = Vous avez aussi { $card }.
    .normal = Vous avez aussi { $card } et pouvez intervenir.
    .full = Vous avez aussi { $card } et pouvez intervenir : jouer cette carte hors de votre tour.
    .braille = { $card } intervenir ?
pause-wait =
    .brief = Continuer ?
    .normal =
        { $call ->
            [uno] Le jeu attend : quelqu'un pourrait intervenir.
           *[dos] Le jeu attend.
        }
    .full =
        { $call ->
            [uno] Le jeu attend : quelqu'un pourrait intervenir. Vous n'avez pas cette carte.
           *[dos] Le jeu attend.
        }
    .braille = continuer ?
pause-how =
    .brief = { "" }
    .normal = Entrée pour continuer.
    .full = Tapez { $what }, ou Entrée pour continuer.
    .braille = { "" }
pause-on =
    .brief = { "" }
    .normal = Entrée pour continuer.
    .full = Entrée pour continuer.
    .braille = { "" }


### Les refus : ce qui n'allait pas, ce qu'on peut faire, et quelle règle le dit.

refusal =
    .brief = { $wrong }
    .normal = { $wrong } { $can }{ refusal-rule.normal }
    .full = { $wrong } { $can }{ refusal-rule.normal }
    .braille = { $wrong } · { $can }{ refusal-rule.braille }
refusal-bare =
    .brief = { $wrong }
    .normal = { $wrong }{ refusal-rule.normal }
    .full = { $wrong }{ refusal-rule.normal }
    .braille = { $wrong }{ refusal-rule.braille }
refusal-rule =
    .brief = { "" }
    .normal =
        { $rule ->
            [none] { "" }
           *[other] { " " }({ $edition } { $rule })
        }
    .full = { refusal-rule.normal }
    .braille =
        { $rule ->
            [none] { "" }
           *[other] { " " }({ $rule })
        }
refusal-play = jouer { $cards }
refusal-lay = poser { $cards }
refusal-match = associer { $cards }
refusal-name = demander { $cards }
refusal-swap = échanger votre main avec { $cards }
refusal-can =
    .brief = Vous pouvez { $what }.
    .normal = Vous pouvez { $what }.
    .full = Vous pouvez { $what }.
    .braille = { $what }
refusal-colour =
    .brief = Dites-la avec la carte : { $card } { $colour }.
    .normal = Dites-la avec la carte : { $card } { $colour }.
    .full = Dites-la avec la carte : { $card } { $colour }.
    .braille = { $card } { $colour }
refusal-wait =
    .brief = { "" }
    .normal =
        { $waits ->
            [over] Il n'y a plus rien à faire dans cette manche.
            [judge] Attendez le verdict.
           *[turn] Attendez votre tour.
        }
    .full = { refusal-wait.normal }
    .braille =
        { $waits ->
            [over] fin
           *[turn] attendre
        }
refusal-somebody = cette personne
no-called =
    .brief =
        { $call ->
            [uno] { $target } a dit UNO.
           *[dos] { $target } a dit DOS.
        }
    .normal = { no-called.brief }
    .full = { no-called.brief } On n'attrape pas qui a fait son annonce.
    .braille =
        { $call ->
            [uno] { $target } a dit uno
           *[dos] { $target } a dit dos
        }

no-no-such-seat =
    .brief = Vous ne jouez pas dans cette manche.
    .normal = { no-no-such-seat.brief }
    .full = { no-no-such-seat.brief } Il faut avoir reçu des cartes pour jouer.
    .braille = pas dans la manche
no-round-over =
    .brief = La manche est finie.
    .normal = { no-round-over.brief }
    .full = { no-round-over.brief } Quelqu'un n'a plus de cartes, ou plus aucune carte ne peut bouger.
    .braille = manche finie
no-not-your-turn =
    .brief = C'est à { $who }.
    .normal = { no-not-your-turn.brief }
    .full = { no-not-your-turn.brief } Chacun joue à son tour ; attraper quelqu'un, en revanche, se fait à tout moment.
    .braille = non : à { $who }
no-not-in-hand =
    .brief = Vous n'avez pas cette carte : { $card }.
    .normal = { no-not-in-hand.brief }
    .full = { no-not-in-hand.brief } On ne joue que les cartes de sa main.
    .braille = { $card } pas en main
no-does-not-fit =
    .brief =
        { $wild ->
            [yes] { $card } ne convient pas : { $colour } demandé.
           *[no] { $card } ne va pas sur { $top }.
        }
    .normal = { no-does-not-fit.brief }
    .full = { no-does-not-fit.brief } Il faut la même couleur, le même chiffre ou le même symbole ; un Joker ou un +4 va sur tout.
    .braille =
        { $wild ->
            [yes] { $card } non : { $colour }
           *[no] { $card } non : { $top }
        }
no-colour-required =
    .brief = Avec { $card }, il faut une couleur.
    .normal = { no-colour-required.brief }
    .full = { no-colour-required.brief } Qui joue un Joker ou un +4 dit quelle couleur est demandée.
    .braille = { $card } couleur ?
no-colour-not-wanted =
    .brief = { $card } ne demande pas de couleur.
    .normal = { no-colour-not-wanted.brief }
    .full = { no-colour-not-wanted.brief } Seuls un Joker et un +4 en demandent une ; cette carte a la sienne.
    .braille = { $card } sans couleur
no-name-the-colour =
    .brief = Choisissez d'abord la couleur.
    .normal = { no-name-the-colour.brief }
    .full = { no-name-the-colour.brief } La première carte est un Joker : qui commence choisit la couleur.
    .braille = couleur d'abord
no-no-colour-to-name =
    .brief = Il n'y a pas de couleur à choisir.
    .normal = { no-no-colour-to-name.brief }
    .full = { no-no-colour-to-name.brief } On demande une couleur avec un Joker ou un +4, ou quand la première carte est un Joker.
    .braille = pas de couleur
no-only-the-drawn-card =
    .brief = { $card } doit attendre : après la pioche, on ne joue que la carte piochée.
    .normal = { no-only-the-drawn-card.brief }
    .full = { no-only-the-drawn-card.brief } On ne pioche pas pour chercher mieux.
    .braille = { $card } non : pioché
no-already-drawn =
    .brief = Vous avez déjà pioché.
    .normal = { no-already-drawn.brief }
    .full = { no-already-drawn.brief } On ne pioche qu'une carte par tour.
    .braille = déjà pioché
no-not-drawn =
    .brief = Vous n'avez pas pioché : vous ne pouvez pas encore passer.
    .normal = { no-not-drawn.brief }
    .full = { no-not-drawn.brief } On ne passe qu'après avoir pioché.
    .braille = pas pioché
no-must-play =
    .brief = Une carte convient, donc vous ne piochez pas.
    .normal = { no-must-play.brief }
    .full = { no-must-play.brief } Dans cette édition, on ne pioche que si rien n'est jouable.
    .braille = non : une carte va
no-challenge-or-accept =
    .brief = Le +4 d'abord.
    .normal = { no-challenge-or-accept.brief }
    .full = { no-challenge-or-accept.brief } Qui doit piocher pour un +4 conteste ou accepte avant toute autre chose.
    .braille = +4 d'abord
no-nothing-to-challenge =
    .brief = Il n'y a pas de +4 à contester ni à accepter.
    .normal = { no-nothing-to-challenge.brief }
    .full = { no-nothing-to-challenge.brief } N'y répond que la personne qui doit piocher.
    .braille = pas de +4
no-stack-or-pickup =
    .brief = D'abord les { $pending } cartes qui vous attendent.
    .normal = { no-stack-or-pickup.brief }
    .full = { no-stack-or-pickup.brief } On y ajoute une carte de pioche qui convient, ou on ramasse tout ; ensuite on joue.
    .braille = +{ $pending } d'abord
no-stack-or-lose-turn =
    .brief = D'abord les { $pending } cartes qui vous attendent.
    .normal = { no-stack-or-lose-turn.brief }
    .full = { no-stack-or-lose-turn.brief } On y ajoute une carte de pioche permise, ou on ramasse tout et on perd son tour.
    .braille = +{ $pending } d'abord
no-nothing-stacked =
    .brief = Il n'y a rien à ramasser.
    .normal = { no-nothing-stacked.brief }
    .full = { no-nothing-stacked.brief } On ramasse quand une carte de pioche est jouée contre vous, là où ces cartes se cumulent.
    .braille = rien à ramasser
no-answer-first =
    .brief = La question d'abord.
    .normal = { no-answer-first.brief }
    .full = { no-answer-first.brief } Avant de jouer sur un chiffre, on répond à sa question.
    .braille = ?
no-nothing-asked =
    .brief = Aucune question n'est posée.
    .normal = { no-nothing-asked.brief }
    .full = { no-nothing-asked.brief } Seuls les chiffres de l'édition à questions en posent ; les cartes spéciales, non.
    .braille = pas de question
no-being-judged =
    .brief = On juge votre réponse.
    .normal = { no-being-judged.brief }
    .full = { no-being-judged.brief } Le jeu continue quand on a dit si elle est juste.
    .braille = réponse à juger
no-not-two-cards =
    .brief =
        { $count ->
            [one] Vous avez { $count } carte : pas d'UNO à annoncer.
           *[other] Vous avez { $count } cartes : pas d'UNO à annoncer.
        }
    .normal = { no-not-two-cards.brief }
    .full = { no-not-two-cards.brief } UNO s'annonce avec l'avant-dernière carte.
    .braille = pas uno : { $count }
no-nothing-to-catch =
    .brief = On ne peut pas attraper { $target } maintenant.
    .normal = { no-nothing-to-catch.brief }
    .full = { no-nothing-to-catch.brief } On attrape qui joue son avant-dernière carte sans annoncer UNO, et seulement un moment.
    .braille = { $target } non
no-already-caught =
    .brief = C'est déjà fait : quelqu'un a attrapé { $target }.
    .normal = { no-already-caught.brief }
    .full = { no-already-caught.brief } On n'attrape qu'une fois pour le même oubli.
    .braille = { $target } déjà
no-not-oneself =
    .brief = Vous ne pouvez pas vous attraper vous-même.
    .normal = { no-not-oneself.brief }
    .full = { no-not-oneself.brief } C'est aux autres de remarquer un oubli.
    .braille = pas vous-même
no-no-advice-rule =
    .brief = À cette table, les conseils ne sont pas pénalisés.
    .normal = { no-no-advice-rule.brief }
    .full = { no-no-advice-rule.brief } Seules certaines éditions les punissent.
    .braille = pas de règle
no-not-a-person =
    .brief = Seules les personnes accusent, sont accusées et votent.
    .normal = { no-not-a-person.brief }
    .full = { no-not-a-person.brief } Un robot ne parle pas à table, et qui a quitté la table n'a pas de voix.
    .braille = personnes seules
no-accuses-oneself =
    .brief = Vous ne pouvez pas vous accuser vous-même.
    .normal = { no-accuses-oneself.brief }
    .full = { no-accuses-oneself.brief } On accuse quelqu'un d'autre.
    .braille = pas vous-même
no-already-accused =
    .brief = On accuse déjà { $target }.
    .normal = { no-already-accused.brief }
    .full = { no-already-accused.brief } Vous pouvez encore dire si vous êtes d'accord.
    .braille = { $target } déjà
no-not-accused =
    .brief = Personne n'accuse { $target }.
    .normal = { no-not-accused.brief }
    .full = { no-not-accused.brief } Il n'y a pas de vote en cours.
    .braille = { $target } non
no-accused-has-no-voice =
    .brief = On vous accuse : vous ne votez pas.
    .normal = { no-accused-has-no-voice.brief }
    .full = { no-accused-has-no-voice.brief } Les autres personnes de la table décident.
    .braille = vote exclu
no-already-voted =
    .brief = Vous avez déjà voté.
    .normal = { no-already-voted.brief }
    .full = { no-already-voted.brief } Chaque voix compte une fois, et accuser, c'est être d'accord.
    .braille = déjà voté
no-nothing-to-judge =
    .brief = Vous n'avez pas de réponse à juger.
    .normal = { no-nothing-to-judge.brief }
    .full = { no-nothing-to-judge.brief } Seul le juge de la table dit si une réponse est juste, et seulement après une réponse.
    .braille = rien à juger
no-already-away =
    .brief = Votre place est déjà libre.
    .normal = { no-already-away.brief }
    .full = { no-already-away.brief } Un robot joue pour vous, ou votre place est sautée, jusqu'à votre retour.
    .braille = place libre
no-not-away =
    .brief = Vous êtes toujours à table.
    .normal = { no-not-away.brief }
    .full = { no-not-away.brief } On ne revient qu'après avoir quitté la table.
    .braille = toujours à table
no-not-in-this-game =
    .brief = Cela n'existe pas dans ce jeu.
    .normal = { no-not-in-this-game.brief }
    .full = { no-not-in-this-game.brief } C'est une action d'un autre jeu, ou d'une règle maison qui n'est pas en vigueur ici.
    .braille = pas dans ce jeu
no-cannot-jump-in =
    .brief =
        { $same ->
            [yes] C'est trop tard pour intervenir avec { $card }.
           *[no] Vous ne pouvez pas intervenir avec { $card } : au Talon, { $top }.
        }
    .normal = { no-cannot-jump-in.brief }
    .full = { no-cannot-jump-in.brief } Pour intervenir, il faut exactement la carte du Talon, et que personne n'ait rien fait depuis.
    .braille = { $card } non
no-swap-first =
    .brief = D'abord l'échange des mains.
    .normal = { no-swap-first.brief }
    .full = { no-swap-first.brief } Un 7 échange votre main avec une autre avant que le jeu continue.
    .braille = échange d'abord
no-nothing-to-swap =
    .brief = Il n'y a pas de mains à échanger.
    .normal = { no-nothing-to-swap.brief }
    .full = { no-nothing-to-swap.brief } On échange quand on vient de jouer un 7.
    .braille = pas d'échange
no-swap-with-another =
    .brief = On échange avec quelqu'un d'autre de cette manche.
    .normal = { no-swap-with-another.brief }
    .full = { no-swap-with-another.brief } Ni avec vous-même, ni avec qui a quitté la table.
    .braille = quelqu'un d'autre
no-not-honest =
    .brief = Pas de { $card } : une carte de votre main l'interdit.
    .normal = { no-not-honest.brief }
    .full = { no-not-honest.brief } À cette table, on ne bluffe pas avec un +4.
    .braille = { $card } non : bluff
no-forced-to-play =
    .brief = Une carte convient, donc vous devez jouer.
    .normal = { no-forced-to-play.brief }
    .full = { no-forced-to-play.brief } À cette table, qui peut jouer doit jouer.
    .braille = jeu obligé
no-same-colour =
    .brief = Le { $colour } est déjà la couleur qui compte : choisissez-en une autre.
    .normal = { no-same-colour.brief }
    .full = { no-same-colour.brief } À cette table, un Joker change la couleur.
    .braille = { $colour } non : autre
no-number-last =
    .brief = Vous ne pouvez pas finir par { $card }.
    .normal = { no-number-last.brief }
    .full = { no-number-last.brief } À cette table, la dernière carte est un chiffre.
    .braille = { $card } non : chiffre
no-not-in-row =
    .brief = { $centre } n'est pas dans la rangée, ou y est déjà associé.
    .normal = { no-not-in-row.brief }
    .full = { no-not-in-row.brief } Chaque carte de la rangée s'associe une fois par tour.
    .braille = { $centre } pas en rangée
no-not-in-dos-hand =
    .brief = Pas dans votre main : { $cards }.
    .normal = { no-not-in-dos-hand.brief }
    .full = { no-not-in-dos-hand.brief } On ne joue que les cartes de sa main.
    .braille = { $cards } pas en main
no-does-not-add-up =
    .brief =
        { $double ->
            [yes] { $cards } ne font pas la somme de { $centre }.
           *[no] { $cards } ne va pas sur { $centre }.
        }
    .normal = { no-does-not-add-up.brief }
    .full = { no-does-not-add-up.brief } Il faut une carte du même nombre, ou deux cartes dont la somme fait ce nombre.
    .braille = { $cards } non : { $centre }
no-name-wild-dos =
    .brief = Un Joker DOS doit recevoir une couleur.
    .normal = { no-name-wild-dos.brief }
    .full = { no-name-wild-dos.brief } Il vaut 2 dans la couleur que vous choisissez.
    .braille = wd couleur ?
no-name-wild-number =
    .brief = Un Joker nombre doit recevoir un nombre.
    .normal = { no-name-wild-number.brief }
    .full = { no-name-wild-number.brief } Il vaut de 1 à 10 dans sa couleur, et vous choisissez combien.
    .braille = # nombre ?
no-no-draw-after-match =
    .brief = Vous avez associé une carte, donc vous ne piochez pas.
    .normal = { no-no-draw-after-match.brief }
    .full = { no-no-draw-after-match.brief } On pioche avant la première association, ou pas du tout.
    .braille = non : associé
no-drawn-in-dos =
    .brief = Vous avez déjà pioché.
    .normal = { no-drawn-in-dos.brief }
    .full = { no-drawn-in-dos.brief } On ne pioche qu'une carte par tour.
    .braille = déjà pioché
no-match-or-draw =
    .brief = Associez ou piochez d'abord.
    .normal = { no-match-or-draw.brief }
    .full = { no-match-or-draw.brief } Un tour ne finit qu'après une association ou une pioche.
    .braille = pas encore fini
no-lay-first =
    .brief = Il faut maintenant poser une carte dans la rangée.
    .normal = { no-lay-first.brief }
    .full = { no-lay-first.brief } Les associations de ce tour sont finies.
    .braille = poser d'abord
no-nothing-to-lay =
    .brief = Il n'y a pas de carte à poser.
    .normal = { no-nothing-to-lay.brief }
    .full = { no-nothing-to-lay.brief } On pose à la fin du tour : pour une couleur assortie, ou après une pioche sans association.
    .braille = rien à poser
no-must-lay =
    .brief = Vous devez poser une carte.
    .normal = { no-must-lay.brief }
    .full = { no-must-lay.brief } Une double couleur assortie y oblige ; seule une simple laisse le choix.
    .braille = pose obligée
no-must-lay-after-draw =
    .brief = Après une pioche sans association, vous devez poser une carte.
    .normal = { no-must-lay-after-draw.brief }
    .full = { no-must-lay-after-draw.brief } Ainsi la rangée grandit quand personne n'associe.
    .braille = pose obligée
no-not-two-for-dos =
    .brief =
        { $count ->
            [one] Vous avez { $count } carte, et non deux.
           *[other] Vous avez { $count } cartes, et non deux.
        }
    .normal = { no-not-two-for-dos.brief }
    .full = { no-not-two-for-dos.brief } DOS s'annonce avec exactement deux cartes en main.
    .braille = pas dos : { $count }
no-already-called =
    .brief = DOS est déjà dit.
    .normal = { no-already-called.brief }
    .full = { no-already-called.brief } Vous l'avez annoncé, ou quelqu'un a été plus rapide.
    .braille = dos déjà dit
no-cannot-catch-dos =
    .brief = On ne peut pas attraper { $target } maintenant.
    .normal = { no-cannot-catch-dos.brief }
    .full = { no-cannot-catch-dos.brief } On attrape qui a exactement deux cartes sans avoir annoncé DOS.
    .braille = { $target } non


### Le conseil et sa raison, et le regard sur une manche finie.

coach-hint =
    .brief = { $what }.
    .normal = Indice : { $what }, car { $why }.
    .full = Indice : { $what }, car { $why }.
    .braille = { $what } · { $why }
coach-bluff =
    .brief = { "" }
    .normal =
        { $bluff ->
            [back] C'est un bluff : si on le conteste, vous le reprenez et piochez 4 cartes.
           *[draw] C'est un bluff : si on le conteste, vous piochez 4 cartes.
        }
    .full = { coach-bluff.normal }
    .braille = (bluff)
coach-wait = continuer
coach-answer = tenter une réponse
coach-opening =
    .brief =
        { $mistakes ->
            [0] Rien ne vous a coûté cher.
            [1] Une décision vous a coûté le plus.
           *[other] { $mistakes } décisions vous ont coûté le plus.
        }
    .normal =
        { $decisions ->
            [one] { $decisions } décision examinée.
           *[other] { $decisions } décisions examinées.
        } { $mistakes ->
            [0]
                { $decisions ->
                    [1] Elle ne vous a pas coûté cher.
                   *[other] Aucune ne vous a coûté cher.
                }
            [1] Celle-ci vous a coûté le plus.
           *[other] Ces { $mistakes } vous ont coûté le plus.
        }
    .full = { coach-opening.normal }
    .braille = { $decisions } vues, { $mistakes } chères
coach-where =
    { $line ->
        [0] Décision { $number }
       *[other] Décision { $number }, ligne { $line }
    }
coach-up =
    { $colour ->
        [none] au Talon { $card }
       *[other] au Talon { $card }, { $colour } demandé
    }
coach-row = dans la rangée { $cards }
coach-mistake =
    .brief = { coach-where } : votre choix, { $done }. Mieux : { $better }, environ { $games } sur 100.
    .normal =
        { coach-where } ({ $table } ; en main { $hand }) : votre choix, { $done }. Mieux : { $better }. { $games ->
            [one] Cela gagne environ { $games } partie sur 100 de plus.
           *[other] Cela gagne environ { $games } parties sur 100 de plus.
        }
    .full = { coach-mistake.normal }
    .braille = { $number } : { $done } < { $better } +{ $games }%
coach-no-call =
    .brief = { coach-where } : votre choix, { $done }, sans l'annonce ; environ { $games } sur 100.
    .normal =
        { coach-where } ({ $table } ; en main { $hand }) : votre choix, { $done }, sans l'annonce. { $games ->
            [one] Qui se fait attraper ainsi gagne environ { $games } partie sur 100 de moins.
           *[other] Qui se fait attraper ainsi gagne environ { $games } parties sur 100 de moins.
        }
    .full = { coach-no-call.normal }
    .braille = { $number } : { $done } sans uno -{ $games }%
coach-missed =
    .brief =
        { $number ->
            [0] À une pause : vous auriez pu attraper { $who }.
           *[other] Décision { $number } : vous auriez pu attraper { $who }.
        }
    .normal =
        { $number ->
            [0] À une pause ({ $table }), vous auriez pu attraper { $who }.
           *[other] Décision { $number } ({ $table }) : vous auriez d'abord pu attraper { $who }.
        }
    .full = { coach-missed.normal }
    .braille =
        { $number ->
            [0] pause : attraper { $who }
           *[other] { $number } : attraper { $who }
        }
coach-progress =
    .brief = { $percent } pour cent.
    .normal = Bilan : { $percent } pour cent.
    .full = Bilan : { $percent } pour cent.
    .braille = { $percent }%
why-kept =
    { $count ->
        [one] vous gardez { $count } carte { $colour ->
                [bleu] bleue
                [vert] verte
               *[other] { $colour }
            }
       *[other] vous gardez { $count } cartes { $colour ->
                [bleu] bleues
                [vert] vertes
               *[other] { $colour }s
            }
    }
why-drew =
    { $times ->
        [1] { $who } a pioché une fois sur du { $colour }
       *[other] { $who } a pioché { $times } fois sur du { $colour }
    }
why-call =
    .brief = vous avez deux cartes
    .normal = { why-call.brief }
    .full = { why-call.brief }
    .braille = deux cartes
why-answer =
    .brief = ne pas savoir coûte autant qu'une réponse fausse
    .normal = { why-answer.brief }
    .full = { why-answer.brief }
    .braille = pas plus cher
why-nothing-fits =
    .brief = rien n'est jouable
    .normal = { why-nothing-fits.brief }
    .full = { why-nothing-fits.brief }
    .braille = rien ne va
why-nothing-drawn =
    .brief = il n'y avait rien à piocher
    .normal = { why-nothing-drawn.brief }
    .full = { why-nothing-drawn.brief }
    .braille = rien pioché
why-drawn-no-fit =
    .brief = la carte piochée n'est pas jouable
    .normal = { why-drawn-no-fit.brief }
    .full = { why-drawn-no-fit.brief }
    .braille = ne va pas
why-forbidden =
    .brief = ce qui convient ne peut pas être joué maintenant
    .normal = { why-forbidden.brief }
    .full = { why-forbidden.brief }
    .braille = interdit
why-only =
    .brief = il n'y a rien d'autre à faire
    .normal = { why-only.brief }
    .full = { why-only.brief }
    .braille = rien d'autre
why-only-card =
    .brief = rien d'autre n'est jouable
    .normal = { why-only-card.brief }
    .full = { why-only-card.brief }
    .braille = seule jouable
why-only-may =
    .brief = rien d'autre ne peut être joué
    .normal = { why-only-may.brief }
    .full = { why-only-may.brief }
    .braille = seule permise
why-drawn-fits =
    .brief = vous vous débarrassez de la carte piochée
    .normal = { why-drawn-fits.brief }
    .full = { why-drawn-fits.brief }
    .braille = débarras
why-out =
    .brief = vous finissez la manche
    .normal = { why-out.brief }
    .full = { why-out.brief }
    .braille = vous finissez
why-jump =
    .brief = vous vous débarrassez d'une carte hors de votre tour
    .normal = { why-jump.brief }
    .full = { why-jump.brief }
    .braille = une de moins
why-saves-wild =
    .brief = vous gardez vos Jokers pour plus tard
    .normal = { why-saves-wild.brief }
    .full = { why-saves-wild.brief }
    .braille = garde Jokers
why-keeps-wild =
    .brief = seul un Joker est jouable, et vous le gardez pour plus tard
    .normal = { why-keeps-wild.brief }
    .full = { why-keeps-wild.brief }
    .braille = garde Joker
why-keeps-drawn-wild =
    .brief = vous gardez pour plus tard le Joker pioché
    .normal = { why-keeps-drawn-wild.brief }
    .full = { why-keeps-drawn-wild.brief }
    .braille = garde Joker
why-cheap-challenge =
    .brief = contester à tort ne coûte que deux cartes de plus
    .normal = { why-cheap-challenge.brief }
    .full = { why-cheap-challenge.brief }
    .braille = 2 de plus seulement
why-dear-challenge =
    .brief = contester à tort coûte deux cartes de plus
    .normal = { why-dear-challenge.brief }
    .full = { why-dear-challenge.brief }
    .braille = 2 de plus
why-all-draw =
    .brief = les couleurs sont assorties, donc tous les autres piochent une carte
    .normal = { why-all-draw.brief }
    .full = { why-all-draw.brief }
    .braille = autres +1
why-may-lay =
    .brief = la couleur est assortie, donc vous pouvez poser une autre carte
    .normal = { why-may-lay.brief }
    .full = { why-may-lay.brief }
    .braille = en poser une
why-two-cards =
    .brief = deux cartes quittent votre main d'un coup
    .normal = { why-two-cards.brief }
    .full = { why-two-cards.brief }
    .braille = deux de moins
why-even =
    .brief = rien ne fait mieux dans les parties d'essai
    .normal = { why-even.brief }
    .full = { why-even.brief }
    .braille = rien de mieux
why-wait =
    .brief = il n'y a rien à faire maintenant
    .normal = { why-wait.brief }
    .full = { why-wait.brief }
    .braille = rien à faire
why-missed =
    .brief = { $who } n'a rien annoncé
    .normal = { why-missed.brief }
    .full = { why-missed.brief }
    .braille = pas d'annonce
why-stack =
    .brief = vous ne ramassez pas { table-cards }
    .normal = { why-stack.brief }
    .full = { why-stack.brief }
    .braille = pas +{ $count }
why-threat =
    .brief = { $who } joue ensuite et n'a que { table-cards }
    .normal = { why-threat.brief }
    .full = { why-threat.brief }
    .braille = { $who } suit, { $count }
why-takes =
    .brief = vous échangez avec { $who }, qui a { table-cards }
    .normal = { why-takes.brief }
    .full = { why-takes.brief }
    .braille = main { $who }, { $count }
why-may-take =
    .brief = vous pouvez échanger avec { $who }, qui a { table-cards }
    .normal = { why-may-take.brief }
    .full = { why-may-take.brief }
    .braille = { $who } a { $count }
why-fewest =
    .brief = { $who } n'a que { table-cards }
    .normal = { why-fewest.brief }
    .full = { why-fewest.brief }
    .braille = { $who } a { $count }
why-points =
    .brief = { $points } points quittent votre main
    .normal = { why-points.brief }
    .full = { why-points.brief }
    .braille = -{ $points } points
why-trials =
    .brief =
        { $percent ->
            [one] dans les parties d'essai, cela gagne environ { $percent } partie sur 100 de plus que l'autre choix, { $than }
           *[other] dans les parties d'essai, cela gagne environ { $percent } parties sur 100 de plus que l'autre choix, { $than }
        }
    .normal = { why-trials.brief }
    .full = { why-trials.brief }
    .braille = +{ $percent }% sur { $than }
why-keeps =
    .brief =
        { $who ->
            [none] { why-kept }
           *[other] { why-kept }, et { why-drew }
        }
    .normal = { why-keeps.brief }
    .full = { why-keeps.brief }
    .braille = { $colour } : { $count } gardées
why-drawn-on =
    .brief = { why-drew }
    .normal = { why-drawn-on.brief }
    .full = { why-drawn-on.brief }
    .braille = { $who } pioche sur { $colour }
why-bluff =
    .brief =
        { $colour ->
            [none] { $who } a { table-cards }, dont sans doute une qui convenait
           *[other] { $who } a { table-cards }, dont sans doute du { $colour }
        }
    .normal = { why-bluff.brief }
    .full = { why-bluff.brief }
    .braille = { $who } { $count } : bluff ?
why-honest =
    .brief =
        { $colour ->
            [none] { $who } a { table-cards }, sans doute aucune qui convenait
           *[other] { $who } a { table-cards }, sans doute pas de { $colour }
        }
    .normal = { why-honest.brief }
    .full = { why-honest.brief }
    .braille = { $who } { $count } : pas de bluff


### Ce qu'on peut taper : le premier mot d'une liste est celui qu'on apprend, les autres sont compris aussi.

## Les commandes, et en une ligne ce que chacune répond

command-hand = main, m, cartes, ma main, mes cartes, mon jeu, qu'est-ce que j'ai
    .help = vos cartes, numérotées
command-fits = jouables, j, jouable, que jouer, quoi jouer, que puis-je jouer, qu'est-ce que je peux jouer
    .help = ce que vous pouvez jouer
command-top = talon, t, dessus, carte du dessus, défausse, quelle carte
    .help = la carte du dessus du Talon
command-colour = couleur, quelle couleur, couleur demandée
    .help = la couleur qui compte
command-counts = compte, c, comptes, combien, nombre
    .help = combien de cartes chacun a en main
command-turn = tour, qui, à qui, à qui le tour, à qui de jouer, c'est à qui, c'est à qui de jouer
    .help = à qui de jouer, et ce qui est attendu
command-order = ordre, o, joueurs, qui est le suivant, qui joue après
    .help = qui joue après qui
command-direction = sens, direction
    .help = dans quel sens on joue
command-pending = attente, en attente, pénalité, enjeu
    .help = ce qui est en attente : cartes à ramasser, +4, pénalités
command-score = score, s, scores, points
    .help = les scores, et à combien finit la partie
command-row = rangée, centre, ligne
    .help = les cartes du centre
command-question = question, relire la question
    .help = la question posée, encore une fois
command-pile = pile, piles, cartes restantes, reste
    .help = combien de cartes restent dans la Pioche
command-last = dernier, d, derniers, dernière, dernières
    .help = ce qui vient de se passer ; dernier 5 : les cinq dernières choses
command-since = depuis, depuis mon tour, manqué
    .help = ce qui s'est passé depuis votre tour
command-repeat = répéter, r, répète, répétez, encore, redire
    .help = répète la dernière phrase
command-state = état, table, situation, où
    .help = où en est la partie ; la touche Entrée le dit aussi
command-choices = choix, options, possibilités, que faire
    .help = tout ce que vous pouvez faire
command-sort = trier, tri, ranger
    .help = l'ordre de vos cartes : trier couleur, trier nombre, trier jouables
command-hint = indice, i, conseil, astuce
    .help = ce qu'on pourrait jouer ici
command-why = pourquoi, pq
    .help = la règle derrière la dernière décision ; pourquoi T1 : une règle par son numéro
command-rules = règles, règle
    .help = les règles de cette table
command-reference = mémo, aide-mémoire, référence
    .help = les repères des cartes, et l'effet de chacune
command-help = aide, ?, commandes, aide-moi, aidez-moi
    .help = ce que vous pouvez faire ici ; aide main : sur une commande
command-more = plus, +
    .help = en dire plus
command-less = moins, -
    .help = en dire moins
command-language = langue
    .help = changer de langue : langue anglais
command-marks = repères, marques
    .help = nommer les cartes par leurs repères, ou par leur nom
command-set = réglages, réglage, régler
    .help = vos réglages, et comment en changer
command-save = enregistrer, sauver, sauvegarder
    .help = où la partie est enregistrée ; avec un nom : une copie
command-review = bilan, revoir
    .help = revenir sur votre dernière manche
command-leave = partir, quitter la table
    .help = laisser un robot jouer pour vous
command-return = revenir, retour, me revoilà
    .help = reprendre votre place
command-quit = quitter, q, arrêter, au revoir
    .help = s'arrêter là ; la partie est gardée

## Les actions

verb-play = jouer, joue, je joue, poser, pose, je pose, mettre, mets, je mets
verb-draw = piocher, p, pioche, je pioche, piocher une carte, tirer, tirer une carte
verb-pass = passer, f, passe, je passe, passez, passer mon tour, je passe mon tour, garder, je garde, fini, j'ai fini, fin du tour
verb-colour = couleur, demander, je demande, demande, choisir, je choisis
verb-challenge = contester, conteste, je conteste, défier, je défie, bluff, menteur, menteuse, je doute
verb-accept = accepter, accepte, j'accepte, ne pas contester
verb-pickup = ramasser, ramasse, je ramasse, tout ramasser, tout prendre
verb-answer = réponse, répondre, je réponds, ma réponse, ma réponse est, la réponse est
verb-unknown = je ne sais pas, ne sais pas, je sais pas, sais pas, aucune idée, je n'en sais rien, dire que vous ne savez pas, dire que je ne sais pas
verb-match = associer, associe, j'associe, couvrir, couvre, je couvre
verb-done = fini, f, j'ai fini, terminé, fin du tour, passer, passe, je passe
verb-lay = poser, pose, je pose, déposer, je dépose
verb-nolay = ne rien poser, f, rien poser, rien, aucune, aucune carte, passer, passe, je passe, fini
verb-swap = échanger, échange, j'échange, échanger avec, échanger ma main avec, échanger votre main avec, échanger les mains avec, j'échange avec
verb-catch = attraper, attrape, j'attrape, contre-uno, contre uno, contre
verb-dos = dos, dire dos, je dis dos, annoncer dos, j'annonce dos
verb-accuse = accuser, accuse, j'accuse
verb-agree = d'accord, je suis d'accord, approuver, coupable, soutenir l'accusation contre
verb-disagree = pas d'accord, je ne suis pas d'accord, désapprouver, non coupable, rejeter l'accusation contre
verb-right = juste, vrai, bonne réponse
verb-wrong = faux, mauvaise réponse

## Les cartes, et les petits mots

word-blue = bleu, b, bleue, bleus, bleues
word-green = vert, v, verte, verts, vertes
word-red = rouge, r, rouges
word-yellow = jaune, j, jaunes
word-draw-two = plus deux, plus 2, +2, +02
word-reverse = inversion, changement de sens
word-skip = passe-tour, passe ton tour
word-wild = joker
word-wild-four = plus quatre, plus 4, +4, +04, joker plus quatre, joker plus 4, joker +4, super joker
word-wild-number = joker nombre, joker chiffre, joker #, #
word-wild-dos = joker dos, wd, joker deux, joker 2
word-number-0 = zéro
word-number-1 = un, une
word-number-2 = deux
word-number-3 = trois
word-number-4 = quatre
word-number-5 = cinq
word-number-6 = six
word-number-7 = sept
word-number-8 = huit
word-number-9 = neuf
word-number-10 = dix
word-ignored = le, la, les, un, une, de, du, des, mon, ma, mes, carte, cartes, en, comme, est, pour, je, dis, dire, annoncer, demande, demander, demandé, demandant, couleur, alors, svp, =
word-and = et, plus, +
word-with = avec, par
word-on = sur, contre
word-uno = uno, u
word-back = retour, 0, annuler, rien, non
word-please = s'il vous plaît, s'il te plaît, svp, stp, merci
word-yes = oui, ouais, ok
word-no = non
word-undo = annuler le coup, reprendre, reprendre ma carte
word-go = continuer, continue, on continue, suite, la suite
shortcut-history = historique, histoire
shortcut-verbosity = verbosité

## Ce qui n'a pas été compris

unclear-word =
    .brief =
        { $near-count ->
            [0] Pas compris : { $typed }.
           *[other] Pas compris : { $typed }. { unclear-near } ?
        }
    .normal =
        { $near-count ->
            [0] Je ne comprends pas « { $typed } ». ? pour l'aide.
           *[other] Je ne comprends pas « { $typed } ». Vouliez-vous dire { unclear-near } ?
        }
    .full =
        { $near-count ->
            [0] Je ne comprends pas « { $typed } ». Tapez une carte, par exemple 5 rouge, ou choix pour entendre ce que vous pouvez faire, ou ? pour l'aide.
           *[other] Je ne comprends pas « { $typed } ». Vouliez-vous dire { unclear-near } ? Tapez ? pour l'aide.
        }
    .braille =
        { $near-count ->
            [0] ? { $typed }
           *[other] ? { $typed } · { unclear-near } ?
        }
unclear-near =
    { $near-count ->
        [0] rien
        [1] { $near-1 }
        [2] { $near-1 } ou { $near-2 }
       *[other] { $near-1 }, { $near-2 } ou { $near-3 }
    }
unclear-nothing =
    .brief = Rien de lisible.
    .normal = Il n'y avait là rien de lisible. ? pour l'aide.
    .full = Il n'y avait là ni lettre ni chiffre. Tapez une carte, par exemple 5 rouge, ou ? pour l'aide.
    .braille = ?
unclear-beginning =
    .brief = { $typed } : { unclear-near } ?
    .normal = « { $typed } » peut être plusieurs choses : { unclear-near } ?
    .full = « { $typed } » est le début de plusieurs mots. Lequel voulez-vous : { unclear-near } ? Tapez une lettre de plus.
    .braille = { $typed } : { unclear-near } ?
unclear-place =
    .brief = Pas de carte { $number } : il y en a { $count }.
    .normal =
        { $count ->
            [0] Il n'y a pas de carte { $number } : votre main est vide.
            [1] Il n'y a pas de carte { $number } : vous avez une seule carte.
           *[other] Il n'y a pas de carte { $number } : vous avez { $count } cartes.
        }
    .full =
        { $count ->
            [0] Il n'y a pas de carte { $number } : votre main est vide.
            [1] Il n'y a pas de carte { $number } : vous avez une seule carte. Un nombre seul est une place dans votre main ; pour une carte, dites aussi sa couleur : { $number } rouge.
           *[other] Il n'y a pas de carte { $number } : vous avez { $count } cartes. Un nombre seul est une place dans votre main ; pour une carte, dites aussi sa couleur : { $number } rouge.
        }
    .braille = pas { $number }, 1-{ $count }
unclear-answer-number =
    .brief = Pas de { $number } : de 1 à { $count }.
    .normal = Il n'y a pas de réponse { $number } : tapez de 1 à { $count }, ou retour.
    .full = Il n'y a pas de réponse { $number } : tapez un nombre de 1 à { $count }, ou la réponse en mots, ou retour pour faire autre chose.
    .braille = pas { $number }, 1-{ $count }
unclear-answer =
    .brief = Pas compris : { $typed }. De 1 à { $count }, ou retour.
    .normal = « { $typed } » n'est pas parmi les réponses. Tapez de 1 à { $count }, ou retour.
    .full = « { $typed } » n'est pas parmi les réponses. Tapez un nombre de 1 à { $count }, ou la réponse en mots, ou retour pour faire autre chose.
    .braille = ? { $typed } · 1-{ $count } retour
unclear-name =
    .brief =
        { $near-count ->
            [0] Personne ne s'appelle { $typed }.
           *[other] Personne ne s'appelle { $typed }. { unclear-near } ?
        }
    .normal =
        { $near-count ->
            [0] Personne ici ne s'appelle { $typed }. Il y a { $players }.
           *[other] Personne ici ne s'appelle { $typed }. Vouliez-vous dire { unclear-near } ?
        }
    .full = Personne ici ne s'appelle { $typed }. Autour de la table il y a { $players }.
    .braille = ? { $typed } · { $players }
unclear-names =
    .brief = { $typed } : { unclear-near } ?
    .normal = { $typed } peut être { unclear-near }. Tapez le nom plus en entier.
    .full = { $typed } est le début de plusieurs noms : { unclear-near }. Tapez le nom plus en entier.
    .braille = { $typed } : { unclear-near } ?
unclear-who =
    .brief = Qui ?
    .normal = Dites aussi un nom : { $players }.
    .full = Il y faut un nom. Autour de la table il y a { $players }.
    .braille = qui ? { $players }
unclear-nobody =
    .brief = Personne à attraper.
    .normal = Il n'y a personne à attraper maintenant.
    .full = Il n'y a personne à attraper maintenant : aucune annonce n'a été oubliée.
    .braille = personne
unclear-uno =
    .brief =
        { $how ->
            [now] Avec la carte : uno { $card }.
            [none] Aucune carte jouable pour dire UNO.
           *[later] UNO se dit avec l'avant-dernière carte.
        }
    .normal =
        { $how ->
            [now] Dites UNO avec la carte : uno { $card }.
            [none] UNO se dit avec la carte que vous jouez, et aucune des deux n'est jouable.
           *[later]
                UNO se dit avec votre avant-dernière carte ; vous avez { $count ->
                    [one] { $count } carte
                   *[other] { $count } cartes
                } en main.
        }
    .full =
        { $how ->
            [now] UNO s'annonce avec l'avant-dernière carte : tapez uno et la carte ensemble, uno { $card }.
           *[other] { unclear-uno.normal }
        }
    .braille =
        { $how ->
            [now] uno { $card }
            [none] uno : rien de jouable
           *[later] uno avec l'avant-dernière
        }
unclear-uno-catch =
    .brief = Pour attraper : attraper { $player }.
    .normal = Pour attraper { $player }, tapez attraper { $player }. Votre UNO à vous se dit avec la carte.
    .full = Si { $player } n'a rien annoncé, tapez attraper { $player }. Pour dire UNO vous-même, tapez uno et la carte ensemble, par exemple uno 5 rouge.
    .braille = attraper { $player } / uno + carte
unclear-undo =
    .brief = Rien à annuler.
    .normal = Il n'y a rien à annuler, et ce qui est joué reste joué.
    .full = Il n'y a rien à annuler : aucune question n'est posée. Ce qui est joué reste joué.
    .braille = rien à annuler
unclear-respond =
    .brief = Contester ou accepter ?
    .normal = Tapez contester si vous croyez au bluff, ou accepter pour piocher.
    .full = Tapez contester si vous croyez que le +4 était un bluff, ou accepter pour piocher quatre cartes.
    .braille = contester/accepter ?
unclear-colour-cards =
    { $colour-is ->
        [blue] bleue
        [green] verte
        [red] rouge
       *[yellow] jaune
    }
unclear-colour =
    .brief =
        { $cards-count ->
            [0] Aucune carte { unclear-colour-cards } jouable.
           *[other] { $colour } : { $cards }.
        }
    .normal =
        { $cards-count ->
            [0] Aucune carte { unclear-colour-cards } n'est jouable.
           *[other] En { $colour }, vous pouvez jouer { $cards } : tapez la carte entière.
        }
    .full =
        { $cards-count ->
            [0] Aucune carte { unclear-colour-cards } n'est jouable. Tapez jouables pour entendre ce qui l'est.
           *[other] En { $colour }, vous pouvez jouer { $cards }. Une couleur seule ne joue rien : tapez la carte entière.
        }
    .braille =
        { $cards-count ->
            [0] { $colour } : rien
           *[other] { $colour } : { $cards }
        }
unclear-player =
    .brief = { $player } joue ici.
    .normal = { $player } est à la table. Pour attraper, tapez attraper { $player } ; compte dit combien de cartes chacun a.
    .full = { unclear-player.normal }
    .braille = { $player } ? attraper { $player }
unclear-done-first =
    .brief = D'abord fini, puis poser.
    .normal = Tapez d'abord fini, puis posez une carte.
    .full = Tapez d'abord fini pour arrêter d'associer, puis posez une carte dans la rangée.
    .braille = fini, puis poser
unclear-all-matched =
    .brief = Tout est associé : fini.
    .normal = Toutes les cartes de la rangée sont associées. Tapez fini.
    .full = Toutes les cartes de la rangée sont associées, il n'y a plus rien à associer. Tapez fini.
    .braille = tout associé · fini
unclear-dos-apart =
    .brief = Dites dos à part.
    .normal = DOS se dit à part : tapez dos, puis la carte.
    .full = DOS se dit à part, quand il vous reste juste deux cartes : tapez dos, et la carte sur une autre ligne.
    .braille = dos à part
unclear-one-card =
    .brief = Une carte à la fois.
    .normal = « { $typed } » fait plus d'une carte. Jouez-en une à la fois.
    .full = « { $typed } » fait plus d'une carte. On joue une carte à la fois : tapez l'une d'elles, par exemple 5 rouge.
    .braille = une carte : { $typed }
unclear-too-many =
    .brief = Une carte du centre, une ou deux à vous.
    .normal = Il faut une carte du centre, et une ou deux des vôtres.
    .full = Il faut une carte du centre, et une ou deux des vôtres : tapez par exemple 3 bleu et 4 vert sur 7 bleu.
    .braille = b3 g4 sur b7
unclear-card =
    .brief = Pas de carte { $typed }.
    .normal = Il n'y a pas de carte « { $typed } » dans ce jeu.
    .full = Il n'y a pas de carte « { $typed } » dans ce jeu. Tapez mémo pour entendre quelles cartes il y a.
    .braille = pas de carte { $typed }
unclear-not-held =
    .brief = Vous n'en avez pas : { $typed }.
    .normal = Vous n'avez pas de carte « { $typed } ».
    .full = Vous n'avez pas de carte « { $typed } ». Tapez main pour entendre vos cartes.
    .braille = pas en main : { $typed }
unclear-what =
    .brief = Quelle carte ?
    .normal = Quelle carte ? Il n'y en a pas à { $verb } maintenant.
    .full = Quelle carte ? Il n'y en a pas à { $verb } maintenant. Tapez choix pour entendre ce que vous pouvez faire.
    .braille = carte ?
unclear-no-match =
    .brief = Rien pour { $card }.
    .normal = Rien dans votre main ne va sur { $card }.
    .full = Rien dans votre main ne va sur { $card }, ni une carte seule, ni deux qui font la somme.
    .braille = { $card } rien
unclear-answer-empty =
    .brief = Quelle réponse ?
    .normal = Tapez votre réponse, ou je ne sais pas.
    .full = Tapez votre réponse ; si vous ne savez pas, tapez je ne sais pas.
    .braille = réponse ?
unclear-answer-long =
    .brief = Trop long.
    .normal = C'est trop long pour une réponse : { $most } lettres au plus.
    .full = C'est trop long pour une réponse : elle a { $most } lettres et signes au plus. Tapez-en une plus courte.
    .braille = trop long, max { $most }
unclear-answer-first =
    .brief = D'abord la question.
    .normal = La question d'abord. Si « { $typed } » est votre réponse, tapez réponse { $typed }.
    .full = La question d'abord, le jeu ensuite. Si « { $typed } » est votre réponse, tapez réponse { $typed } ; si vous ne savez pas, tapez je ne sais pas.
    .braille = question d'abord / réponse { $typed }


### Les règles, dites à notre manière : pourquoi, ce qui se joue à cette table, la carte de référence.
### Une règle commence par une minuscule : « Mattel T1 : une carte va si ... ».

## Éditions

edition-name =
    { $edition ->
        [mattel] Mattel
        [rnib] RNIB
        [french] Édition française
        [question] Édition à questions
        [dos] DOS
       *[other] { $edition }
    }
edition-book =
    { $edition ->
        [mattel] à l'UNO Braille de Mattel, GMM14, 2019
        [rnib] à l'UNO en braille du RNIB, GC14, 2021
        [french] à l'UNO Braille selon le livret français
        [question] à l'UNO à questions, pour la classe
        [dos] au DOS du RNIB, GC15, 2023
       *[other] selon { $source }
    }

## Pourquoi : la règle qui a décidé

why = { $edition-name } { $rule } : { $text }
why-house = Règle maison { $rule }{ $on ->
        [yes] { "" }
       *[no] , pas en vigueur à cette table
    } : { $text }
why-ours = { $why } Le livret n'en dit rien, c'est donc notre choix.
why-unknown = Il n'y a pas de règle { $rule }. Une règle s'appelle par une lettre et un chiffre, par exemple T1.
why-small-print = Nos petits caractères : { $text }
# Les règles sur lesquelles le livret d'une édition se tait.
rules-ours =
    { $edition ->
        [mattel] D4 D6 S3 S4 C6 U5 U6 U7 G3 G4 P1 P2 P3
        [rnib] S3 F1 F2 F3 F4 F5 T10 C6 U6 U7 G3 G4 A2 A3
        [french] D6 S3 C6 U6 U7 G3 G4 A2 A3
        [question] D1 D4 D5 D6 S4 T10 U5 U6 U7 G3 G4 P1 P2 P3 A2 A3 A4
        [dos] D6 S3 U6 U7 G2 G3 A2 A3 A4 O13 O14
       *[other] { "" }
    }
rule-not-here =
    { $game ->
        [dos] le DOS n'a pas cette règle, qui est de l'UNO.
       *[uno] cette règle n'existe pas dans cette édition.
    }
rule-only-dos = l'UNO n'a pas cette règle, qui est du DOS.

# Cartes et joueurs
rule-D1 = on joue avec { $cards } cartes{ $reference ->
        [0] .
       *[other] , sans compter les cartes de référence.
    }
rule-D2 =
    { $game ->
        [dos] dans chaque couleur, trois cartes de chacun des nombres 1, 3, 4 et 5, deux de chacun de 6 à 10, et deux Jokers nombre. S'y ajoutent douze Jokers DOS.
       *[uno] dans chaque couleur, un seul 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Inversions et deux Passe-tour. S'y ajoutent quatre Jokers et quatre +4.
    } { $asks ->
        [yes] Le livret ne dit pas quelles cartes, c'est donc notre choix ; ce sont les cartes chiffrées qui portent les questions.
       *[no] { "" }
    }
rule-D3 =
    { $edition ->
        [rnib] les cartes de référence restent à côté du jeu, on ne les distribue jamais. Le livret en compte dix à un endroit et quatre à un autre.
        [french] quatre cartes doubles de référence restent à côté du jeu, on ne les distribue jamais.
       *[other]
            { $reference ->
                [0] cette édition n'a pas de cartes de référence. La commande mémo en tient lieu.
               *[other] { $reference } cartes de référence restent à côté du jeu, on ne les distribue jamais.
            }
    }
rule-D4 = le jeu est pour { $least } à { $most } joueurs.
rule-D5 =
    { $edition ->
        [french] le repère se lit dans deux coins opposés : le chiffre, puis la lettre de la couleur, v pour vert, j pour jaune, r pour rouge, b pour bleu. 0b est le 0 bleu, +02v le +2 vert, rev v l'Inversion verte, stop v le Passe-tour vert, couleur un Joker, +04 un +4.
        [dos] le repère se lit dans deux coins opposés : la lettre de la couleur en anglais, puis le nombre. b7 est le 7 bleu. Le signe # est celui du Joker nombre, comme dans b#, et wd est un Joker DOS. L'écriture des repères est notre choix.
       *[other] le repère se lit dans deux coins opposés : la lettre de la couleur en anglais, puis le chiffre ou le symbole. b0 est le 0 bleu, b+2 le +2 bleu, brv l'Inversion bleue, bsk le Passe-tour bleu, wi un Joker, wi+4 un +4.
    }
rule-D6 = chacun trouve sa main rangée par couleur.

# Le donneur et la donne
rule-S1 =
    { $first-dealer ->
        [chosen] on ne tire pas au sort le premier donneur avec des cartes : la table le désigne, ou le hasard si personne ne dit rien.
       *[highest] chacun tire une carte, et le chiffre le plus haut désigne le premier donneur.
    }
rule-S2 =
    { $first-dealer ->
        [chosen] ici on ne tire pas de carte pour la donne, il n'y a donc rien à compter.
       *[highest]
            { $blank-redraws ->
                [yes] quand on tire la donne, seuls les chiffres comptent. Une carte sans chiffre est remise, et on en tire une autre.
               *[no] quand on tire la donne, une carte sans chiffre compte pour 0.
            }
    }
rule-S3 =
    { $first-dealer ->
        [chosen] ici on ne tire pas de carte pour la donne, il n'y a donc pas d'égalité.
       *[highest] si plusieurs ont tiré le chiffre le plus haut, ceux-là tirent de nouveau.
    }
rule-S4 =
    { $next-dealer ->
        [drawn] on tire de nouveau la donne avant chaque manche.
        [winner] qui a gagné une manche donne la suivante.
       *[left] après chaque manche, la donne passe au voisin de gauche.
    }
rule-S5 = chacun reçoit { $hand } cartes, en commençant à gauche du donneur.
rule-S6 =
    { $game ->
        [dos] les mains données, deux cartes sont posées face visible au milieu : c'est la rangée centrale.
       *[uno] les mains données, la carte du dessus de la Pioche est retournée et annoncée. Elle commence le Talon.
    }
rule-S7 = le voisin de gauche du donneur commence{ $first-special ->
        [acts]
            { $game ->
                [dos] { "" }
               *[uno] , sauf si la première carte en décide autrement
            }
       *[buried] { "" }
    } ; ensuite chacun joue à son tour. On ne joue et on ne pioche qu'à son tour{ $jump-in ->
        [yes] , sauf pour intervenir (H2).
       *[no] .
    }

# La première carte
rule-buried = ici aucune carte spéciale ne commence une manche : on la remet, on mélange et on en retourne une autre, jusqu'à trouver un chiffre.
rule-F1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried }
               *[acts] si la première carte est un +2, le voisin de gauche du donneur pioche deux cartes aussitôt et perd son tour.
            }
    }
rule-F2 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried }
               *[acts]
                    { $first-reverse ->
                        [right] si la première carte est une Inversion, le voisin de droite du donneur commence, et on tourne vers la droite.
                       *[dealer] si la première carte est une Inversion, le donneur commence, et on tourne vers la droite.
                    }
            }
    }
rule-F3 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried }
               *[acts] si la première carte est un Passe-tour, le voisin de gauche du donneur est sauté, et c'est le suivant qui commence.
            }
    }
rule-F4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried } On ne demande donc une couleur qu'en jouant un Joker ou un +4.
               *[acts] si la première carte est un Joker, le voisin de gauche du donneur demande une couleur, puis joue. Autrement, on demande la couleur en jouant le Joker ou le +4.
            }
    }
rule-F5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried }
               *[acts]
                    { $first-four ->
                        [turn] un +4 ne commence jamais une manche. On retourne une autre carte à sa place, puis on remet le +4 et on mélange.
                       *[shuffle] un +4 ne commence jamais une manche. On le remet, on mélange, puis on retourne une autre carte.
                    }
            }
    }

# Un tour
rule-T1 =
    { $game ->
        [dos] au DOS on ne joue pas sur un Talon : on associe ses cartes aux nombres de la rangée centrale, ou on pioche.
       *[uno] une carte de votre main va si elle a la même couleur, le même chiffre ou le même symbole ; un Joker ou un +4 va sur tout. Sur ceux-ci, c'est la couleur demandée qui compte.
    }
rule-T2 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $forced ->
                [yes] on ne pioche que si rien n'est jouable : qui peut jouer doit jouer, dit la règle maison H7.
               *[no]
                    { $decline ->
                        [yes] vous pouvez piocher même si une de vos cartes est jouable.
                       *[no] on ne pioche que si rien n'est jouable dans la main. Un +4 compte comme jouable.
                    }
            }
    }
rule-T3 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $until-fits ->
                [yes] on pioche jusqu'à trouver une carte jouable, ou jusqu'à la dernière.
               *[no] on pioche une carte.
            } { $any-after ->
                [yes] Ensuite, toute carte jouable de la main peut être jouée
               *[no]
                    { $until-fits ->
                        [yes] Ensuite, seule la dernière peut être jouée
                       *[no] Ensuite, seule cette carte peut être jouée
                    }
            }{ $forced ->
                [yes] , et si c'est possible, il le faut ; sinon on passe.
               *[no] { "" } ; sinon on passe.
            } On vous demande dans tous les cas si vous jouez ou passez, pour que la table n'apprenne rien de la carte ; c'est notre choix.
    }
rule-stack =
    { $stacking ->
        [same] qui subit une carte de pioche peut répondre par une autre de la même sorte : un +2 sur un +2, un +4 sur un +4.
       *[any] qui subit une carte de pioche peut répondre par un +2 qui va, ou par un +4.
    } { $keeps-turn ->
        [yes] Sinon, on ramasse le total, puis on joue son tour, sans question.
       *[no] Sinon, on ramasse le total et on perd son tour.
    }
rule-T4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] après un +2, qui suit pioche deux cartes et perd son tour. Un autre +2 n'y change rien.
               *[other] un +2 vaut deux cartes, et les cartes de pioche se cumulent : { rule-stack }
            }
    }
rule-T5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] après une Inversion, on tourne dans l'autre sens. Après un Passe-tour, qui suit perd son tour.
    }
rule-T6 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] un Joker se joue sur toute carte, à votre tour, même si une autre carte va{ $stacking ->
                [none] .
               *[other] , mais pas quand un cumul vous attend.
            } { $new-colour ->
                [yes] Vous demandez une couleur, mais pas celle qui compte déjà (H9).
               *[no] Vous demandez une couleur, et ce peut être celle qui compte déjà.
            } À part le +4, aucune autre carte ne demande de couleur.
    }
rule-T7 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] un +4 peut être joué quoi qu'on ait d'autre en main.
                [unplayable] un +4 est régulier seulement si rien d'autre dans la main n'est jouable. Un Joker compte comme jouable, un autre +4 non.
               *[colour] un +4 est régulier si la main n'a aucune carte de la couleur qui compte. Le même chiffre ou symbole dans une autre couleur ne gêne pas.
            } { $bluffing ->
                [no] Ici, un +4 irrégulier est refusé (H6).
               *[yes] { "" }
            }
    }
rule-T8 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] ici on ne bluffe pas avec un +4 : il est toujours régulier.
               *[other]
                    { $bluffing ->
                        [no] ici personne ne bluffe avec un +4 : s'il est irrégulier, il est refusé (H6).
                       *[yes]
                            { $challenge ->
                                [yes] on peut bluffer avec un +4. Il tient, sauf si la personne suivante le conteste.
                               *[no] on peut bluffer avec un +4, et personne ne le conteste à cette table.
                            }
                    }
            }
    }
rule-T9 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] la couleur d'avant le +4 n'importe pas ici, puisqu'il est toujours régulier.
                [unplayable] pour juger un +4, on regarde ce qu'il a recouvert et la couleur qui comptait alors, pas celle qu'il demande. C'est la main à ce moment-là qui décide.
               *[colour] pour juger un +4, on regarde la couleur qui comptait avant lui, pas celle qu'il demande. C'est la main à ce moment-là qui décide.
            }
    }
rule-T10 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] tout le monde entend chaque carte jouée et chaque pioche. Ce qui est pioché reste secret.
    }

# Contester
rule-no-challenge =
    { $game ->
        [dos] { rule-not-here }
       *[uno] à cette table, personne ne conteste un +4.
    }
rule-C1 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] seule la personne qui devrait piocher peut contester un +4, et seulement à ce moment-là.
            }
       *[no] { rule-no-challenge }
    }
rule-C2 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] la main contestée est montrée à qui la conteste, et à personne d'autre.
            }
       *[no] { rule-no-challenge }
    }
rule-C3 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno]
                    { $takes-back ->
                        [yes] si le +4 était un bluff, il revient dans la main d'où il venait, avec quatre cartes de la Pioche, et ce tour est fini. Le Talon et la couleur redeviennent ce qu'ils étaient, et qui a contesté joue un tour normal.
                       *[no] si le +4 était un bluff, qui l'a joué pioche quatre cartes. La carte et la couleur demandée restent, et qui a contesté joue un tour normal.
                    }
            }
       *[no] { rule-no-challenge }
    }
rule-C4 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] si le +4 était régulier, qui l'a contesté pioche six cartes au lieu de quatre et perd son tour.
            }
       *[no] { rule-no-challenge }
    }
rule-C5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $challenge ->
                [yes] on répond d'abord au +4 : le contester, ou bien l'accepter, piocher quatre cartes et perdre son tour.
               *[no]
                    { $stacking ->
                        [none] après un +4, qui suit pioche quatre cartes et perd son tour. À cette table, personne ne le conteste.
                       *[other] ici personne ne conteste un +4 ; il vaut quatre cartes, et les cartes de pioche se cumulent : { rule-stack }
                    }
            }
    }
rule-C6 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] un +4 joué en dernière carte ne se conteste pas : il ne restait rien à cacher.
            }
       *[no] { rule-no-challenge }
    }

# Annoncer UNO
rule-U1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $asks ->
                [yes] on dit UNO avant de poser l'avant-dernière carte : dites-le avec la carte.
               *[no] on dit UNO en jouant l'avant-dernière carte, pas après.
            }
    }
rule-U2 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] qui se fait attraper sans UNO pioche { $penalty ->
                [1] une carte.
               *[other] { $penalty } cartes.
            }
    }
rule-U3 = tous les autres joueurs peuvent attraper qui a oublié son annonce. On ne s'attrape pas soi-même.
rule-U4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $window ->
                [draw]
                    { $edition ->
                        [french] qui a oublié UNO peut se faire attraper jusqu'à son prochain coup ou à sa prochaine pioche. Toute pioche compte, même une pénalité.
                       *[other] qui a oublié UNO peut se faire attraper jusqu'à sa prochaine pioche, ou jusqu'à la fin de la manche. Toute pioche compte, même une pénalité.
                    }
               *[turn] qui a oublié UNO peut se faire attraper jusqu'à ce que la personne suivante commence son tour, ou jusqu'à sa propre pioche.
            }
    }
rule-U5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $window ->
                [draw] ici, peu importe que la personne suivante ait commencé : seul ce que fait la personne qui a oublié son annonce met fin au délai pour l'attraper.
               *[turn] un tour commence avec la première chose que fait la personne suivante : { $challenge ->
                        [yes] jouer, piocher, contester ou accepter.
                       *[no]
                            { $asks ->
                                [yes] répondre, jouer, piocher ou ramasser.
                               *[no]
                                    { $stacking ->
                                        [none] jouer ou piocher.
                                       *[other] jouer, piocher ou ramasser.
                                    }
                            }
                    }
            }
    }
rule-U6 = annoncer sans avoir exactement deux cartes, ou attraper quelqu'un qui ne peut pas l'être, est refusé et ne coûte rien.
rule-U7 = si plusieurs attrapent la même personne, seule la première prise compte, et les autres l'apprennent.

# Finir, la Pioche, les points
rule-G1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] si la dernière carte d'une main est un +2 ou un +4, qui suit pioche encore ses deux ou quatre cartes. Les points ne sont comptés qu'après.
               *[other] si la dernière carte d'une main est un +2 ou un +4, qui suit pioche encore tout le cumul. Les points ne sont comptés qu'après.
            }
    }
rule-G2 =
    { $reshuffles ->
        [no] à cette table on ne remélange jamais le Talon : une Pioche vide reste vide (H8).
       *[yes]
            { $game ->
                [dos] s'il faut une carte et que la Pioche est vide, les cartes écartées sont mélangées et la remplacent.
               *[uno] s'il faut une carte et que la Pioche est vide, on mélange le Talon pour la refaire. Seule sa carte du dessus reste, et les Jokers mélangés perdent leur couleur demandée.
            }
    }
rule-G3 = s'il reste trop peu de cartes, on pioche celles qu'il y a, ou aucune, et le tour continue comme si tout avait été pioché.
rule-G4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] une manche est bloquée quand aucune carte n'a bougé pendant un tour de table : personne n'a joué, personne n'a pu piocher. Personne ne marque, et le donneur suivant donne.
    }
rule-G5 =
    { $game ->
        [dos] un nombre vaut sa valeur ; un Joker DOS, 20 points ; un Joker nombre, 40 points.
       *[uno] un chiffre vaut sa valeur ; un +2, une Inversion ou un Passe-tour, 20 points ; un Joker ou un +4, 50 points.
    }
rule-G6 = une manche est finie quand une main est vide. Dans le jeu normal, qui l'a vidée marque tout ce que les autres ont encore, et la partie est à qui atteint d'abord { $target } points{ $game ->
        [dos] { "" } ; une table peut convenir d'un autre nombre.
       *[uno] .
    }
rule-G7 =
    { $lowest ->
        [yes] au plus petit total, chacun compte ce qui lui reste en main. Dès que quelqu'un est à { $target }, ou à un autre nombre convenu, le plus petit total gagne ; à égalité, on gagne ensemble.
       *[no] cette édition ne se joue pas au plus petit total.
    }
rule-G8 =
    { $elimination ->
        [yes] par élimination, chacun compte ce qui lui reste en main et sort du jeu à { $target } points. Les deux qui restent continuent selon les règles à deux, et qui arrive à { $target } perd.
       *[no] on n'élimine personne dans cette édition.
    }
rule-G9 =
    { $partners ->
        [credit] à quatre, on peut jouer avec le partenaire d'en face. Dès que l'un des deux n'a plus de cartes, la manche est finie et l'équipe marque ce que les deux adversaires ont en main ; la première à { $target } gagne.
        [charge] en nombre pair à partir de quatre, on peut jouer par équipes de deux, face à face. Chaque équipe compte ce que ses deux mains ont encore ; dès que l'une est à { $target }, la plus basse gagne.
       *[none] il n'y a pas d'équipes dans cette édition.
    }
rule-G10 =
    { $rotating ->
        [yes] à quatre, on peut jouer exactement trois manches, en changeant chaque fois de partenaire. À chaque manche, les deux partenaires comptent les points de leurs deux mains ; le plus petit total gagne.
       *[no] on ne change pas de partenaire dans cette édition.
    }
rule-G11 = une table peut fixer son propre but ; sinon, c'est { $book-target }.

# À deux
rule-P1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] à deux, une Inversion agit comme un Passe-tour : on rejoue aussitôt, et le sens ne change pas.
    }
rule-P2 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] à deux, qui joue un Passe-tour rejoue aussitôt.
    }
rule-P3 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] à deux, après un +2 ou un +4 l'adversaire pioche et c'est encore à vous.
               *[other]
                    { $keeps-turn ->
                        [yes] à deux, l'adversaire répond par une carte de pioche ou ramasse, et joue son tour après avoir ramassé.
                       *[no] à deux, l'adversaire répond par une carte de pioche ou ramasse ; ensuite c'est encore à vous.
                    }
            }
    }

# Parler et se renseigner
rule-A1 =
    { $advice ->
        [0] donner un conseil ne coûte rien dans cette édition.
       *[other]
            { $edition ->
                [french] un commentaire déplacé ou un conseil coûte { $advice } cartes.
               *[other] conseiller à quelqu'un quoi jouer coûte { $advice } cartes.
            } Chacun peut accuser ; cela compte dès que plus de la moitié des autres personnes de la table sont d'accord, en comptant qui accuse. Le jeu continue pendant ce temps.
    }
rule-A2 = chacun peut demander à tout moment combien de cartes a chaque joueur.
rule-A3 =
    { $game ->
        [dos] chacun peut demander à tout moment ce qu'il y a dans la rangée centrale.
       *[uno] chacun peut demander à tout moment quelle est la carte du dessus du Talon.
    }
rule-A4 = la carte de référence peut être relue à tout moment.

# Questions
rule-no-questions =
    { $game ->
        [dos] { rule-not-here }
       *[uno] on ne pose pas de questions dans cette édition.
    }
rule-Q1 =
    { $asks ->
        [yes] chaque carte chiffrée porte une question, et on y répond avant de jouer dessus. Les cartes spéciales ne demandent rien.
       *[no] { rule-no-questions }
    }
rule-Q2 =
    { $asks ->
        [yes] après une bonne réponse, le tour continue comme d'habitude : on joue, ou on pioche si rien ne va. Une erreur, ou ne pas savoir, coûte une carte et le tour.
       *[no] { rule-no-questions }
    }
rule-Q3 =
    { $asks ->
        [yes] la bonne réponse n'est pas dite tant que personne ne la donne et que la carte n'est pas recouverte. Si tout un tour de table échoue, elle est dite, et la carte ne demande plus rien ; ce dernier point est notre choix.
       *[no] { rule-no-questions }
    }
rule-Q4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] les cartes de pioche ne se cumulent pas à cette table, il n'y a donc rien à ramasser.
               *[other] les cartes de pioche se cumulent : { rule-stack }
            }
    }
rule-Q5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] un +4 va sur toute carte, à votre tour. Il est toujours régulier, et personne ne le conteste.
               *[other] { rule-not-here }
            }
    }
rule-Q6 =
    { $asks ->
        [yes] on dit UNO avant de poser l'avant-dernière carte. Qui se fait attraper sans UNO pioche { $penalty ->
                [1] une carte.
               *[other] { $penalty } cartes.
            }
       *[no] { rule-no-questions }
    }
rule-Q7 =
    { $asks ->
        [yes] les questions sont apportées par la personne qui enseigne. Le programme compare les réponses à celles qui sont admises, ou bien une personne les juge, selon le réglage de la table ; qui juge est notre choix.
       *[no] { rule-no-questions }
    }

# DOS
rule-O1 =
    { $game ->
        [dos] à votre tour, vous associez des cartes à celles de la rangée centrale, ou bien vous piochez une carte, puis associez ou non. Après une association, on ne pioche plus.
       *[uno] { rule-only-dos }
    }
rule-O2 =
    { $game ->
        [dos] à une carte de la rangée on associe une carte du même nombre, ou exactement deux cartes qui en font la somme. Vous pouvez le faire pour autant de cartes de la rangée que possible, chacune une fois par tour.
       *[uno] { rule-only-dos }
    }
rule-O3 =
    { $game ->
        [dos] si vous avez pioché sans rien associer, vous posez une carte de votre main dans la rangée centrale.
       *[uno] { rule-only-dos }
    }
rule-O4 =
    { $game ->
        [dos] une association simple, de même nombre et de même couleur, permet de poser une carte de sa main dans la rangée centrale à la fin du tour. On peut aussi ne rien poser.
       *[uno] { rule-only-dos }
    }
rule-O5 =
    { $game ->
        [dos] après une association double où les deux cartes ont la couleur de celle de la rangée, on pose à la fin du tour une carte dans la rangée, puis tous les autres en piochent une.
       *[uno] { rule-only-dos }
    }
rule-O6 =
    { $game ->
        [dos] chaque couleur assortie pendant un tour donne son propre bonus.
       *[uno] { rule-only-dos }
    }
rule-O7 =
    { $game ->
        [dos] un tour finit dans cet ordre : on écarte les cartes de la rangée qui ont servi avec celles jouées dessus, on complète la rangée à deux cartes, on pose les cartes de bonus, les autres piochent, et vos propres pénalités viennent en dernier.
       *[uno] { rule-only-dos }
    }
rule-O8 =
    { $game ->
        [dos] un Joker DOS est un 2, de la couleur dite en le jouant. S'il est dans la rangée centrale, qui lui associe des cartes en dit la couleur.
       *[uno] { rule-only-dos }
    }
rule-O9 =
    { $game ->
        [dos] un Joker nombre a sa propre couleur et le nombre, de 1 à 10, dit en le jouant. S'il est dans la rangée centrale, qui lui associe des cartes en dit le nombre.
       *[uno] { rule-only-dos }
    }
rule-O10 =
    { $game ->
        [dos] avec exactement deux cartes en main, dites DOS. Tant que vous ne l'avez pas dit et que vous en avez deux, quelqu'un d'autre peut le dire d'abord ; alors vous piochez { $penalty } cartes, à la fin de votre tour si c'est à vous de jouer.
       *[uno] { rule-only-dos }
    }
rule-O11 =
    { $game ->
        [dos] une manche est finie quand une main est vide. Les autres piochent encore pour les associations doubles aux couleurs assorties, avant le compte ; un bonus sans carte à poser n'est pas posé.
       *[uno] { rule-only-dos }
    }
rule-O12 =
    { $game ->
        [dos] le jeu est pour { $least } à { $most } joueurs, et la première personne à { $target } points, ou à un autre nombre convenu, gagne. Qui gagne une manche donne la suivante.
       *[uno] { rule-only-dos }
    }
rule-O13 =
    { $game ->
        [dos] les cartes dues pour un DOS oublié se piochent avant qu'on regarde si votre main est vide. Elle ne l'est donc plus, et la manche continue.
       *[uno] { rule-only-dos }
    }
rule-O14 =
    { $game ->
        [dos] un tour comporte une association ou une pioche : on ne le finit pas sans l'une ou l'autre. S'il n'y a plus rien à piocher, on pose quand même une carte.
       *[uno] { rule-only-dos }
    }

# Règles maison
rule-H1 =
    { $stacking ->
        [none] les cartes de pioche se cumulent : qui suit peut répondre à une carte de pioche par une autre, de la même sorte ou de n'importe laquelle, selon ce que la table a convenu. Sinon, on ramasse le total et on perd son tour ; personne ne conteste.
       *[other]
            { $on ->
                [yes] les cartes de pioche se cumulent : { rule-stack } Personne ne conteste.
               *[no] ici les cartes de pioche se cumulent de toute façon, le livret le veut ainsi (Q4).
            }
    }
rule-H2 = qui a exactement la carte du dessus, même couleur et même chiffre ou symbole, peut intervenir et la jouer hors de son tour, tant que la personne dont c'est le tour n'a ni joué ni pioché. On n'intervient ni avec un Joker ni avec un +4. Le jeu continue à partir de là.
rule-H3 = qui joue un 7 échange sa main avec quelqu'un de son choix ; après un 0, chaque main passe à qui suit. La dernière carte ne fait ni l'un ni l'autre. On n'attrape personne pour une main venue d'ailleurs.
rule-H4 = qui pioche à son tour continue jusqu'à une carte jouable, ou jusqu'à la dernière. Cette carte { $forced ->
        [yes] ne peut pas être gardée (H7).
       *[no] peut être jouée ou gardée.
    } Les pénalités se piochent comme toujours.
rule-H5 = après avoir pioché, on peut jouer toute carte de la main qui va, pas seulement celle qu'on a piochée.
rule-H6 = un +4 ne se joue que s'il est régulier. Personne ne le conteste donc : qui suit pioche quatre cartes et perd son tour{ $stacking ->
        [none] .
       *[other] , sauf si les cartes de pioche se cumulent.
    }
rule-H7 = qui peut jouer doit jouer : on ne pioche pas tant que quelque chose est jouable, une carte piochée qui peut être jouée l'est, et on répond à un cumul si on le peut.
rule-H8 = le Talon n'est jamais remélangé. Quand la Pioche est vide, personne ne pioche, et un tour de table où aucune carte n'a bougé bloque la manche.
rule-H9 = un Joker ou un +4 doit demander une autre couleur que celle qui compte.
rule-H10 = on ne finit pas avec une carte spéciale : la dernière carte d'une main doit être un chiffre.
rule-H11 =
    { $on ->
        [yes] chacun reçoit { $hand } cartes.
       *[no] une table peut donner un autre nombre de cartes, de 3 à 10.
    }
rule-H12 =
    { $on ->
        [yes] une annonce oubliée coûte { $penalty ->
                [1] une carte.
               *[other] { $penalty } cartes.
            }
       *[no] une table peut fixer un autre prix pour une annonce oubliée, de 1 à 6 cartes.
    }

# Partir
rule-12 = qui s'en va garde sa place et sa main, et un robot joue jusqu'à son retour. Si la table l'a voulu ainsi, la main va sous la Pioche et la place est sautée.

## Ce qui se joue à cette table

rules =
    .brief = { $edition-name }, { $form-braille }. { $house-count ->
            [0] { "" }
           *[other] Règles maison : { $house }.
        }
    .normal = { rules-book } { rules-house }
    .full = { rules-book } { rules-differ } { rules-house }
    .braille = { $edition-name } { $hand } cartes · { $form-braille } { $house-count ->
            [0] { "" }
           *[other] · { $house }
        }
rules-book = On joue { $edition-book } : { $cards } cartes, { $hand } par personne. { $scoring } { rules-call } { rules-four }
rules-call =
    { $game ->
        [dos] Avec deux cartes en main, dites DOS ; si quelqu'un le dit avant vous, vous piochez { $penalty ->
                [one] { $penalty } carte.
               *[other] { $penalty } cartes.
            }
       *[uno] Dites UNO avec l'avant-dernière carte ; si on vous attrape sans UNO { $window ->
                [draw]
                    { $edition ->
                        [french] avant votre prochain coup ou votre prochaine pioche
                       *[other] avant votre prochaine pioche
                    }
               *[turn] avant le tour suivant
            }, vous piochez { $penalty ->
                [one] { $penalty } carte.
               *[other] { $penalty } cartes.
            }
    }
rules-four =
    { $game ->
        [dos] { "" }
       *[uno]
            { $challenge ->
                [yes] Un +4 peut être contesté.
               *[no] Personne ne conteste un +4.
            }
    }
rules-house =
    { $game ->
        [dos] { "" }
       *[uno]
            { $house-count ->
                [0] Pas de règles maison.
               *[other] Règles maison : { $house-text }
            }
    }
# Ce qui distingue une édition des autres.
rules-differ =
    { $edition ->
        [mattel] Selon ce livret, vous pouvez piocher même si vous pouvez jouer, et un +4 bluffé reste sur le Talon : seul qui l'a joué pioche.
        [rnib] Selon ce livret, on ne pioche que si on ne peut pas jouer, un +4 bluffé revient dans la main d'où il vient, et un conseil coûte 4 cartes.
        [french] Selon ce livret, un +4 n'est régulier que si rien d'autre n'est jouable, un bluff revient dans la main d'où il vient, on tire la donne avant chaque manche, et un conseil coûte 4 cartes.
        [question] Selon ce livret, une carte chiffrée pose une question avant qu'on joue dessus, les cartes de pioche se cumulent, et qui ramasse joue ensuite son tour.
        [dos] Au DOS il n'y a pas de Talon à suivre : vous associez vos cartes aux nombres de la rangée centrale, une seule du même nombre ou deux qui font la somme. Une couleur assortie donne un bonus.
       *[other] { "" }
    }
scoring-form =
    { $form ->
        [lowest] Chacun compte ce qui lui reste en main ; dès que quelqu'un est à { $target }, le plus petit score gagne.
        [elimination] Chacun compte ce qui lui reste en main ; à { $target } points on sort de la partie, et la victoire est à qui reste.
        [credit] Les partenaires sont face à face. L'équipe qui finit marque ce que l'autre a en main ; { $target } points gagnent la partie.
        [charge] Les partenaires sont face à face. Une équipe compte ce que ses deux mains ont encore ; dès que l'une est à { $target }, la plus basse gagne.
        [rotating] Trois manches, en changeant chaque fois de partenaire. Chacun compte ce que les deux ont en main ; le plus petit score gagne.
       *[first-to] Qui finit marque ce que les autres ont en main ; { $target } points gagnent la partie.
    }
scoring-braille =
    { $form ->
        [lowest] le plus bas à { $target }
        [elimination] hors jeu à { $target }
        [credit] équipes { $target }
        [charge] équipes, plus bas à { $target }
        [rotating] 3 manches, équipes
       *[first-to] en { $target }
    }
house =
    { $rule ->
        [stacking]
            { $value ->
                [same] Les cartes de pioche se cumulent, de même sorte seulement, et personne ne conteste un +4.
               *[any] Les cartes de pioche se cumulent, si elles vont, et personne ne conteste un +4.
            }
        [jump-in] Qui a exactement la carte du dessus peut intervenir et la jouer hors de son tour.
        [seven-zero] Un 7 échange deux mains au choix, un 0 fait passer chaque main à qui suit.
        [draw-until-fits] Qui pioche continue jusqu'à une carte jouable.
        [any-after-draw] Après avoir pioché, on peut jouer toute carte qui va, pas seulement celle qu'on a piochée.
        [no-bluff] Personne ne bluffe avec un +4, donc personne ne le conteste.
        [forced-play] Qui peut jouer doit jouer.
        [no-reshuffle] Le Talon n'est jamais remélangé : quand il n'y a plus de cartes, personne ne pioche.
        [new-colour] Un Joker ou un +4 demande une autre couleur que celle qui compte.
        [number-last] La dernière carte d'une main doit être un chiffre.
        [hand]
            { $value ->
                [none] Tant de cartes données par personne.
               *[other] { $value } cartes données par personne.
            }
       *[penalty]
            { $value ->
                [none] Tant de cartes pour une annonce oubliée.
                [1] 1 carte pour une annonce oubliée.
               *[other] { $value } cartes pour une annonce oubliée.
            }
    }

## La carte de référence. $marks : les repères d'une carte dans toutes les couleurs, ou ceux des chiffres d'une couleur.

ref-run =
    .brief = { $first } à { $last }
    .normal = { $first } à { $last }
    .full = { $first } à { $last }
    .braille = { $first }-{ $last }
ref-numbers =
    .brief = { $marks } : { $colour }.
    .normal = { $marks } : { $numbers } { $colour }.
    .full = { ref-numbers.normal }
    .braille = { $marks } { $colour }
ref-match =
    .brief = Jouez la même couleur, le même chiffre ou symbole, ou piochez.
    .normal = À votre tour, jouez une carte de même couleur, de même chiffre ou de même symbole, un Joker ou un +4 ; sinon piochez.
    .full = { ref-match.normal } { $decline ->
            [yes] Vous pouvez aussi piocher alors que vous pourriez jouer.
           *[no] On ne pioche que si rien n'est jouable.
        }
    .braille = même couleur chiffre symbole, ou pioche
ref-draw-two =
    .brief = { $marks } : +2.
    .normal = { $marks } : +2. { $stacking ->
            [none] Qui suit pioche 2 cartes et perd son tour.
           *[other]
                { $keeps-turn ->
                    [yes] Qui suit répond par une carte de pioche, ou ramasse tout puis joue.
                   *[no] Qui suit répond par une carte de pioche, ou ramasse tout et perd son tour.
                }
        }
    .full = { ref-draw-two.normal } Vaut 20 points.
    .braille = { $marks } { $stacking ->
            [none] : +2, saute
           *[other] +2 se cumule
        }
ref-reverse =
    .brief = { $marks } : Inversion.
    .normal = { $marks } : Inversion. On tourne dans l'autre sens ; à deux, c'est un Passe-tour.
    .full = { ref-reverse.normal } Vaut 20 points.
    .braille = { $marks } change le sens
ref-skip =
    .brief = { $marks } : Passe-tour.
    .normal = { $marks } : Passe-tour. Qui suit perd son tour.
    .full = { ref-skip.normal } Vaut 20 points.
    .braille = { $marks } saute
ref-wild =
    .brief = { $marks } : Joker.
    .normal = { $marks } : Joker. Il va sur tout, et vous demandez la couleur{ $new-colour ->
            [yes] , une autre que celle qui compte.
           *[no] .
        }
    .full = { ref-wild.normal } Vaut 50 points.
    .braille = { $marks } va sur tout, couleur au choix
ref-wild-four =
    .brief = { $marks } : +4.
    .normal = { $marks } : +4. Vous demandez la couleur, { $stacking ->
            [none] et qui suit pioche 4 cartes et perd son tour.
           *[other]
                { $keeps-turn ->
                    [yes] et qui suit répond par une carte de pioche, ou ramasse tout puis joue.
                   *[no] et qui suit répond par une carte de pioche, ou ramasse tout et perd son tour.
                }
        } { $challenge ->
            [yes]
                { $honest ->
                    [unplayable] Si vous pouviez jouer autre chose, une contestation vous coûte 4 cartes ; sinon elle en coûte 6 à qui conteste.
                   *[other] Si vous aviez la couleur qui comptait, une contestation vous coûte 4 cartes ; sinon elle en coûte 6 à qui conteste.
                }
           *[no]
                { $bluffing ->
                    [no] Seulement s'il est régulier.
                   *[yes] { "" }
                }
        }
    .full = { ref-wild-four.normal } Vaut 50 points.
    .braille = { $marks } { $stacking ->
            [none] couleur au choix, suivant +4
           *[other] couleur au choix, se cumule
        }
ref-question =
    .brief = Chaque chiffre pose une question.
    .normal = Chaque chiffre pose une question avant qu'on joue dessus. Une erreur, ou ne pas savoir, coûte une carte et le tour.
    .full = { ref-question.normal }
    .braille = chiffre : question ; faux +1, passe
ref-seven =
    .brief = { $marks } : échange des mains.
    .normal = { $marks } : vous échangez votre main avec la personne de votre choix.
    .full = { ref-seven.normal }
    .braille = { $marks } échange de mains
ref-zero =
    .brief = { $marks } : les mains passent.
    .normal = { $marks } : chaque main passe à qui suit.
    .full = { ref-zero.normal }
    .braille = { $marks } les mains passent
ref-uno =
    .brief = UNO avec l'avant-dernière carte, sinon { $penalty }.
    .normal = Dites UNO avec l'avant-dernière carte ; si on vous attrape sans UNO, vous piochez { $penalty ->
            [one] { $penalty } carte.
           *[other] { $penalty } cartes.
        }
    .full = { ref-uno.normal } { $window ->
            [draw]
                { $edition ->
                    [french] On peut vous attraper jusqu'à votre prochain coup ou votre prochaine pioche.
                   *[other] On peut vous attraper jusqu'à votre prochaine pioche.
                }
           *[turn] On peut vous attraper jusqu'au tour suivant.
        }
    .braille = uno à l'avant-dernière, sinon +{ $penalty }
ref-single =
    .brief = Association simple : une carte du même nombre.
    .normal = Association simple : une carte du même nombre. De la même couleur en plus : vous pouvez poser une carte dans la rangée.
    .full = { ref-single.normal }
    .braille = 1 : même nombre ; couleur : pose 1
ref-double =
    .brief = Association double : deux cartes qui font la somme.
    .normal = Association double : deux cartes qui font la somme. Toutes deux de la même couleur que la carte de la rangée : vous posez une carte dans la rangée, et tous les autres en piochent une.
    .full = { ref-double.normal }
    .braille = 2 : somme ; couleurs : pose, autres +1
ref-dos-draw =
    .brief = Rien à associer : piochez, puis associez ou posez.
    .normal = Rien à associer : piochez une carte, puis associez, ou posez une carte dans la rangée.
    .full = { ref-dos-draw.normal }
    .braille = rien : pioche, associe ou pose 1
ref-wild-number =
    .brief = { $marks } : Joker nombre, 1 à 10.
    .normal = { $marks } : Joker nombre. Un nombre de 1 à 10 à votre choix, dans sa couleur.
    .full = { ref-wild-number.normal } Vaut 40 points.
    .braille = { $marks } 1-10 au choix
ref-wild-dos =
    .brief = { $marks } : Joker DOS, un 2.
    .normal = { $marks } : Joker DOS. Un 2 de la couleur de votre choix.
    .full = { ref-wild-dos.normal } Vaut 20 points.
    .braille = { $marks } 2, couleur au choix
ref-dos =
    .brief = DOS avec deux cartes, sinon { $penalty }.
    .normal = Dites DOS avec exactement deux cartes en main ; si quelqu'un d'autre le dit d'abord, vous en piochez { $penalty }.
    .full = { ref-dos.normal }
    .braille = dos avec 2 cartes, sinon +{ $penalty }


### L'aide : comment commencer, que faire maintenant, comment taper les cartes, toutes les commandes.

## La première ligne pour qui débute

opening =
    .brief =
        { $game ->
            [dos] Tapez une association, piocher ou aide.
           *[uno] Tapez une carte, piocher ou aide.
        }
    .normal =
        { $game ->
            [dos] Tapez vos cartes et celle de la rangée, par exemple { $first-example } et { $second-example } sur { $row-example }, ou piocher. Entrée dit où en est la partie, m votre main, aide dit quoi faire.
           *[uno] Tapez une carte, par exemple { $example }, ou piocher. Entrée dit où en est la partie, m votre main, aide dit quoi faire.
        }
    .full =
        { $game ->
            [dos] À votre tour, tapez vos cartes et celle de la rangée à laquelle elles s'associent, par exemple { $first-example } et { $second-example } sur { $row-example }, ou piocher. La touche Entrée seule dit où en est la partie, m lit votre main, j ce que vous pouvez associer, aide dit à tout moment quoi faire, et plus et moins changent la longueur des phrases.
           *[uno] À votre tour, tapez une carte, par exemple { $example }, ou piocher. La touche Entrée seule dit où en est la partie, m lit votre main, j ce qui est jouable, aide dit à tout moment quoi faire, et plus et moins changent la longueur des phrases.
        }
    .braille =
        { $game ->
            [dos] { $first-example } { $second-example } sur { $row-example } ou p · m ?
           *[uno] { $example } ou piocher · m main ? aide
        }

## Ce qu'on peut faire maintenant. $fits : combien de vos cartes servent, $can-draw, $two-cards : si vous en avez deux.

help-turn-uno =
    .brief = { $fits ->
            [0] Piochez.
           *[other] Une carte{ $can-draw ->
                    [yes] , ou piochez.
                   *[no] .
                } j : les jouables.
        }
    .normal = { $fits ->
            [0] C'est à vous, et aucune de vos cartes n'est jouable : tapez piocher.
           *[other] C'est à vous. Tapez une carte jouable, ou son numéro dans votre main{ $can-draw ->
                    [yes] , ou piocher.
                   *[no] .
                } { $two-cards ->
                    [yes] Dites UNO avec la carte : uno { $example }.
                   *[no] { "" }
                } j dit ce qui est jouable, indice donne un conseil.
        } { help-more }
    .full = { help-turn-uno.normal } Tapez aide et une commande, par exemple aide jouables, pour en savoir plus sur elle.
    .braille = { $fits ->
            [0] piocher
           *[other] { $two-cards ->
                    [yes] uno + carte
                   *[no] carte
                } { $can-draw ->
                    [yes] / piocher
                   *[no] { "" }
                }
        } · j jouables i indice
help-drawn-uno =
    .brief = { $fits ->
            [0] Passez.
           *[other] { $must ->
                    [yes] Jouez-la.
                   *[no] Jouez-la, ou passez.
                }
        }
    .normal = { $fits ->
            [0] Vous avez pioché, et rien n'est jouable : tapez passer.
           *[other] { $must ->
                    [yes] Vous avez pioché. Tapez la carte pour la jouer.
                   *[no] Vous avez pioché. Tapez la carte pour la jouer, ou passer pour la garder.
                }
        } { $two-cards ->
            [yes] Dites UNO avec la carte : uno { $example }.
           *[no] { "" }
        } { help-more }
    .full = { help-drawn-uno.normal }
    .braille = { $fits ->
            [0] passer
           *[other] { $two-cards ->
                    [yes] uno + carte
                   *[no] carte
                } { $must ->
                    [yes] { "" }
                   *[no] / passer
                }
        }
help-respond =
    .brief = { $can-challenge ->
            [yes] Contester ou accepter.
           *[no] Accepter.
        }
    .normal = { $can-challenge ->
            [yes] Un +4 vous attend. Tapez accepter pour piocher 4 cartes, ou contester si vous croyez à un bluff.
           *[no] Un +4 vous attend : tapez accepter pour piocher 4 cartes.
        } compte dit combien de cartes chacun a en main. { help-more }
    .full = { $can-challenge ->
            [yes] Un +4 vous attend. Tapez accepter : vous piochez 4 cartes et perdez votre tour. Tapez contester : si c'était un bluff, qui l'a joué en pioche 4 et c'est à vous ; sinon, vous en piochez 6.
           *[no] Un +4 vous attend, et qui l'a joué n'est plus là : tapez accepter pour piocher 4 cartes.
        } compte dit combien de cartes chacun a en main. { help-more }
    .braille = { $can-challenge ->
            [yes] contester / accepter · c compte
           *[no] accepter
        }
help-stack =
    .brief = { $fits ->
            [0] Ramassez.
           *[other] { $must ->
                    [yes] Une carte de pioche.
                   *[no] Une carte de pioche, ou ramassez.
                }
        }
    .normal = { $fits ->
            [0] { $pending } cartes vous attendent : tapez ramasser.
           *[other] { $must ->
                    [yes] { $pending } cartes vous attendent, et vous pouvez répondre par une carte de pioche : tapez-la.
                   *[no] { $pending } cartes vous attendent. Répondez par une carte de pioche qui va, ou tapez ramasser. j dit ce qui est jouable.
                }
        } { help-more }
    .full = { help-stack.normal } { $keeps-turn ->
            [yes] Après avoir ramassé, vous jouez votre tour.
           *[no] Qui ramasse perd son tour.
        }
    .braille = { $fits ->
            [0] ramasser { $pending }
           *[other] { $must ->
                    [yes] carte de pioche
                   *[no] carte de pioche / ramasser { $pending }
                }
        }
help-colour =
    .brief = Demandez une couleur.
    .normal = Demandez une couleur : tapez bleu, vert, rouge ou jaune, ou son numéro dans la question. m lit votre main.
    .full = { help-colour.normal } { help-more }
    .braille = bleu vert rouge jaune ?
help-swap =
    .brief = Échanger avec qui ?
    .normal = Vous échangez votre main : tapez échanger et un nom. compte dit combien de cartes chacun a en main.
    .full = { help-swap.normal } { help-more }
    .braille = échanger + nom · c compte
help-answer =
    .brief = La réponse, ou je ne sais pas.
    .normal = Tapez votre réponse à la question, ou je ne sais pas. Entrée la relit.
    .full = { help-answer.normal } Si votre réponse est aussi une commande, tapez réponse devant. Une erreur ne coûte pas plus que je ne sais pas : une carte et le tour.
    .braille = réponse / je ne sais pas
help-judge =
    .brief = On juge la réponse.
    .normal = Votre réponse est en train d'être jugée. Vous pouvez vous renseigner en attendant : Entrée dit où en est la partie.
    .full = { help-judge.normal } { help-more }
    .braille = réponse en jugement
help-turn-dos =
    .brief = { $matched ->
            [yes] Associez encore, ou fini.
           *[no] { $fits ->
                    [0] Piochez.
                   *[other] Associez, ou piochez.
                }
        }
    .normal = { $matched ->
            [yes] Associez encore à une carte de la rangée, ou tapez fini.
           *[no] { $fits ->
                    [0] C'est à vous, et rien ne s'associe : tapez piocher.
                   *[other] C'est à vous. Tapez vos cartes et celle de la rangée, par exemple { $first-example } et { $second-example } sur { $row-example } ; ou piocher.
                }
        } j dit ce que vous pouvez associer, rangée lit la rangée. { $two-cards ->
            [yes] Avec deux cartes en main, tapez dos.
           *[no] { "" }
        } { help-more }
    .full = { help-turn-dos.normal } Une carte s'associe si elle a le même nombre, deux si elles en font la somme.
    .braille = { $matched ->
            [yes] associer / fini
           *[no] { $fits ->
                    [0] piocher
                   *[other] associer / piocher
                }
        } · j rangée
help-drawn-dos =
    .brief = { $fits ->
            [0] Fini.
           *[other] Associez, ou fini.
        }
    .normal = { $fits ->
            [0] Vous avez pioché, et rien ne s'associe : tapez fini.
           *[other] Vous avez pioché. Associez à une carte de la rangée, ou tapez fini.
        } Sans association, vous posez une carte dans la rangée. { $two-cards ->
            [yes] Avec deux cartes en main, tapez dos.
           *[no] { "" }
        } { help-more }
    .full = { help-drawn-dos.normal }
    .braille = { $fits ->
            [0] fini
           *[other] associer / fini
        } · j rangée
help-lay =
    .brief = { $must ->
            [yes] Posez une carte.
           *[no] Posez une carte, ou ne rien poser.
        }
    .normal = { $must ->
            [yes] Tapez la carte de votre main que vous posez dans la rangée.
           *[no] Tapez la carte de votre main que vous posez dans la rangée, ou ne rien poser.
        } m lit votre main. { help-more }
    .full = { help-lay.normal }
    .braille = { $must ->
            [yes] poser une carte
           *[no] poser une carte / ne rien poser
        }
help-pause =
    .brief = Entrée continue, ou attraper.
    .normal = La partie vous attend. Entrée continue ; tapez attraper et un nom si une annonce a été oubliée{ $game ->
            [dos] { "" } ; dos fait la vôtre.
           *[uno] .
        } { $jump-in ->
            [yes] Si vous avez exactement la carte du dessus, tapez-la pour la jouer hors de votre tour.
           *[no] { "" }
        } { help-more }
    .full = { help-pause.normal } Attraper à tort ne coûte rien.
    .braille = entrée / attraper + nom
help-away =
    .brief = Entrée, ou revenir.
    .normal = Un robot joue pour vous. Entrée le laisse continuer, revenir vous rend votre place. { help-more }
    .full = { help-away.normal }
    .braille = entrée / revenir
help-between =
    .brief = Entrée : manche suivante.
    .normal = La manche est finie. Entrée commence la suivante, score dit les scores, bilan revient sur la manche. { help-more }
    .full = { help-between.normal }
    .braille = entrée / score / bilan
help-over =
    .brief = Entrée termine.
    .normal = La partie est finie. Entrée la termine, score dit les scores, bilan revient sur la dernière manche. { help-more }
    .full = { help-over.normal }
    .braille = entrée / score / bilan
help-other =
    .brief = Pas votre tour. Demandez ce que vous voulez.
    .normal = Ce n'est pas votre tour. Vous pouvez vous renseigner : Entrée dit où en est la partie, m votre main, tour à qui de jouer. Tapez attraper et un nom si une annonce a été oubliée. { help-more }
    .full = { help-other.normal }
    .braille = pas votre tour · entrée m tour
help-more = Pour en savoir plus, tapez aide liste ou aide actions.

# Ce qui peut suivre aide, à part une commande.
help-topic-commands = liste, toutes, tout
help-topic-actions = actions, taper, jouer

## Toutes les commandes

help-group-cards = Vos cartes
help-group-table = La table
help-group-players = Les joueurs
help-group-story = Ce qui s'est passé, et maintenant
help-group-advice = Conseils et règles
help-group-speaking = La façon de le dire
help-group-game = La partie
help-group = { $group } :
help-command =
    { $letter ->
        [none] { $name } : { $help }.
       *[other] { $name }, ou { $letter } : { $help }.
    }
help-about =
    { $others ->
        [none] { $name } : { $help }.
       *[other] { $name } : { $help }. Se dit aussi : { $others }.
    }

## Comment taper

typing-cards =
    .brief = Carte : { $example }, { $mark }, ou sa place dans la main.
    .normal = Une carte se tape en mots, { $example }, par son repère, { $mark }, ou par sa place dans votre main, 3.
    .full = { typing-cards.normal } La commande main numérote les places ; il n'est pas nécessaire de taper jouer.
    .braille = { $mark }, ou place en main : 3
typing-wilds =
    .brief = Joker et +4 avec la couleur : joker bleu.
    .normal = Un Joker ou un +4 se tape avec sa couleur : joker bleu, +4 vert. Sans couleur, on vous la demande.
    .full = { typing-wilds.normal }
    .braille = joker bleu, +4 vert
typing-turn =
    .brief = piocher, puis la carte ou passer.
    .normal = piocher prend une carte ; tapez-la ensuite pour la jouer, ou passer.
    .full = { typing-turn.normal }
    .braille = piocher, puis carte / passer
typing-uno =
    .brief = uno { $example } : l'annonce vient avec la carte.
    .normal = UNO s'annonce avec l'avant-dernière carte : uno { $example }, ou { $mark } uno.
    .full = { typing-uno.normal } On ne peut pas l'annoncer plus tard.
    .braille = uno { $mark }
typing-catch =
    .brief = attraper et un nom : { $call } oublié.
    .normal = attraper et un nom, si quelqu'un a oublié { $call } : attraper Sam. Essayer ne coûte rien.
    .full = { typing-catch.normal } On n'attrape qu'une fois pour le même oubli.
    .braille = attraper Sam
typing-challenge =
    .brief = contester ou accepter un +4.
    .normal = Quand un +4 est joué contre vous : contester, ou accepter.
    .full = { typing-challenge.normal }
    .braille = contester / accepter
typing-stack =
    .brief = ramasser, ou une carte de pioche.
    .normal = Quand des cartes de pioche sont jouées contre vous : tapez une carte de pioche qui va, ou ramasser.
    .full = { typing-stack.normal }
    .braille = carte de pioche / ramasser
typing-answer =
    .brief = La réponse, ou je ne sais pas.
    .normal = On répond à une question en tapant la réponse, Paris ou réponse Paris ; sinon, je ne sais pas.
    .full = { typing-answer.normal }
    .braille = réponse Paris / je ne sais pas
typing-swap =
    .brief = échanger et un nom, après un 7.
    .normal = Après un 7 : échanger et un nom, échanger Sam.
    .full = { typing-swap.normal }
    .braille = échanger Sam
typing-jump =
    .brief = Intervenir : taper la carte du dessus.
    .normal = Si vous avez exactement la carte du dessus, tapez-la hors de votre tour pour intervenir.
    .full = { typing-jump.normal }
    .braille = même carte hors tour
typing-advice =
    .brief = accuser, d'accord, pas d'accord et un nom : conseil.
    .normal = accuser et un nom si quelqu'un a donné un conseil ; les autres tapent d'accord ou pas d'accord et le nom.
    .full = { typing-advice.normal }
    .braille = accuser / d'accord / pas d'accord + nom
typing-match =
    .brief = { $first-example } et { $second-example } sur { $row-example }.
    .normal = Pour associer, tapez vos cartes, sur, et la carte de la rangée : { $first-example } et { $second-example } sur { $row-example }, ou { $first-mark } { $second-mark } sur { $row-mark }. Si la rangée laisse un choix, on vous le demande.
    .full = { typing-match.normal }
    .braille = { $first-mark } { $second-mark } sur { $row-mark }
typing-dos-wilds =
    .brief = Jokers : joker dos rouge, joker nombre bleu 7.
    .normal = Un Joker se tape avec ce qu'il représente : joker dos rouge, joker nombre bleu 7, ou par son repère : { $dos-mark } rouge, { $number-mark } 7.
    .full = { typing-dos-wilds.normal }
    .braille = { $dos-mark } rouge, { $number-mark } 7
typing-dos-turn =
    .brief = piocher, fini ; poser et une carte, ou ne rien poser.
    .normal = piocher prend une carte, fini termine vos associations ; poser et une carte la met dans la rangée, ne rien poser la garde.
    .full = { typing-dos-turn.normal }
    .braille = piocher fini / poser { $first-mark } / rien
typing-dos =
    .brief = dos avec deux cartes en main.
    .normal = DOS s'annonce à part, quand vous avez exactement deux cartes : dos.
    .full = { typing-dos.normal }
    .braille = dos
help-unknown =
    .brief = Pas de commande { $asked }. aide liste.
    .normal = Il n'y a pas de commande { $asked }. aide liste les donne toutes.
    .full = { help-unknown.normal } aide seul dit ce que vous pouvez faire maintenant.
    .braille = ? { $asked } · aide liste
help-not-here =
    .brief = Pas à cette table.
    .normal = { $asked } ne sert pas à cette table. règles dit ce qui se joue.
    .full = { help-not-here.normal }
    .braille = { $asked } pas ici


### Les parties enregistrées, les réglages, et ce qui est installé.

## Enregistrer

saved-not =
    .brief = Pas enregistré : { saved-reason }
    .normal = La partie n'a pas pu être enregistrée dans { $path } : { saved-reason } Ce qui précède est à l'abri.
    .full = La partie n'a pas pu être enregistrée dans { $path } : { saved-reason } Tout ce qui était enregistré est à l'abri : une fois le problème réglé, sixdot resume reprendra à cet endroit.
    .braille = pas enregistré
saved-reason =
    { $reason ->
        [full] le disque est plein.
        [forbidden] l'écriture y est interdite.
        [missing] ce dossier n'existe pas.
        [no-folder] à la place d'un dossier se trouve un fichier.
        [no-file] ce nom est pris par autre chose qu'un fichier.
        [loop] les liens y tournent en rond.
        [taken] un fichier de ce nom existe déjà.
        [too-long] le nom est trop long.
       *[other] { $reason }.
    }
saved-no-copy = Aucune copie n'a été faite dans { $path } : { saved-reason } La partie elle-même est à l'abri.
saved-bad-name = Une copie ne peut pas s'appeler « { $name } ». Tapez enregistrer et un nom simple comme lundi, ou un chemin complet.
saved-there = Le fichier { $path } existe déjà : choisissez un autre nom.
saved-as-notes = Une partie ne peut pas s'appeler { $name } : ces fichiers gardent les cartes secrètes. Appelez-la { $better }.

## Reprendre une partie

saved-none = Aucune partie n'attend d'être reprise. Tapez sixdot play pour en commencer une.
saved-nowhere = Aucune partie enregistrée ne s'appelle { $name }. Tapez sixdot history pour en entendre la liste.
saved-many = { $name } peut désigner { $names-count } parties : { $names }. Tapez le nom plus en entier.
saved-over = La partie { $name } est terminée. Tapez sixdot replay pour la réentendre.
saved-in-use = La partie { $name } se joue déjà dans une autre fenêtre.
saved-no-notes = La partie { $name } ne peut pas reprendre : le fichier de ses cartes secrètes a disparu. On peut encore l'écouter avec sixdot replay.
saved-no-secret = La partie { $name } ne peut pas reprendre : les cartes de la manche { $round } sont perdues.
saved-no-bot = La partie { $name } ne peut pas reprendre sans son robot : { $problem }.
saved-differs = La partie { $name } ne peut pas reprendre : son fichier et ses cartes secrètes ne vont pas ensemble, l'un des deux a été modifié.
saved-damaged = La partie { $name } est illisible : { saved-damage } Rien n'y a été touché.
saved-damage =
    { $problem ->
        [no-text] ce n'est pas du texte.
        [no-record] c'est trop long pour une partie.
        [no-file] ce n'est pas un fichier.
        [loop] les liens y tournent en rond.
        [forbidden] la lecture est interdite.
        [missing] le fichier n'existe plus.
        [scores] ses scores ne vont pas avec ses joueurs.
        [winners] ses gagnants ne sont pas à la table.
       *[other] { $problem }.
    }
saved-unreadable = Impossible de lire { $path } : { unreadable }
unreadable =
    { $reason ->
        [no-text] ce n'est pas du texte UTF-8.
        [no-record] c'est trop long pour une partie.
        [no-file] ce n'est pas un fichier.
        [no-folder] à la place d'un dossier se trouve un fichier.
        [loop] les liens y tournent en rond.
        [forbidden] la lecture est interdite.
        [missing] le fichier n'existe pas.
        [too-long] le nom est trop long.
       *[other] { $reason }.
    }

## La liste des parties

saved-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { saved-month } { $year }, { $time }
saved-month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
history-none = Aucune partie n'a encore été jouée ici. Tapez sixdot play pour en commencer une.
history-line =
    .brief = Partie { $number }, { $game }
    .normal = Partie { $number }, { $game }
    .full = Partie { $number }, { $game }
    .braille = { $number } : { $game }
history-game =
    .brief = { $when }, { edition-name }, { history-state }
    .normal = { $when } : { edition-name }, { $players }. { history-state } { $scores }.
    .full = { $when } : { edition-name }, avec { $players }. { history-state } Scores : { $scores }. Elle s'appelle { $name }.
    .braille = { $day-padded }.{ $month-padded } { $edition } { $state ->
        [over] finie
        [left] interrompue
       *[going] manche { $round }
    }
history-state =
    { $state ->
        [over] { $winners-count ->
            [one] Victoire : { $winners }.
           *[other] Victoire commune : { $winners }.
        }
        [left] Interrompue à la manche { $round }.
       *[going] { $round ->
            [0] Pas encore de donne.
           *[other] Manche { $round } en cours.
        }
    }
history-score = { $who } { $score }
history-damaged = { $when } : { $name } est illisible : { saved-damage }

## Les réglages

settings-file = Réglages de Sixdot. Retirez le # devant une ligne pour qu'elle compte. Vos propres lignes restent.
settings-where = Les réglages sont gardés dans { $path }.
settings-unreadable = Impossible de lire les réglages dans { $path } : { unreadable } Les réglages par défaut s'appliquent.
settings-broken = { settings-place } ceci n'est pas compréhensible, donc aucun réglage du fichier ne compte. Les réglages par défaut s'appliquent, et le fichier reste tel quel.
settings-place =
    { $line ->
        [0] { $path } :
       *[other] { $path }, ligne { $line } :
    }
settings-unknown-key = { settings-place } le réglage { $key } n'existe pas. La ligne reste telle quelle.
settings-wrong-value = { settings-place } { $value } ne convient pas à { $key }. { settings-wanted } En attendant, le réglage par défaut s'applique.
settings-wanted =
    { $kind ->
        [flag] Il faut true ou false.
        [number] Il faut un nombre de { $least } à { $most }.
        [choice] Les choix sont { $options }.
        [bots] Les robots sont { $options }, ou module:fonction pour un robot à vous qui se trouve ici.
       *[text] Il faut un texte de { $most } caractères au plus.
    }
settings-wanted-typed =
    { $kind ->
        [flag] Répondez par oui ou non.
        [number] Il faut un nombre de { $least } à { $most }.
        [choice] Les choix sont { $options }.
        [bots] Les robots sont { $options }, ou module:fonction pour un robot à vous qui se trouve ici.
       *[text] Il faut un texte de { $most } caractères au plus.
    }
settings-no-key =
    .brief = Pas de réglage { $key }.
    .normal = Le réglage { $key } n'existe pas. Tapez réglages, ou sixdot settings hors d'une partie, pour les entendre tous.
    .full = Le réglage { $key } n'existe pas. Les réglages sont { $keys }. Tapez réglages, ou sixdot settings hors d'une partie, pour entendre ce que vaut chacun.
    .braille = pas de réglage { $key }
settings-not-so =
    .brief = { settings-wanted-typed }
    .normal = { $value } ne convient pas pour « { $key } ». { settings-wanted-typed }
    .full = { $value } ne convient pas pour « { $key } », qui reste donc inchangé. { settings-wanted-typed }
    .braille = { $kind ->
        [flag] { $key } : oui non
        [number] { $key } : { $least } à { $most }
        [choice] { $options-count ->
            [2] { $key } : { $options }
            [3] { $key } : { $options }
           *[other] { $key } : pas { $value }
        }
       *[text] { $key } : un texte
    }
settings-not-saved =
    .brief = { $path } contient une erreur.
    .normal = Le fichier { $path } contient une erreur et reste tel quel. Tapez sixdot doctor pour savoir laquelle.
    .full = Le fichier { $path } contient une erreur et ne peut pas être modifié sans risque : il reste tel quel. Tapez sixdot doctor pour savoir laquelle.
    .braille = erreur dans { $path }
settings-not-written = Impossible d'écrire { $path } : { saved-reason }
setting-line =
    .brief = { $name } { $value }
    .normal = { $name } : { $value }. { $about }
    .full = { setting-line.normal }
    .braille = { $name } { $value }

setting-language = langue, lang
setting-about-language = La langue du jeu : en ou fr ; par défaut, celle du système.
setting-verbosity = détail, détails, detail, longueur
setting-about-verbosity = Ce qui est dit : bref, normal ou complet.
setting-sort = tri, ordre, trier
setting-about-sort = Comment votre main est rangée : couleur, nombre, ou jouables pour avoir d'abord les cartes jouables.
setting-marks = repères, reperes, marques
setting-about-marks = Appeler les cartes par leurs repères, comme 5r.
setting-name = nom, prénom, prenom, mon nom
setting-about-name = Comment les autres vous appellent.
setting-edition = règles, regles, édition, edition
setting-about-edition = Les règles du jeu suivies, sauf demande contraire.
setting-players = joueurs
setting-about-players = Combien on est à table, de 2 à 10.
setting-bots = robots, adversaires, bots
setting-about-bots = Contre qui vous jouez : easy, steady, sharp, ou plusieurs séparés par des virgules.
setting-colours = couleurs
setting-about-colours = Montrer les couleurs des cartes sur un terminal en couleurs.
setting-braille = braille, afficheur, plage
setting-about-braille = Afficher le jeu sur une plage braille, par BRLTTY.
setting-braille-table = table braille, table, abrégé, abrege
setting-about-braille-table = Le code braille : en-ueb-g1, en-ueb-g2, fr-bfu-g1 ou fr-bfu-g2 ; par défaut, en intégral.
setting-width = largeur, cellules
setting-about-width = Combien de cellules compte une ligne de braille imprimée, de 10 à 100.
setting-speech = parole, voix haute
setting-about-speech = Faire parler le jeu. Avec un lecteur d'écran, c'est inutile.
setting-speech-engine = moteur vocal, moteur, synthèse, synthese
setting-about-speech-engine = Quel programme parle : prism, speechd, say ou espeak ; par défaut, le premier qui est là.
setting-speech-rate = débit, debit, vitesse
setting-about-speech-rate = À quelle vitesse la voix parle, de 1 à 100.
setting-speech-voice = voix
setting-about-speech-voice = Quelle voix parle, par le nom que lui donne son programme.
setting-sounds = sons, son
setting-about-sounds = Ajouter de petits sons aux mots.

setting-value-yes = oui, o, yes, true
setting-value-no = non, n, no, false
setting-value-none = par défaut, défaut, par defaut, defaut, auto, aucun
setting-value-brief = bref, court
setting-value-normal = normal, moyen
setting-value-full = complet, long
setting-value-colour = couleur, couleurs
setting-value-number = nombre, chiffre, chiffres
setting-value-fits = jouables, jouable
setting-value-en = en, anglais
setting-value-fr = fr, français, francais

## Le diagnostic

doctor-python =
    .works = Python { $version } est assez récent.
    .missing = Python { $version } est trop ancien : il faut { $wanted } ou plus récent.
doctor-sixdot =
    .works = Sixdot { $version } { $compiled ->
        [yes] joue à pleine vitesse : le jeu est compilé.
       *[no] est complet. Le jeu n'est pas compilé, ce qui ne compte que pour jouer des milliers de parties.
    }
doctor-settings-file =
    .works = { $there ->
        [yes] Les réglages sont lus dans { $path }.
       *[no] Il n'y a pas encore de réglages. Ils seraient gardés dans { $path }.
    }
    .missing = Les réglages dans { $path } contiennent des erreurs, voir plus bas.
doctor-settings-folder =
    .works = Les réglages peuvent être gardés dans { $path }.
    .missing = Les réglages ne peuvent pas être gardés dans { $path } : { saved-reason } Indiquez un autre dossier dans SIXDOT_HOME.
doctor-games-folder =
    .works = Les parties peuvent être enregistrées dans { $path }.
    .missing = Les parties ne peuvent pas être enregistrées dans { $path } : { saved-reason } Indiquez un autre dossier dans SIXDOT_HOME.
doctor-games =
    .works = { $count ->
        [0] Aucune partie n'est encore enregistrée.
        [one] Une partie y est enregistrée, { $going ->
            [0] et elle est terminée.
           *[other] et elle peut reprendre.
        }
       *[other] { $count } parties y sont enregistrées, { $going ->
            [0] dont aucune ne peut reprendre.
            [one] dont une peut reprendre.
           *[other] dont { $going } peuvent reprendre.
        }
    }
    .missing = { $damaged ->
        [one] Une partie enregistrée est illisible : { $names }. Elle reste telle quelle.
       *[other] { $damaged } parties enregistrées sont illisibles : { $names }. Elles restent telles quelles.
    }
doctor-terminal =
    .works = Ceci est un terminal de type { $term }{ $colours ->
        [yes] , et des couleurs s'ajoutent aux mots.
       *[no] , et seules des lignes simples sont écrites.
    }
    .missing = L'entrée ou la sortie n'est pas un terminal. Cela marche aussi : les lignes sont lues et écrites comme elles viennent.
doctor-encoding =
    .works = Les lettres sont écrites en { $encoding }.
    .missing = Les lettres sont écrites en { $encoding }, sans lettres françaises ni cellules braille : définissez PYTHONUTF8=1, ou un réglage UTF-8 tel que LANG=C.UTF-8.
doctor-liblouis =
    .works = Le braille est traduit par liblouis { $version }.
    .missing = { $version ->
        [none] { braille-missing }
       *[other] Il manque à liblouis { $version } les tables braille { $tables } : sous Debian ou Ubuntu, apt install liblouis-data.
    }
doctor-brltty =
    .works = BRLTTY répond, et sa plage braille de { $cells } cellules peut afficher le jeu.
    .missing = { $problem ->
        [display-no-library] { display-no-library }
        [display-refused] { display-refused }
        [display-none] { display-none }
        [display-busy] { display-busy }
       *[other] { display-no-brltty }
    }
doctor-prism =
    .works = { speech-engine } parle, par votre lecteur d'écran s'il est lancé.
    .missing = { doctor-no-speech }
doctor-speechd =
    .works = { speech-engine } parle.
    .missing = { doctor-no-speech }
doctor-say =
    .works = { speech-engine } parle.
    .missing = { doctor-no-speech }
doctor-espeak =
    .works = { speech-engine } parle.
    .missing = { doctor-no-speech }
doctor-no-speech =
    { $why ->
        [missing-engine] { speech-engine } n'est pas là ou n'a pas de voix. Pour l'obtenir : { speech-how-engine }
        [stuck] { speech-engine } est là, mais ne répond pas.
       *[failed] { speech-engine } est là, mais n'a pas pu parler. Y a-t-il une carte son ?
    }
doctor-sounds =
    .works = Les sons peuvent être joués.
    .missing = { sounds-missing.normal }
doctor-trying = Les voix sont à l'essai, cela prend quelques secondes.
doctor-fine =
    { $missing-count ->
        [0] Tout marche.
       *[other] Absent ici : { $missing }. On peut jouer sans.
    }
doctor-not-fine = Dans cet état, la partie ne peut pas être enregistrée, voir plus haut.
doctor-part =
    { $part ->
        [liblouis] le braille
        [brltty] la plage braille
        [speech] la parole
       *[sounds] les sons
    }


### Le braille et la plage braille, quand quelque chose manque.

braille-missing = Le braille a besoin de liblouis, qui n'est pas installé : sous Debian ou Ubuntu, apt install liblouis20 liblouis-data ; sur un Mac, brew install liblouis.
braille-no-table = liblouis n'a pas de table braille { $table }. Sous Debian ou Ubuntu, les tables sont dans le paquet liblouis-data.
display-no-library = La plage braille a besoin de BrlAPI, qui n'est pas installé : sous Debian ou Ubuntu, apt install brltty libbrlapi0.8.
display-no-brltty = BRLTTY ne répond pas, rien ne s'affiche donc sur la plage braille. Est-il lancé, avec BrlAPI activé ?
display-refused = BRLTTY vous refuse l'accès : il faut pouvoir lire sa clé, souvent en rejoignant le groupe brlapi.
display-none = BRLTTY est lancé, mais aucune plage braille n'y est reliée.
display-busy = Un autre programme occupe la plage braille de ce terminal.
display-failed = BRLTTY n'affiche pas la partie : { $reason }.
display-gone = La plage braille ne répond plus. La partie continue ici, et là-bas dès son retour.
display-back = La plage braille est de retour.


### Quand il n'y a pas de voix, ou pas de son : ce qui manque, et comment l'obtenir.

speech-engine =
    { $engine ->
        [prism] Prism
        [speechd] speech-dispatcher
        [say] say
       *[espeak] espeak-ng
    }
speech-how-system =
    { $system ->
        [linux] sudo apt install espeak-ng
       *[other] pip install "sixdot[speech]"
    }
speech-how-engine =
    { $engine ->
        [prism] pip install "sixdot[speech]", puis lancez un lecteur d'écran.
        [speechd] sudo apt install speech-dispatcher speech-dispatcher-espeak-ng
        [say] il n'existe que sous macOS.
       *[espeak] sudo apt install espeak-ng
    }
speech-missing =
    .brief = Pas de voix : { speech-how-system }
    .normal = Cet ordinateur n'a pas de voix utilisable par Sixdot. Pour en avoir une : { speech-how-system }
    .full = Cet ordinateur n'a pas de voix utilisable par Sixdot, la partie continue donc en texte ; sixdot doctor dit ce qui a été essayé. Pour en avoir une : { speech-how-system }
    .braille = pas de voix : sixdot doctor
speech-missing-engine =
    .brief = { speech-engine } manque : { speech-how-engine }
    .normal = { speech-engine } n'est pas installé ou n'a pas de voix. Pour l'obtenir : { speech-how-engine }
    .full = { speech-engine } n'est pas installé ou n'a pas de voix, la partie continue donc en texte. N'indiquez pas de synthèse, et la première qui fonctionne sera choisie. Pour obtenir celle-ci : { speech-how-engine }
    .braille = { speech-engine } manque
speech-unknown-engine =
    .brief = Synthèses : { $engines }.
    .normal = La synthèse vocale { $engine } n'existe pas. On a le choix entre { $engines }.
    .full = La synthèse vocale { $engine } n'existe pas. On a le choix entre { $engines } ; n'en indiquez aucune, et la première qui fonctionne sera choisie.
    .braille = synthèse { $engine } inconnue
speech-no-voice =
    .brief = Pas de voix { $voice }.
    .normal = { speech-engine } n'a pas de voix { $voice }. N'en indiquez pas pour entendre la voix habituelle.
    .full = { speech-engine } n'a pas de voix { $voice } : il faut le nom exact que lui donne la synthèse. N'en indiquez pas pour entendre la voix habituelle de votre langue.
    .braille = pas de voix { $voice }
speech-stuck =
    .brief = La voix s'est tue.
    .normal = La voix s'est tue : { speech-engine } ne répond plus. La partie continue en texte.
    .full = La voix s'est tue : { speech-engine } ne répond plus. La partie continue en texte ; désactivez puis réactivez la parole pour réessayer, et sixdot doctor dit ce qui fonctionne.
    .braille = plus de voix
speech-failed =
    .brief = { speech-engine } reste muet.
    .normal = { speech-engine } n'a pas pu parler. Y a-t-il une carte son ? La partie continue en texte.
    .full = { speech-engine } n'a pas pu parler. Y a-t-il une carte son, et y avez-vous accès ? La partie continue en texte ; désactivez puis réactivez la parole pour réessayer, et sixdot doctor dit ce qui fonctionne.
    .braille = voix muette
sounds-missing =
    .brief = Pas de sons : rien ici ne sait les jouer.
    .normal =
        { $system ->
            [linux] Aucun programme ici ne sait jouer les sons. Pour en avoir un : sudo apt install alsa-utils
           *[other] Aucun programme ici ne sait jouer les sons ; la partie continue sans eux.
        }
    .full =
        { $system ->
            [linux] Aucun programme ici ne sait jouer les sons, et la partie continue sans eux : chaque son est aussi dit en mots. Pour en avoir un : sudo apt install alsa-utils
           *[other] Aucun programme ici ne sait jouer les sons, et la partie continue sans eux : chaque son est aussi dit en mots.
        }
    .braille = pas de sons


### Ce que dit le terminal entre les coups.

session-prompt = { "> " }
session-player = Joueur

## Plusieurs personnes au même clavier

session-hand-over =
    .brief = { $who }, Entrée.
    .normal = { $who }, le clavier est à vous : appuyez sur Entrée.
    .full = Donnez le clavier à { $who }. { $who }, appuyez sur Entrée quand personne d'autre n'écoute ni ne regarde.
    .braille = { $who } : entrée

session-who-speaks =
    .brief = Qui ? Le nom d'abord.
    .normal = Qui parle ? Tapez d'abord le nom, par exemple Anne attraper Ben.
    .full = La question va à plusieurs personnes. Tapez d'abord le nom de qui parle, par exemple Anne attraper Ben ; un nom seul passe le clavier.
    .braille = qui ? nom d'abord
session-take-keyboard =
    .brief = { $who }, prenez le clavier.
    .normal = { $who }, il faut le clavier pour cela : attendez votre tour, ou pendant une pause tapez votre nom seul.
    .full = { $who }, tout le monde l'entendrait. Attendez votre tour, ou quand le jeu attend tapez votre nom seul : le clavier vous sera passé.
    .braille = { $who } : clavier d'abord
session-whose-keyboard =
    .brief = Personne n'a le clavier.
    .normal = Personne n'a le clavier : aucune main n'est lue. Pendant une pause, tapez votre nom seul pour le prendre.
    .full = Personne n'a le clavier : aucune main n'est lue. Quand le jeu attend, tapez votre nom seul : le clavier vous sera passé.
    .braille = sans clavier : nom d'abord

## Questions en retour

session-cancelled =
    .brief = Annulé.
    .normal = C'est annulé. C'est toujours à vous.
    .full = C'est annulé, rien n'a été joué. C'est toujours à vous.
    .braille = annulé
session-answer-or-command =
    .brief = 1 réponse { $answer }, 2 commande { $command } ?
    .normal = Voulez-vous dire 1, la réponse { $answer }, ou 2, la commande { $command } ?
    .full = { $answer } peut être votre réponse ou la commande { $command }. Tapez 1 pour répondre { $answer }, 2 pour la commande.
    .braille = 1 réponse 2 { $command } ?
session-judge =
    .brief = Juste ou faux ?
    .normal = Juge : est-ce juste ou faux ?
    .full = À qui juge : cette réponse est-elle bonne ? Tapez juste ou faux.
    .braille = juste / faux ?
verdict-right = juste, j, oui, o, vrai, bon, right
verdict-wrong = faux, f, non, n, wrong

## Pendant votre absence, et entre les manches

session-away =
    .brief = Un robot joue pour vous. Entrée, ou revenir.
    .normal = Un robot joue pour vous. Entrée continue, revenir vous rend votre place.
    .full = Vous avez quitté la table et un robot joue votre main. Appuyez sur Entrée pour le laisser jouer ce tour, ou tapez revenir pour reprendre votre place.
    .braille = robot joue · revenir ?
session-next-round =
    .brief = Entrée : manche { $round }.
    .normal = Entrée commence la manche { $round }. Bilan revient sur la manche finie.
    .full = Appuyez sur Entrée pour commencer la manche { $round }. Tapez bilan pour savoir quelles décisions vous ont coûté le plus, score pour les points.
    .braille = entrée : manche { $round }
session-over =
    .brief = Entrée pour finir.
    .normal = Entrée termine la partie. Bilan revient sur cette manche.
    .full = La partie est finie. Appuyez sur Entrée pour terminer, ou tapez bilan pour savoir quelles décisions vous ont coûté le plus.
    .braille = entrée : fin
session-no-round =
    .brief = Pas de manche en cours.
    .normal = Aucune manche n'est en cours. Entrée continue.
    .full = Aucune manche n'est en cours, il n'y a donc pas de cartes à décrire. Appuyez sur Entrée pour continuer.
    .braille = pas de manche

## Ce qui s'est passé

session-nothing-happened =
    .brief = Rien.
    .normal = Rien ne s'est passé depuis.
    .full = Rien ne s'est passé depuis votre dernier coup.
    .braille = rien depuis
session-last-number =
    .brief = Pas un nombre : { $typed }.
    .normal = { $typed } n'est pas un nombre. Tapez dernier 3 pour entendre les trois dernières choses.
    .full = { $typed } n'est pas un nombre. Tapez dernier pour entendre la dernière chose, dernier 3 pour les trois dernières.
    .braille = dernier 3, pas { $typed }
session-no-ruling =
    .brief = Rien à expliquer.
    .normal = Aucune règle n'a encore été appliquée. Tapez pourquoi T1 pour entendre une règle par son numéro.
    .full = Aucune règle n'a encore été appliquée qu'on puisse expliquer. Tapez pourquoi et le numéro d'une règle, par exemple pourquoi T1.
    .braille = rien à expliquer
session-no-review =
    .brief = Pas encore de manche.
    .normal = Vous n'avez pas encore fini de manche.
    .full = Vous n'avez pas encore fini de manche : jouez-en une jusqu'au bout, puis bilan reviendra dessus.
    .braille = pas de manche

## Réglages

order-colour = couleur, couleurs, c
order-number = nombre, nombres, chiffre, chiffres, numéro, n
order-fits = jouables, jouable, j
session-which-order =
    .brief = Par couleur, nombre ou jouables ?
    .normal = Je ne connais pas l'ordre { $typed }. Les cartes se rangent par couleur, par nombre, ou les jouables d'abord.
    .full = Je ne connais pas l'ordre { $typed }. Tapez trier couleur, trier nombre, ou trier jouables pour entendre d'abord ce qui peut être joué.
    .braille = couleur nombre jouables
session-sorted =
    { $order ->
        [number] { $asked ->
            [yes] Votre main est rangée par nombre. Tapez trier couleur, ou trier jouables pour avoir d'abord les cartes jouables.
           *[no] Rangées par nombre.
        }
        [fits] { $asked ->
            [yes] Les cartes jouables viennent d'abord dans votre main. Tapez trier couleur ou trier nombre pour changer.
           *[no] Les cartes jouables d'abord.
        }
       *[colour] { $asked ->
            [yes] Votre main est rangée par couleur. Tapez trier nombre, ou trier jouables pour avoir d'abord les cartes jouables.
           *[no] Rangées par couleur.
        }
    }
session-length =
    { $length ->
        [brief] Bref.
        [full] Complet : tout ce qu'il y a à dire.
       *[normal] Normal.
    }
language-en = en, anglais, english
language-fr = fr, français, francais, french
session-which-language =
    .brief = Anglais ou français ?
    .normal = Je ne parle pas { $typed } : tapez langue anglais ou langue français.
    .full = Je ne parle pas { $typed }. Tapez langue anglais ou langue français.
    .braille = en / fr ?
session-language =
    { $asked ->
        [yes] C'est du français. Tapez langue anglais pour l'anglais.
       *[no] En français.
    }
session-marks =
    { $on ->
        [yes] Les cartes sont dites par leurs repères.
       *[no] Les cartes sont dites par leurs noms.
    }
session-next-time = Cela comptera à partir de la prochaine partie.
session-not-kept = C'est fait pour cette partie, mais cela n'a pas pu être gardé pour la suite : { $problem }

## Enregistrer et quitter

session-saved =
    { $path ->
        [none] Cette partie n'est pas enregistrée.
       *[other] Chaque coup est enregistré pendant que vous jouez, dans { $path }.
    }
session-copied = Une copie de la partie jusqu'ici est dans { $path }.
session-goodbye =
    .brief = Enregistré. sixdot resume reprend.
    .normal = La partie est enregistrée. Tapez sixdot resume pour la reprendre ici.
    .full = La partie est enregistrée avec votre dernier coup. Tapez sixdot resume à la ligne de commande pour la reprendre exactement ici.
    .braille = gardé : sixdot resume
session-goodbye-unsaved =
    .brief = Terminé.
    .normal = La partie s'arrête ici. Elle n'a pas été enregistrée.
    .full = La partie s'arrête ici. Elle n'a pas été enregistrée et ne peut donc pas être reprise.
    .braille = fini, pas gardé
session-not-saved =
    .brief = { $problem } Arrêt.
    .normal = { $problem } La partie s'arrête ici.
    .full = { $problem } La partie s'arrête ici.
    .braille = pas gardé, arrêt
session-table =
    .brief = { new-edition-name }. { $players }.
    .normal = { new-edition-name }, avec { $players }{ $target ->
        [0] .
       *[other] , en { $target } points.
    }
    .full = À cette table : { new-edition-name }, avec { $players }{ $target ->
        [0] .
       *[other] , en { $target } points.
    } Tapez règles pour savoir comment joue cette table.
    .braille =
        { $name ->
            [french] édition française
            [question] édition à questions
           *[other] { $name }
        } { $target ->
            [0] { "" }
           *[other] { $target }
        }
session-finished =
    .brief = Fini.
    .normal = La partie est finie. Tapez sixdot replay pour la réentendre, sixdot play pour une autre.
    .full = La partie est finie et conservée. Tapez sixdot replay à la ligne de commande pour la réentendre, sixdot play pour en jouer une autre.
    .braille = fini : sixdot replay
session-welcome-back =
    .brief = De retour. Manche { $round }.
    .normal = Vous revoici dans votre partie, manche { $round }.
    .full = Vous revoici dans votre partie, manche { $round }, exactement où vous l'aviez laissée.
    .braille = retour · manche { $round }
session-bot-helped =
    .brief = Le robot { $who } a été aidé { $times } fois.
    .normal = Le robot { $who } a été aidé { $times } fois : { $fault }
    .full = Le robot { $who } n'a pas su décider seul et un coup simple a été joué pour lui, { $times } fois : { $fault }
    .braille = robot { $who } aidé { $times }x

## Une nouvelle partie, question par question

new-edition = Quelle règle du jeu ? Tapez un numéro ou un nom ; Entrée prend le premier choix.
new-edition-name =
    { $name ->
        [mattel] Mattel, UNO Braille
        [rnib] RNIB, UNO Braille
        [french] UNO Braille, règle française
        [question] UNO à questions, pour la classe
       *[dos] DOS
    }
new-edition-offer = { $number } { $name } : { new-edition-name }
new-people = Qui joue à ce clavier ? Tapez les noms séparés par des virgules, ou Entrée pour jouer sans personne d'autre.
new-players = Combien de joueurs en tout, robots compris ? De { $least } à { $most } ; Entrée pour { $usual }.
new-bots = De quelle force sont les robots ? Tapez un numéro ou un nom ; Entrée prend le premier choix.
new-level-offer =
    { $name ->
        [easy] { $number } easy, facile : joue ce qui convient
        [sharp] { $number } sharp, fort : réfléchit à l'avance
       *[steady] { $number } steady, moyen : joue avec bon sens
    }
new-scoring = Comment compte-t-on les points ? Tapez un numéro ou un nom ; Entrée prend le premier choix.
new-form-offer =
    { $name ->
        [lowest] { $number } lowest : chacun compte ce qui lui reste en main, le plus petit total gagne
        [elimination] { $number } elimination : qui atteint le score sort de la partie, la dernière personne en jeu gagne
        [opposite] { $number } opposite : les partenaires sont face à face
        [rotating] { $number } rotating : trois manches, chacune avec un autre partenaire
       *[first-to] { $number } first-to : qui finit marque ce que les autres ont en main
    }
new-target = Quel score termine la partie ? Tapez un nombre, ou Entrée pour { $usual }.
new-house = Des règles maison ? Tapez leurs noms séparés par des espaces, ou Entrée pour aucune. Il y a { $rules }.
new-which = Tapez un numéro de 1 à { $most }, ou Entrée pour le premier choix. Tapez ? pour de l'aide, quitter pour arrêter.
new-given = Ce n'est pas possible : { $problem }. Tout vous est donc demandé.
new-nothing = Aucune partie n'a commencé.
new-help =
    { $question ->
        [edition] Chaque règle donne un autre jeu ; une fois dans la partie, la commande règles la raconte.
        [people] Plusieurs personnes peuvent jouer à tour de rôle à ce clavier. Tapez Ana, Ben pour deux ; des robots prennent les autres places.
        [players] Un nombre : les personnes et les robots ensemble.
        [bots] Un robot facile vous laisse plus de chances qu'un robot fort.
        [scoring] C'est ainsi que l'on compte les points et que l'on gagne à la fin.
        [target] Un nombre de points. Petit, il rend la partie courte.
       *[house] Les règles maison changent la règle du jeu : avec stacking=same les cartes à piocher s'ajoutent, avec seven-zero les mains s'échangent.
    } Entrée seule prend le premier choix ; quitter arrête sans partie.
new-problem = Ce n'est pas possible : { $problem }. Essayez encore, ou appuyez sur Entrée pour laisser comme c'est.

## Ce avec quoi une table ne peut pas commencer. Une partie de phrase, sans sa fin.

setup-edition = l'édition { $value } n'existe pas ; il y a { $editions }
setup-players = l'édition { $edition } se joue de { $least } à { $most } joueurs, pas à { $value }
setup-no-number = à { $players } joueurs avec { $cards } cartes chacun, il peut ne plus rester de nombre pour commencer
setup-target = le score à atteindre est un nombre de 1 à { $most }, pas { $value }
setup-scoring = l'édition { $edition } ne connaît pas le compte { $value } ; elle offre { $offered }
setup-partners-scoring = les partenaires ont leur propre compte des points, ne le précisez donc pas
setup-no-partners = l'édition { $edition } n'a pas de partenaires
setup-partners-four = dans l'édition { $edition }, on joue en partenaires à quatre, pas à { $value }
setup-partners-even = on joue en partenaires en nombre pair, à partir de 4, pas à { $value }
setup-partners-leave = la place d'un partenaire ne peut pas rester vide : un robot joue pour qui s'en va
setup-no-rotating = l'édition { $edition } n'a pas de partenaires tournants
setup-rotating-four = on joue en partenaires tournants à quatre, pas à { $value }
setup-rotating-target = les partenaires tournants jouent exactement trois manches, sans score à atteindre
setup-no-judge = l'édition { $edition } ne pose pas de questions, il n'y a donc rien à juger
setup-house-twice = la règle maison { $rule } est nommée deux fois
setup-house-none = les règles maison sont pour UNO, l'édition { $edition } n'en a pas
setup-house-unknown = la règle maison { $value } n'existe pas ; il y a { $rules }
setup-house-written = la règle maison { $rule } s'écrit { $written }, pas { $value }
setup-house-senseless =
    { $rule ->
        [jump-in] jump-in n'a pas de sens ici : dans l'édition { $edition }, on joue une carte après une réponse
        [no-bluff] no-bluff n'a pas de sens ici : dans l'édition { $edition }, un +4 est toujours honnête
       *[no-reshuffle] { $rule } n'a pas de sens avec draw-until-fits : un seul tour pourrait vider la pioche
    }
setup-house-anyway = { $rule } est déjà la règle de l'édition { $edition }, ne la précisez donc pas
setup-name = un nom a de 1 à { $most } lettres ou signes, { $value } ne convient donc pas
setup-same-name = deux personnes ont des noms qui se prononcent pareil, changez-en un
setup-people = les personnes se nomment avec des virgules, comme Ana,Ben
setup-too-many-people =
    { $seats ->
        [one] { $people } personnes n'ont pas la place sur un siège
       *[other] { $people } personnes n'ont pas la place sur { $seats } sièges
    }
setup-bot = le robot { $value } n'existe pas ; il y a { $bots }, ou module:fonction pour un robot à vous
setup-printable = la graine et le nom d'un robot s'écrivent en lettres et signes, sur une ligne
setup-number = il faut un nombre, pas { $value }
session-no-streams = Une partie a besoin d'un endroit où écrire ses lignes, et d'un endroit où les lire.
