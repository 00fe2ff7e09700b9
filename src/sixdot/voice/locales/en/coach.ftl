### The coach: hints with their reason, and a round looked back on.

coach-hint = Hint: { $what }: { $why }.
    .tries = { $what }: { $why }.
    .brief = { $what }.
    .braille = { $what } · { $why }
coach-bluff = It is a bluff: if you are challenged, you { CHOOSE($bluff, back: "take it back and draw", draw: "draw") } { $guilty ->
    [one] { $guilty } card.
   *[other] { $guilty } cards.
}
    .brief = { "" }
    .braille = (bluff)
coach-wait = go on
coach-answer = try an answer
coach-opening = { $decisions ->
    [one] Looked at { $decisions } decision.
   *[other] Looked at { $decisions } decisions.
} { $mistakes ->
    [0] None of them cost you much.
    [1] This one cost you most.
   *[other] These { $mistakes } cost you most.
}
    .brief = { $mistakes } cost you most.
    .brief-mistakes_0 = Nothing cost you much.
    .braille = { $decisions } seen, { $mistakes } dear
coach-where = Decision { $number }, line { $line }
    .line_0 = Decision { $number }
coach-up = { $card } up, { $colour } counts
    .colour_none = { $card } up
coach-row = { $cards } in the row
coach-mistake = { coach-where } ({ $table }; you held { $hand }): you chose to { $done }. Better: { $better }. { $games ->
    [one] It wins about { $games } game in 100 more.
   *[other] It wins about { $games } games in 100 more.
}
    .brief = { coach-where }: you chose to { $done }. Better: { $better }, worth about { $games } in 100.
    .braille = { $number }: { $done } < { $better } +{ $games }%
coach-no-call = { coach-where } ({ $table }; you held { $hand }): you chose to { $done }, without the call. { $games ->
    [one] Whoever is caught at that wins about { $games } game in 100 less.
   *[other] Whoever is caught at that wins about { $games } games in 100 less.
}
    .brief = { coach-where }: you chose to { $done }, without the call, worth about { $games } in 100.
    .braille = { $number }: { $done } no uno -{ $games }%
coach-missed = Decision { $number } ({ $table }): you could have caught { $who } first.
    .number_0 = At a pause ({ $table }) you could have caught { $who }.
    .brief = Decision { $number }: you could have caught { $who }.
    .brief-number_0 = At a pause: you could have caught { $who }.
    .braille = { $number }: catch { $who }
    .braille-number_0 = pause: catch { $who }
coach-progress = Looking back: { $percent } percent.
    .brief = { $percent } percent.
    .braille = { $percent }%
why-kept = you keep { $count } { $colour } cards
    .count_one = you keep { $count } { $colour } card
why-drew = { $who } has drawn on { $colour } { $times } times
    .times_1 = { $who } has drawn on { $colour } once
    .times_2 = { $who } has drawn on { $colour } twice
why-call = you have two cards
    .braille = two cards
why-answer = not to know costs as much as a wrong answer
    .braille = costs no more
why-nothing-fits = nothing fits
why-nothing-drawn = there was no card to draw
    .braille = nothing drawn
why-drawn-no-fit = the card you drew does not fit
    .braille = no fit
why-forbidden = what fits may not be played now
    .braille = not allowed
why-only = there is nothing else to do
    .braille = nothing else
why-only-card = nothing else fits
    .braille = only that fits
why-only-may = nothing else may be played
    .braille = only that may
why-drawn-fits = you are rid of the card you drew
    .braille = rid of it
why-out = you go out
why-jump = you are rid of a card out of turn
    .braille = card less
why-saves-wild = you keep your wild cards for later
    .braille = saves wilds
why-keeps-wild = only a wild card fits, and you keep it for later
    .braille = keep the wild
why-keeps-drawn-wild = you keep the wild card you drew for later
    .braille = keep the wild
why-cheap-challenge = a wrong challenge costs only { $more } cards more
    .more_0 = a wrong challenge costs no more
    .more_1 = a wrong challenge costs only one card more
    .more_2 = a wrong challenge costs only two cards more
    .braille = costs only { $more } more
    .braille-more_0 = costs no more
# $more: than to accept; 0: no more, or even less
why-dear-challenge = a wrong challenge costs { $more } cards more
    .more_0 = the player may not have bluffed
    .more_1 = a wrong challenge costs one card more
    .more_2 = a wrong challenge costs two cards more
    .braille = costs { $more } more
    .braille-more_0 = perhaps no bluff
why-all-draw = the colours match, so everybody else draws { $double-bonus ->
    [1] a card
   *[other] { $double-bonus } cards
}
    .braille = others +{ $double-bonus }
why-may-lay = the colour matches, so you may lay another card
    .single-bonus_must = the colour matches, so you lay another card
    .braille = may lay one
    .braille-single-bonus_must = lay one
why-two-cards = two cards leave your hand at once
    .braille = two cards gone
why-even = nothing does better in trial games
    .braille = nothing better
why-wait = there is nothing to do now
    .braille = nothing to do
why-missed = { $who } did not call
    .braille = no call
why-stack = you need not pick up { table-cards }
    .braille = not +{ $count }
why-threat = { $who } is next and has only { table-cards }
    .braille = { $who } next, { $count }
why-takes = you get { $who }'s hand, { table-cards }
    .braille = { $who }'s { $count }
why-may-take = you can swap hands with { $who }, who has { table-cards }
    .braille = { $who } has { $count }
why-fewest = { $who } has only { table-cards }
    .braille = { $who } has { $count }
why-points = you are rid of { points-word }
    .braille = -{ points-word }
why-trials = in trial games it wins about { $percent } games in 100 more than to { $than }
    .percent_one = in trial games it wins about { $percent } game in 100 more than to { $than }
    .braille = +{ $percent }% over { $than }
why-keeps = { why-kept }, and { why-drew }
    .who_none = { why-kept }
    .braille = { $colour }: { $count } kept
why-drawn-on = { why-drew }
    .braille = { $who } drew on { $colour }
why-bluff = { $who } has { table-cards }, probably a { $colour } one among them
    .count_one-and-colour_none = { $who } has { table-cards }, probably one that fitted
    .count_one = { $who } has { table-cards }, probably a { $colour } one
    .colour_none = { $who } has { table-cards }, probably one that fitted among them
    .braille = { $who } { $count }: bluff?
why-honest = { $who } has { table-cards }, probably no { $colour } one among them
    .count_one-and-colour_none = { $who } has { table-cards }, probably one that did not fit
    .count_one = { $who } has { table-cards }, probably not a { $colour } one
    .colour_none = { $who } has { table-cards }, probably none that fitted among them
    .braille = { $who } { $count }: honest?
