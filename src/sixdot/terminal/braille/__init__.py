"""A braille display at the terminal, driven through BRLTTY."""
