"""How DOS is written for programs that learn."""
