"""Words of the coach: hints with their reason, and what is said about a round that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixdot.game.actions import ANSWER, PLAY, Action, parse
from sixdot.game.view import View
from sixdot.voice.plain import action_text, card_name, cards_text, count_text

_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_TIMES: Final = ("never", "once", "twice")
# What needs no facts.
_PLAIN: Final = {
    "call": "you hold two cards",
    "answer": "not to know costs as much as a wrong answer",
    "nothing_fits": "nothing fits",
    "nothing_drawn": "there was no card to draw",
    "drawn_no_fit": "the card you drew does not fit",
    "forbidden": "what fits may not be played now",
    "only": "there is nothing else to do",
    "only_card": "nothing else fits",
    "only_may": "nothing else may be played",
    "drawn_fits": "you are rid of the card you drew",
    "out": "you go out",
    "jump": "you are rid of a card out of turn",
    "saves_wild": "you keep your wild cards for later",
    "keeps_wild": "only a wild card fits, and you keep it for later",
    "keeps_drawn_wild": "you keep the wild card you drew for later",
    "cheap_challenge": "a wrong challenge costs only two cards more",
    "dear_challenge": "a wrong challenge costs two cards more",
    "all_draw": "the colours match, so everybody else draws a card",
    "may_lay": "the colour matches, so you may lay another card",
    "two_cards": "two cards leave your hand at once",
    "even": "nothing does better in trial games",
    "wait": "there is nothing to do now",
}

Facts = Mapping[str, int | str | None]


def hint_text(action: Action | None, code: str, facts: Facts, names: Sequence[str]) -> str:
    """'Hint: play red 5: you keep two reds, and Sam has drawn on red twice.'"""
    if action is None:
        what = "go on"
    else:
        what = "try an answer" if action.verb == ANSWER else action_text(action, names)
    return f"Hint: {what}: {reason_text(code, facts, names)}.{_bluff_text(facts)}"


def _bluff_text(facts: Facts) -> str:
    if "bluff" not in facts:
        return ""
    back = "take it back and " if facts["bluff"] == "back" else ""
    return f" It is a bluff: if you are challenged, you {back}draw 4 cards."


def reason_text(code: str, facts: Facts, names: Sequence[str]) -> str:
    if code in _PLAIN:
        return _PLAIN[code]
    number = {name: value for name, value in facts.items() if isinstance(value, int)}
    who = names[number["seat"]] if "seat" in number else ""
    colour = facts.get("colour")
    count = number.get("count", 0)
    if code == "missed":
        return f"{who} did not call"
    if code == "stack":
        return f"you need not pick up {count_text(count)}"
    if code == "threat":
        return f"{who} is next and has only {_cards(count)}"
    if code == "takes":
        return f"you get {who}'s hand, {_cards(count)}"
    if code == "may_take":
        return f"you can swap hands with {who}, who has {_cards(count)}"
    if code == "fewest":
        return f"{who} has only {_cards(count)}"
    if code == "points":
        return f"{number['points']} points leave your hand"
    if code == "trials":
        than = action_text(parse(str(facts["than"])), names)
        return f"in trial games it wins about {count_text(number['percent'], 'game')} in 100 more than to {than}"
    if code == "keeps":
        also = f", and {who} has drawn on {colour} {_times(number['times'])}" if who else ""
        return f"you keep {_number(count)} {colour}{'' if count == 1 else 's'}{also}"
    if code == "drawn_on":
        return f"{who} has drawn on {colour} {_times(number['times'])}"
    if code == "bluff":
        return f"{who} has {_cards(count)}, probably {f'a {colour} one' if colour else 'one that fitted'} among them"
    if code == "honest":
        return (
            f"{who} has {_cards(count)}, probably {f'no {colour} one' if colour else 'none that fitted'} among them"
        )
    raise LookupError(f"there are no words for the reason {code}")


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def _cards(count: int) -> str:
    return f"{_number(count)} {'card' if count == 1 else 'cards'}"


def _times(times: int) -> str:
    return _TIMES[times] if times < len(_TIMES) else f"{_number(times)} times"


# Looking back


def review_opening(decisions: int, mistakes: int) -> str:
    if mistakes == 0:
        return f"Looked at {count_text(decisions, 'decision')}. None of them cost you much."
    which = "This one" if mistakes == 1 else f"These {_number(mistakes)}"
    return f"Looked at {count_text(decisions, 'decision')}. {which} cost you most."


def mistake_text(
    number: int, line: int, view: View, done: Action, better: Action, cost: float, names: Sequence[str]
) -> str:
    """One decision: where it was and with which hand, what was done, what was better, and by how much."""
    where = f"Decision {number}" + (f", line {line}" if line else "")
    where += f" ({_table_text(view)}; you held {cards_text(view.hand)})"
    games = count_text(max(1, round(100 * cost)), "game")
    chose = f"{where}: you chose to {action_text(done, names)}"
    if better.uno and not done.uno and (better.verb, better.card, better.colour) == (PLAY, done.card, done.colour):
        return f"{chose}, without the call. Whoever is caught at that wins about {games} in 100 less."
    return f"{chose}. Better: {action_text(better, names)}. It wins about {games} in 100 more."


def _table_text(view: View) -> str:
    """'red 5 up', 'Wild up, red counts', 'blue 7 and red 4 in the row'"""
    if view.top is None:
        return f"{cards_text([place.card for place in view.centre])} in the row"
    colour = f", {view.colour} counts" if view.top.colour is None and view.colour else ""
    return f"{card_name(view.top)} up{colour}"


def missed_text(number: int, view: View, seat: int, names: Sequence[str]) -> str:
    """A catch that was not made: before a decision, or (0) at a pause."""
    if number:
        return f"Decision {number} ({_table_text(view)}): you could have caught {names[seat]} first."
    return f"At a pause ({_table_text(view)}) you could have caught {names[seat]}."


def progress_text(done: int, steps: int) -> str:
    return f"Looking back: {100 * done // max(1, steps)} percent."
