"""From Fluent files to plain data that loads at once: what every word of a language becomes before it is spoken.

The files are read with the Fluent project's own parser, which takes a while. What comes out is kept beside them as a
small Python file, with a digest of what it was made from, so that nobody waits for it twice:

    python -m sixdot.voice.compiling

A pattern is a text, or a list of pieces: a text, `("$", name)` for a value, `("m", id, attribute)` and
`("t", id, attribute, values)` for another message or a term, `("?", selector, default, ((key, pattern), ...))` for a
choice among variants.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.syntax import ast

LOCALES: Final = Path(__file__).parent / "locales"
_LARGEST: Final = 1000  # plural forms of whole numbers are looked up so far


class WordingError(ValueError):
    """A Fluent file with something in it that is not read; the message says where."""


def languages() -> list[str]:
    return sorted(path.stem for path in LOCALES.glob("*.ftl") if "_" not in path.stem)


def files_of(language: str) -> list[Path]:
    """`en.ftl`, and beside it `en_page.ftl` and the like: one file for each place where words are needed."""
    return [LOCALES / f"{language}.ftl", *sorted(LOCALES.glob(f"{language}_*.ftl"))]


def source_of(language: str) -> bytes:
    return b"\n".join([path.read_bytes() for path in files_of(language)])


def compiled_path(language: str) -> Path:
    return LOCALES / f"{language}_words.py"


def digest(source: bytes) -> str:
    return hashlib.sha256(source).hexdigest()


def compiled(language: str, source: bytes) -> dict[str, Any]:
    """Everything a Fluent file says: messages, terms (their names begin with a hyphen), plural forms."""
    from fluent.syntax import FluentParser, ast

    text = source.decode("utf-8")
    found: dict[str, Any] = {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise WordingError(f"{language}, at {first!r}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in found:
                raise WordingError(f"{language}: {name} stands there twice")
            forms = {attribute.id.name: _pattern(attribute.value, name) for attribute in entry.attributes}
            if entry.value is not None:
                forms[""] = _pattern(entry.value, name)
            found[name] = forms
    return {"digest": digest(source), "messages": found, "plurals": _plurals(language)}


def _plurals(language: str) -> tuple[str, ...]:
    """The plural forms of 0, 1, 2 and on; from where they stop it is always the last one."""
    forms = [_plural(language, number) for number in range(_LARGEST)]
    while len(forms) > 1 and forms[-1] == forms[-2]:
        forms.pop()
    return tuple(forms)


def _plural(language: str, number: int) -> str:
    from babel import Locale

    return str(Locale.parse(language).plural_form(number))


def _pattern(pattern: ast.Pattern, where: str) -> Any:
    from fluent.syntax import ast

    pieces: list[Any] = []
    for element in pattern.elements:
        piece = element.value if isinstance(element, ast.TextElement) else _piece(element.expression, where)
        if isinstance(piece, str) and pieces and isinstance(pieces[-1], str):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces[0] if len(pieces) == 1 and isinstance(pieces[0], str) else tuple(pieces)


def _piece(expression: Any, where: str) -> Any:
    from fluent.syntax import ast

    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    if isinstance(expression, ast.NumberLiteral):
        return expression.value
    if isinstance(expression, ast.VariableReference):
        return "$", expression.id.name
    if isinstance(expression, ast.MessageReference):
        return "m", expression.id.name, _attribute(expression)
    if isinstance(expression, ast.TermReference):
        named = expression.arguments.named if expression.arguments else []
        values = {argument.name.name: argument.value.parse()["value"] for argument in named}
        return "t", "-" + expression.id.name, _attribute(expression), values
    if isinstance(expression, ast.Placeable):
        return _piece(expression.expression, where)
    if isinstance(expression, ast.SelectExpression):
        variants = [(_key(variant.key), _pattern(variant.value, where)) for variant in expression.variants]
        default = next(place for place, variant in enumerate(expression.variants) if variant.default)
        return "?", _piece(expression.selector, where), default, tuple(variants)
    raise WordingError(f"{where}: functions are not used here: give the value its words before it is said")


def _attribute(expression: Any) -> str:
    return expression.attribute.name if expression.attribute else ""


def _key(key: Any) -> int | str:
    from fluent.syntax import ast

    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


def write_compiled() -> None:
    """Compile every language that has changed since."""
    for language in languages():
        source = source_of(language)
        path = compiled_path(language)
        words = compiled(language, source)
        text = f'"""Made from {language}.ftl by sixdot.voice.compiling: change that, not this."""\n'
        text += "".join(f"{name.upper()} = {value!r}\n" for name, value in words.items())
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_compiled()
