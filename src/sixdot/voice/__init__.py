"""Words: what a seat hears, in plain text."""
