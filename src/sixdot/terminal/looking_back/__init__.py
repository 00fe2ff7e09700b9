"""Games that were played here: listed, told again, reviewed."""
