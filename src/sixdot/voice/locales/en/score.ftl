### The score keeper for tables with real cards.

## Words that are typed

sheet-points = points, point, pts
sheet-word-out = is out, went out, goes out, is first, was first, won, wins, has won, finished, has finished, is finished, out
sheet-word-nothing = none, nothing, no cards, no card, no points, nil, empty, zero
sheet-word-round = round, the round, number, round number
sheet-does-score = score, s, scores, totals
sheet-does-rounds = rounds, history, h, round
sheet-does-correct = correct, c, change, fix
sheet-does-remove = remove, delete
sheet-does-undo = undo, u, take back, take that back
sheet-does-redo = redo, do again
sheet-does-dealer = dealer, d, who deals, deal
sheet-does-partners = partners, p, who plays with whom
sheet-does-nobody = nobody, no one, blocked
sheet-does-back = back, b
sheet-does-cancel = cancel, never mind
sheet-does-export = export, e
sheet-does-save = save, where

## Before the first round

new-table = Who plays? Type the names as you sit, to the left, with commas: Ana, Ben, Cleo.
new-dealer = Who deals first? Type a name, or Enter if that is not settled.
new-table-problem = That cannot be: { $problem }. Type all the names again.
new-no-player = { $typed } is none of the players. They are { $players }.
sheet-nothing = No score was begun.
sheet-welcome = Score keeper: { $edition-title }, with { $players }.
    .full = I keep the score of { $edition-title }, with { $players }. Type help at any time to hear what can be typed.
    .braille = { $edition-braille } { $players }
sheet-again = Back at the score: { $edition-title }, with { $players }, round { $round }.
    .braille = back · { $edition-braille } round { $round }
sheet-older = The latest score is over; this is an earlier one that is not.
    .braille = an earlier score
sheet-before = A score from before is not finished: sixdot score --resume goes on with it.
    .braille = sixdot score --resume

## How it goes on

sheet-next = { $dealer } deals round { $round }.
    .dealer_none-and-drawn = Draw for the dealer of round { $round }.
    .dealer_none = Round { $round } is next.
    .brief = Round { $round }: { $dealer } deals.
    .brief-dealer_none-and-drawn = Round { $round }: draw for the dealer.
    .brief-dealer_none = Round { $round }.
    .braille = { $round }: { $dealer } deals
    .braille-dealer_none-and-drawn = { $round }: draw for dealer
    .braille-dealer_none = { $round }:
sheet-pairs = In round { $round } { $pairs }.
    .braille = { $pairs }
sheet-pair = { $first } plays with { $second }
    .braille = { $first }+{ $second }
sheet-no-pairs = Nobody has a partner here: everybody plays alone.
    .braille = no partners
sheet-ask-out = Who goes out?
    .full = When the round is over, type who went out.
    .braille = out?
sheet-ask-hand = { $who }: which cards, or how many points?
    .brief = { $who }?
    .full = What is { $who } left with? Type the cards, such as { $example }, or the points.
sheet-ended = Quit ends, export writes the score down, undo takes the last round back.
    .brief = Quit, export or undo.
    .braille = quit export undo
sheet-keeps = Enter leaves it so; or type the cards, or the points.
    .out = Who went out? Enter leaves it so.
    .braille = enter: so

## A round

sheet-out = { $who } is out.
    .who_none = Nobody went out.
    .braille = { $who } out
    .braille-who_none = nobody out
sheet-hand = { $who } has { $cards }: { points-word }.
    .cards_none-and-was = { $who } had { points-word }.
    .cards_none = { $who } has { points-word }.
    .was = { $who } had { $cards }: { points-word }.
    .brief = { $who } { $points }.
    .braille = { $who } { $cards } { $points }
    .braille-cards_none = { $who } { $points }
sheet-scores = Round { $round }: { $who } goes out and scores { points-word }.
    .team = Round { $round }: { $who } goes out, and { $owners } score { points-word }.
    .brief = Round { $round }: { $owners } +{ $points }, { $total } in all.
    .braille = { $round }: { $who } out +{ $points } { $total }
sheet-charges = Round { $round }: { $who } goes out.
    .who_none = Round { $round }: nobody goes out and nobody scores.
    .brief-who_none = Round { $round }: nobody scores.
    .braille = { $round }: { $who } out
    .braille-who_none = { $round }: nobody out
sheet-line = Round { $round }, { $who } out: { $gains }. In all { $totals }.
    .who_none = Round { $round }: nobody out.
    .gains_none = Round { $round }, { $who } out: nothing. In all { $totals }.
    .braille = { $round } { $who } out: { $gains } · { $totals }
    .braille-who_none = { $round } nobody out
    .braille-gains_none = { $round } { $who } out: 0 · { $totals }
sheet-line-aside = Round { $round } does not count: the game was over before it.
    .braille = { $round } does not count
sheet-dealt = { $who } dealt.
    .braille = { $who } dealt
sheet-no-rounds = No round has been entered yet.
    .braille = no round yet
sheet-left-aside = Rounds { $round } to { $until } do not count now: the game was over before.
    .count_one = Round { $round } does not count now: the game was over before.

## Changes

sheet-corrected = Round { $number } is corrected: { $who } out, { $gains }.
    .who_none = Round { $number } is corrected: nobody out.
    .gains_none = Round { $number } is corrected: { $who } out, no points.
    .braille = { $number } corrected
sheet-removed = Round { $number } is removed.
    .braille = { $number } removed
sheet-undone = Round { $number } is taken back.
    .does_correct = The correction of round { $number } is taken back.
    .does_remove = Round { $number } is there again.
    .does_dealer = That { $who } deals is taken back.
    .braille = { $number } taken back
    .braille-does_correct = { $number } as before
    .braille-does_remove = { $number } there again
    .braille-does_dealer = dealer taken back
sheet-redone = Round { $number } counts again.
    .does_correct = Round { $number } is corrected again.
    .does_remove = Round { $number } is removed again.
    .does_dealer = { $who } deals again.
    .braille = { $number } again
sheet-cancelled = Nothing was entered.
    .full = Never mind, nothing of this round was entered.
    .braille = nothing entered
sheet-correct-what = Which round? Type correct and its number, such as correct 1, or correct 1 Ben 34.
    .braille = correct 1
sheet-remove-what = Which round? Type remove and its number, such as remove 2.
    .braille = remove 2
sheet-finish-first = First finish this round, or type cancel.
    .braille = finish or cancel
sheet-all-saved = Every entry is saved as you make it, in { $path }.
sheet-exported = The score is written in { $files }.
sheet-export-name = A file for the score ends in txt or csv, so not { $typed }. Export alone writes both.
sheet-goodbye = The score is saved. Type sixdot score --resume to go on.
    .over = The score is saved.
    .half = Round { $round } was not finished and is not entered. The rest of the score is saved: sixdot score --resume goes on.
    .braille = saved

## What cannot be

sheet-unclear = I do not understand { $typed }. Type who went out, such as { $name }, or help.
    .over = I do not understand { $typed }. Type score, rounds, export, undo or help.
    .brief-over = Score, undo or help?
    .brief = { $name }, or help?
    .braille = { $typed }? name or help
sheet-what = I cannot read { $typed } as a hand. Type the cards, such as { $example }, or the points as a number.
    .braille = { $typed }? { $example }, or points
sheet-word = I know no card "{ $word }". Type the cards, such as { $example }, or the points as a number.
    .braille = { $word }? { $example }, or points
sheet-colour = Which colour has the { $number }? Type the hand again with it, or the points of the whole hand as a number.
    .braille = colour of { $number }?
sheet-which = That could be { $cards }. Type the hand again with the colour, or the points of the whole hand as a number.
    .braille = { $cards }?
sheet-plural = { $typed } may be one card or several. Type each card, such as red 5, or the points of the whole hand.
    .braille = { $typed }? red 5, or points
sheet-went-out = { $who } went out of round { $number }, so no cards are left there. Type correct { $number } to go through that round again.
    .braille = { $who } out · correct { $number }
sheet-not-exported = The score could not be written in { $path }: { saved-reason } Name another file, such as export evening.txt.
sheet-twice = { $who } is named twice. Type each player once.
    .braille = { $who } twice
sheet-holds-nothing = { $who } is not asked here: only the cards of { $players } count.
    .braille = { $who } does not count
sheet-number = { $value } cannot be: all the cards together count { $most }. Type the cards, or the points again.
    .braille = { $value }? most { $most }
sheet-too-many = { $card }: the pack has only { $copies }, not { $count }. Type the hand again, or its points as a number.
    .braille = { $card } only { $copies }
sheet-out-holds = { $who } went out, so no cards are left there. Type cancel to begin the round again.
    .braille = { $who } is out
sheet-gone = { $who } is eliminated and plays no more. Name somebody else.
    .braille = { $who } eliminated
sheet-over = The game is over. { $winners } won. Undo takes the last round back.
    .winners-count_0 = The game is over. Undo takes the last round back.
    .braille = over · undo?
sheet-full = No more rounds fit on this sheet: it has { $most } already.
sheet-senseless = That makes no sense on this sheet.
sheet-no-round = There is no round { $number }. { $count ->
    [0] None has been entered yet.
    [one] There is one.
   *[other] They go from 1 to { $count }.
}
    .braille = no round { $number }
sheet-aside = Round { $number } does not count: the game was over with round { $last }. Correct that first.
    .braille = { $number } does not count
sheet-no-undo = There is nothing to take back.
    .braille = nothing to take back
sheet-no-redo = There is nothing to do again.
    .braille = nothing to redo
sheet-no-player = { $typed } is none of the players. They are { $players }.
    .braille = { $typed }? { $players }

## Sheets

sheet-none = There is no score to go on with. Type sixdot score to begin one.
sheet-nowhere = There is no score { $name }. Type sixdot score --list for those there are.
sheet-many = { $name } could be { $names }. Type more of the name.
sheet-in-use = The score { $name } is open in another window.
sheet-unreadable = The score in { $path } cannot be read: { unreadable }
sheet-damaged = The score { $name } is damaged in line { $line } and cannot be read further. The file stays as it is.
sheet-listed = { $number }: { $when }, { $edition-name }, { $players }, after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $totals }. { $name }
    .over = { $number }: { $when }, { $edition-name }, { $players }, over: { $totals }. { $name }
    .braille = { $number }: { $name }
sheet-listed-damaged = { $number }: { $name } cannot be read.
sheet-list-none = No score has been kept here yet. Type sixdot score to begin one.

## On paper

sheet-file = { $edition-title }, { $players }
sheet-column-round = Round
sheet-column-dealer = Dealer
sheet-column-out = Out
sheet-column-points = { $who }, this round
sheet-column-total = { $who }, in all

## Help

sheet-help = Type who went out, such as { $name }, then for each of the others the cards, such as { $example }, or the points. A whole round fits in one line: { $name }, { $other } { $example }. Nobody if nobody went out. { sheet-help-more }
    .situation_hand = For { $name }, type the cards that are left, such as { $example } or { $spelled }, or the points as a number. Back asks the one before again, cancel forgets this round. { sheet-help-more }
    .situation_over = The game is over. { sheet-help-more }
    .brief = { $name }, { $other } { $example }. Score, rounds, correct, undo, redo, dealer, export, quit.
    .brief-situation_hand = { $example }, or points. Back, cancel, score.
    .braille = { $name }, { $other } { $example } · score rounds correct undo redo dealer export quit
    .braille-situation_hand = { $example } or points · back cancel
sheet-help-more = Score tells the totals, rounds what was entered, round 2 one of them; correct 2 changes a round, remove 2 drops it; undo and redo; dealer Ana says who deals; partners who plays with whom; export writes it all into a file; repeat, more, less, language, quit.
