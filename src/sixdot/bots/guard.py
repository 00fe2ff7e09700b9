"""What keeps a game going when a bot fails: a legal fallback, and a fence around bots that raise, loop or die."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from sixdot.bots import Bot, bot_named
from sixdot.bots.faults import BotFault, in_words, no_action, printable
from sixdot.bots.views import moves_of
from sixdot.game.actions import COLOUR, DOS, LAY, PLAY, SWAP, VERBS, Action, NotationError, parse, shortened
from sixdot.game.cards import COLOURS, DOS_DECK, UNO_DECK, WILD
from sixdot.game.shuffle import Source
from sixdot.game.view import View

if TYPE_CHECKING:
    from sixdot.bots.child import Child

SECONDS: Final = 2.0  # for one decision of a foreign bot
START_SECONDS: Final = 20.0  # for its module to be loaded, once
MOST_FAULTS: Final = 100  # this many are kept in words; all are counted

# The moves, the best first; whatever else there is comes last.
_ORDER: Final = ("play", "match", "colour", "accept", "lay", "swap", "done", "answer", "pickup", "draw", "pass")


def fallback(view: View, source: Source) -> Action | None:
    """A sensible action without thought: play what fits, make the call; None if it is not this seat's turn."""
    for action in view.legal:
        if action.verb == DOS:
            return action
    if view.turn != view.seat:
        return None
    return max(moves_of(view), key=lambda action: _worth(view, action), default=None)


def _worth(view: View, action: Action) -> tuple[int, int, int]:
    """Which move to prefer: by its verb, then with the call, then by points shed, cards kept or colours held."""
    verb = action.verb
    name = VERBS[verb]
    rank = -_ORDER.index(name) if name in _ORDER else -len(_ORDER)
    if verb == PLAY:
        named = _held(view, action.colour) if action.card >= WILD else 100 + UNO_DECK.cards[action.card].points
        return rank, int(action.uno), named
    if verb == COLOUR:
        return rank, 0, _held(view, action.colour)
    if verb == SWAP:
        return rank, 0, -view.counts[action.seat]
    if verb == LAY:
        return rank, 0, DOS_DECK.cards[action.card].points
    return rank, int(action.second >= 0), 0


def _held(view: View, colour: int) -> int:
    return len([card for card in view.hand if card.colour == COLOURS[colour]])


def fault_of(view: View, answer: object) -> str:
    """What is wrong with a bot's answer; empty if nothing is."""
    if answer is None:
        must = view.turn == view.seat and bool(moves_of(view))
        return "it had nothing to say in its turn" if must else ""
    if not isinstance(answer, Action):
        return no_action(answer)
    if answer not in view.legal:
        return f"it wanted to {shortened(str(answer))}, which is not legal"
    return ""


def safely(bot: Bot, complain: Callable[[str], None] | None = None) -> Bot:
    """The bot, with the fallback where it raises or answers something illegal. It shares our process and our time."""

    def choose(view: View, source: Source) -> Action | None:
        try:
            answer = bot(view, source)
            fault = fault_of(view, answer)
        except BotFault as known:
            fault = printable(str(known))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # even a bot that wants to leave the program must not take the others with it
            fault = f"it raised {in_words(error)}"
        if not fault:
            return answer
        if complain is not None:
            complain(fault)
        return fallback(view, source)

    return choose


def opponent(name: str) -> Bot:
    """One of our own bots by its name, or a foreign one, module:function, behind a `Guard` that is to be closed."""
    return Guard(name) if ":" in name else bot_named(name)


class Guard:
    """A foreign bot, named module:function, in a process of its own that is ended when it is late or goes wrong.

    It is called like any bot and answers within `seconds`, if need be with the fallback. Close it after the game.
    """

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        """Start the bot; a `ValueError` says in a sentence why it cannot be."""
        module, colon, function = name.partition(":")
        if not colon or not module or not function:
            raise ValueError(f"a bot of your own is named module:function, not {shortened(name)}")
        if not seconds > 0:
            raise ValueError(f"a bot has some seconds to decide, not {seconds!r}")
        self.name = name
        self.seconds = seconds
        self.faults: list[str] = []  # the first of them,
        self.fault_count = 0  # and how many there were
        self._closed = False
        self._child: Child | None = self._start()
        try:
            problem = self._child.wait_until_ready(START_SECONDS)
            if problem:
                raise ValueError(f"the bot {printable(name)} cannot play: {printable(problem)}")
        except BaseException:
            self.close()
            raise

    def _start(self) -> Child:
        from sixdot.bots.child import Child

        return Child(self.name, START_SECONDS)

    def __call__(self, view: View, source: Source) -> Action | None:
        try:
            return self.ask(view, source)
        except BotFault as fault:
            self.fault_count += 1
            if len(self.faults) < MOST_FAULTS:
                self.faults.append(f"{printable(self.name)}: {fault}")
            return fallback(view, source)

    def ask(self, view: View, source: Source) -> Action | None:
        """What the bot answers, without a fallback: a `BotFault` says what went wrong."""
        if self._closed:
            raise ValueError(f"the bot {self.name} has been sent home")
        seed = " ".join(str(source.below(1 << 16)) for _ in range(4))
        answer = self._understood(self._said(view, seed))
        fault = fault_of(view, answer)
        if fault:
            raise BotFault(fault)
        return answer

    def _said(self, view: View, seed: str) -> str:
        until = monotonic() + self.seconds
        if self._child is None:
            self._child = self._start()
        if not self._child.is_ready(until):
            if self._child.is_stuck(START_SECONDS):
                self._restart()
            raise BotFault(f"it was not back after {self.seconds:g} seconds")
        try:
            return self._child.ask(view, seed, until)
        except BaseException:  # its answer would be taken for the answer to the next question
            self._child.end()
            self._child = None
            raise

    def _understood(self, said: str) -> Action | None:
        """A line of the bot's process as an answer; a process that is late or gone is restarted."""
        word, _, rest = said.partition(" ")
        if word == "nothing":
            return None
        if word == "action":
            try:
                return parse(rest)
            except NotationError:
                raise BotFault(f"it answered {shortened(rest)}, which is no action") from None
        if word == "fault":
            raise BotFault(printable(rest))
        self._restart()
        raise BotFault(f"it took more than {self.seconds:g} seconds" if word == "late" else "its process ended")

    def _restart(self) -> None:
        """End the process; the next one starts up while the others play."""
        if self._child is not None:
            self._child.end()
        self._child = self._start()

    def close(self) -> None:
        self._closed = True
        if self._child is not None:
            self._child.end()
            self._child = None

    def __enter__(self) -> Guard:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
