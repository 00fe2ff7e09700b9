"""What is said about a table online beside its events: what is wanted now, and what has changed around the cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sixdot.game.editions import edition_named
from sixdot.terminal.online.remote_game import OnlineHearing, RemoteGame
from sixdot.voice import describe
from sixdot.voice.words import Who, Words
from sixdot.wire.messages import TableInfo

OPTIONS: Final = ("edition", "house", "scoring", "target", "partners", "leavers", "judge", "public", "clock")


def situation_text(game: RemoteGame, words: Words, asked: bool = True) -> str:
    """What this player can do to make the game go on; nothing where the cards make it clear.

    `asked`: somebody wants to know; else what says itself in a moment is left out.
    """
    table = game.table
    if table.stage == "lobby":
        return _lobby(game, words)
    if table.stage == "ready":
        return _ready(game, words) if asked or table.waiting else ""
    if table.stage == "over":
        return words.say("join-over", yours=game.is_host, host=game.called(table.host))
    if game.wanted == "pause":
        return describe.pause(game.view(game.seat), game.low, game.offers, game.names, words)
    if game.wanted == "judge":
        return words.say("session-judge")
    return ""


def _lobby(game: RemoteGame, words: Words) -> str:
    table = game.table
    people = [Who(seat.name, "you" if seat.member == game.member else "other") for seat in table.seats]
    return words.say(
        "join-lobby",
        edition=edition_named(table.edition),
        people=people,
        yours=game.is_host,
        host=game.called(table.host),
        few=len(table.seats) < game.match.edition.least_players,
        least=game.match.edition.least_players,
    )


def _ready(game: RemoteGame, words: Words) -> str:
    waiting = game.table.waiting
    if game.member in waiting:
        return words.say("join-ready", round=game.table.round)
    if waiting:
        people = [game.called(member) for member in waiting]
        return words.say("join-ready-waiting", people=people, round=game.table.round, yours=game.is_host)
    return words.say("join-ready-soon", round=game.table.round)


def beside(before: TableInfo, heard: OnlineHearing, game: RemoteGame) -> OnlineHearing:
    """Add what came with the events: that a game began, or that somebody else is the host.

    Why somebody has left, and which options ended a game, only the server knows: that is told as it says it.
    """
    table = game.table
    if not heard.events or table is before:
        return heard
    staying = {member.id for member in table.members}
    has_left = any(member.id not in staying for member in before.members)
    if has_left or any(getattr(before, key) != getattr(table, key) for key in OPTIONS):
        return replace(heard, as_said=bool(heard.said))
    host = Who(game.called(table.host), "you" if game.is_host else "other")
    names = list(game.names)
    if table.game > before.game:
        edition = edition_named(table.edition)
        return replace(heard, around=lambda said: said.say("room-began", who=host, edition=edition, players=names))
    if table.host != before.host and table.host:
        return replace(heard, around=lambda said: said.say("room-host", who=host))
    return heard
