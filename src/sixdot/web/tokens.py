"""The tokens by which a table recognises its members: issued, replaced at every return, revoked.

Only hashes are kept. Every return brings a new token; the old one stays valid until the new one has been used, so
that a lost connection locks nobody out. Whoever tries several times may hold any of the new ones: a try that hung at
one node may be heard after another was welcomed elsewhere. A token that was replaced has been stolen or copied:
when one is used, all of this member's tokens are to be revoked.
"""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sixdot.room.keys import new_token, token_hash
from sixdot.store.entries import Key

REMEMBERED: Final = 4  # replaced tokens of each member: who comes with an older one is unknown
OFFERED: Final = 4  # new tokens of each member of which none has been used yet


@dataclass(frozen=True)
class KnownToken:
    """Whose token it is, the next one, and what must be stored before that is handed out."""

    member: int
    token: str
    keys: tuple[Key, ...]
    instead_of: tuple[Key, ...] = ()  # what was stored before


class Tokens:
    def __init__(self, keys: Iterable[Key] = ()) -> None:
        self._keys: dict[int, list[Key]] = {}
        for key in keys:
            self._keys.setdefault(key.member, []).append(key)

    def issue(self, member: int) -> KnownToken:
        """A token for somebody who has just joined; earlier ones become invalid."""
        token = new_token()
        self.revoke(member)
        return KnownToken(
            member, token, self._keep(member, [*self._keys[member], Key(member, token_hash(token), "current")])
        )

    def use(self, token: str) -> KnownToken | None:
        key = self._find(token_hash(token))
        if key is None or key.state == "retired":
            return None
        before = tuple(self._keys[key.member])
        self.prove(key.member, key.hash)
        new = new_token()
        keys = [*self._keys[key.member], Key(key.member, token_hash(new), "next")]
        return KnownToken(key.member, new, self._keep(key.member, keys), instead_of=before)

    def whose(self, token: str) -> int | None:
        """Which member would be known by it; nothing changes."""
        key = self._find(token_hash(token))
        return key.member if key is not None and key.state != "retired" else None

    def stolen_from(self, token: str) -> int | None:
        """Whose it was, if it has been replaced."""
        key = self._find(token_hash(token))
        return key.member if key is not None and key.state == "retired" else None

    def _find(self, digest: bytes) -> Key | None:
        found = None
        for keys in self._keys.values():
            for key in keys:
                if hmac.compare_digest(key.hash, digest):  # in constant time
                    found = key
        return found

    def prove(self, member: int, digest: bytes) -> tuple[Key, ...]:
        """This token has arrived: it was used, or a command came on a connection that was welcomed with it. If it is
        a next one, returns what must be stored; others that were offered beside it are forgotten.
        """
        keys = self._keys.get(member, [])
        if Key(member, digest, "next") not in keys:
            return ()
        retired = [key._replace(state="retired") for key in keys if key.state != "next"]
        return self._keep(member, [*retired, Key(member, digest, "current")])

    def revoke(self, member: int) -> tuple[Key, ...]:
        """Make all of a member's tokens invalid."""
        return self._keep(member, [key._replace(state="retired") for key in self._keys.get(member, [])])

    def _keep(self, member: int, keys: list[Key]) -> tuple[Key, ...]:
        of = {state: [key for key in keys if key.state == state] for state in ("retired", "current", "next")}
        self._keys[member] = of["retired"][-REMEMBERED:] + of["current"] + of["next"][-OFFERED:]
        return tuple(self._keys[member])
