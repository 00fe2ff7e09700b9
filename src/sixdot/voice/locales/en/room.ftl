### A table online: who comes and goes, what the host changes, what cannot be done.

# People

room-joined = { $who } watches.
    .you = { CHOOSE($sits, yes: "You sit down at the table.", no: "You watch this table.") }
    .sits = { $who } sits down at the table.
room-rejoined = { $who } is back.
    .you = You are back at your place.
room-seated = { $who } gives up the seat and watches.
    .you = { CHOOSE($sits, yes: "You take a seat.", no: "You give up your seat and watch.") }
    .sits = { $who } takes a seat.
room-ballot = { $who } votes { CHOOSE($right, yes: "right", no: "wrong") }.
    .you = You vote { CHOOSE($right, yes: "right", no: "wrong") }.
room-left = { $who } has left the table{ CHOOSE($bot, yes: "; a bot plays on.", no: ".") }
    .removed-and-you = The host has sent you away from this table.
    .removed-and-mine = You send { $who } away{ CHOOSE($bot, yes: "; a bot plays on.", no: ".") }
    .removed = The host sends { $who } away{ CHOOSE($bot, yes: "; a bot plays on.", no: ".") }
    .you = You have left the table.
room-expected = { $who } may come back to the old place, with a code that the host passes on.
    .you = The host lets you come back.
room-pass = Pass this code on to { $name } and to nobody else. It leads back to that place once: { $code }
room-not-expected = { $who } is back, and nobody else can take that place.
    .you = You are back yourself: nobody else can take your place.
room-host = { $who } is the host now.
    .you = You are the host now.
room-muted = You hear again what { $name } writes.
    .on = You no longer hear what { $name } writes.
room-erased-name = Erased { $member }
room-chat = { $who } writes: { $text }
    .erased-and-you = You wrote something that has been erased.
    .erased = { $who } wrote something that has been erased.
    .you = You write: { $text }

# Seats and options

room-level = { CHOOSE($level, easy: "an easy bot", sharp: "a sharp bot", other: "a steady bot") }
room-bot = { $name }, { room-level }, sits down.
    .level_none = The bot { $name } goes.
room-edition = { $who } changes what is played: { $edition-title }.
    .you = You change what is played: { $edition-title }.
room-options = { $who } changes the options.
    .you = You change the options.
room-option = { $key ->
    [house] { CHOOSE($value, none: "No house rules.") }
    [scoring] { $value ->
        [none] The usual scoring.
        [lowest] All count what is left in their hands; the lowest score wins.
        [elimination] All count what is left in their hands; whoever reaches the score is eliminated, and the last one left wins.
       *[other] Whoever goes out scores what the others hold.
    }
    [target] { $value ->
        [none] The usual score ends the game.
        [one] { $value } point ends the game.
       *[other] { $value } points end the game.
    }
    [partners] { $value ->
        [none] No partners.
        [rotating] Another partner each round.
       *[other] Partners sit opposite.
    }
    [leavers] { $value ->
        [fold] The seat of somebody who leaves is passed over.
       *[other] A bot plays for somebody who leaves.
    }
    [judge] { CHOOSE($value, person: "The host judges the answers.", vote: "The others vote on each answer.", other: "The program judges the answers.") }
    [public] { CHOOSE($value, yes: "The table is public.", other: "The table is by invitation.") }
    [watching] { CHOOSE($value, yes: "Others may watch this table.", other: "Nobody else may watch this table.") }
    [pace] { $value ->
        [heard] Bots wait until what was said can be heard.
        [slow] Bots leave plenty of time.
       *[other] Bots play on briskly.
    }
    [chat] { CHOOSE($value, yes: "The chat is open again: everybody may write.", other: "The chat is closed: only the host may write.") }
    [quiz] { $value ->
        [none] The next game asks the questions that come with Sixdot.
       *[other] The next game asks the questions of { $value }.
    }
    [paused] { CHOOSE($value, yes: "The game is paused until the host goes on.", other: "The game goes on.") }
   *[clock] { $value ->
        [none] There is no clock.
       *[other] The clock gives { $value } seconds; more time can always be had.
    }
}
room-ended = { $who } ends the game. It has no winner.
    .you = You end the game. It has no winner.
room-nothing-changed = It is so already.
room-ended-early = The game ends here, without a winner.
room-mended = Sixdot has been updated, and its rules with it. { $off ->
    [yes] The round that was under way cannot go on by the new rules: it is called off, and the scores stay. The host can deal again, or choose other options for a new game.
   *[no] This game goes on by the new rules.
}

# The game

room-began = { $who } starts the game: { $edition-title }, with { $players }.
    .you = You start the game: { $edition-title }, with { $players }.
    .brief = { $edition-title }: { $players }.
    .braille = { $edition-title }: { $players }
room-waiting = Waiting for { $players }.
    .full = Waiting until { $players } says to go on; you can also deal at once.
    .braille = wait { $players }
room-ready = Go on when you are ready.
    .brief = Ready?
    .full = Say go on when you are ready for the cards; before that you may add a text to the shuffle.
    .braille = ready?
room-pause = { $low-count ->
    [0] { "" }
    [1] { $low } is down to { pause-left }.
   *[other] { $low } are down to { pause-left }.
} { $own ->
    [yes] Call { call-word }, or go on?
   *[no] { $low-count ->
        [0] Jump in, or go on?
       *[other] Catch, or go on?
    }
}
    .brief = { $low }: last { pause-last } Catch, or go on?
    .brief-low-count_0-and-own = Call { call-word }, or go on?
    .brief-low-count_0 = Go on?
    .brief-own = { $low }: last { pause-last } Call { call-word }, or go on?
    .full = Catch { $low }, or go on?
    .full-own = Call { call-word }, or go on?
    .full-low-count_0 = Jump in, or go on?
    .braille = { $low } catch/on?
    .braille-own = { $low } { call-word.braille }/on?
room-back = You are back. While you were away:
    .count_0 = You are back.
    .count_one = You are back. While you were away:
    .told_5 = You are back. { $count } things happened while you were away, at the end these:
    .brief = Back. { $count } { CHOOSE($count, one: "event", other: "events") } missed.
    .braille = back { $count }

# What cannot be done

room-no-not-a-member = You are not at this table any more. Join it again with its code.
room-no-unknown-command = { $typed } is no command at this table. Ask for help to hear what there is.
room-no-unknown-question = That is no question that can be asked. There are { $questions }.
room-no-bad-move = That cannot be read as a move: { $problem }.
room-no-stale = Something has happened in the meantime, so nothing was done. { $now }
room-no-not-playing = You watch this game and have no cards. You can take a seat when it is over.
room-no-not-host = Only the host can do that: ask { $host }.
    .host_none = Only the host can do that, and there is none now.
room-no-under-way = Not while a game is under way. Wait until it is over.
room-no-round-under-way = Not during a round: the rules change between rounds.
room-no-paused = The game is paused, so nobody can play. It goes on when the host says so.
    .mine = You have paused the game, so nobody can play. Say options paused no, and it goes on.
room-no-chat-closed = The chat is closed: only { $host } may write.
room-no-nobody-sits = Nobody sits at the table who is here. Take a seat first.
room-no-wrong-number = { $count ->
    [one] One seat is taken
   *[other] { $count } seats are taken
}, and this game is for { $least } to { $most }. Add or remove a bot, or wait for others.
room-no-no-text-now = A text can be added to the shuffle only between rounds, before the cards are dealt.
room-no-text-twice = You have added a text to this shuffle already.
room-no-bad-text = The text for a shuffle has 1 to 200 letters and signs on one line.
room-no-seated = You have a seat already.
room-no-no-seat = There is no free seat: { $most } can play. You can watch.
room-no-bad-bot = Say bot add with one of { $levels }, or bot remove with the number of a bot's seat.
room-no-bad-option = That cannot be: { $problem }.
room-no-no-such-member = There is nobody like that at the table to do this with.
room-no-no-game = There is no game yet. The host starts it.
room-no-not-dealt = The cards are not dealt yet. Say go on when you are ready.
room-no-dealt = The cards are dealt already.
room-no-still-plays = { $name } has cards and may still come back. When a bot holds the seat, you can let { $name } in by name.
room-no-game-over = The game is over. The host can start another one.
room-no-no-cards = There are no cards on the table now.
room-no-bad-number = Say last with a number, such as last 5.
room-no-no-record = The record can be had when the game is over.
room-no-not-here = That belongs to the settings of your own page or terminal.
room-no-sent-away = The host has sent somebody of that name away. Only the host can let them come back.
room-no-bad-pass = That code leads back to nobody's place: it was used, or is not written as the host gave it. Ask the host for a new one.
room-no-name-taken = Somebody here is called { $like } already, which sounds like { $name }. Take another name, or ask the host to let you back to your old place.
room-no-table-full = The table is full: there is room for { $most }.
room-no-unwatched = The host lets nobody watch this table. Join it when there is a free seat and no game is under way.
room-no-watched = { $most } people watch already, and no more can. Come back when a seat is free or somebody has gone.
setup-quiz = there is no set of questions { $value } here; there are { $sets }
setup-pace = a pace is { $paces }, not { $value }
setup-clock = a clock has 10 to { $most } seconds, or 0 for none, not { $value }
setup-option = there is no option { $value }; there are { $options }
setup-switch = { $key } is yes or no, not { $value }
room-no-bad-edition = There is no such rule book. There are { $editions }.
