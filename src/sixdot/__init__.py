"""Sixdot: card games that blind and sighted people play together."""

__version__ = "0.2.0"
