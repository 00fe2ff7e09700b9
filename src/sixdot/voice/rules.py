"""What a table plays by, in words: its edition, how it scores, its house rules; and how the scores stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixdot.game.match import Match

_UNCHALLENGED: Final = "nobody challenges a Wild Draw Four"
# One sentence a house rule, or one for each of its values.
HOUSE_WORDS: Final = {
    "stacking=same": f"Draw cards stack, same kind only, and {_UNCHALLENGED}.",
    "stacking=any": f"Draw cards stack, whichever fits, and {_UNCHALLENGED}.",
    "jump-in": "Whoever holds exactly the card on top may play it out of turn.",
    "seven-zero": "A 7 swaps hands with a player of one's choice, a 0 hands every hand on to the next player.",
    "draw-until-fits": "Who draws goes on until a card comes that may be played.",
    "any-after-draw": "After a draw any card that fits may be played, not only the one drawn.",
    "no-bluff": "Nobody bluffs with a Wild Draw Four, so nobody challenges one.",
    "forced-play": "Who can play must play.",
    "no-reshuffle": "The discard pile is never shuffled again: when no card is left, nobody draws.",
    "new-colour": "A wild card names another colour than the one that counts.",
    "number-last": "The last card of a hand must be a number.",
    "hand": "So many cards are dealt to each player.",
    "penalty": "So many cards for a missed call.",
}
_SCORING_WORDS: Final = {
    "first-to": "Who goes out scores what the others hold; {target} points win the game.",
    "lowest": "Everybody is charged what is left in hand; once somebody reaches {target}, the lowest score wins.",
    "elimination": "Everybody is charged what is left in hand; {target} points are out, the last one left wins.",
    "credit": "Partners sit opposite. Who goes out scores what the other team holds; {target} points win the game.",
    "charge": "Partners sit opposite. A team is charged what both hold; once one reaches {target}, the lowest wins.",
    "rotating": "Three rounds, each with another partner. Both are charged what both hold; the lowest score wins.",
}
_TARGET_WORDS: Final = {
    "first-to": "; {target} wins",
    "lowest": "; at {target} the lowest wins",
    "elimination": "; {target} is out",
    "credit": "; {target} wins",
    "charge": "; at {target} the lowest wins",
    "rotating": "; the lowest wins",
}
_MORE_IS_BETTER: Final = ("first-to", "credit")


def rules_text(game: Match) -> str:
    """'Edition mattel: ... Who goes out scores ... House rules: ...'"""
    edition = game.edition
    house = " ".join([house_text(rule) for rule in edition.house])
    parts = [f"Edition {edition.id}: {edition.source}.", scoring_text(game.scoring.form, game.scoring.target)]
    if edition.game == "uno":
        parts.append(f"House rules: {house}" if house else "No house rules.")
    return " ".join(parts)


def scoring_text(form: str, target: int) -> str:
    return _SCORING_WORDS[form].format(target=target)


def house_text(rule: str) -> str:
    """The sentence of a house rule as it is written: `jump-in`, `penalty=4`; without its value: for any."""
    if rule in HOUSE_WORDS:
        return HOUSE_WORDS[rule]
    name, _, number = rule.partition("=")
    amount = "1 card" if number == "1" else f"{number} cards"
    return HOUSE_WORDS[name].replace("So many cards", amount)


# Scores


def scores_text(scores: Sequence[int], names: Sequence[str], seat: int | None, form: str, target: int) -> str:
    """'Ana 468, Cleo 72, Ben 69, you 0; 500 wins'. Without a form: as they sit."""
    owners = _owners(len(scores), names, seat)
    places = list(range(len(scores)))
    if form:
        places.sort(key=lambda place: -scores[place] if form in _MORE_IS_BETTER else scores[place])
    told = ", ".join([f"{owners[place]} {scores[place]}" for place in places])
    return told + (_TARGET_WORDS[form].format(target=target) if form else "")


def gains_text(changes: Sequence[int], names: Sequence[str], seat: int | None, form: str) -> str:
    """What a round added: 'Ana scores 86.'"""
    owners = _owners(len(changes), names, seat)
    gained = [place for place, change in enumerate(changes) if change]
    if not gained:
        return "Nobody scores."
    if form and form not in _MORE_IS_BETTER:
        return f"This round: {', '.join([f'{owners[place]} {changes[place]}' for place in gained])}."
    told = []
    for place in gained:
        one = len(changes) == len(names) and place != seat
        told.append(f"{owners[place][0].upper()}{owners[place][1:]} {'scores' if one else 'score'} {changes[place]}.")
    return " ".join(told)


def _owners(count: int, names: Sequence[str], seat: int | None) -> list[str]:
    """Whose each score is: a player's, or that of two who sit opposite."""
    known = ["you" if other == seat else name for other, name in enumerate(names)]
    if count == len(names):
        return known
    half = len(names) // 2
    pairs = [(place, place + half) if place + half != seat else (place + half, place) for place in range(half)]
    return [f"{known[one]} and {known[other]}" for one, other in pairs]
