"""What can be done: actions in words, as they are told and as they are typed, and questions with numbered answers."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final, cast

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.cards import COLOURS, DOS_DECK
from sixdot.game.view import View
from sixdot.voice import pieces
from sixdot.voice.family import voice_of
from sixdot.voice.hands import in_order
from sixdot.voice.help import names_of
from sixdot.voice.pieces import who
from sixdot.voice.understand.commands import other_meaning, other_than, told
from sixdot.voice.understand.meant import Ambiguous, Choose, card_of, groups, meanings
from sixdot.voice.understand.vocabulary import quoted
from sixdot.voice.words import Colour, One, Value, Words

_ONE_LINE: Final = ("colour", "target", "row", "meaning")


def action_text(action: Action, names: Sequence[str], words: Words, view: View | None = None) -> str:
    """An action as one is told to do it: 'play red 5 and call UNO', 'swap hands with Ana'."""
    return words.say(f"act-{a.VERBS[action.verb]}", **values_of(action, names, words, view))


def typed(action: Action, names: Sequence[str], words: Words, view: View | None = None) -> str:
    """An action in words that can be typed: 'red 5', 'catch Sam'."""
    return words.say(f"type-{a.VERBS[action.verb]}", **values_of(action, names, words, view))


def values_of(
    action: Action, names: Sequence[str], words: Words, view: View | None, named: bool = True
) -> dict[str, Value]:
    """What the words for an action are given, which depends on its verb. `named`: with what wilds stand for."""
    if action.verb == a.MATCH:
        cards = pieces.ways(action, words, named)
        centre = pieces.dos_card(int(action.centre), int(action.centre_as) if named else -1, words)
        return {"cards": cards, "ways": cards, "centre": centre, "double": action.second >= 0}
    if action.verb == a.PICKUP:
        return {"count": voice_of(view).stacked(view) if view is not None else 0}
    if action.verb in a.AIMED:
        return {"who": who(int(action.seat), view, names)}
    card = card_of(action)
    colour = Colour(COLOURS[action.colour]) if action.colour >= 0 else None
    return {"card": card, "cards": card and words.one(card), "colour": colour, "uno": action.uno}


# Everything that can be done


def choices(
    view: View, names: Sequence[str], words: Words, order: str = "colour", one_by_one: bool = False
) -> list[str]:
    """Everything that can be done now, one line each, in words that can be typed.

    Catches and calls come first, then cards as the hand is sorted or the row lies, then the rest. A wild is listed
    without a colour, and a card of the row once, with all that matches it; `one_by_one`: with each of them.
    """
    held = [card.kind for card in in_order(view.hand, order, view)]
    matched = {
        card.kind: words.say("type-match", ways=pieces.others(found, words), centre=card)
        for card, found in pieces.matches(view.legal, words)
    }

    def place(action: Action) -> tuple[int, bool, int]:
        if action.verb == a.MATCH:
            return 1, False, list(matched).index(int(action.centre))
        if action.verb in (a.PLAY, a.LAY):
            return 1, not action.uno, held.index(int(action.card))
        return 0 if action.verb in (a.CATCH, a.DOS) else 2, False, 0

    ordered = sorted(view.legal, key=place)
    offered: Sequence[str] = getattr(view, "choices", ())  # by the question that waits

    def line(action: Action) -> str:
        if action.verb == a.ANSWER and offered:
            return "\n".join([f"{letter}) {text}" for letter, text in zip(ascii_lowercase, offered, strict=False)])
        if action.verb == a.MATCH and one_by_one:  # whatever its wilds stand for
            return words.say("type-match", **values_of(action, names, words, view, named=False))
        return matched.get(int(action.centre)) or typed(action, names, words, view)

    return list(dict.fromkeys(map(line, ordered)))


# Questions with numbered answers


def asked_back(asked: Choose | Ambiguous, view: View, names: Sequence[str], words: Words) -> str:
    """What to say where something typed could mean several things."""
    if isinstance(asked, Choose):
        return "\n".join(ask(asked.kind, asked.options, view, names, words))
    answer = quoted(asked.answer.text)
    return words.say("session-answer-or-command", answer=answer, **other_meaning(asked, words))


def ways_to_reply(asked: Choose | Ambiguous, view: View, names: Sequence[str], words: Words) -> dict[str, str]:
    """What can be typed in reply to that, and what it means."""
    if isinstance(asked, Choose):
        left = enumerate(groups(*asked, view), 1)
        return {str(number): _answer(asked.kind, actions[0], view, names, words) for number, actions in left}
    typed = [names_of(message, words)[0] for message in ("verb-answer", "word-other")]
    return dict(zip(typed, (asked.answer.text, told(other_than(asked), words)), strict=True))


def ask(kind: str, options: Sequence[Action], view: View, names: Sequence[str], words: Words) -> list[str]:
    """A question and its answers, numbered as in `groups`; short answers follow it on one line.

    The kinds: play, card, target, row, cards, meaning, colour.
    """
    swaps = kind == "target" and any(action.verb == a.SWAP for action in options)
    colours = all(isinstance(each, Colour) for action in options for each in meanings(action))
    question = words.say("ask-swap" if swaps else f"ask-{kind}", colours=colours)
    found = ways_to_reply(Choose(kind, tuple(options)), view, names, words)
    answers = pieces.numbered([*found.values()], words)
    if kind not in _ONE_LINE:
        return [question, *answers]
    return [words.say("ask-answers", question=question, answers=words.joined(answers))]


def _answer(kind: str, action: Action, view: View, names: Sequence[str], words: Words) -> str:
    """What is asked for, as this action has it."""
    if kind == "play":
        return action_text(action, names, words, view)
    if kind == "cards":
        return pieces.ways(action, words)
    if kind == "meaning":
        told = list(dict.fromkeys([words.one(each) for each in meanings(action)]))
        return words.say("ask-means", meaning=pieces.both(told, words))
    if kind == "row":
        return words.one(DOS_DECK.cards[action.centre])
    values = values_of(action, names, words, view)
    return words.one(cast(One, values["who" if kind == "target" else kind]))
