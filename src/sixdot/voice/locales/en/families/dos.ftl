### What DOS says in its own words, and its rules.

family-here = DOS
family-there = DOS
call-word = DOS
    .braille = dos
pause-left = two cards
pause-last = two.
pause-wait = The game waits.
    .brief = Go on?
    .braille = go on?
opening = Type your cards and the one they match, such as { $first-example } and { $second-example } on { $row-example }, or draw. Enter tells where the game stands, h reads your hand, help tells what you can do.
    .brief = Type a match, draw or help.
    .full = On your turn type your cards and the card of the row they match, such as { $first-example } and { $second-example } on { $row-example }, or draw. Enter alone tells where the game stands, h reads your hand, f what can be matched, help tells at any time what you can do, and more or less changes how much is said.
    .braille = { $first-example } { $second-example } on { $row-example } or draw · h hand ? help
help-pause-call = ; dos calls your own.
help-turn = { $fits ->
    [0] It is your turn, and nothing matches: type draw.
   *[other] It is your turn. Type your cards and the card of the row they match, such as { $first-example } and { $second-example } on { $row-example }; or draw.
} f tells what matches, row reads the row. { CHOOSE($two-cards, yes: "With two cards in hand, type dos.", no: "") } { help-more }
    .matched = { $fits ->
        [0] Nothing else matches: type done.
       *[other] Match another card of the row, or type done.
    } f tells what matches, row reads the row. { CHOOSE($two-cards, yes: "With two cards in hand, type dos.", no: "") } { help-more }
    .brief = Match, or draw.
    .brief-matched-and-fits_0 = Done.
    .brief-matched = Match more, or done.
    .brief-fits_0 = Draw.
    .full = { help-turn } One card matches if it has the number, two if they add up to it.
    .braille = match / draw · f fits row
    .braille-matched-and-fits_0 = done · f fits row
    .braille-matched = match / done · f fits row
    .braille-fits_0 = draw · f fits row
help-drawn = { $fits ->
    [0] You have drawn, and nothing matches: type done.
   *[other] You have drawn. Match a card of the row, or type done.
} Without a match you lay a card into the row. { CHOOSE($two-cards, yes: "With two cards in hand, type dos.", no: "") } { help-more }
    .brief = Match, or done.
    .brief-fits_0 = Done.
    .braille = match / done · f fits row
    .braille-fits_0 = done · f fits row

## Cards that are asked about

card-plain = { $card } matches the same number in the row, or, with another card, the number that the two make. The same colour too earns a bonus. { card-plain-worth }
    .number_10 = { $card } matches a 10 in the row. The same colour too earns a bonus. { card-plain-worth }
    .number_none = The colour of { $card } only earns a bonus: numbers are matched.
    .brief = { $card }: same number, or adds up to it.
    .brief-number_none = Only a bonus: numbers match.
    .braille = { $card }: same number, or a sum
    .braille-number_none = colour: bonus only
card-plain-worth = { worth }

## What it is about, and what a table plays by

about = You want to be the first without cards, and numbers are all you match. Some cards always lie face up in the middle: the row. On your turn you match a card of the row with one card of the same number, or with two that add up to it, and then perhaps another card of the row. Or you draw one, and if you match nothing then either, you lay a card into the row. A match in the same colour earns a bonus. With exactly two cards in hand you say DOS, or it may cost you cards. When a hand is empty the round is over, and the cards left in the other hands are counted. { $edition-differs }
    .brief = Be the first without cards. Match a number in the row with one card, or with two that add up to it, or draw.
    .braille = first without cards wins the round; match a row number with 1 card or a sum of 2, or draw
rules-call = With two cards in hand say DOS; caught without it you draw { $call-penalty }.
rules-four = { "" }
rules-house = { "" }
deck-cards = each colour has three each of 1, 3, 4 and 5, two each of 6 to 10, and two Wild Numbers. Twelve Wild DOS make up the rest.

## The rules

rule-D5 = two opposite corners carry the mark: { $seven-mark } is blue 7, { $wild-number-mark } a blue Wild Number and { $wild-dos-mark } a Wild DOS.
    .usual-marks = two opposite corners carry the mark: the letter of the colour, then the number, so b7 is blue 7. A Wild Number has the sign #, as in b#, and a Wild DOS is wd. How the marks are written is Sixdot's choice.
rule-S6 = once the hands are dealt, { row-word } are laid face up in the middle: they are the centre row, in short the row.
row-word = { $row-size } cards
    .row-size_1 = one card
    .row-size_2 = two cards
rule-S7-unless = { "" }
rule-T1 = cards are not played on a pile in DOS. You match the numbers in the row, or you draw.
rule-G2 = when a card is needed and the deck is empty, the discards are shuffled and become the new deck.
    .reshuffles_no = the discards are never shuffled again at this table: an empty draw pile stays empty (H8).
rule-G5 = in points, a number counts itself{ number-points }, a Wild DOS { $wild-dos-points }, a Wild Number { $wild-number-points }.
    .usual-points = a number is worth itself, a Wild DOS 20 points, a Wild Number 40.
rule-G6-agreed = ; a table may agree on another number.
rule-A3 = anybody may ask at any time what lies in the row.
rule-O1 = on your turn you match cards of the row, or you draw one card and then match or not. After a match there is no draw.
rule-O2 = one card of your hand matches a card of the row with the same number, or exactly two do that add up to it. Match as many cards of the row as you can, each of them once a turn.
rule-O3 = if you drew and matched nothing, you lay a card of your hand into the row.
rule-O4 = a single match in the same colour lets you lay one card of your hand into the row when the turn ends. You need not lay it.
    .single-bonus_must = after a single match in the same colour you lay one card of your hand into the row when the turn ends.
    .single-bonus_none = a single match in the same colour earns nothing in this edition.
rule-O5 = a double match with both cards in the colour of the card in the row: when the turn ends you lay one card into the row, and then everybody else draws { $double-bonus ->
    [1] one
   *[other] { $double-bonus }
}.
rule-O6 = each colour match of a turn earns its own bonus. With bonuses of both kinds, the first card you lay is that of a double match, which is Sixdot's choice.
rule-O7 = a turn ends in this order: matched cards go to the discard pile with what was played on them, the row is filled up to { $row-size ->
    [2] two
   *[other] { $row-size }
}, bonus cards are laid, the others draw, and last come your own penalty cards. That these come last is Sixdot's choice; by it, too, the row is filled up even if you are out, and the others draw beginning on your left.
rule-O8 = a Wild DOS is a 2, in the colour you name when you play it. If it lies in the row, whoever matches it names its colour.
rule-O9 = a Wild Number has its own colour and the number from 1 to 10 that you name when you play it. If it lies in the row, whoever matches it names its number.
rule-O10 = with exactly two cards in hand, say DOS. Until you do, and as long as you have two, another player may say it first; then you draw { $call-penalty ->
    [one] { $call-penalty } card
   *[other] { $call-penalty } cards
}, on your own turn only when it ends.
rule-O11 = a round is over when a hand is empty. Others still draw for double colour matches before the count; where no card is left to lay, the bonus is not laid.
rule-O12 = { $least-players } to { $most-players } play, and the first to reach { $target } points wins, or another number agreed on. { CHOOSE($next-dealer, winner: "Whoever wins a round deals the next.", other: "") }
rule-O13 = cards you owe for a missed DOS are drawn before anybody looks whether you are out. With them in hand you are not, and the round goes on.
rule-O14 = a turn has a match or a draw in it, so you cannot be done without either. When no card is left to draw, you lay one all the same.
