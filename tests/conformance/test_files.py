"""The command `sixdot scenario`: what it prints, how it ends, and what it says about files it cannot understand."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.conformance.reading import Agreed, Expected, QuestionText, Scenario
from sixdot.game.actions import VERBS
from sixdot.game.view import PHASES

GOOD = """
- name: a Draw Two makes the next player draw
  rules: [T4]
  edition: mattel
  hands: [[r+2, b5, y1], [r3, g4, g6], [r7, r8, b1]]
  discard: [b9, r5]
  draw: [g1, g2]
  steps:
    - 0: play r+2
    - expect: {turn: 2, hand: {1: [r3, g4, g6, g1, g2]}}
    - 1: play r3
      refused: true
"""
OTHER = """
- name: a match
  rules: [O2]
  edition: dos
  hands: [[b7, b3, b4], [r4, g4, g6]]
  centre: [r7, y9]
  steps:
    - 0: match r7 with b7
    - expect: {count: {0: 2}}
"""
BAD = """
- name: a Draw Two does nothing
  rules: [T4, T5]
  edition: mattel
  hands: [[r+2, b5, y1], [r3, g4, g6]]
  discard: [r5]
  steps:
    - 0: play r+2
    - expect: {turn: 1}
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Write these texts to files and run them; return the exit code and what was printed."""

    def run_texts(*texts: str | bytes, options: tuple[str, ...] = ()) -> tuple[int, str, str]:
        files = []
        for number, text in enumerate(texts, 1):
            path = tmp_path / f"file{number}.yaml"
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
            files.append(str(path))
        code = main(["scenario", *files, *options])
        out, err = capsys.readouterr()
        return code, out, err

    return run_texts


def test_when_all_pass_there_is_a_line_for_each_and_the_exit_code_is_0(run: Run) -> None:
    code, out, err = run(GOOD, OTHER)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "ok file1.yaml: a Draw Two makes the next player draw",
        "ok file2.yaml: a match",
        "2 passed, 0 failed",
    ]


def test_a_failure_tells_what_was_expected_and_found_and_the_exit_code_is_1(run: Run) -> None:
    code, out, err = run(GOOD + BAD)
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert lines[0].startswith("ok ")
    assert lines[1] == "FAILED file1.yaml: a Draw Two does nothing"
    assert "scenario 2" in lines[2]
    assert "steps 2: turn" in lines[2]
    assert lines[3:] == ["  expected: 1", "  found: 0", "1 passed, 1 failed"]


@pytest.mark.parametrize(
    ("options", "passed", "failed"),
    [
        (("--edition", "mattel"), 1, 1),
        (("--edition", "dos"), 1, 0),
        (("--edition", "french"), 0, 0),
        (("--rule", "T4"), 1, 1),
        (("--rule", "T5"), 0, 1),
        (("--rule", "O2"), 1, 0),
        (("--rule", "T5", "--edition", "dos"), 0, 0),
    ],
)
def test_only_scenarios_of_one_edition_or_rule(run: Run, options: tuple[str, ...], passed: int, failed: int) -> None:
    code, out, _ = run(GOOD, OTHER, BAD, options=options)
    assert out.splitlines()[-1] == f"{passed} passed, {failed} failed"
    assert code == (1 if failed else 0)


def test_a_file_without_scenarios_is_not_a_mistake(run: Run) -> None:
    assert run("[]") == (0, "0 passed, 0 failed\n", "")


def test_coverage_counts_the_scenarios_of_each_edition_and_runs_none(run: Run) -> None:
    written_out = BAD.replace("edition: mattel", "edition: {name: kitchen-table, based-on: mattel}").replace(
        "Two", "2"
    )
    code, out, err = run(GOOD, OTHER, BAD + written_out, options=("--coverage",))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert "T4, what a Draw Two does to the next player. Scenarios: mattel 2, other rule books 1" in lines
    assert "T6, when a Wild can be played and which colours it can name. Scenarios: none" in lines
    assert lines[-1] == "4 in all; a scenario about several rules is counted for each of them"


def test_coverage_of_one_rule_in_one_edition(run: Run) -> None:
    code, out, _ = run(GOOD, OTHER, BAD, options=("--coverage", "--rule", "T5", "--edition", "mattel"))
    assert (code, out.splitlines()[0]) == (0, "T5, what Reverse and Skip do. Scenarios: mattel 1")
    assert len(out.splitlines()) == 2


# What `expect` may name: a wrong expectation fails for each key, so every check can fail

ALL_KEYS = Expected.__struct_fields__

UNO = """
- name: uno
  edition: question
  hands: [[r+2, b5, y1], [r3, g4, g6], [wi, r8, b1]]
  discard: [b9, rsk]
  draw: [g1, g2, g3]
  steps:
    - 0: play r+2
    - expect: {EXPECT}
"""
DOS = """
- name: dos
  edition: dos
  hands: [[b7, b3, b4], [r4, g4, g6]]
  centre: [r7, y9]
  steps:
    - 0: match r7 with b7
    - expect: {EXPECT}
"""
OVER = """
- name: over
  edition: mattel
  options: {target: 20}
  hands: [[r1], [r3, g9], [wi, r8]]
  discard: [r5]
  steps:
    - 0: play r1
    - expect: {EXPECT}
"""
DEALER = """
- name: dealer
  edition: mattel
  players: 3
  dealer_cards: [b1, b9, wi]
  steps:
    - expect: {EXPECT}
"""
EXPECTATIONS = [
    (UNO, "turn: 1", ["turn: 0", "turn: 2", "turn: null"]),
    (UNO, "phase: stack", ["phase: turn", "phase: over", "phase: nonsense"]),
    (UNO, "direction: left", ["direction: right"]),
    (UNO, "colour: red", ["colour: blue", "colour: null", "colour: r"]),
    (UNO, "top: r+2", ["top: g+2", "top: rsk", "top: null"]),
    (UNO, "not_top: rsk", ["not_top: r+2"]),
    (UNO, "hand: {0: [y1, b5]}", ["hand: {0: [y1]}", "hand: {0: [y1, b5, b5]}", "hand: {0: []}", "hand: {1: [r3]}"]),
    (UNO, "hand: {0: [b5, y1], 1: [r3, g4, g6]}", ["hand: {0: [b5, y1], 1: [r3, g4]}", "hand: {7: []}"]),
    (UNO, "count: {0: 2, 1: 3}", ["count: {0: 3}", "count: {0: 2, 1: 2}", "count: {3: 0}"]),
    (UNO, "draw_count: 97", ["draw_count: 96", "draw_count: 0"]),
    (UNO, "discard_count: 3", ["discard_count: 2"]),
    (UNO, "pending: 2", ["pending: 0", "pending: 4"]),
    (UNO, "scores: [0, 0, 0]", ["scores: [0, 0]", "scores: [0, 0, 1]", "scores: []"]),
    (UNO, "round_winner: null", ["round_winner: 0"]),
    (UNO, "next_dealer: null", ["next_dealer: 0"]),
    (UNO, "winners: []", ["winners: [0]"]),
    (UNO, "dealer: 2", ["dealer: 0", "dealer: null"]),
    (UNO, "blocked: false", ["blocked: true"]),
    (UNO, "allowed: {1: [pickup]}", ["allowed: {1: [draw]}", "allowed: {1: [pickup, play r3]}"]),
    (UNO, "forbidden: {1: [draw, play r3]}", ["forbidden: {1: [pickup]}", "forbidden: {1: [draw, pickup]}"]),
    (UNO, "forbidden: {0: [pickup]}", ["forbidden: {5: [pickup]}", "allowed: {5: [pickup]}"]),
    (UNO, "turn: 1, top: r+2", ["turn: 1, top: b9", "turn: 0, top: r+2", "centre: [r7]"]),
    (DOS, "centre: [y9, r7]", ["centre: [y9]", "centre: [y9, r7, r7]", "centre: []", "centre: [b7, y9]"]),
    (DOS, "allowed: {0: [done, dos], 1: [catch 0]}", ["allowed: {0: [draw]}", "allowed: {1: [catch 1]}", "top: r7"]),
    (DOS, "turn: 0, phase: turn", ["turn: 1", "pending: 0", "colour: null"]),
    (OVER, "phase: over", ["phase: turn"]),
    (OVER, "turn: null", ["turn: 0", "turn: 1"]),
    (OVER, "round_winner: 0", ["round_winner: 1", "round_winner: null"]),
    (OVER, "scores: [70, 0, 0]", ["scores: [0, 70, 0]", "scores: [69, 0, 0]"]),
    (OVER, "winners: [0]", ["winners: []", "winners: [1]", "winners: [0, 1]"]),
    (OVER, "next_dealer: 0, dealer: 2", ["next_dealer: 1", "next_dealer: null", "dealer: 0"]),
    (OVER, "blocked: false", ["blocked: true"]),
    (OVER, "forbidden: {1: [draw]}", ["allowed: {1: [draw]}"]),
    (DEALER, "dealer: 1", ["dealer: 0", "dealer: 2", "dealer: null", "turn: 1", "dealer: 1, turn: 2"]),
]  # fmt: skip
RIGHT = [(text, right) for text, right, _ in EXPECTATIONS]
WRONG = [(text, wrong) for text, _, wrongs in EXPECTATIONS for wrong in wrongs]


@pytest.mark.parametrize(("text", "expected"), RIGHT)
def test_a_right_expectation_passes(run: Run, text: str, expected: str) -> None:
    code, out, err = run(text.replace("EXPECT", expected))
    assert (code, err) == (0, ""), out


@pytest.mark.parametrize(("text", "expected"), WRONG)
def test_a_wrong_expectation_fails(run: Run, text: str, expected: str) -> None:
    code, out, err = run(text.replace("EXPECT", expected))
    assert (code, err) == (1, "")
    assert out.startswith("FAILED file1.yaml: ")
    assert out.endswith("0 passed, 1 failed\n")


def test_every_key_of_expect_has_a_wrong_expectation() -> None:
    keys = {key for _, wrong in WRONG for key in ALL_KEYS if wrong.startswith(f"{key}:")}
    assert keys == set(ALL_KEYS)


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("[{1: play r3}]", "found: 'play r3' is refused: it is another player's turn."),
        ("[{0: play r+2, refused: true}]", "expected: it is refused\n  found: it is done"),
        ("[{0: play b#}]", "found: there is no card 'b#' in the UNO deck"),
        ("[{7: draw}]", "found: 'draw' is refused: there is no such seat in this round."),
    ],
)
def test_what_should_be_done_and_is_refused_fails_and_the_other_way_round(run: Run, steps: str, found: str) -> None:
    code, out, _ = run(GOOD[: GOOD.index("steps:")] + f"steps: {steps}\n")
    assert code == 1
    assert found in out


def test_a_setup_that_is_refused_fails_unless_the_scenario_is_about_that(run: Run) -> None:
    broken = GOOD.replace("[b9, r5]", "[b9, r10]")
    code, out, _ = run(broken)
    assert code == 1
    assert "the setup is refused: there is no card 'r10' in the UNO deck (D2)" in out
    head = broken[: broken.index("  steps:")]
    assert run(head + "  setup_refused: true\n")[0] == 0
    code, out, _ = run(head.replace("r10", "r5") + "  setup_refused: true\n")
    assert code == 1
    assert "expected: the setup is refused\n  found: it is accepted" in out


# Files that cannot be understood: exit 2, no output, one line that names file, scenario and key


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


NAME = "a Draw Two makes the next player draw"
SCENARIO = f"file1.yaml: scenario 1 ({NAME})"
HANDS = "[[r+2, b5, y1], [r3, g4, g6], [r7, r8, b1]]"
EXPECTED = "{1: [r3, g4, g6, g1, g2]}"
MISTAKES: list[tuple[str, str | bytes, list[str]]] = [
    ("not YAML", "- name: [", ["file1.yaml: is not YAML"]),
    ("a tab", "-\tname: x\n\trules: y", ["file1.yaml: is not YAML"]),
    ("two documents", "--- []\n--- []\n", ["file1.yaml: is not YAML"]),
    ("an empty file", "", ["file1.yaml: a scenario file must be a list"]),
    ("not a list", "name: x", ["file1.yaml: a scenario file must be a list"]),
    ("a text", "hello", ["file1.yaml: a scenario file must be a list"]),
    ("a list of texts", "- hello", ["file1.yaml: scenario 1: Expected `object`, got `str`"]),
    ("a list of lists", "- []", ["file1.yaml: scenario 1: Expected `object`, got `array`"]),
    ("not UTF-8", GOOD.replace("Two", "Zwö").encode("latin-1"), ["file1.yaml: is not UTF-8"]),
    ("UTF-16", GOOD.encode("utf-16"), ["file1.yaml"]),
    ("nought bytes", b"\0\0\0\0", ["file1.yaml: is not YAML"]),
    ("nested deeply", "[" * 5000, ["file1.yaml"]),
    ("nested deeply and closed", "[" * 5000 + "]" * 5000, ["file1.yaml: is nested too deeply"]),
    ("nested maps", "".join(f"{' ' * depth}a:\n" for depth in range(1500)), ["file1.yaml"]),
    ("an unknown key", changed("discard:", "discards:"), [SCENARIO, "unknown field `discards`"]),
    ("an unknown option", changed("draw:", "options: {jump_in: true}\n  draw:"), [SCENARIO, "`jump_in`", "options"]),
    ("an unknown expectation", changed("turn: 2", "turm: 2"), [SCENARIO, "steps 2: expect", "unknown field `turm`"]),
    ("no name", changed(f"- name: {NAME}\n  rules", "- rules"), ["file1.yaml: scenario 1", "missing", "`name`"]),
    ("an empty name", changed(NAME, ""), ["file1.yaml: scenario 1", "Expected `str`, got `null`", "name"]),
    ("a list for a name", changed(NAME, "[x]"), ["file1.yaml: scenario 1", "Expected `str`, got `array`", "$.name"]),
    ("no edition", changed("  edition: mattel\n", ""), [SCENARIO, "missing required field `edition`"]),
    ("no steps", GOOD[: GOOD.index("  steps:")], [SCENARIO, "'steps' is missing"]),
    ("empty steps", GOOD[: GOOD.index("  steps:")] + "  steps: []\n", [SCENARIO, "'steps' is missing"]),
    ("steps of nothing", GOOD[: GOOD.index("  steps:")] + "  steps:\n", [SCENARIO, "steps: Expected `array`"]),
    ("a name twice", GOOD + GOOD, ["file1.yaml", f"the name {NAME!r} appears twice"]),
    ("a key twice", changed("  edition:", "  edition: rnib\n  edition:"), ["file1.yaml", "'edition'", "twice"]),
    ("a seat twice", changed(EXPECTED, "{1: [], 1: []}"), ["file1.yaml", "'1' appears twice"]),
    ("an unknown edition", changed("mattel", "Mattel"), [SCENARIO, "edition", "no edition 'Mattel'", "rnib"]),
    ("a list for the edition", changed("mattel", "[mattel]"), [SCENARIO, "edition: Expected `str`"]),
    ("a text for rules", changed("[T4]", "T4"), [SCENARIO, "rules", "Expected `array`, got `str`"]),
    ("a text for hands", changed(HANDS, "r1"), [SCENARIO, "hands", "Expected `array | null`, got `str`"]),
    ("texts for hands", changed("[r3, g4, g6]", "r3"), [SCENARIO, "hands", "Expected `array`, got `str`"]),
    ("a map for a card", changed("[b9, r5]", "[b9, {r: 5}]"), [SCENARIO, "discard", "Expected `str`, got `object`"]),
    ("a word for a seat", changed("draw:", "dealer: last\n  draw:"), [SCENARIO, "dealer", "Expected `int | null`"]),
    ("a broken number", changed("turn: 2", "turn: 2.5"), [SCENARIO, "steps 2: expect", "`int | null`", "turn"]),
    ("other digits", changed("turn: 2", "turn: ²"), [SCENARIO, "steps 2: expect", "`int | null`", "turn"]),
    ("yes for a flag", changed("refused: true", "refused: yes"), [SCENARIO, "steps 3", "`bool`", "refused"]),
    ("yes for rest", changed("draw:", "rest: on\n  draw:"), [SCENARIO, "rest", "Expected `bool`"]),
    ("a list for hand", changed(EXPECTED, "[r3]"), [SCENARIO, "steps 2: expect", "Expected `object`", "hand"]),
    ("a step of text", changed("- 0: play r+2", "- play r+2"), [SCENARIO, "steps: Expected `object`, got `str`"]),
    ("an empty step", changed("- 0: play r+2", "- {}"), [SCENARIO, "steps 1", "one seat with its action"]),
    ("two seats in a step", changed("- 0: play r+2", "- {0: draw, 1: draw}"), [SCENARIO, "steps 1", "one seat"]),
    ("a step that does both", changed("- 0: play r+2", "- {0: draw, expect: {}}"), [SCENARIO, "steps 1", "either"]),
    ("a word for the seat", changed("- 0: play r+2", "- me: play r+2"), [SCENARIO, "steps 1", "`int", "seat"]),
    ("a list for an action", changed("- 0: play r+2", "- 0: [play, r+2]"), [SCENARIO, "steps 1", "`str`", "action"]),
    ("a refused setup with steps", changed("draw:", "setup_refused: true\n  draw:"), [SCENARIO, "cannot have steps"]),
    ("no answer", changed("draw:", 'questions: {r5: {ask: "?"}}\n  draw:'), [SCENARIO, "`accept`", "questions"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "named"), [pytest.param(text, named, id=what) for what, text, named in MISTAKES])
def test_a_file_that_cannot_be_understood_is_named_with_scenario_and_key(
    run: Run, text: str | bytes, named: list[str]
) -> None:
    code, out, err = run(text)
    assert (code, out) == (2, "")
    assert err.startswith("sixdot: ")
    assert err.count("\n") == 1
    for part in named:
        assert part in err


def test_a_file_with_a_mistake_stops_all_before_any_is_run(run: Run) -> None:
    code, out, err = run(GOOD, "- hello")
    assert (code, out) == (2, "")
    assert "file2.yaml: scenario 1" in err


def test_a_file_that_is_missing_or_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        assert main(["scenario", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert f"{path}: cannot be read: " in err


def test_without_a_file_it_runs_those_that_come_with_sixdot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--rule", "T4", "--edition", "french"]) == 0
    said = capsys.readouterr().out
    assert "ok common.yaml: " in said
    assert re.search(r"^[1-9]\d* passed, 0 failed$", said, re.MULTILINE)


def test_an_unknown_action_is_a_mistake_in_the_file_and_not_a_refusal(run: Run) -> None:
    for text in (changed("1: play r3", "1: jump r3"), changed("0: play r+2", "0: plya r+2")):
        code, out, err = run(text)
        assert (code, out) == (2, "")
        assert "is not an action: actions begin with play, draw" in err


def test_an_unknown_action_is_named_with_file_scenario_and_step(run: Run) -> None:
    _, _, err = run(changed("1: play r3", "1: jump r3"))
    assert SCENARIO in err
    assert "steps 3" in err


def test_an_unknown_action_among_those_forbidden_is_a_mistake_in_the_file(run: Run) -> None:
    code, _, err = run(UNO.replace("EXPECT", "forbidden: {1: [plya r3]}"))
    assert code == 2
    assert "plya" in err


def test_missing_hands_are_named_with_file_scenario_and_key(run: Run) -> None:
    code, _, err = run(changed(f"  hands: {HANDS}\n", ""))
    assert code == 2
    assert SCENARIO in err
    assert "'hands' is missing" in err


def test_an_unknown_colour_is_a_refused_setup(run: Run) -> None:
    code, out, _ = run(changed("draw:", "colour: purple\n  draw:"))
    assert code == 1
    assert "the setup is refused: 'purple' is not a colour" in out


def test_a_number_with_very_many_digits_is_answered_like_any_mistake(run: Run) -> None:
    code, out, err = run(changed("turn: 2", f"turn: {'2' * 5000}"))
    assert (code, out) == (2, "")
    assert "steps 2: expect: Integer value out of range - at `$.turn`" in err


@pytest.mark.parametrize("options", [("--edition", "poker"), ("--rule", "T99")])
def test_an_unknown_edition_or_rule_is_not_a_success(run: Run, options: tuple[str, ...]) -> None:
    code, out, err = run(GOOD, options=options)
    assert (code, out) == (2, "")
    assert options[1] in err


def test_cards_left_over_from_the_draw_for_the_dealer_stay_in_the_pack(run: Run) -> None:
    code, out, _ = run(DEALER.replace("EXPECT", "dealer: 1").replace("[b1, b9, wi]", "[b1, b9, wi, r9, y9]"))
    assert code == 0
    assert "1 passed" in out


# The description for authors of other engines


def test_the_documentation_describes_every_key_every_action_and_every_phase() -> None:
    document = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text(encoding="utf-8")
    table_talk = VERBS.index("leave")  # the rest is done by a table, not by a scenario
    keys = [key for written in (Scenario, Agreed, Expected, QuestionText) for key in written.__struct_fields__]
    phases = [phase for phase in PHASES if phase != "judge"]  # only where a person judges
    missing = [
        word
        for word in [*keys, "refused", "expect", *VERBS[:table_talk], *phases]
        if not re.search(rf"`{word}\b", document)
    ]
    assert missing == []
