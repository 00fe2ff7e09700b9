"""The page in browsers of 2021 and later: what is newer is never needed, and never takes anything plain with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixdot.web

PAGE = Path(sixdot.web.__file__).parent / "page"
SHEETS, MODULES = sorted(PAGE.glob("*.css")), sorted(PAGE.glob("*.js"))

NOT_YET = 9999  # in every one of the three

# What came after 2021, with the year in which the last of Chromium, Firefox and Safari had it.
# A value: the same property must have been given a plain value just before in the same rule.
NEW_VALUES = {
    r"light-dark\(": 2024, r"color-mix\(": 2023, r"\b(?:ok)?l(?:ab|ch)\(": 2023, r"\bcolor\(": 2023,
    r"\b[\d.]+[dsl]v[hwib]\b": 2022, r"\b[\d.]+cq[whib]": 2023, r"\blinear\(": 2023, r"\b(?:round|mod|rem)\(": 2024,
    r"\b(?:sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|exp|log)\(": 2023, r"\b(?:abs|sign)\(": 2025,
    r"\banchor\(": 2026, r'"\s*/\s*"': 2024, r"\bclip\b(?!-)": 2022, r"\bsubgrid\b": 2023,
    r"\bfit-content\b(?!\()": 2022,
    r"\brgb\(from\b": 2024, r"\bimage-set\(": 2023, r"\bAccentColor": 2026,
}  # fmt: skip
# A property: whatever it does must be done by older ones. Those that only please are not here, such as text-wrap.
NEW_PROPERTIES = {
    "translate": 2022, "rotate": 2022, "scale": 2022, "offset-path": 2022, "container-type": 2023, "container": 2023,
    "content-visibility": 2024, "contain-intrinsic-size": 2023, "backdrop-filter": 2024, "mask": 2023,
    "mask-image": 2023,
    "anchor-name": 2026, "view-transition-name": 2025, "animation-timeline": 2026, "font-palette": 2022,
    "hyphenate-character": 2023, "scrollbar-gutter": 2024, "line-clamp": 2026, "zoom": 2024, "interpolate-size": 2026,
}  # fmt: skip
# A selector: a browser that does not know it drops the whole rule, so nothing plain stands beside it.
NEW_SELECTORS = {
    r":has\(": 2023, r":focus-visible": 2022, r":user-(?:in)?valid": 2023, r":modal": 2022, r":popover-open": 2024,
    r":dir\(": 2023, r":state\(": 2024, r"::backdrop": 2022, r"\bof\b.*\)": 2023, r"::details-content": 2025,
    r":open\b": 2026,
}  # fmt: skip
NEW_RULES = {
    "@layer": 2022,
    "@container": 2023,
    "@property": 2024,
    "@scope": 2025,
    "@starting-style": 2024,
    "@view-transition": 2025,
}
NEW_RULES |= {r"@media[^{]*[<>]=?": 2023, r"@import[^;]*layer": 2022}
# A script: one that is not understood is not run at all, and what is missing must be asked for first.
NEW_SYNTAX = {
    r"\(\?<[=!]": 2023, r"/[dgimsuy]*v[dgimsuy]*[.,;)\s]": 2023, r"\bstatic \{": 2023,
    r"^(?:const .*= )?await ": 2022,
    r"#\w+ in ": 2022, r"\bwith \{ type:": 2025, r"\busing ": 2026,
}  # fmt: skip
NEW_CALLS = {
    r"\.at\(": 2022, r"\.findLast(?:Index)?\(": 2022, r"\bstructuredClone\(": 2022, r"Object\.hasOwn\(": 2022,
    r"\.to(?:Sorted|Reversed|Spliced)\(": 2023, r"\.with\(": 2023, r"(?:Object|Map)\.groupBy\(": 2024,
    r"Promise\.(?:withResolvers|try)\(": 2024, r"Array\.fromAsync\(": 2024, r"\.isWellFormed\(": 2023,
    r"\.(?:union|intersection|difference|isSubsetOf)\(": 2024, r"crypto\.randomUUID\(": 2022, r"\{ cause": 2022,
    r"AbortSignal\.(?:timeout|any)\(": 2024, r"\.showModal\(": 2022, r"\.showPopover\(": 2024, r"\.inert\b": 2023,
    r"\.checkVisibility\(": 2024, r"\.requestSubmit\(": 2022, r"new BroadcastChannel\(": 2022, "scrollend": 2025,
    r"startViewTransition\(": 2025, r"navigator\.(?:share|vibrate|wakeLock|setAppBadge|clipboard)\.?\w*\(": NOT_YET,
    r"new (?:CompressionStream|URLPattern|CloseWatcher|Highlight|Notification)\(": NOT_YET,
    r"requestIdleCallback\(": NOT_YET,
    r"Intl\.(?:Segmenter|ListFormat|DurationFormat)\b": 2024, r"RegExp\.escape\(": 2025,
    r"Uint8Array\.from(?:Hex|Base64)": 2025,
}  # fmt: skip


def plain(text: str) -> str:
    """Without comments, but with as many lines."""
    return re.sub(r"/\*.*?\*/", lambda match: "\n" * match[0].count("\n"), text, flags=re.DOTALL)


def rules(css: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Each rule: its selectors, and its properties with their values. What `@supports` guards is left out."""
    css = re.sub(r"@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", plain(css))
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css):
        pairs = [line.partition(":") for line in re.split(r";(?![^(]*\))", body) if ":" in line]
        yield selectors.strip(), [(name.strip(), value.strip()) for name, _, value in pairs]


def faults_of_values(css: str) -> list[str]:
    found = []
    for selectors, declared in rules(css):
        before: dict[str, str] = {}
        for name, value in declared:
            fallback = before.get(name, "")
            for feature, year in NEW_VALUES.items():
                if re.search(feature, value) and (
                    not fallback or name.startswith("--") or re.search(feature, fallback)
                ):
                    found.append(f"{selectors}: {name}: {value} ({year}) has no plain value before it")
            before[name] = value
    return found


def faults_of_properties(css: str) -> list[str]:
    used = [(selectors, name) for selectors, declared in rules(css) for name, _ in declared]
    return [f"{selectors}: {name} ({NEW_PROPERTIES[name]})" for selectors, name in used if name in NEW_PROPERTIES]


def faults_of_selectors(css: str) -> list[str]:
    """`:focus-visible` may only take back what a plain `:focus` has given; others stand in no rule at all."""
    found = []
    for selectors, _ in rules(css):
        new = [feature for feature in NEW_SELECTORS if re.search(feature, selectors)]
        each = re.split(r",(?![^(]*\))", selectors)
        takes_back = all(":focus:not(:focus-visible)" in one for one in each) and new == [":focus-visible"]
        if new and not takes_back:
            found.append(f"{selectors} ({max(NEW_SELECTORS[feature] for feature in new)})")
    found += [f"{at} ({year})" for at, year in NEW_RULES.items() if re.search(at, plain(css))]
    return found + [f"a rule within a rule: {text}" for text in re.findall(r"[{;]\s*(&[^{;]*)\{", plain(css))]


def faults_of_scripts(script: str) -> list[str]:
    """A call is guarded where its line, or the one before it, asks whether it is there."""
    lines = re.sub(r"//.*", "", plain(script)).split("\n")
    found = []
    for before, line in zip(["", *lines], lines, strict=False):
        found += [f"{line.strip()} ({year})" for new, year in NEW_SYNTAX.items() if re.search(new, line)]
        for new, year in NEW_CALLS.items():
            called = re.search(new, line)
            asked = r"\?\.\(|\bin (?:navigator|window|globalThis)|typeof |if \((?:navigator|window)\.|\btry \{"
            if called and not re.search(asked, before + line):
                found.append(f"{line.strip()} ({year})")
    return found


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_new_styles_never_stand_alone(sheet: Path) -> None:
    css = sheet.read_text(encoding="utf-8")
    assert faults_of_values(css) + faults_of_properties(css) + faults_of_selectors(css) == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_new_code_is_never_needed(module: Path) -> None:
    assert faults_of_scripts(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "css",
    [
        ":root { --ink: light-dark(#000, #fff); }",
        ":root { --high: 100vh; --high: 100dvh; }",  # whatever a name of one's own is given, it takes
        "a { color: light-dark(#000, #fff); }",
        "a { block-size: 50svh; block-size: 100dvh; }",
        'a::before { content: "x" / ""; }',
        "a { translate: 0 1rem; }",
        "p:has(> b) { color: red; }",
        "a:focus, b:focus-visible { outline: none; }",
        "a { color: red; & b { color: blue; } }",
        "@layer base { a { color: red; } }",
        "@media (width >= 40em) { a { color: red; } }",
    ],
)
def test_a_new_style_alone_is_found(css: str) -> None:
    assert faults_of_values(css) + faults_of_properties(css) + faults_of_selectors(css)


@pytest.mark.parametrize(
    "css",
    [
        "a { color: #000; color: light-dark(#000, #fff); }",
        "a { block-size: 100vh; block-size: 100dvh; }",
        'a::before { content: "x"; content: "x" / ""; }',
        "@supports (color: light-dark(#000, #fff)) { a { color: light-dark(#000, #fff); } }",
        ":focus:not(:focus-visible) { outline: none; }",
        "h1 { text-wrap: balance; margin: 0; }",
        "a { inline-size: fit-content(20rem); clip-path: inset(50%); }",
    ],
)
def test_a_new_style_with_a_plain_one_before_it_is_not(css: str) -> None:
    assert faults_of_values(css) + faults_of_properties(css) + faults_of_selectors(css) == []


@pytest.mark.parametrize(
    "script",
    [
        "const last = all.at(-1);",
        "text.replace(/(?<=«) /g, '');",
        "const copy = structuredClone(state);",
        "navigator.share({ url });",
        "navigator.clipboard.writeText(link);",
        "class One { static { begin(); } }",
    ],
)
def test_new_code_that_nobody_guards_is_found(script: str) -> None:
    assert faults_of_scripts(script)
    assert not faults_of_scripts(f"// {script}")


@pytest.mark.parametrize("script", ["navigator.vibrate?.(200);", "if (navigator.share) navigator.share({ url });"])
def test_new_code_that_is_asked_for_first_is_not(script: str) -> None:
    assert faults_of_scripts(script) == []
