"""The teacher's pages: the class with its tables and pupils, a table to watch, results, and sheets to hand out.

They are plain pages with forms, and work without a script; the script only keeps the tables fresh.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from sixdot.classroom.results import WAYS, Attempt, ResultRow, counted
from sixdot.game.match import JUDGE
from sixdot.game.options import JUDGES
from sixdot.room.playing import Playing
from sixdot.room.state import Member
from sixdot.voice.braille import Braille, default_table, embossed
from sixdot.voice.rules import house_text
from sixdot.voice.words import Words
from sixdot.web.classroom import headings
from sixdot.web.teaching.onlooker import Onlooker
from sixdot.web.teaching.school import WISHES, SchoolClass

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - Sixdot</title>
<link rel="stylesheet" href="/teacher.css"><script src="/teacher.js" defer></script></head>
<body><main>
<h1>{title}</h1>
{body}
</main></body>
</html>
"""
# What a pupil's sheet tells: the keys of the page, by what they do.
_KEYS: Final = {"q": "question", "i": "hint", "h": "hand", "f": "fits", "t": "top", "d": "draw", "p": "pass",
                "u": "call", "r": "repeat", "g": "go-on", "/": "type", "?": "keys"}  # fmt: skip

# Of an embosser: the least and the most, and what is usual.
PAPER: Final = {"cells": (20, 100, 40), "lines": (10, 100, 25)}


NOTHING: Final[Mapping[str, str]] = {}


class TeacherPages:
    def __init__(self, school: SchoolClass, home: str, links: Sequence[str]) -> None:
        """`home`: the secret address of these pages; `links`: where pupils find theirs."""
        self._school = school
        self._home = home
        self._links = links

    @property
    def _words(self) -> Words:
        return self._school.words

    def _say(self, message: str, /, **values: str | int | bool | None) -> str:
        return escape(self._words.say(f"teacher-{message}", **values))

    def _page(self, title: str, body: Iterable[str], **values: int) -> str:
        told = self._say(title, **values)
        return _PAGE.format(language=self._words.language, title=told, body="\n".join(body))

    # The class

    def desk(self, said: str = "", typed: Mapping[str, str] = NOTHING) -> str:
        """`said`: what came of the last form; `typed`: what was typed, if no tables came of it."""
        told = f'<h2 id="said" tabindex="-1" autofocus>{escape(said)}</h2>' if said else ""
        body = [told, *self._class()] if self._school.tables else [told, *self._making(typed)]
        return self._page("title", [*body, *self._outcomes()])

    def _making(self, typed: Mapping[str, str]) -> list[str]:
        quiz, judge = typed.get("quiz", self._school.usual), typed.get("judge", "program")
        sets = [("", self._say("usual-questions")), *[(name, escape(name)) for name in self._school.sets()]]
        choices = [_option(name, told, name == quiz) for name, told in sets]
        judges = [_option(who, self._say(f"judge-{who}"), who == judge) for who in JUDGES]
        return [
            f"<h2>{self._say('making')}</h2>",
            self._form(
                f'<p><label for="names">{self._say("names")}</label>',
                '<textarea id="names" name="names" rows="12" required>',
                f"\n{escape(typed.get('names', ''))}</textarea></p>",
                f'<p><label for="size">{self._say("size")}</label>',
                '<input id="size" name="size" type="number" min="2" max="10"',
                f'value="{escape(typed.get("size", "4"))}" required></p>',
                f'<p><label for="quiz">{self._say("quiz")}</label>',
                f'<select id="quiz" name="quiz">{"".join(choices)}</select></p>',
                f'<p><label for="judge">{self._say("judge")}</label>',
                f'<select id="judge" name="judge">{"".join(judges)}</select></p>',
                f"<fieldset><legend>{self._say('wishes')}</legend>",
                *[
                    f'<p class="sure"><input type="checkbox" id="{rule}" name="{rule}"{" checked" * (rule in typed)}>'
                    f'<label for="{rule}">{escape(house_text(rule, self._words))}</label></p>'
                    for rule in WISHES
                ],
                "</fieldset>",
                f"<p>{self._button('make')}</p>",
            ),
        ]

    def _class(self) -> list[str]:
        code = self._school.code
        link = self._link
        come = self._say("come", link=link, code=", ".join(code.split("-")))
        picture = f'<img src="/invitation.svg?link={escape(link)}%23{code}" alt="{self._say("picture")}" width="160">'
        return [
            f"<p>{come}</p>",
            f"<p>{picture}</p>" if link else "",
            f"<h2>{self._say('all')}</h2>",
            self._form(*[self._button(do) for do in ("start", "pause", "resume", "quiet", "talk")]),
            self._form(
                self._field("text", "message", 500),
                self._button("chat"),
            ),
            f"<h2>{self._say('tables')}</h2>",
            self._table(
                "tables", ("table", "who", "turn", "last", "state", "doing"), map(self._row, self._school.tables)
            ),
            f"<h2>{self._say('pupils')}</h2>",
            self._table("pupils", ("name", "table", "here", "doing"), self._pupils()),
            self._adding(),
            f"<h2>{self._say('ending')}</h2>",
            self._form(
                '<p class="sure"><input type="checkbox" id="sure" name="sure" required>',
                f'<label for="sure">{self._say("sure")}</label></p>',
                self._button("end"),
            ),
        ]

    def _row(self, onlooker: Onlooker) -> list[str]:
        room, number = onlooker.room, onlooker.number
        waits = [room.members[member].name for member in room.wants() if member in room.members]
        playing = room.playing
        turn = waits or ([playing.names[playing.table.turn]] if playing and room.stage == "playing" else [])
        state = "paused" if room.options.paused else room.stage
        last = onlooker.heard[-1] if onlooker.heard else ""
        who = [
            f"{each.name} ({self._words.say('teacher-away')})" if away else each.name
            for each, away in _here(onlooker)
        ]
        first = "finish" if room.stage == "playing" else "start"
        buttons = [self._button(do, number) for do in (first, "resume" if room.options.paused else "pause")]
        if playing is not None and room.stage == "playing":
            buttons += self._rulings(number, playing)
        watch = f'<a href="{self._home}/watch/{number}">{self._say("watch", table=number)}</a>'
        cells = [", ".join(who), ", ".join(turn), last, self._words.say(f"teacher-state-{state}")]
        live = [
            f'<td data-live="{number}-{place}" lang="{self._words.language}">{escape(cell)}</td>'
            for place, cell in enumerate(cells)
        ]
        doing = self._form(_hidden("table", number), *buttons)
        return [f'<th scope="row">{number}</th>', *live, f'<td data-live="{number}-doing">{doing} {watch}</td>']

    def _rulings(self, number: int, playing: Playing) -> list[str]:
        """What the teacher can say of an answer that is judged, or of the last one that the program judged."""
        ruling, cards = playing.game.ruling, playing.game.round
        if cards is not None and playing.game.legal(JUDGE):
            name, accepted = playing.names[playing.table.turn], self._words.listing(cards.question().accept)
            buttons = [self._button(do, number, name, now=True) for do in ("right", "wrong")]
            return [f"<p>{self._say('accepted', answers=accepted)}</p>", *buttons]
        if ruling is None:
            return []
        return [self._button("wrong" if ruling.right else "right", number, playing.names[ruling.seat])]

    def _pupils(self) -> Iterable[list[str]]:
        for onlooker in self._school.tables:
            for pupil in onlooker.pupils():
                yield self._pupil(onlooker, pupil)

    def _pupil(self, onlooker: Onlooker, pupil: Member) -> list[str]:
        number, name = onlooker.number, escape(pupil.name)
        here = self._say("yes" if onlooker.is_connected(pupil.id) else "no")
        field = f"to-{number}-{pupil.id}"
        others = [other.number for other in self._school.tables if other is not onlooker]
        move = [
            f'<label for="{field}">{self._say("to", name=pupil.name)}</label>',
            f'<select id="{field}" name="to">{"".join([f"<option>{other}</option>" for other in others])}</select>',
            self._button("move", who=pupil.name),
        ]
        doing = self._form(
            _hidden("table", number),
            _hidden("member", pupil.id),
            *(move if others else []),
            self._button("remove", who=pupil.name),
        )
        key = f"pupil-{number}-{pupil.id}"
        return [
            f'<th scope="row">{name}</th>',
            f"<td>{number}</td>",
            f'<td data-live="{key}">{here}</td>',
            f"<td>{doing}</td>",
        ]

    def _adding(self) -> str:
        numbers = "".join([f"<option>{onlooker.number}</option>" for onlooker in self._school.tables])
        return self._form(
            self._field("name", "late", 40),
            f'<label for="new-table">{self._say("heading-table")}</label>',
            f'<select id="new-table" name="table">{numbers}</select>',
            self._button("add"),
        )

    def _outcomes(self) -> list[str]:
        links = [f'<li><a href="{self._home}/results">{self._say("results")}</a></li>']
        if self._school.tables:
            links.append(f'<li><a href="{self._home}/sheets">{self._say("sheets")}</a></li>')
        return [f"<h2>{self._say('paper')}</h2>", f"<ul>{''.join(links)}</ul>"]

    # A table to watch

    def watch(self, onlooker: Onlooker) -> str:
        lines = "".join([f"<li>{escape(text)}</li>" for text in reversed(onlooker.heard)])
        heard = f'<ol data-live="heard">{lines}</ol>' if lines else f'<p data-live="heard">{self._say("silence")}</p>'
        return self._page("watched", [heard, self._back()], table=onlooker.number)

    def _back(self) -> str:
        return f'<p class="screen"><a href="{self._home}">{self._say("back")}</a></p>'

    # Paper

    def results(self, attempts: Sequence[Attempt]) -> str:
        body = [f"<p>{escape(self._words.say('classroom-answers', count=len(attempts)))}</p>"]
        for way in WAYS:
            rows = [_result_cells(row) for row in counted(attempts, way)]
            columns = [escape(heading) for heading in headings(way, self._words)]
            body.append(_table(self._say(f"by-{way}"), columns, rows))
            link = f"{self._home}/results/{way}.csv"
            body.append(f'<p class="screen"><a href="{link}" download>{self._say(f"csv-{way}")}</a></p>')
        body += [f"<p>{self._say('first-try')}</p>", self._back()]
        return self._page("results", body)

    def sheets(self) -> str:
        keys = "".join([f"<li><kbd>{key}</kbd> {escape(does)}</li>" for key, does in self._keys()])
        body = [self._back(), *self._embossing()]
        for pupil in self._everybody():
            body.append(
                f'<section class="sheet"><h2>{escape(pupil.name)}</h2><p>{escape(self._invitation(pupil))}</p>'
                f"<p>{self._say('sheet-keys')}</p><ul>{keys}</ul></section>"
            )
        return self._page("sheets", body)

    def embossed(self, contracted: bool, width: int, height: int) -> str:
        """The same in braille; what has to be typed is not contracted. A `Trouble` without liblouis."""
        table = default_table(self._words.language)
        chosen = table.replace("g1", "g2") if contracted else table
        keys = [f"{key}: {does}" for key, does in self._keys()]
        sheets = []
        for pupil in self._everybody():
            typed = [pupil.name, self._link, *self._school.code.split("-")]
            texts = [pupil.name, "", self._invitation(pupil), "", self._words.say("teacher-sheet-keys"), *keys]
            sheets.append(embossed(texts, Braille(chosen, typed), width, height))
        return "".join(sheets)

    def _embossing(self) -> list[str]:
        """What an embosser needs to know."""
        grades = "".join([f'<option value="{grade}">{self._say(f"braille-{grade}")}</option>' for grade in (1, 2)])
        numbers = [
            f'<p><label for="{name}">{self._say(f"emboss-{name}")}</label> '
            f'<input id="{name}" name="{name}" type="number" min="{least}" max="{most}" value="{usual}" required></p>'
            for name, (least, most, usual) in PAPER.items()
        ]
        return [
            f'<div class="screen"><h2>{self._say("emboss")}</h2>',
            f'<form action="{self._home}/sheets.brf"><p><label for="grade">{self._say("emboss-grade")}</label>',
            f'<select id="grade" name="grade">{grades}</select></p>',
            *numbers,
            f"<p><button>{self._say('do-emboss')}</button></p></form></div>",
        ]

    @property
    def _link(self) -> str:
        return self._links[0] if self._links else ""

    def _everybody(self) -> list[Member]:
        return [pupil for onlooker in self._school.tables for pupil in onlooker.pupils()]

    def _invitation(self, pupil: Member) -> str:
        code = ", ".join(self._school.code.split("-"))
        return self._words.say("teacher-sheet", link=self._link, code=code, name=pupil.name)

    def _keys(self) -> list[tuple[str, str]]:
        return [(key, self._words.say(f"page-key-{what}")) for key, what in _KEYS.items()]

    # Parts

    def _form(self, *parts: str) -> str:
        return f'<form method="post" action="{self._home}">{" ".join(parts)}</form>'

    def _field(self, name: str, label: str, longest: int) -> str:
        written = f'<input id="{name}" name="{name}" maxlength="{longest}" required>'
        return f'<label for="{name}">{self._say(label)}</label> {written}'

    def _button(self, do: str, table: int = 0, who: str = "", now: bool = False) -> str:
        """Each says what it is about, so that nobody has to know in which row it stands."""
        return f'<button name="do" value="{do}">{self._say(f"do-{do}", table=table, who=who, now=now)}</button>'

    def _table(self, caption: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
        return _table(self._say(f"caption-{caption}"), [self._say(f"heading-{column}") for column in columns], rows)


def _here(onlooker: Onlooker) -> list[tuple[Member, bool]]:
    return [(pupil, not onlooker.is_connected(pupil.id)) for pupil in onlooker.pupils()]


def _option(value: str, told: str, chosen: bool) -> str:
    return f'<option value="{escape(value)}"{" selected" * chosen}>{told}</option>'


def _hidden(name: str, value: int) -> str:
    return f'<input type="hidden" name="{name}" value="{value}">'


def _result_cells(row: ResultRow) -> list[str]:
    about, *counts = row
    return [f'<th scope="row">{escape(str(about))}</th>', *[f"<td>{count}</td>" for count in counts]]


def _table(caption: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """With a heading for every column and every row."""
    head = "".join([f'<th scope="col">{column}</th>' for column in columns])
    body = "".join([f"<tr>{''.join(row)}</tr>" for row in rows])
    parts = f"<caption>{caption}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide" tabindex="0" role="region" aria-label="{caption}"><table>{parts}</table></div>'
