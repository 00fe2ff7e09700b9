### The rules in our own words: why something was ruled, what a table plays by, the reference card.
### A rule begins with a small letter: "Mattel T1: a card fits if ...".

## Why: the rule behind a ruling

why = { $edition-name } { $rule }: { $text }
why-house = House rule { $rule }{ CHOOSE($on, yes: "", no: ", not played at this table") }: { $text }
why-ours = { $why } The book is silent here, so this is Sixdot's choice.
why-unknown = There is no rule { $rule }. A rule is called by a letter and a number, such as T1.
rule-elsewhere = { family-here } has no such rule; it belongs to { $there }.
why-small-print = Our small print: { $text }

## The rules by chapters. $kept: it is known which chapter was read last.

# What may follow rules, besides a chapter, the id of a rule or a word to look for.
rules-way-next = next, on, go on, more
rules-way-back = back, previous, before
rules-way-contents = chapters, contents, index
rules-way-ids = ids, id, list
rules-way-all = all, everything, whole
rules-way-search = search, search for, find, look for, about
rules-chapter = Rules, chapter { $number } of { $count }: { $title }.
    .brief = Rules { $number }, { $title }.
    .braille = { $number }/{ $count } { $title }
rules-heading = { $title }:
rules-ours = { $text } This is Sixdot's choice.
rules-line = { $text }
    .named = { $rule }: { $text }
    .full = { $rule }: { $text }
    .braille = { $rule } { $text }
rules-on = next goes on with { $title }.
    .brief = next: { $title }.
rules-end = That was the last chapter. rules alone begins again.
    .brief = The end.
    .braille = end of rules
rules-title = { $number }: { $title }
    .braille = { $number }:{ $title }
rules-contents = The chapters are { $titles }. { rules-reads-on } Type rules and a number or a name for one chapter, rules { $rule } for one rule, rules search draw for every rule that speaks of it, rules ids for a list of all rules.
    .brief = { $titles }. { rules-reads-on }
    .full = { rules-contents } rules all reads everything at once.
    .braille = { $titles } · { rules-reads-on } / { $rule } / search / ids
rules-reads-on = next reads on.
    .braille = next
rules-ids = Every rule has an id, a letter and a number: rules { $rule } reads one, and so does why { $rule }.
    .brief = rules { $rule } reads one.
    .braille = rules { $rule }
rules-of-chapter = { $title }: { $rules }.
    .braille = { $title } { $rules }
rules-not-found = No rule speaks of { $wanted }. rules chapters lists the chapters.
    .brief = No rule on { $wanted }.
    .braille = no rule on { $wanted }
rules-whole = rules { $rule } reads the whole of that rule.
    .brief = Whole: rules { $rule }.
    .braille = all: rules { $rule }
rules-also = Also { $rules }: type rules and one of them.
    .brief = Also { $rules }.
    .braille = also { $rules }

# The titles of the chapters; the other words are understood as well.
chapter-aim = what it is about, aim, about the game, object, goal
chapter-table = this table, table, house rules, house, here
chapter-turn = a turn, turn, turns
chapter-questions = questions, question
chapter-special = special cards, special, specials, action cards
chapter-four = the Wild Draw Four, wild draw four, challenge, challenges, challenging, bluff, bluffing
chapter-two = two players, two, 2 players
chapter-uno = calling UNO, uno, calling, call
chapter-bonus = matches in colour, bonus, bonuses, colour matches
chapter-wilds = wild cards, wilds
chapter-dos = calling DOS, dos, calling, call
chapter-end = the end of a round, end, going out
chapter-score = scoring, score, points
chapter-cards = the cards, cards, deck
chapter-deal = dealing, deal, dealer
chapter-first = the first card, first card, first
chapter-talk = talking and asking, talk, talking, advice, leaving

# Deck and players
rule-D1 = the game is played with { $cards } cards; reference cards are not among them.
    .reference-cards_0 = the game is played with { $cards } cards.
rule-D2 = { deck-cards }
    .asks-questions = { deck-cards } The book does not list its cards, so that is Sixdot's choice; the number cards are the ones with questions.
rule-D3 = { $reference-cards } reference cards lie beside the deck and are never dealt.
    .reference-cards_one = one reference card lies beside the deck and is never dealt.
    .reference-cards_0 = no reference cards come with this edition. The command reference does their work.
rule-D4 = { $least-players } to { $most-players } players can play.
rule-D6 = players find their hand sorted by colour.

# Dealers and dealing
rule-S1 = everybody draws a card for the deal, and whoever has the highest number is the first dealer.
    .first-dealer_chosen = nobody draws for the deal. The table names the first dealer, or chance does if the table names nobody.
rule-S2 = in the draw for the deal a card without a number counts as 0.
    .first-dealer_chosen = no cards are drawn for the deal here, so none is counted.
    .blank-redraws = in the draw for the deal only numbers count. A card without one goes back, and its player draws another.
rule-S3 = if several have the highest number in the draw for the deal, these players draw again.
    .first-dealer_chosen = no cards are drawn for the deal here, so there is no tie.
rule-S4 = after each round the deal goes to the player on the left.
    .next-dealer_drawn = the dealer is drawn for anew before every round.
    .next-dealer_winner = whoever won a round deals the next one.
rule-S5 = everybody is dealt { $hand-size } cards, beginning on the dealer's left.
rule-S7 = the player on the dealer's left begins{ $first-special ->
    [acts] { rule-S7-unless }
   *[buried] { "" }
}; then the players take turns, one after the other. You play and draw only on your own turn{ CHOOSE($jump-in, yes: ", unless you jump in (H2).", no: ".") }

# Calling UNO
rule-U3 = every other player may catch a missed call. Nobody catches themselves.
rule-U6 = a call without exactly two cards in hand, or a catch when there is nothing to catch, is refused and costs nothing.
rule-U7 = when several catch at once, the first one counts, and the others are told so.

# Going out, the pile, scoring
rule-G3 = if too few cards are left, you draw those there are, perhaps none, and the turn goes on as if you had drawn them all.
# The numbers that do not count what they say, after a number counts itself
number-points = , but { $numbers }
    .numbers-count_0 = { "" }
number-counts = { $number } counts { $points }
rule-G6 = a round is over when a hand is empty. In the standard game its player scores all that the others still hold, and whoever first reaches { $target } points wins{ rule-G6-agreed }
rule-G7 = this edition is not scored by the lowest total.
    .lowest = in the game of the lowest total, each player is charged what is left in hand. Once somebody reaches { $target }, or another number agreed on, the lowest total wins. Equal lowest totals win together, which is Sixdot's choice.
rule-G8 = nobody is eliminated in this edition.
    .elimination = in the game by elimination, each player is charged what is left in hand and is eliminated at { $target } points. The last two play on by the rules for two, and whoever reaches { $target } loses. { rule-G8-reached }
rule-G9 = there are no partners in this edition.
    .in-teams = everybody plays with the player opposite (H17): when either goes out, the round ends and the team scores what all others hold; the first team to reach { $target } wins.
    .partners_credit = four can play as partners who sit opposite each other. When either goes out, the round ends and the team scores what both opponents hold; the first team to reach { $target } wins.
    .partners_charge = an even number from four can play in teams of two who sit opposite each other. Each team is charged what its two hands still hold; once one reaches { $target }, the lowest team wins. Equal lowest teams win together, which is Sixdot's choice.
rule-G10 = partners do not rotate in this edition.
    .rotating-partners = four players can play exactly three rounds, each with a different partner. In every round both partners are charged what the two of them hold together; the lowest total wins.
rule-G8-reached = { "" }
rule-G11 = a table may set its own target; otherwise it is { $book-target }.

# Table talk and asking
rule-A1 = whoever tells another player what to play draws { $advice-penalty } cards. { rule-A1-vote }
    .advice-penalty_one = whoever tells another player what to play draws one card. { rule-A1-vote }
    .advice-penalty_0 = advice costs nothing in this edition.
rule-A1-vote = Anybody may accuse; it counts once more than half of the other people at the table agree, the accuser included. The game goes on meanwhile. How it is decided is Sixdot's choice.
rule-A2 = anybody may ask at any time how many cards each player holds.
rule-A4 = the reference card may be read at any time.

# House rules
rule-stack = { $stacking ->
    [same] the player who faces a draw card may answer with one of the same kind: a Draw Two on a Draw Two, a Wild Draw Four on a Wild Draw Four.
   *[any] the player who faces a draw card may answer with a Draw Two that fits or a Wild Draw Four.
} { $pickup-keeps-turn ->
    [yes] Whoever does not picks up the whole stack and then takes the turn; nothing is asked first.
   *[no] Whoever does not picks up the whole stack and misses the turn.
}
rule-H1 = { $stacking ->
    [same] draw cards of the same kind stack by the book{ CHOOSE($asks-questions, yes: " (Q4)", no: "") }. A table may agree that either kind answers the other.
   *[any] draw cards of either kind stack by the book{ CHOOSE($asks-questions, yes: " (Q4)", no: "") }. A table may agree that only the same kind answers.
}
    .stacking_none = draw cards stack: the next player may answer a draw card with another, of the same kind or of either kind as the table agrees. Whoever does not picks up the whole stack and misses the turn; nobody challenges.
    .on = draw cards stack: { rule-stack } Nobody challenges.
rule-H2 = whoever holds exactly the card on top, in colour and in number or symbol, may play it out of turn until the player in turn has played or drawn. Wilds do not jump in. Play goes on from whoever jumped in.
rule-H3 = whoever plays a 7 swaps hands with a player of their choice; after a 0 every hand goes on to the next player. The last card does neither. Nobody is caught for a hand that came from somebody else.
rule-H4 = whoever draws in turn goes on until a card comes that may be played, or none is left. That card may { CHOOSE($must-play-drawn, yes: "not be kept (H7).", no: "be played or kept.") } Penalties are drawn as usual.
rule-H5 = after a draw any card of the hand that fits may be played, not only the one drawn.
rule-H6 = a Wild Draw Four is only played when it is honest. So nobody challenges it: the next player draws { $wild-four ->
    [4] four
   *[other] { $wild-four }
} and misses the turn{ CHOOSE($stacking, none: ".", other: ", unless draw cards stack.") }
rule-H7 = whoever can play must: there is no draw while something may be played, a drawn card that may be played is played, and a stack is answered if it can be.
rule-H8 = the discards are never shuffled again. When the draw pile is empty nobody draws, and when play has gone once round and no card has moved, the round is blocked.
rule-H9 = a wild card must name another colour than the one that counts.
rule-H10 = nobody goes out with a special card: the last card of a hand must be a number.
rule-H11 = a table may deal another number of cards, from 3 to 10.
    .on = { $hand-size } cards are dealt to each player.
rule-H12 = a table may set another price for a missed call, from 1 to 6 cards.
    .on-and-call-penalty_1 = a missed call costs one card.
    .on = a missed call costs { $call-penalty } cards.
rule-H13 = after a wrong answer, or none, the right one is told to everybody at once, and the card asks no more until it is covered.
rule-H14 = nobody may ask for the hint of a question.
rule-H15 = an answer that is wrong by a slip of the finger is not judged at once: its player is asked, and yes makes it right. Numbers, choices and answers in which every letter counts are judged as they are typed.
rule-H16 = the questions follow each player: after a right answer comes a harder one, after a wrong one an easier one. Every round begins with the easiest.
rule-H17 = an even number from four plays in teams of two who sit opposite each other. When either goes out, the round ends and the team scores what all others hold; the first team to reach the target wins.

# Leaving
rule-12 = whoever leaves keeps the seat and the hand, and a bot plays on until the player is back. Where the table was set so, the hand goes under the draw pile instead and the seat is passed over.
