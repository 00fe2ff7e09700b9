"""TEMPORARY by the lead until the store helper writes the real one: replace this whole file."""

from __future__ import annotations

from sixdot.voice.trouble import Trouble as Problem
from sixdot.voice.understand.vocabulary import folded


def tidy_name(text: str) -> str | Problem:
    return " ".join(text.split())


def sounds_like(one: str, other: str) -> bool:
    return folded(one) == folded(other)


def clean_chat(text: str) -> str | Problem:
    return text


__all__ = ["Problem", "clean_chat", "sounds_like", "tidy_name"]
