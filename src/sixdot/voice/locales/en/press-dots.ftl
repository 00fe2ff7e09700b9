### Things with dots at their true size: reference cards, labels, tags, score sheets.

press-title-of = { $thing ->
    [cards] { $edition-title }: reference cards
    [labels] { $edition-title }: labels, two for each card
    [labels-brf] { $edition-title }: marks, a line for each card
    [labels-text] { $edition-title }: marks and how many cards have them
    [tags] { $edition-title }: a tag for each mark
   *[sheets] { $edition-title }: score sheet
}
press-label = { $mark }: { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
press-cards-running = Reference, { $edition-name }
# The head of one card: its number among all cards, and what it is about.
press-card-head = { $number } { $title }
press-card = { $part ->
    [deal] Deal
    [turn] Your turn
    [call] Call
    [score] Score
    [values] Values
   *[marks] Marks
}
press-label-sheet = { $title }, sheet { $number } of { $count }
# These have room for four cells of braille, a capital sign among them.
press-sheet-round = Rd
press-sheet-who = Who
press-sheet-total = Sum
press-sheet-title = { $title }, target { $target }
press-sheet-players = A score sheet is for { $least } to { $most } players here, not { $players }.

## At the terminal

press-made = { $title }. The file is { $path }.
    .form_pdf = { $title }. The file is { $path }. Print it at its actual size, 100 percent: only then are the dots as large as they should be.
    .thing_tags = { $title }. The file is { $path }. { press-tags-needed }
press-tags-needed = For two corners of all { $cards } cards you need { $tags } tags, two for every card of the deck.
press-only-form = { $option } is only for { $forms }.
press-missing = This needs { $name }, which is not installed. Install it with: { $install }
