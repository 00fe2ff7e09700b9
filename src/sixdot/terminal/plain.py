"""A whole game in plain lines: the legal actions are numbered, a choice is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixdot.bots import Bot
from sixdot.game.actions import ANSWER, CATCH, VERBS, Action, NotationError, parse, shortened
from sixdot.game.events import Event, TurnBegan, hear
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FairStream, chosen_deal, new_deal
from sixdot.game.view import View
from sixdot.table import Table
from sixdot.voice.plain import Teller, action_text, pause_text, standing_text, state_text
from sixdot.voice.rules import rules_text

NAMES: Final = ("Player", "Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris")
OPENING: Final = "Type the number of your choice, or ? for help."
JUMPING: Final = "When you may jump in, the game waits: type the number of the play, or Enter to go on."
_CODES: Final = {
    "uno": "such as 'play r5', 'play wi red' or 'draw'. A code is the letter of the colour (b, g, r, y) and the"
    " number or symbol: r5, bsk for Skip, brv for Reverse, b+2 for Draw Two; wi is a Wild, wi+4 a Wild Draw Four."
    " 'play r5 uno' calls UNO with the card.",
    "dos": "such as 'match b7 with b3 g4', 'draw', 'done' or 'lay b7'. A code is the letter of the colour (b, g, r,"
    " y) and the number: r5; b# is a Wild number, wd a Wild DOS, and what they stand for is named so: b#=7, wd=red."
    " 'dos' calls DOS.",
}
_ANSWERING: Final = " 'answer Paris' answers a question, 'unknown' says that you do not know."
_WORDS: Final = (
    " 'state' says what counts now and the scores; Enter in your turn repeats the choices. 'rules' says what this"
    " table plays by, 'hint' suggests an action, 'review' looks back on your last round, 'leave' lets a bot play for"
    " you until you 'return', 'quit' ends the game. When somebody has to call, the game waits: Enter goes on, 'catch"
    " Ben' catches Ben if there was no call."
)
_AIMED: Final = ("swap", "catch", "accuse", "agree", "disagree")
YOU: Final = 0


def tidied(typed: str) -> str:
    """What was typed as actions are written: small letters, single spaces, no full stop. An answer stays as it is."""
    words = typed.split()
    if words and words[0].lower() == "answer":
        return " ".join(["answer", *typed.split(maxsplit=1)[1:]]).strip()
    return " ".join(words).lower().rstrip(". ")


def _quoted(typed: str) -> str:
    """What was typed, safe to be said again."""
    return typed if typed.isprintable() and len(typed) < 40 else shortened(typed)


def _numbers(most: int) -> str:
    return f"a number from 1 to {most}" if most > 1 else "1"


class Quit(Exception):
    """The player has had enough."""


@dataclass
class Screen:
    """Where lines go to and come from."""

    say: Callable[[str], None]
    ask: Callable[[str], str]


class PlainGame:
    def __init__(
        self,
        game: Match,
        screen: Screen,
        seed: str | None,
        write: Callable[[str], None],
        bots: Mapping[int, Bot],
        stand_in: Bot,
    ) -> None:
        self.game = game
        self.screen = screen
        self.seed = seed
        self.names = NAMES[: game.players]
        self.teller = Teller(self.names, YOU)
        chance = seed or new_deal().seed.hex()
        self.table = Table(game, self.names, bots, chance, write, practice=seed is not None, stand_in=stand_in)
        self.source = FairStream(f"sixdot coach {chance}".encode())
        self._chances: dict[int, list[View]] = {}  # of each round: where a catch was let go by at a pause
        self._just_told = False  # that it is your turn

    def play(self) -> None:
        self.screen.say(self._rules())
        self.screen.say(OPENING)
        while self.game.stage != OVER:
            deal = chosen_deal(self.seed, self.game.number + 1) if self.seed is not None else None
            self._tell([*self.table.commit(deal), *self.table.deal()])
            self.play_round()
            self._between_rounds()

    def play_round(self) -> None:
        """From here to the end of the round."""
        while self.game.stage == PLAYING:
            self._next()

    def _rules(self) -> str:
        jumping = f" {JUMPING}" if self.game.edition.jump_in else ""
        return rules_text(self.game) + jumping

    def _help(self) -> str:
        answering = _ANSWERING if self.game.edition.asks_questions else ""
        return f"Type the number of an action, or the action, {_CODES[self.game.edition.game]}{answering}{_WORDS}"

    def _state(self) -> str:
        """All that counts now; between rounds only the scores."""
        view = self.game.view(YOU)
        scores = standing_text(view, self.names)
        return f"{state_text(view, self.names)} {scores}" if self.game.stage == PLAYING else scores

    def _tell(self, events: Sequence[Event]) -> None:
        text = self.teller.tell([hear(event, YOU) for event in events], self.game.view(YOU))
        self._just_told = any(isinstance(event, TurnBegan) and event.seat == YOU for event in events)
        if text:
            self.screen.say(text)

    def _next(self) -> None:
        """Whoever must act acts."""
        if YOU in self.game.away and self.game.view(None).turn == YOU:
            self._while_away()
        told = self.table.step()
        if told:
            self._tell(told)
        elif self.table.is_pause(YOU):
            self._pause()
        elif YOU in self.table.awaited():
            self._your_turn()

    # What you are asked

    def _ask(self, prompt: str) -> str:
        """What was typed, tidied, once it is no longer a question about the game."""
        answers: dict[str, Callable[[], None]] = {
            "help": lambda: self.screen.say(self._help()),
            "state": lambda: self.screen.say(self._state()),
            "rules": lambda: self.screen.say(self._rules()),
            "hint": self._hint,
            "review": self._review,
        }
        shorter = {"?": "help", "s": "state", "house": "rules", "q": "quit"}
        while True:
            typed = tidied(self.screen.ask(prompt))
            word = shorter.get(typed, typed)
            if word == "quit":
                raise Quit
            if word not in answers:
                return typed
            answers[word]()

    def _your_turn(self) -> None:
        view = self.game.view(YOU)
        self._say_choices(view, self._just_told)
        while True:
            typed = self._ask("Your choice: ")
            if not typed:
                self._say_choices(view, False)
            elif self._does(typed, view.legal):
                return

    def _say_choices(self, view: View, just_told: bool) -> None:
        self.screen.say(state_text(view, self.names, just_told))
        for number, action in enumerate(view.legal, 1):
            self.screen.say(f"{number} {action_text(action, self.names, view.pending)}")

    def _pause(self) -> None:
        """Somebody is down to the last card, or you may jump in: bots wait until you go on."""
        view = self.game.view(YOU)
        refused: set[Action] = set()
        while True:
            offers = [action for action in self.table.offers(YOU) if action not in refused]
            typed = self._ask(pause_text(view, self.table.low, offers, self.names))
            if typed in ("", "1"):
                self.table.go_on(YOU)
                self._chances.setdefault(self.game.number, []).append(view)
                return
            if self._does(typed, offers, first=2, refused=refused):
                return

    def _while_away(self) -> None:
        while True:
            typed = self._ask("A bot plays for you. 1 go on, 2 return: ")
            if typed in ("", "1") or self._does(typed, (parse("return"),), first=2):
                return

    def _between_rounds(self) -> None:
        on = "end the game" if self.game.stage == OVER else "go on"
        while True:
            typed = self._ask(f"1 {on}, 2 review the round: ")
            if typed in ("", "1"):
                return
            if typed == "2":
                self._review()
            else:
                self.screen.say("Type 1 or 2.")

    # What you answer

    def _does(
        self, typed: str, offered: Sequence[Action], first: int = 1, refused: set[Action] | None = None
    ) -> bool:
        """Do what was typed; False if it was not understood or is refused, which is said."""
        meant = self._understand(typed, offered, first)
        told = meant if isinstance(meant, str) else self.table.apply(YOU, meant)
        if isinstance(told, Refusal):
            if refused is not None:
                refused.add(told.action)
            told = self._why_not(told)
        if isinstance(told, str):
            self.screen.say(told)
            return False
        self._tell(told)
        return True

    def _why_not(self, refusal: Refusal) -> str:
        """A call that everybody heard is why nobody is caught."""
        action = refusal.action
        if action.verb == CATCH and action.seat in self.game.view(YOU).announced:
            return f"{self.names[action.seat]} called {'UNO' if self.game.edition.game == 'uno' else 'DOS'}."
        return str(refusal)

    def _understand(self, typed: str, offered: Sequence[Action], first: int) -> Action | str:
        """The action that was typed, or what to say instead."""
        most = first + len(offered) - 1
        if typed.isascii() and typed.isdigit():
            number = int(typed) if len(typed) < 6 else 0
            if not first <= number <= most:
                return f"There is no choice {typed if len(typed) < 6 else 'so high'}: type {_numbers(most)}."
            chosen = offered[number - first]
            return "Type 'answer', a space and your answer." if chosen.verb == ANSWER else chosen
        verb, _, rest = typed.partition(" ")
        if verb not in VERBS:
            enter = "to hear the choices" if first == 1 else "to go on"
            return f"I do not understand {_quoted(typed)}. Type {_numbers(most)}, Enter {enter}, ? for help."
        if verb in _AIMED and not rest.isdigit():
            seats = [seat for seat, name in enumerate(self.names) if name.lower() == rest]
            if not seats:
                nobody = f"Nobody here is called {_quoted(rest.title())}" if rest else f"{verb.title()} needs a name"
                return f"{nobody}: {', '.join(self.names[1:])}."
            typed = f"{verb} {seats[0]}"
        try:
            return parse(typed)
        except NotationError as error:
            return f"{str(error)[0].upper()}{str(error)[1:]}. Type {_numbers(most)}, or ? for help."

    # The coach

    def _hint(self) -> None:
        from sixdot.bots.coach import hint
        from sixdot.voice.coach import hint_text

        if self.game.stage != PLAYING:
            self.screen.say("There is nothing to be decided now.")
            return
        found = hint(self.game.view(YOU), self.source)
        self.screen.say(hint_text(found.action, found.reason.code, found.reason.facts, self.names))

    def _review(self) -> None:
        from sixdot.terminal.review import tell_review

        decisions = self.table.decisions(YOU)
        if not decisions:
            self.screen.say("You have no round behind you yet.")
            return
        chances = self._chances.get(self.game.number - (self.game.stage == PLAYING), [])
        tell_review(decisions, chances, self.names, self.screen.say)
