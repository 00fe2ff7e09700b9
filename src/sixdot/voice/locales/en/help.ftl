### Help: how to begin, what can be done now, how cards are typed, all commands.

## What can be done now. $fits: how many of your cards can be used, $can-draw, $two-cards: whether two are in your hand.

help-respond = { $can-challenge ->
    [yes] A Wild Draw Four waits for you. Type accept to draw { $wild-four }, or challenge if you think it was a bluff.
   *[no] A Wild Draw Four waits for you: type accept to draw { $wild-four }.
} counts tells how many cards its player holds. { help-more }
    .brief = { CHOOSE($can-challenge, yes: "Challenge or accept.", no: "Accept.") }
    .full = { $can-challenge ->
        [yes] A Wild Draw Four waits for you. Type accept: you draw { $wild-four } and miss your turn. Type challenge: if it was a bluff, its player draws { $guilty-draws } and you play; if not, you draw { $challenger-draws }.
       *[no] A Wild Draw Four waits for you, and its player has left: type accept to draw { $wild-four }.
    } counts tells how many cards its player holds. { help-more }
    .braille = { CHOOSE($can-challenge, yes: "challenge / accept · c counts", no: "accept") }
help-stack = { $must ->
    [yes] { $pending } { CHOOSE($pending, one: "card waits", other: "cards wait") } for you, and you can answer with a draw card: type it.
   *[no] { $pending } { CHOOSE($pending, one: "card waits", other: "cards wait") } for you. Answer with a draw card that fits, or type pick up. f tells what fits.
} { help-more }
    .fits_0 = { $pending } { CHOOSE($pending, one: "card waits", other: "cards wait") } for you: type pick up. { help-more }
    .brief = { CHOOSE($must, yes: "A draw card.", no: "A draw card, or pick up.") }
    .brief-fits_0 = Pick up.
    .full = { help-stack } Whoever picks up misses the turn.
    .full-pickup-keeps-turn = { help-stack } After picking up you take your turn.
    .braille = draw card / pick up { $pending }
    .braille-fits_0 = pick up { $pending }
    .braille-must = draw card
help-colour = Name the colour that counts: type blue, green, red or yellow, or its number in the question. h reads your hand.
    .brief = Name a colour.
    .full = { help-colour } { help-more }
    .braille = blue green red yellow?
help-swap = You swap hands: type swap and a name. counts tells how many cards each player holds.
    .brief = Swap with whom?
    .full = { help-swap } { help-more }
    .braille = swap + name · c counts
help-answer = Type your answer to the question, or unknown if you do not know. Enter reads the question again.
    .brief = Answer, or unknown.
    .full = { help-answer } If your answer is also a command, type answer before it. A wrong answer costs no more than unknown: { $wrong-answer ->
        [1] one card
       *[other] { $wrong-answer } cards
    }, and the turn.
    .braille = answer / unknown
help-judge = Your answer is being judged. You can ask about the game meanwhile: Enter tells where the game stands.
    .brief = The answer is being judged.
    .full = { help-judge } { help-more }
    .braille = being judged
help-lay = Type the card of your hand that you lay into the row, or lay nothing. h reads your hand. { help-more }
    .must = Type the card of your hand that you lay into the row. h reads your hand. { help-more }
    .brief = { CHOOSE($must, yes: "Lay a card.", no: "Lay a card, or lay nothing.") }
    .braille = { CHOOSE($must, yes: "lay a card", no: "lay a card / lay nothing") }
help-pause = The game waits for you. Enter goes on; catch and a name catches whoever did not call{ help-pause-call } { $jump-in ->
    [yes] If you hold exactly the card on top, type it to jump in.
   *[no] { "" }
} { help-more }
    .brief = Enter goes on, or catch.
    .full = { help-pause } A catch that is wrong costs nothing.
    .braille = enter / catch + name
help-away = A bot plays for you. Enter lets it go on, return takes your seat back. { help-more }
    .brief = Enter, or return.
    .braille = enter / return
help-before = The game has not begun. You can ask about it meanwhile: rules tells how it is played, reference what the cards do. { help-more }
    .brief = Not begun. Ask about the rules.
    .braille = not begun · rules reference
help-between = The round is over. Enter begins the next one, score tells the scores, review looks back. { help-more }
    .brief = Enter: next round.
    .braille = enter / score / review
help-over = The game is over. Enter ends it, score tells the scores, review looks back on the last round. { help-more }
    .brief = Enter ends.
    .braille = enter / score / review
help-other = It is not your turn. You can ask about the game: Enter tells where the game stands, h reads your hand, turn tells whose turn it is. catch and a name catches a missed call. { help-more }
    .brief = Not your turn. Ask anything.
    .braille = not your turn · enter h turn catch
help-more = For more, type help all or help actions.

# What may follow help, besides a command.
help-topic-commands = all, everything, list
help-topic-actions = actions, typing, playing

# What is at stake, where it is not called as the action is
stake-scoring = scoring, counting, winning
stake-stack = stacking, stacks
stake-answer = questions, answering
stake-match = matching, matches
stake-jump = jump in, jumping in, jump
stake-uno = uno, calling uno, calling

## All commands

help-group-cards = Your cards
help-group-table = The table
help-group-players = The players
help-group-story = What happened, and what now
help-group-advice = Advice and rules
help-group-speaking = How it is said
help-group-game = The game
help-group = { $group }:
help-command = { $name }, or { $letter }: { $help }.
    .letter_none = { $name }: { $help }.
help-about = { $name }: { $help }. Also understood: { $others }.
    .others_none = { $name }: { $help }.

## How things are typed

typing-cards = A card is typed in words, { $example }, by its mark, { $mark }, or by its place in your hand, 3.
    .brief = Card: { $example }, { $mark }, or its place in your hand.
    .full = { typing-cards } The hand numbers the places; you need not type play.
    .braille = { $mark }, or place in hand: 3
typing-wilds = A wild card is typed with its colour: wild blue, wild draw four green. Without a colour you are asked.
    .brief = Wild cards with the colour: wild blue.
    .braille = wild blue, wild +4 green
typing-turn-ends = draw takes a card and ends your turn.
    .brief = draw ends your turn.
    .braille = draw ends turn
typing-turn = draw takes a card; then type the card to play it, or pass.
    .brief = draw, then the card or pass.
    .braille = draw, then card / pass
typing-uno = UNO is called with the second-to-last card: uno { $example }, or { $mark } uno.
    .brief = uno { $example }: the call comes with the card.
    .full = { typing-uno } It cannot be called later.
    .braille = uno { $mark }
typing-catch = catch and a name catches a player who did not say { $call }: catch Sam. Trying costs nothing.
    .brief = catch and a name: a missed { $call }.
    .full = { typing-catch } Only the first catch counts.
    .braille = catch Sam
typing-challenge = When a Wild Draw Four is played on you: challenge, or accept.
    .brief = challenge or accept a Wild Draw Four.
    .braille = challenge / accept
typing-stack = When draw cards are played on you: type a draw card that fits, or pick up.
    .brief = pick up, or a draw card.
    .braille = draw card / pick up
typing-answer = A question is answered by typing the answer, Paris or answer Paris; unknown if you do not know.
    .brief = The answer, or unknown.
    .braille = answer Paris / unknown
typing-swap = After a 7: swap and a name, swap Sam.
    .brief = swap and a name, after a 7.
    .braille = swap Sam
typing-jump = If you hold exactly the card on top, type it out of turn to jump in.
    .brief = Jump in: the card on top, out of turn.
    .braille = same card out of turn
typing-advice = accuse and a name when somebody gave advice; the others type agree or disagree and the name.
    .brief = accuse, agree, disagree and a name: advice.
    .braille = accuse / agree / disagree + name
typing-match = A match is typed as your cards, on, and the card of the row: { $first-example } and { $second-example } on { $row-example }, or { $first-mark } { $second-mark } on { $row-mark }. You are asked where the row leaves a choice.
    .brief = { $first-example } and { $second-example } on { $row-example }.
    .braille = { $first-mark } { $second-mark } on { $row-mark }
typing-dos-wilds = A wild card is typed with what it stands for: wild dos red, blue wild number 7, or { $dos-mark }=red, { $number-mark }=7.
    .brief = Wilds: { $dos-mark }=red, { $number-mark }=7.
    .braille = { $dos-mark }=red { $number-mark }=7
typing-dos-turn = draw takes a card, done ends your matches; lay and a card lays it into the row, lay nothing keeps it.
    .brief = draw, done; lay and a card, or lay nothing.
    .braille = draw done / lay { $first-mark } / lay nothing
typing-dos = Call DOS on a line of its own, when you hold exactly two cards: dos.
    .brief = dos with two cards in hand.
    .braille = dos
help-unknown = There is no command { $asked }. help all lists them.
    .brief = No command { $asked }. help all.
    .full = { help-unknown } help alone tells what you can do now.
    .braille = ? { $asked } · help all
help-not-here = There is no use for { $asked } at this table. rules tells what is played.
    .brief = Not at this table.
    .braille = { $asked } not here
