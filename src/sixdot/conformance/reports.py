"""What came of examining an engine: as plain lines, as TAP, and as a JUnit file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, ElementTree, SubElement

PASSED: Final = "passed"
FAILED: Final = "failed"
UNSUPPORTED: Final = "unsupported"


class Examination(NamedTuple):
    """One scenario, examined. `why`: what was different, or is not supported."""

    file: str
    name: str
    profiles: Sequence[str]
    verdict: str
    why: str = ""

    @property
    def reasons(self) -> list[str]:
        """Line by line. What the engine had a part in cannot steer a terminal, and is good"""
        return ["".join(sign if sign.isprintable() else "?" for sign in line) for line in self.why.splitlines()]


def plain_line(examined: Examination, _: int) -> str:
    head = {PASSED: "ok", FAILED: "FAILED", UNSUPPORTED: "UNSUPPORTED"}[examined.verdict]
    first, *more = [f"{head} {examined.file}: {examined.name}", *examined.reasons]
    return "\n".join([first, *(f"  {line.strip()}" for line in more)])


def tap_line(examined: Examination, number: int) -> str:
    head = "not ok" if examined.verdict == FAILED else "ok"
    title = f"{examined.file}: {examined.name}".replace("\\", "\\\\").replace("#", "\\#")
    reasons = [line.strip() for line in examined.reasons]
    if examined.verdict == UNSUPPORTED:
        return f"{head} {number} - {title} # SKIP {' '.join(reasons)}"
    return "\n".join([f"{head} {number} - {title}", *(f"# {line}" for line in reasons)])


def counted(examinations: Iterable[Examination]) -> str:
    counts = Counter(examined.verdict for examined in examinations)
    return ", ".join(f"{counts[verdict]} {verdict}" for verdict in (PASSED, FAILED, UNSUPPORTED))


def summary(examinations: Sequence[Examination], claimed: Iterable[str]) -> Iterator[str]:
    """A line for every profile that is claimed, then one for all."""
    for profile in claimed:
        yield f"{profile}: {counted(examined for examined in examinations if profile in examined.profiles)}"
    yield counted(examinations)


def write_junit(path: Path, engine: str, examinations: Sequence[Examination]) -> None:
    counts = Counter(examined.verdict for examined in examinations)
    sums = {"tests": len(examinations), "failures": counts[FAILED], "skipped": counts[UNSUPPORTED]}
    suite = Element("testsuite", {"name": engine} | {key: str(value) for key, value in sums.items()})
    for examined in examinations:
        case = SubElement(suite, "testcase", classname=examined.file, name=examined.name)
        if examined.verdict != PASSED:
            inside = SubElement(case, "failure" if examined.verdict == FAILED else "skipped")
            inside.set("message", " ".join(line.strip() for line in examined.reasons))
    ElementTree(suite).write(path, encoding="utf-8", xml_declaration=True)


LINES: Final[dict[bool, Callable[[Examination, int], str]]] = {False: plain_line, True: tap_line}  # by --tap
