"""`sixdot score`: from its arguments to a score sheet, a new one or one from before."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from typing import Final

from sixdot.agreement import Agreement
from sixdot.game.edition import Edition
from sixdot.game.editions import DEFAULT, edition_named
from sixdot.game.house import house_edition
from sixdot.game.options import SetupError
from sixdot.score.reading import people_in
from sixdot.score.sheet import FoundSheet, ScoreSheet, find_sheet, new_sheet, open_sheet, sheets
from sixdot.terminal.console import Console, console_for, language_for
from sixdot.terminal.port import Quit
from sixdot.terminal.scoring import ScoreTable
from sixdot.terminal.settings import Settings
from sixdot.terminal.setup import GameSetup, Interview
from sixdot.voice.understand.vocabulary import quoted, seat_named
from sixdot.voice.words import Words

_ASKED: Final = ("edition", "scoring", "partners", "target", "house")


def keep_score(chosen: Namespace, settings: Settings) -> int:
    if chosen.list:
        words = Words(language_for(settings))
        found = sheets()
        lines = [_listed(number, each, words) for number, each in enumerate(found, 1)]
        print("\n".join(lines or [words.say("sheet-list-none")]))
        return 0
    if chosen.resume is not None:
        sheet = open_sheet(find_sheet(chosen.resume or None))
        language = settings.language or sheet.language
        with closing(sheet), console_for(chosen, settings, sheet.keeper.edition, language) as console:
            if not chosen.resume and sheets()[0].path != sheet.path:
                console.say("sheet-older")
            return _converse(sheet, console, again=True)
    start = _start(chosen, settings)
    edition = house_edition(start.edition, start.house)
    with console_for(chosen, settings, edition) as console:
        try:
            setup, dealer = (_asked if chosen.people is None else _said)(start, chosen, console)
        except (Quit, EOFError, KeyboardInterrupt) as end:
            if not isinstance(end, Quit):
                print(flush=True)  # the prompt is left behind
            console.say("sheet-nothing")
            return 130 if isinstance(end, KeyboardInterrupt) else 0
        agreed = Agreement(setup.edition, setup.house, setup.scoring, setup.target, setup.partners)
        console.play_by(house_edition(setup.edition, setup.house))
        with closing(new_sheet(agreed, setup.people, console.words.language)) as sheet:
            if dealer is not None:
                sheet.do(sheet.keeper.deals(dealer))
            return _converse(sheet, console, again=False)


def _start(chosen: Namespace, settings: Settings) -> GameSetup:
    """What the command line says."""
    edition = edition_named(chosen.edition or settings.edition or DEFAULT.id)
    people = people_said(chosen.people, edition, Words(language_for(settings)))
    said = {"scoring": chosen.scoring, "target": chosen.target, "partners": chosen.partners}
    players = len(people) or None
    return GameSetup(edition.id, house=tuple(chosen.house), people=people, players=players, **said)


def people_said(said: Sequence[str] | None, edition: Edition, words: Words) -> tuple[str, ...]:
    """The players whom the command line names."""
    if any(not name.strip() for text in said or () for name in text.split(",")):
        raise SetupError("people are named with commas between them, such as Ana,Ben", "people")
    return people_in(",".join(said), edition, words) if said else ()


def _said(start: GameSetup, chosen: Namespace, console: Console) -> tuple[GameSetup, int | None]:
    """Everything is on the command line."""
    start.names("")
    start.new_game("en", "")
    if chosen.dealer is None:
        return start, None
    seat = seat_named(chosen.dealer, start.people, range(len(start.people)))
    if seat is None:
        message = "{value} is none of the players"
        raise SetupError(message, "no-player", value=quoted(chosen.dealer), players=start.people)
    return start, seat


def _asked(start: GameSetup, chosen: Namespace, console: Console) -> tuple[GameSetup, int | None]:
    """Ask what the command line leaves open."""
    if any(each.goes_on for each in sheets()):
        console.say("sheet-before")
    said = [key for key in _ASKED if getattr(chosen, key) not in (None, [], "none")]
    interview = Interview(console, "", replace(start, players=None), said)
    setup = interview.for_real_cards()
    return setup, interview.dealer(setup.people)


def _converse(sheet: ScoreSheet, console: Console, again: bool) -> int:
    table = ScoreTable(sheet, console)
    try:
        table.run(again)
    except (Quit, EOFError, KeyboardInterrupt) as end:
        if not isinstance(end, Quit):
            print(flush=True)  # the prompt is left behind
        half = table.unfinished
        console.say("sheet-goodbye", over=sheet.keeper.is_over and not half, half=half > 0, round=half)
    return 0


def _listed(number: int, found: FoundSheet, words: Words) -> str:
    keeper = found.keeper
    if keeper is None:
        return words.say("sheet-listed-damaged", number=number, name=found.path.stem)
    when = datetime.fromtimestamp(found.when)
    date: dict[str, str | int] = {"day": when.day, "month": when.month, "year": when.year, "time": f"{when:%H:%M}"}
    units = keeper.match.scoring.units
    owners = [[keeper.names[seat] for seat in unit] for unit in units]
    scores = zip(owners, keeper.match.scores, strict=True)
    return words.say(
        "sheet-listed",
        number=number,
        when=words.say("saved-date", **date),
        edition=keeper.edition,
        players=keeper.names,
        rounds=len(keeper.rounds),
        totals=words.joined([words.say("score-of", owners=who, points=points) for who, points in scores]),
        name=found.path.stem,
        over=keeper.is_over,
    )
