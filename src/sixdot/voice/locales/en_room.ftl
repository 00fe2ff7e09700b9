### A table online: who comes and goes, what the host changes, what cannot be done.

# People

room-joined = { $who-is ->
    [you] { $sits ->
        [yes] You sit down at the table.
       *[no] You watch this table.
    }
   *[other] { $sits ->
        [yes] { $who } sits down at the table.
       *[no] { $who } watches.
    }
}
room-rejoined = { $who-is ->
    [you] You are back at your place.
   *[other] { $who } is back.
}
room-seated = { $who-is ->
    [you] { $sits ->
        [yes] You take a seat.
       *[no] You give up your seat and watch.
    }
   *[other] { $sits ->
        [yes] { $who } takes a seat.
       *[no] { $who } gives up the seat and watches.
    }
}
room-left = { $removed ->
    [yes] { $who-is ->
        [you] The host has sent you away from this table.
       *[other] { $mine ->
            [yes] You send { $who } away
           *[no] The host sends { $who } away
        }{ $bot ->
            [yes] ; a bot plays on.
           *[no] .
        }
    }
   *[no] { $who-is ->
        [you] You have left the table.
       *[other] { $who } has left the table{ $bot ->
            [yes] ; a bot plays on.
           *[no] .
        }
    }
}
room-expected = { $who-is ->
    [you] The host lets you come back.
   *[other] { $who } may come back to the old place, by joining with that name.
}
room-not-expected = { $who-is ->
    [you] You are back yourself: nobody else can take your place.
   *[other] { $who } is back, and nobody else can take that place.
}
room-host = { $who-is ->
    [you] You are the host now.
   *[other] { $who } is the host now.
}
room-muted = { $on ->
    [yes] You no longer hear what { $name } writes.
   *[no] You hear again what { $name } writes.
}
room-chat = { $who-is ->
    [you] You write: { $text }
   *[other] { $who } writes: { $text }
}

# Seats and options

room-level = { $level ->
    [easy] an easy bot
    [sharp] a sharp bot
   *[other] a steady bot
}
room-bot = { $level ->
    [none] The bot { $name } goes.
   *[other] { $name }, { room-level }, sits down.
}
room-edition = { $who-is ->
    [you] You change what is played: { new-edition-name }.
   *[other] { $who } changes what is played: { new-edition-name }.
}
room-options = { $who-is ->
    [you] You change the options.
   *[other] { $who } changes the options.
}
room-option = { $key ->
    [house] { $value ->
       *[none] No house rules.
    }
    [scoring] { $value ->
        [none] The usual scoring.
        [lowest] All count what is left in their hands; the lowest score wins.
        [elimination] All count what is left in their hands; at the score one is out of the game, and whoever stays wins.
       *[other] Whoever goes out scores what the others hold.
    }
    [target] { $value ->
        [none] The usual score ends the game.
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
    [judge] { $value ->
        [person] The host judges the answers.
       *[other] The program judges the answers.
    }
    [public] { $value ->
        [yes] The table is public.
       *[other] The table is by invitation.
    }
   *[clock] { $value ->
        [none] There is no clock.
       *[other] The clock gives { $value } seconds; more time can always be had.
    }
}
room-nothing-changed = It is so already.
room-ended-early = The game ends here, without a winner.
room-mended = Sixdot has been updated, and its rules with it. { $off ->
    [yes] The round that was under way cannot go on by the new rules: it is called off, and the scores stay. The host can deal again, or choose other options for a new game.
   *[no] This game goes on by the new rules.
}

# The game

room-began =
    .brief = { new-edition-name }: { $players }.
    .normal = { $who-is ->
        [you] You start the game
       *[other] { $who } starts the game
    }: { new-edition-name }, with { $players }.
    .full = { $who-is ->
        [you] You start the game
       *[other] { $who } starts the game
    }: { new-edition-name }, with { $players }.
    .braille = { new-edition-name }: { $players }
room-waiting =
    .brief = Waiting for { $players }.
    .normal = Waiting for { $players }.
    .full = Waiting until { $players } says to go on; you can also deal at once.
    .braille = wait { $players }
room-ready =
    .brief = Ready?
    .normal = Go on when you are ready.
    .full = Say go on when you are ready for the cards; before that you may add a text to the shuffle.
    .braille = ready?
room-judge =
    .brief = Right or wrong?
    .normal = Is the answer right or wrong?
    .full = You are the judge: is the answer right or wrong?
    .braille = right/wrong?
room-pause =
    .brief = { $low-count ->
        [0] { "" }
       *[other] { $low }: last { $game ->
            [dos] two.
           *[uno] card.
        }
    } { $own ->
        [yes] Call DOS, or go on?
       *[no] { $low-count ->
            [0] Go on?
           *[other] Catch, or go on?
        }
    }
    .normal = { $low-count ->
        [0] { "" }
        [1] { $low } is down to { $game ->
            [dos] two cards.
           *[uno] one card.
        }
       *[other] { $low } are down to { $game ->
            [dos] two cards.
           *[uno] one card.
        }
    } { $own ->
        [yes] Call DOS, or go on?
       *[no] { $low-count ->
            [0] Jump in, or go on?
           *[other] Catch, or go on?
        }
    }
    .full = { room-pause.normal }
    .braille = { $low } { $own ->
        [yes] dos/on?
       *[no] catch/on?
    }
room-back =
    .brief = Back. { $count } { $count ->
        [one] event
       *[other] events
    } missed.
    .normal = { $count ->
        [0] You are back.
        [one] You are back. While you were away:
       *[other] { $told ->
            [5] You are back. { $count } things happened while you were away, at the end these:
           *[other] You are back. While you were away:
        }
    }
    .full = { room-back.normal }
    .braille = back { $count }

# What cannot be done

room-no-not-a-member = You are not at this table any more. Join it again with its code.
room-no-unknown-command = { $typed } is no command at this table. Ask for help to hear what there is.
room-no-unknown-question = That is no question that can be asked. There are { $questions }.
room-no-bad-move = That cannot be read as a move: { $problem }.
room-no-stale = Something has happened in the meantime, so nothing was done. { $now }
room-no-not-playing = You watch this game and have no cards. You can take a seat when it is over.
room-no-not-host = { $host ->
    [none] Only the host can do that, and there is none now.
   *[other] Only the host can do that: ask { $host }.
}
room-no-under-way = Not while a game is under way. Wait until it is over.
room-no-round-under-way = Not during a round: the rules change between rounds.
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
room-no-name-taken = Somebody here is called { $like } already, which sounds like { $name }. Take another name, or ask the host to let you back to your old place.
room-no-table-full = The table is full: there is room for { $most }.
setup-clock = a clock has 10 to { $most } seconds, or 0 for none, not { $value }
setup-option = there is no option { $value }; there are { $options }
setup-public = public is yes or no, not { $value }
room-no-bad-edition = There is no such rule book. There are { $editions }.
