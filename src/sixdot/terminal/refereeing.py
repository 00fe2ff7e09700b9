"""`sixdot referee`: a referee for a table with real cards, who hears what happened line by line."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from sixdot.game.editions import DEFAULT, edition_named
from sixdot.game.house import house_edition
from sixdot.game.record import check_names
from sixdot.game.scoring import check_players
from sixdot.score.desk import RefereeDesk
from sixdot.score.keeper import UNDO_ENTRY, Keeper
from sixdot.score.kept import keep, kept_round
from sixdot.score.referee import Referee
from sixdot.score.rulings import Say
from sixdot.score.sheet import ScoreSheet, find_sheet, open_sheet
from sixdot.score.telling import ScoreTelling
from sixdot.terminal.console import Console, console_for
from sixdot.terminal.manner import Manner
from sixdot.terminal.port import Quit
from sixdot.terminal.settings import Settings
from sixdot.terminal.setup import GameSetup, Interview
from sixdot.terminal.sheets import people_said
from sixdot.voice.pieces import together
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded, quoted, seat_named
from sixdot.voice.words import Who, Words


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
        edition = kept.edition if kept else sheet.keeper.edition if sheet else None
        edition = edition or edition_named(chosen.edition or settings.edition or DEFAULT.id)
        console = opened.enter_context(console_for(chosen, settings, edition))
        try:
            if sheet is not None:
                _by_sheet(sheet, chosen.dealer, console)
                return 0
            if kept is not None:
                console.say("referee-resumed", edition=kept.edition, players=[Who(name) for name in kept.names])
            kept = kept or _asked(chosen, settings, console)
            _preside(RefereeDesk(kept), path, console)
        except (Quit, EOFError, KeyboardInterrupt) as end:
            if not isinstance(end, Quit):
                print(flush=True)  # the prompt is left behind
            console.say("referee-goodbye", told=0 if kept is None else len(kept.told))
    return 0


def _asked(chosen: Namespace, settings: Settings, console: Console) -> Referee:
    """A table by the command line; what it leaves out is asked."""
    first = edition_named(chosen.edition or settings.edition or DEFAULT.id)
    people = people_said(chosen.people, first, console.words)
    start = GameSetup(first.id, people=people, players=len(people) or None)
    said = ["edition"] if chosen.edition is not None else []
    setup = Interview(console, "", start, said).for_real_cards(scores=False)
    edition = house_edition(setup.edition, chosen.house)
    console.play_by(edition)
    check_names(setup.people)
    if len({folded(name) for name in setup.people}) < len(setup.people):
        raise Trouble("referee-alike")
    check_players(edition, len(setup.people))
    return Referee(edition, setup.people, _dealer(chosen.dealer, setup.people, console))


def _gone_from(desk: RefereeDesk | None, out: Sequence[int] = ()) -> tuple[int, ...]:
    """Who has left and is passed over in the next round, as long as two others are there."""
    if desk is None:
        return ()
    gone = tuple([seat for seat in desk.referee.gone if seat not in out])
    return gone if len(desk.referee.names) - len(out) - len(gone) > 1 else ()


def _dealer(said: str | None, names: Sequence[str], console: Console, gone: Sequence[int] = ()) -> int:
    seats = [seat for seat in range(len(names)) if seat not in gone]
    found = None if said is None else seat_named(said, names, seats)
    if said is not None and found is None:
        raise Trouble("referee-no-dealer", typed=said, players=[names[seat] for seat in seats])
    problem = ""
    while found is None:
        console.tell(partial(_who_deals, problem, [names[seat] for seat in seats]))
        problem = console.ask()
        found = seat_named(problem, names, seats)
        console.hush()
    return found


def _who_deals(problem: str, names: Sequence[str], words: Words) -> str:
    wrong = words.say("sheet-no-player", typed=quoted(problem), players=list(names)) if problem.strip() else ""
    return together([wrong, words.say("referee-who-deals", players=list(names))], words)


def _by_sheet(sheet: ScoreSheet, dealer: str | None, console: Console) -> None:
    """Round after round, each of them handed over to the score; the last one can be taken back from it."""
    keeper = sheet.keeper
    if keeper.is_over:
        raise Trouble("sheet-over", winners=[keeper.names[seat] for seat in keeper.match.winners])
    desk: RefereeDesk | None = None
    scored: RefereeDesk | None = None  # whose round is the last one on the sheet
    while True:
        if desk is None:
            desk, dealer = _next_round(keeper, dealer, console, scored), None
            console.tell(desk.greet())
        told = _heard(desk, None, console)
        if desk.wants_back and scored is not None:
            desk.wants_back, desk, told = False, scored, scored.undo()
        if desk is scored and desk.ended is None:
            sheet.do(UNDO_ENTRY)
            scored, told = None, partial(_off_sheet, keeper.number, told)
        elif desk is not scored and desk.ended is not None:
            _score(desk, sheet)
            scored, told = desk, partial(_on_sheet, sheet, told)
            desk = desk if keeper.is_over else None
        console.tell(told)
        if desk is not None and desk.wants_to_leave:
            return


def _next_round(keeper: Keeper, dealer: str | None, console: Console, last: RefereeDesk | None) -> RefereeDesk:
    out = keeper.out_before(keeper.number)
    gone = _gone_from(last, out)
    seat = keeper.dealer if dealer is None and keeper.dealer not in gone else None
    seat = _dealer(dealer, keeper.names, console, gone) if seat is None else seat
    return RefereeDesk(Referee(keeper.edition, keeper.names, seat, out, round=keeper.number, gone=gone), keeper)


def _score(desk: RefereeDesk, sheet: ScoreSheet) -> None:
    keeper, ended, dealer = sheet.keeper, desk.ended, desk.referee.dealer
    assert ended is not None
    if dealer != keeper.dealer:
        sheet.do(keeper.deals(dealer))
    sheet.do(keeper.round(ended.winner, ended.left))


def _on_sheet(sheet: ScoreSheet, told: Say, words: Words) -> str:
    """What was told last, and how the game stands now."""
    keeper = sheet.keeper
    number = len(keeper.counted)
    said = [told(words), words.say("referee-on-sheet", number=number, sheet=sheet.name)]
    said.append(ScoreTelling(keeper, words).round(number))
    if keeper.is_over:
        winners = [Who(keeper.names[seat]) for seat in keeper.match.winners]
        said += [words.say("game-over", winners=winners, yours=False), words.say("referee-after", over=True)]
    return together(said, words)


def _off_sheet(number: int, told: Say, words: Words) -> str:
    return together([words.say("referee-off-sheet", number=number), told(words)], words)


def _preside(desk: RefereeDesk, path: Path | None, console: Console) -> None:
    """Until somebody leaves; after a round, another one can be dealt."""
    console.tell(desk.greet())
    while not desk.wants_to_leave:
        told = _heard(desk, path, console)
        if desk.wants_another:
            referee, gone = desk.referee, _gone_from(desk)
            dealer = _dealer(None, referee.names, console, gone)
            desk = RefereeDesk(Referee(referee.edition, referee.names, dealer, gone=gone))
            told = desk.greet()
        console.tell(told)


def _heard(desk: RefereeDesk, path: Path | None, console: Console) -> Say:
    """What comes of one line that is for the referee."""
    typed = _for_referee(console)
    before = desk.referee.told.copy()
    told = desk.hear(typed, console.words)
    if path is not None and desk.referee.told != before:
        try:
            keep(desk.referee, path)
        except Trouble as trouble:
            console.tell(trouble.text)
    return told


def _for_referee(console: Console) -> str:
    """The next line that does not change how the referee speaks."""
    manner = Manner(console)
    while True:
        typed = console.ask()
        console.hush()
        try:
            if not manner.hear(typed):
                return typed
        except Trouble as trouble:
            console.tell(trouble.text)
