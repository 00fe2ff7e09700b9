### What happened out of turn, and at the end.

## Out of turn

without-call = without { $call }
    .call_none = without the call
caught = { $who-is ->
    [you] You catch { $target } { without-call }.
   *[other] { subject } catches { $target } { without-call }.
} { $drew ->
    [yes] { $target-is ->
        [you] You draw { drawn }{ no-more }.
       *[other] { $target } draws { drawn }{ no-more }.
    }
   *[no] { "" }
} { CHOOSE($later, yes: "The penalty comes at the end of the turn.", no: "") }
    .brief = { $who-is ->
        [you] { $target } is caught
       *[other] { $who } catches { $target }
    }{ $drew ->
        [yes], draws { drawn-brief }
       *[no] { "" }
    }.
    .brief-target-is_you-and-drew = { $who } catches you, you draw { drawn-brief }.
    .brief-target-is_you = { $who } catches you.
    .full-drew-and-target-is_you = { caught } You now have { now-holds }.
    .full-drew = { caught } { $target } now has { now-holds }.
    .braille = { $who }! { $target } later
    .braille-drew-and-target-is_you = { $who }! { $target } { drawn-braille }
    .braille-drew = { $who }! { $target } { drawn-braille } { $left }
accused = { subject } accuses { $target } of giving advice.
    .you = You accuse { $target } of giving advice.
    .brief = { $who } accuses { $target } of advice.
    .brief-you = { $target } accused of advice.
    .full = { accused } Say agree or disagree, if you have a vote.
    .full-open_no = { accused }
    .full-target-is_you = { accused } The others vote on it.
    .full-you = { accused } The others vote on it.
    .braille = { $who } accuse { $target }
voted = { subject } { CHOOSE($agrees, yes: "agrees", no: "disagrees") }.
    .you = You { CHOOSE($agrees, yes: "agree", no: "disagree") }.
    .brief = { $who } { CHOOSE($agrees, yes: "agrees", no: "disagrees") }.
    .brief-you = Voted.
    .full = { subject } { CHOOSE($agrees, yes: "agrees", no: "disagrees") } about { $target }.
    .full-you = You { CHOOSE($agrees, yes: "agree", no: "disagree") } about { $target }.
    .braille = { $who } { CHOOSE($agrees, yes: "yes", no: "no") }
vote-ended = { vote-outcome }
    .named = It { CHOOSE($upheld, yes: "is upheld", no: "lapses") }.
    .brief = { CHOOSE($upheld, yes: "Upheld.", no: "Lapsed.") }
    .braille = { $target } { CHOOSE($upheld, yes: "upheld", no: "lapsed") }
vote-outcome = The accusation against { $target } { CHOOSE($upheld, yes: "is upheld", no: "lapses") }.
    .target-is_you = The accusation against you { CHOOSE($upheld, yes: "is upheld", no: "lapses") }.
went-away = { subject } leaves: { CHOOSE($folded, yes: "the seat is passed over.", no: "a bot plays on.") }
    .you = You leave: { CHOOSE($folded, yes: "the seat is passed over.", no: "a bot plays on.") }
    .brief = { $who } leaves.
    .brief-you = You leave.
    .full = { $who-is ->
        [you] You leave
       *[other] { subject } leaves
    }: { $folded ->
        [yes] the hand goes under the draw pile and the seat is passed over.
       *[no] { $who-is ->
            [you] a bot plays on with your hand until you return.
           *[other] a bot plays on with the hand.
        }
    }
    .braille = { $who } gone
came-back = { subject } is back.
    .you = You are back.
    .brief = { $who } is back.
    .brief-you = Back.
    .braille = { $who } back

## The end

points-word = { $points } points
    .points_one = { $points } point
score-of = { $owners } { $points }
scores-more = { $before }, { $item }
    .braille = { $before } { $item }
# `played`: who is out has just been named with the last card
out = { subject } goes out.
    .you = You go out.
    .played = That was the last card.
    .brief = { $who } goes out.
    .brief-you = You go out.
    .brief-played = Out.
    .full = { subject } has no card left and goes out; the round is over.
    .full-you = You have no card left: you go out, and the round is over.
    .full-played = That was the last card: the round is over.
    .braille = { $who } out
    .braille-you = out
    .braille-played = out
out-scores = { $who } goes out and scores { points-word }.
    .team-and-you = You go out, and your team scores { points-word }.
    .team-and-partner = That was the last card, and your team scores { points-word }.
    .team = That was the last card, and their team scores { points-word }.
    .you = You go out and score { points-word }.
    .played = That was the last card; it wins { points-word }.
    .brief = { $who } goes out: { points-word }, { $total } in all.
    .brief-you = You go out: { points-word }, { $total } in all.
    .brief-played = Out: { points-word }, { $total } in all.
    .braille = { $who } out +{ $points } { $total }
    .braille-you = out +{ $points } { $total }
    .braille-played = out +{ $points } { $total }
charged = This round counts against { $gains }.
    .gains_none = Nobody is charged.
    .brief = { "" }
# `told`: in short it has been told what is new
scores-stand = In all, low is good: { $totals }.
    .told = { $totals }.
    .brief = Against: { $totals }.
    .brief-told = { "" }
    .braille = { $totals }
    .braille-told = { "" }
round-void = The round is over; nobody went out and nobody scores.
    .blocked = No card can move: the round is blocked and nobody scores.
    .brief = { CHOOSE($blocked, yes: "Blocked: nobody scores.", no: "Round over: nobody scores.") }
    .braille = { CHOOSE($blocked, yes: "blocked", no: "round over") }
held = { "" }
    .full = { $who } still held { $cards }: { points-word }.
    .full-you = You still held { $cards }: { points-word }.
seed-told = { "" }
    .full = The deal of this round can be proved now.
proof = The deal of round { $round } was sealed before anybody saw a card, with the commitment { $commitment }. Its seed was { $seed }, and sixdot verify proves that they belong together.
    .seed_none = The deal of round { $round } was sealed before anybody saw a card, with the commitment { $commitment }. Its seed is told after the round, and sixdot verify proves that they belong together.
    .brief = Round { $round }: commitment { $commitment }, seed { $seed }.
    .brief-seed_none = Round { $round }: commitment { $commitment }.
proof-none = No deal has been sealed since you came. The record has all that sixdot verify needs.
    .brief = No deal yet.
    .braille = no deal yet
eliminated = { subject } is eliminated.
    .you = You are eliminated.
    .brief = { $who } is eliminated.
    .brief-you = You are eliminated.
    .full = { subject } has too many points and is eliminated.
    .full-you = You have too many points and are eliminated; the others play on.
    .braille = { $who } eliminated
two-left = Only two are left.
    .skips = Only two are left: Reverse is a Skip now.
    .brief = Two left.
    .brief-skips = Two left: Reverse skips now.
    .full-skips = Only two are left. From now on Reverse is a Skip: whoever plays it goes on at once.
    .braille = 2 left
game-over = { $winners } win the game.
    .winners-count_0 = The game is over; nobody has won.
    .winners-count_1-and-yours = You win the game!
    .winners-count_1 = { $winners } wins the game.
    .brief = { $winners } win.
    .brief-winners-count_0 = Game over.
    .brief-winners-count_1-and-yours = You win!
    .brief-winners-count_1 = { $winners } wins.
    .braille = { $winners } win
    .braille-winners-count_0 = game over
