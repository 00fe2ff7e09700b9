"""Small talk: what is said to the others or to nobody, asks for nothing, and changes nothing."""

from sixdot.voice.understand.meant import Talk
from sixdot.voice.understand.reading import Reader
from sixdot.voice.understand.vocabulary import beginnings, folded, quoted
from sixdot.voice.words import Words


def talk_in(reader: Reader, text: str) -> Talk | None:
    """What a line is that has nothing but greetings, thanks, praise and the like, and those they are said to."""
    known, tokens, kind = reader.vocabulary, text.split(), ""
    if text in known.heads:
        return None
    beside = {*known.replies["chatter"], *known.replies["courtesy"], *known.replies["all-of-you"]}
    beside.update(map(folded, reader.names))
    while tokens:
        found = [each for each in beginnings(tokens) if each[1] in known.talk or each[1] in beside]
        if not found:
            return None
        length, phrase = found[0]
        kind = kind or known.talk.get(phrase, "")
        tokens = tokens[length:]
    return Talk(kind) if kind else None


def talk_text(talk: Talk, words: Words, can_write: bool, again: bool) -> str:
    """A short line back, and how to talk to others and to ask, unless that was said right before."""
    answer = quoted(talk.answer) if talk.answer else None
    return words.say("talk-back", kind=talk.kind, answer=answer, write=can_write, again=again)
