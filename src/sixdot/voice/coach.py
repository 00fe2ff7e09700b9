"""The coach in words: hints with their reasons, and a look back at a round that is over."""

from collections.abc import Mapping, Sequence

from sixdot.game.actions import ANSWER, PLAY, Action, parse
from sixdot.game.edition import Edition
from sixdot.game.view import View
from sixdot.voice.choices import action_text
from sixdot.voice.describe import describe
from sixdot.voice.family import facts as answers
from sixdot.voice.pieces import both, together
from sixdot.voice.words import Colour, Value, Who, Words

Facts = Mapping[str, int | str | None]


def hint_text(
    action: Action | None, code: str, facts: Facts, names: Sequence[str], words: Words, edition: Edition
) -> str:
    """'Hint: play red 5: you keep 2 red cards, and Sam has drawn on red twice.'"""
    if action is None:
        what = words.say("coach-wait")
    elif action.verb == ANSWER:
        what = words.say("coach-answer")
    else:
        what = action_text(action, names, words)
    reason, tries = _reason(code, facts, names, words, edition), action is not None and action.verb == ANSWER
    told = words.say("coach-hint", what=what, why=reason, tries=tries)
    bluff = words.say("coach-bluff", bluff=facts["bluff"], guilty=edition.guilty_draws) if "bluff" in facts else ""
    return together([told, bluff], words)


def _reason(code: str, facts: Facts, names: Sequence[str], words: Words, edition: Edition) -> str:
    """One reason, to follow what it is the reason for."""
    values: dict[str, Value] = {**answers(edition), "who": None, **facts}
    if "seat" in facts:
        values["who"] = Who(names[int(str(facts["seat"]))])
    if facts.get("colour"):
        values["colour"] = Colour(str(facts["colour"]))
    if "than" in facts:
        values["than"] = action_text(parse(str(facts["than"])), names, words)
    return words.say("why-" + code.replace("_", "-"), **values)


def mistake_text(
    number: int, line: int, view: View, done: Action, better: Action, cost: float, names: Sequence[str], words: Words
) -> str:
    """One decision: where and with which hand, what was done, what was better, and by how much."""
    alike = (better.verb, better.card, better.colour) == (PLAY, done.card, done.colour)
    only_call = alike and better.uno and not done.uno
    return words.say(
        "coach-no-call" if only_call else "coach-mistake",
        number=number,
        line=line,
        table=describe(view, names, words).reviewed(),
        hand=both([words.one(card) for card in view.hand], words),
        done=action_text(done, names, words, view),
        better=action_text(better, names, words, view),
        games=max(1, round(100 * cost)),
    )


def missed_text(number: int, view: View, seat: int, names: Sequence[str], words: Words) -> str:
    """A catch that was missed: before the decision of this number, or (0) at a pause."""
    table = describe(view, names, words).reviewed()
    return words.say("coach-missed", number=number, table=table, who=Who(names[seat]))
