"""What a referee still has to be told before it can judge: read from a line."""

from dataclasses import dataclass

from sixdot.game.actions import Action
from sixdot.score.reading import hand_in
from sixdot.score.referee import Referee
from sixdot.score.told import name_before, number_in
from sixdot.score.unseen import Impossible, Revealed, ToTell
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import begins_with, folded, in_all_languages, is_called, phrases, rest_of
from sixdot.voice.words import Value, Who, Words


@dataclass(frozen=True)
class WaitingFor:
    """Something was told that cannot be judged before something else is told, or chosen."""

    seat: int
    action: Action
    wanted: ToTell

    def question(self, referee: Referee, words: Words) -> str:
        challenged = getattr(referee.table.view(), "challenged", None)
        values: dict[str, Value] = {
            "who": Who(referee.names[self.seat]),
            "target": None if challenged is None else Who(referee.names[challenged]),
            "number": self.wanted.number,
            "size": referee.table.shown_size,
        }
        return words.say(f"referee-wanted-{self.wanted.what}", **values)

    def shown(self, typed: str, referee: Referee, words: Words) -> Revealed | Impossible | None:
        """What came to light; None: the line says nothing of it."""
        what = self.wanted.what
        text = folded(_without_names(typed, referee))
        if what == "drawn":
            found = [number_in(word, referee.edition, words) for word in text.split()]
            counts = [count for count in found if count is not None]
            return Revealed(drawn=counts[0]) if len(counts) == 1 else None
        for word, so in (("right", True), ("wrong", False)):
            if what == "right" and is_called(text, f"referee-word-{word}", *in_all_languages(words)):
                return Revealed(right=so)
        for word, so in (("guilty", True), ("honest", False)):
            if what == "guilty" and is_called(text, f"referee-word-{word}", *in_all_languages(words)):
                return Revealed(guilty=so)
        line = without(without(typed, "referee-word-first", words), "referee-word-has", words)
        kinds = kinds_in(line, referee, words) if what in ("guilty", "cards") else None
        if kinds is None:
            return None
        if what == "cards":
            return Revealed(cards=kinds)
        bluff = referee.table.is_bluff(kinds)
        return bluff if isinstance(bluff, Impossible) else Revealed(guilty=bluff)


def kinds_in(typed: str, referee: Referee, words: Words) -> tuple[int, ...] | None:
    """The cards that are named, if nothing else is."""
    try:
        held = hand_in(typed, referee.edition, words)
    except Trouble:
        return None
    return None if isinstance(held, int) else tuple([card.kind for card in held])


def without(typed: str, message: str, words: Words) -> str:
    """Without one of these phrases at the beginning."""
    length = begins_with(folded(typed).split(), phrases(message, *in_all_languages(words)))
    return rest_of(typed, length) if length else typed


def _without_names(typed: str, referee: Referee) -> str:
    """Without the name of a player at the beginning."""
    names = [folded(name).split() for name in referee.names]
    seat = name_before(folded(typed).split(), names)
    return typed if seat is None else rest_of(typed, len(names[seat]))
