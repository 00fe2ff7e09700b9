"""The referee's desk: a line of what happened, or a question, comes in; one saying goes out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.refusal import Refusal
from sixdot.score import rulings
from sixdot.score.ending import LastHands
from sixdot.score.enquiries import RefereeAnswers
from sixdot.score.keeper import Keeper
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
    is_asked,
)
from sixdot.score.unseen import NOTHING_SHOWN, Impossible, Revealed, ToTell
from sixdot.score.wanted import WaitingFor, kinds_in, without
from sixdot.voice.choices import asked_back
from sixdot.voice.pieces import together
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Choose, Command, Unclear, groups
from sixdot.voice.understand.replying import reply_to
from sixdot.voice.words import Value, Who, Words

_MOST_OFFERED: Final = 5


class RefereeDesk:
    def __init__(self, referee: Referee, keeper: Keeper | None = None) -> None:
        """`keeper`: of the score, if there is one."""
        self.referee = referee
        self.wants_to_leave = False
        self.wants_back = False  # to what was told before this round
        self.wants_another = False  # round, after this one
        self._waiting: WaitingFor | SeveralMeant | None = None
        self._announced: int | None = None  # who has said UNO before playing the card
        self._hands = LastHands(referee, keeper is not None)
        self._keeper = keeper
        self._answers = RefereeAnswers(referee, keeper)

    def greet(self) -> Say:
        referee = self.referee
        if referee.has_begun:
            return rulings.now(referee)
        players = [Who(referee.names[seat]) for seat in referee.table.game.seated()]
        dealer = Who(referee.names[referee.dealer])
        values: dict[str, Value] = {"players": players, "who": dealer, "size": referee.edition.hand_size}
        return lambda words: words.say(
            "referee-begin", edition=referee.edition, cards=referee.table.to_start, **values
        )

    def hear(self, typed: str, words: Words) -> Say:
        """Whatever a line brings about, in one saying."""
        self.wants_back = False
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
            told = self._hands.hear(typed, words)
            if told is not None:
                return self._closing(told)
        parts = RefereeEar(self.referee, words).parts(typed)
        if len(parts) > 1:
            return self._one_by_one(parts, words)
        return self._said(RefereeEar(self.referee, words).heard(typed), words)

    def _one_by_one(self, parts: Sequence[str], words: Words) -> Say:
        """Several things in one line, told in one; what follows something that could not be is not heard."""
        before = len(self.referee.told)
        for place, part in enumerate(parts, before + 1):
            told = self._said(RefereeEar(self.referee, words).heard(part), words)
            if len(self.referee.told) != place:
                done = rulings.deeds(self.referee, before)
                return lambda words: together([done(words), told(words)], words)
        events = [event for each in self.referee.heard[before:] for event in each]
        return self._closing(rulings.happened(self.referee, events))

    def _said(self, said: Said, words: Words) -> Say:
        if isinstance(said, ToldDeed):
            if said.asked and said.action in (a.leave, a.return_):
                who, leaves = Who(self.referee.names[said.seat]), said.action == a.leave
                return lambda words: words.say("referee-may-leave", who=who, leaves=leaves)
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
            return self._several(said)
        if isinstance(said, RefereeOrder):
            return self._obey(said)
        return rulings.not_now(self.referee, said.seat) if isinstance(said, NotNow) else self._answers.text(said)

    def _several(self, said: SeveralMeant) -> Say:
        """A few things are offered by number; of many it is asked which."""
        view = self.referee.table.imagined(said.seat)
        if len(groups(*said.choice, view)) > _MOST_OFFERED:
            who = Who(self.referee.names[said.seat])
            return lambda words: words.say("referee-which", who=who)
        self._waiting = said
        return self._wanting()

    # Orders

    def _obey(self, order: RefereeOrder) -> Say:
        if order.name == "quit":
            self.wants_to_leave = True
            return lambda words: words.say("referee-goodbye", told=len(self.referee.told))
        if order.name == "help":
            return lambda words: words.say("referee-help")
        if order.name == "undo":
            return self.undo()
        if order.name == "oops":
            return lambda words: words.say("referee-oops")
        if not self.referee.has_begun:
            return self.greet()
        if order.name == "reshuffle":
            return self._tell(RESHUFFLE, 0)
        if order.name == "legal":
            return self._answers.legal()
        if order.name == "again" and self.ended is None:
            going = not self.referee.is_over
            stands = rulings.stands(self.referee)
            return lambda words: together([words.say("referee-not-over") if going else "", stands(words)], words)
        self.wants_another = order.name == "again"
        if self._waiting is not None:
            return self._wanting()
        ended = self.ended
        return rulings.now(self.referee) if ended is None else self._closing(rulings.handed_over(self.referee, ended))

    def _closing(self, told: Say) -> Say:
        """At the end, what can be said next; where there is a score sheet, the round goes there."""
        if self.ended is None or self._keeper is not None:
            return told
        return lambda words: together([told(words), words.say("referee-after", over=False)], words)

    def undo(self) -> Say:
        """What waits for more, a hand, a call before its card, or else what was told last."""
        if self._waiting is not None:
            self._waiting = None
            return self._back(lambda words: words.say("referee-undone", what=None))
        hand = self._hands.undo()
        if hand is not None:
            return hand
        if self._announced is not None:
            who, self._announced = Who(self.referee.names[self._announced]), None
            return self._back(lambda words: words.say("referee-undone-uno", who=who))
        if not self.referee.told:
            self.wants_back = True
            return lambda words: words.say("referee-no-undo")
        back = rulings.taken_back(self.referee)
        self.referee.undo()
        return self._back(back)

    def _back(self, taken: Say) -> Say:
        stands = rulings.stands(self.referee) if self.referee.has_begun else self._turned_up
        return lambda words: together([taken(words), stands(words)], words)

    @property
    def ended(self) -> HandedOver | None:
        """The round for the score, once everything is told."""
        return self._hands.ended

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
            self._answers.ruling = None
            if self.referee.is_over and self.referee.table.view().winner is None:
                self._hands.asked()
            return self._closing(rulings.happened(self.referee, told))
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
        count, turn = view.counts[said.seat], view.turn
        now = "yes" if in_time else "turn" if count == 2 and turn is not None else "no"
        whose = None if turn is None else Who(referee.names[turn])
        values: dict[str, Value] = {"count": count, "edition": referee.edition.name, "rule": "U1", "turn": whose}
        return lambda words: words.say("referee-call", who=who, now=now, **values)

    # What is still to be told

    def _wanting(self) -> Say:
        """The question that waits for an answer."""
        waiting, referee = self._waiting, self.referee
        if isinstance(waiting, WaitingFor):
            return lambda words: waiting.question(referee, words)
        assert waiting is not None
        view = referee.table.imagined(waiting.seat)
        return lambda words: asked_back(waiting.choice, view, referee.names, words)

    def _reply(self, typed: str, words: Words) -> Say | None:
        """To what was asked; None: it is something else, which can be answered."""
        waiting = self._waiting
        if isinstance(waiting, SeveralMeant):
            return self._chosen(typed, waiting, words)
        assert waiting is not None
        shown = waiting.shown(typed, self.referee, words)
        if shown is None:
            said = RefereeEar(self.referee, words).heard(typed)
            return None if is_asked(said) else self._before_all("referee-first-this")
        told = shown if isinstance(shown, Impossible) else self.referee.do(waiting.seat, waiting.action, shown)
        if isinstance(told, list):
            self._waiting = None
            return self._outcome(told, waiting.seat)
        if isinstance(told, ToTell):
            return self._before_all("referee-so-many", count=len(getattr(shown, "cards", None) or ()))
        refused, asked = rulings.refused(self.referee, waiting.seat, told), self._wanting()
        return lambda words: together([refused(words), asked(words)], words)

    def _before_all(self, message: str, **values: Value) -> Say:
        """Something, and then again what waits for an answer."""
        asked = self._wanting()
        return lambda words: together([words.say(message, **values), asked(words)], words)

    def _chosen(self, typed: str, waiting: SeveralMeant, words: Words) -> Say | None:
        view = self.referee.table.imagined(waiting.seat)
        meant, detour = reply_to(waiting.choice, typed, view, self.referee.names, words, view.hand)
        if meant is None:
            return self.undo()
        if isinstance(meant, Choose):
            return self._said(SeveralMeant(waiting.seat, meant), words)
        if isinstance(meant, Action) and not detour:
            self._waiting = None
            return self._said(ToldDeed(waiting.seat, meant), words)
        said = RefereeEar(self.referee, words).heard(typed)
        if isinstance(meant, Unclear) and isinstance(said, Unclear):
            return self._answers.text(meant)
        if not is_asked(said):
            self._waiting = None  # something else was told instead
        return None

    def _first(self, typed: str, words: Words) -> Say:
        """The card that is turned up, or the row; whatever else is said, that is asked again with a reason."""
        referee = self.referee
        kinds = kinds_in(without(typed, "referee-word-first", words), referee, words)
        codes = " ".join([referee.edition.deck.cards[kind].code for kind in kinds or ()])
        told = referee.tell(f"{FIRST} {codes}")
        if not isinstance(told, ToTell):
            return self._outcome(told, referee.dealer)
        said = None if kinds else RefereeEar(referee, words).heard(typed)
        values: dict[str, Value] = {"count": len(kinds or ())}
        answer = self._answers.beforehand(said) if isinstance(said, Command | Enquiry) else None
        message = "referee-so-many" if kinds else "referee-no-card"
        why = answer or (lambda words: words.say(message, **values))
        return lambda words: together([why(words), self._turned_up(words)], words)

    def _turned_up(self, words: Words) -> str:
        return words.say("referee-turned-up", cards=self.referee.table.to_start)

    # Rulings and questions

    def _may(self, seat: int, action: Action) -> Say:
        verdict = self.referee.may(seat, action)
        if isinstance(verdict.barred, Refusal):
            self._answers.ruling = verdict.barred
        return rulings.ruled(self.referee, seat, action, verdict)
