"""The log of all tables: what happened at each, in order, on the disk before anybody hears of it."""
