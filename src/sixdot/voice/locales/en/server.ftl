### What the server says: to those at its tables, and to whoever runs it.

## To those at a table

server-not-saved = That could not be saved, so it has not happened. Try again in a moment.
server-id-reused = This id was used for something else before, so nothing was done. Send it again with a new id.
server-fault = Something went wrong with that at the table, so it has not happened. Nothing is lost; try something else, or come back in a moment.
server-restored = This table was brought back from an older copy: { $count ->
        [one] the last thing you heard here has
       *[other] the last { $count } things you heard here have
    } not happened.
server-going-down = The server is stopping. Nothing is lost: the game goes on when it is back.
server-updating = Sixdot is being updated. Nothing is lost: the game goes on in a moment.
server-replaced = You are at this table in another window or on another device now, so it has ended here. You can take your seat back here.
server-removed = The host has taken you from the table. Ask the host if you want to come back.
server-quit = You have left the table. Goodbye.
server-bad-token = Your place at this table is not known any more. Join it again with the code, or ask the host to let you back.
server-revoked = Your place was used from elsewhere with an old key, so it is locked to be safe. Ask the host to let you back, then join again by the same name.
server-no-table = There is no table with this code. Look at each group of letters, or ask for the link again.
server-deleted = Whoever runs this server has deleted this table. Open a new one.
server-unused = Nobody had used this table for { server-span }, so it was deleted. Open a new one.
server-closed = Whoever runs this server has closed this table. Ask them about it, or open a new one.
server-lesson-over = The lesson is over, and its tables are closed. Goodbye!
server-banned = Whoever runs this server lets nobody in from your address. Ask them about it.
server-span = { $unit ->
        [d] { $count } { CHOOSE($count, one: "day", other: "days") }
        [h] { $count } { CHOOSE($count, one: "hour", other: "hours") }
       *[m] { $count } { CHOOSE($count, one: "minute", other: "minutes") }
    }
server-keep = A table is deleted if nobody uses it for { $spans }.
    .brief = Deleted if unused for { $spans }.
server-keep-one = { server-span } { CHOOSE($stage, lobbies: "before a game", games: "during one", finished: "after one") }
server-no-new-tables = This server is about to stop, so no new tables are opened. Come back later.
server-announced = From whoever runs this server: { $text }
server-draining = This server stops in { server-span } at the latest. Nothing is lost: play on, or finish what you are doing; the table is still there when the server is back.
server-drain-off = This server does not stop after all.
server-set-aside = What was stored of this table is damaged, so it cannot be played on. Open a new one; whoever runs the server can see why.
server-no-room = This server has as many tables as it can hold. Come back later, or join one of them.
server-outdated = This page is older than the server. Load it again.
server-too-new = This page or program is newer than the server. Whoever runs the server can update it.
server-no-greeting = Nothing was heard from you, so the connection was closed. Connect again.
server-bad-message = That was not understood: { $problem }
server-too-fast = That was too fast. Wait a second and do it again.
server-flood = Too much came too fast, so the connection was closed. Connect again in a moment.
server-chat-too-fast = You are writing too fast for those who listen. Wait a few seconds and send it again.
server-changes-too-fast = That is a lot of changes for those who listen. Wait a few seconds and do it again.
server-too-much = Too many things that take long were asked for from your address. Wait a minute and do it again.
server-too-many-lessons = This server is giving as many lessons as it can. Try again in a few minutes.
server-lesson-left-alone = Nothing was heard from you for long, so the lesson was put away. Learn to play goes on right where you were.
server-too-many-came = Too many have joined this table from your address. Wait a minute, then join.
server-too-many-tables = Too many tables were opened from your address. Join one of them, or wait a few minutes.
server-too-many-guesses = Too many wrong codes came from your address. Wait a minute, then look at the code again.
server-guessed-by-many = Somebody is trying out codes on this server, so for the moment only those who have a seat come in. Wait a minute and try again.
server-too-many-passes = Too many wrong codes were tried to come back to this table. Wait a minute, then look at the code again.
server-too-slow = Your connection is too slow for what is told, so it was closed. Your seat is kept: connect again.
server-log-full = This table has been played at for so long that it is full. Open a new one.
server-speaks = From now on you are spoken to like this.
server-speaks-not = You can be spoken to in { $languages }, and in these lengths: { $lengths }.
server-time = { $seconds } seconds are left. Ask for more time as often as you like: say more time.
    .seconds_one = One second is left. Ask for more time as often as you like: say more time.
server-more-time = You have { $seconds } seconds from now on.
    .seconds_0 = There is no clock at this table: take all the time you want.
    .seconds_one = You have one second from now on.
server-level = { CHOOSE($level, easy: "easy", steady: "steady", sharp: "sharp") }

## To whoever runs the server

server-running = Sixdot is running. The page is at { $link }
server-invite = To invite somebody, give them this link: { $link }
server-invite-also = Or, on this computer or in another network: { $links }
server-code = The code of the table, to say aloud: { $groups }
server-terminal = From a terminal: sixdot play --join { $link }
server-kept = { $tables } tables from before are kept, and go on where they were.
    .tables_0 = No tables from before.
    .tables_one = One table from before is kept, and goes on where it was.
server-aside = { $tables } tables are damaged and were set aside.
    .tables_one = One table is damaged and was set aside.
server-stop-with = Stop it with Ctrl-C: the tables are told, and nothing is lost.
server-stopped = Stopped. All tables are saved.
server-stopped-unsaved = Stopped. What happened last may not be saved. { $problem }
server-copied = All tables are copied into { $path }. Keep it like the original: it holds what nobody may know yet.
server-teacher = Your page as the teacher, which is for you alone: { $link }
server-moved = Your teacher has given you a place at another table. Join once more: the same code and your name lead there.
server-not-listed = Your name is not in the class's list. Give it as your teacher has written it, or ask your teacher.
server-seat-taken = Somebody is here as { $name } already. If that is not you, tell your teacher.
server-class-only = Here only the teacher opens tables. Join with the code of your class.
server-two-sets = Two sets of questions are called { $name }: give one of the files another name.
server-port = Port { $port } of { $host } cannot be used: { $reason }. Choose another one with --port.
server-missing = The server needs { $name }, which is not installed. Install it with: { $install }
server-log-opened = Table { $table }: opened. Tables: { $tables }.
server-log-joined = Table { $table }: somebody has joined. Connected: { $people }.
server-log-cut = Table { $table }: a connection has ended. Connected: { $people }.
server-log-taken-up = Table { $table }: taken up where it was left.
server-log-mended = Table { $table }: begun by an older version of Sixdot; its game goes on by the new rules.
server-log-aside = Table { $table }: set aside. { $reason }
server-log-deleted = Table { $table }: deleted, because nobody had used it for long. Tables: { $tables }.
server-log-not-exported = Table { $table }: kept, because its records could not be written. { $reason }
server-log-tended = Command from whoever runs the server: { $command }.
server-no-desk = sixdot admin cannot reach this server while it runs: { $reason }.
server-log-stolen = Table { $table }: an old key was used, so all keys of that member are void.
server-log-nodes = Nodes that share the tables, this one among them: { $nodes }.
server-log-hints = Redis is there: what happens at other nodes is told here at once.
server-log-no-hints = Redis is gone. The game goes on: what happens at other nodes is told here within a second or two.
server-log-out-of-touch = The database is out of reach, and so are the other nodes. { $reason }
server-log-not-saved = Table { $table }: not saved. { $reason }
server-log-fault = Table { $table }: a fault in the program, { $kind } at { $where }. Please report it.
server-log-turned-away = Somebody at { $address } was turned away: { $reason ->
        [guesses] too many wrong codes.
       *[sockets] too many connections.
    }
server-log-left-out = Lines of this log that could not be printed in time and were left out: { $lines }.
server-log-program = { $part }: { $text }
