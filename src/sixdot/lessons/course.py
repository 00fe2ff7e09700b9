"""The lessons of an edition: read from the files beside this one, and played through before anybody meets them.

A file lists lessons: where the cards lie, as in a scenario, and steps. A step is what another player does, or
something to `say`, the `rule` it is about and, unless one only listens, what the learner is to `do`: an action, or a
list of those that will do. In the file of an edition a lesson that several of them share is only named: `uno/wild`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sixdot.conformance.reading import FileError, LaidOut, converted, listed_in
from sixdot.conformance.runner import RULES
from sixdot.game.actions import Action, NotationError, parse
from sixdot.game.edition import Edition
from sixdot.game.events import Event
from sixdot.game.match import Match
from sixdot.game.options import SetupError
from sixdot.game.refusal import Refusal
from sixdot.voice.trouble import Trouble

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0  # the seat


@dataclass(frozen=True)
class Move:
    """What another player does, told in one breath."""

    seat: int
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Task:
    say: str  # the end of a message's name
    rule: str  # why it is so
    wanted: tuple[Action, ...]  # any of these; none: there is nothing to do but listen
    before: tuple[Move, ...]  # what the others do first


@dataclass(frozen=True)
class Lesson:
    name: str
    laid_out: LaidOut
    tasks: tuple[Task, ...]

    def stage(self, edition: Edition) -> Match:
        """The table as it is when the lesson begins."""
        match = Match(edition, len(self.laid_out.hands or ()), people=[LEARNER])
        match.play_on(self.laid_out.position(edition, self.name).set_up(listening=True))
        return match


@dataclass(frozen=True)
class Course:
    edition: Edition
    lessons: tuple[Lesson, ...]

    @property
    def names(self) -> list[str]:
        return [lesson.name for lesson in self.lessons]


def taught() -> list[str]:
    """The editions that have lessons."""
    return sorted([path.stem for path in (FOLDER / "editions").glob("*.yaml")])


def course_of(edition: Edition) -> Course:
    """The lessons of an edition; a `Trouble` if it has none, a `FileError` if one of them cannot be played."""
    if edition.id not in taught():
        raise Trouble("learn-none", name=edition.name, editions=taught())
    lessons = tuple(_lessons_in(FOLDER / "editions" / f"{edition.id}.yaml"))
    for lesson in lessons:
        _check(lesson, edition)
    return Course(edition, lessons)


def perform(match: Match, seat: int, actions: Sequence[Action]) -> list[Event]:
    """What happens; a ValueError if it is not possible."""
    told: list[Event] = []
    for action in actions:
        done = match.apply(seat, action)
        if isinstance(done, Refusal):
            raise ValueError(f"{seat}: {done}")
        told += done
    return told


# Reading


def _lessons_in(path: Path) -> Iterator[Lesson]:
    shared: dict[str, dict[str, Lesson]] = {}
    for place, item in enumerate(listed_in(path), 1):
        if isinstance(item, str):
            family, _, name = item.partition("/")
            if family not in shared:
                there = _lessons_in(FOLDER / "families" / f"{family}.yaml")
                shared[family] = {lesson.name: lesson for lesson in there}
            if name not in shared[family]:
                raise FileError(f"{path}: there is no lesson {item!r}")
            yield shared[family][name]
        else:
            yield _lesson(f"{path}: lesson {place}", item)


def _lesson(where: str, item: Any) -> Lesson:
    keys = converted(where, dict[str, Any], item)
    name = converted(where, str, keys.pop("name", None))
    where = f"{where} ({name})"
    steps = converted(where, list[dict[str, Any]], keys.pop("steps", None))
    return Lesson(name, converted(where, LaidOut, keys), tuple(_tasks(where, steps)))


def _tasks(where: str, steps: Sequence[dict[str, Any]]) -> Iterator[Task]:
    before: list[Move] = []
    for place, step in enumerate(steps, 1):
        told = f"{where}: step {place}"
        if "say" in step:
            if not {"say", "rule"} <= step.keys() <= {"say", "rule", "do"} or step["rule"] not in RULES:
                raise FileError(
                    f"{told}: what is said has its rule beside it, perhaps something to do, and nothing else"
                )
            yield Task(
                converted(told, str, step["say"]), step["rule"], _actions(told, step.get("do", [])), tuple(before)
            )
            before = []
        else:
            before += [Move(int(seat), _actions(told, actions)) for seat, actions in step.items()]
    if before or not steps or steps[-1].get("do"):
        raise FileError(f"{where}: the last thing in a lesson is said, and nothing is to be done then")


def _actions(where: str, written: Any) -> tuple[Action, ...]:
    texts = converted(where, list[str], written if isinstance(written, list) else [written])
    try:
        return tuple([parse(text) for text in texts])
    except NotationError as error:
        raise FileError(f"{where}: {error}") from None


# Checking


def _check(lesson: Lesson, edition: Edition) -> None:
    """Play a lesson in every way that it leaves open, one choice at a time."""
    for chosen, task in enumerate(lesson.tasks):
        for action in task.wanted[1:] if chosen else task.wanted:
            _play(lesson, edition, {chosen: action})
    _play(lesson, edition, {})


def _play(lesson: Lesson, edition: Edition, chosen: dict[int, Action]) -> None:
    try:
        match = lesson.stage(edition)
        for place, task in enumerate(lesson.tasks):
            for move in task.before:
                perform(match, move.seat, move.actions)
            perform(match, LEARNER, [chosen.get(place, action) for action in task.wanted[:1]])
    except (SetupError, ValueError) as error:
        raise FileError(f"{edition.id}, {lesson.name}: {error}") from None
