"""What scenario files cannot show, rule by rule: who hears what, marks, deals, judges, and players who leave."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sixdot.game.actions import NotationError, parse
from sixdot.game.cards import Card, named_card
from sixdot.game.dealer import draw_for_dealer, shuffled_packs
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.events import (
    Accepted,
    Answered,
    AnswerTold,
    Asked,
    CameBack,
    Challenged,
    ColourNamed,
    Committed,
    DealerDrawn,
    Dealt,
    Drew,
    Event,
    GameOver,
    HandDealt,
    Judged,
    Laid,
    Matched,
    Played,
    Reshuffled,
    RoundOver,
    RowFilled,
    SeedTold,
    TookBack,
    TurnedUp,
    WentAway,
    hear,
)
from sixdot.game.match import JUDGE, Match
from sixdot.game.options import Options
from sixdot.game.questions import Question
from sixdot.game.shuffle import Deal, chosen_deal
from tests.helpers.tables import codes, do, laid_out, refusal_of
from tests.helpers.views import dos_view, uno_view

every_edition = pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
UNO_EDITIONS = [name for name, edition in EDITIONS.items() if edition.game == "uno"]
challenging = pytest.mark.parametrize("edition", [name for name in UNO_EDITIONS if EDITIONS[name].challenge])


def dealt(edition: Edition, players: int = 4, number: int = 1) -> tuple[Match, list[Event]]:
    """A game whose first round has just been dealt, always in the same way."""
    game = Match(edition, players)
    told = game.commit(chosen_deal("rules", number))
    return game, [*told, *game.deal()]


def played(game: Match, chance: random.Random, most: int = 400) -> Iterator[Event]:
    """Play at random, mostly cards, until the round is over; yield what happened."""
    for _ in range(most):
        seat = game.view(None).turn
        if seat is None:
            return
        actions = [action for action in map(str, game.legal(seat)) if not action.startswith(("accuse", "unknown"))]
        plays = [action for action in actions if action.startswith(("play", "match"))]
        text = chance.choice(plays if plays and chance.random() < 0.9 else actions)
        if text.startswith("answer"):
            text = chance.choice(["answer yes"] * 9 + ["unknown"])
        yield from do(game, seat, text)


def card(code: str, deck: str = "uno") -> Card:
    return named_card(deck, code)


# Deck and players


@pytest.mark.parametrize(
    ("edition", "number"), [("rnib", 10), ("mattel", 4), ("french", 4), ("question", 0), ("dos", 0)]
)
def test_d3_reference_cards_lie_beside_the_108_and_are_not_among_them(edition: str, number: int) -> None:
    rules = EDITIONS[edition]
    assert rules.reference_cards == number
    assert len(rules.deck.full()) == sum(rules.deck.copies) == 108
    game, _ = dealt(rules)
    view = game.view(0)
    assert sum(view.counts) + view.draw_count + view.discard_count + len(getattr(view, "centre", ())) == 108


UNO_MARKS = {
    "b0": "b0", "g5": "g5", "r9": "r9", "y1": "y1", "b+2": "b+2", "brv": "brv", "grv": "grv", "bsk": "bsk",
    "ysk": "ysk", "wi": "wi", "wi+4": "wi+4",
}  # fmt: skip
FRENCH_MARKS = {
    "b0": "0b", "r0": "0r", "y0": "0j", "g0": "0v", "g9": "9v", "y7": "7j", "g+2": "+02v", "b+2": "+02b",
    "y+2": "+02j", "grv": "rev v", "yrv": "rev j", "gsk": "stop v", "rsk": "stop r", "wi": "couleur",
    "wi+4": "+04",
}  # fmt: skip
DOS_MARKS = {"b1": "b1", "g3": "g3", "r10": "r10", "y7": "y7", "b#": "b#", "r#": "r#", "wd": "wd"}


@pytest.mark.parametrize(
    ("edition", "marks"),
    [
        ("rnib", UNO_MARKS),
        ("mattel", UNO_MARKS),
        ("question", UNO_MARKS),
        ("french", FRENCH_MARKS),
        ("dos", DOS_MARKS),
    ],
)
def test_d5_the_corner_marks_are_those_of_the_edition(edition: str, marks: dict[str, str]) -> None:
    rules = EDITIONS[edition]
    assert {code: rules.marks.of(card(code, rules.game)) for code in marks} == marks


@every_edition
def test_d5_no_two_different_cards_have_the_same_mark(edition: Edition) -> None:
    marks = [edition.marks.of(kind) for kind in edition.deck.cards]
    assert len(set(marks)) == len(marks)


@every_edition
def test_d6_a_hand_is_shown_sorted_by_colour(edition: Edition) -> None:
    game, _ = dealt(edition)
    chance = random.Random(6)
    for _ in played(game, chance):
        for seat in range(4):
            colours = [held.colour or "~" for held in game.view(seat).hand]  # wilds are last
            assert colours == sorted(colours)


# Dealers and dealing


def test_s1_where_a_dealer_is_chosen_the_table_says_who_or_chance_does() -> None:
    rules = EDITIONS["question"]
    for seat in range(3):
        game = Match(rules, 3, Options(dealer=seat))
        told = [*game.commit(chosen_deal("dealer", seat)), *game.deal()]
        assert game.dealer == seat
        assert not any(isinstance(event, DealerDrawn) for event in told)
    chosen = set()
    for number in range(40):
        game = Match(rules, 3)
        game.commit(chosen_deal("dealer", number))
        game.deal()
        chosen.add(game.dealer)
    assert chosen == {0, 1, 2}


@pytest.mark.parametrize("edition", ["rnib", "mattel", "french", "dos"])
def test_s1_everybody_sees_the_cards_drawn_for_the_dealer(edition: str) -> None:
    game, told = dealt(EDITIONS[edition], 3)
    drawn = next(event for event in told if isinstance(event, DealerDrawn))
    assert [seat for seat, _ in drawn.draws][:3] == [0, 1, 2]
    assert drawn.dealer == game.dealer == game.view(None).dealer
    assert hear(drawn, 0) == hear(drawn, None) == drawn


@every_edition
def test_s4_who_deals_next_is_as_the_edition_says_and_only_the_french_draw_again(edition: Edition) -> None:
    game, _ = dealt(replace(edition, target=10_000), 3)
    dealers = [game.dealer]
    chance = random.Random(4)
    drawn_again = []
    while game.number < 4 and not game.winners:
        *_, over = (event for event in played(game, chance, 20_000) if isinstance(event, RoundOver))
        winner = over.winner
        game.commit(chosen_deal("rules", game.number + 1))
        drawn_again += [isinstance(event, DealerDrawn) for event in game.deal()[:1]]
        assert dealers[-1] is not None
        expected = {"left": (dealers[-1] + 1) % 3, "winner": winner, "drawn": game.dealer}[edition.next_dealer]
        assert game.dealer == expected
        dealers.append(game.dealer)
    assert len(dealers) == 4
    assert set(drawn_again) == {edition.next_dealer == "drawn"}
    assert EDITIONS["french"].next_dealer == "drawn"


@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s5_seven_cards_each_one_at_a_time_from_the_dealers_left(edition: Edition, players: int) -> None:
    deal = Deal(bytes(range(32)), bytes(16), {1: "a text from seat 1"})
    game = Match(edition, players)
    game.commit(Deal(deal.seed, deal.salt))
    game.add_entropy(1, "a text from seat 1")
    told = game.deal()

    stream = deal.stream(1)
    if edition.first_dealer == "highest":
        dealer, _ = draw_for_dealer(edition, range(players), shuffled_packs(edition, stream))
    else:
        dealer = stream.below(players)
    pile = edition.deck.full()
    stream.shuffle(pile)
    hands: list[list[int]] = [[] for _ in range(players)]
    for number in range(7 * players):
        hands[(dealer + 1 + number) % players].append(pile.pop())

    assert game.dealer == dealer
    shown = {event.seat: event.cards for event in told if isinstance(event, HandDealt)}
    for seat, hand in enumerate(hands):
        assert shown[seat] == edition.deck.named(sorted(hand))
        assert len(hand) == 7
        if edition.game == "dos" or not any(isinstance(event, Drew) for event in told):
            assert game.view(seat).hand == shown[seat]
    turned = [event for event in told if isinstance(event, TurnedUp | RowFilled)]
    first = turned[0].card if isinstance(turned[0], TurnedUp) else turned[0].cards[0]
    assert first == edition.deck.cards[pile[-1]]


@every_edition
def test_s6_everybody_hears_what_is_turned_up(edition: Edition) -> None:
    game, told = dealt(edition)
    turned = [event for event in told if isinstance(event, TurnedUp | RowFilled)]
    for seat in (0, 1, 2, 3, None):
        assert [hear(event, seat) for event in turned] == turned
    view = game.view(None)
    if edition.game == "dos":
        assert [row.card for row in dos_view(view).centre] == [
            shown for event in turned if isinstance(event, RowFilled) for shown in event.cards
        ]
        assert len(dos_view(view).centre) == 2
    else:
        assert isinstance(turned[-1], TurnedUp)
        assert (turned[-1].card, turned[-1].buried) == (uno_view(view).top, False)


@pytest.mark.fault("R08")
@pytest.mark.parametrize("edition", UNO_EDITIONS)
def test_f5_a_deal_with_a_buried_first_card_can_still_be_checked(edition: str) -> None:
    rules = EDITIONS[edition]
    for number in range(1, 500):
        deal = chosen_deal("buried", number)
        game = Match(rules, 3)
        committed, *told = [*game.commit(deal), *game.deal()]
        turned = [event for event in told if isinstance(event, TurnedUp)]
        if turned[0].card == card("wi+4"):
            break
    else:
        pytest.fail("no deal with a Wild Draw Four on top was found")
    assert [event.buried for event in turned] == [True] * (len(turned) - 1) + [False]
    assert uno_view(game.view(None)).top != card("wi+4")
    again = Match(rules, 3)
    assert [*again.commit(deal), *again.deal()] == [committed, *told]
    ending = [event for event in played(game, random.Random(5), 20_000) if isinstance(event, SeedTold)]
    assert isinstance(committed, Committed)
    proof = Deal(bytes.fromhex(ending[0].seed), bytes.fromhex(ending[0].salt))
    assert proof.commitment(committed.round) == committed.commitment


# A turn


@every_edition
def test_t10_everybody_hears_every_card_played_and_every_draw(edition: Edition) -> None:
    game, told = dealt(edition)
    told += played(game, random.Random(13))
    assert any(isinstance(event, Played | Matched) for event in told)
    assert any(isinstance(event, Drew) for event in told)
    for event in told:
        for seat in (0, 1, 2, 3, None):
            heard = hear(event, seat)
            if isinstance(event, Played | Matched | Laid | TurnedUp | RowFilled):
                assert heard == event
            if isinstance(event, Drew):
                assert isinstance(heard, Drew)
                assert (heard.seat, heard.count, heard.wanted, heard.why) == (
                    event.seat,
                    event.count,
                    event.wanted,
                    event.why,
                )
                assert heard.cards == (event.cards if seat == event.seat else None)


@every_edition
def test_t10_who_only_listens_knows_how_many_cards_everyone_holds(edition: Edition) -> None:
    game, told = dealt(edition)
    counts = [0] * 4
    chance = random.Random(11)
    while True:
        for event in [hear(event, None) for event in told]:
            if isinstance(event, Dealt):
                counts = [event.size] * 4
            elif isinstance(event, Played | Drew | Matched | Laid):
                counts[event.seat] = event.left
            elif isinstance(event, TookBack):
                counts[event.seat] += 1
        assert tuple(counts) == game.view(None).counts
        told = list(played(game, chance, 1))
        if not told:
            break


@pytest.mark.fault("R01")
def test_t10_a_draw_from_an_empty_pile_is_told_as_a_draw_of_nothing() -> None:
    game = laid_out("rnib", "b1 b2 b3 | g4 r9", discard="r5", rest=False)
    told = do(game, 0, "draw")
    drew = next(event for event in told if isinstance(event, Drew))
    assert (drew.count, drew.wanted, drew.left, drew.cards) == (0, 1, 3, ())
    assert [str(action) for action in game.legal(0)] == ["pass", "accuse 1"]
    do(game, 0, "pass")
    assert game.view(0).turn == 1


@pytest.mark.parametrize("edition", [name for name in UNO_EDITIONS if EDITIONS[name].after_draw == "drawn"])
@pytest.mark.parametrize("drawn", ["r9", "g9"])
def test_t3_nobody_else_learns_whether_the_drawn_card_fits(edition: str, drawn: str) -> None:
    game = laid_out(edition, "b1 b2 b3 | g4 r7 | y1 y2", discard="rsk", draw=drawn)
    told = do(game, 0, "draw")
    assert [hear(event, 1) for event in told] == [
        Drew(seat=0, count=1, wanted=1, why="turn", left=4, cards=None),
        *[event for event in told if not isinstance(event, Drew)],
    ]
    assert game.view(1).phase == "drawn"
    assert game.view(1).drawn is None
    assert game.view(0).drawn == card(drawn)


@pytest.mark.fault("R12")
@pytest.mark.parametrize(
    "text", ["play wi wild", "play wi null", "play wi purple", "colour wi", "colour", "play wi RED"]
)
def test_t6_what_is_no_colour_cannot_even_be_said(text: str) -> None:
    with pytest.raises(NotationError, match="colour"):
        parse(text)


# Challenges


@challenging
@pytest.mark.parametrize("held", ["r4", "b4"])
def test_c2_only_the_challenger_sees_the_hand(edition: str, held: str) -> None:
    """This holds whether the play was right or wrong; the owner knows the hand anyway."""
    game = laid_out(edition, f"wi+4 {held} b7 | g4 y7 | y1 y2 | g1 g2", discard="r5")
    do(game, 0, "play wi+4 green")
    told = do(game, 1, "challenge")
    shown = next(event for event in told if isinstance(event, Challenged))
    hand = tuple(sorted([card(held), card("b7")]))
    assert shown.hand == hand
    assert shown.guilty == (held == "r4")
    for seat in (0, 1, 2, 3, None):
        heard = hear(shown, seat)
        assert isinstance(heard, Challenged)
        assert heard.hand == (hand if seat in (0, 1) else None)
        assert (heard.seat, heard.target, heard.guilty) == (1, 0, held == "r4")


@pytest.mark.fault("R14")
@challenging
def test_c2_the_hand_shown_is_the_one_of_the_moment_of_play(edition: str) -> None:
    """Seat 0 is caught and draws two before the challenge: those cards do not count."""
    game = laid_out(edition, "wi+4 b4 | g4 y7 | y1 y2", discard="r5", draw="r8 r9 g1 g2 g3 g5 g6 g7")
    do(game, 0, "play wi+4 green")
    do(game, 2, "catch 0")
    assert codes(game, 0) == ["b4", "r8", "r9"]
    shown = next(event for event in do(game, 1, "challenge") if isinstance(event, Challenged))
    assert shown.hand == (card("b4"),)
    assert not shown.guilty


@challenging
def test_c2_nobody_is_shown_a_hand_that_is_not_challenged(edition: str) -> None:
    game = laid_out(edition, "wi+4 r4 b7 | g4 y7 | y1 y2", discard="r5")
    told = [*do(game, 0, "play wi+4 green"), *do(game, 1, "accept")]
    assert not any(isinstance(event, Challenged) for event in told)
    view = game.view(1)
    assert card("r4") not in view.hand
    assert view.counts[0] == 2


# Calling UNO


@pytest.mark.fault("R27")
@pytest.mark.parametrize("edition", UNO_EDITIONS)
def test_u1_a_call_with_a_refused_play_is_void_and_can_be_made_again(edition: str) -> None:
    game = laid_out(edition, "r1 b9 | g4 y7 | y1 y2", discard="rsk")
    assert refusal_of(game, 0, "play b9 uno").reason == "DOES_NOT_FIT"
    assert game.view(None).announced == ()
    do(game, 0, "play r1 uno")
    assert game.view(None).announced == (0,)
    refusal_of(game, 1, "catch 0")


@pytest.mark.fault("R28")
@pytest.mark.parametrize("edition", UNO_EDITIONS)
def test_u7_the_second_of_two_catches_is_told_that_it_came_second(edition: str) -> None:
    game = laid_out(edition, "r1 b9 | g4 y7 | y1 y2", discard="rsk")
    do(game, 0, "play r1")
    do(game, 2, "catch 0")
    count = game.view(None).counts[0]
    assert refusal_of(game, 1, "catch 0").reason == "ALREADY_CAUGHT"
    assert game.view(None).counts[0] == count == 1 + EDITIONS[edition].call_penalty


def test_u7_who_was_caught_once_and_calls_the_next_time_was_not_caught_already() -> None:
    game = laid_out("rnib", "r1 b2 | g4 y7 r9 | y1 y2 y3 y4", discard="rsk", draw="r2 r3 g1 g2")
    do(game, 0, "play r1")
    do(game, 1, "catch 0")
    for seat, text in ((1, "play r9"), (2, "draw"), (2, "pass"), (0, "play r2"), (1, "draw"), (1, "pass")):
        do(game, seat, text)
    do(game, 2, "play y2")
    do(game, 0, "play b2 uno")
    assert refusal_of(game, 1, "catch 0").reason == "NOTHING_TO_CATCH"


# The end of a round


@pytest.mark.fault("R21")
def test_g1_the_last_draw_two_is_drawn_across_a_reshuffle_and_counted() -> None:
    game = laid_out("mattel", "r+2 | g4 y7", discard="b9 r5", draw="y1", rest=False)
    told = do(game, 0, "play r+2")
    names = [type(event) for event in told]
    assert names.index(Reshuffled) < names.index(Drew) < names.index(RoundOver)
    assert game.scores[0] == 4 + 7 + 1 + 9 or game.scores[0] == 4 + 7 + 1 + 5
    over = next(event for event in told if isinstance(event, RoundOver))
    assert over.points == (0, game.scores[0])
    assert len(over.hands[1]) == 4


@pytest.mark.fault("R34")
def test_g3_ten_players_and_a_chain_of_draw_fours_never_need_a_second_deck() -> None:
    game = Match(EDITIONS["question"], 10)
    game.commit(chosen_deal("ten", 1))
    game.deal()
    chance = random.Random(34)
    for _ in played(game, chance, 3_000):
        view = game.view(None)
        assert sum(view.counts) + view.draw_count + view.discard_count == 108
    hands = "wi+4 b1 | wi+4 b2 | wi+4 b3 | wi+4 b4 | g1 g2 | g3 g4 | g5 g6 | g7 g8 | y1 y2 | y3 y4"
    game = laid_out("question", hands, discard="rsk", draw="r1 r2 r3", rest=False)
    for seat in range(4):
        do(game, seat, "play wi+4 red")
    drew = next(event for event in do(game, 4, "pickup") if isinstance(event, Drew))
    assert (drew.wanted, drew.count) == (16, 7)  # three from the pile, then all the discards except the top
    assert game.view(None).draw_count == 0
    assert uno_view(game.view(None)).top == card("wi+4")


def test_g11_the_rules_of_a_game_cannot_be_changed_while_it_is_played() -> None:
    game, _ = dealt(EDITIONS["mattel"])
    with pytest.raises(AttributeError):
        game.options.target = 5  # type: ignore[misc]
    with pytest.raises(AttributeError):
        game.edition.target = 5  # type: ignore[misc]


# Asking


@every_edition
def test_a2_anyone_learns_at_any_time_how_many_cards_each_holds(edition: Edition) -> None:
    game, _ = dealt(edition)
    chance = random.Random(2)
    for _ in played(game, chance, 60):
        held = tuple(len(game.view(seat).hand) for seat in range(4))
        for seat in (0, 1, 2, 3, None):
            assert game.view(seat).counts == held


@every_edition
def test_a2_a_spectator_has_no_hand_and_nothing_to_do(edition: Edition) -> None:
    game, _ = dealt(edition)
    view = game.view(None)
    assert (view.hand, view.legal, view.drawn) == ((), (), None)


@pytest.mark.parametrize("edition", UNO_EDITIONS)
def test_a3_anyone_learns_the_top_card_and_its_colour_at_any_time(edition: str) -> None:
    game = laid_out(edition, "wi r2 r3 | r4 b5 b6 | y1 y2 y3", discard="rsk")
    for seat in (0, 1, 2, None):
        assert (uno_view(game.view(seat)).top, uno_view(game.view(seat)).colour) == (card("rsk"), "red")
    do(game, 0, "play wi blue")
    for seat in (0, 1, 2, None):
        assert (uno_view(game.view(seat)).top, uno_view(game.view(seat)).colour) == (card("wi"), "blue")


def test_a3_in_dos_it_is_the_whole_row_and_what_was_played_on_it() -> None:
    game = laid_out("dos", "b7 r3 g1 y9 | r4 b5 b6 | y1 y3 y4", centre="r7 y4 wd")
    do(game, 0, "match y4 with r3 g1")
    for seat in (0, 1, 2, None):
        row = dos_view(game.view(seat)).centre
        assert [str(place.card) for place in row] == ["r7", "y4", "wd"]
        assert [sorted(map(str, place.matched_with)) for place in row] == [[], ["g1", "r3"], []]


@every_edition
def test_a4_what_a_player_may_do_can_be_read_at_any_time(edition: Edition) -> None:
    """The legal actions are a living reference card: for the player to act there are always some."""
    game, _ = dealt(edition)
    chance = random.Random(44)
    for _ in played(game, chance):
        turn = game.view(None).turn
        if turn is not None:
            assert game.view(turn).legal == game.legal(turn) != ()


# Questions

FRANCE = Question("Capital of France?", ("Paris", "Lutetia"))


def test_q1_the_question_is_heard_by_all_and_its_answer_by_nobody() -> None:
    game = laid_out("question", "r1 b2 b3 | r2 b4 b9", discard="r5", questions={"r5": FRANCE})
    for seat in (0, 1, None):
        assert uno_view(game.view(seat)).question == "Capital of France?"
        assert "Paris" not in repr(game.view(seat))
    told = do(game, 0, "unknown")
    asked = next(event for event in told if isinstance(event, Asked))
    assert (asked.seat, asked.card, asked.question) == (1, card("r5"), "Capital of France?")
    assert "Paris" not in repr(told)


def test_q3_when_a_whole_circuit_has_failed_the_answer_is_told_to_all() -> None:
    game = laid_out("question", "r1 b2 b3 | r2 b4 b9 | y1 y2 y3", discard="r5", questions={"r5": FRANCE})
    told = [*do(game, 0, "unknown"), *do(game, 1, "answer Rome")]
    assert not any(isinstance(event, AnswerTold) for event in told)
    assert "Paris" not in repr(told)
    ending = do(game, 2, "answer London")
    answer = next(event for event in ending if isinstance(event, AnswerTold))
    assert answer == AnswerTold(card("r5"), "Paris / Lutetia", "")
    assert hear(answer, 0) == hear(answer, None) == answer
    assert not any(isinstance(event, Asked) for event in ending)
    assert game.view(0).phase == "turn"
    assert uno_view(game.view(0)).question is None


def test_q3_a_right_answer_begins_the_circuit_anew() -> None:
    game = laid_out("question", "g1 b2 b3 | g2 b4 b9", discard="r5", questions={"r5": FRANCE}, draw="y1 g9 y2 y3")
    do(game, 0, "unknown")
    do(game, 1, "answer paris")
    do(game, 1, "draw")
    do(game, 1, "pass")
    told = do(game, 0, "unknown")
    assert not any(isinstance(event, AnswerTold) for event in told)
    assert AnswerTold(card("r5"), "Paris / Lutetia", "") in do(game, 1, "unknown")


def test_q7_a_person_judges_and_nothing_goes_on_before() -> None:
    game = laid_out(
        "question", "r1 b2 b3 | r2 b4 b9 | y1 y2 y3", Options(judge="person"), discard="r5", questions={"r5": FRANCE}
    )
    told = do(game, 0, "answer Paris")
    assert [event for event in told if isinstance(event, Answered)] == [Answered(0, "Paris", None)]
    assert (game.view(0).phase, game.view(0).turn) == ("judge", 0)
    assert refusal_of(game, 0, "play r1").reason == "BEING_JUDGED"
    assert refusal_of(game, 0, "answer Paris").reason == "BEING_JUDGED"
    assert refusal_of(game, 1, "right").reason == "NOTHING_TO_JUDGE"
    told = do(game, JUDGE, "wrong")  # the judge's word counts, whatever the question accepts
    assert [event for event in told if isinstance(event, Judged)] == [Judged(0, False)]
    assert (game.view(0).phase, game.view(0).turn, game.view(0).counts[0]) == ("answer", 1, 4)
    do(game, 1, "answer the town on the Seine")
    do(game, JUDGE, "right")
    assert (game.view(1).phase, game.view(1).turn) == ("turn", 1)
    assert refusal_of(game, JUDGE, "right").reason == "NOTHING_TO_JUDGE"


@pytest.mark.parametrize("given", ["answer Rome", "unknown"])
def test_h13_the_right_answer_is_told_with_the_wrong_one_and_the_card_asks_no_more(given: str) -> None:
    game = laid_out(
        "question", "r1 b2 b3 | r2 b4 b9 | y1 y2", discard="r5", questions={"r5": FRANCE}, house="tell-answers"
    )
    told = do(game, 0, given)
    assert AnswerTold(card("r5"), "Paris / Lutetia", "") in told
    assert not any(isinstance(event, Asked) for event in told)
    assert (game.view(1).turn, game.view(1).phase) == (1, "turn")
    assert game.view(0).counts[0] == 4


def test_h13_no_answer_is_told_before_the_judge_has_spoken_nor_after_a_right_one() -> None:
    game = laid_out(
        "question", "r1 b2 b3 | r2 b4 b9 | y1 y2", Options(judge="person"), discard="r5", questions={"r5": FRANCE},
        house="tell-answers",
    )  # fmt: skip
    assert "Lutetia" not in repr(do(game, 0, "answer Paris"))
    assert "Lutetia" not in repr([game.view(seat) for seat in (0, 1, 2, None)])
    assert "Lutetia" not in repr(do(game, JUDGE, "right"))
    other = laid_out("question", "r1 b2 b3 | r2", Options(judge="person"), discard="r5", questions={"r5": FRANCE},
        house="tell-answers")  # fmt: skip
    do(other, 0, "answer Rome")
    assert AnswerTold(card("r5"), "Paris / Lutetia", "") in do(other, JUDGE, "wrong")


def test_q7_who_does_not_know_needs_no_judge() -> None:
    game = laid_out("question", "r1 b2 b3 | r2 b4 b9", Options(judge="person"), discard="r5")
    do(game, 0, "unknown")
    assert (game.view(0).phase, game.view(0).turn) == ("answer", 1)


@pytest.mark.parametrize(
    ("given", "right"),
    [("H2O", True), ("h2o", False), ("H2O.", False), (" H2O", False), ("water", False)],
)
def test_q7_an_exact_question_wants_the_answer_letter_by_letter(given: str, right: bool) -> None:
    assert Question("The formula of water?", ("H2O",), exact=True).accepts(given) == right


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ("Émile Zola", True),
        ("emile zola", True),
        ("  EMILE   ZOLA. ", True),
        ("E\u0301mile Zola", True),
        ("Emile Zola..", False),
        ("Emile", False),
        ("EmileZola", False),
        ("", False),
    ],
)
def test_q7_other_answers_are_compared_without_case_accents_and_spaces(given: str, right: bool) -> None:
    assert Question("Who wrote Germinal?", ("Émile Zola",)).accepts(given) == right


def test_q7_the_teachers_questions_are_the_ones_asked_in_a_dealt_round() -> None:
    questions = {
        kind.code: Question(f"What is on {kind.code}?", (kind.code,))
        for kind in EDITIONS["question"].deck.cards
        if kind.number is not None
    }
    game = Match(EDITIONS["question"], 3, questions=questions)
    game.commit(chosen_deal("class", 1))
    game.deal()
    view = uno_view(game.view(0))
    assert view.top is not None
    assert view.turn is not None
    assert view.question == f"What is on {view.top.code}?"
    do(game, view.turn, f"answer {view.top.code}")
    assert (game.view(0).phase, game.view(0).turn) == ("turn", view.turn)


# DOS


@pytest.mark.fault("R36")
@pytest.mark.parametrize(
    "text", ["match r7 with b#=0", "match r7 with b#=11", "match b#=0 with b1", "match r7 with b#=x"]
)
def test_o9_a_wild_number_is_no_nought_and_no_eleven(text: str) -> None:
    with pytest.raises(NotationError, match="from 1 to 10"):
        parse(text)


@pytest.mark.fault("R36")
def test_o2_three_cards_on_one_cannot_even_be_said() -> None:
    with pytest.raises(NotationError, match="one card or two"):
        parse("match r7 with b1 b3 g3")


# Players who leave (section 12)

FOLD = Options(leavers="fold")
BOT = Options(leavers="bot")


@pytest.mark.fault("R25")
@pytest.mark.parametrize("leavers", [BOT, FOLD], ids=["bot", "fold"])
@pytest.mark.parametrize("edition", UNO_EDITIONS)
@pytest.mark.parametrize("leaver", [0, 2, 3])
def test_the_turn_stays_with_the_same_person_when_another_leaves(edition: str, leavers: Options, leaver: int) -> None:
    game = laid_out(edition, "r1 b2 b3 | r2 b4 b9 | y1 y2 y3 | g1 g2 g3", leavers, discard="rsk", dealer=0)
    do(game, leaver, "leave")
    view = game.view(1)
    assert (view.turn, view.phase) == (1, "turn")
    assert leaver not in view.people
    do(game, 1, "play r2")
    following = 3 if leaver == 2 and leavers is FOLD else 2
    assert game.view(1).turn == following


@pytest.mark.fault("R25")
@pytest.mark.parametrize("leavers", [BOT, FOLD], ids=["bot", "fold"])
def test_in_dos_the_turn_stays_with_the_same_person_when_another_leaves(leavers: Options) -> None:
    game = laid_out("dos", "b7 b3 b4 | r4 b5 b6 | y1 y3 y4", leavers, centre="r7 y9")
    do(game, 0, "match r7 with b7")
    do(game, 1, "leave")
    assert (game.view(0).turn, game.view(0).counts[0]) == (0, 2)
    do(game, 0, "done")
    assert game.view(0).turn == (1 if leavers is BOT else 2)


@every_edition
def test_where_a_bot_plays_on_seat_hand_and_turn_stay(edition: Edition) -> None:
    game, _ = dealt(edition)
    turn = game.view(None).turn
    assert turn is not None
    before = game.view(turn)
    told = do(game, turn, "leave")
    assert WentAway(turn, False) in told
    view = game.view(turn)
    assert (view.turn, view.phase, view.hand, view.counts) == (turn, before.phase, before.hand, before.counts)
    assert turn not in view.people
    assert view.passed_over == ()
    assert [action for action in view.legal if action in before.legal]
    do(game, turn, "return")
    after = game.view(turn)
    assert after.heard == (*before.heard, WentAway(turn, False), CameBack(turn))
    assert replace(after, heard=before.heard) == before


@pytest.mark.fault("B07")
def test_a_bot_answers_once_what_waited_for_the_leaver() -> None:
    """The challenge stays with the seat, whoever plays for it: the same answers are legal, and one settles it."""
    game = laid_out("mattel", "wi+4 b2 b3 | r2 b4 b9 | y1 y2 y3", BOT, discard="r5")
    do(game, 0, "play wi+4 red")
    do(game, 1, "leave")
    assert [str(action) for action in game.legal(1)] == ["challenge", "accept"]
    do(game, 1, "accept")
    assert (game.view(None).turn, game.view(None).counts) == (2, (2, 7, 3))
    assert refusal_of(game, 1, "accept").reason == "NOT_YOUR_TURN"


def test_a_folded_hand_goes_under_the_draw_pile_and_the_seat_is_passed_over() -> None:
    game = laid_out("mattel", "r1 b2 | r2 b4 | y1 y2", FOLD, discard="r5", draw="g1 g2", rest=False)
    told = do(game, 1, "leave")
    assert WentAway(1, True) in told
    view = game.view(0)
    assert (view.counts, view.draw_count, view.passed_over, view.turn) == ((2, 0, 2), 4, (1,), 0)
    drawn: list[str] = []
    for seat in (0, 2, 0, 2):
        told = do(game, seat, "draw")
        drawn += [str(got) for event in told if isinstance(event, Drew) and event.cards for got in event.cards]
        do(game, seat, "pass")
    assert drawn[:2] == ["g1", "g2"]
    assert sorted(drawn[2:]) == ["b4", "r2"]
    assert refusal_of(game, 1, "draw").reason == "NO_SUCH_SEAT"


@pytest.mark.fault("B07")
def test_a_first_wild_that_waits_for_the_leaver_gets_its_colour_once() -> None:
    game = laid_out("mattel", "r1 r3 b2 | r2 b4 | y1 y2", FOLD, first="wi")
    told = do(game, 0, "leave")
    assert [event for event in told if isinstance(event, ColourNamed)] == [ColourNamed(0, "red")]
    view = uno_view(game.view(1))
    assert (view.turn, view.phase, view.colour, view.counts[0]) == (1, "turn", "red", 0)


@pytest.mark.fault("B07")
def test_a_wild_draw_four_that_waits_for_the_leaver_is_accepted_once() -> None:
    game = laid_out("mattel", "wi+4 b2 b3 | r2 b4 | y1 y2", FOLD, discard="r5", draw="g1 g2 g3 g4 g5")
    do(game, 0, "play wi+4 red")
    told = do(game, 1, "leave")
    assert [event for event in told if isinstance(event, Accepted)] == [Accepted(1)]
    assert [event.count for event in told if isinstance(event, Drew)] == [4]
    view = uno_view(game.view(2))
    assert (view.turn, view.phase, view.counts, view.colour) == (2, "turn", (2, 0, 2), "red")
    do(game, 2, "draw")
    assert codes(game, 2) == ["g5", "y1", "y2"]


def test_a_stack_that_waits_for_the_leaver_is_picked_up_once() -> None:
    game = laid_out("question", "r+2 b2 b3 | r2 b4 | r9 y2", FOLD, discard="rsk", draw="g1 g2 g3")
    do(game, 0, "play r+2")
    told = do(game, 1, "leave")
    assert [event.count for event in told if isinstance(event, Drew)] == [2]
    view = uno_view(game.view(2))
    assert (view.turn, view.phase, view.pending, view.counts) == (2, "turn", 0, (2, 0, 2))
    do(game, 2, "play r9")


@pytest.mark.parametrize("judge", ["program", "person"])
def test_a_question_that_waits_for_the_leaver_goes_to_the_next_player(judge: str) -> None:
    options = Options(leavers="fold", judge=judge)
    game = laid_out("question", "r1 b2 b3 | r2 b4 b9 | y1 y2 y3", options, discard="r5", questions={"r5": FRANCE})
    if judge == "person":
        do(game, 0, "answer Paris")
    do(game, 0, "leave")
    assert (game.view(1).turn, game.view(1).phase, game.view(1).counts[0]) == (1, "answer", 0)


def test_a_circuit_is_shorter_without_the_leaver() -> None:
    game = laid_out("question", "r1 b2 b3 | r2 b4 b9 | y1 y2 y3", FOLD, discard="r5", questions={"r5": FRANCE})
    do(game, 0, "unknown")
    do(game, 1, "unknown")
    told = do(game, 2, "leave")
    assert AnswerTold(card("r5"), "Paris / Lutetia", "") in told
    assert (game.view(0).turn, game.view(0).phase) == (0, "turn")


def test_in_dos_the_turn_of_the_leaver_ends_as_it_stands() -> None:
    game = laid_out("dos", "b7 b3 b4 b1 | r4 b5 b6 | y1 y3 y4", FOLD, centre="b7 y9", draw="g1 g3")
    do(game, 0, "match b7 with b7")
    do(game, 0, "leave")
    view = dos_view(game.view(1))
    assert (view.turn, view.phase, view.counts, view.discard_count) == (1, "turn", (0, 3, 3), 2)
    assert [str(row.card) for row in view.centre] == ["y9", "g1"]


def test_a_player_who_left_after_a_wild_draw_four_cannot_be_challenged_any_more() -> None:
    game = laid_out("mattel", "wi+4 r2 b3 | r1 b4 | y1 y2", FOLD, discard="r5")
    do(game, 0, "play wi+4 red")
    do(game, 0, "leave")
    assert [str(action) for action in game.legal(1)] == ["accept"]
    refusal_of(game, 1, "challenge")
    do(game, 1, "accept")
    assert game.view(1).turn == 2


@pytest.mark.parametrize("edition", UNO_EDITIONS)
@pytest.mark.parametrize("leaver", [0, 1])
def test_when_one_of_the_last_two_leaves_the_game_is_over(edition: str, leaver: int) -> None:
    game = laid_out(edition, "r1 b2 b3 | r2 b4 b9", FOLD, discard="rsk")
    told = do(game, leaver, "leave")
    assert GameOver((1 - leaver,)) in told
    assert game.winners == (1 - leaver,)
    assert game.scores == [0, 0]
    assert game.view(None).phase == "over"
    assert game.view(None).winner is None
    assert game.legal(0) == game.legal(1) == ()


def test_in_dos_too_the_game_is_over_when_one_of_the_last_two_leaves() -> None:
    game = laid_out("dos", "b7 b3 b4 | r4 b5 b6", FOLD, centre="r7 y9")
    assert GameOver((1,)) in do(game, 0, "leave")


def test_the_last_two_of_three_play_on_under_the_rules_for_two() -> None:
    game = laid_out("mattel", "r1 rrv b2 | r2 b4 | y1 y2", FOLD, discard="r5")
    do(game, 1, "leave")
    do(game, 0, "play rrv")
    assert (game.view(0).turn, game.view(0).direction) == (0, "left")


def test_a_player_who_left_between_rounds_is_not_dealt_in_and_one_who_is_back_is() -> None:
    game = laid_out("mattel", "r1 | r2 b4 | y1 y2", FOLD, discard="r5")
    do(game, 0, "play r1")
    do(game, 1, "leave")
    game.commit(chosen_deal("away", 1))
    told = game.deal()
    assert [event.seat for event in told if isinstance(event, HandDealt)] == [0, 2]
    assert game.view(0).passed_over == (1,)
    do(game, 1, "return")
    assert refusal_of(game, 1, "draw").reason == "NO_SUCH_SEAT"  # not before the next deal
    list(played(game, random.Random(1), 20_000))
    game.commit(chosen_deal("away", 2))
    told = game.deal()
    assert [event.seat for event in told if isinstance(event, HandDealt)] == [0, 1, 2]


def test_a_player_who_left_before_dealing_does_not_get_the_first_turn_by_a_reverse() -> None:
    """The next dealer leaves and the first card is a Reverse: the turn goes to somebody still playing."""
    for number in range(200):
        game = laid_out("mattel", "r1 | r2 b3 | y1 y2", FOLD, discard="r5")
        do(game, 0, "play r1")
        assert game.next_dealer == 0
        do(game, 0, "leave")
        game.commit(chosen_deal("gone", number))
        game.deal()
        view = game.view(None)
        assert view.turn in (1, 2)
        assert view.dealer in (1, 2)


def test_a_player_who_has_left_for_good_is_no_longer_shown_as_having_called() -> None:
    game = laid_out("mattel", "r1 b2 | r2 b4 | y1 y2", FOLD, discard="r5")
    do(game, 0, "play r1 uno")
    do(game, 0, "leave")
    assert game.view(None).announced == ()


def test_a_vote_is_counted_among_those_who_are_still_there() -> None:
    game = laid_out("rnib", "r1 b2 | r2 b4 | y1 y2 | g1 g2", BOT, discard="r5")
    do(game, 0, "accuse 1")
    told = do(game, 2, "leave")
    assert not any(isinstance(event, Drew) for event in told)  # one of two is not more than half
    told = do(game, 3, "leave")
    assert [event.count for event in told if isinstance(event, Drew)] == [4]


def test_bots_are_not_accused_and_do_not_vote() -> None:
    game = laid_out("rnib", "r1 b2 | r2 b4 | y1 y2 | g1 g2", discard="r5", people=[0, 1])
    assert refusal_of(game, 0, "accuse 2").reason == "NOT_A_PERSON"
    assert refusal_of(game, 3, "accuse 1").reason == "NOT_A_PERSON"
    told = do(game, 0, "accuse 1")  # the only other person: the accusation alone is enough
    assert [event.count for event in told if isinstance(event, Drew)] == [4]


# Seats that do not exist


@every_edition
@pytest.mark.parametrize("seat", [-3, -1, 4, 99])
def test_nobody_acts_from_an_unknown_seat(edition: Edition, seat: int) -> None:
    game, _ = dealt(edition)
    turn = game.view(None).turn
    assert turn is not None
    for action in game.legal(turn):
        assert refusal_of(game, seat, str(action)).reason == "NO_SUCH_SEAT"


def test_when_a_round_of_dos_is_over_no_card_moves_from_any_seat() -> None:
    game = laid_out("dos", "b7 | b8 b3 r3", centre="r7 y3")
    do(game, 0, "match r7 with b7")
    for seat in (-1, 0, 1, 2):
        for text in ("match y3 with b3", "match y3 with r3", "draw", "done", "lay b3", "nolay", "dos", "catch 0"):
            refusal_of(game, seat, text)


@pytest.mark.parametrize("edition", UNO_EDITIONS)
def test_when_a_round_is_over_no_card_moves_from_any_seat(edition: str) -> None:
    game = laid_out(edition, "r1 | r8 b3 rsk", discard="rsk")
    do(game, 0, "play r1")
    for seat in (-1, 0, 1, 2):
        for text in ("play r8", "play rsk", "draw", "pass", "accept", "challenge", "pickup", "catch 0", "answer yes"):
            refusal_of(game, seat, text)
