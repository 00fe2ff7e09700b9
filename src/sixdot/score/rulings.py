"""What a referee says: what happened and whose turn it is, what may be done now and by which rule, why not."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from sixdot.game import actions as a
from sixdot.game import events as e
from sixdot.game.actions import Action
from sixdot.game.cards import WILD, WILD_FOUR
from sixdot.game.refusal import Refusal
from sixdot.game.view import View
from sixdot.score.referee import CALL, COUNT, NOT_TOLD, HandedOver, Referee, without_hands
from sixdot.score.unseen import Impossible, MayRuling
from sixdot.voice.choices import action_text
from sixdot.voice.describe import describe
from sixdot.voice.family import stacking_rule, voice_of
from sixdot.voice.narrate import narrate
from sixdot.voice.pieces import either, together
from sixdot.voice.refusals import rule_of, wrong_text
from sixdot.voice.rules import rule_behind, why_text
from sixdot.voice.understand.meant import card_of
from sixdot.voice.words import Value, Who, Words

Say = Callable[[Words], str]
# By what is done, the rules that let one do it; a table has some of them.
_RULES: Final = {
    a.PLAY: "T1", a.DRAW: "O1 T2", a.PASS: "T3", a.COLOUR: "F4", a.CHALLENGE: "C1", a.ACCEPT: "C5", a.ANSWER: "Q1",
    a.UNKNOWN: "Q2", a.MATCH: "O2", a.DONE: "O7", a.LAY: "O3", a.NOLAY: "O4", a.SWAP: "H3", a.CATCH: "O10 U3",
    a.DOS: "O10", a.ACCUSE: "A1", a.AGREE: "A1", a.DISAGREE: "A1",
}  # fmt: skip
# What somebody in turn may do without naming a card.
_BARE: Final = (
    a.draw, a.pass_, a.challenge, a.accept, a.pickup, a.any_answer, a.unknown, a.done, a.nolay,
)  # fmt: skip
_IN_TURN: Final = {"turn": "O1 T1", "drawn": "O1 T3"}


def happened(referee: Referee, events: Sequence[e.Event]) -> Say:
    """What was done and what came of it, then who is next, or what the same player still has to do."""
    view, names = referee.table.view(), referee.names
    told = [without_hands(event) for event in events if not isinstance(event, NOT_TOLD)]
    heard = [e.hear(event, None) for event in told]
    given_away = any(isinstance(event, e.AnswerTold) for event in events)
    wins = any(isinstance(event, e.RoundOver) for event in events)
    did = [getattr(event, "seat", None) for event in told]
    notes = _notes(referee, told)
    others = {getattr(event, name) for event in told for name in event.seats} - {view.turn, None}
    may = _may_text(referee, view)
    same = did[:1] == [view.turn] and any(isinstance(event, e.Skipped) for event in told)
    again = may if others else _goes_on(referee, view)
    goes_on = again if did[:1] == [view.turn] else lambda words: describe(view, names, words).awaited()

    def text(words: Words) -> str:
        said = narrate(heard, view, names, words)
        to_come = may(words) if same else said.coming or goes_on(words)
        coming = to_come if not wins else left_text(referee, words) if view.winner is not None else ""
        answer = words.say("referee-answer-told") if given_away else ""
        return together([said.deeds, answer, coming, *[note(words) for note in notes]], words)

    return text


def _notes(referee: Referee, told: Sequence[e.Event]) -> list[Say]:
    """What is to be done with the cards of somebody who leaves, and when somebody who is back plays again."""
    if referee.is_over:
        return []
    left = [each.seat for each in told if isinstance(each, e.WentAway) and referee.was_seated(each.seat)]
    back = [each.seat for each in told if isinstance(each, e.CameBack)]
    notes = [("referee-hand-under", seat) for seat in left] + [("referee-back-next", seat) for seat in back]
    return [partial(_note, note, Who(referee.names[seat])) for note, seat in notes]


def _note(note: str, who: Who, words: Words) -> str:
    return words.say(note, who=who)


def left_text(referee: Referee, words: Words) -> str:
    """At the end of a round: whose cards are to be told for the score."""
    view = referee.table.view()
    seats = holding(view)
    if view.winner is None or not seats:
        return words.say("referee-blocked")
    return words.say(
        "referee-left", players=[Who(referee.names[seat]) for seat in seats], who=Who(referee.names[seats[0]])
    )


def holding(view: View) -> list[int]:
    return [seat for seat, count in enumerate(view.counts) if count]


# What may be done


def stands(referee: Referee) -> Say:
    """Who must act and what lies there, with what is still to be drawn."""
    view, names, owed = referee.table.view(), referee.names, referee.owed

    def text(words: Words) -> str:
        table = describe(view, names, words)
        if view.turn is None:
            return together([table.awaited(), left_text(referee, words)], words)
        drawn = [words.say("referee-owed", who=Who(names[each.seat]), count=each.count) for each in owed]
        told = [table.awaited(), table.up()] if view.phase == "answer" else [table.state()]
        return together([*drawn, *told], words)

    return text


def now(referee: Referee) -> Say:
    """The same, and what may be done, and by which rule."""
    view, edition, how = referee.table.view(), referee.edition, stands(referee)
    rule, may, open_ = _rule_now(referee, view), _may_text(referee, view), _open_text(referee, view)

    def text(words: Words) -> str:
        table = describe(view, referee.names, words)
        told, waits = how(words), [each for each in table.to_come() if view.turn is not None]
        why = why_text(rule, edition, words) if rule and view.turn is not None else ""
        can = may(words)
        beside = [*[each for each in waits if each not in told], "" if can in told else can, open_(words), why]
        return together([told, *beside], words)

    return text


def _open_text(referee: Referee, view: View) -> Say:
    """Who can be caught, and of whom an accusation is open."""
    names = referee.names
    caught = [Who(names[seat]) for seat in view.catchable]
    accused = [Who(names[vote.target]) for vote in view.votes]

    def text(words: Words) -> str:
        told = [words.say("referee-catchable", players=caught)] if caught else []
        told += [words.say("referee-accused", players=accused)] if accused else []
        return together(told, words)

    return text


def _may_text(referee: Referee, view: View) -> Say:
    """What the player in turn may do."""
    seat, ways = view.turn, _ways(referee, view)
    if seat is None:
        return lambda words: ""
    return lambda words: words.say("referee-can", who=Who(referee.names[seat]), what=ways(words))


def _goes_on(referee: Referee, view: View) -> Say:
    """The same for a player who has just been named."""
    ways = _ways(referee, view)
    return lambda words: words.say("referee-goes-on", what=ways(words))


def _ways(referee: Referee, view: View) -> Say:
    names, seat, using = referee.names, view.turn, _using(view)
    using = "play" if using == "drawn" and referee.edition.after_draw == "any" else using
    bare = [] if seat is None else [each for each in _BARE if not referee.may(seat, each).barred]

    def text(words: Words) -> str:
        cards = [words.say("referee-use", how=using)] if using else []
        others = [
            words.say("referee-use", how="unknown") if each == a.unknown else action_text(each, names, words, view)
            for each in bare
        ]
        return either([*cards, *others], words)

    return text


def _using(view: View) -> str:
    """How the player in turn may use cards, players or colours."""
    if view.phase in ("turn", "drawn") and voice_of(view).lying(view):
        return "match"
    return {"turn": "play", "drawn": "drawn", "stack": "stack", "lay": "lay", "swap": "swap", "colour": "colour"}.get(
        view.phase, ""
    )


def _rule_now(referee: Referee, view: View) -> str | None:
    waiting = voice_of(view).rule_waiting(view, referee.edition)
    return waiting or _here(_IN_TURN.get(view.phase, ""), referee)


def _here(rules: str, referee: Referee) -> str | None:
    words = Words().of(referee.edition)
    return next((rule for rule in rules.split() if words.has(f"rule-{rule}")), None)


def ruled(referee: Referee, seat: int, action: Action, verdict: MayRuling) -> Say:
    """Whether somebody may do it: yes, no, or it depends on the hand; and the rule."""
    if verdict.barred is not None:
        no = refused(referee, seat, verdict.barred)
        return lambda words: together([words.say("may-no"), no(words)], words)
    view, names, edition = referee.table.view(), referee.names, referee.edition
    rule = verdict.unless.rule if verdict.unless else "T7" if verdict.bluff else rule_of_deed(referee, action)
    player = Who(names[seat])

    def text(words: Words) -> str:
        what = action_text(action, names, words, view)
        if verdict.unless is not None:
            reason = verdict.unless.reason.lower().replace("_", "-")
            said = words.say(f"referee-unless-{reason}", who=player, what=what)
        else:
            said = words.say("referee-may", who=player, what=what, bluff=verdict.bluff)
        return together([said, why_text(rule, edition, words) if rule else ""], words)

    return text


def not_now(referee: Referee, seat: int) -> Say:
    """No, because it is not their turn, or because nothing like it can be done now."""
    view, edition = referee.table.view(), referee.edition
    barred = referee.may(seat, a.draw).barred
    if seat != view.turn and barred is not None:
        no = refused(referee, seat, barred)
        return lambda words: together([words.say("may-no"), no(words)], words)
    rule, may = _rule_now(referee, view), _may_text(referee, view)

    def text(words: Words) -> str:
        why = why_text(rule, edition, words) if rule else ""
        return together([words.say("may-no"), may(words), why], words)

    return text


def rule_of_deed(referee: Referee, action: Action) -> str | None:
    edition = referee.edition
    if action.verb == a.PICKUP:
        return stacking_rule(edition)
    if action.verb == a.PLAY and action.card >= WILD:
        return "T7" if action.card == WILD_FOUR else "T6"
    return _here(_RULES.get(action.verb, ""), referee)


def deeds(referee: Referee, first: int) -> Say:
    """What was told from this line on, without what comes next."""
    events = [
        e.hear(event, None) for each in referee.heard[first:] for event in each if not isinstance(event, NOT_TOLD)
    ]
    view, names = referee.table.view(), referee.names
    return lambda words: narrate(events, view, names, words).deeds if events else ""


def taken_back(referee: Referee) -> Say:
    """What was told last, once it is taken back."""
    kind, seat, count = [*referee.told[-1].split(), "", ""][:3]
    if kind not in (COUNT, CALL):
        heard, names = referee.hearings[-1], referee.names
        return lambda words: words.say("referee-undone", what=heard.deeds(names, words))
    who = Who(referee.names[int(seat)])
    return lambda words: words.say(f"referee-undone-{kind}", who=who, count=int(count or 0))


# Why, and why not


def why(referee: Referee, ruling: Refusal | None) -> Say:
    """The rule behind the last ruling, or behind what happened last; else the one about what is to be done now."""
    view, edition = referee.table.view(), referee.edition
    last = referee.heard[-1] if referee.heard else []
    found = (
        rule_of(ruling, view) if ruling is not None else rule_behind(last, edition, len(referee.names), "first-to")
    )
    rule = found or _rule_now(referee, view) or "S7"
    return lambda words: why_text(rule, edition, words)


def refused(referee: Referee, seat: int, told: Refusal | Impossible) -> Say:
    """What was wrong, what could be done instead, and which rule says so."""
    if isinstance(told, Impossible):
        return impossible(referee, told)
    own, view, names = referee.table.view(seat), referee.table.view(), referee.names
    rule = rule_of(told, view)
    may = _may_text(referee, view) if seat == view.turn and told.action.verb <= a.LAST_MOVE else None

    values: dict[str, Value] = {"card": card_of(told.action), "count": view.counts[seat] if seat < len(names) else 0}
    about = f"referee-no-{told.reason.lower().replace('_', '-')}"

    def text(words: Words) -> str:
        is_about = words.has(about)  # it is said of the player, and not to one
        said = words.say(about, who=Who(names[seat]), **values) if is_about else wrong_text(told, own, names, words)
        wrong = together([said], words)
        up = describe(view, names, words).up() if told.reason == "NOT_YOUR_TURN" else ""
        can = together([up if may is None else may(words)], words)
        named = {"edition": referee.edition.name, "rule": rule}
        return words.say("referee-no", who=Who(names[seat]), about=is_about, wrong=wrong, can=can, **named)

    return text


def impossible(referee: Referee, told: Impossible) -> Say:
    player = None if told.seat is None else Who(referee.names[told.seat])
    values: dict[str, Value] = {"card": told.card, "number": told.number, "who": player, "seen": told.seen}
    rule = {"edition": referee.edition.name, "rule": told.rule}

    def text(words: Words) -> str:
        wrong = together([words.say(f"referee-impossible-{told.why}", **values)], words)
        return words.say("refusal-bare", wrong=wrong, **rule)

    return text


def drawn_otherwise(referee: Referee, seat: int, count: int, rule: str | None) -> Say:
    """Somebody drew another number of cards than the rules say."""
    values: dict[str, Value] = {
        "who": Who(referee.names[seat]),
        "count": count,
        "edition": referee.edition.name,
        "rule": rule,
    }
    return lambda words: words.say("referee-draws", **values)


def rule_for(referee: Referee, event: e.Drew) -> str | None:
    """The rule by which these cards are drawn."""
    events = referee.heard[-1] if referee.heard else []
    causes = [other for other in events if isinstance(other, e.Challenged)]
    return rule_behind([event, *causes], referee.edition, len(referee.names), "first-to")


def stacked(view: View) -> int:
    return voice_of(view).stacked(view)


def handed_over(referee: Referee, ended: HandedOver) -> Say:
    """What the score keeper is told: who went out, and what the others are left with."""
    worth, names = referee.edition.card_points(), referee.names

    def text(words: Words) -> str:
        told = [
            words.say(
                "referee-held",
                who=Who(names[seat]),
                points=held if isinstance(held, int) else sum([worth[card.kind] for card in held]),
            )
            for seat, held in sorted(ended.left.items())
        ]
        winner = None if ended.winner is None else Who(names[ended.winner])
        return words.say("referee-handed-over", who=winner, hands=words.joined(told))

    return text
