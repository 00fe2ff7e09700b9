### Things to print and to emboss: the words of a booklet, and what is said about the file.

## In the booklet

press-title = { $edition-title }: the rules
press-running = Rules, { $edition-name }
press-opening = These are the rules of { $edition-book }, in Sixdot's own words. Each rule begins with its id, a letter and a number: the program calls it by the same one. Where the book leaves something open, Sixdot has chosen, and the rule says so.
press-marks-in = The marks of the cards are in { $language ->
    [fr] French braille
   *[en] English braille, UEB
}, as on the cards themselves.
press-contents = Contents
press-house = What a table may agree on
press-house-opening = The rules of this chapter whose ids begin with H are house rules. They hold only where your table has agreed on them before the game.
press-values = What the cards count
press-marks = What is marked on the cards
press-column-card = Card
press-column-points = Points
press-column-count = How many
press-column-mark = Mark
press-cell = { $heading }: { $cell }
press-numbers = Number
press-itself = its number
press-of-colour = { $colour } { $numbers }
press-page = Page { $page }

## At the terminal

press-written = { $title }. The booklet is in the file { $path }.
    .form_audio = { $title }. The booklet is in the folder { $path }: { $count } chapters, and the playlist { $playlist }.
press-there = { $path } is there already. Choose another name with --out, or add --force to write over it.
press-over = { $path } is there already. Write over it? yes or no
press-kept = { $path } is as it was; nothing was written.
press-not-ours = { $path } is a folder with other things in it, such as { $name }. Choose another name with --out.
press-here = Sound files take a folder of their own, and { $path } is the one you are in. Name a new one with --out.
press-no-name = --out takes the name of a file or a folder. - is none.
press-other-kind = The name { $path } ends in { $there }, but what is made here is a { $suffix } file. Choose a name that ends so, or another form with --as.
press-not-written = { $path } could not be written: { saved-reason }
press-missing-pdf = A PDF needs { $name }, which is not installed. Install it with: { $install }
press-missing-font = A PDF needs a font with every letter, and none was found here: on Debian or Ubuntu, apt install fonts-dejavu-core.
press-no-voice = espeak-ng could not speak the booklet. Is its voice for this language installed?
press-only-braille = { $option } is for braille only: add --as brf or --as unicode.
press-size = A braille page is { $least } to { $most } cells wide and { $lowest } to { $highest } lines high.
