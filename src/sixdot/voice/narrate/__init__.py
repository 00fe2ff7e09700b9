"""One utterance for what one action made: what happened, then what is wanted or who is next."""

from __future__ import annotations

from sixdot.voice.narrate.utterance import TELLERS, Utterance, narrate

__all__ = ["TELLERS", "Utterance", "narrate"]
