"""`sixdot site`: a folder of plain files with the page and the whole game, which any file server can give out.

The page is the one of a server; what a server does, the browser does itself, in Python as it runs there (Pyodide).
"""

import argparse
import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import yaml

import sixdot
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words, typeset
from sixdot.web.app import POLICY, STRICT
from sixdot.web.content import all_words, offered, page_words, rules_of
from sixdot.web.delivery import Parcel, parcel_of, pieces
from sixdot.web.joining import uncommented
from sixdot.web.sockets import origin_of

OWN: Final = Path(__file__).parent / "alone"
ENGINE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK: Final = "pyodide-lock.json"  # what the engine could fetch: nothing
SAID: Final = "alone-"  # how the names of its own messages begin
INSTEAD: Final = "alone-page-"  # and of those it says instead of what the page says elsewhere
_LEFT_OUT: Final = ("cli.py", "lab/", "press/", "score/", "terminal/", "web/page/")
_MADE: Final = re.compile(r"\.(ftl|js|css|md|pyc|pyd|so)$")  # not needed there, or another system's
_HEADERS: Final = "_headers"
_WASM: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")


def run(chosen: argparse.Namespace) -> int:
    words = Words(chosen.language)
    files = site_files(chosen.engine, chosen.pace, _origin(chosen.server))
    write_site(chosen.folder, files)
    size = sum([len(data) for data in files.values()])
    print(words.say("site-written", path=str(chosen.folder), count=len(files), megabytes=round(size / 1e6)))
    return 0


def _origin(url: str | None) -> str:
    try:
        return origin_of(url) if url else ""
    except ValueError as problem:
        raise Trouble("site-server", problem=str(problem)) from None


def write_site(folder: Path, files: dict[str, bytes]) -> None:
    """All new files first, then the page and what keeps it; then what an older version has left."""
    if folder.exists() and not folder.is_dir():
        raise Trouble("site-no-folder", path=str(folder))
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    if there and "sw.js" not in there:
        raise Trouble("site-others", path=str(folder))
    last = ("index.html", "sw.js")
    for name in sorted(files, key=lambda name: (name in last, name)):
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        new = place.with_name(place.name + ".new")
        new.write_bytes(files[name])
        new.replace(place)
    for name in there - files.keys():
        if name.startswith(("alone/", "page/", "words/")):
            (folder / name).unlink()
    for left in sorted((folder / "alone").iterdir()):
        if not any(path.is_file() for path in left.rglob("*")):
            shutil.rmtree(left)


def site_files(engine: Path, pace: float = 0.7, server: str = "") -> dict[str, bytes]:
    """By their names in the folder. `pace`: seconds between what bots do; `server`: whose tables can be joined."""
    editions = offered()
    own = _engine_files(engine)
    mark = hashlib.sha256(b"".join([name.encode() + data for name, data in sorted(own.items())])).hexdigest()[:16]
    words = dict(all_words(editions))
    for language in LANGUAGES:
        told = page_words(language)
        words[language] = parcel_of(told | {"messages": told["messages"] | _messages(language, INSTEAD)})
        words[f"alone-{language}"] = parcel_of({"messages": _messages(language, SAID)})
    files = {f"page/{name}": parcel.content for name, parcel in pieces().files.items()}
    files |= {f"words/{name}.{parcel.mark}.json": parcel.content for name, parcel in words.items()}
    files |= {
        f"rules/{edition}/{language}.json": parcel_of(rules_of(edition, language)).content
        for edition in editions
        for language in LANGUAGES
    }
    files["tables"] = files["addresses"] = b"[]"  # only a server has such
    files |= {f"alone/{mark}/{name}": data for name, data in own.items()}
    files["index.html"] = _page(words, mark, pace, server).encode()
    files["sw.js"] = _keeper(files).encode()
    files[_HEADERS] = _headers(mark).encode()
    files[".nojekyll"] = b""  # so that a host of blogs leaves names with a line alone
    return files


def _page(words: dict[str, Parcel], mark: str, pace: float, server: str) -> str:
    page = pieces().page(words, "en").content.decode()
    policy = re.sub(r"; frame-ancestors [^;]*", "", POLICY)  # which only a header can tell
    hosts = f" {server} {re.sub('^http', 'ws', server)}" if server else ""
    policy = policy.replace("connect-src 'self'", f"worker-src 'self'; connect-src 'self'{hosts}")
    about = f'data-alone="alone/{mark}/page.js" data-pace="{pace}"' + (f' data-server="{server}"' if server else "")
    page = page.replace('<html lang="en">', f'<html lang="en" {about}>', 1)
    told = f'<meta http-equiv="content-security-policy" content="{policy}">\n'
    style = f'<link rel="stylesheet" href="alone/{mark}/alone.css">\n'
    page = page.replace('<meta charset="utf-8">\n', f'<meta charset="utf-8">\n{told}', 1)
    return page.replace("</head>", f"{style}</head>", 1)


def _messages(language: str, begun: str) -> dict[str, str]:
    words = Words(language)
    return {name.removeprefix(begun): typeset(words.template(name)) for name in words.names(begun)}


def _keeper(files: dict[str, bytes]) -> str:
    """The service worker, which knows every file."""
    known = {
        "" if name == "index.html" else name: [hashlib.sha256(data).hexdigest(), len(data)]
        for name, data in sorted(files.items())
    }
    listed = json.dumps(known, separators=(",", ":"))
    version = hashlib.sha256(listed.encode()).hexdigest()[:16]
    text = uncommented((OWN / "sw.js").read_text(encoding="utf-8"))
    text = text.replace("const FILES = {};", f"const FILES = {listed};", 1)
    return text.replace('VERSION = ""', f'VERSION = "{version}"', 1)


def _headers(mark: str) -> str:
    """For hosts that take them from such a file; others are told by docs/alone.md."""
    strict = [f"  {name}: {value}" for name, value in STRICT.items() if name != "content-security-policy"]
    own = [f"/alone/{mark}/worker.js", f"  content-security-policy: {_WASM}", "/sw.js", "  cache-control: no-cache"]
    return "\n".join(["/*", *strict, *own, ""])


# The engine: Python as it runs in a browser, and ours in one file


def _engine_files(folder: Path) -> dict[str, bytes]:
    wheels = sorted(folder.glob("msgspec-*wasm32.whl")) if folder.is_dir() else []
    missing = [name for name in (*ENGINE, LOCK) if not (folder / name).is_file()]
    if missing or not wheels:
        raise Trouble("site-no-engine", path=str(folder), missing=[*missing, *(() if wheels else ("msgspec",))])
    lock = json.loads((folder / LOCK).read_bytes()) | {"packages": {}}
    files = {f"engine/{name}": (folder / name).read_bytes() for name in ENGINE}
    files[f"engine/{LOCK}"] = json.dumps(lock, separators=(",", ":")).encode()
    for path in OWN.glob("*.js"):
        if path.name != "sw.js":
            files[path.name] = uncommented(path.read_text(encoding="utf-8")).encode()
    files["alone.css"] = (OWN / "alone.css").read_bytes()
    files["python.zip"] = _packed(wheels[-1])
    return files


def _packed(wheel: Path) -> bytes:
    """Everything in Python that is needed there. The same files make the same bytes."""
    with ZipFile(wheel) as msgspec:
        found = {name: msgspec.read(name) for name in msgspec.namelist() if name.endswith((".py", ".so"))}
    for package in (yaml, sixdot):
        folder = Path(str(package.__file__)).parent
        found |= {
            f"{folder.name}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in _needed(folder)
        }
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as file:
        for name in sorted(found):
            file.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), found[name], ZIP_DEFLATED)
    return packed.getvalue()


def _needed(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        inside = path.relative_to(folder).as_posix()
        if path.is_file() and not _MADE.search(inside) and not inside.startswith(_LEFT_OUT):
            yield path
