### What comes next.

## What comes next: yours

next-you-only = Your turn.
    .brief = You.
    .braille = you
next-still-you = Still your turn.
    .brief = You.
    .full = It is still your turn.
    .braille = you
counts-now = , { $colour } counts
    .named = { "" }
    .colour_none = { "" }
next-you = Your turn{ counts-now }, { $count } cards fit.
    .count_0 = Your turn{ counts-now }, nothing fits: draw.
    .count_one = Your turn{ counts-now }, one card fits.
    .brief = You{ counts-now }.
    .brief-count_0 = You{ counts-now }, draw.
    .full = Your turn.
    .braille = you { $colour } { $count }/{ $hand }
    .braille-named = you { $count }/{ $hand }
    .braille-colour_none = you { $count }/{ $hand }
next-you-more = { "" }
    .full = { $colour ->
        [none] { $top } is up
       *[other] { $colour } counts
    }; { $count ->
        [0] { $hand ->
            [1] your last card does not fit: draw
            [2] neither of your cards fits: draw
           *[other] none of your { $hand } cards fits: draw
        }
       *[other] { $all ->
            [yes] { $hand ->
                [1] your last card fits
                [2] both your cards fit
               *[other] all your { $hand } cards fit
            }
           *[no] { $count ->
                [1] one of your { $hand } cards fits
               *[other] { $count } of your { $hand } cards fit
            }
        }: { $cards }
    }. { CHOOSE($uno, yes: "Call UNO with the card you play.", no: "") }
next-colour = Name the colour.
    .brief = Which colour?
    .full = Name the colour that counts: blue, green, red or yellow.
    .braille = colour?
next-drawn = { drawn-it } does not fit{ drawn-others }
    .fits = { drawn-it } fits: play it{ CHOOSE($may-pass, yes: " or pass", no: "") }.
    .fits_none = { nothing-drawn }
    .fits_barred = You may not play it now{ drawn-others }
    .brief = Play it.
    .brief-may-pass-and-others-count_0 = { CHOOSE($fits, yes: "Play or pass?", no: "Pass.") }
    .brief-may-pass = Play or pass?
    .full = { $top-is ->
        [wild] It is not of the colour that counts
        [wild-four] It is not of the colour that counts
       *[other] { $top } is up
    }, so it cannot be played{ $others-count ->
        [0]. Say pass to end your turn.
       *[other] { drawn-others }
    }
    .full-fits = { $card } fits{ $top-is ->
        [wild] { "" }
        [wild-four] { "" }
       *[other] { " " }{ $top }
    }: play it{ $others-count ->
        [0] { "" }
       *[other] { " " }or one of { $others }
    }{ CHOOSE($may-pass, yes: ", or say pass to keep it", no: "") }.
    .full-fits_none = { nothing-drawn }
    .full-fits_barred = A house rule of this table forbids playing it now{ drawn-others }
    .braille = play?
    .braille-others-count_0 = { CHOOSE($fits, yes: "play?", no: "pass") }
# The card just drawn
drawn-it = it
nothing-drawn = You can play { $others }{ CHOOSE($may-pass, yes: ", or pass", no: "") }.
    .others-count_0 = Say pass.
drawn-others = , but you can play { $others }{ CHOOSE($may-pass, yes: ", or pass", no: "") }.
    .others-count_0 = ; pass.
stakes = { "" }
    .full = { $colour ->
        [none] { "" }
       *[other] The colour was { $colour }.
    } If { $player } held { $honest ->
        [colour] { $colour ->
            [none] a card of the colour before
           *[other] a { $colour } card
        }
       *[other] another card that fitted
    }, { $player } { table-pending-four-back }; if not, you draw { $challenger }.
next-respond = Accept it: you draw { $wild-four }.
    .can = Challenge or accept?
    .brief = { CHOOSE($can, yes: "Challenge or accept?", no: "Accept.") }
    .braille = { CHOOSE($can, yes: "ch/acc?", no: "acc") }
next-stack = Pick up { $count }.
    .can = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for you: play a draw card or pick up?
    .brief-can = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") }: play or pick up?
    .full = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for you, and you hold nothing to play on them: pick up.
    .full-can = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for you. You hold { $cards } to play on them, or pick up.
    .braille = you +{ $count } pick up
    .braille-can = you +{ $count } play/pick up?
next-answer = Question: { $question } Top card { $top }.
    .top_none = Question: { $question }
    .brief = { $question }
    .full = { next-answer } Answer, say unknown, or press Enter to hear it again.
    .braille = ? { $plain }
next-swap = With whom do you swap hands?
    .brief = Swap with whom?
    .full = With whom do you swap hands? Type a name. They hold: { $others }.
    .braille = swap? { $others }
next-lay = Lay a card into the row{ CHOOSE($declinable, yes: ", or lay nothing", no: "") }.
    .brief = { CHOOSE($declinable, yes: "Lay a card?", no: "Lay a card.") }
    .full = Lay one of your cards into the row{ CHOOSE($declinable, yes: ", or lay nothing", no: "") }: { $cards }.
    .braille = { CHOOSE($declinable, yes: "lay / nothing?", no: "lay?") }
next-row = Your turn. In the row: { $row }.
    .brief = You. Row: { $row }.
    .braille = you { $row } ·
next-row-more = Nothing matches: draw.
    .can = You can match { $cards }.
    .brief = { CHOOSE($can, yes: "", no: "Draw.") }
    .full = Nothing in your hand matches, alone or in pairs: draw. { dos-reminder }
    .full-can = You can match { $ways }. { dos-reminder }
    .braille = draw
    .braille-can = { $cards }?
dos-reminder = { CHOOSE($call, yes: "You have two cards: say DOS.", no: "") }
next-done = Nothing else matches: say done.
    .can = You can match { $cards }, or say done.
    .drawn = Nothing matches: say done, then lay a card.
    .brief = Done?
    .brief-can = { CHOOSE($drawn, yes: "Match, or done?", no: "More, or done?") }
    .full = Nothing else matches: say done to end your matching. { dos-reminder }
    .full-can = You can match { $ways }. Or say done. { dos-reminder }
    .full-drawn = Nothing matches: say done, then lay a card into the row. { dos-reminder }
    .braille = done?
    .braille-can = { $cards }? done?

## What comes next: the others'

# A partner is named with what they do
next-subject = { $who }
    .partner = Your partner
next-other = { next-subject } is next.
    .brief = { $who }.
    .full = { $who } is next.
    .full-partner = Your partner { $who } is next.
    .braille = { $who }
next-other-turn = { $who }'s turn.
    .brief = { $who }.
    .braille = { $who }
next-same = The same player plays again.
    .brief = { $who } again.
    .braille = same
next-other-respond = { $who } may challenge.
    .partner = Your partner may challenge.
    .brief = { $who }?
    .full = { $who } may challenge or accept.
    .full-partner = Your partner { $who } may challenge or accept.
    .braille = { $who } ch/acc?
next-other-stack = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for { $who }.
    .partner = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for your partner.
    .brief = { $count } for { $who }.
    .full = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for { $who }, who plays a draw card or picks up.
    .full-partner = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for your partner { $who }, who plays a draw card or picks up.
    .braille = { $who } +{ $count }?
next-other-swap = A swap of hands comes next.
    .brief = A swap is next.
    .full = A swap of hands with one of the others comes next.
    .braille = swap
next-other-lay = { "" }
    .full = A card for the row comes next.
    .braille = lay
next-other-asked = Question for { $who }: { $question }
    .question_none-and-partner = Your partner is asked.
    .question_none = { $who } is asked.
    .same_yes-and-partner = Same question for your partner.
    .same_yes = Same question for { $who }.
    .partner = Question for your partner: { $question }
    .brief = { $who } is asked.
    .braille = { $who } ?
next-other-colour = { $who } names the colour.
    .partner = Your partner names the colour.
    .brief = { $who } names the colour.
    .full = { $who } names the colour that counts.
    .full-partner = Your partner { $who } names the colour that counts.
    .braille = { $who } colour?

## A record told again

record-seats = At the table: { $seats }.
    .brief = Seats: { $seats }.
    .full = At the table, with the numbers of their seats: { $seats }.
    .braille = { $seats }
record-seat = { $number } { $name } (bot)
    .person = { $number } { $name }
record-mended = From here on the game was played by a rule that has been mended since.
    .braille = other rules from here
record-unfinished = The round that follows is not over.
    .brief = The next round is not over.
    .full = The round that follows is not over, so its cards are not known yet.
    .braille = next round not over
