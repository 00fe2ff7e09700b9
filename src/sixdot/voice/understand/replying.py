"""What comes of the reply to a question back, when something typed could mean several things."""

from collections.abc import Sequence
from typing import NamedTuple

from sixdot.game.actions import ANSWER, Action
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.voice.understand.commands import other_than
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Ambiguous, Choose, Command, Meant, Talk, Unclear, unclear
from sixdot.voice.understand.pointing import chosen
from sixdot.voice.understand.reading import answer
from sixdot.voice.understand.understanding import choose, understand
from sixdot.voice.understand.vocabulary import asks, folded, in_all_languages, is_called, vocabulary
from sixdot.voice.words import Words


class Reply(NamedTuple):
    meant: Meant | None  # None: nothing of what was asked about is wanted; the question itself: it is asked again
    is_detour: bool = False  # it leaves the game as it is, or is not clear: what was asked is still open


def reply_to(
    asked: Choose | Ambiguous, typed: str, view: View, names: Sequence[str], words: Words, hand: Sequence[Card]
) -> Reply:
    """`hand`: in the order in which its cards are numbered."""
    if not typed:
        return Reply(asked)
    if isinstance(asked, Ambiguous):
        return _answer_or_command(asked, typed, view, names, words, hand)
    chosen = choose(typed, asked, view, names, words, hand)
    if isinstance(chosen, Command) and chosen.name == "undo" and not chosen.rest:
        return Reply(None)  # nothing has been done yet
    return Reply(chosen, _leaves_open(chosen))


def _answer_or_command(
    asked: Ambiguous, typed: str, view: View, names: Sequence[str], words: Words, hand: Sequence[Card]
) -> Reply:
    """An answer can be the word of a command. A number may be an answer itself: only words reply to this."""
    known, text = vocabulary(words.language), folded(typed)
    is_number = text.isdigit()
    is_answer = text in known.heads and ANSWER in known.heads[text].verbs
    is_answer = is_answer or (is_number and text == folded(asked.answer.text))
    if not asks(typed) and (is_answer or text in known.replies["other"]):
        return Reply(asked.answer if is_answer else other_than(asked))
    if is_called(typed, "word-back", *in_all_languages(words)) and not asks(typed):
        return Reply(None)
    if is_number and asks(typed):
        return Reply(unclear("unclear-choice-asked", typed.strip().rstrip("? ")), is_detour=True)
    given = answer(typed) if is_number else None
    if isinstance(given, Action):  # that there is no such number would sound like a verdict on an answer
        return Reply(Ambiguous(given, Command("question")))
    meant = understand(typed, view, names, words, hand)
    if isinstance(meant, Ambiguous) and text in known.replies["yes"]:
        return Reply(asked)  # it may be meant for anything
    if isinstance(meant, Ambiguous) and text in known.replies["no"]:
        return Reply(None)
    return Reply(meant, _leaves_open(meant))


def offered_by(meant: Meant | None) -> tuple[str, ...]:
    """What was offered to somebody who was not understood."""
    if not isinstance(meant, Unclear) or meant.message not in ("unclear-word", "unclear-beginning"):
        return ()
    return tuple([str(meant.values[name]) for name in ("near_1", "near_2", "near_3") if name in meant.values])


def agreed(typed: str, offered: Sequence[str], words: Words) -> str:
    """What is meant by a line: what was offered by its place, or the first of it if a yes asks that."""
    place = 0 if asks(typed) else chosen(folded(typed), words.language)
    if 0 < place <= len(offered):
        return offered[place - 1]
    first = next(iter(offered), "")
    is_free = folded(first) in grammar(words.language).lessons
    return first if is_free and is_called(typed, "word-yes", *in_all_languages(words)) else typed


def _leaves_open(meant: Meant | None) -> bool:
    return isinstance(meant, Enquiry | Talk | Unclear) or (
        isinstance(meant, Command) and meant.name not in ("undo", "leave", "return")
    )
