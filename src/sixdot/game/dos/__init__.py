"""DOS: its machine and its matches."""
