"""The rules: a page for every rule with its versions and scenes, one for every rule book, and a table of all."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from guide.frame import HERE, OTHER, Page, anchor, frame_word, told, with_rules
from guide.scenes import Scene
from sixdot.conformance.reading import Scenario
from sixdot.conformance.runner import RULES, UNSHOWN
from sixdot.game.edition import Edition
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.game.house import HOUSE_RULES
from sixdot.press.booklet import BookChapter, Booklet, Paragraph, PrintedTable, may_be_agreed, rule_booklet
from sixdot.press.html import table_html
from sixdot.voice.chapters import chapters_of
from sixdot.voice.rules import is_ours, is_played, rule_text
from sixdot.voice.words import Words, sentence

# The family that is usually played comes first.
BOOKS: Final = tuple(sorted(EDITIONS, key=lambda name: EDITIONS[name].game != DEFAULT.game))
_TITLES: Final = {
    "en": RULES,
    "fr": tomllib.loads((HERE / "titles-fr.toml").read_text(encoding="utf-8")),
}
WHY_UNSHOWN: Final = {
    "en": UNSHOWN,
    "fr": tomllib.loads((HERE / "unshown-fr.toml").read_text(encoding="utf-8")),
}
_HOUSE: Final = {rule.id for rule in HOUSE_RULES}


class Version(NamedTuple):
    """What some of the books say in the same words."""

    text: str
    ours: bool
    editions: list[Edition]


def rule_path(rule: str, language: str) -> str:
    return f"{language}/rules/{rule}.html"


def book_path(edition: str, language: str) -> str:
    return f"{language}/rules/{edition}.html"


def title_of(rule: str, language: str) -> str:
    return frame_word(language, "rule-title", rule=rule, title=told(_TITLES[language][rule]))


def titled(rule: str, language: str) -> str:
    """The same as plain text."""
    return f"{rule}{' : ' if language == 'fr' else ': '}{_TITLES[language][rule]}"


@cache
def _rules_of(edition: str) -> frozenset[str]:
    chapters = chapters_of(EDITIONS[edition])
    return frozenset([rule for lengths in chapters.values() for rules in lengths for rule in rules])


@cache
def versions(rule: str, language: str) -> list[Version]:
    found: dict[tuple[str, bool], list[Edition]] = {}
    for name in BOOKS:
        edition = EDITIONS[name]
        words = Words(language, marks=edition.marks)
        if (
            rule not in _rules_of(name)
            or not words.of(edition).has(f"rule-{rule}")
            or not may_be_agreed(rule, edition)
        ):
            continue
        ours = is_played(rule, edition) and is_ours(rule, edition, words)
        found.setdefault((sentence(rule_text(rule, edition, words)), ours), []).append(edition)
    return [Version(text, ours, editions) for (text, ours), editions in found.items()]


def _names(editions: Iterable[Edition], language: str) -> str:
    return told(", ".join([Words(language).about(edition, "name") for edition in editions]))


# The page of a rule


def rule_pages(scenarios: Sequence[Scenario], language: str) -> list[Page]:
    scenes = sorted([Scene(scenario, language, "rules/") for scenario in scenarios], key=_plainest)
    return [_rule_page(rule, [each for each in scenes if rule in each.scenario.rules], language) for rule in RULES]


def _plainest(scene: Scene) -> tuple[bool, bool, bool]:
    """Those of the five books first, without house rules before those with them, and what cannot be set up last."""
    return scene.is_of_own_book, scene.scenario.setup_refused, bool(scene.scenario.house)


def _rule_page(rule: str, scenes: Sequence[Scene], language: str) -> Page:
    path = rule_path(rule, language)
    body = [
        f"<h1>{title_of(rule, language)}</h1>",
        f'<h2 id="says">{frame_word(language, "says")}</h2>',
        *_said(rule, path, language),
        f'<h2 id="played">{frame_word(language, "played")}</h2>',
        *_played(rule, scenes, language),
        _neighbours(rule, path, language),
    ]
    itself = anchor(f"{language}/rules/index.html", path, rule)  # as scenes lead to it from any page
    text = "\n".join(body).replace(itself, rule)
    return Page(path, language, titled(rule, language), text, "rules", rule_path(rule, OTHER[language]))


def _said(rule: str, path: str, language: str) -> list[str]:
    found = versions(rule, language)
    if not found:
        return [f"<p>{frame_word(language, 'nowhere')}</p>"]
    lines = []
    for number, version in enumerate(found, 1):
        books = ", ".join([_in_book(rule, each, path, language) for each in version.editions])
        name = "says-all" if len(found) == 1 else "says-in"
        lines.append(f'<h3 id="version-{number}">{frame_word(language, name, number=number, books=books)}</h3>')
        lines.append(f"<p>{with_rules(told(version.text), path, language)}</p>")
        if version.ours:
            lines.append(f'<p class="note">{frame_word(language, "ours")}</p>')
    return lines


def _in_book(rule: str, edition: Edition, path: str, language: str) -> str:
    """A rule that holds only where a program deals stands in no booklet."""
    fragment = rule if rule in _booklet(edition.id, language).rules() else ""
    return anchor(path, book_path(edition.id, language), _names([edition], language), fragment)


@cache
def _booklet(edition: str, language: str) -> Booklet:
    return rule_booklet(EDITIONS[edition], language)


def _played(rule: str, scenes: Sequence[Scene], language: str) -> list[str]:
    if not scenes:
        return [f"<p>{frame_word(language, 'not-played', why=told(WHY_UNSHOWN[language][rule]))}</p>"]
    name = "played-lead-one" if len(scenes) == 1 else "played-lead"
    lead = frame_word(language, name, count=len(scenes))
    return [f"<p>{lead}</p>", *[scene.html(number) for number, scene in enumerate(scenes, 1)]]


def _neighbours(rule: str, path: str, language: str) -> str:
    rules = list(RULES)
    at = rules.index(rule)
    ways = [anchor(path, f"{language}/rules/index.html", frame_word(language, "to-all-rules"), "all")]
    for name, place in (("before-rule", at - 1), ("after-rule", at + 1)):
        if 0 <= place < len(rules):
            text = frame_word(language, name, rule=title_of(rules[place], language))
            ways.append(anchor(path, rule_path(rules[place], language), text))
    items = "".join([f"<li>{way}</li>" for way in ways])
    return f'<nav class="on" aria-label="{frame_word(language, "neighbours")}"><ul>{items}</ul></nav>'


# The page of a rule book


def book_pages(language: str) -> list[Page]:
    return [_book_page(name, language) for name in BOOKS]


def _book_page(name: str, language: str) -> Page:
    path, booklet = book_path(name, language), _booklet(name, language)
    chapters = list(enumerate(booklet.chapters, 1))
    contents = [f'<li><a href="#chapter-{at}">{told(chapter.title)}</a></li>' for at, chapter in chapters]
    press = anchor(
        path, f"{language}/{'press' if language == 'en' else 'imprimer'}.html", _word("press-it", language)
    )
    body = [
        f"<h1>{told(booklet.title)}</h1>",
        f"<p>{told(booklet.opening)}</p>",
        f"<p>{_word('book-lead', language)} {press}.</p>",
        f'<nav aria-labelledby="contents"><h2 id="contents">{_word("chapters", language)}</h2>',
        f"<ol>{''.join(contents)}</ol></nav>",
        *[_chapter(at, chapter, path, language) for at, chapter in chapters],
    ]
    return Page(path, language, booklet.title, "\n".join(body), "rules", book_path(name, OTHER[language]))


def _word(name: str, language: str) -> str:
    return frame_word(language, name)


def _chapter(number: int, chapter: BookChapter, path: str, language: str) -> str:
    parts = [
        table_html(part) if isinstance(part, PrintedTable) else _paragraph(part, path, language)
        for part in chapter.parts
    ]
    return "\n".join([f'<h2 id="chapter-{number}">{told(chapter.title)}</h2>', *parts])


def _paragraph(part: Paragraph, path: str, language: str) -> str:
    """A rule leads to its page by its id."""
    if not part.rule:
        return f"<p>{told(part.text)}</p>"
    id_, rest = part.rule, part.text.removeprefix(part.rule)
    way = anchor(path, rule_path(id_, language), id_)
    return f'<p id="{id_}">{way}{with_rules(told(rest), path, language)}</p>'


# All rules in a table


def index_page(language: str) -> Page:
    path = f"{language}/rules/index.html"
    titles = {name: told(sentence(Words(language).about(EDITIONS[name], "listed"))) for name in BOOKS}
    books = [f"<li>{anchor(path, book_path(name, language), title)}</li>" for name, title in titles.items()]
    body = [
        f"<h1>{_word('rules-title', language)}</h1>",
        f"<p>{_word('rules-lead', language)}</p>",
        f'<h2 id="books">{_word("books", language)}</h2>',
        f"<ul>{''.join(books)}</ul>",
        f'<h2 id="all">{_word("all-rules", language)}</h2>',
        f"<p>{_word('matrix-lead', language)}</p>",
        _matrix(path, language),
        _by_rule(path, language),
    ]
    title = frame_word(language, "rules-title")
    return Page(path, language, title, "\n".join(body), "rules", f"{OTHER[language]}/rules/index.html")


def _cells(rule: str, language: str) -> list[str]:
    """For each book which version it has."""
    numbers = {
        edition.id: number
        for number, version in enumerate(versions(rule, language), 1)
        for edition in version.editions
    }
    return [_version(rule, numbers[name], language) if name in numbers else _word("no", language) for name in BOOKS]


def _version(rule: str, number: int, language: str) -> str:
    told_so = frame_word(language, "version", number=number)
    return f"{told_so}, {_word('agreed', language)}" if rule in _HOUSE else told_so


def _matrix(path: str, language: str) -> str:
    names = [_names([EDITIONS[name]], language) for name in BOOKS]
    head = "".join([f'<th scope="col">{name}</th>' for name in (_word("rule", language), *names)])
    rows = []
    for rule in RULES:
        first = anchor(path, rule_path(rule, language), title_of(rule, language))
        cells = "".join([f"<td>{cell}</td>" for cell in _cells(rule, language)])
        rows.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    label = _word("matrix", language)
    table = f"<table><caption>{label}</caption><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<div class="wide matrix" role="region" tabindex="0" aria-label="{label}">{table}</div>'


def _by_rule(path: str, language: str) -> str:
    """The same as a list, for a window too narrow for the table."""
    items = []
    for rule in RULES:
        found = [
            frame_word(
                language, "in-books", version=_version(rule, at, language), books=_names(version.editions, language)
            )
            for at, version in enumerate(versions(rule, language), 1)
        ]
        way = anchor(path, rule_path(rule, language), title_of(rule, language))
        told = frame_word(language, "between-books").join(found) or _word("none-have", language)
        items.append(f"<li>{way}<br>{told}</li>")
    return f'<ul class="narrow">{"".join(items)}</ul>'
