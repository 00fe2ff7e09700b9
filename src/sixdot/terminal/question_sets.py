"""`sixdot questions`: check a file of questions, list sets, begin a new one, convert one into another format."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from sixdot.classroom.files import READ, WRITTEN, Imported, format_to_write, lost_in, read_data, read_set, written
from sixdot.classroom.intake import BadQuestions, Intake
from sixdot.classroom.shelf import NAMES, find_set, set_on_shelf, template
from sixdot.durable import write_new
from sixdot.terminal.arguments import words_for
from sixdot.voice.words import LANGUAGES, Value, Words

_WRONG: Final = 1


def add_commands(questions: argparse.ArgumentParser) -> None:
    """Each command with its arguments; what they are for is in the locale."""
    commands = questions.add_subparsers(dest="do", required=True)

    def add(name: str) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, help="")
        parser.add_argument("--language", choices=LANGUAGES)
        return parser

    check = add("check")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument("--format", choices=READ)
    add("list").add_argument("wanted", nargs="?", metavar="NAME-OR-FILE")
    add("new").add_argument("file", type=Path, metavar="FILE")
    convert = add("convert")
    convert.add_argument("file", type=Path, metavar="FILE")
    convert.add_argument("into", type=Path, metavar="NEW-FILE")
    convert.add_argument("--from", dest="format", choices=READ)
    convert.add_argument("--to", choices=WRITTEN)


def run(chosen: argparse.Namespace) -> int:
    words = Words(chosen.language or words_for([]).language)
    if chosen.do == "check":
        return max([_check(_home(path), chosen, words) for path in chosen.files])
    if chosen.do == "list":
        return _list(chosen.wanted, words)
    if chosen.do == "new":
        return _new(_home(chosen.file), words)
    return _convert(chosen, words)


def _home(path: Path) -> Path:
    return Path(os.path.expanduser(path))


def _check(path: Path, chosen: argparse.Namespace, words: Words) -> int:
    try:
        reading = read_set(path, words.language, chosen.format, is_said=bool(chosen.language))
    except BadQuestions as bad:
        print(*bad.lines(words), sep="\n")
        print(words.say("questions-refused", path=str(path), count=len(bad.problems)))
        return _WRONG
    _tell_notes(reading, path, words)
    found = reading.chosen
    count, kind = len(found.questions), reading.format.upper()
    languages = sorted({question.language for question in found.questions})
    values: dict[str, Value] = {"name": found.name, "count": count, "format": kind, "version": found.version}
    print(words.say("questions-good", path=str(path), languages=languages, **values))
    return 0


def _tell_notes(reading: Imported, path: Path, words: Words) -> None:
    for note in reading.notes:
        print(note.said(str(path), words))


def _list(wanted: str | None, words: Words) -> int:
    if wanted is None:
        for name in NAMES:
            count = len(set_on_shelf(name, words.language).questions)
            print(words.say("questions-shelved", name=name, count=count, about=words.say(f"set-{name}")))
        print(words.say("questions-play", name=NAMES[0]))
        return 0
    found = find_set(wanted, words.language)
    print(words.say("questions-set", name=found.name, count=len(found.questions), version=found.version))
    for number, question in enumerate(found.questions, 1):
        print(words.say("questions-listed", number=number, text=question.spoken, answer=question.accept[0]))
    return 0


def _new(path: Path, words: Words) -> int:
    kind = format_to_write(path, None)
    text = template(words.language)
    if kind != "yaml":
        begun = read_data(text.encode(), Intake(path.name, path.stem, words.language), "yaml").chosen
        text = written(begun, kind)
    write_new(path, text)
    print(words.say("questions-begun", path=str(path)))
    return 0


def _convert(chosen: argparse.Namespace, words: Words) -> int:
    path, into = _home(chosen.file), _home(chosen.into)
    kind = format_to_write(into, chosen.to)
    reading = read_set(path, words.language, chosen.format, is_said=bool(chosen.language))
    text = written(reading.chosen, kind)
    write_new(into, text)
    _tell_notes(reading, path, words)
    for name in lost_in(reading.chosen, kind):
        print(words.say("questions-lost", what=name, format=kind.upper()))
    print(words.say("questions-converted", path=str(into), count=len(reading.chosen.questions), format=kind.upper()))
    return 0
