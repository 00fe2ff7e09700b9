"""An edition is data in one short file: nobody else asks which edition it is, and wrong set-ups are refused.

The search for edition ids covers the program's names and texts, but not comments and docstrings, which do nothing
and may give an example, nor the title of an edition's source. Two ids are also words of the games themselves
(one is the name of a deck and a call, number cards carry the other). Those two count only where they choose an
edition: compared with or matched against something called `edition` or `id`, looked up in the table of editions,
given to a parameter or variable called `edition`, imported as a module, or listed beside another id. An id hidden in
a variable of another name, or put together from pieces, is not found.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixdot.game.editions import DEFAULT, EDITIONS, edition_named
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.position import Position
from sixdot.game.questions import Question
from sixdot.game.scoring import scoring_for

SOURCES = Path(__file__).parents[2] / "src" / "sixdot"
EDITION_FILES = SOURCES / "game" / "editions"
WORDS_OF_THE_GAMES = {"dos", "question"}
IDS = tuple(EDITIONS)


def test_every_edition_is_found_by_its_id_and_one_of_them_is_the_default() -> None:
    assert {"dos", "french", "mattel", "question", "rnib"} <= set(EDITIONS)
    assert all(edition.id == name for name, edition in EDITIONS.items())
    assert [edition for edition in EDITIONS.values() if edition.default] == [DEFAULT]
    assert all(edition_named(name) is EDITIONS[name] for name in IDS)


def test_an_unknown_edition_is_answered_with_a_list_of_all() -> None:
    with pytest.raises(ValueError, match=f"no edition 'poker': the editions are {', '.join(EDITIONS)}"):
        edition_named("poker")


@pytest.mark.parametrize("name", IDS)
def test_an_edition_is_one_short_file_that_names_its_source_and_its_rules(name: str) -> None:
    text = (EDITION_FILES / f"{name}.py").read_text(encoding="utf-8")
    lines = text.splitlines()
    assert len(lines) < 40
    assert len(EDITIONS[name].source) > 15
    assert EDITIONS[name].source in text
    for line in lines:
        choice = re.match(r"    (\w+)=", line)
        if choice and choice[1] not in ("id", "source", "language", "game", "default"):
            block = text[text.index(line) :].split("\n    ),")[0] if line.endswith("(") else line
            assert re.search(r"# [DSFTCUGPAQO][0-9]+", block), f"{line.strip()} names no rule"


def test_the_folder_of_editions_holds_nothing_else() -> None:
    assert sorted(path.stem for path in EDITION_FILES.glob("*.py")) == ["__init__", *IDS]


# No edition is named outside its own file


def names_of_editions(code: str) -> Iterator[tuple[int, str]]:
    """The lines in which an edition is named, and how."""
    tree = ast.parse(code)
    prose = {id(text) for node in ast.walk(tree) for text in prose_of(node)}
    for node in ast.walk(tree):
        if id(node) not in prose:
            for name in {*plainly_named(node), *chosen(node)}:
                yield getattr(node, "lineno", 0), name


def prose_of(node: Any) -> Iterator[ast.AST]:
    """Docstrings, and the title of the rule book an edition follows."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    if isinstance(node, holders) and ast.get_docstring(node, clean=False) is not None:
        assert isinstance(node.body[0], ast.Expr)
        yield node.body[0].value
    if isinstance(node, ast.keyword) and node.arg == "source":
        yield node.value


def plainly_named(node: ast.AST) -> Iterator[str]:
    """Ids that mean nothing else, as whole words of any name or text."""
    texts = [value for _, value in ast.iter_fields(node) if isinstance(value, str)]
    if isinstance(node, ast.Constant) and isinstance(node.value, bytes):
        texts.append(node.value.decode("latin-1"))
    for text in texts:
        for word in re.split(r"[\W_]+", text.lower()):
            if word in IDS and word not in WORDS_OF_THE_GAMES:
                yield word


def chosen(node: ast.AST) -> Iterator[str]:
    """Ids by which an edition is chosen."""
    if isinstance(node, ast.Compare) and any(map(is_edition, [node.left, *node.comparators])):
        yield from ids_in(node.left, *node.comparators)
    elif isinstance(node, ast.Match) and is_edition(node.subject):
        yield from ids_in(*[case.pattern for case in node.cases])
    elif isinstance(node, ast.Subscript) and is_edition(node.value):
        yield from ids_in(node.slice)
    elif isinstance(node, ast.Call) and (is_edition(node.func) or is_edition(getattr(node.func, "value", None))):
        yield from ids_in(*node.args)
    elif isinstance(node, ast.keyword) and node.arg is not None and "edition" in node.arg.lower():
        yield from ids_in(node.value)
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(map(is_edition, targets)):
            yield from ids_in(node.value)
    elif isinstance(node, ast.arguments):
        named = [*node.posonlyargs, *node.args][::-1]
        defaults = [
            *zip(named, node.defaults[::-1], strict=False),
            *zip(node.kwonlyargs, node.kw_defaults, strict=True),
        ]
        yield from ids_in(*[default for argument, default in defaults if default and "edition" in argument.arg])
    elif isinstance(node, ast.ImportFrom) and (node.module or "").endswith("editions"):
        yield from [alias.name for alias in node.names if alias.name in IDS]
    elif isinstance(node, ast.Import | ast.ImportFrom):
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
        yield from [module.rpartition(".")[2] for module in modules if ".editions." in f".{module}"]
    elif isinstance(node, ast.Dict):
        yield from several([key for key in node.keys if key is not None])
    elif isinstance(node, ast.Set | ast.List | ast.Tuple):
        yield from several(node.elts)


def is_edition(node: Any) -> bool:
    """Whether this is called an edition, or is an id of something."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "id" or "edition" in name.lower()


def ids_in(*nodes: ast.AST) -> list[str]:
    found = [inner.value for node in nodes for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
    return [value for value in found if isinstance(value, str) and value in IDS]


def several(nodes: list[ast.expr]) -> list[str]:
    """Two ids in one row are a list of editions."""
    found = [node.value for node in nodes if isinstance(node, ast.Constant) and node.value in IDS]
    return [str(name) for name in found] if len(set(found)) > 1 else []


# Words about an edition belong in the locales.
ELSEWHERE = [path for path in sorted(SOURCES.rglob("*.py")) if "locales" not in path.parts]


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(SOURCES))) for path in ELSEWHERE])
def test_no_edition_is_named_outside_its_own_file(path: Path) -> None:
    own = path.stem if path.parent == EDITION_FILES else None
    named = [(line, name) for line, name in names_of_editions(path.read_text(encoding="utf-8")) if name != own]
    assert named == [], f"{path}: {named}"


@pytest.mark.parametrize(
    "code",
    [
        'x = "mattel"',
        "mattel = 1",
        "x = is_french(y)",
        'x = f"the RNIB says {y}"',
        'x = b"rnib"',
        "from sixdot.game.editions import rnib",
        "from sixdot.game.editions import dos",
        "import sixdot.game.editions.question",
        "from sixdot.game.editions.dos import EDITION",
        'if edition.id == "dos": pass',
        'if self.edition.id in ("dos", "x"): pass',
        'if view.edition != "question": pass',
        'if "dos" == edition: pass',
        'EDITIONS["dos"]',
        'EDITIONS.get("question")',
        'edition_named("dos")',
        'match edition.id:\n    case "dos": pass',
        'match view.edition:\n    case "x" | "question": pass',
        'play(edition="dos")',
        'edition = "question"',
        'default_edition: str = "dos"',
        'def play(edition="dos"): pass',
        'def play(*, edition="question"): pass',
        'words = {"dos": 1, "question": 2}',
        'if x in ("dos", "question"): pass',
    ],
)
def test_the_search_finds_an_edition_that_is_named(code: str) -> None:
    assert list(names_of_editions(code))


@pytest.mark.parametrize(
    "code",
    [
        '"""As the mattel edition has it."""',
        "# rnib\nx = 1",
        'card = Card("dos", 1)',
        'DECKS = {"uno": 1, "dos": 2}',
        'VERBS = ("catch", "dos", "accuse")',
        'if edition.game == "dos": pass',
        'reader.take("question")',
        "view.question.ask",
        "x = dos",
        'x = "frenchman"',
        "from sixdot.game.dos.machine import DosRound",
        "from sixdot.game.editions import EDITIONS",
    ],
)
def test_the_search_leaves_words_of_the_games_alone(code: str) -> None:
    assert list(names_of_editions(code)) == []


def test_a_house_rule_is_a_changed_copy_and_nobody_minds_its_name() -> None:
    house = replace(EDITIONS["mattel"], id="grandmother", call_penalty=3)
    assert scoring_for(house, 4, Options()).target == 500
    game = Match(house, 2)
    game.play_on(Position(house, [["r1", "b2"], ["g3", "g4"]], discard=["r5"]).set_up())
    assert game.view(0).edition == "grandmother"


# Wrong set-ups


def table(edition: str, players: int, **options: Any) -> Callable[[], object]:
    return lambda: Match(EDITIONS[edition], players, Options(**options))


def position(edition: str, hands: str, **layout: Any) -> Callable[[], object]:
    held = [hand.split() for hand in hands.split("|")]
    return lambda: Position(EDITIONS[edition], held, **layout).set_up()


def asking(edition: str, code: str, *accept: str) -> Callable[[], object]:
    return lambda: Match(EDITIONS[edition], 2, questions={code: Question("What?", accept)})


WRONG = [
    *[
        (table(name, players), f"{book.least_players} to {book.most_players} players, not .* (D4)")
        for name, book in EDITIONS.items()
        for players in (0, 1, book.most_players + 1, 11)
    ],
    (table("mattel", 4, scoring="elimination"), "no scoring 'elimination': it offers first-to, lowest (G6-G8)"),
    (table("question", 4, scoring="lowest"), "no scoring 'lowest': it offers first-to (G6-G8)"),
    (table("dos", 4, scoring="elimination"), "no scoring 'elimination': it offers first-to (G6-G8)"),
    (table("rnib", 4, scoring="highest"), "no scoring 'highest'"),
    (table("rnib", 4, scoring=""), "no scoring ''"),
    (table("rnib", 4, scoring="lowest", partners="opposite"), "partners have a scoring of their own"),
    (table("french", 4, scoring="first-to", partners="rotating"), "partners have a scoring of their own"),
    (table("mattel", 4, partners="opposite"), "has no partners (G9)"),
    (table("question", 4, partners="opposite"), "has no partners (G9)"),
    (table("dos", 4, partners="opposite"), "has no partners (G9)"),
    (table("rnib", 4, partners="rotating"), "has no rotating partners (G10)"),
    (table("mattel", 4, partners="rotating"), "has no rotating partners (G10)"),
    (table("rnib", 3, partners="opposite"), "need four players, not 3 (G9)"),
    (table("rnib", 6, partners="opposite"), "need four players, not 6 (G9)"),
    (table("french", 5, partners="opposite"), "an even number of players, at least 4, not 5 (G9)"),
    (table("french", 2, partners="opposite"), "an even number of players, at least 4, not 2 (G9)"),
    (table("french", 6, partners="rotating"), "need four players, not 6 (G10)"),
    (table("french", 4, partners="rotating", target=300), "exactly three rounds, without a target (G10)"),
    (table("french", 4, partners="sideways"), "partners is none or opposite or rotating, not 'sideways'"),
    *[(table("mattel", 2, target=target), "a whole number from 1 to 1000000, not ") for target in (0, -1, 10**7)],
    (table("mattel", 2, dealer=0), "the first dealer of the mattel edition is drawn for, not chosen (S1)"),
    (table("dos", 2, dealer=0), "the first dealer of the dos edition is drawn for, not chosen (S1)"),
    (table("question", 3, dealer=3), "one of the seats 0 to 2, not 3 (S1)"),
    (table("question", 3, dealer=-1), "one of the seats 0 to 2, not -1 (S1)"),
    (table("mattel", 3, judge="person"), "the mattel edition asks no questions, so nobody judges (Q7)"),
    (table("question", 3, judge="parrot"), "judge is program or person or vote, not 'parrot'"),
    (table("mattel", 3, leavers="wait"), "leavers is bot or fold, not 'wait'"),
    (table("rnib", 4, partners="opposite", leavers="fold"), "a bot plays on for a partner who leaves"),
    (asking("mattel", "r5", "yes"), "the mattel edition asks no questions (Q1)"),
    (asking("question", "r10", "yes"), "there is no card 'r10' in the UNO deck (Q1)"),
    (asking("question", "rsk", "yes"), "only number cards carry questions, not rsk (Q1)"),
    (asking("question", "r5"), "a question accepts 1 to 100 answers, not 0 (Q7)"),
    (position("mattel", "r1", discard=["r5"]), "is for 2 to 10 players, not 1 (D4)"),
    (position("mattel", "r1 b10 | g1", discard=["r5"]), "there is no card 'b10' in the UNO deck (D2)"),
    (position("mattel", "r1 wd | g1", discard=["r5"]), "there is no card 'wd' in the UNO deck (D2)"),
    (position("mattel", "r0 b1 | r0", discard=["r5"]), "r0 is there 2 times, but the deck holds 1 (D2)"),
    (position("mattel", "r1 r1 | r1", discard=["r5"]), "r1 is there 3 times, but the deck holds 2 (D2)"),
    (position("mattel", "r1 | r2", discard=["r5"], draw=["r5", "r5"]), "r5 is there 3 times"),
    (position("dos", "b2 b3 | r1 r3", centre=["r7", "y9"]), "there is no card 'b2' in the DOS deck (D2)"),
    (position("dos", "b6 b6 | b6 r3", centre=["r7", "y9"]), "b6 is there 3 times, but the deck holds 2 (D2)"),
    (position("dos", "b6 b7 | r3 r4"), "needs a centre row (S6)"),
    (position("dos", "b6 b7 | r3 r4", first="b1", centre=["r7", "y9"]), "has a centre row and no first card"),
    (position("mattel", "r1 | r2"), "a discard pile or a first card (S6)"),
    (position("mattel", "r1 | r2", discard=["r5"], centre=["r7"]), "a centre row belongs to another game"),
    (position("mattel", "r1 | r2", discard=["r5"], first="r7"), "a first card starts the discard pile"),
    (position("mattel", "r1 | r2", first="wi", colour="red"), "leave out the discard pile and the colour"),
    (position("mattel", "r1 | r2", first="wi+4", rest=False), "no card that may start instead of wi+4 (F5)"),
    (position("question", "r1 | r2", first="rsk", draw=["wi"], rest=False), "no card that may start"),
    (position("mattel", "r1 | r2", discard=["wi"]), "which one? (T6)"),
    (position("mattel", "r1 | r2", discard=["wi"], colour="purple"), "'purple' is not a colour"),
    (position("mattel", "r1 | r2", discard=["r5"], colour="blue"), "only a wild on top names a colour, not r5 (T6)"),
    (position("mattel", "r1 | r2", discard=["r5"], dealer=2), "one of the seats 0 to 1, not 2"),
    (position("mattel", "r1 | r2", discard=["r5"], dealer=-1), "one of the seats 0 to 1, not -1"),
    (position("mattel", "r1 |", discard=["r5"]), "seat 1 holds no cards"),
    (position("rnib", "r1 | r2 | b1", discard=["r5"], eliminated=[2]), "seat 2 is eliminated and must hold no"),
    (position("rnib", "r1 | r2 | ", discard=["r5"], eliminated=[5]), "no seat 5 to be eliminated"),
    (position("rnib", "r1 |  | ", discard=["r5"], eliminated=[1, 2]), "at least two players must be left in a round"),
]  # fmt: skip


@pytest.mark.fault("R33")
@pytest.mark.parametrize(("wrong", "why"), WRONG, ids=[f"{place}: {why}" for place, (_, why) in enumerate(WRONG)])
def test_a_wrong_set_up_is_refused_with_a_sentence(wrong: Callable[[], object], why: str) -> None:
    with pytest.raises(SetupError) as told:
        wrong()
    sentence = str(told.value)
    pattern = re.escape(why).replace(r"\.\*", ".*")
    assert re.search(pattern, sentence), sentence


@pytest.mark.parametrize("target", [1.5, "5", [500]])
def test_a_target_that_is_not_a_whole_number_is_refused(target: Any) -> None:
    with pytest.raises((SetupError, TypeError)):  # compiled code minds the type before the rule does
        Options(target=target)


def test_an_unknown_colour_is_refused_even_where_no_colour_is_wanted() -> None:
    with pytest.raises(SetupError, match="not a colour"):
        position("mattel", "r1 | r2", discard=["r5"], colour="purple")()


@pytest.mark.parametrize("name", IDS)
def test_the_smallest_and_the_largest_table_can_be_set_up(name: str) -> None:
    edition = EDITIONS[name]
    for players in (edition.least_players, edition.most_players):
        assert len(Match(edition, players).scores) == players


@pytest.mark.parametrize(
    ("name", "target"), [("rnib", 500), ("mattel", 500), ("french", 500), ("question", 500), ("dos", 200)]
)
def test_a_target_is_the_editions_own_or_any_number_agreed(name: str, target: int) -> None:
    assert Match(EDITIONS[name], 2).scoring.target == target
    assert Match(EDITIONS[name], 2, Options(target=1)).scoring.target == 1
