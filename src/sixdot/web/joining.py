"""The modules of the page as one script, so that a slow line is asked once; nobody has to build anything.

Each module becomes a function that is called once, after those it imports; what it exports is what that returns. A
map tells the browser's tools which line of which module each line is.
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

_IMPORT: Final = re.compile(r'^import (?:\{([^{}]*)\}|\* as (\w+)) from "\./([\w-]+)\.js";$', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:const|class|function|async function) ([\w$]+))", re.MULTILINE)
_COMMENT: Final = re.compile(r"^ *(?://.*|/\*(?:(?!\*/)[\s\S])*\*/)$", re.MULTILINE)
_ASIDE: Final = re.compile(r" ?/\*\* @type (?:(?!\*/).)*\*/|(?<=[;,{]) //.*$", re.MULTILINE)
_LEFT: Final = re.compile(r"^(?:(?:import|export)\b|.*\bawait import\().*", re.MULTILINE)
# A text that goes on in the next line.
_OPEN: Final = re.compile(r"^[^`\n]*(?:`[^`\n]*`[^`\n]*)*`[^`\n]*$", re.MULTILINE)
_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class Unjoined(Exception):
    """Why these modules cannot be one script; one sentence for whoever writes them."""


def joined(modules: Mapping[str, str], first: str, later: str = "") -> tuple[str, str]:
    """The script that begins with the module `first` and has all it needs, and its map. Both end with a new line.

    `later`: a module of another script, loaded after this one; what that one needs of this one, this one gives.
    """
    script, found = _script(modules, order := _needed(modules, first, (), []))
    if later:
        script += f"export {{ {', '.join(_shared(modules, later, order))} }};\n"
    return script, found


def joined_later(modules: Mapping[str, str], first: str, before: str, address: str) -> tuple[str, str]:
    """A second script, of what `first` needs beyond the one that begins with `before`, which is at this address."""
    there = _needed(modules, before, (), [])
    taken = f'import {{ {", ".join(_shared(modules, first, there))} }} from "{address}";'
    order = _needed(modules, first, (), list(there))[len(there) :]
    script, found = _script(modules, order, taken)
    return f"{script}export const {{ {', '.join(_EXPORT.findall(modules[first]))} }} = {_as_name(first)};\n", found


def _shared(modules: Mapping[str, str], first: str, there: Sequence[str]) -> list[str]:
    """What a second script takes from the one that has these modules."""
    own = _needed(modules, first, (), list(there))[len(there) :]
    needed = {match[3] for name in own for match in _IMPORT.finditer(modules[name])}
    return [_as_name(name) for name in there if name in needed]


def _script(modules: Mapping[str, str], order: Sequence[str], begun: str = "") -> tuple[str, str]:
    script: list[str] = [begun] if begun else []
    # The module and the line that each line comes from.
    origins: list[tuple[int, int] | None] = [None for _ in script]
    for number, name in enumerate(order):
        before, *body, shown, after = _wrapped(name, modules[name])
        lines = [(line, (number, place)) for place, line in enumerate(body) if line]
        script += [before, *[line for line, _ in lines], shown, after]
        origins += [None, *[origin for _, origin in lines], None, None]
    sources = {"sources": [f"{name}.js" for name in order], "sourcesContent": [modules[name] for name in order]}
    found = {"version": 3, **sources, "names": [], "mappings": _mappings(origins)}
    return "\n".join(script) + "\n", json.dumps(found, ensure_ascii=False) + "\n"


def _needed(modules: Mapping[str, str], name: str, through: tuple[str, ...], order: list[str]) -> list[str]:
    """The order so far, with a module in it after all that it imports."""
    if name in through:
        raise Unjoined(f"modules of the page import each other in a circle: {' > '.join([*through, name])}")
    if name not in modules:
        raise Unjoined(f"{through[-1]}.js imports {name}.js, which is not there")
    if name not in order:
        for match in _IMPORT.finditer(modules[name]):
            _needed(modules, match[3], (*through, name), order)
        order.append(name)
    return order


def _wrapped(name: str, text: str) -> list[str]:
    """The lines of a module as a function: one line before its own, two after."""
    exported = _EXPORT.findall(text)
    body = _EXPORT.sub("", _IMPORT.sub(_bound, uncommented(text)))
    if left := _LEFT.search(body) or _OPEN.search(body):
        raise Unjoined(f"{name}.js has a line that the script of all modules cannot have: {left[0].strip()}")
    lines = [line.strip() for line in body.split("\n")]
    return [f"const {_as_name(name)} = (() => {{", *lines, f"return {{ {', '.join(exported)} }};", "})();"]


def uncommented(text: str) -> str:
    """A script without its comments. The lines they stood on stay, empty, so that a map finds the others."""
    return _ASIDE.sub("", _COMMENT.sub(lambda match: "\n" * match[0].count("\n"), text))


def _bound(match: re.Match[str]) -> str:
    names, whole, module = match.groups()
    taken = whole or "{" + re.sub(r" as ", ": ", names) + "}"
    return f"const {taken} = {_as_name(module)};"


def _as_name(module: str) -> str:
    return module.replace("-", "_") + "_js"


def _mappings(origins: list[tuple[int, int] | None]) -> str:
    """Each line as a source map has it: the steps from the last module and the last line of one."""
    lines, before = [], (0, 0)
    for origin in origins:
        lines.append("" if origin is None else f"A{_step(origin[0] - before[0])}{_step(origin[1] - before[1])}A")
        before = origin or before
    return ";".join(lines)


def _step(value: int) -> str:
    """A number in digits of five bits: its sign last, each digit but the final one marked."""
    left, digits = abs(value) << 1 | (value < 0), ""
    while left > 31:
        digits += _DIGITS[left & 31 | 32]
        left >>= 5
    return digits + _DIGITS[left]
