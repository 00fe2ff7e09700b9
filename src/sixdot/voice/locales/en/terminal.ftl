### What the terminal says between the moves.

session-prompt = { "> " }
session-player = Player

## Several people at one keyboard

session-hand-over = { $who }, the keyboard is yours: press Enter.
    .brief = { $who }, Enter.
    .full = Hand the keyboard to { $who }. { $who }, press Enter when nobody else listens or looks.
    .braille = { $who }: enter

session-who-speaks = Who says so? Type the name first, such as Ann catch Ben.
    .brief = Who? Name first.
    .full = Several people are asked. Type the name of who speaks first, such as Ann catch Ben; a name alone hands the keyboard over.
    .braille = who? name first
session-take-keyboard = { $who }, that needs the keyboard: wait for your turn, or at a pause type your name alone.
    .brief = { $who }, take the keyboard.
    .full = { $who }, that would be read out to everybody. Wait for your turn, or when the game waits type your name alone: then the keyboard is handed to you.
    .braille = { $who }: keyboard first
session-whose-keyboard = Nobody has the keyboard now, so no hand is read out. At a pause, type your name alone to take it.
    .brief = Nobody has the keyboard.
    .full = Nobody has the keyboard now, so no hand is read out. When the game waits, type your name alone: then the keyboard is handed to you.
    .braille = no keyboard: name first

## Questions back

session-cancelled = Never mind. It is still your turn.
    .brief = Cancelled.
    .full = Never mind, nothing was done. It is still your turn.
    .braille = cancelled
session-answer-or-command = Type answer if '{ $answer }' is your answer, command for the command { $command }.
    .other_asks = Type answer if '{ $answer }' is your answer, ask to ask: { $command }.
    .other_again = Is '{ $answer }' your answer? Yes or no.
    .brief = answer { $answer }, or command { $command }?
    .brief-other_asks = answer { $answer }, or ask { $command }?
    .brief-other_again = answer { $answer }, yes or no?
    .full = '{ $answer }' may be your answer, or you want something else: { $command }. Type answer if it is your answer, command for the other. You can ask other things first; answer and a word is always the answer, command and a word always the command.
    .full-other_asks = '{ $answer }' may be your answer, or you ask: { $command }. Type answer if it is your answer, ask for the other. You can ask other things first; answer and a word is always the answer.
    .full-other_again = Is '{ $answer }' your answer? Yes or no. Nothing is judged yet, and you can ask other things first. What has several words is asked about, unless you begin with answer.
    .braille = answer or command { $command }?
    .braille-other_asks = answer or ask?
    .braille-other_again = answer { $answer }?
verdict-right = right, r, yes, y, true
verdict-wrong = wrong, w, no, n, false

## While you are away, and between rounds

session-away = A bot plays for you. Enter goes on, return takes your seat back.
    .brief = A bot plays for you. Enter, or return.
    .full = You are away and a bot plays your hand. Press Enter to let it play this turn, or type return to take your seat back.
    .braille = bot plays you · return?
session-next-round = Enter begins round { $round }. Review looks back on the last one.
    .brief = Enter: round { $round }.
    .full = Press Enter to begin round { $round }. Type review to hear which of your decisions cost most, score for the scores.
    .braille = enter: round { $round }
session-over = Enter ends the game. Review looks back on the last round.
    .brief = Enter ends.
    .full = The game is over. Press Enter to end it, or type review to hear which of your decisions cost most.
    .braille = enter: end

## Looking back

session-nothing-happened = Nothing has happened since.
    .brief = Nothing.
    .full = Nothing has happened since you last acted.
    .braille = nothing since
session-last-number = { $typed } is not a number. Type last 3 to hear the last three things that happened.
    .brief = Not a number: { $typed }.
    .full = { $typed } is not a number. Type last alone for the last thing that happened, last 3 for the last three.
    .braille = last 3, not { $typed }
session-no-deed = That has not happened in what you have heard.
    .brief = Not heard.
    .braille = not heard
session-nothing-wrong = Nothing was wrong: nothing of yours has been refused or punished.
    .brief = Nothing was wrong.
    .braille = nothing wrong
session-no-ruling = Nothing has been ruled yet. Type why T1 to hear a rule by its number.
    .brief = No ruling yet.
    .full = Nothing has been ruled yet that could be explained. Type why and the number of a rule, such as why T1, to hear that rule.
    .braille = no ruling yet
session-no-review = You have no round behind you yet.
    .brief = No round yet.
    .full = You have no round behind you yet: play one to its end, then review looks back on it.
    .braille = no round yet

## Settings, changed by command

order-colour = colour, colours, color, c
order-number = number, numbers, n
order-fits = fits, fit, playable, f
session-which-order = I do not know the order { $typed }. Cards are sorted by colour, by number, or by what fits.
    .brief = Sort by colour, number or fits?
    .full = I do not know the order { $typed }. Type sort colour, sort number, or sort fits for what can be played first.
    .braille = sort colour number fits
session-sorted = Sorted by colour.
    .order_number-and-asked = Your hand is sorted by number. Type sort colour, or sort fits for what fits first.
    .order_number = Sorted by number.
    .order_fits-and-asked = What fits comes first in your hand. Type sort colour or sort number to change that.
    .order_fits = What fits comes first.
    .asked = Your hand is sorted by colour. Type sort number, or sort fits for what fits first.
session-length = Normal.
    .length_brief = Brief.
    .length_full = Full: as much as there is to say.
language-en = en, english, anglais
language-fr = fr, french, français, francais
session-which-language = I do not speak { $typed }: type language English or language French.
    .brief = English or French?
    .full = I do not speak { $typed }. Type language English or language French.
    .braille = en / fr?
session-language = English it is.
    .asked = This is English. Type language French for French.
session-marks = Cards are called by their names.
    .on = Cards are called by their marks.
session-next-time = It counts from the next game on.
session-not-kept = It holds for now, but it could not be kept for later: { $problem }

## Saving and leaving

session-saved = Every move is saved as you play, in { $path }.
session-copied = A copy of the game so far is in { $path }.
session-goodbye = The game is saved. Type sixdot resume { $game } to go on here.
    .brief = Saved. sixdot resume { $game } goes on.
    .full = The game is saved with your last move. Type sixdot resume { $game } at the command line to go on exactly here.
    .braille = saved: sixdot resume { $game }
# $game: empty, unless it lies in a file of its own
session-not-saved = { $problem } The game stops here.
    .brief = { $problem } Stopped.
    .braille = not saved, stopped
session-table = { $edition-title }, with { $players }, to { points-to-reach }.
    .target_0 = { $edition-title }, with { $players }.
    .brief = { $edition-title }. { $players }.
    .full = You play { $edition-title }, with { $players }{ $target ->
        [0].
       *[other], to { points-to-reach }.
    } Type rules to hear the game from the start.
    .braille = { $edition-braille } { $target }
    .braille-target_0 = { $edition-braille }
points-to-reach = { $target } points
    .target_one = { $target } point
session-finished = The game is over. Type sixdot replay { $game } to hear it again, or sixdot play for another.
    .brief = Over.
    .full = The game is over and kept. Type sixdot replay { $game } at the command line to hear it again, sixdot play to play another.
    .braille = over: sixdot replay { $game }
session-bot-helped = The bot { $who } was helped out, { $times } times: { $fault }
    .times_one = The bot { $who } was helped out, once: { $fault }
    .brief = The bot { $who } was helped, { $times } times.
    .brief-times_one = The bot { $who } was helped, once.
    .full = The bot { $who } could not decide by itself and a simple move was made for it, { $times } times: { $fault }
    .full-times_one = The bot { $who } could not decide by itself and a simple move was made for it, once: { $fault }
    .braille = bot { $who } helped { $times }x

## A new game, question by question

new-edition = Which rule book? Type a number or a name; Enter takes the first.
new-edition-offer = { $number } { $name }: { $edition-title }. { $edition-differs }
    .brief = { $number } { $name }: { $edition-title }
new-people = Who plays at this keyboard? Type the names with commas, or Enter for yourself alone.
new-players = How many play in all, bots included? { $least } to { $most }; Enter for { $usual }.
new-bots = How good are the bots? Type a number or a name; Enter takes the first.
new-level-offer = { $number } steady: plays with sense
    .name_easy = { $number } easy: plays whatever fits
    .name_sharp = { $number } sharp: thinks ahead
new-scoring = How is the game scored? Type a number or a name; Enter takes the first.
new-form-offer = { $number } first-to: whoever goes out scores what the others hold
    .name_lowest = { $number } lowest: everybody is charged what is left in hand, the lowest total wins
    .name_elimination = { $number } elimination: whoever reaches the target is eliminated, the last one left wins
    .name_opposite = { $number } opposite: partners sit opposite each other
    .name_rotating = { $number } rotating: three rounds, each with another partner
new-target = Which score ends the game? Type a number, or Enter for { $usual }.
new-house = Any house rules? Type their names with spaces, or Enter for none; ? tells what each does. There are { $rules }.
new-house-offer = { $written }: { $text }
new-which = Type a number from 1 to { $most }, or Enter for the first. Type ? for help, quit to stop.
new-given = That cannot be: { $problem }. So everything is asked.
new-nothing = No game was begun.
new-help = { $question ->
    [edition] Every rule book is a game of its own; the command rules tells them once you play.
    [people] Several people can share this keyboard, each in turn. Type Ana, Ben for two; all other seats are played by bots.
    [players] A number: people and bots together.
    [bots] A bot that is easy leaves you more chances than one that is sharp.
    [scoring] This decides how points are counted and who wins in the end.
    [target] A number of points. A low one makes a short game.
   *[house] House rules change the rule book. They are written as they stand here, several with spaces between them.
} Enter alone takes what is offered first; quit stops without a game.
    .question_table = Type the names of all who play, in the order in which they sit, each to the left of the one before, with commas between them: Ana, Ben, Cleo. Quit stops without a score.
    .question_dealer = Type the name of one of the players. Then you are told after every round who deals the next one. Enter leaves it open, quit stops without a score.
new-problem = That cannot be: { $problem }. Try again, or press Enter to leave it as it is.

## What a table cannot be set up with. Part of a sentence, without its end.

setup-edition = there is no edition { $value }; there are { $editions }
setup-players = the { $edition } edition is for { $least } to { $most } players, not { $value }
setup-no-number = with { $players } players and { $cards } cards each there may be no number left to start with
setup-target = a target is a number from 1 to { $most }, not { $value }
setup-scoring = the { $edition } edition has no scoring { $value }; it offers { $offered }
setup-partners-scoring = partners have a scoring of their own, so leave it out
setup-no-partners = the { $edition } edition has no partners
setup-partners-four = partners in the { $edition } edition are four players, not { $value }
setup-partners-even = partners are an even number of players from 4, not { $value }
setup-partners-leave = the seat of a partner cannot be passed over, so a bot plays on for a partner who leaves
setup-no-rotating = the { $edition } edition has no rotating partners
setup-rotating-four = rotating partners are four players, not { $value }
setup-rotating-target = rotating partners play exactly three rounds, so there is no target
setup-no-judge = nothing is asked in the { $edition } edition, so nobody judges
setup-no-questions = nothing is asked in the { $edition } edition, so it needs no questions
setup-house-twice = the house rule { $rule } is named twice
setup-house-none = house rules are for UNO, and the { $edition } edition has none
setup-house-unknown = there is no house rule { $value }; there are { $rules }
setup-house-written = the house rule { $rule } is written { $written }, not { $value }
setup-house-senseless = { $rule } makes no sense together with draw-until-fits: one turn could take the whole pile
    .rule_jump-in = jump-in makes no sense here: in the { $edition } edition a card is played after an answer
    .rule_no-bluff = no-bluff makes no sense here: in the { $edition } edition a Wild Draw Four is always honest
    .rule_tell-answers = tell-answers makes no sense here: in the { $edition } edition nothing is asked
    .rule_no-hints = no-hints makes no sense here: in the { $edition } edition nothing is asked
    .rule_near-misses = near-misses makes no sense here: in the { $edition } edition nothing is asked
    .rule_follow-levels = follow-levels makes no sense here: in the { $edition } edition nothing is asked
    .rule_draw-until-fits = draw-until-fits makes no sense here: in the { $edition } edition nothing is played after a draw
setup-house-anyway = { $rule } is what the { $edition } edition says anyway, so leave it out
setup-book = in the rule book, { $key } makes no sense beside { $other }, so change one of them
    .problem_syntax = a rule book is written in TOML, and this is not: { $reason }
    .problem_misspelt = the rule book has an unknown key, { $key }; the nearest is { $value }
    .problem_unknown = the rule book has an unknown key, { $key }; the keys are { $offered }
    .problem_name = the name of a rule book is up to 24 small letters, digits and hyphens, and not that of a built-in edition, so not { $value }
    .problem_text = in the rule book, { $key } must be there as a text of one line with at most { $most } characters
    .problem_number = in the rule book, { $key } is a whole number from { $least } to { $most }, not { $value }
    .problem_flag = in the rule book, { $key } is true or false, not { $value }
    .problem_choice = in the rule book, { $key } is one of { $offered }, not { $value }
    .problem_table = in the rule book, { $key } is a table of keys and values
    .problem_list = in the rule book, { $key } is a list with something in it and nothing twice
    .problem_elsewhere = in the rule book, { $key } is no question of this game, so leave it out
    .problem_cards = in the rule book, { $players } hands of { $value } cards leave too few of { $most } to play with
    .problem_alike = in the rule book, the marks of two different cards would be the same
    .problem_mark = in the rule book, the marks of { $key } are made of letters, digits, + and #, so { $value } cannot be one
setup-book-unreadable = the rule book { $path } cannot be read: { unreadable }
setup-book-too-long = { $path } is too long to be a rule book
setup-book-is-code = { $path } is a program, not a plain rule book, and could do anything on this computer; if you trust it, add --trust-code, or write the rule book in TOML
setup-book-fails = the program { $path } failed to make a rule book: { $problem }
setup-book-no-edition = the program { $path } makes no rule book: it must leave an Edition called EDITION
setup-name = a name has 1 to { $most } letters or signs, so { $value } is none
setup-same-name = two people have names that sound the same, so give one of them another
setup-people = people are named with commas between them, such as Ana,Ben
setup-no-player = { $value } is none of the players, who are { $players }
setup-name-card = { $value } is a card, and nobody's name
setup-name-letter = a name has a letter in it and no comma, so it is not { $value }
setup-too-many-bots = { $bots } bots are named, and there is room for { $seats }
setup-too-many-people = { $people } people do not fit on { $seats } seats
    .seats_one = { $people } people do not fit on one seat
setup-bot = there is no bot { $value }; there are { $bots }, or module:function for one of your own
setup-bot-name = a bot of your own is named module:function, not { $value }
setup-bot-not-loaded = the bot { $bot } cannot be loaded: { $problem }
setup-bot-not-ready = the bot { $bot } cannot play: { $problem }
    .problem_late = the bot { $bot } cannot play: it was not loaded in { $seconds } seconds
    .problem_died = the bot { $bot } cannot play: it died
setup-printable = a seed and the name of a bot are written in letters and signs on one line
setup-number = a number is wanted, not { $value }
session-no-streams = A game needs somewhere to write its lines to, and somewhere to read them from.
