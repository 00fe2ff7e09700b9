"""What a table online has agreed to play, and how its host changes that."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from sixdot.agreement import Agreement
from sixdot.classroom.sets import QuestionSet
from sixdot.game.book import edition_from
from sixdot.game.edition import edition_data
from sixdot.game.editions import EDITIONS, bring, edition_named
from sixdot.game.house import house_edition
from sixdot.game.options import SetupError
from sixdot.game.questions import Question

LONGEST_CLOCK: Final = 3600
SWITCHED: Final = ("public", "watching", "chat", "paused")  # yes or no
AT_ANY_TIME: Final = frozenset(("watching", "pace", "chat", "paused"))  # also during a round
PACES: Final = ("brisk", "heard", "slow")


@dataclass(frozen=True)
class Rules(Agreement):
    """What is played, and what can change without a new game."""

    public: bool = False
    clock: int = 0  # seconds for a decision; 0: no clock
    watching: bool = True  # whether anybody else may come to watch
    pace: str = "brisk"  # how bots wait: one of PACES
    chat: bool = True  # whether anybody but the host may write
    paused: bool = False  # whether nobody can play until the host goes on
    quiz: str = ""  # the set of questions that the next game asks; empty: those that come with Sixdot

    def dealt_from(self, sets: Mapping[str, QuestionSet], language: str, seed: str) -> dict[str, Question]:
        """What is asked in a new game, from one of these sets if the table has chosen one; or a `SetupError`."""
        if not self.quiz or not house_edition(self.edition, self.house).asks_questions:
            return self.questions(language, seed)
        if self.quiz not in sets:
            raise no_set(self.quiz, sets)
        return sets[self.quiz].deal(seed)


OPTIONS: Final = tuple([field.name for field in fields(Rules)])
_BESIDES: Final = OPTIONS[len(fields(Agreement)) :]  # what can change without a new game


def no_set(wanted: str, sets: Mapping[str, QuestionSet]) -> SetupError:
    message = "there is no set of questions {value!r} here; there are {sets}"
    return SetupError(message, "quiz", value=wanted, sets=tuple(sets))


def _besides(rules: Rules) -> dict[str, Any]:
    return {name: getattr(rules, name) for name in _BESIDES}


def book_of(edition: str) -> dict[str, Any]:
    """For the log, which needs no other file: the whole rule book, unless it is one of ours."""
    return {} if edition in EDITIONS else {"book": edition_data(edition_named(edition))}


def learn_book(data: Mapping[str, Any]) -> None:
    """Make the rule book known that an entry carries."""
    if "book" in data:
        bring(edition_from(data["book"]))


def same_game(one: Rules, other: Rules) -> bool:
    """Whether a game can go on by the other rules."""
    return replace(one, **_besides(other)) == other


def changed_rules(rules: Rules, wanted: dict[str, str]) -> Rules:
    """The rules with these options changed; another edition starts from its own. A `SetupError` if that cannot be."""
    if "edition" in wanted and wanted["edition"] != rules.edition:
        rules = Rules(wanted["edition"], **_besides(rules))
    rules = replace(rules, **{key: _read(key, text) for key, text in wanted.items()})
    rules.options()
    edition = house_edition(rules.edition, rules.house)
    if rules.scoring is not None and rules.scoring not in edition.scorings:
        message = "the {edition} edition has no scoring {value!r}"
        raise SetupError(message, "scoring", edition=edition.name, value=rules.scoring, offered=edition.scorings)
    return rules


def _read(key: str, text: str) -> Any:
    """The value of an option, as it is typed."""
    if key not in OPTIONS:
        raise SetupError("there is no option {value!r}", "option", value=key, options=OPTIONS)
    if key == "house":
        return tuple([name for name in text.split(",") if name])
    if key in ("scoring", "target") and text in ("", "usual"):
        return None
    if key == "quiz" and text == "usual":
        return ""
    if key in SWITCHED and text not in ("yes", "no"):
        raise SetupError("{key} is yes or no, not {value!r}", "switch", key=key, value=text)
    if key in SWITCHED:
        return text == "yes"
    if key == "pace" and text not in PACES:
        raise SetupError("a pace is {paces}, not {value!r}", "pace", paces=PACES, value=text)
    if key not in ("clock", "target"):
        return text
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise SetupError("a number is wanted, not {value!r}", "number", value=text)
    if key == "clock" and int(text) and not 10 <= int(text) <= LONGEST_CLOCK:
        raise SetupError("a clock has 10 to 3600 seconds, or 0 for none", "clock", most=LONGEST_CLOCK, value=text)
    return int(text)
