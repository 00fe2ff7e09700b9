### A table far away, at the terminal: coming, the table around the cards, the line, leaving.

## Coming

join-ask-code = The code of the table? It stands at the end of the link, such as bek-dor-mip-tan-rus.
join-ask-code-or-open = The code of the table? It stands at the end of the link, such as bek-dor-mip-tan-rus. Enter alone opens a new table.
join-ask-name = What are you called at the table?
join-nothing = Nothing was joined.
join-bad-link = { $link } is no address of a table. It looks like http://host:8600/#bek-dor-mip-tan-rus, or host:8600, and the code is asked for.
join-bad-code = { $code } is no code of a table. A code is groups of letters with hyphens, such as bek-dor-mip-tan-rus.
join-bad-name = A name is wanted, of 1 to { $most } letters.
join-no-extra = Playing far away needs one more package: { $install }.
join-no-answer = Nobody answers at { $host }. Is the server running, and is the address right?
join-not-with = --join and { $option } do not go together: what is played is up to the table.
join-own-book = A rule book of your own cannot be brought to a table from here. On the computer of the server it can: sixdot serve --edition and the file of the book.
join-watch-what = --watch is for a table far away: say which one with --join and its link.
join-key-not-kept = Your seat could not be noted down here, so come back before you quit: { $problem }

## Where the table is

join-lobby = { $edition-title }. At the table: { $people }. { $host } starts the game.
    .yours = { $edition-title }. At the table: { $people }. Type start to begin{ $few ->
        [yes], once there are { $least ->
            [2] two
           *[other] { $least }
        }: bot add steady adds a bot.
       *[no].
    }
    .brief = { $edition-title }. { $people }. { $host } starts.
    .brief-yours = { $edition-title }. { $people }. start begins.
    .full = { $edition-title }. At the table: { $people }. { $yours ->
        [yes] You are the host: type start to begin, bot add steady for a bot, link for the link to invite others with.
       *[no] { $host } is the host and starts the game.
    } help tells what you can do.
    .braille = { $people } · { $host } starts
    .braille-yours = { $people } · start?
join-ready = Enter when you are ready for round { $round }.
    .brief = Enter: round { $round }.
    .full = Press Enter when you are ready for round { $round }. Before that you may add a text to the shuffle: text and any words.
    .braille = enter: round { $round }
join-ready-waiting = Round { $round } is dealt when { $people } { CHOOSE($people-count, one: "is", other: "are") } ready.
    .brief = Waiting for { $people }.
    .full = { join-ready-waiting }{ CHOOSE($yours, yes: " deal does not wait.", no: "") }
    .braille = waiting: { $people }
join-ready-soon = Round { $round } is about to be dealt.
    .brief = Round { $round } comes.
    .full = Everybody is ready: round { $round } is about to be dealt.
    .braille = round { $round } soon
join-over = The game is over. { $host } can start another; quit leaves. score tells the scores, review looks back.
    .yours = The game is over. rematch plays another, quit leaves. score tells the scores, review looks back.
    .brief = Over. { $host } can start another.
    .brief-yours = Over. rematch, or quit.
    .braille = over · { $host } rematch?
    .braille-yours = over · rematch / quit
join-watching = You only watch, so you have no cards. seat asks for a seat before the next round.
    .brief = You only watch.
    .full = You only watch: you have no cards and no turn. Between rounds, type seat to take a seat that is free.
    .braille = you watch · seat?
join-no-round = No round is being played now, so there are no cards to ask about. { $again }
    .brief = No round is on.
    .braille = no round · { $again }
join-saved = The game is kept by the server, move by move. Your seat is yours until you give it up: stand lets you watch, leave table goes for good.
join-done = Done.
    .full = That is done.
    .braille = done

## Who is there

join-member = { $name }
    .kind_bot = { $name }, a bot ({ $level })
    .kind_away = { $name }, away, a bot plays
    .kind_gone = { $name }, no line now
join-who = At the table: { $seated }. { $watching-count ->
    [0] { "" }
   *[other] Watching: { $watching }.
} { $yours ->
    [yes] You are the host.
   *[no] The host is { $host }.
} { $muted-count ->
    [0] { "" }
   *[other] You do not hear { $muted }.
}
    .brief = { $seated }. Watching: { $watching }.
    .brief-watching-count_0 = { $seated }.
    .braille = { $seated } · host { $host } · watch { $watching }
    .braille-watching-count_0 = { $seated } · host { $host }

## Options

join-options = This table plays { $edition-title }{ $more-count ->
    [0].
   *[other]: { $more }.
} { $yours ->
    [yes] To change one between rounds, type options, its name and its value, such as options target 300. The names: { $keys }.
   *[no] { $host } can change the options between rounds.
}
    .brief = { $edition-title }: { $more }.
    .brief-more-count_0 = { $edition-title }.
    .full = { join-options } rules tells what is played in full.
    .braille = { $edition }: { $more }
    .braille-more-count_0 = { $edition }
join-option-value = { $key } { $value }
join-option-no-value = { $key } needs a value after it, such as options target 300 or options public yes.
    .brief = { $key }?
    .full = { join-option-no-value } options alone lists them.
    .braille = { $key } + value
join-option-unknown = There is no option { $typed }. The options are { $keys }.
    .brief = No option { $typed }.
    .full = { join-option-unknown } options alone tells how they stand.
    .braille = ? { $typed }
join-option-edition = edition, game
join-option-house = house, house rules
join-option-scoring = scoring
join-option-target = target, points
join-option-partners = partners, teams
join-option-leavers = leavers
join-option-judge = judge
join-option-quiz = questions, quiz, set
join-option-public = public
join-option-watching = watching, watchers
join-option-pace = pace, speed
join-option-chat = chat
join-option-paused = paused, pause
join-option-clock = clock, seconds
join-yes = yes, on
join-no = no, off, none

## What is typed wrongly

join-which-player = { $typed ->
    [none] Type a name after it.
   *[other] Nobody here is called { $typed }.
} There { $people-count ->
    [0] is nobody it could be
    [one] is { $people }
   *[other] are { $people }
}.
    .brief = Who is { $typed }?
    .braille = who? { $people }
join-no-text = What do you want to say? Type chat and your words, or begin with a quotation mark.
    .brief = Say what?
    .braille = chat + text
join-no-entropy = Which text? Type text and any words: they are mixed into the shuffle.
    .brief = Which text?
    .full = Which text? Type text and any words. They are mixed into the shuffle of the next round, so that nobody can have known the cards.
    .braille = text + words
join-bot-what = Type bot add and a level, { $levels }, or bot remove and a name.
    .brief = bot add, or bot remove and a name.
    .full = { join-bot-what } steady is taken if you name no level.
    .braille = bot add / remove
join-bot-add = add, new, more, plus
join-bot-remove = remove, take away, minus

## The line

join-lost = The line is down. I keep trying; your seat is kept.
    .brief = The line is down. Trying again.
    .full = The line to the table is down. I keep trying to reach it, and your seat is kept for you. quit leaves.
    .braille = line down, trying
join-down = The server is going down. Nothing is lost; I keep trying for a while.
    .brief = The server stops. Waiting for it.
    .full = The server is going down. The game is saved and your seat is kept. I keep trying for a while; quit leaves.
    .braille = server down, trying
join-back = You are back.
    .brief = Back.
    .full = You are back at the table.
    .braille = back
join-not-sent = The line is down, so that was not sent. You can still ask about your cards.
    .brief = No line. Not sent.
    .full = The line is down, so that was not sent, and nothing has changed. You can still ask about your cards; type it again when the line is back.
    .braille = no line, not sent
join-unanswered = No answer has come yet. It is sent again by itself when the line is back.
    .brief = No answer yet.
    .braille = no answer yet
join-too-long = That is too long, so it was not sent. There is room for { $most } letters and signs.
    .brief = Too long. At most { $most } signs.
    .braille = too long, not sent
join-not-understood = The server does not understand what was sent, so nothing has changed ({ $reason }).
    .brief = The server does not understand that.
    .full = { join-not-understood } Is your Sixdot as new as the server's?
    .braille = not understood there
join-gave-up = The line stays down, so I stop trying.
    .brief = The line stays down.
    .full = The table could not be reached for a long while, so I stop trying.
    .braille = line stays down
join-replaced = You have come to the table from another place, so this one ends.
    .brief = You sit here from another place now.
    .full = You have come to the table from another window or device, and that one has your seat now. This one ends.
    .braille = joined elsewhere, end
join-hostile = What comes from there is not what a table says, so I stop ({ $problem }).
    .brief = That is no table.
    .full = { join-hostile } Is the address right, and is your Sixdot as new as the server's?
    .braille = no table there
join-other-version = The server and this terminal are too far apart in age to understand each other. { $older ->
        [here] This one is older: update it.
        [there] The server is older: whoever runs it can update it.
       *[other] Update the older one.
    }
    .brief = { $older ->
        [here] This Sixdot is older than the server.
        [there] The server is older than this Sixdot.
       *[other] The server is of another version.
    }
    .full = { join-other-version } To update this one, type: { $install }.
    .braille = { $older ->
        [here] older version here
        [there] older version there
       *[other] other version there
    }
join-turned-away = The table did not let you in ({ $reason }).
    .brief = The table lets nobody in.
    .braille = not let in

## Leaving

join-goodbye = { CHOOSE($watching, yes: "", no: "Your seat is kept.") } To come back, type: sixdot play --join { $link }
    .brief = { CHOOSE($watching, yes: "Back with", no: "Seat kept.") } sixdot play --join { $link }
    .full = Your seat is kept; a bot holds it while you are away. To come back to it, type: sixdot play --join { $link }
    .full-watching = You only watched, and nobody waits for you. To come back, type: sixdot play --join { $link }
    .braille = { CHOOSE($watching, yes: "back", no: "seat kept") }: --join { $link }
join-leave-sure = { $playing ->
    [yes] Leave the table for good? A bot plays your cards on, and you cannot take them back.
   *[no] Leave the table for good? Your seat is given up.
} Type yes to leave; with anything else you stay.
    .watching = Leave the table for good? Type yes to leave; with anything else you stay.
    .brief = Leave for good? yes, or stay.
    .full = { join-leave-sure } To go for now and come back later, stay and type quit.
    .braille = leave for good? yes
join-stays = You stay at the table.
    .brief = You stay.
    .full = You stay at the table, and nothing has changed.
    .braille = you stay
join-left = You have left the table. Goodbye.
    .brief = You have left. Goodbye.
    .full = You have left the table for good. Goodbye.
    .braille = left, goodbye

## Help

join-help-lobby = The game has not begun. { $yours ->
    [yes] start begins; bot add steady adds a bot, bot remove and a name takes one away; options tells and changes what is played; link tells how to invite.
   *[no] { $host } starts it; options tells what is played.
} seat and stand take and leave a seat, chat and words talks, who tells who is there, quit leaves. { help-more }
    .brief = start, bot add, options, chat, who, quit.
    .braille = start bot options chat who quit
join-help-ready = A round is about to be dealt. Enter says that you are ready{ CHOOSE($yours, yes: ", deal does not wait for the others", no: "") }; text and any words mixes them into the shuffle. score tells the scores, review looks back, options tells what is played, chat and words talks, quit leaves. { help-more }
    .brief = Enter when ready, chat, who, quit.
    .braille = enter / text / score / chat
join-help-playing = At the table: chat and words talks, who tells who is there, leave lets a bot play for you, more time asks for time where there is a clock, quit goes and keeps your seat, leave table gives it up.
    .brief = chat, who, leave, more time, quit.
    .full = { join-help-playing } A table command may begin with a stroke: /who.
    .braille = chat who leave quit
join-help-away = A bot plays for you. return takes your seat back. You can ask about the game meanwhile: Enter tells where the game stands. chat and words talks, who tells who is there, quit leaves. { help-more }
    .brief = A bot plays for you. return, chat, quit.
    .braille = bot plays you · return?
join-help-over = The game is over. { $yours ->
    [yes] rematch plays another, options changes what is played first.
   *[no] { $host } can start another.
} score tells the scores, review looks back on the last round, chat and words talks, quit leaves. { help-more }
    .brief = { CHOOSE($yours, yes: "rematch, options, chat, quit.", no: "chat, quit.") }
    .braille = rematch options score chat quit
join-help-watching = You watch. You can ask about the game: Enter tells where the game stands, counts how many cards each holds, last what happened. seat asks for a seat between rounds, chat and words talks, who tells who is there, quit leaves. { help-more }
    .brief = You watch. Ask, chat, seat, quit.
    .braille = watching: enter c last chat seat
join-help-group = Around the cards

## Words for the table

join-word-start = start, start the game, begin
    .help = begin the game; the host does
join-word-rematch = rematch, another game, play again
    .help = play another game with the same people; the host does
join-word-deal = deal, deal now
    .help = deal without waiting for everybody; the host does
join-word-pause = pause, pause the game, pause the table
    .help = nobody can play until you go on; the host does
join-word-resume = unpause, resume, resume the game, go on with the game
    .help = the game goes on after a pause; the host does
join-word-end = end the game, end this game
    .help = end the game at once, without a winner; the host does
join-word-chat = chat, write, message
    .help = talk to everybody at the table; a line that begins with a quotation mark does it too
join-word-who = who, who is here, members
    .help = who is at the table, who watches, who is the host
join-word-seat = seat, sit, sit down
    .help = take a seat, before a round
join-word-stand = stand, stand up
    .help = give up your seat and watch, before a round
join-word-bot = bot, bots
    .help = bot add and a level, or bot remove and a name; the host does
join-word-options = table options, options, option
    .help = what is played here; the host changes it before a round: options target 300
join-word-host = host
    .help = host and a name: make somebody else the host
join-word-remove = remove
    .help = remove and a name: send somebody away; the host does
join-word-readmit = readmit
    .help = readmit and a name: let somebody come back; the host does
join-word-mute = mute
    .help = mute and a name: hear no chat of theirs
join-word-unmute = unmute
    .help = unmute and a name: hear their chat again
join-word-entropy = text, entropy
    .help = text and any words: mix them into the shuffle, before a round
join-word-time = more time, time
    .help = more time for you, where there is a clock
join-word-link = link, invite, code
    .help = the link and the code of this table, to invite others
join-word-quit = leave table, leave the table, quit table, quit the table, leave for good
    .help = leave the table for good and give up your seat; you are asked once. quit alone keeps it
join-link = The link is { $link } and the code is { $code }. At a terminal: sixdot play --join { $link }
    .brief = { $link }
