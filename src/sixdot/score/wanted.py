"""What a referee still has to be told before it can judge: read from a line."""

from dataclasses import dataclass

from sixdot.game.actions import Action
from sixdot.score.reading import hand_in
from sixdot.score.referee import Referee
from sixdot.score.told import number_in
from sixdot.score.unseen import Impossible, Revealed, ToTell
from sixdot.voice.help import names_of
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import beginnings, folded, in_all_languages, rest_of
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
            if what == "right" and text in phrases(f"referee-word-{word}", words):
                return Revealed(right=so)
        for word, so in (("guilty", True), ("honest", False)):
            if what == "guilty" and text in phrases(f"referee-word-{word}", words):
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


def phrases(message: str, words: Words) -> list[str]:
    return [folded(name) for each in in_all_languages(words) for name in names_of(message, each)]


def without(typed: str, message: str, words: Words) -> str:
    """Without one of these phrases at the beginning."""
    known, tokens = phrases(message, words), folded(typed).split()
    length = next((length for length, phrase in beginnings(tokens) if phrase in known), 0)
    return rest_of(typed, length) if length else typed


def _without_names(typed: str, referee: Referee) -> str:
    """Without the name of a player at the beginning."""
    tokens = folded(typed).split()
    named = [
        name.split() for name in map(folded, referee.names) if name and tokens[: len(name.split())] == name.split()
    ]
    return rest_of(typed, max(map(len, named))) if named else typed
