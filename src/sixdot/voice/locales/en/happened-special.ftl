### What happened with a Wild Draw Four, with questions, and in DOS.

## Wild Draw Four

accepted = { subject } accepts.
    .you-and-drew = You accept and draw { drawn }{ CHOOSE($misses, yes: ", and miss your turn", no: "") }{ no-more }.
    .you = You accept.
    .drew-and-misses = { subject } accepts, draws { drawn } and misses a turn{ no-more }.
    .drew = { subject } accepts and draws { drawn }{ no-more }.
    .brief = { $who } accepts.
    .brief-you-and-drew = You draw { drawn-brief }.
    .brief-you = Accepted.
    .brief-drew = { $who } accepts, draws { drawn-brief }.
    .full = { accepted } { $drew ->
        [yes] { $who-is ->
            [you] You now have { now-holds }.
           *[other] That makes { now-holds } in hand.
        }
       *[no] { "" }
    } { $colour ->
        [none] { "" }
       *[other] The colour is { $colour }.
    }
    .braille = { $who } acc
    .braille-drew-and-you = { $who } acc { drawn-braille }
    .braille-drew = { $who } acc { drawn-braille } { $left }
challenges = { subject } challenges.
    .you = You challenge.
held-it = a { $held } card
    .held_none = a card of the colour before
    .held_fitting = another card that fitted
challenge-won = { challenges } { $target-is ->
    [you] { $back ->
        [yes] You held { held-it }, take the card back and draw { drawn }{ no-more }.
       *[no] You held { held-it } and draw { drawn }{ no-more }.
    }
   *[other] { $back ->
        [yes] { $target } held { held-it }, takes the card back and draws { drawn }{ no-more }.
       *[no] { $target } held { held-it } and draws { drawn }{ no-more }.
    }
} { $hand-count ->
    [0] { "" }
   *[other] You saw { $hand }.
} { $back ->
    [yes] The colour is { $colour } again.
   *[no] { "" }
}
    .brief = { $who } challenges, { $target-is ->
        [you] you were wrong, you draw { drawn-brief }
       *[other] { $target } was wrong, draws { drawn-brief }
    }{ $back ->
        [yes], { $colour } again
       *[no] { "" }
    }.
    .brief-you-and-back = { $target } was wrong, draws { drawn-brief }, { $colour } again.
    .brief-you = { $target } was wrong, draws { drawn-brief }.
    .full = { challenge-won } { $target-is ->
        [you] You now have { now-holds }.
       *[other] { $target } now has { now-holds }.
    } { $back ->
        [yes] On top again: { $top }.
       *[no] { $colour ->
            [none] { "" }
           *[other] The colour stays { $colour }.
        }
    }
    .braille = { $who } ch { $target } { drawn-braille } { $target-is ->
        [you] { "" }
       *[other] { $left }
    } { $back ->
        [yes] back { $colour }
       *[no] { "" }
    } { hand-shown }
hand-shown = saw { $hand }
    .hand-count_0 = { "" }
challenge-lost = { $who-is ->
    [you] You challenge, but { $target } was honest. You draw { drawn }{ CHOOSE($misses, yes: ", and miss your turn", no: "") }{ no-more }.
   *[other] { subject } challenges { $target } in vain{ $misses ->
        [yes], draws { drawn } and misses a turn
       *[no] { " " }and draws { drawn }
    }{ no-more }.
} { $hand-count ->
    [0] { "" }
   *[other] You saw { $hand }.
}
    .brief = { $who } challenges, no bluff, draws { drawn-brief }.
    .brief-you = No bluff. You draw { drawn-brief }.
    .full = { challenge-lost } { $who-is ->
        [you] You now have { now-holds }.
       *[other] { $who } now has { now-holds }.
    } { $colour ->
        [none] { "" }
       *[other] The colour is { $colour }.
    }
    .braille = { $who } ch no { drawn-braille } { $left } { hand-shown }
    .braille-you = { $who } ch no { drawn-braille } { hand-shown }
took-back = { subject } takes { $card } back; the colour is { $colour } again.
    .you = You take { $card } back; the colour is { $colour } again.
    .brief = { $who } takes { $card } back, { $colour } again.
    .brief-you = { $card } back, { $colour } again.
    .full = { took-back } On top again: { $top }.
    .braille = { $who } { $card } back { $colour }

## Questions

hinted = { subject } asks for the hint: { $hint }
    .you = Hint: { $hint }
    .brief = Hint: { $hint }
    .braille = hint: { $hint }
near-missed = { subject } answers { $text }: very close. Was it a slip of the finger?
    .you = { $text } is very close. If it was a slip of the finger, say yes; if not, answer again.
    .brief = { $who }: { $text }, nearly.
    .brief-you = { $text }, nearly. A slip? Yes, or answer again.
    .braille = { $who } { $text } slip?
# What a wrong answer costs
answer-costs = { "" }
    .drew-and-you = You draw { drawn }.
    .drew = That costs { drawn }.
# A question that the others have not been told before, with the answer to it
answered-asked = { $question }{ " " }
    .question_none = { "" }
answered = { answered-asked }{ subject } answers { $text }: to be judged.
    .you-and-right = Right.
    .you-and-right_no = { $text ->
        [none] You do not know. { answer-costs }
       *[other] Wrong. { answer-costs }
    }
    .you = Your answer is being judged.
    .text_none = { answered-asked }{ subject } does not know. { answer-costs }
    .right = { answered-asked }{ subject } answers { $text }: right.
    .right_no = { answered-asked }{ subject } answers { $text }: wrong. { answer-costs }
    .brief = { answered-asked }{ $who }: { $text }.
    .brief-you-and-right = Right.
    .brief-you-and-right_no = { $text ->
        [none] Unknown. { answer-costs }
       *[other] Wrong. { answer-costs }
    }
    .brief-you = Answer given.
    .brief-text_none = { answered-asked }{ $who }: unknown. { answer-costs }
    .brief-right = { answered-asked }{ $who }: { $text }, right.
    .brief-right_no = { answered-asked }{ $who }: { $text }, wrong. { answer-costs }
    .full-drew-and-you = { answered } You now have { now-holds }, and your turn is over.
    .full-drew = { answered } That makes { now-holds } in hand, and the turn is over.
    .braille = { answered-asked }{ $who } { $text ->
        [none] ?
       *[other] { $text }
    } { CHOOSE($right, yes: "right", no: "wrong", waits: "judge?") } { $drew ->
        [yes] { drawn-braille }
       *[no] { "" }
    }
# An answer that is right, and what is played on it
answered-then = { answered-asked }{ subject } answers { $text }, right, { $then }
    .brief = { answered-asked }{ $who }: { $text }, right, { $then }
    .braille = { answered-asked }{ $who } { $text } right { $then }
judged = The answer is wrong. { answer-costs }
    .right = The answer is right.
    .brief = Wrong. { answer-costs }
    .brief-right = Right.
    .full = The ruling: { $who } is wrong. { answer-costs }
    .full-right-and-you = Your answer is right: play or draw.
    .full-right = The ruling: { $who } is right.
    .full-you = Your answer is wrong. { answer-costs }
    .braille = { $who } { CHOOSE($right, yes: "right", no: "wrong") }
    .braille-drew = { $who } { CHOOSE($right, yes: "right", no: "wrong") } { drawn-braille }
overruled = The judge says that { $who } was { CHOOSE($right, yes: "right", no: "wrong") } after all. { overruled-result }
    .you = The judge says that you were { CHOOSE($right, yes: "right", no: "wrong") } after all. { overruled-result }
    .brief = { $who }: { CHOOSE($right, yes: "right", no: "wrong") } after all. { overruled-brief }
    .brief-you = { CHOOSE($right, yes: "Right", no: "Wrong") } after all. { overruled-brief }
    .braille = { $who } { CHOOSE($right, yes: "right", no: "wrong") }! { overruled-braille }
# What it changes: only the results, the turn of whoever was right, or what a wrong answer costs
overruled-result = The game goes on; it counts in the results.
    .stands-and-right = The turn goes back, and what was drawn is laid back on the pile.
    .stands = { answer-costs }
overruled-brief = Only for the results.
    .stands-and-right = The turn goes back.
    .stands = { answer-costs }
overruled-braille = { "" }
    .stands-and-right = turn back
    .stands-and-drew = { drawn-braille }
explained = { " " }{ $explanation }
    .explanation_none = { "" }
answer-told = The right answer is { $answer }.{ explained }
    .brief = The answer: { $answer }.{ explained }
    .full = The right answer to { $card } is { $answer }.{ explained } The next player plays without a question.
    .braille = = { $answer }{ explained }

## DOS

two-wild-dos = two Wild DOS
    .braille = { $card }+{ $card }
with-second = { " " }and { $second }
    .second_none = { "" }
matched = { $who-is ->
    [you] You play
    [same] and plays
   *[other] { subject } plays
} { $first }{ with-second } on { $centre }{ CHOOSE($bonus, single: ": a colour match", double: ": a double colour match", none: "") }.
    .brief = { $who-is ->
        [you] { $first }{ with-second } on { $centre }
        [same] { $first }{ with-second } on { $centre }
       *[other] { $who }, { $first }{ with-second } on { $centre }
    }{ CHOOSE($bonus, single: ", colour match", double: ", double colour", none: "") }.
    .full = { $who-is ->
        [you] You play
       *[other] { subject } plays
    } { $first }{ with-second } on { $centre }{ CHOOSE($bonus, single: ", a colour match,", double: ", a double colour match,", none: "") } { CHOOSE($who-is, you: "and have", other: "and has") } { $left ->
        [0] no card
        [1] one card
       *[other] { $left } cards
    } left. { $bonus ->
        [single] { $must ->
            [yes] A card is laid into the row for it.
           *[no] A card may be laid into the row for it.
        }
        [double] A card is laid into the row for it, and all others draw { $draw ->
            [1] one
           *[other] { $draw }
        }.
       *[none] { "" }
    }
    .braille = { player-brief } { $first }{ $second ->
        [none] { "" }
       *[other] +{ $second }
    }>{ $centre }{ CHOOSE($bonus, single: "!", double: "!!", none: "") } { $left ->
        [0] { "" }
       *[other] { $left }
    }
done = { "" }
    .full = { $who-is ->
        [you] You are done
       *[other] { subject } is done
    }{ $count ->
        [0] { "" }
       *[other]; { $count } cards go to the discard pile
    }.
    .braille = { $who } done
cleared = { "" }
    .full = The { $count } matched cards go to the discard pile.
    .braille = clear { $count }
laid = { subject } lays { $card } into the row.
    .you = You lay { $card } into the row.
    .brief = { $who } lays { $card }.
    .brief-you = { $card } laid.
    .full = { subject } lays { $card } into the row and has { $left } cards left.
    .full-you-and-left_0 = You lay { $card } into the row and have no card left.
    .full-you-and-left_1 = You lay { $card } into the row and have one card left.
    .full-you = You lay { $card } into the row and have { $left } cards left.
    .full-left_0 = { subject } lays { $card } into the row and has no card left.
    .full-left_1 = { subject } lays { $card } into the row and has one card left.
    .braille = { $who } lay { $card } { $left }
    .braille-left_0 = { $who } lay { $card }
lay-declined = { subject } lays nothing.
    .you = You lay nothing.
    .brief = { $who } lays nothing.
    .brief-you = Nothing laid.
    .braille = { $who } lay 0
# `named`: whoever calls has just been named
called-dos = { called-dos.brief }
    .you = DOS! You have two cards.
    .brief = DOS! { $who }.
    .brief-you = DOS!
    .brief-named = DOS!
    .braille = DOS { $who } 2
    .braille-named = DOS
