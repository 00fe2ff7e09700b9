"""Question sets in YAML, the format to write by hand. Texts, lists and keys are read: no anchors and no tags."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from sixdot.classroom.headings import KEYS, key_named, tolerance_text
from sixdot.classroom.intake import Draft, Excerpt, Intake, shown
from sixdot.classroom.sets import QuestionSet

_DEEPEST: Final = 5
_MOST_PARTS: Final = 150_000  # texts, lists and keys of a file
_LISTS: Final = ("accept", "choices")


class _Node(NamedTuple):
    """A text, a list or keys with what they stand for, and where it begins."""

    kind: str  # text | list | keys
    line: int
    column: int
    text: str = ""
    items: Sequence[_Node] = ()  # of a list; of keys: a key, what it stands for, the next key and so on


def read_yaml(text: str, intake: Intake) -> None:
    root = _Tree(text, intake).root()
    if root is None:
        return
    listed = root
    if root.kind == "keys":
        keys, meant = _keys(root, ("name", "language", "questions"), intake, "set")
        if "name" in keys:
            intake.name = _one_text(keys["name"], intake).text or intake.name
        if "language" in keys:
            said = intake.language_of(_one_text(keys["language"], intake))
            intake.language, intake.is_said = said or intake.language, intake.is_said or bool(said)
        if "questions" in meant:
            return
        if "questions" not in keys:
            raise intake.fail(root.line, root.column, "questions-yaml-shape")
        listed = keys["questions"]
    if listed.kind != "list":
        raise intake.fail(listed.line, listed.column, "questions-yaml-shape")
    intake.headed([key.text for item in listed.items if item.kind == "keys" for key in item.items[::2]])
    for item in listed.items:
        _take(item, intake)


def _take(item: _Node, intake: Intake) -> None:
    if item.kind != "keys":
        intake.wrong(item.line, item.column, "questions-yaml-item")
        return
    keys, meant = _keys(item, KEYS, intake)
    if {"ask", "accept"} & meant:  # without it the question has no words, or no answer: that has been said
        return
    if "ask" not in keys:
        intake.wrong(item.line, item.column, "questions-no-text")
        return
    draft = Draft(_one_text(keys.pop("ask"), intake))
    for name, node in keys.items():
        setattr(draft, name, _texts(node, intake) if name in _LISTS else _one_text(node, intake))
    intake.take(draft)


def _keys(node: _Node, offered: tuple[str, ...], intake: Intake, of: str = "") -> tuple[dict[str, _Node], set[str]]:
    """What each key stands for, and which are missing since they were misspelt."""
    found: dict[str, _Node] = {}
    meant: set[str] = set()
    for key, value in zip(node.items[::2], node.items[1::2], strict=True):
        named = key_named(key.text)
        if named not in offered:
            meant.add(intake.unknown(Excerpt(key.text, key.line, key.column), offered, of))
        elif named in found:
            intake.wrong(key.line, key.column, "questions-key-twice", key=shown(key.text))
        else:
            found[named] = value
    return found, meant - found.keys()


def _one_text(node: _Node, intake: Intake) -> Excerpt:
    if node.kind == "text":
        return Excerpt(node.text, node.line, node.column)
    intake.wrong(node.line, node.column, "questions-yaml-text")
    return Excerpt("", node.line, node.column)


def _texts(node: _Node, intake: Intake) -> list[Excerpt]:
    if node.kind == "list":
        return [_one_text(item, intake) for item in node.items]
    return [_one_text(node, intake)]


class _Tree:
    """What the events of the parser make: it can neither loop nor grow, since nothing may refer to anything."""

    def __init__(self, text: str, intake: Intake) -> None:
        self._intake = intake
        self._events = self._parsed(text)

    def _parsed(self, text: str) -> Iterator[Any]:
        import yaml

        try:
            for count, event in enumerate(yaml.parse(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))):
                if count > _MOST_PARTS:
                    raise self._intake.fail(event.start_mark.line + 1, 0, "questions-many-parts", most=_MOST_PARTS)
                yield event
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
            name = "questions-yaml-colon" if _holds_colon(text, line) else "questions-yaml"
            raise self._intake.fail(line, column, name) from None
        except (yaml.YAMLError, RecursionError):  # what it cannot even read as letters
            raise self._intake.fail(0, 0, "questions-yaml") from None

    def root(self) -> _Node | None:
        """The only document of the file; None if it is empty."""
        found: _Node | None = None
        for event in self._events:
            name = type(event).__name__
            if name.startswith(("Stream", "Document")):
                continue
            node = self._node(event, 0)
            if found is not None:
                raise self._intake.fail(node.line, node.column, "questions-yaml-shape")
            found = node
        return found

    def _node(self, event: Any, depth: int) -> _Node:
        line, column = event.start_mark.line + 1, event.start_mark.column + 1
        if type(event).__name__ == "AliasEvent" or event.anchor is not None or _is_tagged(event):
            raise self._intake.fail(line, column, "questions-yaml-alias")
        if depth > _DEEPEST:
            raise self._intake.fail(line, column, "questions-yaml-deep")
        if type(event).__name__ == "ScalarEvent":
            nothing = event.implicit[0] and event.value in ("~", "null")
            return _Node("text", line, column, "" if nothing else event.value)
        inside: list[_Node] = []
        for following in self._events:
            if type(following).__name__ in ("SequenceEndEvent", "MappingEndEvent"):
                break
            inside.append(self._node(following, depth + 1))
        return _Node("list" if type(event).__name__ == "SequenceStartEvent" else "keys", line, column, "", inside)


def _holds_colon(text: str, line: int) -> bool:
    """Whether a text without quotation marks in this line has a colon that looks like one after a key."""
    there = text.split("\n")[line - 1 : line]
    return bool(there and re.match(r"[\s-]*[^\s:\"'#\[{][^:\"']*:\s+[^\s\"'\[{|>#].*?:(\s|$)", there[0]))


def _is_tagged(event: Any) -> bool:
    return event.tag is not None and event.tag != "!"


def write_yaml(chosen: QuestionSet) -> str:
    import yaml

    listed = []
    for question in chosen.questions:
        entry: dict[str, Any] = {"question": question.ask}
        entry |= {"choices": list(question.choices)} if question.choices else {}
        accept = list(question.accept)
        entry |= {"answer": accept[0]} if len(accept) == 1 else {"answers": accept}
        entry |= {"exact": True} if question.exact else {}
        entry |= {"tolerance": tolerance_text(question)} if tolerance_text(question) else {}
        entry |= {"level": question.level} if question.level else {}
        for name in ("hint", "explanation", "subject"):
            entry |= {name: getattr(question, name)} if getattr(question, name) else {}
        entry |= {"language": question.language} if question.language != chosen.language else {}
        listed.append(entry)
    whole = {"name": chosen.name, "language": chosen.language, "questions": listed}
    return str(yaml.safe_dump(whole, allow_unicode=True, sort_keys=False, width=110))
