### What would be, how often something was, in which round, yes or no: words that such questions are known by, and what is
### answered to them.

## Words

# first, second, ...; each with other words for the same
ordinals = first one, second two, third three, fourth four, fifth five, sixth six, seventh seven, eighth eight, ninth nine, tenth ten
shape-chatter = so then, in that case, after that, then, exactly, this time
shape-reversing =
    reverse it, reverse play, reverse the direction, turn it round, change direction, change the direction,
    direction changed, direction change, direction has changed, changed direction, play been reversed, play turned round
shape-skipping = skip him, skip her, skip them, skip somebody, skip someone, skip the next player
shape-missed =
    been skipped, was skipped, were skipped, skipped, got skipped, missed a turn, miss a turn, missed my turn, missed turns, missed his turn, missed
    her turn, lost a turn, lost my turn, passed over, been passed over, missed a go, lost a go
shape-having = will have, would have, would i have, will i have, have left, be left with, end up with, would be left
shape-began =
    went first, played first, started, began, started this round, started the round, began this round, began the round, started off,
    started this one, had the first turn, had the first go, made the first move, played the first card, kicked off, opened the round
shape-recolour = change the colour, change colour, change the color, change color, switch colour, switch the colour, switch color
shape-marks = marks, the marks, corner marks, the corner marks
shape-hinting = clue, clues, hint, hints, a clue, a hint
shape-often = how often, how many times, how many time, number of times, how frequently
shape-so-far = so far, until now, up to now, till now, this round, in this round, altogether, in total, in all
shape-wrong-answer =
    wrong, got wrong, get wrong, gotten wrong, answered wrong, answered wrongly, answer wrong, got it wrong, get it wrong, wrong answer, wrong
    answers, failed, fail, not know it, didn't know it, did not know it, didn't know, did not know, not know the answer, didn't know the answer,
    missed the question, got that wrong, get that wrong, failed the question, fail the question, fail it, failed it
shape-know =
    know it, knew it, know that, knew that, know the answer, knew the answer, know that one, knew that one, get it right, got it right, get that
    right, got that right, answered right, answer right, answered correctly, answer correctly, right answers, got right, gotten right, get right,
    answer it, answer the question, answered the question right, answered the last question right, answered the question before right, get the question
    right, got the question right, get the last question right, got the last question right, know the last one, knew the last one
shape-asked-who =
    was asked a question, got a question, was asked, was asked last, was the last question for, got the last question, had to answer, had the
    last question, was the question for, was the last one for, was asked the last question, been asked a question, asked a question
shape-was = was, were, was that, was the, was it
shape-legal = legal, allowed, honest, permitted, by the rules, valid, a legal, an honest
shape-negated = didn't, did not, wasn't, was not, hasn't, has not, not, never, couldn't, isn't, is not, not get to, didn't get to, not allowed to
shape-nearly =
    about to win, close to winning, near to winning, nearly out, almost out, about to go out, close to going out, about to
    finish, close to finishing, nearly finished, almost done, about to be out, nearly won
shape-still-win = win, still win, win this, win this game, win the game, still win this, still win the game
shape-wins = won
shape-rounds = rounds, games
shape-recap = recap, recap please, quick recap, a recap, give me a recap, sum it up, where do things stand, the score and how it stands, how does it stand, how do we stand, how does the game stand

## What if

if-done = { $deed ->
    [draw] If { table-player } { if-draw-verb }:
    [pass] If { table-player } { if-pass-verb }:
   *[play] { $lacks ->
        [yes] If you played one:
       *[no] If { table-player } { if-play-verb }:
    }
}
    .brief = { $deed ->
        [draw] Draw:
        [pass] Pass:
       *[play] { $card }:
    }
    .brief-card_none = { $deed ->
        [draw] Draw:
        [pass] Pass:
       *[play] A card:
    }
    .braille = { $deed ->
        [draw] draw:
        [pass] pass:
       *[play] { $card }:
    }
    .braille-card_none = { $deed ->
        [draw] draw:
        [pass] pass:
       *[play] card:
    }
if-draw-verb = draws
    .you = draw
if-pass-verb = passes
    .you = pass
if-play-verb = plays { if-card }
    .you = play { if-card }
if-card = { $card }
    .card_none = a card
if-not-last = { table-player } has { table-cards }, so that is still to come. Whoever plays the last card wins the round.
    .you = You have { table-cards }, so your last one is still to come. Whoever plays the last card wins the round.
    .brief = Not yet: { table-cards } left.
    .braille = { $who } { $count }, not last
if-later = But it is { $who }'s turn now, so much may change.
    .you = But it is your turn now, so much may change.
    .partner = But it is your partner { $who }'s turn now, so much may change.
    .brief = { $who } plays first.
    .brief-you = You play first.
    .braille = { $who } first
if-no-fit = But it cannot be played now.
    .brief = No fit now.
    .braille = no fit now
if-out = { table-player } would be out, and the round would be over.
    .brief = Round over.
    .braille = { $who } out
if-colour = { $colour } would count.
    .colour_none-and-wild = { table-player } would name the colour.
    .braille-colour_none-and-wild = { $who } names it
    .wild = { table-player } would name the colour.
    .colour_none = the colour would be that of the card.
    .braille = { $colour }
    .braille-wild = { $who } names it
    .braille-colour_none = as the card
if-skipped = { table-player } would miss a turn.
    .brief = { $who } misses a turn.
    .brief-you = You miss a turn.
    .braille = { $who } misses
if-turned = play would turn round.
    .brief = Other way.
    .braille = other way
if-draws = { table-player } would draw { table-cards } and so have { $total }, and would miss a turn.
    .keeps = { table-player } would draw { table-cards } and so have { $total }.
    .brief = { $who } +{ $count }: { $total }.
    .braille = { $who } +{ $count } { $total }
if-short = There may not be enough cards to draw.
    .brief = If there are enough.
    .braille = if enough
if-stacks = But { table-player } may put another draw card on it, and then somebody else draws them all.
    .brief = Or another draw card goes on it.
    .braille = or stacked
if-challenge = But { table-player } may challenge it, and then it depends on the hand it came from.
    .brief = Or { $who } challenges.
    .brief-you = Or you challenge.
    .braille = or { $who } challenges
if-swap = { $symbol ->
    [0] all hands would be passed on.
   *[other] { table-player } would swap hands with somebody.
}
    .brief = Hands change.
    .braille = hands change
if-may-play = if it fits, { table-player } may play it; if not:
    .brief = If it does not fit:
    .braille = no fit:
if-next = { table-player } would be next.
    .you-and-again = it would be your turn again.
    .you-and-plain = it would be your turn, unless it is a special card.
    .you = it would be your turn.
    .again = it would be { $who }'s turn again.
    .plain = { table-player } would be next, unless it is a special card.
    .brief = { $who }.
    .brief-plain = { $who }, unless special.
    .braille = · { $who }
if-left = { table-player } would have { table-cards } left.
    .still = { table-player } would still have { table-cards }.
    .count_0 = { table-player } would have no cards left.
    .brief = { $who }: { $count }.
    .braille = { $who } { $count }

## How often

often-told = { often-deed } { often-times } in this round.
    .times_0 = { often-none } in this round.
    .brief = { often-times-brief }
    .braille = { $times }x
often-deed = { $what ->
    [change] The colour has changed
    [way] The direction has changed
    [skip] { often-who } missed a turn
    [wrong] { often-who } answered wrong
    [right] { often-who } answered right
    [catch] { often-caught }
    [call] { often-who } called { call-word }
    [challenge] { often-who } challenged
    [pass] { often-who } passed
   *[play] { often-who } played { often-card }
}
often-none = { $what ->
    [change] The colour has not changed
    [way] The direction has not changed
    [skip] { often-who-not } missed a turn
    [wrong] { often-who-not } answered wrong
    [right] { often-who-not } answered right
    [catch] { often-not-caught }
    [call] { often-who-not } called { call-word }
    [challenge] { often-who-not } challenged
    [pass] { often-who-not } passed
   *[play] { often-who-not } played { often-card }
}
often-who = { table-player } has
    .you = You have
    .anybody = Players have
often-who-not = { table-player } has not
    .you = You have not
    .anybody = Nobody has
often-caught = { often-who } been caught
often-not-caught = { often-who-not } been caught
often-card = { $card }
    .card_none = a card
often-times = { $times } times
    .times_one = once
    .times_2 = twice
often-times-brief = { $times } times.
    .times_0 = Never.
    .times_one = Once.
    .times_2 = Twice.
rounds-won = { table-player } has won { $times } rounds that you have heard the end of.
    .you-and-times_0 = You have won no round that you have heard the end of.
    .you-and-times_one = You have won 1 round that you have heard the end of.
    .times_0 = { table-player } has won no round that you have heard the end of.
    .you = You have won { $times } rounds that you have heard the end of.
    .times_one = { table-player } has won 1 round that you have heard the end of.
    .brief = { $who }: { $times }.
    .braille = { $who } { $times }

## Rounds by their numbers

nth-running = Round { $round } is still being played.
    .brief = Round { $round } is not over.
    .braille = round { $round } goes on
nth-future = Round { $round } has not been played: this is round { $now }.
    .brief = Now round { $now }.
    .braille = now round { $now }
nth-unheard = How round { $round } ended is not among what you have heard here.
    .brief = Round { $round } not heard.
    .braille = round { $round } not heard
nth-won = { table-player } won round { $round }.
    .brief = { $who }.
    .braille = round { $round }: { $who }
nth-nobody = Nobody won round { $round }.
    .brief = Nobody.
    .braille = round { $round }: nobody
nth-points = { $players } got { points-of } in round { $round }.
    .brief = { $players }: { $points }.
    .braille = { $players } { $points }
nth-scores = After round { $round }: { $scores }.
    .brief = { $scores }.
    .braille = { $scores }

## Yes or no

legal-none = Nobody has played a Wild Draw Four in this round.
    .brief = None played.
    .braille = none played
legal-unknown = That is not known: nobody challenged it.
    .waits = That is not known yet: only a challenge would show it.
    .free = Yes: here a Wild Draw Four may always be played.
    .brief = Not known.
    .brief-free = Yes, always.
    .braille = not known
    .braille-free = yes
legal-found = Yes: { $by } challenged it, and it was honest.
    .guilty = No: { $by } challenged it, and it was a bluff.
    .brief = Yes, honest.
    .brief-guilty = No, a bluff.
    .braille = yes
    .braille-guilty = no
still-over = No: the game is over.
    .brief = No.
    .braille = no: over
still-out = No: { table-player } is out of the game.
    .you = No: you are out of the game.
    .brief = No.
    .braille = no: out

## Answers to questions

knew-last = { $right ->
    [yes] Yes.
    [no] No.
   *[none] That has not been judged.
}
    .braille = { $right ->
        [yes] yes:
        [no] no:
       *[none] ?
    }
knew-nobody = Nobody.
    .braille = nobody:
knew-none = { table-player } has not answered a question in this round.
    .you = You have not answered a question in this round.
    .anybody = Nobody has answered a question in this round.
    .brief = No question.
    .braille = no question

## Why

why-turn-draw = { table-player } drew instead of playing a card; whether one fitted, only { $who } knows.
    .you = You drew instead of playing a card.
    .partner = Your partner { $who } drew instead of playing a card; whether one fitted, only { $who } knows.
    .brief = No card was played.
    .braille = no card played
