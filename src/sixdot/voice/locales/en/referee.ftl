### The referee for a table with real cards: what is told to it, and what it rules.

## What it says

referee-begin = Referee for { $edition-title }: { $players }. { $who } deals { $size ->
    [one] one card
   *[other] { $size } cards
} to each. { $cards ->
    [one] Which card is turned up first?
   *[other] Which { $cards } cards are turned up into the row?
}
    .brief = { $edition-title }: { $players }, { $who } deals. { $cards ->
        [one] First card?
       *[other] Row?
    }
    .braille = { $who } deals · { $cards ->
        [one] first card?
       *[other] row?
    }
referee-help = Tell what happens: Ben plays red 5, Ben draws, Ben says uno, Ana catches Ben. Without a name it is the player in turn. Ask: may Ben draw, what now, how many cards has Ana, why, rules. Also: undo; Ben has 5 cards, to put a count right; reshuffled; new round, at the end; repeat, more, less; quit.
    .braille = ben red 5 · ben draws · may ben draw · what now · undo · ben has 5 · quit
referee-goodbye = The referee leaves.
    .full = The referee leaves after { $told ->
        [one] one thing that was told
       *[other] { $told } things that were told
    }.
    .braille = bye
referee-answer-told = Now the answer is told, and nobody is asked until the card is covered.
    .braille = tell answer
referee-owed = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .braille = { $who } +{ $count }
referee-drew = Right, { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .braille = { $who } +{ $count } ok
referee-draws = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}, no more and no fewer.{ refusal-rule }
    .braille = { $who } +{ $count }{ refusal-rule.braille }
referee-use = { $how ->
    [drawn] play the drawn card if it fits
    [match] match cards of the row
    [stack] play a draw card that is allowed on it
    [lay] lay a card into the row
    [swap] swap hands with another player
    [colour] name a colour
    [unknown] say that the answer is not known
   *[play] play a card that fits
}
referee-can = { $who } may { $what }.
    .braille = { $who } { $what }
referee-goes-on = Now { $what }.
    .braille = { $what }
referee-may = Yes, { $who } may { $what }.
    .bluff = Yes, { $who } may { $what }; if the hand forbids it, it is a bluff, and the next player may challenge.
    .braille = yes
    .braille-bluff = yes, perhaps a bluff
referee-unless-must-play = Only if no card in { $who }'s hand fits.
    .braille = only if nothing fits
referee-unless-forced-to-play = Only if { $who } has no card to play.
    .braille = only if nothing fits
referee-unless-not-honest = Only if nothing in { $who }'s hand forbids it.
    .braille = only if honest
referee-unless-only-the-drawn-card = Only if that is the card { $who } has just drawn.
    .braille = only if just drawn
referee-no = { $who }: { $wrong } { $can }{ refusal-rule }
    .about = { $wrong } { $can }{ refusal-rule }
    .brief = { $who }: { $wrong }
    .brief-about = { $wrong }
    .braille = { $who } { $wrong } · { $can }{ refusal-rule.braille }
    .braille-about = { $wrong } · { $can }{ refusal-rule.braille }
referee-no-no-such-seat = { $who } does not play in this round.
    .braille = { $who } not playing
referee-no-only-the-drawn-card = Only the card that { $who } drew may be played.
    .braille = { $who } drawn card only
referee-no-already-drawn = { $who } has drawn already.
    .braille = { $who } drew
referee-no-not-drawn = { $who } has not drawn and cannot pass yet.
    .braille = { $who } not drawn
referee-no-nothing-to-challenge = No Wild Draw Four waits for { $who }.
    .braille = { $who } no challenge
referee-no-not-oneself = Somebody else has to catch { $who }.
    .braille = not { $who }
referee-no-accuses-oneself = Somebody else has to accuse { $who }.
    .braille = not { $who }
referee-no-accused-has-no-voice = { $who } is accused and does not vote.
    .braille = { $who } no vote
referee-no-already-voted = { $who } has voted already.
    .braille = { $who } voted
referee-no-number-last = { $card } cannot be { $who }'s last card.
    .braille = { $card } not last
referee-no-no-draw-after-match = { $who } has matched and does not draw.
    .braille = { $who } matched
referee-no-drawn-in-dos = { $who } has drawn already.
    .braille = { $who } drew
referee-no-must-lay = { $who } must lay a card now.
    .braille = { $who } lay
referee-no-must-lay-after-draw = { $who } drew without a match and must lay a card.
    .braille = { $who } lay
referee-no-not-two-for-dos = { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
}, not two.
    .braille = { $who } has { $count }
referee-catchable = { $players } can be caught.
    .braille = catch { $players }?
referee-accused = { $players } { $players-count ->
    [one] is
   *[other] are
} accused: the others agree or disagree.
    .braille = { $players } accused
referee-impossible-copies = There { $number ->
    [one] is only one { $card } in the deck
   *[other] are only { $number } of { $card } in the deck
}{ $seen ->
    [0] {""}
    [one] , and one lies elsewhere
   *[other] , and { $seen } lie elsewhere
}. Undo takes back what was told last.
    .braille = { $card }: only { $number }
referee-impossible-drawn = Only { $number } can be drawn.
    .braille = only +{ $number }
referee-impossible-first = { $card } does not start a round: it goes back into the deck, and another card is turned up. Which one?
    .braille = { $card } goes back · next?
referee-impossible-reshuffle = There is nothing to reshuffle.
    .braille = no shuffle
referee-impossible-count = { $who } cannot hold { $number ->
    [one] one card
   *[other] { $number } cards
}.
    .braille = { $who } not { $number }
referee-impossible-hand = { $who } held { $number ->
    [one] one card
   *[other] { $number } cards
} after that play: tell just as many.
    .braille = { $who } has { $number }
referee-impossible-left = { $who } holds { $number ->
    [one] one card
   *[other] { $number } cards
}: tell just as many, or the points.
    .braille = { $who } has { $number }
referee-wanted-guilty = { $who } challenges. Look at { $target }'s hand: say guilty or honest, or tell me the { $size ->
    [one] card
   *[other] { $size } cards
} and I judge.
    .brief = Guilty or honest?
    .braille = guilty/honest?
referee-wanted-right = Was the answer right or wrong?
    .brief = Right or wrong?
    .braille = right/wrong?
referee-wanted-drawn = How many cards did { $who } draw?
    .brief = How many?
    .braille = how many?
referee-wanted-cards = { $number ->
    [one] Which card is turned up into the row?
   *[other] Which { $number } cards are turned up into the row?
}
    .brief = Which into the row?
    .braille = { $number } into the row?
referee-called = { $who } has said UNO with it.
    .braille = { $who } uno
referee-call = { $who } says UNO. Now the card.
    .now_no = { $who }: UNO is said with the second-to-last card, and { $who } has { $count }.{ refusal-rule }
    .now_turn = { $who }: UNO is said with the second-to-last card as it is played, and it is { $turn }'s turn.{ refusal-rule }
    .braille = { $who } uno ok
    .braille-now_turn = { $who } no uno: { $turn }'s turn
    .braille-now_no = { $who } no uno: { $count }
referee-hand-under = { $who }'s cards go under the draw pile.
    .full = { "" }
    .braille = { $who }: cards under pile
referee-back-next = { $who } plays again from the next round on.
    .braille = { $who } next round
referee-may-leave = Yes. { CHOOSE($leaves, yes: "Anybody may leave at any time, and is then passed over.", no: "Who is back plays again from the next round on.") }
    .brief = Yes.
    .braille = yes
referee-impossible-colour = Tell first which colour { $who } names, then that { $who } leaves.
    .braille = first { $who }'s colour
referee-impossible-gone = { $who } has left already.
    .braille = { $who } gone already
referee-impossible-here = { $who } is still here.
    .braille = { $who } still here
referee-counted = Put right: { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .braille = { $who } { $count }
referee-undone = Taken back: { $what }
    .what_none = Taken back.
    .braille = back: { $what }
    .braille-what_none = back
referee-undone-count = Taken back that { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .braille = back
referee-undone-uno = Taken back that { $who } said UNO.
    .braille = back: { $who } uno
referee-undone-hand = Taken back: the hand of { $who }.
    .braille = back: { $who }
referee-first-this = First tell this.
    .braille = first:
referee-so-many = That is { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .braille = { $count }?
referee-no-card = No card is turned up yet.
    .braille = none up yet
referee-turned-up = { $cards ->
    [one] Which card is turned up first? Tell it by colour and number, such as red 5.
   *[other] Which { $cards } cards are turned up into the row? Tell them together, such as red 5, blue 7.
}
    .brief = { $cards ->
        [one] First card?
       *[other] Row?
    }
    .braille = { $cards ->
        [one] first card?
       *[other] row?
    }
referee-no-undo = There is nothing to take back.
    .braille = nothing to undo
referee-no-hands = I do not know anybody's cards. Ask me what may be done now, or about the rules.
    .braille = hands unknown
referee-no-score = No score is kept here. With --sheet each round goes to a score sheet.
    .braille = no score sheet
referee-after = Undo takes back what was told last; new round deals again; quit ends.
    .over = Undo takes back what was told last; quit ends.
    .brief-over = Undo or quit.
    .brief = Undo, new round or quit.
    .braille-over = undo, quit
    .braille = undo, new round, quit
referee-not-over = This round is not over yet.
    .braille = not over
referee-off-sheet = Round { $number } is off the score sheet again.
    .braille = round { $number } off
referee-who-catches = Tell who catches { $who }, such as Ana catches { $who }.
    .braille = who catches { $who }?
referee-oops = Undo takes back what was told last.
    .braille = undo?
referee-which = Tell the whole card by its colour and number, such as { $who } plays red 5.
    .braille = which card? { $who } red 5
referee-no-challenge = No challenge is open now.
    .braille = no challenge
referee-not-challenged = Only { $who } can be challenged now.
    .braille = only { $who }
referee-legal = Yes, by all that the table can see.
    .braille = yes
referee-not-out = { $who } still has { $count ->
    [one] one card
   *[other] { $count } cards
}. Tell the last card that was played.
    .braille = { $who } has { $count }
referee-unclear = I have not understood that. Tell who did what, such as { $who } plays red 5, or ask what now.
    .braille = ? { $who } plays red 5
referee-left = For the score, tell what { $players } { $players-count ->
    [one] still holds
   *[other] still hold
}: { $who } red 5, wild; or the points.
    .brief = What do { $players } hold?
    .braille = hands?
referee-blocked = Nobody scores.
    .braille = no score
referee-more = And { $players }?
referee-held = { $who } { $points }
referee-handed-over = For the score: { $who } is out; { $hands }.
    .who_none = For the score: nobody is out.
    .braille = { $who } out · { $hands }

## At the terminal

referee-resumed = Back at { $edition-title }, with { $players }.
    .braille = back · { $players }
referee-who-deals = Who deals: { $players }?
    .braille = dealer?
referee-no-dealer = { $typed } is not at the table: the dealer is one of { $players }.
referee-alike = Two players cannot have the same name.
referee-unreadable = The referee's round { $path } cannot be read: { $reason }
referee-file-or-sheet = A round is kept in a file or handed over to a score sheet: leave out --file or --sheet.
referee-on-sheet = On the score sheet.
    .full = Round { $number } is on the score sheet { $sheet }.
    .braille = scored
referee-damaged = { $path } is not a referee's round, or it is damaged. Nothing has been changed.

## What is told to it

referee-word-undo = undo, take back, take that back, take it back, cancel, no that was wrong
referee-word-now = what now, now what, and now, what next, what happens now, what happens next, what may be done, what can be done, who plays now, whose go is it
referee-word-quit = quit, q, exit, bye, stop
referee-word-help = help, h, ?
referee-word-reshuffle = reshuffle, reshuffled, reshuffle the pile, the pile is reshuffled, the discards are shuffled, shuffled, new pile
referee-word-again = new round, next round, another round, play again, again
referee-word-must = must, have to, has to, need to, needs to, obliged to
referee-word-fine = ok, okay, all right, allowed, legal, fine, good, possible, valid
referee-word-then = and then, and, then
referee-word-they = he, she, they
referee-word-forgot = forgot uno, forgot to say uno, has forgotten uno, did not say uno, didn't say uno, has not said uno, hasn't said uno, did not call uno, didn't call uno, forgot dos, did not say dos, didn't say dos
referee-word-oops = oops, sorry, my mistake, i was wrong, i made a mistake
referee-word-legal = was it legal, was that legal, is that legal, was that allowed, is that allowed, was it allowed, was that ok, is that ok, was that right
referee-word-may = may i, can i, may, can, could, may he, may she, may they, can he, can she, can they, allowed to, am i allowed to, is it allowed to
referee-word-ask = is, does
referee-word-has = has, holds, has got, has only, holds only, really has, had
referee-word-cards = card, cards, more, a, of, the, them, his, her, their, left, those, owed
referee-word-first = first card, the first card is, first, the row is, row
referee-word-naming = and names, and name, names, naming, and calls for, calls for, and chooses, chooses, and asks for, asks for, and wants, wants, for, and says, says, down, on the pile, on the table, on top
referee-word-guilty = guilty, yes, bluff, a bluff, it was a bluff, it is a bluff, it's a bluff, wrong, she was guilty, he was guilty, bluffed, was bluffing, he bluffed, she bluffed, they bluffed, lied, he lied, she lied, was guilty, is guilty, was a bluff
referee-word-honest = honest, no, not guilty, innocent, no bluff, it was honest, right, was honest, is honest, he was honest, she was honest, did not bluff, didn't bluff, was not bluffing, wasn't bluffing, it was no bluff, not a bluff
referee-word-right = right, correct, is right, was right, rightly, answers right, yes, got it right, gets it right, knows it, knew it, answered right, answered correctly, correctly, got it, knows, knows the answer, has it right
referee-word-wrong = wrong, incorrect, is wrong, was wrong, wrongly, answers wrong, no, got it wrong, gets it wrong, answered wrong, was mistaken, is mistaken
referee-does-play = plays, has played, played, puts down, puts, jumps in with, throws, threw, drops, dropped, slaps down, slaps, throws down
referee-does-draw = draws, drew, has drawn, takes, took, picks, drew up
referee-does-pass = passes, passes the turn, has passed, passed, keeps it, keeps the card
referee-does-colour = names, chooses, calls for, asks for, wants
referee-does-challenge = challenges, challenges it, doubts it, has challenged, challenged, says it's a bluff, says it is a bluff, says that's a bluff, calls the bluff, calls bluff, calls it a bluff, does not believe it, doesn't believe it
referee-does-accept = accepts, accepts it, does not challenge, doesn't challenge, has accepted, accepted
referee-does-pickup = picks up, picks them up, takes them, picks it up
referee-does-answer = answers, has answered, gives an answer, answers it, answered
referee-does-unknown = does not know, doesn't know, gives up, has no idea
referee-does-match = matches, has matched, covers, matched
referee-does-done = is done, has finished, ends the turn, finishes
referee-does-lay = lays, lays down, has laid, laid
referee-does-nolay = lays nothing, lays no card
referee-does-swap = swaps with, swaps hands with, swaps, trades with
referee-does-catch = catches, has caught, caught
referee-does-dos = says dos, calls dos, said dos
referee-does-accuse = accuses, has accused
referee-does-agree = agrees about, agrees
referee-does-disagree = disagrees about, disagrees
referee-does-leave = leaves, leave, has left, left, is leaving, is gone, has gone, leaves the table, leave the table, has left the table, leaves the game, leave the game, has left the game, leaves the round, goes home, go home, has gone home, went home, drops out, drop out, has dropped out, dropped out
referee-does-return = is back, comes back, come back, came back, has come back, returns, return, has returned, is here again, is back again
referee-does-uno = uno, says uno, calls uno, and says uno, and calls uno, said uno, called uno, saying uno, calling uno, has said uno, then says uno, and then says uno, with uno
