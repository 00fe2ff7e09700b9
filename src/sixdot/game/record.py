"""A game as a readable text file: a header, then one action to a line, and each round's seed at its end.

A record says no more about the cards than a spectator has heard: the seed of a round, and the hands dealt from it,
are written when the round is over. (Its header does hold the answers of a question game.) Every line ends with a
check, eight digits of a chain of SHA-256 hashes over all the lines so far, so that a changed line is found and named.
docs/records.md tells what each line says.
"""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, Literal

from sixdot.game.actions import Action, shortened
from sixdot.game.edition import book_line
from sixdot.game.editions import edition_named
from sixdot.game.events import DealerDrawn, Dealt, Event, GameOver, HandDealt, RowFilled, Scored, SeedTold, TurnedUp
from sixdot.game.match import JUDGE, Match, StageError
from sixdot.game.options import SetupError
from sixdot.game.questions import question_data
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import Deal

FORMAT: Final = "sixdot record 1"
_FACTS: Final = frozenset((DealerDrawn, Dealt, GameOver, HandDealt, RowFilled, Scored, SeedTold, TurnedUp))
UNDO: Final = "undo"
Deals = Literal["drawn", "chosen", "practice"]  # by chance, by somebody; or so, and what is done can be taken back
CHECK_DIGITS: Final = 8
LONGEST_NAME: Final = 40


def link(previous: str, text: str) -> str:
    """The next link of the chain of checks."""
    return sha256(f"{previous}\n{text}".encode()).hexdigest()


def checked(text: str, chain: str) -> str:
    """A line as it is written, with its check."""
    return f"{text}  #{chain[:CHECK_DIGITS]}\n"


class Facts:
    """What follows by itself from a step is written down too, so that it can be checked: dealers, seeds, scores."""

    def __init__(self) -> None:
        self._dealt: list[str] = []  # the hands of this round, which are told with its seed

    def of(self, told: Sequence[Event]) -> list[str]:
        lines: list[str] = []
        starting = False
        for event in told:
            if type(event) not in _FACTS:
                continue
            if isinstance(event, Dealt):
                starting = True
                lines.append(f"dealer {event.dealer}")
            elif isinstance(event, HandDealt):
                self._dealt.append(f"dealt {event.seat} {_listed(event.cards or ())}")
            elif isinstance(event, DealerDrawn):
                lines.append("drew " + _listed([f"{seat}:{card}" for seat, card in event.draws]))
            elif isinstance(event, TurnedUp):
                lines.append(f"turned {event.card}")
            elif isinstance(event, RowFilled) and starting:
                lines.append(f"row {_listed(event.cards)}")
            elif isinstance(event, SeedTold):
                lines += [f"seed {event.seed} salt {event.salt}", *self._dealt]
                self._dealt = []
            elif isinstance(event, Scored):
                lines.append(f"scores {_listed(event.scores)}")
            elif isinstance(event, GameOver):
                lines += [f"winners {_listed(event.winners)}", "end"]
        return lines


def _listed(things: Sequence[object]) -> str:
    return " ".join(map(str, things))


class Recorder:
    """A game that writes itself down: every step passes through here to the game, and all its lines go to `write`.

    `keep` receives the secret of a round before anybody hears its commitment. `deals` says in the record
    where the seeds come from. If something cannot be written, the game stops.

    >>> lines = []
    >>> recorder = Recorder(Match(edition_named("rnib"), players=2), ["Ana", "Ben"], lines.append)
    >>> told = recorder.commit() + recorder.deal()  # and then recorder.apply(seat, action)
    >>> "".join(lines).splitlines()[:3]
    ['sixdot record 1  #7af9a68a', 'rules 1  #c046535d', 'edition rnib  #f34544cd']
    """

    def __init__(
        self,
        game: Match,
        names: Sequence[str],
        write: Callable[[str], object],
        deals: Deals = "drawn",
        keep: Callable[[int, Deal], object] = lambda number, deal: None,
    ) -> None:
        self.game = game
        self._write = write
        self._keep = keep
        self._broken = False  # true while something is being written, and for good if that failed
        self._chain = ""
        self._facts = Facts()
        self._lines(header(game, names, deals))

    @property
    def chain(self) -> str:
        """The check of all lines so far."""
        return self._chain

    def resume(self, chain: str) -> None:
        """Go on with a record that has been written so far elsewhere."""
        self._chain = chain

    def _lines(self, texts: Sequence[str]) -> None:
        """Write the lines of one step together: either all are there, or the step did not happen."""
        written: list[str] = []
        for text in texts:
            self._chain = link(self._chain, text)
            written.append(checked(text, self._chain))
        self._broken = True
        self._write("".join(written))
        self._broken = False

    def _need_file(self) -> None:
        if self._broken:
            raise StageError("not any more: the record could not be written")

    def commit(self, deal: Deal | None = None) -> list[Event]:
        self._need_file()
        told = self.game.commit(deal)
        secret, number = self.game.secret, self.game.number + 1
        assert secret is not None
        self._broken = True
        self._keep(number, secret)
        self._lines([f"round {number}", f"commitment {secret.commitment(number)}"])
        return told

    def add_entropy(self, seat: int, text: str) -> list[Event]:
        self._need_file()
        told = self.game.add_entropy(seat, text)
        self._lines([f"entropy {int(seat)} {text}"])
        return told

    def deal(self) -> list[Event]:
        self._need_file()
        told = self.game.deal()
        self._lines(["deal", *self._facts.of(told)])
        return told

    def apply(self, seat: int, action: Action) -> Sequence[Event] | Refusal:
        self._need_file()
        told = self.game.apply(seat, action)
        if not isinstance(told, Refusal):
            self._lines([f"{'judge' if seat == JUDGE else int(seat)} {action}", *self._facts.of(told)])
        return told


def check_names(names: Sequence[str]) -> None:
    """Raise a `SetupError` if a name cannot be written down."""
    for name in names:
        if not name.strip() or name != name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            message = "a name is one printable line of up to {most} characters, not {value}"
            raise SetupError(message, "name", most=LONGEST_NAME, value=shortened(name))


def header(game: Match, names: Sequence[str], deals: Deals) -> list[str]:
    """The lines before the first round."""
    if len(names) != game.players:
        raise SetupError(f"{game.players} players need {game.players} names, not {len(names)}")
    check_names(names)
    chosen = " ".join([f"{key}={value}" for key, value in _settings(game) if value is not None])
    lines = [FORMAT, f"rules {game.rules}", f"edition {game.edition.id}"]
    if game.edition.id != game.edition.name:
        lines.append(f"book {book_line(edition_named(game.edition.id))}")
    if game.edition.house:
        lines.append(f"house {' '.join(game.edition.house)}")
    lines.append(f"options {chosen}")
    lines.append(f"deals {deals}")
    for seat, name in enumerate(names):
        lines.append(f"seat {seat} {'person' if seat in game.people else 'bot'} {name}")
    for kind, question in sorted(game.questions.items()):
        lines.append(
            f"question {game.edition.deck.cards[kind]} {json.dumps(question_data(question), ensure_ascii=False)}"
        )
    return lines


def _settings(game: Match) -> list[tuple[str, object]]:
    """Every option, with the edition's own answers written out: a record must not depend on today's defaults."""
    options = game.options
    alone = options.partners == "none"
    return [
        ("scoring", options.scoring or game.edition.scorings[0] if alone else None),
        ("target", None if options.partners == "rotating" else int(game.scoring.target)),
        ("partners", options.partners),
        ("dealer", None if options.dealer is None else int(options.dealer)),
        ("leavers", options.leavers),
        ("judge", options.judge),
    ]
