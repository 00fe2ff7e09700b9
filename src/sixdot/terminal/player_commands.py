"""The commands of a player at the terminal: questions about the game, settings, leaving. None of them is a move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.game.actions import leave, return_
from sixdot.game.cards import COLOURS
from sixdot.game.match import PLAYING
from sixdot.game.shuffle import FairStream
from sixdot.game.view import View
from sixdot.terminal.people import Person, Quit
from sixdot.voice import describe
from sixdot.voice.hands import ORDERS, fitting, in_order
from sixdot.voice.refusals import rule_of
from sixdot.voice.rules import reference_text, rules_text, why_text
from sixdot.voice.rulings import rule_behind
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand import Command
from sixdot.voice.words import LANGUAGES, SPOKEN, Words

if TYPE_CHECKING:
    from sixdot.terminal.sitting import Sitting

_DESCRIBED: Final = (
    "state",
    "top",
    "colour",
    "counts",
    "turn",
    "order",
    "direction",
    "pending",
    "row",
    "question",
    "pile",
)
_PRIVATE: Final = ("hand", "fits", "choices", "hint", "review", "leave", "return")  # not before the whole room


class PlayerCommands:
    def __init__(self, session: Sitting) -> None:
        self._session = session
        self._run: dict[str, Callable[[str, Person], object]] = {name: self._describe(name) for name in _DESCRIBED}
        self._run |= {
            "hand": self._hand,
            "fits": self._fits,
            "choices": self._choices,
            "score": self._score,
            "last": self._last,
            "since": self._since,
            "repeat": self._repeat,
            "sort": self._sort,
            "hint": self._hint,
            "review": self._review,
            "why": self._why,
            "rules": self._rules,
            "reference": self._reference,
            "help": self._help,
            "more": lambda rest, person: self._length(1),
            "less": lambda rest, person: self._length(-1),
            "language": self._language,
            "marks": self._marks,
            "set": self._set,
            "save": self._save,
            "leave": lambda rest, person: self._session.do(person, leave),
            "return": lambda rest, person: self._session.do(person, return_),
            "quit": self._quit,
        }

    def run(self, command: Command, person: Person) -> None:
        if person.seat is None and command.name in _PRIVATE:
            self._session.outputs.say(self._session.nobody_asks)
        else:
            self._run[command.name](command.rest.strip(), person)

    def tell(self, name: str, person: Person) -> None:
        self.run(Command(name), person)

    @staticmethod
    def is_question(command: Command) -> bool:
        """Whether it leaves what is being asked as it is."""
        return command.name not in ("leave", "return")

    def _tell(self, make: Callable[[Words], str]) -> None:
        self._session.outputs.tell(make)

    def _view(self, person: Person) -> View | None:
        """What this person may be told now; between rounds nothing about the cards."""
        game = self._session.game
        return self._session.game.view(person.seat) if game.stage == PLAYING else None

    def _playing(self, person: Person) -> View | None:
        view = self._view(person)
        if view is None:
            self._session.say_no_round()
        return view

    @property
    def _waiting(self) -> bool:
        """Whether Enter goes on."""
        return self._session.situation == "pause"

    # Questions about the table

    def _describe(self, name: str) -> Callable[[str, Person], None]:
        def tell(rest: str, person: Person) -> None:
            view = self._playing(person)
            if view is not None:
                more = {"waiting": self._waiting} if name == "turn" else {}
                self._tell(lambda words: getattr(describe, name)(view, self._session.names, words, **more))

        return tell

    def _hand(self, rest: str, person: Person) -> None:
        """All of it; with an order, sorted so; with a colour, only that."""
        view = self._playing(person)
        only = self._colour(rest)
        if view is not None and (not rest or only is not None or self._order(rest)):
            order = self._session.settings.sort
            self._session.outputs.offer(
                lambda words: describe.hand(view, self._session.names, words, order, only),
                [card for card in in_order(view.hand, order, view) if only is None or card.colour == only],
            )

    def _colour(self, text: str) -> str | None:
        """By its name in any language."""
        spoken = [self._session.outputs.words.in_language(each) for each in LANGUAGES]
        named = {words.say("colour", colour=colour): colour for words in spoken for colour in COLOURS}
        return named.get(text.casefold())

    def _fits(self, rest: str, person: Person) -> None:
        view = self._playing(person)
        if view is not None:
            order = self._session.settings.sort
            usable = fitting(view)
            self._session.outputs.offer(
                lambda words: describe.fits(view, self._session.names, words, order, waiting=self._waiting),
                [card for card in in_order(view.hand, order, view) if card in usable],
            )

    def _choices(self, rest: str, person: Person) -> None:
        view = self._playing(person)
        if view is not None:
            order = self._session.settings.sort
            waiting = self._waiting
            self._tell(lambda words: "\n".join(describe.choices(view, self._session.names, words, order, waiting)))

    def _score(self, rest: str, person: Person) -> None:
        view = self._session.game.view(person.seat)
        self._tell(lambda words: describe.score(view, self._session.names, words))

    # What happened

    def _last(self, rest: str, person: Person) -> None:
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 6):
            self._session.outputs.say("session-last-number", typed=rest)
            return
        self._again(person, len(person.history) - max(1, int(rest or "1")))

    def _since(self, rest: str, person: Person) -> None:
        self._again(person, person.own)

    def _again(self, person: Person, start: int) -> None:
        """What was told from there on, each a line."""
        told = person.history[max(0, start) :]
        if not told:
            self._session.outputs.say("session-nothing-happened")
        names = self._session.names

        def again(words: Words) -> str:
            lines = [
                *[each.deeds(names, words) for each in told[:-1]],
                *[each.text(names, words) for each in told[-1:]],
            ]
            return "\n".join([line for line in lines if line])

        self._tell(again)

    def _repeat(self, rest: str, person: Person) -> None:
        self._session.outputs.repeat()

    def _why(self, rest: str, person: Person) -> None:
        """The rule behind the last ruling, or the one that is named."""
        game = self._session.match
        rule = rest.upper() or self._last_rule(person)
        if rule is None:
            self._session.outputs.say("session-no-ruling")
        else:
            self._tell(lambda words: why_text(rule, game.edition, words, target=game.scoring.target))

    def _last_rule(self, person: Person) -> str | None:
        """Why something was refused; else what waits; else what happened last."""
        game = self._session.match
        view = self._view(person)
        if person.ruling is not None:
            return (rule_of(person.ruling, view) if view else None) or person.ruling.rule
        for events, seen in [((), view), *[(told.events, None) for told in reversed(person.history)]]:
            rule = rule_behind(events, game.edition, game.players, game.scoring.form, seen)
            if rule is not None:
                return rule
        return None

    def _rules(self, rest: str, person: Person) -> None:
        self._tell(lambda words: rules_text(self._session.match, words))

    def _reference(self, rest: str, person: Person) -> None:
        self._tell(lambda words: "\n".join(reference_text(self._session.match.edition, words)))

    def _help(self, rest: str, person: Person) -> None:
        view = self._view(person)
        if rest:
            self._tell(lambda words: self._session.help_about(rest, words))
        else:
            self._tell(lambda words: self._session.help_text(view, words))

    # The coach

    def _hint(self, rest: str, person: Person) -> None:
        from sixdot.bots.coach import hint
        from sixdot.voice.coach import hint_text

        view = self._playing(person)
        if view is not None:
            source = FairStream(f"sixdot coach {self._session.game.number} {len(view.heard)}".encode())
            found = hint(view, source)
            self._tell(
                lambda words: hint_text(
                    found.action, found.reason.code, found.reason.facts, self._session.names, words
                )
            )

    def _review(self, rest: str, person: Person) -> None:
        from sixdot.terminal.looking_back.review import tell_review

        session = self._session
        assert person.seat is not None
        decisions = session.decisions(person.seat)
        if not decisions:
            session.outputs.say("session-no-review")
            return
        number = session.game.number - (session.game.stage == PLAYING)
        chances = [view for view in session.chances.get(number, ()) if view.seat == person.seat]
        tell_review(decisions, chances, session.names, self._tell)

    # Settings

    def _change(self, key: str, value: str) -> bool:
        """Change a setting for now and for later; a problem is said."""
        return self._session.change(key, value)

    def _order(self, rest: str) -> bool:
        words = self._session.outputs.words
        wanted = rest.casefold().split()[-1]
        for order in ORDERS:
            if wanted in words.say(f"order-{order}").split(", "):
                return self._change("sort", order)
        self._session.outputs.say("session-which-order", typed=rest)
        return False

    def _sort(self, rest: str, person: Person) -> None:
        """Alone: how the hand is sorted; with an order: sort it so."""
        if not rest or self._order(rest):
            self._session.outputs.say("session-sorted", order=self._session.settings.sort, asked=not rest)

    def _length(self, step: int) -> None:
        place = SPOKEN.index(self._session.settings.verbosity) + step
        if 0 <= place < len(SPOKEN):
            self._change("verbosity", SPOKEN[place])
        self._session.outputs.say("session-length", length=self._session.settings.verbosity)

    def _language(self, rest: str, person: Person) -> None:
        """Alone: which it is; with a language: speak that."""
        words = self._session.outputs.words
        named = [each for each in LANGUAGES if rest.casefold() in words.say(f"language-{each}").split(", ")]
        if rest and not named:
            self._session.outputs.say("session-which-language", typed=rest)
        elif not rest or self._change("language", named[0]):
            self._session.outputs.say("session-language", asked=not rest)

    def _marks(self, rest: str, person: Person) -> None:
        on = not self._session.settings.marks
        if self._change("marks", "yes" if on else "no"):
            self._session.outputs.say("session-marks", on=on)

    def _set(self, rest: str, person: Person) -> None:
        """Alone: all settings; with a name: one of them; with a value too: change it."""
        from sixdot.terminal.settings.settings import (
            KEYS,
            NEXT_TIME,
            describe_setting,
            describe_settings,
            key_and_value,
        )

        settings = self._session.settings
        if not rest:
            self._tell(lambda words: "\n".join(describe_settings(settings, words)))
            return
        key, value = key_and_value(rest, self._session.outputs.words)
        if value and not self._change(key, value):
            return
        changed = self._session.settings
        if key in KEYS:
            self._tell(lambda words: describe_setting(changed, key, words))
            if value and key in NEXT_TIME:
                self._session.outputs.say("session-next-time")
        else:
            self._change(key, value)  # there is none of this name, which is said with those there are

    # Leaving

    def _save(self, rest: str, person: Person) -> None:
        """Every move is saved anyway; with a name, a copy of the record so far."""
        path = self._session.saved_as
        if not path:
            self._session.say_unsaved()
            return
        if not rest:
            self._session.outputs.say("session-saved", path=path)
            return
        from sixdot.terminal.saving.saved_game import copy_record

        try:
            copied = copy_record(Path(path), rest)
        except Trouble as trouble:
            self._tell(trouble.text)
        else:
            self._session.outputs.say("session-copied", path=str(copied))

    def _quit(self, rest: str, person: Person) -> None:
        raise Quit

    def verdict(self, typed: str) -> bool | None:
        """Right or wrong, by any word for it; None: neither."""
        words = self._session.outputs.words
        for right in (True, False):
            if typed.casefold() in words.say("verdict-right" if right else "verdict-wrong").split(", "):
                return right
        return None
