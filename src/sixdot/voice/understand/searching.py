"""Looking a word up in the rules: what each of them says, and which speak of it."""

from collections.abc import Mapping
from functools import partial
from itertools import chain

from sixdot.game.edition import Edition
from sixdot.voice.family import voice_of
from sixdot.voice.rules import is_played, rule_line, why_text
from sixdot.voice.understand.vocabulary import folded
from sixdot.voice.words import Words

_ROOT, _ENDING = 4, 3  # letters that a word keeps, and may lose, if no text has it as it was typed


def rule_said(rule: str, edition: Edition, words: Words, target: int | None = None, named: bool = False) -> str:
    """What a rule says here; of a house rule that is not played, that."""
    if not is_played(rule, edition):
        return why_text(rule, edition, words)
    return rule_line(rule, edition, words, target, named)


def searchable(edition: Edition, words: Words, target: int | None = None) -> dict[str, str]:
    """The rules by their ids, as a word is looked up in them; house rules that are not played come last."""
    family = voice_of(edition)
    ids = chain(*[told.split() for lengths in family.chapters.values() for told in lengths])
    rules = [rule for rule in ids if rule not in family.missing(edition)]
    here_first = sorted(rules, key=partial(is_played, edition=edition), reverse=True)
    return {rule: f" {folded(rule_said(rule, edition, words, target))}" for rule in here_first}


def speaking_of(word: str, texts: Mapping[str, str]) -> list[str]:
    """Which of these texts speak of something: those with its word, else those with one that begins alike."""
    begun = word[: max(_ROOT, len(word) - _ENDING)]
    return [name for name, text in texts.items() if f" {word}" in text] or [
        name for name, text in texts.items() if f" {begun}" in text
    ]
