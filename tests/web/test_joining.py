"""The modules of the page as one script: each after what it imports, and every line can be found again."""

from __future__ import annotations

import json

import pytest

from sixdot.web.joining import Unjoined, joined, joined_later

MODULES = {
    "app": 'import { say as aloud, $ } from "./voice.js";\nimport * as tools from "./tools.js";\n\naloud($);\n',
    "voice": 'import {\n  one,\n} from "./tools.js";\nexport const $ = one;\nexport async function say() {}\n\n',
    "tools": "// Tools.\nexport const one = 1;\nexport class Tool {}\n",
    "unused": "export const two = 2;\n",
}
SCRIPT = """const tools_js = (() => {
const one = 1;
class Tool {}
return { one, Tool };
})();
const voice_js = (() => {
const {
one,
} = tools_js;
const $ = one;
async function say() {}
return { $, say };
})();
const app_js = (() => {
const { say: aloud, $ } = voice_js;
const tools = tools_js;
aloud($);
return {  };
})();
"""
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def steps(text: str) -> list[int]:
    """The numbers of a segment of a source map, read by the book: five bits a digit, the lowest first."""
    found, value, shift = [], 0, 0
    for digit in map(DIGITS.index, text):
        value |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            found.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return found


def test_each_module_comes_once_after_what_it_imports_and_shows_only_what_it_exports() -> None:
    assert joined(MODULES, "app")[0] == SCRIPT


def test_every_line_of_a_module_is_found_from_its_line_in_the_script() -> None:
    long = {**MODULES, "tools": "\n" * 100 + MODULES["tools"]}
    script, text = joined(long, "app")
    found = json.loads(text)
    assert found["sources"] == ["tools.js", "voice.js", "app.js"]
    source = line = 0
    mapped = []
    for written, segment in zip(script.split("\n"), found["mappings"].split(";"), strict=False):
        if segment:
            column, by_source, by_line, at = steps(segment)
            assert (column, at) == (0, 0)
            source, line = source + by_source, line + by_line
            mapped.append((found["sources"][source], line))
            own = found["sourcesContent"][source].split("\n")[line]
            assert written == own.removeprefix("export ").strip() or "import" in own or "from" in own
    modules = [(name, long[name].split("\n")) for name in ("tools", "voice", "app")]
    kept = [(name, at) for name, lines in modules for at, text in enumerate(lines) if text and text != "// Tools."]
    assert mapped == [(f"{name}.js", at) for name, at in kept]


def test_a_comment_before_code_in_its_line_takes_nothing_with_it() -> None:
    cast = (
        "export const one = () =>\n  /** @type {any} */ (find());\n\n/** Next. */\nexport const two = 2; // Last.\n"
    )
    script = joined({"app": cast}, "app")[0]
    assert "const one = () =>\n(find());\n" in script
    assert "const two = 2;\n" in script
    assert "Next." not in script


def test_what_only_looks_like_a_comment_travels() -> None:
    written = 'const where = "https://one.example//two"; // Here.\nconst found = /a\\/\\/b/;\n'
    script = joined({"app": written}, "app")[0]
    assert 'const where = "https://one.example//two";\nconst found = /a\\/\\/b/;\n' in script


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"tools": 'import { $ } from "./voice.js";\n'}, "in a circle: app > voice > tools > voice"),
        ({"voice": 'import { one } from "./nowhere.js";\n'}, "voice.js imports nowhere.js, which is not there"),
        ({"voice": "export let own = 1;\n"}, "voice.js has a line .*: export let own = 1;"),
        ({"voice": "export default 1;\n"}, "export default 1;"),
        ({"voice": 'import "./tools.js";\n'}, 'import "./tools.js";'),
        ({"voice": 'const late = await import("./tools.js");\n'}, "const late = await import"),
        ({"voice": "const text = `one\n  two`;\n"}, "const text = `one"),
    ],
)
def test_what_cannot_be_joined_is_told_in_a_sentence(changed: dict[str, str], told: str) -> None:
    with pytest.raises(Unjoined, match=told):
        joined({**MODULES, **changed}, "app")


def test_a_second_script_takes_from_the_first_what_both_need() -> None:
    modules = {
        **MODULES,
        "later": 'import { one } from "./tools.js";\nimport { three } from "./own.js";\nexport const four = one;\n',
        "own": "export const three = 3;\n",
    }
    first, _ = joined(modules, "app", "later")
    assert first == SCRIPT + "export { tools_js };\n"
    second, text = joined_later(modules, "later", "app", "/page/app.js")
    assert second.split("\n") == [
        'import { tools_js } from "/page/app.js";',
        "const own_js = (() => {",
        "const three = 3;",
        "return { three };",
        "})();",
        "const later_js = (() => {",
        "const { one } = tools_js;",
        "const { three } = own_js;",
        "const four = one;",
        "return { four };",
        "})();",
        "export const { four } = later_js;",
        "",
    ]
    assert json.loads(text)["sources"] == ["own.js", "later.js"]
    assert json.loads(text)["mappings"].startswith(";;A")
