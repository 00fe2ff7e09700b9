### Names and chat that cannot be taken as they are

# What nobody can be called, besides the commands and cards.
text-no-names = you, your, yourself, me, myself, we, us, they, everybody, everyone, nobody, no one, somebody, someone, all, partner, your partner, host, the host, bot, the bot, judge, the judge, dealer, the dealer, player, spectator, server, the server, sixdot, uno, dos
text-name-empty = A name is missing. Choose one of up to { $most } letters.
text-name-long = The name { $name } is too long. Choose one of up to { $most } letters.
text-name-signs = That name has signs in it that cannot be seen or said. Use letters, digits, spaces and hyphens.
text-name-letters = The name { $name } has no letters, so it cannot be said well. Put at least one letter in it.
text-name-alphabets = The name { $name } is written in two alphabets, so it could be taken for another. Write it in one.
text-name-word = { $name } means something else in the game: a card, a command or a player. Choose another name, or add a second one to it.
text-chat-empty = There is nothing to write. Type something after chat.
text-chat-long = That is too long: { $has } signs, and { $most } can be written at once. Write it in two parts.
