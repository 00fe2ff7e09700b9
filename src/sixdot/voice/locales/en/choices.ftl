### What a player can do, what waits for somebody, questions with numbered answers, pauses.

## What is pending

table-pending-none = Nothing is pending.
    .brief = Nothing.
    .full = Nothing is pending: no stack, no challenge, no penalty.
    .braille = nothing pending
table-pending-stack = A stack of { $count } waits for { table-player }.
    .brief = { $count } { CHOOSE($count, one: "card waits", other: "cards wait") } for { $who }.
    .full = A stack of { $count } waits for { table-player }: another draw card, or { table-cards } to pick up.
    .full-you = A stack of { $count } waits for you: play another draw card on it, or pick up { table-cards }.
    .braille = { $who } +{ $count }
table-pending-four = { table-pending-four-by } { table-pending-four-stake }
    .brief = Wild Draw Four on { $who }.
    .brief-you-and-by-is_you = Your Wild Draw Four.
    .brief-you = { $by }'s Wild Draw Four on { $colour }, { $left } left.
    .braille = { $by } +{ $wild-four } { $colour } { $left } · { $who } ch/acc?
table-pending-four-left = { $left } cards left
    .left_one = { $left } card left
table-pending-four-by = { $by } played Wild Draw Four on { $colour } and has { table-pending-four-left }.
    .by-is_you = You played Wild Draw Four on { $colour } and have { table-pending-four-left }.
    .by-is_partner = Your partner { $by } played Wild Draw Four on { $colour } and has { table-pending-four-left }.
table-pending-four-stake = { $who } has yet to challenge or accept.
    .you-and-may = Accept: you draw { $wild-four }. Challenge: if { $by } held { table-pending-four-held }, { $by } { table-pending-four-back }; if not, you draw { $challenger }.
    .you = You draw { $wild-four }: accept it.
    .partner = Your partner { $who } has yet to challenge or accept.
table-pending-four-held = another card that fitted
    .held_colour = a { $colour } card
table-pending-four-back = draws { $guilty }
    .back = takes the card back and draws { $guilty }
table-pending-owed = At the end of the turn { $who } draws { $count } penalty { CHOOSE($count, one: "card", other: "cards") }.
    .you = At the end of your turn you draw { $count } penalty { CHOOSE($count, one: "card", other: "cards") }.
    .partner = At the end of the turn your partner { $who } draws { $count } penalty { CHOOSE($count, one: "card", other: "cards") }.
    .brief = { $who } owes { $count }.
    .braille = { $who } +{ $count } at end
table-pending-single = For colour matches { $count } cards may be laid into the row.
    .must-and-count_one = For a colour match one card is to be laid into the row.
    .must = For colour matches { $count } cards are to be laid into the row.
    .count_one = For a colour match one card may be laid into the row.
    .brief = { $count } to lay.
    .braille = may lay { $count }
    .braille-must = lay { $count }
table-pending-double = For double colour matches { $count } cards are to be laid, and everybody else draws { $draw }.
    .count_one = For a double colour match one card is to be laid, and everybody else draws { $draw ->
        [1] one
       *[other] { $draw }
    }.
    .brief = All others draw { $draw }.
    .braille = lay { $count } others +{ $draw }
table-pending-vote = { $who } is accused of giving advice: { $for } for it, { $against } against.
    .you = You are accused of giving advice: { $for } for it, { $against } against.
    .partner = Your partner { $who } is accused of giving advice: { $for } for it, { $against } against.
    .brief = { $who } is accused, { $for } to { $against }.
    .brief-you = You are accused, { $for } to { $against }.
    .braille = { $who } accused { $for }:{ $against }

## What can be done, as it is told

act-play = play { act-play-card }
    .braille = { CHOOSE($uno, yes: "uno", no: "") } { $card } { $colour }
    .braille-colour_none = { CHOOSE($uno, yes: "uno", no: "") } { $card }
act-play-card = { $card }, naming { $colour }{ CHOOSE($uno, yes: " and call UNO", no: "") }
    .colour_none = { $card }{ CHOOSE($uno, yes: " and call UNO", no: "") }
act-match = play { $cards } on { $centre }
    .braille = { $cards }>{ $centre }
act-lay = lay { $card }
act-colour = name { $colour }
act-draw = draw
act-pass = pass
act-challenge = challenge
act-accept = accept
act-pickup = pick up { table-cards }
    .count_0 = pick up
act-answer = answer
act-unknown = say unknown
act-done = say done
act-nolay = lay nothing
act-confirm = say that it was a slip of the finger
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
act-hint = ask for the hint

## The same, as it is typed

type-play = { $card }
    .uno = UNO { $card }
type-match = { $centre } with { $ways }
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
type-confirm = yes
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
type-hint = hint

## Questions with numbered answers

ask-colour = Which colour?
    .brief = Colour?
    .full = Which colour do you name?
    .braille = colour?
ask-target = Whom do you mean?
    .brief = Whom?
    .full = Which player do you mean?
    .braille = who?
ask-swap = With whom do you swap hands?
    .brief = With whom?
    .braille = swap?
ask-row = On which card of the row?
    .brief = On which?
    .braille = row?
ask-cards = With which cards?
    .brief = With which?
    .full = With which cards of your hand?
    .braille = with?
ask-meaning = What does the wild card stand for?
    .colours = Which colour does the wild card stand for?
    .brief = As what?
    .braille = as?
ask-means = as { $meaning }
    .braille = ={ $meaning }
ask-card = Which card?
    .full = Which of these cards do you mean?
    .braille = which?
ask-play = Which of these?
    .brief = Which?
    .full = Which of these do you mean?
    .braille = which?
ask-answers = { $question } { $answers }

## Pauses

# In full and in braille how many cards somebody has left was told with what they did
pause-low = { table-player } has { pause-left }.
    .you = You have { pause-left }.
    .brief = { $who } has { pause-left }.
    .brief-you = You have { pause-left }.
    .full = { "" }
    .braille = { "" }
pause-lows = { $players } have { pause-left } each.
    .full = { "" }
    .braille = { "" }
pause-jump = You hold { $card } too and may jump in.
    .brief = You hold { $card } too.
    .full = You hold { $card } too and may play it out of turn.
    .braille = { $card } jump?
pause-how = Enter goes on.
    .brief = { "" }
    .full = Type { $what }, or Enter to go on.
    .braille = { $what } / enter
pause-on = Enter goes on.
    .brief = { "" }
    .braille = enter
