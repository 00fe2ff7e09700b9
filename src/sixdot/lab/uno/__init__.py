"""How UNO is written for programs that learn."""
