"""From Fluent files to plain data that loads at once: what every word of a language becomes before it is spoken.

The files are read with the Fluent project's own parser, which takes a while. What comes out is kept beside them as a
small Python file, with a check of the files it was made from, so that nobody waits for it twice:

    python -m sixdot.voice.compiling

How a message is written, and what is said where a length is not given, is told in locales/README.md. Here every
message becomes complete: one pattern for all lengths, or one for each. A pattern is a text, or a tuple of pieces:
a text, `("$", name)` for a value, `("m", id, length)` for another message, `("?", selector, default, ((key, pattern),
...))` for a choice among variants.
"""

from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast

from sixdot.voice.locales import LANGUAGES, LOCALES, edition_files, family_files, files_of, made_from

Conditions = tuple[tuple[str, str], ...]
Case = tuple[Conditions, ast.Pattern]
PARTS: Final = ("help", "works", "missing")  # attributes that the program asks for by name
_FALLS_BACK: Final = {"brief": "normal", "normal": "brief", "full": "normal", "braille": "brief"}
_KINDS: Final = ("you", "partner", "same")  # what $who-is can be, but for "other"
_LARGEST: Final = 1000  # plural forms of whole numbers are looked up so far


def compiled(language: str) -> dict[str, Any]:
    """Everything the files of a language say: messages, each in its forms, and the plural forms of numbers."""
    common = b"\n".join([path.read_bytes() for path in files_of(language)])
    return {
        "made_from": made_from(language),
        "messages": messages_in(common, language),
        "families": _own_messages(family_files(language)),
        "editions": _own_messages(edition_files(language)),
        "plurals": _plurals(language),
    }


def _own_messages(files: dict[str, Path]) -> dict[str, Any]:
    return {name: messages_in(path.read_bytes(), path.name) for name, path in files.items()}


def messages_in(source: bytes, where: str) -> dict[str, Any]:
    """What a Fluent file says. If something in it cannot be read, a ValueError says where."""
    found: dict[str, Any] = {}
    for entry in FluentParser(with_spans=True).parse(source.decode("utf-8")).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise ValueError(f"{where}, at {first!r}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            name = entry.id.name
            if name in found:
                raise ValueError(f"{where}: {name} stands there twice")
            found[name] = {form: _pattern(pattern, name) for form, pattern in complete(entry).items()}
    return found


def _plurals(language: str) -> tuple[str, ...]:
    """The plural forms of 0, 1, 2 and on; from where they stop it is always the last one."""
    plural_of = Locale.parse(language).plural_form
    forms = [str(plural_of(number)) for number in range(_LARGEST)]
    while len(forms) > 1 and forms[-1] == forms[-2]:
        forms.pop()
    return tuple(forms)


# Forms


def complete(message: ast.Message) -> dict[str, ast.Pattern]:
    """The message in each of its forms: "" if all lengths say the same, else the four lengths; and its parts."""
    said: dict[str, ast.Pattern] = {} if message.value is None else {"normal": message.value}
    parts: dict[str, ast.Pattern] = {}
    cases: dict[str, list[Case]] = {}
    for attribute in message.attributes:
        length, conditions = _taken_apart(attribute.id.name)
        if attribute.id.name in PARTS:
            parts[attribute.id.name] = attribute.value
        elif conditions:
            cases.setdefault(length, []).append((conditions, attribute.value))
        else:
            said[length] = attribute.value
    if not said and not cases:
        return parts
    if not said.keys() & {"normal", "brief"}:
        raise ValueError(f"{message.id.name} says what is different, but not what is normal")
    lengths = {"": "normal"} if said.keys() | cases.keys() == {"normal"} else {name: name for name in _FALLS_BACK}
    return {form: _form(length, said, cases) for form, length in lengths.items()} | parts


def _taken_apart(attribute: str) -> tuple[str, Conditions]:
    """'brief' is brief; 'you' is normal, where the player is you; 'brief-you-and-known' is brief, where both are so.

    A condition is a value that must be something, 'cards-count_0'; without it, it must be yes.
    """
    length, _, rest = attribute.partition("-")
    if length not in _FALLS_BACK:
        length, rest = "normal", attribute
    found = []
    for condition in rest.split("-and-") if rest else []:
        name, _, key = condition.partition("_")
        found.append(("who-is", name) if name in _KINDS and not key else (name, key or "yes"))
    return length, tuple(found)


def _form(length: str, said: dict[str, ast.Pattern], cases: dict[str, list[Case]]) -> ast.Pattern:
    """The first case that is so, or else what is said in this length; if nothing is, the length it falls back to."""
    return _chosen(cases.get(length, []), said.get(length) or _form(_FALLS_BACK[length], said, cases))


def _chosen(cases: list[Case], otherwise: ast.Pattern) -> ast.Pattern:
    if not cases:
        return otherwise
    conditions, pattern = cases[0]
    if not conditions:
        return pattern
    name = conditions[0][0]
    alike = list(takewhile(lambda case: case[0] and case[0][0][0] == name, cases))
    otherwise = _chosen(cases[len(alike) :], otherwise)
    keys = dict.fromkeys([conditions[0][1] for conditions, _ in alike])
    variants = []
    for key in keys:
        within = [(conditions[1:], pattern) for conditions, pattern in alike if conditions[0][1] == key]
        variants.append(ast.Variant(_as_key(key), _chosen(within, otherwise)))
    default = "no" if list(keys) == ["yes"] else "other"
    variants.append(ast.Variant(_as_key(default), otherwise, default=True))
    choice = ast.SelectExpression(ast.VariableReference(ast.Identifier(name)), variants)
    return ast.Pattern([ast.Placeable(choice)])


def _as_key(key: str) -> ast.Identifier | ast.NumberLiteral:
    return ast.NumberLiteral(key) if key.isdigit() else ast.Identifier(key)


# Patterns


def _pattern(pattern: ast.Pattern, where: str) -> Any:
    pieces: list[Any] = []
    for element in pattern.elements:
        piece = element.value if isinstance(element, ast.TextElement) else _piece(element.expression, where)
        if isinstance(piece, str) and pieces and isinstance(pieces[-1], str):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces[0] if len(pieces) == 1 and isinstance(pieces[0], str) else tuple(pieces)


def _piece(expression: Any, where: str) -> Any:
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    if isinstance(expression, ast.NumberLiteral):
        return expression.value
    if isinstance(expression, ast.VariableReference):
        return "$", expression.id.name
    if isinstance(expression, ast.MessageReference):
        return "m", expression.id.name, expression.attribute.name if expression.attribute else "normal"
    if isinstance(expression, ast.Placeable):
        return _piece(expression.expression, where)
    if isinstance(expression, ast.SelectExpression):
        variants = [(_key(variant.key), _pattern(variant.value, where)) for variant in expression.variants]
        default = next(place for place, variant in enumerate(expression.variants) if variant.default)
        return "?", _piece(expression.selector, where), default, tuple(variants)
    if isinstance(expression, ast.FunctionReference) and expression.id.name == "CHOOSE":
        texts = [(text.name.name, _piece(text.value, where)) for text in expression.arguments.named]
        return "?", _piece(expression.arguments.positional[0], where), len(texts) - 1, tuple(texts)
    raise ValueError(f"{where}: there are values, other messages and CHOOSE; terms and other functions are not read")


def _key(key: Any) -> int | str:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


def write_compiled() -> None:
    """Compile every language."""
    for language in LANGUAGES:
        text = f'"""Made from {language}/*.ftl by sixdot.voice.compiling: change those, not this."""\n'
        text += "".join(f"{name.upper()} = {value!r}\n" for name, value in compiled(language).items())
        new = LOCALES / f"{language}_words.new"  # whoever plays meanwhile reads the one or the other
        new.write_text(text, encoding="utf-8")
        new.replace(new.with_suffix(".py"))


if __name__ == "__main__":
    write_compiled()
