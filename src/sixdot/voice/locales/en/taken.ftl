### What a question was taken for where that is not sure: said before the answer, in the words of whoever asks. A fact that
### is not here is named by the first question for it in asked.ftl. $about: what it is about, $who and $card which.

taken = I take it you ask: { $question }?
    .brief = { $question }?
taken-me = me
taken-next = { $about ->
    [before] who plays before { $who }
    [one] who plays after { $who }
    [me] who plays after { $who }
   *[other] who is next
}
taken-colour = { $about ->
    [before] what was up before that
    [one] which colour did { $who } name
   *[other] which colour counts
}
taken-top = { $about ->
    [before] what was up before that
   *[other] what is the top card
}
taken-count = { $about ->
    [few] who has the fewest cards
    [most] who has the most cards
    [others] how many cards have the others got
    [one] how many cards has { $who } got
    [many] how many cards have { $who } got
    [me] how many cards have I got
   *[other] how many cards has everybody got
}
taken-score = { $about ->
    [one] how many points has { $who } got
    [many] how many points have { $who } got
    [me] how many points have I got
   *[other] what is the score
}
taken-leader = { $about ->
    [one] how is { $who } doing for points
    [many] how are { $who } doing for points
    [me] how am I doing for points
   *[other] who is winning
}
taken-target = { $about ->
    [one] how far is { $who } from winning
    [many] how far are { $who } from winning
    [me] how far am I from winning
   *[other] when is the game won
}
taken-hand = { $about ->
    [highest] which of my cards counts most
    [lowest] which of my cards counts least
    [most] which colour have I got most of
    [card] have I got { $card }
    [worth] what are my cards worth
   *[other] what are my cards
}
taken-fits = { $about ->
    [card] can I play { $card }
   *[other] which of my cards can I play
}
taken-last = { $about ->
    [challenge] how did the challenge end
    [skip] who missed a turn
    [since] what happened since my turn
    [round] what happened in this round
    [one] what did { $who } do
    [many] what did { $who } do
    [me] what happened to me
   *[other] what happened
}
taken-played = { $about ->
    [count] how many such cards have been played
    [change] who changed the colour
    [do] what did { $who } do
    [before] what was played before { $card }
    [after] what was played after { $card }
    [card] who played { $card }
    [since] what was played since my turn
    [one] what did { $who } play
    [many] what did { $who } play
    [me] what did I play
   *[other] what was played last
}
taken-drew = { $about ->
    [count] how often were cards drawn
    [mine] who had to draw because of me
    [since] who drew cards since my turn
    [one] how many cards did { $who } draw
    [many] how many cards did { $who } draw
    [me] what did I draw
   *[other] who drew cards last
}
taken-said = { $about ->
    [right] who answered right
    [one] what did { $who } say
    [many] what did { $who } say
    [me] what did I say
   *[other] what was said last
}
taken-called = { $about ->
    [one] has { $who } called { call-word }
    [many] have { $who } called { call-word }
    [me] have I called { call-word }
   *[other] who has called { call-word }
}
taken-choices = { $topic ->
    [draw] can I draw
    [pass] can I pass
    [challenge] can I challenge
    [call] can I call { call-word }
    [unknown] can I leave the question unanswered
    [name] can I name that colour
    [must-draw] must I draw
    [must-pass] must I pass
    [must-answer] must I answer
    [must-play] must I play a card
   *[other] what can I do
}
taken-pending = what is waiting
taken-people = { $about ->
    [one] who is { $who }
    [many] who are { $who }
   *[other] who is playing
}
taken-question = { $about ->
    [right] what was the right answer
    [one] what was { $who } asked
    [many] what were { $who } asked
   *[other] what is the question
}
taken-winner = { $about ->
    [left] what was left in the hands
   *[other] who won the last round
}
taken-dealer = { $about ->
    [next] who deals the next round
   *[other] who is the dealer
}
taken-rule = { $about ->
    [card] what does { $card } do
    [topic] what do the rules say about { taken-topic }
   *[other] what are the rules
}
taken-topic = { $topic ->
    [stacking] putting one draw card on another
    [calling] the call
    [forgetting] a forgotten call
    [challenge] challenging
    [bluff] bluffing
    [accepting] accepting a Wild Draw Four
    [challenge-won] a challenge that is right
    [challenge-lost] a challenge that is wrong
    [done] the end of a turn
    [wild-last] a special card as the last one
    [empty-pile] an empty draw pile
    [scoring] counting points
    [drawing] drawing
    [jump-in] playing out of turn
    [seven-zero] swapping hands
    [two-players] playing with two
    [first-card] the first card
    [dealing] dealing
    [beginning] who begins
    [winning] winning
    [leaving] leaving the game
    [teams] playing in teams
    [advice] advice
    [answering] right and wrong answers
    [matching] matching
    [laying] laying cards into the row
    [fitting] what goes on what
   *[other] that
}
taken-card = { $about ->
    [deck] how many such cards are in the deck
    [worth] how many points is { $card } worth
    [card] what does { $card } do
   *[other] what do the cards do
}
taken-howto = { $about ->
    [topic] how does '{ $topic }' work
   *[other] how do I play
}
taken-settings = { $about ->
    [topic] how is '{ $topic }' set
   *[other] what are my settings
}
taken-hint = what would be a good move
taken-why = { $about ->
    [no-draw] why can I not draw
    [no-pass] why can I not pass
    [no-challenge] why can I not challenge
    [no-call] why can I not call { call-word }
    [wrong] what was wrong
    [one] what was the rule for { $who }
   *[other] which rule is behind that
}
taken-repeat = can you say that again
taken-secret = { $about ->
    [others] which cards do the others hold
    [one] which cards does { $who } hold
    [many] which cards do { $who } hold
    [me] what are my cards
   *[other] what is the next card in the draw pile
}
