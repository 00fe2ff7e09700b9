"""The words of all languages: the same messages everywhere, none missing or unused, and Fluent reads them alike."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import fields, replace
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as syntax

from sixdot.conformance.runner import RULES
from sixdot.game.actions import VERBS
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.game.events import Event
from sixdot.game.families import FAMILIES
from sixdot.game.refusal import reasons
from sixdot.voice.compiling import (
    PARTS,
    _pattern,
    complete,
    messages_in,
    write_compiled,
)
from sixdot.voice.hands import ORDERS
from sixdot.voice.locales import LOCALES, edition_files, family_files, files_of, made_from
from sixdot.voice.rules import SMALL_PRINT
from sixdot.voice.words import ABOUT, LANGUAGES, LENGTHS, Value, Who, Words, tidy
from tests.helpers.wording import COMMANDS, EVENTS, FEW, Language, compiled, pieces

SOURCES = Path(__file__).parents[2] / "src" / "sixdot"
# Messages whose names are built from what the game knows: all of these are there, and no others.
KINDS: dict[str, Iterable[str]] = {
    "no-": [reason.lower().replace("_", "-") for reason in reasons()],
    "rule-": [*RULES, SMALL_PRINT],
    "act-": VERBS,
    "type-": VERBS,
    "verb-": [verb for verb in VERBS if verb not in ("leave", "return")],  # which are commands
    "command-": COMMANDS,
    "order-": ORDERS,
    "language-": LANGUAGES,
}


def listed(found: Iterable[str]) -> str:
    return "\n".join(["", *sorted(found)])


@cache
def language(name: str, edition: str = DEFAULT.id) -> Language:
    return Language(name, EDITIONS[edition])


# Every message of a language once, and what an edition or its family says in its own way.
TABLES = [(name, edition) for name in LANGUAGES for edition in EDITIONS]


def spoken(name: str, edition: str) -> Iterable[str]:
    known = language(name, edition)
    return known.messages if edition == DEFAULT.id else known.own


def test_every_language_that_is_written_can_be_chosen() -> None:
    assert {path.parent.name for path in LOCALES.glob("*/*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("other", [name for name in LANGUAGES if name != "en"])
def test_every_language_has_the_same_messages_with_the_same_parts(other: str, edition: str) -> None:
    """Lengths may differ: one language needs fewer words for something than another."""
    english = {name: set(forms) & set(PARTS) for name, forms in language("en", edition).messages.items()}
    there = {name: set(forms) & set(PARTS) for name, forms in language(other, edition).messages.items()}
    wrong = [f"{name}: not in {other}" for name in english.keys() - there.keys()]
    wrong += [f"{name}: only in {other}" for name in there.keys() - english.keys()]
    both = english.keys() & there.keys()
    wrong += [f"{name}: {english[name]}, {there[name]}" for name in both if english[name] != there[name]]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_family_says_in_its_own_words_what_is_asked_of_it(name: str) -> None:
    """But for rules and the reference card, of which each family has its own."""
    made, (whole, _) = compiled(name), texts_in_the_program()
    assert made["families"].keys() == FAMILIES.keys()
    asked = whole.union(*[language(name).references(message) for message in made["messages"]])
    own = {message for family in made["families"].values() for message in family if not message.startswith("ref-")}
    wanted = {message for message in own if message in asked or message.startswith("help-")}
    assert len(wanted) > 10
    missing = [
        f"{family}: {message}" for family, said in made["families"].items() for message in wanted - said.keys()
    ]
    assert not missing, listed(missing)


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_family_or_edition_is_chosen_by_its_name(name: str) -> None:
    names = FAMILIES.keys() | EDITIONS.keys()
    made = compiled(name)
    layers = [made["messages"], *made["families"].values(), *made["editions"].values()]
    chosen_by = [
        f"{message}: ${piece[1][1]}"
        for layer in layers
        for message, forms in layer.items()
        for form in forms.values()
        for piece in pieces(form)
        if piece[0] == "?" and any(key in names for key, _ in piece[3])
    ]
    assert not chosen_by, listed(chosen_by)


@pytest.mark.parametrize("name", LANGUAGES)
def test_everything_is_said_about_every_edition(name: str) -> None:
    made = compiled(name)["editions"]
    assert made.keys() == EDITIONS.keys()
    missing = [f"{edition}: {what}" for edition in made for what in ABOUT if set(made[edition].get(what, ())) != {""}]
    assert not missing, listed(missing)
    titles = [made[edition]["title"][""] for edition in made]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_an_edition_says_in_its_own_way_is_said_by_others_too(name: str) -> None:
    made = compiled(name)
    for edition, own in made["editions"].items():
        assert own.keys() - set(ABOUT) <= made["messages"].keys() | made["families"][EDITIONS[edition].game].keys()


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_rule_is_silent_where_the_edition_says_so(name: str) -> None:
    for edition in EDITIONS.values():
        known = language(name, edition.id).messages
        assert all(f"rule-{rule}" in known for rule in Words(name).about(edition, "silent").split())


def test_a_book_from_outside_says_itself_what_is_said_about_it() -> None:
    said = {"en": {"name": "Pub", "differs": "A bluffer draws 6."}, "fr": {"name": "Au pub"}}
    edition = replace(DEFAULT, id="pub~0a1b2c", source="the Red Lion", words=said)
    english, french = Words("en"), Words("fr")
    assert [english.about(edition, what) for what in ABOUT] == [
        "Pub", "Pub", "the Red Lion", "the Red Lion", "Pub", "A bluffer draws 6.", "",
    ]  # fmt: skip
    assert (french.about(edition, "title"), french.about(edition, "differs")) == ("Au pub", "A bluffer draws 6.")
    silent = replace(edition, words={})
    assert (french.about(silent, "title"), french.about(silent, "differs")) == ("pub", "")
    assert french.of(edition).say("why", edition=edition, rule="T1", text="ok") == "Au pub T1 : ok"


def test_the_parts_of_messages_are_asked_for_by_name() -> None:
    whole, _ = texts_in_the_program()
    assert set(PARTS) <= whole


# What was compiled


def test_what_was_compiled_counts_until_one_of_its_files_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixdot.voice.locales.LOCALES", tmp_path / "voice" / "locales")
    common = tmp_path / "voice" / "locales" / "en" / "things.ftl"
    of_family = common.parent / "families" / "uno.ftl"
    of_edition = tmp_path / "game" / "editions" / "mattel.en.ftl"
    made = {made_from("en")}
    for number, file in enumerate((common, of_family, of_edition), 2):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("you = you", "utf-8")
        made.add(made_from("en"))
        assert len(made) == number
        file.write_text("you = You", "utf-8")
        assert made_from("en") not in made
        file.write_text("you = you", "utf-8")
        assert made_from("en") in made
    of_edition.with_name("mattel.fr.ftl").touch()
    assert made_from("en") in made
    (common.parent / "more.ftl").touch()
    assert made_from("en") not in made


def test_whoever_plays_does_not_wait_for_the_compiler() -> None:
    write_compiled()
    code = "import sys, sixdot.voice.words as w; w.Words('fr'); print('sixdot.voice.compiling' in sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded == "False\n"


# How messages are written


def forms_of(written: str) -> dict[str, object]:
    found: dict[str, object] = messages_in(written.encode(), "a test")["m"]
    return found


def said_in(*forms: str) -> dict[str, str]:
    return dict(zip(LENGTHS, forms, strict=True))


def test_a_length_that_is_not_given_falls_back() -> None:
    assert forms_of("m = text") == {"": "text"}
    assert forms_of("m = text\n .brief = short") == said_in("short", "text", "text", "short")
    assert forms_of("m = text\n .full = long") == said_in("text", "text", "long", "text")
    assert forms_of("m = text\n .braille = mark") == said_in("text", "text", "text", "mark")
    assert forms_of("m =\n .brief = short") == dict.fromkeys(LENGTHS, "short")
    assert forms_of("m = text\n .help = help") == {"": "text", "help": "help"}


def test_a_message_that_says_only_what_is_different_is_an_error() -> None:
    with pytest.raises(ValueError, match="not what is normal"):
        forms_of("m =\n .full = long")


def test_the_first_case_that_holds_is_said() -> None:
    written = "m = { $n } left\n .you-and-last = your last\n .you = your { $n }\n .n_0 = none\n .braille-last = one"
    forms = forms_of(written)

    def said(length: str, **values: Value) -> str:
        words = Words("en", length)
        words._messages = {**words._messages, "m": forms}
        return words.attribute("m", length, **values)

    who = Who("Zoe", "you")
    assert said("normal", who=who, last=True, n=1) == "your last"
    assert said("normal", who=who, last=False, n=0) == "your 0"
    assert said("full", who=Who("Zoe"), last=True, n=0) == "none"
    assert said("brief", who=Who("Zoe"), last=True, n=3) == "3 left"
    assert said("braille", who=who, last=True, n=3) == "one"
    assert said("braille", who=who, last=False, n=3) == "your 3"


@pytest.mark.parametrize("name", LANGUAGES)
def test_nothing_is_written_that_would_be_said_anyway(name: str) -> None:
    idle = []
    own = [*family_files(name).values(), *edition_files(name).values()]
    for entry in entries((*files_of(name), *own)):
        whole = compiled_forms(entry)
        for attribute in [attribute for attribute in entry.attributes if attribute.id.name not in PARTS]:
            less = syntax.Message(
                entry.id, entry.value, [other for other in entry.attributes if other is not attribute]
            )
            if (entry.value or less.attributes) and _is_whole(less) and compiled_forms(less) == whole:
                idle.append(f"{entry.id.name}.{attribute.id.name}")
    assert not idle, listed(idle)


def _is_whole(message: syntax.Message) -> bool:
    return message.value is not None or any(attribute.id.name == "brief" for attribute in message.attributes)


def compiled_forms(message: syntax.Message) -> dict[str, object]:
    """In all lengths."""
    forms = {form: _pattern(pattern, "") for form, pattern in complete(message).items()}
    return {length: forms.get(length, forms.get("")) for length in (*LENGTHS, *PARTS)}


def entries(files: Iterable[Path]) -> list[syntax.Message]:
    return [entry for path in files for entry in entries_in(path)]


@cache
def entries_in(path: Path) -> list[syntax.Message]:
    parsed = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
    return [entry for entry in parsed.body if isinstance(entry, syntax.Message)]


# What the program says


@cache
def program() -> list[tuple[Path, list[ast.AST]]]:
    """Every module, but for what is compiled, with everything that is written in it."""
    paths = [path for path in SOURCES.rglob("*.py") if path.parent.name != "locales"]
    return [(path, list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))) for path in paths]


@cache
def texts_in_the_program() -> tuple[frozenset[str], frozenset[str]]:
    """Every text in the source, and every beginning of a text that is put together there."""
    whole: set[str] = set()
    begun: set[str] = set()
    for _, nodes in program():
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
                begun.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                begun.add(str(node.left.value))
    return frozenset(whole), frozenset(text for text in begun if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text))


def said(english: Language) -> set[str]:
    """The messages that the program can say, and those they are made of."""
    whole, begun = texts_in_the_program()
    family = {prefix + name for prefix, names in KINDS.items() for name in names}
    others = tuple(begun - KINDS.keys())
    events = {re.sub(r"\B(?=[A-Z])", "-", kind.__name__).lower() for kind in EVENTS}
    named = whole | family | events
    found = {name for name in english.messages if name in named or name.startswith(others)}
    waiting = list(found)
    while waiting:
        for name in english.references(waiting.pop()) - found:
            found.add(name)
            waiting.append(name)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_message_is_said_somewhere(edition: str) -> None:
    english = language("en", edition)
    idle = english.messages.keys() - said(english)
    assert not idle, "nothing in the program says: " + listed(idle)


@pytest.mark.parametrize(("name", "edition"), TABLES)
def test_a_message_is_made_of_messages_that_are_there(name: str, edition: str) -> None:
    known = language(name, edition)
    missing = [
        f"{message}: {', '.join(known.references(message) - known.messages.keys())}"
        for message in known.messages
        if known.references(message) - known.messages.keys()
    ]
    assert not missing, listed(missing)


def test_everything_that_is_said_by_its_name_is_there() -> None:
    missing = []
    known = english_messages()
    for path, nodes in program():
        for node in nodes:
            if isinstance(node, ast.Call) and node.args and _says(node.func):
                first = node.args[0]
                if isinstance(first, ast.Constant) and first.value not in known:
                    missing.append(f"{path.relative_to(SOURCES)}, line {node.lineno}: {first.value!r}")
    assert not missing, listed(missing)


def english_messages() -> set[str]:
    """At any table."""
    return {message for edition in EDITIONS for message in language("en", edition).messages}


def _says(called: ast.expr) -> bool:
    """`words.say("id")`, `telling.say("id")`, `story.say("id")`, `story.words.say("id")`"""
    if not isinstance(called, ast.Attribute) or called.attr not in ("say", "attribute"):
        return False
    owner = called.value
    name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
    return name in ("words", "telling", "story")


@cache
def values_in_the_program() -> frozenset[str]:
    """Every name, or part of one, by which the program passes a value."""
    found = {text.replace("_", "-").strip("-") for text in texts_in_the_program()[0]}
    found |= {field.name.replace("_", "-") for field in fields(DEFAULT)}  # see facts
    found |= {name.replace("_", "-") for kind in EVENTS for name in kind.__annotations__}  # what is heard of each
    for _, nodes in program():
        for node in nodes:
            if isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg.replace("_", "-"))
    return frozenset(found).union(*[kind.fields for kind in Event.__subclasses__()])


def is_given(value: str) -> bool:
    """Whether a value is given by this name, or by one put together from two."""
    given = values_in_the_program()
    first, _, last = value.rpartition("-")
    by_kind = last in ("is", "count", "colour") and first in given
    return value in given or by_kind or (first in given and (last in given or last.isdigit()))


@pytest.mark.parametrize(("name", "edition"), TABLES)
def test_no_message_wants_a_value_that_nobody_gives(name: str, edition: str) -> None:
    wrong = [
        f"{message}: ${value}"
        for message in spoken(name, edition)
        for value in language(name, edition).variables(message)
        if not is_given(value)
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("prefix", KINDS)
def test_a_kind_of_messages_is_complete(prefix: str) -> None:
    missing = [prefix + name for name in KINDS[prefix] if prefix + name not in english_messages()]
    assert not missing, listed(missing)


# What Fluent says


@pytest.mark.slow
@pytest.mark.parametrize(("name", "edition"), TABLES)
def test_fluent_itself_says_every_message_alike(name: str, edition: str) -> None:
    known = language(name, edition)
    bundle = FluentBundle([name], use_isolating=False, functions={"CHOOSE": chosen})  # type: ignore[dict-item]
    bundle.add_resource(resource(tuple(files_of(name))))
    for own in (family_files(name)[EDITIONS[edition].game], edition_files(name)[edition]):
        bundle.add_resource(resource((own,)), allow_overrides=True)
    compared = 0
    for message in spoken(name, edition):
        entry = bundle.get_message(message)
        for form in known.messages[message]:
            pattern = entry.attributes[form] if form else entry.value
            assert pattern is not None
            for values in known.ways(message, form, most=300):
                expected, problems = bundle.format_pattern(pattern, values)
                assert problems == [], f"{message}.{form} {values}"
                assert tidy(known.spoken(message, form, values)) == tidy(str(expected)), f"{message}.{form} {values}"
                compared += 1
    assert compared > 100


@cache
def resource(files: tuple[Path, ...]) -> syntax.Resource:
    """Every message with all of its lengths, as Fluent wants them where one is part of another."""
    found: list[syntax.EntryType] = []
    for entry in entries(files):
        forms = complete(entry)
        whole = forms.get("") or forms.get("normal")
        lengths = [] if whole is None else [(length, forms.get(length, whole)) for length in LENGTHS]
        parts = [(part, forms[part]) for part in PARTS if part in forms]
        attributes = [syntax.Attribute(syntax.Identifier(form), pattern) for form, pattern in (*lengths, *parts)]
        found.append(syntax.Message(entry.id, whole, attributes))
    return FluentResource(FluentSerializer().serialize(syntax.Resource(found)))


def chosen(value: object, **texts: str) -> str:
    """CHOOSE, as the files use it: by a word, or by whether there is one."""
    key = ("one" if value == FEW else "other") if isinstance(value, int) else str(value)
    return texts.get(key, list(texts.values())[-1])


@pytest.mark.parametrize(("name", "edition"), TABLES)
def test_what_is_said_has_single_spaces_and_none_before_a_full_stop(name: str, edition: str) -> None:
    known = language(name, edition)
    untidy = []
    for message in spoken(name, edition):
        for form in known.messages[message]:
            for values in known.ways(message, form, most=300):
                text = known.spoken(message, form, values)
                if re.search(r" ,| \.(?!\.)|(?<!\.)\.\.(?!\.)|[{}\xa0\u202f]", text):
                    untidy.append(f"{message}.{form}: {text}")
    assert not untidy, listed(untidy)


@pytest.mark.parametrize("edition", EDITIONS)
def test_french_puts_a_space_before_its_high_signs(edition: str) -> None:
    known = language("fr", edition)
    wrong = []
    for message in spoken("fr", edition):
        for form in known.messages[message]:
            if form == "braille":
                continue
            for values in known.ways(message, form, most=100):
                text = known.spoken(message, form, values)
                if re.search(r"[^\W\d_][:;?!](\s|$)", text):
                    wrong.append(f"{message}.{form}: {text}")
    assert not wrong, listed(wrong)
