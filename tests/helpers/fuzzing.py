"""Frames that somebody might send: every message of the wire as it should be, and broken in every way.

What is right at a moment comes from a `Moment`; a message of the wire that has a field which is not known here is a
`KeyError`, so that nothing new is left out.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sixdot.answers.questions import QUESTIONS
from sixdot.bots import NAMES as LEVELS
from sixdot.game.actions import VERBS
from sixdot.game.cards import COLOURS, DECKS
from sixdot.game.editions import EDITIONS
from sixdot.game.house import HOUSE_RULES
from sixdot.room.commands import COMMANDS
from sixdot.room.rules import OPTIONS, PACES
from sixdot.wire.kinds import LARGEST, LONGEST_DO
from sixdot.wire.messages import Join, Learn, Open, Request, Resume
from tests.helpers.in_memory import BINARY, CLOSE, PING, PONG, TEXT, frame

GREETINGS = (Open, Join, Resume, Learn)
CARDS = tuple(dict.fromkeys([card.code for deck in DECKS.values() for card in deck.cards]))
HOSTILE = (
    "<img src=x onerror=alert(1)>", "</script>", "\x1b]52;c;aGk=\x07", "\x1b[2J", "\u202e", "\u200b", "\x00", "\r\n",
    "'; DROP TABLE entry;--", "{name}", "%s%n", "../../etc/passwd", "__proto__", "😀" * 40, "e\u0301" * 60,
    "é" * 300, "-1", "0x10", "١٢", "1e9", "NaN", "null", "", " ", "=cmd|' /C calc'!A0", "𝕯𝖗𝖆𝖜",
)  # fmt: skip
WORDS = (
    "what can I play", "who is winning", "draw", "red 5", "5 rouge", "uno", "why",
    "if I play my reverse, who is next",
    "catch ben", "joker bleu", "how many cards has Ben", "pass", "+4", "wild", "chat hello", "hint", "qui gagne ?",
    "can I stack", "answer Paris", "challenge", "7", "3 4", "what did I miss", "yes", "no", "b", "the first one",
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1.5, 1e300, LARGEST, LARGEST + 1, 2**63, 10**40, "", "1", "x" * 5000, [], {}, [[1]],
)  # fmt: skip
NUMBERS = ("NaN", "Infinity", "-Infinity", "1e400", "-0", "01", "1e2", "0x1", "9" * 400)
SIGNS = ("\x00", '"', "\\", "é", "\u2028", " ", "9", "{", "\x1b")
FIELDS = ("seat", "by", "member", "token", "__proto__", "constructor", "type", "host", "", "view", "do ", "sEen")


@dataclass
class Moment:
    """What somebody knows, and what may be taken from others."""

    number: int = 0
    ids: Sequence[str] = ("k1",)  # already used, by anybody
    legal: Sequence[str] = ()
    others: Sequence[str] = ()  # what others might do
    codes: Sequence[str] = ("bek-dor-mip-tan-rus",)
    tokens: Sequence[str] = ("x" * 43,)
    names: Sequence[str] = ("Ana",)
    bookmarks: Sequence[str] = ("",)


@dataclass
class Sent:
    """Bytes on their way to a server, and what may come of them."""

    data: bytes
    closes: bool = False  # it may well be the end of this line
    answered: bool = True  # nobody answers it otherwise
    request: dict[str, Any] | None = None  # a command that is as it should be


@dataclass
class Fuzzer:
    chance: random.Random
    _last: int = field(default=0)

    # Messages as they should be

    def message(self, kind: type[msgspec.Struct], moment: Moment) -> dict[str, Any]:
        made = {each.name: VALUES[each.name](self, moment) for each in msgspec.structs.fields(kind)}
        if kind is not Request:
            made["type"] = kind.__struct_config__.tag
        return made

    def request(self, do: str, moment: Moment) -> Sent:
        made = {"id": self.new_id(moment), "seen": moment.number, "do": do}
        return Sent(frame(TEXT, json.dumps(made).encode()), request=made)

    def new_id(self, moment: Moment) -> str:
        self._last += 1
        return f"f{self._last}"

    # What somebody wants

    def do(self, moment: Moment) -> str:
        ways: list[Callable[[Moment], str]] = [self._move, self._move, self._around, self._asks, self._types]
        do = self.chance.choice(ways)(moment)
        return self._broken_text(do) if self.chance.random() < 0.25 else do

    def _move(self, moment: Moment) -> str:
        known = self.chance.choice([moment.legal, moment.others, ()])
        if known:
            return self.chance.choice(known)
        verb, pick = self.chance.choice(VERBS), self.chance.choice
        if verb == "play":
            return " ".join(["play", pick(CARDS), *self._some(COLOURS), *self._some(("uno",))])
        if verb == "match":
            return " ".join(
                ["match", pick(CARDS) + pick(("", "=7", "=red")), "with", pick(CARDS), *self._some(CARDS)]
            )
        if verb in ("colour", "lay"):
            return f"{verb} {pick(COLOURS if verb == 'colour' else CARDS)}"
        if verb == "answer":
            return f"answer {pick((*HOSTILE, *WORDS))}"
        return f"{verb} {pick(range(-1, 11))}" if pick((True, False)) else verb

    def _around(self, moment: Moment) -> str:
        verb, pick = self.chance.choice(COMMANDS), self.chance.choice
        if verb in ("quit", "remove", "end", "stand") and pick((True, True, False)):  # not so often
            return "chat no"
        rest: dict[str, Callable[[], str]] = {
            "go": lambda: pick(("on", "on", "off", "")),
            "options": self._option,
            "bot": lambda: f"{pick(('add', 'remove', 'x'))} {pick((*LEVELS[:2], '0', '3', '-1', '99', 'x'))}",
            "chat": lambda: pick((*HOSTILE, *WORDS)),
            "entropy": lambda: pick((*HOSTILE, *WORDS)),
            "ask": lambda: pick(QUESTIONS),
            "speak": lambda: pick(("en brief", "fr normal", "fr full", "en braille", "de brief", "en", "")),
            "more": lambda: pick(("time", "")),
            "readmit": lambda: pick((*moment.names, "1", "2", "9")),
        }
        return f"{verb} {rest.get(verb, lambda: pick(('', '1', '2', '3', '4', '99', '-1', '٣', '1 2')))()}".strip()

    def _option(self) -> str:
        pick = self.chance.choice
        houses = [f"{rule.name}={pick(rule.values)}" if rule.values else rule.name for rule in HOUSE_RULES]
        values: dict[str, Sequence[str]] = {
            "edition": (*EDITIONS, "whist"),
            "house": (*houses, f"{pick(houses)},{pick(houses)}", ""),
            "scoring": ("usual", "first", "lowest", "elimination", "x"),
            "target": ("usual", "0", "60", "100", "9999999", "99999999", "-1"),
            "partners": ("none", "opposite", "rotating", "x"),
            "leavers": ("bot", "fold", "x"),
            "judge": ("program", "person", "vote", "x"),
            "clock": ("0", "10", "30", "3600", "9", "3601"),
            "pace": (*PACES, "x"),
        }
        chosen = [key for key in OPTIONS if self.chance.random() < 0.1] or [pick((*OPTIONS, "colour"))]
        return " ".join([f"{key}={pick(values.get(key, ('yes', 'no', 'x')))}" for key in chosen])

    def _asks(self, moment: Moment) -> str:
        pick = self.chance.choice
        what = pick((pick(QUESTIONS), pick(QUESTIONS), pick(WORDS), "record", pick(HOSTILE)))
        return (
            f"ask {what} {pick(('', '', '3', '-1', 'all', 'T7', '999999999999', pick(CARDS), pick(HOSTILE)))}".strip()
        )

    def _types(self, moment: Moment) -> str:
        return f"type {self.chance.choice((*WORDS, *HOSTILE, *CARDS[:9], *moment.names, *moment.legal[:5]))}"

    def _some(self, of: Sequence[str]) -> list[str]:
        return [self.chance.choice(of)] if self.chance.random() < 0.5 else []

    # Messages that are broken

    def broken(self, kind: type[msgspec.Struct], moment: Moment) -> Sent:
        """A message of this kind with one or two things wrong, or something that is none."""
        made = self.message(kind, moment)
        way = self.chance.randrange(14)
        if way < 9:
            for _ in range(self.chance.choice((1, 1, 2))):
                self._spoil(made, moment)
            return self._text(json.dumps(made, ensure_ascii=self.chance.random() < 0.5))
        text = json.dumps(made)
        if way == 9:
            return self._text(text[: self.chance.randrange(len(text))])
        if way == 10:
            return self._text(self._broken_text(text))
        if way == 11:
            value = self.chance.choice(NUMBERS)
            return self._text(text.replace(json.dumps(made[self._field(made)]), value, 1))
        if way == 12:
            return self._text(
                self.chance.choice((f"[{text}]", f"{text}{text}", f"\ufeff{text}", self._doubled(text)))
            )
        return self.frames(text)

    def _text(self, text: str) -> Sent:
        return Sent(frame(TEXT, text.encode("utf-8", "surrogatepass")), closes=True)

    def _field(self, made: dict[str, Any]) -> str:
        return self.chance.choice(sorted(made)) if made else ""

    def _spoil(self, made: dict[str, Any], moment: Moment) -> None:
        name, pick = self._field(made), self.chance.choice
        way = self.chance.randrange(7)
        if way == 0:
            made.pop(name, None)
        elif way == 1:
            made[pick(FIELDS)] = pick((*ODD, name, moment.number))
        elif way == 2:
            made[name] = pick(ODD)
        elif way == 3:
            made[name] = pick((*HOSTILE, "\ud800", "x" * (LONGEST_DO + 1), "z" * 16_000, "ÿ" * 9000))
        elif way == 4:
            made[name] = self._deep(pick((2, 30, 900, 3000)))
        elif way == 5:
            made[name] = made.get(self._field(made))
        else:
            stolen = {"id": moment.ids, "token": moment.tokens, "code": moment.codes, "name": moment.names}
            made[name] = pick(stolen.get(name, (moment.number + 1000, 0, -1, moment.number - 7)))

    def _deep(self, depth: int) -> Any:
        value: Any = 1
        for _ in range(min(depth, 900)):  # what our own writer can write
            value = [value] if self.chance.random() < 0.5 else {"a": value}
        return value

    def _doubled(self, text: str) -> str:
        return text.replace("{", '{"do": "draw", "id": "z", ', 1)

    def _broken_text(self, text: str) -> str:
        """With a few signs changed, left out, doubled or moved."""
        made = list(text)
        for _ in range(self.chance.randint(1, 4)):
            place = self.chance.randrange(len(made) + 1)
            way = self.chance.randrange(5)
            if way == 0:
                made[place : place + 1] = self.chance.choice(
                    ("\x00", '"', "\\", "é", "\u2028", " ", "9", "{", "\x1b")
                )
            elif way == 1:
                del made[place : place + self.chance.choice((1, 3, 20))]
            elif way == 2:
                made[place:place] = made[place : place + 9]
            elif way == 3:
                made[place:place] = self.chance.choice(HOSTILE)
            else:
                self.chance.shuffle(made) if self.chance.random() < 0.1 else made.reverse()
        return "".join(made)

    # Frames

    def frames(self, text: str) -> Sent:
        """A text in an unusual frame, or in several, or a frame that is no text."""
        data, pick = text.encode(), self.chance.choice
        way = self.chance.randrange(9)
        if way == 0:
            return Sent(frame(BINARY, data), closes=True)
        if way == 1:
            return Sent(frame(TEXT, data[:5] + b"\xff\xc3" + data[5:]), closes=True)
        if way == 2:
            cut = sorted([self.chance.randrange(len(data) + 1) for _ in range(pick((1, 3, 40)))])
            parts = [data[here:there] for here, there in zip([0, *cut], [*cut, len(data)], strict=True)]
            pieces = [frame(TEXT if not n else 0, part, n + 1 == len(parts)) for n, part in enumerate(parts)]
            return Sent(b"".join(pieces), closes=True)
        if way == 3:
            return Sent(frame(PING, data[:100]))
        if way == 4:
            return Sent(frame(PONG, data[:100]), answered=False)
        if way == 5:
            return Sent(frame(CLOSE, pick((b"", b"\x03\xe8", b"\x03", b"\x00\x01", b"\x03\xe8\xff"))), closes=True)
        if way == 6:
            return Sent(frame(pick((0, 3, 7, 11, 15)), data), closes=True)
        if way == 7:
            whole = frame(TEXT, data)
            return Sent(bytes([whole[0] | pick((0x40, 0x20, 0x10)), *whole[1:]]), closes=True)
        return Sent(frame(TEXT, data + b" " * pick((16_384 - len(data), 16_385 - len(data), 70_000))), closes=True)


VALUES: dict[str, Callable[[Fuzzer, Moment], Any]] = {
    "version": lambda fuzz, moment: 1,
    "name": lambda fuzz, moment: fuzz.chance.choice((*moment.names, "Zoé", *HOSTILE[:4])),
    "edition": lambda fuzz, moment: fuzz.chance.choice((*EDITIONS, "mattel", "whist")),
    "public": lambda fuzz, moment: fuzz.chance.random() < 0.5,
    "language": lambda fuzz, moment: fuzz.chance.choice(("en", "fr")),
    "length": lambda fuzz, moment: fuzz.chance.choice(("brief", "normal", "full", "braille")),
    "changes": lambda fuzz, moment: fuzz.chance.random() < 0.5,
    "code": lambda fuzz, moment: fuzz.chance.choice(moment.codes),
    "watch": lambda fuzz, moment: fuzz.chance.random() < 0.7,
    "token": lambda fuzz, moment: fuzz.chance.choice(moment.tokens),
    "seen": lambda fuzz, moment: fuzz.chance.choice((moment.number, moment.number, 0, moment.number // 2)),
    "bookmark": lambda fuzz, moment: fuzz.chance.choice(moment.bookmarks),
    "id": Fuzzer.new_id,
    "do": Fuzzer.do,
}
