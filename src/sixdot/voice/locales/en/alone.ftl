### The page without a server, and the command that writes it.

## While it loads, and what may stand in the way

alone-loading = Getting the game ready: { $percent } percent.
alone-starting = Starting the game.
alone-ready = The game is ready.
alone-fetched = The game is ready. From now on it works without a connection.
alone-not-kept = The game is ready, but this browser lets it keep nothing, perhaps because the window is private: a game is gone when you close the page.
alone-elsewhere = Sixdot is open in another tab or window of this browser. Go on there, or close it and try again here.
alone-failed = The game could not be started. Check your connection, then try again. A browser from before 2023 cannot run it.
alone-again = Try again

## Several people at one device

alone-together = More people on this device
alone-together-hint = You pass it from one to the other. In between all cards are hidden.
alone-together-name = Who else plays here?
alone-together-add = Add this player
alone-together-there = There is a { $name } at the table already. Take another name.
alone-hand-wanted = It is up to { $name }. Hand the device over when you are ready.
alone-hand-to = Hand it to { $name }
alone-hand-for = For { $name }
alone-hand-hidden = All cards are hidden. When { $name } has the device and nobody else looks or listens, go on.
alone-hand-me = I am { $name }

## A record from a file

alone-records = Records of games
alone-records-open = Open the record of a game, to prove it and hear it again
alone-records-back = Back
alone-review = Review my last round
alone-reviewing = Looking back on your last round.

## What the page says in another way there

alone-page-open-hint = With bots, by the rules and house rules you like.
alone-page-open-options = Rule book
alone-page-host-alone = Add bots, then start the game.
alone-page-sent-later = The game is not ready yet. This is done as soon as it is.

## sixdot site

site-written = The page without a server is in { $path }: { $count } files, { $megabytes } MB. Any file server can give it out, over https.
site-no-folder = { $path } is not a folder
site-others = the folder { $path } has other files in it: name an empty or a new one
site-no-engine = there is no Python for browsers in { $path }: { $missing } not found; make site fetches it, or name the folder that has it with --engine
site-server = --server: { $problem }
