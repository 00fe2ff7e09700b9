### What a table plays by, and the reference card.

## What a table plays by

rules = { rules-book } { rules-house }
    .brief = { $edition-name }, { $form-braille }. House rules: { $house }.
    .brief-house-count_0 = { $edition-name }, { $form-braille }.
    .full = { rules-book } { $edition-differs } { rules-house }
    .braille = { $edition } { $hand-size } cards · { $form-braille } · { $house }
    .braille-house-count_0 = { $edition } { $hand-size } cards · { $form-braille }
rules-book = The table plays { $edition-book }: { $cards } cards, { $hand-size } each. { $scoring } { rules-call } { rules-four }
scoring-form = { $form ->
    [lowest] Everybody is charged what is left in hand; once somebody reaches { $target }, the lowest score wins.
    [elimination] Everybody is charged what is left in hand; whoever reaches { $target } is eliminated, and the last one left wins.
    [credit] Partners sit opposite. Whoever goes out scores what the opponents hold; the first team to reach { points-to-reach } wins.
    [charge] Partners sit opposite. A team is charged what both hold; once one reaches { $target }, the lowest wins.
    [rotating] Three rounds, each with another partner. Both are charged what both hold; the lowest score wins.
   *[first-to] Whoever goes out scores what the others hold; the first to reach { points-to-reach } wins.
}
scoring-braille = { $form ->
    [lowest] lowest at { $target }
    [elimination] eliminated at { $target }
    [credit] partners { $target }
    [charge] partners lowest at { $target }
    [rotating] 3 rounds partners
   *[first-to] { $target } wins
}
house = { $rule ->
    [stacking] { $value ->
        [none] Draw cards stack, only the same kind or whichever fits, and nobody challenges a Wild Draw Four.
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
    [tell-answers] After a wrong answer the right one is told.
    [no-hints] Nobody may ask for hints to the questions.
    [near-misses] A slip of the finger in an answer is asked about before it is judged.
    [follow-levels] Each player gets harder questions after right answers and easier ones after wrong ones.
    [teams] The two who sit opposite each other are a team and share their score.
    [hand] { $value ->
        [none] So many cards are dealt to each player.
       *[other] { $value } cards are dealt to each player.
    }
   *[penalty] { $value ->
        [none] So many cards for a missed call.
        [1] 1 card for a missed call.
       *[other] { $value } cards for a missed call.
    }
}

## The reference card. $marks: the marks of such a card in every colour, or of the numbers of a colour.

ref-run = { $first } to { $last }
    .braille = { $first }-{ $last }
worth = Worth { $points } points.
    .points_0 = It counts nothing.
    .points_one = Worth 1 point.
ref-numbers = { $colour } { $numbers }: { $marks }.
    .brief = { $colour }: { $marks }.
    .braille = { $marks } { $colour }
ref-deal = { rule-S5 }
    .brief = { $hand-size } cards each.
ref-score = { rule-G6 }
    .brief = Out: you score what others hold. { $target } wins.
ref-match = On your turn play a card of the same colour, number or symbol, or a wild card; otherwise draw.
    .brief = Play the same colour, number or symbol, or draw.
    .full = { ref-match } You draw only if nothing can be played.
    .full-may-decline = { ref-match } You may also draw although you could play.
    .braille = same colour number symbol, or draw
ref-draw-two = Draw Two, { $marks }. The next player answers with a draw card, or picks up all and misses the turn.
    .stacking_none = Draw Two, { $marks }. The next player draws { $draw-two } and misses the turn.
    .pickup-keeps-turn = Draw Two, { $marks }. The next player answers with a draw card, or picks up all and then plays.
    .brief = Draw Two: { $marks }.
    .full = { ref-draw-two } { worth }
    .braille = { $marks } +{ $draw-two } stacks
    .braille-stacking_none = { $marks } next +{ $draw-two } skip
ref-reverse = Reverse, { $marks }. Play goes round the other way; with two players it is a Skip.
    .reverse-skips_no = Reverse, { $marks }. Play goes round the other way.
    .brief = Reverse: { $marks }.
    .full = { ref-reverse } { worth }
    .braille = { $marks } turns direction
ref-skip = Skip, { $marks }. The next player misses the turn.
    .brief = Skip: { $marks }.
    .full = { ref-skip } { worth }
    .braille = { $marks } next skip
ref-wild = Wild, { $marks }. It goes on everything, and you name the colour.
    .wild-changes-colour = Wild, { $marks }. It goes on everything, and you name the colour, another than the one that counts.
    .brief = Wild: { $marks }.
    .full = { ref-wild } { worth }
    .braille = { $marks } on any card, name colour
ref-wild-four = Wild Draw Four, { $marks }. You name the colour, { $stacking ->
    [none] and the next player draws { $wild-four } and misses the turn.
   *[other] { $pickup-keeps-turn ->
        [yes] and the next player answers with a draw card, or picks up all and then plays.
       *[no] and the next player answers with a draw card, or picks up all and misses the turn.
    }
} { $challenge ->
    [yes] { $wild-four-honest ->
        [unplayable] If you could have played something else, a challenge costs you { $guilty-draws }; if not, it costs the challenger { $challenger-draws }.
       *[other] If you held the colour that counted, a challenge costs you { $guilty-draws }; if not, it costs the challenger { $challenger-draws }.
    }
   *[no] { CHOOSE($bluffing, no: "Only if it is honest.", yes: "") }
}
    .brief = Wild Draw Four: { $marks }.
    .full = { ref-wild-four } { worth }
    .braille = { $marks } name colour, +{ $wild-four } stacks
    .braille-stacking_none = { $marks } name colour, next +{ $wild-four } skip
ref-question = Every number asks a question before you play on it. Wrong or unknown: draw { $wrong-answer }, and the turn passes.
    .wrong-answer_1 = Every number asks a question before you play on it. Wrong or unknown: draw one, and the turn passes.
    .brief = Every number asks a question.
    .braille = number asks; wrong +{ $wrong-answer }, turn passes
ref-seven = A 7: you swap hands with a player of your choice.
    .brief = A 7: swap hands.
    .braille = { $marks } swap hands
ref-zero = A 0: every hand goes on to the next player.
    .brief = A 0: hands go on.
    .braille = { $marks } hands go on
ref-single = Single match: one card of the same number. In the same colour too: you may lay a card into the row.
    .single-bonus_must = Single match: one card of the same number. In the same colour too: you lay a card into the row.
    .single-bonus_none = Single match: one card of the same number.
    .brief = Single match: one card, same number. Same colour too: you may lay one.
    .brief-single-bonus_must = Single match: one card, same number. Same colour too: lay one.
    .brief-single-bonus_none = Single match: one card, same number.
    .braille = 1 = number; colour: may lay 1
    .braille-single-bonus_must = 1 = number; colour: lay 1
    .braille-single-bonus_none = 1 = number
ref-double = Double match: two cards that add up to the number. Both in the colour of the card in the row: you lay a card into the row, and all others draw { $double-bonus ->
    [1] one
   *[other] { $double-bonus }
}.
    .brief = Double match: two cards that add up. Both in the colour of the row's card: lay one, the others draw { $double-bonus }.
    .braille = 2 = sum; colour: lay 1, others +{ $double-bonus }
ref-dos-draw = No match: draw a card, then match, or lay a card into the row.
    .brief = No match: draw, then match or lay.
    .braille = no match: draw, match or lay 1
ref-wild-number = Wild Number, { $marks }. Any number from 1 to 10 in its own colour; you name it.
    .brief = Wild Number, 1 to 10: { $marks }.
    .full = { ref-wild-number } { worth }
    .braille = { $marks } any 1-10, you name it
ref-wild-dos = Wild DOS, { $marks }. A 2 in any colour; you name it.
    .brief = Wild DOS, a 2: { $marks }.
    .full = { ref-wild-dos } { worth }
    .braille = { $marks } 2 of any colour, you name it
ref-dos = Say DOS with exactly two cards in hand; if another says it first, you draw { $call-penalty }.
    .brief = Say DOS with two cards, or draw { $call-penalty }.
    .braille = dos with 2 cards, or +{ $call-penalty }
