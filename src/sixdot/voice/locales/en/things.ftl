# One word for one thing: a card fits (the pile) or matches (the row), it is up (on top); a colour counts; cards and
# challenges wait for a player; a stack is picked up, all else is drawn; a player misses a turn, has 3 cards, holds
# a red 5; UNO is called, or its player is caught; a Wild Draw Four is honest or a bluff.

### What things are called. English says the colour first: red 5, blue Draw Two.

colour = { CHOOSE($colour, blue: "blue", green: "green", red: "red", yellow: "yellow") }
card = { $symbol ->
    [draw-two] { $colour } Draw Two
    [reverse] { $colour } Reverse
    [skip] { $colour } Skip
    [wild] Wild
    [wild-four] Wild Draw Four
    [wild-number] { $colour } Wild Number
    [wild-dos] Wild DOS
   *[number] { $colour } { $number }
}
you = you
list-none = nothing
list-more = { $before }, { $item }
    .braille = { $before } { $item }
list-last = { $before } and { $item }
    .brief = { $before }, { $item }
    .braille = { $before } { $item }
