"""docs/http.yaml is what the server answers over HTTP: as it says, and whatever else is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
import yaml
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sixdot.web.app import STRICT
from tests.helpers.soak import bounded
from tests.helpers.teaching import Lesson

pytestmark = pytest.mark.slow  # a real server
ROOT = Path(__file__).parent.parent.parent
DESCRIBED: dict[str, Any] = yaml.safe_load((ROOT / "docs/http.yaml").read_text("utf-8"))
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)
OPERATIONS = [(path, do) for path, known in DESCRIBED["paths"].items() for do in ("get", "post") if do in known]
REQUESTS = bounded(8, soak=300)  # for each of them
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# What is answered where a value makes another address: one with a slash in it, or none at all.
ELSEWHERE = {404: "There is nothing here.", 405: "That cannot be done here."}
Record = Callable[[str, object], None]


class Telling(Lesson):
    """A server of everything, which tells its routes when it starts."""

    entrance = (
        "from sixdot.web import app; made = app.Starlette; app.Starlette = lambda routes, **more: ["
        "print('ROUTE', route.path, *route.methods) for route in routes if hasattr(route, 'methods')"
        "] and made(routes=routes, **more); " + Lesson.entrance
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with Telling(tmp_path_factory.mktemp("http"), "--metrics", "--limit", "work=1e6/1e6") as running:
        running.press("make", names="Ana\nBen\nKim", size=3)
        yield running
        assert "fault" not in running.log()
        assert "Traceback" not in running.log()


def test_the_description_names_every_route_and_no_other(server: Telling) -> None:
    routes = re.findall(r"^ROUTE (\S+) (.*)$", server.log(), re.MULTILINE)
    found = {(re.sub(r":\w+}", "}", path), do.lower()) for path, methods in routes for do in methods.split()}
    assert {each for each in found if each[1] != "head"} == set(OPERATIONS)  # a head is a get without its body


@pytest.mark.parametrize(
    ("path", "do", "way"),
    [
        *[(path, do, GenerationMode.POSITIVE) for path, do in OPERATIONS],
        ("/teacher/{secret}", "post", GenerationMode.NEGATIVE),
        ("/teacher/{secret}/watch/{table}", "get", GenerationMode.NEGATIVE),
        ("/teacher/{secret}/sheets.brf", "get", GenerationMode.NEGATIVE),
        ("/invitation.svg", "get", GenerationMode.NEGATIVE),
    ],
)
def test_whatever_is_asked_is_answered_as_described(
    path: str, do: str, way: GenerationMode, server: Telling, record_property: Record
) -> None:
    operation = SCHEMA[path][do.upper()]
    secret, asked = server.desk.rpartition("/")[2], 0

    @given(case=operation.as_strategy(generation_mode=way))
    @settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck))
    def ask(case: Case[Any]) -> None:
        nonlocal asked
        asked += 1
        if "secret" in case.path_parameters and asked % 4:  # nobody guesses it
            case.path_parameters["secret"] = secret
        with requests.Session() as session:
            session.trust_env = False
            answer = case.call(base_url=server.url, session=session, allow_redirects=False)
        elsewhere = answer.status_code in ELSEWHERE and answer.text == ELSEWHERE[answer.status_code]
        case.validate_response(answer, checks=[not_a_server_error] if elsewhere else CHECKS)
        for name, value in STRICT.items():
            (told,) = answer.headers[name.lower()]
            # A page that brings its own style may have that one, and no script.
            told = re.sub(r"(; style-src )'sha256-[\w+/]{43}='", r"; script-src 'self'\1'self'", told)
            assert told in (value, value.replace("form-action 'none'", "form-action 'self'")), name
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == ["text/plain; charset=utf-8"]
            assert re.fullmatch(r"[A-Z].*\.", answer.text), answer.text

    ask()
    assert server.answers()
    record_property("requests made up from docs/http.yaml", asked)


@pytest.mark.parametrize(("path", "do"), OPERATIONS)
def test_any_other_way_to_ask_is_refused_in_a_sentence(path: str, do: str, server: Telling) -> None:
    known = {method for each, method in OPERATIONS if each == path} | {"head"}
    address = server.url + re.sub(r"{\w+}", "1", path)
    for other in {"get", "post", "put", "delete", "patch", "options", "head"} - known:
        answer = requests.request(other, address, timeout=30)
        assert (answer.status_code, answer.text) == (405, ELSEWHERE[405]), other
        assert {each.strip().lower() for each in answer.headers["allow"].split(",")} == known


def test_a_form_with_too_many_fields_is_refused_in_a_sentence(server: Telling) -> None:
    answer = requests.post(server.desk, data={f"field{number}": "x" for number in range(51)}, timeout=30)
    assert (answer.status_code, answer.text) == (413, "That is too much for a form.")
