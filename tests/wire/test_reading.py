"""What comes in over the wire is understood, or refused with a reason and a sentence; nothing else ever happens."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from sixdot.wire import messages
from sixdot.wire.reading import (
    LARGEST_COMMAND,
    LARGEST_GREETING,
    LARGEST_TOLD,
    BadMessage,
    read_command,
    read_greeting,
    read_message,
)

COMMAND = {"id": "k3", "seen": 17, "do": "play r5 uno"}
OPEN = {
    "type": "open",
    "version": 1,
    "name": "Ana",
    "edition": "mattel",
    "public": False,
    "language": "en",
    "length": "normal",
}
JOIN = {
    "type": "join",
    "version": 1,
    "code": "bek-dor-mip-tan-rus",
    "name": "Ben",
    "watch": False,
    "language": "fr",
    "length": "brief",
}
RESUME = {
    "type": "resume",
    "version": 1,
    "code": "bek-dor-mip-tan-rus",
    "token": "A" * 43,
    "seen": 17,
    "language": "en",
    "length": "normal",
}

LEARN = {
    "type": "learn",
    "version": 1,
    "edition": "dos",
    "bookmark": "",
    "language": "fr",
    "length": "normal",
}


def refused(data: str | bytes, read: Any = read_command) -> str:
    """The reason for the refusal, which has a sentence too."""
    with pytest.raises(BadMessage) as caught:
        read(data)
    assert caught.value.message[0].isupper()
    assert caught.value.message.endswith(".")
    assert caught.value.message.isprintable()
    return caught.value.reason


def test_a_command_is_read() -> None:
    assert read_command(json.dumps(COMMAND)) == messages.Request("k3", 17, "play r5 uno")
    assert read_command(' {"do":"chat Été 🎉","seen":0,"id":"_-"}\n').do == "chat Été 🎉"


@pytest.mark.parametrize("greeting", [OPEN, JOIN, RESUME], ids=lambda greeting: str(greeting["type"]))
def test_a_greeting_is_read_and_written_alike(greeting: dict[str, Any]) -> None:
    read = read_greeting(json.dumps(greeting))
    assert json.loads(messages.encode(read)) == greeting | {"changes": False}
    assert read_greeting(json.dumps(greeting | {"changes": True})) == replace(read, changes=True)


def test_a_greeting_to_a_teacher_is_read_and_written_alike() -> None:
    read = read_greeting(json.dumps(LEARN))
    assert read == messages.Learn(1, "dos", "", "fr", "normal")
    assert json.loads(messages.encode(read)) == LEARN


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"changes": True}, "UNKNOWN_FIELD"),
        ({"code": "bek-dor-mip-tan-rus"}, "UNKNOWN_FIELD"),
        ({"bookmark": "x" * 2001}, "BAD_FIELD"),
        ({"bookmark": None}, "BAD_FIELD"),
        ({"bookmark": {"lesson": "sums"}}, "NESTED"),
        ({"edition": "x" * 301}, "BAD_FIELD"),
        ({"language": "de"}, "BAD_FIELD"),
        ({"version": 2}, "BAD_VERSION"),
    ],
)
def test_a_greeting_to_a_teacher_that_is_not_as_agreed_is_refused(changed: dict[str, Any], reason: str) -> None:
    assert refused(json.dumps(LEARN | changed), read_greeting) == reason


def test_every_character_that_people_write_passes_in_a_command_of_full_length() -> None:
    longest = {"id": "k" * 64, "seen": 2**53 - 1, "do": "🎉" * 2000}
    assert read_command(json.dumps(longest, ensure_ascii=False)).do == "🎉" * 2000
    assert refused(json.dumps(longest | {"do": "x" * 2001})) == "BAD_FIELD"


@pytest.mark.fault("P04")
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("", "NOT_JSON"),
        ("{", "NOT_JSON"),
        ("null", "NOT_JSON"),
        ("[]", "NOT_JSON"),
        ('"draw"', "NOT_JSON"),
        ("17", "NOT_JSON"),
        ('{"id":"k","seen":1,"do":"draw"} {}', "NOT_JSON"),
        ("{'id':'k','seen':1,'do':'draw'}", "NOT_JSON"),
        ('{"id":"k","seen":1,"do":"draw",}', "NOT_JSON"),
        ('\ufeff{"id":"k","seen":1,"do":"draw"}', "NOT_JSON"),
        ('{"id":"k","seen":NaN,"do":"draw"}', "NOT_JSON"),
        ('{"id":"k","seen":Infinity,"do":"draw"}', "NOT_JSON"),
        ('{"id":"k","seen":-Infinity,"do":"draw"}', "NOT_JSON"),
        ('{"id":"k","seen":1,"do":"dr\x00aw"}', "NOT_JSON"),
        ('{"id":"k","seen":1,"do":"dr\naw"}', "NOT_JSON"),
        ('{"id":"k","seen":01,"do":"draw"}', "NOT_JSON"),
        ("[" * 10_000, "NOT_JSON"),
        ('{"do":' * 2_500, "NOT_JSON"),
        ('{"id":"k","seen":1,"do":' + "[" * 5_000 + "]" * 5_000 + "}", "NOT_JSON"),
        ('{"id":"k","seen":1,"do":["draw"]}', "NESTED"),
        ('{"id":"k","seen":1,"do":{"draw":1}}', "NESTED"),
        ('{"id":"k","seen":[[[[1]]]],"do":"draw"}', "NESTED"),
        ('{"id":"k","seen":1,"do":"draw","do":"pass"}', "DOUBLE_FIELD"),
        ('{"id":"k","seen":1,"do":"draw","\\u0064o":"pass"}', "DOUBLE_FIELD"),
        ('{"id":"k","seen":1,"do":"\\ud800"}', "BAD_TEXT"),
        ('{"id":"k","seen":1,"do":"\\udc00\\ud800"}', "BAD_TEXT"),
        ('{"id":"k","seen":1,"do":"\ud800"}', "BAD_TEXT"),
        ('{"id":"k","seen":1,"do":"draw","\\ud800":1}', "BAD_TEXT"),
        ('{"id":"k","seen":1,"do":"draw","__proto__":1}', "UNKNOWN_FIELD"),
        ('{"id":"k","seen":1,"do":"draw","__proto__":{"seen":1}}', "NESTED"),
        ('{"id":"k","seen":1,"do":"draw","seat":2}', "UNKNOWN_FIELD"),
        ('{"id":"k","seen":1,"do":"draw","\\u001b[2J":2}', "UNKNOWN_FIELD"),
        ('{"id":"k","seen":1}', "MISSING_FIELD"),
        ("{}", "MISSING_FIELD"),
        ('{"id":"k","seen":"1","do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":true,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":1.0,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":1e2,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":1e999,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":-1,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":null,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":9007199254740992,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":' + "9" * 5000 + ',"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k","seen":1,"do":false}', "BAD_FIELD"),
        ('{"id":1,"seen":1,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"","seen":1,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k k","seen":1,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"k\\n","seen":1,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"été","seen":1,"do":"draw"}', "BAD_FIELD"),
        ('{"id":"' + "k" * 65 + '","seen":1,"do":"draw"}', "BAD_FIELD"),
        (b'{"id":"k","seen":1,"do":"draw"}', "BINARY"),
        (b"\xff\xfe", "BINARY"),
        (" " * (LARGEST_COMMAND + 1), "TOO_BIG"),
        ("é" * (LARGEST_COMMAND // 2 + 1), "TOO_BIG"),
    ],
    ids=lambda value: repr(value)[:50],
)
def test_anything_but_a_command_is_refused(data: str | bytes, reason: str) -> None:
    assert refused(data) == reason


def test_a_command_that_is_wrong_is_refused_by_its_id_if_it_has_one() -> None:
    def id_of(data: str) -> str:
        with pytest.raises(BadMessage) as caught:
            read_command(data)
        return caught.value.id

    assert id_of('{"id":"k3","seen":-1,"do":"draw"}') == "k3"
    assert id_of('{"id":"k3"}') == "k3"
    assert id_of('{"id":"k 3","seen":1,"do":"draw"}') == ""
    assert id_of('{"seen":1,"do":"draw"}') == ""
    assert id_of("draw") == ""


@pytest.mark.fault("P04")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 2}, "BAD_VERSION"),
        ({"version": 0, "colour": "a field of another time"}, "BAD_VERSION"),
        ({"version": "1"}, "BAD_FIELD"),
        ({"version": True}, "BAD_FIELD"),
        ({"type": "hello"}, "BAD_GREETING"),
        ({"type": ["join"]}, "NESTED"),
        ({"type": None}, "BAD_GREETING"),
        ({"name": 7}, "BAD_FIELD"),
        ({"name": "x" * 301}, "BAD_FIELD"),
        ({"watch": 0}, "BAD_FIELD"),
        ({"watch": "false"}, "BAD_FIELD"),
        ({"language": "xx"}, "BAD_FIELD"),
        ({"language": "../en"}, "BAD_FIELD"),
        ({"length": "endless"}, "BAD_FIELD"),
        ({"code": ""}, ""),
        ({"code": "x" * 101}, "BAD_FIELD"),
        ({"token": "x"}, "UNKNOWN_FIELD"),
        ({"name": "x" * 5000}, "TOO_BIG"),
    ],
    ids=str,
)
def test_anything_but_a_greeting_is_refused(change: dict[str, Any], reason: str) -> None:
    data = json.dumps(JOIN | change)
    if reason:
        assert refused(data, read_greeting) == reason
    else:
        assert read_greeting(data)


def test_a_command_is_not_a_greeting_and_a_greeting_is_not_a_command() -> None:
    assert refused(json.dumps(COMMAND), read_greeting) == "BAD_GREETING"
    assert refused(json.dumps(JOIN), read_command) == "UNKNOWN_FIELD"
    assert refused(" " * (LARGEST_GREETING + 1), read_greeting) == "TOO_BIG"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(exclude_categories=[])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)
FIELD = st.sampled_from(
    ["type", "version", "code", "name", "token", "seen", "id", "do", "watch", "language", "length"]
)
FRAME = st.dictionaries(
    FIELD | st.text(max_size=5), JSON | st.sampled_from([1, "open", "join", "resume", "en"]), max_size=9
)
FRAMES = st.text(st.characters(exclude_categories=[])) | st.binary() | st.builds(json.dumps, FRAME)


@given(FRAMES)
@example('{"id":"k","seen":1,"do":"x","type":"welcome"}')
@example('{"type":"bye","reason":"\\ud800","say":""}')
def test_whatever_comes_it_is_a_message_or_a_bad_one(data: str | bytes) -> None:
    for read in (read_greeting, read_command, read_message):
        with suppress(BadMessage):
            assert isinstance(read(data), msgspec.Struct)


@given(st.data())
def test_a_good_message_with_one_character_changed_is_good_or_bad(data: st.DataObject) -> None:
    text, read = data.draw(
        st.sampled_from(
            [(json.dumps(COMMAND), read_command), (json.dumps(RESUME), read_greeting), (a_welcome(), read_message)]
        )
    )
    place = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from('"\\{}[]:,0-e\x00\ud800 ') | st.characters())
    changed = text[:place] + sign + text[place + data.draw(st.integers(0, 2)) :]
    with suppress(BadMessage):
        assert isinstance(read(changed), msgspec.Struct)


# What a client hears


def a_welcome(name: str = "Ana") -> str:
    member = messages.MemberInfo(1, name, 0, True, False)
    seat = messages.SeatInfo(name, 1, None)
    table = messages.TableInfo(
        "bek-dor",
        "mattel",
        (),
        None,
        None,
        "none",
        "bot",
        "program",
        False,
        0,
        "lobby",
        0,
        0,
        1,
        (member,),
        (seat,),
        (),
        (),
    )
    return messages.encode(messages.Welcome(1, "0.1.0", 1, "T" * 43, 4, table, None, (), f"Hello, {name}.", None))


def test_what_the_server_tells_is_read_strictly_too() -> None:
    assert isinstance(read_message(a_welcome()), messages.Welcome)
    assert refused(a_welcome().replace('"number":4', '"number":4.0'), read_message) == "BAD_FIELD"
    assert refused(a_welcome().replace('"number":4', '"number":4,"secret":1'), read_message) == "BAD_FIELD"
    assert refused('{"type":"told"}', read_message) == "BAD_FIELD"
    assert refused('{"type":"nothing we know"}', read_message) == "BAD_FIELD"
    assert refused("hello", read_message) == "NOT_JSON"
    assert refused(b"{}", read_message) == "BINARY"
    assert refused(" " * (LARGEST_TOLD + 1), read_message) == "TOO_BIG"
    for nested in ("[" * 100_000, '{"type":"bye","say":' + "[" * 100_000, '{"say":' * 100_000):
        assert refused(nested, read_message) in ("NOT_JSON", "BAD_FIELD")


@pytest.mark.fault("W02")
@pytest.mark.parametrize(
    "sign", ["\x1b", "\x07", "\r", "\x9b", "\u202e", "\u2066", "\u2028", "\ufeff", "\x00"], ids=repr
)
def test_no_sign_from_a_server_upsets_the_terminal(sign: str) -> None:
    welcome = read_message(a_welcome(f"A{sign}na"))
    assert isinstance(welcome, messages.Welcome)
    assert (welcome.say, welcome.table.members[0].name) == ("Hello, A na.", "A na")
    with pytest.raises(BadMessage) as caught:
        read_message(json.dumps({"type": "bye", f"x{sign}": 1}))
    assert caught.value.message.isprintable()


def test_line_ends_accents_and_narrow_spaces_come_through() -> None:
    bye = messages.Bye("GOING_DOWN", "À bientôt !\n« 1 000 » 🎉")
    assert read_message(messages.encode(bye)) == bye
