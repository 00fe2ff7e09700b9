### Things with dots at their true size: reference cards, labels, tags, score sheets.

press-labels-title = { $edition-title }: { $count } labels, two for each card
press-label = { $mark }: { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
press-tags-title = { $edition-title }: a tag for each mark
press-cards-title = { $edition-title }: reference cards
# The head of one face: its number among all faces, and what it is about. Both stand in 13 cells of braille.
press-card-head = { $number } { $title }
press-card = { $part ->
    [deal] Deal
    [turn] Your turn
    [call] Call
    [score] Score
    [values] Values
   *[marks] Marks
}
press-sheet-title = { $edition-title }: score sheet, the game ends at { $target }
press-sheet-round = Rd
press-sheet-players = A score sheet is for { $least } to { $most } players here, not { $players }.
