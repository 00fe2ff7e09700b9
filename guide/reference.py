"""The reference of the Python modules, from their docstrings; the source is read, not run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from guide.frame import ROOT, Page, anchor, frame_word
from guide.manuals import Resolve, html_of, plain

SOURCES: Final = ROOT / "src"
_MADE: Final = "_words"  # compiled from the Fluent files
_INDEX: Final = "en/api/index.html"
EXAMPLE: Final = _INDEX  # the page with the example of the README
_SECTION: Final = "## The engine in Python\n"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module(NamedTuple):
    name: str
    tree: ast.Module

    @property
    def about(self) -> str:
        return ast.get_docstring(self.tree) or ""


def modules() -> list[Module]:
    """All public modules, by name."""
    found = []
    for path in sorted((SOURCES / "sixdot").rglob("*.py")):
        name = _name(path)
        if not path.stem.endswith(_MADE) and not any(part.startswith("_") for part in name.split(".")):
            found.append(Module(name, ast.parse(path.read_text(encoding="utf-8"))))
    return sorted(found)


def _name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _part(name: str) -> str:
    """sixdot.game for sixdot.game.uno.table; sixdot for what stands in it by itself."""
    return ".".join(name.split(".")[:2])


def reference_pages(resolve: Resolve) -> list[Page]:
    parts: dict[str, list[Module]] = {}
    found = modules()
    folders = {_part(module.name) for module in found if module.name.count(".") > 1}
    for module in found:
        part = _part(module.name)
        parts.setdefault(part if part in folders else "sixdot", []).append(module)
    return [_index(parts, resolve), *[_part_page(part, inside) for part, inside in parts.items()]]


def _path(part: str) -> str:
    return f"en/api/{part}.html"


def _index(parts: dict[str, list[Module]], resolve: Resolve) -> Page:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = _SECTION + readme.partition(_SECTION)[2].partition("\n## ")[0]
    lines = [f"<h1>{_word('api-title')}</h1>", f"<p>{_word('api-lead')}</p>"]
    lines.append(html_of(example, ROOT, _INDEX, "en", resolve, above=1)[1])
    for part, found in parts.items():
        lines.append(f'<h2 id="{part}">{anchor(_INDEX, _path(part), part)}</h2>')
        lines.append(_contents(found, _INDEX, part))
    return Page(_INDEX, "en", frame_word("en", "api-title"), "\n".join(lines), "manuals")


def _contents(found: list[Module], path: str, part: str) -> str:
    items = [
        f"<li>{anchor(path, _path(part), f'<code>{module.name}</code>', module.name)}: {_first(module.about)}</li>"
        for module in found
    ]
    return f"<ul>{''.join(items)}</ul>"


def _first(text: str) -> str:
    """The first sentence of a docstring."""
    return plain(" ".join(text.partition("\n\n")[0].split())).removeprefix("<p>").removesuffix("</p>")


def _part_page(part: str, found: list[Module]) -> Page:
    title = frame_word("en", "api-part", name=part)
    lines = [
        f"<h1>{title}</h1>",
        f"<p>{anchor(_path(part), _INDEX, _word('api-index'))}</p>",
        _contents(found, _path(part), part),
    ]
    for module in found:
        lines += [f'<h2 id="{module.name}"><code>{module.name}</code></h2>', *_module(module)]
    return Page(_path(part), "en", title, "\n".join(lines), "manuals")


def _module(module: Module) -> Iterator[str]:
    yield plain(module.about)
    public, names = list(_public(module.tree)), _handed_on(module)
    if names:
        yield f"<p>{_word('api-names')}</p><ul>{''.join(names)}</ul>"
    elif not public:
        yield f"<p>{_word('api-none')}</p>"
    for node in public:
        yield f'<h3 id="{module.name}.{node.name}"><code>{_signature(node)}</code></h3>'
        yield plain(ast.get_docstring(node) or "")
        if isinstance(node, ast.ClassDef):
            yield from _members(node)


def _handed_on(module: Module) -> list[str]:
    """The names that are imported to be imported from here: each leads to where it is documented."""
    homes = {
        name.name: str(node.module)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    here = _path(_part(module.name))
    return [
        f"<li>{anchor(here, _path(_part(homes[name])), f'<code>{name}</code>', _place(homes[name], name))}</li>"
        for node in module.tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
        for name in ast.literal_eval(node.value)
    ]


def _place(home: str, name: str) -> str:
    """On the page of a module: the class or function, or else the module that has it."""
    path = SOURCES.joinpath(*home.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return f"{home}.{name}" if name in [node.name for node in _public(tree)] else home


def _public(tree: ast.Module | ast.ClassDef) -> Iterator[ast.ClassDef | Function]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield node


def _members(node: ast.ClassDef) -> Iterator[str]:
    fields = [
        f"<li><code>{escape(ast.unparse(each))}</code></li>"
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and isinstance(each.target, ast.Name)
        and not each.target.id.startswith("_")
    ]
    methods = [
        f"<li><code>{_signature(each)}</code>{_after(ast.get_docstring(each))}</li>"
        for each in _public(node)
        if not isinstance(each, ast.ClassDef)
    ]
    if fields or methods:
        yield f"<ul>{''.join([*fields, *methods])}</ul>"


def _after(text: str | None) -> str:
    return f" {plain(text)}" if text else ""


def _signature(node: ast.ClassDef | Function) -> str:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join([ast.unparse(base) for base in node.bases])
        return escape(f"class {node.name}({bases})" if bases else f"class {node.name}")
    if any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list):
        returned = f": {ast.unparse(node.returns)}" if node.returns else ""
        return escape(node.name + returned)
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return escape(f"{node.name}({ast.unparse(node.args)}){returned}")


def _word(name: str) -> str:
    return frame_word("en", name)
