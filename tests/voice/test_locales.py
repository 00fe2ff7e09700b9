"""The words of all languages: the same messages everywhere, none missing, none idle, and Fluent reads them alike."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sixdot.conformance.rules import RULES
from sixdot.game.actions import VERBS
from sixdot.game.refusal import REASONS
from sixdot.voice.compiling import languages, source_of
from sixdot.voice.hands import ORDERS
from sixdot.voice.rules import SMALL_PRINT
from sixdot.voice.understand.vocabulary import COMMANDS, TYPED_VERBS
from sixdot.voice.words import LANGUAGES, LENGTHS, tidy
from tests.helpers.wording import Language

SOURCES = Path(__file__).parents[2] / "src" / "sixdot"
# Messages whose names are put together from what the game knows: all of these are there, and no others.
FAMILIES: dict[str, Iterable[str]] = {
    "no-": [reason.lower().replace("_", "-") for reason in REASONS],
    "rule-": [*RULES, SMALL_PRINT],
    "act-": VERBS,
    "type-": VERBS,
    "verb-": [VERBS[verb] for verb in TYPED_VERBS],
    "command-": COMMANDS,
    "order-": ORDERS,
    "language-": LANGUAGES,
}


def listed(found: Iterable[str]) -> str:
    return "\n".join(["", *sorted(found)])


@cache
def language(name: str) -> Language:
    return Language(name)


def test_every_language_that_is_written_can_be_chosen() -> None:
    assert tuple(languages()) == tuple(sorted(LANGUAGES))


@pytest.mark.parametrize("other", [name for name in LANGUAGES if name != "en"])
def test_every_language_has_the_same_messages_in_the_same_forms(other: str) -> None:
    english = {name: sorted(forms) for name, forms in language("en").messages.items()}
    there = {name: sorted(forms) for name, forms in language(other).messages.items()}
    wrong = [f"{name}: not in {other}" for name in english.keys() - there.keys()]
    wrong += [f"{name}: only in {other}" for name in there.keys() - english.keys()]
    both = english.keys() & there.keys()
    wrong += [f"{name}: {english[name]}, {there[name]}" for name in both if english[name] != there[name]]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_message_has_all_four_lengths_or_one_form_for_all(name: str) -> None:
    """It may also have parts of other names, such as the help of a command; the program asks for them by name."""
    whole, _ = texts_in_the_program()
    wrong = []
    for message, forms in language(name).messages.items():
        lengths = {form for form in forms if form in LENGTHS}
        parts = {form for form in forms if form and form not in LENGTHS}
        complete = not lengths if "" in forms else len(lengths) == len(LENGTHS) or (parts and not lengths)
        if not complete or not parts <= whole:
            wrong.append(f"{message}: {', '.join(forms)}")
    assert not wrong, listed(wrong)


# What the program says


@cache
def texts_in_the_program() -> tuple[frozenset[str], frozenset[str]]:
    """Every text that stands in the source, and every beginning of a text that is put together there."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        if path.parent.name == "locales":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                begun.add(str(node.left.value))
    return frozenset(whole), frozenset(text for text in begun if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text))


def said(english: Language) -> set[str]:
    """The messages that the program can say, and those they are made of."""
    whole, begun = texts_in_the_program()
    family = {prefix + name for prefix, names in FAMILIES.items() for name in names}
    others = tuple(begun - FAMILIES.keys())
    found = {name for name in english.messages if name in whole or name in family or name.startswith(others)}
    waiting = list(found)
    while waiting:
        for name in english.references(waiting.pop()) - found:
            found.add(name)
            waiting.append(name)
    return found


def test_every_message_is_said_somewhere() -> None:
    english = language("en")
    idle = english.messages.keys() - said(english)
    assert not idle, "nothing in the program says: " + listed(idle)


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_message_is_made_of_messages_that_are_there(name: str) -> None:
    known = language(name)
    missing = [
        f"{message}: {', '.join(known.references(message) - known.messages.keys())}"
        for message in known.messages
        if known.references(message) - known.messages.keys()
    ]
    assert not missing, listed(missing)


def test_everything_that_is_said_by_its_name_is_there() -> None:
    missing = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _says(node.func):
                first = node.args[0]
                if isinstance(first, ast.Constant) and first.value not in language("en").messages:
                    missing.append(f"{path.relative_to(SOURCES)}, line {node.lineno}: {first.value!r}")
    assert not missing, listed(missing)


def _says(called: ast.expr) -> bool:
    """`words.say("id")`, `telling.say("id")`, `saying("id")`"""
    if isinstance(called, ast.Name):
        return called.id == "saying"
    owner = called.value if isinstance(called, ast.Attribute) else None
    named = isinstance(owner, ast.Name) and owner.id in ("words", "telling")
    return named and isinstance(called, ast.Attribute) and called.attr in ("say", "attribute")


@cache
def values_in_the_program() -> frozenset[str]:
    """Every name, or part of one, by which the program gives something to somebody."""
    found = {text.replace("_", "-").strip("-") for text in texts_in_the_program()[0]}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg.replace("_", "-"))
    return frozenset(found)


def is_given(value: str) -> bool:
    """Whether a value is given by this name, or by one that is put together from two."""
    given = values_in_the_program()
    first, _, last = value.rpartition("-")
    by_kind = last in ("is", "count", "colour") and first in given
    return value in given or by_kind or (first in given and (last in given or last.isdigit()))


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_message_wants_a_value_that_nobody_gives(name: str) -> None:
    wrong = [
        f"{message}: ${value}"
        for message in language(name).messages
        for value in language(name).variables(message)
        if not is_given(value)
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("prefix", FAMILIES)
def test_a_family_of_messages_is_complete(prefix: str) -> None:
    missing = [prefix + name for name in FAMILIES[prefix] if prefix + name not in language("en").messages]
    assert not missing, listed(missing)


# What Fluent says


@pytest.mark.slow
@pytest.mark.parametrize("name", LANGUAGES)
def test_fluent_itself_says_every_message_just_so(name: str) -> None:
    known = language(name)
    bundle = FluentBundle([name], use_isolating=False)
    bundle.add_resource(FluentResource(source_of(name).decode("utf-8")))
    compared = 0
    for message in known.messages:
        entry = None if message.startswith("-") else bundle.get_message(message)
        if entry is None:
            continue
        for form in known.messages[message]:
            pattern = entry.attributes[form] if form else entry.value
            assert pattern is not None
            for values in known.ways(message, form, most=300):
                expected, problems = bundle.format_pattern(pattern, values)
                assert problems == [], f"{message}.{form} {values}"
                assert tidy(known.spoken(message, form, values)) == tidy(str(expected)), f"{message}.{form} {values}"
                compared += 1
    assert compared > 1000


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_is_said_has_single_spaces_and_none_before_a_full_stop(name: str) -> None:
    known = language(name)
    untidy = []
    for message in known.messages:
        for form in known.messages[message]:
            for values in known.ways(message, form, most=300):
                text = known.spoken(message, form, values)
                if re.search(r" ,| \.(?!\.)|(?<!\.)\.\.(?!\.)|[{}\xa0\u202f]", text):
                    untidy.append(f"{message}.{form}: {text}")
    assert not untidy, listed(untidy)


def test_french_puts_a_space_before_its_high_signs() -> None:
    known = language("fr")
    wrong = []
    for message in known.messages:
        for form in known.messages[message]:
            if form == "braille":
                continue
            for values in known.ways(message, form, most=100):
                text = known.spoken(message, form, values)
                if re.search(r"[^\W\d_][:;?!](\s|$)", text):
                    wrong.append(f"{message}.{form}: {text}")
    assert not wrong, listed(wrong)
