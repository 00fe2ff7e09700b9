"""A practice game: what was decided can be taken back, and what was not decided can be tried.

Taking back is one more line of the record; the table is then made again from what still counts. What is only tried
is played on a table of its own, with the same cards and bots, of which nothing is kept: so it shows what playing it,
and taking it back, would show, and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from sixdot.answers.known import Hearing
from sixdot.answers.questions import answer
from sixdot.game.actions import Action, parse, right
from sixdot.game.events import Eliminated, Event, GameOver, RoundOver, Scored, SeedTold, hear
from sixdot.game.match import JUDGE, PLAYING
from sixdot.game.refusal import Refusal
from sixdot.table import Table
from sixdot.terminal.local_game import LocalGame, SharedKeyboard
from sixdot.terminal.port import Person, known_to, say_refused
from sixdot.terminal.saving.saved_game import SavedGame
from sixdot.voice.choices import action_text
from sixdot.voice.describe import describe
from sixdot.voice.pieces import together
from sixdot.voice.pieces import who as named
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded, in_all_languages, phrases
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.game.reading import RecordLine

QUIET_SECONDS: Final = 2.0  # before it is said that something takes long
_MOST_ACTIONS: Final = 2000  # of a round that is played out
_MOST_DIGITS: Final = 4
_ENDING: Final = (RoundOver, SeedTold, Scored, Eliminated, GameOver)


class Practice:
    def __init__(self, game: LocalGame, saved: SavedGame) -> None:
        self._game = game
        self._saved = saved

    # Taking back

    def undo(self, person: Person, typed: str) -> None:
        """Go back to a decision: the last one, or the one that is named by its number, perhaps in another round."""
        assert person.seat is not None
        decisions = self._saved.record.decisions(person.seat)
        number, place = self._wanted(typed, decisions)
        line, later = decisions[number][place - 1], _after(decisions, number, place)
        people = SharedKeyboard()
        self._game.move_to(self._saved.take_back(line, self._game.table.chain, people.witness), people)
        self._game.console.tell(partial(self._undone, number, place, parse(line.rest), later))

    def _wanted(self, typed: str, decisions: dict[int, list[RecordLine]]) -> tuple[int, int]:
        """The round, and the number of the decision in it."""
        made = [number for number, lines in decisions.items() if lines]
        if not made:
            raise Trouble("practice-nothing")
        if not typed:
            return made[-1], len(decisions[made[-1]])
        number, place = _numbers(typed, self._game.console.words)
        number = self._game.match.number if number is None else number
        found = len(decisions.get(number, ()))
        if not 1 <= place <= found:
            raise Trouble("practice-no-decision", number=place, round=number, count=found)
        return number, place

    def _undone(self, number: int, place: int, done: Action, later: int, words: Words) -> str:
        game = self._game
        person = game.people.listener
        view = game.match.view(person.seat)
        what = action_text(done, game.names, words, view)
        told = words.say("practice-undone", round=number, number=place, done=what, later=later)
        if game.table.is_pause(int(person.seat or 0)):
            return told  # why the game waits is said next
        return together([told, answer("state", known_to(game, person)).text(words)], words)

    # Trying out

    def what_if(self, person: Person, action: Action) -> None:
        """Play it out to the end of the round, tell what came of it, and leave everything as it is."""
        assert person.seat is not None
        game = self._game
        trial = self._saved.trial()
        told = trial.apply(person.seat, action)
        if isinstance(told, Refusal):
            person.ruling = told
            say_refused(game, told, game.match.view(person.seat))
            return
        heard, turns = self._played_out(trial, person.seat, told)
        game.console.tell(partial(self._tried, person, trial, heard, turns))

    def _played_out(self, trial: Table, seat: int, told: Sequence[Event]) -> tuple[list[Hearing], int]:
        """What this seat hears before it has to decide again, and how often the stand-in then decides for it."""
        heard, turns, begun = [_heard(trial, seat, told)], 0, monotonic()
        while trial.game.stage == PLAYING and trial.actions < self._game.table.actions + _MOST_ACTIONS:
            if begun and monotonic() - begun > QUIET_SECONDS:
                begun = 0.0
                self._game.console.say("whatif-working")
            awaited = trial.awaited()
            if seat in awaited and trial.is_pause(seat):
                trial.go_on(seat)
                continue
            if JUDGE in awaited:
                happened = trial.apply(JUDGE, right)
                assert not isinstance(happened, Refusal)
            else:
                turns += seat in awaited
                happened = trial.act_for(seat) if seat in awaited else trial.bot_turn()
            if not turns:
                heard.append(_heard(trial, seat, happened))
        return heard, turns

    def _tried(self, person: Person, trial: Table, heard: Sequence[Hearing], turns: int, words: Words) -> str:
        game = self._game
        view = trial.game.view(person.seat)
        winner = -1 if trial.game.round is None else int(trial.game.round.winner)
        deeds = together([each.deeds(game.names, words) for each in heard], words)
        told = words.say("whatif-told", told=deeds or heard[-1].text(game.names, words))
        out = None if winner < 0 else named(winner, view, game.names)
        is_over = trial.game.stage != PLAYING
        end = words.say("whatif-end", who=out, turns=turns, count=len(view.hand), over=is_over)
        score = describe(view, game.names, words).score() if is_over else ""
        back = together([words.say("whatif-back"), answer("turn", known_to(game, person)).text(words)], words)
        return "\n".join([told, together([end, score], words), back])


def _after(decisions: dict[int, list[RecordLine]], number: int, place: int) -> int:
    """How many decisions came after this one."""
    return sum([len(lines) for other, lines in decisions.items() if other >= number]) - place


def _numbers(typed: str, words: Words) -> tuple[int | None, int]:
    """The round, if one is named, and the decision in it, the first if none is: '3', 'decision 3 of round 1'."""
    spoken = in_all_languages(words)
    rounds, others = (phrases(message, *spoken) for message in ("practice-round", "practice-between"))
    number: int | None = None
    place: int | None = None
    before = ""
    for word in folded(typed).split():
        if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS:
            if before in rounds and number is None:
                number = int(word)
            elif place is None:
                place = int(word)
            else:
                raise Trouble("practice-which", typed=typed)
        elif word not in rounds and word not in others:
            raise Trouble("practice-which", typed=typed)
        before = word
    if number is None and place is None:
        raise Trouble("practice-which", typed=typed)
    return number, 1 if place is None else place


def _heard(trial: Table, seat: int, told: Sequence[Event]) -> Hearing:
    """Without the end of the round, which is told in another way."""
    events = [hear(event, seat) for event in told if not isinstance(event, _ENDING)]
    return Hearing(tuple(events), trial.game.view(seat), seat)
