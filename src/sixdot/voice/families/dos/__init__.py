"""DOS in words."""
