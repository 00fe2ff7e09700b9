### A class: its results and what is kept of it.

classroom-none = There is no class here: { $path } does not exist. sixdot serve --classroom begins one; --db names another file.
classroom-result = { $about }: asked { $asked }, right { $right }, at the first try { $first }, hints { $hints }.
classroom-answers = Questions answered in all: { $count }.
    .count_0 = No question has been answered yet.
classroom-written = { $path } is written: { $count } { CHOOSE($count, one: "row", other: "rows") }.
classroom-deleted = All { $tables } tables of the class are deleted, with every name and every answer.
    .tables_0 = There was nothing to delete.
    .tables_one = The table of the class is deleted, with every name and every answer.
classroom-damaged = Table { $table } cannot be read to its end; what is told of it may not be all.
classroom-heading-pupil = Pupil
classroom-heading-question = Question
classroom-heading-asked = Asked
classroom-heading-right = Right
classroom-heading-first = Right at the first try
classroom-heading-hints = Hints

## The teacher's page

teacher-title = Your class
teacher-name = Teacher
teacher-making = Make the tables
teacher-names = Names of the pupils, one a line
teacher-size = How many at a table
teacher-quiz = Questions
teacher-usual-questions = a mixture
teacher-judge = Answers are judged by
teacher-judge-program = the program; you can overrule it
teacher-judge-person = you, at every table
teacher-judge-vote = a vote of the others at the table
teacher-wishes = If you wish
teacher-come = Pupils open { $link } in a browser and join with the code { $code }. Each gives the name that stands in the list, and finds the right table.
teacher-picture = The same as a QR code
teacher-all = All tables
teacher-message = Say to all tables
teacher-tables = Tables
teacher-pupils = Pupils
teacher-caption-tables = What happens at the tables
teacher-caption-pupils = Who sits where
teacher-heading-table = Table
teacher-heading-who = Who
teacher-heading-turn = Waiting for
teacher-heading-last = Last said
teacher-heading-state = How it stands
teacher-heading-doing = What you can do
teacher-heading-name = Name
teacher-heading-here = Here
teacher-state-lobby = no game yet
teacher-state-ready = before the next round
teacher-state-playing = playing
teacher-state-over = game over
teacher-state-paused = paused
teacher-away = not here
teacher-yes = yes
teacher-no = no
teacher-do-make = Make the tables
teacher-do-start = Start at table { $table }
    .table_0 = Start at all tables
teacher-do-finish = End the game at table { $table }
teacher-do-pause = Pause table { $table }
    .table_0 = Pause all tables
teacher-do-resume = Go on at table { $table }
    .table_0 = Go on at all tables
teacher-do-quiet = Close the chat
teacher-do-talk = Open the chat
teacher-do-chat = Say it
teacher-do-move = Move { $who }
teacher-do-remove = Remove { $who }
teacher-do-add = Add to the table
teacher-do-right = { $who } was right after all
    .now = { $who } is right
teacher-do-wrong = { $who } was wrong after all
    .now = { $who } is wrong
teacher-do-end = End the lesson
teacher-accepted = The set accepts: { $answers }.
teacher-watch = Watch table { $table }
teacher-watched = Table { $table }: the newest first
teacher-silence = Nothing has been said at this table yet.
teacher-to = { $name } to table
teacher-late = Another pupil's name
teacher-ending = The end
teacher-sure = Send everybody home and close the tables; the results stay
teacher-paper = Results and sheets
teacher-results = Results
teacher-sheets = Sheets for the pupils
teacher-back = Back to the class
teacher-by-pupil = By pupil
teacher-by-question = By question
teacher-csv-pupil = Results by pupil for a spreadsheet (CSV)
teacher-csv-question = Results by question for a spreadsheet (CSV)
teacher-first-try = The first try is the first time a pupil met a question. Answers that a bot gave for somebody who was away are not counted.
teacher-sheet = Open { $link } in a browser. Join with the code { $code } and your name: { $name }.
teacher-sheet-keys = These keys help while you play:
teacher-emboss = In braille
teacher-emboss-grade = Braille
teacher-emboss-cells = Cells in a line
teacher-emboss-lines = Lines on a page
teacher-braille-1 = uncontracted
teacher-braille-2 = contracted
teacher-do-emboss = Get the sheets for an embosser (BRF)

# What came of it

teacher-made = { $tables } tables for { $pupils } pupils are ready.
    .tables_one = One table for { $pupils } { CHOOSE($pupils, one: "pupil", other: "pupils") } is ready.
teacher-done = Done at { $number ->
    [0] { $tables } { CHOOSE($tables, one: "table", other: "tables") }
   *[other] table { $number }
}.
    .tables_0 = It was not done.
teacher-at-table = Table { $table }: { $problem }
teacher-added = { $name } has a place at table { $table }.
teacher-moved = { $name } now belongs to table { $table }{ CHOOSE($waits, yes: " and plays there from the next game on", no: "") }; joining once more leads there.
teacher-removed = { $name } is no longer in the class.
teacher-ended = The lesson is over. The results stay until you delete them with sixdot classroom delete.
teacher-welcome = Welcome, { $name }. You are at table { $table }.

teacher-bad-size = { $least } to { $most } pupils sit at a table.
teacher-same-name = The name { $name } is there twice. Add an initial, for example.
teacher-alike = The name { $name } sounds like another one at every table, or like the teacher's. Change it a little.
teacher-alike-there = Table { $table } has somebody whose name sounds like { $name }. Choose another table, or remove { $name } and add the pupil there with an initial.
teacher-nobody = Nobody is here yet. Pupils come with the code and their names; then start again.
teacher-how-many = A class has 1 to { $most } pupils.
teacher-no-table = There is no such table any more.
teacher-not-moved = That is not possible any more: look at how it stands now.
teacher-refused = { $problem }
