"""What the players are left with when a round ends: told one by one, until it is known of all."""

from collections.abc import Mapping

from sixdot.game.cards import Card
from sixdot.score import rulings
from sixdot.score.reading import hand_in, said_of
from sixdot.score.referee import HandedOver, Referee
from sixdot.score.rulings import Say
from sixdot.score.unseen import Impossible
from sixdot.score.wanted import without
from sixdot.voice.pieces import together
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Who, Words

Left = int | tuple[Card, ...]


class LastHands:
    def __init__(self, referee: Referee, on_sheet: bool) -> None:
        """`on_sheet`: what the round brings is told by the score sheet."""
        self.ended: HandedOver | None = None
        self._referee = referee
        self._on_sheet = on_sheet
        self._left: dict[int, Left] = {}  # in the order in which they were told

    def hear(self, typed: str, words: Words) -> Say | None:
        """None: nothing is said about a hand."""
        referee, view = self._referee, self._referee.table.view()
        said = said_of(typed, referee.names)
        if not said or not all(text for _, text in said) or view.winner is None:
            return None
        try:
            left = {
                seat: hand_in(without(text, "referee-word-has", words), referee.edition, words) for seat, text in said
            }
        except Trouble as trouble:
            return trouble.text
        odd = referee.ended(left)
        if isinstance(odd, Impossible):
            return rulings.impossible(referee, odd)
        for seat, held in left.items():
            self._left.pop(seat, None)
            self._left[seat] = held
        echo, asked = self._echo(left), self.asked()
        return lambda words: together([echo(words), asked(words)], words)

    def asked(self) -> Say:
        """Whose hand is still to be told; once that is known of all, the round is handed over."""
        referee, view = self._referee, self._referee.table.view()
        missing = [seat for seat in rulings.holding(view) if seat not in self._left]
        if missing and self._left:
            return lambda words: words.say("referee-more", players=[Who(referee.names[seat]) for seat in missing])
        if missing and view.winner is not None:
            return lambda words: rulings.left_text(referee, words)
        whole = referee.ended({} if view.winner is None else self._left)
        assert isinstance(whole, HandedOver)
        self.ended = whole
        return (lambda words: "") if self._on_sheet else rulings.handed_over(referee, whole)

    def _echo(self, left: Mapping[int, Left]) -> Say:
        worth, names = self._referee.edition.card_points(), self._referee.names

        def text(words: Words) -> str:
            told = []
            for seat, held in left.items():
                points = held if isinstance(held, int) else sum([worth[card.kind] for card in held])
                cards = None if isinstance(held, int) or not held else list(held)
                told.append(words.say("sheet-hand", who=Who(names[seat]), cards=cards, points=points, was=False))
            return together(told, words)

        return text

    def undo(self) -> Say | None:
        """The hand that was told last; None: there is none."""
        self.ended = None
        if not self._left:
            return None
        seat, _ = self._left.popitem()
        asked, who = self.asked(), Who(self._referee.names[seat])
        return lambda words: together([words.say("referee-undone-hand", who=who), asked(words)], words)
