### Answers to questions in ordinary words. What the commands about the table tell is in table.ftl.

## Cards that are asked about

# Perhaps not a whole card: a red 5, a Skip, a blue card. $absent: there is none, where a language says so in another way.
card-asked = { $symbol ->
    [none] a { $colour } card
    [draw-two] a { card-asked-colour } Draw Two
    [reverse] a { card-asked-colour } Reverse
    [skip] a { card-asked-colour } Skip
    [wild] a Wild
    [wild-four] a Wild Draw Four
    [wild-number] a { card-asked-colour } Wild Number
    [wild-dos] a Wild DOS
   *[number] { $colour ->
        [none] { $number ->
            [8] an 8
           *[other] a { $number }
        }
       *[other] a { $colour } { $number }
    }
}
    .braille = { card-asked-colour }{ $number }
card-asked-colour = { $colour }
    .colour_none = { "" }
card-unknown = There is no such card in this game: { $card }.
    .brief = No such card: { $card }.
    .braille = no { $card } here
card-not-held = You do not have { $card }.
    .brief = Not in hand: { $card }.
    .full = You do not have { $card } in your hand.
    .braille = no { $card }
card-not-held-but = You do not have { $card }, and it would not fit.
    .fits = You do not have { $card }, though it would fit.
    .brief = Not in hand: { $card }.
    .braille = no { $card }
card-fits = Yes:
    .full = Yes, { $count } of your cards can be used so:
    .full-count_one = Yes, it can be used now:
    .braille = yes:
# Whether something can be done now
may-yes = Yes: type { $what }.{ refusal-rule }
    .brief = Yes: { $what }.
    .braille = yes: { $what }
may-name = You can name { $colours }.
    .brief = { $colours }.
    .braille = { $colours }
may-wild = { $card } { $colour }
may-so = Yes.
    .braille = yes:
may-no = No.
    .braille = no:
card-would = It would not fit.
    .fits = It would fit.
    .brief = No fit.
    .brief-fits = Fits.
    .braille = no fit:
    .braille-fits = fits:
# Which two cards make a number; $row: whether such a card lies in the row
sum-of-two = { $pairs } { CHOOSE($row, yes: "make", no: "would make") } { $number }{ CHOOSE($row, yes: ".", no: ", but none lies in the row.") }
    .pairs_none = No two of your cards make { $number }.
    .braille = { $pairs } = { $number }
    .braille-pairs_none = { $number }: none
card-goes-nowhere = { $card } matches nothing, alone or with another of your cards.
    .brief = { $card } matches nothing.
    .full = { $card } matches no card of the row, neither alone nor together with another of your cards.
    .braille = { $card } no match

## Scores

points-of = { $points } points
    .points_one = { $points } point
score-one = { $players } { CHOOSE($verb, one: "has", many: "have") } { points-of }.
    .brief = { $players }: { $points }.
    .braille = { $players } { $points }
hand-worth = The cards in your hand count { points-of }.
    .brief = { points-of }.
    .braille = hand { $points }
card-worth = { $card } counts { points-of }.
    .brief = { points-of }.
    .braille = { $points }
hand-extreme = { $cards }: { points-of }.
    .braille = { $cards } { $points }
deck-has = { $card }: { $count } in the whole deck of { $cards } cards.
    .card_none = The whole deck has { $cards } cards.
    .brief = { $count } of { $cards }.
    .brief-card_none = { $cards } cards.
    .braille = { $count }/{ $cards }
    .braille-card_none = deck { $cards }
dealer = { $who } dealt round { $round }.
    .you = You dealt round { $round }.
    .partner = Your partner { $who } dealt round { $round }.
    .brief = Dealer: { table-player }.
    .braille = dealer { table-player }
began = { $who } began round { $round }.
    .you = You began round { $round }.
    .partner = Your partner { $who } began round { $round }.
    .brief = First: { table-player }.
    .braille = first { table-player }
began-unheard = The round had begun before: who began it is not among what you have heard.
    .brief = Not heard.
    .braille = not heard
dealer-next = { $who } deals the next round.
    .you = You deal the next round.
    .partner = Your partner { $who } deals the next round.
    .how_drawn = Who deals the next round is drawn by lot when this one is over.
    .how_winner = Whoever wins this round deals the next one.
    .brief = Next dealer: { table-player }.
    .brief-how_drawn = Next dealer: by lot.
    .brief-how_winner = Next dealer: the winner.
    .braille = next dealer { table-player }
    .braille-how_drawn = next dealer by lot
    .braille-how_winner = next dealer: winner
left-with = { $who } was left with { $cards }: { points-of }.
    .you = You were left with { $cards }: { points-of }.
    .partner = Your partner { $who } was left with { $cards }: { points-of }.
    .brief = { table-player }: { $cards }, { $points }.
    .braille = { table-player } { $cards } { $points }
left-nothing = { $who } had no cards left.
    .you = You had no cards left.
    .partner = Your partner { $who } had no cards left.
    .brief = { table-player }: none.
    .braille = { table-player } 0
leader = { $players } { CHOOSE($verb, one: "leads", many: "lead") } with { points-of }.
    .brief = First: { $players }, { $points }.
    .braille = 1: { $players } { $points }
leader-none = Nobody leads yet: no round has been scored.
    .brief = Nobody yet.
    .braille = nobody leads
leader-place = { $players } { CHOOSE($verb, one: "is", many: "are") } { place-word } with { points-of }{ leader-level }.
    .brief = { $place }: { $players }, { $points }.
    .braille = { $place }: { $players } { $points }
leader-level = , level with { $level }
    .level_none = { "" }
place-word = { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
}
leader-out = { $players } { CHOOSE($verb, one: "is", many: "are") } out of the game with { points-of }.
    .brief = Out: { $players }, { $points }.
    .braille = out: { $players } { $points }
leader-won = { $players } { CHOOSE($verb, one: "has", many: "have") } won the game with { points-of }.
    .brief = Won: { $players }, { $points }.
    .braille = won: { $players } { $points }
target = { $form ->
    [lowest] Once somebody reaches { points-to-reach }, the lowest score wins.
    [charge] Once a team reaches { points-to-reach }, the lowest score wins.
    [elimination] Whoever reaches { points-to-reach } is eliminated; the last one left wins.
    [rotating] After three rounds the lowest score wins.
   *[other] { points-to-reach } { CHOOSE($target, one: "wins", other: "win") } the game.
}
    .brief = { scoring-braille }.
    .braille = { scoring-braille }
target-of = { $players } { CHOOSE($verb, one: "has", many: "have") } { points-of } and { CHOOSE($verb, one: "needs", many: "need") } { $left } more.
    .brief = { $players }: { $points }, { $left } more.
    .braille = { $players } { $points }, { $left } to go
target-own = { $form ->
    [lowest] You have { $points }.
    [charge] You have { $points }.
    [elimination] You have { $points }: { $left } more and you are eliminated.
    [rotating] You have { $points }.
   *[other] You have { $points } and need { $left } more.
}
    .brief = You { $points }.
    .braille = you { $points }

## The players

people = At the table: { $players }.
    .brief = { $players }.
    .braille = { $players }
people-one = { $who }
    .you = you
    .away = { $who } (away)
    .bot = { $who } (bot)
people-is = { $who } is a person and is here.
    .you = That is you.
    .away = { $who } is away.
    .bot = { $who } is a bot.
    .brief = { $who }: a person.
    .brief-you = You.
    .brief-away = { $who }: away.
    .brief-bot = { $who }: a bot.
    .full-away = { $who } is away for now.
    .braille = { people-one }
secret = You cannot see { $who }'s cards.
    .partner = You cannot see the cards of your partner { $who }.
    .brief = { $who }'s cards are hidden.
    .full = You cannot see { $who }'s cards, nor can anybody else. Ask what { $who } has played, or for counts.
    .braille = { $who }: hidden
secret-shown = When you challenged, { $who } showed you { $cards }.
    .partner = When you challenged, your partner { $who } showed you { $cards }.
    .brief = Shown: { $cards }.
    .braille = shown { $cards }
secret-pile = Nobody can see the cards to come.
    .brief = Hidden.
    .full = Nobody can see the cards to come. Ask for counts, or what has been played.
    .braille = hidden

## What happened

# Who has done something
past-has = { table-player }
past-played = { past-has } played { $card }{ past-naming }{ CHOOSE($uno, yes: " and called UNO", no: "") }.
    .brief = { $who }: { $card }{ past-naming.brief }.
    .braille = { $who } { $card }{ past-naming.braille }
past-naming = , naming { $colour }
    .colour_none = { "" }
    .brief = , { $colour }
    .brief-colour_none = { "" }
    .braille = { " " }{ $colour }
    .braille-colour_none = { "" }
past-matched = { past-has } played { $cards } on { $centre }.
    .brief = { $who }: { $cards } on { $centre }.
    .braille = { $who } { $cards }>{ $centre }
past-laid = { past-has } laid { $card } into the row.
    .brief = { $who } laid { $card }.
    .braille = { $who } laid { $card }
past-drew = { past-has } drew { table-cards }{ past-why }.
    .known = { past-has } drew { $cards }{ past-why }.
    .count_0 = There was nothing to draw for { table-player }.
    .brief = { $who }: +{ $count }.
    .brief-known = { $who }: { $cards }.
    .full = { past-has } drew { table-cards }{ past-why }. Only { $who } knows which.
    .full-known = { past-has } drew { $cards }{ past-why }.
    .full-count_0 = There was nothing to draw for { table-player }.
    .braille = { $who } +{ $count }
    .braille-known = { $who } +{ $cards }
past-why = { $why ->
    [draw-two] { " " }for a Draw Two
    [wild-four] { " " }for a Wild Draw Four
    [challenge] { " " }after a challenge
    [answer] { " " }for a wrong answer
    [stack] { " " }from the stack
    [caught] { " " }for a missed call
    [advice] { " " }for giving advice
    [bonus] { " " }for a double colour match
    [first-card] { " " }for the first card
   *[turn] { "" }
}
past-called = { past-has } called { call-word }{ past-called-with }.
    .brief = { $who }: { call-word }.
    .braille = { $who } { call-word.braille }
past-called-with = { " " }with { $card }
    .card_none = { "" }
past-judged = { past-has } answered: { CHOOSE($right, yes: "right", no: "wrong", none: "to be judged") }.
    .brief = { $who }: { CHOOSE($right, yes: "right", no: "wrong", none: "to be judged") }.
    .braille = { $who } { CHOOSE($right, yes: "right", no: "wrong", none: "judge?") }
past-answered = { past-has } answered { $text }: { CHOOSE($right, yes: "right", no: "wrong", none: "to be judged") }.
    .text_none = { table-player } did not know the answer.
    .brief = { $who }: { $text }, { CHOOSE($right, yes: "right", no: "wrong", none: "to be judged") }.
    .brief-text_none = { $who }: unknown.
    .braille = { $who } { $text } { CHOOSE($right, yes: "right", no: "wrong", none: "judge?") }
    .braille-text_none = { $who } ?
past-caught = { past-has } caught { $target } without it.
    .brief = { $who } caught { $target }.
    .braille = { $who }! { $target }
past-named = { past-has } named { $colour }.
    .brief = { $who }: { $colour }.
    .braille = { $who } { $colour }
# $turned: nobody changed it, the card was turned up
past-changed = { past-has } changed it to { $colour } with { $card }.
    .colour_none = Nobody has changed the colour in this round.
    .card_none = Nobody has changed it to { $colour } in this round.
    .turned = Nobody did: { $card } lay there, so { $colour } counted.
    .brief = { $who }: { $card }.
    .brief-colour_none = Nobody.
    .brief-card_none = Nobody.
    .brief-turned = Nobody: { $card }.
    .braille = { $who } { $card }
    .braille-colour_none = nobody
    .braille-card_none = nobody
    .braille-turned = nobody: { $card }
past-face = Before that { $card } was up, and { $colour } counted.
    .colour_none = Before that { $card } was up.
    .brief = { $card }{ past-naming.brief }.
    .braille = { $card }{ past-naming.braille }
past-many = { $count } in all. The last { $told }:
    .braille = { $count }:
past-count = { $count } in this round:
    .braille = { $count }:
past-drawn = { $times } times in this round, { table-cards } in all:
    .times_one = Once in this round, { table-cards }:
    .braille = { $times }x { $count }:
past-right = { $count } right of { $all } in this round:
    .braille = { $count }/{ $all }:
past-has-not = { table-player } has not
    .nobody = Nobody has
    .you = You have not
past-when = { CHOOSE($when, since: "since your turn", turn: "in that turn", before: "before that", after: "after that", round: "in this round") }
past-none-played = { past-has-not } played { $card } { past-when }.
    .card_none = { past-has-not } played any card { past-when }.
    .brief = Not played.
    .braille = not played
past-none-drew = { past-has-not } drawn { $card } { past-when }.
    .card_none = { past-has-not } drawn any card { past-when }.
    .cause = { past-has-not } drawn anything for { $card } { past-when }.
    .brief = Not drawn.
    .braille = not drawn
past-none-said = { past-has-not } said anything { past-when }.
    .brief = Nothing said.
    .braille = nothing said
past-none-skipped = { past-has-not } missed a turn { past-when }.
    .brief = Not skipped.
    .braille = no skip
past-none-challenged = There was no such challenge { past-when }, so nobody knows.
    .brief = No challenge.
    .braille = no challenge
past-none-mine = Nobody had to draw for your last card.
    .brief = Nobody.
    .braille = nobody
past-none-right = { past-has-not } answered right { past-when }.
    .brief = No right answer.
    .braille = none right
challenge-honest = { $who } held no { $colour } card then, and { $colour } counted: so it was honest.
    .you = You held no { $colour } card then, and { $colour } counted: so it was honest.
    .colour_none = Nothing else in that hand could be played: so it was honest.
    .brief = { "" }
# A special card may end a hand
last-card-any = Yes: any card may be the last one of a hand.
    .braille = any card
said-unwritten = Nobody writes messages at this table.
    .can = No such message is remembered.
    .brief = { "" }
called-status = { table-player } has not called { call-word } and has { table-cards }.
    .you-and-called = You have called { call-word } and have { table-cards }.
    .you-and-before = You called { call-word } earlier in this round and have { table-cards } now.
    .you = You have not called { call-word } and have { table-cards }.
    .called = { table-player } has called { call-word } and has { table-cards }.
    .before = { table-player } called { call-word } earlier in this round and has { table-cards } now.
    .brief = No: { $who } { $count }.
    .brief-called = Yes: { $who } { $count }.
    .brief-before = Earlier: { $who } { $count }.
    .braille = { $who } { $count } no { call-word.braille }
    .braille-called = { $who } { $count } { call-word.braille }
called-nobody = Nobody has called { call-word }, and nobody is down to { pause-left }.
    .brief = Nobody.
    .braille = no { call-word.braille }
clock-runs = Each decision has { $seconds } seconds, and none of them run while you are spoken to. Say more time as often as you like.
    .seconds_0 = There is no time limit: take all the time you want.
    .brief = { $seconds } seconds; say more time for more.
    .brief-seconds_0 = No time limit.
    .braille = { $seconds } s
    .braille-seconds_0 = no time limit
duration = Round { $round }: { $count } turns have been taken.
    .over = Round { $round } is over. It took { $count } turns.
    .count_0 = Round { $round } has just begun: no turn has been taken.
    .count_one = Round { $round }: { $count } turn has been taken.
    .brief = Round { $round }, { $count } { CHOOSE($count, one: "turn", other: "turns") }.
    .full = Round { $round }: { $count } turns have been taken. This table keeps no clock, so minutes are not known.
    .full-over = Round { $round } is over. It took { $count } turns. This table keeps no clock, so minutes are not known.
    .full-count_one = Round { $round }: { $count } turn has been taken. This table keeps no clock, so minutes are not known.
    .braille = round { $round } { CHOOSE($count, one: "turn", other: "turns") } { $count }
round-now = This is round { $round }.
    .round_0 = The first round has not begun.
    .over = Round { $round } is over.
    .brief = Round { $round }.
    .braille = round { $round }
beside = On your { CHOOSE($side, left: "left", right: "right") }: { $who }.
    .braille = { $who }
round-ended = Round { $round } is over. This is how it ended.
    .brief = Round { $round } is over.
    .braille = round { $round } over
question-unanswered = No question has been answered yet in this round.
    .brief = None answered.
    .braille = none answered
question-right = The right answer was { $text }.
    .text_none = The right answer was not told.
    .brief = Right: { $text }.
    .brief-text_none = Right answer not told.
    .braille = = { $text }
    .braille-text_none = not told
question-last = The last one was for { table-player }: { $question }
    .brief = Last: { $question }
    .braille = last: { $question }
# The hint of a question: once more, or how to have it
hint-again = Hint: { $hint }
    .hint_none = There is a hint to this question: type hint.
    .brief-hint_none = Type hint.
    .braille = hint: { $hint }
    .braille-hint_none = type hint

hint-missing = This question has no hint.
    .brief = No hint.
    .braille = no hint

## Whoever judges

judge = The question: { $question } Is { $text } right or wrong?
    .question_none = Is { $text } right or wrong?
    .brief = { $question } { $text }: right or wrong?
    .brief-question_none = { $text }: right or wrong?
    .full = Whoever judges: the question was { $question } Is { $text } right? Type right or wrong.
    .full-question_none = Whoever judges: is { $text } right? Type right or wrong.
    .braille = { $question } { $text }: right/wrong?
    .braille-question_none = { $text }: right/wrong?

## Small talk: a line back, then how to talk to others and how to ask, once

talk-back = { talk-friendly } { talk-how }
    .again = { talk-friendly } { talk-answer }
    .braille = { talk-friendly } { talk-answer }
talk-friendly = { $kind ->
    [greeting] Hello!
    [thanks] You are welcome.
    [praise] That is kind.
    [robot] I am the table: a program that tells what happens and answers questions.
   *[laugh] Glad you enjoy it.
}
    .braille = { $kind ->
        [greeting] hello
        [thanks] welcome
        [praise] kind
        [robot] a program
       *[laugh] good
    }
talk-answer = If '{ $answer }' is your answer, type answer { $answer }.
    .answer_none = { "" }
    .braille = answer { $answer }?
    .braille-answer_none = { "" }
talk-how = { talk-answer } { CHOOSE($write, yes: "To talk to the others, type chat and your words; to ask, just ask, such as: whose turn is it?", no: "Only the table hears you here; ask it anything, such as: whose turn is it?") }
    .brief = { talk-answer } { CHOOSE($write, yes: "chat and words talks; a question asks.", no: "Only the table hears you.") }
