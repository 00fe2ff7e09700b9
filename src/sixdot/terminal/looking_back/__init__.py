"""Games that were played here: listed, found again."""
