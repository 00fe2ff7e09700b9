"""A table at which anybody does anything at any time: Hypothesis looks for the shortest way to break a law."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import booleans, integers, sampled_from

from sixdot.game.actions import Action, leave, return_, right, wrong
from sixdot.game.events import Event
from sixdot.game.match import JUDGE, OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.refusal import Refusal, reasons
from sixdot.game.round import Round
from sixdot.game.view import ANSWER_PHASE, JUDGE_PHASE
from tests.helpers.soak import bounded
from tests.laws.games import EVERY_SCORING, ScoreKeeper, Setting, new_match, round_of
from tests.laws.laws import all_is_lawful, must, universe
from tests.laws.tables import RIGHT_ANSWERS, deal_on, some_house_rules
from tests.laws.worlds import looks_alike, other_world

choices = integers(0, 999)


class TableMachine(RuleBasedStateMachine):
    match: Match
    keeper: ScoreKeeper

    @initialize(
        scoring=sampled_from(EVERY_SCORING),
        players=integers(0, 8),
        fold=booleans(),
        judge=booleans(),
        bots=integers(0, 3),
        goal=sampled_from([1, 60, 300]),
        house=integers(0, 2**32 - 1),
    )
    def sit_down(
        self,
        scoring: tuple[str, Options, list[int]],
        players: int,
        fold: bool,
        judge: bool,
        bots: int,
        goal: int,
        house: int,
    ) -> None:
        edition, chosen, counts = scoring
        number = counts[players % len(counts)]
        options = Options(
            scoring=chosen.scoring,
            partners=chosen.partners,
            target=None if chosen.partners == "rotating" else goal,
            leavers="fold" if fold and chosen.partners == "none" else "bot",
            judge="person" if judge and edition == "question" else "program",
        )
        setting = Setting(
            edition,
            some_house_rules(Random(house), edition, number),
            number,
            options,
            tuple(range(bots, number)),
            0,
            0,
        )
        self.match = new_match(setting)
        self.keeper = ScoreKeeper(setting)

    @property
    def round(self) -> Round:
        return round_of(self.match)

    def hear(self, told: list[Event] | object) -> None:
        must(isinstance(told, list | tuple), str(told))
        assert isinstance(told, list | tuple)
        self.keeper.hears(told, self.match)

    def playing(self) -> bool:
        return self.match.stage == PLAYING

    @precondition(lambda self: self.match.stage not in (PLAYING, OVER))
    @rule(seed=integers(0, 255), text=sampled_from(["", "a", "ß"]), long_hands=booleans())
    def deal(self, seed: int, text: str, long_hands: bool) -> None:
        from sixdot.game.shuffle import Deal

        self.hear(self.match.commit(Deal(bytes([seed]) * 32, bytes(16))))
        if text and self.match.people:
            self.hear(self.match.add_entropy(min(self.match.people), text))
        self.hear(self.match.deal())
        if long_hands:
            deal_on(self.round, 3, Random(seed))

    @precondition(playing)
    @rule(choice=choices, times=integers(1, 12))
    def move(self, choice: int, times: int) -> None:
        for turn in range(times):
            if not self.playing() or self.round.phase == JUDGE_PHASE:
                return
            moves = self.round.moves()
            self.hear(self.match.apply(int(self.round.turn), moves[(choice + turn) % len(moves)]))

    @precondition(lambda self: self.playing() and self.round.phase == ANSWER_PHASE)
    @rule()
    def answer_rightly(self) -> None:
        question = self.round.question()
        self.hear(self.match.apply(int(self.round.turn), RIGHT_ANSWERS[question][0]))

    @precondition(lambda self: self.playing() and self.round.phase == JUDGE_PHASE)
    @rule(verdict=sampled_from([right, wrong]))
    def judge(self, verdict: Action) -> None:
        self.hear(self.match.apply(JUDGE, verdict))

    @precondition(playing)
    @rule(seat=integers(0, 9), choice=choices)
    def speak_out_of_turn(self, seat: int, choice: int) -> None:
        said = self.round.asides(seat % self.match.players)
        if said:
            self.hear(self.match.apply(seat % self.match.players, said[choice % len(said)]))

    @precondition(lambda self: self.match.round is not None and self.match.stage != OVER and self.match.people)
    @rule(choice=choices)
    def come_or_go(self, choice: int) -> None:
        people = sorted(self.match.people)
        seat = people[choice % len(people)]
        self.hear(self.match.apply(seat, return_ if seat in self.match.away else leave))

    @precondition(lambda self: self.match.round is not None)
    @rule(seat=integers(-2, 10), choice=choices)
    def try_anything(self, seat: int, choice: int) -> None:
        game = self.round
        actions = [action for action in universe(game, seat, Random(choice), 50) if not game.is_legal(seat, action)]
        action = actions[choice % len(actions)]
        if action in (leave, return_) or (seat == JUDGE and game.phase == JUDGE_PHASE):
            return
        before = game.fingerprint()
        told = self.match.apply(seat, action)
        assert isinstance(told, Refusal), f"{seat}: {action} is not legal and yet done"
        assert told.reason in reasons()
        assert game.fingerprint() == before

    @precondition(lambda self: self.match.round is not None)
    @rule(seat=integers(-1, 9), seed=integers(0, 99))
    def look_into_another_world(self, seat: int, seed: int) -> None:
        watching = None if seat < 0 else seat % self.match.players
        looks_alike(self.round, other_world(self.round, watching, Random(seed)), watching)

    @invariant()
    def lawful(self) -> None:
        if getattr(self, "match", None) is not None and self.match.round is not None:
            all_is_lawful(self.round)


def test_whatever_anybody_does_at_a_table_the_laws_hold() -> None:
    run_state_machine_as_test(TableMachine, settings=settings(max_examples=10, stateful_step_count=30))


@pytest.mark.slow
def test_whatever_anybody_does_at_many_tables_the_laws_hold() -> None:
    run_state_machine_as_test(
        TableMachine, settings=settings(max_examples=bounded(80, soak=400), stateful_step_count=40)
    )
