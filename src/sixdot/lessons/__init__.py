"""A first game that teaches: staged deals in which everything a rule book knows happens once."""
