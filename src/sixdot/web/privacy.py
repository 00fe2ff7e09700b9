"""What is kept about people, as a plain page in every language: headings and paragraphs, and nothing to switch on."""

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.delivery import language_of
from sixdot.web.keeping import Keep, keep_text

PATH: Final = "/privacy"
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - Sixdot</title></head>
<body><main>
{body}
</main></body>
</html>
"""
_PARTS: Final = ("kept", "where", "who", "long", "erasing", "not")


def privacy_routes(keep: Keep, contact: str = "") -> list[Route]:
    """`contact`: how whoever runs the server can be reached."""

    async def answer(request: Request) -> Response:
        language = request.path_params.get("language") or language_of(request)
        if language not in LANGUAGES:
            return PlainTextResponse("There is no such language here.", 404)
        return HTMLResponse(privacy_page(Words(language), keep, contact))

    return [Route(PATH, answer), Route(PATH + "/{language}", answer)]


def privacy_page(words: Words, keep: Keep, contact: str = "") -> str:
    kept = keep_text(keep, words) or words.say("privacy-for-ever")
    lines = [f"<h1>{escape(words.say('privacy-title'))}</h1>"]
    for part in _PARTS:
        lines.append(f"<h2>{escape(words.say('privacy-heading', part=part))}</h2>")
        lines.append(f"<p>{escape(words.say(f'privacy-{part}', kept=kept, contact=contact or None))}</p>")
    for other in [language for language in LANGUAGES if language != words.language]:
        title = escape(Words(other).say("privacy-title"))
        lines.append(f'<p lang="{other}"><a hreflang="{other}" href="{PATH}/{other}">{title}</a></p>')
    return _PAGE.format(language=words.language, title=escape(words.say("privacy-title")), body="\n".join(lines))
