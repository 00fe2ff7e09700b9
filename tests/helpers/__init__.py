"""What the tests share: games, tables, servers, clients, people."""
