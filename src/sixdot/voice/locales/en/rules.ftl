### The rules in our own words: why something was ruled, what a table plays by, the reference card.
### A rule begins with a small letter: "Mattel T1: a card fits if ...".

## Editions

edition-name = { $edition ->
    [mattel] Mattel
    [rnib] RNIB
    [french] French
    [question] Question
    [dos] DOS
   *[other] { $edition }
}
edition-book = { $edition ->
    [mattel] Mattel's UNO Braille of 2019, GMM14
    [rnib] RNIB's UNO Braille of 2021, GC14
    [french] the French rule book of UNO Braille
    [question] UNO with question cards, for a class
    [dos] RNIB's DOS of 2023, GC15
   *[other] { $source }
}

## Why: the rule behind a ruling

why = { $edition-name } { $rule }: { $text }
why-house = House rule { $rule }{ CHOOSE($on, yes: "", no: ", not played at this table") }: { $text }
why-ours = { $why } The book is silent here, so this is our choice.
why-unknown = There is no rule { $rule }. A rule is called by a letter and a number, such as T1.
why-small-print = Our small print: { $text }
# The rules on which the book of an edition is silent.
rules-ours = { $edition ->
    [mattel] D4 D6 S3 S4 C6 U5 U6 U7 G3 G4 P1 P2 P3
    [rnib] S3 F1 F2 F3 F4 F5 T10 C6 U6 U7 G3 G4 A2 A3
    [french] D6 S3 C6 U6 U7 G3 G4 A2 A3
    [question] D1 D4 D5 D6 S4 T10 U5 U6 U7 G3 G4 P1 P2 P3 A2 A3 A4
    [dos] D6 S3 U6 U7 G2 G3 A2 A3 A4 O13 O14
   *[other] { "" }
}
rule-not-here = { $game ->
    [dos] DOS has no such rule; it belongs to UNO.
   *[uno] this edition has no such rule.
}
rule-only-dos = UNO has no such rule; it belongs to DOS.

# Deck and players
rule-D1 = the game is played with { $cards } cards; reference cards are not among them.
    .reference_0 = the game is played with { $cards } cards.
rule-D2 = { $game ->
    [dos] each colour has three each of 1, 3, 4 and 5, two each of 6 to 10, and two Wild Numbers. Twelve Wild DOS make up the rest.
   *[uno] each colour has one 0, two of every number from 1 to 9, two Draw Twos, two Reverses and two Skips. Four Wilds and four Wild Draw Fours make up the rest.
} { $asks ->
    [yes] The book does not list its cards, so that is our choice; the number cards are the ones with questions.
   *[no] { "" }
}
rule-D3 = { $edition ->
    [rnib] reference cards lie beside the deck and are never dealt. The book lists ten of them in one place and speaks of four in another.
    [french] four double reference cards lie beside the deck and are never dealt.
   *[other] { $reference ->
        [0] no reference cards come with this edition. The command reference does their work.
       *[other] { $reference } reference cards lie beside the deck and are never dealt.
    }
}
rule-D4 = { $least } to { $most } players can play.
rule-D5 = { $edition ->
    [french] two opposite corners carry the mark: the number, then the letter of the colour, b for blue, r for red, j for yellow, v for green. So 0b is blue 0 and +02v green Draw Two; rev v is green Reverse, stop v green Skip, couleur a Wild, +04 a Wild Draw Four.
    [dos] two opposite corners carry the mark: the letter of the colour, then the number, so b7 is blue 7. A Wild Number has the sign #, as in b#, and a Wild DOS is wd. How the marks are written is our choice.
   *[other] two opposite corners carry the mark: the letter of the colour, then the number or the symbol. So b0 is blue 0, b+2 blue Draw Two, brv blue Reverse, bsk blue Skip; wi is a Wild and wi+4 a Wild Draw Four.
}
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
rule-S5 = everybody is dealt { $hand } cards, beginning on the dealer's left.
rule-S6 = { $game ->
    [dos] once the hands are dealt, two cards are laid face up in the middle: they are the centre row, in short the row.
   *[uno] once the hands are dealt, the draw pile's top card is turned up and called out. It begins the discard pile.
}
rule-S7 = the player on the dealer's left begins{ $first-special ->
    [acts] { $game ->
        [dos] { "" }
       *[uno], unless the first card says otherwise
    }
   *[buried] { "" }
}; then the players take turns, one after the other. You play and draw only in your own turn{ $jump-in ->
    [yes], unless you jump in (H2).
   *[no].
}

# First cards
rule-buried = no special card begins a round here: it is shuffled back and another is turned over, until a number comes.
rule-F1 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] when a Draw Two is turned up first, the player on the dealer's left draws two at once and misses the turn.
    }
}
rule-F2 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] { $first-reverse ->
            [right] when a Reverse is turned up first, the player on the dealer's right begins, and play goes to the right.
           *[dealer] when a Reverse is turned up first, the dealer begins, and play goes to the right.
        }
    }
}
rule-F3 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] when a Skip is turned up first, the player on the dealer's left misses the turn, and the one after that begins.
    }
}
rule-F4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried } So a colour is only ever named together with a wild card.
       *[acts] when a Wild is turned up first, the player on the dealer's left names its colour and then plays. In all other cases a colour is named together with the wild card.
    }
}
rule-F5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $first-special ->
        [buried] { rule-buried }
       *[acts] { $first-four ->
            [turn] a Wild Draw Four never begins a round. Another card is turned over in its place, and the Wild Draw Four is then shuffled back.
           *[shuffle] a Wild Draw Four never begins a round. It is shuffled back, and then another card is turned over.
        }
    }
}

# A turn
rule-T1 = { $game ->
    [dos] cards are not played on a pile in DOS. You match the numbers in the row, or you draw.
   *[uno] a card from your hand fits if its colour, its number or its symbol is the same; a wild card fits on everything. On a wild card, the colour named with it counts.
}
rule-T2 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $forced ->
        [yes] you draw only when nothing can be played: whoever can play must, says house rule H7.
       *[no] { $decline ->
            [yes] you may draw a card although you could play one.
           *[no] you draw only when nothing in your hand can be played. A Wild Draw Four counts as something to play.
        }
    }
}
rule-T3 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $until-fits ->
        [yes] you draw until a card comes that may be played, or none is left.
       *[no] you draw one card.
    } { $any-after ->
        [yes] After that you may play any card that fits
       *[no] { $until-fits ->
            [yes] Only the last one may then be played
           *[no] Only that card may then be played
        }
    }{ $forced ->
        [yes], and if you can, you must; otherwise you pass.
       *[no]; otherwise you pass.
    } You are asked every time, even when nothing fits, so that the others learn nothing from it; that is our choice.
}
rule-stack = { $stacking ->
    [same] the player who faces a draw card may answer with one of the same kind: a Draw Two on a Draw Two, a Wild Draw Four on a Wild Draw Four.
   *[any] the player who faces a draw card may answer with a Draw Two that fits or a Wild Draw Four.
} { $keeps-turn ->
    [yes] Whoever does not picks up the whole stack and then takes the turn; nothing is asked first.
   *[no] Whoever does not picks up the whole stack and misses the turn.
}
rule-T4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] the player after a Draw Two draws two cards and misses the turn. Another Draw Two does not save anybody from that.
       *[other] a Draw Two counts for two cards, and draw cards stack: { rule-stack }
    }
}
rule-T5 = { $game ->
    [dos] { rule-not-here }
   *[uno] after a Reverse, play goes round the other way. After a Skip, the next player misses the turn.
}
rule-T6 = { $game ->
    [dos] { rule-not-here }
   *[uno] a Wild may be played on every card in your turn, even if something else fits{ $stacking ->
        [none].
       *[other], but not while stacked draw cards wait for you.
    } { $new-colour ->
        [yes] You name a colour with it, but not the one that counts already (H9).
       *[no] You name a colour with it, and that may be the one that counts already.
    } No other card but the Wild Draw Four names a colour.
}
rule-T7 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] a Wild Draw Four may be played whatever else the hand holds.
        [unplayable] a Wild Draw Four is honest only if nothing else in the hand could be played. A Wild counts as something that could, another Wild Draw Four does not; how these two count is our choice.
       *[colour] a Wild Draw Four is honest if the hand holds no card of the colour that counts. The same number or symbol in other colours does not matter.
    } { $bluffing ->
        [no] One that is not honest is refused here (H6).
       *[yes] { "" }
    }
}
rule-T8 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] there is no bluff with a Wild Draw Four here, as it is always in order.
       *[other] { $bluffing ->
            [no] nobody bluffs with a Wild Draw Four here: one that is not honest is refused (H6).
           *[yes] { $challenge ->
                [yes] you may bluff with a Wild Draw Four. It stands unless the next player challenges it.
               *[no] you may bluff with a Wild Draw Four, and nobody challenges it at this table.
            }
        }
    }
}
rule-T9 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] the colour before a Wild Draw Four does not matter here, as the card is always in order.
        [unplayable] whether a Wild Draw Four was honest is judged by what lay there before it and the colour that counted then, not by the colour it names. The hand at that moment decides.
       *[colour] whether a Wild Draw Four was honest is judged by the colour that counted before it, not by the one it names. The hand at that moment decides.
    }
}
rule-T10 = { $game ->
    [dos] { rule-not-here }
   *[uno] everybody hears each card that is played and each draw. What was drawn stays secret.
}

# Challenges
rule-no-challenge = { $game ->
    [dos] { rule-not-here }
   *[uno] nobody challenges a Wild Draw Four at this table.
}
rule-C1 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] only the player who would have to draw for a Wild Draw Four may challenge it, and only at that moment.
    }
rule-C2 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] the hand that is challenged is shown to the challenger and to nobody else.
    }
rule-C3 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] { $takes-back ->
            [yes] if the Wild Draw Four was a bluff, its player takes it back and draws four, and that turn is over. The pile and the colour are as they were before it, and the challenger takes a turn as usual.
           *[no] if the Wild Draw Four was a bluff, its player draws four. The card and the colour it named stay, and the challenger takes a turn as usual.
        }
    }
rule-C4 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] if the Wild Draw Four was honest, the challenger draws six cards instead of four and misses the turn.
    }
rule-C5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $challenge ->
        [yes] a Wild Draw Four is answered before anything else: challenge it, or accept, draw four and miss your turn.
       *[no] { $stacking ->
            [none] the player after a Wild Draw Four draws four and misses the turn. Nobody challenges it at this table.
           *[other] nobody challenges a Wild Draw Four here; it counts for four cards, and draw cards stack: { rule-stack }
        }
    }
}
rule-C6 = { rule-no-challenge }
    .challenge = { $game ->
        [dos] { rule-not-here }
       *[uno] a Wild Draw Four played as the last card cannot be challenged, for no card was left to hide.
    }

# Calling UNO
rule-U1 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $asks ->
        [yes] you say UNO before your second-to-last card is down: say it with the card.
       *[no] you say UNO together with your second-to-last card, not after it.
    }
}
rule-U2 = { $game ->
    [dos] { rule-not-here }
   *[uno] whoever is caught without UNO draws { $penalty ->
        [1] one card.
       *[other] { $penalty } cards.
    }
}
rule-U3 = every other player may catch a missed call. Nobody catches themselves.
rule-U4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $window ->
        [draw] { $edition ->
            [french] a missed UNO can be caught until the player who missed it plays or draws again. Every draw counts, a penalty as well.
           *[other] a missed UNO can be caught until the player who missed it draws again, or until the round is over. Every draw counts, a penalty as well.
        }
       *[turn] a missed UNO can be caught until the next player begins the turn, or the player who missed it draws.
    }
}
rule-U5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $window ->
        [draw] it does not matter for a catch here whether the next player has begun: only what the player who missed the call does ends the time for it.
       *[turn] the next turn begins with the first thing the next player does: { $challenge ->
            [yes] play, draw, challenge or accept.
           *[no] { $asks ->
                [yes] answer, play, draw or pick up.
               *[no] { CHOOSE($stacking, none: "play or draw.", other: "play, draw or pick up.") }
            }
        }
    }
}
rule-U6 = a call without exactly two cards in hand, or a catch when there is nothing to catch, is refused and costs nothing.
rule-U7 = when several catch at once, the first one counts, and the others are told so.

# Going out, the pile, scoring
rule-G1 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] when a hand ends with a Draw Two or a Wild Draw Four, the next player still draws two or four. Only then are the points counted.
       *[other] when a hand ends with a Draw Two or a Wild Draw Four, the next player still draws all that is stacked. Only then are the points counted.
    }
}
rule-G2 = { $game ->
    [dos] when a card is needed and the deck is empty, the discards are shuffled and become the new deck.
   *[uno] when a card is needed and the draw pile is empty, the discards are shuffled and become the new one. Only the top card stays, and shuffled wilds lose the colour that was named.
}
    .reshuffles_no = the discards are never shuffled again at this table: an empty draw pile stays empty (H8).
rule-G3 = if too few cards are left, you draw those there are, perhaps none, and the turn goes on as if you had drawn them all.
rule-G4 = { $game ->
    [dos] { rule-not-here }
   *[uno] a round is blocked when play has gone once round the table and no card has moved: nobody played, nobody could draw. Nobody scores, and the next dealer deals.
}
rule-G5 = { $game ->
    [dos] a number is worth itself, a Wild DOS 20 points, a Wild Number 40.
   *[uno] a number is worth itself, a Draw Two, Reverse or Skip 20 points, a Wild or Wild Draw Four 50.
}
rule-G6 = a round is over when a hand is empty. In the standard game its player scores all that the others still hold, and whoever first reaches { $target } points wins{ $game ->
    [dos]; a table may agree on another number.
   *[uno].
}
rule-G7 = this edition is not scored by the lowest total.
    .lowest = in the game of the lowest total, each player is charged what is left in hand. Once somebody reaches { $target }, or another number agreed on, the lowest total wins. Equal lowest totals win together, which is our choice.
rule-G8 = nobody is eliminated in this edition.
    .elimination = in the game by elimination, each player is charged what is left in hand and is out at { $target } points. The last two play on by the rules for two, and whoever reaches { $target } loses.
rule-G9 = there are no partners in this edition.
    .partners_credit = four can play as partners who sit opposite each other. When either goes out, the round ends and the team scores what both opponents hold; the first team to reach { $target } wins.
    .partners_charge = an even number from four can play in teams of two who sit opposite each other. Each team is charged what its two hands still hold; once one reaches { $target }, the lowest team wins. Equal lowest teams win together, which is our choice.
rule-G10 = partners do not rotate in this edition.
    .rotating = four players can play exactly three rounds, each with a different partner. In every round both partners are charged what the two of them hold together; the lowest total wins.
rule-G11 = a table may set its own target; otherwise it is { $book-target }.

# Two players
rule-P1 = { $game ->
    [dos] { rule-not-here }
   *[uno] with two players a Reverse works as a Skip does: its player takes another turn at once, and the direction stays.
}
rule-P2 = { $game ->
    [dos] { rule-not-here }
   *[uno] with two players, whoever plays a Skip takes another turn at once.
}
rule-P3 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] with two players, after a Draw Two or Wild Draw Four the opponent draws and it is your turn again.
       *[other] { $keeps-turn ->
            [yes] with two players, the opponent answers a draw card with another or picks up, and after picking up has the turn.
           *[no] with two players, the opponent answers a draw card with another or picks up; after that it is your turn again.
        }
    }
}

# Table talk and asking
rule-A1 = { $edition ->
    [french] whoever comments out of place or tells others what to play draws { $advice } cards.
   *[other] whoever tells another player what to play draws { $advice } cards.
} Anybody may accuse; it counts once more than half of the other people at the table agree, the accuser included. The game goes on meanwhile. How it is decided is our choice.
    .advice_0 = advice costs nothing in this edition.
rule-A2 = anybody may ask at any time how many cards each player holds.
rule-A3 = { $game ->
    [dos] anybody may ask at any time what lies in the row.
   *[uno] anybody may ask at any time what the top card is.
}
rule-A4 = the reference card may be read at any time.

# Questions
rule-no-questions = { $game ->
    [dos] { rule-not-here }
   *[uno] nothing is asked in this edition.
}
rule-Q1 = { rule-no-questions }
    .asks = every number card has a question, and you answer it before you play on the card. Special cards ask nothing.
rule-Q2 = { rule-no-questions }
    .asks = after a right answer you go on as usual: play, or draw if you cannot. If you are wrong or do not know, you draw one card and the turn passes.
rule-Q3 = { rule-no-questions }
    .asks = the right answer stays unsaid until somebody gives it or the card is covered. When everybody round the table has failed, it is told, and the card asks no more; that last part is our choice.
rule-Q4 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $stacking ->
        [none] draw cards do not stack at this table, so there is nothing to pick up.
       *[other] draw cards stack: { rule-stack }
    }
}
rule-Q5 = { $game ->
    [dos] { rule-not-here }
   *[uno] { $honest ->
        [always] a Wild Draw Four goes on any card in your turn. It is always honest, and nobody challenges it.
       *[other] { rule-not-here }
    }
}
rule-Q6 = { rule-not-here }
    .asks-and-penalty_1 = say UNO before your second-to-last card is down. Whoever is caught without it draws one card.
    .asks = say UNO before your second-to-last card is down. Whoever is caught without it draws { $penalty } cards.
rule-Q7 = { rule-no-questions }
    .asks = the teacher brings the questions. Either the program compares answers with those accepted, or a person judges them, as the table was set; who judges is our choice.

# DOS
rule-O1 = { $game ->
    [dos] in your turn you match cards of the row, or you draw one card and then match or not. After a match there is no draw.
   *[uno] { rule-only-dos }
}
rule-O2 = { $game ->
    [dos] one card of your hand matches a card of the row with the same number, or exactly two do that add up to it. Match as many cards of the row as you can, each of them once a turn.
   *[uno] { rule-only-dos }
}
rule-O3 = { $game ->
    [dos] if you drew and matched nothing, you lay a card of your hand into the row.
   *[uno] { rule-only-dos }
}
rule-O4 = { $game ->
    [dos] a single match in the same colour lets you lay one card of your hand into the row when the turn ends. You need not lay it.
   *[uno] { rule-only-dos }
}
rule-O5 = { $game ->
    [dos] a double match with both cards in the colour of the card in the row: when the turn ends you lay one card into the row, and then everybody else draws one.
   *[uno] { rule-only-dos }
}
rule-O6 = { $game ->
    [dos] each colour match of a turn earns its own bonus.
   *[uno] { rule-only-dos }
}
rule-O7 = { $game ->
    [dos] a turn ends in this order: matched cards go to the discard pile with what was played on them, the row is filled up to two, bonus cards are laid, the others draw, and last come your own penalty cards.
   *[uno] { rule-only-dos }
}
rule-O8 = { $game ->
    [dos] a Wild DOS is a 2, in the colour you name when you play it. If it lies in the row, whoever matches it names its colour.
   *[uno] { rule-only-dos }
}
rule-O9 = { $game ->
    [dos] a Wild Number has its own colour and the number from 1 to 10 that you name when you play it. If it lies in the row, whoever matches it names its number.
   *[uno] { rule-only-dos }
}
rule-O10 = { $game ->
    [dos] with exactly two cards in hand, say DOS. Until you do, and as long as you have two, another player may say it first; then you draw { $penalty } cards, in your own turn only when it ends.
   *[uno] { rule-only-dos }
}
rule-O11 = { $game ->
    [dos] a round is over when a hand is empty. Others still draw for double colour matches before the count; where no card is left to lay, the bonus is not laid.
   *[uno] { rule-only-dos }
}
rule-O12 = { $game ->
    [dos] { $least } to { $most } play, and the first to reach { $target } points wins, or another number agreed on. Whoever wins a round deals the next.
   *[uno] { rule-only-dos }
}
rule-O13 = { $game ->
    [dos] cards you owe for a missed DOS are drawn before anybody looks whether you are out. With them in hand you are not, and the round goes on.
   *[uno] { rule-only-dos }
}
rule-O14 = { $game ->
    [dos] a turn has a match or a draw in it, so you cannot be done without either. When no card is left to draw, you lay one all the same.
   *[uno] { rule-only-dos }
}

# House rules
rule-H1 = draw cards stack here anyway, as the book has it (Q4).
    .stacking_none = draw cards stack: the next player may answer a draw card with another, of the same kind or of either kind as the table agrees. Whoever does not picks up the whole stack and misses the turn; nobody challenges.
    .on = draw cards stack: { rule-stack } Nobody challenges.
rule-H2 = whoever holds exactly the card on top, in colour and in number or symbol, may play it out of turn until the player in turn has played or drawn. Wilds do not jump in. Play goes on from whoever jumped in.
rule-H3 = whoever plays a 7 swaps hands with a player of their choice; after a 0 every hand goes on to the next player. The last card does neither. Nobody is caught for a hand that came from somebody else.
rule-H4 = whoever draws in turn goes on until a card comes that may be played, or none is left. That card may { $forced ->
    [yes] not be kept (H7).
   *[no] be played or kept.
} Penalties are drawn as usual.
rule-H5 = after a draw any card of the hand that fits may be played, not only the one drawn.
rule-H6 = a Wild Draw Four is only played when it is honest. So nobody challenges it: the next player draws four and misses the turn{ $stacking ->
    [none].
   *[other], unless draw cards stack.
}
rule-H7 = whoever can play must: there is no draw while something may be played, a drawn card that may be played is played, and a stack is answered if it can be.
rule-H8 = the discards are never shuffled again. When the draw pile is empty nobody draws, and when play has gone once round and no card has moved, the round is blocked.
rule-H9 = a wild card must name another colour than the one that counts.
rule-H10 = nobody goes out with a special card: the last card of a hand must be a number.
rule-H11 = a table may deal another number of cards, from 3 to 10.
    .on = { $hand } cards are dealt to each player.
rule-H12 = a table may set another price for a missed call, from 1 to 6 cards.
    .on-and-penalty_1 = a missed call costs one card.
    .on = a missed call costs { $penalty } cards.

# Leaving
rule-12 = whoever leaves keeps the seat and the hand, and a bot plays on until the player is back. Where the table was set so, the hand goes under the draw pile instead and the seat is passed over.
