"""The page with a real screen reader: Orca, on a desktop without a screen, and everything it says."""
