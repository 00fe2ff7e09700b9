### What is kept about people: a page of the server.

privacy-title = What this server keeps about you
privacy-heading = { $part ->
    [kept] What is kept
    [where] Where
    [who] Who can see it
    [long] How long
    [erasing] How it is erased
   *[not] What is not kept
}
privacy-kept = For each table: the names people gave themselves, who sat where and when they came and went in the course of the game, every move, what people wrote to each other, and the texts they added to a shuffle. Nobody gives an address, a password or a real name.
privacy-where = In one file on the computer this server runs on, and in the copies that whoever runs it makes. Your browser or terminal keeps your settings, a secret key for your seat and the last things you heard; leaving a table for good takes the last two away.
privacy-who = Those at the table hear what everybody hears. Your cards go to nobody else before the rules show them. Whoever runs the server could read the file, and what is in it. Nothing goes to anybody else.
privacy-long = { $kept } The record of a finished game may be kept longer by those who played it, and by whoever runs the server.
privacy-for-ever = Tables are kept until somebody deletes them.
privacy-erasing = Ask whoever runs this server{ $contact ->
    [none] { "" }
   *[other] { " " }({ $contact })
}: what you wrote, your name and your place at a table can be erased, or the whole table. The others hear that something was said and erased; the game itself stays, with another name for you, and so do the texts you added to a shuffle, since they prove how the cards were dealt. Copies hold what was erased until they are deleted themselves.
privacy-not = No address is stored with a table. One from which somebody was sent away is kept only in a scrambled form that would take years to read back. One that whoever runs the server has banned is kept until the ban is lifted. Logs name a network, never a whole address. There are no cookies, no counting of visitors, and nothing is loaded from elsewhere.
