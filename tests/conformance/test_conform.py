"""The command `sixdot conform`: engines that are right, wrong, broken or modest, and what is said about them."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sixdot.cli import main
from sixdot.conformance.process import Breakdown, EngineProcess
from sixdot.conformance.reading import read_written
from sixdot.conformance.runner import difference_at

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
OTHERS = ROOT / "build" / "uno-engine"
MANUAL = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
OURS = shlex.join([sys.executable, str(EXAMPLES / "conform_sixdot.py")])
RNIB = """
- name: a play
  rules: [T1]
  edition: rnib
  hands: [[r1, b5, y1], [r3, g4, g6]]
  discard: [r5]
  steps:
    - 0: play r1
    - expect: {turn: 1, top: r1}
    - 0: draw
      refused: true
"""
REFUSED = """
- name: a table without players
  rules: [D4]
  edition: mattel
  players: 0
  setup_refused: true
"""

Conform = Callable[..., tuple[int, str, str]]


@pytest.fixture
def conform(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Conform:
    """Examine the engine that this program is, with these scenarios; return the exit code and what was printed."""

    def examine(program: str, text: str = RNIB + REFUSED, *options: str) -> tuple[int, str, str]:
        scenarios = tmp_path / "file.yaml"
        scenarios.write_text(text, encoding="utf-8")
        code = main(["conform", "--engine", started(program, tmp_path), str(scenarios), *options])
        out, err = capfd.readouterr()
        return code, out, err

    return examine


def started(program: str, folder: Path) -> str:
    """The command that starts this program."""
    path = folder / "engine.py"
    path.write_text(program, encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


def engine(position: str = "say(refused='no')", hello: str = "{'name': 'fake', 'version': '1.0'}") -> str:
    """A program that does this when it is to lay out the table of RNIB, and refuses all others."""
    return f"""
import json, sys

def say(**answer):
    print(json.dumps(answer), flush=True)

for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        say(ok={hello})
    elif asked.get("edition") == "mattel":
        say(refused="nobody plays")
    else:
        {position}
"""


def changed(change: str) -> str:
    """Our own engine, but for this."""
    return f"""
import sys
sys.path.insert(0, {str(EXAMPLES)!r})
import conform_sixdot
from conform_sixdot import Adapter
{change}
conform_sixdot.main()
"""


# Right and wrong engines


@pytest.mark.slow
def test_our_own_engine_passes_everything_over_the_wire(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", "--engine", OURS, "--junit", str(tmp_path / "report.xml")]) == 0
    first, *lines, last = capfd.readouterr().out.splitlines()
    assert re.fullmatch(r"sixdot \S+: everything", first)
    assert all(line.startswith("ok ") for line in lines)
    assert last == f"{len(lines)} passed, 0 failed, 0 unsupported"
    report = ElementTree.parse(tmp_path / "report.xml").getroot()
    assert len(report) == len(lines) > 700


@pytest.mark.slow
@pytest.mark.skipif(not OTHERS.exists(), reason="scripts/uno-engine fetches it")
def test_an_engine_by_others_does_as_the_manual_says(capfd: pytest.CaptureFixture[str]) -> None:
    command = shlex.join(["node", str(EXAMPLES / "conform_uno_engine.js"), str(OTHERS)])
    assert main(["conform", "--engine", command]) == 1
    out = capfd.readouterr().out
    told = re.search(r"^\| (uno-engine .*?), .*\| `core` \| (\d+) \| (\d+) \| (\d+) \|$", MANUAL, re.MULTILINE)
    assert told
    assert out.startswith(f"{told[1]}: core\n")
    assert out.endswith("\n{} passed, {} failed, {} unsupported\n".format(*told.groups()[1:]))


def test_one_wrong_rule_is_found_out(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    planted = changed("""
from sixdot.conformance import own
by_the_book = own.house_edition
own.house_edition = lambda edition, house: by_the_book(edition, [*house, "penalty=4"])
""")
    assert main(["conform", "--engine", started(planted, tmp_path), str(ROOT / "scenarios" / "common.yaml")]) == 1
    out = capfd.readouterr().out
    found = re.findall(r"^FAILED common.yaml: .*\n  .*: hand of seat 0\n  expected: .*\n  found: ", out, re.MULTILINE)
    assert len(found) == 2
    assert out.endswith("20 passed, 2 failed, 0 unsupported\n")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("Adapter.act = lambda self, seat, action: {'ok': True}", "steps 2: turn\n  expected: 1\n  found: 0"),
        ("Adapter.act = lambda self, seat, action: {'refused': 'no\\033'}", "expected: it is done\n  found: no?"),
        (
            "Adapter.view = lambda self: {'ok': {'turn': '1'}}",
            "the view of the engine: Expected `int | null`, got `str`",
        ),
        ("Adapter.view = lambda self: {'ok': {'turns': 1}}", "Object contains unknown field `turns`"),
        ("Adapter.view = lambda self: {'refused': 'secret'}", "the view is refused: secret"),
        ("Adapter.position = lambda self, **given: {'refused': 'no'}", "the setup is refused: no"),
    ],
)
def test_what_is_different_is_told_as_for_our_own_engine(conform: Conform, change: str, why: str) -> None:
    code, out, _ = conform(changed(change))
    assert code == 1
    assert out.startswith("sixdot ")
    assert why in out.replace("\n    ", "\n  ")
    assert out.endswith("1 passed, 1 failed, 0 unsupported\n")


def test_a_refusal_that_changes_something_is_a_failure(conform: Conform) -> None:
    code, out, _ = conform(
        changed("""
right = Adapter.act

def act(self, seat, action):
    answer = right(self, seat, action)
    if "refused" in answer:
        right(self, 1, "play r3")
    return answer

Adapter.act = act
""")
    )
    assert code == 1
    assert "0: draw\n  it is refused, but something has changed" in out


# Broken engines: the scenario has failed, and the next one gets a new engine


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("sys.exit(3)", "ended, with status 3"),
        ("print('let me see', flush=True)", "wrote something that is not a line of JSON: 'let me see'"),
        ("print('\\033[31m', flush=True)", "wrote something that is not a line of JSON: '\\x1b[31m'"),
        ("print('[' * 100_000, flush=True)", "wrote something that is not a line of JSON: '[[["),
        ("print('x' * 3_000_000, flush=True)", "wrote something that is not a line of JSON: 'xxx"),
        ("print([], flush=True)", "answered position with none of 'ok', 'refused' and 'unsupported' alone"),
        ("say(ok=True, refused='no')", "answered position with none of 'ok', 'refused' and 'unsupported' alone"),
        ("say(ok=1)", "answered position with an 'ok' that is not true"),
    ],
)
def test_a_breakdown_is_told_and_the_rest_goes_on(conform: Conform, position: str, why: str) -> None:
    code, out, _ = conform(engine(position))
    assert code == 1
    assert out.startswith(f"fake 1.0: everything\nFAILED file.yaml: a play\n  the engine {why}")
    assert out.endswith("\nok file.yaml: a table without players\n1 passed, 1 failed, 0 unsupported\n")


def test_an_engine_that_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    command = started(engine("import time; time.sleep(600)"), tmp_path)
    with EngineProcess(command, 60) as silent:
        silent.patience = 0.1
        with pytest.raises(Breakdown, match=r"^the engine did not answer within 0\.1 seconds$"):
            silent.ask("position", edition="rnib")
        silent.patience = 60
        with pytest.raises(Exception, match="nobody plays"):
            silent.ask("position", edition="mattel")


def test_two_lines_for_one_request_are_noticed(conform: Conform) -> None:
    code, out, _ = conform(engine("""print('{"unsupported": "no"}\\nmore', flush=True)"""))
    assert code == 1
    assert "FAILED file.yaml: a table without players" in out


def test_what_the_engine_writes_to_its_errors_is_passed_through(conform: Conform) -> None:
    _, out, err = conform("import sys; print('I was here', file=sys.stderr)\n" + engine())
    assert "I was here" in err
    assert "I was here" not in out


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import sys; sys.exit(1)", "the engine ended, with status 1."),
        ("print('Welcome!', flush=True)", "the engine wrote something that is not a line of JSON: 'Welcome!'."),
        (engine(hello="{}"), "the engine did not introduce itself: Object missing required field `name`."),
    ],
)
def test_an_engine_that_does_not_introduce_itself_is_not_examined(conform: Conform, program: str, why: str) -> None:
    code, out, err = conform(program)
    assert (code, out) == (2, "")
    assert f"sixdot: This engine cannot be examined: {why}\n" in err


@pytest.mark.parametrize("command", ["/nowhere/engine", "'engine", "", "/"])
def test_an_engine_that_cannot_be_started(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", "--engine", command, str(ROOT / "scenarios" / "books.yaml")]) == 2
    assert "This engine cannot be examined: the engine cannot be started: " in capfd.readouterr().err


# Modest engines


def test_what_is_unsupported_is_told_and_never_counts_as_passed(conform: Conform) -> None:
    code, out, _ = conform(engine("say(unsupported='no such rule book')"))
    assert code == 1
    assert "UNSUPPORTED file.yaml: a play\n  no such rule book\n" in out
    assert out.endswith("1 passed, 0 failed, 1 unsupported\n")


def test_what_the_view_leaves_out_is_unsupported(conform: Conform) -> None:
    _, out, _ = conform(changed("Adapter.view = lambda self: {'ok': {'turn': 1}}"))
    assert "UNSUPPORTED file.yaml: a play\n  top: the engine does not tell this here\n" in out


def test_an_engine_claims_profiles_and_whoever_runs_it_may_claim_others(conform: Conform) -> None:
    modest = engine("say(unsupported='no')", hello="{'name': 'fake', 'profiles': ['mattel', 'house']}")
    code, out, _ = conform(modest)
    assert code == 0
    assert out.splitlines() == [
        "fake: mattel, house",
        "ok file.yaml: a table without players",
        "mattel: 1 passed, 0 failed, 0 unsupported",
        "house: 0 passed, 0 failed, 0 unsupported",
        "1 passed, 0 failed, 0 unsupported",
    ]
    code, out, _ = conform(modest, RNIB + REFUSED, "--profile", "rnib")
    assert (code, out.splitlines()[-1]) == (1, "0 passed, 0 failed, 1 unsupported")


def test_to_claim_nothing_of_what_there_is_passes_nothing(conform: Conform) -> None:
    code, out, _ = conform(engine(), RNIB, "--profile", "dos")
    assert (code, out.splitlines()[-1]) == (1, "0 passed, 0 failed, 0 unsupported")


def test_a_profile_that_does_not_exist(conform: Conform, capfd: pytest.CaptureFixture[str]) -> None:
    code, _, err = conform(engine(hello="{'name': 'fake', 'profiles': ['poker']}"))
    assert code == 2
    assert "There is no profile poker: they are core, scoring, " in err
    with pytest.raises(SystemExit):
        main(["conform", "--engine", OURS, "--profile", "poker"])
    assert "--profile cannot be poker" in capfd.readouterr().err


def test_only_scenarios_of_one_rule(conform: Conform) -> None:
    code, out, _ = conform(engine(), RNIB + REFUSED, "--rule", "D4")
    assert (code, out.splitlines()[-1]) == (0, "1 passed, 0 failed, 0 unsupported")


# Reports for programs


def test_tap_has_a_plan_and_a_line_for_every_scenario(conform: Conform) -> None:
    other = RNIB.replace("a play", "'another # sign'").replace("b5", "b6")
    dying = engine("say(unsupported='no') if 'b5' in line else sys.exit(4)")
    code, out, _ = conform(dying, RNIB + REFUSED + other, "--tap")
    assert code == 1
    assert out.splitlines() == [
        "TAP version 14",
        "1..3",
        "# fake 1.0: everything",
        "ok 1 - file.yaml: a play # SKIP no",
        "ok 2 - file.yaml: a table without players",
        r"not ok 3 - file.yaml: another \# sign",
        "# the engine ended, with status 4",
        "# 1 passed, 1 failed, 1 unsupported",
    ]


def test_junit_tells_failures_and_what_was_skipped(conform: Conform, tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    other = RNIB.replace("a play", "another").replace("b5", "b6")
    conform(
        engine("say(unsupported='no') if 'b5' in line else print('\\0\\033 <&>', flush=True)"),
        RNIB + REFUSED + other,
        "--junit",
        str(report),
    )
    suite = ElementTree.parse(report).getroot()
    assert suite.attrib == {"name": "fake 1.0", "tests": "3", "failures": "1", "skipped": "1"}
    assert [(case.attrib["classname"], case.attrib["name"]) for case in suite] == [
        ("file.yaml", "a play"),
        ("file.yaml", "a table without players"),
        ("file.yaml", "another"),
    ]
    assert [[inside.tag for inside in case] for case in suite] == [["skipped"], [], ["failure"]]
    assert "<&>" in suite[2][0].attrib["message"]


# The manual


def test_the_conversation_in_the_manual_is_the_one_that_is_had(tmp_path: Path) -> None:
    (scenario, written), *_ = read_written(_example_scenario(tmp_path))
    log = tmp_path / "log"
    recorder = changed(f"""
adapter, log = Adapter(), open({str(log)!r}, "w")
for line in sys.stdin:
    request = conform_sixdot.json.loads(line)
    answer = conform_sixdot.json.dumps(getattr(adapter, request.pop("do"))(**request))
    log.write(f"> {{line}}< {{answer}}\\n")
    print(answer, flush=True)
log.close()
""")
    given = {key: value for key, value in written.items() if key not in ("name", "rules", "steps")}
    with EngineProcess(started(recorder, tmp_path), 60) as ours:
        assert difference_at(scenario, lambda: ours.lay_out(given)) == ""
    had = log.read_text(encoding="utf-8")
    shown = re.search(r"```\n(> \{.*?)```", MANUAL, re.DOTALL)
    assert shown
    assert _conversation(shown[1]) == _conversation(had)


def _example_scenario(folder: Path) -> Path:
    text = re.search(r"```yaml\n(- name: .*?)```", MANUAL, re.DOTALL)
    assert text
    path = folder / "example.yaml"
    path.write_text(text[1], encoding="utf-8")
    return path


def _conversation(text: str) -> list[tuple[str, object]]:
    """Requests and answers, without the version that introduces us."""
    lines = [(line[0], json.loads(line[2:])) for line in text.splitlines()]
    assert lines[1][1]["ok"].pop("version")
    return lines


def test_an_adapter_is_small() -> None:
    for adapter in EXAMPLES.glob("conform_*"):
        assert len(adapter.read_text(encoding="utf-8").splitlines()) < 100


def test_the_adapter_ends_when_nothing_more_is_asked() -> None:
    command = [sys.executable, str(EXAMPLES / "conform_sixdot.py")]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=True)
    assert done.stdout == ""
