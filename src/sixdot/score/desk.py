"""The referee's desk: a line of what happened, or a question, comes in; one saying goes out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.cards import Card
from sixdot.game.refusal import Refusal
from sixdot.score import rulings
from sixdot.score.enquiries import RefereeAnswers
from sixdot.score.keeper import Keeper
from sixdot.score.reading import hand_in, said_of
from sixdot.score.referee import COUNT, FIRST, RESHUFFLE, HandedOver, Outcome, Referee
from sixdot.score.rulings import Say
from sixdot.score.told import (
    AnswerJudged,
    NotNow,
    RefereeEar,
    RefereeOrder,
    Said,
    SeveralMeant,
    ToldCall,
    ToldCount,
    ToldDeed,
    ToldDraw,
    number_in,
)
from sixdot.score.unseen import NOTHING_SHOWN, Impossible, Revealed, ToTell
from sixdot.voice.choices import asked_back
from sixdot.voice.help import names_of
from sixdot.voice.pieces import together
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.meant import Choose, Unclear
from sixdot.voice.understand.replying import reply_to
from sixdot.voice.understand.vocabulary import folded, in_all_languages
from sixdot.voice.words import Value, Who, Words


@dataclass(frozen=True)
class WaitingFor:
    """Something was told that cannot be judged before something else is told, or chosen."""

    seat: int
    action: Action
    wanted: ToTell


class RefereeDesk:
    def __init__(self, referee: Referee, keeper: Keeper | None = None) -> None:
        """`keeper`: of the score, if there is one."""
        self.referee = referee
        self.ended: HandedOver | None = None
        self.wants_to_leave = False
        self._waiting: WaitingFor | SeveralMeant | None = None
        self._announced: int | None = None  # who has said UNO before playing the card
        self._left: dict[int, int | tuple[Card, ...]] = {}
        self._answers = RefereeAnswers(referee, keeper)

    def greet(self) -> Say:
        referee = self.referee
        if referee.has_begun:
            return rulings.now(referee)
        players, dealer = [Who(name) for name in referee.names], Who(referee.names[referee.dealer])
        values: dict[str, Value] = {"players": players, "who": dealer, "size": referee.edition.hand_size}
        return lambda words: words.say(
            "referee-begin", edition=referee.edition, cards=referee.table.to_start, **values
        )

    def hear(self, typed: str, words: Words) -> Say:
        """Whatever a line brings about, in one saying."""
        order = RefereeEar(self.referee, words).order(typed) if typed.strip() else RefereeOrder("now")
        if order is not None:
            return self._obey(order)
        if self._waiting is not None:
            told = self._reply(typed, words)
            if told is not None:
                return told
        if not self.referee.has_begun:
            return self._first(typed, words)
        if self.referee.is_over:
            told = self._hands(typed, words)
            if told is not None:
                return told
        return self._said(RefereeEar(self.referee, words).heard(typed), words)

    def _said(self, said: Said, words: Words) -> Say:
        if isinstance(said, ToldDeed):
            return self._may(said.seat, said.action) if said.asked else self._do(said.seat, said.action)
        if isinstance(said, ToldDraw):
            return self._may(said.seat, self._drawing(said)) if said.asked else self._drawn(said)
        if isinstance(said, ToldCall):
            return self._called(said)
        if isinstance(said, AnswerJudged):
            return self._do(said.seat, a.any_answer, Revealed(right=said.right))
        if isinstance(said, ToldCount):
            return self._tell(f"{COUNT} {said.seat} {said.number}", said.seat, self._counted(said))
        if isinstance(said, SeveralMeant):
            self._waiting = said
            view = self.referee.table.imagined(said.seat)
            return lambda words: asked_back(said.choice, view, self.referee.names, words)
        return rulings.not_now(self.referee, said.why) if isinstance(said, NotNow) else self._answers.text(said)

    # Orders

    def _obey(self, order: RefereeOrder) -> Say:
        if order.name == "quit":
            self.wants_to_leave = True
            return lambda words: words.say("referee-goodbye", told=len(self.referee.told))
        if order.name == "help":
            return lambda words: words.say("referee-help")
        if order.name == "undo":
            return self._undo()
        if not self.referee.has_begun:
            return self.greet()
        if order.name == "reshuffle":
            return self._tell(RESHUFFLE, 0)
        if self._waiting is not None:
            return self._wanting()
        return rulings.now(self.referee)

    def _undo(self) -> Say:
        """What waits for more, or else what was told last."""
        if self._waiting is not None:
            self._waiting = None
            return lambda words: together([words.say("session-cancelled"), self._stands()(words)], words)
        if self.referee.undo() is None:
            return lambda words: words.say("referee-no-undo")
        self._left, self.ended, self._announced = {}, None, None
        stands = self._stands()
        return lambda words: together(
            [words.say("referee-undone", left=len(self.referee.told)), stands(words)], words
        )

    def _stands(self) -> Say:
        return rulings.stands(self.referee) if self.referee.has_begun else self.greet()

    # What happened

    def _do(self, seat: int, action: Action, shown: Revealed = NOTHING_SHOWN) -> Say:
        if action.verb == a.PLAY and self._announced == seat and not action.uno:
            action = Action(a.PLAY, action.card, action.colour, True)
        told = self.referee.do(seat, action, shown)
        self._waiting = None
        if isinstance(told, ToTell):
            self._waiting = WaitingFor(seat, action, told)
            return self._wanting()
        if isinstance(told, list):
            self._announced = None
        return self._outcome(told, seat)

    def _tell(self, line: str, seat: int, said: Callable[[], Say] | None = None) -> Say:
        told = self.referee.tell(line)
        return said() if said is not None and isinstance(told, list) else self._outcome(told, seat)

    def _outcome(self, told: Outcome, seat: int) -> Say:
        if isinstance(told, list):
            view = self.referee.table.view()
            self._answers.ruling = None
            if self.referee.is_over and view.winner is None:
                self.ended = HandedOver(None, {})
            return rulings.happened(self.referee, told)
        if isinstance(told, ToTell):
            return self._wanting()
        self._answers.ruling = told if isinstance(told, Refusal) else None
        return rulings.refused(self.referee, seat, told)

    def _counted(self, said: ToldCount) -> Callable[[], Say]:
        names, count = self.referee.names, said.number

        def told() -> Say:
            stands = rulings.stands(self.referee)
            who = Who(names[said.seat])
            return lambda words: together([words.say("referee-counted", who=who, count=count), stands(words)], words)

        return told

    def _drawing(self, said: ToldDraw) -> Action:
        """What drawing means now: picking up a stack, accepting a Wild Draw Four, or a card of the pile."""
        view = self.referee.table.view()
        if view.turn != said.seat:
            return a.draw
        return {"stack": a.pickup, "respond": a.accept}.get(view.phase, a.draw)

    def _drawn(self, said: ToldDraw) -> Say:
        """Cards were drawn: those that are owed for what was told last, or in turn; and as many as the rules say."""
        referee, view, edition = self.referee, self.referee.table.view(), self.referee.edition
        owed = [event for event in referee.owed if event.seat == said.seat]
        action = self._drawing(said)
        if owed and (view.turn != said.seat or said.number not in (None, 1) or edition.draws_until_fits):
            due = sum([event.count for event in owed])
            if said.number not in (None, due):
                return rulings.drawn_otherwise(referee, said.seat, due, rulings.rule_for(referee, owed[0]))
            referee.owed = tuple([event for event in referee.owed if event not in owed])
            stands = rulings.stands(referee)
            who = Who(referee.names[said.seat])
            return lambda words: together([words.say("referee-drew", who=who, count=due), stands(words)], words)
        due = {a.PICKUP: rulings.stacked(view), a.ACCEPT: edition.wild_four}.get(action.verb, 1)
        if edition.draws_until_fits and action == a.draw:
            return self._do(said.seat, action, Revealed(drawn=said.number))
        barred = referee.may(said.seat, action).barred
        if said.number not in (None, due) and not barred:
            return rulings.drawn_otherwise(referee, said.seat, due, rulings.rule_of_deed(referee, action))
        return self._do(said.seat, action)

    def _called(self, said: ToldCall) -> Say:
        """UNO: with the card that was told last, or before the card that comes."""
        referee, view = self.referee, self.referee.table.view()
        who = Who(referee.names[said.seat])
        if not said.asked and referee.called(said.seat):
            stands = rulings.stands(referee)
            return lambda words: together([words.say("referee-called", who=who), stands(words)], words)
        in_time = view.turn == said.seat and view.counts[said.seat] == 2
        if in_time and not said.asked:
            self._announced = said.seat
        count = view.counts[said.seat]
        values: dict[str, Value] = {"count": count, "edition": referee.edition.name}
        return lambda words: words.say("referee-call", who=who, now=in_time, **values)

    # What is still to be told

    def _wanting(self) -> Say:
        waiting, referee = self._waiting, self.referee
        if isinstance(waiting, SeveralMeant):
            view = referee.table.imagined(waiting.seat)
            return lambda words: asked_back(waiting.choice, view, referee.names, words)
        assert waiting is not None
        wanted, view = waiting.wanted, referee.table.view()
        challenged = getattr(view, "challenged", None)
        values: dict[str, Value] = {
            "who": Who(referee.names[waiting.seat]),
            "target": None if challenged is None else Who(referee.names[challenged]),
            "number": wanted.number,
            "size": referee.table.shown_size,
        }
        return lambda words: words.say(f"referee-wanted-{wanted.what}", **values)

    def _reply(self, typed: str, words: Words) -> Say | None:
        """What was still to be told; None: it is something else."""
        waiting = self._waiting
        if isinstance(waiting, SeveralMeant):
            return self._chosen(typed, waiting, words)
        assert waiting is not None
        shown = self._shown(typed, waiting, words)
        if isinstance(shown, Impossible):
            return rulings.impossible(self.referee, shown)
        if shown is None:
            return None
        return self._do(waiting.seat, waiting.action, shown)

    def _chosen(self, typed: str, waiting: SeveralMeant, words: Words) -> Say | None:
        view = self.referee.table.imagined(waiting.seat)
        meant, detour = reply_to(waiting.choice, typed, view, self.referee.names, words, view.hand)
        if meant is None:
            return self._undo()
        if isinstance(meant, Choose):
            return self._said(SeveralMeant(waiting.seat, meant), words)
        if isinstance(meant, Action) and not detour:
            self._waiting = None
            return self._said(ToldDeed(waiting.seat, meant), words)
        return None if not isinstance(meant, Unclear) else self._answers.text(meant)

    def _shown(self, typed: str, waiting: WaitingFor, words: Words) -> Revealed | Impossible | None:
        what, text = waiting.wanted.what, folded(typed)
        if what == "drawn":
            found = [number_in(word, self.referee.edition, words) for word in text.split()]
            counts = [count for count in found if count is not None]
            return Revealed(drawn=counts[0]) if len(counts) == 1 else None
        for word, right in (("right", True), ("wrong", False)):
            if what == "right" and text in _phrases(f"referee-word-{word}", words):
                return Revealed(right=right)
        for word, guilty in (("guilty", True), ("honest", False)):
            if what == "guilty" and text in _phrases(f"referee-word-{word}", words):
                return Revealed(guilty=guilty)
        kinds = self._kinds(typed, words) if what in ("guilty", "cards") else None
        if kinds is None:
            return None
        if what == "cards":
            return Revealed(cards=kinds)
        bluff = self.referee.table.is_bluff(kinds)
        return bluff if isinstance(bluff, Impossible) else Revealed(guilty=bluff)

    def _kinds(self, typed: str, words: Words) -> tuple[int, ...] | None:
        """The cards that are named, if nothing else is."""
        try:
            held = hand_in(typed, self.referee.edition, words)
        except Trouble:
            return None
        return None if isinstance(held, int) else tuple([card.kind for card in held])

    def _first(self, typed: str, words: Words) -> Say:
        kinds = self._kinds(_without(typed, "referee-word-first", words), words)
        if kinds is None:
            return self.greet()
        codes = " ".join([self.referee.edition.deck.cards[kind].code for kind in kinds])
        told = self.referee.tell(f"{FIRST} {codes}")
        if isinstance(told, ToTell):
            return self.greet()
        return self._outcome(told, self.referee.dealer)

    # The end

    def _hands(self, typed: str, words: Words) -> Say | None:
        """What somebody is left with; once that is known of all, the round is handed over."""
        referee, view = self.referee, self.referee.table.view()
        said = said_of(typed, referee.names)
        if not said or not all(text for _, text in said) or view.winner is None:
            return None
        try:
            left = {
                seat: hand_in(_without(text, "referee-word-has", words), referee.edition, words)
                for seat, text in said
            }
        except Trouble as trouble:
            return trouble.text
        ended = referee.ended(left)
        if isinstance(ended, Impossible):
            return rulings.impossible(referee, ended)
        self._left.update(left)
        missing = [seat for seat in rulings.holding(view) if seat not in self._left]
        if missing:
            return lambda words: words.say("referee-more", players=[Who(referee.names[seat]) for seat in missing])
        whole = referee.ended(self._left)
        assert isinstance(whole, HandedOver)
        self.ended = whole
        return rulings.handed_over(referee, whole)

    # Rulings and questions

    def _may(self, seat: int, action: Action) -> Say:
        verdict = self.referee.may(seat, action)
        if isinstance(verdict.barred, Refusal):
            self._answers.ruling = verdict.barred
        return rulings.ruled(self.referee, seat, action, verdict)


def _phrases(message: str, words: Words) -> list[str]:
    return [folded(name) for each in in_all_languages(words) for name in names_of(message, each)]


def _without(typed: str, message: str, words: Words) -> str:
    """Without one of these phrases at the beginning."""
    from sixdot.voice.understand.vocabulary import beginnings, rest_of

    phrases, tokens = _phrases(message, words), folded(typed).split()
    length = next((length for length, phrase in beginnings(tokens) if phrase in phrases), 0)
    return rest_of(typed, length) if length else typed
