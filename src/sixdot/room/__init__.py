"""A table online: its members and seats, its host, its games, what all are told. No clock, no socket, no file."""
