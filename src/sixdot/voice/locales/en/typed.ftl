### What a player may type: the first word of a list is the one that is taught, the others are understood as well.

## Commands, and in a line what each one answers

command-hand = hand, h, cards, my hand, my cards
    .help = your cards, numbered
command-fits = fits, f, fit, playable
    .help = what you can play now
command-top = top, t, top card, discard
    .help = the card on top of the pile
command-colour = colour, color
    .help = the colour that counts
command-counts = counts, c, count, card check, check
    .help = how many cards each player holds
command-turn = turn, whose turn
    .help = whose turn it is, and what for
command-order = order, o, players, seats
    .help = who plays after whom
command-direction = direction, way
    .help = which way play goes
command-pending = pending, stack, penalty, at stake
    .help = cards that wait to be drawn, and by whom
command-score = score, s, scores, points
    .help = the scores, and how many points end the game
command-row = row, centre row, centre, center
    .help = the cards in the middle, to be matched
command-question = question, ask again
    .help = the question to be answered, once more
command-spell = spell, spell it, spell the question, spell that
    .help = the question letter by letter; spell 3: its third word
command-pile = pile, piles, draw pile
    .help = how many cards are left to draw
command-last = last, l
    .help = what happened last; last 5: the last five things
command-since = since, since my turn, missed
    .help = what happened since your turn
command-repeat = repeat, r, again, say again
    .help = the last words again
command-state = state, status, table, where
    .help = where the game stands; Enter alone says it too
command-choices = choices, options, moves
    .help = everything you can do now
command-sort = sort
    .help = the order of your hand: sort colour, sort number, sort fits
command-hint = hint, i, tip, clue, a clue, give me a clue
    .help = what a good player might do here; while a question waits, its hint
command-why = why, w
    .help = why something was refused, or how the last thing came about; why T1: that rule
command-rules = rules, rule, the rules, game rules, search the rules for, search the rules
    .help = the game told from the start, by chapters; rules table: what this table plays by
command-reference = reference, reference card
    .help = the marks on the cards, and what each card does
command-proof = proof, prove, commitment, seed
    .help = what the deal was sealed with, digit by digit, and how it is proved
command-help = help, ?, commands, help me, i need help, need help
    .help = what you can do here; help hand: about one command
command-more = more, +, longer
    .help = say more
command-less = less, -, shorter
    .help = say less
command-language = language, lang
    .help = another language: language fr
command-marks = marks
    .help = call cards by the marks on them, or by their names
command-set = set, settings
    .help = your settings, and how to change one
command-save = save
    .help = where the game is saved; save and a name: a copy
command-review = review
    .help = look back on your last round
command-undo = undo, take back, take it back, take that back, undo that, i want to go back
    .help = in practice: back to your last decision; undo 3: to your third of this round
command-whatif = what if, suppose
    .help = in practice: try something out, such as what if red 5
command-leave = leave
    .help = let a bot play for you
command-return = return, come back
    .help = play again yourself
command-quit = quit, q, exit, bye
    .help = end here; the game is kept

## Actions

verb-play = play, i play, put, put down, jump in with, jump in
verb-draw = draw, d, i draw, take, draw a card, draw one, draw 1, draw one card, take a card, take one, take one card, pick up a card, pick a card, pick up one, pick up one card, pick one up, get a card, grab a card, draw a new card, draw from the pile, draw from the deck
verb-pass = pass, p, i pass, keep, keep it, done, end turn, end my turn, skip my turn, skip my go
verb-colour = colour, color, name, choose, call, change to
verb-challenge = challenge, i challenge, challenge it, bluff, doubt, i doubt it, liar
verb-accept = accept, i accept, accept it, no challenge, don't challenge
verb-pickup = pick up, pickup, pick them up, pick it up, take them
verb-answer = answer, my answer is, the answer is, my answer
verb-unknown = unknown, say unknown, i don't know, i do not know, don't know, i dont know, dont know, dunno, i dunno, idk, no idea, i have no idea, ive no idea, no clue, i have no clue, ive no clue, not a clue, i give up, give up, i surrender, search me, you got me, no clue at all, not the faintest idea, i haven't a clue, i havent a clue, beats me
verb-match = match, cover
verb-done = done, pass, p, i pass, i am done, i'm done, finished, end turn, end my turn
verb-lay = lay, lay down, put, put down
verb-nolay = lay nothing, nolay, lay no card, nothing, none, lay none, pass, p, i pass, done
verb-confirm = confirm, a slip, a typo, i meant that
verb-swap = swap, swap with, swap hands, swap hands with, trade with, exchange with
verb-catch = catch, i catch, caught
verb-dos = dos, say dos, call dos, i say dos
verb-accuse = accuse, i accuse
verb-agree = agree, i agree, agree about, guilty
verb-disagree = disagree, i disagree, disagree about, not guilty
verb-right = right, correct
verb-wrong = wrong, incorrect
verb-hint = hint, hint please

## Cards, and the words between

word-blue = blue, b, blues
word-green = green, g, greens
word-red = red, r, reds
word-yellow = yellow, y, yellows
word-draw-two = draw two, draw twos, draw 2, plus two, plus 2, +2, take two, take 2, pick up two, pick up 2
word-reverse = reverse, rv
word-skip = skip, sk
word-wild = wild, wild card
word-wild-four = wild draw four, wild draw 4, wild four, wild 4, wild plus four, wild plus 4, wild +4, draw four, draw 4, plus four, plus 4, +4
word-wild-number = wild number, wild #, #, wild hash
word-wild-dos = wild dos, wd, wild two, wild 2
word-number-0 = zero, nought
word-number-1 = one
word-number-2 = two
word-number-3 = three
word-number-4 = four
word-number-5 = five
word-number-6 = six
word-number-7 = seven
word-number-8 = eight
word-number-9 = nine
word-number-10 = ten
word-ignored = a, an, the, my, card, cards, of, it, as, is, for, please, say, saying, name, named, naming, call, calling, colour, color, now, one, then, number, =
word-and = and, plus, +
word-with = with, by, using
word-on = on, onto, to, over
word-uno = uno, u
word-back = back, 0, cancel, never mind, nothing, none, no
word-please = please, pls, thanks, thank you
word-yes = yes, yeah, yep, ok, okay
word-no = no, nope, nah
word-lead = i'll, i will, ill, i want to, i wanna, i would like to, i'd like to, id like to, i'm going to, i am going to, im going to, i'm gonna, im gonna, let me, can i please, i shall, i have to, i must, i think i'll, i think i will, i guess i'll, ok i'll, okay i'll, then i'll, so i'll, and, ok, okay, well, right then, then, now
word-command = command
# What something is that may be an answer, if it is none.
word-other = command, ask, again, other
word-cancel = cancel, cancel that
# Cards that are asked after: by these words, or by 'my' before more than one of them.
word-mine = where is my, where's my, wheres my, where are my, where did my, all my, any of my
word-my = my
# Whom a card would strike, and with what; what adds up to a number, where cards are matched
word-skipped = who would be skipped, who will be skipped, who gets skipped, who is skipped, who would miss a turn, who would miss their turn, who would lose a turn, who do i skip, whom do i skip, who would i skip
word-draws-two = who would draw two, who would draw 2, who will draw two, who would take two, who would get the draw two, who would have to draw two, who would draw two cards, who would draw 2 cards
word-draws-four = who would draw four, who would draw 4, who will draw four, who would take four, who would get the wild draw four, who would have to draw four, who would draw four cards, who would draw 4 cards
word-struck = who draws, who would draw, who gets hit, who is hit, who would be hit, who would get hit, who would it hit, who does it hit, who gets it, who would get it, who takes it, who would take it, who would get, who would be struck
word-struck-by = if, when, i, play, played, put, put down, lay, use, it, my, a, an, the, this, that, now, next, by, with, from, me, card
word-made-of = is made with what, is made from what, is made of what, what makes it, how is it made, how do i make it, how do i make that, with what
word-adds-up = which of mine add up to, which of mine make, what of mine adds up to, do any of mine add up to, what adds up to, what have i got that adds up to, what have i got that makes, what do i have that adds up to, what do i have that makes, have i anything that makes, have i anything that adds up to, what goes into, what add up to, which cards add up to, which of my cards add up to, which two cards add up to, which two of my cards add up to, what makes, what can make, which cards make, which two make, which two cards make, which two of my cards make, which of my cards make, what two cards make, what two of my cards make, do i have two cards that make, have i two cards that make, do i have cards that add up to, do any of my cards add up to, what sums to, what sum makes, can i make, how can i make, how do i make
word-good = good, okay, fine, any good, any use
# How a word is looked up in the rules: the first is suggested.
word-searching = search the rules for, search the rules, rules search, rules find
# What switches a setting on or off.
word-switch-yes = turn on, switch on, put on, enable, activate, turn back on
word-switch-no = turn off, switch off, put off, disable, deactivate, stop, mute
# What stands beside the place of what is chosen: the second one.
word-which-one = the, one, that, is, number
# What turns an action into its opposite.
word-not = not, no, don't, dont, never, won't, wont, without

## While a question of the game waits: what people say before and after an answer, and instead of one

word-before = it is, it's, its, it was, it must be, it has to be, it could be, it might be, it may be, it should be, it would be, that is, that's, thats, that would be, that must be, this is, must be, has to be, could be, might be, would be, i think, i think that, i think it is, i think it's, i think its, i guess, i guess it is, i guess it's, i guess its, i believe, i suppose, i reckon, i say, i'd say, id say, i would say, i'll say, ill say, i choose, i pick, i go for, i go with, i'd go for, id go for, i would go for, i'd go with, i would go with, i'll go with, ill go with, i'm going with, im going with, i'll try, ill try, let me try, let's say, lets say, let me guess, i answer, my guess is, my guess, my final answer is, final answer, the answer is, the answer's, the answer might be, the answer may be, the answer could be, the answer must be, the answer should be, answer is, i'm sure, im sure, i am sure, i'm pretty sure, im pretty sure, pretty sure, i know, i know it, i know this one, i know that one, i know that, i got it, got it, easy, that's easy, thats easy, maybe, perhaps, possibly, probably, surely, definitely, obviously, clearly, of course, yes, yeah, yep, and, so, then, it makes, that makes, it equals, equals, i got, i get, i make it, i make that, that gives, that gives us, it gives, the result is, the total is, the sum is, the difference is, the product is, it is called, it's called, its called, called, they call it, i would have said, it would have to be, it has got to be, it's got to be, its got to be, has got to be, gotta be, it ought to be, i'm going for, im going for, i'll take, ill take, i want to say, i wanna say, i'm guessing, im guessing, i'd guess, i would guess, i believe it is, i believe it's, i want, not sure but, i'm not sure but, im not sure but, but, the city of, city of, the town of, the number, number, the colour, the color, the word, the name is, its name is
word-after = i think, i think so, i guess, i believe, i suppose, i reckon, i would say, i'd say, id say, i'm sure, im sure, i am sure, i know, i hope, maybe, perhaps, possibly, probably, surely, definitely, obviously, of course, for sure, or something, or so, then, please, pls, it is, is it, isn't it, isnt it, is my answer, is the answer, is my guess, final answer, easy, obviously yes, i remember, is it, is that it, is that right, am i right
word-asks = is it, is it maybe, is it perhaps, is that, is this, isn't it, isnt it, could it be, might it be, would it be, may it be, maybe is it, was it, is that it, is that right, am i right
word-request = explain, clarify, describe, repeat, remind, summarise, summarize, recap, detail, define, tell, show, read, list, check, give, turn, switch, say, speak, stop, let, help, change, add, try, choose, pick, slow, wake, hurry, wait, come, hold, keep, forget
word-chatter = hmm, hm, hmmm, mm, mmm, um, umm, ummm, uh, uhh, uhm, er, erm, err, ah, aha, oh, ooh, ohh, oops, ouch, wow, omg, ugh, argh, damn, well, ok, okay, kk, okey, alright, all right, right then, let me see, let's see, lets see, let me think, lemme think, i'm thinking, im thinking, i am thinking, thinking, not sure, i'm not sure, im not sure, i am not sure, hard, too hard, so hard, that's hard, thats hard, easy, too easy, so easy, that's easy, thats easy, this is easy, this is too easy, easy one, with a capital letter, with a capital, in capitals, tough, tricky, difficult, hard one, stupid, unfair, not fair, boring, silly, annoying, weird, crazy, rubbish, nonsense, impossible, good question, oh dear, oh no, my bad, never mind, nvm, sup, wtf, np, tbh, ikr, smh, come on, blimey, crikey, bother, oh bother, gosh, golly, good grief, yikes, heavens, good heavens, jeez, geez, sheesh, phew, shush, hush, shh, quiet, quiet please, really, seriously, interesting, hilarious, ha ha, haha, funny, tough one, tricky one, that's a tough one, that's a tricky one, thats a tricky one, this is a tricky one, this is a tough one, shit, fuck, bloody hell, crap, ready, i'm ready, im ready, first letter, the first letter, second letter, first word, second word, last word, the first one, the second one, first one, second one
# Whoever says this is busy with something else: what follows in several words is hardly an answer.
word-pausing = one moment, one moment please, a moment, just a moment, moment, one second, one sec, a sec, just a sec, just a second, just a minute, one minute, a minute, sec, wait, wait a minute, wait a moment, wait a sec, wait a second, wait please, please wait, hold on, hang on, give me a second, give me a sec, gimme a sec, give me a moment, give me a minute, brb, one mo, half a mo, gtg, afk, just one moment, just one second, just one sec
word-courtesy = please, pls, sorry, bye, goodbye, cu, see you, stop, to stop, to quit, to leave
# Who speaks of these speaks to the table.
word-speaking = i, i'm, im, ive, i'd, id, ill, me, my, mine, we, us, our, lets, you, u, ur, your, yours, don't, dont, doesn't, doesnt, can't, cant, didn't, didnt, this, guys, everyone, everybody, somebody, someone, anyone, not, or, answer
# A line of several words with one of these may well be no answer; those of numbers are not counted.
word-telling = they, he, she, them, never, been, nobody, know, knows, knew, want, wants, like, likes, love, loves, need, needs, game, because, could, would, should, can, will, does, did, have, has, had, it, its, that, these, those, there, here, got, get, gets, said, says, say, tell, told, player, players, rules, score, scores, command, commands, mode, cards, answers, possible, anything, something, everything, again, yet, already, still, now, too, just, same, so, if, than, then, but, while, ya, thing, things, stuff, happen, happened, happens, voice, volume, setting, settings, timeout, info, please, pls, plz, instead, almost, nearly, quite, really, actually, enough, somehow, anyway, ready, sure, wait, ringing, rang, knocking, knocks, barking, barks, crying, cries, calling, coming, waiting, leaving, dinner
# What stands between the numbers of a sum.
word-sum = plus, minus, times, divided by, multiplied by, take away, +, -, x
# What a question asks for that has only numbers for an answer.
word-dots = which dots, what dots
# What is called by a name, and not by a number.
word-named =
    who, whose, whom, capital, city, town, country, continent, river, ocean, mountain, colour, color, language, animal, bird, author, wrote, painter,
    painted, composer, composed, king, queen, president, inventor, invented, called
# What goes on from a question: a card after it is asked about, not played.
word-follow = and
word-counting = eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, dot, dots
# What the question's own words may begin with beside an answer: surely ('Lima, the capital'), or perhaps ('Lima in Peru').
word-the = the
word-in = in, from, at
word-of = of
word-copula = is, are, was, were, equals, makes, make, =
word-go = go on, continue, carry on, go
## Small talk, by what is said back; and those it is said to

small-talk-greeting = hello, hi, hiya, hey, hey there, hello there, hi there, good morning, good afternoon, good evening, good night, howdy, how are you, how are you doing, how's it going, hows it going, what's up, whats up, nice to meet you, welcome
small-talk-thanks = thanks, thank you, thank you very much, thank you so much, thanks a lot, many thanks, thx, ty, tysm, cheers, much appreciated
small-talk-praise = well played, well done, wp, good game, gg, ggwp, good job, nice job, great job, nice move, good move, great move, nice play, good play, great play, nice, nice one, good one, cool, great, awesome, amazing, brilliant, excellent, fantastic, congratulations, congrats, bravo, hooray, hurray, yay, good luck, gl, have fun, good for you, you are good, you're good, this is fun, that was fun, i like this game, i love this game
small-talk-laugh = lol, lmao, rofl, haha, hahaha, hahahaha, hehe, xd, very funny, funny
small-talk-robot = are you a robot, are you a bot, are you a human, are you human, are you real, are you a person, are you a computer, are you an ai, are you ai, you are a robot, who are you, what are you, what's your name, whats your name, what is your name
word-all-of-you = everyone, everybody, all, you all, all of you, guys, folks, people, friend, friends, there, you, table, sixdot, my friend, my friends, mate, and, so much, really, very, it was, that was, to you, too, you too

## Words that stand for a command with something after it

shortcut-history = history
shortcut-verbosity = verbosity
shortcut-brief = brief, be brief
shortcut-normal = normal
shortcut-full = full
shortcut-rate = slower, faster, speak slower, speak faster, speak more slowly, more slowly, slow down, too fast, too slow, read slower, read faster
shortcut-house = house rules, house, table rules
