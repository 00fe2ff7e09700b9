### A practice game: what is taken back, and what is only tried.

practice-opening = This is practice: undo takes back your last decision, what if red 5 tries a card without playing it. The cards stay the same, and you may come to know them, so the game does not count as a fair one, and its record says so.
    .brief = Practice: undo takes back, what if tries. Not a fair game.
    .full = This is practice. Type undo to go back to your last decision, undo 3 to your third in this round, and what if red 5 to hear what would come of a card without playing it. Bots play as they would, and the cards stay the same, so you may come to know them: the game does not count as a fair one, and its record says so and tells what was taken back.
    .braille = practice: undo / what if
practice-only = What is done here is done. sixdot play --practice begins a practice game against bots, in which undo takes back and what if tries out.
    .brief = Only in practice: sixdot play --practice.
    .braille = only sixdot play --practice
practice-alone = Practice is for one person against bots at this computer: leave out --practice, or --people and --join.

## Taking back

# Words that may be typed around the numbers: undo decision 3 of round 1.
practice-round = round
practice-between = decision, of, in, to, at, my, number
practice-undone = You are back at decision { $number } of round { $round }, where you chose to { $done }.
    .brief = Back at decision { $number }.
    .full = You are back at decision { $number } of round { $round }, where you chose to { $done }. { $later ->
        [0] It
        [one] It and a later decision
       *[other] It and { $later } later decisions
    } { $later ->
        [0] is
       *[other] are
    } taken back.
    .braille = back: decision { $number }
practice-nothing = You have decided nothing yet that could be taken back.
    .brief = Nothing to take back.
    .braille = nothing to take back
practice-no-decision = There is no decision { $number } of yours in round { $round }. { $count ->
    [0] You made none there.
    [one] There is one.
   *[other] They go from 1 to { $count }.
}
    .brief = No decision { $number } in round { $round }.
    .braille = no decision { $number }
practice-which = I do not know where "{ $typed }" leads back to. Type undo for your last decision, undo 3 for your third in this round, or undo 3 round 1.
    .brief = Undo, undo 3, or undo 3 round 1.
    .braille = undo 3 round 1
practice-jump = Type undo { $number } to be back at decision { $number }, then play something else, or type what if and a card to try it.
    .now_no = Type undo { $number } round { $round } to be back at decision { $number } of round { $round }, then play something else, or type what if and a card to try it.
    .brief = Undo { $number } goes back there.
    .brief-now_no = Undo { $number } round { $round } goes back there.
    .braille = undo { $number }
    .braille-now_no = undo { $number } round { $round }
practice-later = Type sixdot resume { $game }, and there undo { $number } round { $round }, to be back at decision { $number } and try something else.
    .brief = sixdot resume { $game }, then undo { $number } round { $round }.
    .braille = undo { $number } round { $round }

## Trying out

whatif-what = What if what? Type what you would do after it, such as what if red 5, or what if draw.
    .brief = What if red 5, what if draw?
    .braille = what if red 5
whatif-working = It is being played out.
    .braille = playing it out
whatif-told = Tried out: { $told }
    .brief = Tried: { $told }
    .braille = tried: { $told }
# $turns: how often a bot has then decided for this player
whatif-end = { $turns ->
    [0] { "" }
    [one] A steady bot decides once more for you.
   *[other] A steady bot decides { $turns } more times for you.
} { $over ->
    [yes] { whatif-out }
   *[no] The round goes on and on.
}
    .brief = { whatif-out.brief }
    .braille = { whatif-out.braille }
whatif-out = { $who } would go out, and you would be left with { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
    .you = You would go out.
    .who_none = Nobody would go out.
    .brief = { $who } out, you { $count } left.
    .brief-you = You go out.
    .brief-who_none = Nobody out.
    .braille = { $who } out, you { $count }
    .braille-you = you out
    .braille-who_none = nobody out
whatif-back = Nothing of that has happened.
    .brief = Back.
    .full = Nothing of that has happened: you are where you were.
    .braille = back

## In a record

record-practice = This was practice: what was decided could be taken back.
    .braille = practice
record-undone = { $who } takes that back: { $done }, and everything since.
    .you = You take that back: { $done }, and everything since.
    .braille = { $who } back: { $done }
