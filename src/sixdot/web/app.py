"""What the server answers to requests: the page and the words and rules it needs, the public tables, the socket."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache, lru_cache, partial
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixdot.agreement import Agreement
from sixdot.bots import NAMES
from sixdot.game.cards import COLOURS, DECKS
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named, known_editions
from sixdot.game.house import HOUSE_RULES, with_house_rules
from sixdot.game.options import SetupError
from sixdot.lessons.course import taught
from sixdot.voice.chapters import read_rules
from sixdot.voice.rules import house_text, reference_text, scoring_text
from sixdot.voice.words import LANGUAGES, Colour, Words, typeset
from sixdot.web.connection import TOO_LARGE
from sixdot.web.delivery import Parcel, file, language_of, parcel_of, pieces
from sixdot.web.hub import Hub
from sixdot.web.invitation import invitation
from sixdot.web.limits import LARGEST_HEAD
from sixdot.web.printing import print_routes
from sixdot.web.scorekeeping import score_words
from sixdot.web.sockets import SocketRoute, is_asked_for, is_this_computer, names_of_this_computer

NOT_OURS: Final = (
    "This server is not known by that name. Whoever runs it can start it with --public-url and that address."
)
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
STRICT: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def _strict(app: ASGIApp, sockets: ASGIApp, names: frozenset[str]) -> ASGIApp:
    """The whole application: it is asked for by its own name, and every answer goes out with these headers.

    Nothing from elsewhere, nothing inline, no frames, no guessing of types.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def strictly(message: Message) -> None:
            if message["type"].endswith("http.response.start"):  # also where a socket is refused
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in STRICT.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        large = sum([len(name) + len(value) + 4 for name, value in scope["headers"]]) > LARGEST_HEAD
        refusal = PlainTextResponse(TOO_LARGE, 431) if large else None
        if not is_asked_for(scope, names):
            refusal = PlainTextResponse(NOT_OURS, 421)
        await (refusal or (sockets if scope["type"] == "websocket" else app))(scope, receive, strictly)

    return answer


def application(
    hub: Hub, origins: Sequence[str] = (), more: Iterable[Route] = (), links: Sequence[str] = ()
) -> ASGIApp:
    """`origins`: the addresses this server is known by, such as behind a proxy; `links`: where others find it."""
    site = origins[-1] if origins else ""

    async def page(request: Request) -> Response:
        return _pages(_offered(), site, hub.let_in is not None)[language_of(request)].answer(request)

    async def addresses(request: Request) -> Response:
        """For an invitation: told to whoever sits at this computer, since nobody else needs them."""
        here = request.client is not None and is_this_computer(request.client.host)
        return JSONResponse(list(links) if here and is_this_computer(request.url.hostname or "") else [])

    async def tables(request: Request) -> Response:
        return JSONResponse(hub.public())

    async def health(request: Request) -> Response:
        saves = await hub.services.can_save()
        return PlainTextResponse("ok") if saves else PlainTextResponse("Nothing can be saved.", 503)

    _pages(_offered(), site, hub.let_in is not None)  # made before anybody asks
    routes = [
        (sockets := SocketRoute(hub, origins)),
        Route("/", page),
        Route("/sw.js", partial(_same, name="sw.js")),
        Route("/favicon.ico", partial(_same, name="icon.svg")),
        Route("/page/{name}", _piece),
        Route("/words/{name}.json", _words),
        Route("/rules/{edition}/{language}.json", _rules),
        Route("/tables", tables),
        Route("/addresses", addresses),
        Route("/invitation.svg", partial(invitation, services=hub.services)),
        Route("/health", health),
        *print_routes(hub.services, POLICY),
        *more,
    ]
    app = Starlette(routes=routes, exception_handlers={404: _nothing, 405: _impossible})
    app.router.redirect_slashes = False
    return _strict(app, sockets.handle, names_of_this_computer(origins))


async def _nothing(request: Request, why: Exception | None = None) -> Response:
    return PlainTextResponse("There is nothing here.", 404)


async def _impossible(request: Request, why: Exception) -> Response:
    return PlainTextResponse("That cannot be done here.", 405, getattr(why, "headers", None))


async def _piece(request: Request) -> Response:
    found = pieces().files.get(request.path_params["name"])
    return await _nothing(request) if found is None else found.answer(request)


async def _same(request: Request, name: str) -> Response:
    """What is asked for by the same name for ever."""
    return file(name).answer(request)


async def _words(request: Request) -> Response:
    """Of a language; for ever, where the address has their mark: under a wrong one they would be kept as well."""
    name, _, mark = request.path_params["name"].partition(".")
    words = _all_words(_offered()).get(name)
    if words is None:
        return PlainTextResponse("There is no such language here.", 404)
    if mark not in ("", words.mark):
        return PlainTextResponse("These words are of another version.", 404)
    return words._replace(lasts=bool(mark)).answer(request)


async def _rules(request: Request) -> Response:
    edition, language = request.path_params["edition"], request.path_params["language"]
    if edition not in _offered() or language not in LANGUAGES:
        return PlainTextResponse("There are no such rules here.", 404)
    return _packed_rules(edition, language).answer(request)


def _offered() -> tuple[str, ...]:
    """The editions that can be played now: a table may bring one."""
    return tuple([edition.id for edition in known_editions()])


@lru_cache(4)
def _all_words(offered: tuple[str, ...]) -> dict[str, Parcel]:
    """By language; those of the score keeper on their own."""
    own = {f"score-{language}": parcel_of(score_words(language, offered)) for language in LANGUAGES}
    return {language: parcel_of(_page_words(language, offered)) for language in LANGUAGES} | own


@lru_cache(4)
def _pages(offered: tuple[str, ...], site: str, is_class: bool) -> dict[str, Parcel]:
    return {language: pieces().page(_all_words(offered), language, site, is_class) for language in LANGUAGES}


@cache
def _packed_rules(edition: str, language: str) -> Parcel:
    return parcel_of(rules_of(edition, language))


# What the page needs of a language and of the rule books: its words, cards, colours, editions, levels of bots


def page_words(language: str) -> dict[str, Any]:
    return _page_words(language, _offered())


@lru_cache(4)
def _page_words(language: str, offered: tuple[str, ...]) -> dict[str, Any]:
    """All in one: `messages` with {name} where a value goes, and what things are called."""
    words, editions = Words(language), [edition_named(name) for name in offered]
    begun = len("page-")
    return {
        "language": language,
        "languages": {other: words.say(f"language-{other}") for other in LANGUAGES},
        "messages": {name[begun:]: typeset(words.template(f"page-{name[begun:]}")) for name in words.names("page-")},
        "cards": {deck.name: {card.code: words.one(card) for card in deck.cards} for deck in DECKS.values()},
        "colours": {colour: words.one(Colour(colour)) for colour in COLOURS},
        "marks": {book.id: _own_marks(book) for book in editions},
        "editions": [_edition(edition, words) for edition in editions],
        "lessons": sorted(taught(), key=lambda name: _own_first(edition_named(name), language)),
        "levels": [{"id": level, "name": words.say("server-level", level=level)} for level in NAMES],
    }


def _own_marks(edition: Edition) -> dict[str, str]:
    """The marks of its cards, where they are not what the card is called by."""
    marks = {card.code: edition.marks.of(card) for card in edition.deck.cards}
    return {code: mark for code, mark in marks.items() if mark != code}


def _own_first(edition: Edition, language: str) -> tuple[bool, bool]:
    """Before all others the book of a language, and then the one that is usually played."""
    return edition.language != language, not edition.default


def _edition(edition: Edition, words: Words) -> dict[str, Any]:
    return {
        "id": edition.id,
        "name": words.about(edition, "name"),
        "book": words.about(edition, "listed"),
        "game": edition.game,
        "default": edition.default,
        "least": edition.least_players,
        "most": edition.most_players,
        "asks": edition.asks_questions,
        "target": edition.target,
        "scorings": [{"id": form, "name": scoring_text(form, edition.target, words)} for form in edition.scorings],
        "partners": edition.partners != "none",
        "rotating": edition.rotating_partners,
        "house": _house(edition, words),
    }


def _house(edition: Edition, words: Words) -> list[dict[str, str]]:
    """The house rules that change something in this edition, with each value for which they do."""
    found: list[dict[str, str]] = []
    for rule in HOUSE_RULES:
        for text in [f"{rule.name}={value}" for value in rule.values] or [rule.name]:
            with suppress(SetupError):
                with_house_rules(edition, [text])
                found.append({"id": text, "rule": rule.name, "name": house_text(text, words)})
    return found


@cache
def rules_of(edition: str, language: str) -> dict[str, list[str]]:
    """The whole rules of an edition, and its reference card."""
    played = edition_named(edition)
    words = Words(language, "full", played.marks)
    agreed = Agreement(edition)
    game = agreed.match(played.least_players, [0], agreed.questions(language, ""))
    rules = read_rules("all", game).text(words).split("\n")
    return {"rules": [*map(typeset, rules)], "reference": [*map(typeset, reference_text(played, words))]}
