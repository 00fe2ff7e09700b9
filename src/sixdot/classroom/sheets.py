"""Question sets as tables: CSV, and TSV as spreadsheets and other programs write it.

The first line names the columns. Where it does not, the first column is the question and the second its answer.
Several answers or choices stand in one cell with | between them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Final

from sixdot.classroom.headings import KEYS, key_named, language_of, nearest, tolerance_text
from sixdot.classroom.intake import MOST_QUESTIONS, Draft, Excerpt, Intake, shown
from sixdot.classroom.sets import QuestionSet
from sixdot.game.questions import Question

MOST_CELLS: Final = 100  # of a line
_SEPARATORS: Final = ",;\t|"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would calculate, or run
_HEADINGS: Final = {"ask": "question", "accept": "answers"}
_LISTS: Final = ("accept", "choices")


def read_table(text: str, intake: Intake) -> None:
    rows = cells_of(text, separator_of(text), intake)
    first = next(rows, None)
    if first is None:
        return
    headings, usual = [key_named(piece.text) for piece in first], ""
    if "ask" in headings or _look_like_headings(first):
        if not _check_headings(headings, first, intake):
            return
        names = [piece.text for piece in first]
        if "language" not in headings:
            intake.headed(names)
        elif not intake.is_said:
            usual = language_of(names)
    else:
        _check_two(first, intake)
        headings = ["ask", "accept"]
        intake.note(first[0].line, "questions-unheaded", text=shown(first[0].text), answer=shown(first[1].text))
        intake.take(_draft(headings, first))
    for row in rows:
        if len(row) > len(headings) and any(piece.text.strip() for piece in row[len(headings) :]):
            intake.wrong(row[0].line, len(headings) + 1, "questions-cells", cells=len(row), headings=len(headings))
        else:
            intake.take(_draft(headings, row, usual))


def separator_of(text: str) -> str:
    """What stands most often in the first line, outside quotation marks."""
    begun = text.lstrip("\n")[:10_000].partition("\n")[0]
    outside = "".join(begun.split('"')[::2])
    return max(_SEPARATORS, key=outside.count)


def cells_of(text: str, separator: str, intake: Intake) -> Iterator[list[Excerpt]]:
    """Each line that is not empty, cell by cell; what is not closed or too large is the end of it."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    line, count = 1, 0
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            name = "questions-cell-size" if "limit" in str(error) else "questions-quotes"
            raise intake.fail(line, 0, name, most=csv.field_size_limit()) from None
        if row is None:
            return
        count += 1
        if len(row) > MOST_CELLS:
            raise intake.fail(line, MOST_CELLS + 1, "questions-many-cells", most=MOST_CELLS)
        if count > 2 * MOST_QUESTIONS:
            raise intake.fail(line, 0, "questions-too-many", most=MOST_QUESTIONS)
        if any(cell.strip() for cell in row):
            yield [Excerpt(_plain(cell), line, column) for column, cell in enumerate(row, 1)]
        line = reader.line_num + 1


def _plain(cell: str) -> str:
    """A cell without the mark that keeps a spreadsheet from calculating it."""
    return cell[1:] if cell[:1] == "'" and cell.lstrip("'").startswith(_FORMULA) else cell


def _check_two(first: Sequence[Excerpt], intake: Intake) -> None:
    if len(first) != 2:
        raise intake.fail(first[0].line, 1, "questions-headings", value=shown(first[0].text))


def _look_like_headings(first: Sequence[Excerpt]) -> bool:
    """Whether a line without a question column was meant to have one: a line of two, if both are near to names."""
    meant = {key_named(piece.text) for piece in first} | {key_named(nearest(piece.text, KEYS)) for piece in first}
    meant &= set(KEYS)
    return {"ask", "accept"} <= meant or (len(first) > 2 and bool(meant))


def _check_headings(headings: Sequence[str], first: Sequence[Excerpt], intake: Intake) -> bool:
    """Whether there are questions and answers to be read."""
    meant = set(headings)
    for place, (name, piece) in enumerate(zip(headings, first, strict=True)):
        if name not in KEYS and piece.text.strip():
            meant.add(intake.unknown(piece, KEYS))
        elif name in headings[:place] and name not in _LISTS:
            intake.wrong(piece.line, piece.column, "questions-key-twice", key=shown(piece.text))
    named = [shown(piece.text) for piece in first if piece.text.strip()]
    for name in ("ask", "accept"):
        if name not in meant:
            intake.wrong(first[0].line, 0, "questions-no-column", what=name, columns=named)
    return {"ask", "accept"} <= set(headings)


def _draft(headings: Sequence[str], row: Sequence[Excerpt], usual: str = "") -> Draft:
    """`usual`: the language where the cell for it is empty."""
    draft = Draft(Excerpt("", row[0].line, headings.index("ask") + 1))
    listed: dict[str, list[Excerpt]] = {name: [] for name in _LISTS}
    for name, piece in zip(headings, row, strict=False):
        if name in listed:
            listed[name] += [Excerpt(part, piece.line, piece.column) for part in _parts(piece.text)]
        elif name in KEYS:
            setattr(draft, name, piece)
    if usual and not (draft.language and draft.language.text.strip()):
        draft.language = Excerpt(usual, row[0].line)
    draft.accept, draft.choices = listed["accept"], listed["choices"]
    return draft


def _parts(text: str) -> list[str]:
    r"""What stands between |; \| is one that stands for itself."""
    parts, begun = [""], False
    for sign in text:
        if begun:
            parts[-1] += sign if sign in "|\\" else f"\\{sign}"
            begun = False
        elif sign == "\\":
            begun = True
        elif sign == "|":
            parts.append("")
        else:
            parts[-1] += sign
    parts[-1] += "\\" if begun else ""
    return parts


# Writing


def write_csv(chosen: QuestionSet) -> str:
    return _written(chosen, ",")


def write_tsv(chosen: QuestionSet) -> str:
    return _written(chosen, "\t")


def _written(chosen: QuestionSet, separator: str) -> str:
    rows = [_row(question) for question in chosen.questions]
    used = [key for key in KEYS if key in ("ask", "accept", "language") or any(row[key] for row in rows)]
    made = io.StringIO()
    writer = csv.writer(made, delimiter=separator, lineterminator="\n")
    writer.writerow([_HEADINGS.get(key, key) for key in used])
    for row in rows:
        writer.writerow([guarded(row[key]) for key in used])
    return made.getvalue()


def guarded(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.lstrip("'").startswith(_FORMULA) else cell


def _row(question: Question) -> dict[str, str]:
    return {
        "ask": question.ask,
        "accept": _joined(question.accept),
        "choices": _joined(question.choices),
        "exact": "yes" if question.exact else "",
        "tolerance": tolerance_text(question),
        "hint": question.hint,
        "explanation": question.explanation,
        "subject": question.subject,
        "level": str(question.level or ""),
        "language": question.language,
    }


def _joined(texts: Sequence[str]) -> str:
    return " | ".join([text.replace("\\", "\\\\").replace("|", "\\|") for text in texts])
