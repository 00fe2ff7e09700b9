"""What is said here of a table far away beside its events: what is wanted now, and what changed around the cards."""

from __future__ import annotations

from sixdot.terminal.join_game import Heard, RemoteGame
from sixdot.voice import describe
from sixdot.voice.words import Who, Words
from sixdot.wire import TableInfo


def situation_text(game: RemoteGame, words: Words, asked: bool = True) -> str:
    """What this player can do now to make the game go on; nothing where the cards say so themselves.

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
        name=table.edition,
        people=people,
        yours=game.is_host,
        host=game.called(table.host),
        few=len(table.seats) < game.match.edition.least_players,
    )


def _ready(game: RemoteGame, words: Words) -> str:
    waiting = game.table.waiting
    if game.member in waiting:
        return words.say("join-ready", round=game.table.round)
    if waiting:
        people = [game.called(member) for member in waiting]
        return words.say("join-ready-waiting", people=people, round=game.table.round, yours=game.is_host)
    return words.say("join-ready-soon", round=game.table.round)


def around(before: TableInfo, heard: Heard, game: RemoteGame, words: Words) -> str:
    """What came with events but is none: a game began, somebody else is the host."""
    if not heard.events:
        return ""
    table = game.table
    host = Who(game.called(table.host), "you" if game.is_host else "other")
    if table.game > before.game:
        return words.say("room-began", who=host, name=table.edition, players=list(game.names))
    return words.say("room-host", who=host) if table.host != before.host else ""
