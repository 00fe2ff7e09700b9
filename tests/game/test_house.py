"""House rules: which a table can have, and how they are heard and recorded. The scenarios play them."""

from __future__ import annotations

from itertools import combinations

import pytest

from sixdot.game.actions import parse
from sixdot.game.editions import EDITIONS
from sixdot.game.events import HandsPassed, HandTaken, JumpedIn, Played, Swapped, hear
from sixdot.game.families import family_of
from sixdot.game.house import HOUSE_RULES, OF_QUESTIONS, house_edition, with_house_rules
from sixdot.game.match import PLAYING, Match
from sixdot.game.options import Options, SetupError
from sixdot.game.reading import read_record
from sixdot.game.record import Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.replay import verify
from sixdot.game.shuffle import FastRandom, chosen_deal
from tests.helpers.tables import do, laid_out

UNO = [name for name, edition in EDITIONS.items() if family_of(edition).house_rules]
WRITTEN = [
    f"{rule.name}={value}" if rule.values else rule.name for rule in HOUSE_RULES for value in rule.values or ("",)
]
RULE_OF = {text: next(rule.id for rule in HOUSE_RULES if rule.name == text.partition("=")[0]) for text in WRITTEN}
TALK = ("accuse", "agree", "disagree")

# What a single edition cannot have, and a word of the reason. It can have everything else.
REFUSED_ALONE: dict[tuple[str, str], str] = {
    ("question", "stacking=any"): "says anyway",
    ("question", "jump-in"): "after an answer",
    ("question", "no-bluff"): "always honest",
    **{
        (name, rule): "nothing is asked" for name in UNO for rule in OF_QUESTIONS if not EDITIONS[name].asks_questions
    },
    **{(name, f"penalty={EDITIONS[name].call_penalty}"): "says anyway" for name in UNO},
    **{(name, f"hand={EDITIONS[name].hand_size}"): "says anyway" for name in UNO},
    **{(name, "draw-until-fits"): "nothing is played" for name in UNO if EDITIONS[name].after_draw == "nothing"},
}

CASES: list[tuple[str, list[str], bool]] = [  # edition, house rules, refused?
    ("mattel", [], False),
    ("dos", [], False),
    ("mattel", ["stacking=same"], False),
    ("mattel", ["stacking=any"], False),
    ("question", ["stacking=same"], False),
    ("question", ["stacking=any"], True),
    ("question", ["jump-in"], True),
    ("question", ["seven-zero"], False),
    ("question", ["no-bluff"], True),
    ("question", ["no-bluff", "stacking=same"], True),
    ("question", ["forced-play"], False),
    ("rnib", ["forced-play"], False),
    ("french", ["no-bluff", "stacking=any"], False),
    ("rnib", ["stacking=any", "forced-play", "no-bluff", "number-last"], False),
    ("mattel", ["no-reshuffle", "draw-until-fits"], True),
    ("mattel", ["draw-until-fits", "no-reshuffle"], True),
    ("question", ["draw-until-fits", "seven-zero", "no-reshuffle"], True),
    ("mattel", ["draw-until-fits", "any-after-draw", "forced-play"], False),
    ("mattel", ["stacking=same", "stacking=any"], True),
    ("mattel", ["stacking=same", "stacking=same"], True),
    ("mattel", ["jump-in", "seven-zero", "jump-in"], True),
    ("mattel", ["hand=5", "hand=6"], True),
    ("mattel", ["hand=2"], True),
    ("mattel", ["hand=3"], False),
    ("mattel", ["hand=10"], False),
    ("mattel", ["hand=11"], True),
    ("mattel", ["penalty=0"], True),
    ("mattel", ["penalty=1"], False),
    ("mattel", ["penalty=6"], False),
    ("mattel", ["penalty=7"], True),
    ("question", ["penalty=2"], False),
    ("mattel", ["penalty"], True),
    ("mattel", ["stacking"], True),
    ("mattel", ["stacking="], True),
    ("mattel", ["stacking=some"], True),
    ("mattel", ["jump-in=yes"], True),
    ("mattel", ["jump-in="], True),
    ("mattel", ["Jump-In"], True),
    ("mattel", ["jump-in "], True),
    ("mattel", ["hand=03"], True),
    ("mattel", ["hand=٣"], True),
    ("mattel", ["H2"], True),
    ("mattel", [""], True),
    ("mattel", ["no-rules-at-all"], True),
]


def why_not(edition: str, house: list[str]) -> str:
    """Why this table cannot have these house rules; empty if it can."""
    try:
        with_house_rules(EDITIONS[edition], house)
    except SetupError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("edition", "house", "refused"), CASES)
def test_what_a_table_can_and_cannot_agree_on(edition: str, house: list[str], refused: bool) -> None:
    assert bool(why_not(edition, house)) == refused, why_not(edition, house)


@pytest.mark.parametrize("edition", UNO)
@pytest.mark.parametrize("text", WRITTEN)
def test_every_house_rule_is_for_every_uno_edition_that_it_changes(edition: str, text: str) -> None:
    reason = why_not(edition, [text])
    expected = REFUSED_ALONE.get((edition, text), "")
    assert bool(reason) == bool(expected), reason
    assert expected in reason
    if not expected:
        changed = with_house_rules(EDITIONS[edition], [text])
        assert changed.house == (text,)
        assert changed.id == edition


@pytest.mark.parametrize("text", WRITTEN)
def test_dos_has_no_house_rules(text: str) -> None:
    assert "the dos edition has none" in why_not("dos", [text])


@pytest.mark.parametrize("edition", UNO)
def test_two_house_rules_go_together_unless_one_makes_the_other_pointless(edition: str) -> None:
    for first, second in combinations(WRITTEN, 2):
        twice = RULE_OF[first] == RULE_OF[second]
        alone = (edition, first) in REFUSED_ALONE or (edition, second) in REFUSED_ALONE
        drains = {first, second} == {"draw-until-fits", "no-reshuffle"}
        if "any-after-draw" in (first, second) and EDITIONS[edition].after_draw == "nothing":
            continue  # this one changes what the other is refused for
        for house in ([first, second], [second, first]):
            assert bool(why_not(edition, house)) == (twice or alone or drains), house


@pytest.mark.parametrize(("edition", "house", "refused"), [case for case in CASES if case[2] and all(case[1])])
def test_a_refused_house_rule_is_named(edition: str, house: list[str], refused: bool) -> None:
    names = [text.partition("=")[0] for text in house]
    assert any(name in why_not(edition, house) for name in names)


def test_the_reason_names_the_rule_by_its_id() -> None:
    assert "(H2)" in why_not("question", ["jump-in"])
    assert "(H8)" in why_not("mattel", ["draw-until-fits", "no-reshuffle"])
    assert "(H12)" in why_not("mattel", ["penalty=9"])
    assert "(H1)" in why_not("mattel", ["stacking=same", "stacking=any"])


def test_asking_for_an_unknown_rule_lists_all_there_are() -> None:
    reason = why_not("mattel", ["x" * 500])
    assert all(rule.written() in reason for rule in HOUSE_RULES)
    assert "x" * 200 not in reason


def test_the_order_in_which_house_rules_are_named_does_not_matter() -> None:
    house = ["penalty=3", "jump-in", "stacking=any", "no-bluff", "hand=5"]
    changed = with_house_rules(EDITIONS["mattel"], house)
    assert changed == with_house_rules(EDITIONS["mattel"], house[::-1])
    assert changed.house == ("stacking=any", "jump-in", "no-bluff", "hand=5", "penalty=3")


def test_without_house_rules_the_edition_is_its_rule_book() -> None:
    assert all(with_house_rules(edition, []) == edition for edition in EDITIONS.values())
    assert all(edition.house == () for edition in EDITIONS.values())


@pytest.mark.parametrize("edition", UNO)
@pytest.mark.parametrize(("size", "players"), [(3, 2), (3, 10), (5, 4), (8, 3), (8, 9), (10, 2), (10, 7)])
def test_h11_so_many_cards_are_dealt_to_everyone(edition: str, size: int, players: int) -> None:
    rules = house_edition(edition, [f"hand={size}", "seven-zero"])
    players = min(players, rules.most_players)
    for number in range(1, 21):
        game = Match(rules, players)
        game.commit(chosen_deal(f"hands of {size}", number))
        game.deal()
        view = game.view(None)
        drawn_first = 2 if str(view.discards[0]).endswith("+2") else 0  # F1
        assert sum(view.counts) == size * players + drawn_first
        assert min(view.counts) == size
        assert view.draw_count == 108 - 1 - sum(view.counts)


def test_h11_ten_players_with_ten_cards_leave_a_pile_of_seven() -> None:
    game = Match(house_edition("mattel", ["hand=10"]), 10)
    game.commit(chosen_deal("ten times ten", 2))
    game.deal()
    assert game.view(None).counts == (10,) * 10
    assert game.view(None).draw_count == 7


@pytest.mark.parametrize(("size", "players"), [(8, 10), (9, 9), (10, 8), (10, 10)])
def test_h11_where_only_a_number_starts_the_hands_must_leave_one(size: int, players: int) -> None:
    with pytest.raises(SetupError, match="no number to start with"):
        Match(house_edition("question", [f"hand={size}"]), players)
    Match(house_edition("mattel", [f"hand={size}"]), players)


def test_h3_only_the_two_who_swapped_see_their_new_hands() -> None:
    game = laid_out("mattel", "r7 b1 b2 | g3 g4 | y5 y6", discard="r5", house="seven-zero")
    do(game, 0, "play r7")
    told = do(game, 0, "swap 1")
    assert Swapped(0, 1) in told
    for seat, seen in ((0, {0: "g3 g4"}), (1, {1: "b1 b2"}), (2, {}), (None, {})):
        hands = [hear(event, seat) for event in told if isinstance(event, HandTaken)]
        shown = {event.seat: event.cards for event in hands if isinstance(event, HandTaken)}
        assert set(shown) == {0, 1}
        found = {owner: " ".join(map(str, cards)) for owner, cards in shown.items() if cards is not None}
        assert found == seen


def test_h3_everybody_sees_the_own_new_hand_alone_after_a_nought() -> None:
    game = laid_out("mattel", "r0 b1 b2 | g3 g4 | y5 y6", discard="r5", house="seven-zero")
    told = do(game, 0, "play r0")
    assert HandsPassed("left") in told
    for seat, own in ((0, "y5 y6"), (1, "b1 b2"), (2, "g3 g4")):
        hands = [hear(event, seat) for event in told if isinstance(event, HandTaken)]
        shown = [event for event in hands if isinstance(event, HandTaken) and event.cards is not None]
        assert [event.seat for event in shown] == [seat]
        assert " ".join(map(str, shown[0].cards or ())) == own
        assert " ".join(map(str, game.view(seat).hand)) == own


def test_h3_a_call_does_not_travel_with_the_hand() -> None:
    game = laid_out("rnib", "r7 b1 | g3 g4 | y5 y6", discard="r5", house="seven-zero")
    do(game, 0, "play r7 uno")
    assert game.view(2).announced == (0,)
    do(game, 0, "swap 1")
    assert game.view(2).announced == ()
    assert game.view(2).catchable == ()


@pytest.mark.parametrize("verb", ["play r5", "play r5 uno"])
def test_h2_a_jump_in_is_told_before_the_card(verb: str) -> None:
    game = laid_out("mattel", "r5 b1 b2 | g3 g4 | r5 y6", discard="r1", house="jump-in")
    do(game, 0, "play r5")
    told = do(game, 2, verb)
    assert told[0] == JumpedIn(2)
    assert isinstance(told[1], Played)


def test_h2_a_play_in_turn_is_no_jump_in() -> None:
    game = laid_out("mattel", "r5 b1 b2 | r5 g4", discard="r1", house="jump-in")
    do(game, 0, "play r5")
    assert not any(isinstance(event, JumpedIn) for event in do(game, 1, "play r5 uno"))


def test_h3_who_leaves_before_choosing_swaps_nothing() -> None:
    options = Options(leavers="fold")
    game = laid_out("mattel", "r7 b1 b2 | g3 g4 | y5 y6", options, discard="r5", house="seven-zero")
    do(game, 0, "play r7")
    told = do(game, 0, "leave")
    assert not any(isinstance(event, Swapped | HandTaken) for event in told)
    view = game.view(1)
    assert (view.turn, view.phase, view.counts) == (1, "turn", (0, 2, 2))


def test_a_view_names_the_house_rules_of_its_table() -> None:
    game = laid_out("mattel", "r1 b1 | g3 g4", discard="r5", house="jump-in stacking=same")
    assert all(game.view(seat).house == ("stacking=same", "jump-in") for seat in (0, 1, None))


@pytest.mark.parametrize(
    ("edition", "house"),
    [
        ("mattel", "stacking=any jump-in seven-zero draw-until-fits any-after-draw new-colour number-last"),
        ("rnib", "stacking=same jump-in no-bluff forced-play no-reshuffle hand=5 penalty=4"),
        ("french", "jump-in seven-zero no-bluff forced-play draw-until-fits number-last"),
        ("question", "stacking=same seven-zero any-after-draw forced-play new-colour penalty=1 tell-answers"),
    ],
)
def test_a_round_with_house_rules_is_written_down_and_can_be_verified(edition: str, house: str) -> None:
    for number in range(3):
        game = Match(house_edition(edition, house.split()), 4)
        lines: list[str] = []
        table = Recorder(game, [f"Player {seat}" for seat in range(4)], lines.append)
        table.commit(chosen_deal(f"{house} {number}", 1))
        table.deal()
        played = _play_on(table, FastRandom(f"{house} {number}"))
        record = read_record("".join(lines))
        assert record.edition == game.edition
        verdict = verify(record)
        assert (verdict.problem, verdict.rounds, verdict.actions) == ("", 1, played)


def _play_on(table: Recorder, source: FastRandom) -> int:
    """Play the rest of a round at random, sometimes out of turn; return how many actions it took."""
    game, actions = table.game, 0
    while game.stage == PLAYING:
        turn = game.view(None).turn
        assert turn is not None
        seat = source.below(4) if source.below(3) == 0 else turn
        legal = [action for action in game.legal(seat) if str(action).partition(" ")[0] not in TALK]
        if not legal:
            continue
        eager = [action for action in legal if str(action).partition(" ")[0] in ("play", "swap", "answer")] or legal
        action = eager[source.below(len(eager))]
        told = table.apply(seat, parse("answer yes") if str(action).startswith("answer") else action)
        assert not isinstance(told, Refusal), str(told)
        actions += 1
        assert actions < 5000
    return actions
