### What happened: the deal and the turns.

## How sayings are put together

between-deeds = { " " }
before-next = { " " }
    .braille = { " · " }
subject = { $who }
    .you = You
    .same = then
    .partner = Your partner { $who }

## Before the first card

round-begins = Round { $round }.
    .braille = round { $round }
deal-fixed = { "" }
    .full = The deal is fixed.
entropy-added = { subject } adds a text to the deal.
    .you = You add a text to the deal.
    .brief = { $who } adds a text.
    .brief-you = Text added.
    .full = { subject } adds a text to the deal: { $text }
    .full-you = You add a text to the deal: { $text }
    .braille = { $who } text
drawn-for-dealer = { $who } { $card }
    .again = then { $card }
dealer-drawn = { subject } draws { $card }, the highest, and deals.
    .you = You draw { $card }, the highest, and deal.
    .brief = { $who } deals.
    .brief-you = You deal.
    .full = Drawn for the deal: { $draws }.
    .braille = { $who } { $card } deal
dealt = { subject } deals.
    .drawn = { "" }
    .you = You deal.
    .brief = { $who } deals.
    .brief-drawn = { "" }
    .brief-you = You deal.
    .full = { subject } { CHOOSE($drawn, yes: "has the highest number and deals", no: "deals") } { $size } cards each.
    .full-you = You { CHOOSE($drawn, yes: "have the highest number and deal", no: "deal") } { $size } cards each.
    .braille = { $who } deal
    .braille-drawn = { "" }
couple = { $first } with { $second }
partners-told = You play with { $partner }, { $others }.
    .partner_none = Partners: { $others }.
    .rotating = This round you play with { $partner }, { $others }.
    .brief = You play with { $partner }.
    .brief-partner_none = { $others }.
    .braille = with { $partner }
    .braille-partner_none = { $others }
hand-told = { $who } holds { $cards }.
    .you = Your hand: { $cards }.
    .brief-you = Hand: { $cards }.
    .full = { $who } holds { $cards }.
    .full-you-and-cards-count_one = Your hand, one card: { $cards }.
    .full-you = Your hand, { $cards-count } cards: { $cards }.
    .braille = { $who } { $cards }
    .braille-you = hand { $cards }
turned-up = The first card is { $card }.
    .buried = { $card } is turned up and goes back.
    .brief = First card { $card }.
    .brief-buried = { $card } goes back.
    .full-buried = { $card } is turned up; a round does not begin with it, so it goes back.
    .braille = up { $card }
    .braille-buried = { $card } back
row-filled = New in the row: { $cards }.
    .braille = row +{ $cards }

## A turn

# 'blue 1', '2: blue 1 and red 7', or how many
drawn = { $count }
    .known-and-count_1 = { $cards }
    .known = { $count }: { $cards }
    .count_0 = nothing
    .count_1 = a card
drawn-brief = { $count }
    .known = { $cards }
    .count_0 = nothing
    .count_1 = a card
drawn-braille = +{ $count }
    .known = +{ $cards }
no-more = { "" }
    .short-and-count_0 = ; no card is left
    .short = ; no more are left
now-holds = { $left } cards
    .left_one = one card
# The call comes first, then the card
uno-called = UNO!
    .braille = UNO
names-it = { " " }and names { $colour }
    .colour_none = { "" }
    .you = { " " }and name { $colour }
plays = { CHOOSE($who-is, you: "play", other: "plays") }
    .how_jumps = { CHOOSE($who-is, you: "jump in with", other: "jumps in with") }
    .how_drew-and-drew_1 = draws a card, plays
    .how_drew = draws { $drew } cards, plays
played = { subject } { plays } { $card }{ names-it }.
    .how_drew-and-colour_none = { subject } { $drew ->
        [1] draws a card
       *[other] draws { $drew } cards
    } and plays { $card }.
    .how_drew = { subject } { plays } { $card }{ names-it }.
    .same = { CHOOSE($colour, none: "and", other: "") } { plays } { $card }{ names-it }.
    .brief = { $who-is ->
        [you] { "" }
        [same] { CHOOSE($how, drew: "draws,", plays: "") }
       *[other] { $who }{ CHOOSE($how, jumps: " jumps in,", drew: " draws,", plays: ",") }
    } { $card }{ $colour ->
        [none] { "" }
       *[other], now { $colour }
    }{ $on ->
        [none] { "" }
       *[other] { " " }on { $on }
    }.
    .full = { subject } { plays } { $card }{ $colour ->
        [none] { "" }
       *[other] { $who-is ->
            [you], name { $colour }
           *[other], names { $colour }
        }
    }{ $who-is ->
        [you] { " " }and have { now-holds } left
       *[other] { " " }and has { now-holds } left
    }.
    .full-uno = { subject } { plays } { $card }{ names-it }.
    .full-left_0 = { subject } { plays } { $card }{ names-it }.
    .braille = { $who-is ->
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
player-brief = { $who }
    .same = { "" }
# `told`: the play has said whom it hits, where it is short
drew = { subject } draws { drawn }{ CHOOSE($misses, yes: " and misses a turn", no: "") }{ no-more }.
    .you-and-misses = You draw { drawn }{ CHOOSE($known, yes: ", and miss your turn", no: " and miss your turn") }{ no-more }.
    .you = You draw { drawn }{ no-more }.
    .brief = { player-brief } draws { drawn-brief }.
    .brief-you = You draw { drawn-brief }.
    .brief-told-and-known = { $who } draws { drawn-brief }.
    .brief-told = { "" }
    .full = { subject } draws { drawn }{ CHOOSE($misses, yes: ", misses a turn", no: "") } and now has { now-holds }{ no-more }.
    .full-you = { drew } You now have { now-holds }.
    .braille = { player-brief } { drawn-braille } { $left }
    .braille-you = { player-brief } { drawn-braille }
# A draw, and what the same player does then
drew-then = { subject } draws { $count } { $then }
    .count_1 = { subject } draws a card { $then }
    .brief = { $who } draws, { $then }
    .full = { subject } draws { $count }, { $then }
    .full-count_1 = { subject } draws a card, { $then }
    .braille = { $who } +{ $count } { $then }
drew-own = You draw { drawn }{ no-more }.
    .brief = { $cards }{ CHOOSE($fits, yes: ", fits", row: "", barred: ", not now", no: ", no fit") }.
    .brief-count_0 = Nothing to draw.
    .braille = { drawn-braille } { CHOOSE($fits, yes: "yes", no: "no", barred: "no", row: "") }
drew-passed = { subject } draws { drawn } and passes{ no-more }.
    .you = You draw { drawn } and pass{ no-more }.
    .brief = { player-brief } draws { drawn-brief }.
    .brief-you = { drawn-brief }, passed.
    .brief-known = { player-brief } draws { drawn-brief }.
    .brief-count_1 = { player-brief } draws.
    .full = { subject } draws { drawn }, keeps them and has { $left }{ no-more }.
    .full-you-and-count_0 = You draw { drawn }, keep what you had and have { now-holds }{ no-more }.
    .full-you-and-count_1 = You draw { drawn }, keep it and have { now-holds }{ no-more }.
    .full-you = You draw { drawn }, keep them and have { now-holds }{ no-more }.
    .full-count_0 = { subject } draws { drawn }, passes and has { $left }{ no-more }.
    .full-count_1 = { subject } draws { drawn }, keeps it and has { $left }{ no-more }.
    .braille = { player-brief } { drawn-braille } { $left }
    .braille-you = { player-brief } { drawn-braille }
others-draw = { $who } draw { $count } each.
    .who-count_1-and-count_0 = { $who } draws nothing.
    .who-count_1-and-count_1 = { $who } draws a card.
    .who-count_1 = { $who } draws { $count }.
    .count_0 = { $who } draw nothing.
    .count_1 = { $who } draw a card each.
    .brief = { $who } draw { $count } each.
    .brief-who-count_1 = { $who } draws { $count }.
    .braille = { $who } +{ $count }
passed = { subject } passes.
    .you = You pass.
    .brief = { $who } passes.
    .brief-you = Passed.
    .braille = { $who } pass
skipped = { subject } misses a turn.
    .you = You miss your turn.
    .brief = { $who } misses a turn.
    .brief-you = You miss a turn.
    .brief-told = { "" }
    .braille = { $who } skip
reversed = Play goes to the { direction-word }.
    .brief = To the { direction-word }.
    .full = Play now goes to the { direction-word }.
    .braille = { direction-word }
direction-word = { CHOOSE($direction, left: "left", right: "right") }
colour-named = { subject } names { $colour }.
    .you = You name { $colour }.
    .brief = { $who }, { $colour }.
    .brief-you = { $colour }.
    .full = { subject } names { $colour }: a { $colour } card fits now, or a wild card.
    .full-you = You name { $colour }: a { $colour } card fits now, or a wild card.
    .braille = { $who } { $colour }
reshuffled = The discard pile is shuffled; { $count } cards to draw.
    .count_one = The discard pile is shuffled; one card to draw.
    .brief = Reshuffled.
    .full = The draw pile was empty, so the discard pile is shuffled; { $count } cards to draw.
    .full-count_one = The draw pile was empty, so the discard pile is shuffled; one card to draw.
    .braille = shuffle { $count }

## House rules

jumped-in = { subject } jumps in.
    .you = You jump in.
    .brief = { $who } jumps in.
    .brief-you = Jumping in.
    .full = { subject } jumps in out of turn.
    .full-you = You jump in out of turn.
    .braille = { $who } in
swapped = { subject } swaps hands with { $target }.
    .you-and-known = You swap hands with { $target } and get { $cards-count }: { $cards }.
    .you = You swap hands with { $target } and get a new hand.
    .target-is_you-and-known = { subject } swaps hands with you. You get { $cards-count }: { $cards }.
    .target-is_you = { subject } swaps hands with you. You get a new hand.
    .counts = { subject } swaps hands with { $target } and now has { now-holds }; { $target } has { $target-left }.
    .brief = { $who } swaps with { $target }.
    .brief-you-and-known = You get { $cards }.
    .brief-you = Swapped with { $target }.
    .brief-target-is_you-and-known = { $who } swaps with you. You get { $cards }.
    .brief-target-is_you = { $who } swaps with you.
    .full-counts_no = { swapped }
    .full-you = { swapped } { $target } now has { $target-left }.
    .full-target-is_you = { swapped } { $who } now has { $left }.
    .braille = { $who } swap { $target }
    .braille-known = { $who } swap { $target } { $cards }
    .braille-counts = { $who } swap { $target } { $left } { $target-left }
holds = { $who } { $count }
hands-passed = Every hand goes to the { direction-word }. { $known ->
    [yes] You get { $cards-count }: { $cards }.
   *[no] { "" }
} { $counts-count ->
    [0] { "" }
   *[other] Now { $counts }.
}
    .brief = Hands go { direction-word }.
    .brief-known = Hands go { direction-word }. You get { $cards }.
    .full = Every hand goes to the { direction-word }. { $known ->
        [yes] { $giver ->
            [none] You get
           *[other] From { $giver } you get
        } { $cards-count }: { $cards }.
       *[no] { "" }
    } { $counts-count ->
        [0] { "" }
       *[other] Now { $counts }.
    }
    .braille = hands { direction-word } { $known ->
        [yes] you { $cards }
       *[no] { "" }
    } { $counts-count ->
        [0] { "" }
       *[other] { $counts }
    }
