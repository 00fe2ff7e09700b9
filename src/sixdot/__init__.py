"""Sixdot: card games that blind and sighted people play together."""

__version__ = "0.1.0"
