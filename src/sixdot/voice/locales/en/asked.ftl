### What can be asked in ordinary words. Words that are alike are one word here; each fact lists what a question for it
### has words for. In those lists NAME, SHADE (a colour), SYMBOL, NUMBER and TOPIC stand for any of their kind, and ! comes
### before a word that the question has not; after ... any other word that is known is what it is about. A word that is in
### several lists means in a pattern what it means in the first. The first of a list is suggested to whoever was not understood.

## Words that mean nothing by themselves, and chatter

idle =
    straight, straight away, came, come, comes, there's, deck of, a, an, the, is, it, its, it's, are, am, be, been, being, was, were, do, does, did,
    done, s, re, ve, ll, d, t, m, im, ive, of, to, in, at, on, for, from, by, with, and, or, but, so, that, this, these, those, there, here, then,
    than, now, again, please, pls, plz, thanks, thank you, ta, sorry, pardon, excuse me, hey, hi, hello, ok, okay, oh, um, er, hm, well, just, still,
    yet, already, at the moment, right now, currently, at present, so far, actually, really, exactly, quite, very, too, also, any, some, one, ones,
    you, u, r, ur, he, she, they, them, their, his, her, him, us, we, our, i think, i guess, i missed it, i missed that, i lost track, i wonder, i
    wasn't listening, i was not listening, i can't remember, i dont remember, i don't remember, i am confused, tell me, remind me, show me, read me,
    give me, let me know, can you tell me, could you tell me, can you, could you, would you, will you, i want to know, i would like to know, i'd like
    to know, do you know, say, tell, remind, can i hear, can i ask, as, mate, dear, love, folks, guys, lol, btw, kindly, quick question, up, about,
    get, gets, getting, got to, let, lets, let's, like, gonna, going, will, would, should i know, not, no, yes, yeah, cos, because, think, guess,
    know, thing, things, something, anything, game, time, bit, sure, wondering, wonder, what, which, who, how, when, where, once more, whole, even,
    only, back, out, off, down, over, into, onto, between, good, much, may, might, must, could, can, round, look, see, check, list, read, read out,
    out loud, aloud, put, went, go, goes, said, never, each, every, other, do you know if, tell me if, i want to know if, twos, hear, set, remember,
    screen, reader, screen reader, hang, whoa, woah, wow, psst, later, told you, wait, hold on, hang on, never mind, had to, any more, anymore, until,
    till, while, where's, stuff, kind, kind of, seem, seems, looks, looking, feel, believe, sounds like, heard, mean, i mean, maybe, perhaps,
    probably, somehow, together, alone, nor, neither, either, whether, though, although, however, more or less, soon, almost, nearly, anyhow, anyway,
    by the way, nice, great, cool, fine, man, oops, ah, aha, hmm, ooh, yo, dude, everyone please, passed, above, near, same as, ready, busy, again
    please, table please, reading, listening, keep, kept, whilst, during, phone, toilet, loo, door, kitchen, dog, baby, coffee, just got here, just
    arrived, just joined, stuck, i just got here, is it, is it still, are we on, are we still on, it's still, its still, i forgot, i forget, kettle,
    tea, going to, plans to, intends to, is about to, if so, smth, sth, didnt, didn't, did not, too fast, using, gimme, wanna know, i wanna know,
    wanna, just back, from the, everything, racked up, points wise, wise, rn, abt, bruh, bro, school, precisely, at this moment, dead, full, complete,
    upon, under, in force, the hell, ffs, right now rn, thing so i can, hows, how's, slowly, outside the game, uh, reckon, roughly, ugh, erm, dammit,
    haha, poor, meanwhile, another card instead, something else instead, another one instead, carry on, to carry on, to go on, to continue,
    quickest, so it's, so its, so it is, that's, thats, that is, it is, do you think, do you reckon, you think, you reckon, do you believe, do you
    suppose, would you say, next time, would you mind, telling me, could you remind me, could you please, can you please, would you please, could you
    possibly, reminding me, let me know if, tell me whether, could you tell me if, i was wondering if you could
# How a question begins that has no question word.
opening =
    has, have, had, is, are, am, was, were, do, does, did, can, could, may, will, would, should, shall, tell me, show me, read me, remind me,
    let me know, give me, psst, please tell me, does anyone, anyone, anybody, any
tag = right, correct, no, yes, yeah, isnt it, isn't it, is it not, innit, is that right, is that correct, am i right, or not, or what, then, or

## Words alike

alike-who = who, whos, who's, whose, whom, which player, which one of us, which of us, whoever, anybody knows who
alike-what = what, whats, what's, wat, wot, which, wich, wht, whatever, what's the, tell me the
alike-many = how many, how much, hm, hmany, howmany, number of, how big, how large, how full, size
alike-how =
    how do, how does, how can, how to, howto, what do i type, what do i say to, what command, which command, which key, what's the command, what is
    the command, whats the command, way to, how would i, how should i, how could i, how must i, how 2, how d i, how do you, how does one, how am i
    supposed to, how do i make, how can i, how exactly do, how exactly, how precisely do, what do i press, what must i press, what should i press,
    what to press, what do i hit, what button
alike-bare = how
alike-why = why, why not, y did, how come, what for, for what reason, the reason, reason, on what grounds, and why
alike-when = when, what time did, at what time
alike-if = if, what if, in case
alike-pardon =
    pardon, sorry, what, eh, huh, excuse me, sorry what, pardon me, say what, what what, what was that, wha, come again, again, what sorry, uh, sorry
    pardon, sorry what was it again, what was it again, what was that again, what was it
alike-where = where, where's, wheres
alike-long =
    how long, since when, minutes, hours, lasted, lasting, last for, taken so far, been going, been at it, been on, take so long, how late, we been
    playing, been playing for, been playing since, seconds
alike-can =
    can, may, could, allowed, allow, am i able, able, permitted, legal, ok to, okay to, possible, are you allowed, can't, cannot, cant, couldn't
alike-must = must, have to, has to, need to, supposed to, meant to, got to, gotta, obliged, forced, supposed, suposed
alike-should =
    should, best, advise, advice, recommend, suggest, suggestion, clever, smart, wise, smartest, wisest, strategy, tactics, tip, tips, hint, hints,
    good idea, better, worth playing, if you were me, in my place, would you play, would you do, u do, would u play, a good move, smarter, wiser,
    cleverer, worth it, worth keeping, hang on to, hold on to, save it, keep it for later, risky, too risky, sensible, your opinion, your advice, in
    your opinion, your view, what's your advice, whats your advice, your suggestion, would you challenge, would you draw, would you pass, would you
    keep, would you choose, what do i play, which do i play, do i draw or play, draw or play, play or draw, draw or not, play or pass, worth
    challenging, worth it to challenge, challenge or accept, challenge or not, accept or challenge, do i challenge, do i accept, is it worth, would
    you pick, would you name, would you take
alike-me = i, me, my, mine, myself, im, i'm, ive, i've, i'd, ill, i'll
alike-all =
    everyone, everybody, every one, all, all of us, each, each player, each of us, every player, the players, whole table, everyones, everybodys,
    the table, us all, of us
alike-others =
    others, nobody, no one, none of us, the others, other players, the other, opponents, opponent, rest of them, anyone else, anybody else,
    someone else, somebody else, everyone else, everybody else, else, rivals, anyone, anybody, someone, somebody, any of them, they all, any one,
    any1, some one, any body
alike-turn =
    turn, turns, go, trn, move, up now, on move, on now, to play, to go, to move, who is playing now, who's playing now, whos playing now, playing
    now, come round to me, it come round, am i up, i up, who goes now, goes now, whose question, whose question is it
alike-wait =
    waiting, wait, waits, waited, waiting for, waiting on, holding us up, holding up, thinking, taking so long, hold up
alike-next = next, nxt, next round, after, following, follows, afterwards, then who, who then, up next, successor, behind
alike-after = after, following, follows, follow, behind, successor, just after, right after
alike-before = previous, preceding
alike-order =
    order, ordr, seating, sits, sit, sitting, sat, seat, seats, seated, round the table, around the table, in what order, sequence, arrangement,
    playing order, turn order
alike-way =
    which way, way round, direction, directions, clockwise, anticlockwise, anti clockwise, counterclockwise, counter clockwise, clock wise, reversed,
    backwards, backward, forwards, forward, the other way, other way round, left or right, right or left, to the left, to the right, leftwards,
    rightwards, turned round, normal way, usual way, the normal way, reversed it, turned it round
alike-left = leftward, rightward, left, right
alike-moving =
    moving, going round, going around, play goes, play going, does it go, play run, running, rotating, turning, which way are we going,
    are we going round, we going round
alike-colour = colour, color, colours, colors, clour, coulour, suit, shade
alike-change =
    change, changed, switch, switched, choose, chose, chosen, chooses, pick, picked, name, named, names, turn into, ask for, asked for, set to,
    say for, wanted, want, wants, call for, called for, asking for
alike-top =
    top, face up, faceup, showing, shows, upturned, visible, uppermost, lying, lie, lies, turned up, open card, playing on, on display, play on, put
    on, match, current card, up card, upcard, to beat, beat, need to match, have to match, must match, have to beat, onto which card
alike-discard = discard pile, discards, discard, discarded, pile of discards
alike-table = on the table, on table, table, on the pile, on the stack
alike-row = row, rows, centre, center, middle, centre row, center row, middle row, in the middle
alike-pile =
    draw pile, deck, pile, piles, stock, drawpile, draw deck, draw stack, pack, draw from, left to draw, to draw from, cards to draw, reshuffle,
    reshuffled, reshuffling, shuffle, shuffled
alike-remain = left, remain, remaining, remains, left over, still there, leftover
alike-empty =
    empty, run out, runs out, running out, ran out, run low, running low, low, run out of cards, out of cards, emptied, exhausted, nearly gone,
    used up
alike-card = card, cards, crad, crads, cads, crds
alike-have =
    have, have got, has got, have we, has, had, got, hold, holds, holding, held, hav, haz, possess, own, keep, keeping, left with, sitting on, down to
alike-hand = hand, one of my cards, one of mine, among my cards, in hand, in my hand, hands, got any, have any, do i have any, have i got any, have i any
alike-few =
    fewest, few, least, fewer, smallest, lowest, shortest, less, nearly out, about to win, close to winning, closest to winning, almost out, low on
    cards, rid of his last card, rid of her last card, rid of their last card, get rid of his last card, get rid of her last card, get rid of their
    last card, got rid of his last card, got rid of her last card, got rid of their last card, nearly rid, close to going out, about to go out, nearly rid of theirs, close to finishing, near to going out
alike-most = most, more, biggest, largest, highest, the most
alike-points =
    points, point, score, scores, scored, scoring, pts, ponts, pionts, tally, scoreboard, totals, total, scores on the doors
alike-win =
    winning, lead, leads, leading, leader, ahead, in front, first place, losing, behind, last place, in the lead, top of the table, doing best,
    standing, standings, ranking, rank, position, ranked, doing, beating, coming first, coming last, second place, how far behind, far behind,
    far ahead, how far ahead
alike-wins = win, wins, won, winner
alike-need = need, needs, needed, required, needing, takes, take
alike-target =
    target, goal, limit, up to, play to, playing to, ends at, finish line, to win, win at, out of how many, game over, game end, game ends,
    game finish, end the game, finish the game, reach, reached, overall winner, first to
alike-upto = playing until
alike-end = end, ends, finish, finishes, finished, over, ending, ended
alike-play =
    play, plays, played, playing, ply, plaid, put down, puts down, laid, lay, lays, lay down, threw, throw, thrown, dropped, drop, chucked, slapped,
    placed, place, use, used, get rid of, got rid of, put, puts, go down, goes down, went down, hit me with, hit me, dumped on me, landed me with
alike-draw =
    draw, draws, drew, drawn, drawing, pick one up, picked one up, pick a card up, picked a card up, pick up, picked up, picks up, picking up, pickup, take, takes, took, taken, taking, pull, pulled, grab,
    grabbed, receive, received, pulled out, just get, just got, did i get, get from, got from, get off
alike-last = last, latest, recent, most recent, recently, previous, lately, final
alike-uno = uno, unos, dos
alike-call =
    call, calls, called, calling, shout, shouted, say uno, said uno, saying uno, announce, announced, declare, declared, shouted uno, call uno, called
    uno, on one card, shout uno, say dos, said dos, call dos, called dos
alike-say =
    say, says, said, saying, tell, told, chat, chatted, wrote, write, message, messages, mention, mentioned, talk, talked, speak, spoke, comment,
    type, typed
alike-forget =
    forget, forgot, forgets, forgotten, forget to say, forget to call, forgot to call, forgot to say, forget to say uno, forgot uno, forget uno,
    forget to call uno, forgot to call uno, didn't say uno, didnt say uno, not say uno, missed call, didn't call, not call, didn't say, don't say,
    dont say, not say, doesn't say, fail to, fails to, failed to, without saying, without calling, i forget to say uno, i forgot to say uno,
    i forget to call uno, i forgot to call uno, i forget to say, i forgot to say, i forget to call, i forgot to call, i forget uno, i forgot uno,
    forgets to say uno, forgets to call uno, forgot to say uno, forget to call it, forgot the uno
alike-catch = catch, caught, catches, catching
alike-happen =
    happened, happening, happen, happens, going on, went on, goes on, gone on, occurred, took place, new, action
alike-miss =
    miss, missed, missing, while i was away, while i was out, was away, been away, stepped away, i was gone, absent, catch me up, fill me in,
    bring me up to date, up to speed, recap, what's new, whats new
alike-recap =
    situation, state, status, overview, summary, summarise, summarize, state of play, sum up, where are we, where we are, where were we, how are
    things, how do things stand, where do we stand, how does it look, what's the story, whole picture, the picture, full picture, big picture, how
    everything stands, how is everything
alike-history =
    history, log, story so far, moves so far, events, whoa what was that, woah what was that, what on earth was that, what the hell was that
alike-pending =
    pending, penalty, at stake, stake, stacked, stacked up, piled up, owed, owe, waiting to be drawn, waiting for me, coming to me, heading my way,
    facing, hanging over me, to pick up, to take, draw stack, stack at, stuck with, get stuck, on me, aimed at me, against me, cards do i draw, cards
    do i pick up, cards do i take, cards would i draw, unresolved, still to be decided, undecided
alike-open = open, still open
alike-stack = stack, the stack
alike-duration = duration, length of the game, length of the round
alike-round = round, rounds, which hand, hand number, how many hands, deals, rond
alike-number = number, which number
alike-being = is it, is it still, are we on, are we still on, still, it's still, its still
alike-thus = it's, its, it is, that's, thats, that is, so it's, so its, so it is, we're on, were on, we are on
alike-or = or
alike-yours = your, yours, ur, yourself
alike-begin =
    begin, begins, start, starts, starting, started, start with, begin with, go first, goes first, starts first, who begins, who starts
alike-nth = first, second, third, fourth, fifth, sixth, 1st, 2nd, 3rd, 4th, 5th
alike-know = find out, learn, discover
alike-explain = explain, describe, explanation, tell me about
alike-people =
    players, who's playing, who is playing, whos playing, who plays with us, who are we playing, who am i playing, who else is playing, people,
    player, opponents, who's here, whos here, who is here, who all is, present, at this table, at the table, in this game, in the game, against, with
    me, playing with, playing against, joined, join, joining, taking part, still in, still here, human, humans, bot, bots, computer, computers, robot,
    robots, real person, real people, ai, machine, online, connected, disconnected, left the game, left the table, gone, away, my partner, partner,
    teammate, team mate, team, teams, host, watching, spectators, who's all here, whos in here, got here whos in, here whos in, who's in here, whos
    in, who's in, has quit, have quit, quit the game, who left, who has left, who's left us
alike-question = question, asked, being asked, the q, the quiz, quiz, the sum, sum, calculation
alike-answer = answer, answered, reply, replied, responded, response
alike-right =
    right answer, correct answer, right answers, correct answers, answered right, answered correctly, answer right, answer correctly, got it right,
    get it right, got right, get right, knew the answer, known the answer, did i get right, have i got right, i get right, i got right, was that
    right, was i right, was it right, was my answer right, is my answer right, was that correct, was i correct, was my answer correct, did i get it
    right, did i get that right, did i answer right, should i have said, should i have answered, should i have put, ought i to have said
alike-rule = rule, rules, house rule, house rules, rulebook, rule book, rule says, by the rules, law, according to
alike-effect =
    do, does, mean, means, meaning, effect, work, works, do to, for, use of, used for, power, good for, doing, point of, affect, affects, act as, acts
    as, count as, counts as, acts as
alike-works = does it work, how it works
alike-counted =
    counted, scored, points work, score work, scores work, scoring work, add up, points added up, points counted, calculate, calculated, worked out
alike-worth =
    worth, value, count for, counts for, counts, cost, costs, worth at the end, worth in the end, worth if i get stuck with it, worth if i am stuck
    with it, worth if im stuck with it, worth if i get caught with it, worth if i keep it, worth to the winner
alike-fit =
    fit, fits, fitting, playable, goes on, go on it, match, matches, matching, suitable, work here, legal move, put on, play on it, goes with, valid,
    go on this, go on that, goes on this, goes on it, goes on that, go on top, go on there, mine go, of mine go, of mine fit, anything of mine go,
    can't play anything, cant play anything, can i play anything, play anything, cannot play anything, be ok here, be ok on, be okay here, ok here, be
    good here, no good on, be any good here
alike-option =
    options, option, choices, choice, possible, possibilities, possible moves, moves, do now, i do, do i do, can i do, could i do, must i do,
    what now, now what, what next, how do i go on, how do i continue, how do we go on, how do we continue, how does it go on, what happens now,
    expected of me, want from me, wants from me, expected, should i do now, what do i do, what do i do now,
    wat do i do, what i do
alike-repeat =
    repeat, say again, say that again, say it again, again, come again, one more time, once more, what did you say, what did you just say, didn't
    catch that, didn't catch it, did not catch that, didn't hear, did not hear, didnt hear, didnt catch, didn't get that, didnt get that, missed that,
    missed what you said, read that again, read it again, repeat that, beg your pardon, i beg your pardon, last sentence, last message, last line,
    last thing you said, you said, you just said, didn't hear you, didnt hear you, hear you, can't hear, cant hear, couldn't hear, talked over you,
    talked over, huh come again, didnt cathc that, what was it again, what was that again
alike-settings =
    settings, setting, preferences, options menu, configuration, config, configure, volume, verbosity, wordy, chatty, language, english, french,
    braille, speech, voice, sound, sounds, speed, faster, slower, louder, quieter, marks, sorted, sorting, sort, speak less, speak more, talk less,
    talk more, say less, say more, too much talking, display, switched on, turned on, turned off, switched off, speech rate, how fast, talk slower,
    slow, how much you talk, how much you say
alike-secret =
    their cards, her cards, his cards, their hand, her hand, his hand, peek, spy, cheat, hidden, secret, face down
alike-coming =
    next card, coming up, comes next, next in the deck, about to draw, going to draw, gonna draw, will i draw, would i draw, i draw next, next one,
    will come, come next, gonna play, going to play, will play, about to play, planning to play, plan to play, about to hit me
alike-will = will, gonna, going to, is about to, plans to, intends to
# What makes it another question, which nobody answers unless the fact has a word for it.
alike-otherwise =
    today, tonight, tomorrow, yesterday, yesterdays, ever, always, usually, often, normally, times, ago, instead, should have, could have, would have,
    might have, have played, favourite, favorite, older, decide, decides, decided, deciding, mean by, meant by, in theory, very first, first ever, at
    first, originally, at the start, at the beginning, at the end, in the beginning, next round, next game, last game, longest, shortest, fastest,
    slowest, average, on average, per, each time, every time, all the time, years, quiet, luckiest, lucky, luck, cleverest, better than, worse, worst,
    good at, bad at, from home, invented, invent, colour are the, color are the, so much, so many, so long, a lot of, like best, likes, was that a
    good move, was it a good move, a good move of, good player, best player, to stop her, to stop him, to stop them, to block, how come it is called,
    called uno for, bottom, backs, back of, know what i, does know, does ben know, knows what i, in my country, other games, of all, of all colours,
    have been smarter, have been better, short of, of them, who made, go wrong, went wrong, do wrong, did wrong, who wrote these, who wrote the
    questions, came last, final standings, will i be able to, be able to play later
alike-loads = loads, lots, plenty, loads of cards, lots of cards, a lot left
alike-done = once done, is done, has finished, when done, had my go, have had my go, ive had my go, once is done, done who, are done, am done
alike-pause =
    pause, pause the game, take a break, have a break, stop here, stop now, stop for today, stop for tonight, stop for now, stop and, continue later,
    continue tomorrow, continue another day, go on later, go on tomorrow, go on another day, carry on tomorrow, carry on later, pick it up tomorrow,
    pick it up later, pick up tomorrow, pick this up tomorrow, pick this up later, finish it tomorrow, finish tomorrow, finish later, finish this
    tomorrow, finish this later, resume, resume later, resume tomorrow, come back later, come back tomorrow, come back to it, save the game, save our
    game, save this game, save and quit
alike-regret =
    take back, take it back, take that back, take the card back, take my card back, take back my card, take the wild back, take my wild back, take my
    move back, take back my move, change my mind, changed my mind, go back, step back, put it back, put the card back, undo, undo that, undo it
alike-unanswered =
    if i don't answer, if i dont answer, if i do not answer, what if i don't answer, what if i dont answer, what if i do not answer, don't answer,
    skip this question, skip the question, skip a question, pass the question, pass this question, pass on this question, pass on the question, not
    answer, leave the question, refuse the question, if i don't know, if i dont know, if i do not know, if i can't answer, if i cant
    answer, if i cannot answer, if i have no idea, if i've no idea, if ive no idea, don't know what to answer, dont know what to answer, don't know
    what to say, dont know what to say, if i don't know it, if i dont know it, if i don't know this, if i dont know this, if i don't know this one, if i dont know this one, what if i don't know, what if i dont know, what if i do not know, what
    if i can't answer, what if i cant answer, what if i have no idea, if i don't know the answer, if i dont know the answer, if i don't get it, if i
    give up
alike-passing = pass, skip my turn, end my turn
alike-fair =
    fair, fairly, honest, honestly, rigged, fixed, tampered, random, randomly, at random, verify, proof, prove, proven, commitment, stack the deck,
    stacked the deck, cheat me, trust, seed, truly random, really random, in anyone's favour, in my favour, in anybody's favour, shown that the cards,
    manipulated, stack the deck against me, stacked against me
alike-limited = time limit, a clock, a timer, time limit per turn
alike-same = same, the same
alike-lose = lose, loses, lost
alike-over =
    is the game over, game is over, game over, is the game finished, game finished, is it over, is it finished, is this the end, is it the end of the
    game, has the game ended
alike-verdict =
    lose the challenge, lost the challenge, lose my challenge, lost my challenge, win the challenge, won the challenge, win my challenge, won my
    challenge, challenge right, challenge work, challenge succeed, challenge fail, was bluffing, were bluffing, was it a bluff, was that a bluff, had
    bluffed, who challenged, challenged
alike-source = come from, comes from, came from, coming from, where from, made up of, made of
alike-both = both, all of them, every one of them
topic-fitting =
    goes on what, go on what, what does it go on, what can it go on, what does a card go on, when does a card fit, when can i play a card, what goes
    on what
alike-rightward = on my right, right of me, to my right, at my right
alike-onto = on which card, on what card, onto which card
alike-standing = on how many points, up to how many points
alike-ended = last round, previous round, round before, the round before, last hand, that round, the last one
alike-skip =
    skipped, miss a turn, missed a turn, missed my turn, miss my turn, lost my turn, lose my turn, lose a turn, passed over, jumped over, my turn
    skipped, not my turn, leave me out, left out, skipped over, missed their turn, missed his turn, missed her turn, missed their go, missed a go,
    lost their turn, lost his turn, lost her turn, lost a turn, loses their turn, loses a turn, misses a turn, lost a go, miss a go, missed my go,
    lost my go, lost two turns, lost 2 turns, missed two turns, missed 2 turns, jumped
alike-refused =
    refused, refuse, mistake, not accepted, wrong, not allowed, can't i, cant i, couldn't i, won't it let me, wont it let me, wouldn't it let me, not let me, illegal,
    didn't work, didn't that work, didn't it work, doesn't work, doesn't that work, doesn't it work, rejected, denied, not fit, doesn't fit, not work, not legal, not count, punished, fined
alike-unable =
    can't, cannot, cant, couldn't, couldnt, can't i, cant i, couldn't i, not allowed to, am i not allowed, won't it let me, wont it let me, not let me
alike-mine = because of me, thanks to me, on account of me, my fault, down to me, i make, i made
# What was refused, or cost something.
alike-wrong =
    why not, not work, didn't work, didn't that work, didn't it work, doesn't work, doesn't that work, doesn't it work, wrong, refuse, refused, mistake, not accepted, rejected, denied
alike-dinner =
    dinner, lunch, supper, weather, football, news, o'clock, joke, weekend, birthday, kids, movie, film, song, raining, rain, meaning of life,
    how are you, how's it going, hows it going, favourite, your name, how's the weather, how old, married, from where, where do you live, live,
    what time is it, what's the time, whats the time, what is the time, pizza, hungry, president, hair, tall
alike-bluff = bluff, bluffing, bluffs, bluffed, lying, lie to me
alike-think = do you think, do you reckon, you think, you reckon, do you believe, do you suppose, would you say
alike-under = under this, under that, under it, underneath, beneath it
alike-odds = odds, chances, probability, likely
alike-good = any good, is it good, ok to play
alike-place = at which position, in which position, in what position, which place is
alike-side = on my left, on my right, left of me, right of me, next to me, to my left, to my right, at my left, at my right
alike-beyond =
    question card, draw from, first card was, was the first card, turns did i have, turns have i had, time do i have, minute, capitals, a joke, risk,
    points did i lose, points would i lose, limit on asking, biggest card, highest card, strongest card, lowest card

## Which topic of the rules

topic-stacking =
    stack, stacking, stack cards, put a draw two on a draw two, +2 on a +2, +2 on +2, +4 on a +2, +4 on +2, draw two on a draw two, add to it, answer
    with a draw two, pass it on, chain, stacked, be stacked
topic-calling =
    call uno, say uno, calling uno, saying uno, shout uno, announce uno, call dos, say dos, when to say uno, the call
topic-forgetting =
    forget uno, forgets uno, forgot uno, forget to call, forget to say, forgets to say, forgets to call, forgetting uno, forgetting, forgot to say,
    forgot to call, don't say uno, dont say uno, doesn't say uno, doesnt say uno, didn't say uno, didnt say uno, not say uno, not saying uno, miss the
    call, missed call, without saying uno, don't call uno, dont call uno, doesn't call uno, didn't call uno, caught, getting caught, i forget to say
    uno, i forgot to say uno, i forget to call uno, i forgot to call uno, i forget to say, i forgot to say, i forget to call, i forgot to call, i
    forget uno, i forgot uno, forget to say uno, forget to call uno, forgets to say uno, forgets to call uno, forgot to say uno, forgot to call uno,
    forget to call it, say catch, catch wrongly, wrong catch
topic-challenge =
    challenge, challenging, challenged, challenges, bluff, lied, honest, doubt, bluffing, bluffed, lose the challenge, accept, i accept,
    accepting, just accept, accept the draw four
topic-bluff =
    what is a bluff, what's a bluff, whats a bluff, what is bluffing, what's bluffing, what does bluff mean, what does bluffing mean, what counts as a
    bluff, when is it a bluff, what do you mean by bluff
topic-wild-last =
    finish on a wild, finish with a wild, end on a wild, end with a wild, go out on a wild, go out with a wild, win with a wild, win on a wild,
    last card a wild, last card is a wild, wild as my last card, wild as the last card, wild last, finish on a special, finish with a special,
    finish on an action card, end on an action card, go out with a special card, finish on a draw two, finish on a +4, finish on a +2,
    finish on a skip, last card is a draw two, last card a draw two, go out on a draw two, end on a draw four, end on a wild draw four, end on a skip,
    finish on a draw four
topic-empty-pile =
    deck runs out, deck is empty, pile is empty, pile runs out, draw pile runs out, draw pile is empty, no cards left to draw, cards run out,
    run out of cards, deck run out, pile run out, empty pile, empty deck, reshuffle, reshuffled
topic-scoring =
    scoring, scored, get me points, get me any points, give me points, give me any points, earn me points, earn me any points, score me anything,
    points for that, points counted, points work, counted, count points, points added up, worked out, score work, scores work, cards worth, points for
topic-drawing =
    drawn card, play what i drew, play the card i drew, play after drawing, draw and play, keep drawing, draw until, drawing, play the card i draw,
    play a card i drew, play it straight away, can't play, cant play, cannot play, have nothing, play the card i just drew, nobody can play,
    no one can play, can't go, nothing fits, draw even though, draw even tho, draw even if, keep drawing til
topic-jump-in = jump in, jumping in, out of turn, same card as
topic-seven-zero = swap hands, sevens, seven zero, swapping hands, seven swap, zeros, trade hands
topic-two-players = two players, with two players, two of us, only two, 2 players, 2 ppl, two ppl
topic-first-card = first card, starting card, start card, opening card
topic-dealing = dealt, deal, dealer, dealing, each player start with, we start with
topic-winning =
    how you win, win the game, wins the game, game end, round end, round ends, win a round, win the round, object, aim of the game, the aim,
    objective, go out, going out, round over, this round over, round is over
topic-leaving =
    leave the game, leaves the game, leave early, quits, leaves the table, somebody leaves, someone leaves, disconnects, disconnect
topic-teams = partners, teams, in pairs, as a team, partner
topic-advice =
    table talk, give advice, talk about my cards, say what i have, advice cost, hint cost, cost of advice, cost of a hint, asking for advice
topic-answering =
    nobody knows, no one knows, nobody knows it, nobody knows the answer, no one knows the answer, another question, a different question, change the question, change question, change questions, wrong answer, answer wrong, get it wrong, don't know the answer, answering, answer is wrong, say i dont know, say i don't know, say nothing, get
    this one wrong, get this wrong, got this wrong, this one wrong, when im wrong, if im wrong, when i am wrong, if i am wrong, when i'm wrong, if i'm
    wrong, tries, attempts, second try, another try, second chance, another guess, if i answer right, question cards, the question cards, ask a
    question too, ask you anything, ask you something, ask anything too, carry a question, have a question on them, cards ask questions, card asks a
    question, cards have questions, cards ask, try again, guess again, have another go, another go at it
topic-matching =
    matching, double match, colour match, double colour, single match, match colours, match two cards, two cards on, put two cards, play two cards, 2
    cards at once, two cards at once, cards at once, color match, colour match bonus, color match bonus, play three cards, three cards at once, match
    three cards, colours matter, colour matter, do colours count, do colours matter, double colour match, double color match, match both, have to
    match both, must match both, need to match both, match all, have to match all, match them all, match all of them, have to match all of them, match
    every card, colours have to match, colors have to match, colour has to match, color has to match, add two cards, add cards together, two cards
    together
# Parts of these topics, which one rule answers.
part-wrong = wrong answer, answer wrong, get it wrong, answer is wrong, get this one wrong, get this wrong, got this wrong, this one wrong, when im wrong, if im wrong, when i am wrong, if i am wrong, when i'm wrong, if i'm wrong, if i answer right
part-retry = tries, attempts, second try, another try, second chance, another guess, try again, guess again, have another go, another go at it
part-pair =
    match two cards, two cards on, put two cards, play two cards, 2 cards at once, two cards at once, add two cards, add cards together, two cards
    together
part-three = play three cards, three cards at once, match three cards
part-both = match both, match all, match them all, match all of them, match every card
part-must-both =
    have to match both, must match both, need to match both, have to match all, have to match all of them, colours have to match, colors have to
    match, colour has to match, color has to match
topic-laying =
    laying, lay a card, bonus, put a card into the row, put a card in the row, add a card to the row, card into the row
topic-beginning = goes first, go first, starts first, who starts, who begins, who is starting, who started

## What a setting, and something to do, is called in a question

tuned-braille-table =
    french braille, english braille, which braille, what braille, braille code, braille grade, braille in french, braille in english, contracted
    braille, uncontracted braille, grade 1 braille, grade 2 braille, braille french, braille english
tuned-language = english, french, speak french, speak english
tuned-verbosity =
    wordy, chatty, speak less, speak more, talk less, talk more, say less, say more, too much talking, talks too much, how much you talk, how much you
    say
tuned-speech-rate = speed, faster, slower, speech rate, how fast, rate, fast, slow
tuned-speech-voice = voice
tuned-sounds = volume, louder, quieter, noise
tuned-sort = order of my cards, order of my hand, sorted, sort, sorting, sort my cards, sort by colour
way-say = talk to, message, chat, write to
way-quit = stop playing, get out, quit without losing, leave without losing, finish this tomorrow, save our game
way-match = two cards at once, two cards together, 2 cards at once, two cards at the same time, play two cards, put down two cards, match two cards
way-dos = say dos, call dos, shout dos, announce dos
way-uno = say uno, call uno, shout uno, announce uno
way-unknown =
    skip this question, skip the question, skip a question, pass the question, pass this question, pass on this question, pass on the question, leave
    the question
way-set = change the settings, change a setting

## Cards of the hand and players that are pointed at: NTH and NUMBER are places, END is the end of the line

pointed-card =
    my NTH card, my NTH one, my NTH END, the NTH card in my hand, the NTH card of my hand, NTH card in my hand, the NTH of my cards, my card NUMBER,
    my card number NUMBER, card NUMBER, card number NUMBER, the card at NUMBER, the NTH one in my hand, the one at NUMBER
# Before these words it is the number on a card.
pointed-any = a, an, any
pointed-before =
    the one before me, the person before me, the player before me, whoever was before me, whoever is before me, whoever came before me, the guy before
    me, the previous player, the one who was before me, the one just before me, the player just before me, the one right before me
pointed-after =
    the one after me, the person after me, the player after me, whoever is after me, whoever comes after me, the guy after me, the next player, the
    next person, the one who is after me, the one just after me, the player just after me, the one right after me
pointed-left = the one on my left, the person on my left, the player on my left, my left neighbour, my left neighbor, the player to my left
pointed-right = the one on my right, the person on my right, the player on my right, my right neighbour, my right neighbor, the player to my right

## When

when-now = just now, just, right now, a moment ago, a second ago, this minute, a minute ago
when-since =
    since my turn, since my last turn, since i last played, since i played, since i went, since my go, since my last go, since last i played,
    while i was away, while i was gone, while i was out, was away, since then, after my turn, since my move, while i was waiting, while i waited,
    while waiting, while it wasn't my turn, while it was not my turn
when-turn = last turn, last time, last go, on their turn, on his turn, on her turn, most recently
when-before =
    before, prior to, ahead of, just before, right before, under this, under that, under it, underneath, beneath it
when-after = after, since, following, just after, right after
when-round = this round, in this round, the round, so far this round
when-game =
    this game, in the game, in total, all game, overall, altogether, since the start, from the start, so far, whole game

## What a question for each fact has words for

asked-state = where do we stand, what situation, situation, whole picture, what situation table, where are we
asked-turn =
    whose turn is it, turn, whose turn !last, my turn, NAME turn, who wait, wait me, NAME wait, wait, who turn, who must play, who plays, is it me, is
    it NAME, who is it !next, who is it, has it come round to me, come round me
asked-next =
    who is next, next !card, who play next, next NAME, next me, who NAME next, who when NAME, before me !play, who before NAME, who follow, who when
    NAME is it, who me before, who when me turn, when me turn who, who once done NAME, who has finished NAME, who once done me, who turn after me,
    turn after NAME, turn after me, who turn after NAME, who must answer after me, who answer after me, if play SYMBOL who next, if play SYMBOL next,
    if SYMBOL who next, who next if play SYMBOL me, who turn next me change, who next if me draw NUMBER, who next if me draw, if SYMBOL who skip, if
    play SYMBOL who skip, who skip if SYMBOL
asked-order =
    in which order do we play, order, what order, who sit, NAME order, all order, who sit where, who on my left, order turn, all sit, me sit, sit way,
    all way sit, all sit way me, turn order full
asked-direction =
    which way are we going, direction, play leftward, moving leftward, moving way, play moving way, SYMBOL change direction, change direction, running
    way, way running, turned round, running normal
asked-colour =
    which colour counts, colour, what colour top, colour top, what colour top card, colour top card, what colour, NAME colour, what NAME change, colour change, NAME change SHADE, what colour play, is it SHADE, what
    colour before, colour before, what colour before SYMBOL, colour before SYMBOL, what colour change SHADE, what shade, which shade, what shade must,
    what shade me must follow, what colour top before SYMBOL, what colour top before, it's SHADE !NUMBER !SYMBOL !me
asked-top =
    what is the top card, top, top card, discard, top discard, card table, what discard, what table, what card now, table top, NUMBER top, what me
    top, what effect me top, what under this, under this, what pile under this, card under this, what must me match, me must match, SHADE NUMBER table
    !can !me !will, SHADE NUMBER top !can !me !will, SYMBOL top !can !me !will !who, SYMBOL table !can !me !will !who, is it SHADE NUMBER top !can
    !will, is it SHADE NUMBER table !can !will, is it NUMBER table !can !will, is it SHADE NUMBER !can !will !me, it's SHADE NUMBER !can !will !me,
    it's SHADE NUMBER table !can !will, it's SHADE NUMBER top !can !will, it's SYMBOL top !can !will !me, it's SYMBOL table !can !will !me, on which
    card must me play, on which card me play, on which card can me play
asked-row =
    which cards are in the row, row, what row, card row, how many row, NUMBER row, many pile row, many pile row what, what lie row, which card lie
    row, lie row, dos row, what row dos, row again, say row, say row again
asked-count =
    how many cards has everybody got, how many cards, many NAME, many card NAME, many me, card count, few card, few, most card, NUMBER card have
    others, NUMBER card NAME have, NUMBER card others, have most NAME, who few, few have, many have, many card have, count all, NUMBER card have me,
    most card who, have card few, NAME few, card remain NAME, NUMBER card remain, all card count, only NUMBER card, many card have me, many card me,
    NAME many remain, many remain NAME, many NAME hand, many hand NAME, NAME have loads, NAME have plenty, others few, who few card, me most card, me
    few card, me who most card, NAME who most card, most card me who, me one most card, who NUMBER card remain, who have NUMBER card remain, who
    only NUMBER card, who have NUMBER card !me, who have NUMBER card remain !me
asked-pile =
    how many cards remain in the draw pile, pile, how many pile, pile many remain, pile empty, card empty, empty soon, many card draw remain, many
    draw remain, card remain draw, pile remain, moving empty, will card empty, will empty, empty soon will, what left pile, left pile, draw from left,
    pile plenty
asked-score =
    what is the score, points, score all, score NAME, score me, many points NAME, many points me, points have, many points have, what me racked up
    points, points racked, me racked up points, how much NAME ahead me, many NAME winning me, many me winning NAME, many NAME winning, who lose, who
    lose round, who lose game, NAME on how many points, me on how many points
asked-leader =
    who is winning, winning, who most points, me winning, NAME winning, most points, few points, who last, NAME last, me last, who third, me third,
    NAME third, people winning, people win, who people winning, have most points, who have most points, who points most have, who winning round, who
    winning all, last points, who behind points, who dead last, who last points, me lose !if !can !draw, who lose when-now, who lose round !last
    !ended
asked-target =
    how many points do we need to win, target, points need wins, points need target, points target, how many target, many points target, need wins, many points wins, when
    game end, when end game, points end, score wins, what play target, play target, what target, winning score, what winning score, NUMBER target,
    winning score set to, far wins, me far wins, how far me winning, far me winning, what me need wins, need to win, many points me need, far NUMBER
    me, far me NUMBER
asked-hand =
    what are my cards, hand, my card, what card me have, what me have, me hand, have me SHADE, have me SYMBOL, have me card, many SHADE me have, many
    SYMBOL me have, have me NUMBER, me hold, my hand colour, have me SYMBOL draw, my SHADE card, hand SYMBOL, hand SHADE, me hand SYMBOL, my hand
    worth, hand worth, many points hand me, my card worth, where my SYMBOL, where my SHADE NUMBER, where my NUMBER, where my SHADE, where SHADE
    NUMBER, where SYMBOL, what my SHADE, my SHADE !can, my SYMBOL !can, my SHADE NUMBER at which position, what me have left, any SYMBOL me left,
    SYMBOL me left, any SHADE me left, SHADE me left, cost me stuck, have SYMBOL me left, what colour have me most, colour have me most, left hand me,
    what left hand me, left hand, what left me hand, remain hand me, what me have left hand, many NUMBER me have !card, many NUMBER me !card
asked-fits =
    which of my cards can I play, what can me play, fit, can me play, what card can play, me can play SHADE, card fit, what fit, can NUMBER play, card
    me can play, have me fit, my SHADE NUMBER turn, my SHADE NUMBER fit, my SYMBOL fit, my SHADE fit, me have fit card, have fit, my card fit, what my
    card fit, can SHADE play, can me play SHADE NUMBER, SHADE NUMBER any good, SYMBOL any good, will my SHADE NUMBER go, will my SYMBOL go, will my
    SHADE NUMBER fit, will my SYMBOL fit, will fit me, mine go, none my card match, my card match, can me play SYMBOL !top, can SYMBOL play !top, why
    fit !SHADE !SYMBOL !NUMBER, what can i match, what can i match with, can i match the NUMBER, can me match NUMBER, what me counted, counted me
    something, can me match another, can me play with SHADE NUMBER, can me effect with SHADE NUMBER, can me effect SHADE NUMBER, can me effect NUMBER,
    can me effect SYMBOL !what, can SYMBOL fit me, the one fits, why refused fit !SHADE !SYMBOL !NUMBER
asked-choices =
    what can I do, option, must me say, must say, must me say others, what must me, must me draw, must me play, can me pass, can me skip this question, can me say SHADE, can me change SHADE, me
    must, my options, can me draw !TOPIC, can me pass !why, what want me, want me do, what change me effect, what must me effect, what option me, what
    can me effect, can me pass draw, can me pass must draw, can pass, me allowed do, can me pass must draw first, can pass must draw, pass must draw
    first me, what options open me, options me open, can me go on, must me stop, me must pass, me must pass play, must pass play, must me answer
    !what, me must draw play, what colour can me change, what colour can me say, unanswered, if unanswered, what unanswered, what say unanswered, what
    happen unanswered, option end turn me, option end me, must me play draw, must me play card, if unanswered lose, unanswered lose me, unanswered
    cost, if unanswered me draw, unanswered pending, can me change same colour, can me change colour, can change same colour, can same colour, can me
    say same colour
asked-last =
    what happened, last happen, miss, what miss, miss me, history, last NUMBER, last NUMBER moves, what last, what last option, since, what since,
    what have happen, what happen me, what have miss, last move, last turn what, wait what happen, happen wait, what history, miss me say, who skip
    !me !if, NAME skip !why !me !if, others skip !if, all skip, who skip last, skip last, who skip when-round, what others do, what others effect,
    what all do since, lose the challenge !if !can !must !happen, me lose the challenge !if !can !must !happen, NAME lose the challenge !if !can, who
    challenged !if !can !must, NAME was bluffing !if, was bluffing !if, bluff ended NAME, who lose the challenge
asked-played =
    what was played last, played card last, what NAME play, who play SYMBOL, who play SHADE, who play SHADE SYMBOL, NAME play SYMBOL, NAME play SHADE,
    what card NAME play, what me play last, last card, others play SYMBOL, others play SHADE, play before, what before SYMBOL, what before SHADE,
    before SYMBOL, before SHADE, last play, NAME last card, NAME play last, who SYMBOL, SYMBOL play, who play last, me play last, many SYMBOL play,
    what NAME turn, me play SYMBOL who, has SHADE NUMBER play, SHADE NUMBER play, what all play, all play, others play, others play card, what card
    before, card before, NAME play, NAME play card, NAME play NUMBER, what NAME last card, me last card, what me play, last card play have, what NAME
    play last time, what me play last time, me play last time, who change SHADE, NAME change SHADE who, who change direction, play last NUMBER card,
    last NUMBER card play, many play !SHADE !NAME !card, last card play NUMBER, others SYMBOL play, SYMBOL so far, how many SYMBOL play, many SYMBOL
    have play, who change colour, last NAME play, last NAME play pile, what last NAME play, what last NAME play pile, who do SYMBOL, who effect
    SYMBOL, what NAME do, what last thing NAME play pile, many SYMBOL gone !pile, who play NUMBER, who play NUMBER last, who way, who reversed, who
    reversed it, who change colour SHADE
asked-drew =
    who drew cards last, who draw, NAME draw, NAME draw card, NAME draw have, what me draw, many NAME draw, others draw, me draw last, many me draw,
    draw last, draw what, many draw, draw NUMBER NAME, who draw NUMBER, who must draw NUMBER, all draw, who draw last, draw SYMBOL who, which card me
    draw, NAME draw must, me draw many card, many me draw SYMBOL, many card me SYMBOL, me draw card, NAME draw SYMBOL, NAME must draw SYMBOL, what
    card me draw last, many NAME draw SYMBOL, many card draw, many NAME must draw when-now, who draw last pile, NAME draw play, who ate SYMBOL, me
    must draw since, must me draw since, me draw while i was away, have me must draw when-since, must me draw while i was away, me draw anything while
    i was away
asked-said =
    what was said last, what NAME say, who say, say last, what all say, others say, NAME say, NAME answer, what NAME answer, what answer, who answer,
    say anything, NAME say miss, NAME last message, NAME message, others write me, others write, what NAME write, what NAME write chat, who answered
    right, NAME answered right, others answered right, all answered right, many answered right, me answered right, me many answered right, NAME many
    answered right, many question right me, many question me have right
asked-called =
    who has called UNO, uno, who uno, NAME uno, NAME call, me call, who call, others call, me uno, all call, others uno, uno say NAME, uno say me,
    forget uno NAME, me forget uno, who forget, uno forget !if, NAME have uno, others have uno, who have uno, all have uno, call !what, can me call,
    can me uno, others forget !if !happen, who catch, others catch, others forget uno !if !happen, NAME shout NUMBER card, NAME call NUMBER card,
    NAME call card, NAME call when NUMBER card, me late uno, can me catch NAME, can me catch, can me catch others
asked-pending =
    how many cards wait to be drawn, pending, what pending, many pending, me pending, many must me draw, pending draw, how many must, who must draw,
    must draw many, what wait me, what wait, card wait, many stack, stack, what stack, stack target, me pending card, pending card, TOPIC open, me
    SYMBOL pending, pending SYMBOL, wait open, many pending card me, many pending me, will me pending, will me pending SYMBOL, others must change
    colour, others change colour still, TOPIC pending, TOPIC unresolved, wait others change colour, wait others colour
asked-duration =
    how long has this round lasted, duration, how long play, long round, when start, many turn round !NAME, long !me !wait, many turn !me !NAME, how long take,
    many long, many long have, long take, long round take, long draw
asked-round =
    which round is it, round number, round play, round have play, third hand, third round, last round, round !remain !wins !can, what round !remain
    !wins, many round !remain, game is over
asked-winner =
    who won the last round, who wins !points !need !game, who wins round, NAME wins round, who wins last round, how did she win, how NAME wins, bare
    wins, bare NAME wins, who wins ended, NAME wins ended, me wins ended, who take ended, who took ended, me wins round !can, NAME wins me !can
    !if, others wins round, did me wins !can, did me lose !can !if, me lose round !can !if, NAME lose !if !can, did NAME lose !if, many points NAME
    wins round, many points NAME wins when-round, many NAME wins round, many NAME wins when-round
asked-people =
    who is playing, who people, NAME people, many people, people all, me play people, name people, NAME leave, who leave, others leave, all name, who
    plays, how many players are playing
asked-dealer =
    who is the dealer, who dealt, NAME dealt, me dealt, NAME dealer, who dealer, who gave out the cards, who deals round, who deals next round, gave
    out, who deals next, who deals next one, who deals, who dealt next
asked-question =
    what is the question, repeat question, me asked what, what must me answer, what me answer, me answer, miss question, me miss question, question
    !card !NAME !who !SHADE !when-game, question me !SHADE !card !many, question again !card !NAME !draw !SHADE, repeat question miss, must me answer
    what, what quiz, quiz asking, sum again, repeat sum, miss question what, didn't catch question, repeat question me answer, question me answer
    what, question repeat me must answer, what right answer, right answer, right answer last, what right answer last, who must answer, must answer
    NAME, me who must answer, me who answer, me answer NAME must, question NAME have, what question NAME have, question NAME, what question NAME, what
    question NAME asked, what NAME asked, was that right, who must answer this
asked-rule =
    what are the rules, rule, TOPIC, can TOPIC, what TOPIC, how does TOPIC effect, TOPIC rule, how counted, if TOPIC, if TOPIC happen, rule SYMBOL,
    what TOPIC happen, happen TOPIC, many TOPIC, TOPIC can me, TOPIC must, TOPIC me, TOPIC who, TOPIC when, TOPIC SYMBOL, TOPIC can SYMBOL, TOPIC
    NUMBER, what happen me TOPIC, what happen empty, TOPIC card, TOPIC play, TOPIC draw, TOPIC points, TOPIC uno, TOPIC have, others can play, must
    uno, must call, can play draw, can me play draw, me can play TOPIC, can me play card TOPIC, must TOPIC me, effect must me call, can end, end
    SYMBOL can, can end card, end SYMBOL, end SYMBOL card, who goes first, what do the sevens do, what happen if TOPIC wrong me, TOPIC if wrong, how
    many card dealt, can play SYMBOL SYMBOL, what happen when TOPIC, can end SYMBOL, end SYMBOL can you, can end SYMBOL NUMBER, end draw NUMBER can,
    can end draw, can SYMBOL TOPIC SYMBOL, can SYMBOL TOPIC rule, TOPIC rule SYMBOL, SYMBOL TOPIC rule can, can bluffing, TOPIC wrong if me pending,
    penalty if TOPIC wrong me, TOPIC if me wrong pending, what pending TOPIC, TOPIC worth, what TOPIC worth me, TOPIC if me right, if TOPIC play next
    me, TOPIC next me, SYMBOL TOPIC, SYMBOL TOPIC can, how effect TOPIC, how TOPIC, if me draw, if me draw happen, what if me draw, if draw happen, if
    me draw can play, if me draw card can play, if draw me play turn, if draw can me play card, if draw must me play, if draw turn end, if draw me
    lose turn, if TOPIC skip, if TOPIC skip me, what if TOPIC, if me TOPIC many draw, if me TOPIC many card draw, TOPIC skip, TOPIC skip me, if catch
    wrong, if me catch wrong happen, if say catch wrong, what happen if me catch, if me catch, source points, source points NUMBER, why points, why
    points NUMBER, why NAME points, why NAME many points, draw lose turn, draw cost turn, must TOPIC, must match both, must me match both, if
    TOPIC lose happen, what if TOPIC lose, if TOPIC me lose happen, what happen me if TOPIC lose, draw card skip, draw skip, draw skip me, draw card
    skip me
asked-card =
    what does a Skip do, what SYMBOL, difference SYMBOL SYMBOL, what difference SYMBOL SYMBOL, SYMBOL SYMBOL difference, what SYMBOL SYMBOL difference, NUMBER effect what, effect SYMBOL, what SYMBOL effect, what effect card, explain SYMBOL, explain SYMBOL card,
    SYMBOL value, many points SYMBOL, what play SYMBOL happen, SYMBOL happen play, if SYMBOL, if SYMBOL happen, if play SYMBOL happen, NUMBER effect,
    SYMBOL how, points SYMBOL, explain card, effect NUMBER card, many SYMBOL draw, what happen SYMBOL, TOPIC effect what, what can SYMBOL effect, what
    can my SYMBOL effect, SYMBOL worth, many SYMBOL worth, points SYMBOL worth, many points SYMBOL worth, many points SYMBOL card worth, what SYMBOL
    worth, what would happen if play SYMBOL, SYMBOL what dos, what happen when play SYMBOL me, SYMBOL effect TOPIC, many SYMBOL worth end, worth
    SYMBOL end, SYMBOL when TOPIC, SYMBOL act as SYMBOL TOPIC, SYMBOL act as SYMBOL, NUMBER worth, SYMBOL count, SYMBOL count NUMBER, if play NUMBER
    happen, if play NUMBER effect, if NUMBER happen, if play SHADE NUMBER happen, SYMBOL row count number, what number SYMBOL, what number SYMBOL
    effect, SYMBOL row effect number what, what happen if me play SYMBOL, if SYMBOL play what, if play SYMBOL what effect, SYMBOL effect if TOPIC,
    what SYMBOL effect if TOPIC
asked-howto =
    how do I play, howto ..., howto me ..., howto change settings ..., howto change colour ..., howto settings ..., howto send message ..., where
    settings ..., howto shout uno ..., which key ..., howto draw card pile ..., bare me can draw ..., howto regret, can regret, can me regret, regret
    me, howto pause, can pause, can pause me, pause, can all pause, howto unanswered, howto call, howto call uno ..., howto catch ..., howto who
    catch ..., howto catch who forget ..., howto accept ..., howto challenge ...
asked-hint =
    what should I play, should me ..., should play ..., should colour ..., help me choose, should ... !way !people !who, help me pick, what should ...
    !way !people !who, best move
asked-why =
    why is that, what wrong, refused, why refused ..., who skip me, skip me !can !SYMBOL, who skip NAME, why turn NAME, why NAME draw, why ... !points !change
    !people !say !uno !long !many !win !wins, why skip me, why me skip turn, why lost my go, why me draw NUMBER card, why draw me SYMBOL
asked-repeat = say that again, ALONE pardon, repeat last, what repeat, me repeat, say repeat, repeat happen
asked-proof =
    was the deal fair, fair, pile fair, dealt fair, card fair, me fair, can fair, can me fair, what fair, bare fair, how fair, how me fair, fair card
    dealt, you fair, fair pile me how, fair TOPIC, fair wins, who fair, can shown dealt, shown dealt favour
asked-settings =
    what are my settings, settings, can settings, can me settings, can change settings, can me change settings, settings change, what settings, how settings, settings card, settings play, settings hand, settings say, how
    settings me, how settings hand, settings hand me, should settings, what settings play, settings how, many settings, TOPIC switched on, TOPIC
    turned on, TOPIC settings, many long me, many long all, TOPIC turned on table, many long turn, TOPIC turned on people, TOPIC turned on people
asked-clock =
    is there a time limit, time limit, time limit turn, time limit settings, time limit table, long me must answer, long have me answer
asked-secret =
    what is the next card in the draw pile, what card NAME have, what NAME have, secret, secret ..., coming ..., coming pile ..., what coming ...,
    NAME have SYMBOL, NAME have SHADE, others have SYMBOL, others have SHADE, NAME hand, NAME hand card, who have SYMBOL, who have SHADE, who have
    SHADE NUMBER, what card others have, what others have, all have SYMBOL, all have SHADE, others hand, NAME have SHADE NUMBER, what pile next, next
    card pile, top pile, what card pile next, NAME card what, show card NAME, show hand NAME, NAME have SYMBOL card, many SHADE NAME have, many SYMBOL
    NAME have, who have card SHADE, who have card SYMBOL, all hand, show all hand, will NAME have, what will me draw, will me draw, NAME card, NAME
    hand SYMBOL, NAME hand SHADE, will NAME draw, will NAME, play will NAME, what play will NAME, NAME bluff, odds bluff, what card NAME have remain,
    what NAME have remain, any SHADE NAME have remain, NAME hand SHADE remain, top card pile, what top card pile, what NAME draw card, what NAME get
    draw, what NAME draw when, what colour NAME have most, NAME have most colour, what NAME hand, what NAME hiding, NAME hiding hand, NAME about to
    play SYMBOL, NAME have SYMBOL still, will NAME SYMBOL, bluffing !can !if, what all have, what all hold, do you think bluff
asked-none =
    what time is it, dinner what, are you real, good morning, good luck, well played, bored, capital of, your ..., dinner ..., beyond, beyond ...
