"""`sixdot referee`: a referee for a table with real cards, who hears what happened line by line."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from sixdot.game.editions import DEFAULT, edition_named
from sixdot.game.house import house_edition
from sixdot.game.record import check_names
from sixdot.game.scoring import check_players
from sixdot.score.desk import Desk
from sixdot.score.kept import keep, kept_round
from sixdot.score.referee import Referee
from sixdot.terminal.console import Console, console_for
from sixdot.terminal.settings import Settings
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded, seat_named


def referee(chosen: Namespace, settings: Settings) -> int:
    path: Path | None = chosen.file
    kept = kept_round(path) if path is not None and path.exists() else None
    edition = kept.edition if kept else edition_named(chosen.edition or settings.edition or DEFAULT.id)
    edition = edition if kept else house_edition(edition.id, chosen.house)
    with console_for(chosen, settings, edition) as console:
        try:
            if kept is None:
                names = _names(chosen.people, console)
                check_names(names)
                if len({folded(name) for name in names}) < len(names):
                    raise Trouble("referee-alike")
                check_players(edition, len(names))
                kept = Referee(edition, names, _dealer(chosen.dealer, names, console))
            _preside(Desk(kept), path, console)
        except (EOFError, KeyboardInterrupt):
            print(flush=True)  # the prompt is left behind
            console.say("referee-goodbye", told=0 if kept is None else len(kept.told))
    return 0


def _names(people: Sequence[str] | None, console: Console) -> list[str]:
    """In the order in which they sit, to the left."""
    typed = ",".join(people or ())
    if not typed:
        console.say("referee-who")
        typed = console.ask()
        console.hush()
    return [" ".join(name.split()) for name in typed.split(",") if name.strip()]


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


def _preside(desk: Desk, path: Path | None, console: Console) -> None:
    console.tell(desk.greet())
    while not desk.wants_to_leave:
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
