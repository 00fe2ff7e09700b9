"""Help in words: how to begin, what can be done now, how things are typed, all commands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from sixdot.game.actions import CHALLENGE, DONE, DOS, DRAW, NOLAY, PASS, PICKUP
from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.editions import DEFAULT
from sixdot.game.families import family_of
from sixdot.game.house import house_edition
from sixdot.voice.family import facts, voice_of
from sixdot.voice.hands import fitting
from sixdot.voice.words import SYMBOLS, Value, Words

if TYPE_CHECKING:
    from sixdot.game.match import Match
    from sixdot.game.view import View

COMMANDS: Final = {
    "cards": ("hand", "fits", "sort"),
    "table": ("top", "colour", "row", "question", "spell", "pile", "pending"),
    "players": ("turn", "order", "direction", "counts", "score"),
    "story": ("state", "choices", "last", "since", "repeat"),
    "advice": ("hint", "why", "rules", "reference", "review", "proof", "undo", "whatif", "help"),
    "speaking": ("more", "less", "language", "marks", "set"),
    "game": ("save", "leave", "return", "quit"),
}


def opening_text(edition: Edition, words: Words) -> str:
    """How to play, in a line for a newcomer."""
    return words.of(edition).say("opening", **_examples(edition))


def help_text(view: View | None, words: Words, situation: str = "") -> str:
    """What can be done now, and where more can be learnt.

    `situation`: before, pause, away, between, over or other; by default as the view has it.
    """
    edition = DEFAULT if view is None else house_edition(view.edition, view.house)
    fits = [] if view is None else fitting(view)
    known = facts(edition) | _examples(edition, fits) | _chances(view, len(fits))
    return words.of(edition).say(f"help-{situation or _situation(view)}", **known)


def _situation(view: View | None) -> str:
    if view is None or view.phase == "over":
        return "over" if view is not None and view.winners else "between"
    return "other" if view.seat is None or view.turn != view.seat else view.phase


def _chances(view: View | None, fits: int) -> dict[str, Value]:
    """What help is chosen by: what this seat can do."""
    if view is None:
        return {}
    verbs = {action.verb for action in view.legal}
    return {
        "fits": fits,
        "can_draw": DRAW in verbs,
        "can_challenge": CHALLENGE in verbs,
        "must": not verbs & {PASS, PICKUP, NOLAY},
        "matched": DONE in verbs,
        "two_cards": DOS in verbs or any(action.uno for action in view.legal),
        "pending": voice_of(view).stacked(view),
    }


def _examples(edition: Edition, fits: Sequence[Card] = ()) -> dict[str, Value]:
    """Cards to show how they are typed, one that fits if there is any, and their marks."""

    def card(code: str) -> Card:
        return edition.deck.cards[edition.deck.kind(code)]

    mark = edition.marks.of
    example = next((fit for fit in fits if fit.colour is not None), card("r5"))
    shown: dict[str, Value] = {"example": example, "mark": mark(example)}
    family = voice_of(edition)
    for name, code in family.cards.items():
        shown |= {f"{name}_example": card(code), f"{name}_mark": mark(card(code))}
    return shown | {f"{name}_mark": mark(card(code)) for name, code in family.marks.items()}


def typing_text(edition: Edition, words: Words) -> list[str]:
    """How cards and actions are typed at this table, a line each."""
    return [_typing(topic, edition, words) for topic in voice_of(edition).topics(edition)]


def _typing(topic: str, edition: Edition, words: Words) -> str:
    """The examples in words stay words where cards are called by their marks."""
    spoken = words.but(by_marks=False)
    return spoken.say(f"typing-{topic}", call=family_of(edition).call.word.upper(), **_examples(edition))


def help_list(words: Words, edition: Edition | None = None) -> list[str]:
    """All commands in groups, a line each; those that ask for nothing in this edition are left out."""
    without = () if edition is None else voice_of(edition).without(edition)
    lines: list[str] = []
    for group, commands in COMMANDS.items():
        lines.append(words.say("help-group", group=words.say(f"help-group-{group}")))
        lines += [command_line(f"command-{command}", words) for command in commands if command not in without]
    return lines


def command_line(message: str, words: Words) -> str:
    """A command in the list: the message has its names, and what it is for."""
    name, *others = names_of(message, words)
    letter = next((other for other in others if len(other) == 1), None)
    return words.say("help-command", name=name, letter=letter, help=words.attribute(message, "help"))


def command_text(message: str, words: Words) -> str:
    """A command by itself."""
    name, *others = names_of(message, words)
    return words.say("help-about", name=name, help=words.attribute(message, "help"), others=", ".join(others) or None)


def names_of(message: str, words: Words) -> list[str]:
    """The words a command or a topic is understood by, the one that is taught first."""
    return [name.strip() for name in words.say(message).split(",")]


def taught_words(words: Words) -> list[str]:
    """What is typed for every command and action: the word that is taught for it, letters alone left out."""
    found = [names_of(message, words)[0] for kind in ("command-", "verb-") for message in words.names(kind)]
    return [name for name in found if len(name) > 1]


def help_for(asked: str, words: Words, edition: Edition = DEFAULT, game: Match | None = None) -> str:
    """About one command or action, by any of its names, or what is at stake with it; or all commands, all actions.

    `game`: the match that is played by this edition, if there is one yet.
    """
    wanted = asked.strip().lower()
    if wanted in names_of("help-topic-commands", words):
        return "\n".join(help_list(words, edition))
    if wanted in names_of("help-topic-actions", words):
        return "\n".join(typing_text(edition, words))
    for topic in STAKES:
        if wanted in names_of(f"stake-{topic}", words):
            return _at_stake(topic, asked, words, edition, game)
    for command in chain(*COMMANDS.values()):
        if wanted in (command, *names_of(f"command-{command}", words)):
            return command_text(f"command-{command}", words)
    for verb in chain(*_TELLS.values()):
        names = names_of(f"verb-{verb}", words) if words.has(f"verb-{verb}") else []
        if wanted in (verb, *names):
            tells = [topic for topic, verbs in _TELLS.items() if verb in verbs]
            here = [topic for topic in tells if topic in voice_of(edition).topics(edition)]
            return _at_stake((here or tells)[0], asked, words, edition, game)
    symbol = _symbol(wanted, words, edition)
    return _at_stake(symbol, asked, words, edition, game) if symbol else words.say("help-unknown", asked=asked)


def _at_stake(topic: str, asked: str, words: Words, edition: Edition, game: Match | None) -> str:
    """How it is done, then the rules that say what it may cost here; where there is no such thing, that."""
    from sixdot.voice.rules import rule_line, rules_here, why_text

    family = voice_of(edition)
    rules = family.stakes.get(topic, "").split()
    here = rules_here(rules, edition)
    told = [rule for rule in here if not rule.startswith("P")]
    if told and game is not None and game.players == 2:
        told = here
    if not told and topic not in (*family.topics(edition), *family.symbols):
        lines = [words.say("help-not-here", asked=asked), *[why_text(rule, edition, words) for rule in rules[:1]]]
    else:
        target = None if game is None else game.scoring.target
        lines = [*_way(topic, words, edition, game), *[rule_line(rule, edition, words, target) for rule in told]]
    return "\n".join(lines)


def _way(topic: str, words: Words, edition: Edition, game: Match | None) -> list[str]:
    """How it is typed, or what the card or the table says about it."""
    from sixdot.voice.rules import card_text, scoring_text

    family = voice_of(edition)
    if topic in family.topics(edition):
        return [_typing(topic, edition, words)]
    if topic in family.symbols:
        return [card_text(topic, edition, words)]
    if topic == "scoring" and game is not None:
        return [scoring_text(game.scoring.form, game.scoring.target, words)]
    return []


def _symbol(wanted: str, words: Words, edition: Edition) -> str:
    """The symbol that is called so, if a card of this edition has it."""
    for code, symbol in SYMBOLS.items():
        here = any(card.symbol == code for card in edition.deck.cards)
        if here and wanted in (code, symbol, *names_of(f"word-{symbol}", words)):
            return symbol
    return ""


# What help is given about by other names than those of commands and actions.
STAKES: Final = ("scoring", "stack", "answer", "match", "jump", "uno")
# The actions that each line tells how to type.
_TELLS: Final = {
    "cards": ("play",),
    "turn": ("draw", "pass", "done"),
    "turn-ends": ("draw",),
    "dos-turn": ("draw", "pass", "done", "lay", "nolay"),
    "challenge": ("challenge", "accept"),
    "stack": ("pickup",),
    "answer": ("answer", "unknown", "hint", "confirm"),
    "swap": ("swap",),
    "catch": ("catch",),
    "advice": ("accuse", "agree", "disagree"),
    "match": ("match",),
    "dos": ("dos",),
}
