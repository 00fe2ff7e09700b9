"""Actions as numbers: one fixed list for each family, the same for every edition, table and seat.

Other players are counted from the seat that acts: `catch +1` is aimed at its left neighbour. Number 0 is to do
nothing, which a seat may do when it is asked out of turn. Table talk has no number, for nobody here can talk.
"""

from collections.abc import Sequence
from typing import Final, final

from sixdot.game.actions import CATCH, MADE_ONCE, MOST_SEATS, SWAP, VERBS, Action, catches, swaps
from sixdot.game.native import i64

Aim = tuple[int, int]  # a verb, and how many seats to the left its target sits
NOTHING: Final = 0
_UNLISTED: Final = -1


@final
class ActionIndex:
    """Numbers of actions, and actions of numbers. None, to do nothing, comes first; an aimed action is an `Aim`."""

    def __init__(self, listed: Sequence[Action | Aim]) -> None:
        self.size = len(listed) + 1
        self._actions: list[Action | None] = [None]
        self._aims: list[Aim | None] = [None]
        self._of_place: list[i64] = [_UNLISTED] * (len(MADE_ONCE) + 1)  # the last is for those that are not in it
        self._of_object: dict[int, int] = {}  # the others by their identity,
        self._of_parts: dict[int, int] = {}  # by what they consist of, if they were made anew,
        self._of_aim: dict[int, int] = {}  # or by how far away their target sits
        for number, thing in enumerate(listed, 1):
            if isinstance(thing, Action):
                self._actions.append(thing)
                self._aims.append(None)
                if thing.place >= 0:
                    self._of_place[thing.place] = number
                self._of_object[id(thing)] = number
                self._of_parts[_parts(thing)] = number
            else:
                self._actions.append(None)
                self._aims.append(thing)
                self._of_aim[_aim(thing[0], thing[1])] = number

    def __deepcopy__(self, memo: dict[int, object]) -> "ActionIndex":
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        listed = [aim if action is None else action for action, aim in zip(self._actions, self._aims, strict=True)]
        return ActionIndex, (listed[1:],)

    def notation(self) -> list[str]:
        """What every number means, in the notation of records; `+2` for the second seat to the left."""
        return [_noted(action, aim) for action, aim in zip(self._actions, self._aims, strict=True)]

    def index(self, action: Action | None, seat: int, players: int) -> int:
        """The number of an action of this seat; None means doing nothing."""
        return NOTHING if action is None else self.numbers((action,), seat, players)[0]

    def numbers(self, actions: tuple[Action, ...], seat: i64, players: i64, first: i64 = 0) -> list[int]:
        """The numbers of these actions of a seat, counted from `first`."""
        numbers = self._of_place
        found: list[int] = []
        for action in actions:
            number = numbers[action.place]
            if number < 0:
                return [first + self._number(each, seat, players) for each in actions]
            found.append(first + number)
        return found

    def _number(self, action: Action, seat: i64, players: i64) -> int:
        number = self._of_object.get(id(action))
        if number is None:
            if action.verb == SWAP or action.verb == CATCH:
                number = self._of_aim.get(_aim(action.verb, (action.seat - seat) % players))
            else:
                number = self._of_parts.get(_parts(action))
            if number is None or (number and self._differs(number, action)):
                raise ValueError(f"the action {action} has no number")
        return number

    def _differs(self, number: int, action: Action) -> bool:
        return bool(action.text) and action != self._actions[number]

    def action(self, index: int, seat: int, players: int) -> Action | None:
        """The action that a number stands for, for this seat; None: doing nothing."""
        if not 0 <= index < self.size:
            raise ValueError(f"actions are numbered from 0 to {self.size - 1}, not {index}")
        aim = self._aims[index]
        if aim is None:
            return self._actions[index]
        target = (seat + aim[1]) % players if aim[1] < players else MOST_SEATS - 1  # there is nobody: it is refused
        return (swaps if aim[0] == SWAP else catches)[target]


def _parts(action: Action) -> int:
    """What an action consists of, as one number; an answer's text is left out."""
    found = action.verb * 64 + action.card + 1
    found = found * 8 + action.colour + 1
    found = found * 2 + action.uno
    found = found * 16 + action.seat + 1
    found = (found * 64 + action.centre + 1) * 16 + action.centre_as + 1
    found = found * 16 + action.first_as + 1
    return (found * 64 + action.second + 1) * 16 + action.second_as + 1


def _aim(verb: i64, distance: i64) -> int:
    return verb * 16 + distance


def _noted(action: Action | None, aim: Aim | None) -> str:
    if aim is not None:
        return f"{VERBS[aim[0]]} +{aim[1]}"
    return "nothing" if action is None else str(action)
