"""The tokens by which the members of a table are known again: issued, turned over at every return, revoked.

Only hashes are kept. A return brings a new token; the old one holds until the new one has been used, so that a cut
before it arrives locks nobody out. Whoever comes with a token that has been replaced has it from elsewhere: then none
of this member's tokens hold any longer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sixdot.room.keys import new_token, same_hash, token_hash
from sixdot.store import Key

REMEMBERED: Final = 16  # tokens that were replaced, of each member


@dataclass(frozen=True)
class KnownToken:
    """Whose token it is, the next one, and what is to be stored before that is given out."""

    member: int
    token: str
    keys: tuple[Key, ...]


@dataclass(frozen=True)
class Stolen:
    """A token that had been replaced: what is to be stored."""

    member: int
    keys: tuple[Key, ...]


class Tokens:
    def __init__(self, keys: Iterable[Key] = ()) -> None:
        self._keys: dict[int, list[Key]] = {}
        for key in keys:
            self._keys.setdefault(key.member, []).append(key)

    def issue(self, member: int) -> KnownToken:
        """For somebody who has just come; tokens from before hold no longer."""
        token = new_token()
        self.revoke(member)
        return KnownToken(
            member, token, self._keep(member, [*self._keys[member], Key(member, token_hash(token), "current")])
        )

    def use(self, token: str) -> KnownToken | Stolen | None:
        key = self._find(token_hash(token))
        if key is None:
            return None
        if key.state == "retired":
            return Stolen(key.member, self.revoke(key.member))
        new = new_token()
        keys = [each for each in self._keys[key.member] if each.state != "next" and each != key]
        if key.state == "next":
            keys = [each._replace(state="retired") for each in keys]
        keys += [key._replace(state="current"), Key(key.member, token_hash(new), "next")]
        return KnownToken(key.member, new, self._keep(key.member, keys))

    def whose(self, token: str) -> int | None:
        """Which member would be known by it; nothing changes."""
        key = self._find(token_hash(token))
        return key.member if key is not None and key.state != "retired" else None

    def _find(self, digest: bytes) -> Key | None:
        found = None
        for keys in self._keys.values():
            for key in keys:
                if same_hash(key.hash, digest):
                    found = key
        return found

    def prove(self, member: int) -> tuple[Key, ...]:
        """A command has come: the next token has arrived. What is to be stored, if that is new."""
        keys = self._keys.get(member, [])
        if not any(key.state == "next" for key in keys):
            return ()
        kept = [key._replace(state="retired") if key.state == "current" else key for key in keys]
        return self._keep(member, [key._replace(state="current") if key.state == "next" else key for key in kept])

    def revoke(self, member: int) -> tuple[Key, ...]:
        """None of them holds any longer."""
        return self._keep(member, [key._replace(state="retired") for key in self._keys.get(member, [])])

    def _keep(self, member: int, keys: list[Key]) -> tuple[Key, ...]:
        retired = [key for key in keys if key.state == "retired"][-REMEMBERED:]
        self._keys[member] = retired + [key for key in keys if key.state != "retired"]
        return tuple(self._keys[member])
