"""How often something happened, how a round ended that is named by its number, and what is answered by yes or no."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any, Final

from sixdot.answers.cards import card_of
from sixdot.answers.given import Answer, dealt
from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.answers.lay import faces
from sixdot.answers.past import asked_about, is_call, is_play
from sixdot.answers.quiz import answered
from sixdot.game import events as e
from sixdot.game.families import family_of
from sixdot.game.match import OVER
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.pieces import both, own_first, together, who
from sixdot.voice.standings import Standings
from sixdot.voice.understand.enquiry import OFTEN, Enquiry
from sixdot.voice.words import Who, Words

_KINDS: Final[dict[str, Callable[[Any], bool]]] = {
    "skip": lambda event: isinstance(event, e.Skipped),
    "wrong": lambda event: isinstance(event, e.Answered) and event.right is False,
    "right": lambda event: isinstance(event, e.Answered) and event.right is True,
    "catch": lambda event: isinstance(event, e.Caught),
    "call": is_call,
    "challenge": lambda event: isinstance(event, e.Challenged),
    "pass": lambda event: isinstance(event, e.Passed),
    "way": lambda event: isinstance(event, e.Reversed),
}


def often(question: Enquiry, known: SeatKnowledge) -> Answer:
    """How often it was in this round, by these players if any are meant."""
    view, what = dealt(known.view), question.topic.removeprefix(OFTEN)
    if what == "won":
        return _rounds_won(question, known, view)
    seats = asked_about(question, view)
    if what in ("change", "way"):
        seats = ()
    card = card_of(question)
    if what == "change":
        colours = [face.colour for face in faces(view)]
        times = sum([
            before is not None and after != before and question.colour in ("", after)
            for before, after in pairwise(colours)
        ])  # fmt: skip
    else:
        counted = partial(is_play, card=card) if what == "play" else _KINDS[what]
        found = [event for event in judged(view) if counted(event) and (not seats or _whose(event, what) in seats)]
        times = len(found)
    player = who(seats[0], view, known.names) if len(seats) == 1 else Who("")

    def text(words: Words) -> str:
        here = words.of(known.match.edition)
        named = None if card is None else card.any(words)
        told = here.say("often-told", what=what, times=times, who=player, anybody=len(seats) != 1, card=named)
        return together([told], words)

    return Answer(text)


def _whose(event: Any, what: str) -> int:
    return int(event.target if what == "catch" else event.seat)


def judged(view: View) -> list[e.Event]:
    """What was heard, with answers as they were judged in the end."""
    told = list(view.heard)
    for place, event in enumerate(told):
        if isinstance(event, e.Judged | e.Overruled):
            places = [before for before in range(place) if isinstance(told[before], e.Answered)][-1:]
            for before in places:
                answered: Any = told[before]
                told[before] = e.Answered(answered.seat, answered.text, event.right)
    return told


def _rounds_won(question: Enquiry, known: SeatKnowledge, view: View) -> Answer:
    over: list[Any] = [event for each in known.heard for event in each.events if isinstance(event, e.RoundOver)]
    seats = asked_about(question, view) or tuple(range(view.players))

    def text(words: Words) -> str:
        told = [
            words.say(
                "rounds-won", who=who(seat, view, known.names), times=[each.winner for each in over].count(seat)
            )
            for seat in seats
        ]
        return together(told, words)

    return Answer(text)


# Rounds by their numbers


def nth_round(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Who won it, what it brought these players, or the scores after it."""
    view, number = dealt(known.view), question.nth
    ended = [each for each in known.heard if _ended(each) == number]
    if not ended:
        running = number == known.round and known.playing
        said = "nth-running" if running else "nth-future" if number > known.round or not number else "nth-unheard"
        return Answer(lambda words: together([words.say(said, round=number, now=known.round)], words))
    over: Any = next(event for event in ended[-1].events if isinstance(event, e.RoundOver))
    scored: Any = next((event for event in ended[-1].events if isinstance(event, e.Scored)), None)

    def text(words: Words) -> str:
        told: list[str] = []
        if question.fact != "score" or scored is None:
            winner = Who("") if over.winner is None else who(over.winner, view, known.names)
            won = "nth-nobody" if over.winner is None else "nth-won"
            others = {*question.seats} - {over.winner}
            told += [words.say("may-no") if others else words.say("may-so")] if question.seats else []
            told.append(words.say(won, who=winner, round=number))
        elif question.topic == "after" or not question.seats:
            scores = [
                words.say("table-score-of", who=_owners(team, view, known, words), points=points)
                for team, points in zip(view.teams, scored.scores, strict=True)
            ]
            told.append(words.say("nth-scores", round=number, scores=words.joined(scores)))
        else:
            told += [
                words.say("nth-points", players=_owners(team, view, known, words), points=points, round=number)
                for team, points in zip(view.teams, scored.changes, strict=True)
                if {*team} & {*question.seats}
            ]
        return together(told, words)

    return Answer(text)


def _ended(heard: Hearing) -> int:
    """The number of the round that ended then."""
    over = any(isinstance(event, e.RoundOver) for event in heard.events)
    return heard.view.round if over and heard.view is not None else 0


def _owners(team: tuple[int, ...], view: View, known: SeatKnowledge, words: Words) -> str:
    return both([words.one(who(seat, view, known.names)) for seat in own_first(team, view.seat)], words)


# Yes or no


def legal(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Whether the last Wild Draw Four was honest: known only if somebody challenged it."""
    view = dealt(known.view)
    heard = view.heard
    fours = [
        place for place, event in enumerate(heard) if isinstance(event, e.Played) and event.card.symbol == "wi+4"
    ]
    found: Any = next(
        (event for event in heard[fours[-1] if fours else len(heard) :] if isinstance(event, e.Challenged)), None
    )
    free = known.match.edition.wild_four_honest == "always"

    def text(words: Words) -> str:
        if not fours:
            return words.say("legal-none")
        if found is None:
            return together(
                [words.say("legal-unknown", waits=view.phase == "respond" and not free, free=free)], words
            )
        by = words.one(who(found.seat, view, known.names))
        return together([words.say("legal-found", by=by, guilty=found.guilty)], words)

    return Answer(text)


def nearly(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Whether these players are about to go out: by their cards, which is all that can be known."""
    view = dealt(known.now)
    close = any(view.counts[seat] <= family_of(known.match.edition).call.cards for seat in question.seats)

    def text(words: Words) -> str:
        counts = describe(view, known.names, words).counts(question.seats)
        return together([words.say("may-so" if close else "may-no"), counts], words)

    return Answer(text)


def still(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Whether these players can still win the game."""
    view = dealt(known.view)
    gone = [seat for seat in question.seats if seat in known.match.eliminated]

    def text(words: Words) -> str:
        if known.match.stage == OVER:
            return together([words.say("still-over"), Standings(view, known.names, words).leader()], words)
        if gone:
            return together([words.say("still-out", who=who(gone[0], view, known.names))], words)
        counts = describe(view, known.names, words).counts(question.seats) if known.playing else ""
        return together(
            [words.say("may-so"), counts, Standings(view, known.names, words).target(question.seats)], words
        )

    return Answer(text)


def recap(question: Enquiry, known: SeatKnowledge) -> Answer:
    """How it stands, and the score."""
    view = dealt(known.view)

    def text(words: Words) -> str:
        state = describe(view, known.names, words, known.order).state() if known.playing else ""
        goes_on = "" if known.playing or known.going_on is None else known.going_on(words)
        return together([Standings(view, known.names, words).all(), state, goes_on], words)

    return Answer(text)


def knew(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Whether the last answer (of these players, if any are meant) was right, as it was judged; who gave it.

    If it was not such an answer as is asked for, the last one that was is told, too.
    """
    view = dealt(known.view)
    own = [event for event in judged(view) if isinstance(event, e.Answered)]
    wanted = question.topic == "knew"
    given: list[Any] = [event for event in own if not question.seats or event.seat in question.seats]
    such = [event for event in given[:-1] if event.right == wanted] if not question.seats else []
    given = [*(such[-1:] if given and given[-1].right != wanted else []), *given[-1:]]

    def text(words: Words) -> str:
        if not given:
            one = who(question.seats[0], view, known.names) if question.seats else Who("")
            none = words.say("knew-none", who=one, anybody=not question.seats)
            return together([none], words)
        right = None if given[-1].right is None else given[-1].right == wanted
        nobody = words.say("knew-nobody") if right is False and not such else ""
        so = words.say("knew-last", right=right) if question.seats else nobody
        told = [
            words.say(answered(each.text), who=who(each.seat, view, known.names), text=each.text, right=each.right)
            for each in given
        ]
        return together([so, *told], words)

    return Answer(text)
