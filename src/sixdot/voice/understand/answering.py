"""What was meant while a question of the game waits: the answer, or something that costs nothing."""

import re
from collections.abc import Sequence
from typing import Final

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.voice.understand.commands import TAKE_NOTHING, asked_in, command_in, is_in_passing
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.guessing import not_understood
from sixdot.voice.understand.meant import Ambiguous, Command, Meant, settled, unclear
from sixdot.voice.understand.reading import Reader, answer
from sixdot.voice.understand.said import Group, NoSuchCard, Unknown, one_group, pieces_of
from sixdot.voice.understand.senses import OPENERS
from sixdot.voice.understand.talking import talk_in
from sixdot.voice.understand.vocabulary import BETWEEN, around, asks, beginnings, folded, in_all_languages, rest_of

_LETTERS: Final = 2  # a command as short as this may well be an answer
_OFFERED: Final = r"(?<![a-z0-9])([a-z])[).:]"  # a) Paris b) Rome
_MOST_ECHOES: Final = 3  # places at which an echo of the question may end
_MOST_WORDS: Final = 12  # in which an echo is looked for beside the answer
_POLITE: Final = ("greeting", "thanks")  # small talk that is said with an answer, too
_TALK: Final = 2  # words of the table in what is no answer, if as many of its words are no such
_SHORT: Final = 4  # words of what may be an answer, though it is put as a question; more words are asked about


def answering(reader: Reader, typed: str, text: str) -> Meant:
    """What was meant while a question waits: the answer, unless it can be something else, which costs nothing.

    Nothing here depends on what the right answer is: whoever types tries out nothing by it.
    """
    said = _Said(reader, typed, text)
    near = getattr(reader.view, "near", None)
    if near and not asks(typed) and text in said.known["yes"]:
        return a.confirm
    if near and not asks(typed) and text in said.known["no"]:
        return answer(near)  # it is judged as it was typed
    return (
        said.in_so_many_words()
        or said.as_a_command()
        or said.at_the_table()
        or said.as_talk()
        or said.as_chatter()
        or said.as_a_question()
        or said.doubtful()
        or answer(said.core)
    )


class _Said:
    """What was typed, and its core: what is left without what people say before and after an answer."""

    def __init__(self, reader: Reader, typed: str, text: str) -> None:
        self.reader = reader
        self.typed = typed
        self.text = text
        self.tokens = text.split()
        self.known = reader.vocabulary.replies
        self.question = str(getattr(reader.view, "question", None) or "")
        self.core = self._core(typed)
        self.left = folded(self.core).split()
        self.command = command_in(reader, typed, text, exactly=False)

    def _core(self, typed: str) -> str:
        if len(typed) > a.LONGEST_ANSWER:
            return typed
        left = self._around(typed.rstrip("? "), self.known["asks"]) or typed
        echoed = left if self.reader.is_question(left) else self._without_echo(left)
        return left if echoed == left else self._core(echoed)

    def _around(self, typed: str, asking: Sequence[str] = ()) -> str:
        known = self.known
        talk = self.reader.vocabulary.talk
        polite = [*known["courtesy"], *[phrase for phrase, kind in talk.items() if kind in _POLITE]]
        before = [*known["before"], *asking, *known["chatter"], *polite, *talk]
        return around(typed, () if self._opens(typed, before) else before, [*known["after"], *polite])

    def _opens(self, typed: str, before: Sequence[str]) -> bool:
        """Whether it begins like a question, though a shorter phrase may stand before an answer: 'number of'."""
        begun = [phrase for _, phrase in beginnings(folded(typed).split())]
        first = next((phrase for phrase in begun if phrase in before or self._senses_of(phrase) & OPENERS), "")
        return bool(first) and first not in before

    def _without_echo(self, typed: str) -> str:
        """'The capital of Italy is Rome', 'Rome is the capital': what is said beside the question's own words."""
        said = typed.split()
        for place in [place for place, word in enumerate(said) if folded(word) in self.known["copula"]][
            :_MOST_ECHOES
        ]:
            before, after = said[:place], said[place + 1 :]
            if after and not self._echoes(after) and self._echoes(before):
                return " ".join(after)
            if before and not self._echoes(before) and self._echoes(after):
                return " ".join(before)
        return self._beside_echo(said, self.known["the"]) or typed

    def _echoes(self, words: Sequence[str]) -> bool:
        """Whether these are words of the question, and those that mean nothing by themselves."""
        asked, known = folded(self.question).split(), folded(" ".join(words)).split()
        own = [word for word in known if word in asked]
        return bool(own) and all(word in asked or self._is_link(word) for word in known)

    def _is_link(self, word: str) -> bool:
        return self.reader.kind(word) == "ignored" or any(word in self.known[name] for name in ("the", "in", "of"))

    def _beside_echo(self, said: Sequence[str], links: Sequence[str]) -> str:
        """'Lima, the capital of Peru', 'la capitale, Lima': what stands beside the question's own words, after such
        a word or a comma; empty: nothing does.
        """

        def apposed(words: Sequence[str], after_comma: bool) -> bool:
            begun = folded(words[0]).split()[:1] or [""]
            own = [word for word in folded(" ".join(words)).split() if not self._is_link(word)]
            return bool(own) and (after_comma or begun[0] in links) and self._echoes(words)

        if len(said) > _MOST_WORDS:
            return ""
        for place in range(1, len(said)):
            before, after = said[:place], said[place:]
            whole = not self._is_link(folded(before[-1])) and not self._echoes(before)
            if whole and apposed(after, before[-1].endswith(",")):
                return " ".join(before).rstrip(",")
        for place in range(len(said) - 1, 0, -1):
            before, after = said[:place], said[place:]
            letter = len(after) == 1 and len(after[0]) == 1  # 'the letter d' is said in full
            if not letter and not self._echoes(after) and apposed(before, before[-1].endswith(",")):
                return " ".join(after)
        return ""

    # What it can be

    def in_so_many_words(self) -> Meant | None:
        """'Answer Rome' is an answer as it stands; 'I don't know' is none."""
        for length, head in self.reader.vocabulary.heads_of(self.tokens):
            if a.ANSWER in head.verbs:
                rest = rest_of(self.typed, length)
                return self._only_asked(rest) if asks(self.typed) else self._called_answer(rest, length)
        if asks(self.typed):
            return None
        for length, head in self.reader.vocabulary.heads_of(self.left):
            if a.UNKNOWN in head.verbs and length == len(self.left):
                return a.unknown
        return None

    def _called_answer(self, rest: str, length: int) -> Meant:
        """After 'answer' anything is one; 'my answer was right' speaks of one."""
        given, said = answer(rest if length == 1 else self._core(rest)), folded(rest).split()
        speaks = length > 1 and (said[:1] in [[word] for word in self.known["copula"]] or len(said) > _SHORT)
        return Ambiguous(given, Command("question")) if speaks and isinstance(given, Action) else given

    def as_a_command(self) -> Meant | None:
        command = self.command
        if command is None:
            return None
        alone = command.name in ("help", "spell") or (len(self.text) > _LETTERS and not command.rest)
        alone = alone or (command.name == "rules" and self.text.startswith((*self.known["searching"],)))
        return command if alone else None

    def at_the_table(self) -> Meant | None:
        """What can be done besides answering: catching somebody."""
        for reading in filter(None, self.reader.readings(self.typed, self.text)):
            if reading.legal and reading.definite:
                return settled(reading.legal)
        return None

    def as_talk(self) -> Meant | None:
        """Said to the others, and no answer, unless it is called one."""
        talk = talk_in(self.reader, self.text)
        if talk is None or self._is_offered():
            return None
        alone = self.text in self.reader.vocabulary.talk and talk.kind != "robot"
        return talk._replace(answer=self.typed.strip(" .!?")) if alone else talk

    def as_chatter(self) -> Meant | None:
        """What is said while thinking is no answer: the question is heard again."""
        text = " ".join(self.left)
        is_chatter = text in self.known["chatter"] or (
            text in self.known["courtesy"] and len(self.left) < len(self.tokens)
        )
        return Command("question") if is_chatter and not self._is_somebody(text) else None

    def as_a_question(self) -> Meant | None:
        """A question about the game, known or not; that something was not heard needs no question word."""
        heard = self.reader.asked(self.typed)
        if heard is not None and heard.fact in ("repeat", "question"):
            return heard
        command = self.command
        tries = command if command is not None and command.name == "whatif" else None  # no answer begins like this
        if not self._asks():
            return tries
        if command is not None and command.name in TAKE_NOTHING:
            return command  # 'whose turn is it?'
        asked = asked_in(self.reader, self.typed, command) or tries
        if asked is None and command is not None and not (asks(self.typed) or is_in_passing(self.reader, command)):
            return None
        doubtful = isinstance(asked, Enquiry) and not asked.sure and self._may_answer(self.core)
        return self._only_asked(self.core) if asked is None or doubtful else asked

    def doubtful(self) -> Meant | None:
        """What may be an answer and may be none is asked about, or has to be called an answer."""
        if self._is_offered():
            return None
        rest = around(self.core, (), [*self.known["chatter"], *self.reader.vocabulary.talk])
        rest = self._beside_echo(rest.split(), self.known["in"]) or rest  # 'Lima in Peru' is not surely Lima
        given = answer(rest)
        if not isinstance(given, Action):
            return None
        is_move = _is_a_move(self.reader, self.left)
        other = self.command or (None if is_move else self._asked_in_core())
        if other is not None:
            return Ambiguous(given, other)
        if is_move or _names_somebody(self.reader, self.left):
            return unclear("unclear-answer-first", self.core)
        if self._may_be_talk():
            given = answer(self.core)
        elif rest == self.core:
            return None
        return Ambiguous(given, Command("question")) if isinstance(given, Action) else given

    # How it is told

    def _asks(self) -> bool:
        """By its mark, by a question word, or by what it begins or ends with: 'is it 7', '7 is it'."""
        first = self.tokens[0]
        counts = self._is_counted(first) and (len(first) > 1 or first.isdigit())
        if counts and len(self.tokens) <= _SHORT and not asks(self.typed):
            return False  # 'sixty minutes'
        begun = {phrase for _, phrase in beginnings(self.tokens)}
        edges = begun | {" ".join(self.tokens[place:]) for place in range(1, len(self.tokens))}
        requested = (begun - {self.text}) & {*self.known["request"]}  # 'explain the rule'
        said = self._around(self.typed)
        asked = asks(self.typed) or self.reader.is_question(said) or bool(requested)
        return asked or not edges.isdisjoint(self.known["asks"])

    def _only_asked(self, core: str) -> Meant:
        """Nothing is answered by a question; what is short enough can be said to be the answer."""
        if self._may_answer(core):
            return unclear("unclear-answer-asked", core)
        return self.reader.guessed(self.typed) or not_understood(self.reader, self.typed)

    def _may_answer(self, core: str) -> bool:
        return bool(core) and len(folded(core).split()) <= _SHORT and not self.reader.is_question(core)

    def _asked_in_core(self) -> Enquiry | None:
        """A question without a question word; the rules as such are asked for in other words.

        'Points 1 2' answers what a braille cell is made of, and asks for no score; 'the last 5 moves' asks.
        """
        asked = self.reader.asked(self.core)
        if asked is None or (asked.fact == "rule" and not asked.topic):
            return None
        return None if any(word.isdigit() for word in self.left) and not asked.when.count else asked

    def _is_offered(self) -> bool:
        """Whether the question itself offers this: 'a) Paris b) Rome', 'red or green', or a yes or a no."""
        text, asked = " ".join(self.left), folded(self.question)
        letters = re.findall(_OFFERED, self.question.casefold())
        if text in letters:
            return True
        if text in self.known["yes"] or text in self.known["no"]:
            begins = {phrase for _, phrase in beginnings(asked.split())}
            spoken = in_all_languages(self.reader.words)
            return any(begins & grammar(words.language).openings for words in spoken)
        if len(self.left) == 1:
            return len(text) > 1 and text in asked.split()
        return self._offers() and self._is_said_in(self.left[1:] if self.left[0] in letters else self.left)

    def _may_be_talk(self) -> bool:
        """Whether it may be said to the table, to a player or about a card, and is no answer."""
        text, left = " ".join(self.left), self.left
        paused = any(phrase in self.known["pausing"] for _, phrase in beginnings(self.tokens))
        if paused and len(left) > 1:
            return True
        if any(text in self.known[name] for name in ("yes", "no", "back", "go", "courtesy")) or self._is_somebody(
            text
        ):
            return not text.isdigit()
        if len(left) > 1 and (left[0] in self.known["no"] or not {*left[:-1]}.isdisjoint(self.known["copula"])):
            return True
        letters = left[-1:] if len(left[-1]) == 1 else []  # 'the letter i' speaks of nobody
        if any(word in self.known["speaking"] for word in left[: len(left) - len(letters)]):
            return True
        slight = [word for word in left if self._is_counted(word) or self.reader.kind(word) in ("and", "ignored")]
        if len(left) - len(slight) >= _SHORT or (
            len(left) > 1 and any(word in self.known["telling"] for word in left)
        ):
            return True
        if self._is_beside_the_question() or self._is_of_the_table():
            return True
        group = _card(self.reader, left)
        return group is not None and max(map(len, left)) > 1 and not group.numbers and bool(group.pieces)

    def _is_beside_the_question(self) -> bool:
        """Whether it has no number where the question counts, or only one where it asks for a name; whether several
        words only repeat the question, or are none of its choices.
        """
        if self._counts() and not any(map(self._is_number if len(self.left) > 1 else self._is_counted, self.left)):
            return True
        names = {*self.known["named"]} & {*folded(self.question).split()} and not self._counts()
        if names and len(self.tokens) == 1 and self._is_number(self.text) and not re.search(r"\d", self.question):
            return True  # a card that was to be played
        return len(self.left) > 1 and (self._is_said_in(self.left) or self._offers())  # 'ok so letter s'

    def _counts(self) -> bool:
        """Whether the question asks for a number: 'how many', '7 plus 2', 'which dots'."""
        asked = folded(self.question).split()
        if any(self._is_said_in(phrase.split()) for phrase in self.known["dots"]):
            return True
        sums = [" ".join(asked[place : place + length]) for place in range(len(asked)) for length in (1, 2)]
        is_sum = any(phrase in self.known["sum"] for phrase in sums) and len(list(filter(str.isdigit, asked))) > 1
        return is_sum or any("many" in senses for senses in self._senses(asked[:_TALK]))

    def _is_number(self, word: str) -> bool:
        return word.isdigit() or self.reader.kind(word) == "number" or word in self.known["counting"]

    def _is_said_in(self, words: Sequence[str]) -> bool:
        return f" {' '.join(words)} " in f" {folded(self.question)} "

    def _offers(self) -> bool:
        """Whether the question has choices: 'a) Paris b) Rome', 'red or green'."""
        listed = re.search(_OFFERED, self.question.casefold())
        return bool(listed) or any("or" in senses for senses in self._senses(folded(self.question).split()))

    def _senses_of(self, phrase: str) -> frozenset[str]:
        """What a phrase means, in any language."""
        spoken = [grammar(words.language).lexicon for words in in_all_languages(self.reader.words)]
        return frozenset().union(*[lexicon.get(phrase, frozenset()) for lexicon in spoken])

    def _senses(self, said: Sequence[str]) -> list[frozenset[str]]:
        """What the phrases in these words mean."""
        return [self._senses_of(phrase) for place in range(len(said)) for _, phrase in beginnings(said[place:])]

    def _is_of_the_table(self) -> bool:
        """Whether most of its words are those that people ask and talk in, and not the question's own."""
        known, asked = grammar(self.reader.words.language), folded(self.question).split()
        told = [word for word in self.left if not (word in asked or self._is_counted(word) or self._joins(word))]
        table = [word for word in told if known.knows(word)]
        if len(self.left) > 1 and any(f" {phrase} " in f" {self.text} " for phrase in self.known["please"]):
            return True
        alone = len(self.left) < len(self.tokens) and len(table) == len(told)
        return len(table) >= max(1 if alone else _TALK, len(told) - len(table))

    def _joins(self, word: str) -> bool:
        """Whether it only joins other words, or is a colour: the, of, in, and, with, red."""
        return self.reader.kind(word) in (*BETWEEN, "colour") or any(
            word in self.known[name] for name in ("the", "in", "of")
        )

    def _is_counted(self, word: str) -> bool:
        """Whether it is a number, or may be one: 'a', a letter."""
        return len(word) == 1 or self.reader.kind(word) == "perhaps" or self._is_number(word)

    def _is_somebody(self, text: str) -> bool:
        return text in [folded(name) for name in self.reader.names]


def _names_somebody(reader: Reader, tokens: Sequence[str]) -> bool:
    """Whether it is said about, or to, somebody at the table."""
    return len(tokens) > 1 and any(folded(name) in tokens for name in reader.names)


def _card(reader: Reader, tokens: Sequence[str]) -> Group | None:
    """What it says about a card, if it says nothing else."""
    try:
        group = one_group(pieces_of(tokens, reader.known))
        group.part(reader.deck)
    except (Unknown, NoSuchCard):
        return None
    return group


def _is_a_move(reader: Reader, tokens: Sequence[str]) -> bool:
    """Whether somebody forgot the question, and typed an action of this game or a card."""
    heads = [head for _, head in reader.vocabulary.heads_of(tokens) if a.UNKNOWN not in head.verbs]
    if any(reader.acts_here(head) for head in heads):
        return True
    group = _card(reader, tokens)
    if group is None or group.is_many() or group.only_colour() is not None:
        return False
    held = any(card.kind == kind for card in reader.hand for kind, _ in group.part(reader.deck))
    return bool(group.kinds or (group.colours and (group.numbers or group.symbols)) or (group.symbols and held))
