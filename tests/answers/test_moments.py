"""Twenty moments of seeded games, ten facts of each, asked in plain words: 200 of 200 answers hold what is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import pytest

from sixdot.answers.questions import answer
from sixdot.game import events as e
from sixdot.game.cards import Card
from sixdot.game.options import Options
from sixdot.voice.hands import in_order
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Command
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Colour, Words
from tests.helpers.moments import ME, NAMES, Moment, cards_in, moments, names_in, numbers_in

Reads = Callable[[str, Moment, Words], object]
Fact = tuple[dict[str, str], Reads, Callable[[Moment, int], object]]
WHERE = {
    "mattel": (Options(target=300), (12, 57, 101, 140)),
    "rnib": (Options(target=300), (9, 44, 88, 123)),
    "french": (Options(target=300), (15, 38, 77, 130)),
    "question": (Options(target=300), (7, 50, 99, 151)),
    "dos": (Options(target=900), (3, 14, 26, 37)),
}
MOMENTS = [(edition, step) for edition, (_, steps) in WHERE.items() for step in steps]


def asked(line: str, moment: Moment, words: Words) -> str:
    """What somebody hears who types this; a question is never anything else, whatever waits for the player."""
    view = moment.game.view(ME)
    meant = understand(line, view, moment.known.names, words, in_order(view.hand, "colour", view))
    assert isinstance(meant, Enquiry | Command), f"{line}: {meant}"
    if isinstance(meant, Command):
        return answer(meant.name, moment.known, meant.rest).text(words)
    return answer(meant, moment.known).text(words)


# What is read out of an answer, and what is so


def cards(text: str, moment: Moment, words: Words) -> Counter[Card]:
    return cards_in(text, moment, words)


def players(text: str, moment: Moment, words: Words) -> list[int]:
    return names_in(text, moment, words)


def numbers(text: str, moment: Moment, words: Words) -> list[int]:
    return numbers_in(text)


def first_number(text: str, moment: Moment, words: Words) -> int:
    return numbers_in(text)[0]


def colours(text: str, moment: Moment, words: Words) -> list[str]:
    names = {colour: words.one(Colour(colour)) for colour in ("blue", "green", "red", "yellow")}
    return [colour for colour, name in names.items() if name in text.lower()]


def way(text: str, moment: Moment, words: Words) -> str:
    left, right = {"en": ("left", "right"), "fr": ("gauche", "droite")}[words.language]
    return "left" if left in text and right not in text else "right" if right in text else text


def lying(moment: Moment, seat: int) -> Counter[Card]:
    view: Any = moment.game.view(None)
    if moment.game.edition.game == "uno":
        return Counter([view.top])
    return Counter([card for place in view.centre for card in (place.card, *place.matched_with)])


def counting(moment: Moment, seat: int) -> list[str]:
    view: Any = moment.game.view(None)
    return [view.colour] if getattr(view, "colour", None) else []


def last_played(moment: Moment, seat: int) -> Counter[Card]:
    for event in reversed(moment.told):
        if isinstance(event, e.Played | e.Laid) and event.seat == seat:
            return Counter([event.card])
        if isinstance(event, e.Matched) and event.seat == seat:
            return Counter([*event.cards, event.centre])
    return Counter()


def points(moment: Moment, seat: int) -> list[int]:
    return [moment.game.scores[seat]]


def reds(moment: Moment, seat: int) -> Counter[Card]:
    return Counter([card for card in moment.game.view(ME).hand if card.colour == "red"])


def order_from(moment: Moment, seat: int) -> list[int]:
    assert moment.game.round is not None
    return [seat, int(moment.game.round.order[seat])]


FACTS: list[Fact] = [
    ({"en": "whose turn is it?", "fr": "c'est à qui ?"}, players, lambda moment, seat: [moment.game.view(None).turn]),
    ({"en": "who plays after {name}?", "fr": "qui joue après {name} ?"}, players, order_from),
    (
        {"en": "which way round are we going?", "fr": "dans quel sens on joue ?"},
        way,
        lambda moment, seat: moment.game.view(None).direction,
    ),
    ({"en": "what colour counts?", "fr": "quelle est la couleur ?"}, colours, counting),
    ({"en": "what is on top?", "fr": "quelle est la carte du dessus ?"}, cards, lying),
    (
        {"en": "how many cards does {name} have?", "fr": "combien de cartes a {name} ?"},
        numbers,
        lambda moment, seat: [moment.game.view(None).counts[seat]],
    ),
    (
        {"en": "how many cards are left to draw?", "fr": "combien de cartes dans la pioche ?"},
        first_number,
        lambda moment, seat: moment.game.view(None).draw_count,
    ),
    ({"en": "how many points does {name} have?", "fr": "combien de points a {name} ?"}, numbers, points),
    ({"en": "do I have any red cards?", "fr": "est-ce que j'ai des cartes rouges ?"}, cards, reds),
    ({"en": "what did {name} play?", "fr": "qu'est-ce que {name} a joué ?"}, cards, last_played),
]


def moment_at(edition: str, step: int) -> Moment:
    options, _ = WHERE[edition]
    return next(islice(moments(edition, f"moments {edition}", options=options), step, None))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("edition", "step"), MOMENTS)
def test_ten_facts_are_answered_as_they_are(edition: str, step: int, language: str) -> None:
    moment = moment_at(edition, step)
    words = moment.words(language)
    told = []
    for number, (lines, reads, so) in enumerate(FACTS):
        seat = 1 + (step + number) % (moment.game.players - 1)
        line = lines[language].format(name=NAMES[seat])
        text = asked(line, moment, words)
        told.append((line, text, reads(text, moment, words), so(moment, seat)))
    assert [each for each in told if each[2] != each[3]] == []


def test_there_are_two_hundred_and_they_differ() -> None:
    """Every phase that somebody can be asked in is among them, scores too, and own questions that wait."""
    found: Sequence[Moment] = [moment_at(edition, step) for edition, step in MOMENTS]
    assert len(found) * len(FACTS) == 200
    assert len({(moment.game.edition.id, moment.game.number) for moment in found}) > 8
    assert any(any(moment.known.view.scores) for moment in found if moment.known.view is not None)
