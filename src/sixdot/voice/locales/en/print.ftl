### The page's print view: everything for a table with real cards, each as a file.

print-title = Print and emboss
print-opening = For a table with real cards: the rules, reference cards, labels, tags and score sheets, in print and in braille. Choose a rule book.
print-book = { $edition-title }: print and emboss
print-where = Each link says what it gives you; the name of the file stands below it. Your browser puts files into its folder for downloads under that name, or asks you where. It keeps a file of that name that is there already, and adds a number to the new name. A page opens in the browser instead.
print-heading = { $thing ->
    [rules] The rules as a booklet
    [cards] Reference cards
    [labels] Labels for a plain deck
    [tags] Tags for a 3D printer
   *[sheets] Score sheets
}
print-file = { $kind ->
    [rules-html] Rules in English, a page: to read here, or to print from here in large type
    [rules-text] Rules in English, plain text: for any program, a line for each paragraph
    [rules-pdf] Rules in English, PDF: to print in large type, 18 points, on A4
    [rules-brf] Rules in English, BRF, { $grade ->
        [1] uncontracted braille (UEB grade 1)
       *[2] contracted braille (UEB grade 2)
    }: for an embosser or a note taker, 40 cells and 25 lines
    [rules-unicode] Rules in English, Unicode braille, { $grade ->
        [1] uncontracted (UEB grade 1)
       *[2] contracted (UEB grade 2)
    }: for programs that show braille as text
    [cards-pdf] Reference cards in English, PDF: to print on A4, each line with its dots below
    [cards-large] Reference cards in English, PDF in large print: to print on A4, without dots
    [cards-brf] Reference cards in English, BRF, uncontracted braille: for an embosser or a note taker
    [cards-text] Reference cards in English, plain text: for any program
    [labels-pdf] Labels, PDF: to print on A4 and cut out, two for each card, in print and dots
    [labels-brf] Marks of all cards, BRF: for a slate or a label maker, one card a line
    [labels-text] Marks of all cards in English, plain text: each with the name of its card and how many there are
    [tags-stl] Tags, STL: for a 3D printer, all of them at once
    [tags-3mf] Tags, 3MF: for a 3D printer, each a thing of its own
    [sheets-pdf] Score sheet in English, PDF: to print on A4, 4 players, heads in print and dots
    [sheets-brf] Score sheet in English, BRF: for an embosser, 4 players
   *[sheets-text] Score sheet in English, plain text: 4 players
}
print-dots = Print a PDF with dots at its actual size, 100 percent: only then are the dots as large as they should be. Some printers raise them; elsewhere swell paper does.
print-more = More with a command
print-commands = Sixdot on a computer of your own also makes a booklet to listen to, braille pages of other sizes, and sheets for more players. There you type, for example:
print-missing = What this server cannot make
print-missing-opening = Something is missing where this server runs. Whoever runs it can install it; then these are offered here, too.
print-missing-here = Not on this server now. At the end of this page you find why.
print-others = Other rule books
print-back = Back to the game
print-nothing = There is nothing to print under this address. Whatever there is to print is listed under /print.
print-much = You have asked for much. Wait a little, then ask again.
