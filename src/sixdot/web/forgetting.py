"""Erasing a person from a table that is in use."""

from functools import partial

from sixdot.durable import NotSaved
from sixdot.room.erasing import Erasure, erasure
from sixdot.room.state import Broken
from sixdot.store.entries import Erase
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
from sixdot.web.causes import Cause
from sixdot.web.live import LiveTable
from sixdot.web.services import Services


async def forget(services: Services, table: LiveTable, member: int, with_name: bool) -> Erasure:
    """Erase what a member wrote; with the name, they leave the table for good first. A `Trouble` if it cannot be."""
    board = table.board
    async with board.lock:
        known = board.room.members.get(member)
        if known is None:
            raise Trouble("admin-no-member", member=member)
        if with_name and not known.left:
            happening = board.room.depart(member, member)
            if isinstance(await board.save(happening, board.tokens.revoke(member)), Cause):
                raise Trouble("admin-not-done")
            board.tell(happening)
            table.admission.see_off(member, willingly=True)
        name = Words(board.room.language).say("room-erased-name", member=member) if with_name else None
        entries = await services.read(partial(services.store.entries, table.code))
        try:
            found = await services.read(partial(erasure, table.code, entries, member, name))
            await services.store.put(Erase(table.code, *found, member if with_name else 0))
        except Broken:
            raise Trouble("admin-not-erasable") from None
        except (NotSaved, LookupError):
            raise Trouble("admin-not-done") from None
        await board.reload()
        board.show_table()
        table.pacer.go_on()
    return found
