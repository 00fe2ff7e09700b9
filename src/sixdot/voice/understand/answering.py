"""What was meant while a question of the game waits: the answer, or something that costs nothing."""

import re
from collections.abc import Sequence
from typing import Final

from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.voice.understand.commands import TAKE_NOTHING, asked_in, command_in, is_in_passing
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.guessing import not_understood, own_spelling
from sixdot.voice.understand.meant import Ambiguous, Command, Meant, settled, unclear
from sixdot.voice.understand.reading import Reader, answer
from sixdot.voice.understand.said import Group, NoSuchCard, Unknown, one_group, pieces_of
from sixdot.voice.understand.senses import OPENERS
from sixdot.voice.understand.talking import talk_in
from sixdot.voice.understand.vocabulary import around, asks, beginnings, folded, in_all_languages, rest_of

_LETTERS: Final = 2  # a command as short as this may well be an answer
_OFFERED: Final = r"(?<![a-z0-9])([a-z])[).:]"  # a) Paris b) Rome
_MOST_ECHOES: Final = 3  # places at which an echo of the question may end
_MOST_WORDS: Final = 12  # in which an echo is looked for beside the answer
_POLITE: Final = ("greeting", "thanks")  # small talk that is said with an answer, too
_REPLIES: Final = ("yes", "no", "back", "go", "courtesy")
_ASKED_FIRST: Final = 2  # words with which a question begins
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
        or answer(said.bare())
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
        self.core = next(filter(folded, (self._core(typed), typed)))
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
        """After 'answer' anything is one that is no question; 'my answer was right' speaks of one."""
        said = folded(rest).split()
        given = answer(rest if said or length == 1 else "")
        if not isinstance(given, Action):
            return given
        if length > 1:
            called = _Said(self.reader, rest, folded(rest))
            return called.doubtful() or answer(called.bare())
        asked = self.reader.is_question(rest) and not self._is_number(said[0])  # 'answer how', 'answer sixty minutes'
        return Ambiguous(given, Command("question")) if asked else given

    def as_a_command(self) -> Meant | None:
        command = self.command
        if command is None or self.text in self.known["sum"]:  # 'plus' may be muttered over a sum
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
        named = self._beside_echo(rest.split(), self.known["in"])  # 'Lima in Peru' is not surely Lima
        plain = self._is_plain()
        given = answer(named or (rest if plain else self.bare()))
        if not isinstance(given, Action):
            return None
        is_move = _is_a_move(self.reader, self.left)
        other = self.command or (None if is_move else self._asked_in_core())
        if other is not None:
            return Ambiguous(given, other)
        if is_move or (len(self.left) > 1 and any(folded(name) in self.left for name in self.reader.names)):
            return unclear("unclear-answer-first", self.core)
        return None if plain and not named and rest == self.core else Ambiguous(given, Command("question"))

    # How it is told

    def _asks(self) -> bool:
        """By its mark, by a question word, or by what it begins or ends with: 'is it 7', '7 is it'."""
        first = self.tokens[0]
        counts = self._counts_on(first) and self.reader.kind(first) != "and"
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
            return len(text) > 1 and text in asked.split() and not (text in self.known["the"] or self._counts())
        return self._offers() and self._is_said_in(self.left[1:] if self.left[0] in letters else self.left)

    def _is_plain(self) -> bool:
        """Whether it has the form of an answer, whatever the right one is: a number where the question counts,
        otherwise one word. Longer answers are asked about: no list knows all that people say while they think.
        """
        text = " ".join(self.left)
        if self._is_somebody(text) or any(text in self.known[name] for name in _REPLIES):
            return text.isdigit()
        if len(self.left) > 1 and any(f" {phrase} " in f" {self.text} " for phrase in self.known["please"]):
            return False
        if self._offers():
            return False  # none of its choices
        counts = self._counts()
        if self._names() and self._is_number(self.text) and not counts:
            return False  # a card that was to be played
        if counts or all(map(self._counts_on, self.left)):
            return self._is_counted_by(self.left)
        words = self._words()
        if len(words) > 1:
            return len(words) == 2 and len(words[1]) == 1 and not words[1].isdigit()  # 'the letter s'
        return words[0] not in self.known["the"] and not self._is_of_the_table()

    def _words(self) -> list[str]:
        """The words of the core without a small one before them: 'the moon', 'in 1969'. A hyphen parts no word."""
        words = [folded(word) for word in self.core.split() if folded(word)]
        small = len(words) > 1 and any(words[0] in self.known[name] for name in ("the", "in"))
        sighs = any(phrase in self.known["chatter"] for _, phrase in beginnings(self.tokens))  # 'too hard the rivers'
        return words[1:] if small and not sighs else words

    def _is_counted_by(self, said: Sequence[str]) -> bool:
        """Whether it is one number, or the dots of a cell, perhaps with what is counted: 'sixty minutes'."""
        if len(said) == 1:
            return self._is_number(said[0]) or self.reader.kind(said[0]) == "perhaps"
        asked = {*folded(self.question).split()[_ASKED_FIRST:]} - {*self.known["sum"]}
        numbers = [word for word in said if self._is_number(word)]
        if not all(word in asked or self._counts_on(word) for word in said):
            return False
        if self._asks_for_dots():
            return bool(numbers)
        return len(numbers) == 1 or (len({*numbers}) > 1 and not any(map(str.isdigit, numbers)))

    def bare(self) -> str:
        """Without what is counted, or a small word before a name: '8 legs' is 8, 'in France' is France."""
        words = self.core.split()
        if self._counts() and not self._asks_for_dots() and self._is_counted_by(self.left):
            numbers = [word for word in words if all(map(self._counts_on, folded(word).split()))]
            return " ".join(numbers) or self.core
        small = len(words) == 2 and folded(words[0]) in self.known["in"]
        return words[1] if small else self.core

    def _names(self) -> bool:
        """Whether the question asks for a name, and speaks of no number: 'the capital of'."""
        return not (
            re.search(r"\d", self.question) or {*self.known["named"]}.isdisjoint(folded(self.question).split())
        )

    def _counts_on(self, word: str) -> bool:
        """Whether it may be part of a number: 'a hundred and one'."""
        return self._is_number(word) or self.reader.kind(word) in ("and", "perhaps")

    def _asks_for_dots(self) -> bool:
        return any(self._is_said_in(phrase.split()) for phrase in self.known["dots"])

    def _counts(self) -> bool:
        """Whether the question asks for a number: 'how many', '7 plus 2', 'which dots'."""
        if self._asks_for_dots():
            return True
        asked = folded(self.question).split()
        sums = [" ".join(asked[place : place + length]) for place in range(len(asked)) for length in (1, 2)]
        is_sum = any(phrase in self.known["sum"] for phrase in sums) and len(list(filter(str.isdigit, asked))) > 1
        return is_sum or any("many" in senses for senses in self._senses(asked[:_ASKED_FIRST]))

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
        """Whether a word is one that people talk in, or about a card; or a command that is spelled almost right."""
        word = " ".join(self.left)
        if any(word in self.known[name] for name in ("speaking", "aside", "other", "command")):
            return True
        if len(self.tokens) > 1 and grammar(self.reader.words.language).knows(word):
            return True
        if own_spelling(self.reader.words.language).near(word):
            return True
        group = _card(self.reader, self.left)
        return group is not None and len(word) > 1 and not group.numbers and bool(group.pieces)

    def _is_somebody(self, text: str) -> bool:
        return text in [folded(name) for name in self.reader.names]


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
