### Question sets: what is wrong with a file and where, what was left out of it, and what is said about sets.

## Where

questions-in-file = { $path }: { $problem }
questions-at-line = { $path }, line { $line }: { $problem }
questions-at-column = { $path }, line { $line }, column { $column }: { $problem }
questions-more-wrong = There { CHOOSE($count, one: "is", other: "are") } { $count } more { CHOOSE($count, one: "mistake", other: "mistakes") }: sixdot questions check { $path } tells all of them.

## A question

questions-no-text = A question without words.
questions-no-answer = There is no right answer to this question.
questions-many-answers = A question has up to { $most } right answers.
questions-too-long = This is longer than { $most } characters; a question counts with all its choices.
questions-unprintable = There is a sign in this text that cannot be read out: { $sign }.
questions-same-choice = The choice { $choice } is offered twice.
questions-choices = A question offers 2 to { $most } choices, or none; here there { CHOOSE($value, one: "is", other: "are") } { $value }.
    .written_brackets = A question offers 2 to { $most } choices, or none; here there is 1. Several are written in square brackets, such as [Nile, Rhine].
    .written_bars = A question offers 2 to { $most } choices, or none; here there is 1. Several are written in one cell with a bar between them, such as Nile | Rhine.
questions-not-offered = The answer { $answer } is none of the choices.
questions-yes-no = Here stands yes or no, not { $value }.
questions-language = A language is two or three letters such as en or fr, not { $value }.
questions-level = A level is a number from 1 to { $most }, not { $value }.
questions-tolerance = A tolerance is a number such as 0.5, not { $value }.
questions-tolerance-what = A tolerance is for answers that are numbers, without choices, and not exact.
questions-twice = This question stands in line { $first } already, with another answer.
questions-too-many = A set has up to { $most } questions.
questions-none = There are no questions in it.

## A file

questions-unreadable = The file cannot be read: { unreadable }
questions-too-large = The file is too large: a text has up to { $most } million bytes.
questions-many-lines = A file has up to { $most } lines.
questions-many-parts = A file has up to { $most } texts, lists and keys.
questions-control = There is a sign here that no text has: { $sign }. Perhaps this is another kind of file.
questions-encoding = This is no text in { $encoding }, as which the file begins.
questions-format = Files that end in { $value } are not read. Known are { $formats }.
questions-spreadsheet = Spreadsheets are not read, but tables in CSV are. Open this file in your spreadsheet program, choose Save as in the menu File, and CSV as the type of the new file.
questions-format-unclear = It is not clear which format this is: add --format and one of { $formats }.
questions-yaml = This is not YAML. Look at the spaces at the beginning of the line, at colons, and at quotation marks.
questions-yaml-colon = A text that holds a colon followed by a space goes into quotation marks, from its first word to its last, such as "True or false: the Rhine is a river".
questions-yaml-shape = A set is a list under questions:, each entry beginning with a dash.
questions-yaml-item = An entry of the list is a question with its keys, such as question: and answer:.
questions-yaml-text = Here stands one text, not a list.
questions-yaml-alias = References (&, * and !) are not allowed here. If the text begins with such a sign, put it into quotation marks.
questions-yaml-deep = This is nested too deeply.
questions-key = Nothing is called { $key } here. Perhaps you mean { $near }. There are { questions-keys }.
    .near_none = Nothing is called { $key } here. There are { questions-keys }.
questions-keys = question, answer, choices, exact, tolerance, hint, explanation, subject, level and language
    .of_set = name, language and questions
questions-key-twice = { $key } stands here twice.
questions-headings = The first line must name the columns: at least question and answer. It begins with { $value }.
questions-no-column = No column is called { CHOOSE($what, ask: "question", accept: "answer") }. The first line names { $columns }.
questions-cells = This line has { $cells } cells, and the first names { $headings } columns. If a text holds a comma, put it into quotation marks.
questions-many-cells = A line has up to { $most } cells.
questions-cell-size = A quotation mark is not closed, or a cell has more than { $most } characters.
questions-quotes = A quotation mark here is not closed, or closed in the middle of a cell.
questions-aiken-line = After the choices comes the line ANSWER: with a letter.
questions-aiken-open = The line ANSWER: is missing after this question.
questions-aiken-answer = Before ANSWER: come a question and its choices.
questions-aiken-letter = This choice has the letter { $value }; { $wanted } is next.
questions-gift-braces = The braces do not fit together. One that belongs to the text is written with a backslash before it.
questions-gift-blank = Here another question begins, without an empty line before it: put one between every two questions.
questions-gift-number = This is no number with a tolerance, such as 3.14:0.01, and no range: { $value }.
questions-gift-tolerances = The numbers of this question have different tolerances.
questions-gift-answers = Every answer begins with = or ~, and this does not: { $value }.
questions-zip = The package is damaged, or is none.
questions-zip-entries = The package holds more than { $most } files.
questions-zip-path = A file in this package would go outside of it: that is an attack or a mistake.
questions-zip-link = A file in this package only points to another one.
questions-zip-locked = The package is locked with a password.
questions-zip-large = Unpacked, the notes are more than { $most } million bytes.
questions-apkg-none = There are no notes of Anki in this package.
questions-apkg-database = The notes in this package are damaged, or take too long to read.
questions-needs-zstandard = This package is from a newer Anki. Install what reads it with { $install }, or tick the support for older versions when you export.

## What was left out or guessed

questions-latin = This is not UTF-8, so it was read as Latin-1. Look whether the accents are right.
questions-headed = The parts of the questions are named in { CHOOSE($language, fr: "French", other: "English") }, so they are taken to be in that language. If they are in another, name it in a column or key language, or with --language.
questions-unheaded = This line names no columns, so the first column is taken for questions and the second for answers. The first question is { $text } and its answer { $answer }.
questions-left-twice = left out, since it stands in line { $first } already.
questions-left-text = left out, since nothing is asked: { $text }
questions-left-essay = left out, since an essay cannot be judged here: { $text }
questions-left-several = left out, since it wants several answers together: { $text }
questions-left-note = left out, since its question or its answer has no words.

## Commands

questions-refused = { $path } cannot be used: { $count } { CHOOSE($count, one: "mistake", other: "mistakes") }.
questions-good = { $path } is good: { $name }, { $count } { CHOOSE($count, one: "question", other: "questions") }, read as { $format }, { CHOOSE($languages-count, one: "language", other: "languages") } { $languages }, version { $version }.
questions-shelved = { $name }: { $about }, { $count } { CHOOSE($count, one: "question", other: "questions") }.
questions-play = To play with one of them: sixdot play --questions { $name }
questions-set = { $name }: { $count } { CHOOSE($count, one: "question", other: "questions") }, version { $version }.
questions-listed = { $number }: { $text } Answer: { $answer }
questions-begun = { $path } has a few questions to begin with, and says what can be written there.
questions-converted = { $path } has { $count } { CHOOSE($count, one: "question", other: "questions") }, written as { $format }.
questions-lost = { $format } has no place for { CHOOSE($what, hint: "hints", explanation: "explanations", subject: "subjects", level: "levels", other: "whether every letter counts") }: this was left out.
questions-write-format = Sets are not written as { $value }: the name of the new file ends in one of { $formats }, or add --to.
questions-no-aiken = Aiken only has questions with choices and one right answer. { $count } { CHOOSE($count, one: "question is", other: "questions are") } not like that, first: { $text }
questions-no-set = There is no set { $value }. There are { $names }, and any file of your own.

set-arithmetic = sums up to 12 times 12
set-capitals = the capitals of the world
set-braille = the letters in braille
set-general = a bit of everything
set-vocabulary = French words and what they mean
set-ueb-signs = punctuation and signs of English braille
