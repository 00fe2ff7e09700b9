"""UNO in words."""
