"""What the words of a question may mean, in sets that belong together, and the facts that are alike.

The words themselves are in the locales: each `alike-` list of asked.ftl is one of these senses.
"""

from typing import Final

from sixdot.voice.understand.enquiry import UNDO, Fact

# Senses

# Words that a question begins with.
OPENERS: Final = frozenset(("who", "what", "many", "how", "bare", "why", "when", "where", "long", "should"))
# Words that ask: a fact that has no use for them is not what is asked for.
ASKING: Final = frozenset(("who", "many", "when", "long", "how", "why", "if"))
TURNING: Final = frozenset(("otherwise", "will"))  # words that make it another question
EARLIER: Final = frozenset(("when-before", "when-turn", "ended"))
WHOM: Final = frozenset(("name", "me", "all", "others"))
AUXILIARY: Final = frozenset(("have", "can"))
# What somebody does: 'has' before it is no having.
DEEDS: Final = frozenset(
    ["play", "draw", "say", "call", "change", "happen", "forget", "win", "wins", "answer", "have", "skip", "lay"]
)
# What words mean that stand in most questions: no rule is about them.
USUAL: Final = OPENERS - {"should"} | WHOM - {"name"} | {
    "if", "play", "draw", "have", "card", "win", "wins", "points", "turn", "people",
}  # fmt: skip
# Words with which 'can I' asks for more than yes or no.
MORE_THAN_MAY: Final = frozenset(
    ["who", "what", "many", "how", "bare", "why", "when", "if", "must", "symbol", "next", "effect",
     "refused", "bluff", "name"]
)  # fmt: skip
RULED: Final = frozenset(("me", "refused", "turn", "fit", "play", "symbol", "shade"))  # what a why can be about
# What makes a question one for the rules, and which rules it is for by what else it names.
HYPOTHETIC: Final = frozenset(("if", "why", "source", "catch", "skip"))
RULED_BY: Final = {"catch": "forgetting", "points": "scoring", "draw": "drawing"}
HOW_TO_PLAY: Final = frozenset(("how", "bare", "me", "play"))
COUNTED: Final = frozenset(("card", "points"))  # what a number before it counts
# Words with which a bluff is asked about as a rule, and not whether somebody bluffs now.
OF_BLUFFING: Final = frozenset(("can", "if", "what", "how", "bare", "many", "must", "when", "why", "rule", "me"))
OF_THE_GAME: Final = frozenset(("round", "points", "when-round", "when-game", "ended", "target"))  # what is won there
# What tells whom or which card it is about weighs little where no fact needs it.
SLIGHT: Final = {"name": 0.1, "number": 0.1, "me": 0.0, "all": 0.0, "others": 0.0, "symbol": 0.3, "shade": 0.3}

# What tells the topic of a question, by the fact.
TOPICS: Final[dict[Fact, tuple[str, ...]]] = {
    "rule": ("topic-",),
    "count": ("few", "most"),
    "why": ("draw", "skip", "turn"),
    "card": ("worth", "points"),
    "hand": ("worth", "points"),
}
# Topics that are parts of another one.
_EXTREMES: Final = ("highest", "lowest")
PARTS: Final = {
    "challenge": ("accepting", "challenge-won", "challenge-lost", "bluff"),
    "drawing": ("accepting", "matching", "laying", "stacking"),
    "worth": _EXTREMES,
    "points": _EXTREMES,
}
# What one rule of a topic answers by yes or no, or by itself, if a question has words for this: the first of them.
ONLY: Final = "only"
SO: Final = (
    ("answering", {"part-retry"}, "no"),
    *[("answering", {sense}, "yes") for sense in ("lose", "draw", "skip", "worth", "pending")],
    ("answering", {"part-wrong"}, ONLY),
    ("answering", {"unanswered"}, "unknown"),
    ("unknown", {"unanswered"}, "unknown"),
    ("matching", {"part-three"}, "no"),
    ("matching", {"part-must-both"}, "no"),
    ("matching", {"must", "part-both"}, "no"),
    ("matching", {"can", "part-both"}, "yes"),
    ("matching", {"can", "part-pair"}, "yes"),
)
# Topics of the rules that stand for others while something has to be answered, by the phase.
MEANT_NOW: Final = {
    "respond": {"drawing": "accepting", "stacking": "accepting", "answering": "challenge-lost"},
    "stack": {"drawing": "stacking", "accepting": "stacking"},
}
# Deeds that are asked about by 'can I', by what means them in a question for a fact.
DEEDS_ASKED: Final[dict[Fact, dict[str, str]]] = {
    "choices": {"unanswered": "unknown", "passing": "pass", "draw": "draw", "change": "name", "say": "name"},
    "rule": {"topic-challenge": "challenge", "topic-calling": "call"},
    "called": {"call": "call", "uno": "call"},
    "howto": {"regret": UNDO},
}
# And by 'why can't I'.
NO_PLAY: Final = "no-play"
BARRED: Final = {
    "passing": "no-pass", "topic-challenge": "no-challenge", "topic-calling": "no-call", "draw": "no-draw",
    "play": NO_PLAY, "topic-drawing": NO_PLAY,
}  # fmt: skip
# And those that are asked about by 'must I'.
MUST: Final = {"draw": "must-draw", "passing": "must-pass", "answer": "must-answer", "play": "must-play"}

# Facts

# For which a number is that of a card.
OF_CARDS: Final = ("card", "played", "top", "fits", "why", "hint", "hand", "secret", "drew", "last", "rule")
OF_MANY: Final = ("rule", "settings", "card")  # that are told one at a time, unless all are asked for
OF_THE_PILE: Final = ("colour", "top")  # what there was before: before the last card, if none is named
# Of this moment: nobody keeps what they were earlier.
OF_NOW: Final = (
    "state", "turn", "order", "direction", "row", "count", "pile", "score", "leader", "target", "hand", "fits",
    "choices", "people", "dealer", "hint", "settings", "question", "pending",
)  # fmt: skip
# That are asked for in words of the other game: nobody is told to ask so.
ELSEWHERE: Final = {"uno": ("row",), "dos": ("card", "called", "direction", "colour", "top")}
COMMANDED: Final = ("sort", "language")  # settings that have a command of their own
# What is worth asking at a moment, where nothing is near to what was typed.
MOMENTS: Final[dict[str, tuple[Fact, Fact]]] = {
    "over": ("score", "winner"),
    "waiting": ("turn", "last"),
    "turn": ("choices", "fits"),
    "drawn": ("choices", "fits"),
    "lay": ("choices", "hand"),
    "colour": ("hand", "hint"),
    "swap": ("count", "hint"),
    "respond": ("pending", "hint"),
    "stack": ("pending", "choices"),
    "answer": ("question", "choices"),
    "judge": ("question", "last"),
}
