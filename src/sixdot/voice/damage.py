"""What is said of a record that cannot be read."""

import re


def damage(problem: str) -> dict[str, str | int]:
    """What is said of a problem: it, and in which line it is, or 0. Not every language says more than the line."""
    found = re.match(r"line (\d+):", problem)
    return {"problem": problem, "line": int(found[1]) if found else 0}


def damage_of(error: Exception) -> str:
    """What is wrong with a record: a word that the locales know, or a sentence."""
    from sixdot.game.reading import NewerRules

    known = {UnicodeDecodeError: "no-text", NewerRules: "newer"}
    return known.get(type(error)) or str(error).removesuffix(".")
