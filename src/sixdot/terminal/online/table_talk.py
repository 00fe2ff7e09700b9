"""Lines about the table around the cards: seats, bots, options, chat; in both languages."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from sixdot.bots import NAMES as LEVELS
from sixdot.game.actions import ANSWER
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.room.rules import OPTIONS, SWITCHED
from sixdot.terminal.console import Console
from sixdot.terminal.online.remote_game import RemoteGame
from sixdot.terminal.setup import offered_names
from sixdot.voice.help import command_line, command_text, help_for, help_list, names_of
from sixdot.voice.understand.vocabulary import beginning, folded, in_all_languages, is_called, seat_named
from sixdot.voice.words import Words, printable
from sixdot.wire.messages import MemberInfo, SeatInfo

WORDS: Final = (
    "start", "rematch", "deal", "pause", "resume", "end", "chat", "who", "seat", "stand", "bot", "options", "host",
    "remove", "readmit", "mute", "unmute", "entropy", "time", "link", "quit",
)  # fmt: skip
_QUOTES: Final = ("'", '"', "«", "“", "’")
# The options that are told, unless they are as usual.
_TOLD: Final = ("scoring", "target", "partners", "leavers", "judge", "house", "clock", "public")
_USUAL: Final = (None, "none", "bot", "program", (), 0, False)
_LEFT_OUT: Final = {"watching": True, "pace": "brisk", "chat": True, "paused": False, "quiz": ""}


class TableTalk:
    def __init__(
        self,
        game: RemoteGame,
        console: Console,
        obey: Callable[[str], object],
        say_link: Callable[[], None],
        leave_for_good: Callable[[], None],
    ) -> None:
        """`obey`: sends a request to the table and says what came of it."""
        self._game = game
        self._console = console
        self._obey = obey
        self._run: dict[str, Callable[[str], object]] = {
            **{name: self._sends(name) for name in ("start", "rematch", "deal", "end", "seat", "stand")},
            **{name: partial(self._about, name) for name in ("host", "remove", "readmit", "mute", "unmute")},
            "chat": partial(self._send_text, "chat", "join-no-text"),
            "pause": self._sends("options paused=yes"),
            "resume": self._sends("options paused=no"),
            "who": self._who,
            "bot": self._bot,
            "options": self._options,
            "entropy": partial(self._send_text, "entropy", "join-no-entropy"),
            "time": self._sends("more time"),
            "link": lambda rest: say_link(),
            "quit": lambda rest: leave_for_good(),
        }

    def hears(self, typed: str, asked: bool = False) -> bool:
        """Whether the line was about the table; if so, it has been done or refused.

        `asked`: a question back is open, such as which colour; then a player's name may be its answer.
        """
        view = self._game.view(None)
        answering = any(action.verb == ANSWER for action in view.legal)
        if typed.startswith(_QUOTES) and not answering:
            self._run["chat"](typed[1:].strip().rstrip('"»”'))
            return True
        known = self._phrases()
        name, rest = beginning(typed.removeprefix("/"), lambda phrase: known.get(folded(phrase)))
        openly = typed.startswith("/")
        if name is None or (not openly and self._is_meant_otherwise(name, rest, answering)):
            return False
        if asked and not openly and self._is_a_player(typed):
            return False
        self._run[name](rest)
        return True

    def _is_meant_otherwise(self, name: str, rest: str, answering: bool) -> bool:
        """Nearly anything may answer an open question; and during a round, options are what can be played."""
        if answering:
            return name != "chat"
        return name == "options" and not rest and self._game.table.stage == "playing"

    def _is_a_player(self, typed: str) -> bool:
        return any(folded(name).startswith(folded(typed)) for name in self._game.names)

    def is_yes(self, typed: str) -> bool:
        return self._is_word(typed, "word-yes") or self._is_word(typed, "join-yes")

    def _phrases(self) -> dict[str, str]:
        """Phrases of every language; the listener's own decides where two clash."""
        known: dict[str, str] = {}
        for words in reversed(in_all_languages(self._console.words)):
            known |= {folded(phrase): name for name in WORDS for phrase in names_of(f"join-word-{name}", words)}
        return known

    def _is_word(self, text: str, message: str) -> bool:
        return is_called(text, message, *in_all_languages(self._console.words))

    def _sends(self, do: str) -> Callable[[str], object]:
        return lambda rest: self._obey(do)

    def _send_text(self, name: str, without: str, text: str) -> None:
        if text:
            self._obey(f"{name} {printable(text)}")
        else:
            self._console.say(without)

    # People

    def _about(self, name: str, rest: str) -> None:
        game = self._game
        others = {member.id: member.name for member in game.table.members if member.id != game.known.member}
        self._send_about(others, name, rest)

    def _send_about(self, called: Mapping[int, str], do: str, typed: str) -> None:
        """What is asked for is about one of these, who is named."""
        found: int | str | None = seat_named(typed, called, list(called))
        if found is None and do == "readmit" and typed:
            found = printable(typed)  # somebody who was sent away, and whom the table knows
        if found is None:
            self._console.say("join-which-player", typed=typed or None, people=list(called.values()))
        else:
            self._obey(f"{do} {found}")

    def _who(self, rest: str) -> None:
        game = self._game
        seated = {member.id: member for member in game.table.members}
        watching = [member for member in game.table.members if member.seat is None]
        muted = [game.called(member) for member in game.table.muted]

        def told(words: Words) -> str:
            return words.say(
                "join-who",
                seated=[self._sitting(seat, seated.get(seat.member or 0), words) for seat in game.table.seats],
                watching=[self._called(member, words) for member in watching],
                host=game.host,
                yours=game.is_host,
                muted=muted,
            )

        self._console.tell(told)

    def _sitting(self, seat: SeatInfo, member: MemberInfo | None, words: Words) -> str:
        if member is not None:
            return self._called(member, words)
        kind = "bot" if seat.bot else "away"
        return words.say("join-member", kind=kind, name=seat.name, level=seat.bot)

    def _called(self, member: MemberInfo, words: Words) -> str:
        if member.id == self._game.known.member:
            return words.say("you")
        kind = "away" if member.away else "here" if member.here else "gone"
        return words.say("join-member", kind=kind, name=member.name, level=None)

    # Bots and options

    def _bot(self, rest: str) -> None:
        what, _, which = rest.partition(" ")
        if self._is_word(what, "join-bot-remove"):
            bots = {place: seat.name for place, seat in enumerate(self._game.table.seats) if seat.bot is not None}
            self._send_about(bots, "bot remove", which)
            return
        level = self._level(which) if self._is_word(what, "join-bot-add") else None
        if level is None:
            self._console.say("join-bot-what", levels=list(LEVELS))
        else:
            self._obey(f"bot add {level}")

    def _level(self, text: str) -> str | None:
        """By its id, or its name in any language; steady if none is named."""
        if not text:
            return "steady"
        for level in LEVELS:
            spoken = in_all_languages(self._console.words)
            if folded(text) in [folded(name) for words in spoken for name in offered_names(level, "level", words)]:
                return level
        return None

    def _options(self, rest: str) -> None:
        if not rest:
            self._console.tell(self._options_text)
            return
        changes: list[str] = []
        for said, value in re.findall(r"(\S+?)\s*=\s*(\S+)", rest) or [self._key_and_value(rest)]:
            key = self._key(said)
            if key is None or not value:
                problem = "join-option-unknown" if key is None else "join-option-no-value"
                self._say_option(problem, said)
                return
            changes.append(f"{key}={self._value(key, value)}")
        self._obey("options " + " ".join(changes))

    def _say_option(self, problem: str, said: str) -> None:
        self._console.tell(lambda words: words.say(problem, typed=said, key=said, keys=_keys(words)))

    def _key_and_value(self, text: str) -> tuple[str, str]:
        """The longest option name the text begins with, and its value; else the first word and the rest."""
        key, value = beginning(text, lambda said: said if self._key(said) else None)
        first, _, rest = text.partition(" ")
        return (first, rest) if key is None else (key, value)

    def _key(self, text: str) -> str | None:
        for key in OPTIONS:
            if folded(text) == key or self._is_word(text, f"join-option-{key}"):
                return key
        return None

    def _value(self, key: str, text: str) -> str:
        if key in SWITCHED and (self._is_word(text, "join-yes") or self._is_word(text, "join-no")):
            return "yes" if self._is_word(text, "join-yes") else "no"
        if self._is_word(text, "join-no"):
            return {"clock": "0", "house": "", "partners": "none"}.get(key, text)
        if key == "edition":
            return self._edition(text)
        return ",".join(text.replace(",", " ").split())

    def _edition(self, text: str) -> str:
        """By its id, or the beginning of its name in any language."""
        wanted = folded(text)
        for edition in EDITIONS.values():
            called = [words.about(edition, "title") for words in in_all_languages(self._console.words)]
            if wanted == edition.id or any(folded(name).startswith(wanted) for name in called):
                return edition.id
        return "-".join(text.split())

    def _options_text(self, words: Words) -> str:
        game, table = self._game, self._game.table
        values = {key: getattr(table, key) for key in _TOLD if getattr(table, key) not in _USUAL}
        values |= {key: getattr(table, key) for key, usual in _LEFT_OUT.items() if getattr(table, key) != usual}
        told = [
            words.say("join-option-value", key=names_of(f"join-option-{key}", words)[0], value=_value(value, words))
            for key, value in values.items()
        ]
        return words.say(
            "join-options",
            edition=edition_named(table.edition),
            more=told,
            yours=game.is_host,
            host=game.host,
            keys=_keys(words),
        )

    # Help

    def help_about(self, asked: str, words: Words) -> str:
        wanted = folded(asked.removeprefix("/"))
        edition = self._game.match.edition
        if asked.strip().lower() in names_of("help-topic-commands", words):
            group = words.say("help-group", group=words.say("join-help-group"))
            ours = [command_line(f"join-word-{name}", words) for name in WORDS]
            return "\n".join([*help_list(words, edition), group, *ours])
        name = self._phrases().get(wanted)
        return help_for(asked, words, edition) if name is None else command_text(f"join-word-{name}", words)


def _keys(words: Words) -> list[str]:
    return [names_of(f"join-option-{key}", words)[0] for key in OPTIONS]


def _value(value: str | int | tuple[str, ...], words: Words) -> str | int:
    if isinstance(value, tuple):
        return ", ".join(value)
    return names_of("join-yes" if value else "join-no", words)[0] if isinstance(value, bool) else value
