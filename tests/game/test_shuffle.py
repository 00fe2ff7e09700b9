"""Chance: every order is equally likely, the same for the same seed, promised before and proven after the deal."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis.strategies import binary, integers, lists, text

from sixdot.game.dos.machine import DosRound
from sixdot.game.editions import edition_named
from sixdot.game.families import new_round
from sixdot.game.position import simulated_round
from sixdot.game.shuffle import (
    SALT_BYTES,
    SEED_BYTES,
    Deal,
    FairStream,
    FastRandom,
    Source,
    chosen_deal,
    new_deal,
    quick_deal,
)

DOS = edition_named("dos")
SEED = bytes(range(SEED_BYTES))
SALT = bytes(range(100, 100 + SALT_BYTES))


def sources(seed: str) -> list[Source]:
    return [FairStream(seed.encode()), FastRandom(seed)]


def chi_square(counts: Counter[object], classes: int) -> float:
    expected = sum(counts.values()) / classes
    return sum((counts[key] - expected) ** 2 for key in counts) / expected + (classes - len(counts)) * expected


# Numbers


@pytest.mark.parametrize("place", [0, 1], ids=["fair", "fast"])
@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 16, 17, 54, 108])
def test_every_number_below_the_bound_is_equally_likely(place: int, bound: int) -> None:
    source = sources(f"uniform {bound}")[place]
    found: Counter[object] = Counter(int(source.below(bound)) for _ in range(200 * bound))
    assert set(found) == set(range(bound))
    # Five standard deviations above the mean: once in a million honest runs, and this run is always the same.
    assert chi_square(found, bound) < bound + 5 * (2 * bound) ** 0.5


@pytest.mark.parametrize("place", [0, 1], ids=["fair", "fast"])
def test_every_order_of_four_cards_is_equally_likely(place: int) -> None:
    source = sources("orders")[place]
    found: Counter[object] = Counter()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations(range(4)))
    assert chi_square(found, 24) < 24 + 5 * 48**0.5


@settings(max_examples=50)
@given(cards=lists(integers(0, 53), max_size=120), seed=text(max_size=5))
def test_shuffling_loses_and_adds_no_card(cards: list[int], seed: str) -> None:
    for source in sources(seed):
        shuffled = cards.copy()
        source.shuffle(shuffled)
        assert sorted(shuffled) == sorted(cards)


@given(players=integers(2, 4), seed=text(max_size=5))
def test_a_pile_without_an_order_deals_the_cards_of_a_shuffled_one(players: int, seed: str) -> None:
    loose = simulated_round(DOS, players, FastRandom(seed))
    shuffled = new_round(DOS, players, 0, FastRandom(seed))
    shuffled.sit_down()
    shuffled.deal()
    assert [hand.cards() for hand in loose.hands] == [hand.cards() for hand in shuffled.hands]
    assert isinstance(loose, DosRound)
    assert isinstance(shuffled, DosRound)
    assert loose.centre == shuffled.centre


@given(seed=text(max_size=5), bounds=lists(integers(1, 200), max_size=60))
def test_the_same_seed_gives_the_same_numbers(seed: str, bounds: list[int]) -> None:
    for one, other in zip(sources(seed), sources(seed), strict=True):
        assert [one.below(bound) for bound in bounds] == [other.below(bound) for bound in bounds]
        assert one.state_text() == other.state_text()


@given(seed=text(max_size=5), before=lists(integers(1, 200), max_size=30), after=lists(integers(1, 200), max_size=30))
def test_a_copy_of_a_source_goes_on_alike_and_alone(seed: str, before: list[int], after: list[int]) -> None:
    for source in sources(seed):
        for bound in before:
            source.below(bound)
        twin = source.copy()
        state = source.state_text()
        assert twin.state_text() == state
        ahead = [twin.below(bound) for bound in after]
        assert source.state_text() == state
        assert [source.below(bound) for bound in after] == ahead


@given(seed=text(max_size=5), bounds=lists(integers(2, 200), min_size=1, max_size=60))
def test_a_source_that_was_used_has_moved_on(seed: str, bounds: list[int]) -> None:
    for source in sources(seed):
        states = {source.state_text()}
        for bound in bounds:
            source.below(bound)
            states.add(source.state_text())
        assert len(states) == len(bounds) + 1


def test_the_fair_stream_is_sha_256_of_key_and_block_read_in_words_of_four_bytes() -> None:
    """Fixed here so that anybody can check a deal with other tools."""
    stream = FairStream(b"key")
    words = [
        int.from_bytes(hashlib.sha256(b"key" + block.to_bytes(8, "big")).digest()[place : place + 4], "big")
        for block in range(3)
        for place in range(0, 32, 4)
    ]
    bounds = [108, 7, 54, 2, 10] * 4  # none of these words has to be redrawn
    assert all(word < 2**32 - 2**32 % bound for word, bound in zip(words, bounds, strict=False))
    assert [stream.below(bound) for bound in bounds] == [
        word % bound for word, bound in zip(words, bounds, strict=False)
    ]


def test_a_word_that_would_favour_small_numbers_is_drawn_again() -> None:
    bound = 2**31 + 1  # nearly half of all words are too large
    stream = FairStream(b"rejection")
    found = [stream.below(bound) for _ in range(200)]
    assert all(0 <= number < bound for number in found)
    assert int(stream.state_text().split(":")[1]) > 200 // 8 + 10


# Deals


def test_a_deal_does_not_change_from_one_version_to_the_next() -> None:
    """Records of games depend on these numbers."""
    cards = list(range(10))
    Deal(SEED, SALT).stream(1).shuffle(cards)
    key = hashlib.sha256(b"sixdot deal 1\0\0\0\1" + SEED).digest()
    again = list(range(10))
    FairStream(key).shuffle(again)
    assert cards == again
    assert Deal(SEED, SALT).commitment(7) == hashlib.sha256(b"sixdot commitment 1\0\0\0\7" + SALT + SEED).hexdigest()


@given(seed=binary(min_size=32, max_size=32), salt=binary(min_size=16, max_size=16))
def test_a_commitment_is_of_round_seed_and_salt_and_of_nothing_else(seed: bytes, salt: bytes) -> None:
    deal = Deal(seed, salt)
    assert deal.commitment(1) == Deal(seed, salt, {1: "text"}).commitment(1) != deal.commitment(2)
    assert len(deal.commitment(1)) == 64
    for place in (0, 31):
        other = bytearray(seed)
        other[place] ^= 1
        assert Deal(bytes(other), salt).commitment(1) != deal.commitment(1)
    assert Deal(seed, bytes(16)).commitment(1) != deal.commitment(1) or salt == bytes(16)


def key_of(deal: Deal) -> str:
    return deal.stream(1).state_text()


def test_seed_and_texts_make_the_deal_and_the_salt_does_not() -> None:
    plain = key_of(Deal(SEED, SALT))
    assert key_of(Deal(SEED, bytes(16))) == plain
    assert key_of(Deal(SALT + SALT, SALT)) != plain
    assert key_of(Deal(SEED, SALT, {0: "a"})) != plain
    assert key_of(Deal(SEED, SALT, {0: "a"})) != key_of(Deal(SEED, SALT, {1: "a"}))
    assert key_of(Deal(SEED, SALT, {0: "a", 1: "b"})) != key_of(Deal(SEED, SALT, {0: "ab"}))
    assert key_of(Deal(SEED, SALT, {0: "a", 1: "b"})) != key_of(Deal(SEED, SALT, {0: "b", 1: "a"}))


def test_the_order_in_which_texts_are_added_does_not_matter() -> None:
    assert key_of(Deal(SEED, SALT, {2: "c", 0: "a"})) == key_of(Deal(SEED, SALT, {0: "a", 2: "c"}))


@pytest.mark.parametrize(("seed", "salt"), [(b"", SALT), (SEED, b""), (SEED[:-1], SALT), (SEED, SALT + b"x")])
def test_a_seed_or_salt_of_another_length_is_refused(seed: bytes, salt: bytes) -> None:
    with pytest.raises(ValueError, match="a seed of 32 bytes and a salt of 16"):
        Deal(seed, salt)


def test_new_deals_are_never_the_same() -> None:
    assert len({new_deal().commitment(1) for _ in range(50)}) == 50
    assert new_deal().entropy == {}


def test_a_chosen_seed_gives_the_same_deals_again_another_one_each_round() -> None:
    assert chosen_deal("rain", 1) == chosen_deal("rain", 1)
    assert len({chosen_deal(seed, number).seed for seed in ("rain", "1 rain", "") for number in (1, 2, 11)}) == 9


def test_a_quick_deal_deals_the_same_again_too_and_another_one_each_round() -> None:
    def shuffled(seed: str, number: int) -> tuple[int, ...]:
        cards = list(range(108))
        quick_deal(seed, number).stream(number).shuffle(cards)
        return tuple(cards)

    assert shuffled("rain", 1) == shuffled("rain", 1)
    assert len({shuffled(seed, number) for seed in ("rain", "1 rain", "") for number in (1, 2, 11)}) == 9
