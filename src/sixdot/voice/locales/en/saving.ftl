### Saved games.

## Saving

saved-not = The game could not be saved in { $path }: { saved-reason } { saved-elsewhere } What was saved before is safe.
    .brief = Not saved: { saved-reason }
    .full = The game could not be saved in { $path }: { saved-reason } { saved-elsewhere } Everything up to your last saved action is safe: once that is mended, sixdot resume { $path } goes on from there.
    .braille = not saved
saved-reason = { $reason }.
    .reason_full = the disk is full.
    .reason_forbidden = writing is not allowed there.
    .reason_missing = there is no such folder.
    .reason_no-folder = what should be a folder there is a file.
    .reason_no-file = something of that name is there that is no file.
    .reason_loop = the links there lead to each other.
    .reason_taken = a file of that name is there already.
    .reason_too-long = the name is too long.
saved-elsewhere = { "" }
    .reason_forbidden = { home-elsewhere }
    .reason_missing = { home-elsewhere }
    .reason_no-folder = { home-elsewhere }
home-elsewhere = Name another folder in SIXDOT_HOME.
saved-no-copy = No copy was made in { $path }: { saved-reason } The game itself is safe.
saved-bad-name = A copy cannot be called "{ $name }". Type save and a plain name such as monday, or a whole path.
saved-there = The file { $path } is there already: choose another name.
saved-as-notes = A record cannot be called { $name }: files of that kind hold the secret cards. Call it { $better }.

## Taking a game up again

saved-none = There is no game to go on with. Type sixdot play to begin one.
saved-nowhere = There is no saved game { $name }. Type sixdot history for those there are.
saved-many = { $name } could be { $names-count } games: { $names }. Type more of the name.
saved-welcome = You are back in your game: { $edition-title }, with { $players }, round { $round }.
    .brief = Back. { $edition-title }, { $players }, round { $round }.
    .full = You are back in your game, exactly where you left it: { $edition-title }, with { $players }, round { $round }.
    .braille = back · { $edition-braille } round { $round }
saved-over = The game { $name } is over. Type sixdot replay { $game } to hear it again.
saved-in-use = The game { $name } is being played in another window.
saved-left = The game { $name } is broken off and cannot go on: { saved-lost } Type sixdot replay { $game } to hear what there is of it.
saved-lost = the file with its secret cards is gone.
    .problem_bad-notes = the file with its secret cards cannot be read.
    .problem_no-secret = the cards of round { $round } are lost.
saved-no-bot = The game { $name } cannot go on without its bot: { $problem }.
saved-mended = The game { $name } was begun with Sixdot { $program }. A rule has been mended since, by which round { $round } would have gone differently, so it cannot go on. It is kept for reading: sixdot replay tells it up to there.
saved-anew = Enter begins a new game with the same players and options; quit leaves it at that.
saved-differs = The game { $name } cannot go on: its record does not fit its secret cards, so one of the two was changed.
saved-damaged = The game { $name } cannot be read: { saved-damage } Nothing was changed in it.
saved-damage = { $problem }.
    .problem_no-text = it is not written as text.
    .problem_no-record = it is too long to be a game.
    .problem_newer = it was made by a newer Sixdot, which can read it.
    .problem_no-file = it is no file.
    .problem_no-folder = what should be a folder there is a file.
    .problem_too-long = the name is too long.
    .problem_loop = the links there lead to each other.
    .problem_forbidden = reading is not allowed.
    .problem_missing = it is not there any more.
    .problem_scores = its scores do not fit its players.
    .problem_winners = it names winners who do not play.
unreadable = { $reason }.
    .reason_no-text = it is not written as UTF-8 text.
    .reason_no-record = it is too long to be a game.
    .reason_no-file = it is no file.
    .reason_no-folder = what should be a folder there is a file.
    .reason_loop = the links there lead to each other.
    .reason_forbidden = reading is not allowed.
    .reason_missing = it is not there.
    .reason_too-long = the name is too long.

## A game that is damaged, before an older one is offered

resume-sound = { $lines ->
    [one] Its first line is sound: { $game }
   *[other] Its first { $lines } lines are sound: { $game }
}
    .braille = { $lines } lines sound
resume-mend = Type { $number } to go on from there in a copy; the damaged file stays as it is.
    .brief = { $number }: go on from there.
    .braille = { $number }: from there on
resume-older = Type { $number } to go on with the game before it: { $game }
    .brief = { $number }: { $game }
resume-or-not = Anything else leaves everything as it is.
    .brief = Or leave it.
    .braille = or leave it

## Proving a record

verify-fits = { $name }: everything fits. Rounds: { $rounds }, actions: { $actions }. Each of these deals follows from its seed, each seed from its commitment.
verify-wrong = { $name } does not fit: { saved-damage } Before that, everything fits. Rounds: { $rounds }, actions: { $actions }.
verify-chosen = The seeds were chosen, for practice: somebody could know the cards.
verify-practice = It was played in practice: { $count ->
    [0] nothing was taken back, but it could have been.
    [one] one decision was taken back.
   *[other] { $count } decisions were taken back.
} It does not count as a fair game.
verify-open = The game is not over. Lines that cannot be proved yet: { $count }.
    .over = { $count } lines cannot be proved: the round they belong to was taken back before its end.

## The list of games

saved-date = { $day } { saved-month } { $year }, { $time }
saved-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
history-none = No games have been played here yet. Type sixdot play to begin one.
history-line = Game { $number }, { $game }
    .braille = { $number }: { $game }
history-game = { $when }: { $edition }, { $players }. { history-practice } { history-state } { $scores }.
    .brief = { $when }, { $edition }, { history-practice } { history-state }
    .full = { $when }: a game by the { $edition } rules, { $players }. { history-practice } { history-state } Scores: { $scores }. Its name is { $name }.
    .braille = { $day-padded }.{ $month-padded } { $edition } round { $round }
    .braille-state_over = { $day-padded }.{ $month-padded } { $edition } over
    .braille-state_left = { $day-padded }.{ $month-padded } { $edition } lost
history-practice = { CHOOSE($practice, yes: "Practice.", no: "") }
history-state = In round { $round }.
    .state_over-and-winners-count_one = { $winners } won.
    .state_over = { $winners } won together.
    .state_left = Broken off in round { $round }.
    .round_0 = Not dealt yet.
history-score = { $who } { $score }
history-damaged = { $when }: { $name } cannot be read: { saved-damage }
    .mends = { $when }: { $name } is damaged: { saved-damage } Type sixdot resume { $name } to go on before the damage.
    .braille = { $name } damaged
