"""'Can I …?' is answered with yes or no, from the View alone, and no with the very refusal of the table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.cards import COLOURS
from sixdot.game.editions import EDITIONS
from sixdot.game.families import family_of
from sixdot.game.match import Match
from sixdot.game.refusal import Refusal
from sixdot.voice.refusals import refusal_text
from sixdot.voice.understand.asking import asked
from sixdot.voice.understand.enquiry import MAY, Enquiry
from sixdot.voice.words import Words
from tests.answers.test_answers import known_of, text_of
from tests.helpers.tables import do, laid_out
from tests.laws.tables import a_table, is_over, next_step, sit
from tests.laws.tables import do as step

VERBS = {
    "draw": (a.DRAW, a.PICKUP),
    "pass": (a.PASS, a.DONE, a.NOLAY),
    "challenge": (a.CHALLENGE,),
    "unknown": (a.UNKNOWN,),
}
RED = COLOURS.index("red")


@pytest.mark.parametrize(
    ("edition", "house"),
    [
        *[(edition, "") for edition in EDITIONS],
        ("mattel", "jump-in seven-zero stacking=any"),
        ("rnib", "no-bluff number-last forced-play"),
        ("french", "new-colour any-after-draw stacking=same"),
    ],
)
def test_whether_something_can_be_done_and_if_not_the_refusal_of_the_table_itself(edition: str, house: str) -> None:
    rng, said = Random(f"may {edition} {house}"), {"Yes": 0, "No": 0}
    for _ in range(5):
        table = replace(a_table(rng, edition, 3), house=tuple(house.split()), passed_over=(), going=0, pile=None)
        dealt, _ = sit(table)
        game = Match(dealt.edition, 3)
        game.play_on(dealt)
        for _ in range(25):
            if is_over(dealt):
                break
            for seat in {int(dealt.turn), rng.randrange(3)}:
                for topic in MAY:
                    said[answered(game, seat, topic)] += 1
            step(dealt, table, next_step(rng, dealt, table))
    assert min(said.values()) > 20


def answered(game: Match, seat: int, topic: str) -> str:
    """Yes or no, whichever it is told to be and is."""
    known = known_of(game, seat)
    colour = "red" if topic == "name" else ""
    view, told = game.view(seat), text_of(Enquiry("choices", (seat,), topic=topic, colour=colour), known)
    call = family_of(game.edition).call.action
    if topic == "call":
        can = any(action.uno or action == call for action in view.legal)
        assert told.startswith("Yes: type " if can else "No. "), told
        assert can or call is not None or len(view.hand) == 2 or "No UNO with" in told
        return "Yes" if can else "No"
    if topic == "name":
        wilds = {action.card for action in view.legal if action.colour >= 0 and action.card >= 0}
        named = [Action(a.COLOUR, colour=RED), *[Action(a.PLAY, card=card, colour=RED) for card in wilds]]
        can, tried = any(action.colour == RED for action in view.legal), [a_try(game, seat, each) for each in named]
        assert told.startswith("Yes: type ") if can else told.removeprefix("No. ") in tried, told
        return "Yes" if can else "No"
    if any(action.verb in VERBS[topic] for action in view.legal):
        assert told.startswith("Yes: type "), told
        return "Yes"
    assert told.removeprefix("No. ") in [a_try(game, seat, Action(verb)) for verb in VERBS[topic]], told
    return "No"


def a_try(game: Match, seat: int, action: Action) -> str:
    """What the table itself says against it, if anything."""
    assert game.round is not None
    refused = game.round.copy().apply(seat, action)
    known = known_of(game, seat)
    return refusal_text(refused, game.view(seat), known.names, Words()) if isinstance(refused, Refusal) else ""


@pytest.mark.parametrize(
    ("language", "typed", "topic"),
    [
        ("en", "can i draw", "draw"),
        ("en", "am I allowed to draw now?", "draw"),
        ("en", "may i pass", "pass"),
        ("en", "can I challenge that", "challenge"),
        ("en", "can i call uno now", "call"),
        ("fr", "je peux piocher ?", "draw"),
        ("fr", "ai-je le droit de piocher", "draw"),
        ("fr", "est-ce que je peux passer", "pass"),
        ("fr", "puis-je contester", "challenge"),
        ("fr", "je peux dire uno maintenant", "call"),
        ("en", "can you challenge a draw two", None),
        ("en", "what happens if i challenge", None),
        ("fr", "on peut contester un +2", None),
    ],
)
def test_what_is_asked_whether_one_may_do_it(language: str, typed: str, topic: str | None) -> None:
    view = laid_out("mattel", "r5 r7 b5 | g3 g4 | r1 r2", discard="r9").view(0)
    question = asked(typed, view, ("Sam", "Ana", "Ben"), Words(language))
    assert question is not None
    assert (question.fact, question.topic) == ("choices", topic) if topic else question.fact != "choices"


def test_a_challenge_is_told_with_what_is_at_stake() -> None:
    game = laid_out("mattel", "wi+4 r1 b2 | g3 g4 b1 | y1 y2", discard="b9")
    do(game, 0, "play wi+4 red")
    told = text_of(Enquiry("choices", (1,), topic="challenge"), known_of(game, 1))
    assert told.startswith("Yes: type challenge. (mattel C1) ")
    assert "you draw 6" in told


@pytest.mark.parametrize(("language", "no"), [("en", "No. "), ("fr", "Non. ")])
def test_whether_a_card_can_be_played_begins_with_no_if_it_cannot(language: str, no: str) -> None:
    known = known_of(laid_out("mattel", "r2 b3 wi | r4 b4 | g1 g2", discard="r5"))
    for colour, symbol in (("blue", "3"), ("green", "8")):
        asked_so = Enquiry("fits", (0,), colour=colour, symbol=symbol)
        assert text_of(asked_so, known, Words(language)).startswith(no)
        assert not text_of(asked_so._replace(fact="why"), known, Words(language)).startswith(no)
