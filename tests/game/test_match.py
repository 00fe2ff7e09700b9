"""A whole game: what can be done at each stage, who deals, who scores, who leaves, who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixdot.game.actions import PLAY, leave, parse, return_, right, wrong
from sixdot.game.editions import EDITIONS
from sixdot.game.events import (
    CameBack,
    Committed,
    DealerDrawn,
    Dealt,
    Drew,
    Eliminated,
    EntropyAdded,
    Event,
    GameOver,
    HandDealt,
    Judged,
    RoundOver,
    Scored,
    SeedTold,
    WentAway,
    hear,
)
from sixdot.game.match import BETWEEN, COMMITTED, JUDGE, OVER, PLAYING, Match, StageError
from sixdot.game.options import Options, SetupError
from sixdot.game.position import Position
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal, FastRandom, chosen_deal

SECRET = chosen_deal("test", 1)


def laid_out(
    edition: str,
    hands: list[list[str]],
    options: Options | None = None,
    discard: str = "r5",
    dealer: int | None = None,
) -> Match:
    game = Match(EDITIONS[edition], len(hands), options)
    game.play_on(Position(EDITIONS[edition], hands, dealer=dealer, discard=[discard]).set_up(listening=True))
    return game


def do(game: Match, seat: int, text: str) -> list[Event]:
    told = game.apply(seat, parse(text))
    assert not isinstance(told, Refusal), str(told)
    return list(told)


def kinds(told: list[Event]) -> list[type[Event]]:
    return [type(event) for event in told]


# Stages


def test_a_round_is_committed_to_then_dealt_then_played() -> None:
    game = Match(EDITIONS["mattel"], 3)
    assert game.stage == BETWEEN
    assert game.commit(SECRET) == [Committed(1, SECRET.commitment(1))]
    assert game.stage == COMMITTED
    told = game.deal()
    assert game.stage == PLAYING
    assert kinds(told)[:3] == [DealerDrawn, Dealt, HandDealt]
    assert game.legal(game.round.turn if game.round else 0)


@pytest.mark.parametrize("stage", [COMMITTED, PLAYING])
def test_nothing_is_committed_to_twice(stage: str) -> None:
    game = Match(EDITIONS["mattel"], 3)
    game.commit(SECRET)
    if stage == PLAYING:
        game.deal()
    with pytest.raises(StageError, match="not now"):
        game.commit(SECRET)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_deal_that_nobody_hears_of_is_the_same_deal(name: str) -> None:
    heard, unheard = Match(EDITIONS[name], 4), Match(EDITIONS[name], 4)
    for game in (heard, unheard):
        game.commit(SECRET)
    assert heard.deal()
    assert unheard.deal(heard=False) == []
    assert unheard.view(0).heard == ()
    assert heard.round is not None
    assert unheard.round is not None
    assert unheard.round.fingerprint() == heard.round.fingerprint()


def test_more_cards_than_the_deck_holds_are_not_promised_to_the_hands() -> None:
    with pytest.raises(SetupError, match=r"2 players with 54 cards each need more than 107 cards \(S5\)"):
        Match(replace(EDITIONS["rnib"], hand_size=54), 2)
    game = Match(replace(EDITIONS["rnib"], hand_size=53), 2)
    game.commit(SECRET)
    game.deal()
    assert game.round is not None
    assert [hand.size for hand in game.round.hands] == [53, 53]


def test_nothing_is_dealt_that_was_not_committed_to() -> None:
    with pytest.raises(StageError, match="committed"):
        Match(EDITIONS["mattel"], 3).deal()


def test_before_the_first_deal_nobody_acts_and_there_is_nothing_to_see() -> None:
    game = Match(EDITIONS["mattel"], 3)
    assert game.legal(0) == ()
    with pytest.raises(StageError):
        game.apply(0, parse("draw"))
    with pytest.raises(StageError):
        game.view(0)


def test_between_commitment_and_deal_nobody_acts() -> None:
    game = laid_out("mattel", [["r1"], ["g1", "b9"]])
    do(game, 0, "play r1")
    game.commit(SECRET)
    with pytest.raises(StageError):
        game.apply(0, parse("draw"))


def test_after_the_end_of_a_game_no_round_is_dealt() -> None:
    game = laid_out("mattel", [["r1"], ["g1", "b9"]], Options(target=10))
    assert kinds(do(game, 0, "play r1"))[-1] is GameOver
    assert (game.stage, game.winners) == (OVER, (0,))
    with pytest.raises(StageError):
        game.commit(SECRET)
    told = game.apply(0, parse("draw"))
    assert isinstance(told, Refusal)
    assert told.reason == "ROUND_OVER"


def test_a_seed_of_its_own_is_drawn_for_each_round() -> None:
    commitments = set()
    for _ in range(5):
        game = Match(EDITIONS["dos"], 2)
        told = game.commit()
        assert isinstance(told[0], Committed)
        commitments.add(told[0].commitment)
    assert len(commitments) == 5


# Texts for the deal


def test_each_person_may_add_one_text_between_commitment_and_deal() -> None:
    game = Match(EDITIONS["mattel"], 3, people=[0, 1])
    with pytest.raises(StageError):
        game.add_entropy(0, "early")
    game.commit(SECRET)
    assert game.add_entropy(0, "one") == [EntropyAdded(0, "one")]
    with pytest.raises(StageError, match="already"):
        game.add_entropy(0, "two")
    with pytest.raises(StageError, match="not a person"):
        game.add_entropy(2, "a bot")
    game.add_entropy(1, "Ω")
    game.deal()
    with pytest.raises(StageError):
        game.add_entropy(1, "late")


@pytest.mark.parametrize("text", ["", " ", " a", "a ", "a\nb", "\x00", "x" * 201])
def test_a_text_for_the_deal_is_one_short_line(text: str) -> None:
    game = Match(EDITIONS["mattel"], 2)
    game.commit(SECRET)
    with pytest.raises(StageError, match="printable"):
        game.add_entropy(0, text)


def test_the_texts_are_part_of_the_deal_that_is_proven() -> None:
    hands = []
    for text in ("", "seven", "eight", "seven"):
        game = Match(EDITIONS["mattel"], 2)
        game.commit(Deal(SECRET.seed, SECRET.salt))
        if text:
            game.add_entropy(1, text)
        hands.append([event for event in game.deal() if isinstance(event, HandDealt)])
    assert hands[1] == hands[3]
    assert hands[0] != hands[1] != hands[2] != hands[0]


def test_adding_a_text_leaves_the_deal_that_was_handed_over_alone() -> None:
    game = Match(EDITIONS["mattel"], 2)
    game.commit(SECRET)
    game.add_entropy(0, "mine")
    assert SECRET.entropy == {}


# The end of a round


def test_at_the_end_of_a_round_hands_are_shown_then_the_seed_is_told_then_the_score() -> None:
    game = Match(EDITIONS["mattel"], 2)
    game.commit(SECRET)
    game.deal()
    told: list[Event] = []
    while game.stage == PLAYING:
        assert game.round is not None
        seat = int(game.round.turn)
        told = list(do(game, seat, str(game.legal(seat)[0])))
    assert kinds(told)[-3:] == [RoundOver, SeedTold, Scored] or kinds(told)[-4:] == [
        RoundOver,
        SeedTold,
        Scored,
        GameOver,
    ]
    assert SeedTold(1, SECRET.seed.hex(), SECRET.salt.hex()) in told


def test_a_round_laid_out_by_hand_has_no_seed_to_tell() -> None:
    game = laid_out("mattel", [["r1"], ["g1", "b9"]])
    assert SeedTold not in kinds(do(game, 0, "play r1"))


def test_the_player_who_goes_out_scores_what_the_others_hold() -> None:
    game = laid_out("mattel", [["r1"], ["g1", "b9", "wi"], ["y+2", "b0"]])
    told = do(game, 0, "play r1")
    assert Scored((80, 0, 0), (80, 0, 0)) in told
    assert game.next_dealer == 0


def test_a_player_who_reaches_the_target_is_out_of_the_next_rounds() -> None:
    game = laid_out("rnib", [["r1"], ["g1", "b9"], ["wi"], ["b1"]], Options(scoring="elimination", target=50))
    told = do(game, 0, "play r1")
    assert Eliminated(2) in told
    assert game.present() == [0, 1, 3]
    game.commit(SECRET)
    dealt = game.deal()
    assert [event.seat for event in dealt if isinstance(event, HandDealt)] == [0, 1, 3]
    assert game.view(2).passed_over == (2,)


def test_a_blocked_round_scores_nothing_and_the_deal_goes_on() -> None:
    game = Match(EDITIONS["mattel"], 2)
    game.play_on(
        Position(EDITIONS["mattel"], [["g1"], ["g2"]], discard=["r5"], rest=False, dealer=1).set_up(listening=True)
    )
    for seat in (0, 1):
        do(game, seat, "draw")
        told = do(game, seat, "pass")
    assert Scored((0, 0), (0, 0)) in told
    assert (game.next_dealer, game.scored, game.stage) == (0, 0, BETWEEN)


# Leaving


def test_a_bot_plays_on_for_a_player_who_leaves() -> None:
    game = laid_out("mattel", [["r1", "r2"], ["g1", "b9"]])
    assert do(game, 0, "leave") == [WentAway(0, False)]
    assert game.view(0).people == (1,)
    assert game.legal(0)
    assert do(game, 0, "return") == [CameBack(0)]
    assert game.view(0).people == (0, 1)


def test_if_the_table_is_set_to_fold_the_hand_goes_under_the_pile_and_the_seat_is_passed_over() -> None:
    game = laid_out("mattel", [["r1", "r2"], ["g1", "b9"], ["y1", "y2"]], Options(leavers="fold"))
    before = game.view(None)
    told = do(game, 0, "leave")
    assert told[0] == WentAway(0, True)
    after = game.view(None)
    assert after.draw_count == before.draw_count + 2
    assert (after.counts, after.passed_over, after.turn) == ((0, 2, 2), (0,), 1)
    assert game.round is not None
    codes = sorted(game.round.deck.cards[kind].code for kind in game.round.pile[:2])
    assert codes == ["r1", "r2"]


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ([(0, leave), (0, leave)], "ALREADY_AWAY"),
        ([(0, return_)], "NOT_AWAY"),
        ([(5, leave)], "NOT_A_PERSON"),
        ([(-2, leave)], "NOT_A_PERSON"),
    ],
)
def test_only_players_who_are_there_leave_and_only_leavers_come_back(
    steps: list[tuple[int, object]], reason: str
) -> None:
    game = laid_out("mattel", [["r1", "r2"], ["g1", "b9"]])
    told: object = None
    for seat, action in steps:
        told = game.apply(seat, leave if action is leave else return_)
    assert isinstance(told, Refusal)
    assert told.reason == reason


def test_a_bot_neither_leaves_nor_comes_back() -> None:
    game = Match(EDITIONS["mattel"], 2, people=[0])
    game.commit(SECRET)
    game.deal()
    for action in (leave, return_):
        told = game.apply(1, action)
        assert isinstance(told, Refusal)
        assert told.reason == "NOT_A_PERSON"


def test_partners_are_not_passed_over() -> None:
    with pytest.raises(SetupError, match="partner"):
        Options(leavers="fold", partners="opposite")


# Judging


def test_where_a_person_judges_an_answer_waits_for_the_judge() -> None:
    game = laid_out("question", [["r1", "r2"], ["g1", "b9"]], Options(judge="person"))
    do(game, 0, "answer anything at all")
    assert game.view(0).phase == "judge"
    for seat in (0, 1):
        for text in ("draw", "answer yes", "right", "wrong"):
            told = game.apply(seat, parse(text))
            assert isinstance(told, Refusal)
            assert told.reason in ("BEING_JUDGED", "NOT_YOUR_TURN", "NOTHING_TO_JUDGE")
    told = game.apply(JUDGE, right)
    assert not isinstance(told, Refusal)
    assert told[0] == Judged(0, True)
    assert game.view(0).phase == "turn"


def test_a_wrong_answer_costs_a_card_and_the_turn() -> None:
    game = laid_out("question", [["r1", "r2"], ["g1", "b9"]], Options(judge="person"))
    do(game, 0, "answer anything at all")
    game.apply(JUDGE, wrong)
    assert (game.view(0).turn, game.view(0).counts) == (1, (3, 2))


def test_nobody_judges_what_nobody_answered() -> None:
    for game in (laid_out("question", [["r1"], ["g1"]], Options(judge="person")), laid_out("rnib", [["r1"], ["g1"]])):
        told = game.apply(JUDGE, right)
        assert isinstance(told, Refusal)
        assert told.reason == "NOTHING_TO_JUDGE"


# Set-ups


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("mattel", 1, {}),
        ("mattel", 11, {}),
        ("dos", 5, {}),
        ("mattel", 3, {"scoring": "elimination"}),
        ("question", 3, {"scoring": "lowest"}),
        ("dos", 3, {"scoring": "lowest"}),
        ("mattel", 4, {"partners": "opposite"}),
        ("rnib", 6, {"partners": "opposite"}),
        ("french", 5, {"partners": "opposite"}),
        ("french", 2, {"partners": "opposite"}),
        ("french", 6, {"partners": "rotating"}),
        ("rnib", 4, {"partners": "rotating"}),
        ("french", 4, {"partners": "rotating", "target": 300}),
        ("french", 4, {"partners": "opposite", "scoring": "lowest"}),
        ("mattel", 3, {"dealer": 0}),
        ("question", 3, {"dealer": 3}),
        ("mattel", 3, {"judge": "person"}),
    ],
)
def test_a_table_that_the_edition_does_not_offer_is_refused(
    edition: str, players: int, options: dict[str, object]
) -> None:
    with pytest.raises(SetupError, match=r"\("):
        Match(EDITIONS[edition], players, Options(**options))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [{"target": 0}, {"target": -5}, {"target": 10**7}, {"partners": "maybe"}, {"leavers": "stay"}, {"judge": "dog"}],
)
def test_an_option_that_makes_no_sense_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        Options(**options)  # type: ignore[arg-type]


def test_a_view_of_the_game_names_round_scores_and_teams() -> None:
    game = Match(EDITIONS["french"], 4, Options(partners="opposite"))
    game.commit(SECRET)
    game.deal()
    view = game.view(1)
    assert (view.round, view.scores, view.teams, view.winners) == (1, (0, 0), ((0, 2), (1, 3)), ())
    assert (len(view.hand), view.seat) == (view.counts[1], 1)


def test_a_view_names_the_scoring_and_who_plays_with_whom() -> None:
    game = Match(EDITIONS["french"], 4, Options(partners="rotating"))
    game.commit(SECRET)
    game.deal()
    assert [game.view(seat).partners for seat in (0, 1, 2, 3, None)] == [(2,), (3,), (0,), (1,), ()]
    assert game.view(0).scoring == "rotating"
    alone = Match(EDITIONS["mattel"], 3, Options(target=120))
    alone.commit(SECRET)
    alone.deal()
    assert (alone.view(0).partners, alone.view(0).scoring, alone.view(0).target) == ((), "first-to", 120)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_holds_all_its_seat_has_heard_since_the_deal_and_nothing_else(seat: int | None) -> None:
    game = Match(EDITIONS["mattel"], 3, Options(target=200))
    source = FastRandom("heard")
    for number in (1, 2):
        game.commit(chosen_deal("heard", number))
        told = list(game.deal())
        while game.stage == PLAYING:
            turn = game.view(None).turn
            assert turn is not None
            legal = game.legal(turn)
            eager = [action for action in legal if action.verb == PLAY] or legal
            done = game.apply(turn, eager[source.below(len(eager))])
            assert not isinstance(done, Refusal)
            told += done
            if source.below(8) == 0:  # whenever it is asked for
                assert game.view(seat).heard == tuple(hear(event, seat) for event in told)
        assert game.view(seat).heard == tuple(hear(event, seat) for event in told)
    hidden = [event for event in told if isinstance(event, Drew) and event.seat != seat]
    assert hidden
    assert all(
        event.cards is None for event in game.view(seat).heard if isinstance(event, Drew) and event.seat != seat
    )


def test_what_was_refused_is_not_heard() -> None:
    game = laid_out("mattel", [["r1", "b2"], ["r4", "g4"]])
    before = game.view(0).heard
    assert isinstance(game.apply(0, parse("play b2")), Refusal)
    assert game.view(0).heard == before
    do(game, 0, "play r1")
    assert len(game.view(0).heard) > len(before)
