"""The print view: plain pages that offer everything `sixdot press` makes for a table with real cards, and the files.

What is made is kept, and nothing of the press is loaded before somebody prints.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sixdot.game.editions import known_editions
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.delivery import Parcel, language_of, parcel
from sixdot.web.limits import household_of
from sixdot.web.print_pages import PATH, book_page, books_page
from sixdot.web.services import Services

_KEPT: Final = 64  # files
_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


class _Nothing(Exception):
    """There is nothing under this address."""


class Printed(NamedTuple):
    """Something to send; `name`: of the file that it becomes, if it is one."""

    parcel: Parcel
    name: str = ""


def print_routes(services: Services, policy: str) -> list[Route]:
    """`policy`: what a page of this server may do; these pages bring their style, and no script at all."""

    def route(path: str, work: Callable[..., Printed]) -> Route:
        async def answer(request: Request) -> Response:
            given = {"language": language_of(request), **request.path_params}
            words = Words(given["language"] if given["language"] in LANGUAGES else language_of(request))
            household = household_of(request.client.host if request.client else "")
            if services.guests.work[household].is_empty():
                return PlainTextResponse(words.say("print-much"), 429)
            try:
                printed = await services.press(household, partial(_done, work, given))
            except _Nothing:
                return PlainTextResponse(words.say("print-nothing"), 404)
            except Trouble as missing:
                return PlainTextResponse(missing.text(words), 503)
            response = printed.parcel.answer(request)
            response.headers.update(_headers(printed, policy))
            return response

        return Route(PATH + path, answer)

    return [
        route("", _books),
        route("/{language}", _books),
        route("/{edition}/{language}", _book),
        route("/{edition}/{language}/{name}", _file),
    ]


def _headers(printed: Printed, policy: str) -> dict[str, str]:
    """A page opens, and may have the style that is in it; anything else is a file to keep."""
    style = _STYLE.search(printed.parcel.content.decode()) if printed.parcel.kind.startswith("text/html") else None
    disposition = "attachment" if style is None else "inline"
    headers = {"content-disposition": f'{disposition}; filename="{printed.name}"'} if printed.name else {}
    if style is not None:
        digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
        own = policy.replace("style-src 'self'", f"style-src 'sha256-{digest}'").replace("script-src 'self'; ", "")
        headers["content-security-policy"] = own
    return headers


def _done(work: Callable[..., Printed], given: dict[str, str]) -> Printed:
    if given["language"] not in LANGUAGES:
        raise _Nothing
    if "edition" in given and given["edition"] not in [edition.id for edition in known_editions()]:
        raise _Nothing
    return work(**given)


def _books(language: str) -> Printed:
    return Printed(parcel(books_page(Words(language)), ".html"))


def _book(edition: str, language: str) -> Printed:
    from sixdot.press.offers import missing, offers

    return Printed(parcel(book_page(edition, Words(language), offers(edition, language), missing), ".html"))


def _file(edition: str, language: str, name: str) -> Printed:
    return Printed(_made(edition, language, name), name)


@lru_cache(_KEPT)
def _made(edition: str, language: str, name: str) -> Parcel:
    from sixdot.press.offers import missing, offers

    for offer in offers(edition, language):
        if offer.name == name:
            if (trouble := missing(offer)) is not None:
                raise trouble
            return parcel(offer.make(), name[name.rindex(".") :])
    raise _Nothing
