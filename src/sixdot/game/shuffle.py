"""Where chance comes from: the fair shuffle with its commitment, and a fast source for simulations.

A fair deal: the table draws a secret seed and a salt from the operating system and tells everybody the
commitment, which is the SHA-256 of both. Each person may then add a text. The seed and the texts together make the
key of a stream of SHA-256 blocks, which shuffles by rejection sampling, so that every order is equally likely. After
the round the seed and the salt are told, and anybody can check the commitment and deal again.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass, field
from struct import Struct
from typing import Final, final

from sixdot.game.native import i64
from sixdot.game.values import FrozenValue

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
LONGEST_ENTROPY: Final = 200
_WORDS: Final = 1 << 32
_EIGHT_WORDS: Final = Struct(">8I").unpack
_BLOCK: Final = 4096
_FOR_A_DEAL: Final = 3 * 168  # what SHAKE-128 makes in three goes is enough for two shuffles


class Source:
    """A source of uniformly distributed numbers."""

    __slots__ = ()

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        raise NotImplementedError

    def copy(self) -> Source:
        """A source that will go on exactly like this one."""
        raise NotImplementedError

    def state_text(self) -> str:
        """The state of the source, for comparing."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order; every order is equally likely."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[other]
            cards[other] = cards[last]
            cards[last] = card
            last -= 1


@final
class FairStream(Source):
    """A cryptographic stream: SHA-256 of key and block number, read as 32-bit words; the same on every computer."""

    __slots__ = ("block", "key", "position", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = 0
        self.words: tuple[int, ...] = ()
        self.position = 0

    def below(self, bound: i64) -> i64:
        limit = _WORDS - _WORDS % bound
        word = self._word()
        while word >= limit:  # the rest would favour small numbers
            word = self._word()
        return word % bound

    def _word(self) -> i64:
        if self.position == len(self.words):
            self.words = _EIGHT_WORDS(hashlib.sha256(self.key + self.block.to_bytes(8, "big")).digest())
            self.block += 1
            self.position = 0
        word = self.words[self.position]
        self.position += 1
        return word

    def copy(self) -> FairStream:
        twin = FairStream(self.key)
        twin.block = self.block
        twin.words = self.words
        twin.position = self.position
        return twin

    def state_text(self) -> str:
        return f"{self.key.hex()}:{self.block}:{self.position}"

    def __reduce__(self) -> tuple[object, ...]:
        return FairStream, (self.key,), self.__getstate__()


@final
class FastRandom(Source):
    """A quick source for simulations, not for a table: it reads short words block by block and is cheap to copy."""

    __slots__ = ("block", "last", "position", "seed", "size", "words")

    def __init__(self, seed: str, size: int = _BLOCK) -> None:
        """`size`: of its blocks, in bytes; numbers depend on it."""
        self.seed = seed
        self.block: i64 = 0
        self.words = b""
        self.size = size
        self.last: i64 = size - 2  # where a number of two bytes may begin
        self.position: i64 = size

    def below(self, bound: i64) -> i64:
        position = self.position
        if position > self.last:
            self._next_block()
            position = 0
        words = self.words
        if bound <= 16:  # one byte is enough
            self.position = position + 1
            product = words[position] * bound
            rest = product & 0xFF
            if rest < bound and rest < 0x100 % bound:  # this number would come up once too often
                return self.below(bound)
            return product >> 8
        self.position = position + 2
        product = (words[position] * 256 + words[position + 1]) * bound
        rest = product & 0xFFFF
        if rest < bound and rest < 0x10000 % bound:
            return self.below(bound)
        return product >> 16

    def _next_block(self) -> None:
        self.words = hashlib.shake_128(f"{self.seed} {self.block}".encode()).digest(self.size)
        self.block += 1

    def copy(self) -> FastRandom:
        twin = FastRandom(self.seed, self.size)
        twin.block = self.block
        twin.words = self.words
        twin.position = self.position
        return twin

    def state_text(self) -> str:
        return f"{self.seed}:{self.size}:{self.block}:{self.position}"

    def __reduce__(self) -> tuple[object, ...]:
        return FastRandom, (self.seed, self.size), self.__getstate__()


@dataclass(frozen=True)
class Deal(FrozenValue):
    """The secret behind one round's deal, and the texts that the seats add to it."""

    seed: bytes
    salt: bytes
    entropy: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not isinstance(self.seed, bytes) or not isinstance(self.salt, bytes):
            raise TypeError("seed and salt are bytes")
        if len(self.seed) != SEED_BYTES or len(self.salt) != SALT_BYTES:
            found = f"{len(self.seed)} and {len(self.salt)}"
            raise ValueError(f"a deal has a seed of {SEED_BYTES} bytes and a salt of {SALT_BYTES}, not {found}")

    def commitment(self, number: int) -> str:
        """What everybody is told before round `number` is dealt."""
        return hashlib.sha256(b"sixdot commitment 1" + number.to_bytes(4, "big") + self.salt + self.seed).hexdigest()

    def stream(self, number: int) -> Source:
        """What deals round `number`, of seed and texts, in the order of the seats."""
        parts = [b"sixdot deal 1", number.to_bytes(4, "big"), self.seed]
        for seat in sorted(self.entropy):
            text = self.entropy[seat].encode()
            parts.append(bytes([seat]) + len(text).to_bytes(4, "big") + text)
        return FairStream(hashlib.sha256(b"".join(parts)).digest())


@dataclass(frozen=True)
class QuickDeal(Deal):
    """A deal that nobody has to prove, for learners: a quick source shuffles, and nobody adds a text."""

    def stream(self, number: int) -> Source:
        return FastRandom(f"{number} {self.seed.hex()}", _FOR_A_DEAL)


def new_deal() -> Deal:
    """A deal from the operating system's generator: never from the time, never from a name."""
    return Deal(os.urandom(SEED_BYTES), os.urandom(SALT_BYTES))


def chosen_deal(seed: str, number: int) -> Deal:
    """The deal of a round whose seed somebody chose, so that it can be played again: for practice only."""
    return Deal(*_chosen(seed, number))


def quick_deal(seed: str, number: int) -> Deal:
    """The same for rounds of which there are very many."""
    return QuickDeal(*_chosen(seed, number))


def _chosen(seed: str, number: int) -> tuple[bytes, bytes]:
    digest = hashlib.sha512(f"sixdot practice {number} {seed}".encode()).digest()
    return digest[:SEED_BYTES], digest[SEED_BYTES : SEED_BYTES + SALT_BYTES]
