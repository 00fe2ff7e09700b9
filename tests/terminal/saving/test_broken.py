"""No record and no saved game, however broken, is more than a sentence, or another game than was played."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

from sixdot.answers.retelling import retell
from sixdot.bots import bot_named
from sixdot.game.actions import parse
from sixdot.game.match import JUDGE
from sixdot.game.reading import Record as ReadRecord
from sixdot.game.reading import RecordError, read_record, told_deals
from sixdot.game.record import Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.replay import game_of, verify
from sixdot.terminal.looking_back.history import history_lines
from sixdot.terminal.saving.judging import judge
from sixdot.terminal.saving.saved_game import resume
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
from tests.classroom.test_round_trips import broken
from tests.game.test_record import forge, texts
from tests.helpers.online_laws import seeded
from tests.helpers.soak import bounded

FILES = bounded(200, soak=10_000)
RECORDS = [path for path in sorted(Path(__file__).parents[2].glob("records/*.sixdot")) if path.stat().st_size < 9000]
SAVES = sorted(Path(__file__).parents[2].glob("saves/*/*.table"))
WORDS = [Words("en"), Words("fr")]
Record = Callable[[str, object], None]


def test_a_record_with_bytes_changed_is_found_out_or_is_what_was_played(
    tmp_path: Path, record_property: Record
) -> None:
    found = cut = 0
    for number in range(FILES):
        with seeded(f"bytes {number}"):
            chance = random.Random(f"bytes {number}")
            original = chance.choice(RECORDS).read_bytes()
            path = tmp_path / "game.sixdot"
            path.write_bytes(broken(original, chance))
            (line,) = history_lines([judge(path)], WORDS[number % 2])
            assert line.isprintable()
            try:
                record = read_record(path.read_bytes().decode())
                problem = verify(record).problem
            except (RecordError, UnicodeDecodeError) as error:
                problem = str(error)
            assert problem.isprintable()
            found += bool(problem)
            if not problem:
                cut += 1
                told = [each.text for each in record.lines]
                assert told == texts(original.decode())[: len(told)], "another game is taken for what was played"
                for say in retell(record, None, False):
                    say(WORDS[number % 2])
    assert found > FILES // 2
    assert cut > 0
    record_property("records with bytes changed", FILES)


def test_a_record_forged_with_care_is_found_out_or_could_have_been_written(record_property: Record) -> None:
    """Lines are changed, moved, doubled and left out, and all checks are made to fit."""
    found = 0
    for number in range(FILES):
        with seeded(f"forged {number}"):
            chance = random.Random(f"forged {number}")
            lines = texts(chance.choice(RECORDS).read_text("utf-8"))
            for _ in range(chance.choice((1, 1, 2, 5))):
                forged_line(lines, chance)
            try:
                record = read_record(forge(lines))
                problem = verify(record).problem
            except RecordError as error:
                problem = str(error)
            assert problem.isprintable()
            found += bool(problem)
            if not problem:
                written = written_again(record)
                assert forge(lines).startswith(written), "what it tells did not happen so"
    assert found > FILES // 2
    record_property("records forged", FILES)


def written_again(record: ReadRecord) -> str:
    """The same steps taken in a new game, and what that writes down; as far as seeds are told."""
    out: list[str] = []
    recorder, deals = Recorder(game_of(record), record.names, out.append, record.deals), told_deals(record)
    for line in record.body:
        if line.word == "commitment":
            if recorder.game.number + 1 not in deals:
                break
            recorder.commit(deals[recorder.game.number + 1])
        elif line.word == "entropy":
            seat, _, text = line.rest.partition(" ")
            recorder.add_entropy(int(seat), text)
        elif line.word == "deal":
            recorder.deal()
        elif line.word == "judge" or line.word.isdigit():
            told = recorder.apply(JUDGE if line.word == "judge" else int(line.word), parse(line.rest))
            assert not isinstance(told, Refusal)
    return "".join(out)


def forged_line(lines: list[str], chance: random.Random) -> None:
    place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    way = chance.randrange(6)
    if way == 0:
        del lines[place]
    elif way == 1:
        lines.insert(place, lines[other])
    elif way == 2:
        lines[place], lines[other] = lines[other], lines[place]
    elif way == 3:
        parts = lines[place].split(" ")
        parts[chance.randrange(len(parts))] = chance.choice(lines[other].split(" "))
        lines[place] = " ".join(parts)
    elif way == 4:
        signs = list(lines[place])
        signs[chance.randrange(len(signs) + 1) :][:1] = chance.choice("019 abé{=\x1b")
        lines[place] = "".join(signs)
    else:
        strange = ("99999999999999999999", "-1", "٣", "", "é", "{}", "null", "0" * 300)
        lines[place] = f"{lines[place].rpartition(' ')[0]} {chance.choice(strange)}"
    if not lines:
        lines.append("")


def test_a_saved_game_that_is_broken_goes_on_or_is_refused_and_left(tmp_path: Path, record_property: Record) -> None:
    refused = 0
    for number in range(FILES):
        with seeded(f"saved {number}"):
            chance = random.Random(f"saved {number}")
            notes, path = chance.choice(SAVES), tmp_path / "game.sixdot"
            shutil.copy(notes, path.with_suffix(".table"))
            shutil.copy(notes.with_suffix(".sixdot"), path)
            hurt = chance.choice((path, path.with_suffix(".table")))
            hurt.write_bytes(broken(hurt.read_bytes(), chance))
            before = path.read_bytes()
            try:
                _, saved = resume(path, bot_named)
            except Trouble as problem:
                refused += 1
                said = problem.text(WORDS[number % 2])
                assert said.replace("\n", " ").isprintable()
                assert before.startswith(path.read_bytes()), "what cannot be read is left as it is"
            else:
                saved.close()
                assert path.read_bytes().startswith(before.rpartition(b"\n")[0])
    assert refused > FILES // 4
    record_property("saved games broken", FILES)
