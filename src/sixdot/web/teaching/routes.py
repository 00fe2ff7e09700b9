"""Where the teacher's pages are: behind an address that nobody can guess, told once to whoever starts the server."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from sixdot.classroom.results import WAYS, counted, results_csv
from sixdot.room.keys import new_token
from sixdot.voice.trouble import Trouble
from sixdot.web.app import POLICY
from sixdot.web.classroom import headings
from sixdot.web.delivery import KINDS
from sixdot.web.teaching.pages import PAPER, TeacherPages
from sixdot.web.teaching.school import WISHES, SchoolClass

PATH: Final = "/teacher"
_FOLDER: Final = Path(__file__).parent
_LARGEST: Final = 20_000  # bytes of a form
_MOST_FIELDS: Final = 50
_FORMS: Final = {"content-security-policy": POLICY.replace("form-action 'none'", "form-action 'self'")}
# What the buttons do at one table or at all.
_AT_TABLES: Final = {
    "start": "start",
    "finish": "end",
    "pause": "options paused=yes",
    "resume": "options paused=no",
    "quiet": "options chat=no",
    "talk": "options chat=yes",
    "right": "right",
    "wrong": "wrong",
}
Fields = dict[str, str]


class TeacherDesk:
    def __init__(self, school: SchoolClass, links: Sequence[str]) -> None:
        """`links`: where pupils find their page."""
        self._school = school
        self._secret = new_token()
        self.home = f"{PATH}/{self._secret}"
        self._pages = TeacherPages(school, self.home, links)
        self._said = ""  # what came of the last form, told by the next page,
        self._typed: Fields = {}  # and, if no tables came of it, what was typed

    def routes(self) -> list[Route]:
        inside = PATH + "/{secret}"
        return [
            Route(inside, self._kept(self._desk), methods=["GET", "POST"]),
            Route(inside + "/watch/{table:int}", self._kept(self._watch)),
            Route(inside + "/results", self._kept(self._results)),
            Route(inside + "/results/{way}.csv", self._kept(self._csv)),
            Route(inside + "/sheets", self._kept(self._sheets)),
            Route(inside + "/sheets.brf", self._kept(self._embossed)),
            *[Route(f"/teacher{ending}", _file(f"teacher{ending}")) for ending in (".css", ".js")],
        ]

    def _kept(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """For whoever has the secret; anybody else finds nothing."""

        async def asked(request: Request) -> Response:
            given = str(request.path_params["secret"])
            if not hmac.compare_digest(given.encode("utf-8", "surrogatepass"), self._secret.encode()):
                return PlainTextResponse("There is nothing here.", 404)
            response = await answer(request)
            response.headers.update(_FORMS)
            return response

        return asked

    async def _desk(self, request: Request) -> Response:
        if "x-look" in request.headers:  # a page that keeps itself fresh has been told already
            return HTMLResponse(self._pages.desk())
        if request.method != "POST":
            said, self._said = self._said, ""
            return HTMLResponse(self._pages.desk(said, self._typed))
        fields = await _fields(request)
        if fields is None:
            return PlainTextResponse("That is too much for a form.", 413)
        self._typed = {}
        try:
            self._said = await self._done(fields)
        except Trouble as problem:
            self._said = problem.text(self._school.words)
            self._typed = fields
        return RedirectResponse(self.home, 303)

    async def _done(self, fields: Fields) -> str:
        school, do = self._school, fields.get("do", "")
        table = _number(fields.get("table", ""))
        if do in _AT_TABLES:
            return await school.each(_AT_TABLES[do], table)
        if do == "chat":
            return await school.each(f"chat {fields.get('text', '')}", table)
        if do == "make":
            return await school.make(fields.get("names", ""), _number(fields.get("size")) or 0, _options(fields))
        if do == "add":
            return await school.add(fields.get("name", ""), table or 0)
        if do == "move":
            return await school.move(table or 0, _number(fields.get("member")) or 0, _number(fields.get("to")) or 0)
        if do == "remove":
            return await school.remove(table or 0, _number(fields.get("member")) or 0)
        if do == "end" and "sure" in fields:
            return await school.end()
        raise Trouble("teacher-not-moved")

    async def _watch(self, request: Request) -> Response:
        try:
            return HTMLResponse(self._pages.watch(self._school.table(request.path_params["table"])))
        except Trouble as problem:
            return PlainTextResponse(problem.text(self._school.words), 404)

    async def _results(self, request: Request) -> Response:
        return HTMLResponse(self._pages.results(await self._school.attempts()))

    async def _csv(self, request: Request) -> Response:
        way, words = request.path_params["way"], self._school.words
        if way not in WAYS:
            return PlainTextResponse("There are no such results.", 404)
        rows = counted(await self._school.attempts(), way)
        text = results_csv(rows, headings(way, words)).encode("utf-8-sig")
        return Response(
            text, media_type="text/csv", headers={"content-disposition": f'attachment; filename="{way}.csv"'}
        )

    async def _sheets(self, request: Request) -> Response:
        return HTMLResponse(self._pages.sheets())

    async def _embossed(self, request: Request) -> Response:
        asked = request.query_params
        width, height = [
            min(max(_number(asked.get(name)) or usual, least), most) for name, (least, most, usual) in PAPER.items()
        ]
        try:
            text = self._pages.embossed(asked.get("grade") == "2", width, height)
        except Trouble as problem:
            self._said = problem.text(self._school.words)
            return RedirectResponse(self.home, 303)
        named = {"content-disposition": 'attachment; filename="sheets.brf"'}
        return Response(text.encode("ascii"), media_type="text/plain; charset=us-ascii", headers=named)


def _file(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return Response((_FOLDER / name).read_bytes(), media_type=KINDS[Path(name).suffix])

    return answer


async def _fields(request: Request) -> Fields | None:
    """What was filled in; None: too much of it."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _LARGEST:
            return None
    try:
        found = parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=_MOST_FIELDS)
    except ValueError:
        return None
    return {name: values[0] for name, values in found.items()}


def _options(fields: Fields) -> Fields:
    """What was chosen for the tables, apart from what is usual."""
    house = ",".join([rule for rule in WISHES if rule in fields])
    given = {"quiz": fields.get("quiz", ""), "judge": fields.get("judge", ""), "house": house}
    return {key: value for key, value in given.items() if value not in ("", "program")}


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 4 else None
