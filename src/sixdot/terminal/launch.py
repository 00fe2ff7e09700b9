"""The commands at the terminal, from their arguments to a table and its players, or to what is told of games."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot.bots import Bot, bot_named
from sixdot.durable import NotSaved
from sixdot.game.editions import DEFAULT, EDITIONS, edition_named
from sixdot.game.house import OF_QUESTIONS, house_edition
from sixdot.game.options import SetupError
from sixdot.game.record import Deals
from sixdot.game.shuffle import new_deal
from sixdot.terminal.console import Console, console_for, language_for
from sixdot.terminal.conversation import converse
from sixdot.terminal.local_game import LocalGame, SharedKeyboard
from sixdot.terminal.port import Quit
from sixdot.terminal.saving.notes import Notes
from sixdot.terminal.saving.saved_game import RulesMended, SavedGame, create, resume
from sixdot.terminal.settings import KEYS, Settings, changed_in, check, load, settings_path
from sixdot.terminal.setup import GameSetup, Interview
from sixdot.voice.trouble import Trouble, setup_text
from sixdot.voice.words import Words

if TYPE_CHECKING:
    from sixdot.bots.foreign import Guard
    from sixdot.classroom.sets import QuestionSet
    from sixdot.game.questions import Question
    from sixdot.table import Table

_ASKED: Final = ("edition", "people", "players", "bots", "scoring", "partners", "target", "house")
_OVERRIDES: Final = tuple(key for key in KEYS if key not in ("edition", "players", "bots"))  # those are the table's


def settings_for(chosen: argparse.Namespace) -> Settings:
    """The saved settings, overridden by the command line. Problems in the file are reported."""
    settings, problems = load()
    said = {key: value for key in _OVERRIDES if (value := getattr(chosen, key, None)) is not None}
    settings = changed_in(settings, said)
    words = Words(language_for(settings))
    for key, value in said.items():
        check(key, value, str(value), words)
    for problem in problems:
        print(problem.text(words), file=sys.stderr)
    return settings


class Bots:
    """Finds bots by name. Some run in a process of their own, which ends with the game."""

    def __init__(self) -> None:
        self._guards: list[Guard] = []

    def close(self) -> None:
        for guard in self._guards:
            guard.close()

    def named(self, name: str) -> Bot:
        if ":" not in name:
            return bot_named(name)
        from sixdot.bots.foreign import Guard

        self._guards.append(Guard(name))
        return self._guards[-1]

    def tell_faults(self, console: Console) -> None:
        """Say which of them needed help to decide."""
        for bot in self._guards:
            if bot.fault:
                console.say("session-bot-helped", who=bot.name, times=bot.fault_count, fault=f"{bot.fault}.")


# Playing


def play(chosen: argparse.Namespace) -> int:
    settings = settings_for(chosen)
    if getattr(chosen, "join", None) is not None:
        from sixdot.terminal.online.join import join

        if chosen.practice:
            raise Trouble("practice-alone")
        return join(chosen, settings)
    if getattr(chosen, "watch", False):
        raise Trouble("join-watch-what")
    return (_ask if chosen.ask else _begin)(_setup(chosen, settings), settings, chosen)


def _begin(setup: GameSetup, settings: Settings, chosen: argparse.Namespace) -> int:
    language = language_for(settings, house_edition(setup.edition, setup.house))
    chosen_seed = getattr(chosen, "seed", None)
    seed = new_deal().seed.hex() if chosen_seed is None else chosen_seed
    match = setup.new_game(language, seed)
    if getattr(chosen, "practice", False) and len(match.people) > 1:
        raise Trouble("practice-alone")
    names = setup.names(_me(settings, language))
    bots = {seat: setup.bot_of(seat) for seat in range(setup.seats) if seat not in match.people}
    with closing(Bots()) as trial:
        for name in set(bots.values()):
            trial.named(name)  # a bot that cannot be found is reported before any file is made
    file = getattr(chosen, "record", None)
    saved = create(match, names, Notes(seed, language, bots), _deals(chosen), file)
    with closing(Bots()) as players:
        return _sit_down(saved.table(match, names, players.named), saved, players, settings, chosen)


def _deals(chosen: argparse.Namespace) -> Deals:
    if getattr(chosen, "practice", False):
        return "practice"
    return "drawn" if getattr(chosen, "seed", None) is None else "chosen"


def _ask(setup: GameSetup, settings: Settings, chosen: argparse.Namespace) -> int:
    """Ask what the command line leaves open, then play; nothing is played if somebody gives up."""
    said = [key for key in _ASKED if getattr(chosen, key) not in (None, [], "none")]
    said += ["people"] if chosen.practice else []  # it is for one
    with console_for(chosen, settings, house_edition(setup.edition, setup.house)) as console:
        me = _me(settings, console.words.language)
        try:
            setup = Interview(console, me, setup, said).setup()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            if not isinstance(end, Quit):
                print(flush=True)  # the prompt is left behind
            console.say("new-nothing")
            return 130 if isinstance(end, KeyboardInterrupt) else 0
    return _begin(setup, settings, chosen)


def _setup(chosen: argparse.Namespace, settings: Settings) -> GameSetup:
    bots = [name for text in chosen.bots or [settings.bots] for name in text.split(",")]
    people = [" ".join(name.split()) for text in chosen.people or [] for name in text.split(",")]
    if any(not name for name in people):
        raise SetupError("people are named with commas between them, such as Ana,Ben", "people")
    edition = edition_named(chosen.edition or settings.edition or DEFAULT.id)
    brought = None
    if chosen.questions is not None:
        from sixdot.classroom.shelf import find_set

        if chosen.edition is None and not edition.asks_questions:
            edition = next(each for each in EDITIONS.values() if each.asks_questions)
            chosen.edition = edition.id
        brought = find_set(chosen.questions, language_for(settings, edition))
    players = chosen.players
    if players is None:
        usual = min(settings.players, edition.most_players)
        players = max(usual, edition.least_players, len(people))
    return GameSetup(
        edition=edition.id,
        house=(*chosen.house, *[rule for rule in OF_QUESTIONS if getattr(chosen, rule.replace("-", "_"), False)]),
        people=tuple(people),
        players=players,
        bots=tuple(bots),
        brought=brought,
    ).with_options(chosen)


def _me(settings: Settings, language: str) -> str:
    return settings.name or Words(language).say("session-player")


def _sit_down(
    table: Table,
    saved: SavedGame,
    bots: Bots,
    settings: Settings,
    chosen: argparse.Namespace,
    people: SharedKeyboard | None = None,
) -> int:
    """Play until the game is over or the player quits, and say how it stands."""
    language = settings.language or saved.notes.language
    with closing(saved), console_for(chosen, settings, table.game.edition, language) as console:
        game = LocalGame(table, console, str(saved.path), people)
        if saved.deals == "practice":
            from sixdot.terminal.practice import Practice

            game.practice = Practice(game, saved)
        try:
            converse(game)
            game.say_finished()
        except NotSaved as trouble:
            console.say("session-not-saved", problem=trouble.text(console.words))
            return 1
        except (Quit, EOFError, KeyboardInterrupt):
            game.say_goodbye()
        finally:
            bots.tell_faults(console)
    return 0


def go_on(chosen: argparse.Namespace) -> int:
    """`sixdot resume`"""
    settings, people = settings_for(chosen), SharedKeyboard()
    path = _to_resume(chosen, settings)
    if path is None:
        return 1
    with closing(Bots()) as players:
        try:
            table, saved = resume(path, players.named, people.witness)
        except RulesMended as mended:
            return _begin_anew(mended, settings, chosen)
        return _sit_down(table, saved, players, settings, chosen, people)


def _to_resume(chosen: argparse.Namespace, settings: Settings) -> Path | None:
    """The game to go on with. One that is damaged is named, with what is sound of it, before another is offered."""
    from sixdot.terminal.looking_back.history import find, offer_text, unfinished
    from sixdot.terminal.saving.judging import GOING, judge, mend

    games = unfinished() if chosen.game is None else [judge(find(chosen.game))]
    if not games:
        raise Trouble("saved-none")
    wanted = judge(games[0].path)
    offers = [wanted] if wanted.can_be_mended else []
    offers += [game for game in games[1:] if game.state == GOING][:1]
    if wanted.opens or not offers:
        wanted.to_take_up()
        return wanted.path
    with console_for(chosen, settings, wanted.edition or DEFAULT) as console:
        console.tell(partial(offer_text, wanted, offers))
        typed = _typed(console)
    picked = {str(number): game for number, game in enumerate(offers, 1)}.get(typed)
    if picked is None:
        return None
    return mend(wanted) if picked is wanted else picked.path


def _typed(console: Console) -> str:
    """The answer to a question before a game; no answer is one, too."""
    try:
        return console.ask().strip()
    except (EOFError, KeyboardInterrupt):
        print(flush=True)  # the prompt is left behind
        return "-"


def _begin_anew(mended: RulesMended, settings: Settings, chosen: argparse.Namespace) -> int:
    """Say why a game cannot go on, and offer another one of the same kind."""
    record, notes = mended.record, mended.notes
    with console_for(chosen, settings, record.edition, settings.language or notes.language) as console:
        console.tell(mended.text)
        console.say("saved-anew")
        if _typed(console):
            return 1
    setup = GameSetup(
        record.edition.id,
        record.edition.house,
        people=tuple([record.names[seat] for seat in record.people]),
        players=len(record.names),
        bots=tuple([bot for _, bot in sorted(notes.bots.items())]) or ("steady",),
        brought=_brought(record.questions),
    )
    chosen.practice = record.deals == "practice"
    return _begin(setup.with_options(record.options), settings, chosen)


def _brought(questions: dict[str, Question]) -> QuestionSet | None:
    if not questions:
        return None
    from sixdot.classroom.sets import set_among

    return set_among(questions)


def learn(chosen: argparse.Namespace) -> int:
    from sixdot.terminal import learning

    settings = settings_for(chosen)
    return learning.learn(chosen, settings, lambda language: _me(settings, language))


def be_referee(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.refereeing import referee

    return referee(chosen, settings_for(chosen))


def score(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.sheets import keep_score

    return keep_score(chosen, settings_for(chosen))


# Looking back


def look_back_on(chosen: argparse.Namespace) -> int:
    """`sixdot replay` and `sixdot review`"""
    from sixdot.answers.retelling import retell
    from sixdot.answers.reviewing import look_back, only_person, tell_review
    from sixdot.terminal.looking_back.history import find
    from sixdot.terminal.saving.judging import GOING, LEFT, OVER, judge, typed_name

    game = judge(find(chosen.game))
    record = game.need(OVER, GOING, LEFT)
    with console_for(chosen, settings_for(chosen), record.edition) as console:
        if chosen.command == "replay":
            for line in retell(record, chosen.seat, chosen.open):
                console.tell(line)
        else:
            seen = look_back(record, only_person(record) if chosen.seat is None else chosen.seat, chosen.round)
            mistakes = tell_review(seen.decisions, seen.chances, record.names, console.tell)
            if mistakes and game.opens and record.deals == "practice":
                where = {"game": typed_name(game.path), "number": mistakes[0], "round": seen.number}
                console.say("practice-later", **where)
    return 0


def prove(chosen: argparse.Namespace) -> int:
    """`sixdot verify`: 0 if everything fits, 1 if a line does not."""
    from sixdot.game.replay import verify
    from sixdot.terminal.looking_back.history import find, verdict_lines
    from sixdot.terminal.saving.judging import DAMAGED, judge

    game = judge(find(chosen.game))
    if game.record is None:
        raise game.trouble()
    verdict = verify(game.record)
    for line in verdict_lines(game, verdict, Words(language_for(settings_for(chosen)))):
        print(line)
    return 1 if game.state == DAMAGED or verdict.problem else 0


# Other commands


def list_games(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.looking_back.history import history, history_lines

    for line in history_lines(history(), Words(language_for(settings_for(chosen)))):
        print(line)
    return 0


def doctor(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.doctor import examine

    return examine(print, Words(language_for(settings_for(chosen))))


def show_settings(chosen: argparse.Namespace) -> int:
    """`sixdot settings`, or with a key and a value: change one."""
    from sixdot.terminal.settings import change, describe_setting, describe_settings, keep, key_and_value

    settings = settings_for(chosen)
    words = Words(language_for(settings))
    if not chosen.change:
        print(describe_settings(settings, words))
        print(words.say("settings-where", path=str(settings_path())))
        return 0
    key, value = key_and_value(" ".join(chosen.change), words)
    if value:
        settings = change(settings, key, value, words)
        keep(key, settings, words)
    print(describe_setting(settings, key, Words(language_for(settings))))
    return 0


_COMMANDS: Final = {
    "play": play,
    "new": play,
    "learn": learn,
    "resume": go_on,
    "score": score,
    "replay": look_back_on,
    "review": look_back_on,
    "verify": prove,
    "history": list_games,
    "doctor": doctor,
    "settings": show_settings,
    "referee": be_referee,
}
_TYPED_IN: Final = ("play", "new", "learn", "resume", "referee", "score")
PROBLEMS: Final = (FileExistsError, ValueError, Trouble)


def run(chosen: argparse.Namespace) -> int:
    """Run a command. If it is not possible, it is one of the `PROBLEMS`, and nothing has changed."""
    if sys.stdout is None or (sys.stdin is None and chosen.command in _TYPED_IN):
        raise Trouble("session-no-streams")
    return _COMMANDS[chosen.command](chosen)


def problem_text(problem: FileExistsError | ValueError | Trouble, chosen: argparse.Namespace) -> str:
    """Why it is not possible, in one sentence."""
    words = Words(getattr(chosen, "language", None) or language_for(load()[0]))
    if isinstance(problem, FileExistsError):
        return words.say("saved-there", path=str(problem.args[0]))
    return problem.text(words) if isinstance(problem, Trouble) else setup_text(problem, words)
