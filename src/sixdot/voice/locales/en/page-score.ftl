### The score keeper on the page. What the terminal's says, too, is in score.ftl.

## Before the first round

score-page-title = Keep the score of real cards
score-page-of = Score: { $edition-title }
score-page-names = Who plays?
score-page-names-hint = The names as you sit, each to the left of the one before, with commas: Ana, Ben, Cleo.
score-page-teams = Those who sit opposite are a team: a house rule
score-page-first = Who deals first?
score-page-unsettled = Not settled
score-page-begin = Begin
score-page-problem = That cannot be: { $problem }.

## A round

score-page-round = Round { $round }
score-page-nobody = Nobody
score-page-eliminated = { $who }, eliminated
score-page-hand-hint = Type the cards by mark or name, such as { $example }, or the points as a number.
score-page-enter = Enter this hand
score-page-back = Back
score-page-cancel = Forget this round

## How it stands, and changes

score-page-stands = Scores
score-page-undo = Undo
score-page-redo = Redo
score-page-dealer = Who deals round { $round }?
score-page-deal = Say so
score-page-rounds = Rounds
score-page-which = Which round
score-page-correct = Correct this round
score-page-remove = Remove this round

## Files, and other sheets

score-page-files = Save the score
score-page-text = As text
score-page-table = For a spreadsheet
score-page-saved = { $file } is given to the browser, which puts it with your downloads.
score-page-ended = Undo takes the last round back; save the score, or begin a new one.
score-page-new = Begin a new score
score-page-new-sure = The score of { $players } will be gone. Press again to begin a new one.
score-page-new-asks = A new score. Who plays?
score-page-leave = Back to the start
score-page-elsewhere = The score was changed in another window. Here it is as it stands there; nothing was entered.
score-page-unkept = This browser keeps nothing when the page is closed, so save the score as a file before you go.
score-page-damaged = A score was kept here that cannot be read. If you begin a new one, it will be gone.
