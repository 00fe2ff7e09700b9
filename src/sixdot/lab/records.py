"""Games of bots to keep: each is played, proved from its record, and written down in parts that anybody can read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from sixdot.books import bring_all, brought_among
from sixdot.durable import read_bytes, reason_of, replace_data
from sixdot.game.match import RULES_VERSION, Match
from sixdot.game.reading import read_record
from sixdot.game.record import CHECK_DIGITS, Recorder, check_names
from sixdot.game.replay import verify
from sixdot.lab.figures import Column, Sheet
from sixdot.lab.lineup import bot_called, check_bots, line_ups, rotations
from sixdot.lab.parts import FORMS, KeptGame, PartRow, digest_of, games_of, part_bytes, part_name
from sixdot.lab.play import MOST_ACTIONS, MOST_ROUNDS, BotMatch
from sixdot.lab.retelling import Terms
from sixdot.lab.tournament import Contest
from sixdot.lab.work import Experiment, Line, so_many
from sixdot.voice.trouble import Trouble

S = TypeVar("S", bound=Struct)
LIST: Final = "parts.jsonl"
KEPT: Final = (
    Column("games"), Column("rounds"), Column("actions"), Column("blocked"), Column("faults"), Column("parts"),
    Column("bytes"), Column("bytes a game", 1),
)  # fmt: skip


@dataclass
class RecordsPlan(Experiment[PartRow]):
    """So many rounds or games of bots, in a folder; a ValueError says what is impossible."""

    editions: Sequence[str]
    house: Sequence[str]
    bots: Sequence[str]
    players: int
    count: int
    seed: str
    games: dict[str, Any] | None  # the options of whole games; None: single rounds
    part: int  # games in a part
    form: str
    folder: Path
    most_actions: int = MOST_ACTIONS
    lab = "records"
    kind = PartRow

    def __post_init__(self) -> None:
        self.terms = Terms(self.seed, self.games)
        house, groups = tuple(self.house), line_ups(self.bots, self.players)
        self.contests = [Contest(edition, house, line_up) for edition in self.editions for line_up in groups]
        for contest in self.contests:
            Match(contest.rules(), self.players, self.terms.options, people=())
        check_names(self.bots)
        check_bots(self.bots)
        self.tables, self.deals = [self.form], -(-self.count // self.part)

    @property
    def noun(self) -> str:
        return "game" if self.games else "round"

    def named(self, count: int) -> str:
        return f"{so_many(count, 'part')} of {so_many(self.part, self.noun)}"

    def header(self) -> dict[str, Any]:
        """As of every experiment, without the place, and with the rule books that are not built in."""
        found = super().header()
        del found["folder"]
        return {**found, "books": brought_among(self.editions)}

    def who(self, unit: int) -> Sequence[str]:
        return self.bots

    def play(self, unit: int) -> PartRow:
        numbers = range(unit * self.part, min(unit * self.part + self.part, self.count))
        row = PartRow(unit=unit, digest="", size=0, games=0, rounds=0, actions=0, blocked=0, faults=0, endless=[])
        games = [game for number in numbers if (game := self._game(number, row)) is not None]
        row.data = FORMS[self.form].packed(games)
        row.games, row.size, row.digest = len(games), len(row.data), digest_of(row.data)
        return row

    def _game(self, number: int, row: PartRow) -> KeptGame | None:
        """A game, once it is proved. The bots move on by a seat from deal to deal."""
        deal, which = divmod(number, len(self.contests))
        contest = self.contests[which]
        ways = rotations(contest.line_up)
        names, lines = ways[deal % len(ways)], list[str]()
        match = self.terms.match(contest.named, self.players)
        recorder = Recorder(match, names, lines.append, "chosen")
        bots = [bot_called(name) for name in names]
        playing = BotMatch(match, bots, self.terms.seed_of(number), None, recorder)
        result = playing.play(MOST_ROUNDS if self.games else 1, self.most_actions)
        if result.endless or result.rounds == MOST_ROUNDS:
            row.endless.append(number)
            return None
        row.rounds += result.rounds
        row.actions += result.actions
        row.blocked += result.blocked
        row.faults += len(result.faults)
        return KeptGame(
            game=number,
            edition=contest.named,
            bots=list(names),
            rounds=proved("".join(lines)),
            winners=self.terms.winners(match),
            scores=list(match.scores),
            faults=len(result.faults),
            check=recorder.chain[:CHECK_DIGITS],
        )

    def settle(self, row: PartRow) -> PartRow:
        """The file is on the disk before the list of parts names it."""
        if digest_of(row.data) != row.digest:
            raise Trouble("lab-part-lost", number=row.unit)
        replace_data(self.folder / part_name(row.unit, self.form), row.data)
        return replace(row, data=b"")

    def fits(self, row: PartRow) -> bool:
        return super().fits(row) and row.games + len(row.endless) <= self.part

    def sheets(self, rows: Sequence[PartRow], times: bool) -> list[Sheet]:
        return [Sheet(f"Kept in {self.folder.name}: {self.title()}", KEPT, [[*sums(rows).values()]])]

    def title(self) -> str:
        rules = " and ".join([" ".join((edition, *self.house)) for edition in self.editions])
        return f"{rules}, {self.players} players, bots {' '.join(self.bots)}, seed {self.seed}"

    def notes(self, rows: Sequence[PartRow]) -> list[str]:
        left_out = [number for row in rows for number in row.endless]
        return [f"Left out, since they did not end: {', '.join(map(str, left_out))}."] if left_out else []


def proved(text: str) -> list[list[str]]:
    """What was done in each round of a record that has been proved: played again from its text, every line of it."""
    record = read_record(text)
    verdict = verify(record)
    if verdict.problem or verdict.unproved:
        raise AssertionError(
            f"a record that was just written cannot be proved: {verdict.problem or 'it is not over'}"
        )
    rounds: list[list[str]] = []
    for line in record.body:
        if line.word == "round":
            rounds.append([])
        elif line.is_action:
            rounds[-1].append(line.text)
    return rounds


def sums(rows: Sequence[PartRow]) -> dict[str, int | float]:
    games, size = sum(row.games for row in rows), sum(row.size for row in rows)
    counted = {name: sum(getattr(row, name) for row in rows) for name in ("rounds", "actions", "blocked", "faults")}
    return {"games": games, **counted, "parts": len(rows), "bytes": size, "bytes a game": size / max(1, games)}


def make_ready(plan: RecordsPlan) -> None:
    """Make the folder, unless it is there with parts that are all whole."""
    folder = plan.folder
    try:
        if (folder / LIST).exists():
            if b"\n" in read_bytes(folder / LIST):  # else it was just begun when it was stopped
                Collection(folder).check()
        elif folder.exists() and any(folder.iterdir()):
            raise Trouble("lab-folder-foreign", path=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("lab-file-unusable", path=str(folder), reason=reason_of(error)) from None


# Reading a folder


class Header(Struct):
    """What the first line of the list of parts says."""

    lab: Line
    sixdot: Line
    rules: int
    code: Line
    editions: list[Line]
    house: list[Line]
    bots: list[Line]
    players: int
    count: int
    seed: Line
    games: dict[str, Any] | None
    part: int
    form: Line
    books: list[dict[str, Any]]


class Collection:
    """A folder of kept games. Going through it yields every game; a `DamagedPart` names a file that is not whole."""

    def __init__(self, folder: Path) -> None:
        """A `Trouble` says why the folder cannot be read."""
        self.folder = folder
        path = folder / LIST
        try:
            data = read_bytes(path)
        except OSError as error:
            raise Trouble("lab-no-records", path=str(path), reason=reason_of(error)) from None
        self.digest = digest_of(data)
        lines = data[: data.rfind(b"\n") + 1].splitlines() or [b""]
        self.header = _read(lines[0], Header, path, 1)
        if self.header.lab != RecordsPlan.lab or self.header.form not in FORMS:
            raise Trouble("lab-records-line", path=str(path), number=1)
        self.rows: dict[int, PartRow] = {}
        for number, line in enumerate(lines[1:], 2):
            row = _read(line, PartRow, path, number)
            self.rows.setdefault(row.unit, row)
        if self.header.rules > RULES_VERSION:
            raise Trouble("lab-records-newer", path=str(folder), version=self.header.sixdot)
        bring_all(self.header.books)
        self.terms = Terms(self.header.seed, self.header.games)

    def games(self, row: PartRow) -> list[KeptGame]:
        return games_of(self.folder, row, self.header.form)

    def check(self) -> None:
        """Raise `DamagedPart` unless every file is what was written."""
        for row in self.rows.values():
            part_bytes(self.folder, row, self.header.form)

    def __iter__(self) -> Iterator[KeptGame]:
        for _, row in sorted(self.rows.items()):
            yield from self.games(row)

    def game(self, number: int) -> KeptGame:
        """One of them; a `Trouble` if it is not there."""
        row = self.rows.get(number // self.header.part)
        for game in self.games(row) if row is not None and number >= 0 else ():
            if number == game.game:
                return game
        raise Trouble("lab-no-game", number=number, path=str(self.folder))


def _read(line: bytes, kind: type[S], path: Path, number: int) -> S:
    try:
        return json.decode(line, type=kind)
    except (DecodeError, RecursionError):
        raise Trouble("lab-records-line", path=str(path), number=number) from None
