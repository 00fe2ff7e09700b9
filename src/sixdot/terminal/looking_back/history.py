"""The games played here: the list of them, and how to find the one somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.game.actions import shortened
from sixdot.places import games_folder
from sixdot.terminal.saving.judging import DAMAGED, GOING, LEFT, SUFFIX, JudgedGame, judge
from sixdot.voice.damage import damage
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.game.replay import Verdict

_LONGEST_WANTED: Final = 250  # no file name is longer


def history(folder: Path | None = None) -> list[JudgedGame]:
    """Every saved game, the latest first; the lines of their records are left out."""
    place = games_folder() if folder is None else folder
    try:
        games = [_outline(judge(path)) for path in place.glob(f"*{SUFFIX}")]
    except OSError:
        games = []
    return sorted(games, key=lambda game: (game.when, game.name), reverse=True)


def _outline(game: JudgedGame) -> JudgedGame:
    return game if game.record is None else replace(game, record=replace(game.record, lines=[], body=[], seeds={}))


def unfinished() -> list[JudgedGame]:
    """The games that somebody may want to go on with, the latest first. Copies of records are not among them."""
    return [
        game
        for game in history()
        if game.state in (GOING, DAMAGED) or (game.state == LEFT and game.problem != "no-notes")
    ]


def find(wanted: str | None = None, folder: Path | None = None) -> Path:
    """The game that is wanted: by its file, its name or how that begins, or its number in the list; by default the
    latest. `Trouble` if there is none."""
    if wanted is not None and (SUFFIX in wanted or "/" in wanted or "\\" in wanted):
        return Path(wanted)
    if wanted is not None and (not wanted.strip() or len(wanted) > _LONGEST_WANTED):
        raise Trouble("saved-nowhere", name=shortened(wanted))
    games = history(folder)
    if wanted is None:
        if not games:
            raise Trouble("history-none")
        return games[0].path
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(games):
        return games[int(wanted) - 1].path
    named = [game for game in games if game.name == wanted]
    named = named or [game for game in games if game.name.startswith(wanted)]
    if len(named) == 1:
        return named[0].path
    if named:
        raise Trouble("saved-many", name=wanted, names=[game.name for game in named])
    if Path(wanted).is_file():
        return Path(wanted)
    raise Trouble("saved-nowhere", name=wanted)


# In words


def history_lines(games: Sequence[JudgedGame], words: Words) -> list[str]:
    """The list in words, numbered for `find`."""
    if not games:
        return [words.say("history-none")]
    return [words.say("history-line", number=number, game=_line(game, words)) for number, game in enumerate(games, 1)]


def _line(game: JudgedGame, words: Words) -> str:
    if game.state != DAMAGED:
        return _told(game, game.state, words)
    when = words.say("saved-date", **_date(game.when))
    mends = game.can_be_mended
    return words.say("history-damaged", when=when, name=game.name, mends=mends, **damage(game.problem))


def _told(game: JudgedGame, state: str, words: Words) -> str:
    date = _date(game.when)
    return words.say(
        "history-game",
        when=words.say("saved-date", **date),
        edition=game.edition,
        state=state,
        practice=game.record is not None and game.record.deals == "practice",
        players=game.names,
        round=game.round,
        scores=[words.say("history-score", who=who, score=score) for who, score in game.scores],
        winners=game.winners,
        name=game.name,
        **date,
    )


def offer_text(hurt: JudgedGame, offers: Sequence[JudgedGame], words: Words) -> str:
    """What is wrong with a game that was to go on, how much of it is sound, and what can be played, numbered."""
    told = [hurt.trouble().text(words)]
    if hurt.state == DAMAGED and hurt.record is not None:
        told.append(words.say("resume-sound", lines=len(hurt.record.lines), game=_told(hurt, GOING, words)))
    for number, game in enumerate(offers, 1):
        if game is hurt:
            told.append(words.say("resume-mend", number=number))
        else:
            told.append(words.say("resume-older", number=number, game=_told(game, GOING, words)))
    return "\n".join([*told, words.say("resume-or-not")])


def verdict_lines(game: JudgedGame, verdict: Verdict, words: Words) -> list[str]:
    """What proving a record has shown, and how its game stands."""
    file, record = game.path.name, game.record
    if record is None or verdict.problem or game.state == DAMAGED:
        counted = {"rounds": verdict.rounds, "actions": verdict.actions}
        return [words.say("verify-wrong", name=file, **damage(verdict.problem or game.problem), **counted)]
    from sixdot.answers.retelling import proof_lines

    told = proof_lines(file, record, verdict, words)
    return [*told, game.trouble().text(words)] if game.state == LEFT else told


def _date(when: datetime) -> dict[str, str | int]:
    """The parts of a date, which each language puts in its own order."""
    return {
        "day": when.day,
        "month": when.month,
        "year": when.year,
        "day_padded": f"{when:%d}",
        "month_padded": f"{when:%m}",
        "time": f"{when:%H:%M}",
    }
