"""The wire: the messages between a table and those who sit at it, how they are read, and two small clients."""
