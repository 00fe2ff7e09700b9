### What is taught about UNO with questions. $ana sits on your left, $ben on your right; $card is the card that is wanted.

lesson-question = questions
lesson-question-begins = You sit with { $ana } and { $ben }; { $ana } plays after you. You play one card at each turn, and whoever has none left wins the round. But a number card asks a question, and whoever wants to play on it answers first.
    .braille = numbers ask, answer first · no cards left wins
lesson-question-right = Red 5 asks for 3 plus 4. A question costs nothing to hear again: question repeats it.
    .braille = answer it
lesson-question-play = So your turn goes on. A card fits if it has the colour of the one on the pile, or its number: your { $card } is red too.
    .braille = same colour or number fits
lesson-question-wrong = Green 8 asks for 5 plus 4. For once answer wrongly, to hear what it costs.
    .braille = answer wrongly for once
lesson-question-once = { $wrong-answer ->
    [one] Being wrong cost you a card and the turn.
   *[other] Being wrong cost you { $wrong-answer } cards and the turn.
 } If you do not know, type unknown: it costs the same. Nobody told the right answer until { $ana } gave it. Yellow 3 asks for 1 plus 5.
    .braille = wrong or unknown: +{ $wrong-answer }
lesson-question-draw = But nothing you have is yellow or a 3, so you draw. By this book you draw only if nothing fits.
    .braille = nothing fits: draw
lesson-question-drawn = This one fits, so you may play it at once. No other card may be played now, only the one you drew.
    .braille = drawn card fits: play it
lesson-question-end = First the answer, then the card. Ask as often as you like, also before you answer: h reads your hand, f tells what fits, c counts the cards of everybody.
    .braille = h hand · f fits · c counts

lesson-quiet = cards that ask nothing
lesson-quiet-begins = Special cards have no question: whoever plays on one of them simply plays.
    .braille = specials ask nothing
lesson-quiet-first = But red 4 is a number and asks you for 1 plus 1.
    .braille = number: answer
lesson-quiet-skip = A Skip makes the next player miss a turn. { $ana } plays after you.
    .braille = skip: { $ana } misses
lesson-quiet-second = { $ana } was left out, and { $ben } played on your Skip without being asked. Red 9 asks you for 4 plus 4.
    .braille = number: answer
lesson-quiet-reverse = A Reverse turns the game round, so that { $ben } plays after you.
    .braille = reverse: { $ben } next
lesson-quiet-third = Now { $ana } plays before you. Red 6 asks you for 7 plus 2.
    .braille = number: answer
lesson-quiet-wild = A Wild fits on everything, and you say which colour counts from then on. You have two green cards, so ask for green, in one breath with the card.
    .braille = name your colour: green
lesson-quiet-end = On a Wild there is no question either, only the colour counts. Special cards fit by colour, or on the same kind: a Skip on any Skip.
    .braille = fit by colour or kind

lesson-stack = draw cards add up
lesson-stack-begins = Whoever is hit by a draw card may answer with another one, and then the next player faces both.
    .braille = draw cards add up
lesson-stack-two = A Skip is up, so nobody asks you anything. Begin with your Draw Two.
    .braille = begin with +2
lesson-stack-answer = { $ana } put a Draw Two on yours. { $ben } could not go on with that, picked up all four cards, and then took the turn as usual, with a Draw Two against you. Answer it with your Wild Draw Four: it goes on anything at any time, and nobody can challenge it here.
    .braille = answer with a draw card
lesson-stack-pickup = { $ana } picked up six and played. Now a Draw Two waits for you, and you have nothing to answer it with.
    .braille = no draw card: pick up
lesson-stack-turn = You picked up, and by this book your turn still comes. There is no question, since a Draw Two is up. Play a blue card.
    .braille = your turn still comes
lesson-stack-end = So a draw card costs you cards here, but never your turn.
    .braille = picking up keeps the turn

lesson-call = saying UNO
lesson-call-begins = Everybody is to know when you are down to one card. So you say UNO along with your second-to-last card, not later.
    .braille = uno with the last but one
lesson-call-made = You have two cards, so say it, in one breath with the card.
    .braille = 2 cards: say it
lesson-call-catch = Did you notice? { $ana } has one card left and did not say UNO. Anybody may catch that, but only until { $ben } begins to answer or to play.
    .braille = { $ana } 1, no uno: catch
lesson-call-pickup = { $ana } drew { $call-penalty }. And now { $ben } has played a Draw Two against you, which you cannot answer.
    .braille = { $ana } +{ $call-penalty } · pick up
lesson-call-turn = Your turn still comes. You have three cards, so there is nothing to say yet.
    .braille = no uno yet
lesson-call-before = Yellow 9 asks you for 1 plus 3 first.
    .braille = number: answer
lesson-call-forget = Two cards again. For once, forget the call, to hear what happens: play without a word.
    .braille = for once no uno
lesson-call-end = { $ana } noticed, and that cost you { $call-penalty } cards. You could be caught only until the next player began to play or to answer.
    .braille = caught: +{ $call-penalty }

lesson-out = the last card
lesson-out-begins = One thing is left to learn: what happens if the last card makes somebody draw.
    .braille = last card +2
lesson-out-call = Keep the Draw Two for the end. You have two cards, so do not forget the call.
    .braille = keep +2 for the end, say uno
lesson-out-two = { $ben } has played a Draw Two against you, and your last card is one too. Answer with it: { $ana } then has to draw all four before anything is counted.
    .braille = answer: { $ana } draws 4
lesson-out-end = You went out, and the round is over. You score what the others still held, the four cards just drawn included: a number counts as much as it says, Skip, Reverse and Draw Two 20 each, wild cards 50. { $target } points win the game.
    .braille = you score their cards · { $target } wins
