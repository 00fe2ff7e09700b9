"""`sixdot classroom`: the results of a class at the command line, and deleting all that is kept of it.

All of a class is in one file of its own: the logs of its tables, and nothing else.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from sixdot.classroom.results import WAYS, Attempt, ResultRow, counted, results_csv
from sixdot.durable import write_new
from sixdot.places import data_folder
from sixdot.store.place import Place, place_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.admin import ask, is_meant

_COLUMNS: Final = ("asked", "right", "first", "hints")


def class_file() -> Path:
    """Where a class is kept unless another place is named."""
    return data_folder() / "classroom.db"


def add_commands(classroom: argparse.ArgumentParser) -> None:
    commands = classroom.add_subparsers(dest="do", required=True)

    def add(name: str) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, help="")
        parser.add_argument("--db", type=place_of, metavar="FILE-OR-ADDRESS")
        parser.add_argument("--language", choices=LANGUAGES)
        return parser

    results = add("results")
    results.add_argument("--by", choices=WAYS, default=WAYS[0])
    results.add_argument("--csv", type=Path, metavar="FILE")
    add("delete").add_argument("--yes", action="store_true")


def run(chosen: argparse.Namespace) -> int:
    """1: something of what is kept cannot be read."""
    words = Words(chosen.language)
    place = chosen.db or class_file()
    if isinstance(place, Path) and not (place := place.expanduser().absolute()).exists():
        raise Trouble("classroom-none", path=str(place))
    return _results(place, chosen, words) if chosen.do == "results" else _delete(place, chosen.yes, words)


def _results(place: Place, chosen: argparse.Namespace, words: Words) -> int:
    attempts: list[Attempt] = []
    wrong: list[str] = []

    def tell(line: dict[str, Any]) -> None:
        if line["wrong"]:
            wrong.append(words.say(line["message"], **line["values"]))
        else:
            attempts.append(Attempt(**line["values"]))

    ask(place, "results", {}, tell)
    for problem in wrong:
        print(f"sixdot: {problem}", file=sys.stderr)
    rows = counted(attempts, chosen.by)
    if chosen.csv is None:
        for row in rows:
            print(words.say("classroom-result", about=row.about, **_counts(row)))
        print(words.say("classroom-answers", count=len(attempts)))
    else:
        text = results_csv(rows, headings(chosen.by, words))
        write_new(chosen.csv.expanduser(), text, "utf-8-sig", "")  # the mark tells spreadsheets that it is UTF-8
        print(words.say("classroom-written", path=str(chosen.csv), count=len(rows)))
    return 1 if wrong else 0


def headings(way: str, words: Words) -> list[str]:
    """Of a table of results: whom or what a row is about, and what is counted."""
    return [words.say(f"classroom-heading-{column}") for column in (way, *_COLUMNS)]


def _counts(row: ResultRow) -> dict[str, int]:
    return {column: getattr(row, column) for column in _COLUMNS}


def _delete(place: Place, sure: bool, words: Words) -> int:
    def tell(line: dict[str, Any]) -> None:
        print(words.say(line["message"], **line["values"]))

    ask(place, "list", {}, tell)
    if not sure and not is_meant("delete", words):
        raise Trouble("admin-not-meant")
    ask(place, "empty", {}, tell)
    return 0
