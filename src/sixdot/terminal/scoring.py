"""Somebody who enters the rounds of a table with real cards: line by line, until they have had enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sixdot.score.keeper import REDO, REDO_ENTRY, UNDO, UNDO_ENTRY, Held, ScoreEntry
from sixdot.score.reading import example_cards, example_hand, hand_in, said_of, winner_said
from sixdot.score.sheet import ScoreSheet
from sixdot.score.telling import ScoreTelling, view_of
from sixdot.terminal.console import Console
from sixdot.terminal.manner import Manner
from sixdot.terminal.port import Quit
from sixdot.voice.pieces import together
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.asking import asked, guessed, is_question
from sixdot.voice.understand.vocabulary import beginning, folded, in_all_languages, is_called, quoted, seat_named
from sixdot.voice.words import Words

# What can be typed at any time; those in the second line with something after it.
_ALONE: Final = ("score", "undo", "redo", "partners", "save", "back", "cancel", "nobody")
_WITH_MORE: Final = ("rounds", "correct", "remove", "dealer", "export")
_EVERYWHERE: Final = ("help", "repeat", "more", "less", "language", "marks", "quit")

Say = Callable[[ScoreTelling], str]


@dataclass
class _Entering:
    """A round that is being entered, or corrected."""

    number: int
    winner: int | None
    asked: list[int] = field(default_factory=list)  # whose hands count
    hands: dict[int, Held] = field(default_factory=dict)
    before: dict[int, Held] | None = None  # as it was entered: Enter leaves a hand so

    @property
    def seat(self) -> int | None:
        """Who is asked now; None: nobody is left."""
        return next((seat for seat in self.asked if seat not in self.hands), None)


def _of_hand(seat: int, held: Held) -> Say:
    return lambda telling: telling.hand(seat, held)


class ScoreTable:
    def __init__(self, sheet: ScoreSheet, console: Console) -> None:
        self._sheet = sheet
        self._keeper = sheet.keeper
        self._console = console
        self._manner = Manner(console)
        self._entering: _Entering | None = None
        self._correcting = 0  # the round of which somebody is asked who went out

    @property
    def unfinished(self) -> int:
        """The round that is being entered or corrected; 0: none."""
        return self._correcting if self._entering is None else self._entering.number

    # The conversation

    def run(self, again: bool) -> None:
        """Until somebody quits."""
        self._tell(lambda telling: telling.welcome(again))
        while True:
            typed = self._console.ask()
            self._console.hush()
            self.hear(typed.strip())

    def hear(self, typed: str) -> None:
        """One line: an entry, a question or a command; or a sentence says what can be typed, and nothing changes."""
        try:
            if not typed:
                self._enter_alone()
            elif not self._command(typed):
                self._entry(typed)
        except FileExistsError as there:
            self._refuse(Trouble("saved-there", path=str(there.args[0])))
        except Trouble as trouble:
            self._refuse(trouble)

    def _refuse(self, trouble: Trouble) -> None:
        self._console.buzz()
        self._console.tell(lambda words: together([trouble.text(words.of(self._keeper.edition))], words))

    def _tell(self, say: Say) -> None:
        self._console.tell(lambda words: say(ScoreTelling(self._keeper, words)))

    def _tell_all(self, *parts: Say) -> None:
        """Several things in one utterance."""
        self._console.tell(lambda words: together([say(ScoreTelling(self._keeper, words)) for say in parts], words))

    # What is asked now

    def _ask(self, telling: ScoreTelling, words: Words) -> str:
        """The question that waits for an answer."""
        entering = self._entering
        if self._correcting:
            return words.say("sheet-keeps", out=True)
        if entering is None or entering.seat is None:
            return telling.next()
        if entering.before is None or entering.seat not in entering.before:
            return telling.ask_hand(entering.seat)
        was = telling.hand(entering.seat, entering.before[entering.seat])
        return together([was, words.say("sheet-keeps", out=False)], words)

    def _tell_and_ask(self, *parts: Say) -> None:
        def text(words: Words) -> str:
            telling = ScoreTelling(self._keeper, words)
            return together([*[say(telling) for say in parts], self._ask(telling, words)], words)

        self._console.tell(text)

    def _enter_alone(self) -> None:
        """Where a round is corrected, it stays as it was; elsewhere, where the game stands is told."""
        entering = self._entering
        if self._correcting:
            kept = self._keeper.rounds[self._correcting - 1]
            self._begin(kept.winner, [])
        elif entering is not None and entering.before is not None and entering.seat in entering.before:
            self._hold(entering, {entering.seat: entering.before[entering.seat]}, reads_back=False)
        elif entering is None and self._keeper.counted:
            self._tell_all(lambda telling: telling.totals(), lambda telling: telling.next())
        else:
            self._tell_and_ask()

    # Entries

    def _entry(self, typed: str) -> None:
        """Who went out, what somebody holds, or a whole round in one line."""
        entering = self._entering
        said = self._said(typed, whole=entering is not None)
        if entering is None:
            winner = winner_said(said, len(self._keeper.names), self._console.words)
            if winner is None:
                name, over = self._keeper.names[0], self._keeper.is_over
                raise Trouble("sheet-unclear", typed=quoted(typed.rstrip("?!. ")), name=name, over=over)
            self._begin(winner, [each for each in said if each[0] != winner])
        elif said:
            self._hold(entering, self._read(entering, said))
        else:
            assert entering.seat is not None
            self._hold(entering, {entering.seat: hand_in(typed, self._keeper.edition, self._console.words)})

    def _said(self, typed: str, whole: bool) -> list[tuple[int, str]]:
        """What a line says of the players it names; each may be named once. `whole`: only whole names count."""
        said = said_of(typed, self._keeper.names, whole)
        seats = [seat for seat, _ in said]
        for seat in seats:
            if seats.count(seat) > 1:
                raise Trouble("sheet-twice", who=self._keeper.names[seat])
        return said

    def _begin(self, winner: int | None, said: list[tuple[int, str]]) -> None:
        """A round is over, or corrected: this player went out; of some others it is said already what they hold."""
        keeper, number, before = self._keeper, self._correcting or self._keeper.number, None
        if self._correcting:
            kept = keeper.rounds[number - 1]
            before = {seat: held for seat, held in enumerate(kept.hands) if seat != kept.winner}
        entering = _Entering(number, winner, before=before)
        self._check(entering, {})
        entering.asked = keeper.asked(winner, number)
        self._hold(entering, self._read(entering, said), [lambda telling: telling.out(winner)])

    def _read(self, entering: _Entering, said: list[tuple[int, str]]) -> dict[int, Held]:
        hands = {}
        for seat, text in said:
            if seat not in entering.asked:
                others = [self._keeper.names[other] for other in entering.asked]
                raise Trouble("sheet-holds-nothing", who=self._keeper.names[seat], players=others)
            if text:
                hands[seat] = hand_in(text, self._keeper.edition, self._console.words)
        return hands

    def _check(self, entering: _Entering, hands: dict[int, Held]) -> ScoreEntry:
        """The entry that these hands make, as far as it goes; a `Trouble` if they cannot be."""
        if entering.before is not None:
            return self._keeper.correction(entering.number, entering.winner, hands)
        return self._keeper.round(entering.winner, hands)

    def _hold(
        self, entering: _Entering, hands: dict[int, Held], first: Sequence[Say] = (), reads_back: bool = True
    ) -> None:
        """Ask for the next hand; or all are there, and the round counts once it is saved."""
        whole = entering.hands | hands
        entry = self._check(entering, whole)
        told = [_of_hand(seat, held) for seat, held in hands.items() if reads_back]
        if any(seat not in whole for seat in entering.asked):
            entering.hands = whole
            self._entering, self._correcting = entering, 0
            self._tell_and_ask(*first, *told)
        else:
            self._sheet.do(entry)
            self._entering, self._correcting = None, 0
            self._tell_all(*told, lambda telling: telling.entered(entry))

    # Commands

    def _command(self, typed: str) -> bool:
        """Whether it was one."""
        name, rest = self._meant(typed)
        if name is None:
            return self._asked(typed)
        if name in _EVERYWHERE:
            self._everywhere(name, rest)
        else:
            does: Callable[[str], None] = getattr(self, f"_{name}")
            does(rest)
        return True

    def _asked(self, typed: str) -> bool:
        """Whether it was a question about the score, in any words."""
        names, words = self._keeper.names, self._console.words
        if not is_question(typed, words):
            return False
        view, said = view_of(self._keeper), folded(typed).split()
        question = asked(typed, view, names, words)
        if question is None and any(is_called(word, "sheet-points", *in_all_languages(words)) for word in said):
            question = guessed(typed, view, names, words)
        if question is None or ScoreTelling(self._keeper, words).asked(question) is None:
            return False
        self._tell_and_ask(lambda telling: telling.asked(question) or "")
        return True

    def _meant(self, typed: str) -> tuple[str | None, str]:
        """A command, and what follows it. The whole name of a player goes before a command."""
        if folded(typed) in [folded(name) for name in self._keeper.names]:
            return None, typed
        spoken = in_all_languages(self._console.words)
        for name in (*_ALONE, *_WITH_MORE):
            if is_called(typed, f"sheet-does-{name}", *spoken):
                return name, ""
        for name in _EVERYWHERE:
            if is_called(typed, f"command-{name}", *spoken):
                return name, ""
        return beginning(typed, self._with_more)

    def _with_more(self, typed: str) -> str | None:
        spoken = in_all_languages(self._console.words)
        for name in _WITH_MORE:
            if is_called(typed, f"sheet-does-{name}", *spoken):
                return name
        return "language" if is_called(typed, "command-language", *spoken) else None

    def _everywhere(self, name: str, rest: str) -> None:
        if name == "quit":
            raise Quit
        if name == "help":
            self._console.tell(self._help)
        elif name == "repeat":
            self._console.repeat()
        elif name == "language":
            self._manner.language(rest)
        elif name == "marks":
            self._manner.marks()
        else:
            self._manner.length(1 if name == "more" else -1)

    def _help(self, words: Words) -> str:
        keeper, entering = self._keeper, self._entering
        asked = None if entering is None else entering.seat
        situation = "over" if keeper.is_over and entering is None else "idle" if asked is None else "hand"
        name, other = keeper.names[asked or 0], keeper.names[1]
        cards, marks = example_cards(keeper.edition), example_hand(keeper.edition)
        spelled = words.of(keeper.edition).listing([words.one(card) for card in cards])
        values = {"name": name, "other": other, "example": marks, "spelled": spelled}
        return words.say("sheet-help", situation=situation, **values)

    def _score(self, rest: str) -> None:
        self._tell_and_ask(lambda telling: telling.totals())

    def _rounds(self, rest: str) -> None:
        if rest:
            number = self._number(rest, "sheet-no-rounds")
            self._keeper.check_number(number, counts=False)
            self._tell(lambda telling: telling.details(number))
        else:
            self._tell(lambda telling: telling.rounds())

    def _partners(self, rest: str) -> None:
        self._tell(lambda telling: telling.partners())

    def _save(self, rest: str) -> None:
        self._console.say("sheet-all-saved", path=str(self._sheet.path))

    def _export(self, rest: str) -> None:
        from sixdot.score.export import export

        paths = export(self._keeper, self._console.words, self._sheet.path, rest)
        self._console.say("sheet-exported", files=[str(path) for path in paths])

    def _nobody(self, rest: str) -> None:
        if self._entering is not None:
            raise Trouble("sheet-finish-first")
        self._begin(None, [])

    def _cancel(self, rest: str) -> None:
        self._entering, self._correcting = None, 0
        self._console.tell(lambda words: together([words.say("sheet-cancelled"), self._next(words)], words))

    def _next(self, words: Words) -> str:
        return ScoreTelling(self._keeper, words).next()

    def _back(self, rest: str) -> None:
        """The hand before is asked again; before the first, the round is forgotten."""
        entering = self._entering
        if entering is None and not self._correcting:
            self._tell_and_ask()
        elif entering is not None and not entering.hands and entering.before is not None:
            self._entering, self._correcting = None, entering.number
            self._tell_and_ask()
        elif entering is None or not entering.hands:
            self._cancel("")
        else:
            last = [seat for seat in entering.asked if seat in entering.hands][-1]
            del entering.hands[last]
            self._tell_and_ask()

    def _undo(self, rest: str) -> None:
        if self._entering is not None or self._correcting:
            self._back("")
        else:
            self._turn(UNDO, UNDO_ENTRY)

    def _redo(self, rest: str) -> None:
        self._finish_first()
        self._turn(REDO, REDO_ENTRY)

    def _turn(self, does: str, entry: ScoreEntry) -> None:
        meant = self._keeper.last(does)
        self._sheet.do(entry)
        self._tell(lambda telling: telling.turned(does, meant))

    def _finish_first(self) -> None:
        if self._entering is not None or self._correcting:
            raise Trouble("sheet-finish-first")

    def _remove(self, rest: str) -> None:
        self._finish_first()
        self._done(self._keeper.removal(self._number(rest, "sheet-remove-what")))

    def _dealer(self, rest: str) -> None:
        """Alone: who deals; with a name: that player does."""
        if not rest:
            self._tell(lambda telling: telling.dealer())
            return
        self._finish_first()
        seat = seat_named(rest, self._keeper.names, range(len(self._keeper.names)))
        if seat is None:
            raise Trouble("sheet-no-player", typed=quoted(rest), players=self._keeper.names)
        self._done(self._keeper.deals(seat))

    def _correct(self, rest: str) -> None:
        """A round alone: everything is asked again; with players and their hands: only these change."""
        self._finish_first()
        number, _, more = self._without_round(rest).partition(" ")
        place = self._number(number, "sheet-correct-what")
        self._keeper.check_number(place)
        if not more.strip():
            self._correcting = place
            self._tell_and_ask(lambda telling: telling.details(place))
            return
        kept = self._keeper.rounds[place - 1]
        said = self._said(more.strip(), whole=False)
        if not said:
            raise Trouble("sheet-no-player", typed=quoted(more), players=self._keeper.names)
        if any(seat == kept.winner and text for seat, text in said):
            raise Trouble("sheet-went-out", who=self._keeper.names[kept.winner or 0], number=place)
        hands = self._read(_Entering(place, kept.winner, self._keeper.asked(kept.winner, place)), said)
        if not hands:
            raise Trouble("sheet-correct-what")
        self._done(self._keeper.correction(place, kept.winner, dict(enumerate(kept.hands)) | hands))

    def _without_round(self, rest: str) -> str:
        """Without the word for a round before its number: 'correct round 1'."""
        spoken = in_all_languages(self._console.words)
        return beginning(rest, lambda text: is_called(text, "sheet-word-round", *spoken) or None)[1]

    def _number(self, text: str, otherwise: str) -> int:
        text = self._without_round(text)
        if not (text.isascii() and text.isdigit() and len(text) < 5):
            raise Trouble(otherwise)
        return int(text)

    def _done(self, entry: ScoreEntry) -> None:
        """Save it, let it count, and tell it."""
        self._sheet.do(entry)
        self._tell(lambda telling: telling.entered(entry))
