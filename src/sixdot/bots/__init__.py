"""Bots: (View, random source) -> action. A bot is never handed anything else."""
