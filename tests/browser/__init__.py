"""The page in a real browser, against the real server: what a player does and what a screen reader is told."""
