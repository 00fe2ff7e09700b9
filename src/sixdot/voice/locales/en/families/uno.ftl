### What UNO says in its own words, and its rules.

family-here = UNO
family-there = UNO
call-word = UNO
    .braille = uno
pause-left = one card
pause-last = card.
pause-wait = The game waits in case somebody jumps in.
    .brief = Go on?
    .full = The game waits in case somebody jumps in. You do not hold that card.
    .braille = go on?
opening = Type a card, such as { $example }, or draw. Enter tells where the game stands, h reads your hand, help tells what you can do.
    .brief = Type a card, draw or help.
    .full = On your turn type a card, such as { $example }, or draw. Enter alone tells where the game stands, h reads your hand, f what fits, help tells at any time what you can do, and more or less changes how much is said.
    .braille = { $example } or draw · h hand ? help
help-pause-call = { "" }.
help-turn = It is your turn. Type a card that fits, or its number in your hand{ CHOOSE($can-draw, yes: ", or draw.", no: ".") } { $two-cards ->
    [yes] Say UNO with the card: uno { $example }.
   *[no] { "" }
} f tells what fits, hint gives advice. { help-more }
    .fits_0 = It is your turn, and no card of yours can be played: type draw. { help-more }
    .brief = Card{ CHOOSE($can-draw, yes: ", or draw.", no: ".") } f: what fits.
    .brief-fits_0 = Draw.
    .full = { help-turn } Type help and a command, such as help fits, to hear about it.
    .braille = { $fits ->
        [0] draw
       *[other] { CHOOSE($two-cards, yes: "uno + card", no: "card") } { CHOOSE($can-draw, yes: "/ draw", no: "") }
    } · f fits i hint
help-drawn = { $fits ->
    [0] You have drawn, and nothing can be played: type pass.
   *[other] { $must ->
        [yes] You have drawn. Type the card to play it.
       *[no] You have drawn. Type the card to play it, or pass to keep it.
    }
} { $two-cards ->
    [yes] Say UNO with the card: uno { $example }.
   *[no] { "" }
} { help-more }
    .brief = { CHOOSE($must, yes: "Play it.", no: "Play it, or pass.") }
    .brief-fits_0 = Pass.
    .braille = { CHOOSE($two-cards, yes: "uno + card", no: "card") } { CHOOSE($must, yes: "", no: "/ pass") }
    .braille-fits_0 = pass

## Cards that are asked about

card-plain = { $card } fits on its colour{ CHOOSE($number, none: ".", other: " and on the same number in any colour.") } { card-plain-asks } { card-plain-worth }
    .brief = { $card }: { CHOOSE($number, none: "same colour.", other: "same colour or number.") }
    .braille = { $card }: { CHOOSE($number, none: "same colour", other: "same colour/number") }
card-plain-asks = { "" }
    .asks-questions = Whoever plays on it answers its question first.
card-plain-worth = { worth }
    .number_none = { "" }

## What it is about, and what a table plays by

about = { about-cards } { about-round } { $edition-differs }
    .asks-questions = Every number card carries a question: whoever wants to play on it answers first, and a wrong answer costs { $wrong-answer ->
        [1] a card
       *[other] { $wrong-answer } cards
    } and the turn. { about-cards } { about-round } { $edition-differs }
    .brief = Be the first without cards. Play the colour, number or symbol of the top card, or draw.
    .brief-asks-questions = Be the first without cards. Answer the question of the top card, then play its colour, number or symbol, or draw.
    .braille = first without cards wins the round; play same colour number symbol or draw
    .braille-asks-questions = first without cards wins the round; answer the number card, then play same colour number symbol or draw
about-cards = You want to be the first without cards. On your turn you play one card on the discard pile: the colour, the number or the symbol of the top card, or a wild card. If you have none of these, you draw. Special cards make others miss a turn or draw, turn play round, or change the colour.
about-round = With your second-to-last card you say UNO, or it may cost you cards. When a hand is empty the round is over, and the cards left in the other hands are counted. A game has as many rounds as it takes to reach the target.
rules-call = Say UNO with your second-to-last card; caught without it { rules-until } you draw { $call-penalty }.
rules-until = before the next turn begins,
    .catch-window_draw = before your next draw,
rules-four = { "" }
    .challenge = A Wild Draw Four can be challenged.
    .wild-four-honest_always = Nobody challenges a Wild Draw Four.
rules-house = House rules: { $house-text }
    .house-count_0 = No house rules.
deck-cards = each colour has one 0, two of every number from 1 to 9, two Draw Twos, two Reverses and two Skips. Four Wilds and four Wild Draw Fours make up the rest.
ref-uno = Say UNO with your second-to-last card; caught without it you draw { $call-penalty }.
    .brief = Say UNO with the second-to-last card, or draw { $call-penalty }.
    .full = { ref-uno } { ref-until }
    .braille = uno with 2nd-last card, or +{ $call-penalty }
ref-until = You can be caught until the next turn begins.
    .catch-window_draw = You can be caught until you draw again.

## Numbers in the rules

draw-two-word = { $draw-two }
    .draw-two_2 = two
wild-four-word = { $wild-four }
    .wild-four_4 = four
guilty-word = { $guilty-draws }
    .guilty-draws_4 = four
draw-two-cards = { draw-two-word } cards
    .draw-two_1 = one card
wild-four-cards = { wild-four-word } cards
    .wild-four_1 = one card
challenger-cards = { $challenger-draws } cards
    .challenger-draws_1 = one card
    .challenger-draws_6 = six cards

## The rules

rule-D5 = two opposite corners carry the mark: { $zero-mark } is blue 0, { $draw-two-mark } blue Draw Two, { $reverse-mark } blue Reverse, { $skip-mark } blue Skip; { $wild-mark } is a Wild and { $wild-four-mark } a Wild Draw Four.
    .usual-marks = two opposite corners carry the mark: the letter of the colour, then the number or the symbol. So b0 is blue 0, b+2 blue Draw Two, brv blue Reverse, bsk blue Skip; wi is a Wild and wi+4 a Wild Draw Four.
rule-S6 = once the hands are dealt, the draw pile's top card is turned up and called out. It begins the discard pile.
rule-S7-unless = , unless the first card says otherwise
rule-buried = no special card begins a round here: it is shuffled back and another is turned over, until a number comes.
rule-F1 = when a Draw Two is turned up first, the player on the dealer's left draws { draw-two-word } at once and misses the turn.
    .first-special_buried = { rule-buried }
    .first-draw-two_plays = when a Draw Two is turned up first, the player on the dealer's left draws { draw-two-word } at once and then plays.
rule-F2 = when a Reverse is turned up first, the dealer begins, and play goes to the right.
    .first-special_buried = { rule-buried }
    .first-reverse_right = when a Reverse is turned up first, the player on the dealer's right begins, and play goes to the right.
rule-F3 = when a Skip is turned up first, the player on the dealer's left misses the turn, and the one after that begins.
    .first-special_buried = { rule-buried }
rule-F4 = when a Wild is turned up first, the player on the dealer's left names its colour and then plays. In all other cases a colour is named together with the wild card.
    .first-special_buried = { rule-buried } So a colour is only ever named together with a wild card.
rule-F5 = a Wild Draw Four never begins a round. It is shuffled back, and then another card is turned over.
    .first-special_buried = { rule-buried }
    .first-wild-four_turn = a Wild Draw Four never begins a round. Another card is turned over in its place, and the Wild Draw Four is then shuffled back.
rule-T1 = a card from your hand fits if its colour, its number or its symbol is the same; a wild card fits on everything. On a wild card, the colour named with it counts.
rule-T2 = you draw only when nothing in your hand can be played. A Wild Draw Four counts as something to play; that is Sixdot's choice.
    .must-play-drawn = you draw only when nothing can be played: whoever can play must, says house rule H7.
    .may-decline = you may draw a card although you could play one.
rule-T3 = { $draws-until-fits ->
    [yes] you draw until a card comes that may be played, or none is left.
   *[no] you draw one card.
} { $after-draw ->
    [any] After that you may play any card that fits
   *[other] { $draws-until-fits ->
        [yes] Only the last one may then be played
       *[no] Only that card may then be played
    }
}{ $must-play-drawn ->
    [yes], and if you can, you must; otherwise you pass.
   *[no]; otherwise you pass.
} Say every time which you do, even when nothing fits, so that the others learn nothing from it; that is Sixdot's choice.
    .after-draw_nothing = you draw one card, and your turn is over: nothing is played after a draw.
rule-T4 = a Draw Two counts for { draw-two-cards }, and draw cards stack ({ $stack-rule }).
    .stacking_none = the player after a Draw Two draws { draw-two-cards } and misses the turn. Another Draw Two does not save anybody from that.
rule-T5 = after a Reverse, play goes round the other way. After a Skip, the next player misses the turn.
rule-T6 = a Wild may be played on every card on your turn, even if something else fits{ $stacking ->
    [none].
   *[other], but not while stacked draw cards wait for you.
} { $wild-changes-colour ->
    [yes] You name a colour with it, but not the one that counts already (H9).
   *[no] You name a colour with it, and that may be the one that counts already.
} No other card but the Wild Draw Four names a colour.
rule-T7 = { $wild-four-honest ->
    [always] a Wild Draw Four may be played whatever else the hand holds.
    [unplayable] a Wild Draw Four is honest only if nothing else in the hand could be played. A Wild counts as something that could, another Wild Draw Four does not; how they count is Sixdot's choice.
   *[colour] a Wild Draw Four is honest if the hand holds no card of the colour that counts. The same number or symbol in other colours does not matter.
} { CHOOSE($bluffing, no: "One that is not honest is refused here (H6).", yes: "") }
rule-T8 = you may bluff with a Wild Draw Four, and nobody challenges it at this table.
    .wild-four-honest_always = there is no bluff with a Wild Draw Four here, as it is always in order.
    .bluffing_no = nobody bluffs with a Wild Draw Four here: one that is not honest is refused (H6).
    .challenge = you may bluff with a Wild Draw Four. It stands unless the next player challenges it.
rule-T9 = whether a Wild Draw Four was honest is judged by the colour that counted before it, not by the one it names. The hand at that moment decides, which is Sixdot's choice.
    .wild-four-honest_always = the colour before a Wild Draw Four does not matter here, as the card is always in order.
    .wild-four-honest_unplayable = whether a Wild Draw Four was honest is judged by what lay there before it and the colour that counted then, not by the colour it names. The hand at that moment decides, which is Sixdot's choice.
rule-T10 = everybody hears each card that is played and each draw. What was drawn stays secret.
rule-no-challenge = nobody challenges a Wild Draw Four at this table.
rule-C1 = { rule-no-challenge }
    .challenge = only the player who would have to draw for a Wild Draw Four may challenge it, and only at that moment.
rule-C2 = { rule-no-challenge }
    .challenge = the hand that is challenged is shown to the challenger and to nobody else.
rule-C3 = { rule-no-challenge }
    .challenge-and-guilty-takes-back = if the Wild Draw Four was a bluff, its player takes it back and draws { guilty-word }, and that turn is over. The pile and the colour are as they were before it, and the challenger takes a turn as usual.
    .challenge = if the Wild Draw Four was a bluff, its player draws { guilty-word }. The card and the colour it named stay, and the challenger takes a turn as usual.
rule-C4 = { rule-no-challenge }
    .challenge = if the Wild Draw Four was honest, the challenger draws { challenger-cards } instead of { wild-four-word } and misses the turn.
rule-C5 = nobody challenges a Wild Draw Four here; it counts for { wild-four-cards }, and draw cards stack ({ $stack-rule }).
    .challenge = a Wild Draw Four is answered before anything else: challenge it, or accept, draw { wild-four-word } and miss your turn.
    .stacking_none = the player after a Wild Draw Four draws { wild-four-word } and misses the turn. Nobody challenges it at this table.
rule-C6 = { rule-no-challenge }
    .challenge = a Wild Draw Four played as the last card cannot be challenged, for no card was left to hide.
rule-U1 = you say UNO together with your second-to-last card, not after it.
    .asks-questions = you say UNO before your second-to-last card is down: say it with the card.
rule-U2 = whoever is caught without UNO draws { $call-penalty } cards.
    .call-penalty_1 = whoever is caught without UNO draws one card.
rule-U4 = a missed UNO can be caught until the next player begins the turn, or until the player who missed it draws; that a draw ends it is Sixdot's choice.
    .catch-window_draw = a missed UNO can be caught until the player who missed it draws again, or until the round is over. Every draw counts, a penalty as well; that is Sixdot's choice.
rule-U5 = the next turn begins with the first thing the next player does: { CHOOSE($stacking, none: "play or draw.", other: "play, draw or pick up.") }
    .catch-window_draw = it does not matter for a catch here whether the next player has begun: only what the player who missed the call does ends the time for it.
    .challenge = the next turn begins with the first thing the next player does: play, draw, challenge or accept.
    .asks-questions = the next turn begins with the first thing the next player does: answer, play, draw or pick up.
rule-G1 = when a hand ends with a Draw Two or a Wild Draw Four, the next player still draws all that is stacked. Only then are the points counted. A Skip or Reverse as the last card does nothing more, which is Sixdot's choice.
    .stacking_none = when a hand ends with a Draw Two or a Wild Draw Four, the next player still draws { draw-two-word } or { wild-four-word }. Only then are the points counted. A Skip or Reverse as the last card does nothing more, which is Sixdot's choice.
rule-G2 = when a card is needed and the draw pile is empty, the discards are shuffled and become the new one. { rule-G2-top }, and shuffled wilds lose the colour that was named.
    .reshuffles_no = the discards are never shuffled again at this table: an empty draw pile stays empty (H8).
rule-G2-top = Only the top card stays
rule-G4 = a round is blocked when play has gone once round the table and no card has moved: nobody played, nobody could draw. Nobody scores, and the next dealer deals.
rule-G5 = in points, a number counts itself{ number-points }, a Draw Two { $draw-two-points }, a Reverse { $reverse-points }, a Skip { $skip-points }, a Wild { $wild-points }, a Wild Draw Four { $wild-four-points }.
    .usual-points = a number is worth itself, a Draw Two, Reverse or Skip 20 points, a Wild or Wild Draw Four 50.
rule-G6-agreed = { "" }.
rule-P1 = with two players a Reverse works as a Skip does: its player takes another turn at once, and the direction stays{ rule-P1-direction }
    .reverse-skips_no = with two players a Reverse works as it always does: play turns round, and the other player is next.
rule-P1-direction = { "" }.
rule-P2 = with two players, whoever plays a Skip takes another turn at once.
rule-P3 = with two players, the opponent answers a draw card with another or picks up; after that it is your turn again.
    .stacking_none = with two players, after a Draw Two or Wild Draw Four the opponent draws and it is your turn again.
    .pickup-keeps-turn = with two players, the opponent answers a draw card with another or picks up, and after picking up has the turn.
rule-A3 = anybody may ask at any time what the top card is.
rule-not-here = this edition has no such rule.
rule-no-questions = nothing is asked in this edition.
rule-Q1 = { rule-no-questions }
    .asks-questions = every number card has a question, and you answer it before you play on the card. Special cards ask nothing.
rule-Q2 = { rule-no-questions }
    .asks-questions-and-wrong-answer_1 = after a right answer you go on as usual: play, or draw if you cannot. If you are wrong or do not know, you draw one card and the turn passes.
    .asks-questions = after a right answer you go on as usual: play, or draw if you cannot. If you are wrong or do not know, you draw { $wrong-answer } cards and the turn passes.
rule-Q3 = { rule-no-questions }
    .tells-answers = after a wrong answer, or none, the right one is told at once (H13), and the card asks no more.
    .asks-questions = the right answer stays unsaid until somebody gives it or the card is covered. When everybody round the table has failed, it is told, and the card asks no more; that last part is Sixdot's choice.
rule-Q4 = draw cards stack: { rule-stack }
    .stacking_none = draw cards do not stack at this table, so there is nothing to pick up.
rule-Q5 = { rule-not-here }
    .wild-four-honest_always = a Wild Draw Four goes on any card on your turn and counts for { wild-four-cards }. It is always honest, and nobody challenges it.
rule-Q6 = { rule-not-here }
    .asks-questions-and-call-penalty_1 = say UNO before your second-to-last card is down. Whoever is caught without it draws one card.
    .asks-questions = say UNO before your second-to-last card is down. Whoever is caught without it draws { $call-penalty } cards.
rule-Q7 = { rule-no-questions }
    .asks-questions = the teacher brings the questions. Either the program compares answers with those accepted, or a person judges them, as the table was set; who judges is Sixdot's choice. If the question has a hint you may ask for it: it is told once, to everybody, and costs nothing.
