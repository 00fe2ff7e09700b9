### What is taught about UNO. $ana sits on your left, $ben on your right; $card is the card that is wanted. Each
### step ends with what to type, which is added.

lesson-match = colours and numbers
lesson-match-begins = You sit with { $ana } and { $ben }; { $ana } plays after you. You play one card at each turn, and whoever has none left wins the round.
    .braille = { $ana } { $ben } play too · no cards left wins
lesson-match-colour = A card fits if it has the same colour as the one on the pile. Red 5 is up, and your { $card } is red too.
    .braille = same colour fits
lesson-match-number = It also fits if it has the same number. You have no green, but your { $card } is an 8 like green 8.
    .braille = same number fits
lesson-match-draw = Neither green nor a 3 in your hand: then you take a card from the draw pile.
    .braille = nothing fits: draw
lesson-match-keep = A card you have just drawn may be played if it fits. Red 9 does not, so you keep it. You are asked even so: nobody is to learn what you drew.
    .braille = no fit: keep it
lesson-match-again = Once more nothing fits.
    .braille = nothing fits
lesson-match-drawn = This one is green, so you may play it at once. No other card may be played now, only the one you drew.
    .braille = drawn card fits: play it
lesson-match-choose = Two of your cards are blue like blue 5. It is up to you which one you play.
    .braille = 2 fit: choose
lesson-match-end = That is the heart of it: same colour, same number, or draw. { $may-decline ->
    [yes] By this book you may draw even if a card of yours fits.
   *[no] By this book you draw only if nothing fits.
 } And ask as often as you like: h reads your hand, f tells what fits, c counts the cards of everybody.
    .braille = h hand · f fits · c counts

lesson-special = Skip, Reverse and Draw Two
lesson-special-begins = Three kinds of cards do something to the others. They fit by colour, or on the same kind: a Skip on any Skip.
    .braille = fit by colour or kind
lesson-special-skip = A Skip makes the next player miss a turn. { $ana } plays after you.
    .braille = skip: { $ana } misses
lesson-special-reverse = You heard it: { $ana } was left out. A Reverse turns the game round, so that { $ben } plays after you.
    .braille = reverse: { $ben } next
lesson-special-two = A Draw Two makes the next player draw { $draw-two } cards and miss the turn. The way we go now, that is { $ben }.
    .braille = +{ $draw-two }: { $ben } draws
lesson-special-hit = { $ana } had a Draw Two as well, which fits on a Draw Two, and so it hit you: two cards, and no turn. A Draw Two of your own would not have helped, for it cannot be passed on.
    .braille = you drew 2, no turn
lesson-special-after = After that everything goes on as before. Blue 5 is up, and blue is what you have.
    .braille = blue again
lesson-special-end = Skip, Reverse, Draw Two: they are at their best when the next player is nearly out of cards.
    .braille = keep them for whoever is nearly out

lesson-wild = wild cards
lesson-wild-begins = Wild cards fit on everything, and whoever plays one says which colour counts from then on.
    .braille = wilds fit on all · you name the colour
lesson-wild-wild = Green 5 is up and you have no green. A Wild helps. You have two red cards, so ask for red, in one breath with the card.
    .braille = name your colour: red
lesson-wild-four = Now the strongest card. A Wild Draw Four names a colour, and the next player draws { $wild-four } and misses the turn. { $wild-four-honest ->
    [unplayable] It is honest only if nothing else in your hand can be played, and here nothing can.
   *[other] It is honest only if you have no card of the colour that counts, and you have no yellow.
 }
    .braille = { $wild-four-honest ->
        [unplayable] honest: nothing else fits
       *[other] honest: no yellow
    }
lesson-wild-red = { $ana } accepted it, drew and missed the turn. Red counts, as you said, so play one of your red cards.
    .braille = red counts
lesson-wild-accept = And now one has hit you. Whoever must draw says whether to accept it or to challenge it. Accepting costs { $wild-four } cards and the turn.
    .braille = accept: +{ $wild-four }, no turn
lesson-wild-end = You have just accepted. When it is wiser to challenge is the next lesson.
    .braille = next: challenging

lesson-challenge = bluffing and challenging
lesson-challenge-begins = { $wild-four-honest ->
    [unplayable] A Wild Draw Four is a bluff if its player could have played something else.
   *[other] A Wild Draw Four is a bluff if its player holds a card of the colour that counted.
 } Bluffing is allowed, and so is doubting it.
    .braille = a wild draw four may be a bluff
lesson-challenge-first = First a few ordinary turns. Green 2 is up.
    .braille = a plain turn first
lesson-challenge-red = { $ben } asked for red. Keep that in mind: whoever asks for red mostly has some.
    .braille = { $ben } asked for red
lesson-challenge-bluff = Red counted, and { $ben }, who asked for it just now, plays a Wild Draw Four on it? That sounds like a bluff. If it is one, { $ben } draws { $guilty-draws }, and not you.
    .braille = { $ben } had red? bluff: +{ $guilty-draws }
lesson-challenge-caught = Caught! You alone were told the hand. { $guilty-takes-back ->
    [yes] The Wild Draw Four went back into it, with { $guilty-draws } cards on top, and red 6 lies there as before. You take an ordinary turn, and your { $card } fits.
   *[no] By this book the Wild Draw Four stays where it is and blue counts; only { $ben } drew. You take an ordinary turn, and your { $card } fits.
 }
    .braille = { CHOOSE($guilty-takes-back, yes: "card went back, red again", no: "card stays, blue counts") }
lesson-challenge-honest = Another one. This time there is nothing to go by, and we shall see what it costs to be wrong.
    .braille = challenge a second time
lesson-challenge-end = { $wild-four-honest ->
    [unplayable] { $ben } had nothing else to play, so it was honest.
   *[other] { $ben } had no blue, so it was honest.
 } You drew { $challenger-draws } instead of { $wild-four } and missed your turn. So challenge if something gives the bluff away; otherwise { $wild-four } cards are cheaper.
    .braille = honest: +{ $challenger-draws }, not { $wild-four }

lesson-uno = saying UNO
lesson-uno-begins = Everybody is to know when you are down to one card. So you say UNO along with your second-to-last card, not later.
    .braille = uno with the last but one
lesson-uno-forget = You have two cards. For once, forget it, to hear what happens: play without a word.
    .braille = for once no uno
lesson-uno-caught = { $ana } noticed, and you drew { $call-penalty }. { $catch-window ->
    [turn] You could be caught only until the next player began to play.
   *[other] You could be caught until you played or drew again.
 } Now you have three cards, so there is nothing to say yet.
    .braille = caught: +{ $call-penalty } · no uno yet
lesson-uno-call = Two cards again. This time say it, in one breath with the card.
    .braille = 2 cards: say it
lesson-uno-catch = Did you notice? { $ana } has one card left and did not say UNO. Anybody may catch that{ $catch-window ->
    [turn] , but only until { $ben } begins to play.
   *[other] , until { $ana } plays or draws again.
 }
    .braille = { $ana } 1, no uno: catch
lesson-uno-out = { $ana } drew { $call-penalty }. And your last card fits: it is green like green 2.
    .braille = last card fits
lesson-uno-end = You went out, and the round is over. You score what the others still held: a number counts as much as it says, Skip, Reverse and Draw Two 20 each, wild cards 50. { $target } points win the game.
    .braille = you score their cards · { $target } wins

lesson-last = a Draw Two as the last card
lesson-last-begins = One thing is left to learn: what happens if the last card makes somebody draw.
    .braille = last card +2
lesson-last-call = Keep the Draw Two for the end. You have two cards, so do not forget the call.
    .braille = keep +2 for the end, say uno
lesson-last-two = Your last card is a Draw Two, and { $ana } has to draw all the same, before anything is counted.
    .braille = +2 still counts
lesson-last-end = { $ana } drew first, and those two cards were counted for you as well. A Wild Draw Four as the last card does the same, and nobody can challenge it.
    .braille = cards drawn count too
