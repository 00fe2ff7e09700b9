### What is taught about DOS. $ana sits on your left, $ben on your right; $card is the card that is wanted.

lesson-sums = numbers and sums
lesson-sums-begins = You sit with { $ana } and { $ben }; { $ana } plays after you. Two cards lie face up in a row. You get rid of your cards by matching those, and whoever has none left wins the round.
    .braille = match the row · no cards left wins
lesson-sums-single = A card matches a card of the row if it has the same number; the colour does not matter. Your { $card } matches blue 7.
    .braille = same number matches
lesson-sums-more = You may go on in the same turn: every card of the row can be matched once, and you have a 4 for red 4.
    .braille = match the other too
lesson-sums-done = Both are matched. You say when you have finished; then they go away, and the row is filled up with new cards.
    .braille = finished: say so
lesson-sums-double = No 9 in your hand? Two cards that add up to it will do: 3 and 6 make 9.
    .braille = 2 cards may add up
lesson-sums-finish = Two cards gone at once. Yellow 5 you cannot match, so that is all.
    .braille = that is all
lesson-sums-end = One card of the same number, or two that add up to it. Ask as often as you like: h reads your hand, row the row, f tells what matches, c counts the cards of everybody.
    .braille = h hand · row · f fits · c counts

lesson-lay = when nothing matches
lesson-lay-begins = Sometimes nothing matches, neither one card nor two.
    .braille = nothing matches
lesson-lay-draw = Blue 9 and red 8: you have neither, and no two of your cards make 9 or 8. So you draw.
    .braille = no match: draw
lesson-lay-done = Red 1 does not help either. If it did, you could match now.
    .braille = still no match
lesson-lay-lay = Whoever draws and makes no match lays a card of the hand into the row. Give away the 10, it would count most against you.
    .braille = lay one: the 10
lesson-lay-gift = { $ana } used your 10, and { $ben } had to lay a card as well, yellow 4. That is a gift: your { $card } matches it.
    .braille = y4 is a gift
lesson-lay-finish = That is all this turn gives you.
    .braille = that is all
lesson-lay-end = So a row may grow longer than two cards, and every card in it may be matched once in a turn.
    .braille = the row may grow

lesson-colours = matching colours
lesson-colours-begins = Colours do not matter for a match, but they earn something.
    .braille = colours earn more
lesson-colours-single = You have a { $card } as well: the number fits, and even the colour. That is a colour match.
    .braille = number and colour
lesson-colours-done = When you have finished, you get what you earned.
    .braille = finish, then the bonus
lesson-colours-may = For a colour match you may lay one card into the row, and so have one card less. You may also keep it: then you would type lay nothing.
    .braille = lay one, or nothing
lesson-colours-double = And now green 8: green 3 and green 5 make 8 and are both green. That is a double colour match.
    .braille = both green: double colour
lesson-colours-finish = Finish, and hear what that earns.
    .braille = finish, then the bonus
lesson-colours-must = After a double colour match you lay a card, and then each of the others draws { $double-bonus ->
    [one] one
   *[other] { $double-bonus }
 }.
    .braille = lay one, others +{ $double-bonus }
lesson-colours-end = That is the best turn in DOS: three cards fewer for you, more for everybody else.
    .braille = you 3 fewer, others more

lesson-jokers = wild cards
lesson-jokers-begins = There are two kinds. A Wild DOS is a 2 of any colour. A Wild Number has a colour, and is any number from 1 to 10.
    .braille = wd is any 2 · # any number
lesson-jokers-dos = Red 3 and a 2 make 5. Your Wild DOS is that 2; say that it is red, and it is a double colour match.
    .braille = r3 and wd make 5
lesson-jokers-number = Yellow 6 is left. Your yellow Wild Number can be a 6, and is yellow already: a colour match.
    .braille = y# is 6
lesson-jokers-done = You have finished, with two colour matches.
    .braille = finished: 2 bonuses
lesson-jokers-must = For the double one you must lay a card.
    .braille = lay one
lesson-jokers-keep = For the single one you may lay another, or keep it. Keep it this time.
    .braille = or lay nothing
lesson-jokers-row = A wild card can lie in the row, too: then whoever matches it says what it is. Let the blue Wild Number be a 4 for your { $card }.
    .braille = b# in the row is 4
lesson-jokers-finish = Red 7 has to wait.
    .braille = that is all
lesson-jokers-end = Blue and yellow: no colour match this time, so it earned nothing more.
    .braille = no colour match

lesson-two = saying DOS
lesson-two-begins = Everybody is to know when you are down to two cards. Then you say DOS.
    .braille = 2 cards: say dos
lesson-two-match = You have three cards. Match blue 7, and two are left.
    .braille = match: 2 left
lesson-two-call = Two cards: say it now, before somebody else does.
    .braille = 2 cards: say it
lesson-two-done = Well done, now nobody can catch you.
    .braille = finished
lesson-two-catch = Did you notice? { $ana } has two cards left and did not say DOS. Anybody may catch that.
    .braille = { $ana } 2, no dos: catch
lesson-two-draw = That cost { $ana } { $call-penalty } cards. You still hold your two, and they are called; but nothing matches.
    .braille = { $ana } +{ $call-penalty } · no match
lesson-two-again = Your { $card } matches yellow 5.
    .braille = it matches
lesson-two-forget = Two cards again, so it has to be said again. For once, forget it, to hear what happens.
    .braille = for once no dos
lesson-two-end = { $ana } noticed. You can be caught for as long as you hold two cards and have not said it.
    .braille = caught: +{ $call-penalty }

lesson-finish = going out
lesson-finish-begins = A whole round in one turn: you have three cards.
    .braille = 3 cards, 1 turn
lesson-finish-match = Begin with blue 9.
    .braille = blue 9 first
lesson-finish-call = Two cards are left, in the middle of your turn. Say it even so.
    .braille = 2 cards: say it
lesson-finish-out = Red 4 and red 3 make red 7, a double colour match, with your last cards.
    .braille = your last 2 cards
lesson-finish-end = You went out. The others drew for the colours before anything was counted. You score what they hold: a number counts as much as it says, a Wild DOS 20, a Wild Number 40. { $target } points win the game.
    .braille = you score their cards · { $target } wins
