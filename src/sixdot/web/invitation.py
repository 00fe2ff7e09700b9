"""The link of a table as a picture that a phone reads: a QR code."""

import io
import re
from functools import lru_cache, partial
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sixdot.room.keys import read_code
from sixdot.web.limits import household_of
from sixdot.web.services import Services

_LINK: Final = re.compile(r"https?://[\w.:\[\]-]{1,150}/#([a-z-]{1,40})")


async def invitation(request: Request, services: Services) -> Response:
    """`?link=`: of a table, anywhere; its pictures are made for one after the other, as questions are answered."""
    link = request.query_params.get("link", "")
    found = _LINK.fullmatch(link)
    if found is None or read_code(found[1]) is None:
        return PlainTextResponse("That is no link to a table.", 400)
    household = household_of(request.client.host if request.client else "")
    if services.guests.work[household].is_empty():
        return PlainTextResponse("You have asked for much. Wait a little.", 429)
    picture = await services.long(household, partial(qr_code, link), waits=True)
    return Response(picture, media_type="image/svg+xml")


@lru_cache(64)
def qr_code(text: str) -> bytes:
    import segno

    made = io.BytesIO()
    segno.make(text, error="m", micro=False).save(made, kind="svg", xmldecl=False, omitsize=True, light="#fff")
    return made.getvalue()
