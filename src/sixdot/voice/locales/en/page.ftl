### The words of the page in English: headings, labels, buttons. What happens at the table is told by the other files.
### Nothing is chosen here by number or person: a value is put in as it comes.

## The page

page-skip = Go to the main part
page-menu = Menu
page-side = History and chat
page-footer = Sixdot: cards by ear, touch and eye. Press the question mark for the keys.
page-go-game = Game
page-back = Back to the game
page-cancel = Cancel
page-close = Close
page-you = you
page-list-last = { $before } and { $item }
page-quit = Leave the table
page-quit-sure = Leave for good? Press again to leave
page-left = You have left the table.

## The line

page-lost = The connection is lost. Trying again.
page-sent-later = No connection. This is sent as soon as it is back.
page-offline = You are offline. The game waits; it goes on when the connection is back.
page-unreachable = You are offline, or Sixdot does not answer. Check your connection, then look again.
page-back-online = The connection is back.
page-outdated = This page is older than the server. Reload it to go on.
page-reload = Reload
page-replaced = You have opened this table in another window. This one has stopped.
page-take-seat = Take the seat here
page-failed-token = Your seat could not be taken again. Join with your name.
page-failed-refused = The table did not let you in.
page-failed-gone = There is no table with this code. Check it, or open one of your own.

## Lobby

page-lobby = Sit down and play
page-tagline = Card games by ear, by touch and by eye.
page-play-now = Play now against bots
page-quick-words = { $edition }, bots: { $count }, { $level }
page-how-many = How many bots
page-how-strong = How strong
page-guest = Guest
page-you-are = You are { $name }.
page-name-change = Change the name
page-open-hint = For your friends: you get a link and a code to share.
page-open-options = Rule book and who may join
page-name = Your name
page-name-hint = As the others will hear it.
page-name-needed = Write your name first.
page-language = Language
page-own-tables = Tables where you have a seat
page-own-table = Back to { $edition } as { $name }, { $code }
page-join = Join a table
page-join-this = Join this table
page-join-other = Another table
page-code = Code or link
page-code-hint = Five short words, as in bek-dor-mip-tan-rus. Capitals and hyphens do not matter.
page-code-needed = Write the code of the table, or choose one from the list.
page-watch = Only watch
page-join-do = Join
page-open = Open a table
page-edition = Rule book
page-edition-book = { $name }: { $book }
page-public = Everybody may join, not only those you invite
page-open-do = Open a table
page-public-tables = Tables open to all
page-refresh = Look again
page-no-tables = No table is open to all just now.
page-tables-found = Tables open to all: { $count }
page-public-table = Join { $who }: { $edition }, { $stage }, people: { $count }, seats: { $seats }
page-stage-lobby = not begun
page-stage-ready = between rounds
page-stage-playing = in play
page-stage-over = game over

## Learning

page-learn = Learn to play
page-learn-new = New to the game?
page-learn-hint = A teacher plays a first game with you, in ten to fifteen minutes. Nothing you do there can go wrong, and you can stop at any time.
page-learn-which = Which rule book do you want to learn?
page-learn-begun = { $edition }: go on where you were
page-learn-title = Learn to play: { $edition }
page-learn-said = What the teacher says
page-learn-line = Type a card, an action or a question
page-learn-line-hint = Enter alone goes on, or repeats what is asked of you. Whatever can be done now is a button too.
page-learn-help = A helping hand
page-learn-again = What am I to do?
page-learn-why = Why?
page-learn-show = Do it for me
page-learn-step-back = One step back
page-learn-restart = Start this lesson over
page-learn-lesson = Lesson
page-learn-listed = { $number }: { $title }
page-learn-go = Go to this lesson
page-learn-other = Another rule book
page-learn-leave = Back to the start
page-learn-repeat = Learn it once more
page-learn-kept = Your place in the lessons is kept.

## Table

page-table-title = Table, { $edition }
page-seats = Seats
page-host-alone = Invite others or add bots, then start the game.
page-host-start = Start when everybody is here.
page-host-waits = { $who } will start the game.
page-watching = Watching: { $names }
page-seat-bot = { $name }, bot, { $level }
page-is-host = host
page-is-away = away, a bot plays
page-is-cut = not connected
page-level = Bot
page-add-bot = Add a bot
page-remove-bot = Remove { $name }
page-sit = Sit down
page-stand = Stand up and watch
page-invite = Invite
page-link = Link to this table
page-copy = Copy the link
page-copied = The link is copied.
page-copy-failed = The link could not be copied. Copy it from the field.
page-share = Share the link
page-share-words = Sit down at my table and play.
page-reach-others = You are at { $here }, where only this computer finds it. The link has an address that others in your network can open.
page-reach-nobody = Only this computer can open this link: the server listens to nobody else. Whoever runs it can start it with --host 0.0.0.0.
page-code-spelled = The code is { $code }.
page-options = Options
page-options-end = A change ends this game, and you start a new one; only the clock and who may join can change without that.
page-usual = As the rule book says
page-option-edition = Rule book
page-option-scoring = Scoring
page-option-target = Points to play to
page-target-usual = Empty: { $count }, as the rule book says.
page-option-partners = Partners
page-partners-none = Everybody alone
page-partners-opposite = Partners sit opposite
page-partners-rotating = Another partner each round
page-option-leavers = When somebody leaves
page-leavers-bot = a bot plays on
page-leavers-fold = the seat is passed over
page-option-judge = Answers are judged by
page-judge-program = the program
page-judge-person = the host
page-option-public = Who may join
page-public-no = those who are invited
page-public-yes = everybody
page-option-clock = Clock
page-clock-off = no clock
page-clock-seconds = { $count } seconds a decision
page-option-house = House rules
page-house = House rules
page-house-stacking = Stacking
page-house-hand = Cards dealt
page-house-penalty = Penalty for a missed call
page-entropy = Take part in the shuffle
page-entropy-text = A text of your own
page-entropy-hint = It is mixed into the shuffle, so that nobody can have arranged the deal.
page-entropy-do = Add it

## Play

page-play-title = { $edition }, round { $round }
page-on-table = On the table
page-turn-you = Your turn.
page-turn-other = { $who } is next.
page-turn-answer = Your turn: answer the question.
page-turn-challenge = Challenge { $who } or accept?
page-turn-pause = The game waits for you: go on, or speak up.
page-turn-judge = Was the answer right?
page-turn-nobody = Nobody is to play.
page-top = { $card } is up
page-top-colour = { $card } is up, { $colour } counts
page-row-matched = { $card }, matched with { $cards }
page-row = In the row
page-row-then = In the row: { $cards }
page-question = Question: { $text }
page-player-cards = { $who }: { $count } cards
page-player-one = { $who }: one card
page-player-partner = your partner
page-player-called = has called
page-player-away = passed over
page-player-turn = to play
page-pile = Draw a card, { $count } left
page-cards-one = 1 card
page-cards-many = { $count } cards
page-piles = To draw: { $count }. Played: { $more }.
page-hand = Your hand: { $count }
page-hand-watching = You are watching
page-told-card = { $number } { $card }
page-told-hand = Your hand, { $count }: { $cards }.
page-told-fits = These fit, { $count }: { $cards }.
page-card-fits = { $card }, fits
page-card-as = { $card } as { $value }
page-which-colour = { $card }: which colour?
page-which-match = Which match?
page-match-on = { $cards } on { $card }
page-choices = What you can do
page-choices-judge = Judge the answer
page-more = More
page-uno = UNO!
page-call-on = UNO with the next card.
page-call-off = No call.
page-answer-text = Your answer
page-answer-do = Answer
page-ask-state = How it stands
page-ask-top = What is up
page-ask-hand = My hand
page-ask-fits = What fits
page-ask-counts = Card counts
page-ask-score = Score
page-ask-order = Order of play
page-ask-since = Since my turn
page-ask-why = Why?
page-ask-repeat = Say it again
page-type = Ask, or type what you want to do
page-type-hint = In your own words, as in: who has the fewest cards? Or a card or an action: red 5, draw.
page-no-game-now = No round is being played on this screen.
page-no-go-on = Nothing waits for you to go on.
page-no-catch = Nobody to catch: nobody is down to the last cards.
page-no-such-card = You have no card { $number }.

## What can be done

page-act-draw = Draw a card
page-act-pass = Pass
page-act-colour = Name { $colour }
page-act-challenge = Challenge
page-act-accept = Accept
page-act-pickup = Pick up { $count }
page-act-unknown = I do not know
page-act-done = Done
page-act-nolay = Lay nothing
page-act-swap = Swap hands with { $who }
page-act-catch = Catch { $who }
page-act-dos = Call DOS
page-act-call = UNO! with the next card
page-act-hint = Hint
page-act-accuse = Accuse { $who } of giving advice
page-act-agree = Agree: { $who } gave advice
page-act-disagree = Disagree: { $who } gave none
page-act-leave = Let a bot play for me
page-act-return = Play again myself
page-act-right = Right
page-act-wrong = Wrong
page-act-go-on = Go on
page-act-more-time = More time
page-act-start = Start the game
page-act-deal = Deal without waiting
page-act-rematch = Another game

## Results

page-round-over = Round { $round } is over.
page-game-over = The game is over.
page-you-win = You win the game.
page-winners = The game goes to { $names }.
page-no-winner = Nobody wins the game.
page-you-out = You went out.
page-who-out = { $who } went out.
page-nobody-out = Nobody went out.
page-scores = Scores
page-player = Player
page-this-round = This round
page-total = Total
page-cards-left = Cards left
page-none-left = none
page-ready-you = Go on when you are ready for the next round.
page-ready-others = Waiting for { $names }.
page-record = Save the record of the game
page-record-saved = The record is saved as a file. sixdot verify proves that its cards were dealt fairly.
page-change-table = Change seats and options

## History, chat, replay

page-history = History
page-before-game = Before the game
page-round = Round { $round }
page-game-round = Game { $game }, round { $round }
page-chat = Chat
page-chat-unread = Chat, unread: { $count }
page-chat-text = Say to the table
page-send = Send
page-people = People
page-person-mute = Mute { $name }
page-person-unmute = Hear { $name } again
page-person-host = Make { $name } host
page-person-readmit = Let { $name } take the seat again
page-person-remove = Send { $name } away
page-person-remove-sure = Send { $name } away? Press again to do it
page-replay = Replay
page-round-label = Round
page-previous = Previous
page-next = Next
page-step = { $number } of { $count }
page-replay-end = That was the last one.
page-replay-begin = This is the first one.

## Rules

page-rules = Rules
page-rules-of = Rules, { $edition }
page-reference = Reference card
page-rule-list = The rules

## Settings

page-settings = Settings
page-set-language = Language
page-set-length = How much is said
page-set-length-brief = little, for experts
page-set-length-normal = as usual
page-set-length-full = much, for learners
page-set-order = Order of the hand
page-set-order-colour = by colour
page-set-order-number = by number
page-set-fitsfirst = Cards that fit come first
page-set-sounds = Sounds
page-set-size = Size of text and cards
page-set-size-normal = normal
page-set-size-large = large
page-set-size-larger = larger
page-set-size-largest = largest
page-set-theme = Colours
page-set-theme-auto = as the system
page-set-theme-light = light
page-set-theme-dark = dark
page-set-theme-contrast = high contrast
page-set-motion = Motion
page-set-motion-auto = as the system
page-set-motion-none = none
page-set-speech = Read aloud by the browser, for those without a screen reader
page-set-voice = Voice
page-set-voice-usual = the browser's own
page-set-rate = Speed of speech
page-speech-try = Try it
page-speech-sample = Sam plays red 5. Your turn.
page-no-speech = This browser has no voice.

## Keys

page-keys = Keys
page-key = Key
page-key-does = What it does
page-key-settings = Single keys
page-set-keyson = Single keys are on
page-keys-hint = One letter or sign each; empty switches a key off.
page-keys-restored = All keys are as they were.
page-keys-usual = All keys as they were
page-keys-on = These keys work wherever nothing is being written. A screen reader must be in focus mode to let them through.
page-keys-off = Single keys are off. The settings switch them on.
page-key-taken = The key { $key } is taken: { $text }.
page-key-bad = The key { $key } cannot be used.
page-key-set = Key { $key }: { $text }.
page-key-off = No key any more: { $text }.
page-key-hand = Say the hand
page-key-fits = Say what fits
page-key-top = Say what is up
page-key-counts = Say how many cards everybody has
page-key-score = Say the score
page-key-order = Say the order of play
page-key-state = Say how things stand
page-key-question = Say the question again, and go to the answer
page-key-since = Say what has happened since your turn
page-key-why = Say the rule behind the last ruling
page-key-hint = Ask for a hint
page-key-repeat = Say the last thing again
page-key-draw = Draw
page-key-pass = Pass; in DOS, be done
page-key-call = Call UNO with the next card, or DOS
page-key-go-on = Go on
page-key-challenge = Challenge
page-key-accept = Accept
page-key-catch = Catch somebody
page-key-right = Judge an answer right; in a vote, agree
page-key-wrong = Judge an answer wrong; in a vote, disagree
page-key-type = Ask, or type what you want to do
page-key-chat = Say something to the table
page-key-history = Go to the history
page-key-back = Go back to the hand
page-key-keys = List the keys
page-key-digits = Play the first, second … card
page-key-escape = Leave a field, a question or a screen
