"""The page in a real browser, with the real server: what a player does and a screen reader is told."""
