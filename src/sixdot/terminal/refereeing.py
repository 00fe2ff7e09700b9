"""`sixdot referee`: a referee for a table with real cards, who hears what happened line by line."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from sixdot.game.edition import Edition
from sixdot.game.editions import DEFAULT, edition_named
from sixdot.game.house import house_edition
from sixdot.game.record import check_names
from sixdot.game.scoring import check_players
from sixdot.score.desk import RefereeDesk
from sixdot.score.kept import keep, kept_round
from sixdot.score.referee import Referee
from sixdot.score.sheet import ScoreSheet, find_sheet, open_sheet
from sixdot.terminal.console import Console, console_for
from sixdot.terminal.settings import Settings
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded, seat_named


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--people", action="append", metavar="NAME,...")
    parser.add_argument("--dealer", metavar="NAME")
    parser.add_argument("--house", action="append", default=[], metavar="RULE")
    parser.add_argument("--file", type=Path, metavar="FILE")
    parser.add_argument("--sheet", nargs="?", const="", metavar="SHEET")


def referee(chosen: Namespace, settings: Settings) -> int:
    path: Path | None = chosen.file
    if path is not None and chosen.sheet is not None:
        raise Trouble("referee-file-or-sheet")
    kept = kept_round(path) if path is not None and path.exists() else None
    with ExitStack() as opened:
        sheet = None if chosen.sheet is None else open_sheet(find_sheet(chosen.sheet or None))
        if sheet is not None:
            opened.enter_context(closing(sheet))
        edition = kept.edition if kept else sheet.keeper.edition if sheet else _edition(chosen, settings)
        console = opened.enter_context(console_for(chosen, settings, edition))
        try:
            if sheet is not None:
                _by_sheet(sheet, chosen.dealer, console)
                return 0
            if kept is None:
                names = _names(chosen.people, console)
                check_players(edition, len(names))
                kept = Referee(edition, names, _dealer(chosen.dealer, names, console))
            _preside(RefereeDesk(kept), path, console)
        except (EOFError, KeyboardInterrupt):
            print(flush=True)  # the prompt is left behind
            console.say("referee-goodbye", told=0 if kept is None else len(kept.told))
    return 0


def _edition(chosen: Namespace, settings: Settings) -> Edition:
    return house_edition(edition_named(chosen.edition or settings.edition or DEFAULT.id).id, chosen.house)


def _names(people: Sequence[str] | None, console: Console) -> list[str]:
    """In the order in which they sit, to the left."""
    typed = ",".join(people or ())
    if not typed:
        console.say("referee-who")
        typed = console.ask()
        console.hush()
    names = [" ".join(name.split()) for name in typed.split(",") if name.strip()]
    check_names(names)
    if len({folded(name) for name in names}) < len(names):
        raise Trouble("referee-alike")
    return names


def _dealer(said: str | None, names: Sequence[str], console: Console) -> int:
    seats = range(len(names))
    found = None if said is None else seat_named(said, names, seats)
    if said is not None and found is None:
        raise Trouble("referee-no-dealer", typed=said, players=list(names))
    while found is None:
        console.say("referee-who-deals", players=list(names))
        found = seat_named(console.ask(), names, seats)
        console.hush()
    return found


def _by_sheet(sheet: ScoreSheet, dealer: str | None, console: Console) -> None:
    """Round after round, each of them handed over to the score."""
    keeper = sheet.keeper
    while not keeper.is_over:
        seat = keeper.dealer if dealer is None else None
        seat = _dealer(dealer, keeper.names, console) if seat is None else seat
        dealer = None
        out = keeper.out_before(keeper.number)
        desk = RefereeDesk(Referee(keeper.edition, keeper.names, seat, out, round=keeper.number), keeper)
        _preside(desk, None, console)
        if desk.ended is None:
            return
        if seat != keeper.dealer:
            sheet.do(keeper.deals(seat))
        sheet.do(keeper.round(desk.ended.winner, desk.ended.left))
        console.say("referee-on-sheet", number=len(keeper.rounds), sheet=sheet.name, over=keeper.is_over)


def _preside(desk: RefereeDesk, path: Path | None, console: Console) -> None:
    """Until somebody leaves, or the round is handed over."""
    console.tell(desk.greet())
    while not desk.wants_to_leave and desk.ended is None:
        typed = console.ask()
        console.hush()
        before = desk.referee.told.copy()
        told = desk.hear(typed, console.words)
        if path is not None and desk.referee.told != before:
            try:
                keep(desk.referee, path)
            except Trouble as trouble:
                console.tell(trouble.text)
        console.tell(told)
