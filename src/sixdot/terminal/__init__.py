"""The game at a terminal: plain lines in, plain lines out."""
