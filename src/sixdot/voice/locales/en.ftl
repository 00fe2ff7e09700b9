# The words of Sixdot in English.
#
# A translation is this file once more: the same ids, lengths and values, and sentences of its own. Nothing is
# glued together by the program: order, plurals, gender and lists belong to the language.
#
# A message is said in four lengths, or has only one text, the same in all of them (a piece, a name, words to type):
#
#   .brief     for experts at speed: about eight words
#   .normal    what is heard if nobody asks for more or less: what happened, then what you must do
#   .full      for learners: also the effect of a rule, and which cards fit
#   .braille   a line of 20 or 40 cells: who what left · next; marks for cards, small letters, no sentence
#
# What is put in:
#
#   $who       a name, or "you"; $who-is chooses between you, partner and other: a sentence for each
#   $card      what it is called, or its mark in braille; $card-is tells its kind: number, skip, wild, ...
#   $colour    what it is called, or its letter in braille
#   $cards     several, joined with list-more and list-last; $cards-count: how many
#   a number   chooses [0], [1], ... or the plural forms [one] and [other]
#   yes or no  for what is so or not; none where there is nothing
#
# { "" } is no text at all, { " " } a space that is kept; otherwise several spaces become one. A line of text must not
# begin with [ * . or a closing brace. The first letter of a saying is made a capital by the program.
# In lists of words a player may type, the first one is taught and the others are understood as well.
#
# One word for one thing: a card fits (the pile) or matches (the row), it is up (on top); a colour counts; cards and
# challenges wait for a player; a stack is picked up, all else is drawn; a player misses a turn, has 3 cards, holds
# a red 5; UNO is called, or its player is caught; a Wild Draw Four is honest or a bluff.
#
# The parts, each under ###: what things are called; what happened and what comes next; the table; refusals; the coach;
# what may be typed; the rules; help; saved games, settings and the doctor; braille; speech and sounds; the terminal.
#
# After a change: python -m sixdot.voice.compiling; make wording prints every message in all its forms.


### What things are called. English says the colour first: red 5, blue Draw Two.

colour =
    { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }
card =
    { $symbol ->
        [draw-two] { $colour } Draw Two
        [reverse] { $colour } Reverse
        [skip] { $colour } Skip
        [wild] Wild
        [wild-four] Wild Draw Four
        [wild-number] { $colour } Wild Number
        [wild-dos] Wild DOS
       *[number] { $colour } { $number }
    }
you = you
list-none = nothing
list-more =
    .brief = { $before }, { $item }
    .normal = { $before }, { $item }
    .full = { $before }, { $item }
    .braille = { $before } { $item }
list-last =
    .brief = { $before }, { $item }
    .normal = { $before } and { $item }
    .full = { $before } and { $item }
    .braille = { $before } { $item }


### What happened, and what comes next.

## How sayings are put together

between-deeds = { " " }
before-next =
    .brief = { " " }
    .normal = { " " }
    .full = { " " }
    .braille = { " · " }
subject =
    { $who-is ->
        [you] You
        [same] then
        [partner] Your partner { $who }
       *[other] { $who }
    }

## Before the first card

round-begins =
    .brief = Round { $round }.
    .normal = Round { $round }.
    .full = Round { $round }.
    .braille = round { $round }
deal-fixed =
    .brief = { "" }
    .normal = { "" }
    .full = The deal is fixed: its commitment begins with { $commitment }.
    .braille = { "" }
entropy-added =
    .brief =
        { $who-is ->
            [you] Text added.
           *[other] { $who } adds a text.
        }
    .normal =
        { $who-is ->
            [you] You add a text to the deal.
           *[other] { subject } adds a text to the deal.
        }
    .full =
        { $who-is ->
            [you] You add a text to the deal: { $text }
           *[other] { subject } adds a text to the deal: { $text }
        }
    .braille = { $who } text
drawn-for-dealer =
    { $again ->
        [yes] then { $card }
       *[no] { $who } { $card }
    }
dealer-drawn =
    .brief =
        { $who-is ->
            [you] You deal.
           *[other] { $who } deals.
        }
    .normal =
        { $who-is ->
            [you] You draw { $card }, the highest, and deal.
           *[other] { subject } draws { $card }, the highest, and deals.
        }
    .full =
        Drawn for the deal: { $draws }.
    .braille = { $who } { $card } deal
dealt =
    .brief =
        { $drawn ->
            [yes] { "" }
           *[no]
                { $who-is ->
                    [you] You deal.
                   *[other] { $who } deals.
                }
        }
    .normal =
        { $drawn ->
            [yes] { "" }
           *[no]
                { $who-is ->
                    [you] You deal.
                   *[other] { subject } deals.
                }
        }
    .full =
        { $who-is ->
            [you] You { $drawn ->
                    [yes] have the highest number and deal
                   *[no] deal
                } { $size } cards each.
           *[other] { subject } { $drawn ->
                    [yes] has the highest number and deals
                   *[no] deals
                } { $size } cards each.
        }
    .braille =
        { $drawn ->
            [yes] { "" }
           *[no] { $who } deal
        }
couple = { $first } with { $second }
partners-told =
    .brief =
        { $partner ->
            [none] { $others }.
           *[other] You play with { $partner }.
        }
    .normal =
        { $partner ->
            [none] Partners: { $others }.
           *[other]
                { $rotating ->
                    [yes] This round you play with { $partner }, { $others }.
                   *[no] You play with { $partner }, { $others }.
                }
        }
    .full = { partners-told.normal }
    .braille =
        { $partner ->
            [none] { $others }
           *[other] with { $partner }
        }
hand-told =
    .brief =
        { $who-is ->
            [you] Hand: { $cards }.
           *[other] { $who } holds { $cards }.
        }
    .normal =
        { $who-is ->
            [you] Your hand: { $cards }.
           *[other] { $who } holds { $cards }.
        }
    .full =
        { $who-is ->
            [you] Your hand, { $cards-count ->
                    [one] one card
                   *[other] { $cards-count } cards
                }: { $cards }.
           *[other] { $who } holds { $cards }.
        }
    .braille =
        { $who-is ->
            [you] hand { $cards }
           *[other] { $who } { $cards }
        }
turned-up =
    .brief =
        { $buried ->
            [yes] { $card } goes back.
           *[no] First card { $card }.
        }
    .normal =
        { $buried ->
            [yes] { $card } is turned up and goes back.
           *[no] The first card is { $card }.
        }
    .full =
        { $buried ->
            [yes] { $card } is turned up; a round does not begin with it, so it goes back.
           *[no] The first card is { $card }.
        }
    .braille =
        { $buried ->
            [yes] { $card } back
           *[no] up { $card }
        }
row-filled =
    .brief = Row gets { $cards }.
    .normal = Into the row { $cards-count ->
            [one] comes
           *[other] come
        } { $cards }.
    .full = { row-filled.normal }
    .braille = row +{ $cards }

## A turn

# 'blue 1', '2: blue 1 and red 7', or how many
drawn =
    { $known ->
        [yes]
            { $count ->
                [1] { $cards }
               *[other] { $count }: { $cards }
            }
       *[no]
            { $count ->
                [0] nothing
                [1] a card
               *[other] { $count }
            }
    }
drawn-brief =
    { $known ->
        [yes] { $cards }
       *[no]
            { $count ->
                [0] nothing
                [1] a card
               *[other] { $count }
            }
    }
drawn-braille =
    { $known ->
        [yes] +{ $cards }
       *[no] +{ $count }
    }
no-more =
    { $short ->
        [yes]
            { $count ->
                [0] ; no card is left
               *[other] ; no more are left
            }
       *[no] { "" }
    }
now-holds =
    { $left ->
        [one] one card
       *[other] { $left } cards
    }
# The call comes first, then the card
uno-called =
    .brief = UNO!
    .normal = UNO!
    .full = UNO!
    .braille = UNO
names-it =
    { $colour ->
        [none] { "" }
       *[other]
            { $who-is ->
                [you] { " " }and name { $colour }
               *[other] { " " }and names { $colour }
            }
    }
plays =
    { $how ->
        [jumps]
            { $who-is ->
                [you] jump in with
               *[other] jumps in with
            }
        [drew]
            { $drew ->
                [1] draws a card, plays
               *[other] draws { $drew } cards, plays
            }
       *[plays]
            { $who-is ->
                [you] play
               *[other] plays
            }
    }
played =
    .brief =
        { $who-is ->
            [you] { "" }
            [same] { $how ->
                    [drew] draws,
                   *[plays] { "" }
                }
           *[other] { $who }{ $how ->
                    [jumps] { " " }jumps in,
                    [drew] { " " }draws,
                   *[plays],
                }
        } { $card }{ $colour ->
            [none] { "" }
           *[other], now { $colour }
        }{ $on ->
            [none] { "" }
           *[other] { " " }on { $on }
        }.
    .normal =
        { $how ->
            [drew]
                { $colour ->
                    [none]
                        { subject } { $drew ->
                            [1] draws a card
                           *[other] draws { $drew } cards
                        } and plays { $card }.
                   *[other] { subject } { plays } { $card }{ names-it }.
                }
           *[other]
                { $who-is ->
                    [same]
                        { $colour ->
                            [none] and
                           *[other] { "" }
                        }
                   *[other] { subject }
                } { plays } { $card }{ names-it }.
        }
    .full =
        { subject } { plays } { $card }{ $uno ->
            [yes] { names-it }
           *[no]
                { $left ->
                    [0] { names-it }
                   *[other]
                        { $colour ->
                            [none] { "" }
                           *[other]
                                { $who-is ->
                                    [you], name { $colour }
                                   *[other], names { $colour }
                                }
                        }{ $who-is ->
                            [you] { " " }and have { now-holds } left
                           *[other] { " " }and has { now-holds } left
                        }
                }
        }.
    .braille =
        { $who-is ->
            [same] { "" }
           *[other] { $who }
        } { $how ->
            [jumps] in
            [drew] +{ $drew }
           *[plays] { "" }
        } { $card } { $colour ->
            [none] { "" }
           *[other] { $colour }
        } { $left ->
            [0] { "" }
           *[other] { $left }
        }
# Whoever goes on in the same sentence is not named again
player-brief =
    { $who-is ->
        [same] { "" }
       *[other] { $who }
    }
# `told`: the play has said whom it hits, where it is short
drew =
    .brief =
        { $who-is ->
            [you] You draw { drawn-brief }.
           *[other]
                { $told ->
                    [yes]
                        { $known ->
                            [yes] { $who } draws { drawn-brief }.
                           *[no] { "" }
                        }
                   *[no] { player-brief } draws { drawn-brief }.
                }
        }
    .normal =
        { $who-is ->
            [you]
                You draw { drawn }{ $misses ->
                    [yes]
                        { $known ->
                            [yes], and miss your turn
                           *[no] { " " }and miss your turn
                        }
                   *[no] { "" }
                }{ no-more }.
           *[other]
                { subject } draws { drawn }{ $misses ->
                    [yes] { " " }and misses a turn
                   *[no] { "" }
                }{ no-more }.
        }
    .full =
        { $who-is ->
            [you] { drew.normal } You now have { now-holds }.
           *[other]
                { subject } draws { drawn }{ $misses ->
                    [yes], misses a turn
                   *[no] { "" }
                } and now has { now-holds }{ no-more }.
        }
    .braille =
        { player-brief } { drawn-braille } { $who-is ->
            [you] { "" }
           *[other] { $left }
        }
# A draw, and what the same player does then
drew-then =
    .brief = { $who } draws, { $then }
    .normal =
        { subject } { $count ->
            [1] draws a card
           *[other] draws { $count }
        } { $then }
    .full =
        { subject } { $count ->
            [1] draws a card
           *[other] draws { $count }
        }, { $then }
    .braille = { $who } +{ $count } { $then }
drew-own =
    .brief =
        { $count ->
            [0] Nothing to draw.
           *[other] { $cards }{ $fits ->
                    [yes], fits
                    [row] { "" }
                    [barred], not now
                   *[no], no fit
                }.
        }
    .normal = You draw { drawn }{ no-more }.
    .full = You draw { drawn }{ no-more }.
    .braille =
        { drawn-braille } { $fits ->
            [yes] yes
            [no] no
            [barred] no
           *[row] { "" }
        }
drew-passed =
    .brief =
        { $who-is ->
            [you] { drawn-brief }, passed.
           *[other] { player-brief } draws{ $known ->
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
            [you] You draw { drawn } and pass{ no-more }.
           *[other] { subject } draws { drawn } and passes{ no-more }.
        }
    .full =
        { $who-is ->
            [you] You draw { drawn }, keep { $count ->
                    [0] what you had
                    [1] it
                   *[other] them
                } and have { now-holds }{ no-more }.
           *[other] { subject } draws { drawn }, { $count ->
                    [0] passes
                    [1] keeps it
                   *[other] keeps them
                } and has { $left }{ no-more }.
        }
    .braille =
        { player-brief } { drawn-braille } { $who-is ->
            [you] { "" }
           *[other] { $left }
        }
others-draw =
    .brief =
        { $who-count ->
            [1] { $who } draws { $count }.
           *[other] { $who } draw { $count } each.
        }
    .normal =
        { $who-count ->
            [1] { $who } draws { $count ->
                    [0] nothing
                    [1] a card
                   *[other] { $count }
                }.
           *[other] { $who } draw { $count ->
                    [0] nothing
                    [1] a card each
                   *[other] { $count } each
                }.
        }
    .full = { others-draw.normal }
    .braille = { $who } +{ $count }
passed =
    .brief =
        { $who-is ->
            [you] Passed.
           *[other] { $who } passes.
        }
    .normal =
        { $who-is ->
            [you] You pass.
           *[other] { subject } passes.
        }
    .full =
        { $who-is ->
            [you] You pass.
           *[other] { subject } passes.
        }
    .braille = { $who } pass
skipped =
    .brief =
        { $who-is ->
            [you] You miss a turn.
           *[other]
                { $told ->
                    [yes] { "" }
                   *[no] { $who } misses a turn.
                }
        }
    .normal =
        { $who-is ->
            [you] You miss your turn.
           *[other] { subject } misses a turn.
        }
    .full = { skipped.normal }
    .braille = { $who } skip
reversed =
    .brief = To the { direction-word }.
    .normal = Play goes to the { direction-word }.
    .full = Play now goes to the { direction-word }.
    .braille = { direction-word }
direction-word =
    { $direction ->
        [left] left
       *[right] right
    }
colour-named =
    .brief =
        { $who-is ->
            [you] { $colour }.
           *[other] { $who }, { $colour }.
        }
    .normal =
        { $who-is ->
            [you] You name { $colour }.
           *[other] { subject } names { $colour }.
        }
    .full =
        { $who-is ->
            [you] You name { $colour }: a { $colour } card fits now, or a wild card.
           *[other] { subject } names { $colour }: a { $colour } card fits now, or a wild card.
        }
    .braille = { $who } { $colour }
reshuffled =
    .brief = Reshuffled.
    .normal =
        The discard pile is shuffled; { $count ->
            [one] one card
           *[other] { $count } cards
        } to draw.
    .full =
        The draw pile was empty, so the discard pile is shuffled; { $count ->
            [one] one card
           *[other] { $count } cards
        } to draw.
    .braille = shuffle { $count }

## House rules

jumped-in =
    .brief =
        { $who-is ->
            [you] Jumping in.
           *[other] { $who } jumps in.
        }
    .normal =
        { $who-is ->
            [you] You jump in.
           *[other] { subject } jumps in.
        }
    .full =
        { $who-is ->
            [you] You jump in out of turn.
           *[other] { subject } jumps in out of turn.
        }
    .braille = { $who } in
swapped =
    .brief =
        { $who-is ->
            [you] { $known ->
                    [yes] You get { $cards }.
                   *[no] Swapped with { $target }.
                }
           *[other]
                { $target-is ->
                    [you] { $who } swaps with you. { $known ->
                            [yes] You get { $cards }.
                           *[no] { "" }
                        }
                   *[other] { $who } swaps with { $target }.
                }
        }
    .normal =
        { $who-is ->
            [you] You swap hands with { $target } and get { $known ->
                    [yes] { $cards-count }: { $cards }
                   *[no] a new hand
                }.
           *[other]
                { $target-is ->
                    [you] { subject } swaps hands with you. You get { $known ->
                            [yes] { $cards-count }: { $cards }
                           *[no] a new hand
                        }.
                   *[other] { subject } swaps hands with { $target }{ $counts ->
                            [yes]: { $left ->
                                    [one] { $left } card
                                   *[other] { $left } cards
                                } against { $target-left } now
                           *[no] { "" }
                        }.
                }
        }
    .full =
        { swapped.normal } { $counts ->
            [no] { "" }
           *[yes]
                { $who-is ->
                    [you] { $target } now has { $target-left }.
                   *[other]
                        { $target-is ->
                            [you] { $who } now has { $left }.
                           *[other] { "" }
                        }
                }
        }
    .braille =
        { $who } swap { $target } { $known ->
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
        Hands go { direction-word }. { $known ->
            [yes] You get { $cards }.
           *[no] { "" }
        }
    .normal =
        Every hand goes to the { direction-word }. { $known ->
            [yes] You get { $cards-count }: { $cards }.
           *[no] { "" }
        } { $counts-count ->
            [0] { "" }
           *[other] Now { $counts }.
        }
    .full =
        Every hand goes to the { direction-word }. { $known ->
            [yes] { $giver ->
                    [none] You get
                   *[other] From { $giver } you get
                } { $cards-count }: { $cards }.
           *[no] { "" }
        } { $counts-count ->
            [0] { "" }
           *[other] Now { $counts }.
        }
    .braille =
        hands { direction-word } { $known ->
            [yes] you { $cards }
           *[no] { "" }
        } { $counts-count ->
            [0] { "" }
           *[other] { $counts }
        }

## Wild Draw Four

accepted =
    .brief =
        { $who-is ->
            [you] { $drew ->
                    [yes] You draw { drawn-brief }.
                   *[no] Accepted.
                }
           *[other] { $who } accepts{ $drew ->
                    [yes], draws { drawn-brief }
                   *[no] { "" }
                }.
        }
    .normal =
        { $who-is ->
            [you] You accept{ $drew ->
                    [yes]
                        { " " }and draw { drawn }{ $misses ->
                            [yes], and miss your turn
                           *[no] { "" }
                        }{ no-more }
                   *[no] { "" }
                }.
           *[other] { subject } accepts{ $drew ->
                    [yes]
                        { $misses ->
                            [yes], draws { drawn } and misses a turn
                           *[no] { " " }and draws { drawn }
                        }{ no-more }
                   *[no] { "" }
                }.
        }
    .full =
        { accepted.normal } { $drew ->
            [yes]
                { $who-is ->
                    [you] You now have { now-holds }.
                   *[other] That makes { now-holds } in hand.
                }
           *[no] { "" }
        } { $colour ->
            [none] { "" }
           *[other] The colour is { $colour }.
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
        [you] You challenge.
       *[other] { subject } challenges.
    }
held-it =
    { $held ->
        [none] a card of the colour before
        [fitting] another card that fitted
       *[other] a { $held } card
    }
challenge-won =
    .brief =
        { $who-is ->
            [you] { $target } was wrong, draws { drawn-brief }{ $back ->
                    [yes], { $colour } again
                   *[no] { "" }
                }.
           *[other] { $who } challenges, { $target-is ->
                    [you] you were wrong, you draw { drawn-brief }
                   *[other] { $target } was wrong, draws { drawn-brief }
                }{ $back ->
                    [yes], { $colour } again
                   *[no] { "" }
                }.
        }
    .normal =
        { challenges } { $target-is ->
            [you]
                { $back ->
                    [yes] You held { held-it }, take the card back and draw { drawn }{ no-more }.
                   *[no] You held { held-it } and draw { drawn }{ no-more }.
                }
           *[other]
                { $back ->
                    [yes] { $target } held { held-it }, takes the card back and draws { drawn }{ no-more }.
                   *[no] { $target } held { held-it } and draws { drawn }{ no-more }.
                }
        } { $hand-count ->
            [0] { "" }
           *[other] You saw { $hand }.
        } { $back ->
            [yes] The colour is { $colour } again.
           *[no] { "" }
        }
    .full =
        { challenge-won.normal } { $target-is ->
            [you] You now have { now-holds }.
           *[other] { $target } now has { now-holds }.
        } { $back ->
            [yes] On top again: { $top }.
           *[no]
                { $colour ->
                    [none] { "" }
                   *[other] The colour stays { $colour }.
                }
        }
    .braille =
        { $who } ch { $target } { drawn-braille } { $target-is ->
            [you] { "" }
           *[other] { $left }
        } { $back ->
            [yes] back { $colour }
           *[no] { "" }
        } { hand-shown }
hand-shown =
    { $hand-count ->
        [0] { "" }
       *[other] saw { $hand }
    }
challenge-lost =
    .brief =
        { $who-is ->
            [you] No bluff. You draw { drawn-brief }.
           *[other] { $who } challenges, no bluff, draws { drawn-brief }.
        }
    .normal =
        { $who-is ->
            [you] You challenge, but { $target } was honest. You draw { drawn }{ $misses ->
                    [yes], and miss your turn
                   *[no] { "" }
                }{ no-more }.
           *[other] { subject } challenges { $target } in vain{ $misses ->
                    [yes], draws { drawn } and misses a turn
                   *[no] { " " }and draws { drawn }
                }{ no-more }.
        } { $hand-count ->
            [0] { "" }
           *[other] You saw { $hand }.
        }
    .full =
        { challenge-lost.normal } { $who-is ->
            [you] You now have { now-holds }.
           *[other] { $who } now has { now-holds }.
        } { $colour ->
            [none] { "" }
           *[other] The colour is { $colour }.
        }
    .braille =
        { $who } ch no { drawn-braille } { $who-is ->
            [you] { "" }
           *[other] { $left }
        } { hand-shown }
took-back =
    .brief =
        { $who-is ->
            [you] { $card } back, { $colour } again.
           *[other] { $who } takes { $card } back, { $colour } again.
        }
    .normal =
        { $who-is ->
            [you] You take { $card } back; the colour is { $colour } again.
           *[other] { subject } takes { $card } back; the colour is { $colour } again.
        }
    .full =
        { took-back.normal } On top again: { $top }.
    .braille = { $who } { $card } back { $colour }

## Questions

# What a wrong answer costs
answer-costs =
    { $drew ->
        [yes]
            { $who-is ->
                [you] You draw { drawn }.
               *[other] That costs { drawn }.
            }
       *[no] { "" }
    }
answered =
    .brief =
        { $who-is ->
            [you] { $right ->
                    [yes] Right.
                    [no]
                        { $text ->
                            [none] Unknown. { answer-costs }
                           *[other] Wrong. { answer-costs }
                        }
                   *[waits] Answer given.
                }
           *[other] { $who }: { $text ->
                    [none] unknown. { answer-costs }
                   *[other] { $text }{ $right ->
                            [yes], right.
                            [no], wrong. { answer-costs }
                           *[waits].
                        }
                }
        }
    .normal =
        { $who-is ->
            [you] { $right ->
                    [yes] Right.
                    [no]
                        { $text ->
                            [none] You do not know. { answer-costs }
                           *[other] Wrong. { answer-costs }
                        }
                   *[waits] Your answer waits for the judge.
                }
           *[other]
                { $text ->
                    [none] { subject } does not know. { answer-costs }
                   *[other] { subject } answers { $text }: { $right ->
                            [yes] right.
                            [no] wrong. { answer-costs }
                           *[waits] the judge decides.
                        }
                }
        }
    .full =
        { answered.normal } { $drew ->
            [yes]
                { $who-is ->
                    [you] You now have { now-holds }, and your turn is over.
                   *[other] That makes { now-holds } in hand, and the turn is over.
                }
           *[no] { "" }
        }
    .braille =
        { $who } { $text ->
            [none] ?
           *[other] { $text }
        } { $right ->
            [yes] right
            [no] wrong
           *[waits] judge?
        } { $drew ->
            [yes] { drawn-braille }
           *[no] { "" }
        }
# An answer that is right, and what is played on it
answered-then =
    .brief = { $who }: { $text }, right, { $then }
    .normal = { subject } answers { $text }, right, { $then }
    .full = { answered-then.normal }
    .braille = { $who } { $text } right { $then }
judged =
    .brief =
        { $right ->
            [yes] Right.
           *[no] Wrong. { answer-costs }
        }
    .normal =
        { $right ->
            [yes] The answer is right.
           *[no] The answer is wrong. { answer-costs }
        }
    .full =
        { $right ->
            [yes]
                { $who-is ->
                    [you] Your answer is right: play or draw.
                   *[other] The judge says that { $who } is right.
                }
           *[no]
                { $who-is ->
                    [you] Your answer is wrong. { answer-costs }
                   *[other] The judge says that { $who } is wrong. { answer-costs }
                }
        }
    .braille =
        { $who } { $right ->
            [yes] right
           *[no] wrong
        } { $drew ->
            [yes] { drawn-braille }
           *[no] { "" }
        }
answer-told =
    .brief = The answer: { $answer }.
    .normal = Nobody knew: the answer is { $answer }.
    .full = Nobody knew the answer to { $card }: it is { $answer }. The next player plays without a question.
    .braille = = { $answer }

## DOS

stands-for =
    .brief = { $card } as { $name }
    .normal = { $card } as { $name }
    .full = { $card } as { $name }
    .braille = { $card }={ $name }
two-wild-dos =
    .brief = two Wild DOS
    .normal = two Wild DOS
    .full = two Wild DOS
    .braille = { $card }+{ $card }
with-second =
    { $second ->
        [none] { "" }
       *[other] { " " }and { $second }
    }
matched =
    .brief =
        { $who-is ->
            [you] { $first }{ with-second } on { $centre }
            [same] { $first }{ with-second } on { $centre }
           *[other] { $who }, { $first }{ with-second } on { $centre }
        }{ $bonus ->
            [single], colour match
            [double], double colour
           *[none] { "" }
        }.
    .normal =
        { $who-is ->
            [you] You play
            [same] and plays
           *[other] { subject } plays
        } { $first }{ with-second } on { $centre }{ $bonus ->
            [single]: a colour match
            [double]: a double colour match
           *[none] { "" }
        }.
    .full =
        { $who-is ->
            [you] You play
           *[other] { subject } plays
        } { $first }{ with-second } on { $centre }{ $bonus ->
            [single], a colour match,
            [double], a double colour match,
           *[none] { "" }
        } { $who-is ->
            [you] and have
           *[other] and has
        } { $left ->
            [0] no card
            [1] one card
           *[other] { $left } cards
        } left. { $bonus ->
            [single] A card may be laid into the row for it.
            [double] A card is laid into the row for it, and all others draw one.
           *[none] { "" }
        }
    .braille =
        { player-brief } { $first }{ $second ->
            [none] { "" }
           *[other] +{ $second }
        }>{ $centre }{ $bonus ->
            [single] !
            [double] !!
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
            [you] You are done
           *[other] { subject } is done
        }{ $count ->
            [0] { "" }
           *[other]; { $count } cards go to the discard pile
        }.
    .braille = { $who } done
cleared =
    .brief = { "" }
    .normal = { "" }
    .full = The { $count } matched cards go to the discard pile.
    .braille = clear { $count }
laid =
    .brief =
        { $who-is ->
            [you] { $card } laid.
           *[other] { $who } lays { $card }.
        }
    .normal =
        { $who-is ->
            [you] You lay { $card } into the row.
           *[other] { subject } lays { $card } into the row.
        }
    .full =
        { $who-is ->
            [you] You lay { $card } into the row and have { $left ->
                    [0] no card
                    [1] one card
                   *[other] { $left } cards
                } left.
           *[other] { subject } lays { $card } into the row and has { $left ->
                    [0] no card
                    [1] one card
                   *[other] { $left } cards
                } left.
        }
    .braille = { $who } lay { $card } { $left ->
            [0] { "" }
           *[other] { $left }
        }
lay-declined =
    .brief =
        { $who-is ->
            [you] Nothing laid.
           *[other] { $who } lays nothing.
        }
    .normal =
        { $who-is ->
            [you] You lay nothing.
           *[other] { subject } lays nothing.
        }
    .full = { lay-declined.normal }
    .braille = { $who } lay 0
# `named`: whoever calls has just been named
called-dos =
    .brief =
        { $who-is ->
            [you] DOS!
           *[other]
                { $named ->
                    [yes] DOS!
                   *[no] DOS! { $who }.
                }
        }
    .normal =
        { $who-is ->
            [you] DOS! You have two cards.
           *[other] { called-dos.brief }
        }
    .full = { called-dos.normal }
    .braille =
        { $named ->
            [yes] DOS
           *[no] DOS { $who } 2
        }

## Out of turn

without-call =
    { $call ->
        [none] without the call
       *[other] without { $call }
    }
caught =
    .brief =
        { $target-is ->
            [you] { $who } catches you{ $drew ->
                    [yes], you draw { drawn-brief }
                   *[no] { "" }
                }.
           *[other] { $who-is ->
                    [you] { $target } is caught
                   *[other] { $who } catches { $target }
                }{ $drew ->
                    [yes], draws { drawn-brief }
                   *[no] { "" }
                }.
        }
    .normal =
        { $who-is ->
            [you] You catch { $target } { without-call }.
           *[other] { subject } catches { $target } { without-call }.
        } { $drew ->
            [yes]
                { $target-is ->
                    [you] You draw { drawn }{ no-more }.
                   *[other] { $target } draws { drawn }{ no-more }.
                }
           *[no] { "" }
        } { $later ->
            [yes] The penalty comes at the end of the turn.
           *[no] { "" }
        }
    .full =
        { caught.normal } { $drew ->
            [yes]
                { $target-is ->
                    [you] You now have { now-holds }.
                   *[other] { $target } now has { now-holds }.
                }
           *[no] { "" }
        }
    .braille =
        { $who }! { $target } { $drew ->
            [yes] { drawn-braille } { $target-is ->
                    [you] { "" }
                   *[other] { $left }
                }
           *[no] later
        }
accused =
    .brief =
        { $who-is ->
            [you] { $target } accused of advice.
           *[other] { $who } accuses { $target } of advice.
        }
    .normal =
        { $who-is ->
            [you] You accuse { $target } of giving advice.
           *[other] { subject } accuses { $target } of giving advice.
        }
    .full =
        { accused.normal } { $open ->
            [no] { "" }
           *[yes]
                { $target-is ->
                    [you] The others vote on it.
                   *[other]
                        { $who-is ->
                            [you] The others vote on it.
                           *[other] Say agree or disagree, if you have a vote.
                        }
                }
        }
    .braille = { $who } accuse { $target }
voted =
    .brief =
        { $who-is ->
            [you] Voted.
           *[other] { $who } { $agrees ->
                    [yes] agrees
                   *[no] disagrees
                }.
        }
    .normal =
        { $who-is ->
            [you] You { $agrees ->
                    [yes] agree
                   *[no] disagree
                }.
           *[other] { subject } { $agrees ->
                    [yes] agrees
                   *[no] disagrees
                }.
        }
    .full =
        { $who-is ->
            [you] You { $agrees ->
                    [yes] agree
                   *[no] disagree
                } about { $target }.
           *[other] { subject } { $agrees ->
                    [yes] agrees
                   *[no] disagrees
                } about { $target }.
        }
    .braille =
        { $who } { $agrees ->
            [yes] yes
           *[no] no
        }
vote-ended =
    .brief =
        { $upheld ->
            [yes] Upheld.
           *[no] Lapsed.
        }
    .normal =
        { $named ->
            [yes] It { $upheld ->
                    [yes] is upheld
                   *[no] lapses
                }.
           *[no] { vote-outcome }
        }
    .full = { vote-ended.normal }
    .braille =
        { $target } { $upheld ->
            [yes] upheld
           *[no] lapsed
        }
vote-outcome =
    { $target-is ->
        [you] The accusation against you { $upheld ->
                [yes] is upheld
               *[no] lapses
            }.
       *[other] The accusation against { $target } { $upheld ->
                [yes] is upheld
               *[no] lapses
            }.
    }
went-away =
    .brief =
        { $who-is ->
            [you] You leave.
           *[other] { $who } leaves.
        }
    .normal =
        { $who-is ->
            [you] You leave
           *[other] { subject } leaves
        }: { $folded ->
            [yes] the seat is passed over.
           *[no] a bot plays on.
        }
    .full =
        { $who-is ->
            [you] You leave
           *[other] { subject } leaves
        }: { $folded ->
            [yes] the hand goes under the draw pile and the seat is passed over.
           *[no]
                { $who-is ->
                    [you] a bot plays on with your hand until you return.
                   *[other] a bot plays on with the hand.
                }
        }
    .braille = { $who } gone
came-back =
    .brief =
        { $who-is ->
            [you] Back.
           *[other] { $who } is back.
        }
    .normal =
        { $who-is ->
            [you] You are back.
           *[other] { subject } is back.
        }
    .full = { came-back.normal }
    .braille = { $who } back

## The end

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
# `played`: who is out has just been named with the last card
out =
    .brief =
        { $who-is ->
            [you] You are out.
           *[other]
                { $played ->
                    [yes] Out.
                   *[no] { $who } is out.
                }
        }
    .normal =
        { $who-is ->
            [you] You are out.
           *[other]
                { $played ->
                    [yes] That was the last card.
                   *[no] { subject } is out.
                }
        }
    .full =
        { $who-is ->
            [you] You have no card left: you are out, and the round is over.
           *[other]
                { $played ->
                    [yes] That was the last card: the round is over.
                   *[no] { subject } has no card left and is out; the round is over.
                }
        }
    .braille =
        { $who-is ->
            [you] out
           *[other]
                { $played ->
                    [yes] out
                   *[no] { $who } out
                }
        }
out-scores =
    .brief =
        { $who-is ->
            [you] You are out
           *[other]
                { $played ->
                    [yes] Out
                   *[no] { $who } is out
                }
        }: { points-word }, { $total } in all.
    .normal =
        { $team ->
            [yes]
                { $who-is ->
                    [you] You are out, and your team scores { points-word }.
                    [partner] That was the last card, and your team scores { points-word }.
                   *[other] That was the last card, and their team scores { points-word }.
                }
           *[no]
                { $who-is ->
                    [you] You are out and score { points-word }.
                   *[other]
                        { $played ->
                            [yes] That was the last card; it wins { points-word }.
                           *[no] { $who } is out and scores { points-word }.
                        }
                }
        }
    .full = { out-scores.normal }
    .braille =
        { $who-is ->
            [you] out
           *[other]
                { $played ->
                    [yes] out
                   *[no] { $who } out
                }
        } +{ $points } { $total }
charged =
    .brief = { "" }
    .normal =
        { $gains ->
            [none] Nobody is charged.
           *[other] This round counts against { $gains }.
        }
    .full = { charged.normal }
    .braille = { "" }
# `told`: in short it has been told what is new
scores-stand =
    .brief =
        { $told ->
            [yes] { "" }
           *[no] Against: { $totals }.
        }
    .normal =
        { $told ->
            [yes] { $totals }.
           *[no] In all, low is good: { $totals }.
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
            [yes] Blocked: nobody scores.
           *[no] Round over: nobody scores.
        }
    .normal =
        { $blocked ->
            [yes] No card can move: the round is blocked and nobody scores.
           *[no] The round is over; nobody went out and nobody scores.
        }
    .full = { round-void.normal }
    .braille =
        { $blocked ->
            [yes] blocked
           *[no] round over
        }
held =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $who-is ->
            [you] You still held { $cards }: { points-word }.
           *[other] { $who } still held { $cards }: { points-word }.
        }
    .braille = { "" }
seed-told =
    .brief = { "" }
    .normal = { "" }
    .full = The seed of this deal begins with { $seed }.
    .braille = { "" }
eliminated =
    .brief =
        { $who-is ->
            [you] You are eliminated.
           *[other] { $who } is eliminated.
        }
    .normal =
        { $who-is ->
            [you] You are eliminated.
           *[other] { subject } is eliminated.
        }
    .full =
        { $who-is ->
            [you] You have too many points and are eliminated; the others play on.
           *[other] { subject } has too many points and is eliminated.
        }
    .braille = { $who } eliminated
two-left =
    .brief = Two left: Reverse skips now.
    .normal = Only two are left: Reverse is a Skip now.
    .full = Only two are left. From now on Reverse is a Skip: whoever plays it goes on at once.
    .braille = 2 left
game-over =
    .brief =
        { $winners-count ->
            [0] Game over.
            [1] { $yours ->
                    [yes] You win!
                   *[no] { $winners } wins.
                }
           *[other] { $winners } win.
        }
    .normal =
        { $winners-count ->
            [0] The game is over; nobody has won.
            [1] { $yours ->
                    [yes] You win the game!
                   *[no] { $winners } wins the game.
                }
           *[other] { $winners } win the game.
        }
    .full = { game-over.normal }
    .braille =
        { $winners-count ->
            [0] game over
           *[other] { $winners } win
        }

## What comes next: yours

next-you-only =
    .brief = You.
    .normal = Your turn.
    .full = Your turn.
    .braille = you
next-still-you =
    .brief = You.
    .normal = Still your turn.
    .full = It is still your turn.
    .braille = you
counts-now =
    { $named ->
        [yes] { "" }
       *[no]
            { $colour ->
                [none] { "" }
               *[other], { $colour } counts
            }
    }
next-you =
    .brief =
        You{ counts-now }{ $count ->
            [0], draw
           *[other] { "" }
        }.
    .normal =
        Your turn{ counts-now }, { $count ->
            [0] nothing fits: draw
            [one] one card fits
           *[other] { $count } cards fit
        }.
    .full = Your turn.
    .braille =
        you { $named ->
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
        { $colour ->
            [none] { $top } is up
           *[other] { $colour } counts
        }; { $count ->
            [0] none of your { $hand } cards fits: draw
           *[other]
                { $all ->
                    [yes]
                        { $hand ->
                            [1] your last card fits
                           *[other] all your { $hand } cards fit
                        }
                   *[no]
                        { $count ->
                            [1] one of your { $hand } cards fits
                           *[other] { $count } of your { $hand } cards fit
                        }
                }: { $cards }
        }. { $uno ->
            [yes] Call UNO with the card you play.
           *[no] { "" }
        }
    .braille = { "" }
next-colour =
    .brief = Which colour?
    .normal = Name the colour.
    .full = Name the colour that counts: blue, green, red or yellow.
    .braille = colour?
next-drawn =
    .brief =
        { $may-pass ->
            [yes]
                { $others-count ->
                    [0]
                        { $fits ->
                            [yes] Play or pass?
                           *[no] Pass.
                        }
                   *[other] Play or pass?
                }
           *[no] Play it.
        }
    .normal =
        { $fits ->
            [yes]
                { drawn-it } fits: play it{ $may-pass ->
                    [yes] { " " }or pass
                   *[no] { "" }
                }.
            [none] { nothing-drawn }
            [barred] You may not play it now{ drawn-others }
           *[no] { drawn-it } does not fit{ drawn-others }
        }
    .full =
        { $fits ->
            [yes] { $card } fits{ $top-is ->
                    [wild] { "" }
                    [wild-four] { "" }
                   *[other] { " " }{ $top }
                }: play it{ $others-count ->
                    [0] { "" }
                   *[other] { " " }or one of { $others }
                }{ $may-pass ->
                    [yes], or say pass to keep it
                   *[no] { "" }
                }.
            [none] { nothing-drawn }
            [barred] A house rule of this table forbids playing it now{ drawn-others }
           *[no]
                { $top-is ->
                    [wild] It is not of the colour that counts
                    [wild-four] It is not of the colour that counts
                   *[other] { $top } is up
                }, so it cannot be played{ $others-count ->
                    [0]. Say pass to end your turn.
                   *[other] { drawn-others }
                }
        }
    .braille =
        { $others-count ->
            [0]
                { $fits ->
                    [yes] play?
                   *[no] pass
                }
           *[other] play?
        }
# The card just drawn
drawn-it = it
nothing-drawn =
    { $others-count ->
        [0] Say pass.
       *[other] You can play { $others }{ $may-pass ->
                [yes], or pass
               *[no] { "" }
            }.
    }
drawn-others =
    { $others-count ->
        [0]; pass.
       *[other], but you can play { $others }{ $may-pass ->
                [yes], or pass
               *[no] { "" }
            }.
    }
stakes =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $colour ->
            [none] { "" }
           *[other] The colour was { $colour }.
        } If { $player } held { $honest ->
            [colour]
                { $colour ->
                    [none] a card of the colour before
                   *[other] a { $colour } card
                }
           *[other] another card that fitted
        }, { $player } { $back ->
            [yes] takes the card back and draws 4
           *[no] draws 4
        }; if not, you draw 6.
    .braille = { "" }
next-respond =
    .brief =
        { $can ->
            [yes] Challenge or accept?
           *[no] Accept.
        }
    .normal =
        { $can ->
            [yes] Challenge or accept?
           *[no] Accept it: you draw 4.
        }
    .full = { next-respond.normal }
    .braille =
        { $can ->
            [yes] ch/acc?
           *[no] acc
        }
next-stack =
    .brief =
        { $can ->
            [yes] { $count } cards wait: play or pick up?
           *[no] Pick up { $count }.
        }
    .normal =
        { $can ->
            [yes] { $count } cards wait for you: play a draw card or pick up?
           *[no] Pick up { $count }.
        }
    .full =
        { $can ->
            [yes] { $count } cards wait for you. You hold { $cards } to play on them, or pick up.
           *[no] { $count } cards wait for you, and you hold nothing to play on them: pick up.
        }
    .braille =
        { $can ->
            [yes] you +{ $count } play/pick up?
           *[no] you +{ $count } pick up
        }
next-answer =
    .brief = { $question }
    .normal =
        Question: { $question } { $top ->
            [none] { "" }
           *[other] Top card { $top }.
        }
    .full =
        { next-answer.normal } Answer, say unknown, or press Enter to hear it again.
    .braille = ? { $plain }
next-swap =
    .brief = Swap with whom?
    .normal = With whom do you swap hands?
    .full = With whom do you swap hands? Type a name. They hold: { $others }.
    .braille = swap? { $others }
next-lay =
    .brief = { $declinable ->
            [yes] Lay a card?
           *[no] Lay a card.
        }
    .normal = Lay a card into the row{ $declinable ->
            [yes], or lay nothing
           *[no] { "" }
        }.
    .full = Lay one of your cards into the row{ $declinable ->
            [yes], or lay nothing
           *[no] { "" }
        }: { $cards }.
    .braille = { $declinable ->
            [yes] lay / nothing?
           *[no] lay?
        }
next-row =
    .brief = You. Row: { $row }.
    .normal = Your turn. In the row: { $row }.
    .full = Your turn. In the row: { $row }.
    .braille = you { $row } ·
next-row-more =
    .brief =
        { $can ->
            [yes] { "" }
           *[no] Draw.
        }
    .normal =
        { $can ->
            [yes] You can match { $cards }.
           *[no] Nothing matches: draw.
        }
    .full =
        { $can ->
            [yes] You can match { $ways }.
           *[no] Nothing in your hand matches, alone or in pairs: draw.
        } { dos-reminder }
    .braille =
        { $can ->
            [yes] { $cards }?
           *[no] draw
        }
dos-reminder =
    { $call ->
        [yes] You have two cards: say DOS.
       *[no] { "" }
    }
way = { $first }{ with-second }
ways = { $card } with { $ways }
ways-more = { $before }, or { $item }
ways-next = { $before }; { $item }
next-done =
    .brief =
        { $can ->
            [yes]
                { $drawn ->
                    [yes] Match, or done?
                   *[no] More, or done?
                }
           *[no] Done?
        }
    .normal =
        { $can ->
            [yes] You can match { $cards }, or say done.
           *[no]
                { $drawn ->
                    [yes] Nothing matches: say done, then lay a card.
                   *[no] Nothing else matches: say done.
                }
        }
    .full =
        { $can ->
            [yes] You can match { $ways }. Or say done.
           *[no]
                { $drawn ->
                    [yes] Nothing matches: say done, then lay a card into the row.
                   *[no] Nothing else matches: say done to end your matching.
                }
        } { dos-reminder }
    .braille =
        { $can ->
            [yes] { $cards }? done?
           *[no] done?
        }

## What comes next: the others'

# A partner is named with what they do
next-subject =
    { $who-is ->
        [partner] Your partner
       *[other] { $who }
    }
next-other =
    .brief = { $who }.
    .normal = { next-subject } is next.
    .full =
        { $who-is ->
            [partner] Your partner { $who } is next.
           *[other] { $who } is next.
        }
    .braille = { $who }
next-other-turn =
    .brief = { $who }.
    .normal = { $who }'s turn.
    .full = { $who }'s turn.
    .braille = { $who }
next-same =
    .brief = { $who } again.
    .normal = The same player plays again.
    .full = The same player plays again.
    .braille = same
next-other-responds =
    .brief = { $who }?
    .normal =
        { $who-is ->
            [partner] Your partner may challenge.
           *[other] { $who } may challenge.
        }
    .full =
        { $who-is ->
            [partner] Your partner { $who } may challenge or accept.
           *[other] { $who } may challenge or accept.
        }
    .braille = { $who } ch/acc?
next-other-stack =
    .brief = { $count } for { $who }.
    .normal =
        { $who-is ->
            [partner] { $count } cards wait for your partner.
           *[other] { $count } cards wait for { $who }.
        }
    .full =
        { $who-is ->
            [partner] { $count } cards wait for your partner { $who }, who plays a draw card or picks up.
           *[other] { $count } cards wait for { $who }, who plays a draw card or picks up.
        }
    .braille = { $who } +{ $count }?
next-other-swaps =
    .brief = A swap is next.
    .normal = A swap of hands comes next.
    .full = A swap of hands with one of the others comes next.
    .braille = swap
next-other-lays =
    .brief = { "" }
    .normal = { "" }
    .full = A card for the row comes next.
    .braille = lay
next-other-asked =
    .brief = { $who } is asked.
    .normal =
        { $question ->
            [none]
                { $who-is ->
                    [partner] Your partner is asked.
                   *[other] { $who } is asked.
                }
           *[other]
                { $same ->
                    [yes] Same question for { $who }.
                   *[no]
                        { $who-is ->
                            [partner] Question for your partner: { $question }
                           *[other] Question for { $who }: { $question }
                        }
                }
        }
    .full = { next-other-asked.normal }
    .braille = { $who } ?
next-other-colour =
    .brief = { $who } names the colour.
    .normal =
        { $who-is ->
            [partner] Your partner names the colour.
           *[other] { $who } names the colour.
        }
    .full =
        { $who-is ->
            [partner] Your partner { $who } names the colour that counts.
           *[other] { $who } names the colour that counts.
        }
    .braille = { $who } colour?

## A record told again

record-seats =
    .brief = Seats: { $seats }.
    .normal = At the table: { $seats }.
    .full = At the table, with the numbers of their seats: { $seats }.
    .braille = { $seats }
record-seat =
    { $person ->
        [yes] { $number } { $name }
       *[no] { $number } { $name } (bot)
    }
record-unfinished =
    .brief = The next round is not over.
    .normal = The round that follows is not over.
    .full = The round that follows is not over, so its cards are not known yet.
    .braille = next round not over


### The table: what a player asks about it, and what can be done.

## Pieces

table-or =
    .brief = { $before } or { $item }
    .normal = { $before } or { $item }
    .full = { $before } or { $item }
    .braille = { $before } { $item }
table-and =
    .brief = { $before } and { $item }
    .normal = { $before } and { $item }
    .full = { $before } and { $item }
    .braille = { $before }+{ $item }
table-group =
    .brief = { $before }; { $item }
    .normal = { $before }; { $item }
    .full = { $before }; { $item }
    .braille = { $before } { $item }
table-else =
    .brief = { $before }, or { $item }
    .normal = { $before }, or { $item }
    .full = { $before }, or { $item }
    .braille = { $before } { $item }
table-others =
    .brief = { $count } more
    .normal = { $count } more
    .full = { $count } more
    .braille = +{ $count }
table-end =
    .brief = .
    .normal = .
    .full = .
    .braille = { "" }
table-numbered = { $number } { $item }
# A card of the hand, and the number it can be typed by
table-placed = { $number } { $item }
table-as =
    .brief = { $card } as { $meaning }
    .normal = { $card } as { $meaning }
    .full = { $card } as { $meaning }
    .braille = { $card }={ $meaning }
table-player =
    { $who-is ->
        [you] you
        [partner] your partner { $who }
       *[other] { $who }
    }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Whose turn it is, and for what

table-turn-turn =
    .brief =
        { $who-is ->
            [you] You.
           *[other] { $who }.
        }
    .normal =
        { $who-is ->
            [you] Your turn.
            [partner] It is the turn of your partner { $who }.
           *[other] It is { $who }'s turn.
        }
    .full = { table-turn-turn.normal }
    .braille = { $who }
table-turn-drawn =
    .brief =
        { $who-is ->
            [you]
                { $fits ->
                    [yes] { $card }: play or pass.
                   *[no] { $card }: pass.
                }
           *[other] { $who } has drawn.
        }
    .normal =
        { $who-is ->
            [you]
                { $fits ->
                    [yes] You have drawn { $card }: play it or pass.
                   *[no] You have drawn { $card }. It cannot be played; pass.
                }
            [partner] Your partner { $who } has drawn and has yet to play or pass.
           *[other] { $who } has drawn and has yet to play or pass.
        }
    .full = { table-turn-drawn.normal }
    .braille =
        { $who-is ->
            [you]
                { $fits ->
                    [yes] you +{ $card } play/pass
                   *[no] you +{ $card } pass
                }
           *[other] { $who } drew
        }
table-turn-empty =
    .brief = Pass.
    .normal = There was no card to draw: pass.
    .full = There was no card to draw. Say pass to end your turn.
    .braille = you +0 pass
table-turn-matching =
    .brief =
        { $who-is ->
            [you] Drawn. Match, or done.
           *[other] { $who } has drawn.
        }
    .normal =
        { $who-is ->
            [you] You have drawn: match what you can, then say done.
            [partner] Your partner { $who } has drawn and may match.
           *[other] { $who } has drawn and may match.
        }
    .full =
        { $who-is ->
            [you] You have drawn. Match cards of the row if you can, then say done. Without a match you lay a card.
            [partner] Your partner { $who } has drawn and may match cards of the row.
           *[other] { $who } has drawn and may match cards of the row.
        }
    .braille =
        { $who-is ->
            [you] you drew match/done
           *[other] { $who } drew
        }
table-turn-any =
    .brief = You have drawn. Play or pass.
    .normal = You have drawn: play a card that fits, or pass.
    .full = You have drawn. Any card that fits may be played now; say pass to end your turn.
    .braille = you drew play/pass
table-turn-colour =
    .brief =
        { $who-is ->
            [you] Colour?
           *[other] { $who } names the colour.
        }
    .normal =
        { $who-is ->
            [you] Name the colour.
            [partner] Your partner { $who } has to name the colour.
           *[other] { $who } has to name the colour.
        }
    .full =
        { $who-is ->
            [you] The first card is a Wild, and you start. Name the colour.
            [partner] The first card is a Wild. Your partner { $who } has to name the colour.
           *[other] The first card is a Wild. { $who } has to name the colour.
        }
    .braille = { $who } colour?
table-turn-respond =
    .brief =
        { $who-is ->
            [you]
                { $may ->
                    [yes] Wild Draw Four on { $colour }: challenge or accept?
                   *[no] Accept.
                }
           *[other] { $who }: challenge or accept.
        }
    .normal =
        { $who-is ->
            [you]
                { $may ->
                    [yes] A Wild Draw Four on { $colour } waits for you. Challenge or accept?
                   *[no] A Wild Draw Four waits for you. Accept it.
                }
            [partner] A Wild Draw Four waits for your partner { $who }.
           *[other] A Wild Draw Four waits for { $who }.
        }
    .full = { table-turn-respond.normal }
    .braille =
        { $who-is ->
            [you]
                { $may ->
                    [yes] you +4 { $colour } ch/acc?
                   *[no] you acc
                }
           *[other] { $who } ch/acc?
        }
table-turn-stack =
    .brief =
        { $who-is ->
            [you] { $pending } cards wait for you.
           *[other] { $pending } cards wait for { $who }.
        }
    .normal =
        { $who-is ->
            [you]
                { $may ->
                    [yes] A stack of { $pending } waits for you. Play a draw card or pick up?
                   *[no] A stack of { $pending } waits for you. Pick up.
                }
            [partner] A stack of { $pending } waits for your partner { $who }.
           *[other] A stack of { $pending } waits for { $who }.
        }
    .full = { table-turn-stack.normal }
    .braille =
        { $who-is ->
            [you]
                { $may ->
                    [yes] you +{ $pending } play/pick up
                   *[no] you +{ $pending } pick up
                }
           *[other] { $who } +{ $pending }
        }
table-turn-swap =
    .brief =
        { $who-is ->
            [you] Swap with whom?
           *[other] { $who } swaps hands.
        }
    .normal =
        { $who-is ->
            [you] You have yet to swap hands. With whom?
            [partner] Your partner { $who } has yet to swap hands.
           *[other] { $who } has yet to swap hands.
        }
    .full = { table-turn-swap.normal }
    .braille = { $who } swap?
table-turn-answer =
    .brief =
        { $who-is ->
            [you] Answer.
           *[other] { $who } answers.
        }
    .normal =
        { $who-is ->
            [you] The question is for you.
            [partner] The question is for your partner { $who }.
           *[other] The question is for { $who }.
        }
    .full =
        { $who-is ->
            [you] The question is for you. Answer it, or say unknown.
            [partner] The question is for your partner { $who }.
           *[other] The question is for { $who }.
        }
    .braille = { $who } ?
table-turn-judge =
    .brief = Being judged.
    .normal =
        { $who-is ->
            [you] Your answer is being judged.
            [partner] The answer of your partner { $who } is being judged.
           *[other] { $who }'s answer is being judged.
        }
    .full = { table-turn-judge.normal }
    .braille = { $who } judged
table-turn-lay =
    .brief =
        { $who-is ->
            [you]
                { $may ->
                    [yes] Lay a card, or nothing.
                   *[no] Lay a card.
                }
           *[other] { $who } lays a card.
        }
    .normal =
        { $who-is ->
            [you]
                { $may ->
                    [yes] Lay a card into the row, or lay nothing.
                   *[no] Lay a card into the row.
                }
            [partner] Your partner { $who } has to lay a card into the row.
           *[other] { $who } has to lay a card into the row.
        }
    .full =
        { $who-is ->
            [you]
                { $may ->
                    [yes] You may lay a card into the row, or lay nothing.
                   *[no] You must lay a card into the row.
                }
            [partner] Your partner { $who } has to lay a card into the row.
           *[other] { $who } has to lay a card into the row.
        }
    .braille = { $who } lay?
table-turn-over =
    .brief = Round over.
    .normal = The round is over.
    .full = The round is over.
    .braille = round over

## The state at a glance

table-own-fit =
    .brief =
        { $fit ->
            [one] { $fit } of { $count } fits.
           *[other] { $fit } of { $count } fit.
        }
    .normal =
        { $fit ->
            [0]
                { $count ->
                    [one] Your only card does not fit.
                   *[other] None of your { $count } cards fits.
                }
            [one]
                { $count ->
                    [one] Your only card fits.
                   *[other] { $fit } of your { $count } cards fits.
                }
           *[other] { $fit } of your { $count } cards fit.
        }
    .full = { table-own-fit.normal }
    .braille = { $fit }/{ $count }
table-own-match =
    .brief =
        { $fit ->
            [one] { $fit } of { $count } matches.
           *[other] { $fit } of { $count } match.
        }
    .normal =
        { $fit ->
            [0] None of your { $count } cards matches.
            [one] { $fit } of your { $count } cards matches.
           *[other] { $fit } of your { $count } cards can match.
        }
    .full = { table-own-match.normal }
    .braille = { $fit }/{ $count }
table-own-count =
    .brief = { table-cards }.
    .normal = You have { table-cards }.
    .full = You have { table-cards }.
    .braille = { $count }
table-next =
    .brief =
        { $who-is ->
            [you] Then you.
           *[other] Then { $who }.
        }
    .normal =
        { $who-is ->
            [you] After that, you.
            [partner] After that, your partner { $who }.
           *[other] After that, { $who }.
        }
    .full = { table-next.normal }
    .braille = · { $who }

## The hand

table-hand =
    .brief = { $count }:
    .normal = { table-cards }:
    .full = You have { table-cards }:
    .braille = { $count }:
table-hand-colour =
    .brief = No { unclear-colour-cards } cards.
    .normal = You have no { unclear-colour-cards } card.
    .full = You have no { unclear-colour-cards } card in your hand.
    .braille = { $colour }: none
table-hand-none =
    .brief = No cards.
    .normal = You have no cards.
    .full = You have no cards in this round.
    .braille = no cards
table-fits =
    .brief =
        { $fit ->
            [one] { $fit } of { $count } fits:
           *[other] { $fit } of { $count } fit:
        }
    .normal =
        { $fit ->
            [one]
                { $count ->
                    [one] Your only card fits:
                   *[other] { $fit } of your { $count } cards fits:
                }
           *[other] { $fit } of your { $count } cards fit:
        }
    .full = { table-fits.normal }
    .braille = { $fit }/{ $count }:
table-fits-lay =
    .brief = To lay:
    .normal = You can lay:
    .full = You can lay into the row:
    .braille = lay:
table-fits-none =
    .brief = None fits.
    .normal =
        { $count ->
            [one] Your only card does not fit.
           *[other] None of your { $count } cards fits.
        }
    .full = { table-fits-none.normal }
    .braille = 0/{ $count }
table-fits-wait =
    .brief = Nothing now.
    .normal = There is nothing you can do now.
    .full = There is nothing you can do now.
    .braille = nothing now
table-match =
    .brief = { $card } with { $ways }
    .normal = { $card } with { $ways }
    .full = { $card } with { $ways }
    .braille = { $card }:{ $ways }
table-matches =
    .brief = Match
    .normal = You can match
    .full = You can match
    .braille = { "" }
table-only =
    .brief = { $what }.
    .normal = { $what }.
    .full = You can only { $what }.
    .braille = · { $what }
table-also =
    .brief = Or { $what }.
    .normal = You can also { $what }.
    .full = You can also { $what }.
    .braille = · { $what }

## The piles

table-up =
    .brief = { $card }.
    .normal = { $card } is up.
    .full = { $card } is up.
    .braille = { $card }
table-up-colour =
    .brief = { $card }, { $colour }.
    .normal = { $card } is up, { $colour } counts.
    .full = { $card } is up, { $colour } counts.
    .braille = { $card } { $colour }
table-up-none =
    .brief = No card yet.
    .normal = No card is up yet.
    .full = No card has been turned up yet.
    .braille = no card
table-top-fits =
    .brief = { "" }
    .normal = { "" }
    .full =
        { $card-is ->
            [draw-two] What fits: a { $colour } card, a Draw Two of any colour, or a wild card.
            [reverse] What fits: a { $colour } card, a Reverse of any colour, or a wild card.
            [skip] What fits: a { $colour } card, a Skip of any colour, or a wild card.
            [number] What fits: a { $colour } card, a { $number } of any colour, or a wild card.
           *[wild] What fits: a { $colour } card, or a wild card.
        }
    .braille = { "" }
table-colour =
    .brief = { $colour }.
    .normal = { $colour } counts.
    .full = { $colour } counts: a { $colour } card fits, or one with the same number or symbol as the top card.
    .braille = { $colour }
table-colour-none =
    .brief = No colour.
    .normal = No colour counts now.
    .full = No colour counts now: it has yet to be named.
    .braille = no colour
table-colour-row =
    .brief = No colour: numbers count.
    .normal = In DOS no colour counts; a colour that matches too earns a bonus.
    .full = In DOS numbers are matched, and no colour counts. Whoever matches the colour too earns a bonus.
    .braille = no colour: numbers
table-row =
    .brief = Row: { $cards }.
    .normal = In the row: { $cards }.
    .full = In the row: { $cards }.
    .braille = { $cards }
table-row-matched =
    .brief = { $card } (matched)
    .normal = { $card } (matched with { $with })
    .full = { $card } (matched with { $with })
    .braille = ({ $card }<{ $with })
table-row-none =
    .brief = No row.
    .normal = There is no row in this game: one card is up.
    .full = There is no row in this game: one card is up.
    .braille = no row
table-pile =
    .brief = { $draw } to draw, { $discard } played.
    .normal =
        { $draw ->
            [0] The draw pile is empty;
            [one] { $draw } card in the draw pile,
           *[other] { $draw } cards in the draw pile,
        } { $discard } on the discard pile.
    .full = { table-pile.normal }
    .braille = draw { $draw } discard { $discard }
table-question =
    .brief = { $question }
    .normal =
        { $who-is ->
            [you] Question: { $question }
           *[other] Question for { table-player }: { $question }
        }
    .full =
        { $who-is ->
            [you] Question for you: { $question }
            [partner] Question for your partner { $who }: { $question }
           *[other] Question for { $who }: { $question }
        }
    .braille = ? { $question }
table-question-none =
    .brief = No question.
    .normal = No question is asked now.
    .full = No question is asked now.
    .braille = no question

## The players

table-count =
    .brief = { $who } { $count }
    .normal =
        { $first ->
            [yes]
                { $who-is ->
                    [you] you have { table-cards }
                   *[other] { $who } has { table-cards }
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
            [0] The draw pile is empty.
            [one] { $count } card is left to draw.
           *[other] { $count } cards are left to draw.
        }
    .braille = { "" }
table-order =
    .brief = { $players }.
    .normal = In playing order: { $players }.
    .full = In playing order, beginning with the player whose turn it is: { $players }.
    .braille = { $players }
table-direction =
    .brief =
        { $direction ->
            [left] To the left.
           *[right] To the right.
        }
    .normal =
        { $direction ->
            [left] Play goes to the left.
           *[right] Play goes to the right.
        }
    .full =
        { $direction ->
            [left] Play goes to the left, clockwise.
           *[right] Play goes to the right, anticlockwise.
        }
    .braille =
        { $direction ->
            [left] left
           *[right] right
        }
table-score =
    .brief = { $scores }.
    .normal =
        { $form ->
            [lowest] Scores: { $scores }; at { $target } the lowest wins.
            [elimination] Scores: { $scores }; { $target } is out.
            [charge] Scores: { $scores }; at { $target } the lowest wins.
            [rotating] Scores: { $scores }; the lowest wins.
           *[first-to] Scores: { $scores }; { $target } wins.
        }
    .full =
        { $form ->
            [lowest] Scores: { $scores }. Once somebody reaches { $target }, the lowest score wins.
            [elimination] Scores: { $scores }. Whoever reaches { $target } is out; the last one left wins.
            [charge] Scores: { $scores }. Once a team reaches { $target }, the lowest score wins.
            [rotating] Scores: { $scores }. After three rounds the lowest score wins.
           *[first-to] Scores: { $scores }. The first to reach { $target } wins the game.
        }
    .braille =
        { $form ->
            [rotating] { $scores }
           *[other] { $scores } ({ $target })
        }
table-score-of = { $who } { $points }
table-score-out =
    .brief = { $who } { $points } (out)
    .normal = { $who } { $points } (out)
    .full = { $who } { $points } (out)
    .braille = { $who } { $points } out

## What is pending

table-pending-none =
    .brief = Nothing.
    .normal = Nothing is pending.
    .full = Nothing is pending: no stack, no challenge, no penalty.
    .braille = nothing pending
table-pending-stack =
    .brief = { $count } cards wait for { $who }.
    .normal = A stack of { $count } waits for { table-player }.
    .full =
        { $who-is ->
            [you] A stack of { $count } waits for you: play another draw card on it, or pick up { $count } cards.
           *[other] A stack of { $count } waits for { table-player }: another draw card, or { $count } cards to pick up.
        }
    .braille = { $who } +{ $count }
table-pending-four =
    .brief =
        { $who-is ->
            [you]
                { $by-is ->
                    [you] Your Wild Draw Four.
                   *[other] { $by }'s Wild Draw Four on { $colour }, { $left } left.
                }
           *[other] Wild Draw Four on { $who }.
        }
    .normal = { table-pending-four-by } { table-pending-four-stake }
    .full = { table-pending-four.normal }
    .braille = { $by } +4 { $colour } { $left } · { $who } ch/acc?
table-pending-four-left =
    { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
table-pending-four-by =
    { $by-is ->
        [you] You played Wild Draw Four on { $colour } and have { table-pending-four-left }.
        [partner] Your partner { $by } played Wild Draw Four on { $colour } and has { table-pending-four-left }.
       *[other] { $by } played Wild Draw Four on { $colour } and has { table-pending-four-left }.
    }
table-pending-four-stake =
    { $who-is ->
        [you]
            { $may ->
                [yes] Accept: you draw 4. Challenge: if { $by } held { table-pending-four-held }, { $by } { table-pending-four-back }; if not, you draw 6.
               *[no] You draw 4: accept it.
            }
        [partner] Your partner { $who } has yet to challenge or accept.
       *[other] { $who } has yet to challenge or accept.
    }
table-pending-four-held =
    { $held ->
        [colour] a { $colour } card
       *[unplayable] another card that fitted
    }
table-pending-four-back =
    { $back ->
        [yes] takes the card back and draws 4
       *[no] draws 4
    }
table-pending-owed =
    .brief = { $who } owes { $count }.
    .normal =
        { $who-is ->
            [you] At the end of your turn you draw { $count } penalty cards.
            [partner] At the end of the turn your partner { $who } draws { $count } penalty cards.
           *[other] At the end of the turn { $who } draws { $count } penalty cards.
        }
    .full = { table-pending-owed.normal }
    .braille = { $who } +{ $count } at end
table-pending-single =
    .brief = { $count } to lay.
    .normal =
        { $count ->
            [one] For a colour match one card may be laid into the row.
           *[other] For colour matches { $count } cards may be laid into the row.
        }
    .full = { table-pending-single.normal }
    .braille = may lay { $count }
table-pending-double =
    .brief = All others draw { $count }.
    .normal =
        { $count ->
            [one] For a double colour match one card is to be laid, and everybody else draws one.
           *[other] For double colour matches { $count } cards are to be laid, and everybody else draws { $count }.
        }
    .full = { table-pending-double.normal }
    .braille = lay { $count } others +{ $count }
table-pending-vote =
    .brief =
        { $who-is ->
            [you] You are accused, { $for } to { $against }.
           *[other] { $who } is accused, { $for } to { $against }.
        }
    .normal =
        { $who-is ->
            [you] You are accused of giving advice: { $for } for it, { $against } against.
            [partner] Your partner { $who } is accused of giving advice: { $for } for it, { $against } against.
           *[other] { $who } is accused of giving advice: { $for } for it, { $against } against.
        }
    .full = { table-pending-vote.normal }
    .braille = { $who } accused { $for }:{ $against }

## What can be done, as it is told

act-play =
    .brief = play { act-play-card }
    .normal = play { act-play-card }
    .full = play { act-play-card }
    .braille =
        { $uno ->
            [yes] uno
           *[no] { "" }
        } { $card } { $colour ->
            [none] { "" }
           *[other] { $colour }
        }
act-play-card =
    { $colour ->
        [none] { $card }
       *[other] { $card }, naming { $colour }
    }{ $uno ->
        [yes] { " and call UNO" }
       *[no] { "" }
    }
act-match =
    .brief = play { $cards } on { $centre }
    .normal = play { $cards } on { $centre }
    .full = play { $cards } on { $centre }
    .braille = { $cards }>{ $centre }
act-lay = lay { $card }
act-colour = name { $colour }
act-draw = draw
act-pass = pass
act-challenge = challenge
act-accept = accept
act-pickup =
    { $count ->
        [0] pick up
       *[other] pick up { table-cards }
    }
act-answer = answer
act-unknown = say unknown
act-done = say done
act-nolay = lay nothing
act-swap = swap hands with { $who }
act-catch = catch { $who }
act-dos = call DOS
act-accuse = accuse { $who }
act-agree = agree about { $who }
act-disagree = disagree about { $who }
act-leave = leave
act-return = return
act-right = say right
act-wrong = say wrong

## The same, as it is typed

type-play =
    { $uno ->
        [yes] UNO { $card }
       *[no] { $card }
    }
type-match =
    .brief = { $centre } with { $ways }
    .normal = { $centre } with { $ways }
    .full = { $centre } with { $ways }
    .braille = { $centre }: { $ways }
type-lay = lay { $card }
type-colour = { $colour }
type-draw = draw
type-pass = pass
type-challenge = challenge
type-accept = accept
type-pickup = pick up
type-answer = answer ...
type-unknown = unknown
type-done = done
type-nolay = lay nothing
type-swap = swap { $who }
type-catch = catch { $who }
type-dos = DOS
type-accuse = accuse { $who }
type-agree = agree { $who }
type-disagree = disagree { $who }
type-leave = leave
type-return = return
type-right = right
type-wrong = wrong

## Questions with numbered answers

ask-colour =
    .brief = Colour?
    .normal = Which colour?
    .full = Which colour do you name?
    .braille = colour?
ask-target =
    .brief = Whom?
    .normal = Whom do you mean?
    .full = Which player do you mean?
    .braille = who?
ask-swap =
    .brief = With whom?
    .normal = With whom do you swap hands?
    .full = With whom do you swap hands?
    .braille = swap?
ask-row =
    .brief = On which?
    .normal = On which card of the row?
    .full = On which card of the row?
    .braille = row?
ask-cards =
    .brief = With which?
    .normal = With which cards?
    .full = With which cards of your hand?
    .braille = with?
ask-meaning =
    .brief = As what?
    .normal = What does the wild card stand for?
    .full = What does the wild card stand for?
    .braille = as?
ask-means =
    .brief = as { $meaning }
    .normal = as { $meaning }
    .full = as { $meaning }
    .braille = ={ $meaning }
ask-card =
    .brief = Which card?
    .normal = Which card?
    .full = Which of these cards do you mean?
    .braille = which?
ask-play =
    .brief = Which?
    .normal = Which of these?
    .full = Which of these do you mean?
    .braille = which?
ask-answers =
    .brief = { $question } { $answers }
    .normal = { $question } { $answers }
    .full = { $question } { $answers }
    .braille = { $question } { $answers }

## Pauses

pause-left =
    { $call ->
        [uno] one card
       *[dos] two cards
    }
pause-low =
    .brief =
        { $who-is ->
            [you] You have { pause-left }.
           *[other] { $who } has { pause-left }.
        }
    .normal =
        { $who-is ->
            [you] You have { pause-left }.
           *[other] { table-player } has { pause-left }.
        }
    .full = { pause-low.normal }
    .braille =
        { $call ->
            [uno] { $who } 1
           *[dos] { $who } 2
        }
pause-lows =
    .brief = { $players } have { pause-left } each.
    .normal = { pause-lows.brief }
    .full = { pause-lows.brief }
    .braille =
        { $call ->
            [uno] { $players } 1
           *[dos] { $players } 2
        }
pause-jump =
    .brief = You hold { $card } too.
    .normal = You hold { $card } too and may jump in.
    .full = You hold { $card } too and may play it out of turn.
    .braille = { $card } jump?
pause-wait =
    .brief = Go on?
    .normal =
        { $call ->
            [uno] The game waits in case somebody jumps in.
           *[dos] The game waits.
        }
    .full =
        { $call ->
            [uno] The game waits in case somebody jumps in. You do not hold that card.
           *[dos] The game waits.
        }
    .braille = go on?
pause-how =
    .brief = { "" }
    .normal = Enter goes on.
    .full = Type { $what }, or Enter to go on.
    .braille = { "" }
pause-on =
    .brief = { "" }
    .normal = Enter goes on.
    .full = Enter goes on.
    .braille = { "" }


### Refusals: what was wrong, what can be done instead, and which rule says so.

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
refusal-play = play { $cards }
refusal-lay = lay { $cards }
refusal-match = match { $cards }
refusal-name = name { $cards }
refusal-swap = swap hands with { $cards }
refusal-can =
    .brief = You can { $what }.
    .normal = You can { $what }.
    .full = You can { $what }.
    .braille = { $what }
refusal-colour =
    .brief = Say it with the card: { $card } { $colour }.
    .normal = Say it with the card: { $card } { $colour }.
    .full = Say it with the card: { $card } { $colour }.
    .braille = { $card } { $colour }
refusal-wait =
    .brief = { "" }
    .normal =
        { $waits ->
            [over] Nothing more can be done in this round.
            [judge] Wait for the judge.
           *[turn] Wait for your turn.
        }
    .full = { refusal-wait.normal }
    .braille =
        { $waits ->
            [over] next round
           *[turn] wait
        }
refusal-somebody = that player
no-called =
    .brief =
        { $call ->
            [uno] { $target } called UNO.
           *[dos] { $target } called DOS.
        }
    .normal = { no-called.brief }
    .full = { no-called.brief } Whoever has called cannot be caught.
    .braille =
        { $call ->
            [uno] { $target } called uno
           *[dos] { $target } called dos
        }

no-no-such-seat =
    .brief = You do not play in this round.
    .normal = { no-no-such-seat.brief }
    .full = { no-no-such-seat.brief } Only those who have been dealt cards play.
    .braille = not in this round
no-round-over =
    .brief = The round is over.
    .normal = { no-round-over.brief }
    .full = { no-round-over.brief } Somebody has gone out, or no card can move any more.
    .braille = round over
no-not-your-turn =
    .brief = It is { $who }'s turn.
    .normal = { no-not-your-turn.brief }
    .full = { no-not-your-turn.brief } Everybody plays in turn; only catches and calls come at any time.
    .braille = no: { $who } plays
no-not-in-hand =
    .brief = { $card } is not in your hand.
    .normal = { no-not-in-hand.brief }
    .full = { no-not-in-hand.brief } Only a card that you hold can be played.
    .braille = { $card } not in hand
no-does-not-fit =
    .brief =
        { $wild ->
            [yes] { $card } does not fit: { $colour } counts.
           *[no] { $card } does not fit { $top }.
        }
    .normal = { no-does-not-fit.brief }
    .full = { no-does-not-fit.brief } A card fits by colour, by number or by symbol; a wild card fits anything.
    .braille =
        { $wild ->
            [yes] { $card } no: { $colour }
           *[no] { $card } no: { $top }
        }
no-colour-required =
    .brief = { $card } needs a colour.
    .normal = { no-colour-required.brief }
    .full = { no-colour-required.brief } Whoever plays a wild card says which colour counts from then on.
    .braille = { $card } colour?
no-colour-not-wanted =
    .brief = { $card } names no colour.
    .normal = { no-colour-not-wanted.brief }
    .full = { no-colour-not-wanted.brief } Only a wild card names a colour; this one has its own.
    .braille = { $card } no colour
no-name-the-colour =
    .brief = Name the colour first.
    .normal = { no-name-the-colour.brief }
    .full = { no-name-the-colour.brief } The first card is a Wild, so whoever starts names the colour.
    .braille = colour first
no-no-colour-to-name =
    .brief = No colour is to be named now.
    .normal = { no-no-colour-to-name.brief }
    .full = { no-no-colour-to-name.brief } A colour is named with a wild card, or when the first card is a Wild.
    .braille = no colour now
no-only-the-drawn-card =
    .brief = Only the card you drew may be played.
    .normal = { no-only-the-drawn-card.brief }
    .full = { no-only-the-drawn-card.brief } That way nobody draws to look for something better.
    .braille = { $card } no: drawn
no-already-drawn =
    .brief = You have drawn already.
    .normal = { no-already-drawn.brief }
    .full = { no-already-drawn.brief } One card is drawn in a turn, no more.
    .braille = drawn already
no-not-drawn =
    .brief = You have not drawn: you cannot pass yet.
    .normal = { no-not-drawn.brief }
    .full = { no-not-drawn.brief } You pass only after a draw.
    .braille = no pass: not drawn
no-must-play =
    .brief = A card fits, so you do not draw.
    .normal = { no-must-play.brief }
    .full = { no-must-play.brief } In this edition you draw only when nothing fits.
    .braille = no draw: a card fits
no-challenge-or-accept =
    .brief = The Wild Draw Four comes first.
    .normal = { no-challenge-or-accept.brief }
    .full = { no-challenge-or-accept.brief } Whoever has to draw for it challenges or accepts before anything else.
    .braille = +4 first
no-nothing-to-challenge =
    .brief = No Wild Draw Four waits for you.
    .normal = { no-nothing-to-challenge.brief }
    .full = { no-nothing-to-challenge.brief } Only the player who has to draw for one answers it.
    .braille = no +4 to answer
no-stack-or-pickup =
    .brief = The stack of { $pending } comes first.
    .normal = { no-stack-or-pickup.brief }
    .full = { no-stack-or-pickup.brief } It is answered with another draw card that fits, or picked up; then you play.
    .braille = +{ $pending } first
no-stack-or-lose-turn =
    .brief = The stack of { $pending } comes first.
    .normal = { no-stack-or-lose-turn.brief }
    .full = { no-stack-or-lose-turn.brief } It is answered with a draw card that may lie on it, or picked up, and that ends the turn.
    .braille = +{ $pending } first
no-nothing-stacked =
    .brief = There is no stack to pick up.
    .normal = { no-nothing-stacked.brief }
    .full = { no-nothing-stacked.brief } A stack begins when a draw card is played onto you, where stacking is allowed.
    .braille = no stack
no-answer-first =
    .brief = The question comes first.
    .normal = { no-answer-first.brief }
    .full = { no-answer-first.brief } Before you play on a number card you answer its question.
    .braille = answer first
no-nothing-asked =
    .brief = Nothing is asked now.
    .normal = { no-nothing-asked.brief }
    .full = { no-nothing-asked.brief } Only number cards of the question edition ask, and nobody is asked on a special card.
    .braille = no question
no-being-judged =
    .brief = Your answer is being judged.
    .normal = { no-being-judged.brief }
    .full = { no-being-judged.brief } Play goes on when the judge has said whether it is right.
    .braille = being judged
no-not-two-cards =
    .brief =
        { $count ->
            [one] No UNO with { $count } card in hand.
           *[other] No UNO with { $count } cards in hand.
        }
    .normal = { no-not-two-cards.brief }
    .full = { no-not-two-cards.brief } UNO is called with the second-to-last card.
    .braille = no uno: { $count }
no-nothing-to-catch =
    .brief = { $target } cannot be caught now.
    .normal = { no-nothing-to-catch.brief }
    .full = { no-nothing-to-catch.brief } A player can be caught who played the second-to-last card without calling, and only for a while.
    .braille = { $target } no catch
no-already-caught =
    .brief = { $target } has been caught already.
    .normal = { no-already-caught.brief }
    .full = { no-already-caught.brief } The first catch counts.
    .braille = { $target } caught already
no-not-oneself =
    .brief = You cannot catch yourself.
    .normal = { no-not-oneself.brief }
    .full = { no-not-oneself.brief } A missed call is for the others to notice.
    .braille = not yourself
no-no-advice-rule =
    .brief = Advice costs nothing at this table.
    .normal = { no-no-advice-rule.brief }
    .full = { no-no-advice-rule.brief } Only some editions punish advice to other players.
    .braille = no advice rule
no-not-a-person =
    .brief = Only people accuse, are accused and vote.
    .normal = { no-not-a-person.brief }
    .full = { no-not-a-person.brief } A bot does not talk at the table, and a player who has left has no voice.
    .braille = people only
no-accuses-oneself =
    .brief = You cannot accuse yourself.
    .normal = { no-accuses-oneself.brief }
    .full = { no-accuses-oneself.brief } An accusation is about another player.
    .braille = not yourself
no-already-accused =
    .brief = { $target } stands accused already.
    .normal = { no-already-accused.brief }
    .full = { no-already-accused.brief } You can still agree or disagree.
    .braille = { $target } accused already
no-not-accused =
    .brief = { $target } does not stand accused.
    .normal = { no-not-accused.brief }
    .full = { no-not-accused.brief } There is nothing to vote about.
    .braille = { $target } not accused
no-accused-has-no-voice =
    .brief = You are accused, so you do not vote.
    .normal = { no-accused-has-no-voice.brief }
    .full = { no-accused-has-no-voice.brief } The other people at the table decide.
    .braille = accused: no vote
no-already-voted =
    .brief = You have voted already.
    .normal = { no-already-voted.brief }
    .full = { no-already-voted.brief } Each voice counts once, and to accuse is to agree.
    .braille = voted already
no-nothing-to-judge =
    .brief = There is no answer for you to judge.
    .normal = { no-nothing-to-judge.brief }
    .full = { no-nothing-to-judge.brief } Only the judge of this table says whether an answer is right, and only after one.
    .braille = nothing to judge
no-already-away =
    .brief = You have left already.
    .normal = { no-already-away.brief }
    .full = { no-already-away.brief } A bot plays for you, or your seat is passed over, until you return.
    .braille = away already
no-not-away =
    .brief = You have not left.
    .normal = { no-not-away.brief }
    .full = { no-not-away.brief } Only a player who has left can return.
    .braille = not away
no-not-in-this-game =
    .brief = That does not belong to this game.
    .normal = { no-not-in-this-game.brief }
    .full = { no-not-in-this-game.brief } It is an action of another game, or of a house rule that is not in force here.
    .braille = not in this game
no-cannot-jump-in =
    .brief =
        { $same ->
            [yes] Too late to jump in with { $card }.
           *[no] { $card } cannot jump in: { $top } is up.
        }
    .normal = { no-cannot-jump-in.brief }
    .full = { no-cannot-jump-in.brief } To jump in you must hold exactly the card on top, and nobody may have acted since.
    .braille = { $card } no jump
no-swap-first =
    .brief = The hands are swapped first.
    .normal = { no-swap-first.brief }
    .full = { no-swap-first.brief } A 7 swaps your hand with another player's before play goes on.
    .braille = swap first
no-nothing-to-swap =
    .brief = No hands are to be swapped now.
    .normal = { no-nothing-to-swap.brief }
    .full = { no-nothing-to-swap.brief } Hands are swapped by whoever has just played a 7.
    .braille = no swap
no-swap-with-another =
    .brief = Swap hands with another player of this round.
    .normal = { no-swap-with-another.brief }
    .full = { no-swap-with-another.brief } Not with yourself, and not with a player who has left.
    .braille = swap with another
no-not-honest =
    .brief = Your hand forbids { $card } now.
    .normal = { no-not-honest.brief }
    .full = { no-not-honest.brief } At this table nobody bluffs with it: it is played only when it is honest.
    .braille = { $card } no: no bluff
no-forced-to-play =
    .brief = A card fits, so you must play.
    .normal = { no-forced-to-play.brief }
    .full = { no-forced-to-play.brief } At this table whoever can play must.
    .braille = must play
no-same-colour =
    .brief = { $colour } counts already: name another colour.
    .normal = { no-same-colour.brief }
    .full = { no-same-colour.brief } At this table a wild card changes the colour.
    .braille = { $colour } no: another
no-number-last =
    .brief = { $card } cannot be your last card.
    .normal = { no-number-last.brief }
    .full = { no-number-last.brief } At this table the last card of a hand is a number.
    .braille = { $card } no: number last
no-not-in-row =
    .brief = { $centre } is not there to be matched.
    .normal = { no-not-in-row.brief }
    .full = { no-not-in-row.brief } A card is matched that lies in the row, and only once in a turn.
    .braille = { $centre } not in row
no-not-in-dos-hand =
    .brief = You do not hold { $cards }.
    .normal = { no-not-in-dos-hand.brief }
    .full = { no-not-in-dos-hand.brief } Only cards that you hold can be played.
    .braille = { $cards } not in hand
no-does-not-add-up =
    .brief =
        { $double ->
            [yes] { $cards } do not add up to { $centre }.
           *[no] { $cards } does not match { $centre }.
        }
    .normal = { no-does-not-add-up.brief }
    .full = { no-does-not-add-up.brief } One card of the same number matches, or two cards that add up to it.
    .braille = { $cards } no: { $centre }
no-name-wild-dos =
    .brief = A Wild DOS needs a colour.
    .normal = { no-name-wild-dos.brief }
    .full = { no-name-wild-dos.brief } It is a 2 of any colour, and whoever uses it names the colour.
    .braille = wd colour?
no-name-wild-number =
    .brief = A Wild Number needs a number.
    .normal = { no-name-wild-number.brief }
    .full = { no-name-wild-number.brief } It is any number from 1 to 10 in its own colour, and whoever uses it names the number.
    .braille = # number?
no-no-draw-after-match =
    .brief = You have matched, so you do not draw.
    .normal = { no-no-draw-after-match.brief }
    .full = { no-no-draw-after-match.brief } You draw before the first match or not at all.
    .braille = no draw: matched
no-drawn-in-dos =
    .brief = You have drawn already.
    .normal = { no-drawn-in-dos.brief }
    .full = { no-drawn-in-dos.brief } One card is drawn in a turn, no more.
    .braille = drawn already
no-match-or-draw =
    .brief = Match or draw first.
    .normal = { no-match-or-draw.brief }
    .full = { no-match-or-draw.brief } A turn ends after a match or a draw, not before.
    .braille = match/draw first
no-lay-first =
    .brief = First lay a card into the row.
    .normal = { no-lay-first.brief }
    .full = { no-lay-first.brief } Matching is over for this turn.
    .braille = lay first
no-nothing-to-lay =
    .brief = No card is to be laid now.
    .normal = { no-nothing-to-lay.brief }
    .full = { no-nothing-to-lay.brief } Cards are laid at the end of a turn: for a colour match, or after a draw without a match.
    .braille = no lay now
no-must-lay =
    .brief = You must lay a card now.
    .normal = { no-must-lay.brief }
    .full = { no-must-lay.brief } A double colour match makes you lay one card; only after a single one may you lay nothing.
    .braille = must lay
no-must-lay-after-draw =
    .brief = You drew without a match: lay a card.
    .normal = { no-must-lay-after-draw.brief }
    .full = { no-must-lay-after-draw.brief } That way the row grows when nobody can match.
    .braille = must lay: drawn
no-not-two-for-dos =
    .brief =
        { $count ->
            [one] You have { $count } card, not two.
           *[other] You have { $count } cards, not two.
        }
    .normal = { no-not-two-for-dos.brief }
    .full = { no-not-two-for-dos.brief } DOS is called with exactly two cards in hand.
    .braille = no dos: { $count }
no-already-called =
    .brief = DOS has been called already.
    .normal = { no-already-called.brief }
    .full = { no-already-called.brief } You have called it, or somebody was quicker and caught you.
    .braille = dos already
no-cannot-catch-dos =
    .brief = { $target } cannot be caught now.
    .normal = { no-cannot-catch-dos.brief }
    .full = { no-cannot-catch-dos.brief } A player can be caught who has exactly two cards and has not called DOS.
    .braille = { $target } no catch


### The coach: hints with their reason, and a round looked back on.

coach-hint =
    .brief = { $what }.
    .normal = Hint: { $what }: { $why }.
    .full = Hint: { $what }: { $why }.
    .braille = { $what } · { $why }
coach-bluff =
    .brief = { "" }
    .normal =
        { $bluff ->
            [back] It is a bluff: if you are challenged, you take it back and draw 4 cards.
           *[draw] It is a bluff: if you are challenged, you draw 4 cards.
        }
    .full = { coach-bluff.normal }
    .braille = (bluff)
coach-wait = go on
coach-answer = try an answer
coach-opening =
    .brief =
        { $mistakes ->
            [0] Nothing cost you much.
           *[other] { $mistakes } cost you most.
        }
    .normal =
        { $decisions ->
            [one] Looked at { $decisions } decision.
           *[other] Looked at { $decisions } decisions.
        } { $mistakes ->
            [0] None of them cost you much.
            [1] This one cost you most.
           *[other] These { $mistakes } cost you most.
        }
    .full = { coach-opening.normal }
    .braille = { $decisions } seen, { $mistakes } dear
coach-where =
    { $line ->
        [0] Decision { $number }
       *[other] Decision { $number }, line { $line }
    }
coach-up =
    { $colour ->
        [none] { $card } up
       *[other] { $card } up, { $colour } counts
    }
coach-row = { $cards } in the row
coach-mistake =
    .brief = { coach-where }: you chose to { $done }. Better: { $better }, worth about { $games } in 100.
    .normal =
        { coach-where } ({ $table }; you held { $hand }): you chose to { $done }. Better: { $better }. { $games ->
            [one] It wins about { $games } game in 100 more.
           *[other] It wins about { $games } games in 100 more.
        }
    .full = { coach-mistake.normal }
    .braille = { $number }: { $done } < { $better } +{ $games }%
coach-no-call =
    .brief = { coach-where }: you chose to { $done }, without the call, worth about { $games } in 100.
    .normal =
        { coach-where } ({ $table }; you held { $hand }): you chose to { $done }, without the call. { $games ->
            [one] Whoever is caught at that wins about { $games } game in 100 less.
           *[other] Whoever is caught at that wins about { $games } games in 100 less.
        }
    .full = { coach-no-call.normal }
    .braille = { $number }: { $done } no uno -{ $games }%
coach-missed =
    .brief =
        { $number ->
            [0] At a pause: you could have caught { $who }.
           *[other] Decision { $number }: you could have caught { $who }.
        }
    .normal =
        { $number ->
            [0] At a pause ({ $table }) you could have caught { $who }.
           *[other] Decision { $number } ({ $table }): you could have caught { $who } first.
        }
    .full = { coach-missed.normal }
    .braille =
        { $number ->
            [0] pause: catch { $who }
           *[other] { $number }: catch { $who }
        }
coach-progress =
    .brief = { $percent } percent.
    .normal = Looking back: { $percent } percent.
    .full = Looking back: { $percent } percent.
    .braille = { $percent }%
why-kept =
    { $count ->
        [one] you keep { $count } { $colour } card
       *[other] you keep { $count } { $colour } cards
    }
why-drew =
    { $times ->
        [1] { $who } has drawn on { $colour } once
        [2] { $who } has drawn on { $colour } twice
       *[other] { $who } has drawn on { $colour } { $times } times
    }
why-call =
    .brief = you have two cards
    .normal = { why-call.brief }
    .full = { why-call.brief }
    .braille = two cards
why-answer =
    .brief = not to know costs as much as a wrong answer
    .normal = { why-answer.brief }
    .full = { why-answer.brief }
    .braille = costs no more
why-nothing-fits =
    .brief = nothing fits
    .normal = { why-nothing-fits.brief }
    .full = { why-nothing-fits.brief }
    .braille = nothing fits
why-nothing-drawn =
    .brief = there was no card to draw
    .normal = { why-nothing-drawn.brief }
    .full = { why-nothing-drawn.brief }
    .braille = nothing drawn
why-drawn-no-fit =
    .brief = the card you drew does not fit
    .normal = { why-drawn-no-fit.brief }
    .full = { why-drawn-no-fit.brief }
    .braille = no fit
why-forbidden =
    .brief = what fits may not be played now
    .normal = { why-forbidden.brief }
    .full = { why-forbidden.brief }
    .braille = not allowed
why-only =
    .brief = there is nothing else to do
    .normal = { why-only.brief }
    .full = { why-only.brief }
    .braille = nothing else
why-only-card =
    .brief = nothing else fits
    .normal = { why-only-card.brief }
    .full = { why-only-card.brief }
    .braille = only that fits
why-only-may =
    .brief = nothing else may be played
    .normal = { why-only-may.brief }
    .full = { why-only-may.brief }
    .braille = only that may
why-drawn-fits =
    .brief = you are rid of the card you drew
    .normal = { why-drawn-fits.brief }
    .full = { why-drawn-fits.brief }
    .braille = rid of it
why-out =
    .brief = you go out
    .normal = { why-out.brief }
    .full = { why-out.brief }
    .braille = you go out
why-jump =
    .brief = you are rid of a card out of turn
    .normal = { why-jump.brief }
    .full = { why-jump.brief }
    .braille = card less
why-saves-wild =
    .brief = you keep your wild cards for later
    .normal = { why-saves-wild.brief }
    .full = { why-saves-wild.brief }
    .braille = saves wilds
why-keeps-wild =
    .brief = only a wild card fits, and you keep it for later
    .normal = { why-keeps-wild.brief }
    .full = { why-keeps-wild.brief }
    .braille = keep the wild
why-keeps-drawn-wild =
    .brief = you keep the wild card you drew for later
    .normal = { why-keeps-drawn-wild.brief }
    .full = { why-keeps-drawn-wild.brief }
    .braille = keep the wild
why-cheap-challenge =
    .brief = a wrong challenge costs only two cards more
    .normal = { why-cheap-challenge.brief }
    .full = { why-cheap-challenge.brief }
    .braille = costs only 2 more
why-dear-challenge =
    .brief = a wrong challenge costs two cards more
    .normal = { why-dear-challenge.brief }
    .full = { why-dear-challenge.brief }
    .braille = costs 2 more
why-all-draw =
    .brief = the colours match, so everybody else draws a card
    .normal = { why-all-draw.brief }
    .full = { why-all-draw.brief }
    .braille = others +1
why-may-lay =
    .brief = the colour matches, so you may lay another card
    .normal = { why-may-lay.brief }
    .full = { why-may-lay.brief }
    .braille = may lay one
why-two-cards =
    .brief = two cards leave your hand at once
    .normal = { why-two-cards.brief }
    .full = { why-two-cards.brief }
    .braille = two cards gone
why-even =
    .brief = nothing does better in trial games
    .normal = { why-even.brief }
    .full = { why-even.brief }
    .braille = nothing better
why-wait =
    .brief = there is nothing to do now
    .normal = { why-wait.brief }
    .full = { why-wait.brief }
    .braille = nothing to do
why-missed =
    .brief = { $who } did not call
    .normal = { why-missed.brief }
    .full = { why-missed.brief }
    .braille = no call
why-stack =
    .brief = you need not pick up { table-cards }
    .normal = { why-stack.brief }
    .full = { why-stack.brief }
    .braille = not +{ $count }
why-threat =
    .brief = { $who } is next and has only { table-cards }
    .normal = { why-threat.brief }
    .full = { why-threat.brief }
    .braille = { $who } next, { $count }
why-takes =
    .brief = you get { $who }'s hand, { table-cards }
    .normal = { why-takes.brief }
    .full = { why-takes.brief }
    .braille = { $who }'s { $count }
why-may-take =
    .brief = you can swap hands with { $who }, who has { table-cards }
    .normal = { why-may-take.brief }
    .full = { why-may-take.brief }
    .braille = { $who } has { $count }
why-fewest =
    .brief = { $who } has only { table-cards }
    .normal = { why-fewest.brief }
    .full = { why-fewest.brief }
    .braille = { $who } has { $count }
why-points =
    .brief = { $points } points leave your hand
    .normal = { why-points.brief }
    .full = { why-points.brief }
    .braille = -{ $points } points
why-trials =
    .brief =
        { $percent ->
            [one] in trial games it wins about { $percent } game in 100 more than to { $than }
           *[other] in trial games it wins about { $percent } games in 100 more than to { $than }
        }
    .normal = { why-trials.brief }
    .full = { why-trials.brief }
    .braille = +{ $percent }% over { $than }
why-keeps =
    .brief =
        { $who ->
            [none] { why-kept }
           *[other] { why-kept }, and { why-drew }
        }
    .normal = { why-keeps.brief }
    .full = { why-keeps.brief }
    .braille = { $colour }: { $count } kept
why-drawn-on =
    .brief = { why-drew }
    .normal = { why-drawn-on.brief }
    .full = { why-drawn-on.brief }
    .braille = { $who } drew on { $colour }
why-bluff =
    .brief =
        { $count ->
            [one]
                { $colour ->
                    [none] { $who } has { table-cards }, probably one that fitted
                   *[other] { $who } has { table-cards }, probably a { $colour } one
                }
           *[other]
                { $colour ->
                    [none] { $who } has { table-cards }, probably one that fitted among them
                   *[other] { $who } has { table-cards }, probably a { $colour } one among them
                }
        }
    .normal = { why-bluff.brief }
    .full = { why-bluff.brief }
    .braille = { $who } { $count }: bluff?
why-honest =
    .brief =
        { $count ->
            [one]
                { $colour ->
                    [none] { $who } has { table-cards }, probably one that did not fit
                   *[other] { $who } has { table-cards }, probably not a { $colour } one
                }
           *[other]
                { $colour ->
                    [none] { $who } has { table-cards }, probably none that fitted among them
                   *[other] { $who } has { table-cards }, probably no { $colour } one among them
                }
        }
    .normal = { why-honest.brief }
    .full = { why-honest.brief }
    .braille = { $who } { $count }: honest?


### What a player may type: the first word of a list is the one that is taught, the others are understood as well.

## Commands, and in a line what each one answers

command-hand = hand, h, cards, my hand, my cards, what do i have
    .help = your cards, numbered
command-fits = fits, f, fit, playable, what fits, what can i play
    .help = what you can play now
command-top = top, t, top card, discard
    .help = the card on top of the pile
command-colour = colour, color, which colour
    .help = the colour that counts
command-counts = counts, c, count, card check, check, how many
    .help = how many cards each player holds
command-turn = turn, whose turn, whose turn is it, who
    .help = whose turn it is, and what for
command-order = order, o, players, seats, who is next
    .help = who plays after whom
command-direction = direction, way
    .help = which way play goes
command-pending = pending, stack, penalty, at stake
    .help = cards that wait to be drawn, and by whom
command-score = score, s, scores, points
    .help = the scores, and how many points end the game
command-row = row, centre row, centre, center
    .help = the cards in the middle, to be matched
command-question = question, ask again
    .help = the question to be answered, once more
command-pile = pile, piles, draw pile
    .help = how many cards are left to draw
command-last = last, l, what happened
    .help = what happened last; last 5: the last five things
command-since = since, since my turn, missed
    .help = what happened since your turn
command-repeat = repeat, r, again, say again
    .help = the last words again
command-state = state, status, table, where
    .help = where the game stands; Enter alone says it too
command-choices = choices, options, moves, what can i do
    .help = everything you can do now
command-sort = sort
    .help = the order of your hand: sort colour, sort number, sort fits
command-hint = hint, i, tip
    .help = what a good player might do here
command-why = why, w
    .help = the rule behind the last ruling
command-rules = rules, house rules, house
    .help = what this table plays by
command-reference = reference, reference card
    .help = the marks on the cards, and what each card does
command-help = help, ?, commands, help me
    .help = what you can do here; help hand: about one command
command-more = more, +, longer
    .help = say more
command-less = less, -, shorter
    .help = say less
command-language = language, lang
    .help = another language: language fr
command-marks = marks
    .help = call cards by the marks on them, or by their names
command-set = set, settings
    .help = your settings, and how to change one
command-save = save
    .help = where the game is saved; save and a name: a copy
command-review = review
    .help = look back on your last round
command-leave = leave
    .help = let a bot play for you
command-return = return, come back
    .help = play again yourself
command-quit = quit, q, exit, bye
    .help = end here; the game is kept

## Actions

verb-play = play, i play, put, put down, jump in with, jump in
verb-draw = draw, d, i draw, take, draw a card, draw one, draw 1, draw one card, take a card, take one
verb-pass = pass, p, i pass, keep, keep it, done, end turn, end my turn
verb-colour = colour, color, name, choose, call, change to
verb-challenge = challenge, i challenge, challenge it, bluff, doubt, i doubt it, liar
verb-accept = accept, i accept, accept it, no challenge, don't challenge
verb-pickup = pick up, pickup, pick them up, pick it up, take them
verb-answer = answer, my answer is, the answer is
verb-unknown = unknown, say unknown, i don't know, i do not know, don't know, i dont know, dont know, dunno, no idea, i have no idea
verb-match = match, cover
verb-done = done, pass, p, i pass, i am done, i'm done, finished, end turn, end my turn
verb-lay = lay, lay down, put, put down
verb-nolay = lay nothing, nolay, lay no card, nothing, none, lay none, pass, p, i pass, done
verb-swap = swap, swap with, swap hands, swap hands with, trade with, exchange with
verb-catch = catch, i catch, caught
verb-dos = dos, say dos, call dos, i say dos
verb-accuse = accuse, i accuse
verb-agree = agree, i agree, agree about, guilty
verb-disagree = disagree, i disagree, disagree about, not guilty
verb-right = right, correct
verb-wrong = wrong, incorrect

## Cards, and the words between

word-blue = blue, b, blues
word-green = green, g, greens
word-red = red, r, reds
word-yellow = yellow, y, yellows
word-draw-two = draw two, draw 2, plus two, plus 2, +2, take two, take 2, pick up two, pick up 2
word-reverse = reverse, rv
word-skip = skip, sk
word-wild = wild, wild card
word-wild-four = wild draw four, wild draw 4, wild four, wild 4, wild plus four, wild plus 4, wild +4, draw four, draw 4, plus four, plus 4, +4
word-wild-number = wild number, wild #, #, wild hash
word-wild-dos = wild dos, wd, wild two, wild 2
word-number-0 = zero, nought
word-number-1 = one
word-number-2 = two
word-number-3 = three
word-number-4 = four
word-number-5 = five
word-number-6 = six
word-number-7 = seven
word-number-8 = eight
word-number-9 = nine
word-number-10 = ten
word-ignored = a, an, the, my, card, cards, of, it, as, is, for, please, say, saying, name, named, naming, call, calling, colour, color, now, one, then, number, =
word-and = and, plus, +
word-with = with, by, using
word-on = on, onto, to, over
word-uno = uno, u
word-back = back, 0, cancel, never mind, nothing, none, no
word-please = please, pls, thanks, thank you
word-yes = yes, yeah, yep, ok, okay
word-no = no, nope, nah
word-undo = undo, take back, take it back
word-go = go on, continue, carry on, go
shortcut-history = history
shortcut-verbosity = verbosity

## What was not understood

unclear-word =
    .brief =
        { $near-count ->
            [0] Not understood: { $typed }.
           *[other] Not understood: { $typed }. { unclear-near }?
        }
    .normal =
        { $near-count ->
            [0] I do not understand '{ $typed }'. Type help to hear what you can do.
           *[other] I do not understand '{ $typed }'. Did you mean { unclear-near }?
        }
    .full =
        { $near-count ->
            [0] I do not understand '{ $typed }'. Type a card, such as red 5, or choices to hear what you can do, or help.
           *[other] I do not understand '{ $typed }'. Did you mean { unclear-near }? Or type help.
        }
    .braille =
        { $near-count ->
            [0] ? { $typed }
           *[other] ? { $typed } · { unclear-near }?
        }
unclear-near =
    { $near-count ->
        [0] nothing
        [1] { $near-1 }
        [2] { $near-1 } or { $near-2 }
       *[other] { $near-1 }, { $near-2 } or { $near-3 }
    }
unclear-nothing =
    .brief = Nothing to read.
    .normal = There was nothing to read in that. Type help to hear what you can do.
    .full = There was no letter and no number in that. Type a card, such as red 5, or help.
    .braille = ?
unclear-beginning =
    .brief = { $typed }: { unclear-near }?
    .normal = '{ $typed }' can be several things: { unclear-near }?
    .full = '{ $typed }' is the beginning of several words. Which one do you mean: { unclear-near }? Type a letter more.
    .braille = { $typed }: { unclear-near }?
unclear-place =
    .brief =
        { $count ->
            [one] No card { $number }: there is 1.
           *[other] No card { $number }: there are { $count }.
        }
    .normal =
        { $count ->
            [0] There is no card { $number }: your hand is empty.
            [one] There is no card { $number }: you have 1 card.
           *[other] There is no card { $number }: you have { $count } cards.
        }
    .full =
        { $count ->
            [0] There is no card { $number }: your hand is empty.
            [one] There is no card { $number }: you have 1 card. A number alone is a place in your hand; for a card say its colour too, such as red { $number }.
           *[other] There is no card { $number }: you have { $count } cards. A number alone is a place in your hand; for a card say its colour too, such as red { $number }.
        }
    .braille = no { $number }, 1-{ $count }
unclear-answer-number =
    .brief = No { $number }: 1 to { $count }.
    .normal = There is no answer { $number }: type 1 to { $count }, or back.
    .full = There is no answer { $number }: type a number from 1 to { $count }, or the answer in words, or back to do something else.
    .braille = no { $number }, 1-{ $count }
unclear-answer =
    .brief = Not understood: { $typed }. 1 to { $count }, or back.
    .normal = '{ $typed }' is none of the answers. Type 1 to { $count }, or back.
    .full = '{ $typed }' is none of the answers. Type a number from 1 to { $count }, or the answer in words, or back to do something else.
    .braille = ? { $typed } · 1-{ $count } back
unclear-name =
    .brief =
        { $near-count ->
            [0] Nobody is called { $typed }.
           *[other] Nobody is called { $typed }. { unclear-near }?
        }
    .normal =
        { $near-count ->
            [0] Nobody here is called { $typed }. There are { $players }.
           *[other] Nobody here is called { $typed }. Did you mean { unclear-near }?
        }
    .full = Nobody here is called { $typed }. The others are { $players }.
    .braille = ? { $typed } · { $players }
unclear-names =
    .brief = { $typed }: { unclear-near }?
    .normal = { $typed } may be { unclear-near }. Type more of the name.
    .full = { $typed } is the beginning of several names: { unclear-near }. Type more of the name.
    .braille = { $typed }: { unclear-near }?
unclear-who =
    .brief = Who?
    .normal = Say a name too: { $players }.
    .full = Say a name with it. The others are { $players }.
    .braille = who? { $players }
unclear-nobody =
    .brief = Nobody to catch.
    .normal = There is nobody to catch now.
    .full = There is nobody to catch now: nobody has missed a call.
    .braille = nobody to catch
unclear-uno =
    .brief =
        { $how ->
            [now] Say it with the card: uno { $card }.
            [none] No card fits to say UNO with.
           *[later] UNO goes with your second-to-last card.
        }
    .normal =
        { $how ->
            [now] Say UNO with the card: uno { $card }.
            [none] UNO is said with the card you play, and none of your two fits now.
           *[later]
                UNO is said with your second-to-last card; you have { $count ->
                    [one] 1 card
                   *[other] { $count } cards
                }.
        }
    .full =
        { $how ->
            [now] UNO is called with your second-to-last card: type uno and the card together, uno { $card }.
           *[other] { unclear-uno.normal }
        }
    .braille =
        { $how ->
            [now] uno { $card }
            [none] uno: no card fits
           *[later] uno with the last but one
        }
unclear-uno-catch =
    .brief = To catch: catch { $player }.
    .normal = To catch { $player }, type catch { $player }. Your own UNO is said with the card.
    .full = If { $player } did not call, type catch { $player }. To call UNO yourself, type uno and the card together, such as uno red 5.
    .braille = catch { $player } / uno + card
unclear-undo =
    .brief = Nothing to cancel.
    .normal = There is nothing to cancel, and what is done cannot be taken back.
    .full = There is nothing to cancel: no question is open. What is done cannot be taken back.
    .braille = nothing to cancel
unclear-respond =
    .brief = Challenge or accept?
    .normal = Type challenge if you doubt it, or accept to draw.
    .full = Type challenge if you doubt that the Wild Draw Four was honest, or accept to draw four.
    .braille = challenge/accept?
unclear-colour-cards = { $colour }
unclear-colour =
    .brief =
        { $cards-count ->
            [0] No { unclear-colour-cards } card fits.
           *[other] { $colour }: { $cards } fits.
        }
    .normal =
        { $cards-count ->
            [0] No { unclear-colour-cards } card of yours can be played now.
           *[other] Of your { $colour } cards { $cards } can be played: type the whole card.
        }
    .full =
        { $cards-count ->
            [0] No { unclear-colour-cards } card of yours can be played now. Type fits to hear what can.
           *[other] Of your { $colour } cards { $cards } can be played. A colour alone plays nothing: type the whole card.
        }
    .braille =
        { $cards-count ->
            [0] { $colour }: none
           *[other] { $colour }: { $cards }
        }
unclear-player =
    .brief = { $player } is a player.
    .normal = { $player } is a player. To catch one, type catch { $player }; type counts for everybody's cards.
    .full = { unclear-player.normal }
    .braille = { $player }? catch { $player }
unclear-done-first =
    .brief = First done, then lay.
    .normal = First type done, then lay a card.
    .full = First type done to end your matching, then lay a card into the row.
    .braille = done, then lay
unclear-all-matched =
    .brief = All matched: done.
    .normal = Every card of the row is matched. Type done.
    .full = Every card of the row is matched, so there is nothing more to match. Type done.
    .braille = all matched · done
unclear-dos-apart =
    .brief = Say dos by itself.
    .normal = DOS is called by itself: type dos, then the match.
    .full = DOS is called by itself, when you hold exactly two cards: type dos, and the match on a line of its own.
    .braille = dos alone
unclear-one-card =
    .brief = One card at a time.
    .normal = '{ $typed }' is more than one card. Play one at a time.
    .full = '{ $typed }' is more than one card. One card is played at a time: type one of them, such as red 5.
    .braille = one card: { $typed }
unclear-too-many =
    .brief = One row card, one or two cards.
    .normal = A match takes one card of the row and one or two of yours.
    .full = A match takes one card of the row and one or two of your own: type, say, blue 3 and green 4 on blue 7.
    .braille = b3 g4 on b7
unclear-card =
    .brief = No such card: { $typed }.
    .normal = There is no card like '{ $typed }' in this game.
    .full = There is no card like '{ $typed }' in this game. Type reference to hear which cards there are.
    .braille = no card { $typed }
unclear-not-held =
    .brief = You have none: { $typed }.
    .normal = You have no card like '{ $typed }'.
    .full = You have no card like '{ $typed }'. Type hand to hear your cards.
    .braille = none: { $typed }
unclear-what =
    .brief = Which card?
    .normal = Which card? There is none you can { $verb } now.
    .full = Which card? There is none you can { $verb } now. Type choices to hear what you can do.
    .braille = card?
unclear-no-match =
    .brief = No match for { $card }.
    .normal = Nothing in your hand matches { $card }.
    .full = Nothing in your hand matches { $card }, neither one card nor two that add up.
    .braille = { $card } no match
unclear-answer-empty =
    .brief = Answer what?
    .normal = Type your answer, or unknown.
    .full = Type your answer, or say that you do not know: unknown.
    .braille = answer?
unclear-answer-long =
    .brief = Too long.
    .normal = That is too long for an answer: at most { $most } letters.
    .full = That is too long for an answer: it may have { $most } letters and signs at most. Type a shorter one.
    .braille = too long, max { $most }
unclear-answer-first =
    .brief = First the question.
    .normal = The question comes first. If '{ $typed }' is your answer, type answer { $typed }.
    .full = The question comes first, then you play. If '{ $typed }' is your answer, type answer { $typed }; if you do not know, type unknown.
    .braille = question first / answer { $typed }


### The rules in our own words: why something was ruled, what a table plays by, the reference card.
### A rule begins with a small letter: "Mattel T1: a card fits if ...".

## Editions

edition-name =
    { $edition ->
        [mattel] Mattel
        [rnib] RNIB
        [french] French
        [question] Question
        [dos] DOS
       *[other] { $edition }
    }
edition-book =
    { $edition ->
        [mattel] Mattel's UNO Braille of 2019, GMM14
        [rnib] RNIB's UNO Braille of 2021, GC14
        [french] the French rule book of UNO Braille
        [question] UNO with question cards, for a class
        [dos] RNIB's DOS of 2023, GC15
       *[other] { $source }
    }

## Why: the rule behind a ruling

why = { $edition-name } { $rule }: { $text }
why-house = House rule { $rule }{ $on ->
        [yes] { "" }
       *[no] , not played at this table
    }: { $text }
why-ours = { $why } The book is silent here, so this is our choice.
why-unknown = There is no rule { $rule }. A rule is called by a letter and a number, such as T1.
why-small-print = Our small print: { $text }
# The rules on which the book of an edition is silent.
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
        [dos] DOS has no such rule; it belongs to UNO.
       *[uno] this edition has no such rule.
    }
rule-only-dos = UNO has no such rule; it belongs to DOS.

# Deck and players
rule-D1 = the game is played with { $cards } cards{ $reference ->
        [0] .
       *[other] ; reference cards are not among them.
    }
rule-D2 =
    { $game ->
        [dos] each colour has three each of 1, 3, 4 and 5, two each of 6 to 10, and two Wild Numbers. Twelve Wild DOS make up the rest.
       *[uno] each colour has one 0, two of every number from 1 to 9, two Draw Twos, two Reverses and two Skips. Four Wilds and four Wild Draw Fours make up the rest.
    } { $asks ->
        [yes] The book does not list its cards, so that is our choice; the number cards are the ones with questions.
       *[no] { "" }
    }
rule-D3 =
    { $edition ->
        [rnib] reference cards lie beside the deck and are never dealt. The book lists ten of them in one place and speaks of four in another.
        [french] four double reference cards lie beside the deck and are never dealt.
       *[other]
            { $reference ->
                [0] no reference cards come with this edition. The command reference does their work.
               *[other] { $reference } reference cards lie beside the deck and are never dealt.
            }
    }
rule-D4 = { $least } to { $most } players can play.
rule-D5 =
    { $edition ->
        [french] two opposite corners carry the mark: the number, then the letter of the colour, b for blue, r for red, j for yellow, v for green. So 0b is blue 0 and +02v green Draw Two; rev v is green Reverse, stop v green Skip, couleur a Wild, +04 a Wild Draw Four.
        [dos] two opposite corners carry the mark: the letter of the colour, then the number, so b7 is blue 7. A Wild Number has the sign #, as in b#, and a Wild DOS is wd. How the marks are written is our choice.
       *[other] two opposite corners carry the mark: the letter of the colour, then the number or the symbol. So b0 is blue 0, b+2 blue Draw Two, brv blue Reverse, bsk blue Skip; wi is a Wild and wi+4 a Wild Draw Four.
    }
rule-D6 = players find their hand sorted by colour.

# Dealers and dealing
rule-S1 =
    { $first-dealer ->
        [chosen] nobody draws for the deal. The table names the first dealer, or chance does if the table names nobody.
       *[highest] everybody draws a card for the deal, and whoever has the highest number is the first dealer.
    }
rule-S2 =
    { $first-dealer ->
        [chosen] no cards are drawn for the deal here, so none is counted.
       *[highest]
            { $blank-redraws ->
                [yes] in the draw for the deal only numbers count. A card without one goes back, and its player draws another.
               *[no] in the draw for the deal a card without a number counts as 0.
            }
    }
rule-S3 =
    { $first-dealer ->
        [chosen] no cards are drawn for the deal here, so there is no tie.
       *[highest] if several have the highest number in the draw for the deal, these players draw again.
    }
rule-S4 =
    { $next-dealer ->
        [drawn] the dealer is drawn for anew before every round.
        [winner] whoever won a round deals the next one.
       *[left] after each round the deal goes to the player on the left.
    }
rule-S5 = everybody is dealt { $hand } cards, beginning on the dealer's left.
rule-S6 =
    { $game ->
        [dos] once the hands are dealt, two cards are laid face up in the middle: they are the centre row, in short the row.
       *[uno] once the hands are dealt, the draw pile's top card is turned up and called out. It begins the discard pile.
    }
rule-S7 = the player on the dealer's left begins{ $first-special ->
        [acts]
            { $game ->
                [dos] { "" }
               *[uno] , unless the first card says otherwise
            }
       *[buried] { "" }
    }; then the players take turns, one after the other. You play and draw only in your own turn{ $jump-in ->
        [yes] , unless you jump in (H2).
       *[no] .
    }

# First cards
rule-buried = no special card begins a round here: it is shuffled back and another is turned over, until a number comes.
rule-F1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried }
               *[acts] when a Draw Two is turned up first, the player on the dealer's left draws two at once and misses the turn.
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
                        [right] when a Reverse is turned up first, the player on the dealer's right begins, and play goes to the right.
                       *[dealer] when a Reverse is turned up first, the dealer begins, and play goes to the right.
                    }
            }
    }
rule-F3 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried }
               *[acts] when a Skip is turned up first, the player on the dealer's left misses the turn, and the one after that begins.
            }
    }
rule-F4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $first-special ->
                [buried] { rule-buried } So a colour is only ever named together with a wild card.
               *[acts] when a Wild is turned up first, the player on the dealer's left names its colour and then plays. In all other cases a colour is named together with the wild card.
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
                        [turn] a Wild Draw Four never begins a round. Another card is turned over in its place, and the Wild Draw Four is then shuffled back.
                       *[shuffle] a Wild Draw Four never begins a round. It is shuffled back, and then another card is turned over.
                    }
            }
    }

# A turn
rule-T1 =
    { $game ->
        [dos] cards are not played on a pile in DOS. You match the numbers in the row, or you draw.
       *[uno] a card from your hand fits if its colour, its number or its symbol is the same; a wild card fits on everything. On a wild card, the colour named with it counts.
    }
rule-T2 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $forced ->
                [yes] you draw only when nothing can be played: whoever can play must, says house rule H7.
               *[no]
                    { $decline ->
                        [yes] you may draw a card although you could play one.
                       *[no] you draw only when nothing in your hand can be played. A Wild Draw Four counts as something to play.
                    }
            }
    }
rule-T3 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $until-fits ->
                [yes] you draw until a card comes that may be played, or none is left.
               *[no] you draw one card.
            } { $any-after ->
                [yes] After that you may play any card that fits
               *[no]
                    { $until-fits ->
                        [yes] Only the last one may then be played
                       *[no] Only that card may then be played
                    }
            }{ $forced ->
                [yes] , and if you can, you must; otherwise you pass.
               *[no] ; otherwise you pass.
            } You are asked every time, even when nothing fits, so that the others learn nothing from it; that is our choice.
    }
rule-stack =
    { $stacking ->
        [same] the player who faces a draw card may answer with one of the same kind: a Draw Two on a Draw Two, a Wild Draw Four on a Wild Draw Four.
       *[any] the player who faces a draw card may answer with a Draw Two that fits or a Wild Draw Four.
    } { $keeps-turn ->
        [yes] Whoever does not picks up the whole stack and then takes the turn; nothing is asked first.
       *[no] Whoever does not picks up the whole stack and misses the turn.
    }
rule-T4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] the player after a Draw Two draws two cards and misses the turn. Another Draw Two does not save anybody from that.
               *[other] a Draw Two counts for two cards, and draw cards stack: { rule-stack }
            }
    }
rule-T5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] after a Reverse, play goes round the other way. After a Skip, the next player misses the turn.
    }
rule-T6 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] a Wild may be played on every card in your turn, even if something else fits{ $stacking ->
                [none] .
               *[other] , but not while stacked draw cards wait for you.
            } { $new-colour ->
                [yes] You name a colour with it, but not the one that counts already (H9).
               *[no] You name a colour with it, and that may be the one that counts already.
            } No other card but the Wild Draw Four names a colour.
    }
rule-T7 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] a Wild Draw Four may be played whatever else the hand holds.
                [unplayable] a Wild Draw Four is honest only if nothing else in the hand could be played. A Wild counts as something that could, another Wild Draw Four does not; how these two count is our choice.
               *[colour] a Wild Draw Four is honest if the hand holds no card of the colour that counts. The same number or symbol in other colours does not matter.
            } { $bluffing ->
                [no] One that is not honest is refused here (H6).
               *[yes] { "" }
            }
    }
rule-T8 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] there is no bluff with a Wild Draw Four here, as it is always in order.
               *[other]
                    { $bluffing ->
                        [no] nobody bluffs with a Wild Draw Four here: one that is not honest is refused (H6).
                       *[yes]
                            { $challenge ->
                                [yes] you may bluff with a Wild Draw Four. It stands unless the next player challenges it.
                               *[no] you may bluff with a Wild Draw Four, and nobody challenges it at this table.
                            }
                    }
            }
    }
rule-T9 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] the colour before a Wild Draw Four does not matter here, as the card is always in order.
                [unplayable] whether a Wild Draw Four was honest is judged by what lay there before it and the colour that counted then, not by the colour it names. The hand at that moment decides.
               *[colour] whether a Wild Draw Four was honest is judged by the colour that counted before it, not by the one it names. The hand at that moment decides.
            }
    }
rule-T10 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] everybody hears each card that is played and each draw. What was drawn stays secret.
    }

# Challenges
rule-no-challenge =
    { $game ->
        [dos] { rule-not-here }
       *[uno] nobody challenges a Wild Draw Four at this table.
    }
rule-C1 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] only the player who would have to draw for a Wild Draw Four may challenge it, and only at that moment.
            }
       *[no] { rule-no-challenge }
    }
rule-C2 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] the hand that is challenged is shown to the challenger and to nobody else.
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
                        [yes] if the Wild Draw Four was a bluff, its player takes it back and draws four, and that turn is over. The pile and the colour are as they were before it, and the challenger takes a turn as usual.
                       *[no] if the Wild Draw Four was a bluff, its player draws four. The card and the colour it named stay, and the challenger takes a turn as usual.
                    }
            }
       *[no] { rule-no-challenge }
    }
rule-C4 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] if the Wild Draw Four was honest, the challenger draws six cards instead of four and misses the turn.
            }
       *[no] { rule-no-challenge }
    }
rule-C5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $challenge ->
                [yes] a Wild Draw Four is answered before anything else: challenge it, or accept, draw four and miss your turn.
               *[no]
                    { $stacking ->
                        [none] the player after a Wild Draw Four draws four and misses the turn. Nobody challenges it at this table.
                       *[other] nobody challenges a Wild Draw Four here; it counts for four cards, and draw cards stack: { rule-stack }
                    }
            }
    }
rule-C6 =
    { $challenge ->
        [yes]
            { $game ->
                [dos] { rule-not-here }
               *[uno] a Wild Draw Four played as the last card cannot be challenged, for no card was left to hide.
            }
       *[no] { rule-no-challenge }
    }

# Calling UNO
rule-U1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $asks ->
                [yes] you say UNO before your second-to-last card is down: say it with the card.
               *[no] you say UNO together with your second-to-last card, not after it.
            }
    }
rule-U2 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] whoever is caught without UNO draws { $penalty ->
                [1] one card.
               *[other] { $penalty } cards.
            }
    }
rule-U3 = every other player may catch a missed call. Nobody catches themselves.
rule-U4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $window ->
                [draw]
                    { $edition ->
                        [french] a missed UNO can be caught until the player who missed it plays or draws again. Every draw counts, a penalty as well.
                       *[other] a missed UNO can be caught until the player who missed it draws again, or until the round is over. Every draw counts, a penalty as well.
                    }
               *[turn] a missed UNO can be caught until the next player begins the turn, or the player who missed it draws.
            }
    }
rule-U5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $window ->
                [draw] it does not matter for a catch here whether the next player has begun: only what the player who missed the call does ends the time for it.
               *[turn] the next turn begins with the first thing the next player does: { $challenge ->
                        [yes] play, draw, challenge or accept.
                       *[no]
                            { $asks ->
                                [yes] answer, play, draw or pick up.
                               *[no]
                                    { $stacking ->
                                        [none] play or draw.
                                       *[other] play, draw or pick up.
                                    }
                            }
                    }
            }
    }
rule-U6 = a call without exactly two cards in hand, or a catch when there is nothing to catch, is refused and costs nothing.
rule-U7 = when several catch at once, the first one counts, and the others are told so.

# Going out, the pile, scoring
rule-G1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] when a hand ends with a Draw Two or a Wild Draw Four, the next player still draws two or four. Only then are the points counted.
               *[other] when a hand ends with a Draw Two or a Wild Draw Four, the next player still draws all that is stacked. Only then are the points counted.
            }
    }
rule-G2 =
    { $reshuffles ->
        [no] the discards are never shuffled again at this table: an empty draw pile stays empty (H8).
       *[yes]
            { $game ->
                [dos] when a card is needed and the deck is empty, the discards are shuffled and become the new deck.
               *[uno] when a card is needed and the draw pile is empty, the discards are shuffled and become the new one. Only the top card stays, and shuffled wilds lose the colour that was named.
            }
    }
rule-G3 = if too few cards are left, you draw those there are, perhaps none, and the turn goes on as if you had drawn them all.
rule-G4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] a round is blocked when play has gone once round the table and no card has moved: nobody played, nobody could draw. Nobody scores, and the next dealer deals.
    }
rule-G5 =
    { $game ->
        [dos] a number is worth itself, a Wild DOS 20 points, a Wild Number 40.
       *[uno] a number is worth itself, a Draw Two, Reverse or Skip 20 points, a Wild or Wild Draw Four 50.
    }
rule-G6 = a round is over when a hand is empty. In the standard game its player scores all that the others still hold, and whoever first reaches { $target } points wins{ $game ->
        [dos] ; a table may agree on another number.
       *[uno] .
    }
rule-G7 =
    { $lowest ->
        [yes] in the game of the lowest total, each player is charged what is left in hand. Once somebody reaches { $target }, or another number agreed on, the lowest total wins. Equal lowest totals win together, which is our choice.
       *[no] this edition is not scored by the lowest total.
    }
rule-G8 =
    { $elimination ->
        [yes] in the game by elimination, each player is charged what is left in hand and is out at { $target } points. The last two play on by the rules for two, and whoever reaches { $target } loses.
       *[no] nobody is eliminated in this edition.
    }
rule-G9 =
    { $partners ->
        [credit] four can play as partners who sit opposite each other. When either goes out, the round ends and the team scores what both opponents hold; the first team to reach { $target } wins.
        [charge] an even number from four can play in teams of two who sit opposite each other. Each team is charged what its two hands still hold; once one reaches { $target }, the lowest team wins. Equal lowest teams win together, which is our choice.
       *[none] there are no partners in this edition.
    }
rule-G10 =
    { $rotating ->
        [yes] four players can play exactly three rounds, each with a different partner. In every round both partners are charged what the two of them hold together; the lowest total wins.
       *[no] partners do not rotate in this edition.
    }
rule-G11 = a table may set its own target; otherwise it is { $book-target }.

# Two players
rule-P1 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] with two players a Reverse works as a Skip does: its player takes another turn at once, and the direction stays.
    }
rule-P2 =
    { $game ->
        [dos] { rule-not-here }
       *[uno] with two players, whoever plays a Skip takes another turn at once.
    }
rule-P3 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] with two players, after a Draw Two or Wild Draw Four the opponent draws and it is your turn again.
               *[other]
                    { $keeps-turn ->
                        [yes] with two players, the opponent answers a draw card with another or picks up, and after picking up has the turn.
                       *[no] with two players, the opponent answers a draw card with another or picks up; after that it is your turn again.
                    }
            }
    }

# Table talk and asking
rule-A1 =
    { $advice ->
        [0] advice costs nothing in this edition.
       *[other]
            { $edition ->
                [french] whoever comments out of place or tells others what to play draws { $advice } cards.
               *[other] whoever tells another player what to play draws { $advice } cards.
            } Anybody may accuse; it counts once more than half of the other people at the table agree, the accuser included. The game goes on meanwhile. How it is decided is our choice.
    }
rule-A2 = anybody may ask at any time how many cards each player holds.
rule-A3 =
    { $game ->
        [dos] anybody may ask at any time what lies in the row.
       *[uno] anybody may ask at any time what the top card is.
    }
rule-A4 = the reference card may be read at any time.

# Questions
rule-no-questions =
    { $game ->
        [dos] { rule-not-here }
       *[uno] nothing is asked in this edition.
    }
rule-Q1 =
    { $asks ->
        [yes] every number card has a question, and you answer it before you play on the card. Special cards ask nothing.
       *[no] { rule-no-questions }
    }
rule-Q2 =
    { $asks ->
        [yes] after a right answer you go on as usual: play, or draw if you cannot. If you are wrong or do not know, you draw one card and the turn passes.
       *[no] { rule-no-questions }
    }
rule-Q3 =
    { $asks ->
        [yes] the right answer stays unsaid until somebody gives it or the card is covered. When everybody round the table has failed, it is told, and the card asks no more; that last part is our choice.
       *[no] { rule-no-questions }
    }
rule-Q4 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $stacking ->
                [none] draw cards do not stack at this table, so there is nothing to pick up.
               *[other] draw cards stack: { rule-stack }
            }
    }
rule-Q5 =
    { $game ->
        [dos] { rule-not-here }
       *[uno]
            { $honest ->
                [always] a Wild Draw Four goes on any card in your turn. It is always honest, and nobody challenges it.
               *[other] { rule-not-here }
            }
    }
rule-Q6 =
    { $asks ->
        [yes] say UNO before your second-to-last card is down. Whoever is caught without it draws { $penalty ->
                [1] one card.
               *[other] { $penalty } cards.
            }
       *[no] { rule-not-here }
    }
rule-Q7 =
    { $asks ->
        [yes] the teacher brings the questions. Either the program compares answers with those accepted, or a person judges them, as the table was set; who judges is our choice.
       *[no] { rule-no-questions }
    }

# DOS
rule-O1 =
    { $game ->
        [dos] in your turn you match cards of the row, or you draw one card and then match or not. After a match there is no draw.
       *[uno] { rule-only-dos }
    }
rule-O2 =
    { $game ->
        [dos] one card of your hand matches a card of the row with the same number, or exactly two do that add up to it. Match as many cards of the row as you can, each of them once a turn.
       *[uno] { rule-only-dos }
    }
rule-O3 =
    { $game ->
        [dos] if you drew and matched nothing, you lay a card of your hand into the row.
       *[uno] { rule-only-dos }
    }
rule-O4 =
    { $game ->
        [dos] a single match in the same colour lets you lay one card of your hand into the row when the turn ends. You need not lay it.
       *[uno] { rule-only-dos }
    }
rule-O5 =
    { $game ->
        [dos] a double match with both cards in the colour of the card in the row: when the turn ends you lay one card into the row, and then everybody else draws one.
       *[uno] { rule-only-dos }
    }
rule-O6 =
    { $game ->
        [dos] each colour match of a turn earns its own bonus.
       *[uno] { rule-only-dos }
    }
rule-O7 =
    { $game ->
        [dos] a turn ends in this order: matched cards go to the discard pile with what was played on them, the row is filled up to two, bonus cards are laid, the others draw, and last come your own penalty cards.
       *[uno] { rule-only-dos }
    }
rule-O8 =
    { $game ->
        [dos] a Wild DOS is a 2, in the colour you name when you play it. If it lies in the row, whoever matches it names its colour.
       *[uno] { rule-only-dos }
    }
rule-O9 =
    { $game ->
        [dos] a Wild Number has its own colour and the number from 1 to 10 that you name when you play it. If it lies in the row, whoever matches it names its number.
       *[uno] { rule-only-dos }
    }
rule-O10 =
    { $game ->
        [dos] with exactly two cards in hand, say DOS. Until you do, and as long as you have two, another player may say it first; then you draw { $penalty } cards, in your own turn only when it ends.
       *[uno] { rule-only-dos }
    }
rule-O11 =
    { $game ->
        [dos] a round is over when a hand is empty. Others still draw for double colour matches before the count; where no card is left to lay, the bonus is not laid.
       *[uno] { rule-only-dos }
    }
rule-O12 =
    { $game ->
        [dos] { $least } to { $most } play, and the first to reach { $target } points wins, or another number agreed on. Whoever wins a round deals the next.
       *[uno] { rule-only-dos }
    }
rule-O13 =
    { $game ->
        [dos] cards you owe for a missed DOS are drawn before anybody looks whether you are out. With them in hand you are not, and the round goes on.
       *[uno] { rule-only-dos }
    }
rule-O14 =
    { $game ->
        [dos] a turn has a match or a draw in it, so you cannot be done without either. When no card is left to draw, you lay one all the same.
       *[uno] { rule-only-dos }
    }

# House rules
rule-H1 =
    { $stacking ->
        [none] draw cards stack: the next player may answer a draw card with another, of the same kind or of either kind as the table agrees. Whoever does not picks up the whole stack and misses the turn; nobody challenges.
       *[other]
            { $on ->
                [yes] draw cards stack: { rule-stack } Nobody challenges.
               *[no] draw cards stack here anyway, as the book has it (Q4).
            }
    }
rule-H2 = whoever holds exactly the card on top, in colour and in number or symbol, may play it out of turn until the player in turn has played or drawn. Wilds do not jump in. Play goes on from whoever jumped in.
rule-H3 = whoever plays a 7 swaps hands with a player of their choice; after a 0 every hand goes on to the next player. The last card does neither. Nobody is caught for a hand that came from somebody else.
rule-H4 = whoever draws in turn goes on until a card comes that may be played, or none is left. That card may { $forced ->
        [yes] not be kept (H7).
       *[no] be played or kept.
    } Penalties are drawn as usual.
rule-H5 = after a draw any card of the hand that fits may be played, not only the one drawn.
rule-H6 = a Wild Draw Four is only played when it is honest. So nobody challenges it: the next player draws four and misses the turn{ $stacking ->
        [none] .
       *[other] , unless draw cards stack.
    }
rule-H7 = whoever can play must: there is no draw while something may be played, a drawn card that may be played is played, and a stack is answered if it can be.
rule-H8 = the discards are never shuffled again. When the draw pile is empty nobody draws, and when play has gone once round and no card has moved, the round is blocked.
rule-H9 = a wild card must name another colour than the one that counts.
rule-H10 = nobody goes out with a special card: the last card of a hand must be a number.
rule-H11 =
    { $on ->
        [yes] { $hand } cards are dealt to each player.
       *[no] a table may deal another number of cards, from 3 to 10.
    }
rule-H12 =
    { $on ->
        [yes] a missed call costs { $penalty ->
                [1] one card.
               *[other] { $penalty } cards.
            }
       *[no] a table may set another price for a missed call, from 1 to 6 cards.
    }

# Leaving
rule-12 = whoever leaves keeps the seat and the hand, and a bot plays on until the player is back. Where the table was set so, the hand goes under the draw pile instead and the seat is passed over.

## What a table plays by

rules =
    .brief = { $edition-name }, { $form-braille }. { $house-count ->
            [0] { "" }
           *[other] House rules: { $house }.
        }
    .normal = { rules-book } { rules-house }
    .full = { rules-book } { rules-differ } { rules-house }
    .braille = { $edition } { $hand } cards · { $form-braille } { $house-count ->
            [0] { "" }
           *[other] · { $house }
        }
rules-book = The table plays { $edition-book }: { $cards } cards, { $hand } each. { $scoring } { rules-call } { rules-four }
rules-call =
    { $game ->
        [dos] With two cards in hand say DOS; caught without it you draw { $penalty }.
       *[uno] Say UNO with your second-to-last card; caught without it { $window ->
                [draw]
                    { $edition ->
                        [french] before you next play or draw,
                       *[other] before your next draw,
                    }
               *[turn] before the next turn begins,
            } you draw { $penalty }.
    }
# Where a house rule takes the challenge away, its own text says so
rules-four =
    { $game ->
        [dos] { "" }
       *[uno]
            { $challenge ->
                [yes] A Wild Draw Four can be challenged.
               *[no]
                    { $honest ->
                        [always] Nobody challenges a Wild Draw Four.
                       *[other] { "" }
                    }
            }
    }
rules-house =
    { $game ->
        [dos] { "" }
       *[uno]
            { $house-count ->
                [0] No house rules.
               *[other] House rules: { $house-text }
            }
    }
# What sets an edition apart from the others.
rules-differ =
    { $edition ->
        [mattel] By this book you may draw although you could play, and a Wild Draw Four found to be a bluff stays on the pile: only its player draws.
        [rnib] By this book you draw only if you cannot play, a Wild Draw Four found to be a bluff goes back to its player, and advice costs 4 cards.
        [french] By this book a Wild Draw Four is honest only if nothing else can be played, a bluff goes back to its player, the dealer is drawn for before each round, and advice costs 4 cards.
        [question] By this book a number card asks a question before you play on it, draw cards stack, and whoever picks up then takes the turn.
        [dos] There is no pile to follow in DOS: you match the numbers in the row with one card or with two that add up. Matches in the same colour earn a bonus.
       *[other] { "" }
    }
scoring-form =
    { $form ->
        [lowest] Everybody is charged what is left in hand; once somebody reaches { $target }, the lowest score wins.
        [elimination] Everybody is charged what is left in hand; whoever reaches { $target } is out, and the last one left wins.
        [credit] Partners sit opposite. Whoever goes out scores what the other team holds; { $target } points win the game.
        [charge] Partners sit opposite. A team is charged what both hold; once one reaches { $target }, the lowest wins.
        [rotating] Three rounds, each with another partner. Both are charged what both hold; the lowest score wins.
       *[first-to] Whoever goes out scores what the others hold; { $target } points win the game.
    }
scoring-braille =
    { $form ->
        [lowest] lowest at { $target }
        [elimination] out at { $target }
        [credit] partners { $target }
        [charge] partners lowest at { $target }
        [rotating] 3 rounds partners
       *[first-to] { $target } wins
    }
house =
    { $rule ->
        [stacking]
            { $value ->
                [same] Draw cards stack, same kind only, and nobody challenges a Wild Draw Four.
               *[any] Draw cards stack, whichever fits, and nobody challenges a Wild Draw Four.
            }
        [jump-in] Whoever holds exactly the card on top may play it out of turn.
        [seven-zero] A 7 swaps hands with a player of your choice; after a 0 every hand goes on to the next player.
        [draw-until-fits] Whoever draws goes on until a card comes that may be played.
        [any-after-draw] After a draw any card that fits may be played, not only the one drawn.
        [no-bluff] Nobody bluffs with a Wild Draw Four, so nobody challenges one.
        [forced-play] Whoever can play must.
        [no-reshuffle] The discard pile is never shuffled again: when no card is left, nobody draws.
        [new-colour] A wild card names another colour than the one that counts.
        [number-last] The last card of a hand must be a number.
        [hand]
            { $value ->
                [none] So many cards are dealt to each player.
               *[other] { $value } cards are dealt to each player.
            }
       *[penalty]
            { $value ->
                [none] So many cards for a missed call.
                [1] 1 card for a missed call.
               *[other] { $value } cards for a missed call.
            }
    }

## The reference card. $marks: the marks of such a card in every colour, or of the numbers of a colour.

ref-run =
    .brief = { $first } to { $last }
    .normal = { $first } to { $last }
    .full = { $first } to { $last }
    .braille = { $first }-{ $last }
ref-numbers =
    .brief = { $marks }: { $colour }.
    .normal = { $marks }: { $colour } { $numbers }.
    .full = { ref-numbers.normal }
    .braille = { $marks } { $colour }
ref-match =
    .brief = Play the same colour, number or symbol, or draw.
    .normal = In your turn play a card of the same colour, number or symbol, or a wild card; otherwise draw.
    .full = { ref-match.normal } { $decline ->
            [yes] You may also draw although you could play.
           *[no] You draw only if nothing can be played.
        }
    .braille = same colour number symbol, or draw
ref-draw-two =
    .brief = { $marks }: Draw Two.
    .normal = { $marks }: Draw Two. { $stacking ->
            [none] The next player draws 2 and misses the turn.
           *[other]
                { $keeps-turn ->
                    [yes] The next player answers with a draw card, or picks up all and then plays.
                   *[no] The next player answers with a draw card, or picks up all and misses the turn.
                }
        }
    .full = { ref-draw-two.normal } Worth 20 points.
    .braille = { $marks } { $stacking ->
            [none] next +2 skip
           *[other] +2 stacks
        }
ref-reverse =
    .brief = { $marks }: Reverse.
    .normal = { $marks }: Reverse. Play goes round the other way; with two players it is a Skip.
    .full = { ref-reverse.normal } Worth 20 points.
    .braille = { $marks } turns direction
ref-skip =
    .brief = { $marks }: Skip.
    .normal = { $marks }: Skip. The next player misses the turn.
    .full = { ref-skip.normal } Worth 20 points.
    .braille = { $marks } next skip
ref-wild =
    .brief = { $marks }: Wild.
    .normal = { $marks }: Wild. It goes on everything, and you name the colour{ $new-colour ->
            [yes] , another than the one that counts.
           *[no] .
        }
    .full = { ref-wild.normal } Worth 50 points.
    .braille = { $marks } on any card, name colour
ref-wild-four =
    .brief = { $marks }: Wild Draw Four.
    .normal = { $marks }: Wild Draw Four. You name the colour, { $stacking ->
            [none] and the next player draws 4 and misses the turn.
           *[other]
                { $keeps-turn ->
                    [yes] and the next player answers with a draw card, or picks up all and then plays.
                   *[no] and the next player answers with a draw card, or picks up all and misses the turn.
                }
        } { $challenge ->
            [yes]
                { $honest ->
                    [unplayable] If you could have played something else, a challenge costs you 4; if not, it costs the challenger 6.
                   *[other] If you held the colour that counted, a challenge costs you 4; if not, it costs the challenger 6.
                }
           *[no]
                { $bluffing ->
                    [no] Only if it is honest.
                   *[yes] { "" }
                }
        }
    .full = { ref-wild-four.normal } Worth 50 points.
    .braille = { $marks } { $stacking ->
            [none] name colour, next +4 skip
           *[other] name colour, +4 stacks
        }
ref-question =
    .brief = Every number asks a question.
    .normal = Every number asks a question before you play on it. Wrong or unknown: draw one, and the turn passes.
    .full = { ref-question.normal }
    .braille = number asks; wrong +1, turn passes
ref-seven =
    .brief = { $marks }: swap hands.
    .normal = { $marks }: you swap hands with a player of your choice.
    .full = { ref-seven.normal }
    .braille = { $marks } swap hands
ref-zero =
    .brief = { $marks }: hands go on.
    .normal = { $marks }: every hand goes on to the next player.
    .full = { ref-zero.normal }
    .braille = { $marks } hands go on
ref-uno =
    .brief = UNO with the second-to-last card, or { $penalty }.
    .normal = Say UNO with your second-to-last card; caught without it you draw { $penalty }.
    .full = { ref-uno.normal } { $window ->
            [draw]
                { $edition ->
                    [french] You can be caught until you play or draw again.
                   *[other] You can be caught until you draw again.
                }
           *[turn] You can be caught until the next turn begins.
        }
    .braille = uno with 2nd-last card, or +{ $penalty }
ref-single =
    .brief = Single match: one card, same number.
    .normal = Single match: one card of the same number. In the same colour too: you may lay a card into the row.
    .full = { ref-single.normal }
    .braille = 1 = number; colour: may lay 1
ref-double =
    .brief = Double match: two cards that add up.
    .normal = Double match: two cards that add up to the number. Both in the same colour: you lay a card into the row, and all others draw one.
    .full = { ref-double.normal }
    .braille = 2 = sum; colour: lay 1, others +1
ref-dos-draw =
    .brief = No match: draw, then match or lay.
    .normal = No match: draw a card, then match, or lay a card into the row.
    .full = { ref-dos-draw.normal }
    .braille = no match: draw, match or lay 1
ref-wild-number =
    .brief = { $marks }: Wild Number, 1 to 10.
    .normal = { $marks }: Wild Number. Any number from 1 to 10 in its own colour; you name it.
    .full = { ref-wild-number.normal } Worth 40 points.
    .braille = { $marks } any 1-10, you name it
ref-wild-dos =
    .brief = { $marks }: Wild DOS, a 2.
    .normal = { $marks }: Wild DOS. A 2 in any colour; you name it.
    .full = { ref-wild-dos.normal } Worth 20 points.
    .braille = { $marks } 2 of any colour, you name it
ref-dos =
    .brief = DOS with two cards, or { $penalty }.
    .normal = Say DOS with exactly two cards in hand; if another says it first, you draw { $penalty }.
    .full = { ref-dos.normal }
    .braille = dos with 2 cards, or +{ $penalty }


### Help: how to begin, what can be done now, how cards are typed, all commands.

## The first line of a newcomer

opening =
    .brief =
        { $game ->
            [dos] Type a match, draw or help.
           *[uno] Type a card, draw or help.
        }
    .normal =
        { $game ->
            [dos] Type your cards and the one they match, such as { $first-example } and { $second-example } on { $row-example }, or draw. Enter tells where the game stands, h reads your hand, help tells what you can do.
           *[uno] Type a card, such as { $example }, or draw. Enter tells where the game stands, h reads your hand, help tells what you can do.
        }
    .full =
        { $game ->
            [dos] In your turn type your cards and the card of the row they match, such as { $first-example } and { $second-example } on { $row-example }, or draw. Enter alone tells where the game stands, h reads your hand, f what can be matched, help tells at any time what you can do, and more or less changes how much is said.
           *[uno] In your turn type a card, such as { $example }, or draw. Enter alone tells where the game stands, h reads your hand, f what fits, help tells at any time what you can do, and more or less changes how much is said.
        }
    .braille =
        { $game ->
            [dos] { $first-example } { $second-example } on { $row-example } or draw · h hand ? help
           *[uno] { $example } or draw · h hand ? help
        }

## What can be done now. $fits: how many of your cards can be used, $can-draw, $two-cards: whether two are in your hand.

help-turn-uno =
    .brief = { $fits ->
            [0] Draw.
           *[other] Card{ $can-draw ->
                    [yes] , or draw.
                   *[no] .
                } f: what fits.
        }
    .normal = { $fits ->
            [0] It is your turn, and no card of yours can be played: type draw.
           *[other] It is your turn. Type a card that fits, or its number in your hand{ $can-draw ->
                    [yes] , or draw.
                   *[no] .
                } { $two-cards ->
                    [yes] Say UNO with the card: uno { $example }.
                   *[no] { "" }
                } f tells what fits, hint gives advice.
        } { help-more }
    .full = { help-turn-uno.normal } Type help and a command, such as help fits, to hear about it.
    .braille = { $fits ->
            [0] draw
           *[other] { $two-cards ->
                    [yes] uno + card
                   *[no] card
                } { $can-draw ->
                    [yes] / draw
                   *[no] { "" }
                }
        } · f fits i hint
help-drawn-uno =
    .brief = { $fits ->
            [0] Pass.
           *[other] { $must ->
                    [yes] Play it.
                   *[no] Play it, or pass.
                }
        }
    .normal = { $fits ->
            [0] You have drawn, and nothing can be played: type pass.
           *[other] { $must ->
                    [yes] You have drawn. Type the card to play it.
                   *[no] You have drawn. Type the card to play it, or pass to keep it.
                }
        } { $two-cards ->
            [yes] Say UNO with the card: uno { $example }.
           *[no] { "" }
        } { help-more }
    .full = { help-drawn-uno.normal }
    .braille = { $fits ->
            [0] pass
           *[other] { $two-cards ->
                    [yes] uno + card
                   *[no] card
                } { $must ->
                    [yes] { "" }
                   *[no] / pass
                }
        }
help-respond =
    .brief = { $can-challenge ->
            [yes] Challenge or accept.
           *[no] Accept.
        }
    .normal = { $can-challenge ->
            [yes] A Wild Draw Four waits for you. Type accept to draw 4, or challenge if you think it was a bluff.
           *[no] A Wild Draw Four waits for you: type accept to draw 4.
        } counts tells how many cards its player holds. { help-more }
    .full = { $can-challenge ->
            [yes] A Wild Draw Four waits for you. Type accept: you draw 4 and miss your turn. Type challenge: if it was a bluff, its player draws 4 and you play; if not, you draw 6.
           *[no] A Wild Draw Four waits for you, and its player has left: type accept to draw 4.
        } counts tells how many cards its player holds. { help-more }
    .braille = { $can-challenge ->
            [yes] challenge / accept · c counts
           *[no] accept
        }
help-stack =
    .brief = { $fits ->
            [0] Pick up.
           *[other] { $must ->
                    [yes] A draw card.
                   *[no] A draw card, or pick up.
                }
        }
    .normal = { $fits ->
            [0] { $pending } cards wait for you: type pick up.
           *[other] { $must ->
                    [yes] { $pending } cards wait for you, and you can answer with a draw card: type it.
                   *[no] { $pending } cards wait for you. Answer with a draw card that fits, or type pick up. f tells what fits.
                }
        } { help-more }
    .full = { help-stack.normal } { $keeps-turn ->
            [yes] After picking up you take your turn.
           *[no] Whoever picks up misses the turn.
        }
    .braille = { $fits ->
            [0] pick up { $pending }
           *[other] { $must ->
                    [yes] draw card
                   *[no] draw card / pick up { $pending }
                }
        }
help-colour =
    .brief = Name a colour.
    .normal = Name the colour that counts: type blue, green, red or yellow, or its number in the question. h reads your hand.
    .full = { help-colour.normal } { help-more }
    .braille = blue green red yellow?
help-swap =
    .brief = Swap with whom?
    .normal = You swap hands: type swap and a name. counts tells how many cards each player holds.
    .full = { help-swap.normal } { help-more }
    .braille = swap + name · c counts
help-answer =
    .brief = Answer, or unknown.
    .normal = Type your answer to the question, or unknown if you do not know. Enter reads it again.
    .full = { help-answer.normal } If your answer is also a command, type answer before it. A wrong answer costs no more than unknown: one card, and the turn.
    .braille = answer / unknown
help-judge =
    .brief = The answer is being judged.
    .normal = Your answer is being judged. You can ask about the game meanwhile: Enter tells where the game stands.
    .full = { help-judge.normal } { help-more }
    .braille = being judged
help-turn-dos =
    .brief = { $matched ->
            [yes] { $fits ->
                    [0] Done.
                   *[other] Match more, or done.
                }
           *[no] { $fits ->
                    [0] Draw.
                   *[other] Match, or draw.
                }
        }
    .normal = { $matched ->
            [yes] { $fits ->
                    [0] Nothing else matches: type done.
                   *[other] Match another card of the row, or type done.
                }
           *[no] { $fits ->
                    [0] It is your turn, and nothing matches: type draw.
                   *[other] It is your turn. Type your cards and the card of the row they match, such as { $first-example } and { $second-example } on { $row-example }; or draw.
                }
        } f tells what matches, row reads the row. { $two-cards ->
            [yes] With two cards in hand, type dos.
           *[no] { "" }
        } { help-more }
    .full = { help-turn-dos.normal } One card matches if it has the number, two if they add up to it.
    .braille = { $matched ->
            [yes] { $fits ->
                    [0] done
                   *[other] match / done
                }
           *[no] { $fits ->
                    [0] draw
                   *[other] match / draw
                }
        } · f fits row
help-drawn-dos =
    .brief = { $fits ->
            [0] Done.
           *[other] Match, or done.
        }
    .normal = { $fits ->
            [0] You have drawn, and nothing matches: type done.
           *[other] You have drawn. Match a card of the row, or type done.
        } Without a match you lay a card into the row. { $two-cards ->
            [yes] With two cards in hand, type dos.
           *[no] { "" }
        } { help-more }
    .full = { help-drawn-dos.normal }
    .braille = { $fits ->
            [0] done
           *[other] match / done
        } · f fits row
help-lay =
    .brief = { $must ->
            [yes] Lay a card.
           *[no] Lay a card, or lay nothing.
        }
    .normal = { $must ->
            [yes] Type the card of your hand that you lay into the row.
           *[no] Type the card of your hand that you lay into the row, or lay nothing.
        } h reads your hand. { help-more }
    .full = { help-lay.normal }
    .braille = { $must ->
            [yes] lay a card
           *[no] lay a card / lay nothing
        }
help-pause =
    .brief = Enter goes on, or catch.
    .normal = The game waits for you. Enter goes on; catch and a name catches whoever did not call{ $game ->
            [dos] ; dos calls your own.
           *[uno] .
        } { $jump-in ->
            [yes] If you hold exactly the card on top, type it to jump in.
           *[no] { "" }
        } { help-more }
    .full = { help-pause.normal } A catch that is wrong costs nothing.
    .braille = enter / catch + name
help-away =
    .brief = Enter, or return.
    .normal = A bot plays for you. Enter lets it go on, return takes your seat back. { help-more }
    .full = { help-away.normal }
    .braille = enter / return
help-between =
    .brief = Enter: next round.
    .normal = The round is over. Enter begins the next one, score tells the scores, review looks back. { help-more }
    .full = { help-between.normal }
    .braille = enter / score / review
help-over =
    .brief = Enter ends.
    .normal = The game is over. Enter ends it, score tells the scores, review looks back on the last round. { help-more }
    .full = { help-over.normal }
    .braille = enter / score / review
help-other =
    .brief = Not your turn. Ask anything.
    .normal = It is not your turn. You can ask about the game: Enter tells where the game stands, h reads your hand, turn tells whose turn it is. catch and a name catches a missed call. { help-more }
    .full = { help-other.normal }
    .braille = not your turn · enter h turn catch
help-more = For more, type help all or help actions.

# What may follow help, besides a command.
help-topic-commands = all, everything, list
help-topic-actions = actions, typing, playing

## All commands

help-group-cards = Your cards
help-group-table = The table
help-group-players = The players
help-group-story = What happened, and what now
help-group-advice = Advice and rules
help-group-speaking = How it is said
help-group-game = The game
help-group = { $group }:
help-command =
    { $letter ->
        [none] { $name }: { $help }.
       *[other] { $name }, or { $letter }: { $help }.
    }
help-about =
    { $others ->
        [none] { $name }: { $help }.
       *[other] { $name }: { $help }. Also understood: { $others }.
    }

## How things are typed

typing-cards =
    .brief = Card: { $example }, { $mark }, or its place in your hand.
    .normal = A card is typed in words, { $example }, by its mark, { $mark }, or by its place in your hand, 3.
    .full = { typing-cards.normal } The hand numbers the places; you need not type play.
    .braille = { $mark }, or place in hand: 3
typing-wilds =
    .brief = Wild cards with the colour: wild blue.
    .normal = A wild card is typed with its colour: wild blue, wild draw four green. Without a colour you are asked.
    .full = { typing-wilds.normal }
    .braille = wild blue, wild +4 green
typing-turn =
    .brief = draw, then the card or pass.
    .normal = draw takes a card; then type the card to play it, or pass.
    .full = { typing-turn.normal }
    .braille = draw, then card / pass
typing-uno =
    .brief = uno { $example }: the call comes with the card.
    .normal = UNO is called with the second-to-last card: uno { $example }, or { $mark } uno.
    .full = { typing-uno.normal } It cannot be called later.
    .braille = uno { $mark }
typing-catch =
    .brief = catch and a name: a missed { $call }.
    .normal = catch and a name catches a player who did not say { $call }: catch Sam. Trying costs nothing.
    .full = { typing-catch.normal } Only the first catch counts.
    .braille = catch Sam
typing-challenge =
    .brief = challenge or accept a Wild Draw Four.
    .normal = When a Wild Draw Four is played on you: challenge, or accept.
    .full = { typing-challenge.normal }
    .braille = challenge / accept
typing-stack =
    .brief = pick up, or a draw card.
    .normal = When draw cards are played on you: type a draw card that fits, or pick up.
    .full = { typing-stack.normal }
    .braille = draw card / pick up
typing-answer =
    .brief = The answer, or unknown.
    .normal = A question is answered by typing the answer, Paris or answer Paris; unknown if you do not know.
    .full = { typing-answer.normal }
    .braille = answer Paris / unknown
typing-swap =
    .brief = swap and a name, after a 7.
    .normal = After a 7: swap and a name, swap Sam.
    .full = { typing-swap.normal }
    .braille = swap Sam
typing-jump =
    .brief = Jump in: the card on top, out of turn.
    .normal = If you hold exactly the card on top, type it out of turn to jump in.
    .full = { typing-jump.normal }
    .braille = same card out of turn
typing-advice =
    .brief = accuse, agree, disagree and a name: advice.
    .normal = accuse and a name when somebody gave advice; the others type agree or disagree and the name.
    .full = { typing-advice.normal }
    .braille = accuse / agree / disagree + name
typing-match =
    .brief = { $first-example } and { $second-example } on { $row-example }.
    .normal = A match is typed as your cards, on, and the card of the row: { $first-example } and { $second-example } on { $row-example }, or { $first-mark } { $second-mark } on { $row-mark }. You are asked where the row leaves a choice.
    .full = { typing-match.normal }
    .braille = { $first-mark } { $second-mark } on { $row-mark }
typing-dos-wilds =
    .brief = Wilds: { $dos-mark }=red, { $number-mark }=7.
    .normal = A wild card is typed with what it stands for: wild dos red, blue wild number 7, or { $dos-mark }=red, { $number-mark }=7.
    .full = { typing-dos-wilds.normal }
    .braille = { $dos-mark }=red { $number-mark }=7
typing-dos-turn =
    .brief = draw, done; lay and a card, or lay nothing.
    .normal = draw takes a card, done ends your matches; lay and a card lays it into the row, lay nothing keeps it.
    .full = { typing-dos-turn.normal }
    .braille = draw done / lay { $first-mark } / lay nothing
typing-dos =
    .brief = dos with two cards in hand.
    .normal = DOS is called by itself when you hold exactly two cards: dos.
    .full = { typing-dos.normal }
    .braille = dos
help-unknown =
    .brief = No command { $asked }. help all.
    .normal = There is no command { $asked }. help all lists them.
    .full = { help-unknown.normal } help alone tells what you can do now.
    .braille = ? { $asked } · help all
help-not-here =
    .brief = Not at this table.
    .normal = There is no use for { $asked } at this table. rules tells what is played.
    .full = { help-not-here.normal }
    .braille = { $asked } not here


### Saved games, settings, and what is installed.

## Saving

saved-not =
    .brief = Not saved: { saved-reason }
    .normal = The game could not be saved in { $path }: { saved-reason } What was saved before is safe.
    .full = The game could not be saved in { $path }: { saved-reason } Everything up to your last saved action is safe: sixdot resume goes on from there once that is mended.
    .braille = not saved
saved-reason =
    { $reason ->
        [full] the disk is full.
        [forbidden] writing is not allowed there.
        [missing] there is no such folder.
        [no-folder] what should be a folder there is a file.
        [no-file] something of that name is there that is no file.
        [loop] the links there lead to each other.
        [taken] a file of that name is there already.
        [too-long] the name is too long.
       *[other] { $reason }.
    }
saved-no-copy = No copy was made in { $path }: { saved-reason } The game itself is safe.
saved-bad-name = A copy cannot be called "{ $name }". Type save and a plain name such as monday, or a whole path.
saved-there = The file { $path } is there already: choose another name for the record.
saved-as-notes = A record cannot be called { $name }: files of that kind hold the secret cards. Call it { $better }.

## Taking a game up again

saved-none = There is no game to go on with. Type sixdot play to begin one.
saved-nowhere = There is no saved game { $name }. Type sixdot history for those there are.
saved-many = { $name } could be { $names-count } games: { $names }. Type more of the name.
saved-over = The game { $name } is over. Type sixdot replay to hear it again.
saved-in-use = The game { $name } is being played in another window.
saved-no-notes = The game { $name } cannot go on: the file with its secret cards is gone. It can still be heard with sixdot replay.
saved-no-secret = The game { $name } cannot go on: the cards of round { $round } are lost.
saved-no-bot = The game { $name } cannot go on without its bot: { $problem }.
saved-differs = The game { $name } cannot go on: its record does not fit its secret cards, so one of the two was changed.
saved-damaged = The game { $name } cannot be read: { saved-damage } Nothing was changed in it.
saved-damage =
    { $problem ->
        [no-text] it is not written as text.
        [no-record] it is too long to be a game.
        [no-file] it is no file.
        [loop] the links there lead to each other.
        [forbidden] reading is not allowed.
        [missing] it is not there any more.
        [scores] its scores do not fit its players.
        [winners] it names winners who do not play.
       *[other] { $problem }.
    }
saved-unreadable = { $path } cannot be read: { unreadable }
unreadable =
    { $reason ->
        [no-text] it is not written as UTF-8 text.
        [no-record] it is too long to be a game.
        [no-file] it is no file.
        [no-folder] what should be a folder there is a file.
        [loop] the links there lead to each other.
        [forbidden] reading is not allowed.
        [missing] it is not there.
        [too-long] the name is too long.
       *[other] { $reason }.
    }

## The list of games

saved-date = { $day } { saved-month } { $year }, { $time }
saved-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
history-none = No games have been played here yet. Type sixdot play to begin one.
history-line =
    .brief = Game { $number }, { $game }
    .normal = Game { $number }, { $game }
    .full = Game { $number }, { $game }
    .braille = { $number }: { $game }
history-game =
    .brief = { $when }, { $edition }, { history-state }
    .normal = { $when }: { $edition }, { $players }. { history-state } { $scores }.
    .full = { $when }: a game by the { $edition } rules, { $players }. { history-state } Scores: { $scores }. Its name is { $name }.
    .braille = { $day-padded }.{ $month-padded } { $edition } { $state ->
        [over] over
        [left] lost
       *[going] round { $round }
    }
history-state =
    { $state ->
        [over] { $winners-count ->
            [one] { $winners } won.
           *[other] { $winners } won together.
        }
        [left] Broken off in round { $round }.
       *[going] { $round ->
            [0] Not dealt yet.
           *[other] In round { $round }.
        }
    }
history-score = { $who } { $score }
history-damaged = { $when }: { $name } cannot be read: { saved-damage }

## Settings

settings-file = Settings of Sixdot. Take the # away before a line to make it count. Lines of your own stay.
settings-where = The settings are kept in { $path }.
settings-unreadable = The settings in { $path } cannot be read: { unreadable } The defaults count.
settings-broken = { settings-place } this cannot be understood, so none of the settings is used. The defaults count, and the file is left alone.
settings-place =
    { $line ->
        [0] { $path }:
       *[other] { $path }, line { $line }:
    }
settings-unknown-key = { settings-place } there is no setting { $key }. It is left alone.
settings-wrong-value = { settings-place } { $key } cannot be { $value }. { settings-wanted } Until that is put right, the default counts.
settings-wanted =
    { $kind ->
        [flag] It is true or false.
        [number] It is a number from { $least } to { $most }.
        [choice] It is one of { $options }.
        [bots] The bots are { $options }, or module:function for one of your own that is here.
       *[text] It is a text of up to { $most } characters.
    }
settings-wanted-typed =
    { $kind ->
        [flag] It is yes or no.
        [number] It is a number from { $least } to { $most }.
        [choice] It is one of { $options }.
        [bots] The bots are { $options }, or module:function for one of your own that is here.
       *[text] It is a text of up to { $most } characters.
    }
settings-no-key =
    .brief = No setting { $key }.
    .normal = There is no setting { $key }. Type set alone to hear them all.
    .full = There is no setting { $key }. The settings are { $keys }. Type set alone to hear what each of them is.
    .braille = no setting { $key }
settings-not-so =
    .brief = { settings-wanted-typed }
    .normal = { $key } cannot be { $value }. { settings-wanted-typed }
    .full = { $key } cannot be { $value }, so it stays as it was. { settings-wanted-typed }
    .braille = { $kind ->
        [flag] { $key }: yes no
        [number] { $key }: { $least } to { $most }
        [choice] { $options-count ->
            [2] { $key }: { $options }
            [3] { $key }: { $options }
           *[other] { $key } not { $value }
        }
       *[text] { $key }: a text
    }
settings-not-saved =
    .brief = { $path } has a mistake in it.
    .normal = The file { $path } has a mistake in it and is left alone. Type sixdot doctor to hear which.
    .full = The file { $path } cannot be changed safely because of a mistake in it, so it is left alone. Type sixdot doctor to hear which.
    .braille = mistake in { $path }
settings-not-written = { $path } could not be written: { saved-reason }
setting-line =
    .brief = { $name } { $value }
    .normal = { $name }: { $value }. { $about }
    .full = { $name } is { $value }. { $about }
    .braille = { $name } { $value }

setting-language = language, lang
setting-about-language = The language of the game: en or fr; by default that of the system.
setting-verbosity = verbosity, length, words
setting-about-verbosity = How much is said: brief, normal or full.
setting-sort = sort, sorting, order
setting-about-sort = How your hand is sorted: colour, number, or fits for what can be played first.
setting-marks = marks
setting-about-marks = Call cards by their corner marks, such as r5.
setting-name = name, my name
setting-about-name = What the others call you.
setting-edition = edition, rule book
setting-about-edition = The rule book that is played by unless you ask for another.
setting-players = players
setting-about-players = How many sit at the table, from 2 to 10.
setting-bots = bots, opponents
setting-about-bots = Who plays against you: easy, steady, sharp, or several with commas between.
setting-colours = colours, colors
setting-about-colours = Show the colours of the cards on a colour terminal.
setting-braille = braille, display
setting-about-braille = Show the game on a braille display, through BRLTTY.
setting-braille-table = braille table, table, grade
setting-about-braille-table = The braille code: en-ueb-g1, en-ueb-g2, fr-bfu-g1 or fr-bfu-g2; by default uncontracted.
setting-width = width, cells
setting-about-width = How many cells a printed braille line has, from 10 to 100.
setting-speech = speech, voice output
setting-about-speech = Let the game speak. With a screen reader you do not need it.
setting-speech-engine = speech engine, engine
setting-about-speech-engine = Which voice program speaks: prism, speechd, say or espeak; by default the first that is there.
setting-speech-rate = speech rate, rate, speed
setting-about-speech-rate = How fast the voice speaks, from 1 to 100.
setting-speech-voice = speech voice, voice
setting-about-speech-voice = Which voice speaks, by the name its program gives it.
setting-sounds = sounds, sound
setting-about-sounds = Add short sounds to the words.

setting-value-yes = yes, y, on, true
setting-value-no = no, n, off, false
setting-value-none = default, standard, auto, none
setting-value-brief = brief, short
setting-value-normal = normal, medium
setting-value-full = full, long
setting-value-colour = colour, color, colours
setting-value-number = number, numbers
setting-value-fits = fits, fit, playable
setting-value-en = en, english
setting-value-fr = fr, french

## The doctor

doctor-python =
    .works = Python { $version } is recent enough.
    .missing = Python { $version } is too old: Sixdot needs { $wanted } or newer.
doctor-sixdot =
    .works = Sixdot { $version } { $compiled ->
        [yes] plays at full speed: the game is compiled.
       *[no] is complete. The game is not compiled, which only matters for playing many games at once.
    }
doctor-settings-file =
    .works = { $there ->
        [yes] Settings are read from { $path }.
       *[no] There are no settings yet. They would be kept in { $path }.
    }
    .missing = The settings in { $path } have mistakes in them, see below.
doctor-settings-folder =
    .works = Settings can be kept in { $path }.
    .missing = Settings cannot be kept in { $path }: { saved-reason } Name another folder in SIXDOT_HOME.
doctor-games-folder =
    .works = Games can be saved in { $path }.
    .missing = Games cannot be saved in { $path }: { saved-reason } Name another folder in SIXDOT_HOME.
doctor-games =
    .works = { $count ->
        [0] No games are saved yet.
        [one] One game is saved there, { $going ->
            [0] and it is over.
           *[other] and it can go on.
        }
       *[other] { $count } games are saved there, { $going ->
            [0] none of which can go on.
            [one] one of which can go on.
           *[other] { $going } of which can go on.
        }
    }
    .missing = { $damaged ->
        [one] One saved game cannot be read: { $names }. It is left alone.
       *[other] { $damaged } saved games cannot be read: { $names }. They are left alone.
    }
doctor-terminal =
    .works = This is a terminal of the kind { $term }{ $colours ->
        [yes] , and colours are added to the words.
       *[no] , and only plain lines are written.
    }
    .missing = Input or output is no terminal. That works too: lines are read and written as they come.
doctor-encoding =
    .works = Letters are written as { $encoding }.
    .missing = Letters are written as { $encoding }, which lacks French letters and braille cells: set PYTHONUTF8=1, or a UTF-8 locale such as LANG=C.UTF-8.
doctor-liblouis =
    .works = Braille is translated by liblouis { $version }.
    .missing = { $version ->
        [none] { braille-missing }
       *[other] liblouis { $version } lacks the braille tables { $tables }: on Debian or Ubuntu, apt install liblouis-data.
    }
doctor-brltty =
    .works = BRLTTY answers, and its braille display of { $cells } cells can show the game.
    .missing = { $problem ->
        [display-no-library] { display-no-library }
        [display-refused] { display-refused }
        [display-none] { display-none }
        [display-busy] { display-busy }
       *[other] { display-no-brltty }
    }
doctor-prism =
    .works = { speech-engine } speaks, through your screen reader if one is running.
    .missing = { doctor-no-speech }
doctor-speechd =
    .works = { speech-engine } speaks.
    .missing = { doctor-no-speech }
doctor-say =
    .works = { speech-engine } speaks.
    .missing = { doctor-no-speech }
doctor-espeak =
    .works = { speech-engine } speaks.
    .missing = { doctor-no-speech }
doctor-no-speech =
    { $why ->
        [missing-engine] { speech-engine } is not here or has no voice. To get it: { speech-how-engine }
        [stuck] { speech-engine } is here, but does not answer.
       *[failed] { speech-engine } is here, but could not speak. Is there a sound card?
    }
doctor-sounds =
    .works = Sounds can be played.
    .missing = { sounds-missing.normal }
doctor-trying = The voices are being tried, which takes some seconds.
doctor-fine =
    { $missing-count ->
        [0] Everything works.
       *[other] Not here: { $missing }. The game can be played without.
    }
doctor-not-fine = The game cannot be saved like this, see above.
doctor-part =
    { $part ->
        [liblouis] braille
        [brltty] a braille display
        [speech] speech
       *[sounds] sounds
    }


### Braille and its display, when something is not there.

braille-missing = Braille needs liblouis, which is not installed: on Debian or Ubuntu, apt install liblouis20 liblouis-data; on a Mac, brew install liblouis.
braille-no-table = liblouis has no braille table { $table }. On Debian or Ubuntu the tables are in the package liblouis-data.
display-no-library = The braille display needs BrlAPI, which is not installed: on Debian or Ubuntu, apt install brltty libbrlapi0.8.
display-no-brltty = BRLTTY does not answer, so nothing goes to the braille display. Is it running, and is its BrlAPI on?
display-refused = BRLTTY does not let you in: your user has to be able to read its key, often by joining the group brlapi.
display-none = BRLTTY is running, but no braille display is connected to it.
display-busy = Another program has the braille display of this terminal.
display-failed = BRLTTY does not show the game: { $reason }.
display-gone = The braille display is gone. The game goes on here, and there again when it is back.
display-back = The braille display is back.


### When there is no voice, or no sound: what is missing, and how to get it.

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
        [prism] pip install "sixdot[speech]", and start a screen reader.
        [speechd] sudo apt install speech-dispatcher speech-dispatcher-espeak-ng
        [say] use a Mac, where it is built in.
       *[espeak] sudo apt install espeak-ng
    }
speech-missing =
    .brief = No speech: { speech-how-system }
    .normal = This computer has no voice that Sixdot can use. To get one: { speech-how-system }
    .full = This computer has no voice that Sixdot can use, so the game goes on in text; sixdot doctor tells what was tried. To get one: { speech-how-system }
    .braille = no speech: sixdot doctor
speech-missing-engine =
    .brief = No { speech-engine }: { speech-how-engine }
    .normal = { speech-engine } is not here or has no voice. To get it: { speech-how-engine }
    .full = { speech-engine } is not here or has no voice, so the game goes on in text. Leave the engine out, and any voice that is here is used. To get this one: { speech-how-engine }
    .braille = no { speech-engine }
speech-unknown-engine =
    .brief = Engines: { $engines }.
    .normal = There is no speech engine { $engine }. The engines are { $engines }.
    .full = There is no speech engine { $engine }. The engines are { $engines }; leave it out, and the first of them that works is used.
    .braille = no engine { $engine }
speech-no-voice =
    .brief = No voice { $voice }.
    .normal = { speech-engine } has no voice { $voice }. Leave the voice out to hear the usual one.
    .full = { speech-engine } has no voice of the name { $voice }, and a voice is called by the engine's own name for it. Leave the voice out to hear the usual one of your language.
    .braille = no voice { $voice }
speech-stuck =
    .brief = Speech stopped.
    .normal = Speech has stopped: { speech-engine } does not answer. The game goes on in text.
    .full = Speech has stopped: { speech-engine } does not answer. The game goes on in text; switch speech off and on to try again, and sixdot doctor tells what works.
    .braille = speech stopped
speech-failed =
    .brief = No sound from { speech-engine }.
    .normal = { speech-engine } could not speak. Is there a sound card? The game goes on in text.
    .full = { speech-engine } could not speak. Is there a sound card, and may you use it? The game goes on in text; switch speech off and on to try again, and sixdot doctor tells what works.
    .braille = speech failed
sounds-missing =
    .brief = No sounds: nothing here plays them.
    .normal =
        { $system ->
            [linux] There is no program here that plays sounds. To get one: sudo apt install alsa-utils
           *[other] There is no program here that plays sounds; the game goes on without.
        }
    .full =
        { $system ->
            [linux] There is no program here that plays sounds, and the game goes on without: every sound is also in words. To get one: sudo apt install alsa-utils
           *[other] There is no program here that plays sounds, and the game goes on without: every sound is also in words.
        }
    .braille = no sounds


### What the terminal says between the moves.

session-prompt = { "> " }
session-player = Player

## Several people at one keyboard

session-hand-over =
    .brief = { $who }, Enter.
    .normal = { $who }, the keyboard is yours: press Enter.
    .full = Hand the keyboard to { $who }. { $who }, press Enter when nobody else listens or looks.
    .braille = { $who }: enter

session-who-speaks =
    .brief = Who? Name first.
    .normal = Who says so? Type the name first, such as Ann catch Ben.
    .full = Several people are asked. Type the name of who speaks first, such as Ann catch Ben; a name alone hands the keyboard over.
    .braille = who? name first
session-take-keyboard =
    .brief = { $who }, take the keyboard.
    .normal = { $who }, that needs the keyboard: wait for your turn, or at a pause type your name alone.
    .full = { $who }, that would be read out to everybody. Wait for your turn, or when the game waits type your name alone: then the keyboard is handed to you.
    .braille = { $who }: keyboard first
session-whose-keyboard =
    .brief = Nobody has the keyboard.
    .normal = Nobody has the keyboard now, so no hand is read out. At a pause, type your name alone to take it.
    .full = Nobody has the keyboard now, so no hand is read out. When the game waits, type your name alone: then the keyboard is handed to you.
    .braille = no keyboard: name first

## Questions back

session-cancelled =
    .brief = Cancelled.
    .normal = Never mind. It is still your turn.
    .full = Never mind, nothing was done. It is still your turn.
    .braille = cancelled
session-answer-or-command =
    .brief = 1 answer { $answer }, 2 command { $command }?
    .normal = Do you mean 1, the answer { $answer }, or 2, the command { $command }?
    .full = { $answer } could be your answer or the command { $command }. Type 1 to answer { $answer }, 2 for the command.
    .braille = 1 answer 2 { $command }?
session-judge =
    .brief = Right or wrong?
    .normal = Judge: is that right or wrong?
    .full = Whoever judges: is that answer right? Type right or wrong.
    .braille = right / wrong?
verdict-right = right, r, yes, y, true
verdict-wrong = wrong, w, no, n, false

## While you are away, and between rounds

session-away =
    .brief = A bot plays for you. Enter, or return.
    .normal = A bot plays for you. Enter goes on, return takes your seat back.
    .full = You are away and a bot plays your hand. Press Enter to let it play this turn, or type return to take your seat back.
    .braille = bot plays you · return?
session-next-round =
    .brief = Enter: round { $round }.
    .normal = Enter begins round { $round }. Review looks back on the last one.
    .full = Press Enter to begin round { $round }. Type review to hear which of your decisions cost most, score for the scores.
    .braille = enter: round { $round }
session-over =
    .brief = Enter ends.
    .normal = Enter ends the game. Review looks back on the last round.
    .full = The game is over. Press Enter to end it, or type review to hear which of your decisions cost most.
    .braille = enter: end
session-no-round =
    .brief = No round is on.
    .normal = No round is being played now. Enter goes on.
    .full = No round is being played now, so there are no cards to ask about. Press Enter to go on.
    .braille = no round now

## Looking back

session-nothing-happened =
    .brief = Nothing.
    .normal = Nothing has happened since.
    .full = Nothing has happened since you last acted.
    .braille = nothing since
session-last-number =
    .brief = Not a number: { $typed }.
    .normal = { $typed } is not a number. Type last 3 to hear the last three things that happened.
    .full = { $typed } is not a number. Type last alone for the last thing that happened, last 3 for the last three.
    .braille = last 3, not { $typed }
session-no-ruling =
    .brief = No ruling yet.
    .normal = Nothing has been ruled yet. Type why T1 to hear a rule by its number.
    .full = Nothing has been ruled yet that could be explained. Type why and the number of a rule, such as why T1, to hear that rule.
    .braille = no ruling yet
session-no-review =
    .brief = No round yet.
    .normal = You have no round behind you yet.
    .full = You have no round behind you yet: play one to its end, then review looks back on it.
    .braille = no round yet

## Settings, changed by command

order-colour = colour, colours, color, c
order-number = number, numbers, n
order-fits = fits, fit, playable, f
session-which-order =
    .brief = Sort by colour, number or fits?
    .normal = I do not know the order { $typed }. Cards are sorted by colour, by number, or by what fits.
    .full = I do not know the order { $typed }. Type sort colour, sort number, or sort fits for what can be played first.
    .braille = sort colour number fits
session-sorted =
    { $order ->
        [number] { $asked ->
            [yes] Your hand is sorted by number. Type sort colour, or sort fits for what fits first.
           *[no] Sorted by number.
        }
        [fits] { $asked ->
            [yes] What fits comes first in your hand. Type sort colour or sort number to change that.
           *[no] What fits comes first.
        }
       *[colour] { $asked ->
            [yes] Your hand is sorted by colour. Type sort number, or sort fits for what fits first.
           *[no] Sorted by colour.
        }
    }
session-length =
    { $length ->
        [brief] Brief.
        [full] Full: as much as there is to say.
       *[normal] Normal.
    }
language-en = en, english, anglais
language-fr = fr, french, français, francais
session-which-language =
    .brief = English or French?
    .normal = I do not speak { $typed }: type language English or language French.
    .full = I do not speak { $typed }. Type language English or language French.
    .braille = en / fr?
session-language =
    { $asked ->
        [yes] This is English. Type language French for French.
       *[no] English it is.
    }
session-marks =
    { $on ->
        [yes] Cards are called by their marks.
       *[no] Cards are called by their names.
    }
session-next-time = It counts from the next game on.
session-not-kept = It holds for now, but it could not be kept for later: { $problem }

## Saving and leaving

session-saved =
    { $path ->
        [none] This game is not being saved.
       *[other] Every move is saved as you play, in { $path }.
    }
session-copied = A copy of the game so far is in { $path }.
session-goodbye =
    .brief = Saved. sixdot resume goes on.
    .normal = The game is saved. Type sixdot resume to go on here.
    .full = The game is saved with your last move. Type sixdot resume at the command line to go on exactly here.
    .braille = saved: sixdot resume
session-goodbye-unsaved =
    .brief = Ended.
    .normal = The game ends here. It was not saved.
    .full = The game ends here. It was not saved, so it cannot be gone on with.
    .braille = ended, not saved
session-not-saved =
    .brief = { $problem } Stopped.
    .normal = { $problem } The game stops here.
    .full = { $problem } The game stops here.
    .braille = not saved, stopped
session-table =
    .brief = { new-edition-name }. { $players }.
    .normal = { new-edition-name }, with { $players }{ $target ->
        [0] .
       *[other] , to { $target } points.
    }
    .full = You play { new-edition-name }, with { $players }{ $target ->
        [0] .
       *[other] , to { $target } points.
    } Type rules to hear what this table plays by.
    .braille =
        { $name } { $target ->
            [0] { "" }
           *[other] { $target }
        }
session-finished =
    .brief = Over.
    .normal = The game is over. Type sixdot replay to hear it again, or sixdot play for another.
    .full = The game is over and kept. Type sixdot replay at the command line to hear it again, sixdot play to play another.
    .braille = over: sixdot replay
session-welcome-back =
    .brief = Back. Round { $round }.
    .normal = You are back in your game, round { $round }.
    .full = You are back in your game, round { $round }, exactly where you left it.
    .braille = back · round { $round }
session-bot-helped =
    .brief = The bot { $who } was helped, { $times ->
        [one] once
       *[other] { $times } times
    }.
    .normal = The bot { $who } was helped out, { $times ->
        [one] once
       *[other] { $times } times
    }: { $fault }
    .full = The bot { $who } could not decide by itself and a simple move was made for it, { $times ->
        [one] once
       *[other] { $times } times
    }: { $fault }
    .braille = bot { $who } helped { $times }x

## A new game, question by question

new-edition = Which rule book? Type a number or a name; Enter takes the first.
new-edition-name =
    { $name ->
        [mattel] Mattel, UNO Braille
        [rnib] RNIB, UNO Braille
        [french] French UNO Braille
        [question] UNO with questions, for a class
       *[dos] DOS
    }
new-edition-offer = { $number } { $name }: { new-edition-name }
new-people = Who plays at this keyboard? Type the names with commas, or Enter for yourself alone.
new-players = How many play in all, bots included? { $least } to { $most }; Enter for { $usual }.
new-bots = How good are the bots? Type a number or a name; Enter takes the first.
new-level-offer =
    { $name ->
        [easy] { $number } easy: plays whatever fits
        [sharp] { $number } sharp: thinks ahead
       *[steady] { $number } steady: plays with sense
    }
new-scoring = How is the game scored? Type a number or a name; Enter takes the first.
new-form-offer =
    { $name ->
        [lowest] { $number } lowest: everybody is charged what is left in hand, the lowest total wins
        [elimination] { $number } elimination: whoever reaches the target is out, the last one left wins
        [opposite] { $number } opposite: partners sit opposite each other
        [rotating] { $number } rotating: three rounds, each with another partner
       *[first-to] { $number } first-to: whoever goes out scores what the others hold
    }
new-target = Which score ends the game? Type a number, or Enter for { $usual }.
new-house = Any house rules? Type their names with spaces, or Enter for none. There are { $rules }.
new-which = Type a number from 1 to { $most }, or Enter for the first. Type ? for help, quit to stop.
new-given = That cannot be: { $problem }. So everything is asked.
new-nothing = No game was begun.
new-help =
    { $question ->
        [edition] Every rule book is a game of its own; the command rules tells them once you play.
        [people] Several people can share this keyboard, each in turn. Type Ana, Ben for two; all other seats are played by bots.
        [players] A number: people and bots together.
        [bots] A bot that is easy leaves you more chances than one that is sharp.
        [scoring] This decides how points are counted and who wins in the end.
        [target] A number of points. A low one makes a short game.
       *[house] House rules change the rule book: stacking=same lets draw cards be stacked, seven-zero swaps hands.
    } Enter alone takes what is offered first; quit stops without a game.
new-problem = That cannot be: { $problem }. Try again, or press Enter to leave it as it is.

## What a table cannot be set up with. Part of a sentence, without its end.

setup-edition = there is no edition { $value }; there are { $editions }
setup-players = the { $edition } edition is for { $least } to { $most } players, not { $value }
setup-no-number = with { $players } players and { $cards } cards each there may be no number left to start with
setup-target = a target is a number from 1 to { $most }, not { $value }
setup-scoring = the { $edition } edition has no scoring { $value }; it offers { $offered }
setup-partners-scoring = partners have a scoring of their own, so leave it out
setup-no-partners = the { $edition } edition has no partners
setup-partners-four = partners in the { $edition } edition are four players, not { $value }
setup-partners-even = partners are an even number of players from 4, not { $value }
setup-partners-leave = the seat of a partner cannot be passed over, so a bot plays on for a partner who leaves
setup-no-rotating = the { $edition } edition has no rotating partners
setup-rotating-four = rotating partners are four players, not { $value }
setup-rotating-target = rotating partners play exactly three rounds, so there is no target
setup-no-judge = nothing is asked in the { $edition } edition, so nobody judges
setup-house-twice = the house rule { $rule } is named twice
setup-house-none = house rules are for UNO, and the { $edition } edition has none
setup-house-unknown = there is no house rule { $value }; there are { $rules }
setup-house-written = the house rule { $rule } is written { $written }, not { $value }
setup-house-senseless =
    { $rule ->
        [jump-in] jump-in makes no sense here: in the { $edition } edition a card is played after an answer
        [no-bluff] no-bluff makes no sense here: in the { $edition } edition a Wild Draw Four is always honest
       *[no-reshuffle] { $rule } makes no sense together with draw-until-fits: one turn could take the whole pile
    }
setup-house-anyway = { $rule } is what the { $edition } edition says anyway, so leave it out
setup-name = a name has 1 to { $most } letters or signs, so { $value } is none
setup-same-name = two people have names that sound the same, so give one of them another
setup-people = people are named with commas between them, such as Ana,Ben
setup-too-many-people =
    { $seats ->
        [one] { $people } people do not fit on one seat
       *[other] { $people } people do not fit on { $seats } seats
    }
setup-bot = there is no bot { $value }; there are { $bots }, or module:function for one of your own
setup-printable = a seed and the name of a bot are written in letters and signs on one line
setup-number = a number is wanted, not { $value }
session-no-streams = A game needs somewhere to write its lines to, and somewhere to read them from.
