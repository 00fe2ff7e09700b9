### `sixdot admin`: what whoever runs a server is told about it.

admin-table = Table { $table }, { $code }: { $stage ->
        [lobby] no game yet
        [over] game over
        [closed] closed
        [aside] damaged and set aside
       *[game] in a game
    }, { $entries } { CHOOSE($entries, one: "entry", other: "entries") }, connected: { $people }, unused for { server-span }.
admin-tables = Tables: { $tables }. No game yet: { $lobby }. In a game: { $game }. Over: { $over }. Set aside or closed: { $aside }.
admin-rules = Rule book { $edition }, { CHOOSE($public, yes: "public", no: "by invitation") }. Games begun: { $games }.
admin-member = { $member }: { $name }{ CHOOSE($host, yes: ", host", no: "") }, { $seat ->
        [0] no seat
       *[other] seat { $seat }
    }, { $state ->
        [here] connected from { $network }
        [left] has left
        [removed] was sent away
       *[off] not connected
    }.
admin-damaged = Table { $table } is damaged from entry { $number } on: { $problem ->
        [check] what is stored is not what was written.
       *[other] { $problem }.
    }
admin-checking = { $done } of { $tables } tables are checked.
admin-checked = Tables checked: { $tables }. Damaged: { $damaged }.
admin-can-cut = It can be brought back without the last { $lost } entries: add --cut. Those who heard them are told so when they come back.
    .lost_one = It can be brought back without the last entry: add --cut. Those who heard it are told so when they come back.
admin-back = Table { $table } is back, with { $entries } { CHOOSE($entries, one: "entry", other: "entries") }.
admin-closed = Table { $table } is closed: nobody is let in until it is brought back with repair.
admin-deleted = Table { $table } is deleted.
admin-banned = Nobody is let in from { $network } any more. People sent away: { $people }.
    .network_ = Nobody is let in any more from where that member is. People sent away: { $people }.
admin-unbanned = People are let in again from { $network }.
admin-ban = { $network }
admin-bans = Banned addresses and networks: { $bans }.
admin-found = Table { $table }: member { $member }, { $name }.
admin-people = People found: { $people }.
admin-erased = Erased at table { $table }, of member { $member }: { $said } { CHOOSE($said, one: "message", other: "messages") } and { $entries } { CHOOSE($entries, one: "entry", other: "entries") }. Copies of the file still hold them until they are deleted.
admin-announced = { $people } people were told.
    .people_0 = Nobody is connected, so nobody was told.
    .people_one = One person was told.
admin-draining = No new tables are opened. The server stops when everybody has gone, in { server-span } at the latest. People told: { $people }.
admin-drain-off = The server goes on as usual.
admin-sure = To do this, type { $command } and Enter.

## What cannot be done

admin-no-command = There is no command { $typed }: the server that runs is of another version. Restart it, or use its own sixdot admin.
admin-no-table = There is no table { $typed } here. sixdot admin list tells the numbers.
admin-not-aside = Table { $table } is neither set aside nor closed: there is nothing to bring back.
admin-nothing-left = Nothing of table { $table } can be read. Bring back a copy of the whole file, or delete the table.
admin-not-connected = Member { $member } is not connected to table { $table }: where they are is not known. sixdot admin show tells who is.
admin-not-banned = { $network } was not banned. sixdot admin bans tells which are.
admin-no-network = { $typed } is no address and no network, such as 192.0.2.7 or 2001:db8::/48.
admin-no-server = No server runs, so there is nobody to tell.
admin-no-member = There is no member { $member } at that table. sixdot admin show tells who there is.
admin-no-erasing = Table { $table } is set aside or closed. Bring it back with repair first, or delete it.
admin-not-erasable = At that table the name of a bot depends on that person's, so theirs cannot be taken out of the game by itself. Erase what they wrote with --words, or delete the table.
admin-not-done = That could not be stored, or somebody is just coming to that table. Try again.
admin-not-meant = Nothing was done. Add --yes if nobody can be asked.
admin-bad-minutes = --minutes is a number from 0 to 10000.
admin-unreachable = A server is using the store and cannot be reached. Run this as the same user, on the same computer.
admin-no-node = No node for this database listens at port { $port } of this computer.
admin-cut = The server ended before it had answered. Type sixdot admin list to see what was done.
