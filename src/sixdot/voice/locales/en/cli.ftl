### The command line: what each command and argument is for, and what was wrong with one.

## Commands

arguments-about = Card games that blind and sighted people play together.
cli-play = play at this terminal: alone against bots, or several people in turn
cli-new = play, after a few questions about what to play
cli-learn = learn a game step by step, by playing it; goes on where you left
cli-resume = go on with a game exactly where it was left
cli-score = keep the score of a table that plays with real cards
cli-history = list the games that were played here
cli-doctor = tell what is installed, what works, and what to do
cli-settings = list the settings, or change one
cli-referee = a referee for real cards: tell what happens, ask what may be done
cli-questions = question sets: check a file, list, begin, convert
cli-questions-check = read a file of questions, and say what is wrong with it and where
cli-questions-list = the sets that come with the game, or the questions of one
cli-questions-new = a file with a few questions to begin with, in YAML or CSV
cli-questions-convert = write the questions of a file in another format
cli-classroom = the results of a class, and deleting all that is kept of it
cli-classroom-results = what each pupil was asked and got right, or how it went with each question
cli-classroom-delete = delete all that is kept of the class
cli-press = print and emboss: rule booklets, reference cards, labels, tags, score sheets
cli-press-rules = the rules of an edition as a booklet: to read, to print, to emboss or to listen to
cli-press-cards = reference cards: the four steps of a hand, what cards count, their marks
cli-press-labels = labels with the marks of all cards, for a plain deck
cli-press-tags = tags with the marks of all cards, for a 3D printer
cli-press-sheets = score sheets with a column for each player
cli-scenario = run scenario files against the engine
cli-conform = examine another engine with the scenarios, over lines of JSON
cli-verify = prove every deal of a record and play every action again
cli-replay = tell a game again in words, action by action
cli-review = look back on a round of a game: which decisions cost most
cli-serve = run a server with tables and a page, for people anywhere
cli-site = write the page without a server: a folder of files for any host
cli-admin = look after a server: its tables, its people, its end
cli-completion = what a shell needs to complete what you type: bash, zsh or tcsh
cli-lab = many games among bots: tournaments and statistics
cli-lab-tournament = bots against bots, over the same deals
cli-lab-stats = how rounds go, and what each house rule changes
cli-lab-soak = full tables over many rounds, to see that nothing is illegal and nothing endless
cli-lab-records = many games of bots, proved and kept in a folder for whoever works with data
cli-lab-leaderboard = one bot against opponents that stay as they are, by a protocol that makes results comparable
cli-admin-list = all tables, one a line
cli-admin-show = who is at a table, and what is played there
cli-admin-check = read all that is stored, or one table, and say what is damaged
cli-admin-repair = bring back a table that was set aside or closed
cli-admin-close = send everybody away from a table, and let nobody in until it is brought back
cli-admin-delete = delete a table for good
cli-admin-ban = let nobody in from an address or a network, or from where a member of a table is connected
cli-admin-unban = let people in again from an address or a network
cli-admin-bans = all addresses and networks that nobody is let in from
cli-admin-erase = erase what a member of a table wrote, with their name and place
cli-admin-find = everybody who has come to a table under a name
cli-admin-announce = say a sentence at all tables
cli-admin-drain = open no more tables, and stop the server when everybody has gone or time is up

## How help is laid out

arguments-usage = usage:
arguments-heading = { $title }:
arguments-positional-arguments = what follows the command
arguments-options = options
arguments-table = the table
arguments-senses = words, braille and speech
arguments-editions = editions:
arguments-edition = { $name }: { $listed }{ CHOOSE($usual, yes: ", by default", no: "") }
arguments-house = house rules, off unless you ask for them:
argument-help = this help
argument-version = which version this is
arguments-stopped = stopped
completion-missing = Completion needs { $name }, which is not installed. Install it with: { $install }

# What stands for a value in usage and sentences: capital letters, no spaces.
value-address = ADDRESS
value-cells = CELLS
value-command = COMMAND
value-edition = EDITION
value-engine = ENGINE
value-file = FILE
value-folder = FOLDER
value-game = GAME
value-host = HOST
value-lines = LINES
value-link = LINK
value-member = MEMBER
value-name = NAME
value-new = NEW
value-or = OR
value-partners = TEAMS
value-path = PATH
value-points = POINTS
value-port = PORT
value-rule = RULE
value-scoring = SCORING
value-seconds = SECONDS
value-seed = SEED
value-sheet = SHEET
value-table = TABLE
value-text = TEXT
value-time = TIME
value-value = VALUE
value-word = WORD

## The table

argument-edition = the rule book to play by, see sixdot play --help, or the file of one (TOML)
argument-scenario-edition = only scenarios of this edition, or of the rule book in a file
argument-serve-edition = the rule book of the first table, or the file of one (TOML)
argument-learn-edition = the rule book to learn; by default the one you learnt last
argument-referee-people = who plays, in the order in which they sit, to the left
argument-referee-dealer = who deals this round
argument-referee-file = keep the round in this file, and go on with it if it is there
argument-referee-sheet = hand each round over to this score sheet; without a name, to the latest; see sixdot score
argument-start = begin with this lesson
argument-list = only list the lessons, and how far you are
argument-score-edition = the rule book to score by, see sixdot play --help, or the file of one (TOML)
argument-score-people = who plays, in the order in which they sit; without it everything is asked
argument-dealer = who deals first
argument-score-resume = go on with a score from before: its number or name in the list, or its file; the last by default
argument-score-list = only list the scores that were kept here
argument-trust_code = run a rule book that is a Python file
argument-players = how many play, bots included; 4 by default
argument-people = who plays at this keyboard, in turn
argument-bots = who plays against you, seat by seat: easy, steady, sharp, or module:function; steady by default
argument-scoring = first-to, lowest or elimination, where the edition offers it
argument-partners = play in teams
argument-target = the score that ends the game
argument-house = a house rule; once for each
argument-questions = what is asked: a set by its name, see sixdot questions list, or a file of your own
argument-no_hints = nobody may ask for hints to the questions
argument-near_misses = a slip of the finger in an answer is asked about before it is judged
argument-follow_levels = harder questions after right answers, easier ones after wrong ones
argument-judge = who judges answers
argument-leavers = what becomes of a seat left empty
argument-seed = play the same deals again; for practice, since you can know them
argument-practice = take decisions back with undo, and try others with what if; such a game does not count as fair
argument-record = write the game down in this new file
argument-ask = ask what to play, one question after the other
argument-join = sit down at a table online, by its link, or by host:port
argument-watch = with --join: take no seat, but watch

## Question sets

argument-questions-check-files = files of questions: YAML, CSV, TSV, Aiken, GIFT, Anki text or an Anki package
argument-questions-wanted = one of these sets, or a file
argument-questions-file = the file
argument-questions-new-file = the new file: its name ends in yaml or csv
argument-questions-into = the new file: its name ends in yaml, csv, tsv, gift or aiken
argument-questions-format = the format it is in, if its name does not tell
argument-to = the format to write, if the name of the new file does not tell

## Things to print

argument-press-edition = the rule book, see sixdot play --help, or the file of one (TOML); mattel by default
argument-press-language = the language it is in; the one you play in by default
argument-form = text, a page (html), large print (pdf), braille for an embosser (brf), Unicode braille, or audio; text by default
argument-grade = of braille: 1, uncontracted, or 2, contracted; 1 by default
argument-press-width = cells in a line of braille; 40 by default
argument-height = lines on a page of braille; 25 by default
argument-press-out = the new file, or a folder for it
argument-press-rules-out = { argument-press-out }; of audio, the new folder
argument-marks = whose braille the marks of the cards are in; that of the deck by default, en or fr for a deck that you label yourself
argument-force = write over what is there already
argument-press-cards-form = cards with print and dots (pdf), large print without dots (large), braille for an embosser (brf), or text; pdf by default
argument-press-labels-form = sheets of labels with print and dots (pdf), a list for a slate or a label maker (brf), or text; pdf by default
argument-press-tags-form = stl or 3mf; stl by default
argument-press-sheets-form = a sheet with print and dots (pdf), braille for an embosser (brf), or text; pdf by default
argument-press-verbosity = how much is said; normal by default
argument-press-players = how many columns for players; 4 by default
argument-dots = how large the dots are: Marburg Medium, or NLS Specification 800; marburg by default
argument-paper = of a sheet; a4 by default

## Games that were played

argument-game = its number or name in the history, or its file; the last by default
argument-resume-game = its number or name in the history, or its file
argument-replay-seat = as the player on this seat heard it
argument-review-seat = whose decisions; by default the only person's
argument-open = with every hand, once the game is over
argument-round = which round; by default the last that is over
argument-change = the name of a setting and its new value
argument-files = scenario files; without any, those that come with Sixdot
argument-rule = only scenarios of this rule id, such as T4
argument-coverage = run nothing, but tell how many scenarios there are about each rule
argument-conform-engine = the command that starts the engine, or what adapts it: one text, in quotation marks if it has spaces
argument-conform-write = examine nothing, but write the scenarios into this folder: JSON with its schema, as a package for npm
argument-profile = what is claimed, can be repeated; by default what the engine says it claims, or else everything
argument-timeout = how long an answer may take; 10 by default
argument-tap = report in the Test Anything Protocol
argument-junit = write a JUnit report to this file too
argument-shell = which shell

## Words, braille and speech

argument-language = the language to speak
argument-verbosity = how much is said
argument-sort = the order of your hand
argument-press-marks = call cards by their braille marks
argument-name = what you are called
argument-plain = nothing but plain lines: no colours
argument-braille = on a braille display, through BRLTTY
argument-width = print braille, in lines of so many cells
argument-braille_form = how it is printed
argument-braille_table = such as en-ueb-g2 or fr-bfu-g1
argument-speech = speak, through the system's voice
argument-speech_engine = prism, speechd, say or espeak
argument-speech_rate = how fast: 1 to 100
argument-speech_voice = the engine's own name of a voice
argument-sounds = short sounds beside the words

## The server

argument-host = the address to listen at; by default all of this computer
argument-port = 8600 by default; 0: any that is free
argument-site-folder = the folder that the files go into
argument-server = a server whose tables can be joined from this page; start it with --origin and the page's address
argument-engine = the folder with Python for browsers (Pyodide and msgspec); build/pyodide by default
argument-db = where the tables are kept: a file (sixdot.db by default) or postgresql://USER@HOST/DATABASE
argument-redis = where Redis is, redis://HOST:6379: this is one of several nodes that share the tables of a PostgreSQL database
argument-public_url = the address people use, such as behind a proxy
argument-origin = another address whose pages may connect
argument-trusted_proxy = a proxy that says who is behind it
argument-limit = another limit; see docs/online.md
argument-keep = how long unused tables stay; see docs/online.md
argument-contact = how people reach you, for the page at /privacy
argument-export = write finished games there before they go
argument-pace = between what bots do; 0.7
argument-grace = until a bot holds an empty seat; 45
argument-classroom = a class on this machine: a page for the teacher, tables from a list of names
argument-serve-questions = a set of questions that hosts may choose: its name or its file; may be repeated
argument-no_table = open no first table
argument-metrics = figures at /metrics, for programs on this computer
argument-log = how events are written down; text
argument-backup = only copy all tables, also while a server runs

## Looking after a server

argument-json = a JSON object a line, for programs
argument-yes = ask nothing
argument-codes = tell whole codes, with which anybody can join
argument-table = its number in the list, or its code
argument-cut = without what is damaged, and everything after it
argument-who = an address or a network, such as 192.0.2.7 or 192.0.2.0/24
argument-admin-ban-who = an address, a network, or a table by its number or code
argument-member = the number of the member
argument-admin-ban-member = with a table: the number of the member
argument-words = only what they wrote; they stay
argument-admin-find-text = the name; one that sounds like it is found as well
argument-admin-announce-text = the sentence
argument-minutes = how long they may still play; 30 by default
argument-off = go on after all

## A class

argument-classroom-db = where the class is kept; classroom.db by default
argument-by = counted by pupil or by question; by pupil
argument-csv = a new file for a spreadsheet, instead of lines

## The lab

argument-lab-bots = names, or module:function for bots of your own; a name may come more than once
argument-lab-stats-bots = who plays; steady by default
argument-lab-edition = the rule book, or the file of one (TOML); once for each
argument-lab-soak-edition = only this rule book, or the file of one (TOML); once for each
argument-lab-players = seats at the table; as many as bots by default
argument-lab-rounds = single rounds of each line-up; 1000 by default
argument-lab-stats-rounds = deals of each edition; 1000 by default
argument-lab-soak-rounds = rounds of each edition; 10000 by default
argument-lab-records-bots = who plays; steady by default; with more bots than seats every choice of them sits down together
argument-lab-records-players = seats at the table; four by default
argument-lab-records-rounds = single rounds; 1000 by default
argument-lab-records-games = whole games instead
argument-lab-records-part = games in a file; 1000 by default
argument-lab-records-parquet = keep Parquet files instead of lines of JSON
argument-lab-records-game = play nothing, but tell the record of this game of the folder
argument-lab-records-into = the folder to keep the games in, and to go on from
argument-lab-stats-source = of games that were kept in this folder; each is proved
argument-lab-stats-every = with --from: only one game in so many
argument-lab-leaderboard-bot = the bot: a name, or module:function for one of your own
argument-lab-leaderboard-check = play nothing new, but the results in this file once more
argument-lab-leaderboard-every = with --check: only one deal in so many
argument-lab-leaderboard-seed = other deals than those of the protocol, to see that a bot does not know these by heart
argument-games = whole games of each line-up instead
argument-lab-scoring = of whole games: first-to, lowest or elimination
argument-lab-target = the score that ends a whole game
argument-lab-partners = of whole games: none, opposite or rotating
argument-patience = put bots of your own into processes of their own, with so many seconds a decision
argument-times = also tell how long decisions took
argument-plot = draw the win rates as a PNG
argument-no_cost = leave out what each house rule would change
argument-lab-seed = another seed is other deals
argument-into = keep the results here, and go on from there
argument-workers = processes; one for each core by default
argument-ray = play on this Ray cluster; local starts one here
argument-format = table by default
argument-most_actions = a longer round is endless; 20000 by default

## What was wrong. Texts: what was typed, and what could have been.

argument-wrong-command = There is no command { $value }: the commands are { $choices }.
argument-wrong-choice = { $argument } cannot be { $value }: it is one of { $choices }.
argument-wrong-number = { $argument } is a number, and { $value } is none.
argument-wrong-value = { $argument } wants something after it.
argument-wrong-both = { $argument } and { $other } do not go together.
argument-wrong-alone = { $argument } takes nothing after it, so { $value } is too much.
argument-wrong-missing = Something is missing: { $missing }.
argument-wrong-none = One of these is needed: { $choices }.
argument-wrong-unknown = { $value } is not understood here.
argument-wrong-ambiguous = { $value } could be { $choices }: type it in full.
argument-no-rule = There is no rule { $value }: they are called { $rules }, for instance.
conform-no-engine = This engine cannot be examined: { $why }.
conform-no-profile = There is no profile { $value }: they are { $profiles }.
argument-more = Type { $command } --help to hear what can follow.
